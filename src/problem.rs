//! Every refusal the house can make, with the field it belongs to. Values and keys only: the sentence a person reads
//! is in the language files under the problem's code.

use crate::animal::Kind;
use crate::case::Head;
use crate::coded;
use crate::day::{Day, Moment};
use crate::law::row::Provision;

coded! {
    /// Why a typed number is not taken.
    pub enum NumeralProblem {
        /// Nothing was typed.
        Empty = "empty",
        /// Words, or signs that no number has.
        NotANumber = "not-a-number",
        /// A plus or minus: no amount or count here has one.
        Sign = "sign",
        /// `1e3`: an exponent is never read as a thousand.
        Exponent = "exponent",
        /// Digits grouped in a way that can be read two ways.
        BadGrouping = "bad-grouping",
        /// A point with no digit before it: `.5` may be a half, or what is left of `Rs.5`.
        NothingBeforePoint = "nothing-before-point",
        /// More than one point: points group digits elsewhere, but not here.
        TwoPoints = "two-points",
        /// Digits of two scripts in one number.
        MixedDigits = "mixed-digits",
        /// A point with nothing behind it: still being typed.
        Unfinished = "number-unfinished",
        /// More than two figures behind the point.
        TooManyDecimals = "too-many-decimals",
        /// A part of a hundred with more than two figures behind the point.
        PercentTooFine = "percent-too-fine",
        /// More than a hundred per cent.
        PercentTooLarge = "percent-too-large",
        /// A fraction where only a whole number makes sense.
        NotWhole = "not-whole",
        /// Zero where at least one is meant.
        Zero = "zero",
        /// Above the stated maximum.
        TooLarge = "number-too-large",
    }
}

coded! {
    /// Why a typed day or hour is not taken.
    pub enum DayProblem {
        /// A part is missing or half typed.
        Unfinished = "day-unfinished",
        /// Not written as a day.
        NotADay = "not-a-day",
        /// No such day in the calendar.
        NoSuchDay = "no-such-day",
        /// Before 13 January 1871 or after 2200.
        OutOfRange = "day-out-of-range",
        /// Not an hour of the day.
        NotAnHour = "not-an-hour",
    }
}

/// Which answer a problem belongs to. Rows are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// What kind of custody this is.
    Situation,
    /// The State or Union territory.
    Place,
    /// The part of the place where the Act's extent is in question.
    Area,
    /// The version of the law.
    Text,
    /// The list of animals as a whole.
    Animals,
    /// The kind of animal of a row.
    Kind(u16),
    /// The number of heads of a row.
    Heads(u16),
    /// Which capture of these animals it is.
    Capture(u16),
    /// The age of the animals of a row.
    Age(u16),
    /// What the animals of a row weigh.
    Kilograms(u16),
    /// Day of arrival at the pound.
    Impounded,
    /// Hour of arrival.
    ImpoundedHour,
    /// The day of seizure.
    Seized,
    /// The day on which the owner comes.
    Claimed,
    /// The hour at which the owner comes.
    ClaimedHour,
    /// The day of the notice of s. 14.
    Notice,
    /// Another day asked about.
    Ask(u16),
    /// The board's rates as a whole.
    Rates,
    /// The rate of one head of charge for one kind.
    Rate(Head, Kind),
    /// A line of the tariff.
    Charge(u16),
    /// For what the amount of a tariff line is asked: once, or for each day.
    ChargeUnit(u16),
    /// How a tariff line grows at each repeat.
    ChargeGrowth(u16),
    /// By how much a tariff line grows at each repeat.
    ChargePercent(u16),
    /// The first day on which a tariff line runs.
    ChargeFromDay(u16),
    /// The first capture a tariff line is for.
    ChargeFirstCapture(u16),
    /// The last capture a tariff line is for.
    ChargeLastCapture(u16),
    /// Where the band of a tariff line begins.
    ChargeBandFrom(u16),
    /// Where the band of a tariff line ends.
    ChargeBandTo(u16),
    /// The ordinary fine that a tariff line replaces.
    ChargeReplaces(u16),
    /// From which capture on the animals are not given back.
    NotReturnedFrom,
    /// The day on which the source of the tariff reports an auction.
    AuctionDay,
    /// The day from which another report of the tariff lets its daily charge run.
    OrFromDay,
    /// How bands are charged.
    Bands,
    /// What catching and feeding really cost.
    ActualCost,
    /// The security for a kind.
    Security(Kind),
    /// The day the security was deposited.
    SecurityDay,
    /// The day cattle of the same owner were impounded again.
    SecurityAgain,
    /// The forfeited part of the security.
    SecurityPart,
    /// A line of the demand.
    Demand(u16),
    /// What is claimed or awarded in a suit.
    SuitClaimed,
    /// What was paid under the Act before the suit.
    SuitPaid,
    /// The day of an order of compensation.
    OrderDay,
    /// The expected price of an animal of a row.
    Price(u16),
    /// The day of the sale.
    SaleDay,
    /// Why they were sold.
    SoldAs,
    /// The lots sold as a whole.
    Lots,
    /// The number sold in a lot.
    LotHeads(u16),
    /// What a lot fetched.
    LotPrice(u16),
    /// An expense of sale.
    Expense(u16),
    /// The day the surplus was deposited.
    Deposited,
}

