//! Both sides of every boundary day: a claim on each day from arrival to the fortieth after it, with the state of that
//! day worked out on a calendar of the tests' own from the numbers of the facts: 7 and 7 days for the central Act and
//! both texts of Kerala, 3 and 4 for Punjab, 10 days to complain.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::too_many_lines,
    clippy::cast_possible_wrap,
    reason = "a test stops where something is not as worked"
)]

#[path = "by_hand/calendar.rs"]
mod calendar;

use calendar::{is_sunday, later, number, read};
use pound_reckoner::account::{Account, Surplus};
use pound_reckoner::case::Case;
use pound_reckoner::outline;
use pound_reckoner::reckon::reckon;

struct Law {
    place: &'static str,
    text: &'static str,
    report: i64,
    sale: i64,
    /// Days to complain; nothing where nobody has found them.
    complaint: Option<i64>,
}

const LAWS: &[Law] = &[
    Law {
        place: "central",
        text: "as-printed",
        report: 7,
        sale: 7,
        complaint: Some(10),
    },
    Law {
        place: "punjab",
        text: "as-amended",
        report: 3,
        sale: 4,
        complaint: Some(10),
    },
    Law {
        place: "kerala",
        text: "1961",
        report: 7,
        sale: 7,
        complaint: None,
    },
    Law {
        place: "kerala",
        text: "after-act-16-of-2000",
        report: 7,
        sale: 7,
        complaint: Some(10),
    },
];

/// Days of arrival: an ordinary one, a month's end, a year's end, before a leap day, before no leap day, on a leap day.
const ARRIVALS: &[&str] = &[
    "2026-11-28",
    "2026-10-31",
    "2026-12-25",
    "2024-02-20",
    "2026-02-20",
    "2100-02-20",
    "2024-02-29",
];

#[derive(Clone, Copy, Debug, PartialEq)]
enum State {
    /// A claim comes before the keeper may report.
    Safe,
    /// The report and the notice may be out; a claim still stops the sale.
    Reported,
    /// Unclaimed cattle may be sold.
    Saleable,
}

