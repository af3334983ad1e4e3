//! Everything a part of the result is made from: the draft, how it was read, what follows, and the words; and how
//! days, amounts, animals, fields and refusals are said in them. Nothing is reckoned here.

use crate::account::Account;
use crate::app::block::{Block, Need};
use crate::day::{Day, Moment};
use crate::draft::{Draft, Reading, RowId};
use crate::law::Finding;
use crate::law::row::{Provision, Row};
use crate::money::{self, Rupees};
use crate::problem::{Field, Problem, Reason};
use crate::reasons::{Quantity, StepId};
use crate::reckon;
use crate::text::Words;

/// The state of the page at one moment.
#[derive(Debug)]
pub struct Sheet {
    /// The words of the language chosen.
    pub words: &'static Words,
    /// What was typed.
    pub draft: Draft,
    /// How it was read.
    pub reading: Reading,
    /// What follows.
    pub account: Account,
    /// India's day.
    pub today: Option<Day>,
    /// What is refused, with the id of the element it belongs to.
    pub refusals: Vec<(String, String)>,
}

impl Sheet {
    /// Reads a draft and reckons it.
    #[must_use]
    pub fn new(words: &'static Words, draft: Draft, today: Option<Day>) -> Self {
        let reading = draft.read();
        let account = reckon::reckon(&reading.case);
        let mut sheet = Self {
            words,
            draft,
            reading,
            account,
            today,
            refusals: Vec::new(),
        };
        sheet.refusals = sheet.refused();
        sheet
    }

    /// A day in words, with its weekday.
    #[must_use]
    pub fn day(&self, day: Day) -> String {
        day_in_words(self.words, day)
    }

    /// A day in words, and the hour if it is known.
    #[must_use]
    pub fn moment(&self, moment: Moment) -> String {
        let day = self.day(moment.day);
        match moment.clock {
            None => day,
            Some(clock) => self
                .words
                .fill("date.moment", &[("day", &day), ("hour", &clock.plain())]),
        }
    }

    /// A figure as a person reads it.
    #[must_use]
    pub fn quantity(&self, quantity: Quantity) -> String {
        match quantity {
            Quantity::Rupees(amount) => amount_in_full(amount),
            Quantity::Count(count) => money::grouped(count),
            Quantity::Day(day) => self.day(day),
            Quantity::Moment(moment) => self.moment(moment),
            Quantity::Percent(_) => [&quantity.plain(), " %"].concat(),
        }
    }

    /// Animals by row and number, in one line.
    #[must_use]
    pub fn animals(&self, rows: &[(u16, u32)]) -> String {
        let mut said = String::new();
        for (row, heads) in rows {
            let kind = self
                .reading
                .case
                .animals
                .get(usize::from(*row))
                .and_then(|animals| animals.kind);
            let Some(kind) = kind else { continue };
            if !said.is_empty() {
                said.push_str(", ");
            }
            let key = ["heads.", kind.code()].concat();
            said.push_str(&self.words.fill(&key, &[("n", &money::grouped(*heads))]));
        }
        said
    }

    /// All rows with their number, as far as that is answered.
    #[must_use]
    pub fn all_rows(&self) -> Vec<(u16, u32)> {
        let rows = (0u16..).zip(&self.reading.case.animals);
        rows.filter_map(|(row, animals)| Some((row, animals.heads?.get())))
            .collect()
    }

