//! What scenarios cannot show: geometry against a slow reference, the pack's facts, squad building.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may stop")]

mod aids;
mod content;
mod forecast;
mod geometry;
mod needless;
mod odds;
mod packs;
mod squads;
