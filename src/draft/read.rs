//! Reading a draft: each box by its strict reader, what it refuses kept with the field it belongs to.

use crate::animal::Kind;
use crate::case::{
    Age, Animals, Case, Condition, Expense, Heads, Lot, Percent, Rates, Sale, Situation, SoldAs,
    Unit,
};
use crate::day::{Clock, Day, Moment};
use crate::draft::{AnimalsDraft, Asks, DayDraft, Draft, HELD, LotDraft, PERCENT, Reading, small};
use crate::law::place::{Area, Place};
use crate::money::Rupees;
use crate::numeral;
use crate::problem::{DayProblem, Field, NumeralProblem, Problem, Reason};

impl Draft {
    /// Reads everything that was typed.
    #[must_use]
    pub fn read(&self) -> Reading {
        let mut reader = Reader::default();
        let place = Place::from_code(&self.place);
        // What the board says decides what the animals are asked; its refusals still stand behind theirs.
        let mut board = Reader::default();
        let (rates, terms) = self.read_board(&mut board);
        let kinds = self.animals.iter().map(|row| Kind::from_code(&row.kind));
        let asks: Vec<Asks> = kinds
            .map(|kind| Asks::of(kind, rates.as_ref(), terms.as_ref()))
            .collect();
        let mut case = Case {
            situation: Situation::from_code(&self.situation),
            place,
            // An area of another place, chosen before the place was changed, says nothing here.
            area: Area::from_code(&self.area)
                .filter(|area| place.is_some_and(|place| place.areas().contains(area))),
            text: some(&self.text).map(str::to_owned),
            animals: self.read_animals(&asks, &mut reader),
            impounded: reader.moment(
                (Field::Impounded, &self.impounded),
                (Field::ImpoundedHour, &self.impounded_hour),
            ),
            seized: reader.day(Field::Seized, &self.seized),
            claimed: reader.moment(
                (Field::Claimed, &self.claimed),
                (Field::ClaimedHour, &self.claimed_hour),
            ),
            notice: reader.day(Field::Notice, &self.notice),
            actual_cost: {
                reader.refused.append(&mut board.refused);
                let asked = asks_cost(rates.as_ref());
                let text = if asked { &self.actual_cost } else { "" };
                reader.number(Field::ActualCost, text, Rupees::read)
            },
            rates,
            terms,
            ask: reader.day(Field::Ask(0), &self.ask).into_iter().collect(),
            demand: self.read_demand(&mut reader),
            notified: self.notified,
            security: self.read_security(&mut reader),
            suit: self.read_suit(&mut reader),
            order_day: reader.day(Field::OrderDay, &self.order_day),
            sale: self.read_sale(&mut reader),
            expenses: self.read_expenses(&mut reader),
            deposited: reader.day(Field::Deposited, &self.deposited),
            choices: self.choices,
            refused: Vec::new(),
        };
        case.refused = reader.refused;
        Reading { case, asks }
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

    fn read_animals(&self, asks: &[Asks], reader: &mut Reader) -> Vec<Animals> {
        let rows = (0u16..).zip(&self.animals).zip(asks);
        rows.map(|((n, row), asks)| row.read(n, *asks, reader))
            .collect()
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
            sold_as: SoldAs::from_code(&self.sold_as),
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

impl AnimalsDraft {
    /// Only what is asked is read. A capture that cannot be read is not the first one: the row is not complete.
    fn read(&self, n: u16, asks: Asks, reader: &mut Reader) -> Animals {
        let asked = |asked: bool, text| if asked { text } else { "" };
        let heads = reader.number(Field::Heads(n), &self.heads, Heads::read);
        let capture = asked(asks.capture, &self.capture);
        let capture = reader.number(Field::Capture(n), capture, small);
        let kilograms = asked(asks.kilograms, &self.kilograms);
        Animals {
            kind: Kind::from_code(&self.kind),
            heads,
            condition: Condition::from_code(&self.condition),
            capture,
            age: Age::from_code(asked(asks.age, &self.age)),
            kilograms: reader.number(Field::Kilograms(n), kilograms, Heads::read),
            price: reader.number(Field::Price(n), &self.price, Rupees::read),
        }
    }
}

/// Whether a charge is a multiple of what catching and feeding really cost.
fn asks_cost(rates: Option<&Rates>) -> bool {
    let Some(Rates::Seen(charges)) = rates else {
        return false;
    };
    charges
        .iter()
        .any(|charge| charge.unit == Some(Unit::TimesActualCost))
}

/// Reads boxes and keeps what it refuses.
#[derive(Default)]
pub(super) struct Reader {
    pub(super) refused: Vec<Problem>,
}

impl Reader {
    pub(super) fn refuse<T>(&mut self, field: Field, reason: Reason) -> Option<T> {
        self.refused.push(Problem::at(field, reason));
        None
    }

    pub(super) fn number<T>(
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

    pub(super) fn day(&mut self, field: Field, boxes: &DayDraft) -> Option<Day> {
        match boxes.read()? {
            Ok(day) => Some(day),
            Err(problem) => self.refuse(field, Reason::Day(problem)),
        }
    }

    /// A day and its hour; an hour that cannot be read is refused by itself, and the day stands.
    fn moment(
        &mut self,
        (field, boxes): (Field, &DayDraft),
        (hour_field, hour): (Field, &str),
    ) -> Option<Moment> {
        let day = self.day(field, boxes);
        let clock = match some(hour).map(Clock::read) {
            None => None,
            Some(Ok(clock)) => Some(clock),
            Some(Err(problem)) => self.refuse(hour_field, Reason::Day(problem)),
        };
        day.map(|day| Moment { day, clock })
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
pub(super) fn some(text: &str) -> Option<&str> {
    if numeral::bare(text).is_empty() {
        None
    } else {
        Some(text)
    }
}
