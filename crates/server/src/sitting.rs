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
use crate::protocol::{
    Asked, Clock, Deciding, DeedKind, Ending, Now, Proposed, Raw, Said, Standing, Step,
};
use crate::room::PERSON;
use crate::ruleset::Match;

/// Somebody wishes to undo, and who has granted it so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// Who.
    pub seat: Seat,
    /// Who has granted it.
    pub granted: Vec<Seat>,
}

/// Whether a viewer may read what was said: what is said to a team only its members.
#[must_use]
pub fn hears(viewer: Viewer, said: &Said) -> bool {
    match (viewer, said.seat) {
        (Viewer::Seat(own), Some(seat)) => !said.team || own.is_with(seat),
        _ => !said.team,
    }
}

/// One entry of a game's log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What.
    pub what: What,
    /// What the clocks showed after it, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Vec<u64>>,
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
    /// Somebody said something, to everyone or to the own team.
    Chat {
        seat: Option<Seat>,
        text: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        team: bool,
    },
    /// Another player sits at a seat: a computer player by name, or a person again.
    Seat { seat: Seat, player: String },
    /// Somebody accepts the challenge and takes an open seat; the token is kept as its hash.
    Taken { seat: Seat, name: String, token: String },
    /// Somebody says how they are called.
    Name { seat: Seat, name: String },
    /// A seat wishes to take its last answer back.
    Wish { seat: Seat },
    /// A seat grants or declines that wish.
    Grant { seat: Seat, allow: bool },
    /// A seat proposes an answer to a question of its team.
    Propose { seat: Seat, question: u32, choice: Value },
    /// Everyone has come to the table: the clocks start.
    Clocks,
    /// A seat wishes another game, when this one is over.
    Rematch { seat: Seat },
    /// The other game is opened.
    Again { game: String },
}

/// What is known of a deed beside what the game knows.
#[derive(Clone, Copy, Debug)]
struct Done {
    entry: u32,
    at: u64,
    seat: Seat,
    kind: DeedKind,
}

impl Done {
    /// A deed from before the log.
    fn before(Deed { seat, doing }: &Deed<Value>, at: u64) -> Self {
        Self { entry: 0, at, seat: *seat, kind: kind(doing) }
    }
}

fn kind<C>(doing: &Doing<C>) -> DeedKind {
    match doing {
        Doing::Answer(_) => DeedKind::Answer,
        Doing::Concede => DeedKind::Concede,
        Doing::OfferDraw => DeedKind::Draw,
    }
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
    asked: Vec<Option<u32>>,
    clocks: Option<Clocks>,
    flagged: bool,
    seed: String,
    /// Who wishes to undo.
    wish: Option<Wish>,
    /// What is proposed for a team's question, by whom, and the number of the question.
    proposals: Vec<(u32, Proposed)>,
    /// Who wishes another game; the id of that game, and when it was opened.
    rematch: Vec<Seat>,
    again: Option<(String, u64)>,
}

impl Sitting {
    /// A game where its log begins, after these deeds. `timed` says which seats have a clock, if
    /// there is one.
    #[must_use]
    pub fn begin(
        game: Box<dyn Match>,
        before: &[Deed<Value>],
        created: u64,
        clock: Option<Clock>,
        timed: Vec<bool>,
        seed: String,
    ) -> Self {
        let asked = vec![None; timed.len()];
        let clocks = clock.map(|clock| Clocks::new(clock, timed));
        let mut sitting = Self {
            game,
            created,
            entries: 0,
            done: before.iter().map(|deed| Done::before(deed, created)).collect(),
            chat: VecDeque::new(),
            asked,
            clocks,
            flagged: false,
            seed,
            wish: None,
            proposals: Vec::new(),
            rematch: Vec::new(),
            again: None,
        };
        sitting.number_questions(&[]);
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

    /// Who wishes to undo.
    #[must_use]
    pub fn wish(&self) -> Option<&Wish> {
        self.wish.as_ref()
    }

    /// Who wishes another game.
    #[must_use]
    pub fn rematch(&self) -> &[Seat] {
        &self.rematch
    }

    /// The id of the next game at this table, and when it was opened.
    #[must_use]
    pub fn again(&self) -> Option<(&str, u64)> {
        self.again.as_ref().map(|(game, at)| (game.as_str(), *at))
    }

    /// What is proposed for the question that a seat may answer, by its team.
    #[must_use]
    pub fn proposed(&self, seat: Seat) -> Vec<Proposed> {
        let asked = self.question(seat);
        let own = self
            .proposals
            .iter()
            .filter(|(question, proposal)| Some(*question) == asked && proposal.seat.is_with(seat));
        own.map(|(_, proposal)| proposal.clone()).collect()
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.game.seats())
    }

