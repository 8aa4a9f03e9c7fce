//! Players that think, over a game small enough to be worked out by hand.

#![expect(clippy::unwrap_used, reason = "a test may fail")]

mod first;
mod mixing;
mod signs;
mod throws;
