//! One signal an answer. The signals belong to the page as a whole and outlive every view: a row that is taken away, a
//! question that is folded or another language never meets an answer that is gone.

mod restore;
mod rows;

use std::sync::atomic::{AtomicU32, Ordering};

use leptos::prelude::*;

use crate::animal::{Kind, Kinds};
use crate::case::{Bands, Choices, Head, Notified, Situation};
use crate::day::Day;
use crate::draft::{
    AnimalsDraft, DayDraft, DemandDraft, Draft, ExpenseDraft, LineDraft, LotDraft, RateDraft,
    RowId, SEEN, SecurityDraft, SecurityRateDraft, SuitDraft, TermsDraft,
};
use crate::law::scales::{Scale, ScaleBasis};
pub use restore::fresh;
pub use rows::{DemandAnswer, ExpenseAnswer, LineAnswer, LotAnswer, Row, RowAnswer};

/// The text of one box, or the code of one choice.
pub type Answer = RwSignal<String>;

/// The three boxes of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayAnswer {
    /// Day of the month.
    pub day: Answer,
    /// Month.
    pub month: Answer,
    /// Year.
    pub year: Answer,
}

/// The rates of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateAnswer {
    /// Fine for one.
    pub fine: Answer,
    /// Feeding for one for a day.
    pub feeding: Answer,
    /// Security for one.
    pub security: Answer,
}

/// What stands beside the amounts of the tariff.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TermsAnswer {
    /// The published scale that was taken over.
    pub scale: Answer,
    /// Not given back from this capture on.
    pub not_returned_from: Answer,
    /// What becomes of them.
    pub then: Answer,
    /// Day of a reported auction.
    pub auction_day: Answer,
    /// First day of the daily charges by another report.
    pub or_from_day: Answer,
}

/// Security before release.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SecurityAnswer {
    /// Whether it is asked: [`ON`] or empty.
    pub asked: Answer,
    /// Day of the deposit.
    pub day: DayAnswer,
    /// Day of another capture.
    pub again: DayAnswer,
    /// Whether that seizure was adjudged illegal.
    pub again_illegal: Answer,
    /// The part forfeited.
    pub part: Answer,
}

/// A box that is ticked; empty where it is not.
pub const ON: &str = "on";

/// Every answer of the page.
#[derive(Debug)]
pub struct Answers {
    /// A whole case is being put in: what follows waits for all of it.
    pub held: RwSignal<bool>,
    /// Which custody this is.
    pub situation: Answer,
    /// Place.
    pub place: Answer,
    /// Part of the place where the Act's extent is in question.
    pub area: Answer,
    /// Text of the law.
    pub text: Answer,
    /// Rows of animals.
    pub rows: RwSignal<Vec<RowAnswer>>,
    /// Arrival.
    pub impounded: DayAnswer,
    /// Hour of arrival.
    pub impounded_hour: Answer,
    /// Seizure.
    pub seized: DayAnswer,
    /// Claiming.
    pub claimed: DayAnswer,
    /// Hour of claiming.
    pub claimed_hour: Answer,
    /// Notice.
    pub notice: DayAnswer,
    /// Whether the board was seen.
    pub board: Answer,
    /// Rates, one entry a kind, whether or not it is among the rows.
    rates: &'static [RateAnswer],
    /// Further lines of the board.
    pub lines: RwSignal<Vec<LineAnswer>>,
    /// What stands beside them.
    pub terms: TermsAnswer,
    /// How bands are counted.
    pub bands: Answer,
    /// What catching and feeding really cost.
    pub actual_cost: Answer,
    /// Another day asked about.
    pub ask: DayAnswer,
    /// Lines of a demand.
    pub demand: RwSignal<Vec<DemandAnswer>>,
    /// Removal orders are notified.
    pub removal: Answer,
    /// The penalty for damage reaches all cattle.
    pub trespass_all_cattle: Answer,
    /// The penalty for damage goes up to fifty rupees.
    pub trespass_fifty: Answer,
    /// Security.
    pub security: SecurityAnswer,
    /// Claimed or awarded in a suit.
    pub suit_claimed: Answer,
    /// Paid before it.
    pub suit_paid: Answer,
    /// Day of an order of compensation.
    pub order_day: DayAnswer,
    /// Whether a sale was held.
    pub sale: Answer,
    /// Why.
    pub sold_as: Answer,
    /// Day of the sale.
    pub sale_day: DayAnswer,
    /// Lots.
    pub lots: RwSignal<Vec<LotAnswer>>,
    /// Expenses.
    pub expenses: RwSignal<Vec<ExpenseAnswer>>,
    /// Deposit of the balance.
    pub deposited: DayAnswer,
    /// Choices the law leaves open.
    pub choices: RwSignal<Choices>,
}

