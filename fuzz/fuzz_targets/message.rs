//! Arbitrary bytes as a message of a client: read or refused; a query measures or is refused, in a
//! game of any ruleset.
#![no_main]

use gefecht_fuzz::{Games, Target, with_one};
use libfuzzer_sys::fuzz_target;
use ruleset::Doors;
use server::protocol::FromClient;

struct Message<'a>(u8, &'a [u8]);

impl Target for Message<'_> {
    fn run<R: Doors>(self, games: &Games<R>) {
        // Most bytes are no message at all; so they are also tried as what a message holds.
        let query = match serde_json::from_slice::<FromClient>(self.1) {
            Ok(FromClient::Measure { query, .. }) => serde_json::from_value::<R::Query>(query),
            _ => serde_json::from_slice(self.1),
        };
        let Ok(query) = query else { return };
        if let Err(refusal) = R::measure(games.middle(self.0).state(), &query) {
            assert!(!refusal.rule.0.is_empty());
        }
    }
}

fuzz_target!(|data: &[u8]| {
    let [ruleset, game, json @ ..] = data else { return };
    with_one(*ruleset, Message(*game, json));
});
