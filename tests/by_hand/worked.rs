//! The worked cases, as the runner and the tests beside it read them.
//!
//! A case is a file of its own; the days on which a row of law begins stand in tables of `tests/cases/commencements`,
//! a line a day: `place,text,day,provision,answer`, the answer being the value of `law.<provision>` (or empty where
//! nothing answers).
#![allow(dead_code, reason = "each test target uses a part of it")]
#![allow(
    clippy::expect_used,
    clippy::arithmetic_side_effects,
    reason = "a test may stop, and says why"
)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use pound_reckoner::case::Case;

/// A worked case.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Worked {
    /// A sentence of law.
    pub name: String,
    /// Where the law is.
    pub source: String,
    /// The arithmetic and the counted days.
    pub working: String,
    /// What the user told us.
    pub given: Case,
    /// Names of figures and their values.
    pub expect: BTreeMap<String, String>,
}

impl Worked {
    /// The names that came out otherwise than worked, with what was worked and what was reckoned. An empty value
    /// stands for a name that must not be there.
    pub fn differing<'w>(
        &'w self,
        got: &'w BTreeMap<String, String>,
    ) -> Vec<(&'w str, &'w str, &'w str)> {
        self.expect
            .iter()
            .map(|(name, value)| {
                let got = got.get(name).map_or("", String::as_str);
                (name.as_str(), value.as_str(), got)
            })
            .filter(|(_, value, got)| value != got)
            .collect()
    }
}

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder of cases") {
        let path = entry.expect("an entry of the folder of cases").path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|ext| ext == ending) {
            found.push(path);
        }
    }
}

fn sorted(ending: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut paths = Vec::new();
    files(&folder, ending, &mut paths);
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a case can be read");
        let name = path
            .strip_prefix(&folder)
            .unwrap_or(&path)
            .display()
            .to_string();
        (name, text)
    };
    paths.into_iter().map(read).collect()
}

/// Every worked case with the name of its file.
pub fn worked() -> Vec<(String, Worked)> {
    let read = |(name, text): (String, String)| {
        let case = toml::from_str(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        (name, case)
    };
    sorted("toml").into_iter().map(read).collect()
}

/// Every line of the tables of commencements, as a case.
pub fn commencements() -> Vec<(String, Worked)> {
    let mut found = Vec::new();
    for (name, text) in sorted("csv") {
        for (n, line) in text.lines().enumerate().skip(1) {
            let cells: Vec<&str> = line.split(',').collect();
            let [place, law, day, provision, answer] = cells[..] else {
                panic!("{name}:{}: write place,text,day,provision,answer", n + 1);
            };
            let given = format!("place = \"{place}\"\ntext = \"{law}\"\nimpounded = \"{day}\"");
            let given = toml::from_str(&given).unwrap_or_else(|e| panic!("{name}:{}: {e}", n + 1));
            let expect = [(format!("law.{provision}"), answer.to_owned())].into();
            let case = Worked {
                name: format!("{provision} in {place} on {day}"),
                source: String::new(),
                working: String::new(),
                given,
                expect,
            };
            found.push((format!("{name}:{}", n + 1), case));
        }
    }
    found
}

/// Every worked case without what it expects.
pub fn cases() -> Vec<(String, Case)> {
    worked()
        .into_iter()
        .map(|(name, case)| (name, case.given))
        .collect()
}
