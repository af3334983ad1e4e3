//! Rupees: reading what people type, exact arithmetic, the one rounding, and Indian grouping.
//!
//! Exact amounts are decimals; one anna is 0.0625 rupee. Amounts here are never negative: what is not recovered is a
//! figure of its own, not a minus. All arithmetic is checked, and an amount that could not be held exactly is refused.

use std::fmt::{self, Write as _};

use rust_decimal::{Decimal, RoundingStrategy};

use crate::numeral;
use crate::problem::NumeralProblem;

/// The most that one box takes: ninety-nine crore and a bit, in paise.
const MOST_PAISE: u64 = 99_99_99_999_99;

/// Parts of a whole, where a share is drawn.
pub const WHOLE: u32 = 10_000;

/// An exact amount of rupees, zero or more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Rupees(Decimal);

impl Rupees {
    /// Nothing.
    pub const ZERO: Self = Self(Decimal::ZERO);

    /// Whole rupees, for the tables of law.
    #[must_use]
    pub const fn whole(rupees: u32) -> Self {
        Self(Decimal::from_parts(rupees, 0, 0, false, 0))
    }

    /// Whole annas, for the tables of law: 16 annas are one rupee, so one is 0.0625.
    #[must_use]
    #[allow(
        clippy::arithmetic_side_effects,
        reason = "a u16 times 625 stays below 2^32"
    )]
    pub const fn annas(annas: u16) -> Self {
        Self(Decimal::from_parts(annas as u32 * 625, 0, 0, false, 4))
    }

    /// Whole paise.
    #[must_use]
    pub fn paise(paise: u64) -> Self {
        let mut amount = Decimal::from(paise);
        // Two is always a legal scale.
        let _ = amount.set_scale(2);
        Self(amount)
    }

    /// Reads an amount as people write it: `1250`, `1,25,000.50`, `125,000`, `₹1,250/-`, `Rs. 50`, native digits,
    /// or whole annas (`14 as`). At most two decimals; at most 99,99,99,999.99.
    ///
    /// ```
    /// use pound_reckoner::money::Rupees;
    /// assert_eq!(Rupees::read("₹1,25,000.50/-").unwrap().plain(), "125000.50");
    /// assert_eq!(Rupees::read("१२०").unwrap().plain(), "120");
    /// assert_eq!(Rupees::read("14 as").unwrap().plain(), "0.875");
    /// assert!(Rupees::read("1e3").is_err());
    /// ```
    ///
    /// # Errors
    /// Says why the text is not taken as an amount; it is never repaired or rounded.
    pub fn read(text: &str) -> Result<Self, NumeralProblem> {
        let text = numeral::bare(text);
        if let Some(annas) = strip_suffix_word(text, &["annas", "anna", "as"]) {
            let number = numeral::read(annas)?;
            if number.decimals > 0 {
                return Err(NumeralProblem::NotWhole);
            }
            let annas = u16::try_from(number.digits).map_err(|_| NumeralProblem::TooLarge)?;
            return Ok(Self::annas(annas));
        }
        let bare = strip_currency(text);
        let bare = bare.strip_suffix("/-").unwrap_or(bare);
        let number = numeral::read(bare)?;
        let paise = match number.decimals {
            0 => number.digits.checked_mul(100),
            1 => number.digits.checked_mul(10),
            2 => Some(number.digits),
            _ => return Err(NumeralProblem::TooManyDecimals),
        };
        match paise {
            Some(paise) if paise <= MOST_PAISE => Ok(Self::paise(paise)),
            _ => Err(NumeralProblem::TooLarge),
        }
    }

    /// The sum, or nothing if it cannot be held exactly.
    #[must_use]
    pub fn plus(self, other: Self) -> Option<Self> {
        if self.is_zero() || other.is_zero() {
            return Some(if self.is_zero() { other } else { self });
        }
        let sum = sum(self.0, other.0)?;
        // A sum that had to drop decimals to fit comes back with a smaller scale: then it is not exact.
        (sum.scale() == self.0.scale().max(other.0.scale())).then_some(Self(sum))
    }

    /// What is left after taking away `other`; nothing if that is more than there is.
    #[must_use]
    pub fn minus(self, other: Self) -> Option<Self> {
        if other.0 > self.0 {
            None
        } else if other.is_zero() {
            Some(self)
        } else {
            let mut taken = other.0;
            taken.set_sign_negative(true);
            sum(self.0, taken).map(Self)
        }
    }

    /// The amount times a whole number.
    #[must_use]
    pub fn times(self, count: impl Into<Decimal>) -> Option<Self> {
        self.by(count.into())
    }

    /// The amount times a factor, exactly; nothing if the exact result has too many digits or the factor is negative.
    #[must_use]
    pub fn by(self, factor: Decimal) -> Option<Self> {
        if factor.is_sign_negative() {
            return None;
        }
        let product = self.0.checked_mul(factor)?;
        // A product that was rounded to fit comes back with a smaller scale than the factors asked for.
        let exact = self.0.is_zero()
            || factor.is_zero()
            || product.scale() == self.0.scale().saturating_add(factor.scale());
        exact.then_some(Self(product))
    }

    /// So many per cent of the amount, exactly.
    #[must_use]
    pub fn percent(self, percent: Decimal) -> Option<Self> {
        self.by(percent)?.by(Decimal::from_parts(1, 0, 0, false, 2))
    }

    /// The one rounding of this house: half a paisa and more goes up (away from zero), to the paisa. Used once a line
    /// that is shown or paid, never on the way.
    #[must_use]
    pub fn rounded(self) -> Self {
        Self(
            self.0
                .round_dp_with_strategy(2, RoundingStrategy::MidpointAwayFromZero),
        )
    }

    /// The same amount without the zeros at its end, so that repeated factors do not run out of digits.
    #[must_use]
    pub fn trimmed(self) -> Self {
        Self(self.0.normalize())
    }

    /// Whether it is nothing.
    #[must_use]
    pub fn is_zero(self) -> bool {
        self.0.is_zero()
    }

    /// How many ten-thousandths of another amount this is, for drawing only: at most all of them.
    #[must_use]
    pub fn share_of(self, whole: Self) -> u32 {
        let parts = self.0.checked_div(whole.0);
        let parts = parts.and_then(|share| share.checked_mul(Decimal::from(WHOLE)));
        parts.map_or(0, |parts| {
            u32::try_from(parts.trunc().mantissa()).map_or(WHOLE, |parts| parts.min(WHOLE))
        })
    }

    /// The amount in paise, if it is a whole number of them within 64 bits.
    #[must_use]
    pub fn in_paise(self) -> Option<u64> {
        let paise = self.0.checked_mul(Decimal::ONE_HUNDRED)?.normalize();
        if paise.scale() > 0 {
            None
        } else {
            u64::try_from(paise.mantissa()).ok()
        }
    }

    /// The amount as a plain number for files and other programs: `4460`, `4460.50`; more decimals only where the
    /// exact amount has them (`0.875`).
    #[must_use]
    pub fn plain(self) -> String {
        let exact = self.0.normalize();
        match exact.scale() {
            1 => format!("{exact}0"),
            _ => exact.to_string(),
        }
    }

    /// The amount as the strict reader takes it back: what it read is at most two decimals, or whole annas.
    #[must_use]
    pub fn entered(self) -> String {
        if self.rounded() == self {
            return self.plain();
        }
        let annas = self
            .0
            .checked_mul(Decimal::from(16))
            .map(|annas| annas.normalize());
        match annas {
            Some(annas) if annas.scale() == 0 => format!("{annas} as"),
            _ => self.plain(),
        }
    }

    /// The amount as a person reads it: `₹1,25,000.50`, rounded to the paisa, whole rupees without decimals.
    #[must_use]
    pub fn shown(self) -> String {
        let mut text = String::with_capacity(16);
        text.push('₹');
        group(&self.rounded().plain(), &mut text);
        text
    }

    /// All the decimals there are, grouped: `₹0.875`.
    #[must_use]
    pub fn shown_exactly(self) -> String {
        let mut text = String::with_capacity(16);
        text.push('₹');
        group(&self.plain(), &mut text);
        text
    }

    /// The decimal inside, for recomputing a step.
    #[must_use]
    pub const fn decimal(self) -> Decimal {
        self.0
    }
}

