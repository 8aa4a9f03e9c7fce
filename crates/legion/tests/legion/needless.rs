//! Questions on which nothing hangs.

use kernel::{Chance, Game, Seat};
use legion::Legion;
use legion::dice::{AttackDie, Block, Hit};
use legion::pack::DefenceDie;
use legion::position::Position;
use legion::question::{Choice, Prompt};
use legion::underway::Action;
use ruleset::Doors;

/// A squad hits Chewbacca once, who blocks with his only die and may roll it again.
fn blocked(chewbacca: &str) -> Game<Legion> {
    let position = format!(
        r#"
        [[unit]]
        name = "Squad"
        player = 1
        at = [0, 0]
        weapons = [{{ name = "Gun", dice = {{ red = 1 }} }}]
        [[unit]]
        unit = "chewbacca"
        player = 2
        at = [0, 250]
        keywords = [{{ uncanny-luck = 1 }}]
        {chewbacca}
        "#
    );
    let position: Position = toml::from_str(&position).unwrap_or_else(|fault| panic!("{fault}"));
    let state =
        position.build().unwrap_or_else(|wrong| panic!("{}: {}", wrong.field, wrong.message));
    let hit = (1..=AttackDie::SIDES).find(|&side| AttackDie::Red.face(side) == Hit::Hit);
    let block = (1..=DefenceDie::SIDES).find(|&side| DefenceDie::White.face(side) == Block::Block);
    let dice = [hit.expect("a red die hits"), block.expect("a white die blocks")];
    let (mut game, _) =
        Game::from_position(state, Chance::scripted(&dice)).expect("a position to play from");
    game.answer(Seat(0), Choice::Action(Action::Attack)).expect("it may attack");
    let mut offered = game.pending()[0].options.iter();
    let attack = offered.find(|choice| matches!(choice, Choice::Attack { .. })).cloned();
    game.answer(Seat(0), attack.expect("somebody to attack")).expect("it may be attacked");
    assert!(matches!(game.pending()[0].prompt, Prompt::Luck { .. }), "{:?}", game.pending());
    game
}

/// LG-KEY-373: nobody rolls a block again but whom a wound serves.
#[test]
fn a_block_is_rolled_again_only_where_a_wound_serves() {
    let needless = |chewbacca: &str| {
        let game = blocked(chewbacca);
        Legion::needless(game.state(), &game.pending()[0])
    };
    assert_eq!(needless(""), Some(Choice::Decline));
    assert_eq!(needless("upgrades = [\"tenacity\"]"), None);
    assert_eq!(needless("upgrades = [\"tenacity\"]\nwounds = 1"), Some(Choice::Decline));
}
