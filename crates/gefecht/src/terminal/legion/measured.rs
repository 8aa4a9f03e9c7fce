//! What attacks would roll, and where movements would lead.

use legion::aids::{self, Forecast, Measured, Query};
use legion::keywords::Keyword;
use legion::movement::vertical;
use legion::question::{Choice, Moving};
use legion::range;
use legion::state::State;
use legion::table::{CONTACT, Stand, UnitId};
use legion::terrain::Piece;
use legion::words::unit_name;
use measure::gap;

use crate::sentences::legion::phrases::{count, covered, dice, reach};

/// `range 2, 5 black, 1 red; heavy cover (Barricade); wounds 1+ 78 %, 2+ 41 %, 4+ 5 %`
pub fn attack(state: &State, forecast: &Forecast) -> String {
    let how = match forecast.melee {
        true => "melee".to_owned(),
        false => reach(forecast.range),
    };
    let keywords = [("Impact", forecast.impact), ("Pierce", forecast.pierce)];
    let keywords = keywords.into_iter().filter(|(_, number)| *number > 0);
    let keywords: String = keywords.map(|(name, number)| format!(", {name} {number}")).collect();
    let cover = match forecast.melee {
        true => String::new(),
        false => format!("; {}", covered(state, forecast.cover, &forecast.because)),
    };
    let dice = dice(forecast.dice);
    format!("{how}, {dice}{keywords}{cover}; {}", chances(&forecast.wounds))
}

/// The chances of at least 1, 2 and 4 wounds, as far as so many are possible.
fn chances(wounds: &[f64]) -> String {
    let at_least = |least: usize| wounds.iter().skip(least).sum::<f64>();
    let possible = [1, 2, 4].into_iter().filter(|&least| least < wounds.len());
    let chances: Vec<String> =
        possible.map(|least| format!("{least}+ {:.0} %", 100.0 * at_least(least))).collect();
    if chances.is_empty() {
        "no wounds".to_owned()
    } else {
        format!("wounds {}", chances.join(", "))
    }
}

/// Where a move would lead: `starts a melee with Luke Skywalker`, `range 2 of Rebel Troopers`.
pub fn stand(state: &State, moving: Moving, reverse: bool, to: Stand) -> String {
    let query = Query::Go { moving, reverse, x: to.x, y: to.y, level: Some(to.level) };
    let melee = match aids::measure(state, &query) {
        Ok(Measured::Go { melee, .. }) => melee,
        _ => Vec::new(),
    };
    let names: Vec<String> = melee.iter().map(|&enemy| unit_name(state, enemy)).collect();
    match names.is_empty() {
        true => nearest(state, moving.unit, to),
        false => format!("starts a melee with {}", names.join(", ")),
    }
}

/// The enemy that would be nearest, and at which range.
fn nearest(state: &State, unit: UnitId, at: Stand) -> String {
    let base = state.table.base(unit, at.point());
    let enemies = state.units_of(state.seat(unit).other());
    let near = enemies.map(|enemy| (range::to_unit(state, base, enemy), enemy)).min();
    match near {
        Some((segments, enemy)) if segments < range::BEYOND => {
            format!("range {segments} of {}", unit_name(state, enemy))
        }
        Some(_) => "beyond range 4 of all enemies".to_owned(),
        None => String::new(),
    }
}

/// Range and cover of a unit that another one could attack.
pub fn between(state: &State, from: UnitId, to: UnitId) -> String {
    let Ok(Measured::Units { range, seen, cover, because, .. }) =
        aids::measure(state, &Query::Units { from, to })
    else {
        return String::new();
    };
    let (sight, cover) = (count(seen.len(), "miniature"), covered(state, cover, &because));
    format!("{}, sees {sight}, {cover}", reach(range))
}

/// What a climb or clamber costs in actions, and in dice: two for each miniature where it takes two
/// actions.
pub fn climb(state: &State, unit: UnitId, choice: &Choice) -> String {
    let cost = vertical::cost(state, unit, choice);
    let actions = count(cost, "action");
    match choice {
        Choice::Clamber { to } if !is_easy(state, unit, *to) => {
            let minis = state.minis_of(unit).count();
            let dice = count(minis * usize::from(cost), "white defence die");
            format!("{actions}; {dice}, a wound for each block")
        }
        _ => format!("{actions}, without a roll"),
    }
}

/// Experts and those on stairs clamber without a roll.
fn is_easy(state: &State, unit: UnitId, to: Stand) -> bool {
    let Some((_, from)) = state.leader(unit) else { return false };
    let base = state.table.base(unit, from.point());
    let top = from.level.max(to.level);
    let stairs = |piece: &Piece| {
        piece.stairs && piece.top == top && gap::within(base, &piece.footprint, CONTACT)
    };
    let expert = state.has(unit, Keyword::ExpertClimber);
    expert || state.table.terrain.pieces.iter().any(stairs)
}
