//! The link: what was typed comes back letter for letter, and a link that was changed anywhere gives no draft.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::too_many_lines,
    reason = "a test stops where it fails"
)]

#[path = "by_hand/filled.rs"]
mod filled;
#[path = "by_hand/signed.rs"]
mod signed;

use filled::{day, ten_rows};
use pound_reckoner::animal::{Kind, Kinds};
use pound_reckoner::case::{
    Age, Bands, Choices, Condition, DailyFrom, Growth, Head, NotReturned, Notified, Situation,
    SoldAs, Unit,
};
use pound_reckoner::day::{Day, DayRule, MonthEnd};
use pound_reckoner::draft::{
    AnimalsDraft, DayDraft, DemandDraft, Draft, ExpenseDraft, HELD, LineDraft, LotDraft, NOT_SEEN,
    PERCENT, RateDraft, RunDraft, SEEN, SecurityDraft, SecurityRateDraft, SuitDraft, TermsDraft,
};
use pound_reckoner::link::{LinkProblem, Linked, MOST, WORDS, is_link};
use proptest::prelude::*;
use signed::signed;

fn wrote(draft: &Draft) -> String {
    let linked = Linked {
        language: "en".into(),
        draft: draft.clone(),
    };
    let link = linked.write().unwrap();
    assert_eq!(Linked::read(&link), Ok(linked));
    link
}

#[test]
fn ten_rows_with_everything_filled_stay_within_two_thousand() {
    let link = wrote(&ten_rows());
    assert!(link.len() <= 1_900, "{} and the address", link.len());
}

#[test]
fn links_once_given_out_open_for_ever() {
    let draft = Draft {
        situation: "pound".into(),
        place: "punjab".into(),
        animals: vec![AnimalsDraft {
            id: 1,
            kind: "cow".into(),
            heads: "२".into(),
            ..AnimalsDraft::default()
        }],
        impounded: day("28", "11", "2026"),
        board: NOT_SEEN.into(),
        choices: Choices {
            feeding_days: Some(DayRule::Nights),
            ..Choices::default()
        },
        ..Draft::default()
    };
    let given_out = "c1.enZXfpunjabZH1Z1ZW0U2wZK28Z11Z2026ZQXlTTQnightsZ0jk7t7v";
    assert_eq!(wrote(&draft), given_out);
    assert_eq!(Linked::read(given_out).unwrap().draft, draft);
}

#[test]
fn every_code_that_a_box_often_holds_is_a_word_of_two_letters() {
    let mut codes: Vec<&str> = Kind::ALL.iter().map(|one| one.code()).collect();
    assert_eq!(
        codes,
        &WORDS[..25],
        "the kinds come first: a further one needs a letter of its own in a set"
    );
    codes.extend(Condition::ALL.iter().map(|one| one.code()));
    codes.extend(Age::ALL.iter().map(|one| one.code()));
    codes.extend(Head::ALL.iter().map(|one| one.code()));
    codes.extend(Unit::ALL.iter().map(|one| one.code()));
    codes.extend(Growth::ALL.iter().map(|one| one.code()));
    codes.extend(NotReturned::ALL.iter().map(|one| one.code()));
    codes.extend(Situation::ALL.iter().map(|one| one.code()));
    codes.extend(SoldAs::ALL.iter().map(|one| one.code()));
    codes.extend([SEEN, NOT_SEEN, HELD, PERCENT]);
    for code in codes {
        assert!(WORDS.contains(&code), "{code}: add it at the end");
    }
    let mut once = WORDS.to_vec();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), WORDS.len());
    assert!(WORDS.len() <= 3 * 36);
}

#[test]
fn a_link_ends_with_a_letter_or_digit_and_holds_no_sign_that_a_messenger_breaks() {
    for draft in [Draft::default(), ten_rows()] {
        let link = wrote(&draft);
        let rest = link.strip_prefix("c1.").unwrap();
        assert!(
            rest.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'),
            "{link}"
        );
        assert!(
            link.ends_with(|c: char| c.is_ascii_alphanumeric()),
            "{link}"
        );
        assert!(is_link(&link));
    }
}

