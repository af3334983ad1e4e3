//! Reading a draft: each box by its strict reader, what it refuses kept with the field it belongs to.

use crate::animal::{Kind, Kinds};
use crate::case::{
    Animals, Case, Charge, Condition, Expense, Head, Heads, Lot, Percent, Rates, Sale, Situation,
    SoldAs, Unit,
};
use crate::day::{Clock, Day, Moment};
use crate::draft::{DayDraft, Draft, HELD, LotDraft, NOT_SEEN, PERCENT, Reading, SEEN};
use crate::law::place::{Area, Place};
use crate::money::Rupees;
use crate::problem::{DayProblem, Field, NumeralProblem, Problem, Reason};

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
