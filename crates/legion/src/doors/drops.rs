//! Where a leader, a token or a piece of terrain comes to that is put down somewhere, how far a leader
//! can go, and what a place achieves.

use kernel::{Question, Refusal, Rule};
use measure::{Direction, Length, Point, gap, near};

use crate::aids::{Measured, Reach, Short, Sighted};
use crate::battle::Victory;
use crate::movement::{self, Way, compulsory};
use crate::question::{Choice, Moving, Prompt, Why};
use crate::stands::Standing;
use crate::state::{Stage, State, Token};
use crate::table::{Stand, UnitId};
use crate::terrain::millimetres;
use crate::{
    Legion, cohesion, cover, deployment, judging, objectives, range, reinforcements, sight, standby,
};

/// A leader that is put down so near to an enemy's base is meant to touch it: a quarter of an inch.
const NEAR: Length = 635;

/// How far round a place a formation is looked for.
const ROUND: Length = 6500;

/// How often a place that was found is looked round for a nearer one.
const NEARER: usize = 4;

/// Places at the ends of bends that are tried for a compulsory move.
const BENDS: usize = 12;

/// Bends to each side and lengths at which places are tried for a notched base.
const FAN: i32 = 6;
const PARTS: Length = 8;

/// The smallest tool that serves, to a stated level or to that on which one can stand there.
#[must_use]
pub fn go(state: &State, moving: Moving, reverse: bool, at: Point, level: Option<i32>) -> Measured {
    match tool_to(state, moving, reverse, at, level) {
        Ok((speed, way)) => gone(state, moving, speed, way),
        Err((to, refusal)) => Measured::Go {
            speed: None,
            to,
            tool: Vec::new(),
            others: Vec::new(),
            melee: Vec::new(),
            refusal: Some(refusal),
            missed: None,
            short: None,
        },
    }
}

type Found = Result<(u8, Way), (Stand, Refusal)>;

fn tool_to(state: &State, moving: Moving, reverse: bool, at: Point, level: Option<i32>) -> Found {
    let base = state.table.base(moving.unit, at);
    let level = level.or_else(|| state.table.terrain.level(base));
    let facing = state.leader(moving.unit).map(|(_, stand)| stand.facing).unwrap_or_default();
    let place = |level: Length| Stand { x: at.x, y: at.y, level, facing };
    let mut refusal = Refusal::from(Rule("LG-MOVE-26"));
    if let Some(level) = level {
        for speed in 1..=moving.speed.min(3) {
            let judged = match reverse {
                true => movement::judge_reverse(state, moving, speed, place(level)),
                false => movement::judge(state, moving, speed, place(level)),
            };
            let choice = match reverse {
                true => Choice::Reverse { speed, to: place(level) },
                false => Choice::Move { speed, to: place(level), via: None },
            };
            // What an answer is asked beyond the way itself, such as a full compulsory move.
            match judged.and_then(|way| judging::judge_move(state, moving, &choice).map(|()| way)) {
                Ok(way) => return Ok((speed, way)),
                Err(why) => refusal = why,
            }
        }
    }
    Err((place(level.unwrap_or(0)), refusal))
}

/// A legal move, with the places of the others.
fn gone(state: &State, moving: Moving, speed: u8, way: Way) -> Measured {
    let unit = moving.unit;
    let melee = movement::touched_enemies(state, unit, way.to);
    let mut after = state.clone();
    if let Some(leader) = after.unit(unit).leader {
        after.put(leader, Some(way.to));
    }
    let placing = movement::placing_after(&after, moving, &way);
    Measured::Go {
        speed: Some(speed),
        to: way.to,
        tool: way.path,
        others: cohesion::formation(&after, unit, placing),
        melee,
        refusal: None,
        missed: None,
        short: None,
    }
}

