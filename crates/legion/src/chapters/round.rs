//! The rounds and the end phase (chapters "Round", "End phase").

use kernel::{Flow, Outcome, Rule, Seat, Stop};

use crate::battle::Condition;
use crate::event::Event;
use crate::format::COUNTED;
use crate::pack::Rank;
use crate::question::{Choice, Prompt};
use crate::state::{Order, Stage, State};
use crate::table::{CONTACT, UnitId};
use crate::tokens::{self, Marker};
use crate::{
    Play, activation, cards, command, deployment, laying, placement, setup, suppression, victory,
};

/// Plays to the next moment at which nothing is being resolved.
///
/// # Errors
/// Pauses for answers; the game ends in the middle of whatever is going on (LG-WIN-02).
pub fn step(play: &mut Play<'_>) -> Flow<Option<Outcome>> {
    match play.stage {
        Stage::Terrain => placement::place_one(play)?,
        Stage::Setup => setup::prepare(play)?,
        Stage::Cards => laying::resolve(play)?,
        Stage::Deployment => deployment::deploy(play)?,
        Stage::Command => command::phase(play)?,
        Stage::Activation if play.activation.is_some() => activation::go_on(play)?,
        Stage::Activation => activation::turn(play)?,
        Stage::End => end_phase(play)?,
    }
    Ok(None)
}

/// The four steps of the end phase (LG-END-201).
fn end_phase(play: &mut Play<'_>) -> Flow<()> {
    for player in play.players.iter_mut() {
        if let Some(card) = player.played.take() {
            player.discard.try_push(card).ok(); // LG-END-202
        }
        player.begun = false;
    }
    let units: Vec<UnitId> = play.there().collect();
    for &unit in &units {
        remove_tokens(play, unit);
    }
    let round = play.round;
    play.tell(&[Rule("LG-END-201")], |_| Event::RoundEnds { round });
    victory::end_of_round(play);
    for seat in play.in_order(play.blue) {
        promote(play, seat)?; // LG-END-211
    }
    for unit in units {
        let own = play.unit_mut(unit);
        (own.order, own.again) = (Order::Pool, false); // LG-END-207
    }
    play.minis.iter_mut().for_each(|mini| mini.fallen = false); // LG-KEY-130
    if play.table.format.ends_after(play.round) {
        victory::end_of_game(play);
        return Err(Stop::Over(victory::decide(play)));
    }
    let rules = advance(play);
    play.counter = play.counter.other(); // LG-END-214
    play.last_active = None;
    play.stage = Stage::Command;
    let (round, counter) = (play.round, play.counter);
    play.tell(rules, |_| Event::Round { round, counter });
    Ok(())
}

/// The counter shows the next round (LG-END-213). Without a limit it begins anew after the sixth one
/// (LG-NOLIMIT-05), and all command cards that were discarded come back before (LG-NOLIMIT-04).
fn advance(play: &mut Play<'_>) -> &'static [Rule] {
    if play.table.format.rounds.is_some() {
        play.round += 1;
        return &[Rule("LG-END-213")];
    }
    play.quiet = play.quiet.saturating_add(1);
    if play.round < COUNTED {
        play.round += 1;
        return &[Rule("LG-END-213")];
    }
    for seat in play.in_order(play.blue) {
        let player = play.player_mut(seat);
        let cards: Vec<u8> = player.discard.drain(..).collect();
        for card in cards {
            play.player_mut(seat).hand.try_push(card).ok();
            play.tell(&[Rule("LG-NOLIMIT-04")], |_| Event::CommandReturned { seat, card });
        }
    }
    play.round = 1;
    play.cycles = play.cycles.saturating_add(1);
    &[Rule("LG-NOLIMIT-05")]
}

/// Step 2: aim, dodge and standby tokens go (LG-END-205), and one suppression token (LG-END-206).
fn remove_tokens(play: &mut Play<'_>, unit: UnitId) {
    for token in [Marker::Aim, Marker::Dodge, Marker::Standby] {
        tokens::lose(play, unit, token, u8::MAX, &[Rule("LG-END-205")]);
    }
    cards::ready_drawers(play, unit);
    if !is_exposed(play, unit) {
        suppression::end_phase(play, unit);
    }
}

/// In a hostile environment a trooper leader must touch terrain to shake suppression off.
fn is_exposed(state: &State, unit: UnitId) -> bool {
    if !state.is_under(Condition::HostileEnvironment) || !state.kind(unit).is_trooper() {
        return false;
    }
    let Some(base) = state.leader_base(unit) else { return true };
    let mut pieces = state.table.terrain.pieces.iter();
    !pieces.any(|piece| measure::gap::within(base, &piece.footprint, CONTACT))
}

/// Step 3: a player without commanders promotes a trooper unit (LG-END-209), if there is one
/// (LG-END-212).
fn promote(play: &mut Play<'_>, seat: Seat) -> Flow<()> {
    let led = play.units_of(seat).any(|unit| play.rank(unit) == Rank::Commander);
    let troopers: Vec<UnitId> =
        play.units_of(seat).filter(|&unit| play.kind(unit).is_trooper()).collect();
    if led || troopers.is_empty() {
        return Ok(());
    }
    let choice =
        play.choose(seat, Prompt::Promote, |_| troopers.into_iter().map(Choice::Unit).collect())?;
    let Choice::Unit(unit) = choice else { return Ok(()) };
    play.unit_mut(unit).promoted = true;
    play.tell(&[Rule("LG-END-209"), Rule("LG-END-210")], |_| Event::Promoted { unit });
    Ok(())
}
