//! Every paper over every place, every worked case and every state of a case.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops where something is not as worked"
)]

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::OnceLock;

use super::*;
use crate::account::Surplus;
use crate::case::Case;
use crate::day::Day;
use crate::draft::{AnimalsDraft, DayDraft, Draft, LotDraft, RateDraft, Reading};
use crate::law::Finding;
use crate::law::place::Place;
use crate::reckon;
use crate::text::Words;
use crate::text::check::LANGUAGES;

const TODAY: Day = Day::on(2026, 11, 30);
const BUILD: &str = "0123abcd";

fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| Words::read(LANGUAGES.first().unwrap().1))
}

fn day(day: &str, month: &str, year: &str) -> DayDraft {
    DayDraft {
        day: day.into(),
        month: month.into(),
        year: year.into(),
    }
}

fn two_cows(place: &str) -> Draft {
    Draft {
        place: place.into(),
        animals: vec![AnimalsDraft {
            id: 1,
            kind: "cow".into(),
            heads: "2".into(),
            ..AnimalsDraft::default()
        }],
        impounded: day("28", "11", "2026"),
        claimed: day("30", "11", "2026"),
        board: "seen".into(),
        rates: vec![RateDraft {
            kind: "cow".into(),
            fine: "1,500".into(),
            feeding: "100".into(),
        }],
        ..Draft::default()
    }
}

fn sold(place: &str, sold_as: &str) -> Draft {
    Draft {
        sale: "held".into(),
        sold_as: sold_as.into(),
        sale_day: day("8", "12", "2026"),
        lots: vec![LotDraft {
            id: 9,
            row: "1".into(),
            heads: "2".into(),
            price: "20,000".into(),
        }],
        ..two_cows(place)
    }
}

fn sheet(draft: Draft) -> Sheet {
    Sheet::new(words(), draft, Some(TODAY))
}

#[test]
fn the_card_of_a_forest_names_its_act_and_the_most_of_the_fine() {
    let card = |fine: &str| {
        let mut draft = two_cows("bihar");
        draft.situation = "forest".into();
        draft
            .rates
            .iter_mut()
            .for_each(|rate| rate.fine = fine.into());
        Paper::Card.written(&sheet(draft), BUILD)
    };
    for fine in ["1,500", "1"] {
        let written = card(fine);
        assert!(
            written.rows.iter().any(|row| row.id == "forest-71"),
            "{fine}"
        );
        let said = format!("{:?}", written.part.blocks);
        assert!(said.contains("Indian Forest Act, 1927"), "{said}");
        // Two cows at Re 1 at most (s. 71), only where a fine is above it.
        let most =
            "The most fine the Forest Act allows for these animals, feeding apart\", value: \"₹2\"";
        assert_eq!(said.contains(most), fine != "1", "{said}");
    }
}

/// Every state that a case of a place may be in.
fn states(place: &str) -> Vec<(&'static str, Draft)> {
    let of = |change: fn(&mut Draft)| {
        let mut draft = two_cows(place);
        change(&mut draft);
        draft
    };
    let mut states = vec![
        ("whole", of(|_| {})),
        (
            "the place alone",
            Draft {
                place: place.into(),
                ..Draft::default()
            },
        ),
        (
            "board not seen",
            of(|draft| draft.board = "not-seen".into()),
        ),
        (
            "a rate refused",
            of(|draft| {
                if let Some(rate) = draft.rates.first_mut() {
                    rate.fine = "1e3".into();
                }
            }),
        ),
        (
            "arrival refused",
            of(|draft| draft.impounded = day("31", "2", "2026")),
        ),
        (
            "seizure refused",
            of(|draft| draft.seized = day("31", "11", "2026")),
        ),
        (
            "out before in",
            of(|draft| draft.claimed = day("1", "1", "2026")),
        ),
        (
            "before the Act",
            of(|draft| draft.impounded = day("13", "1", "1871")),
        ),
        (
            "many kinds",
            of(|draft| {
                draft.animals = (0u32..)
                    .zip(crate::animal::Kind::ALL)
                    .map(|(id, kind)| AnimalsDraft {
                        id,
                        kind: kind.code().into(),
                        heads: "99,999".into(),
                        ..AnimalsDraft::default()
                    })
                    .collect();
            }),
        ),
        ("sold unclaimed", sold(place, "unclaimed")),
        ("sold after a refusal", sold(place, "refused")),
        ("a lot refused", {
            let mut draft = sold(place, "refused");
            draft.lots.clear();
            draft
        }),
    ];
    for situation in ["by-law", "by-law-under-act", "forest", "police"] {
        let mut draft = sold(place, "refused");
        draft.situation = situation.into();
        states.push((situation, draft));
    }
    states
}

