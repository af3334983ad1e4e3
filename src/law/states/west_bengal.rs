//! West Bengal: s. 24 is cognizable and bailable, and s. 26 reaches any cattle with up to Rs 200 (Acts of 1947 and 1955
//! by their titles).

use crate::day::Day;
use crate::law::place::Place;
use crate::law::row::{Citation, Provision, Row, Standing, Start, Value};
use crate::law::{Basis, Text, central, forest, section12};
use crate::money::Rupees;

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
        "west-bengal-24-2",
        Provision::Cognizable,
        "24(2)",
        BY_2000,
        "West Bengal amendment, as printed",
        "print of 1955, note 19",
        Value::Stands,
    ),
    row(
        "west-bengal-26",
        Provision::Trespass,
        "26",
        BY_2000,
        "West Bengal amendment, as printed",
        "print of 1955, note 24",
        Value::Penalty {
            least: Rupees::ZERO,
            most: Rupees::whole(200),
            months: 0,
        },
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
