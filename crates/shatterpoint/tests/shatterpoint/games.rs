//! Whole games: they end, and what must always be true is true.

use kernel::{Chance, Chooser, Pick, Question, Seed, simulate};
use shatterpoint::Shatterpoint;
use shatterpoint::library::Library;
use shatterpoint::setup::{self, Setup};
use shatterpoint::state::State;
use shatterpoint::table::Edition;

struct Any(Chance);

impl Chooser<Shatterpoint> for Any {
    fn choose(
        &mut self,
        state: &State,
        question: &Question<Shatterpoint>,
    ) -> Pick<shatterpoint::question::Choice> {
        let listed = question.options.len();
        match <Shatterpoint as kernel::Rules>::sample(state, question, &mut self.0) {
            Some(choice) if listed == 0 || self.0.below(5) > 0 => Pick::Free(choice),
            _ => Pick::Listed(self.0.below(listed)),
        }
    }
}

fn first_setup(edition: Edition) -> Setup {
    let library = Library::embedded().unwrap();
    let first = library.first_game(None).unwrap();
    Setup { edition, battlefield: first.battlefield, teams: first.teams }
}

#[test]
fn random_games_end() {
    let library = Library::embedded().unwrap();
    for seed in 0..20 {
        let edition = if seed % 2 == 0 { Edition::June2023 } else { Edition::July2023 };
        let state = setup::start(library, &first_setup(edition)).unwrap();
        let any = |n| Box::new(Any(Chance::seeded(Seed::from(seed * 2 + n)))) as Box<dyn Chooser<Shatterpoint>>;
        let (state, outcome, deeds) =
            simulate(state, Chance::seeded(Seed::from(seed)), &mut [any(0), any(1)]).unwrap();
        println!("{seed}: {outcome:?} after {} turns, {} deeds", state.turn, deeds.len());
        assert!(outcome.winner.is_some());
    }
}
