//! The owner who holds the seizure to be wrong: deposit, complaint, and what may come back. Never a rescue.

use crate::account::{Complaint, Dispute, Given};
use crate::app::block::{Line, Part, Tone};
use crate::app::pages::balance;
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::day::Day;
use crate::law::row::Provision;
use crate::problem::Reason;
use crate::reasons::{Figure, Quantity};
use crate::word;

/// The part.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let mut says = Says::new(sheet, "dispute");
    let known = |provision| sheet.law(provision).is_some();
    if known(Provision::Deposit) {
        says.say(word!("dispute.lead"));
    }
    if known(Provision::Rescue) {
        says.note(Tone::Loss, word!("dispute.rescue"));
    }
    match &sheet.account.complaint {
        Ok(complaint) => until_when(&mut says, complaint),
        Err(problems) => says.needs(problems),
    }
    match &sheet.account.dispute {
        Ok(dispute) => what_comes_back(&mut says, dispute),
        Err(problems)
            if problems
                .iter()
                .any(|problem| problem.reason == Reason::Sold) => {}
        // Where the sum itself is not there, what it needs is said with the sum.
        Err(problems) if sheet.account.claim.as_ref().err() == Some(problems) => {
            says.say(word!("dispute.no-sum"));
        }
        Err(problems) if sheet.account.complaint.as_ref().err() == Some(problems) => {}
        Err(problems) => says.needs(problems),
    }
    says.part("dispute", word!("dispute.title"))
}

fn until_when(says: &mut Says, complaint: &Complaint) {
    let mut lines = vec![
        says.last_day(Figure::ComplaintLastDay, complaint.last_day)
            .tone(Tone::Time),
    ];
    if let Some(other) = complaint.if_seized_on_arrival {
        let day = says.sheet.day(other.value);
        let day = says.sheet.if_past(other.value, &day);
        lines.push(says.keyed(word!("dispute.if-arrival"), day, Some(other.step)));
    }
    let to = balance::recipient(says.sheet, complaint.to);
    lines.push(says.keyed(word!("dispute.to"), to, None));
    says.lines(lines);
    let comes = says.sheet.reading.case.claimed.map(|moment| moment.day);
    let past = |day: Given<Day>| comes.is_some_and(|comes| comes > day.value);
    let arrival = complaint.if_seized_on_arrival;
    if complaint.over {
        says.note(Tone::Loss, word!("dispute.shut"));
    } else if complaint.open == Some(true) {
        says.say(word!("dispute.open"));
    } else if past(arrival.unwrap_or(complaint.last_day)) {
        says.note(
            Tone::Loss,
            if complaint.next_open {
                word!("dispute.perhaps-monday")
            } else {
                word!("dispute.sunday-not-found")
            },
        );
    } else if complaint.open == Some(false) {
        says.note(Tone::Loss, word!("dispute.perhaps-shut"));
    }
    // Of a Sunday that is past nothing is left to say but what stands above.
    let sundays = [
        (
            complaint.sunday,
            Some(complaint.last_day),
            word!("dispute.sunday"),
        ),
        (
            complaint.sunday_on_arrival,
            arrival,
            word!("dispute.sunday-arrival"),
        ),
    ];
    for (sunday, day, key) in sundays {
        if sunday && day.is_some_and(|day| !past(day)) {
            let key = if complaint.next_open {
                key
            } else {
                word!("dispute.sunday-not-found")
            };
            says.note(Tone::Time, key);
        }
    }
    if complaint.sale_may_come_first && !complaint.over {
        says.note(Tone::Loss, word!("dispute.sale-first"));
    }
}

/// The deposit; and, since a security is due before any release, what is to be brought with it.
#[must_use]
pub fn deposit(says: &Says, dispute: &Dispute) -> Vec<Line> {
    let mut lines = vec![says.amount(Figure::Deposit, dispute.deposit)];
    let claim = says.sheet.account.claim.as_ref().ok();
    if let Some(security) = claim.and_then(|claim| claim.security) {
        lines.push(says.amount(Figure::Security, security));
        lines.push(says.amount(Figure::ToBring, dispute.to_bring));
    }
    lines
}

fn what_comes_back(says: &mut Says, dispute: &Dispute) {
    let mut lines = deposit(says, dispute);
    if let Some(most) = dispute.compensation_most {
        lines.push(says.figure(
            Figure::CompensationMost,
            Quantity::Rupees(most.value),
            most.step,
        ));
    }
    if let Some(returned) = dispute.returned_most {
        let line = says.keyed(
            word!("dispute.returned"),
            returned.shown.shown(),
            Some(returned.step),
        );
        lines.push(line.tone(Tone::Good));
    }
    says.lines(lines);
    let known = dispute.returned_most.is_some();
    if known {
        says.say(word!("dispute.returned-note"));
        says.say(word!("dispute.released"));
    } else {
        says.say(word!("dispute.not-known"));
    }
    balance::shares(says, true);
}
