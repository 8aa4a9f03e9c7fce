//! Melee and engagement (chapters "Melee", "Engaged").

use kernel::{Flow, Refusal, Rule, Seat};
use measure::packing::{self, Line};
use measure::{Bounds, Disc, Length, Point};

use crate::event::Event;
use crate::movement::Ground;
use crate::question::{Choice, Placing, Prompt, Why};
use crate::stands::Standing;
use crate::state::State;
use crate::table::{CONTACT, MiniId, Stand, UnitId};
use crate::{Play, cards, cohesion, movement, objectives, placing};

/// The enemy units that a unit is in melee with: a miniature of the one touches one of the other
/// (LG-MELEE-201).
#[must_use]
pub fn with(state: &State, unit: UnitId) -> Vec<UnitId> {
    foes(state, unit).collect()
}

fn foes(state: &State, unit: UnitId) -> impl Iterator<Item = UnitId> + '_ {
    let seat = state.seat(unit);
    state
        .unit_ids()
        .filter(move |&foe| are_near(state, unit, foe))
        .filter(move |&foe| !state.seat(foe).is_with(seat) && contact(state, unit, foe))
}

/// Whether two units are in melee with each other.
#[must_use]
pub fn are_in(state: &State, a: UnitId, b: UnitId) -> bool {
    are_near(state, a, b) && contact(state, a, b)
}

/// Whether units are on the battlefield and near enough for contact, by the boxes round them.
fn are_near(state: &State, a: UnitId, b: UnitId) -> bool {
    let near = |(a, b): (Bounds, Bounds)| a.meets(b.grown(CONTACT));
    state.stands.around(a).zip(state.stands.around(b)).is_some_and(near)
}

fn contact(state: &State, a: UnitId, b: UnitId) -> bool {
    state.placed(a).any(|own| state.placed(b).any(|other| touch(state, own, other)))
}

/// Whether two miniatures touch (LG-CONTACT-01).
fn touch(state: &State, a: Standing, b: Standing) -> bool {
    state.in_contact((a.unit, a.stand), (b.unit, b.stand))
}

/// Whether a trooper unit is in melee with an enemy trooper unit (LG-ENGAGE-201, LG-ENGAGE-206).
#[must_use]
pub fn is_engaged(state: &State, unit: UnitId) -> bool {
    state.kind(unit).is_trooper() && foes(state, unit).any(|foe| state.kind(foe).is_trooper())
}

/// Whether a unit is engaged and cannot move (LG-ENGAGE-202): no card lets it go.
#[must_use]
pub fn must_stay(state: &State, unit: UnitId) -> bool {
    is_engaged(state, unit) && !cards::may_leave(state, unit)
}

/// A leader has moved into contact: the others of its unit follow (LG-MELEE-209), then the opponent
/// closes up (LG-MELEE-210), unless that unit has no melee weapon (LG-MELEE-211).
///
/// # Errors
/// Pauses for answers.
pub fn start(play: &mut Play<'_>, unit: UnitId, enemy: UnitId, after: Placing) -> Flow<()> {
    play.tell(&[Rule("LG-MELEE-207")], |_| Event::Melee { unit, enemy });
    cohesion::restore(play, unit, after)?;
    // Who was displaced meanwhile comes back first.
    let aside = |mini| play.stand(mini).is_none() && !cohesion::is_defeated(play, mini);
    let whole = !play.table.minis_of(enemy).any(aside);
    if whole && movement::has_melee(play, enemy) {
        play.underway.beginner = Some(unit);
        close_up_unit(play, enemy, unit)?;
        play.underway.beginner = None;
    }
    Ok(())
}

/// Whether a miniature touches any enemy.
#[must_use]
pub fn touches_enemy(state: &State, mini: MiniId) -> bool {
    let Some(stand) = state.stand(mini) else { return false };
    !movement::touched_enemies(state, state.unit_of(mini), stand).is_empty()
}

