//! Sending the case or the answer on: by the device's own way, by WhatsApp, or by copying. "Copied" is said only when
//! the browser has said so; otherwise the text stands there to be copied by hand.

use leptos::prelude::*;

use crate::app::Page;
use crate::app::arrive;
use crate::app::browser::{self, Done};
use crate::app::effect::follow;
use crate::app::element::{El, el};
use crate::app::pages::share::{Sends, sends};
use crate::app::parts::boxes;
use crate::app::parts::part::part;
use crate::app::view;
use crate::link::LinkProblem;
use crate::word;

/// The id of the box from which a text is copied by hand.
const BY_HAND: &str = "share-text";

/// What became of the last press.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Sent {
    #[default]
    Nothing,
    Copied,
    /// It could not be copied: the text itself.
    ByHand(String),
}

/// What may be sent now, and what became of it.
#[derive(Clone, Copy)]
struct Sending {
    what: Memo<Sends>,
    link: Memo<Result<String, LinkProblem>>,
    sent: RwSignal<Sent>,
}

impl Sending {
    fn text(self) -> Option<String> {
        match self.what.get() {
            Sends::Answer(text) => Some(text),
            _ => None,
        }
    }

    fn link(self) -> Option<String> {
        match self.what.get() {
            Sends::Nothing => None,
            _ => self.link.get().ok(),
        }
    }

    fn both(self) -> String {
        match (self.text(), self.link()) {
            (Some(text), Some(link)) => [&text, "\n", &link].concat(),
            (text, link) => text.or(link).unwrap_or_default(),
        }
    }

    fn copy(self, text: Option<String>) {
        let Some(text) = text else { return };
        let by_hand = text.clone();
        browser::copy(&text, move |done| {
            if done == Done::Yes {
                self.sent.set(Sent::Copied);
            } else {
                self.sent.set(Sent::ByHand(by_hand));
                browser::select_soon(BY_HAND);
            }
        });
    }

    fn by_the_device(self) {
        let text = untrack(|| self.both());
        let by_hand = text.clone();
        browser::share(&text, move |done| {
            // Whoever closes the list of ways has not asked for another.
            if done == Done::No {
                self.copy(Some(by_hand));
            }
        });
    }
}

/// Draws the part.
#[must_use]
pub fn share(page: &'static Page) -> El {
    let words = page.words;
    let link = move || {
        let draft = page.sheet.with(|sheet| sheet.0.draft.clone());
        arrive::address(draft, page.claimed_today())
    };
    let sending = Sending {
        what: Memo::new(move |_| page.sheet.with(|sheet| sends(&sheet.0))),
        link: Memo::new(move |_| link()),
        sent: RwSignal::new(Sent::Nothing),
    };
    let sent = sending.sent;
    // What was said is about the case as it was.
    follow(move || sending.link(), move |_| sent.set(Sent::Nothing));
    let said = move || match (sending.what.get(), sending.link.get()) {
        (Sends::Nothing, _) => words.get(word!("share.refused")).to_owned(),
        (_, Err(problem)) => words.of("link.", problem.code()).to_owned(),
        (Sends::Entered, _) => words.get(word!("share.no-sum")).to_owned(),
        (Sends::Answer(text), _) => {
            let length = text.chars().count().to_string();
            words.fill(word!("share.length"), &[("n", &length)])
        }
    };
    let became = move || {
        let key = match sent.get() {
            Sent::Nothing => return String::new(),
            Sent::Copied => word!("share.copied"),
            Sent::ByHand(_) => word!("share.not-copied"),
        };
        words.get(key).to_owned()
    };
    let by_hand = move || match sent.get() {
        Sent::ByHand(text) => text,
        _ => String::new(),
    };
    let text = el("textarea", "")
        .attr("id", BY_HAND)
        .attr("readonly", "")
        .attr("rows", "8")
        .attr("aria-label", words.get(word!("share.text")))
        .value(by_hand)
        .flag("hidden", move || by_hand().is_empty());
    let poster = view::link("poster", words.get(word!("share.poster")));
    let inside = vec![
        el("p", "").live_text(said),
        ways(page, sending),
        el("p", "").attr("role", "status").live_text(became),
        text,
        el("p", "").with(poster),
    ];
    part(page, "share", words.get(word!("share.title")), inside)
}

fn ways(page: &'static Page, sending: Sending) -> El {
    let words = page.words;
    let button = |id, key, press: fn(Sending)| {
        boxes::button("", words.get(key), move || press(sending)).attr("id", id)
    };
    let device = button(
        "share-device",
        word!("share.device"),
        Sending::by_the_device,
    )
    .flag("hidden", move || {
        !browser::can_share() || sending.both().is_empty()
    });
    let whatsapp = el("a", "")
        .attr("id", "share-whatsapp")
        .attr("target", "_blank")
        .attr("rel", "noopener noreferrer")
        .live_attr("href", move || {
            // The whole of it in one piece: an address within an address is cut at its `#` otherwise.
            Some(["https://wa.me/?text=", &browser::encoded(&sending.both())].concat())
        })
        .text(words.get(word!("share.whatsapp")))
        .flag("hidden", move || sending.both().is_empty());
    let link = button("share-link", word!("share.copy-link"), |sending| {
        sending.copy(untrack(|| sending.link()));
    })
    .flag("hidden", move || sending.link().is_none());
    let answer = button("share-answer", word!("share.copy-answer"), |sending| {
        sending.copy(untrack(|| sending.text()));
    })
    .flag("hidden", move || sending.text().is_none());
    el("p", "acts").with_all([device, whatsapp, link, answer])
}
