//! Himachal Pradesh: three and four days in s. 14, and s. 14A.

use crate::law::place::Place;
use crate::law::row::{Provision, Row, Start, Table};
use crate::law::states::punjab;
use crate::law::{Basis, Text, central, forest, section12};

const HIMACHAL_PRADESH: Table = central::ENACTED
    .by("Himachal Pradesh amendment, as printed")
    .since(Start::BY_DECISION);

/// The changes.
pub static ROWS: &[Row] = &[
    HIMACHAL_PRADESH.read_in("print of 1955, note 9").row(
        "himachal-pradesh-14",
        Provision::Windows,
        "14",
        punjab::WINDOWS,
    ),
    HIMACHAL_PRADESH.read_in("print of 1955, note 10").row(
        "himachal-pradesh-14a",
        Provision::Speedy,
        "14A",
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
