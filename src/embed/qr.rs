//! A QR code, for the poster: here and not in the page, which most people open without ever wanting one.

use qrcodegen::{QrCode, QrCodeEcc};
use wasm_bindgen::prelude::wasm_bindgen;

/// The code of a text: its rows from the top, each a text of `1` for dark and `0` for light, without the quiet margin
/// of four light modules that belongs around it. Nothing if the text is too long for any code.
#[wasm_bindgen]
#[must_use]
pub fn qr(text: &str) -> Option<Vec<String>> {
    // Of a poster in the rain an eighth may be lost.
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let rows = 0..code.size();
    let module = |y, x| if code.get_module(x, y) { '1' } else { '0' };
    Some(
        rows.clone()
            .map(|y| rows.clone().map(|x| module(y, x)).collect())
            .collect(),
    )
}

#[cfg(test)]
#[allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "a test stops where it fails"
)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_a_square_with_its_three_eyes_and_grows_with_the_text() {
        let small = qr("https://example.org/#c1.hiZ").expect("a code");
        let large = qr(&"c1.".repeat(300)).expect("a code");
        assert!(large.len() > small.len());
        for code in [&small, &large] {
            assert!(code.iter().all(|row| row.len() == code.len()));
            // Each version is four modules wider than the one before; the first has 21.
            assert_eq!(code.len() % 4, 1);
            let ends = [
                &code[0][..7],
                &code[0][code.len() - 7..],
                &code[code.len() - 1][..7],
            ];
            assert_eq!(ends, ["1111111"; 3]);
        }
        assert_eq!(qr(&"c".repeat(4_000)), None);
    }
}
