//! Climbing and clambering (chapters "Vertical movement", "Climb and clamber").

use kernel::{Flow, Refusal, Rule};
use measure::Millimetres;

use super::landings::{Landing, landings, levels, touched};
use crate::event::{Event, Moved, RolledFor};
use crate::keywords::moving;
use crate::pack::{DefenceDie, UnitType};
use crate::question::{Choice, Moving, Placing, Why};
use crate::state::State;
use crate::table::{Stand, UnitId};
use crate::tokens::Marker;
use crate::{Play, cohesion, melee, objectives, suppression, wounds};

/// Whether a unit can climb at all: troopers but no emplacements (LG-CLIMB-202, LG-MOVE-38), and
/// vehicles that do so (LG-MOVE-40, LG-KEY-213).
#[must_use]
pub fn can_climb(state: &State, unit: UnitId) -> bool {
    let held =
        super::max_speed(state, unit) == 0 && state.unit(unit).tokens.has(Marker::Immobilize);
    let able = match state.kind(unit) {
        UnitType::Trooper => true,
        _ => moving::climbs(state, unit),
    };
    able && !held
}

/// All climbs and clambers of a unit.
#[must_use]
pub fn ways(state: &State, moving: Moving) -> Vec<Choice> {
    let able = |landing: &Landing, clamber| judge(moving, landing.height, landing.over, clamber);
    let mut ways = Vec::new();
    for landing in landings(state, moving.unit) {
        let to = landing.to;
        ways.extend(able(&landing, false).is_ok().then_some(Choice::Climb { to }));
        ways.extend(able(&landing, true).is_ok().then_some(Choice::Clamber { to }));
    }
    ways
}

/// Whether a unit has the actions for such a height: a climb takes two for height 1
/// (LG-CLIMB-203), a clamber one for height 1 (LG-CLIMB-207) and two for height 2 (LG-CLIMB-208)
/// or over something (LG-CLIMB-219), which is no climb and of height 1 at most (LG-CLIMB-218).
fn judge(moving: Moving, height: u8, over: bool, clamber: bool) -> Result<(), Rule> {
    let both = matches!(moving.why, Why::Action(2..));
    match (over, clamber) {
        (true, false) => Err(Rule("LG-CLIMB-218")),
        (true, true) if height > 1 => Err(Rule("LG-CLIMB-218")),
        (true, true) if !both => Err(Rule("LG-CLIMB-219")),
        (false, false) if height > 1 || !both => Err(Rule("LG-CLIMB-203")),
        (false, true) if height > 2 || height > 1 && !both => Err(Rule("LG-CLIMB-208")),
        _ => Ok(()),
    }
}

/// Why a climb or clamber to a place is not possible.
#[must_use]
pub fn explain(state: &State, moving: Moving, to: Stand, clamber: bool) -> Refusal {
    let unit = moving.unit;
    let Some((_, from)) = state.leader(unit) else { return Rule("LG-MOVE-01").into() };
    match state.kind(unit) {
        UnitType::EmplacementTrooper => return Rule("LG-MOVE-38").into(),
        kind if kind.is_vehicle() && !moving::climbs(state, unit) => {
            return Rule("LG-MOVE-40").into();
        }
        _ => {}
    }
    let ways: Vec<(u8, bool)> = touched(state, unit, from)
        .into_iter()
        .flat_map(|piece| levels(state, unit, from, piece))
        .filter(|(level, ..)| *level == to.level)
        .map(|(_, height, over)| (height, over))
        .collect();
    let Some(&(height, over)) = ways.first() else { return Rule("LG-CLIMB-202").into() };
    if let Err(rule) = judge(moving, height, over, clamber) {
        // Two actions would do, but one was lost (LG-SPEND-03).
        let both = Moving { why: Why::Action(2), ..moving };
        let lost =
            suppression::is_suppressed(state, unit) && judge(both, height, over, clamber).is_ok();
        let refusal = Refusal::from(if lost { Rule("LG-SPEND-03") } else { rule });
        let actions = if let Why::Action(left) = moving.why { left } else { 1 };
        return refusal.with("height", height).with("actions", actions);
    }
    let landings = landings(state, unit);
    let Some(found) = landings.iter().find(|landing| landing.to.level == to.level) else {
        return Rule("LG-CLIMB-204").into();
    };
    let elsewhere = Rule(if over { "LG-CLIMB-220" } else { "LG-CLIMB-205" });
    let place = [found.to.x, found.to.y].map(|c| Millimetres(c).to_string()).join(",");
    Refusal::from(elsewhere).with("place", place)
}

/// What a climb or clamber costs in actions (LG-CLIMB-203, LG-CLIMB-207, LG-CLIMB-208,
/// LG-CLIMB-219).
#[must_use]
pub fn cost(state: &State, unit: UnitId, choice: &Choice) -> u8 {
    match choice {
        Choice::Climb { .. } => 2,
        Choice::Clamber { to } => {
            let place = landings(state, unit).into_iter().find(|landing| landing.to == *to);
            place.map_or(1, |landing| if landing.height > 1 || landing.over { 2 } else { 1 })
        }
        _ => 1,
    }
}

/// The leader comes to its place; for a clamber dice are rolled before the others follow
/// (LG-CLIMB-214). In contact with an enemy it begins a melee.
///
/// # Errors
/// Pauses for answers.
pub fn climb(play: &mut Play<'_>, unit: UnitId, to: Stand, clamber: bool) -> Flow<()> {
    let Some((_, from)) = play.leader(unit) else { return Ok(()) };
    let place = landings(play, unit).into_iter().find(|landing| landing.to == to);
    let Some(Landing { height, over, stairs, .. }) = place else { return Ok(()) };
    let melees = melee::pairs_without(play, unit);
    let how = if clamber { Moved::Clamber } else { Moved::Climb };
    super::relocate(play, unit, to, how, vec![from.point(), to.point()]);
    if clamber && !stairs {
        roll(play, unit, height, over)?;
    }
    let after = Placing::Climb { from };
    let leader = play.leader(unit).map(|(_, stand)| stand);
    let foe = leader.and_then(|stand| super::touched_enemies(play, unit, stand).first().copied());
    match foe {
        Some(enemy) => melee::start(play, unit, enemy, after)?,
        None => cohesion::restore(play, unit, after)?,
    }
    objectives::carry(play, unit)?;
    melee::close_up(play, &melees)
}

/// One white defence die for each miniature (LG-CLIMB-211), two for more than height 1 or over
/// something (LG-CLIMB-212, LG-CLIMB-221); each block is a wound (LG-CLIMB-213). Not for experts
/// (LG-KEY-222).
fn roll(play: &mut Play<'_>, unit: UnitId, height: u8, over: bool) -> Flow<()> {
    if moving::clambers_safely(play, unit) {
        return Ok(());
    }
    let each = if height > 1 || over { 2 } else { 1 };
    let minis = play.minis_of(unit).count();
    let dice = crate::rolling::defence(play, DefenceDie::White, minis * each)?;
    let blocks = crate::rolling::blocks(&dice);
    let what = RolledFor::Clamber;
    play.tell(&[Rule("LG-CLIMB-211")], |_| Event::Rolled { unit: Some(unit), what, dice });
    wounds::suffer(play, unit, blocks, &wounds::Order::LeaderLast, None)
}