impl Field {
    /// The field's path in the case, as the embed and the links name it.
    #[must_use]
    pub fn path(self) -> String {
        match self {
            Self::Situation => "situation".into(),
            Self::Place => "place".into(),
            Self::Area => "area".into(),
            Self::Text => "text".into(),
            Self::Animals => "animals".into(),
            Self::Kind(n) => format!("animals[{n}].kind"),
            Self::Heads(n) => format!("animals[{n}].heads"),
            Self::Capture(n) => format!("animals[{n}].capture"),
            Self::Age(n) => format!("animals[{n}].age"),
            Self::Kilograms(n) => format!("animals[{n}].kilograms"),
            Self::Impounded => "impounded".into(),
            Self::ImpoundedHour => "impounded.hour".into(),
            Self::Seized => "seized".into(),
            Self::Claimed => "claimed".into(),
            Self::ClaimedHour => "claimed.hour".into(),
            Self::Notice => "notice".into(),
            Self::Ask(n) => format!("ask[{n}]"),
            Self::Rates => "rates".into(),
            Self::Rate(head, kind) => format!("rates.{}.{}", head.code(), kind.code()),
            Self::Charge(n) => format!("rates.seen[{n}]"),
            Self::ChargeUnit(n) => format!("rates.seen[{n}].unit"),
            Self::ChargeGrowth(n) => format!("rates.seen[{n}].repeat.growth"),
            Self::ChargePercent(n) => format!("rates.seen[{n}].repeat.percent"),
            Self::ChargeFromDay(n) => format!("rates.seen[{n}].from-day"),
            Self::ChargeFirstCapture(n) => format!("rates.seen[{n}].captures.from"),
            Self::ChargeLastCapture(n) => format!("rates.seen[{n}].captures.to"),
            Self::ChargeBandFrom(n) => format!("rates.seen[{n}].number.from"),
            Self::ChargeBandTo(n) => format!("rates.seen[{n}].number.to"),
            Self::ChargeReplaces(n) => format!("rates.seen[{n}].replaces"),
            Self::NotReturnedFrom => "terms.not-returned-from".into(),
            Self::AuctionDay => "terms.auction-day".into(),
            Self::OrFromDay => "terms.or-from-day".into(),
            Self::Bands => "choices.bands".into(),
            Self::ActualCost => "actual-cost".into(),
            Self::Security(kind) => format!("security.{}", kind.code()),
            Self::SecurityDay => "security.day".into(),
            Self::SecurityAgain => "security.again".into(),
            Self::SecurityPart => "security.part".into(),
            Self::Demand(n) => format!("demand[{n}]"),
            Self::SuitClaimed => "suit.claimed".into(),
            Self::SuitPaid => "suit.paid".into(),
            Self::OrderDay => "order-day".into(),
            Self::Price(n) => format!("animals[{n}].price"),
            Self::SaleDay => "sale.day".into(),
            Self::SoldAs => "sale.sold-as".into(),
            Self::Lots => "sale.lots".into(),
            Self::LotHeads(n) => format!("sale.lots[{n}].heads"),
            Self::LotPrice(n) => format!("sale.lots[{n}].price"),
            Self::Expense(n) => format!("expenses[{n}]"),
            Self::Deposited => "deposited".into(),
        }
    }
}

