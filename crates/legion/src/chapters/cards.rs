//! What command cards (LG-CCARD-219) and card actions of upgrades (LG-CACT-201, LG-FREE-210) do.

use kernel::{Flow, Refusal, Rule, Seat};

use crate::event::Event;
use crate::pack::{CardAction, CommandEffect, Rank};
use crate::question::{Choice, Moving, Prompt, Why};
use crate::state::{Order, State};
use crate::table::{MiniId, UnitId};
use crate::tokens::{self, Marker};
use crate::{
    Play, activation, attack, charges, command, melee, movement, range, standby, suppression,
    wounds,
};

/// The command card that a player has in play this round, if it does this.
fn in_play(state: &State, seat: Seat, effect: CommandEffect) -> bool {
    let card = state.player(seat).played.and_then(|number| command::card(state, seat, number));
    card.is_some_and(|card| card.effects.contains(&effect))
}

/// Whether a unit is the character of the card that its player has in play.
fn is_character(state: &State, unit: UnitId) -> bool {
    let seat = state.seat(unit);
    let card = state.player(seat).played.and_then(|number| command::card(state, seat, number));
    card.is_some_and(|card| card.character.as_ref() == Some(&state.sheet(unit).unit.id))
}

/// When a unit is issued an order, some cards give it a dodge token.
pub fn ordered(play: &mut Play<'_>, unit: UnitId) {
    let seat = play.seat(unit);
    let troopers = in_play(play, seat, CommandEffect::DodgeForTroopers);
    let own = in_play(play, seat, CommandEffect::DodgeForCharacter) && is_character(play, unit);
    if own || troopers && play.kind(unit).is_trooper() {
        tokens::gain(play, unit, Marker::Dodge, 1, &[Rule("LG-DODGE-01")]);
    }
}

/// What command cards do when a unit is activated (LG-ACTV-08), before Rally.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn at_start(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let seat = play.seat(unit);
    let character = is_character(play, unit);
    if character && in_play(play, seat, CommandEffect::Encourage) {
        encourage(play, unit)?;
    }
    if character && in_play(play, seat, CommandEffect::Frighten) {
        let near = troopers_near(play, unit, seat.other(), 2);
        near.into_iter().for_each(|enemy| suppression::gain(play, enemy, 3));
    }
    let ordered = play.unit(unit).order == Order::Faceup && play.kind(unit).is_trooper();
    let panicked = play.unit(unit).tokens.has(Marker::Panic); // LG-PANIC-07
    if ordered && !character && !panicked && in_play(play, seat, CommandEffect::Motivate) {
        motivate(play, unit)?;
    }
    Ok(())
}

/// The trooper units of a player at a range of a unit.
fn troopers_near(state: &State, unit: UnitId, of: Seat, most: u8) -> Vec<UnitId> {
    let near = |other: &UnitId| {
        state.kind(*other).is_trooper() && range::units(state, unit, *other) <= most
    };
    state.units_of(of).filter(near).collect()
}

/// Friendly troopers at range 1-3 may each remove a suppression token.
fn encourage(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let seat = play.seat(unit);
    let mut near = troopers_near(play, unit, seat, 3);
    near.retain(|&other| play.unit(other).tokens.has(Marker::Suppression));
    while !near.is_empty() {
        let choice = play.choose(seat, Prompt::Encourage, |_| {
            near.iter().copied().map(Choice::Unit).chain([Choice::Decline]).collect()
        })?;
        let Choice::Unit(other) = choice else { break };
        near.retain(|&one| one != other);
        suppression::lose(play, other, 1);
    }
    Ok(())
}

/// The unit may suffer a wound to perform a free action (LG-FREE-206).
fn motivate(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    if !agrees(play, unit, Prompt::Motivate(unit))? {
        return Ok(());
    }
    wounds::suffer(play, unit, 1, &wounds::Order::Usual)?;
    // Who thinks better of a move or an attack chooses again.
    while play.is_there(unit) {
        let actions = activation::free_actions(play, unit);
        if actions.is_empty() {
            break;
        }
        let seat = play.seat(unit);
        let choice = play.choose(seat, Prompt::FreeAction(unit), |_| {
            actions.into_iter().map(Choice::Action).chain([Choice::Decline]).collect()
        })?;
        let Choice::Action(action) = choice else { break };
        if activation::perform_free(play, unit, action)? {
            break;
        }
    }
    Ok(())
}

fn agrees(play: &mut Play<'_>, unit: UnitId, prompt: Prompt) -> Flow<bool> {
    let seat = play.seat(unit);
    let choice = play.choose(seat, prompt, |_| vec![Choice::Yes, Choice::Decline])?;
    Ok(choice == Choice::Yes)
}

/// After an attack action the character may make one more attack, which is no action
/// (LG-ACTION-19).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn after_attack(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let seat = play.seat(unit);
    let open = play.activation.as_ref().is_some_and(|own| own.unit == unit && !own.attacked_more);
    let grants = in_play(play, seat, CommandEffect::AnotherAttack) && is_character(play, unit);
    if !open || !grants || !play.is_there(unit) {
        return Ok(());
    }
    if let Some(activation) = &mut play.activation {
        activation.attacked_more = true;
    }
    attack::perform(play, unit, attack::Attacking::NoAction, None).map(drop)
}

