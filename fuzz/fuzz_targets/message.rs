//! Arbitrary bytes as a message of a client: read or refused; a query measures or is refused.
#![no_main]

use std::sync::LazyLock;

use battleground::aids::{self, Query};
use battleground::{Game, library::Library};
use kernel::{Chance, Seed};
use libfuzzer_sys::fuzz_target;
use server::protocol::FromClient;

static MIDDLES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let library = Library::embedded().unwrap();
    let setup = library.first_game(Some("mirrored-courtyard")).unwrap();
    let mut games = Vec::new();
    for seed in 0..16 {
        let (mut game, _) = Game::start(library, setup.clone(), Seed::from(seed)).unwrap();
        let mut chance = Chance::seeded(Seed::from(seed));
        for _ in 0..seed * 12 {
            let Some(question) = game.pending().first() else { break };
            let choice = question.options[chance.below(question.options.len())];
            let seat = question.seat;
            game.answer(seat, choice).unwrap();
        }
        games.push(game);
    }
    games
});

fuzz_target!(|data: &[u8]| {
    let Some((&which, json)) = data.split_first() else { return };
    let game = &MIDDLES[usize::from(which) % MIDDLES.len()];
    // Most bytes are no message at all; so they are also tried as what a message holds.
    let query = match serde_json::from_slice::<FromClient>(json) {
        Ok(FromClient::Measure { query, .. }) => serde_json::from_value::<Query>(query),
        _ => serde_json::from_slice(json),
    };
    if let Ok(query) = query
        && let Err(refusal) = aids::measure(game.state(), &query)
    {
        assert!(!refusal.rule.0.is_empty());
    }
});
