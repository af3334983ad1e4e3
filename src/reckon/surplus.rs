//! Until when a surplus can be had, who holds it, and where it goes after (s. 17). Months are calendar months to the
//! same day number; the corresponding day itself is still inside.

use super::Desk;
use crate::account::{Assumed, Choice, Given, Held, Surplus};
use crate::day::{Day, MonthEnd};
use crate::law::row::{Provision, Row, Value};
use crate::law::{Finding, Law};
use crate::problem::{Field, Problem, Reason};
use crate::reasons::{Figure, Operation, Quantity, entry, fits, of_law};

/// The hold on the surplus.
pub fn surplus(desk: &mut Desk, law: Law) -> Result<Surplus, Vec<Problem>> {
    let (first, other) = match law.find(Provision::Surplus) {
        Finding::InForce(row) => (row, None),
        Finding::Either(row, other) => (row, Some(other)),
        Finding::NotKnown(row) | Finding::Repealed(row) => return Ok(Surplus::NotKnown(row)),
        Finding::Absent => return Ok(Surplus::Absent),
    };
    let case = desk.case;
    let sold = match &case.sale {
        Some(sale) => case.unless_refused(Field::SaleDay, sale.day)?,
        None => None,
    };
    let deposited = case.unless_refused(Field::Deposited, case.deposited)?;
    if let (Some(deposited), Some(sold)) = (deposited, sold)
        && deposited < sold
    {
        return Err(vec![Problem::before(Field::Deposited, deposited, sold)]);
    }
    if let Some(day) = deposited.or(sold)
        && day < law.day
    {
        let field = if deposited.is_some() {
            Field::Deposited
        } else {
            Field::SaleDay
        };
        return Err(vec![Problem::before(field, day, law.day)]);
    }
    let start = deposited
        .map(|day| (day, Field::Deposited))
        .or(sold.map(|day| (day, Field::SaleDay)));
    let from_sale = deposited.is_none() && sold.is_some();
    let mut first = held(desk, first, start)?;
    let mut other = other
        .map(|row| held(desk, row, start))
        .transpose()?
        .flatten();
    if let (Some(one), Some(two)) = (&mut first, &mut other)
        && two.months < one.months
    {
        std::mem::swap(one, two);
    }
    let Some(first) = first else {
        return Ok(Surplus::Absent);
    };
    if let (true, Some(last_day)) = (from_sale, first.last_day) {
        desk.assume(Assumed {
            choice: Choice::Deposited,
            taken: "sale-day",
            figure: Figure::SurplusLastDay,
            value: Quantity::Day(last_day.value),
            others: Vec::new(),
        });
    }
    assume_month_end(desk, &first, start)?;
    Ok(Surplus::Known {
        first,
        other,
        from_sale,
    })
}

/// One reading.
fn held(
    desk: &mut Desk,
    rule: &'static Row,
    start: Option<(Day, Field)>,
) -> Result<Option<Held>, Vec<Problem>> {
    let Value::Surplus {
        months,
        must,
        holder,
        after,
    } = rule.value
    else {
        return Ok(None);
    };
    let months = u32::from(months);
    let end = desk.case.choices.month_end.unwrap_or(MonthEnd::LastDay);
    let last_day = match start {
        None => None,
        Some((day, field)) => {
            let value = fits(day.plus_months(months, end), field, Reason::PastCalendar)?;
            let inputs = [entry(field, Quantity::Day(day)), of_law(rule, months)];
            let operation = Operation::PlusMonths(end);
            let step = desk.reasons.step(
                Figure::SurplusLastDay,
                Some(rule),
                operation,
                &inputs,
                Quantity::Day(value),
            );
            Some(Given { value, step })
        }
    };
    Ok(Some(Held {
        rule,
        months,
        must,
        holder,
        after,
        last_day,
    }))
}

/// What the other reading of a month's end would give, where it moves the day.
fn assume_month_end(
    desk: &mut Desk,
    held: &Held,
    start: Option<(Day, Field)>,
) -> Result<(), Vec<Problem>> {
    let (Some((day, field)), Some(last_day)) = (start, held.last_day) else {
        return Ok(());
    };
    let taken = desk.case.choices.month_end.unwrap_or(MonthEnd::LastDay);
    let other = match taken {
        MonthEnd::LastDay => MonthEnd::RunsOver,
        MonthEnd::RunsOver => MonthEnd::LastDay,
    };
    let value = fits(
        day.plus_months(held.months, other),
        field,
        Reason::PastCalendar,
    )?;
    if value != last_day.value {
        desk.assume(Assumed {
            choice: Choice::MonthEnd,
            taken: taken.code(),
            figure: Figure::SurplusLastDay,
            value: Quantity::Day(last_day.value),
            others: vec![(other.code(), Quantity::Day(value))],
        });
    }
    Ok(())
}
