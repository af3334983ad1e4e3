//! Every part of an account is said by some part of the page: its figures as lines that open to their steps, the days of
//! other readings at least by their words, what is only a word by that word.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::format_push_string,
    clippy::too_many_lines,
    reason = "a test stops where it fails"
)]

use super::*;
use crate::account::{Account, Amount, Deadlines, Verdict, Windows};
use crate::animal::Kinds;
use crate::app::block::Block;
use crate::app::late::LATE;
use crate::case::Notified;
use crate::day::Day;
use crate::draft::{
    AnimalsDraft, DayDraft, DemandDraft, Draft, LineDraft, LotDraft, RateDraft, SEEN,
    SecurityDraft, SecurityRateDraft, SuitDraft, TermsDraft,
};
use crate::law::scales;
use crate::reasons::{Quantity, StepId};
use crate::text::Words;
use crate::text::check::LANGUAGES;

/// All that the page says of a case.
struct Said {
    sheet: Sheet,
    steps: Vec<StepId>,
    text: String,
}

fn said(draft: Draft) -> Said {
    said_on(Day::on(2026, 11, 30), draft)
}

fn said_on(today: Day, draft: Draft) -> Said {
    let words = Box::leak(Box::new(Words::read(LANGUAGES[0].1)));
    let sheet = Sheet::new(words, draft, Some(today));
    let (mut steps, mut text) = (Vec::new(), String::new());
    for block in [FIRST]
        .iter()
        .chain(LATE.parts)
        .flat_map(|part| part(&sheet).blocks)
    {
        if let Block::Lines(lines) = &block {
            steps.extend(lines.iter().filter_map(|line| line.step));
        }
        text.push_str(&format!("{block:?}\n"));
    }
    Said { sheet, steps, text }
}

impl Said {
    fn step(&self, what: &str, step: StepId) {
        assert!(self.steps.contains(&step), "no line opens to: {what}");
    }

    fn words(&self, what: &str, words: &str) {
        assert!(
            !words.is_empty() && self.text.contains(words),
            "{what}: {words} is not said:\n{}",
            self.text
        );
    }

    fn amount(&self, what: &str, amount: Amount) {
        self.step(what, amount.step);
        self.words(what, &self.sheet.quantity(Quantity::Rupees(amount.shown)));
    }

