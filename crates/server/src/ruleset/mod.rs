//! The server's view of any ruleset and any game.
//!
//! A ruleset implements [`Doors`](ruleset::Doors); the server works with [`Ruleset`] and [`Match`], which
//! know no game: everything of a ruleset goes through them as JSON.

mod host;
mod hosting;

pub use host::Host;

use std::collections::BTreeMap;

use kernel::{Branch, Deed, Outcome, Refusal, Seat, Seed, Viewer};
use lessons::Coaching;
use players::Patience;
use serde::Serialize;
use serde_json::Value;

use crate::lists::Lists;
use crate::packs::Packs;
use crate::protocol::{Analysed, Counted, Frame, Hinted, Raw, RulesetInfo};

/// JSON that a ruleset made.
///
/// # Errors
/// Only for a type that cannot be JSON: a fault of the program.
pub fn raw(thing: &impl Serialize) -> Raw {
    serde_json::value::to_raw_value(thing).unwrap_or_else(|_| Raw::default())
}

/// Where a game began: what is stored of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Beginning {
    /// Names and hashes of the packs.
    pub packs: Vec<(String, String)>,
    /// The setup in the ruleset's form.
    pub setup: Value,
    /// The seed.
    pub seed: Seed,
    /// What was done before, if it is played on from a moment.
    pub deeds: Vec<Deed<Value>>,
    /// Where among them it was played on from.
    pub branches: Vec<Branch>,
}

/// A ruleset that can be played.
pub trait Ruleset: Send + Sync {
    /// Its id.
    fn id(&self) -> &'static str;
    /// What a lobby needs.
    fn info(&self) -> RulesetInfo;
    /// What a lobby offers, with the usual packs or with those chosen.
    ///
    /// # Errors
    /// Refuses packs that it does not know or that do not fit together.
    fn lobby(&self, packs: Option<&[String]>) -> Result<Raw, Refusal>;
    /// Everything in the packs.
    fn everything(&self) -> Raw;
    /// Exact odds.
    ///
    /// # Errors
    /// Refuses parameters that it does not understand.
    fn odds(&self, query: &BTreeMap<String, String>) -> Result<Raw, Refusal>;
    /// Opens a game: with the usual packs and the first game's setup if nothing else is said.
    ///
    /// # Errors
    /// Refuses a setup that breaks the rules.
    fn open(
        &self,
        packs: Option<&[String]>,
        setup: Option<Value>,
        seed: Seed,
    ) -> Result<(Beginning, Box<dyn Match>), Refusal>;
    /// Takes up a stored game where its log begins.
    ///
    /// # Errors
    /// Refuses if the packs are not at hand as they were.
    fn resume(&self, beginning: &Beginning) -> Result<Box<dyn Match>, Refusal>;
    /// Opens an exercise from the text of its file.
    ///
    /// # Errors
    /// Refuses a file that cannot be read.
    fn teach(
        &self,
        id: &str,
        text: &str,
        seed: Seed,
    ) -> Result<(Beginning, Box<dyn Match>), Refusal>;
    /// Proves that a record replays to the same events; gives what it holds.
    ///
    /// # Errors
    /// What is wrong with it, in words.
    fn verify(&self, record: Value) -> Result<Beginning, String>;
    /// Whether a computer player of this name exists.
    fn has_player(&self, name: &str) -> bool;
    /// What it says of lists.
    fn lists(&self) -> &dyn Lists;
    /// What it says of packs.
    fn packs(&self) -> &dyn Packs;
}

/// A measurement that waits to be carried out. It refuses a query that the ruleset does not
/// understand.
pub type Measuring = Box<dyn FnOnce() -> Result<Raw, Refusal> + Send>;

