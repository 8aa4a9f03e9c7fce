//! Building squads and decks for a game.
//!
//! The rulebook leaves this to the Book of the Battlefield (BG-SETUP-02); the limits are those of
//! the published game as far as they are known: 100 points, one copy of each piece of equipment.

use kernel::{Refusal, Rule};

use crate::language::WeaponType;
use crate::library::Library;
use crate::pack::{Faction, ItemKind, Member, Squad};
use crate::setup::{PlayerSetup, Setup};
use crate::table::{Card, MOST_FIGURES, Sheet};

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

/// A rule of building that is broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// By what.
    pub part: Part,
    /// The rule, and what it was applied to.
    pub refusal: Refusal,
}

/// A part of what a player brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The squad as a whole.
    Squad,
    /// A character, by its place in the squad.
    Member(usize),
    /// The fate cards, or one of them by its place.
    Fate(Option<usize>),
    /// The glory cards, or one of them.
    Glory(Option<usize>),
}

/// Whether a squad is legal: one faction, within its points, every slot kept, nothing twice.
///
/// # Errors
/// The first rule that is broken, and by what.
pub fn check_squad(library: &Library, squad: &Squad) -> Result<(), Refusal> {
    first(judge_squad(library, squad))
}

fn first(broken: Vec<Broken>) -> Result<(), Refusal> {
    broken.into_iter().next().map_or(Ok(()), |broken| Err(broken.refusal))
}

/// Every rule that a squad breaks; what is unknown first.
#[must_use]
pub fn judge_squad(library: &Library, squad: &Squad) -> Vec<Broken> {
    if squad.members.is_empty() {
        let refusal = Refusal::from(Rule("BG-SQUAD-01")).with("characters", 0);
        return vec![Broken { part: Part::Squad, refusal }];
    }
    let sheets: Vec<Result<Sheet, Refusal>> =
        squad.members.iter().map(|member| library.sheet(member)).collect();
    let of = |place, refusal| Broken { part: Part::Member(place), refusal };
    let unknown = sheets.iter().enumerate();
    let unknown = unknown.filter_map(|(place, sheet)| Some((place, sheet.as_ref().err()?.clone())));
    let mut broken: Vec<Broken> = unknown.map(|(place, refusal)| of(place, refusal)).collect();
    let mut used: Vec<&str> = Vec::new();
    for (place, (member, sheet)) in squad.members.iter().zip(&sheets).enumerate() {
        let Ok(sheet) = sheet else { continue };
        let mut refuse = |refusal| broken.push(of(place, refusal));
        if sheet.character.faction != squad.faction {
            refuse(Refusal::from(Rule("BG-SQUAD-01")).with("character", &member.character));
        }
        judge_equipment(sheet, member, squad.faction).into_iter().for_each(&mut refuse);
        let carried = member.weapons.iter().chain(&member.items).chain([&member.character]);
        for id in carried {
            if used.contains(&id.as_str()) {
                refuse(Refusal::from(BUILDING).with("twice in the squad", id));
            }
            used.push(id);
        }
    }
    let points: i32 = sheets.iter().flatten().map(Sheet::cost).sum();
    if points > MOST_POINTS {
        let refusal = Refusal::from(BUILDING).with("points", points).with("at most", MOST_POINTS);
        broken.push(Broken { part: Part::Squad, refusal });
    }
    broken
}

fn judge_equipment(sheet: &Sheet, member: &Member, faction: Faction) -> Vec<Refusal> {
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
    let refused = || Refusal::from(BUILDING).with("character", &member.character);
    let mut broken = Vec::new();
    for (what, count, most) in carried {
        if count > usize::from(most) {
            broken.push(refused().with(what, count).with("at most", most));
        }
    }
    let bound = sheet.weapons.iter().map(|w| (&w.id, &w.only, w.faction));
    let bound = bound.chain(sheet.items.iter().map(|i| (&i.id, &i.only, i.faction)));
    for (id, only, of) in bound {
        let allowed = only.is_empty() || only.contains(&member.character);
        if !allowed || of.is_some_and(|of| of != faction) {
            broken.push(refused().with("may not carry", id));
        }
    }
    broken
}

/// 20 fate cards and 2 glory cards of the own faction or of none, each once (BG-SETUP-09).
///
/// # Errors
/// The first rule that is broken, and by what.
pub fn check_deck(library: &Library, player: &PlayerSetup) -> Result<(), Refusal> {
    first(judge_deck(library, player))
}

/// A part of the deck, or a card of it by its place.
type Of = fn(Option<usize>) -> Part;

/// Everything that is wrong with the fate and glory cards (BG-SETUP-09).
#[must_use]
pub fn judge_deck(library: &Library, player: &PlayerSetup) -> Vec<Broken> {
    let counts: [(&'static str, Of, &Vec<String>, usize); 2] = [
        ("fate cards", Part::Fate, &player.fate, FATE_CARDS),
        ("glory cards", Part::Glory, &player.glory, GLORY_CARDS),
    ];
    let mut broken = Vec::new();
    for (what, part, ids, expected) in counts {
        let mut refuse = |place, refusal| broken.push(Broken { part: part(place), refusal });
        if ids.len() != expected {
            let refusal = Refusal::from(Rule("BG-SETUP-09")).with(what, ids.len());
            refuse(None, refusal.with("expected", expected));
        }
        for (place, id) in ids.iter().enumerate() {
            let (fate, faction) = match library.card(id) {
                Some(Card::Fate(card)) => (true, card.faction),
                Some(Card::Glory(card)) => (false, card.faction),
                None => {
                    refuse(Some(place), Refusal::from(Refusal::SETUP).with("card", id));
                    continue;
                }
            };
            let right_kind = fate == (what == "fate cards");
            let own = faction.is_none_or(|faction| faction == player.squad.faction);
            if !right_kind || !own || ids[..place].contains(id) {
                refuse(Some(place), Refusal::from(Rule("BG-SETUP-09")).with("card", id));
            }
        }
    }
    broken
}
