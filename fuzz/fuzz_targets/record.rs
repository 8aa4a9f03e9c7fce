//! Arbitrary JSON as a record: verified or refused with a field, never a panic.
#![no_main]

use battleground::{Battleground, library::Library};
use kernel::Record;
use libfuzzer_sys::fuzz_target;
use shatterpoint::Shatterpoint;

fuzz_target!(|data: &[u8]| {
    if let Ok(record) = serde_json::from_slice::<Record<Battleground>>(data)
        && let Err(fault) = record.verify(Library::embedded().unwrap())
    {
        assert!(fault.to_string().starts_with("field `"));
    }
    if let Ok(record) = serde_json::from_slice::<Record<Shatterpoint>>(data)
        && let Err(fault) = record.verify(shatterpoint::library::Library::embedded().unwrap())
    {
        assert!(fault.to_string().starts_with("field `"));
    }
});
