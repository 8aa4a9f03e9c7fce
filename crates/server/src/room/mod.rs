//! A room: the task that owns one game in memory. Everything that happens to the game passes through
//! it, one thing after the other; nobody is told of a step before it is on disk. What takes long is
//! done beside it, with a clone of the game, and taken in when it is ready.

mod abroad;
mod beside;
mod hearing;
mod table;
mod telling;
mod wishes;

pub use abroad::News;
use abroad::{Abroad, Before};
use telling::send;
pub use telling::text;

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use axum::extract::ws::Utf8Bytes;
use kernel::{Deed, Doing, Refusal, Seat, Viewer};
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::sleep_until;

use crate::limits::{IDLE, MOST_LOG};
use crate::protocol::{
    Failure, FromClient, GameInfo, GameStatus, Raw, ReplayPage, Said, Statistics, Taken, ToClient,
};
use crate::rooms::Rooms;
use crate::ruleset::{Match, Measuring};
use crate::sitting::{Entry, Sitting, What, hears};
use crate::store::{Append, StoreFault};
use beside::{Ready, Thought};

/// Steps of computer players that are stored and told together, if they come within this time.
const ROBOT_STEPS: usize = 64;
const TOGETHER: Duration = Duration::from_millis(20);

/// How often something is judged anew because the log has grown elsewhere.
const MOST_TRIES: u32 = 50;

/// What a room is asked to do.
pub enum Command {
    /// Somebody comes to the table.
    Join {
        /// The secret of a seat.
        token: Option<String>,
        /// How many of the latest steps they want to be told of.
        log: u32,
        /// Where messages to them go.
        out: mpsc::Sender<Utf8Bytes>,
        /// Their number at this table, or why not.
        reply: oneshot::Sender<Result<u64, Failure>>,
    },
    /// A client says something.
    Say {
        /// Its number.
        client: u64,
        /// What.
        message: FromClient,
    },
    /// A client has left.
    Leave {
        /// Its number.
        client: u64,
    },
    /// A measurement in the position as it is, for whoever carries it out.
    Measure {
        /// What is measured.
        query: Value,
        /// Where it goes.
        reply: oneshot::Sender<Measuring>,
    },
    /// The game itself, when it is over.
    Game(oneshot::Sender<Result<Box<dyn Match>, Ask>>),
    /// What the game came to, when it is over.
    Statistics(oneshot::Sender<Result<Statistics, Ask>>),
    /// Somebody accepts the challenge.
    Take {
        /// What they are called.
        name: String,
        /// Their seat, or why not.
        reply: oneshot::Sender<Result<Taken, Ask>>,
    },
    /// How does the game stand?
    Status(oneshot::Sender<Option<GameStatus>>),
    /// The record, when the game is over.
    Record(oneshot::Sender<Result<Raw, Ask>>),
    /// A part of the replay, when the game is over.
    Replay {
        /// The first frame.
        from: usize,
        /// How many.
        count: usize,
        /// Where they go.
        reply: oneshot::Sender<Result<ReplayPage, Ask>>,
    },
    /// Something happened in another process over the same storage.
    News(News),
}

/// Why a room does not give what it is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// There is no such game, or it cannot be taken up.
    NoGame,
    /// The game is not over yet.
    NotOver,
    /// No seat is open, or not any more.
    Taken,
}

/// Somebody at the table.
struct Client {
    number: u64,
    viewer: Viewer,
    out: mpsc::Sender<Utf8Bytes>,
    /// The number of the welcome that is being made for them, and what they are told after it.
    waits: Option<(u64, Vec<Utf8Bytes>)>,
}

