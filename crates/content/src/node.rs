//! What a TOML text says, as serde takes it. The deserializer of the `toml` crate is one of its own
//! for tables, values, arrays, dates and spans, and every type is compiled for each of them; this one
//! is compiled once for each type, and its errors know their place.

use std::fmt;
use std::ops::Range;

use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, IntoDeserializer, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use crate::nearest::nearest;

/// What is wrong, and at which place of the text.
#[derive(Debug)]
pub(crate) struct Wrong {
    pub(crate) message: String,
    pub(crate) place: Option<Range<usize>>,
}

impl Wrong {
    /// The innermost place is the one that is meant.
    fn at(mut self, place: Range<usize>) -> Self {
        self.place.get_or_insert(place);
        self
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.message)
    }
}

impl std::error::Error for Wrong {}

impl serde::de::Error for Wrong {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Wrong { message: message.to_string(), place: None }
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Self {
        Wrong::custom(not_among("field", field, expected))
    }

    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> Self {
        Wrong::custom(not_among("variant", variant, expected))
    }
}

/// Whatever is not among those expected, with these and the one that was perhaps meant.
fn not_among(what: &str, found: &str, expected: &[&str]) -> String {
    match expected {
        [] => format!("unknown {what} `{found}`, there are none"),
        [one] => format!("unknown {what} `{found}`, expected `{one}`"),
        [one, two] => format!("unknown {what} `{found}`, expected `{one}` or `{two}`"),
        all => {
            let near = nearest(found, all.iter().copied());
            format!("unknown {what} `{found}`, expected one of `{}`{near}", all.join("`, `"))
        }
    }
}

/// A value with its place.
#[derive(Clone, Copy)]
pub(crate) struct Node<'t, 'i>(&'t DeValue<'i>, (usize, usize));

impl<'t, 'i> Node<'t, 'i> {
    pub(crate) fn new(value: &'t DeValue<'i>, place: Range<usize>) -> Self {
        Node(value, (place.start, place.end))
    }

    fn of(value: &'t Spanned<DeValue<'i>>) -> Self {
        Node::new(value.get_ref(), value.span())
    }

    /// What comes of the value. A mistake that is found after reading it is still one of its own.
    fn give<'de, T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Wrong> {
        seed.deserialize(self).map_err(|wrong| wrong.at(self.place()))
    }

    fn place(self) -> Range<usize> {
        self.1.0..self.1.1
    }

    fn unexpected(self, expected: &dyn Expected) -> Wrong {
        let found = match self.0 {
            DeValue::String(text) => Unexpected::Str(text),
            DeValue::Boolean(yes) => Unexpected::Bool(*yes),
            DeValue::Integer(number) => Unexpected::Other(number.as_str()),
            DeValue::Float(number) => Unexpected::Other(number.as_str()),
            DeValue::Datetime(_) => Unexpected::Other("a date"),
            DeValue::Array(_) => Unexpected::Seq,
            DeValue::Table(_) => Unexpected::Map,
        };
        Wrong::invalid_type(found, expected).at(self.place())
    }
}

