//! Cohesion (chapter "Cohesion").

pub mod room;

use kernel::{Flow, Refusal, Rule, Seat};
use measure::sweep::Obstacle;
use measure::tool::{Heading, Ride, Unreachable, lay_on};
use measure::{Direction, Disc, Length, Point, gap, overlap};

use crate::event::Event;
use crate::movement::{self, Ground};
use crate::question::{Choice, Placing, Prompt, Why};
use crate::state::State;
use crate::table::{CONTACT, MiniId, Stand, UnitId};
use crate::terrain::{Passage, millimetres};
use crate::{Play, melee, placing};

/// The miniatures of a unit that follow its leader.
#[must_use]
pub fn followers(state: &State, unit: UnitId) -> Vec<MiniId> {
    let leader = state.unit(unit).leader;
    let follows = |mini: &MiniId| Some(*mini) != leader && !is_defeated(state, *mini);
    state.table.minis_of(unit).filter(follows).collect()
}

/// Whether a miniature has as many wounds as its unit's threshold (LG-WOUND-03).
#[must_use]
pub fn is_defeated(state: &State, mini: MiniId) -> bool {
    let threshold = state.sheet(state.unit_of(mini)).unit.wounds;
    state.minis[mini.index()].wounds >= threshold
}

/// After its leader came to another place the other miniatures of a unit follow (LG-COH-202); the
/// controlling player places them.
///
/// # Errors
/// Pauses for the answer.
pub fn restore(play: &mut Play<'_>, unit: UnitId, after: Placing) -> Flow<()> {
    let seat = play.seat(unit);
    restore_by(play, seat, unit, after)
}

/// The same, decided by a given player (LG-DISPL-12).
///
/// # Errors
/// Pauses for the answer.
pub fn restore_by(play: &mut Play<'_>, seat: Seat, unit: UnitId, after: Placing) -> Flow<()> {
    let followers = followers(play, unit);
    if followers.is_empty() || play.leader(unit).is_none() {
        return Ok(());
    }
    let prompt = Prompt::Cohere { unit, after };
    let choice = play.choose_freely(seat, prompt, |_| vec![Choice::Anywhere])?;
    let stands = match choice {
        Choice::Stands(stands) => stands,
        _ => formation(play, unit, after),
    };
    let minis: Vec<(MiniId, Stand)> = followers.into_iter().zip(stands).collect();
    for &(mini, stand) in &minis {
        play.put(mini, Some(stand));
    }
    play.tell(&[Rule("LG-COH-202")], |_| Event::Placed { unit, minis });
    Ok(())
}

/// The one judge of placements: every follower in cohesion with its leader, over nobody's base.
///
/// # Errors
/// The rule that it breaks.
pub fn judge(state: &State, unit: UnitId, after: Placing, stands: &[Stand]) -> Result<(), Refusal> {
    let followers = followers(state, unit);
    if stands.len() != followers.len() {
        return Err(Refusal::from(Rule("LG-COH-202")).with("places", stands.len()));
    }
    let (_, leader) = state.leader(unit).ok_or(Rule("LG-COH-201"))?;
    for (number, (&stand, &mini)) in stands.iter().zip(&followers).enumerate() {
        let before = stands[..number].iter().chain([&leader]);
        if let Some(old) = stays(state, unit, leader, after, mini) {
            let displaced = after == Placing::Displaced;
            if old != stand {
                return Err(Rule(if displaced { "LG-DISPL-15" } else { "LG-MELEE-217" }).into());
            }
            continue;
        }
        may_follow(state, unit, leader, after, stand)?;
        keeps_off(state, unit, after, mini, stand)?;
        apart(state, unit, stand, before)?;
    }
    stay_near(state, unit, leader, after, stands)?;
    in_contact(state, unit, after, stands)
}

/// Where a miniature stays: who was not displaced and is still in cohesion (LG-DISPL-15), or is in
/// contact already when others close up (LG-MELEE-217).
fn stays(
    state: &State,
    unit: UnitId,
    leader: Stand,
    after: Placing,
    mini: MiniId,
) -> Option<Stand> {
    let old = state.stand(mini)?;
    apart(state, unit, old, std::iter::once(&leader)).ok()?;
    let stays = match after {
        Placing::Displaced => may_follow(state, unit, leader, after, old).is_ok(),
        Placing::CloseUp(_) => melee::touches_enemy(state, mini),
        _ => false,
    };
    stays.then_some(old)
}

