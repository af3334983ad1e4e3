//! What follows from a case and the law: parts that stand or fail by themselves, as values and keys, no words.

use crate::animal::Kind;
use crate::case::{Case, FeedingFrom, Head, SoldAs};
use crate::coded;
use crate::day::{Day, DayRule, Moment};
use crate::law::place::Parent;
use crate::law::row::{Must, Recipient, Row};
use crate::law::{Law, Text};
use crate::money::Rupees;
use crate::problem::{Problem, Reason};
use crate::reasons::{Figure, Quantity, Reasons, StepId};

/// A part of the account, or what it still needs.
pub type Part<T> = Result<T, Vec<Problem>>;

/// An amount as paid and as it is exactly, with the step that gave it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Amount {
    /// Rounded to the paisa, as a line or a payable total is.
    pub shown: Rupees,
    /// Exact; it differs only where annas leave a remainder.
    pub exact: Rupees,
    /// Where it comes from.
    pub step: StepId,
}

/// A figure that is not money, with the step that gave it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Given<T> {
    /// The value.
    pub value: T,
    /// Where it comes from.
    pub step: StepId,
}

/// One charge for one row of animals.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// What it is for.
    pub head: Head,
    /// The row of animals; `None` for a line that several rows share.
    pub row: Option<u16>,
    /// Their kind.
    pub kind: Option<Kind>,
    /// The amount.
    pub amount: Amount,
}

/// What is due to take the animals home.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The moment for which it is reckoned.
    pub at: Moment,
    /// The rule by which days were counted.
    pub rule: DayRule,
    /// From arrival or from seizure.
    pub from: FeedingFrom,
    /// Days of feeding.
    pub days: Given<u32>,
    /// The lines.
    pub lines: Vec<Line>,
    /// The fines together.
    pub fines: Amount,
    /// Feeding and watering together.
    pub feeding: Amount,
    /// Due at the pound under the Act.
    pub due: Amount,
    /// Asked under other rules, outside the Act's deductions; zero if nothing is.
    pub outside: Amount,
    /// All that is paid: what is due, and what is asked under other rules.
    pub to_pay: Amount,
    /// Deposited as security before the animals are let out, where it is asked and its sums were entered.
    pub security: Option<Amount>,
    /// All that the owner must bring, the security with it.
    pub to_bring: Amount,
    /// What the fines come to by the scale that the Act itself prints, where another was entered.
    pub printed_fines: Option<Amount>,
}

/// One reading of the windows of s. 14.
#[derive(Clone, Debug)]
pub struct Windows {
    /// The row that gives the days.
    pub rule: &'static Row,
    /// The last day on which a claim comes before the keeper may report.
    pub last_safe: Given<Day>,
    /// The first day of the report.
    pub report_from: Given<Day>,
    /// What runs from the notice; `None` where that window was not found. It fails by itself where the day of the notice
    /// does.
    pub sale: Part<Option<SaleWindow>>,
}

/// The second window, from the notice.
#[derive(Clone, Copy, Debug)]
pub struct SaleWindow {
    /// The day of the notice: as entered, or the earliest lawful one.
    pub notice: Given<Day>,
    /// The last day on which a claim stops the sale.
    pub last_claim: Given<Day>,
    /// The earliest sale of unclaimed cattle.
    pub earliest: Given<Day>,
}

impl Windows {
    /// The earliest sale of unclaimed cattle, where it is known.
    #[must_use]
    pub fn earliest_sale(&self) -> Option<Given<Day>> {
        Some(self.sale.as_ref().ok()?.as_ref()?.earliest)
    }
}

/// The windows, in every reading.
#[derive(Clone, Debug)]
pub struct Deadlines {
    /// The reading safer for the owner.
    pub first: Windows,
    /// The other reading, where the law is in doubt.
    pub other: Option<Windows>,
    /// The notice as dated comes before the keeper could lawfully report: the dates from the earliest lawful notice.
    pub lawful_notice: Option<Windows>,
    /// The same in the other reading.
    pub lawful_notice_other: Option<Windows>,
    /// Every animal has the shorter time of s. 14A, and that is in doubt: these days hold only if it does not run here.
    pub if_not_shorter: bool,
}

