//! Arbitrary JSON as an answer or a measuring query in the middle of a game on a free table, of
//! Shatterpoint and of Legion: judged the same way everywhere, and refused without changing anything;
//! never a panic.
#![no_main]

use std::sync::LazyLock;

use kernel::Game;
use legion::Legion;
use libfuzzer_sys::fuzz_target;
use shatterpoint::Shatterpoint;

static SHATTERPOINT: LazyLock<Vec<Game<Shatterpoint>>> =
    LazyLock::new(|| gefecht_fuzz::shatterpoint_middles(64, 3));
static LEGION: LazyLock<Vec<Game<Legion>>> = LazyLock::new(|| gefecht_fuzz::legion_middles(64, 3));

fuzz_target!(|data: &[u8]| {
    let Some((&which, json)) = data.split_first() else { return };
    let game = &SHATTERPOINT[usize::from(which) % SHATTERPOINT.len()];
    if let Ok(query) = serde_json::from_slice(json)
        && let Err(refusal) = shatterpoint::aids::measure(game.state(), &query)
    {
        assert!(!refusal.rule.0.is_empty());
    }
    gefecht_fuzz::answered(game, json);
    let game = &LEGION[usize::from(which) % LEGION.len()];
    if let Ok(query) = serde_json::from_slice(json)
        && let Err(refusal) = legion::aids::measure(game.state(), &query)
    {
        assert!(!refusal.rule.0.is_empty());
    }
    gefecht_fuzz::answered(game, json);
});
