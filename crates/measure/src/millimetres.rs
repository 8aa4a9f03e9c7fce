//! Lengths as packs and scenarios write them: millimetres with at most two decimals.

use std::fmt;
use std::str::FromStr;

use crate::point::{LIMIT, Length};
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

/// Numbers of millimetres with commas between them.
///
/// # Errors
/// The first that is none, in words.
pub fn coordinates(text: &str) -> Result<Vec<Length>, String> {
    text.split(',').map(|text| Ok(text.parse::<Millimetres>()?.0)).collect()
}

/// A whole number of hundredths with as many decimals as it needs.
#[must_use]
pub fn hundredths(number: i32) -> String {
    let sign = if number < 0 { "-" } else { "" };
    let (whole, rest) = (number.unsigned_abs() / 100, number.unsigned_abs() % 100);
    match (rest, rest % 10) {
        (0, _) => format!("{sign}{whole}"),
        (_, 0) => format!("{sign}{whole}.{}", rest / 10),
        _ => format!("{sign}{whole}.{rest:02}"),
    }
}

impl fmt::Display for Millimetres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hundredths(self.0))
    }
}

impl FromStr for Millimetres {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let bad = || format!("`{text}` is no number of millimetres with at most two decimals");
        let text = text.trim();
        let (negative, digits) = match text.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, text),
        };
        let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
        let number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty() || decimals.len() > 2 || !number(whole) || !number(decimals) {
            return Err(bad());
        }
        let length: i64 = format!("{whole}{decimals:0<2}").parse().map_err(|_| bad())?;
        let length = Length::try_from(length).ok().filter(|length| *length <= LIMIT);
        length.map(|length| Self(if negative { -length } else { length })).ok_or_else(bad)
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
