//! What players may bring to a game.

use battleground::Battleground;
use battleground::library::Library;
use battleground::pack::{Faction, Member};
use battleground::setup::Setup;
use kernel::Rules;

fn start_refused_by(change: impl FnOnce(&mut Setup)) -> &'static str {
    let library = Library::embedded().unwrap_or_else(|fault| panic!("{fault}"));
    let mut setup = library.first_game(None).unwrap();
    change(&mut setup);
    Battleground::start(library, &setup).expect_err("it is refused").rule.0
}

fn member(character: &str) -> Member {
    Member { character: character.to_owned(), weapons: Vec::new(), items: Vec::new() }
}

/// BG-SETUP-04
#[test]
fn one_player_has_the_masters_and_the_other_the_evil_warriors() {
    assert_eq!(start_refused_by(|setup| setup.players.swap(0, 1)), "BG-SETUP-04");
    let masters_twice = |setup: &mut Setup| setup.players[1] = setup.players[0].clone();
    assert_eq!(start_refused_by(masters_twice), "BG-SETUP-04");
}

/// BG-SQUAD-01
#[test]
fn a_squad_is_of_one_faction_and_has_a_character() {
    let mixed = |setup: &mut Setup| setup.players[0].squad.members.push(member("skeletor"));
    assert_eq!(start_refused_by(mixed), "BG-SQUAD-01");
    assert_eq!(start_refused_by(|setup| setup.players[1].squad.members.clear()), "BG-SQUAD-01");
}

#[test]
fn a_squad_keeps_to_its_points_and_carries_nothing_twice() {
    let rich = |setup: &mut Setup| setup.players[0].squad.members.push(member("ram-man"));
    assert_eq!(start_refused_by(rich), "BG-SETUP-02");
    let twice = |setup: &mut Setup| {
        setup.players[0].squad.members = vec![member("stratos"), member("stratos")];
    };
    assert_eq!(start_refused_by(twice), "BG-SETUP-02");
}

#[test]
fn equipment_needs_a_slot_and_the_right_bearer() {
    let give = |character: &str, weapon: &str| {
        let (character, weapon) = (character.to_owned(), weapon.to_owned());
        move |setup: &mut Setup| {
            let weapons = vec![weapon];
            setup.players[0].squad.members = vec![Member { character, weapons, items: Vec::new() }];
        }
    };
    // He-Man has no slot for spells; the sword is his alone.
    assert_eq!(start_refused_by(give("he-man", "magic-strike")), "BG-SETUP-02");
    assert_eq!(start_refused_by(give("stratos", "sword-of-power")), "BG-SETUP-02");
    assert_eq!(start_refused_by(give("stratos", "no-such-weapon")), "KERNEL-SETUP");
}

/// BG-SETUP-09
#[test]
fn a_deck_has_20_fate_cards_and_2_glory_cards_of_the_own_faction() {
    let short = |setup: &mut Setup| {
        setup.players[0].fate.pop();
    };
    assert_eq!(start_refused_by(short), "BG-SETUP-09");
    let foreign = |setup: &mut Setup| setup.players[0].fate[0] = setup.players[1].fate[0].clone();
    assert_eq!(start_refused_by(foreign), "BG-SETUP-09");
    let twice = |setup: &mut Setup| setup.players[0].fate[0] = setup.players[0].fate[1].clone();
    assert_eq!(start_refused_by(twice), "BG-SETUP-09");
    let glory = |setup: &mut Setup| setup.players[0].glory[0] = setup.players[0].fate[0].clone();
    assert_eq!(start_refused_by(glory), "BG-SETUP-09");
}

#[test]
fn unknown_maps_and_factions_are_refused() {
    assert_eq!(start_refused_by(|setup| setup.map = "nowhere".to_owned()), "KERNEL-SETUP");
    let wrong = |setup: &mut Setup| setup.players[0].squad.faction = Faction::EvilWarriors;
    assert_eq!(start_refused_by(wrong), "BG-SETUP-04");
}
