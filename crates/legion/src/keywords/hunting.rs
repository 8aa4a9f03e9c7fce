//! Bounty: marks on enemies, and who collects them.

use kernel::{Flow, Rule};

use super::Keyword;
use crate::event::Event;
use crate::pack::Rank;
use crate::question::{Ability, Choice, Prompt};
use crate::state::State;
use crate::table::UnitId;
use crate::{Play, victory};

/// After set-up each unit with Bounty marks an enemy commander or operative (LG-KEY-249), those of
/// the blue player first (LG-KEY-250).
///
/// # Errors
/// Pauses for answers.
pub fn mark(play: &mut Play<'_>) -> Flow<()> {
    for seat in play.in_order(play.blue) {
        let hunts = |unit: &UnitId| play.seat(*unit) == seat && play.has(*unit, Keyword::Bounty);
        let hunters: Vec<UnitId> = play.unit_ids().filter(hunts).collect();
        for by in hunters {
            let prey = prey(play, by);
            if prey.is_empty() {
                break;
            }
            let prompt = Prompt::Ability { unit: by, ability: Ability::Bounty, left: 1 };
            let choice =
                play.choose(seat, prompt, |_| prey.into_iter().map(Choice::Unit).collect())?;
            let Choice::Unit(unit) = choice else { continue };
            let marked = &mut play.unit_mut(unit).marked;
            *marked = marked.saturating_add(1);
            play.tell(&[Rule("LG-KEY-249")], |_| Event::Marked { unit, by });
        }
    }
    Ok(())
}

/// The enemy commanders and operatives.
fn prey(state: &State, by: UnitId) -> Vec<UnitId> {
    let fits = |unit: &UnitId| {
        let rank = state.rank(*unit);
        !state.are_friends(*unit, by)
            && !state.unit(*unit).defeated
            && matches!(rank, Rank::Commander | Rank::Operative)
    };
    state.unit_ids().filter(fits).collect()
}

/// The tokens of a defeated unit pass to the enemy with Bounty that has defeated it (LG-KEY-251),
/// whoever had placed them (LG-KEY-252).
pub fn collect(play: &mut Play<'_>, prey: UnitId, by: Option<UnitId>) {
    let fallen = play.unit(prey);
    let tokens = fallen.marked.saturating_add(fallen.collected);
    let able = |unit: &UnitId| {
        !play.are_friends(*unit, prey) && play.is_there(*unit) && play.has(*unit, Keyword::Bounty)
    };
    let Some(unit) = by.filter(able).filter(|_| tokens > 0) else { return };
    let collected = &mut play.unit_mut(unit).collected;
    *collected = collected.saturating_add(tokens);
    let tokens = *collected;
    play.tell(&[Rule("LG-KEY-251")], |_| Event::Collected { unit, tokens });
}

/// At the end of the game each unit with Bounty that is left and has collected tokens is worth a
/// victory token (LG-KEY-255).
pub fn score(play: &mut Play<'_>) {
    let hunters: Vec<UnitId> = play.there().collect();
    for unit in hunters {
        if play.has(unit, Keyword::Bounty) && play.unit(unit).collected > 0 {
            let seat = play.seat(unit);
            victory::gain(play, seat, 1);
        }
    }
}
