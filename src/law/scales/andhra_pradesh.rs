//! Published scales of Andhra Pradesh: Machilipatnam, whose fine runs by the day, and Visakhapatnam.

use super::{Scale, ScaleBasis, ScaleLine, ScaleStatus};
use crate::animal::Kinds;
use crate::case::Head;
use crate::day::{Day, When};
use crate::law::place::Place;

/// The scales of the place.
pub static SCALES: &[Scale] = &[
    Scale {
        id: "machilipatnam-2019",
        place: Place::AndhraPradesh,
        area: "Machilipatnam Municipal Corporation",
        basis: ScaleBasis::Municipal,
        status: ScaleStatus::Reported,
        source: "The Hindu, 24-11-2019",
        url: "https://www.thehindu.com/news/national/andhra-pradesh/cattle-roaming-on-the-road-can-burn-a-hole-in-owners-pocket/article30070172.ece",
        from: Some(When::Day(Day::on(2019, 11, 1))),
        lines: &[ScaleLine::daily(Kinds::ANY, Head::Fine, 2000)],
        ..Scale::SILENT
    },
    Scale {
        id: "visakhapatnam-2021",
        place: Place::AndhraPradesh,
        area: "Visakhapatnam",
        basis: ScaleBasis::NotStated,
        status: ScaleStatus::Reported,
        source: "The Hindu, August 2021",
        url: "https://www.thehindu.com/news/national/andhra-pradesh/owners-of-stray-cattle-to-be-fined-3000-mayor/article35734853.ece/amp/",
        from: Some(When::Day(Day::on(2021, 8, 5))),
        lines: &[ScaleLine::once(Kinds::ANY, Head::Fine, 3000)],
        ..Scale::SILENT
    },
];
