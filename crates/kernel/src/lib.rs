//! The heart of Gefecht: rules that read like the rulebook, and pause by replay.
//!
//! A ruleset implements [`Rules`]: plain procedures, from top to bottom in the order of the book,
//! that call [`Play::choose`] where a player must decide, [`Play::roll`] where dice fall and
//! [`Play::tell`] when something happened. A [`Run`] runs them: it keeps a checkpoint and the answers
//! since then, and runs the procedure again with one answer more each time. A [`Game`] is one with
//! its record.
//!
//! This crate knows no game, does no input or output and reads no clock.

mod chance;
mod fates;
mod game;
mod moment;
mod play;
mod record;
mod refusal;
mod rules;
mod run;
mod seats;
mod tree;

pub use chance::{Chance, Seed, Stream, Then};
pub use fates::fates;
pub use game::{Events, Game};
pub use moment::{Course, Decide, End, Moment};
pub use play::{Chooser, Flow, Pick, Play, Simulated, Stop, simulate, simulate_by, simulate_while};
pub use record::{Branch, Deed, Doing, Record, RecordFault, same_packs};
pub use refusal::{Fact, Refusal, Rule};
pub use rules::{Outcome, Question, Rules, Seat, Told, Viewer};
pub use run::Run;
pub use seats::{Decides, MOST_SEATS, PerSeat, Team};
pub use tree::{Stated, TreeFault, count};
