//! Which columns a file has, and what stands between its cells.

use super::cells::{Cells, Record, SEPARATORS};
use super::{Column, CsvProblem, Refusal, Why};

/// The first line, by the separator under which it names the most columns.
pub fn headed(text: String) -> Result<(Cells, Vec<Column>), Vec<Refusal>> {
    let mut best: Option<(char, Record)> = None;
    let mut cells = Cells::new(text, ',');
    for separator in SEPARATORS {
        cells = cells.by(separator);
        let Some(first) = heading_of(&mut cells) else {
            continue;
        };
        if best
            .as_ref()
            .is_none_or(|(_, known)| named(known) < named(&first))
        {
            best = Some((separator, first));
        }
    }
    let no_heading = || vec![Refusal::of_line(1, CsvProblem::NoHeading)];
    let (separator, first) = best.ok_or_else(no_heading)?;
    if named(&first) == 0 {
        return Err(no_heading());
    }
    let mut heading: Vec<Column> = Vec::with_capacity(first.cells.len());
    let mut refusals = Vec::new();
    for name in &first.cells {
        let problem = match Column::from_code(&code(name)) {
            Some(column) if heading.contains(&column) => CsvProblem::NamedTwice,
            Some(column) => {
                heading.push(column);
                continue;
            }
            None => CsvProblem::UnknownColumn,
        };
        refusals.push(Refusal {
            line: first.line,
            column: None,
            why: Why::Name(problem, name.trim().to_owned()),
        });
    }
    if let Some(problem) = first.wrong {
        refusals.push(Refusal::of_line(first.line, problem));
    } else if refusals.is_empty() && !heading.contains(&Column::Case) {
        refusals = no_heading();
    }
    if !refusals.is_empty() {
        return Err(refusals);
    }
    cells = cells.by(separator);
    let _ = heading_of(&mut cells);
    Ok((cells, heading))
}

/// The heading, past the line `sep=;` that some spreadsheets put before it.
fn heading_of(cells: &mut Cells) -> Option<Record> {
    let first = cells.next()?;
    let hint = first
        .cells
        .first()
        .is_some_and(|cell| cell.starts_with("sep="));
    if hint { cells.next() } else { Some(first) }
}

/// How many columns a heading names.
fn named(record: &Record) -> usize {
    let names = record
        .cells
        .iter()
        .filter(|name| Column::from_code(&code(name)).is_some());
    names.count()
}

/// A code as people write it: `Tamil Nadu` is `tamil-nadu`.
pub fn code(cell: &str) -> String {
    cell.trim().to_ascii_lowercase().replace([' ', '_'], "-")
}
