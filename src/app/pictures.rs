//! Pictures of the animals, for those who do not read: letters that every device draws itself, so they weigh nothing.
//! Only pictures that phones of 2015 have; a kind without one of its own has none.

use crate::animal::Kind;

/// The picture of a kind; empty where there is none.
#[must_use]
pub const fn picture(kind: Kind) -> &'static str {
    match kind {
        Kind::Cow | Kind::Heifer => "\u{1F404}",
        Kind::Bull | Kind::Bullock => "\u{1F402}",
        Kind::Calf => "\u{1F42E}",
        Kind::Buffalo => "\u{1F403}",
        Kind::Goat | Kind::Kid => "\u{1F410}",
        Kind::Sheep | Kind::Ewe | Kind::Lamb => "\u{1F411}",
        Kind::Ram => "\u{1F40F}",
        Kind::Pig => "\u{1F416}",
        Kind::Horse | Kind::Mare | Kind::Gelding | Kind::Pony | Kind::Colt | Kind::Filly => {
            "\u{1F40E}"
        }
        Kind::Camel => "\u{1F42A}",
        Kind::Elephant => "\u{1F418}",
        Kind::Fowl => "\u{1F413}",
        Kind::Mule | Kind::Ass | Kind::Other => "",
    }
}
