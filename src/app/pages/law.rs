//! The law of a place, made from the tables: which Act governs, each text that can be chosen, each of its rows with its
//! source and standing, what was not found, the areas in question, and the published scales.

use crate::account::Notice;
use crate::app::block::{Block, Part, Tone};
use crate::app::pages::rule;
use crate::app::pages::scale;
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::law::place::{Area, Parent, Place};
use crate::law::row::{Provision, Row};
use crate::law::{self, Basis, Text, central, scales, section12};
use crate::word;

/// All that is said of a place, a part at a time.
#[must_use]
pub fn parts(sheet: &Sheet, place: Place) -> Vec<Part> {
    let texts = law::texts(place);
    let mut parts = vec![about(sheet, place, texts)];
    parts.extend(texts.iter().map(|one| text(sheet, one)));
    if place == Place::Central {
        parts.push(by_province(sheet));
    }
    parts.push(published(sheet, place));
    parts
}

/// Why a text is taken to run in a place.
#[must_use]
pub fn basis(text: &Text) -> &'static str {
    match text.basis {
        Basis::Chosen => word!("basis.chosen"),
        Basis::NoChangeFound => word!("basis.no-change-found"),
        Basis::Changed => word!("basis.changed"),
        Basis::OwnAct => word!("basis.own-act"),
        Basis::OwnActInferred => word!("basis.own-act-inferred"),
    }
}

/// The Acts of a text, each once, those of the State first; the Forest Act beside them is none of the pound's.
#[must_use]
pub fn acts(text: &Text) -> Vec<&'static str> {
    let mut acts: Vec<&'static str> = Vec::with_capacity(2);
    for row in rows(text) {
        let name = row.citation.act.name;
        if row.provision != Provision::ForestFine && !acts.contains(&name) {
            acts.push(name);
        }
    }
    acts
}

fn rows(text: &Text) -> impl Iterator<Item = &'static Row> {
    text.layers.iter().flat_map(|layer| layer.iter())
}

/// What governs, which text is taken unless another is chosen, and where in the place it is in question.
fn about(sheet: &Sheet, place: Place, texts: &'static [Text]) -> Part {
    let words = sheet.words;
    let mut says = Says::new(sheet, "law");
    if let Some(first) = texts.first() {
        says.say(basis(first));
        says.block(Block::List(
            acts(first).into_iter().map(str::to_owned).collect(),
        ));
    }
    if texts.len() > 1 {
        says.heading(word!("law.texts"));
        let names = texts.iter().map(|text| words.text_name(text));
        says.block(Block::List(names.collect()));
        says.say(word!("law.default"));
    }
    if let Some((day, parent)) = place.formed() {
        let day = sheet.day(day);
        match parent {
            Parent::Place(before) => {
                let before = words.of("place.", before.code());
                says.say_of(word!("law.formed"), &[("day", &day), ("place", before)]);
            }
            Parent::Bombay => says.say_of(word!("law.formed-bombay"), &[("day", &day)]),
        }
    }
    if place.extent_not_settled() {
        says.note(Tone::Time, word!("law.extent"));
    }
    if place == Place::Rajasthan {
        says.block(Block::Note(
            Tone::Time,
            words.of("notice.", "panchayat-rules-too").to_owned(),
        ));
    }
    let listed = |of: fn(Area) -> bool| -> Vec<Area> {
        place
            .areas()
            .iter()
            .copied()
            .filter(|area| of(*area))
            .collect()
    };
    areas(
        &mut says,
        word!("law.areas-never"),
        &listed(Area::never_reached),
    );
    // How far the central Act was extended is no question where the State has an Act of its own.
    if !texts.iter().any(|text| text.basis.is_own_act()) {
        areas(&mut says, word!("law.areas"), &listed(Area::part_b));
    }
    areas(
        &mut says,
        word!("law.areas-own"),
        &listed(Area::own_regulation),
    );
    says.part("law-about", word!("law.about"))
}

