//! An account as plain text, for a person who follows a figure by hand: what follows, each step with the numbers that
//! went in and the row of law behind it, where the money goes, what a court may do, what was assumed or left out, and the
//! rows with their sources.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::parts::{Parts, must};
use super::said::Rows;
use super::{answer, english};
use crate::account::{Account, Amount, Choice, Chosen, Deadlines, Held, Penalty, Surplus, Windows};
use crate::law::row::{Prison, Recipient, Row, Value};
use crate::money::Rupees;
use crate::problem::Field;
use crate::reasons::{Figure, Input, Operation, Quantity, Reasons, Source, Step, StepId};
use crate::text::say::amount_in_full;

/// The account. Steps are counted from 1, each made only from earlier ones.
#[must_use]
pub fn text(account: &Account) -> String {
    let mut page = Page {
        text: String::new(),
        names: names(account),
        rows: Vec::new(),
    };
    page.law(account);
    page.figures(account);
    page.steps(account);
    page.shares(account);
    page.penalties(account);
    page.rest(account);
    page.cited();
    page.text
}

struct Page {
    text: String,
    /// What the figure's own name does not tell of a step.
    names: BTreeMap<usize, String>,
    /// The rows of law the account rests on, each once.
    rows: Vec<&'static Row>,
}

/// The names of steps whose figure alone does not tell which they are: the sum of another day, a day on another reading
/// of the law, and a share.
fn names(account: &Account) -> BTreeMap<usize, String> {
    let words = english();
    let mut names = BTreeMap::new();
    for (at, step) in account.reasons.all().iter().enumerate() {
        let day = (step.figure == Figure::DueOn).then(|| until(&account.reasons, step));
        if let Some(day) = day.flatten() {
            names.insert(at, words.fill("home.on-day", &[("day", &day)]));
        }
    }
    for (day, amount) in &account.asked {
        if let Ok(amount) = amount {
            let name = words.fill("home.on-day", &[("day", &words.day(*day))]);
            names.insert(amount.step.place(), name);
        }
    }
    if let Ok(deadlines) = &account.deadlines {
        for (key, windows) in other_readings(deadlines) {
            let sale = windows.sale.as_ref().ok().copied().flatten();
            let sale = sale.map(|sale| [sale.notice, sale.last_claim, sale.earliest]);
            let days = [windows.last_safe, windows.report_from].into_iter();
            for day in days.chain(sale.into_iter().flatten()) {
                if let Some(step) = account.reasons.get(day.step) {
                    let what = words.of("figure.", step.figure.code());
                    names.insert(day.step.place(), words.fill(key, &[("what", what)]));
                }
            }
        }
    }
    if let Ok(Surplus::Known {
        other: Some(Held {
            last_day: Some(day),
            ..
        }),
        ..
    }) = &account.surplus
    {
        let what = words.of("figure.", Figure::SurplusLastDay.code());
        let name = words.fill("reading.other", &[("what", what)]);
        names.insert(day.step.place(), name);
    }
    let shares = account.distributions.iter();
    for share in shares.flat_map(|one| &one.shares) {
        let name = share_of(share.figure, share.recipient);
        names.insert(share.amount.step.place(), name);
    }
    names
}

/// The moment until which the days of a sum were counted.
fn until(reasons: &Reasons, step: &Step) -> Option<String> {
    let inputs = reasons.inputs(step);
    if let (Operation::DaysCounted(_), Some(until)) = (step.operation, inputs.get(1)) {
        return Some(english().quantity(until.quantity));
    }
    inputs.iter().find_map(|input| match input.source {
        Source::Step(earlier) => until(reasons, reasons.get(earlier)?),
        _ => None,
    })
}

fn other_readings(deadlines: &Deadlines) -> impl Iterator<Item = (&'static str, &Windows)> {
    let readings = [
        ("reading.other", &deadlines.other),
        ("reading.lawful-notice", &deadlines.lawful_notice),
        (
            "reading.lawful-notice-other",
            &deadlines.lawful_notice_other,
        ),
    ];
    readings
        .into_iter()
        .filter_map(|(key, windows)| Some((key, windows.as_ref()?)))
}

