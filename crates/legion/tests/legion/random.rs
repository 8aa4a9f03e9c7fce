//! Random games: they end, and what must always be true is true after every answer.

use kernel::{Chance, Chooser, Game, Rules, Seat, Seed, simulate};
use legion::library::Library;
use legion::player::Greedy;
use legion::question::{Placing, Prompt};
use legion::setup::{self, Setup};
use legion::state::{Order, Stage, State};
use legion::{Legion, cohesion};
use measure::overlap;

fn library() -> &'static Library {
    Library::embedded().unwrap_or_else(|fault| panic!("{fault}"))
}

fn first() -> Setup {
    setup::ready(library(), None, None).expect("a first game")
}

/// Chooses at random: a listed answer or a sampled place.
pub struct Random(pub Chance);

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
    for seat in state.seats() {
        order_tokens(state, seat);
        let player = state.player(seat);
        let cards = player.hand.len() + player.discard.len() + usize::from(player.played.is_some());
        assert_eq!(cards, state.table.commands[seat.index()].len(), "a command card is missing");
    }
}

/// LG-ROUND-07, LG-ORDER-05: every unit that waits has its token in the pool. Tokens of defeated
/// units may be left there (LG-ORDER-12).
fn order_tokens(state: &State, seat: Seat) {
    if state.stage != Stage::Activation {
        return;
    }
    let active = state.activation.as_ref().map(|own| own.unit);
    let waits = |unit: &legion::table::UnitId| {
        let own = state.unit(*unit);
        state.seat(*unit) == seat
            && !own.defeated
            && own.order == Order::Pool
            && Some(*unit) != active
    };
    let waiting = state.unit_ids().filter(waits).count();
    let drawn = usize::from(state.activation.is_none());
    assert!(state.player(seat).pool.len() + drawn >= waiting, "an order token is missing");
}

/// LG-COH-203: whoever was placed after a move is near its leader; who was forced to a place without
/// room (LG-COH-202) or closes up (LG-MELEE-217) may be farther away.
fn check_placed(state: &State, after: Placing, unit: legion::table::UnitId) {
    let forced = matches!(after, Placing::Displaced | Placing::CloseUp(_) | Placing::Melee(_));
    let Some(leader) = state.leader_base(unit).filter(|_| !forced) else { return };
    let tool = state.table.tool(1);
    for mini in state.minis_of(unit) {
        let base = state.base(mini).expect("standing");
        let near = measure::gap::within(leader, base, tool.first + tool.second);
        assert!(near, "{mini:?} of {unit:?} is out of cohesion after {after:?}");
    }
}

/// How many games a test plays: `GAMES=5000` for more of them than a test run has time for.
pub fn games(usual: u64) -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

#[test]
fn random_games_end_and_replay() {
    for seed in 0..games(6) {
        play_through(library(), &first(), seed, randoms(seed));
    }
}

/// The same with the ready armies of 800 points.
#[test]
fn random_standard_games_end_and_replay() {
    let setup = setup::ready(library(), Some("standard"), None).expect("armies of 800 points");
    for seed in 0..games(1) {
        play_through(library(), &setup, seed, randoms(seed));
    }
}

/// A battle of two teams, with the ready armies.
fn teams(format: &str) -> Setup {
    setup::ready(library(), Some(format), None).expect("armies of teams")
}

/// LG-TEAM-01 to LG-TEAM-22 in whole games.
#[test]
fn random_games_of_teams_end_and_replay() {
    for seed in 0..games(1) {
        let seats: Vec<_> = randoms(2 * seed).into_iter().chain(randoms(2 * seed + 1)).collect();
        play_through(library(), &teams("teams"), seed, seats);
    }
}

/// Computer players at all four seats.
#[test]
fn greedy_games_of_teams_end_and_replay() {
    for seed in 0..games(1) {
        let greedy = |n| Box::new(Greedy::new(4 * seed + n)) as Box<dyn kernel::Chooser<Legion>>;
        play_through(library(), &teams("teams"), seed, (0..4).map(greedy).collect::<Vec<_>>());
    }
}

