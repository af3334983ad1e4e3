//! What the lines of a case say, each cell by the strict reader of the form.

use super::cases::Line;
use super::heading::code;
use super::{Column, CsvProblem, Refusal, Why};
use crate::animal::Kind;
use crate::case::{Age, Condition, Heads, Notified, Situation, SoldAs};
use crate::day::{Clock, Day, Moment};
use crate::draft::{
    AnimalsDraft, DayDraft, Draft, HELD, LotDraft, NOT_HELD, RateDraft, RowId, SEEN, SecurityDraft,
    SecurityRateDraft, small,
};
use crate::law;
use crate::law::place::Place;
use crate::link::Linked;
use crate::money::Rupees;
use crate::numeral;
use crate::problem::{DayProblem, NumeralProblem, Reason};

/// The name of the next row.
pub fn next_id(rows: &[AnimalsDraft]) -> RowId {
    RowId::try_from(rows.len())
        .unwrap_or(RowId::MAX)
        .saturating_add(1)
}

/// The text, or what stands for none.
fn some(text: String, none: &str) -> String {
    if text.is_empty() {
        none.to_owned()
    } else {
        text
    }
}

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

    /// The text of a number, kept letter for letter, and the number as the form reads it; a refused text stays too, as on
    /// the form.
    fn number<T>(
        &mut self,
        line: &Line,
        column: Column,
        read: fn(&str) -> Result<T, NumeralProblem>,
    ) -> (String, Option<T>) {
        let text = line.cell(column).trim();
        if text.is_empty() {
            return (String::new(), None);
        }
        let number = read(text);
        if let Err(problem) = &number {
            self.refuse(line.number, column, Why::AsTyped(*problem));
        }
        (text.to_owned(), number.ok())
    }

    /// An amount that is said of the whole case, or of a kind. Two ways of writing one amount are one amount.
    fn amount(&mut self, line: &Line, column: Column, kind: Option<Kind>) {
        let (text, amount) = self.number(line, column, Rupees::read);
        if !text.is_empty() {
            let said = self.find(column, kind).map(|(said, _)| said.to_owned());
            let same = said.filter(|said| amount.is_some() && Rupees::read(said).ok() == amount);
            self.say(line.number, column, kind, same.unwrap_or(text));
        }
    }

    /// Takes a line.
    pub fn line(&mut self, line: &Line) {
        for (column, codes) in [
            (Column::Situation, Situation::CODES),
            (Column::Place, Place::CODES),
            (Column::SoldAs, SoldAs::CODES),
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
            Column::SaleDay,
            Column::Deposited,
        ] {
            self.day(line, column);
        }
        self.amount(line, Column::ActualCost, None);
        let more = line.cell(Column::More).trim();
        if !more.is_empty() {
            self.say(line.number, Column::More, None, more.to_owned());
        }
        self.animals(line);
    }

    /// The row of animals of a line, what the board says of its kind, and what of it was sold.
    fn animals(&mut self, line: &Line) {
        let coded = |code: Option<&str>| code.unwrap_or_default().to_owned();
        let kind = self.coded(line, Column::Kind, Kind::CODES);
        let heads = self.number(line, Column::Heads, Heads::read).0;
        let condition = coded(self.coded(line, Column::Condition, Condition::CODES));
        let capture = self.number(line, Column::Capture, small).0;
        let age = coded(self.coded(line, Column::Age, Age::CODES));
        let kilograms = self.number(line, Column::Kilograms, Heads::read).0;
        let price = self.number(line, Column::Price, Rupees::read).0;
        let known = kind.and_then(Kind::from_code);
        for column in [Column::Fine, Column::Feeding, Column::Security] {
            self.amount(line, column, known);
        }
        let sold = self.number(line, Column::Sold, Heads::read).0;
        let sold_for = self.number(line, Column::SoldFor, Rupees::read).0;
        let id = next_id(&self.draft.animals);
        if !(sold.is_empty() && sold_for.is_empty()) {
            self.draft.lots.push(LotDraft {
                id,
                row: id.to_string(),
                heads: sold,
                price: sold_for,
            });
        }
        self.draft.animals.push(AnimalsDraft {
            id,
            kind: coded(kind),
            heads,
            condition,
            capture,
            age,
            kilograms,
            price,
        });
    }

    /// A day as the form reads its boxes, with an hour where one may stand: `2026-11-28T10:30`, also with a space between.
    fn day(&mut self, line: &Line, column: Column) {
        let typed = line.cell(column).trim();
        if typed.is_empty() {
            return;
        }
        let Some(text) = numeral::plain_digits(typed) else {
            let mixed = Reason::Numeral(NumeralProblem::MixedDigits);
            return self.refuse(line.number, column, Why::Reason(mixed));
        };
        let has_hour = matches!(column, Column::Impounded | Column::Claimed);
        let read = match text.split_once(['T', ' ']) {
            Some((day, hour)) if has_hour => Day::read(day).and_then(|day| {
                let clock = Some(Clock::read(hour)?);
                Ok(Moment { day, clock })
            }),
            _ => Day::read(&text).map(Moment::day_only),
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

    /// What was said of the whole case, into its draft. A column that says nothing leaves what `more` says.
    pub fn finish(&mut self, today: Option<Day>) {
        self.of_the_place();
        let more = self.more();
        let kinds = self.draft.kinds();
        let Draft { animals, lots, .. } = std::mem::take(&mut self.draft);
        let or = |column, more: String| match self.find(column, None) {
            Some((text, _)) => text.to_owned(),
            None => more,
        };
        let moment = |column| {
            let found = self.find(column, None);
            found.and_then(|(text, _)| Moment::read(text).ok())
        };
        let boxes = |column, day: DayDraft, hour: String| match moment(column) {
            Some(Moment { day, clock }) => (
                DayDraft::of(day),
                clock.map(Clock::plain).unwrap_or_default(),
            ),
            None => (day, hour),
        };
        let day = |column, day| boxes(column, day, String::new()).0;
        let (impounded, impounded_hour) =
            boxes(Column::Impounded, more.impounded, more.impounded_hour);
        let (mut claimed, claimed_hour) = boxes(Column::Claimed, more.claimed, more.claimed_hour);
        if claimed == DayDraft::default() {
            claimed = today.map(DayDraft::of).unwrap_or_default();
        }
        let rate = |column, kind| {
            self.find(column, Some(kind))
                .map(|(text, _)| text.to_owned())
        };
        let any = |columns: &[Column]| self.said.iter().any(|(of, ..)| columns.contains(of));
        let (mut rates, mut securities) = (Vec::new(), Vec::new());
        for kind in kinds {
            let before = more.rates.iter().find(|rate| rate.kind == kind.code());
            let before = before.cloned().unwrap_or_default();
            rates.push(RateDraft {
                kind: kind.code().to_owned(),
                fine: rate(Column::Fine, kind).unwrap_or(before.fine),
                feeding: rate(Column::Feeding, kind).unwrap_or(before.feeding),
            });
            let mut before = more.security.rates.iter();
            let before = before.find(|rate| rate.kind == kind.code()).cloned();
            let amount = rate(Column::Security, kind).or(before.map(|rate| rate.amount));
            securities.push(SecurityRateDraft {
                kind: kind.code().to_owned(),
                amount: amount.unwrap_or_default(),
            });
        }
        // A board of which nothing is said was not read. A kind without a rate beside others is asked for by name.
        let board = if any(&[Column::Fine, Column::Feeding]) {
            SEEN.to_owned()
        } else {
            more.board
        };
        let sale = if any(&[Column::SoldAs, Column::SaleDay]) || !lots.is_empty() {
            HELD.to_owned()
        } else {
            some(more.sale, NOT_HELD)
        };
        self.draft = Draft {
            situation: some(
                or(Column::Situation, more.situation),
                Situation::Pound.code(),
            ),
            place: or(Column::Place, more.place),
            area: or(Column::Area, more.area),
            text: or(Column::Text, more.text),
            animals,
            impounded,
            impounded_hour,
            seized: day(Column::Seized, more.seized),
            claimed,
            claimed_hour,
            notice: day(Column::Notice, more.notice),
            board,
            rates,
            actual_cost: or(Column::ActualCost, more.actual_cost),
            notified: Notified {
                security: more.notified.security || any(&[Column::Security]),
                ..more.notified
            },
            security: SecurityDraft {
                rates: securities,
                ..more.security
            },
            sale,
            sold_as: or(Column::SoldAs, more.sold_as),
            sale_day: day(Column::SaleDay, more.sale_day),
            lots: more.lots.into_iter().chain(lots).collect(),
            deposited: day(Column::Deposited, more.deposited),
            lines: more.lines,
            terms: more.terms,
            ask: more.ask,
            demand: more.demand,
            suit: more.suit,
            order_day: more.order_day,
            expenses: more.expenses,
            choices: more.choices,
        };
    }

    /// What the column `more` says. It names the rows of which something was sold by their place: these have to be as
    /// they were when it was written.
    fn more(&mut self) -> Draft {
        let Some((text, line)) = self.find(Column::More, None) else {
            return Draft::default();
        };
        let Ok(Linked { draft, .. }) = Linked::read(text) else {
            self.refuse(line, Column::More, Why::Here(CsvProblem::More));
            return Draft::default();
        };
        let row = |row: &AnimalsDraft| (row.kind.clone(), Heads::read(&row.heads));
        let same = draft
            .animals
            .iter()
            .map(row)
            .eq(self.draft.animals.iter().map(row));
        if !(draft.lots.is_empty() || same) {
            self.refuse(line, Column::More, Why::Here(CsvProblem::OtherAnimals));
            return Draft::default();
        }
        draft
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
