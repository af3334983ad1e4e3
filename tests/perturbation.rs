//! Is there a case that would notice? Each row of law is changed in turn (its numbers, its standing, its days), and
//! each published scale in all that it says: what no worked case and no day of a table notices is named.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::too_many_lines,
    reason = "a test stops where something is not as worked"
)]

#[allow(dead_code, reason = "a part of it is used here")]
#[path = "law_tables/check.rs"]
mod check;
#[path = "perturbation/left_out.rs"]
mod left_out;
#[path = "perturbation/places.rs"]
mod places;
#[path = "perturbation/printed.rs"]
mod printed;
#[path = "perturbation/scale.rs"]
mod scale;
#[path = "by_hand/worked.rs"]
mod worked;

use std::collections::BTreeMap;

use pound_reckoner::animal::{Kind, Kinds};
use pound_reckoner::day::{Day, When};
use pound_reckoner::law::place::Place;
use pound_reckoner::law::row::{
    Damage, Must, Prison, Recipient, Row, Seizer, Standing, Start, Value,
};
use pound_reckoner::law::{Basis, Law, Text, states, texts};
use pound_reckoner::money::Rupees;
use pound_reckoner::{outline, reckon};

use worked::Worked;

/// The cases that meet a text, with the law they meet.
struct Met {
    text: &'static Text,
    cases: Vec<(Worked, Day)>,
}

/// Every text of the house, with its cases.
fn all() -> Vec<Met> {
    let every = Place::ALL.iter().flat_map(|place| texts(*place).iter());
    let mut met: Vec<Met> = every
        .chain([
            &states::maharashtra::BOMBAY,
            &states::unchanged::SANTHAL_PARGANAS,
        ])
        .map(|text| Met {
            text,
            cases: Vec::new(),
        })
        .collect();
    for (_, case) in worked::worked().into_iter().chain(worked::commencements()) {
        let Ok(law) = reckon::law_of(&case.given) else {
            continue;
        };
        let home = met.iter_mut().find(|one| std::ptr::eq(one.text, law.text));
        home.expect("a text of the house")
            .cases
            .push((case, law.day));
    }
    met
}

/// Whether a case comes out otherwise than worked.
fn differs(case: &Worked, law: Law) -> bool {
    let got = outline::outline(&reckon::under(&case.given, &Ok(law)));
    !case.differing(&got).is_empty()
}

/// The text with one row put in another's place.
fn with(text: &Text, id: &str, row: Row) -> &'static Text {
    let mut row = Some(row);
    let layers = text.layers.iter().map(|layer| {
        if !layer.iter().any(|one| one.id == id) {
            return *layer;
        }
        let rows = layer.iter().map(|one| {
            if one.id == id {
                row.take().unwrap()
            } else {
                same(one)
            }
        });
        let rows: Vec<Row> = rows.collect();
        &*rows.leak()
    });
    let layers: Vec<&'static [Row]> = layers.collect();
    Box::leak(Box::new(Text {
        place: text.place,
        code: text.code,
        layers: layers.leak(),
        basis: text.basis,
        changed_by: text.changed_by,
    }))
}

fn same(row: &Row) -> Row {
    Row {
        id: row.id,
        provision: row.provision,
        start: row.start,
        end: row.end,
        value: row.value,
        citation: row.citation,
        standing: row.standing,
        checked: row.checked,
    }
}

fn shifted(when: When, by: i32) -> Option<When> {
    Some(match when {
        When::Day(day) => When::Day(if by < 0 {
            day.before()?
        } else {
            day.plus_days(1)?
        }),
        When::Month(year, month) => When::Month(u16::try_from(i32::from(year) + by).ok()?, month),
        When::Year(year) => When::Year(u16::try_from(i32::from(year) + by).ok()?),
    })
}