    /// Walks the whole account, field by field: a new field does not compile until it is said here and on the page.
    fn all(&self) {
        let Account {
            text,
            law,
            reasons: _,
            answered_by,
            fines,
            permitted_fines,
            feeding,
            each_further_day,
            claim,
            asked,
            deadlines,
            after_refusal,
            speedy,
            complaint,
            dispute,
            plan,
            sale,
            surplus,
            security,
            wait,
            checked,
            suit,
            not_paid_before,
            penalties,
            distributions,
            assumed,
            notices,
            left_out,
        } = &self.sheet.account;
        let words = self.sheet.words;
        assert!(text.is_some() && (law.is_some() || deadlines.is_err()));
        if let Some(parent) = answered_by {
            self.words("answered by", words.of("place.", parent.code()));
        }
        // Where neither is charged, as under a by-law, nothing is due under the Act, and neither is a line.
        let under_the_act = [fines, feeding]
            .into_iter()
            .flatten()
            .any(|amount| !amount.exact.is_zero());
        for (what, part) in [
            ("fines", fines),
            ("feeding", feeding),
            ("further", each_further_day),
        ] {
            if let (Ok(amount), true) = (part, under_the_act || what == "further") {
                self.amount(what, *amount);
            }
        }
        if let Some(permitted) = permitted_fines {
            self.amount("permitted", *permitted);
        }
        if let Ok(claim) = claim {
            for line in &claim.lines {
                self.amount("line", line.amount);
            }
            self.step("days", claim.days.step);
            self.words("at", &self.sheet.moment(claim.at));
            if under_the_act {
                self.amount("due", claim.due);
            }
            if !claim.outside.shown.is_zero() {
                self.amount("outside", claim.outside);
            }
            self.amount("to bring", claim.to_bring);
        }
        for (day, amount) in asked {
            self.words("asked", &self.sheet.day(*day));
            self.amount("asked", *amount.as_ref().expect("a sum on that day"));
        }
        if let Ok(Some(day)) = after_refusal {
            self.step("after refusal", day.step);
        }
        // After a sale the time to claim them is over, and no day of it is said.
        let sold = self.sheet.reading.case.sale.is_some();
        if let (Ok(deadlines), false) = (deadlines, sold) {
            self.deadlines(deadlines);
        }
        if let Ok(Some(speedy)) = speedy {
            for given in [speedy.from, speedy.report_by, speedy.latest] {
                self.step("speedy", given.step);
            }
        }
        if let Ok(complaint) = complaint {
            self.step("complaint", complaint.last_day.step);
            if let Some(other) = complaint.if_seized_on_arrival {
                self.step("complaint", other.step);
            }
        }
        if let Ok(dispute) = dispute {
            self.amount("deposit", dispute.deposit);
            if let Some(most) = dispute.compensation_most {
                self.step("compensation", most.step);
            }
            if let Some(returned) = dispute.returned_most {
                self.amount("returned", returned);
            }
        }
        if let Ok(Some(plan)) = plan {
            self.amount("plan due", plan.due);
            self.step("plan value", plan.value.step);
            self.step("plan number", plan.number.step);
            self.step("plan expenses", plan.chosen.expenses_step);
            let covers = plan.chosen.covers;
            self.amount(
                "plan left",
                if covers {
                    plan.balance
                } else {
                    plan.not_recovered
                },
            );
        }
        if let Ok(Some(sale)) = sale {
            self.step("seized", sale.seized.step);
            self.step("sale days", sale.days.step);
            self.step("sold", sale.sold.step);
            for amount in [
                sale.fines,
                sale.feeding,
                sale.proceeds,
                sale.expenses,
                sale.deductions,
                sale.balance,
            ] {
                self.amount("sale", amount);
            }
        }
        if let Ok(crate::account::Surplus::Known { first, .. }) = surplus {
            self.words("holder", words.of("recipient.", first.holder.code()));
            self.words("after", words.of("recipient.", first.after.code()));
            if let Some(day) = first.last_day {
                self.step("surplus", day.step);
            }
        }
        if let Ok(Some(security)) = security {
            self.amount("security", security.amount);
            if let Some(day) = security.last_day {
                self.step("security until", day.step);
            }
            self.step("security refund", security.refund_from.step);
            for amount in [security.forfeited, security.refunded]
                .into_iter()
                .flatten()
            {
                self.amount("security after", amount);
            }
        }
        if let Ok(Some(wait)) = wait {
            for amount in [
                wait.value,
                wait.to_bring,
                wait.left_by_claiming,
                wait.deductions,
                wait.left_by_waiting,
            ] {
                self.amount("wait", amount);
            }
            self.words("wait day", &self.sheet.day(wait.sale_day.value));
        }
        for one in checked.as_ref().expect("a demand that can be checked") {
            self.words("asked", &one.asked.shown());
            if matches!(one.verdict, Verdict::Above | Verdict::Below) {
                self.words("difference", &one.difference.shown());
            }
            if let Some(reckoned) = one.reckoned {
                self.amount("reckoned", reckoned);
            }
        }
        if let Ok(Some(left)) = suit {
            self.amount("suit", *left);
        }
        if let Ok(Some(day)) = not_paid_before {
            self.step("not paid before", day.step);
        }
        for penalty in penalties {
            self.words("penalty", penalty.rule.id);
            self.words("caution", words.of("notice.", "jan-vishwas"));
        }
        for distribution in distributions {
            self.words("outcome", words.of("outcome.", distribution.outcome.code()));
            self.words("came in", &distribution.came_in.shown());
            for share in &distribution.shares {
                self.amount("share", share.amount);
                self.words("recipient", words.of("recipient.", share.recipient.code()));
            }
        }
        let open = assumed::open(&self.sheet);
        assert_eq!(open.len(), assumed.len());
        for notice in notices {
            self.words("notice", words.of("notice.", notice.code()));
        }
        for one in left_out {
            self.words("left out", words.of("left-out.", one.code()));
        }
    }

