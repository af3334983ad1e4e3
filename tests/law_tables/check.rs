//! What a table of law must be like. Each complaint is a sentence that says what to write.
//!
//! Whoever adds a State or an amendment runs `cargo test --test law_tables`: this is the check behind it.

use std::collections::{BTreeMap, BTreeSet};

use pound_reckoner::day::{Certainty, Day, When};
use pound_reckoner::law::Text;
use pound_reckoner::law::row::{Row, Standing, Start, Value};

/// Which forms of value a provision may have, by the provision's code. `NotKnown` and `Repealed` fit everywhere.
const VALUES: &[(&str, &[&str])] = &[
    ("cattle", &["Kinds"]),
    ("pounds", &["By"]),
    ("feeding-rates", &["By"]),
    ("register", &["Stands"]),
    ("keep", &["Stands"]),
    ("seizure-on-land", &["Hours", "HoursAnd"]),
    ("seizure-on-road", &["Hours"]),
    (
        "fine",
        &[
            "NotifiedScale",
            "ScaleBy",
            "ProgressiveScale",
            "PrintedScale",
        ],
    ),
    ("habitual-fine", &["UpToTimes"]),
    ("board", &["Stands"]),
    ("claim", &["Stands"]),
    ("windows", &["Windows"]),
    ("sale-order", &["By"]),
    ("other-disposal", &["Stands"]),
    ("speedy-disposal", &["Speedy"]),
    ("deposit", &["Stands"]),
    ("refusal-sale", &["Stands"]),
    ("account-of-sale", &["Stands"]),
    ("refused-balance", &["Stands"]),
    ("refused-security", &["Stands"]),
    ("receipts", &["Receipts"]),
    ("surplus", &["Surplus"]),
    ("no-purchase", &["Stands"]),
    ("no-release", &["Stands"]),
    ("complaint", &["Complaint"]),
    ("complaint-form", &["Stands"]),
    ("compensation", &["UpTo"]),
    ("nothing-beyond", &["Stands"]),
    ("security", &["Security", "Stands"]),
    ("removal", &["RemovalOrders"]),
    ("appeal", &["NotBeforeMonths", "Stands"]),
    ("recovery", &["Stands"]),
    ("rescue", &["Penalty"]),
    ("unnamed-penalty", &["Penalty"]),
    ("compounding", &["Stands"]),
    ("cognizable", &["Stands"]),
    ("fine-by-sale", &["Stands"]),
    ("trespass", &["DamagePenalty"]),
    ("trespass-again", &["Penalty"]),
    ("trespass-notified", &["Penalty", "UpTo"]),
    ("trespass-compensation", &["UpTo", "Reasonable"]),
    ("forest-fine", &["Ceilings"]),
    ("officer-board", &["Stands"]),
    ("forfeiture", &["ForfeitTo", "ForfeitInDefault"]),
    ("cognizance", &["Stands"]),
    ("keeper-default", &["Penalty"]),
    ("fines-as-compensation", &["Stands"]),
    ("suit", &["Stands"]),
    ("set-off", &["Stands"]),
    ("transfer", &["Stands"]),
];

/// The name of a value's form: what stands before its fields.
fn form(value: &Value) -> String {
    format!("{value:?}")
        .chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect()
}

