//! The order of the boxes of `c1`. Taking each structure apart by all its fields makes a field without a place here an
//! error while compiling. A new box goes after all others of the draft, at the end of [`linked`]: older links then
//! still open.

use super::Linked;
use super::letters::{WORDS, Wire};
use crate::animal::{Kind, Kinds};
use crate::case::{
    Bands, Choices, ClosedDay, DailyFrom, FeedingFrom, FirstDay, HowMany, Notified, RefusalWait,
    RoundAt,
};
use crate::day::{DayRule, MonthEnd};
use crate::draft::{
    AnimalsDraft, DayDraft, DemandDraft, Draft, ExpenseDraft, LineDraft, LotDraft, RateDraft,
    RowId, RunDraft, SecurityDraft, SecurityRateDraft, SuitDraft, TermsDraft,
};

/// The most rows of one list.
const MOST_ROWS: usize = 99;

/// Every box, in order.
pub fn linked(wire: &mut dyn Wire, linked: &mut Linked) {
    let Linked { language, draft } = linked;
    let Draft {
        situation,
        place,
        area,
        text,
        animals,
        impounded,
        impounded_hour,
        seized,
        claimed,
        claimed_hour,
        notice,
        board,
        rates,
        lines,
        terms,
        actual_cost,
        ask,
        demand,
        notified,
        security,
        suit,
        order_day,
        sale,
        sold_as,
        sale_day,
        lots,
        expenses,
        deposited,
        choices,
    } = draft;
    let TermsDraft {
        scale,
        not_returned_from,
        then,
        auction_day,
        or_from_day,
    } = terms;
    all(wire, [language, situation, place, area, text]);
    list(wire, animals, row);
    day(wire, impounded);
    wire.text(impounded_hour);
    day(wire, seized);
    day(wire, claimed);
    wire.text(claimed_hour);
    day(wire, notice);
    wire.text(board);
    list(wire, rates, rate);
    list(wire, lines, line);
    all(
        wire,
        [scale, not_returned_from, then, auction_day, actual_cost],
    );
    day(wire, ask);
    list(wire, demand, |wire, DemandDraft { id, head, amount }| {
        name(wire, id);
        all(wire, [head, amount]);
    });
    let Notified {
        security: asked,
        removal,
        trespass_all_cattle,
        trespass_fifty,
    } = notified;
    for on in [asked, removal, trespass_all_cattle, trespass_fifty] {
        switch(wire, on);
    }
    given(wire, security);
    let SuitDraft { claimed, paid } = suit;
    all(wire, [claimed, paid]);
    day(wire, order_day);
    all(wire, [sale, sold_as]);
    day(wire, sale_day);
    list(wire, lots, |wire, lot| {
        let LotDraft {
            id,
            row,
            heads,
            price,
        } = lot;
        name(wire, id);
        all(wire, [row, heads, price]);
    });
    list(wire, expenses, |wire, ExpenseDraft { id, unit, amount }| {
        name(wire, id);
        all(wire, [unit, amount]);
    });
    day(wire, deposited);
    chosen(wire, choices);
    wire.text(or_from_day);
    choice(
        wire,
        &mut choices.daily_from,
        DailyFrom::code,
        DailyFrom::from_code,
    );
}

fn row(wire: &mut dyn Wire, animals: &mut AnimalsDraft) {
    let AnimalsDraft {
        id,
        kind,
        heads,
        condition,
        capture,
        age,
        kilograms,
        price,
    } = animals;
    name(wire, id);
    all(
        wire,
        [kind, heads, condition, capture, age, kilograms, price],
    );
}

fn rate(wire: &mut dyn Wire, rate: &mut RateDraft) {
    let RateDraft {
        kind,
        fine,
        feeding,
    } = rate;
    all(wire, [kind, fine, feeding]);
}

fn line(wire: &mut dyn Wire, line: &mut LineDraft) {
    let LineDraft {
        id,
        head,
        kinds: of,
        amount,
        unit,
        from_day,
        age,
        captures,
        number,
        percent,
        growth,
        replaces,
    } = line;
    name(wire, id);
    wire.text(head);
    kinds(wire, of);
    all(wire, [amount, unit, from_day, age]);
    for RunDraft { from, to } in [captures, number] {
        all(wire, [from, to]);
    }
    all(wire, [percent, growth, replaces]);
}

