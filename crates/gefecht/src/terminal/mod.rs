//! Playing Battleground in a terminal.

mod board;
mod session;

pub use board::draw;
pub use session::{Participant, Session, Summary};
