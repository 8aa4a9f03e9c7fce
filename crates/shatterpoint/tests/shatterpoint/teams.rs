//! What players may bring to a game, and what the set-up makes of it.

use std::collections::BTreeSet;

use content::Pack;
use kernel::{Chance, Rules, Seat, Seed, Viewer};
use shatterpoint::library::{Library, embedded_pack};
use shatterpoint::pack::{Squad, Team};
use shatterpoint::position::Position;
use shatterpoint::question::{Choice, OrderCard, Prompt};
use shatterpoint::setup::{self, Setup};
use shatterpoint::state::State;
use shatterpoint::table::{Edge, Edition};
use shatterpoint::teams::{self, Judged};
use shatterpoint::view::view;
use shatterpoint::{Game, Shatterpoint};

const EDITIONS: [Edition; 2] = [Edition::June2023, Edition::July2023];

fn library() -> &'static Library {
    Library::embedded().expect("the embedded pack is clean")
}

fn first_setup() -> Setup {
    setup::first(library(), None).expect("there is a first game")
}

/// The rule that refuses the first game with a change, or nothing.
fn verdict(library: &Library, edition: Edition, change: impl FnOnce(&mut Setup)) -> &'static str {
    let mut setup = Setup { edition, ..first_setup() };
    change(&mut setup);
    setup::start(library, &setup).map_or_else(|refusal| refusal.rule.0, |_| "")
}

fn refused_by(change: impl FnOnce(&mut Setup)) -> &'static str {
    verdict(library(), Edition::default(), change)
}

fn squad(units: &[&str]) -> Squad {
    Squad { units: units.iter().map(|&id| id.to_owned()).collect(), era: None }
}

fn in_era(era: &str, units: &[&str]) -> Squad {
    Squad { era: Some(era.to_owned()), ..squad(units) }
}

const REPUBLIC: [&str; 3] =
    ["general-anakin-skywalker", "cc-7567-captain-rex", "501st-clone-troopers"];
const KRYZE: [&str; 3] = ["ahsoka-tano-jedi-no-more", "bo-katan-kryze", "clan-kryze-mandalorians"];

/// The squads of player 1.
fn squads(squads: Vec<Squad>) -> impl FnOnce(&mut Setup) {
    move |setup: &mut Setup| setup.teams[0].squads = squads
}

/// A unit in the text of a pack.
fn unit(id: &str, name: &str, kind: &str, points: u8, eras: &str) -> String {
    format!(
        r#"
[[unit]]
id = "{id}"
name = "{name}"
type = "{kind}"
points = {points}
stamina = 8
durability = 2
eras = [{eras}]
traits = []
characters = 1
base = 40
source = "house"

[[unit.stance]]
name = "Stance"
melee = {{ attack = 5, defence = 4 }}
ranged = {{ defence = 4 }}
melee-expertise = {{ name = "Fist", rows = [{{ from = 1, results = ["hit"] }}] }}
defence-expertise = {{ name = "Luck", rows = [{{ from = 1, results = ["block"] }}] }}

[unit.stance.tree]
start = ["a"]
options = [{{ id = "a", at = [1, 1], effects = ["damage"] }}]
paths = []
"#
    )
}

