//! Keywords of caring for units and cards: Indomitable, Master of the Force, Repair, Treat.

use kernel::{Flow, Refusal, Rule};

use super::Keyword;
use crate::cohesion::Following;
use crate::event::Event;
use crate::pack::{DefenceDie, Slot, UnitType};
use crate::question::{Ability, Choice, Prompt};
use crate::state::State;
use crate::table::{MiniId, Stand, UnitId};
use crate::tokens::{self, Marker};
use crate::{Play, melee, moments, placing, range, sight};

/// Indomitable: red dice in the Rally step (LG-KEY-365) instead of white ones (LG-RALLY-02).
#[must_use]
pub fn rally_die(state: &State, unit: UnitId) -> DefenceDie {
    if state.has(unit, Keyword::Indomitable) { DefenceDie::Red } else { DefenceDie::White }
}

/// Master of the Force X: at the end of its activation up to X exhausted Force upgrades become ready
/// (LG-KEY-256). Its player chooses if there are more.
///
/// # Errors
/// Pauses for answers.
pub fn master_the_force(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    if !play.is_there(unit) {
        return Ok(());
    }
    let ability = Ability::MasterOfTheForce;
    let mut readied = false;
    for left in (1..=play.sum(unit, Keyword::MasterOfTheForce)).rev() {
        let asleep = exhausted_force(play, unit);
        let card = match asleep[..] {
            [] => break,
            // Nobody leaves a card exhausted that can be readied.
            [card, ..] if asleep.len() <= usize::from(left) => card,
            _ => {
                let seat = play.seat(unit);
                let prompt = Prompt::Ability { unit, ability, left };
                let choice = play.choose(seat, prompt, |_| {
                    asleep.iter().copied().map(Choice::Use).chain([Choice::Decline]).collect()
                })?;
                let Choice::Use(card) = choice else { break };
                card
            }
        };
        play.unit_mut(unit).exhausted.retain(|other| *other != card);
        readied = true;
    }
    if readied {
        play.tell(ability.rules(), |_| Event::Readied { unit });
    }
    Ok(())
}

fn exhausted_force(state: &State, unit: UnitId) -> Vec<u8> {
    let upgrades = &state.sheet(unit).upgrades;
    let force = |card: &u8| {
        upgrades.get(usize::from(*card)).is_some_and(|upgrade| upgrade.slot == Slot::Force)
    };
    state.unit(unit).exhausted.iter().copied().filter(force).collect()
}

/// Treat or Repair on an upgrade: which, how much a use brings back, and how many uses there are.
fn care(state: &State, unit: UnitId, upgrade: u8) -> Option<(Ability, u8, u8)> {
    let card = state.sheet(unit).upgrades.get(usize::from(upgrade))?;
    card.keywords.iter().find_map(|keyword| match *keyword {
        Keyword::Treat { value, capacity } => Some((Ability::Treat, value, capacity)),
        Keyword::Repair { value, capacity } => Some((Ability::Repair, value, capacity)),
        _ => None,
    })
}

/// Whether an upgrade has Treat or Repair, and if so whether it can be used: not with as many wound
/// tokens on it as its capacity (LG-KEY-128, LG-KEY-314), and only with somebody to use it on.
#[must_use]
pub fn may_care(state: &State, unit: UnitId, upgrade: u8) -> Option<Result<(), Refusal>> {
    let (ability, _, capacity) = care(state, unit, upgrade)?;
    let used = state.unit(unit).card_wounds.iter().filter(|card| **card == upgrade).count();
    if used >= usize::from(capacity) {
        let rule = if ability == Ability::Treat { "LG-KEY-128" } else { "LG-KEY-314" };
        return Some(Err(Refusal::from(Rule(rule)).with("capacity", capacity)));
    }
    if patients(state, unit, ability).is_empty() {
        return Some(Err(ability.rule().into()));
    }
    Some(Ok(()))
}

/// The friendly units in sight and at range 1: troopers that are no emplacements (LG-KEY-126), or
/// ground vehicles (LG-KEY-312).
#[must_use]
pub fn patients(state: &State, unit: UnitId, ability: Ability) -> Vec<UnitId> {
    let kind = match ability {
        Ability::Treat => UnitType::Trooper,
        _ => UnitType::GroundVehicle,
    };
    let fits = |other: &UnitId| {
        state.kind(*other) == kind
            && range::units(state, unit, *other) <= 1
            && (unit == *other || sight::unit_sees(state, unit, *other))
    };
    state.friends_of(state.seat(unit)).filter(fits).collect()
}

