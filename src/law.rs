//! GROUND FLOOR: what the law says.
//!
//! Tables of dated, cited rows (`row`), one file a body of law: `central`, and `states/<state>` for what a State
//! changes. A `Text` is a version of the law that a user can choose: layers of rows, the State's own first. Looking a
//! provision up for a day gives what is in force, both readings where the law is in doubt, or the plain statement
//! that it is repealed or that nobody here has found it. There is no default, no nearest row and no other Act's number.

pub mod central;
pub mod forest;
pub mod place;
pub mod row;
pub mod scales;
pub mod section12;
pub mod states;

use crate::day::{Certainty, Day, When};
use place::Place;
use row::{Provision, Row, Value};

/// A version of the law that can be chosen.
#[derive(Debug)]
pub struct Text {
    /// Where it runs.
    pub place: Place,
    /// Its code within the place.
    pub code: &'static str,
    /// Layers of rows, the State's own first, the law underneath last.
    pub layers: &'static [&'static [Row]],
    /// Why the last layer applies here.
    pub basis: Basis,
    /// The later Act that changed this text and when, as far as known, when an older one is chosen by hand.
    pub changed_by: Option<(&'static str, When)>,
}

/// Why a text is taken to run in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// The Act itself, chosen by name, without regard to any State.
    Chosen,
    /// The central Act, and no State change was found.
    NoChangeFound,
    /// The central Act with the State's changes.
    Changed,
    /// The State's own Act.
    OwnAct,
    /// The State's own Act; that the print which was read is this Act is inferred.
    OwnActInferred,
}

impl Basis {
    /// Whether the State has an Act of its own.
    #[must_use]
    pub const fn is_own_act(self) -> bool {
        matches!(self, Self::OwnAct | Self::OwnActInferred)
    }
}

/// What a look-up finds.
#[derive(Clone, Copy, Debug)]
pub enum Finding {
    /// One row is in force and nothing else is arguable.
    InForce(&'static Row),
    /// Two readings: the row that is doubtful, inferred or perhaps not begun, and the row beneath it; or a row and the one
    /// that perhaps repealed it.
    Either(&'static Row, &'static Row),
    /// The provision was repealed.
    Repealed(&'static Row),
    /// Nobody here has found what the law says on this.
    NotKnown(&'static Row),
    /// This body of law has no such provision.
    Absent,
}

/// The law that meets a case: a text, on the day of impounding.
#[derive(Clone, Copy, Debug)]
pub struct Law {
    /// The text chosen.
    pub text: &'static Text,
    /// The day for which it is asked.
    pub day: Day,
}

impl Law {
    /// The text's row for a provision on the day.
    ///
    /// ```
    /// use pound_reckoner::day::Day;
    /// use pound_reckoner::law::place::Place;
    /// use pound_reckoner::law::row::{Provision, Value};
    /// use pound_reckoner::law::{Finding, Law, texts};
    /// let law = Law { text: &texts(Place::Punjab)[0], day: Day::on(2026, 11, 30) };
    /// let Finding::InForce(row) = law.find(Provision::Windows) else { panic!() };
    /// assert_eq!(row.value, Value::Windows { report: 3, sale: Some(4) });
    /// assert_eq!(row.citation.section, "14");
    /// ```
    ///
    /// The first layer with a row that has begun answers. Where that row is inferred or doubtful, or the day lies
    /// inside the doubt about its commencement, and the layer beneath says something else, both are given.
    #[must_use]
    pub fn find(&self, provision: Provision) -> Finding {
        let mut above: Option<&'static Row> = None;
        let mut silent: Option<&'static Row> = None;
        for layer in self.text.layers {
            let Some((row, certainty)) = in_layer(layer, provision, self.day) else {
                continue;
            };
            if let Some(first) = above {
                return if first.value == row.value {
                    Finding::InForce(first)
                } else {
                    Finding::Either(first, row)
                };
            }
            if certainty == Certainty::Yes && !row.standing.in_doubt() {
                return match silent {
                    Some(gone) if gone.value == Value::Repealed => Finding::Either(row, gone),
                    _ => settled(row),
                };
            }
            if matches!(row.value, Value::NotKnown | Value::Repealed) {
                // What is not known, and perhaps not even begun, leaves the word to the layer beneath.
                if certainty == Certainty::Yes {
                    return settled(row);
                }
                silent = Some(row);
                continue;
            }
            above = Some(row);
        }
        above.or(silent).map_or(Finding::Absent, settled)
    }

    /// Whether any row of the text has begun by the day: if not, there is no law here to reckon with. The Forest Act
    /// beside it does not make a pound.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        let mut rows = self.text.layers.iter().flat_map(|layer| layer.iter());
        rows.any(|row| {
            row.provision != Provision::ForestFine && row.begun(self.day) != Certainty::No
        })
    }

    /// The rows of the text that may or may not have begun on the day, or ended.
    pub fn doubts(&self) -> impl Iterator<Item = &'static Row> {
        let day = self.day;
        let rows = self.text.layers.iter().flat_map(|layer| layer.iter());
        rows.filter(move |row| row.matches(day) == Certainty::Perhaps)
    }
}

const fn settled(row: &'static Row) -> Finding {
    match row.value {
        Value::NotKnown => Finding::NotKnown(row),
        Value::Repealed => Finding::Repealed(row),
        _ => Finding::InForce(row),
    }
}

/// The one row of a layer for a provision and a day. Two that both match are a fault of the tables, which a test
/// rejects; here the first is taken.
fn in_layer(
    layer: &'static [Row],
    provision: Provision,
    day: Day,
) -> Option<(&'static Row, Certainty)> {
    layer
        .iter()
        .filter(|row| row.provision == provision)
        .find_map(|row| match row.matches(day) {
            Certainty::No => None,
            certainty => Some((row, certainty)),
        })
}

/// The text with this code in this place.
#[must_use]
pub fn text(place: Place, code: &str) -> Option<&'static Text> {
    texts(place).iter().find(|text| text.code == code)
}

