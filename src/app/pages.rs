//! The parts of the result, each from the sheet to words and figures, as data.

pub mod after_sale;
pub mod assumed;
pub mod balance;
pub mod compare;
pub mod court;
pub mod curve;
pub mod demand;
pub mod dispute;
pub mod law;
pub mod leaves_out;
pub mod refused;
pub mod rule;
pub mod scale;
pub mod security;
pub mod share;
pub mod sold;
pub mod summary;
pub mod take_home;
pub mod timeline;
pub mod unseen;
pub mod worked;

use crate::app::block::{Block, Part};
use crate::app::sheet::Sheet;
use crate::reasons::StepId;

/// A part of the result.
pub type Page = fn(&Sheet) -> Part;

/// The part that stands with the first answer. The others are late ([`Late`](super::late::Late)).
pub const FIRST: Page = take_home::part;

/// The step of a line, by the name it has in the page.
#[must_use]
pub fn step_of(sheet: &Sheet, late: &[Page], name: &str) -> Option<StepId> {
    let parts = std::iter::once(&(FIRST as Page)).chain(late);
    let blocks = parts.flat_map(|part| part(sheet).blocks);
    let lines = blocks.map(|block| match block {
        Block::Lines(lines) => lines,
        Block::Dates(dates) => dates.into_iter().map(|dated| dated.line).collect(),
        _ => Vec::new(),
    });
    lines.flatten().find(|line| line.name == name)?.step
}

#[cfg(test)]
mod tests;
