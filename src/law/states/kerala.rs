//! Kerala: the State's own Act, in two texts.
//!
//! The 1961 text was read in a print that names no Act; that it is Act 26 of 1961 before Act 16 of 2000 is inferred
//! from its section numbers and phrases. Of the text after Act 16 of 2000 only parts were seen: what they do not show
//! stands here as inferred from the older text, or as not found where a number or a name would have to be guessed.

use crate::animal::{Kind, Kinds};
use crate::day::{Day, When};
use crate::law::place::Place;
use crate::law::row::{
    Act, Must, Prison, Provision, Recipient, Row, Seizer, Standing, Start, Table, Value,
};
use crate::law::{Basis, Text, central, forest};
use crate::money::Rupees;

/// Kerala's Act.
pub static ACT: Act = Act {
    name: "Kerala Cattle Trespass Act, 1961",
    number: "26 of 1961",
    counting: "Interpretation and General Clauses Act, VII of 1125 (Kerala)",
};

/// The rules under it, of 1962.
pub static RULES: Act = Act {
    name: "Kerala Cattle Trespass Rules, 1962",
    number: "",
    counting: "Interpretation and General Clauses Act, VII of 1125 (Kerala)",
};

/// The text of 1961. The day of commencement was not found.
const OF_1961: Table = Table {
    act: &ACT,
    amended_by: "",
    source: "print that names no Act (identity inferred)",
    start: Start::At(When::Year(1961)),
    standing: Standing::PrintInferred,
    checked: Day::on(2026, 11, 30),
};

/// The text after Act 16 of 2000, seen in part. The day of commencement was not found.
const AFTER_2000: Table = Table {
    amended_by: "Act 16 of 2000",
    source: "extracts",
    start: Start::At(When::Year(2000)),
    standing: Standing::Excerpt,
    ..OF_1961
};

/// What of it was not seen and stands as in the text of 1961.
const INFERRED: Table = AFTER_2000.known(Standing::Inferred);

/// Whoever acquired a right in the crop may seize too.
const SEIZURE: Value = Value::HoursAnd(24, Seizer::HasRightInCrop);

/// The text of 1961.
pub static OLD: &[Row] = &[
    OF_1961.row("kerala-1961-9", Provision::SeizureOnLand, "9", SEIZURE),
    OF_1961.row(
        "kerala-1961-10",
        Provision::SeizureOnRoad,
        "10",
        Value::Hours(24),
    ),
    OF_1961.row(
        "kerala-1961-11",
        Provision::Fine,
        "11(1)",
        Value::ScaleBy(Recipient::Director),
    ),
    OF_1961.row(
        "kerala-1961-11-2",
        Provision::HabitualFine,
        "11(2)",
        Value::UpToTimes(2),
    ),
    OF_1961.row("kerala-1961-11-4", Provision::Board, "11(4)", Value::Stands),
    OF_1961.row("kerala-1961-12", Provision::Claim, "12", Value::Stands),
    OF_1961.row(
        "kerala-1961-13",
        Provision::Windows,
        "13",
        Value::Windows {
            report: 7,
            sale: Some(7),
        },
    ),
    OF_1961.row(
        "kerala-1961-13-order",
        Provision::SaleOrder,
        "13",
        Value::By(Recipient::Director),
    ),
    OF_1961.row(
        "kerala-1961-13-proviso",
        Provision::OtherDisposal,
        "13",
        Value::Stands,
    ),
    OF_1961.row("kerala-1961-14", Provision::Deposit, "14", Value::Stands),
    OF_1961.row("kerala-1961-15", Provision::Refusal, "15", Value::Stands),
    OF_1961.row(
        "kerala-1961-15-3",
        Provision::AccountOfSale,
        "15(3)",
        Value::Stands,
    ),
    OF_1961.row(
        "kerala-1961-15-5",
        Provision::RefusedBalance,
        "15(5)",
        Value::Stands,
    ),
    OF_1961.row(
        "kerala-1961-16-receipts",
        Provision::Receipts,
        "16(1), 16(2)",
        Value::Receipts {
            fines: Recipient::LocalAuthority,
            charges: Recipient::PoundKeeper,
        },
    ),
    OF_1961.row(
        "kerala-1961-16-3",
        Provision::Surplus,
        "16(3), 17",
        Value::Surplus {
            months: 3,
            must: Must::Prefer,
            holder: Recipient::LocalAuthority,
            after: Recipient::LocalAuthorityFund,
        },
    ),
    OF_1961.row(
        "kerala-1961-complaint",
        Provision::Complaint,
        "19",
        Value::NotKnown,
    ),
    OF_1961.row(
        "kerala-1961-compensation",
        Provision::Compensation,
        "21",
        Value::NotKnown,
    ),
    OF_1961.row(
        "kerala-1961-register",
        Provision::Register,
        "",
        Value::NotKnown,
    ),
    OF_1961.row(
        "kerala-1961-feeding-rates",
        Provision::FeedingRates,
        "",
        Value::NotKnown,
    ),
    OF_1961.row("kerala-1961-cattle", Provision::Cattle, "", Value::NotKnown),
    OF_1961.row("kerala-1961-keep", Provision::Keep, "", Value::NotKnown),
];

