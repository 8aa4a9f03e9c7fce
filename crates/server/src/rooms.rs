//! All rooms of this process: opening, finding and closing them.

use std::collections::{HashMap, hash_map};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::{Refusal, Seat, Seed};
use ruleset::lists::List;
use serde_json::Value;
use tokio::sync::mpsc;

use crate::Scenes;
use crate::founding::{Founding, is_id, letters, random};
use crate::metrics::Metrics;
use crate::packs::hashes;
use crate::peers::{self, Peers};
use crate::protocol::{Clock, Failure, GameInfo, Listed, NewGame, Opened, RulesetInfo};
use crate::room::{Ask, Command, News, OPEN, PERSON, Room, now};
use crate::ruleset::{Beginning, Match, Ruleset};
use crate::sitting::{Entry, Sitting};
use crate::store::{Start, Store, StoreFault, Stored, Writer};
use crate::work::Work;

/// Commands waiting for one room.
const MOST_COMMANDS: usize = 32;

/// Games in one list.
const MOST_LISTED: u32 = 50;

/// All rooms of this process.
#[derive(Clone)]
pub struct Rooms {
    shared: Arc<Shared>,
}

struct Shared {
    rulesets: Vec<Box<dyn Ruleset>>,
    store: Arc<dyn Store>,
    scenes: Scenes,
    writer: Writer,
    work: Work,
    metrics: Metrics,
    peers: Option<Peers>,
    open: Mutex<HashMap<String, mpsc::Sender<Command>>>,
}

/// Why a game cannot be opened.
#[derive(Debug)]
pub enum OpenFault {
    /// A rule forbids it, or something is not there.
    Refused(Refusal),
    /// The game that it builds on does not give its record.
    Ask(Ask),
    /// The storage fails.
    Store(StoreFault),
}

impl OpenFault {
    /// As it is told to somebody at a table.
    pub fn into_refusal(self) -> Refusal {
        match self {
            OpenFault::Refused(refusal) => refusal,
            OpenFault::Ask(_) => Refusal::from(Refusal::SETUP),
            OpenFault::Store(fault) => Refusal::from(Refusal::SETUP).with("storage", fault),
        }
    }
}

impl From<Refusal> for OpenFault {
    fn from(refusal: Refusal) -> Self {
        OpenFault::Refused(refusal)
    }
}

impl Rooms {
    /// No rooms yet.
    #[must_use]
    pub fn new(rulesets: Vec<Box<dyn Ruleset>>, store: Arc<dyn Store>, scenes: Scenes) -> Rooms {
        let writer = Writer::start(store.clone());
        let (work, peers, open) = (Work::new(), Peers::over(&store), Mutex::default());
        let metrics = Metrics::default();
        let shared = Shared { rulesets, store, scenes, writer, work, metrics, peers, open };
        let rooms = Rooms { shared: Arc::new(shared) };
        if rooms.peers().is_some() {
            peers::keep_in_touch(&rooms);
        }
        rooms
    }

    /// What can be played here.
    #[must_use]
    pub fn rulesets(&self) -> Vec<RulesetInfo> {
        self.shared.rulesets.iter().map(|ruleset| ruleset.info()).collect()
    }

    /// A ruleset by its id.
    #[must_use]
    pub fn ruleset(&self, id: &str) -> Option<&dyn Ruleset> {
        self.shared.rulesets.iter().find(|ruleset| ruleset.id() == id).map(Box::as_ref)
    }

    /// Where steps become durable.
    #[must_use]
    pub fn writer(&self) -> &Writer {
        &self.shared.writer
    }

    /// Where games are kept.
    #[must_use]
    pub fn store(&self) -> &dyn Store {
        self.shared.store.as_ref()
    }

    /// Other processes over the same storage, if it is shared.
    #[must_use]
    pub fn peers(&self) -> Option<&Peers> {
        self.shared.peers.as_ref()
    }

    /// What is counted.
    #[must_use]
    pub fn metrics(&self) -> &Metrics {
        &self.shared.metrics
    }

