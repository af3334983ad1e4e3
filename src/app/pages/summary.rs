//! What has been answered, a line a question: shown where a question is folded, and on paper.

use crate::app::pages::scale::charge_in_words;
use crate::app::sheet::Sheet;
use crate::app::steps::Step;
use crate::case::{Condition, Head, Rates};
use crate::day::Certainty;
use crate::draft::NOT_SEEN;
use crate::money::Rupees;
use crate::problem::Field;
use crate::word;

/// The answers of a question, a line each; none where none was given.
#[must_use]
pub fn summary(sheet: &Sheet, step: Step) -> Vec<String> {
    let words = sheet.words;
    let case = &sheet.reading.case;
    let mut lines = Vec::with_capacity(4);
    match step {
        Step::Situation => {
            let situation = case.situation;
            lines.extend(situation.map(|one| words.of("situation.", one.code()).to_owned()));
        }
        Step::Place => {
            lines.extend(
                case.place
                    .map(|place| words.of("place.", place.code()).to_owned()),
            );
            lines.extend(
                sheet
                    .account
                    .text
                    .filter(|_| case.place.is_some())
                    .map(|text| words.text_name(text)),
            );
            lines.extend(not_begun(sheet));
        }
        Step::Animals => lines.extend(sheet.all_rows().iter().map(|row| animals(sheet, *row))),
        Step::Days => {
            for (name, moment) in [
                (word!("days.impounded"), case.impounded),
                (word!("days.claimed"), case.claimed),
            ] {
                lines.extend(
                    moment.map(|moment| pair(sheet, words.get(name), &sheet.moment(moment))),
                );
            }
        }
        Step::Board if sheet.draft.board == NOT_SEEN => {
            lines.push(words.get(word!("board.not-seen")).to_owned());
        }
        Step::Board => rates(sheet, &mut lines),
        Step::More => more(sheet, &mut lines),
        Step::Sale => sale(sheet, &mut lines),
    }
    lines.retain(|line| !line.is_empty());
    // A folded question does not hide what was refused in it.
    let refused = case.refused.iter().filter(|one| step_of(one.field) == step);
    lines
        .extend(refused.map(|one| pair(sheet, &sheet.field(one.field), &sheet.reason(one.reason))));
    lines
}

/// Animals of a row, with the condition where the law asks it.
fn animals(sheet: &Sheet, row: (u16, u32)) -> String {
    let said = sheet.animals(&[row]);
    let animals = sheet.reading.case.animals.get(usize::from(row.0));
    match animals.and_then(|animals| animals.condition) {
        None | Some(Condition::Ordinary) => said,
        Some(condition) => pair(sheet, &said, sheet.words.of("condition.", condition.code())),
    }
}

/// The question that asks for an answer.
#[must_use]
pub const fn step_of(field: Field) -> Step {
    match field {
        Field::Situation => Step::Situation,
        Field::Place | Field::Area | Field::Text => Step::Place,
        Field::Animals
        | Field::Kind(_)
        | Field::Heads(_)
        | Field::Capture(_)
        | Field::Age(_)
        | Field::Kilograms(_) => Step::Animals,
        Field::Impounded
        | Field::ImpoundedHour
        | Field::Seized
        | Field::Claimed
        | Field::ClaimedHour
        | Field::Notice => Step::Days,
        Field::Price(_)
        | Field::SaleDay
        | Field::SoldAs
        | Field::Lots
        | Field::LotHeads(_)
        | Field::LotPrice(_)
        | Field::Expense(_)
        | Field::Deposited => Step::Sale,
        Field::Ask(_)
        | Field::Demand(_)
        | Field::Security(_)
        | Field::SecurityDay
        | Field::SecurityAgain
        | Field::SecurityPart
        | Field::SuitClaimed
        | Field::SuitPaid
        | Field::OrderDay => Step::More,
        _ => Step::Board,
    }
}

/// The demand, the other day, and what was ticked.
fn more(sheet: &Sheet, lines: &mut Vec<String>) {
    let words = sheet.words;
    let case = &sheet.reading.case;
    for (typed, line) in sheet.draft.demand.iter().zip(&case.demand) {
        let what = match line.head {
            Some(head) => words.of("head.", head.code()),
            None => words.get(word!("demand.whole")),
        };
        lines.push(pair(sheet, what, &amount(&typed.amount)));
    }
    for day in &case.ask {
        lines.push(pair(
            sheet,
            words.get(word!("more.other-day-is")),
            &sheet.day(*day),
        ));
    }
    let notified = &case.notified;
    for (is, key) in [
        (notified.security, word!("security.asked")),
        (notified.removal, word!("more.removal")),
        (notified.trespass_all_cattle, word!("more.trespass-all")),
        (notified.trespass_fifty, word!("more.trespass-fifty")),
    ] {
        if is {
            lines.push(words.get(key).to_owned());
        }
    }
}

