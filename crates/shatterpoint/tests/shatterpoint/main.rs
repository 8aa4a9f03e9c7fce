//! What scenarios cannot show: the pack's facts and faults, strike teams, whole games.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may stop")]

mod forecast;
mod measuring;
mod odds;
mod operation_rules;
mod operation_tokens;
mod operations;
mod packs;
mod player;
mod shown;
mod teams;
mod thoughts;
