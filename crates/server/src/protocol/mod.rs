//! The messages of the socket and the bodies of HTTP. `docs/protocol.md` describes them.
//!
//! What belongs to a ruleset (setups, tables, views, prompts, choices, events, aids) is JSON whose
//! form the ruleset defines; the server passes it through.

mod bodies;
mod messages;

pub use bodies::*;
pub use messages::*;

use serde_json::value::RawValue;

/// JSON that a ruleset made and the server passes on as it is.
pub type Raw = Box<RawValue>;
