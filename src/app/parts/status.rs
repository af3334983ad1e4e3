//! One short sentence for a screen reader when the sum has changed: after the typing has paused, and only if it differs
//! from what was said last.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use leptos::prelude::*;

use crate::app::Page;
use crate::app::effect::follow;
use crate::app::element::{El, el};
use crate::app::pages::take_home::board_not_seen;
use crate::app::sheet::Sheet;
use crate::app::view::View;
use crate::problem::Problem;
use crate::word;

/// Long enough for a number to be typed to its end.
const PAUSE: Duration = Duration::from_millis(900);

/// Draws the sentence, for the ear only.
#[must_use]
pub fn status(page: &'static Page) -> El {
    let said = RwSignal::new(String::new());
    let waiting: RefCell<Option<TimeoutHandle>> = RefCell::default();
    // The first sentence is no change: nothing was asked yet.
    let begun = Cell::new(false);
    let write = move |now: Option<&str>| {
        let Some(now) = now.filter(|_| begun.replace(true)).map(str::to_owned) else {
            return;
        };
        // What no longer holds is gone at once; only the new sentence waits.
        said.set(String::new());
        let timeout = set_timeout_with_handle(move || said.set(now), PAUSE).ok();
        if let Some(before) = waiting.replace(timeout) {
            before.clear();
        }
    };
    follow(
        // Beside another page no figure stands, and none is heard.
        move || {
            let here = page.view.get() == View::Case;
            Some(if here {
                page.sheet.with(|sheet| sentence(&sheet.0))
            } else {
                String::new()
            })
        },
        write,
    );
    el("p", "for-the-ear")
        .attr("role", "status")
        .live_text(move || said.get())
}

/// What has become of the sum.
#[must_use]
pub fn sentence(sheet: &Sheet) -> String {
    let words = sheet.words;
    match (&sheet.account.claim, sheet.day_past()) {
        // Without what stands beside it, the sum of a past day would be taken for what to bring.
        (Ok(_), Some(past)) => past,
        (Ok(claim), None) => words.fill(
            word!("result.status-total"),
            &[("amount", &claim.to_bring.shown.shown())],
        ),
        (Err(problems), _) if board_not_seen(problems) => {
            words.get(word!("unseen.title")).to_owned()
        }
        // Where the law settles the matter nothing is left to answer.
        (Err(problems), _) if problems.iter().any(Problem::is_of_the_law) => {
            let problem = problems.iter().find(|problem| problem.is_of_the_law());
            problem.map_or_else(String::new, |problem| sheet.reason(problem.reason))
        }
        (Err(problems), _) => words.fill(
            word!("result.status-needs"),
            &[("n", &problems.len().to_string())],
        ),
    }
}
