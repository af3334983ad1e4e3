//! The words: every language has every word and no other, its places and forms are right, and no word is idle.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test stops where it fails"
)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use pound_reckoner::text::Words;
use pound_reckoner::text::check::{LANGUAGES, difference};
use pound_reckoner::text::keys::{FAMILIES, KEYS};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_language_has_every_word_in_order() {
    for (code, file) in LANGUAGES {
        assert_eq!(difference(file), None, "public/lang/{code}.txt");
    }
}

/// The places of a text, plural forms by their number.
fn places(text: &str) -> BTreeSet<String> {
    text.split('{')
        .skip(1)
        .map(|rest| rest.split(['}', '|']).next().unwrap().to_owned())
        .collect()
}

#[test]
fn every_language_has_the_places_of_english() {
    let english = Words::read(LANGUAGES[0].1);
    for (code, file) in LANGUAGES {
        let words = Words::read(file);
        assert!(!words.name.is_empty(), "{code}: @name");
        for key in pound_reckoner::text::check::all() {
            assert_eq!(
                places(words.get(&key)),
                places(english.get(&key)),
                "{code}: {key}"
            );
            assert!(!words.get(&key).is_empty(), "{code}: {key} is empty");
            assert!(
                is_flat(words.get(&key)),
                "{code}: {key}: a place stands within a place"
            );
        }
    }
}

/// Places do not stand within places, and each is closed.
fn is_flat(text: &str) -> bool {
    text.split('{').skip(1).all(|rest| rest.contains('}'))
        && text.split('}').all(|part| part.matches('{').count() <= 1)
}

#[test]
fn a_missing_a_new_and_a_moved_line_are_named() {
    let english = LANGUAGES[0].1;
    let without = english.replacen("ask.next = Next\n", "", 1);
    assert!(
        difference(&without)
            .unwrap()
            .contains("`ask.next` should stand here")
    );
    let more = format!("{english}\nask.never = Never\n");
    assert!(difference(&more).unwrap().contains("no such key"));
    let moved = english.replacen("ask.next = Next\n", "", 1).replacen(
        "app.name",
        "ask.next = Next\napp.name",
        1,
    );
    assert!(
        difference(&moved)
            .unwrap()
            .contains("`app.name` should stand here")
    );
}

#[test]
fn numbers_take_the_form_of_the_language() {
    let english = Words::read("@one = 1\nday = {n} {n|day|days}");
    let hindi = Words::read("@one = 0 1\nday = {n|one|many}");
    let said = |words: &Words, n| words.fill("day", &[("n", n)]);
    assert_eq!(
        ["0", "1", "2", "1,001"].map(|n| said(&english, n)),
        ["0 days", "1 day", "2 days", "1,001 days"]
    );
    assert_eq!(
        ["0", "1", "2", "5"].map(|n| said(&hindi, n)),
        ["one", "one", "many", "many"]
    );
}

#[test]
fn what_fills_a_place_is_not_read_again() {
    let words = Words::read("a = {x} and {y}");
    assert_eq!(words.fill("a", &[("x", "{y}"), ("y", "2")]), "{y} and 2");
    assert_eq!(words.fill("a", &[("x", "1")]), "1 and y");
    assert_eq!(
        Words::read("a = open {x").fill("a", &[("x", "1")]),
        "open x"
    );
}

#[test]
fn no_word_is_idle() {
    let mut source = String::new();
    let mut folders: Vec<PathBuf> = vec![root().join("src/app"), root().join("public/desk")];
    for file in ["src/app.rs", "src/text/say.rs", "src/embed/bulk.rs"] {
        source.push_str(&fs::read_to_string(root().join(file)).unwrap());
    }
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                source.push_str(&fs::read_to_string(path).unwrap());
            }
        }
    }
    // Scripts write their texts between other marks.
    source = source.replace('\'', "\"");
    // Found by a code: days, months, the questions, refusals, fields and choices.
    let by_code = [
        "weekday.", "month.", "ask.", "reason.", "field.", "choice.", "rule.",
    ];
    for key in KEYS {
        let idle = !source.contains(&format!("\"{key}\""))
            && !by_code.iter().any(|start| key.starts_with(start));
        assert!(!idle, "{key} is used nowhere");
    }
    for (prefix, _) in FAMILIES {
        assert!(
            source.contains(&format!("\"{prefix}{{")) || source.contains(&format!("\"{prefix}")),
            "the family {prefix} is used nowhere"
        );
    }
}

#[test]
fn every_word_that_the_desk_says_is_there() {
    let desk = Words::read(LANGUAGES[0].1);
    let mut said = 0;
    for entry in fs::read_dir(root().join("public/desk")).unwrap() {
        let path = entry.unwrap().path();
        // The engine's part of the folder speaks to nobody.
        if path.is_dir() {
            continue;
        }
        let script = fs::read_to_string(path).unwrap();
        let texts = script.split('\'').skip(1).step_by(2);
        for text in texts.filter(|text| text.starts_with("desk.") || text.starts_with("csv.")) {
            // A file of the folder is no word.
            if !["desk.css", "desk.js"].contains(&text) {
                assert!(desk.find(text).is_some(), "{text} is no word");
                said += 1;
            }
        }
    }
    assert!(said > 30, "only {said} words found");
}