impl Deadlines {
    /// The days that the owner may rely on; none where every animal may be gone before them.
    #[must_use]
    pub fn relied_on(&self) -> Option<&Windows> {
        (!self.if_not_shorter).then_some(&self.first)
    }

    /// The days stand on more than one reading.
    #[must_use]
    pub const fn has_other_readings(&self) -> bool {
        self.if_not_shorter
            || self.other.is_some()
            || self.lawful_notice.is_some()
            || self.lawful_notice_other.is_some()
    }
}

/// Speedy disposal of young and weak animals.
#[derive(Clone, Debug)]
pub struct Speedy {
    /// The row.
    pub rule: &'static Row,
    /// The provision is in doubt here.
    pub in_doubt: bool,
    /// The rows of animals it reaches.
    pub rows: Vec<u16>,
    /// Disposal no earlier than this.
    pub from: Given<Moment>,
    /// Report due by this.
    pub report_by: Given<Moment>,
    /// Disposal due at the latest by this.
    pub latest: Given<Moment>,
    /// On the day of claiming they may already be gone; `None` while that day is not known.
    pub may_be_gone: Option<bool>,
}

impl Speedy {
    /// It is the time of every animal of the case, in doubt or not.
    #[must_use]
    pub fn reaches_all(&self, case: &Case) -> bool {
        self.rows.len() == case.animals.len()
    }
}

/// The complaint against the seizure.
#[derive(Clone, Debug)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own, answered yes or no"
)]
pub struct Complaint {
    /// The row.
    pub rule: &'static Row,
    /// The last day; the safer one where the day of seizure is not known.
    pub last_day: Given<Day>,
    /// The last day if the seizure was on the day of arrival.
    pub if_seized_on_arrival: Option<Given<Day>>,
    /// The last day is a Sunday.
    pub sunday: bool,
    /// So is the last day if the seizure was on the day of arrival.
    pub sunday_on_arrival: bool,
    /// To whom it is made.
    pub to: Recipient,
    /// A last day on which courts are closed arguably moves to the next open one; where not, whether it moves was not found.
    pub next_open: bool,
    /// The latest day on which it may be made, by every reading.
    pub latest: Day,
    /// Still open on the day of claiming, by the safer day, if that day is known.
    pub open: Option<bool>,
    /// Shut on the day of claiming, by every reading.
    pub over: bool,
    /// A sale may come before the last day to complain.
    pub sale_may_come_first: bool,
}

impl Complaint {
    /// The latest day is the one after a Sunday, which was the last.
    #[must_use]
    pub const fn after_a_sunday(&self) -> bool {
        match self.if_seized_on_arrival {
            Some(_) => self.sunday_on_arrival,
            None => self.sunday,
        }
    }
}

/// The road of the owner who disputes the seizure.
#[derive(Clone, Debug)]
pub struct Dispute {
    /// Deposited instead of paid.
    pub deposit: Amount,
    /// To bring for it: the security is due before any release, so before this one too.
    pub to_bring: Amount,
    /// What an illegal seizure may return at most: compensation up to the Act's sum, and what was paid.
    pub returned_most: Option<Amount>,
    /// The most compensation by the Act.
    pub compensation_most: Option<Given<Rupees>>,
}

/// One set of animals that would be sold.
#[derive(Clone, Debug, PartialEq)]
pub struct Chosen {
    /// Row and number sold of it.
    pub which: Vec<(u16, u32)>,
    /// How many in all.
    pub number: u32,
    /// What they would fetch.
    pub value: Rupees,
    /// The expenses of selling them.
    pub expenses: Rupees,
    /// They cover what is due and their own expenses.
    pub covers: bool,
    /// Where the number comes from.
    pub number_step: StepId,
    /// Where the value comes from.
    pub value_step: StepId,
    /// Where the expenses come from.
    pub expenses_step: StepId,
}

