//! Chhattisgarh: formed from Madhya Pradesh on 1 November 2000. The print of the Act gives changes of ss. 3, 10 and 17
//! under its name, very probably another place's: they are kept as printed, doubtful, and the central reading stands
//! beside them.

use crate::day::Day;
use crate::law::place::Place;
use crate::law::row::{Provision, Recipient, Row, Standing, Start, Table};
use crate::law::states::punjab;
use crate::law::{Basis, Text, central, forest, section12};

const CHHATTISGARH: Table = central::ENACTED
    .by("Chhattisgarh amendment, as printed")
    .since(Start::Formed(Day::on(2000, 11, 1)))
    .read_in("print of 1955, notes 2, 6 and 14")
    .known(Standing::Doubtful);

/// The changes.
pub static ROWS: &[Row] = &[
    CHHATTISGARH.row("chhattisgarh-3", Provision::Cattle, "3", punjab::CATTLE),
    CHHATTISGARH.row(
        "chhattisgarh-10",
        Provision::SeizureOnLand,
        "10",
        punjab::SEIZURE,
    ),
    CHHATTISGARH.row(
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
