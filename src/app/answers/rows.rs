//! Rows that come and go: animals, lots sold and expenses, each with a name of its own.

use leptos::prelude::*;

use super::{Answer, answer, kinds_of, kinds_text};
use crate::draft::{AnimalsDraft, DemandDraft, ExpenseDraft, LineDraft, LotDraft, RowId, RunDraft};

/// A row with a stable name.
pub trait Row: Copy + Send + Sync + 'static {
    /// The name.
    fn id(&self) -> RowId;
}

/// A row of animals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowAnswer {
    /// Its stable name.
    pub id: RowId,
    /// Kind.
    pub kind: Answer,
    /// Number.
    pub heads: Answer,
    /// Condition.
    pub condition: Answer,
    /// Which capture it is.
    pub capture: Answer,
    /// Age.
    pub age: Answer,
    /// Weight.
    pub kilograms: Answer,
    /// Expected price.
    pub price: Answer,
}

/// A lot sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LotAnswer {
    /// Its stable name.
    pub id: RowId,
    /// The row of animals.
    pub row: Answer,
    /// Number.
    pub heads: Answer,
    /// What it fetched.
    pub price: Answer,
}

/// An expense of sale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpenseAnswer {
    /// Its stable name.
    pub id: RowId,
    /// Amount or per cent.
    pub unit: Answer,
    /// The number.
    pub amount: Answer,
}

/// A further line of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineAnswer {
    /// Its stable name.
    pub id: RowId,
    /// What it is for.
    pub head: Answer,
    /// For which kinds, by their codes.
    pub kinds: Answer,
    /// Amount or factor.
    pub amount: Answer,
    /// Unit.
    pub unit: Answer,
    /// First day.
    pub from_day: Answer,
    /// Age.
    pub age: Answer,
    /// First and last capture.
    pub captures: [Answer; 2],
    /// Ends of the band.
    pub number: [Answer; 2],
    /// Rise at each repeat.
    pub percent: Answer,
    /// How the rise builds up.
    pub growth: Answer,
    /// The ordinary fine it replaces.
    pub replaces: Answer,
}

/// A line of a demand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DemandAnswer {
    /// Its stable name.
    pub id: RowId,
    /// What it is for.
    pub head: Answer,
    /// How much.
    pub amount: Answer,
}

/// A row's name is one of its parts.
macro_rules! named {
    ($($row:ty),+) => {
        $(impl Row for $row {
            fn id(&self) -> RowId {
                self.id
            }
        })+
    };
}

named!(
    RowAnswer,
    LotAnswer,
    ExpenseAnswer,
    LineAnswer,
    DemandAnswer
);

impl RowAnswer {
    /// One with this name that holds what the draft does.
    pub(super) fn of(id: RowId, row: &AnimalsDraft) -> Self {
        Self {
            id,
            kind: answer(&row.kind),
            heads: answer(&row.heads),
            condition: answer(&row.condition),
            capture: answer(&row.capture),
            age: answer(&row.age),
            kilograms: answer(&row.kilograms),
            price: answer(&row.price),
        }
    }

    /// What it holds.
    pub(super) fn draft(self) -> AnimalsDraft {
        AnimalsDraft {
            id: self.id,
            kind: self.kind.get(),
            heads: self.heads.get(),
            condition: self.condition.get(),
            capture: self.capture.get(),
            age: self.age.get(),
            kilograms: self.kilograms.get(),
            price: self.price.get(),
        }
    }
}

impl LotAnswer {
    /// One with this name that holds what the draft does.
    pub(super) fn of(id: RowId, lot: &LotDraft) -> Self {
        Self {
            id,
            row: answer(&lot.row),
            heads: answer(&lot.heads),
            price: answer(&lot.price),
        }
    }

    /// What it holds.
    pub(super) fn draft(self) -> LotDraft {
        LotDraft {
            id: self.id,
            row: self.row.get(),
            heads: self.heads.get(),
            price: self.price.get(),
        }
    }
}

impl ExpenseAnswer {
    /// One with this name that holds what the draft does.
    pub(super) fn of(id: RowId, expense: &ExpenseDraft) -> Self {
        Self {
            id,
            unit: answer(&expense.unit),
            amount: answer(&expense.amount),
        }
    }

    /// What it holds.
    pub(super) fn draft(self) -> ExpenseDraft {
        ExpenseDraft {
            id: self.id,
            unit: self.unit.get(),
            amount: self.amount.get(),
        }
    }
}

impl LineAnswer {
    /// One with this name that holds what the draft does.
    pub(super) fn of(id: RowId, line: &LineDraft) -> Self {
        let run = |run: &RunDraft| [answer(&run.from), answer(&run.to)];
        Self {
            id,
            head: answer(&line.head),
            kinds: answer(&kinds_text(line.kinds)),
            amount: answer(&line.amount),
            unit: answer(&line.unit),
            from_day: answer(&line.from_day),
            age: answer(&line.age),
            captures: run(&line.captures),
            number: run(&line.number),
            percent: answer(&line.percent),
            growth: answer(&line.growth),
            replaces: answer(&line.replaces),
        }
    }

    /// What it holds.
    pub(super) fn draft(self) -> LineDraft {
        let run = |[from, to]: [Answer; 2]| RunDraft {
            from: from.get(),
            to: to.get(),
        };
        LineDraft {
            id: self.id,
            head: self.head.get(),
            kinds: kinds_of(&self.kinds.get()),
            amount: self.amount.get(),
            unit: self.unit.get(),
            from_day: self.from_day.get(),
            age: self.age.get(),
            captures: run(self.captures),
            number: run(self.number),
            percent: self.percent.get(),
            growth: self.growth.get(),
            replaces: self.replaces.get(),
        }
    }
}

impl DemandAnswer {
    /// One with this name that holds what the draft does.
    pub(super) fn of(id: RowId, line: &DemandDraft) -> Self {
        Self {
            id,
            head: answer(&line.head),
            amount: answer(&line.amount),
        }
    }

    /// What it holds.
    pub(super) fn draft(self) -> DemandDraft {
        DemandDraft {
            id: self.id,
            head: self.head.get(),
            amount: self.amount.get(),
        }
    }
}
