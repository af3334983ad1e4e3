//! How many animals, and which, would have to be sold for what is due (s. 16): the fewest whose proceeds cover fines,
//! charges and the expenses of selling those animals, and among the fewest the least value. Where another choice
//! sells less value, it stands beside. At the owner's own expected prices; nothing here is a valuation.

use rust_decimal::Decimal;

use super::{Desk, sale};
use crate::account::{Amount, Assumed, Choice, Chosen, Claim, Given, Plan};
use crate::case::{Case, Expense, HowMany};
use crate::law::Law;
use crate::law::row::{Provision, Row};
use crate::money::Rupees;
use crate::problem::{Field, Problem, Reason};
use crate::reasons::{Figure, Input, Operation, Quantity, Source, entry, fits};

/// How many trials the search may make before it says that it is near, not exact.
const TRIALS: u32 = 200_000;

/// Animals of one row that fetch the same.
#[derive(Clone, Copy)]
struct Group {
    row: u16,
    number: u32,
    paise: u64,
}

/// Whether the user asks for a plan: any expected price is there.
#[must_use]
pub fn asked(case: &Case) -> bool {
    case.animals.iter().any(|animals| animals.price.is_some())
}

/// The plan, if prices were entered.
pub fn plan(desk: &mut Desk, law: Law, claim: &Claim) -> Result<Option<Plan>, Vec<Problem>> {
    if !asked(desk.case) {
        return Ok(None);
    }
    let rule = sale::rule(law, Provision::Refusal)?;
    let groups = groups(desk.case)?;
    let costs = Costs::of(desk.case)?;
    let target = fits(costs.target(claim.due.exact), Field::Rates, Reason::TooLarge)?;
    let mut search = Search { groups: &groups, target, trials: TRIALS };
    let fewest = search.fewest();
    let least = search.least();
    let fewest = fits(chosen(&groups, &fewest, &costs, claim.due.exact), Field::Rates, Reason::TooLarge)?;
    let least = fits(chosen(&groups, &least, &costs, claim.due.exact), Field::Rates, Reason::TooLarge)?;
    let how = desk.case.choices.how_many.unwrap_or(HowMany::Fewest);
    let (taken, other) = match how {
        HowMany::Fewest => (fewest, least),
        HowMany::LeastValue => (least, fewest),
    };
    let other = (other.value != taken.value || other.number != taken.number).then_some(other);
    if let Some(other) = &other {
        let code = if how == HowMany::Fewest { HowMany::LeastValue } else { HowMany::Fewest };
        desk.assume(Assumed {
            choice: Choice::HowMany,
            taken: how.code(),
            figure: Figure::PlannedValue,
            value: Quantity::Rupees(taken.value),
            others: vec![(code.code(), Quantity::Rupees(other.value))],
        });
    }
    finish(desk, rule, claim, taken, other, search.trials > 0).map(Some)
}

/// The figures of the animals chosen, with their steps.
fn finish(
    desk: &mut Desk,
    rule: &'static Row,
    claim: &Claim,
    chosen: Chosen,
    other: Option<Chosen>,
    exact: bool,
) -> Result<Plan, Vec<Problem>> {
    let mut lots = Vec::with_capacity(chosen.which.len());
    let mut heads = Vec::with_capacity(chosen.which.len());
    for (row, number) in &chosen.which {
        let price = desk.case.animals.get(usize::from(*row)).and_then(|animals| animals.price).unwrap_or_default();
        let value = fits(price.times(*number), Field::Price(*row), Reason::TooLarge)?;
        let count = Input { source: Source::Asked, quantity: Quantity::Count(*number) };
        let inputs = [entry(Field::Price(*row), Quantity::Rupees(price)), count];
        let step =
            desk.reasons.step(Figure::PlannedValue, None, Operation::Product, &inputs, Quantity::Rupees(value));
        lots.push(Amount { shown: value, exact: value, step });
        heads.push(count);
    }
    let value = desk.sum(Figure::PlannedValue, Some(rule), lots.into_iter())?;
    let number =
        desk.reasons.step(Figure::NumberSold, Some(rule), Operation::Sum, &heads, Quantity::Count(chosen.number));
    let expenses = sale::expenses(desk, value)?;
    let deductions = desk.sum(Figure::Deductions, Some(rule), [claim.due, expenses].into_iter())?;
    let (balance, not_recovered) = sale::settle(desk, rule, value, deductions);
    Ok(Plan {
        due: claim.due,
        number: Given { value: chosen.number, step: number },
        value: Given { value: value.shown, step: value.step },
        chosen,
        other,
        exact,
        balance,
        not_recovered,
    })
}

