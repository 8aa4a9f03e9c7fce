//! Where a character or token comes to that is put down somewhere, how far a character can go, and
//! where a squad finds room.

use kernel::{Refusal, Rule, Seat};
use measure::{Direction, Disc, Length, Point, near};

use crate::aids::{Around, Measured, Reach};
use crate::helping::{around, levels};
use crate::language::MoveKind;
use crate::operations::roaming;
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
                around: around(self.state, self.character, to, None),
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
        let most = i64::from(reach).pow(2);
        let beside = beside(state, character, at)
            .filter(|place| place.distance_squared(from.point()) <= most);
        sorted(beside.chain(near::places(from.point(), at, reach)), at)
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
        gone(kind, to, tool, missed, around(self.state, self.character, to, Some(kind)))
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

/// Places beside the bases on which that of a character would lie.
fn beside(state: &State, character: CharacterId, at: Point) -> impl Iterator<Item = Point> {
    let radius = state.table.radius(character);
    let base = state.table.base(character, at);
    let others = state.standing().filter(move |&other| other != character);
    let bases = others.into_iter().filter_map(|other| state.base(other));
    bases
        .filter(move |other| measure::overlap::discs(base, *other))
        .flat_map(move |other| near::beside(other, radius, at))
}

/// The nearest to a point first.
fn sorted(places: impl IntoIterator<Item = Point>, at: Point) -> Vec<Point> {
    let mut places: Vec<Point> = places.into_iter().collect();
    places.sort_by_key(|place| place.distance_squared(at));
    places
}

/// Places to try for whoever comes out of a transfer point, the nearest to a point first.
#[must_use]
pub fn ways_out(state: &State, character: CharacterId, at: Point) -> Vec<Point> {
    let reach = state.table.radius(character) + state.table.range(1);
    let exits = movement::exits(state, character).into_iter();
    let round = exits.flat_map(|exit| near::places(exit.point(), at, reach));
    sorted(round.chain(beside(state, character, at)), at)
}

/// Places to try round a point, and places that are known to be legal, the nearest first.
#[must_use]
pub fn round(at: Point, known: Vec<Spot>) -> Vec<Point> {
    let known = known.into_iter().map(Spot::point);
    sorted(near::places(at, at, ROUND).into_iter().chain(known), at)
}

type Judge<'a> = &'a dyn Fn(Spot) -> Result<(), Refusal>;

/// A character or a token that is put somewhere, as a judge says, without a movement.
pub struct Put<'a> {
    state: &'a State,
    character: Option<CharacterId>,
    radius: Length,
    /// The level it is to lie on; none: the first that is legal.
    level: Option<i32>,
    judge: Judge<'a>,
}

impl<'a> Put<'a> {
    #[must_use]
    pub fn character(
        state: &'a State,
        character: CharacterId,
        level: Option<i32>,
        judge: Judge<'a>,
    ) -> Self {
        let radius = state.table.radius(character);
        Self { state, character: Some(character), radius, level, judge }
    }

    #[must_use]
    pub fn token(state: &'a State, radius: Length, level: Option<i32>, judge: Judge<'a>) -> Self {
        Self { state, character: None, radius, level, judge }
    }

    /// There, else at the nearest of some places that is legal.
    pub fn down(&self, point: Point, places: impl FnOnce() -> Vec<Point>) -> Measured {
        let (to, refusal, missed) = match self.at(point) {
            Ok(to) => (to, None, None),
            Err((there, why)) => {
                match near::nearest(places(), point, |place| self.at(place).ok()) {
                    Some(to) => (to, None, Some(why)),
                    None => (there, Some(why), None),
                }
            }
        };
        let levels = self.levels(to.point());
        let around =
            self.character.map_or_else(Around::default, |one| around(self.state, one, to, None));
        Measured::Stand { to, levels, refusal, missed, around }
    }

