//! Chandigarh: formed from Punjab on 1 November 1966. The print gives changes of ss. 3, 10 and 17 under the name of
//! another State and one of s. 26 under a third; that they are Chandigarh's is inferred. That ss. 14 and 14A run as in
//! Punjab is inferred on weaker ground. The central reading stands beside each.

use crate::day::{Day, When};
use crate::law::place::Place;
use crate::law::row::{Citation, Provision, Recipient, Row, Standing, Start, Value};
use crate::law::states::punjab;
use crate::law::{Basis, Text, central, forest, section12};
use crate::money::Rupees;

const fn row(id: &'static str, provision: Provision, section: &'static str, value: Value) -> Row {
    Row {
        id,
        provision,
        start: Start::At(When::Day(Day::on(1966, 11, 1))),
        end: None,
        value,
        citation: Citation {
            act: &central::ACT,
            section,
            amended_by: "as Punjab, with Government in place of the State",
            source: "print of 1955, notes 2, 6, 14 and 22 (place inferred)",
        },
        standing: Standing::Inferred,
        checked: Day::on(2026, 11, 30),
    }
}

/// The changes.
pub static ROWS: &[Row] = &[
    row("chandigarh-3", Provision::Cattle, "3", punjab::CATTLE),
    row(
        "chandigarh-10",
        Provision::SeizureOnLand,
        "10",
        Value::Hours(24),
    ),
    row("chandigarh-14", Provision::Windows, "14", punjab::WINDOWS),
    row("chandigarh-14a", Provision::Speedy, "14A", punjab::SPEEDY),
    row(
        "chandigarh-17",
        Provision::Surplus,
        "17",
        punjab::surplus_to(Recipient::Government),
    ),
    row(
        "chandigarh-26-2",
        Provision::TrespassCompensation,
        "26(2)",
        Value::UpTo(Rupees::whole(250)),
    ),
    row(
        "chandigarh-26-2-forfeiture",
        Provision::Forfeiture,
        "26(2)",
        Value::ForfeitTo(Recipient::Government),
    ),
];

/// The texts: with the changes, and the central reading beside it.
pub static TEXTS: &[Text] = &[
    Text {
        place: Place::Chandigarh,
        code: "as-punjab",
        layers: &[ROWS, section12::PUNJAB, central::ROWS, forest::ROWS],
        basis: Basis::Changed,
        changed_by: None,
    },
    Text {
        place: Place::Chandigarh,
        code: "central-reading",
        layers: &[section12::PUNJAB, central::ROWS, forest::ROWS],
        basis: Basis::NoChangeFound,
        changed_by: None,
    },
];
