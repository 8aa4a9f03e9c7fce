//! Arbitrary JSON as a record: verified or refused with a field, never a panic.
#![no_main]

use battleground::{Battleground, library::Library};
use kernel::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(record) = serde_json::from_slice::<Record<Battleground>>(data) else { return };
    let library = Library::embedded().unwrap();
    if let Err(fault) = record.verify(library) {
        assert!(fault.to_string().starts_with("field `"));
    }
});
