//! The same game in other processes over the same storage. The log is the truth: what others have
//! written is read and told on, and what could not be written because they were first is judged anew.
//! One of the processes, by a lease, lets computer players think and clocks fall.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use kernel::{Seat, Viewer};
use tokio::time::sleep;

use super::beside::Ready;
use super::{Ask, Broken, Client, Command, Room, Written, now};
use crate::limits::{IDLE, MOST_LOG};
use crate::peers::Attendance;
use crate::protocol::{Failure, GameInfo, ToClient};
use crate::sitting::{Entry, Sitting, What};
use crate::store::{Lease, StoreFault};

/// How long a room waits for a storage that is away before it closes.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often it looks whether the storage is back.
const LOOK_AGAIN: Duration = Duration::from_millis(300);

/// What happened in another process.
pub enum News {
    /// The log has grown, from this number on, by these entries if they are not too long.
    Grown {
        /// The number of the first.
        from: u32,
        /// The entries, as JSON.
        entries: Option<Vec<String>>,
    },
    /// Who is at the table of another process.
    Attendance(String, Attendance),
    /// Other processes have come or died.
    Alive,
    /// Nobody acts for the game any more.
    Free,
    /// This process acts for it now.
    Lead,
    /// The storage cannot be reached.
    Away,
    /// It can be again; what happened meanwhile must be read.
    ReadOn,
}

/// The same game in other processes.
#[derive(Default)]
pub(super) struct Abroad {
    tables: HashMap<String, Attendance>,
    lead: Lead,
    /// The players were told that the storage is away.
    away: bool,
}

/// Who acts for the game, as far as this process knows.
#[derive(Default)]
enum Lead {
    #[default]
    Unknown,
    Asked,
    /// This process, in this life of it.
    Own(u64),
    Of(String),
}

/// A game as it is in the log, before what is done but not written.
pub(super) struct Before {
    sitting: Sitting,
    info: GameInfo,
    tokens: Vec<Option<String>>,
    clocks_run: bool,
    welcomes: u64,
}

impl Abroad {
    /// Whether the player of a seat is there.
    pub(super) fn has(&self, seat: Seat) -> bool {
        self.tables.values().any(|table| table.seats.contains(&seat))
    }

    /// How many watch.
    pub(super) fn spectators(&self) -> u32 {
        self.tables.values().map(|table| table.spectators).fold(0, u32::saturating_add)
    }
}

impl Command {
    /// Whether it shows how the game stands: then the room must know of everything in the log.
    pub(super) fn looks(&self) -> bool {
        matches!(
            self,
            Command::Join { .. }
                | Command::Status(_)
                | Command::Record(_)
                | Command::Replay { .. }
                | Command::Statistics(_)
                | Command::Game(_)
                | Command::Take { .. }
        )
    }

    /// Declines it: the storage is away.
    pub(super) fn decline(self) {
        match self {
            Command::Join { reply, .. } => drop(reply.send(Err(Failure::Unavailable))),
            Command::Status(reply) => drop(reply.send(None)),
            Command::Record(reply) => drop(reply.send(Err(Ask::NoGame))),
            Command::Replay { reply, .. } => drop(reply.send(Err(Ask::NoGame))),
            Command::Statistics(reply) => drop(reply.send(Err(Ask::NoGame))),
            Command::Game(reply) => drop(reply.send(Err(Ask::NoGame))),
            Command::Take { reply, .. } => drop(reply.send(Err(Ask::NoGame))),
            _ => {}
        }
    }
}

impl Room {
    /// Keeps the game as it is in the log, if others may write to it.
    pub(super) fn keep_before(&mut self) {
        if self.rooms.peers().is_some() && self.unwritten.is_empty() {
            self.before = Some(Before {
                sitting: self.sitting.clone(),
                info: self.info.clone(),
                tokens: self.tokens.clone(),
                clocks_run: self.clocks_run,
                welcomes: self.welcomes,
            });
        }
    }

