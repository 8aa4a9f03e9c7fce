//! Measuring on the table, and the odds shown with it.

use kernel::{Chance, Game, Rules, Seat};
use shatterpoint::Shatterpoint;
use shatterpoint::aids::{self, Measured, Query};
use shatterpoint::language::MoveKind;
use shatterpoint::library::Library;
use shatterpoint::odds::{Duel, distribution};
use shatterpoint::position::Position;
use shatterpoint::table::{CharacterId, UnitId};

fn position(text: &str) -> Game<Shatterpoint> {
    let position: Position = toml::from_str(text).expect("a position");
    let state = position.build().unwrap_or_else(|wrong| panic!("{wrong:?}"));
    Game::from_position(state, Chance::scripted(&[])).expect("it begins").0
}

const TWO: &str = r#"
stage = "act"
[[unit]]
name = "Near"
player = 1
at = [0, 0]
[[unit]]
name = "Far"
player = 2
at = [116.2, 0]
"#;

/// SP-MEASURE-05: both players may measure while one of them decides, and nothing comes of it.
#[test]
fn anybody_may_measure_at_any_moment() {
    let game = position(TWO);
    assert_eq!(game.pending().len(), 1, "only player 1 decides");
    let (hash, state) = (game.hash(), game.state().clone());
    for (from, to) in [(0, 1), (1, 0)] {
        let query = Query::Between { from: CharacterId(from), to: CharacterId(to) };
        let measured = aids::measure(game.state(), &query).expect("both stand");
        let Measured::Between { distance, range, engaged, .. } = measured else {
            panic!("{measured:?}")
        };
        // 116.2 mm between the centres, 20 mm of base on either side: exactly range 2.
        assert_eq!((distance, range, engaged), (7620, Some(2), true));
    }
    assert_eq!(game.hash(), hash);
    assert!(*game.state() == state);
}

#[test]
fn a_measured_movement_is_what_the_judge_says() {
    let game = position(TWO);
    let go = |x: i32| {
        let kinds = vec![shatterpoint::language::MoveKind::Dash];
        let query =
            Query::Go { character: CharacterId(0), kinds, toward: None, x, y: 0, level: None };
        match aids::measure(game.state(), &query).expect("it stands") {
            Measured::Go { refusal, .. } => refusal.map(|refusal| refusal.rule.0),
            other => panic!("{other:?}"),
        }
    };
    // A dash reaches the tool and the base's diameter: 85 + 40 mm.
    assert_eq!(go(-12_500), None);
    assert_eq!(go(-12_501), Some("SP-MOVE-04"));
}

/// Two attack dice against one defence die without charts, counted by hand: 8 * 8 * 6 rolls.
#[test]
fn odds_are_exact() {
    let duel = Duel { attack: 2, defence: 1, attack_chart: None, defence_chart: None };
    let found = distribution(&duel);
    // By number of crits and hits of two dice: a block (2 of 6) takes a hit away.
    let (crit, hit, other) = (1.0 / 8.0, 3.0 / 8.0, 4.0 / 8.0);
    let block = 2.0 / 6.0;
    let none = other * other + 2.0 * hit * other * block;
    let two = crit * crit + 2.0 * crit * hit * (1.0 - block) + hit * hit * (1.0 - block);
    for (found, expected) in found.chances().iter().zip([none, 1.0 - none - two, two]) {
        assert!((found - expected).abs() < 1e-12, "{found} {expected}");
    }
    assert_eq!(found.chances().len(), 3);
}

