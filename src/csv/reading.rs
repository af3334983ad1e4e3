//! What the lines of a case say, each cell by the strict reader of the form.

use super::cases::Line;
use super::heading::code;
use super::{Column, CsvProblem, Refusal, Why};
use crate::animal::Kind;
use crate::case::{Condition, Heads, Situation};
use crate::day::{Clock, Day, Moment};
use crate::draft::{AnimalsDraft, DayDraft, Draft, RateDraft, SEEN};
use crate::law;
use crate::law::place::Place;
use crate::money::Rupees;
use crate::problem::{DayProblem, NumeralProblem, Reason};

/// A case being read, line by line.
#[derive(Default)]
pub struct Reading {
    /// The case, as if typed.
    pub draft: Draft,
    /// What was refused.
    pub refusals: Vec<Refusal>,
    /// What the lines say of the whole case, or of a kind, with the line that said it first.
    said: Vec<(Column, Option<Kind>, String, u32)>,
}

impl Reading {
    fn refuse(&mut self, line: u32, column: Column, why: Why) {
        self.refusals.push(Refusal {
            line,
            column: Some(column),
            why,
        });
    }

    /// Notes what a line says once for the whole case; every later line says the same, or nothing.
    fn say(&mut self, line: u32, column: Column, kind: Option<Kind>, text: String) {
        let before = self.find(column, kind).map(|(said, at)| (said == text, at));
        match before {
            None => self.said.push((column, kind, text, line)),
            Some((true, _)) => {}
            Some((false, at)) => self.refuse(line, column, Why::Line(CsvProblem::Differs, at)),
        }
    }

    fn find(&self, column: Column, kind: Option<Kind>) -> Option<(&str, u32)> {
        let mut said = self.said.iter();
        let found = said.find(|(of, about, ..)| *of == column && *about == kind);
        found.map(|(_, _, text, line)| (text.as_str(), *line))
    }

    /// A code of a closed list; its own spelling, or nothing.
    fn coded(
        &mut self,
        line: &Line,
        column: Column,
        codes: &[&'static str],
    ) -> Option<&'static str> {
        let typed = code(line.cell(column));
        if typed.is_empty() {
            return None;
        }
        let found = codes.iter().copied().find(|code| **code == typed);
        if found.is_none() {
            self.refuse(line.number, column, Why::OneOf(codes.to_vec()));
        }
        found
    }

    /// A number as the form reads it: its text is kept letter for letter.
    fn number<T>(
        &mut self,
        line: &Line,
        column: Column,
        read: fn(&str) -> Result<T, NumeralProblem>,
    ) -> Option<(String, T)> {
        let text = line.cell(column).trim();
        if text.is_empty() {
            return None;
        }
        match read(text) {
            Ok(number) => Some((text.to_owned(), number)),
            Err(problem) => {
                self.refuse(line.number, column, Why::Reason(Reason::Numeral(problem)));
                None
            }
        }
    }

    /// Takes a line.
    pub fn line(&mut self, line: &Line) {
        for (column, codes) in [
            (Column::Situation, Situation::CODES),
            (Column::Place, Place::CODES),
        ] {
            if let Some(code) = self.coded(line, column, codes) {
                self.say(line.number, column, None, code.to_owned());
            }
        }
        for column in [Column::Area, Column::Text] {
            let typed = code(line.cell(column));
            if !typed.is_empty() {
                self.say(line.number, column, None, typed);
            }
        }
        for column in [
            Column::Impounded,
            Column::Seized,
            Column::Claimed,
            Column::Notice,
        ] {
            self.day(line, column);
        }
        let kind = self.coded(line, Column::Kind, Kind::CODES);
        let heads = self.number(line, Column::Heads, Heads::read);
        let condition = self.coded(line, Column::Condition, Condition::CODES);
        let kind = kind.and_then(Kind::from_code);
        for column in [Column::Fine, Column::Feeding] {
            if let Some((text, amount)) = self.number(line, column, Rupees::read) {
                // Two ways of writing one amount are one amount.
                let said = self.find(column, kind).map(|(said, _)| said.to_owned());
                let same = said.filter(|said| Rupees::read(said) == Ok(amount));
                self.say(line.number, column, kind, same.unwrap_or(text));
            }
        }
        let id = u32::try_from(self.draft.animals.len()).unwrap_or(u32::MAX);
        self.draft.animals.push(AnimalsDraft {
            id: id.saturating_add(1),
            kind: kind.map(Kind::code).unwrap_or_default().to_owned(),
            heads: heads.map(|(text, _)| text).unwrap_or_default(),
            condition: condition.unwrap_or_default().to_owned(),
            ..AnimalsDraft::default()
        });
    }

