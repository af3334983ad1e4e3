//! The papers to print: a letter, a form or a card, each one page. They are made like the parts of the result, from the
//! account and the words; an empty value is a ruled line for what only the owner or the pound knows. No name is asked.
//!
//! A paper names the rows of law behind its figures and those it rests on, and no others: what was not found is not
//! asserted, and the letters themselves only ask.

mod balance;
mod card;
mod complaint;
mod rates;
mod sale;
mod security;

use crate::account::Amount;
use crate::app::block::{Block, Line, Part, Tone};
use crate::app::pages::worked;
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::case::Situation;
use crate::coded;
use crate::law::row::{Provision, Row, Value};
use crate::problem::{Problem, Reason};
use crate::reasons::{Figure, Reasons, Source, StepId};
use crate::word;

coded! {
    /// A paper, by its name in the address.
    pub enum Paper {
        /// Request to show the rates, and a receipt by heads to be signed.
        Rates = "rates",
        /// What to take, what to ask, what to sign.
        Card = "card",
        /// Facts for a complaint against the seizure.
        Complaint = "complaint",
        /// Request for the account of the sale, (a) to (f).
        Sale = "sale",
        /// Claim to the balance.
        Balance = "balance",
        /// Application for the refund of the security.
        Security = "security",
    }
}

/// A paper as written, with the rows of law it names.
pub struct Written {
    /// What it says.
    pub part: Part,
    /// The rows.
    pub rows: Vec<&'static Row>,
}

/// Up to how much a page holds at each size of letters, the largest first (public/style.css): letters, with what each
/// line and each blank takes beside them. What is more has the smallest.
const SIZES: [(usize, &str); 3] = [
    (2000, "paper largest"),
    (2700, "paper large"),
    (3700, "paper"),
];
const A_LINE: usize = 30;
const A_BLANK: usize = 50;

/// Tamil and Malayalam letters take a fifth more room than others.
fn room(text: &str) -> usize {
    let broad = |letter: &char| matches!(letter, '\u{b80}'..='\u{bff}' | '\u{d00}'..='\u{d7f}');
    let letters = text.chars();
    let broad = letters.clone().filter(broad).count() / 5;
    letters.count().saturating_add(broad)
}

impl Written {
    /// The class of its sheet: letters as large as one page allows. Some languages need more room.
    #[must_use]
    pub fn class(&self) -> &'static str {
        let mut room = 0usize;
        let mut text = |text: &str| {
            let blank = if text.is_empty() { A_BLANK } else { 0 };
            let letters = self::room(text);
            room = room.saturating_add(letters).saturating_add(blank);
        };
        let mut lines = 0usize;
        for block in &self.part.blocks {
            match block {
                Block::Lines(all) => all.iter().for_each(|line| {
                    text(&line.term);
                    text(&line.value);
                }),
                Block::Table(rows) => rows.iter().flatten().for_each(|cell| text(cell)),
                Block::List(all) | Block::Ticks(all) => all.iter().for_each(|one| text(one)),
                Block::Heading(one) | Block::Say(one) | Block::Note(_, one) => text(one),
                _ => {}
            }
            lines = lines.saturating_add(match block {
                Block::Lines(all) => all.len(),
                Block::Table(rows) => rows.len(),
                Block::List(all) | Block::Ticks(all) => all.len(),
                _ => 1,
            });
        }
        let room = room.saturating_add(lines.saturating_mul(A_LINE));
        let fits = SIZES.iter().find(|(most, _)| room <= *most);
        fits.map_or("paper dense", |(_, class)| class)
    }
}

impl Paper {
    /// Its title.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Rates => word!("paper.rates"),
            Self::Card => word!("paper.card"),
            Self::Complaint => word!("paper.complaint"),
            Self::Sale => word!("paper.sale"),
            Self::Balance => word!("paper.balance"),
            Self::Security => word!("paper.security"),
        }
    }

    /// Whether it is of use in this case: under a by-law alone the rights of the Act are not claimed, where a court
    /// decides there is no pound to write to, and few laws know a security.
    #[must_use]
    pub fn is_offered(self, sheet: &Sheet) -> bool {
        let case = &sheet.reading.case;
        match case.situation {
            Some(Situation::Police) => false,
            Some(Situation::ByLaw) => matches!(self, Self::Rates | Self::Card),
            _ if self == Self::Security => {
                case.security.is_some() || sheet.law(Provision::Security).is_some()
            }
            _ => true,
        }
    }

    /// Writes it.
    #[must_use]
    pub fn written(self, sheet: &Sheet, build: &str) -> Written {
        let mut says = Says::new(sheet, "paper");
        why_no_law(&mut says);
        let mut rows = match self {
            Self::Rates => rates::write(&mut says),
            Self::Card => card::write(&mut says),
            Self::Complaint => complaint::write(&mut says),
            Self::Sale => sale::write(&mut says),
            Self::Balance => balance::write(&mut says),
            Self::Security => security::write(&mut says),
        };
        let mut part = says.part("paper", self.title());
        for line in lines(&mut part.blocks) {
            if let Some(step) = line.step.take() {
                behind(&sheet.account.reasons, step, &mut rows);
            }
        }
        if sheet.account.law.is_none() {
            // A by-law's money is reckoned like the Act's, but rests on no row of it.
            rows.clear();
        }
        law_and_foot(sheet, &rows, build, &mut part.blocks);
        Written { part, rows }
    }
}

