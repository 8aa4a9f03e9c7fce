//! How the aids are worked out.

use kernel::{Question, Refusal, Rule, Seat};
use measure::{Disc, Length, Point, near, sight as lines};

use crate::aids::{Aids, Around, Closed, Forecast, Measured, Query, Step};
use crate::drops::{self, Asked, Put, Roaming};
use crate::language::{Action, MoveKind, Symbol};
use crate::moments::Moment;
use crate::operations::{self, ambush, roaming, sequence, stationing};
use crate::push::Push;
use crate::question::{Choice, OrderCard, Prompt};
use crate::state::{Objective, State};
use crate::table::{CharacterId, Goal, Spot, UnitId};
use crate::{
    Shatterpoint, abilities, activation, deployment, engagement, judging, movement, objectives,
    odds, orders, pools, push, sampling, setup, sight, tree,
};

/// What helps with a question.
pub fn aids(state: &State, question: &Question<Shatterpoint>) -> Aids {
    let closed = judging::closed(state, question).into_iter();
    Aids {
        closed: closed.map(|(choice, refusal)| Closed { choice, refusal }).collect(),
        attacks: question.options.iter().map(|choice| forecast(state, question, choice)).collect(),
        steps: question.options.iter().map(|choice| step(state, choice)).collect(),
        moves: moves(state, question),
        suggestions: suggestions(state, question, 6),
        layouts: question.options.iter().map_while(|choice| layout(state, choice)).collect(),
        reserve_cost: match question.prompt {
            Prompt::Revealed(OrderCard::Unit(unit)) => Some(orders::reserve_cost(state, unit)),
            Prompt::Revealed(OrderCard::Shatterpoint) => Some(orders::PRICE),
            _ => None,
        },
    }
}

/// What a listed attack would roll.
fn forecast(state: &State, question: &Question<Shatterpoint>, choice: &Choice) -> Option<Forecast> {
    let Prompt::Attack { dice, .. } = &question.prompt else { return None };
    let Choice::Attack { character, kind, target } = *choice else { return None };
    let pools = pools::pools(state, character, target, kind, *dice);
    Some(Forecast {
        character,
        target,
        kind,
        attack: pools.attack(),
        defence: pools.defence(),
        successes: odds::successes(state, character, target, kind, &pools).chances().to_vec(),
        attack_because: pools.attack_because,
        defence_because: pools.defence_because,
    })
}

/// What a listed option of a combat tree would do.
fn step(state: &State, choice: &Choice) -> Option<Step> {
    let Choice::Option(option) = *choice else { return None };
    let attack = state.attacks.last()?;
    let (own, enemy) = (attack.attacker, attack.target.character()?);
    let unit = state.unit_of(own);
    let tree = &state.table.stance(unit, state.unit(unit).stance).tree;
    let effects = &tree.options.get(usize::from(option))?.effects;
    let reach = |kind: MoveKind| {
        let tool = state.table.tool(kind);
        2 * state.table.radius(own) + tool.first + tool.second
    };
    let shove = state.table.radius(enemy) + state.table.range(1);
    Some(Step {
        pool: attack.pool.saturating_add(tree::damage(effects)),
        reach: effects.iter().filter_map(|symbol| symbol.movement()).map(reach).max(),
        shove: effects.contains(&Symbol::Shove).then_some(shove),
    })
}

/// Where the objectives would lie with an edge or a mission pack; what is played for without an
/// operation nobody knows before the edges are chosen.
fn layout(state: &State, choice: &Choice) -> Option<Vec<Objective>> {
    let (layout, edge) = match *choice {
        Choice::Edge(edge) if state.operation.is_some() => (state.layout(), edge),
        Choice::Mission(seat) => {
            let mission = state.table.missions.get(seat.index())?;
            (mission.objective.as_slice(), state.player(state.first).edge)
        }
        _ => return None,
    };
    Some(setup::laid(state, layout, edge).to_vec())
}