/// Where a leader goes that is put down at a point: into contact with an enemy that is near, else
/// there, else to the nearest legal place that is found.
#[must_use]
pub fn put_down(
    state: &State,
    moving: Moving,
    reverse: bool,
    at: Point,
    level: Option<i32>,
) -> Measured {
    let legal = |place: Point| tool_to(state, moving, reverse, place, level).ok();
    let foe = wanted(state, moving, at);
    let touches = |place: Point| {
        let foe = foe?.unit;
        let (speed, way) = legal(place)?;
        let touched = movement::touched_enemies(state, moving.unit, way.to);
        touched.contains(&foe).then_some((speed, way))
    };
    let beside = foe.map(|foe| near::beside(foe.base, state.table.radius(moving.unit), at));
    let inside = |place: &Point| is_inside(state, moving, *place);
    let mut beside = [at].into_iter().chain(beside.into_iter().flatten()).filter(inside);
    if let Some((speed, way)) = foe.and_then(|_| beside.find_map(touches)) {
        return gone(state, moving, speed, way);
    }
    let (mut found, missed) = match tool_to(state, moving, reverse, at, level) {
        Ok((speed, way)) => (gone(state, moving, speed, way), None),
        Err((_, why)) => {
            let Some((speed, way)) = nearest(state, moving, reverse, at, legal) else {
                return go(state, moving, reverse, at, level);
            };
            let why =
                beyond(state, moving, reverse, at).filter(|_| speed == moving.speed).unwrap_or(why);
            (gone(state, moving, speed, way), Some(why))
        }
    };
    if let Measured::Go { to, missed: why, short, .. } = &mut found {
        *short = foe.map(|foe| Short { unit: foe.unit, by: apart(state, moving.unit, *to, foe) });
        *why = missed;
    }
    found
}

/// Why nothing else matters of a place that the longest tool does not lead to.
fn beyond(state: &State, moving: Moving, reverse: bool, at: Point) -> Option<Refusal> {
    if moving.why == Why::Compulsory || is_inside(state, moving, at) {
        return None;
    }
    let (_, from) = state.leader(moving.unit)?;
    let rule = match (state.kind(moving.unit).is_notched(), reverse) {
        (false, _) => "LG-MOVE-08",
        (true, false) => "LG-MOVE-09",
        (true, true) => "LG-REVERSE-03",
    };
    let far = Length::try_from(from.point().distance_squared(at).isqrt()).ok()?;
    let refusal = Refusal::from(Rule(rule)).with("distance", millimetres(far));
    Some(refusal.with("maximum", millimetres(reach(state, moving))))
}

/// Whether a place is not farther away than the longest tool leads.
fn is_inside(state: &State, moving: Moving, place: Point) -> bool {
    let Some((_, from)) = state.leader(moving.unit) else { return false };
    from.point().distance_squared(place) <= i64::from(reach(state, moving)).pow(2)
}

/// How far the longest tool of a move leads.
fn reach(state: &State, moving: Moving) -> Length {
    let tool = state.table.tool(moving.speed.clamp(1, 3));
    tool.first + tool.second + 2 * state.table.radius(moving.unit)
}

/// The enemy that a leader is meant to touch: the nearest, if it is near and a melee may begin.
fn wanted(state: &State, moving: Moving, at: Point) -> Option<Standing> {
    let unit = moving.unit;
    if !movement::may_start_melee(state, unit, moving.why) {
        return None;
    }
    let base = state.table.base(unit, at);
    let foes = state.around(base, NEAR).filter(|other| !state.are_friends(other.unit, unit));
    let close = foes.filter(|other| gap::within(base, other.base, NEAR));
    close.min_by_key(|other| other.base.centre.distance_squared(at))
}

/// From a leader's base to that of an enemy, rounded up.
fn apart(state: &State, unit: UnitId, to: Stand, foe: Standing) -> Length {
    let centres = to.point().distance_squared(foe.base.centre);
    let radii = i64::from(state.table.radius(unit) + foe.base.radius);
    let root = centres.isqrt();
    let up = root + i64::from(root * root < centres);
    Length::try_from((up - radii).max(0)).unwrap_or(Length::MAX)
}

