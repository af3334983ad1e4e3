//! One signal an answer. The signals belong to the page as a whole and outlive every view: a row that is taken away, a
//! question that is folded or another language never meets an answer that is gone.

mod rows;

use std::sync::atomic::{AtomicU32, Ordering};

use leptos::prelude::*;

use crate::animal::Kind;
use crate::case::Choices;
use crate::day::Day;
use crate::draft::{DayDraft, Draft, RateDraft, RowId};
pub use rows::{ExpenseAnswer, LotAnswer, Row, RowAnswer};

/// The text of one box, or the code of one choice.
pub type Answer = RwSignal<String>;

/// The three boxes of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayAnswer {
    /// Day of the month.
    pub day: Answer,
    /// Month.
    pub month: Answer,
    /// Year.
    pub year: Answer,
}

/// The rates of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateAnswer {
    /// Fine for one.
    pub fine: Answer,
    /// Feeding for one for a day.
    pub feeding: Answer,
}

/// Every answer of the page.
#[derive(Debug)]
pub struct Answers {
    /// Which custody this is.
    pub situation: Answer,
    /// Place.
    pub place: Answer,
    /// Part of the place where the Act's extent is in question.
    pub area: Answer,
    /// Text of the law.
    pub text: Answer,
    /// Rows of animals.
    pub rows: RwSignal<Vec<RowAnswer>>,
    /// Arrival.
    pub impounded: DayAnswer,
    /// Hour of arrival.
    pub impounded_hour: Answer,
    /// Seizure.
    pub seized: DayAnswer,
    /// Claiming.
    pub claimed: DayAnswer,
    /// Hour of claiming.
    pub claimed_hour: Answer,
    /// Notice.
    pub notice: DayAnswer,
    /// Whether the board was seen.
    pub board: Answer,
    /// Rates, one entry a kind, whether or not it is among the rows.
    rates: &'static [RateAnswer],
    /// Whether a sale was held.
    pub sale: Answer,
    /// Why.
    pub sold_as: Answer,
    /// Day of the sale.
    pub sale_day: DayAnswer,
    /// Lots.
    pub lots: RwSignal<Vec<LotAnswer>>,
    /// Expenses.
    pub expenses: RwSignal<Vec<ExpenseAnswer>>,
    /// Deposit of the balance.
    pub deposited: DayAnswer,
    /// Choices the law leaves open.
    pub choices: RwSignal<Choices>,
}

/// A name that no row had before.
fn new_id() -> RowId {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

fn add<R: Row>(list: RwSignal<Vec<R>>, row: R) -> RowId {
    list.update(|list| list.push(row));
    row.id()
}

fn answer(text: &str) -> Answer {
    RwSignal::new(text.to_owned())
}

impl DayAnswer {
    fn new() -> Self {
        Self {
            day: answer(""),
            month: answer(""),
            year: answer(""),
        }
    }

    /// What the boxes hold.
    #[must_use]
    pub fn draft(self) -> DayDraft {
        DayDraft {
            day: self.day.get(),
            month: self.month.get(),
            year: self.year.get(),
        }
    }

    /// Puts a day, or nothing, into the boxes.
    pub fn set(self, boxes: DayDraft) {
        self.day.set(boxes.day);
        self.month.set(boxes.month);
        self.year.set(boxes.year);
    }
}

impl Answers {
    /// A new case: one empty row of animals, claimed today.
    #[must_use]
    pub fn new(today: Option<Day>) -> Self {
        let rates = Kind::ALL.iter().map(|_| RateAnswer {
            fine: answer(""),
            feeding: answer(""),
        });
        // They live as long as the page.
        let rates: &'static [RateAnswer] = Box::leak(rates.collect());
        let answers = Self {
            situation: answer("pound"),
            area: answer(""),
            place: answer(""),
            text: answer(""),
            rows: RwSignal::new(Vec::new()),
            impounded: DayAnswer::new(),
            impounded_hour: answer(""),
            seized: DayAnswer::new(),
            claimed: DayAnswer::new(),
            claimed_hour: answer(""),
            notice: DayAnswer::new(),
            board: answer(""),
            rates,
            sale: answer("no"),
            sold_as: answer("unclaimed"),
            sale_day: DayAnswer::new(),
            lots: RwSignal::new(Vec::new()),
            expenses: RwSignal::new(Vec::new()),
            deposited: DayAnswer::new(),
            choices: RwSignal::new(Choices::default()),
        };
        let _ = answers.add_row();
        if let Some(today) = today {
            answers.claimed.set(DayDraft::of(today));
        }
        answers
    }

    /// Adds an empty row of animals; gives its name.
    #[must_use]
    pub fn add_row(&self) -> RowId {
        add(self.rows, RowAnswer::new(new_id()))
    }

    /// Adds an empty lot; gives its name.
    #[must_use]
    pub fn add_lot(&self) -> RowId {
        add(self.lots, LotAnswer::new(new_id()))
    }

    /// Adds an empty expense; gives its name.
    #[must_use]
    pub fn add_expense(&self) -> RowId {
        add(self.expenses, ExpenseAnswer::new(new_id()))
    }

    /// The rates of a kind.
    #[must_use]
    pub fn rate(&self, kind: Kind) -> Option<RateAnswer> {
        self.rates.get(kind as usize).copied()
    }

    /// Everything as typed.
    #[must_use]
    pub fn draft(&self) -> Draft {
        let rows = self.rows.get();
        let rates = Kind::ALL
            .iter()
            .filter(|kind| rows.iter().any(|row| row.kind.get() == kind.code()));
        let rates = rates.filter_map(|kind| {
            let rate = self.rate(*kind)?;
            Some(RateDraft {
                kind: kind.code().into(),
                fine: rate.fine.get(),
                feeding: rate.feeding.get(),
            })
        });
        Draft {
            situation: self.situation.get(),
            place: self.place.get(),
            area: self.area.get(),
            text: self.text.get(),
            rates: rates.collect(),
            animals: rows.iter().map(|row| row.draft()).collect(),
            impounded: self.impounded.draft(),
            impounded_hour: self.impounded_hour.get(),
            seized: self.seized.draft(),
            claimed: self.claimed.draft(),
            claimed_hour: self.claimed_hour.get(),
            notice: self.notice.draft(),
            board: self.board.get(),
            sale: self.sale.get(),
            sold_as: self.sold_as.get(),
            sale_day: self.sale_day.draft(),
            lots: self.lots.get().iter().map(|lot| lot.draft()).collect(),
            expenses: self
                .expenses
                .get()
                .iter()
                .map(|expense| expense.draft())
                .collect(),
            deposited: self.deposited.draft(),
            choices: self.choices.get(),
            ..Draft::default()
        }
    }
}
