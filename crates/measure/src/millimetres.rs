//! Lengths as packs and scenarios write them: millimetres with at most two decimals.

use std::fmt;

use crate::point::Length;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A length that is written in millimetres; inside it is hundredths of a millimetre.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Millimetres(pub Length);

/// The farthest that can be written: 10 m.
const FARTHEST: f64 = 10_000.0;

impl Millimetres {
    /// Whole millimetres.
    #[must_use]
    pub const fn whole(millimetres: i32) -> Self {
        Self(millimetres.saturating_mul(100))
    }

    fn read(millimetres: f64) -> Option<Self> {
        let hundredths = (millimetres * 100.0).round();
        let exact = (millimetres * 100.0 - hundredths).abs() < 1e-6;
        (exact && millimetres.abs() <= FARTHEST).then_some(Self(hundredths as Length))
    }
}

impl fmt::Display for Millimetres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", f64::from(self.0) / 100.0)
    }
}

impl fmt::Debug for Millimetres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Millimetres {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(f64::from(self.0) / 100.0)
    }
}

impl<'de> Deserialize<'de> for Millimetres {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Number;
        impl Visitor<'_> for Number {
            type Value = Millimetres;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("millimetres with at most two decimals")
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Millimetres, E> {
                self.visit_f64(number as f64)
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Millimetres, E> {
                self.visit_f64(number as f64)
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<Millimetres, E> {
                Millimetres::read(number)
                    .ok_or_else(|| E::invalid_value(serde::de::Unexpected::Float(number), &self))
            }
        }
        deserializer.deserialize_any(Number)
    }
}

#[cfg(feature = "types")]
impl schemars::JsonSchema for Millimetres {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Millimetres".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "number", "multipleOf": 0.01 })
    }
}