impl<'de> Deserializer<'de> for Node<'_, '_> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let seen = match self.0 {
            DeValue::String(text) => visitor.visit_str(text),
            DeValue::Boolean(yes) => visitor.visit_bool(*yes),
            DeValue::Integer(number) => {
                match i64::from_str_radix(number.as_str(), number.radix()) {
                    Ok(number) => visitor.visit_i64(number),
                    Err(_) => Err(Wrong::custom("this number is too large")),
                }
            }
            DeValue::Float(number) => match number.as_str().parse() {
                Ok(number) => visitor.visit_f64(number),
                Err(_) => Err(Wrong::custom("no number")),
            },
            DeValue::Datetime(_) => return Err(self.unexpected(&visitor)),
            DeValue::Array(items) => visitor.visit_seq(Items(items.iter())),
            DeValue::Table(table) => visitor.visit_map(Fields::of(table)),
        };
        seen.map_err(|wrong| wrong.at(self.place()))
    }

    /// A struct is a table, or a list of its values in order.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        let seen = match self.0 {
            DeValue::Array(items) => visitor.visit_seq(Items(items.iter())),
            DeValue::Table(table) => visitor.visit_map(Fields::of(table)),
            _ => return Err(self.unexpected(&visitor)),
        };
        seen.map_err(|wrong| wrong.at(self.place()))
    }

    /// A variant is its name, or a table that has nothing but its name and its value.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        let seen = match self.0 {
            DeValue::String(text) => visitor.visit_enum(Named { name: text, value: None }),
            DeValue::Table(table) => match (table.iter().next(), table.len()) {
                (Some((key, value)), 1) => {
                    let value = Some(Node::of(value));
                    let seen = visitor.visit_enum(Named { name: key.get_ref(), value });
                    seen.map_err(|wrong| wrong.at(key.span()))
                }
                (_, 0) => Err(Wrong::custom("wanted exactly 1 element, found 0 elements")),
                _ => Err(Wrong::custom("wanted exactly 1 element, more than 1 element")),
            },
            _ => Err(Wrong::custom("wanted string or table")),
        };
        seen.map_err(|wrong| wrong.at(self.place()))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct seq tuple tuple_struct map identifier ignored_any
    }
}

/// The items of a list.
struct Items<'t, 'i>(std::slice::Iter<'t, Spanned<DeValue<'i>>>);

impl<'de> SeqAccess<'de> for Items<'_, '_> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Wrong> {
        self.0.next().map(|item| Node::of(item).give(seed)).transpose()
    }
}

type Field<'t, 'i> = (&'t Spanned<DeString<'i>>, &'t Spanned<DeValue<'i>>);

/// The fields of a table.
struct Fields<'t, 'i> {
    rest: Box<dyn Iterator<Item = Field<'t, 'i>> + 't>,
    value: Option<Node<'t, 'i>>,
}

impl<'t, 'i> Fields<'t, 'i> {
    fn of(table: &'t DeTable<'i>) -> Self {
        Fields { rest: Box::new(table.iter()), value: None }
    }
}

impl<'de> MapAccess<'de> for Fields<'_, '_> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Wrong> {
        let Some((key, value)) = self.rest.next() else { return Ok(None) };
        self.value = Some(Node::of(value));
        let name: StrDeserializer<'_, Wrong> = key.get_ref().as_ref().into_deserializer();
        seed.deserialize(name).map(Some).map_err(|wrong| wrong.at(key.span()))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Wrong> {
        let value = self.value.take().ok_or_else(|| Wrong::custom("a value without a key"))?;
        value.give(seed)
    }
}

/// A variant, with its value if it has one.
struct Named<'t, 'i> {
    name: &'t str,
    value: Option<Node<'t, 'i>>,
}

impl<'de, 't, 'i> EnumAccess<'de> for Named<'t, 'i> {
    type Error = Wrong;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Wrong> {
        let name: StrDeserializer<'_, Wrong> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl Named<'_, '_> {
    /// The value that the variant needs.
    fn needed(&self, what: &'static str) -> Result<Node<'_, '_>, Wrong> {
        self.value.ok_or_else(|| Wrong::invalid_type(Unexpected::UnitVariant, &what))
    }
}

impl<'de> VariantAccess<'de> for Named<'_, '_> {
    type Error = Wrong;

    /// A variant without a value may be written with an empty table.
    fn unit_variant(self) -> Result<(), Wrong> {
        match self.value {
            Some(Node(DeValue::Table(table), _)) if table.is_empty() => Ok(()),
            Some(value) => Err(value.unexpected(&"unit variant")),
            None => Ok(()),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Wrong> {
        self.needed("newtype variant")?.give(seed)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.needed("tuple variant")?.deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.needed("struct variant")?.deserialize_struct("", fields, visitor)
    }
}
