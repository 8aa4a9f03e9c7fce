//! Displacement: vehicles push troopers aside (chapter "Displacement").

use kernel::{Flow, Refusal, Rule, Team};
use measure::{Disc, Length, Strip, gap, overlap};

use super::Way;
use crate::event::{Event, Moved};
use crate::pack::UnitType;
use crate::question::{Choice, Placing, Prompt, Why};
use crate::stands::Standing;
use crate::state::State;
use crate::suppression;
use crate::table::{MiniId, Stand, UnitId};
use crate::terrain::millimetres;
use crate::{Play, cohesion, melee, objectives, placing};

/// A unit of which miniatures were displaced.
#[derive(Clone, PartialEq, Debug)]
pub struct Displaced {
    /// Whose.
    pub unit: UnitId,
    /// Which miniatures.
    pub minis: Vec<MiniId>,
    /// Where the leader stood, if it is among them (LG-DISPL-09).
    pub leader: Option<Stand>,
}

/// Whether a move of this kind displaces troopers: any of a ground vehicle along a tool
/// (LG-DISPL-02), of a repulsor vehicle only a compulsory one (LG-DISPL-03, LG-DISPL-04).
#[must_use]
pub fn displaces(state: &State, unit: UnitId, why: Why) -> bool {
    match state.kind(unit) {
        UnitType::GroundVehicle => true,
        UnitType::RepulsorVehicle => why == Why::Compulsory,
        UnitType::Trooper | UnitType::EmplacementTrooper => false,
    }
}

/// Whether a unit's miniatures can be displaced: troopers, but neither emplacements (LG-EMPL-10)
/// nor engaged ones (LG-DISPL-05).
#[must_use]
pub fn can_be_displaced(state: &State, unit: UnitId) -> bool {
    state.kind(unit) == UnitType::Trooper && !melee::is_engaged(state, unit)
}

/// Whom a vehicle displaces on its way: a ground vehicle all whom it overlaps anywhere
/// (LG-DISPL-02), a repulsor vehicle those at its end (LG-DISPL-03).
#[must_use]
pub fn in_the_way(state: &State, unit: UnitId, way: &Way, why: Why) -> Vec<Displaced> {
    if !displaces(state, unit, why) {
        return Vec::new();
    }
    let radius = state.table.radius(unit);
    let whole_way = state.kind(unit) == UnitType::GroundVehicle;
    let end = state.table.base(unit, way.to.point());
    let met = |base: Disc| {
        let mut legs = way.path.windows(2);
        overlap::discs(base, end)
            || whole_way
                && legs.any(|leg| {
                    let strip = Strip { from: leg[0], to: leg[1], half_width: radius };
                    overlap::strip_disc(strip, base)
                })
    };
    let mut found: Vec<Displaced> = Vec::new();
    let from = state.leader(unit).map_or(way.to.level, |(_, stand)| stand.level);
    let whole = way.path.iter().fold(end.bounds(), |all, &point| all.with(point)).grown(radius);
    let near = |other: &UnitId| {
        *other != unit
            && state.kind(*other) == UnitType::Trooper
            && state.stands.around(*other).is_some_and(|around| around.meets(whole))
    };
    let others = state.unit_ids().filter(near).flat_map(|other| state.placed(other));
    for Standing { mini, unit: other, stand, base } in others {
        // Who stands higher stands on what the vehicle crosses.
        let meets = stand.level > way.low
            || [from, way.to.level, way.low]
                .into_iter()
                .any(|level| state.meet((unit, level), (other, stand.level)));
        if !meets || !met(base) || !can_be_displaced(state, other) {
            continue;
        }
        let leader = state.unit(other).leader == Some(mini);
        match found.iter_mut().find(|displaced| displaced.unit == other) {
            Some(displaced) => displaced.minis.push(mini),
            None => found.push(Displaced { unit: other, minis: vec![mini], leader: None }),
        }
        if let Some(displaced) = found.last_mut().filter(|displaced| displaced.unit == other) {
            displaced.leader = displaced.leader.or(leader.then_some(stand));
        }
    }
    found
}

/// Step 1: the displaced miniatures are set aside (LG-DISPL-09).
pub fn set_aside(play: &mut Play<'_>, displaced: &[Displaced]) {
    for &mini in displaced.iter().flat_map(|displaced| &displaced.minis) {
        play.put(mini, None);
    }
}

/// Steps 3 and 4: the side that did not move the vehicle puts them back (LG-DISPL-12), leaders
/// first (LG-COH-207); each unit gains a suppression token (LG-DISPL-18), once (LG-DISPL-19).
///
/// # Errors
/// Pauses for answers.
pub fn put_back(play: &mut Play<'_>, vehicle: UnitId, displaced: &[Displaced]) -> Flow<()> {
    let others = play.seat(vehicle).other();
    for one in displaced {
        let Some(from) = one.leader else { continue };
        let unit = one.unit;
        let seat = play.team(others).find(|&seat| seat == play.seat(unit)).unwrap_or(others);
        let choice = play.choose_freely(Team(seat), Prompt::Displace { unit, from }, |state| {
            placing::displaced(state, unit, from).map(Choice::Place).into_iter().collect()
        })?;
        let Choice::Place(to) = choice else { continue };
        if let Some(leader) = play.unit(unit).leader {
            play.put(leader, Some(to));
            let path = vec![from.point(), to.point()];
            let how = Moved::Displaced;
            play.tell(&[Rule("LG-DISPL-14")], |_| Event::Moved { unit, how, from, to, path });
        }
    }
    for one in displaced {
        play.underway.carrying = one.leader.map(|_| one.unit);
        cohesion::restore_by(play, Team(others), one.unit, Placing::Displaced)?;
        suppression::gain(play, one.unit, 1);
        // What a leader holds stays where it lies if the leader does (LG-OBJ-215).
        if one.leader.is_some() {
            objectives::carry(play, one.unit)?;
        }
    }
    Ok(())
}

/// The one judge of where a displaced leader comes: within range 1 of its place (LG-DISPL-14),
/// touching no enemy (LG-DISPL-16), on its level if possible (LG-DISPL-17).
///
/// # Errors
/// The rule that it breaks.
pub fn judge(state: &State, unit: UnitId, from: Stand, to: Stand) -> Result<(), Refusal> {
    let base = state.table.base(unit, to.point());
    let start = state.table.base(unit, from.point());
    placing::may_stand(state, unit, to)?;
    placing::over_comrades(state, unit, to)?;
    if !gap::wholly_within(start, base, state.table.range(1)) {
        let far = from.point().distance_squared(to.point()).isqrt() as Length;
        let refusal = Refusal::from(Rule("LG-DISPL-14")).with("distance", millimetres(far));
        return Err(refusal.with("maximum", millimetres(state.table.range(1))));
    }
    if to.level != from.level && placing::displaced_on(state, unit, from).is_some() {
        return Err(Rule("LG-DISPL-17").into());
    }
    let touched = super::touched_enemies(state, unit, to);
    if touched.is_empty() { Ok(()) } else { Err(Rule("LG-DISPL-16").into()) }
}
