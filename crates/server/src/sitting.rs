//! A game with its log: what was done, by whom and when; questions by number; clocks.
//!
//! Everything here follows from the start and the entries of the log, so a game is the same after a
//! restart. It does no input or output.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use kernel::{Deed, Doing, Refusal, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::limits::MOST_CHAT;
use crate::protocol::{Asked, Clock, Deciding, DeedKind, Ending, Now, Said, Standing, Step};
use crate::ruleset::Match;

/// Both seats.
pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// One entry of a game's log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What.
    pub what: What,
    /// What the clocks showed after it, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<[u64; 2]>,
}

/// What an entry says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// A seat did something; an answer is in the ruleset's form.
    Deed(Deed<Value>),
    /// A seat's time ran out.
    Flag { seat: Seat },
    /// All deeds but the first ones were taken back.
    Undo { to: usize },
    /// Somebody said something.
    Chat { seat: Option<Seat>, text: String },
}

/// What is known of a deed beside what the game knows.
#[derive(Clone, Copy, Debug)]
struct Done {
    entry: u32,
    at: u64,
    seat: Seat,
    kind: DeedKind,
}

/// A game with its log.
#[derive(Clone)]
pub struct Sitting {
    /// The game.
    pub game: Box<dyn Match>,
    created: u64,
    entries: u32,
    done: Vec<Done>,
    chat: VecDeque<Said>,
    asked: [Option<u32>; 2],
    clocks: Option<Clocks>,
    flagged: bool,
    seed: String,
}

impl Sitting {
    /// A game at its beginning. `timed` says which seats have a clock, if there is one.
    #[must_use]
    pub fn begin(
        game: Box<dyn Match>,
        created: u64,
        clock: Option<Clock>,
        timed: [bool; 2],
        seed: String,
    ) -> Self {
        let clocks = clock.map(|clock| Clocks::new(clock, timed));
        let mut sitting = Self {
            game,
            created,
            entries: 0,
            done: Vec::new(),
            chat: VecDeque::new(),
            asked: [None, None],
            clocks,
            flagged: false,
            seed,
        };
        sitting.number_questions(None);
        sitting
    }

    /// The number of entries in the log.
    #[must_use]
    pub fn entries(&self) -> u32 {
        self.entries
    }

    /// The id of a seat's open question.
    #[must_use]
    pub fn question(&self, seat: Seat) -> Option<u32> {
        self.asked.get(seat.index()).copied().flatten()
    }

