//! The places and their texts, and the published scales, as plain data.

use serde::Serialize;

use super::answer::{Governing, governing};
use super::said::Coded;
use crate::case::{Charge, Terms};
use crate::day::{Day, When};
use crate::law::place::Place;
use crate::law::row::{Provision, Value};
use crate::law::scales::{self, Caveat, Scale, ScaleLine};
use crate::law::{self, Finding, Law, Text};

/// A place that can be chosen.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Placed {
    /// The place.
    pub place: Coded,
    /// The day it was formed, where that is in hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub formed: Option<String>,
    /// What answers for a day before that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<&'static str>,
    /// Parts of it where it is in question whether the Act runs.
    pub areas: Vec<Coded>,
    /// The texts of the law, the default first.
    pub texts: Vec<Chosen>,
}

/// A text that can be chosen.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Chosen {
    /// Which.
    #[serde(flatten)]
    pub law: Governing,
    /// The later Act that changed it, where it is an older text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub changed_by: Option<&'static str>,
    /// Days to claim before the report.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub report_days: Option<u8>,
    /// Days from the notice before a sale.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sale_days: Option<u8>,
    /// Months a surplus is held.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub surplus_months: Option<u8>,
    /// How well those days are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days_standing: Option<Coded>,
    /// How well the surplus is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub surplus_standing: Option<Coded>,
}

/// Every place, with what its texts say once all that is known of them has begun.
#[must_use]
pub fn places() -> Vec<Placed> {
    let one = |place: Place| {
        let formed = place.formed();
        Placed {
            place: Coded::of("place.", place.code()),
            formed: formed.map(|(day, _)| day.plain()),
            before: formed.map(|(_, parent)| parent.code()),
            areas: place
                .areas()
                .iter()
                .map(|area| Coded::of("area.", area.code()))
                .collect(),
            texts: law::texts(place).iter().map(chosen).collect(),
        }
    };
    Place::ALL.iter().copied().map(one).collect()
}

fn chosen(text: &'static Text) -> Chosen {
    let law = Law {
        text,
        day: Day::LAST,
    };
    let row = |provision| match law.find(provision) {
        Finding::Absent => None,
        Finding::InForce(row)
        | Finding::Either(row, _)
        | Finding::Repealed(row)
        | Finding::NotKnown(row) => Some(row),
    };
    let (windows, surplus) = (row(Provision::Windows), row(Provision::Surplus));
    let standing = |row: &'static crate::law::row::Row| Coded::of("standing.", row.standing.code());
    let (report_days, sale_days) = match windows.map(|row| row.value) {
        Some(Value::Windows { report, sale }) => (Some(report), sale),
        _ => (None, None),
    };
    Chosen {
        law: governing(text),
        changed_by: text.changed_by.map(|(by, _)| by),
        report_days,
        sale_days,
        surplus_months: match surplus.map(|row| row.value) {
            Some(Value::Surplus { months, .. }) => Some(months),
            _ => None,
        },
        days_standing: windows.map(standing),
        surplus_standing: surplus.map(standing),
    }
}

/// A published scale: an example to edit, never law by itself.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Published {
    /// Its stable id.
    pub id: &'static str,
    /// The local area, a proper name.
    pub area: &'static str,
    /// Under what it is charged.
    pub basis: Coded,
    /// The legal reference as the source gives it.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub reference: &'static str,
    /// Since when, as exactly as the source says: a day, a month or a year.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// It began later than this day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// Until when.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// It still ran on this day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub still_on: Option<String>,
    /// The source calls it superseded.
    pub superseded: bool,
    /// The scale it replaces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replaces: Option<&'static str>,
    /// What kind of source.
    pub status: Coded,
    /// Its lines as `rates.seen` of a case; what the source leaves open is absent, and asked.
    pub charges: Vec<Charge>,
    /// What it says beside its amounts, as `terms` of a case.
    pub terms: Terms,
    /// What each line leaves open, by the number of the line.
    pub open: Vec<Open>,
    /// What another report prints in place of lines of these.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<Charge>,
    /// The title of the source.
    pub source: &'static str,
    /// Its address.
    pub url: &'static str,
    /// What the source leaves open about the whole.
    pub caveats: Vec<Coded>,
}

/// What a line of a scale leaves open.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Open {
    /// The line, counted from 0.
    pub line: usize,
    /// The lower end of a range, or the ceiling, where the line gives no amount to charge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<String>,
    /// The upper end of a range.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<String>,
    /// What the unit may be, where it is not said.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unit: Vec<Coded>,
    /// What the source leaves open.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub caveats: Vec<Coded>,
}

/// The published scales of a place.
#[must_use]
pub fn scales(place: Place) -> Vec<Published> {
    scales::of(place).iter().map(published).collect()
}

fn published(scale: &Scale) -> Published {
    let lines = scale.lines.iter().enumerate();
    Published {
        id: scale.id,
        area: scale.area,
        basis: Coded::of("scale-basis.", scale.basis.code()),
        reference: scale.reference,
        from: scale.from.map(plain),
        after: scale.after.map(Day::plain),
        to: scale.to.map(plain),
        still_on: scale.still_on.map(Day::plain),
        superseded: scale.superseded,
        replaces: scale.replaces,
        status: Coded::of("scale-status.", scale.status.code()),
        charges: scale.charges(),
        terms: scale.terms(),
        open: lines.filter_map(open).collect(),
        others: scale.others.iter().map(ScaleLine::charge).collect(),
        source: scale.source,
        url: scale.url,
        caveats: caveats(scale.caveats),
    }
}

fn caveats(caveats: &[Caveat]) -> Vec<Coded> {
    let all = caveats.iter();
    all.map(|one| Coded::of("caveat.", one.code())).collect()
}

fn open((at, line): (usize, &ScaleLine)) -> Option<Open> {
    let open = Open {
        line: at,
        least: line.asks_amount().then(|| line.amount.plain()),
        most: line.amount_to.map(crate::money::Rupees::plain),
        unit: line
            .may_be
            .iter()
            .map(|unit| Coded::of("unit.", unit.code()))
            .collect(),
        caveats: caveats(line.caveats),
    };
    let silent = open.least.is_none() && open.unit.is_empty() && open.caveats.is_empty();
    (!silent).then_some(open)
}

/// A point in time as exactly as it is known: `2016-08-22`, `2016-08` or `2016`.
fn plain(when: When) -> String {
    match when {
        When::Day(day) => day.plain(),
        When::Month(year, month) => format!("{year:04}-{month:02}"),
        When::Year(year) => format!("{year:04}"),
    }
}
