//! Keywords of moving: Charge, Climbing Vehicle, Expert Climber, Full Pivot, Immune: Melee, Jump,
//! Plodding, Relentless, Reposition, Scout, Sentinel, Speeder, Stationary, Steady, Unhindered.

use kernel::{Flow, Refusal, Rule};

use super::Keyword;
use crate::attack::Attacking;
use crate::moments::{self, Deed, Gait};
use crate::movement::{self, compulsory};
use crate::question::{Choice, Limits, Moving, Prompt, Why};
use crate::state::State;
use crate::table::UnitId;
use crate::tokens::Marker;
use crate::underway::Action;
use crate::{Play, attack, melee};

/// Whether a vehicle climbs like troopers (LG-KEY-213).
#[must_use]
pub fn climbs(state: &State, unit: UnitId) -> bool {
    state.has(unit, Keyword::ClimbingVehicle)
}

/// Whether a unit clambers without a roll (LG-KEY-222).
#[must_use]
pub fn clambers_safely(state: &State, unit: UnitId) -> bool {
    state.has(unit, Keyword::ExpertClimber)
}

/// Jump X (LG-KEY-344, LG-KEYW-07).
#[must_use]
pub fn jump(state: &State, unit: UnitId) -> u8 {
    state.sum(unit, Keyword::Jump)
}

/// Speeder X (LG-KEY-224): how high a terrain it moves over (LG-KEY-233).
#[must_use]
pub fn speeder(state: &State, unit: UnitId) -> u8 {
    state.sum(unit, Keyword::Speeder)
}

/// Whether difficult terrain does not slow a unit (LG-KEY-372).
#[must_use]
pub fn is_unhindered(state: &State, unit: UnitId) -> bool {
    state.has(unit, Keyword::Unhindered)
}

/// Whether a unit pivots by any angle (LG-KEY-376).
#[must_use]
pub fn pivots_fully(state: &State, unit: UnitId) -> bool {
    state.has(unit, Keyword::FullPivot)
}

/// Whether no enemy can be put in contact with a unit (LG-KEY-247).
#[must_use]
pub fn is_untouchable(state: &State, unit: UnitId) -> bool {
    state.has(unit, Keyword::ImmuneMelee)
}

/// How far a unit on standby watches: to range 2 (LG-STANDBY-04), a sentinel to 3 (LG-KEY-377).
#[must_use]
pub fn watch(state: &State, unit: UnitId) -> u8 {
    if state.has(unit, Keyword::Sentinel) { 3 } else { 2 }
}

/// Whether a unit may move so: a stationary one only pivots (LG-KEY-351), a plodding one makes one
/// standard move in its activation (LG-KEY-335), of whatever kind (LG-KEY-336).
///
/// # Errors
/// The rule that forbids it.
pub fn may_move(state: &State, unit: UnitId, gait: Gait) -> Result<(), Refusal> {
    if gait != Gait::Pivot && state.has(unit, Keyword::Stationary) {
        return Err(Rule("LG-KEY-351").into());
    }
    let own = state.activation.as_ref().filter(|own| own.unit == unit);
    let marched = own.is_some_and(|own| own.marched);
    if gait == Gait::Standard && marched && state.has(unit, Keyword::Plodding) {
        return Err(Rule("LG-KEY-335").into());
    }
    Ok(())
}

/// Whether a unit has Jump X and may jump: not engaged (LG-ENGAGE-202), not after an attack with a
/// cumbersome weapon (LG-KEY-341), and with a speed (LG-IMMOB-202).
///
/// # Errors
/// The rule that forbids it.
pub fn may_jump(state: &State, unit: UnitId) -> Result<(), Refusal> {
    let own = state.activation.as_ref().filter(|own| own.unit == unit);
    may_move(state, unit, Gait::Standard)?;
    Err(Refusal::from(Rule(if melee::must_stay(state, unit) {
        "LG-ENGAGE-202"
    } else if own.is_some_and(|own| own.cumbersome) {
        "LG-KEY-341"
    } else if jump(state, unit) == 0 {
        "LG-KEY-344"
    } else if movement::max_speed(state, unit) == 0 {
        "LG-IMMOB-202"
    } else {
        return Ok(());
    })))
}

