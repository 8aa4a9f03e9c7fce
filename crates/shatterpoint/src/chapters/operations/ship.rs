//! The ship of an operation: where it stands, and who is aboard (SO-SHIP-01).

use kernel::Rule;
use measure::Disc;

use crate::Play;
use crate::event::Event;
use crate::state::{Objective, State};
use crate::table::{CharacterId, UnitId};

/// The objective at which the ship stands.
#[must_use]
pub fn stand(state: &State) -> Option<&Objective> {
    let number = state.operation.as_ref()?.ship?;
    state.objectives.get(usize::from(number))
}

/// The ship goes to the chosen objective (SO-SHIP-01).
pub fn dock(play: &mut Play<'_>) {
    let Some(now) = &mut play.operation else { return };
    let Some(objective) = now.chosen else { return };
    now.ship = Some(objective);
    play.tell(&[Rule("SO-SHIP-01")], |_| Event::Docked { objective });
}

/// Whether a unit is aboard.
#[must_use]
pub fn is_aboard(state: &State, unit: UnitId) -> bool {
    state.operation.as_ref().is_some_and(|now| now.aboard.contains(&unit))
}

/// A unit goes aboard: its characters leave the battlefield (SO-SHIP-02).
pub fn embark(play: &mut Play<'_>, unit: UnitId) {
    let Some(now) = play.operation.as_mut().filter(|now| !now.aboard.contains(&unit)) else {
        return;
    };
    now.aboard.push(unit);
    stow(play);
    play.tell(&[Rule("SO-SHIP-02")], |_| Event::Embarked { unit });
}

/// Until the end of the turn a unit acts from the ship: its characters are where the ship is
/// (SO-SHIP-04).
pub fn act_from(play: &mut Play<'_>, unit: UnitId) {
    let Some(spot) = stand(play).map(|ship| ship.spot).filter(|_| is_aboard(play, unit)) else {
        return;
    };
    for character in play.table.characters_of(unit) {
        play.characters[character.index()] = Some(spot);
    }
    play.tell(&[Rule("SO-SHIP-04")], |_| Event::ActsFromShip { unit });
}

/// Who is aboard is not on the battlefield (SO-SHIP-02).
pub fn stow(play: &mut Play<'_>) {
    let table = play.table.clone();
    let aboard = play.operation.as_ref().map_or_else(Vec::new, |now| now.aboard.clone());
    for character in aboard.into_iter().flat_map(|unit| table.characters_of(unit)) {
        play.characters[character.index()] = None;
    }
}

/// Whoever was defeated is no longer aboard.
pub fn leave(play: &mut Play<'_>) {
    let state: &State = play;
    let defeated: Vec<UnitId> =
        state.unit_ids().filter(|&unit| state.unit(unit).defeated).collect();
    if let Some(now) = &mut play.operation {
        now.aboard.retain(|unit| !defeated.contains(unit));
    }
}

/// From where a character aboard is measured: from the ship (SO-SHIP-04).
#[must_use]
pub fn base(state: &State, character: CharacterId) -> Option<Disc> {
    let ship = stand(state)?;
    is_aboard(state, state.unit_of(character)).then(|| ship.disc())
}