/// The nearest legal way to a point that is found. A compulsory move goes to the end of its tool.
fn nearest(
    state: &State,
    moving: Moving,
    reverse: bool,
    at: Point,
    legal: impl Fn(Point) -> Option<(u8, Way)>,
) -> Option<(u8, Way)> {
    if moving.why == Why::Compulsory {
        let mut ends = compulsory::ends(state, moving);
        ends.sort_by_key(|end| end.distance_squared(at));
        return ends.into_iter().take(BENDS).find_map(legal);
    }
    let (_, from) = state.leader(moving.unit)?;
    let mut places = near::places(from.point(), at, reach(state, moving));
    if !state.kind(moving.unit).is_notched() {
        return near::nearest(places, at, legal);
    }
    let facing = from.facing.quarters(if reverse { 2 } else { 0 });
    places.extend(before_notch(state, moving, Stand { facing, ..from }));
    places.sort_by_key(|place| place.distance_squared(at));
    // The judge forgives a hundredth; nobody is led behind its notch for it.
    let ahead = |place: Point| facing.vector().dot(place - from.point()) >= 0;
    near::nearest(places, at, |place| legal(place).filter(|_| ahead(place)))
}

/// Places on the tools of a notched base: it goes straight ahead first (LG-MOVE-05), so that what
/// lies beside or behind it may have no way anywhere near.
fn before_notch(state: &State, moving: Moving, from: Stand) -> Vec<Point> {
    let quarter = i32::from(Direction::COUNT) / 4;
    let bends = (-FAN..=FAN).map(|bend| quarter * bend / FAN);
    let lengths = (1..=PARTS).map(|part| reach(state, moving) * part / PARTS);
    let tools = (1..=moving.speed.min(3)).flat_map(|speed| bends.clone().map(move |b| (speed, b)));
    let ends = tools.flat_map(|(speed, bend)| {
        let end =
            move |length| compulsory::end(state, moving.unit, from, speed, bend, Some(length));
        lengths.clone().filter_map(end)
    });
    ends.collect()
}

/// Where the leader can come to with the tool of each speed: what the judge admits in every
/// direction. Of a compulsory move the ends of the full ones.
#[must_use]
pub fn reaches(state: &State, moving: Moving, reverse: bool) -> Vec<Reach> {
    let Some((_, from)) = state.leader(moving.unit) else { return Vec::new() };
    if moving.why == Why::Compulsory {
        let ways = compulsory::full_ways(state, moving);
        let mut ends: Vec<Point> = ways.into_iter().map(|(_, way)| way.to.point()).collect();
        let ahead = from.facing.vector();
        ends.sort_by_key(|end| ahead.cross(*end - from.point()));
        let back: Vec<Point> = ends.iter().rev().copied().collect();
        let outline = [ends, back].concat();
        return vec![Reach { speed: moving.speed, outline, holes: Vec::new() }];
    }
    let least = |at: Point| {
        let level = state.table.terrain.level(state.table.base(moving.unit, at))?;
        let to = Stand { level, ..from.at(at) };
        let near = |speed: u8| is_inside(state, Moving { speed, ..moving }, at);
        (1..=moving.speed.min(3)).filter(|&speed| near(speed)).find(|&speed| match reverse {
            true => movement::judge_reverse(state, moving, speed, to).is_ok(),
            false => movement::judge(state, moving, speed, to).is_ok(),
        })
    };
    let areas = near::areas(from.point(), reach(state, moving), moving.speed.min(3), least);
    (1..)
        .zip(areas)
        .map(|(speed, area)| Reach { speed, outline: area.outline, holes: area.holes })
        .collect()
}

