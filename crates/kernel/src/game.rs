//! A game in progress: a value that can be cloned, stored, undone and sent.

use std::ops::Deref;

use arrayvec::ArrayVec;

use crate::play::{Point, legal};
use crate::record::{Branch, Deed, Doing};
use crate::{Chance, MOST_SEATS, Outcome, Record, Refusal, Rules, Run, Seat, Seed, Told};

/// A game in progress or ended.
#[derive(Clone)]
pub struct Game<R: Rules> {
    origin: Origin<R>,
    run: Run<R>,
    /// Who has offered a draw, and who has given up for the own part.
    draw_offers: ArrayVec<Seat, MOST_SEATS>,
    conceding: ArrayVec<Seat, MOST_SEATS>,
    deeds: Vec<Deed<R::Choice>>,
    branches: Vec<Branch>,
    hash: blake3::Hasher,
}

/// Without seed and generator: a log must not tell the dice to come.
impl<R: Rules> std::fmt::Debug for Game<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Game")
            .field("deeds", &self.deeds)
            .field("run", &self.run)
            .finish_non_exhaustive()
    }
}

/// What is asked, and the position.
impl<R: Rules> Deref for Game<R> {
    type Target = Run<R>;

    fn deref(&self) -> &Run<R> {
        &self.run
    }
}

/// What happened, in order.
pub type Events<R> = Vec<Told<<R as Rules>::Event>>;

/// Where a game began: enough to play it again.
#[derive(Clone)]
struct Origin<R: Rules> {
    point: Point<R>,
    start: Option<Start<R>>,
}

/// What a record keeps of the start.
#[derive(Clone, serde::Serialize)]
#[serde(bound = "")]
struct Start<R: Rules> {
    setup: R::Setup,
    seed: Seed,
    packs: Vec<(String, String)>,
}

impl<R: Rules> Game<R> {
    /// Starts a game and plays to the first question. Also gives what happened until then.
    ///
    /// # Errors
    /// Refuses a setup that breaks the rules.
    pub fn start(
        content: &R::Content,
        setup: R::Setup,
        seed: Seed,
    ) -> Result<(Self, Events<R>), Refusal> {
        let point = Point { state: R::start(content, &setup)?, chance: Chance::seeded(seed) };
        let packs = R::packs(content);
        Self::replay(Origin { point, start: Some(Start { setup, seed, packs }) }, &[], &[])
    }

    /// Starts from any position, with dice of one's own: scenarios and searches.
    /// Such a game has no record.
    ///
    /// # Errors
    /// Refuses only a position in which the rules get stuck.
    pub fn from_position(state: R::State, chance: Chance) -> Result<(Self, Events<R>), Refusal> {
        Self::replay(Origin { point: Point { state, chance }, start: None }, &[], &[])
    }

    /// Plays recorded deeds from the origin; each is judged as if it came from a player.
    fn replay(
        origin: Origin<R>,
        deeds: &[Deed<R::Choice>],
        branches: &[Branch],
    ) -> Result<(Self, Events<R>), Refusal> {
        let mut game = Self {
            run: Run::before(origin.point.clone()),
            origin,
            draw_offers: ArrayVec::new(),
            conceding: ArrayVec::new(),
            deeds: Vec::new(),
            branches: Vec::new(),
            hash: blake3::Hasher::new(),
        };
        // A shuffle that no event has shown yet must still be bound to its seed.
        if let Some(start) = &game.origin.start {
            absorb(&mut game.hash, start);
        }
        let mut events = game.run.on(None)?;
        game.hash_events(&events);
        for deed in deeds {
            game.branch_here(branches)?;
            events.extend(game.perform(deed.clone())?);
        }
        game.branch_here(branches)?;
        Ok((game, events))
    }

    fn branch_here(&mut self, branches: &[Branch]) -> Result<(), Refusal> {
        let here = self.deeds.len();
        branches.iter().filter(|branch| branch.after == here).try_for_each(|b| self.branch(b.seed))
    }

