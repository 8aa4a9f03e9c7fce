//! The server's view of any ruleset and any game.
//!
//! A ruleset implements [`Doors`]; the server works with [`Ruleset`] and [`Match`], which know no
//! game: everything of a ruleset goes through them as JSON.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;

use content::{Fault, Pack};
use kernel::{
    Branch, Deed, Doing, Events, Game, Outcome, PerSeat, Question, Record, Refusal, Seat, Seed,
    Told, Viewer, same_packs,
};
use lessons::{Coach, Coaching, Exercise};
use players::{Advice, Analyst, Effort, Patience, Player, Reason, Robot, Searcher};
use ruleset::lists::Catalogue;
use ruleset::{Depth, Doors, Options, Tally};
use serde::Serialize;
use serde_json::Value;

use crate::limits::{
    MOST_BROUGHT, MOST_CHOICES, MOST_HINTED, MOST_HINTS, MOST_JUDGED, MOST_OWN, MOST_SWINGS,
    MOST_THOUGHT,
};
use crate::lists::Lists;
use crate::packs::Packs;
use crate::protocol::{Analysed, Because, Counted, Frame, Hinted, Judged, Raw, RulesetInfo};
use crate::shelf::Shelf;

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

/// A ruleset with its packs.
pub struct Host<R: Doors> {
    packs: Vec<Pack>,
    /// The names of those in use if none is chosen; they come first.
    usual: Vec<String>,
    /// Packs of players that somebody has asked for, by their hashes.
    pub(crate) own: Shelf<Pack>,
    /// What was read, by the names of the packs in use and the hashes of those of players.
    read: Shelf<R::Content>,
    /// What lists are made of, by the hashes of the packs.
    pub(crate) stocks: Shelf<Catalogue>,
}

impl<R: Doors> Host<R> {
    /// Reads all packs at once, those too that are in use only if they are chosen, so that a fault
    /// shows at the start.
    ///
    /// # Errors
    /// The first thing that is wrong with the packs.
    pub fn new(packs: Vec<Pack>) -> Result<Self, Fault> {
        let usual: Vec<String> = packs.iter().map(|pack| pack.name.clone()).collect();
        let more = R::more_packs().into_iter().filter(|pack| !usual.contains(&pack.name));
        let packs = packs.into_iter().chain(more).collect();
        let (own, read) = (Shelf::new(MOST_BROUGHT), Shelf::new(MOST_CHOICES));
        let host = Self { packs, usual, own, read, stocks: Shelf::new(MOST_CHOICES) };
        host.content(&host.usual)?;
        let all: Vec<String> = host.packs.iter().map(|pack| pack.name.clone()).collect();
        host.content(&all)?;
        Ok(host)
    }

    /// The names of the packs in use if none is chosen.
    pub(crate) fn usual(&self) -> &[String] {
        &self.usual
    }

    /// The packs in use if none is chosen.
    pub(crate) fn usual_packs(&self) -> impl Iterator<Item = Pack> {
        self.packs.iter().filter(|pack| self.usual.contains(&pack.name)).cloned()
    }

    /// Whether the server itself has a pack of this name.
    pub(crate) fn at_hand(&self, name: &str) -> bool {
        self.packs.iter().any(|pack| pack.name == name)
    }

    /// The content of the packs with these names or hashes, in the order in which the server knows
    /// them; those of players come last, by their hashes.
    fn content(&self, wanted: &[String]) -> Result<Arc<R::Content>, Fault> {
        let its = self.packs.iter().filter(|pack| wanted.contains(&pack.name));
        let mut own: Vec<&String> = wanted.iter().filter(|name| !self.at_hand(name)).collect();
        own.sort();
        own.dedup();
        let names = its.clone().map(|pack| &pack.name).chain(own.iter().copied());
        let key: Vec<String> = names.cloned().collect();
        if let Some(content) = self.read.get(&key) {
            return Ok(content);
        }
        let mut packs: Vec<Pack> = its.cloned().collect();
        for hash in own {
            let gone = || Fault::of_file(hash, "this pack is not at hand any more");
            packs.push(Pack::clone(&*self.own.get(std::slice::from_ref(hash)).ok_or_else(gone)?));
        }
        let content = Arc::new(R::content(&packs)?);
        self.read.put(&key, content.clone());
        Ok(content)
    }

