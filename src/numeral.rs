//! How a number that a person typed is read, before anyone knows whether it is rupees or heads.
//!
//! Accepts the digits of every Indian script and full-width digits, one script a number, grouped the Indian way
//! (`1,25,000`), the Western way (`125,000`) or not at all. Whatever can be read two ways is refused, never guessed:
//! exponents, signs, underscores, prose, badly grouped digits. What the number means is left to `money` and `case`.

use crate::problem::NumeralProblem;

/// Zero of each run of ten digits that is understood.
const ZEROS: [u32; 16] = [
    0x0030, 0x0660, 0x06F0, 0x0966, 0x09E6, 0x0A66, 0x0AE6, 0x0B66, 0x0BE6, 0x0C66, 0x0CE6, 0x0D66,
    0x1C50, 0xABF0, 0xFF10, 0x11066,
];

/// No number of ours has more digits than this, grouping and decimals included; longer text is refused unread.
const LONGEST: usize = 40;

/// Decimals that are still kept. Everything that is reckoned has fewer and refuses more.
const FINEST: u32 = 4;

/// A number as typed: its digits in ASCII, the point taken out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numeral {
    /// All digits as one whole number; none behind the fourth decimal, which no caller takes.
    pub digits: u64,
    /// How many stood behind the point.
    pub decimals: u32,
}

/// The value of one digit and the zero of its script.
fn digit(c: char) -> Option<(u64, u32)> {
    let code = c as u32;
    ZEROS
        .iter()
        .find(|zero| code >= **zero && code.wrapping_sub(**zero) < 10)
        .map(|zero| (u64::from(code.wrapping_sub(*zero)), *zero))
}

/// Marks that cannot be seen: messengers put them around what is copied.
/// A mark that turns letters around (U+202D, U+202E) is none of them: what it stands before does not look as it reads.
const UNSEEN: [char; 13] = [
    '\u{200b}', '\u{200c}', '\u{200d}', '\u{200e}', '\u{200f}', '\u{202a}', '\u{202b}', '\u{202c}',
    '\u{2060}', '\u{2066}', '\u{2067}', '\u{2069}', '\u{feff}',
];

/// The text without the white space and the unseen marks around it.
#[must_use]
pub fn bare(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || UNSEEN.contains(&c))
}

/// The text with its digits as 0 to 9, and all else as it was; nothing where digits of two scripts stand in it.
#[must_use]
pub fn plain_digits(text: &str) -> Option<String> {
    let mut script = None;
    text.chars()
        .map(|c| match digit(c) {
            Some((value, zero)) if *script.get_or_insert(zero) == zero => u32::try_from(value)
                .ok()
                .and_then(|value| char::from_digit(value, 10)),
            Some(_) => None,
            None => Some(c),
        })
        .collect()
}

/// Reads a number without unit or currency sign; white space and unseen marks around it are not part of it.
///
/// # Errors
/// Says what is wrong with it: see [`NumeralProblem`].
pub fn read(text: &str) -> Result<Numeral, NumeralProblem> {
    let text = bare(text);
    if text.is_empty() {
        return Err(NumeralProblem::Empty);
    }
    if text.chars().count() > LONGEST {
        // Whatever stands behind a point that far out, nothing here is that fine.
        return Err(if text.chars().take(LONGEST).any(|c| c == '.') {
            NumeralProblem::TooManyDecimals
        } else {
            NumeralProblem::TooLarge
        });
    }
    let mut script = None;
    let mut number = Numeral {
        digits: 0,
        decimals: 0,
    };
    let mut groups = Groups::default();
    let mut point = false;
    let mut any = false;
    for c in text.chars() {
        if let Some((value, zero)) = digit(c) {
            if *script.get_or_insert(zero) != zero {
                return Err(NumeralProblem::MixedDigits);
            }
            any = true;
            if point {
                number.decimals = number.decimals.saturating_add(1);
                if number.decimals > FINEST {
                    continue;
                }
            } else {
                groups.digit(value == 0);
            }
            number.digits = number
                .digits
                .checked_mul(10)
                .and_then(|n| n.checked_add(value))
                .ok_or(NumeralProblem::TooLarge)?;
        } else {
            match c {
                // `Rs .50` may be meant for Rs. 50: a point wants a digit before it.
                '.' if !point && any => {
                    point = true;
                    groups.close()?;
                }
                ',' if !point => groups.comma(),
                '.' if point => return Err(NumeralProblem::TwoPoints),
                '.' => return Err(NumeralProblem::NothingBeforePoint),
                ',' => return Err(NumeralProblem::BadGrouping),
                '-' | '+' | '\u{2212}' | '\u{2013}' | '(' | ')' => {
                    return Err(NumeralProblem::Sign);
                }
                'e' | 'E' if any => return Err(NumeralProblem::Exponent),
                _ => return Err(NumeralProblem::NotANumber),
            }
        }
    }
    if !point {
        groups.close()?;
    } else if number.decimals == 0 {
        return Err(NumeralProblem::Unfinished);
    }
    if any {
        Ok(number)
    } else {
        Err(NumeralProblem::NotANumber)
    }
}

/// The digit groups before the point.
#[derive(Default)]
struct Groups {
    /// Length of each group so far, the open one last.
    lengths: [u8; 16],
    /// How many groups are closed.
    closed: usize,
    /// The first digit of a grouped number is a zero: `0,250` is not how anybody writes.
    leading_zero: bool,
}

impl Groups {
    fn digit(&mut self, zero: bool) {
        if let Some(length) = self.lengths.get_mut(self.closed) {
            if self.closed == 0 && *length == 0 {
                self.leading_zero = zero;
            }
            *length = length.saturating_add(1);
        }
    }

    fn comma(&mut self) {
        self.closed = self.closed.saturating_add(1);
    }

    /// Indian: last group three, the others two, the first one or two. Western: all three, the first one to three. More
    /// groups than are kept are neither.
    fn close(&self) -> Result<(), NumeralProblem> {
        if self.closed == 0 {
            return Ok(());
        }
        let groups = self.lengths.get(..=self.closed).unwrap_or_default();
        let (Some((first, rest)), false) = (groups.split_first(), self.leading_zero) else {
            return Err(NumeralProblem::BadGrouping);
        };
        let western = (1..=3).contains(first) && rest.iter().all(|n| *n == 3);
        let indian = (1..=2).contains(first)
            && rest
                .split_last()
                .is_some_and(|(last, middle)| *last == 3 && middle.iter().all(|n| *n == 2));
        if western || indian {
            Ok(())
        } else {
            Err(NumeralProblem::BadGrouping)
        }
    }
}
