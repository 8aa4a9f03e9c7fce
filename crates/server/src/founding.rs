//! How tables come to be: new games and challenges, rematches, games that are played on from a moment
//! of another, and records that are only looked at.

use kernel::{Branch, Refusal, Seat, Seed};
use serde_json::Value;
use tokio::sync::oneshot;

use crate::limits::{CHALLENGE, LONGEST_NAME, MOST_CHALLENGES};
use crate::packs::hashes;
use crate::protocol::{Challenge, Clock, GameInfo, Imported, Moment, NewBranch, Opened, Said};
use crate::room::{Ask, Command, OPEN, PERSON, hash_token, now};
use crate::rooms::{OpenFault, Rooms, info};
use crate::ruleset::{Beginning, Match};
use crate::sitting::{Entry, What};
use crate::store::{Append, Start, StoreFault, Stored};

/// A table to be laid.
#[derive(Default)]
pub struct Founding {
    /// The ruleset's id.
    pub ruleset: String,
    /// The exercise that it is.
    pub exercise: Option<String>,
    /// `person`, the name of a computer player, or `open`.
    pub seats: Vec<String>,
    /// What the players are called.
    pub names: Vec<String>,
    /// The clock.
    pub clock: Option<Clock>,
    /// Shown in the list of games to watch.
    pub listed: bool,
    /// Whether players may ask for hints, if whoever opens it says so.
    pub hints: Option<bool>,
    /// The seed was given by whoever opens it.
    pub seed_given: bool,
    /// The moment that is played on from.
    pub from: Option<Moment>,
    /// What its log begins with.
    pub log: Vec<Entry>,
    /// It is the next game at a table.
    pub next: Option<Next>,
}

/// The next game at a table.
pub struct Next {
    /// Its id.
    pub id: String,
    /// The hash of each seat's token.
    pub tokens: Vec<Option<String>>,
}

impl Rooms {
    /// Lays a table for a game and opens its room.
    ///
    /// # Errors
    /// Refuses another number of seats than the game has.
    pub async fn found(
        &self,
        founding: Founding,
        beginning: Beginning,
        game: Box<dyn Match>,
    ) -> Result<Opened, OpenFault> {
        let seats = usize::from(game.seats());
        if founding.seats.len() != seats {
            let expected = format!("expected {seats}");
            return Err(Refusal::from(Refusal::SETUP).with("seats", expected).into());
        }
        let mut tokens: Vec<Option<String>> = Vec::new();
        for seat in &founding.seats {
            tokens.push(if seat == PERSON { Some(secret()?) } else { None });
        }
        let (id, hashes) = match founding.next {
            Some(next) => (next.id, next.tokens),
            None => {
                let hash = |token: &Option<String>| token.as_deref().map(hash_token);
                (letters(&random::<10>()?), tokens.iter().map(hash).collect())
            }
        };
        let created = now();
        let open = founding.seats.iter().any(|seat| seat == OPEN);
        let stored = Stored {
            id,
            listed: founding.listed,
            over: false,
            open_until: open.then_some(created + CHALLENGE),
            start: Start {
                seed_given: founding.seed_given,
                seats: founding.seats.iter().map(|seat| sitter(seat)).collect(),
                names: names(&founding.names, seats),
                tokens: hashes,
                clock: founding.clock,
                hints: founding.hints,
                from: founding.from,
                exercise: founding.exercise,
                ..begun(founding.ruleset, beginning, created)
            },
        };
        self.store().open(&stored).await.map_err(OpenFault::Store)?;
        self.begin_log(&stored.id, &founding.log).await.map_err(OpenFault::Store)?;
        self.start_room(&stored, game, &founding.log)?;
        // Computer players among themselves begin at once; everyone else is waited for.
        if !open && tokens.iter().all(Option::is_none) {
            let (reply, _) = oneshot::channel();
            self.send(&stored.id, Command::Status(reply)).await;
        }
        Ok(Opened { game: stored.id, tokens })
    }

    async fn begin_log(&self, game: &str, log: &[Entry]) -> Result<(), StoreFault> {
        let entries: Vec<String> =
            log.iter().filter_map(|entry| serde_json::to_string(entry).ok()).collect();
        if entries.is_empty() {
            return Ok(());
        }
        let game = game.to_owned();
        self.writer().append(Append { game, from: 1, entries, over: false, filled: false }).await
    }

