//! The tables of law: every row cited, dated and fitting, no two answers to one question, every text selectable; and
//! tables with one fault each, which the same check must reject with a sentence that says what to write.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::too_many_lines,
    clippy::items_after_statements,
    reason = "a test stops where something is not as worked"
)]

#[path = "law_tables/check.rs"]
mod check;

use pound_reckoner::day::{Certainty, Day, When};
use pound_reckoner::law::place::Place;
use pound_reckoner::law::row::{
    Act, Citation, Damage, Provision, Recipient, Row, Standing, Start, Table, Value,
};
use pound_reckoner::law::{self, Finding, Law, central};
use pound_reckoner::money::Rupees;

/// Every layer that any text uses, each once; copies of one layer are alike in everything.
fn all_layers() -> Vec<&'static [Row]> {
    let mut layers: Vec<&'static [Row]> = Vec::new();
    for text in Place::ALL.iter().flat_map(|place| law::texts(*place)) {
        for layer in text.layers {
            if !layers.contains(layer) {
                layers.push(layer);
            }
        }
    }
    layers
}

/// Rows whose faults are reported and not mended yet: a section or a standing is missing. Take an id out when its row is
/// mended; add none.
const REPORTED: &[&str] = &[];

fn none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn every_row_is_cited_dated_and_answers_its_question_alone() {
    let layers = all_layers();
    assert!(
        layers.len() >= 4,
        "the central Act, Punjab, and Kerala's two texts at least"
    );
    let rows: usize = layers.iter().map(|layer| layer.len()).sum();
    println!("{rows} rows in {} layers", layers.len());
    let mut complaints = check::layers(&layers);
    complaints.retain(|complaint| {
        !REPORTED
            .iter()
            .any(|id| complaint.contains(&format!("{id:?}")))
    });
    none(&complaints);
}

#[test]
fn every_row_has_an_id_of_its_own() {
    none(&check::ids(&all_layers()));
}

#[test]
fn every_place_has_texts_with_codes_of_their_own_the_default_first() {
    let all = Place::ALL.iter();
    let complaints: Vec<String> = all
        .flat_map(|place| check::texts(place.code(), law::texts(*place)))
        .collect();
    none(&complaints);
    for place in Place::ALL {
        for text in law::texts(*place) {
            let found = law::text(*place, text.code).expect("a text is found by its code");
            assert!(std::ptr::eq(found, text), "{} {}", place.code(), text.code);
        }
        assert!(
            law::text(*place, "no-such-text").is_none(),
            "never another text in its stead"
        );
    }
}

/// Days around which a look-up could go wrong: the turn of every year, and the days on which the law is known to turn.
fn sample_days() -> Vec<Day> {
    let mut days: Vec<Day> = (1872..=2200)
        .flat_map(|year| [Day::on(year, 1, 1), Day::on(year, 12, 31)])
        .collect();
    days.extend([
        Day::FIRST,
        Day::LAST,
        Day::on(1966, 10, 31),
        Day::on(1966, 11, 1),
        Day::on(1950, 1, 25),
        Day::on(1950, 1, 26),
    ]);
    days
}

#[test]
fn a_look_up_gives_rows_of_its_own_text_that_are_in_force_and_of_that_provision() {
    for text in Place::ALL.iter().flat_map(|place| law::texts(*place)) {
        for day in sample_days() {
            let law = Law { text, day };
            for provision in Provision::ALL.iter().copied() {
                let rows: Vec<&Row> = match law.find(provision) {
                    Finding::InForce(row) => {
                        assert!(
                            !matches!(row.value, Value::NotKnown | Value::Repealed),
                            "{}",
                            row.id
                        );
                        vec![row]
                    }
                    Finding::Repealed(row) => {
                        assert_eq!(row.value, Value::Repealed, "{}", row.id);
                        vec![row]
                    }
                    Finding::NotKnown(row) => {
                        assert_eq!(row.value, Value::NotKnown, "{}", row.id);
                        vec![row]
                    }
                    Finding::Either(row, other) => {
                        assert_ne!(
                            row.value, other.value,
                            "two readings that say the same are one"
                        );
                        let perhaps_repealed = other.value == Value::Repealed
                            && other.matches(day) == Certainty::Perhaps;
                        assert!(
                            row.standing.in_doubt()
                                || row.matches(day) == Certainty::Perhaps
                                || perhaps_repealed,
                            "{}: a row that was read and has begun has no second reading",
                            row.id
                        );
                        vec![row, other]
                    }
                    Finding::Absent => {
                        let any = text.layers.iter().flat_map(|layer| layer.iter());
                        assert!(
                            !any.clone().any(|row| row.provision == provision
                                && row.matches(day) == Certainty::Yes),
                            "{} {}: {} is in force on {day:?} and was not found",
                            text.place.code(),
                            text.code,
                            provision.code()
                        );
                        Vec::new()
                    }
                };
                for row in rows {
                    assert_eq!(row.provision, provision);
                    assert_ne!(row.matches(day), Certainty::No, "{} on {day:?}", row.id);
                    let own = text
                        .layers
                        .iter()
                        .flat_map(|layer| layer.iter())
                        .any(|own| own == row);
                    assert!(own, "{}: a row of another law", row.id);
                }
            }
        }
    }
}

