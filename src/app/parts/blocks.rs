//! How the blocks of the result are drawn. Figures are not for the browser's own translation.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::web_sys::Element;

use crate::app::Page;
use crate::app::block::{Block, Dated, Line, Need, Tone};
use crate::app::effect::{effect, follow};
use crate::app::element::{El, carrying, el, known};
use crate::app::go;
use crate::app::pages;
use crate::app::sheet::Sheet;
use crate::app::working::{self, Work};
use crate::reasons::StepId;
use crate::text::say::Cited;
use crate::word;

/// Draws the blocks of a part, and of a later sheet those that say something else: most of a result stays as it is while
/// one rate is typed. `empty` tells whether the part has nothing to say.
#[must_use]
pub fn follow_part(page: &'static Page, part: pages::Page, empty: RwSignal<bool>) -> El {
    let element = el("div", "blocks");
    let inside = element.clone();
    let drawn: RefCell<Vec<(Block, El)>> = RefCell::default();
    effect(Rc::new(move || {
        page.sheet.with(|sheet| {
            let mut before = drawn.take();
            let mut now = Vec::with_capacity(before.len());
            for block in part(&sheet.0).blocks.into_iter().flat_map(line_by_line) {
                let same = || before.iter().position(|(known, _)| *known == block);
                let like = || {
                    let (known, one) = before.first()?;
                    rewrite(known, &block, one).then_some(0)
                };
                // Below an open line stands its working, which may change while the figure does not.
                let kept = if is_open(page, &block) {
                    None
                } else {
                    same().or_else(like)
                };
                let one = match kept {
                    Some(at) => before.remove(at).1,
                    None => draw(page, &sheet.0, block.clone()),
                };
                now.push((block, one));
            }
            for (_, gone) in before {
                gone.remove();
            }
            inside.put_in_order(now.iter().map(|(_, one)| one));
            if empty.get_untracked() != now.is_empty() {
                empty.set(now.is_empty());
            }
            drawn.replace(now);
        });
    }));
    element
}

/// Each line by itself, so that one can change without the others; they join in the style sheet.
fn line_by_line(block: Block) -> Vec<Block> {
    match block {
        Block::Lines(lines) => lines
            .into_iter()
            .map(|line| Block::Lines(vec![line]))
            .collect(),
        block => vec![block],
    }
}

/// Writes into an element what its block says now, where the two differ in nothing but their words: a browser lays out and
/// paints letters sooner than elements. False where the block must be drawn.
fn rewrite(before: &Block, now: &Block, element: &El) -> bool {
    match (before, now) {
        (Block::Total { lead: same, .. }, Block::Total { lead, figure }) if same == lead => {
            element.write_inside(".big", figure)
        }
        (Block::Say(_), Block::Say(text)) => element.write_inside("", text),
        (Block::Note(same, _), Block::Note(tone, text)) if same == tone => {
            element.write_inside("", text)
        }
        (Block::Lines(before), Block::Lines(now)) => match (&**before, &**now) {
            ([before], [now]) => {
                let value = before.value.clone();
                let only_the_value = Line {
                    value,
                    ..now.clone()
                } == *before;
                only_the_value && element.write_inside(".value", &now.value)
            }
            _ => false,
        },
        _ => false,
    }
}

fn is_open(page: &Page, block: &Block) -> bool {
    let open = |line: &Line| page.open.with_untracked(|open| open.contains(&line.name));
    match block {
        Block::Lines(lines) => lines.iter().any(open),
        Block::Dates(dates) => dates.iter().any(|dated| open(&dated.line)),
        _ => false,
    }
}

