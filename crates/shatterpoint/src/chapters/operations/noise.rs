//! Noise: operation tokens that are drawn face down (SO-NOISE-01), and what is signalled.

use kernel::{Flow, Rule, Seat};

use super::card::Occurrence;
use super::special::{anybody, due, in_order, waiting};
use crate::Play;
use crate::effects::Running;
use crate::event::Event;
use crate::language::Line;
use crate::state::State;

/// A player makes noise: so many tokens are drawn from the pool, unseen. If none is left to be drawn,
/// special rules answer that (SO-NOISE-01).
///
/// # Errors
/// Pauses for answers.
pub fn make(play: &mut Play<'_>, seat: Seat, tokens: u8) -> Flow<()> {
    for _ in 0..tokens {
        let count = play.operation.as_ref().map_or(0, |now| now.pool.len());
        if count == 0 {
            return heard(play);
        }
        let drawn = play.draw(count);
        let Some(now) = &mut play.operation else { return Ok(()) };
        let face = now.pool.remove(drawn.min(count - 1));
        now.noise.push(face);
        let noise = now.noise.len() as u8;
        play.tell(&[Rule("SO-NOISE-01")], |_| Event::NoiseMade { seat, noise });
    }
    Ok(())
}

/// The pool was empty.
fn heard(play: &mut Play<'_>) -> Flow<()> {
    let both = [play.active, play.active.other()].into_iter();
    let rules = both.flat_map(|seat| due(seat, waiting(play, seat, &Occurrence::PoolEmpty)));
    let rules: Vec<_> = rules.collect();
    in_order(play, rules, &anybody)
}

/// All tokens of the noise are revealed; the lines work, and the tokens go back to the pool
/// (SO-NOISE-02).
///
/// # Errors
/// Pauses for answers.
pub fn reveal(play: &mut Play<'_>, running: &mut Running, lines: &[Line]) -> Flow<()> {
    let Some(now) = &mut play.operation else { return Ok(()) };
    let faces = std::mem::take(&mut now.noise);
    if faces.is_empty() {
        return Ok(());
    }
    let shown = faces.clone();
    play.tell(&[Rule("SO-NOISE-02")], |_| Event::NoiseRevealed { faces: shown });
    super::deeds::with_results(play, running, faces.clone(), lines)?;
    if let Some(now) = &mut play.operation {
        now.pool.extend(faces);
    }
    Ok(())
}

/// The number of a signal by its id.
fn number(state: &State, id: &str) -> Option<u8> {
    let signals = &state.table.operation.as_ref()?.signal;
    signals.iter().position(|signal| signal.id == id).map(|number| number as u8)
}

/// Something is signalled, and remembered (SO-SIGNAL-01).
pub fn signal(play: &mut Play<'_>, id: &str) {
    let Some(signal) = number(play, id).filter(|_| !is_signalled(play, id)) else { return };
    if let Some(now) = &mut play.operation {
        now.signals.push(signal);
    }
    play.tell(&[Rule("SO-SIGNAL-01")], |_| Event::Signalled { signal });
}

/// Whether something was signalled.
#[must_use]
pub fn is_signalled(state: &State, id: &str) -> bool {
    let signals = state.operation.as_ref().map_or(&[][..], |now| &now.signals);
    number(state, id).is_some_and(|number| signals.contains(&number))
}
