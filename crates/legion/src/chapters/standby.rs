//! Standby (chapter "Standby").

use kernel::{Decides, Flow, Refusal, Rule, Team};

use crate::attack::Attacking;
use crate::keywords::moving;
use crate::moments::Deed;
use crate::pack::UnitType;
use crate::question::{Choice, Limits, Moving, Prompt, Why};
use crate::state::State;
use crate::table::{MOST_UNITS, UnitId};
use crate::tokens::{self, Marker};
use crate::underway::Action;
use crate::{Play, activation, attack, melee, moments, movement, pools, range, sight};

/// How many reactions may interrupt one another: the book knows no limit. Each spends the token of
/// another unit, so that this is never reached.
const MOST: u8 = 2 * MOST_UNITS as u8;

/// Who can stand by: troopers and ground vehicles (LG-STANDBY-01).
#[must_use]
pub fn can(state: &State, unit: UnitId) -> bool {
    state.kind(unit) != UnitType::RepulsorVehicle
}

/// A unit gains a standby token, of which it never has more than one (LG-STANDBY-03,
/// LG-STANDBY-08).
pub fn gain(play: &mut Play<'_>, unit: UnitId) {
    tokens::gain(play, unit, Marker::Standby, 1, &[Rule("LG-STANDBY-03")]);
}

/// A unit that moves, attacks or acts loses its token (LG-STANDBY-06, LG-STANDBY-07).
pub fn lose(play: &mut Play<'_>, unit: UnitId) {
    tokens::lose(play, unit, Marker::Standby, 1, &[Rule("LG-STANDBY-03")]);
}

/// After a unit has attacked, moved or acted, enemies with standby tokens at range 1-2 and in sight
/// of it may spend them for a free attack action or a free move action (LG-STANDBY-04,
/// LG-STANDBY-05). Whoever could react at that moment still can when an earlier reaction changed
/// things.
///
/// # Errors
/// Pauses for answers.
pub fn react(play: &mut Play<'_>, enemy: UnitId) -> Flow<()> {
    if play.underway.reacting >= MOST {
        return Ok(());
    }
    let enemies = play.enemies_of(play.seat(enemy));
    let mut ready: Vec<UnitId> = enemies.filter(|&unit| may_react(play, unit, enemy)).collect();
    play.underway.reacting += 1;
    while !ready.is_empty() {
        let who = owners(play, &ready);
        let choice = play.choose(who, Prompt::Standby { enemy }, |state| options(state, &ready))?;
        let (unit, attacks) = match choice {
            Choice::StandbyAttack(unit) => (unit, true),
            Choice::StandbyMove(unit) => (unit, false),
            _ => break,
        };
        ready.retain(|&other| other != unit);
        lose(play, unit);
        if attacks {
            attack::perform(play, unit, Attacking::Free, Limits::default())?;
        } else {
            let speed = movement::max_speed(play, unit);
            let moving = Moving { unit, speed, why: Why::Free, may: true };
            if let Some((_, made)) = movement::go(play, moving)? {
                moments::acted(play, unit, Deed::Move(Action::Move, 0, made))?;
            }
        }
        // Whoever was defeated meanwhile triggers nothing (LG-STANDBY-14).
        ready.retain(|&other| play.is_there(other) && play.unit(other).tokens.has(Marker::Standby));
    }
    play.underway.reacting -= 1;
    Ok(())
}

/// Who decides about these units: their player, or a team if they are of several.
fn owners(state: &State, units: &[UnitId]) -> Decides {
    let first = units.first().map_or(state.active, |&unit| state.seat(unit));
    if units.iter().all(|&unit| state.seat(unit) == first) {
        first.into()
    } else {
        Team(first).into()
    }
}

/// Whether a unit may spend its token on what an enemy did: any of its miniatures near enough
/// to any enemy one (LG-STANDBY-10) and in sight. It is a free action, so not for the panicked
/// (LG-PANIC-07).
#[must_use]
pub fn may_react(state: &State, unit: UnitId, enemy: UnitId) -> bool {
    state.unit(unit).tokens.has(Marker::Standby)
        && !state.unit(unit).tokens.has(Marker::Panic)
        && state.is_there(enemy)
        && range::units(state, unit, enemy) <= moving::watch(state, unit)
        && sight::unit_sees(state, unit, enemy)
}

/// Why a unit cannot spend its token for a move: an engaged one does not move (LG-ENGAGE-202).
#[must_use]
pub fn explain(state: &State, unit: UnitId) -> Refusal {
    let known = unit.index() < state.units.len() && state.is_there(unit);
    if !known || !state.unit(unit).tokens.has(Marker::Standby) {
        return Rule("LG-STANDBY-04").into();
    }
    if state.unit(unit).tokens.has(Marker::Panic) {
        return Rule("LG-PANIC-07").into();
    }
    if melee::must_stay(state, unit) {
        return Rule("LG-ENGAGE-202").into();
    }
    activation::can_move(state, unit, 1).err().unwrap_or_else(|| Rule("LG-STANDBY-04").into())
}

fn options(state: &State, ready: &[UnitId]) -> Vec<Choice> {
    let mut options = Vec::new();
    for &unit in ready {
        if pools::can_attack(state, unit) {
            options.push(Choice::StandbyAttack(unit));
        }
        if !melee::must_stay(state, unit) && activation::can_move(state, unit, 1).is_ok() {
            options.push(Choice::StandbyMove(unit));
        }
    }
    options.push(Choice::Decline);
    options
}