/// Another value of the same kind: each number a little more.
fn other_values(value: Value) -> Vec<Value> {
    let more = |amount: Rupees| amount.plus(Rupees::whole(1)).unwrap();
    match value {
        Value::NotKnown | Value::Repealed | Value::Reasonable => vec![Value::Stands],
        Value::Stands | Value::NotifiedScale | Value::ProgressiveScale => vec![Value::NotKnown],
        Value::PrintedScale(list) => other_lists(list)
            .into_iter()
            .map(Value::PrintedScale)
            .collect(),
        Value::Ceilings(list) => other_lists(list).into_iter().map(Value::Ceilings).collect(),
        Value::By(_) => vec![Value::By(Recipient::Owner), Value::NotKnown],
        Value::ScaleBy(_) => vec![Value::ScaleBy(Recipient::Owner), Value::NotKnown],
        Value::Kinds {
            kinds,
            stud_bulls_out,
        } => {
            let without =
                |kind: Kind| Kinds::of(&kinds.iter().filter(|k| *k != kind).collect::<Vec<_>>());
            let with = |kind: Kind| kinds.with(Kinds::of(&[kind]));
            let sets = Kind::ALL.iter().copied().map(|kind| {
                if kinds.has(kind) {
                    without(kind)
                } else {
                    with(kind)
                }
            });
            let mut all: Vec<Value> = sets
                .map(|kinds| Value::Kinds {
                    kinds,
                    stud_bulls_out,
                })
                .collect();
            all.push(Value::Kinds {
                kinds,
                stud_bulls_out: !stud_bulls_out,
            });
            all
        }
        Value::Hours(hours) => vec![Value::Hours(hours + 1), Value::Hours(hours - 1)],
        Value::HoursAnd(hours, seizer) => {
            let mut all = vec![
                Value::HoursAnd(hours + 1, seizer),
                Value::HoursAnd(hours - 1, seizer),
                Value::Hours(hours),
            ];
            let others = Seizer::ALL.iter().copied().filter(|one| *one != seizer);
            all.extend(others.map(|one| Value::HoursAnd(hours, one)));
            all
        }
        Value::Complaint {
            days,
            to,
            next_open,
        } => {
            let other = |days, to, next_open| Value::Complaint {
                days,
                to,
                next_open,
            };
            vec![
                other(days + 1, to, next_open),
                other(days - 1, to, next_open),
                other(days, Recipient::Owner, next_open),
                other(days, to, !next_open),
            ]
        }
        Value::UpToTimes(times) => vec![Value::UpToTimes(times + 1), Value::UpToTimes(times - 1)],
        Value::Windows { report, sale } => {
            let mut all = vec![
                Value::Windows {
                    report: report + 1,
                    sale,
                },
                Value::Windows {
                    report: report - 1,
                    sale,
                },
            ];
            all.extend(sale.map(|sale| Value::Windows {
                report,
                sale: Some(sale + 1),
            }));
            all
        }
        Value::Speedy {
            claim,
            report,
            dispose,
        } => vec![
            Value::Speedy {
                claim: claim + 24,
                report,
                dispose,
            },
            Value::Speedy {
                claim,
                report: report + 24,
                dispose,
            },
            Value::Speedy {
                claim,
                report,
                dispose: dispose + 24,
            },
        ],
        Value::Security { months, forfeits } => vec![
            Value::Security {
                months: months + 1,
                forfeits,
            },
            Value::Security {
                months,
                forfeits: !forfeits,
            },
        ],
        Value::RemovalOrders { more_than, most } => vec![
            Value::RemovalOrders {
                more_than: more_than + 1,
                most,
            },
            Value::RemovalOrders {
                more_than,
                most: more(most),
            },
        ],
        Value::NotBeforeMonths(months) => vec![Value::NotBeforeMonths(months + 1)],
        Value::Receipts { fines, charges } => vec![
            Value::Receipts {
                fines: Recipient::Owner,
                charges,
            },
            Value::Receipts {
                fines,
                charges: Recipient::Owner,
            },
        ],
        Value::Surplus {
            months,
            must,
            holder,
            after,
        } => {
            let other = if must == Must::Prefer {
                Must::PreferAndEstablish
            } else {
                Must::Prefer
            };
            vec![
                Value::Surplus {
                    months: months + 1,
                    must,
                    holder,
                    after,
                },
                Value::Surplus {
                    months: months - 1,
                    must,
                    holder,
                    after,
                },
                Value::Surplus {
                    months,
                    must: other,
                    holder,
                    after,
                },
                Value::Surplus {
                    months,
                    must,
                    holder: Recipient::Owner,
                    after,
                },
                Value::Surplus {
                    months,
                    must,
                    holder,
                    after: Recipient::Owner,
                },
            ]
        }
        Value::UpTo(most) => vec![Value::UpTo(more(most))],
        Value::Penalty {
            least,
            most,
            prison,
        } => other_penalties(least, most, prison, &|least, most, prison| Value::Penalty {
            least,
            most,
            prison,
        }),
        Value::DamagePenalty {
            by,
            least,
            most,
            prison,
        } => {
            let of = |by| {
                move |least, most, prison| Value::DamagePenalty {
                    by,
                    least,
                    most,
                    prison,
                }
            };
            let mut all = other_penalties(least, most, prison, &of(by));
            let others = Damage::ALL.iter().copied().filter(|one| *one != by);
            all.extend(others.map(|by| of(by)(least, most, prison)));
            all
        }
        Value::ForfeitTo(to) => vec![
            Value::ForfeitTo(Recipient::Owner),
            Value::ForfeitInDefault(to),
        ],
        Value::ForfeitInDefault(to) => vec![
            Value::ForfeitInDefault(Recipient::Owner),
            Value::ForfeitTo(to),
        ],
    }
}

