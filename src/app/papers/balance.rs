//! The claim to the balance of a sale: the figures, who holds it and until when, as far as that was found.

use super::{blank_figure, blanks, head, line_if_any};
use crate::account::Surplus;
use crate::app::block::{Line, Tone};
use crate::app::pages::balance::{last_days, must, recipient};
use crate::app::says::Says;
use crate::law::row::Row;
use crate::reasons::Figure;
use crate::word;

/// Writes it; gives the rows it rests on.
pub fn write(says: &mut Says) -> Vec<&'static Row> {
    let sheet = says.sheet;
    let case = &sheet.reading.case;
    head(says);
    says.say(word!("paper.balance-ask"));
    let sold = case.sale.as_ref().and_then(|sale| sale.day);
    let days = [
        (word!("sale.day"), sold),
        (word!("paper.deposited"), case.deposited),
    ];
    let mut lines: Vec<Line> = days
        .into_iter()
        .map(|(key, day)| {
            let day = day.map(|day| sheet.day(day));
            says.keyed(key, day.unwrap_or_default(), None)
        })
        .collect();
    // Of the animals named above perhaps only some were sold.
    if let Some(sale) = &case.sale {
        let lots = sale.lots.iter();
        let heads = lots.filter_map(|lot| Some((lot.row, lot.heads?.get())));
        let heads: Vec<(u16, u32)> = heads.collect();
        lines.push(says.keyed(word!("paper.sold"), sheet.animals(&heads), None));
    }
    match &sheet.account.sale {
        Ok(Some(sale)) => {
            lines.push(says.amount(Figure::Proceeds, sale.proceeds));
            lines.push(says.amount(Figure::Deductions, sale.deductions));
            lines.push(says.amount(Figure::Balance, sale.balance));
            lines.extend(line_if_any(says, Figure::NotRecovered, sale.not_recovered));
        }
        _ => lines.extend(
            [Figure::Proceeds, Figure::Deductions, Figure::Balance]
                .map(|figure| blank_figure(says, figure)),
        ),
    }
    says.lines(lines);
    let rows = held(says);
    blanks(says, &[word!("paper.mine")]);
    says.lines(vec![Line::new("", String::new(), String::new())]);
    blanks(says, &[word!("paper.signature")]);
    says.heading(word!("paper.claim-received"));
    blanks(says, &[word!("paper.received")]);
    rows
}

/// Who holds it, and until when.
fn held(says: &mut Says) -> Vec<&'static Row> {
    let sheet = says.sheet;
    match &sheet.account.surplus {
        Ok(Surplus::Known { first, other, .. }) => {
            let months = [("n", first.months.to_string())];
            let months = months.each_ref().map(|(name, n)| (*name, n.as_str()));
            let months = sheet.words.fill(word!("balance.months-value"), &months);
            let mut lines = vec![
                says.keyed(
                    word!("balance.holder"),
                    recipient(sheet, first.holder),
                    None,
                ),
                says.keyed(word!("balance.months"), months, None),
                says.keyed(word!("balance.must"), says.words(must(first.must)), None),
            ];
            let other = other.as_ref();
            lines.extend(last_days(says, first, other));
            says.lines(lines);
            let other = other.map(|other| other.rule);
            std::iter::once(first.rule).chain(other).collect()
        }
        Ok(Surplus::NotKnown(_)) => {
            says.note(Tone::Plain, word!("paper.not-found"));
            Vec::new()
        }
        Ok(Surplus::Absent) => {
            says.note(Tone::Plain, word!("balance.absent"));
            Vec::new()
        }
        Err(_) => Vec::new(),
    }
}
