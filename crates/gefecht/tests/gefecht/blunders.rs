//! What an analysis says of known blunders: a puzzle has one best deed and a try that looks better than
//! it is, and both are proved by playing the puzzle out. The analysis must find the same.

use battleground::Battleground;
use kernel::{Chance, Deed, Doing, Game, Seed};
use legion::Legion;
use lessons::Exercise;
use players::{Analyst, Effort, Judged, Patience};
use ruleset::{Depth, Doors};
use shatterpoint::Shatterpoint;

/// The position of a puzzle, its best deed and the try that it explains.
fn puzzle<R: Doors>(id: &str) -> (Game<R>, [Deed<R::Choice>; 2]) {
    let file = format!("{}/../../content/learn/{id}.toml", env!("CARGO_MANIFEST_DIR"));
    let exercise = Exercise::read::<R>(id, &std::fs::read_to_string(file).unwrap()).unwrap();
    let (position, exercise) = exercise.apart();
    let state = R::place(position).unwrap();
    let (game, _) = Game::<R>::from_position(state, Chance::seeded(Seed::from(1))).unwrap();
    let (seat, step) = (exercise.seat(), &exercise.step[0]);
    let deeds = [&step.answers[0], &step.wrong[0].answer].map(|answer| {
        let choice = R::read(game.state(), game.question(seat).unwrap(), answer).unwrap();
        Deed { seat, doing: Doing::Answer(choice) }
    });
    (game, deeds)
}

fn judged<R: Doors>(game: &Game<R>, deed: &Deed<R::Choice>) -> Judged<R::Choice> {
    let mut analyst = Analyst::<R>::new(Effort::Level(Depth::Hard), 1);
    analyst.look(game, deed, &Patience::default()).unwrap().clone()
}

/// The try gives away a part of the win, the best deed is named instead, and gives nothing away itself.
fn is_a_blunder<R: Doors>(id: &str, cost: f32) {
    let (game, [best, blunder]) = puzzle::<R>(id);
    let found = judged(&game, &blunder);
    assert_eq!(Doing::Answer(found.best.clone()), best.doing, "{id}: {found:?}");
    assert!(found.lost > cost, "{id}: {found:?}");
    let found = judged(&game, &best);
    assert!(found.lost == 0.0, "{id}: {found:?}");
}

/// In the last activation of the game Orko walks away from Trap-Jaw and is struck, where he could have
/// vanished and taken the objective that wins.
#[test]
fn walking_out_of_the_grip_is_a_blunder() {
    is_a_blunder::<Battleground>("battleground/puzzles/07-out-of-the-grip", 0.1);
}

/// A move toward a target that is out of reach, where the other stance could have shot. It costs little
/// of the game, but the better answer is named.
#[test]
fn a_move_instead_of_the_other_stance_is_a_blunder() {
    is_a_blunder::<Shatterpoint>("shatterpoint/puzzles/07-the-other-stance", 0.04);
}

/// In the last activation of the battle shots at four troopers, where claiming the token would have won.
#[test]
fn shots_instead_of_the_last_token_are_a_blunder() {
    is_a_blunder::<Legion>("legion/puzzles/04-the-last-grab", 0.1);
}
