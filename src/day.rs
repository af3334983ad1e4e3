//! Days and hours of the calendar: strict reading, counting by a named rule, adding months, and never a clock.
//!
//! The house knows the days from 13 January 1871, the date of the first Act, to the end of 2200. Arithmetic is
//! checked: a day past the end is no day, never a wrong one. What day it is today is the caller's business.

use chrono::{Datelike, Days, Months, NaiveDate};

use crate::coded;
use crate::numeral;
use crate::problem::DayProblem;

/// A day of the calendar between 1871-01-13 and 2200-12-31.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(NaiveDate);

/// Minutes since midnight: 0 to 1439.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clock(u16);

/// A day, with the hour where it is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment {
    /// The day.
    pub day: Day,
    /// The hour, if anybody wrote it down.
    pub clock: Option<Clock>,
}

/// A point in time as exactly as a source gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// The day is known.
    Day(Day),
    /// Only the month is known.
    Month(u16, u8),
    /// Only the year is known.
    Year(u16),
}

/// Whether something has happened by a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Not yet.
    No,
    /// The source does not let one say.
    Perhaps,
    /// Yes.
    Yes,
}

coded! {
    /// How many days of feeding are charged. No Act defines a part of a day, so this is a choice.
    pub enum DayRule {
        /// Every calendar day touched, both ends counted.
        EveryDay = "every-day",
        /// Nights: the day of delivery is not counted.
        Nights = "nights",
        /// Blocks of 24 hours from the hour of impounding, a started one counting whole, at least one.
        Blocks = "blocks",
    }
}

coded! {
    /// What a month's end does where the later month has no such day: 30 November and three months.
    pub enum MonthEnd {
        /// The month's last day.
        LastDay = "last-day",
        /// The days left over run into the next month.
        RunsOver = "runs-over",
    }
}

impl Day {
    /// The first day of the first Act.
    pub const FIRST: Self = Self::on(1871, 1, 13);
    /// The last day this calendar holds.
    pub const LAST: Self = Self::on(2200, 12, 31);

    /// A day of the tables: an impossible one does not compile.
    ///
    /// ```compile_fail,E0080
    /// use pound_reckoner::day::Day;
    /// static NO_SUCH_DAY: Day = Day::on(1994, 2, 30);
    /// ```
    ///
    /// # Panics
    /// In a constant this is a compile error. Never call it on what a user typed.
    #[must_use]
    pub const fn on(year: i32, month: u32, day: u32) -> Self {
        match NaiveDate::from_ymd_opt(year, month, day) {
            Some(date) => Self(date),
            None => panic!(
                "no such day in the calendar; write year, month and day of one that is, as Day::on(1994, 5, 3)"
            ),
        }
    }

    /// A day from its three numbers.
    ///
    /// # Errors
    /// No such day, or outside the calendar of the house.
    pub fn new(year: u32, month: u32, day: u32) -> Result<Self, DayProblem> {
        let year = i32::try_from(year).map_err(|_| DayProblem::OutOfRange)?;
        let date = NaiveDate::from_ymd_opt(year, month, day).ok_or(DayProblem::NoSuchDay)?;
        Self::within(date).ok_or(DayProblem::OutOfRange)
    }

    fn within(date: NaiveDate) -> Option<Self> {
        let day = Self(date);
        (Self::FIRST..=Self::LAST).contains(&day).then_some(day)
    }

    /// Reads `2026-11-30`: four, two and two digits, nothing else.
    ///
    /// # Errors
    /// Says whether the shape or the day is wrong.
    pub fn read(text: &str) -> Result<Self, DayProblem> {
        let bytes = text.as_bytes();
        let shape = bytes.len() == 10
            && bytes.iter().enumerate().all(|(at, b)| {
                if at == 4 || at == 7 {
                    *b == b'-'
                } else {
                    b.is_ascii_digit()
                }
            });
        let number = |from: usize, to: usize| text.get(from..to).and_then(|t| t.parse().ok());
        match (shape, number(0, 4), number(5, 7), number(8, 10)) {
            (true, Some(year), Some(month), Some(day)) => Self::new(year, month, day),
            _ => Err(DayProblem::NotADay),
        }
    }

    /// Reads the three boxes of the form; digits of any script. A year of fewer than four digits is still being typed.
    ///
    /// # Errors
    /// Says whether a box is unfinished, not a number, or the day does not exist.
    pub fn from_boxes(day: &str, month: &str, year: &str) -> Result<Self, DayProblem> {
        let number = |text: &str| match numeral::read(text) {
            Ok(n) if n.decimals == 0 => u32::try_from(n.digits).map_err(|_| DayProblem::NotADay),
            Err(crate::problem::NumeralProblem::Empty) => Err(DayProblem::Unfinished),
            _ => Err(DayProblem::NotADay),
        };
        let (day, month) = (number(day)?, number(month)?);
        let digits = numeral::bare(year).chars().count();
        let year = number(year)?;
        match digits.cmp(&4) {
            std::cmp::Ordering::Less => return Err(DayProblem::Unfinished),
            std::cmp::Ordering::Equal => {}
            std::cmp::Ordering::Greater => return Err(DayProblem::OutOfRange),
        }
        Self::new(year, month, day)
    }

