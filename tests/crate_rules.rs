//! Rules of the crate: few dependencies, each argued; no unsafe code; and every closed list of words with codes that
//! are stable, unlike each other, and read letter for letter.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::too_many_lines,
    reason = "a test stops where something is not as worked"
)]

use std::collections::BTreeSet;
use std::fs;

use pound_reckoner::account::{Choice, Outcome};
use pound_reckoner::animal::{Kind, Kinds};
use pound_reckoner::case::{
    ClosedDay, Condition, DailyFrom, FeedingFrom, FirstDay, Head, HowMany, RefusalWait, RoundAt,
    Situation, SoldAs, Unit,
};
use pound_reckoner::day::{DayRule, MonthEnd};
use pound_reckoner::law::place::Place;
use pound_reckoner::law::row::{Provision, Recipient, Standing};
use pound_reckoner::reasons::Figure;

macro_rules! codes {
    ($($name:ident),+) => {
        $({
            let codes: BTreeSet<&str> = $name::ALL.iter().map(|one| one.code()).collect();
            assert_eq!(codes.len(), $name::ALL.len(), "{}: two variants share a code", stringify!($name));
            for one in $name::ALL {
                let code = one.code();
                assert_eq!($name::from_code(code), Some(*one), "{code}");
                assert!(
                    !code.is_empty() && code.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'),
                    "{}: {code:?} is not small letters, digits and hyphens", stringify!($name)
                );
                assert_eq!($name::from_code(&code.to_uppercase()), None, "letter for letter");
                assert_eq!($name::from_code(&format!(" {code}")), None, "letter for letter");
            }
            assert_eq!($name::from_code(""), None);
        })+
    };
}

#[test]
fn codes_are_unlike_each_other_and_read_letter_for_letter() {
    codes!(
        Choice,
        Outcome,
        Kind,
        ClosedDay,
        Condition,
        DailyFrom,
        FeedingFrom,
        FirstDay,
        Head,
        HowMany,
        RefusalWait,
        RoundAt,
        Situation,
        SoldAs,
        Unit,
        DayRule,
        MonthEnd,
        Place,
        Provision,
        Recipient,
        Standing,
        Figure
    );
}

#[test]
fn a_set_of_kinds_has_what_was_put_in_and_nothing_else() {
    for kind in Kind::ALL.iter().copied() {
        let one = Kinds::of(&[kind]);
        for other in Kind::ALL.iter().copied() {
            assert_eq!(one.has(other), kind == other);
        }
        assert!(Kinds::ANY.has(kind) && !Kinds::NONE.has(kind));
        assert!(one.meets(Kinds::ANY) && !one.meets(Kinds::NONE));
        assert_eq!(one.iter().collect::<Vec<_>>(), [kind]);
    }
    let all = Kinds::of(Kind::ALL);
    assert_eq!(
        all.iter().count(),
        Kind::ALL.len(),
        "every kind has a place of its own in the set"
    );
}

fn manifest() -> (String, toml::Table) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let text = fs::read_to_string(path).expect("Cargo.toml");
    let table = toml::from_str(&text).expect("Cargo.toml is TOML");
    (text, table)
}

#[test]
fn six_dependencies_stay_and_any_other_is_argued() {
    let (text, table) = manifest();
    let stay = [
        "chrono",
        "leptos",
        "rust_decimal",
        "serde",
        "serde-wasm-bindgen",
        "wasm-bindgen",
    ];
    let found: Vec<&String> = table["dependencies"]
        .as_table()
        .expect("dependencies")
        .keys()
        .collect();
    for name in stay {
        assert!(
            found.iter().any(|one| *one == name),
            "{name} is one of the six"
        );
    }
    let lines: Vec<&str> = text.lines().collect();
    for name in found.iter().filter(|name| !stay.contains(&name.as_str())) {
        let at = lines.iter().position(|line| {
            line.starts_with(&format!("{name} ")) || line.starts_with(&format!("{name}."))
        });
        let at = at.unwrap_or_else(|| panic!("{name} stands on a line of its own"));
        let argued = lines[at].contains('#') || at > 0 && lines[at - 1].starts_with('#');
        assert!(argued, "{name}: say in a line beside it why it is needed");
    }
}

