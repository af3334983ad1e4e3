//! What the board says: the fine and the feeding charge, once for each kind, or that it was not seen yet.

use leptos::prelude::*;

use crate::animal::Kind;
use crate::app::Page;
use crate::app::element::{El, el};
use crate::app::parts::boxes::{self, DECIMAL, TextBox};
use crate::case::Head;
use crate::draft::{NOT_SEEN, SEEN};
use crate::word;

/// Draws the question and the rates.
pub fn boxes(page: &'static Page) -> Vec<El> {
    let words = page.words;
    let board = page.answers.board;
    let options = vec![
        boxes::option(SEEN, words.get(word!("board.seen"))),
        boxes::option(NOT_SEEN, words.get(word!("board.not-seen"))),
    ];
    let kinds = move || page.sheet.with(|sheet| sheet.0.draft.kinds());
    let keys = move || kinds().iter().map(|kind| kind.code().to_owned()).collect();
    let hint = move || {
        words.get(if kinds().is_empty() {
            word!("board.no-kinds")
        } else {
            word!("board.hint")
        })
    };
    let rates = el("div", "")
        .flag("hidden", move || board.with(|board| board != SEEN))
        .with(el("p", "hint").live_text(move || hint().to_owned()))
        .with(
            el("div", "").each(keys, move |code| match Kind::from_code(code) {
                Some(kind) => rates(page, kind),
                None => el("div", ""),
            }),
        );
    vec![
        boxes::choices("board", words.get(word!("board.question")), board, options),
        rates,
    ]
}

fn rates(page: &'static Page, kind: Kind) -> El {
    let words = page.words;
    let Some(rate) = page.answers.rate(kind) else {
        return el("div", "");
    };
    let rate_box = |head: Head, key: &'static str, answer| {
        let spec = TextBox {
            id: [head.code(), "-", kind.code()].concat(),
            label: Box::new(|| words.get(key).to_owned()),
            hint: "",
            mode: DECIMAL,
            answer,
        };
        boxes::text_box(page, spec)
    };
    let pair = el("div", "pair even")
        .with(rate_box(Head::Fine, word!("board.fine"), rate.fine))
        .with(rate_box(
            Head::Feeding,
            word!("board.feeding"),
            rate.feeding,
        ));
    let name = words.of("kind.", kind.code()).to_owned();
    el("fieldset", "row-card")
        .with(el("legend", "").text(&name))
        .with(pair)
}
