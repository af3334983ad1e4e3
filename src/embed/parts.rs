//! The parts of an account as an answer gives them: those of `account`, with text for amounts and days.

use serde::Serialize;

use super::english;
use super::refusal::Refusal;
use super::said::{Amount, Coded, Given, Part, Rows};
use crate::account::{self, Account};
use crate::law::row::Must;

/// What is due to take the animals home.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Claim {
    /// The moment for which it is reckoned.
    pub at: String,
    /// How days were counted.
    pub days_by: Coded,
    /// From when feeding was charged.
    pub days_from: Coded,
    /// Days of feeding.
    pub days: Given<u32>,
    /// Each charge for each row of animals.
    pub lines: Vec<Line>,
    /// The fines together.
    pub fines: Amount,
    /// Feeding and watering together.
    pub feeding: Amount,
    /// Due at the pound under the Act.
    pub due: Amount,
    /// Asked under other rules.
    pub outside: Amount,
    /// All that is paid: what is due, and what is asked under other rules.
    pub to_pay: Amount,
    /// Deposited as security before the animals are let out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub security: Option<Amount>,
    /// All that the owner must bring, the security with it.
    pub to_bring: Amount,
    /// The fines by the scale that the Act itself prints, where another was entered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub printed_fines: Option<Amount>,
}

/// One charge for one row of animals.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Line {
    /// What it is for.
    pub head: Coded,
    /// The row of animals, counted from 0; absent for a line that several rows share.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<u16>,
    /// Their kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Coded>,
    /// The amount.
    pub amount: Amount,
}

/// What is to be brought on another day.
#[derive(Clone, Debug, Serialize)]
pub struct Asked {
    /// The day.
    pub day: String,
    /// The amount.
    pub amount: Part<Amount>,
}

/// The windows of s. 14, in every reading.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Deadlines {
    /// The reading safer for the owner.
    pub first: Windows,
    /// The other reading, where the law is in doubt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<Windows>,
    /// Where the notice is dated too early: the days from the earliest lawful notice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lawful_notice: Option<Windows>,
    /// The same in the other reading.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lawful_notice_other: Option<Windows>,
    /// Every animal has the shorter time of s. 14A, in doubt: these days hold only if it does not run here.
    pub if_not_shorter: bool,
}

/// One reading of the windows.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Windows {
    /// The row that gives the days.
    pub rule: &'static str,
    /// The last safe day to claim.
    pub last_safe_day: Given<String>,
    /// The first day of the keeper's report.
    pub report_from: Given<String>,
    /// What runs from the notice; absent where that window was not found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sale: Option<Part<SaleWindow>>,
}

/// The second window.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SaleWindow {
    /// The day of the notice: as entered, or the earliest lawful one.
    pub notice: Given<String>,
    /// The last day on which a claim stops the sale.
    pub last_claim: Given<String>,
    /// No sale as unclaimed before this day.
    pub earliest_sale: Given<String>,
}

/// Speedy disposal of young and weak animals.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Speedy {
    /// The row.
    pub rule: &'static str,
    /// Whether the provision runs here is in doubt.
    pub in_doubt: bool,
    /// The rows of animals it reaches, counted from 0.
    pub rows: Vec<u16>,
    /// Disposal no earlier than this.
    pub from: Given<String>,
    /// Report due by this.
    pub report_by: Given<String>,
    /// Disposal due by this.
    pub latest: Given<String>,
    /// On the day of claiming they may be gone already; absent while that day is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub may_be_gone: Option<bool>,
}

/// The complaint against the seizure.
#[derive(Clone, Debug, Serialize)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own, answered yes or no"
)]
#[serde(rename_all = "kebab-case")]
pub struct Complaint {
    /// The row.
    pub rule: &'static str,
    /// The last day; the safer one where the day of seizure is not known.
    pub last_day: Given<String>,
    /// The last day if the seizure was on the day of arrival.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub if_seized_on_arrival: Option<Given<String>>,
    /// The last day is a Sunday.
    pub sunday: bool,
    /// So is the last day if the seizure was on the day of arrival.
    pub sunday_on_arrival: bool,
    /// To whom it is made.
    pub to: Coded,
    /// A closed last day arguably moves to the next open one; where not, whether it moves was not found.
    pub next_open: bool,
    /// The latest day on which it may be made, by every reading.
    pub latest: String,
    /// Still open on the day of claiming, by the safer day, if that day is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open: Option<bool>,
    /// Shut on the day of claiming, by every reading.
    pub over: bool,
    /// A sale may come before the last day to complain.
    pub sale_may_come_first: bool,
}

