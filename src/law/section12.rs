//! Which section 12 was in force: the scale printed in 1871, or the notified scale of Act 17 of 1921, which came into
//! force province by province, and with it the list at the pound. One layer a province; beneath it lies the scale of
//! 1871 (`central`).

use super::central;
use super::row::{Provision, Row, Standing, Start, Table, Value};
use crate::day::{Day, When};

const ACT_17_OF_1921: Table = central::ENACTED
    .by("Act 17 of 1921")
    .since(Start::At(When::Day(Day::on(1921, 9, 30))));

/// Section 12 of Act 17 of 1921, in one province: the scale and the list of it at the pound.
const fn notified(ids: [&'static str; 2], start: Start, gazette: &'static str) -> [Row; 2] {
    scale_and_list(ACT_17_OF_1921.since(start).read_in(gazette), ids)
}

const fn scale_and_list(table: Table, [scale, list]: [&'static str; 2]) -> [Row; 2] {
    [
        table.row(scale, Provision::Fine, "12", Value::NotifiedScale),
        table.row(list, Provision::Board, "12", Value::Stands),
    ]
}

/// Where it is not found which section 12 is in force, neither of the two is asserted.
const fn not_found(table: Table, [scale, list]: [&'static str; 2]) -> [Row; 2] {
    [
        table.row(scale, Provision::Fine, "12", Value::NotKnown),
        table.row(list, Provision::Board, "12", Value::NotKnown),
    ]
}

const fn on(year: i32, month: u32, day: u32) -> Start {
    Start::At(When::Day(Day::on(year, month, day)))
}

const fn between(first: Day, last: Day) -> Start {
    Start::Between {
        not_before: Some(first),
        treated_from: last,
    }
}

/// Chosen without regard to a province: between the Act and the last day the print names.
pub static SOMEWHERE: &[Row] = &notified(
    ["section-12-somewhere", "section-12-somewhere-list"],
    between(Day::on(1921, 9, 30), Day::on(1938, 4, 1)),
    "print of 1955; by province",
);
/// Punjab.
pub static PUNJAB: &[Row] = &notified(
    ["section-12-punjab", "section-12-punjab-list"],
    on(1922, 4, 28),
    "Punjab Gazette, 1922, Pt. I, p. 401",
);
/// The Central Provinces; the year is missing in one print and seen in part elsewhere.
pub static CENTRAL_PROVINCES: &[Row] = &scale_and_list(
    ACT_17_OF_1921
        .since(on(1922, 5, 1))
        .read_in("C.P. Gazette, 1922, Pt. III, p. 351")
        .known(Standing::Excerpt),
    [
        "section-12-central-provinces",
        "section-12-central-provinces-list",
    ],
);
/// The Santhal Parganas: under a regulation of their own; since when was not found.
pub static SANTHAL_PARGANAS: &[Row] = &not_found(
    ACT_17_OF_1921
        .by("Act 17 of 1921, in the Santhal Parganas")
        .read_in("Santhal Parganas Settlement Regulation, 3 of 1872, s. 3(3)(a); B. & O. Gazette, 1922, Pt. II, p. 271"),
    [
        "section-12-santhal-parganas",
        "section-12-santhal-parganas-list",
    ],
);
/// Bihar and Orissa, without the Santhal Parganas.
pub static BIHAR_AND_ORISSA: &[Row] = &notified(
    [
        "section-12-bihar-and-orissa",
        "section-12-bihar-and-orissa-list",
    ],
    on(1923, 10, 1),
    "B. & O. Gazette, 1923, Pt. II, p. 1264",
);
/// The Bombay Presidency without the town.
pub static BOMBAY: &[Row] = &notified(
    ["section-12-bombay", "section-12-bombay-list"],
    on(1924, 5, 1),
    "Bombay Government Gazette, 1924, Pt. I, p. 654",
);
/// Delhi.
pub static DELHI: &[Row] = &notified(
    ["section-12-delhi", "section-12-delhi-list"],
    on(1925, 12, 10),
    "Gazette of India, 1925, Pt. II-A, p. 397",
);
/// Bengal without Calcutta.
pub static BENGAL: &[Row] = &notified(
    ["section-12-bengal", "section-12-bengal-list"],
    on(1928, 4, 1),
    "Calcutta Gazette, 1928, Pt. I, p. 455",
);
/// The Madras Presidency: printed 1938, but the gazette cited is of 1928.
pub static MADRAS: &[Row] = &notified(
    ["section-12-madras", "section-12-madras-list"],
    between(Day::on(1928, 4, 1), Day::on(1938, 4, 1)),
    "Fort St. George Gazette, 1928, Pt. I, p. 488",
);
/// Coorg: printed 1935, but the gazette cited is of 1938.
pub static COORG: &[Row] = &scale_and_list(
    ACT_17_OF_1921
        .by("Act 17 of 1921, in Coorg")
        .since(between(Day::on(1935, 8, 22), Day::on(1938, 12, 31)))
        .read_in("Coorg Gazette, 1938, Pt. I, p. 39"),
    ["section-12-coorg", "section-12-coorg-list"],
);
/// The Andaman and Nicobar Islands: the day is that of the notification, which may have named another.
pub static ANDAMAN_AND_NICOBAR: &[Row] = &notified(
    [
        "section-12-andaman-and-nicobar",
        "section-12-andaman-and-nicobar-list",
    ],
    between(Day::on(1938, 1, 20), Day::on(1938, 1, 20)),
    "Chief Commissioner's Notification 2 of 1938",
);
/// The provinces in the order of the print's list, and what holds outside it.
pub static PROVINCES: &[&[Row]] = &[
    PUNJAB,
    CENTRAL_PROVINCES,
    BIHAR_AND_ORISSA,
    SANTHAL_PARGANAS,
    BOMBAY,
    DELHI,
    BENGAL,
    MADRAS,
    COORG,
    ANDAMAN_AND_NICOBAR,
    NOT_LISTED,
];
/// Everywhere the print's list does not name: from the Act of 1921 on, which section 12 was in force is not found.
pub static NOT_LISTED: &[Row] = &not_found(
    ACT_17_OF_1921
        .read_in("print of 1955: not in its list, which leaves out the United Provinces, Assam and Ajmer too"),
    ["section-12-not-listed", "section-12-not-listed-list"],
);
