//! How many animals, and which, would have to be sold for what is due (s. 16): the fewest whose proceeds cover fines,
//! charges and the expenses of selling those animals, and among the fewest the least value. Where another choice
//! sells less value, it stands beside. At the owner's own expected prices; nothing here is a valuation.

use rust_decimal::Decimal;

use super::{Desk, sale};
use crate::account::{Amount, Assumed, Choice, Chosen, Claim, Given, Plan};
use crate::case::{Case, Expense, HowMany, RoundAt};
use crate::law::Law;
use crate::law::row::{Provision, Row};
use crate::money::Rupees;
use crate::order::order;
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

/// The plan: it is only asked for where prices were entered.
pub fn plan(desk: &mut Desk, law: Law, claim: &Claim) -> Result<Plan, Vec<Problem>> {
    let rule = super::rule(law, Provision::Refusal)?;
    let groups = groups(desk.case)?;
    let costs = Costs::of(desk.case, claim.due)?;
    let mut search = Search {
        groups: &groups,
        costs: &costs,
        least: costs.least(),
        trials: TRIALS,
    };
    let fewest = search.fewest();
    let mut exact = search.trials > 0;
    search.trials = TRIALS;
    let least = search.least_value(&fewest);
    exact &= search.trials > 0;
    let least = (least != fewest).then_some(least);
    let fewest = chosen(desk, rule, &groups, &fewest, claim.due)?;
    let least = match least {
        Some(least) => chosen(desk, rule, &groups, &least, claim.due)?,
        None => fewest.clone(),
    };
    let how = desk.case.choices.how_many.unwrap_or(HowMany::Fewest);
    let (taken, other, code) = match how {
        HowMany::Fewest => (fewest, least, HowMany::LeastValue),
        HowMany::LeastValue => (least, fewest, HowMany::Fewest),
    };
    let other = (other.value != taken.value).then_some(other);
    if let Some(other) = &other {
        desk.assume(Assumed {
            choice: Choice::HowMany,
            taken: how.code(),
            figure: Figure::PlannedValue,
            value: Quantity::Rupees(taken.value),
            others: vec![(code.code(), Quantity::Rupees(other.value))],
        });
    }
    finish(desk, rule, claim, taken, other, exact)
}

