//! What only special rules do, carried out.

use kernel::{Flow, Rule, Seat};

use super::special::{in_force, work};
use super::stationing::{self, Anchor};
use super::{
    Assault, ambush, anybody, armour, captives, finding, noise, roaming, rule, sequence, ship,
    tokens, tracker,
};
use crate::dice::{AttackFace, DefenceFace};
use crate::effects::{self, Running};
use crate::event::Event;
use crate::filter::{self, Roles};
use crate::language::{Die, Effect, Face, Filter, Line, Role, Where};
use crate::question::{Choice, Prompt};
use crate::state::State;
use crate::table::{CharacterId, UnitId};
use crate::{Play, activation, cover};

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
        Effect::ChooseObjective { from, fresh, then } => {
            choose_objective(play, running, from, *fresh, then)
        }
        Effect::FillRolled(id) => {
            let roll = rolled(play);
            tracker::fill_rolled(play, seat, id, &roll)
        }
        Effect::EmptyRolled(id) => {
            let roll = rolled(play);
            tracker::empty_rolled(play, seat, id, &roll)
        }
        Effect::Fill { tracker: id, tokens, reaching, then } => {
            for _ in 0..finding::number(play, tokens) {
                let before = tracker::number(play, id).map(|one| tracker::tokens(play, one));
                tracker::fill(play, id, 1);
                let now = tracker::number(play, id).map(|one| tracker::tokens(play, one));
                if now != before && now.is_some_and(|now| reaching.contains(&now)) {
                    effects::run(play, running, then)?;
                }
            }
            Ok(())
        }
        Effect::Empty(id) => {
            tracker::empty(play, id);
            Ok(())
        }
        Effect::By { side, then } => {
            let seat = play.operation.as_ref().map_or(seat, |now| now.seat(*side));
            as_player(play, running, seat, then)
        }
        Effect::EachUnit { from, then } => each_unit(play, running, from, then),
        Effect::Opponent(effects) => as_player(play, running, seat.other(), effects),
        Effect::Rule(id) => call(play, running, id),
        Effect::When { given, then, otherwise } => {
            let given = given.iter().all(|given| finding::holds(play, given));
            effects::run(play, running, if given { then } else { otherwise })
        }
        effect => with_tokens(play, running, effect),
    }
}

