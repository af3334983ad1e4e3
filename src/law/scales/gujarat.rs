//! Published scales of Gujarat: Ahmedabad, Vadodara, Surat and Rajkot.

use super::{Caveat, Scale, ScaleBasis, ScaleLine, ScaleStatus};
use crate::animal::Kinds;
use crate::case::{Head, NotReturned, Unit};
use crate::day::{Day, When};
use crate::law::place::Place;

/// The scales of the place.
pub static SCALES: &[Scale] = &[
    Scale {
        id: "ahmedabad-2023",
        place: Place::Gujarat,
        area: "Ahmedabad Municipal Corporation",
        basis: ScaleBasis::Municipal,
        reference: "cattle policy, effective 01-09-2023",
        status: ScaleStatus::Reported,
        source: "The Ayurveda News, 14-07-2023",
        url: "https://theayurvedanews.com/index.php/2023/07/14/after-hc-rap-amc-passes-cattle-control-policy-framed-in",
        from: Some(When::Day(Day::on(2023, 9, 1))),
        lines: &[
            ScaleLine::once(Kinds::ANY, Head::Fine, 3000)
                .rising(50)
                .but(&[Caveat::GrowthNotSaid, Caveat::OtherReport]),
            ScaleLine::once(Kinds::ANY, Head::Administration, 500),
            ScaleLine::once(Kinds::ANY, Head::Feeding, 500)
                .may_be(&[Unit::PerHead, Unit::PerHeadPerDay])
                .but(&[Caveat::PerDayNotSaid]),
        ],
        not_returned: Some((4, NotReturned::NotSaid)),
        ..Scale::SILENT
    },
    Scale {
        id: "vadodara-2021",
        place: Place::Gujarat,
        area: "Vadodara Municipal Corporation",
        basis: ScaleBasis::NotStated,
        status: ScaleStatus::Reported,
        source: "Akila News, 06-10-2021",
        url: "http://www.akilanews.com/Gujarat_news/Detail/06-10-2021/178669",
        from: Some(When::Day(Day::on(2021, 10, 6))),
        lines: &[
            ScaleLine::once(Kinds::ANY, Head::Fine, 6200).at(1),
            ScaleLine::once(Kinds::ANY, Head::Fine, 11_200).at(2),
            ScaleLine::daily(Kinds::ANY, Head::Feeding, 100),
        ],
        ..Scale::SILENT
    },
    Scale {
        id: "surat-2018",
        place: Place::Gujarat,
        area: "Surat Municipal Corporation",
        basis: ScaleBasis::NotStated,
        status: ScaleStatus::Reported,
        source: "The Telegraph (PTI), September 2018",
        url: "https://www.telegraphindia.com/india/ear-tags-aadhaar-to-keep-cows-off-roads/cid/1667247",
        from: Some(When::Month(2018, 9)),
        lines: &[
            ScaleLine::once(Kinds::ANY, Head::Tagging, 200),
            ScaleLine::once(Kinds::ANY, Head::Impounding, 1000),
            ScaleLine::daily(Kinds::ANY, Head::Maintenance, 650),
        ],
        ..Scale::SILENT
    },
    Scale {
        id: "rajkot",
        place: Place::Gujarat,
        area: "Rajkot Municipal Corporation",
        basis: ScaleBasis::NotStated,
        status: ScaleStatus::Reported,
        source: "Maa Ashapura News",
        url: "https://maashapuranews.com/28796/",
        lines: &[
            ScaleLine::once(Kinds::ANY, Head::Fine, 3000).at(1),
            ScaleLine::once(Kinds::ANY, Head::Fine, 4500).at(2),
            ScaleLine::once(Kinds::ANY, Head::Fine, 6000).at(3),
        ],
        caveats: &[Caveat::DateNotVisible],
        ..Scale::SILENT
    },
];
