//! What a row of law is: one dated, cited provision with its typed value and its standing.

use crate::animal::Kinds;
use crate::coded;
use crate::day::{Certainty, Day, When};
use crate::money::Rupees;

coded! {
    /// A provision by what it settles; its section number is in the citation, since Acts number differently.
    pub enum Provision {
        /// Which animals are cattle (central s. 3).
        Cattle = "cattle",
        /// Who sets up pounds (s. 4).
        Pounds = "pounds",
        /// Who fixes the rates for feeding and watering (s. 5).
        FeedingRates = "feeding-rates",
        /// What the register records (s. 8).
        Register = "register",
        /// Until when the keeper feeds (s. 9).
        Keep = "keep",
        /// Seizure on land, and the hours to send (s. 10).
        SeizureOnLand = "seizure-on-land",
        /// Seizure on roads and works, and the hours to send (s. 11).
        SeizureOnRoad = "seizure-on-road",
        /// The fine for each head (s. 12).
        Fine = "fine",
        /// Another fine where trespass is habitual (Kerala s. 11(2)).
        HabitualFine = "habitual-fine",
        /// The board with fines and rates at the pound (s. 12).
        Board = "board",
        /// Delivery on payment (s. 13).
        Claim = "claim",
        /// Days to the report and from the notice to the sale (s. 14).
        Windows = "windows",
        /// By whose order place, time and conditions of a sale are set (s. 14).
        SaleOrder = "sale-order",
        /// Disposal otherwise than by auction (s. 14 proviso).
        OtherDisposal = "other-disposal",
        /// Speedy disposal of young and weak animals (s. 14A).
        Speedy = "speedy-disposal",
        /// Delivery on deposit to the owner who disputes (s. 15).
        Deposit = "deposit",
        /// Sale after refusal, and what is deducted (s. 16).
        Refusal = "refusal-sale",
        /// The account (a) to (f) (s. 16).
        AccountOfSale = "account-of-sale",
        /// Unsold cattle or balance refused count as unclaimed (Kerala s. 15(5)).
        RefusedBalance = "refused-balance",
        /// To whom fines and charges go (ss. 12, 17).
        Receipts = "receipts",
        /// Surplus: how long held, what must be done, where it goes (s. 17).
        Surplus = "surplus",
        /// Who may not buy (s. 19).
        NoPurchase = "no-purchase",
        /// Nothing is released outside these sections, unless a Magistrate or Civil Court orders it (s. 19).
        NoRelease = "no-release",
        /// Days to complain (s. 20).
        Complaint = "complaint",
        /// How a complaint is made (s. 21).
        ComplaintForm = "complaint-form",
        /// What an illegal seizure returns (s. 22).
        Compensation = "compensation",
        /// The keeper takes nothing beyond notified fines and charges (Kerala Rules r. 14).
        NothingBeyond = "nothing-beyond",
        /// Security before release in notified areas (s. 12A).
        Security = "security",
        /// Removal orders (s. 12B).
        Removal = "removal",
        /// Appeal against an order of compensation (s. 22A).
        Appeal = "appeal",
        /// Recovery of compensation as a fine (s. 23).
        Recovery = "recovery",
        /// Opposing a seizure or rescue (s. 24).
        Rescue = "rescue",
        /// A penalty whose opening words were not seen: the offence is not named (Kerala s. 24).
        UnnamedPenalty = "unnamed-penalty",
        /// Who may compound the offence of rescue (s. 24A).
        Compounding = "compounding",
        /// Whether the offence of rescue is cognizable and bailable (s. 24(2)).
        Cognizable = "cognizable",
        /// Fines recovered by sale of the cattle (s. 25).
        FineBySale = "fine-by-sale",
        /// Penalty on the owner whose animals damage (s. 26).
        Trespass = "trespass",
        /// The same offence again (Assam s. 26).
        TrespassAgain = "trespass-again",
        /// The most fine under s. 26 where a notification raises it.
        TrespassNotified = "trespass-notified",
        /// The most fine for each head in a forest, where a State replaces s. 12 (Forest Act s. 71).
        ForestFine = "forest-fine",
        /// Refusing the security counts with refusing the fines (s. 16 of Maharashtra).
        RefusedSecurity = "refused-security",
        /// Who may be the officer of s. 14, and may not buy (Assam s. 32).
        OfficerBoard = "officer-board",
        /// What the Magistrate may add on conviction: compensation up to a sum (s. 26(2)(a)).
        TrespassCompensation = "trespass-compensation",
        /// What the Magistrate may add on conviction: forfeiture of the cattle (s. 26(2)(b)).
        Forfeiture = "forfeiture",
        /// On whose report a court acts (s. 26A).
        Cognizance = "cognizance",
        /// The pound-keeper's default (s. 27).
        KeeperDefault = "keeper-default",
        /// Fines used as compensation (s. 28).
        FinesAsCompensation = "fines-as-compensation",
        /// A civil suit is not barred (s. 29).
        Suit = "suit",
        /// What is set off in the suit (s. 30).
        SetOff = "set-off",
        /// Functions transferred to a local authority (s. 31).
        Transfer = "transfer",
    }
}

