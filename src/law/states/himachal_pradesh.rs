//! Himachal Pradesh: three and four days in s. 14, and s. 14A.

use crate::day::Day;
use crate::law::place::Place;
use crate::law::row::{Citation, Provision, Row, Standing, Start, Value};
use crate::law::states::punjab;
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
pub static ROWS: &[Row] = &[
    row(
        "himachal-pradesh-14",
        Provision::Windows,
        "14",
        BY_2000,
        "Himachal Pradesh amendment, as printed",
        "print of 1955, note 9",
        punjab::WINDOWS,
    ),
    row(
        "himachal-pradesh-14a",
        Provision::Speedy,
        "14A",
        BY_2000,
        "Himachal Pradesh amendment, as printed",
        "print of 1955, note 10",
        punjab::SPEEDY,
    ),
];

/// The text.
pub static TEXTS: &[Text] = &[Text {
    place: Place::HimachalPradesh,
    code: "as-amended",
    layers: &[ROWS, section12::NOT_LISTED, central::ROWS, forest::ROWS],
    basis: Basis::Changed,
    changed_by: None,
}];
