//! A published scale in words: what its source says, how far that is to be trusted, and what it leaves open.

use crate::app::block::{Block, Tone};
use crate::app::pages::rule::{kinds_in_words, when};
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::case::{Charge, Situation, Unit};
use crate::day::Day;
use crate::law::scales::{self, Scale, ScaleLine};
use crate::money::Rupees;
use crate::text::say::amount_in_full;
use crate::word;

/// The scales that are offered: those of the place, and in a forest the ceilings of the Forest Act; none after its end.
#[must_use]
pub fn offered(sheet: &Sheet) -> Vec<&'static Scale> {
    let case = &sheet.reading.case;
    let Some(place) = case.place else {
        return Vec::new();
    };
    let forest = (case.situation == Some(Situation::Forest))
        .then(|| scales::find(FOREST))
        .flatten();
    let on = case.impounded.map(|moment| moment.day).or(sheet.today);
    let mut found: Vec<&'static Scale> = Vec::with_capacity(8);
    for scale in scales::of(place).iter().chain(forest) {
        let known = found.iter().any(|one| one.id == scale.id);
        if !known && on.is_none_or(|day| scale.offered_on(day)) {
            found.push(scale);
        }
    }
    found
}

/// The ceilings of the Forest Act.
const FOREST: &str = "forest-s71-ceiling";

/// Says all of a scale; its area stands above.
pub fn say(says: &mut Says, scale: &Scale) {
    let sheet = says.sheet;
    let words = sheet.words;
    let mut about = vec![words.of("scale-basis.", scale.basis.code()).to_owned()];
    if !scale.reference.is_empty() {
        about.push(scale.reference.to_owned());
    }
    about.push(words.of("scale-status.", scale.status.code()).to_owned());
    dates(sheet, scale, &mut about);
    says.block(Block::List(about));
    charges(says, scale.lines);
    if !scale.others.is_empty() {
        says.say(word!("scale.others"));
        charges(says, scale.others);
    }
    if let Some((from, then)) = scale.not_returned {
        let key = ["not-returned.", then.code()].concat();
        let text = words.fill(&key, &[("n", &from.to_string())]);
        says.block(Block::Note(Tone::Loss, text));
    }
    if let Some(day) = scale.auction_day {
        says.say_of(word!("scale.auction-day"), &[("n", &day.to_string())]);
    }
    let caveats = scale.caveats.iter();
    let caveats = caveats.map(|caveat| words.of("caveat.", caveat.code()).to_owned());
    let caveats: Vec<String> = caveats.collect();
    if !caveats.is_empty() {
        says.block(Block::List(caveats));
    }
    says.block(Block::Source {
        title: scale.source.to_owned(),
        address: scale.url.to_owned(),
    });
}

fn dates(sheet: &Sheet, scale: &Scale, about: &mut Vec<String>) {
    let words = sheet.words;
    let mut say = |key: &'static str, day: Option<String>| {
        about.extend(day.map(|day| words.fill(key, &[("day", &day)])));
    };
    let day = |day: Option<Day>| day.map(|day| sheet.day(day));
    say(word!("law.since"), scale.from.map(|from| when(sheet, from)));
    say(word!("scale.after"), day(scale.after));
    say(word!("law.until"), scale.to.map(|to| when(sheet, to)));
    say(word!("scale.still-on"), day(scale.still_on));
    if scale.superseded {
        about.push(words.get(word!("scale.superseded")).to_owned());
    }
    if let Some(before) = scale.replaces.and_then(scales::find) {
        about.push(words.fill(word!("scale.replaces"), &[("source", before.source)]));
    }
}

/// The charges, each with its unit, when it runs, and what its source leaves open.
fn charges(says: &mut Says, lines: &[ScaleLine]) {
    let list = lines.iter().map(|line| charge(says.sheet, line)).collect();
    says.block(Block::List(list));
}

/// One charge as its source gives it.
#[must_use]
pub fn charge(sheet: &Sheet, line: &ScaleLine) -> String {
    let words = sheet.words;
    let unit = |unit: &Unit| words.of("unit.", unit.code());
    let amount = in_words(line.amount, line.unit);
    let amount = match line.amount_to {
        Some(most) => words.fill(
            word!("scale.range"),
            &[("least", &amount), ("most", &amount_in_full(most))],
        ),
        None => amount,
    };
    let units = if let Some(said) = &line.unit {
        unit(said).to_owned()
    } else {
        let may_be: Vec<&str> = line.may_be.iter().map(unit).collect();
        words.fill(word!("scale.unit-open"), &[("units", &may_be.join("; "))])
    };
    let mut said = limits(sheet, &line.charge(), &amount, &units);
    let caveats = line.caveats.iter();
    said.extend(caveats.map(|caveat| words.of("caveat.", caveat.code()).to_owned()));
    said.join("; ")
}

/// An amount in words; a multiple of the actual cost is none.
fn in_words(amount: Rupees, unit: Option<Unit>) -> String {
    if unit == Some(Unit::TimesActualCost) {
        amount.plain()
    } else {
        amount_in_full(amount)
    }
}

/// A line of the board in words, with what limits it; what was typed, where that is no amount.
#[must_use]
pub fn charge_in_words(sheet: &Sheet, charge: &Charge, typed: &str) -> Vec<String> {
    let words = sheet.words;
    let amount = charge
        .amount
        .map_or_else(|| typed.to_owned(), |amount| in_words(amount, charge.unit));
    let unit = match charge.unit {
        Some(unit) => words.of("unit.", unit.code()),
        None => words.get(word!("line.unit-open")),
    };
    limits(sheet, charge, &amount, unit)
}

fn limits(sheet: &Sheet, charge: &Charge, amount: &str, unit: &str) -> Vec<String> {
    let words = sheet.words;
    let places = [
        ("what", words.of("head.", charge.head.code())),
        ("kinds", &kinds_in_words(sheet, charge.kinds)),
        ("amount", amount),
        ("unit", unit),
    ];
    let mut said = vec![words.fill(word!("scale.charge"), &places)];
    if let Some(age) = charge.age {
        said.push(words.of("age.", age.code()).to_owned());
    }
    if let Some(run) = charge.captures {
        let (from, to) = (run.from.to_string(), run.to.map(|to| to.to_string()));
        said.push(match to {
            Some(to) if to == from => words.fill(word!("scale.capture"), &[("n", &from)]),
            Some(to) => words.fill(word!("scale.captures"), &[("from", &from), ("to", &to)]),
            None => words.fill(word!("scale.captures-from"), &[("n", &from)]),
        });
    }
    if let Some(run) = charge.number {
        let from = run.from.to_string();
        said.push(match run.to {
            Some(to) => words.fill(
                word!("line.said-number"),
                &[("from", &from), ("to", &to.to_string())],
            ),
            None => words.fill(word!("line.said-number-on"), &[("from", &from)]),
        });
    }
    if charge.from_day > 1 {
        let day = charge.from_day.to_string();
        said.push(words.fill(word!("scale.from-day"), &[("n", &day)]));
    }
    if let Some(repeat) = charge.repeat {
        let percent = repeat.percent.get().normalize().to_string();
        said.push(words.fill(word!("scale.repeat"), &[("n", &percent)]));
        let growth = repeat.growth;
        said.extend(growth.map(|growth| words.of("growth.", growth.code()).to_owned()));
    }
    if let Some(ordinary) = charge.replaces {
        let amount = amount_in_full(ordinary);
        said.push(words.fill(word!("line.said-replaces"), &[("amount", &amount)]));
    }
    said
}
