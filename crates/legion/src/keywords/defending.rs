//! Keywords that act for the defender.

use kernel::{Flow, Rule};

use super::Keyword;
use crate::Play;
use crate::attack::{self, Terms};
use crate::cover::{self, Covered};
use crate::event::{Canceller, CoverCause};
use crate::state::{Pool, State};
use crate::table::UnitId;
use crate::tokens::{self, Marker};
use crate::wounds::{self, Order};

/// Cover X improves cover (LG-KEY-147).
pub fn cover(state: &State, defender: UnitId, covered: &mut Covered) {
    let by = state.sum(defender, Keyword::Cover);
    if by > 0 {
        covered.because.push(CoverCause::Keyword);
        covered.cover = cover::improved(covered.cover, by);
    }
}

/// Armor (LG-KEY-301).
pub fn armor_terms(state: &State, defender: UnitId, terms: &mut Terms) {
    terms.armor = state.has(defender, Keyword::Armor);
    terms.note(Rule("LG-KEY-301"), u8::from(terms.armor));
}

/// Deflect: surges block for who has spent a dodge token (LG-KEY-101, LG-KEY-103).
pub fn deflect_terms(state: &State, defender: UnitId, terms: &mut Terms) {
    terms.deflects = state.has(defender, Keyword::Deflect);
    terms.note(Rule("LG-KEY-101"), u8::from(terms.deflects && terms.dodges > 0));
}

/// Immune: Pierce: no block is cancelled (LG-KEY-244).
pub fn immune_pierce(state: &State, defender: UnitId, terms: &mut Terms) {
    if terms.pierce > 0 && state.has(defender, Keyword::ImmunePierce) {
        terms.note(Rule("LG-KEY-244"), terms.pierce);
        terms.pierce = 0;
    }
}

/// Armor cancels the hits that are left (LG-KEY-301).
pub fn armor(play: &mut Play<'_>, terms: &Terms) {
    if terms.armor {
        attack::cancel(play, u8::MAX, Canceller::Armor);
    }
}

/// In a ranged attack each surge of a deflecting defender wounds the attacker (LG-KEY-102). The
/// attack goes on if that defeats it (LG-KEY-105). A token suffers nothing (LG-DETON-11).
///
/// # Errors
/// Pauses for answers; the game may end.
pub fn deflect(
    play: &mut Play<'_>,
    attacker: UnitId,
    pool: &Pool,
    terms: &Terms,
    surges: u8,
) -> Flow<()> {
    let deflects = terms.deflects && attack::dodged(play) > 0;
    if pool.melee || surges == 0 || pool.token.is_some() || !deflects {
        return Ok(());
    }
    wounds::suffer(play, attacker, surges, &Order::Usual)
}

/// After defending, a nimble unit that spent a dodge token gains one (LG-KEY-212).
pub fn nimble(play: &mut Play<'_>, defender: UnitId) {
    let dodged = attack::dodged(play) > 0;
    if dodged && play.is_there(defender) && play.has(defender, Keyword::Nimble) {
        tokens::gain(play, defender, Marker::Dodge, 1, &[Rule("LG-KEY-212")]);
    }
}
