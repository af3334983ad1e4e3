//! Published scales of Maharashtra: Latur and Mumbai.

use super::{Caveat, Scale, ScaleBasis, ScaleLine, ScaleStatus};
use crate::animal::{Kind, Kinds};
use crate::case::Head;
use crate::day::{Day, When};
use crate::law::place::Place;

/// The scales of the place.
pub static SCALES: &[Scale] = &[
    Scale {
        id: "latur-2016",
        place: Place::Maharashtra,
        area: "Latur Municipal Corporation",
        basis: ScaleBasis::NotStated,
        status: ScaleStatus::Reported,
        source: "Lokmat, 22-08-2016",
        url: "https://www.lokmat.com/chhatrapati-sambhajinagar/21-animals-kondwada/amp",
        from: Some(When::Day(Day::on(2016, 8, 22))),
        lines: &[
            // Feeding runs from the second day.
            ScaleLine::once(Kinds::ANY, Head::Fine, 700).but(&[Caveat::FirstDay]),
            ScaleLine::daily(Kinds::ANY, Head::Feeding, 200).starting(2),
        ],
        auction_day: Some(8),
        ..Scale::SILENT
    },
    Scale {
        id: "mumbai-2004",
        place: Place::Maharashtra,
        area: "Mumbai (BMC)",
        basis: ScaleBasis::Municipal,
        reference: "approved 01-03-2004",
        status: ScaleStatus::Reported,
        source: "The Free Press Journal",
        url: "https://www.freepressjournal.in/mumbai/mumbai-stray-cows-will-cost-owners-dear",
        from: Some(When::Day(Day::on(2004, 3, 1))),
        lines: &[
            ScaleLine::once(
                Kinds::of(&[
                    Kind::Cow,
                    Kind::Bull,
                    Kind::Bullock,
                    Kind::Buffalo,
                    Kind::Heifer,
                ]),
                Head::Fine,
                2500,
            ),
            ScaleLine::once(Kinds::of(&[Kind::Calf]), Head::Fine, 1500),
        ],
        caveats: &[Caveat::HigherProposed],
        ..Scale::SILENT
    },
];