fn share_of(figure: Figure, recipient: Recipient) -> String {
    let places = [
        ("figure", english().of("figure.", figure.code())),
        ("recipient", who(recipient)),
    ];
    english().fill("shares.line", &places)
}

fn who(recipient: Recipient) -> &'static str {
    english().of("recipient.", recipient.code())
}

impl Page {
    fn line(&mut self, depth: usize, text: &str) {
        let _ = writeln!(
            self.text,
            "{:indent$}{text}",
            "",
            indent = depth.saturating_mul(2)
        );
    }

    /// A line of a name and what stands for it.
    fn term(&mut self, depth: usize, name: &str, value: &str) {
        self.line(depth, &format!("{name}: {value}"));
    }

    fn heading(&mut self, key: &str) {
        self.text.push('\n');
        self.line(0, &english().get(key).to_uppercase());
    }

    /// A row of law with its standing, noted for the list at the end.
    fn cite(&mut self, row: &'static Row) -> String {
        if !self.rows.iter().any(|known| known.id == row.id) {
            self.rows.push(row);
        }
        let cited = english().cited(row);
        format!("{}; {} [{}]", cited.section, cited.standing, row.id)
    }

    /// What a step is called.
    fn name(&self, at: usize, step: &Step) -> String {
        let own = english().of("figure.", step.figure.code());
        self.names
            .get(&at)
            .cloned()
            .unwrap_or_else(|| own.to_owned())
    }

    fn law(&mut self, account: &Account) {
        let words = english();
        if let Some(text) = account.text {
            let place = words.of("place.", text.place.code());
            self.term(0, place, &words.text_name(text));
        }
    }

    /// Every result, by the part of the account it belongs to, each with the number of its step.
    fn figures(&mut self, account: &Account) {
        self.heading("result.title");
        self.problems(account);
        self.take_home(account);
        self.rights(account);
        self.when(account);
        self.dispute(account);
        self.planned(account);
        self.sold(account);
        self.beside(account);
    }

    /// A result by the name of its step.
    fn result(&mut self, account: &Account, id: StepId) {
        if let Some(step) = account.reasons.get(id) {
            let name = self.name(id.place(), step);
            let result = english().quantity(step.result);
            self.line(2, &format!("{name}: {result} ({})", number(id.place())));
        }
    }

    /// The same by another name.
    fn named(&mut self, key: &str, amount: Amount) {
        let (name, step) = (english().get(key), number(amount.step.place()));
        let amount = amount.shown.shown();
        self.line(2, &format!("{name}: {amount} ({step})"));
    }

    fn part(&mut self, key: &str) {
        self.line(1, english().get(key));
    }

    fn take_home(&mut self, account: &Account) {
        let words = english();
        self.part("home.title");
        if let Ok(claim) = &account.claim {
            let (day, amount) = (words.moment(claim.at), claim.to_bring.shown.shown());
            let name = words.fill("home.on-day", &[("day", &day)]);
            let step = number(claim.to_bring.step.place());
            self.line(2, &format!("{name}: {amount} ({step})"));
            if !account.feeding_not_stated() {
                self.result(account, claim.days.step);
            }
            // What a by-law's source does not mention is no nought.
            let heads = [
                account.fines.as_ref().ok().copied(),
                account.feeding.as_ref().ok().copied(),
                claim.printed_fines,
            ];
            for amount in heads.into_iter().flatten() {
                self.result(account, amount.step);
            }
            if !claim.outside.exact.is_zero() {
                for amount in [claim.due, claim.outside, claim.to_pay] {
                    self.result(account, amount.step);
                }
            }
            if let Some(security) = claim.security {
                self.result(account, security.step);
            }
        } else {
            for amount in [&account.fines, &account.feeding].into_iter().flatten() {
                self.result(account, amount.step);
            }
        }
        for amount in std::iter::once(&account.each_further_day)
            .chain(account.asked.iter().map(|(_, amount)| amount))
            .flatten()
        {
            self.result(account, amount.step);
        }
        if let Some(most) = account.permitted_fines {
            self.result(account, most.step);
        }
    }

