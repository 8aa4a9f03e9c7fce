//! What the binary `gefecht` is made of: scenarios, simulation, records, the terminal,
//! and the rulesets as the server knows them.

pub mod hosting;
pub mod scenario;
pub mod sentences;
pub mod simulation;
pub mod terminal;
