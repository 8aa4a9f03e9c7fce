//! How the aids are worked out.

use kernel::{Question, Refusal, Rule};
use measure::eye::{self, Solid};
use measure::{Direction, Length, Point};

use crate::aids::{Against, Aids, Closed, Forecast, Measured, Query, Seen};
use crate::arcs::{self, Arc};
use crate::attack::Terms;
use crate::cohesion::Following;
use crate::question::{Choice, Limits, Moving, Placing, Prompt, Why};
use crate::state::State;
use crate::table::{MiniId, Stand, UnitId};
use crate::underway::{Action, Pool};
use crate::{
    Legion, cohesion, cover, deployment, drops, judging, melee, moments, movement, odds, placing,
    pools, range, sight,
};

/// What helps with a question.
#[must_use]
pub fn aids(state: &State, question: &Question<Legion>) -> Aids {
    let closed = judging::closed(state, question).into_iter();
    Aids {
        closed: closed.map(|(choice, refusal)| Closed { choice, refusal }).collect(),
        forecasts: question.options.iter().map(|choice| listed(state, question, choice)).collect(),
        weapons: weapons(state, question),
        moving: moving(state, question),
        suggestions: suggestions(state, question),
    }
}

fn listed(state: &State, question: &Question<Legion>, choice: &Choice) -> Option<Forecast> {
    let Prompt::Attack { unit, .. } = question.prompt else { return None };
    let Choice::Attack { defender, weapons } = choice else { return None };
    Some(forecast(state, unit, *defender, weapons))
}

/// What a pool would roll, and how it could end.
fn forecast(state: &State, unit: UnitId, defender: UnitId, weapons: &[(MiniId, u8)]) -> Forecast {
    let melee = melee::are_in(state, unit, defender);
    let pool = Pool::of(defender, weapons.to_vec(), melee);
    let terms = Terms::of(state, unit, &pool);
    Forecast {
        defender,
        range: range::of_attack(state, unit, defender),
        melee,
        dice: terms.dice,
        cover: terms.covered.cover,
        wounds: odds::distribution(&terms).chances().to_vec(),
        impact: terms.impact,
        pierce: terms.pierces(0),
        aim: terms.aims,
        rerolls: terms.rerolls,
        dodge: terms.dodges,
        armor: terms.armor,
        deflect: terms.deflects,
        because: terms.covered.because,
        reasons: terms.because.to_vec(),
    }
}

/// Who may use which weapon against whom.
fn weapons(state: &State, question: &Question<Legion>) -> Vec<Against> {
    let Prompt::Attack { unit, ref limits, .. } = question.prompt else {
        return Vec::new();
    };
    let each = moments::weapons_each(state, unit);
    let count = state.sheet(unit).weapons.len() as u8;
    let enemies = state.enemies_of(state.seat(unit));
    let open = enemies
        .filter(|&enemy| pools::is_within(state, unit, limits, enemy).is_ok())
        .filter(|&enemy| pools::may_defend(state, unit, enemy).is_ok());
    let against = open.map(|defender| {
        let all = state.minis_of(unit).flat_map(|mini| (0..count).map(move |arm| (mini, arm)));
        let usable = all.filter(|&(mini, arm)| pools::may_use(state, mini, arm, defender).is_ok());
        Against { defender, weapons: usable.collect(), each }
    });
    against.filter(|against| !against.weapons.is_empty()).collect()
}

/// The movement that is asked about, or that the move action would give.
fn moving(state: &State, question: &Question<Legion>) -> Option<Moving> {
    match question.prompt {
        Prompt::Move(moving) => Some(moving),
        Prompt::Act(unit) if question.options.contains(&Choice::Action(Action::Move)) => {
            let left = state.activation.as_ref().map_or(0, |own| own.left);
            let speed = movement::max_speed(state, unit);
            Some(Moving { unit, speed, why: Why::Action(left), may: true })
        }
        _ => None,
    }
}

/// Legal answers to an open question: good ones to begin with.
#[must_use]
pub fn suggestions(state: &State, question: &Question<Legion>) -> Vec<Choice> {
    match question.prompt {
        Prompt::Deploy => deployment::suggestions(state, question.seat),
        Prompt::Cohere { unit, after } => {
            let stands = cohesion::formation(state, unit, after);
            let legal = cohesion::judge(state, unit, after, &stands).is_ok();
            legal.then_some(Choice::Stands(stands)).into_iter().collect()
        }
        Prompt::Move(moving) => goals(state, moving),
        _ => Vec::new(),
    }
}

