//! Arbitrary text as a scenario: passed, failed or broken, never a panic.
#![no_main]

use gefecht::scenario::{Verdict, run_text};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    if let Verdict::Broken(fault) = run_text("fuzz.toml", &text) {
        assert!(!fault.message().is_empty());
    }
});
