//! `make verify`: the account of one case as plain text, against lines worked by hand.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test stops where something is not as worked"
)]

#[path = "verify/verify.rs"]
#[allow(dead_code, reason = "its main is the program's")]
mod program;

#[path = "by_hand/worked.rs"]
mod worked;

use std::collections::BTreeSet;

use pound_reckoner::embed::{answer, plain};
use pound_reckoner::reckon;
use program::account;
use serde_json::Value;

fn account_of(case: &str) -> String {
    account(&[env!("CARGO_MANIFEST_DIR"), "/tests/verify/", case].concat()).unwrap()
}

/// Each line stands in the text; a line of a step or a result also without its number.
fn says(text: &str, worked: &[&str]) {
    let lines = text.lines().map(str::trim);
    for line in worked {
        let found = lines.clone().any(|said| {
            let said = said
                .split_once(". ")
                .filter(|(n, _)| n.parse::<u32>().is_ok())
                .map_or(said, |(_, rest)| rest);
            said == *line
                || said
                    .strip_prefix(line)
                    .is_some_and(|rest| rest.starts_with(" ("))
        });
        assert!(found, "{line}\n\n{text}");
    }
}

#[test]
fn a_herd_in_punjab_can_be_followed_by_hand() {
    let text = account_of("herd.json");
    // Three cows, brought on 28 November, claimed on 1 December 2026; fine 1,500 once, feeding 100 a day, each.
    let worked = [
        "Punjab: Cattle-trespass Act, 1871: Punjab amendment, as printed",
        // 28, 29, 30 November and 1 December: four days, both ends counted. 3 × 1,500 + 4 × 3 × 100.
        "To bring on Tuesday 1 December 2026: ₹5,700",
        "Days of feeding: 4",
        "₹1,500 × 3",
        "₹100 × 3 × 4",
        "₹4,500 + ₹1,200",
        "Each further day: ₹300",
        // Section 14 of Punjab: within three days of 28 November; the report from the day after.
        "Last safe day to claim: Tuesday 1 December 2026",
        "3 days after Saturday 28 November 2026, the first day left out",
        "The keeper may report from: Wednesday 2 December 2026",
        // Notice on 2 December at the earliest, four days, and the sale on the day after.
        "No sale as unclaimed before: Monday 7 December 2026",
        // Section 20: ten days from the seizure, taken as the day before arrival.
        "Last day to complain: Monday 7 December 2026",
        "Last day to complain, if they were seized on the day they came: Tuesday 8 December 2026",
        "To whom: The Magistrate of the District, or another Magistrate who may receive such complaints",
        // Each number with the row that gives it, and how well that is known.
        "3: Days to the report and to the sale; Cattle-trespass Act, 1871, section 14; read in full; the day it came into force was not found [punjab-14]",
        // The other way of counting days opens to its steps too: three nights.
        "To bring on Tuesday 1 December 2026: ₹5,400",
        "₹100 × 3 × 3",
        "Fines → The Magistrate of the District, or the local authority that has this task: ₹4,500",
        "A fine of up to ₹500.",
        "Cattle-trespass Act, 1871, section 14; read in full; the day it came into force was not found",
        "(Nights: the day you take them is not counted: ₹5,400)",
    ];
    says(&text, &worked);
    let mut lines = text.lines().map(str::trim);
    // What the owner must know stands at the top, before the steps.
    let (answer, _) = text.split_once("1. ").unwrap();
    for line in [
        "To bring on Tuesday 1 December 2026: ₹5,700",
        "Last safe day to claim: Tuesday 1 December 2026",
    ] {
        assert!(
            answer.contains(line),
            "{line} is not in the answer:\n{answer}"
        );
    }
    // Each step is made of earlier ones only.
    let mut step = 0;
    for line in lines
        .by_ref()
        .skip_while(|line| *line != "HOW IT IS WORKED OUT")
        .take_while(|line| *line != "WHERE THE MONEY GOES")
    {
        if let Some((n, _)) = line.split_once(". ")
            && let Ok(n) = n.parse::<u32>()
        {
            assert_eq!(n, step + 1);
            step = n;
        } else if let Some((_, earlier)) = line.rsplit_once(": (") {
            let earlier: u32 = earlier.trim_end_matches(')').parse().unwrap();
            assert!(earlier < step, "{line}");
        }
    }
    assert!(step > 20);
}

