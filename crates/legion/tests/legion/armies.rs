//! Building an army: every rule of the chapter, and the ready armies.

use std::path::Path;

use content::Pack;
use kernel::{Refusal, Seat};
use legion::army::{self, Broken, Part, hand, muster};
use legion::library::{Library, embedded_pack};
use legion::lobby;
use legion::pack::{Army, ArmyUnit, Rank};
use legion::setup::{self, Setup};
use legion::table::Sheet;

fn library() -> &'static Library {
    Library::embedded().unwrap_or_else(|fault| panic!("{fault}"))
}

fn ready(id: &str) -> Army {
    library().army(id).unwrap_or_else(|| panic!("{id}")).clone()
}

fn unit(id: &str, upgrades: &[&str]) -> ArmyUnit {
    let upgrades = upgrades.iter().map(|&id| id.to_owned()).collect();
    ArmyUnit { unit: id.to_owned(), upgrades }
}

/// An army of these units without upgrades; its command cards are not looked at.
fn army(units: &[(&str, usize)]) -> Army {
    let units = units.iter().flat_map(|&(id, count)| vec![unit(id, &[]); count]);
    Army { id: None, units: units.collect(), commands: Vec::new() }
}

fn muster_of(library: &Library, format: &str, army: &Army) -> Result<Vec<Sheet>, Refusal> {
    let format = library.format(format).unwrap_or_else(|| panic!("{format}"));
    muster(library, format, Seat(0), army, 0)
}

/// The rule that refuses a standard army, or nothing.
fn refused_by(library: &Library, army: &Army) -> &'static str {
    muster_of(library, "standard", army).map_or_else(|refusal| refusal.rule.0, |_| "")
}

/// The rule that refuses one unit with upgrades in a small army, or nothing.
fn equipped(library: &Library, id: &str, upgrades: &[&str]) -> &'static str {
    let mut army = Army { id: None, units: vec![unit(id, upgrades)], commands: Vec::new() };
    let faction = library.unit(id).map(|unit| unit.faction);
    let leader = library.all().unit.iter().find(|unit| {
        unit.rank == Rank::Commander && Some(unit.faction) == faction && unit.id != id
    });
    army.units.extend(leader.map(|leader| unit(&leader.id, &[])));
    let sheets = muster_of(library, "learning", &army);
    sheets.map_or_else(|refusal| refusal.rule.0, |_| "")
}

/// The embedded pack with one more.
fn library_with(text: &str) -> Library {
    let more = Pack::from_texts("more", &[("pack.toml", text)]);
    Library::from_packs(&[embedded_pack(), more]).unwrap_or_else(|fault| panic!("{fault}"))
}

