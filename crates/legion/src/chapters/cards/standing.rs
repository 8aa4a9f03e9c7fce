//! What holds as long as a card is in play, or while a unit attacks or defends.

use kernel::{Refusal, Rule};

use super::{all_hold, effects, forbidden, in_play, is_target};
use crate::attack::Terms;
use crate::battle::DeploymentCard;
use crate::keywords::Keyword;
use crate::language::{Doing, Effect, When};
use crate::question::CardId;
use crate::state::{Stage, State};
use crate::table::{Arm, UnitId};
use crate::tokens::Marker;
use crate::underway::Pool;
use crate::{melee, pools, range};

/// What holds for a unit as long as its cards are in play, or while it attacks or defends with a
/// pool.
fn standing<'a>(
    state: &'a State,
    unit: UnitId,
    when: When,
    pool: Option<&'a Pool>,
) -> impl Iterator<Item = &'a Effect> + 'a {
    let of = move |card| {
        let own = effects(&state.table, card).iter().filter(move |effect| effect.when == when);
        own.filter(move |effect| all_hold(state, unit, card, effect, pool))
    };
    in_play(state, unit).flat_map(of)
}

/// The keywords that cards give a unit in this position: its own, those of a card action until the
/// end of its activation, those of a friend who is being attacked, and those that the deployment card
/// gives troopers while they are deployed (LG-SETUP-18).
///
/// Most cards give none, and a list of none costs nothing.
#[must_use]
pub fn granted(state: &State, unit: UnitId) -> Vec<&Keyword> {
    let mut granted = Vec::new();
    let own = standing(state, unit, When::Always, None).filter(|effect| effect.to.is_none());
    own.for_each(|effect| granted.extend(&effect.keywords));
    if let Some(activation) = state.activation.as_ref().filter(|own| own.unit == unit) {
        for (card, number) in &activation.granted {
            let effect = effects(&state.table, *card).get(usize::from(*number));
            granted.extend(effect.into_iter().flat_map(|effect| &effect.keywords));
        }
    }
    let attacked = state.attacks.last().and_then(|attack| attack.pool.as_ref());
    let friend =
        attacked.filter(|pool| pool.defender != unit && state.are_friends(pool.defender, unit));
    if let Some(pool) = friend {
        let is_for = |effect: &&Effect| {
            effect.to.as_ref().is_some_and(|to| is_target(state, pool.defender, to, unit))
        };
        let lent = standing(state, pool.defender, When::Defends, Some(pool)).filter(is_for);
        lent.for_each(|effect| granted.extend(&effect.keywords));
    }
    granted.extend(deploys_by(state, unit).into_iter().flat_map(|card| &card.trooper_keywords));
    granted
}

/// The keywords that a unit has on its cards but lost: troopers by the deployment card, while they are
/// deployed (LG-SETUP-18).
#[must_use]
pub fn lost(state: &State, unit: UnitId) -> &[Keyword] {
    deploys_by(state, unit).map_or(&[], |card| &card.trooper_loses)
}

/// The deployment card that changes the keywords of a trooper, while armies are deployed.
fn deploys_by(state: &State, unit: UnitId) -> Option<&DeploymentCard> {
    let changes = state.stage == Stage::Deployment && state.kind(unit).is_trooper();
    state.deployment().filter(|_| changes)
}

/// What cards change about the terms of an attack. Nobody's cards help a charge token.
pub fn terms(state: &State, attacker: UnitId, pool: &Pool, terms: &mut Terms) {
    let attacks = standing(state, attacker, When::Attacks, Some(pool));
    let attacks = attacks.filter(|_| pool.token.is_none());
    let defends = standing(state, pool.defender, When::Defends, Some(pool));
    let always = standing(state, pool.defender, When::Always, Some(pool));
    for doing in attacks.chain(defends).chain(always).flat_map(|effect| &effect.does) {
        match doing {
            Doing::Add(dice) => terms.dice.add(*dice),
            Doing::IgnorePierce => terms.unpierced = true,
            Doing::DodgeCriticals => terms.dodges_criticals = true,
            _ => {}
        }
    }
}

