//! Questions on which nothing hangs, and what several effects are called.

use battleground::hex::Direction;
use battleground::position::Position;
use battleground::question::{Choice, Faces, Prompt};
use battleground::{Battleground, Game};
use kernel::{Chance, Seat};
use ruleset::Doors;

fn begun(position: &str, dice: &[u8]) -> Game {
    let position: Position = toml::from_str(position).unwrap_or_else(|fault| panic!("{fault}"));
    let state =
        position.build().unwrap_or_else(|wrong| panic!("{}: {}", wrong.field, wrong.message));
    Game::from_position(state, Chance::scripted(dice)).unwrap().0
}

fn needless(game: &Game) -> Option<Choice> {
    Battleground::needless(game.state(), &game.pending()[0])
}

/// Player 1 makes the first attack that is offered.
fn attacks(game: &mut Game) {
    let mut offered = game.pending()[0].options.iter().copied();
    let attack = offered.find(|choice| matches!(choice, Choice::Attack { .. }));
    game.answer(Seat(0), attack.expect("an attack is offered")).unwrap();
}

const NONE: Option<Choice> = Some(Choice::Reroll(Faces([0; 6])));

/// He-Man strikes with one success; Skeletor defends with 3 dice and mana for rerolls.
fn defended(roll: [u8; 3]) -> Game {
    let position = r#"
        acting = "He-Man"
        [[character]]
        name = "He-Man"
        player = 1
        at = "M15"
        facing = "N"
        strength = 1
        [[character]]
        name = "Skeletor"
        player = 2
        at = "M14"
        facing = "S"
        toughness = 3
        mana = 2
    "#;
    let mut game = begun(position, &[[5].as_slice(), &roll].concat());
    attacks(&mut game);
    assert!(matches!(game.pending()[0].prompt, Prompt::Defend { successes: 1, .. }));
    game.answer(Seat(1), Choice::Defend).unwrap();
    assert!(matches!(game.pending()[0].prompt, Prompt::ManaReroll { most: 2, .. }));
    game
}

/// BG-DEF-03: what cancels all successes has nothing left to cancel.
#[test]
fn nobody_rolls_again_who_has_defended_already() {
    assert_eq!(needless(&defended([4, 1, 1])), NONE);
    assert_eq!(needless(&defended([3, 1, 1])), None);
}

/// BG-TEST-28: of a skill test only the highest result that is reached counts.
#[test]
fn nobody_rolls_again_for_more_than_the_highest_result() {
    let tested = |against: &str, roll: [u8; 3]| {
        let position = format!(
            r#"
            acting = "Orko"
            [[character]]
            name = "Orko"
            player = 1
            at = "M15"
            facing = "N"
            power = 3
            mana = 2
            skills = [{{ name = "Trick", ap = 1, effects = [{{ to = {{ enemy = 9 }}, do = [{{ test = {{ value = "power", {against} results = [{{ successes = 1, effects = [{{ do = ["focus"] }}] }}, {{ successes = 2, effects = [{{ do = [{{ mana = 1 }}] }}] }}] }} }}] }}] }}]
            [[character]]
            name = "Skeletor"
            player = 2
            at = "M11"
            facing = "S"
            "#
        );
        let mut game = begun(&position, &roll);
        game.answer(Seat(0), Choice::Skill(0)).unwrap();
        assert!(matches!(game.pending()[0].prompt, Prompt::ManaReroll { .. }));
        needless(&game)
    };
    assert_eq!(tested("", [5, 4, 1]), NONE);
    assert_eq!(tested("", [5, 1, 1]), None);
    // Against a defence more successes are never too many.
    assert_eq!(tested("against = \"spirit\",", [5, 4, 1]), None);
}

fn ending(skills: &str) -> Game {
    let position = format!(
        r#"
        acting = "Teela"
        [[character]]
        name = "Teela"
        player = 1
        at = "M15"
        facing = "N"
        wounds = 1
        skills = {skills}
        [[character]]
        name = "Skeletor"
        player = 2
        at = "Y1"
        facing = "S"
        "#
    );
    let mut game = begun(&position, &[]);
    game.answer(Seat(0), Choice::End).unwrap();
    assert!(matches!(game.pending()[0].prompt, Prompt::Order { .. }));
    game
}

