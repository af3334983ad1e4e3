//! States and Union territories for which no change of the central Act was found. Each runs on the central text with
//! that as its basis; which section 12 it has depends on the province it lay in.

use crate::law::place::Place;
use crate::law::row::Row;
use crate::law::{Basis, Text, central, forest, section12};

const fn text(place: Place, layers: &'static [&'static [Row]]) -> Text {
    Text {
        place,
        code: "central",
        layers,
        basis: Basis::NoChangeFound,
        changed_by: None,
    }
}

/// Andhra Pradesh.
pub static ANDHRA_PRADESH: &[Text] = &[text(
    Place::AndhraPradesh,
    &[section12::MADRAS, central::ROWS, forest::ROWS],
)];
/// Arunachal Pradesh.
pub static ARUNACHAL_PRADESH: &[Text] = &[text(
    Place::ArunachalPradesh,
    &[section12::NOT_LISTED, central::ROWS, forest::ROWS],
)];
/// Bihar.
pub static BIHAR: &[Text] = &[text(
    Place::Bihar,
    &[section12::BIHAR_AND_ORISSA, central::ROWS, forest::ROWS],
)];
/// Goa.
pub static GOA: &[Text] = &[text(
    Place::Goa,
    &[section12::NOT_LISTED, central::ROWS, forest::ROWS],
)];
/// Jharkhand.
pub static JHARKHAND: &[Text] = &[text(
    Place::Jharkhand,
    &[section12::BIHAR_AND_ORISSA, central::ROWS, forest::ROWS],
)];
/// What answers in the Santhal Parganas of Jharkhand.
pub static SANTHAL_PARGANAS: Text = text(
    Place::Jharkhand,
    &[section12::SANTHAL_PARGANAS, central::ROWS, forest::ROWS],
);
/// Madhya Pradesh.
pub static MADHYA_PRADESH: &[Text] = &[text(
    Place::MadhyaPradesh,
    &[section12::CENTRAL_PROVINCES, central::ROWS, forest::ROWS],
)];
/// Manipur.
pub static MANIPUR: &[Text] = &[text(
    Place::Manipur,
    &[section12::NOT_LISTED, central::ROWS, forest::ROWS],
)];
/// Meghalaya.
pub static MEGHALAYA: &[Text] = &[text(
    Place::Meghalaya,
    &[section12::NOT_LISTED, central::ROWS, forest::ROWS],
)];
/// Odisha.
pub static ODISHA: &[Text] = &[text(
    Place::Odisha,
    &[section12::BIHAR_AND_ORISSA, central::ROWS, forest::ROWS],
)];
/// Rajasthan.
pub static RAJASTHAN: &[Text] = &[text(
    Place::Rajasthan,
    &[section12::NOT_LISTED, central::ROWS, forest::ROWS],
)];
/// Sikkim.
pub static SIKKIM: &[Text] = &[text(
    Place::Sikkim,
    &[section12::NOT_LISTED, central::ROWS, forest::ROWS],
)];
/// Telangana.
pub static TELANGANA: &[Text] = &[text(
    Place::Telangana,
    &[section12::NOT_LISTED, central::ROWS, forest::ROWS],
)];
/// Tripura.
pub static TRIPURA: &[Text] = &[text(
    Place::Tripura,
    &[section12::NOT_LISTED, central::ROWS, forest::ROWS],
)];
/// Andaman Nicobar.
pub static ANDAMAN_NICOBAR: &[Text] = &[text(
    Place::AndamanNicobar,
    &[section12::ANDAMAN_AND_NICOBAR, central::ROWS, forest::ROWS],
)];
/// Dadra Nagar Haveli Daman Diu.
pub static DADRA_NAGAR_HAVELI_DAMAN_DIU: &[Text] = &[text(
    Place::DadraNagarHaveliDamanDiu,
    &[section12::NOT_LISTED, central::ROWS, forest::ROWS],
)];
/// Delhi.
pub static DELHI: &[Text] = &[text(
    Place::Delhi,
    &[section12::DELHI, central::ROWS, forest::ROWS],
)];
/// Lakshadweep.
pub static LAKSHADWEEP: &[Text] = &[text(
    Place::Lakshadweep,
    &[section12::NOT_LISTED, central::ROWS, forest::ROWS],
)];
/// Puducherry.
pub static PUDUCHERRY: &[Text] = &[text(
    Place::Puducherry,
    &[section12::NOT_LISTED, central::ROWS, forest::ROWS],
)];
