//! TOP FLOOR: the page. What is typed goes into signals, one an answer; they make a draft, the draft a case, the case an
//! account; the parts of the result say the account in words. No money and no date is reckoned here.
//!
//! `answers` holds the signals, `ask` the questions, `pages` what each part of the result says (as data, testable
//! without a browser), `parts` how boxes and blocks are drawn, `element` what they are drawn from, `browser` and
//! `today` what the browser is asked. What the first answer can do without comes in a second file: `late`.

pub mod answers;
pub mod arrive;
pub mod ask;
pub mod block;
pub mod browser;
pub mod desk;
pub mod effect;
pub mod element;
pub mod go;
pub mod keep;
pub mod language;
pub mod late;
pub mod needs;
pub mod pages;
pub mod papers;
pub mod parts;
pub mod pictures;
pub mod says;
pub mod sheet;
pub mod steps;
pub mod today;
pub mod view;
pub mod working;

use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use crate::day::Day;
use crate::draft::DayDraft;
use crate::text::Words;
use crate::word;
use answers::Answers;
use arrive::Arrived;
use effect::{effect, follow};
use element::{El, el, unseen};
use late::Late;
use parts::{result, status};
use sheet::{Boxes, Reckon, Sheet};
use steps::Step;
use view::View;

/// How often the day is looked at: a page may stay in front over midnight without an event that tells of it.
const LOOK_AT_THE_DAY: Duration = Duration::from_secs(20);

/// A finger or a mouse has hit what it meant by then.
const AFTER_A_TAP: Duration = Duration::from_millis(250);

/// What every view works with. It lasts as long as the page, so that a view need hold no more than where it is.
#[derive(Clone, Copy)]
pub struct Page {
    /// The words of the language chosen.
    pub words: &'static Words,
    /// What follows from the answers.
    pub sheet: RwSignal<Shared>,
    /// What of it the boxes of the questions need.
    pub boxes: RwSignal<Boxes>,
    /// The words that are spoken from now on: another page in them takes this one's place.
    pub language: RwSignal<&'static Words>,
    /// The answers.
    pub answers: &'static Answers,
    /// The question that is open on a phone; none where the case is whole and was not typed just now.
    pub step: RwSignal<Option<Step>>,
    /// Ids of the elements that were left once: only there is a refusal shown.
    pub left: RwSignal<Vec<String>>,
    /// While a finger or a mouse button is down: ids of the elements that are left by it.
    pub leaving: RwSignal<Option<Vec<String>>>,
    /// The result was asked for while answers were refused, and they have not all been mended since.
    pub asked: RwSignal<bool>,
    /// Names of the lines and parts that stand open.
    pub open: RwSignal<Vec<String>>,
    /// The page in the address.
    pub view: RwSignal<View>,
    /// What the first answer did without, once it is here.
    pub late: RwSignal<Option<&'static Late>>,
    /// The texts of law that the case is compared with, by their names for a list.
    pub compared: RwSignal<Vec<String>>,
    /// Under which name the case that stands here was saved, with its edition; empty if it was not.
    pub saved: RwSignal<String>,
    /// What came in a link, and what gave way to it.
    pub arrived: RwSignal<Arrived>,
    /// India's day.
    pub today: RwSignal<Option<Day>>,
    /// Whether the day of claiming is "today" and goes with the calendar. Another that was typed, and that the calendar
    /// has reached since, stays what it is.
    pub comes_today: RwSignal<bool>,
}

/// A sheet that many views read.
#[derive(Clone)]
pub struct Shared(pub Arc<Sheet>);

