//! What a part of the result says, as data: one way of showing it serves every part, and a part can be read in a test.

use crate::reasons::StepId;
use crate::text::say::Cited;

/// What a figure or a note is about, for its colour; the words never leave it to the colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Nothing special.
    Plain,
    /// Good to have.
    Good,
    /// Time runs.
    Time,
    /// Something may be lost.
    Loss,
}

/// One named figure; it opens to its working where there is a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Its name within the page, for remembering that it is open.
    pub name: String,
    /// What it is.
    pub term: String,
    /// The figure, or words in its place.
    pub value: String,
    /// Its colour.
    pub tone: Tone,
    /// The step that gave it.
    pub step: Option<StepId>,
}

/// A day, with a file for the calendar where it is a deadline.
#[derive(Clone, Debug, PartialEq)]
pub struct Dated {
    /// The day.
    pub line: Line,
    /// The file.
    pub save: Option<Save>,
}

/// A file that a link saves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Save {
    /// What is in it, as an address.
    pub address: String,
    /// Its name.
    pub file: String,
    /// The words of the link.
    pub words: String,
    /// The same, saying of what.
    pub label: String,
}

/// An answer that is needed, with the element that takes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Need {
    /// The id of the element.
    pub anchor: String,
    /// The name of the answer; empty where no answer would help.
    pub field: String,
    /// Why it is needed.
    pub why: String,
    /// Something was typed, and refused.
    pub refused: bool,
}

/// A piece of a part.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A heading within the part.
    Heading(String),
    /// The one large figure.
    Total {
        /// What it is.
        lead: String,
        /// The figure.
        figure: String,
    },
    /// Plain words.
    Say(String),
    /// Words that stand out.
    Note(Tone, String),
    /// Figures.
    Lines(Vec<Line>),
    /// Days, each with a file for the calendar.
    Dates(Vec<Dated>),
    /// Answers that are needed.
    Needs(Vec<Need>),
    /// Sentences.
    List(Vec<String>),
    /// A way to an element of the page, in these words.
    Way(&'static str, String),
    /// Sentences to be ticked by hand.
    Ticks(Vec<String>),
    /// A form of three columns, its heads first; a cell that is not there is filled in by hand.
    Table(Vec<Vec<String>>),
    /// Words to say or write to somebody.
    Quote(String),
    /// A row of law: where it was read, and how well it is known.
    Cite(Cited),
    /// Where something was published.
    Source {
        /// Its title.
        title: String,
        /// Its address.
        address: String,
    },
}

/// A part of the result.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Its id in the page.
    pub id: &'static str,
    /// Its heading.
    pub title: String,
    /// What it says.
    pub blocks: Vec<Block>,
}

impl Line {
    /// A plain figure.
    #[must_use]
    pub fn new(name: &str, term: String, value: String) -> Self {
        Self {
            name: name.to_owned(),
            term,
            value,
            tone: Tone::Plain,
            step: None,
        }
    }

    /// With the step that gave it.
    #[must_use]
    pub fn from(self, step: StepId) -> Self {
        Self {
            step: Some(step),
            ..self
        }
    }

    /// In this colour.
    #[must_use]
    pub fn tone(self, tone: Tone) -> Self {
        Self { tone, ..self }
    }
}