    fn deadlines(&self, deadlines: &Deadlines) {
        let first = &deadlines.first;
        self.step("last safe", first.last_safe.step);
        if !matches!(first.sale, Ok(None)) {
            self.step("report", first.report_from.step);
        }
        if let Ok(Some(sale)) = &first.sale {
            self.step("notice", sale.notice.step);
            for day in [sale.last_claim, sale.earliest] {
                self.step("sale", day.step);
            }
        }
        let Deadlines {
            other,
            lawful_notice,
            lawful_notice_other,
            ..
        } = deadlines;
        let sale = |windows: &Windows| windows.earliest_sale().map(|day| self.sheet.day(day.value));
        for windows in [other, lawful_notice, lawful_notice_other]
            .into_iter()
            .flatten()
        {
            if let Some(day) = sale(windows) {
                self.words("another reading", &day);
            }
        }
    }
}

fn boxes(day: &str, month: &str, year: &str) -> DayDraft {
    DayDraft {
        day: day.into(),
        month: month.into(),
        year: year.into(),
    }
}

fn asked(id: u32, head: &str, amount: &str) -> DemandDraft {
    DemandDraft {
        id,
        head: head.into(),
        amount: amount.into(),
    }
}

/// Two cows and a calf, with prices, a demand, another day, a suit and an order.
fn whole(place: &str) -> Draft {
    let animals = |id, kind: &str, heads: &str, price: &str| AnimalsDraft {
        id,
        kind: kind.into(),
        heads: heads.into(),
        price: price.into(),
        ..AnimalsDraft::default()
    };
    let rate = |kind: &str, fine: &str, feeding: &str| RateDraft {
        kind: kind.into(),
        fine: fine.into(),
        feeding: feeding.into(),
    };
    Draft {
        place: place.into(),
        animals: vec![
            animals(1, "cow", "2", "9000"),
            animals(2, "calf", "1", "3000"),
        ],
        impounded: boxes("28", "11", "2026"),
        claimed: boxes("30", "11", "2026"),
        board: SEEN.into(),
        rates: vec![rate("cow", "1500", "100"), rate("calf", "740", "40")],
        ask: boxes("5", "12", "2026"),
        demand: vec![
            asked(1, "fine", "3990"),
            asked(2, "catching", "500"),
            asked(3, "", "4460"),
        ],
        suit: SuitDraft {
            claimed: "5000".into(),
            paid: "250".into(),
        },
        order_day: boxes("31", "1", "2027"),
        ..Draft::default()
    }
}

#[test]
fn every_part_of_an_account_is_said() {
    for place in [
        "punjab",
        "tamil-nadu",
        "chandigarh",
        "kerala",
        "central",
        "mizoram",
        "karnataka",
        "assam",
    ] {
        said(whole(place)).all();
    }
    let tamil_nadu = said(whole("tamil-nadu")).sheet.account;
    assert!(matches!(tamil_nadu.not_paid_before, Ok(Some(_))));
    let punjab = said(whole("punjab")).sheet.account;
    assert!(matches!(punjab.wait, Ok(Some(_))) && matches!(punjab.suit, Ok(Some(_))));
    assert!(punjab.checked.is_ok_and(|checked| checked.len() == 3));
    assert!(!punjab.penalties.is_empty() && !punjab.distributions.is_empty());
}

#[test]
fn security_and_what_becomes_of_it_is_said() {
    let mut draft = whole("maharashtra");
    draft.notified = Notified {
        security: true,
        removal: true,
        trespass_all_cattle: true,
        trespass_fifty: true,
    };
    let rate = |kind: &str| SecurityRateDraft {
        kind: kind.into(),
        amount: "750".into(),
    };
    draft.security = SecurityDraft {
        rates: vec![rate("cow"), rate("calf")],
        again: boxes("24", "12", "2026"),
        part: "900.50".into(),
        ..SecurityDraft::default()
    };
    let said = said(draft);
    said.all();
    // 3 x 750, of which 900.50 goes to the State and 1,349.50 comes back.
    for amount in ["₹2,250", "₹900.50", "₹1,349.50"] {
        said.words("security", amount);
    }
    let security = said.sheet.account.security;
    assert!(security.is_ok_and(|one| one.is_some_and(|one| one.forfeited.is_some())));
}

#[test]
fn that_a_security_may_be_asked_stands_beside_the_sum() {
    let first = |place| {
        let words = Box::leak(Box::new(Words::read(LANGUAGES[0].1)));
        let sheet = Sheet::new(words, whole(place), Some(Day::on(2026, 11, 30)));
        format!("{:?}", FIRST(&sheet).blocks)
    };
    for place in ["maharashtra", "gujarat", "karnataka"] {
        let said = first(place);
        assert!(
            said.contains("A security may be asked before animals are released"),
            "{said}"
        );
    }
    assert!(!first("punjab").contains("security"));
}

