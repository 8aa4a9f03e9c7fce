//! Suppression, rally and panic (chapters "Suppression", "Rally", "Panic", "Courage").

use kernel::{Flow, Rule};

use crate::battle::Condition;
use crate::dice::Block;
use crate::event::{Event, RolledFor};
use crate::pack::Rank;
use crate::state::State;
use crate::table::UnitId;
use crate::tokens::{self, Marker};
use crate::{Play, moments, objectives, range, rolling};

/// The courage of a trooper; vehicles and a dash have none (LG-COURAGE-03, LG-SUPP-202).
#[must_use]
pub fn courage(state: &State, unit: UnitId) -> Option<u8> {
    let card = &state.sheet(unit).unit;
    let upgrades = state.sheet(unit).upgrades.iter().map(|upgrade| upgrade.courage);
    let more = upgrades.fold(0, u8::saturating_add);
    let own = card.courage.filter(|_| card.kind.is_trooper() && !moments::is_fearless(state, unit));
    own.map(|courage| courage.saturating_add(more))
}

/// A unit gains suppression tokens (LG-SUPP-202); a trooper unit loses its standby tokens by it
/// (LG-STANDBY-06). One without courage gains none (LG-COURAGE-03).
pub fn gain(play: &mut Play<'_>, unit: UnitId, tokens: u8) {
    if courage(play, unit).is_none() || !play.is_there(unit) || tokens == 0 {
        return;
    }
    tokens::gain(play, unit, Marker::Suppression, tokens, &[Rule("LG-SUPP-202")]);
}

/// A unit loses suppression tokens; below twice its courage it is no longer panicked
/// (LG-PANIC-12).
pub fn lose(play: &mut Play<'_>, unit: UnitId, tokens: u8) {
    let own = play.unit(unit).tokens;
    if !own.has(Marker::Suppression) || tokens == 0 {
        return;
    }
    tokens::lose(play, unit, Marker::Suppression, tokens, &[Rule("LG-SUPP-202")]);
    let limit = courage(play, unit).map_or(u8::MAX, |courage| courage.saturating_mul(2));
    if play.unit(unit).tokens[Marker::Suppression] < limit {
        end_panic(play, unit);
    }
}

fn end_panic(play: &mut Play<'_>, unit: UnitId) {
    tokens::lose(play, unit, Marker::Panic, 1, &[Rule("LG-PANIC-12")]);
}

/// Whether a unit has as many suppression tokens as courage (LG-SUPP-205).
#[must_use]
pub fn is_suppressed(state: &State, unit: UnitId) -> bool {
    courage(state, unit)
        .is_some_and(|courage| state.unit(unit).tokens[Marker::Suppression] >= courage)
}

/// The Rally step: a defence die for each suppression token, usually white; blocks and surges remove one
/// each (LG-RALLY-02).
///
/// # Errors
/// Stops when dice laid out by hand have run out.
pub fn rally(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    let tokens = play.unit(unit).tokens[Marker::Suppression];
    if tokens == 0 {
        return Ok(());
    }
    let dice = rolling::defence(play, moments::rally_die(play, unit), tokens.into())?;
    let shaken = rolling::count(&dice, Block::Blank);
    let what = RolledFor::Rally;
    play.tell(&[Rule("LG-RALLY-02")], |_| Event::Rolled { unit: Some(unit), what, dice });
    lose(play, unit, tokens - shaken);
    Ok(())
}

/// Right after Rally: with twice as many tokens as courage a unit panics (LG-PANIC-03). It may use
/// the courage of a friendly commander at range 1-3 (LG-PANIC-04), also of a mate's (LG-TEAM-22), a
/// dash being infinite (LG-CMDR-12). Whoever passes is no longer panicked (LG-PANIC-12).
pub fn panic_check(play: &mut Play<'_>, unit: UnitId) {
    let Some(own) = courage(play, unit) else { return };
    let reach = if play.is_under(Condition::WarWeary) { 1 } else { 3 };
    let commanders = play.friends_of(play.seat(unit)).filter(|&other| {
        play.rank(other) == Rank::Commander && range::units(play, unit, other) <= reach
    });
    let lent: Vec<Option<u8>> = commanders.map(|other| courage(play, other)).collect();
    // A commander with a dash has infinite courage: nothing is left to compare.
    let best = lent.into_iter().try_fold(own, |best, lent| lent.map(|lent| best.max(lent)));
    let panics = best.is_some_and(|courage| {
        let limit = courage.saturating_mul(2);
        play.unit(unit).tokens[Marker::Suppression] >= limit && limit > 0
    });
    match (panics, play.unit(unit).tokens.has(Marker::Panic)) {
        (true, false) => {
            tokens::gain(play, unit, Marker::Panic, 1, &[Rule("LG-PANIC-03")]);
            objectives::drop_token(play, unit);
        }
        (false, true) => end_panic(play, unit),
        _ => {}
    }
}

/// The end phase removes one token of each unit (LG-END-206).
pub fn end_phase(play: &mut Play<'_>, unit: UnitId) {
    lose(play, unit, 1);
}
