//! Who gets what came in, for each outcome. Each share is a line of its own and they add up to the paisa; none is
//! reckoned as the rest, except the balance. Where the proceeds do not reach, no order among fine, charges and expenses
//! is asserted.

use super::{Desk, sale};
use crate::account::{
    Amount, Claim, Dispute, Distribution, Given, Outcome, SaleAccount, Security, Share, Surplus,
};
use crate::law::row::{Provision, Recipient, Row, Value};
use crate::law::{Finding, Law};
use crate::reasons::{Figure, Operation, Quantity};

/// The parts that money goes through.
pub struct Parts<'p> {
    /// Paid at the pound.
    pub claim: Option<&'p Claim>,
    /// Deposited instead.
    pub dispute: Option<&'p Dispute>,
    /// Fetched by a sale.
    pub sale: Option<&'p SaleAccount>,
    /// Left of it.
    pub surplus: Option<&'p Surplus>,
    /// Security.
    pub security: Option<&'p Security>,
}

/// The distributions of the outcomes that can be reckoned.
pub fn distributions(desk: &mut Desk, law: Law, parts: &Parts) -> Vec<Distribution> {
    let mut found = Vec::with_capacity(6);
    if let Some(receipts) = Receipts::of(law) {
        receipts.paid(desk, parts, &mut found);
        receipts.sold(desk, parts, &mut found);
    }
    illegal(desk, law, parts, &mut found);
    balance(desk, parts, &mut found);
    security(desk, parts, &mut found);
    found
}

/// Who gets fines and charges, by the row that says so.
#[derive(Clone, Copy)]
struct Receipts {
    row: &'static Row,
    fines: (Recipient, Option<Recipient>),
    charges: (Recipient, Option<Recipient>),
}

impl Receipts {
    fn of(law: Law) -> Option<Self> {
        let (row, other) = match law.find(Provision::Receipts) {
            Finding::InForce(row) => (row, None),
            Finding::Either(row, other) => (row, Some(other)),
            _ => return None,
        };
        let named = |row: &Row| match row.value {
            Value::Receipts { fines, charges } => Some((fines, charges)),
            _ => None,
        };
        let (fines, charges) = named(row)?;
        let other = other.and_then(named);
        Some(Self {
            row,
            fines: either(fines, other.map(|(fines, _)| fines)),
            charges: either(charges, other.map(|(_, charges)| charges)),
        })
    }

    /// Paid at the pound, or deposited there and applied when the seizure stands.
    fn paid(self, desk: &mut Desk, parts: &Parts, found: &mut Vec<Distribution>) {
        let Some(claim) = parts.claim else { return };
        let row = Some(self.row);
        let mut shares = vec![
            share(desk, row, self.fines, Figure::Fines, claim.fines),
            share(desk, row, self.charges, Figure::Feeding, claim.feeding),
        ];
        if parts.dispute.is_some() {
            found.push(Distribution {
                outcome: Outcome::DepositUpheld,
                came_in: claim.due.shown,
                shares: shares.clone(),
            });
        }
        if !claim.outside.shown.is_zero() {
            shares.push(share(
                desk,
                None,
                (Recipient::WhoeverAsksIt, None),
                Figure::Outside,
                claim.outside,
            ));
        }
        let came_in = claim.to_pay.shown;
        found.push(Distribution {
            outcome: Outcome::Claimed,
            came_in,
            shares,
        });
    }

    /// The proceeds of a sale.
    fn sold(self, desk: &mut Desk, parts: &Parts, found: &mut Vec<Distribution>) {
        let Some(sold) = parts.sale else { return };
        let row = Some(self.row);
        let shares = if sold.not_recovered.shown.is_zero() {
            let to_surplus = sale::balance_is_surplus(sold.sold_as);
            let owner = if to_surplus {
                Recipient::HeldAsSurplus
            } else {
                Recipient::Owner
            };
            let (owner, bore) = ((owner, None), (Recipient::WhoeverBoreExpenses, None));
            vec![
                share(desk, row, self.fines, Figure::Fines, sold.fines),
                share(desk, row, self.charges, Figure::Feeding, sold.feeding),
                share(desk, row, bore, Figure::ExpensesOfSale, sold.expenses),
                share(desk, row, owner, Figure::Balance, sold.balance),
            ]
        } else {
            vec![share(
                desk,
                row,
                (Recipient::Undivided, None),
                Figure::Proceeds,
                sold.proceeds,
            )]
        };
        let came_in = sold.proceeds.shown;
        found.push(Distribution {
            outcome: Outcome::Sold,
            came_in,
            shares,
        });
    }
}