#[test]
fn a_row_that_was_read_and_has_begun_hides_what_lies_beneath() {
    for text in Place::ALL.iter().flat_map(|place| law::texts(*place)) {
        for day in [Day::on(1967, 1, 1), Day::on(2026, 11, 30)] {
            for row in text
                .layers
                .first()
                .into_iter()
                .flat_map(|layer| layer.iter())
            {
                let sure = row.matches(day) == Certainty::Yes
                    && matches!(row.standing, Standing::Read | Standing::Excerpt);
                if !sure || row.value == Value::NotKnown || row.value == Value::Repealed {
                    continue;
                }
                match (Law { text, day }).find(row.provision) {
                    Finding::InForce(found) => {
                        assert!(found == row, "{} hides {}", found.id, row.id);
                    }
                    other => panic!("{}: {other:?}", row.id),
                }
            }
        }
    }
}

// Tables with one fault each.

static NAMED: Act = Act {
    name: "An Act to Test By, 1900",
    number: "1 of 1900",
    counting: "",
};
static UNNAMED: Act = Act {
    name: "",
    number: "",
    counting: "",
};

const fn cites(act: &'static Act, section: &'static str, source: &'static str) -> Citation {
    Citation {
        act,
        section,
        amended_by: "",
        source,
    }
}

const GOOD: Row = Row {
    id: "good",
    provision: Provision::Claim,
    start: Start::At(When::Day(Day::on(1900, 1, 1))),
    end: None,
    value: Value::Stands,
    citation: cites(&NAMED, "13", "a print"),
    standing: Standing::Read,
    checked: Day::on(2026, 11, 30),
};

static RIGHT: &[Row] = &[
    Row {
        end: Some(When::Day(Day::on(1950, 1, 1))),
        ..GOOD
    },
    Row {
        id: "good-later",
        start: Start::At(When::Day(Day::on(1950, 1, 1))),
        ..GOOD
    },
    Row {
        id: "good-other",
        provision: Provision::Complaint,
        value: Value::Complaint {
            days: 10,
            to: Recipient::Magistrate,
            next_open: true,
        },
        ..GOOD
    },
    Row {
        id: "good-not-known",
        provision: Provision::Surplus,
        value: Value::NotKnown,
        standing: Standing::NotFound,
        citation: cites(&NAMED, "", "a print"),
        ..GOOD
    },
];

#[test]
fn a_table_without_a_fault_is_taken() {
    none(&check::layers(&[RIGHT]));
    none(&check::ids(&[RIGHT, RIGHT]));
}

/// The check gives exactly one complaint, and it names the row and says what to write.
fn rejected(rows: &'static [Row], id: &str, says: &str) {
    let complaints = check::layers(&[rows]);
    assert_eq!(complaints.len(), 1, "{complaints:#?}");
    assert!(
        complaints[0].contains(id)
            && complaints[0].contains(says)
            && complaints[0].contains("write"),
        "{}",
        complaints[0]
    );
}