/// The road of the owner who disputes the seizure.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Dispute {
    /// Deposited instead of paid.
    pub deposit: Amount,
    /// To bring for it, the security with it.
    pub to_bring: Amount,
    /// What an illegal seizure may return at most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub returned_most: Option<Amount>,
    /// The most compensation by the Act.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compensation_most: Option<Given<String>>,
}

/// A sale at the owner's own expected prices.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Plan {
    /// What has to be covered besides the expenses of sale.
    pub due: Amount,
    /// The animals sold by the choice taken.
    pub chosen: Chosen,
    /// The other choice, where it sells less value or fewer animals.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<Chosen>,
    /// Both are exact; otherwise the search was cut short and they are near.
    pub exact: bool,
    /// Left for the owner.
    pub balance: Amount,
    /// Not recovered from the sale.
    pub not_recovered: Amount,
}

/// One set of animals that would be sold.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Chosen {
    /// Which.
    pub animals: Vec<SoldOf>,
    /// How many in all.
    pub number: Given<u32>,
    /// What they would fetch.
    pub value: Given<String>,
    /// The expenses of selling them.
    pub expenses: Given<String>,
    /// They cover what is due and their own expenses.
    pub covers: bool,
}

/// So many of a row of animals.
#[derive(Clone, Debug, Serialize)]
pub struct SoldOf {
    /// The row, counted from 0.
    pub row: u16,
    /// How many.
    pub heads: u32,
}

/// A sale that was held: the account (a) to (f).
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Sale {
    /// Why they were sold.
    pub sold_as: Coded,
    /// (a) The number seized.
    pub seized: Given<u32>,
    /// (b) Days impounded, as charged.
    pub days: Given<u32>,
    /// (c) Fines and charges.
    pub fines: Amount,
    /// (c) Feeding.
    pub feeding: Amount,
    /// (d) The number sold.
    pub sold: Given<u32>,
    /// (e) The proceeds.
    pub proceeds: Amount,
    /// (f) Expenses of sale.
    pub expenses: Amount,
    /// (f) All deductions.
    pub deductions: Amount,
    /// (f) What is left.
    pub balance: Amount,
    /// Deductions that the proceeds did not reach.
    pub not_recovered: Amount,
}

/// The hold on the surplus, or the row that says that nobody here has found it.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Surplus {
    /// The hold, in the safer reading.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Held>,
    /// The other reading.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<Held>,
    /// Counted from the day of sale, the day of deposit not being known.
    pub from_sale: bool,
    /// Not found: the row that says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub not_known: Option<&'static str>,
}

/// How long a surplus is held, by whom, and where it goes.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Held {
    /// The row.
    pub rule: &'static str,
    /// Months.
    pub months: u32,
    /// What the claim must do within them.
    pub must: Coded,
    /// Who holds it.
    pub holder: Coded,
    /// Where it goes after.
    pub after: Coded,
    /// The last day, if a day to count from is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_day: Option<Given<String>>,
}

/// Security before release.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Security {
    /// The row.
    pub rule: &'static str,
    /// Whether the provision runs here is in doubt.
    pub in_doubt: bool,
    /// What is deposited at this release.
    pub amount: Amount,
    /// The last day on which another capture forfeits it; absent where it was not found when it is lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_day: Option<Given<String>>,
    /// From this day it is refunded on application.
    pub refund_from: Given<String>,
    /// Forfeited to the State, once another capture is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forfeited: Option<Amount>,
    /// Given back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refunded: Option<Amount>,
}

/// Claim now, or let them be sold: at the owner's own prices.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Wait {
    /// What the animals are worth to the owner.
    pub value: Amount,
    /// What is to be brought to claim them, the security with it.
    pub to_bring: Amount,
    /// The animals less what is to be brought.
    pub left_by_claiming: Amount,
    /// The day of the earliest sale of unclaimed cattle.
    pub sale_day: Given<String>,
    /// Fines, charges and expenses on that day.
    pub deductions: Amount,
    /// What such a sale would leave.
    pub left_by_waiting: Amount,
}