#[test]
fn a_sale_that_was_held_is_said() {
    let mut draft = whole("central");
    draft.sale = "held".into();
    draft.sold_as = "unclaimed".into();
    draft.sale_day = boxes("20", "12", "2026");
    draft.claimed = DayDraft::default();
    draft.demand.clear();
    draft.ask = DayDraft::default();
    draft.lots = vec![LotDraft {
        id: 9,
        row: "1".into(),
        heads: "2".into(),
        price: "17000".into(),
    }];
    let said = said(draft);
    said.all();
    assert!(matches!(said.sheet.account.sale, Ok(Some(_))));
}

/// One animal of a row, sold on 1 December because nobody claimed it.
fn draft_of_a_sale(place: &str, row: &str) -> Draft {
    Draft {
        sale: "held".into(),
        sold_as: "unclaimed".into(),
        sale_day: boxes("1", "12", "2026"),
        claimed: DayDraft::default(),
        lots: vec![LotDraft {
            id: 9,
            row: row.into(),
            heads: "1".into(),
            price: "17000".into(),
        }],
        ..whole(place)
    }
}

/// Brought in on 28 November: seven days to the report, and seven more after the notice of 6 December.
#[test]
fn a_sale_of_unclaimed_animals_before_its_time_is_said_to_be_so() {
    const EARLY: &str = "no sale of unclaimed animals could come before";
    let mut draft = draft_of_a_sale("central", "1");
    said(draft.clone()).words("too early", EARLY);
    draft.sale_day = boxes("31", "12", "2026");
    let later = said(draft);
    assert!(!later.text.contains(EARLY), "{}", later.text);
    later.words(
        "how the deductions are known",
        "inferred from: Cattle-trespass Act, 1871, section 17.",
    );
    // A calf without its mother has only the shorter time, and may be sold from 29 November.
    let mut calf = draft_of_a_sale("punjab", "2");
    calf.animals[1].condition = "unattached".into();
    assert!(!said(calf).text.contains(EARLY), "the calf");
    said(draft_of_a_sale("punjab", "1")).words("the cows", EARLY);
}

/// The law was last checked on 30 November 2026.
#[test]
fn law_checked_more_than_twelve_months_ago_is_said_to_be_old() {
    const OLD: &str = "more than 12 months ago";
    let last_day = said_on(Day::on(2027, 11, 30), whole("punjab"));
    assert!(!last_day.text.contains(OLD), "{}", last_day.text);
    said_on(Day::on(2027, 12, 1), whole("punjab")).words("a day later", OLD);
}

#[test]
fn what_is_refused_is_gathered_with_a_way_to_its_box() {
    let mut draft = whole("punjab");
    assert_eq!(refused::part(&said(draft.clone()).sheet).blocks, []);
    draft.animals[0].heads = "two".to_owned();
    let part = refused::part(&said(draft).sheet);
    let [Block::Needs(needs)] = part.blocks.as_slice() else {
        panic!("{part:?}");
    };
    let ways: Vec<&str> = needs.iter().map(|need| need.anchor.as_str()).collect();
    assert_eq!(ways, ["heads-1"]);
}

#[test]
fn a_parents_law_is_named() {
    let mut draft = whole("haryana");
    draft.impounded = boxes("28", "10", "1960");
    draft.claimed = boxes("30", "10", "1960");
    draft.ask = DayDraft::default();
    draft.order_day = DayDraft::default();
    let said = said(draft);
    said.all();
    assert!(said.text.contains("Punjab"));
}