#[test]
fn an_empty_case_is_a_short_link_and_a_text_without_end_makes_none() {
    assert_eq!(wrote(&Draft::default()).len(), "c1.enZ1234567".len());
    let long = Draft {
        impounded_hour: "9".repeat(MOST),
        ..Draft::default()
    };
    let rows = Draft {
        lots: vec![LotDraft::default(); 100],
        ..Draft::default()
    };
    for draft in [long, rows] {
        let linked = Linked {
            language: "en".into(),
            draft,
        };
        assert_eq!(linked.write(), Err(LinkProblem::TooLong));
    }
}

#[test]
fn what_is_signed_but_was_not_written_here_is_of_another_version() {
    assert_eq!(Linked::read(&signed("c1.enZ")).unwrap().language, "en");
    for body in [
        "c2.enZ",
        "c9.",
        "c1",
        "c1.enZZ",                      // empty boxes at the end are left out
        "c1.enZVzzzzZ",                 // no such letter
        "c1.enZV0031Z",                 // a digit by its number
        "c1.enZen",                     // a box without end
        "c1.enZXz",                     // no such word
        "c1.enZaW0Z",                   // a word within a box
        "c1.enZJ9999Z",                 // rows without end
        "c1.TTTTTTTTTTTTTTTTTTTTTTTTT", // more boxes than there are
        "c1.enZ1Z2Z3Z4Z5Z6Z7Z8Z9Z.",
        "x",
        "",
    ] {
        assert_eq!(
            Linked::read(&signed(body)),
            Err(LinkProblem::Newer),
            "{body}"
        );
    }
    for hostile in [
        "c1.<img src=x onerror=alert(1)>".to_owned(),
        "c1.०".repeat(9),
        signed("c1.ळ"),
        signed(&"c1.".repeat(MOST)),
        String::new(),
        "c1.".into(),
    ] {
        assert_eq!(Linked::read(&hostile), Err(LinkProblem::Damaged));
    }
}

#[test]
fn a_fragment_that_means_to_be_a_link_is_one_however_damaged() {
    for link in [
        "c1.enZ",
        "c1",
        "C1.ENZ",
        "c2.x",
        "c1%2Eenz",
        "%2523c1.enZ",
        "c1.enZ)",
    ] {
        assert!(is_link(link), "{link}");
        assert!(Linked::read(link).is_err(), "{link}");
    }
    for page in [
        "",
        "law",
        "law/punjab",
        "poster",
        "result",
        "c",
        "claimed-day",
        "compare",
    ] {
        assert!(!is_link(page), "{page}");
    }
}

fn boxed() -> BoxedStrategy<String> {
    prop_oneof![
        4 => Just(String::new()),
        4 => "[0-9]{1,6}",
        2 => prop::sample::select(WORDS).prop_map(str::to_owned),
        2 => "[०-९௦-௯]{1,4}",
        1 => "[0-9a-z.,: /%₹A-Z_~#+-]{0,12}",
        1 => "\\PC{0,6}",
        1 => any::<[char; 3]>().prop_map(|letters| letters.iter().collect()),
    ]
    .boxed()
}

fn days() -> BoxedStrategy<DayDraft> {
    [boxed(), boxed(), boxed()]
        .prop_map(|[day, month, year]| DayDraft { day, month, year })
        .boxed()
}

fn sets() -> impl Strategy<Value = Kinds> {
    prop_oneof![
        Just(Kinds::ANY),
        prop::collection::vec(prop::sample::select(Kind::ALL), 0..25)
            .prop_map(|kinds| Kinds::of(&kinds)),
    ]
}

fn runs() -> impl Strategy<Value = RunDraft> {
    [boxed(), boxed()].prop_map(|[from, to]| RunDraft { from, to })
}

