//! FIRST FLOOR: what follows from a case and the law in force.
//!
//! One pure function a concept: `tariff` and `feeding` say what is due, `deadlines` when, `dispute` what the owner who
//! disagrees may do, `plan` and `sale` what a sale leaves, `surplus` until when it can be had, `shares` who gets what.
//! `reckon` puts them together. No clock, no words, no screen; the parts fail separately, each naming what it needs.

mod bill;
mod deadlines;
mod demand;
mod dispute;
mod feeding;
mod months;
mod notices;
mod penalties;
mod plan;
mod sale;
mod security;
mod shares;
mod speedy;
mod surplus;
mod tariff;
mod wait;

use crate::account::{Account, Amount, Assumed, Claim, Deadlines, Point, Speedy};
use crate::case::{Case, Head, RoundAt, Situation};
use crate::day::Day;
use crate::law::place::{Area, Parent};
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
    /// The security that is deposited before the animals are let out: part of whatever is to be brought for them.
    security: Option<Amount>,
    /// What it is the sum of.
    security_lines: Vec<Amount>,
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

/// The law in force for a case: its text on the day of impounding, or its parent's text for a day before the place
/// was formed.
///
/// # Errors
/// No place or no day of impounding; a court decides; the Act never reached the area; no law on that day.
pub fn law_of(case: &Case) -> Result<Law, Vec<Problem>> {
    if case.situation == Some(Situation::Police) {
        return Err(vec![Problem::at(Field::Situation, Reason::CourtDecides)]);
    }
    let by_law = case.situation == Some(Situation::ByLaw);
    // An area of another place, like a text of another place, is no answer for this one.
    let lies_in = |area| case.place.is_none_or(|place| place.areas().contains(&area));
    if case.area.is_some_and(|area| !lies_in(area)) {
        return Err(vec![Problem::missing(Field::Area)]);
    }
    if !by_law && case.area.is_some_and(Area::never_reached) {
        return Err(vec![Problem::at(Field::Area, Reason::ActDoesNotReach)]);
    }
    let text = text_of(case);
    let day = case.required(Field::Impounded, case.impounded);
    match (text, day) {
        (Ok(text), Ok(impounded)) => {
            let text = answering(text, impounded.day);
            let text = if case.area.is_some_and(Area::own_regulation) {
                &law::states::unchanged::SANTHAL_PARGANAS
            } else {
                text
            };
            let law = Law {
                text,
                day: impounded.day,
            };
            if by_law || law.has_begun() {
                Ok(law)
            } else {
                Err(vec![Problem::at(
                    Field::Impounded,
                    Reason::NoLawThatDay(impounded.day),
                )])
            }
        }
        (text, day) => Err(Problem::all(&mut [text.err(), day.err()])),
    }
}

/// The text that answers on a day: before a place was formed, its parent's.
fn answering(text: &'static Text, day: Day) -> &'static Text {
    match text.place.formed() {
        Some((formed, parent)) if day < formed => match parent {
            Parent::Place(place) => law::texts(place)
                .first()
                .map_or(text, |text| answering(text, day)),
            Parent::Bombay => &law::states::maharashtra::BOMBAY,
        },
        _ => text,
    }
}

/// Reckons a case under the text it names.
#[must_use]
pub fn reckon(case: &Case) -> Account {
    under(case, &law_of(case))
}

/// Reckons a case under a law that was found for it, or with the reasons why none was.
#[must_use]
pub fn under(case: &Case, law: &Result<Law, Vec<Problem>>) -> Account {
    let mut begun = begin(case, law);
    begun.beyond();
    begun.account()
}

/// What the owner came for, under the text the case names: what to bring, the security with it, and until when. Disputes,
/// sales, penalties and who gets the money are left as if nobody had asked; [`reckon`] gives them too.
#[must_use]
pub fn first(case: &Case) -> Account {
    begin(case, &law_of(case)).account()
}

/// An account that is being made.
struct Begun<'c> {
    desk: Desk<'c>,
    /// A by-law's money is reckoned the same way, but the Act's windows and remedies are not asserted for it.
    act: Result<Law, Vec<Problem>>,
    account: Account,
}

/// The law as an Act for cattle: none for a by-law.
fn act_of(case: &Case, law: &Result<Law, Vec<Problem>>) -> Result<Law, Vec<Problem>> {
    if case.situation == Some(Situation::ByLaw) {
        return Err(vec![Problem::at(Field::Situation, Reason::NotUnderTheAct)]);
    }
    law.clone()
}

