//! Why a figure is what it is: every step of a reckoning, kept while it is computed, as numbers and keys.
//!
//! Steps lie in one list; a step's inputs are what the user entered, what a row of law says, a choice the law leaves
//! open, or the result of an earlier step. So each figure is the root of a tree that ends in answers and cited rows,
//! and any step can be recomputed from its inputs alone. Words come later, where a person looks.

use rust_decimal::Decimal;

use crate::case::FirstDay;
use crate::coded;
use crate::day::{Day, DayRule, Moment, MonthEnd};
use crate::law::row::Row;
use crate::money::Rupees;
use crate::problem::{Field, Problem, Reason};

coded! {
    /// The name of a figure: what a line, a total or a deadline is called.
    pub enum Figure {
        FineLine = "fine-line",
        FeedingLine = "feeding-line",
        OtherLine = "other-line",
        DaysCharged = "days-charged",
        Fines = "fines",
        /// The fines by the scale that the Act itself prints, where another was entered.
        PrintedFines = "printed-fines",
        /// The most that the Forest Act permits for the animals, where a fine is above it.
        PermittedFines = "permitted-fines",
        Feeding = "feeding",
        Due = "due",
        Outside = "outside",
        /// Paid, and not only deposited.
        ToPay = "to-pay",
        ToBring = "to-bring",
        EachFurtherDay = "each-further-day",
        DueOn = "due-on",
        LastSafeDay = "last-safe-day",
        ReportFrom = "report-from",
        NoticeDay = "notice-day",
        LastClaimAfterNotice = "last-claim-after-notice",
        EarliestSale = "earliest-sale",
        SaleAfterRefusal = "sale-after-refusal",
        SpeedyFrom = "speedy-from",
        SpeedyReportBy = "speedy-report-by",
        SpeedyLatest = "speedy-latest",
        Deposit = "deposit",
        ComplaintLastDay = "complaint-last-day",
        /// The same, if they were seized on the day they came.
        ComplaintIfSeizedOnArrival = "complaint-if-seized-on-arrival",
        CompensationMost = "compensation-most",
        /// What an illegal seizure may return in all.
        ReturnedMost = "returned-most",
        /// The day of seizure that was taken.
        SeizureTaken = "seizure-taken",
        Proceeds = "proceeds",
        ExpensesOfSale = "expenses-of-sale",
        Deductions = "deductions",
        Balance = "balance",
        NotRecovered = "not-recovered",
        NumberSeized = "number-seized",
        NumberSold = "number-sold",
        PlannedValue = "planned-value",
        SurplusLastDay = "surplus-last-day",
        Share = "share",
        Security = "security",
        SecurityLastDay = "security-last-day",
        SecurityRefundFrom = "security-refund-from",
        SecurityForfeited = "security-forfeited",
        SecurityRefunded = "security-refunded",
        AnimalsWorth = "animals-worth",
        LeftByClaiming = "left-by-claiming",
        LeftByWaiting = "left-by-waiting",
        SuitLeft = "suit-left",
        NotPaidBefore = "not-paid-before",
    }
}

/// A number with its kind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Quantity {
    /// An amount.
    Rupees(Rupees),
    /// Heads, days, hours or months.
    Count(u32),
    /// A day.
    Day(Day),
    /// A day and hour.
    Moment(Moment),
    /// Per cent.
    Percent(Decimal),
}

impl Quantity {
    /// The plain text that crosses borders.
    #[must_use]
    pub fn plain(self) -> String {
        match self {
            Self::Rupees(amount) => amount.plain(),
            Self::Count(n) => n.to_string(),
            Self::Day(day) => day.plain(),
            Self::Moment(moment) => moment.plain(),
            Self::Percent(percent) => percent.normalize().to_string(),
        }
    }
}

/// A step's place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StepId(u32);

impl StepId {
    /// The place in the list, counted from 0.
    #[must_use]
    pub const fn place(self) -> usize {
        self.0 as usize
    }
}

/// Where an input comes from.
#[derive(Clone, Copy, Debug)]
pub enum Source {
    /// The user's own answer.
    Entry(Field),
    /// A row of law.
    Law(&'static Row),
    /// An earlier step.
    Step(StepId),
    /// What the user asked about, or the plan's own trial: not a fact.
    Asked,
}

/// One input of a step.
#[derive(Clone, Copy, Debug)]
pub struct Input {
    /// Where it comes from.
    pub source: Source,
    /// What it is.
    pub quantity: Quantity,
}

/// How the inputs give the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// The first times all the others.
    Product,
    /// All together.
    Sum,
    /// The first less the others; nothing where they are more.
    Less,
    /// Rounded half-up to the paisa.
    Rounded,
    /// An amount raised by so many per cent of itself for each capture after the first.
    GrownSimple,
    /// An amount raised by so many per cent of the last amount for each capture after the first.
    GrownCompound,
    /// So many per cent of an amount.
    PercentOf,
    /// Days from the first moment to the second, by a rule.
    DaysCounted(DayRule),
    /// Days that remain when a charge starts on a later day.
    DaysFrom,
    /// A day and so many days.
    PlusDays(FirstDay),
    /// The day after.
    NextDay,
    /// The same day, as it is.
    Taken,
    /// A moment and so many whole days' hours; an unknown hour is the day's start.
    PlusHoursFromStart,
    /// The same; an unknown hour is the day's end.
    PlusHoursFromEnd,
    /// A day and so many calendar months.
    PlusMonths(MonthEnd),
    /// The day before.
    DayBefore,
}