fn lines() -> impl Strategy<Value = LineDraft> {
    let texts: [_; 8] = std::array::from_fn(|_| boxed());
    (any::<u32>(), sets(), texts, runs(), runs()).prop_map(
        |(
            id,
            kinds,
            [head, amount, unit, from_day, age, percent, growth, replaces],
            captures,
            number,
        )| {
            LineDraft {
                id,
                head,
                kinds,
                amount,
                unit,
                from_day,
                age,
                captures,
                number,
                percent,
                growth,
                replaces,
            }
        },
    )
}

fn rows() -> impl Strategy<Value = AnimalsDraft> {
    let texts: [_; 7] = std::array::from_fn(|_| boxed());
    (any::<u32>(), texts).prop_map(
        |(id, [kind, heads, condition, capture, age, kilograms, price])| AnimalsDraft {
            id,
            kind,
            heads,
            condition,
            capture,
            age,
            kilograms,
            price,
        },
    )
}

prop_compose! {
    fn small_lists()(
        lots in prop::collection::vec((any::<u32>(), [boxed(), boxed(), boxed()]), 0..4),
        expenses in prop::collection::vec((any::<u32>(), [boxed(), boxed()]), 0..3),
        demand in prop::collection::vec((any::<u32>(), [boxed(), boxed()]), 0..3),
        rates in prop::collection::vec([boxed(), boxed(), boxed()], 0..4),
        securities in prop::collection::vec([boxed(), boxed()], 0..3),
    ) -> Draft {
        Draft {
            lots: lots.into_iter().map(|(id, [row, heads, price])| LotDraft { id, row, heads, price }).collect(),
            expenses: expenses.into_iter().map(|(id, [unit, amount])| ExpenseDraft { id, unit, amount }).collect(),
            demand: demand.into_iter().map(|(id, [head, amount])| DemandDraft { id, head, amount }).collect(),
            rates: rates.into_iter().map(|[kind, fine, feeding]| RateDraft { kind, fine, feeding }).collect(),
            security: SecurityDraft {
                rates: securities.into_iter().map(|[kind, amount]| SecurityRateDraft { kind, amount }).collect(),
                ..SecurityDraft::default()
            },
            ..Draft::default()
        }
    }
}

fn chosen() -> impl Strategy<Value = Choices> {
    let one = |all: &'static [DayRule]| prop::option::of(prop::sample::select(all));
    (
        one(DayRule::ALL),
        prop::option::of(prop::sample::select(MonthEnd::ALL)),
        prop::option::of(prop::sample::select(Bands::ALL)),
        prop::option::of(prop::sample::select(DailyFrom::ALL)),
    )
        .prop_map(|(feeding_days, month_end, bands, daily_from)| Choices {
            feeding_days,
            month_end,
            bands,
            daily_from,
            ..Choices::default()
        })
}

prop_compose! {
    fn drafts()(
        lists in small_lists(),
        animals in prop::collection::vec(rows(), 0..4),
        lines in prop::collection::vec(lines(), 0..3),
        [impounded, seized, claimed, notice, ask, order_day, sale_day, deposited, secured, again]
            in std::array::from_fn::<_, 10, _>(|_| days()),
        [situation, place, area, text, impounded_hour, claimed_hour, board, sale, sold_as, actual_cost]
            in std::array::from_fn::<_, 10, _>(|_| boxed()),
        [scale, not_returned_from, then, auction_day, or_from_day, claimed_in_suit, paid, part]
            in std::array::from_fn::<_, 8, _>(|_| boxed()),
        [security, removal, trespass_all_cattle, trespass_fifty, again_illegal] in any::<[bool; 5]>(),
        choices in chosen(),
    ) -> Draft {
        Draft {
            situation, place, area, text, animals, impounded, impounded_hour, seized, claimed, claimed_hour, notice,
            board, lines, actual_cost, ask, order_day, sale, sold_as, sale_day, deposited, choices,
            terms: TermsDraft { scale, not_returned_from, then, auction_day, or_from_day },
            notified: Notified { security, removal, trespass_all_cattle, trespass_fifty },
            suit: SuitDraft { claimed: claimed_in_suit, paid },
            security: SecurityDraft { day: secured, again, again_illegal, part, ..lists.security },
            ..lists
        }
    }
}