/// One head of a demand against the account.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Checked {
    /// The head; absent for a paper without headings, compared with the whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub head: Option<Coded>,
    /// What was asked.
    pub asked: String,
    /// What was reckoned, where there is something to compare with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reckoned: Option<Amount>,
    /// How the two stand.
    pub verdict: &'static str,
    /// The same in words.
    pub words: String,
    /// By how much it is above or below, or outside the Act.
    pub difference: String,
}

/// The parts. One that nobody asked for, or that this law does not have, is absent.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Parts {
    /// Due to take the animals home.
    pub claim: Part<Claim>,
    /// The fines alone, which may stand where feeding is not known.
    pub fines: Part<Amount>,
    /// The most that the Forest Act permits as fines for these animals, where a fine is above it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permitted_fines: Option<Amount>,
    /// Feeding and watering alone.
    pub feeding: Part<Amount>,
    /// What the next day adds.
    pub each_further_day: Part<Amount>,
    /// What is to be brought on the other days asked about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<Asked>,
    /// The windows.
    pub deadlines: Part<Deadlines>,
    /// After a refusal to pay, a sale from this day; absent where the law on it was not found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sale_after_refusal: Option<Part<Given<String>>>,
    /// Young and weak animals.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speedy: Option<Part<Speedy>>,
    /// The complaint.
    pub complaint: Part<Complaint>,
    /// The deposit, and what may come back.
    pub dispute: Part<Dispute>,
    /// A sale at the owner's own prices.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plan: Option<Part<Plan>>,
    /// The sale held.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sale: Option<Part<Sale>>,
    /// The surplus.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub surplus: Option<Part<Surplus>>,
    /// Security before release.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub security: Option<Part<Security>>,
    /// Claim or wait.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wait: Option<Part<Wait>>,
    /// The demand, head by head.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub demand: Option<Part<Vec<Checked>>>,
    /// What a suit for damage leaves after set-off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub suit_left: Option<Part<Amount>>,
    /// An order's compensation is not paid before this day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub not_paid_before: Option<Part<Given<String>>>,
}

impl Parts {
    /// The parts of an account.
    #[must_use]
    pub fn of(account: &Account, rows: &mut Rows) -> Self {
        Self {
            claim: Part::of(&account.claim, claim),
            fines: Part::of(&account.fines, Amount::from),
            permitted_fines: account.permitted_fines.as_ref().map(Amount::from),
            feeding: Part::of(&account.feeding, Amount::from),
            each_further_day: Part::of(&account.each_further_day, Amount::from),
            asked: account.asked.iter().map(asked).collect(),
            deadlines: Part::of(&account.deadlines, |part| deadlines(part, rows)),
            sale_after_refusal: Part::of_asked(&account.after_refusal, Given::from),
            speedy: Part::of_asked(&account.speedy, |part| speedy(part, rows)),
            complaint: Part::of(&account.complaint, |part| complaint(part, rows)),
            dispute: Part::of(&account.dispute, dispute),
            plan: Part::of_asked(&account.plan, plan),
            sale: Part::of_asked(&account.sale, sale),
            surplus: surplus(&account.surplus, rows),
            security: Part::of_asked(&account.security, |part| security(part, rows)),
            wait: Part::of_asked(&account.wait, wait),
            demand: match &account.checked {
                Ok(checked) if checked.is_empty() => None,
                part => Some(Part::of(part, |part| part.iter().map(checked).collect())),
            },
            suit_left: Part::of_asked(&account.suit, Amount::from),
            not_paid_before: Part::of_asked(&account.not_paid_before, Given::from),
        }
    }
}