/// The movements that the characters of a question have, or would by the Move action.
fn moves(state: &State, question: &Question<Shatterpoint>) -> Vec<(CharacterId, MoveKind)> {
    let (characters, given) = match &question.prompt {
        Prompt::Go { characters, kinds, .. } => (characters.clone(), kinds.as_slice()),
        Prompt::Act(unit) if question.options.contains(&Choice::Action(Action::Move)) => {
            (state.characters_of(*unit).collect(), activation::MOVEMENTS.as_slice())
        }
        _ => return Vec::new(),
    };
    let of = |character: CharacterId| {
        movement::kinds(state, character, given).into_iter().map(move |kind| (character, kind))
    };
    characters.into_iter().flat_map(of).collect()
}

/// Legal answers to an open question: good ones to begin with, spread out.
pub fn suggestions(state: &State, question: &Question<Shatterpoint>, most: usize) -> Vec<Choice> {
    match &question.prompt {
        Prompt::Deploy { squads } => deployment::suggestions(state, question.seat, squads, 4),
        Prompt::Go { characters, kinds, toward } => {
            let each = characters
                .iter()
                .flat_map(|&character| goals(state, character, kinds, *toward, most));
            each.collect()
        }
        Prompt::Transfer(character) => {
            let exits = movement::exits(state, *character).into_iter();
            exits.filter_map(|exit| way_out(state, *character, exit)).collect()
        }
        Prompt::Roam { kinds, toward, .. } => {
            let places = roaming::places(state, kinds, *toward);
            places.take(2 * most).map(|(kind, to)| Choice::Roam { kind, to }).collect()
        }
        Prompt::Ambush { .. } => {
            ambush::spots(state).into_iter().take(2 * most).map(Choice::Place).collect()
        }
        Prompt::Station { character, around } => {
            let places = stationing::places(state, *character, *around);
            places.into_iter().take(most).map(Choice::Place).collect()
        }
        Prompt::Lay { objective, range, of } => {
            let places = sequence::places(state, *objective, *range, *of);
            places.into_iter().take(2 * most).map(Choice::Place).collect()
        }
        Prompt::Push { character, range, from, pull } => {
            let push = Push { character: *character, range: *range, from: *from, pull: *pull };
            directions(state, push)
        }
        _ => Vec::new(),
    }
}

/// A place within 1 of a transfer point.
fn way_out(state: &State, character: CharacterId, exit: Spot) -> Option<Choice> {
    let reach = state.table.radius(character);
    let rings =
        [0, reach / 2, reach, reach + state.table.range(1) / 2, reach + state.table.range(1)];
    let points = rings.into_iter().flat_map(|ring| {
        (0..16).map(move |turn| sampling::on_circle(exit.point(), ring, turn, 16))
    });
    let mut spots = points.map(|point| Spot::at(point, exit.level));
    let legal = |spot: &Spot| movement::judge_transfer(state, character, *spot).is_ok();
    spots.find(legal).map(Choice::Place)
}

/// Straight, and to both sides; all around where any direction will do.
fn directions(state: &State, push: Push) -> Vec<Choice> {
    let Some(at) = state.spot(push.character) else { return Vec::new() };
    let length = state.table.range(push.range);
    let circle = (0..16).map(|turn| sampling::on_circle(at.point(), length, turn, 16));
    let allowed = circle.filter(|&aim| push::judge(state, push, aim).is_ok());
    let around = allowed.map(|aim| Choice::Toward { x: aim.x, y: aim.y, by: None });
    push::straight(state, push).into_iter().chain(around).collect()
}

