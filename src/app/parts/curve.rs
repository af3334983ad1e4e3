//! The cost curve: a bar for each day, the days that matter marked, and a slider that says any of them. The bars stand
//! in per cents of a picture without a size of its own, so letters in it keep theirs, and no style is written inline.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;

use crate::account::Point;
use crate::app::Page;
use crate::app::block::Tone;
use crate::app::effect::effect;
use crate::app::element::{El, carrying, el, svg, typed};
use crate::app::pages::curve::{self, Mark};
use crate::app::parts::blocks;
use crate::app::parts::part::part;
use crate::app::sheet::Sheet;
use crate::day::Day;
use crate::money::WHOLE;
use crate::problem::Problem;
use crate::word;

/// How much of the picture's height the longest bar takes, per cent; the marks stand above.
const BARS: u32 = 76;

/// Draws the part.
#[must_use]
pub fn curve(page: &'static Page) -> El {
    let words = page.words;
    let chosen: RwSignal<Option<Day>> = RwSignal::new(None);
    let sheet = move |read: fn(&Sheet, usize) -> String| {
        page.sheet
            .with(|sheet| read(&sheet.0, curve::looked_at(&sheet.0, chosen.get())))
    };
    let none = move || page.sheet.with(|sheet| curve::points(&sheet.0).is_empty());
    let slider = el("input", "")
        .attr("type", "range")
        .attr("id", "curve-day")
        .attr("min", "0")
        .attr("aria-label", words.get(word!("curve.choose")))
        .live_attr("max", move || Some(sheet(last)))
        .live_attr("aria-valuetext", move || Some(sheet(curve::said)))
        .value(move || sheet(|_, at| at.to_string()))
        .on("input", move |event| {
            let at = typed(&event).parse().unwrap_or(usize::MAX);
            let day = |sheet: &Sheet| curve::points(sheet).get(at).map(|point| point.day);
            chosen.set(page.sheet.with_untracked(|sheet| day(&sheet.0)));
        });
    let on = el("p", "on")
        .attr("translate", "no")
        .live_text(move || sheet(curve::said));
    let plot = el("div", "curve")
        .flag("hidden", none)
        .with(on)
        .with(picture(page, chosen))
        .with(
            el("p", "ends")
                .attr("translate", "no")
                .live(move || page.sheet.with(|sheet| ends(&sheet.0))),
        )
        .with(slider);
    let says = el("div", "blocks").live(move || page.sheet.with(|sheet| in_words(page, &sheet.0)));
    let title = words.get(word!("curve.title"));
    part(
        page,
        "curve",
        title,
        vec![plot, says, list(page).flag("hidden", none)],
    )
}

fn last(sheet: &Sheet, _: usize) -> String {
    curve::points(sheet).len().saturating_sub(1).to_string()
}

/// The picture: its bars and its marks.
fn picture(page: &'static Page, chosen: RwSignal<Option<Day>>) -> El {
    let label = move || page.sheet.with(|sheet| curve::label(&sheet.0));
    let (bars, marks) = (svg("g", ""), svg("g", ""));
    let plot = svg("svg", "plot")
        .attr("role", "img")
        .live_attr("aria-label", move || Some(label()))
        .with(bars.clone());
    let drawn: RefCell<Vec<(Bar, El)>> = RefCell::default();
    effect(Rc::new(move || {
        let now = page.sheet.with(|sheet| {
            let at = curve::looked_at(&sheet.0, chosen.get());
            self::bars(&sheet.0, at)
        });
        let mut drawn = drawn.borrow_mut();
        while drawn.len() > now.len() {
            if let Some((_, gone)) = drawn.pop() {
                gone.remove();
            }
        }
        for (at, bar) in now.into_iter().enumerate() {
            if at == drawn.len() {
                let one = svg("rect", "");
                let _ = bars.clone().with(one.clone());
                drawn.push((Bar::default(), one));
            }
            if let Some((before, one)) = drawn.get_mut(at) {
                for (name, (is, was)) in BAR.iter().zip(bar.iter().zip(&*before)) {
                    if is != was {
                        one.set(name, Some(is));
                    }
                }
                *before = bar;
            }
        }
    }));
    plot.with(marks.live(move || page.sheet.with(|sheet| draw_marks(&sheet.0))))
}

