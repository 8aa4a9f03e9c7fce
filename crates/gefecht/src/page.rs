//! The browser client, inside the binary. It is no part of the library, so that all else can be
//! built before it.

use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// A file of the client by its path.
pub fn file(path: &str) -> Option<EmbeddedFile> {
    Page::get(path)
}
