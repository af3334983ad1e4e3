//! States and Union territories with an Act of their own of which no number was found: Nagaland, Mizoram, Jammu and
//! Kashmir, Ladakh. Money can still be reckoned from the board's rates; no window, hold or penalty is shown.

use crate::day::{Day, When};
use crate::law::place::Place;
use crate::law::row::{Act, Citation, Provision, Row, Standing, Start, Value};
use crate::law::{Basis, Text, forest};

/// Nagaland's Act.
pub static NAGALAND_ACT: Act = Act {
    name: "Nagaland Cattle Trespass Act, 1985",
    number: "of 1985",
};
/// Mizoram's Act.
pub static MIZORAM_ACT: Act = Act {
    name: "Mizoram Animal (Control & Taxation) Act, 1980",
    number: "of 1980",
};
/// The Act of Jammu and Kashmir; whether it still runs was not found.
pub static KASHMIR_ACT: Act = Act {
    name: "Cattle-Trespass Act, Svt. 1977 (1920 A.D.), present status not found",
    number: "of Svt. 1977",
};

const fn row(
    id: &'static str,
    provision: Provision,
    act: &'static Act,
    year: u16,
    section: &'static str,
    standing: Standing,
    value: Value,
) -> Row {
    Row {
        id,
        provision,
        start: Start::At(When::Year(year)),
        end: None,
        value,
        citation: Citation {
            act,
            section,
            amended_by: "",
            source: "headings only",
        },
        standing,
        checked: Day::on(2026, 11, 30),
    }
}

const fn unknown(id: &'static str, provision: Provision, act: &'static Act, year: u16) -> Row {
    row(
        id,
        provision,
        act,
        year,
        "",
        Standing::NotFound,
        Value::NotKnown,
    )
}

/// Nagaland.
pub static NAGALAND: &[Row] = &[
    unknown("nagaland-fine", Provision::Fine, &NAGALAND_ACT, 1985),
    unknown("nagaland-windows", Provision::Windows, &NAGALAND_ACT, 1985),
    unknown("nagaland-surplus", Provision::Surplus, &NAGALAND_ACT, 1985),
    unknown(
        "nagaland-complaint",
        Provision::Complaint,
        &NAGALAND_ACT,
        1985,
    ),
];

/// Mizoram.
pub static MIZORAM: &[Row] = &[
    unknown("mizoram-fine", Provision::Fine, &MIZORAM_ACT, 1980),
    unknown("mizoram-windows", Provision::Windows, &MIZORAM_ACT, 1980),
    unknown("mizoram-surplus", Provision::Surplus, &MIZORAM_ACT, 1980),
    unknown(
        "mizoram-complaint",
        Provision::Complaint,
        &MIZORAM_ACT,
        1980,
    ),
];

const A_WEEK: Value = Value::Windows {
    report: 7,
    sale: None,
};

/// Jammu and Kashmir, and Ladakh: a heading speaks of a week in s. 14, the rest was not found.
pub static KASHMIR: &[Row] = &[
    unknown("kashmir-fine", Provision::Fine, &KASHMIR_ACT, 1920),
    row(
        "kashmir-14",
        Provision::Windows,
        &KASHMIR_ACT,
        1920,
        "14",
        Standing::Excerpt,
        A_WEEK,
    ),
    unknown("kashmir-surplus", Provision::Surplus, &KASHMIR_ACT, 1920),
    unknown(
        "kashmir-complaint",
        Provision::Complaint,
        &KASHMIR_ACT,
        1920,
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
