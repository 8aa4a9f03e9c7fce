//! Special rules: which are in force, which something makes work, in which order, and what they forbid
//! (SO-CARD-03, SO-RULE-01).

use kernel::{Flow, Rule, Seat};

use super::card::{Occurrence, Restraint, SpecialRule};
use super::{RuleAt, finding, progress, stage};
use crate::effects::{self, Running};
use crate::event::Event;
use crate::filter::Roles;
use crate::language::Effect;
use crate::question::Pending;
use crate::state::State;
use crate::table::{CharacterId, Edition, UnitId};
use crate::{Play, abilities, attack, damage};

/// A special rule.
#[must_use]
pub fn rule(state: &State, at: RuleAt) -> Option<&SpecialRule> {
    at.on(state.table.operation.as_ref()?)
}

/// The special rules in force: those of the operation, and those of the current stage (SO-CARD-03),
/// as the chosen print has them.
pub(super) fn in_force(state: &State) -> Vec<RuleAt> {
    let Some((operation, now)) = state.table.operation.as_ref().zip(state.operation.as_ref())
    else {
        return Vec::new();
    };
    let of_stage = operation.stage.get(usize::from(now.stage)).map_or(0, |stage| stage.rule.len());
    let of_stage = (0..of_stage as u8).map(|number| RuleAt::Stage(now.stage, number));
    let all = (0..operation.rule.len() as u8).map(RuleAt::Operation).chain(of_stage);
    let printed = |rule: &SpecialRule| rule.printing.is_none_or(|on| on == state.table.printing);
    all.filter(|at| at.on(operation).is_some_and(printed)).collect()
}

/// The special rules that something makes work for a player.
pub(super) fn waiting(state: &State, seat: Seat, occurrence: &Occurrence) -> Vec<RuleAt> {
    let works = |at: &RuleAt| {
        rule(state, *at).is_some_and(|rule| {
            rule.when.as_ref() == Some(occurrence)
                && applies(state, rule, seat)
                && rule.given.iter().all(|given| finding::holds(state, given))
        })
    };
    in_force(state).into_iter().filter(works).collect()
}

/// The same, either those that come last or the others.
pub(super) fn of_moment(
    state: &State,
    seat: Seat,
    occurrence: &Occurrence,
    last: bool,
) -> Vec<RuleAt> {
    let comes = |at: &RuleAt| rule(state, *at).is_some_and(|rule| rule.last == last);
    waiting(state, seat, occurrence).into_iter().filter(comes).collect()
}

/// Whether a rule applies to a player (SO-SETUP-05).
fn applies(state: &State, rule: &SpecialRule, seat: Seat) -> bool {
    let now = state.operation.as_ref();
    now.is_some_and(|now| rule.of.is_none_or(|side| now.seat(side) == seat))
}

/// Who orders effects of no player: the active player (SP-TIMING-02), in an attack of the earlier
/// edition the attacker; nothing that special rules wait for is part of step 10E (SP-TIMING-03).
pub(super) fn chooser(state: &State) -> Seat {
    let earlier = state.table.edition == Edition::June2023;
    let attack = state.attacks.last().filter(|_| earlier);
    attack.map_or(state.active, |attack| state.seat_of(attack.attacker))
}

/// Non-player effects at one moment, in the order that is chosen.
pub(super) fn in_order(
    play: &mut Play<'_>,
    due: Vec<(Seat, Pending)>,
    roles: &dyn Fn(&State, Seat) -> Roles,
) -> Flow<()> {
    each_in_order(play, due, roles, |_| Ok(()))
}

/// The same for effects that are part of no other: what answers the wounds of one comes before the
/// next (SP-EFFECT-06).
pub(super) fn one_by_one(
    play: &mut Play<'_>,
    due: Vec<(Seat, Pending)>,
    roles: &dyn Fn(&State, Seat) -> Roles,
) -> Flow<()> {
    each_in_order(play, due, roles, settle)
}

