//! Assam: s. 26 with its own offences and sums, cognizance only on a written report (s. 26A), and who may be the officer
//! of s. 14 and may then not buy (s. 32, printed under s. 31).

use crate::day::Day;
use crate::law::place::Place;
use crate::law::row::{Damage, Prison, Provision, Recipient, Row, Start, Table, Value};
use crate::law::{Basis, Text, central, forest, section12};
use crate::money::Rupees;

/// Not before the judicial magistrates of 1 April 1974; taken as in force from 1 January 2000.
const SINCE_1974: Start = Start::Between {
    not_before: Some(Day::on(1974, 4, 1)),
    treated_from: Day::on(2000, 1, 1),
};

const ASSAM: Table = central::ENACTED
    .by("Assam amendment, as printed")
    .since(SINCE_1974);

/// The changes.
pub static ROWS: &[Row] = &[
    ASSAM.read_in("print of 1955, note 20").row(
        "assam-26",
        Provision::Trespass,
        "26(1)",
        Value::DamagePenalty {
            by: Damage::CattleAndMore,
            least: Rupees::whole(500),
            most: Rupees::whole(1000),
            prison: Some(Prison::InDefault(1)),
        },
    ),
    ASSAM.read_in("print of 1955, note 20").row(
        "assam-26-again",
        Provision::TrespassAgain,
        "26(1)",
        Value::Penalty {
            least: Rupees::whole(1000),
            most: Rupees::whole(2000),
            prison: Some(Prison::Or(3)),
        },
    ),
    // The section is put in the place of the Act's, and its last paragraph with it.
    ASSAM.read_in("print of 1955, note 20").row(
        "assam-26-notified",
        Provision::TrespassNotified,
        "26",
        Value::Repealed,
    ),
    ASSAM.read_in("print of 1955, note 20").row(
        "assam-26-2",
        Provision::TrespassCompensation,
        "26(2)",
        Value::Reasonable,
    ),
    ASSAM.read_in("print of 1955, note 20").row(
        "assam-26-2-forfeiture",
        Provision::Forfeiture,
        "26(2)",
        Value::ForfeitInDefault(Recipient::Victim),
    ),
    ASSAM.read_in("print of 1955, note 21").row(
        "assam-26a",
        Provision::Cognizance,
        "26A",
        Value::Stands,
    ),
    ASSAM
        .since(Start::BY_DECISION)
        .read_in("print of 1955, note 25")
        .row("assam-32", Provision::OfficerBoard, "32", Value::Stands),
];

/// The text.
pub static TEXTS: &[Text] = &[Text {
    place: Place::Assam,
    code: "as-amended",
    layers: &[ROWS, section12::NOT_LISTED, central::ROWS, forest::ROWS],
    basis: Basis::Changed,
    changed_by: None,
}];
