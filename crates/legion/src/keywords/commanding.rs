//! Keywords of leading others: Disciplined, Entourage, Inspire, Pulling the Strings, Ready, Spotter,
//! Take Cover, Teamwork.

use kernel::{Flow, Refusal, Rule, Seat};

use super::{Keyword, moving};
use crate::pack::Orders;
use crate::question::{Ability, Choice, Prompt};
use crate::state::State;
use crate::table::UnitId;
use crate::tokens::{self, Marker};
use crate::underway::Action;
use crate::{Play, activation, command, melee, pools, range, suppression};

/// The units of a side that are up to a range away from one of them, itself included.
fn friends(state: &State, unit: UnitId, segments: u8) -> Vec<UnitId> {
    let near = |other: &UnitId| range::units(state, unit, *other) <= segments;
    state.friends_of(state.seat(unit)).filter(near).collect()
}

/// One of these units for an ability, of which so many uses are left; the player may stop.
fn pick(
    play: &mut Play<'_>,
    unit: UnitId,
    ability: Ability,
    left: u8,
    open: &[UnitId],
) -> Flow<Option<UnitId>> {
    if open.is_empty() || left == 0 {
        return Ok(None);
    }
    let seat = play.seat(unit);
    let choice = play.choose(seat, Prompt::Ability { unit, ability, left }, |_| {
        open.iter().copied().map(Choice::Unit).chain([Choice::Decline]).collect()
    })?;
    Ok(if let Choice::Unit(chosen) = choice { Some(chosen) } else { None })
}

/// The card actions that give tokens to friends: how many units, which token.
fn shares(state: &State, unit: UnitId, action: Action) -> Option<(Ability, u8, Marker)> {
    match action {
        Action::TakeCover => {
            Some((Ability::TakeCover, state.sum(unit, Keyword::TakeCover), Marker::Dodge))
        }
        Action::Spotter => Some((Ability::Spotter, state.sum(unit, Keyword::Spotter), Marker::Aim)),
        _ => None,
    }
}

/// Whether a unit has Take Cover X or Spotter X.
///
/// # Errors
/// The rule that forbids it.
pub fn may_share(state: &State, unit: UnitId, action: Action) -> Result<(), Refusal> {
    match shares(state, unit, action) {
        Some((ability, 0, _)) => Err(ability.rule().into()),
        _ => Ok(()),
    }
}

/// Take Cover X and Spotter X: up to X friendly units at range 1 gain a dodge (LG-KEY-106) or an aim
/// token (LG-KEY-337), the unit itself among them (LG-KEY-108, LG-KEY-339).
///
/// # Errors
/// Pauses for answers.
pub fn share(play: &mut Play<'_>, unit: UnitId, action: Action) -> Flow<()> {
    let Some((ability, most, token)) = shares(play, unit, action) else { return Ok(()) };
    let rules = ability.rules();
    let mut open = friends(play, unit, 1);
    for left in (1..=most).rev() {
        let Some(chosen) = pick(play, unit, ability, left, &open)? else { break };
        open.retain(|other| *other != chosen);
        tokens::gain(play, chosen, token, 1, rules);
    }
    Ok(())
}

/// Inspire X: after Rally up to X suppression tokens are removed from other friendly units at range
/// 1-2 (LG-KEY-110).
///
/// # Errors
/// Pauses for answers.
pub fn inspire(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    for left in (1..=play.sum(unit, Keyword::Inspire)).rev() {
        let mut shaken = friends(play, unit, 2);
        shaken.retain(|other| *other != unit && play.unit(*other).tokens.has(Marker::Suppression));
        let Some(chosen) = pick(play, unit, Ability::Inspire, left, &shaken)? else { break };
        suppression::lose(play, chosen, 1);
    }
    Ok(())
}

/// Disciplined X: a unit that is issued an order may remove up to X suppression tokens (LG-KEY-155).
///
/// # Errors
/// Pauses for the answer.
pub fn disciplined(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let own = play.unit(unit).tokens[Marker::Suppression];
    let most = play.sum(unit, Keyword::Disciplined).min(own);
    if most == 0 {
        return Ok(());
    }
    let seat = play.seat(unit);
    let prompt = Prompt::Ability { unit, ability: Ability::Disciplined, left: most };
    let choice = play.choose(seat, prompt, |_| (0..=most).rev().map(Choice::Spend).collect())?;
    if let Choice::Spend(count) = choice {
        suppression::lose(play, unit, count);
    }
    Ok(())
}

/// Ready X: X aim tokens after a standby action (LG-KEY-135).
pub fn ready(play: &mut Play<'_>, unit: UnitId) {
    let count = play.sum(unit, Keyword::Ready);
    if count > 0 && play.is_there(unit) {
        tokens::gain(play, unit, Marker::Aim, count, &[Rule("LG-KEY-135")]);
    }
}