fn begin<'c>(case: &'c Case, law: &Result<Law, Vec<Problem>>) -> Begun<'c> {
    let act = act_of(case, law);
    let mut desk = Desk::of(case);
    let deposited = desk.deposit(&act);
    let AtThePound {
        fines,
        feeding,
        each_further_day,
        claim,
    } = at_the_pound(&mut desk, law, sold(case));
    let permitted_fines = act
        .as_ref()
        .ok()
        .and_then(|law| bill::permitted_fines(&mut desk, *law));
    let asked = asked(&mut desk, law);
    let speedy = act.clone().and_then(|law| speedy::speedy(&mut desk, law));
    let deadlines = act.clone().and_then(|law| {
        let shorter = speedy.as_ref().ok().and_then(Option::as_ref);
        let shorter = shorter.filter(|speedy| speedy.reaches_all(case));
        // No animal keeps the longer time of s. 14.
        if shorter.is_some_and(|speedy| !speedy.in_doubt) {
            return Err(vec![Problem::at(Field::Animals, Reason::ShorterTime)]);
        }
        deadlines::deadlines(&mut desk, law, shorter.is_some())
    });
    let after_refusal = act
        .clone()
        .and_then(|law| deadlines::after_refusal(&mut desk, law, &deadlines));
    let first_sale = first_sale(&deadlines, &speedy);
    let complaint = act
        .clone()
        .and_then(|law| dispute::complaint(&mut desk, law, first_sale));
    let security = deposited.and_then(|deposited| match (&act, deposited) {
        (Ok(law), Some(amount)) => {
            security::security(&mut desk, *law, claim.as_ref(), amount).map(Some)
        }
        _ => Ok(None),
    });
    let account = Account {
        text: law
            .as_ref()
            .map(|law| law.text)
            .ok()
            .or_else(|| text_of(case).ok()),
        answered_by: answered_by(case, law),
        law: act.as_ref().ok().copied(),
        reasons: Reasons::default(),
        fines,
        permitted_fines,
        feeding,
        each_further_day,
        claim,
        asked,
        deadlines,
        after_refusal,
        speedy,
        complaint,
        dispute: Err(Vec::new()),
        plan: Ok(None),
        sale: Ok(None),
        surplus: Err(Vec::new()),
        security,
        wait: Ok(None),
        checked: Ok(Vec::new()),
        suit: Ok(None),
        not_paid_before: Ok(None),
        penalties: Vec::new(),
        distributions: Vec::new(),
        assumed: Vec::new(),
        notices: Vec::new(),
        left_out: Vec::new(),
    };
    Begun { desk, act, account }
}

impl Begun<'_> {
    /// What goes beyond paying in time: disagreeing, a sale, penalties, and who gets what.
    fn beyond(&mut self) {
        let Self { desk, act, account } = self;
        let case = desk.case;
        let claim = &account.claim;
        account.dispute = act
            .clone()
            .and_then(|law| dispute::dispute(desk, law, claim, &account.complaint));
        let waits = plan::asked(case) && !sold(case);
        if waits {
            let plan = both(act, claim).and_then(|(law, claim)| plan::plan(desk, law, claim));
            account.plan = plan.map(Some);
        }
        account.sale = unless_none(case.sale.is_some(), act, |law| sale::sale(desk, law));
        let sold = account.sale.as_ref().ok().and_then(Option::as_ref);
        let balance = sold.map(|sold| sold.balance);
        account.surplus = act
            .clone()
            .and_then(|law| surplus::surplus(desk, law, balance));
        account.wait = unless_none(waits, act, |law| {
            let speedy = account.speedy.as_ref().ok().and_then(Option::as_ref);
            wait::wait(
                desk,
                law,
                claim.as_ref(),
                account.deadlines.as_ref(),
                speedy,
            )
        });
        account.checked = demand::checked(desk, claim.as_ref());
        account.suit = unless_none(case.suit.is_some(), act, |law| penalties::suit(desk, law));
        let order = case.order_day.is_some() || case.refusal(Field::OrderDay).is_some();
        account.not_paid_before =
            unless_none(order, act, |law| dispute::not_paid_before(desk, law));
        let Ok(law) = *act else { return };
        account.penalties = penalties::penalties(desk, law);
        let parts = shares::Parts {
            claim: claim.as_ref().ok(),
            dispute: account.dispute.as_ref().ok(),
            sale: account.sale.as_ref().ok().and_then(Option::as_ref),
            surplus: account.surplus.as_ref().ok(),
            security: account.security.as_ref().ok().and_then(Option::as_ref),
        };
        account.distributions = shares::distributions(desk, law, &parts);
    }

    fn account(self) -> Account {
        let Self {
            desk,
            act,
            mut account,
        } = self;
        let act = act.ok();
        account.reasons = desk.reasons;
        account.assumed = desk.assumed;
        account.notices = notices::notices(desk.case, act, &account);
        account.left_out = notices::left_out(desk.case, act);
        account
    }
}

