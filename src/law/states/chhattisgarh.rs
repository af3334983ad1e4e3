//! Chhattisgarh: formed from Madhya Pradesh on 1 November 2000. The print of the Act gives changes of ss. 3, 10 and 17
//! under its name, very probably another place's: they are kept as printed, doubtful, and the central reading stands
//! beside them.

use crate::day::{Day, When};
use crate::law::place::Place;
use crate::law::row::{Citation, Provision, Recipient, Row, Standing, Start, Value};
use crate::law::states::punjab;
use crate::law::{Basis, Text, central, forest, section12};

const fn row(id: &'static str, provision: Provision, section: &'static str, value: Value) -> Row {
    Row {
        id,
        provision,
        start: Start::At(When::Day(Day::on(2000, 11, 1))),
        end: None,
        value,
        citation: Citation {
            act: &central::ACT,
            section,
            amended_by: "Chhattisgarh amendment, as printed",
            source: "print of 1955, notes 2, 6 and 14",
        },
        standing: Standing::Doubtful,
        checked: Day::on(2026, 11, 30),
    }
}

/// The changes.
pub static ROWS: &[Row] = &[
    row("chhattisgarh-3", Provision::Cattle, "3", punjab::CATTLE),
    row(
        "chhattisgarh-10",
        Provision::SeizureOnLand,
        "10",
        Value::Hours(24),
    ),
    row(
        "chhattisgarh-17",
        Provision::Surplus,
        "17",
        punjab::surplus_to(Recipient::Government),
    ),
];

/// The texts: with the changes, and the central reading beside it.
pub static TEXTS: &[Text] = &[
    Text {
        place: Place::Chhattisgarh,
        code: "as-printed",
        layers: &[
            ROWS,
            section12::CENTRAL_PROVINCES,
            central::ROWS,
            forest::ROWS,
        ],
        basis: Basis::Changed,
        changed_by: None,
    },
    Text {
        place: Place::Chhattisgarh,
        code: "central-reading",
        layers: &[section12::CENTRAL_PROVINCES, central::ROWS, forest::ROWS],
        basis: Basis::NoChangeFound,
        changed_by: None,
    },
];