/// A sale at the owner's own expected prices.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What has to be covered besides the expenses of sale.
    pub due: Amount,
    /// The animals sold by the choice taken.
    pub chosen: Chosen,
    /// The other choice, where it sells less value or fewer animals.
    pub other: Option<Chosen>,
    /// Both are exact; otherwise the search was cut short and they are near.
    pub exact: bool,
    /// What the animals fetch.
    pub value: Given<Rupees>,
    /// How many.
    pub number: Given<u32>,
    /// Left for the owner.
    pub balance: Amount,
    /// Not recovered from the sale.
    pub not_recovered: Amount,
}

/// A sale that was held: the account (a) to (f).
#[derive(Clone, Debug)]
pub struct SaleAccount {
    /// Why they were sold.
    pub sold_as: SoldAs,
    /// (a) the number seized.
    pub seized: Given<u32>,
    /// (b) days impounded, as charged.
    pub days: Given<u32>,
    /// (c) fines and charges incurred.
    pub fines: Amount,
    /// (c) feeding.
    pub feeding: Amount,
    /// (d) the number sold.
    pub sold: Given<u32>,
    /// (e) the proceeds.
    pub proceeds: Amount,
    /// (f) expenses of sale.
    pub expenses: Amount,
    /// (f) all deductions.
    pub deductions: Amount,
    /// (f) what is left.
    pub balance: Amount,
    /// Deductions that the proceeds did not reach.
    pub not_recovered: Amount,
}

/// What becomes of the surplus.
#[derive(Clone, Debug)]
pub struct Held {
    /// The row.
    pub rule: &'static Row,
    /// Months held.
    pub months: u32,
    /// What the claim must do.
    pub must: Must,
    /// Who holds it.
    pub holder: Recipient,
    /// Where it goes after.
    pub after: Recipient,
    /// The last day, if a day to count from is known.
    pub last_day: Option<Given<Day>>,
}

/// The hold on the surplus, or that nobody here has found it.
#[derive(Clone, Debug)]
pub enum Surplus {
    /// Known, perhaps in two readings, the safer first.
    Known {
        /// The safer reading.
        first: Held,
        /// The other.
        other: Option<Held>,
        /// Counted from the day of sale, the day of deposit not being known.
        from_sale: bool,
    },
    /// Not found.
    NotKnown(&'static Row),
    /// This law has no such provision here.
    Absent,
}

/// One recipient's share.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    /// Who.
    pub recipient: Recipient,
    /// Who on the other reading of the law, where that names somebody else.
    pub other: Option<Recipient>,
    /// What for.
    pub figure: Figure,
    /// How much.
    pub amount: Amount,
}

coded! {
    /// How the matter ended.
    pub enum Outcome {
        /// The owner paid and took the animals.
        Claimed = "claimed",
        /// The owner deposited, and the seizure was upheld or no complaint was made.
        DepositUpheld = "deposit-upheld",
        /// The owner deposited, and the seizure was adjudged illegal: paid by whoever seized or detained.
        DepositIllegal = "deposit-illegal",
        /// They were sold.
        Sold = "sold",
        /// The surplus was claimed in time.
        BalanceInTime = "balance-in-time",
        /// The surplus was claimed late or never.
        BalanceLate = "balance-late",
        /// The security was refunded.
        SecurityRefunded = "security-refunded",
        /// The security was forfeited, in whole or part.
        SecurityForfeited = "security-forfeited",
    }
}

/// Who gets what came in.
#[derive(Clone, Debug)]
pub struct Distribution {
    /// How the matter ended.
    pub outcome: Outcome,
    /// What came in.
    pub came_in: Rupees,
    /// The shares; they add up to it.
    pub shares: Vec<Share>,
}

/// Security before release (s. 12A and its like).
#[derive(Clone, Debug)]
pub struct Security {
    /// The row.
    pub rule: &'static Row,
    /// Whether the provision runs here is in doubt.
    pub in_doubt: bool,
    /// What is deposited at this release.
    pub amount: Amount,
    /// The last day on which another capture forfeits it; `None` where it was not found when it is lost.
    pub last_day: Option<Given<Day>>,
    /// From this day it is refunded on application.
    pub refund_from: Given<Day>,
    /// Forfeited to the State, once another capture is known.
    pub forfeited: Option<Amount>,
    /// Given back.
    pub refunded: Option<Amount>,
}