#[test]
fn a_row_without_an_act_a_section_or_a_source_is_rejected() {
    static ACT: &[Row] = &[Row {
        id: "no-act",
        citation: cites(&UNNAMED, "13", "a print"),
        ..GOOD
    }];
    rejected(ACT, "no-act", "cites no Act");
    static SECTION: &[Row] = &[Row {
        id: "no-section",
        citation: cites(&NAMED, "", "a print"),
        ..GOOD
    }];
    rejected(SECTION, "no-section", "cites no section");
    static YEAR: Act = Act {
        name: "An Act to Test By, 1900",
        number: "of 1900",
        counting: "",
    };
    static NUMBER: &[Row] = &[Row {
        id: "a-year-for-a-number",
        citation: cites(&YEAR, "13", "a print"),
        ..GOOD
    }];
    rejected(NUMBER, "a-year-for-a-number", "write the number too");
    static SOURCE: &[Row] = &[Row {
        id: "no-source",
        citation: cites(&NAMED, "13", " "),
        ..GOOD
    }];
    rejected(SOURCE, "no-source", "names no source");
}

#[test]
fn a_row_says_the_day_on_which_it_was_itself_compared() {
    let table = central::ENACTED.read_in("a print");
    let row = |table: Table| table.row("any", Provision::Claim, "13", Value::Stands);
    let later = row(table.compared(Day::on(2027, 3, 5)));
    assert_eq!(later.checked, Day::on(2027, 3, 5));
    assert_eq!(row(table).checked, Day::on(2026, 11, 30));
}

#[test]
fn a_row_compared_long_ago_or_in_the_future_is_rejected() {
    static OLD: &[Row] = &[Row {
        id: "old",
        checked: Day::on(2025, 12, 31),
        ..GOOD
    }];
    rejected(OLD, "old", "day of the comparison");
    static FUTURE: &[Row] = &[Row {
        id: "future",
        checked: Day::on(2027, 1, 1),
        ..GOOD
    }];
    rejected(FUTURE, "future", "day of the comparison");
}

#[test]
fn a_row_that_ends_before_it_starts_is_rejected() {
    static BACKWARDS: &[Row] = &[Row {
        id: "backwards",
        end: Some(When::Day(Day::on(1899, 12, 31))),
        ..GOOD
    }];
    rejected(BACKWARDS, "backwards", "end after the start");
    static SAME: &[Row] = &[Row {
        id: "same-day",
        end: Some(When::Day(Day::on(1900, 1, 1))),
        ..GOOD
    }];
    rejected(SAME, "same-day", "end after the start");
    static DOUBT: &[Row] = &[Row {
        id: "doubt",
        start: Start::Between {
            not_before: Some(Day::on(1966, 11, 1)),
            treated_from: Day::on(1950, 1, 26),
        },
        ..GOOD
    }];
    rejected(DOUBT, "doubt", "not_before no later");
}

#[test]
fn a_month_that_does_not_exist_is_rejected() {
    static MONTH: &[Row] = &[Row {
        id: "month",
        start: Start::At(When::Month(1950, 13)),
        ..GOOD
    }];
    rejected(MONTH, "month", "no month 13");
}

#[test]
fn a_year_that_is_no_year_of_the_law_is_rejected() {
    static YEAR: &[Row] = &[Row {
        id: "two-digits",
        start: Start::At(When::Year(94)),
        ..GOOD
    }];
    rejected(YEAR, "two-digits", "a year from 1871 to 2200");
    static DAY: &[Row] = &[Row {
        id: "a-digit-short",
        start: Start::Between {
            not_before: None,
            treated_from: Day::on(194, 5, 3),
        },
        ..GOOD
    }];
    rejected(DAY, "a-digit-short", "a year from 1871 to 2200");
    static END: &[Row] = &[Row {
        id: "a-digit-more",
        end: Some(When::Year(19_940)),
        ..GOOD
    }];
    rejected(END, "a-digit-more", "a year from 1871 to 2200");
}

/// In a table this stops the compiler, with these words.
#[test]
#[should_panic(expected = "no such day in the calendar; write year, month and day of one that is")]
fn a_day_that_does_not_exist_says_what_to_write() {
    let _ = Day::on(1994, 2, 30);
}

#[test]
fn every_fault_of_a_table_is_told_at_once() {
    static FAULTY: &[Row] = &[
        Row {
            id: "no-month",
            start: Start::At(When::Month(1950, 13)),
            citation: cites(&NAMED, "", ""),
            ..GOOD
        },
        Row { id: "one", ..GOOD },
        Row {
            id: "two",
            value: Value::Hours(7),
            ..GOOD
        },
    ];
    static OVERLAP: &[Row] = &[
        Row {
            id: "three",
            ..GOOD
        },
        Row { id: "four", ..GOOD },
    ];
    let complaints = check::layers(&[FAULTY, OVERLAP]);
    let told = |id: &str, says: &str| {
        let told = |said: &&String| said.contains(id) && said.contains(says);
        assert_eq!(
            complaints.iter().filter(told).count(),
            1,
            "{id}, {says}: {complaints:#?}"
        );
    };
    told("no-month", "cites no section");
    told("no-month", "names no source");
    told("no-month", "no month 13");
    told("two", "write Stands");
    told("one", "\"two\": both answer claim");
    told("three", "\"four\": both answer claim");
    assert_eq!(complaints.len(), 6, "{complaints:#?}");
}