    fn rights(&mut self, account: &Account) {
        let mut rights = answer::rights(account).peekable();
        if rights.peek().is_some() {
            self.part("rights.title");
        }
        for (right, row) in rights {
            self.line(2, right.words);
            let cited = self.cite(row);
            self.line(3, &cited);
        }
    }

    /// The windows in every reading, the shorter ones of young and weak animals, and a refusal.
    fn when(&mut self, account: &Account) {
        self.part("timeline.title");
        // What comes first stands first.
        if let Ok(Some(speedy)) = &account.speedy {
            for row in &speedy.rows {
                let name = english().field(Field::Heads(*row));
                self.term(2, english().get("speedy.title"), &name);
            }
            for moment in [speedy.from, speedy.report_by, speedy.latest] {
                self.result(account, moment.step);
            }
            if speedy.in_doubt {
                self.line(2, english().get("speedy.doubt"));
            }
        }
        if let Ok(deadlines) = &account.deadlines {
            if deadlines.if_not_shorter {
                self.line(2, english().get("home.if-not-shorter"));
            }
            let others = other_readings(deadlines).map(|(_, windows)| windows);
            for windows in std::iter::once(&deadlines.first).chain(others) {
                let sale = windows.sale.as_ref().ok().copied().flatten();
                let sale = sale.map(|sale| [sale.notice, sale.last_claim, sale.earliest]);
                let days = [windows.last_safe, windows.report_from].into_iter();
                for day in days.chain(sale.into_iter().flatten()) {
                    self.result(account, day.step);
                }
            }
        }
        if let Ok(Some(day)) = &account.after_refusal {
            self.result(account, day.step);
        }
    }

    fn dispute(&mut self, account: &Account) {
        self.part("dispute.title");
        if let Ok(complaint) = &account.complaint {
            let days = [Some(complaint.last_day), complaint.if_seized_on_arrival];
            for day in days.into_iter().flatten() {
                self.result(account, day.step);
            }
            self.term(2, english().get("dispute.to"), who(complaint.to));
            let notes = [
                (complaint.sunday && complaint.next_open, "dispute.sunday"),
                (
                    complaint.sunday_on_arrival && complaint.next_open,
                    "dispute.sunday-arrival",
                ),
                (
                    (complaint.sunday || complaint.sunday_on_arrival) && !complaint.next_open,
                    "dispute.sunday-not-found",
                ),
                (complaint.open == Some(true), "dispute.open"),
                (complaint.over, "dispute.shut"),
                (complaint.sale_may_come_first, "dispute.sale-first"),
            ];
            for (_, key) in notes.into_iter().filter(|(is, _)| *is) {
                self.line(2, english().get(key));
            }
        }
        if let Ok(dispute) = &account.dispute {
            self.result(account, dispute.deposit.step);
            if dispute.to_bring.step != dispute.deposit.step {
                self.result(account, dispute.to_bring.step);
            }
            if let Some(most) = dispute.compensation_most {
                self.result(account, most.step);
            }
            if let Some(most) = dispute.returned_most {
                self.result(account, most.step);
            }
        }
    }

