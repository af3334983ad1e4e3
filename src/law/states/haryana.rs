//! Haryana: formed from Punjab on 1 November 1966 with Punjab's law (Punjab Reorganisation Act, 1966, s. 88). That the
//! changes run here is inferred, so the central reading stands beside each.

use crate::day::Day;
use crate::law::place::Place;
use crate::law::row::{Recipient, Row, Standing, Start};
use crate::law::states::punjab;
use crate::law::{Basis, Text, central, forest, section12};

const SOURCE: &str = "inferred from the Reorganisation Act";

/// The changes.
pub static ROWS: &[Row] = &punjab::family(
    central::ENACTED
        .by("as Punjab: Punjab Reorganisation Act, 1966, s. 88")
        .since(Start::Formed(Day::on(1966, 11, 1)))
        .known(Standing::Inferred),
    [
        "haryana-3",
        "haryana-10",
        "haryana-14",
        "haryana-14a",
        "haryana-17",
        "haryana-26-2",
        "haryana-26-2-forfeiture",
    ],
    [SOURCE; 7],
    Recipient::State,
);

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
