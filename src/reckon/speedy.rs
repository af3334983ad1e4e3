//! Young and weak animals (s. 14A of the Punjab family), by the hour: a calf, kid or lamb without its mother, and
//! decrepit, weak or maimed cattle, may be disposed of when 24 hours have passed without a claim.

use super::Desk;
use crate::account::{Assumed, Choice, Given, Speedy};
use crate::animal::Kind;
use crate::case::{Animals, Condition};
use crate::day::{Clock, Moment};
use crate::law::row::{Provision, Row, Value};
use crate::law::{Finding, Law};
use crate::problem::{Field, Problem, Reason};
use crate::reasons::{Figure, Input, Operation, Quantity, entry, fits, of_law};

/// Hours of a day.
const DAY: u32 = 24;

/// The hours that run for the animals the section reaches.
pub fn speedy(desk: &mut Desk, law: Law) -> Result<Option<Speedy>, Vec<Problem>> {
    let (rule, in_doubt) = match law.find(Provision::Speedy) {
        Finding::InForce(row) => (row, row.in_doubt_on(law.day)),
        Finding::Either(row, _) => (row, true),
        _ => return Ok(None),
    };
    let Value::Speedy {
        claim,
        report,
        dispose,
    } = rule.value
    else {
        return Ok(None);
    };
    let rows: Vec<u16> = (0u16..)
        .zip(&desk.case.animals)
        .filter(|(_, animals)| reaches(animals))
        .map(|(row, _)| row)
        .collect();
    if rows.is_empty() {
        return Ok(None);
    }
    let arrival = desk.case.required(Field::Impounded, desk.case.impounded)?;
    // An hour that was typed and refused is not an hour that nobody wrote down: the hours here run from it.
    desk.case
        .unless_refused(Field::ImpoundedHour, arrival.clock)?;
    let came = entry(Field::Impounded, Quantity::Moment(arrival));
    let (claim, report, dispose) = (u32::from(claim), u32::from(report), u32::from(dispose));
    let from = plus_hours(
        desk,
        Figure::SpeedyFrom,
        rule,
        came,
        claim,
        Operation::PlusHoursFromStart,
    )?;
    let report_by = plus_hours(
        desk,
        Figure::SpeedyReportBy,
        rule,
        came,
        report,
        Operation::PlusHoursFromEnd,
    )?;
    let reported = desk.reasons.result(report_by.step);
    let latest = plus_hours(
        desk,
        Figure::SpeedyLatest,
        rule,
        reported,
        dispose,
        Operation::PlusHoursFromEnd,
    )?;
    let claimed = desk.case.claimed.filter(|claimed| claimed.day >= law.day);
    let claimed = claimed.filter(|_| desk.case.refusal(Field::ClaimedHour).is_none());
    let may_be_gone = claimed.map(|claimed| reached(claimed, from.value));
    if arrival.clock.is_none() {
        desk.assume(Assumed {
            choice: Choice::Hour,
            taken: "day-start",
            figure: Figure::SpeedyFrom,
            value: Quantity::Moment(from.value),
            others: Vec::new(),
        });
    }
    Ok(Some(Speedy {
        rule,
        in_doubt,
        rows,
        from,
        report_by,
        latest,
        may_be_gone,
    }))
}

/// A calf, kid or lamb without its mother, and any animal that is decrepit, weak or maimed.
fn reaches(animals: &Animals) -> bool {
    match animals.condition {
        Some(Condition::Unattached) => {
            matches!(animals.kind, Some(Kind::Calf | Kind::Kid | Kind::Lamb))
        }
        Some(Condition::Weak) => true,
        Some(Condition::Ordinary) | None => false,
    }
}

/// Whole days of hours after a moment; an unknown hour is the day's start or end as the operation says.
fn plus_hours(
    desk: &mut Desk,
    figure: Figure,
    rule: &'static Row,
    from: Input,
    hours: u32,
    operation: Operation,
) -> Result<Given<Moment>, Vec<Problem>> {
    let Quantity::Moment(start) = from.quantity else {
        return Err(vec![Problem::missing(Field::Impounded)]);
    };
    let value = fits(
        later(start, hours, operation),
        Field::Impounded,
        Reason::PastCalendar,
    )?;
    let step = desk.reasons.step(
        figure,
        Some(rule),
        operation,
        &[from, of_law(rule, hours)],
        Quantity::Moment(value),
    );
    Ok(Given { value, step })
}

fn later(start: Moment, hours: u32, operation: Operation) -> Option<Moment> {
    let days = hours.checked_div(DAY)?;
    let midnight = Clock::new(0, 0);
    match (start.clock, operation) {
        (Some(_), _) => start.plus_days(days),
        (None, Operation::PlusHoursFromEnd) => Some(Moment {
            day: start.day.plus_days(days.checked_add(1)?)?,
            clock: midnight,
        }),
        (None, _) => Some(Moment {
            day: start.day.plus_days(days)?,
            clock: midnight,
        }),
    }
}

/// Whether a moment has been reached when the owner comes; without the hour, the day decides.
fn reached(claimed: Moment, from: Moment) -> bool {
    match (claimed.clock, from.clock) {
        (Some(c), Some(f)) => (claimed.day, c) >= (from.day, f),
        _ => claimed.day >= from.day,
    }
}
