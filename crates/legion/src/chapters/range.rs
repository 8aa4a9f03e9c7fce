//! Ranges: at, within, beyond (chapter "Range").

use measure::{Disc, gap};

use crate::state::State;
use crate::table::UnitId;

/// Beyond the four segments of the ruler (LG-RNG-07).
pub const BEYOND: u8 = 5;

/// The range between two bases: the segment in which the nearest point lies, the shorter one on a
/// line (LG-RNG-03, LG-RNG-04), seen from above (LG-RNG-06).
#[must_use]
pub fn between(state: &State, a: Disc, b: Disc) -> u8 {
    let reaches = |&segments: &u8| gap::within(a, b, state.table.range(segments));
    (1..BEYOND).find(reaches).unwrap_or(BEYOND)
}

/// The range between a base and the nearest miniature of a unit (LG-RNG-11).
#[must_use]
pub fn to_unit(state: &State, from: Disc, unit: UnitId) -> u8 {
    let bases = state.placed(unit).map(|other| other.base);
    let nearest = bases.min_by_key(|base| from.centre.distance_squared(base.centre));
    nearest.map_or(BEYOND, |base| between(state, from, base))
}

/// The range between the nearest miniatures of two units (LG-RNG-11, LG-RNG-13); a unit is at range
/// 1 of itself.
#[must_use]
pub fn units(state: &State, a: UnitId, b: UnitId) -> u8 {
    let bases = state.placed(a).filter(|own| may_reach(state, own.base, b, BEYOND - 1));
    bases.map(|own| to_unit(state, own.base, b)).min().unwrap_or(BEYOND)
}

/// Whether a base lies wholly inside the first segments, measured from another base (LG-RNG-14).
#[must_use]
pub fn within(state: &State, from: Disc, base: Disc, segments: u8) -> bool {
    gap::wholly_within(from, base, state.table.range(segments))
}

/// Whether no part of any miniature of a unit is within a range of a base (LG-RNG-15).
#[must_use]
pub fn beyond(state: &State, from: Disc, unit: UnitId, segments: u8) -> bool {
    let mut bases = state.placed(unit).map(|other| other.base);
    !may_reach(state, from, unit, segments)
        || bases.all(|base| gap::beyond(from, base, state.table.range(segments)))
}

/// Whether a range from a base reaches the box round a unit: if not, it reaches nobody of it.
fn may_reach(state: &State, from: Disc, unit: UnitId, segments: u8) -> bool {
    let reach = from.bounds().grown(state.table.range(segments));
    state.stands.around(unit).is_some_and(|around| around.meets(reach))
}

/// The range of an attack: from the attacker's leader to the nearest miniature of the defender
/// (LG-ATK-11, LG-RNG-12).
#[must_use]
pub fn of_attack(state: &State, attacker: UnitId, defender: UnitId) -> u8 {
    state.leader_base(attacker).map_or(BEYOND, |base| to_unit(state, base, defender))
}
