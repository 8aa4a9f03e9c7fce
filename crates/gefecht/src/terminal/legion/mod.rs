//! Legion in a terminal.

pub mod board;
pub mod card;
pub mod details;
mod field;
mod measured;
