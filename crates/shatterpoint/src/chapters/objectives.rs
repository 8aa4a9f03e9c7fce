//! Objectives: contesting and control; priority objectives (chapters "Objectives", "Missions").

use kernel::{Flow, Rule, Seat};
use measure::gap;

use crate::dice::DefenceFace;
use crate::event::{Event, StruggleCause};
use crate::pack::{Faces, StruggleMap};
use crate::state::{Objective, Placed, State, Struggle};
use crate::table::{CharacterId, Spot};
use crate::{Play, operations, struggle};

/// Whether a character contests an objective: an active one (SP-OBJ-13), within 2, measured
/// horizontally (SP-OBJ-04), its unit not wounded (SP-OBJ-03).
#[must_use]
pub fn contests(state: &State, character: CharacterId, objective: &Objective) -> bool {
    let spot = state.spot(character);
    spot.is_some_and(|spot| would_contest(state, character, spot, objective))
}

/// Whether a character would contest an objective from a place.
#[must_use]
#[inline]
pub fn would_contest(
    state: &State,
    character: CharacterId,
    spot: Spot,
    objective: &Objective,
) -> bool {
    let base = state.table.base(character, spot.point());
    objective.active
        && gap::within(base, objective.disc(), state.table.range(2))
        && may_contest(state, character)
}

/// Whether a character contests objectives that are near.
fn may_contest(state: &State, character: CharacterId) -> bool {
    let unit = state.unit_of(character);
    !state.unit(unit).wounded && !operations::ship::is_aboard(state, unit)
}

/// The characters that contest an objective.
fn contesting<'a>(state: &'a State, objective: &Objective) -> impl Iterator<Item = Placed> + 'a {
    let active = objective.active;
    let near = state.near(objective.disc(), state.table.range(2));
    near.filter(move |one| active && may_contest(state, one.character))
}

/// Whether a character contests any active objective.
#[must_use]
pub fn contests_any(state: &State, character: CharacterId) -> bool {
    state.objectives.iter().any(|objective| contests(state, character, objective))
}

/// Who contests each objective.
#[must_use]
pub fn contesting_all(state: &State) -> Vec<Vec<CharacterId>> {
    let who = |objective| contesting(state, objective).map(|one| one.character).collect();
    state.objectives.iter().map(who).collect()
}

/// Decides control of every active objective anew (SP-OBJ-05).
pub fn decide_control(play: &mut Play<'_>) {
    for number in 0..play.objectives.len() {
        let holder = holder(play, number);
        if play.objectives[number].control == holder {
            continue;
        }
        play.objectives[number].control = holder;
        let objective = number as u8;
        match holder {
            Some(seat) => play.tell(&[Rule("SP-OBJ-07")], |_| Event::Control { objective, seat }),
            None => play.tell(&[Rule("SO-ROAM-02")], |_| Event::Uncontrolled { objective }),
        }
    }
}

/// Who controls an objective if that is decided now: the majority, unless the stage of an operation
/// bars it (SO-MARK-01). One that roams is nobody's in a tie (SO-ROAM-02).
#[must_use]
pub fn holder(state: &State, number: usize) -> Option<Seat> {
    let own = state.objectives.get(number)?;
    match majority(state, own) {
        Some(seat) if !operations::is_barred(state, number as u8) => Some(seat),
        None if own.roams => None,
        _ => own.control,
    }
}

/// Who has more contesting characters (SP-OBJ-06, SP-OBJ-11): on the token's own elevation if
/// anybody is there (SP-OBJ-07, SP-OBJ-08), else on all others together (SP-OBJ-09). A tie changes
/// nothing (SP-OBJ-10).
fn majority(state: &State, objective: &Objective) -> Option<Seat> {
    if !objective.active {
        return None;
    }
    let mut own_elevation = [0_u8; 2];
    let mut elsewhere = [0_u8; 2];
    for one in contesting(state, objective) {
        let other = state.table.different_elevations(one.spot.level, objective.spot.level);
        let counts = if other { &mut elsewhere } else { &mut own_elevation };
        counts[state.seat_of(one.character).index()] += 1;
    }
    let [first, second] = if own_elevation == [0, 0] { elsewhere } else { own_elevation };
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(Seat(0)),
        std::cmp::Ordering::Less => Some(Seat(1)),
        std::cmp::Ordering::Equal => None,
    }
}