    /// What was done is not in the log, or nobody knows: the log says how the game stands.
    pub(super) async fn fall_back(
        &mut self,
        before: Before,
        own: &[String],
        fault: StoreFault,
    ) -> Result<Written, Broken> {
        self.untold.clear();
        self.sitting = before.sitting;
        self.info = before.info;
        self.tokens = before.tokens;
        self.filled = false;
        self.clocks_run = before.clocks_run;
        self.doubts += 1;
        let grown = match fault {
            StoreFault::Conflict => self.new_entries().await,
            fault => Err(fault),
        };
        let grown = match grown {
            Ok(grown) => grown,
            Err(fault) => self.wait_for_storage(fault).await?,
        };
        let written = grown.starts_with(own);
        self.take_on(&grown).await?;
        // Whoever waits for a table that was not to be is shown the one that is.
        let wrong = |client: &Client| {
            client.waits.as_ref().is_some_and(|(number, _)| *number > before.welcomes)
        };
        let viewers = self.viewers().into_iter();
        let misled: Vec<Viewer> = viewers
            .filter(|viewer| self.clients.iter().any(|one| one.viewer == *viewer && wrong(one)))
            .collect();
        for viewer in misled {
            self.welcome(viewer, MOST_LOG, |client| client.viewer == viewer && wrong(client));
        }
        if written {
            return Ok(Written::Yes);
        }
        self.think();
        Ok(Written::Anew)
    }

    async fn new_entries(&mut self) -> Result<Vec<String>, StoreFault> {
        self.rooms.store().entries(&self.info.id, self.sitting.entries()).await
    }

    /// Waits until the storage can be read again. The players are told.
    async fn wait_for_storage(&mut self, fault: StoreFault) -> Result<Vec<String>, Broken> {
        tracing::warn!(game = self.info.id, %fault, "a room waits for the storage");
        self.tell_away(true);
        let begun = Instant::now();
        loop {
            sleep(LOOK_AGAIN).await;
            match self.new_entries().await {
                Ok(grown) => {
                    self.tell_away(false);
                    return Ok(grown);
                }
                Err(fault) if begun.elapsed() > PATIENCE => return Err(Broken(fault)),
                Err(_) => {}
            }
        }
    }

    fn tell_away(&mut self, away: bool) {
        if self.abroad.away != away {
            self.abroad.away = away;
            self.tell_all(&ToClient::Paused { paused: away });
        }
    }

    /// Reads what others have written. Whether there was anything.
    pub(super) async fn read_on(&mut self) -> Result<bool, StoreFault> {
        if self.rooms.peers().is_none() {
            return Ok(false);
        }
        let grown = self.new_entries().await?;
        self.tell_away(false);
        self.take_on(&grown).await.map_err(|Broken(fault)| fault)?;
        Ok(!grown.is_empty())
    }

    /// Carries out what others have written, and tells it on.
    async fn take_on(&mut self, entries: &[String]) -> Result<(), Broken> {
        let unreadable = |fault: &dyn std::fmt::Display| {
            Broken(StoreFault::Unreadable(format!("an entry of another process: {fault}")))
        };
        for body in entries {
            let entry: Entry = serde_json::from_str(body).map_err(|fault| unreadable(&fault))?;
            let answered = self.answered(&entry);
            let done = match entry.what {
                What::Undo { .. } => self.play_again(&entry).await,
                _ => self.sitting.apply(&entry),
            };
            done.map_err(|refusal| unreadable(&refusal))?;
            self.seat(&entry);
            if entry.clock.is_some() {
                self.clocks_run = true;
                self.sitting.follow_clocks(now(), Instant::now());
            }
            self.tell(entry, answered);
            self.tell_untold();
        }
        Ok(())
    }

    /// Something happened in another process. What is not written yet was written before.
    pub(super) async fn learn(&mut self, news: News) -> Result<(), Broken> {
        match news {
            News::Grown { from, entries } => {
                let next = self.sitting.entries() + 1;
                match entries {
                    _ if from < next => {}
                    Some(entries) if from == next => self.take_on(&entries).await?,
                    _ => self.catch_up().await?,
                }
            }
            News::ReadOn => {
                self.catch_up().await?;
                self.ask_abroad();
            }
            News::Away => self.tell_away(true),
            News::Attendance(process, attendance) => self.attended(process, attendance),
            News::Alive => {
                let known = self.abroad.tables.len();
                if let Some(peers) = self.rooms.peers() {
                    self.abroad.tables.retain(|process, _| peers.is_alive(process));
                }
                if self.abroad.tables.len() != known {
                    self.show_presence();
                }
            }
            News::Free => {
                if !self.acts() {
                    self.abroad.lead = Lead::Unknown;
                }
            }
            News::Lead => {
                let life = self.rooms.peers().map_or(0, |peers| peers.life());
                self.abroad.lead = Lead::Own(life);
            }
        }
        self.watch_clocks();
        Ok(())
    }

