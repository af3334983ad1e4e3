//! A row of law by itself, in words: what it is about, what it says, since when, and where it was read.

use crate::animal::Kinds;
use crate::app::block::{Block, Line};
use crate::app::pages::balance::must;
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::day::{Day, When};
use crate::law::row::{Must, Prison, Provision, Recipient, Row, Standing, Start, Value};
use crate::money::Rupees;
use crate::text::say::amount_in_full;
use crate::word;

/// Says all of a row, below the heading of its provision.
pub fn say(says: &mut Says, row: &Row) {
    let sheet = says.sheet;
    let code = row.provision.code();
    // What was not found has no content of another Act's put in its place.
    if !matches!(row.value, Value::NotKnown | Value::Repealed) {
        let sentence = ["right.", "rule."]
            .iter()
            .find_map(|family| sheet.words.find(&[family, code].concat()));
        if let Some(sentence) = sentence {
            says.block(Block::Say(sentence.to_owned()));
        }
        if row.provision == Provision::Compensation {
            says.say(word!("dispute.released"));
        }
    }
    value(says, row);
    // Of what was not found no day is said either.
    if row.value != Value::NotKnown {
        says.block(Block::Say(since(sheet, row)));
    }
    if let Some(end) = row.end {
        says.say_of(word!("law.until"), &[("day", &when(sheet, end))]);
    }
    says.block(Block::Cite(sheet.words.cited(row)));
}

/// What the value of a row says.
pub fn value(says: &mut Says, row: &Row) {
    let sheet = says.sheet;
    let who = |who: Recipient| sheet.words.of("recipient.", who.code());
    let number = |number: u8| number.to_string();
    match row.value {
        Value::Stands => {}
        Value::Repealed => says.say(word!("value.repealed")),
        Value::NotKnown => says.say(word!("value.not-known")),
        Value::By(one) => says.say_of(word!("value.by"), &[("who", who(one))]),
        Value::Kinds {
            kinds,
            stud_bulls_out,
        } => {
            let named = kinds_in_words(sheet, kinds);
            says.say_of(word!("value.kinds"), &[("kinds", &named)]);
            if stud_bulls_out {
                says.say(word!("value.stud-bulls"));
            }
        }
        Value::Hours(n) => says.say_of(word!("value.hours"), &[("n", &number(n))]),
        Value::HoursAnd(n, seizer) => {
            says.block(Block::Say(
                sheet.words.of("seizer.", seizer.code()).to_owned(),
            ));
            says.say_of(word!("value.hours"), &[("n", &number(n))]);
        }
        Value::Complaint { days, to, .. } => {
            says.say_of(word!("value.days"), &[("n", &number(days))]);
            lines(says, &[(word!("dispute.to"), who(to))]);
        }
        // Whether an amount is printed can be said only of what was read whole.
        Value::NotifiedScale => says.say(match row.standing {
            Standing::Read | Standing::PrintInferred => word!("value.notified-scale"),
            _ => word!("value.notified-scale-part"),
        }),
        Value::ScaleBy(one) => {
            says.say(word!("value.notified-scale"));
            lines(says, &[(word!("value.scale-by"), who(one))]);
        }
        Value::ProgressiveScale => says.say(word!("value.progressive-scale")),
        Value::PrintedScale(scale) => each(says, word!("value.printed"), scale),
        Value::Ceilings(scale) => each(says, word!("value.ceiling"), scale),
        Value::Security { months, forfeits } => {
            let key = if forfeits {
                word!("value.security-forfeits")
            } else {
                word!("value.security")
            };
            says.say_of(key, &[("n", &number(months))]);
        }
        Value::RemovalOrders { more_than, most } => says.say_of(
            word!("value.removal"),
            &[("n", &number(more_than)), ("amount", &amount_in_full(most))],
        ),
        Value::NotBeforeMonths(n) => {
            says.say_of(word!("value.not-before"), &[("n", &number(n))]);
        }
        Value::UpToTimes(n) => says.say_of(word!("value.up-to-times"), &[("n", &number(n))]),
        Value::Windows { report, sale } => windows(says, row, report, sale),
        Value::Speedy {
            claim,
            report,
            dispose,
        } => says.say_of(
            word!("value.speedy"),
            &[
                ("claim", &number(claim)),
                ("report", &number(report)),
                ("dispose", &number(dispose)),
            ],
        ),
        Value::Receipts { fines, charges } => lines(
            says,
            &[
                (word!("shares.fines"), who(fines)),
                (word!("shares.charges"), who(charges)),
            ],
        ),
        Value::Surplus {
            months,
            must,
            holder,
            after,
        } => surplus(says, months, must, who(holder), who(after)),
        Value::UpTo(most) => {
            says.say_of(word!("value.up-to"), &[("amount", &amount_in_full(most))]);
        }
        Value::Penalty { .. } | Value::DamagePenalty { .. } => penalty(says, row.value),
        Value::Reasonable => says.say(word!("value.reasonable")),
        Value::ForfeitTo(one) => says.say_of(word!("value.forfeit"), &[("who", who(one))]),
        Value::ForfeitInDefault(one) => {
            says.say_of(word!("value.forfeit-in-default"), &[("who", who(one))]);
        }
    }
}

