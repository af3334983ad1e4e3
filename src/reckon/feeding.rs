//! How many days of feeding are charged. The Act says only that the keeper feeds until disposal (s. 9); no Act defines
//! a part of a day, so the rule is a choice, shown with what the others would give.

use crate::day::{Clock, DayRule, Moment};
use crate::problem::{Field, Problem, Reason};

/// Minutes of a day.
const DAY: u32 = 24 * 60;

/// Days from arrival to delivery by the rule.
///
/// Every day touched counts both ends; nights leave the last out; blocks of 24 hours count a started one whole, and at
/// least one. For blocks an unknown hour of arrival is the day's start and an unknown hour of delivery its end.
///
/// # Errors
/// Delivery before arrival, even on the same day by the hour.
pub fn days(
    rule: DayRule,
    arrival: Moment,
    delivery: Moment,
    field: Field,
) -> Result<u32, Problem> {
    let before = || Problem::at(field, Reason::Before(delivery, arrival));
    let nights = arrival.day.days_to(delivery.day).ok_or_else(before)?;
    if let (0, Some(came), Some(went)) = (nights, arrival.clock, delivery.clock)
        && went < came
    {
        return Err(before());
    }
    let past = || Problem::at(field, Reason::PastCalendar);
    match rule {
        DayRule::Nights => Ok(nights),
        DayRule::EveryDay => nights.checked_add(1).ok_or_else(past),
        DayRule::Blocks => {
            let came = arrival.clock.map_or(0, |c| u32::from(Clock::minutes(c)));
            let went = delivery.clock.map_or(DAY, |c| u32::from(Clock::minutes(c)));
            let minutes = nights
                .checked_mul(DAY)
                .and_then(|n| n.checked_add(went))
                .and_then(|n| n.checked_sub(came))
                .ok_or_else(past)?;
            Ok(minutes.div_ceil(DAY).max(1))
        }
    }
}

/// Days that remain of `days` when the charge runs from its n-th day on.
#[must_use]
pub fn from_day(days: u32, first: u16) -> u32 {
    days.saturating_sub(u32::from(first.saturating_sub(1)))
}
