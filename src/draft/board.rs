//! What the board says beyond a fine and a feeding charge for each kind: further lines, and what stands beside its
//! amounts. An answer about animals that nothing here moves by is not read, so that no hidden answer has a say.

use serde::{Deserialize, Serialize};

use super::read::{Reader, some};
use super::{Draft, RateDraft, RowId, SEEN};
use crate::animal::{Kind, Kinds};
use crate::case::{
    Age, Charge, Growth, Head, Heads, NotReturned, Percent, Rates, Repeat, Run, Situation, Terms,
    Unit,
};
use crate::money::Rupees;
use crate::problem::{Field, NumeralProblem, Reason};

/// A run of numbers as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RunDraft {
    /// The first; empty is 1 where the last is given.
    pub from: String,
    /// The last; empty is "and more".
    pub to: String,
}

/// A further line of the board as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct LineDraft {
    /// The line's name.
    pub id: RowId,
    /// Code of what it is for.
    pub head: String,
    /// For which kinds.
    pub kinds: Kinds,
    /// The amount, or the factor.
    pub amount: String,
    /// Code of the unit; empty where the board does not say.
    pub unit: String,
    /// The first day on which it runs; empty is the day of arrival.
    pub from_day: String,
    /// Code of the age; empty is any.
    pub age: String,
    /// For which captures.
    pub captures: RunDraft,
    /// For which number impounded at a time.
    pub number: RunDraft,
    /// By how many per cent it rises at each repeat.
    pub percent: String,
    /// Code of how the increase builds up; empty where the board does not say.
    pub growth: String,
    /// The ordinary fine it replaces.
    pub replaces: String,
}

/// What a tariff says beside its amounts, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct TermsDraft {
    /// The id of the published scale the lines were taken from.
    pub scale: String,
    /// From this capture on the animals are not given back.
    pub not_returned_from: String,
    /// Code of what becomes of them.
    pub then: String,
    /// The day of impounding on which an auction is reported.
    pub auction_day: String,
    /// The day from which another report lets the daily charges run.
    pub or_from_day: String,
}

/// What a row of animals is asked beside its kind, number and condition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asks {
    /// Which capture it is.
    pub capture: bool,
    /// Their age.
    pub age: bool,
    /// Their weight.
    pub kilograms: bool,
}

impl Asks {
    /// What the lines and terms need to know of animals of a kind.
    pub(super) fn of(kind: Option<Kind>, rates: Option<&Rates>, terms: Option<&Terms>) -> Self {
        let (Some(kind), Some(Rates::Seen(charges))) = (kind, rates) else {
            return Self::default();
        };
        let any = |asks: fn(&Charge) -> bool| {
            charges
                .iter()
                .any(|charge| charge.kinds.has(kind) && asks(charge))
        };
        let kept = terms.is_some_and(|terms| terms.not_returned_from.is_some());
        Self {
            capture: kept || any(|charge| charge.captures.is_some() || charge.repeat.is_some()),
            age: any(|charge| charge.age.is_some()),
            kilograms: any(|charge| {
                matches!(
                    charge.unit,
                    Some(Unit::PerKilogram | Unit::PerKilogramPerDay)
                )
            }),
        }
    }
}

impl LineDraft {
    /// Whether the line names the kind under this head.
    #[must_use]
    pub fn names(&self, head: Head, kind: Kind) -> bool {
        self.head == head.code() && self.kinds.has(kind)
    }

    /// The boxes that hold this charge, under the line's name.
    #[must_use]
    pub fn of(id: RowId, charge: &Charge) -> Self {
        let code = |code: Option<&str>| code.unwrap_or_default().to_owned();
        let (repeat, percent) = match charge.repeat {
            Some(repeat) => (repeat.growth, repeat.percent.get().normalize().to_string()),
            None => (None, String::new()),
        };
        let amount = |amount: Option<Rupees>| amount.map(Rupees::entered).unwrap_or_default();
        Self {
            id,
            head: charge.head.code().to_owned(),
            kinds: charge.kinds,
            amount: amount(charge.amount),
            unit: code(charge.unit.map(Unit::code)),
            from_day: if charge.from_day > 1 {
                charge.from_day.to_string()
            } else {
                String::new()
            },
            age: code(charge.age.map(Age::code)),
            captures: RunDraft::of(charge.captures),
            number: RunDraft::of(charge.number),
            percent,
            growth: code(repeat.map(Growth::code)),
            replaces: amount(charge.replaces),
        }
    }

