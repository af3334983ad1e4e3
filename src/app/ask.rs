//! The questions, each a card: its heading, its answer in a line where it is folded, and its boxes.

mod animals;
pub(super) mod board;
mod days;
pub(super) mod examples;
mod lines;
mod lots;
pub(super) mod more;
mod place;
pub(super) mod sale;

use leptos::prelude::*;

use crate::app::Page;
use crate::app::browser;
use crate::app::element::{El, el};
use crate::app::keep;
use crate::app::late;
use crate::app::pages::summary::summary;
use crate::app::parts::boxes;
use crate::app::steps::{self, Step};
use crate::word;

/// Draws all questions.
#[must_use]
pub fn questions(page: &'static Page) -> El {
    el("div", "ask")
        .with(el("h1", "").text(page.words.get(word!("ask.title"))))
        .with_all(Step::ALL.iter().map(|step| card(page, *step)))
        .with(keep::forget(page))
}

fn card(page: &'static Page, step: Step) -> El {
    let words = page.words;
    let id = ["ask-", step.code()].concat();
    let body = match step {
        Step::Place => place::boxes(page),
        Step::Animals => animals::boxes(page),
        Step::Days => days::boxes(page),
        Step::Board => board::boxes(page),
        Step::More => vec![late::questions(page, |late| late.more)],
        Step::Sale => vec![late::questions(page, |late| late.sale)],
    };
    let answered = move || {
        let lines = page.sheet.with(|sheet| summary(&sheet.0, step));
        if lines.is_empty() {
            vec![words.get(word!("ask.not-yet")).to_owned()]
        } else {
            lines
        }
    };
    let change = boxes::button("change", "", move || steps::open(page.step, step));
    let change = change.live_text(move || {
        let empty = page.sheet.with(|sheet| summary(&sheet.0, step).is_empty());
        let key = if empty {
            word!("ask.answer")
        } else {
            word!("ask.change")
        };
        words.get(key).to_owned()
    });
    let title = el("h2", "")
        .attr("id", &id)
        .attr("tabindex", "-1")
        .text(words.of("ask.", step.code()));
    let head = el("div", "head")
        .with(title)
        .with(change.attr("aria-describedby", &id));
    let class = move || {
        Some(
            if page.step.get() == step {
                "step current"
            } else {
                "step"
            }
            .to_owned(),
        )
    };
    el("section", "step")
        .live_attr("class", class)
        .attr("data-step", step.code())
        .attr("aria-labelledby", &id)
        .with(head)
        .with(el("div", "answered").each(answered, |line| el("p", "").text(line)))
        .with(el("div", "body").with_all(body).with(onward(page, step)))
}

/// The result, or what keeps it from being whole.
fn to_the_result(page: &'static Page) {
    page.ask_for_the_result();
    let first = if page.asked.get_untracked() {
        "refused-title"
    } else {
        "result"
    };
    browser::focus_soon(first.into());
}

/// The way to the next question, or to the result; seen on a phone only.
fn onward(page: &'static Page, step: Step) -> El {
    let key = if step.next().is_some() {
        word!("ask.next")
    } else {
        word!("ask.result")
    };
    boxes::button("next", page.words.get(key), move || match step.next() {
        Some(next) => steps::open(page.step, next),
        None => to_the_result(page),
    })
}
