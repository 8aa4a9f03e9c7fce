//! What rulesets share when they describe a position in numbers ([`Doors::observed`](crate::Doors)).

use serde::{Serialize, Serializer};

/// Small numbers of which only matters how often each is there: cards, units, tokens. It is written as
/// bytes, and whoever makes numbers of it tells each byte from the others, whatever its place.
#[derive(Clone, Copy, Debug)]
pub struct Bag<T>(pub T);

impl<T: AsRef<[u8]>> Serialize for Bag<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(self.0.as_ref())
    }
}

/// A length in hundredths of a millimetre as a number to learn from: in decimetres.
#[must_use]
pub fn decimetres(length: i32) -> f32 {
    length as f32 / 10_000.0
}