/// The refusal of an attack against another than those to whom the enemy's card draws the fire.
#[must_use]
pub fn drawn_fire(state: &State, attacker: UnitId) -> Refusal {
    let enemies = state.team(state.seat(attacker).other());
    let mut cards = enemies
        .filter_map(|enemy| state.player(enemy).played.map(|card| CardId::Command(enemy, card)));
    let draws = |card: &CardId| {
        effects(&state.table, *card).iter().any(|effect| effect.does.contains(&Doing::DrawFire))
    };
    let card = cards.find(draws);
    card.map_or_else(|| Rule("LG-GOLD-02").into(), |card| forbidden(state, card))
}

/// The enemies of which an attacker must attack one, because a card draws its fire to them and it can.
#[must_use]
pub fn draw_fire(state: &State, attacker: UnitId) -> Vec<UnitId> {
    let draws = |unit: &UnitId| {
        let mut own = standing(state, *unit, When::Always, None);
        own.any(|effect| effect.does.contains(&Doing::DrawFire))
    };
    let enemies = state.enemies_of(state.seat(attacker)).filter(draws);
    enemies.filter(|&enemy| pools::can_attack_unit(state, attacker, enemy)).collect()
}

/// Whether a card lets a unit move although it is engaged: with an enemy that has an immobilize token.
#[must_use]
pub fn may_leave(state: &State, unit: UnitId) -> bool {
    let mut own = standing(state, unit, When::Always, None);
    own.any(|effect| effect.does.contains(&Doing::LeaveHeld))
        && melee::with(state, unit)
            .into_iter()
            .any(|foe| state.unit(foe).tokens.has(Marker::Immobilize))
}

/// Whether a friend lends a weapon to a unit's ranged attack: it is not engaged, and as near to the
/// defender as the card says.
fn may_lend(state: &State, unit: UnitId, friend: UnitId, defender: UnitId) -> bool {
    let lends = |effect: &Effect| {
        effect.does.iter().any(|doing| match doing {
            Doing::LendWeapon(reach) => range::units(state, friend, defender) <= *reach,
            _ => false,
        })
    };
    state.is_there(friend)
        && !melee::is_engaged(state, friend)
        && !melee::are_in(state, unit, defender)
        && standing(state, unit, When::Attacks, None).any(lends)
}

/// Whether cards let a unit use a weapon: a thrown one only with an attack action, free or not
/// (LG-CACT-204), that of a friend only if it lends it, that of a command card only in its activation,
/// or alone if the card says when.
///
/// # Errors
/// The rule that forbids it.
pub fn may_fire(state: &State, unit: UnitId, arm: &Arm, defender: UnitId) -> Result<(), Refusal> {
    let own = state.activation.as_ref();
    let own = own.filter(|own| own.unit == unit);
    let salvo = own.filter(|_| state.underway.reacting == 0).and_then(|own| own.salvo.as_ref());
    let right = match arm.card {
        Some((seat, number)) if arm.lent.is_some() => {
            let friend = arm.lent.map(|(friend, _)| friend);
            state.player(seat).played == Some(number)
                && salvo.is_none()
                && friend.is_some_and(|friend| may_lend(state, unit, friend, defender))
        }
        Some((seat, number)) => {
            let alone = effects(&state.table, CardId::Command(seat, number))
                .iter()
                .any(|effect| effect.does.iter().any(|doing| matches!(doing, Doing::Bombard(_))));
            own.is_some()
                && state.player(seat).played == Some(number)
                && salvo.is_some() == alone
                && salvo.is_none_or(|before| !before.contains(&defender))
        }
        None => salvo.is_none() && !(arm.thrown && state.underway.no_action),
    };
    if right {
        return Ok(());
    }
    let upgrade = arm.upgrade.map(|upgrade| CardId::Upgrade(unit, upgrade));
    let card = arm.card.map(|(seat, card)| CardId::Command(seat, card)).or(upgrade);
    Err(card.map_or_else(|| Rule("LG-GOLD-02").into(), |card| forbidden(state, card)))
}
