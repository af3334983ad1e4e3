//! The questions, in order. On a phone one is open and the others are folded to their answers; on a wide screen all
//! stand open (the style sheet decides which).

use leptos::prelude::*;

use crate::app::Page;
use crate::app::browser;
use crate::app::parts::part::set_open;
use crate::coded;

coded! {
    /// A question.
    pub enum Step {
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

impl Step {
    /// The question after this one, on the way to the result; the rest is asked only of those who open it.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Place => Some(Self::Animals),
            Self::Animals => Some(Self::Days),
            Self::Days => Some(Self::Board),
            Self::Board | Self::More | Self::Sale => None,
        }
    }
}

/// Opens a question and moves the focus to its heading.
pub fn open(current: RwSignal<Step>, step: Step) {
    current.set(step);
    browser::focus_soon(["ask-", step.code()].concat());
}

/// Opens the question or the part of the result that holds an element and moves the focus there.
pub fn go_to(page: Page, anchor: &str) {
    let around =
        browser::element(anchor).and_then(|element| element.closest(".step, .part").ok().flatten());
    if let Some(around) = around {
        let step = around.get_attribute("data-step");
        match step.as_deref().and_then(Step::from_code) {
            Some(step) => page.step.set(step),
            None => set_open(&page, &around.id(), true),
        }
    }
    browser::focus_soon(anchor.to_owned());
}
