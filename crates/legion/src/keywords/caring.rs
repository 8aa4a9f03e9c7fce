//! Keywords of caring for a unit and its cards: Master of the Force.

use super::Keyword;
use crate::Play;
use crate::pack::Slot;
use crate::table::UnitId;

/// Master of the Force X: at the end of its activation up to X exhausted Force upgrades become ready
/// (LG-KEY-256), unless it withdrew (LG-WITHDRAW-04).
pub fn master_the_force(play: &mut Play<'_>, unit: UnitId) {
    let mut left = play.sum(unit, Keyword::MasterOfTheForce);
    if left == 0 || play.activation.as_ref().is_some_and(|own| own.withdrew) {
        return;
    }
    let table = play.table.clone();
    let upgrades = &table.sheet(unit).upgrades;
    play.unit_mut(unit).exhausted.retain(|upgrade| {
        let card = upgrades.get(usize::from(*upgrade));
        let readied = left > 0 && card.is_some_and(|card| card.slot == Slot::Force);
        left -= u8::from(readied);
        !readied
    });
}
