//! Which lines of the tariff meet which animals: the fine for each head by the scale on the board (s. 12), feeding and
//! watering (s. 5), and whatever else a notice asks. No amount is in the Act (but for the scale of 1871): every rate
//! comes from the user. A kind that no line names is asked for, never assigned.

use rust_decimal::Decimal;

use crate::animal::Kind;
use crate::case::{
    Animals, Bands, Case, Charge, DailyFrom, Growth, Head, Rates, Run, Situation, Unit,
};
use crate::law::row::{Provision, Row, Value};
use crate::law::{Finding, Law};
use crate::money::Rupees;
use crate::order::order;
use crate::problem::{Field, Problem, Reason};

/// More captures than this are not reckoned: the compound increase would leave every real amount behind.
const MOST_CAPTURES: u16 = 20;

/// A charge that meets a row of animals, or several rows together.
#[derive(Clone)]
pub struct Match {
    /// What it is for.
    pub head: Head,
    /// The row; `None` where several share the line.
    pub row: Option<u16>,
    /// The kind of the row.
    pub kind: Option<Kind>,
    /// Where the amount was entered.
    pub field: Field,
    /// The row of law that prints the amount, if one does.
    pub printed: Option<&'static Row>,
    /// The amount at the first capture; a factor for a multiple of actual cost.
    pub base: Rupees,
    /// The increase for this capture.
    pub growth: Option<Grown>,
    /// How many heads, kilograms or lots.
    pub number: u32,
    /// Where that number was entered; `None` where it was counted together.
    pub number_field: Option<Field>,
    /// For what the amount is asked.
    pub unit: Unit,
    /// The first day on which it runs.
    pub from: Start,
    /// The first day on the reading that was not taken, where two reports differ.
    pub or_from: Start,
}

/// From which day a charge runs, and where that was entered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Start {
    /// 1 is the day of arrival.
    pub day: u16,
    /// The answer.
    pub field: Field,
}

impl Start {
    /// Where a charge runs from, first as it is taken: the sooner day brings the larger sum.
    fn of(case: &Case, charge: &Charge, field: Field) -> [Self; 2] {
        let own = Self {
            day: charge.from_day,
            field,
        };
        let or = case.terms.as_ref().and_then(|terms| terms.or_from_day);
        let other = or.map_or(own, |day| Self {
            day,
            field: Field::OrFromDay,
        });
        let later = case.choices.daily_from == Some(DailyFrom::Later);
        if (own.day > other.day) == later {
            [own, other]
        } else {
            [other, own]
        }
    }
}

/// An increase at a repeated capture.
#[derive(Clone, Copy)]
pub struct Grown {
    /// Per cent each time.
    pub percent: Decimal,
    /// On what.
    pub growth: Growth,
    /// Which capture this is.
    pub capture: u16,
}

impl Match {
    /// The amount at this capture, exactly.
    pub fn amount(&self) -> Option<Rupees> {
        let Some(grown) = self.growth else {
            return Some(self.base);
        };
        grown.of(self.base)
    }
}

impl Grown {
    /// The amount after the increases so far.
    pub fn of(self, base: Rupees) -> Option<Rupees> {
        let times = u32::from(self.capture.saturating_sub(1));
        match self.growth {
            Growth::Simple => {
                let all = self
                    .percent
                    .checked_mul(Decimal::from(times))?
                    .checked_add(Decimal::ONE_HUNDRED)?;
                base.percent(all)
            }
            Growth::Compound => {
                let each = self.percent.checked_add(Decimal::ONE_HUNDRED)?;
                (0..times).try_fold(base, |amount, _| amount.percent(each).map(Rupees::trimmed))
            }
        }
    }
}

/// A row of animals whose kind and number are there.
struct Drove<'c> {
    row: u16,
    kind: Kind,
    heads: u32,
    capture: u16,
    animals: &'c Animals,
}

