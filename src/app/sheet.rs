//! Everything a part of the result is made from: the draft, how it was read, what follows, and the words; and how
//! days, amounts, animals, fields and refusals are said in them. Nothing is reckoned here.

use crate::account::{Account, Part, Point};
use crate::animal::Kind;
use crate::app::needs::Refusal;
use crate::case::{Case, Head, Heads, Situation};
use crate::day::{Day, Moment};
use crate::draft::{Asks, Draft, Reading, RowId};
use crate::law::Finding;
use crate::law::row::{Provision, Row};
use crate::law::scales::{self, Scale};
use crate::money;
use crate::reasons::{Quantity, StepId};
use crate::reckon;
use crate::text::Words;
use crate::timeline;
use crate::word;

/// What follows from a case.
#[derive(Debug)]
pub struct Reckoned {
    account: Account,
    points: Part<Vec<Point>>,
    scale: Option<&'static Scale>,
}

/// Makes it: [`whole`], or [`first`].
pub type Reckon = fn(&Case) -> Reckoned;

/// All that follows.
#[must_use]
pub fn whole(case: &Case) -> Reckoned {
    let account = reckon::reckon(case);
    let points = match (&account.claim, timeline::span(case, &account)) {
        (Ok(_), Some((from, to))) => reckon::curve(case, from, to),
        (Ok(_), None) => Ok(Vec::new()),
        (Err(problems), _) => Err(problems.clone()),
    };
    let scale = case.terms.as_ref().and_then(|terms| terms.scale.as_deref());
    Reckoned {
        account,
        points,
        scale: scale.and_then(scales::find),
    }
}

/// The account alone: without the days of the curve, which a list of cases does not draw.
#[must_use]
pub fn account(case: &Case) -> Reckoned {
    Reckoned {
        account: reckon::reckon(case),
        points: Ok(Vec::new()),
        scale: None,
    }
}

/// What the owner came for; the rest is asked of what is late.
#[must_use]
pub fn first(case: &Case) -> Reckoned {
    Reckoned {
        account: reckon::first(case),
        points: Ok(Vec::new()),
        scale: None,
    }
}

/// The state of the page at one moment.
#[derive(Debug)]
pub struct Sheet {
    /// The words of the language chosen.
    pub words: &'static Words,
    /// What was typed.
    pub draft: Draft,
    /// How it was read.
    pub reading: Reading,
    /// What follows.
    pub account: Account,
    /// What is to be brought on each day worth drawing; what the sum needs while it is not known.
    pub points: Part<Vec<Point>>,
    /// The published scale that was taken over, if one was.
    pub scale: Option<&'static Scale>,
    /// India's day.
    pub today: Option<Day>,
    /// What is refused, with the id of the element it belongs to.
    pub refusals: Vec<Refusal>,
}

/// What the boxes of the questions need of a sheet. It stays the same through most keystrokes, so that hundreds of boxes
/// are not drawn again at each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Boxes {
    /// What is refused.
    pub refusals: Vec<Refusal>,
    /// The rows of animals.
    pub rows: Vec<RowBoxes>,
    /// The law moves a day by the condition of young and weak animals.
    pub condition: bool,
    /// The heads and kinds that a line of the board names.
    pub named: Vec<(Head, Kind)>,
}

/// A row of animals in [`Boxes`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowBoxes {
    /// Its name.
    pub id: RowId,
    /// What it is asked.
    pub asks: Asks,
    /// Kind and number, once both are answered.
    pub heads: Option<(Kind, u32)>,
}

impl Boxes {
    /// Those of a sheet.
    #[must_use]
    pub fn of(sheet: &Sheet) -> Self {
        let read = &sheet.reading.case.animals;
        let rows = sheet.draft.animals.iter().zip(&sheet.reading.asks);
        let rows = rows.enumerate().map(|(at, (row, asks))| RowBoxes {
            id: row.id,
            asks: *asks,
            heads: read
                .get(at)
                .and_then(|row| row.kind.zip(row.heads.map(Heads::get))),
        });
        let named = |kind| {
            let heads = [Head::Fine, Head::Feeding].into_iter();
            heads
                .filter(move |head| sheet.draft.named_by_a_line(*head, kind))
                .map(move |head| (head, kind))
        };
        Self {
            refusals: sheet.refusals.clone(),
            rows: rows.collect(),
            condition: asks_condition(sheet),
            named: sheet.draft.kinds().into_iter().flat_map(named).collect(),
        }
    }
}

/// Whether any row of the text speaks of young and weak animals: whatever the day.
fn asks_condition(sheet: &Sheet) -> bool {
    let layers = sheet.account.text.map_or(&[][..], |text| text.layers);
    let mut rows = layers.iter().flat_map(|layer| layer.iter());
    rows.any(|row| row.provision == Provision::Speedy)
}

