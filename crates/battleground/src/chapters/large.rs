//! Large figures: bases of several hexes, and where they can go.

use crate::field::{Ground, PLACES, Place};
use crate::figures::base_places;
use crate::hex::{Direction, HEXES, Hex};
use crate::pack::Base;
use crate::reach::{Crowd, FAR, Stop};
use crate::state::State;
use crate::table::FigureId;

/// A large figure flies in steps of one of its parts, turning as it likes (BG-BIG-03); only where it
/// comes down its base must be in a legal position.
pub fn flight(state: &State, mover: FigureId, points: u8) -> Vec<Stop> {
    let Some(base) = state.base(mover) else { return Vec::new() };
    let figure = state.figure(mover);
    let start = (figure.place.hex(), figure.facing);
    let mut cost = vec![FAR; HEXES * 6];
    let key = |(hex, facing): (Hex, Direction)| hex.index() * 6 + facing.index();
    cost[key(start)] = 0;
    let mut ring = vec![start];
    let mut stops = Vec::new();
    for spent in 1..=points {
        let mut next = Vec::new();
        for (hex, facing) in ring {
            let parts = base_places(Some(base), Place::ground(hex), facing).unwrap_or_default();
            for (number, part) in parts.iter().enumerate() {
                for (to, turned) in
                    part.hex().neighbours().flat_map(|h| Direction::ALL.map(|d| (h, d)))
                {
                    let Some(pivot) = pivot_of(base, number, to, turned) else { continue };
                    let on_board = base_places(Some(base), Place::ground(pivot), turned).is_some();
                    if on_board && cost[key((pivot, turned))] == FAR {
                        cost[key((pivot, turned))] = spent;
                        next.push((pivot, turned));
                    }
                }
            }
        }
        for &(hex, facing) in &next {
            for place in [Place::ground(hex), Place::platform(hex)] {
                if is_legal(state, mover, place, facing) {
                    stops.push(Stop { place, facing: Some(facing), cost: spent });
                }
            }
        }
        ring = next;
    }
    stops
}

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
    base_places(state.base(mover), pivot, facing).is_some_and(|places| {
        places.iter().all(|&place| {
            state.table.field.can_stand(place)
                && state.occupant(place).is_none_or(|other| other == mover)
        })
    })
}

/// Large figures: positions of the whole base, by its pivot and facing.
pub fn walk(state: &State, mover: FigureId, points: u8) -> Vec<Stop> {
    let crowd = Crowd::new(state, mover);
    let key = |place: Place, facing: Direction| place.index() * 6 + facing.index();
    let figure = state.figure(mover);
    let mut cost = vec![FAR; PLACES * 6];
    cost[key(figure.place, figure.facing)] = 0;
    let mut waiting = vec![(figure.place, figure.facing, 0u8)];
    let mut stops = Vec::new();
    for spent in 0..=points {
        let mut i = 0;
        while i < waiting.len() {
            let (place, facing, at) = waiting[i];
            i += 1;
            if at != spent || cost[key(place, facing)] < spent {
                continue;
            }
            if spent > 0 {
                stops.push(Stop { place, facing: Some(facing), cost: spent });
                let base = base_places(state.base(mover), place, facing).unwrap_or_default();
                if base.iter().any(|part| crowd.stopping[part.index()]) {
                    continue;
                }
            }
            ways(state, mover, place, facing, |to, turned, price| {
                let total = spent.saturating_add(price);
                if total <= points && total < cost[key(to, turned)] {
                    cost[key(to, turned)] = total;
                    waiting.push((to, turned, total));
                }
            });
        }
    }
    stops
}

/// One step of a large figure: one of its parts goes to another hex, and the base may be turned
/// around it into any legal position (BG-BIG-03, BG-BIG-05).
fn ways(
    state: &State,
    mover: FigureId,
    pivot: Place,
    facing: Direction,
    mut each: impl FnMut(Place, Direction, u8),
) {
    let Some(base) = state.base(mover) else { return };
    let Some(parts) = base_places(Some(base), pivot, facing) else { return };
    for (number, &part) in parts.iter().enumerate() {
        part_ways(state, part, |to, price| {
            for turned in Direction::ALL {
                let Some(hex) = pivot_of(base, number, to.hex(), turned) else { continue };
                let place = to.beside(hex);
                // BG-MOVE-17: no part comes down to a hex under a platform.
                let down = part.is_high() && !to.is_high();
                let covered = down && is_covered(state, base, place, turned);
                if !covered && is_legal(state, mover, place, turned) {
                    each(place, turned, price);
                }
            }
        });
    }
}

fn is_covered(state: &State, base: &Base, pivot: Place, facing: Direction) -> bool {
    let parts = base_places(Some(base), pivot, facing).unwrap_or_default();
    parts.iter().any(|part| state.table.field.has_platform(part.hex()))
}

/// Where one part of a large base can go: a step (BG-BIG-04), over an obstacle (BG-BIG-06), with
/// ladders as low obstacles (BG-BIG-11), up or down a platform (BG-BIG-09).
fn part_ways(state: &State, part: Place, mut each: impl FnMut(Place, u8)) {
    let field = &state.table.field;
    let here = part.hex();
    for hex in here.neighbours() {
        each(part.beside(hex), 1);
        if part.is_high() {
            if !field.has_platform(hex) {
                each(Place::ground(hex), 3);
            }
            continue;
        }
        if field.has_platform(hex) && !field.has_platform(here) {
            each(Place::platform(hex), 3);
        }
        let price = match field.ground(hex) {
            Ground::Low | Ground::Ladder => 3,
            Ground::High => 6,
            Ground::Open | Ground::Difficult => continue,
        };
        for landing in hex.neighbours().filter(|&landing| landing != here) {
            each(Place::ground(landing), price);
        }
    }
}

/// The same for a large figure, over positions of its whole base.
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
        let base = base_places(state.base(mover), stop.place, facing).unwrap_or_default();
        if base.iter().any(|part| crowd.stopping[part.index()]) {
            continue;
        }
        let mut found = false;
        ways(state, mover, stop.place, facing, |to, turned, price| {
            found |= cost[key(to, Some(turned))] == stop.cost.saturating_add(price);
        });
        if found {
            cost[key(stop.place, stop.facing)] = stop.cost;
            along.push(*stop);
        }
    }
    along.sort_by_key(|stop| (stop.cost, stop.place));
    along
}
