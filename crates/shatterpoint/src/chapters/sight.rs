//! Line of sight and cover (chapters "Line of sight" and "Cover").

use measure::{Disc, Length, Polygon, gap, sight};

use crate::state::State;
use crate::table::{CharacterId, Edition, Spot, Table};

/// Whether a straight line from some point of one base to some point of the other is interrupted by
/// nothing (SP-LOS-01). Only sight-blocking pieces count (SP-TERRAIN-09), and of those only such
/// whose top is of a higher elevation than both surfaces (SP-LOS-02, SP-LOS-03, SP-LOS-04), so sight
/// is mutual (SP-LOS-06).
#[must_use]
pub fn between(table: &Table, a: (Disc, Length), b: (Disc, Length)) -> bool {
    let walls = blockers(table, a.1, b.1);
    walls.is_empty() || sight::free(a.0, b.0, &walls)
}

/// What interrupts sight between two heights.
#[must_use]
pub fn blockers(table: &Table, a: Length, b: Length) -> Vec<&Polygon> {
    table.terrain.walls_above(a.max(b) + table.range(2)).collect()
}

/// Whether one character sees another.
#[must_use]
pub fn sees(state: &State, a: CharacterId, b: CharacterId) -> bool {
    let place = |character| state.base(character).zip(state.spot(character));
    let Some(((a, from), (b, to))) = place(a).zip(place(b)) else { return false };
    between(&state.table, (a, from.level), (b, to.level))
}

/// Whether terrain gives a defender cover against a ranged attack (SP-COVER-02): a piece of any
/// kind (SP-COVER-04) within 1 of the defender, not of a lower elevation than the attacker, that a
/// line between the two bases passes through.
#[must_use]
pub fn behind_terrain(table: &Table, attacker: (Disc, Spot), defender: (Disc, Spot)) -> bool {
    table.terrain.pieces.iter().any(|piece| {
        !table.is_higher(attacker.1.level, piece.top)
            && gap::within(defender.0, &piece.footprint, table.range(1))
            && sight::crosses(attacker.0, defender.0, &piece.footprint)
    })
}

/// Cover from terrain of a defending character: 1 at most (SP-COVER-03). In the later edition only
/// a unit with a hunker token has it (SP-COVER-02).
#[must_use]
pub fn terrain_cover(state: &State, attacker: CharacterId, defender: CharacterId) -> u8 {
    let hunkers = state.unit(state.unit_of(defender)).hunker > 0;
    if state.table.edition == Edition::July2023 && !hunkers {
        return 0;
    }
    u8::from(has_terrain_cover(state, attacker, defender))
}

/// Whether terrain shields a defender, whatever else cover asks for.
#[must_use]
pub fn has_terrain_cover(state: &State, attacker: CharacterId, defender: CharacterId) -> bool {
    let place = |character| state.base(character).zip(state.spot(character));
    let both = place(attacker).zip(place(defender));
    both.is_some_and(|(attacker, defender)| behind_terrain(&state.table, attacker, defender))
}
