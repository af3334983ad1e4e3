//! The page "Compare": the case under other laws. The list of laws is made when the page is opened, the figures again
//! whenever the choice or the case has changed; while the page is shut nothing is reckoned.

use leptos::prelude::*;

use crate::app::Page;
use crate::app::element::{El, carrying, el};
use crate::app::pages::compare::{self, code, name};
use crate::app::parts::blocks;
use crate::app::view::{self, View};
use crate::law::Text;
use crate::word;

/// Says in `data-text` that all laws are meant.
const ALL: &str = "all";

/// Draws the page; nothing while another is open.
#[must_use]
pub fn compare(page: &'static Page) -> El {
    let open = Memo::new(move |_| page.view.get() == View::Compare);
    el("main", "law compare")
        .flag("hidden", move || !open.get())
        .on("change", move |event| {
            if let Some((_, text)) = carrying(&event, "data-text") {
                choose(page, text);
            }
        })
        .live(move || {
            if open.get() {
                vec![
                    view::heading(page.words.get(word!("compare.title"))),
                    el("p", "").text(page.words.get(word!("compare.intro"))),
                    laws(page),
                    el("section", "part").with(el("div", "blocks").live(move || figures(page))),
                ]
            } else {
                Vec::new()
            }
        })
}

fn choose(page: &Page, text: String) {
    page.compared.update(|chosen| {
        if let Some(at) = chosen.iter().position(|known| *known == text) {
            chosen.remove(at);
        } else {
            chosen.push(text);
        }
    });
}

/// The laws to choose from: all, or some of them.
fn laws(page: &'static Page) -> El {
    let words = page.words;
    let all = words.get(word!("compare.all"));
    let texts = compare::texts().map(|text| tick(page, &code(text), &name(words, text)));
    let some = el("fieldset", "ways")
        .with(el("legend", "").text(words.get(word!("compare.some"))))
        .with_all(texts);
    el("details", "more")
        .with(el("summary", "").text(words.get(word!("compare.choose"))))
        .with(tick(page, ALL, all))
        .with(some.flag("hidden", move || chosen(page, ALL)))
}

fn chosen(page: &Page, text: &str) -> bool {
    page.compared
        .with(|chosen| chosen.iter().any(|one| one == text))
}

fn tick(page: &'static Page, text: &str, words: &str) -> El {
    let known = text.to_owned();
    let tick = el("input", "")
        .attr("type", "checkbox")
        .attr("data-text", text)
        .switch("checked", move || chosen(page, &known));
    el("label", "way")
        .with(tick)
        .with(el("span", "").text(words))
}

fn figures(page: &'static Page) -> Vec<El> {
    let all = chosen(page, ALL);
    let texts: Vec<&'static Text> = compare::texts()
        .filter(|text| all || chosen(page, &code(text)))
        .collect();
    page.sheet.with(|sheet| {
        let part = compare::part(&sheet.0, &texts);
        let draw = |block| blocks::draw_on_a_screen(page, &sheet.0, block);
        part.blocks.into_iter().map(draw).collect()
    })
}
