//! What the site is built from, by `cargo tree`: licences that ask for no more than their notice, and no crate in two
//! versions without a reason. It needs no network where the crates are there, as they are after any build.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "a test stops where something is not as worked"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

/// The licences that a crate may stand under. None of them asks that what is made with it be published.
const ALLOWED: [&str; 7] = [
    "MIT",
    "Apache-2.0",
    "Unicode-3.0",
    "Zlib",
    "BSL-1.0",
    "CC0-1.0",
    "Unlicense",
];

/// Crates that are there in two versions, and through which crate of Leptos the older one comes: none is a choice of ours.
const TWICE: [(&str, &str); 4] = [
    ("convert_case", "leptos_config's config"),
    (
        "syn",
        "typed-builder, reactive_stores_macro and wasm_split_macros",
    ),
    ("thiserror", "server_fn's gloo-net"),
    ("thiserror-impl", "goes with thiserror"),
];

/// Every crate of both modules: its name, its version and its licence.
fn crates() -> BTreeSet<(String, String, String)> {
    let tree = Command::new(env!("CARGO"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["tree", "--locked", "--edges", "normal,build"])
        .args([
            "--target",
            "wasm32-unknown-unknown",
            "--prefix",
            "none",
            "--format",
            "{p}|{l}",
        ])
        .output()
        .expect("cargo tree");
    let said = String::from_utf8_lossy(&tree.stderr).into_owned();
    assert!(tree.status.success(), "{said}");
    let text = String::from_utf8(tree.stdout).expect("UTF-8");
    let found: BTreeSet<_> = text
        .lines()
        .filter_map(|line| line.split_once('|'))
        .map(|(package, licence)| {
            let mut words = package.split(' ');
            let mut word = || words.next().expect("a name and a version").to_owned();
            let licence = licence.trim_end_matches("(*)").trim().to_owned();
            (word(), word(), licence)
        })
        .collect();
    assert!(found.len() > 100, "only {} crates: {text}", found.len());
    found
}

/// Whether each part of an expression leaves open a licence that is allowed. `/` is an old way to write OR. Where AND
/// stands beside OR without brackets this is stricter than the expression, never laxer.
fn allowed(expression: &str) -> bool {
    expression.split(" AND ").all(|part| {
        let ways = part.trim_matches(['(', ')']).replace('/', " OR ");
        ways.split(" OR ").any(|one| ALLOWED.contains(&one.trim()))
    })
}

#[test]
fn every_licence_is_allowed_and_every_allowed_one_is_in_use() {
    let crates = crates();
    let strange: Vec<_> = crates
        .iter()
        .filter(|(.., licence)| !allowed(licence))
        .collect();
    assert!(strange.is_empty(), "not among ALLOWED: {strange:?}");
    let idle: Vec<_> = ALLOWED
        .iter()
        .filter(|one| !crates.iter().any(|(.., licence)| licence.contains(**one)))
        .collect();
    assert!(
        idle.is_empty(),
        "allowed, but no crate stands under it: {idle:?}"
    );
}

#[test]
fn an_expression_is_read_as_it_is_meant() {
    for fine in [
        "MIT",
        "MIT OR GPL-3.0",
        "Unlicense/MIT",
        "(MIT OR GPL-3.0) AND Unicode-3.0",
    ] {
        assert!(allowed(fine), "{fine}");
    }
    for not in [
        "",
        "GPL-3.0",
        "MIT AND GPL-3.0",
        "(MIT OR Apache-2.0) AND GPL-3.0",
        "MPL-2.0/GPL-3.0",
    ] {
        assert!(!allowed(not), "{not}");
    }
}

#[test]
fn no_crate_is_there_twice_without_a_reason() {
    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, version, _) in crates() {
        versions.entry(name).or_default().insert(version);
    }
    let twice: BTreeSet<_> = versions
        .iter()
        .filter(|(_, versions)| versions.len() > 1)
        .map(|(name, _)| name.as_str())
        .collect();
    let argued: BTreeSet<_> = TWICE.iter().map(|(name, _)| *name).collect();
    assert_eq!(twice, argued, "found, and argued in TWICE");
}