/// The miniatures of a unit that touch no enemy come into contact, if they can (LG-MELEE-217): the
/// leader first, then the others in cohesion with it. It is no move.
fn close_up_unit(play: &mut Play<'_>, unit: UnitId, foe: UnitId) -> Flow<()> {
    let Some((leader, _)) = play.leader(unit) else { return Ok(()) };
    let closes = !touches_enemy(play, leader) && close_up_leader(play, unit, foe)?;
    let after = Placing::CloseUp(foe);
    let now: Vec<Stand> =
        cohesion::followers(play, unit).into_iter().filter_map(|mini| play.stand(mini)).collect();
    let gains = cohesion::contacts(play, unit, None, &cohesion::formation(play, unit, after))
        > cohesion::contacts(play, unit, None, &now);
    if closes || gains {
        cohesion::restore(play, unit, after)?;
    }
    // What a leader holds stays where it lies if the leader does (LG-OBJ-215).
    if closes { objectives::carry(play, unit) } else { Ok(()) }
}

/// The leader comes to a place in contact of its player's choice. Says whether there is one.
fn close_up_leader(play: &mut Play<'_>, unit: UnitId, foe: UnitId) -> Flow<bool> {
    let Some(nearest) = contact_for_leader(play, unit, foe) else { return Ok(false) };
    let seat = play.seat(unit);
    let prompt = Prompt::CloseUp { unit, foe };
    let choice = play.choose_freely(seat, prompt, |_| vec![Choice::Place(nearest)])?;
    let (Choice::Place(to), Some((_, from))) = (choice, play.leader(unit)) else {
        return Ok(false);
    };
    let path = vec![from.point(), to.point()];
    movement::relocate(play, unit, to, crate::event::Moved::ClosedUp, path);
    play.underway.carrying = Some(unit);
    Ok(true)
}

/// The one judge of where a leader closes up: in contact with that unit and no other
/// (LG-MELEE-212), where no climb is needed to get there, with room for its own.
///
/// # Errors
/// The rule that it breaks.
pub fn judge_contact(state: &State, unit: UnitId, foe: UnitId, to: Stand) -> Result<(), Refusal> {
    placing::may_stand(state, unit, to)?;
    let touched = movement::touched_enemies(state, unit, to);
    let (_, from) = state.leader(unit).ok_or(Rule("LG-MELEE-217"))?;
    let steps = Ground::of(state, unit, from.level, Why::Free).may_step(state, from, to);
    if !touched.contains(&foe) || steps.is_err() {
        return Err(Rule("LG-MELEE-217").into());
    }
    if state.kind(unit).is_notched() && to.facing != from.facing {
        return Err(Rule("LG-BASE-06").into());
    }
    if touched.len() > 1 {
        return Err(Rule("LG-MELEE-212").into());
    }
    let mut after = state.clone();
    if let Some(leader) = after.unit(unit).leader {
        after.put(leader, Some(to));
    }
    after.underway.carrying = Some(unit);
    let room = cohesion::has_room(&after, unit, Placing::CloseUp(foe));
    if room { Ok(()) } else { Err(Rule("LG-COH-202").into()) }
}

/// A free place of a leader in contact with an enemy: on its own height, else where the enemies stand,
/// if no climb is needed to get there.
fn contact_for_leader(state: &State, unit: UnitId, foe: UnitId) -> Option<Stand> {
    let (_, from) = state.leader(unit)?;
    let mut levels = vec![from.level];
    for stand in state.placed(foe).map(|other| other.stand) {
        if !levels.contains(&stand.level) {
            levels.push(stand.level);
        }
    }
    levels.into_iter().find_map(|level| contact_on(state, unit, foe, level))
}

/// The nearest such place on a height: of some around each miniature, else of those at every millimetre
/// and where it touches something besides.
fn contact_on(state: &State, unit: UnitId, foe: UnitId, level: Length) -> Option<Stand> {
    let (_, from) = state.leader(unit)?;
    let there = Stand { level, ..from };
    let mut points = contact_points(state, unit, foe);
    points.sort_by_key(|point| point.distance_squared(from.point()));
    let legal = |point: &Point| judge_contact(state, unit, foe, there.at(*point)).is_ok();
    let found = points.into_iter().find(legal);
    let found = found.or_else(|| narrow_contacts(state, unit, foe, there).into_iter().find(legal));
    found.map(|point| there.at(point))
}

