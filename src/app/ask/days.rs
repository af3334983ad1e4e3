//! Which days: arrival, claiming, and, for those who know them, seizure and notice.

use leptos::prelude::*;

use crate::app::Page;
use crate::app::answers::Answer;
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
    let said = move || {
        let read = answer.with(|text| Clock::read(text).ok());
        read.map_or_else(String::new, |clock| {
            words.fill(word!("day.hour-said"), &[("hour", &clock.plain())])
        })
    };
    el("div", "hour")
        .with(boxes::text_box(page, spec))
        .with(el("p", "said").live_text(said))
}