/// What a bar is drawn by; while a rate is typed only the ends of the bars move.
const BAR: [&str; 5] = ["class", "x", "width", "y", "height"];
type Bar = [String; BAR.len()];

fn bars(sheet: &Sheet, looked_at: usize) -> Vec<Bar> {
    let across = Across::of(sheet);
    let most = curve::most(sheet);
    let bar = |(at, point): (usize, &Point)| {
        let share = point.to_bring.share_of(most).saturating_mul(BARS) / 100;
        let class = match (curve::tone(sheet, point.day), at == looked_at) {
            (Tone::Loss, false) => "loss",
            (Tone::Loss, true) => "loss on",
            (Tone::Time, false) => "time",
            (Tone::Time, true) => "time on",
            (_, false) => "",
            (_, true) => "on",
        };
        [
            class.to_owned(),
            across.place(at, 1, 9),
            per_cent(across.parts(0, 8)),
            per_cent(WHOLE.saturating_sub(share)),
            per_cent(share),
        ]
    };
    curve::points(sheet).iter().enumerate().map(bar).collect()
}

/// What stands at the two ends of the picture.
fn ends(sheet: &Sheet) -> Vec<El> {
    let ends = curve::ends(sheet);
    ends.iter().map(|end| el("span", "").text(end)).collect()
}

fn draw_marks(sheet: &Sheet) -> Vec<El> {
    let across = Across::of(sheet);
    curve::marks(sheet)
        .iter()
        .flat_map(|mark| draw_mark(across, mark))
        .collect()
}

/// A line down to the day, with the number of the mark; every other one stands lower, so that neighbours keep apart.
fn draw_mark(across: Across, mark: &Mark) -> [El; 3] {
    let x = across.place(mark.at, 5, 5);
    let (centre, letters) = if mark.number % 2 == 1 {
        ("13", "18")
    } else {
        ("38", "43")
    };
    let line = svg("line", "")
        .attr("x1", &x)
        .attr("x2", &x)
        .attr("y1", centre)
        .attr("y2", "100%");
    let round = svg("circle", "")
        .attr("cx", &x)
        .attr("cy", centre)
        .attr("r", "11");
    let number = svg("text", "")
        .attr("x", &x)
        .attr("y", letters)
        .attr("text-anchor", "middle");
    [line, round, number.text(&mark.number.to_string())]
}

/// Where the days stand across the picture.
#[derive(Clone, Copy)]
struct Across {
    points: usize,
    mirrored: bool,
}

impl Across {
    fn of(sheet: &Sheet) -> Self {
        Self {
            points: curve::points(sheet).len(),
            mirrored: sheet.words.right_to_left,
        }
    }

    /// So many tenths of a day's room, from the first day's edge.
    fn parts(self, at: usize, tenth: usize) -> u32 {
        let tenths = at.saturating_mul(10).saturating_add(tenth);
        let parts = tenths.saturating_mul(1000).checked_div(self.points);
        u32::try_from(parts.unwrap_or(0)).unwrap_or(WHOLE)
    }

    /// Where something begins that reaches from one tenth of a day's room to another.
    fn place(self, at: usize, from: usize, to: usize) -> String {
        per_cent(if self.mirrored {
            WHOLE.saturating_sub(self.parts(at, to))
        } else {
            self.parts(at, from)
        })
    }
}

/// `12.34%` of so many ten-thousandths.
fn per_cent(parts: u32) -> String {
    format!("{}.{:02}%", parts / 100, parts % 100)
}

