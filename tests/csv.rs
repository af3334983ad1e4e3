//! A table of cases: what is read out of it, what is refused and where, and that what was written is read back.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::too_many_lines,
    reason = "a test stops where it fails"
)]

use pound_reckoner::csv::{self, Cases, Column, Group, MOST_BYTES, MOST_LETTERS, MOST_LINES};
use pound_reckoner::day::Day;
use pound_reckoner::embed::bulk::{Bulk, Progress, template};
use pound_reckoner::reckon::reckon;
use pound_reckoner::text::Words;
use proptest::prelude::*;

const TODAY: Option<Day> = Some(Day::on(2026, 12, 1));
const HEADING: &str = "case,place,impounded,kind,heads,fine,feeding";
/// Two cows in Punjab, four days both ends counted: 2 × 1,500 and 4 × 2 × 100 are 3,800; each further day 200.
const COWS: &str = "A,punjab,2026-11-28,cow,2,1500,100";

fn words() -> Words {
    Words::read(include_str!("../public/lang/en.txt"))
}

fn groups(text: &str) -> Vec<Group> {
    Cases::open(text.as_bytes(), TODAY).unwrap().collect()
}

/// Line, column and code of everything that is refused.
fn refused(text: &str) -> Vec<(u32, &'static str, &'static str)> {
    let refusals = match Cases::open(text.as_bytes(), TODAY) {
        Ok(cases) => cases.flat_map(|group| group.refusals).collect(),
        Err(refusals) => refusals,
    };
    let told = refusals.iter();
    told.map(|one| {
        (
            one.line,
            one.column.map_or("", Column::code),
            one.why.code(),
        )
    })
    .collect()
}

/// The table of results, its cells by line, with the counts.
fn worked(text: &str) -> (Vec<Vec<String>>, Progress) {
    let mut bulk = Bulk::open(text.as_bytes(), words(), TODAY).unwrap();
    let mut progress = bulk.work(2);
    while progress.done < progress.of {
        progress = bulk.work(2);
    }
    let table = bulk.table().strip_prefix('\u{feff}').unwrap();
    let rows = by_hand(table, bulk.separator());
    (rows, progress)
}

/// A plain reader of what the house itself writes: each line ends with both signs, marks are doubled.
fn by_hand(table: &str, separator: char) -> Vec<Vec<String>> {
    let (mut rows, mut row, mut cell, mut inside) = (vec![], vec![], String::new(), false);
    let mut signs = table.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '"' if inside && signs.peek() == Some(&'"') => cell.push(signs.next().unwrap()),
            '"' => inside = !inside,
            _ if inside => cell.push(sign),
            '\r' => {}
            '\n' => {
                row.push(std::mem::take(&mut cell));
                rows.push(std::mem::take(&mut row));
            }
            _ if sign == separator => row.push(std::mem::take(&mut cell)),
            _ => cell.push(sign),
        }
    }
    assert!(cell.is_empty() && row.is_empty() && !inside);
    rows
}

fn at(row: &[String], column: Column) -> &str {
    &row[column as usize]
}

#[test]
fn a_case_of_two_lines_is_reckoned_once_and_says_its_day() {
    let text = format!("{HEADING}\n{COWS}\nA,,,calf,1,500,50\nB,punjab,2026-11-28,cow,1,,100\n");
    let (rows, progress) = worked(&text);
    assert_eq!((progress.lines, progress.cases, progress.sums), (3, 2, 1));
    assert!(rows.iter().all(|row| row.len() == Column::ALL.len()));
    assert_eq!(rows[0], Column::CODES);
    // With the calf: 3,800 and 500 and 4 × 50 are 4,500; each further day 250. Punjab, s. 14: three days to claim.
    assert_eq!(at(&rows[1], Column::ToBring), "4500");
    assert_eq!(at(&rows[1], Column::EachFurtherDay), "250");
    assert_eq!(at(&rows[1], Column::LastSafeDay), "2026-12-01");
    // The day is said; what the writer left empty stays so, and is today whenever the table is read.
    assert_eq!(at(&rows[1], Column::ReckonedFor), "2026-12-01");
    assert_eq!(at(&rows[1], Column::Claimed), "");
    assert_eq!(at(&rows[1], Column::Problems), "");
    assert_ne!(at(&rows[1], Column::Law), "");
    // A sum stands once.
    assert_eq!(at(&rows[2], Column::ToBring), "");
    // Without a fine there is no sum; the days are known all the same.
    assert_eq!(at(&rows[3], Column::ToBring), "");
    assert_eq!(at(&rows[3], Column::LastSafeDay), "2026-12-01");
    assert!(at(&rows[3], Column::Problems).contains("not answered yet"));
}

