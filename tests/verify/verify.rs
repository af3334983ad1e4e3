//! Prints the account of a case in a JSON file with its reasons, as plain text: `make verify CASE=file.json`.

use std::process::ExitCode;

use pound_reckoner::case::Case;
use pound_reckoner::embed::{plain, read, value::Value};
use pound_reckoner::reckon;

/// The text.
///
/// # Errors
/// A sentence that says why there is none.
pub fn account(path: &str) -> Result<String, String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{path}: {e}"))?;
    let value: Value = serde_json::from_str(&text).map_err(|e| format!("{path}: {e}"))?;
    let case: Case = read::read(&value).map_err(|refusal| format!("{path}: {refusal}"))?;
    Ok(plain::text(&reckon::reckon(&case)))
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
