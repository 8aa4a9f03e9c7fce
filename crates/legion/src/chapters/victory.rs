//! Victory tokens and who wins (chapters "Victory tokens", "Winning").

use kernel::{Outcome, Rule, Seat};
use measure::gap;

use crate::battle::Victory;
use crate::event::Event;
use crate::state::State;
use crate::table::{CONTACT, Stand, UnitId};
use crate::{Play, deployment, moments, objectives, range};

/// The sides, each by its first player.
const SIDES: [Seat; 2] = [Seat(0), Seat(1)];

/// What the objective card gives at the end of a round.
pub fn end_of_round(play: &mut Play<'_>) {
    let victories = play.objective().map(|card| card.victory.clone()).unwrap_or_default();
    for victory in victories {
        if let Victory::Control { rounds, .. } = &victory
            && rounds.contains(&play.round)
            && !play.table.format.ends_after(play.round)
        {
            give(play, &victory);
        }
    }
}

/// What the objective card and keywords give at the end of the game.
pub fn end_of_game(play: &mut Play<'_>) {
    let victories = play.objective().map(|card| card.victory.clone()).unwrap_or_default();
    for victory in victories {
        let due = match &victory {
            Victory::Control { rounds, .. } => rounds.contains(&play.round),
            _ => true,
        };
        if due {
            give(play, &victory);
        }
    }
    moments::game_ended(play);
}

fn give(play: &mut Play<'_>, victory: &Victory) {
    for (seat, tokens) in gains(play, victory) {
        gain(play, seat, tokens);
    }
}

/// What a part of the objective card would give if it counted now, in the order in which it is given.
#[must_use]
pub fn gains(state: &State, victory: &Victory) -> Vec<(Seat, u8)> {
    match victory {
        Victory::Breakthrough => breakthrough(state),
        Victory::Control { range, tokens, .. } => control(state, *range, *tokens),
        Victory::Claimed => claimed(state),
        Victory::Terrain => terrain(state),
        Victory::Sabotage => sabotage(state),
    }
}

/// A player gains victory tokens for the own side, which everybody sees (LG-VP-04).
pub fn gain(play: &mut Play<'_>, seat: Seat, tokens: u8) {
    if tokens == 0 {
        return;
    }
    let seat = seat.team();
    let player = play.player_mut(seat);
    player.victory = player.victory.saturating_add(tokens);
    let total = player.victory;
    play.tell(&[Rule("LG-VP-04")], |_| Event::Victory { seat, tokens, total });
}

fn sabotage(state: &State) -> Vec<(Seat, u8)> {
    let start = state.objective().and_then(|card| card.sabotage).map_or(0, |rule| rule.start);
    let wounds = || state.tokens.iter().map(|token| token.wounds);
    let above = wounds().map(|wounds| wounds.saturating_sub(start));
    let below = wounds().map(|wounds| start.saturating_sub(wounds));
    let [above, below] = [above.fold(0, u8::saturating_add), below.fold(0, u8::saturating_add)];
    vec![(state.blue, above), (state.blue.other(), below)]
}

/// What each side gains that has so many of something.
fn counted(count: impl Fn(Seat) -> usize) -> Vec<(Seat, u8)> {
    SIDES.iter().map(|&seat| (seat, u8::try_from(count(seat)).unwrap_or(u8::MAX))).collect()
}

fn breakthrough(state: &State) -> Vec<(Seat, u8)> {
    counted(|seat| {
        let zones = deployment::regions(state, state.colour(seat.other()));
        let bases = state.friends_of(seat).filter_map(|unit| state.leader_base(unit));
        bases.filter(|base| zones.iter().any(|zone| zone.carries(*base))).count()
    })
}

/// Tokens that more own than enemy trooper leaders are at a range of.
fn control(state: &State, segments: u8, tokens: u8) -> Vec<(Seat, u8)> {
    let gain = state.tokens.iter().filter_map(|token| {
        let disc = objectives::disc(state, token.stand);
        let near = SIDES.map(|seat| {
            let troopers = state.friends_of(seat).filter(|&unit| state.kind(unit).is_trooper());
            let bases = troopers.filter_map(|unit| state.leader_base(unit));
            bases.filter(|base| range::between(state, disc, *base) <= segments).count()
        });
        Some((majority(near)?, tokens))
    });
    gain.collect()
}

/// The player with more.
fn majority(counts: [usize; 2]) -> Option<Seat> {
    match counts[0].cmp(&counts[1]) {
        std::cmp::Ordering::Greater => Some(Seat(0)),
        std::cmp::Ordering::Less => Some(Seat(1)),
        std::cmp::Ordering::Equal => None,
    }
}

fn claimed(state: &State) -> Vec<(Seat, u8)> {
    counted(|seat| {
        let held = state.tokens.iter().filter_map(|token| token.claimed);
        held.filter(|&mini| state.seat(state.unit_of(mini)).is_with(seat)).count()
    })
}

/// Whether a leader that stands somewhere touches a piece of a model at its height, or stands on it.
#[must_use]
pub fn touches(state: &State, unit: UnitId, at: Stand, model: u8) -> bool {
    let base = state.table.base(unit, at.point());
    let mut pieces = state.table.terrain.pieces.iter();
    pieces.any(|piece| {
        piece.model == model
            && (piece.bottom..=piece.top).contains(&at.level)
            && gap::within(base, &piece.footprint, CONTACT)
    })
}

/// Marked pieces that more own than enemy leaders touch or stand on (LG-ERRATA-09).
fn terrain(state: &State) -> Vec<(Seat, u8)> {
    let marked = state.tokens.iter().filter_map(|token| token.model);
    let gain = marked.filter_map(|model| {
        let leaders = |seat| {
            let own = state.friends_of(seat).filter_map(|unit| Some((unit, state.leader(unit)?.1)));
            own.filter(|&(unit, at)| touches(state, unit, at, model)).count()
        };
        Some((majority(SIDES.map(leaders))?, 1))
    });
    gain.collect()
}

/// The score of a side: the cost of all defeated enemy units with their upgrades (LG-WIN-05).
#[must_use]
pub fn score(state: &State, seat: Seat) -> u32 {
    let enemies = state.unit_ids().filter(|&unit| !state.seat(unit).is_with(seat));
    let gone = enemies.filter(|&unit| state.unit(unit).defeated);
    gone.map(|unit| u32::from(state.sheet(unit).points)).sum()
}

/// Who wins: more victory tokens (LG-WIN-03), then the higher score (LG-WIN-04), then blue
/// (LG-WIN-06).
#[must_use]
pub fn decide(state: &State) -> Outcome {
    let by = |key: &dyn Fn(Seat) -> u32, rule: &'static str| {
        let (one, two) = (key(Seat(0)), key(Seat(1)));
        let winner = if one > two { Seat(0) } else { Seat(1) };
        (one != two).then_some(Outcome { winner: Some(winner), rule: Rule(rule) })
    };
    let tokens = by(&|seat| u32::from(state.victory(seat)), "LG-WIN-03");
    let scores = || by(&|seat| score(state, seat), "LG-WIN-04");
    let blue = Outcome { winner: Some(state.blue), rule: Rule("LG-WIN-06") };
    tokens.or_else(scores).unwrap_or(blue)
}