#[test]
fn what_is_not_known_of_a_day_is_no_day_and_no_nought() {
    let text = "case,situation,place,impounded,claimed,kind,heads,condition,fine,feeding\n\
        A,,haryana,2026-11-28T10:00,2026-12-01,cow,1,weak,500,50\n\
        B,,haryana,2026-11-28T10:00,2026-12-01,cow,1,,500,50\n";
    let (rows, _) = worked(text);
    // s. 14A is inferred in Haryana: a weak cow may be gone after 24 hours, and 3 and 4 days are not to be relied on.
    assert_eq!(at(&rows[1], Column::MayBeGoneFrom), "2026-11-29T10:00");
    assert_eq!(at(&rows[1], Column::LastSafeDay), "");
    assert_eq!(at(&rows[1], Column::EarliestSale), "");
    assert!(at(&rows[1], Column::Notices).contains("The law is unclear here."));
    // Any other has them: 3 days after 28 November, and 4 after the notice of 2 December.
    assert_eq!(at(&rows[2], Column::LastSafeDay), "2026-12-01");
    assert_eq!(at(&rows[2], Column::EarliestSale), "2026-12-07");
}

#[test]
fn the_template_is_read_back_without_a_refusal_and_has_a_sum() {
    let (rows, progress) = worked(&template());
    assert_eq!((progress.lines, progress.cases, progress.sums), (2, 1, 1));
    assert_eq!(progress.refused, []);
    // 2 × 1,500 + 500 and four days of 2 × 100 + 50: 3,500 + 1,000.
    assert_eq!(at(&rows[1], Column::ToBring), "4500");
    assert!(template().starts_with(csv::BOM));
    assert_eq!(template().matches(csv::BOM).count(), 1);
}

#[test]
fn results_are_taken_as_a_table_again_and_give_the_same() {
    let text =
        format!("{HEADING},note\n{COWS},=1+1\nB,kerala,2026-11-28,goat,3,10,5,'@x\nC,x,,,,,,\n");
    let mut bulk = Bulk::open(text.as_bytes(), words(), TODAY).unwrap();
    bulk.work(100);
    let once = bulk.table().to_owned();
    assert!(once.contains("\"'=1+1\"") && once.contains("\"'@x\""));
    let mut bulk = Bulk::open(once.as_bytes(), words(), TODAY).unwrap();
    bulk.work(100);
    assert_eq!(bulk.table(), once);
}

#[test]
fn separators_marks_and_ends_of_lines_of_every_spreadsheet_give_one_table() {
    let plain = format!("{HEADING}\n{COWS}\nA,,,goat,1,50,10\n");
    let expected = groups(&plain);
    assert_eq!(expected[0].refusals, []);
    let quoted = plain
        .replace("punjab", "\"punjab\"")
        .replace("1500", "\"1500\"");
    for text in [
        plain.replace(',', ";"),
        plain.replace(',', "\t"),
        plain.replace('\n', "\r\n"),
        plain.replace('\n', "\r"),
        format!("\u{feff}{plain}"),
        format!("sep=;\n{}", plain.replace(',', ";")),
        plain.trim_end().to_owned(),
        format!("{plain}\n,,,,,,\n\n"),
        plain.replace("case,", "\"Case\","),
        plain.replace("punjab", " Punjab "),
        quoted,
    ] {
        let got = groups(&text);
        assert_eq!(got.len(), 1, "{text:?}");
        assert_eq!(got[0].refusals, [], "{text:?}");
        assert_eq!(got[0].draft, expected[0].draft, "{text:?}");
    }
    let units: Vec<u16> = plain.encode_utf16().collect();
    let little = units.iter().flat_map(|unit| unit.to_le_bytes());
    let big = units.iter().flat_map(|unit| unit.to_be_bytes());
    for bytes in [
        [0xFF, 0xFE].into_iter().chain(little).collect::<Vec<u8>>(),
        [0xFE, 0xFF].into_iter().chain(big).collect(),
    ] {
        let got: Vec<Group> = Cases::open(&bytes, TODAY).unwrap().collect();
        assert_eq!(got, expected);
    }
}

