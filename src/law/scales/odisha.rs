//! Published scales of Odisha: Bhubaneswar in 2012 by blocks of 24 hours, and from 2024 by what catching really cost.

use super::{Caveat, Scale, ScaleBasis, ScaleLine, ScaleStatus};
use crate::animal::Kinds;
use crate::case::{Head, Unit};
use crate::day::{Day, When};
use crate::law::place::Place;
use crate::money::Rupees;

/// The scales of the place.
pub static SCALES: &[Scale] = &[
    Scale {
        id: "bhubaneswar-2012",
        place: Place::Odisha,
        area: "Bhubaneswar Municipal Corporation",
        basis: ScaleBasis::NotStated,
        status: ScaleStatus::Reported,
        source: "The Telegraph, 10-09-2012",
        url: "https://www.telegraphindia.com/odisha/fine-up-to-check-cattle-menace/cid/383604",
        from: Some(When::Month(2012, 9)),
        superseded: true,
        lines: &[
            // Feeding runs from the second block.
            ScaleLine::once(Kinds::ANY, Head::Fine, 100).but(&[Caveat::First24Hours]),
            ScaleLine::new(
                Kinds::ANY,
                Head::Feeding,
                Rupees::whole(50),
                Unit::PerHeadPer24Hours,
            )
            .starting(2),
        ],
        ..Scale::SILENT
    },
    Scale {
        id: "bhubaneswar-2024",
        place: Place::Odisha,
        area: "Bhubaneswar Municipal Corporation",
        basis: ScaleBasis::Municipal,
        status: ScaleStatus::Reported,
        source: "The New Indian Express, 13-01-2024",
        url: "https://www.newindianexpress.com/cities/bhubaneswar/2024/jan/13/bmc-issues-sop-to-lift-stray-cattle-from-jan-15-2650596.html",
        from: Some(When::Day(Day::on(2024, 1, 15))),
        // A factor, not rupees.
        lines: &[ScaleLine::new(
            Kinds::ANY,
            Head::Fine,
            Rupees::whole(2),
            Unit::TimesActualCost,
        )],
        ..Scale::SILENT
    },
];