/// Every line with a value, and every cell.
fn values(part: &Part) -> Vec<&str> {
    let mut values = Vec::new();
    for block in &part.blocks {
        match block {
            Block::Lines(lines) => values.extend(lines.iter().map(|line| line.value.as_str())),
            Block::Table(rows) => {
                let cells = rows.iter().skip(1).flat_map(|row| row.iter().skip(1));
                values.extend(cells.map(String::as_str));
            }
            _ => {}
        }
    }
    values
}

/// What a figure of a paper may be: a result of the account, or a day that was entered.
fn known(sheet: &Sheet) -> BTreeSet<String> {
    let told = &sheet.reading.case;
    let mut known = BTreeSet::new();
    for step in sheet.account.reasons.all() {
        known.insert(sheet.quantity(step.result));
        if let crate::reasons::Quantity::Rupees(amount) = step.result {
            known.insert(amount.shown());
        }
    }
    let days = [
        told.seized,
        told.deposited,
        told.sale.as_ref().and_then(|sale| sale.day),
        told.security.as_ref().and_then(|given| given.day),
        told.security.as_ref().and_then(|given| given.again),
    ];
    known.extend(days.into_iter().flatten().map(|day| sheet.day(day)));
    known.extend(told.impounded.map(|moment| sheet.moment(moment)));
    known
}

/// All that must hold of a paper, whatever the case.
fn holds(name: &str, sheet: &Sheet, paper: Paper) {
    let written = paper.written(sheet, BUILD);
    let said = format!("{:?}", written.part);
    let what = format!("{name}, {}", paper.code());
    assert!(!written.part.title.contains("paper."), "{what}");
    // Words, and no keys in their place.
    for (before, family) in [
        "term: \"",
        "Say(\"",
        "Heading(\"",
        "Note(Plain, \"",
        "List([\"",
        "Ticks([\"",
        "Table([[\"",
    ]
    .iter()
    .flat_map(|before| ["paper.", "figure.", "sold.", "balance."].map(|key| (before, key)))
    {
        assert!(!said.contains(&[before, family].concat()), "{what}: {said}");
    }
    // Nothing of the law that a look-up does not give.
    for row in &written.rows {
        let law = sheet
            .account
            .law
            .unwrap_or_else(|| panic!("{what}: {} without a law", row.id));
        let gives = match law.find(row.provision) {
            Finding::InForce(one) => one.id == row.id,
            Finding::Either(one, other) => [one.id, other.id].contains(&row.id),
            _ => false,
        };
        assert!(gives, "{what}: {} is not in force", row.id);
        assert!(
            said.contains(&worked::sentence(sheet, row)),
            "{what}: {}",
            row.id
        );
    }
    // No figure but those of the account and of the answers.
    let known = known(sheet);
    for value in values(&written.part) {
        let plain = value
            .trim_end_matches(" (past)")
            .trim_end_matches(" (past when you come)");
        // The exact sum behind it is that of the lines before each is rounded.
        let plain = plain
            .split_once(" (exactly ")
            .map_or(plain, |(shown, _)| shown);
        let figure = value.contains('₹')
            || sheet.words.find("month.1").is_some_and(|_| {
                (1..=12).any(|month| value.contains(sheet.words.of("month.", &month.to_string())))
            });
        assert!(
            !figure || known.contains(plain),
            "{what}: {value} is no figure of the account"
        );
    }
    // When, by which build, compared when; and nothing asked that names a person is filled in.
    assert!(
        said.contains(BUILD) && said.contains(&sheet.day(TODAY)),
        "{what}: {said}"
    );
    assert!(said.contains("not legal advice"), "{what}");
    let latest = written.rows.iter().map(|row| row.checked).max();
    assert_eq!(
        latest.is_some_and(|day| said.contains(&["sources on ", &sheet.day(day)].concat())),
        latest.is_some(),
        "{what}"
    );
}

