//! What the board says: the fine and the feeding charge, once for each kind, or that it was not seen yet.

use leptos::prelude::*;

use crate::animal::Kind;
use crate::app::Page;
use crate::app::answers::Answer;
use crate::app::ask::{examples, lines};
use crate::app::element::{El, el};
use crate::app::late;
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
    let unseen = move || board.with(|board| board != SEEN);
    let rates = el("div", "")
        .flag("hidden", unseen)
        .with(el("p", "hint").live_text(move || hint().to_owned()))
        .with(
            el("div", "").each(keys, move |code| match Kind::from_code(code) {
                Some(kind) => rates(page, kind),
                None => el("div", ""),
            }),
        );
    vec![
        boxes::choices("board", words.get(word!("board.question")), board, options),
        late::place(page, |late| late.taken),
        rates,
        late::questions(page, |late| late.board),
    ]
}

/// Further lines, and published scales that may be taken over.
pub fn further(page: &'static Page) -> Vec<El> {
    let unseen = move || page.answers.board.with(|board| board != SEEN);
    vec![
        lines::boxes(page).flag("hidden", unseen),
        examples::boxes(page),
    ]
}

fn rates(page: &'static Page, kind: Kind) -> El {
    let words = page.words;
    let Some(rate) = page.answers.rate(kind) else {
        return el("div", "");
    };
    let rate_box = |head: Head, key: &'static str, answer: Answer| {
        let spec = TextBox {
            id: [head.code(), "-", kind.code()].concat(),
            label: Box::new(|| words.get(key).to_owned()),
            hint: "",
            mode: DECIMAL,
            answer,
        };
        // A line of the board that names the kind under this head stands in for an empty box.
        let line = move || {
            let named = page.boxes.with(|boxes| boxes.named.contains(&(head, kind)));
            named && answer.with(|text: &String| text.trim().is_empty())
        };
        boxes::text_box(page, spec).flag("hidden", line)
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