/// SP-EXAMPLE-10: Ahsoka Tano, Jedi No More, and Padawan Ahsoka Tano share a unique name.
#[test]
fn two_versions_of_a_person_are_not_in_one_team() {
    let library = Library::embedded().unwrap_or_else(|fault| panic!("{fault}"));
    let mut setup = shatterpoint::setup::first(library, None).expect("there is a first game");
    assert_eq!(
        Shatterpoint::start(library, &setup).map(|state| state.seat_of(CharacterId(0))),
        Ok(Seat(0))
    );
    let units = &library.all().unit;
    let padawan = units.iter().find(|unit| {
        unit.unique_name.as_deref() == Some("Ahsoka Tano") && unit.id != "ahsoka-tano-jedi-no-more"
    });
    let padawan = padawan.expect("both versions are in the pack");
    let ahsoka = setup.teams[0]
        .squads
        .iter()
        .position(|squad| squad.units.iter().any(|unit| unit == "ahsoka-tano-jedi-no-more"));
    let other = &mut setup.teams[0].squads[1 - ahsoka.expect("she is in the first game")];
    let slot = other
        .units
        .iter()
        .position(|id| library.unit(id).is_some_and(|unit| unit.kind == padawan.kind));
    other.units[slot.expect("a unit of her type")].clone_from(&padawan.id);
    let refusal = Shatterpoint::start(library, &setup).expect_err("not both");
    assert_eq!(refusal.rule.0, "SP-BUILD-04");
}

/// Put down on somebody's base a character comes to stand beside it; out of reach it goes as far as
/// the tool leads. Both times it is told why.
#[test]
fn a_drop_goes_to_the_nearest_legal_place() {
    let game = position(TWO);
    let drop = |x: i32, y: i32| {
        let kinds = vec![shatterpoint::language::MoveKind::Dash];
        let query =
            Query::Drop { character: CharacterId(0), kinds, toward: None, x, y, level: None };
        match aids::measure(game.state(), &query).expect("it stands") {
            Measured::Go { to, refusal: None, missed, .. } => (to, missed.map(|why| why.rule.0)),
            other => panic!("{other:?}"),
        }
    };
    let (beside, why) = drop(11_000, 0);
    assert_eq!(why, Some("SP-MOVE-18"));
    assert!((7600..=7620).contains(&beside.x), "{beside:?}");
    let (far, why) = drop(-40_000, 0);
    assert_eq!(why, Some("SP-MOVE-04"));
    assert!((-12_500..=-12_450).contains(&far.x) && far.y.abs() < 40, "{far:?}");
    assert_eq!(drop(-5000, 0).1, None);
}

const LADDER: &str = r#"
edition = "2023-07"
stage = "act"
[[terrain]]
rectangle = [-100, 50, 100, 190]
top = 90
[[transfer]]
points = [[0, 45, 0], [0, 60, 90]]
[[unit]]
name = "Climber"
player = 1
at = [0, 20]
[[unit]]
name = "Guard"
player = 2
at = [40, 90, 90]
"#;

/// SP-TERRAIN-12: whoever comes out of a transfer point does so as near to where it is put down as the
/// rules allow, and is told why it is not there.
#[test]
fn out_of_a_transfer_point_a_drop_goes_to_the_nearest_legal_place() {
    let game = position(LADDER);
    let drop = |x: i32, y: i32| {
        let query = Query::Transfer { character: CharacterId(0), x, y, level: None };
        match aids::measure(game.state(), &query).expect("it stands") {
            Measured::Stand { to, refusal: None, missed, .. } => (to, missed.map(|why| why.rule.0)),
            other => panic!("{other:?}"),
        }
    };
    // Range 1 and the base's radius from the upper point: 25.4 + 20 mm beyond 60 mm.
    let (far, why) = drop(0, 13_000);
    assert_eq!((why, far.level), (Some("SP-TERRAIN-12"), 9000));
    assert!((10_530..=10_540).contains(&far.y) && far.x.abs() < 40, "{far:?}");
    // From below it comes to stand wholly on the roof: 20 mm from its edge.
    let (edge, why) = drop(0, -6000);
    assert!(why.is_some());
    assert!((7000..=7100).contains(&edge.y) && edge.level == 9000, "{edge:?}");
    // On the guard there is no room; beside it there is.
    let (beside, why) = drop(3000, 9000);
    assert_eq!(why, Some("SP-MOVE-18"));
    let apart = measure::Point::new(beside.x, beside.y)
        .distance_squared(measure::Point::new(4000, 9000))
        .isqrt();
    assert!((4000..=4010).contains(&apart), "{beside:?}");
    assert_eq!(
        drop(-1000, 8000),
        (shatterpoint::table::Spot { x: -1000, y: 8000, level: 9000 }, None)
    );
}

