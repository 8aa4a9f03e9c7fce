//! Victory tokens and who wins (chapters "Victory tokens", "Winning").

use kernel::{Outcome, Rule, Seat};
use measure::gap;

use crate::battle::Victory;
use crate::event::Event;
use crate::keywords::Keyword;
use crate::state::State;
use crate::table::{CONTACT, Stand, UnitId};
use crate::{Play, deployment, moments, objectives, range};

/// The sides, each by its first player.
const SIDES: [Seat; 2] = [Seat(0), Seat(1)];

/// What the objective card gives at the end of a round.
pub fn end_of_round(play: &mut Play<'_>) {
    let victories = play.objective().map(|card| card.victory.clone()).unwrap_or_default();
    for victory in victories {
        if let Victory::Control { range, rounds, tokens } = victory
            && rounds.contains(&play.round)
            && !play.table.format.ends_after(play.round)
        {
            control(play, range, tokens);
        }
    }
}

/// What the objective card and keywords give at the end of the game.
pub fn end_of_game(play: &mut Play<'_>) {
    let victories = play.objective().map(|card| card.victory.clone()).unwrap_or_default();
    for victory in victories {
        match victory {
            Victory::Breakthrough => breakthrough(play),
            Victory::Control { range, rounds, tokens } => {
                if rounds.contains(&play.round) {
                    control(play, range, tokens);
                }
            }
            Victory::Claimed => claimed(play),
            Victory::Terrain => terrain(play),
            Victory::Sabotage => sabotage(play),
        }
    }
    moments::game_ended(play);
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

/// What gives a player victory tokens in this game, for statistics.
#[must_use]
pub fn source(state: &State, seat: Seat) -> &'static str {
    let hunts = |unit: UnitId| state.seat(unit).is_with(seat) && state.has(unit, Keyword::Bounty);
    if state.unit_ids().any(hunts) {
        return "objective and bounties";
    }
    let name = |victory: &Victory| match victory {
        Victory::Breakthrough => "breakthrough",
        Victory::Control { .. } => "control of objectives",
        Victory::Claimed => "claimed tokens",
        Victory::Terrain => "control of terrain",
        Victory::Sabotage => "sabotage",
    };
    let mut names = state.objective().into_iter().flat_map(|card| &card.victory).map(name);
    match names.next() {
        Some(first) if names.all(|name| name == first) => first,
        _ => "several objectives",
    }
}

fn sabotage(play: &mut Play<'_>) {
    let start = play.objective().and_then(|card| card.sabotage).map_or(0, |rule| rule.start);
    let wounds: Vec<u8> = play.tokens.iter().map(|token| token.wounds).collect();
    let (blue, red) = (play.blue, play.blue.other());
    let above = wounds.iter().map(|wounds| wounds.saturating_sub(start));
    let below = wounds.iter().map(|wounds| start.saturating_sub(*wounds));
    let [above, below] = [above.fold(0, u8::saturating_add), below.fold(0, u8::saturating_add)];
    gain(play, blue, above);
    gain(play, red, below);
}

fn leaders(state: &State, seat: Seat) -> Vec<UnitId> {
    state.friends_of(seat).collect()
}

fn breakthrough(play: &mut Play<'_>) {
    for seat in SIDES {
        let zones = deployment::regions(play, play.colour(seat.other()));
        let inside = |unit: &UnitId| {
            let base = play.leader_base(*unit);
            base.is_some_and(|base| zones.iter().any(|zone| zone.carries(base)))
        };
        let count = leaders(play, seat).iter().filter(|unit| inside(unit)).count();
        gain(play, seat, u8::try_from(count).unwrap_or(u8::MAX));
    }
}

/// Tokens that more own than enemy trooper leaders are at a range of.
fn control(play: &mut Play<'_>, segments: u8, tokens: u8) {
    for number in 0..play.tokens.len() {
        let disc = objectives::disc(play, play.tokens[number].stand);
        let near = SIDES.map(|seat| {
            let own = leaders(play, seat).into_iter();
            let troopers = own.filter(|&unit| play.kind(unit).is_trooper());
            let bases = troopers.filter_map(|unit| play.leader_base(unit));
            bases.filter(|base| range::between(play, disc, *base) <= segments).count()
        });
        award(play, near, tokens);
    }
}

/// The player with more gains the tokens.
fn award(play: &mut Play<'_>, counts: [usize; 2], tokens: u8) {
    match counts[0].cmp(&counts[1]) {
        std::cmp::Ordering::Greater => gain(play, Seat(0), tokens),
        std::cmp::Ordering::Less => gain(play, Seat(1), tokens),
        std::cmp::Ordering::Equal => {}
    }
}

fn claimed(play: &mut Play<'_>) {
    for seat in SIDES {
        let held = play.tokens.iter().filter_map(|token| token.claimed);
        let own = held.filter(|&mini| play.seat(play.unit_of(mini)).is_with(seat)).count();
        gain(play, seat, u8::try_from(own).unwrap_or(u8::MAX));
    }
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
fn terrain(play: &mut Play<'_>) {
    let marked: Vec<u8> = play.tokens.iter().filter_map(|token| token.model).collect();
    for model in marked {
        let counts = SIDES.map(|seat| {
            let own = leaders(play, seat).into_iter();
            let own = own.filter_map(|unit| Some((unit, play.leader(unit)?.1)));
            own.filter(|&(unit, at)| touches(play, unit, at, model)).count()
        });
        award(play, counts, 1);
    }
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
