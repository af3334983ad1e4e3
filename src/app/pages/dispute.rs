//! The owner who holds the seizure to be wrong: deposit, complaint, and what may come back. Never a rescue.

use crate::account::{Complaint, Dispute, Given};
use crate::app::block::{Line, Part, Tone};
use crate::app::pages::balance;
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::day::Day;
use crate::law::row::Provision;
use crate::problem::Reason;
use crate::reasons::{Figure, Quantity};
use crate::word;

/// The part.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let mut says = Says::new(sheet, "dispute");
    let known = |provision| sheet.law(provision).is_some();
    if known(Provision::Deposit) {
        says.say(word!("dispute.lead"));
    }
    if known(Provision::Rescue) {
        says.note(Tone::Loss, word!("dispute.rescue"));
    }
    match &sheet.account.complaint {
        Ok(complaint) => until_when(&mut says, complaint),
        Err(problems) => says.needs(problems),
    }
    match &sheet.account.dispute {
        Ok(dispute) => what_comes_back(&mut says, dispute),
        Err(problems)
            if problems
                .iter()
                .any(|problem| problem.reason == Reason::Sold) => {}
        // Where the sum itself is not there, what it needs is said with the sum.
        Err(problems) if sheet.account.claim.as_ref().err() == Some(problems) => {
            says.say(word!("dispute.no-sum"));
        }
        Err(problems) if sheet.account.complaint.as_ref().err() == Some(problems) => {}
        Err(problems) => says.needs(problems),
    }
    says.part("dispute", word!("dispute.title"))
}

fn until_when(says: &mut Says, complaint: &Complaint) {
    let mut lines = vec![
        says.last_day(Figure::ComplaintLastDay, complaint.last_day)
            .tone(Tone::Time),
    ];
    if let Some(other) = complaint.if_seized_on_arrival {
        let day = says.sheet.day(other.value);
        let day = says.sheet.if_past(other.value, &day);
        lines.push(says.keyed(word!("dispute.if-arrival"), day, Some(other.step)));
    }
    let to = balance::recipient(says.sheet, complaint.to);
    lines.push(says.keyed(word!("dispute.to"), to, None));
    says.lines(lines);
    let comes = says.sheet.reading.case.claimed.map(|moment| moment.day);
    let past = |day: Given<Day>| comes.is_some_and(|comes| comes > day.value);
    let arrival = complaint.if_seized_on_arrival;
    if complaint.over {
        says.note(Tone::Loss, word!("dispute.shut"));
    } else if complaint.open == Some(true) {
        says.say(word!("dispute.open"));
    } else if past(arrival.unwrap_or(complaint.last_day)) {
        says.note(
            Tone::Loss,
            if complaint.next_open {
                word!("dispute.perhaps-monday")
            } else {
                word!("dispute.sunday-not-found")
            },
        );
    } else if complaint.open == Some(false) {
        says.note(Tone::Loss, word!("dispute.perhaps-shut"));
    }
    // Of a Sunday that is past nothing is left to say but what stands above.
    let sundays = [
        (
            complaint.sunday,
            Some(complaint.last_day),
            word!("dispute.sunday"),
        ),
        (
            complaint.sunday_on_arrival,
            arrival,
            word!("dispute.sunday-arrival"),
        ),
    ];
    for (sunday, day, key) in sundays {
        if sunday && day.is_some_and(|day| !past(day)) {
            let key = if complaint.next_open {
                key
            } else {
                word!("dispute.sunday-not-found")
            };
            says.note(Tone::Time, key);
        }
    }
    if complaint.sale_may_come_first && !complaint.over {
        says.note(Tone::Loss, word!("dispute.sale-first"));
    }
}

/// The deposit; and, since a security is due before any release, what is to be brought with it.
#[must_use]
pub fn deposit(says: &Says, dispute: &Dispute) -> Vec<Line> {
    let mut lines = vec![says.amount(Figure::Deposit, dispute.deposit)];
    let claim = says.sheet.account.claim.as_ref().ok();
    if let Some(security) = claim.and_then(|claim| claim.security) {
        lines.push(says.amount(Figure::Security, security));
        lines.push(says.amount(Figure::ToBring, dispute.to_bring));
    }
    lines
}

