//! Arbitrary text as a file of a pack, of every ruleset: read or refused, never a panic.
#![no_main]

use content::Pack;
use gefecht_fuzz::{Games, Target, with_each};
use libfuzzer_sys::fuzz_target;
use ruleset::Doors;

#[derive(Clone, Copy)]
struct File<'a>(&'a str);

impl Target for File<'_> {
    fn run<R: Doors>(self, _: &Games<R>) {
        let pack = Pack::from_texts("fuzz", &[("pack.toml", self.0)]);
        if let Err(fault) = R::content(&[pack]) {
            assert!(!fault.message().is_empty());
        }
    }
}

fuzz_target!(|data: &[u8]| with_each(File(&String::from_utf8_lossy(data))));
