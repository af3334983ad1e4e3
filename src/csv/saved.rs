//! A saved case as lines of the table: what its columns can hold in the words of the readers, amounts as plain numbers;
//! all else, letter for letter, in `more`. A box of the animals that cannot be read stands in its cell as it was typed,
//! and is refused there as on the form.

use std::mem::take;

use super::Column;
use super::reading::next_id;
use crate::animal::Kind;
use crate::case::{Heads, Situation, SoldAs};
use crate::day::{Clock, Moment};
use crate::draft::{AnimalsDraft, DayDraft, Draft, HELD, LotDraft, NOT_HELD, SEEN, small};
use crate::law;
use crate::law::place::Place;
use crate::link::Linked;
use crate::money::Rupees;
use crate::numeral;

/// The cells of a line.
type Cells = [String; Column::GIVEN];

/// The lines of a case under this name, one for each row of animals and at least one; none where `more` would be too
/// long for a link. A claim of "today" is an empty day, as in any table.
#[must_use]
pub fn lines_of(name: &str, mut draft: Draft, claimed_today: bool) -> Option<Vec<Cells>> {
    if claimed_today {
        draft.claimed = DayDraft::default();
    }
    let held = draft.sale == HELD;
    let lots = if held { sold(&mut draft) } else { Vec::new() };
    name_by_place(&mut draft);
    let mut lines = rows(&mut draft, &lots);
    let first = lines.first_mut()?;
    place(first, &mut draft);
    days(first, &mut draft);
    // That a sale was held is said by what it says of it; without one its boxes are not read.
    if held && (sale(first, &mut draft) || !lots.is_empty()) {
        draft.sale.clear();
    }
    if let Ok(cost) = Rupees::read(&draft.actual_cost) {
        put(first, Column::ActualCost, cost.entered());
        draft.actual_cost.clear();
    }
    if draft.sale == NOT_HELD {
        draft.sale.clear();
    }
    if draft != Draft::default() {
        let linked = Linked {
            draft,
            ..Linked::default()
        };
        put(first, Column::More, linked.write().ok()?);
    }
    for line in &mut lines {
        put(line, Column::Case, name.to_owned());
    }
    Some(lines)
}

fn put(line: &mut Cells, column: Column, text: String) {
    if let Some(place) = line.get_mut(column as usize) {
        *place = text;
    }
}

/// A part of a place, or a text, that another place has says nothing here: it stays in `more`.
fn place(line: &mut Cells, draft: &mut Draft) {
    if Situation::from_code(&draft.situation).is_some() {
        put(line, Column::Situation, take(&mut draft.situation));
    }
    let Some(place) = Place::from_code(&draft.place) else {
        return;
    };
    put(line, Column::Place, take(&mut draft.place));
    if place.areas().iter().any(|area| area.code() == draft.area) {
        put(line, Column::Area, take(&mut draft.area));
    }
    if law::texts(place).iter().any(|text| text.code == draft.text) {
        put(line, Column::Text, take(&mut draft.text));
    }
}

/// Days that can be read, with their hour; the boxes of the others stay as they are.
fn days(line: &mut Cells, draft: &mut Draft) {
    let (mut no_hour, mut nor_here) = (String::new(), String::new());
    for (column, boxes, hour) in [
        (
            Column::Impounded,
            &mut draft.impounded,
            &mut draft.impounded_hour,
        ),
        (Column::Claimed, &mut draft.claimed, &mut draft.claimed_hour),
        (Column::Seized, &mut draft.seized, &mut no_hour),
        (Column::Notice, &mut draft.notice, &mut nor_here),
    ] {
        if let Some(moment) = moment(boxes, hour) {
            put(line, column, moment.plain());
            *boxes = DayDraft::default();
            hour.clear();
        }
    }
    day(line, Column::Deposited, &mut draft.deposited);
}

/// Why and when they were sold; whether any of it went into a cell.
fn sale(line: &mut Cells, draft: &mut Draft) -> bool {
    let before = (draft.sale_day.clone(), draft.sold_as.clone());
    day(line, Column::SaleDay, &mut draft.sale_day);
    if SoldAs::from_code(&draft.sold_as).is_some() {
        put(line, Column::SoldAs, take(&mut draft.sold_as));
    }
    (&before.0, &before.1) != (&draft.sale_day, &draft.sold_as)
}

fn day(line: &mut Cells, column: Column, boxes: &mut DayDraft) {
    if let Some(Ok(day)) = boxes.read() {
        put(line, column, day.plain());
        *boxes = DayDraft::default();
    }
}

fn moment(boxes: &DayDraft, hour: &str) -> Option<Moment> {
    let day = boxes.read()?.ok()?;
    let clock = if numeral::bare(hour).is_empty() {
        None
    } else {
        Some(Clock::read(hour).ok()?)
    };
    Some(Moment { day, clock })
}

