//! What a published scale must be like. Each complaint is a sentence that says what to write.

use std::collections::BTreeSet;

use pound_reckoner::animal::{Kind, Kinds};
use pound_reckoner::case::Age;
use pound_reckoner::day::{Day, When};
use pound_reckoner::law::scales::{Caveat, Scale, ScaleLine};

/// Complaints about the scales of one place.
pub fn place(code: &str, scales: &[Scale]) -> Vec<String> {
    let mut complaints = Vec::new();
    for scale in scales {
        let mut say = |what: &str| complaints.push(format!("scale {:?}: {what}", scale.id));
        if scale.place.code() != code {
            say("it stands in the file of another place; write it in the file of its own");
        }
        if scale
            .replaces
            .is_some_and(|old| scales.iter().all(|one| one.id != old))
        {
            say(
                "it replaces a scale that this place does not have; write the id of that scale, or leave it out",
            );
        }
        complaints.extend(one(scale));
    }
    complaints
}

/// Complaints about ids, over all places.
pub fn ids<'s>(scales: impl Iterator<Item = &'s Scale>) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let mut complaints = Vec::new();
    for scale in scales {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if scale.id.is_empty() || !scale.id.chars().all(plain) {
            complaints.push(format!(
                "scale {:?}: write an id of small letters, digits and hyphens",
                scale.id
            ));
        }
        if !seen.insert(scale.id) {
            complaints.push(format!(
                "scale {:?}: another scale has this id; write one of its own",
                scale.id
            ));
        }
    }
    complaints
}

fn one(scale: &Scale) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut say = |what: &str| complaints.push(format!("scale {:?}: {what}", scale.id));
    if scale.area.trim().is_empty() {
        say("it names no area; write the town, district or village it is charged in");
    }
    if scale.source.trim().is_empty() {
        say("it names no source; write the title of the notice or the newspaper with its date");
    }
    if !scale.url.starts_with("https://") && !scale.url.starts_with("http://") {
        say("it has no address; write where the source can be read, beginning with https://");
    }
    if scale.under_the_act() && scale.reference.trim().is_empty() {
        say(
            "it says that it is charged under an Act and cites none; write the section as the reference, or ScaleBasis::NotStated",
        );
    }
    if scale.lines.is_empty() {
        say("it has no line; write what the source prints");
    }
    for when in [scale.from, scale.to].into_iter().flatten() {
        if let When::Month(_, month) = when
            && !(1..=12).contains(&month)
        {
            say(&format!(
                "there is no month {month}; write a month from 1 to 12"
            ));
        }
        let year = match when {
            When::Day(day) => day.parts().0,
            When::Month(year, _) | When::Year(year) => i32::from(year),
        };
        if !(Day::FIRST.parts().0..=Day::LAST.parts().0).contains(&year) {
            say(&format!(
                "no scale here begins or ends in the year {year}; write a year from 1871 to 2200, in four digits"
            ));
        }
    }
    if let (Some(When::Day(from)), Some(When::Day(to))) = (scale.from, scale.to)
        && to < from
    {
        say("it ends before it begins; write the later day as its end");
    }
    for (at, line) in scale.lines.iter().chain(scale.others).enumerate() {
        line_alone(scale.id, at + 1, line, &mut complaints);
    }
    together(scale, &mut complaints);
    complaints
}

fn line_alone(id: &str, number: usize, line: &ScaleLine, complaints: &mut Vec<String>) {
    let head = line.head.code();
    let mut say =
        |what: &str| complaints.push(format!("scale {id:?}, line {number} ({head}): {what}"));
    if line.kinds == Kinds::NONE {
        say(
            "it names no kind of animal; write the kinds, or Kinds::ANY where the source does not distinguish",
        );
    }
    if line.from_day == 0 {
        say("days are counted from 1, the day of arrival; write the first day it runs");
    }
    if line.amount.is_zero() && line.amount_to.is_none() {
        say(
            "it charges nothing; write the amount, or leave the line out where the source prints none",
        );
    }
    if line.amount_to.is_some_and(|to| to <= line.amount) {
        say("its range ends below its beginning; write the lower end first");
    }
    if line.unit.is_none() && line.may_be.is_empty() {
        say(
            "an amount without a unit; write for what it is asked (ScaleLine::once, ScaleLine::daily), or .may_be(…) where the source leaves it open",
        );
    }
    if line.unit.is_some() && !line.may_be.is_empty() {
        say("it has a unit and says what the unit may be; write one of the two");
    }
    if line.unit.is_none() != line.caveats.contains(&Caveat::PerDayNotSaid) {
        say("an open unit and Caveat::PerDayNotSaid go together; write both or neither");
    }
    if line
        .captures
        .is_some_and(|run| run.from == 0 || run.to.is_some_and(|to| to < run.from))
    {
        say("its captures end before they begin; write the first capture first, counted from 1");
    }
}

/// Two lines of one head must not both charge the same animal.
fn together(scale: &Scale, complaints: &mut Vec<String>) {
    for (at, line) in scale.lines.iter().enumerate() {
        for (other_at, other) in scale.lines.iter().enumerate().skip(at + 1) {
            let kind = Kind::ALL
                .iter()
                .find(|kind| line.kinds.has(**kind) && other.kinds.has(**kind));
            let capture = (1..=20).find(|n| {
                let at = |line: &ScaleLine| line.captures.is_none_or(|run| run.has(*n));
                at(line) && at(other)
            });
            let ages = Age::ALL.iter().any(|age| {
                let of = |line: &ScaleLine| line.age.is_none_or(|own| own == *age);
                of(line) && of(other)
            });
            if let (true, Some(kind), Some(capture), true) =
                (line.head == other.head, kind, capture, ages)
            {
                complaints.push(format!(
                    "scale {:?}: lines {} and {} both charge {} for a {} at capture {capture}; write other kinds, ages or captures, or put one under others",
                    scale.id, at + 1, other_at + 1, line.head.code(), kind.code()
                ));
            }
        }
    }
}
