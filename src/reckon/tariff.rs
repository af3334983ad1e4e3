//! What is due: the fine for each head by the scale on the board (s. 12), and feeding and watering for each day (s. 5).
//! No amount is in the Act: every rate comes from the user. A kind that no line names is asked for, never assigned.

use super::{Desk, feeding};
use crate::account::{Amount, Assumed, Choice, Claim, Given, Line};
use crate::animal::Kind;
use crate::case::{Case, Charge, FeedingFrom, Head, Rates, RoundAt, Unit};
use crate::day::{Day, DayRule, Moment};
use crate::law::row::{Provision, Row};
use crate::law::{Finding, Law};
use crate::money::Rupees;
use crate::problem::{Field, Problem, Reason};
use crate::reasons::{Figure, Input, Operation, Quantity, StepId, entry, fits};

/// A line of the tariff that meets a row of animals.
struct Match {
    row: u16,
    kind: Kind,
    heads: u32,
    head: Head,
    amount: Rupees,
    unit: Unit,
    from_day: u16,
}

/// From when to when, by which rule, and how that was asked.
#[derive(Clone, Copy)]
struct Stay {
    rule: DayRule,
    from: FeedingFrom,
    arrival: Moment,
}

/// What is due when the owner comes.
pub fn claim(desk: &mut Desk, law: Law) -> Result<Claim, Vec<Problem>> {
    let case = desk.case;
    let matches = matches(case);
    let stay = stay(case);
    let claimed = case
        .claimed
        .ok_or_else(|| vec![Problem::missing(Field::Claimed)]);
    let (matches, stay, at) = match (matches, stay, claimed) {
        (Ok(matches), Ok(stay), Ok(at)) => (matches, stay, at),
        (matches, stay, claimed) => {
            return Err([matches.err(), stay.err(), claimed.err()]
                .into_iter()
                .flatten()
                .flatten()
                .collect());
        }
    };
    let rules = Rules::of(law);
    let bill = bill(desk, rules, &matches, stay, at, Field::Claimed)?;
    let each_further_day = further_day(desk, rules, &matches, stay, at)?;
    let mut on = Vec::with_capacity(case.ask.len());
    for (n, day) in (0u16..).zip(&case.ask) {
        let then = Moment {
            day: *day,
            clock: at.clock,
        };
        on.push((*day, total(desk, &matches, stay, then, Field::Ask(n))?));
    }
    assume_days(desk, &matches, stay, at, &bill)?;
    assume_rounding(desk, &bill);
    Ok(Claim {
        each_further_day,
        on,
        ..bill
    })
}

/// The bill as it would stand on another day: for a sale.
pub fn bill_on(desk: &mut Desk, law: Law, day: Day, field: Field) -> Result<Claim, Vec<Problem>> {
    let (matches, stay) = both(matches(desk.case), stay(desk.case))?;
    bill(
        desk,
        Rules::of(law),
        &matches,
        stay,
        Moment::day_only(day),
        field,
    )
}

/// What is to be brought on one day.
pub fn to_bring_on(desk: &mut Desk, _law: Law, day: Day) -> Result<Amount, Vec<Problem>> {
    let (matches, stay) = both(matches(desk.case), stay(desk.case))?;
    let clock = desk.case.claimed.and_then(|moment| moment.clock);
    total(desk, &matches, stay, Moment { day, clock }, Field::Claimed)
}

fn both<A, B>(
    a: Result<A, Vec<Problem>>,
    b: Result<B, Vec<Problem>>,
) -> Result<(A, B), Vec<Problem>> {
    match (a, b) {
        (Ok(a), Ok(b)) => Ok((a, b)),
        (a, b) => Err([a.err(), b.err()].into_iter().flatten().flatten().collect()),
    }
}

/// The rows a bill rests on.
#[derive(Clone, Copy)]
struct Rules {
    fine: Option<&'static Row>,
    feeding: Option<&'static Row>,
    claim: Option<&'static Row>,
}

impl Rules {
    fn of(law: Law) -> Self {
        let row = |provision| match law.find(provision) {
            Finding::InForce(row) | Finding::Either(row, _) | Finding::NotKnown(row) => Some(row),
            Finding::Repealed(_) | Finding::Absent => None,
        };
        Self {
            fine: row(Provision::Fine),
            feeding: row(Provision::FeedingRates),
            claim: row(Provision::Claim),
        }
    }

