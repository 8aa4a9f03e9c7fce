//! Armoured targets (chapter "Armoured targets").

use kernel::{Flow, Refusal, Rule, Seat};
use measure::{Disc, gap};

use super::Assault;
use super::card::Armoured;
use crate::attack::{self, Terms};
use crate::dice::DefenceFace;
use crate::event::Event;
use crate::language::{AttackType, Symbol};
use crate::state::{Objective, State};
use crate::table::{CharacterId, Spot, Table, Target, UnitId};
use crate::{Play, engagement, objectives, sight};

/// The card of an armoured target.
#[must_use]
pub fn card(state: &State, target: u8) -> Option<&Armoured> {
    state.table.operation.as_ref()?.armoured.get(usize::from(target))
}

/// An objective through which an armoured target is attacked, with its token.
struct Gate<'a> {
    objective: &'a Objective,
    token: Disc,
}

/// The active objectives through which an armoured target is attacked; a ship only where it stands
/// (SO-SHIP-01).
fn gates(state: &State, target: u8) -> impl Iterator<Item = Gate<'_>> {
    let card = card(state, target);
    let ids = card.map_or(&[][..], |card| &card.objectives);
    let ship = card.is_some_and(|card| card.ship);
    let stands = state.operation.as_ref().and_then(|now| now.ship).map(usize::from);
    let numbers = ids.iter().filter_map(|id| state.objective_number(id));
    let numbers = numbers.filter(move |number| !ship || stands == Some(*number));
    let found = numbers.filter_map(|number| state.objectives.get(number));
    found
        .filter(|objective| objective.active)
        .map(|objective| Gate { objective, token: objective.disc() })
}

/// Where the active objectives lie through which an armoured target is attacked.
pub fn spots(state: &State, target: u8) -> impl Iterator<Item = Spot> + '_ {
    gates(state, target).map(|gate| gate.objective.spot)
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

/// Whose characters may attack an armoured target: those of the other role, while one of its
/// objectives is active and it is not destroyed (SO-ARMOR-05), as a ship never is (SO-SHIP-01).
#[must_use]
pub fn enemy(state: &State, target: u8) -> Option<Seat> {
    let (card, operation) = card(state, target).zip(state.operation.as_ref())?;
    gates(state, target).next().filter(|_| card.ship || !is_destroyed(state, target))?;
    Some(operation.seat(card.of).other())
}

/// Whether a character may attack an armoured target: one of the other role with an active
/// objective, not destroyed (SO-ARMOR-05), some only as a special rule grants it (SO-ARMOR-12), and then
/// from afar only if it is not engaged, be it with a wounded unit (SO-OP-12, SO-AGENT-19).
///
/// # Errors
/// The rule that forbids it.
pub fn may_target(
    state: &State,
    attacker: CharacterId,
    kind: AttackType,
    target: u8,
) -> Result<(), Refusal> {
    if enemy(state, target) != Some(state.seat_of(attacker)) {
        return Err(Rule("SO-ARMOR-05").into());
    }
    let assault = state.operation.as_ref().and_then(|now| now.assault);
    let assault = assault.filter(|assault| assault.target == target);
    if assault.is_none() && card(state, target).is_some_and(|card| card.by_rule) {
        return Err(Rule("SO-ARMOR-12").into());
    }
    let engaged = assault.filter(|_| kind == AttackType::Ranged);
    if let Some(enemy) = engaged.and_then(|_| engagement::with(state, attacker).next()) {
        let name = state.character_name(enemy);
        return Err(Refusal::from(Rule("SO-ARMOR-13")).with("engaged with", name));
    }
    let mut refused = Refusal::from(Rule("SO-ARMOR-05"));
    for gate in gates(state, target) {
        match through(state, attacker, kind, &gate, assault) {
            Ok(()) => return Ok(()),
            Err(why) => refused = why,
        }
    }
    Err(refused)
}

/// Whether a character may attack through an objective: in a melee attack near, level and in sight
/// as an engaged character would be, in a ranged one in range and sight (SO-ARMOR-05). If a special
/// rule grants it, a melee attack needs an objective that it contests instead, and either an
/// objective that its player controls, where the rule says so (SO-ARMOR-13).
fn through(
    state: &State,
    attacker: CharacterId,
    kind: AttackType,
    gate: &Gate<'_>,
    assault: Option<Assault>,
) -> Result<(), Refusal> {
    let Some((base, from)) = state.base(attacker).zip(state.spot(attacker)) else {
        return Err(Rule("SP-ATK-01").into());
    };
    let own = gate.objective.control == Some(state.seat_of(attacker));
    if assault.is_some_and(|assault| assault.controlled) && !own {
        return Err(Refusal::from(Rule("SO-ARMOR-13")).with("control", "not yours"));
    }
    if assault.is_some() && kind == AttackType::Melee {
        let contests = objectives::contests(state, attacker, gate.objective);
        let refusal = || Refusal::from(Rule("SO-ARMOR-13")).with("contested", "no");
        return contests.then_some(()).ok_or_else(refusal);
    }
    let unit = state.unit_of(attacker);
    let (range, rule) = match kind {
        AttackType::Melee => (2, "SP-ATK-07"),
        AttackType::Ranged => {
            let stance = state.table.stance(unit, state.unit(unit).stance);
            (stance.ranged.range.unwrap_or(0), "SP-ATK-04")
        }
    };
    let spot = gate.objective.spot;
    let level =
        kind == AttackType::Ranged || !state.table.different_elevations(from.level, spot.level);
    if range == 0 || !level || !gap::within(base, gate.token, state.table.range(range)) {
        return Err(Refusal::from(Rule(rule)).with("range", range));
    }
    if sight::between(&state.table, (base, from.level), (gate.token, spot.level)) {
        Ok(())
    } else {
        Err(Refusal::from(Rule(rule)).with("line of sight", "none"))
    }
}

