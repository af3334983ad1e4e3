//! What only some are asked: a demand to check, security before release, a suit for damage.

use serde::{Deserialize, Serialize};

use super::read::{Reader, some};
use super::{DayDraft, Draft, RowId};
use crate::animal::Kinds;
use crate::case::{Demand, Head, SecurityGiven, SecurityRate, Suit};
use crate::money::Rupees;
use crate::problem::Field;

/// A line of what the pound asked for, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DemandDraft {
    /// The line's name.
    pub id: RowId,
    /// Code of what it is for; empty is one sum for everything.
    pub head: String,
    /// How much.
    pub amount: String,
}

/// The security for one animal of a kind, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SecurityRateDraft {
    /// Code of the kind.
    pub kind: String,
    /// For one.
    pub amount: String,
}

/// Security before release, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct SecurityDraft {
    /// Its sums, by kind.
    pub rates: Vec<SecurityRateDraft>,
    /// Day of the deposit; empty is the day of claiming.
    pub day: DayDraft,
    /// Day on which cattle of the same owner were impounded again.
    pub again: DayDraft,
    /// That later seizure was adjudged illegal.
    pub again_illegal: bool,
    /// The part forfeited; empty is the whole.
    pub part: String,
}

/// A suit for damage, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SuitDraft {
    /// Claimed or awarded.
    pub claimed: String,
    /// Paid by order of the convicting Magistrate.
    pub paid: String,
}

impl Draft {
    /// An empty amount is asked for: the line keeps its place in the list.
    pub(super) fn read_demand(&self, reader: &mut Reader) -> Vec<Demand> {
        let lines = (0u16..).zip(&self.demand);
        lines
            .map(|(n, line)| Demand {
                head: Head::from_code(&line.head),
                amount: reader.number(Field::Demand(n), &line.amount, Rupees::read),
            })
            .collect()
    }

    /// Nothing where it is not asked.
    pub(super) fn read_security(&self, reader: &mut Reader) -> Option<SecurityGiven> {
        if !self.notified.security {
            return None;
        }
        let typed = &self.security;
        let mut rates = Vec::with_capacity(typed.rates.len());
        for kind in self.kinds() {
            let rate = typed.rates.iter().find(|rate| rate.kind == kind.code());
            let text = rate.map_or("", |rate| rate.amount.as_str());
            rates.push(SecurityRate {
                kinds: Kinds::of(&[kind]),
                amount: reader.number(Field::Security(kind), text, Rupees::read),
            });
        }
        Some(SecurityGiven {
            rates,
            day: reader.day(Field::SecurityDay, &typed.day),
            again: reader.day(Field::SecurityAgain, &typed.again),
            again_illegal: typed.again_illegal,
            part: reader.number(Field::SecurityPart, &typed.part, Rupees::read),
        })
    }

    /// A suit once one of its sums is typed: the other is then asked for.
    pub(super) fn read_suit(&self, reader: &mut Reader) -> Option<Suit> {
        let SuitDraft { claimed, paid } = &self.suit;
        let any = some(claimed).or(some(paid)).is_some();
        let suit = Suit {
            claimed: reader.number(Field::SuitClaimed, claimed, Rupees::read),
            paid: reader.number(Field::SuitPaid, paid, Rupees::read),
        };
        any.then_some(suit)
    }
}