fn case(law: &Law, arrival: &str, more: &str) -> Case {
    let text = format!(
        "place = \"{}\"\ntext = \"{}\"\nimpounded = \"{arrival}\"\nanimals = [{{ kind = \"cow\", heads = 1 }}]\n\
         rates = \"not-seen\"\n{more}",
        law.place, law.text
    );
    toml::from_str(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// The state of a day from the days the account shows.
fn shown(account: &Account, today: &str) -> State {
    let out = outline::outline(account);
    let today = number(read(today));
    let day = |name: &str| number(read(&out[name]));
    assert_eq!(day("report-from"), day("last-safe-day") + 1);
    assert_eq!(day("earliest-sale"), day("last-claim-after-notice") + 1);
    if today <= day("last-safe-day") {
        State::Safe
    } else if today <= day("last-claim-after-notice") {
        State::Reported
    } else {
        State::Saleable
    }
}

#[test]
fn each_day_after_arrival_is_safe_then_reported_then_saleable() {
    for law in LAWS {
        for arrival in ARRIVALS {
            let mut seen = Vec::new();
            for n in 0..=40 {
                let today = later(arrival, n);
                let account = reckon(&case(law, arrival, &format!("claimed = \"{today}\"")));
                // The first day left out, the n-th day after arrival is the n-th of the window. The notice comes at the
                // earliest on the day after the window, and its own day is left out again.
                let expected = if n <= law.report {
                    State::Safe
                } else if n <= law.report + 1 + law.sale {
                    State::Reported
                } else {
                    State::Saleable
                };
                assert_eq!(
                    shown(&account, &today),
                    expected,
                    "{} {}: {arrival} + {n}",
                    law.place,
                    law.text
                );
                seen.push(expected);
                // After a refusal the sale may come the same day.
                assert_eq!(outline::outline(&account)["sale-after-refusal"], today);
            }
            let of = |state: State| seen.iter().filter(|one| **one == state).count() as i64;
            assert_eq!(
                (of(State::Safe), of(State::Reported)),
                (law.report + 1, law.sale + 1)
            );
        }
    }
}

#[test]
fn a_complaint_is_open_for_ten_days_after_the_seizure_and_the_safer_day_counts_where_it_is_not_known()
 {
    for law in LAWS {
        for arrival in ARRIVALS {
            for (seized, known) in [(0, true), (1, true), (3, true), (1, false)] {
                for n in 0..=40 {
                    let today = later(arrival, n);
                    let seizure = later(arrival, -seized);
                    let entered = if known {
                        format!("seized = \"{seizure}\"")
                    } else {
                        String::new()
                    };
                    let account = reckon(&case(
                        law,
                        arrival,
                        &format!("claimed = \"{today}\"\n{entered}"),
                    ));
                    let out = outline::outline(&account);
                    let Some(days) = law.complaint else {
                        assert_eq!(out["problem.complaint"], "place:law-not-known");
                        assert!(!out.contains_key("complaint-last-day"));
                        continue;
                    };
                    let last = later(&seizure, days);
                    assert_eq!(out["complaint-last-day"], last);
                    let open = n <= days - seized;
                    assert_eq!(
                        out["complaint-open"],
                        if open { "yes" } else { "no" },
                        "{arrival} + {n}, seized {seized} before"
                    );
                    assert_eq!(
                        out["complaint-sunday"],
                        if is_sunday(read(&last)) { "yes" } else { "no" }
                    );
                    assert_eq!(
                        out.get("complaint-last-day-if-seized-on-arrival"),
                        (!known).then(|| later(arrival, days)).as_ref()
                    );
                    // Punjab's sale may come on the 9th day after arrival, before the last day to complain.
                    let sale = law.report + law.sale + 2;
                    assert_eq!(
                        out["sale-may-come-before-complaint-ends"],
                        if sale <= days - seized { "yes" } else { "no" },
                        "{} {}",
                        law.place,
                        law.text
                    );
                }
            }
        }
    }
}

#[test]
fn a_notice_moves_the_sale_and_one_before_its_time_is_premature() {
    for law in LAWS {
        for arrival in ARRIVALS {
            for n in 0..=25 {
                let notice = later(arrival, n);
                let account = reckon(&case(law, arrival, &format!("notice = \"{notice}\"")));
                let out = outline::outline(&account);
                assert_eq!(out["notice"], notice);
                assert_eq!(out["last-claim-after-notice"], later(&notice, law.sale));
                assert_eq!(out["earliest-sale"], later(&notice, law.sale + 1));
                let premature = n <= law.report;
                assert_eq!(
                    out["notice-premature"],
                    if premature { "yes" } else { "no" },
                    "{} {arrival} + {n}",
                    law.place
                );
                if premature {
                    assert_eq!(out["notice.lawful-notice"], later(arrival, law.report + 1));
                    assert_eq!(
                        out["earliest-sale.lawful-notice"],
                        later(arrival, law.report + law.sale + 2)
                    );
                } else {
                    assert!(!out.contains_key("earliest-sale.lawful-notice"));
                }
            }
            let before = later(arrival, -1);
            let out = outline::outline(&reckon(&case(
                law,
                arrival,
                &format!("notice = \"{before}\""),
            )));
            assert_eq!(out["problem.notice"], "notice:before");
            assert_eq!(out["last-safe-day"], later(arrival, law.report));
            assert!(!out.contains_key("earliest-sale"));
        }
    }
}

#[test]
fn counting_the_first_day_moves_each_window_by_the_days_it_counts_in() {
    for law in LAWS {
        let arrival = "2026-11-28";
        let out = outline::outline(&reckon(&case(
            law,
            arrival,
            "choices = { first-day = \"counted\" }",
        )));
        assert_eq!(out["last-safe-day"], later(arrival, law.report - 1));
        assert_eq!(out["report-from"], later(arrival, law.report));
        assert_eq!(
            out["last-claim-after-notice"],
            later(arrival, law.report + law.sale - 1)
        );
        assert_eq!(out["earliest-sale"], later(arrival, law.report + law.sale));
    }
}

#[test]
fn after_a_refusal_a_wait_may_be_read_in_and_then_is_the_one_for_unclaimed_cattle() {
    for law in LAWS {
        for n in 0..=20 {
            let today = later("2026-11-28", n);
            let more =
                format!("claimed = \"{today}\"\nchoices = {{ refusal-wait = \"as-unclaimed\" }}");
            let out = outline::outline(&reckon(&case(law, "2026-11-28", &more)));
            // A sale after a refusal does not come before the refusal.
            let waited = later("2026-11-28", law.report + law.sale + 2);
            assert_eq!(out["sale-after-refusal"], waited.max(today));
        }
    }
}

#[test]
fn the_change_of_punjab_is_not_there_then_doubtful_then_the_law() {
    let punjab = &LAWS[1];
    for (arrival, first, other, months) in [
        ("1950-01-25", (7, 7), None, (3, None)),
        ("1950-01-26", (3, 4), Some((7, 7)), (3, Some(6))),
        ("1958-06-30", (3, 4), Some((7, 7)), (3, Some(6))),
        ("1966-10-31", (3, 4), Some((7, 7)), (3, Some(6))),
        ("1966-11-01", (3, 4), None, (6, None)),
        ("1966-11-02", (3, 4), None, (6, None)),
    ] {
        let account = reckon(&case(
            punjab,
            arrival,
            &format!("deposited = \"{}\"", later(arrival, 30)),
        ));
        let out = outline::outline(&account);
        let ends = |(report, sale): (i64, i64)| {
            (later(arrival, report), later(arrival, report + sale + 2))
        };
        assert_eq!(
            (out["last-safe-day"].clone(), out["earliest-sale"].clone()),
            ends(first),
            "{arrival}"
        );
        let second = out
            .get("last-safe-day.other")
            .cloned()
            .zip(out.get("earliest-sale.other").cloned());
        assert_eq!(second, other.map(ends), "{arrival}");
        let Ok(Surplus::Known { first, other, .. }) = &account.surplus else {
            panic!("{arrival}: {:?}", account.surplus)
        };
        assert_eq!(
            (first.months, other.as_ref().map(|one| one.months)),
            months,
            "{arrival}: the earlier end stands first"
        );
    }
}

#[test]
fn there_is_no_law_before_its_first_day() {
    for (place, text, arrival, law) in [
        ("kerala", "1961", "1960-12-31", false),
        ("kerala", "1961", "1961-01-01", true),
        ("kerala", "after-act-16-of-2000", "1960-12-31", false),
        // Before Act 16 of 2000 the text of 1961 lies beneath it and answers.
        ("kerala", "after-act-16-of-2000", "1999-12-31", true),
        ("kerala", "after-act-16-of-2000", "2001-01-01", true),
        ("central", "as-printed", "1871-01-13", true),
    ] {
        let law_of = Law {
            place,
            text,
            report: 7,
            sale: 7,
            complaint: None,
        };
        let out = outline::outline(&reckon(&case(&law_of, arrival, "claimed = \"2026-11-28\"")));
        if law {
            assert_eq!(
                out["last-safe-day"],
                later(arrival, 7),
                "{place} {text} {arrival}"
            );
        } else {
            for part in ["claim", "deadlines", "complaint", "dispute", "surplus"] {
                assert_eq!(
                    out[&format!("problem.{part}")],
                    "impounded:no-law-that-day",
                    "{place} {text} {arrival}"
                );
            }
            let beside = |name: &&String| !name.starts_with("problem.") && *name != "notices";
            assert_eq!(out.keys().filter(beside).count(), 0, "no figure: {out:?}");
        }
    }
}

#[test]
fn inside_the_doubt_about_the_act_of_2000_both_texts_of_kerala_are_read() {
    // The day Act 16 of 2000 came into force was not found: through the year 2000 the older text may still be the law,
    // and its hold of three months is known where the later one's is not.
    let account = reckon(&case(&LAWS[3], "2000-06-15", "deposited = \"2000-07-15\""));
    match &account.surplus {
        Ok(Surplus::Known { first, .. }) => assert_eq!(first.months, 3),
        other => panic!("the older reading is not shown: {other:?}"),
    }
}

#[test]
fn young_and_weak_animals_of_punjab_run_by_the_hour() {
    // Brought in on 28 November 2026: 24 hours to claim and to report, 24 more to dispose.
    for (arrival, from, report_by, latest) in [
        (
            "2026-11-28T10:30",
            "2026-11-29T10:30",
            "2026-11-29T10:30",
            "2026-11-30T10:30",
        ),
        (
            "2026-11-28T00:00",
            "2026-11-29T00:00",
            "2026-11-29T00:00",
            "2026-11-30T00:00",
        ),
        (
            "2026-11-28T23:59",
            "2026-11-29T23:59",
            "2026-11-29T23:59",
            "2026-11-30T23:59",
        ),
        (
            "2024-02-28T10:30",
            "2024-02-29T10:30",
            "2024-02-29T10:30",
            "2024-03-01T10:30",
        ),
        // The hour not known: earliest from the day's start, latest from its end.
        (
            "2026-11-28",
            "2026-11-29T00:00",
            "2026-11-30T00:00",
            "2026-12-01T00:00",
        ),
    ] {
        for (kind, condition) in [
            ("calf", "unattached"),
            ("kid", "unattached"),
            ("lamb", "unattached"),
            ("cow", "weak"),
        ] {
            let text = format!(
                "place = \"punjab\"\nimpounded = \"{arrival}\"\nrates = \"not-seen\"\n\
                 animals = [{{ kind = \"{kind}\", heads = 1, condition = \"{condition}\" }}]"
            );
            let out = outline::outline(&reckon(&toml::from_str(&text).unwrap()));
            assert_eq!(out["speedy-from"], from, "{arrival}");
            assert_eq!(out["speedy-report-by"], report_by, "{arrival}");
            assert_eq!(out["speedy-latest"], latest, "{arrival}");
            // No animal here has the 3 and 4 days of the others; beside one that has, they stand.
            assert_eq!(out["problem.deadlines"], "animals:shorter-time");
            assert!(!out.contains_key("last-safe-day") && !out.contains_key("earliest-sale"));
            let text = text.replace(" }]", " }, { kind = \"goat\", heads = 1 }]");
            let out = outline::outline(&reckon(&toml::from_str(&text).unwrap()));
            assert_eq!(out["speedy-from"], from, "{arrival}");
            assert_eq!(out["last-safe-day"], later(&arrival[..10], 3));
        }
    }
}

#[test]
fn a_claim_a_minute_before_the_hour_finds_the_calf_and_at_the_hour_it_may_be_gone() {
    for (claimed, gone) in [
        ("2026-11-29T10:29", "no"),
        ("2026-11-29T10:30", "yes"),
        ("2026-11-29T10:31", "yes"),
        ("2026-11-28", "no"),
        ("2026-11-29", "yes"), // the hour not known: it may be after half past ten
        ("2026-11-30", "yes"),
    ] {
        let text = format!(
            "place = \"punjab\"\nimpounded = \"2026-11-28T10:30\"\nclaimed = \"{claimed}\"\nrates = \"not-seen\"\n\
             animals = [{{ kind = \"calf\", heads = 1, condition = \"unattached\" }}]"
        );
        let out = outline::outline(&reckon(&toml::from_str(&text).unwrap()));
        assert_eq!(out["speedy-may-be-gone"], gone, "{claimed}");
    }
}

#[test]
fn a_grown_animal_without_its_mother_is_not_for_speedy_disposal() {
    // Section 14A names a calf, kid or lamb; a cow is none, unless it is decrepit, weak or maimed.
    let text = "place = \"punjab\"\nimpounded = \"2026-11-28\"\nrates = \"not-seen\"\n\
                animals = [{ kind = \"cow\", heads = 1, condition = \"unattached\" }]";
    let out = outline::outline(&reckon(&toml::from_str(text).unwrap()));
    assert!(!out.contains_key("speedy-from"));
}

#[test]
fn elsewhere_no_animal_is_disposed_of_by_the_hour() {
    for law in LAWS.iter().filter(|law| law.place != "punjab") {
        let mut weak = case(law, "2026-11-28", "");
        weak.animals[0].condition = pound_reckoner::case::Condition::from_code("weak");
        let out = outline::outline(&reckon(&weak));
        assert!(
            !out.keys().any(|name| name.starts_with("speedy")),
            "{}",
            law.place
        );
    }
}

#[test]
fn a_day_of_seizure_that_cannot_be_leaves_the_bill_alone() {
    // Seized after arrival is refused where the seizure matters; feeding runs from arrival and does not need it.
    let text = r#"
        place = "central"
        impounded = "2026-11-28"
        seized = "2026-11-30"
        claimed = "2026-11-29"
        animals = [{ kind = "cow", heads = 1 }]
        rates = { seen = [
          { head = "fine", kinds = ["cow"], amount = "100", unit = "per-head" },
          { head = "feeding", kinds = ["cow"], amount = "10", unit = "per-head-per-day" },
        ] }
    "#;
    let out = outline::outline(&reckon(&toml::from_str(text).unwrap()));
    assert_eq!(out["problem.complaint"], "seized:before");
    // 100 + 2 x 10.
    assert_eq!(
        out.get("to-bring").map(String::as_str),
        Some("120"),
        "{:?}",
        out.get("problem.claim")
    );
}

#[test]
fn without_a_place_all_that_is_missing_is_named_at_once_and_a_sale_held_stays_a_sale() {
    let problems = |text: &str| {
        let case: Case = toml::from_str(text).unwrap();
        outline::outline(&reckon(&case))["problem.claim"].clone()
    };
    assert_eq!(
        problems(""),
        "animals:not-answered claimed:not-answered impounded:not-answered place:not-answered rates:not-answered"
    );
    let animals = "impounded = \"2026-11-28\"\nclaimed = \"2026-11-30\"\n\
                   animals = [{ kind = \"cow\" }]\nrates = \"not-seen\"\n";
    assert_eq!(
        problems(animals),
        "animals[0].heads:not-answered place:not-answered rates:board-not-seen"
    );
    // Nothing buys them free any more, under whichever law; but a court's word comes first.
    let sold = [
        animals,
        "sale = { sold-as = \"unclaimed\", day = \"2026-11-29\", lots = [] }\n",
    ]
    .concat();
    assert_eq!(problems(&sold), "claimed:sold");
    let police = ["situation = \"police\"\n", &sold].concat();
    assert_eq!(problems(&police), "situation:court-decides");
}

#[test]
fn what_runs_past_the_last_day_names_the_answer_it_ran_from_and_no_day() {
    let names = |given: &str| {
        let text = format!("place = \"central\"\nrates = \"not-seen\"\n{given}");
        outline::outline(&reckon(&toml::from_str::<Case>(&text).unwrap()))
    };
    // 28 December 2200 and seven days: 4 January 2201. The wait of unclaimed cattle has no end in hand either.
    let late = names(
        "impounded = \"2200-12-28\"\nclaimed = \"2200-12-30\"\nchoices = { refusal-wait = \"as-unclaimed\" }",
    );
    assert_eq!(late["problem.deadlines"], "impounded:past-calendar");
    assert_eq!(late.get("sale-after-refusal"), None);
    // It has one where nothing is waited for: the day of the refusal.
    let at_once = names("impounded = \"2200-12-28\"\nclaimed = \"2200-12-30\"");
    assert_eq!(at_once["sale-after-refusal"], "2200-12-30");
    // The first window ends in the calendar, what runs from the notice of 28 December does not.
    let notice = names("impounded = \"2200-12-01\"\nnotice = \"2200-12-28\"");
    assert_eq!(notice["last-safe-day"], "2200-12-08");
    assert_eq!(notice["problem.notice"], "notice:past-calendar");
    // Ten days to complain run from the seizure, and it is the seizure's day that is named.
    let seized = names("impounded = \"2200-12-23\"\nseized = \"2200-12-22\"");
    assert_eq!(seized["problem.complaint"], "seized:past-calendar");
}