    const fn row(self, head: Head) -> Option<&'static Row> {
        match head {
            Head::Fine => self.fine,
            Head::Feeding => self.feeding,
            _ => None,
        }
    }
}

/// Where feeding is counted from.
fn stay(case: &Case) -> Result<Stay, Vec<Problem>> {
    let arrival = case
        .impounded
        .ok_or_else(|| vec![Problem::missing(Field::Impounded)])?;
    let from = case.choices.feeding_from.unwrap_or(FeedingFrom::Arrival);
    let rule = case.choices.feeding_days.unwrap_or(DayRule::EveryDay);
    let arrival = match (from, case.seized) {
        (FeedingFrom::Arrival, _) => arrival,
        (FeedingFrom::Seizure, Some(day)) => Moment::day_only(day),
        (FeedingFrom::Seizure, None) => return Err(vec![Problem::missing(Field::Seized)]),
    };
    Ok(Stay {
        rule,
        from,
        arrival,
    })
}

/// Meets the animals with the tariff: for each row one fine and one feeding charge, and whatever else is asked.
fn matches(case: &Case) -> Result<Vec<Match>, Vec<Problem>> {
    let mut problems = Vec::new();
    let none = Vec::new();
    let charges = match &case.rates {
        Some(Rates::Seen(charges)) => charges,
        Some(Rates::NotSeen) => {
            problems.push(Problem::at(Field::Rates, Reason::BoardNotSeen));
            &none
        }
        None => {
            problems.push(Problem::missing(Field::Rates));
            &none
        }
    };
    if case.animals.is_empty() {
        problems.push(Problem::missing(Field::Animals));
    }
    let mut found = Vec::with_capacity(case.animals.len().saturating_mul(2));
    for (row, animals) in (0u16..).zip(&case.animals) {
        let kind = animals.kind.ok_or(Problem::missing(Field::Kind(row)));
        let heads = animals.heads.ok_or(Problem::missing(Field::Heads(row)));
        let (Ok(kind), Ok(heads)) = (kind, heads) else {
            problems.extend([kind.err(), heads.err()].into_iter().flatten());
            continue;
        };
        for head in Head::ALL.iter().copied() {
            let mut lines = charges
                .iter()
                .filter(|charge| charge.head == head && charge.kinds.has(kind));
            match (lines.next(), lines.next()) {
                (Some(_), Some(_)) => {
                    problems.push(Problem::at(Field::Rate(head, kind), Reason::TwoRates));
                }
                (
                    Some(Charge {
                        amount: Some(amount),
                        unit,
                        from_day,
                        ..
                    }),
                    None,
                ) => found.push(Match {
                    row,
                    kind,
                    heads: heads.get(),
                    head,
                    amount: *amount,
                    unit: *unit,
                    from_day: *from_day,
                }),
                (Some(Charge { amount: None, .. }), None) => {
                    missing_rate(&mut problems, head, kind);
                }
                (None, _) if head.under_the_act() && matches!(case.rates, Some(Rates::Seen(_))) => {
                    missing_rate(&mut problems, head, kind);
                }
                (None, _) => {}
            }
        }
    }
    if problems.is_empty() {
        Ok(found)
    } else {
        Err(problems)
    }
}

/// A rate is asked for once, however many rows want it.
fn missing_rate(problems: &mut Vec<Problem>, head: Head, kind: Kind) {
    let problem = Problem::missing(Field::Rate(head, kind));
    if !problems.contains(&problem) {
        problems.push(problem);
    }
}

/// How many times an amount is charged for each head.
fn times(unit: Unit, days: u32, from_day: u16) -> u32 {
    match unit {
        Unit::PerHead => 1,
        Unit::PerHeadPerDay => feeding::from_day(days, from_day),
    }
}

