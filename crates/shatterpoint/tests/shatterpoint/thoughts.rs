//! What the greedy player thinks of, in operations above all, one thought at a time: positions in which
//! a player without the thought does otherwise.

use kernel::{Chance, Chooser, Pick, Question, Seat, Seed};
use shatterpoint::language::{Face, MoveKind};
use shatterpoint::player::Greedy;
use shatterpoint::position::Position;
use shatterpoint::question::{Choice, Prompt};
use shatterpoint::table::Spot;
use shatterpoint::{Game, Shatterpoint};

/// A position of an operation: first what is said of it, then the units.
fn position(operation: &str, units: &str, dice: &[u8]) -> Game {
    let text = format!("{operation}\n{units}");
    let position: Position = toml::from_str(&text).expect("a position");
    let state = position.build().unwrap_or_else(|wrong| panic!("{wrong:?}"));
    Game::from_position(state, Chance::begun(dice, Seed::from(1))).expect("it begins").0
}

fn asked(game: &Game) -> Question<Shatterpoint> {
    game.pending().first().cloned().expect("somebody decides")
}

/// The greedy player's answer to the question that stands.
fn thought(game: &Game) -> Choice {
    let question = asked(game);
    match Greedy::new(1).choose(game.state(), &question) {
        Pick::Listed(number) => question.options[number].clone(),
        Pick::Free(choice) => choice,
    }
}

fn answer(game: &mut Game, choice: Choice) {
    let seat = asked(game).seat;
    game.answer(seat, choice).unwrap_or_else(|refusal| panic!("{refusal:?}"));
}

fn apart(a: Spot, b: Spot) -> f64 {
    f64::from(a.x - b.x).hypot(f64::from(a.y - b.y))
}

fn spot(game: &Game, objective: &str) -> Spot {
    let state = game.state();
    state.objectives[state.objective_number(objective).expect("it lies there")].spot
}

/// Two Raiders at two piles, the gear filled but for some spaces.
fn scavenging(filled: &str, dice: &[u8]) -> Game {
    let operation = format!(
        "stage = \"act\"\nacting = \"Raider\"\n[operation]\nid = \"crash-landing\"\naggressor = 1\n\
         stage = \"secure-the-supplies\"\ntrackers = {{ survival-gear = [{filled}] }}"
    );
    let units = r#"
[[unit]]
name = "Raider"
player = 1
at = [-127, -160]
[[unit]]
name = "Mate"
player = 1
at = [127, -160]
[[unit]]
name = "Guard"
player = 2
at = [400, 400]
"#;
    let mut game = position(&operation, units, dice);
    answer(&mut game, Choice::End);
    assert_eq!(asked(&game).prompt, Prompt::Objective);
    game
}

/// The pile in the west shows crit, the one in the east expertise.
#[test]
fn the_pile_is_chosen_whose_symbol_the_tracker_waits_for_longest() {
    let cases = [("1, 2, 4, 5, 6, 7, 8, 9, 10", "low-west"), ("4, 5, 6, 8, 9, 10, 11", "low-east")];
    for (filled, wanted) in cases {
        let game = scavenging(filled, &[]);
        let wanted = game.state().objective_number(wanted).expect("a pile") as u8;
        assert_eq!(thought(&game), Choice::Objective(wanted), "with {filled} filled");
    }
}

/// A hit has a space, but two crits are missing, and they are rare: sides 2 and 3 of the die are hits.
#[test]
fn a_die_is_turned_to_the_result_that_is_harder_to_get() {
    let mut game = scavenging("1, 2, 3, 4, 8, 9, 10", &[2, 3]);
    let crit = game.state().objective_number("low-west").expect("a pile") as u8;
    answer(&mut game, Choice::Objective(crit));
    assert_eq!(asked(&game).prompt, Prompt::Face { turns_to: Some(Face::Crit) });
    assert_eq!(thought(&game), Choice::Face(Face::Hit));
}