/// In a melee as many miniatures as possible come into contact (LG-MELEE-209, LG-MELEE-215).
fn in_contact(
    state: &State,
    unit: UnitId,
    after: Placing,
    stands: &[Stand],
) -> Result<(), Refusal> {
    let rule = match after {
        Placing::Melee(_) => "LG-MELEE-209",
        Placing::Climb { .. }
            if state.leader(unit).is_some_and(|(_, leader)| {
                !movement::touched_enemies(state, unit, leader).is_empty()
            }) =>
        {
            "LG-MELEE-209"
        }
        Placing::CloseUp(_) => "LG-MELEE-217",
        _ => return Ok(()),
    };
    let possible = contacts(state, unit, &formation(state, unit, after));
    if contacts(state, unit, stands) < possible {
        return Err(Refusal::from(Rule(rule)).with("in contact", possible));
    }
    Ok(())
}

/// How many of these places touch an enemy.
#[must_use]
pub fn contacts(state: &State, unit: UnitId, stands: &[Stand]) -> usize {
    let touch = |stand: &&Stand| !movement::touched_enemies(state, unit, **stand).is_empty();
    stands.iter().filter(touch).count()
}

fn apart<'a>(
    state: &State,
    unit: UnitId,
    stand: Stand,
    others: impl Iterator<Item = &'a Stand>,
) -> Result<(), Refusal> {
    let base = state.table.base(unit, stand.point());
    for other in others {
        let meet = state.meet((unit, stand.level), (unit, other.level));
        if meet && overlap::discs(base, state.table.base(unit, other.point())) {
            return Err(Rule("LG-MOVE-24").into());
        }
    }
    Ok(())
}

/// Whether a miniature is in cohesion with its leader somewhere and may stand there.
///
/// # Errors
/// The rule that forbids it.
pub fn may_follow(
    state: &State,
    unit: UnitId,
    leader: Stand,
    after: Placing,
    stand: Stand,
) -> Result<(), Refusal> {
    placing::may_stand(state, unit, stand)?;
    if state.kind(unit).is_notched() && stand.facing != leader.facing {
        return Err(Rule("LG-NOTCH-207").into());
    }
    near(state, unit, leader, stand)?;
    level(state, unit, leader, after, stand)?;
    if stand.level == leader.level {
        reachable(state, unit, leader, stand)?;
    }
    contact(state, unit, after, stand)
}

/// After a move that was faster than difficult terrain allows nobody stands on any (LG-DIFF-03); in
/// a trench those who were in it stay, and the others stay outside (LG-TERRAIN-36).
fn keeps_off(
    state: &State,
    unit: UnitId,
    after: Placing,
    mini: MiniId,
    stand: Stand,
) -> Result<(), Refusal> {
    let Placing::Move { fast: true, trench } = after else { return Ok(()) };
    let base = state.table.base(unit, stand.point());
    let was = state.base(mini);
    let mut pieces = (0_u8..).zip(&state.table.terrain.pieces);
    let hindered = pieces.any(|(number, piece)| {
        let inside = |base| piece.contains(base);
        if Some(number) == trench && was.is_some_and(inside) {
            return !inside(base);
        }
        piece.passage(state.kind(unit)) == Passage::Difficult
            && !(stand.level >= piece.top && (piece.kind.is_solid() || stand.level > 0))
            && overlap::disc_polygon(base, &piece.footprint)
    });
    if !hindered {
        return Ok(());
    }
    Err(Rule(if trench.is_some() { "LG-TERRAIN-36" } else { "LG-DIFF-03" }).into())
}

/// The bases are at most the length of the speed-1 tool apart (LG-COH-203), seen from above
/// (LG-COH-221).
fn near(state: &State, unit: UnitId, leader: Stand, stand: Stand) -> Result<(), Refusal> {
    let [own, other] = [leader, stand].map(|stand| state.table.base(unit, stand.point()));
    let tool = state.table.tool(1);
    let length = tool.first + tool.second;
    if gap::within(own, other, length) {
        return Ok(());
    }
    let far = own.centre.distance_squared(other.centre).isqrt() as Length - 2 * own.radius;
    let refusal = Refusal::from(Rule("LG-COH-203")).with("distance", millimetres(far));
    Err(refusal.with("maximum", millimetres(length)))
}

