//! Melee and engagement (chapters "Melee", "Engaged").

use kernel::{Flow, Rule, Seat};
use measure::Point;

use crate::event::Event;
use crate::question::Placing;
use crate::state::State;
use crate::table::{CONTACT, MiniId, UnitId};
use crate::{Play, cohesion, movement, placing, range};

/// The enemy units that a unit is in melee with: a miniature of the one touches one of the other
/// (LG-MELEE-201).
#[must_use]
pub fn with(state: &State, unit: UnitId) -> Vec<UnitId> {
    let seat = state.seat(unit);
    let mut foes: Vec<UnitId> = Vec::new();
    for own in state.minis_of(unit) {
        for other in state.standing() {
            let foe = state.unit_of(other);
            if state.seat(foe) != seat && !foes.contains(&foe) && range::touching(state, own, other)
            {
                foes.push(foe);
            }
        }
    }
    foes
}

/// Whether two units are in melee with each other.
#[must_use]
pub fn are_in(state: &State, a: UnitId, b: UnitId) -> bool {
    state.minis_of(a).any(|own| state.minis_of(b).any(|other| range::touching(state, own, other)))
}

/// Whether a trooper unit is in melee with an enemy trooper unit (LG-ENGAGE-201, LG-ENGAGE-206).
#[must_use]
pub fn is_engaged(state: &State, unit: UnitId) -> bool {
    state.kind(unit).is_trooper()
        && with(state, unit).into_iter().any(|foe| state.kind(foe).is_trooper())
}

/// A leader has moved into contact: the others of its unit follow (LG-MELEE-209), then the opponent
/// closes up (LG-MELEE-210), unless that unit has no melee weapon (LG-MELEE-211).
///
/// # Errors
/// Pauses for answers.
pub fn start(play: &mut Play<'_>, unit: UnitId, enemy: UnitId) -> Flow<()> {
    play.tell(&[Rule("LG-MELEE-207")], |_| Event::Melee { unit, enemy });
    cohesion::restore(play, unit, Placing::Melee(enemy))?;
    if movement::has_melee(play, enemy) {
        close_up_unit(play, enemy, unit)?;
    }
    Ok(())
}

/// The miniatures of a unit that touch no enemy come into contact (LG-MELEE-217): the leader first,
/// then the others in cohesion with it. It is no move.
fn close_up_unit(play: &mut Play<'_>, unit: UnitId, foe: UnitId) -> Flow<()> {
    let Some((leader, stand)) = play.leader(unit) else { return Ok(()) };
    let loose = |state: &State, mini: MiniId| {
        let mut enemies = state.minis_of(foe);
        !enemies.any(|enemy| range::touching(state, mini, enemy))
    };
    let anybody: Vec<MiniId> = play.minis_of(unit).filter(|&mini| loose(play, mini)).collect();
    if anybody.is_empty() {
        return Ok(());
    }
    if anybody.contains(&leader)
        && let Some(to) = contact_for_leader(play, unit, foe)
    {
        let path = vec![stand.point(), to.point()];
        movement::relocate(play, unit, to, crate::event::Moved::ClosedUp, path);
    }
    cohesion::restore(play, unit, Placing::Melee(foe))
}

/// The nearest free place of a leader in contact with an enemy.
fn contact_for_leader(state: &State, unit: UnitId, foe: UnitId) -> Option<crate::table::Stand> {
    let (_, from) = state.leader(unit)?;
    let mut points = contact_points(state, unit, foe);
    points.sort_by_key(|point| point.distance_squared(from.point()));
    let stands = points.into_iter().map(|point| from.at(point));
    let mut legal = stands.filter(|stand| {
        placing::may_stand(state, unit, *stand).is_ok()
            && movement::touched_enemies(state, unit, *stand).iter().all(|enemy| *enemy == foe)
    });
    legal.find(|stand| {
        let mut after = state.clone();
        if let Some(leader) = after.unit(unit).leader {
            after.minis[leader.index()].stand = Some(*stand);
        }
        cohesion::has_room(&after, unit, Placing::Melee(foe))
    })
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
    for seat in [first, first.other()] {
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

/// All pairs of units that are in melee.
#[must_use]
pub fn pairs(state: &State) -> Vec<(UnitId, UnitId)> {
    let own = state.there().filter(|&unit| state.seat(unit).0 == 0);
    own.flat_map(|unit| with(state, unit).into_iter().map(move |foe| (unit, foe))).collect()
}
