//! Arbitrary JSON as a record of any ruleset: verified or refused with a field, never a panic. The
//! packs are set right, so that set-up and deeds are reached.
#![no_main]

use gefecht_fuzz::{Games, Target, with_each};
use kernel::Record;
use libfuzzer_sys::fuzz_target;
use ruleset::Doors;

#[derive(Clone, Copy)]
struct Verify<'a>(&'a [u8]);

impl Target for Verify<'_> {
    fn run<R: Doors>(self, games: &Games<R>) {
        let Ok(mut record) = serde_json::from_slice::<Record<R>>(self.0) else { return };
        record.packs = R::packs(&games.content);
        if let Err(fault) = record.verify(&games.content) {
            assert!(fault.to_string().starts_with("field `"));
        }
    }
}

fuzz_target!(|data: &[u8]| with_each(Verify(data)));
