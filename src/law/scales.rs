//! Published local scales: what a notice or a newspaper says is charged, never law by itself and never a default.
//! One file a place under `scales/`; each scale is offered as an editable example with source, date, status and basis.
//!
//! A line of a scale is what its source says and no more: nothing said is `None` and is asked, never zero.

pub mod andaman_nicobar;
pub mod andhra_pradesh;
mod caveat;
pub mod central;
pub mod chandigarh;
pub mod chhattisgarh;
pub mod gujarat;
pub mod haryana;
pub mod karnataka;
pub mod kerala;
mod line;
pub mod maharashtra;
pub mod odisha;
pub mod puducherry;
pub mod rajasthan;
pub mod tamil_nadu;
pub mod uttar_pradesh;

pub use caveat::Caveat;
pub use line::ScaleLine;

use crate::case::{Charge, NotReturned, Terms};
use crate::coded;
use crate::day::{Certainty, Day, When};
use crate::law::place::Place;

coded! {
    /// Under what a scale says it is charged. Only the first two carry the machinery of a cattle-trespass Act.
    pub enum ScaleBasis {
        CattleTrespassAct = "cattle-trespass-act",
        StateAct = "state-act",
        ForestAct = "forest-act",
        Municipal = "municipal",
        NotStated = "not-stated",
    }
}

coded! {
    /// What kind of source a scale has. None was checked against a gazette.
    pub enum ScaleStatus {
        Statute = "statute",
        Official = "official",
        OfficialIncomplete = "official-incomplete",
        Reported = "reported",
    }
}

/// A published scale.
#[derive(Debug, PartialEq, Eq)]
pub struct Scale {
    /// Its stable id.
    pub id: &'static str,
    /// The place it belongs to.
    pub place: Place,
    /// The local area, a proper name.
    pub area: &'static str,
    /// Under what it is charged.
    pub basis: ScaleBasis,
    /// The legal reference as the source gives it, or empty.
    pub reference: &'static str,
    /// Since when, as exactly as the source says; `None` if it does not.
    pub from: Option<When>,
    /// Where the beginning is not found: it began later than this day.
    pub after: Option<Day>,
    /// Until when (that point is the last in it), if it ended.
    pub to: Option<When>,
    /// Where the end is not found: it still ran on this day.
    pub still_on: Option<Day>,
    /// The source calls it superseded and gives no day.
    pub superseded: bool,
    /// The scale it says it replaces.
    pub replaces: Option<&'static str>,
    /// What kind of source.
    pub status: ScaleStatus,
    /// The charges.
    pub lines: &'static [ScaleLine],
    /// What another report prints in place of lines of these; shown beside them and never charged unasked.
    pub others: &'static [ScaleLine],
    /// From this capture on the animals are not returned.
    pub not_returned: Option<(u16, NotReturned)>,
    /// The source reports an auction on this day.
    pub auction_day: Option<u16>,
    /// Another report lets the charges by the day run from this day on.
    pub or_from_day: Option<u16>,
    /// The title of the source.
    pub source: &'static str,
    /// Its address.
    pub url: &'static str,
    /// What the source leaves open about the whole.
    pub caveats: &'static [Caveat],
}

/// The published scales of a place, in the order of its file; none where none was found.
#[must_use]
pub const fn of(place: Place) -> &'static [Scale] {
    match place {
        Place::AndamanNicobar => andaman_nicobar::SCALES,
        Place::AndhraPradesh => andhra_pradesh::SCALES,
        Place::Central => central::SCALES,
        Place::Chandigarh => chandigarh::SCALES,
        Place::Chhattisgarh => chhattisgarh::SCALES,
        Place::Gujarat => gujarat::SCALES,
        Place::Haryana => haryana::SCALES,
        Place::Karnataka => karnataka::SCALES,
        Place::Kerala => kerala::SCALES,
        Place::Maharashtra => maharashtra::SCALES,
        Place::Odisha => odisha::SCALES,
        Place::Puducherry => puducherry::SCALES,
        Place::Rajasthan => rajasthan::SCALES,
        Place::TamilNadu => tamil_nadu::SCALES,
        Place::UttarPradesh => uttar_pradesh::SCALES,
        _ => &[],
    }
}

/// Every published scale, by place.
pub fn all() -> impl Iterator<Item = &'static Scale> {
    Place::ALL.iter().copied().flat_map(of)
}

/// The scale with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Scale> {
    all().find(|scale| scale.id == id)
}

impl Scale {
    /// A scale whose source says nothing; every table sets at least the first eight fields and the lines.
    const SILENT: Self = Self {
        id: "",
        place: Place::Central,
        area: "",
        basis: ScaleBasis::NotStated,
        reference: "",
        status: ScaleStatus::Reported,
        source: "",
        url: "",
        from: None,
        after: None,
        to: None,
        still_on: None,
        superseded: false,
        replaces: None,
        lines: &[],
        others: &[],
        not_returned: None,
        auction_day: None,
        or_from_day: None,
        caveats: &[],
    };

    /// Whether the scale may be offered for a day: one whose end is known is not offered after it.
    #[must_use]
    pub fn offered_on(&self, day: Day) -> bool {
        self.to.is_none_or(|to| match to {
            When::Day(last) => day <= last,
            When::Month(..) | When::Year(..) => to.reached(day) != Certainty::Yes,
        })
    }

    /// Its lines as an editable tariff: what the source leaves open stays open, and is asked.
    ///
    /// ```
    /// use pound_reckoner::law::scales;
    /// let latur = scales::find("latur-2016").unwrap();
    /// assert_eq!(latur.charges()[0].amount.unwrap().plain(), "700");
    /// ```
    #[must_use]
    pub fn charges(&self) -> Vec<Charge> {
        self.lines.iter().map(ScaleLine::charge).collect()
    }

    /// What it says beside its amounts.
    #[must_use]
    pub fn terms(&self) -> Terms {
        Terms {
            scale: Some(self.id.to_owned()),
            not_returned_from: self.not_returned.map(|(from, _)| from),
            then: self.not_returned.map(|(_, then)| then),
            auction_day: self.auction_day,
            or_from_day: self.or_from_day,
        }
    }

    /// Whether its basis carries the machinery of a cattle-trespass Act (windows, s. 22, s. 17).
    #[must_use]
    pub const fn under_the_act(&self) -> bool {
        matches!(
            self.basis,
            ScaleBasis::CattleTrespassAct | ScaleBasis::StateAct
        )
    }
}
