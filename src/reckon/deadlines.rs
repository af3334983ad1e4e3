//! When: the last safe day to claim, the report, the notice, and the earliest sale of unclaimed cattle (s. 14); and
//! the sale after a refusal, into which no wait is read (s. 16).

use super::{Desk, bill};
use crate::account::{Assumed, Choice, Deadlines, Given, SaleWindow, Windows};
use crate::case::{Case, FirstDay, RefusalWait};
use crate::day::Day;
use crate::law::row::{Provision, Row, Value};
use crate::law::{Finding, Law};
use crate::problem::{Field, Problem, Reason};
use crate::reasons::{Figure, Input, Operation, Quantity, Source, entry, fits, of_law};

/// The windows for a case; or what they would be if the shorter time of every animal did not run.
pub fn deadlines(
    desk: &mut Desk,
    law: Law,
    if_not_shorter: bool,
) -> Result<Deadlines, Vec<Problem>> {
    let (first, other) = match law.find(Provision::Windows) {
        Finding::InForce(row) => (row, None),
        Finding::Either(row, other) => (row, Some(other)),
        _ => {
            return Err(vec![Problem::at(
                Field::Place,
                Reason::LawNotKnown(Provision::Windows),
            )]);
        }
    };
    let taken = desk.case.choices.first_day.unwrap_or(FirstDay::LeftOut);
    let notice = notice(desk.case, law.day);
    let mut first = windows(desk, law.day, first, taken, notice.clone())?;
    let mut other = other
        .map(|row| windows(desk, law.day, row, taken, notice.clone()))
        .transpose()?;
    // The safer reading is the one whose days come earlier.
    if let Some(second) = &mut other
        && second.last_safe.value < first.last_safe.value
    {
        std::mem::swap(&mut first, second);
    }
    let dated = notice.ok().flatten();
    let lawful_notice = lawful(desk, law.day, &first, taken, dated)?;
    let lawful_notice_other = match &other {
        Some(other) => lawful(desk, law.day, other, taken, dated)?,
        None => None,
    };
    assume(desk, law.day, &first, taken)?;
    Ok(Deadlines {
        first,
        other,
        lawful_notice,
        lawful_notice_other,
        if_not_shorter,
    })
}

/// The day of the notice, if one was entered.
fn notice(case: &Case, impounded: Day) -> Result<Option<Day>, Vec<Problem>> {
    match case.unless_refused(Field::Notice, case.notice)? {
        Some(day) if day < impounded => Err(vec![Problem::before(Field::Notice, day, impounded)]),
        notice => Ok(notice),
    }
}

/// The dates from the earliest lawful notice, where the one that was dated comes before it.
fn lawful(
    desk: &mut Desk,
    impounded: Day,
    windows: &Windows,
    first_day: FirstDay,
    notice: Option<Day>,
) -> Result<Option<Windows>, Vec<Problem>> {
    if notice.is_none_or(|day| day >= windows.report_from.value) {
        return Ok(None);
    }
    self::windows(desk, impounded, windows.rule, first_day, Ok(None)).map(Some)
}

/// One reading: from the day of impounding, and from the notice.
fn windows(
    desk: &mut Desk,
    impounded: Day,
    row: &'static Row,
    first_day: FirstDay,
    notice: Result<Option<Day>, Vec<Problem>>,
) -> Result<Windows, Vec<Problem>> {
    let Value::Windows { report, sale } = row.value else {
        return Err(vec![Problem::at(Field::Place, Reason::NotAnswered)]);
    };
    let report = u32::from(report);
    let came = entry(Field::Impounded, Quantity::Day(impounded));
    let last_safe = plus_days(desk, Figure::LastSafeDay, row, came, report, first_day)?;
    let report_from = next(desk, Figure::ReportFrom, row, last_safe)?;
    // Of a law whose second window was not found nothing is said of a notice either.
    let sale = match sale {
        None => Ok(None),
        Some(days) => notice.and_then(|notice| {
            sale_window(desk, row, report_from, u32::from(days), first_day, notice).map(Some)
        }),
    };
    Ok(Windows {
        rule: row,
        last_safe,
        report_from,
        sale,
    })
}

/// What runs from the notice, or from the earliest lawful one.
fn sale_window(
    desk: &mut Desk,
    row: &'static Row,
    report_from: Given<Day>,
    days: u32,
    first_day: FirstDay,
    notice: Option<Day>,
) -> Result<SaleWindow, Vec<Problem>> {
    // Where the calendar ends too soon, it is the day that the count began from which was typed wrong.
    let of_the_notice = |problems| match notice {
        Some(_) => vec![Problem::at(Field::Notice, Reason::PastCalendar)],
        None => problems,
    };
    let (day, input) = notice.map_or_else(
        || (report_from.value, desk.reasons.result(report_from.step)),
        |day| (day, entry(Field::Notice, Quantity::Day(day))),
    );
    let step = desk.reasons.step(
        Figure::NoticeDay,
        Some(row),
        Operation::Taken,
        &[input],
        Quantity::Day(day),
    );
    let notice = Given { value: day, step };
    let figure = Figure::LastClaimAfterNotice;
    let input = desk.reasons.result(notice.step);
    let last_claim = plus_days(desk, figure, row, input, days, first_day).map_err(of_the_notice)?;
    let earliest = next(desk, Figure::EarliestSale, row, last_claim).map_err(of_the_notice)?;
    Ok(SaleWindow {
        notice,
        last_claim,
        earliest,
    })
}

