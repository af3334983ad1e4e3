//! What the reader must know beside the figures, and what the account leaves out.

use super::tariff::is_silent_on;
use crate::account::{Account, LeftOut, Notice};
use crate::animal::Kind;
use crate::case::{Case, Head, Rates, Situation};
use crate::day::Certainty;
use crate::law::central;
use crate::law::place::{Area, Place};
use crate::law::row::{Provision, Row, Value};
use crate::law::{Finding, Law};
use crate::money::Rupees;

/// The notices of an account: what the tariff says, and what the law says where one applies.
pub fn notices(case: &Case, law: Option<Law>, account: &Account) -> Vec<Notice> {
    let mut found = Vec::new();
    let mut say = |notice, when: bool| {
        if when {
            found.push(notice);
        }
    };
    let terms = case.terms.as_ref();
    let limit = terms.and_then(|terms| terms.not_returned_from);
    let reaches = |from| {
        case.animals
            .iter()
            .any(|animals| animals.capture.unwrap_or(1) >= from)
    };
    say(Notice::NotReturned, limit.is_some_and(reaches));
    say(
        Notice::AuctionDayReported,
        terms.is_some_and(|terms| terms.auction_day.is_some()),
    );
    // Kerala Municipality Act s. 439(3) and NDMC Act s. 227(3) do; whether this by-law's Act is one of them is asked.
    let sends = matches!(case.place, Some(Place::Kerala | Place::Delhi));
    say(
        Notice::ByLawMaySendUnderAct,
        sends && case.situation == Some(Situation::ByLaw),
    );
    let Some(law) = law else { return found };
    let row = |provision| match law.find(provision) {
        Finding::InForce(row) | Finding::Either(row, _) => Some(row),
        _ => None,
    };
    let value = |provision| row(provision).map(|row: &Row| row.value);
    let changed = law.text.changed_by.map(|(_, when)| when.reached(law.day));
    say(
        Notice::LaterActChangedText,
        changed.is_some_and(|certainty| certainty != Certainty::No),
    );
    say(Notice::ParentAnswers, account.answered_by.is_some());
    // The question is how far the central Act was extended: an Act of the State's own reaches the whole State.
    let part_b = case.area.is_some_and(Area::part_b) && !law.text.basis.is_own_act();
    say(
        Notice::ExtentNotSettled,
        part_b || law.text.place.extent_not_settled(),
    );
    say(
        Notice::OwnRegulation,
        case.area.is_some_and(Area::own_regulation),
    );
    say(
        Notice::PanchayatRulesToo,
        law.text.place == Place::Rajasthan,
    );
    say(Notice::DayInDoubt, law.doubts().next().is_some());
    if let Some(Value::Kinds {
        kinds,
        stud_bulls_out,
    }) = value(Provision::Cattle)
    {
        let any = |is: &dyn Fn(Kind) -> bool| case.animals.iter().filter_map(|a| a.kind).any(is);
        say(Notice::NotCattle, any(&|kind| !kinds.has(kind)));
        let inferred = row(Provision::Cattle).is_some_and(|row| row.standing.in_doubt());
        let added = |kind| kinds.has(kind) && !central::CATTLE.has(kind);
        say(Notice::KindInferred, inferred && any(&added));
        say(
            Notice::StudBulls,
            stud_bulls_out && any(&|kind| kind == Kind::Bull),
        );
    }
    let sent_by = case.seized.and_then(|seized| {
        // By the day only: the hour of the seizure is not asked.
        let hours = value(Provision::SeizureOnLand)?.hours()?;
        seized.plus_days(u32::from(hours).div_ceil(24))
    });
    say(Notice::SentLate, sent_by.is_some_and(|last| law.day > last));
    say(Notice::SoldEarly, account.sold_before(case).is_some());
    say(
        Notice::AboveForestCeiling,
        account.permitted_fines.is_some(),
    );
    say(
        Notice::AboveDouble,
        above_double(case, value(Provision::HabitualFine)),
    );
    say(
        Notice::NothingBeyond,
        asks_beyond(case) && row(Provision::NothingBeyond).is_some(),
    );
    say(
        Notice::SecurityMayBeAsked,
        row(Provision::Security).is_some(),
    );
    say(
        Notice::ScaleMayRise,
        value(Provision::Fine) == Some(Value::ProgressiveScale),
    );
    say(Notice::PenaltiesNotFound, law.text.basis.is_own_act());
    // Whatever the day of the case: a court looks at it later.
    say(Notice::JanVishwas, !account.penalties.is_empty());
    found
}

/// A fine that replaces the ordinary one above so many times of it (Kerala s. 11(2)).
fn above_double(case: &Case, limit: Option<Value>) -> bool {
    let Some(Value::UpToTimes(times)) = limit else {
        return false;
    };
    let Some(Rates::Seen(charges)) = &case.rates else {
        return false;
    };
    charges
        .iter()
        .any(|charge| match (charge.amount, charge.replaces) {
            (Some(amount), Some(ordinary)) => ordinary
                .times(u32::from(times))
                .is_some_and(|most: Rupees| amount > most),
            _ => false,
        })
}

fn asks_beyond(case: &Case) -> bool {
    let Some(Rates::Seen(charges)) = &case.rates else {
        return false;
    };
    charges.iter().any(|charge| !charge.head.under_the_act())
}

/// What the account does not contain.
pub fn left_out(case: &Case, law: Option<Law>) -> Vec<LeftOut> {
    let mut found = vec![
        LeftOut::WayHome,
        LeftOut::CropDamage,
        LeftOut::CourtPenalties,
    ];
    if let Some(law) = law {
        found.extend([LeftOut::ByLawFines, LeftOut::PartPayment]);
        if !law.text.basis.is_own_act() {
            found.push(LeftOut::ExcludedAreas);
        }
        // One board is entered: the day's own rate is another where it changed.
        if let Some(Rates::Seen(charges)) = &case.rates
            && charges.iter().any(|charge| charge.head == Head::Feeding)
        {
            found.push(LeftOut::RateChanges);
        }
        if matches!(
            law.find(Provision::Refusal),
            Finding::InForce(_) | Finding::Either(..)
        ) {
            found.push(LeftOut::OrderOfDeductions);
        }
        if case.situation == Some(Situation::Forest)
            && matches!(law.find(Provision::ForestFine), Finding::InForce(_))
        {
            found.push(LeftOut::ForestChanges);
        }
    }
    if is_silent_on(case, Head::Feeding) {
        found.push(LeftOut::FeedingNotStated);
    }
    if is_silent_on(case, Head::Fine) {
        found.push(LeftOut::FineNotStated);
    }
    found
}
