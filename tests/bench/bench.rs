//! What `make bench` (bench.mjs beside this) loops: the same few functions as a native program and inside wasm, so that
//! neither a border nor the timer is crossed on the way.

use std::hint::black_box;

use pound_reckoner::case::Case;
use pound_reckoner::embed::{self, read, value::Value};
use pound_reckoner::law::{self, place::Place};
use pound_reckoner::reckon;
use wasm_bindgen::prelude::wasm_bindgen;

/// What cannot be read is nothing; the caller sees that no step was taken.
fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or(Value::Nothing)
}

fn case(text: &str) -> Case {
    read::read(&value(text)).unwrap_or_default()
}

/// A whole account with its reasons, so many times; gives its number of steps.
#[wasm_bindgen]
#[must_use]
pub fn account(text: &str, times: u32) -> usize {
    let case = case(text);
    let mut steps = 0;
    for _ in 0..times {
        steps = black_box(reckon::reckon(black_box(&case)))
            .reasons
            .all()
            .len();
    }
    steps
}

/// The same case in every place, so many times; gives the number of places.
#[wasm_bindgen]
#[must_use]
pub fn everywhere(text: &str, times: u32) -> usize {
    let case = case(text);
    let texts: Vec<_> = Place::ALL
        .iter()
        .filter_map(|place| law::texts(*place).first())
        .collect();
    for _ in 0..times {
        for text in &texts {
            black_box(reckon::elsewhere(black_box(&case), text));
        }
    }
    texts.len()
}

/// The answer of the engine module's `reckon` as JSON text.
#[wasm_bindgen]
#[must_use]
pub fn as_json(text: &str) -> String {
    serde_json::to_string(&embed::reckon(&value(text))).unwrap_or_default()
}

/// Natively: `bench account|everywhere CASE.json TIMES` prints the nanoseconds that one took.
#[cfg(not(target_arch = "wasm32"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let given: Vec<String> = std::env::args().collect();
    let [_, what, path, times] = given.as_slice() else {
        return Err("bench account|everywhere CASE.json TIMES".into());
    };
    let text = std::fs::read_to_string(path)?;
    let times = times.parse()?;
    let looped = match what.as_str() {
        "account" => account,
        "everywhere" => everywhere,
        _ => return Err("account or everywhere".into()),
    };
    looped(&text, 10);
    let start = std::time::Instant::now();
    looped(&text, times);
    println!("{}", start.elapsed().as_secs_f64() * 1e9 / f64::from(times));
    Ok(())
}

#[cfg(target_arch = "wasm32")]
const fn main() {}
