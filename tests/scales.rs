//! The published scales against what a person took from their sources by hand: how many charges each has, a table of
//! amounts, and until when each is offered.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::too_many_lines,
    reason = "a test stops where something is missing"
)]

#[path = "scales/check.rs"]
mod check;

use std::collections::BTreeSet;

use pound_reckoner::animal::{Kind, Kinds};
use pound_reckoner::case::{Age, Head, NotReturned, Rates, Run, Unit};
use pound_reckoner::day::{Day, When};
use pound_reckoner::law::place::Place;
use pound_reckoner::law::scales::{self, Caveat, Scale, ScaleBasis, ScaleLine, ScaleStatus};
use pound_reckoner::money::Rupees;

/// The scales this house began with, and how many charges the source of each prints.
const COUNTED: [(&str, usize); 34] = [
    ("agra-2025", 4),
    ("ahmedabad-2023", 3),
    ("bengaluru-2014", 2),
    ("bengaluru-before-2014", 2),
    ("bhubaneswar-2012", 2),
    ("bhubaneswar-2024", 1),
    ("chandigarh-2013", 5),
    ("chandigarh-s12", 6),
    ("chennai-2022", 2),
    ("chennai-2023", 4),
    ("chennai-2024", 3),
    ("choornikkara-2021", 1),
    ("coimbatore-2023", 1),
    ("cta-1871-original", 5),
    ("dhamtari-2023", 1),
    ("forest-s71-ceiling", 4),
    ("kanpur-cantonment", 1),
    ("karaikal-2025", 2),
    ("kozhikode-2017", 3),
    ("latur-2016", 2),
    ("machilipatnam-2019", 1),
    ("mirzapur", 2),
    ("mumbai-2004", 2),
    ("mysuru-2025", 3),
    ("noida-2023", 3),
    ("panchkula-2025", 2),
    ("port-blair-2017", 1),
    ("rajasthan-model-2022", 3),
    ("rajkot", 3),
    ("salem-2023", 5),
    ("surat-2018", 3),
    ("tiruchi-2015", 3),
    ("vadodara-2021", 3),
    ("visakhapatnam-2021", 1),
];

