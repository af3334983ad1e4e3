//! What is missing or refused, in words and with the way to the box that takes the answer.

use crate::animal::Kind;
use crate::app::block::{Block, Need};
use crate::app::sheet::Sheet;
use crate::case::{Head, Rates};
use crate::draft::{Draft, RowId};
use crate::problem::{Field, Problem, Reason};
use crate::word;

/// A refusal in words.
#[derive(Clone, Debug, PartialEq, Eq)]
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
                refused: is_refused(&problem),
            };
            if !needs.contains(&need) {
                needs.push(need);
            }
        }
        Block::Needs(needs)
    }

    /// The refusal that stands behind a missing answer, if it was typed and refused.
    fn as_refused(&self, problem: Problem) -> Problem {
        if problem.reason != Reason::NotAnswered {
            return problem;
        }
        // Of a line that cannot be read the amount is asked for, of a row whose capture cannot be read the number.
        let behind = |refused: &&Problem| match (problem.field, refused.field) {
            (Field::Heads(row), Field::Capture(other)) => row == other,
            (Field::Rate(head, kind), field) => line_of(field).is_some_and(|n| {
                let line = self.draft.lines.get(usize::from(n));
                line.is_some_and(|line| line.names(head, kind))
            }),
            _ => false,
        };
        let refused = &self.reading.case.refused;
        let own = refused.iter().find(|one| one.field == problem.field);
        own.or_else(|| refused.iter().find(behind))
            .copied()
            .unwrap_or(problem)
    }

    /// Everything that is refused, with the id of the element it belongs to.
    pub(super) fn refusals(&self) -> Vec<Refusal> {
        let refused = self.refused().into_iter();
        refused
            .map(|problem| Refusal {
                anchor: anchor(&self.draft, problem),
                why: self.reason(problem.reason),
                at_once: matches!(problem.reason, Reason::Before(..)),
            })
            .collect()
    }

    /// What is refused: by the readers, and by the reckoning where answers do not fit together.
    #[must_use]
    pub fn refused(&self) -> Vec<Problem> {
        let account = &self.account;
        let window = account
            .deadlines
            .as_ref()
            .ok()
            .and_then(|deadlines| deadlines.first.sale.as_ref().err());
        let parts: [&[Problem]; 12] = [
            account.claim.as_ref().err().map_or(&[], Vec::as_slice),
            account.deadlines.as_ref().err().map_or(&[], Vec::as_slice),
            account.complaint.as_ref().err().map_or(&[], Vec::as_slice),
            account.plan.as_ref().err().map_or(&[], Vec::as_slice),
            account.sale.as_ref().err().map_or(&[], Vec::as_slice),
            account.surplus.as_ref().err().map_or(&[], Vec::as_slice),
            window.map_or(&[], Vec::as_slice),
            account.security.as_ref().err().map_or(&[], Vec::as_slice),
            account.checked.as_ref().err().map_or(&[], Vec::as_slice),
            account
                .not_paid_before
                .as_ref()
                .err()
                .map_or(&[], Vec::as_slice),
            match account.asked.as_slice() {
                [(_, Err(problems))] => problems,
                _ => &[],
            },
            &self.reading.case.refused,
        ];
        let refused = parts.into_iter().flatten();
        refused
            .filter(|problem| is_refused(problem))
            .copied()
            .collect()
    }

    /// The sentence of a refusal.
    #[must_use]
    pub fn reason(&self, reason: Reason) -> String {
        match (reason, &self.account.complaint) {
            // A Monday that was no last day anywhere: why it is named is said with it.
            (Reason::ComplaintOver(day), Ok(complaint)) if complaint.after_a_sunday() => {
                let places = [("first", &*self.day(day))];
                self.words
                    .fill(word!("reason.complaint-over-sunday"), &places)
            }
            _ => self.words.reason(reason),
        }
    }

    /// The name of an answer.
    #[must_use]
    pub fn field(&self, field: Field) -> String {
        self.words.field(self.as_plain(field))
    }

    /// The charges behind the further lines are the plain rates: they go by their head and kind.
    fn as_plain(&self, field: Field) -> Field {
        let Field::Charge(n) = field else {
            return field;
        };
        let charge = match &self.reading.case.rates {
            Some(Rates::Seen(charges)) if usize::from(n) >= self.draft.lines.len() => {
                charges.get(usize::from(n))
            }
            _ => None,
        };
        let kind = charge.and_then(|charge| charge.kinds.iter().next());
        match (charge, kind) {
            (Some(charge), Some(kind)) => Field::Rate(charge.head, kind),
            _ => field,
        }
    }
}

/// Something was typed that cannot be used; nothing is missing, and no law is silent.
const fn is_refused(problem: &Problem) -> bool {
    !matches!(problem.reason, Reason::NotAnswered | Reason::BoardNotSeen)
        && !problem.is_of_the_law()
}

/// The id of an element of a row, by the row's stable name.
#[must_use]
pub fn named(what: &str, id: RowId) -> String {
    [what, &id.to_string()].concat()
}

