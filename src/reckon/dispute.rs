//! The owner who disputes the seizure: the complaint and its last day (s. 20), the deposit in place of payment (s. 15),
//! and what comes back if the seizure is adjudged illegal (s. 22).

use super::{Desk, bill, deadlines, months, rule};
use crate::account::{Amount, Assumed, Choice, Claim, Complaint, Dispute, Given};
use crate::case::{ClosedDay, FirstDay};
use crate::day::Day;
use crate::law::row::{Provision, Row, Value};
use crate::law::{Finding, Law};
use crate::problem::{Field, Problem, Reason};
use crate::reasons::{Figure, Input, Operation, Quantity, entry, fits};

/// Until when a complaint can be made.
pub fn complaint(
    desk: &mut Desk,
    law: Law,
    first_sale: Option<Day>,
) -> Result<Complaint, Vec<Problem>> {
    let row = rule(law, Provision::Complaint)?;
    let Value::Complaint {
        days,
        to,
        next_open,
    } = row.value
    else {
        return Err(vec![Problem::at(
            Field::Place,
            Reason::LawNotKnown(Provision::Complaint),
        )]);
    };
    let days = u32::from(days);
    let first_day = desk.case.choices.first_day.unwrap_or(FirstDay::LeftOut);
    let last = |desk: &mut Desk, figure, from| {
        deadlines::plus_days(desk, figure, row, from, days, first_day)
    };
    let seized = desk.case.unless_refused(Field::Seized, desk.case.seized)?;
    let (last_day, if_seized_on_arrival) = match seized {
        Some(day) if day > law.day => {
            return Err(vec![Problem::before(Field::Seized, law.day, day)]);
        }
        Some(day) => {
            let seized = entry(Field::Seized, Quantity::Day(day));
            (last(desk, Figure::ComplaintLastDay, seized)?, None)
        }
        None => {
            let arrival = entry(Field::Impounded, Quantity::Day(law.day));
            let before = law.day.before().unwrap_or(law.day);
            let step = desk.reasons.step(
                Figure::SeizureTaken,
                None,
                Operation::DayBefore,
                &[arrival],
                Quantity::Day(before),
            );
            let taken = desk.reasons.result(step);
            let safer = last(desk, Figure::ComplaintLastDay, taken)?;
            let arrival = last(desk, Figure::ComplaintIfSeizedOnArrival, arrival)?;
            (safer, Some(arrival))
        }
    };
    let sunday = last_day.value.is_sunday();
    let sunday_on_arrival = if_seized_on_arrival.is_some_and(|other| other.value.is_sunday());
    let latest = if_seized_on_arrival.unwrap_or(last_day).value;
    // Where it was not found whether a Sunday moves, it is not certain that the time is over on Monday either.
    let monday = latest.plus_days(1).filter(|_| latest.is_sunday());
    let latest = monday.unwrap_or(latest);
    let moves = next_open && desk.case.choices.closed_day == Some(ClosedDay::NextOpen);
    let (last_day, if_seized_on_arrival) = if moves {
        let arrival = Figure::ComplaintIfSeizedOnArrival;
        let other = if_seized_on_arrival.map(|other| closed_day(desk, row, arrival, other));
        let first = closed_day(desk, row, Figure::ComplaintLastDay, last_day)?;
        (first, other.transpose()?)
    } else {
        (last_day, if_seized_on_arrival)
    };
    if let Some(other) = if_seized_on_arrival {
        desk.assume(Assumed {
            choice: Choice::Seized,
            taken: "day-before-arrival",
            figure: Figure::ComplaintLastDay,
            value: Quantity::Day(last_day.value),
            others: vec![("arrival", Quantity::Day(other.value))],
        });
    }
    // Two days that follow each other are not both Sundays: one of them at most moves.
    if sunday && next_open {
        assume_closed_day(desk, last_day.value, Figure::ComplaintLastDay)?;
    } else if let (true, Some(other)) = (sunday_on_arrival && next_open, if_seized_on_arrival) {
        assume_closed_day(desk, other.value, Figure::ComplaintIfSeizedOnArrival)?;
    }
    Ok(Complaint {
        rule: row,
        // Before the animals are there nobody comes for them: such a day answers nothing.
        open: desk
            .case
            .claimed
            .filter(|claimed| claimed.day >= law.day)
            .map(|claimed| claimed.day <= last_day.value),
        over: desk
            .case
            .claimed
            .is_some_and(|claimed| claimed.day > latest),
        sale_may_come_first: first_sale.is_some_and(|sale| sale <= last_day.value),
        last_day,
        if_seized_on_arrival,
        sunday,
        sunday_on_arrival,
        to,
        next_open,
        latest,
    })
}

