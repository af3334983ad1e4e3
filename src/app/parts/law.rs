//! The page "The law": all places, or one of them. It is made when it is opened and let go when it is left.

use leptos::prelude::*;

use crate::app::Page;
use crate::app::block::Part;
use crate::app::element::{El, el};
use crate::app::pages::law::{self, basis};
use crate::app::parts::blocks;
use crate::app::view::{self, View};
use crate::law::place::Place;
use crate::law::texts;
use crate::word;

/// Draws what the view asks for; nothing while another page is open.
#[must_use]
pub fn law(page: &'static Page) -> El {
    el("main", "law")
        .flag("hidden", move || {
            !matches!(page.view.get(), View::Places | View::Law(_))
        })
        .live(move || match page.view.get() {
            View::Places => places(page),
            View::Law(place) => one(page, place),
            _ => Vec::new(),
        })
}

fn places(page: &'static Page) -> Vec<El> {
    let words = page.words;
    let items = Place::ALL.iter().map(|place| {
        let name = words.of("place.", place.code());
        let line = el("li", "").with(view::link(&["law/", place.code()].concat(), name));
        match texts(*place).first() {
            Some(text) => line.with(el("p", "hint").text(words.get(basis(text)))),
            None => line,
        }
    });
    vec![
        view::heading(words.get(word!("law.title"))),
        el("p", "").text(words.get(word!("law.intro"))),
        el("ul", "places").with_all(items),
    ]
}

fn one(page: &'static Page, place: Place) -> Vec<El> {
    let words = page.words;
    let title = words.fill(
        word!("law.of"),
        &[("place", words.of("place.", place.code()))],
    );
    let mut drawn = vec![
        view::heading(&title),
        el("p", "").with(view::link("law", words.get(word!("law.all")))),
    ];
    page.sheet.with_untracked(|sheet| {
        let parts = law::parts(&sheet.0, place);
        drawn.extend(parts.into_iter().map(|part| draw(page, part)));
    });
    drawn
}

fn draw(page: &'static Page, part: Part) -> El {
    let blocks = page.sheet.with_untracked(|sheet| {
        let draw = |block| blocks::draw(page, &sheet.0, block);
        part.blocks.into_iter().map(draw).collect::<Vec<El>>()
    });
    el("section", "part")
        .with(el("h2", "").text(&part.title))
        .with(el("div", "blocks").with_all(blocks))
}