    /// The packs that can be added to the usual ones.
    fn more(&self) -> Vec<String> {
        let beside = self
            .packs
            .iter()
            .map(|pack| pack.name.clone())
            .filter(|name| !self.usual.contains(name));
        let fits = |name: &String| {
            let names: Vec<String> = self.usual.iter().chain([name]).cloned().collect();
            self.content(&names).is_ok()
        };
        beside.filter(fits).collect()
    }

    /// The content of some packs: of the server by their names, of players by their hashes.
    pub(crate) fn chosen(&self, names: Option<&[String]>) -> Result<Arc<R::Content>, Refusal> {
        let wanted = names.unwrap_or(&self.usual);
        let foreign = || wanted.iter().filter(|name| !self.at_hand(name));
        if let Some(unknown) = foreign().find(|hash| !self.has(hash)) {
            return Err(Refusal::from(Refusal::SETUP).with("pack", unknown));
        }
        if foreign().count() > MOST_OWN {
            let expected = format!("expected at most {MOST_OWN} of players");
            return Err(Refusal::from(Refusal::SETUP).with("packs", expected));
        }
        self.content(wanted).map_err(|fault| Refusal::from(Refusal::SETUP).with("packs", fault))
    }
}

impl<R: Doors> Ruleset for Host<R> {
    fn id(&self) -> &'static str {
        R::NAME
    }

    fn info(&self) -> RulesetInfo {
        let content = self.chosen(None).ok();
        RulesetInfo {
            id: self.id().to_owned(),
            packs: content.as_ref().map_or_else(Vec::new, |content| R::packs(content)),
            players: Robot::LEVELS.map(str::to_owned).to_vec(),
            lobby: content.map_or_else(Raw::default, |content| raw(&R::lobby(&content))),
            more: self.more(),
        }
    }

    fn lobby(&self, packs: Option<&[String]>) -> Result<Raw, Refusal> {
        Ok(raw(&R::lobby(&*self.chosen(packs)?)))
    }

    fn everything(&self) -> Raw {
        self.chosen(None).map_or_else(|_| Raw::default(), |content| raw(&R::everything(&content)))
    }

    fn odds(&self, query: &BTreeMap<String, String>) -> Result<Raw, Refusal> {
        R::odds(query).map(|odds| raw(&odds))
    }

    fn open(
        &self,
        packs: Option<&[String]>,
        setup: Option<Value>,
        seed: Seed,
    ) -> Result<(Beginning, Box<dyn Match>), Refusal> {
        let content = self.chosen(packs)?;
        let setup: R::Setup = match setup {
            Some(setup) => serde_json::from_value(setup).map_err(malformed)?,
            None => R::first(&content, &Options::default())
                .map_err(|why| Refusal::from(Refusal::SETUP).with("first game", why))?,
        };
        let packs = R::packs(&content);
        let written = serde_json::to_value(&setup).map_err(malformed)?;
        let (deeds, branches) = (Vec::new(), Vec::new());
        let beginning = Beginning { packs, setup: written, seed, deeds, branches };
        Ok((beginning, Hosting::<R>::start(&content, setup, seed)?))
    }

    fn resume(&self, beginning: &Beginning) -> Result<Box<dyn Match>, Refusal> {
        let content = self.chosen(Some(&self.named(&beginning.packs)?))?;
        if !same_packs(&R::packs(&content), &beginning.packs) {
            return Err(Refusal::from(Refusal::SETUP).with("packs", "changed since the game began"));
        }
        let setup = serde_json::from_value(beginning.setup.clone()).map_err(malformed)?;
        if beginning.deeds.is_empty() && beginning.branches.is_empty() {
            return Hosting::<R>::start(&content, setup, beginning.seed);
        }
        let read = |choice: &Value| serde_json::from_value(choice.clone()).map_err(malformed);
        let deeds = beginning.deeds.iter().map(|deed| deed.read(read));
        let record = Record::<R> {
            ruleset: R::NAME.to_owned(),
            setup,
            seed: beginning.seed,
            packs: beginning.packs.clone(),
            deeds: deeds.collect::<Result<_, Refusal>>()?,
            branches: beginning.branches.clone(),
            hash: String::new(),
        };
        Hosting::<R>::resume(&content, &record)
    }

    fn teach(
        &self,
        id: &str,
        text: &str,
        seed: Seed,
    ) -> Result<(Beginning, Box<dyn Match>), Refusal> {
        let bad = |why: String| Refusal::from(Refusal::SETUP).with("exercise", why);
        let exercise = Exercise::read::<R>(id, text).map_err(|fault| bad(fault.to_string()))?;
        let (position, exercise) = exercise.apart();
        let state = R::place(position).map_err(|wrong| bad(wrong.message))?;
        let (game, latest) = exercise.begin::<R>(state, seed)?;
        let robots = PerSeat::of(R::seats(game.state()), |_| None);
        let packs = self.chosen(None).map_or_else(|_| Vec::new(), |content| R::packs(&content));
        let coach = Some(Arc::new(Coach::new(id, exercise)));
        let (deeds, branches) = (Vec::new(), Vec::new());
        let beginning = Beginning { packs, setup: Value::Null, seed, deeds, branches };
        Ok((beginning, Box::new(Hosting { game, latest, robots, coach })))
    }

    fn verify(&self, record: Value) -> Result<Beginning, String> {
        let said = |fault: serde_json::Error| fault.to_string();
        let record: Record<R> = serde_json::from_value(record).map_err(said)?;
        let names = self.named(&record.packs).map_err(|refusal| refusal.to_string())?;
        let content = self.chosen(Some(&names)).map_err(|refusal| refusal.to_string())?;
        record.verify(&content).map_err(|fault| fault.to_string())?;
        let write = |choice: &R::Choice| serde_json::to_value(choice).map_err(said);
        let deeds = record.deeds.iter().map(|deed| deed.read(write));
        Ok(Beginning {
            packs: record.packs.clone(),
            setup: serde_json::to_value(&record.setup).map_err(said)?,
            seed: record.seed,
            deeds: deeds.collect::<Result<_, String>>()?,
            branches: record.branches.clone(),
        })
    }

    fn has_player(&self, name: &str) -> bool {
        // Games of before are kept with the old name of the normal level.
        name == "greedy" || Robot::LEVELS.contains(&name)
    }

    fn lists(&self) -> &dyn Lists {
        self
    }

    fn packs(&self) -> &dyn Packs {
        self
    }
}

