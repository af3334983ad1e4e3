//! What the matched lines come to at a moment: fines, feeding and watering, what is asked outside the Act, the whole to
//! bring, and what the next day adds. Charges that run by the day are a closed form: a century costs no more to reckon
//! than a week.

use super::tariff::{self, Match, matches};
use super::{Desk, feeding};
use crate::account::{Amount, Assumed, Choice, Claim, Given, Line, Point};
use crate::case::{Case, DailyFrom, FeedingFrom, Growth, Head, RoundAt, Situation, Unit};
use crate::day::{Day, DayRule, Moment};
use crate::law::row::{Provision, Row};
use crate::law::{Finding, Law};
use crate::money::Rupees;
use crate::problem::{Field, Problem, Reason};
use crate::reasons::{Figure, Input, Operation, Quantity, Reasons, Source, StepId, entry, fits};

type Result<T> = std::result::Result<T, Vec<Problem>>;

/// What is due when the owner comes.
pub fn claim(desk: &mut Desk, law: Law) -> Result<Claim> {
    let case = desk.case;
    let claimed = case.required(Field::Claimed, case.claimed);
    let (matches, stay, at) = match (matches(case, law), stay(case), claimed) {
        (Ok(matches), Ok(stay), Ok(at)) => (matches, stay, at),
        (matches, stay, claimed) => {
            return Err(Problem::all(&mut [
                matches.err(),
                stay.err(),
                claimed.err(),
            ]));
        }
    };
    let rules = Rules::of(desk.case, law);
    let until = (Source::Entry(Field::Claimed), Field::Claimed);
    let mut bill = bill(desk, rules, &matches, stay, at, until)?;
    bill.printed_fines = printed_fines(desk, law, rules)?;
    assume_days(desk, rules, &matches, stay, &bill)?;
    assume_daily_from(desk, rules, &matches, stay, &bill)?;
    assume_rounding(desk, &bill);
    Ok(bill)
}

/// What the owner has not answered yet, where it is not even known under which law.
pub fn unanswered(case: &Case) -> Vec<Problem> {
    let claimed = case.required(Field::Claimed, case.claimed).err();
    Problem::all(&mut [Some(tariff::unanswered(case)), claimed])
}

/// The animals were sold, and not only after the day the owner speaks of: nothing buys them free any more (s. 16 gives
/// back the unsold ones with the balance).
pub fn is_sold(case: &Case, comes: Option<Day>) -> bool {
    let Some(sale) = &case.sale else { return false };
    match (sale.day, comes) {
        (Some(sold), Some(comes)) => sold <= comes,
        _ => true,
    }
}

/// The bill as it would stand on another day, that of a sale that was held or of one that may come; and where that day
/// comes from.
pub fn bill_on(desk: &mut Desk, law: Law, day: Day, until: (Source, Field)) -> Result<Claim> {
    let (matches, stay) = both(matches(desk.case, law), stay(desk.case))?;
    bill(
        desk,
        Rules::of(desk.case, law),
        &matches,
        stay,
        Moment::day_only(day),
        until,
    )
}

/// What is to be brought on one day, at any hour of it.
pub fn to_bring_on(desk: &mut Desk, law: Law, day: Day, field: Field) -> Result<Amount> {
    if is_sold(desk.case, Some(day)) {
        return Err(vec![Problem::at(field, Reason::Sold)]);
    }
    let (matches, stay) = both(matches(desk.case, law), stay(desk.case))?;
    another_day_known(desk.case, &matches)?;
    let rules = Rules::of(desk.case, law);
    total(desk, rules, &matches, stay, Moment::day_only(day), field)
}