fn areas(says: &mut Says, key: &'static str, areas: &[Area]) {
    if areas.is_empty() {
        return;
    }
    says.heading(key);
    let words = says.sheet.words;
    let names = areas.iter().map(|area| words.of("area.", area.code()));
    says.block(Block::List(names.map(str::to_owned).collect()));
}

/// A text: its rows by provision, a State's own before what lies beneath it.
fn text(sheet: &Sheet, text: &'static Text) -> Part {
    let words = sheet.words;
    let mut says = Says::new(sheet, "law");
    says.say(basis(text));
    if let Some((later, when)) = text.changed_by {
        let day = rule::when(sheet, when);
        says.note_of(
            Tone::Time,
            word!("law.changed-by"),
            &[("amendment", later), ("day", &day)],
        );
    }
    let own_act = text.basis.is_own_act();
    let mut missing = Vec::new();
    for provision in Provision::ALL.iter().copied() {
        let mut first = true;
        for row in rows(text).filter(|row| row.provision == provision) {
            if first {
                says.block(Block::Heading(sheet.words.about(row).to_owned()));
            } else {
                says.say(word!("law.beneath"));
            }
            first = false;
            rule::say(&mut says, row);
            if row.value.penalty().is_some() {
                says.notice(Notice::JanVishwas);
            }
        }
        let in_the_act = central::ROWS.iter().any(|row| row.provision == provision);
        if first && in_the_act && own_act {
            missing.push(words.of("provision.", provision.code()).to_owned());
        }
    }
    if !missing.is_empty() {
        says.heading(word!("law.missing"));
        says.say(word!("law.missing-why"));
        says.block(Block::List(missing));
    }
    Part {
        title: words.text_name(text),
        ..says.part(text.code, word!("law.about"))
    }
}

/// Section 12 after Act 17 of 1921, province by province.
fn by_province(sheet: &Sheet) -> Part {
    let mut says = Says::new(sheet, "law");
    says.say(word!("law.provinces-why"));
    let rows = section12::PROVINCES.iter().copied().flatten();
    for row in rows.filter(|row| row.provision == Provision::Fine) {
        says.block(Block::Heading(row.citation.source.to_owned()));
        rule::say(&mut says, row);
    }
    says.part("law-provinces", word!("law.provinces"))
}

