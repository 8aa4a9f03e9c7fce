//! Compulsory moves (chapter "Compulsory move").

use std::cell::LazyCell;

use kernel::{Chance, Flow};
use measure::sweep::Obstacle;
use measure::tool::{Heading, Slide, Swing};
use measure::{Direction, Disc, Length, Point};

use super::{Way, judge, judge_via, max_speed, travel};
use crate::event::Moved;
use crate::moments::Deed;
use crate::question::{Choice, Moving, Prompt, Why};
use crate::state::State;
use crate::table::{CONTACT, Stand, UnitId};
use crate::{Play, charges, melee, moments, objectives, wounds};

/// How many bends of the tool are tried to each side before one looks closely: one in about half a
/// degree.
const BENDS: i32 = 180;

/// Of these one in so many is offered.
const OFFERED: usize = 9;

/// A unit performs a compulsory move: a full one with its maximum speed, bent as its player likes
/// (LG-COMPUL-04); if none is possible, a partial one that costs wounds (LG-COMPUL-05). It is no
/// move action (LG-COMPUL-02) and uses none (LG-COMPUL-03).
///
/// # Errors
/// Pauses for answers.
pub fn perform(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let moving = moving(play, unit);
    if moving.speed == 0 {
        return Ok(());
    }
    let seat = play.seat(unit);
    if !has_full_way(play, moving) {
        partial(play, moving)?;
    } else {
        let choice = play.choose_freely(seat, Prompt::Move(moving), |_| Vec::new())?;
        let Choice::Move { speed, to, via } = choice else { return Ok(()) };
        let Ok(way) = judge_via(play, moving, speed, to, via) else { return Ok(()) };
        travel(play, moving, way, Moved::Compulsory)?;
    }
    moments::acted(play, unit, Deed::Moved)
}

/// The compulsory move of a unit.
#[must_use]
pub fn moving(state: &State, unit: UnitId) -> Moving {
    Moving { unit, speed: max_speed(state, unit), why: Why::Compulsory, may: false }
}

/// Whether a way is a full move: to the very end of a tool of the maximum speed (LG-COMPUL-04), or
/// of the one that difficult terrain makes it (LG-COMPUL-11).
#[must_use]
pub fn is_full(state: &State, moving: Moving, speed: u8, way: &Way) -> bool {
    let [_, joint, end] = way.path[..] else { return false };
    if speed != moving.speed && !way.slowed {
        return false;
    }
    let ride = super::ride(state, moving.unit, Heading::Free);
    let length = i64::from(ride.end + state.table.tool(speed).second);
    let slack = i64::from(measure::tool::SLACK);
    joint.distance_squared(end) >= (length - slack).pow(2)
}

/// Whether some bend of the tool allows a full move (LG-COMPUL-05).
#[must_use]
pub fn has_full_way(state: &State, moving: Moving) -> bool {
    let some = bends().step_by(OFFERED).collect::<Vec<i32>>();
    !full_of(state, moving, &some, 1).is_empty()
}

/// Full moves with bends all around, the straight one first.
#[must_use]
pub fn full_ways(state: &State, moving: Moving) -> Vec<(u8, Way)> {
    full_of(state, moving, &bends().collect::<Vec<i32>>(), usize::MAX)
}

/// A full move with a bend by chance, if there is one.
#[must_use]
pub fn some_full_way(state: &State, moving: Moving, chance: &mut Chance) -> Option<(u8, Way)> {
    let mut all: Vec<i32> = bends().collect();
    let start = chance.below(all.len());
    all.rotate_left(start);
    full_of(state, moving, &all, 1).into_iter().next()
}

/// The ends of the tools of a full move with all bends, whether or not they can be reached.
#[must_use]
pub fn ends(state: &State, moving: Moving) -> Vec<Point> {
    let Some((_, from)) = state.leader(moving.unit) else { return Vec::new() };
    let speeds = [moving.speed, moving.speed.saturating_sub(1)].map(|speed| speed.clamp(1, 3));
    let tools = speeds.into_iter().flat_map(|speed| bends().map(move |bend| (speed, bend)));
    let ends = tools.filter_map(|(speed, bend)| end(state, moving.unit, from, speed, bend, None));
    ends.collect()
}

