//! The link reader: no text stops it, a text as it stands gives a draft only if it is that draft's own link, and with a
//! checksum that fits, as somebody hostile would add it, the same holds.
#![no_main]

#[path = "../../by_hand/signed.rs"]
mod signed;

use libfuzzer_sys::fuzz_target;
use pound_reckoner::link::{Linked, MOST};
use signed::signed;

fuzz_target!(|text: &str| {
    let forged = [signed(text), signed(&["c1.", text].concat())];
    for link in [text, &forged[0], &forged[1]] {
        if let Ok(linked) = Linked::read(link) {
            assert!(link.len() <= MOST);
            assert_eq!(linked.write().as_deref(), Ok(link));
            // What came in a link is read as what was typed is, and reckoned.
            let _ = pound_reckoner::reckon::reckon(&linked.draft.read().case);
        }
    }
});