fn given(wire: &mut dyn Wire, security: &mut SecurityDraft) {
    let SecurityDraft {
        rates,
        day: deposited,
        again,
        again_illegal,
        part,
    } = security;
    list(wire, rates, |wire, SecurityRateDraft { kind, amount }| {
        all(wire, [kind, amount]);
    });
    day(wire, deposited);
    day(wire, again);
    switch(wire, again_illegal);
    wire.text(part);
}

fn chosen(wire: &mut dyn Wire, choices: &mut Choices) {
    let Choices {
        feeding_days,
        feeding_from,
        first_day,
        refusal_wait,
        month_end,
        how_many,
        round_at,
        closed_day,
        bands,
        // It came later, and stands after all others.
        daily_from: _,
    } = choices;
    choice(wire, feeding_days, DayRule::code, DayRule::from_code);
    choice(
        wire,
        feeding_from,
        FeedingFrom::code,
        FeedingFrom::from_code,
    );
    choice(wire, first_day, FirstDay::code, FirstDay::from_code);
    choice(
        wire,
        refusal_wait,
        RefusalWait::code,
        RefusalWait::from_code,
    );
    choice(wire, month_end, MonthEnd::code, MonthEnd::from_code);
    choice(wire, how_many, HowMany::code, HowMany::from_code);
    choice(wire, round_at, RoundAt::code, RoundAt::from_code);
    choice(wire, closed_day, ClosedDay::code, ClosedDay::from_code);
    choice(wire, bands, Bands::code, Bands::from_code);
}

fn all<const N: usize>(wire: &mut dyn Wire, boxes: [&mut String; N]) {
    for text in boxes {
        wire.text(text);
    }
}

fn day(wire: &mut dyn Wire, boxes: &mut DayDraft) {
    let DayDraft { day, month, year } = boxes;
    all(wire, [day, month, year]);
}

/// The number of rows, then each row.
fn list<T: Default>(wire: &mut dyn Wire, rows: &mut Vec<T>, each: fn(&mut dyn Wire, &mut T)) {
    let mut length = rows.len();
    number(wire, &mut length);
    if length > MOST_ROWS {
        wire.refuse();
        return;
    }
    rows.resize_with(length, T::default);
    for row in rows {
        each(wire, row);
    }
}

fn name(wire: &mut dyn Wire, id: &mut RowId) {
    number(wire, id);
}

/// None is an empty box.
fn number<N: ToString + std::str::FromStr + Default>(wire: &mut dyn Wire, number: &mut N) {
    let mut text = number.to_string();
    if text == "0" {
        text.clear();
    }
    wire.text(&mut text);
    *number = if text.is_empty() {
        N::default()
    } else {
        text.parse().unwrap_or_else(|_| {
            wire.refuse();
            N::default()
        })
    };
}

fn switch(wire: &mut dyn Wire, on: &mut bool) {
    let mut text = if *on { "1" } else { "" }.to_owned();
    wire.text(&mut text);
    *on = !text.is_empty();
}

/// A choice by its code. One that this page does not have is not passed over: it would be the house's own decision then.
fn choice<T: Copy>(
    wire: &mut dyn Wire,
    choice: &mut Option<T>,
    code: fn(T) -> &'static str,
    from_code: fn(&str) -> Option<T>,
) {
    let mut text = choice.map_or("", code).to_owned();
    wire.text(&mut text);
    *choice = from_code(&text);
    if choice.is_none() && !text.is_empty() {
        wire.refuse();
    }
}

/// A letter for each kind, by its place in the list of words; `z` for every kind.
fn kinds(wire: &mut dyn Wire, kinds: &mut Kinds) {
    let letter = |kind: Kind| {
        ('a'..='y')
            .zip(WORDS)
            .find(|(_, word)| **word == kind.code())
    };
    let mut text = if *kinds == Kinds::ANY {
        "z".to_owned()
    } else {
        kinds
            .iter()
            .filter_map(letter)
            .map(|(letter, _)| letter)
            .collect()
    };
    wire.text(&mut text);
    *kinds = Kinds::NONE;
    for letter in text.chars() {
        let found = ('a'..='y').zip(WORDS).find(|(known, _)| *known == letter);
        let more = match found.and_then(|(_, word)| Kind::from_code(word)) {
            Some(kind) => Kinds::of(&[kind]),
            None if letter == 'z' => Kinds::ANY,
            None => return wire.refuse(),
        };
        *kinds = kinds.with(more);
    }
}
