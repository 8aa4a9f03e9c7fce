//! What the binary `gefecht` is made of: scenarios, simulation, records, the terminal.

pub mod scenario;
pub mod sentences;
pub mod simulation;
pub mod terminal;
