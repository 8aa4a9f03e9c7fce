//! Deployment (chapter "Deployment").

use kernel::{Chance, Flow, Refusal, Rule, Seat, Team};
use measure::{Disc, Length, Point, Polygon, Region, gap, overlap};

use crate::cohesion::Following;
use crate::event::Event;
use crate::format::Deployment;
use crate::question::{Choice, Prompt};
use crate::state::{Stage, State};
use crate::table::{Colour, MiniId, Stand, UnitId};
use crate::{Play, moments, movement, placing};

/// The deployment zones of a colour: those of the card (LG-DEPLOY-01), as measured with the ruler from
/// blue's edge (LG-DEPLOY-02), or along the long edges (LG-EPIC-08).
#[must_use]
pub fn zones(state: &State, colour: Colour) -> Vec<Polygon> {
    let [long, short] = state.table.terrain.sides;
    let lengths: Vec<[Length; 4]> = match (state.table.format.deployment, colour) {
        (Deployment::Edges(deep), Colour::Blue) => vec![[0, 0, long, state.table.range(deep)]],
        (Deployment::Edges(deep), Colour::Red) => {
            vec![[0, short - state.table.range(deep), long, short]]
        }
        (Deployment::Cards | Deployment::RandomCard, _) => {
            let zones = state.deployment().map(|card| match colour {
                Colour::Blue => &card.blue,
                Colour::Red => &card.red,
            });
            let lengths = |zone: &[u8; 4]| zone.map(|ranges| state.table.range(ranges));
            zones.into_iter().flatten().map(lengths).collect()
        }
    };
    let corner =
        |x: Length, y: Length| state.edge.turn(Point { x: x - long / 2, y: y - short / 2 });
    let zone =
        |[x, y, to_x, to_y]: [Length; 4]| Polygon::rectangle(corner(x, y), corner(to_x, to_y)).ok();
    lengths.into_iter().filter_map(zone).collect()
}

/// The zones of a colour as wholes: rectangles that meet are one zone.
#[must_use]
pub fn regions(state: &State, colour: Colour) -> Vec<Region> {
    let mut groups: Vec<Vec<Polygon>> = Vec::new();
    for zone in zones(state, colour) {
        let (meeting, apart): (Vec<_>, Vec<_>) = groups
            .into_iter()
            .partition(|group| group.iter().any(|other| gap::within(&zone, other, 0)));
        groups = apart;
        groups.push(meeting.into_iter().flatten().chain([zone]).collect());
    }
    groups.iter().map(|group| Region::union(group)).collect()
}

/// All deployment zones.
#[must_use]
pub fn all_zones(state: &State) -> Vec<Polygon> {
    let mut zones = zones(state, Colour::Blue);
    zones.extend(self::zones(state, Colour::Red));
    zones
}

/// The units that a player's side has still to deploy.
#[must_use]
pub fn waiting(state: &State, seat: Seat) -> Vec<UnitId> {
    let own = state.unit_ids().filter(|&unit| state.seat(unit).is_with(seat));
    own.filter(|&unit| !is_deployed(state, unit) && !state.unit(unit).aside).collect()
}

/// A mine may defeat a unit in the move that follows its deployment; it does not come back.
fn is_deployed(state: &State, unit: UnitId) -> bool {
    state.is_there(unit) || state.unit(unit).defeated
}

