//! The same reckoning for other people's pages, for our own worker, for Node and for `make verify`: plain data in, plain
//! data out.
//!
//! Data from outside is first only a [`value::Value`]; [`mod@read`] makes a [`Case`] of it, strictly and with the path of what
//! does not fit; [`answer`] says the whole account, each code with its English words. Amounts and days are text both
//! ways. The functions here are the engine module's, one for one; `edge` alone touches JavaScript, and only in the
//! module without the page. In front of it stands `public/embed/pound_reckoner.js`, which makes the plain copy.
//!
//! The schemas in `public/embed` say the same as these types; `tests/schema.rs` holds the two together.

pub mod answer;
pub mod bulk;
#[cfg(not(feature = "page"))]
mod edge;
pub mod parts;
pub mod places;
pub mod plain;
pub mod read;
pub mod refusal;
pub mod said;
pub mod saved;
pub mod value;

use std::sync::OnceLock;

#[cfg(not(feature = "page"))]
mod qr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::case::{Case, Demand};
use crate::day::Day;
use crate::law::place::Place;
use crate::problem::{Field, Problem};
use crate::text::Words;
use crate::{law, reckon as engine};
use answer::{Answer, Said};
use places::Published;
use read::read;
use refusal::Refusal;
use said::Coded;
use value::Value;

/// The most days of a curve.
pub const MOST_DAYS: u16 = 366;

/// The English words.
#[must_use]
pub fn english() -> &'static Words {
    static ENGLISH: OnceLock<Words> = OnceLock::new();
    ENGLISH.get_or_init(|| Words::read(include_str!("../public/lang/en.txt")))
}

/// The version of the engine.
#[must_use]
pub fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

/// The whole account of a case.
///
/// ```
/// use pound_reckoner::embed::{reckon, value::Value};
/// let case: Value = serde_json::from_str(r#"{ "place": "punjab", "impounded": "2026-11-28" }"#).unwrap();
/// let answer = serde_json::to_value(reckon(&case)).unwrap();
/// assert_eq!(answer["parts"]["deadlines"]["first"]["last-safe-day"]["value"], "2026-12-01");
/// // What needs more says what it needs.
/// assert_eq!(answer["parts"]["claim"]["problems"][0]["field"], "animals");
///
/// let wrong: Value = serde_json::from_str(r#"{ "animals": [{ "heads": "3" }] }"#).unwrap();
/// let answer = serde_json::to_value(reckon(&wrong)).unwrap();
/// assert_eq!(answer["problems"][0]["field"], "animals[0].heads");
/// ```
#[must_use]
pub fn reckon(case: &Value) -> Answer<Said> {
    case_of(case).map(|case| answer::said(&case)).into()
}

/// A case, strictly: a text that its place does not have is refused too.
///
/// # Errors
/// The first thing that does not fit in each field of the case, with its path.
pub fn case_of(case: &Value) -> Result<Case, Vec<Refusal>> {
    let case = read::<Case>(case).map_err(|first| in_each_field(case, first))?;
    if let (Some(place), Some(code)) = (case.place, &case.text)
        && law::text(place, code).is_none()
    {
        let texts: Vec<&str> = law::texts(place).iter().map(|text| text.code).collect();
        let codes = texts.join(", ");
        let message =
            format!("This place has no such text. Write one of: {codes}; or leave it out.");
        return Err(vec![Refusal::new("unknown-code", message).in_field("text")]);
    }
    Ok(case)
}

/// A case whose every field may be left out is read field by field; what the whole alone refuses, such as a field that
/// stands twice, comes first.
fn in_each_field(case: &Value, first: Refusal) -> Vec<Refusal> {
    let fields = match case {
        Value::Object(fields) => fields.as_slice(),
        _ => &[],
    };
    let alone = |field: &(String, Value)| read::<Case>(&Value::Object(vec![field.clone()])).err();
    let mut all: Vec<Refusal> = fields.iter().filter_map(alone).collect();
    if !all.contains(&first) {
        all.insert(0, first);
    }
    all
}

/// What stands beside the case in a question.
fn beside<T: DeserializeOwned>(value: &Value, name: &str) -> Result<T, Vec<Refusal>> {
    read(value).map_err(|refusal| vec![refusal.in_field(name)])
}

/// The same case in one of several places.
#[derive(Clone, Debug, Serialize)]
pub struct Compared {
    /// The place.
    pub place: Coded,
    /// The account there, under the place's first text.
    pub account: Said,
}

/// The same case in several places, each under its first text.
#[must_use]
pub fn compare(case: &Value, places: &Value) -> Answer<Vec<Compared>> {
    let both = case_of(case).and_then(|case| {
        let places: Vec<Place> = beside(places, "places")?;
        Ok((case, places))
    });
    let compared = both.map(|(case, places)| {
        let texts = places
            .iter()
            .filter_map(|place| law::texts(*place).first().map(|text| (place, text)));
        texts
            .map(|(place, text)| Compared {
                place: Coded::of("place.", place.code()),
                account: answer::of(&engine::elsewhere(&case, text)),
            })
            .collect()
    });
    compared.into()
}

/// What is to be brought on a day.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Point {
    /// The day.
    pub day: String,
    /// Rupees.
    pub to_bring: String,
}

/// What is to be brought on the day of claiming and on so many days after it; from the day of arrival where no day of
/// claiming is given. A day on which nothing buys the animals free has no point.
#[must_use]
pub fn curve(case: &Value, days: &Value) -> Answer<Vec<Point>> {
    match both(case, days) {
        Ok((case, days)) => points(&case, days).into(),
        Err(refusals) => Err(refusals).into(),
    }
}

fn both(case: &Value, days: &Value) -> Result<(Case, u16), Vec<Refusal>> {
    let case = case_of(case)?;
    let days: u16 = beside(days, "days")?;
    if days <= MOST_DAYS {
        Ok((case, days))
    } else {
        let message = format!("Write at most {MOST_DAYS} days.");
        Err(vec![Refusal::new("out-of-range", message).in_field("days")])
    }
}

fn points(case: &Case, days: u16) -> Result<Vec<Point>, Vec<Problem>> {
    let first = case.claimed.or(case.impounded).map(|moment| moment.day);
    let first = case.required(Field::Claimed, first)?;
    let last = first.plus_days(days.into()).unwrap_or(Day::LAST);
    let points = engine::curve(case, first, last)?;
    let said = points.into_iter().map(|point| Point {
        day: point.day.plain(),
        to_bring: point.to_bring.plain(),
    });
    Ok(said.collect())
}

/// The account of a case with what the pound asked for beside it, head by head, in `parts.demand`.
#[must_use]
pub fn check(case: &Value, demand: &Value) -> Answer<Said> {
    let both = case_of(case).and_then(|case| {
        let demand: Vec<Demand> = beside(demand, "demand")?;
        Ok(Case { demand, ..case })
    });
    both.map(|case| answer::said(&case)).into()
}

/// The published scales of a place.
#[must_use]
pub fn scales(place: &Value) -> Answer<Vec<Published>> {
    let place = beside::<Place>(place, "place");
    place.map(places::scales).into()
}
