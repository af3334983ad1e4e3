//! The board has not been seen: no rupee figure, but the words to ask for the rates, and what can be relied on.

use crate::app::block::{Block, Tone};
use crate::app::says::Says;
use crate::law::row::Provision;
use crate::problem::{Problem, Reason};
use crate::word;

/// Rights, by the provision that gives them and the sentence that says it; shown where the law is known.
const RIGHTS: &[(Provision, &str)] = &[
    (Provision::Board, word!("right.board")),
    (Provision::Register, word!("right.register")),
    (Provision::Claim, word!("right.claim")),
    (Provision::NothingBeyond, word!("right.nothing-beyond")),
    (Provision::Deposit, word!("right.deposit")),
    (Provision::NoPurchase, word!("right.no-purchase")),
    (Provision::AccountOfSale, word!("right.account-of-sale")),
];

/// What is said in place of a sum.
pub fn say(says: &mut Says, problems: &[Problem]) {
    let sheet = says.sheet;
    let words = sheet.words;
    says.note(Tone::Plain, word!("unseen.title"));
    says.say(word!("unseen.why"));
    let rest: Vec<Problem> = problems
        .iter()
        .filter(|problem| problem.reason != Reason::BoardNotSeen)
        .copied()
        .collect();
    if !rest.is_empty() {
        says.needs(&rest);
    }
    says.heading(word!("unseen.ask"));
    let animals = sheet.animals(&sheet.all_rows());
    let key = if animals.is_empty() {
        word!("unseen.words-any")
    } else {
        word!("unseen.words")
    };
    says.block(Block::Quote(words.fill(key, &[("animals", &animals)])));
    let rights = RIGHTS.iter().filter_map(|(provision, sentence)| {
        let row = sheet.law(*provision)?;
        let section = words.section(row);
        Some(words.fill(
            word!("rights.line"),
            &[("right", words.get(sentence)), ("section", &section)],
        ))
    });
    let rights: Vec<String> = rights.collect();
    if !rights.is_empty() {
        says.heading(word!("rights.title"));
        says.block(Block::List(rights));
    }
}