/// The embedded pack with one more.
fn library_with(text: &str) -> Library {
    let more = Pack::from_texts("more", &[("pack.toml", text)]);
    Library::from_packs(&[embedded_pack(), more]).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Units of all eras. The wanderer and the veterans are printed with the first and the third one.
fn library_of_eras() -> Library {
    let far = r#""clone-wars", "galactic-civil-war""#;
    let (reign, war, late) =
        (r#""reign-of-the-empire""#, r#""galactic-civil-war""#, r#""new-republic""#);
    let units = [
        unit("wanderer", "Wanderer", "primary", 8, far),
        unit("governor", "Governor", "primary", 8, reign),
        unit("general", "General", "primary", 8, war),
        unit("veteran", "Veteran", "secondary", 4, far),
        unit("inspector", "Inspector", "secondary", 4, reign),
        unit("captain", "Captain", "secondary", 4, war),
        unit("old-guard", "Old Guard", "supporting", 4, far),
        unit("guards", "Guards", "supporting", 4, reign),
        unit("scouts", "Scouts", "supporting", 4, war),
        unit("heirs", "Heirs", "supporting", 4, late),
    ];
    library_with(&units.concat())
}

/// The verdict on a squad beside that of Clan Kryze, by each edition.
fn on_squad(library: &Library, squad_one: &Squad) -> [&'static str; 2] {
    EDITIONS
        .map(|edition| verdict(library, edition, squads(vec![squad_one.clone(), squad(&KRYZE)])))
}

// ------------------------------------------------------------------------------------ Players

/// SP-CORE-01
#[test]
fn a_game_has_two_players() {
    let two = serde_json::to_value(first_setup()).expect("a setup can be written");
    assert!(serde_json::from_value::<Setup>(two.clone()).is_ok());
    let mut one = two.clone();
    one["teams"].as_array_mut().expect("a list").pop();
    assert!(serde_json::from_value::<Setup>(one).is_err());
    let mut three = two;
    let third = three["teams"][0].clone();
    three["teams"].as_array_mut().expect("a list").push(third);
    assert!(serde_json::from_value::<Setup>(three).is_err());
}

// ------------------------------------------------------------------------------- Strike teams

/// SP-BUILD-01
#[test]
fn a_strike_team_brings_one_mission_pack() {
    let unknown = |setup: &mut Setup| setup.teams[1].mission = Some("no-such-mission".to_owned());
    assert_eq!(refused_by(unknown), "KERNEL-SETUP");
    let other = |setup: &mut Setup| setup.teams[1].mission = Some("sabotage-showdown".to_owned());
    assert_eq!(refused_by(other), "");
    let team = serde_json::to_value(&first_setup().teams[0]).expect("a team can be written");
    assert!(serde_json::from_value::<Team>(team.clone()).is_ok());
    assert_eq!(refused_by(|setup: &mut Setup| setup.teams[1].mission = None), "SP-BUILD-01");
    let mut two = team;
    two["mission"] = serde_json::json!(["shifting-priorities", "sabotage-showdown"]);
    assert!(serde_json::from_value::<Team>(two).is_err());
}

/// SP-BUILD-02
#[test]
fn a_strike_team_has_two_squads_of_three_units() {
    assert_eq!(refused_by(squads(vec![squad(&REPUBLIC), squad(&KRYZE)])), "");
    assert_eq!(refused_by(squads(vec![squad(&REPUBLIC)])), "SP-BUILD-02");
    assert_eq!(refused_by(squads(Vec::new())), "SP-BUILD-02");
    let third = ["count-dooku", "jango-fett", "magnaguards"];
    let three = vec![squad(&REPUBLIC), squad(&KRYZE), squad(&third)];
    assert_eq!(refused_by(squads(three)), "SP-BUILD-02");
    assert_eq!(refused_by(squads(vec![squad(&REPUBLIC[..2]), squad(&KRYZE)])), "SP-BUILD-02");
    let four = [&KRYZE[..], &["aurra-sing"]].concat();
    assert_eq!(refused_by(squads(vec![squad(&REPUBLIC), squad(&four)])), "SP-BUILD-02");
}

/// SP-BUILD-03, SP-UNIT-02
#[test]
fn a_squad_has_one_unit_of_each_type() {
    let [primary, secondary, supporting] = REPUBLIC;
    for units in [
        ["count-dooku", primary, supporting],
        [primary, "luminara-unduli", secondary],
        [primary, secondary, "aurra-sing"],
        [secondary, "jango-fett", supporting],
        [primary, "b1-battle-droids", supporting],
        [secondary, supporting, "b1-battle-droids"],
    ] {
        let with = vec![squad(&units), squad(&KRYZE)];
        assert_eq!(refused_by(squads(with)), "SP-BUILD-03", "{units:?}");
    }
}

/// SP-BUILD-04
#[test]
fn a_person_is_only_once_in_a_strike_team() {
    let padawan = ["general-anakin-skywalker", "padawan-ahsoka-tano", "501st-clone-troopers"];
    assert_eq!(refused_by(squads(vec![squad(&padawan), squad(&KRYZE)])), "SP-BUILD-04");
    assert_eq!(refused_by(squads(vec![squad(&KRYZE), squad(&padawan)])), "SP-BUILD-04");
    let both = [KRYZE[0], "padawan-ahsoka-tano", KRYZE[2]];
    assert_eq!(refused_by(squads(vec![squad(&REPUBLIC), squad(&both)])), "SP-BUILD-04");
    // Units without a unique name are no persons.
    let droids = ["count-dooku", "aurra-sing", "b1-battle-droids"];
    assert_eq!(refused_by(squads(vec![squad(&REPUBLIC), squad(&droids)])), "");
}

/// SP-BUILD-05
#[test]
fn a_unit_name_is_only_once_in_a_strike_team() {
    let again = [KRYZE[0], KRYZE[1], REPUBLIC[2]];
    assert_eq!(refused_by(squads(vec![squad(&REPUBLIC), squad(&again)])), "SP-BUILD-05");
    // Another card of the same name.
    let era = r#""clone-wars""#;
    let library = library_with(&unit("others", "501st Clone Troopers", "supporting", 3, era));
    let others = [KRYZE[0], KRYZE[1], "others"];
    assert_eq!(on_squad(&library, &squad(&REPUBLIC)), ["", ""]);
    for edition in EDITIONS {
        let with = squads(vec![squad(&REPUBLIC), squad(&others)]);
        assert_eq!(verdict(&library, edition, with), "SP-BUILD-05");
    }
}

/// SP-BUILD-04 and SP-BUILD-05 speak of one strike team, not of the opponent's.
#[test]
fn both_players_may_bring_the_same_units() {
    assert_eq!(refused_by(|setup| setup.teams[1] = setup.teams[0].clone()), "");
}

/// SP-BUILD-08
#[test]
fn the_primary_unit_determines_the_era_of_its_squad() {
    let library = library_of_eras();
    let strange_second = squad(&[REPUBLIC[0], "captain", REPUBLIC[2]]);
    assert_eq!(on_squad(&library, &strange_second), ["SP-BUILD-08"; 2]);
    let strange_third = squad(&["general", "captain", "b1-battle-droids"]);
    assert_eq!(on_squad(&library, &strange_third), ["SP-BUILD-08"; 2]);
    let strange_leader = squad(&["governor", "captain", "scouts"]);
    assert_eq!(on_squad(&library, &strange_leader), ["SP-BUILD-08"; 2]);
    assert_eq!(on_squad(&library, &squad(&["general", "captain", "scouts"])), ["", ""]);
}

/// SP-BUILD-09
#[test]
fn the_squads_of_a_team_may_be_of_different_eras() {
    let library = library_of_eras();
    for edition in EDITIONS {
        let mixed = vec![
            squad(&["general", "captain", "scouts"]),
            squad(&["governor", "inspector", "guards"]),
        ];
        assert_eq!(verdict(&library, edition, squads(mixed)), "");
    }
}

/// SP-BUILD-07: either printed era can be chosen for the primary unit, and it is that of the squad.
#[test]
fn a_primary_unit_of_several_eras_counts_as_one_of_them() {
    let library = library_of_eras();
    let late = ["wanderer", "captain", "scouts"];
    let early = ["wanderer", "cc-7567-captain-rex", "501st-clone-troopers"];
    assert_eq!(on_squad(&library, &squad(&late)), ["", ""]);
    assert_eq!(on_squad(&library, &squad(&early)), ["", ""]);
    assert_eq!(on_squad(&library, &in_era("galactic-civil-war", &late)), ["", ""]);
    assert_eq!(on_squad(&library, &in_era("clone-wars", &early)), ["", ""]);
    assert_eq!(on_squad(&library, &in_era("clone-wars", &late)), ["SP-BUILD-08"; 2]);
    // One era for the whole squad: each of the others fits one of the leader's, but not the same.
    let torn = squad(&["wanderer", "cc-7567-captain-rex", "scouts"]);
    assert_eq!(on_squad(&library, &torn), ["SP-BUILD-08"; 2]);
}

/// SP-BUILD-07: an era between the printed ones can be chosen only in the later edition.
#[test]
fn eras_between_the_printed_ones_count_in_the_later_edition() {
    let library = library_of_eras();
    let between = ["wanderer", "inspector", "guards"];
    let chosen = in_era("reign-of-the-empire", &between);
    assert_eq!(on_squad(&library, &chosen), ["SP-BUILD-07", ""]);
    assert_eq!(on_squad(&library, &squad(&between)), ["SP-BUILD-08", ""]);
    // Beyond them it cannot, in either.
    let beyond = in_era("new-republic", &["wanderer", "veteran", "heirs"]);
    assert_eq!(on_squad(&library, &beyond), ["SP-BUILD-07"; 2]);
    let unknown = in_era("no-such-era", &["wanderer", "veteran", "old-guard"]);
    assert_eq!(on_squad(&library, &unknown), ["SP-BUILD-07"; 2]);
}

/// SP-BUILD-07 holds for units of every type.
#[test]
fn the_others_of_a_squad_may_have_several_eras_too() {
    let library = library_of_eras();
    assert_eq!(on_squad(&library, &squad(&["general", "veteran", "old-guard"])), ["", ""]);
    let between = squad(&["governor", "veteran", "guards"]);
    assert_eq!(on_squad(&library, &between), ["SP-BUILD-08", ""]);
    let between = squad(&["governor", "inspector", "old-guard"]);
    assert_eq!(on_squad(&library, &between), ["SP-BUILD-08", ""]);
    assert_eq!(on_squad(&library, &squad(&["general", "veteran", "heirs"])), ["SP-BUILD-08"; 2]);
}

/// SP-BUILD-10: Anakin gives 7 squad points, Ahsoka 8.
#[test]
fn a_squad_keeps_to_the_points_of_its_primary_unit() {
    // 4 + 3 is just enough for Anakin, 4 + 4 is too much, though Ahsoka has a point to spare.
    let dear = [REPUBLIC[0], REPUBLIC[1], KRYZE[2]];
    let cheap = [KRYZE[0], KRYZE[1], REPUBLIC[2]];
    assert_eq!(refused_by(squads(vec![squad(&REPUBLIC), squad(&KRYZE)])), "");
    assert_eq!(refused_by(squads(vec![squad(&dear), squad(&cheap)])), "SP-BUILD-10");
    assert_eq!(refused_by(squads(vec![squad(&cheap), squad(&dear)])), "SP-BUILD-10");
    let separatists = ["count-dooku", "kalani-super-tactical-droid", "magnaguards"];
    assert_eq!(refused_by(squads(vec![squad(&REPUBLIC), squad(&separatists)])), "SP-BUILD-10");
    let separatists = ["count-dooku", "kalani-super-tactical-droid", "b1-battle-droids"];
    assert_eq!(refused_by(squads(vec![squad(&REPUBLIC), squad(&separatists)])), "");
}

#[test]
fn unknown_units_and_battlefields_are_refused() {
    let nobody = [REPUBLIC[0], REPUBLIC[1], "nobody"];
    assert_eq!(refused_by(squads(vec![squad(&nobody), squad(&KRYZE)])), "KERNEL-SETUP");
    assert_eq!(refused_by(|setup| setup.battlefield = "nowhere".to_owned()), "KERNEL-SETUP");
}

/// SP-SETUP-07: terrain on a token must carry it flat, whichever edge the first player chooses.
#[test]
fn a_token_that_lies_flat_nowhere_refuses_the_battlefield() {
    let with = |mission: &str, pieces: &[&str]| {
        let piece = |piece: &&str| {
            format!("    {{ {piece}, sight = \"blocking\", passage = \"impassable\" }},\n")
        };
        let pieces: String = pieces.iter().map(piece).collect();
        let library = library_with(&format!(
            "[[battlefield]]\nid = \"block\"\nname = \"Block\"\nsource = \"house\"\n\
             [[battlefield.model]]\nname = \"House\"\npiece = [\n{pieces}]\n"
        ));
        verdict(&library, Edition::default(), |setup| {
            setup.battlefield = "block".to_owned();
            setup.teams.iter_mut().for_each(|team| team.mission = Some(mission.to_owned()));
        })
    };
    // The token in the centre has a radius of 12.7 mm.
    let mission = "shifting-priorities";
    // Half inside an upper storey it lies nowhere flat.
    let step =
        ["rectangle = [-40, -20, 40, 20], top = 40", "rectangle = [0, -20, 40, 20], top = 85"];
    assert_eq!(with(mission, &step), "SP-SETUP-07");
    assert_eq!(with(mission, &["rectangle = [-20, -20, 20, 20], top = 85"]), "");
    assert_eq!(with(mission, &["rectangle = [-20, -20, 12, 20], top = 85"]), "SP-SETUP-07");
    assert_eq!(with(mission, &["rectangle = [13, -20, 20, 20], top = 85"]), "");
    assert_eq!(with(mission, &["rectangle = [12, -20, 20, 20], top = 85"]), "SP-SETUP-07");
    // Two flush pieces make one surface.
    let flush =
        ["rectangle = [-20, -20, 0, 20], top = 85", "rectangle = [0, -20, 20, 20], top = 85"];
    assert_eq!(with(mission, &flush), "");
    // A token lies there only if the first player sits in the east or west.
    let turned = ["rectangle = [-20, 254, 20, 290], top = 85"];
    assert_eq!(with("sabotage-showdown", &turned), "SP-SETUP-07");
    assert_eq!(with("sabotage-showdown", &["rectangle = [-20, 270, 20, 290], top = 85"]), "");
}

// ------------------------------------------------------------------------ Missions and decks

/// A game that was set up with these missions, at its first question.
fn begun(missions: [&str; 2], seed: u64) -> Game {
    let mut setup = first_setup();
    for (team, mission) in setup.teams.iter_mut().zip(missions) {
        team.mission = Some(mission.to_owned());
    }
    Game::start(library(), setup, Seed::from(seed)).expect("it is legal").0
}

/// Answers questions somehow until one of this kind is put.
fn play_until(game: &mut Game, wanted: impl Fn(&Prompt) -> bool) {
    let mut chance = Chance::seeded(Seed::from(7));
    for _ in 0..100 {
        let question = &game.pending()[0];
        if wanted(&question.prompt) {
            return;
        }
        let seat = question.seat;
        let free = Shatterpoint::sample(game.state(), question, &mut chance);
        let choice = free.or_else(|| question.options.first().cloned()).expect("an answer");
        game.answer(seat, choice).expect("it is legal");
    }
    panic!("the question was never put");
}

/// A game of the core set's mission before the deployment.
fn before_deployment(seed: u64) -> State {
    let mut game = begun(["shifting-priorities"; 2], seed);
    play_until(&mut game, |prompt| matches!(prompt, Prompt::Deploy { .. }));
    game.state().clone()
}

/// SP-MISSION-08
#[test]
fn the_first_player_chooses_one_of_two_mission_packs() {
    let mut firsts = BTreeSet::new();
    for seed in 0..20 {
        for chosen in [Seat(0), Seat(1)] {
            let mut game = begun(["shifting-priorities", "sabotage-showdown"], seed);
            let first = game.state().first;
            firsts.insert(first);
            game.answer(first, Choice::Edge(Edge::South)).expect("it is legal");
            let question = game.pending()[0].clone();
            assert_eq!(question.seat, first);
            assert_eq!(question.prompt, Prompt::MissionPack);
            assert_eq!(question.options, [Seat(0), Seat(1)].map(Choice::Mission));
            assert!(game.answer(first.other(), Choice::Mission(chosen)).is_err());
            game.answer(first, Choice::Mission(chosen)).expect("it is legal");
            let state = game.state();
            let (mission, tokens) =
                [("shifting-priorities", 9), ("sabotage-showdown", 7)][chosen.index()];
            assert_eq!(state.mission_pack().expect("a mission").id, mission);
            assert_eq!(state.objectives.len(), tokens);
        }
    }
    assert_eq!(firsts.len(), 2, "both players were first");
}

/// SP-MISSION-08: exactly one mission is played; two equal packs need no choice.
#[test]
fn equal_mission_packs_need_no_choice() {
    let mut game = begun(["sabotage-showdown"; 2], 1);
    let first = game.state().first;
    game.answer(first, Choice::Edge(Edge::North)).expect("it is legal");
    assert!(matches!(game.pending()[0].prompt, Prompt::Deploy { .. }));
    assert_eq!(game.state().mission_pack().expect("a mission").id, "sabotage-showdown");
}

/// SP-MISSION-02: a mission pack has struggle cards of all three phases.
#[test]
fn a_mission_pack_has_three_phase_decks() {
    let mission = |phases: &[u8]| {
        let card = |phase: &u8| {
            format!(
                "[[mission.struggle]]\nname = \"Card {phase}\"\nphase = {phase}\n\
                 map = [{{ active = [\"c\"] }}]\n"
            )
        };
        let cards: String = phases.iter().map(card).collect();
        let head = "[[mission]]\nid = \"raid\"\nname = \"Raid\"\nsource = \"house\"\n\
                    objective = [{ id = \"c\", at = [0, 0] }]\n";
        let text = format!("{head}{cards}");
        let pack = Pack::from_texts("more", &[("pack.toml", text.as_str())]);
        let library = Library::from_packs(&[embedded_pack(), pack]);
        library.err().map(|fault| fault.field().to_owned())
    };
    assert_eq!(mission(&[1, 2, 3]), None);
    assert_eq!(mission(&[1, 1, 2, 2, 3, 3]), None);
    for missing in [[2, 3], [1, 3], [1, 2]] {
        assert_eq!(mission(&missing).as_deref(), Some("mission[0].struggle"), "{missing:?}");
    }
    assert!(mission(&[1, 2, 3, 4]).is_some());
}

/// SP-MISSION-10: of each phase one card, drawn at random, the first phase on top.
#[test]
fn the_mission_deck_has_one_card_of_each_phase() {
    let mut drawn = BTreeSet::new();
    for seed in 0..60 {
        let state = before_deployment(seed);
        let cards = &state.mission_pack().expect("a mission").struggle;
        let deck: Vec<u8> = state.missions_deck.to_vec();
        let phases: Vec<u8> = deck.iter().map(|&card| cards[usize::from(card)].phase).collect();
        // The next card is the last one of the list.
        assert_eq!(phases, [3, 2, 1]);
        drawn.extend(deck);
    }
    assert_eq!(drawn.len(), 9, "every card comes up sometimes");
}

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];

/// SP-MISSION-10, SP-MISSION-11: nobody sees the cards to come, and so none that were left out.
#[test]
fn nobody_sees_the_mission_deck() {
    let state = before_deployment(3);
    let cards = &state.mission_pack().expect("a mission").struggle;
    for place in 0..3 {
        let card = state.missions_deck[place];
        let phase = cards[usize::from(card)].phase;
        let mut others = (0..cards.len()).filter(|&other| other != usize::from(card));
        let another = others.find(|&other| cards[other].phase == phase).expect("there are three");
        let mut changed = state.clone();
        changed.missions_deck[place] = another as u8;
        for viewer in VIEWERS {
            assert_eq!(view(&state, viewer), view(&changed, viewer));
        }
    }
}

/// SP-MISSION-06: should the first card have two maps, the player who is not first chooses.
#[test]
fn the_second_player_chooses_the_map_of_the_first_card() {
    let text = "[[mission]]\nid = \"raid\"\nname = \"Raid\"\nsource = \"house\"\n\
                objective = [{ id = \"c\", at = [0, 0] }, { id = \"e\", at = [10, 0] }]\n\
                [[mission.struggle]]\nname = \"One\"\nphase = 1\n\
                map = [{ active = [\"c\"] }, { active = [\"e\"] }]\n\
                [[mission.struggle]]\nname = \"Two\"\nphase = 2\nmap = [{ active = [\"c\"] }]\n\
                [[mission.struggle]]\nname = \"Three\"\nphase = 3\nmap = [{ active = [\"c\"] }]\n";
    let library = library_with(text);
    for seed in 0..4 {
        let mut setup = first_setup();
        setup.teams.iter_mut().for_each(|team| team.mission = Some("raid".to_owned()));
        let mut game = Game::start(&library, setup, Seed::from(seed)).expect("it is legal").0;
        play_until(&mut game, |prompt| matches!(prompt, Prompt::StruggleMap(_)));
        let question = game.pending()[0].clone();
        assert_eq!(question.seat, game.state().first.other());
        assert_eq!(question.options, [Choice::Map(0), Choice::Map(1)]);
        game.answer(question.seat, Choice::Map(1)).expect("it is legal");
        let active: Vec<bool> = game.state().objectives.iter().map(|o| o.active).collect();
        assert_eq!(active, [false, true]);
    }
}

/// SP-ORDER-02: a card for each of the six units, and the Shatterpoint card.
#[test]
fn an_order_deck_has_seven_cards() {
    let state = before_deployment(1);
    for seat in [Seat(0), Seat(1)] {
        let deck = &state.player(seat).deck;
        assert_eq!(deck.len(), 7);
        assert!(deck.contains(&OrderCard::Shatterpoint));
        let own: Vec<_> = state.units_of(seat).collect();
        assert_eq!(own.len(), 6);
        assert!(own.iter().all(|&unit| deck.contains(&OrderCard::Unit(unit))));
    }
}

/// SP-ORDER-03: the decks are shuffled, and nobody sees their order.
#[test]
fn order_decks_are_shuffled_and_face_down() {
    let states: Vec<State> = (0..80).map(before_deployment).collect();
    for seat in [Seat(0), Seat(1)] {
        let tops = states.iter().filter_map(|state| state.player(seat).deck.last().copied());
        let mut tops: Vec<String> = tops.map(|card| format!("{card:?}")).collect();
        tops.sort_unstable();
        tops.dedup();
        assert_eq!(tops.len(), 7, "any card may be the first");
        let mut changed = states[0].clone();
        changed.player_mut(seat).deck.reverse();
        assert_ne!(states[0], changed);
        for viewer in VIEWERS {
            assert_eq!(view(&states[0], viewer), view(&changed, viewer));
        }
    }
}

/// SP-ORDER-11: both players see a card in reserve.
#[test]
fn a_reserved_card_lies_face_up() {
    let mut state = before_deployment(0);
    for seat in [Seat(0), Seat(1)] {
        let card = state.units_of(seat).next().map(OrderCard::Unit);
        state.player_mut(seat).reserve = card;
        for viewer in VIEWERS {
            assert_eq!(view(&state, viewer).players[seat.index()].reserve, card);
        }
    }
}

// ------------------------------------------------------- Shuffles, which scenarios cannot show

/// A position of a scenario, with real chance instead of dice laid out by hand.
fn from_position(text: &str, seed: u64) -> Game {
    let position: Position = toml::from_str(text).expect("it can be read");
    let state = position.build().expect("it is legal");
    Game::from_position(state, Chance::seeded(Seed::from(seed))).expect("it can be played").0
}

const UNITS: &str = r#"
unit = [
    { name = "A", player = 1, at = [0, -400] },
    { name = "B", player = 1, at = [100, -400] },
    { name = "C", player = 1, at = [200, -400] },
    { name = "D", player = 1, at = [300, -400] },
    { name = "Enemy", player = 2, at = [0, 400] },
]
"#;

/// SP-ORDER-22: a refreshed deck is the discard pile, shuffled.
#[test]
fn a_refreshed_deck_is_shuffled() {
    let piles = r#"order = [{ player = 1, deck = [], discard = ["B", "C", "D", "shatterpoint"] }]"#;
    let mut orders = BTreeSet::new();
    for seed in 0..40 {
        let text = format!("stage = \"act\"\nacting = \"A\"\n{piles}\n{UNITS}");
        let mut game = from_position(&text, seed);
        game.answer(Seat(0), Choice::End).expect("it is legal");
        let player = game.state().player(Seat(0));
        assert!(player.discard.is_empty());
        let mut deck: Vec<String> = player.deck.iter().map(|card| format!("{card:?}")).collect();
        orders.insert(deck.clone());
        deck.sort_unstable();
        deck.dedup();
        assert_eq!(deck.len(), 5);
    }
    assert!(orders.len() > 20, "{}", orders.len());
}

/// SP-ORDER-14: a passed Shatterpoint card may come up again at any place of the deck.
#[test]
fn a_passed_shatterpoint_card_is_shuffled_into_the_deck() {
    let piles = r#"order = [{ player = 1, deck = ["shatterpoint", "A", "B", "C", "D"] }]"#;
    let mut places = BTreeSet::new();
    for seed in 0..60 {
        let text = format!("force = [[1, 1], [0, 0]]\n{piles}\n{UNITS}");
        let mut game = from_position(&text, seed);
        game.answer(Seat(0), Choice::PassShatterpoint).expect("it is legal");
        let state = game.state();
        let deck = &state.player(Seat(0)).deck;
        assert_eq!(deck.len(), 4);
        places.extend(deck.iter().position(|&card| card == OrderCard::Shatterpoint));
        // The card after it was the next one, whatever was shuffled.
        let acting = state.active_unit().map(|unit| state.unit_name(unit));
        assert_eq!(acting, Some("A"));
    }
    assert_eq!(places, BTreeSet::from([0, 1, 2, 3]));
}

// ------------------------------------------------------------------------------ While it is built

fn judged<'l>(library: &'l Library, edition: Edition, squads: Vec<Squad>) -> [Judged<'l>; 2] {
    let team = Team { mission: None, squads };
    let squads = teams::squads(library, edition, &team).unwrap_or_default();
    squads.try_into().unwrap_or_else(|_| panic!("there are two squads"))
}

