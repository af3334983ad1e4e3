//! Reads plain data into our own types, strictly: the types' own derived readers say what a field is called and what
//! may stand in it, and this says where in the data they stopped.

use serde::de::value::{StrDeserializer, StringDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer,
    MapAccess, SeqAccess, VariantAccess, Visitor,
};

use super::refusal::Refusal;
use super::value::Value;

/// Reads a value of our own out of plain data.
///
/// # Errors
/// The first thing that does not fit, with its path.
pub fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Refusal> {
    T::deserialize(Reader(value))
}

#[derive(Clone, Copy)]
struct Reader<'v>(&'v Value);

impl Reader<'_> {
    fn wrong<T>(self, wanted: &str) -> Result<T, Refusal> {
        let got = self.0.name();
        let message = match self.0 {
            Value::Nothing => format!("Write {wanted} here, or leave the field out."),
            _ => format!("Write {wanted} here, not {got}."),
        };
        Err(Refusal::new("wrong-type", message))
    }

    fn whole<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        match self.0 {
            Value::Whole(number) => visitor.visit_i64(*number),
            _ => self.wrong("a whole number"),
        }
    }

    fn text<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        match self.0 {
            Value::Text(text) => visitor.visit_str(text),
            _ => self.wrong("text in quotation marks"),
        }
    }
}

/// Whole numbers of every width are one thing here; each type's own reader minds its range.
macro_rules! whole {
    ($($name:ident)+) => {$(
        fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
            self.whole(visitor)
        }
    )+};
}

impl<'de> Deserializer<'de> for Reader<'_> {
    type Error = Refusal;

    whole! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        match self.0 {
            Value::Yes(yes) => visitor.visit_bool(*yes),
            _ => self.wrong("true or false"),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        self.text(visitor)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        self.text(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        self.text(visitor)
    }

    // What is not known is left out; `null` is not an answer.
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Refusal> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        match self.0 {
            Value::List(values) => visitor.visit_seq(Elements(values.iter().enumerate())),
            _ => self.wrong("a list"),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        match self.0 {
            Value::Object(fields) => visitor.visit_map(Fields {
                fields: fields.iter(),
                open: None,
            }),
            _ => self.wrong("an object"),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Refusal> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Refusal> {
        match self.0 {
            Value::Text(code) => visitor.visit_enum(Variant { code, inside: None }),
            Value::Object(fields) => match fields.as_slice() {
                [(code, inside)] => visitor.visit_enum(Variant {
                    code,
                    inside: Some(Reader(inside)),
                }),
                _ => Err(Refusal {
                    expected: variants,
                    ..Refusal::new(
                        "wrong-type",
                        format!(
                            "Write an object with one field here: {}.",
                            variants.join(" or ")
                        ),
                    )
                }),
            },
            _ => self.wrong("a code, or an object with one field"),
        }
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Refusal> {
        Err(Refusal::custom("our own types ask for what they want"))
    }

    serde::forward_to_deserialize_any! {
        f32 f64 char bytes byte_buf unit unit_struct tuple tuple_struct ignored_any
    }
}

struct Elements<'v>(std::iter::Enumerate<std::slice::Iter<'v, Value>>);

impl<'de> SeqAccess<'de> for Elements<'_> {
    type Error = Refusal;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Refusal> {
        match self.0.next() {
            None => Ok(None),
            Some((at, value)) => seed
                .deserialize(Reader(value))
                .map(Some)
                .map_err(|refusal| refusal.in_element(at)),
        }
    }
}

struct Fields<'v> {
    fields: std::slice::Iter<'v, (String, Value)>,
    open: Option<&'v (String, Value)>,
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Refusal;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Refusal> {
        self.open = self.fields.next();
        match self.open {
            None => Ok(None),
            Some((name, _)) => {
                let name: StringDeserializer<Refusal> = name.clone().into_deserializer();
                seed.deserialize(name).map(Some)
            }
        }
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Refusal> {
        match self.open {
            None => Err(Refusal::custom("a value without its field")),
            Some((name, value)) => seed
                .deserialize(Reader(value))
                .map_err(|refusal| refusal.in_field(name)),
        }
    }
}

/// One of several: a code alone, or an object whose one field is the code.
struct Variant<'v> {
    code: &'v str,
    inside: Option<Reader<'v>>,
}

impl<'de, 'v> EnumAccess<'de> for Variant<'v> {
    type Error = Refusal;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(
        self,
        seed: S,
    ) -> Result<(S::Value, Variant<'v>), Refusal> {
        let code: StrDeserializer<'_, Refusal> = self.code.into_deserializer();
        seed.deserialize(code).map(|variant| (variant, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_> {
    type Error = Refusal;

    fn unit_variant(self) -> Result<(), Refusal> {
        match self.inside {
            None => Ok(()),
            Some(_) => Err(Refusal::new(
                "wrong-type",
                format!("Write {:?} alone here, without an object.", self.code),
            )),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Refusal> {
        match self.inside {
            Some(inside) => seed
                .deserialize(inside)
                .map_err(|refusal| refusal.in_field(self.code)),
            None => Err(Refusal::new(
                "wrong-type",
                format!("Write an object with the field {:?} here.", self.code),
            )),
        }
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Refusal> {
        Err(Refusal::custom("no type of ours has such a variant"))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Refusal> {
        Err(Refusal::custom("no type of ours has such a variant"))
    }
}