/// A last day on which courts are closed moves where the user chose so.
fn closed_day(
    desk: &mut Desk,
    row: &'static Row,
    figure: Figure,
    last: Given<Day>,
) -> Result<Given<Day>, Vec<Problem>> {
    if !last.value.is_sunday() {
        return Ok(last);
    }
    let value = fits(
        last.value.plus_days(1),
        Field::Impounded,
        Reason::PastCalendar,
    )?;
    let input = desk.reasons.result(last.step);
    let result = Quantity::Day(value);
    let step = desk
        .reasons
        .step(figure, Some(row), Operation::NextDay, &[input], result);
    Ok(Given { value, step })
}

/// The last day is a Sunday: what the other reading would give.
fn assume_closed_day(desk: &mut Desk, shown: Day, figure: Figure) -> Result<(), Vec<Problem>> {
    let (taken, other, value) = match desk.case.choices.closed_day.unwrap_or(ClosedDay::Stays) {
        ClosedDay::Stays => (ClosedDay::Stays, ClosedDay::NextOpen, shown.plus_days(1)),
        ClosedDay::NextOpen => (ClosedDay::NextOpen, ClosedDay::Stays, shown.before()),
    };
    let value = fits(value, Field::Impounded, Reason::PastCalendar)?;
    desk.assume(Assumed {
        choice: Choice::ClosedDay,
        taken: taken.code(),
        figure,
        value: Quantity::Day(shown),
        others: vec![(other.code(), Quantity::Day(value))],
    });
    Ok(())
}

/// The deposit, and what may come back. When the window to complain is shut in every reading, so is this road; while
/// it is not known whether it is shut, neither is the deposit.
pub fn dispute(
    desk: &mut Desk,
    law: Law,
    claim: &Result<Claim, Vec<Problem>>,
    complaint: &Result<Complaint, Vec<Problem>>,
) -> Result<Dispute, Vec<Problem>> {
    match complaint {
        Ok(complaint) if complaint.over => {
            let reason = Reason::ComplaintOver(complaint.latest);
            return Err(vec![Problem::at(Field::Claimed, reason)]);
        }
        // The law on the complaint was not found, but that on the deposit may have been.
        Err(problems) if !problems.iter().all(Problem::is_of_the_law) => {
            return Err(problems.clone());
        }
        _ => {}
    }
    let claim = claim.as_ref().map_err(Clone::clone)?;
    let row = rule(law, Provision::Deposit)?;
    let due = desk.reasons.result(claim.due.step);
    let step = desk.reasons.step(
        Figure::Deposit,
        Some(row),
        Operation::Taken,
        &[due],
        Quantity::Rupees(claim.due.shown),
    );
    let deposit = Amount { step, ..claim.due };
    let to_bring = bill::with_security(desk, deposit)?;
    let most = match law.find(Provision::Compensation) {
        Finding::InForce(row) | Finding::Either(row, _) => match row.value {
            Value::UpTo(most) => Some((row, most)),
            _ => None,
        },
        _ => None,
    };
    let Some((rule, most)) = most else {
        return Ok(Dispute {
            deposit,
            to_bring,
            returned_most: None,
            compensation_most: None,
        });
    };
    let input = Input {
        source: crate::reasons::Source::Law(rule),
        quantity: Quantity::Rupees(most),
    };
    let step = desk.reasons.step(
        Figure::CompensationMost,
        Some(rule),
        Operation::Taken,
        &[input],
        Quantity::Rupees(most),
    );
    let compensation = Amount {
        shown: most,
        exact: most,
        step,
    };
    let returned = desk.sum(
        Figure::ReturnedMost,
        Some(rule),
        [compensation, deposit].into_iter(),
    )?;
    Ok(Dispute {
        deposit,
        to_bring,
        returned_most: Some(returned),
        compensation_most: Some(Given { value: most, step }),
    })
}

/// The day before which an order's compensation is not paid where no appeal lies (s. 22A); an appeal holds it longer.
pub fn not_paid_before(desk: &mut Desk, law: Law) -> Result<Option<Given<Day>>, Vec<Problem>> {
    let (Finding::InForce(row) | Finding::Either(row, _)) = law.find(Provision::Appeal) else {
        return Ok(None);
    };
    let order_day = desk
        .case
        .unless_refused(Field::OrderDay, desk.case.order_day)?;
    let (Value::NotBeforeMonths(months), Some(day)) = (row.value, order_day) else {
        return Ok(None);
    };
    let (from, count) = ((day, Field::OrderDay), u32::from(months));
    let figure = Figure::NotPaidBefore;
    let last = months::last_day(desk, figure, row, from, count)?;
    // The corresponding day is still inside the month.
    let before = months::day_after(desk, figure, row, last, Field::OrderDay)?;
    months::assume_end(desk, figure, from, count, before)?;
    Ok(Some(before))
}