/// Everything a room knows.
pub struct Room {
    rooms: Rooms,
    info: GameInfo,
    tokens: Vec<Option<String>>,
    sitting: Sitting,
    clients: Vec<Client>,
    next_client: u64,
    /// Who has come to the table since the room was opened.
    came: Vec<bool>,
    /// When the clocks of a game that was taken up again start at the latest.
    clocks_from: Option<Instant>,
    clocks_run: bool,
    /// What is being done beside the room.
    beside: JoinSet<Ready>,
    /// A computer player thinks; one at a time.
    thinking: Option<Thought>,
    /// Clients wait for hints; one at a time for each.
    hinting: Vec<(u64, Thought)>,
    welcomes: u64,
    /// Entries that are done but not on disk yet, when they must be, and who will be told what.
    unwritten: Vec<String>,
    write_by: Option<Instant>,
    untold: Vec<(Option<Viewer>, Utf8Bytes)>,
    /// The last open seat was taken by what is not on disk yet.
    filled: bool,
    /// The secrets of seats, as those who have come here said them.
    secrets: Vec<Option<String>>,
    /// The game before what is not on disk yet, if others may write to its log.
    before: Option<Before>,
    /// Thoughts about a game that was not to be are dropped: how often that happened.
    doubts: u64,
    /// The same game in other processes.
    abroad: Abroad,
}

/// Whether what was done is in the log.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Written {
    Yes,
    /// It is not: the log has grown elsewhere, and the room has read on. It must be judged anew.
    Anew,
}

/// The storage fails: the room must close.
struct Broken(StoreFault);

impl Room {
    /// A room for a game.
    pub fn new(
        rooms: Rooms,
        info: GameInfo,
        tokens: Vec<Option<String>>,
        sitting: Sitting,
    ) -> Room {
        let robots: Vec<bool> = info.seats.iter().map(|seat| seat != PERSON).collect();
        Room {
            rooms,
            info,
            tokens,
            sitting,
            clients: Vec::new(),
            next_client: 0,
            clocks_from: None,
            clocks_run: false,
            beside: JoinSet::new(),
            thinking: None,
            hinting: Vec::new(),
            welcomes: 0,
            unwritten: Vec::new(),
            write_by: None,
            untold: Vec::new(),
            filled: false,
            secrets: vec![None; robots.len()],
            before: None,
            doubts: 0,
            abroad: Abroad::default(),
            came: robots,
        }
    }

    /// Carries out an entry of the stored log again.
    ///
    /// # Errors
    /// When the rules refuse it: the log was written by another program.
    pub fn redo(&mut self, entry: &Entry) -> Result<(), Refusal> {
        self.sitting.apply(entry)?;
        self.seat(entry);
        Ok(())
    }

    /// Another player sits at a seat, or somebody has another name, if an entry says so.
    fn seat(&mut self, entry: &Entry) {
        let named = |names: &mut Vec<String>, seat: &Seat, name: &String| {
            names.get_mut(seat.index()).into_iter().for_each(|own| own.clone_from(name));
        };
        match &entry.what {
            What::Seat { seat, player } => named(&mut self.info.seats, seat, player),
            What::Name { seat, name } => named(&mut self.info.names, seat, name),
            What::Taken { seat, name, token } => {
                named(&mut self.info.names, seat, name);
                let place = self.tokens.get_mut(seat.index());
                place.into_iter().for_each(|place| *place = Some(token.clone()));
                self.info.open.retain(|open| open != seat);
            }
            _ => {}
        }
    }

    /// Serves the table until nobody is there any more.
    pub async fn run(mut self, mut inbox: mpsc::Receiver<Command>) {
        let mut idle_since = Instant::now();
        self.ask_abroad();
        loop {
            let now = Instant::now();
            let acts = self.acts();
            let flag = self.sitting.next_flag(now).map(|(_, left)| now + left).filter(|_| acts);
            let clocks = self.clocks_from.filter(|_| self.clocks_wait() && acts);
            let idle = self.is_idle().then(|| idle_since + IDLE);
            let wake = [flag, clocks, idle, self.write_by].into_iter().flatten().min();
            let wake = wake.unwrap_or(now + Duration::from_secs(3600));
            let result = tokio::select! {
                command = inbox.recv() => match command {
                    Some(command) => self.obey(command).await,
                    None => return,
                },
                Some(ready) = self.beside.join_next() => self.take_in(ready).await,
                () = sleep_until(wake.into()) => self.wake().await,
            };
            self.stop_idle_thoughts();
            if !self.is_idle() {
                idle_since = Instant::now();
            } else if idle_since.elapsed() >= IDLE && self.rooms.close(&self.info.id, &mut inbox) {
                self.part();
                return;
            }
            if let Err(Broken(fault)) = result {
                tracing::error!(game = self.info.id, %fault, "a room closes");
                self.fail_all(Failure::Unavailable);
                self.rooms.forget(&self.info.id);
                self.part();
                return;
            }
        }
    }

