//! What the Acts print that no figure of an account rests on, typed by hand: the hours within which animals are sent,
//! who has a power, and the kinds beside each amount of a printed list. A row that says otherwise is noticed here.

use pound_reckoner::animal::{Kind, Kinds};
use pound_reckoner::law::row::{Recipient, Row, Seizer, Value};
use pound_reckoner::money::Rupees;

const HOURS: u8 = 24;

const POWERS: [(&str, Recipient); 9] = [
    ("central-4", Recipient::MagistrateOrAuthority),
    ("central-5", Recipient::MagistrateOrAuthority),
    ("central-14-order", Recipient::MagistrateOrAuthority),
    ("tamil-nadu-4", Recipient::CollectorOrAuthority),
    ("tamil-nadu-5", Recipient::CollectorOrAuthority),
    ("tamil-nadu-14", Recipient::CollectorOrAuthority),
    ("kerala-1961-11", Recipient::Director),
    ("kerala-1961-13-order", Recipient::Director),
    ("kerala-2000-13-order", Recipient::LocalAuthority),
];

/// Who may seize on land beside those of the Act of 1871.
const SEIZERS: [(&str, Seizer); 6] = [
    ("punjab-10", Seizer::Authorised),
    ("haryana-10", Seizer::Authorised),
    ("chandigarh-10", Seizer::Authorised),
    ("chhattisgarh-10", Seizer::Authorised),
    ("kerala-1961-9", Seizer::HasRightInCrop),
    ("kerala-2000-9", Seizer::HasRightInCrop),
];

/// Where another capture was found to forfeit the security. What Karnataka's Act says on it was not found, and a case can
/// only show that no forfeited sum is named.
const FORFEITS: [&str; 2] = ["maharashtra-12a", "gujarat-12a"];

/// Sections 12 of 1871 and 71 of the Forest Act in annas.
const LISTS: [(&str, &[(&str, u16)]); 2] = [
    (
        "central-12-1871",
        &[
            ("elephant", 32),
            ("camel buffalo", 8),
            (
                "horse mare gelding pony colt filly mule bull bullock cow heifer",
                4,
            ),
            ("calf ass pig", 2),
            ("ram ewe sheep lamb goat kid", 1),
        ],
    ),
    (
        "forest-71",
        &[
            ("elephant", 160),
            ("buffalo camel", 32),
            (
                "horse mare gelding pony colt filly mule bull bullock cow heifer",
                16,
            ),
            ("calf ass pig ram ewe sheep lamb goat kid", 8),
        ],
    ),
];

fn kinds(words: &str) -> Kinds {
    let kinds: Vec<Kind> = words
        .split(' ')
        .map(|word| Kind::from_code(word).unwrap())
        .collect();
    Kinds::of(&kinds)
}

/// Whether a row says otherwise than typed here; a row of another form says nothing to this table.
pub fn contradicts(row: &Row) -> bool {
    match row.value {
        Value::Hours(hours) => hours != HOURS || SEIZERS.iter().any(|one| one.0 == row.id),
        Value::HoursAnd(hours, seizer) => hours != HOURS || !SEIZERS.contains(&(row.id, seizer)),
        Value::By(recipient) | Value::ScaleBy(recipient) => !POWERS.contains(&(row.id, recipient)),
        Value::Security { forfeits, .. } => forfeits != FORFEITS.contains(&row.id),
        Value::PrintedScale(list) | Value::Ceilings(list) => {
            let typed = LISTS.iter().find(|one| one.0 == row.id);
            typed.is_none_or(|(_, lines)| {
                !list.iter().copied().eq(lines
                    .iter()
                    .map(|(w, annas)| (kinds(w), Rupees::annas(*annas))))
            })
        }
        _ => false,
    }
}