/// Meets the animals with the tariff.
pub fn matches(case: &Case, law: Law) -> Result<Vec<Match>, Vec<Problem>> {
    only(case, law, &|_, _| true)
}

/// Only some lines, which do not wait for what is missing in others. `wants` is asked with the head and, where a line
/// names one, the unit.
pub fn only(case: &Case, law: Law, wants: Wants) -> Result<Vec<Match>, Vec<Problem>> {
    let (found, problems) = meet(case, law, wants);
    if problems.is_empty() {
        Ok(found)
    } else {
        Err(problems)
    }
}

/// Whether a line of this head and unit matters; no unit where none is named.
pub type Wants<'w> = &'w dyn Fn(Head, Option<Unit>) -> bool;

/// What the owner has not answered yet, whatever the law: the animals and the board.
pub fn unanswered(case: &Case) -> Vec<Problem> {
    let mut problems = Vec::new();
    droves(case, &mut problems);
    problems.extend(board(case).err());
    problems
}

/// The lines on the board, if it was seen.
fn board(case: &Case) -> Result<&[Charge], Problem> {
    match &case.rates {
        Some(Rates::Seen(charges)) => Ok(charges),
        Some(Rates::NotSeen) => Err(Problem::at(Field::Rates, Reason::BoardNotSeen)),
        None => Err(Problem::missing(Field::Rates)),
    }
}

/// A by-law's source that mentions nothing under this head. Under an Act both fine and feeding are due: what is not there
/// is asked for, or printed in the Act.
pub fn is_silent_on(case: &Case, head: Head) -> bool {
    case.situation == Some(Situation::ByLaw)
        && board(case).is_ok_and(|charges| !charges.iter().any(|charge| charge.head == head))
}

fn meet(case: &Case, law: Law, wants: Wants) -> (Vec<Match>, Vec<Problem>) {
    // Where one was refused it is not known whether they are given back at all, or from which day on they are charged.
    let moves = [Field::NotReturnedFrom, Field::OrFromDay].into_iter();
    let mut problems: Vec<Problem> = moves.filter_map(|field| case.refusal(field)).collect();
    let droves = droves(case, &mut problems);
    let charges = match board(case) {
        Ok(charges) => charges,
        Err(unseen) => {
            let printed = printed_alone(case, law, wants, &droves);
            problems.extend(printed.is_none().then_some(unseen));
            return (printed.unwrap_or_default(), problems);
        }
    };
    let mut found = Vec::with_capacity(droves.len().saturating_mul(2));
    let matters = |head: &Head| head.under_the_act() || charges.iter().any(|one| one.head == *head);
    let heads: Vec<Head> = Head::ALL.iter().copied().filter(matters).collect();
    let meeting = Meeting {
        case,
        law,
        charges,
        heads: &heads,
        droves: &droves,
        wants,
    };
    let banded = |charge: &Charge| charge.number.is_some() && wants(charge.head, charge.unit);
    let met = |charge: &Charge| meeting.fitting(charge).next().is_some();
    if case.choices.bands.is_none() && charges.iter().any(|one| banded(one) && met(one)) {
        problems.push(Problem::missing(Field::Bands));
    }
    for drove in &droves {
        if meeting.is_kept(drove) {
            problems.push(Problem::at(Field::Capture(drove.row), Reason::NotReturned));
            continue;
        }
        meeting.drove(drove, &mut found, &mut problems);
    }
    meeting.shared(&mut found, &mut problems);
    problems.dedup();
    (found, problems)
}