/// What is wrong, or what is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The figure needs this answer and it is not there.
    NotAnswered,
    /// The owner has not seen the board: no rupee figure is possible, and none is guessed.
    BoardNotSeen,
    /// The number cannot be read.
    Numeral(NumeralProblem),
    /// The day cannot be read.
    Day(DayProblem),
    /// This day, or hour of the same day, lies before the other one: out before in.
    Before(Moment, Moment),
    /// The end of a run lies before its beginning.
    Backwards,
    /// Two lines of the tariff both name this animal under the same head.
    TwoRates,
    /// More animals sold than were impounded.
    MoreThanImpounded,
    /// More forfeited than was deposited.
    MoreThanDeposited,
    /// The amount grew past what can be held exactly.
    TooLarge,
    /// A later day than the calendar of this page.
    PastCalendar,
    /// This place's law on the point has not been found.
    LawNotKnown(Provision),
    /// No text of this law was in force on that day.
    NoLawThatDay(Day),
    /// The tariff says that animals at this capture are not given back.
    NotReturned,
    /// The window to complain closed on this day, and with it the deposit.
    ComplaintOver(Day),
    /// The Act never reached this area.
    ActDoesNotReach,
    /// The by-law's charges are not under the Act: its windows and remedies are not asserted.
    NotUnderTheAct,
    /// A court decides; nothing is reckoned as law.
    CourtDecides,
    /// They were sold: nothing buys them free any more.
    Sold,
    /// The windows of s. 14 reach none of these animals: each has only the shorter time of s. 14A.
    ShorterTime,
    /// The source of a by-law says nothing of feeding: that it costs nothing is not said.
    FeedingNotStated,
    /// The source of a by-law says nothing of a fine.
    FineNotStated,
    /// A multiple of the actual cost was entered, and what that cost will be on another day nobody knows.
    CostOfAnotherDay,
}

/// One refusal: the field, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where it belongs.
    pub field: Field,
    /// Why.
    pub reason: Reason,
}

impl Problem {
    /// A problem of this field.
    #[must_use]
    pub const fn at(field: Field, reason: Reason) -> Self {
        Self { field, reason }
    }

    /// What several parts still need, in their order.
    #[must_use]
    pub fn all(parts: &mut [Option<Vec<Self>>]) -> Vec<Self> {
        let mut all = Vec::new();
        for part in parts {
            all.append(&mut part.take().unwrap_or_default());
        }
        all
    }

    /// No answer of the user would help: the law or the by-law itself is not known, or settles the matter.
    #[must_use]
    pub const fn is_of_the_law(&self) -> bool {
        matches!(
            self.reason,
            Reason::LawNotKnown(_)
                | Reason::NoLawThatDay(_)
                | Reason::CourtDecides
                | Reason::ComplaintOver(_)
                | Reason::ActDoesNotReach
                | Reason::NotUnderTheAct
                | Reason::NotReturned
                | Reason::Sold
                | Reason::ShorterTime
                | Reason::FeedingNotStated
                | Reason::FineNotStated
                | Reason::CostOfAnotherDay
        )
    }

    /// Nothing was answered here.
    #[must_use]
    pub const fn is_missing(&self) -> bool {
        matches!(self.reason, Reason::NotAnswered)
    }

    /// The answer is not there.
    #[must_use]
    pub const fn missing(field: Field) -> Self {
        Self::at(field, Reason::NotAnswered)
    }

    /// A day that lies before the one it must follow.
    #[must_use]
    pub const fn before(field: Field, day: Day, other: Day) -> Self {
        Self::at(
            field,
            Reason::Before(Moment::day_only(day), Moment::day_only(other)),
        )
    }
}

impl Reason {
    /// The stable code of the reason, which is also the name of its sentence.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NotAnswered => "not-answered",
            Self::BoardNotSeen => "board-not-seen",
            Self::Numeral(problem) => problem.code(),
            Self::Day(problem) => problem.code(),
            Self::Before(..) => "before",
            Self::Backwards => "backwards",
            Self::TwoRates => "two-rates",
            Self::MoreThanImpounded => "more-than-impounded",
            Self::MoreThanDeposited => "more-than-deposited",
            Self::TooLarge => "too-large",
            Self::PastCalendar => "past-calendar",
            Self::LawNotKnown(_) => "law-not-known",
            Self::NoLawThatDay(_) => "no-law-that-day",
            Self::NotReturned => "not-returned",
            Self::ComplaintOver(_) => "complaint-over",
            Self::ActDoesNotReach => "act-does-not-reach",
            Self::NotUnderTheAct => "not-under-the-act",
            Self::CourtDecides => "court-decides",
            Self::Sold => "sold",
            Self::ShorterTime => "shorter-time",
            Self::FeedingNotStated => "feeding-not-stated",
            Self::FineNotStated => "fine-not-stated",
            Self::CostOfAnotherDay => "cost-of-another-day",
        }
    }
}