coded! {
    /// How well a row is known. Shown with every figure that rests on it.
    pub enum Standing {
        /// The whole provision was read.
        Read = "read",
        /// Seen in part.
        Excerpt = "excerpt",
        /// The whole provision was read; that the print is the Act's is inferred.
        PrintInferred = "print-inferred",
        /// Reasoned, not seen.
        Inferred = "inferred",
        /// The print itself is suspect.
        Doubtful = "doubtful",
        /// Nobody here has seen it.
        NotFound = "not-found",
    }
}

impl Standing {
    /// Whether a second reading must stand beside it.
    #[must_use]
    pub const fn in_doubt(self) -> bool {
        matches!(self, Self::PrintInferred | Self::Inferred | Self::Doubtful)
    }
}

coded! {
    /// Who gets, holds or pays money under an Act.
    pub enum Recipient {
        /// The Magistrate of the District, or the local authority to which the function was transferred (s. 31).
        MagistrateOrAuthority = "magistrate-or-authority",
        /// The Magistrate of the District, or another who may receive complaints (s. 20).
        Magistrate = "magistrate",
        /// The District Collector, or the local authority to which the function was transferred.
        CollectorOrAuthority = "collector-or-authority",
        /// The Director of the Kerala Act of 1961.
        Director = "director",
        /// The local authority.
        LocalAuthority = "local-authority",
        /// The fund of the local authority, or as Government directs where there is none.
        LocalAuthorityFund = "local-authority-fund",
        /// The pound-keeper.
        PoundKeeper = "pound-keeper",
        /// The revenues of the State.
        State = "state",
        /// The Government (a Union territory).
        Government = "government",
        /// The owner.
        Owner = "owner",
        /// The person who was harmed.
        Victim = "victim",
        /// Whoever made the seizure or detained the cattle.
        SeizerOrDetainer = "seizer-or-detainer",
        /// Whoever bore the expenses of sale; the Act names nobody.
        WhoeverBoreExpenses = "whoever-bore-expenses",
        /// Held as surplus until it is claimed in time.
        HeldAsSurplus = "held-as-surplus",
        /// Whoever asks it under rules other than the Act.
        WhoeverAsksIt = "whoever-asks-it",
        /// Nobody here has found who.
        NotKnown = "not-known",
        /// Fine, charges and expenses together, where the proceeds do not reach and no order among them is given.
        Undivided = "undivided",
    }
}

/// What a claim to the surplus must do within the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Must {
    /// Be preferred and established.
    PreferAndEstablish,
    /// Be preferred; proof may come later.
    Prefer,
}

/// Imprisonment of so many months at most, and how it stands to the fine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prison {
    /// With the fine, or instead of it.
    AndOr(u8),
    /// Instead of the fine.
    Or(u8),
    /// Only where the fine is not paid.
    InDefault(u8),
}

impl Prison {
    /// The most months.
    #[must_use]
    pub const fn months(self) -> u8 {
        match self {
            Self::AndOr(months) | Self::Or(months) | Self::InDefault(months) => months,
        }
    }

    /// The stable code of how it stands to the fine.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::AndOr(_) => "and-or",
            Self::Or(_) => "or",
            Self::InDefault(_) => "in-default",
        }
    }
}

coded! {
    /// Whose damage the penalty of s. 26 is for.
    pub enum Damage {
        /// Pigs, on land, to crops or on public roads, through neglect or otherwise.
        Pigs = "pigs",
        /// Any cattle, the same.
        Cattle = "cattle",
        /// Any cattle, to anything, and injury to persons or obstruction of a public road.
        CattleAndMore = "cattle-and-more",
    }
}

coded! {
    /// Who may seize on land beside those that the Act of 1871 names.
    pub enum Seizer {
        /// Persons whom the Government authorises.
        Authorised = "authorised",
        /// Whoever acquired a right in the crop.
        HasRightInCrop = "has-right-in-crop",
    }
}

