//! Large figures: bases of several hexes, and where they can go.

use crate::field::{Ground, PLACES, Place};
use crate::figures::{Places, base_places};
use crate::hex::{Direction, Hex};
use crate::pack::Base;
use crate::reach::{Crowd, FAR, Stop, displacements};
use crate::state::State;
use crate::table::FigureId;
use crate::trail::Trail;

/// Where the pivot of a base lies if one of its parts lies on a hex: the walk to it, taken backwards.
fn pivot_of(base: &Base, part: usize, hex: Hex, facing: Direction) -> Option<Hex> {
    base.parts[part]
        .iter()
        .rev()
        .try_fold(hex, |hex, step| hex.neighbour(step.turned(facing.index()).opposite()))
}

/// Whether the whole base of a figure is in a legal position (BG-BIG-05).
#[must_use]
pub fn is_legal(state: &State, mover: FigureId, pivot: Place, facing: Direction) -> bool {
    let base = base_places(state.base(mover), pivot, facing);
    base.is_some_and(|base| stands(state, &base) && in_the_way(state, mover, &base).is_empty())
}

/// Whether terrain lets the whole base of a figure lie somewhere, whoever stands there.
#[must_use]
pub fn terrain_fits(state: &State, mover: FigureId, pivot: Place, facing: Direction) -> bool {
    base_places(state.base(mover), pivot, facing).is_some_and(|base| stands(state, &base))
}

fn stands(state: &State, base: &[Place]) -> bool {
    base.iter().all(|&place| state.table.field.can_stand(place))
}

/// Who else stands on the places of a base: the mover's squad first, since it moves (BG-MOVE-22).
#[must_use]
pub fn in_the_way(state: &State, mover: FigureId, base: &[Place]) -> Vec<FigureId> {
    let mut others: Vec<FigureId> = Vec::new();
    for other in base.iter().filter_map(|&place| state.occupant(place)) {
        if other != mover && !others.contains(&other) {
            others.push(other);
        }
    }
    others.sort_by_key(|&other| state.seat(other) != state.seat(mover));
    others
}

/// Whether all of some characters can be displaced by a climbing base, each to a hex of its own
/// (BG-MOVE-20, BG-MOVE-23). `taken` are the hexes that are no longer free.
#[must_use]
pub fn make_room(state: &State, mover: FigureId, others: &[FigureId], taken: &[Place]) -> bool {
    let Some((&first, rest)) = others.split_first() else { return true };
    displacements(state, first, Some(mover), taken).into_iter().any(|to| {
        let taken: Vec<Place> = taken.iter().copied().chain([to]).collect();
        make_room(state, mover, rest, &taken)
    })
}

/// Large figures: positions of the whole base, by its pivot and facing.
pub fn walk(state: &State, mover: FigureId, points: u8) -> Vec<Stop> {
    let crowd = Crowd::new(state, mover);
    let key = |place: Place, facing: Direction| place.index() * 6 + facing.index();
    let figure = state.figure(mover);
    let mut cost = vec![FAR; PLACES * 6];
    cost[key(figure.place, figure.facing)] = 0;
    let mut waiting = vec![(figure.place, figure.facing, 0u8, Trail::default())];
    let mut stops = Vec::new();
    for spent in 0..=points {
        let mut i = 0;
        while i < waiting.len() {
            let (place, facing, at, trail) = waiting[i];
            i += 1;
            if at != spent || cost[key(place, facing)] < spent {
                continue;
            }
            if spent > 0 {
                stops.push(Stop { place, facing: Some(facing), cost: spent, trail });
                let base = base_places(state.base(mover), place, facing).unwrap_or_default();
                // A displacing climb goes on only after the displacement.
                let held =
                    |part: &Place| crowd.stopping.contains(*part) || crowd.occupied.contains(*part);
                if base.iter().any(held) {
                    continue;
                }
            }
            ways(state, mover, (place, facing), |way| {
                let total = spent.saturating_add(way.cost);
                let known = &mut cost[key(way.place, way.facing.unwrap_or(facing))];
                if total <= points && total < *known {
                    *known = total;
                    let turned = way.facing.unwrap_or(facing);
                    waiting.push((way.place, turned, total, trail.and(way.trail)));
                }
            });
        }
    }
    stops
}

