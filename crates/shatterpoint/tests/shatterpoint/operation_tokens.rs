//! Faults in what special rules say of tokens, objectives and moments; who sees which token.

use kernel::{Chance, Rules, Seat, Seed, Viewer};
use shatterpoint::aids::aids;
use shatterpoint::event::Event;
use shatterpoint::language::Face;
use shatterpoint::library::Library;
use shatterpoint::operations::card::Printing;
use shatterpoint::operations::tokens::{self, Seen, Token};
use shatterpoint::position::Position;
use shatterpoint::question::Prompt;
use shatterpoint::setup::{self, OperationSetup};
use shatterpoint::state::State;
use shatterpoint::table::{Spot, UnitId};
use shatterpoint::view::view;
use shatterpoint::{Game, Shatterpoint};

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
            ".spring-ambush`: nothing tells here which is this unit"
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
            r#"[{ choose-objective = { from = { near = { range = 2, who = {} } }, do = ["deactivate"] } }]"#,
            ".choose-objective.from.near.side`: nothing tells here which is this unit".to_owned(),
        ),
        (
            r#"[{ mark = { near = { range = 2, who = {} } } }]"#,
            ".mark.near.side`: nothing tells here which is this unit".to_owned(),
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
fn words_about_tokens_on_units_need_some() {
    let none = "no rule of this operation lays tokens on units";
    let cases = [
        (r#"[{ remove-token = {} }]"#, format!(".remove-token`: {none}")),
        (r#"["reveal-tokens"]"#, format!(".reveal-tokens`: {none}")),
        (r#"["injure-for-tokens"]"#, format!(".injure-for-tokens`: {none}")),
        (r#"["turn-die"]"#, ".turn-die`: no objective has a symbol on a stage card".to_owned()),
        (
            r#"[{ when = { if = ["lies-in-wait"], do = ["cure-all"] } }]"#,
            ".when.if[0]`: no rule says `lie-in-wait`".to_owned(),
        ),
    ];
    for (new, expected) in cases {
        assert_eq!(deed(new), expected);
    }
}

#[test]
fn what_is_done_with_a_unit_needs_one() {
    let nobody = "nobody was chosen, expected it in a `choose-unit` or `each-unit`";
    for word in ["injure", "act-once"] {
        assert_eq!(deed(&format!("[\"{word}\"]")), format!(".{word}`: {nobody}"));
        let later = format!(
            "[{{ choose-unit = {{ from = {{ of = \"allies\" }}, do = [\"cure-all\"] }} }}, \"{word}\"]"
        );
        let fault = with("[{ remove-momentum = { tokens = 1 } }]", &later);
        assert!(fault.ends_with(&format!("rule[1].do[1].{word}`: {nobody}")), "{fault}");
    }
}

#[test]
fn circumstances_and_moments_make_sense() {
    let given = |given: &str| format!("[{{ when = {{ if = [{given}], do = [\"cure-all\"] }} }}]");
    let roles = "unknown variant `guard`, expected `aggressor` or `sentinel`";
    for word in ["more", "at-least-as-many", "turn-of"] {
        let fault = with(
            "[{ remove-momentum = { tokens = 1 } }]",
            &given(&format!("{{ {word} = \"guard\" }}")),
        );
        assert!(fault.contains(roles), "{fault}");
    }
    let cases = [
        (
            given(r#"{ damaged = "codes" }"#),
            ".when.if[0].damaged[0]`: `codes` is unknown, expected the id of an armoured target of \
             this operation",
        ),
        (
            given(r#"{ not-filled = "codes" }"#),
            ".when.if[0]`: `codes` is unknown, expected the id of a tracker",
        ),
        (given(r#""no-tokens""#), ".when.if[0]`: no rule of this operation lays tokens on units"),
        (given(r#""sequence-done""#), ".when.if[0]`: the operation has no `pool` of tokens"),
        (
            given("{ wounded-near = 2 }"),
            ".when.if[0].wounded-near`: no objective of this operation `roams`",
        ),
        (
            given(r#"{ exists = { side = "sentinel", who = { is = "attacker" } } }"#),
            ".when.if[0].exists.who.is`: nobody attacks in a special rule",
        ),
        (
            r#"[{ choose-unit = { from = { all-near-chosen = 6 }, do = ["cure-all"] } }]"#.to_owned(),
            ".choose-unit.from.all-near-chosen`: 6, expected 1 to 5",
        ),
        (
            r#"[{ choose-unit = { from = { tokens = true }, do = ["cure-all"] } }]"#.to_owned(),
            ".choose-unit.from`: no rule of this operation lays tokens on units",
        ),
        (
            r#"[{ choose-unit = { from = { matching = true }, do = ["cure-all"] } }]"#.to_owned(),
            ".choose-unit.from`: no rule of this operation lays tokens on units",
        ),
        (
            r#"[{ choose-unit = { from = { captured = true }, do = ["cure-all"] } }]"#.to_owned(),
            ".choose-unit.from.captured`: nobody is captured in this operation: no rule says `capture`",
        ),
        (
            r#"[{ choose-unit = { from = { contests = { kind = "desk" } }, do = ["cure-all"] } }]"#
                .to_owned(),
            ".choose-unit.from.contests.kind`: `desk` is unknown, expected the id of a kind of \
             objectives of this stage",
        ),
        (
            r#"[{ choose-objective = { from = { controlled-by = "sentinel", not-controlled-by = "sentinel" }, do = ["deactivate"] } }]"#
                .to_owned(),
            ".choose-objective.from.not-controlled-by`: no objective is and is not controlled by the \
             same role",
        ),
        (
            r#"[{ choose-objective = { from = { rolled = true }, do = ["deactivate"] } }]"#.to_owned(),
            ".choose-objective.from.rolled`: no objective has a symbol on a stage card",
        ),
    ];
    for (new, expected) in cases {
        assert_eq!(deed(&new), expected);
    }
    let moment = |when: &str| with("when = \"shatterpoint-chosen\"", &format!("when = \"{when}\""));
    let said = moment("pool-empty");
    assert!(said.ends_with("rule[1].when`: the operation has no `pool` of tokens"), "{said}");
    let said = moment("spotted");
    assert!(said.ends_with("rule[1].when`: no rule says `lie-in-wait`"), "{said}");
    for when in ["advanced", "melee-damage", "end-of-stage"] {
        let said = moment(when);
        assert!(said.ends_with("choose.from.of`: nothing tells here which is this unit"), "{said}");
    }
    let said = moment("hurried");
    assert!(said.contains("unknown variant `hurried`"), "{said}");
}

#[test]
fn words_about_ships_captives_and_noise_make_sense() {
    let ship = "no armoured target of this operation is a `ship`";
    let captives = "nobody is captured in this operation: no rule says `capture`";
    let early = "only `before-deployment` can do that";
    let pool = "the operation has no `pool` of tokens";
    let unknown = |what: &str| format!("`codes` is unknown, expected the id of {what}");
    let given = |given: &str| format!("[{{ when = {{ if = [{given}], do = [\"cure-all\"] }} }}]");
    let cases = [
        (r#"["dock"]"#.to_owned(), format!(".dock`: {ship}")),
        (r#"["embark"]"#.to_owned(), format!(".embark`: {ship}")),
        (r#"["act-from-ship"]"#.to_owned(), format!(".act-from-ship`: {ship}")),
        (
            r#"[{ choose-objective = { from = { ship = true }, do = ["cure-all"] } }]"#.to_owned(),
            format!(".choose-objective.from.ship`: {ship}"),
        ),
        (given(r#"{ aboard = { at-least = 1 } }"#), format!(".when.if[0].aboard`: {ship}")),
        (given(r#""mounted""#), format!(".when.if[0]`: {ship}")),
        (
            r#"[{ station = { range = 6, all = true } }]"#.to_owned(),
            ".station.range`: 6, expected 1 to 5".to_owned(),
        ),
        (
            r#"[{ station = { range = 1 } }]"#.to_owned(),
            ".station`: nothing tells here which is this unit".to_owned(),
        ),
        (
            r#"[{ station = { range = 1, of = "codes", all = true } }]"#.to_owned(),
            format!(".station.of`: {}", unknown("a token of this operation")),
        ),
        (
            r#"[{ batter = { target = "codes", tokens = 1 } }]"#.to_owned(),
            format!(".batter.target`: {}", unknown("an armoured target of this operation")),
        ),
        (
            r#"[{ signal = "codes" }]"#.to_owned(),
            format!(".signal`: {}", unknown("a signal of this operation")),
        ),
        (
            given(r#"{ signalled = "codes" }"#),
            format!(".when.if[0].signalled`: {}", unknown("a signal of this operation")),
        ),
        (r#"[{ noise = 1 }]"#.to_owned(), format!(".noise`: {pool}")),
        (r#"[{ reveal-noise = [{ do = ["cure-all"] }] }]"#.to_owned(), format!(".reveal-noise`: {pool}")),
        (r#"["capture"]"#.to_owned(), format!(".capture`: {early}")),
        (r#"["go-off-duty"]"#.to_owned(), format!(".go-off-duty`: {early}")),
        (r#"["free"]"#.to_owned(), format!(".free`: {captives}")),
        (r#"[{ confine = {} }]"#.to_owned(), format!(".confine`: {captives}")),
        (given(r#"{ captured = { at-least = 1 } }"#), format!(".when.if[0].captured`: {captives}")),
        (given(r#""off-duty""#), ".when.if[0]`: no rule says `go-off-duty`".to_owned()),
        (
            given(r#""attacked-in-vain""#),
            ".when.if[0]`: only `activation-ended` tells what was done in it".to_owned(),
        ),
        (
            r#"["end-activation"]"#.to_owned(),
            ".end-activation`: only `unit-chosen` comes before one".to_owned(),
        ),
        (
            r#"[{ transfer = { from = "codes", to = "codes" } }]"#.to_owned(),
            format!(".transfer.from`: {}", unknown("a tracker of this operation")),
        ),
        (
            r#"[{ take-off = "codes" }]"#.to_owned(),
            format!(".take-off`: {}", unknown("a tracker of this operation")),
        ),
        (
            given(r#"{ tokens = { on = "codes", at-least = 1 } }"#),
            format!(".when.if[0].tokens.on`: {}", unknown("a tracker")),
        ),
        (
            r#"[{ choose-objective = { from = { contested-by = "this-unit" }, do = ["cure-all"] } }]"#
                .to_owned(),
            ".choose-objective.from.contested-by`: nothing tells here which is this unit".to_owned(),
        ),
        (
            given(r#"{ objectives = { of = {} } }"#),
            ".when.if[0].objectives`: is always true, expected `at-least` or `at-most`".to_owned(),
        ),
    ];
    for (new, expected) in cases {
        assert_eq!(deed(&new), expected);
    }
}

#[test]
fn cards_of_operations_name_tokens_zones_and_restraints_that_exist() {
    let said = |old: &str, new: &str| {
        let fault = with(old, new);
        fault.split_once("operation[0].").expect("a field").1.to_owned()
    };
    let active = "active = [\"gate\"]\n";
    let stage = |more: &str| said(active, &format!("{active}{more}\n"));
    assert_eq!(
        stage(r#"posts = ["desk"]"#),
        "stage[0].posts[0]`: `desk` is unknown, expected the id of a token of this operation"
    );
    assert_eq!(stage(r#"posts = ["gate"]"#), "stage[0].posts`: `gate` is an active objective");
    assert_eq!(stage(r#"restraint = { of = "sentinel" }"#), "stage[0].restraint`: forbids nothing");
    assert_eq!(
        stage(r#"restraint = { of = "sentinel", reach = 6 }"#),
        "stage[0].restraint.reach`: 6, expected 1 to 5"
    );
    let card = |more: &str| said("momentum = [1, 2]", &format!("momentum = [1, 2]\n{more}"));
    let zones = |zone: &str| {
        card(&format!(
            r#"deployment = {{ first = "sentinel", aggressor = {{}}, sentinel = {zone} }}"#
        ))
    };
    assert_eq!(
        zones(r#"{ near = "gate" }"#),
        "deployment.sentinel`: expected both `near` and `within`, or neither"
    );
    assert_eq!(
        zones(r#"{ near = "desk", within = 2 }"#),
        "deployment.sentinel.near`: `desk` is unknown, expected the id of a token of this operation"
    );
    assert_eq!(
        zones("{ off-enemies = 9 }"),
        "deployment.sentinel.off-enemies`: 9, expected 1 to 5"
    );
    let signal = r#"{ id = "alarm", name = "Alarm" }"#;
    let many = [signal; 5].join(", ");
    assert_eq!(card(&format!("signal = [{many}]")), "signal`: 5 entries, expected 0 to 4");
    let once = |more: &str| {
        let ability = format!(
            "\n[[operation.ability]]\nname = \"Haste\"\ntext = \"Dash.\"\nkind = \"active\"\ncost = 0\n{more}\n\
             do = [{{ refresh = 1 }}]\n\n[[operation.armoured]]"
        );
        said("\n[[operation.armoured]]", &ability)
    };
    assert_eq!(
        once("once = true"),
        "ability[0].once`: only innate and identity abilities with `when` work once a turn"
    );
}

#[test]
fn moments_of_special_rules_make_sense() {
    let said = |old: &str, new: &str| {
        let fault = with(old, new);
        fault.split_once("operation[0].").expect("a field").1.to_owned()
    };
    assert_eq!(
        said("when = \"shatterpoint-chosen\"", "last = true\nwhen = \"shatterpoint-chosen\""),
        "rule[1].last`: only rules of `start-of-turn` and `end-of-turn` wait for others"
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
    let near = |range: u8| {
        format!(
            "{{ objectives = {{ near = {{ range = {range}, who = {{ of = \"this-unit\" }} }} }} }}"
        )
    };
    let said = with("\n[[operation.armoured]]", &ability(&near(6)));
    assert!(
        said.ends_with("ability[0].if[0].objectives.near.range`: 6, expected 1 to 5"),
        "{said}"
    );
    let kind = ability("{ objectives = { kind = \"desk\" } }");
    let expected = "ability[0].if[0].objectives.kind`: `desk` is unknown, expected the id of a kind of \
                    objectives of this stage";
    let said = with("\n[[operation.armoured]]", &kind);
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

/// SO-SETUP-04: whoever chooses a side sees where the objectives will lie, with each of the edges.
#[test]
fn objectives_are_seen_before_a_side_is_chosen() {
    let library = Library::embedded().expect("the embedded pack is clean");
    let mut setup = setup::first(library, None).expect("there is a first game");
    let (id, aggressor) = ("chain-reaction".to_owned(), Some(Seat(1)));
    setup.operation = Some(OperationSetup { id, aggressor, printing: Printing::Rulebook });
    setup.teams.iter_mut().for_each(|team| team.mission = None);
    let (start, _) = Game::start(library, setup, Seed::from(1)).expect("legal");
    let question = start.question(Seat(1)).expect("the Aggressor chooses");
    assert_eq!(question.prompt, Prompt::Side);
    let foreseen = aids(start.state(), question).layouts;
    assert_eq!(foreseen.len(), question.options.len());
    let seen = |game: &Game| view(game.state(), Viewer::Spectator).objectives;
    assert!(foreseen.contains(&seen(&start)));
    for (edge, foreseen) in question.options.iter().zip(foreseen) {
        let mut game = start.clone();
        game.answer(Seat(1), edge.clone()).expect("it is listed");
        assert_eq!(seen(&game), foreseen, "{edge:?}");
        assert_eq!(game.state().objectives.as_slice(), foreseen);
    }
}

/// SO-WAIT-02: others see neither what an ambush token shows nor which of them was laid when.
#[test]
fn ambush_tokens_are_hidden_from_the_opponent() {
    let position: Position = toml::from_str(
        r#"
stage = "act"
[operation]
id = "foil-the-heist"
aggressor = 1
tokens = { Boss = ["hit"], Aide = ["crit"] }
ambush = [{ face = "hit", at = [60, 0] }, { face = "crit", at = [-60, 250] }]
[[unit]]
name = "Raider"
player = 1
at = [-220, 0]
[[unit]]
name = "Boss"
player = 2
[[unit]]
name = "Aide"
player = 2
[[unit]]
name = "Guard"
player = 2
at = [400, 400]
"#,
    )
    .expect("a position");
    let state = position.build().unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let (game, _) = Game::from_position(state, Chance::scripted(&[])).expect("it begins");
    let seen = |state: &State, viewer| view(state, viewer).operation.expect("one").ambushes;
    let [first, second] = [(6000, 0), (-6000, 25000)].map(|(x, y)| Spot { x, y, level: 0 });
    let laid = Event::AmbushLaid { seat: Seat(1), spot: first };
    let mut laying = game.state().clone();
    if let Some(now) = &mut laying.operation {
        now.laying = true;
    }
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Judge] {
        let own = [(first, Some(Face::Hit)), (second, Some(Face::Crit))];
        assert_eq!(seen(game.state(), viewer), own);
        assert_eq!(seen(&laying, viewer), own);
        assert_eq!(Shatterpoint::witness(&laid, viewer), Some(laid.clone()));
    }
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        assert_eq!(seen(game.state(), viewer), [(second, None), (first, None)]);
        assert_eq!(seen(&laying, viewer), []);
        assert_eq!(Shatterpoint::witness(&laid, viewer), None);
    }
}