/// Every animal by row and price, dearest first. A row without a price is asked for.
fn groups(case: &Case) -> Result<Vec<Group>, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut groups = Vec::with_capacity(case.animals.len());
    for (row, animals) in (0u16..).zip(&case.animals) {
        let Some(heads) = animals.heads else { continue };
        match animals.price.map(Rupees::in_paise) {
            Some(Some(paise)) => groups.push(Group { row, number: heads.get(), paise }),
            Some(None) => problems.push(Problem::at(Field::Price(row), Reason::TooLarge)),
            None => problems.push(Problem::missing(Field::Price(row))),
        }
    }
    groups.sort_by(|a, b| b.paise.cmp(&a.paise).then(a.row.cmp(&b.row)));
    if problems.is_empty() { Ok(groups) } else { Err(problems) }
}

/// Expenses of sale: so much once, and so many per cent of what the animals fetch.
struct Costs {
    once: Rupees,
    percent: Decimal,
}

impl Costs {
    fn of(case: &Case) -> Result<Self, Vec<Problem>> {
        let mut costs = Self { once: Rupees::ZERO, percent: Decimal::ZERO };
        for (n, expense) in (0u16..).zip(&case.expenses) {
            let field = Field::Expense(n);
            match expense {
                Expense::Amount(Some(amount)) => costs.once = fits(costs.once.plus(*amount), field, Reason::TooLarge)?,
                Expense::Percent(Some(percent)) => {
                    costs.percent = fits(costs.percent.checked_add(percent.get()), field, Reason::TooLarge)?;
                }
                Expense::Amount(None) | Expense::Percent(None) => return Err(vec![Problem::missing(field)]),
            }
        }
        Ok(costs)
    }

    /// The least proceeds in paise that leave `due` after the expenses; more than can be where expenses eat all.
    fn target(&self, due: Rupees) -> Option<u64> {
        let left = Decimal::ONE_HUNDRED.checked_sub(self.percent)?;
        if left <= Decimal::ZERO {
            return Some(u64::MAX);
        }
        let need = due.plus(self.once)?.decimal();
        let paise = need.checked_mul(Decimal::from(10_000))?.checked_div(left)?.ceil();
        // Division may have rounded at the 28th digit: step back if one paisa less is enough.
        let paise = u64::try_from(paise.normalize().mantissa()).ok().filter(|_| paise.scale() == 0);
        Some(paise.unwrap_or(u64::MAX))
    }

    fn on(&self, value: Rupees) -> Option<Rupees> {
        value.percent(self.percent)?.rounded().plus(self.once)
    }
}

fn chosen(groups: &[Group], counts: &[u32], costs: &Costs, due: Rupees) -> Option<Chosen> {
    let mut which: Vec<(u16, u32)> = Vec::new();
    let mut number: u32 = 0;
    let mut paise: u64 = 0;
    for (group, count) in groups.iter().zip(counts) {
        if *count > 0 {
            which.push((group.row, *count));
            number = number.checked_add(*count)?;
            paise = paise.checked_add(group.paise.checked_mul(u64::from(*count))?)?;
        }
    }
    which.sort_unstable();
    let value = Rupees::paise(paise);
    let expenses = costs.on(value)?;
    let covers = value >= due.plus(expenses)?;
    Some(Chosen { which, number, value, expenses, covers })
}

/// The search over how many of each group are sold. Groups are few, so it is a short tree; `trials` bounds it.
struct Search<'g> {
    groups: &'g [Group],
    target: u64,
    trials: u32,
}