/// The same to read: the days marked, and every day; or what is needed before there is anything to draw.
fn in_words(page: &'static Page, sheet: &Sheet) -> Vec<El> {
    let words = sheet.words;
    let why_it_ends = curve::why_it_ends(sheet).map(|why| el("p", "").text(&why));
    match &sheet.points {
        Ok(points) if !points.is_empty() => {}
        // After a sale there is nothing to wait for, and nothing to ask.
        Ok(_) => return why_it_ends.into_iter().collect(),
        Err(_) if sheet.account.is_sold() => return why_it_ends.into_iter().collect(),
        Err(problems) => {
            // What no answer can give is not drawn later either.
            let later = !problems.iter().all(Problem::is_of_the_law);
            let lead = later.then(|| el("p", "").text(words.get(word!("curve.no-sum"))));
            let needs = blocks::draw(page, sheet, sheet.needs(problems));
            return lead.into_iter().chain([needs]).collect();
        }
    }
    // Marks of one day stand behind one number.
    let all_marks = curve::marks(sheet);
    let mut marks = el("ul", "marks").attr("translate", "no");
    for same in all_marks.chunk_by(|one, next| one.number == next.number) {
        let number = same.first().map_or(0, |mark| mark.number).to_string();
        let said = same.iter().map(|mark| el("p", "").text(&mark.said));
        marks = marks.with(
            el("li", "")
                .with(el("b", "").text(&number))
                .with(el("div", "").with_all(said)),
        );
    }
    let mut all = vec![key(sheet), marks];
    all.extend(why_it_ends);
    if curve::hour_matters(sheet) {
        all.push(el("p", "").text(words.get(word!("curve.any-hour"))));
    }
    all
}

/// Every day with its sum; made while somebody looks.
fn list(page: &'static Page) -> El {
    let words = page.words;
    let name = "curve-points";
    let known = page
        .open
        .with_untracked(|open| open.iter().any(|one| one == name));
    let open = RwSignal::new(known);
    let rows = move || {
        page.sheet
            .with(|sheet| table(&sheet.0))
            .into_iter()
            .collect()
    };
    let list = el("details", "more").attr("data-line", name);
    let list = if known { list.attr("open", "") } else { list };
    list.with(el("summary", "").text(words.get(word!("curve.points"))))
        .with(el("div", "").live(move || if open.get() { rows() } else { Vec::new() }))
        .on("toggle", move |event| {
            let list = carrying(&event, "data-line");
            open.set(list.is_some_and(|(list, _)| list.has_attribute("open")));
        })
}

fn table(sheet: &Sheet) -> Option<El> {
    let row = |point: &Point| {
        let day = el("th", "").attr("scope", "row");
        el("tr", "")
            .with(day.text(&sheet.day(point.day)))
            .with(el("td", "").text(&point.to_bring.shown()))
    };
    let points = curve::points(sheet);
    let table = el("table", "points")
        .attr("aria-label", sheet.words.get(word!("curve.title")))
        .attr("translate", "no");
    (!points.is_empty()).then(|| table.with_all(points.iter().map(row)))
}

/// What the colours of the bars say, as far as they are in the picture.
fn key(sheet: &Sheet) -> El {
    let tones = [
        (Tone::Good, "swatch", word!("curve.in-time")),
        (Tone::Time, "swatch time", word!("curve.late")),
        (Tone::Loss, "swatch loss", word!("curve.sale")),
    ];
    let drawn = |tone| {
        let mut points = curve::points(sheet).iter();
        points.any(|point| curve::tone(sheet, point.day) == tone)
    };
    let of = |(_, class, said)| {
        el("li", "")
            .with(el("i", class))
            .with(el("span", "").text(sheet.words.get(said)))
    };
    // Where no day is known to be safe or late, one colour says nothing.
    let known = sheet.account.relied_on().is_some();
    let tones = tones.into_iter().filter(|(tone, ..)| known && drawn(*tone));
    el("ul", "key").with_all(tones.map(of))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_days_stand_side_by_side_from_either_side() {
        let across = |mirrored| Across {
            points: 4,
            mirrored,
        };
        // Four days of 25 % each; a bar leaves a tenth of its day free on either side.
        let bars = |mirrored| [0, 3].map(|at| across(mirrored).place(at, 1, 9));
        assert_eq!(bars(false), ["2.50%", "77.50%"]);
        assert_eq!(bars(true), ["77.50%", "2.50%"]);
        assert_eq!(across(true).place(0, 5, 5), "87.50%");
        assert_eq!(per_cent(across(true).parts(0, 8)), "20.00%");
    }
}
