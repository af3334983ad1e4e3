//! Published scales of Haryana: Panchkula.

use super::{Scale, ScaleBasis, ScaleLine, ScaleStatus};
use crate::animal::Kinds;
use crate::case::{Head, NotReturned};
use crate::day::When;
use crate::law::place::Place;

/// The scales of the place.
pub static SCALES: &[Scale] = &[Scale {
    id: "panchkula-2025",
    place: Place::Haryana,
    area: "Panchkula Municipal Corporation",
    basis: ScaleBasis::NotStated,
    status: ScaleStatus::Reported,
    source: "Hindustan Times Chandigarh (HT Syndication), September 2025",
    url: "https://www.htsyndication.com/ht-chandigarh/article/panchkula-mc-impounded-457-stray-cattle-in-a-month%2C-levied-rs.80k-fine/92926164",
    from: Some(When::Month(2025, 9)),
    lines: &[
        ScaleLine::once(Kinds::ANY, Head::Fine, 5000).at(1),
        ScaleLine::once(Kinds::ANY, Head::Fine, 10_000).at(2),
    ],
    not_returned: Some((3, NotReturned::Kept)),
    ..Scale::SILENT
}];
