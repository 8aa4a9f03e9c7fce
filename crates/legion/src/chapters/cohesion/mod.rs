//! Cohesion (chapter "Cohesion").

mod following;
mod formation;
pub mod room;

pub use following::Following;

use kernel::{Decides, Flow, Refusal, Rule};
use measure::Length;

use crate::event::Event;
use crate::question::{Choice, Placing, Prompt};
use crate::state::State;
use crate::table::{MiniId, Stand, UnitId};
use crate::{Play, movement};

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

/// The same, decided by others (LG-DISPL-12).
///
/// # Errors
/// Pauses for the answer.
pub fn restore_by(
    play: &mut Play<'_>,
    who: impl Into<Decides>,
    unit: UnitId,
    after: Placing,
) -> Flow<()> {
    let followers = followers(play, unit);
    if followers.is_empty() || play.leader(unit).is_none() {
        return Ok(());
    }
    let prompt = Prompt::Cohere { unit, after };
    let choice = play.choose_freely(who, prompt, |_| vec![Choice::Anywhere])?;
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
    let (_, leader) = state.leader(unit).ok_or(Rule("LG-COH-201"))?;
    Following::of(state, unit, leader, after).judge(stands)
}

/// How many of these places touch an enemy, or a certain one.
#[must_use]
pub fn contacts(state: &State, unit: UnitId, foe: Option<UnitId>, stands: &[Stand]) -> usize {
    let touch = |stand: &&Stand| {
        let touched = movement::touched_enemies(state, unit, **stand);
        foe.map_or(!touched.is_empty(), |foe| touched.contains(&foe))
    };
    stands.iter().filter(touch).count()
}

/// How far apart the places along a wall are that are looked at, and so how near is as near as
/// possible (LG-COH-216).
const STEP: Length = measure::packing::TOLERANCE;

/// Places for the followers: legal ones if there are any, else as near to the leader as possible
/// (LG-COH-202).
#[must_use]
pub fn formation(state: &State, unit: UnitId, after: Placing) -> Vec<Stand> {
    arranged(state, unit, after).0
}

fn arranged(state: &State, unit: UnitId, after: Placing) -> (Vec<Stand>, bool) {
    let Some((_, leader)) = state.leader(unit) else { return (Vec::new(), true) };
    Following::of(state, unit, leader, after).arranged()
}

/// Whether every follower of a unit could be placed after its leader came to a place
/// (LG-COH-202: a voluntary move without room for the unit is not allowed).
#[must_use]
pub fn has_room(state: &State, unit: UnitId, after: Placing) -> bool {
    arranged(state, unit, after).1
}
