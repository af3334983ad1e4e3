//! Lines of cells, as RFC 4180 and the spreadsheets write them: cells between separators, in quotation marks where they
//! hold one, a doubled quotation mark for one. A mark that spoils its line spoils only that one: reading goes on at the
//! next line of the file.

use super::{CsvProblem, MOST_CELLS, MOST_LETTERS};

/// What may stand between cells.
pub const SEPARATORS: [char; 3] = [',', ';', '\t'];

/// A line of the table, which may run over several lines of the file.
pub struct Record {
    /// The line of the file where it begins.
    pub line: u32,
    /// Its cells as far as they could be read.
    pub cells: Vec<String>,
    /// What is wrong with it as a whole.
    pub wrong: Option<CsvProblem>,
}

/// Where reading stands.
#[derive(Clone, Debug)]
pub struct Cells {
    text: String,
    at: usize,
    line: u32,
    separator: char,
}

/// What a mark in the text means.
enum Mark {
    Separator,
    End,
    Letter(char),
    Nothing,
}

impl Cells {
    /// Before the first line.
    pub const fn new(text: String, separator: char) -> Self {
        Self {
            text,
            at: 0,
            line: 1,
            separator,
        }
    }

    /// The same text from its beginning, by another separator.
    pub fn by(mut self, separator: char) -> Self {
        (self.at, self.line, self.separator) = (0, 1, separator);
        self
    }

    /// What stands between cells.
    pub const fn separator(&self) -> char {
        self.separator
    }

    /// How far reading has come, of how much.
    pub const fn progress(&self) -> (usize, usize) {
        (self.at, self.text.len())
    }

    /// The next line that holds anything.
    pub fn next(&mut self) -> Option<Record> {
        loop {
            if self.at >= self.text.len() {
                return None;
            }
            let record = self.record();
            if record.wrong.is_some() || record.cells.iter().any(|cell| !cell.trim().is_empty()) {
                return Some(record);
            }
        }
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at..)?.chars().next()
    }

    /// Takes a letter; a line's end is one, however it is written.
    fn take(&mut self) -> Mark {
        let Some(letter) = self.peek() else {
            return Mark::Nothing;
        };
        self.at = self.at.saturating_add(letter.len_utf8());
        if letter == self.separator {
            return Mark::Separator;
        }
        if letter == '\n' || letter == '\r' {
            if letter == '\r' && self.peek() == Some('\n') {
                self.at = self.at.saturating_add(1);
            }
            self.line = self.line.saturating_add(1);
            return Mark::End;
        }
        Mark::Letter(letter)
    }

    fn record(&mut self) -> Record {
        let (start, line) = (self.at, self.line);
        let mut record = Record {
            line,
            cells: Vec::new(),
            wrong: None,
        };
        loop {
            match self.cell() {
                Ok((cell, more)) => {
                    if record.cells.len() < MOST_CELLS {
                        record.cells.push(cell);
                    } else {
                        record.wrong = Some(CsvProblem::Cells);
                    }
                    if !more {
                        return record;
                    }
                }
                Err(problem) => {
                    record.wrong = Some(problem);
                    (self.at, self.line) = (start, line);
                    while !matches!(self.take(), Mark::End | Mark::Nothing) {}
                    return record;
                }
            }
        }
    }

    /// A cell, and whether another follows in its line.
    fn cell(&mut self) -> Result<(String, bool), CsvProblem> {
        if self.peek() == Some('"') {
            self.at = self.at.saturating_add(1);
            return self.quoted();
        }
        let (mut cell, mut letters) = (String::new(), 0usize);
        loop {
            match self.take() {
                Mark::Separator => return Ok((cell, true)),
                Mark::End | Mark::Nothing => return Ok((cell, false)),
                Mark::Letter(letter) => cell.push(letter),
            }
            letters = bounded(letters)?;
        }
    }

    /// The rest of a cell behind its opening mark: line's ends and separators are letters here.
    fn quoted(&mut self) -> Result<(String, bool), CsvProblem> {
        let (mut cell, mut letters) = (String::new(), 0usize);
        loop {
            let before = self.at;
            match self.take() {
                Mark::Nothing => return Err(CsvProblem::Quote),
                Mark::Letter('"') if self.peek() == Some('"') => {
                    self.at = self.at.saturating_add(1);
                    cell.push('"');
                }
                Mark::Letter('"') => {
                    return match self.take() {
                        Mark::Separator => Ok((cell, true)),
                        Mark::End | Mark::Nothing => Ok((cell, false)),
                        Mark::Letter(_) => Err(CsvProblem::Quote),
                    };
                }
                _ => cell.push_str(self.text.get(before..self.at).unwrap_or_default()),
            }
            letters = bounded(letters)?;
        }
    }
}

const fn bounded(letters: usize) -> Result<usize, CsvProblem> {
    if letters < MOST_LETTERS {
        Ok(letters.saturating_add(1))
    } else {
        Err(CsvProblem::TooLong)
    }
}