    /// The row in force on a provision; the safer one where two are arguable; none where it is not known.
    #[must_use]
    pub fn law(&self, provision: Provision) -> Option<&'static Row> {
        match reckon::law_of(&self.reading.case).ok()?.find(provision) {
            Finding::InForce(row) | Finding::Either(row, _) => Some(row),
            _ => None,
        }
    }

    /// The law's own number in a step, such as its days.
    #[must_use]
    pub fn laws_number(&self, step: StepId) -> Option<u32> {
        let step = self.account.reasons.get(step)?;
        self.account.reasons.inputs(step).iter().find_map(|input| {
            match (input.source, input.quantity) {
                (crate::reasons::Source::Law(_), Quantity::Count(count)) => Some(count),
                _ => None,
            }
        })
    }

    /// What a part still needs, each answer once, with a way to it. A refused answer says why it was refused.
    #[must_use]
    pub fn needs(&self, problems: &[Problem]) -> Block {
        let mut needs: Vec<Need> = Vec::with_capacity(problems.len());
        for problem in problems {
            let problem = self.as_refused(*problem);
            let need = Need {
                anchor: anchor(&self.draft, problem),
                field: if is_of_the_law(problem.reason) {
                    String::new()
                } else {
                    self.field(problem.field)
                },
                why: self.reason(problem.reason),
            };
            if !needs.contains(&need) {
                needs.push(need);
            }
        }
        Block::Needs(needs)
    }

    /// The refusal that stands behind a missing answer, if it was typed and refused.
    fn as_refused(&self, problem: Problem) -> Problem {
        match (problem.reason, self.reading.refusal(problem.field)) {
            (Reason::NotAnswered, Some(reason)) => Problem::at(problem.field, reason),
            _ => problem,
        }
    }

    /// Everything that is refused, with the id of the element it belongs to: by the readers, and by the reckoning
    /// where answers do not fit together.
    fn refused(&self) -> Vec<(String, String)> {
        let account = &self.account;
        let parts: [&[Problem]; 7] = [
            account.claim.as_ref().err().map_or(&[], Vec::as_slice),
            account.deadlines.as_ref().err().map_or(&[], Vec::as_slice),
            account.complaint.as_ref().err().map_or(&[], Vec::as_slice),
            account.plan.as_ref().err().map_or(&[], Vec::as_slice),
            account.sale.as_ref().err().map_or(&[], Vec::as_slice),
            account.surplus.as_ref().err().map_or(&[], Vec::as_slice),
            &self.reading.refused,
        ];
        let refused = parts.into_iter().flatten().filter(|problem| {
            !matches!(problem.reason, Reason::NotAnswered | Reason::BoardNotSeen)
                && !is_of_the_law(problem.reason)
        });
        refused
            .map(|problem| (anchor(&self.draft, *problem), self.reason(problem.reason)))
            .collect()
    }

    /// The sentence of a refusal.
    #[must_use]
    pub fn reason(&self, reason: Reason) -> String {
        let key = ["reason.", reason.code()].concat();
        match reason {
            Reason::Before(first, second) => self.words.fill(
                &key,
                &[("first", &self.day(first)), ("second", &self.day(second))],
            ),
            Reason::NoLawThatDay(day) | Reason::ComplaintOver(day) => {
                self.words.fill(&key, &[("first", &self.day(day))])
            }
            _ => self.words.get(&key).to_owned(),
        }
    }

    /// The name of an answer, by the field's path: the number of a row or lot, and the kind of a rate, are filled in.
    #[must_use]
    pub fn field(&self, field: Field) -> String {
        let path = field.path();
        let (name, number) = match (path.split_once('['), path.split_once(']')) {
            (Some((before, _)), Some((within, after))) => {
                let at = within
                    .rsplit('[')
                    .next()
                    .and_then(|n| n.parse::<u32>().ok())
                    .unwrap_or(0);
                ([before, after].concat(), at.saturating_add(1).to_string())
            }
            _ => (path, String::new()),
        };
        let (name, kind) = match field {
            Field::Rate(_, kind) => {
                let kind_word = self.words.of("kind.", kind.code()).to_owned();
                (
                    name.strip_suffix(kind.code())
                        .unwrap_or(&name)
                        .trim_end_matches('.')
                        .to_owned(),
                    kind_word,
                )
            }
            _ => (name, String::new()),
        };
        let key = ["field.", &name].concat();
        let key = if self.words.find(&key).is_some() {
            key
        } else {
            "field.other".to_owned()
        };
        self.words.fill(&key, &[("n", &number), ("kind", &kind)])
    }
}

/// An amount as a line shows it; all its decimals where annas leave more than two.
#[must_use]
pub fn amount_in_full(amount: Rupees) -> String {
    if amount.rounded() == amount {
        amount.shown()
    } else {
        amount.shown_exactly()
    }
}

/// A day in words, with its weekday: `Saturday 28 November 2026` in the language's own order.
#[must_use]
pub fn day_in_words(words: &Words, day: Day) -> String {
    let (year, month, date) = day.parts();
    let weekday = words.of("weekday.", &day.weekday().to_string());
    let month = words.of("month.", &month.to_string());
    let (date, year) = (date.to_string(), year.to_string());
    words.fill(
        "date.long",
        &[
            ("weekday", weekday),
            ("day", &date),
            ("month", month),
            ("year", &year),
        ],
    )
}

/// No answer of the user would help: the law itself is not known, or leaves the matter to a court.
fn is_of_the_law(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::LawNotKnown(_)
            | Reason::CourtDecides
            | Reason::ComplaintOver(_)
            | Reason::ActDoesNotReach
            | Reason::NotUnderTheAct
            | Reason::NotReturned
    )
}

/// The id of an element of a row, by the row's stable name.
#[must_use]
pub fn named(what: &str, id: RowId) -> String {
    [what, &id.to_string()].concat()
}

/// The id of the element that takes an answer. Rows go by their stable names, since their numbers move.
#[must_use]
pub fn anchor(draft: &Draft, problem: Problem) -> String {
    let row = |n: u16| draft.animals.get(usize::from(n)).map_or(0, |row| row.id);
    let lot = |n: u16| draft.lots.get(usize::from(n)).map_or(0, |lot| lot.id);
    let expense = |n: u16| {
        draft
            .expenses
            .get(usize::from(n))
            .map_or(0, |expense| expense.id)
    };
    let hour = matches!(
        problem.reason,
        Reason::Day(crate::problem::DayProblem::NotAnHour)
    );
    match problem.field {
        Field::Text => "text".into(),
        Field::Situation => "situation".into(),
        Field::Area => "area".into(),
        Field::Animals => named("kind-", row(0)),
        Field::Kind(n) => named("kind-", row(n)),
        Field::Heads(n) => named("heads-", row(n)),
        Field::Price(n) => named("price-", row(n)),
        Field::Impounded if hour => "impounded-hour".into(),
        Field::Claimed if hour => "claimed-hour".into(),
        Field::Impounded => "impounded-day".into(),
        Field::Claimed => "claimed-day".into(),
        Field::Seized => "seized-day".into(),
        Field::Notice => "notice-day".into(),
        Field::Deposited => "deposited-day".into(),
        Field::SaleDay => "sale-day".into(),
        Field::Rates => "board-seen".into(),
        Field::Rate(head, kind) => [head.code(), "-", kind.code()].concat(),
        Field::Lots => "lot-add".into(),
        Field::LotHeads(n) => named("lot-heads-", lot(n)),
        Field::LotPrice(n) => named("lot-price-", lot(n)),
        Field::Expense(n) => named("expense-", expense(n)),
        _ => "place".into(),
    }
}
