//! Cohesion (chapter "Cohesion").

use kernel::{Flow, Refusal, Rule, Seat};
use measure::tool::{Heading, lay_on};
use measure::{Length, Point, gap, overlap};

use crate::event::Event;
use crate::movement::{self, Ground};
use crate::question::{Choice, Placing, Prompt, Why};
use crate::state::State;
use crate::table::{CONTACT, MiniId, Stand, UnitId};
use crate::terrain::Passage;
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
        play.minis[mini.index()].stand = Some(stand);
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
    for (number, &stand) in stands.iter().enumerate() {
        let before = stands[..number].iter().chain([&leader]);
        may_follow(state, unit, leader, after, stand)?;
        apart(state, unit, stand, before)?;
    }
    in_contact(state, unit, after, stands)
}

/// In a melee as many miniatures as possible come into contact (LG-MELEE-209, LG-MELEE-215).
fn in_contact(
    state: &State,
    unit: UnitId,
    after: Placing,
    stands: &[Stand],
) -> Result<(), Refusal> {
    let Placing::Melee(foe) = after else { return Ok(()) };
    let touching = |stands: &[Stand]| {
        let touch = |stand: &&Stand| movement::touched_enemies(state, unit, **stand).contains(&foe);
        stands.iter().filter(touch).count()
    };
    let possible = touching(&formation(state, unit, after));
    if touching(stands) < possible {
        return Err(Refusal::from(Rule("LG-MELEE-209")).with("in contact", possible));
    }
    Ok(())
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
    contact(state, unit, after, stand)?;
    if after == (Placing::Move { fast: true }) && on_difficult(state, unit, stand) {
        return Err(Rule("LG-DIFF-03").into());
    }
    Ok(())
}

/// The bases are at most the length of the speed-1 tool apart (LG-COH-203), seen from above
/// (LG-COH-221).
fn near(state: &State, unit: UnitId, leader: Stand, stand: Stand) -> Result<(), Refusal> {
    let [own, other] = [leader, stand].map(|stand| state.table.base(unit, stand.point()));
    let tool = state.table.tool(1);
    let far = !gap::within(own, other, tool.first + tool.second);
    if far { Err(Rule("LG-COH-203").into()) } else { Ok(()) }
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
    if stand.level != from {
        return Err(Rule("LG-COH-217").into());
    }
    if (stand.level - leader.level).abs() > state.table.range(1) {
        return Err(Rule("LG-COH-213").into());
    }
    let base = state.table.base(unit, stand.point());
    let low = stand.level.min(leader.level);
    let mut pieces = state.table.terrain.pieces.iter();
    let touches = pieces.any(|piece| {
        piece.kind.is_solid() && piece.top > low && gap::within(base, &piece.footprint, CONTACT)
    });
    let below = stand.level < leader.level;
    if below && !touches { Err(Rule("LG-COH-214").into()) } else { Ok(()) }
}

/// The leader could get there with one regular speed-1 move (LG-COH-209), a notched one after any
/// pivot (LG-COH-211).
fn reachable(state: &State, unit: UnitId, leader: Stand, stand: Stand) -> Result<(), Refusal> {
    let ride = movement::ride(state, unit, Heading::Free);
    let ground = Ground::of(state, unit, leader.level, Why::Free);
    let obstacles = ground.obstacles(state, false);
    let base = state.table.base(unit, leader.point());
    let laid = lay_on(&state.table.tool(1), &ride, base, stand.point(), &obstacles);
    laid.map(drop).map_err(|_| Rule("LG-COH-210").into())
}

/// No contact with enemies unless the unit is in melee (LG-COH-205), and then only with those of
/// the melee (LG-MELEE-212).
fn contact(state: &State, unit: UnitId, after: Placing, stand: Stand) -> Result<(), Refusal> {
    let touched = movement::touched_enemies(state, unit, stand);
    let allowed = |enemy: &UnitId| match after {
        Placing::Melee(foe) => *enemy == foe || melee::with(state, unit).contains(enemy),
        Placing::Displaced => false,
        _ => melee::with(state, unit).contains(enemy),
    };
    match touched.iter().find(|enemy| !allowed(enemy)) {
        None => Ok(()),
        Some(_) if after == Placing::Displaced => Err(Rule("LG-DISPL-16").into()),
        Some(enemy) => {
            Err(Refusal::from(Rule("LG-COH-205")).with("base of", state.unit_name(*enemy)))
        }
    }
}

fn on_difficult(state: &State, unit: UnitId, stand: Stand) -> bool {
    let base = state.table.base(unit, stand.point());
    let mut pieces = state.table.terrain.pieces.iter();
    pieces.any(|piece| {
        piece.passage(state.kind(unit)) == Passage::Difficult
            && !(piece.kind.is_solid() && stand.level >= piece.top)
            && overlap::disc_polygon(base, &piece.footprint)
    })
}

/// Places for the followers, found in a fixed order: near to where they stood first, then in rings
/// around the leader. One that fits nowhere is put as near to the leader as possible (LG-COH-202).
#[must_use]
pub fn formation(state: &State, unit: UnitId, after: Placing) -> Vec<Stand> {
    let Some((_, leader)) = state.leader(unit) else { return Vec::new() };
    let mut stands: Vec<Stand> = Vec::new();
    for mini in followers(state, unit) {
        let old = state.stand(mini);
        let legal = |stand: &Stand| {
            may_follow(state, unit, leader, after, *stand).is_ok()
                && apart(state, unit, *stand, stands.iter().chain([&leader])).is_ok()
        };
        let found = candidates(state, unit, leader, after, old).find(legal);
        stands.push(found.unwrap_or_else(|| fallback(state, unit, leader, &stands)));
    }
    stands
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
        _ => Vec::new(),
    };
    let lower = match after {
        Placing::Climb { from } => Some(from),
        _ => None,
    };
    let radius = state.table.radius(unit);
    let most = 2 * radius + state.table.measures.tools[0];
    let radii = (0..10).map(move |ring| 2 * radius + 20 + (most - 2 * radius - 20) * ring / 9);
    let rings = placing::rings(leader.point(), leader.facing, radii, 24);
    let stays = old.filter(|old| old.level == leader.level).map(Stand::point);
    let points = foes.into_iter().chain(stays).chain(rings.collect::<Vec<Point>>());
    let levels = [Some(leader.level), lower];
    let points: Vec<Point> = points.collect();
    levels.into_iter().flatten().flat_map(move |level| {
        points.clone().into_iter().map(move |point| Stand { level, ..leader.at(point) })
    })
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
    let mut stands = points.flat_map(|point| {
        let base = state.table.base(unit, point);
        let levels: Vec<Length> = state.table.terrain.levels(base).collect();
        levels.into_iter().map(move |level| Stand { level, ..leader.at(point) })
    });
    stands.find(free).unwrap_or(leader)
}

/// Whether every follower of a unit could be placed after its leader came to a place
/// (LG-COH-202: a voluntary move without room for the unit is not allowed).
#[must_use]
pub fn has_room(state: &State, unit: UnitId, after: Placing) -> bool {
    let stands = formation(state, unit, after);
    judge(state, unit, after, &stands).is_ok()
}
