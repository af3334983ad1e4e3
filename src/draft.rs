//! What was typed, letter for letter, and how it is read into a case.
//!
//! A draft is never refused and never repaired: it holds the text of every box, finished or not. Reading it gives the
//! case that the reckoning takes and the list of what could not be read. An empty box is an answer not given; a text
//! that cannot be read is no answer either, and is named in `refused`, so what depends on it has no figure.

use serde::{Deserialize, Serialize};

use crate::animal::{Kind, Kinds};
use crate::case::{
    Animals, Case, Charge, Choices, Condition, Expense, Head, Heads, Lot, Percent, Rates, Sale,
    Situation, SoldAs, Unit,
};
use crate::day::{Clock, Day, Moment};
use crate::law::place::{Area, Place};
use crate::money::Rupees;
use crate::problem::{DayProblem, Field, NumeralProblem, Problem, Reason};

/// A stable name for a row: it stays when rows before it go.
pub type RowId = u32;

/// The three boxes of a day; the month is a number from the list of month names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DayDraft {
    /// Day of the month.
    pub day: String,
    /// Month, 1 to 12.
    pub month: String,
    /// Year.
    pub year: String,
}

/// A row of animals as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AnimalsDraft {
    /// The row's name.
    pub id: RowId,
    /// Code of the kind.
    pub kind: String,
    /// How many.
    pub heads: String,
    /// Code of the condition; empty is ordinary.
    pub condition: String,
    /// What one would fetch.
    pub price: String,
}

/// A rate of the board as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RateDraft {
    /// Code of the kind.
    pub kind: String,
    /// The fine for one.
    pub fine: String,
    /// Feeding and watering for one for a day.
    pub feeding: String,
}

/// A lot sold, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LotDraft {
    /// The lot's name.
    pub id: RowId,
    /// The name of the row of animals it came from, as text; empty when not chosen.
    pub row: String,
    /// How many were sold.
    pub heads: String,
    /// What they fetched together.
    pub price: String,
}

/// An expense of sale as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ExpenseDraft {
    /// The expense's name.
    pub id: RowId,
    /// `percent` of the proceeds; anything else is an amount.
    pub unit: String,
    /// The number.
    pub amount: String,
}

/// The unit of an expense that is so many per cent of the proceeds.
pub const PERCENT: &str = "percent";
/// The board has been read.
pub const SEEN: &str = "seen";
/// The board has not been read yet.
pub const NOT_SEEN: &str = "not-seen";
/// The animals were sold.
pub const HELD: &str = "held";

/// Everything that was typed or chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Draft {
    /// Code of the custody; empty is a pound under a cattle-trespass Act.
    pub situation: String,
    /// Code of the place.
    pub place: String,
    /// Code of the part of the place where the Act's extent is in question; empty is none of them.
    pub area: String,
    /// Code of the text of the law; empty takes the place's first.
    pub text: String,
    /// The rows of animals.
    pub animals: Vec<AnimalsDraft>,
    /// Day of arrival.
    pub impounded: DayDraft,
    /// Hour of arrival.
    pub impounded_hour: String,
    /// Day of seizure.
    pub seized: DayDraft,
    /// Day on which the owner comes.
    pub claimed: DayDraft,
    /// Hour at which the owner comes.
    pub claimed_hour: String,
    /// Day of the notice.
    pub notice: DayDraft,
    /// Whether the board was read: `seen`, `not-seen`, or empty.
    pub board: String,
    /// Its rates, by kind.
    pub rates: Vec<RateDraft>,
    /// Whether a sale was held: `held`, or anything else.
    pub sale: String,
    /// Why they were sold.
    pub sold_as: String,
    /// Day of the sale.
    pub sale_day: DayDraft,
    /// Lots.
    pub lots: Vec<LotDraft>,
    /// Expenses of sale.
    pub expenses: Vec<ExpenseDraft>,
    /// Day on which the surplus was deposited.
    pub deposited: DayDraft,
    /// Choices the law leaves open.
    pub choices: Choices,
}

/// A draft as read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// What the reckoning takes.
    pub case: Case,
    /// What was typed and cannot be read, in the order of the form.
    pub refused: Vec<Problem>,
}

impl Reading {
    /// Why the answer of this field was refused, if it was.
    #[must_use]
    pub fn refusal(&self, field: Field) -> Option<Reason> {
        self.refused
            .iter()
            .find(|problem| problem.field == field)
            .map(|problem| problem.reason)
    }
}

impl Draft {
    /// Reads everything that was typed.
    #[must_use]
    pub fn read(&self) -> Reading {
        let mut reader = Reader::default();
        let place = Place::from_code(&self.place);
        let case = Case {
            situation: Situation::from_code(&self.situation),
            place,
            // An area of another place, chosen before the place was changed, says nothing here.
            area: Area::from_code(&self.area)
                .filter(|area| place.is_some_and(|place| place.areas().contains(area))),
            text: some(&self.text).map(str::to_owned),
            animals: self.read_animals(&mut reader),
            impounded: reader.moment(Field::Impounded, &self.impounded, &self.impounded_hour),
            seized: reader.day(Field::Seized, &self.seized),
            claimed: reader.moment(Field::Claimed, &self.claimed, &self.claimed_hour),
            notice: reader.day(Field::Notice, &self.notice),
            ask: Vec::new(),
            rates: self.read_rates(&mut reader),
            sale: self.read_sale(&mut reader),
            expenses: self.read_expenses(&mut reader),
            deposited: reader.day(Field::Deposited, &self.deposited),
            choices: self.choices,
            ..Case::default()
        };
        Reading {
            case,
            refused: reader.refused,
        }
    }

