//! Squads with their decks as lists: what there is to choose, and what the rules of building say.

use std::collections::BTreeMap;

use content::Names;
use kernel::{Refusal, Seat};
use ruleset::lists::{
    Broken, Catalogue, Line, List, Part, Tally, Term, TermOption, Thing, Weighed, Worth, named,
};
use ruleset::word;
use serde_json::{Value, json};

use crate::attack::best_result;
use crate::language::{TestResult, WeaponType};
use crate::library::Library;
use crate::odds::successes;
use crate::pack::{Character, Faction, FateCard, GloryCard, ItemKind, Member, Squad, Weapon};
use crate::setup::{PlayerSetup, Setup};
use crate::sheets;
use crate::squads::{self, FATE_CARDS, GLORY_CARDS, MOST_POINTS};
use crate::table::Sheet;

const FACTION: &str = "faction";
const SQUAD: &str = "squad";
const FATE: &str = "fate";
const GLORY: &str = "glory";

/// The usual opponent: so many dice defend it, and so many attack; 4 and more succeed (BG-TEST-08).
const USUAL_DEFENCE: u8 = 3;
const USUAL_ATTACK: u8 = 4;
const NEEDED: u8 = 4;

/// What squads and decks are made of.
#[must_use]
pub fn catalogue(library: &Library) -> Catalogue {
    let all = library.all();
    let characters = all.character.iter().map(character);
    let weapons = all.weapon.iter().map(|weapon| Thing {
        bearers: bearers(library, &weapon.only, weapon.faction, &word(&weapon.kind)),
        words: weapon.special.iter().flat_map(|special| names(&special.name)).collect(),
        points: weapon.cost.into(),
        card: json!(sheets::weapon(weapon)),
        ..thing(&weapon.id, &weapon.name, word(&weapon.kind), weapon.faction)
    });
    let items = all.item.iter().map(|item| Thing {
        bearers: bearers(library, &item.only, item.faction, &word(&item.kind)),
        words: names(&item.skill.name),
        points: item.cost.into(),
        card: json!(sheets::item(item)),
        ..thing(&item.id, &item.name, word(&item.kind), item.faction)
    });
    let fate = all.fate.iter().map(fate);
    let glory = all.glory.iter().map(glory);
    let faction = |faction: Faction, name| TermOption { id: word(&faction), name };
    let part = |id, name| Part { id, name, places: Vec::new() };
    Catalogue {
        terms: vec![Term {
            id: FACTION,
            name: named("Faction", "Fraktion", "Frakcja"),
            options: vec![
                faction(Faction::Masters, Names::from("Masters of the Universe")),
                faction(Faction::EvilWarriors, Names::from("Evil Warriors")),
            ],
            optional: false,
        }],
        parts: vec![
            part(SQUAD, named("Squad", "Trupp", "Oddział")),
            part(FATE, named("Fate cards", "Schicksalskarten", "Karty losu")),
            part(GLORY, named("Glory cards", "Ruhmkarten", "Karty chwały")),
        ],
        things: characters.chain(weapons).chain(items).chain(fate).chain(glory).collect(),
        ready: library.first_game(None).iter().flat_map(|setup| &setup.players).map(list).collect(),
    }
}

/// A thing that belongs to a character; what it has besides is filled in.
fn thing(id: &str, name: &Names, kind: String, faction: Option<Faction>) -> Thing {
    Thing {
        id: id.to_owned(),
        name: name.clone(),
        kind,
        parts: Vec::new(),
        bearers: Vec::new(),
        slots: Vec::new(),
        points: 0,
        sides: faction.iter().map(word).collect(),
        unique: true,
        words: Vec::new(),
        worth: None,
        card: Value::Null,
    }
}

fn character(own: &Character) -> Thing {
    let sheet = Sheet {
        seat: kernel::Seat(0),
        character: own.clone(),
        weapons: Vec::new(),
        items: Vec::new(),
    };
    let card = json!({
        "name": own.name, "figure": own.figure, "cost": own.cost, "health": own.health,
        "strength": own.strength, "perception": own.perception, "power": own.power,
        "toughness": own.toughness, "spirit": own.spirit, "speed": own.speed,
        "skills": own.skills.iter().map(sheets::ability).collect::<Vec<_>>(),
    });
    Thing {
        parts: vec![SQUAD],
        slots: slots(own),
        points: own.cost.into(),
        words: own.skills.iter().flat_map(|skill| names(&skill.name)).collect(),
        worth: Some(worth(&sheet)),
        card,
        ..thing(&own.id, &own.name, "character".to_owned(), Some(own.faction))
    }
}

