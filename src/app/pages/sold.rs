//! If they are sold: at the prices the owner expects, and by the account of a sale that was held.

use crate::account::{Chosen, Plan, SaleAccount};
use crate::app::block::{Block, Line, Part, Tone};
use crate::app::sheet::Sheet;
use crate::money;
use crate::reasons::{Figure, Quantity, StepId};
use crate::word;

/// The part.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let words = sheet.words;
    let mut blocks = vec![Block::Say(words.get(word!("sold.all")).to_owned())];
    blocks.push(Block::Heading(
        words.get(word!("sold.plan-title")).to_owned(),
    ));
    match &sheet.account.plan {
        Ok(Some(plan)) => planned(sheet, plan, &mut blocks),
        Ok(None) => blocks.push(Block::Say(words.get(word!("sold.plan-empty")).to_owned())),
        Err(problems) => blocks.push(sheet.needs(problems)),
    }
    blocks.push(Block::Heading(
        words.get(word!("sold.held-title")).to_owned(),
    ));
    match &sheet.account.sale {
        Ok(Some(sale)) => held(sheet, sale, &mut blocks),
        Ok(None) => blocks.push(Block::Say(words.get(word!("sold.sale-first")).to_owned())),
        Err(problems) if sheet.reading.case.sale.is_some() => blocks.push(sheet.needs(problems)),
        Err(_) => blocks.push(Block::Say(words.get(word!("sold.sale-first")).to_owned())),
    }
    Part {
        id: "sold",
        title: words.get(word!("sold.title")).to_owned(),
        blocks,
    }
}

fn planned(sheet: &Sheet, plan: &Plan, blocks: &mut Vec<Block>) {
    let words = sheet.words;
    let animals = |chosen: &Chosen| sheet.animals(chosen.which.iter().copied());
    let which = animals(&plan.chosen);
    let number = money::grouped(plan.number.value);
    if plan.chosen.covers {
        let places = [("n", number.as_str()), ("animals", which.as_str())];
        blocks.push(Block::Note(
            Tone::Plain,
            words.fill(word!("sold.plan"), &places),
        ));
    } else {
        blocks.push(Block::Note(
            Tone::Loss,
            words.fill(word!("sold.plan-short"), &[("animals", &which)]),
        ));
    }
    let amount = |figure, amount: crate::account::Amount| {
        sheet.line("plan", figure, Quantity::Rupees(amount.shown), amount.step)
    };
    let last = if plan.chosen.covers {
        amount(Figure::Balance, plan.balance).tone(Tone::Good)
    } else {
        amount(Figure::NotRecovered, plan.not_recovered).tone(Tone::Loss)
    };
    blocks.push(Block::Lines(vec![
        amount(Figure::Due, plan.due),
        sheet.line(
            "plan",
            Figure::PlannedValue,
            Quantity::Rupees(plan.value.value),
            plan.value.step,
        ),
        last,
    ]));
    if let Some(other) = &plan.other {
        let (which, value) = (animals(other), other.value.shown());
        let places = [("animals", which.as_str()), ("value", value.as_str())];
        blocks.push(Block::Say(words.fill(word!("sold.plan-other"), &places)));
    }
    if !plan.exact {
        blocks.push(Block::Say(words.get(word!("sold.plan-near")).to_owned()));
    }
}

/// The account, by the letters under which the Act asks for it.
fn held(sheet: &Sheet, sale: &SaleAccount, blocks: &mut Vec<Block>) {
    let words = sheet.words;
    let line = |key: &'static str, quantity: Quantity, step: Option<StepId>| {
        let term = words.get(key).to_owned();
        Line {
            step,
            ..Line::new(key, term, sheet.quantity(quantity))
        }
    };
    let amount = |key, amount: crate::account::Amount| {
        line(key, Quantity::Rupees(amount.shown), Some(amount.step))
    };
    let mut lines = vec![
        line(word!("sold.seized"), Quantity::Count(sale.seized), None),
        line(
            word!("sold.days"),
            Quantity::Count(sale.days.value),
            Some(sale.days.step),
        ),
        amount(word!("sold.fines"), sale.fines),
        amount(word!("sold.feeding"), sale.feeding),
        line(
            word!("sold.number"),
            Quantity::Count(sale.sold.value),
            Some(sale.sold.step),
        ),
        amount(word!("sold.proceeds"), sale.proceeds),
        amount(word!("sold.expenses"), sale.expenses),
        amount(word!("sold.deductions"), sale.deductions),
        amount(word!("sold.balance"), sale.balance).tone(Tone::Good),
    ];
    let short = !sale.not_recovered.shown.is_zero();
    if short {
        let not = sale.not_recovered;
        let line = sheet.line(
            "sold",
            Figure::NotRecovered,
            Quantity::Rupees(not.shown),
            not.step,
        );
        lines.push(line.tone(Tone::Loss));
    }
    blocks.push(Block::Lines(lines));
    if short {
        blocks.push(Block::Note(
            Tone::Loss,
            words.get(word!("sold.not-recovered")).to_owned(),
        ));
    }
}