/// The text after Act 16 of 2000.
pub static NEW: &[Row] = &[
    INFERRED.row(
        "kerala-2000-cattle",
        Provision::Cattle,
        "definitions",
        Value::Kinds {
            kinds: central::CATTLE.with(Kinds::of(&[Kind::Fowl])),
            stud_bulls_out: false,
        },
    ),
    INFERRED.row("kerala-2000-9", Provision::SeizureOnLand, "9", SEIZURE),
    INFERRED.row(
        "kerala-2000-10",
        Provision::SeizureOnRoad,
        "10",
        Value::Hours(24),
    ),
    AFTER_2000.row("kerala-2000-11", Provision::Fine, "11", Value::NotKnown),
    AFTER_2000.row(
        "kerala-2000-11-2",
        Provision::HabitualFine,
        "11(2)",
        Value::NotKnown,
    ),
    INFERRED.row("kerala-2000-11-4", Provision::Board, "11(4)", Value::Stands),
    INFERRED.row("kerala-2000-12", Provision::Claim, "12", Value::Stands),
    AFTER_2000.row(
        "kerala-2000-13",
        Provision::Windows,
        "13",
        Value::Windows {
            report: 7,
            sale: Some(7),
        },
    ),
    // The local authority or its Secretary stands in place of the Director.
    AFTER_2000.row(
        "kerala-2000-13-order",
        Provision::SaleOrder,
        "13",
        Value::By(Recipient::LocalAuthority),
    ),
    INFERRED.row(
        "kerala-2000-13-proviso",
        Provision::OtherDisposal,
        "13",
        Value::Stands,
    ),
    INFERRED.row("kerala-2000-14", Provision::Deposit, "14", Value::Stands),
    INFERRED.row("kerala-2000-15", Provision::Refusal, "15", Value::Stands),
    INFERRED.row(
        "kerala-2000-15-3",
        Provision::AccountOfSale,
        "15(3)",
        Value::Stands,
    ),
    AFTER_2000.row(
        "kerala-2000-15-5",
        Provision::RefusedBalance,
        "15(5)",
        Value::NotKnown,
    ),
    INFERRED.row(
        "kerala-2000-16-receipts",
        Provision::Receipts,
        "16",
        Value::Receipts {
            fines: Recipient::LocalAuthority,
            charges: Recipient::PoundKeeper,
        },
    ),
    AFTER_2000.row(
        "kerala-2000-16-3",
        Provision::Surplus,
        "16, 17",
        Value::NotKnown,
    ),
    AFTER_2000.row("kerala-2000-18", Provision::NoPurchase, "18", Value::Stands),
    AFTER_2000.row(
        "kerala-2000-19",
        Provision::Complaint,
        "19",
        // What Kerala's own General Clauses Act says of a closed last day was not found.
        Value::Complaint {
            days: 10,
            to: Recipient::LocalAuthority,
            next_open: false,
        },
    ),
    AFTER_2000.row(
        "kerala-2000-21",
        Provision::Compensation,
        "21",
        Value::NotKnown,
    ),
    Table {
        act: &RULES,
        amended_by: "",
        ..AFTER_2000
    }
    .row(
        "kerala-2000-r14",
        Provision::NothingBeyond,
        "r. 14",
        Value::Stands,
    ),
    AFTER_2000.row(
        "kerala-2000-24",
        Provision::UnnamedPenalty,
        "24",
        Value::Penalty {
            least: Rupees::whole(25),
            most: Rupees::whole(250),
            prison: Some(Prison::AndOr(3)),
        },
    ),
    AFTER_2000.row(
        "kerala-2000-27",
        Provision::KeeperDefault,
        "27",
        Value::Penalty {
            least: Rupees::ZERO,
            most: Rupees::whole(50),
            prison: None,
        },
    ),
];

/// The texts of Kerala, the later one first: it is the default.
pub static TEXTS: &[Text] = &[
    Text {
        place: Place::Kerala,
        code: "after-act-16-of-2000",
        layers: &[NEW, OLD, forest::ROWS],
        basis: Basis::OwnAct,
        changed_by: None,
    },
    Text {
        place: Place::Kerala,
        code: "1961",
        layers: &[OLD, forest::ROWS],
        basis: Basis::OwnActInferred,
        changed_by: Some(("Act 16 of 2000", When::Year(2000))),
    },
];