/// The lots of a sale that have a cell of their row each, by its place: at most one a row, in the order of the rows.
fn sold(draft: &mut Draft) -> Vec<(usize, LotDraft)> {
    let bare = |text: &str| numeral::bare(text).is_empty();
    let empty = |lot: &LotDraft| bare(&lot.heads) && bare(&lot.price);
    let places: Option<Vec<usize>> = draft.lots.iter().map(|lot| row_of(draft, lot)).collect();
    let Some(places) = places else {
        return Vec::new();
    };
    let mut pairs = places.iter().zip(places.iter().skip(1));
    if pairs.any(|(one, next)| one >= next) || draft.lots.iter().any(empty) {
        return Vec::new();
    }
    places.into_iter().zip(take(&mut draft.lots)).collect()
}

/// The place of the row of a lot.
fn row_of(draft: &Draft, lot: &LotDraft) -> Option<usize> {
    let mut rows = draft.animals.iter();
    rows.position(|row| row.id.to_string() == lot.row)
}

/// Lots that stay name their rows by their places, as the lines of a table do.
fn name_by_place(draft: &mut Draft) {
    let places: Vec<Option<usize>> = draft.lots.iter().map(|lot| row_of(draft, lot)).collect();
    for (lot, place) in draft.lots.iter_mut().zip(places) {
        let name = place.map(|at| at.saturating_add(1).to_string());
        lot.row = name.unwrap_or_default();
    }
}

/// The rows of animals, each with what was sold of it; the first of a kind also with what is asked for one of the kind.
fn rows(draft: &mut Draft, lots: &[(usize, LotDraft)]) -> Vec<Cells> {
    let animals = take(&mut draft.animals);
    let of_kind = |kind: &str| animals.iter().any(|row| row.kind == kind);
    let fines = draft.rates.iter().filter(|rate| of_kind(&rate.kind));
    let mut fines = fines.map(|rate| [&rate.fine, &rate.feeding]);
    let board = draft.board == SEEN && fines.any(|rate| rate.iter().any(|text| !text.is_empty()));
    let mut securities = draft.security.rates.iter();
    let security = draft.notified.security
        && securities.any(|rate| of_kind(&rate.kind) && !rate.amount.is_empty());
    let mut lines = Vec::with_capacity(animals.len().max(1));
    let mut kept: Vec<AnimalsDraft> = Vec::with_capacity(animals.len());
    for (at, row) in animals.iter().enumerate() {
        let mut line: Cells = std::array::from_fn(|_| String::new());
        let heads = number(&row.heads, Heads::read, Heads::get);
        let lot = lots
            .iter()
            .find(|(place, _)| *place == at)
            .map(|(_, lot)| lot);
        let of_lot = |text: fn(&LotDraft) -> &String| lot.map(text).map_or("", String::as_str);
        for (column, text) in [
            (Column::Kind, row.kind.clone()),
            (Column::Heads, heads.clone()),
            (Column::Condition, row.condition.clone()),
            (Column::Capture, number(&row.capture, small, |n| n)),
            (Column::Age, row.age.clone()),
            (
                Column::Kilograms,
                number(&row.kilograms, Heads::read, Heads::get),
            ),
            (Column::Price, amount(&row.price)),
            (
                Column::Sold,
                number(of_lot(|lot| &lot.heads), Heads::read, Heads::get),
            ),
            (Column::SoldFor, amount(of_lot(|lot| &lot.price))),
        ] {
            put(&mut line, column, text);
        }
        if Kind::from_code(&row.kind).is_some() && !kept.iter().any(|one| one.kind == row.kind) {
            for_one(&mut line, draft, &row.kind, board, security);
        }
        kept.push(AnimalsDraft {
            id: next_id(&kept),
            kind: row.kind.clone(),
            heads,
            ..AnimalsDraft::default()
        });
        lines.push(line);
    }
    if lines.is_empty() {
        lines.push(std::array::from_fn(|_| String::new()));
    }
    if board {
        draft.board.clear();
    }
    if security {
        draft.notified.security = false;
    }
    draft
        .rates
        .retain(|rate| !(rate.fine.is_empty() && rate.feeding.is_empty()));
    draft.security.rates.retain(|rate| !rate.amount.is_empty());
    // Lots that stay name rows by their places.
    if !draft.lots.is_empty() {
        draft.animals = kept;
    }
    lines
}

/// What the board and the rules ask for one of a kind, where the form asks it.
fn for_one(line: &mut Cells, draft: &mut Draft, kind: &str, board: bool, security: bool) {
    let mut rates = draft.rates.iter_mut();
    if let Some(rate) = rates.find(|rate| board && rate.kind == kind) {
        put(line, Column::Fine, amount(&take(&mut rate.fine)));
        put(line, Column::Feeding, amount(&take(&mut rate.feeding)));
    }
    let mut rates = draft.security.rates.iter_mut();
    if let Some(rate) = rates.find(|rate| security && rate.kind == kind) {
        put(line, Column::Security, amount(&take(&mut rate.amount)));
    }
}

fn amount(typed: &str) -> String {
    Rupees::read(typed).map_or_else(|_| typed.to_owned(), Rupees::entered)
}

fn number<T, N: ToString, E>(
    typed: &str,
    read: fn(&str) -> Result<T, E>,
    plain: fn(T) -> N,
) -> String {
    read(typed).map_or_else(|_| typed.to_owned(), |number| plain(number).to_string())
}
