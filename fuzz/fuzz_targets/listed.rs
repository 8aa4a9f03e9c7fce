//! Random walks through random games of every ruleset, operations too: every listed answer is
//! accepted, and so is every place that was drawn; a question that is not open lists at least two.
#![no_main]

use gefecht_fuzz::{Games, Target, with_one};
use kernel::{Chance, Game, Seed};
use libfuzzer_sys::fuzz_target;
use ruleset::Doors;

struct Walk<'a>(u8, &'a [u8]);

impl Target for Walk<'_> {
    fn run<R: Doors>(self, games: &Games<R>) {
        let Walk(seed, path) = self;
        let setup = &games.setups[usize::from(seed) % games.setups.len()];
        let start = Game::<R>::start(&games.content, setup.clone(), Seed::from(u64::from(seed)));
        let (mut game, _) = start.unwrap();
        let mut chance = Chance::seeded(Seed::from(u64::from(seed)));
        for &step in path {
            let Some(question) = game.pending().first() else { break };
            let (seat, options) = (question.seat, question.options.clone());
            assert!(question.open || options.len() >= 2);
            // One of the listed answers is tried on a copy.
            if let Some(choice) = options.get(chance.below(options.len().max(1))) {
                game.clone().answer(seat, choice.clone()).expect("a listed answer is accepted");
            }
            let drawn = R::sample(game.state(), question, &mut chance);
            let listed = options.get(usize::from(step) % options.len().max(1)).cloned();
            let choice = if step % 5 == 0 { listed.or(drawn) } else { drawn.or(listed) };
            let Some(choice) = choice else { break };
            game.answer(seat, choice).expect("a listed or drawn answer is accepted");
        }
    }
}

fuzz_target!(|data: &[u8]| {
    let [ruleset, seed, path @ ..] = data else { return };
    with_one(*ruleset, Walk(*seed, &path[..path.len().min(200)]));
});
