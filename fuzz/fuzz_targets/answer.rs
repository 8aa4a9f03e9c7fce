//! Arbitrary JSON as a deed, in the middle of a game of any ruleset: refused with a rule and nothing
//! changed, or accepted because the judge admits it.
#![no_main]

use gefecht_fuzz::{Games, Target, perform, with_one};
use kernel::Deed;
use libfuzzer_sys::fuzz_target;
use ruleset::Doors;

struct Answer<'a>(u8, &'a [u8]);

impl Target for Answer<'_> {
    fn run<R: Doors>(self, games: &Games<R>) {
        let Ok(deed) = serde_json::from_slice::<Deed<R::Choice>>(self.1) else { return };
        perform(games.middle(self.0), deed);
    }
}

fuzz_target!(|data: &[u8]| {
    let [ruleset, game, json @ ..] = data else { return };
    with_one(*ruleset, Answer(*game, json));
});
