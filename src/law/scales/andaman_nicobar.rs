//! Published scales of the Andaman and Nicobar Islands: Port Blair.

use super::{Scale, ScaleBasis, ScaleLine, ScaleStatus};
use crate::animal::Kinds;
use crate::case::Head;
use crate::day::When;
use crate::law::place::Place;

/// The scales of the place.
pub static SCALES: &[Scale] = &[Scale {
    id: "port-blair-2017",
    place: Place::AndamanNicobar,
    area: "Port Blair Municipal Council",
    basis: ScaleBasis::NotStated,
    status: ScaleStatus::Reported,
    source: "Echo of India, 22-11-2017",
    url: "http://echoofindia.com/port-blair-pbmc-s-cattle-pound-faces-resource-crunch-contain-menace-135847",
    from: Some(When::Month(2017, 11)),
    lines: &[ScaleLine::once(Kinds::ANY, Head::Fine, 500)],
    ..Scale::SILENT
}];
