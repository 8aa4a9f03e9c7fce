//! Armies as lists: what there is to choose, and what the rules of building say.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use content::Names;
use kernel::{Refusal, Rule, Seat};
use ruleset::lists::{
    Broken, Catalogue, Line, List, Part, Tally, Term, TermOption, Thing, Weighed, Worth, named,
};
use ruleset::word;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::army::{self, Part as Place};
use crate::attack::Terms;
use crate::format::Format;
use crate::keywords::WeaponKeyword;
use crate::library::Library;
use crate::pack::{Army, ArmyUnit, DefenceDie, Dice, Faction, Rank, Unit, Weapon};
use crate::range::BEYOND;
use crate::setup::Setup;
use crate::table::{MiniId, Sheet};
use crate::{lobby, odds, sheets};

const UNITS: &str = "units";
const COMMANDS: &str = "commands";
const FORMAT: &str = "format";

/// What armies are made of.
#[must_use]
pub fn catalogue(library: &Library) -> Catalogue {
    let all = library.all();
    let option = |format: &Format| TermOption { id: format.id.clone(), name: format.name.clone() };
    let units = all.unit.iter().map(unit);
    let bearers = bearers(library);
    let upgrades = all.upgrade.iter().map(|upgrade| Thing {
        id: upgrade.id.clone(),
        name: upgrade.name.clone(),
        kind: word(&upgrade.slot),
        parts: Vec::new(),
        bearers: bearers.get(upgrade.id.as_str()).cloned().unwrap_or_default(),
        slots: upgrade.bar.iter().map(word).collect(),
        points: upgrade.points.into(),
        sides: upgrade.faction.iter().map(word).collect(),
        unique: upgrade.unique,
        words: words(&upgrade.keywords, upgrade.weapon.iter()),
        worth: None,
        card: json!(sheets::upgrade(upgrade)),
    });
    // Standing Orders come to every hand by themselves (LG-BUILD-26).
    let commands = all.command.iter().filter(|card| !card.returns).map(|card| Thing {
        id: card.id.clone(),
        name: card.name.clone(),
        kind: pips(card.counts_as.unwrap_or(card.pips)),
        parts: vec![COMMANDS],
        bearers: Vec::new(),
        slots: Vec::new(),
        points: 0,
        sides: card.faction.iter().map(word).collect(),
        unique: true,
        words: card.character.iter().cloned().collect(),
        worth: None,
        card: json!(sheets::command(card)),
    });
    Catalogue {
        terms: vec![Term {
            id: FORMAT,
            name: named("Format", "Format", "Format"),
            options: all.format.iter().map(option).collect(),
            optional: false,
        }],
        parts: vec![
            Part { id: UNITS, name: named("Units", "Einheiten", "Jednostki"), places: vec![] },
            Part {
                id: COMMANDS,
                name: named("Command cards", "Kommandokarten", "Karty dowodzenia"),
                places: vec![],
            },
        ],
        things: units.chain(upgrades).chain(commands).collect(),
        ready: ready(library),
    }
}

fn unit(unit: &Unit) -> Thing {
    let sheet = army::equipped(Seat(0), unit.clone(), Vec::new(), MiniId(0));
    Thing {
        id: unit.id.clone(),
        name: unit.name.clone(),
        kind: word(&unit.rank),
        parts: vec![UNITS],
        bearers: Vec::new(),
        slots: unit.upgrades.iter().map(word).collect(),
        points: unit.points.into(),
        sides: vec![word(&unit.faction)],
        unique: unit.unique,
        words: words(&unit.keywords, unit.weapon.iter()),
        worth: Some(worth(&sheet)),
        card: json!(sheets::card(unit)),
    }
}

fn pips(count: u8) -> String {
    format!("pips-{count}")
}

/// Which units may have an upgrade, by its id.
fn bearers(library: &Library) -> BTreeMap<String, Vec<String>> {
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for unit in &library.all().unit {
        for upgrade in lobby::upgrades(library, unit) {
            all.entry(upgrade).or_default().push(unit.id.clone());
        }
    }
    all
}

/// Keywords by their ids, weapons by their names.
fn words<'w>(
    keywords: &[crate::keywords::Keyword],
    weapons: impl Iterator<Item = &'w Weapon>,
) -> Vec<String> {
    let id = |keyword: Value| match keyword {
        Value::String(word) => Some(word),
        Value::Object(fields) => fields.keys().next().cloned(),
        _ => None,
    };
    let mut all: Vec<String> = keywords.iter().filter_map(|own| id(json!(own))).collect();
    for weapon in weapons {
        let Names { en, de, pl } = weapon.name.clone();
        all.extend([Some(en), de, pl].into_iter().flatten());
        all.extend(weapon.keywords.iter().filter_map(|own| id(json!(own))));
    }
    all
}

