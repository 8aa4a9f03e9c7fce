//! Positions of scenarios, answers in words, facts.

use std::collections::BTreeSet;

use kernel::{Chance, Game, Question, Rules, Seat, Seed};
use legion::position::Position;
use legion::question::{Choice, Limits, Moving, Placing, Prompt, Why};
use legion::table::{Colour, Edge, MiniId, Stand, UnitId};
use legion::underway::Action;
use legion::{Legion, facts, words};
use measure::Direction;
use serde_json::{Value, json};

fn build(text: &str) -> Result<legion::state::State, String> {
    let position: Position = toml::from_str(text).map_err(|fault| fault.to_string())?;
    position.build().map_err(|wrong| format!("{}: {}", wrong.field, wrong.message))
}

fn begin(text: &str, chance: Chance) -> Game<Legion> {
    let state = build(text).unwrap_or_else(|fault| panic!("{fault}"));
    Game::from_position(state, chance).unwrap_or_else(|refusal| panic!("{refusal}")).0
}

fn scripted(text: &str, dice: &[&str]) -> Game<Legion> {
    let side = |word: &&str| words::side(word).unwrap_or_else(|| panic!("`{word}` is no face"));
    let sides: Vec<u8> = dice.iter().map(side).collect();
    begin(text, Chance::scripted(&sides))
}

/// Answers in words; gives the events with names.
fn answer(game: &mut Game<Legion>, text: &str) -> Vec<Value> {
    let question = &game.pending()[0];
    let choice = words::parse(game.state(), question, text).unwrap_or_else(|why| panic!("{why}"));
    let seat = question.seat;
    let told = game.answer(seat, choice).unwrap_or_else(|no| panic!("`{text}` refused: {no}"));
    told.iter().map(|told| facts::event_facts(game.state(), told)).collect()
}

/// The rule that refuses an answer.
fn refused(game: &mut Game<Legion>, text: &str) -> &'static str {
    let question = &game.pending()[0];
    let choice = words::parse(game.state(), question, text).unwrap_or_else(|why| panic!("{why}"));
    let seat = question.seat;
    game.answer(seat, choice).expect_err("refused").rule.0
}

fn expect(game: &Game<Legion>, expected: &[(&str, Value)]) {
    let facts = facts::facts(game);
    for (name, value) in expected {
        assert_eq!(facts.get(*name), Some(value), "{name} in {facts:#?}");
    }
}

fn offered(game: &Game<Legion>) -> Vec<String> {
    let question = &game.pending()[0];
    let say = |choice: &Choice| words::choice(game.state(), question, choice);
    question.options.iter().map(say).collect()
}

const TWO: &str = r#"
[[unit]]
name = "Shooters"
player = 1
at = [[0, 0], [40, 0]]

[[unit]]
name = "Targets"
player = 2
at = [[0, 200], [40, 200]]
"#;

/// Two black dice, a hit and a critical; a block and a blank: one wound, and a suppression token
/// (LG-ATK-31, LG-ATK-34).
#[test]
fn an_attack_in_words() {
    let mut game = scripted(TWO, &["hit", "critical", "block", "defence-blank"]);
    expect(
        &game,
        &[
            ("asked", json!("what does Shooters do? (2 actions left)")),
            ("asked-player", json!(1)),
            ("stage", json!("activation")),
            ("Shooters.order", json!("faceup")),
            ("Shooters.facing", json!(90)),
            ("player 2.pool", json!(["corps"])),
            ("objective", json!("scenario")),
        ],
    );
    answer(&mut game, "action attack");
    assert_eq!(offered(&game), ["attack Targets", "decline"]);
    let events = answer(&mut game, "attack Targets with 2:Blaster, 1:Blaster");
    let named = |event: &Value, name: &str| event["event"] == name;
    let attack = events.iter().find(|event| named(event, "attack")).expect("an attack");
    assert_eq!(attack["defender"], "Targets");
    assert_eq!(attack["weapons"], "2:Blaster, 1:Blaster");
    let roll = events.iter().find(|event| named(event, "attack-roll")).expect("a roll");
    assert_eq!(roll["dice"], json!(["black hit", "black critical"]));
    assert_eq!(roll["faces"], json!(["hit", "critical"]));
    assert!(
        events.iter().any(|event| named(event, "mini-defeated") && event["mini"] == "Targets 2")
    );
    expect(
        &game,
        &[
            ("Targets.minis", json!(1)),
            ("Targets 2.there", json!(false)),
            ("Targets.suppression", json!(1)),
            ("Shooters.actions-left", json!(1)),
            ("Shooters.made", json!(["attack"])),
        ],
    );
    assert_eq!(game.dice_left(), 0);
}

