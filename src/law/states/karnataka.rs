//! Karnataka: its own Act of 1966, of which only parts were found.

use crate::day::{Day, When};
use crate::law::place::Place;
use crate::law::row::{Act, Provision, Row, Standing, Start, Table, Value};
use crate::law::{Basis, Text, forest};

/// The Act.
pub static ACT: Act = Act {
    name: "Karnataka Cattle Trespass Act, 1966",
    number: "19 of 1966",
    counting: "",
};

const FOUND: Table = Table {
    act: &ACT,
    amended_by: "",
    source: "extracts",
    start: Start::At(When::Year(1966)),
    standing: Standing::Excerpt,
    checked: Day::on(2026, 11, 30),
};

/// What was found of the Act.
pub static ROWS: &[Row] = &[
    FOUND.row("karnataka-10", Provision::Fine, "10", Value::NotifiedScale),
    FOUND.row(
        "karnataka-13",
        Provision::Security,
        "13; Rules 1971, r. 8",
        Value::Security {
            months: 6,
            forfeits: false,
        },
    ),
    FOUND.row(
        "karnataka-15",
        Provision::Windows,
        "15",
        Value::Windows {
            report: 7,
            sale: None,
        },
    ),
    FOUND.row("karnataka-surplus", Provision::Surplus, "", Value::NotKnown),
    FOUND.row(
        "karnataka-complaint",
        Provision::Complaint,
        "",
        Value::NotKnown,
    ),
    FOUND.row("karnataka-refusal", Provision::Refusal, "", Value::NotKnown),
];

/// The text of Karnataka.
pub static TEXTS: &[Text] = &[Text {
    place: Place::Karnataka,
    code: "as-found",
    layers: &[ROWS, forest::ROWS],
    basis: Basis::OwnAct,
    changed_by: None,
}];