    /// The day so many days later.
    #[must_use]
    pub fn plus_days(self, days: u32) -> Option<Self> {
        self.0
            .checked_add_days(Days::new(u64::from(days)))
            .and_then(Self::within)
    }

    /// The day before.
    #[must_use]
    pub fn before(self) -> Option<Self> {
        self.0.checked_sub_days(Days::new(1)).and_then(Self::within)
    }

    /// The same day number so many calendar months later; where that month has no such day, by the rule given.
    ///
    /// ```
    /// use pound_reckoner::day::{Day, MonthEnd};
    /// let day = Day::on(2026, 11, 30);
    /// assert_eq!(day.plus_months(3, MonthEnd::LastDay), Some(Day::on(2027, 2, 28)));
    /// assert_eq!(day.plus_months(3, MonthEnd::RunsOver), Some(Day::on(2027, 3, 2)));
    /// ```
    #[must_use]
    pub fn plus_months(self, months: u32, rule: MonthEnd) -> Option<Self> {
        let clamped = self.0.checked_add_months(Months::new(months))?;
        let short = self.0.day().saturating_sub(clamped.day());
        let date = match rule {
            MonthEnd::LastDay => clamped,
            MonthEnd::RunsOver => clamped.checked_add_days(Days::new(u64::from(short)))?,
        };
        Self::within(date)
    }

    /// Days from this day to a later one; nothing if that one is earlier.
    #[must_use]
    pub fn days_to(self, later: Self) -> Option<u32> {
        u32::try_from(later.0.signed_duration_since(self.0).num_days()).ok()
    }

    /// Where this day lies as seen from another, earlier or later, and by how many days.
    #[must_use]
    pub fn seen_from(self, other: Self) -> (std::cmp::Ordering, u32) {
        let away = other.days_to(self).or(self.days_to(other));
        (self.cmp(&other), away.unwrap_or(0))
    }

    /// 0 for Monday to 6 for Sunday.
    #[must_use]
    pub fn weekday(self) -> usize {
        self.0.weekday().num_days_from_monday() as usize
    }

    /// Whether it is a Sunday, when courts are closed.
    #[must_use]
    pub fn is_sunday(self) -> bool {
        self.weekday() == 6
    }

    /// Year, month and day as numbers.
    #[must_use]
    pub fn parts(self) -> (i32, u32, u32) {
        (self.0.year(), self.0.month(), self.0.day())
    }

    /// `2026-11-30`.
    #[must_use]
    pub fn plain(self) -> String {
        let (year, month, day) = self.parts();
        format!("{year:04}-{month:02}-{day:02}")
    }
}

/// The half of the day that a clock of twelve hours means.
#[derive(Clone, Copy)]
enum Noon {
    Before,
    After,
}

/// Takes am or pm off the end of an hour, in any of their ways of writing.
fn before_or_after_noon(text: &str) -> (&str, Option<Noon>) {
    let ends = [
        ("a.m.", Noon::Before),
        ("am", Noon::Before),
        ("p.m.", Noon::After),
        ("pm", Noon::After),
    ];
    for (end, noon) in ends {
        let at = text.len().saturating_sub(end.len());
        if let (Some(hour), Some(tail)) = (text.get(..at), text.get(at..))
            && tail.eq_ignore_ascii_case(end)
        {
            return (hour.trim_end(), Some(noon));
        }
    }
    (text, None)
}

impl Clock {
    /// An hour of the tables and tests; nothing for 24:00 and later.
    #[must_use]
    #[allow(clippy::arithmetic_side_effects, reason = "24 hours in minutes fit")]
    pub const fn new(hour: u16, minute: u16) -> Option<Self> {
        if hour < 24 && minute < 60 {
            Some(Self(hour * 60 + minute))
        } else {
            None
        }
    }

