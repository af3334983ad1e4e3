//! Putting a whole draft into the answers: one that was kept, one that came in a link, or a new case.

use leptos::prelude::*;

use super::rows::{DemandAnswer, ExpenseAnswer, LineAnswer, LotAnswer, RowAnswer};
use super::{Answers, ON, new_id};
use crate::animal::Kind;
use crate::app::keep::plain;
use crate::case::{Bands, Choices, Situation};
use crate::day::Day;
use crate::draft::{AnimalsDraft, DayDraft, Draft, LotDraft, NOT_HELD, RowId};

/// A new case: one empty row of animals, claimed today.
#[must_use]
pub fn fresh(today: Option<Day>) -> Draft {
    Draft {
        situation: Situation::Pound.code().to_owned(),
        animals: vec![AnimalsDraft::default()],
        claimed: today.map(DayDraft::of).unwrap_or_default(),
        sale: NOT_HELD.to_owned(),
        ..Draft::default()
    }
}

impl Answers {
    /// Puts a draft in place of everything that stands here, letter for letter. Rows get new names, so that no element
    /// of the page takes one for a row that was there before; the lots go with them.
    pub fn set_from(&self, draft: &Draft) {
        // Nothing is reckoned of a case that is half the old one and half the new. (The library's own `batch` is no way
        // to do this: an effect that stands behind a memo may miss its run, and an old figure would stay.)
        self.held.set(true);
        self.set_rows(draft);
        self.set_texts(draft);
        self.held.set(false);
    }

    /// Whether anything was typed or chosen since the case was new.
    #[must_use]
    pub fn begun(&self) -> bool {
        let mut draft = untrack(|| self.draft());
        // The day of claiming goes with the calendar.
        draft.claimed = DayDraft::default();
        plain(draft) != plain(fresh(None))
    }

    fn set_rows(&self, draft: &Draft) {
        let rows: Vec<RowAnswer> = renamed(&draft.animals, RowAnswer::of);
        let row_of = |lot: &LotDraft| {
            let names = draft.animals.iter().zip(&rows);
            let mut found = names.filter(|(row, _)| row.id.to_string() == lot.row);
            found.next().map(|(_, row)| row.id.to_string())
        };
        let mut lots = draft.lots.clone();
        for lot in &mut lots {
            lot.row = row_of(lot).unwrap_or_default();
        }
        self.rows.set(rows);
        self.lots.set(renamed(&lots, LotAnswer::of));
        self.lines.set(renamed(&draft.lines, LineAnswer::of));
        self.demand.set(renamed(&draft.demand, DemandAnswer::of));
        self.expenses
            .set(renamed(&draft.expenses, ExpenseAnswer::of));
        for (kind, answer) in Kind::ALL.iter().zip(self.rates) {
            let code = kind.code();
            let rate = draft.rates.iter().find(|rate| rate.kind == code);
            let rate = rate.cloned().unwrap_or_default();
            answer.fine.set(rate.fine);
            answer.feeding.set(rate.feeding);
            let mut securities = draft.security.rates.iter();
            let security = securities.find(|rate| rate.kind == code);
            let security = security.cloned().unwrap_or_default();
            answer.security.set(security.amount);
        }
    }

    fn set_texts(&self, draft: &Draft) {
        let (security, suit) = (&draft.security, &draft.suit);
        let bands = draft.choices.bands.map_or("", Bands::code).to_owned();
        for (answer, text) in [
            (self.situation, &draft.situation),
            (self.place, &draft.place),
            (self.area, &draft.area),
            (self.text, &draft.text),
            (self.impounded_hour, &draft.impounded_hour),
            (self.claimed_hour, &draft.claimed_hour),
            (self.board, &draft.board),
            (self.bands, &bands),
            (self.actual_cost, &draft.actual_cost),
            (self.security.part, &security.part),
            (self.suit_claimed, &suit.claimed),
            (self.suit_paid, &suit.paid),
            (self.sale, &draft.sale),
            (self.sold_as, &draft.sold_as),
        ] {
            answer.set(text.clone());
        }
        for (answer, day) in [
            (self.impounded, &draft.impounded),
            (self.seized, &draft.seized),
            (self.claimed, &draft.claimed),
            (self.notice, &draft.notice),
            (self.ask, &draft.ask),
            (self.security.day, &security.day),
            (self.security.again, &security.again),
            (self.order_day, &draft.order_day),
            (self.sale_day, &draft.sale_day),
            (self.deposited, &draft.deposited),
        ] {
            answer.set(day.clone());
        }
        for (answer, on) in [
            (self.security.asked, draft.notified.security),
            (self.removal, draft.notified.removal),
            (self.trespass_all_cattle, draft.notified.trespass_all_cattle),
            (self.trespass_fifty, draft.notified.trespass_fifty),
            (self.security.again_illegal, security.again_illegal),
        ] {
            answer.set(if on { ON } else { "" }.to_owned());
        }
        self.set_terms(draft.terms.clone());
        self.choices.set(Choices {
            bands: None,
            ..draft.choices
        });
    }
}