/// The whole bill at a moment, with its steps.
fn bill(
    desk: &mut Desk,
    rules: Rules,
    matches: &[Match],
    stay: Stay,
    at: Moment,
    field: Field,
) -> Result<Claim, Vec<Problem>> {
    let days =
        feeding::days(stay.rule, stay.arrival, at, field).map_err(|problem| vec![problem])?;
    let came = if stay.from == FeedingFrom::Arrival {
        Field::Impounded
    } else {
        Field::Seized
    };
    let days_step = desk.reasons.step(
        Figure::DaysCharged,
        None,
        Operation::DaysCounted(stay.rule),
        &[
            entry(came, Quantity::Moment(stay.arrival)),
            entry(field, Quantity::Moment(at)),
        ],
        Quantity::Count(days),
    );
    let mut lines = Vec::with_capacity(matches.len());
    for one in matches {
        let amount = line(desk, rules, one, days, days_step)?;
        lines.push(Line {
            head: one.head,
            row: one.row,
            kind: one.kind,
            amount,
        });
    }
    let of = |head: fn(Head) -> bool| {
        lines
            .iter()
            .filter(move |line| head(line.head))
            .map(|line| line.amount)
    };
    let fines = desk.sum(Figure::Fines, rules.fine, of(|head| head == Head::Fine))?;
    let feeding = desk.sum(
        Figure::Feeding,
        rules.feeding,
        of(|head| head == Head::Feeding),
    )?;
    let due = desk.sum(Figure::Due, rules.claim, [fines, feeding].into_iter())?;
    let outside = desk.sum(Figure::Outside, None, of(|head| !head.under_the_act()))?;
    let to_bring = if outside.exact.is_zero() {
        due
    } else {
        desk.sum(Figure::ToBring, None, [due, outside].into_iter())?
    };
    Ok(Claim {
        at,
        rule: stay.rule,
        from: stay.from,
        days: Given {
            value: days,
            step: days_step,
        },
        lines,
        fines,
        feeding,
        due,
        outside,
        to_bring,
        each_further_day: to_bring,
        on: Vec::new(),
    })
}

/// One line: amount, heads, and days where it runs by the day.
fn line(
    desk: &mut Desk,
    rules: Rules,
    one: &Match,
    days: u32,
    days_step: StepId,
) -> Result<Amount, Vec<Problem>> {
    let figure = match one.head {
        Head::Fine => Figure::FineLine,
        Head::Feeding => Figure::FeedingLine,
        _ => Figure::OtherLine,
    };
    let field = Field::Rate(one.head, one.kind);
    let rate = entry(field, Quantity::Rupees(one.amount));
    let heads = entry(Field::Heads(one.row), Quantity::Count(one.heads));
    let count = times(one.unit, days, one.from_day);
    let exact = fits(
        one.amount.times(one.heads).and_then(|a| a.times(count)),
        field,
        Reason::TooLarge,
    )?;
    let result = Quantity::Rupees(exact);
    let rule = rules.row(one.head);
    let step = match one.unit {
        Unit::PerHead => {
            desk.reasons
                .step(figure, rule, Operation::Product, &[rate, heads], result)
        }
        Unit::PerHeadPerDay => {
            let mut counted = desk.reasons.result(days_step);
            if one.from_day > 1 {
                let first = entry(field, Quantity::Count(u32::from(one.from_day)));
                let step = desk.reasons.step(
                    Figure::DaysCharged,
                    None,
                    Operation::DaysFrom,
                    &[counted, first],
                    Quantity::Count(count),
                );
                counted = desk.reasons.result(step);
            }
            desk.reasons.step(
                figure,
                rule,
                Operation::Product,
                &[rate, heads, counted],
                result,
            )
        }
    };
    Ok(desk.line(figure, exact, step))
}

/// Only the total, at a moment: one step whose inputs are the rates, heads and days of each line.
fn total(
    desk: &mut Desk,
    matches: &[Match],
    stay: Stay,
    at: Moment,
    field: Field,
) -> Result<Amount, Vec<Problem>> {
    let days =
        feeding::days(stay.rule, stay.arrival, at, field).map_err(|problem| vec![problem])?;
    sum_lines(desk, Figure::DueOn, matches, |one| {
        times(one.unit, days, one.from_day)
    })
}

/// What the next day adds: for each line that runs by the day, one more day of it where it is running.
fn further_day(
    desk: &mut Desk,
    rules: Rules,
    matches: &[Match],
    stay: Stay,
    at: Moment,
) -> Result<Amount, Vec<Problem>> {
    let past = || vec![Problem::at(Field::Claimed, Reason::PastCalendar)];
    let next = at.plus_days(1).ok_or_else(past)?;
    let today = feeding::days(stay.rule, stay.arrival, at, Field::Claimed)
        .map_err(|problem| vec![problem])?;
    let then = feeding::days(stay.rule, stay.arrival, next, Field::Claimed)
        .map_err(|problem| vec![problem])?;
    let mut amount = sum_lines(desk, Figure::EachFurtherDay, matches, |one| {
        times(one.unit, then, one.from_day).saturating_sub(times(one.unit, today, one.from_day))
    })?;
    if let (Some(rule), Some(step)) = (rules.feeding, desk.reasons.get(amount.step).copied()) {
        let inputs = desk.reasons.inputs(&step).to_vec();
        amount.step = desk.reasons.step(
            Figure::EachFurtherDay,
            Some(rule),
            Operation::Sum,
            &inputs,
            step.result,
        );
    }
    Ok(amount)
}