impl Parts {
    /// The parts that do not stand, each by the name of its field, and why.
    #[must_use]
    pub fn problems(&self) -> Vec<(&'static str, &[Refusal])> {
        fn asked<T>(part: Option<&Part<T>>) -> Option<&[Refusal]> {
            part.and_then(Part::problems)
        }
        let parts = [
            ("claim", self.claim.problems()),
            ("fines", self.fines.problems()),
            ("feeding", self.feeding.problems()),
            ("each-further-day", self.each_further_day.problems()),
            ("deadlines", self.deadlines.problems()),
            (
                "sale-after-refusal",
                asked(self.sale_after_refusal.as_ref()),
            ),
            ("speedy", asked(self.speedy.as_ref())),
            ("complaint", self.complaint.problems()),
            ("dispute", self.dispute.problems()),
            ("plan", asked(self.plan.as_ref())),
            ("sale", asked(self.sale.as_ref())),
            ("surplus", asked(self.surplus.as_ref())),
            ("security", asked(self.security.as_ref())),
            ("wait", asked(self.wait.as_ref())),
            ("demand", asked(self.demand.as_ref())),
            ("suit-left", asked(self.suit_left.as_ref())),
            ("not-paid-before", asked(self.not_paid_before.as_ref())),
        ];
        let asked = self
            .asked
            .iter()
            .map(|asked| ("asked", asked.amount.problems()));
        let all = parts.into_iter().chain(asked);
        all.filter_map(|(name, problems)| Some((name, problems?)))
            .collect()
    }
}

fn claim(part: &account::Claim) -> Claim {
    Claim {
        at: part.at.plain(),
        days_by: Coded::of("choice.feeding-days.", part.rule.code()),
        days_from: Coded::of("choice.feeding-from.", part.from.code()),
        days: (&part.days).into(),
        lines: part.lines.iter().map(line).collect(),
        fines: (&part.fines).into(),
        feeding: (&part.feeding).into(),
        due: (&part.due).into(),
        outside: (&part.outside).into(),
        to_pay: (&part.to_pay).into(),
        security: part.security.as_ref().map(Amount::from),
        to_bring: (&part.to_bring).into(),
        printed_fines: part.printed_fines.as_ref().map(Amount::from),
    }
}

fn line(line: &account::Line) -> Line {
    Line {
        head: Coded::of("head.", line.head.code()),
        row: line.row,
        kind: line.kind.map(|kind| Coded::of("kind.", kind.code())),
        amount: (&line.amount).into(),
    }
}

fn asked((day, amount): &(crate::day::Day, account::Part<account::Amount>)) -> Asked {
    Asked {
        day: day.plain(),
        amount: Part::of(amount, Amount::from),
    }
}

fn deadlines(part: &account::Deadlines, rows: &mut Rows) -> Deadlines {
    let mut said = |windows: &account::Windows| Windows {
        rule: rows.cite(windows.rule),
        last_safe_day: (&windows.last_safe).into(),
        report_from: (&windows.report_from).into(),
        sale: Part::of_asked(&windows.sale, |sale| SaleWindow {
            notice: (&sale.notice).into(),
            last_claim: (&sale.last_claim).into(),
            earliest_sale: (&sale.earliest).into(),
        }),
    };
    Deadlines {
        first: said(&part.first),
        other: part.other.as_ref().map(&mut said),
        lawful_notice: part.lawful_notice.as_ref().map(&mut said),
        lawful_notice_other: part.lawful_notice_other.as_ref().map(&mut said),
        if_not_shorter: part.if_not_shorter,
    }
}

fn speedy(part: &account::Speedy, rows: &mut Rows) -> Speedy {
    Speedy {
        rule: rows.cite(part.rule),
        in_doubt: part.in_doubt,
        rows: part.rows.clone(),
        from: (&part.from).into(),
        report_by: (&part.report_by).into(),
        latest: (&part.latest).into(),
        may_be_gone: part.may_be_gone,
    }
}

fn complaint(part: &account::Complaint, rows: &mut Rows) -> Complaint {
    Complaint {
        rule: rows.cite(part.rule),
        last_day: (&part.last_day).into(),
        if_seized_on_arrival: part.if_seized_on_arrival.as_ref().map(Given::from),
        sunday: part.sunday,
        sunday_on_arrival: part.sunday_on_arrival,
        to: Coded::of("recipient.", part.to.code()),
        next_open: part.next_open,
        latest: part.latest.plain(),
        open: part.open,
        over: part.over,
        sale_may_come_first: part.sale_may_come_first,
    }
}

fn dispute(part: &account::Dispute) -> Dispute {
    Dispute {
        deposit: (&part.deposit).into(),
        to_bring: (&part.to_bring).into(),
        returned_most: part.returned_most.as_ref().map(Amount::from),
        compensation_most: part.compensation_most.as_ref().map(Given::from),
    }
}