/// A penalty that a court may impose, a range, or what the law says beside it; never part of what is due at the pound.
#[derive(Clone, Copy, Debug)]
pub struct Penalty {
    /// The row: its provision and value say the rest.
    pub rule: &'static Row,
    /// A notification raises the most fine to this.
    pub raised_to: Option<Rupees>,
    /// It reaches pigs only.
    pub pigs_only: bool,
    /// A notification puts all cattle, or some, for pigs.
    pub all_cattle: bool,
}

/// Claim now, or let them be sold: at the owner's own prices.
#[derive(Clone, Copy, Debug)]
pub struct Wait {
    /// What the animals are worth to the owner.
    pub value: Amount,
    /// What is to be brought to claim them, the security with it.
    pub to_bring: Amount,
    /// The animals less what is to be brought; nothing where that is more.
    pub left_by_claiming: Amount,
    /// The day of the earliest sale of unclaimed cattle.
    pub sale_day: Given<Day>,
    /// Fines, charges and expenses on that day.
    pub deductions: Amount,
    /// What such a sale would leave, if it fetched those prices.
    pub left_by_waiting: Amount,
}

/// What is to be brought on one day of the curve, at any hour of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// The day.
    pub day: Day,
    /// The whole sum, as paid.
    pub to_bring: Rupees,
}

coded! {
    /// How a line of a demand stands to the account.
    pub enum Verdict {
        /// As reckoned.
        Agrees = "agrees",
        /// More than the rates give.
        Above = "above",
        /// Less than the rates give.
        Below = "below",
        /// Not a head that the Act lets the pound take.
        OutsideTheAct = "outside-the-act",
    }
}

/// One head of a demand against the account.
#[derive(Clone, Copy, Debug)]
pub struct Checked {
    /// The head; `None` for a paper without headings, compared with the whole.
    pub head: Option<Head>,
    /// What was asked.
    pub asked: Rupees,
    /// What was reckoned, where there is something to compare with.
    pub reckoned: Option<Amount>,
    /// The verdict.
    pub verdict: Verdict,
    /// By how much it is above or below.
    pub difference: Rupees,
}

coded! {
    /// Something the reader must know beside the figures.
    pub enum Notice {
        /// A later Act changed the text chosen.
        LaterActChangedText = "later-act-changed-text",
        /// The place was not formed yet: its parent's law answers.
        ParentAnswers = "parent-answers",
        /// Whether the Act was extended to this former Part B area is not settled.
        ExtentNotSettled = "extent-not-settled",
        /// The area has a regulation of its own: since when s. 12 of 1921 runs there was not found.
        OwnRegulation = "own-regulation",
        /// Pounds here also run under the Rajasthan Panchayati Raj Rules of 1996, ch. 8.
        PanchayatRulesToo = "panchayat-rules-too",
        /// A municipal law of this place may itself send the cattle under the cattle-trespass Act.
        ByLawMaySendUnderAct = "by-law-may-send-under-act",
        /// The day lies where only a year of commencement is known, or inside a doubt about it.
        DayInDoubt = "day-in-doubt",
        /// A kind entered is not among the cattle of this Act.
        NotCattle = "not-cattle",
        /// That a kind entered is among the cattle of this Act is inferred.
        KindInferred = "kind-inferred",
        /// Bulls let loose for stud and notified are not cattle here.
        StudBulls = "stud-bulls",
        /// More than 24 hours from seizure to pound.
        SentLate = "sent-late",
        /// The sale was held before the earliest lawful day.
        SoldEarly = "sold-early",
        /// A fine is above the ceiling of the Forest Act.
        AboveForestCeiling = "above-forest-ceiling",
        /// A fine is above double the ordinary one.
        AboveDouble = "above-double",
        /// The scale says that animals at this capture are not returned.
        NotReturned = "not-returned",
        /// The scale's source reports an auction on a certain day.
        AuctionDayReported = "auction-day-reported",
        /// The pound may take nothing beyond fines and feeding charges.
        NothingBeyond = "nothing-beyond",
        /// Security must be deposited before release in notified areas; its sums were not found.
        SecurityMayBeAsked = "security-may-be-asked",
        /// Scales may rise with the number and the captures here.
        ScaleMayRise = "scale-may-rise",
        /// The penalties of this law were not found, or not all of them.
        PenaltiesNotFound = "penalties-not-found",
        /// Penalties may have been changed by the Jan Vishwas Act of 2026.
        JanVishwas = "jan-vishwas",
    }
}

