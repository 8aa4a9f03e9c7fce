//! Formats: those of the book, one of a pack's own, and the largest armies that there is room for.

use content::Pack;
use kernel::{Chance, Chooser, Game, Question, Seat, Seed, simulate};
use legion::Legion;
use legion::deployment;
use legion::event::Event;
use legion::format::{BattleCard, Deployment};
use legion::library::{Library, embedded_pack};
use legion::lobby::lobby;
use legion::pack::{Army, ArmyUnit, Rank};
use legion::placement::Placement;
use legion::question::Prompt;
use legion::setup::{self, Setup};
use legion::state::State;
use legion::table::{Colour, MOST_MINIS, MOST_UNITS};
use ruleset::Doors;

use super::random::Random;

/// LG-BUILD-02, LG-RANK-03 to LG-RANK-08, LG-SETUP-10, LG-SETUP-14, LG-ROUND-01: what the book says
/// of a standard game.
#[test]
fn a_standard_game_is_that_of_the_book() {
    let library = Library::embedded().unwrap_or_else(|fault| panic!("{fault}"));
    let format = library.format("standard").expect("it is there");
    assert_eq!((format.points, format.rounds, format.armies_per_side), (800, Some(6), 1));
    let ranks = Rank::ALL.map(|rank| format.rank(rank));
    assert_eq!(ranks, [[1, 2], [0, 2], [3, 6], [0, 3], [0, 3], [0, 2]]);
    let kinds = [BattleCard::Objective, BattleCard::Deployment, BattleCard::Condition];
    assert_eq!(format.battle_cards.kinds, kinds);
    assert_eq!((format.battle_cards.discards, format.deployment), (2, Deployment::Cards));
    assert!(library.format("siege").is_none());
}

/// LG-EPIC-03, LG-EPIC-05 to LG-EPIC-08, LG-EPIC-10 to LG-EPIC-15, LG-NOLIMIT-01 to LG-NOLIMIT-03,
/// LG-NOLIMIT-06: what the book says of the optional games.
#[test]
fn the_optional_games_are_those_of_the_book() {
    let library = Library::embedded().unwrap_or_else(|fault| panic!("{fault}"));
    let format = |id: &str| library.format(id).expect("it is there");
    let (epic, both) = (format("epic"), format("epic-no-limit"));
    for format in [epic, both] {
        assert_eq!((format.points, format.battlefield), (1600, [182_880, 121_920]));
        let ranks = Rank::ALL.map(|rank| format.rank(rank));
        assert_eq!(ranks, [[1, 4], [0, 4], [6, 10], [0, 5], [0, 5], [0, 4]]);
        assert_eq!(format.deployment, Deployment::Edges(2));
    }
    assert_eq!(epic.battle_cards.kinds, [BattleCard::Objective, BattleCard::Condition]);
    assert_eq!((epic.battle_cards.discards, epic.rounds), (1, Some(6)));
    let (standard, unlimited) = (format("standard"), format("no-limit"));
    assert_eq!((unlimited.points, &unlimited.ranks), (standard.points, &standard.ranks));
    assert_eq!(unlimited.battlefield, standard.battlefield);
    assert_eq!(unlimited.deployment, Deployment::RandomCard);
    for format in [unlimited, both] {
        assert!(format.battle_cards.kinds.is_empty() && format.rounds.is_none());
    }
}

/// The lobby offers the first game's format first, each with the ready armies that keep its rules.
#[test]
fn the_lobby_offers_formats() {
    let library = Library::embedded().unwrap_or_else(|fault| panic!("{fault}"));
    let offered = lobby(library).formats;
    let ids: Vec<&str> = offered.iter().map(|view| view.format.id.as_str()).collect();
    let teams = ["teams", "teams-no-limit"];
    assert_eq!(ids[..5], ["learning", "standard", "epic", "no-limit", "epic-no-limit"]);
    assert_eq!(ids[5..], teams);
    let small = ["rebels-learning", "imperials-learning"];
    assert_eq!(offered[0].armies[..2], small);
    assert_eq!(offered[1].armies[..2], ["rebels-800", "imperials-800"]);
    assert!(!offered[1].armies.iter().any(|id| small.contains(&id.as_str())));
    assert_eq!(offered[1].battlefields, ["desert-outpost", "forest-ruins"]);
    for epic in [&offered[2], &offered[4]] {
        assert_eq!(epic.armies, ["rebels-epic", "imperials-epic"]);
        assert_eq!(epic.battlefields, ["spaceport", "desert-outpost", "forest-ruins"]);
    }
    assert_eq!(offered[3].armies, offered[1].armies);
    assert_eq!(offered[3].battlefields, offered[1].battlefields);
}

