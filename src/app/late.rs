//! What the first answer can do without: the other pages, the papers, what only some are asked, the later parts of the
//! result. It is compiled with everything else and shares its signals; the build then cuts the module in two
//! (`.ci/path/wasm-bindgen`), and the second file comes when the first answer is there, when nobody is typing, or when
//! something of it is asked for.
//!
//! The cut goes by what is reached from where: whatever is reached only through [`Late`] is in the second file. So
//! something is late if, and only if, it stands in the list here and the rest of the page asks this list for it.

use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use leptos::prelude::*;

use crate::app::Page;
use crate::app::arrive;
use crate::app::ask::{board, examples, more, sale};
use crate::app::browser;
use crate::app::desk;
use crate::app::element::{El, el, unseen};
use crate::app::keep;
use crate::app::pages::{
    self, after_sale, balance, court, demand, dispute, leaves_out, security, sold, timeline, worked,
};
use crate::app::parts::{blocks, compare, law, link, paper, poster, result};
use crate::app::sheet::{Reckon, Sheet, whole};
use crate::app::view::{self, HEADING, View};
use crate::reasons::StepId;
use crate::text::Words;
use crate::word;

/// Draws something.
pub type Draw = fn(&'static Page) -> Vec<El>;

/// All that is late.
#[derive(Debug)]
pub struct Late {
    /// The whole account.
    pub reckon: Reckon,
    /// A case that comes in a link, now and later.
    pub arrive: fn(Page),
    /// Where the case that stands here came from.
    pub came: Draw,
    /// The pages beside the case.
    pub views: Draw,
    /// The scale that was taken over.
    pub taken: Draw,
    /// Further lines of the board, and scales that may be taken over.
    pub board: Draw,
    /// What only some are asked.
    pub more: Draw,
    /// A sale.
    pub sale: Draw,
    /// The way to forget the case.
    pub forget: Draw,
    /// The answer read aloud.
    pub listen: Draw,
    /// What stands first after a sale.
    pub after_sale: Draw,
    /// The parts of the result but the first, in order.
    pub parts: &'static [pages::Page],
    /// These drawn, and all that stands with them.
    pub rest: Draw,
    /// How a figure came.
    pub working: fn(&Sheet, StepId) -> El,
}

/// The second file.
pub static LATE: Late = Late {
    reckon: whole,
    arrive: arrive::follow,
    came: |page| vec![link::note(page)],
    views: |page| {
        vec![
            law::law(page),
            compare::compare(page),
            paper::paper(page),
            link::link(page),
            poster::poster(page),
            desk::desk(page),
        ]
    },
    taken: |page| vec![examples::taken(page)],
    board: board::further,
    more: more::boxes,
    sale: sale::boxes,
    forget: |page| vec![keep::forget(page)],
    listen: |page| vec![result::listen(page)],
    after_sale: |page| vec![result::draw(page, after_sale::part, || false)],
    parts: &[
        after_sale::part,
        timeline::part,
        demand::part,
        security::part,
        dispute::part,
        sold::part,
        balance::part,
        court::part,
        worked::part,
        leaves_out::part,
    ],
    rest: |page| result::rest(page, LATE.parts),
    working: blocks::draw_working,
};

/// The way into the second file. Leptos' own macro: the build finds its two ends and cuts between them.
#[leptos::wasm_split::wasm_split(late, wasm_split_path = ::leptos::wasm_split)]
fn second_file() -> &'static Late {
    &LATE
}

/// Draws what is late as soon as the second file is here.
pub fn wait(page: &Page) {
    let page = *page;
    browser::late(move |words| {
        page.language.get_untracked().add_late(&words);
        let late = here();
        if let Some(late) = late {
            (late.arrive)(page);
        }
        let asked = browser::focused().filter(|one| one.has_attribute("data-late"));
        page.late.set(late);
        browser::drawn();
        // The button that asked for it is gone: its focus goes to the first of what it brought.
        if let Some(asked) = asked {
            browser::focus_in_place_of(&asked);
        }
        // The page that was opened has its heading only now.
        if page.view.get_untracked() != View::Case {
            browser::focus_soon(HEADING.into());
        }
    });
}

/// What the second file holds, which is here now: nothing is left to wait for.
fn here() -> Option<&'static Late> {
    let mut file = pin!(second_file());
    let mut context = Context::from_waker(Waker::noop());
    // Asked once it looks for the file, asked again it has found it.
    (0..3).find_map(|_| match file.as_mut().poll(&mut context) {
        Poll::Ready(late) => Some(late),
        Poll::Pending => None,
    })
}

/// What stands in place of a page, or of a case in a link, until the second file brings it; it goes while that file
/// cannot be had (public/start.js). No figure is beside it.
#[must_use]
pub fn opening(page: &'static Page) -> El {
    let words = page.words;
    let waits = move || page.view.get() != View::Case && page.late.get().is_none();
    let what = move || match page.view.get() {
        View::Link => words.get(word!("late.opening-case")),
        _ => words.get(word!("late.opening")),
    };
    el("main", "law")
        .flag("hidden", move || !waits())
        .live(move || {
            if !waits() {
                return Vec::new();
            }
            let slow = el("p", "hint").text(words.get(word!("late.opening-slow")));
            let inside = el("div", "").attr("id", "opening");
            vec![inside.with(view::heading(what())).with(slow)]
        })
}

/// What is said when the second file could not be had (public/start.js).
#[must_use]
pub fn failed(words: &Words) -> El {
    unseen("late-failed", "note")
        .with(el("span", "").text(words.get(word!("late.failed"))))
        .with(ask(words.get(word!("late.again"))).attr("id", "late-again"))
}

/// A button that fetches the second file (public/start.js).
fn ask(words: &str) -> El {
    el("button", "quick")
        .attr("type", "button")
        .attr("data-late", "")
        .text(words)
}

/// A place for late questions: they can be asked for before the first answer is there.
#[must_use]
pub fn questions(page: &'static Page, what: fn(&Late) -> Draw) -> El {
    let show = ask(page.words.get(word!("late.show")));
    el("div", "")
        .with(show.flag("hidden", move || page.late.get().is_some()))
        .with(place(page, what))
}

/// A place for something late.
#[must_use]
pub fn place(page: &'static Page, what: fn(&Late) -> Draw) -> El {
    el("div", "late").live(move || {
        let late = page.late.get();
        untrack(|| late.map_or_else(Vec::new, |late| what(late)(page)))
    })
}
