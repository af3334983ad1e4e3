//! What the board says beyond a fine and a feeding charge for each kind: further lines, each with what limits it, and
//! what stands beside them. Folded until somebody opens it or takes a published scale over.

use leptos::prelude::*;

use crate::animal::{Kind, Kinds};
use crate::app::Page;
use crate::app::answers::{Answer, EVERY_KIND, LineAnswer, kinds_of, kinds_text};
use crate::app::ask::sale::number_box;
use crate::app::browser;
use crate::app::element::{El, el};
use crate::app::needs::named;
use crate::app::parts::boxes::{self, DECIMAL, NUMERIC, Options, TextBox};
use crate::app::parts::rows::{self, rows};
use crate::case::Unit;
use crate::law::row::Provision;
use crate::text::keys::{AGES, BANDS, GROWTHS, HEADS, NOT_RETURNED, UNITS};
use crate::word;

/// Draws the lines and what stands beside them.
pub fn boxes(page: &'static Page) -> El {
    let words = page.words;
    let answers = page.answers;
    let lines = answers.lines;
    let summary = move || {
        let count = lines.with(Vec::len);
        if count == 0 {
            words.get(word!("board.more")).to_owned()
        } else {
            words.fill(word!("board.more-lines"), &[("n", &count.to_string())])
        }
    };
    let add = boxes::button("add", words.get(word!("line.add")), move || {
        browser::focus_soon(named("line-head-", answers.add_line()));
    });
    let any = move |has: fn(LineAnswer) -> bool| lines.with(|all| all.iter().copied().any(has));
    let banded = move || any(|line| line.number.iter().any(|one| is_typed(*one)));
    let by_cost = move || any(costs);
    let bands = boxes::family(words, "bands.", BANDS);
    let then = move || {
        boxes::or_none(
            words.get(word!("ask.choose")),
            boxes::family(words, "then.", NOT_RETURNED),
        )
    };
    let terms = answers.terms;
    let number = |id: &str, key, mode, answer| number_box(page, id.to_owned(), key, mode, answer);
    let kept = el("div", "pair even")
        .with(number(
            "kept-from",
            word!("board.kept-from"),
            NUMERIC,
            terms.not_returned_from,
        ))
        .with(boxes::list(
            "kept-then",
            words.get(word!("board.then")),
            "",
            terms.then,
            then,
        ));
    el("details", "more")
        .attr("id", "board-more")
        .with(el("summary", "").live_text(summary))
        .with(el("p", "hint").text(words.get(word!("board.more-hint"))))
        .with(rows(lines, move |line| draw(page, line)))
        .with(add.attr("id", "line-add"))
        .with(
            el("div", "")
                .attr("id", "bands")
                .attr("tabindex", "-1")
                .flag("hidden", move || !banded())
                .with(boxes::choices(
                    "bands",
                    words.get(word!("board.bands")),
                    answers.bands,
                    bands,
                )),
        )
        .with(
            number(
                "actual-cost",
                word!("board.actual-cost"),
                DECIMAL,
                answers.actual_cost,
            )
            .flag("hidden", move || !by_cost()),
        )
        .with(kept)
        .with(number(
            "auction-day",
            word!("board.auction-day"),
            NUMERIC,
            terms.auction_day,
        ))
        .with(number(
            "or-from-day",
            word!("board.or-from-day"),
            NUMERIC,
            terms.or_from_day,
        ))
}

fn is_typed(answer: Answer) -> bool {
    answer.with(|text| !text.trim().is_empty())
}

/// The line's amount is a multiple of what catching and feeding really cost.
fn costs(line: LineAnswer) -> bool {
    line.unit.with(|unit| *unit == Unit::TimesActualCost.code())
}

fn draw(page: &'static Page, line: LineAnswer) -> El {
    let words = page.words;
    let list = page.answers.lines;
    let id = line.id;
    let of = |what: &str| named(what, id);
    let numbered = move |key| words.fill(key, &[("n", &rows::number(list, id))]);
    let label = move || {
        let key = if costs(line) {
            word!("line.factor")
        } else {
            word!("line.amount")
        };
        words.get(key).to_owned()
    };
    let amount = TextBox {
        id: of("line-amount-"),
        label: Box::new(label),
        hint: "",
        mode: DECIMAL,
        answer: line.amount,
    };
    let heads = move || boxes::family(words, "head.", HEADS);
    let units = open(page, word!("line.unit-open"), "unit.", UNITS);
    let select = |what: &str, key, answer, options: Box<dyn Fn() -> Options>| {
        boxes::list(&named(what, id), words.get(key), "", answer, options)
    };
    let remove = boxes::button("remove", "", move || {
        rows::remove(list, id);
        browser::focus_soon("line-add".into());
    });
    el("fieldset", "row-card")
        .with(el("legend", "").live_text(move || numbered(word!("line.row"))))
        .with(
            el("div", "pair")
                .with(select(
                    "line-head-",
                    word!("line.head"),
                    line.head,
                    Box::new(heads),
                ))
                .with(boxes::text_box(page, amount)),
        )
        .with(select(
            "line-unit-",
            word!("line.unit"),
            line.unit,
            Box::new(units),
        ))
        .with(kinds(page, line))
        .with(limits(page, line))
        .with(remove.live_text(move || numbered(word!("line.remove"))))
}

