//! What the pound asked for, head by head, against the account: agreeing, above or below the rates, or under a head
//! that the Acts do not let the pound take (ss. 12, 13, 16).

use super::Desk;
use crate::account::{Amount, Checked, Claim, Verdict};
use crate::case::{Head, Situation};
use crate::money::Rupees;
use crate::problem::{Field, Problem, Reason};
use crate::reasons::fits;

/// The demand, each head once.
pub fn checked(
    desk: &mut Desk,
    claim: Result<&Claim, &Vec<Problem>>,
) -> Result<Vec<Checked>, Vec<Problem>> {
    let demand = &desk.case.demand;
    if demand.is_empty() {
        return Ok(Vec::new());
    }
    let claim = claim.map_err(Clone::clone)?;
    let mut heads: Vec<(Option<Head>, Rupees)> = Vec::with_capacity(demand.len());
    for (n, line) in (0u16..).zip(demand) {
        let field = Field::Demand(n);
        let amount = line
            .amount
            .ok_or_else(|| vec![Problem::missing(field)])?
            .rounded();
        match heads.iter_mut().find(|(head, _)| *head == line.head) {
            Some((_, sum)) => *sum = fits(sum.plus(amount), field, Reason::TooLarge)?,
            None => heads.push((line.head, amount)),
        }
    }
    let under_an_act = desk.case.situation != Some(Situation::ByLaw);
    let mut checked = Vec::with_capacity(heads.len());
    for (head, asked) in heads {
        let reckoned = match head {
            // The security comes back: it is no charge.
            None => Some(claim.to_pay),
            Some(Head::Fine) => Some(claim.fines),
            Some(Head::Feeding) => Some(claim.feeding),
            Some(head) => of_head(desk, claim, head)?,
        };
        let outside = under_an_act && head.is_some_and(|head| !head.under_the_act());
        let against = reckoned.map_or(Rupees::ZERO, |amount| amount.shown);
        let (more, less) = (asked.minus(against), against.minus(asked));
        let verdict = match (outside, more, less) {
            (true, ..) => Verdict::OutsideTheAct,
            (false, Some(more), _) if more.is_zero() => Verdict::Agrees,
            (false, Some(_), _) => Verdict::Above,
            (false, None, _) => Verdict::Below,
        };
        let difference = if outside {
            asked
        } else {
            more.or(less).unwrap_or(Rupees::ZERO)
        };
        checked.push(Checked {
            head,
            asked,
            reckoned,
            verdict,
            difference,
        });
    }
    Ok(checked)
}

/// The lines of one head outside the Act, if the tariff has any.
fn of_head(desk: &mut Desk, claim: &Claim, head: Head) -> Result<Option<Amount>, Vec<Problem>> {
    let lines: Vec<Amount> = claim
        .lines
        .iter()
        .filter(|line| line.head == head)
        .map(|line| line.amount)
        .collect();
    if lines.is_empty() {
        return Ok(None);
    }
    desk.total_of_lines(crate::reasons::Figure::Outside, None, lines.into_iter())
        .map(Some)
}
