//! What the user told us: plain data, every part optional, nothing reckoned.
//!
//! A `Case` crosses borders (files, links, the JS edge) with amounts and days as text through the strict readers. An
//! answer that is missing or was refused is `None`; the part of the account that needs it says so.

use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};

use crate::animal::{Kind, Kinds};
use crate::coded;
use crate::day::{Day, DayRule, Moment, MonthEnd};
use crate::law::place::Place;
use crate::money::Rupees;
use crate::numeral;
use crate::problem::NumeralProblem;

/// The most heads in one row.
pub const MOST_HEADS: u32 = 99_999;

/// How many animals: a whole number from 1 to 99,999.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Heads(u32);

impl Heads {
    /// A number of heads, if it is one.
    #[must_use]
    pub const fn new(heads: u32) -> Option<Self> {
        if heads >= 1 && heads <= MOST_HEADS {
            Some(Self(heads))
        } else {
            None
        }
    }

    /// Reads what was typed; digits of any script, grouped or not.
    ///
    /// # Errors
    /// Zero is asked about, a fraction is not rounded, more than 99,999 is refused.
    pub fn read(text: &str) -> Result<Self, NumeralProblem> {
        let number = numeral::read(text)?;
        if number.decimals > 0 {
            return Err(NumeralProblem::NotWhole);
        }
        if number.digits == 0 {
            return Err(NumeralProblem::Zero);
        }
        u32::try_from(number.digits)
            .ok()
            .and_then(Self::new)
            .ok_or(NumeralProblem::TooLarge)
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl TryFrom<u32> for Heads {
    type Error = &'static str;

    fn try_from(heads: u32) -> Result<Self, Self::Error> {
        Self::new(heads).ok_or("heads are a whole number from 1 to 99999")
    }
}

impl From<Heads> for u32 {
    fn from(heads: Heads) -> Self {
        heads.0
    }
}

coded! {
    /// Which law the animals are held under.
    pub enum Situation {
        /// A pound under a cattle-trespass Act.
        Pound = "pound",
        /// A municipal or panchayat by-law.
        ByLaw = "by-law",
        /// A forest seizure.
        Forest = "forest",
        /// A police seizure in a cruelty or transport case: a court decides.
        Police = "police",
    }
}

coded! {
    /// What s. 14A asks about an animal.
    pub enum Condition {
        /// Neither of the others.
        Ordinary = "ordinary",
        /// A calf, kid or lamb without its mother.
        Unattached = "unattached",
        /// Decrepit, weak or maimed.
        Weak = "weak",
    }
}

coded! {
    /// What a charge is for.
    pub enum Head {
        /// The fine for each head impounded.
        Fine = "fine",
        /// Feeding and watering.
        Feeding = "feeding",
        /// A daily charge that is not called feeding.
        Maintenance = "maintenance",
        /// Catching.
        Catching = "catching",
        /// Carrying to the pound.
        Transport = "transport",
        /// Tagging.
        Tagging = "tagging",
        /// Administration.
        Administration = "administration",
        /// Impounding, where the notice does not call it a fine.
        Impounding = "impounding",
    }
}

impl Head {
    /// Whether the Acts let this head be deducted: only fines, and feeding and watering.
    #[must_use]
    pub const fn under_the_act(self) -> bool {
        matches!(self, Self::Fine | Self::Feeding)
    }
}

coded! {
    /// For what an amount of a tariff is asked.
    pub enum Unit {
        /// Once for each head.
        PerHead = "per-head",
        /// For each head and each day.
        PerHeadPerDay = "per-head-per-day",
    }
}

/// One line of the board, or of a published scale that the user took over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Charge {
    /// What it is for.
    pub head: Head,
    /// For which kinds.
    pub kinds: Kinds,
    /// The amount; `None` when it is asked for and not there yet.
    pub amount: Option<Rupees>,
    /// For what the amount is asked.
    pub unit: Unit,
    /// The first day on which a daily charge runs: 1 is the day of arrival.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub from_day: u16,
}

const fn one() -> u16 {
    1
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde asks for a reference"
)]
const fn is_one(n: &u16) -> bool {
    *n == 1
}

/// The rates the user knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rates {
    /// The board has not been seen yet.
    NotSeen,
    /// These lines stand on it.
    Seen(Vec<Charge>),
}

/// A row of animals of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Animals {
    /// The kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// How many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heads: Option<Heads>,
    /// What s. 14A asks; absent is ordinary.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub condition: Option<Condition>,
    /// What one of them would fetch, in the owner's own expectation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<Rupees>,
}

/// An expense of sale.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Expense {
    /// An amount once.
    Amount(Option<Rupees>),
    /// So many per cent of the proceeds.
    Percent(Option<Percent>),
}

/// Per cent: 0 to 100, at most two decimals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Percent(Decimal);

