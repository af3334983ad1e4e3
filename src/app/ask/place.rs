//! In whose custody the animals are, where, and which text of the law is taken.

use leptos::prelude::*;

use crate::account::Account;
use crate::app::Page;
use crate::app::effect::follow;
use crate::app::element::{El, el};
use crate::app::language;
use crate::app::pages::law::basis;
use crate::app::pages::summary;
use crate::app::parts::boxes::{self, Options};
use crate::app::sheet::Sheet;
use crate::app::view;
use crate::case::Situation;
use crate::law;
use crate::law::place::Place;
use crate::law::row::Provision;
use crate::problem::Reason;
use crate::text::keys::{PLACES, SITUATIONS};
use crate::word;

/// Draws the four custodies; of one that no pound settles it is said at once.
pub fn custody(page: &'static Page) -> Vec<El> {
    let situations = boxes::family(page.words, "situation.", SITUATIONS);
    let court = move || {
        let of_the_law = |sheet: &Sheet| {
            let police = sheet.reading.case.situation == Some(Situation::Police);
            police.then(|| sheet.reason(Reason::CourtDecides))
        };
        page.sheet.with(|sheet| of_the_law(&sheet.0))
    };
    vec![
        boxes::choices("situation", "", page.answers.situation, situations)
            .attr("aria-labelledby", "ask-situation"),
        el("div", "").each(
            move || court().into_iter().collect(),
            |said| el("p", "note time").text(said),
        ),
    ]
}

/// Draws the boxes.
pub fn boxes(page: &'static Page) -> Vec<El> {
    let words = page.words;
    let answers = page.answers;
    let places = move || {
        boxes::or_none(
            words.get(word!("place.choose")),
            boxes::family(words, "place.", PLACES),
        )
    };
    let place = move || Place::from_code(&answers.place.get());
    let areas = move || {
        let areas: Vec<&str> = place()
            .map_or(&[][..], Place::areas)
            .iter()
            .map(|area| area.code())
            .collect();
        boxes::or_none(
            words.get(word!("area.none")),
            boxes::family(words, "area.", &areas),
        )
    };
    let texts = move || place().map_or_else(Vec::new, |place| names(page, place));
    // The list of texts follows the place; a text that the new place does not have gives way to its first.
    let choose = move |_: Option<&str>| {
        let known = texts();
        let text = answers.text.get();
        if !known.iter().any(|(code, _)| *code == text) {
            answers.text.set(
                known
                    .first()
                    .map_or_else(String::new, |(code, _)| code.clone()),
            );
        }
    };
    follow(move || Some(answers.place.get()), choose);
    let remark = |(class, text): (&str, String)| el("p", class).text(&text);
    // Few know an answer to these, and the way on stands below them.
    let exactly = el("details", "more")
        .with(el("summary", "").text(words.get(word!("place.exactly"))))
        .with(
            el("div", "")
                .flag("hidden", move || {
                    place().is_none_or(|place| place.areas().is_empty())
                })
                .with(boxes::list(
                    "area",
                    words.get(word!("area.label")),
                    words.get(word!("area.hint")),
                    answers.area,
                    areas,
                )),
        )
        .with(boxes::list(
            "text",
            words.get(word!("text.label")),
            words.get(word!("text.hint")),
            answers.text,
            texts,
        ))
        .with(el("p", "said").live_text(move || {
            let standing = page.sheet.with(|sheet| standing(&sheet.0));
            standing.unwrap_or_default()
        }))
        .with(el("p", "").with(
            view::link("law", words.get(word!("law.here"))).live_attr("href", move || {
                Some(["#law/", &answers.place.get()].concat())
            }),
        ));
    vec![
        boxes::list(
            "place",
            words.get(word!("place.label")),
            "",
            answers.place,
            places,
        ),
        language::offer(page),
        el("div", "").live(move || {
            let remarks = page.sheet.with(|sheet| remarks(&sheet.0));
            remarks.into_iter().map(remark).collect()
        }),
        exactly.flag("hidden", move || place().is_none()),
    ]
}

fn names(page: &'static Page, place: Place) -> Options {
    law::texts(place)
        .iter()
        .map(|text| (text.code.to_owned(), page.words.text_name(text)))
        .collect()
}

/// How well the days of this text are known.
fn standing(sheet: &Sheet) -> Option<String> {
    let deadlines = sheet.account.deadlines.as_ref().ok()?;
    let standing = sheet.words.standing(deadlines.first.rule);
    let places = [("standing", standing.as_str())];
    Some(sheet.words.fill(word!("text.standing"), &places))
}

/// Why this text is taken, and what later changed it.
fn remarks(sheet: &Sheet) -> Vec<(&'static str, String)> {
    let Account {
        text: Some(text), ..
    } = &sheet.account
    else {
        return Vec::new();
    };
    let words = sheet.words;
    let mut remarks = vec![("said", words.get(basis(text)).to_owned())];
    let forest = sheet
        .law(Provision::ForestFine)
        .filter(|_| sheet.reading.case.situation == Some(Situation::Forest));
    remarks.extend(forest.map(|row| {
        let right = words.get(word!("rule.forest-fine"));
        let places = [("right", right), ("section", &words.section(row))];
        ("said", words.fill(word!("rights.line"), &places))
    }));
    remarks.extend(summary::not_begun(sheet).map(|said| ("note time", said)));
    if let Some((later, _)) = text.changed_by {
        remarks.push((
            "note time",
            words.fill(word!("text.changed-by"), &[("amendment", later)]),
        ));
    }
    remarks
}