/// The figures that a paper is for are on it whenever the account has them.
fn figures_stand(name: &str, sheet: &Sheet) {
    let account = &sheet.account;
    let on = |paper: Paper| {
        let part = paper.written(sheet, BUILD).part;
        values(&part)
            .into_iter()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let has = |paper: Paper, value: &str| {
        let values = on(paper);
        assert!(
            values.iter().any(|one| one.starts_with(value)),
            "{name}: {value} in {values:?}"
        );
    };
    if let Ok(claim) = &account.claim {
        let sum = sheet.quantity(crate::reasons::Quantity::Rupees(claim.to_bring.shown));
        has(Paper::Rates, &sum);
        has(Paper::Card, &sum);
    } else {
        assert!(
            !on(Paper::Rates).concat().contains('₹'),
            "{name}: a stale sum"
        );
    }
    if let Some(windows) = account.relied_on() {
        has(Paper::Card, &sheet.day(windows.last_safe.value));
    }
    if let Ok(complaint) = &account.complaint {
        has(Paper::Complaint, &sheet.day(complaint.last_day.value));
    }
    if let Ok(Some(sale)) = &account.sale {
        has(Paper::Sale, &sale.balance.shown.shown());
        has(
            Paper::Balance,
            &sheet.quantity(crate::reasons::Quantity::Rupees(sale.balance.shown)),
        );
    } else {
        let both = [on(Paper::Sale), on(Paper::Balance)].concat().concat();
        assert!(!both.contains('₹'), "{name}: a stale account");
    }
    if let Ok(Surplus::Known { first, .. }) = &account.surplus
        && let Some(last) = first.last_day
    {
        has(Paper::Balance, &sheet.day(last.value));
    }
    if let Ok(Some(security)) = &account.security {
        has(Paper::Security, &sheet.day(security.refund_from.value));
    }
}

#[test]
fn every_paper_of_every_place_in_every_state_holds() {
    let mut papers = 0;
    for place in Place::ALL {
        for (state, draft) in states(place.code()) {
            let sheet = sheet(draft);
            let name = format!("{}, {state}", place.code());
            for paper in Paper::ALL {
                holds(&name, &sheet, *paper);
                papers += 1;
            }
            figures_stand(&name, &sheet);
        }
    }
    let empty = sheet(Draft::default());
    for paper in Paper::ALL {
        holds("empty", &empty, *paper);
    }
    assert_eq!(papers, Place::ALL.len() * 16 * Paper::ALL.len());
}

fn cases(folder: &Path, found: &mut Vec<(String, Case)>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            cases(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "toml") {
            let text = std::fs::read_to_string(&path).unwrap();
            let mut table: toml::Table = toml::from_str(&text).unwrap();
            let given = table.remove("given").unwrap();
            found.push((path.display().to_string(), given.try_into().unwrap()));
        }
    }
}

#[test]
fn every_paper_of_every_worked_case_holds() {
    let mut found = Vec::new();
    cases(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases"),
        &mut found,
    );
    assert!(found.len() > 500, "{}", found.len());
    for (name, case) in found {
        let sheet = Sheet {
            words: words(),
            draft: Draft::default(),
            account: reckon::reckon(&case),
            // No paper draws the curve.
            points: Ok(Vec::new()),
            scale: None,
            reading: Reading {
                case,
                asks: Vec::new(),
            },
            today: Some(TODAY),
            refusals: Vec::new(),
        };
        for paper in Paper::ALL {
            holds(&name, &sheet, *paper);
        }
        figures_stand(&name, &sheet);
    }
}

