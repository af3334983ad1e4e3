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
    // With the sum it stands beside it.
    let beside_the_sum = |one: &Notice| {
        let security = account.claim.as_ref().map(|claim| claim.security);
        *one == Notice::SecurityMayBeAsked && security == Ok(None)
    };
    let mut notices = account
        .notices
        .iter()
        // What must be known of penalties stands with the penalties.
        .filter(|one| {
            let of_penalties = matches!(one, Notice::JanVishwas | Notice::PenaltiesNotFound);
            !one.bears_on_the_figures() && !of_penalties && !beside_the_sum(one)
        })
        .peekable();
    if notices.peek().is_some() {
        says.heading(word!("leaves.notices"));
    }
    for notice in notices {
        says.notice(*notice);
    }
    let may_be_asked = account.notices.contains(&Notice::SecurityMayBeAsked);
    if let Some(row) = sheet.law(Provision::Security).filter(|_| may_be_asked) {
        let name = words.of("provision.", Provision::Security.code());
        says.block(Block::Heading(name.to_owned()));
        rule::value(&mut says, row);
    }
    says.part("leaves-out", word!("leaves.title"))
}