/// What is to be brought on each of a run of days: the lines are matched once, and every day is a total of its own.
pub fn curve(desk: &mut Desk, law: Law, from: Day, to: Day) -> Result<Vec<Point>> {
    let mut points = Vec::new();
    if is_sold(desk.case, Some(from)) {
        return Ok(points);
    }
    let (matches, stay) = both(matches(desk.case, law), stay(desk.case))?;
    another_day_known(desk.case, &matches)?;
    let rules = Rules::of(desk.case, law);
    let mut next = Some(from.max(stay.arrival.day));
    while let Some(day) = next {
        let last = day > to || points.len() >= super::MOST_POINTS;
        if last || is_sold(desk.case, Some(day)) {
            break;
        }
        // Nobody asks for the steps of a point: they do not pile up.
        desk.reasons = Reasons::default();
        let at = Moment::day_only(day);
        let to_bring = total(desk, rules, &matches, stay, at, Field::Claimed)?.shown;
        points.push(Point { day, to_bring });
        next = day.plus_days(1);
    }
    Ok(points)
}

/// One head alone: it stands where another is not known. What runs by the day needs the day of claiming.
pub fn head_alone(desk: &mut Desk, law: Law, head: Head, figure: Figure) -> Result<Amount> {
    let rules = Rules::of(desk.case, law);
    let matches = tariff::only(desk.case, law, &|of, _| of == head)?;
    let total = (figure, rules.row(head));
    if !matches.iter().any(|one| runs_by_the_day(one.unit)) {
        return sum_lines(desk, rules, total, &matches, |_| 1, None);
    }
    let claimed = desk.case.required(Field::Claimed, desk.case.claimed)?;
    let stay = stay(desk.case)?;
    let counted = Counted::at(desk.case, stay, claimed, Field::Claimed, &matches)?;
    let until = (Source::Entry(Field::Claimed), claimed);
    let days = Days::count(desk, stay, until, counted, &matches);
    let times = |one: &Match| counted.times(one);
    sum_lines(desk, rules, total, &matches, times, Some(days))
}

/// What the next day adds: for each line that runs by the day, one more day of it where it is running. It waits for no
/// line that is charged once.
pub fn each_further_day(desk: &mut Desk, law: Law) -> Result<Amount> {
    let case = desk.case;
    let wants = |unit: Unit| runs_by_the_day(unit) || unit == Unit::TimesActualCost;
    let matches = tariff::only(case, law, &|_, unit| unit.is_none_or(wants))?;
    let at = case.required(Field::Claimed, case.claimed)?;
    let stay = stay(case)?;
    another_day_known(case, &matches)?;
    let past = || vec![Problem::at(Field::Claimed, Reason::PastCalendar)];
    let next = at.plus_days(1).ok_or_else(past)?;
    let today = Counted::at(case, stay, at, Field::Claimed, &matches)?;
    let then = Counted::at(case, stay, next, Field::Claimed, &matches)?;
    let rules = Rules::of(case, law);
    let total = (Figure::EachFurtherDay, rules.feeding);
    let times = |one: &Match| then.times(one).saturating_sub(today.times(one));
    sum_lines(desk, rules, total, &matches, times, None)
}

/// Whether it is known what another day than that of claiming costs.
fn another_day_known(case: &Case, matches: &[Match]) -> Result<()> {
    let any = |is: fn(Unit) -> bool| matches.iter().any(|one| is(one.unit));
    // What catching and feeding will have cost tomorrow is not known today.
    if any(|unit| unit == Unit::TimesActualCost) {
        return Err(vec![Problem::at(
            Field::ActualCost,
            Reason::CostOfAnotherDay,
        )]);
    }
    if tariff::is_silent_on(case, Head::Feeding) && !any(runs_by_the_day) {
        return Err(vec![Problem::at(Field::Rates, Reason::FeedingNotStated)]);
    }
    Ok(())
}

