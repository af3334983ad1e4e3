//! What is said of a case that came in a link: why it cannot be read, whether it may take the place of what stands here,
//! and that it stands here now.

use leptos::prelude::*;

use crate::app::Page;
use crate::app::arrive::{self, Arrived, NOTE, Waits};
use crate::app::element::{El, el};
use crate::app::parts::boxes;
use crate::app::view::{self, View};
use crate::word;

/// The page that stands in place of the case while a link waits or was refused: no figure is beside it.
#[must_use]
pub fn link(page: &'static Page) -> El {
    let inside = move || {
        let own =
            |words| el("p", "acts").with(boxes::button("", words, move || arrive::keep(*page)));
        let words = page.words;
        let arrived = page.arrived.get();
        let left = arrived.left(&arrive::name()).is_some();
        match arrived.waits {
            Waits::Refused(problem) => vec![
                view::heading(words.get(word!("link.title"))),
                el("p", "note loss").text(words.of("link.", problem.code())),
                el("p", "").text(words.get(word!("link.nothing"))),
                own(words.get(word!("link.own"))),
            ],
            Waits::Offered(_) => vec![
                view::heading(words.get(word!("link.title"))),
                el("p", "").text(words.get(word!("link.ask"))),
                el("p", "")
                    .flag("hidden", move || !left)
                    .text(words.get(word!("link.left"))),
                el("p", "acts").with(boxes::button(
                    "",
                    words.get(word!("link.open")),
                    move || arrive::open(*page),
                )),
                own(words.get(word!("link.keep"))),
            ],
            _ => Vec::new(),
        }
    };
    el("main", "law")
        .flag("hidden", move || page.view.get() != View::Link)
        .live(inside)
}

/// The line above a case that came in a link, or was opened in place of another, or beside which another is put by.
#[must_use]
pub fn note(page: &'static Page) -> El {
    let words = page.words;
    // Whether the first to come back was begun here.
    let own = |arrived: &Arrived| arrived.put_by.first().map(|one| one.link.is_empty());
    let says = move || {
        let unsaved = page.saved.with(String::is_empty);
        page.arrived.with(|arrived| match arrived.waits {
            Waits::Forgotten => Some(word!("keep.forgotten")),
            _ if arrived.came.is_empty() => own(arrived).map(|_| word!("link.by")),
            _ if unsaved => Some(word!("link.came")),
            _ => Some(word!("saved.opened")),
        })
    };
    let back = boxes::button("quick", "", move || arrive::back(*page)).live_text(move || {
        let key = page.arrived.with(|arrived| match own(arrived) {
            _ if arrived.waits == Waits::Forgotten => word!("keep.bring-back"),
            Some(true) => word!("link.back"),
            _ => word!("link.other"),
        });
        words.get(key).to_owned()
    });
    el("aside", "note came")
        .flag("hidden", move || {
            page.view.get() != View::Case || says().is_none()
        })
        .with(
            el("p", "")
                .attr("id", NOTE)
                .attr("tabindex", "-1")
                .live_text(move || says().map_or("", |key| words.get(key)).to_owned()),
        )
        .with(back.flag("hidden", move || {
            page.arrived.with(|now| now.put_by.is_empty())
        }))
}
