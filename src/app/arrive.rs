//! A case that comes in the link of the address. It is taken at once where nothing was typed yet; otherwise the owner is
//! asked. Once a link is taken it leaves the address: reloading must not put it in place of what was typed since.
//!
//! Nothing typed is lost when one case takes the place of another: what gives way is put by as it was left, with the
//! link that it came in, and comes back by the button above the case, or where its link is asked for again, as by the
//! browser's ways back and forward. What was only opened, and never changed, is not put by: its link still has it. As
//! long as the tab lasts all of that outlasts a reload too (public/keep.js).

use leptos::prelude::*;

use crate::app::Page;
use crate::app::answers::fresh;
use crate::app::browser;
use crate::app::keep::plain;
use crate::app::language;
use crate::app::steps;
use crate::app::view::View;
use crate::case::Choices;
use crate::day::Day;
use crate::draft::{DayDraft, Draft, SecurityDraft};
use crate::link::{self, LinkProblem, Linked};

/// What waits to be decided.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Waits {
    /// Nothing.
    #[default]
    Nothing,
    /// A link that cannot be read.
    Refused(LinkProblem),
    /// A case, while another stands here.
    Offered(Box<Draft>),
    /// The case that stood here was forgotten, and is the first of what is put by; until something is entered anew it
    /// can be had back.
    Forgotten,
}

/// A case that gave way to another, as it was left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PutBy {
    /// The link in which it came, or as which it was opened; empty where it was begun here.
    pub link: String,
    /// Its answers.
    pub draft: Draft,
    /// Under which name it was saved, with its edition; empty if it was not.
    pub saved: String,
}

/// What came, and what gave way to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arrived {
    /// What waits.
    pub waits: Waits,
    /// The link of the case that stands here; empty where it was begun here.
    pub came: String,
    /// What is put by, the first to come back at the front.
    pub put_by: Vec<PutBy>,
}

/// The id of the line that says where the case came from.
pub const NOTE: &str = "came-in-a-link";

/// Looks at the address now and whenever it changes.
pub fn follow(page: Page) {
    let before = browser::before(None);
    let mut lines = before.lines();
    page.arrived.set(Arrived {
        waits: Waits::Nothing,
        came: lines.next().unwrap_or_default().to_owned(),
        put_by: lines.filter_map(PutBy::read).collect(),
    });
    look(page);
    window_event_listener_untyped("hashchange", move |_| look(page));
}

impl PutBy {
    /// What a link brings.
    fn came(link: &str, draft: Draft) -> Self {
        let link = link.to_owned();
        Self {
            link,
            draft,
            ..Self::default()
        }
    }

    /// A line of [`remember`].
    fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(3, ' ').map(str::to_owned);
        let link = parts.next()?;
        let draft = Linked::read(&parts.next()?).ok()?.draft;
        let saved = parts.next()?;
        Some(Self { link, draft, saved })
    }
}

impl Arrived {
    /// What is put by of the case in a link.
    #[must_use]
    pub fn left(&self, link: &str) -> Option<&PutBy> {
        self.put_by.iter().find(|one| one.link == link)
    }
}

/// Keeps what is put by over a reload, a case a line, behind the link of the case that stands here.
fn remember(page: Page) {
    let Arrived { came, put_by, .. } = page.arrived.get_untracked();
    let mut text = came;
    for PutBy { link, draft, saved } in put_by {
        if let Ok(draft) = link_of(draft) {
            text = [&text, "\n", &link, " ", &draft, " ", &saved].concat();
        }
    }
    let _ = browser::before(Some(&text));
}

/// The link of a draft, without a language.
fn link_of(draft: Draft) -> Result<String, LinkProblem> {
    let linked = Linked {
        draft,
        ..Linked::default()
    };
    linked.write()
}

/// What stands behind the `#` of the address.
#[must_use]
pub fn name() -> String {
    browser::fragment().trim_start_matches('#').to_owned()
}

fn look(page: Page) {
    let name = name();
    if !link::is_link(&name) {
        return;
    }
    let arrived = page.arrived.get_untracked();
    let waits = match Linked::read(&name) {
        Err(problem) => Waits::Refused(problem),
        // Back from the case that this link brought: what stood before it stands here again.
        Ok(_) if arrived.came == name && !arrived.put_by.is_empty() => {
            let here = own(page);
            turn(page);
            Waits::Offered(Box::new(here))
        }
        Ok(linked) => match arrived.left(&name) {
            Some(left) => Waits::Offered(Box::new(left.draft.clone())),
            None if page.answers.begun() => Waits::Offered(Box::new(linked.draft)),
            None => return take(page, PutBy::came(&name, linked.draft), None),
        },
    };
    page.arrived.update(|now| now.waits = waits);
}

