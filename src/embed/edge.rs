//! The edge to JavaScript: values come in and answers go out, and nothing here can throw. Callers go through
//! `pound_reckoner.js`, which hands over only plain copies within bounds.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::answer::Answer;
use super::bulk::{Bulk, Told};
use super::refusal::Refusal;
use super::saved::{Export, Import};
use super::value::Value;
use crate::day::Day;
use crate::text::Words;

/// What came in, as plain data, or the answer that it is none.
fn take(value: JsValue) -> Result<Value, JsValue> {
    serde_wasm_bindgen::from_value(value).map_err(|error| {
        let refusal = Refusal::new("not-plain-data", error.to_string());
        give(&Answer::<()>::from(Err(vec![refusal])))
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

    /// The table of results, as far as it has come: bytes, which a worker can hand over without a copy.
    #[must_use]
    pub fn table(&self) -> Vec<u8> {
        let table = self.0.as_ref().map(Bulk::table);
        table.map_or_else(|_| Vec::new(), |table| table.as_bytes().to_vec())
    }
}

/// Saved cases on their way into a table.
#[derive(Debug)]
#[wasm_bindgen(js_name = Export)]
pub struct Exported(Export);

/// A table to which saved cases are added.
#[wasm_bindgen(js_name = exported)]
#[must_use]
pub fn export(words: &str, today: &str) -> Exported {
    Exported(Export::new(Words::read(words), Day::read(today).ok()))
}

#[wasm_bindgen(js_class = Export)]
impl Exported {
    /// Adds cases, each as its name and its text: all of them cross in one go. Gives how many so far could not be read.
    #[must_use]
    pub fn add(&mut self, cases: JsValue) -> usize {
        let cases: Vec<(String, String)> =
            serde_wasm_bindgen::from_value(cases).unwrap_or_default();
        for (name, text) in &cases {
            self.0.add(name, text);
        }
        self.0.left()
    }

    /// The table, as bytes.
    #[must_use]
    pub fn table(&self) -> Vec<u8> {
        self.0.table().as_bytes().to_vec()
    }
}

/// A table whose cases are to be saved, or refused as a whole.
#[derive(Debug)]
#[wasm_bindgen(js_name = Import)]
pub struct Imported(Result<Import, Vec<Told>>);

/// Opens a table for its cases.
#[wasm_bindgen(js_name = imported)]
#[must_use]
pub fn import(bytes: &[u8], words: &str, today: &str) -> Imported {
    Imported(Import::open(
        bytes,
        &Words::read(words),
        Day::read(today).ok(),
    ))
}

#[wasm_bindgen(js_class = Import)]
impl Imported {
    /// The next so many cases.
    #[must_use]
    pub fn take(&mut self, most: usize) -> JsValue {
        match &mut self.0 {
            Ok(import) => give(&import.take(most)),
            Err(refused) => give(&Stopped {
                stopped: true,
                refused,
            }),
        }
    }
}

/// A table to begin with.
#[wasm_bindgen]
#[must_use]
pub fn template() -> String {
    super::bulk::template()
}
