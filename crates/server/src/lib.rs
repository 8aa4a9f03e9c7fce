//! Games over the network: seats, storage, sockets. It knows no game; a ruleset plugs in through
//! the trait `Doors`. `docs/protocol.md` describes what it says and hears.
//!
//! A game lives in a [`room`]: one task that owns it. What a client says goes to the room; the room
//! carries it out, waits until it is on disk, and tells everyone at the table what each may know.

mod analyses;
mod assets;
mod ending;
mod forwarded;
mod founding;
mod guests;
mod http;
pub mod limits;
pub mod lists;
mod metrics;
mod openapi;
pub mod packs;
mod peers;
pub mod protocol;
mod room;
mod rooms;
mod rulebook;
pub mod ruleset;
mod scenes;
mod serve;
mod shelf;
mod sitting;
mod socket;
pub mod store;
mod tables;
mod work;

pub use assets::Files;
pub use forwarded::Network;
pub use scenes::Scenes;
pub use serve::{Server, ServerFault};

use ending::Ending;
use guests::Guests;
use limits::Limits;
use rooms::Rooms;

/// What every handler knows.
#[derive(Clone)]
struct App {
    rooms: Rooms,
    guests: Guests,
    limits: Limits,
    scenes: Scenes,
    ending: Ending,
}
