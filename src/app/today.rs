//! Which day it is in India, whatever the zone of the device. The only place that asks a clock.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::day::Day;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the start of 1970 in Greenwich.
    #[wasm_bindgen(js_namespace = Date)]
    fn now() -> f64;
}

/// India keeps one time, five and a half hours ahead of Greenwich, the year round.
const AHEAD: f64 = 5.5 * 60.0 * 60.0 * 1000.0;
const DAY: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

/// India's day; nothing if the device's clock is set to a day outside the calendar of the house.
#[must_use]
pub fn today() -> Option<Day> {
    india(now())
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the range is asked about before"
)]
fn india(milliseconds: f64) -> Option<Day> {
    let days = ((milliseconds + AHEAD) / DAY).floor();
    if (0.0..1_000_000.0).contains(&days) {
        Day::on(1970, 1, 1).plus_days(days as u32)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_day_begins_at_midnight_in_india() {
        // 2025-03-01T18:29:59Z and one second later.
        assert_eq!(india(1_740_853_799_000.0), Some(Day::on(2025, 3, 1)));
        assert_eq!(india(1_740_853_800_000.0), Some(Day::on(2025, 3, 2)));
        assert_eq!(india(f64::NAN), None);
    }
}