    /// Nobody is there, and nobody thinks: computer players need no audience.
    fn is_idle(&self) -> bool {
        self.clients.is_empty() && self.thinking.is_none()
    }

    /// Something is due: a clock has run out, the clocks start, or steps go to the disk.
    async fn wake(&mut self) -> Result<(), Broken> {
        let now = Instant::now();
        self.start_clocks();
        if let Some((seat, left)) = self.sitting.next_flag(now)
            && left.is_zero()
            && self.leads()
        {
            let _ = self.act(What::Flag { seat });
        }
        // If the log has grown elsewhere, time may not have run out.
        self.commit().await.map(|_| ())
    }

    async fn obey(&mut self, command: Command) -> Result<(), Broken> {
        // Who comes now is shown nothing that is not on disk.
        self.commit().await?;
        if command.looks() && self.read_on().await.is_err() {
            command.decline();
            return Ok(());
        }
        match command {
            Command::Join { token, log, out, reply } => self.join(token, log, out, reply),
            Command::Say { client, message } => self.say(client, message).await?,
            Command::News(news) => self.learn(news).await?,
            Command::Leave { client } => {
                self.clients.retain(|other| other.number != client);
                self.tell_presence();
            }
            Command::Measure { query, reply } => {
                let _ = reply.send(self.sitting.game.measuring(query));
            }
            Command::Status(reply) => {
                let _ = reply.send(Some(self.status()));
            }
            Command::Record(reply) => {
                let record = self.is_shown().then(|| self.sitting.game.record());
                let _ = reply.send(record.ok_or(Ask::NotOver));
            }
            Command::Game(reply) => {
                let game = self.is_shown().then(|| self.sitting.game.clone());
                let _ = reply.send(game.ok_or(Ask::NotOver));
            }
            Command::Statistics(reply) => self.statistics(reply),
            Command::Take { name, reply } => {
                let taken = self.take(&name).await?;
                let _ = reply.send(taken);
            }
            Command::Replay { from, count, reply } => self.replay(from, count, reply),
        }
        self.think();
        self.commit().await.map(|_| ())
    }

    /// Carries out what a client says. If the log grows elsewhere meanwhile it is judged anew, and
    /// nobody is refused by an old log.
    async fn say(&mut self, client: u64, message: FromClient) -> Result<(), Broken> {
        let heard = Instant::now();
        let answers = matches!(message, FromClient::Answer { .. });
        for _ in 0..MOST_TRIES {
            let refused = self.hear(client, message.clone()).await;
            self.think();
            if self.commit().await? == Written::Anew {
                continue;
            }
            let Some((out, question, refusal)) = refused else {
                if answers {
                    self.rooms.metrics().answered(heard.elapsed());
                }
                return Ok(());
            };
            if !self.read_on().await.unwrap_or(false) {
                self.rooms.metrics().refused(&refusal);
                send(&out, &ToClient::Refused { question, refusal });
                return Ok(());
            }
        }
        Err(Broken(StoreFault::Conflict))
    }

    /// Carries something out; it is told when it is on disk.
    fn act(&mut self, what: What) -> Result<(), Refusal> {
        let entry = Entry { at: now(), what, clock: None };
        let answered = self.answered(&entry);
        self.keep_before();
        self.sitting.apply(&entry)?;
        self.seat(&entry);
        self.done(entry, answered);
        Ok(())
    }

    /// Whose question an entry answers, before it is carried out.
    fn answered(&self, entry: &Entry) -> Option<(Seat, u32)> {
        match entry.what {
            What::Deed(Deed { seat, doing: Doing::Answer(_) }) => {
                self.sitting.question(seat).map(|question| (seat, question))
            }
            _ => None,
        }
    }

    /// Something was carried out: it goes to the log, and then to everyone.
    fn done(&mut self, mut entry: Entry, answered: Option<(Seat, u32)>) {
        if self.clocks_run && !matches!(entry.what, What::Chat { .. }) {
            let seat = match entry.what {
                What::Deed(Deed { seat, doing: Doing::Answer(_) }) => Some(seat),
                _ => None,
            };
            entry.clock = self.sitting.turn_clocks(seat, Instant::now());
        }
        match serde_json::to_string(&entry) {
            Ok(text) => self.unwritten.push(text),
            Err(fault) => tracing::error!(%fault, "an entry cannot be written"),
        }
        self.write_by.get_or_insert_with(|| Instant::now() + TOGETHER);
        self.tell(entry, answered);
    }

