//! How the sum is worked out: each charge of each row, opening to its steps, and the law it rests on.

use crate::app::block::{Block, Line, Part};
use crate::app::pages::take_home::board_not_seen;
use crate::app::sheet::Sheet;
use crate::app::working;
use crate::law::row::Row;
use crate::word;

/// The part.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let words = sheet.words;
    let mut blocks = Vec::with_capacity(4);
    match &sheet.account.claim {
        Ok(claim) => {
            blocks.push(Block::Say(words.get(word!("worked.hint")).to_owned()));
            let lines = claim.lines.iter().map(|line| {
                let animals = match line.row {
                    Some(row) => sheet.animals(sheet.all_rows().filter(|(one, _)| *one == row)),
                    None => sheet.animals(sheet.all_rows()),
                };
                let what = words.get(&format!("head.{}", line.head.code())).to_owned();
                let term = words.fill(
                    word!("worked.line"),
                    &[("what", &what), ("animals", &animals)],
                );
                let row = line.row.map_or_else(|| "all".to_owned(), |row| row.to_string());
                let name = format!("worked-{}-{row}", line.head.code());
                Line::new(&name, term, line.amount.shown.shown()).from(line.amount.step)
            });
            let due = claim.to_bring;
            let total = words.get("figure.to-bring").to_owned();
            let total = Line::new("worked-total", total, due.shown.shown()).from(due.step);
            blocks.push(Block::Lines(lines.chain([total]).collect()));
        }
        Err(problems) if !board_not_seen(problems) => blocks.push(sheet.needs(problems)),
        Err(_) => {}
    }
    let law: Vec<String> = rows(sheet)
        .into_iter()
        .map(|row| sentence(sheet, row))
        .collect();
    if !law.is_empty() {
        blocks.push(Block::Heading(words.get(word!("worked.law")).to_owned()));
        blocks.push(Block::List(law));
    }
    Part {
        id: "worked",
        title: words.get(word!("worked.title")).to_owned(),
        blocks,
    }
}

/// The rows that any step rests on, each once, in the order in which they were used.
fn rows(sheet: &Sheet) -> Vec<&'static Row> {
    let mut rows: Vec<&'static Row> = Vec::with_capacity(8);
    for row in sheet
        .account
        .reasons
        .all()
        .iter()
        .filter_map(|step| step.rule)
    {
        if !rows.iter().any(|known| known.id == row.id) {
            rows.push(row);
        }
    }
    rows
}

fn sentence(sheet: &Sheet, row: &Row) -> String {
    let cited = working::cited(sheet, row);
    let about = working::about(sheet, row);
    let key = if cited.amended.is_empty() {
        word!("worked.row")
    } else {
        word!("worked.row-amended")
    };
    sheet.words.fill(
        key,
        &[
            ("about", &about),
            ("section", &cited.section),
            ("amended", &cited.amended),
            ("standing", &cited.standing),
        ],
    )
}
