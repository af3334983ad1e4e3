//! Every day and hour of an account that somebody must keep in mind, in order: values and codes, no words.

use crate::account::{Account, Given, Surplus, Windows};
use crate::case::Case;
use crate::coded;
use crate::day::{Day, Moment};
use crate::reasons::{Figure, StepId};

coded! {
    /// On which reading a day stands, where there is more than one.
    pub enum Reading {
        /// The safer reading, or the only one.
        First = "first",
        /// The other reading of the law.
        Other = "other",
        /// From the earliest lawful notice, the one that was dated being too early.
        LawfulNotice = "lawful-notice",
        /// The same, on the other reading of the law.
        LawfulNoticeOther = "lawful-notice-other",
        /// If the seizure was on the day of arrival.
        SeizedOnArrival = "seized-on-arrival",
        /// If the shorter time of every animal, which is in doubt, does not run.
        IfNotShorter = "if-not-shorter",
    }
}

/// A day of the account, with the hour where the law counts by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    /// What it is.
    pub figure: Figure,
    /// On which reading.
    pub reading: Reading,
    /// When.
    pub at: Moment,
    /// The step that gave it.
    pub step: StepId,
}

/// The dates of an account, the earliest first. A day that another reading gives again is named once.
#[must_use]
pub fn dates(account: &Account) -> Vec<Date> {
    let mut dates = Dates(Vec::with_capacity(16));
    // What was sold is claimed no more, and not sold again.
    if !account.is_sold() {
        dates.until_a_sale(account);
    }
    if let Ok(complaint) = &account.complaint {
        let figure = Figure::ComplaintLastDay;
        dates.day(figure, Reading::First, complaint.last_day);
        if let Some(day) = complaint.if_seized_on_arrival {
            dates.day(figure, Reading::SeizedOnArrival, day);
        }
    }
    if let Ok(Surplus::Known { first, other, .. }) = &account.surplus {
        let figure = Figure::SurplusLastDay;
        if let Some(day) = first.last_day {
            dates.day(figure, Reading::First, day);
        }
        if let Some(day) = other.as_ref().and_then(|other| other.last_day) {
            dates.day(figure, Reading::Other, day);
        }
    }
    if let Ok(Some(security)) = &account.security {
        if let Some(day) = security.last_day {
            dates.day(Figure::SecurityLastDay, Reading::First, day);
        }
        dates.day(
            Figure::SecurityRefundFrom,
            Reading::First,
            security.refund_from,
        );
    }
    if let Ok(Some(day)) = account.not_paid_before {
        dates.day(Figure::NotPaidBefore, Reading::First, day);
    }
    dates.0
}

struct Dates(Vec<Date>);

impl Dates {
    /// The days on the way to a sale.
    fn until_a_sale(&mut self, account: &Account) {
        if let Ok(deadlines) = &account.deadlines {
            let first = if deadlines.if_not_shorter {
                Reading::IfNotShorter
            } else {
                Reading::First
            };
            self.windows(&deadlines.first, first);
            let others = [
                (&deadlines.lawful_notice, Reading::LawfulNotice),
                (&deadlines.other, Reading::Other),
                (&deadlines.lawful_notice_other, Reading::LawfulNoticeOther),
            ];
            for (windows, reading) in others {
                if let Some(windows) = windows {
                    self.windows(windows, reading);
                }
            }
        }
        if let Ok(Some(day)) = account.after_refusal {
            self.day(Figure::SaleAfterRefusal, Reading::First, day);
        }
        if let Ok(Some(speedy)) = &account.speedy {
            self.add(Figure::SpeedyFrom, Reading::First, speedy.from);
            self.add(Figure::SpeedyReportBy, Reading::First, speedy.report_by);
            self.add(Figure::SpeedyLatest, Reading::First, speedy.latest);
        }
    }

    fn windows(&mut self, windows: &Windows, reading: Reading) {
        self.day(Figure::LastSafeDay, reading, windows.last_safe);
        // Of a law that was found only so far nothing is said of a report either.
        if !matches!(windows.sale, Ok(None)) {
            self.day(Figure::ReportFrom, reading, windows.report_from);
        }
        let Ok(Some(sale)) = &windows.sale else {
            return;
        };
        self.day(Figure::NoticeDay, reading, sale.notice);
        self.day(Figure::LastClaimAfterNotice, reading, sale.last_claim);
        self.day(Figure::EarliestSale, reading, sale.earliest);
    }

    fn day(&mut self, figure: Figure, reading: Reading, day: Given<Day>) {
        let value = Moment::day_only(day.value);
        self.add(
            figure,
            reading,
            Given {
                value,
                step: day.step,
            },
        );
    }

    /// Puts a date where it belongs: behind those of the same day that came before it.
    fn add(&mut self, figure: Figure, reading: Reading, given: Given<Moment>) {
        let at = given.value;
        if self
            .0
            .iter()
            .any(|one| (one.figure, one.at) == (figure, at))
        {
            return;
        }
        let place = self.0.partition_point(|one| one.at <= at);
        let step = given.step;
        self.0.insert(
            place,
            Date {
                figure,
                reading,
                at,
                step,
            },
        );
    }
}

/// Days that a curve shows beyond the last day that matters.
const BEYOND: u32 = 3;
/// Days that a curve shows where no day of a sale is known.
const AHEAD: u32 = 21;

/// The days worth drawing: from the arrival to a little after the latest of the earliest sales, or three weeks where
/// none is known, and in any case a little after the day the owner comes.
#[must_use]
pub fn span(case: &Case, account: &Account) -> Option<(Day, Day)> {
    let arrival = case.impounded?.day;
    let dates = dates(account);
    let sales = dates
        .iter()
        .filter(|date| date.figure == Figure::EarliestSale);
    let sale = sales.map(|date| date.at.day).max();
    let known = sale.or(arrival.plus_days(AHEAD.saturating_sub(BEYOND)));
    let last = known.max(case.claimed.map(|comes| comes.day))?;
    Some((arrival, last.plus_days(BEYOND).unwrap_or(Day::LAST)))
}
