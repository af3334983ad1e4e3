//! An account as a flat list of names and plain values: what the worked cases, the second reckoner and `make verify`
//! compare and print. The names are listed in `tests/cases/README.md`.

use std::collections::BTreeMap;

use crate::account::{Account, Amount, Chosen, Deadlines, Held, SaleAccount, Surplus};
use crate::law::row::Must;
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
            out.amount("to-bring", claim.to_bring);
            out.amount("each-further-day", claim.each_further_day);
            for (day, amount) in &claim.on {
                out.amount(&format!("to-bring-on.{}", day.plain()), *amount);
            }
        }
    }
    match &account.deadlines {
        Err(problems) => out.problems("deadlines", problems),
        Ok(deadlines) => out.deadlines(deadlines),
    }
    match &account.speedy {
        Err(problems) => out.problems("speedy", problems),
        Ok(None) => {}
        Ok(Some(speedy)) => {
            out.put("speedy-from", speedy.from.value.plain());
            out.put("speedy-report-by", speedy.report_by.value.plain());
            out.put("speedy-latest", speedy.latest.value.plain());
            out.put("speedy-may-be-gone", yes(speedy.may_be_gone));
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
            }
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
            if let Some(returned) = dispute.returned_most {
                out.amount("returned-most", returned);
            }
        }
    }
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
    for distribution in &account.distributions {
        let outcome = distribution.outcome.code();
        for share in &distribution.shares {
            let name = format!(
                "share.{outcome}.{}.{}",
                share.figure.code(),
                share.recipient.code()
            );
            out.put(&name, share.amount.shown.plain());
        }
    }
    out.0
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
        ];
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
            self.put(&format!("notice{suffix}"), windows.notice.value.plain());
            self.put(
                &format!("last-claim-after-notice{suffix}"),
                windows.last_after_notice.value.plain(),
            );
            self.put(
                &format!("earliest-sale{suffix}"),
                windows.earliest_sale.value.plain(),
            );
        }
        self.put("sale-after-refusal", deadlines.after_refusal.value.plain());
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
        self.put("sale-seized", sale.seized.to_string());
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

fn yes(is: bool) -> String {
    if is { "yes".into() } else { "no".into() }
}
