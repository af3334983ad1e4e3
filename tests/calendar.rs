//! Days to keep in mind: their order, how far they are, which are worth drawing, and the file for a calendar, octet for
//! octet as written by hand.

#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a test stops where something is not as worked"
)]

use std::cmp::Ordering;

use pound_reckoner::calendar::{Event, address, file};
use pound_reckoner::case::Case;
use pound_reckoner::day::{Clock, Day, Moment};
use pound_reckoner::reckon::reckon;
use pound_reckoner::timeline::{dates, span};

fn case(text: &str) -> Case {
    toml::from_str(text).unwrap()
}

/// Every date as `figure reading when`.
fn said(case: &Case) -> Vec<String> {
    let dates = dates(&reckon(case));
    let one = |date: &pound_reckoner::timeline::Date| {
        format!(
            "{} {} {}",
            date.figure.code(),
            date.reading.code(),
            date.at.plain()
        )
    };
    dates.iter().map(one).collect()
}

const PUNJAB: &str = "situation = 'pound'\nplace = 'punjab'\nimpounded = '2026-11-28T10:30'\nclaimed = '2026-11-30'\n\
    animals = [{ kind = 'cow', heads = 1 }, { kind = 'calf', heads = 1, condition = 'unattached' }]\n";

#[test]
fn every_date_stands_once_and_in_order() {
    // s. 14 of Punjab: 3 days to the report, 4 from the notice; s. 14A by 24 hours; s. 20: 10 days from the seizure.
    let expected = [
        "speedy-from first 2026-11-29T10:30",
        "speedy-report-by first 2026-11-29T10:30",
        "sale-after-refusal first 2026-11-30",
        "speedy-latest first 2026-11-30T10:30",
        "last-safe-day first 2026-12-01",
        "report-from first 2026-12-02",
        "notice-day first 2026-12-02",
        "last-claim-after-notice first 2026-12-06",
        "earliest-sale first 2026-12-07",
        "complaint-last-day first 2026-12-07",
        "complaint-last-day seized-on-arrival 2026-12-08",
    ];
    assert_eq!(said(&case(PUNJAB)), expected);
}

#[test]
fn of_what_was_sold_no_claim_and_no_sale_is_still_to_come() {
    let sold = "sale = { sold-as = 'refused', day = '2026-11-30', lots = [{ row = 0, heads = 1, price = '4000' }] }\n";
    let sold = said(&case(&[PUNJAB, sold].concat()));
    assert!(!sold.is_empty());
    for gone in [
        "last-",
        "report-",
        "notice-",
        "earliest-",
        "speedy-",
        "sale-",
    ] {
        assert!(
            !sold.iter().any(|one| one.starts_with(gone)),
            "{gone}: {sold:?}"
        );
    }
}

#[test]
fn a_notice_dated_too_early_has_its_days_and_the_lawful_ones() {
    let early = [PUNJAB, "notice = '2026-11-29'\nseized = '2026-11-28'\n"].concat();
    let early = said(&case(&early));
    let windows: Vec<&String> = early
        .iter()
        .filter(|one| !one.starts_with("speedy"))
        .collect();
    let expected = [
        "notice-day first 2026-11-29",
        "sale-after-refusal first 2026-11-30",
        "last-safe-day first 2026-12-01",
        "report-from first 2026-12-02",
        "notice-day lawful-notice 2026-12-02",
        "last-claim-after-notice first 2026-12-03",
        "earliest-sale first 2026-12-04",
        "last-claim-after-notice lawful-notice 2026-12-06",
        "earliest-sale lawful-notice 2026-12-07",
        "complaint-last-day first 2026-12-08",
    ];
    assert_eq!(windows, expected.iter().collect::<Vec<_>>());
}

#[test]
fn what_is_drawn_ends_a_little_after_what_matters() {
    let drawn = |more: &str| {
        let case = case(&[PUNJAB, more].concat());
        let (from, to) = span(&case, &reckon(&case)).unwrap();
        [from.plain(), to.plain()]
    };
    // The earliest sale is on 7 December.
    assert_eq!(drawn(""), ["2026-11-28", "2026-12-10"]);
    assert_eq!(
        drawn("notice = '2026-12-05'\n"),
        ["2026-11-28", "2026-12-13"]
    );
    let late = PUNJAB.replace("claimed = '2026-11-30'", "claimed = '2026-12-20'");
    let late = case(&late);
    assert_eq!(
        span(&late, &reckon(&late)).unwrap().1,
        Day::on(2026, 12, 23)
    );
    // Under a by-law no day of a sale is asserted: three weeks.
    let by_law = case(&PUNJAB.replace("'pound'", "'by-law'"));
    assert_eq!(
        span(&by_law, &reckon(&by_law)).unwrap().1,
        Day::on(2026, 12, 19)
    );
    assert_eq!(span(&Case::default(), &reckon(&Case::default())), None);
}