/// What is left or not recovered when the animals chosen are sold.
fn finish(
    desk: &mut Desk,
    rule: &'static Row,
    claim: &Claim,
    chosen: Chosen,
    other: Option<Chosen>,
    exact: bool,
) -> Result<Plan, Vec<Problem>> {
    let paid = |amount, step| Amount {
        shown: amount,
        exact: amount,
        step,
    };
    let value = paid(chosen.value, chosen.value_step);
    let expenses = paid(chosen.expenses, chosen.expenses_step);
    let parts = [claim.due, expenses];
    let deductions = desk.sum(Figure::Deductions, Some(rule), parts.into_iter())?;
    let (balance, not_recovered) = sale::settle(desk, rule, value, deductions);
    Ok(Plan {
        due: claim.due,
        number: Given {
            value: chosen.number,
            step: chosen.number_step,
        },
        value: Given {
            value: chosen.value,
            step: chosen.value_step,
        },
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
        match animals.price.map(|price| price.rounded().in_paise()) {
            Some(Some(paise)) => groups.push(Group {
                row,
                number: heads.get(),
                paise,
            }),
            Some(None) => problems.push(Problem::at(Field::Price(row), Reason::TooLarge)),
            None => problems.push(Problem::missing(Field::Price(row))),
        }
    }
    order(&mut groups, |a, b| (b.paise, a.row) < (a.paise, b.row));
    if problems.is_empty() {
        Ok(groups)
    } else {
        Err(problems)
    }
}

/// What has to be covered: what is due, expenses once, and per cents of what the animals fetch.
struct Costs {
    due: Amount,
    once: Vec<Rupees>,
    percents: Vec<Decimal>,
    round_at: RoundAt,
}

impl Costs {
    fn of(case: &Case, due: Amount) -> Result<Self, Vec<Problem>> {
        let round_at = case.choices.round_at.unwrap_or(RoundAt::Lines);
        let mut costs = Self {
            due,
            once: Vec::new(),
            percents: Vec::new(),
            round_at,
        };
        for (n, expense) in (0u16..).zip(&case.expenses) {
            let field = Field::Expense(n);
            match expense {
                Expense::Amount(Some(amount)) => costs.once.push(*amount),

                Expense::Percent(Some(percent)) => costs.percents.push(percent.get()),
                Expense::Amount(None) | Expense::Percent(None) => {
                    return Err(vec![Problem::missing(field)]);
                }
            }
        }
        Ok(costs)
    }

    /// The expenses of selling animals of this value, rounded as the account rounds them.
    fn expenses(&self, value: Rupees) -> Option<Rupees> {
        let by_line = self.round_at == RoundAt::Lines;
        let mut sum = Rupees::ZERO;
        for amount in &self.once {
            sum = sum.plus(if by_line { amount.rounded() } else { *amount })?;
        }
        for percent in &self.percents {
            let exact = value.percent(*percent)?;
            sum = sum.plus(if by_line { exact.rounded() } else { exact })?;
        }
        Some(sum.rounded())
    }

    /// Whether animals of this value cover what is due and their own expenses.
    fn covered_by(&self, value: Rupees) -> bool {
        let needed = self
            .expenses(value)
            .and_then(|expenses| self.due.shown.plus(expenses));
        needed.is_some_and(|needed| value >= needed)
    }

    /// A value in paise below which nothing covers: rounding saves less than a paisa a line of expenses.
    fn least(&self) -> u64 {
        let sum = |a: Decimal, b: Decimal| a.checked_add(b);
        let all = self
            .percents
            .iter()
            .try_fold(Decimal::ZERO, |all, percent| sum(all, *percent));
        let left = all
            .and_then(|all| Decimal::ONE_HUNDRED.checked_sub(all))
            .unwrap_or(Decimal::ZERO);
        let once = self
            .once
            .iter()
            .try_fold(Rupees::ZERO, |sum, amount| sum.plus(*amount));
        let need = once.and_then(|once| once.plus(self.due.shown));
        if left <= Decimal::ZERO {
            return if need.is_some_and(Rupees::is_zero) {
                0
            } else {
                u64::MAX
            };
        }
        let lines = self.percents.len().saturating_add(self.once.len());
        let paise = need
            .and_then(|need| need.decimal().checked_mul(Decimal::ONE_HUNDRED))
            .and_then(|need| need.checked_sub(Decimal::from(lines)))
            .and_then(|need| need.checked_mul(Decimal::ONE_HUNDRED))
            .and_then(|need| need.checked_div(left))
            .map(|need| need.floor().max(Decimal::ZERO));
        paise
            .and_then(|paise| u64::try_from(paise).ok())
            .unwrap_or(u64::MAX)
    }
}

/// The animals of a choice: what they fetch and what selling them costs, with the steps. Where nothing is sold,
/// selling costs nothing.
fn chosen(
    desk: &mut Desk,
    rule: &'static Row,
    groups: &[Group],
    counts: &[u32],
    due: Amount,
) -> Result<Chosen, Vec<Problem>> {
    let mut which: Vec<(u16, u32, u64)> = groups
        .iter()
        .zip(counts)
        .filter(|(_, count)| **count > 0)
        .map(|(group, count)| (group.row, *count, group.paise))
        .collect();
    order(&mut which, |a, b| a < b);
    let mut lots = Vec::with_capacity(which.len());
    let mut heads = Vec::with_capacity(which.len());
    let mut number: u32 = 0;
    for (row, count, paise) in &which {
        let field = Field::Price(*row);
        let price = Rupees::paise(*paise);
        let value = fits(price.times(*count), field, Reason::TooLarge)?;
        let sold = Input {
            source: Source::Asked,
            quantity: Quantity::Count(*count),
        };
        let inputs = [entry(field, Quantity::Rupees(price)), sold];
        let result = Quantity::Rupees(value);
        let figure = Figure::PlannedValue;
        let step = desk
            .reasons
            .step(figure, None, Operation::Product, &inputs, result);
        lots.push(Amount {
            shown: value,
            exact: value,
            step,
        });
        heads.push(sold);
        number = number.saturating_add(*count);
    }
    let value = desk.sum(Figure::PlannedValue, Some(rule), lots.into_iter())?;
    let expenses = if number == 0 {
        desk.sum(Figure::ExpensesOfSale, None, std::iter::empty())?
    } else {
        sale::expenses(desk, value)?
    };
    let result = Quantity::Count(number);
    let figure = Figure::NumberSold;
    let number_step = desk
        .reasons
        .step(figure, Some(rule), Operation::Sum, &heads, result);
    let needed = due.shown.plus(expenses.shown);
    Ok(Chosen {
        which: which
            .into_iter()
            .map(|(row, count, _)| (row, count))
            .collect(),
        number,
        value: value.shown,
        expenses: expenses.shown,
        covers: needed.is_some_and(|needed| value.shown >= needed),
        number_step,
        value_step: value.step,
        expenses_step: expenses.step,
    })
}

/// The search over how many of each group are sold. Groups are few, so it is a short tree; `trials` bounds it.
struct Search<'g> {
    groups: &'g [Group],
    costs: &'g Costs,
    /// Nothing below this many paise covers.
    least: u64,
    trials: u32,
}

