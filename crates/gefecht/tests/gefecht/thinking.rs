//! Players that think ahead: the same answer for the same seed, whatever they cannot see and however
//! many threads they have.

use battleground::Battleground;
use kernel::{Chance, Game, Seat, Seed};
use legion::Legion;
use players::{Advice, Effort, Patience, Robot, Searcher, Thought};
use ruleset::{Budget, Depth, Doors, Options, Thinking, Weight};
use shatterpoint::Shatterpoint;
use shatterpoint::language::Action;
use shatterpoint::question::{Choice, Prompt};

/// Little, but enough to change answers.
fn little(rollouts: u32) -> Effort {
    Effort::Told(Budget { rollouts, horizon: Some(1), candidates: 4 })
}

fn thought<R: Doors>(
    game: &Game<R>,
    seat: Seat,
    rollouts: u32,
    threads: usize,
) -> Thought<R::Choice> {
    let moment = game.moment(seat).unwrap();
    Searcher::<R>::new(7, little(rollouts), threads).think(&moment, None, &Patience::default())
}

/// Plays a game by greedy players and, at some questions between two steps, lets somebody think: about
/// the game as it is, and about one that looks alike to the seat.
fn thinks_alike<R: Doors>(
    times: u32,
    rollouts: u32,
    looks_alike: impl Fn(&mut R::State, Seat, &mut Chance),
) {
    let content = R::content(&[R::embedded_pack()]).unwrap();
    let setup = R::first(&content, &Options::default()).unwrap();
    let (mut game, _) = Game::<R>::start(&content, setup, Seed::from(3)).unwrap();
    let mut players = [0, 1].map(|seed| Robot::Greedy.player::<R>(seed, 1));
    let (mut compared, mut chance) = (0, Chance::seeded(Seed::from(11)));
    let mut asked = 0;
    while let Some(question) = game.pending().first().cloned() {
        let seat = question.seat;
        asked += 1;
        if R::weight(&question) == Weight::Full && asked % 7 == 0 {
            let mut state = game.state().clone();
            looks_alike(&mut state, seat, &mut chance);
            let other = Game::<R>::from_position(state, Chance::seeded(Seed::from(asked)));
            // Only where the position is a checkpoint is the question the same.
            if let Ok((other, _)) = other
                && other.question(seat) == Some(&question)
            {
                // Numbers of decisions count, so both are taken up from the position.
                let chance = Chance::seeded(Seed::from(asked + 1));
                let (same, _) = Game::<R>::from_position(game.state().clone(), chance).unwrap();
                let first = thought(&same, seat, rollouts, 1);
                assert_eq!(first, thought(&other, seat, rollouts, 1), "{question:?}");
                assert_eq!(first, thought(&same, seat, rollouts, 3), "{question:?}");
                compared += 1;
            }
        }
        if compared == times {
            break;
        }
        let moment = game.moment(seat).unwrap();
        let answer = players[seat.index()].answer(&moment, &Patience::default()).unwrap();
        game.answer(seat, answer).unwrap();
    }
    assert_eq!(compared, times);
}

#[test]
fn a_thought_does_not_depend_on_hidden_cards_of_battleground() {
    thinks_alike::<Battleground>(8, 24, |state, seat, chance| {
        *state = crate::invariants::hide(state, seat, chance);
        chance.shuffle(&mut state.players[seat.index()].deck);
    });
}

#[test]
fn a_thought_does_not_depend_on_the_decks_of_shatterpoint() {
    thinks_alike::<Shatterpoint>(5, 16, |state, _, chance| {
        state.players.iter_mut().for_each(|player| chance.shuffle(&mut player.deck));
        chance.shuffle(&mut state.missions_deck);
    });
}

#[test]
fn a_thought_does_not_depend_on_the_order_of_hands_and_pools_of_legion() {
    thinks_alike::<Legion>(2, 8, |state, seat, chance| {
        chance.shuffle(&mut state.player_mut(seat.other()).hand);
        state.players.iter_mut().for_each(|player| chance.shuffle(&mut player.pool));
    });
}

#[test]
fn levels_have_names_and_a_thought_without_time_is_the_quick_answer() {
    for name in Robot::LEVELS.into_iter().chain(["search:96:1:8", "search:48:end:6"]) {
        let robot = Robot::named(name).unwrap();
        assert_eq!(Robot::named(&robot.to_string()), Some(robot));
    }
    for wrong in ["", "search:", "search:9", "search:9:x:1", "search:9:1:1:1", "search:9999999:1:1"]
    {
        assert_eq!(Robot::named(wrong), None, "{wrong}");
    }
    let content = Battleground::content(&[Battleground::embedded_pack()]).unwrap();
    let setup = Battleground::first(&content, &Options::default()).unwrap();
    let (game, _) = Game::<Battleground>::start(&content, setup, Seed::from(3)).unwrap();
    let moment = game.moment(Seat(0)).unwrap();
    let patience = Patience::default();
    patience.stop();
    let thought = Searcher::<Battleground>::new(1, little(24), 2).think(&moment, None, &patience);
    assert_eq!(thought.best, 0);
    let mut policy = <Battleground as Thinking>::Policy::new(1);
    let quick = Battleground::candidates(&mut policy, moment.state(), moment.question(), 1);
    assert_eq!(thought.ways[0].choice, quick[0]);
}

/// The Move action is advised with its place, and nothing that leads nowhere.
#[test]
fn who_is_advised_to_move_is_told_where() {
    let content = Shatterpoint::content(&[Shatterpoint::embedded_pack()]).unwrap();
    let setup = Shatterpoint::first(&content, &Options::default()).unwrap();
    let (mut game, _) = Game::<Shatterpoint>::start(&content, setup, Seed::from(3)).unwrap();
    let mut moves = 0;
    while moves < 8 {
        let question = game.pending().first().unwrap().clone();
        let advised = quickly(&game, question.seat);
        let agreed = question.options.len() == 2
            && question.options.contains(&Choice::Decline)
            && advised.choice != Choice::Decline;
        if advised.choice == Choice::Action(Action::Move) {
            assert!(matches!(advised.next, Some(Choice::Move { .. })), "{advised:?}");
            moves += 1;
        }
        game.answer(question.seat, advised.choice).unwrap();
        let asked = game.pending().first().unwrap();
        if agreed && asked.seat == question.seat && matches!(asked.prompt, Prompt::Go { .. }) {
            assert_ne!(quickly(&game, asked.seat).choice, Choice::Decline, "{question:?}");
        }
    }
}

/// What is advised to who has no time.
fn quickly(game: &Game<Shatterpoint>, seat: Seat) -> Advice<Choice> {
    let moment = game.moment(seat).unwrap();
    let none = Effort::Told(Budget { rollouts: 0, horizon: Some(1), candidates: 1 });
    let mut advisor = Searcher::<Shatterpoint>::new(0, none, 1);
    advisor.advise(&moment, 1, &Patience::default()).remove(0)
}

#[test]
fn a_small_battle_of_legion_is_thought_to_its_end_and_a_large_one_to_that_of_the_next_round() {
    let content = Legion::content(&[Legion::embedded_pack()]).unwrap();
    let horizon = |format: &str| {
        let options = Options { format: Some(format.to_owned()), ..Options::default() };
        let setup = Legion::first(&content, &options).unwrap();
        let (game, _) = Game::<Legion>::start(&content, setup, Seed::from(1)).unwrap();
        Legion::budget(game.state(), Depth::Hard).horizon
    };
    assert_eq!(["learning", "standard", "epic"].map(horizon), [None, Some(2), Some(2)]);
}