    /// A sale at the owner's own prices, after a refusal and unclaimed.
    fn planned(&mut self, account: &Account) {
        if let Ok(Some(plan)) = &account.plan {
            self.part("sold.plan-title");
            self.chosen(account, &plan.chosen);
            for amount in [plan.balance, plan.not_recovered] {
                self.result(account, amount.step);
            }
            if let Some(other) = &plan.other {
                let choices = account.assumed.iter();
                let mut choice = choices.filter(|one| one.choice == Choice::HowMany);
                let way = choice.next().and_then(|one| one.others.first());
                let way = way.map_or("", |(code, _)| *code);
                self.part(&["choice.how-many.", way].concat());
                self.chosen(account, other);
            }
            if !plan.exact {
                self.line(2, english().get("sold.plan-near"));
            }
        }
        if let Ok(Some(wait)) = &account.wait {
            self.part("wait.title");
            self.result(account, wait.value.step);
            self.named("wait.to-bring", wait.to_bring);
            self.result(account, wait.left_by_claiming.step);
            self.result(account, wait.sale_day.step);
            self.named("wait.deductions", wait.deductions);
            self.result(account, wait.left_by_waiting.step);
        }
    }

    fn chosen(&mut self, account: &Account, chosen: &Chosen) {
        for (row, count) in &chosen.which {
            let name = english().field(Field::Heads(*row));
            self.term(2, &name, &count.to_string());
        }
        for step in [chosen.number_step, chosen.value_step, chosen.expenses_step] {
            self.result(account, step);
        }
    }

    /// The account of a sale that was held, in the letters of s. 16, and the hold on a balance.
    fn sold(&mut self, account: &Account) {
        let words = english();
        if let Ok(Some(sale)) = &account.sale {
            self.part("sold.held-title");
            let sold_as = words.of("sold-as.", sale.sold_as.code());
            self.term(2, &words.field(Field::SoldAs), sold_as);
            let steps = [
                sale.seized.step,
                sale.days.step,
                sale.fines.step,
                sale.feeding.step,
                sale.sold.step,
                sale.proceeds.step,
                sale.expenses.step,
                sale.deductions.step,
                sale.balance.step,
                sale.not_recovered.step,
            ];
            for step in steps {
                self.result(account, step);
            }
        }
        match &account.surplus {
            Ok(Surplus::NotKnown(row)) => {
                self.part("balance.title");
                self.line(2, words.get("balance.not-known"));
                let cited = self.cite(row);
                self.line(2, &cited);
            }
            Ok(Surplus::Known { first, other, .. }) => {
                self.held(account, words.get("balance.title"), first);
                if let Some(other) = other {
                    let what = [("what", words.get("balance.title"))];
                    self.held(account, &words.fill("reading.other", &what), other);
                }
            }
            _ => {}
        }
    }

    fn held(&mut self, account: &Account, title: &str, held: &Held) {
        let words = english();
        self.line(1, title);
        if let Some(day) = held.last_day {
            self.result(account, day.step);
        }
        let months = held.months.to_string();
        let months = words.fill("balance.months-value", &[("n", &months)]);
        let lines = [
            ("balance.holder", who(held.holder)),
            ("balance.months", &months),
            ("balance.must", must(held.must).words),
            ("balance.after", who(held.after)),
        ];
        for (key, value) in lines {
            self.term(2, words.get(key), value);
        }
        let cited = self.cite(held.rule);
        self.line(2, &cited);
    }

    /// What becomes of the security, the demand, and what a court has before it.
    fn beside(&mut self, account: &Account) {
        let words = english();
        if let Ok(Some(security)) = &account.security {
            self.part("security.title");
            self.result(account, security.amount.step);
            let days = [security.last_day, Some(security.refund_from)];
            let amounts = [security.forfeited, security.refunded];
            let days = days.into_iter().flatten().map(|day| day.step);
            let amounts = amounts.into_iter().flatten().map(|amount| amount.step);
            for step in days.chain(amounts) {
                self.result(account, step);
            }
            if security.in_doubt {
                self.line(2, words.get("security.doubt"));
            }
        }
        for checked in account.checked.iter().flatten() {
            self.part("demand.title");
            let head = checked.head.map(|head| ["head.", head.code()].concat());
            let head = words
                .get(head.as_deref().unwrap_or("demand.whole"))
                .to_owned();
            self.term(2, &head, &checked.asked.shown());
            if let Some(reckoned) = checked.reckoned {
                self.named("demand.reckoned", reckoned);
            }
            let verdict = ["verdict.", checked.verdict.code()].concat();
            let difference = checked.difference.shown();
            self.line(2, &words.fill(&verdict, &[("amount", &difference)]));
        }
        let suit = account.suit.as_ref().ok().copied().flatten();
        let held = account.not_paid_before.as_ref().ok().copied().flatten();
        let suit = suit.map(|left| left.step);
        for step in suit.into_iter().chain(held.map(|day| day.step)) {
            self.part("court.title");
            self.result(account, step);
        }
    }

