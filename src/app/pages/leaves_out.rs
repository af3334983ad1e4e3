//! What the reader must know beside the figures, and what the result does not cover, said plainly.

use crate::account::Notice;
use crate::app::block::{Block, Part};
use crate::app::pages::rule;
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::law::row::Provision;
use crate::word;

/// The part.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let (words, account) = (sheet.words, &sheet.account);
    let mut says = Says::new(sheet, "leaves-out");
    let mut left_out: Vec<String> = account
        .left_out
        .iter()
        .map(|one| words.of("left-out.", one.code()).to_owned())
        .collect();
    left_out.push(says.words(word!("leaves.rates")));
    says.block(Block::List(left_out));
    let mut notices = account
        .notices
        .iter()
        // What must be known of penalties stands with the penalties.
        .filter(|one| {
            let of_penalties = matches!(one, Notice::JanVishwas | Notice::PenaltiesNotFound);
            !one.bears_on_the_figures() && !of_penalties
        })
        .peekable();
    if notices.peek().is_some() {
        says.heading(word!("leaves.notices"));
    }
    for notice in notices {
        says.notice(*notice);
        let security = sheet.law(Provision::Security);
        if let (Notice::SecurityMayBeAsked, Some(row)) = (notice, security) {
            rule::value(&mut says, row);
        }
    }
    says.part("leaves-out", word!("leaves.title"))
}
