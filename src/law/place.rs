//! The places a user can choose: 28 States, 8 Union territories, and the central Act by itself; when a State was formed
//! and from what; and the areas inside today's States where the Act's own s. 1 raises a doubt or a bar.

use crate::coded;
use crate::day::Day;

coded! {
    /// A State, a Union territory, or the central Act by itself.
    pub enum Place {
        /// The central Act, no State change.
        Central = "central",
        AndhraPradesh = "andhra-pradesh",
        ArunachalPradesh = "arunachal-pradesh",
        Assam = "assam",
        Bihar = "bihar",
        Chhattisgarh = "chhattisgarh",
        Goa = "goa",
        Gujarat = "gujarat",
        Haryana = "haryana",
        HimachalPradesh = "himachal-pradesh",
        Jharkhand = "jharkhand",
        Karnataka = "karnataka",
        Kerala = "kerala",
        MadhyaPradesh = "madhya-pradesh",
        Maharashtra = "maharashtra",
        Manipur = "manipur",
        Meghalaya = "meghalaya",
        Mizoram = "mizoram",
        Nagaland = "nagaland",
        Odisha = "odisha",
        Punjab = "punjab",
        Rajasthan = "rajasthan",
        Sikkim = "sikkim",
        TamilNadu = "tamil-nadu",
        Telangana = "telangana",
        Tripura = "tripura",
        UttarPradesh = "uttar-pradesh",
        Uttarakhand = "uttarakhand",
        WestBengal = "west-bengal",
        AndamanNicobar = "andaman-nicobar",
        Chandigarh = "chandigarh",
        DadraNagarHaveliDamanDiu = "dadra-nagar-haveli-daman-diu",
        Delhi = "delhi",
        JammuKashmir = "jammu-kashmir",
        Ladakh = "ladakh",
        Lakshadweep = "lakshadweep",
        Puducherry = "puducherry",
    }
}

coded! {
    /// A part of a place where s. 1 of the Act matters.
    pub enum Area {
        /// A presidency-town: the Act does not extend to it.
        PresidencyTown = "presidency-town",
        /// A regulation of its own brings laws in: since when s. 12 of 1921 runs there was not found.
        SanthalParganas = "santhal-parganas",
        /// Former Part B States: whether the Act was extended everywhere is not settled (inferred).
        Hyderabad = "hyderabad",
        FormerJammuKashmir = "former-jammu-kashmir",
        MadhyaBharat = "madhya-bharat",
        Mysore = "mysore",
        Pepsu = "pepsu",
        FormerRajasthan = "former-rajasthan",
        Saurashtra = "saurashtra",
        TravancoreCochin = "travancore-cochin",
    }
}

impl Area {
    /// Whether the Act's own s. 1 leaves the area out for good.
    #[must_use]
    pub const fn never_reached(self) -> bool {
        matches!(self, Self::PresidencyTown)
    }

    /// Whether laws come in by a regulation of the area's own.
    #[must_use]
    pub const fn own_regulation(self) -> bool {
        matches!(self, Self::SanthalParganas)
    }

    /// Whether the area was a Part B State: that the Act was extended to it is not settled (inferred).
    #[must_use]
    pub const fn part_b(self) -> bool {
        !(self.never_reached() || self.own_regulation())
    }
}

/// What a place was before it was formed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parent {
    /// Another place of the list.
    Place(Place),
    /// The State of Bombay.
    Bombay,
}

impl Parent {
    /// The place's code, or Bombay's own.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Place(place) => place.code(),
            Self::Bombay => "bombay",
        }
    }
}

impl Place {
    /// The day the place was formed and what answers for it before, where facts of it are in hand.
    #[must_use]
    pub const fn formed(self) -> Option<(Day, Parent)> {
        match self {
            Self::Haryana | Self::Chandigarh => {
                Some((Day::on(1966, 11, 1), Parent::Place(Self::Punjab)))
            }
            Self::Chhattisgarh => Some((Day::on(2000, 11, 1), Parent::Place(Self::MadhyaPradesh))),
            Self::Uttarakhand => Some((Day::on(2000, 11, 9), Parent::Place(Self::UttarPradesh))),
            Self::Jharkhand => Some((Day::on(2000, 11, 15), Parent::Place(Self::Bihar))),
            Self::Telangana => Some((Day::on(2014, 6, 2), Parent::Place(Self::AndhraPradesh))),
            Self::Maharashtra | Self::Gujarat => Some((Day::on(1960, 5, 1), Parent::Bombay)),
            _ => None,
        }
    }

    /// Places that were Part B States for the most part: whether the central Act was extended everywhere in them is not
    /// settled (inferred).
    #[must_use]
    pub const fn extent_not_settled(self) -> bool {
        matches!(self, Self::Telangana | Self::Rajasthan)
    }

    /// Areas of the place to ask about.
    #[must_use]
    pub const fn areas(self) -> &'static [Area] {
        match self {
            Self::Telangana | Self::AndhraPradesh => &[Area::Hyderabad],
            Self::Maharashtra => &[Area::PresidencyTown, Area::Hyderabad],
            Self::WestBengal => &[Area::PresidencyTown],
            Self::TamilNadu => &[Area::PresidencyTown, Area::TravancoreCochin],
            Self::MadhyaPradesh => &[Area::MadhyaBharat],
            Self::Jharkhand => &[Area::SanthalParganas],
            Self::Punjab | Self::Haryana | Self::HimachalPradesh => &[Area::Pepsu],
            Self::Rajasthan => &[Area::FormerRajasthan],
            Self::Gujarat => &[Area::Saurashtra],
            Self::Karnataka => &[Area::Hyderabad, Area::Mysore],
            Self::Kerala => &[Area::TravancoreCochin],
            Self::JammuKashmir | Self::Ladakh => &[Area::FormerJammuKashmir],
            _ => &[],
        }
    }
}
