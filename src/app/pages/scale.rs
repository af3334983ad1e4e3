//! A published scale in words: what its source says, how far that is to be trusted, and what it leaves open.

use crate::app::block::{Block, Tone};
use crate::app::pages::rule::{kinds_in_words, when};
use crate::app::says::Says;
use crate::app::sheet::{Sheet, amount_in_full};
use crate::case::Unit;
use crate::day::Day;
use crate::law::scales::{self, Scale, ScaleLine};
use crate::word;

/// Says all of a scale, below a heading of its area.
pub fn say(says: &mut Says, scale: &Scale) {
    let sheet = says.sheet;
    let words = sheet.words;
    says.block(Block::Heading(scale.area.to_owned()));
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
    // A multiple of the actual cost is no amount.
    let amount = if line.unit == Some(Unit::TimesActualCost) {
        line.amount.plain()
    } else {
        amount_in_full(line.amount)
    };
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
    let places = [
        ("what", words.of("head.", line.head.code())),
        ("kinds", &kinds_in_words(sheet, line.kinds)),
        ("amount", &amount),
        ("unit", &units),
    ];
    let mut said = vec![words.fill(word!("scale.charge"), &places)];
    if let Some(age) = line.age {
        said.push(words.of("age.", age.code()).to_owned());
    }
    if let Some(run) = line.captures {
        let (from, to) = (run.from.to_string(), run.to.map(|to| to.to_string()));
        said.push(match to {
            Some(to) if to == from => words.fill(word!("scale.capture"), &[("n", &from)]),
            Some(to) => words.fill(word!("scale.captures"), &[("from", &from), ("to", &to)]),
            None => words.fill(word!("scale.captures-from"), &[("n", &from)]),
        });
    }
    if line.from_day > 1 {
        said.push(words.fill(
            word!("scale.from-day"),
            &[("n", &line.from_day.to_string())],
        ));
    }
    if let Some((percent, growth)) = line.repeat {
        let places = [("n", percent.to_string())];
        let places = places.each_ref().map(|(name, said)| (*name, said.as_str()));
        said.push(words.fill(word!("scale.repeat"), &places));
        said.extend(growth.map(|growth| words.of("growth.", growth.code()).to_owned()));
    }
    let caveats = line.caveats.iter();
    said.extend(caveats.map(|caveat| words.of("caveat.", caveat.code()).to_owned()));
    said.join("; ")
}
