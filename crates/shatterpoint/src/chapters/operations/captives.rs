//! Units that are captured, and units that are off duty (SO-CAPTIVE-01, SO-DUTY-01).

use kernel::{Flow, Rule, Seat};

use super::stationing::{self, Anchor};
use super::{finding, tokens};
use crate::event::Event;
use crate::language::{UnitType, Where};
use crate::question::{Choice, Prompt};
use crate::state::State;
use crate::table::{CharacterId, UnitId};
use crate::{Play, cover};

/// Whether a unit is captured.
#[must_use]
pub fn is_captured(state: &State, unit: UnitId) -> bool {
    state.operation.as_ref().is_some_and(|now| now.captured.contains(&unit))
}

/// Whether a unit is off duty.
#[must_use]
pub fn is_off_duty(state: &State, unit: UnitId) -> bool {
    state.operation.as_ref().is_some_and(|now| now.off_duty.contains(&unit))
}

/// Whether a unit can use neither active nor reactive abilities (SO-CAPTIVE-01, SO-DUTY-01).
#[must_use]
pub fn is_silent(state: &State, unit: UnitId) -> bool {
    is_captured(state, unit) || is_off_duty(state, unit)
}

/// Whether a character neither moves nor is moved: a captured one (SO-CAPTIVE-01), one aboard the ship
/// (SO-SHIP-02).
#[must_use]
pub fn is_fixed(state: &State, character: CharacterId) -> bool {
    let unit = state.unit_of(character);
    is_captured(state, unit) || super::ship::is_aboard(state, unit)
}

/// One own squad is captured: it is not deployed (SO-CAPTIVE-01).
///
/// # Errors
/// Pauses for the choice of the squad.
pub fn capture(play: &mut Play<'_>, seat: Seat) -> Flow<()> {
    let Some((squad, units)) = tokens::choose_squad(play, seat)? else { return Ok(()) };
    if let Some(now) = &mut play.operation {
        now.captured.extend(&units);
    }
    play.player_mut(seat).deployed[usize::from(squad.min(1))] = true;
    play.tell(&[Rule("SO-CAPTIVE-01")], |_| Event::Captured { seat, units });
    Ok(())
}

/// A unit is captured no more (SO-CAPTIVE-03).
pub fn free(play: &mut Play<'_>, unit: UnitId) {
    let Some(now) = play.operation.as_mut().filter(|now| now.captured.contains(&unit)) else {
        return;
    };
    now.captured.retain(|other| *other != unit);
    play.tell(&[Rule("SO-CAPTIVE-03")], |_| Event::Freed { unit });
}

/// A player puts the captured units around objectives, each around another (SO-CAPTIVE-02).
///
/// # Errors
/// Pauses for units, objectives and places.
pub fn confine(play: &mut Play<'_>, seat: Seat, wanted: &Where) -> Flow<()> {
    let mut open = finding::objectives(play, wanted);
    while !open.is_empty() {
        let away = |unit: &UnitId| play.characters_of(*unit).next().is_none();
        let captured = play.operation.as_ref().map_or(&[][..], |now| &now.captured);
        let captured = captured.iter().copied().filter(away).collect();
        let Some(unit) = tokens::choose_unit(play, seat, captured)? else { break };
        let choice = play.choose(seat, Prompt::Objective, |_| {
            open.iter().copied().map(Choice::Objective).collect()
        })?;
        let Choice::Objective(number) = choice else { break };
        open.retain(|other| *other != number);
        let Some(token) = play.objectives.get(usize::from(number)) else { break };
        let around = Anchor { at: token.spot, range: 1, edges: None };
        stationing::put(play, seat, unit, around)?;
        cover::check(play);
    }
    Ok(())
}

/// One own secondary unit is chosen; it and the own primary units are off duty (SO-DUTY-01).
///
/// # Errors
/// Pauses for the choice of the unit.
pub fn go_off_duty(play: &mut Play<'_>, seat: Seat) -> Flow<()> {
    let state: &State = play;
    let own = |kind: UnitType| -> Vec<UnitId> {
        state.units_of(seat).filter(|&unit| state.sheet(unit).unit.kind == kind).collect()
    };
    let (secondary, mut units) = (own(UnitType::Secondary), own(UnitType::Primary));
    units.extend(tokens::choose_unit(play, seat, secondary)?);
    if let Some(now) = &mut play.operation {
        now.off_duty.extend(&units);
    }
    play.tell(&[Rule("SO-DUTY-01")], |_| Event::OffDuty { seat, units });
    Ok(())
}