    fn problems(&mut self, account: &Account) {
        let parts = Parts::of(account, &mut Rows::default());
        for (name, problems) in parts.problems() {
            self.line(1, &format!("{}: no figure", english().get(title(name))));
            for problem in problems {
                let field = if problem.name.is_empty() {
                    &problem.field
                } else {
                    &problem.name
                };
                self.term(2, field, &problem.message);
            }
        }
    }

    fn steps(&mut self, account: &Account) {
        let reasons = &account.reasons;
        self.heading("worked.title");
        for (at, step) in reasons.all().iter().enumerate() {
            let inputs = reasons.inputs(step);
            let said = english().quantity(step.result);
            let name = self.name(at, step);
            self.line(1, &format!("{}. {name}: {said}", number(at)));
            if !inputs.is_empty() {
                let how = english().how(step, inputs);
                let less = step.operation == Operation::Less;
                let none = less && step.result == Quantity::Rupees(Rupees::ZERO);
                let below = if none { ", never below nothing" } else { "" };
                self.line(3, &format!("{how}{below}"));
            }
            for input in inputs {
                let line = self.input(*input);
                self.line(3, &line);
            }
            let given = |row: &Row| {
                let mut laws = inputs.iter().map(|input| input.source);
                laws.any(|source| matches!(source, Source::Law(one) if one.id == row.id))
            };
            // An input that the same row gives has said it already.
            if let Some(row) = step.rule.filter(|row| !given(row)) {
                let cited = self.cite(row);
                self.line(3, &cited);
            }
        }
    }

    fn input(&mut self, input: Input) -> String {
        let words = english();
        let said = words.quantity(input.quantity);
        match input.source {
            Source::Entry(field) => {
                let entered = words.get("step.entered");
                format!("{said}: {}; {entered}", words.field(field))
            }
            Source::Law(row) => {
                format!("{said}: {}; {}", words.about(row), self.cite(row))
            }
            Source::Step(earlier) => format!("{said}: ({})", number(earlier.place())),
            Source::Asked => format!("{said}: taken here, not entered"),
        }
    }

    fn shares(&mut self, account: &Account) {
        if account.distributions.is_empty() {
            return;
        }
        let words = english();
        self.heading("shares.title");
        for distribution in &account.distributions {
            let outcome = words.of("outcome.", distribution.outcome.code());
            self.term(1, outcome, &distribution.came_in.shown());
            for share in &distribution.shares {
                let other = share.other.map(|other| share_of(share.figure, other));
                let other = other.map(|what| words.fill("reading.other", &[("what", &what)]));
                let name = share_of(share.figure, share.recipient);
                for name in [Some(name), other].into_iter().flatten() {
                    let amount = share.amount.shown.shown();
                    let step = number(share.amount.step.place());
                    self.line(2, &format!("{name}: {amount} ({step})"));
                }
            }
        }
    }

    /// What a court may do beside it: never part of what is due at the pound.
    fn penalties(&mut self, account: &Account) {
        if account.penalties.is_empty() {
            return;
        }
        let words = english();
        self.heading("court.title");
        self.line(1, words.get("court.lead"));
        for penalty in &account.penalties {
            self.line(1, words.about(penalty.rule));
            for said in penalty_said(penalty) {
                self.line(2, &said);
            }
            let cited = self.cite(penalty.rule);
            self.line(2, &cited);
        }
    }

