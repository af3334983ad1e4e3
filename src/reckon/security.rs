//! Security before release, where a law asks for it (s. 12A of Maharashtra and, inferred, Gujarat; s. 13 of Karnataka):
//! fresh at every release, by kind, forfeited in whole or part when cattle of the same owner are impounded again within
//! the months and that seizure is not adjudged illegal, refunded on application otherwise. The sums are not in the Act.

use super::{Desk, months};
use crate::account::{Amount, Claim, Given, Security};
use crate::case::SecurityGiven;
use crate::law::row::{Provision, Row, Value};
use crate::law::{Finding, Law};
use crate::problem::{Field, Problem, Reason};
use crate::reasons::{Figure, Operation, Quantity, entry, fits};

/// The rule, if this law asks for security at all; its months, and whether another capture forfeits it.
fn rule(law: Law) -> Option<(&'static Row, bool, u8, bool)> {
    let (rule, in_doubt) = match law.find(Provision::Security) {
        Finding::InForce(row) => (row, row.in_doubt_on(law.day)),
        Finding::Either(row, _) => (row, true),
        _ => return None,
    };
    match rule.value {
        Value::Security { months, forfeits } => Some((rule, in_doubt, months, forfeits)),
        _ => None,
    }
}

/// What is deposited at this release, if the user named its sums.
pub fn deposit(desk: &mut Desk, law: Law) -> Result<Option<Amount>, Vec<Problem>> {
    let (Some(given), Some((rule, ..))) = (desk.case.security.as_ref(), rule(law)) else {
        return Ok(None);
    };
    amount(desk, rule, given).map(Some)
}

/// What becomes of the security of this release.
pub fn security(
    desk: &mut Desk,
    law: Law,
    claim: Result<&Claim, &Vec<Problem>>,
    amount: Amount,
) -> Result<Security, Vec<Problem>> {
    let (Some(given), Some((rule, in_doubt, months, forfeits))) =
        (desk.case.security.as_ref(), rule(law))
    else {
        return Err(vec![Problem::at(
            Field::Place,
            Reason::LawNotKnown(Provision::Security),
        )]);
    };
    for field in [
        Field::SecurityDay,
        Field::SecurityAgain,
        Field::SecurityPart,
    ] {
        desk.case.unless_refused(field, Some(()))?;
    }
    claim.map_err(Clone::clone)?;
    let (day, field) = match (given.day, desk.case.claimed) {
        (Some(day), _) => (day, Field::SecurityDay),
        (None, Some(claimed)) => (claimed.day, Field::Claimed),
        (None, None) => return Err(vec![Problem::missing(Field::SecurityDay)]),
    };
    if day < law.day {
        return Err(vec![Problem::before(field, day, law.day)]);
    }
    // Where it was not found when it is lost, only the months to its return are known.
    let figure = if forfeits {
        Figure::SecurityLastDay
    } else {
        Figure::SecurityRefundFrom
    };
    let (from, count) = ((day, field), u32::from(months));
    let last_day = months::last_day(desk, figure, rule, from, count)?;
    let back = Figure::SecurityRefundFrom;
    let refund_from = months::day_after(desk, back, rule, last_day, field)?;
    let moved = if forfeits { last_day } else { refund_from };
    months::assume_end(desk, figure, from, count, moved)?;
    let (forfeited, refunded) = outcome(desk, (rule, forfeits), given, amount, day, last_day)?;
    Ok(Security {
        rule,
        in_doubt,
        amount,
        last_day: forfeits.then_some(last_day),
        refund_from,
        forfeited,
        refunded,
    })
}

/// The sum for each head of each row.
fn amount(
    desk: &mut Desk,
    rule: &'static Row,
    given: &SecurityGiven,
) -> Result<Amount, Vec<Problem>> {
    let mut amounts = Vec::with_capacity(desk.case.animals.len());
    for (n, animals) in (0u16..).zip(&desk.case.animals) {
        let (Some(kind), Some(heads)) = (animals.kind, animals.heads) else {
            continue;
        };
        let field = Field::Security(kind);
        let rate = given
            .rates
            .iter()
            .find(|rate| rate.kinds.has(kind))
            .and_then(|rate| rate.amount);
        let rate = rate.ok_or_else(|| vec![Problem::missing(field)])?;
        let exact = fits(rate.times(heads.get()), field, Reason::TooLarge)?;
        let heads = entry(Field::Heads(n), Quantity::Count(heads.get()));
        let inputs = [entry(field, Quantity::Rupees(rate)), heads];
        let result = Quantity::Rupees(exact);
        let figure = Figure::Security;
        let step = desk
            .reasons
            .step(figure, Some(rule), Operation::Product, &inputs, result);
        amounts.push(desk.line(figure, exact, step));
    }
    let total = desk.total_of_lines(Figure::Security, Some(rule), amounts.iter().copied());
    desk.security_lines = amounts;
    total
}

type Outcome = (Option<Amount>, Option<Amount>);

/// Forfeited or given back, once another capture is known. Where only the refund after the months was found, what another
/// capture within them does is not asserted.
fn outcome(
    desk: &mut Desk,
    (rule, forfeits): (&'static Row, bool),
    given: &SecurityGiven,
    amount: Amount,
    deposited: crate::day::Day,
    last_day: Given<crate::day::Day>,
) -> Result<Outcome, Vec<Problem>> {
    let Some(again) = given.again else {
        return Ok((None, None));
    };
    if again < deposited {
        return Err(vec![Problem::before(
            Field::SecurityAgain,
            again,
            deposited,
        )]);
    }
    if again > last_day.value || (forfeits && given.again_illegal) {
        let refunded = taken(desk, rule, Figure::SecurityRefunded, amount);
        return Ok((None, Some(refunded)));
    }
    if !forfeits {
        return Ok((None, None));
    }
    let Some(part) = given.part else {
        return Ok((
            Some(taken(desk, rule, Figure::SecurityForfeited, amount)),
            None,
        ));
    };
    let rest = amount.shown.minus(part.rounded());
    let rest = fits(rest, Field::SecurityPart, Reason::MoreThanDeposited)?;
    let input = entry(Field::SecurityPart, Quantity::Rupees(part));
    let result = Quantity::Rupees(part);
    let figure = Figure::SecurityForfeited;
    let step = desk
        .reasons
        .step(figure, Some(rule), Operation::Taken, &[input], result);
    let forfeited = desk.line(figure, part, step);
    let inputs = [
        desk.reasons.result(amount.step),
        desk.reasons.result(forfeited.step),
    ];
    let result = Quantity::Rupees(rest);
    let figure = Figure::SecurityRefunded;
    let step = desk
        .reasons
        .step(figure, Some(rule), Operation::Less, &inputs, result);
    Ok((
        Some(forfeited),
        Some(Amount {
            shown: rest,
            exact: rest,
            step,
        }),
    ))
}

fn taken(desk: &mut Desk, rule: &'static Row, figure: Figure, amount: Amount) -> Amount {
    let input = desk.reasons.result(amount.step);
    let result = Quantity::Rupees(amount.shown);
    let step = desk
        .reasons
        .step(figure, Some(rule), Operation::Taken, &[input], result);
    Amount { step, ..amount }
}
