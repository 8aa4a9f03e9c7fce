//! The server as its clients meet it: over sockets and HTTP, on loopback.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test may stop")]

mod analyses;
mod beside;
mod bot;
mod client;
mod crash;
mod door;
#[path = "../gefecht/generated.rs"]
mod generated;
mod hints;
mod hostile;
mod http;
mod lists;
mod many;
mod packs;
#[path = "../../src/page.rs"]
mod page;
mod pair;
mod postgres;
mod slow;
mod store;
mod table;
mod teams;
mod trial;
