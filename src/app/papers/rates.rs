//! Before paying: the request to show the rates, what is tendered by them, and the receipt by heads to be signed.

use super::{blank_figure, blanks, found, head};
use crate::app::block::Block;
use crate::app::pages::take_home::{beside, heads_and_days};
use crate::app::pages::unseen;
use crate::app::says::Says;
use crate::law::row::{Provision, Row};
use crate::reasons::Figure;
use crate::word;

/// More kinds than these go on the back of the paper.
const MOST_KINDS: usize = 6;

/// Writes it; gives the rows it rests on.
pub fn write(says: &mut Says) -> Vec<&'static Row> {
    let sheet = says.sheet;
    head(says);
    says.block(Block::Say(unseen::words_to_ask_with(sheet)));
    if let Ok(claim) = &sheet.account.claim {
        let day = sheet.moment(claim.at);
        says.say_of(word!("paper.tender"), &[("day", &day)]);
        let mut lines = vec![says.amount(Figure::ToBring, claim.to_bring)];
        lines.extend(heads_and_days(says, claim));
        lines.extend(beside(says, claim));
        says.lines(lines);
    } else {
        board(says);
    }
    blanks(says, &[word!("paper.signature")]);
    says.heading(word!("paper.receipt"));
    let charges = [Figure::Fines, Figure::Feeding].map(|figure| blank_figure(says, figure));
    says.lines(charges.into());
    blanks(
        says,
        &[
            word!("paper.other"),
            word!("paper.total"),
            word!("paper.handed"),
            word!("paper.received"),
        ],
    );
    found(
        says,
        &[
            Provision::Board,
            Provision::Register,
            Provision::Claim,
            Provision::NothingBeyond,
        ],
    )
}

/// The board, to be copied or filled in at the pound.
fn board(says: &mut Says) {
    let sheet = says.sheet;
    let kinds = sheet.draft.kinds();
    let heads = [
        word!("animals.kind"),
        word!("board.fine"),
        word!("board.feeding"),
    ];
    let mut rows = vec![heads.map(|key| says.words(key)).to_vec()];
    let names = kinds
        .iter()
        .map(|kind| sheet.words.of("kind.", kind.code()).to_owned());
    rows.extend(names.take(MOST_KINDS).map(|name| vec![name]));
    if kinds.is_empty() {
        rows.extend([vec![], vec![]]);
    }
    says.block(Block::Table(rows));
    if kinds.len() > MOST_KINDS {
        says.say(word!("paper.on-back"));
    }
}