/// A game of any ruleset. A clone is the same game at this moment, with the same computer players:
/// what takes long is done with a clone, beside the game.
pub trait Match: Send {
    /// A clone.
    fn boxed(&self) -> Box<dyn Match>;
    /// Carries out what a seat does; an answer is in the ruleset's form.
    ///
    /// # Errors
    /// Refuses what is not possible, and changes nothing.
    fn perform(&mut self, deed: &Deed<Value>) -> Result<(), Refusal>;
    /// Puts a computer player at a seat, or nobody if it is no name of one.
    fn sit(&mut self, seat: Seat, player: &str, seed: u64);
    /// A seat that is asked and where a computer player sits.
    fn robot(&self) -> Option<Seat>;
    /// What the computer player of a seat would answer now. It may think long about it, unless
    /// patience ends.
    fn think(&self, seat: Seat, patience: &Patience) -> Option<Value>;
    /// The best answers to a seat's question, by what the seat sees. This may take long too.
    fn hints(&self, seat: Seat, patience: &Patience) -> Vec<Hinted>;
    /// Thinks about each decision of the game again, and tells what it finds. This takes long.
    fn analyse(&self, patience: &Patience, tell: &mut dyn FnMut(Analysed));
    /// Whether a computer player sits there and takes a draw.
    fn robot_takes_draw(&self, seat: Seat) -> bool;
    /// Whether a computer player sits there and offers a draw now.
    fn robot_offers_draw(&self, seat: Seat) -> bool;
    /// What happened by the last deed, as a viewer learns it.
    fn told(&self, viewer: Viewer) -> Raw;
    /// What happened by each deed, from deed number `from` on; 0 is the start.
    fn history(&self, viewer: Viewer, from: usize) -> Vec<Raw>;
    /// The steps of the game, all cards open: `count` of them from number `from` on.
    fn frames(&self, from: usize, count: usize) -> Vec<Frame>;
    /// What the game came to, step by step.
    fn statistics(&self) -> Vec<Counted>;
    /// The position as a viewer sees it.
    fn view(&self, viewer: Viewer) -> Raw;
    /// What stays the same.
    fn table(&self, viewer: Viewer) -> Raw;
    /// How many players there are.
    fn seats(&self) -> u8;
    /// What is asked, and who may answer it, the one who is asked first before the mates.
    fn prompts(&self) -> Vec<(Vec<Seat>, Raw)>;
    /// The options of a seat's question, and whether it is open.
    fn options(&self, seat: Seat) -> Option<(Raw, bool)>;
    /// What helps with a seat's question.
    fn aids(&self, seat: Seat) -> Option<Raw>;
    /// The answer to begin with, if a seat's question has one.
    fn usual(&self, seat: Seat) -> Option<Raw>;
    /// The answer to a seat's question, if nothing hangs on it.
    fn needless(&self, seat: Seat) -> Option<Raw>;
    /// A measurement in this position, to be carried out beside the game.
    fn measuring(&self, query: Value) -> Measuring;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// How it stands in its exercise, if it is one.
    fn coaching(&self) -> Option<Coaching>;
    /// Whether an answer of a seat would be accepted.
    ///
    /// # Errors
    /// Why not.
    fn judge(&self, seat: Seat, choice: &Value) -> Result<(), Refusal>;
    /// Who offers a draw.
    fn draw_offers(&self) -> Vec<Seat>;
    /// Who has given up, while the rest of the team has not.
    fn conceding(&self) -> Vec<Seat>;
    /// How many deeds were done.
    fn deeds(&self) -> usize;
    /// The number of deeds before the last answer of a seat.
    fn before_answer_of(&self, seat: Seat) -> Option<usize>;
    /// Takes back all deeds but the first `count`.
    ///
    /// # Errors
    /// Refuses when there are not more than that.
    fn undo_to(&mut self, count: usize) -> Result<(), Refusal>;
    /// The record.
    fn record(&self) -> Raw;
}

impl Clone for Box<dyn Match> {
    fn clone(&self) -> Self {
        (**self).boxed()
    }
}

fn malformed(fault: serde_json::Error) -> Refusal {
    Refusal::from(Refusal::MALFORMED).with("cannot be read", fault)
}