/// Complaints about the rows of some layers, each row by itself and each layer as a whole; all there are, at once.
pub fn layers(layers: &[&'static [Row]]) -> Vec<String> {
    let mut complaints = Vec::new();
    for layer in layers {
        let mut on_days = Vec::with_capacity(layer.len());
        for row in *layer {
            cited(row, &mut complaints);
            fitting(row, &mut complaints);
            // Days that do not exist cannot be laid side by side.
            if dated(row, &mut complaints) {
                on_days.push(row);
            }
        }
        overlaps(&on_days, &mut complaints);
    }
    complaints
}

/// Complaints about ids, over every layer of the house. A layer that several texts share may stand in memory more than
/// once, so rows that are alike in everything are the same row.
pub fn ids(layers: &[&'static [Row]]) -> Vec<String> {
    let mut seen: BTreeMap<&str, &Row> = BTreeMap::new();
    let mut complaints = Vec::new();
    for row in layers.iter().flat_map(|layer| layer.iter()) {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if row.id.is_empty() || !row.id.chars().all(plain) {
            complaints.push(format!(
                "row {:?}: write an id of small letters, digits and hyphens",
                row.id
            ));
        }
        if **seen.entry(row.id).or_insert(row) != *row {
            complaints.push(format!(
                "row {:?}: another row has this id; write one of its own, people quote it",
                row.id
            ));
        }
    }
    complaints
}

/// Complaints about the texts of one place.
pub fn texts(place: &str, texts: &[Text]) -> Vec<String> {
    let mut complaints = Vec::new();
    if texts.is_empty() {
        complaints.push(format!(
            "{place}: it has no text; write at least one, the default first"
        ));
    }
    let codes: BTreeSet<&str> = texts.iter().map(|text| text.code).collect();
    if codes.len() < texts.len() {
        complaints.push(format!(
            "{place}: two texts have the same code; write one code a text"
        ));
    }
    for text in texts {
        if text.place.code() != place {
            complaints.push(format!(
                "{place}, text {:?}: write place {place}, not {}",
                text.code,
                text.place.code()
            ));
        }
        if text.layers.iter().all(|layer| layer.is_empty()) {
            complaints.push(format!(
                "{place}, text {:?}: it has no row; write its layers",
                text.code
            ));
        }
    }
    if texts.first().is_some_and(|text| text.changed_by.is_some())
        && texts.iter().any(|text| text.changed_by.is_none())
    {
        complaints.push(format!(
            "{place}: the default is a text that a later Act changed; write the later text first"
        ));
    }
    complaints
}

fn cited(row: &Row, complaints: &mut Vec<String>) {
    let citation = &row.citation;
    let mut say = |what: &str| complaints.push(format!("row {:?}: {what}", row.id));
    if citation.act.name.trim().is_empty() {
        say("it cites no Act; write the Act's title with its year");
    }
    // A number that was not found is left empty, and the page says so.
    if citation.act.number.starts_with("of ") {
        say(
            "its Act has a year for a number; write the number too, or nothing where it was not found",
        );
    }
    if citation.section.trim().is_empty() && row.value != Value::NotKnown {
        say(
            "it cites no section; write the section, or Value::NotKnown where nobody has found what it says",
        );
    }
    if citation.source.trim().is_empty() {
        say("it names no source; write in which print, page or gazette it was read");
    }
    if row.value == Value::NotKnown && row.standing != Standing::NotFound {
        say("its value is not known; write Standing::NotFound, nobody has read it");
    }
    if row.standing == Standing::NotFound && row.value != Value::NotKnown {
        say("nobody has found it; write Value::NotKnown, or how the value is known");
    }
    if row.checked < Day::on(2026, 1, 1) || row.checked > today() {
        say(
            "it was compared with its source before 2026 or on a day to come; write the day of the comparison",
        );
    }
}

/// The day by this machine's clock, and one more: India is ahead of most of them.
fn today() -> Day {
    let since = std::time::UNIX_EPOCH.elapsed().unwrap_or_default();
    let days = u32::try_from(since.as_secs() / 86_400).unwrap_or(0);
    Day::on(1970, 1, 1).plus_days(days + 1).unwrap_or(Day::LAST)
}

/// First and last day that a point in time can be.
fn span(when: When) -> (Day, Day) {
    let year = |y: u16| i32::from(y);
    match when {
        When::Day(day) => (day, day),
        When::Month(y, 12) => (Day::on(year(y), 12, 1), Day::on(year(y), 12, 31)),
        When::Month(y, m) => {
            let next = Day::on(year(y), u32::from(m) + 1, 1);
            (
                Day::on(year(y), u32::from(m), 1),
                next.before().unwrap_or(next),
            )
        }
        When::Year(y) => (Day::on(year(y), 1, 1), Day::on(year(y), 12, 31)),
    }
}

/// First and last day on which a row can have begun.
fn starts(start: Start) -> (Day, Day) {
    match start {
        // The year of the first Act begins before the calendar of the house.
        Start::At(when) => (span(when).0.max(Day::FIRST), span(when).1),
        Start::Formed(day) => (day, day),
        Start::Between {
            not_before,
            treated_from,
        } => (not_before.unwrap_or(Day::FIRST), treated_from),
    }
}

/// Complaints about the days of a row; whether they exist at all.
fn dated(row: &Row, complaints: &mut Vec<String>) -> bool {
    let points = match row.start {
        Start::At(when) => vec![when],
        Start::Formed(day) => vec![When::Day(day)],
        Start::Between {
            not_before,
            treated_from,
        } => not_before
            .into_iter()
            .chain([treated_from])
            .map(When::Day)
            .collect(),
    };
    for when in points.into_iter().chain(row.end) {
        if let When::Month(_, month) = when
            && !(1..=12).contains(&month)
        {
            complaints.push(format!(
                "row {:?}: there is no month {month}; write a month from 1 to 12",
                row.id
            ));
            return false;
        }
        let year = match when {
            When::Day(day) => day.parts().0,
            When::Month(year, _) | When::Year(year) => i32::from(year),
        };
        if !(Day::FIRST.parts().0..=Day::LAST.parts().0).contains(&year) {
            complaints.push(format!(
                "row {:?}: no law here begins or ends in the year {year}; write a year from 1871 to 2200, in four digits",
                row.id
            ));
            return false;
        }
    }
    let (first, last) = starts(row.start);
    if first > last {
        complaints.push(format!("row {:?}: it cannot begin before {first:?} and is taken as begun from {last:?}; write not_before no later than treated_from", row.id));
    }
    if let Some(end) = row.end.map(span)
        && first >= end.0
    {
        complaints.push(format!(
            "row {:?}: it starts on {first:?} and ends on {:?}; write an end after the start",
            row.id, end.0
        ));
    }
    true
}

fn fitting(row: &Row, complaints: &mut Vec<String>) {
    let mut say = |what: String| complaints.push(format!("row {:?}: {what}", row.id));
    let form = form(&row.value);
    match VALUES
        .iter()
        .find(|(code, _)| *code == row.provision.code())
    {
        None => say(format!(
            "write in tests/law_tables/check.rs which values the provision {} may have",
            row.provision.code()
        )),
        Some((code, fit)) => {
            if form != "NotKnown" && form != "Repealed" && !fit.contains(&form.as_str()) {
                say(format!(
                    "a {form} does not answer {code}; write {}",
                    fit.join(" or ")
                ));
            }
        }
    }
    if let Some((least, most, _)) = row.value.penalty()
        && least > most
    {
        say("the least fine is more than the most; write the smaller one first".to_owned());
    }
    if let Value::Kinds { kinds, .. } = row.value
        && kinds.iter().next().is_none()
    {
        say("it names no kind of animal; write the kinds".to_owned());
    }
}

/// The days on which a layer can change, with the days beside them, and the first of every year and month near them.
fn turning_days(layer: &[&Row]) -> BTreeSet<Day> {
    let mut days = BTreeSet::from([Day::FIRST, Day::LAST, Day::on(2026, 11, 30)]);
    let mut near = |day: Day| {
        days.extend(
            [Some(day), day.before(), day.plus_days(1)]
                .into_iter()
                .flatten(),
        );
        let (year, month, _) = day.parts();
        days.extend(
            [Day::on(year, 1, 1), Day::on(year, month, 1)]
                .into_iter()
                .filter(|day| *day >= Day::FIRST),
        );
    };
    for row in layer {
        let (first, last) = starts(row.start);
        near(first);
        near(last);
        if let Some((first, last)) = row.end.map(span) {
            near(first);
            near(last);
        }
    }
    days
}

fn overlaps(layer: &[&Row], complaints: &mut Vec<String>) {
    let mut told = BTreeSet::new();
    for day in turning_days(layer) {
        for (at, row) in layer.iter().enumerate() {
            let rest = layer.get(at + 1..).unwrap_or_default();
            for other in rest.iter().filter(|other| other.provision == row.provision) {
                let both = row.matches(day) != Certainty::No && other.matches(day) != Certainty::No;
                if both && told.insert((row.id, other.id)) {
                    complaints.push(format!(
                        "rows {:?} and {:?}: both answer {} on {day:?}; write the end of one or the start of the other",
                        row.id,
                        other.id,
                        row.provision.code()
                    ));
                }
            }
        }
    }
}