/// A unit uses Treat or Repair: a wound token on the card (LG-KEY-125, LG-KEY-311), a unit, and up
/// to X wounds, miniatures (LG-KEY-127) or tokens (LG-KEY-313).
///
/// # Errors
/// Pauses for answers.
pub fn use_care(play: &mut Play<'_>, unit: UnitId, upgrade: u8) -> Flow<()> {
    let Some((ability, value, _)) = care(play, unit, upgrade) else { return Ok(()) };
    play.unit_mut(unit).card_wounds.try_push(upgrade).ok();
    let open = patients(play, unit, ability);
    let seat = play.seat(unit);
    let prompt = Prompt::Ability { unit, ability, left: value };
    let choice = play.choose(seat, prompt, |_| open.into_iter().map(Choice::Unit).collect())?;
    let Choice::Unit(patient) = choice else { return Ok(()) };
    let mut only = None;
    for left in (1..=value).rev() {
        let mut open = cures(play, patient, ability);
        if let Some(restores) = only {
            open.retain(|cure| restores == is_restoring(play, cure));
        }
        if open.is_empty() {
            break;
        }
        let prompt = Prompt::Mend { unit: patient, ability, left };
        let choice =
            play.choose(seat, prompt, |_| open.into_iter().chain([Choice::Decline]).collect())?;
        if choice == Choice::Decline {
            break;
        }
        only = Some(is_restoring(play, &choice));
        mend(play, patient, ability, &choice)?;
    }
    Ok(())
}

/// What can be done for a unit: a wound token less, a miniature back, a token less.
#[must_use]
pub fn cures(state: &State, patient: UnitId, ability: Ability) -> Vec<Choice> {
    let hurt = state.minis_of(patient).filter(|mini| state.minis[mini.index()].wounds > 0);
    let mut cures: Vec<Choice> = hurt.map(Choice::Mini).collect();
    if ability == Ability::Treat {
        let fallen = state.table.minis_of(patient).filter(|&mini| may_restore(state, mini));
        cures.extend(fallen.map(Choice::Mini));
        return cures;
    }
    let own = state.unit(patient);
    let tokens = [Marker::Ion, Marker::Damaged, Marker::Disabled].into_iter();
    cures.extend(tokens.filter(|token| own.tokens.has(*token)).map(Choice::Marker));
    cures.extend(own.destroyed.iter().copied().map(Choice::Weapon));
    cures
}

/// Whether an answer brings a miniature back, which does not go with taking wounds (LG-KEY-127).
fn is_restoring(state: &State, cure: &Choice) -> bool {
    matches!(cure, Choice::Mini(mini) if state.stand(*mini).is_none())
}

/// Only a miniature that fell in this round is restored (LG-KEY-130), if there is room for it
/// (LG-KEY-131).
fn may_restore(state: &State, mini: MiniId) -> bool {
    state.minis[mini.index()].fallen && room(state, mini).is_some()
}

fn mend(play: &mut Play<'_>, patient: UnitId, ability: Ability, cure: &Choice) -> Flow<()> {
    let rules = ability.rules();
    match *cure {
        Choice::Mini(mini) if play.stand(mini).is_none() => restore(play, mini)?,
        Choice::Mini(mini) => {
            let wounds = &mut play.minis[mini.index()].wounds;
            *wounds = wounds.saturating_sub(1);
            let total = *wounds;
            play.tell(rules, |_| Event::Healed { mini, total });
        }
        Choice::Marker(token) => tokens::lose(play, patient, token, 1, rules),
        Choice::Weapon(weapon) => {
            play.unit_mut(patient).destroyed.retain(|other| *other != weapon);
            play.tell(rules, |_| Event::WeaponMended { unit: patient, weapon });
        }
        _ => {}
    }
    Ok(())
}

/// A miniature comes back in cohesion with its leader (LG-KEY-131), one wound from its threshold
/// (LG-KEY-132), and into the melee in which its unit is (LG-MELEE-217).
fn restore(play: &mut Play<'_>, mini: MiniId) -> Flow<()> {
    let unit = play.unit_of(mini);
    let seat = play.seat(unit);
    let choice = play.choose_freely(seat, Prompt::Restore { mini }, |state| {
        room(state, mini).map(Choice::Place).into_iter().collect()
    })?;
    let Choice::Place(stand) = choice else { return Ok(()) };
    let wounds = play.sheet(unit).unit.wounds.saturating_sub(1);
    melee::closing_up(play, |play| {
        play.put(mini, Some(stand));
        let own = &mut play.minis[mini.index()];
        (own.wounds, own.fallen) = (wounds, false);
        play.tell(&[Rule("LG-KEY-131")], |_| Event::Restored { mini, stand, total: wounds });
        moments::wounds_laid(play, unit);
        Ok(())
    })
}

/// The one judge of where a restored miniature comes (LG-KEY-131).
///
/// # Errors
/// The rule that it breaks.
pub fn judge_place(state: &State, mini: MiniId, stand: Stand) -> Result<(), Refusal> {
    let unit = state.unit_of(mini);
    let (_, leader) = state.leader(unit).ok_or(Rule("LG-KEY-133"))?;
    Following::at_ease(state, unit, leader).may_stand(stand)?;
    placing::over_comrades(state, unit, stand)
}

/// A place for a miniature beside its leader, if there is one.
fn room(state: &State, mini: MiniId) -> Option<Stand> {
    let unit = state.unit_of(mini);
    let (_, leader) = state.leader(unit)?;
    let near = 2 * state.table.radius(unit) + 20;
    let radii = (0..10).map(|ring| near + (state.table.measures.tools[0] - 20) * ring / 9);
    let points = placing::rings(leader.point(), leader.facing, radii, 48);
    points.map(|point| leader.at(point)).find(|stand| judge_place(state, mini, *stand).is_ok())
}
