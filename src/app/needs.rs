//! What is missing or refused, in words and with the way to the box that takes the answer.

use crate::app::block::{Block, Need};
use crate::app::sheet::Sheet;
use crate::draft::{Draft, RowId};
use crate::problem::{Field, Problem, Reason};

/// A refusal in words.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// The id of the element it belongs to.
    pub anchor: String,
    /// Why.
    pub why: String,
    /// Both answers are whole and do not fit together: nobody is still typing.
    pub at_once: bool,
}

impl Sheet {
    /// What a part still needs, each answer once, with a way to it. A refused answer says why it was refused.
    #[must_use]
    pub fn needs(&self, problems: &[Problem]) -> Block {
        let mut needs: Vec<Need> = Vec::with_capacity(problems.len());
        for problem in problems {
            let problem = self.as_refused(*problem);
            let need = Need {
                anchor: anchor(&self.draft, problem),
                field: if problem.is_of_the_law() {
                    String::new()
                } else {
                    self.field(problem.field)
                },
                why: self.reason(problem.reason),
            };
            if !needs.contains(&need) {
                needs.push(need);
            }
        }
        Block::Needs(needs)
    }

    /// The refusal that stands behind a missing answer, if it was typed and refused.
    fn as_refused(&self, problem: Problem) -> Problem {
        match (problem.reason, self.reading.case.refusal(problem.field)) {
            (Reason::NotAnswered, Some(refused)) => refused,
            _ => problem,
        }
    }

    /// Everything that is refused, with the id of the element it belongs to: by the readers, and by the reckoning
    /// where answers do not fit together.
    pub(super) fn refused(&self) -> Vec<Refusal> {
        let account = &self.account;
        let window = account
            .deadlines
            .as_ref()
            .ok()
            .and_then(|deadlines| deadlines.first.sale.as_ref().err());
        let parts: [&[Problem]; 10] = [
            account.claim.as_ref().err().map_or(&[], Vec::as_slice),
            account.deadlines.as_ref().err().map_or(&[], Vec::as_slice),
            account.complaint.as_ref().err().map_or(&[], Vec::as_slice),
            account.plan.as_ref().err().map_or(&[], Vec::as_slice),
            account.sale.as_ref().err().map_or(&[], Vec::as_slice),
            account.surplus.as_ref().err().map_or(&[], Vec::as_slice),
            window.map_or(&[], Vec::as_slice),
            account.security.as_ref().err().map_or(&[], Vec::as_slice),
            account.checked.as_ref().err().map_or(&[], Vec::as_slice),
            &self.reading.case.refused,
        ];
        let refused = parts.into_iter().flatten().filter(|problem| {
            !matches!(problem.reason, Reason::NotAnswered | Reason::BoardNotSeen)
                && !problem.is_of_the_law()
        });
        refused
            .map(|problem| Refusal {
                anchor: anchor(&self.draft, *problem),
                why: self.reason(problem.reason),
                at_once: matches!(problem.reason, Reason::Before(..)),
            })
            .collect()
    }

    /// The sentence of a refusal.
    #[must_use]
    pub fn reason(&self, reason: Reason) -> String {
        let key = ["reason.", reason.code()].concat();
        match reason {
            Reason::Before(first, second) => self.words.fill(
                &key,
                &[
                    ("first", &self.moment(first)),
                    ("second", &self.moment(second)),
                ],
            ),
            Reason::LawNotKnown(provision) => {
                let about = self.words.of("provision.", provision.code());
                self.words.fill(&key, &[("about", about)])
            }
            Reason::NoLawThatDay(day) | Reason::ComplaintOver(day) => {
                self.words.fill(&key, &[("first", &self.day(day))])
            }
            _ => self.words.get(&key).to_owned(),
        }
    }

    /// The name of an answer, by the field's path: the number of a row or lot, and the kind of a rate, are filled in.
    #[must_use]
    pub fn field(&self, field: Field) -> String {
        let path = field.path();
        let (name, number) = match (path.split_once('['), path.split_once(']')) {
            (Some((before, _)), Some((within, after))) => {
                let at = within
                    .rsplit('[')
                    .next()
                    .and_then(|n| n.parse::<u32>().ok())
                    .unwrap_or(0);
                ([before, after].concat(), at.saturating_add(1).to_string())
            }
            _ => (path, String::new()),
        };
        let (name, kind) = match field {
            Field::Rate(_, kind) => {
                let kind_word = self.words.of("kind.", kind.code()).to_owned();
                (
                    name.strip_suffix(kind.code())
                        .unwrap_or(&name)
                        .trim_end_matches('.')
                        .to_owned(),
                    kind_word,
                )
            }
            _ => (name, String::new()),
        };
        let key = ["field.", &name].concat();
        let key = if self.words.find(&key).is_some() {
            key
        } else {
            "field.other".to_owned()
        };
        self.words.fill(&key, &[("n", &number), ("kind", &kind)])
    }
}

/// The id of an element of a row, by the row's stable name.
#[must_use]
pub fn named(what: &str, id: RowId) -> String {
    [what, &id.to_string()].concat()
}

/// The id of the element that takes an answer. Rows go by their stable names, since their numbers move.
#[must_use]
pub fn anchor(draft: &Draft, problem: Problem) -> String {
    let row = |n: u16| draft.animals.get(usize::from(n)).map_or(0, |row| row.id);
    let lot = |n: u16| draft.lots.get(usize::from(n)).map_or(0, |lot| lot.id);
    let expense = |n: u16| {
        draft
            .expenses
            .get(usize::from(n))
            .map_or(0, |expense| expense.id)
    };
    match problem.field {
        Field::Text => "text".into(),
        Field::Situation => "situation".into(),
        Field::Area => "area".into(),
        Field::Animals => named("kind-", row(0)),
        Field::Kind(n) => named("kind-", row(n)),
        Field::Heads(n) => named("heads-", row(n)),
        Field::Price(n) => named("price-", row(n)),
        Field::ImpoundedHour => "impounded-hour".into(),
        Field::ClaimedHour => "claimed-hour".into(),
        Field::Impounded => "impounded-day".into(),
        Field::Claimed => "claimed-day".into(),
        Field::Seized => "seized-day".into(),
        Field::Notice => "notice-day".into(),
        Field::Deposited => "deposited-day".into(),
        Field::SaleDay => "sale-day".into(),
        Field::Rates => "board-seen".into(),
        Field::Rate(head, kind) => [head.code(), "-", kind.code()].concat(),
        Field::Lots => "lot-add".into(),
        Field::LotHeads(n) => named("lot-heads-", lot(n)),
        Field::LotPrice(n) => named("lot-price-", lot(n)),
        Field::Expense(n) => named("expense-", expense(n)),
        _ => "place".into(),
    }
}
