//! Which page stands in the address: the case (no fragment, or one that nothing here knows), the law, the comparison, or
//! a paper.
//! The ways are plain links, so the browser's back and forward lead between the pages; what was typed stays where it is,
//! since the case is only hidden.

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::web_sys::HtmlElement;

use crate::app::browser;
use crate::app::element::{El, el};
use crate::app::papers::Paper;
use crate::law::place::Place;
use crate::link;

/// A page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// The case and what follows.
    Case,
    /// All places.
    Places,
    /// The law of a place.
    Law(Place),
    /// The case under other laws.
    Compare,
    /// A paper to print.
    Paper(Paper),
    /// A case in a link (`arrive.rs`), until it is taken.
    Link,
    /// The poster.
    Poster,
    /// The saved cases.
    Desk,
}

impl View {
    /// The page that a fragment names: `#law`, `#law/punjab`.
    #[must_use]
    pub fn named(fragment: &str) -> Self {
        let name = fragment.trim_start_matches('#');
        if link::is_link(name) {
            return Self::Link;
        }
        if name == "poster" {
            return Self::Poster;
        }
        if name == "desk" {
            return Self::Desk;
        }
        if name == "compare" {
            return Self::Compare;
        }
        if let Some(paper) = name.strip_prefix("paper/") {
            return Paper::from_code(paper).map_or(Self::Case, Self::Paper);
        }
        match name.strip_prefix("law") {
            Some("") => Self::Places,
            Some(rest) => rest
                .strip_prefix('/')
                .and_then(Place::from_code)
                .map_or(Self::Case, Self::Law),
            None => Self::Case,
        }
    }
}

/// The id of the heading of every page but the case.
pub const HEADING: &str = "view-title";

/// The view that the address names now, and from now on. The focus goes to the heading of a page that opens, and back
/// to where it was when the case returns.
#[must_use]
pub fn follow_address() -> RwSignal<View> {
    let view = RwSignal::new(View::named(&browser::fragment()));
    let left: RefCell<Option<HtmlElement>> = RefCell::default();
    window_event_listener_untyped("hashchange", move |_| {
        let (before, now) = (view.get_untracked(), View::named(&browser::fragment()));
        if before == now {
            return;
        }
        if before == View::Case {
            left.replace(browser::focused());
        }
        view.set(now);
        let back = left.borrow().clone().filter(|left| left.is_connected());
        match (now, back) {
            (View::Case, Some(back)) => {
                let _ = back.focus();
            }
            (View::Case, None) => browser::focus_soon("result".into()),
            _ => browser::focus_soon(HEADING.into()),
        }
    });
    view
}

/// A link to a page.
#[must_use]
pub fn link(to: &str, words: &str) -> El {
    el("a", "").attr("href", &["#", to].concat()).text(words)
}

/// The heading of a page.
#[must_use]
pub fn heading(words: &str) -> El {
    el("h1", "")
        .attr("id", HEADING)
        .attr("tabindex", "-1")
        .text(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fragment_names_a_page_and_anything_else_is_the_case() {
        assert_eq!(View::named("#law"), View::Places);
        assert_eq!(View::named("#law/tamil-nadu"), View::Law(Place::TamilNadu));
        assert_eq!(View::named("#compare"), View::Compare);
        assert_eq!(View::named("#paper/sale"), View::Paper(Paper::Sale));
        assert_eq!(View::named("#poster"), View::Poster);
        assert_eq!(View::named("#desk"), View::Desk);
        for link in ["#c1.enZ", "#C1", "#%2523c1.enZ"] {
            assert_eq!(View::named(link), View::Link, "{link}");
        }
        for other in [
            "",
            "#",
            "#paper",
            "#paper/",
            "#paper/none",
            "#law/",
            "#law/atlantis",
            "#lawful",
            "#result",
        ] {
            assert_eq!(View::named(other), View::Case, "{other}");
        }
    }
}
