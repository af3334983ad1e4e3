//! The board has not been seen: no rupee figure, but the words to ask for the rates, and what can be relied on.

use crate::app::block::{Block, Tone};
use crate::app::sheet::Sheet;
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
pub fn blocks(sheet: &Sheet, problems: &[Problem], blocks: &mut Vec<Block>) {
    let words = sheet.words;
    let say = |key| Block::Say(words.get(key).to_owned());
    blocks.push(Block::Note(
        Tone::Plain,
        words.get(word!("unseen.title")).to_owned(),
    ));
    blocks.push(say(word!("unseen.why")));
    let rest: Vec<Problem> = problems
        .iter()
        .filter(|problem| problem.reason != Reason::BoardNotSeen)
        .copied()
        .collect();
    if !rest.is_empty() {
        blocks.push(sheet.needs(&rest));
    }
    blocks.push(Block::Heading(words.get(word!("unseen.ask")).to_owned()));
    let animals = sheet.animals(sheet.all_rows());
    blocks.push(Block::Quote(if animals.is_empty() {
        words.get(word!("unseen.words-any")).to_owned()
    } else {
        words.fill(word!("unseen.words"), &[("animals", &animals)])
    }));
    let rights = RIGHTS.iter().filter_map(|(provision, sentence)| {
        let row = sheet.law(*provision)?;
        let section = crate::app::working::cited(sheet, row).section;
        Some(words.fill(
            word!("rights.line"),
            &[("right", words.get(sentence)), ("section", &section)],
        ))
    });
    let rights: Vec<String> = rights.collect();
    if !rights.is_empty() {
        blocks.push(Block::Heading(words.get(word!("rights.title")).to_owned()));
        blocks.push(Block::List(rights));
    }
}