fn fate(own: &FateCard) -> Thing {
    let card = json!({
        "initiative": own.initiative, "ap": own.ap, "mana": own.mana, "bonus": own.bonus_mana,
        "text": own.text,
    });
    Thing { parts: vec![FATE], card, ..thing(&own.id, &own.name, FATE.to_owned(), own.faction) }
}

fn glory(own: &GloryCard) -> Thing {
    let card = json!({
        "initiative": own.initiative, "ap": own.ap, "mana": own.mana, "bonus": own.points,
        "text": own.text,
    });
    Thing { parts: vec![GLORY], card, ..thing(&own.id, &own.name, GLORY.to_owned(), own.faction) }
}

fn names(name: &Names) -> Vec<String> {
    let Names { en, de, pl } = name.clone();
    [Some(en), de, pl].into_iter().flatten().collect()
}

/// A kind for each place that a character has for equipment.
fn slots(character: &Character) -> Vec<String> {
    let slots = character.slots;
    let counts = [
        (word(&WeaponType::Melee), slots.melee),
        (word(&WeaponType::Ranged), slots.ranged),
        (word(&WeaponType::Spell), slots.spell),
        (word(&ItemKind::Shield), slots.shield),
        (word(&ItemKind::Armour), slots.armour),
        (word(&ItemKind::Jewellery), slots.jewellery),
    ];
    let places = |(kind, count): (String, u8)| std::iter::repeat_n(kind, count.into());
    counts.into_iter().flat_map(places).collect()
}

/// Who may carry a piece of equipment: who has a place for it, of its faction, and named if some are.
fn bearers(
    library: &Library,
    only: &[String],
    faction: Option<Faction>,
    kind: &str,
) -> Vec<String> {
    let may = |own: &&Character| {
        (only.is_empty() || only.contains(&own.id))
            && faction.is_none_or(|faction| faction == own.faction)
            && slots(own).iter().any(|slot| slot == kind)
    };
    library.all().character.iter().filter(may).map(|own| own.id.clone()).collect()
}

/// What a player brings, as a list.
fn list(player: &PlayerSetup) -> List {
    let PlayerSetup { squad, fate, glory } = player;
    let member = |own: &Member| Line {
        id: own.character.clone(),
        with: own.weapons.iter().chain(&own.items).cloned().collect(),
    };
    let cards = |ids: &[String]| ids.iter().map(|id| Line::of(id)).collect();
    List::new("battleground")
        .with_term(FACTION, word(&squad.faction))
        .with_part(SQUAD, squad.members.iter().map(member).collect())
        .with_part(FATE, cards(fate))
        .with_part(GLORY, cards(glory))
}

/// What the player of a list brings. Equipment that is no item is a weapon, known or not.
fn player_of(items: impl Fn(&str) -> bool, list: &List) -> Result<PlayerSetup, Refusal> {
    let named = list.term(FACTION).unwrap_or_default();
    let unknown = |_| Refusal::from(Refusal::SETUP).with("faction", named);
    let faction = serde_json::from_value(json!(named)).map_err(unknown)?;
    let member = |line: &Line| {
        let with = line.with.iter().cloned();
        let (items, weapons) = with.partition(|id| items(id));
        Member { character: line.id.clone(), weapons, items }
    };
    let cards = |part| list.part(part).iter().map(|line| line.id.clone()).collect();
    let members = list.part(SQUAD).iter().map(member).collect();
    Ok(PlayerSetup { squad: Squad { faction, members }, fate: cards(FATE), glory: cards(GLORY) })
}

/// What the rules of building say of a squad and its deck.
#[must_use]
pub fn weigh(library: &Library, list: &List) -> Weighed {
    let player = match player_of(|id| library.item(id).is_some(), list) {
        Ok(player) => player,
        Err(refusal) => {
            let broken = vec![Broken::part(FACTION, refusal)];
            return Weighed { broken, ..Weighed::default() };
        }
    };
    let squad = squads::judge_squad(library, &player.squad);
    let deck = squads::judge_deck(library, &player);
    let broken = squad.into_iter().chain(deck).map(|one| match one.part {
        squads::Part::Squad => Broken::part(SQUAD, one.refusal),
        squads::Part::Member(place) => Broken::line(SQUAD, place, one.refusal),
        squads::Part::Fate(place) => of_card(FATE, place, one.refusal),
        squads::Part::Glory(place) => of_card(GLORY, place, one.refusal),
    });
    let cost = |member: &Member| {
        let sheet = library.sheet(member).ok()?;
        u32::try_from(sheet.cost()).ok()
    };
    let costs: Vec<Option<u32>> = player.squad.members.iter().map(cost).collect();
    let tally = |part: &str, count: usize, most: usize| Tally {
        part: part.to_owned(),
        kind: part.to_owned(),
        count: count as u32,
        least: most as u32,
        most: most as u32,
    };
    Weighed {
        points: Some([costs.iter().flatten().sum(), MOST_POINTS.unsigned_abs()]),
        tallies: vec![
            tally(FATE, player.fate.len(), FATE_CARDS),
            tally(GLORY, player.glory.len(), GLORY_CARDS),
        ],
        broken: broken.collect(),
        costs: BTreeMap::from([(SQUAD.to_owned(), costs)]),
    }
}