fn what_comes_back(says: &mut Says, dispute: &Dispute) {
    let mut lines = deposit(says, dispute);
    if let Some(most) = dispute.compensation_most {
        lines.push(says.figure(
            Figure::CompensationMost,
            Quantity::Rupees(most.value),
            most.step,
        ));
    }
    if let Some(returned) = dispute.returned_most {
        let line = says.keyed(
            word!("dispute.returned"),
            returned.shown.shown(),
            Some(returned.step),
        );
        lines.push(line.tone(Tone::Good));
    }
    says.lines(lines);
    let known = dispute.returned_most.is_some();
    if known {
        says.say(word!("dispute.returned-note"));
        says.say(word!("dispute.released"));
    } else {
        says.say(word!("dispute.not-known"));
    }
    balance::shares(says, true);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::papers::Paper;
    use crate::draft::{AnimalsDraft, DayDraft, Draft, RateDraft, SEEN};
    use crate::law::place::Place;
    use crate::text::Words;
    use crate::text::check::LANGUAGES;

    fn sheet(place: Place, seized: Day, impounded: Day, claimed: Day) -> Sheet {
        let kind = || "buffalo".to_owned();
        let draft = Draft {
            situation: "pound".into(),
            place: place.code().into(),
            animals: vec![AnimalsDraft {
                kind: kind(),
                heads: "2".into(),
                ..AnimalsDraft::default()
            }],
            seized: DayDraft::of(seized),
            impounded: DayDraft::of(impounded),
            claimed: DayDraft::of(claimed),
            board: SEEN.into(),
            rates: vec![RateDraft {
                kind: kind(),
                fine: "900".into(),
                feeding: "110".into(),
            }],
            ..Draft::default()
        };
        Sheet::new(
            Words::for_good(LANGUAGES.first().map_or("", |one| one.1)),
            draft,
            Some(claimed),
        )
    }

    fn said(sheet: &Sheet) -> String {
        format!("{:?}", part(sheet).blocks)
    }

    #[test]
    fn on_the_monday_after_a_sunday_the_time_is_not_certainly_over() {
        // Ten days from 30 July 2026 end on Sunday 9 August.
        let [seized, came] = [Day::on(2026, 7, 30), Day::on(2026, 7, 31)];
        let on = |day| sheet(Place::Sikkim, seized, came, Day::on(2026, 8, day));
        let says = |sheet: &Sheet, key| said(sheet).contains(sheet.words.get(key));
        let monday = on(10);
        assert!(says(&monday, word!("dispute.perhaps-monday")));
        assert!(!says(&monday, word!("dispute.shut")) && !says(&monday, word!("dispute.sunday")));
        // Two buffaloes, 31 July to 10 August both counted: 1,800 + 2 × 110 × 11.
        assert!(said(&monday).contains("₹4,220"), "{}", said(&monday));
        assert!(says(&on(11), word!("dispute.shut")));
        // Why a Monday is named then.
        let over = "was a Sunday, a closed day. Even if it moved to the next open day, the time to complain ended on Monday 10 August 2026";
        assert!(said(&on(11)).contains(over), "{}", said(&on(11)));
        // Of a last day that is itself a Monday nothing moves: ten days from 31 July.
        let plain = sheet(
            Place::Sikkim,
            Day::on(2026, 7, 31),
            came,
            Day::on(2026, 8, 12),
        );
        assert!(said(&plain).contains("The time to complain ended on Monday 10 August 2026"));
        assert!(says(&on(9), word!("dispute.sunday")) && says(&on(9), word!("dispute.open")));
    }

    #[test]
    fn to_whom_one_complains_is_said_and_stands_on_the_paper() {
        let [seized, came] = [Day::on(2026, 11, 26), Day::on(2026, 11, 27)];
        for (place, whom, key) in [
            (
                Place::Kerala,
                "The local authority",
                word!("dispute.sunday-not-found"),
            ),
            (
                Place::TamilNadu,
                "The Magistrate of the District, or another",
                word!("dispute.sunday"),
            ),
        ] {
            let sheet = sheet(place, seized, came, Day::on(2026, 11, 30));
            let said = said(&sheet);
            assert!(
                said.contains(whom) && said.contains(sheet.words.get(key)),
                "{said}"
            );
            let paper = format!("{:?}", Paper::Complaint.written(&sheet, "").part.blocks);
            assert!(paper.contains(whom), "{paper}");
        }
    }

    #[test]
    fn the_security_stands_with_the_deposit() {
        let [came, comes] = [Day::on(2026, 8, 29), Day::on(2026, 8, 31)];
        let mut draft = sheet(Place::Maharashtra, came, came, comes).draft;
        draft.notified.security = true;
        draft.security.rates = vec![crate::draft::SecurityRateDraft {
            kind: "buffalo".into(),
            amount: "2500".into(),
        }];
        let words = Words::for_good(LANGUAGES.first().map_or("", |one| one.1));
        let sheet = Sheet::new(words, draft, Some(comes));
        // 1,800 + 660 = 2,460; security 5,000; 7,460 in all.
        for said in [
            said(&sheet),
            format!("{:?}", Paper::Complaint.written(&sheet, "").part.blocks),
            format!("{:?}", Paper::Card.written(&sheet, "").part.blocks),
            format!("{:?}", crate::app::pages::take_home::part(&sheet).blocks),
        ] {
            for sum in ["₹2,460", "₹5,000", "₹7,460"] {
                assert!(said.contains(sum), "{sum}: {said}");
            }
        }
        let points = crate::app::pages::curve::points(&sheet);
        assert!(
            points
                .iter()
                .any(|point| point.day == comes && point.to_bring.plain() == "7460")
        );
    }
}
