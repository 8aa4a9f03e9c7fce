//! What scenarios cannot show: the pack's facts and faults, armies, whole games.

#![expect(clippy::expect_used, clippy::panic, reason = "a test may stop")]

mod armies;
mod faults;
mod packs;
mod positions;
mod random;