/// So many of the full moves with these bends; if there is none, of those with any bend.
fn full_of(state: &State, moving: Moving, bends: &[i32], most: usize) -> Vec<(u8, Way)> {
    let Some((_, from)) = state.leader(moving.unit) else { return Vec::new() };
    for speed in (1..=moving.speed.min(3)).rev().take(2) {
        let full = |bend: &i32| {
            let end = end(state, moving.unit, from, speed, *bend, None)?;
            let way = reaches(state, moving, speed, from, end)?;
            is_full(state, moving, speed, &way).then_some((speed, way))
        };
        let mut found: Vec<(u8, Way)> = bends.iter().filter_map(full).take(most).collect();
        if found.is_empty() {
            let all = any_bends(state, moving.unit, from, speed);
            found = all.iter().filter_map(full).take(most).collect();
        }
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}

/// A bend of the tool out of every stretch of them that are as good as each other: what a leader
/// overlaps, touches or stands on decides whether it may go.
fn any_bends(state: &State, unit: UnitId, from: Stand, speed: u8) -> Vec<i32> {
    let ride = super::ride(state, unit, Heading::Free);
    let tool = state.table.tool(speed);
    let Some(joint) = end(state, unit, from, speed, 0, Some(ride.start + tool.first)) else {
        return Vec::new();
    };
    let (length, radius) = (tool.second + ride.end, state.table.radius(unit));
    Swing { joint, ahead: from.facing, length, radius }.stretches(&shapes(state))
}

/// All that decides whether a leader may go somewhere.
fn shapes(state: &State) -> Vec<Obstacle<'_>> {
    let terrain = &state.table.terrain;
    let pieces = terrain.pieces.iter().map(|piece| &piece.footprint);
    let pieces = terrain.walls.iter().chain(pieces).map(Obstacle::Polygon);
    let minis = state.there().flat_map(|other| state.placed(other)).map(|other| other.base);
    let touched = minis.flat_map(|Disc { centre, radius }| {
        [0, CONTACT].map(|more| Disc { centre, radius: radius + more })
    });
    let tokens = state.tokens.iter().map(|token| token.stand).chain(charges::mines(state));
    let tokens = tokens.map(|stand| objectives::disc(state, stand));
    pieces.chain(touched.chain(tokens).map(Obstacle::Disc)).collect()
}

/// The bends that are tried, the straight one first.
fn bends() -> impl Iterator<Item = i32> {
    let quarter = i32::from(Direction::COUNT) / 4;
    (0..=BENDS).flat_map(move |step| {
        let places = quarter * step / BENDS;
        [places, -places].into_iter().take(if step == 0 { 1 } else { 2 })
    })
}

/// Where a leader comes that goes so far on a tool that is bent so.
pub fn end(
    state: &State,
    unit: UnitId,
    from: Stand,
    speed: u8,
    bend: i32,
    length: Option<Length>,
) -> Option<Point> {
    let ride = super::ride(state, unit, Heading::Free);
    let tool = state.table.tool(speed);
    let first = ride.start + tool.first;
    let whole = first + tool.second + ride.end;
    let length = length.unwrap_or(whole).min(whole);
    let joint = from.point().moved(from.facing.step(first.min(length)))?;
    if length <= first {
        return Some(joint);
    }
    joint.moved(from.facing.turned(bend).step(length - first))
}

/// A partial move: the player chooses a bend, and the unit goes as far as it can (LG-COMPUL-06); it
/// suffers wounds equal to its maximum speed (LG-COMPUL-07).
fn partial(play: &mut Play<'_>, moving: Moving) -> Flow<()> {
    let unit = moving.unit;
    let ways = partial_ways(play, moving);
    let mut most = moving.speed;
    if !ways.is_empty() {
        let seat = play.seat(unit);
        let options =
            ways.iter().map(|(speed, way)| Choice::Move { speed: *speed, to: way.to, via: None });
        let options: Vec<Choice> = options.collect();
        let choice = play.choose_freely(seat, Prompt::Move(moving), |_| options)?;
        let Choice::Move { speed, to, via } = choice else { return Ok(()) };
        let Ok(way) = judge_via(play, moving, speed, to, via) else { return Ok(()) };
        if way.slowed {
            most = speed;
        }
        travel(play, moving, way, Moved::Compulsory)?;
    }
    melee::closing_up(play, |play| wounds::suffer(play, unit, most, &wounds::Order::Usual, None))
}

/// Whether a partial move goes as far as its bend of the tool allows (LG-COMPUL-06), and none could
/// be full (LG-COMPUL-05).
#[must_use]
pub fn is_farthest(state: &State, moving: Moving, speed: u8, way: &Way) -> bool {
    let [_, joint, end] = way.path[..] else { return false };
    if speed != moving.speed && !way.slowed || has_full_way(state, moving) {
        return false;
    }
    let Some((_, from)) = state.leader(moving.unit) else { return false };
    Partial::of(state, moving, from, speed).leads_no_farther(joint, end)
}

/// A way to a point, at the height on which one can stand there.
pub fn reaches(state: &State, moving: Moving, speed: u8, from: Stand, to: Point) -> Option<Way> {
    let base = state.table.base(moving.unit, to);
    let level = state.table.terrain.level(base)?;
    judge(state, moving, speed, Stand { level, ..from.at(to) }).ok()
}

