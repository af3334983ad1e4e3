//! Haryana: formed from Punjab on 1 November 1966 with Punjab's law (Punjab Reorganisation Act, 1966, s. 88). That the
//! changes run here is inferred, so the central reading stands beside each.

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
            amended_by: "as Punjab: Punjab Reorganisation Act, 1966, s. 88",
            source: "inferred from the Reorganisation Act",
        },
        standing: Standing::Inferred,
        checked: Day::on(2026, 11, 30),
    }
}

/// The changes.
pub static ROWS: &[Row] = &[
    row("haryana-3", Provision::Cattle, "3", punjab::CATTLE),
    row(
        "haryana-10",
        Provision::SeizureOnLand,
        "10",
        Value::Hours(24),
    ),
    row("haryana-14", Provision::Windows, "14", punjab::WINDOWS),
    row("haryana-14a", Provision::Speedy, "14A", punjab::SPEEDY),
    row(
        "haryana-17",
        Provision::Surplus,
        "17",
        punjab::surplus_to(Recipient::State),
    ),
    row(
        "haryana-26-2",
        Provision::TrespassCompensation,
        "26(2)",
        Value::UpTo(Rupees::whole(250)),
    ),
    row(
        "haryana-26-2-forfeiture",
        Provision::Forfeiture,
        "26(2)",
        Value::ForfeitTo(Recipient::State),
    ),
];

/// The texts: with the changes, and the central reading beside it.
pub static TEXTS: &[Text] = &[
    Text {
        place: Place::Haryana,
        code: "as-punjab",
        layers: &[ROWS, section12::PUNJAB, central::ROWS, forest::ROWS],
        basis: Basis::Changed,
        changed_by: None,
    },
    Text {
        place: Place::Haryana,
        code: "central-reading",
        layers: &[section12::PUNJAB, central::ROWS, forest::ROWS],
        basis: Basis::NoChangeFound,
        changed_by: None,
    },
];