    fn rest(&mut self, account: &Account) {
        let words = english();
        if !account.assumed.is_empty() {
            self.heading("assumed.title");
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
            self.heading("leaves.notices");
        }
        for notice in &account.notices {
            self.line(1, words.of("notice.", notice.code()));
        }
        self.heading("leaves.title");
        for left_out in &account.left_out {
            self.line(1, words.of("left-out.", left_out.code()));
        }
    }

    /// The rows of law that were cited, each with its source.
    fn cited(&mut self) {
        self.heading("worked.law");
        for row in std::mem::take(&mut self.rows) {
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
}

/// What a part that does not stand is called.
fn title(part: &'static str) -> &'static str {
    match part {
        "claim" => "figure.to-bring",
        "fines" => "figure.fines",
        "feeding" => "figure.feeding",
        "each-further-day" => "figure.each-further-day",
        "asked" => "field.ask",
        "deadlines" => "figure.last-safe-day",
        "sale-after-refusal" => "figure.sale-after-refusal",
        "speedy" => "figure.speedy-from",
        "complaint" => "figure.complaint-last-day",
        "dispute" => "figure.deposit",
        "plan" => "sold.plan-title",
        "sale" => "sold.title",
        "surplus" => "balance.title",
        "security" => "figure.security",
        "wait" => "figure.left-by-waiting",
        "demand" => "demand.title",
        "suit-left" => "figure.suit-left",
        "not-paid-before" => "figure.not-paid-before",
        other => other,
    }
}

/// The number of a step as a person counts.
fn number(place: usize) -> usize {
    place.saturating_add(1)
}

/// What a penalty's row says, as sentences.
fn penalty_said(penalty: &Penalty) -> Vec<String> {
    let words = english();
    let row = penalty.rule;
    let up_to = |key: &str, most: Rupees| words.fill(key, &[("amount", &amount_in_full(most))]);
    let mut said = Vec::new();
    if let Value::DamagePenalty { by, .. } = row.value {
        said.push(words.of("damage.", by.code()).to_owned());
    }
    match row.value {
        Value::Penalty { .. } | Value::DamagePenalty { .. } => {
            let (least, most, prison) = row.value.penalty().unwrap_or_default();
            said.push(if least.is_zero() {
                up_to("value.fine-up-to", most)
            } else {
                let least = amount_in_full(least);
                let places = [("least", least.as_str()), ("most", &amount_in_full(most))];
                words.fill("value.fine-between", &places)
            });
            let prison = prison.map(|prison| {
                let key = match prison {
                    Prison::AndOr(_) => "value.prison-and-or",
                    Prison::Or(_) => "value.prison-or",
                    Prison::InDefault(_) => "value.prison-in-default",
                };
                words.fill(key, &[("n", &prison.months().to_string())])
            });
            said.extend(prison);
        }
        Value::UpTo(most) => said.push(up_to("value.up-to", most)),
        Value::RemovalOrders { more_than, most } => {
            let (n, amount) = (more_than.to_string(), amount_in_full(most));
            said.push(words.fill("value.removal", &[("n", &n), ("amount", &amount)]));
        }
        Value::Reasonable => said.push(words.get("value.reasonable").to_owned()),
        Value::ForfeitTo(to) => said.push(words.fill("value.forfeit", &[("who", who(to))])),
        Value::ForfeitInDefault(to) => {
            said.push(words.fill("value.forfeit-in-default", &[("who", who(to))]));
        }
        _ => {}
    }
    let more = [
        (penalty.pigs_only, "court.pigs-only"),
        (penalty.all_cattle, "court.all-cattle"),
    ];
    let more = more.into_iter().filter(|(is, _)| *is);
    said.extend(more.map(|(_, key)| words.get(key).to_owned()));
    said.extend(penalty.raised_to.map(|most| up_to("court.raised", most)));
    said
}
