//! Published scales of Karnataka: Bengaluru before and from May 2014, and Mysuru.

use super::{Caveat, Scale, ScaleBasis, ScaleLine, ScaleStatus};
use crate::animal::{Kind, Kinds};
use crate::case::{Head, NotReturned};
use crate::day::{Day, When};
use crate::law::place::Place;

const CALF: Kinds = Kinds::of(&[Kind::Calf]);

/// The scales of the place.
pub static SCALES: &[Scale] = &[
    Scale {
        id: "bengaluru-2014",
        place: Place::Karnataka,
        area: "Bengaluru (BBMP)",
        basis: ScaleBasis::StateAct,
        reference: "Karnataka Cattle Trespass Act 1966 s.10, notified May 2014",
        status: ScaleStatus::Reported,
        source: "The Hindu, 30-11-2019",
        url: "https://www.thehindu.com/news/cities/bangalore/fine-on-stray-cattle-may-go-up/article30126250.ece",
        from: Some(When::Month(2014, 5)),
        lines: &[
            ScaleLine::once(
                Kinds::of(&[
                    Kind::Bull,
                    Kind::Bullock,
                    Kind::Cow,
                    Kind::Heifer,
                    Kind::Buffalo,
                ]),
                Head::Fine,
                600,
            ),
            ScaleLine::once(CALF, Head::Fine, 300),
        ],
        others: &[ScaleLine::once(Kinds::ANY, Head::Fine, 3000)
            .at(2)
            .but(&[Caveat::EveryKindNotSaid])],
        caveats: &[Caveat::FeedingNotFound, Caveat::OtherReport],
        ..Scale::SILENT
    },
    Scale {
        id: "bengaluru-before-2014",
        place: Place::Karnataka,
        area: "Bengaluru",
        basis: ScaleBasis::NotStated,
        status: ScaleStatus::Reported,
        source: "The New Indian Express, 21-02-2013",
        url: "http://www.newindianexpress.com/cities/bengaluru/2013/feb/21/bbmp-make-hay-fine-cow-buffalo-owners-452385.html",
        to: Some(When::Month(2014, 5)),
        superseded: true,
        lines: &[
            ScaleLine::once(Kinds::of(&[Kind::Cow]), Head::Fine, 100),
            ScaleLine::once(CALF, Head::Fine, 50),
        ],
        ..Scale::SILENT
    },
    Scale {
        id: "mysuru-2025",
        place: Place::Karnataka,
        area: "Mysuru City Corporation",
        basis: ScaleBasis::NotStated,
        reference: "council resolution of 30-07-2025",
        status: ScaleStatus::Reported,
        source: "Star of Mysore, 16-09-2025",
        url: "https://starofmysore.com/stray-crackdown-mcc-raises-fines-catches-123-animals/",
        from: Some(When::Day(Day::on(2025, 7, 30))),
        lines: &[
            ScaleLine::once(Kinds::ANY, Head::Fine, 500).at(1),
            ScaleLine::once(Kinds::ANY, Head::Fine, 1000).at(2),
            ScaleLine::once(Kinds::ANY, Head::Fine, 1500).at(3),
        ],
        not_returned: Some((4, NotReturned::Pinjrapole)),
        ..Scale::SILENT
    },
];