impl Search<'_> {
    /// The fewest animals that reach the target, and of those the least value; all of them if nothing reaches.
    fn fewest(&mut self) -> Vec<u32> {
        let mut need: u32 = 0;
        let mut value: u64 = 0;
        let mut greedy = vec![0; self.groups.len()];
        for (group, count) in self.groups.iter().zip(greedy.iter_mut()) {
            if value >= self.target {
                break;
            }
            let missing = self.target.saturating_sub(value);
            let wanted = missing.checked_add(group.paise.saturating_sub(1)).unwrap_or(u64::MAX).checked_div(group.paise);
            let wanted = wanted.and_then(|n| u32::try_from(n).ok()).unwrap_or(u32::MAX);
            *count = wanted.min(group.number);
            need = need.saturating_add(*count);
            value = value.saturating_add(group.paise.saturating_mul(u64::from(*count)));
        }
        if value < self.target {
            return self.groups.iter().map(|group| group.number).collect();
        }
        let mut best = (value, greedy);
        let mut counts = vec![0; self.groups.len()];
        self.walk(0, 0, Some(need), &mut counts, &mut best);
        best.1
    }

    /// The least value that reaches the target, however many animals; all of them if nothing reaches.
    fn least(&mut self) -> Vec<u32> {
        let all: Vec<u32> = self.groups.iter().map(|group| group.number).collect();
        let value = total(self.groups);
        if value <= self.target {
            return all;
        }
        let mut best = (value, all);
        let mut counts = vec![0; self.groups.len()];
        self.walk(0, 0, None, &mut counts, &mut best);
        best.1
    }

    /// Tries each count of the group at `at`, most first, and keeps the least value that reaches the target.
    fn walk(&mut self, at: usize, value: u64, left: Option<u32>, counts: &mut Vec<u32>, best: &mut (u64, Vec<u32>)) {
        if value >= self.target && left.is_none_or(|n| n == 0) {
            if value < best.0 {
                *best = (value, counts.clone());
            }
            return;
        }
        let rest = self.groups.get(at..).unwrap_or_default();
        let Some(group) = rest.first() else { return };
        if best.0 == self.target || self.trials == 0 || !self.reachable(rest, value, left, best.0) {
            return;
        }
        let most = left.unwrap_or(u32::MAX).min(group.number);
        // Without a set number, one more than reaches the target is never less value.
        let enough = self.target.saturating_sub(value).div_ceil(group.paise.max(1));
        let most = if left.is_none() { most.min(u32::try_from(enough).unwrap_or(u32::MAX)) } else { most };
        for count in (0..=most).rev() {
            self.trials = self.trials.saturating_sub(1);
            let then = value.saturating_add(group.paise.saturating_mul(u64::from(count)));
            if then >= best.0 {
                continue;
            }
            if let Some(slot) = counts.get_mut(at) {
                *slot = count;
            }
            self.walk(at.saturating_add(1), then, left.map(|n| n.saturating_sub(count)), counts, best);
            if self.trials == 0 {
                break;
            }
        }
        if let Some(slot) = counts.get_mut(at) {
            *slot = 0;
        }
    }

    /// Whether what is left can still reach the target and stay below the best.
    fn reachable(&self, rest: &[Group], value: u64, left: Option<u32>, best: u64) -> bool {
        let Some(left) = left else {
            return value.saturating_add(total(rest)) >= self.target;
        };
        let dearest = take(rest.iter(), left);
        let cheapest = take(rest.iter().rev(), left);
        match (dearest, cheapest) {
            (Some(most), Some(least)) => {
                value.saturating_add(most) >= self.target && value.saturating_add(least) < best
            }
            _ => false,
        }
    }
}

fn total(groups: &[Group]) -> u64 {
    groups.iter().fold(0, |sum: u64, group| sum.saturating_add(group.paise.saturating_mul(u64::from(group.number))))
}

/// What exactly so many animals fetch, taken in the order given; nothing if there are not so many.
fn take<'g>(groups: impl Iterator<Item = &'g Group>, mut number: u32) -> Option<u64> {
    let mut value: u64 = 0;
    for group in groups {
        let count = group.number.min(number);
        value = value.saturating_add(group.paise.saturating_mul(u64::from(count)));
        number = number.saturating_sub(count);
    }
    (number == 0).then_some(value)
}