/// The animals are sold on the day of claiming.
fn sold(case: &Case) -> bool {
    bill::is_sold(case, case.claimed.map(|moment| moment.day))
}

/// The first day on which any of the animals may be sold or disposed of as unclaimed.
fn first_sale(
    deadlines: &Result<Deadlines, Vec<Problem>>,
    speedy: &Result<Option<Speedy>, Vec<Problem>>,
) -> Option<Day> {
    let sale = deadlines
        .as_ref()
        .ok()
        .and_then(|one| one.first.earliest_sale());
    let speedy = speedy.as_ref().ok().and_then(Option::as_ref);
    let days = [
        sale.map(|day| day.value),
        speedy.map(|speedy| speedy.from.value.day),
    ];
    days.into_iter().flatten().min()
}

/// What is paid to take the animals home: the whole, and the pieces that may stand where the whole does not.
struct AtThePound {
    fines: Result<Amount, Vec<Problem>>,
    feeding: Result<Amount, Vec<Problem>>,
    each_further_day: Result<Amount, Vec<Problem>>,
    claim: Result<Claim, Vec<Problem>>,
}

fn at_the_pound(desk: &mut Desk, law: &Result<Law, Vec<Problem>>, sold: bool) -> AtThePound {
    let law = match law {
        // Where no law answers at all, that comes first: a court decides, whatever was sold.
        Err(problems) if !problems.iter().all(Problem::is_missing) => Err(problems.clone()),
        _ if sold => Err(vec![Problem::at(Field::Claimed, Reason::Sold)]),
        law => law.clone(),
    };
    let claim = match &law {
        Ok(law) => bill::claim(desk, *law),
        // It is not even known under which law: all that is missing is named at once.
        Err(problems) if problems.iter().all(Problem::is_missing) => {
            Err([problems.as_slice(), &bill::unanswered(desk.case)].concat())
        }
        Err(problems) => Err(problems.clone()),
    };
    let (fines, feeding) = match (&claim, &law) {
        (Ok(claim), _) => (Ok(claim.fines), Ok(claim.feeding)),
        (Err(_), Ok(law)) => (
            bill::head_alone(desk, *law, Head::Fine, Figure::Fines),
            bill::head_alone(desk, *law, Head::Feeding, Figure::Feeding),
        ),
        (Err(_), Err(problems)) => (Err(problems.clone()), Err(problems.clone())),
    };
    // What a by-law's source does not mention is no nought by itself, whatever the sum is without it.
    let stated = |head, reason, amount: Result<Amount, Vec<Problem>>| {
        if law.is_ok() && tariff::is_silent_on(desk.case, head) {
            Err(vec![Problem::at(Field::Rates, reason)])
        } else {
            amount
        }
    };
    let fines = stated(Head::Fine, Reason::FineNotStated, fines);
    let feeding = stated(Head::Feeding, Reason::FeedingNotStated, feeding);
    let each_further_day = law.and_then(|law| bill::each_further_day(desk, law));
    AtThePound {
        fines,
        feeding,
        each_further_day,
        claim,
    }
}

/// The law and another part, or what both of them still need.
fn both<'p, P>(
    law: &Result<Law, Vec<Problem>>,
    part: &'p Result<P, Vec<Problem>>,
) -> Result<(Law, &'p P), Vec<Problem>> {
    match (law, part) {
        (Ok(law), Ok(part)) => Ok((*law, part)),
        (Err(problems), _) | (_, Err(problems)) => Err(problems.clone()),
    }
}

/// A part that nobody asked for is nothing, whatever the law says of it.
fn unless_none<P>(
    asked: bool,
    law: &Result<Law, Vec<Problem>>,
    part: impl FnOnce(Law) -> Result<Option<P>, Vec<Problem>>,
) -> Result<Option<P>, Vec<Problem>> {
    if asked {
        law.clone().and_then(part)
    } else {
        Ok(None)
    }
}

/// What answers instead of a place that was not formed yet: the last parent on the way back that was.
fn answered_by(case: &Case, law: &Result<Law, Vec<Problem>>) -> Option<Parent> {
    let law = law.as_ref().ok()?;
    let mut place = case.place?;
    let mut found = None;
    while let Some((formed, parent)) = place.formed() {
        if law.day >= formed {
            break;
        }
        found = Some(parent);
        match parent {
            Parent::Place(before) => place = before,
            Parent::Bombay => break,
        }
    }
    found
}

/// What is to be brought on the days asked about, each by itself.
fn asked(
    desk: &mut Desk,
    law: &Result<Law, Vec<Problem>>,
) -> Vec<(Day, Result<Amount, Vec<Problem>>)> {
    let days = (0u16..).zip(&desk.case.ask);
    days.map(|(n, day)| {
        let amount = law
            .clone()
            .and_then(|law| bill::to_bring_on(desk, law, *day, Field::Ask(n)));
        (*day, amount)
    })
    .collect()
}