#[test]
fn every_refusal_names_its_line_and_column_and_the_good_lines_stay() {
    for (lines, expected) in [
        (
            "A,punjab,2026-11-28,cow,2.5,1500,100",
            vec![(2, "heads", "not-whole")],
        ),
        (
            "A,punjab,2026-11-28,cow,2,1e3,100",
            vec![(2, "fine", "exponent")],
        ),
        (
            "A,punjab,2026-11-28,cow,2,-5,100",
            vec![(2, "fine", "sign")],
        ),
        (
            "A,punjab,28/11/2026,cow,2,1500,100",
            vec![(2, "impounded", "day")],
        ),
        (
            "A,punjab,2026-02-30,cow,2,1500,100",
            vec![(2, "impounded", "no-such-day")],
        ),
        (
            "A,pinjab,2026-11-28,cow,2,1500,100",
            vec![(2, "place", "unknown-code")],
        ),
        (
            "A,punjab,2026-11-28,गाय,2,1500,100",
            vec![(2, "kind", "unknown-code")],
        ),
        (
            ",punjab,2026-11-28,cow,2,1500,100",
            vec![(2, "case", "no-case")],
        ),
        ("A,punjab,2026-11-28,cow,2,1500", vec![(2, "", "cells")]),
        (
            "A,punjab,2026-11-28,cow,2,1500,100,",
            vec![(2, "", "cells")],
        ),
        (
            "A,punjab,2026-11-28,cow,2,1500,\"100",
            vec![(2, "", "quote")],
        ),
        (
            "A,punjab,2026-11-28,cow,2,1500,\"10\"0",
            vec![(2, "", "quote")],
        ),
        (
            "A,punjab,2026-11-28,cow,2,1500,100\nA,haryana,,goat,1,50,10",
            vec![(3, "place", "differs")],
        ),
        (
            "A,punjab,2026-11-28,cow,2,1500,100\nA,,,cow,1,1501,",
            vec![(3, "fine", "differs")],
        ),
        (
            "A,punjab,2026-11-28,cow,x,y,100",
            vec![(2, "heads", "not-a-number"), (2, "fine", "not-a-number")],
        ),
    ] {
        let text = format!("{HEADING}\n{lines}\n");
        assert_eq!(refused(&text), expected, "{lines}");
        // Nothing is reckoned of the case, and the next case is as if it stood alone; a line that may belong to it
        // takes it along.
        let more = format!("{text}Z,punjab,2026-11-28,cow,2,1500,100\n");
        let (rows, progress) = worked(&more);
        let lost = expected[0].2 == "no-case" || expected[0].1.is_empty();
        assert_eq!(progress.sums, usize::from(!lost), "{lines}");
        assert_eq!(at(&rows[1], Column::ToBring), "", "{lines}");
        assert_ne!(at(&rows[1], Column::Problems), "", "{lines}");
        assert_eq!(
            at(rows.last().unwrap(), Column::ToBring),
            if lost { "" } else { "3800" }
        );
    }
    // One amount in two ways of writing, and words in any letters, are no difference.
    let same = format!("{HEADING}\n{COWS}\nA,PUNJAB,2026-11-28,Cow,1,\"1,500.00\",१००\n");
    assert_eq!(refused(&same), []);
}

#[test]
fn a_line_that_cannot_be_read_takes_the_cases_beside_it_along_and_no_other() {
    let line = |case: &str| format!("{case},punjab,2026-11-28,cow,2,1500,100\n");
    let text = [
        &format!("{HEADING}\n"),
        &line("A"),
        &line("B"),
        "B,punjab,2026-11-28\n",
        &line("C"),
        &line("D"),
    ]
    .concat();
    assert_eq!(
        refused(&text),
        [(3, "", "beside"), (4, "", "cells"), (5, "", "beside")]
    );
    let (rows, progress) = worked(&text);
    assert_eq!((progress.cases, progress.sums), (5, 2));
    let sums: Vec<&str> = rows[1..]
        .iter()
        .map(|row| at(row, Column::ToBring))
        .collect();
    assert_eq!(sums, ["3800", "", "", "", "3800"]);
}