impl fmt::Debug for Rupees {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "₹{}", self.plain())
    }
}

/// A sum, or a difference if the second is negative. Decimal's own is long, and would be written out at each place.
#[inline(never)]
fn sum(a: Decimal, b: Decimal) -> Option<Decimal> {
    a.checked_add(b)
}

/// Puts the commas of Indian grouping into a plain number: the last three digits, then pairs.
fn group(plain: &str, to: &mut String) {
    let (whole, rest) = plain
        .split_once('.')
        .map_or((plain, None), |(whole, rest)| (whole, Some(rest)));
    let length = whole.len();
    for (at, c) in whole.chars().enumerate() {
        let left = length.saturating_sub(at);
        if at > 0 && left >= 3 && left % 2 == 1 {
            to.push(',');
        }
        to.push(c);
    }
    if let Some(rest) = rest {
        let _ = write!(to, ".{rest}");
    }
}

/// A count with Indian grouping: `1,000`.
#[must_use]
pub fn grouped(count: u32) -> String {
    let mut text = String::new();
    group(&count.to_string(), &mut text);
    text
}

/// Takes a currency sign off the front: `₹`, `Rs`, `Rs.`, `Re`, `Re.`, `रु`, `रु.`; only one.
fn strip_currency(text: &str) -> &str {
    if let Some(rest) = text.strip_prefix('₹').or_else(|| text.strip_prefix('₨')) {
        return rest.trim_start();
    }
    for word in ["rs", "re", "inr", "रु"] {
        if let Some(rest) = strip_prefix_any_case(text, word) {
            return rest.strip_prefix('.').unwrap_or(rest).trim_start();
        }
    }
    text
}

fn strip_prefix_any_case<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    let head = text.get(..word.len())?;
    if head.eq_ignore_ascii_case(word) {
        text.get(word.len()..)
    } else {
        None
    }
}

fn strip_suffix_word<'t>(text: &'t str, words: &[&str]) -> Option<&'t str> {
    words.iter().find_map(|word| {
        let at = text.len().checked_sub(word.len())?;
        let tail = text.get(at..)?;
        if tail.eq_ignore_ascii_case(word) {
            text.get(..at)
        } else {
            None
        }
    })
}

impl serde::Serialize for Rupees {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.entered())
    }
}

impl<'de> serde::Deserialize<'de> for Rupees {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(from)?;
        Self::read(&text).map_err(|why| serde::de::Error::custom(why.code()))
    }
}