/// Teamwork: while one of two units names the other and they are at range 1-2, both gain the aim and
/// dodge tokens that one of them gains (LG-KEY-357), whatever gave them (LG-KEY-359), as many
/// (LG-KEY-360). Tokens that come so trigger nothing again (LG-KEY-361).
pub fn teamwork(play: &mut Play<'_>, unit: UnitId, token: Marker, count: u8) {
    if !matches!(token, Marker::Aim | Marker::Dodge) {
        return;
    }
    let names = |state: &State, a: UnitId, b: UnitId| {
        let other = &state.sheet(b).unit.id;
        state.keywords(a).any(|own| matches!(own, Keyword::Teamwork(name) if **name == **other))
    };
    let mut team: Vec<UnitId> = play.friends_of(play.seat(unit)).collect();
    team.retain(|&other| other != unit && (names(play, unit, other) || names(play, other, unit)));
    team.retain(|&other| range::units(play, unit, other) <= 2);
    for other in team {
        tokens::share(play, other, token, count, &[Rule("LG-KEY-357")]);
    }
}

/// Whom a unit can make act: other friendly trooper units at range 1-2 (LG-KEY-204).
#[must_use]
pub fn puppets(state: &State, unit: UnitId) -> Vec<UnitId> {
    let mut others = friends(state, unit, 2);
    others.retain(|&other| other != unit && state.kind(other).is_trooper());
    others
}

/// Whether a unit can pull strings: it has the keyword (LG-KEY-203), and somebody is near.
///
/// # Errors
/// The rule that forbids it.
pub fn may_pull(state: &State, unit: UnitId) -> Result<(), Refusal> {
    if !state.has(unit, Keyword::PullingTheStrings) {
        return Err(Rule("LG-KEY-203").into());
    }
    if puppets(state, unit).is_empty() { Err(Rule("LG-KEY-204").into()) } else { Ok(()) }
}

/// Pulling the Strings: another unit may perform a free attack action or a free move action
/// (LG-KEY-205), a real one (LG-KEY-206) that its own activation does not count (LG-KEY-208).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn pull(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let seat = play.seat(unit);
    let open = puppets(play, unit);
    let prompt = Prompt::Ability { unit, ability: Ability::PullingTheStrings, left: 1 };
    let choice = play.choose(seat, prompt, |_| open.into_iter().map(Choice::Unit).collect())?;
    let Choice::Unit(puppet) = choice else { return Ok(()) };
    while play.is_there(puppet) {
        let owner = play.seat(puppet);
        let choice = play.choose(owner, Prompt::FreeAction(puppet), |state| {
            granted(state, puppet)
                .into_iter()
                .map(Choice::Action)
                .chain([Choice::Decline])
                .collect()
        })?;
        let Choice::Action(action) = choice else { break };
        // Who thinks better of it chooses again.
        if activation::perform_free(play, puppet, action)? {
            break;
        }
    }
    Ok(())
}

/// What a unit could do of an attack action and a move action, which may be a jump (LG-CACT-204),
/// outside of its activation: nothing if it is panicked (LG-PANIC-07).
fn granted(state: &State, unit: UnitId) -> Vec<Action> {
    if state.unit(unit).tokens.has(Marker::Panic) {
        return Vec::new();
    }
    let moves = !melee::must_stay(state, unit) && activation::can_move(state, unit, 1).is_ok();
    let jumps = moving::may_jump(state, unit).is_ok(); // LG-KEY-347
    let attack = pools::can_attack(state, unit).then_some(Action::Attack);
    let moves = moves.then_some(Action::Move).into_iter().chain(jumps.then_some(Action::Jump));
    attack.into_iter().chain(moves).collect()
}

/// Entourage: besides the orders of a card each such unit may issue one (LG-KEY-218), and it alone
/// is the one who issues it (LG-KEY-219).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn entourage(play: &mut Play<'_>, seat: Seat) -> Flow<()> {
    let leaders: Vec<UnitId> = play.units_of(seat).collect();
    for by in leaders {
        let mut open: Vec<UnitId> = play.units_of(seat).collect();
        open.retain(|&unit| may_follow(play, by, unit).is_ok());
        if let Some(unit) = pick(play, by, Ability::Entourage, 1, &open)? {
            command::order(play, by, unit)?;
        }
    }
    Ok(())
}

/// Whether a unit can be issued an order as the entourage of another: it has that name
/// (LG-KEY-221), is at range 1-2 (LG-KEY-218), and may be issued one.
///
/// # Errors
/// The rule that forbids it.
pub fn may_follow(state: &State, by: UnitId, unit: UnitId) -> Result<(), Refusal> {
    let id = &state.sheet(unit).unit.id;
    let names = |own: &Keyword| matches!(own, Keyword::Entourage(name) if **name == **id);
    if !state.keywords(by).any(names) {
        Err(Rule("LG-KEY-221").into())
    } else if range::units(state, by, unit) > 2 {
        Err(Rule("LG-KEY-218").into())
    } else {
        command::may_order(state, by, &Orders::default(), unit, true)
    }
}
