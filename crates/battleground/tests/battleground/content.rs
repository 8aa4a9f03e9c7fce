//! What the rulebook states of its content stands in the pack to the letter.

use battleground::field::Place;
use battleground::language::{Change, Condition, Deed, Moment, Value, WeaponType};
use battleground::library::Library;
use battleground::pack::{Faction, PackFile};
use battleground::table::Sheet;
use content::Source;

fn library() -> &'static Library {
    Library::embedded().unwrap_or_else(|fault| panic!("{fault}"))
}

fn all() -> &'static PackFile {
    library().all()
}

/// BG-COMPONENT-30
#[test]
fn ten_characters_five_of_each_faction() {
    let of = |faction| {
        let members = all().character.iter().filter(|c| c.faction == faction);
        members.map(|c| c.name.en.as_str()).collect::<Vec<_>>()
    };
    let mut masters = of(Faction::Masters);
    let mut evil = of(Faction::EvilWarriors);
    masters.sort_unstable();
    evil.sort_unstable();
    assert_eq!(masters, ["He-Man", "Man-At-Arms", "Orko", "Ram Man", "Stratos"]);
    assert_eq!(evil, ["Evil-Lyn", "Mer-Man", "Skeletor", "Trap Jaw", "Tri-Klops"]);
}

/// BG-COMPONENT-01, BG-COMPONENT-04, BG-COMPONENT-05, BG-COMPONENT-06
#[test]
fn values_that_the_book_states() {
    let character = |id: &str| library().character(id).unwrap();
    let he_man = character("he-man");
    assert_eq!((he_man.strength, he_man.speed), (5, [5, 8]));
    assert_eq!(he_man.sources["strength"], Source::Rulebook);
    assert_eq!(he_man.sources["speed"], Source::Rulebook);
    assert_eq!(character("ram-man").strength, 4);
    assert_eq!(character("man-at-arms").perception, 4);
    assert_eq!(character("skeletor").toughness, 3);
    // He crosses a high obstacle for 6 points in an example.
    assert!(character("skeletor").speed[1] >= 6);
}

/// BG-COMPONENT-11, BG-COMPONENT-12, BG-COMPONENT-13, BG-COMPONENT-20
#[test]
fn weapons_that_the_book_states() {
    let weapon = |id: &str| library().weapon(id).unwrap();
    let sword: Vec<_> =
        weapon("sword-of-power").effects.iter().map(|e| (e.successes, e.wounds)).collect();
    assert_eq!(sword, [(1, 1), (3, 2), (5, 3)]);
    let thrower = weapon("flamethrower");
    assert_eq!((thrower.kind, thrower.reach), (WeaponType::Ranged, 8));
    let cannon = weapon("arm-cannon");
    assert_eq!((cannon.kind, cannon.reach, cannon.dice), (WeaponType::Ranged, 12, 0));
    assert_eq!((cannon.effects[0].successes, cannon.effects[0].wounds), (1, 1));
    assert_eq!(weapon("fireball").area, Some(2));
    assert_eq!(weapon("fireball").kind, WeaponType::Spell);
    assert_eq!(weapon("magic-strike").kind, WeaponType::Spell);
    assert_eq!(weapon("laser-rifle").kind, WeaponType::Ranged);
}

/// BG-COMPONENT-17
#[test]
fn the_trident_adds_a_die_against_a_target_in_difficult_terrain() {
    let trident = library().weapon("trident").unwrap();
    let fits = trident.special.iter().flat_map(|ability| &ability.modifiers).any(|modifier| {
        modifier.change == Change::Dice(1)
            && modifier.conditions == [Condition::OtherInDifficultTerrain]
    });
    assert!(fits);
}

/// BG-COMPONENT-21
#[test]
fn genius_tactician_as_the_book_states_it() {
    let skills = &library().character("man-at-arms").unwrap().skills;
    let skill = skills.iter().find(|skill| skill.name.en == "Genius Tactician").unwrap();
    assert_eq!((skill.ap, skill.mana, skill.not_in_interrupts), (1, 1, true));
    let [Deed::Test(test)] = skill.effects[0].deeds.as_slice() else { panic!("expected a test") };
    assert_eq!((test.value, test.dice, test.against), (Value::Spirit, 1, None));
    assert_eq!(test.results[0].successes, 1);
    let [Deed::NextAlly(gift)] = test.results[0].effects[0].deeds.as_slice() else {
        panic!("expected a gift")
    };
    assert_eq!(gift[0].deeds, [Deed::Mana(2)]);
}

