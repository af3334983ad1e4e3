//! Published scales of Uttar Pradesh: Agra, Noida, Mirzapur and the Kanpur cantonment.

use super::{Caveat, Scale, ScaleBasis, ScaleLine, ScaleStatus};
use crate::animal::{Kind, Kinds};
use crate::case::Head;
use crate::day::{Day, When};
use crate::law::place::Place;

const COW: Kinds = Kinds::of(&[Kind::Cow]);
const BUFFALO: Kinds = Kinds::of(&[Kind::Buffalo]);

/// The scales of the place.
pub static SCALES: &[Scale] = &[
    Scale {
        id: "agra-2025",
        place: Place::UttarPradesh,
        area: "Agra Nagar Nigam",
        basis: ScaleBasis::NotStated,
        status: ScaleStatus::Reported,
        source: "Hindustan (HT Syndication), 24-10-2025",
        url: "https://www.htsyndication.com/hindustan-delhi/article/%E0%A4%AA%E0%A4%B9%E0%A4%B2%E0%A5%87-%E0%A4%A6%E0%A4%BF%E0%A4%A8-%E0%A4%A8%E0%A4%BF%E0%A4%97%E0%A4%AE-%E0%A4%95%E0%A5%80-%E0%A4%9F%E0%A5%80%E0%A4%AE-%E0%A4%A8%E0%A5%87-%E0%A4%AA%E0%A4%95%E0%A4%A1%E0%A4%BC%E0%A5%87-30-%E0%A4%A8%E0%A4%BF%E0%A4%B0%E0%A4%BE%E0%A4%B6%E0%A5%8D%E0%A4%B0%E0%A4%BF%E0%A4%A4-%E0%A4%97%E0%A5%8B%E0%A4%B5%E0%A4%82%E0%A4%B6/94339942",
        from: Some(When::Day(Day::on(2025, 10, 24))),
        lines: &[
            ScaleLine::once(COW, Head::Fine, 2000),
            ScaleLine::once(BUFFALO, Head::Fine, 8000),
            ScaleLine::daily(COW, Head::Feeding, 200),
            ScaleLine::daily(BUFFALO, Head::Feeding, 300),
        ],
        ..Scale::SILENT
    },
    Scale {
        id: "noida-2023",
        place: Place::UttarPradesh,
        area: "Noida Authority",
        basis: ScaleBasis::Municipal,
        status: ScaleStatus::Reported,
        source: "Hindustan Times, 22-08-2023",
        url: "https://www.hindustantimes.com/cities/noida-news/noida-authority-implements-heftier-fines-to-reduce-stray-cattle-population-in-the-city-101692707363927.html",
        from: Some(When::Day(Day::on(2023, 8, 22))),
        lines: &[
            ScaleLine::once(Kinds::ANY, Head::Fine, 10_000).at(1),
            ScaleLine::once(Kinds::ANY, Head::Fine, 15_000).at(2),
            ScaleLine::once(Kinds::ANY, Head::Fine, 20_000).at(3),
        ],
        ..Scale::SILENT
    },
    Scale {
        id: "mirzapur",
        place: Place::UttarPradesh,
        area: "Mirzapur municipality",
        basis: ScaleBasis::NotStated,
        status: ScaleStatus::Reported,
        source: "Vindhya News",
        url: "https://vindhynews.com/46350-2",
        lines: &[
            ScaleLine::once(Kinds::ANY, Head::Fine, 350),
            ScaleLine::daily(Kinds::ANY, Head::Feeding, 30),
        ],
        caveats: &[Caveat::DateNotVisible],
        ..Scale::SILENT
    },
    Scale {
        id: "kanpur-cantonment",
        place: Place::UttarPradesh,
        area: "Kanpur Cantonment Board",
        basis: ScaleBasis::NotStated,
        status: ScaleStatus::OfficialIncomplete,
        source: "Kanpur Cantonment Board",
        url: "http://cbkanpur.org.in/cattle-pound/",
        lines: &[ScaleLine::once(
            Kinds::of(&[Kind::Cow, Kind::Bullock, Kind::Horse]),
            Head::Fine,
            200,
        )],
        caveats: &[Caveat::DateNotVisible, Caveat::Placeholders],
        ..Scale::SILENT
    },
];