/// On the leader's level (LG-COH-219), or, if it has just climbed (LG-COH-218), on the one it came
/// from, within height 1 of it (LG-COH-213) and touching the terrain (LG-COH-214).
fn level(
    state: &State,
    unit: UnitId,
    leader: Stand,
    after: Placing,
    stand: Stand,
) -> Result<(), Refusal> {
    if stand.level == leader.level {
        return Ok(());
    }
    let Placing::Climb { from } = after else { return Err(Rule("LG-COH-218").into()) };
    let levels = from.level.min(leader.level)..=from.level.max(leader.level);
    if !levels.contains(&stand.level) {
        return Err(Rule("LG-COH-217").into());
    }
    let rise = (stand.level - leader.level).abs();
    if rise > state.table.range(1) {
        let refusal = Refusal::from(Rule("LG-COH-213")).with("height", millimetres(rise));
        return Err(refusal.with("maximum", millimetres(state.table.range(1))));
    }
    let base = state.table.base(unit, stand.point());
    let pieces = &state.table.terrain.pieces;
    let top = state.table.base(unit, leader.point());
    let under = pieces
        .iter()
        .find(|piece| piece.top == leader.level && overlap::disc_polygon(top, &piece.footprint));
    let touches = pieces.iter().any(|piece| {
        piece.kind.is_solid()
            && piece.top > stand.level
            && under.is_none_or(|under| under.model == piece.model)
            && gap::within(base, &piece.footprint, CONTACT)
    });
    if stand.level < leader.level {
        return if touches { Ok(()) } else { Err(Rule("LG-COH-214").into()) };
    }
    // Left above: at the edge, where the leader could climb up to (LG-COH-212).
    let wider = Disc { radius: base.radius + CONTACT + 1, ..base };
    let surface = state.table.terrain.surface(stand.level);
    let inland = surface.is_some_and(|surface| surface.region.carries(wider));
    if inland { Err(Rule("LG-COH-212").into()) } else { Ok(()) }
}

/// Those who stay on the level that the leader came from stand as near as possible to where it
/// touched the terrain (LG-COH-216).
fn stay_near(
    state: &State,
    unit: UnitId,
    leader: Stand,
    after: Placing,
    stands: &[Stand],
) -> Result<(), Refusal> {
    let Placing::Climb { from } = after else { return Ok(()) };
    let far = |stand: &Stand| stand.point().distance_squared(from.point()).isqrt();
    let mut distances: Vec<i64> = stands
        .iter()
        .filter(|s| s.level == from.level && s.level != leader.level)
        .map(far)
        .collect();
    if distances.is_empty() {
        return Ok(());
    }
    distances.sort_unstable();
    let best = behind(state, unit, leader, from, distances.len());
    for (number, (distance, place)) in distances.into_iter().zip(&best).enumerate() {
        let slack = if number == 0 { CONTACT } else { STEP };
        if distance > far(place) + i64::from(slack) {
            return Err(Rule("LG-COH-216").into());
        }
    }
    Ok(())
}

/// How far apart the places along a wall are that are looked at, and so how near is as near as
/// possible (LG-COH-216).
const STEP: Length = measure::packing::TOLERANCE;

/// Places at the foot or at the edge of the terrain that a leader climbed, the nearest to where it
/// stood first.
fn left_behind(state: &State, unit: UnitId, leader: Stand, from: Stand) -> Vec<Stand> {
    let radius = state.table.radius(unit);
    let reach = 2 * radius + state.table.measures.tools[0];
    let most = reach / STEP;
    let base = state.table.base(unit, leader.point());
    let high = from.level.max(leader.level);
    let pieces = state.table.terrain.pieces.iter().filter(|piece| {
        piece.kind.is_solid()
            && piece.top >= high
            && gap::within(base, &piece.footprint, reach + CONTACT)
    });
    let mut points = vec![from.point()];
    for (a, b) in pieces.flat_map(|piece| piece.footprint.edges()) {
        let along = Direction::nearest(b - a);
        let foot = placing::nearest_on((a, b), from.point());
        for side in [along.quarters(1), along.quarters(3)] {
            for off in [radius, radius + 3] {
                let Some(start) = foot.moved(side.step(off)) else { continue };
                let steps = (-most..=most).filter_map(|n| start.moved(along.step(n * STEP)));
                points.extend(steps);
            }
        }
    }
    points.sort_by_key(|point| point.distance_squared(from.point()));
    points.into_iter().map(|point| from.at(point)).collect()
}

/// The leader could get there with one regular speed-1 move (LG-COH-209), a notched one after any
/// pivot (LG-COH-211).
fn reachable(state: &State, unit: UnitId, leader: Stand, stand: Stand) -> Result<(), Refusal> {
    let ride = movement::ride(state, unit, Heading::Free);
    let ground = Ground::of(state, unit, leader.level, Why::Free);
    reach(state, &ground, &ride, &ground.obstacles(state, false), leader, stand)
}