fn plan(part: &account::Plan) -> Plan {
    Plan {
        due: (&part.due).into(),
        chosen: chosen(&part.chosen),
        other: part.other.as_ref().map(chosen),
        exact: part.exact,
        balance: (&part.balance).into(),
        not_recovered: (&part.not_recovered).into(),
    }
}

fn chosen(chosen: &account::Chosen) -> Chosen {
    let sold = chosen.which.iter();
    Chosen {
        animals: sold
            .map(|(row, heads)| SoldOf {
                row: *row,
                heads: *heads,
            })
            .collect(),
        number: Given::new(chosen.number, chosen.number_step),
        value: Given::new(chosen.value.plain(), chosen.value_step),
        expenses: Given::new(chosen.expenses.plain(), chosen.expenses_step),
        covers: chosen.covers,
    }
}

fn sale(part: &account::SaleAccount) -> Sale {
    Sale {
        sold_as: Coded::of("sold-as.", part.sold_as.code()),
        seized: (&part.seized).into(),
        days: (&part.days).into(),
        fines: (&part.fines).into(),
        feeding: (&part.feeding).into(),
        sold: (&part.sold).into(),
        proceeds: (&part.proceeds).into(),
        expenses: (&part.expenses).into(),
        deductions: (&part.deductions).into(),
        balance: (&part.balance).into(),
        not_recovered: (&part.not_recovered).into(),
    }
}

fn surplus(part: &account::Part<account::Surplus>, rows: &mut Rows) -> Option<Part<Surplus>> {
    let said = match part {
        Ok(account::Surplus::Absent) => return None,
        Ok(account::Surplus::NotKnown(row)) => Surplus {
            not_known: Some(rows.cite(row)),
            ..Surplus::default()
        },
        Ok(account::Surplus::Known {
            first,
            other,
            from_sale,
        }) => Surplus {
            first: Some(held(first, rows)),
            other: other.as_ref().map(|other| held(other, rows)),
            from_sale: *from_sale,
            not_known: None,
        },
        Err(problems) => return Some(Part::needs(problems)),
    };
    Some(Part::Is(said))
}

fn held(held: &account::Held, rows: &mut Rows) -> Held {
    Held {
        rule: rows.cite(held.rule),
        months: held.months,
        must: must(held.must),
        holder: Coded::of("recipient.", held.holder.code()),
        after: Coded::of("recipient.", held.after.code()),
        last_day: held.last_day.as_ref().map(Given::from),
    }
}

/// What a claim to the balance must do within its time.
pub(super) fn must(must: Must) -> Coded {
    let (code, key) = match must {
        Must::Prefer => ("prefer", "balance.must-prefer"),
        Must::PreferAndEstablish => ("prefer-and-establish", "balance.must-establish"),
    };
    Coded {
        code,
        words: english().get(key),
    }
}

fn security(part: &account::Security, rows: &mut Rows) -> Security {
    Security {
        rule: rows.cite(part.rule),
        in_doubt: part.in_doubt,
        amount: (&part.amount).into(),
        last_day: part.last_day.as_ref().map(Given::from),
        refund_from: (&part.refund_from).into(),
        forfeited: part.forfeited.as_ref().map(Amount::from),
        refunded: part.refunded.as_ref().map(Amount::from),
    }
}

fn wait(part: &account::Wait) -> Wait {
    Wait {
        value: (&part.value).into(),
        to_bring: (&part.to_bring).into(),
        left_by_claiming: (&part.left_by_claiming).into(),
        sale_day: (&part.sale_day).into(),
        deductions: (&part.deductions).into(),
        left_by_waiting: (&part.left_by_waiting).into(),
    }
}

fn checked(line: &account::Checked) -> Checked {
    let key = ["verdict.", line.verdict.code()].concat();
    Checked {
        head: line.head.map(|head| Coded::of("head.", head.code())),
        asked: line.asked.plain(),
        reckoned: line.reckoned.as_ref().map(Amount::from),
        verdict: line.verdict.code(),
        words: english().fill(&key, &[("amount", &line.difference.shown())]),
        difference: line.difference.plain(),
    }
}
