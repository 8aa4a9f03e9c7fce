//! Reverses of ground vehicles (chapter "Reverse").

use kernel::{Refusal, Rule};
use measure::tool::Heading;

use super::{Way, along, room_for_all};
use crate::pack::UnitType;
use crate::question::Moving;
use crate::state::State;
use crate::table::Stand;
use crate::tokens::Marker;

/// The one judge of reverses: with the rear notch first (LG-REVERSE-02), a speed less
/// (LG-REVERSE-07), the front where it was (LG-REVERSE-03).
///
/// # Errors
/// The rule that it breaks.
pub fn judge_reverse(state: &State, moving: Moving, speed: u8, to: Stand) -> Result<Way, Refusal> {
    let unit = moving.unit;
    if state.kind(unit) != UnitType::GroundVehicle {
        return Err(Rule("LG-REVERSE-05").into());
    }
    if state.unit(unit).tokens.has(Marker::Disabled) {
        return Err(Rule("LG-DISABLED-03").into());
    }
    let (_, from) = state.leader(unit).ok_or(Rule("LG-MOVE-01"))?;
    let rear = from.facing.quarters(2);
    let mut way = along(state, moving, speed, to, Heading::Fixed(rear), 1)?;
    room_for_all(state, moving, &way)?;
    way.to.facing = way.to.facing.quarters(2);
    Ok(way)
}
