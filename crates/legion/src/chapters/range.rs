//! Ranges: at, within, beyond (chapter "Range").

use measure::{Disc, gap};

use crate::state::State;
use crate::table::{MiniId, UnitId};

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
    let bases = state.minis_of(unit).filter_map(|mini| state.base(mini));
    bases.map(|base| between(state, from, base)).min().unwrap_or(BEYOND)
}

/// The range between the nearest miniatures of two units (LG-RNG-11, LG-RNG-13); a unit is at range
/// 1 of itself.
#[must_use]
pub fn units(state: &State, a: UnitId, b: UnitId) -> u8 {
    let bases = state.minis_of(a).filter_map(|mini| state.base(mini));
    bases.map(|base| to_unit(state, base, b)).min().unwrap_or(BEYOND)
}

/// Whether a base lies wholly inside the first segments, measured from another base (LG-RNG-14).
#[must_use]
pub fn within(state: &State, from: Disc, base: Disc, segments: u8) -> bool {
    gap::wholly_within(from, base, state.table.range(segments))
}

/// Whether no part of any miniature of a unit is within a range of a base (LG-RNG-15).
#[must_use]
pub fn beyond(state: &State, from: Disc, unit: UnitId, segments: u8) -> bool {
    let mut bases = state.minis_of(unit).filter_map(|mini| state.base(mini));
    bases.all(|base| gap::beyond(from, base, state.table.range(segments)))
}

/// The range of an attack: from the attacker's leader to the nearest miniature of the defender
/// (LG-ATK-11, LG-RNG-12).
#[must_use]
pub fn of_attack(state: &State, attacker: UnitId, defender: UnitId) -> u8 {
    state.leader_base(attacker).map_or(BEYOND, |base| to_unit(state, base, defender))
}

/// Whether two miniatures touch (LG-CONTACT-01).
#[must_use]
pub fn touching(state: &State, a: MiniId, b: MiniId) -> bool {
    let Some((own, other)) = state.stand(a).zip(state.stand(b)) else { return false };
    let (unit, foe) = (state.unit_of(a), state.unit_of(b));
    let base = state.table.base(unit, own.point());
    State::touch(base, state.table.base(foe, other.point()))
        && state.meet((unit, own.level), (foe, other.level))
}
