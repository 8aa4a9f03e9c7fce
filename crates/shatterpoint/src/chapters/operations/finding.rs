//! How matters stand in an operation, which objectives are meant, and how many.

use kernel::Seat;
use measure::gap;

use super::card::{Circumstance, Side};
use super::{ambush, anybody, armour, captives, noise, roaming, sequence, ship, stage, tracker};
use crate::filter::{self, Roles};
use crate::language::{Contender, Nearby, Number, Where};
use crate::objectives::{self, contests};
use crate::state::{Objective, State};

/// Whether matters stand so.
#[must_use]
pub fn holds(state: &State, given: &Circumstance) -> bool {
    let Some((operation, now)) = state.table.operation.as_ref().zip(state.operation.as_ref())
    else {
        return false;
    };
    let destroyed = |id: &String| {
        let number = operation.armoured.iter().position(|target| target.id == *id);
        number.is_some_and(|number| armour::is_destroyed(state, number as u8))
    };
    match given {
        Circumstance::Destroyed(ids) => ids.iter().all(destroyed),
        Circumstance::NotDestroyed(ids) => !ids.iter().all(destroyed),
        Circumstance::Damaged(id) => {
            let number = operation.armoured.iter().position(|target| target.id == *id);
            number.and_then(|number| now.armour.get(number)).is_some_and(|&tokens| tokens > 0)
        }
        Circumstance::Controls { side, of, at_least } => {
            let (of, controlled_by) = (of.clone(), Some(*side));
            let own = Where { of, controlled_by, ..Where::default() };
            objectives(state, &own).len() >= usize::from(*at_least)
        }
        Circumstance::TurnOf(side) => state.active == now.seat(*side),
        Circumstance::Filled(id) => tracker::is_full(state, id),
        Circumstance::NotFilled(id) => !tracker::is_full(state, id),
        Circumstance::Rolled(faces) => now.roll.iter().any(|face| faces.contains(face)),
        Circumstance::AtLeastAsMany(side) => {
            let seat = now.seat(*side);
            objectives::controlled(state, seat) >= objectives::controlled(state, seat.other())
        }
        Circumstance::More(side) => {
            let seat = now.seat(*side);
            objectives::controlled(state, seat) > objectives::controlled(state, seat.other())
        }
        Circumstance::Tokens { on, at_least, at_most } => {
            let tokens = tracker::number(state, on).map_or(0, |one| tracker::tokens(state, one));
            is_between(tokens, *at_least, *at_most)
        }
        Circumstance::Aboard { at_least, at_most } => {
            is_between(now.aboard.len() as u8, *at_least, *at_most)
        }
        Circumstance::Captured { at_least, at_most } => {
            is_between(now.captured.len() as u8, *at_least, *at_most)
        }
        Circumstance::Signalled(id) => noise::is_signalled(state, id),
        Circumstance::Mounted => now.activated.is_some_and(|unit| ship::is_aboard(state, unit)),
        Circumstance::OffDuty => {
            now.activated.is_some_and(|unit| captives::is_off_duty(state, unit))
        }
        Circumstance::AttackedInVain => now.attacked && !now.has_wounded,
        Circumstance::NoTokens => now.tokens.iter().all(|token| state.unit(token.unit).defeated),
        Circumstance::Sealed => !now.revealed && !now.sequence.is_empty(),
        Circumstance::SequenceDone => now.sequence.is_empty(),
        Circumstance::LiesInWait => now.activated.is_some_and(|unit| ambush::waits(state, unit)),
        Circumstance::NearEdge { objective, side, range } => {
            let number = state.objective_number(objective);
            let token = number.and_then(|number| state.objectives.get(number));
            let edge = state.player(now.seat(*side)).edge;
            token.is_some_and(|token| {
                let away = edge.distance(token.spot.point(), state.table.measures.battlefield);
                away - token.radius <= state.table.range(*range)
            })
        }
        Circumstance::WoundedNear(range) => now.wounded_near.is_some_and(|near| near <= *range),
        Circumstance::ObjectiveDamage(tokens) => {
            let chosen = now.chosen.and_then(|chosen| state.objectives.get(usize::from(chosen)));
            chosen.is_some_and(|objective| objective.damage >= *tokens)
        }
        Circumstance::Objectives { of, at_least, at_most } => {
            is_between(objectives(state, of).len() as u8, *at_least, *at_most)
        }
        Circumstance::Exists { side, who } => {
            let roles = anybody(state, now.seat(*side));
            filter::means_any(state, &roles, who)
        }
    }
}

fn is_between(count: u8, at_least: u8, at_most: Option<u8>) -> bool {
    count >= at_least && at_most.is_none_or(|most| count <= most)
}

/// The objectives that are meant, by their numbers.
#[must_use]
pub fn objectives(state: &State, wanted: &Where) -> Vec<u8> {
    let all = (0..).zip(&state.objectives);
    all.filter(|(number, token)| is_meant(state, wanted, *number, token))
        .map(|(number, _)| number)
        .collect()
}

