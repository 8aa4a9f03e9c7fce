//! Playing in a terminal: a session for any ruleset, and how each draws its table.

pub mod battleground;
pub mod legion;
mod session;
pub mod shatterpoint;

pub use session::{Participant, Session, Summary};

/// Whether somebody goes by a name: the whole of it, or the beginning, in any letters.
fn is_called(whole: &str, name: &str) -> bool {
    let begins = whole.get(..name.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(name));
    begins && !name.is_empty()
}
