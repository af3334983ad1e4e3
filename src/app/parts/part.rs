//! A part of the result under its heading. On a phone it folds to the heading, and a tap or a way to it opens it; on a
//! wide screen and on paper all parts stand open (the style sheet decides which).

use leptos::prelude::*;

use crate::app::Page;
use crate::app::element::{El, el};
use crate::app::pages::refused;
use crate::app::parts::boxes;

/// The parts that are never folded: why the owner came, and what keeps it from being said.
const FIRST: [&str; 3] = ["take-home", "after-sale", refused::ID];

/// A part with what stands in it; its heading has the id `<id>-title`.
#[must_use]
pub fn part(page: &'static Page, id: &'static str, title: &str, inside: Vec<El>) -> El {
    let heading = [id, "-title"].concat();
    let title = el("h2", "")
        .attr("id", &heading)
        .attr("tabindex", "-1")
        .text(title);
    let first = FIRST.contains(&id);
    let is_open = move || first || page.open.with(|open| open.iter().any(|one| one == id));
    let fold = boxes::button("fold", "", move || set_open(page, id, !untrack(is_open)))
        .attr("aria-labelledby", &heading)
        .live_attr("aria-expanded", move || Some(is_open().to_string()))
        .flag("hidden", move || first);
    let class = move || Some(if is_open() { "part open" } else { "part" }.to_owned());
    el("section", "")
        .live_attr("class", class)
        .attr("id", id)
        .attr("aria-labelledby", &heading)
        .with(el("div", "head").with(title).with(fold))
        .with(el("div", "inside").with_all(inside))
}

/// Opens or folds a part.
pub fn set_open(page: &Page, id: &str, yes: bool) {
    page.open.update(|open| {
        open.retain(|one| one != id);
        if yes {
            open.push(id.to_owned());
        }
    });
}