    /// A day, with an hour where one may stand: `2026-11-28T10:30`, also with a space between.
    fn day(&mut self, line: &Line, column: Column) {
        let text = line.cell(column).trim();
        if text.is_empty() {
            return;
        }
        let read = match column {
            Column::Impounded | Column::Claimed => Moment::read(&text.replacen(' ', "T", 1)),
            _ => Day::read(text).map(Moment::day_only),
        };
        match read {
            Ok(moment) => self.say(line.number, column, None, moment.plain()),
            // The sentence of the form speaks of its boxes.
            Err(DayProblem::NotADay) => {
                self.refuse(line.number, column, Why::Here(CsvProblem::Day));
            }
            Err(problem) => {
                self.refuse(line.number, column, Why::Reason(Reason::Day(problem)));
            }
        }
    }

    /// What was said of the whole case, into its draft.
    pub fn finish(&mut self, today: Option<Day>) {
        self.of_the_place();
        let text = |column| {
            self.find(column, None)
                .map_or("", |(text, _)| text)
                .to_owned()
        };
        let moment = |column| Moment::read(&text(column)).ok();
        let boxes = |moment: Option<Moment>| {
            let day = moment.map(|moment| DayDraft::of(moment.day));
            let hour = moment.and_then(|moment| moment.clock);
            (
                day.unwrap_or_default(),
                hour.map(Clock::plain).unwrap_or_default(),
            )
        };
        let (impounded, impounded_hour) = boxes(moment(Column::Impounded));
        let claimed = moment(Column::Claimed).or(today.map(Moment::day_only));
        let (claimed, claimed_hour) = boxes(claimed);
        let seized = boxes(moment(Column::Seized)).0;
        let notice = boxes(moment(Column::Notice)).0;
        let rate = |column, kind| self.find(column, Some(kind)).map_or("", |(text, _)| text);
        let kinds = self.draft.kinds().into_iter();
        let rates: Vec<RateDraft> = kinds
            .map(|kind| RateDraft {
                kind: kind.code().to_owned(),
                fine: rate(Column::Fine, kind).to_owned(),
                feeding: rate(Column::Feeding, kind).to_owned(),
            })
            .collect();
        // A board of which nothing is said was not read. A kind without a rate beside others is asked for by name.
        let seen = rates
            .iter()
            .any(|rate| !(rate.fine.is_empty() && rate.feeding.is_empty()));
        let board = if seen { SEEN } else { "" };
        self.draft = Draft {
            situation: text(Column::Situation),
            place: text(Column::Place),
            area: text(Column::Area),
            text: text(Column::Text),
            animals: std::mem::take(&mut self.draft.animals),
            impounded,
            impounded_hour,
            seized,
            claimed,
            claimed_hour,
            notice,
            board: board.to_owned(),
            rates,
            ..Draft::default()
        };
    }

    /// A part of the place, or a text of its law, that the place does not have.
    fn of_the_place(&mut self) {
        let place = self.find(Column::Place, None).map(|(code, _)| code);
        let place = place.and_then(Place::from_code);
        let areas = place.map(|place| place.areas().iter().map(|area| area.code()).collect());
        let texts = place.map(|place| law::texts(place).iter().map(|text| text.code).collect());
        for (column, codes) in [(Column::Area, areas), (Column::Text, texts)] {
            // Without the place there is no figure, and the place is asked for.
            let codes: Option<Vec<&'static str>> = codes;
            let Some(codes) = codes else { return };
            let wrong = self
                .find(column, None)
                .filter(|(said, _)| !codes.contains(said))
                .map(|(_, line)| line);
            if let Some(line) = wrong {
                self.refuse(line, column, Why::OneOf(codes));
            }
        }
    }
}
