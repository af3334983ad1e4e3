//! Which letters the bytes of a file are: UTF-8, with or without its mark, or UTF-16 with it, as spreadsheets write them.
//! Anything else is refused whole: a guess would turn a name into another.

use super::{CsvProblem, MOST_BYTES, Refusal};

/// The text of a file.
///
/// # Errors
/// It is too large, or its letters cannot be read; the line where that begins is named.
pub fn read(bytes: &[u8]) -> Result<String, Refusal> {
    if bytes.len() > MOST_BYTES {
        return Err(Refusal::of_line(1, CsvProblem::TooLarge));
    }
    let text = match bytes {
        [0xEF, 0xBB, 0xBF, rest @ ..] => utf_8(rest),
        [0xFF, 0xFE, rest @ ..] => utf_16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => utf_16(rest, u16::from_be_bytes),
        _ => utf_8(bytes),
    }?;
    // No text has this sign; UTF-16 without its mark is full of it.
    match text.find('\0') {
        Some(at) => Err(unreadable(text.get(..at).unwrap_or_default())),
        None => Ok(text),
    }
}

fn unreadable(before: &str) -> Refusal {
    let lines = before.matches('\n').count();
    let line = u32::try_from(lines).unwrap_or(u32::MAX).saturating_add(1);
    Refusal::of_line(line, CsvProblem::Letters)
}

fn utf_8(bytes: &[u8]) -> Result<String, Refusal> {
    std::str::from_utf8(bytes)
        .map(str::to_owned)
        .map_err(|error| {
            let sound = bytes.get(..error.valid_up_to()).unwrap_or_default();
            unreadable(&String::from_utf8_lossy(sound))
        })
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, Refusal> {
    let pairs = bytes.chunks(2).map(|pair| match pair {
        [first, second] => unit([*first, *second]),
        // Half a letter at the end: a lone surrogate is refused below.
        _ => 0xD800,
    });
    let mut text = String::with_capacity(bytes.len());
    for letter in char::decode_utf16(pairs) {
        match letter {
            Ok(letter) => text.push(letter),
            Err(_) => return Err(unreadable(&text)),
        }
    }
    Ok(text)
}
