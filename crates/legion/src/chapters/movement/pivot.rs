//! Pivots on the spot (chapter "Pivot").

use kernel::{Refusal, Rule};
use measure::Direction;

use super::{max_speed, relocate};
use crate::Play;
use crate::event::Moved;
use crate::keywords::moving;
use crate::state::State;
use crate::table::{MiniId, Stand, UnitId};
use crate::tokens::Marker;

/// Whether a unit can pivot: on notched bases only (LG-PIVOT-01), by at most a right angle
/// (LG-PIVOT-02) unless it turns freely (LG-KEY-376).
///
/// # Errors
/// The rule that forbids it.
pub fn judge_pivot(state: &State, unit: UnitId, facing: Direction) -> Result<(), Refusal> {
    if !state.kind(unit).is_notched() {
        return Err(Rule("LG-PIVOT-01").into());
    }
    if max_speed(state, unit) == 0 && state.unit(unit).tokens.has(Marker::Immobilize) {
        return Err(Rule("LG-IMMOB-202").into());
    }
    let (_, from) = state.leader(unit).ok_or(Rule("LG-MOVE-01"))?;
    let back = from.facing.vector().dot(facing.vector()) < 0;
    if back && !moving::pivots_fully(state, unit) {
        let turn = Refusal::from(Rule("LG-PIVOT-02")).with("degrees", degrees(from.facing, facing));
        return Err(turn.with("maximum", "90°"));
    }
    Ok(())
}

/// The angle between two directions in whole degrees, as players say it.
pub(super) fn degrees(a: Direction, b: Direction) -> String {
    let all = i32::from(Direction::COUNT);
    let turn = (i32::from(a.index()) - i32::from(b.index())).rem_euclid(all);
    format!("{}°", (turn.min(all - turn) * 360 + all / 2) / all)
}

/// The leader turns on the spot, and the others alike (LG-PIVOT-03, LG-PIVOT-04).
pub fn pivot(play: &mut Play<'_>, unit: UnitId, facing: Direction) {
    let Some((_, from)) = play.leader(unit) else { return };
    relocate(play, unit, Stand { facing, ..from }, Moved::Pivot, vec![from.point()]);
    let minis: Vec<MiniId> = play.minis_of(unit).collect();
    for mini in minis {
        let stand = play.stand(mini).map(|stand| Stand { facing, ..stand });
        play.put(mini, stand);
    }
}