/// The farthest legal place for each of some bends.
fn partial_ways(state: &State, moving: Moving) -> Vec<(u8, Way)> {
    let Some((_, from)) = state.leader(moving.unit) else { return Vec::new() };
    let mut found: Vec<(u8, Way)> = Vec::new();
    for speed in [moving.speed, moving.speed - 1] {
        let partial = Partial::of(state, moving, from, speed.clamp(1, 3));
        let ahead = LazyCell::new(|| partial.ahead());
        for bend in bends().step_by(OFFERED) {
            let way = partial.farthest(bend, || *ahead);
            let fits = |way: &Way| {
                (speed == moving.speed || way.slowed)
                    && !found.iter().any(|(_, other)| other.to == way.to)
            };
            found.extend(way.filter(fits).map(|way| (speed, way)));
        }
        if !found.is_empty() || speed <= 1 {
            break;
        }
    }
    found
}

/// The move to the end of a tool that is bent so, or as far along it as is legal.
pub fn along_bend(state: &State, moving: Moving, from: Stand, speed: u8, bend: i32) -> Option<Way> {
    let whole = end(state, moving.unit, from, speed, bend, None)
        .and_then(|end| reaches(state, moving, speed, from, end));
    let partial = Partial::of(state, moving, from, speed);
    whole.or_else(|| partial.farthest(bend, || partial.ahead()))
}

/// A partial move with a tool.
struct Partial<'a> {
    state: &'a State,
    moving: Moving,
    from: Stand,
    speed: u8,
    /// The way to the joint, and from there to the end.
    first: Length,
    second: Length,
    shapes: Vec<Obstacle<'a>>,
}

impl<'a> Partial<'a> {
    fn of(state: &'a State, moving: Moving, from: Stand, speed: u8) -> Self {
        let ride = super::ride(state, moving.unit, Heading::Free);
        let tool = state.table.tool(speed);
        let (first, second) = (ride.start + tool.first, tool.second + ride.end);
        Partial { state, moving, from, speed, first, second, shapes: shapes(state) }
    }

    fn place(&self, bend: i32, length: Length) -> Option<Point> {
        end(self.state, self.moving.unit, self.from, self.speed, bend, Some(length))
    }

    /// The way over a length of the tool that is bent so.
    fn way(&self, bend: i32, length: Length) -> Option<Way> {
        let Partial { state, moving, from, speed, .. } = *self;
        reaches(state, moving, speed, from, self.place(bend, length)?)
    }

    /// The farthest legal length before the joint, whatever the bend.
    fn ahead(&self) -> Option<Length> {
        let lengths = self.slide(self.from.point(), self.from.facing, self.first);
        farthest_of(&lengths, |length| self.way(0, length).is_some())
    }

    /// The farthest legal length beyond the joint.
    fn beyond(&self, bend: i32) -> Option<Length> {
        let joint = self.place(bend, self.first)?;
        let lengths = self.slide(joint, self.from.facing.turned(bend), self.second);
        farthest_of(&lengths, |length| self.way(bend, self.first + length).is_some())
    }

    fn slide(&self, from: Point, along: Direction, longest: Length) -> Vec<Length> {
        let radius = self.state.table.radius(self.moving.unit);
        Slide { from, along, radius }.lengths(longest, &self.shapes)
    }

    /// The farthest legal place on a tool that is bent so.
    fn farthest(&self, bend: i32, ahead: impl Fn() -> Option<Length>) -> Option<Way> {
        let beyond = self.beyond(bend).map(|length| self.first + length);
        self.way(bend, beyond.or_else(ahead)?)
    }

    /// Whether the tool can be bent so that it leads to a place and no farther. A hundredth of a
    /// millimetre can vanish in rounding; so can the bend, where its arm is short.
    fn leads_no_farther(&self, joint: Point, end: Point) -> bool {
        let far = |from: Point| from.distance_squared(end).isqrt() as Length + 1;
        let mut offered = bends().step_by(OFFERED);
        if joint == end {
            let before = far(self.from.point());
            return self.ahead().is_none_or(|length| length <= before)
                && offered.any(|bend| self.beyond(bend).is_none());
        }
        let most = far(joint);
        let along = i32::from(Direction::nearest(end - joint).index());
        let nearest = along - i32::from(self.from.facing.index());
        let leads = |bend: &i32| {
            (most - 1..=most).any(|length| self.place(*bend, self.first + length) == Some(end))
        };
        let mut bends = [nearest].into_iter().chain(offered.filter(leads));
        bends.any(|bend| self.beyond(bend).is_none_or(|length| length <= most))
    }
}

/// The longest legal length: the first of some, the longest of them first, that is legal, and as much
/// beyond it as is legal before the next.
fn farthest_of(lengths: &[Length], legal: impl Fn(Length) -> bool) -> Option<Length> {
    let found = lengths.iter().position(|&length| legal(length))?;
    let mut low = lengths[found];
    let mut high = if found > 0 { lengths[found - 1] } else { low + 1 };
    while high - low > 1 {
        let middle = low.midpoint(high);
        if legal(middle) { low = middle } else { high = middle }
    }
    Some(low)
}