fn malformed(fault: serde_json::Error) -> Refusal {
    Refusal::from(Refusal::MALFORMED).with("cannot be read", fault)
}

/// On how many threads a thought runs.
fn threads() -> usize {
    available_parallelism().map_or(1, usize::from)
}

/// A game in progress.
struct Hosting<R: Doors> {
    game: Game<R>,
    latest: Events<R>,
    robots: PerSeat<Option<Shared<R>>>,
    /// Who follows it, if it is an exercise.
    coach: Option<Arc<Coach>>,
}

/// A computer player; clones of a game share it.
type Shared<R> = Arc<Mutex<Box<dyn Player<R>>>>;

impl<R: Doors> Hosting<R> {
    fn start(content: &R::Content, setup: R::Setup, seed: Seed) -> Result<Box<dyn Match>, Refusal> {
        let (game, latest) = Game::<R>::start(content, setup, seed)?;
        let robots = PerSeat::of(R::seats(game.state()), |_| None);
        Ok(Box::new(Self { game, latest, robots, coach: None }))
    }

    /// A game that is played on from a moment.
    fn resume(content: &R::Content, record: &Record<R>) -> Result<Box<dyn Match>, Refusal> {
        let mut latest = Vec::new();
        let game = record
            .replay(content, |_, _| (), |_, events| latest = events.to_vec())
            .map_err(|fault| Refusal::from(Refusal::SETUP).with("record", fault))?;
        let robots = PerSeat::of(R::seats(game.state()), |_| None);
        Ok(Box::new(Self { game, latest, robots, coach: None }))
    }

