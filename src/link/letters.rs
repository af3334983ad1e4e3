//! How a box is spelled.
//!
//! Digits, small letters and the hyphen stand for themselves, and `Z` ends a box. Capital letters say what follows:
//! `A` to `G` a sign that amounts and hours are typed with, `U` a letter of an Indian script, `V` any other, `W` to `Y`
//! a whole box that holds one of the [`WORDS`], `H` to `T` two to fourteen empty boxes. Empty boxes at the very end are
//! left out.

use super::{CHECKSUM, MOST};

/// Codes that a box often holds. Their places are part of the link: a new word goes to the end. The kinds come first.
pub const WORDS: &[&str] = &[
    "cow",
    "bull",
    "bullock",
    "heifer",
    "calf",
    "buffalo",
    "goat",
    "kid",
    "sheep",
    "ram",
    "ewe",
    "lamb",
    "pig",
    "horse",
    "mare",
    "gelding",
    "pony",
    "colt",
    "filly",
    "mule",
    "ass",
    "camel",
    "elephant",
    "fowl",
    "other",
    "ordinary",
    "unattached",
    "weak",
    "under-three",
    "over-three",
    "fine",
    "feeding",
    "maintenance",
    "catching",
    "transport",
    "tagging",
    "administration",
    "impounding",
    "per-head",
    "per-head-per-day",
    "per-head-per-24-hours",
    "per-kilogram",
    "per-kilogram-per-day",
    "per-lot",
    "times-actual-cost",
    "simple",
    "compound",
    "auctioned",
    "pinjrapole",
    "kept",
    "not-said",
    "pound",
    "by-law",
    "by-law-under-act",
    "forest",
    "police",
    "seen",
    "not-seen",
    "held",
    "no",
    "refused",
    "unclaimed",
    "percent",
    "amount",
    "as-amended",
];

/// What `A` to `G` stand for.
const SIGNS: &str = "., :/%₹";
/// What `W` to `Y` begin: each has thirty-six words.
const WORD_PAGES: &str = "WXY";
/// Two empty boxes, three, and so on.
const RUNS: &str = "HIJKLMNOPQRST";
/// Where the Indian scripts begin, and how many letters two digits in base 36 reach.
const SCRIPTS: u32 = 0x900;
const REACH: u32 = 36 * 36;

/// One way of the two: boxes are written, or filled. Both walk through the same layout.
pub trait Wire {
    /// The next box.
    fn text(&mut self, text: &mut String);
    /// What was said cannot be written, or was never written.
    fn refuse(&mut self);
}

/// Writes boxes.
pub struct Writer {
    out: String,
    /// Empty boxes that were not written yet.
    empty: usize,
    refused: bool,
}

impl Writer {
    /// After these letters.
    pub fn new(begin: &str) -> Self {
        Self {
            out: begin.to_owned(),
            empty: 0,
            refused: false,
        }
    }

    /// What was written, if it is short enough with its checksum.
    pub fn finish(self) -> Option<String> {
        let fits = self.out.len().saturating_add(CHECKSUM) <= MOST;
        (fits && !self.refused).then_some(self.out)
    }

    fn write_empty(&mut self) {
        while self.empty > 0 {
            let longest = RUNS.len().saturating_add(1);
            let run = self.empty.min(longest);
            let letter = run.checked_sub(2).and_then(|at| RUNS.chars().nth(at));
            self.out.push(letter.unwrap_or('Z'));
            self.empty = self.empty.saturating_sub(run);
        }
    }

    fn write_letter(&mut self, letter: char) {
        let code = u32::from(letter);
        if letter.is_ascii_digit() || letter.is_ascii_lowercase() || letter == '-' {
            self.out.push(letter);
        } else if let Some((sign, _)) = ('A'..='G').zip(SIGNS.chars()).find(|(_, s)| *s == letter) {
            self.out.push(sign);
        } else if let Some(at) = code.checked_sub(SCRIPTS).filter(|at| *at < REACH) {
            self.out.push('U');
            self.out.push_str(&in_base_36(at, 2));
        } else {
            self.out.push('V');
            self.out.push_str(&in_base_36(code, 4));
        }
    }
}

