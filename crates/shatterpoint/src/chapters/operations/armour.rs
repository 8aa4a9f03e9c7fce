//! Armoured targets (chapter "Armoured targets").

use kernel::{Refusal, Rule, Seat};
use measure::{Disc, gap};

use super::card::Armoured;
use crate::Play;
use crate::event::Event;
use crate::language::{AttackType, Symbol};
use crate::sight;
use crate::state::State;
use crate::table::{CharacterId, Spot, Target};

/// The card of an armoured target.
#[must_use]
pub fn card(state: &State, target: u8) -> Option<&Armoured> {
    state.table.operation.as_ref()?.armoured.get(usize::from(target))
}

/// Where an armoured target lies.
fn place(state: &State, target: u8) -> Option<(Disc, Spot)> {
    let card = card(state, target)?;
    let objective = state.objectives.get(state.objective_number(&card.objective)?)?;
    let radius = state.table.measures.objective / 2;
    let token = Disc { centre: objective.spot.point(), radius };
    objective.active.then_some((token, objective.spot))
}

/// The armoured targets of the operation, by their numbers.
pub fn all(state: &State) -> impl Iterator<Item = u8> + use<> {
    let count = state.table.operation.as_ref().map_or(0, |card| card.armoured.len());
    0..count as u8
}

/// Whether all spaces of the damage track hold damage tokens (SO-ARMOR-10).
#[must_use]
pub fn is_destroyed(state: &State, target: u8) -> bool {
    let spaces = card(state, target).map_or(0, |card| card.track.len());
    let tokens = state.operation.as_ref().and_then(|now| now.armour.get(usize::from(target)));
    tokens.is_some_and(|&tokens| usize::from(tokens) >= spaces)
}

/// Whose characters may attack an armoured target: those of the other role, while its objective is
/// active and it is not destroyed (SO-ARMOR-05).
#[must_use]
pub fn enemy(state: &State, target: u8) -> Option<Seat> {
    let (card, operation) = card(state, target).zip(state.operation.as_ref())?;
    place(state, target).filter(|_| !is_destroyed(state, target))?;
    Some(operation.seat(card.of).other())
}

/// Whether a character may attack an armoured target: one of the other role whose objective is
/// active, not destroyed; in a melee attack near, level and in sight as an engaged character would
/// be, in a ranged one in range and sight (SO-ARMOR-05).
///
/// # Errors
/// The rule that forbids it.
pub fn may_target(
    state: &State,
    attacker: CharacterId,
    kind: AttackType,
    target: u8,
) -> Result<(), Refusal> {
    let enemy = enemy(state, target) == Some(state.seat_of(attacker));
    let Some((token, spot)) = place(state, target).filter(|_| enemy) else {
        return Err(Rule("SO-ARMOR-05").into());
    };
    let Some((base, from)) = state.base(attacker).zip(state.spot(attacker)) else {
        return Err(Rule("SP-ATK-01").into());
    };
    let unit = state.unit_of(attacker);
    let (range, rule) = match kind {
        AttackType::Melee => (2, "SP-ATK-07"),
        AttackType::Ranged => {
            let stance = state.table.stance(unit, state.unit(unit).stance);
            (stance.ranged.range.unwrap_or(0), "SP-ATK-04")
        }
    };
    let level =
        kind == AttackType::Ranged || !state.table.different_elevations(from.level, spot.level);
    if range == 0 || !level || !gap::within(base, token, state.table.range(range)) {
        return Err(Refusal::from(Rule(rule)).with("range", range));
    }
    if sight::between(&state.table, (base, from.level), (token, spot.level)) {
        Ok(())
    } else {
        Err(Refusal::from(Rule(rule)).with("line of sight", "none"))
    }
}

/// Whether an option of the combat tree has one of the symbols of the next space of the damage
/// track: the first without a token (SO-ARMOR-04, SO-ARMOR-06, SO-ARMOR-07).
#[must_use]
pub fn fits(state: &State, target: u8, symbols: &[Symbol]) -> bool {
    let space = card(state, target).and_then(|card| card.track.get(tokens(state, target)));
    space.is_some_and(|space| space.iter().any(|symbol| symbols.contains(symbol)))
}

/// The damage tokens on an armoured target.
fn tokens(state: &State, target: u8) -> usize {
    let armour = state.operation.as_ref().map(|now| &now.armour);
    armour.and_then(|armour| armour.get(usize::from(target))).map_or(0, |&tokens| tokens.into())
}

/// An option of the combat tree was taken against an armoured target: if it has one of the symbols
/// of the next space (SO-ARMOR-06, SO-ARMOR-07), one damage token is put there (SO-ARMOR-08). It
/// does nothing else (SO-ARMOR-05, SO-ARMOR-11).
pub fn strike(play: &mut Play<'_>, target: u8, symbols: &[Symbol]) {
    let number = usize::from(target);
    let space = tokens(play, target) as u8;
    if !fits(play, target, symbols) {
        play.tell(&[Rule("SO-ARMOR-06")], |_| Event::Glanced { target });
        return;
    }
    if let Some(armour) = play.operation.as_mut().and_then(|now| now.armour.get_mut(number)) {
        *armour = armour.saturating_add(1);
    }
    play.tell(&[Rule("SO-ARMOR-06"), Rule("SO-ARMOR-08")], |_| Event::Armour { target, space });
    if is_destroyed(play, target) {
        play.tell(&[Rule("SO-ARMOR-10")], |_| Event::Destroyed { target });
    }
}

/// Whether the attack in progress is against an armoured target, and which.
#[must_use]
pub fn attacked(state: &State) -> Option<u8> {
    match state.attacks.last()?.target {
        Target::Armoured { armoured } => Some(armoured),
        Target::Character(_) => None,
    }
}