/// SO-PLACE-01: a token is put within range 1 of where it lies, so from centre to centre not farther
/// than the range and the token's diameter: 25.4 + 25.4 mm.
#[test]
fn a_token_put_too_far_goes_as_far_as_it_may() {
    let game = position(&format!("{TWO}\n[[objective]]\nid = \"a\"\nat = [0, -200]\n"));
    let query = Query::Lay { objective: 0, range: 1, of: 0, x: 0, y: -40_000, level: None };
    let measured = aids::measure(game.state(), &query).expect("there is one");
    let Measured::Stand { to, refusal: None, missed: Some(why), .. } = measured else {
        panic!("{measured:?}")
    };
    assert_eq!(why.rule.0, "SO-PLACE-01");
    assert!((-25_080..=-25_040).contains(&to.y) && to.x.abs() < 40, "{to:?}");
}

/// SO-ROAM-01: an objective moves as a character of its base would: a dash brings it the tool and its
/// diameter far.
#[test]
fn an_objective_that_roams_goes_as_far_as_it_may() {
    let text = r#"
stage = "act"
[operation]
id = "foil-the-heist"
aggressor = 1
stage = "close-the-net"
[[objective]]
id = "smuggler"
at = [160, 30]
[[unit]]
name = "Raider"
player = 1
at = [-400, -400]
[[unit]]
name = "Guard"
player = 2
at = [400, 400]
"#;
    let game = position(text);
    let kinds = vec![shatterpoint::language::MoveKind::Dash];
    let query = Query::Roam { kinds, toward: None, x: -40_000, y: 3000, level: None };
    let measured = aids::measure(game.state(), &query).expect("it is there");
    let Measured::Go { to, refusal: None, missed: Some(why), .. } = measured else {
        panic!("{measured:?}")
    };
    assert_eq!(why.rule.0, "SP-MOVE-04");
    let radius = game.state().objectives.iter().find(|one| one.roams).map_or(0, |one| one.radius);
    let far = 16_000 - 8500 - 2 * radius;
    assert!((far..=far + 60).contains(&to.x), "{to:?}");
}

/// What is drawn is what is accepted, up to a base that is in the way and the edge.
#[test]
fn the_reach_is_what_the_judge_admits() {
    let game = position(&TWO.replace("at = [0, 0]", "at = [-400, -380]"));
    let kinds = vec![shatterpoint::language::MoveKind::Dash];
    let query = Query::Reach { character: CharacterId(0), kinds: kinds.clone(), toward: None };
    let Ok(Measured::Reach { reaches }) = aids::measure(game.state(), &query) else {
        panic!("no reach")
    };
    let accepted = |x: i32, y: i32| {
        let (character, kinds) = (CharacterId(0), kinds.clone());
        let query = Query::Go { character, kinds, toward: None, x, y, level: None };
        let found = aids::measure(game.state(), &query).expect("it stands");
        matches!(found, Measured::Go { refusal: None, .. })
    };
    let [reach] = &reaches[..] else { panic!("one movement") };
    let from = measure::Point::new(-40_000, -38_000);
    // Where the outline goes back toward the character there is more beyond it.
    let is_behind = |place: measure::Point, other: measure::Point| {
        let (a, b) = (place - from, other - from);
        let far = |v: measure::Vector| v.x.pow(2) + v.y.pow(2);
        far(b) > far(a) && a.cross(b).abs() < far(b) / 500
    };
    let all = &reach.outline;
    for (at, end) in all.iter().enumerate() {
        assert!(accepted(end.x, end.y), "{end:?}");
        let beside = [all[(at + 1) % all.len()], all[(at + all.len() - 1) % all.len()]];
        if beside.into_iter().any(|other| is_behind(*end, other)) {
            continue;
        }
        let part = |of: i32| {
            (-40_000 + (end.x + 40_000) * of / 100, -38_000 + (end.y + 38_000) * of / 100)
        };
        let (x, y) = part(107);
        assert!(!accepted(x, y), "{x},{y}");
    }
}

