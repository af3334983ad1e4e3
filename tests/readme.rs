//! The README's table of places is what the tables of law say, and CONTRIBUTING quotes what stands in the files it names.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test stops where something is not as worked"
)]

#[path = "by_hand/worked.rs"]
mod worked;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use pound_reckoner::embed::places::{Chosen, places};
use pound_reckoner::{outline, reckon};
use worked::Worked;

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn number(number: Option<u8>) -> String {
    number.map_or_else(|| "–".into(), |n| n.to_string())
}

fn line(name: &str, text: &Chosen) -> String {
    let standing = |standing: &Option<pound_reckoner::embed::said::Coded>| {
        standing.as_ref().map_or("not found", |one| one.words)
    };
    let windows = match (text.report_days, text.sale_days) {
        (None, None) => number(None),
        (report, sale) => format!("{} + {}", number(report), number(sale)),
    };
    format!(
        "| {name} | {} | {windows} | {} | {} | {} |\n",
        text.law.name,
        standing(&text.days_standing),
        number(text.surplus_months),
        standing(&text.surplus_standing),
    )
}

#[test]
fn the_table_of_places_is_what_the_tables_of_law_say() {
    let mut table = String::from(
        "| place | law | s. 14 | known | s. 17 | known |\n|---|---|---|---|---|---|\n",
    );
    for place in places() {
        let _ = write!(table, "{}", line(place.place.words, &place.texts[0]));
    }
    let readme = read("README.md");
    let (_, rest) = readme
        .split_once("<!-- places -->\n")
        .expect("the place of the table");
    let (stands, _) = rest.split_once("<!-- /places -->").expect("its end");
    let stale: Vec<&str> = table
        .lines()
        .filter(|line| !stands.contains(line))
        .collect();
    assert!(
        stands == table,
        "the table of README.md is stale; write these lines in their places, or the whole as it is made:\n\n{}\n",
        stale.join("\n")
    );
}

#[test]
fn changes_of_law_stand_apart_from_changes_of_code() {
    // Each release in the list of changes, and the note of a release that is filled in.
    let changes = read("CHANGELOG.md");
    let releases: Vec<&str> = changes.split("\n## ").skip(1).collect();
    assert!(!releases.is_empty());
    for release in releases {
        let parts: Vec<&str> = release
            .lines()
            .filter(|line| line.starts_with("### "))
            .collect();
        assert_eq!(parts, ["### Law", "### Code"], "{release}");
    }
    let note = read(".github/release.md");
    let parts: Vec<&str> = note
        .lines()
        .filter(|line| line.starts_with("## "))
        .collect();
    assert_eq!(parts, ["## Law", "## Scales", "## Code"]);
    let (law, _) = note.split_once("## Scales").unwrap();
    assert!(law.contains("\nPlaces touched:") && law.contains("\nDays touched:"));
}

#[test]
fn the_cases_written_down_in_contributing_come_out_as_worked() {
    let guide = read("CONTRIBUTING.md");
    let cases: Vec<Worked> = guide
        .split("```toml\n")
        .skip(1)
        .map(|rest| toml::from_str(rest.split("```").next().unwrap()).unwrap())
        .collect();
    assert_eq!(cases.len(), 2, "a row of law and a scale");
    for case in cases {
        let got = outline::outline(&reckon::reckon(&case.given));
        assert_eq!(case.differing(&got), [], "{}", case.name);
    }
}

#[test]
fn contributing_quotes_the_row_and_the_scale_as_they_stand() {
    let guide = read("CONTRIBUTING.md");
    let plain = |text: &str| -> String {
        let code = text.lines().map(|line| line.split("//").next().unwrap());
        code.flat_map(str::chars)
            .filter(|c| !c.is_whitespace() && *c != ',')
            .collect()
    };
    let state = plain(&read("src/law/states/himachal_pradesh.rs"));
    for piece in [
        "const HIMACHAL_PRADESH: Table = central::ENACTED.by(\"Himachal Pradesh amendment, as printed\").since(Start::BY_DECISION);",
        "HIMACHAL_PRADESH.read_in(\"print of 1955, note 9\").row(\"himachal-pradesh-14\", Provision::Windows, \"14\", punjab::WINDOWS,",
    ] {
        assert!(state.contains(&plain(piece)), "{piece}");
        assert!(plain(&guide).contains(&plain(piece)), "{piece}");
    }
    let blocks: Vec<&str> = guide
        .split("```rust\n")
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap())
        .collect();
    // The comments of the address hide behind its slashes: it is compared by itself.
    let scales = read("src/law/scales/maharashtra.rs");
    for line in blocks[1].lines().map(str::trim).filter(|line| {
        line.starts_with("url:") || line.starts_with("id:") || line.starts_with("ScaleLine")
    }) {
        let piece = if line.starts_with("url:") {
            line
        } else {
            line.split(" //").next().unwrap()
        };
        assert!(scales.contains(piece), "{piece}");
    }
    // The cases quoted are those that stand, for what they give and expect.
    let quoted = [
        (
            "tests/cases/himachal-pradesh/p-windows.toml",
            vec![
                "impounded = \"2027-03-11\"",
                "last-safe-day = \"2027-03-14\"",
                "earliest-sale = \"2027-03-20\"",
            ],
        ),
        (
            "tests/cases/scales/latur-2016.toml",
            vec![
                "name = \"In Latur the first day costs 700 a head and each later day 200\"",
                "claimed = \"2016-08-24\"",
                "animals = [{ kind = \"bull\", heads = 2 }]",
                "{ head = \"fine\", kinds = [\"any\"], amount = \"700\", unit = \"per-head\" },",
                "to-bring = \"2200\"",
            ],
        ),
    ];
    for (path, lines) in quoted {
        let case = read(path);
        assert!(guide.contains(path), "{path}");
        for line in lines {
            assert!(
                case.contains(line) && guide.contains(line),
                "{path}: {line}"
            );
        }
    }
    // Every file and test it names is there.
    for word in guide.split(|c: char| c.is_whitespace() || "`()".contains(c)) {
        let word = word.trim_end_matches(['.', ',', ';', ':']);
        if ["src/", "tests/"]
            .iter()
            .any(|start| word.starts_with(start))
        {
            assert!(
                Path::new(env!("CARGO_MANIFEST_DIR")).join(word).exists(),
                "{word}"
            );
        }
    }
    for name in guide.split("--test ").skip(1).map(|rest| {
        rest.split(|c: char| c.is_whitespace() || c == '`')
            .next()
            .unwrap()
    }) {
        assert!(
            Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("tests")
                .join(name)
                .with_extension("rs")
                .exists(),
            "{name}"
        );
    }
}
