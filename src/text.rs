//! The words a person reads, by key, in one language at a time.
//!
//! A language is a file `public/lang/<code>.txt`: lines `key = text`, in the order of [`keys`]. A text may have places
//! `{name}`, filled when it is shown, and forms that follow a number: `{days|day|days}` picks the first where the
//! number in the place `days` takes the language's singular, else the second. The head of the file says `@name`, how
//! the language calls itself, `@dir`, `ltr` or `rtl`, and `@one`, the numbers that take the singular (`1`, or `0 1`).
//! Lines that begin with `#` are for translators. No sentence is put together from parts: a key holds a whole one.
//!
//! The build divides each file in two (`.ci/words.mjs`): the page begins with the words that the first half of its module
//! may ask for, and is given the rest together with its second half ([`Words::add_late`]).
//!
//! What is missing, unknown or out of order in a file stops the build of the page ([`check`]).

pub mod check;
pub mod keys;
pub mod say;

use std::sync::OnceLock;

/// The words of one language.
#[derive(Debug, Default)]
pub struct Words {
    /// The language's own name.
    pub name: String,
    /// It is written from right to left.
    pub right_to_left: bool,
    /// Numbers that take the singular.
    one: Vec<u64>,
    /// Key and text, by key.
    lines: Vec<(String, String)>,
    /// The same of the words that came later.
    late: OnceLock<Vec<(String, String)>>,
}

impl Words {
    /// Reads a language file. A line that is not understood is left out, and its key is then shown as it is.
    #[must_use]
    pub fn read(file: &str) -> Self {
        let mut words = Self {
            one: vec![1],
            ..Self::default()
        };
        for line in file.lines() {
            let Some((key, text)) = line.split_once('=') else {
                continue;
            };
            let (key, text) = (key.trim(), text.trim());
            match key {
                "@name" => text.clone_into(&mut words.name),
                "@dir" => words.right_to_left = text == "rtl",
                "@one" => {
                    words.one = text
                        .split_whitespace()
                        .filter_map(|n| n.parse().ok())
                        .collect();
                }
                _ if key.starts_with('#') => {}
                _ => add(&mut words.lines, key, text),
            }
        }
        words
    }

    /// Words that live as long as the page.
    #[must_use]
    pub fn for_good(file: &str) -> &'static Self {
        Box::leak(Box::new(Self::read(file)))
    }

    /// Adds the rest of the same language, once.
    pub fn add_late(&self, file: &str) {
        let _ = self.late.set(Self::read(file).lines);
    }

    /// The word of one of a family, by its code.
    #[must_use]
    pub fn of<'w>(&'w self, family: &'w str, code: &str) -> &'w str {
        self.find(&[family, code].concat()).unwrap_or(family)
    }

    /// The text of a key without places.
    #[must_use]
    pub fn get<'w>(&'w self, key: &'w str) -> &'w str {
        self.find(key).unwrap_or(key)
    }

    /// The text of a key if there is one: for words that only some variants have.
    #[must_use]
    pub fn find(&self, key: &str) -> Option<&str> {
        let late = self.late.get().map_or(&[][..], Vec::as_slice);
        [self.lines.as_slice(), late].into_iter().find_map(|lines| {
            let at = place_of(lines, key).ok()?;
            lines.get(at).map(|(_, text)| text.as_str())
        })
    }

    /// The text of a key with its places filled.
    #[must_use]
    pub fn fill(&self, key: &str, places: &[(&str, &str)]) -> String {
        let value = |name: &str| {
            places
                .iter()
                .find(|(place, _)| *place == name)
                .map(|(_, value)| *value)
        };
        let mut rest = self.get(key);
        let mut out = String::with_capacity(rest.len().saturating_add(32));
        while let Some((before, after)) = rest.split_once('{') {
            out.push_str(before);
            let Some((inside, after)) = after.split_once('}') else {
                rest = after;
                break;
            };
            let mut forms = inside.split('|');
            let name = forms.next().unwrap_or_default();
            match (value(name), forms.next(), forms.next()) {
                (Some(value), None, _) => out.push_str(value),
                (Some(value), Some(one), many) => {
                    out.push_str(if self.is_one(value) {
                        one
                    } else {
                        many.unwrap_or(one)
                    });
                }
                (None, ..) => out.push_str(name),
            }
            rest = after;
        }
        out.push_str(rest);
        out
    }

    /// Whether a number as shown takes the singular.
    fn is_one(&self, number: &str) -> bool {
        let digits: String = number.chars().filter(|c| *c != ',').collect();
        digits.parse::<u64>().is_ok_and(|n| self.one.contains(&n))
    }
}

/// Puts a line where it belongs by its key: some hundred lines, once, spare the page a sorting routine.
fn add(lines: &mut Vec<(String, String)>, key: &str, text: &str) {
    if let Err(at) = place_of(lines, key) {
        lines.insert(at, (key.to_owned(), text.to_owned()));
    }
}

fn place_of(lines: &[(String, String)], key: &str) -> Result<usize, usize> {
    lines.binary_search_by(|(known, _)| known.as_str().cmp(key))
}

/// A key that is checked against the list while compiling: a word that does not exist does not build.
#[macro_export]
macro_rules! word {
    ($key:literal) => {
        const { $crate::text::keys::known($key) }
    };
}
