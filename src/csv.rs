//! Many cases as a table of a spreadsheet: a line a row of animals, tied to its case by the column `case`.
//!
//! Bytes become text (`letters`), text becomes lines of cells (`cells`), the first line names the columns (`heading`),
//! lines become cases (`cases`), and the lines of a case a [`Draft`](crate::draft::Draft) that is read and reckoned as
//! what is typed on the page (`reading`). What cannot be read is refused with its line and column; a case with a refused
//! line is never reckoned from the others, and a line so broken that nobody can say whose it is takes the cases beside
//! it along. For that reason the lines of a case stand one below another.
//!
//! A saved case becomes such lines too (`saved`). What no column has a place for (further lines of the board, a demand, the
//! expenses of a sale, choices) goes as a whole into the column `more`, in the letters of a [`link`](crate::link), so that
//! a case that goes out and comes back is the same.
//!
//! Everything is bounded: bytes, lines, cells and letters of a cell. No words of a language are in here.

mod cases;
mod cells;
mod heading;
mod letters;
mod reading;
mod saved;
mod write;

use crate::coded;
use crate::problem::{NumeralProblem, Reason};

pub use cases::{Cases, Group, Line};
pub use saved::lines_of;
pub use write::{BOM, cell, line};

/// The most bytes of a file.
pub const MOST_BYTES: usize = 8 << 20;
/// The most lines under the heading.
pub const MOST_LINES: u32 = 20_000;
/// The most cells of a line.
pub const MOST_CELLS: usize = 100;
/// The most letters of a cell: as many as a link has, since `more` holds one.
pub const MOST_LETTERS: usize = crate::link::MOST;

coded! {
    /// A column, by the name that stands in the heading, the same in every language.
    pub enum Column {
        /// What ties the lines of a case together.
        Case = "case",
        /// Whatever the writer wants beside it; handed through.
        Note = "note",
        /// Code of the custody; empty is a pound under a cattle-trespass Act.
        Situation = "situation",
        /// Code of the place.
        Place = "place",
        /// Code of the part of the place where the Act's extent is in question.
        Area = "area",
        /// Code of the text of the law; empty takes the place's first.
        Text = "text",
        /// Day of arrival, with its hour if known.
        Impounded = "impounded",
        /// Day of seizure.
        Seized = "seized",
        /// Day on which the owner comes; empty is today.
        Claimed = "claimed",
        /// Day of the notice.
        Notice = "notice",
        /// Code of the kind of animal.
        Kind = "kind",
        /// How many.
        Heads = "heads",
        /// Code of the condition; empty is ordinary.
        Condition = "condition",
        /// Which capture of these animals it is; empty is the first.
        Capture = "capture",
        /// Code of the age.
        Age = "age",
        /// What they weigh together.
        Kilograms = "kilograms",
        /// What one would fetch.
        Price = "price",
        /// The board's fine for one of the kind.
        Fine = "fine",
        /// The board's feeding charge for one of the kind for a day.
        Feeding = "feeding",
        /// Security before release for one of the kind.
        Security = "security",
        /// What catching and feeding really cost.
        ActualCost = "actual-cost",
        /// Code of why they were sold.
        SoldAs = "sold-as",
        /// Day of the sale.
        SaleDay = "sale-day",
        /// How many of the row were sold.
        Sold = "sold",
        /// What these fetched together.
        SoldFor = "sold-for",
        /// Day on which the surplus was deposited.
        Deposited = "deposited",
        /// All that has no column, as a link has it.
        More = "more",
        /// The day for which the sum was reckoned.
        ReckonedFor = "reckoned-for",
        /// What is to be brought.
        ToBring = "to-bring",
        /// What each further day adds.
        EachFurtherDay = "each-further-day",
        /// The last safe day.
        LastSafeDay = "last-safe-day",
        /// The earliest sale of unclaimed cattle.
        EarliestSale = "earliest-sale",
        /// From when young and weak animals may be gone.
        MayBeGoneFrom = "may-be-gone-from",
        /// What a sale left for the owner.
        Balance = "balance",
        /// The last day to claim that.
        BalanceUntil = "balance-until",
        /// The text of the law that was applied.
        Law = "law",
        /// What puts the figures in question.
        Notices = "notices",
        /// What was refused, and what is needed for a figure that is not there.
        Problems = "problems",
    }
}

impl Column {
    /// Columns that are read; the others are results, and a file that has them is taken without them.
    pub const GIVEN: usize = Self::More as usize + 1;

    /// Whether what stands in the column is read.
    #[must_use]
    pub const fn is_given(self) -> bool {
        (self as usize) < Self::GIVEN
    }
}

coded! {
    /// Why a file, a heading or a line is not taken.
    pub enum CsvProblem {
        /// The file is too large.
        TooLarge = "too-large",
        /// It has too many lines.
        TooManyLines = "too-many-lines",
        /// Its letters are neither UTF-8 nor UTF-16.
        Letters = "letters",
        /// No line names the columns, `case` among them.
        NoHeading = "no-heading",
        /// There is no such column.
        UnknownColumn = "unknown-column",
        /// A column is named twice.
        NamedTwice = "named-twice",
        /// A line has more or fewer cells than the heading.
        Cells = "cells",
        /// A quotation mark opens and never closes, or letters follow where it closed.
        Quote = "quote",
        /// A cell is too long.
        TooLong = "too-long",
        /// It is not said to which case the line belongs.
        NoCase = "no-case",
        /// Another case stands between this line and the others of its case.
        Apart = "apart",
        /// There is no such code.
        UnknownCode = "unknown-code",
        /// An earlier line of the same case says something else.
        Differs = "differs",
        /// A line beside this case could not be read and may belong to it.
        Beside = "beside",
        /// Not written as a day.
        Day = "day",
        /// Another line of the same case was refused.
        Another = "another",
        /// What stands in `more` was changed or cut.
        More = "more",
        /// The animals are not those of which `more` says what was sold.
        OtherAnimals = "other-animals",
    }
}

/// Why something was refused, with what its sentence says beside that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// A refusal of this table.
    Here(CsvProblem),
    /// There is no such column, or it was named before.
    Name(CsvProblem, String),
    /// As told by another line.
    Line(CsvProblem, u32),
    /// There is no such code; these there are.
    OneOf(Vec<&'static str>),
    /// A refusal of the reader of days.
    Reason(Reason),
    /// A refusal of the readers of amounts and numbers: the case holds the answer as it was typed.
    AsTyped(NumeralProblem),
}

impl Why {
    /// The stable code of the refusal.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Here(problem) | Self::Name(problem, _) | Self::Line(problem, _) => problem.code(),
            Self::OneOf(_) => CsvProblem::UnknownCode.code(),
            Self::Reason(reason) => reason.code(),
            Self::AsTyped(problem) => problem.code(),
        }
    }
}

/// What was refused. Lines are counted as an editor counts them, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The line; the first, where it is the whole file.
    pub line: u32,
    /// The column, where it is one.
    pub column: Option<Column>,
    /// Why.
    pub why: Why,
}

impl Refusal {
    const fn of_line(line: u32, problem: CsvProblem) -> Self {
        Self {
            line,
            column: None,
            why: Why::Here(problem),
        }
    }
}
