//! An account as plain text, for a person who follows a figure by hand: what follows, each step with the numbers that
//! went in and the row of law behind it, the rows with their sources, and what was assumed or left out.

use std::fmt::Write as _;

use super::english;
use super::parts::Parts;
use super::said::Rows;
use crate::account::Account;
use crate::law::row::Row;
use crate::reasons::{Figure, Input, Source};

/// The account. Steps are counted from 1, each made only from earlier ones.
#[must_use]
pub fn text(account: &Account) -> String {
    let mut page = Page(String::new());
    page.law(account);
    page.figures(account);
    page.problems(account);
    let rows = page.steps(account);
    page.rows(&rows);
    page.shares(account);
    page.rest(account);
    page.0
}

struct Page(String);

impl Page {
    fn line(&mut self, depth: usize, text: &str) {
        let _ = writeln!(
            self.0,
            "{:indent$}{text}",
            "",
            indent = depth.saturating_mul(2)
        );
    }

    fn heading(&mut self, text: &str) {
        self.0.push('\n');
        self.line(0, &text.to_uppercase());
    }

    fn law(&mut self, account: &Account) {
        let words = english();
        if let Some(text) = account.text {
            let place = words.of("place.", text.place.code());
            self.line(0, &format!("{place}: {}", words.text_name(text)));
        }
    }

    /// What is to be brought, and the other results that no later step takes up; each with the number of its step.
    fn figures(&mut self, account: &Account) {
        let words = english();
        self.heading(words.get("result.title"));
        if let Ok(claim) = &account.claim {
            let (amount, step) = (claim.to_bring.shown.shown(), claim.to_bring.step.place());
            let figure = words.of("figure.", Figure::ToBring.code());
            self.line(1, &format!("{figure}: {amount} ({})", number(step)));
        }
        for (day, amount) in &account.asked {
            if let Ok(amount) = amount {
                let (day, step) = (words.day(*day), number(amount.step.place()));
                let amount = amount.shown.shown();
                self.line(1, &format!("{day}: {amount} ({step})"));
            }
        }
        let reasons = &account.reasons;
        let used: Vec<usize> = reasons
            .all()
            .iter()
            .flat_map(|step| reasons.inputs(step))
            .filter_map(|input| match input.source {
                Source::Step(earlier) => Some(earlier.place()),
                _ => None,
            })
            .collect();
        for (at, step) in reasons.all().iter().enumerate() {
            // Said above, or where the money goes.
            let said = [
                Figure::ToBring,
                Figure::Due,
                Figure::DueOn,
                Figure::Outside,
                Figure::Share,
            ];
            // The last safe day is made use of in the next one, and is what the owner must know.
            let of_use = step.figure == Figure::LastSafeDay || !used.contains(&at);
            if of_use && !said.contains(&step.figure) {
                let figure = words.of("figure.", step.figure.code());
                let result = words.quantity(step.result);
                self.line(1, &format!("{figure}: {result} ({})", number(at)));
            }
        }
    }

    fn problems(&mut self, account: &Account) {
        let parts = Parts::of(account, &mut Rows::default());
        for (name, problems) in parts.problems() {
            self.line(1, &format!("{name}: no figure"));
            for problem in problems {
                let field = if problem.name.is_empty() {
                    &problem.field
                } else {
                    &problem.name
                };
                self.line(2, &format!("{field}: {}", problem.message));
            }
        }
    }

    /// The steps; gives the rows they rest on, each once.
    fn steps(&mut self, account: &Account) -> Vec<&'static Row> {
        let reasons = &account.reasons;
        let mut rows: Vec<&'static Row> = Vec::new();
        let mut note = |row: &'static Row| {
            if !rows.iter().any(|known| known.id == row.id) {
                rows.push(row);
            }
            english().cited(row).section
        };
        self.heading(english().get("worked.title"));
        for (at, step) in reasons.all().iter().enumerate() {
            let inputs = reasons.inputs(step);
            let figure = english().of("figure.", step.figure.code());
            let said = english().quantity(step.result);
            self.line(1, &format!("{}. {figure}: {said}", number(at)));
            if !inputs.is_empty() {
                self.line(3, &english().how(step, inputs));
            }
            for input in inputs {
                let line = input_line(*input, &mut note);
                self.line(3, &line);
            }
            if let Some(row) = step.rule {
                let cited = note(row);
                self.line(3, &format!("{cited} [{}]", row.id));
            }
        }
        rows
    }

    fn rows(&mut self, rows: &[&'static Row]) {
        self.heading(english().get("worked.law"));
        for row in rows {
            let cited = english().cited(row);
            self.line(1, &format!("[{}] {}", row.id, english().about(row)));
            self.line(3, &format!("{}; {}", cited.section, cited.standing));
            for more in [&cited.amended, &cited.source] {
                if !more.is_empty() {
                    self.line(3, more);
                }
            }
        }
    }

    fn shares(&mut self, account: &Account) {
        if account.distributions.is_empty() {
            return;
        }
        self.heading(english().get("shares.title"));
        for distribution in &account.distributions {
            let outcome = english().of("outcome.", distribution.outcome.code());
            let came_in = distribution.came_in.shown();
            self.line(1, &format!("{outcome}: {came_in}"));
            for share in &distribution.shares {
                let figure = english().of("figure.", share.figure.code());
                let who = english().of("recipient.", share.recipient.code());
                let amount = share.amount.shown.shown();
                let step = number(share.amount.step.place());
                self.line(2, &format!("{figure}: {amount} ({step}) → {who}"));
            }
        }
    }

    fn rest(&mut self, account: &Account) {
        let words = english();
        if !account.assumed.is_empty() {
            self.heading(words.get("assumed.title"));
        }
        for assumed in &account.assumed {
            let code = assumed.choice.code();
            let way = |way: &str| words.get(&["choice.", code, ".", way].concat()).to_owned();
            let figure = words.of("figure.", assumed.figure.code());
            self.line(1, words.of("choice.", code));
            let value = words.quantity(assumed.value);
            self.line(2, &format!("{}: {figure} {value}", way(assumed.taken)));
            for (other, value) in &assumed.others {
                let value = words.quantity(*value);
                self.line(2, &format!("({}: {value})", way(other)));
            }
        }
        if !account.notices.is_empty() {
            self.heading(words.get("leaves.notices"));
        }
        for notice in &account.notices {
            self.line(1, words.of("notice.", notice.code()));
        }
        self.heading(words.get("leaves.title"));
        for left_out in &account.left_out {
            self.line(1, words.of("left-out.", left_out.code()));
        }
    }
}

/// The number of a step as a person counts.
fn number(place: usize) -> usize {
    place.saturating_add(1)
}

fn input_line(input: Input, note: &mut impl FnMut(&'static Row) -> String) -> String {
    let words = english();
    let said = words.quantity(input.quantity);
    match input.source {
        Source::Entry(field) => {
            format!(
                "{said}: {}; {}",
                words.field(field),
                words.get("step.entered")
            )
        }
        Source::Law(row) => {
            let about = words.about(row);
            format!("{said}: {about}; {} [{}]", note(row), row.id)
        }
        Source::Step(earlier) => format!("{said}: ({})", number(earlier.place())),
        Source::Asked => said,
    }
}