/// The prices that are expected, and a sale that was held.
fn sale(sheet: &Sheet, lines: &mut Vec<String>) {
    let typed = (0u16..).zip(&sheet.draft.animals);
    for (row, animals) in typed.filter(|(_, animals)| !animals.price.trim().is_empty()) {
        lines.push(pair(
            sheet,
            &sheet.field(Field::Price(row)),
            &amount(&animals.price),
        ));
    }
    if let Some(sale) = &sheet.reading.case.sale {
        lines.push(sheet.words.get(word!("sale.held-yes")).to_owned());
        lines.extend(sale.day.map(|day| sheet.day(day)));
    }
}

/// The rates as typed, each with its name, and the further lines of the board.
fn rates(sheet: &Sheet, lines: &mut Vec<String>) {
    if let Some(Rates::Seen(charges)) = &sheet.reading.case.rates {
        for (line, charge) in sheet.draft.lines.iter().zip(charges) {
            let said = charge_in_words(sheet, charge, &line.amount);
            let said: Vec<&str> = said.iter().map(String::as_str).collect();
            lines.push(said.join("; "));
        }
    }
    for kind in sheet.draft.kinds() {
        let Some(rate) = sheet
            .draft
            .rates
            .iter()
            .find(|rate| rate.kind == kind.code())
        else {
            continue;
        };
        for (head, text) in [(Head::Fine, &rate.fine), (Head::Feeding, &rate.feeding)] {
            if !text.trim().is_empty() {
                lines.push(pair(
                    sheet,
                    &sheet.field(Field::Rate(head, kind)),
                    &amount(text),
                ));
            }
        }
    }
}

/// An amount as it was read; the text that was typed where it was not.
fn amount(typed: &str) -> String {
    Rupees::read(typed).map_or_else(|_| typed.to_owned(), Rupees::shown)
}

fn pair(sheet: &Sheet, name: &str, value: &str) -> String {
    sheet
        .words
        .fill(word!("ask.pair"), &[("name", name), ("value", value)])
}

/// The amendment that a text is named by had not begun on the day of the case: what stood before it answers.
#[must_use]
pub fn not_begun(sheet: &Sheet) -> Option<String> {
    let day = sheet.reading.case.impounded?.day;
    let text = sheet.account.law.as_ref()?.text;
    let row = text.layers.first()?.first()?;
    let named = !row.citation.amended_by.is_empty() && row.begun(day) == Certainty::No;
    named.then(|| sheet.words.get(word!("text.not-begun")).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draft::{AnimalsDraft, DemandDraft, Draft, LineDraft, RateDraft, SEEN};
    use crate::text::Words;
    use crate::text::check::LANGUAGES;

    #[test]
    fn a_folded_amount_has_its_sign_and_its_groups_in_every_language() {
        let (typed, shown) = ("1234567.5".to_owned(), "₹12,34,567.50");
        let line = |unit: &str, amount: &str| LineDraft {
            head: "transport".into(),
            kinds: crate::animal::Kinds::ANY,
            amount: amount.into(),
            unit: unit.into(),
            ..LineDraft::default()
        };
        let draft = Draft {
            place: "punjab".into(),
            board: SEEN.into(),
            animals: vec![AnimalsDraft {
                kind: "cow".into(),
                heads: "1".into(),
                price: typed.clone(),
                ..AnimalsDraft::default()
            }],
            lines: vec![line("per-head", &typed), line("times-actual-cost", "1.5")],
            rates: vec![RateDraft {
                kind: "cow".into(),
                fine: typed.clone(),
                feeding: typed.clone(),
            }],
            demand: vec![DemandDraft {
                id: 1,
                head: String::new(),
                amount: typed.clone(),
            }],
            ..Draft::default()
        };
        for (language, file) in LANGUAGES {
            let sheet = Sheet::new(Words::for_good(file), draft.clone(), None);
            let lines = |step| summary(&sheet, step);
            let folded = [lines(Step::Board), lines(Step::More), lines(Step::Sale)];
            let money = folded.iter().flatten().filter(|line| line.contains(shown));
            // The fine, the feeding, the line of the board, what was asked, and the price.
            assert_eq!(money.count(), 5, "{language}: {folded:?}");
            assert!(
                !folded.iter().flatten().any(|line| line.contains(&typed)),
                "{language}: {folded:?}"
            );
            // How many times the cost is no amount.
            assert!(
                folded
                    .iter()
                    .flatten()
                    .any(|line| line.contains("1.5") && !line.contains("₹1.5")),
                "{language}: {folded:?}"
            );
        }
    }
}
