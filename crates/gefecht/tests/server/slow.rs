//! Battleground with computer players that take their time, for tests.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use gefecht::hosting;
use kernel::{Deed, Outcome, Refusal, Seat, Seed, Viewer};
use lessons::Coaching;
use players::Patience;
use serde_json::Value;
use server::lists::Lists;
use server::packs::Packs;
use server::protocol::{Analysed, Counted, Frame, Hinted, Raw, RulesetInfo};
use server::ruleset::{Beginning, Match, Measuring, Ruleset};

/// How long they take, with a whole core.
pub const LONG: Duration = Duration::from_secs(2);

fn burn(patience: &Patience) {
    let start = Instant::now();
    while start.elapsed() < LONG && !patience.is_over() {
        std::hint::spin_loop();
    }
}

/// The rulesets, with two more computer players: `slow` thinks for long, and in a game of
/// `forgetful` it takes long to tell the history and to measure. Else they play like `random`.
pub fn rulesets() -> Vec<Box<dyn Ruleset>> {
    let slow = |ruleset| -> Box<dyn Ruleset> { Box::new(Slow(ruleset)) };
    hosting::rulesets(&[]).unwrap().into_iter().map(slow).collect()
}

struct Slow(Box<dyn Ruleset>);

struct SlowMatch {
    game: Box<dyn Match>,
    slow: bool,
    forgetful: bool,
}

fn slowed(game: Box<dyn Match>) -> Box<dyn Match> {
    Box::new(SlowMatch { game, slow: false, forgetful: false })
}

/// Functions that are those of the thing inside.
macro_rules! inside {
    ($inside:ident: $($name:ident($($arg:ident: $type:ty),*) $(-> $out:ty)?;)*) => {
        $(fn $name(&self, $($arg: $type),*) $(-> $out)? { self.$inside.$name($($arg),*) })*
    };
}

impl Ruleset for Slow {
    fn id(&self) -> &'static str {
        self.0.id()
    }

    fn info(&self) -> RulesetInfo {
        self.0.info()
    }

    fn lobby(&self, packs: Option<&[String]>) -> Result<Raw, Refusal> {
        self.0.lobby(packs)
    }

    fn everything(&self) -> Raw {
        self.0.everything()
    }

    fn odds(&self, query: &BTreeMap<String, String>) -> Result<Raw, Refusal> {
        self.0.odds(query)
    }

    fn open(
        &self,
        packs: Option<&[String]>,
        setup: Option<Value>,
        seed: Seed,
    ) -> Result<(Beginning, Box<dyn Match>), Refusal> {
        self.0.open(packs, setup, seed).map(|(beginning, game)| (beginning, slowed(game)))
    }

    fn resume(&self, beginning: &Beginning) -> Result<Box<dyn Match>, Refusal> {
        self.0.resume(beginning).map(slowed)
    }

    fn teach(
        &self,
        id: &str,
        text: &str,
        seed: Seed,
    ) -> Result<(Beginning, Box<dyn Match>), Refusal> {
        self.0.teach(id, text, seed)
    }

    fn verify(&self, record: Value) -> Result<Beginning, String> {
        self.0.verify(record)
    }

    fn has_player(&self, name: &str) -> bool {
        ["slow", "forgetful"].contains(&name) || self.0.has_player(name)
    }

    fn lists(&self) -> &dyn Lists {
        self.0.lists()
    }
    fn packs(&self) -> &dyn Packs {
        self.0.packs()
    }
}

impl Match for SlowMatch {
    fn boxed(&self) -> Box<dyn Match> {
        Box::new(SlowMatch { game: self.game.clone(), ..*self })
    }

    fn perform(&mut self, deed: &Deed<Value>) -> Result<(), Refusal> {
        self.game.perform(deed)
    }

    fn sit(&mut self, seat: Seat, player: &str, seed: u64) {
        self.slow |= player == "slow";
        self.forgetful |= player == "forgetful";
        let player = if self.slow || self.forgetful { "random" } else { player };
        self.game.sit(seat, player, seed);
    }

    fn undo_to(&mut self, count: usize) -> Result<(), Refusal> {
        self.game.undo_to(count)
    }

    fn think(&self, seat: Seat, patience: &Patience) -> Option<Value> {
        if self.slow {
            burn(patience);
        }
        self.game.think(seat, patience)
    }

    fn history(&self, viewer: Viewer, from: usize) -> Vec<Raw> {
        if self.forgetful {
            burn(&Patience::default());
        }
        self.game.history(viewer, from)
    }

    fn measuring(&self, query: Value) -> Measuring {
        let (measure, long) = (self.game.measuring(query), self.forgetful);
        Box::new(move || {
            if long {
                burn(&Patience::default());
            }
            measure()
        })
    }

    inside! { game:
        robot() -> Option<Seat>;
        hints(seat: Seat, patience: &Patience) -> Vec<Hinted>;
        analyse(patience: &Patience, tell: &mut dyn FnMut(Analysed));
        robot_takes_draw(seat: Seat) -> bool;
        robot_offers_draw(seat: Seat) -> bool;
        told(viewer: Viewer) -> Raw;
        frames(from: usize, count: usize) -> Vec<Frame>;
        statistics() -> Vec<Counted>;
        view(viewer: Viewer) -> Raw;
        table(viewer: Viewer) -> Raw;
        prompts() -> Vec<(Vec<Seat>, Raw)>;
        options(seat: Seat) -> Option<(Raw, bool)>;
        aids(seat: Seat) -> Option<Raw>;
        usual(seat: Seat) -> Option<Raw>;
        needless(seat: Seat) -> Option<Raw>;
        outcome() -> Option<Outcome>;
        coaching() -> Option<Coaching>;
        seats() -> u8;
        judge(seat: Seat, choice: &Value) -> Result<(), Refusal>;
        draw_offers() -> Vec<Seat>;
        conceding() -> Vec<Seat>;
        deeds() -> usize;
        before_answer_of(seat: Seat) -> Option<usize>;
        record() -> Raw;
    }
}
