//! The shape of an exercise's file. The position is the ruleset's own, as in a scenario.

use std::collections::BTreeMap;

use content::{Fault, Names};
use kernel::{Chance, Game, Refusal, Seat, Seed};
use ruleset::{Die, Doors};
use serde::Deserialize;
use serde_json::Value;

/// Facts by name, as scenarios expect them.
pub type Expected = BTreeMap<String, Value>;

/// An exercise over a ruleset's position `P`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Exercise<P> {
    /// The ruleset's id.
    pub ruleset: String,
    /// What it is called.
    pub title: Names,
    /// What it is about.
    pub text: Names,
    /// The rules that it shows.
    #[serde(default)]
    pub rules: Vec<String>,
    /// Who learns: 1 or 2.
    #[serde(default = "first")]
    pub player: u8,
    /// The dice that fall first; afterwards chance goes on.
    #[serde(default)]
    pub dice: Vec<Die>,
    /// What the opponent answers, by the question's words or their beginning; otherwise a computer
    /// player decides.
    #[serde(default)]
    pub opponent: BTreeMap<String, String>,
    /// The position.
    pub position: P,
    /// What is to be done, in order.
    pub step: Vec<Step>,
    /// What a puzzle is about.
    #[serde(default)]
    pub goal: Option<Goal>,
}

fn first() -> u8 {
    1
}

/// One thing to be done.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Step {
    /// What to do, and what for; a puzzle does not tell.
    #[serde(default)]
    pub text: Option<Names>,
    /// The answers that do it, in words.
    pub answers: Vec<String>,
    /// Facts by which it is done, in whatever way; without them only by the answers.
    #[serde(default)]
    pub done: Expected,
    /// What is said when it is done.
    #[serde(default)]
    pub said: Option<Names>,
    /// Tries that are explained.
    #[serde(default)]
    pub wrong: Vec<Wrong>,
    /// What is said of any other try.
    #[serde(default)]
    pub otherwise: Option<Names>,
}

/// A try that is explained.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Wrong {
    /// The answer in words.
    pub answer: String,
    /// Why it is not what is wanted.
    pub text: Names,
    /// Of a puzzle: how likely the goal is with it, in percent.
    #[serde(default)]
    pub worth: Option<u8>,
}

/// What a puzzle is about: the deed after which something is most likely.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Goal {
    /// What shall come about, in words.
    pub says: Names,
    /// Facts that then hold: those of one of these.
    pub holds: Vec<Expected>,
    /// It is looked at when this fact has changed; without it at the end of the game.
    #[serde(default)]
    pub until: Option<String>,
    /// How likely it is with the best deed, in percent.
    pub worth: u8,
    /// How likely it is at most with a deed that no step explains.
    pub others: u8,
}

impl<P> Exercise<P> {
    /// Reads a file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read<R: Doors<Position = P>>(name: &str, text: &str) -> Result<Self, Fault>
    where
        P: serde::de::DeserializeOwned,
    {
        let exercise: Exercise<P> = content::parse(name, text)?;
        let fault = |field: &str, message: &str| Err(Fault::at(name, text, None, field, message));
        if exercise.ruleset != R::NAME {
            return fault("ruleset", "is another one");
        }
        if !(1..=2).contains(&exercise.player) {
            return fault("player", "expected 1 or 2");
        }
        if exercise.step.is_empty() || exercise.step.iter().any(|step| step.answers.is_empty()) {
            return fault("step", "expected something to do");
        }
        Ok(exercise)
    }

    /// Who learns.
    #[must_use]
    pub fn seat(&self) -> Seat {
        Seat(self.player - 1)
    }

    /// The exercise and its position.
    #[must_use]
    pub fn apart(self) -> (P, Exercise<()>) {
        let Exercise { ruleset, title, text, rules, player, dice, opponent, position, step, goal } =
            self;
        let rest = Exercise {
            ruleset,
            title,
            text,
            rules,
            player,
            dice,
            opponent,
            position: (),
            step,
            goal,
        };
        (position, rest)
    }
}

impl Exercise<()> {
    /// The game of an exercise at its beginning: its dice fall first, then those of the seed.
    ///
    /// # Errors
    /// A position or dice that the ruleset does not understand.
    pub fn begin<R: Doors>(
        &self,
        state: R::State,
        seed: Seed,
    ) -> Result<(Game<R>, kernel::Events<R>), Refusal> {
        let bad = |why: String| Refusal::from(Refusal::SETUP).with("dice", why);
        let dice = ruleset::sides::<R>(&self.dice).map_err(bad)?;
        Game::from_position(state, Chance::begun(&dice, seed))
    }

    /// What the opponent is to answer now, if the exercise says so.
    #[must_use]
    pub fn reply<R: Doors>(&self, game: &Game<R>, seat: Seat) -> Option<R::Choice> {
        if self.opponent.is_empty() || seat == self.seat() {
            return None;
        }
        let question = game.question(seat)?;
        let words = R::prompt(game.state(), &question.prompt);
        let mut replies =
            self.opponent.iter().filter(|(asked, _)| words.starts_with(asked.as_str()));
        replies.find_map(|(_, answer)| {
            let choice = R::read(game.state(), question, answer).ok()?;
            R::judge(game.state(), question, &choice).is_ok().then_some(choice)
        })
    }
}

/// Whether facts hold.
#[must_use]
pub fn hold<R: Doors>(game: &Game<R>, expected: &Expected) -> bool {
    let facts = R::facts(game);
    expected.iter().all(|(name, value)| facts.get(name) == Some(value))
}