/// The ready armies, each with the smallest format whose rules it keeps.
fn ready(library: &Library) -> Vec<List> {
    let all = library.all();
    let fits = |army: &Army| {
        let keeps = |format: &&Format| {
            army::muster(library, format, Seat(0), army, 0).is_ok()
                && army::hand(library, army).is_ok()
        };
        all.format.iter().filter(keeps).min_by_key(|format| format.points)
    };
    let armies = all.army.iter().filter_map(|army| Some(list(&fits(army)?.id, army)));
    armies.collect()
}

/// An army as a list.
fn list(format: &str, army: &Army) -> List {
    let units = army
        .units
        .iter()
        .map(|entry| Line { id: entry.unit.clone(), with: entry.upgrades.clone() });
    let commands = army.commands.iter().map(|id| Line::of(id));
    let mut list = List::new("legion").with_term(FORMAT, format);
    list.name = army.id.clone().unwrap_or_default();
    list.with_part(UNITS, units.collect()).with_part(COMMANDS, commands.collect())
}

/// The army of a list.
fn army_of(list: &List) -> Army {
    let units = list
        .part(UNITS)
        .iter()
        .map(|line| ArmyUnit { unit: line.id.clone(), upgrades: line.with.clone() });
    let commands = list.part(COMMANDS).iter().map(|line| line.id.clone());
    Army { id: None, units: units.collect(), commands: commands.collect() }
}

/// What the rules of building say of an army.
#[must_use]
pub fn weigh(library: &Library, list: &List) -> Weighed {
    let wrong = |part: &str, refusal| Weighed {
        broken: vec![Broken::part(part, refusal)],
        ..Weighed::default()
    };
    let army = army_of(list);
    if let Err(refusal) = army::has_room(&army) {
        return wrong(UNITS, refusal);
    }
    let named = list.term(FORMAT).unwrap_or_default();
    let Some(format) = library.format(named) else {
        return wrong(FORMAT, Refusal::from(Refusal::SETUP).with("format", named));
    };
    let (sheets, judged) = army::judge(library, format, Seat(0), &army, 0);
    let units = judged.into_iter().map(|one| match one.part {
        Place::Unit(place) => Broken::line(UNITS, place, one.refusal),
        Place::Army | Place::Hand => whole(&sheets, one.refusal),
    });
    let (cards, hand) = army::chosen(library, &army);
    let hand = hand.into_iter().map(|refusal| Broken::part(COMMANDS, refusal));
    let ranks = Rank::ALL.into_iter().map(|rank| Tally {
        part: UNITS.to_owned(),
        kind: word(&rank),
        count: army::count(&sheets, rank) as u32,
        least: format.rank(rank)[0].into(),
        most: army::most(format, &sheets, rank) as u32,
    });
    let hands = army::HAND.into_iter().map(|(count, needed)| {
        let own = cards.iter().filter(|card| card.counts_as.unwrap_or(card.pips) == count);
        let (part, kind) = (COMMANDS.to_owned(), pips(count));
        let (least, most) = (needed as u32, needed as u32);
        Tally { part, kind, count: own.count() as u32, least, most }
    });
    let mut costs = sheets.iter().map(|sheet| u32::from(sheet.points));
    let cost = |entry: &ArmyUnit| library.unit(&entry.unit).and_then(|_| costs.next());
    let costs = army.units.iter().map(cost).collect();
    Weighed {
        points: Some([army::points(&sheets), format.points.into()]),
        tallies: ranks.chain(hands).collect(),
        costs: BTreeMap::from([(UNITS.to_owned(), costs)]),
        broken: units.chain(hand).collect(),
    }
}

/// What all units break together. Of two factions the smaller part is too much; of a unique name every
/// card but one.
fn whole(sheets: &[Sheet], refusal: Refusal) -> Broken {
    let mut broken = Broken::part(UNITS, refusal);
    let gap = match broken.refusal.rule {
        Rule("LG-BUILD-05") => {
            let of = |one| sheets.iter().filter(|sheet| sheet.unit.faction == one).count();
            of(Faction::Rebels).min(of(Faction::Imperials))
        }
        Rule("LG-BUILD-22") => army::repeated(sheets).len(),
        _ => broken.gap as usize,
    };
    broken.gap = gap.max(1) as u32;
    broken
}

