//! A case that comes in the link of the address. It is taken at once where nothing was typed yet; otherwise the owner is
//! asked, and what stood here can be had back. Of a link that cannot be read nothing is shown but the reason.
//!
//! Once a link is taken it leaves the address: reloading must not put it in place of what was typed since. Where it took
//! the place of the owner's own case, the way back leads to the link again, and there the own case stands as before; as
//! long as the tab lasts it outlasts a reload too (public/keep.js).

use leptos::prelude::*;

use crate::app::Page;
use crate::app::answers::fresh;
use crate::app::browser;
use crate::app::language;
use crate::app::steps;
use crate::app::view::View;
use crate::case::Choices;
use crate::day::Day;
use crate::draft::{DayDraft, Draft, SecurityDraft};
use crate::link::{self, LinkProblem, Linked};

/// What came in a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrived {
    /// Nothing.
    Nothing,
    /// A link that cannot be read.
    Refused(LinkProblem),
    /// A case, while another stands here.
    Offered(Draft),
    /// A case that stands here now; the owner's own, if there was one, and the link that it gave way to.
    Taken(Option<Draft>, String),
    /// The case that stood here was forgotten; until something is entered anew it can be had back.
    Forgotten(Draft, String),
    /// A saved case that stands here now (`desk.rs`); what stood here before, and under which name it was saved.
    Opened(Draft, String),
}

/// The id of the line that says where the case came from.
pub const NOTE: &str = "came-in-a-link";

/// Looks at the address now and whenever it changes.
pub fn follow(page: Page) {
    page.arrived.set(at_rest());
    look(page);
    window_event_listener_untyped("hashchange", move |_| look(page));
}

fn look(page: Page) {
    let fragment = browser::fragment();
    let name = fragment.trim_start_matches('#');
    if !link::is_link(name) {
        return;
    }
    match Linked::read(name) {
        // Back from the case that this link brought. What was changed in it can be had again.
        Ok(_) if page.arrived.with_untracked(|now| is_of(now, name)) => {
            let here = own(page);
            give_back(page);
            page.arrived.set(Arrived::Offered(here));
        }
        Err(problem) => page.arrived.set(Arrived::Refused(problem)),
        Ok(linked) if page.answers.begun() => page.arrived.set(Arrived::Offered(linked.draft)),
        Ok(linked) => take(page, &linked.draft, None),
    }
}

/// Whether the case that stands here came in this link and took the place of another.
fn is_of(now: &Arrived, name: &str) -> bool {
    matches!(now, Arrived::Taken(Some(_), link) if link == name)
}

/// What is said while no link waits: an own case that gave way to one can still be had back.
fn at_rest() -> Arrived {
    let before = browser::before(None);
    let Some((link, own)) = before.split_once(' ') else {
        return Arrived::Nothing;
    };
    Linked::read(own).map_or(Arrived::Nothing, |own| {
        Arrived::Taken(Some(own.draft), link.to_owned())
    })
}

/// The case that stands here, to be put back on a later day perhaps.
#[must_use]
pub fn own(page: Page) -> Draft {
    untrack(|| sent(page.answers.draft(), page.claimed_today())).draft
}

/// The draft as it goes on its way: a claim of "today" stays one of today.
fn sent(draft: Draft, today: Option<Day>) -> Linked {
    let language = language::spoken();
    let linked = Linked { language, draft };
    match today {
        Some(today) => linked.sent_on(today),
        None => linked,
    }
}

/// The case in the link takes the place of the owner's own, which is kept by.
pub fn open(page: Page) {
    let offered = page.arrived.get_untracked();
    if let Arrived::Offered(draft) = offered {
        // Of two links one after another, it is not the first that was typed here.
        let own = match at_rest() {
            Arrived::Taken(Some(own), _) => own,
            _ => own(page),
        };
        take(page, &draft, Some(own));
    }
}

