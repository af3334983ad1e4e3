//! The whole account of a case as plain data: the law that met it, the parts, who gets what, what was assumed, what
//! must be known beside the figures, what is left out, and the steps with the rows of law they rest on.

use std::collections::BTreeMap;

use serde::Serialize;

use super::english;
use super::parts::Parts;
use super::refusal::Refusal;
use super::said::{Amount, Cited, Coded, Figured, Rows, Step, steps};
use crate::account::{self, Account};
use crate::case::Case;
use crate::law::place::Parent;
use crate::law::row::{Prison, Provision, Row, Value};
use crate::law::{Basis, Finding, Text};
use crate::problem::Problem;
use crate::reckon;
use crate::word;

/// An answer, or why there is none.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Answer<T> {
    /// The answer.
    Is(T),
    /// The question cannot be read.
    Refused {
        /// Why: where it stopped.
        problems: Vec<Refusal>,
    },
}

impl<T> From<Result<T, Vec<Refusal>>> for Answer<T> {
    fn from(result: Result<T, Vec<Refusal>>) -> Self {
        match result {
            Ok(answer) => Self::Is(answer),
            Err(problems) => Self::Refused { problems },
        }
    }
}

impl<T> From<Result<T, Vec<Problem>>> for Answer<T> {
    fn from(result: Result<T, Vec<Problem>>) -> Self {
        match result {
            Ok(answer) => Self::Is(answer),
            Err(problems) => Self::Refused {
                problems: problems.iter().map(Refusal::from).collect(),
            },
        }
    }
}

/// The law that met a case.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Governing {
    /// The place whose text answers.
    pub place: Coded,
    /// The code of the text within the place.
    pub text: &'static str,
    /// The text by name.
    pub name: String,
    /// Why it is taken to run there.
    pub basis: Coded,
    /// What answers, where the place chosen was not formed yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answered_by: Option<&'static str>,
}

/// A penalty that a court may impose; never part of what is due at the pound.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own, answered yes or no"
)]
pub struct Penalty {
    /// The row.
    pub rule: &'static str,
    /// What it is for.
    pub provision: Coded,
    /// The least fine, where one is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<String>,
    /// The most fine or compensation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<String>,
    /// The most imprisonment, in months.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub months: Option<u8>,
    /// How imprisonment stands to the fine.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prison: Option<&'static str>,
    /// To whom the cattle may be forfeited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forfeit_to: Option<Coded>,
    /// For whom they are forfeited and sold where the compensation is not paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forfeit_in_default_to: Option<Coded>,
    /// Whose damage it is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damage_by: Option<Coded>,
    /// No most is named: as much as is held reasonable.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub reasonable: bool,
    /// It reaches owners of more than so many animals.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub more_than: Option<u8>,
    /// It reaches pigs only.
    pub pigs_only: bool,
    /// By a notification it reaches all cattle, or those it names.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub all_cattle: bool,
}

/// What the owner can rely on at the pound.
#[derive(Clone, Debug, Serialize)]
pub struct Right {
    /// The provision that gives it, and the right in words.
    pub right: Coded,
    /// The row.
    pub rule: &'static str,
}

/// Who gets what came in.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Distribution {
    /// How the matter ended.
    pub outcome: Coded,
    /// What came in.
    pub came_in: String,
    /// The shares; they add up to it.
    pub shares: Vec<Share>,
}

/// One recipient's share.
#[derive(Clone, Debug, Serialize)]
pub struct Share {
    /// Who.
    pub recipient: Coded,
    /// Who on the other reading of the law, where that names somebody else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<Coded>,
    /// What for.
    pub figure: Coded,
    /// How much.
    pub amount: Amount,
}

/// Something taken where the law or the user is silent.
#[derive(Clone, Debug, Serialize)]
pub struct Assumed {
    /// Which choice.
    pub choice: Coded,
    /// What was taken.
    pub taken: Coded,
    /// The figure it moves.
    pub figure: Coded,
    /// The figure as it is.
    pub value: Figured,
    /// Other choices and what they would give.
    pub others: Vec<Other>,
}

/// Another choice and what it would give.
#[derive(Clone, Debug, Serialize)]
pub struct Other {
    /// The choice.
    pub choice: Coded,
    /// The figure.
    pub value: Figured,
}

/// The account.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Said {
    /// The law that met the case; absent where no text is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub law: Option<Governing>,
    /// The parts.
    pub parts: Parts,
    /// What the owner can rely on.
    pub rights: Vec<Right>,
    /// Who gets what, for each way the matter may end.
    pub distribution: Vec<Distribution>,
    /// Penalties a court may impose.
    pub penalties: Vec<Penalty>,
    /// What was assumed.
    pub assumed: Vec<Assumed>,
    /// What the reader must know.
    pub notices: Vec<Coded>,
    /// What is not in it.
    pub leaves_out: Vec<Coded>,
    /// Every step; `step` elsewhere counts these from 0.
    pub steps: Vec<Step>,
    /// The rows of law cited, by id.
    pub rows: BTreeMap<&'static str, Cited>,
}

/// Reckons a case and says the whole account.
#[must_use]
pub fn said(case: &Case) -> Said {
    of(&reckon::reckon(case))
}

