//! Uttarakhand: formed from Uttar Pradesh on 9 November 2000; that s. 24A runs here is inferred.

use crate::day::{Day, When};
use crate::law::place::Place;
use crate::law::row::{Citation, Provision, Row, Standing, Start, Value};
use crate::law::{Basis, Text, central, forest, section12};

/// The day the State was formed.
const FORMED: Start = Start::At(When::Day(Day::on(2000, 11, 9)));

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
        standing: Standing::Inferred,
        checked: Day::on(2026, 11, 30),
    }
}

/// The changes.
pub static ROWS: &[Row] = &[row(
    "uttarakhand-24a",
    Provision::Compounding,
    "24A",
    FORMED,
    "as Uttar Pradesh",
    "inferred from Uttar Pradesh",
    Value::Stands,
)];

/// The text.
pub static TEXTS: &[Text] = &[Text {
    place: Place::Uttarakhand,
    code: "as-amended",
    layers: &[ROWS, section12::NOT_LISTED, central::ROWS, forest::ROWS],
    basis: Basis::Changed,
    changed_by: None,
}];
