//! Arbitrary JSON as a deed, in the middle of a game: refused with a rule and nothing changed, or
//! accepted because it was listed.
#![no_main]

use std::sync::LazyLock;

use battleground::question::Choice;
use battleground::Game;
use kernel::{Deed, Doing, Viewer};
use libfuzzer_sys::fuzz_target;

static MIDDLES: LazyLock<Vec<Game>> = LazyLock::new(|| gefecht_fuzz::middles(64, 4));

fuzz_target!(|data: &[u8]| {
    let Some((&which, json)) = data.split_first() else { return };
    let Ok(deed) = serde_json::from_slice::<Deed<Choice>>(json) else { return };
    let game = &MIDDLES[usize::from(which) % MIDDLES.len()];
    let mut next = game.clone();
    let listed = match &deed.doing {
        Doing::Answer(choice) => game
            .pending()
            .iter()
            .any(|question| question.seat == deed.seat && question.options.contains(choice)),
        _ => game.outcome().is_none() && deed.seat.0 < 2,
    };
    match next.perform(deed) {
        Ok(_) => assert!(listed, "accepted what was not listed"),
        Err(refusal) => {
            assert!(!listed, "refused what was listed: {refusal}");
            assert!(!refusal.rule.0.is_empty());
            assert_eq!(next.hash(), game.hash());
            assert_eq!(next.state(), game.state());
            assert_eq!(next.view(Viewer::Judge), game.view(Viewer::Judge));
        }
    }
});