    /// Whether a computer player sits there.
    fn sits(&self, seat: Seat) -> bool {
        self.robots.get(seat.index()).is_some_and(Option::is_some)
    }

    fn seen(&self, game: &Game<R>, events: &[Told<R::Event>], viewer: Viewer) -> Raw {
        let witnessed = |told: &&Told<R::Event>| R::witness(&told.event, viewer).is_some();
        let told = events.iter().filter(witnessed);
        raw(&told.map(|told| R::told(game.state(), told, viewer)).collect::<Vec<_>>())
    }

    /// Plays the game again and shows it after each deed, with the deed and its question.
    fn again(&self, mut show: impl FnMut(&Game<R>, &[Told<R::Event>], Option<Done<R>>)) {
        let next = std::cell::RefCell::new(None);
        let before = |game: &Game<R>, deed: &Deed<R::Choice>| {
            let question = game.question(deed.seat).cloned();
            *next.borrow_mut() = Some(Done { deed: deed.clone(), question });
        };
        let after = |game: &Game<R>, events: &[Told<R::Event>]| show(game, events, next.take());
        // A game in memory replays; if it did not, there would be nothing to show.
        let _ = self.game.again(before, after);
    }
}

impl Counted {
    fn add(&mut self, tally: Tally) {
        match tally {
            Tally::Suffered { seat, damage, .. } => {
                self.suffered[seat.index() % 2] += u32::from(damage)
            }
            Tally::Rolled { seat, gave, expected } => {
                self.gave[seat.index() % 2] += u32::from(gave);
                self.expected[seat.index() % 2] += expected;
            }
            Tally::Scored { .. } => {}
        }
    }
}

/// A decision that was thought about again, as it is told. The start is the first step of a replay.
fn judged<C: Serialize>(found: &players::Judged<C>) -> Judged {
    let best = (found.lost > 0.0).then(|| serde_json::to_value(&found.best).ok()).flatten();
    let players::Judged { deed, seat, wins, lost, .. } = *found;
    Judged { step: deed as u32 + 1, seat, wins, lost, best }
}

/// A deed, and the question that it answers.
struct Done<R: Doors> {
    deed: Deed<R::Choice>,
    question: Option<Question<R>>,
}

impl<R: Doors> Match for Hosting<R> {
    fn boxed(&self) -> Box<dyn Match> {
        Box::new(Self {
            game: self.game.clone(),
            latest: self.latest.clone(),
            robots: self.robots.clone(),
            coach: self.coach.clone(),
        })
    }

    fn perform(&mut self, deed: &Deed<Value>) -> Result<(), Refusal> {
        let read = |choice: &Value| serde_json::from_value(choice.clone()).map_err(malformed);
        self.latest = self.game.perform(deed.read(read)?)?;
        Ok(())
    }

    fn sit(&mut self, seat: Seat, player: &str, seed: u64) {
        if let Some(place) = self.robots.get_mut(seat.index()) {
            let robot = Robot::named(player);
            *place = robot.map(|robot| Arc::new(Mutex::new(robot.player(seed, threads()))));
        }
    }

    fn robot(&self) -> Option<Seat> {
        // What a team decides together a person of it decides.
        let persons = |question: &Question<R>| {
            let mut team = self.game.seats().filter(|&seat| question.asks(seat));
            question.joint && !R::is_turn(question) && team.any(|seat| !self.sits(seat))
        };
        let mut asked = self.game.pending().iter().filter(|question| !persons(question));
        asked.find(|question| self.sits(question.seat)).map(|question| question.seat)
    }