    /// Reads `10:30`, `7.05`, `7,05`, `7-05`, `7 05`, `1605`, `10`, and `4 pm` or `4:30 p.m.`; digits of any script. A
    /// phone's keys for numbers have a point or a comma and no colon.
    ///
    /// # Errors
    /// Not an hour between 0:00 and 23:59; with am or pm, not one between 1:00 and 12:59.
    pub fn read(text: &str) -> Result<Self, DayProblem> {
        let (text, noon) = before_or_after_noon(numeral::bare(text));
        let number = |text: &str, most: usize| match numeral::read(text) {
            Ok(n) if n.decimals == 0 && text.chars().count() <= most => {
                u16::try_from(n.digits).ok()
            }
            _ => None,
        };
        let parts = match text.split_once([':', '.', ',', '-', ' ', '\u{ff1a}']) {
            Some((hour, minute)) if minute.chars().count() == 2 => {
                (number(hour, 2), number(minute, 2))
            }
            Some(_) => (None, None),
            None if text.chars().count() == 4 => {
                let both = number(text, 4);
                (both.map(|n| n / 100), both.map(|n| n % 100))
            }
            None => (number(text, 2), Some(0)),
        };
        let (Some(hour), Some(minute)) = parts else {
            return Err(DayProblem::NotAnHour);
        };
        let hour = match noon {
            None => hour,
            Some(_) if !(1..=12).contains(&hour) => return Err(DayProblem::NotAnHour),
            Some(Noon::Before) => hour % 12,
            Some(Noon::After) => (hour % 12).saturating_add(12),
        };
        Self::new(hour, minute).ok_or(DayProblem::NotAnHour)
    }

    /// The hour after noon that is written with the same figures; nothing where the hour itself is not before noon, or
    /// is within the first hour of the day, which nobody writes so.
    #[must_use]
    pub fn after_noon(self) -> Option<Self> {
        let hour = self.0 / 60;
        (1..12)
            .contains(&hour)
            .then(|| Self(self.0.saturating_add(12 * 60)))
    }

    /// Whether it is before noon.
    #[must_use]
    pub const fn is_before_noon(self) -> bool {
        self.0 < 12 * 60
    }

    /// Minutes since midnight.
    #[must_use]
    pub const fn minutes(self) -> u16 {
        self.0
    }

    /// `10:30`.
    #[must_use]
    pub fn plain(self) -> String {
        format!("{:02}:{:02}", self.0 / 60, self.0 % 60)
    }
}

impl Moment {
    /// A moment whose hour nobody wrote down.
    #[must_use]
    pub const fn day_only(day: Day) -> Self {
        Self { day, clock: None }
    }

    /// Reads `2026-11-28` or `2026-11-28T10:30`.
    ///
    /// # Errors
    /// Says whether the day or the hour is wrong.
    pub fn read(text: &str) -> Result<Self, DayProblem> {
        match text.split_once('T') {
            None => Day::read(text).map(Self::day_only),
            Some((day, clock)) => {
                let plain = |(at, byte): (usize, u8)| {
                    if at == 2 {
                        byte == b':'
                    } else {
                        byte.is_ascii_digit()
                    }
                };
                if clock.len() != 5 || !clock.bytes().enumerate().all(plain) {
                    return Err(DayProblem::NotAnHour);
                }
                Ok(Self {
                    day: Day::read(day)?,
                    clock: Some(Clock::read(clock)?),
                })
            }
        }
    }

    /// The same hour so many days later.
    #[must_use]
    pub fn plus_days(self, days: u32) -> Option<Self> {
        Some(Self {
            day: self.day.plus_days(days)?,
            clock: self.clock,
        })
    }

    /// `2026-11-28T10:30`, or the day alone.
    #[must_use]
    pub fn plain(self) -> String {
        match self.clock {
            None => self.day.plain(),
            Some(clock) => format!("{}T{}", self.day.plain(), clock.plain()),
        }
    }
}

impl When {
    /// Whether this point has been reached on `day`.
    #[must_use]
    pub fn reached(self, day: Day) -> Certainty {
        let (year, month, _) = day.parts();
        let (year, month) = (
            u16::try_from(year).unwrap_or(0),
            u8::try_from(month).unwrap_or(0),
        );
        let order = match self {
            Self::Day(start) => {
                return if day >= start {
                    Certainty::Yes
                } else {
                    Certainty::No
                };
            }
            Self::Month(y, m) => (year, month).cmp(&(y, m)),
            Self::Year(y) => year.cmp(&y),
        };
        match order {
            std::cmp::Ordering::Less => Certainty::No,
            std::cmp::Ordering::Equal => Certainty::Perhaps,
            std::cmp::Ordering::Greater => Certainty::Yes,
        }
    }
}

impl std::fmt::Debug for Day {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.write_str(&self.plain())
    }
}

impl std::fmt::Debug for Moment {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.write_str(&self.plain())
    }
}

/// Serde through the strict reader: the text form is the only form.
macro_rules! as_text {
    ($name:ident) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(&self.plain())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(from)?;
                Self::read(&text).map_err(|why| serde::de::Error::custom(why.code()))
            }
        }
    };
}

as_text!(Day);
as_text!(Moment);
