//! What was taken where the law or the user is silent, and what the other choice would give; switchable on the spot.

use crate::account::Choice;
use crate::app::needs::anchor;
use crate::app::sheet::Sheet;
use crate::case::{
    Choices, ClosedDay, DailyFrom, FeedingFrom, FirstDay, HowMany, RefusalWait, RoundAt,
};
use crate::day::{DayRule, MonthEnd};
use crate::problem::{Field, Problem};

/// One way to choose, and what it gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Its code.
    pub code: &'static str,
    /// Its words.
    pub label: String,
    /// What the figure is then.
    pub value: String,
    /// It is the one taken.
    pub taken: bool,
}

/// A choice that was made for the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    /// Its name: that of the choice, and of the figure too where the choice moves another figure before it.
    pub name: String,
    /// Which.
    pub choice: Choice,
    /// What it asks.
    pub question: String,
    /// The figure it moves.
    pub figure: String,
    /// The ways, in an order that does not change with the choice.
    pub ways: Vec<Way>,
    /// Where the answer is given, for what an answer settles.
    pub answer: Option<String>,
}

/// The choices of the account.
#[must_use]
pub fn open(sheet: &Sheet) -> Vec<Open> {
    let words = sheet.words;
    let mut list: Vec<Open> = Vec::with_capacity(sheet.account.assumed.len());
    for assumed in &sheet.account.assumed {
        let code = assumed.choice.code();
        let way = |way: &'static str, quantity, taken| Way {
            code: way,
            label: words.of("choice.", &[code, ".", way].concat()).to_owned(),
            value: sheet.quantity(quantity),
            taken,
        };
        let mut ways = vec![way(assumed.taken, assumed.value, true)];
        for (other, quantity) in &assumed.others {
            let at = ways.iter().take_while(|known| known.code < *other).count();
            ways.insert(at, way(other, *quantity, false));
        }
        let name = if list.iter().any(|one| one.choice == assumed.choice) {
            [code, "-", assumed.figure.code()].concat()
        } else {
            code.to_owned()
        };
        list.push(Open {
            name,
            choice: assumed.choice,
            question: words.of("choice.", code).to_owned(),
            figure: words.of("figure.", assumed.figure.code()).to_owned(),
            ways,
            answer: answered_by(assumed.choice)
                .map(|field| anchor(&sheet.draft, Problem::missing(field))),
        });
    }
    list
}

/// The field whose answer settles a choice, where it is no choice of law.
const fn answered_by(choice: Choice) -> Option<Field> {
    match choice {
        Choice::Seized => Some(Field::Seized),
        Choice::Notice => Some(Field::Notice),
        Choice::Deposited => Some(Field::Deposited),
        Choice::Hour => Some(Field::Impounded),
        _ => None,
    }
}

/// Whether an answer of the user settles it, and no choice of law.
#[must_use]
pub const fn is_answered(choice: Choice) -> bool {
    answered_by(choice).is_some()
}

/// Takes a way.
#[must_use]
pub fn choose(choices: Choices, choice: Choice, code: &str) -> Choices {
    let mut choices = choices;
    match choice {
        Choice::FeedingDays => choices.feeding_days = DayRule::from_code(code),
        Choice::FeedingFrom => choices.feeding_from = FeedingFrom::from_code(code),
        Choice::FirstDay => choices.first_day = FirstDay::from_code(code),
        Choice::RefusalWait => choices.refusal_wait = RefusalWait::from_code(code),
        Choice::MonthEnd => choices.month_end = MonthEnd::from_code(code),
        Choice::HowMany => choices.how_many = HowMany::from_code(code),
        Choice::RoundAt => choices.round_at = RoundAt::from_code(code),
        Choice::ClosedDay => choices.closed_day = ClosedDay::from_code(code),
        Choice::DailyFrom => choices.daily_from = DailyFrom::from_code(code),
        _ => {}
    }
    choices
}
