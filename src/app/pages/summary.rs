//! What has been answered, a line a question: shown where a question is folded, and on paper.

use crate::app::sheet::Sheet;
use crate::app::steps::Step;
use crate::case::Head;
use crate::draft::NOT_SEEN;
use crate::law::Text;
use crate::problem::Field;
use crate::text::Words;
use crate::word;

/// The answers of a question in one line; nothing where none was given.
#[must_use]
pub fn summary(sheet: &Sheet, step: Step) -> Option<String> {
    let case = &sheet.reading.case;
    let lines: Vec<String> = match step {
        Step::Place => {
            let place = case.place?;
            let name = sheet
                .words
                .get(&format!("place.{}", place.code()))
                .to_owned();
            let text = sheet.account.text.map(|text| text_name(sheet.words, text));
            [Some(name), text].into_iter().flatten().collect()
        }
        Step::Animals => sheet.all_rows().map(|row| sheet.animals([row])).collect(),
        Step::Days => [
            (Field::Impounded, case.impounded),
            (Field::Claimed, case.claimed),
        ]
        .into_iter()
        .filter_map(|(field, moment)| {
            Some(pair(sheet, &sheet.field(field), &sheet.moment(moment?)))
        })
        .collect(),
        Step::Board if sheet.draft.board == NOT_SEEN => {
            vec![sheet.words.get(word!("board.not-seen")).to_owned()]
        }
        Step::Board => rates(sheet),
        Step::Sale => Vec::new(),
    };
    let lines: Vec<String> = lines.into_iter().filter(|line| !line.is_empty()).collect();
    if lines.is_empty() {
        None
    } else {
        Some(lines.join(" · "))
    }
}

/// The rates as typed, each with its name.
fn rates(sheet: &Sheet) -> Vec<String> {
    let mut lines = Vec::new();
    for kind in sheet.draft.kinds() {
        let Some(rate) = sheet
            .draft
            .rates
            .iter()
            .find(|rate| rate.kind == kind.code())
        else {
            continue;
        };
        for (head, text) in [(Head::Fine, &rate.fine), (Head::Feeding, &rate.feeding)] {
            if !text.trim().is_empty() {
                lines.push(pair(sheet, &sheet.field(Field::Rate(head, kind)), text));
            }
        }
    }
    lines
}

fn pair(sheet: &Sheet, name: &str, value: &str) -> String {
    sheet
        .words
        .fill(word!("ask.pair"), &[("name", name), ("value", value)])
}

/// The name of a text of the law: its Act, and the amending Act as far as it is named.
#[must_use]
pub fn text_name(words: &Words, text: &Text) -> String {
    let Some(row) = text.layers.first().and_then(|layer| layer.first()) else {
        return text.code.to_owned();
    };
    let act = ("act", row.citation.act.name);
    match (text.changed_by, row.citation.amended_by) {
        (Some(later), _) => words.fill(word!("text.before"), &[act, ("amendment", later)]),
        (None, "") => words.fill(word!("text.printed"), &[act]),
        (None, amendment) => words.fill(word!("text.amended"), &[act, ("amendment", amendment)]),
    }
}