/// What a head of the kind is charged at a capture: amount in annas, so that the scale of 1871 fits the same table.
const SPOTS: [(&str, Kind, Head, u32, u32); 49] = [
    ("chandigarh-s12", Kind::Kid, Head::Fine, 1, 1400 * 16),
    ("chandigarh-s12", Kind::Ewe, Head::Fine, 1, 1400 * 16),
    ("chandigarh-s12", Kind::Heifer, Head::Fine, 1, 20_000 * 16),
    ("chandigarh-s12", Kind::Calf, Head::Fine, 1, 3000 * 16),
    ("chandigarh-s12", Kind::Other, Head::Fine, 1, 4000 * 16),
    ("chandigarh-s12", Kind::Pig, Head::Feeding, 1, 500 * 16),
    ("chandigarh-s12", Kind::Other, Head::Feeding, 1, 300 * 16),
    ("chandigarh-2013", Kind::Buffalo, Head::Fine, 1, 4000 * 16),
    ("chandigarh-2013", Kind::Bullock, Head::Fine, 1, 1500 * 16),
    ("chandigarh-2013", Kind::Goat, Head::Fine, 1, 700 * 16),
    ("chandigarh-2013", Kind::Mule, Head::Fine, 1, 2000 * 16),
    ("bengaluru-2014", Kind::Cow, Head::Fine, 1, 600 * 16),
    ("bengaluru-before-2014", Kind::Calf, Head::Fine, 1, 50 * 16),
    ("dhamtari-2023", Kind::Goat, Head::Fine, 1, 1000 * 16),
    ("cta-1871-original", Kind::Elephant, Head::Fine, 1, 32),
    ("cta-1871-original", Kind::Camel, Head::Fine, 1, 8),
    ("cta-1871-original", Kind::Heifer, Head::Fine, 1, 4),
    ("cta-1871-original", Kind::Ass, Head::Fine, 1, 2),
    ("cta-1871-original", Kind::Kid, Head::Fine, 1, 1),
    ("forest-s71-ceiling", Kind::Elephant, Head::Fine, 1, 160),
    ("forest-s71-ceiling", Kind::Lamb, Head::Fine, 1, 8),
    ("chennai-2024", Kind::Cow, Head::Fine, 7, 15_000 * 16),
    ("chennai-2024", Kind::Cow, Head::Maintenance, 1, 1000 * 16),
    ("chennai-2023", Kind::Cow, Head::Fine, 1, 5000 * 16),
    ("chennai-2023", Kind::Cow, Head::Fine, 2, 10_000 * 16),
    ("chennai-2022", Kind::Cow, Head::Maintenance, 1, 200 * 16),
    ("salem-2023", Kind::Goat, Head::Fine, 1, 100 * 16),
    ("salem-2023", Kind::Pig, Head::Fine, 1, 10 * 16),
    ("tiruchi-2015", Kind::Cow, Head::Fine, 2, 500 * 16),
    ("tiruchi-2015", Kind::Cow, Head::Feeding, 1, 300 * 16),
    ("mysuru-2025", Kind::Bull, Head::Fine, 3, 1500 * 16),
    ("kozhikode-2017", Kind::Cow, Head::Catching, 1, 2000 * 16),
    ("choornikkara-2021", Kind::Cow, Head::Fine, 1, 2500 * 16),
    ("ahmedabad-2023", Kind::Cow, Head::Fine, 2, 3000 * 16),
    (
        "ahmedabad-2023",
        Kind::Cow,
        Head::Administration,
        1,
        500 * 16,
    ),
    ("vadodara-2021", Kind::Cow, Head::Fine, 2, 11_200 * 16),
    ("surat-2018", Kind::Cow, Head::Tagging, 1, 200 * 16),
    ("surat-2018", Kind::Cow, Head::Impounding, 1, 1000 * 16),
    ("surat-2018", Kind::Cow, Head::Maintenance, 1, 650 * 16),
    ("rajkot", Kind::Cow, Head::Fine, 2, 4500 * 16),
    ("agra-2025", Kind::Buffalo, Head::Fine, 1, 8000 * 16),
    ("agra-2025", Kind::Cow, Head::Feeding, 1, 200 * 16),
    ("noida-2023", Kind::Cow, Head::Fine, 3, 20_000 * 16),
    ("panchkula-2025", Kind::Cow, Head::Fine, 2, 10_000 * 16),
    ("latur-2016", Kind::Bull, Head::Fine, 1, 700 * 16),
    ("mumbai-2004", Kind::Heifer, Head::Fine, 1, 2500 * 16),
    ("karaikal-2025", Kind::Cow, Head::Maintenance, 1, 280 * 16),
    ("machilipatnam-2019", Kind::Cow, Head::Fine, 1, 2000 * 16),
    ("kanpur-cantonment", Kind::Horse, Head::Fine, 1, 200 * 16),
];

/// Heads that a scale prints nothing under: never zero, no line at all.
const SILENT: [(&str, Kind, Head, u32); 12] = [
    ("chandigarh-s12", Kind::Horse, Head::Fine, 1),
    ("chandigarh-s12", Kind::Elephant, Head::Feeding, 1),
    ("chandigarh-2013", Kind::Ram, Head::Fine, 1),
    ("chandigarh-2013", Kind::Cow, Head::Feeding, 1),
    ("bengaluru-2014", Kind::Goat, Head::Fine, 1),
    ("cta-1871-original", Kind::Fowl, Head::Fine, 1),
    ("mysuru-2025", Kind::Cow, Head::Fine, 4),
    ("vadodara-2021", Kind::Cow, Head::Fine, 3),
    ("panchkula-2025", Kind::Cow, Head::Fine, 3),
    ("tiruchi-2015", Kind::Cow, Head::Fine, 3),
    ("agra-2025", Kind::Calf, Head::Fine, 1),
    ("kanpur-cantonment", Kind::Buffalo, Head::Fine, 1),
];

fn is_counted(scale: &Scale) -> bool {
    COUNTED.iter().any(|(id, _)| *id == scale.id)
}

