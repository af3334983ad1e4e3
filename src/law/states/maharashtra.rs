//! Maharashtra, and the State of Bombay before 1 May 1960: progressive scales in s. 12 (the Act it is printed under
//! cannot be right and is cited as disputed), and, in notified areas, security before release (s. 12A) and removal
//! orders (s. 12B) by Bombay Act XIII of 1959. The sums of security are in rules that were not found.

use crate::day::Day;
use crate::law::place::Place;
use crate::law::row::{Provision, Row, Standing, Start, Table, Value};
use crate::law::{Basis, Text, central, forest, section12};
use crate::money::Rupees;

/// Security, refunded after six months without another capture.
pub const SECURITY: Value = Value::Security {
    months: 6,
    forfeits: true,
};
/// Removal orders to non-residents with more than twenty head; a fine up to Rs 1,000.
pub const REMOVAL: Value = Value::RemovalOrders {
    more_than: 20,
    most: Rupees::whole(1000),
};

/// Bombay Act XIII of 1959: not before that year, taken as in force from 1 January 1960.
const SINCE_1959: Start = Start::Between {
    not_before: Some(Day::on(1959, 1, 1)),
    treated_from: Day::on(1960, 1, 1),
};
const BOMBAY_ACT: Table = central::ENACTED
    .by("Bombay Act XIII of 1959, s. 5")
    .since(SINCE_1959)
    .read_in("print of ss. 12 to 12B");
const DISPUTED: &str = "printed as Maharashtra Act XXXIV of 1950, s. 2 (disputed)";

/// Security and removal, as Bombay and after it Maharashtra have them.
pub static ROWS_OF_1959: &[Row] = &[
    BOMBAY_ACT.row("maharashtra-12a", Provision::Security, "12A", SECURITY),
    BOMBAY_ACT.row("maharashtra-12b", Provision::Removal, "12B", REMOVAL),
];

/// The progressive scale, and s. 16 on the refused security: of neither was a day found.
pub static ROWS: &[Row] = &[
    BOMBAY_ACT.by(DISPUTED).since(Start::BY_DECISION).row(
        "maharashtra-12",
        Provision::Fine,
        "12",
        Value::ProgressiveScale,
    ),
    BOMBAY_ACT
        .by("amendment seen in part, its Act not found")
        .since(Start::BY_DECISION)
        .read_in("a public page of s. 16")
        .known(Standing::Excerpt)
        .row(
            "maharashtra-16",
            Provision::RefusedSecurity,
            "16",
            Value::Stands,
        ),
];

/// The text of Maharashtra.
pub static TEXTS: &[Text] = &[Text {
    place: Place::Maharashtra,
    code: "as-amended",
    layers: &[
        ROWS,
        ROWS_OF_1959,
        section12::BOMBAY,
        central::ROWS,
        forest::ROWS,
    ],
    basis: Basis::Changed,
    changed_by: None,
}];

/// What answers for Maharashtra and Gujarat before they were formed.
pub static BOMBAY: Text = Text {
    place: Place::Maharashtra,
    code: "bombay",
    layers: &[ROWS_OF_1959, section12::BOMBAY, central::ROWS, forest::ROWS],
    basis: Basis::Changed,
    changed_by: None,
};