#[test]
fn leptos_is_pinned_and_left_out_of_the_engine_and_chrono_has_no_clock() {
    let (_, table) = manifest();
    let leptos = &table["dependencies"]["leptos"];
    assert_eq!(leptos["version"].as_str(), Some("=0.8.23"));
    assert_eq!(leptos["optional"].as_bool(), Some(true));
    let chrono = &table["dependencies"]["chrono"];
    assert_eq!(chrono["default-features"].as_bool(), Some(false));
    let features = chrono
        .get("features")
        .and_then(toml::Value::as_array)
        .cloned()
        .unwrap_or_default();
    for clock in ["clock", "now", "wasmbind"] {
        assert!(
            !features
                .iter()
                .any(|feature| feature.as_str() == Some(clock)),
            "chrono's {clock}"
        );
    }
}

#[test]
fn unsafe_code_is_forbidden() {
    let lib =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/src/lib.rs")).expect("lib.rs");
    let (_, table) = manifest();
    let by_lint = table
        .get("lints")
        .and_then(|lints| lints.get("rust"))
        .and_then(|rust| rust.get("unsafe_code"))
        .is_some_and(|level| level.as_str() == Some("forbid"));
    assert!(lib.contains("#![forbid(unsafe_code)]") || by_lint);
}

/// Every crate of the page, the tests and what builds them: name, version, licence. Asked of cargo without a network.
fn crates() -> BTreeSet<(String, String, String)> {
    let told = std::process::Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--locked", "--prefix", "none"])
        .args(["--edges", "normal,build,dev"])
        .args(["--target", "wasm32-unknown-unknown"])
        .args(["--format", "{p}|{l}"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo tree runs");
    let lines = String::from_utf8(told.stdout).expect("letters");
    assert!(told.status.success(), "cargo tree: {:?}", told.stderr);
    let crates = lines.lines().filter(|line| line.contains('|')).map(|line| {
        let (package, licence) = line.split_once('|').expect("two parts");
        let mut package = package.split(' ');
        let name = package.next().expect("a name").to_owned();
        let version = package.next().expect("a version").to_owned();
        (name, version, licence.trim_end_matches(" (*)").to_owned())
    });
    crates.collect()
}

#[test]
fn every_crate_may_be_given_on_under_the_licence_of_the_house() {
    // Each lets anybody use, change and give on the whole with no more than its own notice.
    let open = [
        "MIT",
        "Apache-2.0",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "BSL-1.0",
        "CC0-1.0",
        "ISC",
        "Unicode-3.0",
        "Unlicense",
        "Zlib",
    ];
    let crates = crates();
    assert!(crates.len() > 100, "leptos alone brings more");
    for (name, version, licence) in crates {
        // All of what stands around AND, one of what stands around OR.
        let fine = licence.replace('/', " OR ").split(" AND ").all(|part| {
            let part = part.replace(['(', ')'], "");
            part.split(" OR ").any(|one| open.contains(&one.trim()))
        });
        assert!(fine, "{name} {version} is under {licence:?}");
    }
}

#[test]
fn no_crate_is_there_twice_but_those_known() {
    // What Leptos and its parts ask for in two versions. All but thiserror are used while compiling only.
    let known = ["convert_case", "syn", "thiserror", "thiserror-impl"];
    let (mut seen, mut twice) = (BTreeSet::new(), BTreeSet::new());
    for (name, _, _) in crates() {
        if !seen.insert(name.clone()) {
            twice.insert(name);
        }
    }
    let known: BTreeSet<String> = known.map(str::to_owned).into();
    assert_eq!(twice, known);
}
