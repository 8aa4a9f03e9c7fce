//! Stages: what their cards put on the battlefield, how they end and how the next one begins
//! (SO-STAGE-01, SO-TURN-07).

use kernel::{Flow, Outcome, Rule, Seat, Stop};

use super::card::{Occurrence, StageCard, StageEnd};
use super::finding::{self, holds};
use super::special::{anybody, due, one_by_one, settle, waiting};
use crate::event::Event;
use crate::question::Pending;
use crate::state::State;
use crate::{Play, conditions};

/// The current stage card.
#[must_use]
pub fn stage(state: &State) -> Option<&StageCard> {
    let number = usize::from(state.operation.as_ref()?.stage);
    state.table.operation.as_ref()?.stage.get(number)
}

/// The tokens that are no objectives in the current stage.
#[must_use]
pub fn stage_posts(state: &State) -> &[String] {
    stage(state).map_or(&[], |stage| &stage.posts)
}

/// Whether a token of the layout lies on the battlefield: one that roams while it is active
/// (SO-ROAM-01), one that is no objective in the stages that have it (SO-JAIL-27).
#[must_use]
pub fn is_laid(state: &State, number: usize) -> bool {
    let (Some(operation), Some(token)) = (&state.table.operation, state.objectives.get(number))
    else {
        return true;
    };
    let names = |stage: &StageCard| {
        let id = state.layout().get(number).map(|at| &at.id);
        id.is_some_and(|id| stage.posts.contains(id))
    };
    match token.roams {
        true => token.active,
        false => !operation.stage.iter().any(names) || stage(state).is_some_and(names),
    }
}

/// Whether an objective cannot be controlled in this stage (SO-MARK-01).
#[must_use]
pub fn is_barred(state: &State, number: u8) -> bool {
    let barred = stage(state).and_then(|stage| stage.barred.as_ref());
    let token = state.objectives.get(usize::from(number));
    barred.zip(token).is_some_and(|(barred, token)| finding::is_meant(state, barred, number, token))
}

/// The way in which the stage ends now, if it does, with its number on the card (SO-STAGE-01).
#[must_use]
pub fn ending(state: &State) -> Option<(u8, &StageEnd)> {
    let holds = |(_, end): &(u8, &StageEnd)| end.given.iter().all(|given| holds(state, given));
    (0..).zip(&stage(state)?.end).find(holds)
}

/// What happens at the end of the stage, for both players.
pub(super) fn end_of_stage(state: &State) -> Vec<(Seat, Pending)> {
    let both = [state.active, state.active.other()].into_iter();
    both.flat_map(|seat| due(seat, waiting(state, seat, &Occurrence::EndOfStage))).collect()
}

/// Turn step 10: if the stage ends, its winner has won the operation (SO-STAGE-01) or the next
/// stage begins (SO-TURN-07).
///
/// # Errors
/// The game may end; pauses for answers.
pub fn check_stage(play: &mut Play<'_>) -> Flow<()> {
    let Some((number, end)) = ending(play) else { return Ok(()) };
    let (won_by, next) = (end.won_by, end.next.clone());
    let Some(now) = &play.operation else { return Ok(()) };
    let (stage, winner) = (now.stage, won_by.map(|side| now.seat(side)));
    play.tell(&[Rule("SO-STAGE-01")], |_| Event::StageEnded { stage, end: number, winner });
    let Some(next) = next else {
        return Err(Stop::Over(Outcome { winner, rule: Rule("SO-STAGE-01") }));
    };
    let cards = play.table.operation.as_ref().map_or(&[][..], |card| &card.stage);
    let next = cards.iter().position(|stage| stage.id == next).unwrap_or(0) as u8;
    for objective in &mut play.objectives {
        (objective.active, objective.control, objective.priority) = (false, None, false);
        objective.damage = 0;
    }
    begin_stage(play, next)
}

/// A stage begins: its objectives become active (SO-TURN-07), with the priority tokens of its
/// card, and it is prepared as its card says.
/// Everything else stays (SO-STAGE-04).
///
/// # Errors
/// Pauses for answers.
pub fn begin_stage(play: &mut Play<'_>, number: u8) -> Flow<()> {
    if let Some(now) = &mut play.operation {
        now.stage = number;
    }
    let table = play.table.clone();
    let card = table.operation.as_ref().and_then(|card| card.stage.get(usize::from(number)));
    let ids = card.map_or(&[][..], |stage| &stage.active);
    let active: Vec<u8> =
        ids.iter().filter_map(|id| play.objective_number(id)).map(|n| n as u8).collect();
    for (&objective, id) in active.iter().zip(ids) {
        if let Some(objective) = play.objectives.get_mut(usize::from(objective)) {
            objective.active = true;
            objective.priority = card.is_some_and(|stage| stage.priority.contains(id));
        }
    }
    play.tell(&[Rule("SO-TURN-07")], |_| Event::StageBegins { stage: number, active });
    conditions::drop_immune(play);
    let rules = [play.active, play.active.other()].into_iter().flat_map(|seat| {
        let own = waiting(play, seat, &Occurrence::Preparation);
        due(seat, own)
    });
    let rules: Vec<(Seat, Pending)> = rules.collect();
    one_by_one(play, rules, &anybody)?;
    settle(play)
}
