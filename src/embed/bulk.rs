//! A table of cases reckoned a piece at a time, for our own worker: bytes in, the same table with what follows out. The
//! cases themselves never cross to JavaScript; what is said to people is in the words that came with the table.

use serde::Serialize;

use crate::account::{Account, Deadlines, Surplus};
use crate::case::Case;
use crate::csv::{self, BOM, Cases, Column, CsvProblem, Group, Refusal, Why};
use crate::day::{Day, Moment};
use crate::problem::Problem;
use crate::reckon::reckon;
use crate::text::Words;
use crate::word;

/// The columns of results.
const RESULTS: usize = Column::ALL.len().saturating_sub(Column::GIVEN);

/// A refusal, said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told {
    /// The line of the file.
    pub line: u32,
    /// The column, where it is one.
    pub column: &'static str,
    /// The stable code.
    pub code: &'static str,
    /// The same as a sentence.
    pub message: String,
}

/// How far the work has come.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Progress {
    /// Bytes behind.
    pub done: usize,
    /// Bytes in all.
    pub of: usize,
    /// Lines behind, without the heading and empty ones.
    pub lines: usize,
    /// Cases behind.
    pub cases: usize,
    /// Cases with a sum.
    pub sums: usize,
    /// What was refused in this piece.
    pub refused: Vec<Told>,
}

/// A table being written, every line with the same columns.
#[derive(Debug)]
pub(super) struct Writer {
    words: Words,
    separator: char,
    out: String,
    progress: Progress,
}

/// A table at work.
#[derive(Debug)]
pub struct Bulk {
    cases: Cases,
    writer: Writer,
}

impl Bulk {
    /// Opens a file.
    ///
    /// # Errors
    /// The file, its letters or its heading cannot be read.
    pub fn open(bytes: &[u8], words: Words, today: Option<Day>) -> Result<Self, Vec<Told>> {
        let cases = match Cases::open(bytes, today) {
            Ok(cases) => cases,
            Err(refusals) => return Err(refusals.iter().map(|one| told(&words, one)).collect()),
        };
        let writer = Writer::new(words, cases.separator());
        Ok(Self { cases, writer })
    }

    /// Works through so many lines and the rest of a case, and tells how far it has come; done is all where none is left.
    pub fn work(&mut self, lines: usize) -> Progress {
        let until = self.writer.progress.lines.saturating_add(lines);
        self.writer.progress.refused.clear();
        while self.writer.progress.lines < until {
            let Some(group) = self.cases.next() else {
                let (_, of) = self.cases.progress();
                (self.writer.progress.done, self.writer.progress.of) = (of, of);
                return self.writer.progress.clone();
            };
            self.writer.group(&group);
        }
        let (done, of) = self.cases.progress();
        // A file that ends with its last line still has this piece's end to tell.
        self.writer.progress.done = done.min(of.saturating_sub(1));
        self.writer.progress.of = of;
        self.writer.progress.clone()
    }

    /// What stands between its cells.
    #[must_use]
    pub const fn separator(&self) -> char {
        self.cases.separator()
    }

    /// The table as far as it was reckoned.
    #[must_use]
    pub fn table(&self) -> &str {
        self.writer.table()
    }
}

impl Writer {
    /// The heading alone.
    pub(super) fn new(words: Words, separator: char) -> Self {
        let mut out = BOM.to_string();
        csv::line(&mut out, Column::CODES, separator);
        Self {
            words,
            separator,
            out,
            progress: Progress::default(),
        }
    }

    pub(super) fn table(&self) -> &str {
        &self.out
    }

    /// The lines of a case, with what follows from it on the first: a sum stands once, so that whoever adds up the
    /// column counts no case twice.
    pub(super) fn group(&mut self, group: &Group) {
        let progress = &mut self.progress;
        progress.lines = progress.lines.saturating_add(group.lines.len());
        progress.cases = progress.cases.saturating_add(1);
        let words = &self.words;
        let mut results: [String; RESULTS] = std::array::from_fn(|_| String::new());
        if let Some(first) = group.refusals.first() {
            let refused = group.refusals.iter().map(|one| told(words, one));
            progress.refused.extend(refused);
            put(&mut results, Column::Problems, another(words, first));
        } else {
            let case = group.draft.read().case;
            let account = reckon(&case);
            if account.claim.is_ok() {
                progress.sums = progress.sums.saturating_add(1);
            }
            follows(words, &case, &account, &mut results);
        }
        for line in &group.lines {
            let own = group.refusals.iter().filter(|one| one.line == line.number);
            let own: Vec<String> = own.map(|one| in_column(words, one)).collect();
            if !own.is_empty() {
                put(&mut results, Column::Problems, own.join("\n"));
            }
            let cells = line.cells.iter().chain(&results);
            csv::line(&mut self.out, cells, self.separator);
            results = std::array::from_fn(|_| String::new());
        }
    }
}

