//! A person at the terminal.

use battleground::Battleground;
use gefecht::rulesets;
use gefecht::speech::{self, Language, Speech, Spoken};
use gefecht::terminal::{Participant, Session, Summary};
use kernel::{Chance, Game, Seed};
use legion::Legion;
use players::{Advice, Effort, Patience, Robot, Searcher};
use ruleset::{Depth, Doors, Options};
use shatterpoint::Shatterpoint;

/// Plays against a computer player and gives everything that was printed.
pub fn session<R: Spoken>(language: Language, robot: Robot, input: &str) -> (String, Summary) {
    sitting::<R>(language, robot, input, false)
}

/// The same, and maybe the usual answers of the set-up are given too.
fn sitting<R: Spoken>(
    language: Language,
    robot: Robot,
    input: &str,
    full_setup: bool,
) -> (String, Summary) {
    let content = rulesets::content::<R>(&[]).unwrap_or_else(|fault| panic!("{fault}"));
    let setup = R::first(&content, &Options::default()).unwrap();
    let (game, begun) = Game::<R>::start(&content, setup, Seed::from(3)).unwrap();
    let seats = vec![Participant::Person, Participant::Robot(robot.player(1, 1))];
    let mut output = Vec::new();
    let speech = Speech::new(language);
    let mut session = Session::new(game, seats, input.as_bytes(), &mut output, speech, full_setup);
    let summary = session.play(&begun).unwrap();
    (String::from_utf8(output).unwrap(), summary)
}

fn play(input: &str) -> (String, Summary) {
    session::<Battleground>(Language::En, Robot::Greedy, input)
}

#[test]
fn the_first_question_comes_without_any_about_set_up() {
    let (text, summary) = play("");
    assert!(matches!(summary, Summary::Left));
    let question = text.lines().find(|line| line.contains("Round 1 of 4")).unwrap();
    assert!(question.ends_with("Which card to lay face down?"), "{question}");
    assert!(text.contains("  C  ") && text.contains("ST") && text.contains("██"));
}

#[test]
fn an_impossible_answer_names_the_rule_and_one_can_go_on() {
    let (text, _) =
        play("1\nactivate Skeletor\nnonsense\nactivate He-Man\n1\nstandby sometime\nwhy\n");
    assert!(
        text.contains("Not possible: ") && text.contains("This is no answer – `nonsense`"),
        "{text}"
    );
    assert!(text.contains("[BG-ATK-14]"), "{text}");
}

#[test]
fn what_is_no_answer_is_said_in_the_language_of_the_table() {
    let (text, _) = session::<Battleground>(Language::Pl, Robot::Greedy, "nonsense\n");
    let said = "To nie jest odpowiedź – `nonsense`: żadna się tak nie zaczyna";
    assert!(text.contains(said), "{text}");
}

#[test]
fn a_game_can_be_played_with_numbers_alone() {
    let (text, summary) = play(&"1\n".repeat(2000));
    assert!(matches!(summary, Summary::Finished), "{text}");
    assert!(text.contains("The game is over:"));
}

/// The board is turned, not mirrored, so that words and arrows say the same; the words alone answer.
#[test]
fn directions_lie_as_the_board_does() {
    let said = "Blick nach links oben\n";
    let (text, _) = sitting::<Battleground>(Language::De, Robot::Random, said, true);
    for way in
        ["links ←", "links oben ↖", "rechts oben ↗", "rechts →", "rechts unten ↘", "links unten ↙"]
    {
        assert!(text.contains(&format!("Blick nach {way}\n")), "{way}: {text}");
    }
    let [top, bottom] = ["\n  Y  ", "\n  A  "].map(|line| text.find(line).unwrap());
    assert!(top < bottom, "{text}");
    assert!(text.contains("In welche Richtung blickt Stratos?"), "{text}");
}

#[test]
fn undo_takes_back_the_last_answer() {
    let (text, _) = play("1\nundo\n");
    assert_eq!(text.matches("Which card to lay face down?").count(), 2, "{text}");
}

#[test]
fn conceding_ends_the_game_for_the_other_player() {
    let (text, summary) = play("concede\n");
    assert!(matches!(summary, Summary::Finished));
    assert!(text.contains("Player 2 wins: Player 1 concedes. [BG-VP-11]"), "{text}");
}

#[test]
fn rules_can_be_looked_up_in_the_middle_of_a_game() {
    let (text, _) = play("rule BG-CARD-02\nrule nothing\n");
    assert!(
        text.contains("Secret choice and simultaneous reveal")
            && text.contains("no rule `nothing`")
    );
}

/// Plays Shatterpoint with a random opponent; the person deploys as suggested first.
fn shatterpoint(input: &str) -> (String, Summary) {
    session::<Shatterpoint>(Language::En, Robot::Random, input)
}