/// The row that orders something, where the law is known on it.
fn rule(law: Law, provision: Provision) -> Result<&'static Row, Vec<Problem>> {
    match law.find(provision) {
        Finding::InForce(row) | Finding::Either(row, _) => Ok(row),
        _ => Err(vec![Problem::at(
            Field::Place,
            Reason::LawNotKnown(provision),
        )]),
    }
}

/// What is to be brought on one day, without the rest of the account: a point of the curve.
///
/// # Errors
/// As the claim part.
pub fn to_bring_on(case: &Case, day: Day) -> Result<Amount, Vec<Problem>> {
    let law = law_of(case)?;
    bill::to_bring_on(&mut Desk::under(case, law), law, day, Field::Claimed)
}

/// The most days that one curve holds: a longer range ends there.
pub const MOST_POINTS: usize = 400;

/// What is to be brought on each day from `from` to `to`, both included, in order: each point is what [`to_bring_on`]
/// gives for that day alone, under the law in force on the day of impounding.
///
/// A day on which nothing buys the animals free has no point: a day before they came, and a day on or after a sale
/// that was held. No more than [`MOST_POINTS`] points are given.
///
/// # Errors
/// As the claim part, but for the day of claiming, which no point needs.
pub fn curve(case: &Case, from: Day, to: Day) -> Result<Vec<Point>, Vec<Problem>> {
    let law = law_of(case)?;
    bill::curve(&mut Desk::under(case, law), law, from, to)
}

/// The same case in another place or under another text: what the comparison of States lays side by side.
#[must_use]
pub fn elsewhere(case: &Case, text: &Text) -> Account {
    let mut case = case.clone();
    case.place = Some(text.place);
    case.text = Some(text.code.to_owned());
    case.area = None;
    reckon(&case)
}

impl<'c> Desk<'c> {
    /// An empty desk, with room for the steps and the choices of an ordinary case.
    fn of(case: &'c Case) -> Self {
        Self {
            case,
            reasons: Reasons::with_room(64),
            assumed: Vec::with_capacity(8),
            security: None,
            security_lines: Vec::new(),
        }
    }

    /// A desk for a day's sum alone, under a law that answers.
    fn under(case: &'c Case, law: Law) -> Self {
        let mut desk = Self::of(case);
        // What it still needs is said with the whole account.
        let _ = desk.deposit(&act_of(case, &Ok(law)));
        desk
    }

    /// The security of this release, if it is asked here: from now on it is part of what is to be brought.
    fn deposit(&mut self, act: &Result<Law, Vec<Problem>>) -> Result<Option<Amount>, Vec<Problem>> {
        let deposited = unless_none(self.case.security.is_some(), act, |law| {
            security::deposit(self, law)
        })?;
        self.security = deposited;
        Ok(deposited)
    }

    /// Adds amounts up: a payable total is the sum of its rounded lines, the exact sum beside it.
    fn sum(
        &mut self,
        figure: Figure,
        rule: Option<&'static Row>,
        amounts: impl Iterator<Item = Amount> + Clone,
    ) -> Result<Amount, Vec<Problem>> {
        let too_large = || vec![Problem::at(Field::Rates, Reason::TooLarge)];
        let mut shown = Rupees::ZERO;
        let mut exact = Rupees::ZERO;
        for amount in amounts.clone() {
            shown = shown.plus(amount.shown).ok_or_else(too_large)?;
            exact = exact.plus(amount.exact).ok_or_else(too_large)?;
        }
        let inputs = amounts.map(|amount| Input {
            source: Source::Step(amount.step),
            quantity: Quantity::Rupees(amount.shown),
        });
        let result = Quantity::Rupees(shown);
        let step = self
            .reasons
            .step_of(figure, rule, Operation::Sum, inputs, result);
        Ok(Amount { shown, exact, step })
    }

    /// The total of one head's lines: the sum of the rounded lines, or rounded only here where that was chosen.
    fn total_of_lines(
        &mut self,
        figure: Figure,
        rule: Option<&'static Row>,
        amounts: impl Iterator<Item = Amount> + Clone,
    ) -> Result<Amount, Vec<Problem>> {
        let sum = self.sum(figure, rule, amounts)?;
        let shown = sum.shown.rounded();
        if shown == sum.shown {
            return Ok(sum);
        }
        let input = self.reasons.result(sum.step);
        let result = Quantity::Rupees(shown);
        let step = self
            .reasons
            .step(figure, rule, Operation::Rounded, &[input], result);
        Ok(Amount { shown, step, ..sum })
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
