//! An account as a flat list of names and plain values: what the worked cases, the second reckoner and `make verify`
//! compare and print. The names are listed in `tests/cases/README.md`.

use std::collections::BTreeMap;

use crate::account::{Account, Amount, Chosen, Deadlines, Held, Penalty, SaleAccount, Surplus};
use crate::day::Certainty;
use crate::law::row::{Damage, Must, Prison, Provision, Row, Value};
use crate::law::{Finding, Law};
use crate::problem::Problem;

/// Names and values; a part that fails gives `problem.<part>` instead.
pub type Outline = BTreeMap<String, String>;

/// Lays an account out flat.
#[must_use]
pub fn outline(account: &Account) -> Outline {
    let mut out = Sheet(Outline::new());
    match &account.claim {
        Err(problems) => out.problems("claim", problems),
        Ok(claim) => {
            out.put("days", claim.days.value.to_string());
            out.amount("fines", claim.fines);
            out.amount("feeding", claim.feeding);
            out.amount("due", claim.due);
            out.amount("outside", claim.outside);
            out.amount("to-pay", claim.to_pay);
            out.amount("to-bring", claim.to_bring);
            if let Some(printed) = claim.printed_fines {
                out.amount("printed-fines", printed);
            }
        }
    }
    if account.claim.is_err() {
        for (name, part) in [("fines", &account.fines), ("feeding", &account.feeding)] {
            if let Ok(amount) = part {
                out.amount(name, *amount);
            }
        }
    }
    if let Some(permitted) = account.permitted_fines {
        out.amount("permitted-fines", permitted);
    }
    match &account.each_further_day {
        Ok(amount) => out.amount("each-further-day", *amount),
        Err(problems) if account.claim.is_ok() => out.problems("each-further-day", problems),
        // What it needs is named with what the claim needs.
        Err(_) => {}
    }
    for (day, amount) in &account.asked {
        match amount {
            Ok(amount) => out.amount(&format!("to-bring-on.{}", day.plain()), *amount),
            Err(problems) => out.problems(&format!("to-bring-on.{}", day.plain()), problems),
        }
    }
    out.roads(account);
    out.sales(account);
    out.beside(account);
    out.0
}

impl Sheet {
    /// When, and what the owner who disputes may do.
    fn roads(&mut self, account: &Account) {
        let out = self;
        match &account.deadlines {
            Err(problems) => out.problems("deadlines", problems),
            Ok(deadlines) => out.deadlines(deadlines),
        }
        match &account.after_refusal {
            // Where no window is known either, one refusal says it.
            Err(problems) if account.deadlines.as_ref().err() == Some(problems) => {}
            Err(problems) => out.problems("sale-after-refusal", problems),
            Ok(None) => {}
            Ok(Some(day)) => out.put("sale-after-refusal", day.value.plain()),
        }
        match &account.speedy {
            Err(problems) => out.problems("speedy", problems),
            Ok(None) => {}
            Ok(Some(speedy)) => {
                out.put("speedy-from", speedy.from.value.plain());
                out.put("speedy-report-by", speedy.report_by.value.plain());
                out.put("speedy-latest", speedy.latest.value.plain());
                if let Some(gone) = speedy.may_be_gone {
                    out.put("speedy-may-be-gone", yes(gone));
                }
            }
        }
        match &account.complaint {
            Err(problems) => out.problems("complaint", problems),
            Ok(complaint) => {
                out.put("complaint-last-day", complaint.last_day.value.plain());
                if let Some(other) = complaint.if_seized_on_arrival {
                    out.put(
                        "complaint-last-day-if-seized-on-arrival",
                        other.value.plain(),
                    );
                    out.put(
                        "complaint-sunday-if-seized-on-arrival",
                        yes(complaint.sunday_on_arrival),
                    );
                }
                out.put("complaint-to", complaint.to.code().into());
                out.put("complaint-sunday", yes(complaint.sunday));
                if let Some(open) = complaint.open {
                    out.put("complaint-open", yes(open));
                }
                out.put(
                    "sale-may-come-before-complaint-ends",
                    yes(complaint.sale_may_come_first),
                );
            }
        }
        match &account.dispute {
            Err(problems) => out.problems("dispute", problems),
            Ok(dispute) => {
                out.amount("deposit", dispute.deposit);
                out.amount("to-bring-for-deposit", dispute.to_bring);
                if let Some(returned) = dispute.returned_most {
                    out.amount("returned-most", returned);
                }
            }
        }
    }

    /// What a sale leaves, and until when it can be had.
    fn sales(&mut self, account: &Account) {
        let out = self;
        match &account.plan {
            Err(problems) => out.problems("plan", problems),
            Ok(None) => {}
            Ok(Some(plan)) => {
                out.chosen("plan", &plan.chosen);
                if let Some(other) = &plan.other {
                    out.chosen("plan-other", other);
                }
                out.put("plan-exact", yes(plan.exact));
                out.amount("plan-balance", plan.balance);
                out.amount("plan-not-recovered", plan.not_recovered);
            }
        }
        match &account.sale {
            Err(problems) => out.problems("sale", problems),
            Ok(None) => {}
            Ok(Some(sale)) => out.sale(sale),
        }
        match &account.surplus {
            Err(problems) => out.problems("surplus", problems),
            Ok(Surplus::Absent) => {}
            Ok(Surplus::NotKnown(_)) => out.put("surplus", "not-known".into()),
            Ok(Surplus::Known { first, other, .. }) => {
                out.held("surplus", first);
                if let Some(other) = other {
                    out.held("surplus-other", other);
                }
            }
        }
    }

