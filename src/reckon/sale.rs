//! A sale that was held: from the proceeds come the fines, feeding and watering, and the expenses of sale (s. 16; for
//! unclaimed cattle the same three are inferred from s. 17), and the account (a) to (f) says what is left. Deductions
//! that the proceeds do not reach are not recovered from the sale: the owner is not shown as owing them.

use super::{Desk, bill};
use crate::account::{Amount, Assumed, Choice, Given, SaleAccount};
use crate::case::{Case, Choices, Expense, FeedingFrom, RoundAt, Sale, SoldAs};
use crate::day::DayRule;
use crate::law::Law;
use crate::law::row::{Provision, Row};
use crate::money::Rupees;
use crate::problem::{Field, Problem, Reason};
use crate::reasons::{Figure, Input, Operation, Quantity, Source, entry, fits};

/// The account of the sale, if one was held, and what other ways of counting and rounding would leave.
pub fn sale(desk: &mut Desk, law: Law) -> Result<Option<SaleAccount>, Vec<Problem>> {
    let Some(account) = held(desk, law)? else {
        return Ok(None);
    };
    let choices = desk.case.choices;
    let days = DayRule::ALL.iter().map(|one| {
        let feeding_days = Some(*one);
        (
            one.code(),
            Choices {
                feeding_days,
                ..choices
            },
        )
    });
    let taken = choices.feeding_days.unwrap_or(DayRule::EveryDay);
    assume(
        desk,
        law,
        &account,
        (Choice::FeedingDays, taken.code()),
        days,
    );
    let from = FeedingFrom::ALL.iter().map(|one| {
        let feeding_from = Some(*one);
        (
            one.code(),
            Choices {
                feeding_from,
                ..choices
            },
        )
    });
    let taken = choices.feeding_from.unwrap_or(FeedingFrom::Arrival);
    assume(
        desk,
        law,
        &account,
        (Choice::FeedingFrom, taken.code()),
        from,
    );
    let round = RoundAt::ALL.iter().map(|one| {
        let round_at = Some(*one);
        (
            one.code(),
            Choices {
                round_at,
                ..choices
            },
        )
    });
    let taken = choices.round_at.unwrap_or(RoundAt::Lines);
    assume(desk, law, &account, (Choice::RoundAt, taken.code()), round);
    Ok(Some(account))
}

