//! What to pay, what each further day adds, and until when: the answer the owner came for.

use crate::account::{Amount, Claim, Deadlines, Notice, Speedy};
use crate::animal::Kind;
use crate::app::block::{Block, Line, Part, Tone};
use crate::app::pages::unseen;
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::case::{Animals, Condition, Head, Rates, RefusalWait, Situation};
use crate::day::Day;
use crate::law::place::Parent;
use crate::law::row::{Provision, Standing};
use crate::problem::{Field, Problem, Reason};
use crate::reasons::{Figure, Quantity};
use crate::reckon;
use crate::text::say::amount_in_full;
use crate::word;

/// The part.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let account = &sheet.account;
    let mut says = Says::new(sheet, "home");
    let unseen = account
        .claim
        .as_ref()
        .is_err_and(|problems| board_not_seen(problems));
    let sold = account.is_sold();
    if !sold {
        too_late(&mut says);
    }
    match &account.claim {
        Ok(claim) => to_pay(&mut says, claim),
        Err(_) if sold => says.note(Tone::Loss, word!("home.sold")),
        Err(problems) if unseen => {
            unseen::say(&mut says, problems);
            // The fines that the Act itself printed need no board.
            known_so_far(&mut says);
        }
        Err(problems) => {
            says.needs(problems);
            known_so_far(&mut says);
        }
    }
    if sheet
        .today
        .is_some_and(|today| account.reasons.is_stale_on(today))
    {
        says.note(Tone::Time, word!("result.stale"));
    }
    for notice in account
        .notices
        .iter()
        .filter(|one| one.bears_on_the_figures())
    {
        says.notice(*notice);
    }
    if let Some(parent) = account.answered_by {
        let key = match parent {
            Parent::Place(_) => word!("home.answered-by"),
            Parent::Bombay => word!("home.answered-by-bombay"),
        };
        let place = sheet.words.of("place.", parent.code());
        says.say_of(key, &[("place", place)]);
    }
    on_other_days(&mut says);
    // What comes first stands first: animals of the shorter time may be gone before the others' time begins.
    match &account.speedy {
        _ if sold => {}
        Ok(Some(speedy)) => young_and_weak(&mut says, speedy),
        // An hour that cannot be read takes the most urgent days with it: it is asked for where they stood.
        Err(problems) if account.deadlines.is_ok() => says.needs(problems),
        _ => {}
    }
    match &account.deadlines {
        // The time to claim them is over.
        Ok(_) if sold => {}
        Ok(deadlines) => until_when(&mut says, deadlines),
        // Otherwise what the deadlines need has been said with what the sum needs.
        Err(problems) if unseen || sold || account.claim.is_ok() => says.needs(problems),
        Err(_) => {}
    }
    after_refusal(&mut says);
    if !sold && matches!(account.speedy, Ok(None)) {
        if_without_mother(&mut says);
    }
    if unseen {
        unseen::ask(&mut says);
    }
    if let Ok(claim) = &account.claim {
        made_up_of(&mut says, claim);
    }
    says.part("take-home", word!("home.title"))
}

/// What is to be brought on the other day that was asked about.
fn on_other_days(says: &mut Says) {
    let sheet = says.sheet;
    if let Some(refused) = sheet.reading.case.refusal(Field::Ask(0)) {
        says.needs(&[refused]);
    }
    for (day, amount) in &sheet.account.asked {
        match amount {
            Ok(amount) => {
                let places = [("day", &*sheet.day(*day))];
                let term = sheet.words.fill(word!("home.on-day"), &places);
                let line = says.line("on-day", term, amount.shown.shown(), Some(amount.step));
                says.lines(vec![line.tone(Tone::Time)]);
            }
            // What the sum needs has been said with it.
            Err(problems) if sheet.account.claim.is_ok() => says.needs(problems),
            Err(_) => {}
        }
    }
}

/// The owner has said that the board was not seen: figures cannot be had by answering here.
#[must_use]
pub fn board_not_seen(problems: &[Problem]) -> bool {
    problems
        .iter()
        .any(|problem| problem.reason == Reason::BoardNotSeen)
}

