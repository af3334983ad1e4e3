//! Prints the account of a case in a JSON file with its reasons, as plain text: `make verify CASE=file.json`.

use std::process::ExitCode;

use pound_reckoner::embed::{self, plain, value::Value};
use pound_reckoner::reckon;

const EXAMPLE: &str = "tests/verify/herd.json is a case to begin with";

/// The text.
///
/// # Errors
/// A sentence that says why there is none and what to write.
pub fn account(path: &str) -> Result<String, String> {
    let said = |why: &str| format!("{path}: {why}");
    let text = std::fs::read(path).map_err(|e| said(&format!("{e}; {EXAMPLE}")))?;
    let text = String::from_utf8(text).map_err(|_| said("save it as UTF-8 text"))?;
    // Some editors put a mark before the text.
    let text = text.trim_start_matches('\u{feff}');
    let value: Value = serde_json::from_str(text).map_err(|e| said(&not_json(text, &e)))?;
    let case = embed::case_of(&value).map_err(|refusals| {
        let lines = refusals.iter().map(|refusal| said(&refusal.to_string()));
        lines.collect::<Vec<String>>().join("\n")
    })?;
    Ok(plain::text(&reckon::reckon(&case)))
}

/// Where the text stops being JSON, that line with a mark under the place, and what to look for.
fn not_json(text: &str, why: &serde_json::Error) -> String {
    let (line, column) = (why.line(), why.column());
    let why = why.to_string();
    let why = why.split(" at line ").next().unwrap_or_default();
    let stands = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    let before = column.saturating_sub(1);
    format!(
        "not JSON at line {line}, column {column}: {why}\n  {stands}\n  {:before$}^\n\
         Look there and just before it: names and texts in double quotation marks, a comma between two fields and none after \
         the last, every bracket closed, no remarks; {EXAMPLE}",
        ""
    )
}

fn main() -> ExitCode {
    let said = std::env::args()
        .nth(1)
        .filter(|path| !path.is_empty())
        .ok_or_else(|| "name a case: make verify CASE=tests/verify/herd.json".to_owned())
        .and_then(|path| account(&path));
    match said {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