/// BG-TIMING-04: mana and health come in any order; what has a condition, is refused, or does more does
/// not.
#[test]
fn what_only_gives_needs_no_order() {
    let rest =
        r#"{ name = "Rest", when = "end-of-activation", effects = [{ do = [{ mana = 1 }] }] }"#;
    let heal =
        r#"{ name = "Heal", when = "end-of-activation", effects = [{ do = [{ heal = 1 }] }] }"#;
    let grit = r#"{ name = "Grit", when = "end-of-activation", effects = [{ if = ["wounded"], do = [{ mana = 1 }] }] }"#;
    let may = r#"{ name = "May", when = "end-of-activation", optional = true, effects = [{ do = [{ mana = 1 }] }] }"#;
    let curse = r#"{ name = "Curse", when = "end-of-activation", effects = [{ do = [{ debuff = "curse" }] }] }"#;
    let first = Some(Choice::Pick(0));
    assert_eq!(needless(&ending(&format!("[{rest}, {heal}]"))), first);
    assert_eq!(needless(&ending(&format!("[{heal}, {grit}]"))), None);
    assert_eq!(needless(&ending(&format!("[{rest}, {may}]"))), None);
    assert_eq!(needless(&ending(&format!("[{rest}, {curse}]"))), None);
    // Equal ones are equal, whatever they do.
    assert_eq!(needless(&ending(&format!("[{curse}, {curse}]"))), first);
}

/// Effects that have no name of their own say what they do.
#[test]
fn an_effect_without_a_name_says_what_it_does() {
    let position = r#"
        stage = "activate"
        [[character]]
        name = "Teela"
        player = 1
        at = "M15"
        facing = "N"
        skills = [{ name = "Ready", when = "on-activation", effects = [{ do = ["focus"] }] }]
        [[character]]
        name = "Skeletor"
        player = 2
        at = "Y1"
        facing = "S"
        [[sign]]
        id = "spring"
        reach = 3
        affects = "own"
        player = 1
        at = "M15"
        on-activation = [{ do = [{ mana = 1 }, { heal = 1 }] }]
        [[card]]
        name = "Might"
        player = 1
        bonus-mana = 0
        in = "revealed"
    "#;
    let mut game = begun(position, &[]);
    loop {
        let question = game.pending()[0].clone();
        if let Prompt::Order { effects, does, .. } = &question.prompt {
            assert_eq!(effects, &["Ready", ""]);
            assert_eq!(does, &[vec!["focus"], vec!["mana 1", "heal 1"]]);
            break;
        }
        game.answer(question.seat, question.options[0]).unwrap();
    }
}

fn choosing(wounds: u8, mana: u8, alternatives: &str) -> Game {
    let position = format!(
        r#"
        acting = "Teela"
        [[character]]
        name = "Teela"
        player = 1
        at = "M15"
        facing = "N"
        wounds = {wounds}
        mana = {mana}
        skills = [{{ name = "Breathe", ap = 1, effects = [{{ do = [{{ one-of = {alternatives} }}] }}] }}]
        [[character]]
        name = "Skeletor"
        player = 2
        at = "Y1"
        facing = "S"
        "#
    );
    let mut game = begun(&position, &[]);
    game.answer(Seat(0), Choice::Skill(0)).unwrap();
    assert!(matches!(game.pending()[0].prompt, Prompt::OneOf { .. }));
    game
}

/// Who is not hurt is not healed: only the other alternative does something.
#[test]
fn nobody_is_asked_whether_to_heal_the_unhurt() {
    let or = |other: &str| format!("[[{{ do = [{{ heal = 1 }}] }}], [{{ do = [{other}] }}]]");
    let second = Some(Choice::Pick(1));
    assert_eq!(needless(&choosing(0, 0, &or("{ ap = 1 }"))), second);
    assert_eq!(needless(&choosing(1, 0, &or("{ ap = 1 }"))), None);
    // With as much mana as one can have (BG-MANA-02) healing is left; if neither does anything, the first.
    assert_eq!(needless(&choosing(1, 5, &or("{ mana = 1 }"))), Some(Choice::Pick(0)));
    assert_eq!(needless(&choosing(0, 5, &or("{ mana = 1 }"))), Some(Choice::Pick(0)));
    // Wounds are nothing that one would not do without.
    assert_eq!(needless(&choosing(0, 0, &or("{ wounds = 1 }"))), None);
}

/// A figure that must turn is turned as little as can be.
#[test]
fn the_usual_facing_is_the_least_turn() {
    let position = r#"
        acting = "He-Man"
        [[character]]
        name = "He-Man"
        player = 1
        at = "M15"
        facing = "S"
        perception = 1
        weapons = [{ name = "Rifle", type = "ranged", reach = 24 }]
        [[character]]
        name = "Skeletor"
        player = 2
        at = "O15"
        facing = "N"
    "#;
    let mut game = begun(position, &[]);
    attacks(&mut game);
    let question = &game.pending()[0];
    assert!(matches!(question.prompt, Prompt::Face(_)), "{:?}", question.prompt);
    let usual = Battleground::usual(game.state(), question);
    // NE and SE point at her equally; from S it is two turns to the one and one to the other.
    assert_eq!(usual, Some(Choice::Face(Direction::SE)), "{:?}", question.options);
}