/// Whether a question asks for one place, and an answer names one.
#[must_use]
pub fn asks_for(prompt: &Prompt, choice: &Choice) -> bool {
    match choice {
        Choice::Place(_) => matches!(
            prompt,
            Prompt::LayToken(_)
                | Prompt::LayCharge { .. }
                | Prompt::CarryToken { .. }
                | Prompt::Displace { .. }
                | Prompt::Restore { .. }
                | Prompt::CloseUp { .. }
        ),
        Choice::Terrain { .. } => matches!(prompt, Prompt::PlaceTerrain),
        _ => false,
    }
}

/// The answer with something put down where another answer puts it, or at the nearest legal place
/// that is found: round it, or one that the question lists.
#[must_use]
pub fn put(state: &State, question: &Question<Legion>, choice: &Choice) -> Measured {
    let legal = |choice: &Choice| judging::judge(state, question, choice);
    let why = match legal(choice) {
        Ok(()) => return placed(choice.clone(), None, None),
        Err(why) => why,
    };
    let Some((at, level)) = place_of(choice).filter(|(at, _)| at.in_bounds()) else {
        return placed(choice.clone(), Some(why), None);
    };
    let listed = || question.options.iter().filter_map(place_of);
    let mut levels: Vec<Length> = [level].into_iter().chain(listed().map(|one| one.1)).collect();
    levels.sort_unstable_by_key(|&other| (i64::from(other) - i64::from(level)).abs());
    levels.dedup();
    let mut places = near::places(at, at, ROUND);
    for (known, _) in listed() {
        let far = known.distance_squared(at).isqrt();
        places.extend(near::places(known, at, Length::try_from(far).unwrap_or(Length::MAX)));
        places.push(known);
    }
    places.sort_by_key(|place| place.distance_squared(at));
    let admitted = |place: Point| {
        let mut moved = levels.iter().map(|&level| put_at(choice, place, level));
        moved.find(|choice| legal(choice).is_ok())
    };
    let mut found = near::nearest(places, at, admitted);
    for _ in 0..NEARER {
        let Some((so_far, _)) = found.as_ref().and_then(place_of) else { break };
        let far = so_far.distance_squared(at);
        let mut places = near::places(so_far, so_far, ROUND);
        places.retain(|place| place.distance_squared(at) < far);
        places.sort_by_key(|place| place.distance_squared(at));
        let Some(nearer) = near::nearest(places, at, admitted) else { break };
        found = Some(nearer);
    }
    match found {
        Some(found) => placed(found, None, Some(why)),
        None => placed(choice.clone(), Some(why), None),
    }
}

fn placed(choice: Choice, refusal: Option<Refusal>, missed: Option<Refusal>) -> Measured {
    Measured::Place { choice, refusal, missed }
}

/// The place that an answer names, and its height.
fn place_of(choice: &Choice) -> Option<(Point, Length)> {
    match choice {
        Choice::Place(stand) => Some((stand.point(), stand.level)),
        Choice::Terrain { at, .. } => Some((*at, 0)),
        _ => None,
    }
}

/// The same answer at another place.
fn put_at(choice: &Choice, to: Point, level: Length) -> Choice {
    match choice {
        Choice::Place(stand) => Choice::Place(Stand { level, ..stand.at(to) }),
        Choice::Terrain { model, facing, .. } => {
            Choice::Terrain { model: *model, at: to, facing: *facing }
        }
        other => other.clone(),
    }
}