/// One step of a large figure: a chosen part goes to an adjacent hex and the base with it, unturned
/// (BG-BIG-03); or a part crosses an obstacle or climbs, and the base is put down around it. Each ends
/// in a legal position (BG-BIG-05).
pub fn ways(
    state: &State,
    mover: FigureId,
    (pivot, facing): (Place, Direction),
    mut each: impl FnMut(Stop),
) {
    let Some(base) = state.base(mover) else { return };
    for hex in pivot.hex().neighbours() {
        let place = pivot.beside(hex);
        if is_legal(state, mover, place, facing) {
            each(Stop { place, facing: Some(facing), cost: 1, trail: Trail::STEP });
        }
    }
    let Some(parts) = base_places(Some(base), pivot, facing) else { return };
    for (number, &part) in parts.iter().enumerate() {
        part_ways(state, part, |to, cost, trail| {
            for turned in Direction::ALL {
                let Some(hex) = pivot_of(base, number, to.hex(), turned) else { continue };
                let place = to.beside(hex);
                let Some(landing) = base_places(Some(base), place, turned) else { continue };
                if may_land(state, mover, &landing, part, trail) {
                    each(Stop { place, facing: Some(turned), cost, trail });
                }
            }
        });
    }
}

/// Whether a base may be put down after a crossing or a climb of one of its parts. Climbing displaces
/// (BG-BIG-09), and no part comes down to a hex under a platform (BG-MOVE-17).
fn may_land(state: &State, mover: FigureId, base: &Places, part: Place, by: Trail) -> bool {
    let others = in_the_way(state, mover, base);
    if by != Trail::UP {
        return stands(state, base) && others.is_empty();
    }
    let covered = |place: &Place| part.is_high() && state.table.field.has_platform(place.hex());
    stands(state, base) && !base.iter().any(covered) && make_room(state, mover, &others, base)
}

/// What one part of a large base can do beside a step: cross an obstacle (BG-BIG-06), with ladders as
/// low obstacles (BG-BIG-11), climb up or down a platform (BG-BIG-09).
fn part_ways(state: &State, part: Place, mut each: impl FnMut(Place, u8, Trail)) {
    let field = &state.table.field;
    let here = part.hex();
    for hex in here.neighbours() {
        if part.is_high() {
            if !field.has_platform(hex) {
                each(Place::ground(hex), 3, Trail::UP);
            }
            continue;
        }
        if field.has_platform(hex) && !field.has_platform(here) {
            each(Place::platform(hex), 3, Trail::UP);
        }
        let (price, by) = match field.ground(hex) {
            Ground::Low => (3, Trail::LOW),
            Ground::Ladder => (3, Trail::LADDER),
            Ground::High => (6, Trail::LOW),
            Ground::Open | Ground::Difficult => continue,
        };
        for landing in hex.neighbours().filter(|&landing| landing != here) {
            each(Place::ground(landing), price, by);
        }
    }
}

/// Every position on any of the shortest routes of a large figure: the ends, and those from which an
/// end is reached at exactly the remaining cost.
pub fn walk_back(state: &State, mover: FigureId, stops: &[Stop], ends: &[Stop]) -> Vec<Stop> {
    let crowd = Crowd::new(state, mover);
    let key = |place: Place, facing: Option<Direction>| {
        place.index() * 6 + facing.map_or(0, Direction::index)
    };
    let mut cost = vec![FAR; PLACES * 6];
    let mut along: Vec<Stop> = ends.to_vec();
    for end in ends {
        cost[key(end.place, end.facing)] = end.cost;
    }
    let mut earlier: Vec<&Stop> = stops.iter().filter(|stop| stop.cost < ends[0].cost).collect();
    earlier.sort_by_key(|stop| std::cmp::Reverse(stop.cost));
    for stop in earlier {
        let Some(facing) = stop.facing else { continue };
        let held = |part: &Place| crowd.stopping.contains(*part) || crowd.occupied.contains(*part);
        if stop.places(state, mover).iter().any(held) {
            continue;
        }
        let mut found = false;
        ways(state, mover, (stop.place, facing), |way| {
            found |= cost[key(way.place, way.facing)] == stop.cost.saturating_add(way.cost);
        });
        if found {
            cost[key(stop.place, stop.facing)] = stop.cost;
            along.push(*stop);
        }
    }
    along.sort_by_key(|stop| (stop.cost, stop.place));
    along
}
