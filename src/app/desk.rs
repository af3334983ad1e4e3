//! Saved cases, as far as the app itself knows of them: the way there, saving the case that stands here, and opening
//! one. The desk behind it (public/desk) draws itself and is fetched when it is first asked for: what the app draws is
//! compiled into its own module, and most who open the page never keep a second case. For the same reason IndexedDB is
//! reached from there and not by a crate: nothing of it is in the module.
//!
//! What crosses is the text that keeps the open case too (`keep.rs`): one format and one reader for both.

use std::rc::Rc;

use leptos::prelude::*;

use crate::app::Page;
use crate::app::arrive;
use crate::app::browser;
use crate::app::effect::effect;
use crate::app::element::{El, el};
use crate::app::keep;
use crate::app::pages::share;
use crate::app::parts::boxes;
use crate::app::sheet::{self, Sheet};
use crate::app::today;
use crate::app::view::{self, View};
use crate::day::Day;
use crate::draft::DayDraft;
use crate::link;
use crate::text::Words;
use crate::word;

/// Where the desk draws itself.
const PLACE: &str = "desk";

/// The page of saved cases; it is filled when it is opened and let go when it is left.
#[must_use]
pub fn desk(page: &'static Page) -> El {
    let words = page.words;
    let open = move || page.view.get() == View::Desk;
    el("main", "law")
        .flag("hidden", move || !open())
        .live(move || {
            if !open() {
                return Vec::new();
            }
            let sorry = words.get(word!("saved.failed"));
            let open = move |text: &str, saved| take(*page, text, saved);
            browser::desk(PLACE, sorry, open, move |text| told(words, text));
            vec![
                view::heading(words.get(word!("saved.title"))),
                el("div", "").attr("id", PLACE),
            ]
        })
}

/// What the list says of a saved case, a line each: India's day now, which is all where the text cannot be read; the first
/// day by which something is to be done, and the next of them that has not passed, if they are known; and sentences with
/// what follows today. Nothing of it is kept: a figure is as old as the line it stands in.
fn told(words: &'static Words, text: &str) -> String {
    let today = today::today();
    let mut lines = vec![today.map(Day::plain).unwrap_or_default()];
    if let Some((mut draft, kept)) = link::kept(text) {
        if kept.is_some_and(|kept| draft.claimed == DayDraft::of(kept)) {
            draft.claimed = today.map(DayDraft::of).unwrap_or_default();
        }
        let sheet = Sheet::by(sheet::account, words, draft, today);
        let (days, said) = share::listed(&sheet);
        let coming = days
            .iter()
            .filter(|day| today.is_some_and(|today| **day >= today));
        for day in [days.iter().min(), coming.min().or(days.iter().max())] {
            lines.push(day.copied().map(Day::plain).unwrap_or_default());
        }
        lines.extend(said);
    }
    lines.join("\n")
}

/// A saved case takes the place of what stands here, which is kept by; nothing happens if it cannot be read.
fn take(page: Page, text: &str, saved: String) -> bool {
    let before = arrive::here(page);
    if !keep::put_back(page, text) {
        return false;
    }
    page.saved.set(saved);
    page.left.set(Vec::new());
    arrive::took(page, before);
    browser::focus_soon("result".into());
    true
}

/// Saves the case that stands here, anew or over what was saved of it, and says what became of that.
#[must_use]
pub fn save(page: &'static Page) -> El {
    let words = page.words;
    let said: RwSignal<Option<&'static str>> = RwSignal::new(None);
    // A second tap while the first is under way would save a second case.
    let busy = RwSignal::new(false);
    let press = move || {
        if busy.get_untracked() {
            return;
        }
        let Some(text) = untrack(|| keep::text(*page)) else {
            said.set(Some(word!("saved.nothing")));
            return;
        };
        said.set(None);
        busy.set(true);
        let [place, animals, day] = page
            .sheet
            .with_untracked(|sheet| sheet.0.reading.case.about());
        let saved = page.saved.get_untracked();
        browser::save([&text, &saved, &place, &animals, &day], move |became| {
            busy.set(false);
            let Some((how, saved)) = became.split_once(' ') else {
                said.set(Some(match &*became {
                    "absent" => word!("saved.failed"),
                    "silent" => word!("saved.silent"),
                    _ => word!("saved.not"),
                }));
                return;
            };
            page.saved.set(saved.to_owned());
            said.set(Some(if how == "copy" {
                word!("saved.copy")
            } else {
                word!("saved.done")
            }));
        });
    };
    // What was saved is no longer what stands here.
    effect(Rc::new(move || {
        page.sheet.track();
        said.set(None);
    }));
    let status = el("p", "")
        .attr("role", "status")
        .live_text(move || said.get().map_or("", |key| words.get(key)).to_owned());
    let to_desk = view::link(PLACE, words.get(word!("saved.title")));
    el("div", "part saved no-paper")
        .with(
            el("p", "acts")
                .with(boxes::button("", words.get(word!("saved.save")), press).attr("id", "save")),
        )
        .with(status)
        .with(el("p", "").with(to_desk))
}