#[test]
fn shatterpoint_begins_with_a_squad_to_deploy() {
    let (text, summary) = shatterpoint("");
    assert!(matches!(summary, Summary::Left));
    assert!(text.contains("Set-up. Player 1: Which squad is deployed, and where?"), "{text}");
    assert!(text.contains("or places of your own, in millimetres"), "{text}");
    for part in ["▒3", "░3", "H ", "◎ objective", "General Anakin Skywalker", "●·······◆·······●"]
    {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
}

#[test]
fn an_impossible_place_names_the_rule_and_its_facts() {
    let (text, _) = shatterpoint("deploy 1 at 0,0; 10,0\ndeploy 1 at here\ndeploy 3 at 0,0\n");
    assert!(text.contains("within range 1 of the primary character. [SP-SETUP-13]"), "{text}");
    assert!(text.contains("`deploy 1 at here`: `here` is no number"), "{text}");
    assert!(text.contains("Not possible: "), "{text}");
}

#[test]
fn shatterpoint_can_be_played_with_numbers_alone() {
    let (text, summary) = shatterpoint(&"1\n".repeat(6000));
    assert!(matches!(summary, Summary::Finished), "{text}");
    assert!(text.contains("Turn 2: Player "), "{text}");
    assert!(text.contains("The game is over:") && text.contains(" struggles, "), "{text}");
}

#[test]
fn a_turn_of_shatterpoint_is_played_in_words() {
    let script = [
        "1",
        "1",
        "activate",
        "action move",
        "advance General Anakin Skywalker to 400,400",
        "advance General Anakin Skywalker to 0,-432",
        "action move",
        "end",
    ];
    let (text, _) = shatterpoint(&script.join("\n"));
    for part in [
        "Activate General Anakin Skywalker now?\n    1  Activate General Anakin Skywalker\n    2  Put",
        "2  Advance: General Anakin Skywalker: 0,-254 Contests objective 8",
        "`advance General Anakin Skywalker to 100,0`",
        "Not possible: it is farther than the tool reaches (the tool is 5.9″ long). [SP-MOVE-04]",
        "General Anakin Skywalker moves: Advance. [SP-MOVE-04]",
        "Not possible: the unit has made this action already. [SP-ACTV-02]",
        "Player 1 controls objective 8. [SP-OBJ-07]",
        "Turn 2: Player 2",
    ] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
}

#[test]
fn a_card_of_battleground_names_all_costs_and_results() {
    let (text, _) = play("show skeletor\nshow stratos\n");
    // Between a number and what it counts no line breaks.
    let text = text.replace('\u{a0}', " ");
    for line in [
        "  Curse of Snake Mountain (1 AP, 1 mana): ",
        "  Magic Strike: spell, 0 dice, 8″, 1 mana\n    1+: 1 wound; 3+: 2 wounds\n",
        "  Soaring Flight (1 AP): ",
        "  Flamethrower: ranged, 0 dice, 8″\n",
    ] {
        assert!(text.contains(line), "{line} is missing in\n{text}");
    }
}

#[test]
fn cards_and_rules_of_shatterpoint_are_shown_on_demand() {
    let (text, _) = shatterpoint("show lord maul\nshow nobody\nrules SP-SETUP-11\nhelp\n");
    assert!(text.contains("Dark Rage (up): melee: 7 attack, 5 defence"), "{text}");
    assert!(text.contains("nobody is called `nobody`") && text.contains("SP-SETUP-11: "), "{text}");
    assert!(text.contains("show NAME"), "{text}");
}

#[test]
fn undo_passes_over_the_usual_answers_of_set_up() {
    let (text, _) = shatterpoint("1\n1\nundo\n");
    assert_eq!(text.matches("Player 1: Where is the second squad deployed?").count(), 2, "{text}");
}

/// Plays a game of two participants, of whom the persons share one input.
fn between<R: Spoken>(game: Game<R>, second: Participant<R>, input: &str) -> (String, Summary) {
    let mut output = Vec::new();
    let speech = Speech::new(Language::En);
    let seats = vec![Participant::Person, second];
    let mut session = Session::new(game, seats, input.as_bytes(), &mut output, speech, false);
    let summary = session.play(&[]).unwrap();
    (String::from_utf8(output).unwrap(), summary)
}

#[test]
fn a_draw_needs_the_other_player() {
    let begun = || {
        let content = rulesets::content::<Battleground>(&[]).unwrap();
        let setup = Battleground::first(&content, &Options::default()).unwrap();
        Game::<Battleground>::start(&content, setup, Seed::from(3)).unwrap().0
    };
    let (text, summary) = between(begun(), Participant::Person, "draw\nyes\n");
    assert!(text.contains("Player 2: do you agree to a draw? (yes) > "), "{text}");
    assert!(matches!(summary, Summary::Finished), "{text}");
    let (text, summary) = between(begun(), Participant::Person, "draw\nno\n");
    assert!(text.contains("Player 2 declines."), "{text}");
    assert!(matches!(summary, Summary::Left), "{text}");
    // A computer player that is not behind goes on.
    let robot = || Participant::Robot(Robot::Greedy.player(1, 1));
    let (text, summary) = between(begun(), robot(), "draw\n");
    assert!(text.contains("Player 2 declines.") && !text.contains("do you agree"), "{text}");
    assert!(matches!(summary, Summary::Left), "{text}");
}

/// What the page draws at a planned place stands beside it in words.
#[test]
fn a_place_of_shatterpoint_says_from_whom_it_covers_and_who_may_react() {
    let position = r#"
edition = "2023-06"
stage = "act"
[[terrain]]
rectangle = [80, 70, 125, 80]
top = 30
[[unit]]
name = "Near"
player = 1
at = [-30, 0]
[[unit]]
name = "Far"
player = 2
at = [130, 0]
[[unit.add-abilities]]
name = "Watchful"
text = "When an enemy character advances its unit takes 1 damage."
kind = "reactive"
cost = 0
when = { moved = { by = { of = "enemies" }, kinds = ["advance"] } }
do = [{ damage = { damage = 1 } }]
"#;
    let position: shatterpoint::position::Position = toml::from_str(position).unwrap();
    let state = position.build().unwrap_or_else(|wrong| panic!("{}", wrong.message));
    let chance = Chance::seeded(Seed::from(3));
    let game = Game::<Shatterpoint>::from_position(state, chance).unwrap().0;
    let (text, _) = between(game, Participant::Person, "action move\n");
    let advances: Vec<&str> = text.lines().filter(|line| line.contains("Advance: Near")).collect();
    assert!(!advances.is_empty() && advances.iter().all(|line| line.ends_with("Far may react")));
    // Beyond the crate, and elsewhere.
    let covered = advances.iter().filter(|line| line.contains("In cover from Far; ")).count();
    assert!((1..advances.len()).contains(&covered), "{text}");
}

/// LG-NOLIMIT-01: in a game without a limit in which nothing happens any more a computer player offers a
/// draw.
#[test]
fn a_computer_player_offers_a_draw_where_nothing_happens_any_more() {
    let position = "format = \"no-limit\"\nstage = \"command\"\n\
                    [[unit]]\nplayer = 1\nat = [0, -400]\nrank = \"commander\"\n\
                    [[unit]]\nplayer = 2\nat = [0, 400]\nrank = \"commander\"\n";
    let offered = |quiet: u8, input: &str| {
        let position: legion::position::Position = toml::from_str(position).unwrap();
        let mut state = position.build().unwrap_or_else(|wrong| panic!("{}", wrong.message));
        state.quiet = quiet;
        let game = Game::<Legion>::from_position(state, Chance::seeded(Seed::from(3))).unwrap().0;
        between(game, Participant::Robot(Robot::Greedy.player(1, 1)), input)
    };
    let (text, summary) = offered(6, "1\nyes\n");
    assert!(text.contains("Player 1: do you agree to a draw? (yes) > "), "{text}");
    assert!(matches!(summary, Summary::Finished), "{text}");
    let (text, _) = offered(6, "1\nno\n");
    assert!(text.contains("Player 1 declines."), "{text}");
    let (text, _) = offered(0, "1\n");
    assert!(!text.contains("do you agree"), "{text}");
}

/// A hint says what is advised at a table of the browser, here about a question that takes little time.
#[test]
fn a_hint_is_what_is_advised() {
    let content = rulesets::content::<Battleground>(&[]).unwrap();
    let setup = Battleground::first(&content, &Options::default()).unwrap();
    let (game, begun) = Game::<Battleground>::start(&content, setup, Seed::from(3)).unwrap();
    let (mut output, speech) = (Vec::new(), Speech::new(Language::En));
    let seats = vec![Participant::Person, Participant::Robot(Robot::Greedy.player(1, 1))];
    let input = &b"1\n1\nhint\n"[..];
    let mut session = Session::new(game, seats, input, &mut output, speech, false);
    session.play(&begun).unwrap();
    let game = session.game().clone();
    let question = game.pending().first().unwrap();
    let moment = game.moment(question.seat).unwrap();
    let mut advisor = Searcher::<Battleground>::new(0, Effort::Level(Depth::Expert), 1);
    let advised = advisor.advise(&moment, 3, &Patience::default());
    let speech = Speech::new(Language::En);
    let line = |(place, advice): (usize, &Advice<_>)| {
        let text = Battleground::answer(game.state(), question, &advice.choice, &speech);
        let said = speech::hint::<Battleground>(&speech, advice, place == 0);
        format!("  {text}: {said}\n")
    };
    let said: String = advised.iter().enumerate().map(line).collect();
    let text = String::from_utf8(output).unwrap();
    assert!(advised.len() > 1 && text.contains(&said), "{said}{text}");
}
