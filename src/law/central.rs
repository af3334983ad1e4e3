//! The Cattle-trespass Act, 1871 (1 of 1871), as it stands beneath every State that has no Act of its own.
//!
//! Read in a print of 1955 and beside it a second print of ss. 13-19. The Act is dated 13 January 1871; the day it
//! came into force was not found. The scale of fines printed in the first s. 12 and its end by province are elsewhere.

use super::place::Place;
use super::row::{
    Act, Damage, Must, Prison, Provision, Recipient, Row, Standing, Start, Table, Value,
};
use super::{Basis, Text, forest, section12};
use crate::animal::{Kind, Kinds};
use crate::day::{Day, When};
use crate::money::Rupees;

/// The Act itself.
pub static ACT: Act = Act {
    name: "Cattle-trespass Act, 1871",
    number: "1 of 1871",
    counting: "General Clauses Act, 1897, s. 9",
};

/// The bovines of ordinary speech, and the animals s. 3 adds.
pub const CATTLE: Kinds = Kinds::of(&[
    Kind::Cow,
    Kind::Bull,
    Kind::Bullock,
    Kind::Heifer,
    Kind::Calf,
    Kind::Elephant,
    Kind::Camel,
    Kind::Buffalo,
    Kind::Horse,
    Kind::Mare,
    Kind::Gelding,
    Kind::Pony,
    Kind::Colt,
    Kind::Filly,
    Kind::Mule,
    Kind::Ass,
    Kind::Pig,
    Kind::Ram,
    Kind::Ewe,
    Kind::Sheep,
    Kind::Lamb,
    Kind::Goat,
    Kind::Kid,
]);

/// The Act as first enacted.
pub const ENACTED: Table = Table {
    act: &ACT,
    amended_by: "",
    source: "print of 1955",
    start: Start::At(When::Day(Day::FIRST)),
    standing: Standing::Read,
    checked: Day::on(2026, 11, 30),
};

/// Sections that Act 1 of 1891 put in or changed, as the print notes at each; the day it came into force was not found.
const ACT_1_OF_1891: Table = ENACTED
    .by("Act 1 of 1891")
    .since(Start::At(When::Year(1891)));

/// The Government of India (Adaptation of Indian Laws) Order, 1937.
const ORDER_OF_1937: Day = Day::on(1937, 4, 1);

/// What becomes of the surplus of an unclaimed sale.
const fn surplus_to(after: Recipient) -> Value {
    Value::Surplus {
        months: 3,
        must: Must::PreferAndEstablish,
        holder: Recipient::MagistrateOrAuthority,
        after,
    }
}

