//! What scenarios cannot show of Strategic Operations: who may play one, and roles by chance.

use kernel::{Chance, Seat, Seed};
use ruleset::Doors;
use shatterpoint::language::Action;
use shatterpoint::library::Library;
use shatterpoint::operations::card::Printing;
use shatterpoint::position::Position;
use shatterpoint::question::{Choice, Prompt, WoundToken};
use shatterpoint::setup::{self, OperationSetup, Setup};
use shatterpoint::{Game, Shatterpoint};

fn library() -> &'static Library {
    Library::embedded().expect("the embedded pack is clean")
}

/// The strike teams of the first game, without missions.
fn operation(aggressor: Option<Seat>) -> Setup {
    let mut setup = setup::first(library(), None).expect("there is a first game");
    let id = "chain-reaction".to_owned();
    setup.operation = Some(OperationSetup { id, aggressor, printing: Printing::Rulebook });
    for team in &mut setup.teams {
        team.mission = None;
    }
    setup
}

/// The rule that refuses a setup, or nothing.
fn verdict(setup: &Setup) -> &'static str {
    setup::start(library(), setup).map_or_else(|refusal| refusal.rule.0, |_| "")
}

/// SO-BUILD-01
#[test]
fn nobody_brings_a_mission_pack() {
    assert_eq!(verdict(&operation(None)), "");
    for seat in [0, 1] {
        let mut one = operation(None);
        one.teams[seat].mission = Some("shifting-priorities".to_owned());
        assert_eq!(verdict(&one), "SO-BUILD-01");
        one.operation = None;
        assert_eq!(verdict(&one), "SP-BUILD-01", "in the standard game both must");
    }
}

/// SO-BUILD-01: everything else about strike teams is as in the core rules.
#[test]
fn strike_teams_are_built_as_usual() {
    let mut short = operation(None);
    short.teams[0].squads.pop();
    assert_eq!(verdict(&short), "SP-BUILD-02");
    let mut twice = operation(None);
    let first = twice.teams[1].squads[0].clone();
    twice.teams[1].squads[1] = first;
    assert_eq!(verdict(&twice), "SP-BUILD-05");
}

/// SO-SETUP-05, SO-SETUP-06: chance makes either player the Aggressor, who comes first.
#[test]
fn chance_gives_the_roles() {
    let mut aggressors = [0_u32; 2];
    for seed in 0..200 {
        let (game, _) = Game::start(library(), operation(None), Seed::from(seed)).expect("legal");
        let state = game.state();
        let aggressor = state.operation.as_ref().expect("an operation is played").aggressor;
        assert_eq!(state.first, aggressor);
        assert_eq!(game.pending()[0].seat, aggressor, "the Aggressor chooses a side");
        aggressors[aggressor.index()] += 1;
    }
    // Of 200 fair draws; beyond these bounds less than once in a billion.
    assert!(aggressors.iter().all(|&times| times > 55), "{aggressors:?}");
}

/// SO-SETUP-05: what was agreed holds, whatever the seed.
#[test]
fn agreed_roles_hold() {
    for agreed in [Seat(0), Seat(1)] {
        for seed in 0..20 {
            let setup = operation(Some(agreed));
            let (game, _) = Game::start(library(), setup, Seed::from(seed)).expect("legal");
            let operation = game.state().operation.as_ref();
            assert_eq!(operation.map(|operation| operation.aggressor), Some(agreed));
        }
    }
    assert_eq!(verdict(&operation(Some(Seat(2)))), "SO-SETUP-05");
}

/// A card of an own pack that wounds and cures itself comes to an end, at the end of an attack and
/// after it; in an operation no momentum token ends it before.
#[test]
fn what_answers_its_own_wounds_comes_to_an_end() {
    let position = r#"
stage = "act"
[operation]
id = "chain-reaction"
aggressor = 1
[[unit]]
name = "Officer"
player = 1
at = [0, 0]
tree = { options = [{ id = "a", effects = ["damage"] }] }
[[unit]]
name = "Brute"
player = 2
at = [80, 0]
damage = 7
[[unit.add-abilities]]
name = "Stubborn"
text = "When it is wounded it loses the token and keeps the damage."
kind = "innate"
when = { wounded = { unit = { of = "this-unit" } } }
do = [{ choose = { from = { of = "this-unit" }, do = [{ cure = { wounds = 1 } }] } }]
"#;
    let position: Position = toml::from_str(position).expect("a position");
    let state = position.build().unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let hits = [Shatterpoint::face("hit").expect("a face"); 5];
    let mut game =
        Game::from_position(state, Chance::begun(&hits, Seed::from(1))).expect("it begins").0;
    let mut answered = 0;
    loop {
        let question = game.pending().first().cloned().expect("somebody decides");
        let choice = match question.prompt {
            Prompt::LoseWound(_) => {
                answered += 1;
                assert!(answered < 100, "it goes on for ever");
                Choice::Token(WoundToken::Wounded)
            }
            _ if answered > 0 => break,
            Prompt::Act(_) => Choice::Action(Action::Combat),
            _ => question.options[0].clone(),
        };
        game.answer(question.seat, choice).expect("it is listed");
    }
    // More than one round of answers: it did answer itself.
    assert!(answered > 16, "{answered}");
}