    /// Security, the demand, a suit, penalties and notices.
    fn beside(&mut self, account: &Account) {
        let out = self;
        match &account.security {
            Err(problems) => out.problems("security", problems),
            Ok(None) => {}
            Ok(Some(security)) => {
                out.amount("security", security.amount);
                if let Some(last_day) = security.last_day {
                    out.put("security-last-day", last_day.value.plain());
                }
                out.put("security-refund-from", security.refund_from.value.plain());
                if let Some(amount) = security.forfeited {
                    out.amount("security-forfeited", amount);
                }
                if let Some(amount) = security.refunded {
                    out.amount("security-refunded", amount);
                }
            }
        }
        match &account.wait {
            Err(problems) => out.problems("wait", problems),
            Ok(None) => {}
            Ok(Some(wait)) => {
                out.amount("wait-value", wait.value);
                out.amount("wait-left-by-claiming", wait.left_by_claiming);
                out.put("wait-sale-day", wait.sale_day.value.plain());
                out.amount("wait-deductions", wait.deductions);
                out.amount("wait-left-by-waiting", wait.left_by_waiting);
            }
        }
        match &account.checked {
            Err(problems) => out.problems("demand", problems),
            Ok(checked) => {
                for line in checked {
                    let head = line.head.map_or("whole", crate::case::Head::code);
                    let verdict = line.verdict.code();
                    out.put(
                        &format!("demand.{head}"),
                        format!("{verdict} {}", line.difference.plain()),
                    );
                }
            }
        }
        match &account.suit {
            Err(problems) => out.problems("suit", problems),
            Ok(None) => {}
            Ok(Some(left)) => out.amount("suit-left", *left),
        }
        match &account.not_paid_before {
            Err(problems) => out.problems("appeal", problems),
            Ok(None) => {}
            Ok(Some(day)) => out.put("not-paid-before", day.value.plain()),
        }
        for penalty in &account.penalties {
            let name = format!("penalty.{}", penalty.rule.provision.code());
            let name = if out.0.contains_key(&name) {
                format!("{name}.other")
            } else {
                name
            };
            out.put(&name, penalty_text(penalty));
        }
        let notices: Vec<&str> = account.notices.iter().map(|notice| notice.code()).collect();
        if !notices.is_empty() {
            out.put("notices", notices.join(" "));
        }
        if let Some(parent) = account.answered_by {
            out.put("answered-by", parent.code().into());
        }
        if let Some(law) = account.law {
            out.law(law);
        }
        for assumed in &account.assumed {
            let (choice, figure) = (assumed.choice.code(), assumed.figure.code());
            let mut ways = vec![[assumed.taken, " ", &assumed.value.plain()].concat()];
            let others = assumed.others.iter();
            ways.extend(others.map(|(code, value)| [code, " ", &value.plain()].concat()));
            out.put(&format!("assumed.{choice}.{figure}"), ways.join("; "));
        }
        out.shares(account);
    }

    /// Which row answers for each provision: its id and standing, both rows where there are two readings, and
    /// `perhaps` where the day lies inside the doubt about its commencement.
    fn law(&mut self, law: Law) {
        let perhaps = |row: &Row| {
            if row.matches(law.day) == Certainty::Perhaps {
                " perhaps"
            } else {
                ""
            }
        };
        let named = |row: &Row| format!("{} {}{}", row.id, row.standing.code(), perhaps(row));
        for provision in Provision::ALL.iter().copied() {
            let text = match law.find(provision) {
                Finding::Absent => continue,
                Finding::InForce(row) => named(row),
                Finding::Either(row, other) => format!("{} or {}", named(row), other.id),
                Finding::Repealed(row) => format!("{} repealed", named(row)),
                Finding::NotKnown(row) => format!("{} not-known{}", row.id, perhaps(row)),
            };
            self.put(&format!("law.{}", provision.code()), text);
        }
    }

    fn shares(&mut self, account: &Account) {
        let out = self;
        for distribution in &account.distributions {
            let outcome = distribution.outcome.code();
            for share in &distribution.shares {
                let name = format!(
                    "share.{outcome}.{}.{}",
                    share.figure.code(),
                    share.recipient.code()
                );
                out.put(&name, share.amount.shown.plain());
                if let Some(other) = share.other {
                    out.put(&format!("{name}.or"), other.code().into());
                }
            }
        }
    }
}

struct Sheet(Outline);

impl Sheet {
    fn put(&mut self, name: &str, value: String) {
        self.0.insert(name.to_owned(), value);
    }

