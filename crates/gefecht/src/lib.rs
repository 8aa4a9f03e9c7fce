//! What the binary `gefecht` is made of: the commands, scenarios, simulation, records, the
//! terminal, and the rulesets as the commands and the server know them.

pub mod commands;
pub mod hosting;
pub mod learn;
pub mod lines;
pub mod progress;
pub mod rulesets;
pub mod scenario;
pub mod simulation;
pub mod speech;
pub mod terminal;
