//! West Bengal: s. 24 is cognizable and bailable, and s. 26 reaches any cattle with up to Rs 200 (Acts of 1947 and 1955
//! by their titles).

use crate::law::place::Place;
use crate::law::row::{Damage, Provision, Row, Start, Table, Value};
use crate::law::{Basis, Text, central, forest, section12};
use crate::money::Rupees;

const WEST_BENGAL: Table = central::ENACTED
    .by("West Bengal amendment, as printed")
    .since(Start::BY_DECISION);

/// The changes.
pub static ROWS: &[Row] = &[
    WEST_BENGAL.read_in("print of 1955, note 19").row(
        "west-bengal-24-2",
        Provision::Cognizable,
        "24(2)",
        Value::Stands,
    ),
    WEST_BENGAL.read_in("print of 1955, note 24").row(
        "west-bengal-26",
        Provision::Trespass,
        "26",
        Value::DamagePenalty {
            by: Damage::Cattle,
            least: Rupees::ZERO,
            most: Rupees::whole(200),
            prison: None,
        },
    ),
    // The section is put in the place of the Act's, and its last paragraph with it.
    WEST_BENGAL.read_in("print of 1955, note 24").row(
        "west-bengal-26-notified",
        Provision::TrespassNotified,
        "26",
        Value::Repealed,
    ),
];

/// The text.
pub static TEXTS: &[Text] = &[Text {
    place: Place::WestBengal,
    code: "as-amended",
    layers: &[ROWS, section12::BENGAL, central::ROWS, forest::ROWS],
    basis: Basis::Changed,
    changed_by: None,
}];