#[test]
fn a_security_and_a_sale_in_maharashtra_can_be_followed_by_hand() {
    let worked = [
        // Two cows and three goats, 1 to 5 September 2026: 2 × 500 + 3 × 100, and 5 days × 5 head × 40.
        "Fines: ₹1,300",
        "Feeding and watering: ₹1,000",
        // Section 12A: 2 × 1,000 + 3 × 200 deposited, lost by another capture within six months of 5 September.
        "Security: ₹2,600",
        "To bring on Saturday 5 September 2026: ₹4,900",
        "Another capture forfeits it until: Friday 5 March 2027",
        "Security given back from: Saturday 6 March 2027",
        // Two days later: 2 × 5 × 40 more.
        "To bring on Monday 7 September 2026: ₹5,300",
        // Section 20: ten days from 31 August or 1 September.
        "Last day to complain: Thursday 10 September 2026",
        "Last day to complain, if they were seized on the day they came: Friday 11 September 2026",
        // At the prices expected one cow covers 2,300 and 5 % of its price.
        "How many (“Animals 1”): 1",
        "Balance: ₹6,250",
        // Two goats fetch less and cover it too: 4,000 less 200 is more than 2,300.
        "How many (“Animals 2”): 2",
        // Sold on 20 September for 6,500: 1,300 + 20 × 5 × 40 + 5 % of 6,500.
        "₹1,300 + ₹4,000 + ₹325",
        "Deducted in all: ₹5,625",
        "Balance: ₹875",
        "₹5,625 − ₹6,500, never below nothing",
        "Balance → You, the owner: ₹875",
        // Section 17: three months from the deposit on 30 September.
        "Last day to claim the balance: Wednesday 30 December 2026",
        "How long: 3 months from the day it was deposited",
        // Asked 1,500 where the board gives 1,300.
        "₹200 more than the rates give.",
    ];
    says(&account_of("sale.json"), &worked);
}

#[test]
fn what_a_by_laws_source_does_not_mention_is_no_nought() {
    let of = |wanted: &str| {
        let mut cases = worked::cases().into_iter();
        let (_, case) = cases.find(|(path, _)| path == wanted).unwrap();
        let text = plain::text(&reckon::reckon(&case));
        let (results, _) = text.split_once("HOW IT IS WORKED OUT").unwrap();
        results.to_owned()
    };
    // Coimbatore's source names a fine of 10,000 a head, and nothing of feeding.
    let text = of("scales/coimbatore-2023.toml");
    says(
        &text,
        &[
            "Fines: ₹50,000",
            "Feeding and watering: no figure",
            "Each further day: no figure",
        ],
    );
    assert!(
        text.contains("Feeding: this source does not mention it."),
        "{text}"
    );
    assert!(!text.contains("₹0"), "{text}");
    // Surat's names neither a fine nor feeding, but a charge by the day: 650 for each of its animals.
    let text = of("scales/surat-2018.toml");
    assert!(
        text.contains("Fines: no figure") && text.contains("Each further day: ₹"),
        "{text}"
    );
}

/// Every step that a part of the answer names.
fn steps(value: &Value, found: &mut BTreeSet<u64>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("step").and_then(Value::as_u64));
            fields.values().for_each(|inner| steps(inner, found));
        }
        Value::Array(list) => list.iter().for_each(|inner| steps(inner, found)),
        _ => {}
    }
}

