//! The one source of chance: seeded, portable, part of the position; or dice laid out by hand.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::play::{Flow, Stop};

/// The seed of a game's chance. Written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The hash that is published before the first roll. The seed is revealed at the end.
    #[must_use]
    pub fn commitment(&self) -> String {
        let mut hasher = blake3::Hasher::new_derive_key("gefecht seed commitment 1");
        hasher.update(&self.0);
        hasher.finalize().to_hex().to_string()
    }

    /// Whether a revealed seed is the one that was committed to.
    #[must_use]
    pub fn keeps(&self, commitment: &str) -> bool {
        self.commitment() == commitment
    }
}

/// A short seed for simulations and tests.
impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

impl std::fmt::Display for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl std::str::FromStr for Seed {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected = "expected 64 hexadecimal digits";
        // `from_str_radix` alone would also take a sign.
        if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(expected);
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| expected)?;
        }
        Ok(Self(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// A stream of numbers, the same on every machine, and those that follow it: where a game branches,
/// the dice to come are those of another seed.
#[derive(Clone, Debug, PartialEq)]
pub struct Stream {
    generator: ChaCha8Rng,
    /// How far the stream before goes, and the seed of the one that follows.
    branches: Vec<(u128, Seed)>,
}

impl Stream {
    fn of(seed: Seed) -> Self {
        Self { generator: ChaCha8Rng::from_seed(seed.0), branches: Vec::new() }
    }

    /// Goes over to the next stream where this one ends.
    fn settle(&mut self) {
        while let Some((end, seed)) = self.branches.first().copied()
            && self.generator.get_word_pos() >= end
        {
            self.generator = ChaCha8Rng::from_seed(seed.0);
            self.branches.remove(0);
        }
    }

    /// Without bias: the few numbers at the top that would favour low results are drawn again.
    /// Written out here, because a record must replay with any later version of a library.
    fn below(&mut self, bound: u32) -> u32 {
        if !self.branches.is_empty() {
            self.settle();
        }
        loop {
            let number = self.generator.next_u32();
            // Those that would favour low results are fewer than `bound`: mostly that says enough.
            if number <= u32::MAX - bound || number < u32::MAX - u32::MAX % bound {
                return number % bound;
            }
        }
    }
}

/// Where dice and shuffles come from.
#[derive(Clone, Debug, PartialEq)]
pub enum Chance {
    /// A generator that gives the same stream on every machine.
    Seeded(Box<Stream>),
    /// Dice laid out by hand, for scenarios. Shuffles then keep the order.
    Scripted {
        /// The faces to come.
        dice: Arc<[u8]>,
        /// How many have fallen.
        fallen: usize,
        /// What happens when all have fallen.
        then: Then,
    },
}

/// What happens when all dice that were laid out have fallen.
#[derive(Clone, Debug, PartialEq)]
pub enum Then {
    /// Play stops (scenarios).
    Stops,
    /// They start over (counted trees).
    StartsOver,
    /// A generator goes on (lessons); it also gives a die that the next one does not fit.
    Goes(Box<Stream>),
}

impl Chance {
    /// A generator from a seed.
    #[must_use]
    pub fn seeded(seed: Seed) -> Self {
        Self::Seeded(Box::new(Stream::of(seed)))
    }

    /// From here on the dice are those of another seed. `earlier` is the same chance at an earlier
    /// moment: it comes to the same place, and turns there too.
    pub(crate) fn branch(&mut self, earlier: &mut Chance, seed: Seed) {
        if let (Self::Seeded(now), Self::Seeded(earlier)) = (self, earlier) {
            now.settle();
            let turn = (now.generator.get_word_pos(), seed);
            now.branches.push(turn);
            earlier.branches.push(turn);
        }
    }

    /// Dice laid out by hand.
    #[must_use]
    pub fn scripted(dice: &[u8]) -> Self {
        Self::Scripted { dice: dice.into(), fallen: 0, then: Then::Stops }
    }

    /// Dice laid out by hand, and a generator after them.
    #[must_use]
    pub fn begun(dice: &[u8], seed: Seed) -> Self {
        let then = Then::Goes(Box::new(Stream::of(seed)));
        Self::Scripted { dice: dice.into(), fallen: 0, then }
    }

    /// Dice laid out by hand that start over at the end.
    #[must_use]
    pub fn repeating(dice: &[u8]) -> Self {
        Self::Scripted { dice: dice.into(), fallen: 0, then: Then::StartsOver }
    }

    /// One die with the given number of sides.
    ///
    /// # Errors
    /// Stops when the script has run out or shows a face the die does not have.
    pub fn die(&mut self, sides: u8) -> Flow<u8> {
        match self {
            Self::Seeded(stream) => Ok(stream.below(u32::from(sides)) as u8 + 1),
            Self::Scripted { dice, fallen, then } => {
                if *then == Then::StartsOver && *fallen == dice.len() {
                    *fallen = 0;
                }
                let next = dice.get(*fallen).copied();
                *fallen += usize::from(next.is_some());
                match (next.filter(|face| (1..=sides).contains(face)), then) {
                    (Some(face), _) => Ok(face),
                    (None, Then::Goes(stream)) => Ok(stream.below(u32::from(sides)) as u8 + 1),
                    (None, _) => Err(Stop::NoDice),
                }
            }
        }
    }

    /// Shuffles in place.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        if let Self::Seeded(stream) | Self::Scripted { then: Then::Goes(stream), .. } = self {
            for i in (1..things.len()).rev() {
                things.swap(i, stream.below(i as u32 + 1) as usize);
            }
        }
    }

    /// A number from 0 up to, but not including, `bound`; for computer players.
    pub fn below(&mut self, bound: usize) -> usize {
        match self {
            Self::Seeded(stream) | Self::Scripted { then: Then::Goes(stream), .. } => {
                stream.below(bound.max(1) as u32) as usize
            }
            Self::Scripted { .. } => 0,
        }
    }

    /// How many scripted dice are left; none are ever left of a generator.
    #[must_use]
    pub fn left(&self) -> usize {
        match self {
            Self::Seeded(_) => 0,
            Self::Scripted { dice, fallen, .. } => dice.len() - fallen,
        }
    }
}
