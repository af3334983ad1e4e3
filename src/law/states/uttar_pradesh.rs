//! Uttar Pradesh: an offence under s. 24 may be compounded with the court's permission (s. 24A, an Act of 1954 by its
//! title).

use crate::day::Day;
use crate::law::place::Place;
use crate::law::row::{Citation, Provision, Row, Standing, Start, Value};
use crate::law::{Basis, Text, central, forest, section12};

/// No day of commencement was found; taken as in force from 1 January 2000.
const BY_2000: Start = Start::Between {
    not_before: None,
    treated_from: Day::on(2000, 1, 1),
};

const fn row(
    id: &'static str,
    provision: Provision,
    section: &'static str,
    start: Start,
    by: &'static str,
    source: &'static str,
    value: Value,
) -> Row {
    Row {
        id,
        provision,
        start,
        end: None,
        value,
        citation: Citation {
            act: &central::ACT,
            section,
            amended_by: by,
            source,
        },
        standing: Standing::Read,
        checked: Day::on(2026, 11, 30),
    }
}

/// The changes.
pub static ROWS: &[Row] = &[row(
    "uttar-pradesh-24a",
    Provision::Compounding,
    "24A",
    BY_2000,
    "Uttar Pradesh amendment of 1954 (by title)",
    "print of 1955, note 18",
    Value::Stands,
)];

/// The text.
pub static TEXTS: &[Text] = &[Text {
    place: Place::UttarPradesh,
    code: "as-amended",
    layers: &[ROWS, section12::NOT_LISTED, central::ROWS, forest::ROWS],
    basis: Basis::Changed,
    changed_by: None,
}];
