//! Storage: an append-only log of entries for each game. Small enough to be implemented twice.

mod shared;
mod sql;
mod writer;

use std::sync::Arc;

use async_trait::async_trait;
use kernel::{Branch, Deed};
use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use shared::{Lease, Listening, Pulse, Shared};
pub use writer::Writer;

use crate::protocol::{Clock, Moment};

/// What is stored of a game when it is opened; never changed afterwards.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Start {
    /// The ruleset's id.
    pub ruleset: String,
    /// Names and hashes of the packs.
    pub packs: Vec<(String, String)>,
    /// The setup in the ruleset's form.
    pub setup: serde_json::Value,
    /// The exercise that it is, instead of a game with a setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exercise: Option<String>,
    /// The seed, 64 hexadecimal digits.
    pub seed: String,
    /// Whether it was given by whoever opened the game.
    pub seed_given: bool,
    /// `person` or the name of a computer player.
    pub seats: Vec<String>,
    /// What the players are called.
    pub names: Vec<String>,
    /// The hash of each seat's token; the token itself is stored nowhere.
    pub tokens: Vec<Option<String>>,
    /// The clock.
    pub clock: Option<Clock>,
    /// Whether players may ask for hints, if whoever opened it has said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// In milliseconds since 1970.
    pub created: u64,
    /// What was done before the log begins: of a game that is played on from a moment of another.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deeds: Vec<Deed<serde_json::Value>>,
    /// Where among them it was played on from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub branches: Vec<Branch>,
    /// The moment of another game that this one was played on from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Moment>,
    /// It was read from a record: nobody plays it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub imported: bool,
}

impl Start {
    /// The seed of the dice to come, in the log of this game.
    #[must_use]
    pub fn sealed(&self) -> String {
        self.branches.last().map_or_else(|| self.seed.clone(), |branch| branch.seed.to_string())
    }
}

/// A game as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct Stored {
    /// Its id.
    pub id: String,
    /// How it began.
    pub start: Start,
    /// Shown in the list of games to watch.
    pub listed: bool,
    /// Whether it has ended.
    pub over: bool,
    /// An open challenge, until this time.
    pub open_until: Option<u64>,
}

/// Entries for the end of a game's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The game's id.
    pub game: String,
    /// The number of the first of them.
    pub from: u32,
    /// The entries, as JSON.
    pub entries: Vec<String>,
    /// The game ends with them.
    pub over: bool,
    /// The last open seat is taken with them.
    pub filled: bool,
}

/// What can go wrong with storage.
#[derive(Clone, Debug, Error)]
pub enum StoreFault {
    /// Another process has written to the same game: the log is not as it was thought to be.
    #[error("the game's log has grown elsewhere")]
    Conflict,
    /// The database failed.
    #[error("storage failed: {0}")]
    Failed(String),
    /// What was stored cannot be read.
    #[error("what is stored cannot be read: {0}")]
    Unreadable(String),
}

/// A place where games are kept.
#[async_trait]
pub trait Store: Send + Sync {
    /// Stores a new game. It is durable when this returns.
    async fn open(&self, game: &Stored) -> Result<(), StoreFault>;
    /// Adds entries to logs, at most once to each. They are durable when this returns. Gives for each
    /// log whether they were added: all of them, or none if the log has grown elsewhere.
    async fn append(&self, batch: &[Append]) -> Result<Vec<bool>, StoreFault>;
    /// A game by its id.
    async fn game(&self, id: &str) -> Result<Option<Stored>, StoreFault>;
    /// The log of a game after so many entries, in order.
    async fn entries(&self, id: &str, after: u32) -> Result<Vec<String>, StoreFault>;
    /// The newest listed games.
    async fn listed(&self, most: u32) -> Result<Vec<Stored>, StoreFault>;
    /// Keeps a list of what a player brings, as JSON.
    async fn keep_list(&self, id: &str, body: &str, created: u64) -> Result<(), StoreFault>;
    /// A list that was kept, by its id.
    async fn kept_list(&self, id: &str) -> Result<Option<String>, StoreFault>;
    /// Keeps a pack of a player, as JSON, unless it is kept already or there are so many; says whether
    /// it is kept.
    async fn keep_pack(
        &self,
        hash: &str,
        body: &str,
        created: u64,
        most: u32,
    ) -> Result<bool, StoreFault>;
    /// A pack that was kept, by its hash.
    async fn kept_pack(&self, hash: &str) -> Result<Option<String>, StoreFault>;
    /// The newest open challenges that stand at a time.
    async fn challenges(&self, now: u64, most: u32) -> Result<Vec<Stored>, StoreFault>;
    /// What several processes over this storage need; nothing if it belongs to one.
    fn shared(&self) -> Option<&dyn Shared>;
}

/// Opens the storage that a URL names: `sqlite:FILE` or `postgres://…`.
///
/// # Errors
/// When the URL is of another kind or the database cannot be opened.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, StoreFault> {
    match url.split_once(':') {
        Some(("sqlite", _)) => Ok(Arc::new(sql::SqliteStore::open(url).await?)),
        Some(("postgres" | "postgresql", _)) => Ok(Arc::new(sql::PostgresStore::open(url).await?)),
        _ => Err(StoreFault::Failed("expected a URL like sqlite:FILE or postgres://…".to_owned())),
    }
}
