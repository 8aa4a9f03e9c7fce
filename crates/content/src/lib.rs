//! Content as data: reading and checking packs, names in several languages,
//! and the catalogue of rules that code, refusals and tests cite by id.
//!
//! This crate knows no game. A ruleset hands it a type and a text and gets
//! back either the value or a [`Fault`] that names file, line and field.
//! Nothing in here panics on what it reads.

mod book;
mod catalogue;
mod checks;
mod fault;
mod figure;
mod library;
mod locate;
mod names;
mod nearest;
mod node;
mod pack;
mod provenance;
mod read;
mod search;

pub use book::{Chapter, Section, chapters};
pub use catalogue::{Catalogue, Found, Kind, Rule, Term, Texts, Told, embedded};
pub use checks::{Checked, Checks, Read};
pub use fault::Fault;
pub use figure::Figure;
pub use library::{Content, Embedded, Library};
pub use locate::locate;
pub use names::{Language, Names, UnknownLanguage};
pub use pack::{MOST_FILES, Pack};
pub use provenance::Source;
pub use read::{LARGEST_FILE, decode, file, parse};
