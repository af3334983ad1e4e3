//! The board has not been seen: no rupee figure, but the words to ask for the rates, and what can be relied on.

use crate::app::block::{Block, Tone};
use crate::app::says::Says;
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
pub fn say(says: &mut Says, problems: &[Problem]) {
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
}

/// The words to ask with and what can be relied on; the days, which do not wait, stand before them.
pub fn ask(says: &mut Says) {
    let sheet = says.sheet;
    says.heading(word!("unseen.ask"));
    says.block(Block::Quote(words_to_ask_with(sheet)));
    let rights = rights(sheet);
    if !rights.is_empty() {
        says.heading(word!("rights.title"));
        says.block(Block::List(rights));
    }
}

/// The words to ask for the rates and a receipt with.
#[must_use]
pub fn words_to_ask_with(sheet: &Sheet) -> String {
    let animals = sheet.animals(&sheet.all_rows());
    let key = if animals.is_empty() {
        word!("unseen.words-any")
    } else {
        word!("unseen.words")
    };
    sheet.words.fill(key, &[("animals", &animals)])
}

/// What the owner can rely on, each right with its section.
#[must_use]
pub fn rights(sheet: &Sheet) -> Vec<String> {
    let words = sheet.words;
    let with_security = sheet.law(Provision::Security).is_some();
    let rights = RIGHTS.iter().filter_map(|(provision, sentence)| {
        let row = sheet.law(*provision)?;
        let section = words.section(row);
        // Where the law knows a security, paying alone does not set them free.
        let right = match *provision {
            Provision::Claim if with_security => words.get(word!("right.claim-security")),
            _ => words.get(sentence),
        };
        Some(words.fill(
            word!("rights.line"),
            &[("right", right), ("section", &section)],
        ))
    });
    rights.collect()
}
