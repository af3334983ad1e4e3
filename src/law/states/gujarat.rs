//! Gujarat: formed from Bombay on 1 May 1960; that Bombay's ss. 12, 12A, 12B and 16 run here is inferred, so the
//! central reading stands beside.

use crate::day::Day;
use crate::law::place::Place;
use crate::law::row::{Provision, Row, Standing, Start, Table, Value};
use crate::law::states::maharashtra;
use crate::law::{Basis, Text, central, forest, section12};

const FORMED: Start = Start::Formed(Day::on(1960, 5, 1));
const BY_2000: Start = Start::Between {
    not_before: Some(Day::on(1960, 5, 1)),
    treated_from: Day::on(2000, 1, 1),
};

const GUJARAT: Table = central::ENACTED
    .by("as Maharashtra")
    .since(FORMED)
    .read_in("inferred from Maharashtra")
    .known(Standing::Inferred);

/// The changes.
pub static ROWS: &[Row] = &[
    GUJARAT
        .since(BY_2000)
        .row("gujarat-12", Provision::Fine, "12", Value::ProgressiveScale),
    GUJARAT.row(
        "gujarat-12a",
        Provision::Security,
        "12A",
        maharashtra::SECURITY,
    ),
    GUJARAT.row(
        "gujarat-12b",
        Provision::Removal,
        "12B",
        maharashtra::REMOVAL,
    ),
    GUJARAT.since(BY_2000).row(
        "gujarat-16",
        Provision::RefusedSecurity,
        "16",
        Value::Stands,
    ),
];

/// The texts of Gujarat.
pub static TEXTS: &[Text] = &[
    Text {
        place: Place::Gujarat,
        code: "as-maharashtra",
        layers: &[ROWS, section12::BOMBAY, central::ROWS, forest::ROWS],
        basis: Basis::Changed,
        changed_by: None,
    },
    Text {
        place: Place::Gujarat,
        code: "central-reading",
        layers: &[section12::BOMBAY, central::ROWS, forest::ROWS],
        basis: Basis::NoChangeFound,
        changed_by: None,
    },
];
