//! Keywords of the miniature that an upgrade adds: Noncombatant and Sidearm.

use kernel::{Refusal, Rule};

use super::MiniKeyword;
use crate::melee;
use crate::state::State;
use crate::table::{Arm, MiniId, UnitId};

/// Whether a miniature has a keyword of the upgrade that added it.
#[must_use]
pub fn has(state: &State, mini: MiniId, keyword: MiniKeyword) -> bool {
    let sheet = state.sheet(state.unit_of(mini));
    let upgrade = added_by(state, mini).and_then(|added| sheet.upgrades.get(usize::from(added)));
    upgrade.is_some_and(|upgrade| upgrade.mini_keywords.contains(&keyword))
}

/// The number of the upgrade that added a miniature. Who has become the leader is the leader's
/// miniature (LG-DEFEAT-04).
fn added_by(state: &State, mini: MiniId) -> Option<u8> {
    let unit = state.unit_of(mini);
    let sheet = state.sheet(unit);
    let place = usize::from(mini.0.saturating_sub(sheet.first.0));
    let leads = mini != sheet.first && state.unit(unit).leader == Some(mini);
    sheet.minis.get(place).copied().flatten().filter(|_| !leads)
}

/// Whether a miniature may use a weapon at all: a noncombatant none (LG-KEY-381), one with a sidearm
/// in melee (LG-KEY-385) or at range (LG-KEY-386) only those of its card.
///
/// # Errors
/// The rule that forbids it.
pub fn may_use(state: &State, mini: MiniId, arm: &Arm, defender: UnitId) -> Result<(), Refusal> {
    if has(state, mini, MiniKeyword::Noncombatant) {
        return Err(Rule("LG-KEY-381").into());
    }
    if arm.upgrade.is_some() && arm.upgrade == added_by(state, mini) {
        return Ok(());
    }
    let (sidearm, rule) = match melee::are_in(state, state.unit_of(mini), defender) {
        true => (MiniKeyword::SidearmMelee, "LG-KEY-385"),
        false => (MiniKeyword::SidearmRanged, "LG-KEY-386"),
    };
    if has(state, mini, sidearm) { Err(Rule(rule).into()) } else { Ok(()) }
}

/// Of miniatures that could suffer wounds, those that come first: noncombatants last (LG-KEY-382),
/// unless they are the only ones in sight (LG-KEY-383) or wounded (LG-KEY-384).
#[must_use]
pub fn spared(state: &State, minis: Vec<MiniId>) -> Vec<MiniId> {
    let fights = |mini: &MiniId| !has(state, *mini, MiniKeyword::Noncombatant);
    let fighters: Vec<MiniId> = minis.iter().copied().filter(fights).collect();
    if fighters.is_empty() { minis } else { fighters }
}