/// BG-COMPONENT-22, BG-COMPONENT-23, BG-COMPONENT-24, BG-COMPONENT-25
#[test]
fn items_that_the_book_shows() {
    let ring = library().item("grayskull-ring").unwrap();
    assert_eq!(ring.skill.when, Moment::Attack(3));
    assert_eq!(ring.skill.effects[0].deeds, [Deed::Mana(1)]);
    let spirit = Change::Value(Value::Spirit, 1);
    let has = |change| {
        all().item.iter().any(|item| item.skill.modifiers.iter().any(|m| m.change == change))
    };
    assert!(has(spirit));
    let gain = all().item.iter().find(|item| item.skill.name.en == "Power Gain").unwrap();
    assert_eq!((gain.skill.ap, gain.skill.mana), (1, 1));
    assert!(all().item.iter().any(|item| {
        item.consumable && item.skill.effects.iter().any(|e| e.deeds == [Deed::Ap(1)])
    }));
}

fn equipped(sheet: &Sheet) -> (String, Vec<String>) {
    let weapons = sheet.weapons.iter().map(|weapon| weapon.name.en.clone()).collect();
    (sheet.character.name.en.clone(), weapons)
}

/// BG-SETUP-05, BG-SETUP-06
#[test]
fn the_squads_of_the_first_game() {
    let setup = library().first_game(None).unwrap();
    let squad = |n: usize| {
        let members = setup.players[n].squad.members.iter();
        members.map(|m| equipped(&library().sheet(m).unwrap())).collect::<Vec<_>>()
    };
    let with = |name: &str, weapons: &[&str]| {
        (name.to_owned(), weapons.iter().map(|w| (*w).to_owned()).collect::<Vec<_>>())
    };
    assert_eq!(
        squad(0),
        [
            with("He-Man", &["Sword of Power"]),
            with("Stratos", &["Flamethrower"]),
            with("Man-At-Arms", &["Arm Cannon", "Mace"]),
        ]
    );
    assert_eq!(
        squad(1),
        [
            with("Skeletor", &["Havoc Staff", "Magic Strike"]),
            with("Mer-Man", &["Trident"]),
            with("Trap Jaw", &["Hook Attachment"]),
        ]
    );
    assert!(setup.players.iter().all(|p| p.squad.members.iter().all(|m| m.items.is_empty())));
    assert!(setup.players.iter().all(|p| p.fate.len() == 20 && p.glory.len() == 2));
}

/// BG-MAP-02, BG-MAP-03, BG-MAP-04, BG-MAP-05, BG-MAP-06
#[test]
fn the_map_of_the_first_game_has_the_pieces_of_the_book() {
    let map = library().map("grayskull-wasteland").unwrap();
    let count = |high: usize, low: usize| {
        map.piece.iter().filter(|p| p.high.len() == high && p.low.len() == low).count()
    };
    assert_eq!(map.piece.len(), 22);
    assert_eq!([count(4, 0), count(3, 0), count(1, 3), count(1, 2)], [6, 4, 2, 2]);
    assert_eq!([count(0, 3), count(0, 2), count(1, 0)], [2, 4, 2]);
    assert_eq!(map.objectives.len(), 5);
    let at = |id: &str| map.start.iter().find(|s| s.character == id).unwrap().hex.to_string();
    let starts = ["trap-jaw", "mer-man", "skeletor", "man-at-arms", "he-man", "stratos"].map(at);
    assert_eq!(starts, ["X9", "V13", "U17", "E10", "D17", "C24"]);
    assert_eq!((map.zones[0].columns.as_str(), map.zones[1].columns.as_str()), ("ABCDE", "UVWXY"));
}

#[test]
fn the_second_map_is_the_same_seen_from_both_sides() {
    let map = library().map("mirrored-courtyard").unwrap();
    let field = battleground::field::Field::new(&map.piece, &map.zones).unwrap();
    // A half turn about M15, in cube coordinates: twice the centre minus the hex.
    let centre: battleground::hex::Hex = "M15".parse().unwrap();
    let turned = |hex: battleground::hex::Hex| {
        let (c, h) = (centre.cube(), hex.cube());
        battleground::hex::Hex::at_cube([2 * c[0] - h[0], 2 * c[1] - h[1], 2 * c[2] - h[2]])
    };
    for hex in battleground::hex::Hex::all() {
        let Some(other) = turned(hex) else { continue };
        assert_eq!(field.ground(hex), field.ground(other), "{hex} and {other}");
        assert_eq!(field.has_platform(hex), field.has_platform(other), "{hex} and {other}");
    }
    for objective in &map.objectives {
        assert!(map.objectives.contains(&turned(*objective).unwrap()));
    }
    for start in &map.start {
        assert!(field.can_stand(Place::ground(start.hex)));
        assert!(map.start.iter().any(|other| Some(other.hex) == turned(start.hex)));
    }
}

#[test]
fn each_faction_has_its_decks() {
    for faction in [Faction::Masters, Faction::EvilWarriors] {
        let fate = all().fate.iter().filter(|card| card.faction == Some(faction)).count();
        let glory = all().glory.iter().filter(|card| card.faction == Some(faction)).count();
        assert!(fate >= 20 && glory >= 2, "{faction:?}: {fate} fate, {glory} glory");
    }
}