fn offered(draft: Draft) -> Vec<Paper> {
    let sheet = sheet(draft);
    Paper::ALL
        .iter()
        .copied()
        .filter(|paper| paper.is_offered(&sheet))
        .collect()
}

#[test]
fn only_papers_of_use_are_offered() {
    let of = |situation: &str, place: &str| {
        offered(Draft {
            situation: situation.into(),
            ..two_cows(place)
        })
    };
    assert!(of("police", "punjab").is_empty());
    assert_eq!(of("by-law", "punjab"), [Paper::Rates, Paper::Card]);
    assert_eq!(of("pound", "punjab").len(), 5, "no security in Punjab");
    assert_eq!(of("pound", "maharashtra").len(), 6);
    assert_eq!(of("pound", "karnataka").len(), 6);
}

fn said(draft: Draft, paper: Paper) -> String {
    format!("{:?}", paper.written(&sheet(draft), BUILD).part.blocks)
}

#[test]
fn where_no_law_was_found_none_is_asserted() {
    for paper in [
        Paper::Rates,
        Paper::Complaint,
        Paper::Sale,
        Paper::Balance,
        Paper::Security,
    ] {
        let written = paper.written(&sheet(two_cows("nagaland")), BUILD);
        let said = format!("{:?}", written.part);
        assert!(said.contains(words().get("paper.not-found")), "{said}");
        assert!(
            written
                .rows
                .iter()
                .all(|row| row.provision == Provision::Fine),
            "{said}"
        );
    }
    // By Act 16 of 2000 the hold on the balance in Kerala was not found: no month, no day, no section 17.
    let kerala = said(sold("kerala", "unclaimed"), Paper::Balance);
    assert!(
        !kerala.contains("month") && !kerala.contains("section 16"),
        "{kerala}"
    );
    let by_law = Draft {
        situation: "by-law".into(),
        ..two_cows("punjab")
    };
    let by_law = said(by_law, Paper::Rates);
    assert!(
        by_law.contains("not asserted") && !by_law.contains("section "),
        "{by_law}"
    );
    assert!(said(Draft::default(), Paper::Rates).contains("no section of a law is named"));
}

#[test]
fn the_figures_of_the_worked_example() {
    // Two cows, three days touched: 2 × 1,500 and 2 × 3 × 100.
    let rates = said(two_cows("punjab"), Paper::Rates);
    for part in [
        "₹3,000",
        "₹600",
        "₹3,600",
        "Cattle-trespass Act, 1871, section 13",
    ] {
        assert!(rates.contains(part), "{part}: {rates}");
    }
    let card = said(two_cows("punjab"), Paper::Card);
    for part in [
        "₹3,600",
        "Tuesday 1 December 2026",
        "Monday 7 December 2026",
        "₹200",
        "an offence",
    ] {
        assert!(card.contains(part), "{part}: {card}");
    }
    // Ten days from the day before arrival, and from arrival.
    let complaint = said(two_cows("punjab"), Paper::Complaint);
    for part in [
        "Monday 7 December 2026",
        "Tuesday 8 December 2026",
        "section 20",
        "₹100",
    ] {
        assert!(complaint.contains(part), "{part}: {complaint}");
    }
    // Eleven days to the sale: 3,000 + 2,200 from 20,000. Six months in Punjab.
    let balance = said(sold("punjab", "refused"), Paper::Balance);
    for part in [
        "₹20,000",
        "₹5,200",
        "₹14,800",
        "Tuesday 8 June 2027",
        "section 17",
        "6 months",
    ] {
        assert!(balance.contains(part), "{part}: {balance}");
    }
    let refused = said(sold("punjab", "refused"), Paper::Sale);
    assert!(
        refused.contains("₹14,800") && refused.contains("section 16"),
        "{refused}"
    );
    // Of unclaimed animals the Act promises no account: it is asked for without a section.
    let unclaimed = said(sold("punjab", "unclaimed"), Paper::Sale);
    assert!(
        unclaimed.contains("₹14,800") && !unclaimed.contains("section 16"),
        "{unclaimed}"
    );
}