/// Why no section of a law is named, where none is.
fn why_no_law(says: &mut Says) {
    let sheet = says.sheet;
    if sheet.account.law.is_some() {
        return;
    }
    let problems = sheet.account.deadlines.as_ref().err();
    let settled = problems.and_then(|problems| problems.iter().find(|one| one.is_of_the_law()));
    match settled {
        Some(problem) => says.block(Block::Note(Tone::Plain, sheet.reason(problem.reason))),
        None => says.note(Tone::Plain, word!("paper.no-law")),
    }
}

fn lines(blocks: &mut [Block]) -> impl Iterator<Item = &mut Line> {
    blocks.iter_mut().flat_map(|block| match block {
        Block::Lines(lines) => lines.as_mut_slice(),
        _ => &mut [],
    })
}

/// The rows of law behind a step, each once. A step may rest on the row that says a provision was not found: such a row
/// is nothing to show to anybody.
fn behind(reasons: &Reasons, step: StepId, rows: &mut Vec<&'static Row>) {
    let Some(step) = reasons.get(step) else {
        return;
    };
    step.rule.into_iter().for_each(|row| add(rows, row));
    for input in reasons.inputs(step) {
        match input.source {
            Source::Law(row) => add(rows, row),
            Source::Step(earlier) => behind(reasons, earlier, rows),
            _ => {}
        }
    }
}

fn add(rows: &mut Vec<&'static Row>, row: &'static Row) {
    let says = !matches!(row.value, Value::NotKnown | Value::Repealed);
    if says && !rows.iter().any(|known| known.id == row.id) {
        rows.push(row);
    }
}

/// The rows in force on these provisions. The first is what the paper is about: where it was not found, that is said.
fn found(says: &mut Says, provisions: &[Provision]) -> Vec<&'static Row> {
    let sheet = says.sheet;
    let about = provisions.first().copied();
    if sheet.account.law.is_some() && about.is_some_and(|about| sheet.law(about).is_none()) {
        says.note(Tone::Plain, word!("paper.not-found"));
    }
    provisions
        .iter()
        .filter_map(|provision| sheet.law(*provision))
        .collect()
}

/// The law, when it was compared, when and by which build the paper was made, and what it is not.
fn law_and_foot(sheet: &Sheet, rows: &[&'static Row], build: &str, blocks: &mut Vec<Block>) {
    let words = sheet.words;
    let made = sheet.today.map_or_else(String::new, |day| sheet.day(day));
    let checked = rows.iter().map(|row| row.checked).max();
    if let Some(checked) = checked {
        blocks.push(Block::Heading(words.get(word!("paper.law")).to_owned()));
        let law = rows.iter().map(|row| worked::sentence(sheet, row));
        blocks.push(Block::List(law.collect()));
        let checked = sheet.day(checked);
        blocks.push(Block::Say(words.fill(
            word!("paper.foot"),
            &[("day", &made), ("checked", &checked), ("build", build)],
        )));
    } else {
        let places = [("day", made.as_str()), ("build", build)];
        blocks.push(Block::Say(words.fill(word!("paper.foot-no-law"), &places)));
    }
}

/// A line to be filled in by hand.
fn blank(says: &Says, key: &'static str) -> Line {
    says.keyed(key, String::new(), None)
}

/// The same for a figure that is not known.
fn blank_figure(says: &Says, figure: Figure) -> Line {
    let term = says.sheet.words.of("figure.", figure.code()).to_owned();
    says.line(figure.code(), term, String::new(), None)
}

/// Lines to be filled in by hand.
fn blanks(says: &mut Says, keys: &[&'static str]) {
    let lines = keys.iter().map(|key| blank(says, key)).collect();
    says.lines(lines);
}

/// To whom, from whom, and which animals: as far as that was answered.
fn head(says: &mut Says) {
    head_to(says, None);
}

/// The same, to somebody whom the law names.
fn head_to(says: &mut Says, to: Option<String>) {
    let sheet = says.sheet;
    let case = &sheet.reading.case;
    let arrival = case.impounded.map(|moment| sheet.moment(moment));
    let known = [
        (word!("paper.to"), to),
        (word!("paper.from"), None),
        (word!("paper.pound"), None),
        (
            word!("field.animals"),
            Some(sheet.animals(&sheet.all_rows())),
        ),
        (word!("days.impounded"), arrival),
        (word!("paper.register"), None),
    ];
    let lines = known.map(|(key, value)| says.keyed(key, value.unwrap_or_default(), None));
    says.lines(lines.into());
}

/// A line for an amount, unless it is nothing.
fn line_if_any(says: &Says, figure: Figure, amount: Amount) -> Option<Line> {
    (!amount.shown.is_zero()).then(|| says.amount(figure, amount))
}

/// The owner entered that the animals were sold.
fn is_sold(problems: &[Problem]) -> bool {
    problems
        .iter()
        .any(|problem| problem.reason == Reason::Sold)
}

#[cfg(test)]
#[path = "papers/tests.rs"]
mod tests;