/// So many days from a day, the first left out or counted.
pub fn plus_days(
    desk: &mut Desk,
    figure: Figure,
    row: &'static Row,
    from: Input,
    days: u32,
    first_day: FirstDay,
) -> Result<Given<Day>, Vec<Problem>> {
    let Quantity::Day(start) = from.quantity else {
        return Err(vec![Problem::missing(Field::Impounded)]);
    };
    let field = match from.source {
        Source::Entry(field) => field,
        _ => Field::Impounded,
    };
    let value = fits(
        from_day(start, days, first_day),
        field,
        Reason::PastCalendar,
    )?;
    let inputs = [from, of_law(row, days)];
    let step = desk.reasons.step(
        figure,
        Some(row),
        Operation::PlusDays(first_day),
        &inputs,
        Quantity::Day(value),
    );
    Ok(Given { value, step })
}

/// The last of so many days from a day.
pub fn from_day(start: Day, days: u32, first_day: FirstDay) -> Option<Day> {
    match first_day {
        FirstDay::LeftOut => start.plus_days(days),
        FirstDay::Counted => start.plus_days(days.saturating_sub(1)),
    }
}

fn next(
    desk: &mut Desk,
    figure: Figure,
    row: &'static Row,
    day: Given<Day>,
) -> Result<Given<Day>, Vec<Problem>> {
    let value = fits(
        day.value.plus_days(1),
        Field::Impounded,
        Reason::PastCalendar,
    )?;
    let input = desk.reasons.result(day.step);
    let step = desk.reasons.step(
        figure,
        Some(row),
        Operation::NextDay,
        &[input],
        Quantity::Day(value),
    );
    Ok(Given { value, step })
}

/// Section 16 has no wait of its own: the sale may come on the day of the refusal, subject to the Magistrate's order.
/// The owner refuses on the day he comes: without that day there is none to say.
pub fn after_refusal(
    desk: &mut Desk,
    law: Law,
    deadlines: &Result<Deadlines, Vec<Problem>>,
) -> Result<Option<Given<Day>>, Vec<Problem>> {
    let (Finding::InForce(row) | Finding::Either(row, _)) = law.find(Provision::Refusal) else {
        return Ok(None);
    };
    let row = Some(row);
    // What was sold is not sold again.
    if bill::is_sold(desk.case, desk.case.claimed.map(|moment| moment.day)) {
        return Err(vec![Problem::at(Field::Claimed, Reason::Sold)]);
    }
    let refused = desk.case.required(Field::Claimed, desk.case.claimed)?.day;
    if refused < law.day {
        return Err(vec![Problem::before(Field::Claimed, refused, law.day)]);
    }
    let at_once = entry(Field::Claimed, Quantity::Day(refused));
    let taken = desk.case.choices.refusal_wait.unwrap_or(RefusalWait::None);
    // What waits as for unclaimed cattle needs their window; where the law has none for them, there is none to wait for.
    let unclaimed = match deadlines {
        Ok(deadlines) => deadlines.first.sale.as_ref().map_err(Clone::clone),
        Err(problems) if problems.iter().all(Problem::is_of_the_law) => Ok(&None),
        Err(problems) => Err(problems.clone()),
    };
    let sale = match (taken, unclaimed) {
        (RefusalWait::AsUnclaimed, unclaimed) => unclaimed?.as_ref(),
        (RefusalWait::None, unclaimed) => unclaimed.ok().and_then(Option::as_ref),
    };
    // A refusal after that day has no wait behind it any more.
    let sale = sale.map(|sale| sale.earliest);
    let sale = sale.filter(|sale| sale.value > refused);
    let (input, value, other) = match (taken, sale) {
        (RefusalWait::AsUnclaimed, Some(sale)) => {
            let input = desk.reasons.result(sale.step);
            (input, sale.value, Some((RefusalWait::None, refused)))
        }
        (_, sale) => {
            let other = sale.map(|sale| (RefusalWait::AsUnclaimed, sale.value));
            (at_once, refused, other)
        }
    };
    let step = desk.reasons.step(
        Figure::SaleAfterRefusal,
        row,
        Operation::Taken,
        &[input],
        Quantity::Day(value),
    );
    desk.assume(Assumed {
        choice: Choice::RefusalWait,
        taken: taken.code(),
        figure: Figure::SaleAfterRefusal,
        value: Quantity::Day(value),
        others: other
            .map(|(code, day)| (code.code(), Quantity::Day(day)))
            .into_iter()
            .collect(),
    });
    Ok(Some(Given { value, step }))
}

/// What counting the first day would give, and that the notice is taken as early as the law allows.
fn assume(
    desk: &mut Desk,
    impounded: Day,
    windows: &Windows,
    taken: FirstDay,
) -> Result<(), Vec<Problem>> {
    let Value::Windows { report, .. } = windows.rule.value else {
        return Ok(());
    };
    let other = match taken {
        FirstDay::LeftOut => FirstDay::Counted,
        FirstDay::Counted => FirstDay::LeftOut,
    };
    let value = fits(
        from_day(impounded, u32::from(report), other),
        Field::Impounded,
        Reason::PastCalendar,
    )?;
    desk.assume(Assumed {
        choice: Choice::FirstDay,
        taken: taken.code(),
        figure: Figure::LastSafeDay,
        value: Quantity::Day(windows.last_safe.value),
        others: vec![(other.code(), Quantity::Day(value))],
    });
    if let (None, Some(sale)) = (desk.case.notice, windows.earliest_sale()) {
        desk.assume(Assumed {
            choice: Choice::Notice,
            taken: "earliest",
            figure: Figure::EarliestSale,
            value: Quantity::Day(sale.value),
            others: Vec::new(),
        });
    }
    Ok(())
}
