//! What the rules tell a client so that it need not know them.

use kernel::{Chance, Game, Seat, Viewer};
use shatterpoint::Shatterpoint;
use shatterpoint::aids;
use shatterpoint::language::MoveKind;
use shatterpoint::position::Position;
use shatterpoint::view::{Ahead, View, view};

fn game(text: &str) -> Game<Shatterpoint> {
    let position: Position = toml::from_str(text).expect("a position");
    let state = position.build().unwrap_or_else(|wrong| panic!("{wrong:?}"));
    Game::from_position(state, Chance::scripted(&[])).expect("it begins").0
}

fn shown(text: &str) -> View {
    view(game(text).state(), Viewer::Spectator)
}

/// Player 1's turn; each player controls two active objectives.
fn track(head: &str) -> View {
    let objective = |x: i32, player: u8| {
        format!("[[objective]]\nid = \"{x}\"\nat = [{x}, 0]\ncontrol = {player}\n")
    };
    let objectives: String =
        [(-300, 1), (-200, 1), (200, 2), (300, 2)].map(|(x, player)| objective(x, player)).concat();
    let units = "[[unit]]\nplayer = 1\nat = [0, -400]\n[[unit]]\nplayer = 2\nat = [0, 400]\n";
    shown(&format!("stage = \"act\"\n{head}\n{objectives}{units}"))
}

/// SP-STRUGGLE-06, SP-STRUGGLE-07, SP-STRUGGLE-09: a space for each objective, not in the first turn,
/// no farther than a momentum token.
#[test]
fn a_look_ahead_says_where_the_token_goes() {
    let ahead = |head: &str| track(head).ahead;
    let to = |to: i8| Some(Ahead { to, objectives: 2 });
    assert_eq!(ahead("token = -1"), to(1));
    assert_eq!(ahead("token = -1\nplayer = 2"), to(-3));
    // With two tokens player 1 has the spaces 7 and 8.
    assert_eq!(ahead("token = 6\nmomentum = [2, 1]"), to(7));
    assert_eq!(ahead("turn = 1"), None);
    assert_eq!(track("").struggles, 3);
}

/// SP-ABIL-13: each wounded and injured token makes an ability dearer.
#[test]
fn abilities_show_what_they_cost_now() {
    let costs = |tokens: &str| {
        let text = format!(
            r#"
stage = "act"
[[unit]]
player = 1
at = [0, 300]
[[unit]]
player = 2
at = [0, 0]
{tokens}
[[unit.abilities]]
name = "A"
text = "A"
kind = "active"
cost = 1
do = [{{ hunker = {{ to = "this-unit" }} }}]
[[unit.abilities]]
name = "B"
text = "B"
kind = "innate"
when = {{ hunkered = {{ unit = {{ of = "this-unit" }} }} }}
do = [{{ hunker = {{ to = "this-unit" }} }}]
"#
        );
        shown(&text).units[1].costs.clone()
    };
    assert_eq!(costs(""), [Some(1), None]);
    assert_eq!(costs("wounded = true\ninjured = 1"), [Some(3), None]);
}

/// An armoured target of the Sentinel, player 2, and a character beside it.
fn shield(tokens: u8, active: &str) -> Game<Shatterpoint> {
    game(&format!(
        r#"
stage = "act"
momentum = [5, 7]
[operation]
aggressor = 1
armour = {{ shield = {tokens} }}
[operation.card]
id = "test"
name = "Test"
briefing = "A test."
objective = [{{ id = "A", at = [0, 0] }}, {{ id = "B", at = [8, 8] }}]
source = "house"
[[operation.card.armoured]]
id = "shield"
name = "Shield"
objectives = ["A"]
of = "sentinel"
melee = {{ defence = 0 }}
ranged = {{ defence = 0 }}
track = [["damage"], ["shove"], ["damage", "pinned"]]
[[operation.card.stage]]
id = "one"
name = "One"
overview = "Stage one."
active = ["{active}"]
end = []
[[unit]]
player = 1
at = [0, -100]
[[unit]]
player = 2
at = [300, 300]
"#
    ))
}

/// SO-ARMOR-05, SO-ARMOR-10, SO-WIN-02
#[test]
fn an_armoured_target_shows_who_may_attack_it() {
    let armour = |tokens: u8, active: &str| {
        let shown = view(shield(tokens, active).state(), Viewer::Spectator);
        let operation = shown.operation.expect("an operation");
        assert_eq!(operation.left, 4, "5 and 7 of 16 spaces hold tokens");
        let one = operation.armour[0].clone();
        (one.tokens, one.destroyed, one.enemy)
    };
    assert_eq!(armour(2, "A"), (2, false, Some(Seat(0))));
    assert_eq!(armour(3, "A"), (3, true, None));
    assert_eq!(armour(0, "B"), (0, false, None));
}

/// The Move action is shown before it is taken: advance, dash and climb.
#[test]
fn the_move_action_shows_its_movements() {
    let game = game(
        "stage = \"act\"\n[[unit]]\nplayer = 1\nat = [0, 0]\n[[unit]]\nplayer = 2\nat = [0, 300]\n",
    );
    let question = game.pending().first().expect("somebody is asked");
    let moves = aids::aids(game.state(), question).moves;
    let kinds: Vec<MoveKind> = moves.iter().map(|(_, kind)| *kind).collect();
    assert_eq!(kinds, [MoveKind::Advance, MoveKind::Dash, MoveKind::Climb]);
}
