//! Saved cases for our own worker: many of them into one table, and the cases of a table as they are saved.

use std::collections::HashMap;

use serde::Serialize;

use super::bulk::{Told, Writer, told};
use crate::csv::{self, Cases, Column, Group, Line, Refusal, Why};
use crate::day::Day;
use crate::draft::DayDraft;
use crate::link;
use crate::text::Words;

/// Saved cases on their way into a table, each with what follows from it.
#[derive(Debug)]
pub struct Export {
    writer: Writer,
    today: Option<Day>,
    /// How often each name came.
    names: HashMap<String, usize>,
    left: usize,
}

impl Export {
    /// A table without cases.
    #[must_use]
    pub fn new(words: Words, today: Option<Day>) -> Self {
        Self {
            writer: Writer::new(words, ','),
            today,
            names: HashMap::new(),
            left: 0,
        }
    }

    /// Adds a case by its name and its text as it is kept on the device.
    pub fn add(&mut self, name: &str, text: &str) {
        let Some((mut draft, day)) = link::kept(text) else {
            self.left = self.left.saturating_add(1);
            return;
        };
        let claimed_today = day.is_some_and(|day| draft.claimed == DayDraft::of(day));
        let name = self.own_name(name.trim());
        let Some(lines) = csv::lines_of(&name, draft.clone(), claimed_today) else {
            self.left = self.left.saturating_add(1);
            return;
        };
        if claimed_today {
            draft.claimed = self.today.map(DayDraft::of).unwrap_or_default();
        }
        let lines = lines.into_iter().map(|cells| Line { number: 0, cells });
        self.writer.group(&Group {
            lines: lines.collect(),
            refusals: Vec::new(),
            draft,
        });
    }

    /// A name that no other case of the table has: it ties lines together. Those of one name are numbered from the
    /// second on, those of none from the first.
    fn own_name(&mut self, name: &str) -> String {
        loop {
            let n = self.names.entry(name.to_owned()).or_default();
            *n = n.saturating_add(1);
            let own = match (name, *n) {
                ("", n) => n.to_string(),
                (name, 1) => return name.to_owned(),
                (name, n) => [name, " (", &n.to_string(), ")"].concat(),
            };
            if !self.names.contains_key(&own) {
                self.names.insert(own.clone(), 1);
                return own;
            }
        }
    }

    /// How many could not be read, and are not in the table.
    #[must_use]
    pub const fn left(&self) -> usize {
        self.left
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &str {
        self.writer.table()
    }
}

/// A case as it is saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Saved {
    /// Its name in the table.
    pub name: String,
    /// Its text as it is kept on the device.
    pub text: String,
    /// What the list says of it, see [`Case::about`](crate::case::Case::about).
    pub place: String,
    /// Its animals.
    pub animals: String,
    /// The day they were brought in.
    pub day: String,
}

/// Cases of a table, piece by piece.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Piece {
    /// The cases; an answer that was refused is in them as it was typed. Of one whose lines or codes or days cannot be read
    /// there is none.
    pub cases: Vec<Saved>,
    /// How many there are none of.
    pub left: usize,
    /// Whether it was the last piece.
    pub last: bool,
}

/// A table whose cases are to be saved.
#[derive(Debug)]
pub struct Import {
    cases: Cases,
    today: Option<Day>,
}

impl Import {
    /// Opens a file.
    ///
    /// # Errors
    /// The file, its letters or its heading cannot be read.
    pub fn open(bytes: &[u8], words: &Words, today: Option<Day>) -> Result<Self, Vec<Told>> {
        match Cases::open(bytes, today) {
            Ok(cases) => Ok(Self { cases, today }),
            Err(refusals) => Err(refusals.iter().map(|one| told(words, one)).collect()),
        }
    }

    /// The next so many cases.
    pub fn take(&mut self, most: usize) -> Piece {
        let mut piece = Piece::default();
        for _ in 0..most {
            let Some(group) = self.cases.next() else {
                piece.last = true;
                break;
            };
            match self.saved(group) {
                Some(saved) => piece.cases.push(saved),
                None => piece.left = piece.left.saturating_add(1),
            }
        }
        piece
    }

    fn saved(&self, group: Group) -> Option<Saved> {
        let as_typed = |refusal: &Refusal| matches!(refusal.why, Why::AsTyped(_));
        if !group.refusals.iter().all(as_typed) {
            return None;
        }
        let empty = |line: &Line| line.cell(Column::Claimed).trim().is_empty();
        let today = self.today.filter(|_| group.lines.iter().all(empty));
        let today = today.filter(|today| group.draft.claimed == DayDraft::of(*today));
        let [place, animals, day] = group.draft.read().case.about();
        let name = group.lines.first()?.cell(Column::Case).trim().to_owned();
        Some(Saved {
            name,
            text: link::keep(group.draft, today).ok()?,
            place,
            animals,
            day,
        })
    }
}
