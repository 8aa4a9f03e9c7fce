//! Who is engaged with whom (chapter "Engaged").

use measure::{Disc, gap};

use crate::operations::ship;
use crate::sight;
use crate::state::State;
use crate::table::{CharacterId, Spot, UnitId};

/// Whether two characters are engaged: enemies within 2, on the same elevation and in line of sight
/// (SP-ATK-09). Wounded units engage too (SP-ATK-10); nobody engages who acts from a ship (SO-SHIP-04).
#[must_use]
#[inline]
pub fn engaged(state: &State, a: CharacterId, b: CharacterId) -> bool {
    state.spot(a).is_some_and(|spot| would_engage(state, a, spot, b))
}

/// Whether a character would be engaged with another if it stood at a place. Most pairs are far apart,
/// and all of them are asked.
#[must_use]
#[inline]
pub fn would_engage(state: &State, a: CharacterId, spot: Spot, b: CharacterId) -> bool {
    let own = (state.table.base(a, spot.point()), spot);
    state.seat_of(a) != state.seat_of(b) && engages(state, a, own, b)
}

/// Whether a character with its base at a place engages an enemy.
#[inline]
fn engages(state: &State, a: CharacterId, own: (Disc, Spot), b: CharacterId) -> bool {
    let Some(at) = state.spot(b) else { return false };
    let other = (state.table.base(b, at.point()), at);
    close(state, own, other)
        && ![a, b].into_iter().any(|character| ship::is_aboard(state, state.unit_of(character)))
        && sight::between(&state.table, (own.0, own.1.level), (other.0, at.level))
}

/// Whether two characters stand close enough to be engaged, seen or not.
#[must_use]
pub fn near(state: &State, a: CharacterId, b: CharacterId) -> bool {
    let place = |character| state.base(character).zip(state.spot(character));
    place(a).zip(place(b)).is_some_and(|(a, b)| close(state, a, b))
}

/// Within 2 and on the same elevation.
#[inline]
fn close(state: &State, a: (Disc, Spot), b: (Disc, Spot)) -> bool {
    gap::within(a.0, b.0, state.table.range(2))
        && !state.table.different_elevations(a.1.level, b.1.level)
}

/// The enemies that a character is engaged with.
pub fn with(state: &State, character: CharacterId) -> impl Iterator<Item = CharacterId> + '_ {
    let own = state.spot(character).into_iter();
    own.flat_map(move |spot| {
        let own = (state.table.base(character, spot.point()), spot);
        let enemies = state.enemies_of(state.seat_of(character));
        enemies.filter(move |&enemy| engages(state, character, own, enemy))
    })
}

/// Whether a character is engaged with a character of a unit that is not wounded, which restricts
/// movement and shooting (SP-ATK-10).
#[must_use]
pub fn held(state: &State, character: CharacterId) -> Option<CharacterId> {
    with(state, character).find(|&enemy| !state.unit(state.unit_of(enemy)).wounded)
}

/// Whether any character of a unit is engaged, with whomever (SP-COVER-08).
#[must_use]
pub fn unit_engaged(state: &State, unit: UnitId) -> bool {
    state.characters_of(unit).any(|character| with(state, character).next().is_some())
}

/// All pairs of engaged characters, player 1's first.
#[must_use]
pub fn pairs(state: &State) -> Vec<[CharacterId; 2]> {
    let own = state.standing().filter(|&character| state.seat_of(character).0 == 0);
    own.flat_map(|a| with(state, a).map(move |b| [a, b])).collect()
}