    fn levels(&self, point: Point) -> Vec<Length> {
        let disc = Disc { centre: point, radius: self.radius };
        match self.character {
            Some(character) => levels(self.state, character, point, None),
            None => self.state.table.terrain.levels(disc).collect(),
        }
    }

    /// On the level asked for, else on the first that is legal.
    fn at(&self, point: Point) -> Result<Spot, (Spot, Refusal)> {
        let levels = self.level.map_or_else(|| self.levels(point), |level| vec![level]);
        let first = Spot::at(point, levels.first().copied().unwrap_or(0));
        let mut spots = levels.into_iter().map(|level| Spot::at(point, level));
        match spots.find(|spot| (self.judge)(*spot).is_ok()) {
            Some(spot) => Ok(spot),
            None => (self.judge)(first).map(|()| first).map_err(|why| (first, why)),
        }
    }
}

/// A movement of the objective that roams.
pub struct Roaming<'a> {
    pub state: &'a State,
    pub kinds: &'a [MoveKind],
    pub toward: Option<u8>,
    pub level: Option<i32>,
}

impl Roaming<'_> {
    /// There, else as near to it as it comes.
    #[must_use]
    pub fn down(&self, point: Point) -> Measured {
        let around = Around::default();
        let (to, why) = match self.way(point) {
            Ok((kind, to, tool)) => return gone(kind, to, tool, None, around),
            Err(refused) => refused,
        };
        match near::nearest(self.places(point), point, |place| self.way(place).ok()) {
            Some((kind, to, tool)) => gone(kind, to, tool, Some(why), around),
            None => {
                let (refusal, tool) = (Some(why), Vec::new());
                Measured::Go { kind: None, to, tool, refusal, missed: None, around }
            }
        }
    }

    fn places(&self, at: Point) -> Vec<Point> {
        let Some((_, own)) = roaming::roamer(self.state) else { return Vec::new() };
        let lengths = self.kinds.iter().map(|&kind| {
            let tool = self.state.table.tool(kind);
            tool.first + tool.second
        });
        near::places(own.spot.point(), at, lengths.max().unwrap_or(0) + 2 * own.radius)
    }

    fn way(&self, point: Point) -> Result<Found, (Spot, Refusal)> {
        let Roaming { state, kinds, toward, level } = *self;
        let radius = roaming::roamer(state).map_or(0, |(_, own)| own.radius);
        let levels = state.table.terrain.levels(Disc { centre: point, radius });
        let tries: Vec<Length> = level.map_or_else(|| levels.collect(), |level| vec![level]);
        let mut refused = None;
        for spot in tries.into_iter().map(|level| Spot::at(point, level)) {
            for &kind in kinds {
                match roaming::judge(state, kinds, toward, kind, spot) {
                    Ok(tool) => return Ok((kind, spot, vec![tool.start, tool.joint, tool.end])),
                    Err(why) => {
                        refused.get_or_insert((spot, why));
                    }
                }
            }
        }
        Err(refused.unwrap_or_else(|| (Spot::at(point, 0), Rule("SP-MOVE-16").into())))
    }
}

fn gone(
    kind: MoveKind,
    to: Spot,
    tool: Vec<Point>,
    missed: Option<Refusal>,
    around: Around,
) -> Measured {
    Measured::Go { kind: Some(kind), to, tool, refusal: None, missed, around }
}

/// Where a push in the direction of a point ends, or in the nearest direction that is permitted.
#[must_use]
pub fn pushed(state: &State, push: Push, from: Spot, aim: Point) -> Measured {
    let why = push::judge(state, push, aim).err();
    let other = why.as_ref().and_then(|_| turned_aim(state, push, from.point(), aim));
    let (refusal, missed) = if other.is_some() { (None, why) } else { (why, None) };
    let toward = other.unwrap_or(aim);
    let to = push::end(state, push, toward).unwrap_or(from);
    let around = around(state, push.character, to, None);
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