/// The embedded pack with that of the later cards.
fn library_with_later() -> Library {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/legion-later");
    let later = Pack::from_folder(&folder).unwrap_or_else(|fault| panic!("{fault}"));
    Library::from_packs(&[embedded_pack(), later]).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Each later unit and upgrade can be had by whom it is for, and by nobody else.
#[test]
fn later_cards_go_with_those_of_the_reference() {
    let library = library_with_later();
    for (id, upgrades, rule) in [
        ("sabine-wren", &["overwatch"][..], ""),
        ("imperial-death-troopers", &["dlt-19d-trooper", "overwatch"], ""),
        ("stormtroopers", &["dlt-19d-trooper"], "LG-BUILD-18"),
        ("stormtroopers", &["overwatch"], "LG-BUILD-15"),
        ("t-47-airspeeder", &["outer-rim-speeder-jockey"], ""),
        ("at-st", &["outer-rim-speeder-jockey"], "LG-BUILD-18"),
    ] {
        assert_eq!(equipped(&library, id, upgrades), rule, "{id} {upgrades:?}");
    }
}

/// A unit in the text of a pack.
fn in_text(id: &str, name: &str, rank: &str, points: u16, unique: bool) -> String {
    format!(
        r#"
[[unit]]
id = "{id}"
name = "{name}"
unique = {unique}
faction = "rebels"
rank = "{rank}"
type = "trooper"
points = {points}
minis = 1
wounds = 1
courage = 1
defence = "white"
speed = 2
upgrades = ["gear", "gear", "force"]
base = 27
height = 38
source = "house"

[[unit.weapon]]
name = "Fist"
melee = true
dice = {{ black = 1 }}
"#
    )
}

/// An upgrade in the text of a pack.
fn gear(id: &str, name: &str, more: &str) -> String {
    format!(
        r#"
[[upgrade]]
id = "{id}"
name = "{name}"
slot = "gear"
points = 1
keywords = ["nimble"]
source = "house"
{more}
"#
    )
}

/// Rebel units of every rank at small cost.
fn library_of_ranks() -> Library {
    let units = [
        in_text("captain", "Captain", "commander", 20, false),
        in_text("spy", "Spy", "operative", 20, false),
        in_text("guards", "Guards", "corps", 20, false),
        in_text("raiders", "Raiders", "special-forces", 20, false),
        in_text("gunners", "Gunners", "support", 20, false),
        in_text("tank", "Tank", "heavy", 20, false),
    ];
    library_with(&units.concat())
}

// ------------------------------------------------------------------------------------------ Points

/// LG-BUILD-02: units and upgrades together cost at most 800 points.
#[test]
fn an_army_costs_at_most_800_points() {
    assert_eq!(library().format("standard").map(|format| format.points), Some(800));
    let text = [in_text("captain", "Captain", "commander", 680, false), gear("charm", "Charm", "")];
    let library = library_with(&text.concat());
    // 680 points and three times 40.
    let mut exact = army(&[("captain", 1), ("rebel-troopers", 3)]);
    assert_eq!(refused_by(&library, &exact), "");
    // An upgrade of 1 point is too much.
    exact.units[0] = unit("captain", &["charm"]);
    assert_eq!(refused_by(&library, &exact), "LG-BUILD-02");
    let refusal = muster_of(&library, "learning", &exact).expect_err("it costs 801 points");
    assert_eq!(refusal.rule.0, "LG-BUILD-02");
    let shown = format!("{refusal:?}");
    assert!(shown.contains("801"), "{shown}");
}

// ------------------------------------------------------------------------------------------- Ranks

/// The rules that refuse armies with none, one, two, … of a unit beside what an army must have.
fn numbers(library: &Library, id: &str, most: usize) -> Vec<&'static str> {
    let least = [("captain", 1), ("guards", 3)];
    (0..=most)
        .map(|count| {
            let others = least.iter().copied().filter(|(other, _)| *other != id);
            let mut units: Vec<(&str, usize)> = others.collect();
            units.push((id, count));
            refused_by(library, &army(&units))
        })
        .collect()
}

/// LG-RANK-01: six ranks, and each unit has one of them.
#[test]
fn there_are_six_ranks() {
    assert_eq!(Rank::ALL.len(), 6);
    let library = library_of_ranks();
    for rank in Rank::ALL {
        assert!(library.all().unit.iter().any(|unit| unit.rank == rank), "{rank:?}");
    }
}

/// LG-RANK-03
#[test]
fn an_army_has_one_or_two_commanders() {
    let library = library_of_ranks();
    assert_eq!(numbers(&library, "captain", 3), ["LG-RANK-03", "", "", "LG-RANK-03"]);
}

/// LG-RANK-04
#[test]
fn an_army_has_up_to_two_operatives() {
    assert_eq!(numbers(&library_of_ranks(), "spy", 3), ["", "", "", "LG-RANK-04"]);
}

/// LG-RANK-05
#[test]
fn an_army_has_three_to_six_corps_units() {
    let rule = "LG-RANK-05";
    assert_eq!(numbers(&library_of_ranks(), "guards", 7), [rule, rule, rule, "", "", "", "", rule]);
}

/// LG-RANK-06
#[test]
fn an_army_has_up_to_three_special_forces() {
    assert_eq!(numbers(&library_of_ranks(), "raiders", 4), ["", "", "", "", "LG-RANK-06"]);
}

