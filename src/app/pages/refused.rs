//! The answers that were refused, gathered where the result begins: each is a way to its box.

use crate::app::block::Part;
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::word;

/// The part's id.
pub const ID: &str = "refused";

/// The part.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let mut says = Says::new(sheet, ID);
    let refused = sheet.refused();
    if !refused.is_empty() {
        says.needs(&refused);
    }
    says.part(ID, word!("refused.title"))
}
