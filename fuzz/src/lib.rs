//! What several fuzz targets share.

use battleground::{Game, library::Library};
use kernel::{Chance, Chooser, Seed};
use players::Random;
use shatterpoint::Shatterpoint;

/// Games that were played a while without plan: `step` answers more in each.
pub fn middles(count: u64, step: u64) -> Vec<Game> {
    let library = Library::embedded().unwrap();
    let setup = library.first_game(Some("mirrored-courtyard")).unwrap();
    let mut games = Vec::new();
    for seed in 0..count {
        let (mut game, _) = Game::start(library, setup.clone(), Seed::from(seed)).unwrap();
        let mut chance = Chance::seeded(Seed::from(seed));
        for _ in 0..seed * step {
            let Some(question) = game.pending().first() else { break };
            let choice = question.options[chance.below(question.options.len())];
            let seat = question.seat;
            game.answer(seat, choice).unwrap();
        }
        games.push(game);
    }
    games
}

/// Games of Shatterpoint that were played a while without plan: `step` answers more in each.
pub fn shatterpoint_middles(count: u64, step: u64) -> Vec<kernel::Game<Shatterpoint>> {
    let library = shatterpoint::library::Library::embedded().unwrap();
    let setup = shatterpoint::setup::first(library, None).unwrap();
    let mut games = Vec::new();
    for seed in 0..count {
        let start = kernel::Game::start(library, setup.clone(), Seed::from(seed));
        let (mut game, _) = start.unwrap();
        let mut random = Random::new(seed);
        for _ in 0..seed * step {
            let Some(question) = game.pending().first() else { break };
            let picked = random.choose(game.state(), question);
            let (seat, options) = (question.seat, question.options.clone());
            game.answer(seat, picked.answer(options).unwrap()).unwrap();
        }
        games.push(game);
    }
    games
}