    /// Who may answer the question that a seat may answer, the seat among them.
    #[must_use]
    pub fn asked_with(&self, seat: Seat) -> Vec<Seat> {
        let mut asked = self.game.prompts().into_iter().map(|(seats, _)| seats);
        asked.find(|seats| seats.contains(&seat)).unwrap_or_default()
    }

    /// Carries out an entry.
    ///
    /// # Errors
    /// Refuses what is not possible, and changes nothing.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Refusal> {
        let mut answered = Vec::new();
        match &entry.what {
            What::Deed(deed) => {
                if let Doing::Answer(_) = deed.doing {
                    answered = self.asked_with(deed.seat);
                }
                self.game.perform(deed)?;
            }
            What::Flag { seat } => self.fall(*seat)?,
            What::Undo { to } => self.game.undo_to(*to)?,
            What::Seat { seat, player } => {
                let (seed, place) = (entry.at, seat.index());
                self.game.sit(*seat, player, seed);
                let timed = self.clocks.as_mut().and_then(|clocks| clocks.timed.get_mut(place));
                timed.into_iter().for_each(|timed| *timed = player == PERSON);
            }
            What::Chat { .. }
            | What::Taken { .. }
            | What::Name { .. }
            | What::Wish { .. }
            | What::Grant { .. }
            | What::Propose { .. }
            | What::Clocks
            | What::Rematch { .. }
            | What::Again { .. } => {}
        }
        self.note(entry, &answered);
        Ok(())
    }

    /// A seat's time has run out: its whole team has lost.
    fn fall(&mut self, seat: Seat) -> Result<(), Refusal> {
        let conceding = self.game.conceding();
        for mate in self.seats().filter(|mate| mate.is_with(seat) && !conceding.contains(mate)) {
            self.game.perform(&Deed { seat: mate, doing: Doing::Concede })?;
        }
        Ok(())
    }

    /// Keeps an entry that the game has carried out.
    fn note(&mut self, entry: &Entry, answered: &[Seat]) {
        self.entries += 1;
        let deed = match &entry.what {
            What::Deed(Deed { seat, doing }) => Some((*seat, kind(doing))),
            What::Flag { seat } => {
                self.flagged = true;
                Some((*seat, DeedKind::Flag))
            }
            What::Undo { to } => {
                self.done.truncate(*to);
                self.asked.fill(None);
                None
            }
            What::Chat { seat, text, team } => {
                let (at, seat, text, team) = (entry.at, *seat, text.clone(), *team);
                self.chat.push_back(Said { at, seat, text, team });
                while self.chat.len() > MOST_CHAT {
                    self.chat.pop_front();
                }
                None
            }
            What::Wish { seat } => {
                self.wish = Some(Wish { seat: *seat, granted: Vec::new() });
                None
            }
            What::Grant { seat, allow } => {
                self.wish = self.wish.take().filter(|_| *allow);
                if let Some(wish) = &mut self.wish {
                    wish.granted.retain(|other| other != seat);
                    wish.granted.push(*seat);
                }
                None
            }
            What::Propose { seat, question, choice } => {
                let (number, seat, choice) = (*question, *seat, choice.clone());
                self.proposals.retain(|(other, by)| *other == number && by.seat != seat);
                self.proposals.push((number, Proposed { seat, choice }));
                None
            }
            What::Rematch { seat } => {
                self.rematch.push(*seat);
                None
            }
            What::Again { game } => {
                self.again = Some((game.clone(), entry.at));
                None
            }
            What::Seat { .. } | What::Taken { .. } | What::Name { .. } | What::Clocks => None,
        };
        if deed.is_some() || matches!(entry.what, What::Undo { .. }) {
            self.wish = None;
        }
        // Time that runs out is a deed of each member of a team.
        while let Some((seat, kind)) = deed.filter(|_| self.done.len() < self.game.deeds()) {
            self.done.push(Done { entry: self.entries, at: entry.at, seat, kind });
        }
        if let (Some(clocks), Some(left)) = (&mut self.clocks, &entry.clock) {
            clocks.left.clone_from(left);
            clocks.at = entry.at;
        }
        self.number_questions(answered);
    }

    /// A question keeps its number while it stands; a new one is numbered by the entry it came with.
    fn number_questions(&mut self, answered: &[Seat]) {
        let asked: Vec<Seat> =
            self.game.prompts().into_iter().flat_map(|(seats, _)| seats).collect();
        for (seat, number) in (0..).map(Seat).zip(&mut self.asked) {
            if !asked.contains(&seat) {
                *number = None;
            } else if number.is_none() || answered.contains(&seat) {
                *number = Some(self.entries);
            }
        }
    }

    /// The last step as a viewer learns it.
    #[must_use]
    pub fn step(&self, viewer: Viewer) -> Step {
        self.as_step(self.done.last(), self.game.told(viewer))
    }

    fn as_step(&self, done: Option<&Done>, told: Raw) -> Step {
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

    /// The latest chat as a viewer may read it, oldest first.
    #[must_use]
    pub fn chat(&self, viewer: Viewer) -> Vec<Said> {
        self.chat.iter().filter(|said| hears(viewer, said)).cloned().collect()
    }

    /// The position and what is asked, for a viewer.
    #[must_use]
    pub fn now(&self, viewer: Viewer) -> Now {
        let prompts = self.game.prompts();
        let own = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let asked = |seat: Seat| {
            let (seats, prompt) = prompts.iter().find(|(seats, _)| seats.contains(&seat))?;
            let (id, (options, open)) = (self.question(seat)?, self.game.options(seat)?);
            let mates = seats.iter().copied().filter(|mate| *mate != seat).collect();
            Some(Asked { id, prompt: prompt.clone(), open, options, mates })
        };
        let question = own.and_then(asked);
        let deciding = |(seats, prompt): (Vec<Seat>, Raw)| {
            let (seat, mates) = seats.split_first()?;
            Some(Deciding { seat: *seat, mates: mates.to_vec(), prompt })
        };
        Now {
            view: self.game.view(viewer),
            question,
            deciding: prompts.into_iter().filter_map(deciding).collect(),
            outcome: self.ending(),
            coach: self.game.coaching().map(Box::new),
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
    pub fn standing(&self, now: Instant) -> Standing {
        let undo = self.wish.as_ref();
        Standing {
            draw: self.game.draw_offers(),
            rematch: self.rematch.clone(),
            conceding: self.game.conceding(),
            undo: undo.map(|wish| wish.seat),
            granted: undo.map(|wish| wish.granted.clone()).unwrap_or_default(),
            clock: self.clocks.as_ref().map(|clocks| clocks.show(now)),
            running: self.clocks.as_ref().map_or_else(Vec::new, Clocks::running),
        }
    }

    /// Whether there are clocks.
    #[must_use]
    pub fn is_timed(&self) -> bool {
        self.clocks.is_some()
    }

    /// Lets the clocks run as they do elsewhere: from the last entry that says what they showed.
    pub fn follow_clocks(&mut self, at: u64, now: Instant) {
        let asked = self.asked_by_the_clock();
        if let Some(clocks) = &mut self.clocks {
            let passed = Duration::from_millis(at.saturating_sub(clocks.at));
            clocks.since = None;
            clocks.turn(None, &asked, now);
            clocks.since = now.checked_sub(passed).or(Some(now));
        }
    }

    /// Of a team it is the time of the member who is asked first.
    fn asked_by_the_clock(&self) -> Vec<Seat> {
        let prompts = match self.game.outcome() {
            None => self.game.prompts(),
            Some(_) => Vec::new(),
        };
        prompts.iter().filter_map(|(seats, _)| seats.first().copied()).collect()
    }

    /// Charges the time that has passed, adds the increment to who has answered, and lets the clocks
    /// of those run who have to decide now. Gives what the clocks show.
    pub fn turn_clocks(&mut self, answered: Option<Seat>, now: Instant) -> Option<Vec<u64>> {
        let asked = self.asked_by_the_clock();
        let clocks = self.clocks.as_mut()?;
        clocks.turn(answered, &asked, now);
        Some(clocks.left.clone())
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
    left: Vec<u64>,
    increment: u64,
    /// Computer players have none.
    timed: Vec<bool>,
    running: Vec<bool>,
    since: Option<Instant>,
    /// When the last entry that says what they showed was made, in milliseconds since 1970.
    at: u64,
}

impl Clocks {
    fn new(clock: Clock, timed: Vec<bool>) -> Clocks {
        Clocks {
            left: vec![u64::from(clock.seconds) * 1000; timed.len()],
            increment: u64::from(clock.increment) * 1000,
            running: vec![false; timed.len()],
            timed,
            since: None,
            at: 0,
        }
    }

    fn show(&self, now: Instant) -> Vec<u64> {
        let passed =
            self.since.map_or(Duration::ZERO, |since| now.saturating_duration_since(since));
        let passed = u64::try_from(passed.as_millis()).unwrap_or(u64::MAX);
        let show = |(left, running): (&u64, &bool)| {
            if *running { left.saturating_sub(passed) } else { *left }
        };
        self.left.iter().zip(&self.running).map(show).collect()
    }

    fn running(&self) -> Vec<Seat> {
        let seats = (0..).map(Seat).zip(&self.running);
        seats.filter(|(_, running)| **running).map(|(seat, _)| seat).collect()
    }

    fn turn(&mut self, answered: Option<Seat>, asked: &[Seat], now: Instant) {
        self.left = self.show(now);
        self.since = Some(now);
        if let Some(seat) = answered.filter(|seat| self.timed[seat.index()]) {
            self.left[seat.index()] += self.increment;
        }
        let timed = (0..).map(Seat).zip(&self.timed);
        self.running = timed.map(|(seat, timed)| *timed && asked.contains(&seat)).collect();
    }
}