/// Step 8: blue deploys a unit, then red, in turns (LG-DEPLOY-03); whoever has more goes on alone
/// (LG-DEPLOY-04). A team decides which of its units comes (LG-TEAM-09); the member is asked first
/// whose turn it is among them (LG-TEAM-08).
///
/// # Errors
/// Pauses for answers.
pub fn deploy(play: &mut Play<'_>) -> Flow<()> {
    let (blue, red) = (play.blue, play.blue.other());
    let left = [waiting(play, blue).len(), waiting(play, red).len()];
    let deployed = |seat: Seat| {
        let own = play.unit_ids().filter(|&unit| play.seat(unit).is_with(seat));
        own.filter(|&unit| is_deployed(play, unit)).count()
    };
    let seat = match left {
        [0, 0] => {
            moments::set_up(play)?;
            play.stage = Stage::Command;
            let (round, counter) = (play.round, play.counter);
            play.tell(&[Rule("LG-SETUP-20")], |_| Event::Round { round, counter });
            return Ok(());
        }
        [_, 0] => blue,
        [0, _] => red,
        _ if deployed(blue) <= deployed(red) => blue,
        _ => red,
    };
    let choice = play.choose_freely(Team(in_turn(play, seat)), Prompt::Deploy, |_| Vec::new())?;
    let Choice::Deploy { unit, stands } = choice else { return Ok(()) };
    put(play, unit, &stands);
    play.unit_mut(unit).zone = zone_of(play, unit);
    play.tell(&[Rule("LG-DEPLOY-06")], |_| Event::Deployed { unit, stands });
    moments::deployed(play, unit)
}

/// The own zone in which the leader of a unit stands, by its number.
fn zone_of(state: &State, unit: UnitId) -> Option<u8> {
    let base = state.leader_base(unit)?;
    let zones = regions(state, state.colour(state.seat(unit)));
    (0..).zip(&zones).find(|(_, zone)| zone.carries(base)).map(|(number, _)| number)
}

/// The member of a team who has deployed fewer units and has one left (LG-TEAM-08).
fn in_turn(state: &State, side: Seat) -> Seat {
    let own = |seat: Seat| state.unit_ids().filter(move |&unit| state.seat(unit) == seat);
    let left = waiting(state, side);
    let able = state.team(side).filter(|&seat| own(seat).any(|unit| left.contains(&unit)));
    let deployed = |seat: &Seat| own(*seat).filter(|&unit| is_deployed(state, unit)).count();
    able.min_by_key(deployed).unwrap_or(side)
}

/// The miniatures of a unit come onto the battlefield.
pub fn put(play: &mut Play<'_>, unit: UnitId, stands: &[Stand]) {
    let minis: Vec<MiniId> = play.table.minis_of(unit).collect();
    for (mini, stand) in minis.into_iter().zip(stands) {
        play.put(mini, Some(*stand));
    }
}

/// The one judge of deployments: all miniatures wholly inside of one own zone (LG-DEPLOY-06,
/// LG-DEPLOY-07), in cohesion (LG-DEPLOY-08).
///
/// # Errors
/// The rule that it breaks.
pub fn judge(state: &State, seat: Seat, unit: UnitId, stands: &[Stand]) -> Result<(), Refusal> {
    if !waiting(state, seat).contains(&unit) {
        return Err(Rule("LG-DEPLOY-03").into());
    }
    let zones = regions(state, state.colour(seat));
    let inside = zones
        .iter()
        .any(|zone| stands.iter().all(|stand| zone.carries(state.table.base(unit, stand.point()))));
    if !inside {
        let centred = zones.iter().any(|zone| {
            stands.iter().all(|stand| zone.carries(Disc { centre: stand.point(), radius: 0 }))
        });
        return Err(Rule(if centred { "LG-DEPLOY-07" } else { "LG-DEPLOY-06" }).into());
    }
    uses_every_zone(state, seat, unit, stands)?;
    stand_together(state, unit, stands)
}

