//! What was worked out of a position: each thing once, for many ask.

use std::cell::RefCell;
use std::rc::Rc;

use super::arsenal::Target;
use super::operations::Stake;
use super::standing::Around;
use crate::language::MoveKind;
use crate::table::{CharacterId, UnitId};
use kernel::Seat;

/// What a player knows of a position. It is taken for the same whichever objective is chosen
/// for effects.
#[derive(Default)]
pub struct Known {
    /// What objectives are worth, by their numbers.
    pub stakes: Memo<usize, Option<Stake>>,
    /// What damage to units is worth.
    pub targets: Memo<UnitId, Target>,
    /// What it is worth to a player that a tracker is full, by its number.
    pub brims: Memo<(Seat, u8), f32>,
    /// What characters find around them, as a player weighs it.
    pub around: Memo<(Seat, CharacterId), Rc<Around>>,
    /// What movements of a character bring, by their kinds and how much an attack afterwards counts.
    pub moves: Memo<(Seat, CharacterId, Vec<MoveKind>, u32), f32>,
}

/// What was worked out, by what it is about.
pub struct Memo<K, V>(RefCell<Vec<(K, V)>>);

impl<K, V> Default for Memo<K, V> {
    fn default() -> Self {
        Memo(RefCell::default())
    }
}

impl<K: PartialEq, V: Clone> Memo<K, V> {
    /// What is known of something; it is worked out if nobody has asked yet.
    pub fn of(&self, about: K, work_out: impl FnOnce() -> V) -> V {
        if let Some((_, known)) = self.0.borrow().iter().find(|(other, _)| *other == about) {
            return known.clone();
        }
        let found = work_out();
        self.0.borrow_mut().push((about, found.clone()));
        found
    }
}