/// A name that no row had before.
fn new_id() -> RowId {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

fn add<R: Row>(list: RwSignal<Vec<R>>, row: R) -> RowId {
    list.update(|list| list.push(row));
    row.id()
}

/// The kinds whose codes stand in a text.
#[must_use]
pub fn kinds_of(text: &str) -> Kinds {
    let mut kinds = Kinds::NONE;
    for code in text.split(' ') {
        kinds = match Kind::from_code(code) {
            Some(kind) => kinds.with(Kinds::of(&[kind])),
            None if code == EVERY_KIND => Kinds::ANY,
            None => kinds,
        };
    }
    kinds
}

/// Their codes, as [`kinds_of`] reads them.
#[must_use]
pub fn kinds_text(kinds: Kinds) -> String {
    if kinds == Kinds::ANY {
        return EVERY_KIND.to_owned();
    }
    kinds.iter().map(Kind::code).collect::<Vec<_>>().join(" ")
}

/// In place of the codes of all kinds.
pub const EVERY_KIND: &str = "any";

/// What a scale's basis says of the custody: where a source names no cattle-trespass law, none is asserted. What the
/// user said stays where the two agree.
fn custody(scale: &Scale, now: Situation) -> Situation {
    match (scale.basis, now) {
        (_, Situation::Police) => now,
        (ScaleBasis::ForestAct, _) => Situation::Forest,
        _ if scale.under_the_act() => match now {
            Situation::ByLaw | Situation::Forest => Situation::Pound,
            _ => now,
        },
        (_, Situation::ByLawUnderAct) => now,
        _ => Situation::ByLaw,
    }
}

fn answer(text: &str) -> Answer {
    RwSignal::new(text.to_owned())
}

impl DayAnswer {
    fn new() -> Self {
        Self {
            day: answer(""),
            month: answer(""),
            year: answer(""),
        }
    }

    /// What the boxes hold.
    #[must_use]
    pub fn draft(self) -> DayDraft {
        DayDraft {
            day: self.day.get(),
            month: self.month.get(),
            year: self.year.get(),
        }
    }

    /// Puts a day, or nothing, into the boxes.
    pub fn set(self, boxes: DayDraft) {
        self.day.set(boxes.day);
        self.month.set(boxes.month);
        self.year.set(boxes.year);
    }
}

impl Answers {
    /// A new case: one empty row of animals, claimed today.
    #[must_use]
    pub fn new(today: Option<Day>) -> Self {
        let rates = Kind::ALL.iter().map(|_| RateAnswer {
            fine: answer(""),
            feeding: answer(""),
            security: answer(""),
        });
        // They live as long as the page.
        let rates: &'static [RateAnswer] = Box::leak(rates.collect());
        let answers = Self {
            held: RwSignal::new(false),
            situation: answer(""),
            area: answer(""),
            place: answer(""),
            text: answer(""),
            rows: RwSignal::new(Vec::new()),
            impounded: DayAnswer::new(),
            impounded_hour: answer(""),
            seized: DayAnswer::new(),
            claimed: DayAnswer::new(),
            claimed_hour: answer(""),
            notice: DayAnswer::new(),
            board: answer(""),
            rates,
            lines: RwSignal::new(Vec::new()),
            terms: TermsAnswer {
                scale: answer(""),
                not_returned_from: answer(""),
                then: answer(""),
                auction_day: answer(""),
                or_from_day: answer(""),
            },
            bands: answer(""),
            actual_cost: answer(""),
            ask: DayAnswer::new(),
            demand: RwSignal::new(Vec::new()),
            removal: answer(""),
            trespass_all_cattle: answer(""),
            trespass_fifty: answer(""),
            security: SecurityAnswer {
                asked: answer(""),
                day: DayAnswer::new(),
                again: DayAnswer::new(),
                again_illegal: answer(""),
                part: answer(""),
            },
            suit_claimed: answer(""),
            suit_paid: answer(""),
            order_day: DayAnswer::new(),
            sale: answer(""),
            sold_as: answer(""),
            sale_day: DayAnswer::new(),
            lots: RwSignal::new(Vec::new()),
            expenses: RwSignal::new(Vec::new()),
            deposited: DayAnswer::new(),
            choices: RwSignal::new(Choices::default()),
        };
        answers.set_from(&restore::fresh(today));
        answers
    }

    /// Adds an empty row of animals; gives its name.
    #[must_use]
    pub fn add_row(&self) -> RowId {
        add(self.rows, RowAnswer::of(new_id(), &AnimalsDraft::default()))
    }

    /// Adds an empty lot; gives its name.
    #[must_use]
    pub fn add_lot(&self) -> RowId {
        add(self.lots, LotAnswer::of(new_id(), &LotDraft::default()))
    }

    /// Adds an empty expense; gives its name.
    #[must_use]
    pub fn add_expense(&self) -> RowId {
        add(
            self.expenses,
            ExpenseAnswer::of(new_id(), &ExpenseDraft::default()),
        )
    }

    /// Adds an empty line of a demand; gives its name.
    #[must_use]
    pub fn add_demand(&self) -> RowId {
        add(
            self.demand,
            DemandAnswer::of(new_id(), &DemandDraft::default()),
        )
    }

    /// Adds a line of the board for every kind; gives its name.
    #[must_use]
    pub fn add_line(&self) -> RowId {
        let line = LineDraft {
            head: Head::Fine.code().to_owned(),
            kinds: Kinds::ANY,
            ..LineDraft::default()
        };
        add(self.lines, LineAnswer::of(new_id(), &line))
    }

    /// Whether anything of the board was entered: it is not lost without a question.
    #[must_use]
    pub fn has_rates(&self) -> bool {
        let typed = |answer: Answer| answer.with(|text| !text.trim().is_empty());
        !self.lines.with(Vec::is_empty)
            || self
                .rates
                .iter()
                .any(|rate| typed(rate.fine) || typed(rate.feeding))
    }

    /// Takes the lines of the board and what stands beside them away.
    pub fn clear_lines(&self) {
        self.lines.set(Vec::new());
        self.set_terms(TermsDraft::default());
    }

    fn set_terms(&self, terms: TermsDraft) {
        self.terms.scale.set(terms.scale);
        self.terms.not_returned_from.set(terms.not_returned_from);
        self.terms.then.set(terms.then);
        self.terms.auction_day.set(terms.auction_day);
        self.terms.or_from_day.set(terms.or_from_day);
    }

    /// Puts the lines of a published scale into the form in place of every rate, and the custody that its basis means.
    pub fn take_over(&self, scale: &Scale) {
        for rate in self.rates {
            rate.fine.set(String::new());
            rate.feeding.set(String::new());
        }
        let lines = scale.charges();
        let lines = lines.iter().map(|charge| {
            let id = new_id();
            LineAnswer::of(id, &LineDraft::of(id, charge))
        });
        self.lines.set(lines.collect());
        self.set_terms(TermsDraft::of(&scale.terms()));
        self.board.set(SEEN.to_owned());
        let now = Situation::from_code(&self.situation.get_untracked());
        let means = custody(scale, now.unwrap_or(Situation::Pound));
        self.situation.set(means.code().to_owned());
    }

    /// The rates of a kind.
    #[must_use]
    pub fn rate(&self, kind: Kind) -> Option<RateAnswer> {
        self.rates.get(kind as usize).copied()
    }

    /// Everything as typed.
    #[must_use]
    pub fn draft(&self) -> Draft {
        let rows = self.rows.get();
        let (mut rates, mut securities) = (Vec::new(), Vec::new());
        for (kind, rate) in Kind::ALL.iter().zip(self.rates) {
            let code = kind.code();
            if !rows.iter().any(|row| row.kind.get() == code) {
                continue;
            }
            rates.push(RateDraft {
                kind: code.into(),
                fine: rate.fine.get(),
                feeding: rate.feeding.get(),
            });
            securities.push(SecurityRateDraft {
                kind: code.into(),
                amount: rate.security.get(),
            });
        }
        let on = |answer: Answer| answer.with(|answer| answer == ON);
        Draft {
            situation: self.situation.get(),
            place: self.place.get(),
            area: self.area.get(),
            text: self.text.get(),
            rates,
            animals: rows.iter().map(|row| row.draft()).collect(),
            impounded: self.impounded.draft(),
            impounded_hour: self.impounded_hour.get(),
            seized: self.seized.draft(),
            claimed: self.claimed.draft(),
            claimed_hour: self.claimed_hour.get(),
            notice: self.notice.draft(),
            board: self.board.get(),
            sale: self.sale.get(),
            sold_as: self.sold_as.get(),
            sale_day: self.sale_day.draft(),
            lots: self.lots.get().iter().map(|lot| lot.draft()).collect(),
            expenses: self
                .expenses
                .get()
                .iter()
                .map(|expense| expense.draft())
                .collect(),
            deposited: self.deposited.draft(),
            lines: self.lines.get().iter().map(|line| line.draft()).collect(),
            terms: TermsDraft {
                scale: self.terms.scale.get(),
                not_returned_from: self.terms.not_returned_from.get(),
                then: self.terms.then.get(),
                auction_day: self.terms.auction_day.get(),
                or_from_day: self.terms.or_from_day.get(),
            },
            actual_cost: self.actual_cost.get(),
            ask: self.ask.draft(),
            demand: self.demand.get().iter().map(|one| one.draft()).collect(),
            notified: Notified {
                security: on(self.security.asked),
                removal: on(self.removal),
                trespass_all_cattle: on(self.trespass_all_cattle),
                trespass_fifty: on(self.trespass_fifty),
            },
            security: SecurityDraft {
                rates: securities,
                day: self.security.day.draft(),
                again: self.security.again.draft(),
                again_illegal: on(self.security.again_illegal),
                part: self.security.part.get(),
            },
            suit: SuitDraft {
                claimed: self.suit_claimed.get(),
                paid: self.suit_paid.get(),
            },
            order_day: self.order_day.draft(),
            choices: Choices {
                bands: Bands::from_code(&self.bands.get()),
                ..self.choices.get()
            },
        }
    }
}
