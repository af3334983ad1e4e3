//! The forest: ss. 70 and 71 of the Indian Forest Act, 1927 let a State replace the fine of s. 12 for cattle seized in
//! a reserved or closed protected forest, up to a sum for each head. State changes to s. 71 were not found.

use super::row::{Act, Provision, Row, Standing, Start, Table, Value};
use crate::animal::{Kind, Kinds};
use crate::day::{Day, When};
use crate::money::Rupees;

/// The Act.
pub static ACT: Act = Act {
    name: "Indian Forest Act, 1927",
    number: "16 of 1927",
    counting: "General Clauses Act, 1897, s. 9",
};

/// The most fine for each head.
pub static CEILINGS: &[(Kinds, Rupees)] = &[
    (Kinds::of(&[Kind::Elephant]), Rupees::whole(10)),
    (Kinds::of(&[Kind::Buffalo, Kind::Camel]), Rupees::whole(2)),
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
        Rupees::whole(1),
    ),
    (
        Kinds::of(&[
            Kind::Calf,
            Kind::Ass,
            Kind::Pig,
            Kind::Ram,
            Kind::Ewe,
            Kind::Sheep,
            Kind::Lamb,
            Kind::Goat,
            Kind::Kid,
        ]),
        Rupees::annas(8),
    ),
];

/// The forest's row.
pub static ROWS: &[Row] = &[Table {
    act: &ACT,
    amended_by: "",
    source: "unofficial copy of ch. X",
    start: Start::At(When::Year(1927)),
    standing: Standing::Excerpt,
    checked: Day::on(2026, 11, 30),
}
.row(
    "forest-71",
    Provision::ForestFine,
    "70, 71",
    Value::Ceilings(CEILINGS),
)];
