//! Data as it comes from outside, before anybody asks what it means: what JSON can say, and nothing more.

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

/// A piece of plain data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// `null`.
    Nothing,
    /// `true` or `false`.
    Yes(bool),
    /// A whole number.
    Whole(i64),
    /// Any other number: nothing here is one, so it is only refused.
    Fraction,
    /// Text.
    Text(String),
    /// A list.
    List(Vec<Value>),
    /// An object, its fields in the order in which they came.
    Object(Vec<(String, Value)>),
}

impl Value {
    /// What it is, for a refusal.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Nothing => "null",
            Self::Yes(_) => "true or false",
            Self::Whole(_) => "a whole number",
            Self::Fraction => "a number that is not whole",
            Self::Text(_) => "text",
            Self::List(_) => "a list",
            Self::Object(_) => "an object",
        }
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Reading)
    }
}

struct Reading;

impl<'de> Visitor<'de> for Reading {
    type Value = Value;

    fn expecting(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.write_str("plain data")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Nothing)
    }

    fn visit_bool<E>(self, yes: bool) -> Result<Value, E> {
        Ok(Value::Yes(yes))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(Value::Whole(number))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(i64::try_from(number).map_or(Value::Fraction, Value::Whole))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Value, E> {
        Ok(Value::Fraction)
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element()? {
            values.push(value);
        }
        Ok(Value::List(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = object.next_entry()? {
            fields.push(field);
        }
        Ok(Value::Object(fields))
    }
}
