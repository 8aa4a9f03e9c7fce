//! Playing Battleground in a terminal.

mod board;
mod details;
mod session;

pub use board::draw;
pub use session::{Participant, Session, Summary};
