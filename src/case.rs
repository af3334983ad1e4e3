//! What the user told us: plain data, every part optional, nothing reckoned.
//!
//! A `Case` crosses borders (files, links, the JS edge) with amounts and days as text through the strict readers. An
//! answer that is missing or was refused is `None`; the part of the account that needs it says so.

use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};

use crate::animal::{Kind, Kinds};
use crate::coded;
use crate::day::{Day, DayRule, Moment, MonthEnd};
use crate::law::place::{Area, Place};
use crate::money::Rupees;
use crate::numeral;
use crate::problem::{Field, NumeralProblem, Problem};

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
        let why = if heads == 0 {
            NumeralProblem::Zero
        } else {
            NumeralProblem::TooLarge
        };
        Self::new(heads).ok_or(why.code())
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
        /// A municipal or panchayat by-law by itself.
        ByLaw = "by-law",
        /// A municipal law that itself sends the cattle under the cattle-trespass Act.
        ByLawUnderAct = "by-law-under-act",
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
        /// For each head and each started block of 24 hours, whatever rule counts the other days.
        PerHeadPer24Hours = "per-head-per-24-hours",
        /// Once for each kilogram of the row's weight.
        PerKilogram = "per-kilogram",
        /// For each kilogram of the row's weight and each day.
        PerKilogramPerDay = "per-kilogram-per-day",
        /// Once for all the animals the line names, however many.
        PerLot = "per-lot",
        /// So many times what catching and feeding really cost: the amount is a factor, not rupees.
        TimesActualCost = "times-actual-cost",
    }
}

coded! {
    /// How an increase at each repeated capture builds up.
    pub enum Growth {
        /// On the first amount each time.
        Simple = "simple",
        /// On the last amount each time.
        Compound = "compound",
    }
}

coded! {
    /// An age a scale distinguishes.
    pub enum Age {
        /// Under three years.
        UnderThree = "under-three",
        /// Over three years.
        OverThree = "over-three",
    }
}

/// A run of whole numbers: captures, or the number impounded at a time. No end means "and more".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Run {
    /// The first.
    pub from: u32,
    /// The last; absent is "and more".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
}

impl Run {
    /// From the first on, without end.
    pub const ALL: Self = Self { from: 1, to: None };

    /// Whether a number lies in the run.
    #[must_use]
    pub fn has(self, number: u32) -> bool {
        number >= self.from && self.to.is_none_or(|to| number <= to)
    }
}

/// An increase at each repeated capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Repeat {
    /// By so many per cent each time; doubling is 100.
    pub percent: Percent,
    /// On what; `None` when the source does not say and the user has not chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub growth: Option<Growth>,
}

/// One line of the board, or of a published scale that the user took over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Charge {
    /// What it is for.
    pub head: Head,
    /// For which kinds.
    pub kinds: Kinds,
    /// The amount; `None` when it is asked for and not there yet. For a multiple of actual cost, the factor.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<Rupees>,
    /// For what the amount is asked; `None` when the source does not say and the user has not chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<Unit>,
    /// The first day on which a daily charge runs: 1 is the day of arrival.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub from_day: u16,
    /// Only for animals of this age.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub age: Option<Age>,
    /// Only at these captures of the same animals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captures: Option<Run>,
    /// Only for this band of the number impounded at a time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<Run>,
    /// It rises at each repeated capture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repeat: Option<Repeat>,
    /// The ordinary fine this one replaces, where trespass is habitual (Kerala s. 11(2)).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaces: Option<Rupees>,
}

impl Charge {
    /// A plain line: an amount for some kinds, at every capture and for any number.
    #[must_use]
    pub const fn plain(head: Head, kinds: Kinds, amount: Option<Rupees>, unit: Unit) -> Self {
        Self {
            head,
            kinds,
            amount,
            unit: Some(unit),
            from_day: 1,
            age: None,
            captures: None,
            number: None,
            repeat: None,
            replaces: None,
        }
    }
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

coded! {
    /// What a scale says becomes of animals that are not given back.
    pub enum NotReturned {
        /// They are auctioned.
        Auctioned = "auctioned",
        /// They go to a pinjrapole.
        Pinjrapole = "pinjrapole",
        /// They are kept for good.
        Kept = "kept",
        /// The source says only that they are not returned.
        NotSaid = "not-said",
    }
}

/// What a tariff says beside its amounts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Terms {
    /// The id of the published scale the lines were taken from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scale: Option<String>,
    /// From this capture on the animals are not returned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub not_returned_from: Option<u16>,
    /// What becomes of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<NotReturned>,
    /// The source reports an auction on this day of impounding (1 is the day of arrival).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auction_day: Option<u16>,
    /// Another report of the same scale lets its charges by the day run from this day on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub or_from_day: Option<u16>,
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
    /// Which capture of these animals it is; absent is the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub capture: Option<u16>,
    /// Their age, where a scale distinguishes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub age: Option<Age>,
    /// What they weigh together in kilograms, where a scale charges by weight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kilograms: Option<Heads>,
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
        let text = numeral::bare(text);
        let number = numeral::read(text.strip_suffix('%').unwrap_or(text))?;
        if number.decimals > 2 {
            return Err(NumeralProblem::PercentTooFine);
        }
        let mut percent = Decimal::from(number.digits);
        let _ = percent.set_scale(number.decimals);
        if percent > Decimal::ONE_HUNDRED {
            Err(NumeralProblem::PercentTooLarge)
        } else {
            Ok(Self(percent))
        }
    }

    /// Whole per cent, for the tables.
    #[must_use]
    pub const fn whole(percent: u32) -> Self {
        Self(Decimal::from_parts(percent, 0, 0, false, 0))
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
        Self::read(&text).map_err(|why| serde::de::Error::custom(why.code()))
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heads: Option<Heads>,
    /// What the lot fetched in all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<Rupees>,
}

