//! Assam: s. 26 with its own offences and sums, cognizance only on a written report (s. 26A), and who may be the officer
//! of s. 14 and may then not buy (s. 32, printed under s. 31).

use crate::day::Day;
use crate::law::place::Place;
use crate::law::row::{Citation, Provision, Recipient, Row, Standing, Start, Value};
use crate::law::{Basis, Text, central, forest, section12};
use crate::money::Rupees;

/// No day of commencement was found; taken as in force from 1 January 2000.
const BY_2000: Start = Start::Between {
    not_before: None,
    treated_from: Day::on(2000, 1, 1),
};

/// Not before the judicial magistrates of 1 April 1974; taken as in force from 1 January 2000.
const SINCE_1974: Start = Start::Between {
    not_before: Some(Day::on(1974, 4, 1)),
    treated_from: Day::on(2000, 1, 1),
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
        "assam-26",
        Provision::Trespass,
        "26(1)",
        SINCE_1974,
        "Assam amendment, as printed",
        "print of 1955, note 20",
        Value::Penalty {
            least: Rupees::whole(500),
            most: Rupees::whole(1000),
            months: 1,
        },
    ),
    row(
        "assam-26-again",
        Provision::TrespassAgain,
        "26(1)",
        SINCE_1974,
        "Assam amendment, as printed",
        "print of 1955, note 20",
        Value::Penalty {
            least: Rupees::whole(1000),
            most: Rupees::whole(2000),
            months: 3,
        },
    ),
    row(
        "assam-26-2",
        Provision::TrespassCompensation,
        "26(2)",
        SINCE_1974,
        "Assam amendment, as printed",
        "print of 1955, note 20",
        Value::Stands,
    ),
    row(
        "assam-26-2-forfeiture",
        Provision::Forfeiture,
        "26(2)",
        SINCE_1974,
        "Assam amendment, as printed",
        "print of 1955, note 20",
        Value::ForfeitTo(Recipient::Victim),
    ),
    row(
        "assam-26a",
        Provision::Cognizance,
        "26A",
        SINCE_1974,
        "Assam amendment, as printed",
        "print of 1955, note 21",
        Value::Stands,
    ),
    row(
        "assam-32",
        Provision::OfficerBoard,
        "32",
        BY_2000,
        "Assam amendment, as printed",
        "print of 1955, note 25",
        Value::Stands,
    ),
];

/// The text.
pub static TEXTS: &[Text] = &[Text {
    place: Place::Assam,
    code: "as-amended",
    layers: &[ROWS, section12::NOT_LISTED, central::ROWS, forest::ROWS],
    basis: Basis::Changed,
    changed_by: None,
}];
