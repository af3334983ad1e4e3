//! The money reader: no text stops it, and what it read, however it is then shown, is read back as the same amount.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pound_reckoner::case::Heads;
use pound_reckoner::money::{Rupees, grouped};

fuzz_target!(|text: &str| {
    if let Ok(heads) = Heads::read(text) {
        assert_eq!(Heads::read(&grouped(heads.get())), Ok(heads));
    }
    let Ok(amount) = Rupees::read(text) else {
        return;
    };
    assert_eq!(Rupees::read(&amount.entered()), Ok(amount));
    let whole_paise = amount.rounded() == amount;
    for form in [amount.shown(), amount.shown_exactly(), amount.plain()] {
        match Rupees::read(&form) {
            Ok(back) => assert_eq!(back, amount.rounded(), "{form}"),
            // Annas leave decimals behind the paisa, which the reader does not round away.
            Err(_) => assert!(!whole_paise, "{form}"),
        }
    }
    // Sums and differences undo each other, and rounding happens once.
    let twice = amount.plus(amount).expect("two boxes fit");
    assert_eq!(twice.minus(amount), Some(amount));
    assert_eq!(amount.times(2), Some(twice));
    assert_eq!(amount.rounded().rounded(), amount.rounded());
});