/// LG-RANK-07
#[test]
fn an_army_has_up_to_three_support_units() {
    assert_eq!(numbers(&library_of_ranks(), "gunners", 4), ["", "", "", "", "LG-RANK-07"]);
}

/// LG-RANK-08
#[test]
fn an_army_has_up_to_two_heavy_units() {
    assert_eq!(numbers(&library_of_ranks(), "tank", 3), ["", "", "", "LG-RANK-08"]);
}

/// A small army to learn the game needs a commander and nothing else, and no more than a standard
/// one may have.
#[test]
fn a_learning_army_needs_only_a_commander() {
    let verdict = |units: &[(&str, usize)]| {
        let sheets = muster_of(library(), "learning", &army(units));
        sheets.map_or_else(|refusal| refusal.rule.0, |_| "")
    };
    assert_eq!(verdict(&[("luke-skywalker", 1)]), "");
    assert_eq!(verdict(&[("rebel-troopers", 3)]), "LG-RANK-03");
    assert_eq!(verdict(&[("luke-skywalker", 1), ("at-rt", 4)]), "LG-RANK-07");
}

// ---------------------------------------------------------------------------------------- Factions

/// LG-BUILD-05
#[test]
fn an_army_has_units_of_one_faction() {
    let rebels = [("luke-skywalker", 1), ("rebel-troopers", 3)];
    assert_eq!(refused_by(library(), &army(&rebels)), "");
    let mixed = [("luke-skywalker", 1), ("rebel-troopers", 2), ("stormtroopers", 1)];
    assert_eq!(refused_by(library(), &army(&mixed)), "LG-BUILD-05");
}

// ---------------------------------------------------------------------------------------- Upgrades

/// LG-BUILD-15: one upgrade for each icon of the bar.
#[test]
fn each_icon_holds_one_upgrade() {
    let text = [
        in_text("scout", "Scout", "corps", 20, false),
        gear("charm", "Charm", ""),
        gear("amulet", "Amulet", ""),
        gear("talisman", "Talisman", ""),
    ];
    let library = library_with(&text.concat());
    // Two icons of gear and one of the Force.
    assert_eq!(equipped(&library, "scout", &["charm", "amulet"]), "");
    assert_eq!(equipped(&library, "scout", &["charm", "amulet", "talisman"]), "LG-BUILD-15");
    assert_eq!(equipped(&library, "scout", &["impact-grenades"]), "LG-BUILD-15");
    // An AT-RT has neither grenades nor personnel.
    assert_eq!(equipped(&library, "at-rt", &["impact-grenades"]), "LG-BUILD-15");
    assert_eq!(equipped(&library, "at-rt", &["at-rt-rotary-blaster"]), "");
    let two = ["at-rt-rotary-blaster", "at-rt-laser-cannon"];
    assert_eq!(equipped(&library, "at-rt", &two), "LG-BUILD-15");
}

/// LG-BUILD-16: no upgrade twice on a unit; on two units it may be.
#[test]
fn a_unit_has_an_upgrade_once() {
    let text = [in_text("scout", "Scout", "corps", 20, false), gear("charm", "Charm", "")];
    let library = library_with(&text.concat());
    assert_eq!(equipped(&library, "scout", &["charm", "charm"]), "LG-BUILD-16");
    let mut two = army(&[("luke-skywalker", 1), ("scout", 3)]);
    two.units[1] = unit("scout", &["charm"]);
    two.units[2] = unit("scout", &["charm"]);
    assert_eq!(refused_by(&library, &two), "");
}

/// LG-BUILD-18, LG-EXAMPLE-102: "Stormtroopers only".
#[test]
fn an_upgrade_can_be_for_units_of_one_name() {
    for heavy in ["dlt-19-stormtrooper", "hh-12-stormtrooper"] {
        assert_eq!(equipped(library(), "stormtroopers", &[heavy]), "");
        // They have the icon, but not the name.
        assert_eq!(equipped(library(), "rebel-troopers", &[heavy]), "LG-BUILD-18");
    }
    assert_eq!(equipped(library(), "rebel-troopers", &["z-6-trooper"]), "");
    assert_eq!(equipped(library(), "stormtroopers", &["z-6-trooper"]), "LG-BUILD-18");
}