/// The texts of a place, the default first.
#[must_use]
pub fn texts(place: Place) -> &'static [Text] {
    match place {
        Place::Central => central::TEXTS,
        Place::Assam => states::assam::TEXTS,
        Place::Chandigarh => states::chandigarh::TEXTS,
        Place::Chhattisgarh => states::chhattisgarh::TEXTS,
        Place::Gujarat => states::gujarat::TEXTS,
        Place::Haryana => states::haryana::TEXTS,
        Place::HimachalPradesh => states::himachal_pradesh::TEXTS,
        Place::Karnataka => states::karnataka::TEXTS,
        Place::Kerala => states::kerala::TEXTS,
        Place::Maharashtra => states::maharashtra::TEXTS,
        Place::Punjab => states::punjab::TEXTS,
        Place::TamilNadu => states::tamil_nadu::TEXTS,
        Place::UttarPradesh => states::uttar_pradesh::TEXTS,
        Place::Uttarakhand => states::uttarakhand::TEXTS,
        Place::WestBengal => states::west_bengal::TEXTS,
        Place::AndhraPradesh => states::unchanged::ANDHRA_PRADESH,
        Place::ArunachalPradesh => states::unchanged::ARUNACHAL_PRADESH,
        Place::Bihar => states::unchanged::BIHAR,
        Place::Goa => states::unchanged::GOA,
        Place::Jharkhand => states::unchanged::JHARKHAND,
        Place::MadhyaPradesh => states::unchanged::MADHYA_PRADESH,
        Place::Manipur => states::unchanged::MANIPUR,
        Place::Meghalaya => states::unchanged::MEGHALAYA,
        Place::Odisha => states::unchanged::ODISHA,
        Place::Rajasthan => states::unchanged::RAJASTHAN,
        Place::Sikkim => states::unchanged::SIKKIM,
        Place::Telangana => states::unchanged::TELANGANA,
        Place::Tripura => states::unchanged::TRIPURA,
        Place::AndamanNicobar => states::unchanged::ANDAMAN_NICOBAR,
        Place::DadraNagarHaveliDamanDiu => states::unchanged::DADRA_NAGAR_HAVELI_DAMAN_DIU,
        Place::Delhi => states::unchanged::DELHI,
        Place::Lakshadweep => states::unchanged::LAKSHADWEEP,
        Place::Puducherry => states::unchanged::PUDUCHERRY,
        Place::Nagaland => states::own_acts::NAGALAND_TEXTS,
        Place::Mizoram => states::own_acts::MIZORAM_TEXTS,
        Place::JammuKashmir => states::own_acts::JAMMU_KASHMIR_TEXTS,
        Place::Ladakh => states::own_acts::LADAKH_TEXTS,
    }
}