/// What holds when a unit stands so, its leader first: whom it sees and who sees it, what it
/// contests, who may react.
#[must_use]
pub fn around(state: &State, unit: UnitId, stands: &[Stand]) -> Measured {
    let mut after = state.clone();
    let leader = after.unit(unit).leader;
    let others = cohesion::followers(state, unit);
    let minis: Vec<_> = leader.into_iter().chain(others).collect();
    for (mini, stand) in minis.into_iter().zip(stands) {
        after.put(mini, Some(*stand));
    }
    let enemies: Vec<UnitId> =
        after.enemies_of(after.seat(unit)).filter(|&enemy| after.is_there(enemy)).collect();
    let sighted = |&enemy: &UnitId| {
        let range = range::units(&after, unit, enemy);
        let arms = state.sheet(unit).weapons.iter();
        let mut ranges = arms.filter_map(|arm| arm.weapon.range);
        let seen = sight::seen_of(&after, unit, enemy).len() as u8;
        let covered = cover::against(&after, enemy, unit);
        Sighted {
            unit: enemy,
            range,
            armed: ranges.any(|[least, most]| (least..=most).contains(&range)),
            seen,
            cover: covered.cover,
            obscured: covered.obscured.len() as u8,
        }
    };
    Measured::Around {
        sighted: enemies.iter().map(sighted).collect(),
        contests: contests(&after, unit),
        watching: enemies.into_iter().filter(|&e| standby::may_react(&after, e, unit)).collect(),
    }
}

/// The objective tokens that a unit's leader is near enough to.
fn contests(state: &State, unit: UnitId) -> Vec<u8> {
    let victories = state.objective().map(|card| card.victory.as_slice()).unwrap_or_default();
    let control = victories.iter().find_map(|victory| match victory {
        Victory::Control { range, .. } => Some(*range),
        _ => None,
    });
    let Some(segments) = control else { return objectives::touched(state, unit) };
    let base = state.leader_base(unit).filter(|_| state.kind(unit).is_trooper());
    let near = |token: &Token| {
        let disc = objectives::disc(state, token.stand);
        base.is_some_and(|base| range::between(state, disc, base) <= segments)
    };
    let tokens = state.tokens.iter().enumerate().filter(|(_, token)| near(token));
    tokens.map(|(number, _)| number as u8).collect()
}

/// A formation of a unit that comes onto the battlefield around a place of its leader, or around the
/// nearest place that is found at which one is legal.
#[must_use]
pub fn formation(state: &State, unit: UnitId, leader: Stand) -> Measured {
    let stands = match state.stage {
        Stage::Activation => reinforcements::around(state, unit, leader),
        _ => deployment::around(state, unit, leader),
    };
    let stands = stands.unwrap_or_default();
    let Err(why) = judge_coming(state, unit, &stands) else {
        return Measured::Formation { stands, refusal: None };
    };
    let legal = |at: Point| {
        let level = state.table.terrain.level(state.table.base(unit, at))?;
        let stands = deployment::in_rings(state, unit, Stand { level, ..leader.at(at) })?;
        judge_coming(state, unit, &stands).is_ok().then_some(stands)
    };
    let inside = into_zone(state, unit, leader.point());
    let places = [inside].into_iter().chain(near::places(inside, inside, ROUND));
    match near::nearest(places, leader.point(), legal) {
        Some(stands) => Measured::Formation { stands, refusal: None },
        None => Measured::Formation { stands, refusal: Some(why) },
    }
}

/// The place for a leader inside of an own deployment zone that is nearest to a point; the point
/// itself for a unit that enters later.
fn into_zone(state: &State, unit: UnitId, at: Point) -> Point {
    if state.unit(unit).aside {
        return at;
    }
    let radius = state.table.radius(unit);
    let held = |c: Length, low: Length, high: Length| c.max(low + radius).min(high - radius);
    let zones = deployment::zones(state, state.colour(state.seat(unit))).into_iter();
    let places = zones.map(|zone| {
        let bounds = zone.bounds();
        let x = held(at.x, bounds.min.x, bounds.max.x);
        Point { x, y: held(at.y, bounds.min.y, bounds.max.y) }
    });
    places.min_by_key(|place| place.distance_squared(at)).unwrap_or(at)
}

/// A unit that is deployed, or one that enters later.
///
/// # Errors
/// The rule that forbids it.
pub fn judge_coming(state: &State, unit: UnitId, stands: &[Stand]) -> Result<(), Refusal> {
    match state.unit(unit).aside {
        true => reinforcements::judge_arrival(state, unit, stands),
        false => deployment::judge(state, state.seat(unit), unit, stands),
    }
}