/// The line of the board that a field is of, its own amount apart.
const fn line_of(field: Field) -> Option<u16> {
    match field {
        Field::Charge(n)
        | Field::ChargePercent(n)
        | Field::ChargeFromDay(n)
        | Field::ChargeFirstCapture(n)
        | Field::ChargeLastCapture(n)
        | Field::ChargeBandFrom(n)
        | Field::ChargeBandTo(n) => Some(n),
        _ => None,
    }
}

/// The id of the element that takes an answer. Rows go by their stable names, since their numbers move.
#[must_use]
pub fn anchor(draft: &Draft, problem: Problem) -> String {
    let row = |n: u16| draft.animals.get(usize::from(n)).map_or(0, |row| row.id);
    let lot = |n: u16| draft.lots.get(usize::from(n)).map_or(0, |lot| lot.id);
    let line = |n: u16| draft.lines.get(usize::from(n)).map_or(0, |line| line.id);
    let demand = |n: u16| draft.demand.get(usize::from(n)).map_or(0, |one| one.id);
    let expense = |n: u16| {
        draft
            .expenses
            .get(usize::from(n))
            .map_or(0, |expense| expense.id)
    };
    match problem.field {
        Field::Text => "text".into(),
        Field::Situation => "ask-situation".into(),
        Field::Area => "area".into(),
        Field::Animals => named("kind-", row(0)),
        Field::Kind(n) => named("kind-", row(n)),
        Field::Heads(n) => named("heads-", row(n)),
        Field::Capture(n) => named("capture-", row(n)),
        Field::Age(n) => named("age-", row(n)),
        Field::Kilograms(n) => named("kilograms-", row(n)),
        Field::Price(n) => named("price-", row(n)),
        Field::ImpoundedHour => "impounded-hour".into(),
        Field::ClaimedHour => "claimed-hour".into(),
        Field::Impounded => "impounded-day".into(),
        Field::Claimed => "claimed-day".into(),
        Field::Seized => "seized-day".into(),
        Field::Notice => "notice-day".into(),
        Field::Ask(_) => "other-day".into(),
        Field::Deposited => "deposited-day".into(),
        Field::SaleDay => "sale-day".into(),
        Field::SoldAs => "sold-as".into(),
        Field::Rates => "board-seen".into(),
        Field::Rate(head, kind) => rate(draft, head, kind),
        Field::Charge(n) => named("line-amount-", line(n)),
        Field::ChargeUnit(n) => named("line-unit-", line(n)),
        Field::ChargeGrowth(n) => named("line-growth-", line(n)),
        Field::ChargePercent(n) => named("line-percent-", line(n)),
        Field::ChargeFromDay(n) => named("line-from-", line(n)),
        Field::ChargeFirstCapture(n) => named("line-capture-", line(n)),
        Field::ChargeLastCapture(n) => named("line-capture-to-", line(n)),
        Field::ChargeBandFrom(n) => named("line-band-", line(n)),
        Field::ChargeBandTo(n) => named("line-band-to-", line(n)),
        Field::ChargeReplaces(n) => named("line-replaces-", line(n)),
        Field::NotReturnedFrom => "kept-from".into(),
        Field::AuctionDay => "auction-day".into(),
        Field::OrFromDay => "or-from-day".into(),
        Field::Bands => "bands".into(),
        Field::ActualCost => "actual-cost".into(),
        Field::Security(kind) => ["security-", kind.code()].concat(),
        Field::SecurityDay => "security-on-day".into(),
        Field::SecurityAgain => "security-again-day".into(),
        Field::SecurityPart => "security-part".into(),
        Field::Demand(n) => named("demand-", demand(n)),
        Field::SuitClaimed => "suit-claimed".into(),
        Field::SuitPaid => "suit-paid".into(),
        Field::OrderDay => "order-day".into(),
        Field::Lots => "lot-add".into(),
        Field::LotHeads(n) => named("lot-heads-", lot(n)),
        Field::LotPrice(n) => named("lot-price-", lot(n)),
        Field::Expense(n) => named("expense-", expense(n)),
        Field::Place => "place".into(),
    }
}

/// The box of a rate: its own, or that of the line which stands in for it; the lines as a whole where all of them have
/// an amount and none is for these animals.
fn rate(draft: &Draft, head: Head, kind: Kind) -> String {
    let plain = matches!(head, Head::Fine | Head::Feeding);
    let typed = draft.rates.iter().any(|rate| {
        let text = if head == Head::Fine {
            &rate.fine
        } else {
            &rate.feeding
        };
        rate.kind == kind.code() && !text.trim().is_empty()
    });
    let named_by = draft.lines.iter().filter(|line| line.names(head, kind));
    let mut open = named_by
        .clone()
        .filter(|line| line.amount.trim().is_empty());
    match (open.next(), named_by.count()) {
        (Some(line), _) => named("line-amount-", line.id),
        (None, 0) if plain => [head.code(), "-", kind.code()].concat(),
        (None, _) if plain && typed => [head.code(), "-", kind.code()].concat(),
        _ => "line-add".into(),
    }
}
