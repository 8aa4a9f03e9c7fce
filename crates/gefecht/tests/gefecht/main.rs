//! Whole games, scenarios, records and the command line.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test may stop")]

mod any;
mod command_line;
mod generated;
mod invariants;
mod kept;
mod learn;
mod legion_terminal;
mod lists;
mod observed;
mod outside;
mod progress;
mod rolls;
mod said;
mod scenarios;
mod shatterpoint;
mod simulation;
mod speech;
mod terminal;
mod thinking;