/// Says an account.
#[must_use]
pub fn of(account: &Account) -> Said {
    let mut rows = Rows::default();
    let parts = Parts::of(account, &mut rows);
    let rights = rights(account)
        .map(|(right, row)| Right {
            right,
            rule: rows.cite(row),
        })
        .collect();
    let penalties = account.penalties.iter();
    let penalties = penalties.map(|one| penalty(one, &mut rows)).collect();
    let steps = steps(account, &mut rows);
    Said {
        law: account.text.map(|text| Governing {
            answered_by: account.answered_by.map(Parent::code),
            ..governing(text)
        }),
        parts,
        rights,
        distribution: account.distributions.iter().map(distribution).collect(),
        penalties,
        assumed: account.assumed.iter().map(assumed).collect(),
        notices: coded("notice.", account.notices.iter().map(|one| one.code())),
        leaves_out: coded("left-out.", account.left_out.iter().map(|one| one.code())),
        steps,
        rows: rows.all(),
    }
}

/// The provisions in force that give the owner a right at the pound, each with its words and its row.
pub fn rights(account: &Account) -> impl Iterator<Item = (Coded, &'static Row)> {
    let provisions = Provision::ALL.iter().copied();
    let found = |provision| match account.law?.find(provision) {
        Finding::InForce(row) | Finding::Either(row, _) => Some(row),
        _ => None,
    };
    provisions.filter_map(move |provision| {
        let code = provision.code();
        let words = english().find(&["right.", code].concat())?;
        let row = found(provision)?;
        // Where the law knows a security, paying alone does not set them free.
        let words = match provision {
            Provision::Claim if found(Provision::Security).is_some() => {
                english().get(word!("right.claim-security"))
            }
            _ => words,
        };
        Some((Coded { code, words }, row))
    })
}

fn coded(family: &str, codes: impl Iterator<Item = &'static str>) -> Vec<Coded> {
    codes.map(|code| Coded::of(family, code)).collect()
}

/// A text of the law by name.
#[must_use]
pub fn governing(text: &'static Text) -> Governing {
    let basis = match text.basis {
        Basis::Chosen => "chosen",
        Basis::NoChangeFound => "no-change-found",
        Basis::Changed => "changed",
        Basis::OwnAct => "own-act",
        Basis::OwnActInferred => "own-act-inferred",
    };
    Governing {
        place: Coded::of("place.", text.place.code()),
        text: text.code,
        name: english().text_name(text),
        basis: Coded::of("basis.", basis),
        answered_by: None,
    }
}

fn penalty(penalty: &account::Penalty, rows: &mut Rows) -> Penalty {
    let row = penalty.rule;
    let mut said = Penalty {
        rule: rows.cite(row),
        provision: Coded::of("provision.", row.provision.code()),
        least: None,
        most: None,
        months: None,
        prison: None,
        forfeit_to: None,
        forfeit_in_default_to: None,
        damage_by: None,
        reasonable: row.value == Value::Reasonable,
        more_than: None,
        pigs_only: penalty.pigs_only,
        all_cattle: penalty.all_cattle,
    };
    if let Value::DamagePenalty { by, .. } = row.value {
        said.damage_by = Some(Coded::of("damage.", by.code()));
    }
    match row.value {
        Value::Penalty { .. } | Value::DamagePenalty { .. } => {
            let (least, most, prison) = row.value.penalty().unwrap_or_default();
            said.least = (!least.is_zero()).then(|| least.plain());
            said.most = Some(penalty.raised_to.unwrap_or(most).plain());
            said.months = prison.map(Prison::months);
            said.prison = prison.map(Prison::code);
        }
        Value::UpTo(most) => said.most = Some(most.plain()),
        Value::RemovalOrders { more_than, most } => {
            said.most = Some(most.plain());
            said.more_than = Some(more_than);
        }
        Value::ForfeitTo(to) => said.forfeit_to = Some(Coded::of("recipient.", to.code())),
        Value::ForfeitInDefault(to) => {
            said.forfeit_in_default_to = Some(Coded::of("recipient.", to.code()));
        }
        _ => {}
    }
    said
}

fn distribution(distribution: &account::Distribution) -> Distribution {
    let shares = distribution.shares.iter();
    Distribution {
        outcome: Coded::of("outcome.", distribution.outcome.code()),
        came_in: distribution.came_in.plain(),
        shares: shares
            .map(|share| Share {
                recipient: Coded::of("recipient.", share.recipient.code()),
                other: share
                    .other
                    .map(|other| Coded::of("recipient.", other.code())),
                figure: Coded::of("figure.", share.figure.code()),
                amount: (&share.amount).into(),
            })
            .collect(),
    }
}

fn assumed(assumed: &account::Assumed) -> Assumed {
    let choice = assumed.choice.code();
    let family = ["choice.", choice, "."].concat();
    let others = assumed.others.iter();
    Assumed {
        choice: Coded::of("choice.", choice),
        taken: Coded::of(&family, assumed.taken),
        figure: Coded::of("figure.", assumed.figure.code()),
        value: assumed.value.into(),
        others: others
            .map(|(other, value)| Other {
                choice: Coded::of(&family, other),
                value: (*value).into(),
            })
            .collect(),
    }
}
