//! Karnataka: its own Act of 1966, of which only parts were found.

use crate::day::{Day, When};
use crate::law::place::Place;
use crate::law::row::{Act, Citation, Provision, Row, Standing, Start, Value};
use crate::law::{Basis, Text, forest};

/// The Act.
pub static ACT: Act = Act {
    name: "Karnataka Cattle Trespass Act, 1966",
    number: "19 of 1966",
};

const fn row(
    id: &'static str,
    provision: Provision,
    section: &'static str,
    standing: Standing,
    value: Value,
) -> Row {
    Row {
        id,
        provision,
        start: Start::At(When::Year(1966)),
        end: None,
        value,
        citation: Citation {
            act: &ACT,
            section,
            amended_by: "",
            source: "extracts",
        },
        standing,
        checked: Day::on(2026, 11, 30),
    }
}

/// What was found of the Act.
pub static ROWS: &[Row] = &[
    row(
        "karnataka-10",
        Provision::Fine,
        "10",
        Standing::Excerpt,
        Value::NotifiedScale,
    ),
    row(
        "karnataka-13",
        Provision::Security,
        "13; Rules 1971, r. 8",
        Standing::Excerpt,
        Value::Security {
            months: 6,
            forfeits: false,
        },
    ),
    row(
        "karnataka-15",
        Provision::Windows,
        "15",
        Standing::Excerpt,
        Value::Windows {
            report: 7,
            sale: None,
        },
    ),
    row(
        "karnataka-surplus",
        Provision::Surplus,
        "",
        Standing::NotFound,
        Value::NotKnown,
    ),
    row(
        "karnataka-complaint",
        Provision::Complaint,
        "",
        Standing::NotFound,
        Value::NotKnown,
    ),
    row(
        "karnataka-refusal",
        Provision::Refusal,
        "",
        Standing::NotFound,
        Value::NotKnown,
    ),
];

/// The text of Karnataka.
pub static TEXTS: &[Text] = &[Text {
    place: Place::Karnataka,
    code: "as-found",
    layers: &[ROWS, forest::ROWS],
    basis: Basis::OwnAct,
    changed_by: None,
}];