/// The rows that are complete; the others become problems.
fn droves<'c>(case: &'c Case, problems: &mut Vec<Problem>) -> Vec<Drove<'c>> {
    if case.animals.is_empty() {
        problems.push(Problem::missing(Field::Animals));
    }
    let mut droves = Vec::with_capacity(case.animals.len());
    for (row, animals) in (0u16..).zip(&case.animals) {
        let kind = animals.kind.ok_or(Problem::missing(Field::Kind(row)));
        let number = animals.heads.ok_or(Problem::missing(Field::Heads(row)));
        if let Some(refused) = case.refusal(Field::Capture(row)) {
            problems.push(refused);
            continue;
        }
        let capture = animals.capture.unwrap_or(1);
        if !(1..=MOST_CAPTURES).contains(&capture) {
            problems.push(Problem::at(Field::Capture(row), Reason::TooLarge));
            continue;
        }
        match (kind, number) {
            (Ok(kind), Ok(number)) => droves.push(Drove {
                row,
                kind,
                heads: number.get(),
                capture,
                animals,
            }),
            (kind, number) => problems.extend([kind.err(), number.err()].into_iter().flatten()),
        }
    }
    droves
}

/// A tariff that meets the animals of a case.
struct Meeting<'c> {
    case: &'c Case,
    law: Law,
    charges: &'c [Charge],
    /// The heads that a line names, and those that are due under the Act.
    heads: &'c [Head],
    droves: &'c [Drove<'c>],
    wants: Wants<'c>,
}

