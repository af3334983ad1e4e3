//! Tamil Nadu: the District Collector in place of the Magistrate of the District (Madras Act 20 of 1957); no number
//! moves. Section 22A holds back the compensation until the appeal is out of the way.

use crate::day::Day;
use crate::law::place::Place;
use crate::law::row::{Must, Provision, Recipient, Row, Start, Table, Value};
use crate::law::{Basis, Text, central, forest, section12};

/// Not before the year of the Act; taken as in force from 1 January 1958.
const COLLECTOR: Start = Start::Between {
    not_before: Some(Day::on(1957, 1, 1)),
    treated_from: Day::on(1958, 1, 1),
};

const TAMIL_NADU: Table = central::ENACTED
    .by("Madras Act 20 of 1957")
    .since(COLLECTOR);

/// The changes.
pub static ROWS: &[Row] = &[
    TAMIL_NADU.read_in("print of 1955, note 4").row(
        "tamil-nadu-4",
        Provision::Pounds,
        "4",
        Value::By(Recipient::CollectorOrAuthority),
    ),
    TAMIL_NADU.read_in("print of 1955, note 5").row(
        "tamil-nadu-5",
        Provision::FeedingRates,
        "5",
        Value::By(Recipient::CollectorOrAuthority),
    ),
    TAMIL_NADU.read_in("print of 1955, note 13").row(
        "tamil-nadu-14",
        Provision::SaleOrder,
        "14",
        Value::By(Recipient::CollectorOrAuthority),
    ),
    TAMIL_NADU.read_in("print of 1955, notes 8 and 16").row(
        "tamil-nadu-17-receipts",
        Provision::Receipts,
        "12, 17",
        Value::Receipts {
            fines: Recipient::CollectorOrAuthority,
            charges: Recipient::PoundKeeper,
        },
    ),
    TAMIL_NADU.read_in("print of 1955, note 16").row(
        "tamil-nadu-17",
        Provision::Surplus,
        "17",
        Value::Surplus {
            months: 3,
            must: Must::PreferAndEstablish,
            holder: Recipient::CollectorOrAuthority,
            after: Recipient::State,
        },
    ),
    TAMIL_NADU.read_in("print of 1955, note 26").row(
        "tamil-nadu-31",
        Provision::Transfer,
        "31",
        Value::Stands,
    ),
    TAMIL_NADU
        .by("Tamil Nadu amendment, as printed")
        .since(Start::BY_DECISION)
        .read_in("print of 1955, note 17")
        .row(
            "tamil-nadu-22a",
            Provision::Appeal,
            "22A",
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
