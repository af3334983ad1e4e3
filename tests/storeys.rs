//! The storey rule, read off the source: the law and the reckoning know no screen, no browser, no clock and no floating
//! point, and cannot stop on what a user entered; the page computes no money and no day of its own; and the folder of
//! the project holds what was agreed and nothing else.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::too_many_lines,
    reason = "a test stops where something is not as worked"
)]

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries {
        let path = entry.expect("an entry of the source folder").path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            found.push(path);
        }
    }
}

/// The files of the two lower storeys: named modules with what lies in the folder beside them.
fn lower() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for module in [
        "law", "reckon", "money", "day", "case", "account", "numeral", "animal", "reasons",
        "problem", "outline", "code", "csv",
    ] {
        let file = root().join("src").join(format!("{module}.rs"));
        assert!(
            file.is_file(),
            "{module}.rs has moved; name its new place in this test"
        );
        found.push(file);
        rust_files(&root().join("src").join(module), &mut found);
    }
    assert!(found.len() > 20, "only {} files found", found.len());
    found
}

/// The page: `src/app.rs` and what lies beside it, once it is there.
fn page() -> Vec<PathBuf> {
    let mut found = Vec::new();
    rust_files(&root().join("src/app"), &mut found);
    let file = root().join("src/app.rs");
    if file.is_file() {
        found.push(file);
    }
    found
}

/// The lines of code with their numbers: no comments, nothing from the tests of the module on.
fn code(path: &Path) -> Vec<(usize, String)> {
    let text = fs::read_to_string(path).expect("a source file can be read");
    text.lines()
        .enumerate()
        .take_while(|(_, line)| !line.trim_start().starts_with("#[cfg(test)]"))
        .map(|(n, line)| {
            (
                n + 1,
                line.split("//").next().unwrap_or_default().to_owned(),
            )
        })
        .collect()
}

/// Whether the word stands in the line as a word of its own.
fn has_word(line: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word)
        .any(|(at, _)| !line[..at].ends_with(part) && !line[at + word.len()..].starts_with(part))
}

fn offences(
    files: &[PathBuf],
    wrong: impl Fn(&Path, &[(usize, String)]) -> Vec<(usize, String)>,
) -> Vec<String> {
    let mut told = Vec::new();
    for path in files {
        let lines = code(path);
        for (number, what) in wrong(path, &lines) {
            let short = path
                .strip_prefix(root())
                .unwrap_or(path)
                .display()
                .to_string();
            told.push(format!("{short}:{number}: {what}"));
        }
    }
    told
}

fn no_words(files: &[PathBuf], words: &[&str]) {
    let told = offences(files, |_, lines| {
        lines
            .iter()
            .flat_map(|(n, line)| {
                words
                    .iter()
                    .filter(|word| has_word(line, word))
                    .map(|word| (*n, format!("names {word}")))
            })
            .collect()
    });
    assert!(told.is_empty(), "\n{}\n", told.join("\n"));
}

#[test]
fn the_lower_storeys_know_no_screen_and_no_browser() {
    no_words(
        &lower(),
        &[
            "leptos",
            "web_sys",
            "js_sys",
            "wasm_bindgen",
            "serde_wasm_bindgen",
            "gloo",
            "document",
            "window",
        ],
    );
}

#[test]
fn the_lower_storeys_know_no_clock() {
    no_words(&lower(), &["now", "SystemTime", "Instant", "Utc", "Local"]);
}

#[test]
fn the_lower_storeys_know_no_floating_point() {
    no_words(
        &lower(),
        &["f32", "f64", "from_f64", "to_f64", "from_f32", "to_f32"],
    );
}

#[test]
fn the_lower_storeys_round_in_one_place_only() {
    let told = offences(&lower(), |path, lines| {
        if path.ends_with("money.rs") {
            return Vec::new();
        }
        let rounds = ["round_dp", ".round(", ".trunc(", "{:.", ":.2}"];
        lines
            .iter()
            .flat_map(|(n, line)| {
                rounds
                    .iter()
                    .filter(|r| line.contains(**r))
                    .map(|r| (*n, format!("rounds by {r}")))
            })
            .collect()
    });
    assert!(told.is_empty(), "\n{}\n", told.join("\n"));
    let money = root().join("src/money.rs");
    let count = code(&money)
        .iter()
        .filter(|(_, line)| line.contains("round_dp"))
        .count();
    assert_eq!(count, 1, "one rounding function in money.rs");
}