    fn think(&self, seat: Seat, patience: &Patience) -> Option<Value> {
        let moment = self.game.moment(seat)?;
        let told = self.coach.as_ref().and_then(|coach| coach.exercise().reply(&self.game, seat));
        if let Some(choice) = told {
            return serde_json::to_value(choice).ok();
        }
        let robot = self.robots.get(seat.index())?.as_ref()?;
        let mut robot = robot.lock().unwrap_or_else(PoisonError::into_inner);
        serde_json::to_value(robot.answer(&moment, &patience.within(MOST_THOUGHT))?).ok()
    }

    fn hints(&self, seat: Seat, patience: &Patience) -> Vec<Hinted> {
        let Some(moment) = self.game.moment(seat) else { return Vec::new() };
        let mut advisor = Searcher::<R>::new(0, Effort::Level(Depth::Expert), threads());
        let all = advisor.advise(&moment, MOST_HINTS, &patience.within(MOST_HINTED));
        let hinted = |advice: Advice<R::Choice>| {
            let because = |Reason { aspect, by }| Because { aspect: str::to_owned(aspect), by };
            Some(Hinted {
                choice: serde_json::to_value(advice.choice).ok()?,
                next: advice.next.and_then(|next| serde_json::to_value(next).ok()),
                wins: advice.wins,
                worse: advice.worse,
                reason: advice.reason.map(because),
            })
        };
        all.into_iter().filter_map(hinted).collect()
    }

    fn analyse(&self, patience: &Patience, tell: &mut dyn FnMut(Analysed)) {
        let mut analyst = Analyst::<R>::new(Effort::Level(Depth::Hard), threads());
        let look = |game: &Game<R>, deed: &Deed<R::Choice>| {
            let found = analyst.look(game, deed, &patience.within(MOST_JUDGED));
            found.into_iter().for_each(|found| tell(Analysed::Judged(judged(found))));
        };
        // A game in memory replays.
        let _ = self.game.again(look, |_, _| ());
        let found = analyst.finish(self.game.outcome());
        let swings = found.swings(MOST_SWINGS).iter().map(|swing| swing.deed as u32 + 1).collect();
        tell(Analysed::Done { swings, luck: found.luck(), whole: !patience.is_over() });
    }

    fn robot_takes_draw(&self, seat: Seat) -> bool {
        self.sits(seat) && R::takes_draw(self.game.state(), seat)
    }

    fn robot_offers_draw(&self, seat: Seat) -> bool {
        let question = self.game.question(seat).filter(|_| self.sits(seat));
        let offers = |question| R::offers_draw(self.game.state(), question);
        !self.game.draw_offers().contains(&seat) && question.is_some_and(offers)
    }

    fn told(&self, viewer: Viewer) -> Raw {
        self.seen(&self.game, &self.latest, viewer)
    }

    fn history(&self, viewer: Viewer, from: usize) -> Vec<Raw> {
        let mut all = Vec::new();
        let mut number = 0;
        self.again(|game, events, _| {
            if number >= from {
                all.push(self.seen(game, events, viewer));
            }
            number += 1;
        });
        all
    }

    fn frames(&self, from: usize, count: usize) -> Vec<Frame> {
        let mut frames = Vec::new();
        let mut number = 0;
        self.again(|game, events, done| {
            if (from..from.saturating_add(count)).contains(&number) {
                let question = done.as_ref().and_then(|done| done.question.as_ref());
                frames.push(Frame {
                    seat: done.as_ref().map(|done| done.deed.seat),
                    prompt: question.map(|question| raw(&question.prompt)),
                    open: question.is_some_and(|question| question.open),
                    options: question.map_or(0, |question| question.options.len() as u32),
                    deed: done.as_ref().map(|done| raw(&done.deed.doing)),
                    told: self.seen(game, events, Viewer::Judge),
                    view: raw(&game.view(Viewer::Judge)),
                    refusal: None,
                });
            }
            number += 1;
        });
        frames
    }

