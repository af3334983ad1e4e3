//! How a figure came: its step, the steps beneath it, and the answers and rows of law they end in, as lines to read.

use crate::app::sheet::Sheet;
use crate::problem::Field;
use crate::reasons::{Quantity, Source, StepId};
use crate::text::say::Cited;
use crate::word;

/// One line of a working; deeper lines explain the line above.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Work {
    /// How far down.
    pub depth: usize,
    /// What it is.
    pub term: String,
    /// The figure.
    pub value: String,
    /// How it came, in words or as a sum.
    pub how: String,
    /// The row of law that orders it.
    pub cites: Option<Cited>,
}

/// Deeper than this nothing is unfolded: a guard, no account comes near it.
const DEEPEST: usize = 12;

/// The day of coming is today's, which stands in its boxes before anybody types.
fn is_today(sheet: &Sheet, field: Field, quantity: Quantity) -> bool {
    let day = match quantity {
        Quantity::Day(day) => Some(day),
        // An hour was typed.
        Quantity::Moment(moment) if moment.clock.is_none() => Some(moment.day),
        _ => None,
    };
    field == Field::Claimed && day.is_some() && day == sheet.today
}

/// The working of a step.
#[must_use]
pub fn working(sheet: &Sheet, id: StepId) -> Vec<Work> {
    let mut works = Vec::with_capacity(12);
    step(sheet, id, 0, &mut works);
    works
}

fn step(sheet: &Sheet, id: StepId, depth: usize, list: &mut Vec<Work>) {
    let reasons = &sheet.account.reasons;
    let Some(found) = reasons.get(id) else { return };
    let inputs = reasons.inputs(found);
    list.push(Work {
        depth,
        term: sheet.words.of("figure.", found.figure.code()).to_owned(),
        value: sheet.quantity(found.result),
        how: sheet.words.how(found, inputs),
        cites: found.rule.map(|row| sheet.words.cited(row)),
    });
    if depth >= DEEPEST {
        return;
    }
    let depth = depth.saturating_add(1);
    for input in inputs {
        let value = sheet.quantity(input.quantity);
        let words = sheet.words;
        let (term, how, cites) = match input.source {
            Source::Step(earlier) => {
                step(sheet, earlier, depth, list);
                continue;
            }
            Source::Entry(field) => {
                let how = if is_today(sheet, field, input.quantity) {
                    word!("day.today")
                } else {
                    word!("step.entered")
                };
                (sheet.field(field), words.get(how), None)
            }
            Source::Law(row) => (
                words.about(row).to_owned(),
                words.get("step.law"),
                Some(sheet.words.cited(row)),
            ),
            Source::Asked => continue,
        };
        list.push(Work {
            depth,
            term,
            value,
            how: how.to_owned(),
            cites,
        });
    }
}