    /// Carries out an entry.
    ///
    /// # Errors
    /// Refuses what is not possible, and changes nothing.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Refusal> {
        match &entry.what {
            What::Deed(deed) => self.game.perform(deed)?,
            What::Flag { seat } => {
                self.game.perform(&Deed { seat: *seat, doing: Doing::Concede })?;
            }
            What::Undo { to } => self.game.undo_to(*to)?,
            What::Chat { .. } => {}
        }
        self.note(entry);
        Ok(())
    }

    /// Keeps an entry that the game has carried out.
    fn note(&mut self, entry: &Entry) {
        self.entries += 1;
        let mut answered = None;
        let deed = match &entry.what {
            What::Deed(Deed { seat, doing }) => {
                let kind = match doing {
                    Doing::Answer(_) => {
                        answered = Some(*seat);
                        DeedKind::Answer
                    }
                    Doing::Concede => DeedKind::Concede,
                    Doing::OfferDraw => DeedKind::Draw,
                };
                Some((*seat, kind))
            }
            What::Flag { seat } => {
                self.flagged = true;
                Some((*seat, DeedKind::Flag))
            }
            What::Undo { to } => {
                self.done.truncate(*to);
                self.asked = [None, None];
                None
            }
            What::Chat { seat, text } => {
                self.chat.push_back(Said { at: entry.at, seat: *seat, text: text.clone() });
                while self.chat.len() > MOST_CHAT {
                    self.chat.pop_front();
                }
                None
            }
        };
        if let Some((seat, kind)) = deed {
            self.done.push(Done { entry: self.entries, at: entry.at, seat, kind });
        }
        if let (Some(clocks), Some(left)) = (&mut self.clocks, entry.clock) {
            clocks.left = left;
        }
        self.number_questions(answered);
    }

    /// A question keeps its number while it stands; a new one is numbered by the entry it came with.
    fn number_questions(&mut self, answered: Option<Seat>) {
        let asked: Vec<Seat> = self.game.prompts().iter().map(|(seat, _)| *seat).collect();
        for seat in SEATS {
            let number = &mut self.asked[seat.index()];
            if !asked.contains(&seat) {
                *number = None;
            } else if number.is_none() || answered == Some(seat) {
                *number = Some(self.entries);
            }
        }
    }

    /// The last step as a viewer learns it.
    #[must_use]
    pub fn step(&self, viewer: Viewer) -> Step {
        self.as_step(self.done.last(), self.game.told(viewer))
    }

    fn as_step(&self, done: Option<&Done>, told: crate::protocol::Raw) -> Step {
        Step {
            entry: done.map_or(0, |done| done.entry),
            at: done.map_or(self.created, |done| done.at),
            seat: done.map(|done| done.seat),
            deed: done.map_or(DeedKind::Start, |done| done.kind),
            told,
        }
    }

    /// The latest steps, oldest first.
    #[must_use]
    pub fn log(&self, viewer: Viewer, most: u32) -> Vec<Step> {
        if most == 0 {
            return Vec::new();
        }
        let from = (self.done.len() + 1).saturating_sub(most as usize);
        let told = self.game.history(viewer, from).into_iter();
        let done = |number: usize| number.checked_sub(1).and_then(|n| self.done.get(n));
        told.enumerate().map(|(n, told)| self.as_step(done(from + n), told)).collect()
    }

    /// The latest chat, oldest first.
    #[must_use]
    pub fn chat(&self) -> Vec<Said> {
        self.chat.iter().cloned().collect()
    }

    /// The position and what is asked, for a viewer.
    #[must_use]
    pub fn now(&self, viewer: Viewer) -> Now {
        let prompts = self.game.prompts();
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        let question = prompts.iter().find(|(seat, _)| own(*seat)).and_then(|(seat, prompt)| {
            let (id, (options, open)) = (self.question(*seat)?, self.game.options(*seat)?);
            Some(Asked { id, prompt: prompt.clone(), open, options })
        });
        Now {
            view: self.game.view(viewer),
            question,
            deciding: prompts.into_iter().map(|(seat, prompt)| Deciding { seat, prompt }).collect(),
            outcome: self.ending(),
        }
    }

    /// How the game ended.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        let outcome = self.game.outcome()?;
        Some(Ending {
            winner: outcome.winner,
            rule: outcome.rule.0.to_owned(),
            flag: self.flagged,
            seed: self.seed.clone(),
        })
    }

    /// Draw offer, undo wish and clocks.
    #[must_use]
    pub fn standing(&self, undo: Option<Seat>, now: Instant) -> Standing {
        Standing {
            draw: self.game.draw_offer(),
            undo,
            clock: self.clocks.as_ref().map(|clocks| clocks.show(now)),
            running: self.clocks.as_ref().map_or_else(Vec::new, Clocks::running),
        }
    }

    /// Sets the clocks going: everyone has come to the table.
    pub fn start_clocks(&mut self, now: Instant) {
        self.turn_clocks(None, now);
    }

    /// Charges the time that has passed, adds the increment to who has answered, and lets the clocks
    /// of those run who have to decide now. Gives what the clocks show.
    pub fn turn_clocks(&mut self, answered: Option<Seat>, now: Instant) -> Option<[u64; 2]> {
        let asked: Vec<Seat> = match self.game.outcome() {
            None => self.game.prompts().iter().map(|(seat, _)| *seat).collect(),
            Some(_) => Vec::new(),
        };
        let clocks = self.clocks.as_mut()?;
        clocks.turn(answered, &asked, now);
        Some(clocks.left)
    }

    /// Who runs out of time first, and how soon.
    #[must_use]
    pub fn next_flag(&self, now: Instant) -> Option<(Seat, Duration)> {
        let clocks = self.clocks.as_ref()?;
        let shown = clocks.show(now);
        let left = |seat: &Seat| shown[seat.index()];
        let seat = clocks.running().into_iter().min_by_key(left)?;
        Some((seat, Duration::from_millis(left(&seat))))
    }
}

/// A clock for each seat.
#[derive(Clone, Debug)]
struct Clocks {
    left: [u64; 2],
    increment: u64,
    /// Computer players have none.
    timed: [bool; 2],
    running: [bool; 2],
    since: Option<Instant>,
}

impl Clocks {
    fn new(clock: Clock, timed: [bool; 2]) -> Clocks {
        Clocks {
            left: [u64::from(clock.seconds) * 1000; 2],
            increment: u64::from(clock.increment) * 1000,
            timed,
            running: [false; 2],
            since: None,
        }
    }

    fn show(&self, now: Instant) -> [u64; 2] {
        let passed =
            self.since.map_or(Duration::ZERO, |since| now.saturating_duration_since(since));
        let passed = u64::try_from(passed.as_millis()).unwrap_or(u64::MAX);
        let show = |seat: Seat| {
            let left = self.left[seat.index()];
            if self.running[seat.index()] { left.saturating_sub(passed) } else { left }
        };
        SEATS.map(show)
    }

    fn running(&self) -> Vec<Seat> {
        SEATS.into_iter().filter(|seat| self.running[seat.index()]).collect()
    }

    fn turn(&mut self, answered: Option<Seat>, asked: &[Seat], now: Instant) {
        self.left = self.show(now);
        self.since = Some(now);
        if let Some(seat) = answered.filter(|seat| self.timed[seat.index()]) {
            self.left[seat.index()] += self.increment;
        }
        self.running = SEATS.map(|seat| self.timed[seat.index()] && asked.contains(&seat));
    }
}
