//! How the sum is worked out: each charge of each row, opening to its steps, and the law it rests on.

use crate::app::block::{Block, Part};
use crate::app::pages::take_home::board_not_seen;
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::law::row::Row;
use crate::reasons::Figure;
use crate::word;

/// The part.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let words = sheet.words;
    let mut says = Says::new(sheet, "worked");
    match &sheet.account.claim {
        Ok(claim) => {
            says.say(word!("worked.hint"));
            let rows = sheet.all_rows();
            let lines = (0u32..).zip(&claim.lines).map(|(n, line)| {
                // A line without a row of its own is shared by several.
                let of: Vec<(u16, u32)> = rows
                    .iter()
                    .filter(|(row, _)| line.row.is_none_or(|own| own == *row))
                    .copied()
                    .collect();
                let what = words.of("head.", line.head.code());
                let places = [("what", what), ("animals", &sheet.animals(&of))];
                let row = match line.row {
                    Some(row) => row.to_string(),
                    None => ["shared-", &n.to_string()].concat(),
                };
                let name = [line.head.code(), "-", &row].concat();
                let term = words.fill(word!("worked.line"), &places);
                let value = says.exactly(line.amount);
                says.line(&name, term, value, Some(line.amount.step))
            });
            let security = claim.security;
            let security = security.map(|amount| says.amount(Figure::Security, amount));
            let total = says.amount(Figure::ToBring, claim.to_bring);
            let lines = lines.chain(security).chain([total]).collect();
            says.lines(lines);
        }
        Err(problems) if !board_not_seen(problems) => says.needs(problems),
        Err(_) => {}
    }
    let law: Vec<String> = rows(sheet)
        .into_iter()
        .map(|row| sentence(sheet, row))
        .collect();
    if !law.is_empty() {
        says.heading(word!("worked.law"));
        says.block(Block::List(law));
    }
    says.part("worked", word!("worked.title"))
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

/// What a row is about, its section, and how well it is known.
#[must_use]
pub fn sentence(sheet: &Sheet, row: &Row) -> String {
    let cited = sheet.words.cited(row);
    let key = if cited.amended.is_empty() {
        word!("worked.row")
    } else {
        word!("worked.row-amended")
    };
    let places = [
        ("about", sheet.words.about(row)),
        ("section", &cited.section),
        ("amended", &cited.amended),
        ("standing", &cited.standing),
    ];
    sheet.words.fill(key, &places)
}
