//! How fast random play runs, beside random chess in the same run, because machines are noisy.
//!
//! Prints decisions per second inline, paused at every decision, and chess plies per second by
//! `shakmaty`; the ratios are what counts.

#![expect(clippy::expect_used, clippy::panic, reason = "a benchmark may stop")]

use std::time::{Duration, Instant};

use battleground::library::Library;
use battleground::{Battleground, Game};
use kernel::{Chance, Chooser, Rules, Seed, simulate};
use players::Random;
use shakmaty::{Chess, Position};

/// Rounds of measuring; each measures everything once, the median counts.
const ROUNDS: usize = 9;
const SLICE: Duration = Duration::from_millis(700);

fn main() {
    let library = Library::embedded().unwrap_or_else(|fault| panic!("{fault}"));
    let setup = library.first_game(None).expect("the pack has a first game");
    let state = Battleground::start(library, &setup).expect("the first game is legal");
    let mut chess = Vec::new();
    let mut inline = Vec::new();
    let mut paused = Vec::new();
    for round in 0..ROUNDS as u64 {
        chess.push(rate(|i| chess_game(round * 1_000_000 + i)));
        inline.push(rate(|i| inline_game(&state, round * 1_000_000 + i)));
        paused.push(rate(|i| {
            let game = Game::from_position(state.clone(), Chance::seeded(Seed::from(i)));
            paused_game(game.expect("starts").0, round * 1_000_000 + i)
        }));
    }
    let (chess, inline, paused) = (median(chess), median(inline), median(paused));
    println!("random chess (shakmaty)        {chess:>12.0} plies/s");
    println!("random Battleground, inline    {inline:>12.0} decisions/s");
    println!("random Battleground, paused    {paused:>12.0} decisions/s");
    println!("inline / chess                 {:>12.3}   (goal: at least 0.10)", inline / chess);
    println!("inline / paused                {:>12.2}   (goal: at most 3)", inline / paused);
}

/// Units of work per second: games are played until the slice is over.
fn rate(mut game: impl FnMut(u64) -> usize) -> f64 {
    let start = Instant::now();
    let (mut games, mut units) = (0, 0);
    while start.elapsed() < SLICE {
        units += game(games);
        games += 1;
    }
    units as f64 / start.elapsed().as_secs_f64()
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

/// Random chess to its end or to 200 plies: all legal moves are listed, one is played.
fn chess_game(seed: u64) -> usize {
    let mut chance = Chance::seeded(Seed::from(seed));
    let mut position = Chess::default();
    for ply in 0..200 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return ply;
        }
        position.play_unchecked(moves[chance.below(moves.len())]);
    }
    200
}

fn inline_game(state: &battleground::state::State, seed: u64) -> usize {
    let mut seats: Vec<Box<dyn Chooser<Battleground>>> =
        vec![Box::new(Random::new(2 * seed)), Box::new(Random::new(2 * seed + 1))];
    let chance = Chance::seeded(Seed::from(seed));
    let (_, _, deeds) = simulate(state.clone(), chance, &mut seats).expect("games end");
    deeds.len()
}

/// Every single decision pauses, is answered from outside, and goes on by replay.
fn paused_game(mut game: Game, seed: u64) -> usize {
    let mut chance = Chance::seeded(Seed::from(seed ^ 0x5eed));
    let mut decisions = 0;
    while let Some(question) = game.pending().first() {
        let choice = question.options[chance.below(question.options.len())];
        let seat = question.seat;
        game.answer(seat, choice).expect("a listed answer is legal");
        decisions += 1;
    }
    decisions
}
