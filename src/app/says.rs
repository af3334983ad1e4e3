//! What a part of the result says, put together piece by piece from words and figures.

use crate::account::{Amount, Given, Notice};
use crate::app::block::{Block, Line, Part, Tone};
use crate::app::pages::rule;
use crate::app::sheet::Sheet;
use crate::day::{Day, Moment};
use crate::law::row::Provision;
use crate::problem::Problem;
use crate::reasons::{Figure, Quantity, StepId};
use crate::text::say::amount_in_full;
use crate::word;

/// Places of a sentence and what fills them.
pub type Places<'p> = &'p [(&'p str, &'p str)];

/// The rule that a notice is about, where it is about one: its section and standing are said with it.
const fn provision(notice: Notice) -> Option<Provision> {
    match notice {
        Notice::SecurityMayBeAsked => Some(Provision::Security),
        Notice::ScaleMayRise => Some(Provision::Fine),
        Notice::StudBulls | Notice::KindInferred => Some(Provision::Cattle),
        Notice::SentLate => Some(Provision::SeizureOnLand),
        Notice::NothingBeyond => Some(Provision::NothingBeyond),
        Notice::AboveForestCeiling => Some(Provision::ForestFine),
        Notice::AboveDouble => Some(Provision::HabitualFine),
        _ => None,
    }
}

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
        let words = self.sheet.words;
        let said = words.of("notice.", notice.code());
        let row = provision(notice).and_then(|provision| self.sheet.law(provision));
        let said = row.map_or_else(
            || said.to_owned(),
            |row| {
                let places = [("right", said), ("section", &words.section(row))];
                words.fill(word!("rights.line"), &places)
            },
        );
        self.block(Block::Note(Tone::Time, said));
        let permitted = self.sheet.account.permitted_fines;
        match (notice, permitted) {
            (Notice::DayInDoubt, _) => self.in_doubt(),
            (Notice::AboveForestCeiling, Some(most)) => {
                self.lines(vec![self.amount(Figure::PermittedFines, most)]);
            }
            _ => {}
        }
    }

    /// Which rules may or may not have begun on the day of the case.
    fn in_doubt(&mut self) {
        let Some(law) = self.sheet.account.law else {
            return;
        };
        let words = self.sheet.words;
        let rows = law.doubts().map(|row| {
            let cited = words.cited(row);
            let by = if cited.amended.is_empty() {
                cited.section
            } else {
                let places = [
                    ("section", cited.section.as_str()),
                    ("amended", &cited.amended),
                ];
                words.fill(word!("cite.amended"), &places)
            };
            let since = rule::since(self.sheet, row);
            let places = [
                ("about", words.about(row)),
                ("section", &by),
                ("since", &since),
            ];
            words.fill(word!("law.in-doubt"), &places)
        });
        let rows = rows.collect();
        self.block(Block::List(rows));
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
        let line = self.figure(figure, Quantity::Rupees(amount.shown), amount.step);
        Line {
            value: self.exactly(amount),
            ..line
        }
    }

    /// An amount, and what it is exactly where annas leave less than a paisa.
    #[must_use]
    pub fn exactly(&self, amount: Amount) -> String {
        let shown = amount.shown.shown();
        if amount.exact == amount.shown {
            return shown;
        }
        let places = [
            ("amount", &*shown),
            ("exact", &amount_in_full(amount.exact)),
        ];
        self.sheet.words.fill(word!("amount.exact"), &places)
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

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test stops where it fails")]
mod tests {
    use super::*;
    use crate::app::pages::{leaves_out, take_home};
    use crate::app::working::working;
    use crate::draft::{AnimalsDraft, DayDraft, Draft};
    use crate::text::Words;
    use crate::text::check::LANGUAGES;

    fn sheet(place: &str, text: &str, kind: &str, impounded: Day) -> Sheet {
        let words = Box::leak(Box::new(Words::read(LANGUAGES.first().unwrap().1)));
        let animals = AnimalsDraft {
            kind: kind.into(),
            heads: "1".into(),
            ..AnimalsDraft::default()
        };
        let draft = Draft {
            place: place.into(),
            text: text.into(),
            animals: vec![animals],
            impounded: DayDraft::of(impounded),
            ..Draft::default()
        };
        Sheet::new(words, draft, None)
    }

    fn said(sheet: &Sheet) -> String {
        format!(
            "{:?}{:?}",
            take_home::part(sheet).blocks,
            leaves_out::part(sheet).blocks
        )
    }

    const TODAY: Day = Day::on(2026, 11, 30);

    #[test]
    fn a_notice_of_a_rule_says_its_section_and_how_well_it_is_known() {
        // Read in Maharashtra, inferred in Gujarat, seen in part in Karnataka.
        let maharashtra = said(&sheet("maharashtra", "", "cow", TODAY));
        assert!(maharashtra.contains("ask at the pound. (Cattle-trespass Act, 1871, section 12A)"));
        let gujarat = said(&sheet("gujarat", "", "cow", TODAY));
        assert!(
            gujarat.contains("section 12A; inferred, not seen"),
            "{gujarat}"
        );
        assert!(
            gujarat.contains("section 12; inferred, not seen"),
            "{gujarat}"
        );
        let karnataka = said(&sheet("karnataka", "", "cow", TODAY));
        assert!(
            karnataka.contains("section 13; Rules 1971, r. 8; seen in part"),
            "{karnataka}"
        );
        assert!(
            karnataka.contains("Given back after 6 months."),
            "{karnataka}"
        );
    }

    #[test]
    fn a_doubt_about_the_day_says_what_is_in_doubt() {
        // Between 26 January 1950 and 1 November 1966 each of Punjab's changes is in doubt.
        let punjab = said(&sheet("punjab", "", "cow", Day::on(1955, 5, 5)));
        let line = "Days to the report and to the sale: Cattle-trespass Act, 1871, section 14; Punjab amendment, as printed. \
                    Not before Thursday 26 January 1950; taken as in force from Tuesday 1 November 1966.";
        assert!(punjab.contains(line), "{punjab}");
        assert!(
            !punjab.contains("The list of fines and rates at the pound: "),
            "{punjab}"
        );
        assert!(!said(&sheet("punjab", "", "cow", TODAY)).contains("In doubt on that day"));
    }

    #[test]
    fn that_a_fowl_is_cattle_is_said_to_be_inferred() {
        let inferred = "was not read, it is inferred";
        assert!(said(&sheet("kerala", "", "fowl", TODAY)).contains(inferred));
        assert!(!said(&sheet("kerala", "", "cow", TODAY)).contains(inferred));
    }

    #[test]
    fn a_counted_window_names_the_law_of_counting() {
        let how = |place, text| {
            let sheet = sheet(place, text, "cow", TODAY);
            let step = sheet
                .account
                .deadlines
                .as_ref()
                .unwrap()
                .first
                .last_safe
                .step;
            working(&sheet, step).first().unwrap().how.clone()
        };
        assert!(
            how("bihar", "").ends_with("the first day left out (General Clauses Act, 1897, s. 9)")
        );
        let kerala =
            "the first day left out (Interpretation and General Clauses Act, VII of 1125 (Kerala))";
        assert!(how("kerala", "").ends_with(kerala));
        assert!(how("kerala", "1961").ends_with(kerala));
        // Karnataka's own Act of 1966 is counted by a law that nobody here has read.
        assert!(how("karnataka", "").ends_with("was not found"));
    }
}
