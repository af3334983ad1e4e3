//! The result: the parts one after another, of each only that made again which says something else than before.

use leptos::prelude::*;

use crate::app::Page;
use crate::app::block::Part;
use crate::app::browser;
use crate::app::desk;
use crate::app::effect::follow;
use crate::app::element::{El, el};
use crate::app::go;
use crate::app::late;
use crate::app::pages::share::{Sends, sends};
use crate::app::pages::{self, refused, take_home};
use crate::app::parts::{assumed, blocks, boxes, curve, paper, part, share};
use crate::word;

/// Draws the result.
#[must_use]
pub fn result(page: &'static Page) -> El {
    let words = page.words;
    let nothing = move || nothing_follows(page);
    // On paper too: without it nobody could tell later what the figures stood on.
    let made = move || {
        page.sheet.with(|sheet| {
            let Some(checked) = sheet.0.account.reasons.checked() else {
                return String::new();
            };
            let places = [
                ("day", &*sheet.0.day(checked)),
                ("build", &browser::build()),
            ];
            words.fill(word!("result.made"), &places)
        })
    };
    let print = boxes::button("", words.get(word!("result.print")), browser::print_page);
    let result = el("div", "result")
        .with(
            el("h1", "")
                .attr("id", "result")
                .attr("tabindex", "-1")
                .text(words.get(word!("result.title"))),
        )
        .with(refused(page))
        .with(late::place(page, |late| late.listen))
        .with(late::place(page, |late| late.after_sale))
        .with(draw(page, take_home::part, move || {
            page.late.get().is_some() && is_sold(page)
        }))
        .with(paths(page).flag("hidden", nothing))
        .with(late::place(page, |late| late.rest))
        .with(el("p", "hint").live_text(made).flag("hidden", nothing))
        .with(el("p", "acts").with(print).flag("hidden", nothing));
    blocks::listens(page, result)
}

/// As long as nothing follows, one part says what is needed and the others keep silent.
fn nothing_follows(page: &Page) -> bool {
    page.sheet.with(|sheet| sheet.0.nothing_follows())
}

/// A sale was held: what it left stands first then.
fn is_sold(page: &Page) -> bool {
    page.sheet.with(|sheet| sheet.0.reading.case.sale.is_some())
}

/// The rest of the result, which is late: the curve, the parts with what was assumed before the last of them, papers, and
/// sending on. The first of the parts stands elsewhere ([`result`]).
#[must_use]
pub fn rest(page: &'static Page, parts: &[pages::Page]) -> Vec<El> {
    let nothing = move || nothing_follows(page);
    let (_, parts) = parts.split_first().unzip();
    let parts = parts.unwrap_or_default();
    let last = parts.len().saturating_sub(1);
    let mut rest = vec![curve::curve(page).flag("hidden", nothing)];
    rest.extend(
        parts
            .iter()
            .take(last)
            .map(|part| draw(page, *part, nothing)),
    );
    rest.push(assumed::assumed(page));
    rest.extend(
        parts
            .iter()
            .skip(last)
            .map(|part| draw(page, *part, || false)),
    );
    rest.extend([paper::list(page), share::share(page), desk::save(page)]);
    rest
}

/// A part; hidden while it has nothing to say, or is told to keep silent.
pub fn draw(page: &'static Page, part: pages::Page, silent: impl Fn() -> bool + 'static) -> El {
    let Part { id, title, .. } = page.sheet.with_untracked(|sheet| part(&sheet.0));
    let empty = RwSignal::new(true);
    let inside = blocks::follow_part(page, part, empty);
    part::part(page, id, &title, vec![inside]).flag("hidden", move || silent() || empty.get())
}

/// The refused answers, from when the result was asked for until they are mended. At any other time they would push the
/// figures about while somebody reads or taps.
fn refused(page: &'static Page) -> El {
    let mended = move || page.sheet.with(|sheet| sheet.0.refusals.is_empty());
    follow(
        move || mended().then(String::new),
        move |now| now.map_or((), |_| page.asked.set(false)),
    );
    draw(page, refused::part, move || !page.asked.get())
}

/// Reads the answer aloud; hidden where the device has no voice for the language, or there is nothing to read.
#[must_use]
pub fn listen(page: &'static Page) -> El {
    let text = Memo::new(move |_| match page.sheet.with(|sheet| sends(&sheet.0)) {
        Sends::Answer(text) => text,
        _ => String::new(),
    });
    // What is being read is no longer true.
    follow(move || Some(text.get()), |_| browser::hush());
    let press = move || browser::listen(&untrack(|| text.get()));
    let button = boxes::button("", page.words.get(word!("result.listen")), press);
    let button = button.attr("id", "listen").attr("hidden", "");
    el("p", "acts")
        .flag("hidden", move || text.with(String::is_empty))
        .with(button)
}

/// A way to each part.
fn paths(page: &'static Page) -> El {
    let words = page.words;
    let first = move |id, sold, key| {
        go::way("", id, words.get(key)).flag("hidden", move || is_sold(page) != sold)
    };
    let ways = [
        ("curve-title", word!("curve.title")),
        ("timeline-title", word!("timeline.title")),
        ("dispute-title", word!("dispute.title")),
        ("sold-title", word!("sold.title")),
        ("balance-title", word!("balance.title")),
        ("worked-title", word!("worked.title")),
        ("assumed-title", word!("assumed.title")),
    ];
    let ways = ways
        .into_iter()
        .map(|(id, key)| go::way("", id, words.get(key)));
    el("nav", "paths")
        .attr("aria-label", words.get(word!("result.paths")))
        .with(first("take-home-title", false, word!("home.title")))
        .with(first("after-sale-title", true, word!("after.title")))
        .with_all(ways)
}
