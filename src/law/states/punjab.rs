//! Punjab: what the State changes in the Act of 1871.
//!
//! Its amending Act is not named in the print and no day of commencement is in hand: the words are later than
//! 26 January 1950, and they were carried to the successor States on 1 November 1966, from which day they are taken
//! as in force (inferred).

use crate::day::Day;
use crate::law::place::Place;
use crate::law::row::{Must, Provision, Recipient, Row, Seizer, Start, Table, Value};
use crate::law::{Basis, Text, central, forest, section12};
use crate::money::Rupees;

/// Stud bulls that are let loose and notified are not cattle.
pub const CATTLE: Value = Value::Kinds {
    kinds: central::CATTLE,
    stud_bulls_out: true,
};
/// Persons whom the Government authorises may seize too.
pub const SEIZURE: Value = Value::HoursAnd(24, Seizer::Authorised);
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

const PUNJAB: Table = central::ENACTED
    .by("Punjab amendment, as printed")
    .since(Start::Between {
        not_before: Some(Day::on(1950, 1, 26)),
        treated_from: Day::on(1966, 11, 1),
    });

/// The changes as Punjab and the places formed from it have them: the same seven, under ids of their own; only where
/// forfeited money and cattle go differs.
#[must_use]
pub const fn family(
    table: Table,
    ids: [&'static str; 7],
    read_in: [&'static str; 7],
    to: Recipient,
) -> [Row; 7] {
    let [
        cattle,
        land,
        windows,
        speedy,
        surplus,
        compensation,
        forfeiture,
    ] = ids;
    let [r3, r10, r14, r14a, r17, r26, r26_forfeiture] = read_in;
    let most = Value::UpTo(Rupees::whole(250));
    let forfeit = Value::ForfeitTo(to);
    [
        table
            .read_in(r3)
            .row(cattle, Provision::Cattle, "3", CATTLE),
        table
            .read_in(r10)
            .row(land, Provision::SeizureOnLand, "10", SEIZURE),
        table
            .read_in(r14)
            .row(windows, Provision::Windows, "14", WINDOWS),
        table
            .read_in(r14a)
            .row(speedy, Provision::Speedy, "14A", SPEEDY),
        table
            .read_in(r17)
            .row(surplus, Provision::Surplus, "17", surplus_to(to)),
        table
            .read_in(r26)
            .row(compensation, Provision::TrespassCompensation, "26(2)", most),
        table
            .read_in(r26_forfeiture)
            .row(forfeiture, Provision::Forfeiture, "26(2)", forfeit),
    ]
}

/// Punjab's changes.
pub static ROWS: &[Row] = &family(
    PUNJAB,
    [
        "punjab-3",
        "punjab-10",
        "punjab-14",
        "punjab-14a",
        "punjab-17",
        "punjab-26-2",
        "punjab-26-2-forfeiture",
    ],
    [
        "print of 1955, note 3",
        "print of 1955, note 7",
        "print of 1955, note 11",
        "print of 1955, note 12",
        "print of 1955, note 15",
        "print of 1955, note 23",
        "print of 1955, note 23",
    ],
    Recipient::State,
);

/// The texts of Punjab.
pub static TEXTS: &[Text] = &[Text {
    place: Place::Punjab,
    code: "as-amended",
    layers: &[ROWS, section12::PUNJAB, central::ROWS, forest::ROWS],
    basis: Basis::Changed,
    changed_by: None,
}];
