//! Where a character can get to: the ways of the Move action and what they cost.

use crate::field::{Ground, PLACES, Place, PlaceSet};
use crate::figures::{Places, base_places};
use crate::hex::Direction;
use crate::language::{MoveKind, Point};
use crate::large;
use crate::modifiers::Context;
use crate::state::State;
use crate::table::FigureId;
use crate::trail::Trail;

/// More than any movement can cost.
pub(crate) const FAR: u8 = u8::MAX;

/// Enough points to cross the whole field, to find the shortest of all routes.
pub const ANY_POINTS: u8 = 200;

/// A place a movement can lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stop {
    /// Where.
    pub place: Place,
    /// For a large figure: the facing of its base there.
    pub facing: Option<Direction>,
    /// What it costs at least.
    pub cost: u8,
    /// What the way consists of.
    pub trail: Trail,
}

impl Stop {
    /// All places that the figure would occupy there.
    #[must_use]
    pub fn places(&self, state: &State, mover: FigureId) -> Places {
        let facing = self.facing.unwrap_or(state.figure(mover).facing);
        base_places(state.base(mover), self.place, facing).unwrap_or_default()
    }

    /// Whether a part of the figure would stand on one of some places.
    fn is_on(&self, state: &State, mover: FigureId, places: &PlaceSet) -> bool {
        match self.facing {
            None => places.contains(self.place),
            Some(_) => self.places(state, mover).iter().any(|&part| places.contains(part)),
        }
    }
}

/// The places next to a figure.
fn beside(state: &State, id: FigureId) -> PlaceSet {
    let mut beside = PlaceSet::default();
    state.places(id).iter().for_each(|&place| beside.insert_beside(place));
    beside
}

/// What stands in the way of a mover.
pub(crate) struct Crowd {
    pub occupied: PlaceSet,
    /// Places next to an enemy: entering one ends the movement (BG-MOVE-06).
    pub stopping: PlaceSet,
}

impl Crowd {
    pub fn new(state: &State, mover: FigureId) -> Crowd {
        Self::with(state, mover, !state.allows(&Context::of(mover), Point::MovePastEnemies))
    }

    fn with(state: &State, mover: FigureId, stops: bool) -> Crowd {
        let mut crowd = Crowd { occupied: PlaceSet::default(), stopping: PlaceSet::default() };
        let seat = state.seat(mover);
        for id in state.fielded().filter(|&id| id != mover) {
            for place in state.places(id) {
                crowd.occupied.insert(place);
                if stops && state.seat(id) != seat {
                    crowd.stopping.insert_beside(place);
                }
            }
        }
        crowd
    }
}

/// Every place a character can end a movement on, by the rules of its kind, with the lowest cost.
/// Directed movement and charges are further limited by their goal, see [`along`] and [`nearest`].
#[must_use]
pub fn reachable(state: &State, mover: FigureId, kind: MoveKind, points: u8) -> Vec<Stop> {
    match kind {
        MoveKind::Teleport | MoveKind::Jump => flight(state, mover, points).collect(),
        _ if state.is_large(mover) => large::walk(state, mover, points),
        _ => walk(state, mover, &Crowd::new(state, mover), points, &[]),
    }
}

/// Every place that is no dearer than the nearest ones next to any of some goals: enough to find the
/// shortest routes to them. Without goals every place.
#[must_use]
pub fn toward(state: &State, mover: FigureId, goals: &[FigureId]) -> Vec<Stop> {
    if state.is_large(mover) {
        return large::walk(state, mover, ANY_POINTS);
    }
    walk(state, mover, &Crowd::new(state, mover), ANY_POINTS, goals)
}

