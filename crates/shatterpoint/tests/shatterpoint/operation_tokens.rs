//! Faults in what special rules say of tokens, objectives and moments; who sees which token.

use kernel::{Seat, Seed, Viewer};
use shatterpoint::Game;
use shatterpoint::event::Event;
use shatterpoint::language::Face;
use shatterpoint::library::Library;
use shatterpoint::operations::card::Printing;
use shatterpoint::operations::tokens::{self, Seen, Token};
use shatterpoint::setup::{self, OperationSetup};
use shatterpoint::table::UnitId;

use crate::operations::{deed, with};

#[test]
fn words_about_tokens_and_objectives_make_sense() {
    let no_pool = |word: &str| format!("{word}`: the operation has no `pool` of tokens");
    let cases = [
        (r#"[{ draw-token = { of = "allies" } }]"#, no_pool(".draw-token")),
        (r#"[{ return-tokens = "it" }]"#, no_pool(".return-tokens")),
        (r#"[{ use-token = "codes" }]"#, no_pool(".use-token")),
        (r#"["lay-sequence"]"#, no_pool(".lay-sequence")),
        (r#"["discard-revealed"]"#, no_pool(".discard-revealed")),
        (r#"[{ reveal = {} }]"#, no_pool(".reveal")),
        (r#"[{ when = { if = ["sealed"], do = ["cure-all"] } }]"#, no_pool(".when.if[0]")),
        (
            r#"[{ choose-objective = { from = { revealed = true }, do = ["deactivate"] } }]"#,
            no_pool(".choose-objective.from.revealed"),
        ),
        (
            r#"[{ scatter = ["hit"] }]"#,
            ".scatter`: only `before-deployment` can do that".to_owned(),
        ),
        (r#"[{ damage-objective = 0 }]"#, ".damage-objective`: 0, expected 1 to 20".to_owned()),
        (
            r#"[{ place-objective = { range = 6 } }]"#,
            ".place-objective.range`: 6, expected 1 to 5".to_owned(),
        ),
        (
            r#"[{ place-objective = { range = 2, of = "hall" } }]"#,
            ".place-objective.of`: `hall` is unknown, expected the id of an objective of this \
             operation"
                .to_owned(),
        ),
        (
            r#"[{ roam = { kinds = ["dash"] } }]"#,
            ".roam`: no objective of this operation `roams`".to_owned(),
        ),
        (
            r#"[{ choose-objective = { from = { near-roamer = 2 }, do = ["deactivate"] } }]"#,
            ".choose-objective.from.near-roamer`: no objective of this operation `roams`".to_owned(),
        ),
        (
            r#"[{ lie-in-wait = ["hit"] }]"#,
            ".lie-in-wait`: only `before-deployment` can do that".to_owned(),
        ),
        (r#"[{ lay-ambushes = [] }]"#, ".lay-ambushes`: 0 entries, expected 1 to 6".to_owned()),
        (
            r#"["spring-ambush"]"#,
            ".spring-ambush`: only `shatterpoint-chosen` and `unit-chosen` tell which is this unit"
                .to_owned(),
        ),
        (
            r#"["spot-ambushes"]"#,
            ".spot-ambushes`: only `spotted` tells who came near".to_owned(),
        ),
        (
            r#"[{ withdraw = { tracker = "codes", tokens = 1 } }]"#,
            ".withdraw.tracker`: `codes` is unknown, expected the id of a tracker of this operation"
                .to_owned(),
        ),
        (
            r#"[{ when = { if = [{ near-edge = { objective = "gate", side = "sentinel", range = 0 } }], do = ["cure-all"] } }]"#,
            ".when.if[0].near-edge.range`: 0, expected 1 to 5".to_owned(),
        ),
        (
            r#"[{ fill-chosen = "codes" }]"#,
            ".fill-chosen`: `codes` is unknown, expected the id of a tracker of this operation"
                .to_owned(),
        ),
        (
            r#"[{ by = { side = "sentinel", do = [{ empty = "codes" }] } }]"#,
            ".by.do[0].empty`: `codes` is unknown, expected the id of a tracker of this operation"
                .to_owned(),
        ),
        (
            r#"[{ choose-objective = { from = { open-in = "codes" }, do = ["deactivate"] } }]"#,
            ".choose-objective.from.open-in`: `codes` is unknown, expected the id of a tracker"
                .to_owned(),
        ),
        (
            r#"[{ choose-objective = { from = { near = { range = 9, side = "sentinel", who = {} } }, do = ["deactivate"] } }]"#,
            ".choose-objective.from.near.range`: 9, expected 1 to 5".to_owned(),
        ),
        (
            r#"[{ choose-unit = { from = { near-chosen = 0 }, do = ["cure-all"] } }]"#,
            ".choose-unit.from.near-chosen`: 0, expected 1 to 5".to_owned(),
        ),
        (
            r#"[{ when = { if = [{ objectives = { of = {}, at-least = 2, at-most = 1 } }], do = ["cure-all"] } }]"#,
            ".when.if[0].objectives`: `at-most` is less than `at-least`".to_owned(),
        ),
        (
            r#"[{ when = { if = [{ objective-damage = 0 }], do = ["cure-all"] } }]"#,
            ".when.if[0].objective-damage`: 0, expected 1 to 20".to_owned(),
        ),
        (
            r#"[{ one-of = { of = [{ rule = "boost", do = ["cure-all"] }] } }]"#,
            ".one-of.of[0].rule`: `boost` is unknown, expected the id of a rule without `when`"
                .to_owned(),
        ),
    ];
    for (new, expected) in cases {
        assert_eq!(deed(new), expected);
    }
}

#[test]
fn moments_of_special_rules_make_sense() {
    let said = |old: &str, new: &str| {
        let fault = with(old, new);
        fault.split_once("operation[0].").expect("a field").1.to_owned()
    };
    assert_eq!(
        said("when = \"shatterpoint-chosen\"", "last = true\nwhen = \"shatterpoint-chosen\""),
        "rule[1].last`: only rules of `end-of-turn` wait for others"
    );
    assert_eq!(
        said("unmoved-by", "last = true\nunmoved-by"),
        "rule[0].last`: only a rule with `when` waits for others"
    );
    let early = "when = \"before-deployment\"";
    assert_eq!(
        said("when = \"shatterpoint-chosen\"", early),
        "rule[1].of`: missing, expected who prepares: else it would happen twice"
    );
    let many = "pool = [\"hit\", \"hit\", \"hit\", \"hit\", \"hit\", \"hit\", \"hit\", \"hit\", \"hit\", \"hit\", \
                \"hit\", \"hit\", \"hit\", \"hit\", \"hit\", \"hit\", \"hit\"]\nmomentum = [1, 2]";
    assert_eq!(said("momentum = [1, 2]", many), "pool`: 17 entries, expected 0 to 16");
}

#[test]
fn abilities_of_operations_know_roles_and_stages() {
    let ability = |given: &str| {
        format!(
            "\n[[operation.ability]]\nname = \"Haste\"\ntext = \"Dash.\"\nkind = \"active\"\ncost = 0\n\
             if = [{given}]\ndo = [{{ each = {{ from = {{ of = \"this-unit\" }}, do = [{{ move = {{ kinds \
             = [\"dash\"] }} }}] }} }}]\n\n[[operation.armoured]]"
        )
    };
    let said = with("\n[[operation.armoured]]", &ability("{ stage = \"cellar\" }"));
    let expected = "ability[0].if[0].stage`: `cellar` is unknown, expected the id of a stage of this \
                    operation";
    assert!(said.ends_with(expected), "{said}");
}

/// SO-POOL-01: a drawn token is seen by its player alone, in the event and in the view.
#[test]
fn drawn_tokens_are_hidden_from_the_opponent() {
    let event = Event::TokenLaid { seat: Seat(1), unit: UnitId(3), face: Some(Face::Crit) };
    assert_eq!(event.seen_by(Viewer::Seat(Seat(1))), event);
    assert_eq!(event.seen_by(Viewer::Judge), event);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        let Event::TokenLaid { face, .. } = event.seen_by(viewer) else { panic!("another event") };
        assert_eq!(face, None);
    }
    let library = Library::embedded().expect("the embedded pack is clean");
    let mut setup = setup::first(library, None).expect("there is a first game");
    let (id, aggressor) = ("explore-the-ruins".to_owned(), Some(Seat(0)));
    setup.operation = Some(OperationSetup { id, aggressor, printing: Printing::Rulebook });
    setup.teams.iter_mut().for_each(|team| team.mission = None);
    let (game, _) = Game::start(library, setup, Seed::from(1)).expect("legal");
    let state = game.state();
    let token = |seen| Token { unit: UnitId(0), face: Face::Crit, seen };
    let seat = state.seat(UnitId(0));
    let sees = |seen, viewer| tokens::seen(state, &token(seen), viewer).is_some();
    let viewers =
        [Viewer::Seat(seat), Viewer::Seat(seat.other()), Viewer::Spectator, Viewer::Judge];
    assert_eq!(viewers.map(|viewer| sees(Seen::Openly, viewer)), [true; 4]);
    assert_eq!(viewers.map(|viewer| sees(Seen::ByItsPlayer, viewer)), [true, false, false, true]);
    assert_eq!(viewers.map(|viewer| sees(Seen::ByNobody, viewer)), [false, false, false, true]);
}