/// A sale that was held.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Sale {
    /// Why; nothing depends on it but the balance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sold_as: Option<SoldAs>,
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

coded! {
    /// From which day a daily charge runs, where two reports of its scale give two days.
    pub enum DailyFrom {
        /// From the sooner one: the larger sum.
        Sooner = "sooner",
        /// From the later one.
        Later = "later",
    }
}

coded! {
    /// How bands of the number impounded at a time are charged.
    pub enum Bands {
        /// The band of the whole number applies to every head.
        WholeLot = "whole-lot",
        /// The same, but the number counts every animal impounded at the time, and not only the kinds of the line.
        WholeHerd = "whole-herd",
        /// Each head by the band it falls in.
        Marginal = "marginal",
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
    /// How bands are charged: asked where a tariff has them, no decision is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bands: Option<Bands>,
    /// From which day a daily charge runs, where two reports differ.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub daily_from: Option<DailyFrom>,
}

/// Local notifications the user found to apply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a notification of its own, on or off"
)]
pub struct Notified {
    /// Section 12A: security before release.
    pub security: bool,
    /// Section 12B: removal orders.
    pub removal: bool,
    /// Section 26 reaches all or the named cattle, not pigs only.
    pub trespass_all_cattle: bool,
    /// Section 26 reads fifty rupees for ten.
    pub trespass_fifty: bool,
}

/// Security asked for each head of some kinds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SecurityRate {
    /// For which kinds.
    pub kinds: Kinds,
    /// For each head; `None` when it is asked for and not there yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<Rupees>,
}

/// Security before release (s. 12A), and what became of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct SecurityGiven {
    /// The sums the rules or the pound name.
    pub rates: Vec<SecurityRate>,
    /// The day it was deposited; absent is the day of claiming.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub day: Option<Day>,
    /// The day cattle of the same owner were impounded again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub again: Option<Day>,
    /// That later seizure was adjudged illegal.
    pub again_illegal: bool,
    /// The part the rules forfeit; absent is the whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<Rupees>,
}

/// A farmer's suit for damage, and compensation already paid under the Act (ss. 28 to 30).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Suit {
    /// Claimed or awarded in the suit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claimed: Option<Rupees>,
    /// Paid by order of the convicting Magistrate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid: Option<Rupees>,
}

/// One line of what the pound asked for, or of its receipt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Demand {
    /// What for; `None` where the paper gives no heading.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub head: Option<Head>,
    /// How much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<Rupees>,
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
    /// The part of the place where the Act's own extent is in question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub area: Option<Area>,
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
    /// What the tariff says beside its amounts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terms: Option<Terms>,
    /// What catching and feeding really cost, where a scale charges a multiple of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actual_cost: Option<Rupees>,
    /// A sale that was held.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sale: Option<Sale>,
    /// Expenses of sale, of the held or the expected one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub expenses: Vec<Expense>,
    /// The day the surplus was deposited, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deposited: Option<Day>,
    /// Local notifications.
    pub notified: Notified,
    /// Security before release.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub security: Option<SecurityGiven>,
    /// A suit for damage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub suit: Option<Suit>,
    /// The day of an order of compensation (s. 22).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order_day: Option<Day>,
    /// What the pound asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub demand: Vec<Demand>,
    /// Choices the law leaves open.
    pub choices: Choices,
    /// What was typed and cannot be read, in the order of the form. Such an answer is none, but nor is it left out: a
    /// part that would do without it stands back all the same. A case read from data has none: it is refused whole.
    #[serde(skip)]
    pub refused: Vec<Problem>,
}

impl Case {
    /// Why the answer of this field was refused, if it was.
    #[must_use]
    pub fn refusal(&self, field: Field) -> Option<Problem> {
        self.refused
            .iter()
            .find(|problem| problem.field == field)
            .copied()
    }

    /// An answer that may be left out.
    ///
    /// # Errors
    /// It was typed and cannot be read: then it is not left out, and what it would move is not known.
    pub fn unless_refused<T>(
        &self,
        field: Field,
        answer: Option<T>,
    ) -> Result<Option<T>, Vec<Problem>> {
        match self.refusal(field) {
            Some(problem) => Err(vec![problem]),
            None => Ok(answer),
        }
    }

    /// An answer that must be there.
    ///
    /// # Errors
    /// It is not, and why.
    pub fn required<T>(&self, field: Field, answer: Option<T>) -> Result<T, Vec<Problem>> {
        answer.ok_or_else(|| vec![self.refusal(field).unwrap_or(Problem::missing(field))])
    }

    /// What a list of cases says of it, as codes: its place, its animals with their number (`cow=2 calf=1`), and the day
    /// they were brought in.
    #[must_use]
    pub fn about(&self) -> [String; 3] {
        let mut animals = String::new();
        for row in &self.animals {
            let (Some(kind), Some(heads)) = (row.kind, row.heads) else {
                continue;
            };
            if !animals.is_empty() {
                animals.push(' ');
            }
            animals.push_str(&[kind.code(), "=", &heads.get().to_string()].concat());
        }
        [
            self.place.map_or("", Place::code).to_owned(),
            animals,
            self.impounded
                .map(|moment| moment.day.plain())
                .unwrap_or_default(),
        ]
    }
}
