//! A draft is read, never repaired: what cannot be read is named by its field and answers nothing.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test stops where it fails"
)]

use pound_reckoner::animal::Kind;
use pound_reckoner::case::{Head, Rates};
use pound_reckoner::draft::{
    AnimalsDraft, DayDraft, Draft, ExpenseDraft, LotDraft, NOT_SEEN, PERCENT, RateDraft, SEEN,
};
use pound_reckoner::outline::outline;
use pound_reckoner::problem::Field;
use pound_reckoner::reckon::reckon;

fn boxes(day: &str, month: &str, year: &str) -> DayDraft {
    DayDraft {
        day: day.into(),
        month: month.into(),
        year: year.into(),
    }
}

fn animals(id: u32, kind: &str, heads: &str) -> AnimalsDraft {
    AnimalsDraft {
        id,
        kind: kind.into(),
        heads: heads.into(),
        ..AnimalsDraft::default()
    }
}

fn rate(kind: &str, fine: &str, feeding: &str) -> RateDraft {
    RateDraft {
        kind: kind.into(),
        fine: fine.into(),
        feeding: feeding.into(),
    }
}

/// Two cows and a calf in Punjab, as somebody would type them.
fn punjab() -> Draft {
    Draft {
        place: "punjab".into(),
        text: "as-amended".into(),
        animals: vec![animals(1, "cow", "2"), animals(2, "calf", "1")],
        impounded: boxes("28", "11", "2026"),
        impounded_hour: "10:30".into(),
        claimed: boxes("30", "11", "2026"),
        board: SEEN.into(),
        rates: vec![rate("cow", "₹1,500/-", "100"), rate("calf", "740", " 40 ")],
        ..Draft::default()
    }
}

fn figure(draft: &Draft, name: &str) -> Option<String> {
    outline(&reckon(&draft.read().case)).get(name).cloned()
}

fn refused(draft: &Draft) -> Vec<(String, &'static str)> {
    draft
        .read()
        .refused
        .iter()
        .map(|problem| (problem.field.path(), problem.reason.code()))
        .collect()
}

#[test]
fn a_whole_draft_is_reckoned() {
    let draft = punjab();
    assert_eq!(refused(&draft), []);
    assert_eq!(figure(&draft, "to-bring").as_deref(), Some("4460"));
    assert_eq!(figure(&draft, "each-further-day").as_deref(), Some("240"));
    assert_eq!(
        figure(&draft, "last-safe-day").as_deref(),
        Some("2026-12-01")
    );
    assert_eq!(
        figure(&draft, "earliest-sale").as_deref(),
        Some("2026-12-07")
    );
}

#[test]
fn an_empty_draft_refuses_nothing_and_answers_nothing() {
    let reading = Draft::default().read();
    assert_eq!(reading.refused, []);
    assert_eq!(reading.case, pound_reckoner::case::Case::default());
}

#[test]
fn a_rate_that_cannot_be_read_is_no_rate() {
    for (text, code) in [
        ("1e3", "exponent"),
        ("-5", "sign"),
        ("1,00,00", "bad-grouping"),
        ("abc", "not-a-number"),
        ("1.234", "too-many-decimals"),
        ("12.", "number-unfinished"),
        ("999999999999999999999999999999", "number-too-large"),
    ] {
        let mut draft = punjab();
        draft.rates[0].fine = text.into();
        assert_eq!(
            refused(&draft),
            [("rates.fine.cow".to_owned(), code)],
            "{text}"
        );
        assert_eq!(figure(&draft, "to-bring"), None, "{text}");
        assert!(
            figure(&draft, "last-safe-day").is_some(),
            "{text}: the deadlines stay"
        );
    }
}

#[test]
fn an_empty_rate_is_asked_for_by_name() {
    let mut draft = punjab();
    draft.rates[1].feeding.clear();
    assert_eq!(refused(&draft), []);
    assert_eq!(
        figure(&draft, "problem.claim").as_deref(),
        Some("rates.feeding.calf:not-answered")
    );
}

#[test]
fn heads_are_whole_and_at_least_one() {
    for (text, code) in [
        ("0", "zero"),
        ("2.5", "not-whole"),
        ("-3", "sign"),
        ("100000", "number-too-large"),
    ] {
        let mut draft = punjab();
        draft.animals[0].heads = text.into();
        assert_eq!(refused(&draft), [("animals[0].heads".to_owned(), code)]);
        assert_eq!(figure(&draft, "to-bring"), None, "{text}");
    }
}