/// The only crit that is missing was rolled: a second one would fill nothing.
#[test]
fn no_die_is_turned_to_a_result_without_a_space() {
    let mut game = scavenging("1, 2, 3, 4, 5, 6, 8, 9, 10, 11", &[1, 2]);
    let crit = game.state().objective_number("low-west").expect("a pile") as u8;
    answer(&mut game, Choice::Objective(crit));
    assert_eq!(thought(&game), Choice::Decline);
}

/// The Patient stands at its cache, so this turn ends with that treatment whatever the Mate does. The
/// Mate goes toward the cache that shows its own token, left or right.
#[test]
fn an_errand_counts_for_later_turns() {
    for (token, cache) in [("expertise", "middle-4"), ("hit", "middle-1")] {
        let operation = format!(
            "stage = \"act\"\nacting = \"Mate\"\n[operation]\nid = \"crash-landing\"\naggressor = 1\n\
             tokens = {{ Patient = [\"crit\"], Mate = [\"{token}\"] }}"
        );
        let units = r#"
[[unit]]
name = "Mate"
player = 1
at = [0, -180]
[[unit]]
name = "Patient"
player = 1
at = [-127, -40]
[[unit]]
name = "Guard"
player = 2
at = [0, 430]
"#;
        let mut game = position(&operation, units, &[]);
        answer(&mut game, Choice::Action(shatterpoint::language::Action::Move));
        let Choice::Move { character, to, .. } = thought(&game) else { panic!("it stays") };
        let from = game.state().spot(character).expect("it stands");
        let goal = spot(&game, cache);
        assert!(
            apart(to, goal) < apart(from, goal) - 4000.0,
            "{token}: from {from:?} to {to:?}, the cache lies at {goal:?}"
        );
    }
}

/// Two kinds of objectives, of which the end of the stage speaks of one.
fn two_kinds(goal: &str, other: &str) -> String {
    format!(
        r#"
stage = "setup"
[operation]
aggressor = 1
[operation.card]
id = "trial"
name = "Trial"
briefing = "Two kinds."
source = "house"
objective = [{{ id = "west", at = [-10, -8] }}, {{ id = "east", at = [10, -8] }}]
[[operation.card.stage]]
id = "only"
name = "Only"
overview = "One stage."
active = ["west", "east"]
[[operation.card.stage.kind]]
id = "goal"
name = "Goal"
objectives = ["{goal}"]
[[operation.card.stage.kind]]
id = "other"
name = "Other"
objectives = ["{other}"]
[[operation.card.stage.end]]
text = "No goal is left."
if = [{{ objectives = {{ of = {{ kind = "goal" }}, at-most = 0 }} }}]
won-by = "aggressor"
"#
    )
}

#[test]
fn squads_are_deployed_before_the_objectives_of_the_ends() {
    for (goal, other) in [("west", "east"), ("east", "west")] {
        let units = r#"
[[unit]]
name = "Captain"
player = 1
squad = 1
type = "primary"
[[unit]]
name = "Warden"
player = 2
squad = 1
type = "primary"
"#;
        let mut game = position(&two_kinds(goal, other), units, &[]);
        while !matches!(asked(&game).prompt, Prompt::Deploy { .. }) {
            let first = asked(&game).options[0].clone();
            answer(&mut game, first);
        }
        assert_eq!(asked(&game).seat, Seat(0), "the Aggressor deploys first");
        let Choice::Deploy { places, .. } = thought(&game) else { panic!("no deployment") };
        let (near, far) = (spot(&game, goal), spot(&game, other));
        assert!(apart(places[0], near) < apart(places[0], far), "{goal}: {places:?}");
    }
}

/// The Agent at (-8.5, 0.5) is nearest to the western clamp. But two have to be visited, and the way over
/// the northern and the eastern one is shorter.
#[test]
fn the_escorted_takes_the_shortest_way_to_all_that_is_asked_for() {
    let operation = r#"
stage = "act"
acting = "Raider"
[operation]
id = "extract-the-agent"
aggressor = 1
[[objective]]
id = "agent"
at = [-215.9, 12.7]
control = 1
[[objective]]
id = "north-inner"
control = 1
[[objective]]
id = "west-outer"
control = 1
[[objective]]
id = "east-inner"
control = 1
[[objective]]
id = "south-outer"
control = 1
[[unit]]
name = "Raider"
player = 1
at = [-215.9, -50]
[[unit]]
name = "Guard"
player = 2
at = [430, -430]
"#;
    let mut game = position(operation, "", &[]);
    answer(&mut game, Choice::End);
    while !matches!(asked(&game).prompt, Prompt::Roam { .. }) {
        let next = thought(&game);
        answer(&mut game, next);
    }
    let Choice::Roam { to, .. } = thought(&game) else { panic!("it stays") };
    let agent = spot(&game, "agent");
    let north = spot(&game, "north-inner");
    assert!(apart(to, north) < apart(agent, north) - 5000.0, "from {agent:?} to {to:?}");
}