impl Meeting<'_> {
    /// Whether the line is a band that is charged head by head.
    fn is_marginal(&self, charge: &Charge) -> bool {
        charge.number.is_some() && self.case.choices.bands == Some(Bands::Marginal)
    }

    /// Whether the line belongs to several rows together.
    fn is_shared(&self, charge: &Charge) -> bool {
        self.is_marginal(charge)
            || matches!(charge.unit, Some(Unit::PerLot | Unit::TimesActualCost))
    }

    /// Whether all these lines are bands of which nobody has said yet how they are counted.
    fn waits_for_bands(&self, lines: &[(u16, &Charge)]) -> bool {
        self.case.choices.bands.is_none() && lines.iter().all(|(_, one)| one.number.is_some())
    }

    /// Whether the tariff says that animals at this capture are not given back: then nothing buys them free.
    fn is_kept(&self, drove: &Drove) -> bool {
        let from = self
            .case
            .terms
            .as_ref()
            .and_then(|terms| terms.not_returned_from);
        from.is_some_and(|from| drove.capture >= from)
    }

    /// Whether a line is for these animals, age and band included.
    fn fits(&self, charge: &Charge, drove: &Drove) -> bool {
        charge.kinds.has(drove.kind)
            && charge
                .captures
                .is_none_or(|run| run.has(u32::from(drove.capture)))
            && charge
                .age
                .is_none_or(|age| drove.animals.age.is_none_or(|has| has == age))
            && charge
                .number
                .is_none_or(|run| match self.case.choices.bands {
                    Some(Bands::WholeLot) => run.has(self.total(charge)),
                    Some(Bands::WholeHerd) => run.has(heads(self.droves.iter())),
                    Some(Bands::Marginal) | None => true,
                })
    }

    /// The rows that a line is for. What is not given back is charged nothing, and nothing is asked for it.
    fn fitting(&self, charge: &Charge) -> impl Iterator<Item = &Drove<'_>> {
        self.droves
            .iter()
            .filter(move |drove| !self.is_kept(drove) && self.fits(charge, drove))
    }

    /// How many heads are impounded at a time of the kinds a line names.
    fn total(&self, charge: &Charge) -> u32 {
        heads(
            self.droves
                .iter()
                .filter(|drove| charge.kinds.has(drove.kind)),
        )
    }

    /// The lines of one row: one under each head, and no doubt which.
    fn drove(&self, drove: &Drove, found: &mut Vec<Match>, problems: &mut Vec<Problem>) {
        let mut named = false;
        let mut lines: Vec<(u16, &Charge)> = Vec::with_capacity(self.charges.len());
        for head in self.heads.iter().copied() {
            let fitting = (0u16..)
                .zip(self.charges)
                .filter(|(_, charge)| charge.head == head && self.fits(charge, drove));
            lines.clear();
            lines.extend(fitting);
            let wanted = |unit| (self.wants)(head, unit);
            if lines.is_empty() && !wanted(None) {
                continue;
            }
            if !lines.is_empty() && !lines.iter().any(|(_, charge)| wanted(charge.unit)) {
                named = true;
                continue;
            }
            if lines.iter().any(|(_, charge)| charge.age.is_some()) && drove.animals.age.is_none() {
                problems.push(Problem::missing(Field::Age(drove.row)));
                named = true;
                continue;
            }
            let marginal = lines.iter().all(|(_, charge)| self.is_marginal(charge));
            named = named || !lines.is_empty();
            match lines.as_slice() {
                [] if self.is_required(head, drove) => self.unnamed(head, drove, found, problems),
                [] => {}
                // Which of them applies is asked already.
                lines if self.waits_for_bands(lines) => {}
                lines if marginal => self.bands(lines, head, drove, problems),
                // It is charged once for all its rows.
                [(_, charge)] if self.is_shared(charge) => {}
                [(n, charge)] => one(self.case, *n, charge, drove, found, problems),
                _ => problems.push(Problem::at(Field::Rate(head, drove.kind), Reason::TwoRates)),
            }
        }
        let fine = (self.wants)(Head::Fine, None);
        if !named && fine && !self.is_required(Head::Fine, drove) {
            ask(problems, Head::Fine, drove.kind);
        }
    }

    /// Bands charged head by head must reach every head once: a gap is asked for, an overlap is two rates.
    fn bands(
        &self,
        lines: &[(u16, &Charge)],
        head: Head,
        drove: &Drove,
        problems: &mut Vec<Problem>,
    ) {
        let mut bands: Vec<Run> = lines
            .iter()
            .filter_map(|(_, charge)| charge.number)
            .collect();
        let Some((_, first)) = lines.first() else {
            return;
        };
        order(&mut bands, |a, b| a.from < b.from);
        let heads = self.total(first);
        let mut next = 1;
        for band in bands.iter().take_while(|band| band.from <= heads) {
            if band.from < next {
                problems.push(Problem::at(Field::Rate(head, drove.kind), Reason::TwoRates));
                return;
            }
            if band.from > next {
                break;
            }
            next = band.to.map_or(u32::MAX, |to| to.saturating_add(1));
        }
        if next <= heads {
            ask(problems, head, drove.kind);
        }
    }

    /// Under an Act the fine and the feeding are both due, whatever a source mentions. A by-law needs for each kind what
    /// it has for any kind; what it does not mention at all is left out, and said to be.
    fn is_required(&self, head: Head, drove: &Drove) -> bool {
        if self.case.situation == Some(Situation::ByLaw) {
            return self.charges.iter().any(|charge| charge.head == head);
        }
        let names = |charge: &Charge| charge.head == head && charge.kinds.has(drove.kind);
        head.under_the_act() || self.charges.iter().any(names)
    }

    /// No line names the kind under this head: the scale of 1871 may, otherwise it is asked for.
    fn unnamed(
        &self,
        head: Head,
        drove: &Drove,
        found: &mut Vec<Match>,
        problems: &mut Vec<Problem>,
    ) {
        let printed = match self.law.find(Provision::Fine) {
            Finding::InForce(row) if head == Head::Fine => by_printed_scale(row, drove),
            _ => None,
        };
        match printed {
            Some(one) => found.push(one),
            None => ask(problems, head, drove.kind),
        }
    }

    /// The lines that several rows share: for a lot, for a multiple of actual cost, and bands head by head.
    fn shared(&self, found: &mut Vec<Match>, problems: &mut Vec<Problem>) {
        for (n, charge) in (0u16..)
            .zip(self.charges)
            .filter(|(_, charge)| self.is_shared(charge) && (self.wants)(charge.head, charge.unit))
        {
            let heads = heads(self.fitting(charge));
            if heads == 0 {
                continue;
            }
            let field = Field::Charge(n);
            let (Some(amount), Some(unit)) = (charge.amount, charge.unit) else {
                problems.push(Problem::missing(field));
                continue;
            };
            let band = charge.number.filter(|_| self.is_marginal(charge));
            let inside = band.map_or(heads, |band| in_band(band, heads));
            if inside == 0 {
                continue;
            }
            let number = match unit {
                Unit::PerLot | Unit::TimesActualCost => 1,
                // Heads have their bands, and kilograms none.
                Unit::PerKilogram | Unit::PerKilogramPerDay => {
                    problems.push(Problem::missing(Field::ChargeUnit(n)));
                    continue;
                }
                _ => inside,
            };
            let growth = match self.growth_of_all(n, charge) {
                Ok(growth) => growth,
                Err(problem) => {
                    problems.push(problem);
                    continue;
                }
            };
            if unit == Unit::TimesActualCost && self.case.actual_cost.is_none() {
                problems.push(Problem::missing(Field::ActualCost));
                continue;
            }
            let [from, or_from] = Start::of(self.case, charge, field);
            found.push(Match {
                head: charge.head,
                row: None,
                kind: None,
                field,
                printed: None,
                base: amount,
                growth,
                number,
                number_field: None,
                unit,
                from,
                or_from,
            });
        }
    }

    /// The increase of a line for several rows: of rows at different captures it would be two rates.
    fn growth_of_all(&self, n: u16, charge: &Charge) -> Result<Option<Grown>, Problem> {
        let mut fitting = self.fitting(charge);
        let Some(first) = fitting.next().filter(|_| charge.repeat.is_some()) else {
            return Ok(None);
        };
        if fitting.any(|drove| drove.capture != first.capture) {
            let field = Field::Rate(charge.head, first.kind);
            return Err(Problem::at(field, Reason::TwoRates));
        }
        growth(n, charge, first.capture)
    }
}

