//! What several fuzz targets share.

use battleground::{Game, library::Library};
use kernel::{Chance, Seed};

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