/// The published scales of the place: examples, never law by themselves.
fn published(sheet: &Sheet, place: Place) -> Part {
    let mut says = Says::new(sheet, "law");
    let found = scales::of(place);
    says.say(if found.is_empty() {
        word!("law.no-scales")
    } else {
        word!("law.scales-why")
    });
    for one in found {
        says.block(Block::Heading(one.area.to_owned()));
        scale::say(&mut says, one);
    }
    says.part("law-scales", word!("law.scales"))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test stops where it fails")]
mod tests {
    use super::*;
    use crate::day::Day;
    use crate::draft::Draft;
    use crate::law::row::Value;
    use crate::text::Words;
    use crate::text::check::LANGUAGES;
    use crate::text::say::Cited;

    fn sheet() -> Sheet {
        let words = Box::leak(Box::new(Words::read(LANGUAGES.first().unwrap().1)));
        Sheet::new(words, Draft::default(), None)
    }

    fn cited(parts: &[Part]) -> Vec<&Cited> {
        let blocks = parts.iter().flat_map(|part| &part.blocks);
        let cited = blocks.filter_map(|block| match block {
            Block::Cite(cited) => Some(cited),
            _ => None,
        });
        cited.collect()
    }

    #[test]
    fn every_row_of_every_text_and_every_scale_shows() {
        let sheet = sheet();
        let (mut rows_shown, mut scales_shown) = (0, 0);
        for place in Place::ALL.iter().copied() {
            let parts = parts(&sheet, place);
            for one in law::texts(place) {
                let part = parts.iter().find(|part| part.id == one.code).unwrap();
                let shown = cited(std::slice::from_ref(part));
                for row in rows(one) {
                    let found = shown.iter().filter(|cited| cited.id == row.id).count();
                    assert_eq!(found, 1, "{}: {}", one.code, row.id);
                    rows_shown += 1;
                }
                assert_eq!(shown.len(), rows(one).count());
            }
            for one in scales::of(place) {
                let shown = parts
                    .iter()
                    .flat_map(|part| &part.blocks)
                    .filter(|block| matches!(block, Block::Source { address, title } if address == one.url && title == one.source))
                    .count();
                let same = scales::of(place)
                    .iter()
                    .filter(|other| (other.url, other.source) == (one.url, one.source));
                assert_eq!(shown, same.count(), "{}", one.id);
                scales_shown += 1;
            }
        }
        assert_eq!(scales_shown, scales::all().count());
        assert!(
            rows_shown > 1300 && scales_shown > 30,
            "{rows_shown} {scales_shown}"
        );
    }

    #[test]
    fn every_section_12_by_province_shows_on_the_page_of_the_central_act() {
        let parts = parts(&sheet(), Place::Central);
        let shown = cited(&parts);
        let ids = [
            "punjab",
            "central-provinces",
            "bihar-and-orissa",
            "bombay",
            "delhi",
            "bengal",
            "madras",
            "coorg",
            "andaman-and-nicobar",
            "not-listed",
        ];
        for id in ids {
            let id = ["section-12-", id].concat();
            assert!(shown.iter().any(|cited| cited.id == id), "{id}");
        }
    }

    #[test]
    fn every_row_says_something_beside_its_source() {
        let sheet = sheet();
        for row in Place::ALL
            .iter()
            .flat_map(|place| law::texts(*place))
            .flat_map(rows)
        {
            let mut says = Says::new(&sheet, "law");
            rule::say(&mut says, row);
            let blocks = says.part("", "").blocks;
            // What it says, since when, where it was read; of what was not found there is no since.
            let least = if row.value == Value::NotKnown { 2 } else { 3 };
            assert!(blocks.len() >= least, "{} says nothing", row.id);
            let text = format!("{blocks:?}");
            assert!(
                !text.contains("value.") && !text.contains("rule.") && !text.contains("law."),
                "{text}"
            );
        }
    }

    #[test]
    fn what_was_not_found_is_said_and_nothing_is_put_in_its_place() {
        let sheet = sheet();
        let not_found = sheet.words.get("value.not-known");
        let unknown = Place::ALL
            .iter()
            .flat_map(|place| law::texts(*place))
            .flat_map(rows)
            .filter(|row| row.value == Value::NotKnown);
        for row in unknown {
            let mut says = Says::new(&sheet, "law");
            rule::say(&mut says, row);
            let blocks = says.part("", "").blocks;
            assert_eq!(
                blocks.first(),
                Some(&Block::Say(not_found.to_owned())),
                "{}",
                row.id
            );
            assert!(
                matches!(blocks.as_slice(), [_, Block::Cite(_)]),
                "{}",
                row.id
            );
        }
        let nagaland = parts(&sheet, Place::Nagaland);
        let said = format!("{nagaland:?}");
        assert!(said.contains(sheet.words.get("law.missing")));
        assert!(said.contains(sheet.words.of("provision.", "claim")));
    }

    #[test]
    fn a_row_whose_day_was_not_found_says_both_days() {
        let sheet = sheet();
        let parts = parts(&sheet, Place::Punjab);
        let said = format!("{parts:?}");
        for day in [Day::on(1950, 1, 26), Day::on(1966, 11, 1)] {
            assert!(said.contains(&sheet.day(day)));
        }
        assert!(said.contains("3 days to claim, then report and notice, then 4 days"));
    }

    #[test]
    fn of_a_change_no_day_of_which_is_in_hand_it_is_said_since_when_it_is_taken() {
        for (place, day) in [
            (Place::Haryana, Day::on(1966, 11, 1)),
            (Place::Chandigarh, Day::on(1966, 11, 1)),
            (Place::Chhattisgarh, Day::on(2000, 11, 1)),
            (Place::Gujarat, Day::on(1960, 5, 1)),
            (Place::Uttarakhand, Day::on(2000, 11, 9)),
        ] {
            let sheet = sheet();
            let parts = parts(&sheet, place);
            let (said, day) = (format!("{parts:?}"), sheet.day(day));
            assert!(
                said.contains(&["Taken as in force from ", &day].concat()),
                "{place:?}"
            );
            assert!(
                !said.contains(&["In force from ", &day].concat()),
                "{place:?}"
            );
            let known = "the day it came into force was not found";
            let cited = cited(&parts);
            let own = cited.iter().filter(|one| one.id.starts_with(place.code()));
            let mut own = own.peekable();
            assert!(own.peek().is_some(), "{place:?}");
            assert!(own.all(|one| one.standing.contains(known)), "{place:?}");
        }
    }

    #[test]
    fn how_far_the_central_act_was_extended_is_no_question_of_a_states_own_act() {
        let sheet = sheet();
        for place in Place::ALL.iter().copied() {
            let said = format!("{:?}", parts(&sheet, place));
            let own = law::texts(place).iter().any(|text| text.basis.is_own_act());
            let asked = place.areas().iter().any(|area| area.part_b()) && !own;
            assert_eq!(
                said.contains(sheet.words.get(word!("law.areas"))),
                asked,
                "{place:?}"
            );
        }
    }

    #[test]
    fn areas_in_question_and_the_presidency_town_are_named() {
        let said = format!("{:?}", parts(&sheet(), Place::Maharashtra));
        assert!(said.contains("presidency-town (Mumbai"));
        assert!(said.contains("former State of Hyderabad"));
    }

    #[test]
    fn what_is_known_only_so_far_is_not_said_to_be_more() {
        let said = |place| format!("{:?}", parts(&sheet(), place));
        let karnataka = said(Place::Karnataka);
        assert!(karnataka.contains("No amount was found in what was read."));
        assert!(!karnataka.contains("No amount is in the Act."));
        assert!(said(Place::Punjab).contains("No amount is in the Act."));
        let andaman = said(Place::AndamanNicobar);
        assert!(andaman.contains("Notified on Thursday 20 January 1938 and taken as in force"));
        assert!(!andaman.contains("In force from Thursday 20 January 1938"));
        assert!(said(Place::Nagaland).contains("Its number was not found."));
        assert!(said(Place::Punjab).contains("16 of 1927"));
        let jharkhand = said(Place::Jharkhand);
        assert!(jharkhand.contains("In the Santhal Parganas") && !jharkhand.contains("(inferred)"));
    }

    #[test]
    fn every_penalty_carries_the_caution_of_2026() {
        let sheet = sheet();
        let caution = sheet.words.of("notice.", "jan-vishwas");
        for (place, penalties) in [(Place::Assam, 5), (Place::Kerala, 2), (Place::Nagaland, 0)] {
            let text = format!("{:?}", parts(&sheet, place));
            assert_eq!(text.matches(caution).count(), penalties, "{place:?}");
        }
    }

    #[test]
    fn whose_damage_and_who_else_may_seize_is_said_of_each_state() {
        let said = |place| format!("{:?}", parts(&sheet(), place));
        assert!(said(Place::Bihar).contains("owns or keeps pigs"));
        assert!(said(Place::WestBengal).contains("owns or keeps any cattle"));
        assert!(said(Place::Assam).contains("obstruct traffic"));
        for place in [
            Place::Punjab,
            Place::Haryana,
            Place::Chandigarh,
            Place::Chhattisgarh,
        ] {
            assert!(said(place).contains("whom the Government authorises may seize"));
        }
        assert!(said(Place::Kerala).contains("a right in the crop may seize"));
        assert!(!said(Place::Bihar).contains("may seize too"));
    }
}
