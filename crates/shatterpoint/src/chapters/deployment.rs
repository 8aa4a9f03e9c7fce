//! Where a squad may stand at the start (setup step 7), and how it can.

use kernel::{Chance, Refusal, Rule, Seat};
use measure::{Disc, Length, Point, gap, overlap};

use crate::operations::card::Zone;
use crate::operations::{captives, tokens};
use crate::question::Choice;
use crate::state::State;
use crate::table::{CharacterId, Edge, Spot, Table, UnitId};
use crate::{movement, sampling, zones};

/// The characters of a squad that are deployed, those of its primary unit first: none that are off duty
/// (SO-DUTY-01).
#[must_use]
pub fn members(state: &State, seat: Seat, squad: u8) -> Vec<CharacterId> {
    let of = |sheet: &crate::table::Sheet| sheet.seat == seat && sheet.squad == squad;
    let here = |unit: UnitId| of(state.sheet(unit)) && !captives::is_off_duty(state, unit);
    let mut units: Vec<_> = state.unit_ids().filter(|&unit| here(unit)).collect();
    units.sort_by_key(|&unit| state.sheet(unit).unit.kind);
    units.into_iter().flat_map(|unit| state.table.characters_of(unit)).collect()
}

/// The one judge of deployments.
///
/// # Errors
/// The rule it breaks.
pub fn judge(state: &State, seat: Seat, squad: u8, places: &[Spot]) -> Result<(), Refusal> {
    if squad > 1 || state.player(seat).deployed[usize::from(squad)] {
        return Err(Refusal::from(Rule("SP-SETUP-11")).with("squad", squad));
    }
    refusals(state, seat, squad, places)?.into_iter().flatten().next().map_or(Ok(()), Err)
}

/// What is wrong with each character's place: on the own edge for the first character of the primary
/// unit (SP-SETUP-12), near it for the others (SP-SETUP-13), standing and apart for all.
///
/// # Errors
/// Not one place for each character.
pub fn refusals(
    state: &State,
    seat: Seat,
    squad: u8,
    places: &[Spot],
) -> Result<Vec<Option<Refusal>>, Refusal> {
    let members = members(state, seat, squad);
    if members.is_empty() || places.len() != members.len() {
        let refusal = Refusal::from(Rule("SP-SETUP-13")).with("places", places.len());
        return Err(refusal.with("characters", members.len()));
    }
    if tokens::is_scattered(state, seat, squad) {
        return Ok(scattered_refusals(state, &members, places));
    }
    if let Some(zone) = zone(state, seat) {
        return Ok(zones::refusals(state, seat, zone, &members, places));
    }
    let judge = |number: usize| {
        movement::may_end(state, members[number], places[number]).err().or_else(|| {
            let far = if number == 0 {
                (!near_edge(state, seat, members[0], places[0])).then_some("SP-SETUP-12")
            } else {
                (!near(state, &members, places, number)).then_some("SP-SETUP-13")
            };
            let far = far.map(|rule| Refusal::from(Rule(rule)));
            far.or_else(|| overlaps(state, &members[..=number], &places[..=number]))
        })
    };
    Ok((0..members.len()).map(judge).collect())
}

/// What is wrong with the places of a squad that is scattered: all characters of a unit within 1 of
/// an objective that is inactive in the first stage, each unit of another one (SO-TOKEN-01).
fn scattered_refusals(
    state: &State,
    members: &[CharacterId],
    places: &[Spot],
) -> Vec<Option<Refusal>> {
    let wrecks = wrecks(state);
    // The wrecks that all characters of a unit so far are near, for each unit.
    let mut near: Vec<(UnitId, Vec<usize>)> = Vec::new();
    let mut judge = |number: usize| {
        let unit = state.unit_of(members[number]);
        let base = state.table.base(members[number], places[number].point());
        let reaches = |wreck: &usize| gap::within(base, wrecks[*wreck], state.table.range(1));
        match near.iter_mut().find(|(other, _)| *other == unit) {
            Some((_, own)) => own.retain(reaches),
            None => near.push((unit, (0..wrecks.len()).filter(reaches).collect())),
        }
        let lost = (!is_assignable(&near, &mut Vec::new())).then(|| {
            // The others are judged as if this one were not there.
            near.retain(|(other, _)| *other != unit);
            Refusal::from(Rule("SO-TOKEN-01"))
        });
        movement::may_end(state, members[number], places[number])
            .err()
            .or(lost)
            .or_else(|| overlaps(state, &members[..=number], &places[..=number]))
    };
    (0..members.len()).map(&mut judge).collect()
}

