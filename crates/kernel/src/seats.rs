//! Players around the table: seats, their teams, and what each of them has.

use std::ops::{Deref, DerefMut};

use arrayvec::ArrayVec;
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, SerializeTuple, Serializer};

use crate::Seat;

/// The most players of a game.
pub const MOST_SEATS: usize = 4;

impl Seat {
    /// The seat as an index.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The first seats, so many of them.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }

    /// The first seat of the own team. Teams sit in turns around the table, so in a game for two
    /// everybody is a team.
    #[must_use]
    pub fn team(self) -> Seat {
        Seat(self.0 & 1)
    }

    /// The first seat of the other team; the other seat of a game for two.
    #[must_use]
    pub fn other(self) -> Seat {
        Seat(1 - (self.0 & 1))
    }

    /// Whether two seats belong to one team, as a seat does with itself.
    #[must_use]
    pub fn is_with(self, other: Seat) -> bool {
        self.team() == other.team()
    }
}

/// A whole team is asked: this member first, but any of them may answer, and the first answer counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Team(pub Seat);

/// Who is asked: a player, or a [`Team`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decides {
    pub(crate) seat: Seat,
    pub(crate) joint: bool,
}

impl From<Seat> for Decides {
    fn from(seat: Seat) -> Self {
        Decides { seat, joint: false }
    }
}

impl From<Team> for Decides {
    fn from(Team(seat): Team) -> Self {
        Decides { seat, joint: true }
    }
}

/// One thing for each seat. Written down as a tuple: without its length, as the pair of a game for
/// two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PerSeat<T>(ArrayVec<T, MOST_SEATS>);

impl<T> PerSeat<T> {
    /// What each of so many seats has.
    pub fn of(seats: u8, thing: impl FnMut(Seat) -> T) -> PerSeat<T> {
        Seat::first(seats).map(thing).collect()
    }

    /// The same seats with something else.
    pub fn map<U>(&self, thing: impl FnMut(&T) -> U) -> PerSeat<U> {
        self.iter().map(thing).collect()
    }

    /// Each seat with its thing.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, &T)> {
        (0..).map(Seat).zip(self.iter())
    }
}

/// Whoever comes after the last seat is left out.
impl<T> FromIterator<T> for PerSeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        PerSeat(things.into_iter().take(MOST_SEATS).collect())
    }
}

impl<T, const N: usize> From<[T; N]> for PerSeat<T> {
    fn from(things: [T; N]) -> Self {
        things.into_iter().collect()
    }
}

impl<T> Deref for PerSeat<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T> DerefMut for PerSeat<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut tuple = serializer.serialize_tuple(self.len())?;
        self.iter().try_for_each(|thing| tuple.serialize_element(thing))?;
        tuple.end()
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let things = Vec::deserialize(deserializer)?;
        if things.len() > MOST_SEATS {
            return Err(Error::invalid_length(things.len(), &"one for each of at most 4 seats"));
        }
        Ok(things.into_iter().collect())
    }
}
