//! A day in three boxes with the month by its name, the days people mean most often beside it, and the day repeated in
//! words: 9 February can then not be taken for 2 September.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Event, FocusEvent, Node};

use crate::app::Page;
use crate::app::answers::{Answer, DayAnswer};
use crate::app::element::{El, el, typed};
use crate::app::parts::boxes::{self, NUMERIC};
use crate::day::Day;
use crate::draft::DayDraft;
use crate::word;

/// Draws a question for a day: the keys of the question and of a line of help, which may be empty. The ids are
/// `<name>-day`, `<name>-month`, `<name>-year`; a refusal belongs to the first.
#[must_use]
pub fn day_boxes(
    page: &'static Page,
    name: &'static str,
    question: &'static str,
    hint: &'static str,
    answer: DayAnswer,
) -> El {
    let words = page.words;
    let question = words.get(question);
    let hint = if hint.is_empty() { "" } else { words.get(hint) };
    let id = [name, "-day"].concat();
    let tied = |input| boxes::described(page, input, &id, !hint.is_empty());
    let digits = |part: &str, label: &str, answer: Answer| {
        let own = [name, "-", part].concat();
        let input = tied(boxes::input(&own, NUMERIC, answer));
        el("div", "")
            .with(el("label", "").attr("for", &own).text(label))
            .with(input)
    };
    let month = [name, "-month"].concat();
    let months = el("div", "")
        .with(
            el("label", "")
                .attr("for", &month)
                .text(words.get(word!("day.month"))),
        )
        .with(tied(months(page, &month, answer.month)));
    let three = el("div", "boxes")
        .with(digits("day", words.get(word!("day.day")), answer.day))
        .with(months)
        .with(digits("year", words.get(word!("day.year")), answer.year));
    let (left, typed) = (id.clone(), id.clone());
    el("fieldset", "day")
        .with(el("legend", "").text(question))
        .with_all(boxes::help(&id, hint))
        .with(boxes::refusal(page, &id))
        .with(three)
        .with(quick(page, AHEAD.contains(&name), answer))
        .with(el("p", "said").live_text(move || in_words(page, answer)))
        .on("input", move |_| page.return_to(&typed))
        .on("focusout", move |event| {
            if leaves(&event) {
                page.leave(&left);
            }
        })
}

/// Whether the focus leaves the whole question and not only one of its boxes.
fn leaves(event: &Event) -> bool {
    let question = event
        .current_target()
        .and_then(|target| target.dyn_into::<Node>().ok());
    let next = event
        .dyn_ref::<FocusEvent>()
        .and_then(FocusEvent::related_target);
    let next = next.and_then(|target| target.dyn_into::<Node>().ok());
    !question.is_some_and(|question| question.contains(next.as_ref()))
}

fn months(page: &'static Page, id: &str, answer: Answer) -> El {
    let option = |n: u32| {
        let code = if n == 0 { String::new() } else { n.to_string() };
        let name = if n == 0 {
            String::new()
        } else {
            page.words.of("month.", &n.to_string()).to_owned()
        };
        let option = el("option", "").attr("value", &code).text(&name);
        option.switch("selected", move || answer.with(|now| *now == code))
    };
    let select = el("select", "")
        .attr("id", id)
        .with_all((0..=12).map(option));
    select.on("change", move |event| answer.set(typed(&event)))
}

/// The questions for a day that is still to come.
const AHEAD: [&str; 2] = ["claimed", "other"];

/// Today, and the two days before it or after it.
fn quick(page: &'static Page, ahead: bool, answer: DayAnswer) -> El {
    let step = move |day: Day| {
        if ahead {
            day.plus_days(1)
        } else {
            day.before()
        }
    };
    let button = |key: &'static str, steps: usize| {
        boxes::button("quick", page.words.get(key), move || {
            page.follow_the_day();
            let mut day = page.today.get_untracked();
            for _ in 0..steps {
                day = day.and_then(step);
            }
            if let Some(day) = day {
                answer.set(DayDraft::of(day));
            }
        })
    };
    let [one, two] = if ahead {
        [word!("day.tomorrow"), word!("day.in-two-days")]
    } else {
        [word!("day.yesterday"), word!("day.two-days-ago")]
    };
    el("div", "quicks")
        .with(button(word!("day.today"), 0))
        .with(button(one, 1))
        .with(button(two, 2))
}

/// The day as it was read, with its weekday; that it is today is said.
fn in_words(page: &'static Page, answer: DayAnswer) -> String {
    let Some(Ok(day)) = answer.draft().read() else {
        return String::new();
    };
    let said = page.words.day(day);
    if page.today.get() == Some(day) {
        page.words.fill(word!("day.is-today"), &[("day", &said)])
    } else {
        said
    }
}
