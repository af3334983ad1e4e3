//! A sale that was held: why and when, what was sold for what, and when the balance was deposited.

use leptos::prelude::*;

use crate::app::Page;
use crate::app::answers::LotAnswer;
use crate::app::ask::sale::{animals_of, number_box};
use crate::app::browser;
use crate::app::element::{El, el};
use crate::app::needs::named;
use crate::app::parts::boxes::{self, DECIMAL, NUMERIC, Options};
use crate::app::parts::day_boxes::day_boxes;
use crate::app::parts::rows::{self, rows};
use crate::text::keys::SOLD_AS;
use crate::word;

/// Draws the boxes.
pub fn boxes(page: &'static Page) -> El {
    let words = page.words;
    let answers = page.answers;
    let why = move || {
        boxes::or_none(
            words.get(word!("ask.choose")),
            boxes::family(words, "sold-as.", SOLD_AS),
        )
    };
    let day = |name, question, hint, answer| day_boxes(page, name, question, hint, answer);
    let add = boxes::button("add", words.get(word!("sale.lot-add")), move || {
        browser::focus_soon(named("lot-row-", answers.add_lot()));
    });
    el("div", "")
        .with(boxes::list(
            "sold-as",
            words.get(word!("sale.why")),
            "",
            answers.sold_as,
            why,
        ))
        .with(day("sale", word!("sale.day"), "", answers.sale_day))
        .with(rows(answers.lots, move |one| lot(page, one)))
        .with(add.attr("id", "lot-add"))
        .with(day(
            "deposited",
            word!("sale.deposited"),
            word!("ask.optional"),
            answers.deposited,
        ))
}

fn lot(page: &'static Page, lot: LotAnswer) -> El {
    let words = page.words;
    let list = page.answers.lots;
    let id = lot.id;
    let sold = move || -> Options {
        let rows = page.answers.rows.get().into_iter();
        let rows = rows
            .map(|row| (row.id.to_string(), animals_of(page, row.id)))
            .collect();
        boxes::or_none(words.get(word!("ask.choose")), rows)
    };
    let which = words.get(word!("sale.lot-row"));
    let (heads, price) = (word!("sale.lot-heads"), word!("sale.lot-price"));
    let pair = el("div", "pair even")
        .with(number_box(
            page,
            named("lot-heads-", id),
            heads,
            NUMERIC,
            lot.heads,
        ))
        .with(number_box(
            page,
            named("lot-price-", id),
            price,
            DECIMAL,
            lot.price,
        ));
    let remove = boxes::button("remove", "", move || {
        rows::remove(list, id);
        browser::focus_soon("lot-add".into());
    });
    let numbered = move |key| words.fill(key, &[("n", &rows::number(list, id))]);
    el("fieldset", "row-card")
        .with(el("legend", "").live_text(move || numbered(word!("sale.lot"))))
        .with(boxes::list(
            &named("lot-row-", id),
            which,
            "",
            lot.row,
            sold,
        ))
        .with(pair)
        .with(remove.live_text(move || numbered(word!("sale.lot-remove"))))
}
