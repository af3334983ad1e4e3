//! The facts of a seizure that the owner holds to be wrong, and the last day to complain. It tells facts; whether they
//! make the seizure illegal a court decides.

use super::{blanks, found, head_to};
use crate::account::Notice;
use crate::app::block::{Block, Line};
use crate::app::pages::balance::recipient;
use crate::app::pages::dispute::deposit;
use crate::app::says::Says;
use crate::law::row::{Provision, Row};
use crate::reasons::{Figure, Quantity};
use crate::word;

/// Writes it; gives the rows it rests on.
pub fn write(says: &mut Says) -> Vec<&'static Row> {
    let sheet = says.sheet;
    let account = &sheet.account;
    let to = account.complaint.as_ref().ok().map(|one| one.to);
    head_to(says, to.map(|to| recipient(sheet, to)));
    let seized = sheet.reading.case.seized.map(|day| sheet.day(day));
    let seized = says.keyed(word!("paper.seized"), seized.unwrap_or_default(), None);
    says.lines(vec![seized]);
    blanks(
        says,
        &[word!("paper.seized-by"), word!("paper.seized-where")],
    );
    says.heading(word!("paper.wrong"));
    let ticks = [
        word!("paper.wrong-place"),
        word!("paper.wrong-damage"),
        word!("paper.wrong-late"),
        word!("paper.wrong-held"),
    ];
    says.block(Block::Ticks(ticks.map(|key| says.words(key)).to_vec()));
    if account.notices.contains(&Notice::SentLate) {
        says.notice(Notice::SentLate);
    }
    blanks(says, &[word!("paper.happened")]);
    more_lines(says, 2);
    blanks(says, &[word!("paper.witnesses"), word!("paper.loss")]);
    let mut lines = Vec::with_capacity(5);
    if let Ok(dispute) = &account.dispute {
        lines.extend(deposit(says, dispute));
        if let Some(most) = dispute.compensation_most {
            let most_of = Quantity::Rupees(most.value);
            lines.push(says.figure(Figure::CompensationMost, most_of, most.step));
        }
    }
    if let Ok(complaint) = &account.complaint {
        lines.push(says.last_day(Figure::ComplaintLastDay, complaint.last_day));
        if let Some(other) = complaint.if_seized_on_arrival {
            let day = sheet.if_past(other.value, &sheet.day(other.value));
            lines.push(says.keyed(word!("dispute.if-arrival"), day, Some(other.step)));
        }
    }
    if !lines.is_empty() {
        says.lines(lines);
    }
    blanks(says, &[word!("paper.paid"), word!("paper.signature")]);
    found(
        says,
        &[
            Provision::Complaint,
            Provision::ComplaintForm,
            Provision::Deposit,
            Provision::Compensation,
        ],
    )
}

/// Further ruled lines for what was begun above.
fn more_lines(says: &mut Says, count: usize) {
    let line = Line::new("", String::new(), String::new());
    says.lines(vec![line; count]);
}