/// So many animals of a kind.
#[must_use]
pub fn heads_of(words: &Words, kind: Kind, heads: u32) -> String {
    let key = ["heads.", kind.code()].concat();
    words.fill(&key, &[("n", &money::grouped(heads))])
}

impl Sheet {
    /// Reads a draft and reckons it whole.
    #[must_use]
    pub fn new(words: &'static Words, draft: Draft, today: Option<Day>) -> Self {
        Self::by(whole, words, draft, today)
    }

    /// Reads a draft and reckons it: whole, or only what comes first.
    #[must_use]
    pub fn by(reckon: Reckon, words: &'static Words, draft: Draft, today: Option<Day>) -> Self {
        let reading = draft.read();
        let Reckoned {
            account,
            points,
            scale,
        } = reckon(&reading.case);
        let mut sheet = Self {
            words,
            draft,
            reading,
            account,
            points,
            scale,
            today,
            refusals: Vec::new(),
        };
        sheet.refusals = sheet.refusals();
        sheet
    }

    /// That the day of coming is past, if it is: its sum is none to bring now.
    #[must_use]
    pub fn day_past(&self) -> Option<String> {
        let (comes, today) = (self.reading.case.claimed?.day, self.today?);
        let places = [("day", &*self.day(comes)), ("today", &*self.day(today))];
        (comes < today).then(|| self.words.fill(word!("home.day-past"), &places))
    }

    /// A day in words, with its weekday.
    #[must_use]
    pub fn day(&self, day: Day) -> String {
        self.words.day(day)
    }

    /// A day in words, and the hour if it is known.
    #[must_use]
    pub fn moment(&self, moment: Moment) -> String {
        self.words.moment(moment)
    }

    /// The rule of the fine in a forest, where they were seized in one.
    #[must_use]
    pub fn forest_law(&self) -> Option<&'static Row> {
        let forest = self.reading.case.situation == Some(Situation::Forest);
        self.law(Provision::ForestFine).filter(|_| forest)
    }

    /// The words of a last day, and that it is past today, or will be when the owner comes.
    #[must_use]
    pub fn if_past(&self, day: Day, said: &str) -> String {
        let claimed = self.reading.case.claimed.map(|moment| moment.day);
        let key = if self.today.is_some_and(|today| day < today) {
            word!("date.past")
        } else if claimed.is_some_and(|claimed| day < claimed) {
            word!("date.past-then")
        } else {
            return said.to_owned();
        };
        self.words.fill(key, &[("day", said)])
    }

    /// A figure as a person reads it.
    #[must_use]
    pub fn quantity(&self, quantity: Quantity) -> String {
        self.words.quantity(quantity)
    }

    /// Animals by row and number, in one line.
    #[must_use]
    pub fn animals(&self, rows: &[(u16, u32)]) -> String {
        let mut said = String::new();
        for (row, heads) in rows {
            let kind = self
                .reading
                .case
                .animals
                .get(usize::from(*row))
                .and_then(|animals| animals.kind);
            let Some(kind) = kind else { continue };
            if !said.is_empty() {
                said.push_str(", ");
            }
            said.push_str(&heads_of(self.words, kind, *heads));
        }
        said
    }

    /// All rows with their number, as far as that is answered.
    #[must_use]
    pub fn all_rows(&self) -> Vec<(u16, u32)> {
        let rows = (0u16..).zip(&self.reading.case.animals);
        rows.filter_map(|(row, animals)| Some((row, animals.heads?.get())))
            .collect()
    }

    /// The row in force on a provision, where a cattle-trespass law applies; the safer one where two are arguable; none where it is not known.
    #[must_use]
    pub fn law(&self, provision: Provision) -> Option<&'static Row> {
        match self.account.law?.find(provision) {
            Finding::InForce(row) | Finding::Either(row, _) => Some(row),
            _ => None,
        }
    }

    /// Neither a sum nor a day can be said.
    #[must_use]
    pub fn nothing_follows(&self) -> bool {
        self.account.claim.is_err() && self.account.deadlines.is_err()
    }

    /// The law's own number in a step, such as its days.
    #[must_use]
    pub fn laws_number(&self, step: StepId) -> Option<u32> {
        let step = self.account.reasons.get(step)?;
        self.account.reasons.inputs(step).iter().find_map(|input| {
            match (input.source, input.quantity) {
                (crate::reasons::Source::Law(_), Quantity::Count(count)) => Some(count),
                _ => None,
            }
        })
    }
}