#[test]
fn a_by_law_taken_from_a_published_scale_is_said_to_be_an_example() {
    let scale = scales::find("surat-2018").expect("the scale of Surat");
    let mut draft = whole("gujarat");
    draft.situation = "by-law".into();
    draft.animals.truncate(1);
    draft.rates = vec![RateDraft {
        kind: "cow".into(),
        ..RateDraft::default()
    }];
    draft.terms = TermsDraft::of(&scale.terms());
    let lines = (1..).zip(scale.charges());
    draft.lines = lines
        .map(|(id, charge)| LineDraft::of(id, &charge))
        .collect();
    let said = said(draft);
    said.all();
    said.words("example", "Surat Municipal Corporation");
    // 2 x (200 + 1,000 + 3 x 650).
    said.words("sum", "₹6,300");
    // The Act's own heads are no part of it, and no lines of nothing.
    let claim = said.sheet.account.claim.as_ref().expect("a sum");
    let part = FIRST(&said.sheet);
    let lines = part.blocks.iter().filter_map(|block| match block {
        Block::Lines(lines) => Some(lines),
        _ => None,
    });
    let steps: Vec<StepId> = lines.flatten().filter_map(|line| line.step).collect();
    assert!(steps.contains(&claim.to_bring.step));
    for amount in [claim.fines, claim.feeding, claim.due] {
        assert!(!steps.contains(&amount.step), "{amount:?}");
    }
}

#[test]
fn what_the_board_charges_with_nothing_is_a_line() {
    let mut draft = whole("punjab");
    for rate in &mut draft.rates {
        rate.fine = "0".into();
    }
    let said = said(draft);
    said.all();
    let claim = said.sheet.account.claim.as_ref().expect("a sum");
    said.amount("fines", claim.fines);
    assert_eq!(claim.fines.shown.plain(), "0");
}

#[test]
fn shared_lines_open_each_to_its_own_working() {
    let band = |id, from: &str, to: &str, amount: &str| LineDraft {
        id,
        head: "fine".into(),
        kinds: Kinds::ANY,
        amount: amount.into(),
        unit: "per-head".into(),
        number: crate::draft::RunDraft {
            from: from.into(),
            to: to.into(),
        },
        ..LineDraft::default()
    };
    let mut draft = whole("maharashtra");
    draft.rates.iter_mut().for_each(|rate| rate.fine.clear());
    draft.lines = vec![band(1, "1", "2", "100"), band(2, "3", "", "150")];
    draft.choices.bands = Some(crate::case::Bands::Marginal);
    draft.demand.clear();
    let said = said(draft);
    said.all();
    let claim = said.sheet.account.claim.as_ref().expect("a sum");
    for (n, line) in claim
        .lines
        .iter()
        .filter(|line| line.row.is_none())
        .enumerate()
    {
        let at = claim
            .lines
            .iter()
            .position(|one| one.amount.step == line.amount.step);
        let name = format!("worked-fine-shared-{}", at.unwrap_or(n));
        assert_eq!(
            step_of(&said.sheet, LATE.parts, &name),
            Some(line.amount.step),
            "{name}"
        );
    }
}

/// One cow in a place on a day, with nothing else answered but what `more` sets.
fn one_cow(place: &str, day: [&str; 3], more: impl Fn(&mut Draft)) -> Said {
    let mut draft = whole(place);
    draft.animals.truncate(1);
    draft.rates.truncate(1);
    draft.impounded = boxes(day[0], day[1], day[2]);
    draft.claimed = draft.impounded.clone();
    draft.ask = DayDraft::default();
    draft.order_day = DayDraft::default();
    draft.suit = SuitDraft::default();
    draft.demand.clear();
    more(&mut draft);
    said(draft)
}

const NOVEMBER: [&str; 3] = ["28", "11", "2026"];

#[test]
fn keralas_text_of_1961_says_what_of_it_is_inferred_and_what_was_not_found() {
    let kerala = one_cow("kerala", NOVEMBER, |draft| draft.text = "1961".into());
    kerala.all();
    // Each figure's own working carries it.
    let first = &kerala.sheet.account.deadlines.as_ref().expect("days").first;
    let working = crate::app::working::working(&kerala.sheet, first.last_safe.step);
    let standings = format!("{working:?}");
    assert!(
        standings.contains("that the print is this Act’s is inferred"),
        "{standings}"
    );
    kerala.words(
        "penalties",
        "What this State’s own Act says of penalties was not found",
    );
    kerala.words(
        "balance refused",
        "what you refuse of it counts as unclaimed",
    );
    assert!(!kerala.text.contains("(in part inferred)"));
    // Elsewhere that is inferred, and nothing of penalties is missing.
    let bihar = one_cow("bihar", NOVEMBER, |_| {});
    bihar.words("balance refused", "(in part inferred)");
    assert!(!bihar.text.contains("own Act says of penalties"));
}

