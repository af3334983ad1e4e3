//! Each published scale changed in turn: its lines, its days, its basis and status. A changed line must move a figure of
//! a worked case of that scale, reckoned from the scale's own charges and terms, or no longer be the line that the case
//! took over by hand; what no figure rests on stands in the tables below, typed from the sources.

use pound_reckoner::animal::{Kind, Kinds};
use pound_reckoner::case::{Age, Charge, Growth, Head, NotReturned, Rates, Run, Unit};
use pound_reckoner::day::{Day, When};
use pound_reckoner::law::place::Place;
use pound_reckoner::law::scales::{self, Caveat, Scale, ScaleBasis, ScaleLine, ScaleStatus};
use pound_reckoner::money::Rupees;
use pound_reckoner::{outline, reckon};

use crate::worked::{self, Worked};

/// What each source says beside its amounts: id, place, basis, status, since when, later than, until when, still on,
/// whether it is called superseded, what it replaces, from which capture animals are not returned and what then, the
/// day of an auction. A dash: the source says nothing.
const PRINTED: &str = "
port-blair-2017       andaman-nicobar not-stated          reported            2017-11    -          -          -          -          -               -            -
machilipatnam-2019    andhra-pradesh  municipal           reported            2019-11-01 -          -          -          -          -               -            -
visakhapatnam-2021    andhra-pradesh  not-stated          reported            2021-08-05 -          -          -          -          -               -            -
cta-1871-original     central         cattle-trespass-act statute             1871-01-13 -          -          1922-04-27 -          -               -            -
forest-s71-ceiling    central         forest-act          statute             1927       -          -          -          -          -               -            -
chandigarh-s12        chandigarh      cattle-trespass-act official            -          2019-11-14 -          -          -          chandigarh-2013 -            -
chandigarh-2013       chandigarh      cattle-trespass-act reported            2013-10-23 -          -          2019-11-14 superseded -               -            -
dhamtari-2023         chhattisgarh    cattle-trespass-act reported            2023-08-22 -          -          -          -          -               -            -
ahmedabad-2023        gujarat         municipal           reported            2023-09-01 -          -          -          -          -               4 not-said   -
vadodara-2021         gujarat         not-stated          reported            2021-10-06 -          -          -          -          -               -            -
surat-2018            gujarat         not-stated          reported            2018-09    -          -          -          -          -               -            -
rajkot                gujarat         not-stated          reported            -          -          -          -          -          -               -            -
panchkula-2025        haryana         not-stated          reported            2025-09    -          -          -          -          -               3 kept       -
bengaluru-2014        karnataka       state-act           reported            2014-05    -          -          -          -          -               -            -
bengaluru-before-2014 karnataka       not-stated          reported            -          -          2014-05    -          superseded -               -            -
mysuru-2025           karnataka       not-stated          reported            2025-07-30 -          -          -          -          -               4 pinjrapole -
kozhikode-2017        kerala          state-act           reported            2017-06    -          -          -          -          -               -            -
choornikkara-2021     kerala          not-stated          reported            2021-11-26 -          -          -          -          -               -            -
latur-2016            maharashtra     not-stated          reported            2016-08-22 -          -          -          -          -               -            8
mumbai-2004           maharashtra     municipal           reported            2004-03-01 -          -          -          -          -               -            -
bhubaneswar-2012      odisha          not-stated          reported            2012-09    -          -          -          superseded -               -            -
bhubaneswar-2024      odisha          municipal           reported            2024-01-15 -          -          -          -          -               -            -
karaikal-2025         puducherry      not-stated          reported            2025-11-07 -          -          -          -          -               -            -
rajasthan-model-2022  rajasthan       municipal           reported            2022-04    -          -          -          -          -               -            -
chennai-2024          tamil-nadu      municipal           reported            2024-08-01 -          -          -          -          -               -            -
chennai-2023          tamil-nadu      municipal           reported            2023-09-29 -          2024-07-31 -          -          -               -            -
chennai-2022          tamil-nadu      municipal           reported            2022-10    -          2023-09-28 -          -          -               -            -
salem-2023            tamil-nadu      municipal           reported            2023-02-13 -          -          -          -          -               -            -
tiruchi-2015          tamil-nadu      municipal           reported            2015-12-16 -          -          -          -          -               3 auctioned  -
coimbatore-2023       tamil-nadu      not-stated          reported            2023-08    -          -          -          -          -               -            -
agra-2025             uttar-pradesh   not-stated          reported            2025-10-24 -          -          -          -          -               -            -
noida-2023            uttar-pradesh   municipal           reported            2023-08-22 -          -          -          -          -               -            -
mirzapur              uttar-pradesh   not-stated          reported            -          -          -          -          -          -               -            -
kanpur-cantonment     uttar-pradesh   not-stated          official-incomplete -          -          -          -          -          -               -            -
";