/// Adds the lines up, each charged so many times, with a step for each that is charged at all.
fn sum_lines(
    desk: &mut Desk,
    figure: Figure,
    matches: &[Match],
    times: impl Fn(&Match) -> u32,
) -> Result<Amount, Vec<Problem>> {
    let mut amounts = Vec::with_capacity(matches.len());
    for one in matches {
        let count = times(one);
        if count == 0 {
            continue;
        }
        let field = Field::Rate(one.head, one.kind);
        let exact = fits(
            one.amount.times(one.heads).and_then(|a| a.times(count)),
            field,
            Reason::TooLarge,
        )?;
        let inputs = [
            entry(field, Quantity::Rupees(one.amount)),
            entry(Field::Heads(one.row), Quantity::Count(one.heads)),
            Input {
                source: crate::reasons::Source::Asked,
                quantity: Quantity::Count(count),
            },
        ];
        let step = desk.reasons.step(
            figure,
            None,
            Operation::Product,
            &inputs,
            Quantity::Rupees(exact),
        );
        amounts.push(desk.line(figure, exact, step));
    }
    desk.sum(figure, None, amounts.into_iter())
}

/// What the other ways of counting days would give.
fn assume_days(
    desk: &mut Desk,
    matches: &[Match],
    stay: Stay,
    at: Moment,
    bill: &Claim,
) -> Result<(), Vec<Problem>> {
    if !matches.iter().any(|one| one.unit == Unit::PerHeadPerDay) {
        return Ok(());
    }
    let value = Quantity::Rupees(bill.to_bring.shown);
    let mut others = Vec::with_capacity(2);
    for rule in DayRule::ALL
        .iter()
        .copied()
        .filter(|rule| *rule != stay.rule)
    {
        let amount = total(desk, matches, Stay { rule, ..stay }, at, Field::Claimed)?;
        others.push((rule.code(), Quantity::Rupees(amount.shown)));
    }
    desk.assume(Assumed {
        choice: Choice::FeedingDays,
        taken: stay.rule.code(),
        figure: Figure::ToBring,
        value,
        others,
    });
    if let Some(seized) = desk.case.seized {
        let from = match stay.from {
            FeedingFrom::Arrival => FeedingFrom::Seizure,
            FeedingFrom::Seizure => FeedingFrom::Arrival,
        };
        let arrival = match from {
            FeedingFrom::Arrival => desk.case.impounded,
            FeedingFrom::Seizure => Some(Moment::day_only(seized)),
        };
        let Some(arrival) = arrival else {
            return Ok(());
        };
        let amount = total(
            desk,
            matches,
            Stay {
                from,
                arrival,
                ..stay
            },
            at,
            Field::Claimed,
        )?;
        desk.assume(Assumed {
            choice: Choice::FeedingFrom,
            taken: stay.from.code(),
            figure: Figure::ToBring,
            value,
            others: vec![(from.code(), Quantity::Rupees(amount.shown))],
        });
    }
    Ok(())
}

/// What rounding only the total would give, where annas leave a remainder.
fn assume_rounding(desk: &mut Desk, bill: &Claim) {
    if bill
        .lines
        .iter()
        .all(|line| line.amount.exact.rounded() == line.amount.exact)
    {
        return;
    }
    let lines = bill.lines.iter().try_fold(Rupees::ZERO, |sum, line| {
        sum.plus(line.amount.exact.rounded())
    });
    let (taken, other, value) = match desk.case.choices.round_at.unwrap_or(RoundAt::Lines) {
        RoundAt::Lines => (
            RoundAt::Lines,
            RoundAt::Total,
            Some(bill.to_bring.exact.rounded()),
        ),
        RoundAt::Total => (RoundAt::Total, RoundAt::Lines, lines),
    };
    let Some(value) = value else { return };
    desk.assume(Assumed {
        choice: Choice::RoundAt,
        taken: taken.code(),
        figure: Figure::ToBring,
        value: Quantity::Rupees(bill.to_bring.shown),
        others: vec![(other.code(), Quantity::Rupees(value))],
    });
}