/// LG-BUILD-19: of the dark side only. LG-BUILD-20: of the light side only.
#[test]
fn an_upgrade_can_be_for_one_side() {
    let text = [
        gear("idol", "Idol", "faction = \"imperials\""),
        gear("blessing", "Blessing", "faction = \"rebels\""),
    ];
    let library = library_with(&text.concat());
    assert_eq!(equipped(&library, "stormtroopers", &["idol"]), "");
    assert_eq!(equipped(&library, "rebel-troopers", &["idol"]), "LG-BUILD-19");
    assert_eq!(equipped(&library, "rebel-troopers", &["blessing"]), "");
    assert_eq!(equipped(&library, "stormtroopers", &["blessing"]), "LG-BUILD-20");
}

/// LG-BUILD-22: over unit and upgrade cards together, by name.
#[test]
fn a_unique_name_is_there_once() {
    let text = [
        in_text("luke-the-farmer", "Luke Skywalker", "operative", 20, true),
        in_text("spy", "Spy", "operative", 20, true),
        in_text("other-spy", "Spy", "operative", 20, false),
        in_text("scout", "Scout", "corps", 20, false),
        gear("guide", "Luke Skywalker", "unique = true"),
        gear("map", "Map", "unique = true"),
    ];
    let library = library_with(&text.concat());
    let with = |units: &[(&str, usize)], upgrades: &[&str]| {
        let mut army = army(units);
        let scouts = army.units.iter_mut().filter(|entry| entry.unit == "scout");
        for (scout, upgrade) in scouts.zip(upgrades) {
            *scout = unit("scout", &[upgrade]);
        }
        refused_by(&library, &army)
    };
    assert_eq!(with(&[("luke-skywalker", 2), ("scout", 3)], &[]), "LG-BUILD-22");
    let farmer = [("luke-skywalker", 1), ("luke-the-farmer", 1), ("scout", 3)];
    assert_eq!(with(&farmer, &[]), "LG-BUILD-22");
    let guided = [("luke-skywalker", 1), ("scout", 3)];
    assert_eq!(with(&guided, &["guide"]), "LG-BUILD-22");
    assert_eq!(with(&guided, &["map"]), "");
    assert_eq!(with(&guided, &["map", "map"]), "LG-BUILD-22");
    // A name that is unique on one card only is no bar.
    assert_eq!(with(&[("luke-skywalker", 1), ("spy", 1), ("other-spy", 1), ("scout", 3)], &[]), "");
}

/// LG-UNIT-211, LG-WEAPON-12: the printed number counts the leader; upgrades add miniatures.
#[test]
fn miniatures_of_upgrades_join_the_unit() {
    let entry = unit("stormtroopers", &["dlt-19-stormtrooper", "stormtrooper", "impact-grenades"]);
    let army = Army { units: vec![unit("darth-vader", &[]), entry], ..army(&[]) };
    let sheets = muster_of(library(), "learning", &army).expect("it is legal");
    let minis: Vec<&[Option<u8>]> = sheets.iter().map(|sheet| sheet.minis.as_slice()).collect();
    assert_eq!(minis, [&[None][..], &[None, None, None, None, Some(0), Some(1)][..]]);
    assert_eq!(sheets.iter().map(|sheet| sheet.first.0).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(sheets[1].points, 44 + 24 + 11 + 5);
    let weapons: Vec<(&str, bool)> = sheets[1]
        .weapons
        .iter()
        .map(|arm| (arm.weapon.name.en.as_str(), arm.bearer_only))
        .collect();
    let expected = [
        ("Unarmed", false),
        ("E-11 Blaster Rifle", false),
        ("DLT-19 Blaster Rifle", true),
        ("Impact Grenades", false),
    ];
    assert_eq!(weapons, expected);
}

#[test]
fn what_is_unknown_is_refused() {
    assert_eq!(refused_by(library(), &army(&[("jar-jar", 1)])), "KERNEL-SETUP");
    assert_eq!(equipped(library(), "stormtroopers", &["jet-pack"]), "KERNEL-SETUP");
    assert_eq!(hand_of(|cards| cards[0] = "retreat".to_owned()), "KERNEL-SETUP");
    assert_eq!(refused_by(library(), &army(&[("rebel-troopers", 300)])), "KERNEL-SETUP");
}

// ----------------------------------------------------------------------------------- Command cards

/// The rule that refuses the rebels' command cards with a change, or nothing.
fn hand_of(change: impl FnOnce(&mut Vec<String>)) -> &'static str {
    let mut army = ready("rebels-800");
    change(&mut army.commands);
    hand(library(), &army).map_or_else(|refusal| refusal.rule.0, |_| "")
}

