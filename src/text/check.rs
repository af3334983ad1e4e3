//! Whether every language file holds every key, in order, and none besides: asked while the page is compiled for the
//! browser, so that a page with a missing word cannot be built. `cargo test --test words` says which line it is.

use super::keys::{FAMILIES, KEYS};

/// The language files, by code, as `build.rs` finds them: a ninth language is one file.
pub const LANGUAGES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The first key in which a file differs from the list, with the number of its line; for people.
#[must_use]
pub fn difference(file: &str) -> Option<String> {
    let mut lines = (1u32..)
        .zip(file.lines())
        .filter(|(_, line)| is_entry(line));
    for key in all() {
        match lines.next() {
            None => return Some(format!("the file ends where `{key}` should stand")),
            Some((at, line)) => {
                let got = line.split_once('=').map_or(line, |(got, _)| got.trim());
                if got != key {
                    return Some(format!(
                        "line {at}: `{key}` should stand here, and not `{got}`"
                    ));
                }
            }
        }
    }
    lines
        .next()
        .map(|(at, line)| format!("line {at}: no such key: {line}"))
}

/// Every key in the order of the list.
pub fn all() -> impl Iterator<Item = String> {
    let families = FAMILIES
        .iter()
        .flat_map(|(prefix, codes)| codes.iter().map(move |code| format!("{prefix}{code}")));
    KEYS.iter().map(|key| (*key).to_owned()).chain(families)
}

fn is_entry(line: &str) -> bool {
    !(line.trim().is_empty() || line.starts_with('#') || line.starts_with('@'))
}

#[cfg(target_arch = "wasm32")]
#[allow(
    long_running_const_eval,
    reason = "it reads every language file through, once a build"
)]
const _: () = {
    let mut rest = LANGUAGES;
    while let [(_, file), tail @ ..] = rest {
        assert!(
            in_order(file.as_bytes()),
            "a language file lacks a key, has one too many or has them in another order: cargo test --test words names it"
        );
        rest = tail;
    }
};

/// Whether the file's keys are the list's. Works while compiling, where there are no strings to put together.
#[cfg(target_arch = "wasm32")]
const fn in_order(file: &[u8]) -> bool {
    let mut rest = file;
    let mut keys = KEYS;
    while let [key, tail @ ..] = keys {
        match entry(rest, b"", key.as_bytes()) {
            Some(next) => rest = next,
            None => return false,
        }
        keys = tail;
    }
    let mut families = FAMILIES;
    while let [(prefix, codes), tail @ ..] = families {
        let mut codes = *codes;
        while let [code, more @ ..] = codes {
            match entry(rest, prefix.as_bytes(), code.as_bytes()) {
                Some(next) => rest = next,
                None => return false,
            }
            codes = more;
        }
        families = tail;
    }
    next_entry(rest).is_empty()
}

/// What follows the line of this key, if that line is the next.
#[cfg(target_arch = "wasm32")]
const fn entry<'f>(file: &'f [u8], prefix: &[u8], code: &[u8]) -> Option<&'f [u8]> {
    let line = next_entry(file);
    match after(line, prefix) {
        Some(rest) => match after(rest, code) {
            Some([b' ' | b'=', ..]) => Some(next_line(line)),
            _ => None,
        },
        None => None,
    }
}

/// The file from its next line that is an entry.
#[cfg(target_arch = "wasm32")]
const fn next_entry(file: &[u8]) -> &[u8] {
    let mut rest = file;
    while let [b'\n' | b'\r' | b' ' | b'#' | b'@', ..] = rest {
        rest = next_line(rest);
    }
    rest
}

#[cfg(target_arch = "wasm32")]
const fn next_line(file: &[u8]) -> &[u8] {
    let mut rest = file;
    while let [first, tail @ ..] = rest {
        rest = tail;
        if *first == b'\n' {
            break;
        }
    }
    rest
}

/// What stands behind a beginning, if the text begins so.
#[cfg(target_arch = "wasm32")]
const fn after<'f>(text: &'f [u8], start: &[u8]) -> Option<&'f [u8]> {
    let (mut text, mut start) = (text, start);
    while let [expected, tail @ ..] = start {
        match text {
            [got, rest @ ..] if *got == *expected => text = rest,
            _ => return None,
        }
        start = tail;
    }
    Some(text)
}
