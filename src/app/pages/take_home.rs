//! What to pay, what each further day adds, and until when: the answer the owner came for.

use crate::account::{Claim, Deadlines, Speedy};
use crate::animal::Kind;
use crate::app::block::{Block, Line, Part, Tone};
use crate::app::pages::unseen;
use crate::app::sheet::{Sheet, amount_in_full};
use crate::case::{Condition, RefusalWait};
use crate::problem::{Problem, Reason};
use crate::reasons::{Figure, Quantity};
use crate::reckon;
use crate::word;

/// The part.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let account = &sheet.account;
    let mut blocks = Vec::with_capacity(12);
    match &account.claim {
        Ok(claim) => to_pay(sheet, claim, &mut blocks),
        Err(problems) if board_not_seen(problems) => unseen::blocks(sheet, problems, &mut blocks),
        Err(problems) => blocks.push(sheet.needs(problems)),
    }
    // What the deadlines need is said above, unless the sum itself is there or can only be asked for at the pound.
    match &account.deadlines {
        Ok(deadlines) => until_when(sheet, deadlines, &mut blocks),
        Err(problems)
            if account.claim.is_ok()
                || account.claim.as_ref().is_err_and(|p| board_not_seen(p)) =>
        {
            blocks.push(sheet.needs(problems));
        }
        Err(_) => {}
    }
    match &account.speedy {
        Ok(Some(speedy)) => young_and_weak(sheet, speedy, &mut blocks),
        Ok(None) => if_without_mother(sheet, &mut blocks),
        Err(_) => {}
    }
    Part {
        id: "take-home",
        title: sheet.words.get(word!("home.title")).to_owned(),
        blocks,
    }
}

/// The owner has said that the board was not seen: figures cannot be had by answering here.
#[must_use]
pub fn board_not_seen(problems: &[Problem]) -> bool {
    problems
        .iter()
        .any(|problem| problem.reason == Reason::BoardNotSeen)
}

fn to_pay(sheet: &Sheet, claim: &Claim, blocks: &mut Vec<Block>) {
    let words = sheet.words;
    let key = if sheet.today == Some(claim.at.day) {
        word!("home.today")
    } else {
        word!("home.on")
    };
    let lead = words.fill(key, &[("day", &sheet.moment(claim.at))]);
    blocks.push(Block::Total {
        lead,
        figure: claim.to_bring.shown.shown(),
    });
    if claim.to_bring.exact != claim.to_bring.shown {
        let exact = amount_in_full(claim.to_bring.exact);
        blocks.push(Block::Say(
            words.fill(word!("home.exact"), &[("amount", &exact)]),
        ));
    }
    let money = |figure, amount: crate::account::Amount| {
        sheet.line("home", figure, Quantity::Rupees(amount.shown), amount.step)
    };
    let mut lines = match &claim.each_further_day {
        Ok(further) => {
            let value = words.fill(word!("home.plus"), &[("amount", &further.shown.shown())]);
            vec![Line { value, ..money(Figure::EachFurtherDay, *further).tone(Tone::Time) }]
        }
        Err(_) => Vec::new(),
    };
    lines.extend([
        money(Figure::Fines, claim.fines),
        money(Figure::Feeding, claim.feeding),
        sheet.line(
            "home",
            Figure::DaysCharged,
            Quantity::Count(claim.days.value),
            claim.days.step,
        ),
        money(Figure::Due, claim.due),
    ]);
    if !claim.outside.shown.is_zero() {
        lines.push(money(Figure::Outside, claim.outside));
        lines.push(money(Figure::ToBring, claim.to_bring));
    }
    blocks.push(Block::Lines(lines));
    if let Err(problems) = &claim.each_further_day {
        blocks.push(sheet.needs(problems));
    }
    blocks.push(Block::Say(words.get(word!("home.basis")).to_owned()));
}

