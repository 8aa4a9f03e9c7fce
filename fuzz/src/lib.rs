//! What several fuzz targets share.

use battleground::{Game, library::Library};
use kernel::{Chance, Chooser, Rules, Seed};
use legion::Legion;
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
    let setup = shatterpoint::setup::ready(library, None, None).unwrap();
    played(library, &setup, count, step)
}

/// Games of Legion that were played a while without plan: `step` answers more in each.
pub fn legion_middles(count: u64, step: u64) -> Vec<kernel::Game<Legion>> {
    let library = legion::library::Library::embedded().unwrap();
    let setup = legion::setup::ready(library, None, None).unwrap();
    played(library, &setup, count, step)
}

fn played<R: Rules>(
    library: &R::Content,
    setup: &R::Setup,
    count: u64,
    step: u64,
) -> Vec<kernel::Game<R>> {
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

/// Arbitrary JSON as an answer in the middle of a game: judged the same way everywhere, and refused
/// without changing anything.
pub fn answered<R: Rules>(game: &kernel::Game<R>, json: &[u8]) {
    let Ok(choice) = serde_json::from_slice::<R::Choice>(json) else { return };
    let Some(question) = game.pending().first() else { return };
    let judged = R::judge(game.state(), question, &choice);
    let mut next = game.clone();
    match next.answer(question.seat, choice) {
        Ok(_) => assert_eq!(judged, Ok(())),
        Err(refusal) => {
            assert_eq!(judged, Err(refusal));
            assert_eq!(next.hash(), game.hash());
            assert_eq!(next.state(), game.state());
        }
    }
}