/// Some cards ask that every own zone is used: the last units go where nobody was deployed yet
/// (LG-BATTLE-01); scouts may have left their zone since.
fn uses_every_zone(
    state: &State,
    seat: Seat,
    unit: UnitId,
    stands: &[Stand],
) -> Result<(), Refusal> {
    if !state.deployment().is_some_and(|card| card.every_zone) {
        return Ok(());
    }
    let own = state.unit_ids().filter(|&other| state.seat(other).is_with(seat));
    let used: Vec<u8> =
        own.filter_map(|other| state.unit(other).zone.or_else(|| zone_of(state, other))).collect();
    let zones = regions(state, state.colour(seat));
    let empty = (0..).zip(&zones).filter(|(number, _)| !used.contains(number));
    let empty: Vec<&Region> = empty.map(|(_, zone)| zone).collect();
    let own = stands.first().map(|stand| state.table.base(unit, stand.point()));
    let helps = own.is_some_and(|base| empty.iter().any(|zone| zone.carries(base)));
    if !helps && waiting(state, seat).len() <= empty.len() {
        let refusal = Refusal::from(Rule("LG-BATTLE-01")).with("empty zones", empty.len());
        let card = state.deployment().map(|card| &card.name.en);
        return Err(card.into_iter().fold(refusal, |refusal, card| refusal.with("card", card)));
    }
    Ok(())
}

/// Whether a unit that is nowhere yet can stand so: each miniature legally, touching no enemy, the
/// others in cohesion with the leader.
///
/// # Errors
/// The rule that it breaks.
pub fn stand_together(state: &State, unit: UnitId, stands: &[Stand]) -> Result<(), Refusal> {
    let count = state.sheet(unit).minis.len();
    let Some((&leader, others)) = stands.split_first().filter(|_| stands.len() == count) else {
        return Err(Refusal::from(Rule("LG-DEPLOY-06")).with("places", stands.len()));
    };
    placing::may_stand(state, unit, leader)?;
    for &stand in stands {
        if !movement::touched_enemies(state, unit, stand).is_empty() {
            return Err(Rule("LG-MOVE-23").into());
        }
    }
    let following = Following::at_ease(state, unit, leader);
    for (number, &stand) in others.iter().enumerate() {
        following.may_stand(stand)?;
        let base = state.table.base(unit, stand.point());
        let mut before = others[..number].iter().chain([&leader]);
        let over = before.any(|other| overlap::discs(base, state.table.base(unit, other.point())));
        if over {
            return Err(Rule("LG-MOVE-24").into());
        }
    }
    Ok(())
}

/// A formation of a unit around a place of its leader, all in the own zone that holds it: in rings,
/// else wherever all find room (LG-COH-202, with its tolerance).
#[must_use]
pub fn around(state: &State, unit: UnitId, leader: Stand) -> Option<Vec<Stand>> {
    let colour = state.colour(state.seat(unit));
    let holds = |zone: &Region, stand: Stand| zone.carries(state.table.base(unit, stand.point()));
    let own = regions(state, colour).into_iter().find(|zone| holds(zone, leader));
    formation(state, unit, leader, &|stand| own.as_ref().is_none_or(|zone| holds(zone, stand)))
}

/// A formation of a unit that is nowhere yet around a place of its leader, whose places keep what is
/// asked of them.
#[must_use]
pub fn formation(
    state: &State,
    unit: UnitId,
    leader: Stand,
    also: &dyn Fn(Stand) -> bool,
) -> Option<Vec<Stand>> {
    let ringed = in_rings(state, unit, leader).filter(|all| all.iter().all(|&s| also(s)));
    let crowded = || {
        let minis: Vec<MiniId> = state.table.minis_of(unit).skip(1).collect();
        let fits = placing::is_free(state, unit, leader) && also(leader);
        let others = fits
            .then(|| Following::at_ease(state, unit, leader).room(&minis, &[], also))
            .flatten()?;
        Some([leader].into_iter().chain(others).collect())
    };
    ringed.or_else(crowded)
}