/// The best so far: its value in paise, and how many of each group.
type Best = (u64, Vec<u32>);

impl Search<'_> {
    fn covers(&self, paise: u64) -> bool {
        paise >= self.least && self.costs.covered_by(Rupees::paise(paise))
    }

    fn all(&self) -> Best {
        (
            total(self.groups),
            self.groups.iter().map(|group| group.number).collect(),
        )
    }

    /// The fewest animals that cover, and of those the least value; all of them if nothing covers.
    fn fewest(&mut self) -> Vec<u32> {
        let mut best = self.all();
        if self.costs.due.shown.is_zero() {
            return vec![0; self.groups.len()];
        }
        if !self.covers(best.0) {
            return best.1;
        }
        let Some(number) = self.fewest_number() else {
            return best.1;
        };
        best.0 = u64::MAX;
        let mut counts = vec![0; self.groups.len()];
        self.walk(0, 0, Some(number), &mut counts, &mut best);
        best.1
    }

    /// How many of the dearest it takes.
    fn fewest_number(&self) -> Option<u32> {
        let all: u32 = self
            .groups
            .iter()
            .fold(0, |sum: u32, group| sum.saturating_add(group.number));
        let (mut low, mut high) = (0, all);
        // The dearest n cover if any n do, so this halves.
        while low < high {
            let middle = low.midpoint(high);
            if self.covers(take(self.groups.iter(), middle)?) {
                high = middle;
            } else {
                low = middle.checked_add(1)?;
            }
        }
        Some(high)
    }

    /// The least value that covers, however many animals; no other choice than the fewest where none is less.
    fn least_value(&mut self, fewest: &[u32]) -> Vec<u32> {
        let each = self.groups.iter().zip(fewest);
        let value = each.fold(0, |sum: u64, (group, count)| {
            sum.saturating_add(group.paise.saturating_mul(u64::from(*count)))
        });
        let mut best = (value, fewest.to_vec());
        if self.covers(value) {
            let mut counts = vec![0; self.groups.len()];
            self.walk(0, 0, None, &mut counts, &mut best);
        }
        best.1
    }

    /// Tries each count of the group at `at`, most first, and keeps the least value that covers; `value` so far is below the
    /// best.
    fn walk(
        &mut self,
        at: usize,
        value: u64,
        left: Option<u32>,
        counts: &mut Vec<u32>,
        best: &mut Best,
    ) {
        if left.is_none_or(|n| n == 0) && self.covers(value) {
            *best = (value, counts.clone());
            return;
        }
        let rest = self.groups.get(at..).unwrap_or_default();
        let Some(group) = rest.first() else { return };
        if best.0 <= self.least || self.trials == 0 || !self.reachable(rest, value, left, best.0) {
            return;
        }
        let most = left.unwrap_or(u32::MAX).min(group.number);
        for count in (0..=most).rev() {
            self.trials = self.trials.saturating_sub(1);
            let then = value.saturating_add(group.paise.saturating_mul(u64::from(count)));
            if then < best.0 {
                if let Some(slot) = counts.get_mut(at) {
                    *slot = count;
                }
                self.walk(
                    at.saturating_add(1),
                    then,
                    left.map(|n| n.saturating_sub(count)),
                    counts,
                    best,
                );
            }
            if self.trials == 0 {
                break;
            }
        }
        if let Some(slot) = counts.get_mut(at) {
            *slot = 0;
        }
    }

    /// Whether what is left can still cover and stay below the best.
    fn reachable(&self, rest: &[Group], value: u64, left: Option<u32>, best: u64) -> bool {
        let Some(left) = left else {
            return value.saturating_add(total(rest)) >= self.least;
        };
        match (take(rest.iter(), left), take(rest.iter().rev(), left)) {
            (Some(most), Some(least)) => {
                value.saturating_add(most) >= self.least && value.saturating_add(least) < best
            }
            _ => false,
        }
    }
}

fn total(groups: &[Group]) -> u64 {
    groups.iter().fold(0, |sum: u64, group| {
        sum.saturating_add(group.paise.saturating_mul(u64::from(group.number)))
    })
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