impl Wire for Writer {
    fn text(&mut self, text: &mut String) {
        if text.is_empty() {
            self.empty = self.empty.saturating_add(1);
            return;
        }
        self.write_empty();
        if text.len() > MOST || self.out.len() > MOST {
            return self.refuse();
        }
        if let Some(at) = WORDS.iter().position(|word| word == text) {
            let (page, at) = (at.div_euclid(36), at.rem_euclid(36));
            self.out.extend(WORD_PAGES.chars().nth(page));
            self.out
                .push_str(&in_base_36(u32::try_from(at).unwrap_or_default(), 1));
            return;
        }
        for letter in text.chars() {
            self.write_letter(letter);
        }
        self.out.push('Z');
    }

    fn refuse(&mut self) {
        self.refused = true;
    }
}

/// Fills boxes. After the end of the letters, and after anything that was never written, every box is empty.
pub struct Reader<'l> {
    rest: &'l str,
    /// Empty boxes still to come.
    empty: usize,
    refused: bool,
}

impl<'l> Reader<'l> {
    /// From these letters.
    pub const fn new(letters: &'l str) -> Self {
        Self {
            rest: letters,
            empty: 0,
            refused: false,
        }
    }

    /// Whether all was read, and nothing refused.
    pub const fn finish(self) -> bool {
        !self.refused && self.rest.is_empty()
    }

    fn letter(&mut self) -> Option<char> {
        let letter = self.rest.chars().next()?;
        self.rest = self.rest.get(letter.len_utf8()..)?;
        Some(letter)
    }

    fn number(&mut self, letters: usize) -> Option<u32> {
        let (number, rest) = self.rest.split_at_checked(letters)?;
        self.rest = rest;
        u32::from_str_radix(number, 36).ok()
    }

    /// The text of a box, from its first letter.
    fn read(&mut self) -> Option<String> {
        let mut text = String::new();
        loop {
            let letter = self.letter()?;
            text.push(match letter {
                'Z' => return Some(text),
                '0'..='9' | 'a'..='z' | '-' => letter,
                'A'..='G' => {
                    ('A'..='G')
                        .zip(SIGNS.chars())
                        .find(|(a, _)| *a == letter)?
                        .1
                }
                'U' => char::from_u32(self.number(2)?.saturating_add(SCRIPTS))?,
                'V' => char::from_u32(self.number(4)?)?,
                _ if !text.is_empty() => return None,
                _ => {
                    if let Some(run) = RUNS.find(letter) {
                        self.empty = run.saturating_add(1);
                        return Some(text);
                    }
                    let page = WORD_PAGES.find(letter)?.saturating_mul(36);
                    let at = page.saturating_add(usize::try_from(self.number(1)?).ok()?);
                    return WORDS.get(at).map(|word| (*word).to_owned());
                }
            });
        }
    }
}

impl Wire for Reader<'_> {
    fn text(&mut self, text: &mut String) {
        text.clear();
        if let Some(left) = self.empty.checked_sub(1) {
            self.empty = left;
        } else if !self.rest.is_empty() {
            match self.read() {
                Some(read) => *text = read,
                None => self.refuse(),
            }
        }
    }

    fn refuse(&mut self) {
        self.refused = true;
        self.rest = "";
    }
}

/// A number in base 36 with at least so many digits.
pub fn in_base_36(number: u32, digits: usize) -> String {
    let mut rest = number;
    let mut backwards = Vec::with_capacity(digits);
    while rest > 0 || backwards.len() < digits {
        backwards.extend(char::from_digit(rest % 36, 36));
        rest /= 36;
    }
    backwards.into_iter().rev().collect()
}