/// Whether a character could leave its place with some points, by the rules of its kind of movement.
#[must_use]
pub fn can_leave(state: &State, mover: FigureId, kind: MoveKind, points: u8) -> bool {
    if matches!(kind, MoveKind::Teleport | MoveKind::Jump) {
        return flight(state, mover, points).next().is_some();
    }
    let mut found = false;
    if state.is_large(mover) {
        let figure = state.figure(mover);
        large::ways(state, mover, (figure.place, figure.facing), |way| {
            found |= way.cost <= points;
        });
        return found;
    }
    let place = state.figure(mover).place;
    let open = |step: &Place| state.occupant(*step).is_none();
    if points > 0 && state.table.field.steps(place).iter().any(open) {
        return true;
    }
    let crowd = Crowd::new(state, mover);
    special_ways(state, mover, &crowd.occupied, place, |_, by| found |= by.dearest() <= points);
    found
}

/// Where a standard figure could get to if enemies did not stop it: to explain a refusal.
#[must_use]
pub fn past_enemies(state: &State, mover: FigureId, points: u8) -> Vec<Stop> {
    walk(state, mover, &Crowd::with(state, mover, false), points, &[])
}

/// Standard figures: the cheapest way to every place, or to those up to the last of some goals.
fn walk(
    state: &State,
    mover: FigureId,
    crowd: &Crowd,
    points: u8,
    goals: &[FigureId],
) -> Vec<Stop> {
    let mut ahead: Vec<PlaceSet> = goals.iter().map(|&goal| beside(state, goal)).collect();
    let start = state.figure(mover).place;
    let mut cost = [FAR; PLACES];
    cost[start.index()] = 0;
    let mut stops = Vec::with_capacity(128);
    // Plain steps cost 1 and make the next ring; everything dearer waits for its turn.
    let (mut ring, mut next) = (vec![(start, Trail::default())], Vec::new());
    let mut dearer = Vec::new();
    for spent in 0..=points {
        dearer.retain(|&(place, at, trail): &(Place, u8, Trail)| {
            let now = at == spent;
            if now && cost[place.index()] == FAR {
                cost[place.index()] = spent;
                ring.push((place, trail));
            }
            !now
        });
        if ring.is_empty() && dearer.is_empty() {
            break;
        }
        for &(place, trail) in &ring {
            if place != start {
                stops.push(Stop { place, facing: None, cost: spent, trail });
                // A displacing climb goes on only after the displacement.
                if crowd.stopping.contains(place) || crowd.occupied.contains(place) {
                    continue;
                }
            }
            if spent == points {
                continue;
            }
            for &step in state.table.field.steps(place) {
                // BG-MOVE-07, BG-MOVE-08.
                if cost[step.index()] == FAR && !crowd.occupied.contains(step) {
                    cost[step.index()] = spent + 1;
                    next.push((step, trail.and(Trail::STEP)));
                }
            }
            if state.table.field.is_special(place.hex()) {
                special_ways(state, mover, &crowd.occupied, place, |to, by| {
                    let price = by.dearest();
                    if cost[to.index()] == FAR && price <= points - spent {
                        dearer.push((to, spent + price, trail.and(by)));
                    }
                });
            }
        }
        if spent > 0 && !ahead.is_empty() {
            ahead.retain(|beside| !ring.iter().any(|&(place, _)| beside.contains(place)));
            if ahead.is_empty() {
                break;
            }
        }
        ring.clear();
        std::mem::swap(&mut ring, &mut next);
    }
    stops
}