/// The figures that are asked for: scale, line (the first is 1), from and to in annas; a ceiling has no other end.
const RANGES: [(&str, usize, u32, Option<u32>); 7] = [
    ("forest-s71-ceiling", 1, 160, None),
    ("forest-s71-ceiling", 2, 32, None),
    ("forest-s71-ceiling", 3, 16, None),
    ("forest-s71-ceiling", 4, 8, None),
    ("rajasthan-model-2022", 1, 16_000, Some(160_000)),
    ("rajasthan-model-2022", 2, 4800, Some(8000)),
    ("rajasthan-model-2022", 3, 0, Some(1600)),
];

/// Where the unit is asked for: scale, line, what the words can mean.
const UNITS: [(&str, usize, &[Unit]); 4] = [
    ("ahmedabad-2023", 3, &[Unit::PerHead, Unit::PerHeadPerDay]),
    ("salem-2023", 3, &[Unit::PerHead, Unit::PerHeadPerDay]),
    ("salem-2023", 4, &[Unit::PerKilogram]),
    ("tiruchi-2015", 3, &[Unit::PerHead, Unit::PerHeadPerDay]),
];

/// What another report prints: scale, head, whole rupees, at which capture, from which day; all for any kind and by the
/// head, or by the head and day where the second list says so.
type Other = (&'static str, Head, u32, Option<u32>, &'static [Unit]);
const OTHERS: [Other; 4] = [
    (
        "bengaluru-2014",
        Head::Fine,
        3000,
        Some(2),
        &[Unit::PerHead],
    ),
    (
        "chennai-2024",
        Head::Maintenance,
        1000,
        None,
        &[Unit::PerHeadPerDay],
    ),
    ("chennai-2022", Head::Fine, 3000, None, &[Unit::PerHead]),
    (
        "chennai-2022",
        Head::Maintenance,
        500,
        None,
        &[Unit::PerHead, Unit::PerHeadPerDay],
    ),
];

fn dash(text: Option<String>) -> String {
    text.unwrap_or_else(|| "-".to_owned())
}

fn when(when: When) -> String {
    match when {
        When::Day(day) => day.plain(),
        When::Month(year, month) => format!("{year}-{month:02}"),
        When::Year(year) => year.to_string(),
    }
}

/// A scale as its line of the table.
fn printed(scale: &Scale) -> String {
    let cells = [
        scale.id.to_owned(),
        scale.place.code().to_owned(),
        scale.basis.code().to_owned(),
        scale.status.code().to_owned(),
        dash(scale.from.map(when)),
        dash(scale.after.map(Day::plain)),
        dash(scale.to.map(when)),
        dash(scale.still_on.map(Day::plain)),
        dash(scale.superseded.then(|| "superseded".to_owned())),
        dash(scale.replaces.map(str::to_owned)),
        dash(
            scale
                .not_returned
                .map(|(from, then)| format!("{from} {}", then.code())),
        ),
        dash(scale.auction_day.map(|day| day.to_string())),
    ];
    cells.join(" ")
}

fn annas(annas: u32) -> Rupees {
    Rupees::annas(1).times(annas).unwrap()
}

/// Whether the tables above say of the scale what it says.
fn as_typed(scale: &Scale) -> bool {
    let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    if !PRINTED.lines().any(|line| words(line) == printed(scale)) {
        return false;
    }
    let ranges: Vec<_> = RANGES.iter().filter(|one| one.0 == scale.id).collect();
    let asked = scale.lines.iter().zip(1..).filter(|(l, _)| l.asks_amount());
    let asked: Vec<_> = asked
        .map(|(line, n)| (n, line.amount, line.amount_to))
        .collect();
    let typed: Vec<_> = ranges
        .iter()
        .map(|(_, n, from, to)| (*n, annas(*from), to.map(annas)))
        .collect();
    let open = scale
        .lines
        .iter()
        .zip(1..)
        .filter(|(l, _)| l.unit.is_none());
    let open: Vec<_> = open.map(|(line, n)| (scale.id, n, line.may_be)).collect();
    let units: Vec<_> = UNITS.iter().filter(|one| one.0 == scale.id).collect();
    let beside: Vec<_> = OTHERS.iter().filter(|one| one.0 == scale.id).collect();
    let alike = |other: &ScaleLine,
                 (_, head, rupees, capture, units): &(_, _, _, Option<u32>, _)| {
        let given: &[Unit] = other.unit.as_slice();
        *other
            == ScaleLine {
                unit: other.unit,
                may_be: other.may_be,
                caveats: other.caveats,
                captures: capture.map(|n| Run {
                    from: n,
                    to: Some(n),
                }),
                ..ScaleLine::new(Kinds::ANY, *head, Rupees::whole(*rupees), Unit::PerHead)
            }
            && *units
                == if given.is_empty() {
                    other.may_be
                } else {
                    given
                }
    };
    asked == typed
        && open.iter().eq(units.iter().copied())
        && scale.others.len() == beside.len()
        && scale
            .others
            .iter()
            .zip(beside)
            .all(|(other, typed)| alike(other, typed))
}