/// Whether each of some units can have a wreck of its own among those that it is near.
fn is_assignable(near: &[(UnitId, Vec<usize>)], taken: &mut Vec<usize>) -> bool {
    let Some(((_, wrecks), rest)) = near.split_first() else { return true };
    wrecks.iter().any(|&wreck| {
        if taken.contains(&wreck) {
            return false;
        }
        taken.push(wreck);
        let assignable = is_assignable(rest, taken);
        taken.pop();
        assignable
    })
}

/// Where a player's squads are deployed instead of at the edge (SO-DEPLOY-01).
fn zone(state: &State, seat: Seat) -> Option<&Zone> {
    let deployment = state.table.operation.as_ref()?.deployment.as_ref()?;
    Some(deployment.zone(state.operation.as_ref()?.side(seat)))
}

/// The objectives that are inactive in the first stage.
fn wrecks(state: &State) -> Vec<Disc> {
    let first = state.table.operation.as_ref().and_then(|card| card.stage.first());
    let active = |id: &String| first.is_some_and(|stage| stage.active.contains(id));
    let radius = state.table.measures.objective / 2;
    let laid = state.layout().iter().zip(&state.objectives).filter(|(at, _)| !active(&at.id));
    laid.map(|(_, token)| Disc { centre: token.spot.point(), radius }).collect()
}

/// A way to scatter a squad: its units around objectives one after the other, from one of them on.
fn scattering(state: &State, seat: Seat, squad: u8, begin: usize) -> Option<Vec<Spot>> {
    const TURNS: usize = 16;
    let members = members(state, seat, squad);
    let wrecks = wrecks(state);
    let mut places: Vec<Spot> = Vec::new();
    let mut units: Vec<UnitId> = Vec::new();
    for &member in &members {
        if !units.contains(&state.unit_of(member)) {
            units.push(state.unit_of(member));
        }
        let wreck = wrecks.get((begin + units.len()) % wrecks.len().max(1))?;
        let rings = [0, wreck.radius + state.table.radius(member) + 200];
        let rings = rings.into_iter().chain([rings[1] + state.table.range(1) - 400]);
        let spots = rings.flat_map(|ring| {
            (0..TURNS).map(move |turn| sampling::on_circle(wreck.centre, ring, turn, TURNS))
        });
        let mut spots = spots.flat_map(|point| {
            let levels: Vec<Length> =
                state.table.terrain.levels(state.table.base(member, point)).collect();
            levels.into_iter().map(move |level| Spot::at(point, level))
        });
        let spot = spots.find(|&spot| {
            let mut all = places.clone();
            all.push(spot);
            movement::may_end(state, member, spot).is_ok()
                && overlapped(state, &members[..all.len()], &all).is_none()
        })?;
        places.push(spot);
    }
    judge(state, seat, squad, &places).is_ok().then_some(places)
}

fn near_edge(state: &State, seat: Seat, character: CharacterId, place: Spot) -> bool {
    let edge = state.player(seat).edge;
    let distance = edge.distance(place.point(), state.table.measures.battlefield);
    distance - state.table.radius(character) <= depth(&state.table)
}

/// The place for a character within the depth of the own edge that is nearest to a point.
#[must_use]
pub fn inside(state: &State, seat: Seat, character: CharacterId, at: Point) -> Point {
    if zone(state, seat).is_some() {
        return at;
    }
    let edge = state.player(seat).edge;
    let (half, radius) = (state.table.measures.battlefield / 2, state.table.radius(character));
    let seen = edge.back(at);
    let (least, most) = (radius - half, (depth(&state.table) + radius - half).min(half - radius));
    let held = Point { x: seen.x.clamp(least, -least), y: seen.y.clamp(least, most.max(least)) };
    edge.turn(held)
}

/// How far from the own edge a squad may begin (SP-SETUP-12).
#[must_use]
pub fn depth(table: &Table) -> Length {
    table.range(2)
}

fn near(state: &State, members: &[CharacterId], places: &[Spot], number: usize) -> bool {
    let base = |number: usize| state.table.base(members[number], places[number].point());
    gap::within(base(0), base(number), state.table.range(1))
}

/// What is wrong if the last of some bases overlaps one of the others.
#[must_use]
pub fn overlaps(state: &State, members: &[CharacterId], places: &[Spot]) -> Option<Refusal> {
    let name = state.character_name(overlapped(state, members, places)?);
    Some(Refusal::from(Rule("SP-MOVE-18")).with("base of", name))
}

/// Which of some bases the last of them overlaps.
#[must_use]
pub fn overlapped(state: &State, members: &[CharacterId], places: &[Spot]) -> Option<CharacterId> {
    let base = |number: usize| state.table.base(members[number], places[number].point());
    let last = members.len() - 1;
    let other = (0..last).find(|&other| {
        let levels = (places[other].level, places[last].level);
        !state.table.different_elevations(levels.0, levels.1)
            && overlap::discs(base(other), base(last))
    })?;
    Some(members[other])
}

