//! What a court may order or has ordered: never part of what is due at the pound.

use crate::account::{Notice, Penalty};
use crate::app::block::{Block, Part};
use crate::app::pages::rule;
use crate::app::pages::take_home::board_not_seen;
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::law::row::Provision;
use crate::problem::Field;
use crate::reasons::Figure;
use crate::word;

/// The part.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let mut says = Says::new(sheet, "court");
    let account = &sheet.account;
    let case = &sheet.reading.case;
    match &account.suit {
        Ok(Some(left)) => {
            let line = says.amount(Figure::SuitLeft, *left);
            says.lines(vec![line]);
        }
        Err(problems) if case.suit.is_some() => says.needs(problems),
        _ => {}
    }
    match &account.not_paid_before {
        Ok(Some(day)) => {
            let line = says.day(Figure::NotPaidBefore, *day);
            says.lines(vec![line]);
            if let Some(row) = sheet.law(Provision::Appeal) {
                rule::say(&mut says, row);
            }
        }
        Err(problems) if case.order_day.is_some() || case.refusal(Field::OrderDay).is_some() => {
            says.needs(problems);
        }
        _ => {}
    }
    // Where the board was not seen no rupee figure stands on the page at all: one could be taken for what is due.
    let unseen = account
        .claim
        .as_ref()
        .is_err_and(|needs| board_not_seen(needs));
    if !(account.penalties.is_empty() || unseen) {
        says.say(word!("court.lead"));
        says.notice(Notice::JanVishwas);
        for penalty in &account.penalties {
            say(&mut says, penalty);
        }
    }
    if account.notices.contains(&Notice::PenaltiesNotFound) {
        says.notice(Notice::PenaltiesNotFound);
    }
    says.part("court", word!("court.title"))
}

fn say(says: &mut Says, penalty: &Penalty) {
    let about = says.sheet.words.about(penalty.rule).to_owned();
    says.block(Block::Heading(about));
    rule::say(says, penalty.rule);
    if penalty.pigs_only {
        says.say(word!("court.pigs-only"));
    }
    if penalty.all_cattle {
        says.say(word!("court.all-cattle"));
    }
    if let Some(most) = penalty.raised_to {
        says.say_of(word!("court.raised"), &[("amount", &most.shown())]);
    }
}