/// The sum, and what each further day adds.
fn to_pay(says: &mut Says, claim: &Claim) {
    let sheet = says.sheet;
    let key = if sheet.today == Some(claim.at.day) {
        word!("home.today")
    } else {
        word!("home.on")
    };
    let lead = sheet.words.fill(key, &[("day", &sheet.moment(claim.at))]);
    says.block(Block::Total {
        lead,
        figure: claim.to_bring.shown.shown(),
    });
    if claim.to_bring.exact != claim.to_bring.shown {
        says.say_of(
            word!("home.exact"),
            &[("amount", &amount_in_full(claim.to_bring.exact))],
        );
    }
    with_security(says, claim);
    match &sheet.account.each_further_day {
        Ok(further) => further_day(says, *further),
        Err(_) if another_day(sheet).is_some() => another_day_not_known(says),
        Err(problems) => says.needs(problems),
    }
}

/// Why nobody knows what a day more costs, in words.
#[must_use]
pub fn another_day(sheet: &Sheet) -> Option<&'static str> {
    match sheet.account.nobody_knows_another_day()? {
        Reason::CostOfAnotherDay => Some(word!("reason.cost-of-another-day")),
        _ => Some(word!("reason.feeding-not-stated")),
    }
}

/// In the place of what each further day adds, where nobody knows it.
pub fn another_day_not_known(says: &mut Says) {
    if let Some(why) = another_day(says.sheet) {
        says.note(Tone::Time, why);
    }
}

/// What each further day adds.
fn further_day(says: &mut Says, further: Amount) {
    let value = says
        .sheet
        .words
        .fill(word!("home.plus"), &[("amount", &further.shown.shown())]);
    let line = says
        .amount(Figure::EachFurtherDay, further)
        .tone(Tone::Time);
    says.lines(vec![Line { value, ..line }]);
}

/// The sum is not there, but parts of it stand by themselves.
fn known_so_far(says: &mut Says) {
    let account = &says.sheet.account;
    let lines = fines_and_feeding(says, [account.fines.as_ref(), account.feeding.as_ref()]);
    let further = account.each_further_day.as_ref().ok().copied();
    if lines.is_empty() && further.is_none() && another_day(says.sheet).is_none() {
        return;
    }
    says.heading(word!("home.known"));
    if !lines.is_empty() {
        says.lines(lines);
    }
    if let Some(further) = further {
        further_day(says, further);
    }
    another_day_not_known(says);
}

/// Without the security nothing is handed over: how much of the sum it is, or that it is still to come.
fn with_security(says: &mut Says, claim: &Claim) {
    let security = &says.sheet.account.security;
    if let Some(amount) = claim.security {
        let lines = vec![
            says.amount(Figure::ToPay, claim.to_pay),
            says.amount(Figure::Security, amount),
        ];
        says.lines(lines);
        if matches!(security, Ok(Some(security)) if security.in_doubt) {
            let places = [("amount", &*claim.to_pay.shown.shown())];
            says.note_of(Tone::Time, word!("home.security-doubt"), &places);
        }
    } else if security_unknown(says.sheet) {
        says.note(Tone::Loss, word!("home.security-unknown"));
        if let Err(problems) = security {
            says.needs(problems);
        }
    } else if says
        .sheet
        .account
        .notices
        .contains(&Notice::SecurityMayBeAsked)
    {
        says.notice(Notice::SecurityMayBeAsked);
    }
}

/// Security is asked, and what it comes to is not known: an answer is missing, and not the law.
#[must_use]
pub fn security_unknown(sheet: &Sheet) -> bool {
    let problems = sheet.account.security.as_ref().err();
    problems.is_some_and(|problems| !problems.iter().any(Problem::is_of_the_law))
}

fn is_by_law(sheet: &Sheet) -> bool {
    sheet.reading.case.situation == Some(Situation::ByLaw)
}

