//! The owner who holds the seizure to be wrong: deposit, complaint, and what may come back. Never a rescue.

use crate::account::Complaint;
use crate::app::block::{Block, Line, Part, Tone};
use crate::app::pages::take_home::board_not_seen;
use crate::app::sheet::Sheet;
use crate::reasons::{Figure, Quantity};
use crate::word;

/// The part.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let words = sheet.words;
    let mut blocks = vec![Block::Say(words.get(word!("dispute.lead")).to_owned())];
    match &sheet.account.complaint {
        Ok(complaint) => until_when(sheet, complaint, &mut blocks),
        Err(problems) => blocks.push(sheet.needs(problems)),
    }
    match &sheet.account.dispute {
        Ok(dispute) => {
            let amount = |figure, amount: crate::account::Amount| {
                sheet.line(
                    "dispute",
                    figure,
                    Quantity::Rupees(amount.shown),
                    amount.step,
                )
            };
            let mut lines = vec![amount(Figure::Deposit, dispute.deposit)];
            if let Some(most) = dispute.compensation_most {
                let most_line = sheet.line(
                    "dispute",
                    Figure::CompensationMost,
                    Quantity::Rupees(most.value),
                    most.step,
                );
                lines.push(most_line);
            }
            if let Some(returned) = dispute.returned_most {
                let term = words.get(word!("dispute.returned")).to_owned();
                let line = Line::new("dispute-returned", term, returned.shown.shown());
                lines.push(line.from(returned.step).tone(Tone::Good));
            }
            blocks.push(Block::Lines(lines));
            let note = if dispute.returned_most.is_some() {
                word!("dispute.returned-note")
            } else {
                word!("dispute.not-known")
            };
            blocks.push(Block::Say(words.get(note).to_owned()));
        }
        Err(problems) if board_not_seen(problems) || sheet.account.claim.is_err() => {}
        Err(problems) => blocks.push(sheet.needs(problems)),
    }
    Part {
        id: "dispute",
        title: words.get(word!("dispute.title")).to_owned(),
        blocks,
    }
}

fn until_when(sheet: &Sheet, complaint: &Complaint, blocks: &mut Vec<Block>) {
    let words = sheet.words;
    let last = complaint.last_day;
    let line = sheet.line(
        "dispute",
        Figure::ComplaintLastDay,
        Quantity::Day(last.value),
        last.step,
    );
    let mut lines = vec![line.tone(Tone::Time)];
    if let Some(other) = complaint.if_seized_on_arrival {
        let term = words.get(word!("dispute.if-arrival")).to_owned();
        lines.push(Line::new("dispute-arrival", term, sheet.day(other.value)).from(other.step));
    }
    blocks.push(Block::Lines(lines));
    match complaint.open {
        Some(true) => blocks.push(Block::Say(words.get(word!("dispute.open")).to_owned())),
        Some(false) => blocks.push(Block::Note(
            Tone::Loss,
            words.get(word!("dispute.shut")).to_owned(),
        )),
        None => {}
    }
    if complaint.sunday {
        blocks.push(Block::Note(
            Tone::Time,
            words.get(word!("dispute.sunday")).to_owned(),
        ));
    }
    if complaint.sale_may_come_first {
        blocks.push(Block::Note(
            Tone::Loss,
            words.get(word!("dispute.sale-first")).to_owned(),
        ));
    }
}