/// The seizure was illegal: whoever seized or detained pays compensation and what the release cost (s. 22).
fn illegal(desk: &mut Desk, law: Law, parts: &Parts, found: &mut Vec<Distribution>) {
    let Some(dispute) = parts.dispute else { return };
    let (Some(most), Some(compensation)) = (dispute.returned_most, dispute.compensation_most)
    else {
        return;
    };
    let (Finding::InForce(row) | Finding::Either(row, _)) = law.find(Provision::Compensation)
    else {
        return;
    };
    let Given { value, step } = compensation;
    let compensation = Amount {
        shown: value,
        exact: value,
        step,
    };
    let row = Some(row);
    let shares = vec![
        share(
            desk,
            row,
            (Recipient::Owner, None),
            Figure::CompensationMost,
            compensation,
        ),
        share(
            desk,
            row,
            (Recipient::Owner, None),
            Figure::Deposit,
            dispute.deposit,
        ),
    ];
    found.push(Distribution {
        outcome: Outcome::DepositIllegal,
        came_in: most.shown,
        shares,
    });
}

/// What becomes of a surplus claimed in time, and claimed late or never (s. 17). The balance of a sale after a refusal
/// is the owner's at once.
fn balance(desk: &mut Desk, parts: &Parts, found: &mut Vec<Distribution>) {
    let (Some(sold), Some(Surplus::Known { first, other, .. })) = (parts.sale, parts.surplus)
    else {
        return;
    };
    if sold.balance.shown.is_zero() || !sale::balance_is_surplus(sold.sold_as) {
        return;
    }
    let row = Some(first.rule);
    let came_in = sold.balance.shown;
    let outcomes = [
        (Outcome::BalanceInTime, (Recipient::Owner, None)),
        (
            Outcome::BalanceLate,
            either(first.after, other.as_ref().map(|other| other.after)),
        ),
    ];
    for (outcome, to) in outcomes {
        let shares = vec![share(desk, row, to, Figure::Balance, sold.balance)];
        found.push(Distribution {
            outcome,
            came_in,
            shares,
        });
    }
}

/// Security given back, or forfeited to the State in whole or part.
fn security(desk: &mut Desk, parts: &Parts, found: &mut Vec<Distribution>) {
    let Some(security) = parts.security else {
        return;
    };
    let row = Some(security.rule);
    let came_in = security.amount.shown;
    if let Some(forfeited) = security.forfeited {
        let figure = Figure::SecurityForfeited;
        let mut shares = vec![share(
            desk,
            row,
            (Recipient::State, None),
            figure,
            forfeited,
        )];
        if let Some(refunded) = security.refunded {
            let figure = Figure::SecurityRefunded;
            shares.push(share(desk, row, (Recipient::Owner, None), figure, refunded));
        }
        found.push(Distribution {
            outcome: Outcome::SecurityForfeited,
            came_in,
            shares,
        });
        return;
    }
    // After another capture whose effect was not found, nobody is named.
    let again = desk
        .case
        .security
        .as_ref()
        .is_some_and(|given| given.again.is_some());
    if again && security.refunded.is_none() {
        return;
    }
    let refunded = security.refunded.unwrap_or(security.amount);
    let shares = vec![share(
        desk,
        row,
        (Recipient::Owner, None),
        Figure::SecurityRefunded,
        refunded,
    )];
    found.push(Distribution {
        outcome: Outcome::SecurityRefunded,
        came_in,
        shares,
    });
}

/// Who, and who on the other reading where that is somebody else.
fn either(one: Recipient, other: Option<Recipient>) -> (Recipient, Option<Recipient>) {
    (one, other.filter(|other| *other != one))
}

fn share(
    desk: &mut Desk,
    row: Option<&'static Row>,
    (recipient, other): (Recipient, Option<Recipient>),
    figure: Figure,
    amount: Amount,
) -> Share {
    let input = desk.reasons.result(amount.step);
    let result = Quantity::Rupees(amount.shown);
    let step = desk
        .reasons
        .step(Figure::Share, row, Operation::Taken, &[input], result);
    Share {
        recipient,
        other,
        figure,
        amount: Amount { step, ..amount },
    }
}
