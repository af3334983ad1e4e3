//! The worked cases as cases, without what they expect.
#![allow(dead_code, reason = "each test target uses a part of it")]

use std::fs;
use std::path::{Path, PathBuf};

use pound_reckoner::case::Case;

#[derive(serde::Deserialize)]
struct Worked {
    given: Case,
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder of cases") {
        let path = entry.expect("an entry of the folder of cases").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "toml") {
            found.push(path);
        }
    }
}

/// Every worked case with the name of its file.
pub fn cases() -> Vec<(String, Case)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut paths = Vec::new();
    files(&folder, &mut paths);
    paths.sort();
    paths
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a case can be read");
            let worked: Worked =
                toml::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            (
                path.strip_prefix(&folder)
                    .unwrap_or(&path)
                    .display()
                    .to_string(),
                worked.given,
            )
        })
        .collect()
}
