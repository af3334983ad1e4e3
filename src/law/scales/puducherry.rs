//! Published scales of Puducherry: Karaikal.

use super::{Scale, ScaleBasis, ScaleLine, ScaleStatus};
use crate::animal::Kinds;
use crate::case::Head;
use crate::day::{Day, When};
use crate::law::place::Place;

/// The scales of the place.
pub static SCALES: &[Scale] = &[Scale {
    id: "karaikal-2025",
    place: Place::Puducherry,
    area: "Karaikal municipality",
    basis: ScaleBasis::NotStated,
    status: ScaleStatus::Reported,
    source: "The New Indian Express, 07-11-2025",
    url: "https://www.newindianexpress.com/states/tamil-nadu/2025/Nov/07/karaikal-cracks-down-on-stray-cattle-60-animals-impounded-in-two-days",
    from: Some(When::Day(Day::on(2025, 11, 7))),
    lines: &[
        ScaleLine::once(Kinds::ANY, Head::Fine, 2000),
        ScaleLine::daily(Kinds::ANY, Head::Maintenance, 280),
    ],
    ..Scale::SILENT
}];
