//! Arbitrary text as a file of a pack: read or refused, never a panic.
#![no_main]

use battleground::library::Library;
use content::Pack;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let pack = Pack::from_texts("fuzz", &[("pack.toml", &text)]);
    if let Err(fault) = Library::from_packs(std::slice::from_ref(&pack)) {
        assert!(!fault.message().is_empty());
    }
    if let Err(fault) = shatterpoint::library::Library::from_packs(std::slice::from_ref(&pack)) {
        assert!(!fault.message().is_empty());
    }
    if let Err(fault) = legion::library::Library::from_packs(&[pack]) {
        assert!(!fault.message().is_empty());
    }
});