/// A word picks a side that shows its face on dice of every colour (LG-DICE-10 to LG-DICE-14).
#[test]
fn faces_have_words() {
    use legion::dice::{AttackDie, Block, Hit};
    use legion::pack::DefenceDie;
    let attack = [
        ("hit", Hit::Hit),
        ("critical", Hit::Critical),
        ("surge", Hit::Surge),
        ("blank", Hit::Blank),
    ];
    for (word, face) in attack {
        let side = words::side(word).expect(word);
        assert!((1..=8).contains(&side));
        for die in [AttackDie::Red, AttackDie::Black, AttackDie::White] {
            assert_eq!(die.face(side), face, "{word}");
        }
    }
    let defence =
        [("block", Block::Block), ("defence-surge", Block::Surge), ("defence-blank", Block::Blank)];
    for (word, face) in defence {
        let side = words::side(word).expect(word);
        assert!((1..=6).contains(&side));
        for die in [DefenceDie::Red, DefenceDie::White] {
            assert_eq!(die.face(side), face, "{word}");
        }
    }
    assert_eq!(words::side("crit"), None);
}

/// A small base reaches the tool and its own diameter: 125 + 27 mm with speed 2.
#[test]
fn a_move_in_words() {
    let mut game = scripted(TWO, &[]);
    answer(&mut game, "action move");
    expect(&game, &[("asked", json!("where does Shooters move? (move, speed 2)"))]);
    assert_eq!(refused(&mut game, "move Shooters 3 to 0,-150"), "LG-MOVE-03");
    assert_eq!(refused(&mut game, "pivot 90"), "LG-PIVOT-01");
    let events = answer(&mut game, "move Shooters 2 to 0,-152");
    assert!(events.iter().any(|event| event["event"] == "moved" && event["to"] == "0,-152"));
    answer(&mut game, "stands 30,-152");
    expect(
        &game,
        &[
            ("Shooters.at", json!("0,-152")),
            ("Shooters 2.at", json!("30,-152")),
            ("Shooters.moved", json!(true)),
        ],
    );
}

const WALKER: &str = r#"
round = 3
blue = 2
[[unit]]
name = "Walker"
type = "ground-vehicle"
player = 1
at = [0, 0]
facing = 30
wounds = 2
damaged = true
destroyed = ["blaster"]
resilience = 4
keywords = ["armor", { cover = 1 }]

[[unit]]
name = "Squad"
player = 2
at = [[300, 0], [], [340, 0]]
leader = 3
order = "facedown"
suppression = 2
courage = "-"
add-upgrades = [{ name = "Heavy", adds-mini = true, weapon = { dice = { red = 2 } } }]
"#;

/// What is stated is there, and what is left out has its default.
#[test]
fn a_position_is_what_it_says() {
    let game = scripted(WALKER, &[]);
    expect(
        &game,
        &[
            ("round", json!(3)),
            ("blue", json!(2)),
            ("priority", json!(2)),
            ("counter", json!(2)),
            ("active-player", json!(1)),
            ("acting", json!("Walker")),
            ("Walker.facing", json!(30)),
            ("Walker 1.wounds", json!(2)),
            ("Walker.checked", json!(true)),
            ("Walker.destroyed", json!(["Blaster"])),
            ("Squad.minis", json!(2)),
            ("Squad.leader", json!(3)),
            ("Squad.at", json!("340,0")),
            ("Squad 1.there", json!(true)),
            ("Squad 2.wounds", json!(1)),
            ("Squad.order", json!("facedown")),
            ("player 2.pool", json!([])),
            ("player 1.colour", json!("red")),
            ("player 1.hand", json!(["ambush", "push", "assault", "standing-orders"])),
        ],
    );
    let state = game.state();
    let squad = words::unit_named(state, "squad").expect("it is there");
    assert_eq!(state.sheet(squad).unit.courage, None);
    assert_eq!(words::weapon_name(state, squad, 2), "Heavy");
    assert!(state.sheet(squad).weapons[2].bearer_only);
}

fn at(x: i32, y: i32, level: i32, degrees: f64) -> Stand {
    Stand { x, y, level, facing: words::from_degrees(degrees) }
}