/// The owner's own case stays, or comes back.
pub fn keep(page: Page) {
    give_back(page);
    done(page, at_rest());
    browser::focus_soon("result".into());
}

/// Puts the case back that gave way to the one that stands here.
fn give_back(page: Page) {
    match page.arrived.get_untracked() {
        Arrived::Taken(Some(own), _) => {
            put(page, &own);
            let _ = browser::before(Some(""));
        }
        Arrived::Opened(own, saved) | Arrived::Forgotten(own, saved) => {
            put(page, &own);
            page.saved.set(saved);
        }
        _ => {}
    }
}

fn take(page: Page, draft: &Draft, own: Option<Draft>) {
    put(page, draft);
    let link = browser::fragment().trim_start_matches('#').to_owned();
    if let Some(draft) = own.clone() {
        let own = Linked {
            draft,
            ..Linked::default()
        };
        let own = own.write().unwrap_or_default();
        let _ = browser::before(Some(&[&link, " ", &own].concat()));
        // A step of its own: the way back leads to the link again, and to the own case.
        browser::add_step();
    }
    done(page, Arrived::Taken(own, link));
    browser::focus_soon(NOTE.into());
}

/// A poster's link holds no animals and no days: they begin as in a new case. A claim "today" is today's here.
fn put(page: Page, draft: &Draft) {
    let today = page.today.get_untracked();
    let linked = Linked {
        draft: draft.clone(),
        ..Linked::default()
    };
    let mut draft = match today {
        Some(today) => linked.opened_on(today).draft,
        None => linked.draft,
    };
    let fresh = fresh(today);
    if draft.animals.is_empty() {
        draft.animals = fresh.animals;
        if draft.claimed == DayDraft::default() {
            draft.claimed = fresh.claimed;
        }
    }
    page.answers.set_from(&draft);
    page.saved.set(String::new());
    page.left.set(Vec::new());
}

/// The address names the case again.
pub fn done(page: Page, arrived: Arrived) {
    page.arrived.set(arrived);
    browser::drop_fragment();
    page.view.set(View::named(&browser::fragment()));
    steps::fold(page);
}

/// The address of the page with a link for this draft.
///
/// # Errors
/// As [`Linked::write`].
pub fn address(draft: Draft, today: Option<Day>) -> Result<String, LinkProblem> {
    let link = sent(draft, today).write()?;
    Ok([&browser::address(), "#", &link].concat())
}

/// What a poster's link holds: the place, the law and the local board; no animals, no days, no person.
#[must_use]
pub fn local(draft: &Draft) -> Draft {
    let draft = draft.clone();
    Draft {
        place: draft.place,
        area: draft.area,
        text: draft.text,
        situation: draft.situation,
        animals: Vec::new(),
        board: draft.board,
        rates: draft.rates,
        lines: draft.lines,
        terms: draft.terms,
        notified: draft.notified,
        security: SecurityDraft {
            rates: draft.security.rates,
            ..SecurityDraft::default()
        },
        choices: Choices {
            bands: draft.choices.bands,
            ..Choices::default()
        },
        ..fresh(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draft::{AnimalsDraft, LotDraft, RateDraft, SuitDraft};

    #[test]
    fn a_poster_has_the_board_and_nothing_of_the_owner() {
        let rates = vec![RateDraft {
            kind: "cow".into(),
            fine: "500".into(),
            feeding: "40".into(),
        }];
        let draft = Draft {
            place: "punjab".into(),
            animals: vec![AnimalsDraft::default()],
            claimed_hour: "10".into(),
            rates: rates.clone(),
            lots: vec![LotDraft::default()],
            suit: SuitDraft {
                claimed: "9".into(),
                ..SuitDraft::default()
            },
            ..fresh(None)
        };
        let expected = Draft {
            place: "punjab".into(),
            animals: Vec::new(),
            rates,
            ..fresh(None)
        };
        assert_eq!(local(&draft), expected);
    }
}
