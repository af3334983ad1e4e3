//! What was assumed, with a switch for each. The switches keep their elements while figures change, so that the focus
//! stays where it was.

use leptos::prelude::*;

use crate::app::Page;
use crate::app::element::{El, el};
use crate::app::go;
use crate::app::pages::assumed::{self, Open, Way};
use crate::app::parts::boxes;
use crate::app::parts::part::part;
use crate::word;

/// The choices that stand open, made once for all that is drawn of them.
type All = Memo<Vec<Open>>;

/// Draws the part.
#[must_use]
pub fn assumed(page: &'static Page) -> El {
    let words = page.words;
    let all = Memo::new(move |_| page.sheet.with(|sheet| assumed::open(&sheet.0)));
    let names = move || all.with(|all| all.iter().map(|open| open.name.clone()).collect());
    let none = move || all.with(Vec::is_empty);
    let hint = el("p", "").text(words.get(word!("assumed.hint")));
    let each = el("div", "").each(names, move |name| draw(page, all, name));
    let title = words.get(word!("assumed.title"));
    part(page, "assumed", title, vec![hint, each]).flag("hidden", none)
}

fn draw(page: &'static Page, all: All, name: &str) -> El {
    let open = {
        let name = name.to_owned();
        move || one(all, &name)
    };
    let (question, figure, ways, answer) = (open.clone(), open.clone(), open.clone(), open);
    let codes = |open: Open| open.ways.iter().map(|way| way.code.to_owned()).collect();
    let ways = move || ways().map_or_else(Vec::new, codes);
    let of = name.to_owned();
    el("fieldset", "ways assumed")
        .with(
            el("legend", "")
                .live_text(move || question().map_or_else(String::new, |open| open.question)),
        )
        .with(
            el("p", "hint")
                .live_text(move || figure().map_or_else(String::new, |open| open.figure)),
        )
        .with(el("div", "").each(ways, move |code| draw_way(page, all, &of, code)))
        .with(el("p", "").live(move || {
            let answer = answer().and_then(|open| open.answer);
            let way = answer
                .map(|answer| go::way("answer", &answer, page.words.get(word!("assumed.answer"))));
            way.into_iter().collect()
        }))
}

/// A way with what it gives; a button of its kind where it can be chosen.
fn draw_way(page: &'static Page, all: All, name: &str, code: &str) -> El {
    let own = {
        let (name, code) = (name.to_owned(), code.to_owned());
        move || way(all, &name, &code)
    };
    let (label, taken) = (own.clone(), own.clone());
    let label = el("span", "").live_text(move || label().map(|way| way.label).unwrap_or_default());
    let value = el("span", "value").attr("translate", "no");
    let value = value.live_text(move || own().map(|way| way.value).unwrap_or_default());
    let taken = move || taken().is_some_and(|way| way.taken);
    // Said of what cannot be switched, and printed of every one.
    let current = taken.clone();
    let current = move || current().then(|| "true".to_owned());
    let Some(choice) = untrack(|| one(all, name)).map(|open| open.choice) else {
        return el("p", "");
    };
    if assumed::is_answered(choice) {
        return el("p", "way settled")
            .live_attr("aria-current", current)
            .with(label)
            .with(value);
    }
    let chosen = code.to_owned();
    let radio = boxes::radio(name, code)
        .switch("checked", taken)
        .on("change", move |_| {
            page.answers
                .choices
                .update(|choices| *choices = assumed::choose(*choices, choice, &chosen));
        });
    el("label", "way")
        .live_attr("aria-current", current)
        .with(radio)
        .with(label)
        .with(value)
}

/// The choice of this name.
fn one(all: All, name: &str) -> Option<Open> {
    all.with(|all| all.iter().find(|open| open.name == name).cloned())
}

/// One way of it.
fn way(all: All, name: &str, code: &str) -> Option<Way> {
    let ways = one(all, name)?.ways;
    ways.into_iter().find(|way| way.code == code)
}