/// A link as something on its way may leave it.
fn spoiled(link: &str, how: u8, at: usize, letter: char) -> String {
    let mut letters: Vec<char> = link.chars().collect();
    let at = at % letters.len();
    match how % 8 {
        0 => letters[at] = letter,
        1 => letters.truncate(at),
        2 => drop(letters.remove(at)),
        3 => letters.insert(at, letter),
        4 => {
            let next = (at + 1) % letters.len();
            letters.swap(at, next);
        }
        5 => letters.push(letter),
        6 => drop(letters.drain(..at)),
        _ => return link.to_uppercase(),
    }
    letters.into_iter().collect()
}

#[test]
fn a_claim_of_today_is_todays_for_whoever_opens_the_link_and_any_other_day_stays() {
    let (sent, opened) = (Day::on(2026, 11, 30), Day::on(2026, 12, 2));
    let on_its_way = |draft: Draft| {
        let language = "hi".to_owned();
        let link = Linked { language, draft }.sent_on(sent).write().unwrap();
        Linked::read(&link).unwrap().opened_on(opened).draft
    };
    let draft = ten_rows();
    assert_eq!(draft.claimed, day("30", "11", "2026"));
    let expected = Draft {
        claimed: day("2", "12", "2026"),
        ..draft.clone()
    };
    assert_eq!(on_its_way(draft.clone()), expected);
    // Typed for another day, half typed, emptied: as they were.
    for claimed in [
        day("1", "12", "2026"),
        day("29", "11", "2026"),
        day("30", "", "2026"),
        day("", "", ""),
    ] {
        let draft = Draft {
            claimed,
            ..draft.clone()
        };
        assert_eq!(on_its_way(draft.clone()), draft);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(120) })]

    #[test]
    fn what_was_typed_comes_back_letter_for_letter(draft in drafts(), language in "[a-z]{2,3}") {
        let linked = Linked { language, draft };
        match linked.write() {
            Ok(link) => {
                prop_assert!(link.len() <= MOST);
                prop_assert_eq!(Linked::read(&link), Ok(linked));
            }
            Err(problem) => {
                // Each letter takes at most five, so it was long indeed.
                prop_assert_eq!(problem, LinkProblem::TooLong);
                let typed = format!("{:?}", linked.draft).len();
                prop_assert!(typed > MOST / 5);
            }
        }
    }

    #[test]
    fn a_changed_link_gives_no_other_draft(
        draft in drafts(), how in any::<u8>(), at in any::<usize>(),
        letter in prop_oneof![4 => "[a-zA-Z0-9-]", 1 => "[.,)%#<> ०]"].prop_map(|one| one.chars().next().unwrap()),
    ) {
        let linked = Linked { language: "hi".into(), draft };
        let Ok(link) = linked.write() else { return Ok(()) };
        let spoiled = spoiled(&link, how, at, letter);
        prop_assume!(spoiled != link);
        // What only ends a sentence behind a whole link is no part of it.
        let whole = spoiled.strip_prefix(&link).is_some_and(|rest| rest.chars().all(|one| ".,) ".contains(one)));
        let read = Linked::read(&spoiled);
        prop_assert_eq!(read, if whole { Ok(linked) } else { Err(LinkProblem::Damaged) }, "{}", spoiled);
    }

    #[test]
    fn behind_a_gap_anything_may_follow_a_whole_link_and_nothing_mends_a_cut_one(
        draft in drafts(), end in "[.,)!?]{0,2}", text in "\\PC{0,40}", cut in any::<usize>(),
        gap in prop::sample::select(vec![" ", "\n", "\u{200b}", "\u{feff}", "\u{2060}", "\u{200e}", "%20", "%0A", "%0d%0a", "%09", "%C2%A0", "%E2%80%8B", "%EF%BB%BF"]),
    ) {
        let linked = Linked { language: "ta".into(), draft };
        let Ok(link) = linked.write() else { return Ok(()) };
        prop_assert_eq!(Linked::read(&[&link, &*end, gap, &text].concat()), Ok(linked));
        let cut = &link[..cut % link.len()];
        prop_assert_eq!(Linked::read(&[cut, &*end, gap, &text].concat()), Err(LinkProblem::Damaged));
    }
}