/// The scales that the tables here count, by hand.
fn counted() -> impl Iterator<Item = &'static Scale> {
    scales::all().filter(|scale| is_counted(scale))
}

fn scale(id: &str) -> &'static Scale {
    scales::find(id).unwrap_or_else(|| panic!("no scale {id}"))
}

/// The ids of the scales of which something is true, in alphabetical order.
fn those(is: impl Fn(&Scale) -> bool) -> Vec<&'static str> {
    let mut ids: Vec<_> = counted().filter(|s| is(s)).map(|s| s.id).collect();
    ids.sort_unstable();
    ids
}

/// The lines of a scale for a kind under a head at a capture.
fn lines(id: &str, kind: Kind, head: Head, capture: u32) -> Vec<&'static ScaleLine> {
    scale(id)
        .lines
        .iter()
        .filter(|line| line.head == head && line.kinds.has(kind))
        .filter(|line| line.captures.is_none_or(|run| run.has(capture)))
        .collect()
}

fn line(id: &str, head: Head) -> &'static ScaleLine {
    let found: Vec<_> = scale(id)
        .lines
        .iter()
        .filter(|line| line.head == head)
        .collect();
    assert_eq!(found.len(), 1, "{id}: {head:?}");
    found[0]
}

#[test]
fn every_scale_is_there_with_as_many_charges_as_its_source_prints() {
    let mut found: Vec<(&str, usize)> = counted()
        .map(|scale| (scale.id, scale.lines.len()))
        .collect();
    found.sort_unstable();
    assert_eq!(found, COUNTED);
    assert_eq!(found.iter().map(|(_, lines)| lines).sum::<usize>(), 89);
}

#[test]
fn each_amount_is_what_the_source_prints() {
    for (id, kind, head, capture, annas) in SPOTS {
        let found = lines(id, kind, head, capture);
        assert_eq!(found.len(), 1, "{id}: {kind:?} {head:?} at {capture}");
        let printed = Rupees::annas(1).times(annas).expect("fits");
        assert_eq!(found[0].amount, printed, "{id}: {kind:?} {head:?}");
    }
}

#[test]
fn what_a_source_does_not_print_has_no_line() {
    for (id, kind, head, capture) in SILENT {
        assert!(
            lines(id, kind, head, capture).is_empty(),
            "{id}: {kind:?} {head:?} at {capture}"
        );
    }
}

fn none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn every_scale_says_where_it_comes_from_and_what_it_charges() {
    let places = Place::ALL.iter().copied();
    let mut complaints: Vec<String> = places
        .flat_map(|place| check::place(place.code(), scales::of(place)))
        .collect();
    complaints.extend(check::ids(scales::all()));
    none(&complaints);
}

