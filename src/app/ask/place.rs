//! In whose custody the animals are, where, and which text of the law is taken.

use leptos::prelude::*;

use crate::account::Account;
use crate::app::Page;
use crate::app::element::{El, el};
use crate::app::pages::summary::text_name;
use crate::app::parts::boxes::{self, Options};
use crate::app::sheet::Sheet;
use crate::case::Situation;
use crate::law::place::Place;
use crate::law::{self, Basis, Text};
use crate::word;

/// Draws the boxes.
pub fn boxes(page: Page) -> Vec<El> {
    let words = page.words;
    let answers = page.answers;
    let coded = move |family: &str, code: &str| (code.to_owned(), words.get(&format!("{family}.{code}")).to_owned());
    let situations = move || Situation::ALL.iter().map(|one| coded("situation", one.code())).collect();
    let places = move || {
        let choose = (String::new(), words.get(word!("place.choose")).to_owned());
        let places = Place::ALL.iter().map(|place| coded("place", place.code()));
        std::iter::once(choose).chain(places).collect()
    };
    let place = move || Place::from_code(&answers.place.get());
    let areas = move || {
        let areas = place().map_or(&[][..], Place::areas);
        let none = (String::new(), words.get(word!("area.none")).to_owned());
        std::iter::once(none).chain(areas.iter().map(|area| coded("area", area.code()))).collect()
    };
    // The list of texts follows the place; a text that the new place does not have gives way to its first.
    let texts = move || place().map_or_else(Vec::new, |place| names(page, place));
    Effect::new(move |_: Option<()>| {
        let known = texts();
        let text = answers.text.get_untracked();
        if !known.iter().any(|(code, _)| *code == text) {
            answers.text.set(known.first().map_or_else(String::new, |(code, _)| code.clone()));
        }
    });
    let remark = |(class, text): (&str, String)| el("p", class).text(&text);
    vec![
        boxes::list("situation", words.get(word!("situation.label")), "", answers.situation, situations),
        boxes::list("place", words.get(word!("place.label")), "", answers.place, places),
        el("div", "").flag("hidden", move || place().is_none_or(|place| place.areas().is_empty())).with(boxes::list(
            "area",
            words.get(word!("area.label")),
            words.get(word!("area.hint")),
            answers.area,
            areas,
        )),
        el("div", "").flag("hidden", move || place().is_none()).with(boxes::list(
            "text",
            words.get(word!("text.label")),
            words.get(word!("text.hint")),
            answers.text,
            texts,
        )),
        el("div", "").live(move || page.sheet.with(|sheet| remarks(&sheet.0)).into_iter().map(remark).collect()),
    ]
}

fn names(page: Page, place: Place) -> Options {
    law::texts(place).iter().map(|text| (text.code.to_owned(), text_name(page.words, text))).collect()
}

/// Why this text is taken, how well it is known, and what later changed it.
fn remarks(sheet: &Sheet) -> Vec<(&'static str, String)> {
    let Account { text: Some(text), deadlines, .. } = &sheet.account else { return Vec::new() };
    let words = sheet.words;
    let mut remarks = vec![("said", words.get(basis(text)).to_owned())];
    if let Ok(deadlines) = deadlines {
        let standing = words.get(&format!("standing.{}", deadlines.first.rule.standing.code())).to_owned();
        remarks.push(("said", words.fill(word!("text.standing"), &[("standing", &standing)])));
    }
    if let Some(later) = text.changed_by {
        remarks.push(("note time", words.fill(word!("text.changed-by"), &[("amendment", later)])));
    }
    remarks
}

fn basis(text: &Text) -> &'static str {
    match text.basis {
        Basis::Chosen => word!("basis.chosen"),
        Basis::NoChangeFound => word!("basis.no-change-found"),
        Basis::Changed => word!("basis.changed"),
        Basis::OwnAct => word!("basis.own-act"),
    }
}