/// How many heads these rows are together.
fn heads<'d, 'c: 'd>(droves: impl Iterator<Item = &'d Drove<'c>>) -> u32 {
    droves.fold(0, |sum: u32, drove| sum.saturating_add(drove.heads))
}

/// The fine that an Act itself prints for these animals: the sum, or the most it may be.
fn by_printed_scale(row: &'static Row, drove: &Drove) -> Option<Match> {
    let (Value::PrintedScale(scale) | Value::Ceilings(scale)) = row.value else {
        return None;
    };
    let (_, amount) = scale.iter().find(|(kinds, _)| kinds.has(drove.kind))?;
    let field = Field::Rate(Head::Fine, drove.kind);
    let from = Start { day: 1, field };
    Some(Match {
        head: Head::Fine,
        row: Some(drove.row),
        kind: Some(drove.kind),
        field,
        printed: Some(row),
        base: *amount,
        growth: None,
        number: drove.heads,
        number_field: Some(Field::Heads(drove.row)),
        unit: Unit::PerHead,
        from,
        or_from: from,
    })
}

/// The fines by themselves, where the Act prints them for all these animals: they need no board.
fn printed_alone(case: &Case, law: Law, wants: Wants, droves: &[Drove]) -> Option<Vec<Match>> {
    let fines_alone = wants(Head::Fine, None) && !wants(Head::Feeding, None);
    let Finding::InForce(row) = law.find(Provision::Fine) else {
        return None;
    };
    if !fines_alone || case.situation == Some(Situation::ByLaw) {
        return None;
    }
    let of = |drove: &Drove| by_printed_scale(row, drove);
    droves.iter().map(of).collect()
}