/// Answers that random games seldom or never give: each is said and read back as itself.
#[test]
fn rare_answers_in_words() {
    let game = scripted(WALKER, &[]);
    let [walker, squad] = [UnitId(0), UnitId(1)];
    let moving = Prompt::Move(Moving { unit: walker, speed: 2, why: Why::Action(2), may: true });
    let attack =
        Prompt::Attack { unit: walker, may: true, limits: Limits::default(), pools: Vec::new() };
    let after = Placing::Move { fast: false, trench: None };
    let cases = [
        (Prompt::Colour, Choice::Colour(Colour::Red), "colour red"),
        (Prompt::Side, Choice::Edge(Edge::North), "edge north"),
        (Prompt::Discard, Choice::Row(1), "row deployment"),
        (Prompt::Act(walker), Choice::Withdraw, "withdraw"),
        (Prompt::Act(walker), Choice::Action(Action::Jump), "action jump"),
        // The Walker faces 30 degrees; where a way leads, the way decides the facing.
        (
            moving.clone(),
            Choice::Move { speed: 2, to: at(0, 10_050, 0, 30.0), via: None },
            "move Walker 2 to 0,100.5",
        ),
        (
            moving.clone(),
            Choice::Reverse { speed: 1, to: at(-10_000, 5, 0, 30.0) },
            "reverse 1 to -100,0.05",
        ),
        (moving.clone(), Choice::Pivot { facing: words::from_degrees(90.0) }, "pivot 90"),
        (moving.clone(), Choice::Climb { to: at(0, 0, 4000, 30.0) }, "climb to 0,0,40"),
        (moving, Choice::Clamber { to: at(0, 0, 4000, 30.0) }, "clamber to 0,0,40"),
        // The squad of player 2, who is blue, looks north from the southern edge.
        (
            Prompt::Cohere { unit: squad, after },
            Choice::Stands(vec![at(100, 200, 0, 90.0), at(0, 0, 0, 90.0)]),
            "stands 1,2; 0,0",
        ),
        (
            attack,
            Choice::Attack { defender: squad, weapons: vec![(MiniId(0), 0)] },
            "attack Squad with 1:Blaster",
        ),
        (Prompt::NextPool, Choice::Pick(1), "pick 2"),
        (Prompt::Aim { most: 2 }, Choice::Reroll(vec![0, 2]), "reroll 1,3"),
        (Prompt::Cover { most: 2 }, Choice::Spend(1), "spend 1"),
        (Prompt::Dodge { most: 2 }, Choice::Spend(2), "spend 2"),
        (Prompt::Impact { most: 1 }, Choice::Spend(0), "spend 0"),
        (Prompt::Pierce { most: 2 }, Choice::Spend(1), "spend 1"),
        (Prompt::Wound(squad), Choice::Mini(MiniId(2)), "mini Squad 2"),
        (Prompt::Leader(squad), Choice::Mini(MiniId(1)), "leader Squad 1"),
        (Prompt::DestroyWeapon(squad), Choice::Weapon(2), "weapon Heavy"),
        (Prompt::Claim(squad), Choice::Token(0), "token 1"),
        (
            Prompt::Deploy,
            Choice::Deploy { unit: walker, stands: vec![at(0, 0, 0, 0.0)] },
            "deploy Walker at 0,0 facing 0",
        ),
        (Prompt::Standby { enemy: walker }, Choice::StandbyMove(squad), "standby move Squad"),
    ];
    for (prompt, choice, text) in cases {
        let question =
            Question { seat: Seat(0), joint: false, prompt, open: true, options: Vec::new() };
        assert_eq!(words::choice(game.state(), &question, &choice), text);
        assert_eq!(words::parse(game.state(), &question, text), Ok(choice), "{text}");
    }
}

/// Short forms: the only listed climb, a weapon for everybody who has it, a formation.
#[test]
fn short_answers() {
    let game = scripted(WALKER, &[]);
    let [walker, squad] = [UnitId(0), UnitId(1)];
    let read = |seat: u8, prompt: Prompt, options: &[Choice], text: &str| {
        let question = Question {
            seat: Seat(seat),
            joint: false,
            prompt,
            open: true,
            options: options.to_vec(),
        };
        words::parse(game.state(), &question, text)
    };
    let moving = || Prompt::Move(Moving { unit: walker, speed: 2, why: Why::Free, may: true });
    let climb = Choice::Climb { to: at(1, 2, 4000, 0.0) };
    let down = Choice::Climb { to: at(5, 6, 2000, 0.0) };
    assert_eq!(read(0, moving(), std::slice::from_ref(&climb), "climb"), Ok(climb.clone()));
    let both = [climb.clone(), down];
    assert!(read(0, moving(), &both, "climb").is_err(), "two are listed");
    assert_eq!(read(0, moving(), &both, "climb to 40"), Ok(climb));
    assert!(read(0, moving(), &[], "move Squad 2 to 0,0").is_err(), "the Walker moves");

    let attack =
        || Prompt::Attack { unit: squad, may: true, limits: Limits::default(), pools: Vec::new() };
    // The second miniature is defeated, the third was added by the upgrade.
    let rifles = vec![(MiniId(1), 0), (MiniId(3), 0)];
    let all = Choice::Attack { defender: walker, weapons: rifles };
    assert_eq!(read(1, attack(), &[], "attack Walker with Blaster"), Ok(all.clone()));
    assert_eq!(read(1, attack(), &[], "attack walker"), Ok(all));
    let heavy = vec![(MiniId(3), 2), (MiniId(1), 0)];
    let mixed = Choice::Attack { defender: walker, weapons: heavy };
    assert_eq!(read(1, attack(), &[], "attack Walker with Heavy, Blaster"), Ok(mixed));

    let formation = read(1, Prompt::Deploy, &[], "deploy Squad around 0,-400");
    let Ok(Choice::Deploy { unit, stands }) = formation else { panic!("{formation:?}") };
    assert_eq!((unit, stands.len(), stands[0]), (squad, 3, at(0, -40_000, 0, 90.0)));
}

