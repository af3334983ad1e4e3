//! Who gets what came in. Each share is a line of its own and they add up to the paisa; none is reckoned as the rest,
//! except the balance. Where the proceeds do not reach, no order among fine, charges and expenses is asserted.

use super::{Desk, sale};
use crate::account::{Amount, Claim, Distribution, Outcome, SaleAccount, Share};
use crate::law::row::{Provision, Recipient, Value};
use crate::law::{Finding, Law};
use crate::reasons::{Figure, Operation, Quantity};

/// The distributions of the outcomes that are reckoned.
pub fn distributions(
    desk: &mut Desk,
    law: Law,
    claim: Option<&Claim>,
    sold: Option<&SaleAccount>,
) -> Vec<Distribution> {
    let (Finding::InForce(row) | Finding::Either(row, _)) = law.find(Provision::Receipts) else {
        return Vec::new();
    };
    let Value::Receipts { fines, charges } = row.value else {
        return Vec::new();
    };
    let mut share = |recipient, figure, amount: Amount| {
        let input = desk.reasons.result(amount.step);
        let step = desk.reasons.step(
            Figure::Share,
            Some(row),
            Operation::Taken,
            &[input],
            Quantity::Rupees(amount.shown),
        );
        Share {
            recipient,
            figure,
            amount: Amount { step, ..amount },
        }
    };
    let mut found = Vec::with_capacity(2);
    if let Some(claim) = claim {
        let mut shares = vec![
            share(fines, Figure::Fines, claim.fines),
            share(charges, Figure::Feeding, claim.feeding),
        ];
        if !claim.outside.shown.is_zero() {
            shares.push(share(
                Recipient::WhoeverAsksIt,
                Figure::Outside,
                claim.outside,
            ));
        }
        found.push(Distribution {
            outcome: Outcome::Claimed,
            came_in: claim.to_bring.shown,
            shares,
        });
    }
    if let Some(sold) = sold {
        let shares = if sold.not_recovered.shown.is_zero() {
            let (owner, figure) = if sale::balance_is_surplus(sold.sold_as) {
                (Recipient::HeldAsSurplus, Figure::Balance)
            } else {
                (Recipient::Owner, Figure::Balance)
            };
            vec![
                share(fines, Figure::Fines, sold.fines),
                share(charges, Figure::Feeding, sold.feeding),
                share(
                    Recipient::WhoeverBoreExpenses,
                    Figure::ExpensesOfSale,
                    sold.expenses,
                ),
                share(owner, figure, sold.balance),
            ]
        } else {
            vec![share(Recipient::Undivided, Figure::Proceeds, sold.proceeds)]
        };
        found.push(Distribution {
            outcome: Outcome::Sold,
            came_in: sold.proceeds.shown,
            shares,
        });
    }
    found
}
