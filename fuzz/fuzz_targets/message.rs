//! Arbitrary bytes as a message of a client: read or refused; a query measures or is refused.
#![no_main]

use std::sync::LazyLock;

use battleground::Game;
use battleground::aids::{self, Query};
use libfuzzer_sys::fuzz_target;
use server::protocol::FromClient;

static MIDDLES: LazyLock<Vec<Game>> = LazyLock::new(|| gefecht_fuzz::middles(16, 12));

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