#[test]
fn two_rows_that_answer_on_one_day_are_rejected() {
    static OVERLAP: &[Row] = &[
        Row { id: "one", ..GOOD },
        Row {
            id: "two",
            start: Start::At(When::Day(Day::on(1950, 1, 1))),
            ..GOOD
        },
    ];
    rejected(OVERLAP, "two", "both answer claim");
    // By one day only: the end is outside, so an end on the 2nd still holds the 1st.
    static ONE_DAY: &[Row] = &[
        Row {
            id: "until",
            end: Some(When::Day(Day::on(1950, 1, 2))),
            ..GOOD
        },
        Row {
            id: "from",
            start: Start::At(When::Day(Day::on(1950, 1, 1))),
            ..GOOD
        },
    ];
    rejected(ONE_DAY, "until", "both answer claim");
    // In the doubt about a year.
    static YEAR: &[Row] = &[
        Row {
            id: "until-year",
            end: Some(When::Year(1961)),
            ..GOOD
        },
        Row {
            id: "from-day",
            start: Start::At(When::Day(Day::on(1961, 12, 31))),
            ..GOOD
        },
    ];
    rejected(YEAR, "until-year", "both answer claim");
}

#[test]
fn a_value_of_another_provision_is_rejected() {
    static DAYS: &[Row] = &[Row {
        id: "days-for-windows",
        provision: Provision::Windows,
        value: Value::Hours(7),
        ..GOOD
    }];
    rejected(DAYS, "days-for-windows", "write Windows");
    static AMOUNT: &[Row] = &[Row {
        id: "amount-for-fine",
        provision: Provision::Fine,
        value: Value::UpTo(Rupees::whole(100)),
        ..GOOD
    }];
    rejected(AMOUNT, "amount-for-fine", "write NotifiedScale");
    static HOURS: &[Row] = &[Row {
        id: "hours-for-complaint",
        provision: Provision::Complaint,
        value: Value::Hours(24),
        ..GOOD
    }];
    rejected(HOURS, "hours-for-complaint", "write Complaint");
    static UPSIDE: &[Row] = &[Row {
        id: "upside-down",
        provision: Provision::Trespass,
        value: Value::DamagePenalty {
            by: Damage::Pigs,
            least: Rupees::whole(50),
            most: Rupees::whole(10),
            prison: None,
        },
        ..GOOD
    }];
    rejected(UPSIDE, "upside-down", "smaller one first");
}

#[test]
fn a_value_and_its_standing_say_the_same() {
    static READ: &[Row] = &[Row {
        id: "unknown-but-read",
        value: Value::NotKnown,
        ..GOOD
    }];
    rejected(READ, "unknown-but-read", "Standing::NotFound");
    static FOUND: &[Row] = &[Row {
        id: "known-but-not-found",
        standing: Standing::NotFound,
        ..GOOD
    }];
    rejected(FOUND, "known-but-not-found", "Value::NotKnown");
}

#[test]
fn an_id_used_twice_or_badly_written_is_rejected() {
    static ONE: &[Row] = &[Row {
        id: "twice",
        ..GOOD
    }];
    static TWO: &[Row] = &[Row {
        id: "twice",
        provision: Provision::Keep,
        ..GOOD
    }];
    let complaints = check::ids(&[ONE, TWO]);
    assert!(
        complaints.len() == 1 && complaints[0].contains("write one of its own"),
        "{complaints:?}"
    );
    static SPACE: &[Row] = &[Row {
        id: "Section 13",
        ..GOOD
    }];
    assert_eq!(check::ids(&[SPACE]).len(), 1);
}

#[test]
fn every_provision_that_can_be_asked_for_has_its_values_written_down() {
    // A row of each provision with a value that fits none: the complaint names the forms, never that they are missing.
    for provision in Provision::ALL.iter().copied() {
        let rows: &'static [Row] = Box::leak(Box::new([Row {
            id: "any",
            provision,
            ..GOOD
        }]));
        for complaint in check::layers(&[rows]) {
            assert!(!complaint.contains("check.rs"), "{complaint}");
        }
    }
}