/// Draws a block.
#[must_use]
pub fn draw(page: &'static Page, sheet: &Sheet, block: Block) -> El {
    match block {
        Block::Heading(text) => el("h3", "").text(&text),
        Block::Total { lead, figure } => el("div", "total")
            .with(el("p", "lead").text(&lead))
            .with(figure_of("p", "big", &figure)),
        Block::Say(text) => el("p", "").text(&text),
        Block::Note(tone, text) => el("p", toned("note", tone)).text(&text),
        Block::Lines(lines) => {
            el("div", "lines").with_all(lines.into_iter().map(|line| draw_line(page, sheet, line)))
        }
        Block::Dates(dates) => el("ul", "lines dates").with_all(
            dates
                .into_iter()
                .map(|dated| draw_dated(page, sheet, dated)),
        ),
        Block::Needs(needs) => draw_needs(page, needs),
        Block::List(texts) => list("", &texts),
        Block::Ticks(texts) => list("ticks", &texts),
        Block::Way(to, text) => el("p", "").with(go::way("answer", to, &text)),
        Block::Table(rows) => draw_table(&rows),
        Block::Quote(text) => el("blockquote", "").text(&text),
        Block::Cite(cited) => draw_cited(&cited),
        Block::Source { title, address } => el("p", "source").with(
            el("a", "")
                .attr("href", &address)
                .attr("rel", "noreferrer")
                .attr("translate", "no")
                .text(&title),
        ),
    }
}

/// Draws a block of a screen that has no parts: its headings stand right under the screen's own.
#[must_use]
pub fn draw_on_a_screen(page: &'static Page, sheet: &Sheet, block: Block) -> El {
    match block {
        Block::Heading(text) => el("h2", "sub").text(&text),
        block => draw(page, sheet, block),
    }
}

/// A day that opens to its working like any line, and a link that saves it for the calendar.
fn draw_dated(page: &'static Page, sheet: &Sheet, dated: Dated) -> El {
    let save = dated.save.map(|save| {
        el("a", "save")
            .attr("href", &save.address)
            .attr("download", &save.file)
            .attr("aria-label", &save.label)
            .text(&save.words)
    });
    el("li", "")
        .with(draw_line(page, sheet, dated.line))
        .with_all(save)
}

fn list(class: &str, texts: &[String]) -> El {
    el("ul", class).with_all(texts.iter().map(|text| el("li", "").text(text)))
}

/// The first row holds the heads, each first cell what its row is about.
fn draw_table(rows: &[Vec<String>]) -> El {
    let mut rows = rows.iter();
    let heads = rows.next().into_iter().flatten();
    // A head without words heads nothing.
    let head = |scope: &str, text: &str| match text {
        "" => el("td", ""),
        text => el("th", "").attr("scope", scope).text(text),
    };
    let heads = heads.map(move |text| head("col", text));
    let rows = rows.map(|row| {
        let cell = |at: usize| row.get(at).map_or("", String::as_str);
        el("tr", "")
            .with(head("row", cell(0)))
            .with(figure_of("td", "", cell(1)))
            .with(figure_of("td", "", cell(2)))
    });
    el("table", "")
        .with(el("thead", "").with(el("tr", "").with_all(heads)))
        .with(el("tbody", "").with_all(rows))
}

/// A figure: not for translation, since a translator may change digits.
fn figure_of(tag: &str, class: &str, figure: &str) -> El {
    el(tag, class).attr("translate", "no").text(figure)
}

