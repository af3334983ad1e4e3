//! The card for the way to the pound: what to take, until when, what to ask, what to sign.

use super::{blank_figure, is_sold};
use crate::account::Notice;
use crate::app::block::{Block, Line, Tone};
use crate::app::pages::take_home::{another_day_not_known, reached, security_unknown};
use crate::app::pages::unseen;
use crate::app::says::Says;
use crate::law::row::{Provision, Row};
use crate::reasons::Figure;
use crate::word;

/// Writes it; gives the rows it rests on: in a forest that of its fine. Its rights name their own, and those behind its
/// figures are found.
pub fn write(says: &mut Says) -> Vec<&'static Row> {
    let sheet = says.sheet;
    let account = &sheet.account;
    if account
        .claim
        .as_ref()
        .is_err_and(|problems| is_sold(problems))
    {
        says.note(Tone::Loss, word!("home.sold"));
    }
    says.heading(word!("paper.take"));
    let mut lines = vec![says.keyed(
        word!("field.animals"),
        sheet.animals(&sheet.all_rows()),
        None,
    )];
    match &account.claim {
        Ok(claim) => {
            let day = sheet.moment(claim.at);
            let term = sheet.words.fill(word!("home.on"), &[("day", &day)]);
            let amount = says.amount(Figure::ToBring, claim.to_bring);
            lines.push(Line { term, ..amount });
            if let Some(security) = claim.security {
                lines.push(says.amount(Figure::ToPay, claim.to_pay));
                lines.push(says.amount(Figure::Security, security));
            } else if security_unknown(sheet) {
                lines.push(blank_figure(says, Figure::Security));
            }
        }
        Err(_) => lines.push(blank_figure(says, Figure::ToBring)),
    }
    if let Ok(further) = account.each_further_day {
        lines.push(says.amount(Figure::EachFurtherDay, further));
    }
    says.lines(lines);
    another_day_not_known(says);
    if account.claim.is_ok() && security_unknown(sheet) {
        says.note(Tone::Loss, word!("home.security-unknown"));
    }
    let above = Notice::AboveForestCeiling;
    if account.notices.contains(&above) {
        says.notice(above);
    }
    list(
        says,
        &[word!("paper.take-money"), word!("paper.take-proof")],
    );
    until(says);
    says.heading(word!("paper.ask"));
    list(
        says,
        &[
            word!("paper.ask-board"),
            word!("paper.ask-register"),
            word!("paper.ask-receipt"),
            word!("paper.ask-rule"),
        ],
    );
    says.heading(word!("paper.sign"));
    list(
        says,
        &[
            word!("paper.sign-count"),
            word!("paper.sign-read"),
            word!("paper.sign-copy"),
        ],
    );
    if sheet.law(Provision::Rescue).is_some() {
        says.say(word!("dispute.rescue"));
    }
    let rights = unseen::rights(sheet);
    if !rights.is_empty() {
        says.heading(word!("rights.title"));
        says.block(Block::List(rights));
    }
    sheet.forest_law().into_iter().collect()
}

/// The days, as far as they are known.
fn until(says: &mut Says) {
    let account = &says.sheet.account;
    let mut lines = Vec::with_capacity(4);
    if let Ok(Some(speedy)) = &account.speedy {
        // Of which animals: the days below it are the others'.
        let words = says.sheet.words;
        let animals = says.sheet.animals(&reached(says.sheet, speedy));
        let line = says.moment(Figure::SpeedyFrom, speedy.from);
        let places = [("name", &*animals), ("value", &line.term)];
        let term = words.fill(word!("ask.pair"), &places);
        lines.push(Line { term, ..line });
    }
    if let Some(windows) = account.relied_on() {
        lines.push(says.last_day(Figure::LastSafeDay, windows.last_safe));
        let sale = windows.earliest_sale();
        lines.extend(sale.map(|sale| says.day(Figure::EarliestSale, sale)));
    }
    if let Ok(Some(refused)) = account.after_refusal {
        lines.push(says.day(Figure::SaleAfterRefusal, refused));
    }
    if lines.is_empty() {
        return;
    }
    says.heading(word!("paper.until"));
    says.lines(lines);
}

fn list(says: &mut Says, keys: &[&'static str]) {
    let said = keys.iter().map(|key| says.words(key)).collect();
    says.block(Block::List(said));
}
