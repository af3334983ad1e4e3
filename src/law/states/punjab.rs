//! Punjab: what the State changes in the Act of 1871.
//!
//! Its amending Act is not named in the print and no day of commencement is in hand: the words are later than
//! 26 January 1950, and they were carried to the successor States on 1 November 1966, from which day they are taken
//! as in force (inferred).

use crate::day::Day;
use crate::law::place::Place;
use crate::law::row::{Citation, Must, Provision, Recipient, Row, Standing, Start, Value};
use crate::law::{Basis, Text, central, forest, section12};
use crate::money::Rupees;

/// Stud bulls that are let loose and notified are not cattle.
pub const CATTLE: Value = Value::Kinds {
    kinds: central::CATTLE,
    stud_bulls_out: true,
};
/// Three days to report, four from the notice to the sale.
pub const WINDOWS: Value = Value::Windows {
    report: 3,
    sale: Some(4),
};
/// Disposal by the hour.
pub const SPEEDY: Value = Value::Speedy {
    claim: 24,
    report: 24,
    dispose: 24,
};

/// Six months, in which the claim is preferred; then forfeited.
#[must_use]
pub const fn surplus_to(after: Recipient) -> Value {
    Value::Surplus {
        months: 6,
        must: Must::Prefer,
        holder: Recipient::MagistrateOrAuthority,
        after,
    }
}

const fn row(
    id: &'static str,
    provision: Provision,
    section: &'static str,
    source: &'static str,
    value: Value,
) -> Row {
    Row {
        id,
        provision,
        start: Start::Between {
            not_before: Some(Day::on(1950, 1, 26)),
            treated_from: Day::on(1966, 11, 1),
        },
        end: None,
        value,
        citation: Citation {
            act: &central::ACT,
            section,
            amended_by: "Punjab amendment, as printed",
            source,
        },
        standing: Standing::Read,
        checked: Day::on(2026, 11, 30),
    }
}

/// Punjab's changes.
pub static ROWS: &[Row] = &[
    row(
        "punjab-3",
        Provision::Cattle,
        "3",
        "print of 1955, note 3",
        CATTLE,
    ),
    row(
        "punjab-10",
        Provision::SeizureOnLand,
        "10",
        "print of 1955, note 7",
        Value::Hours(24),
    ),
    row(
        "punjab-14",
        Provision::Windows,
        "14",
        "print of 1955, note 11",
        WINDOWS,
    ),
    row(
        "punjab-14a",
        Provision::Speedy,
        "14A",
        "print of 1955, note 12",
        SPEEDY,
    ),
    row(
        "punjab-17",
        Provision::Surplus,
        "17",
        "print of 1955, note 15",
        surplus_to(Recipient::State),
    ),
    row(
        "punjab-26-2",
        Provision::TrespassCompensation,
        "26(2)",
        "print of 1955, note 23",
        Value::UpTo(Rupees::whole(250)),
    ),
    row(
        "punjab-26-2-forfeiture",
        Provision::Forfeiture,
        "26(2)",
        "print of 1955, note 23",
        Value::ForfeitTo(Recipient::State),
    ),
];

/// The texts of Punjab.
pub static TEXTS: &[Text] = &[Text {
    place: Place::Punjab,
    code: "as-amended",
    layers: &[ROWS, section12::PUNJAB, central::ROWS, forest::ROWS],
    basis: Basis::Changed,
    changed_by: None,
}];