/// A penalty with each of its limits a little more, and imprisonment in each other way.
fn other_penalties(
    least: Rupees,
    most: Rupees,
    prison: Option<Prison>,
    of: &dyn Fn(Rupees, Rupees, Option<Prison>) -> Value,
) -> Vec<Value> {
    let more = |amount: Rupees| amount.plus(Rupees::whole(1)).unwrap();
    let mut all = vec![of(more(least), most, prison), of(least, more(most), prison)];
    let Some(now) = prison else {
        all.push(of(least, most, Some(Prison::AndOr(1))));
        return all;
    };
    let months = now.months();
    let ways = [
        Prison::AndOr(months),
        Prison::Or(months),
        Prison::InDefault(months),
    ];
    all.extend(
        ways.into_iter()
            .filter(|one| *one != now)
            .map(|one| of(least, most, Some(one))),
    );
    let longer = match now {
        Prison::AndOr(n) => Prison::AndOr(n + 1),
        Prison::Or(n) => Prison::Or(n + 1),
        Prison::InDefault(n) => Prison::InDefault(n + 1),
    };
    all.extend([of(least, most, Some(longer)), of(least, most, None)]);
    all
}

/// A printed list with each amount a little more, each kind left out, and each line gone.
fn other_lists(list: &'static [(Kinds, Rupees)]) -> Vec<&'static [(Kinds, Rupees)]> {
    let mut all: Vec<Vec<(Kinds, Rupees)>> = Vec::new();
    for (at, (kinds, amount)) in list.iter().enumerate() {
        let put = |line: (Kinds, Rupees)| {
            let mut changed = list.to_vec();
            changed[at] = line;
            changed
        };
        all.push(put((*kinds, amount.plus(Rupees::annas(1)).unwrap())));
        for kind in kinds.iter() {
            let rest: Vec<Kind> = kinds.iter().filter(|one| *one != kind).collect();
            all.push(put((Kinds::of(&rest), *amount)));
        }
    }
    all.into_iter().map(|list| &*list.leak()).collect()
}

/// The row as it might wrongly stand, with what was done to it.
fn changes(row: &Row) -> Vec<(String, Row)> {
    let mut all: Vec<(String, Row)> = other_values(row.value)
        .into_iter()
        .map(|value| (format!("value {value:?}"), Row { value, ..same(row) }))
        .collect();
    let standing = if row.standing == Standing::Read {
        Standing::Doubtful
    } else {
        Standing::Read
    };
    all.push((
        format!("standing {standing:?}"),
        Row {
            standing,
            ..same(row)
        },
    ));
    let starts: Vec<Start> = match row.start {
        Start::At(when) => [-1, 1]
            .into_iter()
            .filter_map(|by| shifted(when, by))
            .map(Start::At)
            .collect(),
        Start::Formed(day) => [day.before(), day.plus_days(1)]
            .into_iter()
            .flatten()
            .map(Start::Formed)
            .collect(),
        Start::Between {
            not_before,
            treated_from,
        } => {
            let mut starts = Vec::new();
            for treated_from in [treated_from.before(), treated_from.plus_days(1)] {
                starts.extend(treated_from.map(|treated_from| Start::Between {
                    not_before,
                    treated_from,
                }));
            }
            if let Some(first) = not_before {
                for first in [first.before(), first.plus_days(1)] {
                    starts.push(Start::Between {
                        not_before: first,
                        treated_from,
                    });
                }
            }
            starts
        }
    };
    all.extend(
        starts
            .into_iter()
            .map(|start| (format!("start {start:?}"), Row { start, ..same(row) })),
    );
    all
}

/// Changes that no case can notice: a row that begins with the calendar itself, and a row that would begin before its
/// place was formed, when the parent's text answers anyway.
fn cannot_be_noticed(row: &Row, changed: &Row, homes: &[&Met]) -> bool {
    if changed.start == row.start {
        return false;
    }
    let begins = |row: &Row| match row.start {
        Start::At(When::Day(day))
        | Start::Formed(day)
        | Start::Between {
            not_before: Some(day),
            ..
        } => Some(day),
        _ => None,
    };
    let formed = |one: &&Met| one.text.place.formed().map(|(day, _)| day);
    row.start == Start::At(When::Day(Day::FIRST))
        || (begins(changed) < begins(row)
            && homes
                .iter()
                .all(|one| formed(one).is_some_and(|day| begins(row) <= Some(day))))
}

/// A row whose value is not known answers "not known" whatever its standing, and one that cannot begin before it is taken
/// as begun answers no day otherwise: no account can show the difference, but the check of the tables refuses it.
fn refused_by_the_tables(row: &Row, changed: &Row) -> bool {
    let layer = |row: &Row| -> &'static [Row] { vec![same(row)].leak() };
    (row.value == Value::NotKnown || changed.start != row.start)
        && check::layers(&[layer(row)]).is_empty()
        && !check::layers(&[layer(changed)]).is_empty()
}

#[test]
fn every_row_that_is_changed_makes_a_case_fail() {
    let met = all();
    let mut ids: BTreeMap<&str, &'static Row> = BTreeMap::new();
    for one in &met {
        for layer in one.text.layers {
            ids.extend(layer.iter().map(|row| (row.id, row)));
        }
    }
    let mut survivors = Vec::new();
    let mut tried = 0;
    for (id, row) in &ids {
        assert!(!printed::contradicts(row), "{id} is not as typed");
        let homes: Vec<&Met> = met
            .iter()
            .filter(|one| {
                one.text
                    .layers
                    .iter()
                    .any(|layer| layer.iter().any(|row| row.id == *id))
            })
            .collect();
        for (what, changed) in changes(row) {
            if cannot_be_noticed(row, &changed, &homes) {
                continue;
            }
            tried += 1;
            let refused = printed::contradicts(&changed)
                || ((changed.standing, changed.start) != (row.standing, row.start)
                    && refused_by_the_tables(row, &changed));
            let noticed = refused
                || homes.iter().any(|one| {
                    let text = with(one.text, id, same(&changed));
                    one.cases
                        .iter()
                        .any(|(case, day)| differs(case, Law { text, day: *day }))
                });
            if !noticed {
                survivors.push(format!("{id}: {what}"));
            }
        }
    }
    println!(
        "{tried} changes of {} rows tried, {} not noticed",
        ids.len(),
        survivors.len()
    );
    assert!(
        survivors.is_empty(),
        "no case notices:\n{}",
        survivors.join("\n")
    );
}

#[test]
fn every_place_and_every_text_has_a_case() {
    let unused: Vec<String> = all()
        .iter()
        .filter(|one| one.cases.is_empty())
        .map(|one| format!("{} {}", one.text.place.code(), one.text.code))
        .collect();
    assert!(unused.is_empty(), "no case under: {}", unused.join(", "));
    let own = |text: &&Text| text.basis == Basis::OwnAct;
    assert!(
        Place::ALL
            .iter()
            .flat_map(|place| texts(*place))
            .filter(own)
            .count()
            > 4
    );
}
