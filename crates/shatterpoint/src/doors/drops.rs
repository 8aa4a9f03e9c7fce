//! Where a character comes to that is put down somewhere, how far it can go, and where a squad finds
//! room.

use kernel::{Refusal, Rule, Seat};
use measure::{Direction, Length, Point, near};

use crate::aids::{Measured, Reach};
use crate::helping::{around, levels};
use crate::language::MoveKind;
use crate::push::{self, Push};
use crate::state::State;
use crate::table::{CharacterId, Goal, Spot};
use crate::{deployment, movement};

/// How far round a place room for a squad is looked for.
const ROUND: Length = 6500;

/// Directions to each side that are tried for a push: one in half a degree.
const SIDES: i32 = 360;

/// A movement that is asked about: who, by which of the given movements, toward what.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    pub state: &'a State,
    pub character: CharacterId,
    pub given: &'a [MoveKind],
    pub toward: Option<Goal>,
}

type Found = (MoveKind, Spot, Vec<Point>);

impl Asked<'_> {
    /// The first movement that leads to a point, on the nearest level or the one asked for.
    ///
    /// # Errors
    /// What stops the first way to try: that is what a player wants to know.
    fn way(&self, point: Point, level: Option<i32>) -> Result<Found, (Spot, Refusal)> {
        let Asked { state, character, given, toward } = *self;
        let kinds = movement::kinds(state, character, given);
        let levels = levels(state, character, point, level);
        let tries = if levels.is_empty() { vec![0] } else { levels };
        let mut refusal = None;
        for &level in &tries {
            let spot = Spot::at(point, level);
            for &kind in &kinds {
                match movement::judge(state, character, kind, spot, given, toward) {
                    Ok(tool) => return Ok((kind, spot, vec![tool.start, tool.joint, tool.end])),
                    Err(why) => {
                        refusal.get_or_insert((spot, why));
                    }
                }
            }
        }
        let none =
            || (Spot::at(point, tries.first().copied().unwrap_or(0)), Rule("SP-MOVE-01").into());
        Err(refusal.unwrap_or_else(none))
    }

    /// Whether and how a character can go exactly there.
    #[must_use]
    pub fn go(&self, point: Point, level: Option<i32>) -> Measured {
        match self.way(point, level) {
            Ok(found) => self.gone(found, None),
            Err((to, refusal)) => Measured::Go {
                kind: None,
                to,
                tool: Vec::new(),
                refusal: Some(refusal),
                missed: None,
                around: around(self.state, self.character, to),
            },
        }
    }

    /// Where a character goes that is put down at a point: there, else to the nearest legal place
    /// that is found, such as one beside a base that is in the way.
    #[must_use]
    pub fn put_down(&self, point: Point, level: Option<i32>) -> Measured {
        let why = match self.way(point, level) {
            Ok(found) => return self.gone(found, None),
            Err((_, why)) => why,
        };
        let legal = |place: Point| self.way(place, level).ok();
        match near::nearest(self.places(point), point, legal) {
            Some(found) => self.gone(found, Some(why)),
            None => self.go(point, level),
        }
    }

    /// Places to try, the nearest to a point first.
    fn places(&self, at: Point) -> Vec<Point> {
        let Asked { state, character, .. } = *self;
        let Some(from) = state.spot(character) else { return Vec::new() };
        let reach = self.reach();
        let radius = state.table.radius(character);
        let base = state.table.base(character, at);
        let others = state.standing().filter(|&other| other != character);
        let bases = others.into_iter().filter_map(|other| state.base(other));
        let covered = bases.filter(|other| measure::overlap::discs(base, *other));
        let most = i64::from(reach).pow(2);
        let mut places: Vec<Point> = covered
            .flat_map(|other| near::beside(other, radius, at))
            .filter(|place| place.distance_squared(from.point()) <= most)
            .chain(near::places(from.point(), at, reach))
            .collect();
        places.sort_by_key(|place| place.distance_squared(at));
        places
    }

    /// How far the longest of the movements leads.
    fn reach(&self) -> Length {
        let Asked { state, character, given, .. } = *self;
        let tools = movement::kinds(state, character, given).into_iter().map(|kind| {
            let tool = state.table.tool(kind);
            tool.first + tool.second
        });
        tools.max().unwrap_or(0) + 2 * state.table.radius(character)
    }

    fn gone(&self, (kind, to, tool): Found, missed: Option<Refusal>) -> Measured {
        let around = around(self.state, self.character, to);
        Measured::Go { kind: Some(kind), to, tool, refusal: None, missed, around }
    }

    /// Where the character may come to with each movement: what the judge admits in every direction.
    #[must_use]
    pub fn reaches(&self) -> Vec<Reach> {
        let Asked { state, character, given, toward } = *self;
        let Some(from) = state.spot(character) else { return Vec::new() };
        let kinds = movement::kinds(state, character, given).into_iter();
        let area = |kind: MoveKind| {
            let admitted = |at: Point| {
                let mut levels = levels(state, character, at, None).into_iter();
                let legal = |level: Length| {
                    movement::judge(state, character, kind, Spot::at(at, level), given, toward)
                        .is_ok()
                };
                levels.any(legal).then_some(1)
            };
            let asked = Asked { given: &[kind], ..*self };
            let areas = near::areas(from.point(), asked.reach(), 1, admitted);
            let area = areas.into_iter().next().unwrap_or_default();
            Reach { character, kind, outline: area.outline, holes: area.holes }
        };
        kinds.map(area).collect()
    }
}