    /// From here on the dice are those of another seed: somebody plays on from this moment.
    ///
    /// # Errors
    /// Refuses when the game has ended.
    pub fn branch(&mut self, seed: Seed) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GAME_OVER.into());
        }
        self.run.now.chance.branch(&mut self.run.checkpoint.chance, seed);
        let branch = Branch { after: self.deeds.len(), seed };
        absorb(&mut self.hash, &branch);
        self.branches.push(branch);
        Ok(())
    }

    /// How many deeds were done before the game was played on from: they stay.
    #[must_use]
    pub fn branched(&self) -> usize {
        self.branches.last().map_or(0, |branch| branch.after)
    }

    /// Who has offered a draw that still stands.
    #[must_use]
    pub fn draw_offers(&self) -> &[Seat] {
        if self.outcome().is_none() { &self.draw_offers } else { &[] }
    }

    /// Who of a team has given up, while its other members have not.
    #[must_use]
    pub fn conceding(&self) -> &[Seat] {
        if self.outcome().is_none() { &self.conceding } else { &[] }
    }

    /// Answers an open question.
    ///
    /// # Errors
    /// Refuses an illegal answer and changes nothing.
    pub fn answer(&mut self, seat: Seat, choice: R::Choice) -> Result<Events<R>, Refusal> {
        self.perform(Deed { seat, doing: Doing::Answer(choice) })
    }

    /// Concedes the game: the other player wins. A team concedes when all its members have; a member
    /// that answers a question has thought better of it.
    ///
    /// # Errors
    /// Refuses when the game has ended.
    pub fn concede(&mut self, seat: Seat) -> Result<Events<R>, Refusal> {
        self.perform(Deed { seat, doing: Doing::Concede })
    }

    /// Offers a draw, or accepts one: it is agreed when all have offered it.
    /// An offer lapses when an opponent answers a question instead.
    ///
    /// # Errors
    /// Refuses when the game has ended.
    pub fn offer_draw(&mut self, seat: Seat) -> Result<Events<R>, Refusal> {
        self.perform(Deed { seat, doing: Doing::OfferDraw })
    }

    /// Carries out a deed from outside.
    ///
    /// # Errors
    /// Refuses what is not possible and changes nothing.
    pub fn perform(&mut self, deed: Deed<R::Choice>) -> Result<Events<R>, Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GAME_OVER.into());
        }
        if deed.seat.0 >= R::seats(self.state()) {
            return Err(Refusal::from(Refusal::NOT_ASKED).with("seat", deed.seat));
        }
        let mut next = match &deed.doing {
            Doing::Answer(_) => return self.decide(deed),
            Doing::Concede => self.with_concession(deed.seat)?,
            Doing::OfferDraw => self.with_offer(deed.seat)?,
        };
        next.keep(deed, &[]);
        *self = next;
        Ok(Vec::new())
    }

    fn with_concession(&self, seat: Seat) -> Result<Self, Refusal> {
        let mut next = self.clone();
        said_once(&mut next.conceding, seat, "given up by")?;
        let mut team = self.seats().filter(|mate| mate.is_with(seat));
        let all = team.all(|mate| next.conceding.contains(&mate));
        Ok(if all { self.ended(Some(seat.other()), R::CONCESSION) } else { next })
    }

    fn with_offer(&self, seat: Seat) -> Result<Self, Refusal> {
        let mut next = self.clone();
        said_once(&mut next.draw_offers, seat, "draw offered by")?;
        let all = self.seats().all(|seat| next.draw_offers.contains(&seat));
        Ok(if all { self.ended(None, R::AGREED_DRAW) } else { next })
    }

    fn ended(&self, winner: Option<Seat>, rule: crate::Rule) -> Self {
        let mut next = self.clone();
        next.run.outcome = Some(Outcome { winner, rule });
        next.run.pending.clear();
        next
    }

    fn decide(&mut self, deed: Deed<R::Choice>) -> Result<Events<R>, Refusal> {
        let question = self.question(deed.seat).ok_or(Refusal::NOT_ASKED)?;
        let choice = legal::<R>(self.state(), question, &deed)?;
        let events = self.run.settle(deed.seat, choice)?;
        self.draw_offers.retain(|seat| seat.is_with(deed.seat));
        self.conceding.retain(|seat| *seat != deed.seat);
        self.keep(deed, &events);
        Ok(events)
    }

    /// Adds a deed and its events to the record and its running hash.
    fn keep(&mut self, deed: Deed<R::Choice>, events: &[Told<R::Event>]) {
        absorb(&mut self.hash, &deed);
        self.hash_events(events);
        self.deeds.push(deed);
    }

    fn hash_events(&mut self, events: &[Told<R::Event>]) {
        for told in events {
            absorb(&mut self.hash, told);
        }
    }

    /// Takes back the last deed: an answer, or a draw offer.
    ///
    /// # Errors
    /// Refuses when there is nothing to take back.
    pub fn undo(&mut self) -> Result<Deed<R::Choice>, Refusal> {
        let last = self.deeds.last().cloned().ok_or(Refusal::NOT_ASKED)?;
        self.undo_to(self.deeds.len() - 1)?;
        Ok(last)
    }

    /// Takes back all deeds but the first `count`.
    ///
    /// # Errors
    /// Refuses when there are not more than that, or when the game was played on from a later one.
    pub fn undo_to(&mut self, count: usize) -> Result<(), Refusal> {
        let kept = self.deeds.get(..count).filter(|kept| kept.len() < self.deeds.len());
        let kept = kept.filter(|kept| kept.len() >= self.branched()).ok_or(Refusal::NOT_ASKED)?;
        *self = Self::replay(self.origin.clone(), kept, &self.branches)?.0;
        Ok(())
    }

    /// Plays the game again from where it began. `before` sees it before each deed, `after` what
    /// happened, first at the start.
    ///
    /// # Errors
    /// Refuses nothing that was accepted once.
    pub fn again(
        &self,
        mut before: impl FnMut(&Game<R>, &Deed<R::Choice>),
        mut after: impl FnMut(&Game<R>, &[Told<R::Event>]),
    ) -> Result<(), Refusal> {
        let (mut game, events) = Self::replay(self.origin.clone(), &[], &self.branches)?;
        after(&game, &events);
        for deed in &self.deeds {
            before(&game, deed);
            let events = game.perform(deed.clone())?;
            game.branch_here(&self.branches)?;
            after(&game, &events);
        }
        Ok(())
    }

    /// Everything that was done, in order.
    #[must_use]
    pub fn deeds(&self) -> &[Deed<R::Choice>] {
        &self.deeds
    }

    /// The running hash over the start, all deeds and their events.
    #[must_use]
    pub fn hash(&self) -> String {
        self.hash.finalize().to_hex().to_string()
    }

    /// The record of a game that was started from a setup.
    #[must_use]
    pub fn record(&self) -> Option<Record<R>> {
        let Start { setup, seed, packs } = self.origin.start.clone()?;
        Some(Record {
            ruleset: R::NAME.to_owned(),
            setup,
            seed,
            packs,
            deeds: self.deeds.clone(),
            branches: self.branches.clone(),
            hash: self.hash(),
        })
    }
}

/// Adds a seat that says something. Saying it twice says nothing new and would make the record grow.
fn said_once(
    said: &mut ArrayVec<Seat, MOST_SEATS>,
    seat: Seat,
    what: &'static str,
) -> Result<(), Refusal> {
    if said.contains(&seat) || said.try_push(seat).is_err() {
        return Err(Refusal::from(Refusal::NOT_ASKED).with(what, seat));
    }
    Ok(())
}

/// Adds something to a running hash, in a form that is the same on every machine. Compact where
/// possible, else JSON: the compact form cannot write a flattened field, and nothing may stay out of the
/// hash. Nearly everything is small: room for that need not be asked for.
fn absorb(hash: &mut blake3::Hasher, thing: &impl serde::Serialize) {
    let mut room = [0; 256];
    if let Ok(compact) = postcard::to_slice(thing, &mut room) {
        hash.update(compact);
        return;
    }
    let compact = postcard::to_allocvec(thing).ok();
    let form = compact.or_else(|| serde_json::to_vec(thing).ok()).unwrap_or_default();
    hash.update(&form);
}