/// A format with zones along the edges, on a table of its own, for squads of eight.
const PACK: &str = r#"
[[format]]
id = "war"
name = "War"
text = "Large."
points = 10000
ranks = { commander = [1, 1], corps = [0, 31] }
battlefield = [262144, 182880]
battle-cards = { kinds = ["objective", "condition"], discards = 1 }
deployment = { edges = 4 }
rounds = 2
armies-per-side = 1
source = "house"

[[battlefield]]
id = "plain"
name = "Plain"
source = "house"

[[battlefield.piece]]
name = "Hut"
kind = "building"
rectangle = [1000, 700, 1100, 800]
height = 60
"#;

fn pack() -> Pack {
    let unit = |id: &str, rank: &str| {
        format!(
            r#"
[[unit]]
id = "{id}"
name = "{id}"
faction = "rebels"
rank = "{rank}"
type = "trooper"
points = 50
minis = 8
wounds = 1
courage = 1
defence = "white"
speed = 2
base = 27
height = 38
source = "house"

[[unit.weapon]]
name = "Rifle"
range = [1, 3]
dice = {{ black = 1 }}
"#
        )
    };
    let card = |pips: u8| {
        format!(
            "[[command]]\nid = \"card-{pips}\"\nname = \"Card {pips}\"\npips = {pips}\n\
             orders = {{ others = {pips} }}\nsource = \"house\"\n"
        )
    };
    let text = [PACK.to_owned(), unit("captains", "commander"), unit("squad", "corps")].join("\n");
    let text = text + &[1, 2, 3].map(card).join("\n");
    Pack::from_texts("war", &[("pack.toml", text.as_str())])
}

fn library() -> Library {
    Library::from_packs(&[embedded_pack(), pack()]).unwrap_or_else(|fault| panic!("{fault}"))
}

/// A captain and so many squads each.
fn war(squads: usize) -> Setup {
    let unit = |id: &str| ArmyUnit { unit: id.to_owned(), upgrades: Vec::new() };
    let squads = vec![unit("squad"); squads];
    let commands = ["card-1", "ambush", "card-2", "push", "card-3", "assault"];
    let army = Army {
        id: None,
        units: [unit("captains")].into_iter().chain(squads).collect(),
        commands: commands.map(str::to_owned).to_vec(),
    };
    Setup {
        battlefield: "plain".to_owned(),
        format: "war".to_owned(),
        terrain: Placement::Agreed,
        declared: Vec::new(),
        armies: [army.clone(), army].into(),
    }
}

fn played(library: &Library, setup: &Setup, seed: u64) -> (State, Vec<Event>, Game<Legion>) {
    let mut seats = [1, 2].map(|player| {
        let chance = Chance::seeded(Seed::from(player));
        Box::new(Random(chance)) as Box<dyn Chooser<Legion>>
    });
    let start = setup::start(library, setup).expect("the game begins");
    let played = simulate(start, Chance::seeded(Seed::from(seed)), &mut seats);
    let (end, outcome, deeds) = played.expect("it ends");
    let begun = Game::<Legion>::start(library, setup.clone(), Seed::from(seed));
    let (mut game, _) = begun.expect("it begins");
    let mut told = Vec::new();
    for deed in deeds {
        let events = game.perform(deed).expect("a deed that was done before");
        told.extend(events.into_iter().map(|told| told.event));
    }
    assert_eq!(game.outcome(), Some(outcome));
    assert_eq!(*game.state(), end);
    (end, told, game)
}