    /// The next game at a table: the same setup, every player on the other side, with the same
    /// secret. What was said stays. Whoever opens it, and however often, it is the same game.
    ///
    /// # Errors
    /// Refuses what the ruleset no longer knows.
    pub async fn rematch(
        &self,
        of: &GameInfo,
        tokens: &[Option<String>],
        chat: &[Said],
    ) -> Result<String, OpenFault> {
        let id = letters(&blake3::derive_key("gefecht next game 1", of.id.as_bytes())[..10]);
        let stored = self.store().game(&of.id).await.map_err(OpenFault::Store)?;
        let Stored { start, listed, .. } = stored.ok_or(Refusal::from(Refusal::SETUP))?;
        let ruleset = self.seated(&of.ruleset, &of.seats)?;
        self.fetch(&of.ruleset, &hashes(&of.packs)).await.map_err(OpenFault::Store)?;
        let packs = ruleset.packs().named(&of.packs)?;
        let (beginning, game) = ruleset.open(Some(&packs), Some(start.setup), Seed(random()?))?;
        let said = |said: &Said| Entry {
            at: said.at,
            what: What::Chat {
                seat: said.seat.map(across),
                text: said.text.clone(),
                team: said.team,
            },
            clock: None,
        };
        let founding = Founding {
            ruleset: of.ruleset.clone(),
            seats: swapped(&of.seats),
            names: swapped(&of.names),
            clock: of.clock,
            hints: start.hints,
            listed,
            next: Some(Next { id: id.clone(), tokens: swapped(tokens) }),
            log: chat.iter().map(said).collect(),
            ..Founding::default()
        };
        match self.found(founding, beginning, game).await {
            // Another process was faster, or this one has judged the last wish anew.
            Ok(_) | Err(OpenFault::Store(StoreFault::Conflict)) => Ok(id),
            Err(fault) => Err(fault),
        }
    }

    /// Plays on from a moment of a finished game, with new dice.
    ///
    /// # Errors
    /// Refuses a moment that the game does not have, and what is unknown.
    pub async fn branch(&self, new: NewBranch) -> Result<Opened, OpenFault> {
        let (reply, replied) = oneshot::channel();
        self.send(&new.from.game, Command::Record(reply)).await;
        let record = replied.await.unwrap_or(Err(Ask::NoGame)).map_err(OpenFault::Ask)?;
        let record: Value =
            serde_json::from_str(record.get()).map_err(|fault| wrong(&fault.to_string()))?;
        self.fetch_for(&record).await.map_err(OpenFault::Store)?;
        let (seed, rooms, step) = (Seed(random()?), self.clone(), new.from.step as usize);
        let played_on = move || rooms.played_on(record, step, seed);
        let laid = self.work().replay(played_on).await.ok_or(Refusal::from(Refusal::STUCK))?;
        let (ruleset, beginning, game) = laid?;
        self.seated(&ruleset, &new.seats)?;
        let founding = Founding {
            ruleset,
            seats: new.seats,
            names: new.names.unwrap_or_default(),
            from: Some(new.from),
            hints: new.hints,
            ..Founding::default()
        };
        self.found(founding, beginning, game).await
    }

    fn played_on(
        &self,
        record: Value,
        step: usize,
        seed: Seed,
    ) -> Result<(String, Beginning, Box<dyn Match>), Refusal> {
        let (ruleset, mut beginning) = self.verified(record).map_err(|why| wrong(&why))?;
        if step > beginning.deeds.len() {
            return Err(Refusal::from(Refusal::SETUP).with("step", step));
        }
        beginning.deeds.truncate(step);
        beginning.branches.retain(|branch| branch.after <= step);
        beginning.branches.push(Branch { after: step, seed });
        let known = self.ruleset(&ruleset).ok_or(Refusal::from(Refusal::SETUP))?;
        let game = known.resume(&beginning)?;
        Ok((ruleset, beginning, game))
    }

    /// What a record holds, and how many play.
    fn played(&self, record: Value) -> Result<(String, Beginning, usize), Refusal> {
        let (ruleset, beginning) = self.verified(record).map_err(|why| wrong(&why))?;
        let known = self.ruleset(&ruleset).ok_or(Refusal::from(Refusal::SETUP))?;
        let seats = usize::from(known.resume(&beginning)?.seats());
        Ok((ruleset, beginning, seats))
    }

    /// What a record holds, and of which ruleset it is, if it replays to the same events.
    ///
    /// # Errors
    /// What is wrong with it, in words.
    pub fn verified(&self, record: Value) -> Result<(String, Beginning), String> {
        let id = record.get("ruleset").and_then(Value::as_str).unwrap_or_default().to_owned();
        let ruleset = self.ruleset(&id).ok_or("field `ruleset`: there is no such ruleset")?;
        ruleset.verify(record).map(|beginning| (id, beginning))
    }