    async fn catch_up(&mut self) -> Result<(), Broken> {
        match self.read_on().await {
            Ok(_) => Ok(()),
            Err(fault @ StoreFault::Unreadable(_)) => Err(Broken(fault)),
            Err(fault) => {
                let grown = self.wait_for_storage(fault).await?;
                self.take_on(&grown).await
            }
        }
    }

    /// Somebody came or went at the table of another process.
    fn attended(&mut self, process: String, attendance: Attendance) {
        for seat in &attendance.seats {
            self.came.get_mut(seat.index()).into_iter().for_each(|came| *came = true);
        }
        let begun = self.sitting.entries() > 0 && !attendance.seats.is_empty();
        if begun && self.clocks_from.is_none() {
            self.clocks_from = Some(Instant::now() + IDLE);
        }
        if attendance.clocks && !self.clocks_run {
            self.clocks_run = true;
            self.sitting.follow_clocks(now(), Instant::now());
        }
        if attendance.ask {
            self.publish(false);
        }
        self.abroad.tables.insert(process, attendance);
        self.show_presence();
    }

    /// Tells the other processes who is at the table here.
    pub(super) fn publish(&self, ask: bool) {
        let Some(peers) = self.rooms.peers() else { return };
        let seats = self.sitting.seats().filter(|&seat| self.sits_here(seat)).collect();
        let (spectators, clocks) = (self.spectators(), self.clocks_run);
        peers.publish(&self.info.id, Attendance { seats, spectators, clocks, ask });
    }

    /// Asks the other processes who is at their tables.
    pub(super) fn ask_abroad(&mut self) {
        self.publish(true);
    }

    /// Whether this process acts for the game, as far as it knows.
    pub(super) fn acts(&self) -> bool {
        match (self.rooms.peers(), &self.abroad.lead) {
            (None, _) => true,
            (Some(peers), Lead::Own(life)) => *life == peers.life(),
            _ => false,
        }
    }

    /// Whether this process acts for the game. If nobody does, it asks to.
    pub(super) fn leads(&mut self) -> bool {
        let Some(peers) = self.rooms.peers() else { return true };
        match &self.abroad.lead {
            Lead::Own(life) if *life == peers.life() => return true,
            Lead::Asked => return false,
            Lead::Of(other) if peers.is_alive(other) => return false,
            _ => {}
        }
        self.abroad.lead = Lead::Asked;
        let (rooms, game, life) = (self.rooms.clone(), self.info.id.clone(), peers.life());
        self.beside.spawn(async move {
            let lease = match rooms.store().shared() {
                Some(shared) => shared.lease(&game).await,
                None => Ok(Lease::Own),
            };
            Ready::Lease(lease, life)
        });
        false
    }

    /// It is known who acts for the game.
    pub(super) fn leased(&mut self, lease: Result<Lease, StoreFault>, life: u64) {
        self.abroad.lead = match lease {
            Ok(Lease::Own) => Lead::Own(life),
            Ok(Lease::Of(other)) => Lead::Of(other),
            Err(_) => Lead::Unknown,
        };
        if self.acts() {
            self.start_clocks();
            self.think();
        }
    }

    /// The room closes: another process may act for the game.
    pub(super) fn part(&mut self) {
        let Some(peers) = self.rooms.peers() else { return };
        peers.publish(&self.info.id, Attendance::default());
        if self.acts() {
            let (rooms, game) = (self.rooms.clone(), self.info.id.clone());
            tokio::spawn(async move {
                if let Some(peers) = rooms.peers() {
                    peers.release(game).await;
                }
            });
        }
    }
}
