//! The edge to JavaScript: values come in and answers go out, and nothing here can throw. Callers go through
//! `pound_reckoner.js`, which hands over only plain copies within bounds.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::answer::Answer;
use super::bulk::{Bulk, Told};
use super::refusal::Refusal;
use super::value::Value;
use crate::day::Day;
use crate::text::Words;

/// What came in, as plain data, or the answer that it is none.
fn take(value: JsValue) -> Result<Value, JsValue> {
    serde_wasm_bindgen::from_value(value).map_err(|error| {
        let refusal = Refusal::new("not-plain-data", error.to_string());
        give(&Answer::<()>::from(Err(refusal)))
    })
}

/// Plain objects, no `Map`; what is absent is left out.
fn give<T: Serialize>(answer: &T) -> JsValue {
    answer
        .serialize(&Serializer::json_compatible())
        .unwrap_or(JsValue::UNDEFINED)
}

fn one(value: JsValue, ask: impl FnOnce(&Value) -> JsValue) -> JsValue {
    take(value).map_or_else(|refused| refused, |value| ask(&value))
}

fn two(first: JsValue, second: JsValue, ask: impl FnOnce(&Value, &Value) -> JsValue) -> JsValue {
    match (take(first), take(second)) {
        (Ok(first), Ok(second)) => ask(&first, &second),
        (Err(refused), _) | (_, Err(refused)) => refused,
    }
}

/// The version of the engine.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    super::version().to_owned()
}

/// The whole account of a case.
#[wasm_bindgen]
#[must_use]
pub fn reckon(case: JsValue) -> JsValue {
    one(case, |case| give(&super::reckon(case)))
}

/// The account of each case of a list: all of them cross in one go.
#[wasm_bindgen(js_name = reckonAll)]
#[must_use]
pub fn reckon_all(cases: JsValue) -> JsValue {
    one(cases, |cases| match cases {
        Value::List(cases) => give(&cases.iter().map(super::reckon).collect::<Vec<_>>()),
        _ => give(&Vec::<()>::new()),
    })
}

/// The same case in several places.
#[wasm_bindgen]
#[must_use]
pub fn compare(case: JsValue, places: JsValue) -> JsValue {
    two(case, places, |case, places| {
        give(&super::compare(case, places))
    })
}

/// What is to be brought from day to day.
#[wasm_bindgen]
#[must_use]
pub fn curve(case: JsValue, days: JsValue) -> JsValue {
    two(case, days, |case, days| give(&super::curve(case, days)))
}

/// The account with a demand beside it.
#[wasm_bindgen]
#[must_use]
pub fn check(case: JsValue, demand: JsValue) -> JsValue {
    two(case, demand, |case, demand| {
        give(&super::check(case, demand))
    })
}

/// The places that can be chosen.
#[wasm_bindgen]
#[must_use]
pub fn places() -> JsValue {
    give(&super::places::places())
}

/// The published scales of a place.
#[wasm_bindgen]
#[must_use]
pub fn scales(place: JsValue) -> JsValue {
    one(place, |place| give(&super::scales(place)))
}

/// A table of cases, at work or refused as a whole.
#[derive(Debug)]
#[wasm_bindgen]
pub struct Table(Result<Bulk, Vec<Told>>);

/// What a table that was refused as a whole gives.
#[derive(Serialize)]
struct Stopped<'t> {
    stopped: bool,
    refused: &'t [Told],
}

/// Opens a table of cases, for our own worker; what is said of it is in the words of a language file.
#[wasm_bindgen]
#[must_use]
pub fn bulk(bytes: &[u8], words: &str, today: &str) -> Table {
    Table(Bulk::open(bytes, Words::read(words), Day::read(today).ok()))
}

#[wasm_bindgen]
impl Table {
    /// Works through so many lines; gives how far it has come, and what was refused.
    #[must_use]
    pub fn work(&mut self, lines: usize) -> JsValue {
        match &mut self.0 {
            Ok(bulk) => give(&bulk.work(lines)),
            Err(refused) => give(&Stopped {
                stopped: true,
                refused,
            }),
        }
    }

    /// The table of results, as far as it has come.
    #[must_use]
    pub fn table(&self) -> String {
        self.0
            .as_ref()
            .map_or_else(|_| String::new(), |bulk| bulk.table().to_owned())
    }
}

/// A table to begin with.
#[wasm_bindgen]
#[must_use]
pub fn template() -> String {
    super::bulk::template()
}
