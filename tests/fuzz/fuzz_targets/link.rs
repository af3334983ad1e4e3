//! The link reader: no text stops it, a text as it stands gives a draft only if it is that draft's own link, and with a
//! checksum that fits, as somebody hostile would add it, the same holds.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pound_reckoner::link::{Linked, MOST};

/// The checksum of a link, worked out anew.
fn signed(body: &str) -> String {
    let mut sum = u32::MAX;
    for byte in body.bytes() {
        sum ^= u32::from(byte);
        for _ in 0..8 {
            sum = (sum >> 1) ^ if sum & 1 == 1 { 0xEDB8_8320 } else { 0 };
        }
    }
    let (mut rest, mut digits) = (!sum, Vec::new());
    while digits.len() < 7 {
        digits.push(char::from_digit(rest % 36, 36).unwrap());
        rest /= 36;
    }
    body.chars().chain(digits.into_iter().rev()).collect()
}

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