/// LG-BUILD-23: two cards with each of 1, 2 and 3 pips.
#[test]
fn a_hand_has_two_cards_of_each_number_of_pips() {
    assert_eq!(hand_of(|_| ()), "");
    assert_eq!(hand_of(|cards| drop(cards.pop())), "LG-BUILD-23");
    assert_eq!(hand_of(Vec::clear), "LG-BUILD-23");
    // A seventh card, and one with 4 pips in place of one with 3.
    assert_eq!(hand_of(|cards| cards.push("standing-orders".to_owned())), "LG-BUILD-23");
    assert_eq!(hand_of(|cards| cards[5] = "standing-orders".to_owned()), "LG-BUILD-23");
    // Three with 1 pip and one with 2.
    let text = r#"
[[command]]
id = "sudden"
name = "Sudden"
pips = 1
orders = { others = 1 }
source = "house"
"#;
    let mut army = ready("rebels-800");
    army.commands[3] = "sudden".to_owned();
    let refusal = hand(&library_with(text), &army).expect_err("the pips are wrong");
    assert_eq!(refusal.rule.0, "LG-BUILD-23");
    army.commands[3] = "push".to_owned();
    army.commands[1] = "sudden".to_owned();
    assert!(hand(&library_with(text), &army).is_ok());
}

/// LG-BUILD-24
#[test]
fn a_command_card_is_chosen_once() {
    assert_eq!(hand_of(|cards| cards[0] = "ambush".to_owned()), "LG-BUILD-24");
}

/// LG-BUILD-25: the cards of a character need the character.
#[test]
fn a_characters_cards_need_the_character() {
    assert_eq!(hand_of(|cards| cards[0] = "implacable".to_owned()), "LG-BUILD-25");
    let mut army = ready("rebels-800");
    army.units.remove(0);
    let refusal = hand(library(), &army).expect_err("Luke is not there");
    assert_eq!(refusal.rule.0, "LG-BUILD-25");
}

/// LG-BUILD-28: the cards of a faction are for its armies alone.
#[test]
fn a_factions_cards_stay_in_the_faction() {
    assert_eq!(hand_of(|cards| cards[1] = "sabotaged-communications".to_owned()), "");
    assert_eq!(hand_of(|cards| cards[3] = "pinned-down".to_owned()), "LG-BUILD-28");
    assert_eq!(hand_of(|cards| cards[5] = "coordinated-fire".to_owned()), "LG-BUILD-28");
}

/// LG-BUILD-23: a card without pips counts as what it says.
#[test]
fn a_card_can_count_as_other_pips() {
    let army = ready("rebels-han-and-chewbacca");
    let cards = hand(library(), &army).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    assert_eq!(cards.iter().map(|card| card.pips).collect::<Vec<_>>(), [0, 1, 2, 2, 3, 3, 4]);
    let mut army = army;
    army.commands[1] = "push".to_owned();
    army.commands[3] = "ambush".to_owned();
    assert!(hand(library(), &army).is_ok());
    army.commands[2] = "ambush".to_owned();
    assert!(hand(library(), &army).is_err());
}