/// What of the sum is neither fine nor feeding.
#[must_use]
pub fn beside(says: &Says, claim: &Claim) -> Vec<Line> {
    let mut lines = Vec::with_capacity(2);
    if !claim.outside.shown.is_zero() {
        let mut line = says.amount(Figure::Outside, claim.outside);
        // A by-law's own charges stand under no other rules.
        if is_by_law(says.sheet) {
            line.term = says.words(word!("home.other-charges"));
        }
        lines.push(line);
    }
    lines.extend(
        claim
            .security
            .map(|amount| says.amount(Figure::Security, amount)),
    );
    lines
}

/// Fines and feeding, as far as they are known. A head under which nothing is charged is no line; a charge of zero is.
fn fines_and_feeding<E>(says: &Says, known: [Result<&Amount, E>; 2]) -> Vec<Line> {
    let is_charged = |head| match &says.sheet.reading.case.rates {
        Some(Rates::Seen(charges)) => charges
            .iter()
            .any(|charge| charge.head == head && charge.amount.is_some()),
        _ => false,
    };
    let heads = [
        (Head::Fine, Figure::Fines),
        (Head::Feeding, Figure::Feeding),
    ];
    let known = heads.into_iter().zip(known);
    known
        .filter_map(|((head, figure), amount)| {
            let amount = amount.ok()?;
            (!amount.exact.is_zero() || is_charged(head)).then(|| says.amount(figure, *amount))
        })
        .collect()
}

/// Fines, feeding, and for how many days.
#[must_use]
pub fn heads_and_days(says: &Says, claim: &Claim) -> Vec<Line> {
    let known: [Result<_, ()>; 2] = [Ok(&claim.fines), Ok(&claim.feeding)];
    let mut lines = fines_and_feeding(says, known);
    if !says.sheet.account.feeding_not_stated() {
        let days = Quantity::Count(claim.days.value);
        let mut line = says.figure(Figure::DaysCharged, days, claim.days.step);
        // What else runs by the day is counted by the same days.
        if is_by_law(says.sheet) && says.sheet.account.feeding.is_err() {
            line.term = says.words(word!("home.days-counted"));
        }
        lines.push(line);
    }
    lines
}

/// What the sum is made up of.
fn made_up_of(says: &mut Says, claim: &Claim) {
    says.heading(word!("home.sum"));
    // The whole stands first: no part of it can be taken for it.
    let mut lines = vec![says.amount(Figure::ToBring, claim.to_bring)];
    lines.extend(heads_and_days(says, claim));
    let more = beside(says, claim);
    // Without others, fines and feeding together are the whole.
    if !more.is_empty() && !claim.due.shown.is_zero() {
        lines.push(says.amount(Figure::Due, claim.due));
    }
    lines.extend(more);
    says.lines(lines);
    says.say(word!("home.basis"));
    if let Some(printed) = claim.printed_fines {
        let line = says.amount(Figure::PrintedFines, printed);
        says.lines(vec![line]);
        says.say(word!("home.printed-fines"));
    }
    if says.sheet.account.law.is_some() && says.sheet.law(Provision::Claim).is_none() {
        says.note(Tone::Loss, word!("home.claim-not-found"));
    }
    if let Some(scale) = says.sheet.scale {
        let status = says.sheet.words.of("scale-status.", scale.status.code());
        let places = [
            ("area", scale.area),
            ("source", scale.source),
            ("status", status),
        ];
        says.say_of(word!("home.scale"), &places);
    }
    if says.sheet.draft.demand.is_empty() {
        says.block(Block::Way("demand-add", says.words(word!("more.demand"))));
    }
}

