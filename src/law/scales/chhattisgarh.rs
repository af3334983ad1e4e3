//! Published scales of Chhattisgarh: an order of the Collector of Dhamtari.

use super::{Caveat, Scale, ScaleBasis, ScaleLine, ScaleStatus};
use crate::animal::Kinds;
use crate::case::Head;
use crate::day::{Day, When};
use crate::law::place::Place;

/// The scales of the place.
pub static SCALES: &[Scale] = &[Scale {
    id: "dhamtari-2023",
    place: Place::Chhattisgarh,
    area: "Dhamtari district (rural)",
    basis: ScaleBasis::CattleTrespassAct,
    reference: "Collector's order under the Cattle-trespass Act 1871",
    status: ScaleStatus::Reported,
    source: "Janta Se Rishta, August 2023",
    url: "https://jantaserishta.com/amp/cg-dpr/livestock-owners-will-be-fined-rs-1000-for-leaving-animals-loose-2739187",
    from: Some(When::Day(Day::on(2023, 8, 22))),
    // What a repeat costs stands in the order and could not be seen: it is asked.
    lines: &[ScaleLine::once(Kinds::ANY, Head::Fine, 1000)
        .at(1)
        .but(&[Caveat::RepeatNotVisible])],
    ..Scale::SILENT
}];