#[test]
fn what_goes_with_a_penalty_stands_with_it() {
    let court = |place| {
        let said = one_cow(place, NOVEMBER, |_| {});
        format!("{:?}", court::part(&said.sheet))
    };
    assert!(court("uttar-pradesh").contains("With the permission of the court"));
    let bengal = court("west-bengal");
    assert!(bengal.contains("arrest without a warrant"));
    assert!(bengal.contains("owns or keeps any cattle") && !bengal.contains("pigs"));
    let assam = court("assam");
    for said in [
        "only on a written report",
        "or injure people",
        "As much as is held reasonable",
    ] {
        assert!(assam.contains(said), "{said}: {assam}");
    }
    for place in ["uttar-pradesh", "west-bengal", "assam", "bihar"] {
        let court = court(place);
        for said in [
            "An Act of 2026",
            "raised by selling the animals",
            "use a fine as compensation",
        ] {
            assert!(court.contains(said), "{place}: {said}");
        }
    }
    let bihar = court("bihar");
    for said in ["through neglect or otherwise", "reaches pigs only"] {
        assert!(bihar.contains(said), "{said}");
    }
    let notified = one_cow("bihar", NOVEMBER, |draft| {
        draft.notified.trespass_all_cattle = true;
    });
    notified.words("notified", "reaches all cattle, or those it names");
    assert!(!notified.text.contains("reaches pigs only"));
}

#[test]
fn animals_still_held_are_released_where_the_seizure_was_illegal() {
    let released = "they are released, and whoever seized or detained them bears";
    one_cow("bihar", NOVEMBER, |_| {}).words("released", released);
    // What an illegal seizure returns in Kerala was not found.
    assert!(!one_cow("kerala", NOVEMBER, |_| {}).text.contains(released));
}

#[test]
fn a_typed_fine_has_the_printed_one_beside_it() {
    let old = one_cow("central", ["1", "5", "1900"], |draft| {
        draft.text = "scale-of-1871".into();
    });
    old.all();
    // Two cows at 4 annas, beside 2 x 1,500 that were typed.
    old.words("printed", "Fines by the scale printed in the Act");
    let claim = old.sheet.account.claim.as_ref().expect("a sum");
    let printed = claim.printed_fines.expect("the printed fines");
    assert_eq!(
        (
            printed.shown.plain().as_str(),
            claim.fines.shown.plain().as_str()
        ),
        ("0.50", "3000")
    );
    old.amount("printed", printed);
    let today = one_cow("central", NOVEMBER, |_| {});
    assert!(!today.text.contains("scale printed in the Act"));
}

#[test]
fn a_fine_above_the_forest_acts_most_has_that_beside_it() {
    let forest = one_cow("bihar", NOVEMBER, |draft| {
        draft.situation = "forest".into();
    });
    forest.all();
    // Two cows at Re 1 at most, where 2 x 1,500 were typed.
    let permitted = forest.sheet.account.permitted_fines.expect("the most");
    assert_eq!(permitted.shown.plain(), "2");
    forest.words("flag", "A fine is above what the Forest Act allows");
    forest.words(
        "most",
        "The most fine the Forest Act allows for these animals, feeding apart",
    );
    forest.amount("most", permitted);
}

#[test]
fn before_a_states_own_act_the_law_is_said_not_to_be_found() {
    let nagaland = one_cow("nagaland", ["1", "5", "1950"], |_| {});
    nagaland.words("before", "Which law ran here before it was not found.");
    assert!(
        !nagaland.text.contains("Text of the law"),
        "{}",
        nagaland.text
    );
}

#[test]
fn compensation_is_held_until_an_appeal_is_over_or_a_month_where_none_is_allowed() {
    let order = one_cow("tamil-nadu", NOVEMBER, |draft| {
        draft.order_day = boxes("30", "11", "2026");
    });
    order.words(
        "appeal",
        "is not paid until the time for it, or the appeal, is over",
    );
    order.words(
        "no appeal",
        "Where no appeal is allowed against the order, it is not paid before 1 month",
    );
}