fn rules(broken: &[kernel::Refusal]) -> Vec<&'static str> {
    broken.iter().map(|refusal| refusal.rule.0).collect()
}

#[test]
fn a_whole_team_has_nothing_wrong_while_it_is_built() {
    for one in judged(library(), Edition::July2023, vec![squad(&REPUBLIC), squad(&KRYZE)]) {
        assert!(one.broken.is_empty(), "{:?}", one.broken);
        let points = one.units[0].map_or(0, |primary| primary.points);
        assert!(one.era.is_some() && one.cost <= u32::from(points));
    }
}

/// SP-BUILD-02, SP-BUILD-03, SP-BUILD-04, SP-BUILD-05, SP-BUILD-10: everything that is wrong is told.
#[test]
fn everything_wrong_is_told_while_a_team_is_built() {
    let few = [squad(&[]), squad(&REPUBLIC[..2])];
    let [empty, short] = judged(library(), Edition::July2023, few.to_vec());
    assert_eq!(rules(&empty.broken), ["SP-BUILD-02", "SP-BUILD-03", "SP-BUILD-03", "SP-BUILD-03"]);
    assert_eq!(rules(&short.broken), ["SP-BUILD-02", "SP-BUILD-03"]);
    assert_eq!((empty.cost, empty.era), (0, None));
    let all = judged(library(), Edition::July2023, vec![squad(&REPUBLIC), squad(&REPUBLIC)]);
    let all: Vec<_> = all.iter().flat_map(|squad| squad.units).flatten().collect();
    assert_eq!(rules(&teams::twice(&all)), ["SP-BUILD-05"; 3]);
    let wars = r#""clone-wars""#;
    let dear = library_with(&unit("giant", "Giant", "secondary", 9, wars));
    let one = squad(&[REPUBLIC[0], "giant", REPUBLIC[2]]);
    let [dear, _] = judged(&dear, Edition::July2023, vec![one, squad(&KRYZE)]);
    assert_eq!(rules(&dear.broken), ["SP-BUILD-10"]);
}

/// SP-BUILD-07: eras by the edition.
#[test]
fn the_eras_of_a_squad_are_told_while_it_is_built() {
    let library = library_of_eras();
    let eras = |edition| {
        let [found, _] = judged(&library, edition, vec![squad(&["wanderer"]), squad(&[])]);
        found.eras
    };
    assert_eq!(eras(Edition::June2023), ["clone-wars", "galactic-civil-war"]);
    let between = ["clone-wars", "reign-of-the-empire", "galactic-civil-war"];
    assert_eq!(eras(Edition::July2023), between);
}

/// SP-BUILD-02: more or fewer than two squads are refused.
#[test]
fn a_team_that_is_built_has_two_squads() {
    let team = Team { mission: None, squads: vec![squad(&[])] };
    let refusal = teams::squads(library(), Edition::July2023, &team).err();
    assert_eq!(refusal.map(|refusal| refusal.rule.0), Some("SP-BUILD-02"));
}
