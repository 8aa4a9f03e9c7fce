//! Measuring on trial: the ruler, the tool, forecasts.

use kernel::{Question, Seat};
use legion::aids::{self, Measured, Query};
use legion::position::Position;
use legion::question::{Choice, Moving, Prompt, Why};
use legion::range;
use legion::state::{Charge, State};
use legion::table::{MiniId, Stand, UnitId};
use measure::{Direction, Disc, Point};

fn build(text: &str) -> State {
    let position: Position = toml::from_str(text).unwrap_or_else(|fault| panic!("{fault}"));
    position.build().unwrap_or_else(|wrong| panic!("{}: {}", wrong.field, wrong.message))
}

/// Two plain units 200 mm apart from centre to centre, so 173 mm from base to base: range 2.
fn two_units(stage: &str) -> State {
    build(&format!(
        "stage = \"{stage}\"\nhand = [[], []]\n\
         [[unit]]\nplayer = 1\nat = [0, 0]\n[[unit]]\nplayer = 2\nat = [200, 0]\n"
    ))
}

/// LG-PREM-01: the ruler is laid at any time, by anybody, between anybody.
#[test]
fn the_ruler_is_free() {
    for stage in ["command", "activation", "act", "end"] {
        let state = two_units(stage);
        for (from, to) in [(0, 1), (1, 0)] {
            let query = Query::Between { from: MiniId(from), to: MiniId(to) };
            match aids::measure(&state, &[], &query) {
                Ok(Measured::Between { distance: 17300, range: 2, sight: true, .. }) => {}
                other => panic!("{stage}: {other:?}"),
            }
        }
    }
}

