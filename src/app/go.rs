//! Ways within the page: an element with `data-go` leads to the element with that id. The page listens once for all of
//! them, since most come and go with the figures; the address stays as it is, since it will hold the case.

use crate::app::Page;
use crate::app::element::{El, carrying, el};
use crate::app::steps;

/// A link to an element of the page.
#[must_use]
pub fn way(class: &str, to: &str, words: &str) -> El {
    el("a", class)
        .attr("href", &["#", to].concat())
        .attr("data-go", to)
        .text(words)
}

/// Listens for every way inside an element.
#[must_use]
pub fn listens(page: Page, element: El) -> El {
    element.on("click", move |event| {
        if let Some((_, to)) = carrying(&event, "data-go") {
            event.prevent_default();
            steps::go_to(page, &to);
        }
    })
}
