//! The most memory one running game holds, paused at every decision, besides the shared content.

#![expect(clippy::expect_used, clippy::panic, reason = "a benchmark may stop")]

use battleground::library::Library;
use battleground::{Battleground, Game};
use kernel::{Chance, Rules, Seed};
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

fn main() {
    let library = Library::embedded().unwrap_or_else(|fault| panic!("{fault}"));
    let setup = library.first_game(None).expect("the pack has a first game");
    let state = Battleground::start(library, &setup).expect("the first game is legal");
    let mut worst = 0;
    for seed in 0..500 {
        MEMORY.reset_peak_usage();
        let before = MEMORY.current_usage();
        let chance = Chance::seeded(Seed::from(seed));
        let (mut game, _) = Game::from_position(state.clone(), chance).expect("starts");
        let mut chance = Chance::seeded(Seed::from(seed ^ 0x5eed));
        while let Some(question) = game.pending().first() {
            let choice = question.options[chance.below(question.options.len())];
            let seat = question.seat;
            game.answer(seat, choice).expect("a listed answer is legal");
        }
        worst = worst.max(MEMORY.peak_usage() - before);
    }
    let worst = worst as f64 / 1024.0;
    println!("peak memory of one game        {worst:>12.1}   KiB (goal: under 64)");
}
