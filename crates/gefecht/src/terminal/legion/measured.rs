//! What attacks would roll, and where movements would lead.

use std::slice;

use kernel::Question;
use legion::Legion;
use legion::aids::{self, Forecast, Measured, Query};
use legion::event::CoverCause;
use legion::keywords::Keyword;
use legion::movement::vertical;
use legion::question::{Choice, Moving};
use legion::range;
use legion::state::State;
use legion::table::{CONTACT, Stand, UnitId};
use legion::terrain::{Cover, Piece};
use measure::gap;

use crate::speech::args;
use crate::speech::legion::Words;

/// `range 2, 5 black, 1 red; heavy cover (Barricade); wounds 1+ 78 %, 2+ 41 %, 4+ 5 %`
pub fn attack(words: &Words, forecast: &Forecast) -> String {
    let how = match forecast.melee {
        true => words.plain("lg-range-melee"),
        false => words.range(forecast.range),
    };
    let keywords = [("lg-keyword-impact", forecast.impact), ("lg-keyword-pierce", forecast.pierce)];
    let keywords = keywords.into_iter().filter(|(_, number)| *number > 0);
    let keywords = keywords.map(|(key, number)| words.t(key, args! { value: number }));
    let parts: Vec<String> = [how, words.dice(forecast.dice)].into_iter().chain(keywords).collect();
    let cover = (!forecast.melee).then(|| covered(words, forecast.cover, &forecast.because));
    let parts = [Some(parts.join(", ")), cover, Some(chances(words, &forecast.wounds))];
    parts.into_iter().flatten().collect::<Vec<_>>().join("; ")
}

/// Cover and where it comes from: `heavy cover (Barricade, suppression)`.
fn covered(words: &Words, cover: Cover, because: &[CoverCause]) -> String {
    let grade = words.speech.of("lg-cover-", &cover);
    let mut causes: Vec<String> = because.iter().map(|cause| words.cover_cause(cause)).collect();
    causes.dedup();
    if causes.is_empty() { grade } else { format!("{grade} ({})", causes.join(", ")) }
}

/// The chances of at least 1, 2 and 4 wounds, as far as so many are possible.
fn chances(words: &Words, wounds: &[f64]) -> String {
    let at_least = |least: usize| wounds.iter().skip(least).sum::<f64>();
    let possible = [1, 2, 4].into_iter().filter(|&least| least < wounds.len());
    let chances: Vec<String> =
        possible.map(|least| format!("{least}+ {:.0} %", 100.0 * at_least(least))).collect();
    match chances.is_empty() {
        true => words.plain("terminal-lg-no-wounds"),
        false => words.t("terminal-lg-odds", args! { chances: chances.join(", ") }),
    }
}

/// Where a move would lead: `Starts a melee with Luke Skywalker`, `range 2 of Rebel Troopers`.
pub fn stand(words: &Words, asked: &Question<Legion>, moving: Moving, to: Stand) -> String {
    let query = Query::Go { moving, reverse: false, x: to.x, y: to.y, level: Some(to.level) };
    let melee = match aids::measure(words.state, slice::from_ref(asked), &query) {
        Ok(Measured::Go { melee, .. }) => melee,
        _ => Vec::new(),
    };
    let names: Vec<String> = melee.iter().map(|&enemy| words.unit(enemy)).collect();
    match names.is_empty() {
        true => nearest(words, moving.unit, to),
        false => words.t("lg-board-starts-melee", args! { names: names.join(", ") }),
    }
}

/// The enemy that would be nearest, and at which range.
fn nearest(words: &Words, unit: UnitId, at: Stand) -> String {
    let state = words.state;
    let base = state.table.base(unit, at.point());
    let enemies = state.enemies_of(state.seat(unit));
    let near = enemies.map(|enemy| (range::to_unit(state, base, enemy), enemy)).min();
    match near {
        Some((segments, enemy)) if segments < range::BEYOND => {
            let (range, unit) = (words.range(segments), words.unit(enemy));
            words.t("terminal-lg-nearest", args! { range: range, unit: unit })
        }
        Some(_) => words.plain("terminal-lg-far"),
        None => String::new(),
    }
}

/// Range and cover of a unit that another one could attack.
pub fn between(words: &Words, from: UnitId, to: UnitId) -> String {
    let Ok(Measured::Units { range, seen, cover, because, .. }) =
        aids::measure(words.state, &[], &Query::Units { from, to })
    else {
        return String::new();
    };
    let sight = words.t("terminal-lg-sees", args! { count: seen.len() });
    format!("{}, {sight}, {}", words.range(range), covered(words, cover, &because))
}

/// What a climb or clamber costs in actions, and in dice: two for each miniature where it takes two
/// actions.
pub fn climb(words: &Words, unit: UnitId, choice: &Choice) -> String {
    let (state, speech) = (words.state, words.speech);
    let cost = vertical::cost(state, unit, choice);
    let actions = speech.t("terminal-lg-actions", args! { count: cost });
    let roll = match choice {
        Choice::Clamber { to } if !is_easy(state, unit, *to) => {
            let dice = state.minis_of(unit).count() * usize::from(cost);
            speech.t("terminal-lg-climb-roll", args! { count: dice })
        }
        _ => words.plain("terminal-lg-climb-safe"),
    };
    format!("{actions}, {roll}")
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