/// Moves toward tokens and enemies, and around, as far as they go.
#[must_use]
pub fn goals(state: &State, moving: Moving) -> Vec<Choice> {
    let Some((_, from)) = state.leader(moving.unit) else { return Vec::new() };
    if moving.why == Why::Compulsory {
        let ways = movement::compulsory::full_ways(state, moving);
        let moves =
            ways.into_iter().map(|(speed, way)| Choice::Move { speed, to: way.to, via: None });
        return moves.collect();
    }
    let enemies = state.enemies_of(state.seat(moving.unit));
    let enemies = enemies.filter_map(|enemy| state.leader(enemy)).map(|(_, stand)| stand.point());
    let tokens = state.tokens.iter().map(|token| token.stand.point());
    let mut aims: Vec<Point> = tokens.chain(enemies).collect();
    aims.sort_by_key(|aim| aim.distance_squared(from.point()));
    aims.truncate(4);
    let around = (0..4).map(|part| placing::on_circle(from.point(), 60_000, from.facing, part, 4));
    aims.extend(around);
    let mut found: Vec<Choice> = Vec::new();
    for aim in aims {
        let choice = farthest(state, moving, from, aim);
        found.extend(choice.filter(|choice| !found.contains(choice)));
    }
    found.extend(pivot(state, moving, from));
    found
}

/// A vehicle or emplacement turns toward the nearest enemy, as far as it can.
fn pivot(state: &State, moving: Moving, from: Stand) -> Option<Choice> {
    let enemies = state.enemies_of(state.seat(moving.unit));
    let enemies = enemies.filter_map(|enemy| state.leader(enemy)).map(|(_, stand)| stand.point());
    let nearest = enemies.min_by_key(|point| point.distance_squared(from.point()))?;
    let straight = Direction::nearest(nearest - from.point());
    let turns = [straight, from.facing.quarters(1), from.facing.quarters(3)];
    let mut choices = turns.into_iter().map(|facing| Choice::Pivot { facing });
    choices.find(|choice| judging::judge_move(state, moving, choice).is_ok())
}

/// The farthest legal place on the way to a point, in steps.
fn farthest(state: &State, moving: Moving, from: Stand, aim: Point) -> Option<Choice> {
    let speed = moving.speed.clamp(1, 3);
    let tool = state.table.tool(speed);
    let reach = tool.first + tool.second + 2 * state.table.radius(moving.unit);
    let path = measure::push::path(from.point(), aim - from.point(), reach)?;
    let distance = Length::try_from(from.point().distance_squared(aim).isqrt()).unwrap_or(reach);
    (0..6).find_map(|step| {
        let point = path.at(distance.min(reach) * (6 - step) / 6);
        let found = drops::go(state, moving, false, point, None);
        let Measured::Go { speed: Some(speed), to, refusal: None, .. } = found else { return None };
        Some(Choice::Move { speed, to, via: None })
    })
}

/// Measures.
///
/// # Errors
/// Refuses what is not on the battlefield.
pub fn measure(
    state: &State,
    asked: &[Question<Legion>],
    query: &Query,
) -> Result<Measured, Refusal> {
    match query {
        Query::Go { moving, reverse, x, y, level } => {
            known(state, moving.unit)?;
            may_lay(state, asked, moving.unit)?;
            let point = bounded(*x, *y, level.unwrap_or(0))?;
            Ok(drops::go(state, *moving, *reverse, point, *level))
        }
        Query::Drop { moving, reverse, x, y, level } => {
            known(state, moving.unit)?;
            may_lay(state, asked, moving.unit)?;
            let point = bounded(*x, *y, level.unwrap_or(0))?;
            Ok(drops::put_down(state, *moving, *reverse, point, *level))
        }
        Query::Reach { moving, reverse } => {
            known(state, moving.unit)?;
            may_lay(state, asked, moving.unit)?;
            Ok(Measured::Reach { reaches: drops::reaches(state, *moving, *reverse) })
        }
        Query::Around { unit, stands } => {
            known(state, *unit)?;
            all_bounded(stands)?;
            Ok(drops::around(state, *unit, stands))
        }
        Query::Cohere { unit, after, stands } => {
            known(state, *unit)?;
            all_bounded(stands)?;
            sound(state, *after)?;
            Ok(cohere(state, *unit, *after, stands))
        }
        Query::Deploy { unit, stands } => {
            known(state, *unit)?;
            all_bounded(stands)?;
            Ok(Measured::Deploy { refusal: drops::judge_coming(state, *unit, stands).err() })
        }
        Query::Formation { unit, leader } => {
            known(state, *unit)?;
            all_bounded(std::slice::from_ref(leader))?;
            Ok(drops::formation(state, *unit, *leader))
        }
        Query::Place { choice } => {
            let admits = |one: &&Question<Legion>| drops::asks_for(&one.prompt, choice);
            let question = asked.iter().find(admits).ok_or(Refusal::NOT_ASKED)?;
            Ok(drops::put(state, question, choice))
        }
        Query::Between { from, to } => {
            standing(state, *from)?;
            standing(state, *to)?;
            Ok(between(state, *from, *to))
        }
        Query::Units { from, to } => {
            known(state, *from)?;
            known(state, *to)?;
            let covered = cover::against(state, *from, *to);
            Ok(Measured::Units {
                range: range::units(state, *from, *to),
                seen: sight::seen_of(state, *from, *to),
                cover: covered.cover,
                obscured: covered.obscured,
                because: covered.because,
            })
        }
        Query::Eye { from } => {
            standing(state, *from)?;
            let others = state.standing().filter(|other| other != from);
            Ok(Measured::Eye { seen: others.map(|other| seen(state, *from, other)).collect() })
        }
        Query::Pool { defender, weapons } => pool(state, *defender, weapons),
    }
}

