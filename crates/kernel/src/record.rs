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
    #[error("field `packs`: played with {found:?}, at hand are {expected:?}")]
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
    /// The deeds are legal but lead to other events than recorded.
    #[error("field `hash`: the record says {found}, the replay gives {expected}")]
    OtherHash {
        /// What the record says.
        found: String,
        /// What the replay gives.
        expected: String,
    },
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
        if self.packs != expected {
            return Err(RecordFault::OtherPacks { found: self.packs.clone(), expected });
        }
        let (mut game, events) =
            Game::start(content, self.setup.clone(), self.seed).map_err(RecordFault::Setup)?;
        after(&game, &events);
        for (index, deed) in self.deeds.iter().enumerate() {
            before(&game, deed);
            let events = game
                .perform(deed.clone())
                .map_err(|refusal| RecordFault::Deed { index, refusal })?;
            after(&game, &events);
        }
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