    /// The kinds of the rows, each once, in the order of their first row: for each the rates are asked once.
    #[must_use]
    pub fn kinds(&self) -> Vec<Kind> {
        let mut kinds = Vec::with_capacity(self.animals.len());
        for kind in self
            .animals
            .iter()
            .filter_map(|row| Kind::from_code(&row.kind))
        {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds
    }

    fn read_animals(&self, reader: &mut Reader) -> Vec<Animals> {
        (0u16..)
            .zip(&self.animals)
            .map(|(n, row)| Animals {
                kind: Kind::from_code(&row.kind),
                heads: reader.number(Field::Heads(n), &row.heads, Heads::read),
                condition: Condition::from_code(&row.condition),
                price: reader.number(Field::Price(n), &row.price, Rupees::read),
                ..Animals::default()
            })
            .collect()
    }

    /// A box left empty is a charge that was not given: the reckoning then asks for it by name.
    fn read_rates(&self, reader: &mut Reader) -> Option<Rates> {
        if self.board == NOT_SEEN {
            return Some(Rates::NotSeen);
        }
        if self.board != SEEN {
            return None;
        }
        let mut charges = Vec::new();
        for kind in self.kinds() {
            let Some(rate) = self.rates.iter().find(|rate| rate.kind == kind.code()) else {
                continue;
            };
            for (head, unit, text) in [
                (Head::Fine, Unit::PerHead, &rate.fine),
                (Head::Feeding, Unit::PerHeadPerDay, &rate.feeding),
            ] {
                let amount = reader.number(Field::Rate(head, kind), text, Rupees::read);
                charges.push(Charge::plain(head, Kinds::of(&[kind]), amount, unit));
            }
        }
        Some(Rates::Seen(charges))
    }

    fn read_sale(&self, reader: &mut Reader) -> Option<Sale> {
        if self.sale != HELD {
            return None;
        }
        let day = reader.day(Field::SaleDay, &self.sale_day);
        let lots = (0u16..)
            .zip(&self.lots)
            .map(|(n, lot)| Lot {
                row: self.row_of(lot),
                heads: reader.number(Field::LotHeads(n), &lot.heads, Heads::read),
                price: reader.number(Field::LotPrice(n), &lot.price, Rupees::read),
            })
            .collect();
        Some(Sale {
            sold_as: SoldAs::from_code(&self.sold_as).unwrap_or(SoldAs::Unclaimed),
            day,
            lots,
        })
    }

    /// The place of a lot's row in the list; past its end if the row is gone or was not chosen, so that the reckoning
    /// finds no animals there and says so.
    fn row_of(&self, lot: &LotDraft) -> u16 {
        let found = self
            .animals
            .iter()
            .position(|row| row.id.to_string() == lot.row);
        found
            .and_then(|at| u16::try_from(at).ok())
            .unwrap_or(u16::MAX)
    }

    /// An expense row whose box is empty is asked for: it keeps its place in the list, so that its name stays right.
    fn read_expenses(&self, reader: &mut Reader) -> Vec<Expense> {
        (0u16..)
            .zip(&self.expenses)
            .map(|(n, expense)| {
                let field = Field::Expense(n);
                if expense.unit == PERCENT {
                    Expense::Percent(reader.number(field, &expense.amount, Percent::read))
                } else {
                    Expense::Amount(reader.number(field, &expense.amount, Rupees::read))
                }
            })
            .collect()
    }
}

/// Reads boxes and keeps what it refuses.
#[derive(Default)]
struct Reader {
    refused: Vec<Problem>,
}

impl Reader {
    fn refuse<T>(&mut self, field: Field, reason: Reason) -> Option<T> {
        self.refused.push(Problem::at(field, reason));
        None
    }

    fn number<T>(
        &mut self,
        field: Field,
        text: &str,
        read: fn(&str) -> Result<T, NumeralProblem>,
    ) -> Option<T> {
        match read(some(text)?) {
            Ok(value) => Some(value),
            Err(problem) => self.refuse(field, Reason::Numeral(problem)),
        }
    }

    fn day(&mut self, field: Field, boxes: &DayDraft) -> Option<Day> {
        match boxes.read()? {
            Ok(day) => Some(day),
            Err(problem) => self.refuse(field, Reason::Day(problem)),
        }
    }

    /// An hour that cannot be read leaves the whole moment unanswered: hours move deadlines.
    fn moment(&mut self, field: Field, boxes: &DayDraft, hour: &str) -> Option<Moment> {
        let day = self.day(field, boxes);
        match some(hour).map(Clock::read) {
            None => day.map(Moment::day_only),
            Some(Ok(clock)) => day.map(|day| Moment {
                day,
                clock: Some(clock),
            }),
            Some(Err(problem)) => self.refuse(field, Reason::Day(problem)),
        }
    }
}

impl DayDraft {
    /// The boxes that hold this day.
    #[must_use]
    pub fn of(day: Day) -> Self {
        let (year, month, day) = day.parts();
        Self {
            day: day.to_string(),
            month: month.to_string(),
            year: year.to_string(),
        }
    }

    /// The day in the boxes; nothing if all three are empty.
    ///
    /// # Errors
    /// As [`Day::from_boxes`]: a box that is still empty or a year half typed is unfinished.
    #[must_use]
    pub fn read(&self) -> Option<Result<Day, DayProblem>> {
        let empty = [&self.day, &self.month, &self.year]
            .into_iter()
            .all(|text| some(text).is_none());
        if empty {
            None
        } else {
            Some(Day::from_boxes(&self.day, &self.month, &self.year))
        }
    }
}

/// The text, if there is any besides white space.
fn some(text: &str) -> Option<&str> {
    if text.trim().is_empty() {
        None
    } else {
        Some(text)
    }
}
