//! Uttar Pradesh: an offence under s. 24 may be compounded with the court's permission (s. 24A, an Act of 1954 by its
//! title).

use crate::law::place::Place;
use crate::law::row::{Provision, Row, Start, Table, Value};
use crate::law::{Basis, Text, central, forest, section12};

const UTTAR_PRADESH: Table = central::ENACTED
    .by("Uttar Pradesh amendment of 1954 (by title)")
    .since(Start::BY_DECISION)
    .read_in("print of 1955, note 18");

/// The changes.
pub static ROWS: &[Row] = &[UTTAR_PRADESH.row(
    "uttar-pradesh-24a",
    Provision::Compounding,
    "24A",
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