#[test]
fn a_scale_with_one_fault_is_rejected_with_a_sentence_that_says_what_to_write() {
    static LINE: ScaleLine = ScaleLine::new(
        Kinds::of(&[Kind::Cow]),
        Head::Fine,
        Rupees::whole(5),
        Unit::PerHead,
    );
    static ZERO: &[ScaleLine] = &[ScaleLine {
        amount: Rupees::ZERO,
        ..LINE
    }];
    static NO_KIND: &[ScaleLine] = &[ScaleLine {
        kinds: Kinds::NONE,
        ..LINE
    }];
    static NO_UNIT: &[ScaleLine] = &[ScaleLine {
        unit: None,
        caveats: &[Caveat::PerDayNotSaid],
        ..LINE
    }];
    static DAY_0: &[ScaleLine] = &[ScaleLine {
        from_day: 0,
        ..LINE
    }];
    static BACKWARDS: &[ScaleLine] = &[ScaleLine {
        captures: Some(Run {
            from: 3,
            to: Some(1),
        }),
        ..LINE
    }];
    static RANGE: &[ScaleLine] = &[ScaleLine {
        amount_to: Some(Rupees::whole(5)),
        ..LINE
    }];
    static TWICE: &[ScaleLine] = &[
        ScaleLine { ..LINE },
        ScaleLine {
            kinds: Kinds::ANY,
            captures: Some(Run { from: 2, to: None }),
            ..LINE
        },
    ];
    let good = || copy(scale("mumbai-2004"));
    none(&check::place("maharashtra", &[good()]));
    let month = Some(When::Month(2016, 13));
    let day = |y| Some(When::Day(Day::on(y, 8, 1)));
    let faults = [
        (
            Scale {
                source: "",
                ..good()
            },
            "names no source",
        ),
        (
            Scale {
                url: "the paper",
                ..good()
            },
            "has no address",
        ),
        (
            Scale {
                area: " ",
                ..good()
            },
            "names no area",
        ),
        (
            Scale {
                basis: ScaleBasis::StateAct,
                reference: "",
                ..good()
            },
            "cites none",
        ),
        (
            Scale {
                place: Place::Goa,
                ..good()
            },
            "the file of another place",
        ),
        (
            Scale {
                replaces: Some("never"),
                ..good()
            },
            "the id of that scale",
        ),
        (
            Scale {
                from: month,
                ..good()
            },
            "no month 13",
        ),
        (
            Scale {
                from: Some(When::Year(16)),
                ..good()
            },
            "in four digits",
        ),
        (
            Scale {
                from: day(2020),
                to: day(2019),
                ..good()
            },
            "ends before it begins",
        ),
        (
            Scale {
                lines: &[],
                ..good()
            },
            "no line",
        ),
        (
            Scale {
                lines: ZERO,
                ..good()
            },
            "charges nothing",
        ),
        (
            Scale {
                lines: NO_KIND,
                ..good()
            },
            "no kind of animal",
        ),
        (
            Scale {
                lines: NO_UNIT,
                ..good()
            },
            "an amount without a unit",
        ),
        (
            Scale {
                lines: DAY_0,
                ..good()
            },
            "counted from 1",
        ),
        (
            Scale {
                lines: BACKWARDS,
                ..good()
            },
            "end before they begin",
        ),
        (
            Scale {
                lines: RANGE,
                ..good()
            },
            "the lower end first",
        ),
        (
            Scale {
                lines: TWICE,
                ..good()
            },
            "lines 1 and 2 both charge fine for a cow at capture 2",
        ),
    ];
    for (fault, says) in faults {
        let complaints = check::place("maharashtra", &[fault]);
        assert_eq!(complaints.len(), 1, "{complaints:#?}");
        assert!(complaints[0].contains("mumbai-2004"), "{complaints:?}");
        assert!(
            complaints[0].contains(says) && complaints[0].contains("write"),
            "{complaints:?}"
        );
    }
    let badly = Scale {
        id: "Mumbai 2004",
        ..good()
    };
    assert_eq!(check::ids([&badly].into_iter()).len(), 1);
    let (one, two) = (good(), good());
    assert!(check::ids([&one, &two].into_iter())[0].contains("another scale has this id"));
}

/// The same scale, to change one thing in it.
fn copy(scale: &Scale) -> Scale {
    Scale { ..*scale }
}

#[test]
fn basis_and_status_are_as_counted() {
    let basis = |basis| counted().filter(|s| s.basis == basis).count();
    assert_eq!(basis(ScaleBasis::CattleTrespassAct), 4);
    assert_eq!(basis(ScaleBasis::StateAct), 2);
    assert_eq!(basis(ScaleBasis::ForestAct), 1);
    assert_eq!(basis(ScaleBasis::Municipal), 11);
    assert_eq!(basis(ScaleBasis::NotStated), 16);
    let status = |status| counted().filter(|s| s.status == status).count();
    assert_eq!(status(ScaleStatus::Statute), 2);
    assert_eq!(status(ScaleStatus::Official), 1);
    assert_eq!(status(ScaleStatus::OfficialIncomplete), 1);
    assert_eq!(status(ScaleStatus::Reported), 30);
    let under = those(Scale::under_the_act);
    assert_eq!(
        under,
        [
            "bengaluru-2014",
            "chandigarh-2013",
            "chandigarh-s12",
            "cta-1871-original",
            "dhamtari-2023",
            "kozhikode-2017"
        ]
    );
}