    /// The charge of the line, the `n`th of the tariff. A line of which anything that moves its sum cannot be read has
    /// no amount: it is asked for.
    fn read(&self, n: u16, reader: &mut Reader) -> Charge {
        let before = reader.refused.len();
        let head = Head::from_code(&self.head);
        let amount = reader.number(Field::Charge(n), &self.amount, Rupees::read);
        let from_day = reader.number(Field::ChargeFromDay(n), &self.from_day, small);
        let captures = self.captures.read(
            [Field::ChargeFirstCapture(n), Field::ChargeLastCapture(n)],
            reader,
        );
        let number = self
            .number
            .read([Field::ChargeBandFrom(n), Field::ChargeBandTo(n)], reader);
        let percent = reader.number(Field::ChargePercent(n), &self.percent, Percent::read);
        let whole = head.is_some() && reader.refused.len() == before;
        Charge {
            head: head.unwrap_or(Head::Fine),
            kinds: self.kinds,
            amount: amount.filter(|_| whole),
            unit: Unit::from_code(&self.unit),
            from_day: from_day.unwrap_or(1),
            age: Age::from_code(&self.age),
            captures,
            number,
            repeat: percent.map(|percent| Repeat {
                percent,
                growth: Growth::from_code(&self.growth),
            }),
            replaces: reader.number(Field::ChargeReplaces(n), &self.replaces, Rupees::read),
        }
    }
}

impl RunDraft {
    fn of(run: Option<Run>) -> Self {
        run.map_or_else(Self::default, |run| Self {
            from: run.from.to_string(),
            to: run.to.map(|to| to.to_string()).unwrap_or_default(),
        })
    }

    fn read(&self, [first, last]: [Field; 2], reader: &mut Reader) -> Option<Run> {
        let from = reader.number(first, &self.from, Heads::read);
        let to = reader.number(last, &self.to, Heads::read);
        let (from, to) = (from.map(Heads::get), to.map(Heads::get));
        if from.is_none() && to.is_none() {
            return None;
        }
        let from = from.unwrap_or(1);
        if to.is_some_and(|to| to < from) {
            return reader.refuse(last, Reason::Backwards);
        }
        Some(Run { from, to })
    }
}

impl TermsDraft {
    /// The boxes that hold what a scale says.
    #[must_use]
    pub fn of(terms: &Terms) -> Self {
        let number = |number: Option<u16>| number.map(|n| n.to_string()).unwrap_or_default();
        Self {
            scale: terms.scale.clone().unwrap_or_default(),
            not_returned_from: number(terms.not_returned_from),
            then: terms
                .then
                .map_or_else(String::new, |then| then.code().to_owned()),
            auction_day: number(terms.auction_day),
            or_from_day: number(terms.or_from_day),
        }
    }

    fn read(&self, reader: &mut Reader) -> Option<Terms> {
        let terms = Terms {
            scale: some(&self.scale).map(str::to_owned),
            not_returned_from: reader.number(
                Field::NotReturnedFrom,
                &self.not_returned_from,
                small,
            ),
            then: NotReturned::from_code(&self.then),
            auction_day: reader.number(Field::AuctionDay, &self.auction_day, small),
            or_from_day: reader.number(Field::OrFromDay, &self.or_from_day, small),
        };
        (terms != Terms::default()).then_some(terms)
    }
}

impl Draft {
    /// Whether a further line names the kind under this head, so that its own box may stay empty.
    #[must_use]
    pub fn named_by_a_line(&self, head: Head, kind: Kind) -> bool {
        self.lines.iter().any(|line| line.names(head, kind))
    }

    /// The lines first, each at its own place, then the plain rates. A box left empty is a charge that was not given.
    /// Under an Act the reckoning then asks for it by name, or finds it printed. A by-law may be silent on it only where
    /// a line gives it, or a published scale was taken over.
    pub(super) fn read_board(&self, reader: &mut Reader) -> (Option<Rates>, Option<Terms>) {
        if self.board == super::NOT_SEEN {
            return (Some(Rates::NotSeen), None);
        }
        if self.board != SEEN {
            return (None, None);
        }
        let terms = self.terms.read(reader);
        let lines = (0u16..).zip(&self.lines);
        let mut charges: Vec<Charge> = lines.map(|(n, line)| line.read(n, reader)).collect();
        for kind in self.kinds() {
            let rate = self.rates.iter().find(|rate| rate.kind == kind.code());
            let Some(RateDraft { fine, feeding, .. }) = rate else {
                continue;
            };
            for (head, unit, text) in [
                (Head::Fine, Unit::PerHead, fine),
                (Head::Feeding, Unit::PerHeadPerDay, feeding),
            ] {
                let may_be_silent = self.situation != Situation::ByLaw.code()
                    || some(&self.terms.scale).is_some()
                    || self.named_by_a_line(head, kind);
                if may_be_silent && some(text).is_none() {
                    continue;
                }
                let amount = reader.number(Field::Rate(head, kind), text, Rupees::read);
                charges.push(Charge::plain(head, Kinds::of(&[kind]), amount, unit));
            }
        }
        (Some(Rates::Seen(charges)), terms)
    }
}

/// A whole number from 1 that counts days or captures.
pub(crate) fn small(text: &str) -> Result<u16, NumeralProblem> {
    let number = Heads::read(text)?.get();
    u16::try_from(number).map_err(|_| NumeralProblem::TooLarge)
}
