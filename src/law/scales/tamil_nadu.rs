//! Published scales of Tamil Nadu: three of Chennai, and Salem, Tiruchirappalli and Coimbatore.

use super::{Caveat, Scale, ScaleBasis, ScaleLine, ScaleStatus};
use crate::animal::{Kind, Kinds};
use crate::case::{Age, Head, NotReturned, Unit};
use crate::day::{Day, When};
use crate::law::place::Place;
use crate::money::Rupees;

const COW_BUFFALO_HORSE: Kinds = Kinds::of(&[Kind::Cow, Kind::Buffalo, Kind::Horse]);

/// The scales of the place.
pub static SCALES: &[Scale] = &[
    Scale {
        id: "chennai-2024",
        place: Place::TamilNadu,
        area: "Greater Chennai Corporation",
        basis: ScaleBasis::Municipal,
        reference: "council resolution of 30-07-2024",
        status: ScaleStatus::Reported,
        source: "DT Next, 2024",
        url: "https://www.dtnext.in/news/city/gcc-penalty-for-owners-of-stray-cattle-doubled-to-rs-10000-797461",
        from: Some(When::Day(Day::on(2024, 8, 1))),
        lines: &[
            ScaleLine::once(Kinds::ANY, Head::Fine, 10_000).at(1),
            ScaleLine::once(Kinds::ANY, Head::Fine, 15_000).at_and_after(2),
            ScaleLine::daily(Kinds::ANY, Head::Maintenance, 1000)
                .but(&[Caveat::DailyFromThirdOrEvery]),
        ],
        or_from_day: Some(3),
        ..Scale::SILENT
    },
    Scale {
        id: "chennai-2023",
        place: Place::TamilNadu,
        area: "Greater Chennai Corporation",
        basis: ScaleBasis::Municipal,
        reference: "resolution of 29-09-2023",
        status: ScaleStatus::Reported,
        source: "The New Indian Express, 30-09-2023",
        url: "https://www.newindianexpress.com/cities/chennai/2023/sep/30/cattle-on-streets-may-get-owners-rs-5000-fine-2619534.html",
        from: Some(When::Day(Day::on(2023, 9, 29))),
        to: Some(When::Day(Day::on(2024, 7, 31))),
        lines: &[
            ScaleLine::once(Kinds::ANY, Head::Fine, 5000).at(1),
            ScaleLine::once(Kinds::ANY, Head::Fine, 10_000).at_and_after(2),
            ScaleLine::daily(Kinds::ANY, Head::Maintenance, 1000)
                .at(1)
                .starting(3),
            ScaleLine::daily(Kinds::ANY, Head::Maintenance, 1000).at_and_after(2),
        ],
        ..Scale::SILENT
    },
    Scale {
        id: "chennai-2022",
        place: Place::TamilNadu,
        area: "Greater Chennai Corporation",
        basis: ScaleBasis::Municipal,
        reference: "as charged from October 2022",
        status: ScaleStatus::Reported,
        source: "DT Next, 21-10-2022",
        url: "https://www.dtnext.in/city/2022/10/21/owners-fined-for-releasing-cattle-on-roads-by-gcc",
        from: Some(When::Month(2022, 10)),
        to: Some(When::Day(Day::on(2023, 9, 28))),
        lines: &[
            ScaleLine::once(Kinds::ANY, Head::Fine, 2000),
            ScaleLine::daily(Kinds::ANY, Head::Maintenance, 200).starting(3),
        ],
        others: &[
            ScaleLine::once(Kinds::ANY, Head::Fine, 3000),
            ScaleLine::once(Kinds::ANY, Head::Maintenance, 500)
                .may_be(&[Unit::PerHead, Unit::PerHeadPerDay])
                .but(&[Caveat::PerDayNotSaid]),
        ],
        caveats: &[Caveat::OtherReport],
        ..Scale::SILENT
    },
    Scale {
        id: "salem-2023",
        place: Place::TamilNadu,
        area: "Salem Corporation",
        basis: ScaleBasis::Municipal,
        reference: "resolution under the Tamil Nadu Animals and Birds in Urban Areas Act 1997",
        status: ScaleStatus::Reported,
        source: "The Hindu, 13-02-2023",
        url: "https://www.thehindu.com/news/cities/Coimbatore/salem-corporation-to-impose-fine-on-owners-of-stray-cattle/article66503997.ece/amp/",
        from: Some(When::Day(Day::on(2023, 2, 13))),
        // The fine of the large animals itself runs by the day.
        lines: &[
            ScaleLine::daily(COW_BUFFALO_HORSE, Head::Fine, 250).aged(Age::UnderThree),
            ScaleLine::daily(COW_BUFFALO_HORSE, Head::Fine, 500).aged(Age::OverThree),
            ScaleLine::once(Kinds::of(&[Kind::Goat]), Head::Fine, 100)
                .may_be(&[Unit::PerHead, Unit::PerHeadPerDay])
                .but(&[Caveat::PerDayNotSaid]),
            ScaleLine::new(
                Kinds::of(&[Kind::Pig]),
                Head::Fine,
                Rupees::whole(10),
                Unit::PerKilogram,
            )
            .may_be(&[Unit::PerKilogram])
            .but(&[Caveat::PerDayNotSaid]),
            ScaleLine::daily(Kinds::ANY, Head::Feeding, 100)
                .but(&[Caveat::PrintedAsMaintenance, Caveat::EveryKindNotSaid]),
        ],
        ..Scale::SILENT
    },
    Scale {
        id: "tiruchi-2015",
        place: Place::TamilNadu,
        area: "Tiruchirappalli Corporation",
        basis: ScaleBasis::Municipal,
        reference: "'gazette notification' of 16-12-2015",
        status: ScaleStatus::Reported,
        source: "The Hindu, December 2015",
        url: "http://www.thehindu.com/news/cities/Tiruchirapalli/corporation-officials-round-up-stray-cattle/article7994966.ece",
        from: Some(When::Day(Day::on(2015, 12, 16))),
        lines: &[
            ScaleLine::once(Kinds::ANY, Head::Fine, 400).at(1),
            ScaleLine::once(Kinds::ANY, Head::Fine, 500).at(2),
            ScaleLine::once(Kinds::ANY, Head::Feeding, 300)
                .may_be(&[Unit::PerHead, Unit::PerHeadPerDay])
                .but(&[Caveat::PerDayNotSaid]),
        ],
        not_returned: Some((3, NotReturned::Auctioned)),
        caveats: &[Caveat::LaterHigher],
        ..Scale::SILENT
    },
    Scale {
        id: "coimbatore-2023",
        place: Place::TamilNadu,
        area: "Coimbatore Corporation",
        basis: ScaleBasis::NotStated,
        status: ScaleStatus::Reported,
        source: "The Hindu, August 2023",
        url: "https://www.thehindu.com/news/cities/Coimbatore/coimbatore-corporation-initiates-action-to-curb-stray-cattle-menace/article67230648.ece",
        from: Some(When::Month(2023, 8)),
        lines: &[ScaleLine::once(Kinds::ANY, Head::Fine, 10_000)],
        ..Scale::SILENT
    },
];