    /// An amount, and beside it the exact one where annas leave a remainder.
    fn amount(&mut self, name: &str, amount: Amount) {
        self.put(name, amount.shown.plain());
        if amount.exact != amount.shown {
            self.put(&format!("{name}.exact"), amount.exact.plain());
        }
    }

    fn problems(&mut self, part: &str, problems: &[Problem]) {
        let mut list: Vec<String> = problems
            .iter()
            .map(|problem| format!("{}:{}", problem.field.path(), problem.reason.code()))
            .collect();
        list.sort();
        list.dedup();
        self.put(&format!("problem.{part}"), list.join(" "));
    }

    fn deadlines(&mut self, deadlines: &Deadlines) {
        let readings = [
            ("", Some(&deadlines.first)),
            (".other", deadlines.other.as_ref()),
            (".lawful-notice", deadlines.lawful_notice.as_ref()),
            (
                ".other.lawful-notice",
                deadlines.lawful_notice_other.as_ref(),
            ),
        ];
        if deadlines.if_not_shorter {
            self.put("if-not-shorter", yes(true));
        }
        for (suffix, windows) in readings {
            let Some(windows) = windows else { continue };
            self.put(
                &format!("last-safe-day{suffix}"),
                windows.last_safe.value.plain(),
            );
            self.put(
                &format!("report-from{suffix}"),
                windows.report_from.value.plain(),
            );
            let sale = match &windows.sale {
                Ok(Some(sale)) => sale,
                Ok(None) => continue,
                Err(problems) => {
                    self.problems(&format!("notice{suffix}"), problems);
                    continue;
                }
            };
            self.put(&format!("notice{suffix}"), sale.notice.value.plain());
            self.put(
                &format!("last-claim-after-notice{suffix}"),
                sale.last_claim.value.plain(),
            );
            self.put(
                &format!("earliest-sale{suffix}"),
                sale.earliest.value.plain(),
            );
        }
        self.put("notice-premature", yes(deadlines.lawful_notice.is_some()));
    }

    fn chosen(&mut self, name: &str, chosen: &Chosen) {
        let which: Vec<String> = chosen
            .which
            .iter()
            .map(|(row, count)| format!("{row}:{count}"))
            .collect();
        self.put(&format!("{name}-which"), which.join(" "));
        self.put(&format!("{name}-number"), chosen.number.to_string());
        self.put(&format!("{name}-value"), chosen.value.plain());
        self.put(&format!("{name}-expenses"), chosen.expenses.plain());
        self.put(&format!("{name}-covers"), yes(chosen.covers));
    }

    fn sale(&mut self, sale: &SaleAccount) {
        self.put("sale-seized", sale.seized.value.to_string());
        self.put("sale-days", sale.days.value.to_string());
        self.amount("sale-fines", sale.fines);
        self.amount("sale-feeding", sale.feeding);
        self.put("sale-sold", sale.sold.value.to_string());
        self.amount("sale-proceeds", sale.proceeds);
        self.amount("sale-expenses", sale.expenses);
        self.amount("sale-deductions", sale.deductions);
        self.amount("sale-balance", sale.balance);
        self.amount("sale-not-recovered", sale.not_recovered);
    }

    fn held(&mut self, name: &str, held: &Held) {
        self.put(&format!("{name}-months"), held.months.to_string());
        let must = match held.must {
            Must::Prefer => "prefer",
            Must::PreferAndEstablish => "prefer-and-establish",
        };
        self.put(&format!("{name}-must"), must.into());
        self.put(&format!("{name}-holder"), held.holder.code().into());
        self.put(&format!("{name}-after"), held.after.code().into());
        if let Some(last_day) = held.last_day {
            self.put(&format!("{name}-last-day"), last_day.value.plain());
        }
    }
}

/// A penalty in plain words of numbers: least, most, months; pigs only.
fn penalty_text(penalty: &Penalty) -> String {
    let value = penalty.rule.value;
    let text = match value {
        Value::Penalty { .. } | Value::DamagePenalty { .. } => {
            let (least, most, prison) = value.penalty().unwrap_or_default();
            let most = penalty.raised_to.unwrap_or(most);
            let months = prison.map_or(0, Prison::months);
            let how = match prison {
                Some(prison @ (Prison::Or(_) | Prison::InDefault(_))) => {
                    [" ", prison.code()].concat()
                }
                _ => String::new(),
            };
            format!("{} {} {months}{how}", least.plain(), most.plain())
        }
        Value::UpTo(most) => format!("0 {} 0", most.plain()),
        Value::RemovalOrders { more_than, most } => {
            format!("0 {} 0 more-than {more_than}", most.plain())
        }
        Value::ForfeitTo(to) => format!("forfeit {}", to.code()),
        Value::ForfeitInDefault(to) => format!("forfeit-in-default {}", to.code()),
        Value::Reasonable => "reasonable".into(),
        _ => "stands".into(),
    };
    match value {
        _ if penalty.pigs_only => format!("{text} pigs-only"),
        Value::DamagePenalty { by, .. } if by != Damage::Pigs => format!("{text} {}", by.code()),
        _ => text,
    }
}

fn yes(is: bool) -> String {
    if is { "yes".into() } else { "no".into() }
}
