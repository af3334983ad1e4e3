//! One charge as a source prints it, and the few ways of writing it down that the tables use.

use super::Caveat;
use crate::animal::Kinds;
use crate::case::{Age, Charge, Growth, Head, Percent, Repeat, Run, Unit};
use crate::money::Rupees;

/// One charge as a source prints it.
#[derive(Debug, PartialEq, Eq)]
pub struct ScaleLine {
    /// For which kinds; `Kinds::ANY` where the source does not distinguish.
    pub kinds: Kinds,
    /// Only for this age.
    pub age: Option<Age>,
    /// What it is for.
    pub head: Head,
    /// The amount, or the lower end of a range. A factor for a multiple of actual cost.
    pub amount: Rupees,
    /// The upper end of a range: then the user is asked for the figure.
    pub amount_to: Option<Rupees>,
    /// For what; `None` where the source does not say and the user is asked.
    pub unit: Option<Unit>,
    /// Where the unit is not said: what the source's words can mean. The first is as printed; none is taken unasked.
    pub may_be: &'static [Unit],
    /// At which captures; `None` is every one.
    pub captures: Option<Run>,
    /// The first day a daily charge runs.
    pub from_day: u16,
    /// An increase at each repeat.
    pub repeat: Option<(u32, Option<Growth>)>,
    /// What the source leaves open about this line.
    pub caveats: &'static [Caveat],
}

impl ScaleLine {
    /// A line as most sources print it; the rest is set beside it.
    #[must_use]
    pub const fn new(kinds: Kinds, head: Head, amount: Rupees, unit: Unit) -> Self {
        Self {
            kinds,
            age: None,
            head,
            amount,
            amount_to: None,
            unit: Some(unit),
            may_be: &[],
            captures: None,
            from_day: 1,
            repeat: None,
            caveats: &[],
        }
    }

    /// So many whole rupees once for each head.
    pub(super) const fn once(kinds: Kinds, head: Head, rupees: u32) -> Self {
        Self::new(kinds, head, Rupees::whole(rupees), Unit::PerHead)
    }

    /// So many whole rupees for each head and day.
    pub(super) const fn daily(kinds: Kinds, head: Head, rupees: u32) -> Self {
        Self::new(kinds, head, Rupees::whole(rupees), Unit::PerHeadPerDay)
    }

    /// The same, only at this capture.
    pub(super) const fn at(self, capture: u32) -> Self {
        self.captures(capture, Some(capture))
    }

    /// The same, at this capture and every later one.
    pub(super) const fn at_and_after(self, capture: u32) -> Self {
        self.captures(capture, None)
    }

    const fn captures(self, from: u32, to: Option<u32>) -> Self {
        Self {
            captures: Some(Run { from, to }),
            ..self
        }
    }

    /// The same, running only from this day on.
    pub(super) const fn starting(self, from_day: u16) -> Self {
        Self { from_day, ..self }
    }

    /// The same, up to so many whole rupees.
    pub(super) const fn up_to(self, rupees: u32) -> Self {
        Self {
            amount_to: Some(Rupees::whole(rupees)),
            ..self
        }
    }

    /// The same, rising by so many per cent at each repeated capture, on what the source does not say.
    pub(super) const fn rising(self, percent: u32) -> Self {
        Self {
            repeat: Some((percent, None)),
            ..self
        }
    }

    /// The same, only for this age.
    pub(super) const fn aged(self, age: Age) -> Self {
        Self {
            age: Some(age),
            ..self
        }
    }

    /// The same, with the unit left open between these.
    pub(super) const fn may_be(self, units: &'static [Unit]) -> Self {
        Self {
            unit: None,
            may_be: units,
            ..self
        }
    }

    /// The same, with what the source leaves open.
    pub(super) const fn but(self, caveats: &'static [Caveat]) -> Self {
        Self { caveats, ..self }
    }

    /// The line as a charge that can be edited: what the source leaves open stays open, and is asked.
    #[must_use]
    pub fn charge(&self) -> Charge {
        Charge {
            head: self.head,
            kinds: self.kinds,
            amount: if self.asks_amount() {
                None
            } else {
                Some(self.amount)
            },
            unit: self.unit,
            from_day: self.from_day,
            age: self.age,
            captures: self.captures,
            number: None,
            repeat: self.repeat.map(|(percent, growth)| Repeat {
                percent: Percent::whole(percent),
                growth,
            }),
            replaces: None,
        }
    }

    /// Whether the source gives no figure to charge: a range, or only a ceiling.
    #[must_use]
    pub fn asks_amount(&self) -> bool {
        self.amount_to.is_some() || self.caveats.contains(&Caveat::Ceiling)
    }
}