    /// Keeps what everyone is to be told of an entry.
    fn tell(&mut self, entry: Entry, answered: Option<(Seat, u32)>) {
        match entry.what {
            What::Chat { seat, text, team } => {
                let said = Said { at: entry.at, seat, text, team };
                for viewer in self.viewers().into_iter().filter(|&viewer| hears(viewer, &said)) {
                    self.later(Some(viewer), &ToClient::Chat(said.clone()));
                }
            }
            What::Seat { .. } | What::Taken { .. } | What::Name { .. } => self.tell_seated(),
            What::Wish { .. } | What::Grant { .. } | What::Clocks | What::Rematch { .. } => {
                self.tell_standing();
            }
            What::Again { .. } => {
                self.viewers().into_iter().for_each(|viewer| self.tell_again(viewer));
            }
            What::Propose { seat, .. } => self.tell_proposals(seat),
            What::Undo { .. } => {
                for viewer in self.viewers() {
                    self.welcome(viewer, MOST_LOG, |client| client.viewer == viewer);
                }
            }
            What::Deed(_) | What::Flag { .. } => self.update(answered),
        }
    }

    /// Puts what was done on disk, then tells everyone.
    async fn commit(&mut self) -> Result<Written, Broken> {
        self.write_by = None;
        let entries = std::mem::take(&mut self.unwritten);
        let before = self.before.take();
        if !entries.is_empty() {
            let own = before.as_ref().map(|_| entries.clone()).unwrap_or_default();
            let append = Append {
                game: self.info.id.clone(),
                from: self.sitting.entries() - entries.len() as u32 + 1,
                entries,
                over: self.sitting.game.outcome().is_some(),
                filled: std::mem::take(&mut self.filled),
            };
            let written = self.rooms.writer().append(append).await;
            match (written, before) {
                (Ok(()), _) => {}
                (Err(fault), Some(before)) => return self.fall_back(before, &own, fault).await,
                (Err(fault), None) => return Err(Broken(fault)),
            }
        }
        self.tell_untold();
        Ok(Written::Yes)
    }

    fn tell_untold(&mut self) {
        for (viewer, text) in std::mem::take(&mut self.untold) {
            self.clients.retain_mut(|client| {
                let meant = viewer.is_none_or(|viewer| viewer == client.viewer);
                // Who does not read for so long has lost the thread; joining again finds it.
                !meant || client.tell(text.clone())
            });
        }
    }

    /// Starts the clocks when it is time; if nobody acts for the game, this process asks to.
    fn watch_clocks(&mut self) {
        if self.sitting.is_timed() && self.sitting.game.outcome().is_none() {
            self.leads();
            self.start_clocks();
        }
    }

    /// Starts the clocks when everyone has come, or has had the time to.
    fn start_clocks(&mut self) {
        let waited = self.clocks_from.is_some_and(|from| from <= Instant::now());
        let due = waited || self.came.iter().all(|came| *came);
        if due && self.clocks_wait() && self.leads() {
            self.clocks_run = true;
            let _ = self.act(What::Clocks);
        }
    }

    /// Whether the game has clocks that do not run yet: nobody is woken for others.
    fn clocks_wait(&self) -> bool {
        !self.clocks_run && self.sitting.is_timed() && self.sitting.game.outcome().is_none()
    }
}

/// What is not possible: who is told, the question that was answered, and why.
type Refused = (mpsc::Sender<Utf8Bytes>, Option<u32>, Refusal);

/// What a seat of a person is called.
pub const PERSON: &str = "person";

/// What a seat for whoever accepts is called.
pub const OPEN: &str = "open";

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    let passed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(passed.as_millis()).unwrap_or(0)
}

/// What is stored of a token.
#[must_use]
pub fn hash_token(token: &str) -> String {
    blake3::derive_key("gefecht seat token 1", token.as_bytes())
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
