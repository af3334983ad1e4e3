//! Gujarat: formed from Bombay on 1 May 1960; that Bombay's ss. 12, 12A, 12B and 16 run here is inferred, so the
//! central reading stands beside.

use crate::day::{Day, When};
use crate::law::place::Place;
use crate::law::row::{Citation, Provision, Row, Standing, Start, Value};
use crate::law::states::maharashtra;
use crate::law::{Basis, Text, central, forest, section12};

const FORMED: Start = Start::At(When::Day(Day::on(1960, 5, 1)));
const BY_2000: Start = Start::Between {
    not_before: Some(Day::on(1960, 5, 1)),
    treated_from: Day::on(2000, 1, 1),
};

const fn row(
    id: &'static str,
    provision: Provision,
    section: &'static str,
    start: Start,
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
            amended_by: "as Maharashtra",
            source: "inferred from Maharashtra",
        },
        standing: Standing::Inferred,
        checked: Day::on(2026, 11, 30),
    }
}

/// The changes.
pub static ROWS: &[Row] = &[
    row(
        "gujarat-12",
        Provision::Fine,
        "12",
        BY_2000,
        Value::ProgressiveScale,
    ),
    row(
        "gujarat-12a",
        Provision::Security,
        "12A",
        FORMED,
        maharashtra::SECURITY,
    ),
    row(
        "gujarat-12b",
        Provision::Removal,
        "12B",
        FORMED,
        maharashtra::REMOVAL,
    ),
    row(
        "gujarat-16",
        Provision::RefusedSecurity,
        "16",
        FORMED,
        Value::Stands,
    ),
];

/// The texts of Gujarat.
pub static TEXTS: &[Text] = &[
    Text {
        place: Place::Gujarat,
        code: "as-maharashtra",
        layers: &[ROWS, section12::BOMBAY, central::ROWS, forest::ROWS],
        basis: Basis::Changed,
        changed_by: None,
    },
    Text {
        place: Place::Gujarat,
        code: "central-reading",
        layers: &[section12::BOMBAY, central::ROWS, forest::ROWS],
        basis: Basis::NoChangeFound,
        changed_by: None,
    },
];
