//! What waiting costs: the days of the curve, the days marked on it, and how one of them is said.

use crate::account::{Point, Windows};
use crate::app::block::Tone;
use crate::app::sheet::Sheet;
use crate::day::Day;
use crate::money::{self, Rupees};
use crate::reckon::MOST_POINTS;
use crate::timeline;
use crate::word;

/// A day marked on the curve. Two that fall on one day have the same number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Which point.
    pub at: usize,
    /// The number it has in the picture.
    pub number: usize,
    /// What the day is, which day, and what is to be brought on it.
    pub said: String,
}

/// The points of the curve; none while the sum is not known.
#[must_use]
pub fn points(sheet: &Sheet) -> &[Point] {
    sheet.points.as_deref().unwrap_or_default()
}

/// The most that is to be brought: the last day's sum, since no day costs less than the one before.
#[must_use]
pub fn most(sheet: &Sheet) -> Rupees {
    points(sheet)
        .last()
        .map_or(Rupees::ZERO, |last| last.to_bring)
}

/// The point that is looked at: the day chosen, else the day the owner comes, else the last.
#[must_use]
pub fn looked_at(sheet: &Sheet, chosen: Option<Day>) -> usize {
    let points = points(sheet);
    let place = |day: Day| points.iter().position(|point| point.day == day);
    let comes = sheet.reading.case.claimed.map(|comes| comes.day);
    let found = chosen.and_then(place).or_else(|| comes.and_then(place));
    found.unwrap_or(points.len().saturating_sub(1))
}

/// One point in words.
#[must_use]
pub fn said(sheet: &Sheet, at: usize) -> String {
    let Some(point) = points(sheet).get(at) else {
        return String::new();
    };
    let places = [
        ("day", &*sheet.day(point.day)),
        ("amount", &point.to_bring.shown()),
    ];
    sheet.words.fill(word!("curve.on"), &places)
}

/// The whole curve in a sentence.
#[must_use]
pub fn label(sheet: &Sheet) -> String {
    let (Some(first), Some(last)) = (points(sheet).first(), points(sheet).last()) else {
        return String::new();
    };
    let places = [
        ("first", &*first.to_bring.shown()),
        ("from", &sheet.day(first.day)),
        ("last", &last.to_bring.shown()),
        ("to", &sheet.day(last.day)),
    ];
    sheet.words.fill(word!("curve.label"), &places)
}

/// Its two ends, in few words: with the year where they lie in two.
#[must_use]
pub fn ends(sheet: &Sheet) -> Vec<String> {
    let points = points(sheet);
    let (Some(first), Some(last)) = (points.first(), points.last()) else {
        return Vec::new();
    };
    let key = if first.day.parts().0 == last.day.parts().0 {
        word!("curve.end")
    } else {
        word!("curve.end-year")
    };
    let end = |point: &Point| {
        let (year, month, day) = point.day.parts();
        let month = sheet.words.of("month.", &month.to_string());
        let places = [
            ("day", &*day.to_string()),
            ("month", month),
            ("year", &year.to_string()),
            ("amount", &point.to_bring.shown()),
        ];
        sheet.words.fill(key, &places)
    };
    vec![end(first), end(last)]
}

/// Why it ends where it does, where more days could be asked for: they were sold, or it holds no more days.
#[must_use]
pub fn why_it_ends(sheet: &Sheet) -> Option<String> {
    let words = sheet.words;
    let case = &sheet.reading.case;
    if case.sale.is_some() {
        return Some(words.get(word!("curve.sold")).to_owned());
    }
    let (_, to) = timeline::span(case, &sheet.account)?;
    let last = points(sheet).last()?.day;
    let n = money::grouped(u32::try_from(MOST_POINTS).unwrap_or(u32::MAX));
    (last < to).then(|| words.fill(word!("curve.cut"), &[("n", &n)]))
}

/// The days that matter: the last safe one, and the earliest sale.
fn limits(sheet: &Sheet) -> [Option<Day>; 2] {
    let windows = sheet.account.relied_on();
    let sale = windows.and_then(Windows::earliest_sale);
    [
        windows.map(|windows| windows.last_safe.value),
        sale.map(|sale| sale.value),
    ]
}

/// Up to the last safe day, after it, and from the earliest sale on.
#[must_use]
pub fn tone(sheet: &Sheet, day: Day) -> Tone {
    let [last, sold] = limits(sheet);
    if sold.is_some_and(|sold| day >= sold) {
        Tone::Loss
    } else if last.is_some_and(|last| day > last) {
        Tone::Time
    } else {
        Tone::Good
    }
}

/// The days marked, in order.
#[must_use]
pub fn marks(sheet: &Sheet) -> Vec<Mark> {
    let [last, sold] = limits(sheet);
    let comes = sheet.reading.case.claimed.map(|comes| comes.day);
    let days = [
        (word!("day.today"), sheet.today),
        (word!("days.claimed"), comes),
        ("figure.last-safe-day", last),
        ("figure.earliest-sale", sold),
    ];
    let mut marks: Vec<Mark> = Vec::with_capacity(4);
    for (at, point) in points(sheet).iter().enumerate() {
        for (what, day) in days {
            if day != Some(point.day) {
                continue;
            }
            let places = [
                ("what", sheet.words.get(what)),
                ("day", &sheet.day(point.day)),
                ("amount", &point.to_bring.shown()),
            ];
            let before = marks.last().map_or((at, 1), |last| (last.at, last.number));
            marks.push(Mark {
                at,
                number: before.1.saturating_add(usize::from(before.0 != at)),
                said: sheet.words.fill(word!("curve.mark"), &places),
            });
        }
    }
    marks
}

/// The sum on the day the owner comes is less than the point, which is for any hour of that day.
#[must_use]
pub fn hour_matters(sheet: &Sheet) -> bool {
    let Ok(claim) = &sheet.account.claim else {
        return false;
    };
    let mut of_the_day = points(sheet)
        .iter()
        .filter(|point| point.day == claim.at.day);
    of_the_day.any(|point| point.to_bring != claim.to_bring.shown)
}
