//! Who is engaged with whom (chapter "Engaged").

use measure::gap;

use crate::operations::ship;
use crate::sight;
use crate::state::{Placed, State};
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
    let own = Placed { character: a, base: state.table.base(a, spot.point()), spot };
    let enemy = state.placed(b).filter(|_| state.seat_of(a) != state.seat_of(b));
    enemy.is_some_and(|enemy| reach(state, own, enemy) && engages(state, own, enemy))
}

/// Whether a character engages an enemy within 2.
fn engages(state: &State, own: Placed, enemy: Placed) -> bool {
    let aboard = |one: Placed| ship::is_aboard(state, state.unit_of(one.character));
    level(state, own, enemy)
        && !aboard(own)
        && !aboard(enemy)
        && sight::between(&state.table, (own.base, own.spot.level), (enemy.base, enemy.spot.level))
}

/// Whether two characters stand close enough to be engaged, seen or not.
#[must_use]
pub fn near(state: &State, a: CharacterId, b: CharacterId) -> bool {
    let both = state.placed(a).zip(state.placed(b));
    both.is_some_and(|(a, b)| reach(state, a, b) && level(state, a, b))
}

fn reach(state: &State, a: Placed, b: Placed) -> bool {
    gap::within(a.base, b.base, state.table.range(2))
}

fn level(state: &State, a: Placed, b: Placed) -> bool {
    !state.table.different_elevations(a.spot.level, b.spot.level)
}

/// The enemies that a character is engaged with.
pub fn with(state: &State, character: CharacterId) -> impl Iterator<Item = CharacterId> + '_ {
    state.placed(character).into_iter().flat_map(move |own| {
        let seat = state.seat_of(character);
        let enemies = state.enemies_near(seat, own.base, state.table.range(2));
        enemies.filter(move |&enemy| engages(state, own, enemy)).map(|enemy| enemy.character)
    })
}

/// The first of the enemies that a character is engaged with of whom something is true.
fn first(
    state: &State,
    character: CharacterId,
    wanted: impl Fn(CharacterId) -> bool,
) -> Option<CharacterId> {
    let own = state.placed(character)?;
    let mut enemies = state.enemies_near(state.seat_of(character), own.base, state.table.range(2));
    let found = enemies.find(|&enemy| wanted(enemy.character) && engages(state, own, enemy));
    found.map(|enemy| enemy.character)
}

/// Whether a character is engaged with a character of a unit that is not wounded, which restricts
/// movement and shooting (SP-ATK-10).
#[must_use]
pub fn held(state: &State, character: CharacterId) -> Option<CharacterId> {
    first(state, character, |enemy| !state.unit(state.unit_of(enemy)).wounded)
}

/// Whether any character of a unit is engaged, with whomever (SP-COVER-08).
#[must_use]
pub fn unit_engaged(state: &State, unit: UnitId) -> bool {
    state.characters_of(unit).any(|character| first(state, character, |_| true).is_some())
}

/// All pairs of engaged characters, player 1's first.
#[must_use]
pub fn pairs(state: &State) -> Vec<[CharacterId; 2]> {
    let own = state.standing().filter(|&character| state.seat_of(character).0 == 0);
    own.flat_map(|a| with(state, a).map(move |b| [a, b])).collect()
}