/// The ways that are no plain steps: crossing obstacles, climbing, ladders. Calls `each` with the
/// place and what kind of way it is.
fn special_ways(
    state: &State,
    mover: FigureId,
    occupied: &PlaceSet,
    from: Place,
    mut each: impl FnMut(Place, Trail),
) {
    let field = &state.table.field;
    let here = from.hex();
    // BG-MOVE-20, BG-MOVE-23: climbing may displace, if that is possible.
    let climbable = |place: Place| {
        !occupied.contains(place)
            || state
                .occupant(place)
                .is_some_and(|id| !displacements(state, id, Some(mover), &[]).is_empty())
    };
    for part in here.neighbours() {
        match field.ground(part) {
            // BG-MOVE-10, BG-MOVE-12: both hexes at standard height, the landing hex free.
            Ground::Low | Ground::High if !from.is_high() => {
                let low = field.ground(part) == Ground::Low;
                let by = if low { Trail::LOW } else { Trail::HIGH };
                for landing in part.neighbours().filter(|&hex| hex != here) {
                    let place = Place::ground(landing);
                    if field.can_stand(place) && !occupied.contains(place) {
                        each(place, by);
                    }
                }
            }
            // BG-MOVE-18: from any hex at the ladder to any other, whatever their heights.
            Ground::Ladder => {
                for hex in part.neighbours() {
                    for place in [Place::ground(hex), Place::platform(hex)] {
                        // BG-MOVE-20: onto or off a platform, not along one.
                        let climb = (from.is_high() || place.is_high())
                            && !(from.is_high()
                                && place.is_high()
                                && field.same_platform(here, hex));
                        let open = if climb { climbable(place) } else { !occupied.contains(place) };
                        if place != from && field.can_stand(place) && open {
                            each(place, Trail::LADDER);
                        }
                    }
                }
            }
            _ => {}
        }
        if from.is_high() {
            // BG-MOVE-16, BG-MOVE-17: down to a hex that no platform covers.
            let place = Place::ground(part);
            if !field.has_platform(part) && field.can_stand(place) && climbable(place) {
                each(place, Trail::DOWN);
            }
        } else if field.has_platform(part) && !field.has_platform(here) {
            // BG-MOVE-14, BG-MOVE-15: up from a hex that no platform covers.
            let place = Place::platform(part);
            if climbable(place) {
                each(place, Trail::UP);
            }
        }
    }
}

/// Where a displaced character can go: an adjacent hex of its height, free of characters and terrain
/// (BG-MOVE-21); the hexes that the climber leaves are free by then, those that it takes are not. None
/// if it cannot be displaced at all: large figures (BG-BIG-19), or by a card.
#[must_use]
pub fn displacements(
    state: &State,
    id: FigureId,
    climber: Option<FigureId>,
    taken: &[Place],
) -> Vec<Place> {
    if !can_be_shoved(state, id) {
        return Vec::new();
    }
    let place = state.figure(id).place;
    place
        .hex()
        .neighbours()
        .map(|hex| place.beside(hex))
        .filter(|&to| state.table.field.is_clear(to) && !taken.contains(&to))
        .filter(|&to| state.occupant(to).is_none_or(|other| Some(other) == climber))
        .collect()
}

/// Whether a character can be pushed, pulled or displaced at all (BG-BIG-19).
#[must_use]
pub fn can_be_shoved(state: &State, id: FigureId) -> bool {
    !state.is_large(id) && state.allows(&Context::of(id), Point::Pushing)
}

/// Teleport and jump: over everything, 1 point for each hex (BG-MFX-07, BG-MFX-09); the figure must be
/// able to stand where it comes down, a large one with its whole base (BG-BIG-05). The place straight
/// above or below is two hexes away.
fn flight(state: &State, mover: FigureId, points: u8) -> impl Iterator<Item = Stop> + '_ {
    let figure = state.figure(mover);
    let start = figure.place;
    let facing = state.is_large(mover).then_some(figure.facing);
    let near = move || start.hex().around(i32::from(points));
    let places = near().map(Place::ground).chain(near().map(Place::platform));
    places.filter(move |&place| place != start).filter_map(move |place| {
        let steps = start.hex().steps(place.hex());
        let cost = if steps == 0 { 2 } else { steps as u8 };
        let room = cost <= points
            && match facing {
                None => state.is_free(place),
                Some(facing) => large::is_legal(state, mover, place, facing),
            };
        room.then_some(Stop { place, facing, cost, trail: Trail::FLIGHT })
    })
}

/// Every place on any of the shortest routes to a goal, the ends included, by a walk with [`ANY_POINTS`]:
/// where a directed movement may stop (BG-MFX-02).
#[must_use]
pub fn along(state: &State, mover: FigureId, goal: FigureId, walk: &[Stop]) -> Vec<Stop> {
    let ends = nearest(state, mover, goal, walk);
    match ends.is_empty() {
        true => Vec::new(),
        false if state.is_large(mover) => large::walk_back(state, mover, walk, &ends),
        false => walk_back(state, mover, walk, &ends),
    }
}