/// Three units are outside, and the lock still holds: nobody goes aboard before it is open.
#[test]
fn somebody_stays_outside_while_there_is_work() {
    let aboard = |lock: &str| {
        let operation = format!(
            "player = 1\n[operation]\nid = \"extract-the-agent\"\naggressor = 1\nstage = \"its-time-to-leave\"\n\
             ship = \"south-outer\"\naboard = [\"One\"]\ntrackers = {{ lockdown = [{lock}] }}"
        );
        let units = r#"
[[unit]]
name = "One"
player = 1
[[unit]]
name = "Two"
player = 1
at = [0, -330]
[[unit]]
name = "Three"
player = 1
at = [300, 0]
[[unit]]
name = "Four"
player = 1
at = [-300, 0]
[[unit]]
name = "Guard"
player = 2
at = [0, 430]
"#;
        let game = position(&operation, units, &[]);
        assert!(matches!(asked(&game).prompt, Prompt::Pick { .. }), "{:?}", asked(&game).prompt);
        thought(&game)
    };
    assert_eq!(aboard("1, 2, 3"), Choice::Decline);
    assert_eq!(aboard(""), Choice::Yes);
}

/// An advance would lead farther, but it is heard; a dash and a climb are not.
#[test]
fn who_is_heard_walks_on_tiptoe() {
    let operation = r#"
stage = "act"
acting = "Raider"
[operation]
id = "jailbreak"
aggressor = 1
captured = ["Alpha", "Beta", "Gamma"]
[[unit]]
name = "Raider"
player = 1
at = [30, 0]
[[unit]]
name = "Alpha"
player = 1
at = [0, 300]
[[unit]]
name = "Beta"
player = 1
at = [-300, 0]
[[unit]]
name = "Gamma"
player = 1
at = [300, 0]
[[unit]]
name = "Guard"
player = 2
at = [-400, -400]
"#;
    let mut game = position(operation, "", &[]);
    answer(&mut game, Choice::Action(shatterpoint::language::Action::Move));
    let Choice::Move { kind, .. } = thought(&game) else { panic!("it stays") };
    assert!(matches!(kind, MoveKind::Dash | MoveKind::Climb), "{kind:?}");
}

/// Kalani's Tactical Network offers a hunker token, the loss of a condition and an attack, in that order.
#[test]
fn of_several_deeds_an_attack_is_done() {
    let units = r#"
[[unit]]
unit = "kalani-super-tactical-droid"
name = "Kalani"
player = 1
at = [0, 0]
[[unit]]
unit = "b1-battle-droids"
name = "Droids"
player = 1
at = [[100, 0], [160, 0]]
[[unit]]
name = "Enemy"
player = 2
at = [230, 0]
"#;
    let mut game = position("stage = \"act\"\nforce = [[1, 1], [0, 0]]", units, &[]);
    let mut first = |wanted: fn(&Choice) -> bool| {
        let choice = asked(&game).options.into_iter().find(wanted).expect("it is offered");
        answer(&mut game, choice);
    };
    first(|choice| matches!(choice, Choice::Use { .. }));
    first(|choice| matches!(choice, Choice::Character(_)));
    first(|choice| *choice == Choice::Decline);
    let Prompt::Pick { alternatives, .. } = asked(&game).prompt else { panic!("nothing to pick") };
    assert_eq!(alternatives, ["hunker", "remove-condition", "attack"]);
    assert_eq!(thought(&game), Choice::Pick(2));
}
