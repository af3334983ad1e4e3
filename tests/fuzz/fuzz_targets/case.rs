//! Text of a case, JSON or TOML, to an account: whatever it says, an account comes of it, and nothing in it is lost or
//! made. A worked case is read by its `given`, so that those of `tests/cases` can be mutated.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pound_reckoner::account::{Account, Amount};
use pound_reckoner::case::Case;
use pound_reckoner::outline;
use pound_reckoner::reckon::reckon;
use rust_decimal::Decimal;

fn read(text: &str) -> Option<Case> {
    if let Ok(case) = serde_json::from_str(text) {
        return Some(case);
    }
    let mut table: toml::Table = text.parse().ok()?;
    let given = table.remove("given").unwrap_or(toml::Value::Table(table));
    given.try_into().ok()
}

fn shown(amount: Amount) -> Decimal {
    amount.shown.decimal()
}

/// Every distribution adds up to what came in, and claim and sale close.
fn closes(account: &Account) {
    for distribution in &account.distributions {
        let shares = distribution.shares.iter();
        let sum: Decimal = shares.map(|share| shown(share.amount)).sum();
        assert_eq!(sum, distribution.came_in.decimal(), "{distribution:?}");
    }
    if let Ok(claim) = &account.claim {
        assert_eq!(shown(claim.fines) + shown(claim.feeding), shown(claim.due));
        assert_eq!(
            shown(claim.due) + shown(claim.outside),
            shown(claim.to_bring)
        );
    }
    if let Ok(Some(sale)) = &account.sale {
        assert_eq!(
            shown(sale.balance) + shown(sale.deductions),
            shown(sale.proceeds) + shown(sale.not_recovered)
        );
        assert_eq!(
            shown(sale.fines) + shown(sale.feeding) + shown(sale.expenses),
            shown(sale.deductions)
        );
    }
}

fuzz_target!(|text: &str| {
    let Some(case) = read(text) else { return };
    let account = reckon(&case);
    closes(&account);
    // The same case gives the same account, and a case goes through its own text unchanged.
    let outline = outline::outline(&account);
    let written = serde_json::to_string(&case).expect("a case can be written");
    let back: Case = serde_json::from_str(&written).expect("what was written can be read");
    assert_eq!(back, case);
    assert_eq!(outline::outline(&reckon(&back)), outline);
});
