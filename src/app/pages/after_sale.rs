//! After a sale that was held: what is left for the owner, and until when it can be had. It stands where the sum to take
//! them home stood, since nothing takes them home any more.

use crate::account::{SaleAccount, Surplus};
use crate::app::block::{Block, Part, Tone};
use crate::app::pages::{balance, sold};
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::case::SoldAs;
use crate::word;

/// The part's id.
pub const ID: &str = "after-sale";

/// The part; it says nothing before a sale.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let mut says = Says::new(sheet, ID);
    if sheet.reading.case.sale.is_some() {
        match &sheet.account.sale {
            Ok(Some(sale)) => left(&mut says, sale),
            Ok(None) => {}
            Err(problems) => says.needs(problems),
        }
        says.say(word!("home.sold"));
        for notice in &sheet.account.notices {
            if notice.bears_on_the_figures() {
                says.notice(*notice);
            }
        }
    }
    says.part(ID, word!("after.title"))
}

fn left(says: &mut Says, sale: &SaleAccount) {
    says.block(Block::Total {
        lead: says.words(word!("after.lead")),
        figure: sale.balance.shown.shown(),
    });
    if !sale.balance.shown.is_zero() {
        until_when(says, sale);
    }
    sold::expenses_not_known(says);
    sold::too_early(says);
}

/// Who holds it, until when, and what has to be done.
fn until_when(says: &mut Says, sale: &SaleAccount) {
    let sheet = says.sheet;
    if sale.sold_as == SoldAs::Refused {
        says.say(balance::at_once(sheet));
    }
    match &sheet.account.surplus {
        Ok(Surplus::Known {
            first,
            other,
            from_sale,
        }) => {
            let mut lines = balance::last_days(says, first, other.as_ref());
            let holder = balance::recipient(sheet, first.holder);
            lines.push(says.keyed(word!("balance.holder"), holder, None));
            let must = says.words(balance::must(first.must));
            lines.push(says.keyed(word!("balance.must"), must, None));
            says.lines(lines);
            if *from_sale {
                says.say(word!("balance.from-sale"));
            }
        }
        Ok(Surplus::NotKnown(_)) => says.note(Tone::Loss, word!("balance.not-known")),
        Ok(Surplus::Absent) => says.say(word!("balance.absent")),
        Err(problems) => says.needs(problems),
    }
}
