//! Records: setup, seed, pack hashes, deeds and a running hash. They replay bit for bit.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Game, Refusal, Rules, Seat, Seed, Told};

/// What a player did. `C` is an answer: a ruleset's choice, or what was sent of one before the
/// ruleset has read it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deed<C> {
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    #[serde(rename = "do")]
    pub doing: Doing<C>,
}

impl<C> Deed<C> {
    /// The same deed, with an answer in another form.
    ///
    /// # Errors
    /// When the answer cannot be read.
    pub fn read<D, E>(&self, read: impl FnOnce(&C) -> Result<D, E>) -> Result<Deed<D>, E> {
        let doing = match &self.doing {
            Doing::Answer(choice) => Doing::Answer(read(choice)?),
            Doing::Concede => Doing::Concede,
            Doing::OfferDraw => Doing::OfferDraw,
        };
        Ok(Deed { seat: self.seat, doing })
    }
}

/// The things a player can do from outside.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Doing<C> {
    /// Answers an open question.
    Answer(C),
    /// Gives up.
    Concede,
    /// Offers a draw or accepts one.
    OfferDraw,
}

/// Where a game was played on from, in another way than before: the dice to come are new.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// After how many deeds.
    pub after: usize,
    /// The seed of all dice and shuffles from there on.
    pub seed: Seed,
}

/// A whole game in a file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Record<R: Rules> {
    /// The ruleset's id.
    pub ruleset: String,
    /// What was agreed before the game.
    pub setup: R::Setup,
    /// The seed of all dice and shuffles.
    pub seed: Seed,
    /// Names and hashes of the packs in use.
    pub packs: Vec<(String, String)>,
    /// Everything that was done, in order.
    pub deeds: Vec<Deed<R::Choice>>,
    /// Where it was played on from, in order; mostly nowhere.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub branches: Vec<Branch>,
    /// The running hash over the start, all deeds and their events.
    pub hash: String,
}

/// What is wrong with a record.
#[derive(Debug, Error)]
pub enum RecordFault {
    /// It is of another game.
    #[error("field `ruleset`: the record is of `{found}`, expected `{expected}`")]
    OtherRuleset {
        /// What the record says.
        found: String,
        /// What was asked for.
        expected: &'static str,
    },
    /// It was played with other content.
    #[error("field `packs`: {}", missing(found, expected))]
    OtherPacks {
        /// The packs of the record.
        found: Vec<(String, String)>,
        /// The packs at hand.
        expected: Vec<(String, String)>,
    },
    /// The setup is not legal.
    #[error("field `setup`: refused by {0}")]
    Setup(Refusal),
    /// A deed is not legal.
    #[error("field `deeds[{index}]`: refused by {refusal}")]
    Deed {
        /// Which one, counted from 0.
        index: usize,
        /// Why.
        refusal: Refusal,
    },
    /// A branch is none of this game.
    #[error("field `branches[{index}]`: expected places in order, none after the last deed")]
    Branch {
        /// Which one, counted from 0.
        index: usize,
    },
    /// There is no such moment to play on from.
    #[error("one can play on after at most {most} deeds")]
    TooFar {
        /// The last deed after which one can.
        most: usize,
    },
    /// The deeds are legal but lead to other events than recorded.
    #[error("field `hash`: the record says {found}, the replay gives {expected}")]
    OtherHash {
        /// What the record says.
        found: String,
        /// What the replay gives.
        expected: String,
    },
}

/// Whether these are the same packs: what they are called and in which order they come says nothing.
#[must_use]
pub fn same_packs(some: &[(String, String)], others: &[(String, String)]) -> bool {
    let hashes = |packs: &[(String, String)]| {
        let mut hashes: Vec<String> = packs.iter().map(|(_, hash)| hash.clone()).collect();
        hashes.sort();
        hashes
    };
    hashes(some) == hashes(others)
}