fn each_in_order(
    play: &mut Play<'_>,
    mut due: Vec<(Seat, Pending)>,
    roles: &dyn Fn(&State, Seat) -> Roles,
    after: fn(&mut Play<'_>) -> Flow<()>,
) -> Flow<()> {
    let chooser = chooser(play);
    if due.iter().all(|(_, pending)| is_apart(play, pending)) {
        due.retain(|(_, pending)| {
            *pending != Pending::Progress || {
                progress::start_of_turn(play);
                false
            }
        });
    }
    while !due.is_empty() {
        let pending = due.iter().map(|(_, pending)| pending.clone()).collect();
        let next = attack::next(play, chooser, pending)?;
        match due.remove(next) {
            (seat, Pending::Rule(at)) => {
                let roles = roles(play, seat);
                work(play, seat, at, roles)?;
                after(play)?;
            }
            _ => progress::start_of_turn(play),
        }
    }
    Ok(())
}

/// Whether something leaves the struggle track alone, the momentum token itself excepted: then nobody
/// needs to be asked which comes first (SO-RULE-03).
fn is_apart(state: &State, pending: &Pending) -> bool {
    let apart = |effect: &Effect| {
        !matches!(
            effect,
            Effect::AddMomentum { .. }
                | Effect::RemoveMomentum { .. }
                | Effect::Assault { .. }
                | Effect::Attack { .. }
                | Effect::Action(_)
                | Effect::ActOnce
        )
    };
    let leaves = |effect: &Effect| match effect {
        Effect::Rule(id) => Effect::all(called(state, id)).into_iter().all(apart),
        effect => apart(effect),
    };
    match pending {
        Pending::Rule(at) => {
            rule(state, *at).is_some_and(|rule| Effect::all(&rule.effects).into_iter().all(leaves))
        }
        other => *other == Pending::Progress,
    }
}

/// What a special rule does that others call.
fn called<'a>(state: &'a State, id: &str) -> &'a [Effect] {
    let mut rules = in_force(state).into_iter().filter_map(|at| rule(state, at));
    rules.find(|rule| rule.id.as_deref() == Some(id)).map_or(&[][..], |rule| &rule.effects)
}

/// Whether a special rule does the same whoever's it is: everything in it is done by a role.
pub(super) fn is_impartial(state: &State, at: RuleAt) -> bool {
    let by_role = |effect: &Effect| matches!(effect, Effect::By { .. });
    let effects = rule(state, at).map_or(&[][..], |rule| &rule.effects);
    effects.iter().all(|effect| match effect {
        Effect::Rule(id) => called(state, id).iter().all(by_role),
        effect => by_role(effect),
    })
}

/// Rules that wait, as effects of a player.
pub(super) fn due(seat: Seat, rules: Vec<RuleAt>) -> impl Iterator<Item = (Seat, Pending)> {
    rules.into_iter().map(move |at| (seat, Pending::Rule(at)))
}

/// A special rule works for a player, some only once in each turn (SO-RULE-01). Rules whose effects
/// set each other off end like abilities do.
pub(super) fn work(play: &mut Play<'_>, seat: Seat, at: RuleAt, roles: Roles) -> Flow<()> {
    let table = play.table.clone();
    let Some(rule) = table.operation.as_ref().and_then(|card| at.on(card)) else { return Ok(()) };
    let done = rule.once && play.operation.as_ref().is_some_and(|now| now.worked.contains(&at));
    if done || play.working >= abilities::MOST_WORKING {
        return Ok(());
    }
    play.working += 1;
    play.tell(&[Rule("SO-CARD-03")], |_| Event::SpecialRule { seat, at });
    let before = play.operation.as_mut().and_then(|now| {
        now.worked.extend(rule.once.then_some(at));
        now.rule.replace(at)
    });
    let mut running = Running { seat, ability: None, rule: Some(at), roles, moved: false };
    effects::run(play, &mut running, &rule.effects)?;
    play.working -= 1;
    if let Some(now) = &mut play.operation {
        now.rule = before;
    }
    Ok(())
}

/// The end of an effect that is part of no other: who has too much damage becomes wounded again
/// (SP-DMG-06), and wounds are answered (SP-EFFECT-06).
pub(super) fn settle(play: &mut Play<'_>) -> Flow<()> {
    damage::settle(play)?;
    abilities::after_wounds(play)
}

/// Somebody of a player, for rules that are about nobody in particular.
#[must_use]
pub fn anybody(state: &State, seat: Seat) -> Roles {
    let own = state.unit_ids().find(|&unit| state.seat(unit) == seat);
    Roles::of(own.unwrap_or(UnitId(0)))
}

/// Special rules that something makes work for a unit.
pub(super) fn of_unit(play: &mut Play<'_>, unit: UnitId, occurrence: &Occurrence) -> Flow<()> {
    let seat = play.seat(unit);
    let rules = waiting(play, seat, occurrence);
    in_order(play, due(seat, rules).collect(), &|_, _| Roles::of(unit))
}

/// What a stage forbids to a character (SO-DUTY-02).
#[must_use]
pub fn restraint(state: &State, character: CharacterId) -> Option<Restraint> {
    let now = state.operation.as_ref()?;
    let restraint = stage(state)?.restraint?;
    (now.seat(restraint.of) == state.seat_of(character)).then_some(restraint)
}

/// Whether a rule forbids a player to add or remove tokens for a wounded unit (SO-OP-05).
#[must_use]
pub fn unmoved(state: &State, seat: Seat, wounded: Option<UnitId>) -> bool {
    let Some(unit) = wounded.filter(|&unit| state.seat(unit) != seat) else { return false };
    let kind = state.sheet(unit).unit.kind;
    let rules = in_force(state);
    let mut rules = rules.iter().filter_map(|&at| rule(state, at));
    rules.any(|rule| applies(state, rule, seat) && rule.unmoved_by.contains(&kind))
}
