//! A paper: the sheet as it prints, and the button that prints it. It is made when it is opened and let go when it is
//! left; while it stands open it follows the case and the day.

use leptos::prelude::*;

use crate::app::Page;
use crate::app::browser;
use crate::app::element::{El, carrying, el};
use crate::app::papers::Paper;
use crate::app::parts::blocks;
use crate::app::parts::part::part;
use crate::app::sheet::Sheet;
use crate::app::view::{self, View};
use crate::word;

/// Draws the paper that the view asks for; nothing while it asks for none.
#[must_use]
pub fn paper(page: &'static Page) -> El {
    let open = Memo::new(move |_| match page.view.get() {
        View::Paper(paper) => Some(paper),
        _ => None,
    });
    el("main", "papers")
        .flag("hidden", move || open.get().is_none())
        .on("click", move |event| {
            if carrying(&event, "data-print").is_some() {
                browser::print_page();
            }
        })
        .live(move || {
            open.get()
                .into_iter()
                .flat_map(|paper| one(page, paper))
                .collect()
        })
}

fn one(page: &'static Page, paper: Paper) -> [El; 2] {
    let words = page.words;
    let says = el("div", "blocks").live(move || {
        page.sheet.with(|sheet| {
            let part = paper.written(&sheet.0, &browser::build()).part;
            let blocks = part.blocks.into_iter();
            blocks
                .map(|block| blocks::draw_on_a_screen(page, &sheet.0, block))
                .collect()
        })
    });
    let sheet = el("article", "")
        .live_attr("class", move || {
            let class = |sheet: &Sheet| paper.written(sheet, "").class();
            Some(page.sheet.with(|sheet| class(&sheet.0)).to_owned())
        })
        .with(view::heading(words.get(paper.title())))
        .with(says);
    let print = el("button", "")
        .attr("type", "button")
        .attr("data-print", "")
        .text(words.get(word!("paper.print")));
    let acts = el("div", "acts")
        .with(el("p", "hint").text(words.get(word!("paper.hint"))))
        .with(print);
    [sheet, acts]
}

/// The part of the result that leads to the papers.
#[must_use]
pub fn list(page: &'static Page) -> El {
    let words = page.words;
    let papers = Paper::ALL.iter().map(|paper| {
        let to = ["paper/", paper.code()].concat();
        el("li", "")
            .flag("hidden", move || {
                !page.sheet.with(|sheet| paper.is_offered(&sheet.0))
            })
            .with(view::link(&to, words.get(paper.title())))
    });
    let none = move || {
        page.sheet
            .with(|sheet| !Paper::ALL.iter().any(|paper| paper.is_offered(&sheet.0)))
    };
    let intro = el("p", "").text(words.get(word!("paper.intro")));
    let papers = el("ul", "places").with_all(papers);
    let title = words.get(word!("paper.title"));
    part(page, "papers", title, vec![intro, papers]).flag("hidden", none)
}
