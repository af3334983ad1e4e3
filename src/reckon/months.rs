//! Calendar months after a day: to the same day number, the corresponding day itself still inside; and what the other
//! reading of a month's end would give, where the later month has no such day.

use super::Desk;
use crate::account::{Assumed, Choice, Given};
use crate::day::{Day, MonthEnd};
use crate::law::row::Row;
use crate::problem::{Field, Problem, Reason};
use crate::reasons::{Figure, Operation, Quantity, entry, fits, of_law};

/// A day and what says it.
pub type From = (Day, Field);

/// The last day of so many months.
pub fn last_day(
    desk: &mut Desk,
    figure: Figure,
    rule: &'static Row,
    (day, field): From,
    months: u32,
) -> Result<Given<Day>, Vec<Problem>> {
    let end = desk.case.choices.month_end.unwrap_or(MonthEnd::LastDay);
    let value = fits(day.plus_months(months, end), field, Reason::PastCalendar)?;
    let inputs = [entry(field, Quantity::Day(day)), of_law(rule, months)];
    let operation = Operation::PlusMonths(end);
    let result = Quantity::Day(value);
    let step = desk
        .reasons
        .step(figure, Some(rule), operation, &inputs, result);
    Ok(Given { value, step })
}

/// The day after: the first on which the months have passed.
pub fn day_after(
    desk: &mut Desk,
    figure: Figure,
    rule: &'static Row,
    last: Given<Day>,
    field: Field,
) -> Result<Given<Day>, Vec<Problem>> {
    let value = fits(last.value.plus_days(1), field, Reason::PastCalendar)?;
    let input = desk.reasons.result(last.step);
    let result = Quantity::Day(value);
    let step = desk
        .reasons
        .step(figure, Some(rule), Operation::NextDay, &[input], result);
    Ok(Given { value, step })
}

/// What the other reading of a month's end would give, where it moves a figure: the last day, or the day after.
pub fn assume_end(
    desk: &mut Desk,
    figure: Figure,
    (day, field): From,
    months: u32,
    shown: Given<Day>,
) -> Result<(), Vec<Problem>> {
    let taken = desk.case.choices.month_end.unwrap_or(MonthEnd::LastDay);
    let other = match taken {
        MonthEnd::LastDay => MonthEnd::RunsOver,
        MonthEnd::RunsOver => MonthEnd::LastDay,
    };
    let last = |end| fits(day.plus_months(months, end), field, Reason::PastCalendar);
    let after = last(taken)?.days_to(shown.value).unwrap_or(0);
    let then = last(other)?.plus_days(after);
    let then = fits(then, field, Reason::PastCalendar)?;
    if then != shown.value {
        desk.assume(Assumed {
            choice: Choice::MonthEnd,
            taken: taken.code(),
            figure,
            value: Quantity::Day(shown.value),
            others: vec![(other.code(), Quantity::Day(then))],
        });
    }
    Ok(())
}