#[test]
fn the_letter_f_of_the_account_says_what_is_deducted_from_what() {
    let sale = |price: &str| {
        one_cow("central", NOVEMBER, |draft| {
            draft.claimed = DayDraft::default();
            draft.sale = "held".into();
            draft.sold_as = "unclaimed".into();
            draft.sale_day = boxes("29", "11", "2026");
            draft.lots = vec![LotDraft {
                id: 9,
                row: "1".into(),
                heads: "2".into(),
                price: price.into(),
            }];
        })
    };
    // Fines 2 x 1,500, feeding 2 x 100 x 2 days: 3,400.
    let enough = sale("5000");
    enough.words("deducted", "(f) Deducted in all");
    enough.words("left", "(f) Balance");
    enough.words("left", "₹1,600");
    assert!(
        !enough.text.contains("(f) To be deducted") && !enough.text.contains("all of the proceeds")
    );
    let short = sale("1000");
    short.words("to deduct", "(f) To be deducted in all");
    short.words("deducted", "(f) Deducted: all of the proceeds");
    short.words("not recovered", "₹2,400");
    assert!(!short.text.contains("(f) Deducted in all") && !short.text.contains("(f) Balance"));
    let just = sale("3400");
    just.words("deducted", "(f) Deducted in all");
    assert!(!just.text.contains("(f) To be deducted"));
}

#[test]
fn a_sunday_is_asked_about_for_either_day_of_seizure() {
    // The 19th and 10 days end on Sunday the 29th: only if they were seized on arrival; the 20th: only if the day before.
    for (day, figure) in [
        ("19", "if they were seized on the day they came"),
        ("20", "Last day to complain"),
    ] {
        let said = one_cow("bihar", [day, "11", "2026"], |_| {});
        let open = assumed::open(&said.sheet);
        let sunday = format!(
            "{:?}",
            open.iter()
                .find(|one| format!("{one:?}").contains("ClosedDay"))
        );
        assert!(sunday.contains(figure), "{sunday}");
    }
}

/// A by-law with one line of the board.
fn by_law(line: LineDraft) -> Draft {
    let mut draft = whole("karnataka");
    draft.situation = "by-law".into();
    draft.animals.truncate(1);
    draft.rates = Vec::new();
    draft.lines = vec![LineDraft {
        kinds: Kinds::ANY,
        ..line
    }];
    draft
}

#[test]
fn a_source_without_a_word_of_feeding_is_never_said_to_add_nothing() {
    let fine = |unit: &str| LineDraft {
        head: "fine".into(),
        amount: "500".into(),
        unit: unit.into(),
        ..LineDraft::default()
    };
    let silent = said(by_law(fine("per-head")));
    silent.words("sum", "₹1,000");
    silent.words("why", "Feeding: this source does not mention it.");
    assert!(!silent.text.contains("+ ₹"), "{}", silent.text);
    assert!(silent.sheet.account.feeding_not_stated());
    // Neither the days of the curve nor another day are known.
    assert!(silent.sheet.points.is_err() && silent.sheet.account.asked[0].1.is_err());
    // Where the fine itself runs by the day, a day more is a day more of it.
    said(by_law(fine("per-head-per-day"))).words("further", "+ ₹1,000");
}

#[test]
fn no_nought_is_added_up_for_what_a_source_does_not_mention() {
    use crate::reasons::{Figure, Source};
    let line = |head: &str| LineDraft {
        head: head.into(),
        amount: "500".into(),
        unit: "per-head".into(),
        ..LineDraft::default()
    };
    for (head, silent) in [
        ("fine", &[Figure::Feeding][..]),
        ("impounding", &[Figure::Fines, Figure::Feeding, Figure::Due]),
    ] {
        let said = said(by_law(line(head)));
        let (account, mut open) = (&said.sheet.account, Vec::new());
        let claim = account.claim.as_ref().expect("a sum");
        assert_eq!(claim.to_bring.shown.shown(), "₹1,000");
        open.push(claim.to_bring.step);
        while let Some(step) = open.pop().and_then(|id| account.reasons.get(id)) {
            assert!(!silent.contains(&step.figure), "{head}: {:?}", step.figure);
            let inputs = account.reasons.inputs(step).iter();
            open.extend(inputs.filter_map(|one| match one.source {
                Source::Step(id) => Some(id),
                _ => None,
            }));
        }
    }
}

#[test]
fn the_first_box_after_a_sale_says_the_day_of_the_other_reading_too() {
    let mut draft = draft_of_a_sale("chhattisgarh", "1");
    draft.sale_day = boxes("31", "8", "2026");
    for animals in &mut draft.animals {
        animals.kind = "cow".into();
    }
    draft.impounded = boxes("1", "8", "2026");
    let said = said_on(Day::on(2026, 12, 1), draft);
    let first = format!("{:?}", super::after_sale::part(&said.sheet).blocks);
    assert!(first.contains("30 November 2026 (past)"), "{first}");
    assert!(first.contains("28 February 2027"), "{first}");
}