/// Where a character could go: toward objectives and enemies first, then all around, as far as it
/// gets.
#[must_use]
pub fn goals(
    state: &State,
    character: CharacterId,
    given: &[MoveKind],
    toward: Option<Goal>,
    most: usize,
) -> Vec<Choice> {
    let Some(from) = state.spot(character) else { return Vec::new() };
    let mut found = Vec::new();
    for aim in aims(state, character, from) {
        if found.len() >= most {
            break;
        }
        let kinds = movement::kinds(state, character, given);
        let choice = kinds
            .into_iter()
            .find_map(|kind| farthest(state, character, kind, from, aim, given, toward));
        found.extend(choice.filter(|choice| !found.iter().any(|other| alike(choice, other))));
    }
    found
}

/// Whether two movements end within an inch of each other.
fn alike(a: &Choice, b: &Choice) -> bool {
    let end = |choice: &Choice| if let Choice::Move { to, .. } = choice { Some(*to) } else { None };
    end(a)
        .zip(end(b))
        .is_some_and(|(a, b)| a.level == b.level && measure_distance(a.point(), b.point()) < 2540)
}

/// What a character may want to reach.
fn aims(state: &State, character: CharacterId, from: Spot) -> Vec<Point> {
    let active = state.objectives.iter().filter(|objective| objective.active);
    let mut aims: Vec<Point> = active.map(|objective| objective.spot.point()).collect();
    let enemies = state.enemies_of(state.seat_of(character));
    aims.extend(enemies.filter_map(|enemy| state.spot(enemy)).map(Spot::point));
    aims.sort_by_key(|aim| aim.distance_squared(from.point()));
    aims.extend((0..8).map(|turn| sampling::on_circle(from.point(), 30_000, turn, 8)));
    aims
}

/// The farthest legal place on the way to a point, in steps.
fn farthest(
    state: &State,
    character: CharacterId,
    kind: MoveKind,
    from: Spot,
    aim: Point,
    given: &[MoveKind],
    toward: Option<Goal>,
) -> Option<Choice> {
    let tool = state.table.tool(kind);
    let reach = tool.first + tool.second + 2 * state.table.radius(character);
    let path = measure::push::path(from.point(), aim - from.point(), reach)?;
    let distance = measure_distance(from.point(), aim).min(reach);
    (0..8).find_map(|step| {
        let point = path.at(distance * (8 - step) / 8);
        let base = state.table.base(character, point);
        let levels: Vec<Length> = state.table.terrain.levels(base).collect();
        levels.into_iter().find_map(|level| {
            let to = Spot::at(point, level);
            let legal = movement::judge(state, character, kind, to, given, toward).is_ok();
            legal.then_some(Choice::Move { character, kind, to, via: None })
        })
    })
}

fn measure_distance(a: Point, b: Point) -> Length {
    let squared = a.distance_squared(b);
    Length::try_from(squared.isqrt()).unwrap_or(Length::MAX)
}

/// What would hold for a character at a place, if it came there so.
pub fn around(state: &State, character: CharacterId, spot: Spot, by: Option<MoveKind>) -> Around {
    let mut after = state.clone();
    after.characters[character.index()] = Some(spot);
    let enemies: Vec<CharacterId> = after.enemies_of(after.seat_of(character)).collect();
    let shoots = |a: CharacterId, b: CharacterId| {
        let unit = after.unit_of(a);
        let range = after.table.stance(unit, after.unit(unit).stance).ranged.range;
        range.is_some_and(|range| after.within(a, b, range)) && sight::sees(&after, a, b)
    };
    let covered =
        |e: CharacterId| shoots(e, character) && sight::terrain_cover(&after, e, character) > 0;
    let contests = state.objectives.iter().enumerate();
    let contests = contests
        .filter(|(_, objective)| objectives::would_contest(state, character, spot, objective));
    let those = |fits: &dyn Fn(CharacterId) -> bool| -> Vec<CharacterId> {
        enemies.iter().copied().filter(|&enemy| fits(enemy)).collect()
    };
    let engaged = those(&|e| engagement::would_engage(state, character, spot, e));
    // Who would be held there shoots at nobody (SP-ATK-06), nor do guards (SO-DUTY-02).
    let held = engaged.iter().any(|&enemy| !state.unit(state.unit_of(enemy)).wounded);
    let guards = operations::restraint(state, character).is_some_and(|one| one.no_ranged);
    Around {
        engaged,
        targets: those(&|e| !held && !guards && shoots(character, e)),
        cover: those(&covered),
        contests: contests.map(|(number, _)| number as u8).collect(),
        watching: by.map_or_else(Vec::new, |kind| watching(state, &after, character, kind)),
    }
}