    fn statistics(&self) -> Vec<Counted> {
        let mut steps = Vec::new();
        let mut attack = None;
        self.again(|game, events, _| {
            let mut counted = Counted::default();
            for told in events {
                let tallied = R::tally(game.state(), &told.event, &mut attack);
                let others = R::tally_of_defence(&told.event, attack);
                tallied.into_iter().chain(others).for_each(|tally| counted.add(tally));
            }
            let score = |seat| R::scores(game.state(), seat).get(R::PLOTTED).copied();
            counted.score = [Seat(0), Seat(1)].map(|seat| score(seat).unwrap_or(0));
            steps.push(counted);
        });
        steps
    }

    fn view(&self, viewer: Viewer) -> Raw {
        raw(&self.game.view(viewer))
    }

    fn table(&self, viewer: Viewer) -> Raw {
        raw(&R::table(self.game.state(), viewer))
    }

    fn seats(&self) -> u8 {
        R::seats(self.game.state())
    }

    fn prompts(&self) -> Vec<(Vec<Seat>, Raw)> {
        let asked = |question: &Question<R>| {
            let mates = self.game.seats().filter(|&seat| question.asks(seat));
            let mates = mates.filter(|seat| *seat != question.seat);
            ([question.seat].into_iter().chain(mates).collect(), raw(&question.prompt))
        };
        self.game.pending().iter().map(asked).collect()
    }

    fn options(&self, seat: Seat) -> Option<(Raw, bool)> {
        self.game.question(seat).map(|question| (raw(&question.options), question.open))
    }

    fn aids(&self, seat: Seat) -> Option<Raw> {
        self.game.question(seat).map(|question| raw(&R::aids(self.game.state(), question)))
    }

    fn usual(&self, seat: Seat) -> Option<Raw> {
        let question = self.game.question(seat)?;
        R::usual(self.game.state(), question).map(|choice| raw(&choice))
    }

    fn needless(&self, seat: Seat) -> Option<Raw> {
        let question = self.game.question(seat)?;
        R::needless(self.game.state(), question).map(|choice| raw(&choice))
    }

    fn measuring(&self, query: Value) -> Measuring {
        let (state, asked) = (self.game.state().clone(), self.game.pending().to_vec());
        Box::new(move || {
            let query = serde_json::from_value(query)
                .map_err(|fault| Refusal::from(Refusal::MALFORMED).with("query", fault))?;
            R::measure(&state, &asked, &query).map(|measured| raw(&measured))
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn coaching(&self) -> Option<Coaching> {
        self.coach.as_ref().map(|coach| coach.follow(&self.game))
    }

    fn judge(&self, seat: Seat, choice: &Value) -> Result<(), Refusal> {
        let question = self.game.question(seat).ok_or(Refusal::NOT_ASKED)?;
        let choice = serde_json::from_value(choice.clone()).map_err(malformed)?;
        R::judge(self.game.state(), question, &choice)
    }

    fn draw_offers(&self) -> Vec<Seat> {
        self.game.draw_offers().to_vec()
    }

    fn conceding(&self) -> Vec<Seat> {
        self.game.conceding().to_vec()
    }

    fn deeds(&self) -> usize {
        self.game.deeds().len()
    }

    fn before_answer_of(&self, seat: Seat) -> Option<usize> {
        let answer =
            |deed: &Deed<R::Choice>| deed.seat == seat && matches!(deed.doing, Doing::Answer(_));
        let last = self.game.deeds().iter().rposition(answer);
        last.filter(|&last| last >= self.game.branched())
    }

    fn undo_to(&mut self, count: usize) -> Result<(), Refusal> {
        self.latest = Vec::new();
        self.game.undo_to(count)
    }

    fn record(&self) -> Raw {
        self.game.record().map_or_else(Raw::default, |record| raw(&record))
    }
}