impl Percent {
    /// Reads `2.5` or `2.5%`.
    ///
    /// # Errors
    /// Not a number from 0 to 100 with at most two decimals.
    pub fn read(text: &str) -> Result<Self, NumeralProblem> {
        let text = text.trim();
        let number = numeral::read(text.strip_suffix('%').unwrap_or(text))?;
        if number.decimals > 2 {
            return Err(NumeralProblem::TooManyDecimals);
        }
        let mut percent = Decimal::from(number.digits);
        let _ = percent.set_scale(number.decimals);
        if percent > Decimal::ONE_HUNDRED {
            Err(NumeralProblem::TooLarge)
        } else {
            Ok(Self(percent))
        }
    }

    /// The number: 2.5 for two and a half per cent.
    #[must_use]
    pub const fn get(self) -> Decimal {
        self.0
    }
}

impl Serialize for Percent {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.0.normalize().to_string())
    }
}

impl<'de> Deserialize<'de> for Percent {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(from)?;
        Self::read(&text).map_err(|_| serde::de::Error::custom("not a per cent"))
    }
}

coded! {
    /// Why the animals were sold.
    pub enum SoldAs {
        /// The owner appeared and would not or could not pay (s. 16).
        Refused = "refused",
        /// Nobody claimed them (s. 14).
        Unclaimed = "unclaimed",
    }
}

/// What a lot fetched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Lot {
    /// The row of animals it came from, counted from 0.
    pub row: u16,
    /// How many of them.
    pub heads: Option<Heads>,
    /// What the lot fetched in all.
    pub price: Option<Rupees>,
}

/// A sale that was held.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Sale {
    /// Why.
    pub sold_as: SoldAs,
    /// On which day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<Day>,
    /// What was sold.
    pub lots: Vec<Lot>,
}

coded! {
    /// Whether the first day of a period counts.
    pub enum FirstDay {
        /// It is left out.
        LeftOut = "left-out",
        /// It is counted.
        Counted = "counted",
    }
}

coded! {
    /// Whether a refusal starts a wait of its own before the sale.
    pub enum RefusalWait {
        /// None is read into s. 16.
        None = "none",
        /// As for unclaimed cattle.
        AsUnclaimed = "as-unclaimed",
    }
}

coded! {
    /// From when feeding is charged.
    pub enum FeedingFrom {
        /// From arrival at the pound.
        Arrival = "arrival",
        /// From the seizure.
        Seizure = "seizure",
    }
}

coded! {
    /// Which animals are sold for what is due.
    pub enum HowMany {
        /// The fewest animals, and among those the least value.
        Fewest = "fewest",
        /// The least value, however many animals.
        LeastValue = "least-value",
    }
}

coded! {
    /// Where amounts are rounded.
    pub enum RoundAt {
        /// Each line, once; a total is the sum of its lines.
        Lines = "lines",
        /// Only the total.
        Total = "total",
    }
}

coded! {
    /// A last day on which the court is closed.
    pub enum ClosedDay {
        /// Stays the last day: never count on more.
        Stays = "stays",
        /// Moves to the next open day.
        NextOpen = "next-open",
    }
}

/// Choices the law leaves open. Absent takes the decision of this house, and the account says which.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Choices {
    /// How days of feeding are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub feeding_days: Option<DayRule>,
    /// From when feeding is charged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub feeding_from: Option<FeedingFrom>,
    /// Whether the day from which days run is counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_day: Option<FirstDay>,
    /// Whether a refusal starts a wait.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal_wait: Option<RefusalWait>,
    /// What a month's end does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub month_end: Option<MonthEnd>,
    /// Which animals are sold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how_many: Option<HowMany>,
    /// Where amounts are rounded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round_at: Option<RoundAt>,
    /// A last day on which the court is closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed_day: Option<ClosedDay>,
}

/// What the user told us.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Case {
    /// Which law the animals are held under; absent is a pound under a cattle-trespass Act.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub situation: Option<Situation>,
    /// The place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// The code of the text; absent takes the place's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The animals.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub animals: Vec<Animals>,
    /// Day and hour of arrival at the pound.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub impounded: Option<Moment>,
    /// Day of seizure, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seized: Option<Day>,
    /// When the owner comes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claimed: Option<Moment>,
    /// The day of the notice of s. 14, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notice: Option<Day>,
    /// Other days on which the owner asks what would be due.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ask: Vec<Day>,
    /// The rates.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rates: Option<Rates>,
    /// A sale that was held.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sale: Option<Sale>,
    /// Expenses of sale, of the held or the expected one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub expenses: Vec<Expense>,
    /// The day the surplus was deposited, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deposited: Option<Day>,
    /// Choices the law leaves open.
    pub choices: Choices,
}