/// A scale's charge with what the user answered where the scale asks.
fn answered(charge: &Charge, given: &Charge) -> Charge {
    let mut charge = charge.clone();
    charge.amount = charge.amount.or(given.amount);
    charge.unit = charge.unit.or(given.unit);
    if let (Some(rises), Some(told)) = (&mut charge.repeat, given.repeat) {
        rises.growth = rises.growth.or(told.growth);
    }
    charge
}

/// The case's charges as the scale has them; what the user added beside the so many lines that were printed stays.
fn taken_over(case: &Worked, scale: &Scale, lines: usize) -> Option<Vec<Charge>> {
    let Some(Rates::Seen(given)) = &case.given.rates else {
        return None;
    };
    let (first, added) = given.split_at_checked(lines)?;
    let own = scale.charges();
    let own = own.iter().zip(first).map(|(own, g)| answered(own, g));
    Some(own.chain(added.iter().cloned()).collect())
}

/// Whether the case took the scale over, line for line and with its terms.
fn is_of(case: &Worked, scale: &Scale, lines: usize) -> bool {
    case.given.terms.as_ref() == Some(&scale.terms())
        && scale.lines.len() == lines
        && taken_over(case, scale, lines).map(Rates::Seen) == case.given.rates
}

/// Whether a figure of the case comes out otherwise when the scale itself is reckoned.
fn figures_differ(case: &Worked, scale: &Scale, lines: usize) -> bool {
    let mut given = case.given.clone();
    given.rates = taken_over(case, scale, lines).map(Rates::Seen);
    given.terms = Some(scale.terms());
    let got = outline::outline(&reckon::reckon(&given));
    !case.differing(&got).is_empty()
}

fn line(line: &ScaleLine) -> ScaleLine {
    ScaleLine { ..*line }
}

fn copy(scale: &Scale) -> Scale {
    Scale { ..*scale }
}

/// Another value of a list: the next one.
fn next<T: Copy + PartialEq>(all: &[T], value: T) -> T {
    let at = all.iter().position(|one| *one == value).unwrap();
    all[(at + 1) % all.len()]
}

/// One kind fewer where there are several, one more where there is one.
fn other_kinds(kinds: Kinds) -> Kinds {
    let all: Vec<Kind> = kinds.iter().collect();
    if let [_, rest @ ..] = all.as_slice()
        && !rest.is_empty()
    {
        return Kinds::of(rest);
    }
    kinds.with(Kinds::of(&[next(Kind::ALL, all[0])]))
}

