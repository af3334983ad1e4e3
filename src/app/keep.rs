//! The open case outlasts a reload: what was typed is handed to the page's own script (public/keep.js) after each change,
//! as the text of a link with the day on which it was kept, where the claim is one of that day, and taken back at the
//! next start. Of a text that cannot be read whole nothing is taken; it is set aside and offered as a file.

use std::cell::Cell;

use leptos::prelude::*;

use crate::app::Page;
use crate::app::answers::fresh;
use crate::app::arrive;
use crate::app::browser;
use crate::app::effect::follow;
use crate::app::element::{El, el, unseen};
use crate::app::parts::boxes;
use crate::app::steps::{self, Step};
use crate::draft::{Draft, RowId};
use crate::link::{self, LinkProblem};
use crate::text::Words;
use crate::word;

/// In place of a case that no text holds.
const TOO_LONG: &str = "-";

/// Takes the kept case back, before a link may bring another, and hands every later change over. Of an untouched page
/// nothing is kept.
pub fn keep(page: Page) {
    let kept = browser::kept();
    // Behind the text stands the name under which the case was saved, if it was.
    let mut parts = kept.splitn(3, ' ');
    let case = [parts.next(), parts.next()].map(Option::unwrap_or_default);
    if put_back(page, &case.join(" ")) {
        page.saved.set(parts.next().unwrap_or_default().to_owned());
    } else if !kept.is_empty() {
        browser::set_aside();
    }
    // What was just taken is no change, although its rows have new names.
    let begun = Cell::new(false);
    let hand_over = move |now: Option<&str>| {
        if now.is_some() {
            arrive::begin(page);
        }
        if begun.replace(true) {
            browser::keep(now.unwrap_or_default());
        }
    };
    let kept = move || {
        let (text, saved) = (text(page)?, page.saved.get());
        Some(if saved.is_empty() {
            text
        } else {
            [&text, " ", &saved].concat()
        })
    };
    follow(kept, hand_over);
}

/// Puts a case in place of what stands here, if its text can be read.
#[must_use]
pub fn put_back(page: Page, text: &str) -> bool {
    let Some((draft, day)) = link::kept(text) else {
        return false;
    };
    // As if the page had stood open since: a claim of "today" goes with the day.
    page.today.set(day);
    page.answers.set_from(&draft);
    page.follow_the_day();
    true
}

/// The open case as a text; nothing while it is as new.
#[must_use]
pub fn text(page: Page) -> Option<String> {
    let today = page.today.get();
    if plain(page.answers.draft()) == plain(fresh(today)) {
        return None;
    }
    let kept = link::keep(page.answers.draft(), page.claimed_today());
    Some(kept.unwrap_or_else(|_| TOO_LONG.to_owned()))
}

/// A draft as a text in which the animals' rows have no names: two drafts of the same answers are one text.
pub(super) fn plain(mut draft: Draft) -> Result<String, LinkProblem> {
    for row in &mut draft.animals {
        row.id = RowId::default();
    }
    link::keep(draft, None)
}

/// What the page says of keeping, each line when it is time (public/keep.js).
#[must_use]
pub fn lines(words: &Words) -> [El; 3] {
    let act = |id: &str, key: &'static str| {
        el("button", "quick")
            .attr("type", "button")
            .attr("id", id)
            .text(words.get(key))
    };
    let line =
        |id: &str, key: &'static str| unseen(id, "note").with(el("span", "").text(words.get(key)));
    [
        line("not-kept", word!("keep.not")),
        line("kept-elsewhere", word!("keep.elsewhere")).with(act("keep-here", word!("keep.here"))),
        line("set-aside", word!("keep.set-aside")).with(act("save-aside", word!("keep.save"))),
    ]
}

/// One tap, and nothing of the open case is left on the device; the page alone holds it until another begins, so that a
/// tap too many costs nothing. What was saved of it goes only where it was saved, and that is said.
#[must_use]
pub fn forget(page: &'static Page) -> El {
    let stays = RwSignal::new(false);
    let words = page.words;
    let button = boxes::button("forget", words.get(word!("keep.forget")), move || {
        stays.set(page.saved.with_untracked(|saved| !saved.is_empty()));
        page.left.set(Vec::new());
        page.open.set(Vec::new());
        steps::open(page.step, Step::Situation);
        arrive::forget(*page);
    });
    let said = move || stays.get().then(|| words.get(word!("saved.stays")));
    el("div", "").with(button).with(
        el("p", "")
            .attr("role", "status")
            .live_text(move || said().unwrap_or_default().to_owned()),
    )
}
