//! How a figure came: its step, the steps beneath it, and the answers and rows of law they end in, as lines to read.

use crate::app::sheet::Sheet;
use crate::case::FirstDay;
use crate::day::{DayRule, MonthEnd};
use crate::law::row::{Row, Start};
use crate::reasons::{Input, Operation, Source, Step, StepId};
use crate::word;

/// One line of a working; deeper lines explain the line above.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Work {
    /// How far down.
    pub depth: usize,
    /// What it is.
    pub term: String,
    /// The figure.
    pub value: String,
    /// How it came, in words or as a sum.
    pub how: String,
    /// The row of law that orders it.
    pub cites: Option<Cited>,
}

/// A row of law as a person reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cited {
    /// Act and section.
    pub section: String,
    /// The amendment, as far as it is named.
    pub amended: String,
    /// Where it was read, and when it was last compared.
    pub source: String,
    /// How well it is known.
    pub standing: String,
    /// The row's stable name.
    pub id: &'static str,
    /// That a correction quotes it.
    pub quote: String,
}

/// Deeper than this nothing is unfolded: a guard, no account comes near it.
const DEEPEST: usize = 12;

/// The working of a step.
#[must_use]
pub fn working(sheet: &Sheet, id: StepId) -> Vec<Work> {
    let mut works = Vec::with_capacity(12);
    step(sheet, id, 0, &mut works);
    works
}

fn step(sheet: &Sheet, id: StepId, depth: usize, list: &mut Vec<Work>) {
    let reasons = &sheet.account.reasons;
    let Some(found) = reasons.get(id) else { return };
    let inputs = reasons.inputs(found);
    list.push(Work {
        depth,
        term: sheet.words.of("figure.", found.figure.code()).to_owned(),
        value: sheet.quantity(found.result),
        how: how(sheet, found, inputs),
        cites: found.rule.map(|row| cited(sheet, row)),
    });
    if depth >= DEEPEST {
        return;
    }
    let depth = depth.saturating_add(1);
    for input in inputs {
        let value = sheet.quantity(input.quantity);
        let words = sheet.words;
        let (term, how, cites) = match input.source {
            Source::Step(earlier) => {
                step(sheet, earlier, depth, list);
                continue;
            }
            Source::Entry(field) => (sheet.field(field), words.get("step.entered"), None),
            Source::Law(row) => (
                about(sheet, row).to_owned(),
                words.get("step.law"),
                Some(cited(sheet, row)),
            ),
            Source::Asked => continue,
        };
        list.push(Work {
            depth,
            term,
            value,
            how: how.to_owned(),
            cites,
        });
    }
}

/// What a row is about.
#[must_use]
pub fn about(sheet: &Sheet, row: &Row) -> &'static str {
    sheet.words.of("provision.", row.provision.code())
}

/// How the inputs gave the result.
fn how(sheet: &Sheet, step: &Step, inputs: &[Input]) -> String {
    let said: Vec<String> = inputs
        .iter()
        .map(|input| sheet.quantity(input.quantity))
        .collect();
    let sign = match step.operation {
        Operation::Product | Operation::PercentOf => Some(" × "),
        Operation::Sum => Some(" + "),
        Operation::Less => Some(" − "),
        _ => None,
    };
    if let Some(sign) = sign {
        return said.join(sign);
    }
    let key = match step.operation {
        Operation::Rounded => "step.rounded",
        Operation::DaysCounted(DayRule::EveryDay) => "step.every-day",
        Operation::DaysCounted(DayRule::Nights) => "step.nights",
        Operation::DaysCounted(DayRule::Blocks) => "step.blocks",
        Operation::DaysFrom => "step.days-from",
        Operation::PlusDays(FirstDay::LeftOut) => "step.left-out",
        Operation::PlusDays(FirstDay::Counted) => "step.counted",
        Operation::NextDay => "step.next-day",
        Operation::DayBefore => "step.day-before",
        Operation::PlusHoursFromStart => "step.hours-start",
        Operation::PlusHoursFromEnd => "step.hours-end",
        Operation::PlusMonths(MonthEnd::LastDay) => "step.last-day",
        Operation::PlusMonths(MonthEnd::RunsOver) => "step.runs-over",
        _ => "step.taken",
    };
    let place = |at: usize| said.get(at).map_or("", String::as_str);
    sheet.words.fill(key, &[("a", place(0)), ("b", place(1))])
}

/// A row of law with its Act, section, source and standing.
#[must_use]
pub fn cited(sheet: &Sheet, row: &Row) -> Cited {
    let words = sheet.words;
    let citation = &row.citation;
    let key = if citation.section.is_empty() {
        "cite.act"
    } else if citation.section.starts_with("r. ") {
        "cite.rule"
    } else {
        "cite.section"
    };
    let checked = sheet.day(row.checked);
    let source = [
        ("number", citation.act.number),
        ("source", citation.source),
        ("day", &checked),
    ];
    Cited {
        section: words.fill(
            key,
            &[("act", citation.act.name), ("section", citation.section)],
        ),
        amended: citation.amended_by.to_owned(),
        source: words.fill("cite.source", &source),
        standing: standing(sheet, row),
        id: row.id,
        quote: words.fill(word!("cite.quote"), &[("id", row.id)]),
    }
}

/// How well a row is known, and that its day of commencement was not found, where it was not.
#[must_use]
pub fn standing(sheet: &Sheet, row: &Row) -> String {
    let words = sheet.words;
    let known = words.of("standing.", row.standing.code());
    match row.start {
        Start::At(_) => known.to_owned(),
        Start::Between { .. } => words.fill(word!("cite.no-day"), &[("standing", known)]),
    }
}
