//! Arbitrary JSON as an answer or a measuring query in the middle of a game on a free table: judged
//! the same way everywhere, and refused without changing anything; never a panic.
#![no_main]

use std::sync::LazyLock;

use kernel::{Game, Rules};
use libfuzzer_sys::fuzz_target;
use shatterpoint::Shatterpoint;
use shatterpoint::aids::{self, Query};
use shatterpoint::question::Choice;

static MIDDLES: LazyLock<Vec<Game<Shatterpoint>>> =
    LazyLock::new(|| gefecht_fuzz::shatterpoint_middles(64, 3));

fuzz_target!(|data: &[u8]| {
    let Some((&which, json)) = data.split_first() else { return };
    let game = &MIDDLES[usize::from(which) % MIDDLES.len()];
    if let Ok(query) = serde_json::from_slice::<Query>(json)
        && let Err(refusal) = aids::measure(game.state(), &query)
    {
        assert!(!refusal.rule.0.is_empty());
    }
    let Ok(choice) = serde_json::from_slice::<Choice>(json) else { return };
    let Some(question) = game.pending().first() else { return };
    let judged = Shatterpoint::judge(game.state(), question, &choice);
    let mut next = game.clone();
    match next.answer(question.seat, choice) {
        Ok(_) => assert_eq!(judged, Ok(())),
        Err(refusal) => {
            assert_eq!(judged, Err(refusal));
            assert_eq!(next.hash(), game.hash());
            assert_eq!(next.state(), game.state());
        }
    }
});