fn windows(says: &mut Says, row: &Row, report: u8, sale: Option<u8>) {
    let report = report.to_string();
    let Some(sale) = sale.map(|days| days.to_string()) else {
        says.say_of(word!("home.window-only"), &[("report", &report)]);
        return;
    };
    says.say_of(
        word!("home.windows"),
        &[("report", &report), ("sale", &sale)],
    );
    // How it is made known was read only where more than an extract was.
    if row.standing != Standing::Excerpt {
        says.say(word!("value.windows-notice"));
    }
}

fn surplus(says: &mut Says, months: u8, to_do: Must, holder: &str, after: &str) {
    let words = says.sheet.words;
    let months = words.fill(word!("balance.months-value"), &[("n", &months.to_string())]);
    lines(
        says,
        &[
            (word!("balance.holder"), holder),
            (word!("balance.months"), &months),
            (word!("balance.must"), words.get(must(to_do))),
            (word!("balance.after"), after),
        ],
    );
}

fn penalty(says: &mut Says, value: Value) {
    let Some((least, most, prison)) = value.penalty() else {
        return;
    };
    if let Value::DamagePenalty { by, .. } = value {
        let words = says.sheet.words;
        says.block(Block::Say(words.of("damage.", by.code()).to_owned()));
    }
    let (least_shown, most) = (amount_in_full(least), amount_in_full(most));
    if least.is_zero() {
        says.say_of(word!("value.fine-up-to"), &[("amount", &most)]);
    } else {
        says.say_of(
            word!("value.fine-between"),
            &[("least", &least_shown), ("most", &most)],
        );
    }
    if let Some(prison) = prison {
        let key = match prison {
            Prison::AndOr(_) => word!("value.prison-and-or"),
            Prison::Or(_) => word!("value.prison-or"),
            Prison::InDefault(_) => word!("value.prison-in-default"),
        };
        says.say_of(key, &[("n", &prison.months().to_string())]);
    }
}

/// An amount for each head, a line for each set of kinds.
fn each(says: &mut Says, key: &'static str, scale: &[(Kinds, Rupees)]) {
    let sheet = says.sheet;
    let list = scale.iter().map(|(kinds, amount)| {
        let places = [
            ("amount", amount_in_full(*amount)),
            ("kinds", kinds_in_words(sheet, *kinds)),
        ];
        let places = places.each_ref().map(|(name, said)| (*name, said.as_str()));
        sheet.words.fill(key, &places)
    });
    says.block(Block::List(list.collect()));
}

fn lines(says: &mut Says, said: &[(&'static str, &str)]) {
    let lines = said
        .iter()
        .map(|(key, value)| Line::new("", says.words(key), (*value).to_owned()));
    let lines = lines.collect();
    says.lines(lines);
}

/// Kinds of animal by name, in one line.
#[must_use]
pub fn kinds_in_words(sheet: &Sheet, kinds: Kinds) -> String {
    if kinds == Kinds::ANY {
        return sheet.words.get(word!("scale.every-kind")).to_owned();
    }
    let mut said = String::new();
    for kind in kinds.iter() {
        if !said.is_empty() {
            said.push_str(", ");
        }
        said.push_str(sheet.words.of("kind.", kind.code()));
    }
    said
}

/// Since when a row applies, as exactly as it is known.
#[must_use]
pub fn since(sheet: &Sheet, row: &Row) -> String {
    let words = sheet.words;
    match row.start {
        // The date of the Act: the day it came into force was not found.
        Start::At(When::Day(Day::FIRST)) => words.fill(
            word!("law.since-the-act"),
            &[("day", &sheet.day(Day::FIRST))],
        ),
        // Of a year alone only the Act's name tells: the day it came into force was not found either.
        Start::At(When::Year(year)) => {
            words.fill(word!("law.since-year"), &[("year", &year.to_string())])
        }
        Start::At(start) => words.fill(word!("law.since"), &[("day", &when(sheet, start))]),
        Start::Formed(day) => words.fill(word!("law.since-formed"), &[("day", &sheet.day(day))]),
        Start::Between {
            not_before: Some(first),
            treated_from,
        } if first == treated_from => words.fill(
            word!("law.since-notification"),
            &[("day", &sheet.day(treated_from))],
        ),
        Start::Between {
            not_before: Some(first),
            treated_from,
        } => words.fill(
            word!("law.between"),
            &[
                ("first", &sheet.day(first)),
                ("day", &sheet.day(treated_from)),
            ],
        ),
        Start::Between { treated_from, .. } => words.fill(
            word!("law.taken-from"),
            &[("day", &sheet.day(treated_from))],
        ),
    }
}

/// A point in time as exactly as a source gives it.
#[must_use]
pub fn when(sheet: &Sheet, when: When) -> String {
    match when {
        When::Day(day) => sheet.day(day),
        When::Month(year, month) => {
            let month = sheet.words.of("month.", &month.to_string()).to_owned();
            let places = [("month", month.as_str()), ("year", &year.to_string())];
            sheet.words.fill(word!("date.month"), &places)
        }
        When::Year(year) => sheet
            .words
            .fill(word!("date.year"), &[("year", &year.to_string())]),
    }
}
