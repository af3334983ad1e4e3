//! After a sale: the request for the account, (a) to (f), with what the owner reckons beside what the officer states.

use super::{blanks, found, head};
use crate::account::{Amount, SaleAccount};
use crate::app::block::Block;
use crate::app::says::Says;
use crate::case::SoldAs;
use crate::law::row::{Provision, Row};
use crate::money;
use crate::word;

/// Writes it; gives the rows it rests on. The Act gives the account after a sale because of a refusal: for a sale of
/// unclaimed animals it is asked for, and no section is named.
pub fn write(says: &mut Says) -> Vec<&'static Row> {
    let sheet = says.sheet;
    let sale = sheet.reading.case.sale.as_ref();
    let unclaimed = sale.is_some_and(|sale| sale.sold_as != Some(SoldAs::Refused));
    head(says);
    let day = sale.and_then(|sale| sale.day).map(|day| sheet.day(day));
    let day = says.keyed(word!("sale.day"), day.unwrap_or_default(), None);
    says.lines(vec![day]);
    says.say(word!("paper.sale-ask"));
    if !unclaimed {
        says.say(word!("paper.sale-unsold"));
    }
    table(
        says,
        sheet.account.sale.as_ref().ok().and_then(Option::as_ref),
    );
    says.say(word!("paper.sale-differs"));
    blanks(says, &[word!("paper.signature"), word!("paper.received")]);
    if unclaimed {
        return Vec::new();
    }
    found(says, &[Provision::AccountOfSale, Provision::Refusal])
}

/// What it is, as reckoned here, and room for what the officer states.
fn table(says: &mut Says, sale: Option<&SaleAccount>) {
    let count = |get: fn(&SaleAccount) -> u32| sale.map(|sale| money::grouped(get(sale)));
    let amount = |get: fn(&SaleAccount) -> Amount| sale.map(|sale| get(sale).shown.shown());
    let rows = [
        (word!("sold.seized"), count(|sale| sale.seized.value)),
        (word!("sold.days"), count(|sale| sale.days.value)),
        (word!("sold.fines"), amount(|sale| sale.fines)),
        (word!("sold.feeding"), amount(|sale| sale.feeding)),
        (word!("sold.number"), count(|sale| sale.sold.value)),
        (word!("sold.proceeds"), amount(|sale| sale.proceeds)),
        (word!("sold.expenses"), amount(|sale| sale.expenses)),
        (word!("sold.deductions"), amount(|sale| sale.deductions)),
        (word!("sold.balance"), amount(|sale| sale.balance)),
    ];
    let heads = [
        word!("sold.held-title"),
        word!("paper.reckoned"),
        word!("paper.stated"),
    ];
    let mut lines = vec![heads.map(|key| says.words(key)).to_vec()];
    lines.extend(
        rows.into_iter()
            .map(|(key, value)| vec![says.words(key), value.unwrap_or_default()]),
    );
    says.block(Block::Table(lines));
}