#[test]
fn a_by_laws_own_charges_stand_under_no_other_rules() {
    let transport = LineDraft {
        head: "impounding".into(),
        amount: "650".into(),
        unit: "per-head-per-day".into(),
        ..LineDraft::default()
    };
    let said = said(by_law(transport.clone()));
    assert!(said.text.contains("Other charges"), "{}", said.text);
    assert!(said.text.contains("Days counted"), "{}", said.text);
    assert!(!said.text.contains("other rules"), "{}", said.text);
    assert!(!said.text.contains("Days of feeding"), "{}", said.text);
    // Beside the fines and the feeding of the Act they do.
    let mut draft = whole("punjab");
    draft.lines = vec![LineDraft {
        kinds: Kinds::ANY,
        ..transport
    }];
    let said = said_on(Day::on(2026, 11, 30), draft);
    assert!(
        said.text.contains("Asked under other rules"),
        "{}",
        said.text
    );
    assert!(said.text.contains("Days of feeding"), "{}", said.text);
}

#[test]
fn what_catching_and_feeding_will_cost_tomorrow_is_not_asked_of_the_owner() {
    let mut draft = by_law(LineDraft {
        head: "fine".into(),
        amount: "2".into(),
        unit: "times-actual-cost".into(),
        ..LineDraft::default()
    });
    draft.actual_cost = "1750".into();
    let said = said(draft);
    said.words("sum", "₹3,500");
    said.words(
        "why",
        "What catching and feeding will have cost on another day is not known today.",
    );
    assert!(!said.text.contains("+ ₹"), "{}", said.text);
}

#[test]
fn the_day_of_coming_that_is_todays_is_not_called_an_entry() {
    let how = |today: Day| {
        let said = said_on(today, whole("punjab"));
        let claim = said.sheet.account.claim.as_ref().expect("a sum");
        let works = crate::app::working::working(&said.sheet, claim.days.step);
        let of = |value: &str| works.iter().find(|work| work.value.contains(value));
        let how = |value| of(value).map(|work| work.how.clone());
        [how("28 November"), how("30 November")]
    };
    let entered = Some("you entered this".to_owned());
    assert_eq!(
        how(Day::on(2026, 11, 30)),
        [entered.clone(), Some("Today".into())]
    );
    assert_eq!(how(Day::on(2026, 11, 29)), [entered.clone(), entered]);
}

#[test]
fn where_annas_leave_less_than_a_paisa_the_exact_sum_stands_beside() {
    let mut draft = whole("punjab");
    draft.animals.truncate(1);
    // An anna is the 16th part of a rupee: 2 x 0.0625.
    draft.rates[0].fine = "1 as".into();
    let said = said(draft);
    let claim = said.sheet.account.claim.as_ref().expect("a sum");
    assert_eq!(claim.fines.exact.plain(), "0.125");
    said.words("the fines", "₹0.13 (exactly ₹0.125)");
    said.words("each charge", "₹0.13 (exactly ₹0.125)\", tone: Plain");
}

#[test]
fn the_curve_says_its_years_and_why_it_ends() {
    use crate::app::pages::curve::{ends, why_it_ends};
    let within = said(whole("punjab")).sheet;
    assert_eq!(ends(&within)[0], "28 November: ₹3,980");
    assert_eq!(why_it_ends(&within), None);
    let mut long = whole("punjab");
    long.claimed = boxes("30", "11", "2028");
    let long = said(long).sheet;
    assert_eq!(curve::points(&long).len(), 400);
    // 400 days from 28 November 2026: 3,740 and 400 x 240.
    assert_eq!(
        ends(&long),
        ["28 November 2026: ₹3,980", "1 January 2028: ₹99,740"]
    );
    let why = why_it_ends(&long).expect("it is cut");
    assert_eq!(why, "Only the first 400 days are shown here.");
    let sold = said(draft_of_a_sale("punjab", "2")).sheet;
    let why = why_it_ends(&sold).expect("they are sold");
    assert!(why.contains("Nothing more is added"), "{why}");
}
