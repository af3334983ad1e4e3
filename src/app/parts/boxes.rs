//! A box that takes an answer: a text box that shows what the state holds and says why an answer was refused, a list
//! to choose from, and choices that all stand open.

use std::rc::Rc;

use leptos::prelude::*;

use crate::app::Page;
use crate::app::answers::{Answer, ON};
use crate::app::effect::follow;
use crate::app::element::{El, el, typed};
use crate::text::Words;

/// The keyboard a phone offers for amounts and hours.
pub const DECIMAL: &str = "decimal";
/// The keyboard for whole numbers.
pub const NUMERIC: &str = "numeric";

/// So many letters of an entry are seen in a list on a narrow phone.
const MOST_IN_A_LIST: usize = 26;

/// A text box.
pub struct TextBox {
    /// The element's id, by which refusals find it.
    pub id: String,
    /// Its label.
    pub label: Box<dyn Fn() -> String>,
    /// A line of help, or empty.
    pub hint: &'static str,
    /// The keyboard.
    pub mode: &'static str,
    /// The answer.
    pub answer: Answer,
}

/// Draws a text box. The text is never rewritten while it is typed: the box and the state hold the same letters.
#[must_use]
pub fn text_box(page: &'static Page, spec: TextBox) -> El {
    let TextBox {
        id,
        label,
        hint,
        mode,
        answer,
    } = spec;
    let (left, typed) = (id.clone(), id.clone());
    let input = input(&id, mode, answer)
        .on("input", move |_| page.return_to(&typed))
        .on("blur", move |_| page.leave(&left));
    let input = described(page, input, &id, !hint.is_empty());
    el("div", "field")
        .with(el("label", "").attr("for", &id).live_text(label))
        .with_all(help(&id, hint))
        .with(refusal(page, &id))
        .with(input)
}

/// A box by itself, without label and refusal.
#[must_use]
pub fn input(id: &str, mode: &str, answer: Answer) -> El {
    el("input", "")
        .attr("type", "text")
        .attr("id", id)
        .attr("inputmode", mode)
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("spellcheck", "false")
        .value(move || answer.get())
        .on("input", move |event| answer.set(typed(&event)))
}

/// Ties a box to its help, and to the refusal while there is one. The refusal belongs to the element `id`, which for a
/// day is the first of three boxes.
#[must_use]
pub fn described(page: &'static Page, input: El, id: &str, hint: bool) -> El {
    let of = id.to_owned();
    let element = input.clone();
    follow(move || page.refusal(&of).map(|_| "true".to_owned()), {
        let id = id.to_owned();
        move |refused| {
            let by = match (hint, refused.is_some()) {
                (true, true) => Some([&id, "-hint ", &id, "-error"].concat()),
                (true, false) => Some([&id, "-hint"].concat()),
                (false, true) => Some([&id, "-error"].concat()),
                (false, false) => None,
            };
            element.set("aria-invalid", refused);
            element.set("aria-describedby", by.as_deref());
        }
    });
    input
}

/// The line of help, if there is one.
#[must_use]
pub fn help(id: &str, hint: &str) -> Option<El> {
    let line = || {
        el("p", "hint")
            .attr("id", &[id, "-hint"].concat())
            .text(hint)
    };
    (!hint.is_empty()).then(line)
}

/// The refusal in words, above its box where a phone's keyboard does not hide it; the element is there only while something is refused.
#[must_use]
pub fn refusal(page: &'static Page, id: &str) -> El {
    let (id, error) = (id.to_owned(), [id, "-error"].concat());
    let keys = move || page.refusal(&id).into_iter().collect();
    el("div", "").each(keys, move |why| {
        el("p", "error").attr("id", &error).text(why)
    })
}

/// Codes and their words.
pub type Options = Vec<(String, String)>;

/// An option: its code and its words.
#[must_use]
pub fn option(code: &str, words: &str) -> (String, String) {
    (code.to_owned(), words.to_owned())
}

/// The options of a closed list, in the words of a family.
#[must_use]
pub fn family(words: &Words, family: &str, codes: &[&str]) -> Options {
    codes
        .iter()
        .map(|code| option(code, words.of(family, code)))
        .collect()
}

