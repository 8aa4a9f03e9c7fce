//! Cover and hunker tokens (chapter "Cover").

use kernel::{Flow, Rule};

use crate::event::Event;
use crate::moments::Moment;
use crate::table::UnitId;
use crate::{Play, abilities, conditions, engagement};

/// A unit gains a hunker token (SP-COVER-05), unless one of its characters is engaged
/// (SP-COVER-08).
///
/// # Errors
/// Pauses for what answers it.
pub fn hunker(play: &mut Play<'_>, unit: UnitId) -> Flow<()> {
    if engagement::unit_engaged(play, unit) || play.unit(unit).defeated {
        return Ok(());
    }
    let tokens = play.unit(unit).hunker.saturating_add(1);
    play.unit_mut(unit).hunker = tokens;
    play.tell(&[Rule("SP-COVER-05")], |_| Event::Hunker { unit, tokens });
    conditions::drop_immune(play);
    abilities::respond(play, &Moment::hunkered(unit))
}

/// After a movement, push, pull or placement: units with an engaged character lose their hunker
/// tokens (SP-COVER-07).
pub fn check(play: &mut Play<'_>) {
    for unit in play.unit_ids() {
        if play.unit(unit).hunker > 0 && engagement::unit_engaged(play, unit) {
            lose_all(play, unit);
        }
    }
    conditions::drop_immune(play);
}

/// A unit loses its hunker tokens.
pub fn lose_all(play: &mut Play<'_>, unit: UnitId) {
    if play.unit(unit).hunker > 0 {
        play.unit_mut(unit).hunker = 0;
        play.tell(&[Rule("SP-COVER-07"), Rule("SP-ACTV-14")], |_| Event::Hunker {
            unit,
            tokens: 0,
        });
    }
}
