//! In which of today's States each area lies where s. 1 of the Act matters: the presidency-towns are Bombay, Calcutta
//! and Madras, and the Part B States of 1 November 1956 have gone into these.

use std::collections::BTreeSet;

use pound_reckoner::law::place::{Area, Place};

const LIES_IN: [(Area, &[Place]); 10] = [
    (
        Area::PresidencyTown,
        &[Place::Maharashtra, Place::TamilNadu, Place::WestBengal],
    ),
    (Area::SanthalParganas, &[Place::Jharkhand]),
    (
        Area::Hyderabad,
        &[
            Place::AndhraPradesh,
            Place::Karnataka,
            Place::Maharashtra,
            Place::Telangana,
        ],
    ),
    (
        Area::FormerJammuKashmir,
        &[Place::JammuKashmir, Place::Ladakh],
    ),
    (Area::MadhyaBharat, &[Place::MadhyaPradesh]),
    (Area::Mysore, &[Place::Karnataka]),
    (
        Area::Pepsu,
        &[Place::Haryana, Place::HimachalPradesh, Place::Punjab],
    ),
    (Area::FormerRajasthan, &[Place::Rajasthan]),
    (Area::Saurashtra, &[Place::Gujarat]),
    (Area::TravancoreCochin, &[Place::Kerala, Place::TamilNadu]),
];

#[test]
fn every_area_is_asked_about_where_it_lies_and_nowhere_else() {
    assert_eq!(LIES_IN.len(), Area::ALL.len());
    for (area, places) in LIES_IN {
        let typed: BTreeSet<Place> = places.iter().copied().collect();
        let asked = Place::ALL
            .iter()
            .copied()
            .filter(|place| place.areas().contains(&area));
        assert_eq!(asked.collect::<BTreeSet<_>>(), typed, "{area:?}");
        assert_eq!(area.never_reached(), area == Area::PresidencyTown);
        assert_eq!(area.own_regulation(), area == Area::SanthalParganas);
        assert_eq!(
            area.part_b(),
            !matches!(area, Area::PresidencyTown | Area::SanthalParganas)
        );
    }
}

#[test]
fn the_extent_is_not_settled_in_two_places_as_a_whole() {
    let open = Place::ALL
        .iter()
        .copied()
        .filter(|place| place.extent_not_settled());
    assert_eq!(
        open.collect::<Vec<_>>(),
        [Place::Rajasthan, Place::Telangana]
    );
}