fn put(results: &mut [String; RESULTS], column: Column, text: String) {
    let at = (column as usize).checked_sub(Column::GIVEN);
    if let Some(place) = at.and_then(|at| results.get_mut(at)) {
        *place = text;
    }
}

/// Amounts as plain numbers, days as `2026-11-30`.
fn follows(words: &Words, case: &Case, account: &Account, results: &mut [String; RESULTS]) {
    // Said also where today was taken, which stands in no other column.
    let day = case.claimed.map(Moment::plain).unwrap_or_default();
    put(results, Column::ReckonedFor, day);
    if let Ok(claim) = &account.claim {
        put(results, Column::ToBring, claim.to_bring.shown.plain());
    }
    if let Ok(further) = &account.each_further_day {
        put(results, Column::EachFurtherDay, further.shown.plain());
    }
    if let Some(windows) = account.relied_on() {
        put(
            results,
            Column::LastSafeDay,
            windows.last_safe.value.plain(),
        );
        if let Some(sale) = windows.earliest_sale() {
            put(results, Column::EarliestSale, sale.value.plain());
        }
    }
    if let Ok(Some(speedy)) = &account.speedy {
        put(results, Column::MayBeGoneFrom, speedy.from.value.plain());
    }
    if let Ok(Some(sale)) = &account.sale {
        put(results, Column::Balance, sale.balance.shown.plain());
    }
    if let Ok(Surplus::Known { first, .. }) = &account.surplus
        && let Some(last) = first.last_day
    {
        put(results, Column::BalanceUntil, last.value.plain());
    }
    if let Some(text) = account.text {
        put(results, Column::Law, words.text_name(text));
    }
    let notices = account
        .notices
        .iter()
        .filter(|one| one.bears_on_the_figures());
    let mut notices: Vec<&str> = notices.map(|one| words.of("notice.", one.code())).collect();
    if account
        .deadlines
        .as_ref()
        .is_ok_and(Deadlines::has_other_readings)
    {
        notices.push(words.get(word!("share.doubt")));
    }
    put(results, Column::Notices, notices.join("\n"));
    let said = needed(case, account);
    let said: Vec<String> = said.iter().map(|one| need(words, one)).collect();
    put(results, Column::Problems, said.join("\n"));
}

/// What was refused, and what stands in the way of a figure, each once.
fn needed(case: &Case, account: &Account) -> Vec<Problem> {
    let parts = [
        account.claim.as_ref().err(),
        account.each_further_day.as_ref().err(),
        account.deadlines.as_ref().err(),
        account
            .deadlines
            .as_ref()
            .ok()
            .and_then(|one| one.first.sale.as_ref().err()),
        account.speedy.as_ref().err(),
    ];
    let mut needed = case.refused.clone();
    for problem in parts.into_iter().flatten().flatten() {
        // Of what was refused it is not said again that it is missing.
        if !needed.contains(problem) && case.refusal(problem.field).is_none() {
            needed.push(*problem);
        }
    }
    needed
}

fn need(words: &Words, problem: &Problem) -> String {
    pair(
        words,
        &words.field(problem.field),
        &words.reason(problem.reason),
    )
}

fn pair(words: &Words, name: &str, value: &str) -> String {
    words.fill(word!("ask.pair"), &[("name", name), ("value", value)])
}

pub(super) fn told(words: &Words, refusal: &Refusal) -> Told {
    Told {
        line: refusal.line,
        column: refusal.column.map_or("", Column::code),
        code: refusal.why.code(),
        message: words.csv(&refusal.why),
    }
}

fn in_column(words: &Words, refusal: &Refusal) -> String {
    let message = words.csv(&refusal.why);
    match refusal.column {
        Some(column) => pair(words, column.code(), &message),
        None => message,
    }
}

fn another(words: &Words, first: &Refusal) -> String {
    words.csv(&Why::Line(CsvProblem::Another, first.line))
}

/// A table to begin with: the heading and a case of two lines.
#[must_use]
pub fn template() -> String {
    let mut out = BOM.to_string();
    // Nobody writes `more` by hand.
    let given = || {
        Column::ALL
            .iter()
            .filter(|one| one.is_given() && **one != Column::More)
    };
    csv::line(&mut out, given().map(|column| column.code()), ',');
    for (kind, heads, condition, fine, feeding) in [
        ("cow", "2", "", "1500", "100"),
        ("calf", "1", "unattached", "500", "50"),
    ] {
        let cells = given().map(|column| match column {
            Column::Case => "1",
            Column::Situation => "pound",
            Column::Place => "punjab",
            Column::Impounded => "2026-11-28T10:30",
            Column::Claimed => "2026-12-01",
            Column::Kind => kind,
            Column::Heads => heads,
            Column::Condition => condition,
            Column::Fine => fine,
            Column::Feeding => feeding,
            _ => "",
        });
        csv::line(&mut out, cells, ',');
    }
    out
}
