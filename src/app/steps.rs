//! The questions, in order. On a phone one is open and the others are folded to their answers; on a wide screen all
//! stand open (the style sheet decides which).

use leptos::prelude::*;

use crate::app::Page;
use crate::app::browser;
use crate::app::pages::summary::{step_of, summary};
use crate::app::parts::part::set_open;
use crate::app::sheet::Sheet;
use crate::case::Situation;
use crate::coded;
use crate::problem::{Problem, Reason};

coded! {
    /// A question.
    pub enum Step {
        /// In whose custody they are.
        Situation = "situation",
        /// Place and law.
        Place = "place",
        /// The animals.
        Animals = "animals",
        /// The days.
        Days = "days",
        /// The board's rates.
        Board = "board",
        /// What only some are asked.
        More = "more",
        /// Expected prices, a sale held, its expenses.
        Sale = "sale",
    }
}

/// The questions on the way to the result, in order; the rest is asked only of those who open it.
const WAY: [Step; 5] = [
    Step::Situation,
    Step::Place,
    Step::Animals,
    Step::Days,
    Step::Board,
];

impl Step {
    /// Whether the result still needs something of this question.
    fn lacks(self, sheet: &Sheet) -> bool {
        let account = &sheet.account;
        let parts = [
            account.claim.as_ref().err(),
            account.deadlines.as_ref().err(),
        ];
        let lacking = |one: &Problem| {
            one.reason != Reason::BoardNotSeen && !one.is_of_the_law() && step_of(one.field) == self
        };
        summary(sheet, self).is_empty() || parts.into_iter().flatten().flatten().any(lacking)
    }
}

/// The first question that the result still needs, after this one if one is given; none where a court decides.
#[must_use]
pub fn next(sheet: &Sheet, after: Option<Step>) -> Option<Step> {
    if sheet.reading.case.situation == Some(Situation::Police) {
        return None;
    }
    let later = |step: &Step| after.is_none_or(|after| *step as u8 > after as u8);
    let way = WAY.into_iter().filter(later);
    way.into_iter().find(|step| step.lacks(sheet))
}

/// Folds every question, up to the first that the result still needs: whoever comes back to a whole case comes for its
/// figures. A new case begins with the first question of all, although it is answered for most.
pub fn fold(page: Page) {
    let first = if page.answers.begun() {
        page.sheet.with_untracked(|sheet| next(&sheet.0, None))
    } else {
        Some(Step::Situation)
    };
    page.step.set(first);
}

/// Opens a question and moves the focus to its heading.
pub fn open(current: RwSignal<Option<Step>>, step: Step) {
    current.set(Some(step));
    browser::focus_soon(["ask-", step.code()].concat());
}

/// Opens the question or the part of the result that holds an element and moves the focus there.
pub fn go_to(page: Page, anchor: &str) {
    let around =
        browser::element(anchor).and_then(|element| element.closest(".step, .part").ok().flatten());
    if let Some(around) = around {
        let step = around.get_attribute("data-step");
        match step.as_deref().and_then(Step::from_code) {
            Some(step) => page.step.set(Some(step)),
            None => set_open(&page, &around.id(), true),
        }
    }
    browser::focus_soon(anchor.to_owned());
}