/// Speeder X: a compulsory move at the start of the activation (LG-KEY-224).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn speed(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let may = play.is_there(unit) && may_move(play, unit, Gait::Other).is_ok();
    if may && speeder(play, unit) > 0 {
        compulsory::perform(play, unit)?;
    }
    Ok(())
}

/// Scout X: after its deployment a unit may make a standard move with a speed of up to X
/// (LG-KEY-116), whatever its own (LG-KEY-118), at most 3 (LG-KEY-119). It is no move action
/// (LG-KEY-122).
///
/// # Errors
/// Pauses for answers.
pub fn scout(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let speed = play.sum(unit, Keyword::Scout).min(3);
    if speed == 0 {
        return Ok(());
    }
    movement::march(play, play.seat(unit), Moving { unit, speed, why: Why::Scout, may: true })
}

/// Reposition: a free pivot before a standard move, also one of a stated speed (LG-KEY-257), after
/// which only that can follow.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn turn_first(play: &mut Play<'_>, moving: Moving) -> Flow<Option<Choice>> {
    let standard = match moving.why {
        Why::Action(_) | Why::Free | Why::Jump(_) | Why::Scout | Why::Stated | Why::Pushed => true,
        Why::Withdraw | Why::Compulsory | Why::Flight | Why::Reposition | Why::Towed => false,
    };
    if !standard || may_move(play, moving.unit, Gait::Standard).is_err() {
        return Ok(None);
    }
    let turned = reposition(play, moving.unit)?;
    play.underway.turned = turned.as_ref().map(|_| moving.unit);
    Ok(turned)
}

/// The free pivot of Reposition, which is a move (LG-KEY-259), so not for the engaged
/// (LG-ENGAGE-202), and a free action, so not for the panicked (LG-PANIC-07). Gives it if it was made.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn reposition(play: &mut Play<'_>, unit: UnitId) -> Flow<Option<Choice>> {
    let able = play.leader(unit).is_some_and(|(_, stand)| {
        play.has(unit, Keyword::Reposition)
            && !play.unit(unit).tokens.has(Marker::Panic)
            && !melee::is_engaged(play, unit)
            && movement::judge_pivot(play, unit, stand.facing).is_ok()
    });
    if !able {
        return Ok(None);
    }
    let seat = play.seat(unit);
    let speed = movement::max_speed(play, unit);
    let prompt = Prompt::Move(Moving { unit, speed, why: Why::Reposition, may: true });
    let choice = play.choose_freely(seat, prompt, |_| vec![Choice::Decline])?;
    let Choice::Pivot { facing } = choice else { return Ok(None) };
    movement::pivot(play, unit, facing);
    moments::acted(play, unit, Deed::Pivot)?;
    Ok(Some(choice))
}

/// What a unit may do after a move action, its own or a free one outside of its activation: a free
/// attack action against anybody (LG-KEY-369), at range (LG-KEY-319), or in melee against the unit
/// with which that move began it (LG-KEY-354). In its own activation it is one of its actions
/// (LG-FREE-205).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn attack_after_move(play: &mut Play<'_>, unit: UnitId, began: Option<UnitId>) -> Flow<()> {
    let own = play.activation.as_ref().is_some_and(|own| own.unit == unit);
    let made = play.activation.as_ref().is_some_and(|own| own.made.contains(&Action::Attack));
    if !play.is_there(unit) || own && made {
        return Ok(());
    }
    let charges = play.has(unit, Keyword::Charge);
    let only = began.filter(|&foe| charges && melee::are_in(play, unit, foe));
    let ranged = play.has(unit, Keyword::Steady);
    let limits = match play.has(unit, Keyword::Relentless) {
        true => Limits::default(),
        false if only.is_some() || ranged => Limits { only, ranged, attacked: Vec::new() },
        false => return Ok(()),
    };
    attack::perform(play, unit, Attacking::Free, limits).map(drop)
}
