//! Building squads and decks for a game.
//!
//! The rulebook leaves this to the Book of the Battlefield (BG-SETUP-02); the limits are those of
//! the published game as far as they are known: 100 points, one copy of each piece of equipment.

use kernel::{Refusal, Rule};

use crate::language::WeaponType;
use crate::library::Library;
use crate::pack::{Faction, ItemKind, Member, Squad};
use crate::setup::{PlayerSetup, Setup};
use crate::table::{Card, MOST_FIGURES};

/// Points of a squad with all its equipment.
pub const MOST_POINTS: i32 = 100;
/// Fate cards of a deck (BG-SETUP-09).
pub const FATE_CARDS: usize = 20;
/// Glory cards of a player (BG-SETUP-09).
pub const GLORY_CARDS: usize = 2;

const BUILDING: Rule = Rule("BG-SETUP-02");

/// Whether two players may start a game with what they bring.
///
/// # Errors
/// The rule that is broken, and by what.
pub fn check(library: &Library, setup: &Setup) -> Result<(), Refusal> {
    let factions = [Faction::Masters, Faction::EvilWarriors];
    for (player, faction) in setup.players.iter().zip(factions) {
        // BG-SETUP-04: one player has the Masters, the other the Evil Warriors.
        if player.squad.faction != faction {
            let found = format!("{:?}", player.squad.faction);
            return Err(Refusal::from(Rule("BG-SETUP-04")).with("faction", found));
        }
        check_squad(library, &player.squad)?;
        check_deck(library, player)?;
    }
    let figures: usize = setup.players.iter().map(|player| player.squad.members.len()).sum();
    if figures > MOST_FIGURES {
        return Err(Refusal::from(Refusal::SETUP).with("characters", figures));
    }
    Ok(())
}

/// What a squad costs with all its equipment.
///
/// # Errors
/// What is unknown.
pub fn points(library: &Library, squad: &Squad) -> Result<i32, Refusal> {
    squad.members.iter().map(|member| library.sheet(member).map(|sheet| sheet.cost())).sum()
}

/// Whether a squad is legal: one faction, within its points, every slot kept, nothing twice.
///
/// # Errors
/// The rule that is broken, and by what.
pub fn check_squad(library: &Library, squad: &Squad) -> Result<(), Refusal> {
    if squad.members.is_empty() {
        return Err(Refusal::from(Rule("BG-SQUAD-01")).with("characters", 0));
    }
    let points = points(library, squad)?;
    let mut used: Vec<&str> = Vec::new();
    for member in &squad.members {
        let sheet = library.sheet(member)?;
        if sheet.character.faction != squad.faction {
            return Err(Refusal::from(Rule("BG-SQUAD-01")).with("character", &member.character));
        }
        check_equipment(library, member, squad.faction)?;
        let carried = member.weapons.iter().chain(&member.items).chain([&member.character]);
        for id in carried {
            if used.contains(&id.as_str()) {
                return Err(Refusal::from(BUILDING).with("twice in the squad", id));
            }
            used.push(id);
        }
    }
    if points > MOST_POINTS {
        let refusal = Refusal::from(BUILDING).with("points", points);
        return Err(refusal.with("at most", MOST_POINTS));
    }
    Ok(())
}

fn check_equipment(library: &Library, member: &Member, faction: Faction) -> Result<(), Refusal> {
    let sheet = library.sheet(member)?;
    let slots = sheet.character.slots;
    let weapons = |kind| sheet.weapons.iter().filter(|w| w.kind == kind).count();
    let items = |kind| sheet.items.iter().filter(|i| i.kind == kind).count();
    let carried = [
        ("melee weapons", weapons(WeaponType::Melee), slots.melee),
        ("ranged weapons", weapons(WeaponType::Ranged), slots.ranged),
        ("spells", weapons(WeaponType::Spell), slots.spell),
        ("jewellery", items(ItemKind::Jewellery), slots.jewellery),
        ("shields", items(ItemKind::Shield), slots.shield),
        ("armour", items(ItemKind::Armour), slots.armour),
    ];
    for (what, count, most) in carried {
        if count > usize::from(most) {
            let refusal = Refusal::from(BUILDING).with("character", &member.character);
            return Err(refusal.with(what, count).with("at most", most));
        }
    }
    let bound = sheet.weapons.iter().map(|w| (&w.id, &w.only, w.faction));
    let bound = bound.chain(sheet.items.iter().map(|i| (&i.id, &i.only, i.faction)));
    for (id, only, of) in bound {
        let allowed = only.is_empty() || only.contains(&member.character);
        if !allowed || of.is_some_and(|of| of != faction) {
            let refusal = Refusal::from(BUILDING).with("character", &member.character);
            return Err(refusal.with("may not carry", id));
        }
    }
    Ok(())
}

/// 20 fate cards and 2 glory cards of the own faction or of none, each once (BG-SETUP-09).
///
/// # Errors
/// The rule that is broken, and by what.
pub fn check_deck(library: &Library, player: &PlayerSetup) -> Result<(), Refusal> {
    let counts =
        [("fate cards", &player.fate, FATE_CARDS), ("glory cards", &player.glory, GLORY_CARDS)];
    for (what, ids, expected) in counts {
        if ids.len() != expected {
            let refusal = Refusal::from(Rule("BG-SETUP-09")).with(what, ids.len());
            return Err(refusal.with("expected", expected));
        }
        for (i, id) in ids.iter().enumerate() {
            let card = library.card(id);
            let card = card.ok_or_else(|| Refusal::from(Refusal::SETUP).with("card", id))?;
            let (fate, faction) = match &card {
                Card::Fate(card) => (true, card.faction),
                Card::Glory(card) => (false, card.faction),
            };
            let right_kind = fate == (what == "fate cards");
            let own = faction.is_none_or(|faction| faction == player.squad.faction);
            if !right_kind || !own || ids[..i].contains(id) {
                return Err(Refusal::from(Rule("BG-SETUP-09")).with("card", id));
            }
        }
    }
    Ok(())
}