/// SP-PUSH-09: whoever points in a direction that is not permitted pushes in the nearest that is, 45
/// degrees from straight away, and is told why.
#[test]
fn a_push_goes_in_the_nearest_permitted_direction() {
    let game = position(TWO);
    let push = |x: i32, y: i32| {
        let (character, from) = (CharacterId(1), Some(CharacterId(0)));
        let query = Query::Push { character, range: 2, from, pull: false, x, y };
        match aids::measure(game.state(), &query).expect("it stands") {
            Measured::Push { to, toward, refusal, missed, .. } => {
                assert_eq!(refusal, None, "{x},{y}");
                (to, toward, missed.map(|why| why.rule.0))
            }
            other => panic!("{other:?}"),
        }
    };
    // Straight away is east.
    let (to, toward, missed) = push(20_000, 0);
    assert_eq!((to.x > 11_620, to.y, toward.x, missed), (true, 0, 20_000, None));
    for (y, side) in [(9_000, 1), (-9_000, -1)] {
        let (to, toward, missed) = push(11_620, y);
        assert_eq!(missed, Some("SP-PUSH-09"));
        let (east, north) = (toward.x - 11_620, toward.y * side);
        // At most half a degree within the permitted 45.
        assert!(east >= north && north * 1000 >= east * 980, "{toward:?}");
        assert!(to.x > 11_620 && to.y * side > 0, "{to:?}");
    }
}

/// SP-ATK-06: who would be engaged with an unwounded unit there is not said to be able to shoot.
#[test]
fn nobody_is_said_to_shoot_out_of_an_engagement() {
    let targets = |wounded: bool, x: i32| {
        let game = position(&format!("{TWO}wounded = {wounded}\n"));
        let kinds = vec![shatterpoint::language::MoveKind::Dash];
        let query =
            Query::Go { character: CharacterId(0), kinds, toward: None, x, y: 0, level: None };
        match aids::measure(game.state(), &query).expect("it stands") {
            Measured::Go { around, .. } => (around.engaged.len(), around.targets.len()),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(targets(false, 0), (1, 0));
    assert_eq!(targets(true, 0), (1, 1));
    assert_eq!(targets(false, -5000), (0, 1));
}

/// SP-COVER-02: of a place it is said from whom terrain would give cover there, and whose reactive
/// abilities wait for the movement to it.
#[test]
fn a_place_says_from_whom_it_covers_and_who_may_react() {
    let game = position(
        r#"
edition = "2023-06"
stage = "act"
[[terrain]]
rectangle = [20, -40, 30, 40]
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
"#,
    );
    let around = |kind: MoveKind, x: i32| {
        let (character, kinds) = (CharacterId(0), vec![kind]);
        let query = Query::Go { character, kinds, toward: None, x, y: 0, level: None };
        match aids::measure(game.state(), &query).expect("it stands") {
            Measured::Go { refusal: None, around, .. } => (around.cover, around.watching),
            other => panic!("{other:?}"),
        }
    };
    // A millimetre from the crate, and 70 mm from it: range 1 are 38.1 mm.
    assert_eq!(around(MoveKind::Advance, -100), (vec![CharacterId(1)], vec![UnitId(1)]));
    assert_eq!(around(MoveKind::Advance, -7000), (vec![], vec![UnitId(1)]));
    assert_eq!(around(MoveKind::Dash, -7000), (vec![], vec![]));
}
