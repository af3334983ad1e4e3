//! Which days: arrival, claiming, and, for those who know them, seizure and notice.

use leptos::prelude::*;

use crate::app::Page;
use crate::app::answers::Answer;
use crate::app::browser;
use crate::app::element::{El, el};
use crate::app::parts::boxes::{self, DECIMAL, TextBox};
use crate::app::parts::day_boxes::day_boxes;
use crate::day::Clock;
use crate::word;

/// Draws the boxes.
pub fn boxes(page: &'static Page) -> Vec<El> {
    let words = page.words;
    let answers = page.answers;
    let day = |name, question, hint, answer| day_boxes(page, name, question, hint, answer);
    let more = el("details", "more")
        .with(el("summary", "").text(words.get(word!("days.more"))))
        .with(day(
            "seized",
            word!("days.seized"),
            word!("ask.optional"),
            answers.seized,
        ))
        .with(day(
            "notice",
            word!("days.notice"),
            word!("ask.optional"),
            answers.notice,
        ));
    vec![
        day(
            "impounded",
            word!("days.impounded"),
            word!("days.impounded-hint"),
            answers.impounded,
        ),
        hour(page, "impounded-hour", answers.impounded_hour),
        day(
            "claimed",
            word!("days.claimed"),
            word!("days.claimed-hint"),
            answers.claimed,
        ),
        hour(page, "claimed-hour", answers.claimed_hour),
        more,
    ]
}

fn hour(page: &'static Page, id: &str, answer: Answer) -> El {
    let words = page.words;
    let spec = TextBox {
        id: id.to_owned(),
        label: Box::new(|| words.get(word!("day.hour")).to_owned()),
        hint: words.get(word!("day.hour-hint")),
        mode: DECIMAL,
        answer,
    };
    let read = move || answer.with(|text| Clock::read(text).ok());
    let said = move || {
        let Some(clock) = read() else {
            return String::new();
        };
        let key = if clock.is_before_noon() {
            word!("day.hour-early")
        } else {
            word!("day.hour-late")
        };
        words.fill(key, &[("hour", &clock.plain())])
    };
    // 4.30 is said of either half of the day; what it was taken for is said, and the other is a tap away.
    let other = move || read().and_then(Clock::after_noon).map(Clock::plain);
    let box_id = id.to_owned();
    let offer = move |hour: &str| {
        let name = words.fill(word!("day.hour-other"), &[("hour", hour)]);
        let (text, id) = (hour.to_owned(), box_id.clone());
        boxes::button("quick", &name, move || {
            answer.set(text.clone());
            browser::focus_soon(id.clone());
        })
    };
    el("div", "hour")
        .with(boxes::text_box(page, spec))
        .with(el("p", "said").live_text(said))
        .with(el("div", "").each(move || other().into_iter().collect(), offer))
}
