//! What is said of a case that came in a link: why it cannot be read, whether it may take the place of what stands here,
//! and that it stands here now.

use leptos::prelude::*;

use crate::app::Page;
use crate::app::arrive::{self, Arrived, NOTE};
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
        match page.arrived.get() {
            Arrived::Refused(problem) => vec![
                view::heading(words.get(word!("link.title"))),
                el("p", "note loss").text(words.of("link.", problem.code())),
                el("p", "").text(words.get(word!("link.nothing"))),
                own(words.get(word!("link.own"))),
            ],
            Arrived::Offered(_) => vec![
                view::heading(words.get(word!("link.title"))),
                el("p", "").text(words.get(word!("link.ask"))),
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

/// The line above a case that came in a link, or was opened in place of another.
#[must_use]
pub fn note(page: &'static Page) -> El {
    let words = page.words;
    let came = move || match page.arrived.get() {
        Arrived::Taken(..) => Some(word!("link.came")),
        Arrived::Opened(..) => Some(word!("saved.opened")),
        Arrived::Forgotten(..) => Some(word!("keep.forgotten")),
        _ => None,
    };
    let taken = move || page.view.get() == View::Case && came().is_some();
    let own = move || !matches!(page.arrived.get(), Arrived::Taken(None, _));
    let back = boxes::button("quick", "", move || {
        arrive::keep(*page);
    });
    let back = back.live_text(move || {
        let key = match page.arrived.get() {
            Arrived::Forgotten(..) => word!("keep.bring-back"),
            _ => word!("link.back"),
        };
        words.get(key).to_owned()
    });
    el("aside", "note came")
        .flag("hidden", move || !taken())
        .with(
            el("p", "")
                .attr("id", NOTE)
                .attr("tabindex", "-1")
                .live_text(move || came().map_or("", |key| words.get(key)).to_owned()),
        )
        .with(back.flag("hidden", move || !own()))
}
