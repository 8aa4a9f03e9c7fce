//! What only special rules do, carried out.

use kernel::{Flow, Rule};

use super::{Assault, anybody, armour, finding, in_force, rule, tracker, work};
use crate::Play;
use crate::dice::{AttackFace, DefenceFace};
use crate::effects::{self, Running};
use crate::event::Event;
use crate::filter;
use crate::language::{Die, Effect, Face, Filter, Line, Where};
use crate::question::{Choice, Prompt};
use crate::state::State;
use crate::table::{CharacterId, UnitId};

/// Carries out an effect that only special rules have; others do nothing here.
///
/// # Errors
/// Pauses for answers.
pub fn run(play: &mut Play<'_>, running: &mut Running, effect: &Effect) -> Flow<()> {
    let seat = running.seat;
    match effect {
        Effect::Roll { die, dice, lines } => {
            let dice = finding::number(play, dice);
            roll(play, running, *die, dice, lines)
        }
        Effect::Assault { target, controlled, then } => {
            assault(play, running, target, *controlled, then)
        }
        Effect::Repair { target, tokens } => {
            if let Some(target) = armoured(play, target) {
                armour::repair(play, target, *tokens);
            }
            Ok(())
        }
        Effect::Mark(wanted) => {
            mark(play, wanted);
            Ok(())
        }
        Effect::ChooseObjective { from, then } => choose_objective(play, running, from, then),
        Effect::FillRolled(id) => {
            let roll = rolled(play);
            tracker::fill_rolled(play, seat, id, &roll)
        }
        Effect::EmptyRolled(id) => {
            let roll = rolled(play);
            tracker::empty_rolled(play, seat, id, &roll)
        }
        Effect::Fill { tracker: id, tokens } => {
            let tokens = finding::number(play, tokens);
            tracker::fill(play, id, tokens);
            Ok(())
        }
        Effect::Empty(id) => {
            tracker::empty(play, id);
            Ok(())
        }
        Effect::EachUnit { from, then } => each_unit(play, running, from, then),
        Effect::Opponent(effects) => {
            let seat = seat.other();
            let mut other = Running { seat, roles: anybody(play, seat), ..running.clone() };
            effects::run(play, &mut other, effects)
        }
        Effect::Rule(id) => call(play, running, id),
        Effect::When { given, then, otherwise } => {
            let given = given.iter().all(|given| finding::holds(play, given));
            effects::run(play, running, if given { then } else { otherwise })
        }
        _ => Ok(()),
    }
}

fn armoured(state: &State, id: &str) -> Option<u8> {
    let targets = &state.table.operation.as_ref()?.armoured;
    targets.iter().position(|target| target.id == id).map(|number| number as u8)
}

fn rolled(state: &State) -> Vec<Face> {
    state.operation.as_ref().map(|now| now.roll.clone()).unwrap_or_default()
}

/// Dice are rolled outside an attack; then the lines work, in their order (SO-ROLL-01).
fn roll(
    play: &mut Play<'_>,
    running: &mut Running,
    die: Die,
    dice: u8,
    lines: &[Line],
) -> Flow<()> {
    let (mut attack, mut defence) = (Vec::new(), Vec::new());
    for _ in 0..dice {
        match die {
            Die::Attack => attack.push(AttackFace::of(play.die(AttackFace::SIDES)?)),
            Die::Defence => defence.push(DefenceFace::of(play.die(DefenceFace::SIDES)?)),
        }
    }
    let faces = attack.iter().map(|&face| Face::from(face));
    let faces: Vec<Face> = faces.chain(defence.iter().map(|&face| face.into())).collect();
    if let Some(at) = running.rule.filter(|_| dice > 0) {
        let seat = running.seat;
        play.tell(&[Rule("SO-ROLL-01")], |_| Event::RuleRolled { seat, at, attack, defence });
    }
    let before = remember(play, faces.clone());
    for line in lines {
        let results = faces.iter().filter(|face| line.on.contains(face)).count();
        let times = match () {
            () if line.on.is_empty() => 1,
            () if line.each => results,
            () => results.min(1),
        };
        for _ in 0..times {
            effects::run(play, running, &line.then)?;
        }
    }
    remember(play, before);
    Ok(())
}

/// Puts a roll in the place of the one before, which it gives.
fn remember(play: &mut Play<'_>, roll: Vec<Face>) -> Vec<Face> {
    let now = play.operation.as_mut();
    now.map(|now| std::mem::replace(&mut now.roll, roll)).unwrap_or_default()
}

/// One character of the activated unit may attack an armoured target (SO-ARMOR-12, SO-ARMOR-13).
fn assault(
    play: &mut Play<'_>,
    running: &mut Running,
    target: &str,
    controlled: bool,
    then: &[Effect],
) -> Flow<()> {
    let unit = play.operation.as_ref().and_then(|now| now.activated);
    let Some((target, unit)) = armoured(play, target).zip(unit) else { return Ok(()) };
    let attacker = armour::assault(play, unit, Assault { target, controlled })?;
    let Some(attacker) = attacker else { return Ok(()) };
    running.roles.it.push(attacker);
    let done = effects::run(play, running, then);
    running.roles.it.pop();
    remember(play, Vec::new());
    done
}

/// These objectives alone have priority tokens, and nobody controls them (SO-MARK-01).
fn mark(play: &mut Play<'_>, wanted: &Where) {
    let marked = finding::objectives(play, wanted);
    for (number, objective) in (0..).zip(&mut play.objectives) {
        objective.priority = marked.contains(&number);
        if objective.priority {
            objective.control = None;
        }
    }
    play.tell(&[Rule("SO-MARK-01")], |_| Event::Marked { objectives: marked });
}

/// One objective is chosen; special rules speak of it as the chosen one.
fn choose_objective(
    play: &mut Play<'_>,
    running: &mut Running,
    from: &Where,
    then: &[Effect],
) -> Flow<()> {
    let open = finding::objectives(play, from);
    if open.is_empty() {
        return Ok(());
    }
    let choice = play.choose(running.seat, Prompt::Objective, |_| {
        open.into_iter().map(Choice::Objective).collect()
    })?;
    let Choice::Objective(chosen) = choice else { return Ok(()) };
    let before = choose(play, Some(chosen));
    let done = effects::run(play, running, then);
    choose(play, before);
    done
}

fn choose(play: &mut Play<'_>, chosen: Option<u8>) -> Option<u8> {
    let now = play.operation.as_mut();
    now.and_then(|now| std::mem::replace(&mut now.chosen, chosen))
}

/// Each unit with such a character, all at once: no order is asked for.
fn each_unit(
    play: &mut Play<'_>,
    running: &mut Running,
    from: &Filter,
    then: &[Effect],
) -> Flow<()> {
    let mut units: Vec<(UnitId, CharacterId)> = Vec::new();
    for character in filter::candidates(play, &running.roles, from) {
        let unit = play.unit_of(character);
        if !units.iter().any(|(other, _)| *other == unit) {
            units.push((unit, character));
        }
    }
    for (_, character) in units {
        running.roles.it.push(character);
        effects::run(play, running, then)?;
        running.roles.it.pop();
    }
    Ok(())
}

/// A special rule that others call, about whom they are.
fn call(play: &mut Play<'_>, running: &mut Running, id: &str) -> Flow<()> {
    let called =
        |at: &super::RuleAt| rule(play, *at).is_some_and(|rule| rule.id.as_deref() == Some(id));
    let at = in_force(play).into_iter().find(called);
    at.map_or(Ok(()), |at| work(play, running.seat, at, running.roles.clone()))
}
