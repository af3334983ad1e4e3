//! Published scales of Rajasthan: the model by-laws, whose ranges each town fills.

use super::{Caveat, Scale, ScaleBasis, ScaleLine, ScaleStatus};
use crate::animal::Kinds;
use crate::case::Head;
use crate::day::When;
use crate::law::place::Place;

/// The scales of the place.
pub static SCALES: &[Scale] = &[Scale {
    id: "rajasthan-model-2022",
    place: Place::Rajasthan,
    area: "towns adopting the model by-laws",
    basis: ScaleBasis::Municipal,
    reference: "model by-laws, April 2022",
    status: ScaleStatus::Reported,
    source: "Aap Ka Rajasthan, April 2022",
    url: "https://aapkarajasthan.com/jaipur/Rajasthan-Breaking-News-Order-to-make-license-for-keeping/cid7097045.htm",
    from: Some(When::Month(2022, 4)),
    lines: &[
        ScaleLine::once(Kinds::ANY, Head::Fine, 1000).up_to(10_000),
        ScaleLine::once(Kinds::ANY, Head::Transport, 300).up_to(500),
        ScaleLine::daily(Kinds::ANY, Head::Feeding, 0)
            .up_to(100)
            .but(&[Caveat::Ceiling, Caveat::AmountOrUpTo]),
    ],
    caveats: &[Caveat::TownFixes],
    ..Scale::SILENT
}];