fn until_when(says: &mut Says, deadlines: &Deadlines) {
    let sheet = says.sheet;
    if deadlines.if_not_shorter {
        says.heading(word!("home.if-not-shorter"));
    } else if matches!(sheet.account.speedy, Ok(Some(_))) {
        says.heading(word!("home.others"));
    }
    let first = &deadlines.first;
    let mut lines = vec![
        says.last_day(Figure::LastSafeDay, first.last_safe)
            .tone(Tone::Time),
    ];
    if let Some(sale) = first.earliest_sale() {
        lines.push(says.last_day(Figure::EarliestSale, sale).tone(Tone::Loss));
    }
    if let Ok(Some(refused)) = sheet.account.after_refusal {
        lines.push(says.day(Figure::SaleAfterRefusal, refused).tone(Tone::Loss));
    }
    says.lines(lines);
    if let Err(problems) = &first.sale {
        says.needs(problems);
    }
    let report = sheet
        .laws_number(first.last_safe.step)
        .unwrap_or(0)
        .to_string();
    if let Ok(Some(sale)) = &first.sale {
        let last = sale.last_claim;
        let sale = sheet.laws_number(last.step).unwrap_or(0).to_string();
        says.say_of(
            word!("home.windows"),
            &[("report", &report), ("sale", &sale)],
        );
        still_in_time(says, first.last_safe.value, last.value);
    } else if first.sale.is_ok() {
        says.note_of(
            Tone::Time,
            word!("home.window-only"),
            &[("report", &report)],
        );
    }
    // Of a law that was found only so far nothing is said of a report either.
    let mut between = match &first.sale {
        Ok(None) => Vec::new(),
        _ => vec![says.day(Figure::ReportFrom, first.report_from)],
    };
    if let Ok(Some(sale)) = &first.sale {
        between.push(says.day(Figure::NoticeDay, sale.notice));
        between.push(says.day(Figure::LastClaimAfterNotice, sale.last_claim));
    }
    if !between.is_empty() {
        says.lines(between);
    }
    let readings = [
        (word!("home.premature"), &deadlines.lawful_notice),
        (word!("home.other-reading"), &deadlines.other),
        (
            word!("home.premature-other"),
            &deadlines.lawful_notice_other,
        ),
    ];
    for (key, windows) in readings {
        let Some(windows) = windows else { continue };
        let Some(sale) = windows.earliest_sale() else {
            continue;
        };
        let (last, from) = (
            sheet.day(windows.last_safe.value),
            sheet.day(windows.report_from.value),
        );
        let sale = sheet.day(sale.value);
        says.note_of(
            Tone::Time,
            key,
            &[("last", &last), ("day", &from), ("sale", &sale)],
        );
    }
}

/// What a refusal to pay leads to. Its day stands with the windows, or by itself where they reach no animal.
fn after_refusal(says: &mut Says) {
    let sheet = says.sheet;
    let account = &sheet.account;
    match &account.after_refusal {
        Ok(Some(refused)) => {
            if account.deadlines.is_err() {
                let line = says.day(Figure::SaleAfterRefusal, *refused);
                says.lines(vec![line.tone(Tone::Loss)]);
            }
            let waits = sheet.reading.case.choices.refusal_wait == Some(RefusalWait::AsUnclaimed);
            let key = if waits {
                word!("home.refusal-waits")
            } else {
                word!("home.refusal")
            };
            says.note_of(Tone::Loss, key, &[("day", &sheet.day(refused.value))]);
            let row = sheet.law(Provision::Refusal);
            let seen = row.is_some_and(|row| row.standing != Standing::Inferred);
            if !waits {
                says.say(if seen {
                    word!("home.refusal-inferred")
                } else {
                    word!("home.refusal-unseen")
                });
            }
        }
        Ok(None) => says.note(Tone::Loss, word!("home.refusal-not-known")),
        // The sum needs the same answer, or the windows the same law, and has said so.
        Err(problems)
            if account.claim.is_ok() && account.deadlines.as_ref().err() != Some(problems) =>
        {
            says.needs(problems);
        }
        Err(_) => {}
    }
}

/// A claim that comes after the last safe day: said before everything else, seen from the day the owner comes.
fn too_late(says: &mut Says) {
    let sheet = says.sheet;
    let Some(comes) = sheet.reading.case.claimed.map(|moment| moment.day) else {
        return;
    };
    if let Some(past) = sheet.day_past() {
        says.block(Block::Note(Tone::Loss, past));
    }
    // What is late today is no less late for a day that was typed before.
    let comes = sheet.today.map_or(comes, |today| comes.max(today));
    let Ok(deadlines) = &sheet.account.deadlines else {
        return;
    };
    let first = &deadlines.first;
    let Ok(Some(sale)) = &first.sale else { return };
    let key = if comes > sale.last_claim.value {
        word!("home.sale-past")
    } else if comes > first.last_safe.value {
        word!("home.late-past")
    } else {
        return;
    };
    let day = sheet.day(sale.last_claim.value);
    says.note_of(Tone::Loss, key, &[("day", &day)]);
}

