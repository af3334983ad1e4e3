//! Prints the engine's outline of every case named in the arguments: path, tab, one JSON object of name to value.
//! `compare.py` builds and reads this; a case that cannot be read comes out as `{"cannot-read": reason}`.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use pound_reckoner::case::Case;
use pound_reckoner::{outline, reckon};
use serde::Deserialize;

#[derive(Deserialize)]
struct Worked {
    given: Case,
}

fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            c if c < ' ' => {
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

fn outline_of(path: &str) -> Result<BTreeMap<String, String>, String> {
    let text = std::fs::read_to_string(path).map_err(|e| e.to_string())?;
    let worked: Worked = toml::from_str(&text).map_err(|e| e.to_string())?;
    Ok(outline::outline(&reckon::reckon(&worked.given))
        .into_iter()
        .collect())
}

fn main() {
    for path in std::env::args().skip(1) {
        let names =
            outline_of(&path).unwrap_or_else(|e| BTreeMap::from([("cannot-read".to_owned(), e)]));
        let pairs: Vec<_> = names
            .iter()
            .map(|(name, value)| format!("{}: {}", quoted(name), quoted(value)))
            .collect();
        println!("{path}\t{{{}}}", pairs.join(", "));
    }
}
