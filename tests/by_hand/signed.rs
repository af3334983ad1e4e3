//! The checksum of a link worked out anew, as somebody hostile would add it.

/// A text with a checksum that fits it, whatever it says.
pub fn signed(body: &str) -> String {
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