#[test]
fn the_lower_storeys_cannot_stop_on_what_a_user_entered() {
    let stops = [
        ".unwrap(",
        ".expect(",
        ".unwrap_err(",
        "panic!",
        "unreachable!",
        "todo!",
        "unimplemented!",
        "assert!",
        "assert_eq!",
    ];
    let told = offences(&lower(), |_, lines| {
        let mut table = false;
        let mut found = Vec::new();
        for (n, line) in lines {
            if has_word(line, "fn") {
                // A constant of the tables may refuse to compile.
                table = line.contains("const fn");
            }
            found.extend(
                stops
                    .iter()
                    .filter(|stop| line.contains(**stop) && !table)
                    .map(|stop| (*n, format!("can stop: {stop}"))),
            );
        }
        found
    });
    assert!(told.is_empty(), "\n{}\n", told.join("\n"));
}

#[test]
fn the_law_does_not_look_up_to_the_reckoning() {
    let law: Vec<PathBuf> = lower()
        .into_iter()
        .filter(|path| path.starts_with(root().join("src/law")) || path.ends_with("src/law.rs"))
        .collect();
    assert!(law.len() > 4);
    let told = offences(&law, |_, lines| {
        lines
            .iter()
            .filter(|(_, line)| {
                ["reckon::", "account::", "reasons::", "outline::"]
                    .iter()
                    .any(|up| line.contains(up))
            })
            .map(|(n, line)| (*n, line.trim().to_owned()))
            .collect()
    });
    assert!(told.is_empty(), "\n{}\n", told.join("\n"));
}

#[test]
fn the_page_computes_no_money_and_no_day() {
    no_words(
        &page(),
        &[
            "Decimal",
            "rust_decimal",
            "chrono",
            "NaiveDate",
            "NaiveDateTime",
            "round_dp",
        ],
    );
}

#[test]
fn only_the_edges_of_the_crate_touch_javascript() {
    let mut all = Vec::new();
    rust_files(&root().join("src"), &mut all);
    let inner: Vec<PathBuf> = all
        .into_iter()
        .filter(|path| {
            let short = path
                .strip_prefix(root().join("src"))
                .unwrap_or(path)
                .display()
                .to_string();
            !(short == "main.rs"
                || short == "embed.rs"
                || short.starts_with("embed/")
                || short.starts_with("app"))
        })
        .collect();
    no_words(
        &inner,
        &["wasm_bindgen", "js_sys", "web_sys", "serde_wasm_bindgen"],
    );
}

#[test]
fn the_folder_of_the_project_holds_what_was_agreed() {
    let agreed = [
        "Cargo.toml",
        "Cargo.lock",
        "src",
        "public",
        "tests",
        "index.html",
        "README.md",
        "rust-toolchain.toml",
        "Makefile",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        ".gitignore",
        ".cargo",
        ".ci",
        ".github",
        // Not part of it: what Git keeps and what building leaves, which Git ignores.
        ".git",
        "target",
        "dist",
        "node_modules",
    ];
    let mut strange = Vec::new();
    for entry in fs::read_dir(root()).expect("the folder of the project") {
        let name = entry
            .expect("an entry of the folder")
            .file_name()
            .to_string_lossy()
            .into_owned();
        if !agreed.contains(&name.as_str()) && !name.starts_with("LICENSE") {
            strange.push(name);
        }
    }
    assert!(
        strange.is_empty(),
        "not agreed at the top of the project: {strange:?}"
    );
    let ignored = fs::read_to_string(root().join(".gitignore")).expect(".gitignore");
    for name in ["target", "dist", "node_modules"] {
        assert!(ignored.contains(name), "{name} is not ignored");
    }
}
