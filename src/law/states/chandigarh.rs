//! Chandigarh: formed from Punjab on 1 November 1966. The print gives changes of ss. 3, 10 and 17 under the name of
//! another State and one of s. 26 under a third; that they are Chandigarh's is inferred. That ss. 14 and 14A run as in
//! Punjab is inferred on weaker ground. The central reading stands beside each.

use crate::day::Day;
use crate::law::place::Place;
use crate::law::row::{Recipient, Row, Standing, Start};
use crate::law::states::punjab;
use crate::law::{Basis, Text, central, forest, section12};

/// No note speaks of ss. 14 and 14A here.
const NO_NOTE: &str = "no print; as Punjab, on weaker ground";

/// The changes.
pub static ROWS: &[Row] = &punjab::family(
    central::ENACTED
        .by("as Punjab, with Government in place of the State")
        .since(Start::Formed(Day::on(1966, 11, 1)))
        .known(Standing::Inferred),
    [
        "chandigarh-3",
        "chandigarh-10",
        "chandigarh-14",
        "chandigarh-14a",
        "chandigarh-17",
        "chandigarh-26-2",
        "chandigarh-26-2-forfeiture",
    ],
    [
        "print of 1955, note 2 (place inferred)",
        "print of 1955, note 6 (place inferred)",
        NO_NOTE,
        NO_NOTE,
        "print of 1955, note 14 (garbled, place inferred)",
        "print of 1955, note 22 (place inferred)",
        "print of 1955, note 22 (place inferred)",
    ],
    Recipient::Government,
);

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
