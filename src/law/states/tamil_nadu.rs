//! Tamil Nadu: the District Collector in place of the Magistrate of the District (Madras Act 20 of 1957); no number
//! moves. Section 22A holds back the compensation until the appeal is out of the way.

use crate::day::Day;
use crate::law::place::Place;
use crate::law::row::{Citation, Must, Provision, Recipient, Row, Standing, Start, Value};
use crate::law::{Basis, Text, central, forest, section12};

/// No day of commencement was found; taken as in force from 1 January 2000.
const BY_2000: Start = Start::Between {
    not_before: None,
    treated_from: Day::on(2000, 1, 1),
};

/// Not before the year of the Act; taken as in force from 1 January 1958.
const COLLECTOR: Start = Start::Between {
    not_before: Some(Day::on(1957, 1, 1)),
    treated_from: Day::on(1958, 1, 1),
};

const fn row(
    id: &'static str,
    provision: Provision,
    section: &'static str,
    start: Start,
    by: &'static str,
    source: &'static str,
    value: Value,
) -> Row {
    Row {
        id,
        provision,
        start,
        end: None,
        value,
        citation: Citation {
            act: &central::ACT,
            section,
            amended_by: by,
            source,
        },
        standing: Standing::Read,
        checked: Day::on(2026, 11, 30),
    }
}

/// The changes.
pub static ROWS: &[Row] = &[
    row(
        "tamil-nadu-4",
        Provision::Pounds,
        "4",
        COLLECTOR,
        "Madras Act 20 of 1957",
        "print of 1955, note 4",
        Value::By(Recipient::CollectorOrAuthority),
    ),
    row(
        "tamil-nadu-5",
        Provision::FeedingRates,
        "5",
        COLLECTOR,
        "Madras Act 20 of 1957",
        "print of 1955, note 5",
        Value::By(Recipient::CollectorOrAuthority),
    ),
    row(
        "tamil-nadu-14",
        Provision::SaleOrder,
        "14",
        COLLECTOR,
        "Madras Act 20 of 1957",
        "print of 1955, note 13",
        Value::By(Recipient::CollectorOrAuthority),
    ),
    row(
        "tamil-nadu-17-receipts",
        Provision::Receipts,
        "12, 17",
        COLLECTOR,
        "Madras Act 20 of 1957",
        "print of 1955, notes 8 and 16",
        Value::Receipts {
            fines: Recipient::CollectorOrAuthority,
            charges: Recipient::PoundKeeper,
        },
    ),
    row(
        "tamil-nadu-17",
        Provision::Surplus,
        "17",
        COLLECTOR,
        "Madras Act 20 of 1957",
        "print of 1955, note 16",
        Value::Surplus {
            months: 3,
            must: Must::PreferAndEstablish,
            holder: Recipient::CollectorOrAuthority,
            after: Recipient::State,
        },
    ),
    row(
        "tamil-nadu-31",
        Provision::Transfer,
        "31",
        COLLECTOR,
        "Madras Act 20 of 1957",
        "print of 1955, note 26",
        Value::Stands,
    ),
    row(
        "tamil-nadu-22a",
        Provision::Appeal,
        "22A",
        BY_2000,
        "Tamil Nadu amendment, as printed",
        "print of 1955, note 17",
        Value::NotBeforeMonths(1),
    ),
];

/// The text.
pub static TEXTS: &[Text] = &[Text {
    place: Place::TamilNadu,
    code: "as-amended",
    layers: &[ROWS, section12::MADRAS, central::ROWS, forest::ROWS],
    basis: Basis::Changed,
    changed_by: None,
}];
