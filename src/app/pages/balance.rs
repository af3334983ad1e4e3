//! The balance of a sale: who holds it, until when, where it goes after; and to whom the other money goes.

use crate::account::{Given, Held, Outcome, Surplus};
use crate::app::block::{Block, Line, Part, Tone};
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::day::Day;
use crate::law::row::{Must, Provision, Recipient, Value};
use crate::reasons::Figure;
use crate::word;

/// The part.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let mut says = Says::new(sheet, "balance");
    match &sheet.account.surplus {
        Ok(Surplus::Known {
            first,
            other,
            from_sale,
        }) => {
            says.say(at_once(sheet));
            says.say(word!("balance.unclaimed"));
            known(&mut says, first, other.as_ref());
            if let Some(other) = other {
                other_reading(&mut says, first, other);
            }
            if *from_sale {
                says.say(word!("balance.from-sale"));
            }
        }
        Ok(Surplus::NotKnown(_)) => says.note(Tone::Loss, word!("balance.not-known")),
        Ok(_) => says.say(word!("balance.absent")),
        Err(problems) => says.needs(problems),
    }
    where_money_goes(&mut says);
    says.part("balance", word!("balance.title"))
}

/// To whom the balance goes after a refusal.
#[must_use]
pub fn at_once(sheet: &Sheet) -> &'static str {
    if sheet.law(Provision::RefusedBalance).is_some() {
        word!("balance.refusal-express")
    } else {
        word!("balance.refusal")
    }
}

/// The last day to claim it, and that of the other reading where it is another.
#[must_use]
pub fn last_days(says: &Says, first: &Held, other: Option<&Held>) -> Vec<Line> {
    let line = |last| says.last_day(Figure::SurplusLastDay, last).tone(Tone::Time);
    let Some(last) = first.last_day else {
        return Vec::new();
    };
    let other = other.and_then(|other| other.last_day);
    let other = other
        .filter(|other| other.value != last.value)
        .map(|other| {
            let line = line(other);
            let term = [("what", line.term.as_str())];
            let term = says.sheet.words.fill("reading.other", &term);
            Line {
                name: [&line.name, "-other"].concat(),
                term,
                ..line
            }
        });
    std::iter::once(line(last)).chain(other).collect()
}

/// The last day of the other reading, where that of the first is past and this one is not.
#[must_use]
pub fn still_open(sheet: &Sheet, first: &Held, other: Option<&Held>) -> Option<Given<Day>> {
    let (first, other, today) = (first.last_day?, other?.last_day?, sheet.today?);
    (first.value < today && today <= other.value).then_some(other)
}

/// The other reading: how long, where that differs, and who holds it, where that does.
fn other_reading(says: &mut Says, first: &Held, other: &Held) {
    let months = other.months.to_string();
    if let Some(last) = still_open(says.sheet, first, Some(other)) {
        let day = says.sheet.day(last.value);
        let places = [("n", months.as_str()), ("day", &day)];
        says.note_of(Tone::Loss, word!("balance.other-open"), &places);
    } else if other.months != first.months {
        says.note_of(Tone::Time, word!("balance.other"), &[("n", &months)]);
    }
    if other.holder != first.holder {
        let who = recipient(says.sheet, other.holder);
        says.note_of(Tone::Time, word!("balance.other-holder"), &[("who", &who)]);
    }
}

fn known(says: &mut Says, held: &Held, other: Option<&Held>) {
    let sheet = says.sheet;
    let months = sheet.words.fill(
        word!("balance.months-value"),
        &[("n", &held.months.to_string())],
    );
    let mut lines = Vec::with_capacity(5);
    lines.extend(last_days(says, held, other));
    lines.extend([
        says.keyed(word!("balance.holder"), recipient(sheet, held.holder), None),
        says.keyed(word!("balance.months"), months, None)
            .tone(Tone::Time),
        says.keyed(word!("balance.must"), says.words(must(held.must)), None),
        says.keyed(word!("balance.after"), recipient(sheet, held.after), None)
            .tone(Tone::Loss),
    ]);
    says.lines(lines);
    if held.last_day.is_none() {
        let sold = sheet.account.sale.as_ref().ok().and_then(Option::as_ref);
        says.say(match sold {
            Some(sold) if sold.balance.shown.is_zero() => word!("balance.nothing"),
            _ => word!("balance.no-day"),
        });
    }
}

/// What a claim to the balance must do within the time.
#[must_use]
pub const fn must(must: Must) -> &'static str {
    match must {
        Must::Prefer => word!("balance.must-prefer"),
        Must::PreferAndEstablish => word!("balance.must-establish"),
    }
}

/// A recipient in words.
#[must_use]
pub fn recipient(sheet: &Sheet, recipient: Recipient) -> String {
    sheet.words.of("recipient.", recipient.code()).to_owned()
}

/// To whom fines and charges go, and each share where there are figures.
fn where_money_goes(says: &mut Says) {
    let sheet = says.sheet;
    let Some(row) = sheet.law(Provision::Receipts) else {
        return;
    };
    let Value::Receipts { fines, charges } = row.value else {
        return;
    };
    says.heading(word!("shares.title"));
    says.lines(vec![
        says.keyed(word!("shares.fines"), recipient(sheet, fines), None),
        says.keyed(word!("shares.charges"), recipient(sheet, charges), None),
    ]);
    shares(says, false);
}

/// The shares of each way the matter may end: of those by deposit, or of the others.
pub fn shares(says: &mut Says, by_deposit: bool) {
    let sheet = says.sheet;
    let words = sheet.words;
    for distribution in &sheet.account.distributions {
        let deposit = matches!(
            distribution.outcome,
            Outcome::DepositUpheld | Outcome::DepositIllegal
        );
        if deposit != by_deposit {
            continue;
        }
        let outcome = distribution.outcome.code();
        says.block(Block::Heading(words.of("outcome.", outcome).to_owned()));
        let amount = distribution.came_in.shown();
        says.say_of(word!("shares.came-in"), &[("amount", &amount)]);
        let lines = distribution.shares.iter().flat_map(|share| {
            let figure = words.of("figure.", share.figure.code());
            let term = |to: Recipient| {
                let to = recipient(sheet, to);
                let places = [("figure", figure), ("recipient", to.as_str())];
                words.fill(word!("shares.line"), &places)
            };
            let name = [outcome, "-", share.figure.code()].concat();
            let amount = || share.amount.shown.shown();
            let step = Some(share.amount.step);
            let other = share.other.map(|other| {
                let what = words.fill("reading.other", &[("what", &term(other))]);
                says.line(&[&name, "-other"].concat(), what, amount(), step)
            });
            let line = says.line(&name, term(share.recipient), amount(), step);
            std::iter::once(line).chain(other)
        });
        let lines = lines.collect();
        says.lines(lines);
    }
}