/// The same on ground whose obstacles are known.
fn reach(
    state: &State,
    ground: &Ground,
    ride: &Ride,
    obstacles: &[Obstacle<'_>],
    leader: Stand,
    stand: Stand,
) -> Result<(), Refusal> {
    let base = state.table.base(ground.unit(), leader.point());
    let laid = lay_on(&state.table.tool(1), ride, base, stand.point(), obstacles);
    let placement = laid.map_err(|why| match why {
        Unreachable::Blocked { blocker } if !ground.is_base(state, blocker, false) => {
            Rule("LG-COH-210")
        }
        _ => Rule("LG-COH-209"),
    })?;
    ground.stays_up(state, leader, &placement).map_err(|_| Rule("LG-COH-209").into())
}

/// No contact with enemies unless the unit is in melee (LG-COH-205), and then only with those of
/// the melee (LG-MELEE-212).
fn contact(state: &State, unit: UnitId, after: Placing, stand: Stand) -> Result<(), Refusal> {
    let touched = movement::touched_enemies(state, unit, stand);
    let allowed = |enemy: &UnitId| match after {
        Placing::Melee(foe) | Placing::CloseUp(foe) => {
            *enemy == foe || melee::with(state, unit).contains(enemy)
        }
        Placing::Displaced | Placing::Withdraw => false,
        _ => melee::with(state, unit).contains(enemy),
    };
    match touched.iter().find(|enemy| !allowed(enemy)) {
        None => Ok(()),
        Some(_) if after == Placing::Displaced => Err(Rule("LG-DISPL-16").into()),
        Some(_) if matches!(after, Placing::Melee(_) | Placing::CloseUp(_)) => {
            Err(Rule("LG-MELEE-212").into())
        }
        Some(enemy) => {
            Err(Refusal::from(Rule("LG-COH-205")).with("base of", state.unit_name(*enemy)))
        }
    }
}

/// Places for the followers, found in a fixed order: near to where they stood first, then in rings
/// around the leader; if that leaves somebody out, wherever all find room. One that fits nowhere is
/// put as near to the leader as possible (LG-COH-202).
#[must_use]
pub fn formation(state: &State, unit: UnitId, after: Placing) -> Vec<Stand> {
    arranged(state, unit, after).0
}

/// The same, and whether all of them are legal places.
fn arranged(state: &State, unit: UnitId, after: Placing) -> (Vec<Stand>, bool) {
    let Some((_, leader)) = state.leader(unit) else { return (Vec::new(), true) };
    let followers = followers(state, unit);
    let kept: Vec<Option<Stand>> =
        followers.iter().map(|&mini| stays(state, unit, leader, after, mini)).collect();
    let single = one_by_one(state, unit, leader, after, &followers, &kept);
    let all: Vec<Stand> = single.iter().flatten().copied().collect();
    if all.len() == followers.len() && stay_near(state, unit, leader, after, &all).is_ok() {
        return (all, true);
    }
    if let Some(stands) = together(state, unit, leader, after, &followers, &kept, &all) {
        return (stands, true);
    }
    let mut stands: Vec<Stand> = Vec::new();
    for (number, found) in single.iter().enumerate() {
        let later = single[number..].iter().flatten();
        let taken: Vec<Stand> = stands.iter().chain(later).copied().collect();
        stands.push(found.unwrap_or_else(|| fallback(state, unit, leader, &taken)));
    }
    (stands, false)
}

/// A place for each follower after the other, as far as there are any.
fn one_by_one(
    state: &State,
    unit: UnitId,
    leader: Stand,
    after: Placing,
    followers: &[MiniId],
    kept: &[Option<Stand>],
) -> Vec<Option<Stand>> {
    let mut stands: Vec<Option<Stand>> = Vec::new();
    for (&mini, stays) in followers.iter().zip(kept) {
        if stays.is_some() {
            stands.push(*stays);
            continue;
        }
        let legal = |stand: &Stand| {
            let others = stands.iter().flatten().chain([&leader]).chain(kept.iter().flatten());
            may_follow(state, unit, leader, after, *stand).is_ok()
                && keeps_off(state, unit, after, mini, *stand).is_ok()
                && apart(state, unit, *stand, others).is_ok()
        };
        stands.push(candidates(state, unit, leader, after, state.stand(mini)).find(legal));
    }
    stands
}

/// Places for all followers at once, though one after the other would be in each other's way: with
/// as many of the contacts in melee that were found as leave room, after a climb with those who find
/// a place on the level that the leader came from.
fn together(
    state: &State,
    unit: UnitId,
    leader: Stand,
    after: Placing,
    followers: &[MiniId],
    kept: &[Option<Stand>],
    found: &[Stand],
) -> Option<Vec<Stand>> {
    let stay: Vec<Stand> = kept.iter().flatten().copied().collect();
    let free: Vec<MiniId> =
        followers.iter().zip(kept).filter(|(_, stay)| stay.is_none()).map(|(&m, _)| m).collect();
    let with = |first: &[Stand]| {
        let taken: Vec<Stand> = stay.iter().chain(first).copied().collect();
        let rest = room::find(state, unit, leader, after, &free[first.len()..], &taken, &|_| true)?;
        let mut places = first.iter().copied().chain(rest);
        kept.iter().map(|stay| stay.or_else(|| places.next())).collect::<Option<Vec<Stand>>>()
    };
    if let Placing::Climb { from } = after {
        return with(&behind(state, unit, leader, from, free.len()));
    }
    let any = with(&[])?;
    let touch = |s: &&Stand| !movement::touched_enemies(state, unit, **s).is_empty();
    let foes: Vec<Stand> =
        found.iter().filter(|s| !stay.contains(s)).filter(touch).copied().collect();
    let most = (1..=foes.len()).rev().find_map(|count| with(&foes[..count]));
    Some(most.unwrap_or(any))
}

/// Places for those who stay on the level that a leader came from, the nearest first (LG-COH-216).
fn behind(state: &State, unit: UnitId, leader: Stand, from: Stand, most: usize) -> Vec<Stand> {
    let mut found: Vec<Stand> = Vec::new();
    let places = left_behind(state, unit, leader, from);
    let after = Placing::Climb { from };
    while found.len() < most {
        let place = places.iter().find(|stand| {
            may_follow(state, unit, leader, after, **stand).is_ok()
                && apart(state, unit, **stand, found.iter()).is_ok()
        });
        let Some(&place) = place else { break };
        found.push(place);
    }
    found
}

/// Where a follower could come: in a melee at the enemies first, else where it stood, then around.
fn candidates<'a>(
    state: &'a State,
    unit: UnitId,
    leader: Stand,
    after: Placing,
    old: Option<Stand>,
) -> impl Iterator<Item = Stand> + 'a {
    let foes: Vec<Point> = match after {
        Placing::Melee(foe) => melee::contact_points(state, unit, foe),
        // The leader may have climbed into contact.
        Placing::Climb { .. } => {
            let foes = movement::touched_enemies(state, unit, leader).into_iter();
            foes.flat_map(|foe| melee::contact_points(state, unit, foe)).collect()
        }
        Placing::CloseUp(foe) => {
            let others = melee::with(state, unit).into_iter().filter(|other| *other != foe);
            let all = [foe].into_iter().chain(others);
            all.flat_map(|foe| melee::contact_points(state, unit, foe)).collect()
        }
        _ => Vec::new(),
    };
    let behind = move || match after {
        Placing::Climb { from } => left_behind(state, unit, leader, from),
        _ => Vec::new(),
    };
    let radius = state.table.radius(unit);
    let most = 2 * radius + state.table.measures.tools[0];
    let radii = (0..10).map(move |ring| 2 * radius + 20 + (most - 2 * radius - 20) * ring / 9);
    let rings = placing::rings(leader.point(), leader.facing, radii, 24);
    let stays = old.filter(|old| old.level == leader.level).map(Stand::point);
    let points = foes.into_iter().chain(stays).chain(rings);
    let behind = std::iter::once_with(behind).flatten();
    points.map(move |point| leader.at(point)).chain(behind)
}

/// As near to the leader as there is room on any level, if no place is legal.
fn fallback(state: &State, unit: UnitId, leader: Stand, taken: &[Stand]) -> Stand {
    let radius = state.table.radius(unit);
    let radii = (0..200).map(|ring: Length| 2 * radius + 20 + 1000 * ring);
    let points = placing::rings(leader.point(), leader.facing, radii, 24);
    let free = |stand: &Stand| {
        placing::may_stand(state, unit, *stand).is_ok()
            && apart(state, unit, *stand, taken.iter().chain([&leader])).is_ok()
            && movement::touched_enemies(state, unit, *stand).is_empty()
    };
    let mut stands = points.filter_map(|point| {
        let level = state.table.terrain.level(state.table.base(unit, point))?;
        Some(Stand { level, ..leader.at(point) })
    });
    stands.find(free).unwrap_or(leader)
}

/// Whether every follower of a unit could be placed after its leader came to a place
/// (LG-COH-202: a voluntary move without room for the unit is not allowed).
#[must_use]
pub fn has_room(state: &State, unit: UnitId, after: Placing) -> bool {
    arranged(state, unit, after).1
}
