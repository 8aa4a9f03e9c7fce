//! What the fuzz targets share: games of every ruleset, and what must hold in all of them.

use std::sync::LazyLock;

use battleground::Battleground;
use kernel::{Chooser, Deed, Doing, Game, Seed, Viewer};
use legion::Legion;
use players::Random;
use ruleset::{Doors, Options};
use shatterpoint::Shatterpoint;

/// A ruleset with its packs, and games of it that were played a while without plan.
pub struct Games<R: Doors> {
    /// What comes with the program.
    pub content: R::Content,
    /// Ways to begin a game.
    pub setups: Vec<R::Setup>,
    middles: LazyLock<Vec<Game<R>>, Box<dyn FnOnce() -> Vec<Game<R>> + Send>>,
}

/// What a target does with bytes, whatever the ruleset.
pub trait Target {
    /// Does it.
    fn run<R: Doors>(self, games: &Games<R>);
}

static BATTLEGROUND: LazyLock<Games<Battleground>> = LazyLock::new(|| {
    let map = |id: &str| Options { map: Some(id.to_owned()), ..Options::default() };
    games(&[map("grayskull-wasteland"), map("mirrored-courtyard")])
});
static SHATTERPOINT: LazyLock<Games<Shatterpoint>> = LazyLock::new(|| {
    let operation = |id: &str| Options { operation: Some(id.to_owned()), ..Options::default() };
    games(&[Options::default(), operation("chain-reaction"), operation("silent-skies")])
});
static LEGION: LazyLock<Games<Legion>> = LazyLock::new(|| {
    let format = |id: &str| Options { format: Some(id.to_owned()), ..Options::default() };
    games(&[format("learning"), format("standard")])
});

/// Runs a target with the ruleset that a number picks.
pub fn with_one(number: u8, target: impl Target) {
    match number % 3 {
        0 => target.run(&*BATTLEGROUND),
        1 => target.run(&*SHATTERPOINT),
        _ => target.run(&*LEGION),
    }
}

/// Runs a target with every ruleset.
pub fn with_each(target: impl Target + Copy) {
    (0..3).for_each(|number| with_one(number, target));
}

fn games<R: Doors>(options: &[Options]) -> Games<R> {
    let content = || R::content(&[R::embedded_pack()]).unwrap();
    let setups = |content: &R::Content| -> Vec<R::Setup> {
        options.iter().map(|options| R::first(content, options).unwrap()).collect()
    };
    let own = content();
    let starts = setups(&own);
    let play = move || -> Vec<Game<R>> {
        let content = content();
        (0..48).map(|seed| played(&content, &starts[seed % starts.len()], seed as u64)).collect()
    };
    let setups = setups(&own);
    Games { content: own, setups, middles: LazyLock::new(Box::new(play)) }
}

/// A game with three answers for each number of the seed.
fn played<R: Doors>(content: &R::Content, setup: &R::Setup, seed: u64) -> Game<R> {
    let (mut game, _) = Game::start(content, setup.clone(), Seed::from(seed)).unwrap();
    let mut random = Random::new(seed);
    for _ in 0..seed * 3 {
        let Some(question) = game.pending().first() else { break };
        let picked = random.choose(game.state(), question);
        let (seat, options) = (question.seat, question.options.clone());
        game.answer(seat, picked.answer(options).unwrap()).unwrap();
    }
    game
}

impl<R: Doors> Games<R> {
    /// A game in its middle.
    pub fn middle(&self, number: u8) -> &Game<R> {
        &self.middles[usize::from(number) % self.middles.len()]
    }
}

/// A deed in the middle of a game: accepted if the judge admits it, else refused with a rule and
/// nothing changed.
pub fn perform<R: Doors>(game: &Game<R>, deed: Deed<R::Choice>) {
    let admitted = match &deed.doing {
        Doing::Answer(choice) => game
            .question(deed.seat)
            .is_some_and(|question| R::judge(game.state(), question, choice).is_ok()),
        _ => game.outcome().is_none() && deed.seat.0 < 2,
    };
    let mut next = game.clone();
    match next.perform(deed) {
        Ok(_) => assert!(admitted, "accepted what the judge does not admit"),
        Err(refusal) => {
            assert!(!admitted, "refused what the judge admits: {refusal}");
            assert!(!refusal.rule.0.is_empty());
            assert_eq!(next.hash(), game.hash());
            assert_eq!(next.state(), game.state());
            assert_eq!(next.view(Viewer::Judge), game.view(Viewer::Judge));
        }
    }
}