/// What special rules do with operation tokens, dice and objectives.
fn with_tokens(play: &mut Play<'_>, running: &mut Running, effect: &Effect) -> Flow<()> {
    let seat = running.seat;
    match effect {
        Effect::Scatter(faces) => tokens::scatter(play, seat, faces),
        Effect::RevealTokens => {
            tokens::reveal(play);
            Ok(())
        }
        Effect::RemoveToken { matching } => match running.roles.unit(play, Role::It) {
            Some(unit) => tokens::remove(play, seat, unit, *matching),
            None => Ok(()),
        },
        Effect::InjureForTokens => {
            if let Some(unit) = running.roles.unit(play, Role::It) {
                tokens::injure_for_tokens(play, unit);
            }
            Ok(())
        }
        Effect::DamageObjective(tokens) => {
            tokens::damage(play, *tokens);
            Ok(())
        }
        Effect::Deactivate => {
            tokens::deactivate(play);
            Ok(())
        }
        Effect::TurnDie => tokens::turn_die(play, seat),
        Effect::DrawToken(from) => tokens::draw(play, seat, &running.roles, from),
        Effect::ReturnTokens(role) => {
            if let Some(unit) = running.roles.unit(play, *role) {
                tokens::give_back(play, unit);
            }
            Ok(())
        }
        Effect::UseToken(id) => match tracker::number(play, id) {
            Some(tracker) => tokens::spend(play, seat, tracker),
            None => Ok(()),
        },
        Effect::LaySequence => {
            sequence::lay(play);
            Ok(())
        }
        Effect::Reveal { on, then } => sequence::reveal(play, running, on, then),
        Effect::DiscardRevealed => {
            sequence::discard(play);
            Ok(())
        }
        Effect::PlaceObjective { range, of } => {
            let of = of.as_ref().and_then(|id| play.objective_number(id)).map(|n| n as u8);
            sequence::place(play, seat, *range, of)
        }
        Effect::Roam { kinds, toward: None } => roaming::go(play, seat, kinds, None),
        Effect::Roam { kinds, toward: Some(wanted) } => {
            let near = nearest(play, wanted);
            if near.is_empty() {
                return Ok(());
            }
            let choice = play.choose(seat, Prompt::Objective, |_| {
                near.into_iter().map(Choice::Objective).collect()
            })?;
            let Choice::Objective(toward) = choice else { return Ok(()) };
            roaming::go(play, seat, kinds, Some(toward))
        }
        Effect::LieInWait(faces) => ambush::lie_in_wait(play, seat, faces),
        Effect::LayAmbushes(faces) => ambush::lay(play, seat, faces),
        Effect::SpringAmbush => ambush::spring(play, running.roles.unit),
        Effect::SpotAmbushes => ambush::spot(play),
        Effect::Withdraw { tracker: id, tokens, reaching, then } => {
            let Some(tracker) = tracker::number(play, id) else { return Ok(()) };
            for _ in 0..*tokens {
                let Some(left) = tracker::withdraw(play, tracker) else { break };
                if reaching.contains(&left) {
                    effects::run(play, running, then)?;
                }
            }
            Ok(())
        }
        Effect::FillChosen(id) => {
            let chosen = tracker::number(play, id).zip(tokens::chosen_symbol(play));
            if let Some((tracker, face)) = chosen {
                tracker::fill_shown(play, tracker, face);
            }
            Ok(())
        }
        effect => with_units(play, running, effect),
    }
}

/// What special rules do with ships, captives, guards and noise.
fn with_units(play: &mut Play<'_>, running: &mut Running, effect: &Effect) -> Flow<()> {
    let (seat, this_unit) = (running.seat, running.roles.unit);
    let it = running.roles.unit(play, Role::It);
    match effect {
        Effect::Noise(tokens) => noise::make(play, seat, *tokens),
        Effect::RevealNoise(lines) => noise::reveal(play, running, lines),
        Effect::Capture => captives::capture(play, seat),
        Effect::GoOffDuty => captives::go_off_duty(play, seat),
        Effect::Confine(wanted) => captives::confine(play, seat, wanted),
        Effect::ActOnce => it.map_or(Ok(()), |unit| activation::act_once(play, unit)),
        Effect::Station { range, of, edges, all } => {
            let units = if *all { away(play, seat) } else { vec![this_unit] };
            station(play, seat, units, *range, of.as_ref(), *edges)
        }
        Effect::Transfer { from, to } => {
            let both = tracker::number(play, from).zip(tracker::number(play, to));
            both.map_or(Ok(()), |(from, to)| tracker::transfer(play, seat, from, to))
        }
        Effect::TakeOff(id) => {
            let tracker = tracker::number(play, id);
            tracker.map_or(Ok(()), |tracker| tracker::take_off(play, seat, tracker))
        }
        effect => {
            at_once(play, this_unit, it, effect);
            Ok(())
        }
    }
}

/// What special rules do without a question.
fn at_once(play: &mut Play<'_>, this_unit: UnitId, it: Option<UnitId>, effect: &Effect) {
    match (effect, it) {
        (Effect::Dock, _) => ship::dock(play),
        (Effect::ActFromShip, _) => ship::act_from(play, this_unit),
        (Effect::Embark, Some(unit)) => ship::embark(play, unit),
        (Effect::Free, Some(unit)) => captives::free(play, unit),
        (Effect::Injure, Some(unit)) => tokens::injure(play, unit),
        (Effect::Signal(id), _) => noise::signal(play, id),
        (Effect::Batter { target, tokens }, _) => {
            if let Some(target) = armoured(play, target) {
                armour::batter(play, target, *tokens);
            }
        }
        (Effect::EndActivation, _) => {
            if let Some(now) = &mut play.operation {
                now.spent = true;
            }
        }
        _ => {}
    }
}

