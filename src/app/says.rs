//! What a part of the result says, put together piece by piece from words and figures.

use crate::account::{Amount, Given, Notice};
use crate::app::block::{Block, Line, Part, Tone};
use crate::app::sheet::Sheet;
use crate::day::{Day, Moment};
use crate::problem::Problem;
use crate::reasons::{Figure, Quantity, StepId};

/// Places of a sentence and what fills them.
pub type Places<'p> = &'p [(&'p str, &'p str)];

/// A part in the making.
pub struct Says<'s> {
    /// What it is made from.
    pub sheet: &'s Sheet,
    /// The name that its lines begin with.
    name: &'static str,
    blocks: Vec<Block>,
}

impl<'s> Says<'s> {
    /// A part that says nothing yet. Its lines have names that begin with `name`.
    #[must_use]
    pub fn new(sheet: &'s Sheet, name: &'static str) -> Self {
        Self {
            sheet,
            name,
            blocks: Vec::with_capacity(12),
        }
    }

    /// The part, with its id and heading.
    #[must_use]
    pub fn part(self, id: &'static str, title: &'static str) -> Part {
        Part {
            id,
            title: self.words(title),
            blocks: self.blocks,
        }
    }

    /// What was said, without id and heading.
    #[must_use]
    pub fn blocks(self) -> Vec<Block> {
        self.blocks
    }

    /// The words of a key.
    #[must_use]
    pub fn words(&self, key: &'static str) -> String {
        self.sheet.words.get(key).to_owned()
    }

    /// Adds a block.
    pub fn block(&mut self, block: Block) {
        self.blocks.push(block);
    }

    /// Adds a heading.
    pub fn heading(&mut self, key: &'static str) {
        self.block(Block::Heading(self.words(key)));
    }

    /// Adds a sentence.
    pub fn say(&mut self, key: &'static str) {
        self.say_of(key, &[]);
    }

    /// Adds a sentence with its places filled.
    pub fn say_of(&mut self, key: &'static str, places: Places) {
        self.block(Block::Say(self.sheet.words.fill(key, places)));
    }

    /// Adds a sentence that stands out.
    pub fn note(&mut self, tone: Tone, key: &'static str) {
        self.note_of(tone, key, &[]);
    }

    /// Adds a sentence that stands out, with its places filled.
    pub fn note_of(&mut self, tone: Tone, key: &'static str, places: Places) {
        self.block(Block::Note(tone, self.sheet.words.fill(key, places)));
    }

    /// Adds what the reader must know.
    pub fn notice(&mut self, notice: Notice) {
        let said = self.sheet.words.of("notice.", notice.code());
        self.block(Block::Note(Tone::Time, said.to_owned()));
    }

    /// Adds what is needed.
    pub fn needs(&mut self, problems: &[Problem]) {
        let needs = self.sheet.needs(problems);
        self.block(needs);
    }

    /// Adds figures.
    pub fn lines(&mut self, lines: Vec<Line>) {
        self.block(Block::Lines(lines));
    }

    /// A named figure.
    #[must_use]
    pub fn figure(&self, figure: Figure, quantity: Quantity, step: StepId) -> Line {
        let term = self.sheet.words.of("figure.", figure.code()).to_owned();
        self.line(
            figure.code(),
            term,
            self.sheet.quantity(quantity),
            Some(step),
        )
    }

    /// A named amount.
    #[must_use]
    pub fn amount(&self, figure: Figure, amount: Amount) -> Line {
        self.figure(figure, Quantity::Rupees(amount.shown), amount.step)
    }

    /// A named day.
    #[must_use]
    pub fn day(&self, figure: Figure, day: Given<Day>) -> Line {
        self.figure(figure, Quantity::Day(day.value), day.step)
    }

    /// A named day up to which something can still be done: that it is past is said.
    #[must_use]
    pub fn last_day(&self, figure: Figure, day: Given<Day>) -> Line {
        let line = self.day(figure, day);
        Line {
            value: self.sheet.if_past(day.value, &line.value),
            ..line
        }
    }

    /// A named day and hour.
    #[must_use]
    pub fn moment(&self, figure: Figure, moment: Given<Moment>) -> Line {
        self.figure(figure, Quantity::Moment(moment.value), moment.step)
    }

    /// A line whose term is a key of its own.
    #[must_use]
    pub fn keyed(&self, key: &'static str, value: String, step: Option<StepId>) -> Line {
        Line {
            name: key.to_owned(),
            ..self.line("", self.words(key), value, step)
        }
    }

    /// A line.
    #[must_use]
    pub fn line(&self, name: &str, term: String, value: String, step: Option<StepId>) -> Line {
        Line {
            name: [self.name, "-", name].concat(),
            term,
            value,
            tone: Tone::Plain,
            step,
        }
    }
}