fn until_when(sheet: &Sheet, deadlines: &Deadlines, blocks: &mut Vec<Block>) {
    let words = sheet.words;
    let first = &deadlines.first;
    let day = |figure, given: crate::account::Given<crate::day::Day>| {
        sheet.line("home", figure, Quantity::Day(given.value), given.step)
    };
    let mut lines = vec![day(Figure::LastSafeDay, first.last_safe).tone(Tone::Time)];
    if let Some(sale) = first.earliest_sale {
        lines.push(day(Figure::EarliestSale, sale).tone(Tone::Loss));
    }
    lines.push(day(Figure::SaleAfterRefusal, deadlines.after_refusal).tone(Tone::Loss));
    blocks.push(Block::Lines(lines));
    let waits = sheet.reading.case.choices.refusal_wait == Some(RefusalWait::AsUnclaimed);
    let key = if waits {
        word!("home.refusal-waits")
    } else {
        word!("home.refusal")
    };
    let refusal = words.fill(key, &[("day", &sheet.day(deadlines.after_refusal.value))]);
    blocks.push(Block::Note(Tone::Loss, refusal));
    let report = sheet.laws_number(first.last_safe.step).unwrap_or(0).to_string();
    if let Some(last) = first.last_after_notice {
        let until = sheet.day(last.value);
        blocks.push(Block::Say(words.fill(word!("home.late"), &[("day", &until)])));
        let sale = sheet.laws_number(last.step).unwrap_or(0).to_string();
        blocks.push(Block::Say(words.fill(word!("home.windows"), &[("report", &report), ("sale", &sale)])));
    } else {
        blocks.push(Block::Note(Tone::Time, words.fill(word!("home.window-only"), &[("report", &report)])));
    }
    let readings = [(word!("home.premature"), &deadlines.lawful_notice), (word!("home.other-reading"), &deadlines.other)];
    for (key, windows) in readings {
        let Some(windows) = windows else { continue };
        let (last, from) = (sheet.day(windows.last_safe.value), sheet.day(windows.report_from.value));
        let sale = windows.earliest_sale.map_or_else(|| "?".to_owned(), |sale| sheet.day(sale.value));
        let places = [("last", last.as_str()), ("day", from.as_str()), ("sale", sale.as_str())];
        blocks.push(Block::Note(Tone::Time, words.fill(key, &places)));
    }
}

fn young_and_weak(sheet: &Sheet, speedy: &Speedy, blocks: &mut Vec<Block>) {
    let words = sheet.words;
    let gone = speedy.may_be_gone == Some(true);
    let reached = sheet
        .all_rows()
        .filter(|(row, _)| speedy.rows.contains(row));
    let (animals, moment) = (sheet.animals(reached), sheet.moment(speedy.from.value));
    let key = if gone {
        word!("speedy.gone")
    } else {
        word!("speedy.soon")
    };
    let tone = if gone {
        Tone::Loss
    } else {
        Tone::Time
    };
    blocks.push(Block::Heading(words.get(word!("speedy.title")).to_owned()));
    blocks.push(Block::Note(
        tone,
        words.fill(key, &[("animals", &animals), ("moment", &moment)]),
    ));
    let hour = |figure, given: crate::account::Given<crate::day::Moment>| {
        sheet.line("home", figure, Quantity::Moment(given.value), given.step)
    };
    blocks.push(Block::Lines(vec![
        hour(Figure::SpeedyFrom, speedy.from).tone(Tone::Loss),
        hour(Figure::SpeedyReportBy, speedy.report_by),
        hour(Figure::SpeedyLatest, speedy.latest),
    ]));
    if sheet.all_rows().count() > speedy.rows.len() {
        blocks.push(Block::Say(words.get(word!("speedy.others")).to_owned()));
    }
    if sheet
        .reading
        .case
        .impounded
        .is_some_and(|moment| moment.clock.is_none())
    {
        blocks.push(Block::Say(words.get(word!("speedy.hour")).to_owned()));
    }
    if speedy.in_doubt {
        blocks.push(Block::Note(
            Tone::Time,
            words.get(word!("speedy.doubt")).to_owned(),
        ));
    }
}

/// Young animals were entered as with their mother: what it would mean if they are not, reckoned on that case.
fn if_without_mother(sheet: &Sheet, blocks: &mut Vec<Block>) {
    let mut case = sheet.reading.case.clone();
    let mut young = false;
    for animals in &mut case.animals {
        if animals.kind.is_some_and(is_young) {
            animals.condition = Some(Condition::Unattached);
            young = true;
        }
    }
    if !young {
        return;
    }
    if let Ok(Some(speedy)) = reckon::reckon(&case).speedy {
        let moment = sheet.moment(speedy.from.value);
        let note = sheet
            .words
            .fill(word!("speedy.mother"), &[("moment", &moment)]);
        blocks.push(Block::Note(Tone::Time, note));
    }
}

/// A kind that s. 14A names as young.
#[must_use]
pub const fn is_young(kind: Kind) -> bool {
    matches!(kind, Kind::Calf | Kind::Kid | Kind::Lamb)
}
