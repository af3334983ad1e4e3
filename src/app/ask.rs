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
use crate::app::late;
use crate::app::pages::summary::summary;
use crate::app::parts::{boxes, status};
use crate::app::sheet::Sheet;
use crate::app::steps::{self, Step};
use crate::word;

/// Draws all questions.
#[must_use]
pub fn questions(page: &'static Page) -> El {
    el("div", "ask")
        .with(el("h1", "").text(page.words.get(word!("ask.title"))))
        .with(folded(page))
        .with_all(Step::ALL.iter().map(|step| card(page, *step)))
        .with(late::place(page, |late| late.forget))
}

fn card(page: &'static Page, step: Step) -> El {
    let words = page.words;
    let id = ["ask-", step.code()].concat();
    let body = match step {
        Step::Situation => place::custody(page),
        Step::Place => place::boxes(page),
        Step::Animals => animals::boxes(page),
        Step::Days => days::boxes(page),
        Step::Board => board::boxes(page),
        Step::More => vec![late::questions(page, |late| late.more)],
        Step::Sale => vec![late::questions(page, |late| late.sale)],
    };
    let lines = move || page.sheet.with(|sheet| summary(&sheet.0, step));
    let empty = move || lines().is_empty();
    let answered = move || {
        let lines = lines();
        if lines.is_empty() {
            vec![words.get(word!("ask.not-yet")).to_owned()]
        } else {
            lines
        }
    };
    let change = boxes::button("change", "", move || steps::open(page.step, step));
    let change = change.live_text(move || {
        let key = if empty() {
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
            if page.step.get() == Some(step) {
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
        .flag("data-unprinted", empty)
        .attr("aria-labelledby", &id)
        .with(head)
        .with(el("div", "answered").each(answered, |line| el("p", "").text(line)))
        .with(el("div", "body").with_all(body).with(onward(page, step)))
}

/// While all questions are folded: the sum, and the way to the result below them; seen on a phone only.
fn folded(page: &'static Page) -> El {
    let said = move || page.sheet.with(|sheet| status::sentence(&sheet.0));
    el("div", "folded")
        .flag("hidden", move || page.step.get().is_some())
        .with(el("p", "sum").attr("translate", "no").live_text(said))
        .with(boxes::button(
            "next",
            page.words.get(word!("ask.result")),
            move || {
                go_on(page, None);
            },
        ))
}

/// To the result, or to what keeps it from being whole.
fn go_on(page: &'static Page, from: Option<Step>) {
    page.ask_for_the_result();
    let to = if page.asked.get_untracked() {
        "refused-title"
    } else {
        page.sheet.with_untracked(|sheet| answer_of(&sheet.0, from))
    };
    let silent = browser::element(to).is_none_or(|found| found.closest("[hidden]") != Ok(None));
    steps::go_to(*page, if silent { "result" } else { to });
}

/// The part of the result that answers what was asked in a question.
fn answer_of(sheet: &Sheet, from: Option<Step>) -> &'static str {
    let case = &sheet.reading.case;
    match from {
        Some(Step::More) if !case.demand.is_empty() => "demand-title",
        Some(Step::More) if case.notified.security => "security-title",
        Some(Step::Sale) if case.sale.is_some() => "after-sale-title",
        Some(Step::Sale) if case.animals.iter().any(|one| one.price.is_some()) => "sold-title",
        _ => "result",
    }
}

/// The way to the next question that still lacks an answer, or to the result; seen on a phone only.
fn onward(page: &'static Page, step: Step) -> El {
    let next = move || page.sheet.with(|sheet| steps::next(&sheet.0, Some(step)));
    let words = move || {
        // The others' are not seen.
        if page.step.get() != Some(step) {
            return String::new();
        }
        let key = if next().is_some() {
            word!("ask.next")
        } else {
            word!("ask.result")
        };
        page.words.get(key).to_owned()
    };
    boxes::button("next", "", move || match untrack(next) {
        Some(next) => steps::open(page.step, next),
        None => go_on(page, Some(step)),
    })
    .live_text(words)
}
