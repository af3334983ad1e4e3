//! Which animals are in the pound: rows of a kind, a number and, where the law asks it, a condition.

use leptos::prelude::*;

use crate::animal::Kind;
use crate::app::Page;
use crate::app::answers::RowAnswer;
use crate::app::ask::sale::number_box;
use crate::app::browser;
use crate::app::element::{El, el};
use crate::app::needs::named;
use crate::app::pages::take_home::is_young;
use crate::app::parts::boxes::{self, NUMERIC, Options, TextBox};
use crate::app::parts::rows::{self, rows};
use crate::app::pictures::picture;
use crate::draft::Asks;
use crate::text::keys::AGES;
use crate::word;

/// Draws the rows.
pub fn boxes(page: &'static Page) -> Vec<El> {
    let add = boxes::button("add", page.words.get(word!("animals.add")), move || {
        browser::focus_soon(named("kind-", page.answers.add_row()));
    });
    vec![
        rows(page.answers.rows, move |row| draw(page, row)),
        add.attr("id", "animals-add"),
    ]
}

fn draw(page: &'static Page, row: RowAnswer) -> El {
    let words = page.words;
    let id = row.id;
    let list = page.answers.rows;
    let numbered = move |key| words.fill(key, &[("n", &rows::number(list, id))]);
    let kinds = move || {
        let kinds = Kind::ALL.iter().map(|kind| {
            let name = words.of("kind.", kind.code());
            // After the name: whoever types looks an entry up by its first letters.
            boxes::option(kind.code(), [name, " ", picture(*kind)].concat().trim())
        });
        boxes::or_none(words.get(word!("ask.choose")), kinds.collect())
    };
    let heads = TextBox {
        id: named("heads-", id),
        label: Box::new(move || words.get(word!("animals.heads")).to_owned()),
        hint: "",
        mode: NUMERIC,
        answer: row.heads,
    };
    let remove = boxes::button("remove", words.get(word!("animals.remove")), move || {
        rows::remove(list, id);
        browser::focus_soon("animals-add".into());
    });
    let pair = el("div", "pair")
        .with(boxes::list(
            &named("kind-", id),
            words.get(word!("animals.kind")),
            "",
            row.kind,
            kinds,
        ))
        .with(boxes::text_box(page, heads));
    let only = move || list.with(|list| list.len() < 2);
    let remove = remove
        .flag("hidden", only)
        .live_attr("aria-label", move || {
            Some(numbered(word!("animals.remove-row")))
        });
    el("fieldset", "row-card")
        .with(el("legend", "").live_text(move || numbered(word!("animals.row"))))
        .with(pair)
        .with(condition(page, row))
        .with_all(moved_by(page, row))
        .with(remove)
}

/// What a line of the board moves by: the capture, the age, the weight; each only where one does.
fn moved_by(page: &'static Page, row: RowAnswer) -> [El; 3] {
    let words = page.words;
    let hidden = move |asked: fn(Asks) -> bool| {
        move || {
            page.boxes.with(|boxes| {
                let found = boxes.rows.iter().find(|one| one.id == row.id);
                !found.is_some_and(|one| asked(one.asks))
            })
        }
    };
    let capture = TextBox {
        id: named("capture-", row.id),
        label: Box::new(move || words.get(word!("animals.capture")).to_owned()),
        hint: words.get(word!("animals.capture-hint")),
        mode: NUMERIC,
        answer: row.capture,
    };
    let ages = move || {
        boxes::or_none(
            words.get(word!("ask.choose")),
            boxes::family(words, "age.", AGES),
        )
    };
    let age = words.get(word!("animals.age"));
    let kilograms = number_box(
        page,
        named("kilograms-", row.id),
        word!("animals.kilograms"),
        NUMERIC,
        row.kilograms,
    );
    [
        boxes::text_box(page, capture).flag("hidden", hidden(|asks| asks.capture)),
        boxes::list(&named("age-", row.id), age, "", row.age, ages)
            .flag("hidden", hidden(|asks| asks.age)),
        kilograms.flag("hidden", hidden(|asks| asks.kilograms)),
    ]
}

/// The condition, where the law of the place moves a day by it.
fn condition(page: &'static Page, row: RowAnswer) -> El {
    let words = page.words;
    let options = move || -> Options {
        let young = Kind::from_code(&row.kind.get()).is_some_and(is_young);
        let of = |code: &str, key: &'static str| boxes::option(code, words.get(key));
        let mut options = vec![of(
            "",
            if young {
                word!("animals.with-mother")
            } else {
                word!("animals.strong")
            },
        )];
        if young {
            options.push(of("unattached", "condition.unattached"));
        }
        options.push(of("weak", "condition.weak"));
        options
    };
    let label = words.get(word!("animals.condition"));
    el("div", "")
        .flag("hidden", move || !page.boxes.with(|boxes| boxes.condition))
        .with(boxes::list(
            &named("condition-", row.id),
            label,
            "",
            row.condition,
            options,
        ))
}
