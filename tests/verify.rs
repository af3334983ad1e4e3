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

use program::account;

#[test]
fn a_herd_in_punjab_can_be_followed_by_hand() {
    let text = account(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/verify/herd.json"
    ))
    .unwrap();
    // Three cows, brought on 28 November, claimed on 1 December 2026; fine 1,500 once, feeding 100 a day, each.
    let worked = [
        "Punjab: Cattle-trespass Act, 1871: Punjab amendment, as printed",
        // 28, 29, 30 November and 1 December: four days, both ends counted. 3 × 1,500 + 4 × 3 × 100.
        "To bring: ₹5,700",
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
        "3: Days to the report and to the sale; Cattle-trespass Act, 1871, section 14 [punjab-14]",
        "Cattle-trespass Act, 1871, section 14; whole provision read; the day it came into force was not found",
        "(Nights: the day you take them is not counted: ₹5,400)",
    ];
    let mut lines = text.lines().map(str::trim);
    for line in worked {
        let found = lines.clone().any(|said| {
            let said = said
                .split_once(". ")
                .filter(|(n, _)| n.parse::<u32>().is_ok())
                .map_or(said, |(_, rest)| rest);
            said == line
                || said
                    .strip_prefix(line)
                    .is_some_and(|rest| rest.starts_with(" ("))
        });
        assert!(found, "{line}\n\n{text}");
    }
    // What the owner must know stands at the top, before the steps.
    let (answer, _) = text.split_once("1. ").unwrap();
    for line in [
        "To bring: ₹5,700",
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
        .take_while(|line| *line != "THE LAW USED")
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
        said.contains("claim: no figure") && said.contains("Animals: not answered yet"),
        "{said}"
    );
    let why = run(r#"{ "animals": [{ "kind": "cow", "heads": "3" }] }"#).unwrap_err();
    assert!(
        why.contains("animals[0].heads: Write a whole number here, not text."),
        "{why}"
    );
    let why = run("{ \"animals\": ").unwrap_err();
    assert!(why.contains("case.json"), "{why}");
    std::fs::remove_dir_all(folder).unwrap();
}