/// How many active objectives a player controls. Control lasts until the opponent takes it
/// (SP-OBJ-14).
#[must_use]
pub fn controlled(state: &State, seat: Seat) -> u8 {
    let own = |objective: &&Objective| objective.active && objective.control == Some(seat);
    state.objectives.iter().filter(own).count() as u8
}

/// Turns the objectives of a map to their active side (SP-OBJ-02). Gives their numbers.
pub fn activate(play: &mut Play<'_>, card: u8, map: u8) -> Vec<u8> {
    let map = struggle_map(play, card, map);
    let ids = map.map_or(&[][..], |map| &map.active);
    let number = |id: &String| play.objective_number(id).map(|number| number as u8);
    let active: Vec<u8> = ids.iter().filter_map(number).collect();
    for &number in &active {
        if let Some(objective) = play.objectives.get_mut(usize::from(number)) {
            objective.active = true;
        }
    }
    active
}

fn struggle_map(state: &State, card: u8, map: u8) -> Option<&StruggleMap> {
    state.mission_pack()?.struggle.get(usize::from(card))?.map.get(usize::from(map))
}

/// Whether the priority rule of the mission applies in the current struggle (SP-MISSION-13).
fn priority_rules(state: &State) -> bool {
    let phase = state.struggle.map_or(0, |struggle| struggle.number);
    let priority = state.mission_pack().and_then(|mission| mission.priority.as_ref());
    priority.is_some_and(|priority| priority.phases.contains(&phase))
}

/// To which objective each face gives priority, if the map says so.
fn priority_faces(state: &State, struggle: Struggle) -> Option<&Faces> {
    struggle_map(state, struggle.card, struggle.map)?.priority.as_ref()
}

/// At the start of a turn a defence die gives an active objective priority (SP-MISSION-15).
///
/// # Errors
/// Stops when dice laid out by hand have run out.
pub fn roll_priority(play: &mut Play<'_>) -> Flow<()> {
    if !priority_rules(play) {
        return Ok(());
    }
    let Some(struggle) = play.struggle else { return Ok(()) };
    if priority_faces(play, struggle).is_none() {
        return Ok(());
    }
    let face = DefenceFace::of(play.die(DefenceFace::SIDES)?);
    let id = priority_faces(play, struggle).map(|faces| match face {
        DefenceFace::Block => &faces.block,
        DefenceFace::Expertise => &faces.expertise,
        DefenceFace::Failure => &faces.failure,
    });
    let number = id.and_then(|id| play.objective_number(id));
    let Some(number) = number.filter(|&number| number < play.objectives.len()) else {
        return Ok(());
    };
    play.objectives[number].priority = true;
    let (seat, objective) = (play.active, number as u8);
    play.tell(&[Rule("SP-MISSION-15")], |_| Event::PriorityRolled { seat, face, objective });
    Ok(())
}

/// At the end of the own turn a player who controls a priority objective moves the struggle token
/// one space more (SP-MISSION-15).
///
/// # Errors
/// The game ends with the second struggle card.
pub fn score_priority(play: &mut Play<'_>) -> Flow<()> {
    let seat = play.active;
    let scores = |objective: &Objective| {
        objective.active && objective.priority && objective.control == Some(seat)
    };
    if priority_rules(play) && play.objectives.iter().any(scores) {
        struggle::move_token(play, seat, 1, StruggleCause::Priority)?;
    }
    Ok(())
}

/// Some missions remove the priority tokens at the end of each turn (SP-MISSION-15).
pub fn remove_priority(play: &mut Play<'_>) {
    let priority = play.mission_pack().and_then(|mission| mission.priority.as_ref());
    let removed = priority.is_some_and(|rule| rule.removed_each_turn);
    if removed && play.objectives.iter().any(|objective| objective.priority) {
        for objective in &mut play.objectives {
            objective.priority = false;
        }
        play.tell(&[Rule("SP-MISSION-15")], |_| Event::PriorityRemoved);
    }
}
