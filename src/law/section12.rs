//! Which section 12 was in force: the scale printed in 1871, or the notified scale of Act 17 of 1921, which came into
//! force province by province. One layer a province; beneath it lies the scale of 1871 (`central`).

use super::central;
use super::row::{Provision, Row, Standing, Start, Table, Value};
use crate::day::{Day, When};

const ACT_17_OF_1921: Table = central::ENACTED
    .by("Act 17 of 1921")
    .since(Start::At(When::Day(Day::on(1921, 9, 30))));

/// Section 12 of Act 17 of 1921, in one province.
const fn notified(id: &'static str, start: Start, gazette: &'static str) -> Row {
    let table = ACT_17_OF_1921.since(start).read_in(gazette);
    table.row(id, Provision::Fine, "12", Value::NotifiedScale)
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
pub static SOMEWHERE: &[Row] = &[notified(
    "section-12-somewhere",
    between(Day::on(1921, 9, 30), Day::on(1938, 4, 1)),
    "print of 1955; by province",
)];
/// Punjab.
pub static PUNJAB: &[Row] = &[notified(
    "section-12-punjab",
    on(1922, 4, 28),
    "Punjab Gazette, 1922, Pt. I, p. 401",
)];
/// The Central Provinces; the year is missing in one print and seen in part elsewhere.
pub static CENTRAL_PROVINCES: &[Row] = &[ACT_17_OF_1921
    .since(on(1922, 5, 1))
    .read_in("C.P. Gazette, 1922, Pt. III, p. 351")
    .known(Standing::Excerpt)
    .row(
        "section-12-central-provinces",
        Provision::Fine,
        "12",
        Value::NotifiedScale,
    )];
/// The Santhal Parganas: under a regulation of their own; since when was not found.
pub static SANTHAL_PARGANAS: &[Row] = &[ACT_17_OF_1921
    .by("Act 17 of 1921, in the Santhal Parganas")
    .read_in("Santhal Parganas Settlement Regulation, 3 of 1872, s. 3(3)(a); B. & O. Gazette, 1922, Pt. II, p. 271")
    .row(
        "section-12-santhal-parganas",
        Provision::Fine,
        "12",
        Value::NotKnown,
    )];
/// Bihar and Orissa, without the Santhal Parganas.
pub static BIHAR_AND_ORISSA: &[Row] = &[notified(
    "section-12-bihar-and-orissa",
    on(1923, 10, 1),
    "B. & O. Gazette, 1923, Pt. II, p. 1264",
)];
/// The Bombay Presidency without the town.
pub static BOMBAY: &[Row] = &[notified(
    "section-12-bombay",
    on(1924, 5, 1),
    "Bombay Government Gazette, 1924, Pt. I, p. 654",
)];
/// Delhi.
pub static DELHI: &[Row] = &[notified(
    "section-12-delhi",
    on(1925, 12, 10),
    "Gazette of India, 1925, Pt. II-A, p. 397",
)];
/// Bengal without Calcutta.
pub static BENGAL: &[Row] = &[notified(
    "section-12-bengal",
    on(1928, 4, 1),
    "Calcutta Gazette, 1928, Pt. I, p. 455",
)];
/// The Madras Presidency: printed 1938, but the gazette cited is of 1928.
pub static MADRAS: &[Row] = &[notified(
    "section-12-madras",
    between(Day::on(1928, 4, 1), Day::on(1938, 4, 1)),
    "Fort St. George Gazette, 1928, Pt. I, p. 488",
)];
/// Coorg: printed 1935, but the gazette cited is of 1938.
pub static COORG: &[Row] = &[ACT_17_OF_1921
    .by("Act 17 of 1921, in Coorg")
    .since(between(Day::on(1935, 8, 22), Day::on(1938, 12, 31)))
    .read_in("Coorg Gazette, 1938, Pt. I, p. 39")
    .row(
        "section-12-coorg",
        Provision::Fine,
        "12",
        Value::NotifiedScale,
    )];
/// The Andaman and Nicobar Islands: the day is that of the notification, which may have named another.
pub static ANDAMAN_AND_NICOBAR: &[Row] = &[notified(
    "section-12-andaman-and-nicobar",
    between(Day::on(1938, 1, 20), Day::on(1938, 1, 20)),
    "Chief Commissioner's Notification 2 of 1938",
)];
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
pub static NOT_LISTED: &[Row] = &[ACT_17_OF_1921
    .read_in("print of 1955: not in its list, which leaves out the United Provinces, Assam and Ajmer too")
    .row(
        "section-12-not-listed",
        Provision::Fine,
        "12",
        Value::NotKnown,
    )];
