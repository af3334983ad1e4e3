//! The same reckoning for other people's pages, for our own worker and for Node: plain objects in and out.
//!
//! Only in the engine module (feature `page` off). Amounts and days cross as text through the strict readers.

mod qr;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::case::Case;
use crate::{outline, reckon as engine};

/// What a caller gets back.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Answer {
    /// Names of figures and their plain values; what could not be reckoned stands as `problem.<part>`.
    Account(outline::Outline),
    /// The case itself could not be read.
    Refused(String),
}

/// The version of the engine.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// Reckons a case given as a plain object and answers with a plain object: `{account}` or `{refused}`.
///
/// # Errors
/// Only if the answer cannot be handed over; a case that cannot be read is an answer, not an error.
#[wasm_bindgen]
pub fn reckon(case: JsValue) -> Result<JsValue, JsValue> {
    let answer = match serde_wasm_bindgen::from_value::<Case>(case) {
        Ok(case) => Answer::Account(outline::outline(&engine::reckon(&case))),
        Err(error) => Answer::Refused(error.to_string()),
    };
    answer
        .serialize(&Serializer::json_compatible())
        .map_err(Into::into)
}
