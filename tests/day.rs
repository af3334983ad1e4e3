//! Days and hours: strict reading, boxes while typing, months, and the ends of the calendar, by tables.
//!
//! The bug reports named beside the lines (B4 to B19) are public threads in which other software read such a day as
//! another one, or stopped.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::too_many_lines,
    reason = "a test stops where something is not as worked"
)]

#[path = "by_hand/calendar.rs"]
mod calendar;

use pound_reckoner::day::{Certainty, Clock, Day, Moment, MonthEnd, When};
use pound_reckoner::problem::DayProblem::{
    self, NoSuchDay, NotADay, NotAnHour, OutOfRange, Unfinished,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn day(text: &str) -> Day {
    Day::read(text).unwrap_or_else(|problem| panic!("{text}: {problem:?}"))
}

#[test]
fn a_day_is_four_two_and_two_digits() {
    for text in [
        "1871-01-13",
        "1900-02-28",
        "2000-02-29",
        "2024-02-29",
        "2026-11-30",
        "2200-12-31",
    ] {
        assert_eq!(day(text).plain(), text);
        assert_eq!(day(text).parts(), calendar::read(text));
    }
    for (text, problem) in [
        ("", NotADay),
        ("25-02-09", NotADay), // B15: read as the year 25
        ("2025-9-5", NotADay), // B15
        (" 2025-09-05", NotADay),
        ("2025-09-05 ", NotADay),
        ("2025-09-05T10:30", NotADay),
        ("2025/09/05", NotADay),
        ("05-09-2025", NotADay), // B18: never guessed
        ("+025-09-05", NotADay),
        ("-025-09-05", NotADay),
        ("२०२५-०९-०५", NotADay),
        ("2025-09-0５", NotADay),
        ("2025-00-10", NoSuchDay),
        ("2025-13-10", NoSuchDay),
        ("2025-01-00", NoSuchDay),
        ("2025-01-32", NoSuchDay),
        ("2025-02-29", NoSuchDay), // B19
        ("1900-02-29", NoSuchDay),
        ("2100-02-29", NoSuchDay),
        ("2026-11-31", NoSuchDay),
        ("1871-01-12", OutOfRange),
        ("0001-01-01", OutOfRange),
        ("2201-01-01", OutOfRange),
        ("9999-12-31", OutOfRange),
    ] {
        assert_eq!(Day::read(text), Err(problem), "{text:?}");
    }
}

#[test]
fn every_day_of_the_calendar_is_a_day_and_follows_the_one_before() {
    let (first, last) = (
        calendar::number((1871, 1, 13)),
        calendar::number((2200, 12, 31)),
    );
    let mut before: Option<Day> = None;
    for number in first..=last {
        let civil = calendar::civil(number);
        let today = day(&calendar::text(civil));
        assert_eq!(today.is_sunday(), calendar::is_sunday(civil), "{today:?}");
        if let Some(before) = before {
            assert_eq!(before.plus_days(1), Some(today));
            assert_eq!(today.before(), Some(before));
            assert_eq!(before.days_to(today), Some(1));
            assert_eq!(
                today.days_to(before),
                None,
                "a later day is not a number of days away backwards (B9)"
            );
        }
        before = Some(today);
    }
    assert_eq!(Day::FIRST.before(), None);
    assert_eq!(Day::LAST.plus_days(1), None); // B16
    assert_eq!(
        Day::FIRST.days_to(Day::LAST),
        u32::try_from(last - first).ok()
    );
    assert_eq!(Day::FIRST.plus_days(u32::MAX), None);
}

#[test]
fn days_that_people_know_fall_on_their_weekday() {
    // 15 August 1947 was a Friday, 26 January 1950 a Thursday, 29 November 2026 is a Sunday.
    for (text, weekday) in [
        ("1947-08-15", 4),
        ("1950-01-26", 3),
        ("2026-11-29", 6),
        ("2000-01-01", 5),
    ] {
        assert_eq!(day(text).weekday(), weekday, "{text}");
    }
}

#[test]
fn three_boxes_are_unfinished_until_the_year_has_four_digits() {
    for (d, m, y, expected) in [
        ("5", "9", "2025", "2025-09-05"),
        ("05", "09", "2025", "2025-09-05"),
        ("09", "02", "2025", "2025-02-09"), // B18: the day stands first
        (" 5 ", "9", " 2025 ", "2025-09-05"),
        ("२८", "११", "२०२६", "2026-11-28"),
        ("29", "2", "2024", "2024-02-29"),
        ("\u{200e}5", "9", "2025\u{200f}", "2025-09-05"), // copied out of a messenger
    ] {
        assert_eq!(
            Day::from_boxes(d, m, y).map(Day::plain),
            Ok(expected.to_owned()),
            "{d:?} {m:?} {y:?}"
        );
    }
    for (d, m, y, problem) in [
        ("", "", "", Unfinished),
        ("5", "9", "", Unfinished), // B13
        ("5", "", "2025", Unfinished),
        ("", "9", "2025", Unfinished),
        ("5", "9", "2", Unfinished), // B10
        ("5", "9", "20", Unfinished),
        ("5", "9", "202", Unfinished),
        ("5", "9", "२०२", Unfinished),
        ("29", "2", "2025", NoSuchDay),
        ("31", "11", "2026", NoSuchDay),
        ("0", "11", "2026", NoSuchDay),
        ("32", "11", "2026", NoSuchDay),
        ("5", "13", "2026", NoSuchDay),
        ("5", "0", "2026", NoSuchDay),
        ("12", "1", "1871", OutOfRange),
        ("1", "1", "2201", OutOfRange),
        ("1", "1", "9999", OutOfRange),
        ("1", "1", "99999", OutOfRange),
        ("1.5", "9", "2025", NotADay),
        ("-5", "9", "2025", NotADay),
        ("1e1", "9", "2025", NotADay),
        ("five", "9", "2025", NotADay),
        ("5", "Sep", "2025", NotADay),
    ] {
        assert_eq!(Day::from_boxes(d, m, y), Err(problem), "{d:?} {m:?} {y:?}");
    }
}

#[test]
fn a_year_box_takes_plain_digits_only() {
    // A grouped year is not how anybody writes one; taken, it would be shown back as another text than was typed.
    assert!(Day::from_boxes("28", "11", "2,026").is_err());
    assert!(Day::from_boxes("28", "11", "02026").is_err());
}

#[test]
fn an_hour_is_from_midnight_to_23_59() {
    for (text, minutes) in [
        ("0:00", 0),
        ("00:00", 0),
        ("7:05", 425),
        ("10:30", 630),
        ("10.30", 630),
        ("23:59", 1439),
        ("१०:३०", 630),
        ("\u{ff11}\u{ff10}\u{ff1a}\u{ff13}\u{ff10}", 630),
        ("10", 600),
        ("0", 0),
        ("10,30", 630), // the keys for numbers of a phone have no colon
        ("10-30", 630),
        ("10 30", 630),
        ("१०,३०", 630),
        ("1605", 965),
        ("0705", 425),
        ("4 pm", 960),
        ("4:30 p.m.", 990),
        ("4.30PM", 990),
        ("12 am", 0),
        ("12:15 AM", 15),
        ("12 pm", 720),
    ] {
        assert_eq!(
            Clock::read(text).map(Clock::minutes),
            Ok(minutes),
            "{text:?}"
        );
    }
    for text in [
        "",
        "24:00",
        "24:01",
        "23:60",
        "24",
        "10:3",
        "10:300",
        "100:30",
        "010:30",
        "010",
        "160",
        "2400",
        "1660",
        "-1:00",
        "10:-3",
        "10-3",
        "10  30",
        "10,30,",
        "1,030",
        "10:30:00",
        "13 pm",
        "0 am",
        "pm",
        "x:30",
        "1e3",
        "10 o'clock",
    ] {
        assert_eq!(Clock::read(text), Err(NotAnHour), "{text:?}");
    }
    // Only an hour before noon has one after noon that is written with the same figures.
    for (hour, after) in [
        ("4.30", Some("16:30")),
        ("1", Some("13:00")),
        ("11:59", Some("23:59")),
        ("0:30", None),
        ("12:30", None),
        ("16:30", None),
    ] {
        let clock = Clock::read(hour).unwrap();
        assert_eq!(
            clock.after_noon().map(Clock::plain).as_deref(),
            after,
            "{hour}"
        );
    }
    // A failing test says the day it means.
    let moment = Moment::read("2026-11-28T10:30").unwrap();
    assert_eq!(format!("{moment:?}"), "2026-11-28T10:30");
    assert_eq!(format!("{:?}", moment.day), "2026-11-28");
    assert_eq!(Clock::new(24, 0), None);
    assert_eq!(Clock::new(0, 60), None);
}

#[test]
fn a_moment_is_a_day_or_a_day_and_an_hour() {
    assert_eq!(
        Moment::read("2026-11-28").map(Moment::plain),
        Ok("2026-11-28".to_owned())
    );
    assert_eq!(
        Moment::read("2026-11-28T10:30").map(Moment::plain),
        Ok("2026-11-28T10:30".to_owned())
    );
    for (text, problem) in [
        ("2026-11-28T", NotAnHour),
        ("2026-11-28T24:00", NotAnHour),
        ("2026-11-28T7:05", NotAnHour),
        ("2026-11-28T10:30:00", NotAnHour),
        ("2026-11-28T10:30Z", NotAnHour),
        ("2026-11-28 10:30", NotADay),
        ("2026-11-31T10:30", NoSuchDay),
    ] {
        assert_eq!(Moment::read(text), Err(problem), "{text:?}");
    }
}

#[test]
fn the_stored_form_of_a_moment_has_one_spelling() {
    // B15: what a file or a link carries is read strictly; a space or a point in it is another text.
    for text in [
        "2026-11-28T 7:05",
        "2026-11-28T7:05 ",
        "2026-11-28T7 :05",
        "2026-11-28T10.30",
    ] {
        assert_eq!(Moment::read(text), Err(NotAnHour), "{text:?}");
    }
}

#[test]
fn months_run_to_the_same_day_number_or_the_last_of_the_month() {
    for (start, months, last_day, runs_over) in [
        ("2025-11-30", 3, "2026-02-28", "2026-03-02"), // B4
        ("2023-11-30", 3, "2024-02-29", "2024-03-01"), // B4
        ("2025-11-30", 6, "2026-05-30", "2026-05-30"), // B6: not 180 days
        ("2026-08-31", 6, "2027-02-28", "2027-03-03"),
        ("2027-08-31", 6, "2028-02-29", "2028-03-02"),
        ("2026-11-30", 3, "2027-02-28", "2027-03-02"),
        ("2026-12-31", 6, "2027-06-30", "2027-07-01"),
        ("2024-02-29", 6, "2024-08-29", "2024-08-29"), // B19
        ("2024-02-29", 12, "2025-02-28", "2025-03-01"),
        ("2099-11-30", 3, "2100-02-28", "2100-03-02"),
        ("1999-11-30", 3, "2000-02-29", "2000-03-01"),
        ("2026-11-28", 0, "2026-11-28", "2026-11-28"),
    ] {
        assert_eq!(
            day(start).plus_months(months, MonthEnd::LastDay),
            Some(day(last_day)),
            "{start} + {months}"
        );
        assert_eq!(
            day(start).plus_months(months, MonthEnd::RunsOver),
            Some(day(runs_over)),
            "{start} + {months}"
        );
    }
    assert_eq!(Day::LAST.plus_months(6, MonthEnd::LastDay), None); // B16
    assert_eq!(Day::LAST.plus_months(u32::MAX, MonthEnd::RunsOver), None);
    assert_eq!(
        day("2200-06-30").plus_months(6, MonthEnd::LastDay),
        Some(day("2200-12-30"))
    );
}

#[test]
fn a_point_known_by_month_or_year_is_doubtful_only_within_it() {
    let cases = [
        (
            When::Day(day("1966-11-01")),
            "1966-10-31",
            "1966-11-01",
            "1966-11-01",
            "1966-11-02",
        ),
        (
            When::Month(1922, 4),
            "1922-03-31",
            "1922-04-01",
            "1922-04-30",
            "1922-05-01",
        ),
        (
            When::Year(1961),
            "1960-12-31",
            "1961-01-01",
            "1961-12-31",
            "1962-01-01",
        ),
    ];
    for (when, before, first, last, after) in cases {
        let within = if matches!(when, When::Day(_)) {
            Certainty::Yes
        } else {
            Certainty::Perhaps
        };
        assert_eq!(when.reached(day(before)), Certainty::No, "{when:?}");
        assert_eq!(when.reached(day(first)), within, "{when:?}");
        assert_eq!(when.reached(day(last)), within, "{when:?}");
        assert_eq!(when.reached(day(after)), Certainty::Yes, "{when:?}");
    }
}

fn problem_of(text: &str) -> Option<DayProblem> {
    Day::read(text).err()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, rng_seed: RngSeed::Fixed(1871), ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_a_reader_panic(text in "\\PC*", other in "\\PC{0,4}", third in "[0-9०-९]{0,12}") {
        let _ = problem_of(&text);
        let _ = Moment::read(&text);
        let _ = Clock::read(&text);
        let _ = Day::from_boxes(&third, &other, &text);
        let _ = Day::from_boxes(&other, &third, &third);
    }

    #[test]
    fn nothing_near_a_day_makes_a_reader_panic(text in "[0-9]{0,5}[-/ ]?[0-9०]{0,3}[-/ ]?[0-9]{0,3}T?[0-9०: .]{0,6}") {
        if let Ok(read) = Moment::read(&text) {
            prop_assert_eq!(read.day.plain(), &text[..10]);
        }
        let _ = Clock::read(&text);
    }

    #[test]
    fn any_three_numbers_are_a_day_exactly_if_our_own_calendar_has_it(y in 1860u32..2210, m in 0u32..14, d in 0u32..33) {
        let exists = (1..=12).contains(&m) && d >= 1 && d <= calendar::length(i32::try_from(y).unwrap(), m);
        let got = Day::new(y, m, d);
        if exists {
            let number = calendar::number((i32::try_from(y).unwrap(), m, d));
            let inside = (calendar::number((1871, 1, 13))..=calendar::number((2200, 12, 31))).contains(&number);
            prop_assert_eq!(got.is_ok(), inside);
            if !inside { prop_assert_eq!(got, Err(OutOfRange)); }
        } else {
            prop_assert_eq!(got, Err(NoSuchDay));
        }
        prop_assert_eq!(Day::read(&format!("{y:04}-{m:02}-{d:02}")), got);
    }

    #[test]
    fn days_and_months_later_agree_with_our_own_calendar(start in 0i64..120_000, days in 0u32..40_000, months in 0u32..900) {
        let civil = calendar::civil(calendar::number((1871, 1, 13)) + start);
        let from = day(&calendar::text(civil));
        let last = calendar::number((2200, 12, 31));
        let then = calendar::number(civil) + i64::from(days);
        let expected = (then <= last).then(|| calendar::text(calendar::civil(then)));
        prop_assert_eq!(from.plus_days(days).map(Day::plain), expected);
        for (rule, runs_over) in [(MonthEnd::LastDay, false), (MonthEnd::RunsOver, true)] {
            let then = calendar::months_later(civil, months, runs_over);
            let expected = (calendar::number(then) <= last).then(|| calendar::text(then));
            prop_assert_eq!(from.plus_months(months, rule).map(Day::plain), expected);
        }
    }
}
