//! Published scales of Chandigarh: the undated page of the Administration, and the notification it replaces.

use super::{Caveat, Scale, ScaleBasis, ScaleLine, ScaleStatus};
use crate::animal::{Kind, Kinds};
use crate::case::Head;
use crate::day::{Day, When};
use crate::law::place::Place;

const GROWN: Kinds = Kinds::of(&[
    Kind::Camel,
    Kind::Ass,
    Kind::Pig,
    Kind::Buffalo,
    Kind::Cow,
    Kind::Bull,
    Kind::Bullock,
    Kind::Heifer,
]);

/// The page prints sheep, lamb, goat and kid. A ram or ewe is a sheep, so it is not left to the other animals.
const SHEEP_AND_GOATS: Kinds = Kinds::of(&[
    Kind::Sheep,
    Kind::Ram,
    Kind::Ewe,
    Kind::Lamb,
    Kind::Goat,
    Kind::Kid,
]);

const CALF: Kinds = Kinds::of(&[Kind::Calf]);
const OTHER: Kinds = Kinds::of(&[Kind::Other]);

/// The page is later than this day, and so is the end of the notification it replaces.
const LATER_THAN: Day = Day::on(2019, 11, 14);

/// The scales of the place.
pub static SCALES: &[Scale] = &[
    Scale {
        id: "chandigarh-s12",
        place: Place::Chandigarh,
        area: "Municipal Area, Municipal Corporation Chandigarh",
        basis: ScaleBasis::CattleTrespassAct,
        reference: "Cattle-trespass Act 1871 s.12",
        status: ScaleStatus::Official,
        source: "Chandigarh Administration, notification page",
        url: "http://chdpr.gov.in/dashboard/?q=node/81337",
        after: Some(LATER_THAN),
        replaces: Some("chandigarh-2013"),
        lines: &[
            ScaleLine::once(SHEEP_AND_GOATS, Head::Fine, 1400).but(&[Caveat::RamIsSheep]),
            ScaleLine::once(GROWN, Head::Fine, 20_000),
            ScaleLine::once(CALF, Head::Fine, 3000),
            ScaleLine::once(OTHER, Head::Fine, 4000).but(&[Caveat::OtherMayBeLostRow]),
            ScaleLine::daily(GROWN, Head::Feeding, 500),
            ScaleLine::daily(SHEEP_AND_GOATS.with(CALF).with(OTHER), Head::Feeding, 300)
                .but(&[Caveat::RamIsSheep]),
        ],
        caveats: &[
            Caveat::LostRow,
            Caveat::SaysProposed,
            Caveat::PartDaysNotDefined,
            Caveat::DateNotVisible,
        ],
        ..Scale::SILENT
    },
    Scale {
        id: "chandigarh-2013",
        place: Place::Chandigarh,
        area: "UT local area",
        basis: ScaleBasis::CattleTrespassAct,
        reference: "Cattle-trespass Act 1871 s.12, gazette of 23-10-2013",
        status: ScaleStatus::Reported,
        source: "The Indian Express, 12-09-2018",
        url: "https://indianexpress.com/article/cities/chandigarh/chandigarh-civic-body-proposes-hike-in-fine-for-leaving-animals-on-road-5351703/",
        from: Some(When::Day(Day::on(2013, 10, 23))),
        still_on: Some(LATER_THAN),
        superseded: true,
        lines: &[
            ScaleLine::once(Kinds::of(&[Kind::Cow]), Head::Fine, 3000),
            ScaleLine::once(Kinds::of(&[Kind::Buffalo]), Head::Fine, 4000),
            ScaleLine::once(Kinds::of(&[Kind::Bull, Kind::Bullock]), Head::Fine, 1500),
            ScaleLine::once(
                Kinds::of(&[Kind::Calf, Kind::Sheep, Kind::Lamb, Kind::Goat]),
                Head::Fine,
                700,
            ),
            ScaleLine::once(
                Kinds::of(&[
                    Kind::Camel,
                    Kind::Horse,
                    Kind::Mare,
                    Kind::Pony,
                    Kind::Mule,
                    Kind::Ass,
                    Kind::Pig,
                    Kind::Other,
                ]),
                Head::Fine,
                2000,
            ),
        ],
        caveats: &[Caveat::FeedingNotFound],
        ..Scale::SILENT
    },
];