/// At the end of its first activation the character may suffer a wound to be activated once more in
/// this round, with an action less. Says whether it will be.
///
/// # Errors
/// Pauses for the answer; the game may end.
pub fn again(play: &mut Play<'_>, unit: UnitId) -> Flow<bool> {
    let seat = play.seat(unit);
    let able = play.is_there(unit) && !play.unit(unit).again && is_character(play, unit);
    if !able || !in_play(play, seat, CommandEffect::Again) {
        return Ok(false);
    }
    if !agrees(play, unit, Prompt::Again(unit))? {
        return Ok(false);
    }
    wounds::suffer(play, unit, 1, &wounds::Order::Usual)?;
    if !play.is_there(unit) {
        return Ok(false);
    }
    let rank = play.rank(unit);
    let own = play.unit_mut(unit);
    (own.again, own.order) = (true, Order::Pool);
    play.player_mut(seat).pool.try_push(rank).ok();
    play.tell(&[Rule("LG-GOLD-02")], |_| Event::Again { unit });
    Ok(true)
}

/// Whether a unit can use the free card action of an upgrade now: in its own activation
/// (LG-FREE-213), each once (LG-FREE-211), with a ready card (LG-EXHAUST-202) and something to use
/// it on.
///
/// # Errors
/// The rule that forbids it.
pub fn may_use(state: &State, unit: UnitId, upgrade: u8) -> Result<(), Refusal> {
    let own = state.activation.as_ref().filter(|own| own.unit == unit);
    let own = own.ok_or(Rule("LG-FREE-213"))?;
    let card = state.sheet(unit).upgrades.get(usize::from(upgrade));
    let action = card.and_then(|card| card.action).ok_or(Rule("LG-FREE-210"))?;
    if own.used.contains(&upgrade) {
        return Err(Rule("LG-FREE-211").into());
    }
    if state.unit(unit).exhausted.contains(&upgrade) {
        return Err(Rule("LG-EXHAUST-202").into());
    }
    let targets = match action {
        CardAction::ForceReflexes => 1,
        CardAction::ForceChoke => victims(state, unit).len(),
        CardAction::ForcePush | CardAction::JediMindTrick => targets(state, unit, action).len(),
    };
    if targets == 0 { Err(Rule("LG-ERRATA-16").into()) } else { Ok(()) }
}

/// Enemy trooper miniatures at range 1 that belong to no commander or operative (LG-ERRATA-16).
fn victims(state: &State, unit: UnitId) -> Vec<MiniId> {
    let fits = |mini: &MiniId| {
        let other = state.unit_of(*mini);
        let high = matches!(state.rank(other), Rank::Commander | Rank::Operative);
        let base = state.base(*mini);
        state.seat(other) != state.seat(unit)
            && state.kind(other).is_trooper()
            && !high
            && base.is_some_and(|base| range::to_unit(state, base, unit) <= 1)
    };
    state.standing().filter(fits).collect()
}

fn targets(state: &State, unit: UnitId, action: CardAction) -> Vec<UnitId> {
    let most = if action == CardAction::JediMindTrick { 2 } else { 1 };
    troopers_near(state, unit, state.seat(unit).other(), most)
}

/// A unit uses the free card action of an upgrade, and exhausts the card.
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn use_card(play: &mut Play<'_>, unit: UnitId, upgrade: u8) -> Flow<()> {
    let card = play.sheet(unit).upgrades.get(usize::from(upgrade));
    let Some(action) = card.and_then(|card| card.action) else { return Ok(()) };
    if let Some(activation) = &mut play.activation {
        activation.used.try_push(upgrade).ok();
    }
    play.unit_mut(unit).exhausted.try_push(upgrade).ok();
    play.tell(&[Rule("LG-FREE-210")], |_| Event::Used { unit, upgrade });
    let seat = play.seat(unit);
    match action {
        CardAction::ForceReflexes => {
            tokens::gain(play, unit, Marker::Dodge, 1, &[Rule("LG-DODGE-01")])
        }
        CardAction::ForceChoke => {
            let victims = victims(play, unit);
            let choice = play.choose(seat, Prompt::Target(unit), |_| {
                victims.into_iter().map(Choice::Mini).collect()
            })?;
            let melees = melee::pairs(play);
            if let Choice::Mini(mini) = choice {
                wounds::one(play, mini)?;
            }
            melee::close_up(play, &melees)?;
        }
        CardAction::ForcePush | CardAction::JediMindTrick => {
            let targets = targets(play, unit, action);
            let choice = play.choose(seat, Prompt::Target(unit), |_| {
                targets.into_iter().map(Choice::Unit).collect()
            })?;
            let Choice::Unit(enemy) = choice else { return Ok(()) };
            if action == CardAction::JediMindTrick {
                suppression::gain(play, enemy, 2);
            } else {
                let moving = Moving { unit: enemy, speed: 1, why: Why::Pushed, may: false };
                movement::push(play, seat, moving)?;
            }
        }
    }
    standby::lose(play, unit);
    standby::react(play, unit)?;
    charges::offer(play, unit)
}
