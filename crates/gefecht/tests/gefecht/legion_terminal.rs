//! A person who plays Legion at the terminal, and what the log says of whole games.

use gefecht::rulesets;
use gefecht::speech::{Language, Speech};
use gefecht::terminal::{Participant, Session, Summary};
use kernel::{Game, Seed, Told};
use legion::Legion;
use legion::event::Event;
use players::Robot;
use ruleset::{Doors, Options};

fn game(seed: u64, standard: bool) -> (Game<Legion>, Vec<Told<Event>>) {
    let content = rulesets::content::<Legion>(&[]).unwrap_or_else(|fault| panic!("{fault}"));
    let options = Options { format: standard.then(|| "standard".to_owned()), ..Options::default() };
    let setup = Legion::first(&content, &options).unwrap();
    Game::start(&content, setup, Seed::from(seed)).unwrap()
}

/// Plays against a random player and gives everything that was printed.
fn play(input: &str) -> (String, Summary) {
    let (game, begun) = game(3, false);
    let seats = vec![Participant::Person, Participant::Robot(Robot::Random.player(1, 1))];
    let mut output = Vec::new();
    let speech = Speech::new(Language::En);
    let mut session = Session::new(game, seats, input.as_bytes(), &mut output, speech, false);
    let summary = session.play(&begun).unwrap();
    (String::from_utf8(output).unwrap(), summary)
}

#[test]
fn legion_begins_with_the_battle_cards() {
    let (text, summary) = play("");
    assert!(matches!(summary, Summary::Left));
    for part in [
        "Player 1 decides the colours: the army costs fewer points. [LG-SETUP-07 LG-SETUP-08]",
        "  450 · · ·",
        "▒2▒2▒2",
        "≡h≡h",
        "  L  Luke Skywalker                     not deployed",
        "Player 1 (Blue, southern edge): 0 victory tokens; 0 points destroyed",
        "Set-up. Player 1: Which battle card is struck?",
        "Sabotage the Moisture Vaporators goes, then it is Breakthrough. At the end of the game",
    ] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
}

/// The battle cards, and all units as they are suggested.
const DEPLOYED: [&str; 6] = ["row objective", "row condition", "1", "1", "1", "1"];

#[test]
fn a_turn_of_legion_is_played_in_words() {
    let turn = ["card ambush", "unit Luke Skywalker", "unit Luke Skywalker", "action aim"];
    let script = [&DEPLOYED[..], &turn, &["action aim", "action dodge"]].concat();
    let (text, _) = play(&script.join("\n"));
    for part in [
        "  + blue’s deployment zones, - red’s",
        "`deploy Luke Skywalker around 100,0` for a formation",
        "Round 1, Command phase, victory tokens 0 to 0. Player 1: Which command card do you play?",
        "Ambush                               1 pip, orders for 1 unit.",
        "3 pips, orders for Luke Skywalker and 2 units.",
        "Command cards: Ambush against ",
        "Luke Skywalker: gets an order. [LG-ORDER-05]",
        "wounds 0/6; has an order",
        "order pool 2 × Corps, Support",
        "Activation: Luke Skywalker [LG-ACTV-03]",
        "What now, Luke Skywalker? (2 actions left)\n    1  Move",
        "Gain an aim token: roll up to 2 dice of an attack again.",
        "Luke Skywalker: aim 1. [LG-AIM-02]",
        "aim 1; has an order; active, 1 action left after Aim",
        "Not possible: ",
        "Luke Skywalker: dodge 1. [LG-DODGE-01]",
    ] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
}

#[test]
fn an_impossible_place_in_legion_names_the_rule() {
    let wrong = ["deploy Luke Skywalker at 0,0", "deploy Luke Skywalker at here"];
    let (text, _) = play(&[&DEPLOYED[..2], &wrong].concat().join("\n"));
    assert!(
        text.contains("Not possible: outside the own deployment zone. [LG-DEPLOY-06]"),
        "{text}"
    );
    assert!(text.contains("`here` is no number of millimetres"), "{text}");
}

#[test]
fn cards_of_legion_are_shown_on_demand() {
    let (text, _) =
        play("show luke\nshow rebel troopers 1\nshow ambush\nshow break\nshow nobody\n");
    for part in [
        "Luke Skywalker of Player 1: Commander, trooper, Rebel Alliance, 160 points; 1 miniature, \
         wound threshold 6, courage 3, speed 2; defence dice red",
        "Keywords: Jump 1, Charge, Deflect, Immune: Pierce",
        "Luke's DL-44 Blaster Pistol: range 1 to 2, 2 red; Pierce 2",
        "Z-6 Rotary Blaster (only miniature 5): range 1 to 3, 6 white",
        "Upgrade Z-6 Trooper (Heavy weapon, 22 points, adds a miniature)",
        "Ambush: 1 pip, orders for 1 unit.",
        "Breakthrough: At the end of the game",
        "nobody is called `nobody`",
    ] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
}

/// Numbers of all sizes: the first answer to a question of movement is to think better of it.
#[test]
fn legion_can_be_played_with_numbers_alone() {
    let script: String = (0..3000_u32).map(|n| format!("{}\n", n * 7919 / 13 % 4 + 1)).collect();
    let (text, summary) = play(&script);
    assert!(matches!(summary, Summary::Finished), "{text}");
    assert!(text.contains("Round 6 is over. [LG-END-201]"), "{text}");
    assert!(text.contains("The game is over:") && text.contains(" victory tokens, "), "{text}");
}