/// What the ways that were not taken would leave, or leave unrecovered, where that moves at all: the same sale reckoned by
/// each.
fn assume(
    desk: &mut Desk,
    law: Law,
    account: &SaleAccount,
    (choice, taken): (Choice, &'static str),
    ways: impl Iterator<Item = (&'static str, Choices)>,
) {
    let short = !account.not_recovered.shown.is_zero();
    let moved = |account: &SaleAccount| {
        Quantity::Rupees(if short {
            account.not_recovered.shown
        } else {
            account.balance.shown
        })
    };
    let value = moved(account);
    let then = |(code, choices)| {
        let case = Case {
            choices,
            ..desk.case.clone()
        };
        let other = held(&mut Desk::of(&case), law).ok().flatten()?;
        Some((code, moved(&other)))
    };
    let others = ways.filter(|(code, _)| *code != taken);
    let others: Vec<(&'static str, Quantity)> = others.filter_map(then).collect();
    if others.iter().any(|(_, other)| *other != value) {
        desk.assume(Assumed {
            choice,
            taken,
            figure: if short {
                Figure::NotRecovered
            } else {
                Figure::Balance
            },
            value,
            others,
        });
    }
}

fn held(desk: &mut Desk, law: Law) -> Result<Option<SaleAccount>, Vec<Problem>> {
    let Some(sale) = desk.case.sale.as_ref() else {
        return Ok(None);
    };
    let rule = super::rule(law, Provision::Refusal)?;
    let day = desk.case.required(Field::SaleDay, sale.day);
    let why = desk.case.required(Field::SoldAs, sale.sold_as);
    let (day, sold_as) = match (day, why) {
        (Ok(day), Ok(why)) => (day, why),
        (day, why) => return Err(Problem::all(&mut [day.err(), why.err()])),
    };
    let lots = lots(desk, sale)?;
    let until = (Source::Entry(Field::SaleDay), Field::SaleDay);
    let bill = bill::bill_on(desk, law, day, until)?;
    let proceeds = desk.total_of_lines(Figure::Proceeds, Some(rule), lots.amounts.into_iter())?;
    let expenses = expenses(desk, proceeds)?;
    let deductions = desk.sum(
        Figure::Deductions,
        Some(rule),
        [bill.fines, bill.feeding, expenses].into_iter(),
    )?;
    let (balance, not_recovered) = settle(desk, rule, proceeds, deductions);
    let sold = desk.reasons.step(
        Figure::NumberSold,
        Some(rule),
        Operation::Sum,
        &lots.heads,
        Quantity::Count(lots.number),
    );
    Ok(Some(SaleAccount {
        sold_as,
        seized: seized(desk),
        days: bill.days,
        fines: bill.fines,
        feeding: bill.feeding,
        sold: Given {
            value: lots.number,
            step: sold,
        },
        proceeds,
        expenses,
        deductions,
        balance,
        not_recovered,
    }))
}

struct Lots {
    amounts: Vec<Amount>,
    heads: Vec<Input>,
    number: u32,
}

/// (a) the number seized.
fn seized(desk: &mut Desk) -> Given<u32> {
    let heads = |(n, animals): (u16, &crate::case::Animals)| {
        animals
            .heads
            .map(|heads| entry(Field::Heads(n), Quantity::Count(heads.get())))
    };
    let inputs: Vec<Input> = (0u16..).zip(&desk.case.animals).filter_map(heads).collect();
    let heads = desk.case.animals.iter().filter_map(|animals| animals.heads);
    let value = heads.fold(0, |sum: u32, heads| sum.saturating_add(heads.get()));
    let result = Quantity::Count(value);
    let step = desk
        .reasons
        .step(Figure::NumberSeized, None, Operation::Sum, &inputs, result);
    Given { value, step }
}

/// The lots as entered: no row sells more than it has, and what nobody claimed is sold whole.
fn lots(desk: &mut Desk, sale: &Sale) -> Result<Lots, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut lots = Lots {
        amounts: Vec::new(),
        heads: Vec::new(),
        number: 0,
    };
    if sale.lots.is_empty() {
        problems.push(Problem::missing(Field::Lots));
    }
    let mut left: Vec<u32> = desk
        .case
        .animals
        .iter()
        .map(|row| row.heads.map_or(0, crate::case::Heads::get))
        .collect();
    for (n, lot) in (0u16..).zip(&sale.lots) {
        let heads = lot.heads.ok_or(Problem::missing(Field::LotHeads(n)));
        let price = lot.price.ok_or(Problem::missing(Field::LotPrice(n)));
        let (Ok(heads), Ok(price)) = (heads, price) else {
            problems.extend([heads.err(), price.err()].into_iter().flatten());
            continue;
        };
        match left.get_mut(usize::from(lot.row)) {
            Some(rest) if *rest >= heads.get() => *rest = rest.saturating_sub(heads.get()),
            _ => problems.push(Problem::at(Field::LotHeads(n), Reason::MoreThanImpounded)),
        }
        lots.number = lots.number.saturating_add(heads.get());
        lots.heads
            .push(entry(Field::LotHeads(n), Quantity::Count(heads.get())));
        let input = entry(Field::LotPrice(n), Quantity::Rupees(price));
        let step = desk.reasons.step(
            Figure::Proceeds,
            None,
            Operation::Taken,
            &[input],
            Quantity::Rupees(price),
        );
        lots.amounts.push(desk.line(Figure::Proceeds, price, step));
    }
    if problems.is_empty() {
        Ok(lots)
    } else {
        Err(problems)
    }
}

/// The expenses of sale: amounts, and per cents of the proceeds.
pub fn expenses(desk: &mut Desk, proceeds: Amount) -> Result<Amount, Vec<Problem>> {
    let mut amounts = Vec::with_capacity(desk.case.expenses.len());
    for (n, expense) in (0u16..).zip(&desk.case.expenses) {
        let field = Field::Expense(n);
        match expense {
            Expense::Amount(Some(amount)) => {
                let input = entry(field, Quantity::Rupees(*amount));
                let result = Quantity::Rupees(*amount);
                let step = desk.reasons.step(
                    Figure::ExpensesOfSale,
                    None,
                    Operation::Taken,
                    &[input],
                    result,
                );
                amounts.push(desk.line(Figure::ExpensesOfSale, *amount, step));
            }
            Expense::Percent(Some(percent)) => {
                let exact = fits(
                    proceeds.exact.percent(percent.get()),
                    field,
                    Reason::TooLarge,
                )?;
                let inputs = [
                    entry(field, Quantity::Percent(percent.get())),
                    desk.reasons.result(proceeds.step),
                ];
                let result = Quantity::Rupees(exact);
                let step = desk.reasons.step(
                    Figure::ExpensesOfSale,
                    None,
                    Operation::PercentOf,
                    &inputs,
                    result,
                );
                amounts.push(desk.line(Figure::ExpensesOfSale, exact, step));
            }
            Expense::Amount(None) | Expense::Percent(None) => {
                return Err(vec![Problem::missing(field)]);
            }
        }
    }
    desk.total_of_lines(Figure::ExpensesOfSale, None, amounts.into_iter())
}

/// The balance, or what was not recovered: one of them is nothing.
pub fn settle(
    desk: &mut Desk,
    rule: &'static Row,
    proceeds: Amount,
    deductions: Amount,
) -> (Amount, Amount) {
    let less = |desk: &mut Desk, figure, from: Amount, what: Amount| {
        let value = from.shown.minus(what.shown).unwrap_or(Rupees::ZERO);
        let inputs = [
            desk.reasons.result(from.step),
            desk.reasons.result(what.step),
        ];
        let step = desk.reasons.step(
            figure,
            Some(rule),
            Operation::Less,
            &inputs,
            Quantity::Rupees(value),
        );
        Amount {
            shown: value,
            exact: value,
            step,
        }
    };
    let balance = less(desk, Figure::Balance, proceeds, deductions);
    let not_recovered = less(desk, Figure::NotRecovered, deductions, proceeds);
    (balance, not_recovered)
}

/// Whether the balance is the owner's at once (s. 16) or surplus to be claimed (s. 14 with s. 17).
#[must_use]
pub const fn balance_is_surplus(sold_as: SoldAs) -> bool {
    matches!(sold_as, SoldAs::Unclaimed)
}