/// LG-BUILD-18: pilots are for vehicles of one type and one side.
#[test]
fn an_upgrade_can_be_for_units_of_one_type() {
    assert_eq!(equipped(library(), "at-st", &["general-weiss"]), "");
    assert_eq!(equipped(library(), "t-47-airspeeder", &["wedge-antilles"]), "");
    let wings = r#"
[[upgrade]]
id = "wings"
name = "Wings"
slot = "comms"
points = 1
types = ["repulsor-vehicle"]
keywords = [{ cover = 1 }]
source = "house"
"#;
    let library = library_with(wings);
    assert_eq!(equipped(&library, "74-z-speeder-bikes", &["wings"]), "");
    assert_eq!(equipped(&library, "at-st", &["wings"]), "LG-BUILD-18");
    assert_eq!(equipped(&library, "e-web-heavy-blaster-team", &["wings"]), "LG-BUILD-18");
}

/// LG-BUILD-18: who adds an icon to the bar must have it filled.
#[test]
fn an_added_icon_is_filled() {
    let technician = "imperial-comms-technician";
    assert_eq!(equipped(library(), "stormtroopers", &[technician, "hq-uplink"]), "");
    assert_eq!(equipped(library(), "stormtroopers", &["hq-uplink", technician]), "");
    assert_eq!(equipped(library(), "stormtroopers", &[technician]), "LG-BUILD-18");
    assert_eq!(equipped(library(), "stormtroopers", &["hq-uplink"]), "LG-BUILD-15");
    let two = [technician, "hq-uplink", "comms-relay"];
    assert_eq!(equipped(library(), "stormtroopers", &two), "LG-BUILD-15");
}

/// LG-BUILD-26: Standing Orders makes them seven.
#[test]
fn standing_orders_completes_the_hand() {
    for id in ["rebels-800", "imperials-800", "rebels-learning", "imperials-learning"] {
        let cards = hand(library(), &ready(id)).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        let pips: Vec<u8> = cards.iter().map(|card| card.pips).collect();
        assert_eq!(pips, [1, 1, 2, 2, 3, 3, 4], "{id}");
        assert_eq!(cards[6].id, "standing-orders");
        assert!(cards[6].returns);
    }
}

// ---------------------------------------------------------------------------------- While it is built

/// Every rule that an army breaks, with the part that breaks it, and what its units cost.
fn judged(format: &str, army: &Army) -> (Vec<Broken>, Vec<u16>) {
    let format = library().format(format).unwrap_or_else(|| panic!("{format}"));
    let (sheets, mut broken) = army::judge(library(), format, Seat(0), army, 0);
    let (_, hand) = army::chosen(library(), army);
    broken.extend(hand.into_iter().map(|refusal| Broken { part: Part::Hand, refusal }));
    (broken, sheets.iter().map(|sheet| sheet.points).collect())
}

#[test]
fn an_army_is_judged_while_it_is_built() {
    let units = vec![
        unit("luke-skywalker", &["force-choke"]),
        unit("luke-skywalker", &[]),
        unit("nobody", &[]),
        unit("rebel-troopers", &["z-6-trooper"]),
    ];
    let army = Army { id: None, units, commands: vec!["implacable".to_owned()] };
    let (found, costs) = judged("standard", &army);
    let broken: Vec<(Part, &str)> =
        found.iter().map(|broken| (broken.part, broken.refusal.rule.0)).collect();
    let expected = [
        (Part::Unit(0), "LG-BUILD-19"),
        (Part::Unit(2), "KERNEL-SETUP"),
        (Part::Army, "LG-BUILD-22"),
        (Part::Army, "LG-RANK-05"),
        (Part::Hand, "LG-BUILD-23"),
        (Part::Hand, "LG-BUILD-23"),
        (Part::Hand, "LG-BUILD-23"),
        (Part::Hand, "LG-BUILD-25"),
    ];
    assert_eq!(broken, expected);
    let corps = found[3].refusal.to_string();
    assert_eq!(corps, "LG-RANK-05 (rank: corps, units: 1, at least: 3)");
    assert_eq!(costs, [165, 160, 62]);
}

#[test]
fn a_legal_army_breaks_nothing() {
    let (broken, costs) = judged("standard", &ready("rebels-800"));
    assert_eq!((broken.len(), costs.iter().sum::<u16>()), (0, 799));
}