/// How each unit fights, with its upgrades.
#[must_use]
pub fn worths(library: &Library, list: &List) -> BTreeMap<String, Vec<Option<Worth>>> {
    let army = army_of(list);
    if army::has_room(&army).is_err() {
        return BTreeMap::new();
    }
    let (sheets, _) = army::assemble(library, Seat(0), &army, 0);
    let mut worths = sheets.iter().map(worth);
    let own = |entry: &ArmyUnit| library.unit(&entry.unit).and_then(|_| worths.next());
    BTreeMap::from([(UNITS.to_owned(), army.units.iter().map(own).collect())])
}

/// The wounds that a unit deals on average to troopers in the open with a white die without surges,
/// and the hits that it takes to defeat it: each is blocked as its own die blocks.
fn worth(sheet: &Sheet) -> Worth {
    let ranged = (1..=BEYOND).filter_map(|range| damage(sheet, Some(range)));
    let sides = sheet.unit.defence.blocks() + u8::from(sheet.unit.defence_surge);
    let block = f64::from(sides) / f64::from(DefenceDie::SIDES);
    let wounds = sheet.minis.len() as f64 * f64::from(sheet.unit.wounds);
    Worth {
        ranged: ranged.max_by(f64::total_cmp),
        melee: damage(sheet, None),
        survives: wounds / (1.0 - block),
    }
}

/// The average wounds of an attack at a range, or in melee, with every miniature's best weapon.
fn damage(sheet: &Sheet, range: Option<u8>) -> Option<f64> {
    let usable = |weapon: &Weapon| match range {
        Some(range) => weapon.range.is_some_and(|[least, most]| (least..=most).contains(&range)),
        None => weapon.melee,
    };
    let (mut dice, mut pierce, mut surge) = (Dice::default(), 0, sheet.unit.attack_surge);
    let mut armed = false;
    for own in &sheet.minis {
        let arms = sheet.weapons.iter().filter(|arm| {
            arm.card.is_none()
                && !arm.joins()
                && (!arm.bearer_only || arm.upgrade == *own)
                && usable(&arm.weapon)
        });
        let strongest = |weapon: &Weapon| {
            let Dice { red, black, white } = weapon.dice;
            Reverse(6 * u16::from(red) + 4 * u16::from(black) + 2 * u16::from(white))
        };
        let Some(arm) = arms.min_by_key(|arm| strongest(&arm.weapon)) else { continue };
        armed = true;
        dice.add(arm.weapon.dice);
        surge = surge.max(arm.weapon.surge);
        pierce += arm.weapon.keywords.iter().map(pierced).sum::<u8>();
    }
    let terms = Terms { surge, pierce, ..Terms::plain(dice, DefenceDie::White) };
    armed.then(|| odds::distribution(&terms).mean())
}

fn pierced(keyword: &WeaponKeyword) -> u8 {
    if let WeaponKeyword::Pierce(blocks) = keyword { *blocks } else { 0 }
}

/// A list as a setup holds it: the format and the army.
///
/// # Errors
/// A missing format.
pub fn brought(_: &Library, list: &List) -> Result<Value, Refusal> {
    let missing = || Refusal::from(Refusal::SETUP).with("missing", FORMAT);
    let format = list.term(FORMAT).ok_or_else(missing)?;
    Ok(json!({ "format": format, "army": army_of(list) }))
}

/// Lets the player at a seat bring an army.
///
/// # Errors
/// A format that is not the setup's, or a seat that there is not.
pub fn bring(_: &Library, setup: &mut Setup, seat: Seat, list: &List) -> Result<(), Refusal> {
    let nobody = || Refusal::from(Refusal::SETUP).with("seat", seat);
    let format = list.term(FORMAT).unwrap_or_default();
    if format != setup.format {
        return Err(Refusal::from(Refusal::SETUP).with(FORMAT, format));
    }
    let own = setup.armies.get_mut(seat.index()).ok_or_else(nobody)?;
    *own = army_of(list);
    Ok(())
}

/// An army with its format, or one as a pack holds it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Brought {
    Whole { format: String, army: Army },
    Army(Army),
}

/// An army as a list; of the usual format if it names none.
///
/// # Errors
/// What is no army.
pub fn listed(library: &Library, brought: Value) -> Result<List, Refusal> {
    let usual = library.format_or_first(None).map_or("", |format| format.id.as_str());
    match serde_json::from_value(brought) {
        Ok(Brought::Whole { format, army }) => Ok(list(&format, &army)),
        Ok(Brought::Army(army)) => Ok(list(usual, &army)),
        Err(fault) => Err(Refusal::from(Refusal::MALFORMED).with("fault", fault)),
    }
}
