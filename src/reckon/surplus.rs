//! Until when a surplus can be had, who holds it, and where it goes after (s. 17). Months are calendar months to the
//! same day number; the corresponding day itself is still inside.

use super::{Desk, months};
use crate::account::{Amount, Assumed, Choice, Held, Surplus};
use crate::law::row::{Provision, Row, Value};
use crate::law::{Finding, Law};
use crate::problem::{Field, Problem};
use crate::reasons::{Figure, Quantity};

/// The hold on the surplus. Of a sale that left nothing there is none, and no day to claim it.
pub fn surplus(
    desk: &mut Desk,
    law: Law,
    balance: Option<Amount>,
) -> Result<Surplus, Vec<Problem>> {
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
    // Unless something was deposited all the same.
    let nothing = deposited.is_none() && balance.is_some_and(|left| left.shown.is_zero());
    let start = start.filter(|_| !nothing);
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
    if let (Some(start), Some(last_day)) = (start, first.last_day) {
        months::assume_end(desk, Figure::SurplusLastDay, start, first.months, last_day)?;
    }
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
    start: Option<months::From>,
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
    let last = |start| months::last_day(desk, Figure::SurplusLastDay, rule, start, months);
    let last_day = start.map(last).transpose()?;
    Ok(Some(Held {
        rule,
        months,
        must,
        holder,
        after,
        last_day,
    }))
}