/// The options of a list whose first says what the board leaves open.
fn open(
    page: &'static Page,
    none: &'static str,
    family: &'static str,
    codes: &'static [&'static str],
) -> impl Fn() -> Options + 'static {
    let words = page.words;
    move || boxes::or_none(words.get(none), boxes::family(words, family, codes))
}

/// Every kind, or some of the kinds that are in the pound or that the line names.
fn kinds(page: &'static Page, line: LineAnswer) -> El {
    let words = page.words;
    let chosen = line.kinds;
    let keys = move || {
        let mut keys = vec![EVERY_KIND.to_owned()];
        let named = kinds_of(&chosen.get());
        if named != Kinds::ANY {
            let there = page.sheet.with(|sheet| sheet.0.draft.kinds());
            let shown = named.with(Kinds::of(&there));
            keys.extend(shown.iter().map(|kind| kind.code().to_owned()));
        }
        keys
    };
    let id = line.id;
    let draw = move |code: &str| {
        let (set, label) = match Kind::from_code(code) {
            Some(kind) => (Kinds::of(&[kind]), words.of("kind.", code)),
            None => (Kinds::ANY, words.get(word!("line.every-kind"))),
        };
        // Every kind is one answer, and not the sum of all boxes.
        let is = move || chosen.with(|text| kinds_of(text).holds(set));
        let turn = move || {
            chosen.update(|text| {
                let now = kinds_of(text);
                let next = if set == Kinds::ANY && now == set {
                    Kinds::NONE
                } else if now.holds(set) {
                    now.without(set)
                } else {
                    now.with(set)
                };
                *text = kinds_text(next);
            });
        };
        boxes::tick(
            &[&named("line-kind-", id), "-", code].concat(),
            label,
            is,
            turn,
        )
    };
    el("fieldset", "ways")
        .with(el("legend", "").text(words.get(word!("line.kinds"))))
        .with(el("div", "").each(keys, draw))
}

/// What limits a line: rarely more than one of these.
fn limits(page: &'static Page, line: LineAnswer) -> El {
    let words = page.words;
    let id = line.id;
    let number =
        move |what: &str, key, answer| number_box(page, named(what, id), key, NUMERIC, answer);
    let pair = |first, second| el("div", "pair even").with(first).with(second);
    let [first, until] = line.captures;
    let [from, to] = line.number;
    let ages = open(page, word!("line.any-age"), "age.", AGES);
    let growths = open(page, word!("line.growth-open"), "growth.", GROWTHS);
    let percent = number_box(
        page,
        named("line-percent-", id),
        word!("line.percent"),
        DECIMAL,
        line.percent,
    );
    let list = |what: &str, key, answer, options: Box<dyn Fn() -> Options>| {
        boxes::list(&named(what, id), words.get(key), "", answer, options)
    };
    let replaces = number_box(
        page,
        named("line-replaces-", id),
        word!("line.replaces"),
        DECIMAL,
        line.replaces,
    );
    // Only one law lets another fine stand in place of the ordinary one.
    let habitual = move || {
        let known = page
            .sheet
            .with(|sheet| sheet.0.law(Provision::HabitualFine).is_some());
        known || is_typed(line.replaces)
    };
    el("details", "more")
        .with(el("summary", "").text(words.get(word!("line.limits"))))
        .with(pair(
            number("line-from-", word!("line.from-day"), line.from_day),
            list("line-age-", word!("line.age"), line.age, Box::new(ages)),
        ))
        .with(pair(
            number("line-capture-", word!("line.capture-from"), first),
            number("line-capture-to-", word!("line.capture-to"), until),
        ))
        .with(pair(
            number("line-band-", word!("line.band-from"), from),
            number("line-band-to-", word!("line.band-to"), to),
        ))
        .with(pair(
            percent,
            list(
                "line-growth-",
                word!("line.growth"),
                line.growth,
                Box::new(growths),
            ),
        ))
        .with(replaces.flag("hidden", move || !habitual()))
}