#[test]
fn a_case_whose_lines_stand_apart_has_no_figure_from_a_part_of_them() {
    let text = format!("{HEADING}\n{COWS}\nB,punjab,2026-11-28,cow,2,1500,100\n{COWS}\n");
    assert_eq!(refused(&text), [(2, "case", "apart"), (4, "case", "apart")]);
    assert_eq!(worked(&text).1.sums, 1);
}

#[test]
fn a_heading_that_is_not_understood_stops_the_file() {
    let one = |heading: &str| refused(&format!("{heading}\n{COWS}\n"));
    assert_eq!(one("place,kind"), [(1, "", "no-heading")]);
    assert_eq!(one("A,punjab"), [(1, "", "no-heading")]);
    assert_eq!(
        one(""),
        [(2, "", "no-heading")].map(|_| (1, "", "no-heading"))
    );
    assert_eq!(one("case,place,fien"), [(1, "", "unknown-column")]);
    assert_eq!(one("case,place,Case"), [(1, "", "named-twice")]);
    assert_eq!(refused(""), [(1, "", "no-heading")]);
    // What a part of the place or a text is called depends on the place.
    let text = "case,place,area,text\nA,maharashtra,hyderabad,\nB,punjab,hyderabad,atlantis\n";
    assert_eq!(
        refused(text),
        [(3, "area", "unknown-code"), (3, "text", "unknown-code")]
    );
}

#[test]
fn letters_that_cannot_be_read_stop_the_file_at_their_line() {
    let told = |bytes: &[u8]| {
        let refusals = Cases::open(bytes, TODAY).unwrap_err();
        (refusals[0].line, refusals[0].why.code())
    };
    // As an old spreadsheet writes a rupee sign or a name.
    assert_eq!(told(b"case,place\nA,punjab\nB,\xe9\n"), (3, "letters"));
    assert_eq!(told(b"c\0a\0s\0e\0"), (1, "letters"));
    assert_eq!(told(&[0xFF, 0xFE, b'c', 0, b'a']), (1, "letters"));
    assert_eq!(told(&[0xFE, 0xFF, 0xD8, 0x00, 0, b'a']), (1, "letters"));
    assert_eq!(told(&vec![b'a'; MOST_BYTES + 1]), (1, "too-large"));
}

#[test]
fn what_is_too_much_is_refused_and_the_rest_is_not_lost() {
    let long = "x".repeat(MOST_LETTERS + 1);
    for cell in [long.clone(), format!("\"{long}\""), format!("\"{long}")] {
        let text = format!("{HEADING}\n{cell},punjab,2026-11-28,cow,2,1500,100\nB,,,,,,\n{COWS}\n");
        assert_eq!(refused(&text), [(2, "", "too-long"), (3, "", "beside")]);
    }
    let wide = format!("{HEADING}\nA{}\n", ",".repeat(100_000));
    assert_eq!(refused(&wide), [(2, "", "cells")]);
    // One line more than there may be: nothing is reckoned, and the line is named where the file is to be cut.
    let many: Vec<String> = (0..=MOST_LINES).map(|n| format!("{n},,,,,,\n")).collect();
    let last = MOST_LINES + 2;
    let over = format!("{HEADING}\n{}", many.concat());
    assert_eq!(refused(&over), [(last, "", "too-many-lines")]);
    assert!(Bulk::open(over.as_bytes(), words(), TODAY).is_err());
    let at_most = over
        .lines()
        .take(last as usize - 1)
        .collect::<Vec<_>>()
        .join("\n");
    assert_eq!(refused(&at_most), []);
}

#[test]
fn days_are_read_in_the_digits_that_the_form_takes() {
    for (typed, plain) in [
        ("२०२६-११-२८", "2026-11-28"),
        ("২০২৬-১১-২৮T১০:৩০", "2026-11-28T10:30"),
        ("੨੦੨੬-੧੧-੨੮ ੭.੦੫", "2026-11-28T07:05"),
        ("2026-11-28 4:30 pm", "2026-11-28T16:30"),
        (" ௨௦௨௬-௧௧-௨௮ ", "2026-11-28"),
    ] {
        let text = format!("{HEADING}\nA,punjab,{typed},cow,2,1500,100\n");
        let groups = groups(&text);
        assert_eq!(groups[0].refusals, [], "{typed}");
        let impounded = groups[0].draft.read().case.impounded.unwrap();
        assert_eq!(impounded.plain(), plain);
    }
    for (typed, code) in [
        ("२०२६-11-28", "mixed-digits"),
        ("2026-11-28T25:00", "not-an-hour"),
        ("2026-11-28T", "not-an-hour"),
        ("28 11 2026", "day"),
        ("11-28-2026", "day"),
    ] {
        let text = format!("{HEADING}\nA,punjab,{typed},cow,2,1500,100\n");
        assert_eq!(refused(&text), [(2, "impounded", code)], "{typed}");
    }
    // No hour stands at a seizure.
    let text = format!("{HEADING},seized\n{COWS},2026-11-27 10:30\n");
    assert_eq!(refused(&text), [(2, "seized", "day")]);
}

