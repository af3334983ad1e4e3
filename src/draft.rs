//! What was typed, letter for letter, and how it is read into a case.
//!
//! A draft is never refused and never repaired: it holds the text of every box, finished or not. Reading it gives the
//! case that the reckoning takes. An empty box is an answer not given; a text that cannot be read is no answer either,
//! and is named in the case's `refused`, so what depends on it has no figure.

mod board;
mod more;
mod read;

use serde::{Deserialize, Serialize};

use crate::case::{Case, Choices, Notified};

pub(crate) use board::small;
pub use board::{Asks, LineDraft, RunDraft, TermsDraft};
pub use more::{DemandDraft, SecurityDraft, SecurityRateDraft, SuitDraft};

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
    /// Which capture of these animals it is; empty is the first.
    pub capture: String,
    /// Code of the age.
    pub age: String,
    /// What they weigh together, in kilograms.
    pub kilograms: String,
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
/// They were not.
pub const NOT_HELD: &str = "no";

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
    /// Further lines of the board.
    pub lines: Vec<LineDraft>,
    /// What the tariff says beside its amounts.
    pub terms: TermsDraft,
    /// What catching and feeding really cost.
    pub actual_cost: String,
    /// Another day asked about.
    pub ask: DayDraft,
    /// What the pound asked for.
    pub demand: Vec<DemandDraft>,
    /// Local notifications found to apply; security is asked for where it is notified.
    pub notified: Notified,
    /// Security before release.
    pub security: SecurityDraft,
    /// A suit for damage.
    pub suit: SuitDraft,
    /// The day of an order of compensation.
    pub order_day: DayDraft,
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
    /// What the reckoning takes, with what was refused.
    pub case: Case,
    /// What each row of animals is asked because the board moves by it.
    pub asks: Vec<Asks>,
}