/// Degrees name the directions of the table: any of them is read back as it was said.
#[test]
fn directions_are_read_back() {
    for index in (0..measure::Direction::COUNT).step_by(7) {
        let direction = measure::Direction::new(index).expect("below the count");
        let said = words::degrees(direction);
        let degrees: f64 = said.parse().expect("a number");
        assert_eq!(words::from_degrees(degrees), direction, "{said}");
    }
    let quarter = words::from_degrees(-90.0);
    assert_eq!(quarter, measure::Direction::default().quarters(3));
}

/// A faulty position names its field.
#[test]
fn faulty_positions_name_their_fields() {
    let one = "[[unit]]\nplayer = 1\nat = [0, 0]\n";
    let two = "[[unit]]\nplayer = 2\n";
    let cases = [
        ("round = 7\n", one, "round"),
        ("blue = 3\n", one, "blue"),
        ("stage = \"end\"\nacting = \"Unit 1\"\n", one, "acting"),
        ("acting = \"Nobody\"\n", one, "acting"),
        ("made = [\"aim\"]\nactions-left = 3\n", one, "actions-left"),
        ("player = 2\n", one, "acting"),
        ("hand = [[\"ambush\", \"ambush\"], []]\n", one, "hand[0]"),
        ("hand = [[], [\"nothing\"]]\n", one, "hand[1]"),
        ("objective = \"nothing\"\n", one, "objective"),
        ("condition = \"rain\"\n", one, "condition"),
        ("objective = { setup = [{ at = [-2147483648, 0] }] }\n", one, "objective"),
        ("deployment = { blue = [[0, 0, 13, 1]] }\n", one, "deployment"),
        ("stage = \"setup\"\ncondition = \"clear\"\n", "[[unit]]\nplayer = 1\n", "condition"),
        ("battlefield = \"nowhere\"\n", one, "battlefield"),
        ("token = [{ claimed = \"Nobody\" }]\n", one, "token[0].claimed"),
        ("token = [{ at = [0, 0] }]\n", one, "token[0].at"),
        ("terrain = [{ kind = \"hill\" }]\n", one, "terrain[0]"),
        ("", "[[unit]]\nplayer = 3\nat = [0, 0]\n", "unit[0].player"),
        ("", "[[unit]]\nplayer = 1\nat = [9000, 0]\n", "unit[0].at[0]"),
        ("", "[[unit]]\nplayer = 1\n", "unit[0].at"),
        ("", "[[unit]]\nunit = \"nobody\"\nplayer = 1\nat = [0, 0]\n", "unit[0].unit"),
        ("", "[[unit]]\nunit = \"stormtroopers\"\nplayer = 1\nat = [0, 0]\n", "unit[0].at"),
        ("", "[[unit]]\nplayer = 1\nat = [0, 0]\nwounds = 1\n", "unit[0].wounds"),
        ("", "[[unit]]\nplayer = 1\nat = [0, 0]\nspeed = 4\n", "unit[0].speed"),
        ("", "[[unit]]\nplayer = 1\nat = [0, 0]\nleader = 2\n", "unit[0].leader"),
        ("", "[[unit]]\nplayer = 1\nat = [0, 0]\nexhausted = [\"X\"]\n", "unit[0].exhausted"),
        ("", "[[unit]]\nplayer = 1\nat = [[0, 0], [10, 0]]\n", "unit[0].at[1]"),
        ("", "[[unit]]\nplayer = 1\nat = [0, 0]\nupgrades = [\"X\"]\n", "unit[0].upgrades"),
    ];
    for (head, unit, field) in cases {
        let text = format!("{head}{unit}");
        let fault = build(&text).err().unwrap_or_else(|| panic!("accepted:\n{text}"));
        assert_eq!(fault.split(": ").next(), Some(field), "{fault}\n{text}");
    }
    let named = "[[unit]]\nplayer = 1\nname = \"A\"\nat = [[0, 0], [40, 0]]\n";
    let fault = build(&format!("{named}{two}name = \"A 2\"\nat = [0, 200]\n"));
    assert!(fault.is_err_and(|fault| fault.starts_with("unit[1].name: ")));
    let behind = "[[unit]]\nplayer = 2\nat = [0, 0]\n";
    let fault = build(&format!("{behind}{one}"));
    assert!(fault.is_err_and(|fault| fault.starts_with("unit[0].at[0]: ")));
}