/// The units of a player that are neither on the battlefield nor defeated.
fn away(state: &State, seat: Seat) -> Vec<UnitId> {
    state.units_of(seat).filter(|&unit| state.characters_of(unit).next().is_none()).collect()
}

/// Units are put within a range of a token or of an edge; they are no longer aboard or off duty
/// (SO-PLACE-02).
fn station(
    play: &mut Play<'_>,
    seat: Seat,
    units: Vec<UnitId>,
    range: u8,
    of: Option<&String>,
    edges: Option<u8>,
) -> Flow<()> {
    let chosen = play.operation.as_ref().and_then(|now| now.chosen).map(usize::from);
    let number = of.map_or(chosen, |id| play.objective_number(id));
    let Some(at) = number.and_then(|number| play.objectives.get(number)).map(|token| token.spot)
    else {
        return Ok(());
    };
    for unit in units {
        stationing::put(play, seat, unit, Anchor { at, range, edges })?;
        if let Some(now) = &mut play.operation {
            now.aboard.retain(|other| *other != unit);
            now.off_duty.retain(|other| *other != unit);
        }
        // Only now, since nobody aboard is engaged.
        cover::check(play);
    }
    Ok(())
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
    with_results(play, running, faces, lines)
}

/// Lines work with some results, in their order.
pub(super) fn with_results(
    play: &mut Play<'_>,
    running: &mut Running,
    faces: Vec<Face>,
    lines: &[Line],
) -> Flow<()> {
    let before = remember(play, faces);
    for line in lines {
        // A line may have turned a die.
        let faces = rolled(play);
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
    fresh: bool,
    then: &[Effect],
) -> Flow<()> {
    let mut open = finding::objectives_of(play, &running.roles, from);
    if let Some(now) = play.operation.as_ref().filter(|_| fresh) {
        open.retain(|number| !now.picked.contains(number));
    }
    if open.is_empty() {
        return Ok(());
    }
    let choice = play.choose(running.seat, Prompt::Objective, |_| {
        open.into_iter().map(Choice::Objective).collect()
    })?;
    let Choice::Objective(chosen) = choice else { return Ok(()) };
    if let Some(now) = play.operation.as_mut().filter(|_| fresh) {
        now.picked.push(chosen);
    }
    let before = choose(play, Some(chosen));
    let done = effects::run(play, running, then);
    choose(play, before);
    done
}

fn choose(play: &mut Play<'_>, chosen: Option<u8>) -> Option<u8> {
    let now = play.operation.as_mut();
    now.and_then(|now| std::mem::replace(&mut now.chosen, chosen))
}

/// The objectives of some that are nearest to the one that roams: several if equally near.
fn nearest(state: &State, wanted: &Where) -> Vec<u8> {
    let Some((_, own)) = roaming::roamer(state) else { return Vec::new() };
    let away = |&number: &u8| {
        let other = state.objectives.get(usize::from(number));
        other.map(|other| other.spot.point().distance_squared(own.spot.point()))
    };
    let mut all = finding::objectives(state, wanted);
    let least = all.iter().filter_map(away).min();
    all.retain(|number| away(number) == least);
    all
}

/// A player does it, about whom it is; nobody else's unit is meant by `this-unit`.
fn as_player(play: &mut Play<'_>, running: &Running, seat: Seat, effects: &[Effect]) -> Flow<()> {
    let it = running.roles.it.clone();
    let roles = Roles { it, ..anybody(play, seat) };
    let mut other = Running { seat, roles, ..running.clone() };
    effects::run(play, &mut other, effects)
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