/// Where a push in the direction of a point ends, or in the nearest direction that is permitted.
#[must_use]
pub fn pushed(state: &State, push: Push, from: Spot, aim: Point) -> Measured {
    let why = push::judge(state, push, aim).err();
    let other = why.as_ref().and_then(|_| turned_aim(state, push, from.point(), aim));
    let (refusal, missed) = if other.is_some() { (None, why) } else { (why, None) };
    let toward = other.unwrap_or(aim);
    let to = push::end(state, push, toward).unwrap_or(from);
    let around = around(state, push.character, to);
    Measured::Push { to, path: vec![from, to], toward, refusal, missed, around }
}

/// A point in the permitted direction that is nearest to that of another.
fn turned_aim(state: &State, push: Push, from: Point, aim: Point) -> Option<Point> {
    let wished = Direction::nearest(aim - from);
    let length = state.table.range(push.range);
    let turns = (1..=SIDES).flat_map(|side| {
        let turn = i32::from(Direction::COUNT) / 2 * side / SIDES;
        [turn, -turn]
    });
    let mut aims = turns.filter_map(|turn| from.moved(wished.turned(turn).step(length)));
    aims.find(|&aim| push::judge(state, push, aim).is_ok())
}

/// A formation of a squad around a place of its primary character, or around the nearest that is
/// found at which there is one.
///
/// # Errors
/// There is no such squad to deploy.
pub fn formation(state: &State, seat: Seat, squad: u8, at: Spot) -> Result<Measured, Refusal> {
    let members = deployment::members(state, seat, squad);
    let Some(&primary) = members.first() else {
        return Err(Refusal::from(Rule("SP-SETUP-11")).with("squad", squad));
    };
    let room = |place: Point| {
        let levels = levels(state, primary, place, None).into_iter();
        let mut spots = levels.map(|level| Spot::at(place, level));
        spots.find_map(|spot| deployment::formation(state, seat, squad, spot, 0))
    };
    let inside = deployment::inside(state, seat, primary, at.point());
    let places = [inside].into_iter().chain(near::places(inside, inside, ROUND));
    let found = deployment::formation(state, seat, squad, at, 0)
        .or_else(|| near::nearest(places, at.point(), room));
    Ok(match found {
        Some(places) => Measured::Formation { places, refusal: None },
        None => {
            Measured::Formation { places: Vec::new(), refusal: Some(Rule("SP-SETUP-12").into()) }
        }
    })
}