const MANY: &str = r#"
terrain = [
    { kind = "barricade", rectangle = [-100, 90, -30, 110] },
    { kind = "building", rectangle = [200, -60, 320, 60], height = 60 },
]
token = [{ at = [150, 150] }]
objective = { claim = true, victory = ["claimed"] }

[[unit]]
unit = "stormtroopers"
player = 1
at = [[0, 0], [40, 0], [-40, 0], [0, 40]]
aim = 1
standby = true

[[unit]]
unit = "74-z-speeder-bikes"
player = 1
at = [[-300, 0], [-360, 0]]

[[unit]]
unit = "darth-vader"
player = 1
at = [170, 0]

[[unit]]
unit = "rebel-troopers"
player = 2
at = [[0, 200], [40, 200], [-40, 200], [0, 240]]
standby = true
dodge = 1

[[unit]]
unit = "at-rt"
player = 2
at = [-300, 250]

[[unit]]
unit = "luke-skywalker"
player = 2
at = [300, 200]
"#;

const SETUP: &str = r#"
battlefield = "forest-ruins"
unit = [
    { unit = "darth-vader", player = 1 },
    { unit = "stormtroopers", player = 1, upgrades = ["dlt-19-stormtrooper"] },
    { unit = "stormtroopers", player = 1 },
    { unit = "74-z-speeder-bikes", player = 1 },
    { unit = "luke-skywalker", player = 2 },
    { unit = "rebel-troopers", player = 2 },
    { unit = "rebel-troopers", player = 2 },
    { unit = "at-rt", player = 2 },
]
"#;

/// An answer without what its way decides: the facing at the end is not said.
fn by_its_way(mut choice: Choice) -> Choice {
    if let Choice::Move { to, .. }
    | Choice::Reverse { to, .. }
    | Choice::Climb { to }
    | Choice::Clamber { to } = &mut choice
    {
        to.facing = Direction::default();
    }
    choice
}

/// Says and reads back every answer of a game that is played at random. Gives the verbs.
fn read_back(text: &str, seed: u64, answers: usize) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut game = begin(text, Chance::seeded(Seed::from(seed)));
    let mut chance = Chance::seeded(Seed::from(seed + 100));
    for _ in 0..answers {
        let Some(question) = game.pending().first().cloned() else { break };
        let sampled = Legion::sample(game.state(), &question, &mut chance);
        for choice in question.options.iter().chain(&sampled) {
            let said = words::choice(game.state(), &question, choice);
            assert!(!said.contains('?'), "something has no name: {said}");
            let read = words::parse(game.state(), &question, &said);
            assert_eq!(read.map(by_its_way), Ok(by_its_way(choice.clone())), "{said}");
            seen.extend(said.split(' ').next().map(str::to_owned));
        }
        let listed = question.options.get(chance.below(question.options.len())).cloned();
        let free = listed.is_none() || chance.below(3) > 0;
        let choice = sampled.filter(|_| free).or(listed).expect("an answer");
        game.answer(question.seat, choice).unwrap_or_else(|no| panic!("{no}"));
    }
    seen
}

/// Every answer that a game asks for is said in words and read back as itself.
#[test]
fn every_answer_is_read_back() {
    let mut seen = BTreeSet::new();
    for (seed, stage) in (0..).zip(["act", "command", "activation", "start", "end", "act", "act"]) {
        seen.extend(read_back(&format!("stage = \"{stage}\"\n{MANY}"), seed, 80));
    }
    for seed in 0..3 {
        seen.extend(read_back(&format!("stage = \"setup\"\n{SETUP}"), seed, 80));
    }
    let expected = [
        "action", "anywhere", "attack", "card", "colour", "decline", "deploy", "edge", "end",
        "mini", "move", "row", "spend", "unit",
    ];
    for verb in expected {
        assert!(seen.contains(verb), "`{verb}` was never said: {seen:?}");
    }
}