#[test]
fn an_army_has_room_for_so_many() {
    assert!(army::has_room(&ready("rebels-800")).is_ok());
    assert!(army::has_room(&army(&[("at-rt", 33)])).is_err());
    let mut many = ready("rebels-800");
    many.commands = vec!["ambush".to_owned(); 33];
    assert!(army::has_room(&many).is_err() && muster_of(library(), "standard", &many).is_err());
    let mut many = ready("rebels-800");
    many.units[0].upgrades = vec!["force-push".to_owned(); 33];
    assert!(army::has_room(&many).is_err());
}

/// The lobby offers to each unit what its bar and the restrictions allow.
#[test]
fn a_lobby_knows_who_may_have_which_upgrade() {
    let lobby = lobby::lobby(library());
    let may = |unit: &str, upgrade: &str| lobby.upgrades_of[unit].iter().any(|id| id == upgrade);
    assert!(may("luke-skywalker", "force-push") && may("darth-vader", "force-choke"));
    assert!(!may("luke-skywalker", "force-choke") && !may("darth-vader", "z-6-trooper"));
    assert!(!may("at-rt", "force-push"));
    // An icon that another upgrade adds to the bar.
    assert!(may("stormtroopers", "hq-uplink"));
    let costs: Vec<u32> = lobby.armies.iter().map(|(_, points)| *points).collect();
    assert_eq!(costs[..4], [799, 800, 369, 402]);
}

// ------------------------------------------------------------------------------------ Ready armies

/// LG-BUILD-02 to LG-BUILD-26, LG-RANK-03 to LG-RANK-08 and of epic armies LG-EPIC-03 and
/// LG-EPIC-10 to LG-EPIC-15, of those of teams LG-TEAM-03 hold for all of them.
#[test]
fn the_ready_armies_are_legal() {
    let armies = [
        ("rebels-800", "standard", 799, 9),
        ("imperials-800", "standard", 800, 8),
        ("rebels-learning", "learning", 369, 4),
        ("imperials-learning", "learning", 402, 4),
        ("rebels-leia", "standard", 795, 9),
        ("rebels-han-and-chewbacca", "standard", 797, 8),
        ("rebels-luke-and-commandos", "standard", 796, 9),
        ("imperials-veers", "standard", 796, 9),
        ("imperials-emperor", "standard", 796, 8),
        ("imperials-boba-fett", "standard", 768, 9),
        ("rebels-epic", "epic", 1600, 16),
        ("imperials-epic", "epic", 1599, 15),
        ("rebels-team-luke", "teams", 561, 6),
        ("imperials-team-vader", "teams", 576, 6),
        ("rebels-team-leia", "teams", 592, 8),
        ("imperials-team-veers", "teams", 564, 6),
    ];
    assert_eq!(library().all().army.len(), armies.len());
    for (id, format, cost, units) in armies {
        let sheets = muster_of(library(), format, &ready(id));
        let sheets = sheets.unwrap_or_else(|refusal| panic!("{id}: {refusal:?}"));
        let points: u16 = sheets.iter().map(|sheet| sheet.points).sum();
        assert_eq!((points, sheets.len()), (cost, units), "{id}");
        assert!(hand(library(), &ready(id)).is_ok(), "{id}");
    }
}

/// A game can be set up with them on both battlefields, whoever sits where.
#[test]
fn games_start_with_the_ready_armies() {
    for battlefield in ["desert-outpost", "forest-ruins"] {
        for (format, kind) in [("standard", "800"), ("learning", "learning")] {
            let one = ready(&format!("rebels-{kind}"));
            let two = ready(&format!("imperials-{kind}"));
            for armies in [[one.clone(), two.clone()], [two, one]] {
                let setup = Setup::of(battlefield.to_owned(), format.to_owned(), armies);
                let state = setup::start(library(), &setup);
                let state = state.unwrap_or_else(|refusal| panic!("{setup:?}: {refusal:?}"));
                assert_eq!(*state.table.commands.map(Vec::len), [7, 7]);
            }
        }
    }
    let learning = setup::ready(library(), None, None).expect("there is a first game");
    assert!(setup::start(library(), &learning).is_ok());
    let standard = Setup { format: "standard".to_owned(), ..learning };
    let refusal = setup::start(library(), &standard).expect_err("too few corps units");
    assert_eq!(refusal.rule.0, "LG-RANK-05");
}

