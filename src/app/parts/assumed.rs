//! What was assumed, with a switch for each. The switches keep their elements while figures change, so that the focus
//! stays where it was.

use leptos::prelude::*;

use crate::account::Choice;
use crate::app::Page;
use crate::app::element::{El, el};
use crate::app::go;
use crate::app::pages::assumed::{self, Open, Way};
use crate::app::parts::boxes;
use crate::app::parts::part::part;
use crate::word;

/// Draws the part.
#[must_use]
pub fn assumed(page: &'static Page) -> El {
    let words = page.words;
    let choices = move || page.open_choices(|open| Some(open.choice.code().to_owned()));
    let hint = el("p", "").text(words.get(word!("assumed.hint")));
    let each = el("div", "").each(choices, move |code| match Choice::from_code(code) {
        Some(choice) => draw(page, choice),
        None => el("div", ""),
    });
    let title = words.get(word!("assumed.title"));
    part(page, "assumed", title, vec![hint, each]).flag("hidden", move || choices().is_empty())
}

fn draw(page: &'static Page, choice: Choice) -> El {
    let of = move |read: fn(&Open) -> Option<String>| {
        let found = page.open_choices(move |open| {
            if open.choice == choice {
                read(open)
            } else {
                None
            }
        });
        found.into_iter().next().unwrap_or_default()
    };
    let ways = move || {
        let of_choice = |open: &Open| (open.choice == choice).then(|| open.clone());
        let found = page
            .sheet
            .with(|sheet| assumed::open(&sheet.0).iter().find_map(of_choice));
        found.map_or_else(Vec::new, |open| {
            open.ways.iter().map(|way| way.code.to_owned()).collect()
        })
    };
    el("fieldset", "ways assumed")
        .with(el("legend", "").live_text(move || of(|open| Some(open.question.clone()))))
        .with(el("p", "hint").live_text(move || of(|open| Some(open.figure.clone()))))
        .with(el("div", "").each(ways, move |code| draw_way(page, choice, code)))
        .with(el("p", "").live(move || {
            let answer = of(|open| open.answer.clone());
            let way = (!answer.is_empty())
                .then(|| go::way("answer", &answer, page.words.get(word!("assumed.answer"))));
            way.into_iter().collect()
        }))
}

/// A way with what it gives; a button of its kind where it can be chosen.
fn draw_way(page: &'static Page, choice: Choice, code: &str) -> El {
    let way = {
        let code = code.to_owned();
        move || page.way(choice, &code)
    };
    let (label, taken) = (way.clone(), way.clone());
    let label = el("span", "").live_text(move || label().map(|way| way.label).unwrap_or_default());
    let value = el("span", "value").attr("translate", "no");
    let value = value.live_text(move || way().map(|way| way.value).unwrap_or_default());
    let taken = move || taken().is_some_and(|way| way.taken);
    if assumed::is_answered(choice) {
        return el("p", "way settled").with(label).with(value);
    }
    let chosen = code.to_owned();
    let radio = boxes::radio(choice.code(), code)
        .switch("checked", taken)
        .on("change", move |_| {
            page.answers
                .choices
                .update(|choices| *choices = assumed::choose(*choices, choice, &chosen));
        });
    el("label", "way").with(radio).with(label).with(value)
}

impl Page {
    /// Something of each choice that stands open.
    fn open_choices(&self, read: impl Fn(&Open) -> Option<String>) -> Vec<String> {
        self.sheet
            .with(|sheet| assumed::open(&sheet.0).iter().filter_map(read).collect())
    }

    /// One way of a choice.
    fn way(&self, choice: Choice, code: &str) -> Option<Way> {
        let open = self.sheet.with(|sheet| assumed::open(&sheet.0));
        open.into_iter()
            .find(|open| open.choice == choice)?
            .ways
            .into_iter()
            .find(|way| way.code == code)
    }
}
