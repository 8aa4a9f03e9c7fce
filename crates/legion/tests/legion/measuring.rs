//! Measuring on trial: the ruler, the tool, forecasts.

use legion::aids::{self, Measured, Query};
use legion::position::Position;
use legion::question::{Moving, Why};
use legion::range;
use legion::state::State;
use legion::table::{MiniId, UnitId};
use measure::{Disc, Point};

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
            match aids::measure(&state, &query) {
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
        aids::measure(&state, &Query::Go { moving, reverse: false, x, y: 0, level: None })
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