/// The same after an option that chooses nothing.
#[must_use]
pub fn or_none(none: &str, options: Options) -> Options {
    std::iter::once(option("", none)).chain(options).collect()
}

/// Draws a list to choose from. Each entry asks the state whether it is the chosen one, so that the list shows what the
/// state holds even when its entries come later.
#[must_use]
pub fn list(
    id: &str,
    label: &str,
    hint: &str,
    answer: Answer,
    options: impl Fn() -> Options + 'static,
) -> El {
    boxed_list(id, label, hint, answer, Box::new(options))
}

fn boxed_list(
    id: &str,
    label: &str,
    hint: &str,
    answer: Answer,
    options: Box<dyn Fn() -> Options>,
) -> El {
    let options: Rc<dyn Fn() -> Options> = options.into();
    let all = options.clone();
    let entries = move || {
        let entry = |(code, words): (String, String)| {
            let entry = el("option", "").attr("value", &code).text(&words);
            entry.switch("selected", move || answer.with(|now| *now == code))
        };
        all().into_iter().map(entry).collect()
    };
    let select = el("select", "").attr("id", id);
    let select = if hint.is_empty() {
        select
    } else {
        select.attr("aria-describedby", &[id, "-hint"].concat())
    };
    let select = select
        .live(entries)
        .on("change", move |event| answer.set(typed(&event)));
    // A narrow list cuts its entry off. Whoever hears the page has heard it whole.
    let whole = move || {
        let chosen = options()
            .into_iter()
            .find(|(code, _)| answer.with(|now| now == code));
        chosen.map_or_else(String::new, |(_, words)| words)
    };
    el("div", "field")
        .with(el("label", "").attr("for", id).text(label))
        .with_all(help(id, hint))
        .with(select)
        .with(
            el("p", "said whole")
                .attr("aria-hidden", "true")
                .live_text(move || {
                    let whole = whole();
                    if whole.chars().count() > MOST_IN_A_LIST {
                        whole
                    } else {
                        String::new()
                    }
                }),
        )
}

/// Draws choices that all stand open; each has the id `<name>-<code>`. Where the heading above them asks, they need no
/// question of their own.
#[must_use]
pub fn choices(name: &str, question: &str, answer: Answer, options: Options) -> El {
    let ways = options.into_iter().map(|(code, words)| {
        let chosen = code.clone();
        let radio = radio(name, &code).switch("checked", move || answer.with(|now| *now == code));
        let radio = radio.on("change", move |_| answer.set(chosen.clone()));
        el("label", "way")
            .with(radio)
            .with(el("span", "").text(&words))
    });
    let question = (!question.is_empty()).then(|| el("legend", "").text(question));
    el("fieldset", "ways").with_all(question).with_all(ways)
}

/// Draws a box that is ticked or not: `is` says whether, `turn` does what a tap means.
#[must_use]
pub fn tick(
    id: &str,
    label: &str,
    is: impl Fn() -> bool + 'static,
    turn: impl Fn() + 'static,
) -> El {
    let input = el("input", "")
        .attr("type", "checkbox")
        .attr("id", id)
        .switch("checked", is)
        .on("change", move |_| turn());
    el("label", "way")
        .with(input)
        .with(el("span", "").text(label))
}

/// The same for an answer that is [`ON`] or empty.
#[must_use]
pub fn tick_answer(id: &str, label: &str, answer: Answer) -> El {
    let is = move || answer.with(|now| now == ON);
    let turn = move || {
        answer.update(|now| {
            *now = if now == ON {
                String::new()
            } else {
                ON.to_owned()
            };
        });
    };
    tick(id, label, is, turn)
}

/// A round button of a group.
#[must_use]
pub fn radio(name: &str, code: &str) -> El {
    el("input", "")
        .attr("type", "radio")
        .attr("id", &[name, "-", code].concat())
        .attr("name", name)
        .attr("value", code)
}

/// A button.
#[must_use]
pub fn button(class: &str, words: &str, press: impl FnMut() + 'static) -> El {
    let mut press = press;
    el("button", class)
        .attr("type", "button")
        .text(words)
        .on("click", move |_| press())
}
