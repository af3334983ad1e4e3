//! A draft is read, never repaired: what cannot be read is named by its field and answers nothing.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test stops where it fails"
)]

use pound_reckoner::animal::{Kind, Kinds};
use pound_reckoner::case::{Bands, Choices, Head, Notified, Rates, Run};
use pound_reckoner::day::DayRule;
use pound_reckoner::draft::{
    AnimalsDraft, DayDraft, DemandDraft, Draft, ExpenseDraft, LineDraft, LotDraft, NOT_SEEN,
    PERCENT, RateDraft, RunDraft, SEEN, SecurityDraft, SecurityRateDraft, SuitDraft, TermsDraft,
};
use pound_reckoner::law::scales;
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
        .case
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
    assert_eq!(reading.case.refused, []);
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
fn a_fine_that_the_act_prints_need_not_be_copied() {
    // Before 1921 section 12 itself prints 4 annas for a cow: 2 x 0.25, and two days of feeding at 1 for each.
    let draft = Draft {
        place: "central".into(),
        animals: vec![animals(1, "cow", "2")],
        impounded: boxes("1", "6", "1910"),
        claimed: boxes("2", "6", "1910"),
        board: SEEN.into(),
        rates: vec![rate("cow", "", "1")],
        ..Draft::default()
    };
    assert_eq!(figure(&draft, "fines").as_deref(), Some("0.50"));
    assert_eq!(figure(&draft, "to-bring").as_deref(), Some("4.50"));
    // A by-law has no scale of the Act behind it.
    let draft = Draft {
        situation: "by-law".into(),
        ..draft
    };
    assert_eq!(
        figure(&draft, "problem.claim").as_deref(),
        Some("rates.fine.cow:not-answered")
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
fn an_hour_that_cannot_be_read_takes_what_runs_by_the_hour_and_leaves_the_day() {
    let draft = Draft {
        impounded_hour: "25:00".into(),
        ..punjab()
    };
    assert_eq!(
        refused(&draft),
        [("impounded.hour".to_owned(), "not-an-hour")]
    );
    let whole = punjab();
    for name in ["due", "last-safe-day", "earliest-sale"] {
        assert_eq!(figure(&draft, name), figure(&whole, name), "{name}");
        assert!(figure(&draft, name).is_some(), "{name}");
    }
    let blocks = Draft {
        choices: Choices {
            feeding_days: Some(DayRule::Blocks),
            ..Choices::default()
        },
        ..draft
    };
    assert_eq!(figure(&blocks, "due"), None);
    assert_eq!(
        figure(&blocks, "problem.claim").as_deref(),
        Some("impounded.hour:not-an-hour")
    );
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
        sold_as: "unclaimed".into(),
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
fn why_they_were_sold_is_asked_and_not_taken_for_granted() {
    let sale = |why: &str| Draft {
        sale: "held".into(),
        sold_as: why.into(),
        ..punjab()
    };
    // Who holds the balance turns on it.
    let unanswered = reckon(&sale("").read().case);
    let missing: Vec<Field> = unanswered
        .sale
        .unwrap_err()
        .iter()
        .map(|problem| problem.field)
        .collect();
    assert_eq!(missing, [Field::SaleDay, Field::SoldAs]);
    assert!(unanswered.claim.is_err(), "sold is sold");
    for why in ["unclaimed", "refused"] {
        let problems = reckon(&sale(why).read().case).sale.unwrap_err();
        assert_eq!(problems.first().unwrap().field, Field::SaleDay, "{why}");
        assert_eq!(problems.len(), 1, "{why}");
    }
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
            .case
            .refusal(Field::Expense(0))
            .map(|problem| problem.reason.code())
    };
    assert_eq!(refused_in(expense(PERCENT, "2.5%")), None);
    assert_eq!(
        refused_in(expense(PERCENT, "101")),
        Some("percent-too-large")
    );
    assert_eq!(refused_in(expense("", "101")), None);
}

/// A line for every kind, as a board prints it.
fn line(id: u32, head: &str, amount: &str, unit: &str) -> LineDraft {
    LineDraft {
        id,
        head: head.into(),
        kinds: Kinds::ANY,
        amount: amount.into(),
        unit: unit.into(),
        ..LineDraft::default()
    }
}

fn run(from: &str, to: &str) -> RunDraft {
    RunDraft {
        from: from.into(),
        to: to.into(),
    }
}

/// Cows in Gujarat under a by-law, with these lines and no plain rate.
fn by_lines(heads: &str, lines: Vec<LineDraft>) -> Draft {
    Draft {
        situation: "by-law".into(),
        place: "gujarat".into(),
        animals: vec![animals(1, "cow", heads)],
        impounded: boxes("10", "9", "2018"),
        claimed: boxes("10", "9", "2018"),
        board: SEEN.into(),
        lines,
        ..Draft::default()
    }
}

/// A published scale taken over, letter for letter, into an otherwise given draft.
fn taken_over(id: &str, draft: Draft) -> Draft {
    let scale = scales::find(id).unwrap();
    let lines = (1..).zip(scale.charges());
    Draft {
        lines: lines
            .map(|(id, charge)| LineDraft::of(id, &charge))
            .collect(),
        terms: TermsDraft::of(&scale.terms()),
        ..draft
    }
}

#[test]
fn every_published_scale_comes_back_from_the_boxes_as_it_was() {
    for scale in scales::all() {
        let draft = taken_over(scale.id, by_lines("1", Vec::new()));
        assert_eq!(refused(&draft), [], "{}", scale.id);
        let case = draft.read().case;
        assert_eq!(
            case.rates,
            Some(Rates::Seen(scale.charges())),
            "{}",
            scale.id
        );
        assert_eq!(case.terms, Some(scale.terms()), "{}", scale.id);
    }
}

#[test]
fn what_was_printed_of_real_pounds_comes_out() {
    // Surat 2018, first day: 200 for the tag, 1,000 for impounding, 650 for the day.
    let surat = taken_over("surat-2018", by_lines("1", Vec::new()));
    assert_eq!(figure(&surat, "to-bring").as_deref(), Some("1850"));
    assert_eq!(
        figure(&surat, "problem.deadlines").as_deref(),
        Some("situation:not-under-the-act")
    );
    // Coimbatore 2023: five animals at 10,000.
    let coimbatore = taken_over(
        "coimbatore-2023",
        Draft {
            place: "tamil-nadu".into(),
            ..by_lines("5", Vec::new())
        },
    );
    assert_eq!(figure(&coimbatore, "to-bring").as_deref(), Some("50000"));
    // Raipur 2023: five animals at 1,000, on a board without a scale here.
    let raipur = by_lines(
        "5",
        vec![
            line(1, "fine", "1,000", "per-head"),
            line(2, "feeding", "0", "per-head"),
        ],
    );
    assert_eq!(figure(&raipur, "to-bring").as_deref(), Some("5000"));
    // The scale of 1871: 3 cows at 4 annas, 2 goats at 1 anna: 14 annas; feeding by the pound.
    let annas = taken_over(
        "cta-1871-original",
        Draft {
            situation: "pound".into(),
            place: "central".into(),
            animals: vec![animals(1, "cow", "3"), animals(2, "goat", "2")],
            impounded: boxes("1", "6", "1910"),
            claimed: boxes("1", "6", "1910"),
            rates: vec![rate("cow", "", "0"), rate("goat", "", "0")],
            ..by_lines("", Vec::new())
        },
    );
    assert_eq!(refused(&annas), []);
    assert_eq!(figure(&annas, "to-bring").as_deref(), Some("0.88"));
    assert_eq!(figure(&annas, "to-bring.exact").as_deref(), Some("0.875"));
}

#[test]
fn a_line_that_cannot_be_read_gives_no_sum() {
    type Change = fn(&mut LineDraft);
    let cases: [(Change, &str, &str); 15] = [
        (|line| line.amount = "1e3".into(), "", "exponent"),
        (|line| line.from_day = "0".into(), ".from-day", "zero"),
        (
            |line| line.from_day = "1.5".into(),
            ".from-day",
            "not-whole",
        ),
        (
            |line| line.from_day = "70000".into(),
            ".from-day",
            "number-too-large",
        ),
        (
            |line| line.captures = run("0", ""),
            ".captures.from",
            "zero",
        ),
        (
            |line| line.captures = run("x", ""),
            ".captures.from",
            "not-a-number",
        ),
        (
            |line| line.captures = run("1", "-1"),
            ".captures.to",
            "sign",
        ),
        (
            |line| line.captures = run("3", "2"),
            ".captures.to",
            "backwards",
        ),
        (|line| line.number = run("0", "5"), ".number.from", "zero"),
        (|line| line.number = run("", "0"), ".number.to", "zero"),
        (
            |line| line.number = run("6", "5"),
            ".number.to",
            "backwards",
        ),
        (
            |line| line.percent = "101".into(),
            ".repeat.percent",
            "percent-too-large",
        ),
        (
            |line| line.percent = "x%".into(),
            ".repeat.percent",
            "not-a-number",
        ),
        (
            |line| line.percent = "1.234".into(),
            ".repeat.percent",
            "percent-too-fine",
        ),
        (|line| line.from_day = "+2".into(), ".from-day", "sign"),
    ];
    for (change, path, code) in cases {
        let mut one = line(1, "fine", "500", "per-head");
        change(&mut one);
        let draft = by_lines("1", vec![one, line(2, "feeding", "10", "per-head-per-day")]);
        assert_eq!(
            refused(&draft),
            [(format!("rates.seen[0]{path}"), code)],
            "{path}"
        );
        assert_eq!(figure(&draft, "to-bring"), None, "{path} {code}");
        assert!(figure(&draft, "problem.claim").is_some(), "{path} {code}");
    }
    // The ordinary fine moves only the warning beside it.
    let mut habitual = line(1, "fine", "500", "per-head");
    habitual.replaces = "abc".into();
    let draft = by_lines("1", vec![habitual]);
    assert_eq!(
        refused(&draft),
        [("rates.seen[0].replaces".to_owned(), "not-a-number")]
    );
    assert_eq!(figure(&draft, "to-bring").as_deref(), Some("500"));
}

#[test]
fn a_line_that_is_not_finished_is_asked_for() {
    for (one, problem) in [
        (
            line(1, "fine", "", "per-head"),
            "rates.fine.cow:not-answered",
        ),
        (
            line(1, "", "500", "per-head"),
            "rates.fine.cow:not-answered",
        ),
        (
            line(1, "fine", "500", ""),
            "rates.seen[0].unit:not-answered",
        ),
    ] {
        let draft = by_lines("1", vec![one]);
        assert_eq!(refused(&draft), []);
        assert_eq!(figure(&draft, "problem.claim").as_deref(), Some(problem));
    }
}

#[test]
fn an_end_of_a_run_alone_begins_at_one() {
    let mut one = line(1, "fine", "500", "per-head");
    one.captures = run("", "1");
    let Some(Rates::Seen(charges)) = by_lines("1", vec![one]).read().case.rates else {
        panic!("the board was seen")
    };
    assert_eq!(
        charges[0].captures,
        Some(Run {
            from: 1,
            to: Some(1)
        })
    );
}

#[test]
fn a_line_stands_in_for_the_box_of_its_kind_only() {
    // The line names cows: their box may stay empty, the calves' may not.
    let mut draft = punjab();
    draft.rates[0].fine.clear();
    draft.lines = vec![LineDraft {
        kinds: Kinds::of(&[Kind::Cow]),
        ..line(1, "fine", "1500", "per-head")
    }];
    assert_eq!(figure(&draft, "to-bring").as_deref(), Some("4460"));
    draft.rates[1].fine.clear();
    assert_eq!(
        figure(&draft, "problem.claim").as_deref(),
        Some("rates.fine.calf:not-answered")
    );
    // Both given are two rates, and neither is taken.
    let mut both = punjab();
    both.lines.clone_from(&draft.lines);
    assert_eq!(
        figure(&both, "problem.claim").as_deref(),
        Some("rates.fine.cow:two-rates")
    );
}

#[test]
fn an_example_that_is_silent_under_an_act_is_asked_about() {
    // Dhamtari's order under the Act names a fine only: feeding is due there too.
    let draft = taken_over(
        "dhamtari-2023",
        Draft {
            situation: "pound".into(),
            place: "chhattisgarh".into(),
            impounded: boxes("1", "9", "2023"),
            claimed: boxes("1", "9", "2023"),
            rates: vec![rate("cow", "", "")],
            ..by_lines("1", Vec::new())
        },
    );
    assert_eq!(
        figure(&draft, "problem.claim").as_deref(),
        Some("rates.feeding.cow:not-answered")
    );
}

#[test]
fn lines_of_a_board_that_was_not_seen_say_nothing() {
    let mut draft = by_lines("1", vec![line(1, "fine", "1e3", "per-head")]);
    draft.board = NOT_SEEN.into();
    draft.terms.not_returned_from = "x".into();
    assert_eq!(refused(&draft), []);
    assert_eq!(draft.read().case.rates, Some(Rates::NotSeen));
    assert_eq!(draft.read().case.terms, None);
}

#[test]
fn what_is_not_asked_of_the_animals_is_not_read() {
    let mut draft = punjab();
    draft.animals[0].capture = "99".into();
    draft.animals[0].age = "over-three".into();
    draft.animals[0].kilograms = "x".into();
    draft.actual_cost = "x".into();
    assert_eq!(refused(&draft), []);
    let case = draft.read().case;
    assert_eq!(case.animals[0].capture, None);
    assert_eq!(case.animals[0].age, None);
    assert_eq!(case.actual_cost, None);
    assert_eq!(figure(&draft, "to-bring").as_deref(), Some("4460"));
}

#[test]
fn a_capture_is_asked_where_a_line_moves_by_it() {
    let rising = LineDraft {
        percent: "50".into(),
        ..line(1, "fine", "3000", "per-head")
    };
    let mut draft = by_lines("1", vec![rising]);
    assert!(draft.read().asks[0].capture);
    assert!(!draft.read().asks[0].age);
    // The first capture if nothing is said; the third asks how the increase builds up: 3,000 + 2 x 1,500 or x 1.5 x 1.5.
    assert_eq!(figure(&draft, "to-bring").as_deref(), Some("3000"));
    draft.animals[0].capture = "3".into();
    assert_eq!(
        figure(&draft, "problem.claim").as_deref(),
        Some("rates.seen[0].repeat.growth:not-answered")
    );
    draft.lines[0].growth = "simple".into();
    assert_eq!(figure(&draft, "to-bring").as_deref(), Some("6000"));
    draft.lines[0].growth = "compound".into();
    assert_eq!(figure(&draft, "to-bring").as_deref(), Some("6750"));
    // What cannot be read is not the first capture.
    for (text, code) in [("0", "zero"), ("x", "not-a-number"), ("1.5", "not-whole")] {
        draft.animals[0].capture = text.into();
        assert_eq!(refused(&draft), [("animals[0].capture".to_owned(), code)]);
        assert_eq!(figure(&draft, "to-bring"), None, "{text}");
    }
}

#[test]
fn age_and_weight_are_asked_where_a_line_needs_them() {
    let under = LineDraft {
        age: "under-three".into(),
        ..line(1, "fine", "250", "per-head")
    };
    let over = LineDraft {
        age: "over-three".into(),
        ..line(2, "fine", "500", "per-head")
    };
    let mut draft = by_lines("2", vec![under, over]);
    assert!(draft.read().asks[0].age);
    assert_eq!(
        figure(&draft, "problem.claim").as_deref(),
        Some("animals[0].age:not-answered")
    );
    draft.animals[0].age = "over-three".into();
    assert_eq!(figure(&draft, "to-bring").as_deref(), Some("1000"));

    let mut draft = by_lines("2", vec![line(1, "fine", "10", "per-kilogram")]);
    assert!(draft.read().asks[0].kilograms);
    assert_eq!(
        figure(&draft, "problem.claim").as_deref(),
        Some("animals[0].kilograms:not-answered")
    );
    draft.animals[0].kilograms = "90".into();
    assert_eq!(figure(&draft, "to-bring").as_deref(), Some("900"));
    for (text, code) in [("0", "zero"), ("90.5", "not-whole"), ("kg", "not-a-number")] {
        draft.animals[0].kilograms = text.into();
        assert_eq!(refused(&draft), [("animals[0].kilograms".to_owned(), code)]);
        assert_eq!(figure(&draft, "to-bring"), None, "{text}");
    }
}

#[test]
fn bands_ask_how_they_are_counted() {
    let band = |id, amount, from, to| LineDraft {
        number: run(from, to),
        ..line(id, "fine", amount, "per-head")
    };
    let mut draft = by_lines("7", vec![band(1, "100", "1", "5"), band(2, "150", "6", "")]);
    assert_eq!(
        figure(&draft, "problem.claim").as_deref(),
        Some("choices.bands:not-answered")
    );
    // 7 x 150, or 5 x 100 + 2 x 150.
    draft.choices.bands = Some(Bands::WholeLot);
    assert_eq!(figure(&draft, "to-bring").as_deref(), Some("1050"));
    draft.choices.bands = Some(Bands::Marginal);
    assert_eq!(figure(&draft, "to-bring").as_deref(), Some("800"));
}

#[test]
fn a_multiple_of_the_real_cost_asks_for_it() {
    let mut draft = by_lines("1", vec![line(1, "fine", "3", "times-actual-cost")]);
    assert_eq!(
        figure(&draft, "problem.claim").as_deref(),
        Some("actual-cost:not-answered")
    );
    draft.actual_cost = "450.50".into();
    assert_eq!(figure(&draft, "to-bring").as_deref(), Some("1351.50"));
    draft.actual_cost = "-1".into();
    assert_eq!(refused(&draft), [("actual-cost".to_owned(), "sign")]);
    assert_eq!(figure(&draft, "to-bring"), None);
}

#[test]
fn animals_that_are_not_given_back_have_no_sum() {
    let mut draft = by_lines("1", vec![line(1, "fine", "500", "per-head")]);
    draft.terms.not_returned_from = "3".into();
    draft.terms.then = "kept".into();
    assert!(draft.read().asks[0].capture);
    assert_eq!(figure(&draft, "to-bring").as_deref(), Some("500"));
    draft.animals[0].capture = "3".into();
    assert_eq!(
        figure(&draft, "problem.claim").as_deref(),
        Some("animals[0].capture:not-returned")
    );
    for (text, code) in [("0", "zero"), ("x", "not-a-number")] {
        draft.terms.not_returned_from = text.into();
        assert_eq!(
            refused(&draft),
            [("terms.not-returned-from".to_owned(), code)]
        );
        assert_eq!(figure(&draft, "to-bring"), None, "{text}");
    }
    draft.terms.not_returned_from.clear();
    draft.terms.auction_day = "0".into();
    assert_eq!(refused(&draft), [("terms.auction-day".to_owned(), "zero")]);
}

#[test]
fn a_demand_is_checked_line_by_line() {
    let asked = |id, head: &str, amount: &str| DemandDraft {
        id,
        head: head.into(),
        amount: amount.into(),
    };
    let mut draft = Draft {
        demand: vec![
            asked(1, "fine", "3,990"),
            asked(2, "catching", "500"),
            asked(3, "", "4460"),
        ],
        ..punjab()
    };
    assert_eq!(figure(&draft, "demand.fine").as_deref(), Some("above 250"));
    assert_eq!(
        figure(&draft, "demand.catching").as_deref(),
        Some("outside-the-act 500")
    );
    assert_eq!(figure(&draft, "demand.whole").as_deref(), Some("agrees 0"));
    draft.demand[1].amount.clear();
    assert_eq!(
        figure(&draft, "problem.demand").as_deref(),
        Some("demand[1]:not-answered")
    );
    draft.demand[1].amount = "five".into();
    assert_eq!(refused(&draft), [("demand[1]".to_owned(), "not-a-number")]);
    assert_eq!(figure(&draft, "demand.fine"), None);
}

#[test]
fn another_day_is_asked_about() {
    let mut draft = Draft {
        ask: boxes("5", "12", "2026"),
        ..punjab()
    };
    // 3,740 and eight days of 240.
    assert_eq!(
        figure(&draft, "to-bring-on.2026-12-05").as_deref(),
        Some("5660")
    );
    draft.ask = boxes("31", "2", "2026");
    assert_eq!(refused(&draft), [("ask[0]".to_owned(), "no-such-day")]);
    assert_eq!(draft.read().case.ask, []);
}

/// Two cows and a buffalo in Maharashtra with security of 750 each.
fn maharashtra() -> Draft {
    let of = |kind: &str| SecurityRateDraft {
        kind: kind.into(),
        amount: "750".into(),
    };
    Draft {
        place: "maharashtra".into(),
        animals: vec![animals(1, "cow", "2"), animals(2, "buffalo", "1")],
        impounded: boxes("30", "8", "2026"),
        claimed: boxes("31", "8", "2026"),
        board: SEEN.into(),
        rates: vec![rate("cow", "400", "60"), rate("buffalo", "400", "60")],
        notified: Notified {
            security: true,
            ..Notified::default()
        },
        security: SecurityDraft {
            rates: vec![of("cow"), of("buffalo")],
            ..SecurityDraft::default()
        },
        ..Draft::default()
    }
}

#[test]
fn security_is_read_where_it_is_notified() {
    let mut draft = maharashtra();
    // 3 x 750; 1,200 and 360 with it; six months from 31 August.
    assert_eq!(figure(&draft, "security").as_deref(), Some("2250"));
    assert_eq!(figure(&draft, "to-bring").as_deref(), Some("3810"));
    assert_eq!(
        figure(&draft, "security-last-day").as_deref(),
        Some("2027-02-28")
    );
    draft.security.again = boxes("24", "12", "2026");
    draft.security.part = "900.50".into();
    assert_eq!(
        figure(&draft, "security-forfeited").as_deref(),
        Some("900.50")
    );
    assert_eq!(
        figure(&draft, "security-refunded").as_deref(),
        Some("1349.50")
    );
    draft.security.again_illegal = true;
    assert_eq!(figure(&draft, "security-refunded").as_deref(), Some("2250"));
    draft.security.rates.remove(1);
    assert_eq!(
        figure(&draft, "problem.security").as_deref(),
        Some("security.buffalo:not-answered")
    );
    draft.notified.security = false;
    assert_eq!(draft.read().case.security, None);
}

#[test]
fn a_security_that_cannot_be_read_says_nothing_else_instead() {
    type Change = fn(&mut SecurityDraft);
    let cases: [(Change, &str, &str); 4] = [
        (
            |one| one.day = boxes("1", "", "2026"),
            "security.day",
            "day-unfinished",
        ),
        (
            |one| one.again = boxes("31", "2", "2026"),
            "security.again",
            "no-such-day",
        ),
        (
            |one| one.part = "half".into(),
            "security.part",
            "not-a-number",
        ),
        (
            |one| one.rates[0].amount = "1.234".into(),
            "security.cow",
            "too-many-decimals",
        ),
    ];
    for (change, path, code) in cases {
        let mut draft = maharashtra();
        change(&mut draft.security);
        assert_eq!(refused(&draft), [(path.to_owned(), code)]);
        assert_eq!(figure(&draft, "security"), None, "{path}");
    }
}

#[test]
fn a_suit_asks_for_its_other_sum() {
    let suit = |claimed: &str, paid: &str| Draft {
        suit: SuitDraft {
            claimed: claimed.into(),
            paid: paid.into(),
        },
        ..punjab()
    };
    assert_eq!(punjab().read().case.suit, None);
    assert_eq!(
        figure(&suit("5000", "250"), "suit-left").as_deref(),
        Some("4750")
    );
    assert_eq!(
        figure(&suit("5000", ""), "problem.suit").as_deref(),
        Some("suit.paid:not-answered")
    );
    assert_eq!(
        refused(&suit("x", "250")),
        [("suit.claimed".to_owned(), "not-a-number")]
    );
    assert_eq!(figure(&suit("x", "250"), "suit-left"), None);
    assert_eq!(
        refused(&suit("5000", "1e3")),
        [("suit.paid".to_owned(), "exponent")]
    );
}

#[test]
fn the_day_of_an_order_is_read() {
    let mut draft = Draft {
        place: "tamil-nadu".into(),
        order_day: boxes("31", "1", "2027"),
        ..punjab()
    };
    // One month after 31 January ends with February; the first day after it.
    assert_eq!(
        figure(&draft, "not-paid-before").as_deref(),
        Some("2027-03-01")
    );
    draft.order_day = boxes("x", "1", "2027");
    assert_eq!(refused(&draft), [("order-day".to_owned(), "not-a-day")]);
    assert_eq!(draft.read().case.order_day, None);
}

#[test]
fn the_plain_draft_of_before_still_has_its_plain_case() {
    // Nothing of what was added has a say until somebody answers it.
    let case = punjab().read().case;
    assert_eq!(case.terms, None);
    assert_eq!(case.notified, Notified::default());
    assert_eq!(case.choices, Choices::default());
    assert_eq!((case.suit, case.security), (None, None));
    assert!(case.demand.is_empty() && case.ask.is_empty());
}

/// Punjab's base case, its seizure on the day of arrival.
fn seized_on_arrival() -> Draft {
    Draft {
        seized: boxes("28", "11", "2026"),
        ..punjab()
    }
}

#[test]
fn a_refused_day_that_may_be_left_out_takes_what_it_would_move_and_nothing_else() {
    let whole = seized_on_arrival();
    let bad = || boxes("31", "11", "2026");
    let cases: [(Draft, &[&str], &[&str]); 4] = [
        (
            Draft {
                seized: bad(),
                ..seized_on_arrival()
            },
            &["complaint-last-day", "deposit"],
            &["due", "last-safe-day", "earliest-sale"],
        ),
        (
            Draft {
                notice: bad(),
                ..seized_on_arrival()
            },
            &["notice", "earliest-sale"],
            &[
                "due",
                "last-safe-day",
                "report-from",
                "sale-after-refusal",
                "deposit",
            ],
        ),
        (
            Draft {
                claimed: bad(),
                ..seized_on_arrival()
            },
            &[
                "due",
                "each-further-day",
                "sale-after-refusal",
                "complaint-open",
            ],
            &[
                "fines",
                "last-safe-day",
                "earliest-sale",
                "complaint-last-day",
            ],
        ),
        (
            Draft {
                deposited: bad(),
                ..seized_on_arrival()
            },
            &["surplus-months", "surplus-last-day"],
            &["due", "last-safe-day", "deposit"],
        ),
    ];
    for (draft, gone, stays) in cases {
        for name in gone {
            assert_eq!(figure(&draft, name), None, "{name} of {draft:?}");
        }
        for name in stays {
            assert!(figure(&whole, name).is_some(), "{name}");
            assert_eq!(figure(&draft, name), figure(&whole, name), "{name}");
        }
    }
}

#[test]
fn a_refused_fine_leaves_feeding_and_the_further_day_and_the_reverse() {
    let with = |fine: &str, feeding: &str| Draft {
        rates: vec![rate("cow", fine, feeding), rate("calf", "740", "40")],
        ..punjab()
    };
    // 2 x 100 x 3 + 1 x 40 x 3 = 720; 2 x 100 + 40 = 240; 2 x 1,500 + 740 = 3,740.
    let fine = with("1,50", "100");
    assert_eq!(figure(&fine, "due"), None);
    assert_eq!(figure(&fine, "fines"), None);
    assert_eq!(figure(&fine, "feeding").as_deref(), Some("720"));
    assert_eq!(figure(&fine, "each-further-day").as_deref(), Some("240"));
    let feeding = with("1500", "1e2");
    assert_eq!(figure(&feeding, "due"), None);
    assert_eq!(figure(&feeding, "fines").as_deref(), Some("3740"));
    assert_eq!(figure(&feeding, "feeding"), None);
    assert_eq!(figure(&feeding, "each-further-day"), None);
}

#[test]
fn all_that_is_missing_is_named_although_the_law_is_not_known_yet() {
    let draft = Draft {
        animals: vec![AnimalsDraft::default()],
        ..Draft::default()
    };
    assert_eq!(
        figure(&draft, "problem.claim").as_deref(),
        Some(
            "animals[0].heads:not-answered animals[0].kind:not-answered claimed:not-answered \
             impounded:not-answered place:not-answered rates:not-answered"
        )
    );
}

#[test]
fn a_draft_of_before_and_a_full_one_of_today_both_come_back() {
    // As it was written before the tariff had lines: what it lacks is empty.
    let old: Draft = toml::from_str(
        "place = \"punjab\"\nboard = \"seen\"\nanimals = [{ id = 1, kind = \"cow\", heads = \"2\" }]\n\
         rates = [{ kind = \"cow\", fine = \"1500\", feeding = \"100\" }]",
    )
    .unwrap();
    assert_eq!(old.lines, []);
    assert_eq!(old.terms, TermsDraft::default());
    assert_eq!(old.notified, Notified::default());
    let full = taken_over(
        "ahmedabad-2023",
        Draft {
            actual_cost: "9".into(),
            ask: boxes("5", "12", "2026"),
            demand: vec![DemandDraft {
                id: 7,
                head: "fine".into(),
                amount: "1e3".into(),
            }],
            suit: SuitDraft {
                claimed: "5".into(),
                paid: "x".into(),
            },
            order_day: boxes("31", "1", "2027"),
            ..maharashtra()
        },
    );
    let again: Draft = toml::from_str(&toml::to_string(&full).unwrap()).unwrap();
    assert_eq!(again, full);
}