/// The Act's rows.
pub static ROWS: &[Row] = &[
    ENACTED.row(
        "central-3",
        Provision::Cattle,
        "3",
        Value::Kinds {
            kinds: CATTLE,
            stud_bulls_out: false,
        },
    ),
    ENACTED.row(
        "central-4",
        Provision::Pounds,
        "4",
        Value::By(Recipient::MagistrateOrAuthority),
    ),
    ENACTED.row(
        "central-5",
        Provision::FeedingRates,
        "5",
        Value::By(Recipient::MagistrateOrAuthority),
    ),
    ENACTED.row("central-8", Provision::Register, "8", Value::Stands),
    ENACTED.row("central-9", Provision::Keep, "9", Value::Stands),
    ACT_1_OF_1891.row(
        "central-10",
        Provision::SeizureOnLand,
        "10",
        Value::Hours(24),
    ),
    ACT_1_OF_1891.row(
        "central-11",
        Provision::SeizureOnRoad,
        "11",
        Value::Hours(24),
    ),
    // Of a broken print: one label and two units are inferred.
    ENACTED
        .read_in("print of 1871 (scanned; one label and two units inferred)")
        .known(Standing::Inferred)
        .row(
            "central-12-1871",
            Provision::Fine,
            "12",
            Value::PrintedScale(SCALE_OF_1871),
        ),
    ENACTED.row("central-13", Provision::Claim, "13", Value::Stands),
    ENACTED.row(
        "central-14",
        Provision::Windows,
        "14",
        Value::Windows {
            report: 7,
            sale: Some(7),
        },
    ),
    ENACTED.row(
        "central-14-order",
        Provision::SaleOrder,
        "14",
        Value::By(Recipient::MagistrateOrAuthority),
    ),
    ENACTED.row(
        "central-14-proviso",
        Provision::OtherDisposal,
        "14",
        Value::Stands,
    ),
    ENACTED.row("central-15", Provision::Deposit, "15", Value::Stands),
    ENACTED.row("central-16", Provision::Refusal, "16", Value::Stands),
    ENACTED.row(
        "central-16-account",
        Provision::AccountOfSale,
        "16",
        Value::Stands,
    ),
    ENACTED.row(
        "central-17-receipts",
        Provision::Receipts,
        "12, 17",
        Value::Receipts {
            fines: Recipient::MagistrateOrAuthority,
            charges: Recipient::PoundKeeper,
        },
    ),
    ENACTED
        .by("A.O. 1937")
        .since(Start::At(When::Day(ORDER_OF_1937)))
        .row(
            "central-17",
            Provision::Surplus,
            "17",
            surplus_to(Recipient::State),
        ),
    // It went where s. 18 said, which the Order repealed and nobody here has read.
    Row {
        end: Some(When::Day(ORDER_OF_1937)),
        ..ENACTED.row(
            "central-17-before-1937",
            Provision::Surplus,
            "17",
            surplus_to(Recipient::NotKnown),
        )
    },
    ENACTED.row("central-19", Provision::NoPurchase, "19", Value::Stands),
    ENACTED.row(
        "central-19-release",
        Provision::NoRelease,
        "19",
        Value::Stands,
    ),
    ACT_1_OF_1891.row(
        "central-20",
        Provision::Complaint,
        "20",
        Value::Complaint {
            days: 10,
            to: Recipient::Magistrate,
            next_open: true,
        },
    ),
    ACT_1_OF_1891.row("central-21", Provision::ComplaintForm, "21", Value::Stands),
    ACT_1_OF_1891.row(
        "central-22",
        Provision::Compensation,
        "22",
        Value::UpTo(Rupees::whole(100)),
    ),
    ACT_1_OF_1891.row("central-23", Provision::Recovery, "23", Value::Stands),
    ENACTED.row(
        "central-24",
        Provision::Rescue,
        "24",
        Value::Penalty {
            least: Rupees::ZERO,
            most: Rupees::whole(500),
            prison: Some(Prison::AndOr(6)),
        },
    ),
    ENACTED.row("central-25", Provision::FineBySale, "25", Value::Stands),
    ENACTED.row(
        "central-26",
        Provision::Trespass,
        "26",
        Value::DamagePenalty {
            by: Damage::Pigs,
            least: Rupees::ZERO,
            most: Rupees::whole(10),
            prison: None,
        },
    ),
    ACT_1_OF_1891.row(
        "central-26-notified",
        Provision::TrespassNotified,
        "26",
        Value::UpTo(Rupees::whole(50)),
    ),
    ENACTED.row(
        "central-27",
        Provision::KeeperDefault,
        "27",
        Value::Penalty {
            least: Rupees::ZERO,
            most: Rupees::whole(50),
            prison: None,
        },
    ),
    ENACTED.row(
        "central-28",
        Provision::FinesAsCompensation,
        "28",
        Value::Stands,
    ),
    ENACTED.row("central-29", Provision::Suit, "29", Value::Stands),
    ENACTED.row("central-30", Provision::SetOff, "30", Value::Stands),
    ACT_1_OF_1891.row("central-31", Provision::Transfer, "31", Value::Stands),
];

/// The fine for each head printed in the first s. 12, in annas; the labels at 32, 4 and 2 annas are inferred from a
/// broken print.
pub static SCALE_OF_1871: &[(Kinds, Rupees)] = &[
    (Kinds::of(&[Kind::Elephant]), Rupees::annas(32)),
    (Kinds::of(&[Kind::Camel, Kind::Buffalo]), Rupees::annas(8)),
    (
        Kinds::of(&[
            Kind::Horse,
            Kind::Mare,
            Kind::Gelding,
            Kind::Pony,
            Kind::Colt,
            Kind::Filly,
            Kind::Mule,
            Kind::Bull,
            Kind::Bullock,
            Kind::Cow,
            Kind::Heifer,
        ]),
        Rupees::annas(4),
    ),
    (
        Kinds::of(&[Kind::Calf, Kind::Ass, Kind::Pig]),
        Rupees::annas(2),
    ),
    (
        Kinds::of(&[
            Kind::Ram,
            Kind::Ewe,
            Kind::Sheep,
            Kind::Lamb,
            Kind::Goat,
            Kind::Kid,
        ]),
        Rupees::annas(1),
    ),
];

/// The central Act by itself: with the notified scale of Act 17 of 1921, with the scale printed in 1871, and as in Coorg,
/// which is no State of today (the other provinces lie in theirs).
pub static TEXTS: &[Text] = &[
    Text {
        place: Place::Central,
        code: "as-printed",
        layers: &[section12::SOMEWHERE, ROWS, forest::ROWS],
        basis: Basis::Chosen,
        changed_by: None,
    },
    Text {
        place: Place::Central,
        code: "scale-of-1871",
        layers: &[ROWS, forest::ROWS],
        basis: Basis::Chosen,
        changed_by: Some(("Act 17 of 1921", When::Year(1921))),
    },
    Text {
        place: Place::Central,
        code: "section-12-coorg",
        layers: &[section12::COORG, ROWS, forest::ROWS],
        basis: Basis::Chosen,
        changed_by: None,
    },
];