#[test]
fn a_scale_whose_end_is_known_is_offered_on_its_last_day_and_not_on_the_next() {
    let offered = |id, (y, m, d)| scale(id).offered_on(Day::on(y, m, d));
    assert!(offered("chennai-2023", (2024, 7, 31)));
    assert!(!offered("chennai-2023", (2024, 8, 1)));
    assert!(offered("chennai-2022", (2023, 9, 28)));
    assert!(!offered("chennai-2022", (2023, 9, 29)));
    // Only the month is known: it is offered through the whole of it.
    for day in 1..=31 {
        assert!(offered("bengaluru-before-2014", (2014, 5, day)));
    }
    assert!(!offered("bengaluru-before-2014", (2014, 6, 1)));
    let ended = those(|s| s.to.is_some());
    assert_eq!(
        ended,
        ["bengaluru-before-2014", "chennai-2022", "chennai-2023"]
    );
    for open in scales::all().filter(|s| s.to.is_none()) {
        assert!(open.offered_on(Day::LAST), "{}", open.id);
    }
}

#[test]
fn superseded_without_a_day_is_said() {
    let superseded = those(|s| s.superseded);
    assert_eq!(
        superseded,
        [
            "bengaluru-before-2014",
            "bhubaneswar-2012",
            "chandigarh-2013"
        ]
    );
    let changed = Some(Day::on(2019, 11, 14));
    assert_eq!(scale("chandigarh-2013").still_on, changed);
    assert_eq!(scale("chandigarh-s12").after, changed);
}

#[test]
fn a_beginning_is_as_exact_as_its_source() {
    assert_eq!(scale("bengaluru-2014").from, Some(When::Month(2014, 5)));
    assert_eq!(scale("forest-s71-ceiling").from, Some(When::Year(1927)));
    assert_eq!(
        scale("chennai-2024").from,
        Some(When::Day(Day::on(2024, 8, 1)))
    );
    let without = those(|s| s.from.is_none());
    assert_eq!(
        without,
        [
            "bengaluru-before-2014",
            "chandigarh-s12",
            "kanpur-cantonment",
            "mirzapur",
            "rajkot"
        ]
    );
}

#[test]
fn what_becomes_of_animals_caught_again_is_as_reported() {
    let then: Vec<_> = counted()
        .filter_map(|s| s.not_returned.map(|then| (s.id, then)))
        .collect();
    assert_eq!(
        then,
        [
            ("ahmedabad-2023", (4, NotReturned::NotSaid)),
            ("panchkula-2025", (3, NotReturned::Kept)),
            ("mysuru-2025", (4, NotReturned::Pinjrapole)),
            ("tiruchi-2015", (3, NotReturned::Auctioned)),
        ]
    );
    let auction: Vec<_> = counted()
        .filter_map(|s| s.auction_day.map(|day| (s.id, day)))
        .collect();
    assert_eq!(auction, [("latur-2016", 8)]);
}

#[test]
fn units_and_first_days_are_as_printed() {
    assert_eq!(line("latur-2016", Head::Feeding).from_day, 2);
    assert_eq!(line("chennai-2022", Head::Maintenance).from_day, 3);
    assert_eq!(line("chennai-2024", Head::Maintenance).from_day, 1);
    let or: Vec<_> = counted()
        .filter_map(|s| s.or_from_day.map(|day| (s.id, day)))
        .collect();
    assert_eq!(or, [("chennai-2024", 3)]);
    let at = |capture| lines("chennai-2023", Kind::Cow, Head::Maintenance, capture)[0].from_day;
    assert_eq!((at(1), at(2), at(9)), (3, 1, 1));
    let blocks = line("bhubaneswar-2012", Head::Feeding);
    assert_eq!(
        (blocks.unit, blocks.from_day),
        (Some(Unit::PerHeadPer24Hours), 2)
    );
    let factor = line("bhubaneswar-2024", Head::Fine);
    assert_eq!(
        (factor.unit, factor.amount),
        (Some(Unit::TimesActualCost), Rupees::whole(2))
    );
    assert_eq!(
        line("machilipatnam-2019", Head::Fine).unit,
        Some(Unit::PerHeadPerDay)
    );
    let open: Vec<_> = counted()
        .flat_map(|s| s.lines.iter().map(move |line| (s.id, line)))
        .filter(|(_, line)| line.unit.is_none())
        .map(|(id, line)| (id, line.head, line.may_be))
        .collect();
    let once_or_daily: &[Unit] = &[Unit::PerHead, Unit::PerHeadPerDay];
    assert_eq!(
        open,
        [
            ("ahmedabad-2023", Head::Feeding, once_or_daily),
            ("salem-2023", Head::Fine, once_or_daily),
            ("salem-2023", Head::Fine, &[Unit::PerKilogram]),
            ("tiruchi-2015", Head::Feeding, once_or_daily),
        ]
    );
}