/// The tokens through which a character may attack an armoured target.
#[must_use]
pub fn tokens_of_attack(
    state: &State,
    attacker: CharacterId,
    kind: AttackType,
    target: u8,
) -> Vec<Disc> {
    let assault = state.operation.as_ref().and_then(|now| now.assault);
    let assault = assault.filter(|assault| assault.target == target);
    let open = |gate: &Gate<'_>| through(state, attacker, kind, gate, assault).is_ok();
    gates(state, target).filter(open).map(|gate| gate.token).collect()
}

/// An attack against an armoured target that a special rule grants: one character of a unit may
/// make it. Gives who did.
///
/// # Errors
/// Pauses for answers.
pub fn assault(play: &mut Play<'_>, unit: UnitId, assault: Assault) -> Flow<Option<CharacterId>> {
    let characters: Vec<CharacterId> = play.characters_of(unit).collect();
    grant(play, Some(assault));
    let armoured = assault.target;
    let terms = Terms { armoured: Some(armoured), ..Terms::default() };
    let done = if attack::any(play, &characters, &terms) {
        let seat = play.seat(unit);
        attack::may_attack(play, seat, &characters, &terms, false)?
    } else {
        None
    };
    grant(play, None);
    Ok(done)
}

fn grant(play: &mut Play<'_>, assault: Option<Assault>) {
    if let Some(now) = &mut play.operation {
        now.assault = assault;
    }
}

/// The defence roll against an attack gains what the target's expertise chart gives (SO-ARMOR-14).
pub fn defend(play: &mut Play<'_>, target: u8) {
    let table = play.table.clone();
    let chart = table.operation.as_ref().and_then(|card| card.armoured.get(usize::from(target)));
    let chart = chart.and_then(|card| card.expertise.as_ref());
    let Some((attack, chart)) = play.attacks.last_mut().zip(chart) else { return };
    let count = attack.defence.iter().filter(|face| **face == DefenceFace::Expertise).count();
    let count = count as u8;
    let Some(row) = Table::row(chart, count) else { return };
    attack.defence.extend(row.results.iter().map(|_| DefenceFace::Block));
    let entries = row.results.clone();
    play.tell(&[Rule("SO-ARMOR-14")], |_| Event::Plated { target, count, entries });
}

/// What the attack roll shows at the end, for special rules that ask for it.
pub fn remember_roll(play: &mut Play<'_>) {
    let Some(attack) = play.attacks.last() else { return };
    let faces = attack.attack.iter().map(|&face| face.into()).collect();
    if let Some(now) = &mut play.operation {
        now.roll = faces;
    }
}

/// Damage tokens are taken off the last spaces of a damage track (SO-ARMOR-15).
pub fn repair(play: &mut Play<'_>, target: u8, tokens: u8) {
    let number = usize::from(target);
    for _ in 0..tokens {
        let armour = play.operation.as_mut().and_then(|now| now.armour.get_mut(number));
        let Some(armour) = armour.filter(|armour| **armour > 0) else { return };
        *armour -= 1;
        let space = *armour;
        play.tell(&[Rule("SO-ARMOR-15")], |_| Event::Repaired { target, space });
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
    if is_destroyed(play, target) && card(play, target).is_some_and(|card| !card.ship) {
        play.tell(&[Rule("SO-ARMOR-10")], |_| Event::Destroyed { target });
    }
}

/// Damage tokens are put on the next spaces of a damage track, whatever these show, as far as there are
/// any (SO-SHIP-05).
pub fn batter(play: &mut Play<'_>, target: u8, number: u8) {
    for _ in 0..number {
        if is_destroyed(play, target) {
            return;
        }
        let space = tokens(play, target) as u8;
        let armour = play.operation.as_mut().map(|now| &mut now.armour);
        if let Some(armour) = armour.and_then(|armour| armour.get_mut(usize::from(target))) {
            *armour = armour.saturating_add(1);
        }
        play.tell(&[Rule("SO-SHIP-05")], |_| Event::Armour { target, space });
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
