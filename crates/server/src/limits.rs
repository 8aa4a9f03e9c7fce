//! What a client may ask of the server. Everything from outside has a limit.

use std::time::{Duration, Instant};

/// Bytes of one message of a client; answers are far shorter.
pub const LARGEST_MESSAGE: usize = 64 * 1024;
/// Bytes of the body of a request: a record of a long game fits.
pub const LARGEST_BODY: usize = 2 * 1024 * 1024;
/// Messages waiting for a client that does not read.
pub const MOST_WAITING: usize = 512;
/// Measurements of one connection at the same time; further messages wait.
pub const MOST_MEASURED: usize = 4;
/// Characters of one line of chat.
pub const LONGEST_CHAT: usize = 500;
/// Lines of chat that a newcomer is shown.
pub const MOST_CHAT: usize = 200;
/// Steps that a newcomer may ask for.
pub const MOST_LOG: u32 = 5_000;
/// Steps in one message: a socket keeps room for the largest message it has sent.
pub const STEPS_TOGETHER: usize = 20;
/// Bytes of a list in one message, for the same reason.
pub const LONGEST_LIST: usize = 3 * 1024;
/// How long a computer player thinks about one answer at most.
pub const MOST_THOUGHT: Duration = Duration::from_secs(2);
/// How long a hint is thought about at most, so that it is there within two seconds.
pub const MOST_HINTED: Duration = Duration::from_millis(1_500);
/// Answers in a hint.
pub const MOST_HINTS: usize = 3;
/// How long a decision of a finished game is thought about at most.
pub const MOST_JUDGED: Duration = Duration::from_millis(400);
/// How long a finished game is thought about at most.
pub const MOST_ANALYSED: Duration = Duration::from_secs(120);
/// Decisions of a finished game that gave much away, as they are listed.
pub const MOST_SWINGS: usize = 3;
/// Games that are thought about for one address at the same time.
pub const ANALYSES_PER_ADDRESS: u32 = 1;
/// Entries of one game's log.
pub const MOST_ENTRIES: u32 = 50_000;
/// Connections of one seat at the same time; a further one replaces the oldest.
pub const MOST_AT_SEAT: usize = 3;
/// Spectators of one game.
pub const MOST_SPECTATORS: usize = 200;
/// Characters of a player's name.
pub const LONGEST_NAME: usize = 24;
/// How long an open challenge stands, in milliseconds.
pub const CHALLENGE: u64 = 30 * 60 * 1000;
/// How long whoever comes to a finished table is sent to the next game, in milliseconds.
pub const AGAIN: u64 = 10 * 60 * 1000;
/// Open challenges in one list.
pub const MOST_CHALLENGES: u32 = 50;
/// Bytes of the file of a player's pack.
pub const LARGEST_PACK: usize = 128 * 1024;
/// Packs of players in one game.
pub const MOST_OWN: usize = 4;
/// Packs of players that a server keeps.
pub const MOST_PACKS: u32 = 20_000;
/// Packs of players of one ruleset in memory.
pub const MOST_BROUGHT: usize = 64;
/// Tables of a player's pack on which a game is tried at each check.
pub const MOST_TRIED: usize = 8;
/// Choices of packs of one ruleset that are kept read at once.
pub const MOST_CHOICES: usize = 24;
/// Frames of one page of a replay.
pub const MOST_FRAMES: usize = 200;
/// A newcomer says which game within this time.
pub const TIME_TO_JOIN: Duration = Duration::from_secs(10);
/// How often a quiet client is asked whether it is still there.
pub const HEARTBEAT: Duration = Duration::from_secs(20);
/// A client that was not heard of for this long is gone.
pub const SILENCE: Duration = Duration::from_secs(60);
/// A client takes a message within this time, or it is gone.
pub const TIME_TO_SEND: Duration = Duration::from_secs(10);
/// A request's head arrives within this time.
pub const TIME_FOR_HEAD: Duration = Duration::from_secs(10);
/// A request is answered within this time.
pub const TIME_FOR_REQUEST: Duration = Duration::from_secs(15);
/// A game that nobody is at leaves memory after this time.
pub const IDLE: Duration = Duration::from_secs(60);

/// What depends on the machine and on who plays there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Connections at the same time, of any kind.
    pub connections: usize,
    /// Sockets of one address at the same time.
    pub sockets_per_address: u32,
    /// Games opened, records checked and replays read by one address in a minute.
    pub requests_per_minute: u32,
    /// Messages of one socket in a second, over a longer time.
    pub messages_per_second: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 20_000,
            sockets_per_address: 64,
            requests_per_minute: 120,
            messages_per_second: 40,
        }
    }
}

/// A bucket of tokens that fills with time: a burst is fine, a flood is not.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    tokens: f64,
    most: f64,
    per_second: f64,
    since: Instant,
}

impl Bucket {
    /// A full bucket.
    #[must_use]
    pub fn new(per_second: f64, most: f64, now: Instant) -> Bucket {
        Bucket { tokens: most, most, per_second, since: now }
    }

    /// Takes a token, if there is one.
    pub fn take(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        self.tokens = (self.tokens + passed * self.per_second).min(self.most);
        self.since = now;
        let enough = self.tokens >= 1.0;
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }

    /// Whether nothing was taken for so long that it is full again.
    #[must_use]
    pub fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        self.tokens + passed * self.per_second >= self.most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_passes_and_a_flood_does_not() {
        let start = Instant::now();
        let mut bucket = Bucket::new(10.0, 3.0, start);
        let passed = (0..5).filter(|_| bucket.take(start)).count();
        assert_eq!(passed, 3);
        assert!(!bucket.take(start + Duration::from_millis(90)));
        assert!(bucket.take(start + Duration::from_millis(210)));
        assert!(!bucket.is_full(start + Duration::from_millis(300)));
        assert!(bucket.is_full(start + Duration::from_millis(600)));
    }
}
