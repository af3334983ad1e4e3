//! Claim now, or let them be sold: what claiming costs against what a sale of unclaimed cattle would leave, at the
//! owner's own prices. Both are the owner's figures put side by side, not advice.

use super::{Desk, bill, sale};
use crate::account::{Amount, Claim, Deadlines, Speedy, Wait};
use crate::law::Law;
use crate::law::row::Provision;
use crate::money::Rupees;
use crate::problem::{Field, Problem, Reason};
use crate::reasons::{Figure, Operation, Quantity, Source, entry, fits};

/// The comparison, if every animal has a price and the day of the earliest sale is known.
pub fn wait(
    desk: &mut Desk,
    law: Law,
    claim: Result<&Claim, &Vec<Problem>>,
    deadlines: Result<&Deadlines, &Vec<Problem>>,
    speedy: Option<&Speedy>,
) -> Result<Option<Wait>, Vec<Problem>> {
    let claim = claim.map_err(Clone::clone)?;
    let deadlines = deadlines.map_err(Clone::clone)?;
    let rule = super::rule(law, Provision::Refusal)?;
    // Young and weak animals may be gone within a day: for them there is no waiting to compare with.
    if speedy.is_some() {
        return Ok(None);
    }
    deadlines.first.sale.as_ref().map_err(Clone::clone)?;
    let Some(sale_day) = deadlines.first.earliest_sale() else {
        return Ok(None);
    };
    if claim.at.day >= sale_day.value {
        return Ok(None);
    }
    let value = worth(desk)?;
    let until = (Source::Asked, Field::Claimed);
    let bill = bill::bill_on(desk, law, sale_day.value, until)?;
    let expenses = sale::expenses(desk, value)?;
    let parts = [bill.fines, bill.feeding, expenses];
    let deductions = desk.sum(Figure::Deductions, Some(rule), parts.into_iter())?;
    let left_by_claiming = less(desk, Figure::LeftByClaiming, value, claim.to_bring);
    let left_by_waiting = less(desk, Figure::LeftByWaiting, value, deductions);
    let to_bring = claim.to_bring;
    Ok(Some(Wait {
        value,
        to_bring,
        left_by_claiming,
        sale_day,
        deductions,
        left_by_waiting,
    }))
}

/// All the animals at the prices entered.
fn worth(desk: &mut Desk) -> Result<Amount, Vec<Problem>> {
    let mut amounts = Vec::with_capacity(desk.case.animals.len());
    for (n, animals) in (0u16..).zip(&desk.case.animals) {
        let Some(heads) = animals.heads else { continue };
        let field = Field::Price(n);
        let price = animals
            .price
            .ok_or_else(|| vec![Problem::missing(field)])?
            .rounded();
        let exact = fits(price.times(heads.get()), field, Reason::TooLarge)?;
        let heads = entry(Field::Heads(n), Quantity::Count(heads.get()));
        let inputs = [entry(field, Quantity::Rupees(price)), heads];
        let result = Quantity::Rupees(exact);
        let step = desk.reasons.step(
            Figure::AnimalsWorth,
            None,
            Operation::Product,
            &inputs,
            result,
        );
        amounts.push(desk.line(Figure::AnimalsWorth, exact, step));
    }
    desk.total_of_lines(Figure::AnimalsWorth, None, amounts.into_iter())
}

fn less(desk: &mut Desk, figure: Figure, from: Amount, what: Amount) -> Amount {
    let value = from.shown.minus(what.shown).unwrap_or(Rupees::ZERO);
    let inputs = [
        desk.reasons.result(from.step),
        desk.reasons.result(what.step),
    ];
    let step = desk.reasons.step(
        figure,
        None,
        Operation::Less,
        &inputs,
        Quantity::Rupees(value),
    );
    Amount {
        shown: value,
        exact: value,
        step,
    }
}
