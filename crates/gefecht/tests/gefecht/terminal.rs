//! A person at the terminal.

use battleground::Game;
use battleground::library::Library;
use gefecht::simulation::Robot;
use gefecht::terminal::{Participant, Session, Summary};
use kernel::Seed;

/// Plays with a greedy opponent and gives everything that was printed.
fn play(input: &str) -> (String, Summary) {
    let library = Library::embedded().unwrap_or_else(|fault| panic!("{fault}"));
    let setup = library.first_game(None).unwrap();
    let (game, begun) = Game::start(library, setup, Seed::from(3)).unwrap();
    let seats = [Participant::Person, Participant::Robot(Robot::Greedy.chooser(1))];
    let mut output = Vec::new();
    let mut session = Session::new(game, seats, input.as_bytes(), &mut output, false);
    let summary = session.play(&begun).unwrap();
    (String::from_utf8(output).unwrap(), summary)
}

#[test]
fn the_first_question_comes_without_any_about_set_up() {
    let (text, summary) = play("");
    assert!(matches!(summary, Summary::Left));
    let question = text.lines().find(|line| line.contains("Round 1 of 4")).unwrap();
    assert!(question.ends_with("lay which card face down?"), "{question}");
    assert!(text.contains("  C  ") && text.contains("ST") && text.contains("██"));
}

#[test]
fn an_impossible_answer_names_the_rule_and_one_can_go_on() {
    let (text, _) =
        play("1\nactivate Skeletor\nnonsense\nactivate He-Man\n1\nstandby sometime\nwhy\n");
    assert!(text.contains("Not possible: Activate one ready character"), "{text}");
    assert!(text.contains("no such answer"));
    assert!(text.contains("The target of a melee attack") || text.contains("BG-ATK-14"), "{text}");
}

#[test]
fn a_game_can_be_played_with_numbers_alone() {
    let (text, summary) = play(&"1\n".repeat(2000));
    assert!(matches!(summary, Summary::Finished), "{text}");
    assert!(text.contains("The game is over:"));
}

#[test]
fn undo_takes_back_the_last_answer() {
    let (text, _) = play("1\nundo\n");
    assert_eq!(text.matches("lay which card face down?").count(), 2, "{text}");
}

#[test]
fn conceding_ends_the_game_for_the_other_player() {
    let (text, summary) = play("concede\n");
    assert!(matches!(summary, Summary::Finished));
    assert!(text.contains("player 2 wins [BG-VP-11]"), "{text}");
}

#[test]
fn rules_can_be_looked_up_in_the_middle_of_a_game() {
    let (text, _) = play("rule BG-CARD-02\nrule nothing\n");
    assert!(
        text.contains("Secret choice and simultaneous reveal")
            && text.contains("no rule `nothing`")
    );
}
