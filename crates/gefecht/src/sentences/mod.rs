//! What happened, in English sentences with their numbers and reasons.

pub mod battleground;
pub mod legion;
pub mod shatterpoint;