fn of_card(part: &str, place: Option<usize>, refusal: Refusal) -> Broken {
    match place {
        Some(place) => Broken::line(part, place, refusal),
        None => Broken::part(part, refusal),
    }
}

/// How each character fights, with its equipment.
#[must_use]
pub fn worths(library: &Library, list: &List) -> BTreeMap<String, Vec<Option<Worth>>> {
    let Ok(player) = player_of(|id| library.item(id).is_some(), list) else {
        return BTreeMap::new();
    };
    let own = |member: &Member| library.sheet(member).ok().as_ref().map(worth);
    BTreeMap::from([(SQUAD.to_owned(), player.squad.members.iter().map(own).collect())])
}

/// The wounds of an attack on average, by the best weapon against the usual defence; and the usual
/// attacks that knock the character out: a wound for a success, two for three.
fn worth(sheet: &Sheet) -> Worth {
    let Character { strength, perception, power, toughness, health, .. } = sheet.character;
    let damage = |weapon: &Weapon| {
        let value = match weapon.kind {
            WeaponType::Melee => strength,
            WeaponType::Ranged => perception,
            WeaponType::Spell => power,
        };
        wounds(value.saturating_add_signed(weapon.dice), USUAL_DEFENCE, &weapon.effects)
    };
    let best = |melee: bool| {
        let own = sheet.weapons.iter().filter(|weapon| (weapon.kind == WeaponType::Melee) == melee);
        own.map(damage).max_by(f64::total_cmp)
    };
    // Without a melee weapon there are the fists: a wound at most (BG-ATK-17).
    let usual = |successes, wounds| TestResult { successes, wounds, effects: Vec::new() };
    let fists = || wounds(strength, USUAL_DEFENCE, &[usual(1, 1)]);
    let taken = wounds(USUAL_ATTACK, toughness, &[usual(1, 1), usual(3, 2)]);
    Worth {
        ranged: best(false),
        melee: Some(best(true).unwrap_or_else(fists)),
        survives: f64::from(health) / taken.max(0.05),
    }
}

/// The average wounds of a test against a defence.
fn wounds(dice: u8, defence: u8, results: &[TestResult]) -> f64 {
    let left = successes(dice, NEEDED).minus(&successes(defence, NEEDED));
    left.expect(|count| {
        best_result(results, count as u8).map_or(0.0, |result| result.wounds.into())
    })
}

/// A list as a setup holds it.
///
/// # Errors
/// A missing or unknown faction.
pub fn brought(library: &Library, list: &List) -> Result<Value, Refusal> {
    Ok(json!(player_of(|id| library.item(id).is_some(), list)?))
}

/// Lets the player at a seat bring a squad and its deck.
///
/// # Errors
/// A missing or unknown faction, or a seat that there is not.
pub fn bring(library: &Library, setup: &mut Setup, seat: Seat, list: &List) -> Result<(), Refusal> {
    let nobody = || Refusal::from(Refusal::SETUP).with("seat", seat);
    let own = setup.players.get_mut(seat.index()).ok_or_else(nobody)?;
    *own = player_of(|id| library.item(id).is_some(), list)?;
    Ok(())
}

/// What a player brings, as a list; a squad alone has no deck yet.
///
/// # Errors
/// What is no squad.
pub fn listed(_: &Library, brought: Value) -> Result<List, Refusal> {
    let squad = |brought| {
        let squad: Squad = serde_json::from_value(brought)?;
        Ok(PlayerSetup { squad, fate: Vec::new(), glory: Vec::new() })
    };
    let whole: Result<PlayerSetup, serde_json::Error> = serde_json::from_value(brought.clone());
    match whole.or_else(|fault| squad(brought).map_err(|_: serde_json::Error| fault)) {
        Ok(player) => Ok(list(&player)),
        Err(fault) => Err(Refusal::from(Refusal::MALFORMED).with("fault", fault)),
    }
}
