//! If they are sold: at the prices the owner expects, and by the account of a sale that was held.

use crate::account::{Amount, Plan, SaleAccount, Surplus, Wait};
use crate::app::block::{Part, Tone};
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::case::SoldAs;
use crate::law::row::Provision;
use crate::money;
use crate::reasons::{Figure, Quantity};
use crate::word;

/// The part.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let mut says = Says::new(sheet, "sold");
    if sheet.law(Provision::Refusal).is_some() {
        says.say(word!("sold.all"));
    }
    if sheet.reading.case.sale.is_none() {
        says.heading(word!("sold.plan-title"));
        match &sheet.account.plan {
            Ok(Some(plan)) => planned(&mut says, plan),
            Ok(None) => says.say(word!("sold.plan-empty")),
            Err(problems) => says.needs(problems),
        }
    }
    match &sheet.account.wait {
        Ok(Some(wait)) => claim_or_wait(&mut says, wait),
        // What the sum or the plan needs has been said with them.
        Err(problems) if sheet.account.claim.is_ok() && sheet.account.plan.is_ok() => {
            says.heading(word!("wait.title"));
            says.needs(problems);
        }
        Ok(None) | Err(_) => {}
    }
    says.heading(word!("sold.held-title"));
    match &sheet.account.sale {
        Ok(Some(sale)) => held(&mut says, sale),
        Err(problems) if sheet.reading.case.sale.is_some() => says.needs(problems),
        _ => says.say(word!("sold.sale-first")),
    }
    says.part("sold", word!("sold.title"))
}

/// The owner's own figures side by side, and no advice.
fn claim_or_wait(says: &mut Says, wait: &Wait) {
    says.heading(word!("wait.title"));
    let claim = |key, amount: Amount| says.keyed(key, amount.shown.shown(), Some(amount.step));
    let lines = vec![
        says.amount(Figure::AnimalsWorth, wait.value),
        claim(word!("wait.to-bring"), wait.to_bring),
        says.amount(Figure::LeftByClaiming, wait.left_by_claiming),
        claim(word!("wait.deductions"), wait.deductions),
        says.amount(Figure::LeftByWaiting, wait.left_by_waiting),
    ];
    let day = says.sheet.day(wait.sale_day.value);
    says.lines(lines);
    let claim = says.sheet.account.claim.as_ref().ok();
    if let Some(security) = claim.and_then(|claim| claim.security) {
        let amount = security.shown.shown();
        says.say_of(word!("wait.security"), &[("amount", &amount)]);
    }
    if let Ok(Surplus::Known { first, .. }) = &says.sheet.account.surplus {
        let months = first.months.to_string();
        says.note_of(Tone::Time, word!("wait.months"), &[("n", &months)]);
    }
    says.say_of(word!("wait.day"), &[("day", &day)]);
}

fn planned(says: &mut Says, plan: &Plan) {
    let sheet = says.sheet;
    let which = sheet.animals(&plan.chosen.which);
    let covers = plan.chosen.covers;
    let number = money::grouped(plan.number.value);
    let (tone, key) = if covers {
        (Tone::Plain, word!("sold.plan"))
    } else {
        (Tone::Loss, word!("sold.plan-short"))
    };
    says.note_of(tone, key, &[("n", &number), ("animals", &which)]);
    let last = if covers {
        says.amount(Figure::Balance, plan.balance).tone(Tone::Good)
    } else {
        says.amount(Figure::NotRecovered, plan.not_recovered)
            .tone(Tone::Loss)
    };
    let chosen = &plan.chosen;
    let amount = |figure, amount, step| says.figure(figure, Quantity::Rupees(amount), step);
    let number = Quantity::Count(plan.number.value);
    says.lines(vec![
        says.figure(Figure::NumberSold, number, plan.number.step),
        amount(Figure::PlannedValue, plan.value.value, plan.value.step),
        says.amount(Figure::Due, plan.due),
        amount(
            Figure::ExpensesOfSale,
            chosen.expenses,
            chosen.expenses_step,
        ),
        last,
    ]);
    expenses_not_known(says);
    if let Some(other) = &plan.other {
        let (which, value) = (sheet.animals(&other.which), other.value.shown());
        says.say_of(
            word!("sold.plan-other"),
            &[("animals", &which), ("value", &value)],
        );
    }
    if !plan.exact {
        says.say(word!("sold.plan-near"));
    }
}

/// A sale before its time.
pub fn too_early(says: &mut Says) {
    let sheet = says.sheet;
    if let Some(earliest) = sheet.account.sold_before(&sheet.reading.case) {
        let earliest = sheet.day(earliest);
        says.note_of(Tone::Loss, word!("sold.too-early"), &[("day", &earliest)]);
    }
}

/// None were entered: they are not nothing.
pub fn expenses_not_known(says: &mut Says) {
    if says.sheet.reading.case.expenses.is_empty() {
        says.note(Tone::Time, word!("sold.expenses-not-known"));
    }
}

/// The account, by the letters under which the Act asks for it.
fn held(says: &mut Says, sale: &SaleAccount) {
    let sheet = says.sheet;
    let unclaimed = sale.sold_as == SoldAs::Unclaimed;
    too_early(says);
    let count = |n: u32| sheet.quantity(Quantity::Count(n));
    let mut lines = vec![
        says.keyed(
            word!("sold.seized"),
            count(sale.seized.value),
            Some(sale.seized.step),
        ),
        says.keyed(
            word!("sold.days"),
            count(sale.days.value),
            Some(sale.days.step),
        ),
    ];
    let amounts = |all: &[(&'static str, crate::account::Amount)]| -> Vec<_> {
        all.iter()
            .map(|(key, amount)| says.keyed(key, amount.shown.shown(), Some(amount.step)))
            .collect()
    };
    lines.extend(amounts(&[
        (word!("sold.fines"), sale.fines),
        (word!("sold.feeding"), sale.feeding),
    ]));
    lines.push(says.keyed(
        word!("sold.number"),
        count(sale.sold.value),
        Some(sale.sold.step),
    ));
    lines.extend(amounts(&[
        (word!("sold.proceeds"), sale.proceeds),
        (word!("sold.expenses"), sale.expenses),
    ]));
    // What the proceeds do not reach is not deducted from them.
    lines.extend(if sale.not_recovered.shown.is_zero() {
        amounts(&[
            (word!("sold.deductions"), sale.deductions),
            (word!("sold.balance"), sale.balance),
        ])
    } else {
        amounts(&[
            (word!("sold.to-deduct"), sale.deductions),
            (word!("sold.all-deducted"), sale.proceeds),
        ])
    });
    if sale.not_recovered.shown.is_zero() {
        says.lines(lines);
    } else {
        lines.push(
            says.amount(Figure::NotRecovered, sale.not_recovered)
                .tone(Tone::Loss),
        );
        says.lines(lines);
        says.note(Tone::Loss, word!("sold.not-recovered"));
    }
    expenses_not_known(says);
    let from = sheet.law(Provision::Surplus);
    if let (true, Some(row)) = (unclaimed, from.or(sheet.law(Provision::Receipts))) {
        let section = sheet.words.section(row);
        says.say_of(word!("sold.deductions-inferred"), &[("section", &section)]);
    }
}