#[test]
fn every_figure_of_every_answer_stands_among_the_results_with_its_step() {
    let mut seen = 0;
    for (path, case) in worked::cases() {
        let said = serde_json::to_value(answer::said(&case)).unwrap();
        let mut wanted = BTreeSet::new();
        for (name, part) in said["parts"].as_object().unwrap() {
            // The bill line by line stands in the steps; the whole of it under other rules, where nothing is asked, is nothing.
            let mut part = part.clone();
            if let (true, Some(claim)) = (name == "claim", part.as_object_mut()) {
                claim.remove("lines");
                // What a by-law's source does not mention has no result, and days without it no use.
                let silent = |name: &str| said["parts"][name].get("problems").is_some();
                claim.retain(|name, _| {
                    !(["fines", "feeding"].contains(&name.as_str()) && silent(name))
                });
                if silent("feeding") && silent("each-further-day") {
                    claim.remove("days");
                }
                if claim.get("outside").is_some_and(|one| one["value"] == "0") {
                    claim.retain(|name, _| !["outside", "due", "to-pay"].contains(&name.as_str()));
                }
            }
            steps(&part, &mut wanted);
        }
        let text = plain::text(&reckon::reckon(&case));
        let (_, rest) = text.split_once("WHAT FOLLOWS\n").unwrap();
        let (results, _) = rest.split_once("\n\n").unwrap();
        for step in wanted {
            let number = format!(" ({})", step + 1);
            let stands = results.lines().any(|line| line.ends_with(&number));
            assert!(stands, "{path}: no result has step{number}\n{results}");
            seen += 1;
        }
    }
    assert!(seen > 5000, "{seen}");
}

#[test]
fn what_is_missing_is_named_and_what_cannot_be_read_is_refused_with_its_path() {
    let folder = std::env::temp_dir().join(format!("pound-reckoner-verify-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let case = folder.join("case.json");
    let run = |text: &str| {
        std::fs::write(&case, text).unwrap();
        account(case.to_str().unwrap())
    };
    let said = run(r#"{ "place": "kerala", "impounded": "2026-11-28" }"#).unwrap();
    assert!(
        said.contains("To bring: no figure") && said.contains("Animals: not answered yet"),
        "{said}"
    );
    let why = run(r#"{ "animals": [{ "kind": "cow", "heads": "3" }] }"#).unwrap_err();
    assert!(
        why.contains("animals[0].heads: Write a whole number here, not text."),
        "{why}"
    );
    // Every field that cannot be read is named, each with what is wrong first.
    let why = run(
        r#"{ "place": "goa-", "impounded": "2026-11-31", "animals": [], "seen": true, "animals": [] }"#,
    )
    .unwrap_err();
    let named: Vec<&str> = why
        .lines()
        .map(|line| line.split(": ").nth(1).unwrap())
        .collect();
    assert_eq!(named, ["place", "impounded", "seen"], "{why}");
    let why = run(r#"{ "animals": [], "place": "punjab", "animals": [] }"#).unwrap_err();
    assert!(
        why.contains("animals: This field stands twice") && why.lines().count() == 1,
        "{why}"
    );
    // What is no JSON is shown where it stops, with what to look for.
    let why = run("{\n  \"place\": \"punjab\",\n  \"animals\": [,]\n}").unwrap_err();
    assert!(
        why.contains("case.json: not JSON at line 3, column 15: expected value")
            && why.contains("\n    \"animals\": [,]\n                ^\n")
            && why.contains("double quotation marks"),
        "{why}"
    );
    let why = run("{ \"place\": \"punjab\", \"place\": \"kerala\" }").unwrap_err();
    assert!(
        why.contains("place: This field stands twice; write it once."),
        "{why}"
    );
    let why = run("[]").unwrap_err();
    assert!(
        why.contains("case.json: Write an object here, not a list."),
        "{why}"
    );
    // The mark that some editors put before a text is none of it.
    assert!(run("\u{feff}{ \"place\": \"kerala\" }").is_ok());
    std::fs::write(&case, b"\xff\xfe{").unwrap();
    let why = account(case.to_str().unwrap()).unwrap_err();
    assert!(why.contains("save it as UTF-8 text"), "{why}");
    let why = account(folder.join("none.json").to_str().unwrap()).unwrap_err();
    assert!(why.contains("herd.json is a case to begin with"), "{why}");
    std::fs::remove_dir_all(folder).unwrap();
}