impl Notice {
    /// It puts the figures themselves in question: it stands with them, and the rest with what is left out.
    #[must_use]
    pub const fn bears_on_the_figures(self) -> bool {
        matches!(
            self,
            Self::LaterActChangedText
                | Self::ParentAnswers
                | Self::ExtentNotSettled
                | Self::OwnRegulation
                | Self::DayInDoubt
                | Self::NotCattle
                | Self::KindInferred
                | Self::AboveForestCeiling
                | Self::AboveDouble
        )
    }
}

coded! {
    /// What an account does not contain.
    pub enum LeftOut {
        /// Penalties a court may impose.
        CourtPenalties = "court-penalties",
        /// What the way to the pound and back costs.
        WayHome = "way-home",
        /// Damage to crops: another matter, settled by a court.
        CropDamage = "crop-damage",
        /// Fines under a municipal or panchayat by-law.
        ByLawFines = "by-law-fines",
        /// Feeding: this source does not mention it.
        FeedingNotStated = "feeding-not-stated",
        /// A fine: this source does not mention it.
        FineNotStated = "fine-not-stated",
        /// A feeding rate that changed during the stay: each day goes by its own.
        RateChanges = "rate-changes",
        /// Any order among fine, charges and expenses when the proceeds do not reach.
        OrderOfDeductions = "order-of-deductions",
        /// Whether a notification leaves the area out of the Act (s. 1).
        ExcludedAreas = "excluded-areas",
        /// Taking back some animals on part payment.
        PartPayment = "part-payment",
        /// What the States changed in s. 71 of the Forest Act.
        ForestChanges = "forest-changes",
    }
}

coded! {
    /// A choice the law leaves open, by the field of the case that switches it.
    pub enum Choice {
        FeedingDays = "feeding-days",
        FeedingFrom = "feeding-from",
        FirstDay = "first-day",
        RefusalWait = "refusal-wait",
        MonthEnd = "month-end",
        HowMany = "how-many",
        RoundAt = "round-at",
        ClosedDay = "closed-day",
        DailyFrom = "daily-from",
        /// The day of seizure, when it is not known.
        Seized = "seized",
        /// The day of the notice, when it is not known.
        Notice = "notice",
        /// The day of the deposit of the surplus, when it is not known.
        Deposited = "deposited",
        /// The hour of arrival, when it is not known.
        Hour = "hour",
    }
}

