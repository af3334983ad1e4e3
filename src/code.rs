//! One way for closed lists of words: each variant has a short code, and the code is what crosses every border
//! (case files, links, storage, the JS edge). The words a person reads live in the language files, never here.

/// Declares an enum whose variants carry a stable code, with `ALL`, `code`, `from_code` and serde through the code.
///
/// ```
/// use pound_reckoner::animal::Kind;
/// assert_eq!(Kind::Cow.code(), "cow");
/// assert_eq!(Kind::from_code("cow"), Some(Kind::Cow));
/// assert_eq!(Kind::from_code("Cow"), None);
/// ```
#[macro_export]
macro_rules! coded {
    ($(#[$outer:meta])* pub enum $name:ident { $($(#[$inner:meta])* $variant:ident = $code:literal,)+ }) => {
        $(#[$outer])*
        #[allow(missing_docs, reason = "a variant's code says what it is; docs stand where it does not")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$inner])* $variant,)+ }

        impl $name {
            /// Every variant, in the order of the declaration.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// Every code, in the same order.
            pub const CODES: &'static [&'static str] = &[$($code,)+];

            /// The stable code of this variant.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Self::$variant => $code,)+ }
            }

            /// The variant with this code, letter for letter.
            #[must_use]
            pub fn from_code(code: &str) -> Option<Self> {
                match code { $($code => Some(Self::$variant),)+ _ => None }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.code())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let code = <std::borrow::Cow<'de, str>>::deserialize(from)?;
                Self::from_code(&code)
                    .ok_or_else(|| serde::de::Error::unknown_variant(&code, Self::CODES))
            }
        }
    };
}