// ---------------------------------------------------------------------------------------- Keywords

/// A unit in the text of a pack, with a keyword.
fn with_keyword(text: &str, keyword: &str) -> String {
    text.replace("base = 27", &format!("keywords = [{keyword}]\nbase = 27"))
}

/// LG-KEY-215: for each unit with Entourage one unit of the name may be beyond the limit of its rank;
/// LG-KEY-216: its points count.
#[test]
fn an_entourage_does_not_count_toward_its_rank() {
    let lord = in_text("lord", "Lord", "commander", 20, false);
    let units = [
        with_keyword(&lord, r#"{ entourage = "raiders" }"#),
        in_text("captain", "Captain", "commander", 20, false),
        in_text("guards", "Guards", "corps", 20, false),
        in_text("raiders", "Raiders", "special-forces", 20, false),
        in_text("others", "Others", "special-forces", 20, false),
    ];
    let library = library_with(&units.concat());
    let refused = |units: &[(&str, usize)]| refused_by(&library, &army(units));
    assert_eq!(refused(&[("lord", 1), ("guards", 3), ("raiders", 4)]), "");
    assert_eq!(refused(&[("lord", 1), ("guards", 3), ("raiders", 5)]), "LG-RANK-06");
    assert_eq!(refused(&[("lord", 2), ("guards", 3), ("raiders", 5)]), "");
    assert_eq!(refused(&[("lord", 1), ("guards", 3), ("raiders", 1), ("others", 3)]), "");
    assert_eq!(refused(&[("lord", 1), ("guards", 3), ("others", 4)]), "LG-RANK-06");
    assert_eq!(refused(&[("captain", 1), ("guards", 3), ("raiders", 4)]), "LG-RANK-06");
    let sheets =
        muster_of(&library, "standard", &army(&[("lord", 1), ("guards", 3), ("raiders", 4)]));
    let points: u16 = sheets.expect("a legal army").iter().map(|sheet| sheet.points).sum();
    assert_eq!(points, 160);
}

/// LG-KEY-332: a heavy weapon team needs a heavy weapon; LG-KEY-333: its miniature comes first, as the
/// leader; LG-KEY-109: so does one with Leader.
#[test]
fn who_leads_by_a_keyword_comes_first() {
    let team = in_text("team", "Team", "support", 20, false);
    let team =
        with_keyword(&team, r#""heavy-weapon-team""#).replace("\"force\"", "\"heavy-weapon\"");
    let squad = in_text("squad", "Squad", "corps", 20, false);
    let mortar =
        gear("mortar", "Mortar", "adds-mini = true").replace("\"gear\"", "\"heavy-weapon\"");
    let officer = gear("officer", "Officer", "adds-mini = true\nmini-keywords = [\"leader\"]");
    let medic = gear("medic", "Medic", "adds-mini = true");
    let library = library_with(&[team, squad, mortar, officer, medic].concat());
    assert_eq!(equipped(&library, "team", &[]), "LG-KEY-332");
    assert_eq!(equipped(&library, "team", &["medic"]), "LG-KEY-332");
    assert_eq!(equipped(&library, "team", &["mortar"]), "");
    let first = |id: &str, upgrades: &[&str]| {
        let captain = unit("luke-skywalker", &[]);
        let units = vec![unit(id, upgrades), captain];
        let army = Army { id: None, units, commands: Vec::new() };
        let sheets = muster_of(&library, "learning", &army).expect("a legal army");
        sheets[0].minis.clone()
    };
    assert_eq!(first("team", &["medic", "mortar"]), [Some(1), None, Some(0)]);
    assert_eq!(first("squad", &["medic", "officer"]), [Some(1), None, Some(0)]);
    assert_eq!(first("squad", &["medic"]), [None, Some(0)]);
}