/// Puts the app into its place in the page and lets the static words go.
pub fn start() {
    let Some(place) = browser::element("app") else {
        return;
    };
    let owner = Owner::new();
    owner.with(|| {
        let first = Page::new(Words::for_good(&browser::words()));
        effect(Rc::new(move || first.follow_the_claim()));
        late::wait(&first);
        keep::keep(first);
        let _ = go::listens(first, element::known(place.into())).live(move || {
            let words = first.language.get();
            browser::write_from_the_right(words.right_to_left);
            browser::entitle(words.get(word!("app.name")));
            // As long as the page lasts, like the words; what was typed is the same in every language.
            app(Box::leak(Box::new(first.spoken_in(words)))).into()
        });
        steps::fold(first);
        // A page left open over midnight: a claim of "today" goes with the day, any other stays.
        // A phone that wakes up may tell of it by any one of these, or by none but the clock.
        for look in ["focus", "pageshow", "visibilitychange"] {
            window_event_listener_untyped(look, move |_| first.follow_the_day());
        }
        set_interval(move || first.follow_the_day(), LOOK_AT_THE_DAY);
        window_event_listener_untyped("pointerdown", move |_| first.press());
        for end in ["pointerup", "pointercancel"] {
            window_event_listener_untyped(end, move |_| {
                set_timeout(move || first.release(), AFTER_A_TAP);
            });
        }
    });
    // Everything that was made belongs to the page and lasts as long as it does.
    std::mem::forget(owner);
    browser::started();
}

fn app(page: &'static Page) -> [El; 8] {
    let words = page.words;
    let elsewhere = move || page.view.get() != View::Case;
    let on_paper = move || matches!(page.view.get(), View::Paper(_) | View::Poster);
    let skip = go::way("skip", "result", words.get(word!("app.skip")));
    let ways = el("nav", "views")
        .attr("aria-label", words.get(word!("app.pages")))
        .with(view::link("", words.get(word!("app.case"))).flag("hidden", move || !elsewhere()))
        .with(view::link("law", words.get(word!("law.title"))))
        .with(view::link("compare", words.get(word!("compare.title"))))
        .with(view::link("desk", words.get(word!("saved.title"))));
    let [not_kept, other_tab, aside] = keep::lines(words);
    let header = el("header", "top")
        .flag("data-unprinted", on_paper)
        .with(skip.flag("hidden", elsewhere))
        .with(el("p", "brand").text(words.get(word!("app.name"))))
        .with(el("p", "tagline").text(words.get(word!("app.tagline"))))
        .with(language::picker(page))
        .with(ways)
        .with(newer(words))
        .with(late::failed(words))
        .with(aside);
    let main = el("main", "layout")
        .flag("hidden", elsewhere)
        .with(ask::questions(page))
        .with(result::result(page));
    let build = words.fill(word!("app.correct"), &[("build", &browser::build())]);
    let footer = el("footer", "foot")
        .flag("data-unprinted", on_paper)
        .with(el("p", "").text(words.get(word!("app.foot"))))
        .with(el("p", "").text(words.get(word!("app.translation"))))
        .with(el("p", "").text(&build))
        .with(unseen("offline", "").text(words.get(word!("app.offline"))));
    let answered = move || page.sheet.with(|sheet| sheet.0.account.claim.is_ok());
    let tell = move |now: Option<&str>| now.map_or((), |_| browser::answered());
    follow(move || answered().then(String::new), tell);
    [
        header,
        late::place(page, |late| late.came),
        main,
        late::opening(page),
        late::place(page, |late| late.views),
        // In sight wherever on the page something is typed that is not kept.
        el("div", "stay").with(not_kept).with(other_tab),
        status::status(page),
        footer,
    ]
}

/// A newer build can be had: one reload, when it is asked for.
fn newer(words: &Words) -> El {
    let reload = el("button", "quick")
        .attr("type", "button")
        .attr("id", "newer-reload")
        .text(words.get(word!("app.reload")));
    unseen("newer", "note")
        .with(el("span", "").text(words.get(word!("app.newer"))))
        .with(reload)
}

impl Page {
    fn new(words: &'static Words) -> Self {
        let (today, late) = (RwSignal::new(today::today()), RwSignal::new(None));
        // It lasts as long as the page, like the words.
        let answers: &'static Answers = Box::leak(Box::new(Answers::new(today.get_untracked())));
        let draft = untrack(|| answers.draft());
        let sheet = Sheet::by(sheet::first, words, draft, today.get_untracked());
        Self {
            words,
            boxes: RwSignal::new(Boxes::of(&sheet)),
            sheet: RwSignal::new(Shared(Arc::new(sheet))),
            language: RwSignal::new(words),
            answers,
            step: RwSignal::new(Some(Step::Situation)),
            left: RwSignal::new(Vec::new()),
            leaving: RwSignal::new(None),
            asked: RwSignal::new(false),
            open: RwSignal::new(Vec::new()),
            view: view::follow_address(),
            saved: RwSignal::new(String::new()),
            late,
            arrived: RwSignal::new(Arrived::default()),
            compared: RwSignal::new(vec!["all".to_owned()]),
            today,
            comes_today: RwSignal::new(true),
        }
    }

