//! The balance of a sale: who holds it, until when, where it goes after; and to whom the other money goes.

use crate::account::{Held, Surplus};
use crate::app::block::{Block, Line, Part, Tone};
use crate::app::sheet::Sheet;
use crate::law::row::{Must, Provision, Recipient, Value};
use crate::reasons::{Figure, Quantity};
use crate::word;

/// The part.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let words = sheet.words;
    let mut blocks = Vec::with_capacity(8);
    match &sheet.account.surplus {
        Ok(Surplus::Known {
            first,
            other,
            from_sale,
        }) => {
            blocks.push(Block::Say(words.get(word!("balance.refusal")).to_owned()));
            blocks.push(Block::Say(words.get(word!("balance.unclaimed")).to_owned()));
            known(sheet, first, &mut blocks);
            if let Some(other) = other {
                let months = other.months.to_string();
                let note = words.fill(word!("balance.other"), &[("n", &months)]);
                blocks.push(Block::Note(Tone::Time, note));
            }
            if *from_sale {
                blocks.push(Block::Say(words.get(word!("balance.from-sale")).to_owned()));
            }
        }
        Ok(Surplus::NotKnown(_)) => {
            blocks.push(Block::Note(
                Tone::Loss,
                words.get(word!("balance.not-known")).to_owned(),
            ));
        }
        Ok(_) => blocks.push(Block::Say(words.get(word!("balance.absent")).to_owned())),
        Err(problems) => blocks.push(sheet.needs(problems)),
    }
    where_money_goes(sheet, &mut blocks);
    Part {
        id: "balance",
        title: words.get(word!("balance.title")).to_owned(),
        blocks,
    }
}

fn known(sheet: &Sheet, held: &Held, blocks: &mut Vec<Block>) {
    let words = sheet.words;
    let months = words.fill(
        word!("balance.months-value"),
        &[("n", &held.months.to_string())],
    );
    let must = match held.must {
        Must::Prefer => word!("balance.must-prefer"),
        Must::PreferAndEstablish => word!("balance.must-establish"),
    };
    let line = |key: &'static str, value: String| Line::new(key, words.get(key).to_owned(), value);
    let mut lines = vec![
        line(word!("balance.holder"), recipient(sheet, held.holder)),
        line(word!("balance.months"), months).tone(Tone::Time),
        line(word!("balance.must"), words.get(must).to_owned()),
        line(word!("balance.after"), recipient(sheet, held.after)).tone(Tone::Loss),
    ];
    if let Some(last) = held.last_day {
        let line = sheet.line(
            "balance",
            Figure::SurplusLastDay,
            Quantity::Day(last.value),
            last.step,
        );
        lines.insert(0, line.tone(Tone::Time));
    }
    blocks.push(Block::Lines(lines));
    if held.last_day.is_none() {
        blocks.push(Block::Say(words.get(word!("balance.no-day")).to_owned()));
    }
}

fn recipient(sheet: &Sheet, recipient: Recipient) -> String {
    sheet
        .words
        .get(&format!("recipient.{}", recipient.code()))
        .to_owned()
}

/// To whom fines and charges go, and each share where there are figures.
fn where_money_goes(sheet: &Sheet, blocks: &mut Vec<Block>) {
    let words = sheet.words;
    let Some(row) = sheet.law(Provision::Receipts) else {
        return;
    };
    let Value::Receipts { fines, charges } = row.value else {
        return;
    };
    blocks.push(Block::Heading(words.get(word!("shares.title")).to_owned()));
    let line =
        |key: &'static str, to| Line::new(key, words.get(key).to_owned(), recipient(sheet, to));
    blocks.push(Block::Lines(vec![
        line(word!("shares.fines"), fines),
        line(word!("shares.charges"), charges),
    ]));
    for distribution in &sheet.account.distributions {
        let part = distribution.outcome.code();
        blocks.push(Block::Heading(words.get(&format!("outcome.{part}")).to_owned()));
        let lines = distribution.shares.iter().map(|share| {
            let name = format!("share-{part}-{}", share.figure.code());
            let figure = words
                .get(&format!("figure.{}", share.figure.code()))
                .to_owned();
            let to = recipient(sheet, share.recipient);
            let term = words.fill(
                word!("shares.line"),
                &[("figure", &figure), ("recipient", &to)],
            );
            Line::new(&name, term, share.amount.shown.shown()).from(share.amount.step)
        });
        blocks.push(Block::Lines(lines.collect()));
    }
}