/// Enemy units that could react to a movement, from the position before it and the one after.
fn watching(before: &State, after: &State, character: CharacterId, kind: MoveKind) -> Vec<UnitId> {
    let left = engagement::with(before, character).collect();
    let moments = [Moment::left(character, kind, left), Moment::moved(character, kind)];
    abilities::reacting(after, &moments, after.seat_of(character).other())
}

/// Measures.
///
/// # Errors
/// Refuses what is not on the battlefield.
pub fn measure(state: &State, query: &Query) -> Result<Measured, Refusal> {
    match query {
        Query::Go { character, kinds, toward, x, y, level } => {
            standing(state, *character)?;
            let point = bounded(*x, *y, *level)?;
            let (character, given, toward) = (*character, kinds.as_slice(), *toward);
            Ok(Asked { state, character, given, toward }.go(point, *level))
        }
        Query::Drop { character, kinds, toward, x, y, level } => {
            standing(state, *character)?;
            let point = bounded(*x, *y, *level)?;
            let (character, given, toward) = (*character, kinds.as_slice(), *toward);
            Ok(Asked { state, character, given, toward }.put_down(point, *level))
        }
        Query::Reach { character, kinds, toward } => {
            standing(state, *character)?;
            let (character, given, toward) = (*character, kinds.as_slice(), *toward);
            Ok(Measured::Reach { reaches: Asked { state, character, given, toward }.reaches() })
        }
        Query::Formation { seat, squad, place } => {
            if seat.0 > 1 || *squad > 1 {
                return Err(Refusal::from(Refusal::MALFORMED).with("squad", squad));
            }
            if !place.in_bounds() {
                return Err(Rule("SP-MOVE-21").into());
            }
            drops::formation(state, Seat(seat.0), *squad, *place)
        }
        Query::Push { character, range, from, pull, x, y } => {
            let spot = standing(state, *character)?;
            let aim = bounded(*x, *y, None)?;
            if !(1..=5).contains(range) {
                return Err(Refusal::from(Refusal::MALFORMED).with("range", range));
            }
            let push = Push { character: *character, range: *range, from: *from, pull: *pull };
            Ok(drops::pushed(state, push, spot, aim))
        }
        Query::Deploy { seat, squad, places } => {
            if seat.0 > 1 || *squad > 1 {
                return Err(Refusal::from(Refusal::MALFORMED).with("squad", squad));
            }
            if !places.iter().all(|spot| spot.in_bounds()) {
                return Err(Rule("SP-MOVE-21").into());
            }
            let refusals = deployment::refusals(state, Seat(seat.0), *squad, places)?;
            Ok(Measured::Deploy { refusals })
        }
        Query::Stand { character, x, y, level } => {
            known(state, *character)?;
            let point = bounded(*x, *y, *level)?;
            let judge = |spot| movement::may_end(state, *character, spot);
            Ok(Put::character(state, *character, *level, &judge).down(point, Vec::new))
        }
        Query::Transfer { character, x, y, level } => {
            standing(state, *character)?;
            let point = bounded(*x, *y, *level)?;
            let judge = |spot| movement::judge_transfer(state, *character, spot);
            let exits = || drops::ways_out(state, *character, point);
            Ok(Put::character(state, *character, *level, &judge).down(point, exits))
        }
        Query::Lay { objective, range, of, x, y, level } => {
            let point = bounded(*x, *y, *level)?;
            let token = |number: &u8| {
                let malformed = || Refusal::from(Refusal::MALFORMED).with("objective", number);
                state.objectives.get(usize::from(*number)).ok_or_else(malformed)
            };
            let (own, anchor) = (token(objective)?, token(of)?);
            let reach = own.radius + anchor.radius + state.table.reach(*range);
            let judge = |spot| sequence::judge(state, *objective, *range, *of, spot);
            Ok(Put::token(state, own.radius, *level, &judge)
                .down(point, || near::places(anchor.spot.point(), point, reach)))
        }
        Query::Ambush { x, y, level } => {
            let point = bounded(*x, *y, *level)?;
            let radius = state.table.measures.objective / 2;
            let places = || drops::round(point, ambush::spots(state));
            Ok(Put::token(state, radius, *level, &|spot| ambush::judge(state, spot))
                .down(point, places))
        }
        Query::Station { character, around, x, y, level } => {
            known(state, *character)?;
            bounded(around.at.x, around.at.y, Some(around.at.level))?;
            let point = bounded(*x, *y, *level)?;
            let judge = |spot| stationing::judge(state, *character, *around, spot);
            let places = || drops::round(point, stationing::places(state, *character, *around));
            Ok(Put::character(state, *character, *level, &judge).down(point, places))
        }
        Query::Roam { kinds, toward, x, y, level } => {
            let point = bounded(*x, *y, *level)?;
            Ok(Roaming { state, kinds, toward: *toward, level: *level }.down(point))
        }
        Query::Between { from, to } => {
            let from = (standing(state, *from)?, *from);
            let to = (standing(state, *to)?, *to);
            Ok(between(state, from, to))
        }
    }
}

