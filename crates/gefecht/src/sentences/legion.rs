//! What happened in Legion.

use legion::event::Event;
use legion::state::State;

/// A sentence for an event; some events need none.
#[must_use]
pub fn text(_: &State, event: &Event) -> Option<String> {
    Some(format!("{event:?}"))
}