#[test]
fn days_away_are_counted_over_the_ends_of_months_and_years() {
    let away = |day: Day, today: Day| day.seen_from(today);
    assert_eq!(
        away(Day::on(2026, 12, 1), Day::on(2026, 11, 30)),
        (Ordering::Greater, 1)
    );
    assert_eq!(
        away(Day::on(2026, 11, 30), Day::on(2026, 11, 30)),
        (Ordering::Equal, 0)
    );
    assert_eq!(
        away(Day::on(2026, 2, 28), Day::on(2026, 3, 1)),
        (Ordering::Less, 1)
    );
    assert_eq!(
        away(Day::on(2028, 2, 28), Day::on(2028, 3, 1)),
        (Ordering::Less, 2)
    );
    assert_eq!(
        away(Day::on(2027, 1, 1), Day::on(2026, 12, 31)),
        (Ordering::Greater, 1)
    );
    assert_eq!(
        away(Day::on(2000, 12, 31), Day::on(2000, 1, 1)),
        (Ordering::Greater, 365)
    );
    assert_eq!(away(Day::FIRST, Day::LAST), (Ordering::Less, 120_517));
}

const EVENT: Event = Event {
    uid: "last-safe-day-first-punjab-14-2026-12-01@pound-reckoner",
    at: Moment::day_only(Day::on(2026, 12, 1)),
    made: Day::on(2026, 11, 30),
    summary: "Last safe day to claim: Tuesday 1 December 2026",
    description: "",
};

#[test]
fn a_day_is_a_day_without_hours_or_zone() {
    let description = "Cattle-trespass Act, 1871, section 14; C:\\x\nNot legal advice.";
    let written = "BEGIN:VCALENDAR\r\n\
        VERSION:2.0\r\n\
        PRODID:-//Pound Reckoner//Pound Reckoner//EN\r\n\
        BEGIN:VEVENT\r\n\
        UID:last-safe-day-first-punjab-14-2026-12-01@pound-reckoner\r\n\
        DTSTAMP:20261130T000000Z\r\n\
        DTSTART;VALUE=DATE:20261201\r\n\
        SUMMARY:Last safe day to claim: Tuesday 1 December 2026\r\n\
        DESCRIPTION:Cattle-trespass Act\\, 1871\\, section 14\\; C:\\\\x\\nNot legal advi\r\n \
        ce.\r\n\
        TRANSP:TRANSPARENT\r\n\
        END:VEVENT\r\n\
        END:VCALENDAR\r\n";
    assert_eq!(
        file(&Event {
            description,
            ..EVENT
        }),
        written
    );
    // DTEND is left out: a DTSTART that is a date lasts one day (RFC 5545, 3.6.1).
}

#[test]
fn an_hour_is_the_hour_on_the_clock_of_the_reader() {
    let at = Moment {
        clock: Clock::new(9, 5),
        ..EVENT.at
    };
    assert!(file(&Event { at, ..EVENT }).contains("\r\nDTSTART:20261201T090500\r\n"));
}

#[test]
fn no_line_is_longer_than_75_octets_and_no_letter_is_cut() {
    // Each letter is three octets; a sign of four octets stands at every seventh place.
    let long = "दावाकीजिए🐄".repeat(20);
    let made = file(&Event {
        summary: &long,
        description: "a\r\u{7}b",
        ..EVENT
    });
    assert!(made.ends_with("END:VCALENDAR\r\n"));
    let lines: Vec<&str> = made.strip_suffix("\r\n").unwrap().split("\r\n").collect();
    assert!(
        lines
            .iter()
            .all(|line| line.len() <= 75 && !line.contains(['\r', '\n']))
    );
    // Full lines leave no more room than one letter.
    let folded: Vec<&&str> = lines.iter().filter(|line| line.starts_with(' ')).collect();
    assert!(folded.len() > 5 && folded.iter().rev().skip(1).all(|line| line.len() > 71));
    let unfolded = made.replace("\r\n ", "");
    assert!(unfolded.contains(&["SUMMARY:", &long, "\r\n"].concat()));
    assert!(unfolded.contains("\r\nDESCRIPTION:ab\r\n"));
}

#[test]
fn exactly_75_octets_stand_on_one_line() {
    let room = 75 - "SUMMARY:".len();
    let fits = "x".repeat(room);
    assert!(
        file(&Event {
            summary: &fits,
            ..EVENT
        })
        .contains(&["SUMMARY:", &fits, "\r\nDESCRIPTION:"].concat())
    );
    let over = "x".repeat(room + 1);
    assert!(
        file(&Event {
            summary: &over,
            ..EVENT
        })
        .contains("x\r\n x\r\nDESCRIPTION:")
    );
}

#[test]
fn an_address_holds_the_file_octet_for_octet() {
    assert_eq!(
        address("A,b\r\n हि"),
        "data:text/calendar;charset=utf-8,A%2Cb%0D%0A%20%E0%A4%B9%E0%A4%BF"
    );
}