/// A formation of a squad around a place of its primary character, if one is found: the others on
/// two rings, begun at an angle.
#[must_use]
pub fn formation(
    state: &State,
    seat: Seat,
    squad: u8,
    centre: Spot,
    begin: usize,
) -> Option<Vec<Spot>> {
    const TURNS: usize = 16;
    let members = members(state, seat, squad);
    let mut places = vec![centre];
    let radius = state.table.radius(*members.first()?);
    for &member in &members[1..] {
        let touching = radius + state.table.radius(member);
        let rings = [touching + 300, touching + state.table.range(1) - 100];
        let spots = rings.iter().flat_map(|&ring| {
            (0..TURNS)
                .map(move |turn| sampling::on_circle(centre.point(), ring, begin + turn, TURNS))
        });
        let mut spots = spots.flat_map(|point| {
            let levels = state.table.terrain.levels(state.table.base(member, point));
            levels.map(move |level| Spot::at(point, level))
        });
        let number = places.len();
        places.push(centre);
        places[number] = spots.find(|&spot| {
            places[number] = spot;
            !state.table.different_elevations(spot.level, centre.level)
                && overlapped(state, &members[..=number], &places).is_none()
                && movement::may_end(state, member, spot).is_ok()
        })?;
    }
    judge(state, seat, squad, &places).is_ok().then_some(places)
}

/// Deployments that one could begin with: in the middle of the own edge first.
#[must_use]
pub fn suggestions(state: &State, seat: Seat, squads: &[u8], most: usize) -> Vec<Choice> {
    let mut found = Vec::new();
    for &squad in squads {
        if tokens::is_scattered(state, seat, squad) {
            let places = (0..12).filter_map(|begin| scattering(state, seat, squad, begin));
            found.extend(places.map(|places| Choice::Deploy { squad, places }).take(most));
            continue;
        }
        if let Some(zone) = zone(state, seat) {
            let places = zones::ways(state, seat, squad, zone, 0);
            found.extend(places.map(|places| Choice::Deploy { squad, places }).take(most));
            continue;
        }
        let places = spots_along_edge(state, seat, squad).into_iter();
        let formations = places.filter_map(|spot| formation(state, seat, squad, spot, 0));
        let choices = formations.map(|places| Choice::Deploy { squad, places });
        found.extend(choices.take(most));
    }
    found
}

/// Places of the primary character along the own edge, from the middle outward.
fn spots_along_edge(state: &State, seat: Seat, squad: u8) -> Vec<Spot> {
    let members = members(state, seat, squad);
    let Some(&primary) = members.first() else { return Vec::new() };
    let half = state.table.measures.battlefield / 2;
    let most = half - state.table.radius(primary) - 200;
    let mut spots = Vec::new();
    for depth in [7000, 5000, 2600, 9000] {
        for step in 0..=(most / 3000) {
            let both = [3000 * step, -3000 * step];
            for &x in &both[usize::from(step == 0)..] {
                let point = state.player(seat).edge.turn(Point { x, y: depth - half });
                let base = state.table.base(primary, point);
                spots.extend(state.table.terrain.levels(base).map(|level| Spot::at(point, level)));
            }
        }
    }
    spots
}

/// A random deployment; if none is found by chance, the first that is found in order.
pub fn sample(state: &State, seat: Seat, squads: &[u8], chance: &mut Chance) -> Option<Choice> {
    let half = state.table.measures.battlefield / 2;
    let edge: Edge = state.player(seat).edge;
    for _ in 0..12 {
        let squad = *squads.get(chance.below(squads.len()))?;
        if tokens::is_scattered(state, seat, squad) {
            let places = scattering(state, seat, squad, chance.below(12));
            if let Some(places) = places {
                return Some(Choice::Deploy { squad, places });
            }
            continue;
        }
        if let Some(zone) = zone(state, seat) {
            let mut ways = zones::ways(state, seat, squad, zone, chance.below(zones::STARTS));
            if let Some(places) = ways.next() {
                return Some(Choice::Deploy { squad, places });
            }
            continue;
        }
        let x = chance.below(2 * half as usize) as i32 - half;
        let far = chance.below(depth(&state.table) as usize + 2000) as i32;
        let point = edge.turn(Point { x, y: far - half });
        let primary = *members(state, seat, squad).first()?;
        let level = state.table.terrain.levels(state.table.base(primary, point)).last();
        let Some(level) = level else { continue };
        let begin = chance.below(16);
        if let Some(places) = formation(state, seat, squad, Spot::at(point, level), begin) {
            return Some(Choice::Deploy { squad, places });
        }
    }
    suggestions(state, seat, squads, 1).into_iter().next()
}
