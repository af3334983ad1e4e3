//! Why data from outside is not taken: the path of the field, a code, and a sentence in English for whoever wrote it.

use std::fmt::{self, Display, Write as _};

use serde::Serialize;
use serde::de::{self, Expected, Unexpected};

use super::english;
use crate::problem::{DayProblem, NumeralProblem, Problem, Reason};

/// How a day is written.
const A_DAY: &str = "Write a day as 2026-11-30; where an hour may stand, as 2026-11-28T10:30.";

/// What is wrong with data, or what an account still needs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// Where: `animals[0].heads`; empty for the whole.
    pub field: String,
    /// What the field is called, where it is a question of the form.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// What is wrong: a stable code.
    pub code: &'static str,
    /// The same as a sentence.
    pub message: String,
    /// What may stand there, where that is a closed list.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub expected: &'static [&'static str],
}

impl Refusal {
    /// A refusal of what is being read.
    #[must_use]
    pub fn new(code: &'static str, message: String) -> Self {
        Self {
            code,
            message,
            ..Self::default()
        }
    }

    /// The same, of a field of what is being read.
    #[must_use]
    pub fn in_field(self, name: &str) -> Self {
        self.within(name.to_owned())
    }

    /// The same, of an element of what is being read.
    #[must_use]
    pub fn in_element(self, at: usize) -> Self {
        self.within(format!("[{at}]"))
    }

    fn within(mut self, mut path: String) -> Self {
        if !self.field.is_empty() && !self.field.starts_with('[') {
            path.push('.');
        }
        path.push_str(&self.field);
        self.field = path;
        self
    }

    fn expecting(self, expected: &'static [&'static str]) -> Self {
        Self { expected, ..self }
    }
}

/// A refusal of the engine, in English.
impl From<&Problem> for Refusal {
    fn from(problem: &Problem) -> Self {
        let words = english();
        Self {
            field: problem.field.path(),
            name: words.field(problem.field),
            code: problem.reason.code(),
            message: words.reason(problem.reason),
            expected: &[],
        }
    }
}

impl Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.field.is_empty() {
            write!(to, "{}: ", self.field)?;
        }
        write!(to, "{} ({})", self.message, self.code)
    }
}

impl std::error::Error for Refusal {}

fn one_of(what: &str, expected: &[&str]) -> String {
    let mut said = what.to_owned();
    for (at, one) in expected.iter().enumerate() {
        let _ = write!(said, "{}{one}", if at == 0 { ": " } else { ", " });
    }
    said
}

/// What serde finds wrong while one of our own types is read. The readers of amounts, days and numbers say the code of
/// their refusal, which is also the name of its sentence.
impl de::Error for Refusal {
    fn custom<T: Display>(said: T) -> Self {
        let said = said.to_string();
        if let Some(day) = DayProblem::from_code(&said) {
            let message = match day {
                // The sentence of the page speaks of its boxes.
                DayProblem::NotADay => A_DAY.to_owned(),
                day => english().reason(Reason::Day(day)),
            };
            return Self::new(day.code(), message);
        }
        if let Some(number) = NumeralProblem::from_code(&said) {
            return Self::new(number.code(), english().reason(Reason::Numeral(number)));
        }
        Self::new("not-understood", said)
    }

    fn invalid_type(got: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::new("wrong-type", format!("Write {expected} here, not {got}."))
    }

    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self::new("out-of-range", "This number is out of range.".to_owned())
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> Self {
        let message = one_of("There is no such code. Write one of", expected);
        Self::new("unknown-code", message).expecting(expected)
    }

    fn unknown_field(name: &str, expected: &'static [&'static str]) -> Self {
        let message = one_of("There is no such field. Here can stand", expected);
        Self::new("unknown-field", message)
            .in_field(name)
            .expecting(expected)
    }

    fn duplicate_field(name: &'static str) -> Self {
        Self::new(
            "twice",
            "This field stands twice; write it once.".to_owned(),
        )
        .in_field(name)
    }

    fn missing_field(name: &'static str) -> Self {
        Self::new("missing-field", "This field must be there.".to_owned()).in_field(name)
    }
}
