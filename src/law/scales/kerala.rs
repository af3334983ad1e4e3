//! Published scales of Kerala: Kozhikode and Choornikkara.

use super::{Caveat, Scale, ScaleBasis, ScaleLine, ScaleStatus};
use crate::animal::Kinds;
use crate::case::Head;
use crate::day::{Day, When};
use crate::law::place::Place;

/// The scales of the place.
pub static SCALES: &[Scale] = &[
    Scale {
        id: "kozhikode-2017",
        place: Place::Kerala,
        area: "Kozhikode Corporation",
        basis: ScaleBasis::StateAct,
        reference: "Kerala Cattle Trespass Act 1961 / Kerala Municipality Act s.439 (as reported)",
        status: ScaleStatus::Reported,
        source: "Deccan Chronicle, 10-06-2017",
        url: "https://www.deccanchronicle.com/nation/in-other-news/100617/kozhikode-stray-cattle-to-cost-owners-rs-5000-in-fine.html",
        from: Some(When::Month(2017, 6)),
        lines: &[
            ScaleLine::once(Kinds::ANY, Head::Fine, 1000).but(&[Caveat::SourcesConflict]),
            // The Rules of 1962, r. 14, let the keeper take only notified fines and feeding charges.
            ScaleLine::once(Kinds::ANY, Head::Catching, 2000).but(&[Caveat::OutsideTheAct]),
            ScaleLine::daily(Kinds::ANY, Head::Feeding, 500),
        ],
        ..Scale::SILENT
    },
    Scale {
        id: "choornikkara-2021",
        place: Place::Kerala,
        area: "Choornikkara panchayat",
        basis: ScaleBasis::NotStated,
        status: ScaleStatus::Reported,
        source: "The Hindu, 26-11-2021",
        url: "https://www.thehindu.com/news/cities/Kochi/wandering-cattle-in-this-kerala-panchayat-to-cost-their-owners-dear/article37694509.ece",
        from: Some(When::Day(Day::on(2021, 11, 26))),
        lines: &[ScaleLine::once(Kinds::ANY, Head::Fine, 2500)],
        ..Scale::SILENT
    },
];