/// The objectives that an ability means, which knows who uses it.
#[must_use]
pub fn objectives_of(state: &State, roles: &Roles, wanted: &Where) -> Vec<u8> {
    let contested = |token: &Objective| {
        let mut members = state.characters_of(roles.unit);
        wanted.contested_by != Some(Contender::ThisUnit)
            || members.any(|own| contests(state, own, token))
    };
    let near = |token: &Objective| {
        let own = wanted.near.as_ref().filter(|near| near.side.is_none());
        own.is_none_or(|near| is_near_to(state, roles, near, token))
    };
    let own = |number: &u8| {
        let token = state.objectives.get(usize::from(*number));
        token.is_some_and(|token| contested(token) && near(token))
    };
    objectives(state, wanted).into_iter().filter(own).collect()
}

/// Whether an objective is meant.
#[must_use]
pub fn is_meant(state: &State, wanted: &Where, number: u8, token: &Objective) -> bool {
    let Some((now, id)) =
        state.operation.as_ref().zip(state.layout().get(usize::from(number)).map(|at| &at.id))
    else {
        return false;
    };
    let card = stage(state);
    let of_kind = |kind: &String| {
        let kinds = card.map_or(&[][..], |card| &card.kind);
        kinds.iter().any(|other| other.id == *kind && other.objectives.contains(id))
    };
    let symbol = card.and_then(|card| card.symbols.get(id)).copied();
    let open_in = |tracker: &String| {
        let number = tracker::number(state, tracker);
        number.zip(symbol).is_some_and(|(number, face)| tracker::asks_for(state, number, face))
    };
    (token.active || wanted.inactive)
        && (wanted.of.is_empty() || wanted.of.contains(id))
        && wanted.kind.as_ref().is_none_or(of_kind)
        && wanted.controlled_by.is_none_or(|side| token.control == Some(now.seat(side)))
        && wanted.not_controlled_by.is_none_or(|side| token.control != Some(now.seat(side)))
        && (!wanted.ship || now.ship == Some(number))
        && wanted.priority.is_none_or(|priority| token.priority == priority)
        && (!wanted.rolled || symbol.is_some_and(|symbol| now.roll.contains(&symbol)))
        && (!wanted.revealed || symbol.is_some() && sequence::revealed(state) == symbol)
        && wanted.near_roamer.is_none_or(|range| near_roamer(state, token, range))
        && wanted.open_in.as_ref().is_none_or(open_in)
        && wanted.near.as_ref().is_none_or(|near| is_near(state, near, token))
        && (!wanted.chosen || now.chosen == Some(number))
        && wanted.contested_by.is_none_or(|who| is_contested(state, who, token))
}

/// Whether the objective that roams is near another one.
fn near_roamer(state: &State, token: &Objective, range: u8) -> bool {
    roaming::roamer(state)
        .is_some_and(|(_, own)| gap::within(own.disc(), token.disc(), state.table.range(range)))
}

/// Whether somebody who is meant is near an objective.
fn is_near(state: &State, near: &Nearby, token: &Objective) -> bool {
    let Some(now) = &state.operation else { return false };
    // Who uses the ability is not known here: `objectives_of` asks for it.
    let Some(side) = near.side else { return true };
    is_near_to(state, &anybody(state, now.seat(side)), near, token)
}

fn is_near_to(state: &State, roles: &Roles, near: &Nearby, token: &Objective) -> bool {
    state.standing().any(|character| {
        filter::is_near(state, character, token, near.range)
            && filter::matches(state, roles, &near.who, character)
    })
}

fn is_contested(state: &State, by: Contender, token: &Objective) -> bool {
    let Some(now) = &state.operation else { return false };
    let seat = |side: Side| Some(now.seat(side));
    let (of, unit): (Option<Seat>, _) = match by {
        Contender::Aggressor => (seat(Side::Aggressor), None),
        Contender::Sentinel => (seat(Side::Sentinel), None),
        Contender::Activated => (None, now.activated),
        // Who uses the ability is not known here: `objectives_of` asks for it.
        Contender::ThisUnit => return true,
    };
    state.standing().any(|character| {
        let meant = of.is_some_and(|seat| state.seat_of(character) == seat)
            || unit == Some(state.unit_of(character));
        meant && contests(state, character, token)
    })
}

/// How many: at any rate, for each objective, and if something is true.
#[must_use]
pub fn number(state: &State, number: &Number) -> u8 {
    let each = number.each.as_ref().map_or(0, |each| objectives(state, each).len() as u8);
    let more = number.more.iter().filter(|more| more.given.iter().all(|one| holds(state, one)));
    more.map(|more| more.number).fold(number.number.saturating_add(each), u8::saturating_add)
}