/// What a row settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Nothing any more.
    Repealed,
    /// Nobody here has found it.
    NotKnown,
    /// The provision stands and moves no number.
    Stands,
    /// Somebody has the power.
    By(Recipient),
    /// Kinds of animal.
    Kinds {
        /// The kinds named.
        kinds: Kinds,
        /// Bulls let loose for stud and notified are left out.
        stud_bulls_out: bool,
    },
    /// Hours.
    Hours(u8),
    /// Hours, and who may seize beside those that the Act of 1871 names.
    HoursAnd(u8, Seizer),
    /// A complaint.
    Complaint {
        /// Days from the seizure.
        days: u8,
        /// To whom.
        to: Recipient,
        /// A last day on which courts are closed arguably moves to the next open one (General Clauses Act, 1897, s. 10, which
        /// reaches Acts from 14 January 1887).
        next_open: bool,
    },
    /// The fine follows a scale that is notified, not printed in the Act.
    NotifiedScale,
    /// The same, and who fixes the scale.
    ScaleBy(Recipient),
    /// The notified scale may rise with the number impounded at a time and with each capture.
    ProgressiveScale,
    /// The fine for each head is printed in the Act.
    PrintedScale(&'static [(Kinds, Rupees)]),
    /// An amount for each head at most.
    Ceilings(&'static [(Kinds, Rupees)]),
    /// Security before release; refunded when so many months have passed without another capture.
    Security {
        /// Months.
        months: u8,
        /// Another capture within them forfeits it, as far as that was found.
        forfeits: bool,
    },
    /// Removal orders, to non-residents owning more than so many head; a fine at most.
    RemovalOrders {
        /// More than so many head.
        more_than: u8,
        /// Most fine.
        most: Rupees,
    },
    /// Not paid out before so many months from the order have passed.
    NotBeforeMonths(u8),
    /// A fine up to so many times the ordinary one.
    UpToTimes(u8),
    /// Days to the report, and from the notice to the sale.
    Windows {
        /// Days from impounding within which the owner may claim before the report.
        report: u8,
        /// Days from the notice before the sale; `None` where only the first window was found.
        sale: Option<u8>,
    },
    /// Hours to claim, to report, and from the report to the disposal.
    Speedy {
        /// Hours from impounding within which the owner may claim.
        claim: u8,
        /// Hours from impounding within which the keeper reports.
        report: u8,
        /// Hours from the report within which the officer disposes.
        dispose: u8,
    },
    /// Fines to one, charges to another.
    Receipts {
        /// Who gets the fines.
        fines: Recipient,
        /// Who gets the charges for feeding and watering.
        charges: Recipient,
    },
    /// The surplus.
    Surplus {
        /// Months held.
        months: u8,
        /// What the claim must do within them.
        must: Must,
        /// Who holds it.
        holder: Recipient,
        /// Where it goes after.
        after: Recipient,
    },
    /// An amount at most.
    UpTo(Rupees),
    /// A penalty a court may impose; never part of what is due at the pound.
    Penalty {
        /// Least fine; zero where none is named.
        least: Rupees,
        /// Most fine.
        most: Rupees,
        /// Imprisonment, where there is any.
        prison: Option<Prison>,
    },
    /// The same, for damage by certain animals.
    DamagePenalty {
        /// Whose damage.
        by: Damage,
        /// Least fine; zero where none is named.
        least: Rupees,
        /// Most fine.
        most: Rupees,
        /// Imprisonment, where there is any.
        prison: Option<Prison>,
    },
    /// As much as the court holds reasonable; no most is named.
    Reasonable,
    /// A power to order forfeiture of the cattle to somebody.
    ForfeitTo(Recipient),
    /// Where the compensation is not paid, the cattle are forfeited and sold for somebody.
    ForfeitInDefault(Recipient),
}

impl Value {
    /// The least and the most fine of a penalty, and imprisonment.
    #[must_use]
    pub const fn penalty(self) -> Option<(Rupees, Rupees, Option<Prison>)> {
        match self {
            Self::Penalty {
                least,
                most,
                prison,
            }
            | Self::DamagePenalty {
                least,
                most,
                prison,
                ..
            } => Some((least, most, prison)),
            _ => None,
        }
    }

    /// Hours within which seized animals are sent to the pound.
    #[must_use]
    pub const fn hours(self) -> Option<u8> {
        match self {
            Self::Hours(hours) | Self::HoursAnd(hours, _) => Some(hours),
            _ => None,
        }
    }
}

/// Since when a row applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// As exactly as the source says.
    At(When),
    /// The day was not found: not before the place was formed on this day, and taken as in force from it.
    Formed(Day),
    /// The day was not found: not before the one (if that is known), and treated as begun from the other.
    Between {
        /// Nothing before this day.
        not_before: Option<Day>,
        /// Taken as in force from this day.
        treated_from: Day,
    },
}

