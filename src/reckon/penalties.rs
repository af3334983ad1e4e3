//! Penalties that a court may impose, as ranges, what the law says beside them of arrest, compounding, cognizance and where
//! the fines go, and what a suit for damage leaves: beside the account, never in it.
//! Whether the Jan Vishwas Act of 2026 touches any of them is not known, and every penalty is shown with that caution.

use super::Desk;
use crate::account::{Amount, Penalty};
use crate::law::row::{Damage, Provision, Row, Value};
use crate::law::{Finding, Law};
use crate::money::Rupees;
use crate::problem::{Field, Problem};
use crate::reasons::{Figure, Operation, Quantity, entry};

const SHOWN: &[Provision] = &[
    Provision::Rescue,
    Provision::Cognizable,
    Provision::Compounding,
    Provision::UnnamedPenalty,
    Provision::Trespass,
    Provision::TrespassAgain,
    Provision::TrespassCompensation,
    Provision::Forfeiture,
    Provision::Cognizance,
    Provision::FineBySale,
    Provision::FinesAsCompensation,
    Provision::KeeperDefault,
    Provision::Removal,
];

/// The penalties of this law, with the notifications the user named.
pub fn penalties(desk: &Desk, law: Law) -> Vec<Penalty> {
    let notified = desk.case.notified;
    let mut found = Vec::with_capacity(SHOWN.len());
    for provision in SHOWN.iter().copied() {
        if provision == Provision::Removal && !notified.removal {
            continue;
        }
        match law.find(provision) {
            Finding::InForce(rule) => found.push(penalty(desk, law, rule)),
            Finding::Either(rule, other) => {
                found.extend([penalty(desk, law, rule), penalty(desk, law, other)]);
            }
            _ => {}
        }
    }
    found
}

/// One penalty. Where it is for damage by pigs, a notification may put all cattle, or a higher sum, if the law has such
/// notifications.
fn penalty(desk: &Desk, law: Law, rule: &'static Row) -> Penalty {
    let notified = desk.case.notified;
    let by_pigs = matches!(
        rule.value,
        Value::DamagePenalty {
            by: Damage::Pigs,
            ..
        }
    );
    let notification = match law.find(Provision::TrespassNotified) {
        Finding::InForce(row) | Finding::Either(row, _) if by_pigs => match row.value {
            Value::UpTo(most) => Some(most),
            _ => None,
        },
        _ => None,
    };
    let all_cattle = notification.is_some() && notified.trespass_all_cattle;
    Penalty {
        rule,
        raised_to: notification.filter(|_| notified.trespass_fifty),
        pigs_only: by_pigs && !all_cattle,
        all_cattle,
    }
}

/// What a suit leaves: only compensation paid under the Act by order of the convicting Magistrate is set off (s. 30).
pub fn suit(desk: &mut Desk, law: Law) -> Result<Option<Amount>, Vec<Problem>> {
    let Some(suit) = desk.case.suit else {
        return Ok(None);
    };
    let rule = super::rule(law, Provision::SetOff)?;
    let claimed = suit
        .claimed
        .ok_or_else(|| vec![Problem::missing(Field::SuitClaimed)])?
        .rounded();
    let paid = suit
        .paid
        .ok_or_else(|| vec![Problem::missing(Field::SuitPaid)])?
        .rounded();
    let value = claimed.minus(paid).unwrap_or(Rupees::ZERO);
    let inputs = [
        entry(Field::SuitClaimed, Quantity::Rupees(claimed)),
        entry(Field::SuitPaid, Quantity::Rupees(paid)),
    ];
    let result = Quantity::Rupees(value);
    let step = desk.reasons.step(
        Figure::SuitLeft,
        Some(rule),
        Operation::Less,
        &inputs,
        result,
    );
    Ok(Some(Amount {
        shown: value,
        exact: value,
        step,
    }))
}
