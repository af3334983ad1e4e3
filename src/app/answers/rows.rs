//! Rows that come and go: animals, lots sold and expenses, each with a name of its own.

use leptos::prelude::*;

use super::{Answer, answer};
use crate::draft::{AnimalsDraft, ExpenseDraft, LotDraft, RowId};

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

named!(RowAnswer, LotAnswer, ExpenseAnswer);

impl RowAnswer {
    /// An empty one.
    pub(super) fn new(id: RowId) -> Self {
        Self {
            id,
            kind: answer(""),
            heads: answer(""),
            condition: answer(""),
            price: answer(""),
        }
    }

    /// What it holds.
    pub(super) fn draft(self) -> AnimalsDraft {
        AnimalsDraft {
            id: self.id,
            kind: self.kind.get(),
            heads: self.heads.get(),
            condition: self.condition.get(),
            price: self.price.get(),
            ..AnimalsDraft::default()
        }
    }
}

impl LotAnswer {
    /// An empty one.
    pub(super) fn new(id: RowId) -> Self {
        Self {
            id,
            row: answer(""),
            heads: answer(""),
            price: answer(""),
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
    /// An empty one.
    pub(super) fn new(id: RowId) -> Self {
        Self {
            id,
            unit: answer(""),
            amount: answer(""),
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
