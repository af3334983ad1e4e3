//! The poster: a page to print and hang up at the pound, with a code that opens this page with the local board filled in.

use leptos::prelude::*;

use crate::app::Page;
use crate::app::arrive;
use crate::app::browser;
use crate::app::effect::follow;
use crate::app::element::{El, el, svg};
use crate::app::pages::summary::summary;
use crate::app::parts::boxes;
use crate::app::steps::Step;
use crate::app::view::{self, View};
use crate::word;

/// Light modules around a code, as its standard asks.
const QUIET: usize = 4;

/// Draws the poster while it is open.
#[must_use]
pub fn poster(page: &'static Page) -> El {
    let open = move || page.view.get() == View::Poster;
    // The code of which address, row by row; no rows where it could not be made.
    let code: RwSignal<Option<String>> = RwSignal::new(None);
    let link = move || {
        page.sheet
            .with(|sheet| arrive::address(arrive::local(&sheet.0.draft), None).ok())
    };
    let ask = move |link: Option<&str>| {
        code.set(None);
        if let Some(link) = link {
            browser::qr(link, move |rows| code.set(Some(rows)));
        }
    };
    follow(move || if open() { link() } else { None }, ask);
    // It comes later, and the rest stays as it is: the focus is on the heading.
    let picture = move || {
        let words = page.words;
        let rows = code.get();
        let said = match rows.as_deref() {
            None => word!("poster.wait"),
            Some("") => word!("poster.no-code"),
            Some(_) => word!("poster.scan"),
        };
        vec![
            draw(&rows.unwrap_or_default(), words.get(word!("poster.code"))),
            el("p", "").text(words.get(said)),
        ]
    };
    el("main", "law poster")
        .flag("hidden", move || !open())
        .live(move || {
            if !open() {
                return Vec::new();
            }
            page.sheet.with(|sheet| {
                let words = page.words;
                let case = &sheet.0.reading.case;
                let mut drawn = vec![view::heading(words.get(word!("poster.title")))];
                let (None, Some(place)) = (case.refused.first(), case.place) else {
                    let key = if case.place.is_none() {
                        word!("poster.empty")
                    } else {
                        word!("share.refused")
                    };
                    drawn.push(el("p", "").text(words.get(key)));
                    return drawn;
                };
                let place = words.of("place.", place.code());
                let facts = summary(&sheet.0, Step::Board);
                let law = sheet.0.account.text.map(|text| words.text_name(text));
                let lines = law.into_iter().chain(facts);
                drawn.push(
                    el("div", "no-paper")
                        .with(el("p", "").text(words.get(word!("poster.about"))))
                        .with(el("p", "acts").with(boxes::button(
                            "",
                            words.get(word!("result.print")),
                            browser::print_page,
                        ))),
                );
                let made = page.today.get().map_or_else(String::new, |today| {
                    words.fill(word!("poster.made"), &[("day", &sheet.0.day(today))])
                });
                drawn.push(
                    el("div", "sheet")
                        .with(el("h2", "").text(words.get(word!("poster.call"))))
                        .with(
                            el("p", "")
                                .text(&words.fill(word!("poster.place"), &[("place", place)])),
                        )
                        .with(el("ul", "").with_all(lines.map(|line| el("li", "").text(&line))))
                        .with(el("div", "").live(picture))
                        .with(
                            el("p", "hint")
                                .attr("translate", "no")
                                .text(&browser::address()),
                        )
                        .with(el("p", "hint").text(words.get(word!("poster.not-official"))))
                        .with(el("p", "hint").text(&made)),
                );
                drawn
            })
        })
}

/// The code as a picture: dark modules in one path, on white whatever the theme.
fn draw(rows: &str, name: &str) -> El {
    let rows: Vec<&str> = rows.lines().collect();
    if rows.is_empty() {
        return el("p", "");
    }
    let side = rows
        .len()
        .saturating_add(QUIET.saturating_mul(2))
        .to_string();
    let mut path = String::new();
    for (y, row) in (QUIET..).zip(&rows) {
        for (x, _) in (QUIET..).zip(row.chars()).filter(|(_, one)| *one == '1') {
            path.push_str(&["M", &x.to_string(), " ", &y.to_string(), "h1v1h-1z"].concat());
        }
    }
    svg("svg", "qr")
        .attr("viewBox", &["0 0 ", &side, " ", &side].concat())
        .attr("role", "img")
        .attr("aria-label", name)
        .attr("shape-rendering", "crispEdges")
        .with(
            svg("rect", "qr-light")
                .attr("width", &side)
                .attr("height", &side),
        )
        .with(svg("path", "qr-dark").attr("d", &path))
}