/// LG-TEAM-08: who decides for a team alone deploys in turns with the mate.
#[test]
fn members_of_a_team_deploy_in_turns() {
    let (mut game, _) =
        Game::<Legion>::start(library(), teams("teams"), Seed::from(3)).expect("it begins");
    let mut player = Greedy::new(3);
    let mut turns: [Vec<Seat>; 2] = Default::default();
    while let Some(question) = game.pending().first().cloned() {
        if question.prompt == Prompt::Command {
            break;
        }
        let picked = player.choose(game.state(), &question);
        let choice = picked.answer(question.options.clone()).expect("an answer");
        if let legion::question::Choice::Deploy { unit, .. } = &choice {
            assert_eq!(game.state().seat(*unit), question.seat, "an own unit");
            turns[question.seat.team().index()].push(question.seat);
        }
        game.answer(question.seat, choice).expect("a legal answer");
    }
    let least = |turns: &[Seat]| {
        let count = |seat: u8| turns.iter().filter(|turn| turn.0 & 2 == seat).count();
        count(0).min(count(2))
    };
    for turns in turns {
        let both = 2 * least(&turns);
        assert!(both >= 12, "{turns:?}");
        assert!(turns[..both].windows(2).all(|pair| pair[0] != pair[1]), "{turns:?}");
    }
}

/// Two players who choose at random.
pub fn randoms(seed: u64) -> [Box<dyn kernel::Chooser<Legion>>; 2] {
    [2 * seed, 2 * seed + 1].map(|seed| {
        Box::new(Random(Chance::seeded(Seed::from(seed)))) as Box<dyn kernel::Chooser<Legion>>
    })
}

/// A game replays to the same end, its record verifies, and the invariants hold after every deed.
pub fn play_through(
    library: &Library,
    setup: &Setup,
    seed: u64,
    mut seats: impl AsMut<[Box<dyn kernel::Chooser<Legion>>]>,
) {
    let start = setup::start(library, setup).expect("the game begins");
    let chance = Chance::seeded(Seed::from(seed));
    let (end, outcome, deeds) = simulate(start, chance, seats.as_mut()).expect("it ends");
    assert!(outcome.winner.is_some(), "somebody wins (LG-WIN-06)");
    let (mut game, _) =
        Game::<Legion>::start(library, setup.clone(), Seed::from(seed)).expect("it begins");
    for deed in &deeds {
        let asked = game.question(deed.seat).map(|question| question.prompt.clone());
        game.perform(deed.clone()).expect("a deed that was done before");
        if let Some(Prompt::Cohere { unit, after }) = asked {
            check_placed(game.state(), after, unit);
        }
        // Between a leader's move and the placing of the others they may stand in one another; of
        // two tokens that a card lets draw one is returned (LG-GOLD-02).
        let between = |question: &kernel::Question<Legion>| {
            matches!(question.prompt, Prompt::Cohere { .. } | Prompt::Displace { .. })
                || matches!(question.prompt, Prompt::CloseUp { .. } | Prompt::Wound(_))
                || matches!(question.prompt, Prompt::Drawn(_))
        };
        if !game.pending().iter().any(between) {
            check(game.state());
        }
    }
    assert_eq!(game.outcome(), Some(outcome));
    assert_eq!(*game.state(), end);
    let record = game.record().expect("a game of packs has a record");
    record.verify(library).expect("the record replays");
}

/// LG-COH-201: after every move each miniature is in cohesion, or as near as there was room.
#[test]
fn formations_are_in_cohesion() {
    let mut state = setup::start(library(), &first()).expect("the first game begins");
    let unit = state.unit_ids().find(|&unit| state.sheet(unit).minis.len() > 2).expect("a unit");
    let leader = state.unit(unit).leader.expect("a leader");
    let stand = legion::table::Stand { x: 0, y: -40_000, level: 0, facing: Default::default() };
    state.put(leader, Some(stand));
    let after = legion::question::Placing::Move { fast: false, trench: None };
    let stands = cohesion::formation(&state, unit, after);
    assert_eq!(cohesion::judge(&state, unit, after, &stands), Ok(()));
}