/// The fines that the Act itself prints, in either reading, for animals for which another fine was entered.
pub fn printed(case: &Case, law: Law) -> Vec<Match> {
    let rows = match law.find(Provision::Fine) {
        Finding::InForce(row) => [Some(row), None],
        Finding::Either(row, other) => [Some(row), Some(other)],
        _ => [None, None],
    };
    let printed = |row: &&Row| matches!(row.value, Value::PrintedScale(_));
    let Some(row) = rows.into_iter().flatten().find(printed) else {
        return Vec::new();
    };
    let Some(Rates::Seen(charges)) = &case.rates else {
        return Vec::new();
    };
    let mut charges = charges.iter().filter(|charge| charge.head == Head::Fine);
    let droves = droves(case, &mut Vec::new());
    if !charges.any(|charge| droves.iter().any(|drove| charge.kinds.has(drove.kind))) {
        return Vec::new();
    }
    let of = |drove: &Drove| by_printed_scale(row, drove);
    droves.iter().filter_map(of).collect()
}

/// The most that the Forest Act permits as a fine for each row of animals it names, in a forest.
pub fn permitted(case: &Case, law: Law) -> Vec<Match> {
    let in_forest = case.situation == Some(Situation::Forest);
    let Finding::InForce(row) = law.find(Provision::ForestFine) else {
        return Vec::new();
    };
    let of = |drove: &Drove| by_printed_scale(row, drove).filter(|_| in_forest);
    droves(case, &mut Vec::new())
        .iter()
        .filter_map(of)
        .collect()
}

/// The increase of a line at a capture.
fn growth(n: u16, charge: &Charge, capture: u16) -> Result<Option<Grown>, Problem> {
    let Some(repeat) = charge.repeat.filter(|_| capture > 1) else {
        return Ok(None);
    };
    // At the second capture both readings come to the same, so nothing is asked.
    let same = (capture == 2).then_some(Growth::Simple);
    let growth = repeat.growth.or(same);
    Ok(Some(Grown {
        percent: repeat.percent.get(),
        growth: growth.ok_or(Problem::missing(Field::ChargeGrowth(n)))?,
        capture,
    }))
}

/// How many of so many heads fall into a band.
fn in_band(band: Run, heads: u32) -> u32 {
    let last = band.to.unwrap_or(u32::MAX).min(heads);
    last.saturating_sub(band.from.saturating_sub(1))
}

/// A rate is asked for once, however many rows want it.
fn ask(problems: &mut Vec<Problem>, head: Head, kind: Kind) {
    let problem = Problem::missing(Field::Rate(head, kind));
    if !problems.contains(&problem) {
        problems.push(problem);
    }
}

/// A line that belongs to one row.
fn one(
    case: &Case,
    n: u16,
    charge: &Charge,
    drove: &Drove,
    found: &mut Vec<Match>,
    problems: &mut Vec<Problem>,
) {
    let Some(amount) = charge.amount else {
        ask(problems, charge.head, drove.kind);
        return;
    };
    let Some(unit) = charge.unit else {
        problems.push(Problem::missing(Field::ChargeUnit(n)));
        return;
    };
    let growth = match growth(n, charge, drove.capture) {
        Ok(growth) => growth,
        Err(problem) => {
            problems.push(problem);
            return;
        }
    };
    let (number, number_field) = match (unit, drove.animals.kilograms) {
        (Unit::PerKilogram | Unit::PerKilogramPerDay, Some(kilograms)) => {
            (kilograms.get(), Field::Kilograms(drove.row))
        }
        (Unit::PerKilogram | Unit::PerKilogramPerDay, None) => {
            problems.push(Problem::missing(Field::Kilograms(drove.row)));
            return;
        }
        _ => (drove.heads, Field::Heads(drove.row)),
    };
    // The fields of a plain board are the rates of a kind; a taken-over scale is edited line by line.
    let field = if case.terms.is_some() {
        Field::Charge(n)
    } else {
        Field::Rate(charge.head, drove.kind)
    };
    let [from, or_from] = Start::of(case, charge, field);
    found.push(Match {
        head: charge.head,
        row: Some(drove.row),
        kind: Some(drove.kind),
        field,
        printed: None,
        base: amount,
        growth,
        number,
        number_field: Some(number_field),
        unit,
        from,
        or_from,
    });
}
