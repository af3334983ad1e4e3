//! What the reader must know beside the figures, and what the result does not cover, said plainly.

use crate::app::block::{Block, Part, Tone};
use crate::app::sheet::Sheet;
use crate::word;

/// The part.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let words = sheet.words;
    let account = &sheet.account;
    let mut blocks = Vec::with_capacity(8);
    let said = |family: &str, code: &str| words.get(&format!("{family}.{code}")).to_owned();
    let mut left_out: Vec<String> = account.left_out.iter().map(|one| said("left-out", one.code())).collect();
    left_out.push(words.get(word!("leaves.rates")).to_owned());
    blocks.push(Block::List(left_out));
    if !account.notices.is_empty() {
        blocks.push(Block::Heading(words.get(word!("leaves.notices")).to_owned()));
        let notices = account.notices.iter().map(|one| Block::Note(Tone::Time, said("notice", one.code())));
        blocks.extend(notices);
    }
    Part { id: "leaves-out", title: words.get(word!("leaves.title")).to_owned(), blocks }
}