/// LG-PREM-02: the tool is laid for the active unit only.
#[test]
fn the_tool_is_for_the_active_unit() {
    let state = two_units("act");
    let go = |unit: u8, x: i32| {
        let moving = Moving { unit: UnitId(unit), speed: 2, why: Why::Action(2), may: true };
        aids::measure(&state, &[], &Query::Go { moving, reverse: false, x, y: 0, level: None })
    };
    // The tool of speed 2 and the base: 125 + 27 mm.
    match go(0, -15_200) {
        Ok(Measured::Go { speed: Some(2), refusal: None, .. }) => {}
        other => panic!("{other:?}"),
    }
    match go(0, -15_201) {
        Ok(Measured::Go { speed: None, refusal: Some(refusal), .. }) => {
            assert_eq!(refusal.rule.0, "LG-MOVE-08");
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(go(1, 30_000).expect_err("not its activation").rule.0, "LG-PREM-02");
}

/// LG-PREM-02: outside its activation the tool is laid for a unit while its move is asked about: a
/// scout, or a move that the other player makes with it.
#[test]
fn the_tool_is_for_the_move_that_is_asked_about() {
    let state = two_units("command");
    let asked = |unit: u8, why| {
        let moving = Moving { unit: UnitId(unit), speed: 1, why, may: true };
        let prompt = Prompt::Move(moving);
        let question =
            Question { seat: Seat(0), joint: false, prompt, open: true, options: vec![] };
        let query = Query::Go { moving, reverse: false, x: -5_000, y: 0, level: None };
        (question, query)
    };
    let (scout, go) = asked(0, Why::Scout);
    let found = aids::measure(&state, std::slice::from_ref(&scout), &go);
    assert!(matches!(found, Ok(Measured::Go { speed: Some(1), refusal: None, .. })), "{found:?}");
    let refused = aids::measure(&state, &[], &go).expect_err("nobody is asked");
    assert_eq!(refused.rule.0, "LG-PREM-02");
    let (_, other) = asked(1, Why::Pushed);
    let refused = aids::measure(&state, &[scout], &other).expect_err("another unit scouts");
    assert_eq!(refused.rule.0, "LG-PREM-02");
    let (pushed, other) = asked(1, Why::Pushed);
    assert!(aids::measure(&state, &[pushed], &other).is_ok());
}

/// LG-EXAMPLE-208, LG-RNG-14: a base that straddles the line between the first two segments is
/// within range 1-2; one that reaches over the end of the second is not.
#[test]
fn within_two_segments() {
    let state = two_units("act");
    let own = state.leader_base(UnitId(0)).expect("it stands there");
    let at = |x: i32| Disc { centre: Point { x, y: 0 }, radius: own.radius };
    // The first segment ends 152.4 mm beyond the base's rim, the second 304.8 mm.
    let line = own.radius + 15_240;
    assert!(range::within(&state, own, at(line), 2));
    assert!(!range::within(&state, own, at(line), 1));
    let last = own.radius + 30_480 - own.radius;
    assert!(range::within(&state, own, at(last), 2));
    assert!(!range::within(&state, own, at(last + 1), 2));
}

/// Where the leader of the first unit goes that is put down at a place.
fn dropped(state: &State, speed: u8, x: i32, y: i32) -> Measured {
    let moving = Moving { unit: UnitId(0), speed, why: Why::Action(2), may: true };
    let query = Query::Drop { moving, reverse: false, x, y, level: None };
    aids::measure(state, &[], &query).expect("it is its activation")
}

/// A leader that is put down half a millimetre beside an enemy touches it and begins a melee
/// (LG-CONTACT-01, LG-MOVE-23); so does one that is put down on the enemy's base.
#[test]
fn a_drop_beside_an_enemy_is_contact() {
    let state = build(
        "stage = \"act\"\n[[unit]]\nplayer = 1\nat = [0, 0]\n[[unit]]\nplayer = 2\nat = [120, 0]\n",
    );
    for (x, y) in [(12_000 - 2750, 0), (12_000 - 2750 - 550, 0), (11_000, 500), (12_000, 1500)] {
        match dropped(&state, 2, x, y) {
            Measured::Go { speed: Some(_), to, melee, refusal: None, short: None, .. } => {
                assert_eq!(melee, [UnitId(1)], "{x},{y}");
                let apart = to.point().distance_squared(Point { x: 12_000, y: 0 }).isqrt();
                assert!((2700..=2710).contains(&apart), "{x},{y}: {apart}");
            }
            other => panic!("{x},{y}: {other:?}"),
        }
    }
    // Seven millimetres away nobody is meant.
    match dropped(&state, 2, 12_000 - 2700 - 700, 0) {
        Measured::Go { to, melee, missed: None, short: None, .. } => {
            assert_eq!((to.x, melee.len()), (8600, 0));
        }
        other => panic!("{other:?}"),
    }
}

/// Whoever cannot reach a place goes as near as it can, and is told why; whoever was to touch an
/// enemy is told by how much it is short.
#[test]
fn a_drop_out_of_reach_stops_at_the_end_of_the_tool() {
    let state = build(
        "stage = \"act\"\n[[unit]]\nplayer = 1\nat = [0, 0]\n[[unit]]\nplayer = 2\nat = [200, 0]\n",
    );
    // The tool of speed 2 and the base: 125 + 27 mm; the enemy's base begins at 186.5 mm.
    match dropped(&state, 2, 19_000, 0) {
        Measured::Go { speed: Some(2), to, missed: Some(why), short: Some(short), .. } => {
            assert!((15_150..=15_200).contains(&to.x) && to.y.abs() < 40, "{to:?}");
            assert_eq!(why.rule.0, "LG-MOVE-08");
            assert_eq!(short.unit, UnitId(1));
            assert!((2100..=2160).contains(&short.by), "{}", short.by);
        }
        other => panic!("{other:?}"),
    }
    match dropped(&state, 2, -30_000, 0) {
        Measured::Go { to, missed: Some(why), short: None, .. } => {
            assert!((-15_200..=-15_150).contains(&to.x), "{to:?}");
            assert_eq!(why.rule.0, "LG-MOVE-08");
        }
        other => panic!("{other:?}"),
    }
    // Ruins that lie beyond the tool slow nobody.
    let state = build(
        "stage = \"act\"\n[[terrain]]\nkind = \"ruins\"\nrectangle = [200, -200, 500, 200]\n\
         [[unit]]\nplayer = 1\nat = [0, 0]\n[[unit]]\nplayer = 2\nat = [-500, 0]\n",
    );
    match dropped(&state, 2, 30_000, 0) {
        Measured::Go { speed: Some(2), missed: Some(why), .. } => {
            assert_eq!(why.rule.0, "LG-MOVE-08");
        }
        other => panic!("{other:?}"),
    }
}

/// LG-KEY-323, LG-BOMB-03: a charge token that is put down too far away, or on another token, comes to
/// the nearest place that the rules admit, and the player is told why.
#[test]
fn a_token_goes_to_the_nearest_legal_place() {
    let mut state = two_units("act");
    let token = state.table.measures.token;
    let at = |x: i32, y: i32| Stand { x, y, level: 0, facing: Direction::default() };
    state.charges.push(Charge { stand: at(0, 8000), unit: Some(UnitId(0)), weapon: 0 });
    let prompt = Prompt::LayCharge { unit: UnitId(0), weapon: 0 };
    let options = vec![Choice::Place(at(0, -5000)), Choice::Decline];
    let question = Question { seat: Seat(0), joint: false, prompt, open: true, options };
    let put = |x: i32, y: i32| {
        let query = Query::Place { choice: Choice::Place(at(x, y)) };
        match aids::measure(&state, std::slice::from_ref(&question), &query) {
            Ok(Measured::Place { choice: Choice::Place(to), refusal: None, missed }) => {
                (to, missed.map(|why| why.rule.0))
            }
            other => panic!("{other:?}"),
        }
    };
    // Wholly within range 1 of the base's rim: 13.5 + 152.4 mm, less half the token.
    let (far, why) = put(-30_000, 0);
    assert_eq!(why, Some("LG-KEY-323"));
    let most = 1350 + 15_240 - token / 2;
    assert!((-most..=-most + 200).contains(&far.x) && far.y.abs() < 800, "{far:?}");
    let (beside, why) = put(300, 8000);
    assert_eq!(why, Some("LG-BOMB-03"));
    let apart = beside.point().distance_squared(Point { x: 0, y: 8000 }).isqrt();
    assert!((i64::from(token)..i64::from(token) + 200).contains(&apart), "{beside:?}");
    assert_eq!(put(0, -9000), (at(0, -9000), None));
    // Nobody asks for a place: nothing is told.
    let query = Query::Place { choice: Choice::Place(at(0, 0)) };
    assert!(aids::measure(&state, &[], &query).is_err());
}

/// Whether a place lies behind another one, as seen from the middle.
fn is_behind(place: Point, other: Point) -> bool {
    let (a, b) = (place - Point::new(0, 0), other - Point::new(0, 0));
    let far = |v: measure::Vector| v.x.pow(2) + v.y.pow(2);
    far(b) > far(a) && a.cross(b).abs() < far(b) / 500
}

/// What is drawn is what is accepted: beyond difficult ground less (LG-DIFF-03), for a vehicle the
/// fan before its notch (LG-MOVE-05), and nothing that a wall or a base takes away.
#[test]
fn the_reach_is_what_the_judge_admits() {
    let ruins = "[[terrain]]\nkind = \"ruins\"\nrectangle = [60, -200, 300, 200]\n";
    let wall = "[[terrain]]\nkind = \"building\"\nrectangle = [-100, 40, 100, 80]\n";
    let walker = "type = \"ground-vehicle\"\nfacing = 30\n";
    for (terrain, kind) in [(ruins, ""), (wall, ""), ("", walker)] {
        let state = build(&format!(
            "stage = \"act\"\n{terrain}[[unit]]\nplayer = 1\nat = [0, 0]\n{kind}\
             [[unit]]\nplayer = 2\nat = [-90, 10]\n"
        ));
        let moving = Moving { unit: UnitId(0), speed: 2, why: Why::Action(2), may: true };
        let query = Query::Reach { moving, reverse: false };
        let Ok(Measured::Reach { reaches }) = aids::measure(&state, &[], &query) else {
            panic!("no reach")
        };
        let accepted = |x: i32, y: i32| {
            let query = Query::Go { moving, reverse: false, x, y, level: None };
            let found = aids::measure(&state, &[], &query).expect("its activation");
            matches!(found, Measured::Go { refusal: None, .. })
        };
        assert_eq!(reaches.iter().map(|reach| reach.speed).collect::<Vec<u8>>(), [1, 2]);
        let all = &reaches[1].outline;
        let part = |end: &Point, of: i32| (end.x * of / 100, end.y * of / 100);
        let mut count = 0;
        for (at, end) in all.iter().enumerate().filter(|(_, end)| end.x != 0 || end.y != 0) {
            let (x, y) = part(end, 100);
            assert!(accepted(x, y), "{terrain}{kind} {x},{y} is drawn");
            // Where the outline goes back toward the unit there is more beyond it.
            let beside = [all[(at + 1) % all.len()], all[(at + all.len() - 1) % all.len()]];
            if beside.into_iter().any(|other| is_behind(*end, other)) {
                continue;
            }
            let (x, y) = part(end, 106);
            assert!(!accepted(x, y), "{terrain}{kind} {x},{y} is not drawn");
            count += 1;
        }
        assert!(count > 8, "{terrain}{kind}");
    }
}

/// A unit whose leader is dropped over the edge of its zone is put inside, all of it.
#[test]
fn a_unit_that_is_deployed_repairs_itself_at_the_edge() {
    let state = build(
        "stage = \"deployment\"\n[[unit]]\nplayer = 1\nminis = 5\n\
         [[unit]]\nplayer = 2\nat = [0, 400]\n",
    );
    let stand =
        |x: i32, y: i32| legion::table::Stand { x, y, level: 0, facing: Default::default() };
    for (x, y) in [(0, -45_700), (91_000, -45_000), (-30_000, -10_000), (2000, -31_000)] {
        let query = Query::Formation { unit: UnitId(0), leader: stand(x, y) };
        match aids::measure(&state, &[], &query) {
            Ok(Measured::Formation { stands, refusal: None }) => {
                let query = Query::Deploy { unit: UnitId(0), stands: stands.clone() };
                let judged = aids::measure(&state, &[], &query);
                assert!(matches!(judged, Ok(Measured::Deploy { refusal: None })), "{x},{y}");
                assert_eq!(stands.len(), 5);
            }
            other => panic!("{x},{y}: {other:?}"),
        }
    }
}

/// What a place achieves: who is in range and seen, which token is contested, who may react.
#[test]
fn a_place_says_what_it_achieves() {
    let state = build(
        "stage = \"act\"\nobjective = \"intercept-the-transmissions\"\n\
         [[unit]]\nplayer = 1\nat = [0, 0]\n\
         [[unit]]\nplayer = 2\nat = [400, 0]\nstandby = true\n",
    );
    let around = |x: i32| {
        let stand = legion::table::Stand { x, y: 0, level: 0, facing: Default::default() };
        let query = Query::Around { unit: UnitId(0), stands: vec![stand] };
        match aids::measure(&state, &[], &query) {
            Ok(Measured::Around { sighted, watching, .. }) => (sighted, watching),
            other => panic!("{other:?}"),
        }
    };
    // 373 mm from base to base is range 3; 273 mm is range 2, at which standby watches.
    let (far, quiet) = around(0);
    assert_eq!((far[0].unit, far[0].range, far[0].seen), (UnitId(1), 3, 1));
    assert!(quiet.is_empty());
    let (near, watching) = around(10_000);
    assert_eq!((near[0].range, watching), (2, vec![UnitId(1)]));
}

/// LG-MOVE-05, LG-REVERSE-05: a notched base goes straight ahead first. Put down behind itself it
/// comes to where its tool bends that way; backing up it goes there.
#[test]
fn a_notched_base_is_put_down_where_its_notch_leads() {
    let state = build(
        "stage = \"act\"\n[[unit]]\nplayer = 1\ntype = \"ground-vehicle\"\nat = [0, 0]\nfacing = 0\n\
         [[unit]]\nplayer = 2\nat = [400, 0]\n",
    );
    let put = |reverse: bool, x: i32, y: i32| {
        let moving = Moving { unit: UnitId(0), speed: 2, why: Why::Action(2), may: true };
        let query = Query::Drop { moving, reverse, x, y, level: None };
        match aids::measure(&state, &[], &query).expect("it is its activation") {
            Measured::Go { to, refusal, missed, .. } => (to, refusal, missed),
            other => panic!("{other:?}"),
        }
    };
    let (front, ..) = put(false, 8_000, 0);
    assert!(front.x > 7_900, "it looks along the x axis: {front:?}");
    for (x, y) in [(-8_000, 0), (-6_000, 6_000), (0, -9_000), (-20_000, 300)] {
        let (to, refusal, missed) = put(false, x, y);
        assert_eq!(refusal, None, "{x},{y}");
        assert!(missed.is_some(), "{x},{y} lies beside or behind it");
        assert!(to.x >= 0, "never behind its notch: {to:?}");
    }
    let (to, refusal, missed) = put(true, -8_000, 0);
    assert_eq!((refusal, missed), (None, None));
    assert_eq!((to.x, to.y), (-8_000, 0));
    let (to, refusal, missed) = put(true, 8_000, 0);
    assert_eq!(refusal, None);
    assert!(missed.is_some() && to.x <= 0, "{to:?}");
}