/// The answers that stand here, to be put back on a later day perhaps.
fn own(page: Page) -> Draft {
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

/// The case that stands here, if there is anything in it that its link does not have.
#[must_use]
pub fn here(page: Page) -> Option<PutBy> {
    let link = page.arrived.with_untracked(|arrived| arrived.came.clone());
    let unchanged = match Linked::read(&link) {
        Ok(linked) => {
            let as_it_came = opened(linked.draft, page.today.get_untracked());
            plain(as_it_came) == plain(untrack(|| page.answers.draft()))
        }
        Err(_) => !page.answers.begun(),
    };
    let (draft, saved) = (own(page), page.saved.get_untracked());
    (!unchanged).then_some(PutBy { link, draft, saved })
}

/// A saved case stands here now; what gave way to it is put by.
pub fn took(page: Page, before: Option<PutBy>) {
    let link = link_of(own(page)).unwrap_or_default();
    stands(page, link, before);
    done(page);
}

/// The case of this link stands here now, and what gave way to it is the first to come back.
fn stands(page: Page, link: String, before: Option<PutBy>) {
    page.arrived.update(|now| {
        now.put_by
            .retain(|one| one.link.is_empty() || one.link != link);
        drop(now.put_by.splice(..0, before));
        now.came = link;
    });
    remember(page);
}

/// The case that was put by last comes back; the one that stands here waits behind all others.
fn turn(page: Page) {
    let mut arrived = page.arrived.get_untracked();
    if arrived.put_by.is_empty() {
        return;
    }
    let back = arrived.put_by.remove(0);
    // Of a case that was forgotten nothing stands here.
    if arrived.waits != Waits::Forgotten {
        arrived.put_by.extend(here(page));
    }
    arrived.came.clone_from(&back.link);
    arrived.waits = Waits::Nothing;
    page.arrived.set(arrived);
    put(page, back);
    remember(page);
}

/// The same by the button above the case.
pub fn back(page: Page) {
    turn(page);
    keep(page);
}

/// What stands here stays.
pub fn keep(page: Page) {
    done(page);
    browser::focus_soon("result".into());
}

/// The case in the link takes the place of the one that stands here.
pub fn open(page: Page) {
    let arrived = page.arrived.get_untracked();
    let name = name();
    if let Waits::Offered(draft) = &arrived.waits {
        let left = arrived.left(&name).cloned();
        let case = left.unwrap_or_else(|| PutBy::came(&name, *draft.clone()));
        let before = here(page);
        // A step of its own: the way back leads to the link again, and to the case before it.
        browser::add_step();
        take(page, case, before);
    }
}

fn take(page: Page, case: PutBy, before: Option<PutBy>) {
    let link = case.link.clone();
    put(page, case);
    stands(page, link, before);
    done(page);
    browser::focus_soon(NOTE.into());
}

/// Forgets the case that stands here, on the device too; the page alone holds it until another begins. What was put by
/// before is held by the page alone as well, and is offered as it was: it is another case.
pub fn forget(page: Page) {
    let gone = here(page);
    page.answers.set_from(&fresh(page.today.get_untracked()));
    page.saved.set(String::new());
    browser::forget();
    page.arrived.update(|now| {
        now.came.clear();
        // What was never changed is had back by its link.
        now.waits = match gone {
            Some(_) => Waits::Forgotten,
            None => Waits::Nothing,
        };
        drop(now.put_by.splice(..0, gone));
        if !now.put_by.is_empty() {
            browser::focus_soon(NOTE.into());
        }
    });
}

/// Another case begins: what was forgotten is gone for good.
pub fn begin(page: Page) {
    if page
        .arrived
        .with_untracked(|now| now.waits == Waits::Forgotten)
    {
        page.arrived.update(|now| {
            now.put_by.drain(..now.put_by.len().min(1));
            now.waits = Waits::Nothing;
        });
    }
}

/// A poster's link holds no animals and no days: they begin as in a new case. A claim "today" is today's here.
fn opened(draft: Draft, today: Option<Day>) -> Draft {
    let linked = Linked {
        draft,
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
    draft
}

/// Puts a case in place of what stands here.
fn put(page: Page, case: PutBy) {
    let today = page.today.get_untracked();
    page.answers.set_from(&opened(case.draft, today));
    page.saved.set(case.saved);
    page.left.set(Vec::new());
}

/// The address names the case again, and nothing waits.
pub fn done(page: Page) {
    page.arrived.update(|now| now.waits = Waits::Nothing);
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
