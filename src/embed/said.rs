//! What answers are built from: codes with their English words, amounts, days and other figures with their steps, and
//! the rows of law that are cited.

use std::collections::BTreeMap;

use serde::Serialize;

use super::english;
use super::refusal::Refusal;
use crate::account::{self, Account};
use crate::day::{Day, Moment};
use crate::law::row::Row;
use crate::money::Rupees;
use crate::problem::Problem;
use crate::reasons::{Quantity, StepId};

/// A code and its English words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coded {
    /// The code, as in a case.
    pub code: &'static str,
    /// The words.
    pub words: &'static str,
}

impl Coded {
    /// A code of a family of words.
    #[must_use]
    pub fn of(family: &str, code: &'static str) -> Self {
        let words = english().find(&[family, code].concat()).unwrap_or(code);
        Self { code, words }
    }
}

/// A part of an account, or what it still needs.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Part<T> {
    /// It stands.
    Is(T),
    /// It does not.
    Needs {
        /// Why.
        problems: Vec<Refusal>,
    },
}

impl<T> Part<T> {
    /// A part that fails, or stands with its value said.
    pub fn of<'p, P>(part: &'p Result<P, Vec<Problem>>, say: impl FnOnce(&'p P) -> T) -> Self {
        match part {
            Ok(part) => Self::Is(say(part)),
            Err(problems) => Self::needs(problems),
        }
    }

    /// The same, where a part may be that nobody asked for.
    pub fn of_asked<'p, P>(
        part: &'p Result<Option<P>, Vec<Problem>>,
        say: impl FnOnce(&'p P) -> T,
    ) -> Option<Self> {
        match part {
            Ok(part) => part.as_ref().map(say).map(Self::Is),
            Err(problems) => Some(Self::needs(problems)),
        }
    }

    /// Why it does not stand, if it does not.
    #[must_use]
    pub fn problems(&self) -> Option<&[Refusal]> {
        match self {
            Self::Is(_) => None,
            Self::Needs { problems } => Some(problems),
        }
    }

    /// A part that fails.
    #[must_use]
    pub fn needs(problems: &[Problem]) -> Self {
        let mut said: Vec<Refusal> = problems.iter().map(Refusal::from).collect();
        said.dedup();
        Self::Needs { problems: said }
    }
}

/// An amount with the step that gave it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Amount {
    /// Rupees, to the paisa.
    pub value: String,
    /// All decimals, where annas leave more than two.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exact: Option<String>,
    /// The step, counted from 0.
    pub step: usize,
}

impl From<&account::Amount> for Amount {
    fn from(amount: &account::Amount) -> Self {
        Self {
            value: amount.shown.plain(),
            exact: (amount.exact != amount.shown).then(|| amount.exact.plain()),
            step: amount.step.place(),
        }
    }
}

/// A figure that is not an amount of the bill, with the step that gave it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Given<T> {
    /// The value: a number, or the text of a day or an amount.
    pub value: T,
    /// The step, counted from 0.
    pub step: usize,
}

impl<T> Given<T> {
    /// A value and its step.
    #[must_use]
    pub const fn new(value: T, step: StepId) -> Self {
        Self {
            value,
            step: step.place(),
        }
    }
}

impl From<&account::Given<u32>> for Given<u32> {
    fn from(given: &account::Given<u32>) -> Self {
        Self::new(given.value, given.step)
    }
}

/// Days, moments and plain amounts are text.
macro_rules! as_text {
    ($($kind:ty),+) => {$(
        impl From<&account::Given<$kind>> for Given<String> {
            fn from(given: &account::Given<$kind>) -> Self {
                Self::new(given.value.plain(), given.step)
            }
        }
    )+};
}

as_text!(Day, Moment, Rupees);

/// A number with its kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Figured {
    /// Rupees, with all their decimals.
    Amount(String),
    /// A number of heads, days, hours, months or kilograms.
    Count(u32),
    /// A day.
    Day(String),
    /// A day, with the hour where it is known.
    Moment(String),
    /// Per cent.
    Percent(String),
}