/// The ends of the shortest routes to a hex next to a goal among the stops of a walk: where a charge
/// may end (BG-MFX-04).
#[must_use]
pub fn nearest(state: &State, mover: FigureId, goal: FigureId, walk: &[Stop]) -> Vec<Stop> {
    let ends = beside(state, goal);
    let beside = |stop: &&Stop| stop.is_on(state, mover, &ends);
    // A walk gives the cheapest stops first.
    let Some(first) = walk.iter().find(beside) else { return Vec::new() };
    let as_cheap = walk.iter().filter(|stop| stop.cost == first.cost);
    as_cheap.filter(beside).copied().collect()
}

/// All stops from which an end is reached at exactly the remaining cost.
fn walk_back(state: &State, mover: FigureId, stops: &[Stop], ends: &[Stop]) -> Vec<Stop> {
    let crowd = Crowd::new(state, mover);
    let mut cost = [FAR; PLACES];
    for end in ends {
        cost[end.place.index()] = end.cost;
    }
    let mut along: Vec<Stop> = ends.to_vec();
    // A walk gives the cheapest stops first.
    for stop in stops.iter().rev().filter(|stop| stop.cost < ends[0].cost) {
        let place = stop.place;
        if crowd.stopping.contains(place) || crowd.occupied.contains(place) {
            continue;
        }
        let leads_on = |to: Place, price: u8| cost[to.index()] == stop.cost + price;
        let plain = |&to: &Place| leads_on(to, 1) && !crowd.occupied.contains(to);
        let mut found = state.table.field.steps(place).iter().any(plain);
        if !found && state.table.field.is_special(place.hex()) {
            special_ways(state, mover, &crowd.occupied, place, |to, by| {
                found |= leads_on(to, by.dearest())
            });
        }
        if found {
            cost[place.index()] = stop.cost;
            along.push(*stop);
        }
    }
    along.sort_by_key(|stop| (stop.cost, stop.place));
    along
}

/// The places of a cheapest way to one of the stops of a walk, the end included, the start not.
/// For teleports and jumps, and for large figures, only the end.
#[must_use]
pub fn path(
    state: &State,
    mover: FigureId,
    kind: MoveKind,
    stops: &[Stop],
    to: Place,
) -> Vec<Place> {
    let flies = matches!(kind, MoveKind::Teleport | MoveKind::Jump);
    if flies || state.is_large(mover) {
        return vec![to];
    }
    let crowd = Crowd::new(state, mover);
    let passable =
        |place: Place| !crowd.stopping.contains(place) && !crowd.occupied.contains(place);
    let start = state.figure(mover).place;
    let cost_of = |place| stops.iter().find(|stop| stop.place == place).map(|stop| stop.cost);
    let mut way = vec![to];
    let (mut here, Some(mut left)) = (to, cost_of(to)) else { return way };
    while left > 0 {
        let trail = Trail::default();
        let origin = Stop { place: start, facing: None, cost: 0, trail };
        let before =
            stops.iter().filter(|stop| passable(stop.place)).chain([&origin]).find(|stop| {
                stop.cost < left
                    && price(state, mover, &crowd, stop.place, here) == Some(left - stop.cost)
            });
        let Some(before) = before.filter(|stop| stop.cost > 0) else { break };
        way.push(before.place);
        (here, left) = (before.place, before.cost);
    }
    way.reverse();
    way
}

/// What one step or climb from a place to another costs, if it is one.
fn price(state: &State, mover: FigureId, crowd: &Crowd, from: Place, to: Place) -> Option<u8> {
    if from.is_adjacent(to) && state.table.field.can_stand(to) && !crowd.occupied.contains(to) {
        return Some(1);
    }
    let mut found = None;
    special_ways(state, mover, &crowd.occupied, from, |place, by| {
        if place == to {
            let price = by.dearest();
            found = Some(found.map_or(price, |other: u8| other.min(price)));
        }
    });
    found
}