    /// The games that have a room here.
    #[must_use]
    pub fn games(&self) -> Vec<String> {
        self.open().keys().cloned().collect()
    }

    /// Lets the room of a game know something, if it has one here.
    pub fn inform(&self, id: &str, news: impl FnOnce() -> News) {
        let Some(room) = self.open().get(id).cloned() else { return };
        if let Err(mpsc::error::TrySendError::Full(command)) = room.try_send(Command::News(news()))
        {
            // It has much to do: it is told later, and reads what it has missed.
            tokio::spawn(async move { room.send(command).await });
        }
    }

    /// Lets all rooms know something.
    pub fn everywhere(&self, news: impl Fn() -> News) {
        for game in self.games() {
            self.inform(&game, &news);
        }
    }

    /// Where thoughts and replays run.
    #[must_use]
    pub fn work(&self) -> &Work {
        &self.shared.work
    }

    fn open(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        self.shared.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a game.
    ///
    /// # Errors
    /// Refuses what is unknown or breaks the rules.
    pub async fn create(&self, new: NewGame) -> Result<Opened, OpenFault> {
        let ruleset = self.seated(&new.ruleset, &new.seats)?;
        check_clock(new.clock)?;
        let seed_given = new.seed.is_some();
        let seed = match new.seed {
            Some(seed) => seed.parse().map_err(|expected| not_so("seed", expected))?,
            None => Seed(random()?),
        };
        if new.exercise.is_some() && (new.packs.is_some() || new.setup.is_some()) {
            return Err(not_so("exercise", "expected without packs and setup").into());
        }
        let wanted = new.packs.as_deref().unwrap_or_default();
        self.fetch(&new.ruleset, wanted).await.map_err(OpenFault::Store)?;
        let (beginning, game) = match &new.exercise {
            Some(id) => self.teach(ruleset, id, seed)?,
            None => ruleset.open(new.packs.as_deref(), new.setup, seed)?,
        };
        let founding = Founding {
            ruleset: new.ruleset,
            exercise: new.exercise,
            seats: new.seats,
            names: new.names.unwrap_or_default(),
            clock: new.clock,
            listed: new.listed,
            hints: new.hints,
            seed_given,
            ..Founding::default()
        };
        self.found(founding, beginning, game).await
    }

    /// Keeps a list; gives its id.
    ///
    /// # Errors
    /// Refuses where there is no randomness for an id.
    pub async fn keep_list(&self, list: &List) -> Result<Result<String, StoreFault>, Refusal> {
        let id = letters(&random::<10>()?);
        let body = serde_json::to_string(list).unwrap_or_default();
        let kept = self.shared.store.keep_list(&id, &body, now()).await;
        Ok(kept.map(|()| id))
    }

    /// A list that was kept.
    ///
    /// # Errors
    /// When the storage fails.
    pub async fn kept_list(&self, id: &str) -> Result<Option<Value>, StoreFault> {
        if !is_id(id) {
            return Ok(None);
        }
        let body = self.shared.store.kept_list(id).await?;
        let read = |body: String| serde_json::from_str(&body);
        body.map(read).transpose().map_err(|fault| StoreFault::Unreadable(fault.to_string()))
    }

    /// The game of an exercise.
    fn teach(
        &self,
        ruleset: &dyn Ruleset,
        id: &str,
        seed: Seed,
    ) -> Result<(Beginning, Box<dyn Match>), Refusal> {
        let unknown = || Refusal::from(Refusal::SETUP).with("exercise", id);
        let text = (self.shared.scenes.exercise)(id).ok_or_else(unknown)?;
        ruleset.teach(id, &text, seed)
    }

    /// The ruleset of a game, if it knows who shall sit there.
    ///
    /// # Errors
    /// Refuses what is unknown.
    pub(crate) fn seated(&self, ruleset: &str, seats: &[String]) -> Result<&dyn Ruleset, Refusal> {
        let known = self.ruleset(ruleset).ok_or_else(|| not_so("ruleset", ruleset))?;
        let sits =
            |seat: &&String| [PERSON, OPEN].contains(&seat.as_str()) || known.has_player(seat);
        match seats.iter().find(|seat| !sits(seat)) {
            Some(unknown) => Err(not_so("seat", unknown)),
            None => Ok(known),
        }
    }

    /// Opens the room of a game that was just stored, with what its log begins with.
    pub(crate) fn start_room(
        &self,
        stored: &Stored,
        game: Box<dyn Match>,
        log: &[Entry],
    ) -> Result<(), Refusal> {
        let mut room = self.room(stored, game);
        log.iter().try_for_each(|entry| room.redo(entry))?;
        let (commands, inbox) = mpsc::channel(MOST_COMMANDS);
        // Somebody may have been so quick as to come to it already.
        if let hash_map::Entry::Vacant(place) = self.open().entry(stored.id.clone()) {
            place.insert(commands);
            tokio::spawn(room.run(inbox));
        }
        Ok(())
    }

    fn room(&self, stored: &Stored, game: Box<dyn Match>) -> Room {
        let start = &stored.start;
        let info = info(stored);
        let timed = start.seats.iter().map(|seat| seat == PERSON).collect();
        let mut sitting =
            Sitting::begin(game, &start.deeds, start.created, start.clock, timed, start.sealed());
        for (seat, player) in (0..).map(Seat).zip(&start.seats).filter(|(_, name)| *name != PERSON)
        {
            let seed = random::<8>().map_or(0, u64::from_le_bytes);
            sitting.game.sit(seat, player, seed);
        }
        Room::new(self.clone(), info, start.tokens.clone(), sitting)
    }

    /// Sends a command to the room of a game.
    pub async fn send(&self, id: &str, mut command: Command) {
        // A room may close just when it is found; then it is opened again.
        for _ in 0..3 {
            match self.find(id).send(command).await {
                Ok(()) => return,
                Err(mpsc::error::SendError(unsent)) => command = unsent,
            }
        }
    }

    /// The room of a game; it is taken up from the storage if need be.
    fn find(&self, id: &str) -> mpsc::Sender<Command> {
        let mut open = self.open();
        if let Some(commands) = open.get(id) {
            return commands.clone();
        }
        let (commands, inbox) = mpsc::channel(MOST_COMMANDS);
        open.insert(id.to_owned(), commands.clone());
        tokio::spawn(self.clone().take_up(id.to_owned(), inbox));
        commands
    }

    /// Takes a stored game up again: the log is played from its start.
    async fn take_up(self, id: String, inbox: mpsc::Receiver<Command>) {
        match self.load(&id).await {
            Ok(Some(room)) => room.run(inbox).await,
            Ok(None) => self.turn_away(&id, inbox, Failure::NoGame),
            Err(fault) => {
                tracing::error!(game = id, fault, "a game cannot be taken up");
                self.turn_away(&id, inbox, Failure::Unavailable);
            }
        }
    }

    async fn load(&self, id: &str) -> Result<Option<Room>, String> {
        let said = |fault: StoreFault| fault.to_string();
        if !is_id(id) {
            return Ok(None);
        }
        let Some(stored) = self.shared.store.game(id).await.map_err(said)? else {
            return Ok(None);
        };
        let packs = hashes(&stored.start.packs);
        self.fetch(&stored.start.ruleset, &packs).await.map_err(said)?;
        let entries = self.shared.store.entries(id, 0).await.map_err(said)?;
        let rooms = self.clone();
        let room = self.work().replay(move || rooms.play_again(&stored, &entries)).await;
        room.ok_or("it cannot be played again")?.map(Some)
    }

    fn play_again(&self, stored: &Stored, entries: &[String]) -> Result<Room, String> {
        let start = &stored.start;
        let ruleset = self.ruleset(&start.ruleset).ok_or("its ruleset is not at hand")?;
        let beginning = Beginning {
            packs: start.packs.clone(),
            setup: start.setup.clone(),
            seed: start.seed.parse().map_err(str::to_owned)?,
            deeds: start.deeds.clone(),
            branches: start.branches.clone(),
        };
        let game = match &start.exercise {
            Some(id) => self.teach(ruleset, id, beginning.seed).map(|(_, game)| game),
            None => ruleset.resume(&beginning),
        };
        let game = game.map_err(|refusal| refusal.to_string())?;
        let mut room = self.room(stored, game);
        for body in entries {
            let entry: Entry = serde_json::from_str(body).map_err(|fault| fault.to_string())?;
            room.redo(&entry).map_err(|refusal| refusal.to_string())?;
        }
        Ok(room)
    }

    fn turn_away(&self, id: &str, mut inbox: mpsc::Receiver<Command>, failure: Failure) {
        self.forget(id);
        inbox.close();
        while let Ok(command) = inbox.try_recv() {
            match command {
                Command::Join { reply, .. } => {
                    let _ = reply.send(Err(failure));
                }
                Command::Status(reply) => {
                    let _ = reply.send(None);
                }
                Command::Record(reply) => {
                    let _ = reply.send(Err(Ask::NoGame));
                }
                Command::Replay { reply, .. } => {
                    let _ = reply.send(Err(Ask::NoGame));
                }
                Command::Statistics(reply) => {
                    let _ = reply.send(Err(Ask::NoGame));
                }
                Command::Game(reply) => {
                    let _ = reply.send(Err(Ask::NoGame));
                }
                Command::Take { reply, .. } => {
                    let _ = reply.send(Err(Ask::NoGame));
                }
                Command::Say { .. }
                | Command::Leave { .. }
                | Command::Measure { .. }
                | Command::News(_) => {}
            }
        }
    }

    /// Closes an idle room, unless somebody is just coming in.
    pub fn close(&self, id: &str, inbox: &mut mpsc::Receiver<Command>) -> bool {
        let mut open = self.open();
        let quiet = inbox.is_empty();
        if quiet {
            open.remove(id);
        }
        quiet
    }

    /// The room is gone; whoever comes next takes the game up from the storage.
    pub fn forget(&self, id: &str) {
        self.open().remove(id);
    }

    /// The newest games to watch.
    ///
    /// # Errors
    /// When the storage fails.
    pub async fn listed(&self) -> Result<Vec<Listed>, StoreFault> {
        let games = self.shared.store.listed(MOST_LISTED).await?;
        Ok(games.iter().map(|stored| Listed { game: info(stored), over: stored.over }).collect())
    }
}

/// What is known of a stored game.
pub(crate) fn info(stored: &Stored) -> GameInfo {
    let sealed = stored.start.sealed().parse::<Seed>();
    let seal = sealed.map_or_else(|_| String::new(), |seed| seed.commitment());
    let Start { ruleset, packs, seats, names, clock, created, seed_given, tokens, .. } =
        stored.start.clone();
    let Start { imported, from: branch, exercise, hints, .. } = stored.start.clone();
    let persons = seats.iter().filter(|seat| *seat == PERSON).count();
    // An exercise has its coach.
    let hints = hints.unwrap_or(persons <= 1) && exercise.is_none();
    let free = |(seat, token): (&String, &Option<String>)| seat == PERSON && token.is_none();
    let free = (0..).map(Seat).zip(seats.iter().zip(&tokens).map(free));
    let open = free.filter(|(_, free)| *free && !imported).map(|(seat, _)| seat).collect();
    GameInfo {
        id: stored.id.clone(),
        ruleset,
        packs,
        seats,
        names,
        clock,
        created,
        seal,
        seed_given,
        hints,
        open,
        open_until: stored.open_until,
        branch,
        imported,
    }
}

fn not_so(what: &'static str, value: &str) -> Refusal {
    Refusal::from(Refusal::SETUP).with(what, value)
}

fn check_clock(clock: Option<Clock>) -> Result<(), Refusal> {
    let so = |clock: Clock| (1..=86_400).contains(&clock.seconds) && clock.increment <= 3_600;
    let expected = "expected a second to a day, and an increment of at most an hour";
    if clock.is_none_or(so) { Ok(()) } else { Err(not_so("clock", expected)) }
}