#[test]
fn every_cut_change_and_swap_of_one_link_is_noticed() {
    let link = wrote(&ten_rows());
    for at in 0..link.len() {
        assert_eq!(
            Linked::read(&link[..at]),
            Err(LinkProblem::Damaged),
            "cut at {at}"
        );
        for letter in "019azAZUVWT-._%".chars() {
            let changed = spoiled(&link, 0, at, letter);
            assert!(
                changed == link || Linked::read(&changed).is_err(),
                "{letter} at {at}"
            );
        }
        let swapped = spoiled(&link, 4, at, ' ');
        assert!(
            swapped == link || Linked::read(&swapped).is_err(),
            "swap at {at}"
        );
    }
    for end in ["a", "-", "Z", ".x", "0"] {
        assert_eq!(
            Linked::read(&[&link, end].concat()),
            Err(LinkProblem::Damaged),
            "{end}"
        );
    }
}

/// Each letter as an address may write it.
fn encoded(text: &str) -> String {
    let one = |byte| format!("%{byte:02x}");
    text.bytes().map(one).collect::<Vec<_>>().concat()
}

#[test]
fn an_address_may_write_any_letter_of_a_link_by_its_number_once() {
    let link = wrote(&ten_rows());
    let read = Linked::read(&link);
    assert!(read.is_ok());
    for once in [
        encoded(&link),
        encoded(&link).to_uppercase(),
        link.replace('.', "%2E"),
        link.replace('-', "%2d"),
        encoded(&[&link, " Call me"].concat()),
        [&encoded(&link), "%20Call me"].concat(),
    ] {
        assert!(is_link(&once));
        assert_eq!(Linked::read(&once), read, "{once}");
    }
    for refused in [
        encoded(&encoded(&link)),
        link.replace('.', "%252E"),
        encoded(&link[..link.len() - 3]),
        encoded(&link)[..link.len()].to_owned(),
        encoded(&link.replacen('Z', "W", 1)),
        encoded("<img src=x onerror=alert(1)>"),
        "%".repeat(link.len()),
        encoded(&"c1.enZ".repeat(MOST)),
    ] {
        assert_eq!(
            Linked::read(&refused),
            Err(LinkProblem::Damaged),
            "{refused}"
        );
    }
}

#[test]
fn what_messengers_and_people_put_behind_a_link_is_no_part_of_it() {
    let link = wrote(&ten_rows());
    let read = Linked::read(&link);
    assert!(read.is_ok());
    for end in [
        "<img src=x>",
        "#c1.enZ",
        "&a=<b>",
        "/",
        "%3Cb%3E",
        "%",
        "%2",
        "%E2%80",
        "%252E",
        ".x y",
        "०",
    ] {
        assert_eq!(
            Linked::read(&[&link, end].concat()),
            Err(LinkProblem::Damaged),
            "{end}"
        );
    }
    for end in [
        ".",
        "..",
        ",",
        ")",
        ").",
        "!",
        "?",
        "\"",
        "…",
        "।",
        "%E0%A5%A4",
        " ",
        "\u{200b}",
        "%E2%80%8B",
        "%EF%BB%BF",
        "%20",
        "%0A",
        "%0D%0a",
        "%C2%A0",
        ".%0ASent from my phone, 100% free",
        " Call me",
        "%0Ahttp://example.org/#c1.enZ",
        "%E2%80%8BCall",
        "&fbclid=1",
        "&utm_source=a",
    ] {
        assert_eq!(Linked::read(&[&link, end].concat()), read, "{end}");
    }
}
