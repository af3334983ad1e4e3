//! Which lines belong together: case by case, with what is refused because nobody can say so.

use std::collections::HashSet;

use super::cells::{Cells, Record};
use super::heading::headed;
use super::reading::Reading;
use super::{Column, CsvProblem, MOST_LINES, Refusal, Why, letters, write};
use crate::day::Day;
use crate::draft::Draft;

/// A line under the heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number in the file.
    pub number: u32,
    /// What stands in it, a cell for each column that is read.
    pub cells: [String; Column::GIVEN],
}

impl Line {
    /// What stands in a column.
    #[must_use]
    pub fn cell(&self, column: Column) -> &str {
        self.cells.get(column as usize).map_or("", String::as_str)
    }

    /// The name of its case.
    fn name(&self) -> &str {
        self.cell(Column::Case).trim()
    }
}

/// The lines of a case, or one line that belongs to none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// The lines.
    pub lines: Vec<Line>,
    /// What was refused in them.
    pub refusals: Vec<Refusal>,
    /// The case, as if typed; it is reckoned only where nothing was refused.
    pub draft: Draft,
}

/// A file of cases, case by case.
#[derive(Clone, Debug)]
pub struct Cases {
    cells: Cells,
    heading: Vec<Column>,
    /// India's day, on which an owner comes who names none.
    today: Option<Day>,
    /// Names that come again after another case.
    apart: HashSet<String>,
    /// A line read ahead: the first of the next case.
    ahead: Option<Read>,
    /// The line before the next case, if nobody can say whose it is.
    broken: Option<u32>,
}

/// A line, with what is wrong with it as a whole.
type Read = (Line, Option<Refusal>);

impl Cases {
    /// Opens a file and reads its heading.
    ///
    /// # Errors
    /// What is refused of the file as a whole: then nothing of it is reckoned.
    pub fn open(bytes: &[u8], today: Option<Day>) -> Result<Self, Vec<Refusal>> {
        let text = letters::read(bytes).map_err(|refusal| vec![refusal])?;
        let (cells, heading) = headed(text)?;
        let cases = Self {
            cells,
            heading,
            today,
            apart: HashSet::new(),
            ahead: None,
            broken: None,
        };
        let apart = cases.clone().torn()?;
        Ok(Self { apart, ..cases })
    }

    /// The names of cases whose lines do not stand together: none of them may be reckoned from a part of its lines. A
    /// file of too many lines is refused here, before anything of it is reckoned.
    fn torn(mut self) -> Result<HashSet<String>, Vec<Refusal>> {
        let (mut seen, mut apart) = (HashSet::new(), HashSet::new());
        let mut last = String::new();
        let mut lines = 0u32;
        while let Some((line, refusal)) = self.read() {
            lines = lines.saturating_add(1);
            if lines > MOST_LINES {
                let problem = CsvProblem::TooManyLines;
                return Err(vec![Refusal::of_line(line.number, problem)]);
            }
            let name = line.name();
            if refusal.is_none() && *name != *last {
                if !seen.insert(name.to_owned()) {
                    apart.insert(name.to_owned());
                }
                name.clone_into(&mut last);
            }
        }
        Ok(apart)
    }

    /// What stands between the cells of the file.
    #[must_use]
    pub const fn separator(&self) -> char {
        self.cells.separator()
    }

    /// How far reading has come, of how much.
    #[must_use]
    pub const fn progress(&self) -> (usize, usize) {
        self.cells.progress()
    }

    fn read(&mut self) -> Option<Read> {
        if let Some(line) = self.ahead.take() {
            return Some(line);
        }
        let record = self.cells.next()?;
        Some(self.line(record))
    }

    fn line(&self, record: Record) -> Read {
        let mut cells: [String; Column::GIVEN] = std::array::from_fn(|_| String::new());
        let uneven = record.cells.len() != self.heading.len();
        for (column, cell) in self.heading.iter().zip(record.cells) {
            if let Some(place) = cells.get_mut(*column as usize) {
                *place = write::restored(cell);
            }
        }
        let line = Line {
            number: record.line,
            cells,
        };
        let problem = record.wrong.or(uneven.then_some(CsvProblem::Cells));
        let refusal = problem.map(|problem| Refusal::of_line(record.line, problem));
        (line, refusal)
    }
}

impl Iterator for Cases {
    type Item = Group;

    fn next(&mut self) -> Option<Group> {
        let (line, refusal) = self.read()?;
        let number = line.number;
        let mut group = Group::default();
        if let Some(refusal) = refusal {
            self.broken = Some(number);
            group.lines.push(line);
            group.refusals.push(refusal);
            return Some(group);
        }
        let mut refuse = |line, column, why| group.refusals.push(Refusal { line, column, why });
        if let Some(broken) = self.broken.take() {
            refuse(number, None, Why::Line(CsvProblem::Beside, broken));
        }
        let name = line.name().to_owned();
        let case = Some(Column::Case);
        if name.is_empty() {
            refuse(number, case, Why::Here(CsvProblem::NoCase));
            // It may belong to a case beside it, as a line that cannot be read.
            self.broken = Some(number);
        } else if self.apart.contains(&name) {
            refuse(number, case, Why::Here(CsvProblem::Apart));
        }
        group.lines.push(line);
        while let Some((line, refusal)) = self.read() {
            if refusal.is_none() && !name.is_empty() && line.name() == name {
                group.lines.push(line);
                continue;
            }
            let lost = refusal.is_some() || line.name().is_empty();
            if lost && !name.is_empty() {
                let why = Why::Line(CsvProblem::Beside, line.number);
                group.refusals.push(Refusal {
                    line: number,
                    column: None,
                    why,
                });
            }
            self.ahead = Some((line, refusal));
            break;
        }
        let mut reading = Reading::default();
        for line in &group.lines {
            reading.line(line);
        }
        reading.finish(self.today);
        group.refusals.append(&mut reading.refusals);
        group.refusals.sort_by_key(|refusal| refusal.line);
        group.draft = reading.draft;
        Some(group)
    }
}
