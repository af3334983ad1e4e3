//! States and Union territories with an Act of their own of which no number was found: Nagaland, Mizoram, Jammu and
//! Kashmir, Ladakh. Money can still be reckoned from the board's rates; no window, hold or penalty is shown.

use crate::day::{Day, When};
use crate::law::place::Place;
use crate::law::row::{Act, Provision, Row, Standing, Start, Table, Value};
use crate::law::{Basis, Text, forest};

/// Nagaland's Act.
pub static NAGALAND_ACT: Act = Act {
    name: "Nagaland Cattle Trespass Act, 1985",
    number: "",
    counting: "",
};
/// Mizoram's Act.
pub static MIZORAM_ACT: Act = Act {
    name: "Mizoram Animal (Control & Taxation) Act, 1980",
    number: "",
    counting: "",
};
/// The Act of Jammu and Kashmir; whether it still runs was not found.
pub static KASHMIR_ACT: Act = Act {
    name: "Cattle-Trespass Act, Svt. 1977 (1920 A.D.), present status not found",
    number: "",
    counting: "",
};

/// Of these Acts headings were seen, of some not even those.
const fn headings(act: &'static Act, year: u16) -> Table {
    Table {
        act,
        amended_by: "",
        source: "headings only",
        start: Start::At(When::Year(year)),
        standing: Standing::Excerpt,
        checked: Day::on(2026, 11, 30),
    }
}

const OF_NAGALAND: Table = headings(&NAGALAND_ACT, 1985);
const OF_MIZORAM: Table = headings(&MIZORAM_ACT, 1980);
const OF_KASHMIR: Table = headings(&KASHMIR_ACT, 1920);

/// Nagaland.
pub static NAGALAND: &[Row] = &[
    OF_NAGALAND.row("nagaland-fine", Provision::Fine, "", Value::NotKnown),
    OF_NAGALAND.row("nagaland-windows", Provision::Windows, "", Value::NotKnown),
    OF_NAGALAND.row("nagaland-surplus", Provision::Surplus, "", Value::NotKnown),
    OF_NAGALAND.row(
        "nagaland-complaint",
        Provision::Complaint,
        "",
        Value::NotKnown,
    ),
];

/// Mizoram.
pub static MIZORAM: &[Row] = &[
    OF_MIZORAM.row("mizoram-fine", Provision::Fine, "", Value::NotKnown),
    OF_MIZORAM.row("mizoram-windows", Provision::Windows, "", Value::NotKnown),
    OF_MIZORAM.row("mizoram-surplus", Provision::Surplus, "", Value::NotKnown),
    OF_MIZORAM.row(
        "mizoram-complaint",
        Provision::Complaint,
        "",
        Value::NotKnown,
    ),
];

const A_WEEK: Value = Value::Windows {
    report: 7,
    sale: None,
};

/// Jammu and Kashmir, and Ladakh: a heading speaks of a week in s. 14, the rest was not found.
pub static KASHMIR: &[Row] = &[
    OF_KASHMIR.row("kashmir-fine", Provision::Fine, "", Value::NotKnown),
    OF_KASHMIR.row("kashmir-14", Provision::Windows, "14", A_WEEK),
    OF_KASHMIR.row("kashmir-surplus", Provision::Surplus, "", Value::NotKnown),
    OF_KASHMIR.row(
        "kashmir-complaint",
        Provision::Complaint,
        "",
        Value::NotKnown,
    ),
];

const fn text(place: Place, layers: &'static [&'static [Row]]) -> Text {
    Text {
        place,
        code: "as-found",
        layers,
        basis: Basis::OwnAct,
        changed_by: None,
    }
}

/// The text of Nagaland.
pub static NAGALAND_TEXTS: &[Text] = &[text(Place::Nagaland, &[NAGALAND, forest::ROWS])];
/// The text of Mizoram.
pub static MIZORAM_TEXTS: &[Text] = &[text(Place::Mizoram, &[MIZORAM, forest::ROWS])];
/// The text of Jammu and Kashmir.
pub static JAMMU_KASHMIR_TEXTS: &[Text] = &[text(Place::JammuKashmir, &[KASHMIR, forest::ROWS])];
/// The text of Ladakh.
pub static LADAKH_TEXTS: &[Text] = &[text(Place::Ladakh, &[KASHMIR, forest::ROWS])];