/// Something taken where the law or the user is silent, with what the other choice would give.
#[derive(Clone, Debug)]
pub struct Assumed {
    /// Which choice.
    pub choice: Choice,
    /// The code of what was taken.
    pub taken: &'static str,
    /// The figure it moves.
    pub figure: Figure,
    /// The figure as it is.
    pub value: Quantity,
    /// Other choices and what they would give.
    pub others: Vec<(&'static str, Quantity)>,
}

/// What follows.
#[derive(Clone, Debug)]
pub struct Account {
    /// The text of the law.
    pub text: Option<&'static Text>,
    /// The law that met the case, whose provisions the page lists.
    pub law: Option<Law>,
    /// The steps.
    pub reasons: Reasons,
    /// What answered, where the place chosen was not formed yet.
    pub answered_by: Option<Parent>,
    /// The fines alone, which may stand where feeding is not known.
    pub fines: Part<Amount>,
    /// The most that the Forest Act permits as fines for these animals, where a fine is above it.
    pub permitted_fines: Option<Amount>,
    /// Feeding and watering alone, which may stand where a fine is not known.
    pub feeding: Part<Amount>,
    /// What the next day adds, where that can be known today: it waits only for what is charged by the day.
    pub each_further_day: Part<Amount>,
    /// Due to take the animals home.
    pub claim: Part<Claim>,
    /// What is to be brought on the other days asked about.
    pub asked: Vec<(Day, Part<Amount>)>,
    /// The windows of s. 14; they reach no animal where each has only the shorter time of s. 14A.
    pub deadlines: Part<Deadlines>,
    /// After a refusal to pay the sale may come as early as this day; `None` where the law on it was not found.
    pub after_refusal: Part<Option<Given<Day>>>,
    /// Young and weak animals; nothing where this law has no such provision or no animal is reached.
    pub speedy: Part<Option<Speedy>>,
    /// The complaint.
    pub complaint: Part<Complaint>,
    /// The deposit and what may come back.
    pub dispute: Part<Dispute>,
    /// The plan of a sale; nothing where no price was entered.
    pub plan: Part<Option<Plan>>,
    /// The sale held; nothing where none was.
    pub sale: Part<Option<SaleAccount>>,
    /// The surplus.
    pub surplus: Part<Surplus>,
    /// Security before release; nothing where this law has none or none was named.
    pub security: Part<Option<Security>>,
    /// Claim or wait; nothing where no price was entered.
    pub wait: Part<Option<Wait>>,
    /// The demand, head by head.
    pub checked: Part<Vec<Checked>>,
    /// What a suit for damage leaves after set-off (s. 30).
    pub suit: Part<Option<Amount>>,
    /// An order's compensation is not paid before this day (s. 22A).
    pub not_paid_before: Part<Option<Given<Day>>>,
    /// Penalties a court may impose.
    pub penalties: Vec<Penalty>,
    /// Who gets what.
    pub distributions: Vec<Distribution>,
    /// What was assumed.
    pub assumed: Vec<Assumed>,
    /// What the reader must know.
    pub notices: Vec<Notice>,
    /// What is not in it.
    pub left_out: Vec<LeftOut>,
}

impl Account {
    /// The animals were sold before the day of claiming: no payment buys them free any more.
    #[must_use]
    pub fn is_sold(&self) -> bool {
        let sold = |problem: &Problem| problem.reason == Reason::Sold;
        let claim = self.claim.as_ref();
        claim.is_err_and(|problems| problems.iter().any(sold))
    }

    /// What a day more costs is not known, because the by-law's source says nothing of feeding.
    #[must_use]
    pub fn feeding_not_stated(&self) -> bool {
        self.nobody_knows_another_day() == Some(Reason::FeedingNotStated)
    }

    /// Why no answer would tell what a day more costs, where everything was answered.
    #[must_use]
    pub fn nobody_knows_another_day(&self) -> Option<Reason> {
        let reasons = self.each_further_day.as_ref().err()?.iter();
        let mut reasons = reasons.map(|problem| problem.reason);
        reasons.find(|one| matches!(one, Reason::FeedingNotStated | Reason::CostOfAnotherDay))
    }

    /// The days of s. 14 that the owner may rely on, where they are known.
    #[must_use]
    pub fn relied_on(&self) -> Option<&Windows> {
        self.deadlines.as_ref().ok()?.relied_on()
    }

    /// The earliest lawful day of a sale of unclaimed animals, where one was held before it. Of a lot that had only the
    /// shorter time of s. 14A nothing is said: its sale may have been in time.
    #[must_use]
    pub fn sold_before(&self, case: &Case) -> Option<Day> {
        let sale = case.sale.as_ref()?;
        let deadlines = self.deadlines.as_ref().ok()?;
        let windows = deadlines.lawful_notice.as_ref().unwrap_or(&deadlines.first);
        let earliest = windows.earliest_sale()?.value;
        let speedy = self.speedy.as_ref().ok()?.as_ref();
        let shorter = |row| speedy.is_some_and(|speedy| speedy.rows.contains(&row));
        let early = sale.sold_as == Some(SoldAs::Unclaimed)
            && sale.day? < earliest
            && !sale.lots.iter().any(|lot| shorter(lot.row));
        early.then_some(earliest)
    }
}