/// A formation in rings around a place of the leader, for the many places that are tried.
#[must_use]
pub fn in_rings(state: &State, unit: UnitId, leader: Stand) -> Option<Vec<Stand>> {
    let count = state.sheet(unit).minis.len();
    let mut stands = vec![leader];
    let radius = state.table.radius(unit);
    let radii = [2 * radius + 300, 2 * radius + 2500, 2 * radius + 5000].into_iter();
    let points: Vec<Point> = placing::rings(leader.point(), leader.facing, radii, 16).collect();
    let mut points = points.into_iter();
    let following = Following::at_ease(state, unit, leader);
    while stands.len() < count {
        let stand = leader.at(points.next()?);
        let base = Disc { centre: stand.point(), radius };
        let free =
            !stands.iter().any(|other| overlap::discs(base, state.table.base(unit, other.point())));
        if free && following.may_stand(stand).is_ok() {
            stands.push(stand);
        }
    }
    Some(stands)
}

/// A random deployment; if none is found by chance, the first that is found in order.
pub fn sample(state: &State, seat: Seat, chance: &mut Chance) -> Option<Choice> {
    let units = waiting(state, seat);
    let zones = zones(state, state.colour(seat));
    for _ in 0..30 {
        let unit = *units.get(chance.below(units.len()))?;
        let zone = zones.get(chance.below(zones.len()))?;
        let bounds = zone.bounds();
        let along = |low: i32, high: i32, chance: &mut Chance| {
            low + chance.below((high - low).max(1) as usize) as i32
        };
        let x = along(bounds.min.x, bounds.max.x, chance);
        let y = along(bounds.min.y, bounds.max.y, chance);
        let found = place(state, seat, unit, Point { x, y });
        if found.is_some() {
            return found;
        }
    }
    suggestions(state, seat).into_iter().next()
}

fn place(state: &State, seat: Seat, unit: UnitId, point: Point) -> Option<Choice> {
    let facing = state.forward(seat);
    let leader = Stand { x: point.x, y: point.y, level: 0, facing };
    let stands = in_rings(state, unit, leader)?;
    judge(state, seat, unit, &stands).ok()?;
    Some(Choice::Deploy { unit, stands })
}

/// Some place for a unit in a zone, though it is crowded: found whenever there is one for bases that
/// are wider by 5 mm (LG-DEPLOY-06).
fn squeezed(state: &State, seat: Seat, unit: UnitId) -> Option<Choice> {
    let facing = state.forward(seat);
    regions(state, state.colour(seat)).iter().find_map(|zone| {
        let holds = |stand: Stand| zone.carries(state.table.base(unit, stand.point()));
        let stands = placing::somewhere(state, unit, facing, &|_, _| false, &holds)?;
        judge(state, seat, unit, &stands).ok()?;
        Some(Choice::Deploy { unit, stands })
    })
}

/// How far apart units are suggested to stand, in hundredths of a millimetre.
const APART: i64 = 16_000;

/// Deployments to begin with: one for each unit, with room between it and those that stand already.
#[must_use]
pub fn suggestions(state: &State, seat: Seat) -> Vec<Choice> {
    let mut found = Vec::new();
    let own = state.unit_ids().filter(|&unit| state.seat(unit).is_with(seat));
    let standing: Vec<Point> =
        own.filter_map(|unit| state.leader(unit)).map(|(_, stand)| stand.point()).collect();
    let crowded =
        |spot: &Point| standing.iter().any(|other| other.distance_squared(*spot) < APART * APART);
    for unit in waiting(state, seat) {
        let spots = zones(state, state.colour(seat)).into_iter().flat_map(|zone| {
            let bounds = zone.bounds();
            let step = 4000;
            let xs = (bounds.min.x / step..=bounds.max.x / step).map(move |x| x * step);
            xs.flat_map(move |x| {
                let ys = (bounds.min.y / step..=bounds.max.y / step).map(move |y| y * step);
                ys.map(move |y| Point { x, y })
            })
        });
        let mut spots: Vec<Point> = spots.collect();
        spots.sort_by_key(|point| (crowded(point), point.x.abs(), point.y.abs()));
        let place = spots.into_iter().find_map(|spot| place(state, seat, unit, spot));
        found.extend(place.or_else(|| squeezed(state, seat, unit)));
    }
    found
}