/// Until when a claim still stops the sale, for who comes in time.
fn still_in_time(says: &mut Says, last_safe: Day, last_claim: Day) {
    let comes = says.sheet.reading.case.claimed.map(|moment| moment.day);
    if comes.is_none_or(|comes| comes <= last_safe) {
        let day = says.sheet.day(last_claim);
        says.say_of(word!("home.late"), &[("day", &day)]);
    }
}

fn young_and_weak(says: &mut Says, speedy: &Speedy) {
    let sheet = says.sheet;
    let gone = speedy.may_be_gone == Some(true);
    let animals = sheet.animals(&reached(sheet, speedy));
    let moment = sheet.moment(speedy.from.value);
    let (key, tone) = if gone {
        (word!("speedy.gone"), Tone::Loss)
    } else {
        (word!("speedy.soon"), Tone::Time)
    };
    says.heading(word!("speedy.title"));
    says.note_of(tone, key, &[("animals", &animals), ("moment", &moment)]);
    if gone {
        the_others_alone(says, speedy);
    }
    says.lines(vec![
        says.moment(Figure::SpeedyFrom, speedy.from)
            .tone(Tone::Loss),
        says.moment(Figure::SpeedyReportBy, speedy.report_by),
        says.moment(Figure::SpeedyLatest, speedy.latest),
    ]);
    if sheet
        .reading
        .case
        .impounded
        .is_some_and(|moment| moment.clock.is_none())
    {
        says.say(word!("speedy.hour"));
    }
    says.say(word!("speedy.proceeds"));
    if speedy.in_doubt {
        says.note(Tone::Time, word!("speedy.doubt"));
    }
}

/// The animals of the shorter time.
#[must_use]
pub fn reached(sheet: &Sheet, speedy: &Speedy) -> Vec<(u16, u32)> {
    let rows = sheet.all_rows().into_iter();
    rows.filter(|(row, _)| speedy.rows.contains(row)).collect()
}

/// Some may be gone: what the others come to by themselves, reckoned on that case.
fn the_others_alone(says: &mut Says, speedy: &Speedy) {
    let mut case = says.sheet.reading.case.clone();
    let rows = (0u16..).zip(case.animals);
    case.animals = rows
        .filter(|(row, _)| !speedy.rows.contains(row))
        .map(|(_, animals)| animals)
        .collect();
    if case.animals.is_empty() || says.sheet.account.claim.is_err() {
        return;
    }
    if let Ok(claim) = reckon::first(&case).claim {
        let amount = claim.to_bring.shown.shown();
        says.say_of(word!("speedy.others-alone"), &[("amount", &amount)]);
    }
}

/// Young animals were entered as with their mother: what it would mean if they are not, reckoned on that case.
fn if_without_mother(says: &mut Says) {
    let sheet = says.sheet;
    let young = |animals: &Animals| animals.kind.is_some_and(is_young);
    if !sheet.reading.case.animals.iter().any(young) {
        return;
    }
    let mut case = sheet.reading.case.clone();
    for animals in case.animals.iter_mut().filter(|one| young(one)) {
        animals.condition = Some(Condition::Unattached);
    }
    if let Ok(Some(speedy)) = reckon::first(&case).speedy {
        says.note_of(
            Tone::Time,
            word!("speedy.mother"),
            &[("moment", &sheet.moment(speedy.from.value))],
        );
    }
}

/// A kind that s. 14A names as young.
#[must_use]
pub const fn is_young(kind: Kind) -> bool {
    matches!(kind, Kind::Calf | Kind::Kid | Kind::Lamb)
}