#[test]
fn a_day_half_typed_is_unfinished_and_one_that_does_not_exist_is_refused() {
    for (draft_day, code) in [
        (boxes("28", "11", "2"), "day-unfinished"),
        (boxes("28", "11", "202"), "day-unfinished"),
        (boxes("28", "", "2026"), "day-unfinished"),
        (boxes("31", "2", "2026"), "no-such-day"),
        (boxes("x", "2", "2026"), "not-a-day"),
        (boxes("1", "1", "1800"), "day-out-of-range"),
    ] {
        let draft = Draft {
            impounded: draft_day,
            ..punjab()
        };
        assert_eq!(refused(&draft), [("impounded".to_owned(), code)]);
        assert_eq!(figure(&draft, "last-safe-day"), None);
    }
}

#[test]
fn an_hour_that_cannot_be_read_leaves_the_arrival_open() {
    let draft = Draft {
        impounded_hour: "25:00".into(),
        ..punjab()
    };
    assert_eq!(refused(&draft), [("impounded".to_owned(), "not-an-hour")]);
    assert_eq!(draft.read().case.impounded, None);
}

#[test]
fn the_board_is_seen_not_seen_or_not_yet_asked() {
    assert_eq!(
        Draft {
            board: String::new(),
            ..punjab()
        }
        .read()
        .case
        .rates,
        None
    );
    assert_eq!(
        Draft {
            board: NOT_SEEN.into(),
            ..punjab()
        }
        .read()
        .case
        .rates,
        Some(Rates::NotSeen)
    );
    // What was typed before does not come back as a refusal while the board is said to be unseen.
    let mut draft = Draft {
        board: NOT_SEEN.into(),
        ..punjab()
    };
    draft.rates[0].fine = "1e3".into();
    assert_eq!(refused(&draft), []);
}

#[test]
fn each_kind_is_asked_once_however_many_rows_have_it() {
    let mut draft = punjab();
    draft.animals.push(animals(3, "cow", "1"));
    assert_eq!(draft.kinds(), [Kind::Cow, Kind::Calf]);
    let Some(Rates::Seen(charges)) = draft.read().case.rates else {
        panic!("the board was seen")
    };
    assert_eq!(
        charges
            .iter()
            .filter(|charge| charge.head == Head::Fine)
            .count(),
        2
    );
    assert_eq!(figure(&draft, "to-bring").as_deref(), Some("6260"));
}

#[test]
fn a_lot_follows_its_row_by_name() {
    let lot = LotDraft {
        id: 9,
        row: "2".into(),
        heads: "1".into(),
        price: "5000".into(),
    };
    let sale = Draft {
        sale: "held".into(),
        sale_day: boxes("8", "12", "2026"),
        lots: vec![lot],
        ..punjab()
    };
    assert_eq!(
        sale.read().case.sale.as_ref().map(|sale| sale.lots[0].row),
        Some(1)
    );
    // The row before it goes: the lot still means the calf.
    let mut without = sale.clone();
    without.animals.remove(0);
    assert_eq!(
        without.read().case.sale.map(|sale| sale.lots[0].row),
        Some(0)
    );
    // Its own row goes: nothing else is sold in its place.
    let mut gone = sale;
    gone.animals.remove(1);
    assert_eq!(
        figure(&gone, "problem.sale").as_deref(),
        Some("sale.lots[0].heads:more-than-impounded")
    );
}

#[test]
fn an_expense_is_an_amount_or_a_per_cent() {
    let expense = |unit: &str, amount: &str| ExpenseDraft {
        id: 1,
        unit: unit.into(),
        amount: amount.into(),
    };
    let refused_in = |one| {
        let draft = Draft {
            expenses: vec![one],
            ..punjab()
        };
        draft
            .read()
            .refusal(Field::Expense(0))
            .map(pound_reckoner::problem::Reason::code)
    };
    assert_eq!(refused_in(expense(PERCENT, "2.5%")), None);
    assert_eq!(
        refused_in(expense(PERCENT, "101")),
        Some("number-too-large")
    );
    assert_eq!(refused_in(expense("", "101")), None);
}