fn known(state: &State, unit: UnitId) -> Result<(), Refusal> {
    let unknown = || Refusal::from(Refusal::MALFORMED).with("unit", unit.0);
    (unit.index() < state.units.len()).then_some(()).ok_or_else(unknown)
}

/// Whether a reason for placing names what there is.
fn sound(state: &State, after: Placing) -> Result<(), Refusal> {
    match after {
        Placing::Melee(foe) | Placing::CloseUp(foe) => known(state, foe),
        Placing::Climb { from } => all_bounded(&[from]),
        _ => Ok(()),
    }
}

fn standing(state: &State, mini: MiniId) -> Result<Stand, Refusal> {
    let nowhere = || Refusal::from(Refusal::MALFORMED).with("miniature", mini.0);
    state.stand(mini).ok_or_else(nowhere)
}

/// A tool is laid only for the unit that is active; outside its activation, for a scout, a reaction
/// or a move that somebody else makes with it, only while that move is asked about (LG-PREM-02).
fn may_lay(state: &State, asked: &[Question<Legion>], unit: UnitId) -> Result<(), Refusal> {
    let active = state.activation.as_ref().is_some_and(|own| own.unit == unit);
    let moves =
        |one: &Question<Legion>| matches!(one.prompt, Prompt::Move(own) if own.unit == unit);
    if active || asked.iter().any(moves) { Ok(()) } else { Err(Rule("LG-PREM-02").into()) }
}

fn bounded(x: i32, y: i32, level: i32) -> Result<Point, Refusal> {
    let stand = Stand { x, y, level, facing: Direction::default() };
    all_bounded(&[stand]).map(|()| stand.point())
}

fn all_bounded(stands: &[Stand]) -> Result<(), Refusal> {
    let all = stands.iter().all(|stand| stand.in_bounds());
    if all { Ok(()) } else { Err(Rule("LG-LEAVE-03").into()) }
}

fn cohere(state: &State, unit: UnitId, after: Placing, stands: &[Stand]) -> Measured {
    let leader = state.leader(unit).map(|(_, stand)| stand);
    let following = leader.map(|leader| Following::of(state, unit, leader, after));
    let each = |stand: &Stand| match &following {
        Some(following) => following.may_stand(*stand).err(),
        None => Some(Rule("LG-COH-201").into()),
    };
    Measured::Cohere {
        refusals: stands.iter().map(each).collect(),
        refusal: cohesion::judge(state, unit, after, stands).err(),
    }
}

fn between(state: &State, from: MiniId, to: MiniId) -> Measured {
    let (own, other) = (state.base(from), state.base(to));
    let range = own.zip(other).map_or(range::BEYOND, |(a, b)| range::between(state, a, b));
    let centres = own.zip(other).map_or(0, |(a, b)| a.centre.distance_squared(b.centre).isqrt());
    let radii = own.zip(other).map_or(0, |(a, b)| i64::from(a.radius) + i64::from(b.radius));
    let distance = (centres - radii).max(0);
    let Seen { sight, share, .. } = seen(state, from, to);
    let arcs = [Arc::Front, Arc::Rear, Arc::Left, Arc::Right]
        .map(|arc| other.is_some_and(|base| arcs::base_in(state, from, arc, base)));
    let distance = Length::try_from(distance).unwrap_or(Length::MAX);
    Measured::Between { distance, range, sight, share, arcs }
}

/// What one miniature sees of another; the share is for display.
fn seen(state: &State, from: MiniId, mini: MiniId) -> Seen {
    let sight = sight::sees(state, from, mini);
    let share = match sight::eye(state, from).filter(|_| sight) {
        None => 0.0,
        Some(eye) => {
            let target = sight::body(state, mini, true);
            let vehicles = sight::vehicles(state, eye, &target, [from, mini]);
            let blockers: Vec<&Solid> =
                state.table.solids.iter().flatten().chain(&vehicles).collect();
            eye::share(eye, &target, &blockers)
        }
    };
    Seen { mini, sight, share }
}

/// What a pool of the unit whose miniatures are named would roll.
fn pool(state: &State, defender: UnitId, weapons: &[(MiniId, u8)]) -> Result<Measured, Refusal> {
    known(state, defender)?;
    let first = weapons.first().ok_or(Rule("LG-ATK-14"))?.0;
    for (mini, _) in weapons {
        standing(state, *mini)?;
    }
    let unit = state.unit_of(first);
    let refusal = pools::judge(state, unit, &Limits::default(), &[], defender, weapons).err();
    Ok(Measured::Pool { forecast: forecast(state, unit, defender, weapons), refusal })
}