    /// Keeps a record as a game that can be looked at and played on from. The same record is the
    /// same game.
    ///
    /// # Errors
    /// Refuses a record that does not replay to the same events.
    pub async fn import(&self, record: Value) -> Result<Imported, OpenFault> {
        let hash = record.get("hash").and_then(Value::as_str).unwrap_or_default();
        let id = letters(&blake3::derive_key("gefecht imported record 1", hash.as_bytes())[..10]);
        self.fetch_for(&record).await.map_err(OpenFault::Store)?;
        let rooms = self.clone();
        let read = move || rooms.played(record);
        let read = self.work().replay(read).await.ok_or(Refusal::from(Refusal::STUCK))?;
        let (ruleset, beginning, seats) = read?;
        // Only now is the hash proved to be that of the record.
        if self.store().game(&id).await.map_err(OpenFault::Store)?.is_some() {
            return Ok(Imported { game: id });
        }
        let start = Start {
            seats: vec![PERSON.to_owned(); seats],
            names: names(&[], seats),
            tokens: vec![None; seats],
            imported: true,
            ..begun(ruleset, beginning, now())
        };
        let stored = Stored { id: id.clone(), start, listed: false, over: true, open_until: None };
        match self.store().open(&stored).await {
            // Somebody else brought the same record at the same moment.
            Ok(()) | Err(StoreFault::Conflict) => Ok(Imported { game: id }),
            Err(fault) => Err(OpenFault::Store(fault)),
        }
    }

    /// The newest open challenges.
    ///
    /// # Errors
    /// When the storage fails.
    pub async fn challenges(&self) -> Result<Vec<Challenge>, StoreFault> {
        let games = self.store().challenges(now(), MOST_CHALLENGES).await?;
        let challenge =
            |stored: &Stored| Challenge { game: info(stored), setup: stored.start.setup.clone() };
        Ok(games.iter().map(challenge).collect())
    }
}

fn wrong(why: &str) -> Refusal {
    Refusal::from(Refusal::SETUP).with("record", why)
}

fn begun(ruleset: String, beginning: Beginning, created: u64) -> Start {
    Start {
        ruleset,
        packs: beginning.packs,
        setup: beginning.setup,
        seed: beginning.seed.to_string(),
        deeds: beginning.deeds,
        branches: beginning.branches,
        created,
        ..Start::default()
    }
}

/// Who accepts is a person.
fn sitter(seat: &str) -> String {
    if seat == OPEN { PERSON.to_owned() } else { seat.to_owned() }
}

fn names(given: &[String], seats: usize) -> Vec<String> {
    let mut names: Vec<String> = given.iter().take(seats).map(|name| clean(name)).collect();
    names.resize(seats, String::new());
    names
}

/// The seat on the other side of the table: teams sit in turns around it.
pub fn across(seat: Seat) -> Seat {
    Seat(seat.0 ^ 1)
}

fn swapped<T: Clone + Default>(by_seat: &[T]) -> Vec<T> {
    let of = |seat: usize| by_seat.get(seat ^ 1).cloned().unwrap_or_default();
    (0..by_seat.len()).map(of).collect()
}

/// A name as it is kept.
pub fn clean(name: &str) -> String {
    name.trim().chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect()
}

/// A token that nobody can guess.
///
/// # Errors
/// When the system gives no randomness.
pub fn secret() -> Result<String, Refusal> {
    random::<20>().map(|bytes| letters(&bytes))
}

/// Random bytes of the system.
///
/// # Errors
/// When it gives none.
pub fn random<const N: usize>() -> Result<[u8; N], Refusal> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|fault| Refusal::from(Refusal::SETUP).with("no randomness", fault))?;
    Ok(bytes)
}

/// Whether something can be an id at all; not every database takes any text.
pub fn is_id(text: &str) -> bool {
    text.len() <= 32 && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Letters and digits that are not mistaken for each other, 5 bits each.
pub fn letters(bytes: &[u8]) -> String {
    const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut text = String::new();
    let (mut bits, mut held) = (0u32, 0);
    for byte in bytes {
        bits = bits << 8 | u32::from(*byte);
        held += 8;
        while held >= 5 {
            held -= 5;
            text.push(char::from(ALPHABET[(bits >> held & 31) as usize]));
        }
        bits &= (1 << held) - 1;
    }
    text
}
