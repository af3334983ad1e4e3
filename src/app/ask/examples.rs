//! Published scales of the place, each as an example that can be taken over into the form: never by itself, and never in
//! place of what was entered without a question.

use leptos::prelude::*;

use crate::app::Page;
use crate::app::answers::Answer;
use crate::app::browser;
use crate::app::element::{El, el};
use crate::app::go;
use crate::app::needs::named;
use crate::app::pages::scale::{self, offered};
use crate::app::parts::{blocks, boxes};
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::case::Situation;
use crate::draft::SEEN;
use crate::law::scales::{self, Scale};
use crate::word;

/// Draws the examples; nothing where the place has none.
pub fn boxes(page: &'static Page) -> El {
    let words = page.words;
    let keys = move || -> Vec<String> {
        page.sheet.with(|sheet| {
            let scales = offered(&sheet.0);
            scales.iter().map(|scale| scale.id.to_owned()).collect()
        })
    };
    let count = move || words.fill(word!("board.examples"), &[("n", &keys().len().to_string())]);
    // The example whose taking over would take something away, while that is asked.
    let asking: Answer = RwSignal::new(String::new());
    el("details", "more")
        .attr("id", "examples")
        .flag("hidden", move || keys().is_empty())
        .with(el("summary", "").live_text(count))
        .with(el("p", "hint").text(words.get(word!("board.examples-hint"))))
        .with(el("div", "").each(keys, move |id| match scales::find(id) {
            Some(scale) => card(page, scale, asking),
            None => el("div", ""),
        }))
}

fn card(page: &'static Page, example: &'static Scale, asking: Answer) -> El {
    let words = page.words;
    let button = |key, press: Box<dyn Fn()>| boxes::button("add", words.get(key), press);
    let here = move || asking.with(|id| *id == example.id);
    let press = move || {
        if untrack(|| page.answers.has_rates()) {
            asking.set(example.id.to_owned());
        } else {
            take(page, example);
        }
    };
    let replace = move || {
        asking.set(String::new());
        take(page, example);
    };
    let question = el("div", "note time")
        .attr("role", "alert")
        .flag("hidden", move || !here())
        .with(el("p", "").text(words.get(word!("scale.ask"))))
        .with(
            button(word!("scale.replace"), Box::new(replace))
                .attr("id", &["replace-", example.id].concat()),
        )
        .with(button(
            word!("scale.keep"),
            Box::new(move || asking.set(String::new())),
        ));
    let said = move || {
        page.sheet.with(|sheet| {
            let mut says = Says::new(&sheet.0, "scale");
            scale::say(&mut says, example);
            let blocks = says.blocks().into_iter();
            blocks
                .map(|block| blocks::draw(page, &sheet.0, block))
                .collect()
        })
    };
    let take = button(word!("scale.take"), Box::new(press));
    el("details", "more")
        .with(el("summary", "").attr("translate", "no").text(example.area))
        .with(el("div", "blocks").live(said))
        .with(take.attr("id", &["take-", example.id].concat()))
        .with(question)
}

/// Takes a scale over and leads to its first line.
fn take(page: &'static Page, scale: &Scale) {
    page.answers.take_over(scale);
    let first = page
        .answers
        .lines
        .with_untracked(|lines| lines.first().map(|line| line.id));
    if let Some(id) = first {
        browser::focus_soon(named("line-amount-", id));
    }
}

/// What was taken over, and what that says of the law; only while the board's rates stand in the form.
pub fn taken(page: &'static Page) -> El {
    let words = page.words;
    let drop = move || {
        page.answers.clear_lines();
        browser::focus_soon("board-seen".into());
    };
    let said = move || page.sheet.with(|sheet| notes(&sheet.0));
    let none = move || page.sheet.with(|sheet| notes(&sheet.0).is_empty());
    el("div", "note")
        .flag("hidden", none)
        .with(
            el("div", "").live(move || said().iter().map(|text| el("p", "").text(text)).collect()),
        )
        .with(el("p", "").with(go::way(
            "",
            "ask-situation",
            words.get(word!("ask.situation")),
        )))
        .with(boxes::button(
            "remove",
            words.get(word!("scale.drop")),
            drop,
        ))
}

/// Which example was taken over, and whether its source names the law that the user has.
#[must_use]
fn notes(sheet: &Sheet) -> Vec<String> {
    let Some(scale) = sheet.scale.filter(|_| sheet.draft.board == SEEN) else {
        return Vec::new();
    };
    let words = sheet.words;
    let places = [("area", scale.area), ("source", scale.source)];
    let mut notes = vec![words.fill(word!("scale.taken"), &places)];
    let by_law = sheet.reading.case.situation == Some(Situation::ByLaw);
    if !scale.under_the_act() {
        let key = if by_law {
            word!("scale.not-the-act")
        } else {
            word!("scale.you-say")
        };
        notes.push(words.get(key).to_owned());
    }
    notes
}
