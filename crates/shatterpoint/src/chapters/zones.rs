//! Deployment in zones: near a token, or away from objectives and enemies (SO-DEPLOY-01).

use kernel::{Refusal, Rule, Seat};
use measure::{Length, Point, gap};

use crate::operations::card::Zone;
use crate::operations::stage_posts;
use crate::state::State;
use crate::table::{CharacterId, Spot};
use crate::{deployment, movement, sampling};

/// How many places are tried to begin with.
pub const STARTS: usize = 24;

/// What is wrong with each character's place.
#[must_use]
pub fn refusals(
    state: &State,
    seat: Seat,
    zone: &Zone,
    members: &[CharacterId],
    places: &[Spot],
) -> Vec<Option<Refusal>> {
    let judge = |number: usize| {
        let outside = |reason: &'static str| {
            Some(Refusal::from(Rule("SO-DEPLOY-01")).with("expected", reason))
        };
        movement::may_end(state, members[number], places[number])
            .err()
            .or_else(|| {
                broken(state, seat, zone, members[number], places[number]).and_then(outside)
            })
            .or_else(|| deployment::overlaps(state, &members[..=number], &places[..=number]))
    };
    (0..members.len()).map(judge).collect()
}

/// What of a zone does not hold at a place.
fn broken(
    state: &State,
    seat: Seat,
    zone: &Zone,
    character: CharacterId,
    place: Spot,
) -> Option<&'static str> {
    let table = &state.table;
    let base = table.base(character, place.point());
    let token = zone.near.as_ref().and_then(|id| state.objective_number(id));
    let token = token.and_then(|number| state.objectives.get(number)).zip(zone.within);
    if token.is_some_and(|(token, range)| !gap::within(base, token.disc(), table.range(range))) {
        return Some("near the token");
    }
    let posts = stage_posts(state);
    let laid = state.layout().iter().zip(&state.objectives);
    let mut laid = laid.filter(|(at, token)| !token.roams && !posts.contains(&at.id));
    let off = |range| laid.any(|(_, token)| gap::within(base, token.disc(), table.range(range)));
    if zone.off_objectives.is_some_and(off) {
        return Some("off the objectives");
    }
    let near = |range| {
        let mut enemies = state.enemies_of(seat).filter_map(|enemy| state.base(enemy));
        enemies.any(|enemy| gap::within(base, enemy, table.range(range)))
    };
    zone.off_enemies.is_some_and(near).then_some("off the enemies")
}

/// Ways to deploy a squad: its first character at one of some places, the others as near to it as they
/// can.
pub fn ways<'a>(
    state: &'a State,
    seat: Seat,
    squad: u8,
    zone: &'a Zone,
    begin: usize,
) -> impl Iterator<Item = Vec<Spot>> + 'a {
    let members = deployment::members(state, seat, squad);
    let all = points(state, zone);
    let count = all.len().max(1);
    (0..STARTS).filter_map(move |n| {
        let first = *all.get((begin + n) * 7 % count)?;
        let mut near = all.clone();
        near.sort_by_key(|point| point.distance_squared(first));
        let mut places: Vec<Spot> = Vec::new();
        for &member in &members {
            let spots = near.iter().flat_map(|&point| {
                let levels = state.table.terrain.levels(state.table.base(member, point));
                levels.map(move |level| Spot::at(point, level)).collect::<Vec<_>>()
            });
            let spot = spots.into_iter().find(|&spot| {
                let number = places.len();
                let mut tried = places.clone();
                tried.push(spot);
                let all = refusals(state, seat, zone, &members[..=number], &tried);
                all.last().is_some_and(Option::is_none)
            })?;
            places.push(spot);
        }
        Some(places)
    })
}

/// Points of a zone: around its token, or all over the battlefield.
fn points(state: &State, zone: &Zone) -> Vec<Point> {
    const INCH: Length = 2540;
    let token = zone.near.as_ref().and_then(|id| state.objective_number(id));
    if let Some(token) = token.and_then(|number| state.objectives.get(number)) {
        let centre = token.spot.point();
        let rings = [0, 2, 3, 4].into_iter().flat_map(move |ring| {
            (0..16).map(move |turn| sampling::on_circle(centre, ring * INCH, turn, 16))
        });
        return rings.collect();
    }
    let half = state.table.measures.battlefield / 2;
    let line = || (1..).map(|n| n * 2 * INCH - half).take_while(move |at| *at < half);
    line().flat_map(|x| line().map(move |y| Point { x, y })).collect()
}