impl From<Quantity> for Figured {
    fn from(quantity: Quantity) -> Self {
        match quantity {
            Quantity::Count(count) => Self::Count(count),
            Quantity::Rupees(_) => Self::Amount(quantity.plain()),
            Quantity::Day(_) => Self::Day(quantity.plain()),
            Quantity::Moment(_) => Self::Moment(quantity.plain()),
            Quantity::Percent(_) => Self::Percent(quantity.plain()),
        }
    }
}

/// A row of law that something rests on.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Cited {
    /// What it settles.
    pub provision: Coded,
    /// The Act.
    pub act: &'static str,
    /// Its number and year.
    pub number: &'static str,
    /// The section or rule; absent where only the Act is known.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub section: &'static str,
    /// The amending Act as far as it is named.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub amended_by: &'static str,
    /// Act and section as a person cites them.
    pub citation: String,
    /// Where it was read.
    pub source: &'static str,
    /// How well it is known.
    pub standing: Coded,
    /// The day it came into force was not found.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub day_not_found: bool,
    /// When it was last compared with its source.
    pub checked: String,
}

/// The rows an answer cites, by their ids.
#[derive(Clone, Debug, Default)]
pub struct Rows(BTreeMap<&'static str, Cited>);

impl Rows {
    /// Notes a row and gives its id.
    pub fn cite(&mut self, row: &'static Row) -> &'static str {
        self.0.entry(row.id).or_insert_with(|| {
            let citation = &row.citation;
            Cited {
                provision: Coded::of("provision.", row.provision.code()),
                act: citation.act.name,
                number: citation.act.number,
                section: citation.section,
                amended_by: citation.amended_by,
                citation: english().cited(row).section,
                source: citation.source,
                standing: Coded::of("standing.", row.standing.code()),
                day_not_found: row.day_not_found(),
                checked: row.checked.plain(),
            }
        });
        row.id
    }

    /// What was cited.
    #[must_use]
    pub fn all(self) -> BTreeMap<&'static str, Cited> {
        self.0
    }
}

/// A step of the reckoning.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Step {
    /// What it gives.
    pub figure: Coded,
    /// How the inputs give it: a code.
    pub operation: &'static str,
    /// The result.
    pub result: Figured,
    /// The result as a person reads it.
    pub said: String,
    /// The same, as a sum or a sentence.
    pub how: String,
    /// The row of law that orders it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// What went in, in the order of the sum.
    pub inputs: Vec<Input>,
}

/// What went into a step.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Input {
    /// The number.
    pub quantity: Figured,
    /// The field of the case it was entered in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// The row of law that says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<&'static str>,
    /// The earlier step that gave it, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
}

/// Every step of an account.
#[must_use]
pub fn steps(account: &Account, rows: &mut Rows) -> Vec<Step> {
    use crate::reasons::Source;
    let reasons = &account.reasons;
    let steps = reasons.all().iter();
    steps
        .map(|step| {
            let inputs = reasons.inputs(step);
            Step {
                figure: Coded::of("figure.", step.figure.code()),
                operation: step.operation.code(),
                result: step.result.into(),
                said: english().quantity(step.result),
                how: english().how(step, inputs),
                rule: step.rule.map(|row| rows.cite(row)),
                inputs: inputs
                    .iter()
                    .map(|input| {
                        let (mut field, mut row, mut step) = (None, None, None);
                        match input.source {
                            Source::Entry(entered) => field = Some(entered.path()),
                            Source::Law(cited) => row = Some(rows.cite(cited)),
                            Source::Step(earlier) => step = Some(earlier.place()),
                            Source::Asked => {}
                        }
                        Input {
                            quantity: input.quantity.into(),
                            field,
                            row,
                            step,
                        }
                    })
                    .collect(),
            }
        })
        .collect()
}
