//! Every day to keep in mind, the earliest first, each with how far it is from today and a file for the calendar.

use std::cmp::Ordering;

use crate::app::block::{Block, Dated, Line, Part, Save, Tone};
use crate::app::pages::worked;
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::calendar::{self, Event};
use crate::day::{Day, Moment};
use crate::money;
use crate::reasons::Figure;
use crate::timeline::{self, Date};
use crate::word;

/// The part.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let mut says = Says::new(sheet, "timeline");
    if let Some(today) = sheet.today {
        says.say_of(word!("timeline.hint"), &[("day", &sheet.day(today))]);
    }
    let mut dates = Vec::with_capacity(16);
    if let Some(arrival) = sheet.reading.case.impounded {
        let line = says.keyed(word!("days.impounded"), when(sheet, arrival), None);
        dates.push(Dated { line, save: None });
    }
    let all = timeline::dates(&sheet.account);
    dates.extend(all.iter().map(|date| dated(&says, date)));
    if !all.is_empty() {
        says.block(Block::Dates(dates));
    }
    if let Err(problems) = &sheet.account.deadlines {
        says.needs(problems);
    }
    says.part("timeline", word!("timeline.title"))
}

fn dated(says: &Says, date: &Date) -> Dated {
    let sheet = says.sheet;
    let words = sheet.words;
    let figure = words.of("figure.", date.figure.code());
    let what = ["reading.", date.reading.code()].concat();
    let what = words.fill(&what, &[("what", figure)]);
    let name = [date.figure.code(), "-", date.reading.code()].concat();
    let save = sheet
        .today
        .map(|today| save(sheet, date, today, &name, &what));
    let line = says.line(&name, what, when(sheet, date.at), Some(date.step));
    let line = Line {
        tone: tone(date.figure),
        ..line
    };
    Dated { line, save }
}

const fn tone(figure: Figure) -> Tone {
    match figure {
        Figure::EarliestSale | Figure::SaleAfterRefusal | Figure::SpeedyFrom => Tone::Loss,
        Figure::LastSafeDay
        | Figure::LastClaimAfterNotice
        | Figure::ComplaintLastDay
        | Figure::SecurityLastDay
        | Figure::SurplusLastDay => Tone::Time,
        _ => Tone::Plain,
    }
}

/// A day in words, and how far it is from today.
fn when(sheet: &Sheet, at: Moment) -> String {
    let day = sheet.moment(at);
    let Some(today) = sheet.today else { return day };
    let (order, away) = at.day.seen_from(today);
    let key = match order {
        Ordering::Less => word!("timeline.past"),
        Ordering::Equal => word!("timeline.today"),
        Ordering::Greater => word!("timeline.ahead"),
    };
    let places = [("day", day.as_str()), ("n", &money::grouped(away))];
    sheet.words.fill(key, &places)
}

/// The file for a calendar: what it is, and by which law.
fn save(sheet: &Sheet, date: &Date, today: Day, name: &str, what: &str) -> Save {
    let words = sheet.words;
    let rule = sheet
        .account
        .reasons
        .get(date.step)
        .and_then(|step| step.rule);
    let day = date.at.day.plain();
    let law = rule.map_or("", |row| row.id);
    let uid = [name, "-", law, "-", &day, "@pound-reckoner"].concat();
    let said = [("what", what), ("day", &sheet.moment(date.at))];
    let note = words.fill(word!("calendar.note"), &[("day", &sheet.day(today))]);
    let law = rule.map_or_else(String::new, |row| worked::sentence(sheet, row));
    let event = Event {
        uid: &uid,
        at: date.at,
        made: today,
        summary: &words.fill(word!("calendar.summary"), &said),
        description: &[&law, "\n", &note].concat(),
    };
    Save {
        address: calendar::address(&calendar::file(&event)),
        file: [date.figure.code(), "-", &day, ".ics"].concat(),
        words: words.get(word!("calendar.add")).to_owned(),
        label: words.fill(word!("calendar.add-of"), &[("what", what)]),
    }
}