impl Operation {
    /// Every operation, each with what settles it.
    pub const ALL: &'static [Self] = &[
        Self::Product,
        Self::Sum,
        Self::Less,
        Self::Rounded,
        Self::GrownSimple,
        Self::GrownCompound,
        Self::PercentOf,
        Self::DaysCounted(DayRule::EveryDay),
        Self::DaysCounted(DayRule::Nights),
        Self::DaysCounted(DayRule::Blocks),
        Self::DaysFrom,
        Self::PlusDays(FirstDay::LeftOut),
        Self::PlusDays(FirstDay::Counted),
        Self::NextDay,
        Self::Taken,
        Self::PlusHoursFromStart,
        Self::PlusHoursFromEnd,
        Self::PlusMonths(MonthEnd::LastDay),
        Self::PlusMonths(MonthEnd::RunsOver),
        Self::DayBefore,
    ];

    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Product => "product",
            Self::Sum => "sum",
            Self::Less => "less",
            Self::Rounded => "rounded",
            Self::GrownSimple => "grown-simple",
            Self::GrownCompound => "grown-compound",
            Self::PercentOf => "percent-of",
            Self::DaysCounted(DayRule::EveryDay) => "every-day",
            Self::DaysCounted(DayRule::Nights) => "nights",
            Self::DaysCounted(DayRule::Blocks) => "blocks",
            Self::DaysFrom => "days-from",
            Self::PlusDays(FirstDay::LeftOut) => "plus-days",
            Self::PlusDays(FirstDay::Counted) => "plus-days-first-counted",
            Self::NextDay => "next-day",
            Self::Taken => "taken",
            Self::PlusHoursFromStart => "plus-hours-from-start",
            Self::PlusHoursFromEnd => "plus-hours-from-end",
            Self::PlusMonths(MonthEnd::LastDay) => "plus-months",
            Self::PlusMonths(MonthEnd::RunsOver) => "plus-months-running-over",
            Self::DayBefore => "day-before",
        }
    }
}

/// One step.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// What the result is called.
    pub figure: Figure,
    /// How it came.
    pub operation: Operation,
    /// The result.
    pub result: Quantity,
    /// The row that orders it, if one does.
    pub rule: Option<&'static Row>,
    first: u32,
    count: u32,
}

/// All steps of an account.
#[derive(Clone, Debug, Default)]
pub struct Reasons {
    steps: Vec<Step>,
    inputs: Vec<Input>,
}

impl Reasons {
    /// A list with room for an ordinary case.
    #[must_use]
    pub fn with_room(steps: usize) -> Self {
        Self {
            steps: Vec::with_capacity(steps),
            inputs: Vec::with_capacity(steps.saturating_mul(3)),
        }
    }

    /// Writes a step down.
    pub fn step(
        &mut self,
        figure: Figure,
        rule: Option<&'static Row>,
        operation: Operation,
        inputs: &[Input],
        result: Quantity,
    ) -> StepId {
        self.step_of(figure, rule, operation, inputs.iter().copied(), result)
    }

    /// The same, of inputs that are still to be made: no list of them is held beside this one.
    pub fn step_of(
        &mut self,
        figure: Figure,
        rule: Option<&'static Row>,
        operation: Operation,
        inputs: impl Iterator<Item = Input>,
        result: Quantity,
    ) -> StepId {
        let from = self.inputs.len();
        self.inputs.extend(inputs);
        let first = u32::try_from(from).unwrap_or(u32::MAX);
        let count = self.inputs.len().saturating_sub(from);
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        let id = StepId(u32::try_from(self.steps.len()).unwrap_or(u32::MAX));
        self.steps.push(Step {
            figure,
            operation,
            result,
            rule,
            first,
            count,
        });
        id
    }

    /// The step with this number.
    #[must_use]
    pub fn get(&self, id: StepId) -> Option<&Step> {
        self.steps.get(id.0 as usize)
    }

    /// What went into a step.
    #[must_use]
    pub fn inputs(&self, step: &Step) -> &[Input] {
        let first = step.first as usize;
        self.inputs
            .get(first..first.saturating_add(step.count as usize))
            .unwrap_or_default()
    }

    /// Every step, in the order in which it was taken.
    #[must_use]
    pub fn all(&self) -> &[Step] {
        &self.steps
    }

    /// When the rows of law that the steps stand on were last compared with their sources: the day of the one that has
    /// waited longest.
    #[must_use]
    pub fn checked(&self) -> Option<Day> {
        let orders = self.steps.iter().filter_map(|step| step.rule);
        let gives = self.inputs.iter().filter_map(|input| match input.source {
            Source::Law(row) => Some(row),
            _ => None,
        });
        orders.chain(gives).map(|row| row.checked).min()
    }

    /// Whether the law behind it was last checked more than 12 months before a day.
    #[must_use]
    pub fn is_stale_on(&self, day: Day) -> bool {
        let until = self
            .checked()
            .and_then(|day| day.plus_months(12, MonthEnd::LastDay));
        until.is_some_and(|until| until < day)
    }

    /// The result of a step as an input of the next.
    #[must_use]
    pub fn result(&self, id: StepId) -> Input {
        let quantity = self.get(id).map_or(Quantity::Count(0), |step| step.result);
        Input {
            source: Source::Step(id),
            quantity,
        }
    }
}

/// An input that the user entered.
#[must_use]
pub const fn entry(field: Field, quantity: Quantity) -> Input {
    Input {
        source: Source::Entry(field),
        quantity,
    }
}

/// An input that a row of law gives.
#[must_use]
pub const fn of_law(row: &'static Row, count: u32) -> Input {
    Input {
        source: Source::Law(row),
        quantity: Quantity::Count(count),
    }
}

/// Arithmetic that did not fit becomes a problem of the field it came from.
///
/// # Errors
/// The problem, when there is no value.
pub fn fits<T>(value: Option<T>, field: Field, reason: Reason) -> Result<T, Vec<Problem>> {
    value.ok_or_else(|| vec![Problem::at(field, reason)])
}
