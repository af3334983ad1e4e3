//! Scales printed in the central Acts themselves: section 12 as first enacted, and the ceilings for forests.

use super::{Caveat, Scale, ScaleBasis, ScaleLine, ScaleStatus};
use crate::animal::{Kind, Kinds};
use crate::case::{Head, Unit};
use crate::day::{Day, When};
use crate::law::place::Place;
use crate::money::Rupees;

const ELEPHANT: Kinds = Kinds::of(&[Kind::Elephant]);
const CAMEL_OR_BUFFALO: Kinds = Kinds::of(&[Kind::Camel, Kind::Buffalo]);
const HORSES_AND_GROWN_BOVINES: Kinds = Kinds::of(&[
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
]);
const CALF_ASS_PIG: Kinds = Kinds::of(&[Kind::Calf, Kind::Ass, Kind::Pig]);
const SHEEP_AND_GOATS: Kinds = Kinds::of(&[
    Kind::Ram,
    Kind::Ewe,
    Kind::Sheep,
    Kind::Lamb,
    Kind::Goat,
    Kind::Kid,
]);

const fn annas(kinds: Kinds, annas: u16) -> ScaleLine {
    ScaleLine::new(kinds, Head::Fine, Rupees::annas(annas), Unit::PerHead)
}

/// The scales of the Acts.
pub static SCALES: &[Scale] = &[
    Scale {
        id: "cta-1871-original",
        place: Place::Central,
        area: "British India before the 1921 section 12 (by province)",
        basis: ScaleBasis::CattleTrespassAct,
        reference: "Cattle-trespass Act 1871 s.12 as first enacted",
        status: ScaleStatus::Statute,
        source: "Act I of 1871, old print",
        url: "https://books.google.ee/books?id=21ASAAAAYAAJ&pg=PA327",
        from: Some(When::Day(Day::on(1871, 1, 13))),
        // The day before the first province had its own scale.
        still_on: Some(Day::on(1922, 4, 27)),
        lines: &[
            // Its label is lost in the print; of the annas, the word is lost at 4 and at 2.
            ScaleLine::once(ELEPHANT, Head::Fine, 2).but(&[Caveat::Inferred]),
            annas(CAMEL_OR_BUFFALO, 8),
            annas(HORSES_AND_GROWN_BOVINES, 4).but(&[Caveat::Inferred]),
            annas(CALF_ASS_PIG, 2).but(&[Caveat::Inferred]),
            annas(SHEEP_AND_GOATS, 1),
        ],
        caveats: &[Caveat::CommencementNotFound, Caveat::ReplacedByProvince],
        ..Scale::SILENT
    },
    Scale {
        id: "forest-s71-ceiling",
        place: Place::Central,
        area: "reserved and closed protected forests, where a State applies s.71",
        basis: ScaleBasis::ForestAct,
        reference: "Indian Forest Act 1927 s.71",
        status: ScaleStatus::Statute,
        source: "Indian Forest Act 1927, ch. X",
        url: "https://www.ignfa.gov.in/hindi/chapter-x-cattle-trespass",
        from: Some(When::Year(1927)),
        lines: &[
            ScaleLine::once(ELEPHANT, Head::Fine, 10).but(&[Caveat::Ceiling]),
            ScaleLine::once(CAMEL_OR_BUFFALO, Head::Fine, 2).but(&[Caveat::Ceiling]),
            ScaleLine::once(HORSES_AND_GROWN_BOVINES, Head::Fine, 1).but(&[Caveat::Ceiling]),
            annas(CALF_ASS_PIG.with(SHEEP_AND_GOATS), 8)
                .but(&[Caveat::Ceiling, Caveat::UnofficialCopy]),
        ],
        caveats: &[Caveat::StateChangesNotFound],
        ..Scale::SILENT
    },
];