#[test]
fn a_format_of_a_pack_is_played_as_it_says() {
    let library = library();
    let setup = war(2);
    let (end, told, _) = played(&library, &setup, 3);
    assert_eq!(end.table.terrain.sides, [262_144, 182_880]);
    assert_eq!(end.round, 2);
    assert!(end.deployment().is_none());
    let [objectives, deployments, conditions] = end.rows.rows.each_ref().map(|row| row.len());
    // Three cards of each of two kinds, two opportunities to discard.
    assert!(objectives + conditions >= 4 && deployments == 0);
    let blue = deployment::zones(&end, Colour::Blue)[0].bounds();
    let deep = blue.max.y - blue.min.y;
    assert_eq!((blue.max.x - blue.min.x, deep), (262_144, 4 * 15_240));
    let discarded = told.iter().filter(|event| matches!(event, Event::Discarded { .. }));
    assert_eq!(discarded.count(), 2);
    let used = told.iter().find_map(|event| match event {
        Event::Battle { objective, deployment, condition } => {
            Some([objective.is_some(), deployment.is_some(), condition.is_some()])
        }
        _ => None,
    });
    assert_eq!(used, Some([true, false, true]));
}

/// LG-SETUP-02: a battlefield must have room on the table of the format.
#[test]
fn a_battlefield_fits_its_table() {
    let library = library();
    let mut setup = setup::ready(&library, None, None).expect("a first game");
    setup.battlefield = "plain".to_owned();
    let refusal = setup::start(&library, &setup).expect_err("the hut lies beside the table");
    assert_eq!(refusal.rule.0, "LG-SETUP-02");
    let offered = lobby(&library).formats;
    let plain = |id: &str| {
        let view = offered.iter().find(|view| view.format.id == id).expect("it is offered");
        view.battlefields.iter().any(|id| id == "plain")
    };
    assert!(plain("war") && !plain("standard"));
}

/// Two armies of 32 units with eight miniatures each: set up, played, recorded, replayed.
#[test]
fn there_is_room_for_the_largest_armies() {
    let library = library();
    let (end, _, game) = played(&library, &war(31), 5);
    assert_eq!((end.units.len(), end.minis.len()), (MOST_UNITS, MOST_MINIS));
    assert_eq!((MOST_UNITS, MOST_MINIS), (64, 512));
    let moved = end.standing().map(|mini| mini.index()).max();
    assert!(moved > Some(255), "the last miniatures are on the table");
    game.record().expect("it has a record").verify(&library).expect("the record replays");
    let seats =
        [Seat(0), Seat(1)].map(|seat| end.unit_ids().filter(|&u| end.seat(u) == seat).count());
    assert_eq!(seats, [32, 32]);
}

/// One unit more is one too many.
#[test]
fn larger_armies_are_refused() {
    let library = library();
    let mut setup = war(31);
    setup.armies[0].units.push(ArmyUnit { unit: "squad".to_owned(), upgrades: Vec::new() });
    let refusal = setup::start(&library, &setup).expect_err("33 units");
    assert_eq!(refusal.rule.0, "KERNEL-SETUP");
}

/// LG-NOLIMIT-01: where nobody was wounded as long as the counter runs, the computer offers a draw,
/// once in a round, and takes one; never in a battle that ends by itself.
#[test]
fn the_computer_ends_by_agreement_what_would_not_end() {
    let library = Library::embedded().unwrap_or_else(|fault| panic!("{fault}"));
    let after = |format: &str, quiet: u8| {
        let setup = setup::ready(library, Some(format), None).expect("it has ready armies");
        let mut state = setup::start(library, &setup).expect("it starts");
        state.quiet = quiet;
        let question =
            |prompt| Question { seat: Seat(0), joint: false, prompt, open: false, options: vec![] };
        let offers = [Prompt::Command, Prompt::Colour]
            .map(|prompt| Legion::offers_draw(&state, &question(prompt)));
        (offers, [Seat(0), Seat(1)].map(|seat| Legion::takes_draw(&state, seat)))
    };
    assert_eq!(after("no-limit", 5), ([false, false], [false, false]));
    assert_eq!(after("no-limit", 6), ([true, false], [true, true]));
    assert_eq!(after("standard", 6), ([false, false], [false, false]));
}