/// The rows' answers under new names.
fn renamed<D, A>(rows: &[D], answer: fn(RowId, &D) -> A) -> Vec<A> {
    rows.iter().map(|row| answer(new_id(), row)).collect()
}

#[cfg(test)]
#[allow(clippy::indexing_slicing, reason = "a test stops where it fails")]
mod tests {
    use super::*;
    use crate::animal::Kinds;
    use crate::case::Notified;
    use crate::day::DayRule;
    use crate::draft::{LineDraft, RateDraft, SEEN, SecurityDraft, SecurityRateDraft, TermsDraft};

    fn row(id: RowId, kind: &str) -> AnimalsDraft {
        AnimalsDraft {
            id,
            kind: kind.into(),
            heads: "2 ".into(),
            capture: "2".into(),
            ..AnimalsDraft::default()
        }
    }

    fn typed() -> Draft {
        Draft {
            place: "punjab".into(),
            animals: vec![row(7, "cow"), row(9, "calf")],
            board: SEEN.into(),
            rates: vec![RateDraft {
                kind: "cow".into(),
                fine: "₹1,500/-".into(),
                feeding: "१००".into(),
            }],
            lines: vec![LineDraft {
                id: 3,
                kinds: Kinds::ANY,
                ..LineDraft::default()
            }],
            terms: TermsDraft {
                then: "kept".into(),
                ..TermsDraft::default()
            },
            notified: Notified {
                security: true,
                ..Notified::default()
            },
            security: SecurityDraft {
                rates: vec![SecurityRateDraft {
                    kind: "calf".into(),
                    amount: "50".into(),
                }],
                again_illegal: true,
                ..SecurityDraft::default()
            },
            lots: vec![LotDraft {
                id: 4,
                row: "9".into(),
                heads: "1".into(),
                price: "900".into(),
            }],
            choices: Choices {
                feeding_days: Some(DayRule::Nights),
                bands: Some(Bands::Marginal),
                ..Choices::default()
            },
            ..fresh(Some(Day::on(2026, 11, 30)))
        }
    }

    #[test]
    fn a_draft_comes_back_as_it_was_typed_with_rows_under_new_names() {
        let owner = Owner::new();
        owner.with(|| {
            let answers = Answers::new(None);
            assert!(!answers.begun());
            answers.set_from(&typed());
            assert!(answers.begun());
            let mut back = untrack(|| answers.draft());
            let ids: Vec<RowId> = back.animals.iter().map(|row| row.id).collect();
            assert!(ids[0] != ids[1]);
            assert_eq!(back.lots[0].row, ids[1].to_string());
            // The names apart, and a box of each kind of the rows, whether typed or not.
            for (row, id) in back.animals.iter_mut().zip([7, 9]) {
                row.id = id;
            }
            (back.lots[0].id, back.lots[0].row) = (4, "9".into());
            back.lines[0].id = 3;
            back.rates.retain(|rate| !rate.fine.is_empty());
            back.security.rates.retain(|rate| !rate.amount.is_empty());
            assert_eq!(back, typed());
            // And a new case leaves nothing of it behind.
            answers.set_from(&fresh(None));
            assert!(!answers.begun());
            answers.set_from(&Draft {
                animals: vec![row(1, "cow")],
                ..Draft::default()
            });
            let rates = untrack(|| answers.draft()).rates;
            assert_eq!(rates[0].fine, "", "rates of the case before");
        });
    }
}