fn toned(class: &'static str, tone: Tone) -> &'static str {
    match (class, tone) {
        ("note", Tone::Good) => "note good",
        ("note", Tone::Time) => "note time",
        ("note", Tone::Loss) => "note loss",
        ("line", Tone::Good) => "line good",
        ("line", Tone::Time) => "line time",
        ("line", Tone::Loss) => "line loss",
        _ => class,
    }
}

/// A figure by name; where there is a step it opens to its working, and stays open when the figure changes.
fn draw_line(page: &'static Page, sheet: &Sheet, line: Line) -> El {
    let Line {
        name,
        term,
        value,
        tone,
        step,
    } = line;
    let class = toned("line", tone);
    let Some(step) = step else {
        return el("div", class).with(row("div", &term, el("span", "value").text(&value)));
    };
    let details = el("details", class).attr("data-line", &name);
    let details = details.with(row("summary", &term, figure_of("span", "value", &value)));
    if page.open.with_untracked(|open| open.contains(&name)) {
        let late = page.late.get_untracked();
        let working = late.map(|late| (late.working)(sheet, step));
        details.attr("open", "").with_all(working)
    } else {
        details
    }
}

fn row(tag: &str, term: &str, value: El) -> El {
    el(tag, "row")
        .with(el("span", "term").text(term))
        .with(value)
}

/// Listens for lines that open and close: the working is made when somebody looks, or comes later with what is late; and
/// a line that stands open is remembered by name.
#[must_use]
pub fn listens(page: &'static Page, element: El) -> El {
    let late = move || page.late.with(Option::is_some).then(String::new);
    follow(late, move |late| {
        for name in late.map_or_else(Vec::new, |_| page.open.get_untracked()) {
            let line = ["[data-line=\"", &name, "\"]"].concat();
            if let Ok(Some(details)) = document().query_selector(&line) {
                explain(page, details, &name);
            }
        }
    });
    element.on_inside("toggle", move |event| {
        let Some((details, name)) = carrying(&event, "data-line") else {
            return;
        };
        let is_open = details.has_attribute("open");
        page.open.update_untracked(|open| {
            open.retain(|known| *known != name);
            if is_open {
                open.push(name.clone());
            }
        });
        if is_open {
            explain(page, details, &name);
        } else if let Ok(Some(working)) = details.query_selector(".working") {
            // The figure may change while it is closed.
            working.remove();
        }
    })
}

/// Puts its working below a line that has none yet.
fn explain(page: &Page, details: Element, name: &str) {
    let Some(late) = page.late.get_untracked() else {
        return;
    };
    if details.query_selector(".working").ok().flatten().is_some() {
        return;
    }
    let working = page.sheet.with_untracked(|sheet| {
        let step = pages::step_of(&sheet.0, late.parts, name);
        step.map(|step| (late.working)(&sheet.0, step))
    });
    let _ = known(details).with_all(working);
}

/// How a figure came, drawn.
#[must_use]
pub fn draw_working(sheet: &Sheet, step: StepId) -> El {
    el("ol", "working").with_all(working::working(sheet, step).iter().map(draw_work))
}

/// Depths beyond the last are drawn like the last.
const DEPTHS: [&str; 5] = ["work", "work in-1", "work in-2", "work in-3", "work in-4"];

fn draw_work(work: &Work) -> El {
    let class = DEPTHS
        .get(work.depth)
        .or(DEPTHS.last())
        .copied()
        .unwrap_or("work");
    el("li", class)
        .with(row(
            "div",
            &work.term,
            figure_of("span", "value", &work.value),
        ))
        .with(el("p", "how").text(&work.how))
        .with_all(work.cites.as_ref().map(draw_cited))
}

/// Act, section, source and standing; Acts keep their names in every language.
fn draw_cited(cited: &Cited) -> El {
    el("div", "cite")
        .with(figure_of("span", "section", &cited.section))
        .with(el("span", "pill").text(&cited.standing))
        .with(figure_of("span", "small", &cited.amended))
        .with(el("span", "small").text(&cited.source))
        .with(figure_of("span", "small", &cited.quote))
}

/// What is needed: each answer is a way to its box.
fn draw_needs(page: &'static Page, needs: Vec<Need>) -> El {
    let asks = needs.iter().any(|need| !need.field.is_empty());
    let needs_class = if needs.iter().all(|need| need.refused) {
        "needs refused"
    } else {
        "needs"
    };
    let items = needs.into_iter().map(|need| {
        let why = el("span", "why").text(&need.why);
        if need.field.is_empty() {
            return el("li", "").with(why);
        }
        el("li", if need.refused { "refused" } else { "" })
            .with(go::way("", &need.anchor, &need.field))
            .with(why)
    });
    let items = el("ul", "").with_all(items);
    let lead = asks.then(|| el("p", "").text(page.words.get(word!("result.needs"))));
    el("div", needs_class).with_all(lead).with(items)
}