/// The line as it might wrongly stand.
fn line_changes(of: &ScaleLine) -> Vec<(&'static str, ScaleLine)> {
    let more = |amount: Rupees| amount.plus(Rupees::whole(1)).unwrap();
    let run = |from, to| Some(Run { from, to });
    let captures = match of.captures {
        None => vec![run(1, Some(1)), run(2, None)],
        Some(Run { from, to }) => vec![
            None,
            run(from + 1, to.map(|to| to + 1)),
            run(from, to.map_or(Some(from), |to| Some(to + 1))),
        ],
    };
    let mut all = vec![
        (
            "amount",
            ScaleLine {
                amount: more(of.amount),
                ..line(of)
            },
        ),
        (
            "amount to",
            ScaleLine {
                amount_to: Some(of.amount_to.map_or(Rupees::whole(999_999), more)),
                ..line(of)
            },
        ),
        (
            "unit",
            ScaleLine {
                unit: Some(next(Unit::ALL, of.unit.unwrap_or(Unit::PerHead))),
                ..line(of)
            },
        ),
        (
            "from day",
            ScaleLine {
                from_day: of.from_day + 1,
                ..line(of)
            },
        ),
        (
            "kinds",
            ScaleLine {
                kinds: other_kinds(of.kinds),
                ..line(of)
            },
        ),
        (
            "head",
            ScaleLine {
                head: next(Head::ALL, of.head),
                ..line(of)
            },
        ),
        (
            "age",
            ScaleLine {
                age: Some(of.age.map_or(Age::OverThree, |age| next(Age::ALL, age))),
                ..line(of)
            },
        ),
        (
            "repeat",
            ScaleLine {
                repeat: Some(of.repeat.map_or((10, None), |(by, on)| (by + 1, on))),
                ..line(of)
            },
        ),
    ];
    all.extend(captures.into_iter().map(|captures| {
        let changed = ScaleLine {
            captures,
            ..line(of)
        };
        ("captures", changed)
    }));
    if let Some((by, growth)) = of.repeat {
        let growth = if growth == Some(Growth::Simple) {
            Growth::Compound
        } else {
            Growth::Simple
        };
        let repeat = Some((by, Some(growth)));
        all.push(("growth", ScaleLine { repeat, ..line(of) }));
        all.push((
            "no repeat",
            ScaleLine {
                repeat: None,
                ..line(of)
            },
        ));
    }
    if of.age.is_some() {
        all.push((
            "any age",
            ScaleLine {
                age: None,
                ..line(of)
            },
        ));
    }
    if of.amount_to.is_some() {
        let amount_to = None;
        all.push((
            "no range",
            ScaleLine {
                amount_to,
                ..line(of)
            },
        ));
    }
    if let Some(unit) = of.unit {
        let changed = ScaleLine {
            unit: None,
            may_be: &[Unit::PerHead, Unit::PerHeadPerDay],
            ..line(of)
        };
        all.push(("unit left open", changed));
        debug_assert!(of.may_be.is_empty(), "{unit:?}");
    } else {
        let may_be: &[Unit] = &[Unit::PerLot];
        all.push(("may be", ScaleLine { may_be, ..line(of) }));
    }
    if of.caveats.contains(&Caveat::Ceiling) && of.amount_to.is_none() {
        all.push((
            "no ceiling",
            ScaleLine {
                caveats: &[],
                ..line(of)
            },
        ));
    }
    all
}

fn with_lines(lines: Vec<ScaleLine>) -> &'static [ScaleLine] {
    lines.leak()
}