/// Which packs a record lacks here, and which are too many.
fn missing(played: &[(String, String)], at_hand: &[(String, String)]) -> String {
    let without = |some: &[(String, String)], others: &[(String, String)]| {
        let unknown = some.iter().filter(|(_, hash)| others.iter().all(|(_, other)| other != hash));
        unknown.map(|(name, hash)| format!("`{name}` {hash}")).collect::<Vec<_>>().join(", ")
    };
    let (lacks, idle) = (without(played, at_hand), without(at_hand, played));
    match (lacks.is_empty(), idle.is_empty()) {
        (false, true) => format!("played with {lacks}, which is not at hand"),
        (true, false) => format!("played without {idle}"),
        (true, true) => "expected every pack once".to_owned(),
        (false, false) => format!("played with {lacks}, at hand is {idle}"),
    }
}

impl<R: Rules> Record<R> {
    /// Plays the record again, judging every deed. `before` sees the game before each deed, `after`
    /// what happened, first at the start.
    ///
    /// # Errors
    /// Names the first thing that is wrong.
    pub fn replay(
        &self,
        content: &R::Content,
        mut before: impl FnMut(&Game<R>, &Deed<R::Choice>),
        mut after: impl FnMut(&Game<R>, &[Told<R::Event>]),
    ) -> Result<Game<R>, RecordFault> {
        if self.ruleset != R::NAME {
            let found = self.ruleset.clone();
            return Err(RecordFault::OtherRuleset { found, expected: R::NAME });
        }
        let expected = R::packs(content);
        if !same_packs(&self.packs, &expected) {
            return Err(RecordFault::OtherPacks { found: self.packs.clone(), expected });
        }
        self.check_branches()?;
        let (mut game, events) =
            Game::start(content, self.setup.clone(), self.seed).map_err(RecordFault::Setup)?;
        after(&game, &events);
        for (index, deed) in self.deeds.iter().enumerate() {
            self.branch(&mut game, index)?;
            before(&game, deed);
            let events = game
                .perform(deed.clone())
                .map_err(|refusal| RecordFault::Deed { index, refusal })?;
            after(&game, &events);
        }
        self.branch(&mut game, self.deeds.len())?;
        Ok(game)
    }

    /// A branch stands after the one before it, and not after the last deed.
    fn check_branches(&self) -> Result<(), RecordFault> {
        let mut least = 0;
        for (index, branch) in self.branches.iter().enumerate() {
            if !(least..=self.deeds.len()).contains(&branch.after) {
                return Err(RecordFault::Branch { index });
            }
            least = branch.after;
        }
        Ok(())
    }

    fn branch(&self, game: &mut Game<R>, after: usize) -> Result<(), RecordFault> {
        for (index, branch) in self.branches.iter().enumerate() {
            if branch.after == after {
                game.branch(branch.seed).map_err(|_| RecordFault::Branch { index })?;
            }
        }
        Ok(())
    }

    /// The game of this record after some of its deeds, to be played on from there with dice of
    /// another seed. The whole record is verified first.
    ///
    /// # Errors
    /// Names the first thing that is wrong; also when there are not so many deeds, or the game is
    /// over there.
    pub fn played_on(
        &self,
        content: &R::Content,
        after: usize,
        seed: Seed,
    ) -> Result<Game<R>, RecordFault> {
        self.verify(content)?;
        let deeds =
            self.deeds.get(..after).ok_or(RecordFault::TooFar { most: self.deeds.len() })?;
        let branches = self.branches.iter().copied().filter(|branch| branch.after <= after);
        let kept = Self { deeds: deeds.to_vec(), branches: branches.collect(), ..self.clone() };
        let mut game = kept.replay(content, |_, _| (), |_, _| ())?;
        game.branch(seed).map_err(|_| RecordFault::TooFar { most: after.saturating_sub(1) })?;
        Ok(game)
    }

    /// Proves that the record replays to the same events.
    ///
    /// # Errors
    /// Names the first thing that is wrong.
    pub fn verify(&self, content: &R::Content) -> Result<Game<R>, RecordFault> {
        let game = self.replay(content, |_, _| (), |_, _| ())?;
        if game.hash() == self.hash {
            Ok(game)
        } else {
            Err(RecordFault::OtherHash { found: self.hash.clone(), expected: game.hash() })
        }
    }
}
