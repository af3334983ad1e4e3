//! What a source leaves open or warns of, where no typed value can say it.

use crate::coded;

coded! {
    /// What a scale's source leaves open or warns of, beside its typed values. Each has its sentence in the words.
    pub enum Caveat {
        /// One row of Rs 1,800 lost its animal: it is not assigned to any.
        LostRow = "lost-row",
        /// The column heading says "proposed".
        SaysProposed = "says-proposed",
        /// Part-days are not defined.
        PartDaysNotDefined = "part-days-not-defined",
        /// "Any other animal": horses, elephants and the rest may belong to the lost row instead.
        OtherMayBeLostRow = "other-may-be-lost-row",
        /// It is the price of the first day, and a daily charge runs after it.
        FirstDay = "first-day",
        /// It is the price of the first 24 hours, and a charge by blocks of 24 hours runs after it.
        First24Hours = "first-24-hours",
        /// A ram or ewe is a sheep.
        RamIsSheep = "ram-is-sheep",
        /// Only the fine was reported; feeding was not found.
        FeedingNotFound = "feeding-not-found",
        /// Another report gives other figures.
        OtherReport = "other-report",
        /// Sources conflict on the fine.
        SourcesConflict = "sources-conflict",
        /// Labels or units were inferred from a broken print.
        Inferred = "inferred",
        /// A ceiling, not a rate.
        Ceiling = "ceiling",
        /// The amount at a repeated capture was not visible.
        RepeatNotVisible = "repeat-not-visible",
        /// The daily charge runs from the third day in one report and every day in another.
        DailyFromThirdOrEvery = "daily-from-third-or-every",
        /// Whether the amount is for each day is not said.
        PerDayNotSaid = "per-day-not-said",
        /// Whether it is for every kind is not said.
        EveryKindNotSaid = "every-kind-not-said",
        /// Whether the repeat increase is simple or compound is not said.
        GrowthNotSaid = "growth-not-said",
        /// Later reports give higher figures.
        LaterHigher = "later-higher",
        /// The town fixes the figure within the range.
        TownFixes = "town-fixes",
        /// Its other figures are placeholders and mean "not stated".
        Placeholders = "placeholders",
        /// Not a deduction under the Act: claimed outside it.
        OutsideTheAct = "outside-the-act",
        /// The date of the source is not visible.
        DateNotVisible = "date-not-visible",
        /// It was read in an unofficial copy only: the cited page was cut before it.
        UnofficialCopy = "unofficial-copy",
        /// The source prints the charge as maintenance; it stands here under feeding.
        PrintedAsMaintenance = "printed-as-maintenance",
        /// Reported both as this amount and as up to it.
        AmountOrUpTo = "amount-or-up-to",
        /// Higher figures were proposed later; whether they were adopted is not said.
        HigherProposed = "higher-proposed",
        /// What the States changed in it was not found.
        StateChangesNotFound = "state-changes-not-found",
        /// The date is that of the Act; its commencement was not found.
        CommencementNotFound = "commencement-not-found",
        /// Replaced province by province, and for some provinces nobody here has found the day.
        ReplacedByProvince = "replaced-by-province",
    }
}
