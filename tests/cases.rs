//! Runs every worked case under `tests/cases`: `given` is reckoned, every name in `expect` is compared, and when one
//! fails the whole account is printed.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use pound_reckoner::case::Case;
use pound_reckoner::{outline, reckon};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Worked {
    name: String,
    source: String,
    working: String,
    given: Case,
    expect: BTreeMap<String, String>,
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

fn worked() -> Vec<(PathBuf, Worked)> {
    let mut paths = Vec::new();
    files(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases"),
        &mut paths,
    );
    paths.sort();
    paths
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a case can be read");
            let case = toml::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            (path, case)
        })
        .collect()
}

#[test]
fn every_worked_case_comes_out_as_worked() {
    let cases = worked();
    let mut wrong = 0;
    for (path, case) in &cases {
        let got = outline::outline(&reckon::reckon(&case.given));
        let differing: Vec<_> = case
            .expect
            .iter()
            .filter(|(name, value)| got.get(*name) != Some(value))
            .collect();
        if differing.is_empty() {
            continue;
        }
        wrong += 1;
        println!("\n{}\n  {} ({})", path.display(), case.name, case.source);
        for (name, value) in differing {
            let got = got.get(name).map_or("nothing", String::as_str);
            println!("  {name}: worked {value}, reckoned {got}");
        }
        println!("  the whole account:");
        for (name, value) in &got {
            println!("    {name} = {value}");
        }
    }
    println!("{} worked cases", cases.len());
    assert_eq!(wrong, 0, "{wrong} of {} cases differ", cases.len());
}

#[test]
fn every_case_says_its_source_and_its_working() {
    for (path, case) in worked() {
        assert!(
            case.name.len() > 20,
            "{}: the name is a sentence of law",
            path.display()
        );
        assert!(
            !case.source.is_empty() && case.working.trim().len() > 10,
            "{}",
            path.display()
        );
        assert!(
            !case.expect.is_empty(),
            "{}: a case that expects nothing cannot fail",
            path.display()
        );
    }
}