/// Each line changed, and left out.
fn by_line(
    scale: &Scale,
    lines: &'static [ScaleLine],
    put: impl Fn(&'static [ScaleLine]) -> Scale,
) -> Vec<(String, Scale)> {
    let mut all = Vec::new();
    for (at, of) in lines.iter().enumerate() {
        let others = |but: usize| lines.iter().enumerate().filter(move |(n, _)| *n != but);
        let left: Vec<_> = others(at).map(|(_, one)| line(one)).collect();
        all.push((format!("line {} left out", at + 1), put(with_lines(left))));
        for (what, changed) in line_changes(of) {
            let mut rows: Vec<_> = lines.iter().map(line).collect();
            rows[at] = changed;
            all.push((
                format!("line {} {:?}: {what}", at + 1, of.head),
                put(with_lines(rows)),
            ));
        }
    }
    for (what, _) in &mut all {
        *what = format!("{} {what}", scale.id);
    }
    all
}

/// A point in time one step on and one back.
fn around(at: When) -> [When; 2] {
    match at {
        When::Day(day) => [
            When::Day(day.before().unwrap_or(day.plus_days(2).unwrap())),
            When::Day(day.plus_days(1).unwrap()),
        ],
        When::Month(year, month) => [
            When::Month(year - 1, month),
            When::Month(year, month % 12 + 1),
        ],
        When::Year(year) => [When::Year(year - 1), When::Year(year + 1)],
    }
}

/// The days of the scale as they might wrongly stand.
fn day_changes(scale: &Scale) -> Vec<(&'static str, Scale)> {
    let first = When::Year(1900);
    let mut all = Vec::new();
    let whens = |at: Option<When>| match at {
        None => vec![Some(first)],
        Some(at) => around(at).into_iter().map(Some).chain([None]).collect(),
    };
    let days = |at: Option<Day>| match at {
        None => vec![Some(Day::on(1900, 1, 1))],
        Some(at) => vec![at.before(), at.plus_days(1), None],
    };
    for from in whens(scale.from) {
        all.push((
            "from",
            Scale {
                from,
                ..copy(scale)
            },
        ));
    }
    for to in whens(scale.to) {
        all.push(("to", Scale { to, ..copy(scale) }));
    }
    for after in days(scale.after) {
        all.push((
            "after",
            Scale {
                after,
                ..copy(scale)
            },
        ));
    }
    for still_on in days(scale.still_on) {
        all.push((
            "still on",
            Scale {
                still_on,
                ..copy(scale)
            },
        ));
    }
    all
}

/// What the scale says beside its lines, as it might wrongly stand.
fn scale_changes(scale: &Scale) -> Vec<(String, Scale)> {
    let mut all = day_changes(scale);
    all.push((
        "place",
        Scale {
            place: next(Place::ALL, scale.place),
            ..copy(scale)
        },
    ));
    all.push((
        "basis",
        Scale {
            basis: next(ScaleBasis::ALL, scale.basis),
            ..copy(scale)
        },
    ));
    all.push((
        "status",
        Scale {
            status: next(ScaleStatus::ALL, scale.status),
            ..copy(scale)
        },
    ));
    all.push((
        "superseded",
        Scale {
            superseded: !scale.superseded,
            ..copy(scale)
        },
    ));
    let replaces = if scale.replaces.is_some() {
        None
    } else {
        Some("rajkot")
    };
    all.push((
        "replaces",
        Scale {
            replaces,
            ..copy(scale)
        },
    ));
    let not_returned = match scale.not_returned {
        None => vec![Some((3, NotReturned::Kept))],
        Some((from, then)) => vec![
            None,
            Some((from + 1, then)),
            Some((from, next(NotReturned::ALL, then))),
        ],
    };
    for not_returned in not_returned {
        all.push((
            "not returned",
            Scale {
                not_returned,
                ..copy(scale)
            },
        ));
    }
    let auction_day = scale.auction_day.map(|day| day + 1);
    for auction_day in [auction_day, scale.auction_day.xor(Some(5))] {
        if auction_day != scale.auction_day {
            all.push((
                "auction day",
                Scale {
                    auction_day,
                    ..copy(scale)
                },
            ));
        }
    }
    all.into_iter()
        .map(|(what, changed)| (format!("{} {what}", scale.id), changed))
        .collect()
}

fn all_changes(scale: &Scale) -> Vec<(String, Scale)> {
    let mut all = by_line(scale, scale.lines, |lines| Scale {
        lines,
        ..copy(scale)
    });
    let beside = by_line(scale, scale.others, |others| Scale {
        others,
        ..copy(scale)
    });
    all.extend(
        beside
            .into_iter()
            .map(|(what, changed)| (format!("{what} (another report)"), changed)),
    );
    all.extend(scale_changes(scale));
    all
}

#[test]
fn every_scale_is_as_typed_and_a_case_takes_it_over_line_for_line() {
    let cases: Vec<Worked> = worked::worked().into_iter().map(|(_, case)| case).collect();
    let mut wrong = Vec::new();
    for scale in scales::all() {
        if !as_typed(scale) {
            wrong.push(format!("not as typed: {}", printed(scale)));
        }
        let lines = scale.lines.len();
        let own = cases.iter().filter(|case| is_of(case, scale, lines));
        let mut own = own.peekable();
        if own.peek().is_none() {
            wrong.push(format!("{}: no case has its lines in order", scale.id));
        }
        for case in own.filter(|case| figures_differ(case, scale, lines)) {
            wrong.push(format!("{}: {}", scale.id, case.name));
        }
    }
    let typed = PRINTED.lines().filter(|line| !line.is_empty()).count();
    assert_eq!(typed, scales::all().count());
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_scale_that_is_changed_makes_a_check_fail() {
    let cases: Vec<Worked> = worked::worked().into_iter().map(|(_, case)| case).collect();
    let (mut tried, mut by_figure) = (0, 0);
    let mut survivors = Vec::new();
    for scale in scales::all() {
        let lines = scale.lines.len();
        let own = cases.iter().filter(|case| is_of(case, scale, lines));
        let own: Vec<&Worked> = own.collect();
        for (what, changed) in all_changes(scale) {
            tried += 1;
            if own.iter().any(|case| figures_differ(case, &changed, lines)) {
                by_figure += 1;
            } else if as_typed(&changed) && own.iter().any(|case| is_of(case, &changed, lines)) {
                survivors.push(what);
            }
        }
    }
    println!(
        "{tried} changes of scales tried, {by_figure} move a figure, {} not noticed",
        survivors.len()
    );
    assert!(
        survivors.is_empty(),
        "nothing notices:\n{}",
        survivors.join("\n")
    );
}