/// An Act by name.
#[derive(Debug, PartialEq, Eq)]
pub struct Act {
    /// Its title and year, a proper name in every language.
    pub name: &'static str,
    /// Number and year; empty where the number was not found.
    pub number: &'static str,
    /// The law by which its days "from" a date are counted, the first one left out; empty where that was not found.
    pub counting: &'static str,
}

/// Where a row was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Citation {
    /// The Act.
    pub act: &'static Act,
    /// The section in that Act.
    pub section: &'static str,
    /// The amending Act as far as it is named, or empty.
    pub amended_by: &'static str,
    /// The source in which we read it.
    pub source: &'static str,
}

/// One provision for one span of time.
#[derive(Debug, PartialEq, Eq)]
pub struct Row {
    /// A stable name, unique in the house: what a correction link and a test quote.
    pub id: &'static str,
    /// What it settles.
    pub provision: Provision,
    /// Since when.
    pub start: Start,
    /// Until when (that point itself is outside), if it ended.
    pub end: Option<When>,
    /// What it says.
    pub value: Value,
    /// Where it was read.
    pub citation: Citation,
    /// How well it is known.
    pub standing: Standing,
    /// When somebody last compared it with its source.
    pub checked: Day,
}

/// What the rows of a table have in common; what differs in one row is set before it is made.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// The Act.
    pub act: &'static Act,
    /// The amending Act as far as it is named, or empty.
    pub amended_by: &'static str,
    /// The source in which they were read.
    pub source: &'static str,
    /// Since when they apply.
    pub start: Start,
    /// How well they are known.
    pub standing: Standing,
    /// When somebody last compared them with the source.
    pub checked: Day,
}

impl Table {
    /// A row. What its value says was not found is not found, however well the rest of the table is known.
    #[must_use]
    pub const fn row(
        self,
        id: &'static str,
        provision: Provision,
        section: &'static str,
        value: Value,
    ) -> Row {
        let standing = if matches!(value, Value::NotKnown) {
            Standing::NotFound
        } else {
            self.standing
        };
        Row {
            id,
            provision,
            start: self.start,
            end: None,
            value,
            citation: Citation {
                act: self.act,
                section,
                amended_by: self.amended_by,
                source: self.source,
            },
            standing,
            checked: self.checked,
        }
    }

    /// The same, put in by another Act.
    #[must_use]
    pub const fn by(self, amended_by: &'static str) -> Self {
        Self { amended_by, ..self }
    }

    /// The same, since another time.
    #[must_use]
    pub const fn since(self, start: Start) -> Self {
        Self { start, ..self }
    }

    /// The same, read elsewhere.
    #[must_use]
    pub const fn read_in(self, source: &'static str) -> Self {
        Self { source, ..self }
    }

    /// The same, laid beside its source on another day.
    #[must_use]
    pub const fn compared(self, checked: Day) -> Self {
        Self { checked, ..self }
    }

    /// The same, known better or worse.
    #[must_use]
    pub const fn known(self, standing: Standing) -> Self {
        Self { standing, ..self }
    }
}

impl Start {
    /// No day of commencement was found, nor one before which it cannot lie: taken as in force from 1 January 2000, by
    /// decision.
    pub const BY_DECISION: Self = Self::Between {
        not_before: None,
        treated_from: Day::on(2000, 1, 1),
    };
}

impl Row {
    /// That no exact day of commencement is in hand belongs to its standing.
    #[must_use]
    pub const fn day_not_found(&self) -> bool {
        matches!(self.start, Start::Formed(_) | Start::Between { .. })
    }

    /// Whether the row has begun by the day.
    #[must_use]
    pub fn begun(&self, day: Day) -> Certainty {
        match self.start {
            Start::At(when) => when.reached(day),
            Start::Formed(formed) => When::Day(formed).reached(day),
            Start::Between {
                not_before,
                treated_from,
            } => {
                if day >= treated_from {
                    Certainty::Yes
                } else if not_before.is_some_and(|first| day < first) {
                    Certainty::No
                } else {
                    Certainty::Perhaps
                }
            }
        }
    }

    /// Whether its standing, or its commencement on this day, leaves a doubt.
    #[must_use]
    pub fn in_doubt_on(&self, day: Day) -> bool {
        self.standing.in_doubt() || self.begun(day) == Certainty::Perhaps
    }

    /// Whether the row is in force on the day.
    #[must_use]
    pub fn matches(&self, day: Day) -> Certainty {
        let ended = self.end.map_or(Certainty::No, |end| end.reached(day));
        match (self.begun(day), ended) {
            (Certainty::No, _) | (_, Certainty::Yes) => Certainty::No,
            (Certainty::Yes, Certainty::No) => Certainty::Yes,
            _ => Certainty::Perhaps,
        }
    }
}
