//! Random games: they end, and what must always be true is true after every answer.

use kernel::{Chance, Game, Rules, Seat, Seed, simulate};
use legion::library::Library;
use legion::question::Prompt;
use legion::setup::{self, Setup};
use legion::state::State;
use legion::{Legion, cohesion};
use measure::overlap;

fn library() -> &'static Library {
    Library::embedded().unwrap_or_else(|fault| panic!("{fault}"))
}

fn first() -> Setup {
    setup::first(library(), None).expect("a first game")
}

/// Chooses at random: a listed answer or a sampled place.
struct Random(Chance);

impl kernel::Chooser<Legion> for Random {
    fn choose(
        &mut self,
        state: &State,
        question: &kernel::Question<Legion>,
    ) -> kernel::Pick<legion::question::Choice> {
        let sampled = Legion::sample(state, question, &mut self.0);
        match sampled {
            Some(choice) if question.options.is_empty() || self.0.below(3) > 0 => {
                kernel::Pick::Free(choice)
            }
            _ => kernel::Pick::Listed(self.0.below(question.options.len())),
        }
    }
}

fn check(state: &State) {
    for unit in state.unit_ids() {
        let now = state.unit(unit);
        let threshold = state.sheet(unit).unit.wounds;
        for mini in state.table.minis_of(unit) {
            let wounds = state.minis[mini.index()].wounds;
            assert!(wounds <= threshold, "more wounds than the threshold");
            assert!(state.stand(mini).is_none() || wounds < threshold, "defeated but there");
        }
        assert!(!now.defeated || !state.is_there(unit), "defeated but there");
        assert!(now.leader.is_none_or(|leader| state.unit_of(leader) == unit));
    }
    let minis: Vec<_> = state.standing().collect();
    for (number, &mini) in minis.iter().enumerate() {
        let stand = state.stand(mini).expect("standing");
        let base = state.base(mini).expect("standing");
        assert!(state.table.terrain.stands(base, stand.level).is_ok(), "{mini:?} at {stand:?}");
        for &other in &minis[number + 1..] {
            let there = state.stand(other).expect("standing");
            let meet =
                state.meet((state.unit_of(mini), stand.level), (state.unit_of(other), there.level));
            let place = state.base(other).expect("standing");
            assert!(!meet || !overlap::discs(base, place), "{mini:?} and {other:?} overlap");
        }
    }
    for seat in [Seat(0), Seat(1)] {
        let player = state.player(seat);
        let cards = player.hand.len() + player.discard.len() + usize::from(player.played.is_some());
        assert_eq!(cards, state.table.commands[seat.index()].len(), "a command card is missing");
    }
}

/// `GAMES=5000` plays more of them than a test run has time for.
#[test]
fn random_games_end_and_replay() {
    let games = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(6_u64);
    for seed in 0..games {
        let start = setup::start(library(), &first()).expect("the first game begins");
        let mut seats: [Box<dyn kernel::Chooser<Legion>>; 2] = [
            Box::new(Random(Chance::seeded(Seed::from(2 * seed)))),
            Box::new(Random(Chance::seeded(Seed::from(2 * seed + 1)))),
        ];
        let chance = Chance::seeded(Seed::from(seed));
        let (end, outcome, deeds) = simulate(start, chance, &mut seats).expect("it ends");
        assert!(outcome.winner.is_some(), "somebody wins (LG-WIN-06)");
        let (mut game, _) =
            Game::<Legion>::start(library(), first(), Seed::from(seed)).expect("it begins");
        for deed in &deeds {
            game.perform(deed.clone()).expect("a deed that was done before");
            // Between a leader's move and the placing of the others they may stand in one another.
            let placing = |question: &kernel::Question<Legion>| {
                matches!(question.prompt, Prompt::Cohere { .. } | Prompt::Displace { .. })
            };
            if !game.pending().iter().any(placing) {
                check(game.state());
            }
        }
        assert_eq!(game.outcome(), Some(outcome));
        assert_eq!(*game.state(), end);
    }
}

/// LG-COH-201: after every move each miniature is in cohesion, or as near as there was room.
#[test]
fn formations_are_in_cohesion() {
    let mut state = setup::start(library(), &first()).expect("the first game begins");
    let unit = state.unit_ids().find(|&unit| state.sheet(unit).minis.len() > 2).expect("a unit");
    let leader = state.unit(unit).leader.expect("a leader");
    let stand = legion::table::Stand { x: 0, y: -40_000, level: 0, facing: Default::default() };
    state.minis[leader.index()].stand = Some(stand);
    let after = legion::question::Placing::Move { fast: false };
    let stands = cohesion::formation(&state, unit, after);
    assert_eq!(cohesion::judge(&state, unit, after, &stands), Ok(()));
}
