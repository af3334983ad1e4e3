//! Uttarakhand: formed from Uttar Pradesh on 9 November 2000; that s. 24A runs here is inferred.

use crate::day::Day;
use crate::law::place::Place;
use crate::law::row::{Provision, Row, Standing, Start, Table, Value};
use crate::law::{Basis, Text, central, forest, section12};

/// The day the State was formed.
const FORMED: Start = Start::Formed(Day::on(2000, 11, 9));

const UTTARAKHAND: Table = central::ENACTED
    .by("as Uttar Pradesh")
    .since(FORMED)
    .read_in("inferred from Uttar Pradesh")
    .known(Standing::Inferred);

/// The changes.
pub static ROWS: &[Row] = &[UTTARAKHAND.row(
    "uttarakhand-24a",
    Provision::Compounding,
    "24A",
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
