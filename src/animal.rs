//! Kinds of animal the Acts and the published scales name, and sets of them. Which kinds are "cattle" is a row of law.

use crate::coded;

coded! {
    /// A kind of animal, in the words of the Acts.
    pub enum Kind {
        Cow = "cow",
        Bull = "bull",
        Bullock = "bullock",
        Heifer = "heifer",
        Calf = "calf",
        Buffalo = "buffalo",
        Goat = "goat",
        Kid = "kid",
        Sheep = "sheep",
        Ram = "ram",
        Ewe = "ewe",
        Lamb = "lamb",
        Pig = "pig",
        Horse = "horse",
        Mare = "mare",
        Gelding = "gelding",
        Pony = "pony",
        Colt = "colt",
        Filly = "filly",
        Mule = "mule",
        Ass = "ass",
        Camel = "camel",
        Elephant = "elephant",
        Fowl = "fowl",
        /// An animal that no list here names.
        Other = "other",
    }
}

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Kinds(u32);

impl Kinds {
    /// No kind.
    pub const NONE: Self = Self(0);
    /// Every kind, the unnamed one included: a source that does not distinguish.
    pub const ANY: Self = Self(u32::MAX);

    /// The set of these kinds.
    #[must_use]
    pub const fn of(kinds: &[Kind]) -> Self {
        let mut bits = 0;
        let mut rest = kinds;
        while let [first, tail @ ..] = rest {
            bits |= 1 << *first as u32;
            rest = tail;
        }
        Self(bits)
    }

    /// Whether the kind is in the set.
    #[must_use]
    pub const fn has(self, kind: Kind) -> bool {
        self.0 & (1 << kind as u32) != 0
    }

    /// Every kind of either set.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The kinds of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether every kind of the other set is in this one.
    #[must_use]
    pub const fn holds(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether the two sets share a kind.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The kinds in the order of the declaration.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL
            .iter()
            .copied()
            .filter(move |kind| self.has(*kind))
    }
}

impl std::fmt::Debug for Kinds {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if *self == Self::ANY {
            return to.write_str("any");
        }
        to.debug_list()
            .entries(self.iter().map(Kind::code))
            .finish()
    }
}

impl serde::Serialize for Kinds {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if *self == Self::ANY {
            to.collect_seq(["any"])
        } else {
            to.collect_seq(self.iter().map(Kind::code))
        }
    }
}

impl<'de> serde::Deserialize<'de> for Kinds {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let named = Vec::<Named>::deserialize(from)?;
        Ok(named
            .iter()
            .fold(Self::NONE, |set, named| set.with(named.0)))
    }
}

/// One code of a list of kinds, or `any`.
struct Named(Kinds);

impl<'de> serde::Deserialize<'de> for Named {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let code = <std::borrow::Cow<'de, str>>::deserialize(from)?;
        match (&*code, Kind::from_code(&code)) {
            ("any", _) => Ok(Self(Kinds::ANY)),
            (_, Some(kind)) => Ok(Self(Kinds::of(&[kind]))),
            (_, None) => Err(serde::de::Error::unknown_variant(&code, Kind::CODES)),
        }
    }
}