fn known(state: &State, character: CharacterId) -> Result<(), Refusal> {
    if character.index() < state.characters.len() {
        return Ok(());
    }
    Err(Refusal::from(Refusal::MALFORMED).with("character", character.0))
}

fn standing(state: &State, character: CharacterId) -> Result<Spot, Refusal> {
    let nowhere = || Refusal::from(Refusal::MALFORMED).with("character", character.0);
    state.spot(character).ok_or_else(nowhere)
}

fn bounded(x: i32, y: i32, level: Option<i32>) -> Result<Point, Refusal> {
    let spot = Spot { x, y, level: level.unwrap_or(0) };
    let far = || Refusal::from(Rule("SP-MOVE-21"));
    spot.in_bounds().then_some(spot.point()).ok_or_else(far)
}

/// The levels of a point for a character, the nearest to its own first; or one that was asked for.
#[must_use]
pub fn levels(
    state: &State,
    character: CharacterId,
    point: Point,
    level: Option<i32>,
) -> Vec<Length> {
    let base = state.table.base(character, point);
    let own = state.spot(character).map_or(0, |spot| spot.level);
    let mut levels: Vec<Length> = state.table.terrain.levels(base).collect();
    levels.sort_by_key(|other| (i64::from(*other) - i64::from(own)).abs());
    level.map_or(levels, |level| vec![level])
}

fn between(
    state: &State,
    (from, a): (Spot, CharacterId),
    (to, b): (Spot, CharacterId),
) -> Measured {
    let table = &state.table;
    let bases: [Disc; 2] = [table.base(a, from.point()), table.base(b, to.point())];
    let radii = bases[0].radius + bases[1].radius;
    let distance = (measure_distance(from.point(), to.point()) - radii).max(0);
    let walls = sight::blockers(table, from.level, to.level);
    let line = lines::line(bases[0], bases[1], &walls).map(|(a, b)| [a, b]);
    Measured::Between {
        distance,
        range: (1..=5).find(|&range| state.within(a, b, range)),
        sight: sight::sees(state, a, b),
        line,
        same_elevation: state.same_elevation(a, b),
        engaged: engagement::engaged(state, a, b),
        terrain_cover: sight::has_terrain_cover(state, a, b),
    }
}