fn both<A, B>(a: Result<A>, b: Result<B>) -> Result<(A, B)> {
    match (a, b) {
        (Ok(a), Ok(b)) => Ok((a, b)),
        (a, b) => Err(Problem::all(&mut [a.err(), b.err()])),
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
    /// Under a by-law no row of the Act orders anything.
    fn of(case: &Case, law: Law) -> Self {
        if case.situation == Some(Situation::ByLaw) {
            return Self {
                fine: None,
                feeding: None,
                claim: None,
            };
        }
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

/// From when to when, by which rule, and how that was asked.
#[derive(Clone, Copy)]
struct Stay {
    rule: DayRule,
    from: FeedingFrom,
    arrival: Moment,
}

/// Where feeding is counted from.
fn stay(case: &Case) -> Result<Stay> {
    let arrival = case.required(Field::Impounded, case.impounded)?;
    let from = case.choices.feeding_from.unwrap_or(FeedingFrom::Arrival);
    let rule = case.choices.feeding_days.unwrap_or(DayRule::EveryDay);
    let arrival = match (from, case.seized) {
        (FeedingFrom::Arrival, _) => arrival,
        (FeedingFrom::Seizure, Some(day)) => Moment::day_only(day),
        (FeedingFrom::Seizure, None) => case.required(Field::Seized, None).map(Moment::day_only)?,
    };
    Ok(Stay {
        rule,
        from,
        arrival,
    })
}

/// Days charged by each rule that a tariff may need.
#[derive(Clone, Copy)]
struct Counted {
    by_rule: u32,
    by_blocks: u32,
}

impl Counted {
    fn at(case: &Case, stay: Stay, at: Moment, field: Field, matches: &[Match]) -> Result<Self> {
        let days = |rule| {
            if rule == DayRule::Blocks {
                // An hour that was typed and refused moves these days, and nobody knows how.
                let arrived = (stay.from == FeedingFrom::Arrival).then_some(Field::ImpoundedHour);
                let comes = (field == Field::Claimed).then_some(Field::ClaimedHour);
                for hour in [arrived, comes].into_iter().flatten() {
                    case.unless_refused(hour, Some(()))?;
                }
            }
            feeding::days(rule, stay.arrival, at, field).map_err(|problem| vec![problem])
        };
        let by_rule = days(stay.rule)?;
        let by_blocks = if matches.iter().any(|m| m.unit == Unit::PerHeadPer24Hours) {
            days(DayRule::Blocks)?
        } else {
            by_rule
        };
        Ok(Self { by_rule, by_blocks })
    }

    /// How many times a line's amount is charged for each head.
    fn times(self, one: &Match) -> u32 {
        match one.unit {
            Unit::PerHeadPerDay | Unit::PerKilogramPerDay => {
                feeding::from_day(self.by_rule, one.from.day)
            }
            Unit::PerHeadPer24Hours => feeding::from_day(self.by_blocks, one.from.day),
            Unit::PerHead | Unit::PerKilogram | Unit::PerLot | Unit::TimesActualCost => 1,
        }
    }
}

/// The steps that count the days: by the rule taken, and in blocks of 24 hours for what is asked so.
#[derive(Clone, Copy)]
struct Days {
    by_rule: StepId,
    by_blocks: StepId,
}

impl Days {
    /// Writes down how the days until a moment were counted; the moment was entered or is only looked at.
    fn count(
        desk: &mut Desk,
        stay: Stay,
        until: (Source, Moment),
        counted: Counted,
        matches: &[Match],
    ) -> Self {
        let came = if stay.from == FeedingFrom::Arrival {
            Field::Impounded
        } else {
            Field::Seized
        };
        let (source, at) = until;
        let moments = [
            entry(came, Quantity::Moment(stay.arrival)),
            Input {
                source,
                quantity: Quantity::Moment(at),
            },
        ];
        let mut step = |rule, days| {
            let operation = Operation::DaysCounted(rule);
            let days = Quantity::Count(days);
            let figure = Figure::DaysCharged;
            desk.reasons.step(figure, None, operation, &moments, days)
        };
        let by_rule = step(stay.rule, counted.by_rule);
        let blocks = |one: &Match| one.unit == Unit::PerHeadPer24Hours;
        let by_blocks = if stay.rule != DayRule::Blocks && matches.iter().any(blocks) {
            step(DayRule::Blocks, counted.by_blocks)
        } else {
            by_rule
        };
        Self { by_rule, by_blocks }
    }

    const fn of(self, one: &Match) -> StepId {
        match one.unit {
            Unit::PerHeadPer24Hours => self.by_blocks,
            _ => self.by_rule,
        }
    }
}

const fn runs_by_the_day(unit: Unit) -> bool {
    matches!(
        unit,
        Unit::PerHeadPerDay | Unit::PerKilogramPerDay | Unit::PerHeadPer24Hours
    )
}

/// The whole bill at a moment, with its steps; the moment was entered or is only looked at.
fn bill(
    desk: &mut Desk,
    rules: Rules,
    matches: &[Match],
    stay: Stay,
    at: Moment,
    until: (Source, Field),
) -> Result<Claim> {
    let (source, field) = until;
    let counted = Counted::at(desk.case, stay, at, field, matches)?;
    let days = Days::count(desk, stay, (source, at), counted, matches);
    let mut lines = Vec::with_capacity(matches.len());
    for one in matches {
        let rule = rules.row(one.head);
        let amount = line(desk, rule, one, counted.times(one), Some(days.of(one)))?;
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
    let fines = desk.total_of_lines(Figure::Fines, rules.fine, of(|head| head == Head::Fine))?;
    let feeding = desk.total_of_lines(
        Figure::Feeding,
        rules.feeding,
        of(|head| head == Head::Feeding),
    )?;
    // What a by-law's source does not mention is no summand of nought.
    let stated = |head, amount| (!tariff::is_silent_on(desk.case, head)).then_some(amount);
    let of_the_act = [stated(Head::Fine, fines), stated(Head::Feeding, feeding)];
    let due = desk.sum(Figure::Due, rules.claim, of_the_act.into_iter().flatten())?;
    let outside = desk.total_of_lines(Figure::Outside, None, of(|head| !head.under_the_act()))?;
    let to_pay = if outside.exact.is_zero() {
        due
    } else {
        let due = of_the_act.iter().any(Option::is_some).then_some(due);
        let all = [due, Some(outside)].into_iter().flatten();
        desk.sum(Figure::ToPay, None, all)?
    };
    let security = desk.security;
    let to_bring = with_security(desk, to_pay)?;
    Ok(Claim {
        at,
        rule: stay.rule,
        from: stay.from,
        days: Given {
            value: counted.by_rule,
            step: days.by_rule,
        },
        lines,
        fines,
        feeding,
        due,
        outside,
        to_pay,
        security,
        to_bring,
        printed_fines: None,
    })
}

/// An amount with the security, where one is deposited before the animals are let out.
pub fn with_security(desk: &mut Desk, amount: Amount) -> Result<Amount> {
    match desk.security {
        Some(security) => desk.sum(Figure::ToBring, None, [amount, security].into_iter()),
        None => Ok(amount),
    }
}

/// What the fines come to by the scale that the Act itself prints, where another was entered.
fn printed_fines(desk: &mut Desk, law: Law, rules: Rules) -> Result<Option<Amount>> {
    let printed = tariff::printed(desk.case, law);
    let [first, ..] = printed.as_slice() else {
        return Ok(None);
    };
    let rule = rules.fine.and(first.printed);
    if rule.is_none() {
        return Ok(None);
    }
    sum_lines(
        desk,
        rules,
        (Figure::PrintedFines, rule),
        &printed,
        |_| 1,
        None,
    )
    .map(Some)
}

/// The most that the Forest Act permits for these animals (s. 71), where a fine is above it: that of a row above the most
/// for the row, or all of them above the most for all.
pub fn permitted_fines(desk: &mut Desk, law: Law) -> Option<Amount> {
    let case = desk.case;
    let permitted = tariff::permitted(case, law);
    let rule = permitted.first()?.printed;
    let fines = tariff::only(case, law, &|head, _| head == Head::Fine).ok()?;
    let by_the_day = fines.iter().any(|one| runs_by_the_day(one.unit));
    let counted = match case.claimed.filter(|_| by_the_day) {
        Some(at) => Some(Counted::at(case, stay(case).ok()?, at, Field::Claimed, &fines).ok()?),
        None if by_the_day => return None,
        None => None,
    };
    let sum = |lines: &[Match], row: Option<u16>| {
        let mut lines = lines.iter().filter(|one| row.is_none() || one.row == row);
        lines.clone().next()?;
        lines.try_fold(Rupees::ZERO, |sum, one| {
            let times = counted.map_or(1, |counted| counted.times(one));
            sum.plus(exact(case, one, times).ok()?)
        })
    };
    let above = |row| match (sum(&fines, row), sum(&permitted, row)) {
        (Some(fine), Some(most)) => fine > most,
        _ => false,
    };
    let all_named = permitted.len() == case.animals.len();
    if !(all_named && above(None) || permitted.iter().any(|one| above(one.row))) {
        return None;
    }
    let rules = Rules::of(case, law);
    let total = (Figure::PermittedFines, rule);
    sum_lines(desk, rules, total, &permitted, |_| 1, None).ok()
}

/// The exact amount of a line that is charged so many times for each head.
fn exact(case: &Case, one: &Match, times: u32) -> Result<Rupees> {
    let amount = one.amount().and_then(|amount| match one.unit {
        Unit::TimesActualCost => case.actual_cost?.by(amount.decimal()),
        _ => amount.times(u64::from(one.number).saturating_mul(u64::from(times))),
    });
    fits(amount, one.field, Reason::TooLarge)
}

/// The inputs of a line: its rate as grown by this capture, and the number.
fn inputs(desk: &mut Desk, one: &Match, figure: Figure) -> Result<[Input; 2]> {
    let base = Input {
        source: one.printed.map_or(Source::Entry(one.field), Source::Law),
        quantity: Quantity::Rupees(one.base),
    };
    let rate = match one.growth {
        None => base,
        Some(grown) => {
            let capture = one
                .row
                .map_or(Source::Asked, |row| Source::Entry(Field::Capture(row)));
            let inputs = [
                base,
                entry(one.field, Quantity::Percent(grown.percent)),
                Input {
                    source: capture,
                    quantity: Quantity::Count(u32::from(grown.capture)),
                },
            ];
            let operation = match grown.growth {
                Growth::Simple => Operation::GrownSimple,
                Growth::Compound => Operation::GrownCompound,
            };
            let amount = fits(one.amount(), one.field, Reason::TooLarge)?;
            let step =
                desk.reasons
                    .step(figure, None, operation, &inputs, Quantity::Rupees(amount));
            desk.reasons.result(step)
        }
    };
    let number = if one.unit == Unit::TimesActualCost {
        entry(
            Field::ActualCost,
            Quantity::Rupees(desk.case.actual_cost.unwrap_or_default()),
        )
    } else {
        let source = one.number_field.map_or(Source::Asked, Source::Entry);
        Input {
            source,
            quantity: Quantity::Count(one.number),
        }
    };
    Ok([rate, number])
}

/// One line: amount, number, and days where it runs by the day: those that a step counts, or so many that are looked at.
fn line(
    desk: &mut Desk,
    rule: Option<&'static Row>,
    one: &Match,
    times: u32,
    days: Option<StepId>,
) -> Result<Amount> {
    let figure = match one.head {
        Head::Fine => Figure::FineLine,
        Head::Feeding => Figure::FeedingLine,
        _ => Figure::OtherLine,
    };
    let exact = exact(desk.case, one, times)?;
    let result = Quantity::Rupees(exact);
    let rule = one.printed.or(rule);
    let [rate, number] = inputs(desk, one, figure)?;
    let step = if runs_by_the_day(one.unit) {
        let mut counted = Input {
            source: Source::Asked,
            quantity: Quantity::Count(times),
        };
        if let Some(days) = days {
            counted = desk.reasons.result(days);
        }
        if days.is_some() && one.from.day > 1 {
            let first = entry(one.from.field, Quantity::Count(u32::from(one.from.day)));
            let operation = Operation::DaysFrom;
            let step = desk.reasons.step(
                Figure::DaysCharged,
                None,
                operation,
                &[counted, first],
                Quantity::Count(times),
            );
            counted = desk.reasons.result(step);
        }
        desk.reasons.step(
            figure,
            rule,
            Operation::Product,
            &[rate, number, counted],
            result,
        )
    } else {
        desk.reasons
            .step(figure, rule, Operation::Product, &[rate, number], result)
    };
    Ok(desk.line(figure, exact, step))
}

/// Only the total, at a moment.
fn total(
    desk: &mut Desk,
    rules: Rules,
    matches: &[Match],
    stay: Stay,
    at: Moment,
    field: Field,
) -> Result<Amount> {
    let counted = Counted::at(desk.case, stay, at, field, matches)?;
    let days = matches.iter().any(|one| runs_by_the_day(one.unit));
    let until = (Source::Entry(field), at);
    let days = days.then(|| Days::count(desk, stay, until, counted, matches));
    let times = |one: &Match| counted.times(one);
    let to_pay = sum_lines(desk, rules, (Figure::DueOn, None), matches, times, days)?;
    match desk.security {
        Some(security) => desk.sum(Figure::DueOn, None, [to_pay, security].into_iter()),
        None => Ok(to_pay),
    }
}

/// Adds the lines up, each charged so many times, with a step for each that is charged at all; by head, as a bill does.
/// The days are those of the steps that count them, or only looked at.
fn sum_lines(
    desk: &mut Desk,
    rules: Rules,
    (figure, rule): (Figure, Option<&'static Row>),
    matches: &[Match],
    times: impl Fn(&Match) -> u32,
    days: Option<Days>,
) -> Result<Amount> {
    let mut amounts = Vec::with_capacity(matches.len());
    for one in matches {
        let count = times(one);
        if count == 0 {
            continue;
        }
        let amount = line(
            desk,
            rules.row(one.head),
            one,
            count,
            days.map(|days| days.of(one)),
        )?;
        amounts.push((one.head, amount));
    }
    let of = |is: fn(Head) -> bool| {
        let amounts = amounts.iter().filter(move |(head, _)| is(*head));
        amounts.map(|(_, amount)| *amount)
    };
    let heads: [fn(Head) -> bool; 3] = [
        |head| head == Head::Fine,
        |head| head == Head::Feeding,
        |head| !head.under_the_act(),
    ];
    if desk.case.choices.round_at != Some(RoundAt::Total) {
        return desk.sum(figure, rule, heads.into_iter().flat_map(of));
    }
    let mut totals = Vec::with_capacity(heads.len());
    for head in heads {
        totals.push(desk.total_of_lines(figure, None, of(head))?);
    }
    desk.sum(figure, rule, totals.into_iter())
}

/// What the other ways of counting days would give.
fn assume_days(
    desk: &mut Desk,
    rules: Rules,
    matches: &[Match],
    stay: Stay,
    bill: &Claim,
) -> Result<()> {
    let at = bill.at;
    if !matches.iter().any(|one| runs_by_the_day(one.unit)) {
        return Ok(());
    }
    let value = Quantity::Rupees(bill.to_bring.shown);
    let mut others = Vec::with_capacity(2);
    for rule in DayRule::ALL
        .iter()
        .copied()
        .filter(|rule| *rule != stay.rule)
    {
        let hours = [Field::ImpoundedHour, Field::ClaimedHour];
        if rule == DayRule::Blocks && hours.iter().any(|hour| desk.case.refusal(*hour).is_some()) {
            continue;
        }
        let amount = total(
            desk,
            rules,
            matches,
            Stay { rule, ..stay },
            at,
            Field::Claimed,
        )?;
        others.push((rule.code(), Quantity::Rupees(amount.shown)));
    }
    desk.assume(Assumed {
        choice: Choice::FeedingDays,
        taken: stay.rule.code(),
        figure: Figure::ToBring,
        value,
        others,
    });
    assume_from(desk, rules, matches, stay, bill);
    Ok(())
}

/// What counting from the seizure would give, where its day is known.
fn assume_from(desk: &mut Desk, rules: Rules, matches: &[Match], stay: Stay, bill: &Claim) {
    let value = Quantity::Rupees(bill.to_bring.shown);
    let (from, arrival) = match (stay.from, desk.case.seized, desk.case.impounded) {
        (FeedingFrom::Arrival, Some(seized), _) if seized <= stay.arrival.day => {
            (FeedingFrom::Seizure, Moment::day_only(seized))
        }
        (FeedingFrom::Seizure, _, Some(impounded)) => (FeedingFrom::Arrival, impounded),
        _ => return,
    };
    let counted_so = Stay {
        from,
        arrival,
        ..stay
    };
    // Where the other way cannot be counted, because an hour was refused, it is not said what it gives.
    let other = total(desk, rules, matches, counted_so, bill.at, Field::Claimed).ok();
    let other = other.map(|amount| (from.code(), Quantity::Rupees(amount.shown)));
    desk.assume(Assumed {
        choice: Choice::FeedingFrom,
        taken: stay.from.code(),
        figure: Figure::ToBring,
        value,
        others: other.into_iter().collect(),
    });
}

/// What the other of two reports would give, where they let a daily charge run from different days.
fn assume_daily_from(
    desk: &mut Desk,
    rules: Rules,
    matches: &[Match],
    stay: Stay,
    bill: &Claim,
) -> Result<()> {
    let differs = |one: &Match| runs_by_the_day(one.unit) && one.from.day != one.or_from.day;
    if !matches.iter().any(differs) {
        return Ok(());
    }
    let others = matches.iter().map(|one| Match {
        from: one.or_from,
        ..one.clone()
    });
    let others: Vec<Match> = others.collect();
    let amount = total(desk, rules, &others, stay, bill.at, Field::Claimed)?;
    let (taken, other) = match desk.case.choices.daily_from {
        Some(DailyFrom::Later) => (DailyFrom::Later, DailyFrom::Sooner),
        Some(DailyFrom::Sooner) | None => (DailyFrom::Sooner, DailyFrom::Later),
    };
    desk.assume(Assumed {
        choice: Choice::DailyFrom,
        taken: taken.code(),
        figure: Figure::ToBring,
        value: Quantity::Rupees(bill.to_bring.shown),
        others: vec![(other.code(), Quantity::Rupees(amount.shown))],
    });
    Ok(())
}

/// What rounding each head's total would give, where annas leave a remainder.
fn assume_rounding(desk: &mut Desk, bill: &Claim) {
    let security = desk.security_lines.iter();
    let mut lines = bill.lines.iter().map(|line| &line.amount).chain(security);
    if lines.clone().all(|line| line.exact.rounded() == line.exact) {
        return;
    }
    let by_line = |sum: Rupees, line: &Amount| sum.plus(line.exact.rounded());
    let lines = lines.try_fold(Rupees::ZERO, by_line);
    let heads = [bill.fines, bill.feeding, bill.outside].into_iter();
    let by_head = |sum: Rupees, head: Amount| sum.plus(head.exact.rounded());
    let total = heads.chain(bill.security).try_fold(Rupees::ZERO, by_head);
    let (taken, other, value) = match desk.case.choices.round_at.unwrap_or(RoundAt::Lines) {
        RoundAt::Lines => (RoundAt::Lines, RoundAt::Total, total),
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
