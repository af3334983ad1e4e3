//! Runs every worked case under `tests/cases`: `given` is reckoned, every name in `expect` is compared, and when one
//! fails the whole account is printed.

#![allow(
    clippy::indexing_slicing,
    reason = "a test stops where something is not as worked"
)]

#[path = "by_hand/worked.rs"]
mod worked;

use pound_reckoner::account::Account;
use pound_reckoner::{outline, reckon};

#[test]
fn every_worked_case_comes_out_as_worked() {
    let cases = worked::worked();
    let mut wrong = 0;
    for (path, case) in &cases {
        let got = outline::outline(&reckon::reckon(&case.given));
        let differing = case.differing(&got);
        if differing.is_empty() {
            continue;
        }
        wrong += 1;
        println!("\n{path}\n  {} ({})", case.name, case.source);
        for (name, value, got) in differing {
            println!("  {name}: worked {value:?}, reckoned {got:?}");
        }
        println!("  the whole account:");
        for (name, value) in &got {
            println!("    {name} = {value}");
        }
    }
    println!("{} worked cases", cases.len());
    assert_eq!(
        wrong,
        0,
        "{wrong} of {} cases differ; read each again with its source, and correct by hand what is wrong, the case or the law",
        cases.len()
    );
}

/// The page shows this before the rest of its module is there: what it says then is said after, figure for figure.
#[test]
fn what_comes_first_is_what_the_whole_account_says_too() {
    for (path, case) in worked::worked() {
        let (first, whole) = (reckon::first(&case.given), reckon::reckon(&case.given));
        let told = |account: &Account| {
            [
                format!("{:?}", account.fines),
                format!("{:?}", account.feeding),
                format!("{:?}", account.each_further_day),
                format!("{:?}", account.claim),
                format!("{:?}", account.asked),
                format!("{:?}", account.deadlines),
                format!("{:?}", account.after_refusal),
                format!("{:?}", account.speedy),
                format!("{:?}", account.complaint),
                format!("{:?}", account.left_out),
            ]
        };
        assert_eq!(told(&first), told(&whole), "{path}: {}", case.name);
        // A step is named by its number: those of the first account are the same in both.
        let steps = |account: &Account| -> Vec<String> {
            let all = account.reasons.all().iter();
            all.map(|step| format!("{step:?}")).collect()
        };
        let (some, all) = (steps(&first), steps(&whole));
        assert_eq!(some, all[..some.len()], "{path}: {}", case.name);
    }
}

#[test]
fn every_row_begins_on_the_day_worked() {
    let days = worked::commencements();
    let mut wrong = Vec::new();
    for (line, case) in &days {
        let got = outline::outline(&reckon::reckon(&case.given));
        for (_, value, got) in case.differing(&got) {
            wrong.push(format!(
                "{line}: {}: worked {value:?}, answers {got:?}",
                case.name
            ));
        }
    }
    println!("{} days on which the law is asked", days.len());
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_case_says_its_source_and_its_working() {
    for (path, case) in worked::worked() {
        assert!(
            case.name.len() > 20,
            "{path}: the name is a sentence of law"
        );
        assert!(
            !case.source.is_empty() && case.working.trim().len() > 10,
            "{path}"
        );
        assert!(
            !case.expect.is_empty(),
            "{path}: a case that expects nothing cannot fail"
        );
    }
}
