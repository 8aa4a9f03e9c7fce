//! Strategic Operations: what this mode of play changes. Everything else is as in the core rules
//! (SO-CORE-01). Here are the moments of a turn at which the special rules of an operation work.

pub mod ambush;
pub mod armour;
pub mod captives;
pub mod card;
mod deeds;
pub mod finding;
pub mod noise;
pub mod progress;
pub mod roaming;
pub mod sequence;
pub mod ship;
mod special;
mod stages;
pub mod stationing;
pub mod tokens;
pub mod tracker;
mod underway;
mod wounds;

use kernel::{Flow, Seat};

use crate::Play;
use crate::filter::Roles;
use crate::language::{AttackType, MoveKind};
use crate::question::Pending;
use crate::state::State;
use crate::table::{CharacterId, UnitId};
use card::Occurrence;
pub use deeds::run as deed;
pub use finding::holds;
pub use special::{anybody, restraint, rule, unmoved};
use special::{due, in_order, of_moment, of_unit, one_by_one, settle, waiting};
pub use stages::{begin_stage, check_stage, ending, is_barred, is_laid, stage, stage_posts};
pub use underway::{Assault, FreshWound, RuleAt, Underway};
pub use wounds::{wound_resolved, wounded};

/// Turn step 1: special rules at the start of the turn, and the momentum token (SO-PROG-02). Some come
/// after the others.
///
/// # Errors
/// Pauses for answers.
pub fn start_of_turn(play: &mut Play<'_>) -> Flow<()> {
    let Some(now) = &mut play.operation else { return Ok(()) };
    now.worked.clear();
    now.picked.clear();
    ship::leave(play);
    let seat = play.active;
    let rules = of_moment(play, seat, &Occurrence::StartOfTurn, false);
    let token = [(seat, Pending::Progress)];
    one_by_one(play, token.into_iter().chain(due(seat, rules)).collect(), &anybody)?;
    let rules = of_moment(play, seat, &Occurrence::StartOfTurn, true);
    one_by_one(play, due(seat, rules).collect(), &anybody)?;
    settle(play)
}

/// A unit was chosen for the Shatterpoint card and is not activated yet (SO-OP-02).
///
/// # Errors
/// Pauses for answers.
pub fn shatterpoint_chosen(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let seat = play.seat(unit);
    let rules = waiting(play, seat, &Occurrence::ShatterpointChosen);
    in_order(play, due(seat, rules).collect(), &|_, _| Roles::of(unit))?;
    settle(play)
}

/// Special rules before the squads are deployed, the Aggressor's first.
///
/// # Errors
/// Pauses for answers.
pub fn before_deployment(play: &mut Play<'_>) -> Flow<()> {
    for seat in [play.first, play.first.other()] {
        let rules = waiting(play, seat, &Occurrence::BeforeDeployment);
        in_order(play, due(seat, rules).collect(), &anybody)?;
    }
    Ok(())
}

/// A unit was chosen to be activated and is not activated yet.
///
/// # Errors
/// Pauses for answers.
pub fn unit_chosen(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let Some(now) = &mut play.operation else { return Ok(()) };
    now.activated = Some(unit);
    (now.attacked, now.has_wounded, now.spent) = (false, false, false);
    of_unit(play, unit, &Occurrence::UnitChosen)?;
    settle(play)
}

/// Whether a special rule took the place of the activation (SO-CAPTIVE-04).
#[must_use]
pub fn is_spent(state: &State) -> bool {
    state.operation.as_ref().is_some_and(|now| now.spent)
}

/// The activation of a unit ended.
///
/// # Errors
/// Pauses for answers.
pub fn activation_ended(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    of_unit(play, unit, &Occurrence::ActivationEnded)?;
    settle(play)
}

/// A unit used an active or reactive ability: those of its own card count, not those that the operation
/// gives to all.
///
/// # Errors
/// Pauses for answers.
pub fn ability_used(play: &mut Play<'_>, unit: UnitId, ability: u8) -> Flow<()> {
    let given = play.table.operation.as_ref().map_or(0, |card| card.ability.len());
    let own = play.sheet(unit).unit.ability.len().saturating_sub(given);
    if usize::from(ability) < own {
        of_unit(play, unit, &Occurrence::AbilityUsed)?;
    }
    Ok(())
}

/// A unit took damage by an attack, which is answered once, however often the attack hurts
/// (SO-JAIL-13).
///
/// # Errors
/// Pauses for answers.
pub fn damaged(play: &mut Play<'_>, by: CharacterId, attack: AttackType) -> Flow<()> {
    let again = play.attacks.last_mut().is_some_and(|now| std::mem::replace(&mut now.hurt, true));
    if again || attack == AttackType::Ranged {
        return Ok(());
    }
    let unit = play.unit_of(by);
    of_unit(play, unit, &Occurrence::MeleeDamage)
}

/// A character ended a movement: special rules of its player answer an advance, and those of the other
/// player a movement near ambush tokens.
///
/// # Errors
/// Pauses for answers.
pub fn moved(
    play: &mut Play<'_>,
    character: CharacterId,
    kind: MoveKind,
    near: Vec<ambush::Ambush>,
) -> Flow<()> {
    if matches!(kind, MoveKind::Advance | MoveKind::Reposition) {
        let unit = play.unit_of(character);
        of_unit(play, unit, &Occurrence::Advanced)?;
    }
    let enemy = play.seat_of(character).other();
    let Some(now) = play.operation.as_mut().filter(|_| !near.is_empty()) else { return Ok(()) };
    now.spotted = near;
    let rules = waiting(play, enemy, &Occurrence::Spotted);
    in_order(play, due(enemy, rules).collect(), &|state, seat| {
        anybody(state, seat).about(character)
    })
}

/// Turn step 8B: what happens at the end of the turn and, if the stage is about to end, at the end
/// of the stage, in the order of the active player's choice (SO-TURN-05).
///
/// # Errors
/// Pauses for answers.
pub fn end_of_turn(play: &mut Play<'_>, activated: Option<UnitId>) -> Flow<()> {
    let Some(now) = &mut play.operation else { return Ok(()) };
    now.activated = activated;
    ship::stow(play);
    let seat = play.active;
    let own = of_moment(play, seat, &Occurrence::EndOfTurn, false);
    let mut rules: Vec<(Seat, Pending)> = due(seat, own).collect();
    let ends = ending(play).is_some();
    if ends {
        rules.extend(stages::end_of_stage(play));
    }
    one_by_one(play, rules, &anybody)?;
    let own = of_moment(play, seat, &Occurrence::EndOfTurn, true);
    one_by_one(play, due(seat, own).collect(), &anybody)?;
    // One of them may have made the stage end.
    if !ends && ending(play).is_some() {
        let rules = stages::end_of_stage(play);
        one_by_one(play, rules, &anybody)?;
    }
    settle(play)
}