#[test]
fn captures_ages_weights_and_what_was_sold_have_columns() {
    let text = "case,place,kind,heads,capture,age,kilograms,price,security,sold,sold-for,sale-day,sold-as\n\
        A,maharashtra,cow,3,2,under-three,900,12000,5000,2,9000,2026-12-10,unclaimed\n\
        A,,calf,1,x,old,0.5,-,,0,1e3,,\n";
    assert_eq!(
        refused(text),
        [
            (3, "capture", "not-a-number"),
            (3, "age", "unknown-code"),
            (3, "kilograms", "not-whole"),
            (3, "price", "sign"),
            (3, "sold", "zero"),
            (3, "sold-for", "exponent"),
        ]
    );
    let draft = &groups(&text.lines().take(2).collect::<Vec<_>>().join("\n"))[0].draft;
    let case = draft.read().case;
    assert!(case.notified.security);
    let sale = case.sale.unwrap();
    assert_eq!(sale.day, Some(Day::on(2026, 12, 10)));
    assert_eq!(sale.lots[0].heads.unwrap().get(), 2);
    assert_eq!(
        case.security.unwrap().rates[0].amount.unwrap().plain(),
        "5000"
    );
}

/// Cells that hurt: formulas, marks, ends of lines, letters of many scripts.
fn hurting() -> impl Strategy<Value = String> {
    prop_oneof![
        "[='+@\t\r\n;,\" a\u{ff1d}-]{0,12}",
        "\\PC{0,20}",
        "'{0,3}=HYPERLINK\\(\"http://x\",\"y\"\\)",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_was_written_is_read_back_letter_for_letter(
        notes in prop::collection::vec(hurting(), 1..8), separator in prop::sample::select(vec![',', ';', '\t']), wide in any::<bool>(),
    ) {
        let mut text = csv::BOM.to_string();
        csv::line(&mut text, ["case", "note", "kind"], separator);
        for (n, note) in notes.iter().enumerate() {
            csv::line(&mut text, [&format!("{n}"), note, "cow"], separator);
        }
        // No cell begins a formula, wherever it is opened.
        for row in by_hand(text.trim_start_matches(csv::BOM), separator) {
            for cell in row {
                prop_assert!(!cell.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']), "{cell:?}");
            }
        }
        let bytes = if wide {
            text.encode_utf16().flat_map(u16::to_le_bytes).collect()
        } else {
            text.into_bytes()
        };
        let cases = Cases::open(&bytes, None).unwrap();
        let read: Vec<String> = cases.map(|group| group.lines[0].cell(Column::Note).to_owned()).collect();
        prop_assert_eq!(read, notes);
    }

    #[test]
    fn any_text_is_read_without_a_stop_and_an_unrefused_case_is_whole(
        lines in prop::collection::vec(prop::collection::vec(prop_oneof![
            hurting(), "[AB]", "punjab|kerala|cow|goat", "[0-9]{1,4}", "2026-1[0-2]-[0-3][0-9]",
        ], 5..9), 0..12),
    ) {
        let mut text = format!("{HEADING}\n");
        for line in &lines {
            text.push_str(&line.join(","));
            text.push('\n');
        }
        let mut seen = Vec::new();
        for group in Cases::open(text.as_bytes(), TODAY).unwrap() {
            if group.refusals.is_empty() {
                let name = group.lines[0].cell(Column::Case).trim().to_owned();
                prop_assert!(!name.is_empty() && !seen.contains(&name));
                prop_assert!(group.lines.iter().all(|line| line.cell(Column::Case).trim() == name));
                seen.push(name);
                let case = group.draft.read().case;
                prop_assert_eq!(case.refused.len(), 0);
                prop_assert_eq!(case.animals.len(), group.lines.len());
                let _ = reckon(&case);
            }
        }
    }
}
