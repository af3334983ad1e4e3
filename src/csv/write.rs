//! Cells on their way out. A spreadsheet runs a cell that begins with a sign of a formula; an apostrophe before it makes
//! it a text, and is taken off again when the file is read. Cells that begin with apostrophes and such a sign get one
//! more, so that every text comes back as it was.

/// The mark before UTF-8, without which spreadsheets take Indian letters for others.
pub const BOM: char = '\u{feff}';

/// What a spreadsheet takes for the beginning of a formula: also as the wide signs of East Asian keyboards.
const FORMULA: &[char] = &[
    '=', '+', '-', '@', '\t', '\r', '\n', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}',
];

/// Whether a formula would begin, behind any apostrophes.
fn begins_a_formula(text: &str) -> bool {
    text.trim_start_matches('\'').starts_with(FORMULA)
}

/// Writes a cell behind what is there.
pub fn cell(out: &mut String, text: &str, separator: char) {
    let formula = begins_a_formula(text);
    // The other separators too: another spreadsheet may cut there.
    let marks = |letter: char| matches!(letter, '"' | '\n' | '\r' | ',' | ';' | '\t');
    // A space at an end is cut off by some.
    let bare =
        !formula && text.trim() == text && !text.contains(marks) && !text.contains(separator);
    if bare {
        out.push_str(text);
        return;
    }
    out.push('"');
    if formula {
        out.push('\'');
    }
    for letter in text.chars() {
        if letter == '"' {
            out.push('"');
        }
        out.push(letter);
    }
    out.push('"');
}

/// Writes a line of cells.
pub fn line<T: AsRef<str>>(out: &mut String, cells: impl IntoIterator<Item = T>, separator: char) {
    for (at, text) in cells.into_iter().enumerate() {
        if at > 0 {
            out.push(separator);
        }
        cell(out, text.as_ref(), separator);
    }
    out.push_str("\r\n");
}

/// What a cell said before it was written.
pub(super) fn restored(mut text: String) -> String {
    if text.starts_with('\'') && begins_a_formula(&text) {
        text.remove(0);
    }
    text
}
