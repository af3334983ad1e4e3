//! What an account says that it leaves out, for boards that name both heads, one, or were not seen, and for laws that
//! order a sale after refusal or were not found on it.

use pound_reckoner::account::{Amount, Choice};
use pound_reckoner::outline::outline;
use pound_reckoner::reasons::Figure;
use pound_reckoner::reckon::reckon;

const FINE: &str = r#"{ head = "fine", kinds = ["cow"], amount = "10", unit = "per-head" }"#;
const FEEDING: &str =
    r#"{ head = "feeding", kinds = ["cow"], amount = "2", unit = "per-head-per-day" }"#;
const ALWAYS: &str = "way-home crop-damage court-penalties";
const UNDER_AN_ACT: &str = "by-law-fines part-payment";
/// Where a feeding rate was entered: one for all days.
const RATE: &str = "rate-changes";
/// Section 1 of the central Act; whether a State's own Act has its like was not found.
const EXCLUDED: &str = "excluded-areas";

fn left_out(place: &str, situation: &str, rates: &str) -> Vec<&'static str> {
    let text = format!(
        "place = \"{place}\"\nsituation = \"{situation}\"\nimpounded = \"2024-02-28\"\nrates = {rates}"
    );
    let account = reckon(&toml::from_str(&text).unwrap());
    let mut codes: Vec<_> = account.left_out.iter().map(|one| one.code()).collect();
    codes.sort_unstable();
    codes
}

#[test]
fn what_is_left_out_is_said_and_nothing_else() {
    let seen = |lines: &[&str]| format!("{{ seen = [{}] }}", lines.join(", "));
    let whole = seen(&[FINE, FEEDING]);
    let beside = "order-of-deductions";
    for (place, situation, rates, and) in [
        (
            "central",
            "pound",
            &whole,
            [UNDER_AN_ACT, EXCLUDED, RATE, beside].as_slice(),
        ),
        (
            "central",
            "pound",
            &"\"not-seen\"".to_owned(),
            &[UNDER_AN_ACT, EXCLUDED, beside],
        ),
        // Under an Act what the board lacks is asked for, and so not left out; a by-law may do without.
        (
            "central",
            "pound",
            &seen(&[FINE]),
            &[UNDER_AN_ACT, EXCLUDED, beside],
        ),
        (
            "central",
            "pound",
            &seen(&[FEEDING]),
            &[UNDER_AN_ACT, EXCLUDED, RATE, beside],
        ),
        // State changes to s. 71 of the Forest Act were not found.
        (
            "central",
            "forest",
            &whole,
            &[UNDER_AN_ACT, EXCLUDED, RATE, beside, "forest-changes"],
        ),
        ("central", "by-law", &seen(&[FINE]), &["feeding-not-stated"]),
        ("central", "by-law", &seen(&[FEEDING]), &["fine-not-stated"]),
        ("kerala", "pound", &whole, &[UNDER_AN_ACT, RATE, beside]),
        // How Karnataka sells after refusal was not found, so nothing is said of its deductions.
        ("karnataka", "pound", &whole, &[UNDER_AN_ACT, RATE]),
        ("central", "by-law", &whole, &[]),
        (
            "central",
            "by-law",
            &seen(&[]),
            &["feeding-not-stated", "fine-not-stated"],
        ),
        ("central", "police", &whole, &[]),
    ] {
        let mut typed: Vec<&str> = [ALWAYS]
            .iter()
            .chain(and)
            .flat_map(|words| words.split(' '))
            .collect();
        typed.sort_unstable();
        assert_eq!(
            left_out(place, situation, rates),
            typed,
            "{place} {situation} {rates}"
        );
    }
}

#[test]
fn a_part_that_nobody_asked_for_has_no_names() {
    let text = format!(
        "place = \"central\"\nimpounded = \"2024-02-28\"\nclaimed = \"2024-02-29\"\n\
         animals = [{{ kind = \"cow\", heads = 2 }}]\nrates = {{ seen = [{FINE}, {FEEDING}] }}"
    );
    let account = reckon(&toml::from_str(&text).unwrap());
    let names = outline(&account);
    // Two cows: 2 x 10 + 2 x 2 x 2 days = 28, so the case is a whole one.
    assert_eq!(names["to-bring"], "28");
    let parts = [
        "plan", "wait", "sale-", "security", "demand", "suit", "speedy", "not-paid", "problem",
    ];
    // Two of these belong to the deadlines and the complaint, which need no asking.
    let known = ["sale-after-refusal", "sale-may-come-before-complaint-ends"];
    for name in names.keys().filter(|name| !known.contains(&name.as_str())) {
        let of = parts.iter().find(|part| name.starts_with(**part));
        assert!(of.is_none(), "nobody asked for {name}");
    }
}

/// What the month's end was taken to do in the account of a surplus deposited that day, and what the other reading gives.
fn month_end(deposited: &str) -> Vec<String> {
    let text = format!(
        "place = \"central\"\nimpounded = \"2025-11-01\"\ndeposited = \"{deposited}\"\n\
         animals = [{{ kind = \"cow\", heads = 1 }}]\nrates = {{ seen = [{FINE}, {FEEDING}] }}"
    );
    let account = reckon(&toml::from_str(&text).unwrap());
    let assumed = account.assumed.iter();
    assumed
        .filter(|one| one.choice == Choice::MonthEnd)
        .map(|one| {
            let (code, other) = &one.others[0];
            format!("{} {:?}, {code} {other:?}", one.taken, one.value)
        })
        .collect()
}

#[test]
fn the_end_of_a_month_is_assumed_only_where_it_moves_the_day() {
    // 30 November and three months: the last of February, or two days more. 28 November: 28 February, however read.
    assert_eq!(
        month_end("2025-11-30"),
        ["last-day Day(2026-02-28), runs-over Day(2026-03-02)"]
    );
    assert_eq!(month_end("2025-11-28"), [""; 0]);
}

#[test]
fn an_amount_handed_on_rests_on_a_step_of_its_own_figure() {
    let text = format!(
        "place = \"maharashtra\"\nimpounded = \"2024-03-01\"\nclaimed = \"2024-03-02\"\n\
         animals = [{{ kind = \"cow\", heads = 2 }}]\nrates = {{ seen = [{FINE}, {FEEDING}] }}\n\
         notified = {{ security = true }}\n\
         security = {{ rates = [{{ kinds = [\"cow\"], amount = \"50\" }}], again = \"2024-05-01\" }}"
    );
    let account = reckon(&toml::from_str(&text).unwrap());
    let of = |amount: Amount| account.reasons.get(amount.step).unwrap().figure;
    let dispute = account.dispute.as_ref().unwrap();
    assert_eq!(of(dispute.deposit), Figure::Deposit);
    let security = account.security.as_ref().unwrap().as_ref().unwrap();
    assert_eq!(of(security.forfeited.unwrap()), Figure::SecurityForfeited);
    assert!(!account.distributions.is_empty());
    for share in account.distributions.iter().flat_map(|one| &one.shares) {
        assert_eq!(of(share.amount), Figure::Share, "{:?}", share.figure);
    }
}