/// Places in contact with a miniature of the foe's where a base is free, the nearest first.
fn narrow_contacts(state: &State, unit: UnitId, foe: UnitId, from: Stand) -> Vec<Point> {
    let radius = state.table.radius(unit);
    let bases: Vec<Disc> = state.minis_of(foe).filter_map(|mini| state.base(mini)).collect();
    let reach = bases.iter().map(|base| base.radius).max().unwrap_or(0) + 2 * radius;
    let near = |line: &Line| {
        bases.iter().any(|base| line.bounds().meets(Disc { radius: reach, ..*base }.bounds()))
    };
    let mut lines = cohesion::room::touching(state, unit, from.level);
    lines.retain(near);
    let free = |point: &Point| {
        let at = from.at(*point);
        placing::is_free(state, unit, at)
            && movement::touched_enemies(state, unit, at).contains(&foe)
    };
    let far = packing::spots(&lines, from.point(), measure::LIMIT);
    far.into_iter().filter(free).collect()
}

/// Places at which a miniature would touch one of the foe's.
#[must_use]
pub fn contact_points(state: &State, unit: UnitId, foe: UnitId) -> Vec<Point> {
    let own = state.table.radius(unit);
    let bases = state.minis_of(foe).filter_map(|mini| state.base(mini).zip(state.stand(mini)));
    let around = bases.flat_map(|(base, stand)| {
        let reach = own + base.radius + CONTACT / 2;
        placing::rings(base.centre, stand.facing, [reach].into_iter(), 24).collect::<Vec<_>>()
    });
    around.collect()
}

/// After casualties and moves, miniatures that lost contact close up while their unit is in melee
/// (LG-MELEE-217, LG-MELEE-220): those of the player who activates or activated last first
/// (LG-MELEE-218), before any activation blue's (LG-MELEE-219).
///
/// # Errors
/// Pauses for answers.
pub fn close_up(play: &mut Play<'_>, was: &[(UnitId, UnitId)]) -> Flow<()> {
    let first: Seat = play.last_active.unwrap_or(play.blue);
    for seat in play.in_order(first) {
        let mut due: Vec<(UnitId, UnitId)> =
            was.iter().flat_map(|&(a, b)| [(a, b), (b, a)]).collect();
        due.retain(|&(unit, foe)| {
            play.seat(unit) == seat
                && play.is_there(unit)
                && play.is_there(foe)
                && movement::has_melee(play, unit)
        });
        for (unit, foe) in due {
            let near = are_in(play, unit, foe) || contact_for_leader(play, unit, foe).is_some();
            if near {
                close_up_unit(play, unit, foe)?;
            }
        }
    }
    Ok(())
}

/// Something happens by which miniatures may lose contact; afterwards they close up.
///
/// # Errors
/// Pauses for answers; what happens may fail.
pub fn closing_up(
    play: &mut Play<'_>,
    happens: impl FnOnce(&mut Play<'_>) -> Flow<()>,
) -> Flow<()> {
    let melees = pairs(play);
    happens(play)?;
    close_up(play, &melees)
}

/// The pairs that are in melee but for those of a unit that moves: whom it was in melee with look for
/// other enemies (LG-MELEE-217).
#[must_use]
pub fn pairs_without(state: &State, unit: UnitId) -> Vec<(UnitId, UnitId)> {
    let mut pairs = pairs(state);
    pairs.retain(|&(a, b)| a != unit && b != unit);
    pairs
}

/// All pairs of units that are in melee.
#[must_use]
pub fn pairs(state: &State) -> Vec<(UnitId, UnitId)> {
    let own = state.there().filter(|&unit| state.seat(unit).team() == Seat(0));
    own.flat_map(|unit| with(state, unit).into_iter().map(move |foe| (unit, foe))).collect()
}