#[test]
fn salem_fines_large_animals_by_age_and_by_the_day() {
    let found = lines("salem-2023", Kind::Horse, Head::Fine, 1);
    let by_age: Vec<_> = found
        .iter()
        .map(|line| (line.age, line.amount, line.unit))
        .collect();
    assert_eq!(
        by_age,
        [
            (
                Some(Age::UnderThree),
                Rupees::whole(250),
                Some(Unit::PerHeadPerDay)
            ),
            (
                Some(Age::OverThree),
                Rupees::whole(500),
                Some(Unit::PerHeadPerDay)
            ),
        ]
    );
}

#[test]
fn an_editable_tariff_keeps_open_what_the_source_leaves_open() {
    for scale in scales::all() {
        let charges = scale.charges();
        assert_eq!(charges.len(), scale.lines.len(), "{}", scale.id);
        for (charge, line) in charges.iter().zip(scale.lines) {
            let asked = line.amount_to.is_some() || line.caveats.contains(&Caveat::Ceiling);
            assert_eq!(charge.amount.is_none(), asked, "{}", scale.id);
            assert_eq!(charge.unit, line.unit, "{}", scale.id);
        }
        assert_eq!(scale.terms().scale.as_deref(), Some(scale.id));
    }
    let asked = those(|s| s.lines.iter().any(ScaleLine::asks_amount));
    assert_eq!(asked, ["forest-s71-ceiling", "rajasthan-model-2022"]);
    let ahmedabad = &scale("ahmedabad-2023").charges()[0];
    let repeat = ahmedabad.repeat.expect("it rises at each repeat");
    assert_eq!(repeat.growth, None, "simple or compound is not said");
    assert_eq!(
        ahmedabad.captures, None,
        "the increase carries the later captures"
    );
}

#[test]
fn figures_of_another_report_stand_beside_and_are_never_in_the_tariff() {
    let others: Vec<_> = counted()
        .flat_map(|s| s.others.iter().map(move |o| (s.id, o.head, o.amount)))
        .collect();
    assert_eq!(
        others,
        [
            ("bengaluru-2014", Head::Fine, Rupees::whole(3000)),
            ("chennai-2022", Head::Fine, Rupees::whole(3000)),
            ("chennai-2022", Head::Maintenance, Rupees::whole(500)),
        ]
    );
    assert_eq!(
        scale("bengaluru-2014").others[0].captures,
        Some(Run {
            from: 2,
            to: Some(2)
        })
    );
}

#[test]
fn places_without_a_published_scale_have_none() {
    let with: BTreeSet<Place> = counted().map(|scale| scale.place).collect();
    assert_eq!(with.len(), 15);
    for place in Place::ALL.iter().copied() {
        assert!(scales::of(place).iter().all(|scale| scale.place == place));
    }
    assert!(scales::find("").is_none() && scales::find("Rajkot").is_none());
}

#[test]
fn a_tariff_taken_over_goes_through_the_case_and_back() {
    for scale in scales::all() {
        let text = toml::to_string(&Rates::Seen(scale.charges())).expect("a tariff can be written");
        let back: Rates = toml::from_str(&text).expect("and read");
        assert_eq!(back, Rates::Seen(scale.charges()), "{}", scale.id);
    }
}