#[test]
fn a_row_says_whether_its_day_was_found_and_whether_it_is_in_doubt_on_a_day() {
    let row = |place, day, provision| {
        let text = &law::texts(place)[0];
        match (Law { text, day }).find(provision) {
            Finding::InForce(row) | Finding::Either(row, _) => row,
            other => panic!("{other:?}"),
        }
    };
    let (now, before) = (Day::on(2026, 11, 30), Day::on(1990, 1, 1));
    assert!(!row(Place::Central, now, Provision::Windows).day_not_found());
    assert!(row(Place::Punjab, now, Provision::Windows).day_not_found());
    // Read, but its day was not found: in doubt until 1 January 2000, from which it is taken as in force.
    let himachal = row(Place::HimachalPradesh, before, Provision::Speedy);
    assert!(himachal.in_doubt_on(before));
    assert!(!himachal.in_doubt_on(now));
    // Inferred: in doubt on every day.
    assert!(row(Place::Haryana, now, Provision::Speedy).in_doubt_on(now));
}

/// Rows with the Act, the amending Act and the print, typed from the notes of the prints: one for each way they are put
/// together.
const CITED: [(&str, &str, &str, &str); 16] = [
    (
        "central-14",
        "Cattle-trespass Act, 1871",
        "",
        "print of 1955",
    ),
    (
        "central-20",
        "Cattle-trespass Act, 1871",
        "Act 1 of 1891",
        "print of 1955",
    ),
    (
        "central-17",
        "Cattle-trespass Act, 1871",
        "A.O. 1937",
        "print of 1955",
    ),
    (
        "punjab-14",
        "Cattle-trespass Act, 1871",
        "Punjab amendment",
        "note 11",
    ),
    (
        "himachal-pradesh-14a",
        "Cattle-trespass Act, 1871",
        "Himachal Pradesh amendment",
        "note 10",
    ),
    (
        "chhattisgarh-17",
        "Cattle-trespass Act, 1871",
        "Chhattisgarh amendment",
        "notes 2, 6 and 14",
    ),
    (
        "tamil-nadu-22a",
        "Cattle-trespass Act, 1871",
        "Tamil Nadu amendment",
        "note 17",
    ),
    (
        "tamil-nadu-31",
        "Cattle-trespass Act, 1871",
        "Madras Act 20 of 1957",
        "note 26",
    ),
    (
        "maharashtra-12a",
        "Cattle-trespass Act, 1871",
        "Bombay Act XIII of 1959",
        "ss. 12 to 12B",
    ),
    (
        "kerala-1961-13",
        "Kerala Cattle Trespass Act, 1961",
        "",
        "names no Act",
    ),
    (
        "kerala-2000-19",
        "Kerala Cattle Trespass Act, 1961",
        "Act 16 of 2000",
        "extracts",
    ),
    (
        "kerala-2000-12",
        "Kerala Cattle Trespass Act, 1961",
        "Act 16 of 2000",
        "extracts",
    ),
    (
        "kerala-2000-r14",
        "Kerala Cattle Trespass Rules, 1962",
        "",
        "extracts",
    ),
    (
        "karnataka-15",
        "Karnataka Cattle Trespass Act, 1966",
        "",
        "extracts",
    ),
    (
        "forest-71",
        "Indian Forest Act, 1927",
        "",
        "unofficial copy",
    ),
    (
        "central-12-1871",
        "Cattle-trespass Act, 1871",
        "",
        "print of 1871",
    ),
];

#[test]
fn a_row_says_its_act_what_put_it_in_and_where_it_was_read() {
    let layers = all_layers();
    for (id, act, amended_by, source) in CITED {
        let row = layers
            .iter()
            .flat_map(|layer| *layer)
            .find(|row| row.id == id);
        let cited = row.unwrap_or_else(|| panic!("no row {id}")).citation;
        assert_eq!(cited.act.name, act, "{id}");
        assert!(
            if amended_by.is_empty() {
                cited.amended_by.is_empty()
            } else {
                cited.amended_by.starts_with(amended_by)
            },
            "{id}: {}",
            cited.amended_by
        );
        assert!(cited.source.contains(source), "{id}: {}", cited.source);
    }
}