    /// The same page in other words.
    fn spoken_in(self, words: &'static Words) -> Self {
        let page = Self { words, ..self };
        effect(Rc::new(move || page.follow_the_answers()));
        page
    }

    /// Makes the sheet again when an answer or the day has changed, and once more when what is late is here.
    ///
    /// It is a signal that is set, and no memo: whoever reads a memo looks through all that it was made of, and here
    /// hundreds read what hundreds of answers made.
    fn follow_the_answers(self) {
        if self.answers.held.get() {
            return;
        }
        let late = self.late.get();
        let reckon = late.map_or(sheet::first as Reckon, |late| late.reckon);
        let sheet = Sheet::by(reckon, self.words, self.answers.draft(), self.today.get());
        let boxes = Boxes::of(&sheet);
        untrack(|| {
            self.sheet.set(Shared(Arc::new(sheet)));
            if self.boxes.with(|before| *before != boxes) {
                self.boxes.set(boxes);
            }
        });
    }

    /// Looks whether the day of claiming is today, whenever it is entered.
    fn follow_the_claim(self) {
        let claimed = self.answers.claimed.draft();
        let today = self.today.get_untracked().map(DayDraft::of);
        self.comes_today.set(today == Some(claimed));
    }

    /// The day of claiming, where it is "today".
    #[must_use]
    pub fn claimed_today(&self) -> Option<Day> {
        self.today.get().filter(|_| self.comes_today.get())
    }

    /// A page left open over midnight: a claim of today goes with the day, any other stays.
    pub fn follow_the_day(&self) {
        let (before, now) = (self.today.get_untracked(), today::today());
        if before == now {
            return;
        }
        let goes = self.comes_today.get_untracked();
        self.today.set(now);
        if let (true, Some(now)) = (goes, now) {
            self.answers.claimed.set(DayDraft::of(now));
        }
    }

    /// The refusal of an element, once it was left; at once where whole answers do not fit together.
    #[must_use]
    pub fn refusal(&self, id: &str) -> Option<String> {
        let left = self.left.with(|left| left.iter().any(|one| one == id));
        self.boxes.with(|boxes| {
            let found = boxes.refusals.iter().find(|one| one.anchor == id)?;
            (left || found.at_once).then(|| found.why.clone())
        })
    }

    /// The result is asked for: whatever is refused is shown now, at its box and gathered before the result.
    pub fn ask_for_the_result(&self) {
        let refused = self.sheet.with_untracked(|sheet| sheet.0.refusals.clone());
        self.asked.set(!refused.is_empty());
        for one in refused {
            self.leave(&one.anchor);
        }
    }

    /// The answer of an element is being typed again: nothing is held against it before it is left once more.
    pub fn return_to(&self, id: &str) {
        if let Some(leaving) = &mut *self.leaving.write_untracked() {
            leaving.retain(|one| one != id);
        }
        if self
            .left
            .with_untracked(|left| left.iter().any(|one| one == id))
        {
            self.left.update(|left| left.retain(|one| one != id));
        }
    }

    /// A finger or a mouse button goes down. A refusal that came now would push away what it is about to hit.
    fn press(&self) {
        self.leaving
            .update_untracked(|leaving| *leaving = Some(leaving.take().unwrap_or_default()));
    }

    /// It went up, and has hit what it meant.
    fn release(&self) {
        let left = self.leaving.write_untracked().take();
        for id in left.into_iter().flatten() {
            self.leave(&id);
        }
    }

    /// The element was left.
    pub fn leave(&self, id: &str) {
        if let Some(leaving) = &mut *self.leaving.write_untracked() {
            leaving.push(id.to_owned());
            return;
        }
        if !self
            .left
            .with_untracked(|left| left.iter().any(|one| one == id))
        {
            self.left.update(|left| left.push(id.to_owned()));
        }
    }
}
