//! A person who plays Legion at the terminal, and what the log says of whole games.

use gefecht::playable::{self, Playable};
use gefecht::terminal::{Participant, Session, Summary};
use kernel::{Game, Question, Seed, Told};
use legion::Legion;
use legion::event::Event;
use legion::state::State;
use players::Robot;
use ruleset::{Doors, Options};

fn game(seed: u64, standard: bool) -> (Game<Legion>, Vec<Told<Event>>) {
    let content = playable::content::<Legion>(&[]).unwrap_or_else(|fault| panic!("{fault}"));
    let options = Options { standard, ..Options::default() };
    let setup = Legion::first(&content, &options).unwrap();
    Game::start(&content, setup, Seed::from(seed)).unwrap()
}

/// Plays against a random player and gives everything that was printed.
fn play(input: &str) -> (String, Summary) {
    let (game, begun) = game(3, false);
    let seats = [Participant::Person, Participant::Robot(Robot::Random.player(1))];
    let mut output = Vec::new();
    let mut session = Session::new(game, seats, input.as_bytes(), &mut output, false);
    let summary = session.play(&begun).unwrap();
    (String::from_utf8(output).unwrap(), summary)
}

/// Words for a player: nothing unknown in them, and no inner form of anything.
fn assert_plain(text: &str) {
    let inner = ["?", "{", "}", "Some(", "None", "UnitId", "MiniId", "Seat("];
    assert!(!inner.iter().any(|inner| text.contains(inner)), "{text}");
}

/// Some events need no sentence: nobody follows, or the end of the unit says it.
fn needs_none(event: &Event) -> bool {
    match event {
        Event::Placed { minis, .. } => minis.is_empty(),
        Event::MiniDefeated { .. } => true,
        _ => false,
    }
}

fn assert_told(state: &State, event: &Event) {
    let Some(text) = Legion::sentence(state, event) else {
        assert!(needs_none(event), "no sentence for {event:?}");
        return;
    };
    assert_plain(&text);
    assert!(text.ends_with('.'), "{text}");
}

/// The table, the situation and the words beside every answer.
fn assert_shown(state: &State, question: &Question<Legion>) {
    assert_plain(&Legion::draw(state, question));
    assert_plain(&Legion::situation(state));
    let aid = Legion::aid(state, question);
    assert_eq!(aid.details.len(), question.options.len());
    let beside = aid.suggestions.iter().map(|(_, words)| words);
    aid.details.iter().chain(beside).chain(&aid.free).for_each(|words| assert_plain(words));
    for unit in state.unit_ids() {
        let card = Legion::card(state, &legion::words::unit_name(state, unit)).unwrap();
        assert_plain(&card);
    }
}

#[test]
fn whole_games_are_told_and_shown_in_plain_words() {
    for seed in 0..4 {
        let (mut game, begun) = game(seed, seed % 2 == 1);
        begun.iter().for_each(|told| assert_told(game.state(), &told.event));
        // Only who looks for a fight gets to see every kind of attack.
        let first = if seed < 2 { Robot::Random } else { Robot::Greedy };
        let mut seats = [first.player::<Legion>(seed), Robot::Random.player(seed)];
        let mut answers = 0;
        while let Some(question) = game.pending().first().cloned() {
            if answers % 12 == seed {
                assert_shown(game.state(), &question);
            }
            answers += 1;
            let picked = seats[question.seat.index()].choose(game.state(), &question);
            let choice = picked.answer(question.options.clone()).unwrap();
            let events = game.answer(question.seat, choice).unwrap();
            events.iter().for_each(|told| assert_told(game.state(), &told.event));
        }
        assert!(game.outcome().is_some(), "stopped without an outcome");
    }
}

#[test]
fn legion_begins_with_the_battle_cards() {
    let (text, summary) = play("");
    assert!(matches!(summary, Summary::Left));
    for part in [
        "player 1 has the cheaper army and chooses the colour. [LG-SETUP-07 LG-SETUP-08]",
        "  450 · · ·",
        "▒2▒2▒2",
        "≡h≡h",
        "  L  Luke Skywalker                     not deployed",
        "player 1 (blue, south edge): 0 victory tokens; 0 points destroyed",
        "Set-up. player 1: which row loses its leftmost card?",
        "Recover the Supplies goes, then it is Breakthrough. At the end of the game",
    ] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
}

/// The battle cards, and all units as they are suggested.
const DEPLOYED: [&str; 6] = ["row objective", "row deployment", "1", "1", "1", "1"];

#[test]
fn a_turn_of_legion_is_played_in_words() {
    let turn = ["card ambush", "unit Luke Skywalker", "unit Luke Skywalker", "action aim"];
    let script = [&DEPLOYED[..], &turn, &["action aim", "action dodge"]].concat();
    let (text, _) = play(&script.join("\n"));
    for part in [
        "  + blue's deployment zones, - red's",
        "`deploy Luke Skywalker around 100,0` for a formation",
        "Round 1, command phase, victory tokens 0 to 0. player 1: which command card is played?",
        "card ambush                          1 pip, orders for 1 unit.",
        "3 pips, orders for Luke Skywalker and 2 units.",
        "player 1 plays Ambush (1 pip), player 2 plays ",
        "Luke Skywalker is issued an order. [LG-ORDER-05]",
        "wounds 0/6; order faceup",
        "order pool 2 × corps, support",
        "player 1 activates Luke Skywalker. [LG-ACTV-03]",
        "what does Luke Skywalker do? (2 actions left)\n    1  action move",
        "an aim token: rerolls 2 attack dice",
        "Luke Skywalker has 1 aim token. [LG-AIM-02]",
        "aim 1; order faceup; active, 1 action left after aim",
        "Not possible: ",
        "Luke Skywalker has 1 dodge token. [LG-DODGE-01]",
    ] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
}

#[test]
fn an_impossible_place_in_legion_names_the_rule() {
    let wrong = ["deploy Luke Skywalker at 0,0", "deploy Luke Skywalker at here"];
    let (text, _) = play(&[&DEPLOYED[..2], &wrong].concat().join("\n"));
    assert!(text.contains("Not possible: All minis in one zone of the own colour."), "{text}");
    assert!(text.contains("`here` is no number of millimetres"), "{text}");
}

#[test]
fn cards_of_legion_are_shown_on_demand() {
    let (text, _) =
        play("show luke\nshow rebel troopers 1\nshow ambush\nshow break\nshow nobody\n");
    for part in [
        "Luke Skywalker of player 1: commander trooper, rebels, 160 points; 1 miniature, wound \
         threshold 6, courage 3, speed 2; red defence dice",
        "Keywords: Jump 1, Charge, Deflect, Immune Pierce",
        "Luke's DL-44 Blaster Pistol: range 1-2, 2 red; Pierce 2",
        "Z-6 Rotary Blaster (only miniature 5): range 1-3, 6 white",
        "Upgrade Z-6 Trooper (heavy weapon, 22 points, adds a miniature)",
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
    assert!(text.contains("Round 6 ends. [LG-END-201]"), "{text}");
    assert!(text.contains("The game is over:") && text.contains(" victory tokens, "), "{text}");
}
