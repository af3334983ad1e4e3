//! FIRST FLOOR: what follows from a case and the law in force.
//!
//! One pure function a concept: `tariff` and `feeding` say what is due, `deadlines` when, `dispute` what the owner who
//! disagrees may do, `plan` and `sale` what a sale leaves, `surplus` until when it can be had, `shares` who gets what.
//! `reckon` puts them together. No clock, no words, no screen; the parts fail separately, each naming what it needs.

mod deadlines;
mod dispute;
mod feeding;
mod plan;
mod sale;
mod shares;
mod speedy;
mod surplus;
mod tariff;

use crate::account::{Account, Amount, Assumed};
use crate::case::{Case, RoundAt, Situation};
use crate::day::Day;
use crate::law::row::{Provision, Row};
use crate::law::{self, Finding, Law, Text};
use crate::money::Rupees;
use crate::problem::{Field, Problem, Reason};
use crate::reasons::{Figure, Input, Operation, Quantity, Reasons, Source, StepId};

/// What every part works with.
struct Desk<'c> {
    case: &'c Case,
    reasons: Reasons,
    assumed: Vec<Assumed>,
}

/// The text of law a case runs on: the place's default where none is named.
///
/// # Errors
/// No place, or a text this place does not have; never another text in its stead.
pub fn text_of(case: &Case) -> Result<&'static Text, Vec<Problem>> {
    let place = case
        .place
        .ok_or_else(|| vec![Problem::missing(Field::Place)])?;
    match &case.text {
        None => law::texts(place)
            .first()
            .ok_or_else(|| vec![Problem::missing(Field::Text)]),
        Some(code) => law::text(place, code).ok_or_else(|| vec![Problem::missing(Field::Text)]),
    }
}

/// The law in force for a case: its text on the day of impounding.
///
/// # Errors
/// No place or no day of impounding, or no law in that place on that day.
pub fn law_of(case: &Case) -> Result<Law, Vec<Problem>> {
    if case.situation == Some(Situation::Police) {
        return Err(vec![Problem::at(Field::Situation, Reason::CourtDecides)]);
    }
    let text = text_of(case);
    let day = case.impounded.ok_or(Problem::missing(Field::Impounded));
    match (text, day) {
        (Ok(text), Ok(impounded)) => {
            let law = Law {
                text,
                day: impounded.day,
            };
            if law.has_begun() {
                Ok(law)
            } else {
                Err(vec![Problem::at(
                    Field::Text,
                    Reason::NoLawThatDay(impounded.day),
                )])
            }
        }
        (text, day) => Err(text.err().into_iter().flatten().chain(day.err()).collect()),
    }
}

/// Reckons a case under the text it names.
#[must_use]
pub fn reckon(case: &Case) -> Account {
    let law = law_of(case);
    let mut desk = Desk {
        case,
        reasons: Reasons::with_room(48),
        assumed: Vec::new(),
    };

    let claim = law.clone().and_then(|law| tariff::claim(&mut desk, law));
    let deadlines = law
        .clone()
        .and_then(|law| deadlines::deadlines(&mut desk, law));
    let speedy = law.clone().and_then(|law| speedy::speedy(&mut desk, law));
    let complaint = law
        .clone()
        .and_then(|law| dispute::complaint(&mut desk, law, deadlines.as_ref().ok()));
    let dispute = match (&law, &claim) {
        (Ok(law), Ok(claim)) => dispute::dispute(&mut desk, *law, claim),
        (Err(problems), _) | (_, Err(problems)) => Err(problems.clone()),
    };
    let plan = match (&law, &claim) {
        (Ok(law), Ok(claim)) => plan::plan(&mut desk, *law, claim),
        (Err(problems), _) | (_, Err(problems)) if plan::asked(case) => Err(problems.clone()),
        _ => Ok(None),
    };
    let sale = law.clone().and_then(|law| sale::sale(&mut desk, law));
    let surplus = law.clone().and_then(|law| surplus::surplus(&mut desk, law));
    let distributions = law.as_ref().map_or_else(
        |_| Vec::new(),
        |law| {
            shares::distributions(
                &mut desk,
                *law,
                claim.as_ref().ok(),
                sale.as_ref().ok().and_then(Option::as_ref),
            )
        },
    );

    Account {
        text: text_of(case).ok(),
        reasons: desk.reasons,
        claim,
        deadlines,
        speedy,
        complaint,
        dispute,
        plan,
        sale,
        surplus,
        distributions,
        assumed: desk.assumed,
    }
}

/// The row that orders something, where the law is known on it.
fn rule(law: Law, provision: Provision) -> Result<&'static Row, Vec<Problem>> {
    match law.find(provision) {
        Finding::InForce(row) | Finding::Either(row, _) => Ok(row),
        _ => Err(vec![Problem::at(
            Field::Place,
            Reason::LawNotKnown(law.text.place),
        )]),
    }
}

/// What is to be brought on one day, without the rest of the account: a point of the curve.
///
/// # Errors
/// As the claim part.
pub fn to_bring_on(case: &Case, day: Day) -> Result<Amount, Vec<Problem>> {
    let law = law_of(case)?;
    let mut desk = Desk {
        case,
        reasons: Reasons::with_room(8),
        assumed: Vec::new(),
    };
    tariff::to_bring_on(&mut desk, law, day)
}

impl Desk<'_> {
    /// Adds amounts up: a payable total is the sum of its rounded lines, the exact sum beside it.
    fn sum(
        &mut self,
        figure: Figure,
        rule: Option<&'static Row>,
        amounts: impl Iterator<Item = Amount>,
    ) -> Result<Amount, Vec<Problem>> {
        let too_large = || vec![Problem::at(Field::Rates, Reason::TooLarge)];
        let mut inputs: Vec<Input> = Vec::with_capacity(8);
        let mut shown = Rupees::ZERO;
        let mut exact = Rupees::ZERO;
        for amount in amounts {
            shown = shown.plus(amount.shown).ok_or_else(too_large)?;
            exact = exact.plus(amount.exact).ok_or_else(too_large)?;
            let source = Source::Step(amount.step);
            inputs.push(Input {
                source,
                quantity: Quantity::Rupees(amount.shown),
            });
        }
        if self.case.choices.round_at == Some(RoundAt::Total) {
            shown = exact.rounded();
        }
        let step = self.reasons.step(
            figure,
            rule,
            Operation::Sum,
            &inputs,
            Quantity::Rupees(shown),
        );
        Ok(Amount { shown, exact, step })
    }

    /// An amount as a line shows it: rounded once, unless only totals are to be rounded.
    fn line(&mut self, figure: Figure, exact: Rupees, step: StepId) -> Amount {
        let rounds = self.case.choices.round_at != Some(RoundAt::Total);
        let shown = if rounds { exact.rounded() } else { exact };
        if shown == exact {
            return Amount { shown, exact, step };
        }
        let input = self.reasons.result(step);
        let step = self.reasons.step(
            figure,
            None,
            Operation::Rounded,
            &[input],
            Quantity::Rupees(shown),
        );
        Amount { shown, exact, step }
    }

    /// A choice and its effect, for the list of what was assumed.
    fn assume(&mut self, assumed: Assumed) {
        self.assumed.push(assumed);
    }
}
