//! Building an army (chapter "Army building").

use content::Names;
use kernel::{Refusal, Rule, Seat};

use crate::keywords::building;
use crate::library::Library;
use crate::pack::{Army, ArmyUnit, CommandCard, Dice, Faction, Rank, Slot, Unit, Upgrade, Weapon};
use crate::table::{Arm, MiniId, Sheet};

/// The point limit of a standard army (LG-BUILD-02).
pub const LIMIT: u16 = 800;

/// How an army is built: a standard one, or a small one to learn the game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Size {
    /// 800 points and all ranks as the book asks (LG-RANK-03 to LG-RANK-08).
    #[default]
    Standard,
    /// Any ranks, any points up to the limit, at least one commander.
    Learning,
}

/// How many units of each rank a standard army has: at least and at most.
fn of_rank(rank: Rank) -> (usize, usize, &'static str) {
    match rank {
        Rank::Commander => (1, 2, "LG-RANK-03"),
        Rank::Operative => (0, 2, "LG-RANK-04"),
        Rank::Corps => (3, 6, "LG-RANK-05"),
        Rank::SpecialForces => (0, 3, "LG-RANK-06"),
        Rank::Support => (0, 3, "LG-RANK-07"),
        Rank::Heavy => (0, 2, "LG-RANK-08"),
    }
}

/// The units of an army on their sheets, if it keeps the rules of building.
///
/// # Errors
/// The rule it breaks, or what is unknown.
pub fn muster(
    library: &Library,
    size: Size,
    seat: Seat,
    army: &Army,
    first: u8,
) -> Result<Vec<Sheet>, Refusal> {
    let mut sheets: Vec<Sheet> = Vec::new();
    let mut next = first;
    for entry in &army.units {
        let sheet = sheet(library, seat, entry, MiniId(next))?;
        next = next.checked_add(sheet.minis.len() as u8).ok_or(Refusal::SETUP)?;
        sheets.push(sheet);
    }
    let points: u32 = sheets.iter().map(|sheet| u32::from(sheet.points)).sum();
    if points > u32::from(LIMIT) {
        return Err(Refusal::from(Rule("LG-BUILD-02")).with("points", points));
    }
    ranks(&sheets, size)?;
    let factions = sheets.iter().map(|sheet| sheet.unit.faction);
    if factions.clone().any(|faction| Some(faction) != sheets.first().map(|s| s.unit.faction)) {
        return Err(Rule("LG-BUILD-05").into());
    }
    unique(&sheets)?;
    Ok(sheets)
}

fn ranks(sheets: &[Sheet], size: Size) -> Result<(), Refusal> {
    for rank in Rank::ALL {
        let count = sheets.iter().filter(|sheet| sheet.unit.rank == rank).count();
        let (least, most, rule) = of_rank(rank);
        let most = most + building::entourage(sheets, rank);
        let small = size == Size::Learning && rank != Rank::Commander;
        let least = if small { 0 } else { least };
        if !(least..=most).contains(&count) {
            return Err(Refusal::from(Rule(rule)).with("units", count));
        }
    }
    Ok(())
}

/// No unique name twice, over unit and upgrade cards together (LG-BUILD-22).
fn unique(sheets: &[Sheet]) -> Result<(), Refusal> {
    let mut names: Vec<&str> = Vec::new();
    for sheet in sheets {
        let unit = sheet.unit.unique.then_some(sheet.unit.name.en.as_str());
        let upgrades = sheet.upgrades.iter().filter(|upgrade| upgrade.unique);
        for name in unit.into_iter().chain(upgrades.map(|upgrade| upgrade.name.en.as_str())) {
            if names.contains(&name) {
                return Err(Refusal::from(Rule("LG-BUILD-22")).with("name", name));
            }
            names.push(name);
        }
    }
    Ok(())
}

fn sheet(library: &Library, seat: Seat, entry: &ArmyUnit, first: MiniId) -> Result<Sheet, Refusal> {
    let unknown = |what: &'static str, id: &str| Refusal::from(Refusal::SETUP).with(what, id);
    let unit = library.unit(&entry.unit).ok_or_else(|| unknown("unit", &entry.unit))?;
    let upgrade = |id: &String| library.upgrade(id).ok_or_else(|| unknown("upgrade", id));
    let upgrades =
        entry.upgrades.iter().map(upgrade).collect::<Result<Vec<&Upgrade>, Refusal>>()?;
    equip(unit, &upgrades)?;
    let upgrades: Vec<Upgrade> = upgrades.into_iter().cloned().collect();
    Ok(equipped(seat, unit.clone(), upgrades, first))
}

/// Whether a unit can have these upgrades: an icon of its bar for each (LG-BUILD-15), none twice
/// (LG-BUILD-16), and their restrictions (LG-BUILD-18 to LG-BUILD-20).
fn equip(unit: &Unit, upgrades: &[&Upgrade]) -> Result<(), Refusal> {
    building::may_muster(unit, upgrades)?;
    let added = upgrades.iter().flat_map(|upgrade| &upgrade.bar);
    let mut bar: Vec<Slot> = unit.upgrades.iter().chain(added.clone()).copied().collect();
    for (number, upgrade) in upgrades.iter().enumerate() {
        let refuse =
            |rule: &'static str| Err(Refusal::from(Rule(rule)).with("upgrade", &upgrade.name.en));
        let Some(slot) = bar.iter().position(|slot| *slot == upgrade.slot) else {
            return refuse("LG-BUILD-15");
        };
        bar.remove(slot);
        if upgrades[..number].iter().any(|other| other.id == upgrade.id) {
            return refuse("LG-BUILD-16");
        }
        if !upgrade.units.is_empty() && !upgrade.units.contains(&unit.id) {
            return refuse("LG-BUILD-18");
        }
        if !upgrade.types.is_empty() && !upgrade.types.contains(&unit.kind) {
            return refuse("LG-BUILD-18");
        }
        if upgrade.faction.is_some_and(|faction| faction != unit.faction) {
            let dark = upgrade.faction == Some(Faction::Imperials);
            return refuse(if dark { "LG-BUILD-19" } else { "LG-BUILD-20" });
        }
    }
    // What an upgrade added to the bar must be filled.
    if let Some(empty) = added.copied().find(|slot| bar.contains(slot)) {
        let adds = upgrades.iter().find(|upgrade| upgrade.bar.contains(&empty));
        let name = adds.map_or("", |upgrade| upgrade.name.en.as_str());
        return Err(Refusal::from(Rule("LG-BUILD-18")).with("upgrade", name));
    }
    Ok(())
}

/// A unit with its upgrades on its sheet.
#[must_use]
pub fn equipped(seat: Seat, unit: Unit, upgrades: Vec<Upgrade>, first: MiniId) -> Sheet {
    let mut minis: Vec<Option<u8>> = vec![None; usize::from(unit.minis)];
    let mut weapons: Vec<Arm> = unit.weapon.iter().cloned().map(Arm::of).collect();
    let mut points = unit.points;
    for (number, upgrade) in upgrades.iter().enumerate() {
        let number = Some(number as u8);
        points = points.saturating_add(upgrade.points);
        if upgrade.adds_mini {
            let place = if building::leads(&unit, upgrade) { 0 } else { minis.len() };
            minis.insert(place, number);
        }
        if let Some(weapon) = upgrade.weapon.clone() {
            let (bearer_only, joins_fixed) = (upgrade.adds_mini, upgrade.joins_fixed);
            weapons.push(Arm { upgrade: number, bearer_only, joins_fixed, ..Arm::of(weapon) });
        }
        let thrown = unit.weapon.iter().filter_map(|weapon| throw(weapon, upgrade));
        weapons.extend(thrown.map(|weapon| Arm {
            upgrade: number,
            thrown: true,
            ..Arm::of(weapon)
        }));
    }
    Sheet { seat, unit, upgrades, first, minis, weapons, points }
}

/// A melee weapon as an upgrade lets it be thrown: with half of its dice, rounded up.
fn throw(weapon: &Weapon, upgrade: &Upgrade) -> Option<Weapon> {
    let range = upgrade.throws.filter(|_| weapon.melee);
    let Dice { red, black, white } = weapon.dice;
    // Of dice of several colours the better ones are kept.
    let most = (red + black + white).div_ceil(2);
    let red = red.min(most);
    let black = black.min(most - red);
    let dice = Dice { red, black, white: white.min(most - red - black) };
    let named = |own: &str, card: &str| format!("{own} ({card})");
    let name = Names {
        en: named(&weapon.name.en, &upgrade.name.en),
        de: weapon.name.de.as_ref().zip(upgrade.name.de.as_ref()).map(|(w, u)| named(w, u)),
        pl: weapon.name.pl.as_ref().zip(upgrade.name.pl.as_ref()).map(|(w, u)| named(w, u)),
    };
    range.map(|range| Weapon { name, melee: false, range: Some(range), dice, ..weapon.clone() })
}

/// The weapons of command cards come to their characters.
pub fn lend(units: &mut [Sheet], commands: &[Vec<CommandCard>; 2]) {
    for sheet in units {
        for (number, card) in (0..).zip(&commands[sheet.seat.index()]) {
            let own = card.character.as_ref() == Some(&sheet.unit.id);
            if let Some(weapon) = card.weapon.clone().filter(|_| own) {
                sheet.weapons.push(Arm { card: Some(number), ..Arm::of(weapon) });
            }
        }
    }
}

/// The hand of seven command cards: two of each number of pips (LG-BUILD-23), none twice
/// (LG-BUILD-24), a character's only with the character (LG-BUILD-25), a faction's only in it
/// (LG-BUILD-28), and Standing Orders (LG-BUILD-26).
///
/// # Errors
/// The rule it breaks, or what is unknown.
pub fn hand(library: &Library, army: &Army) -> Result<Vec<CommandCard>, Refusal> {
    let card = |id: &String| {
        let unknown = || Refusal::from(Refusal::SETUP).with("command card", id);
        library.command(id).cloned().ok_or_else(unknown)
    };
    let mut cards =
        army.commands.iter().map(card).collect::<Result<Vec<CommandCard>, Refusal>>()?;
    for pips in 1..=3 {
        let count = cards.iter().filter(|card| card.counts_as.unwrap_or(card.pips) == pips).count();
        if count != 2 || cards.len() != 6 {
            return Err(Refusal::from(Rule("LG-BUILD-23")).with("pips", pips).with("cards", count));
        }
    }
    for (number, card) in cards.iter().enumerate() {
        if cards[..number].iter().any(|other| other.id == card.id) {
            return Err(Refusal::from(Rule("LG-BUILD-24")).with("card", &card.name.en));
        }
        let mut units = army.units.iter();
        let has = |id: &String| units.any(|entry| entry.unit == *id);
        if !card.character.as_ref().is_none_or(has) {
            return Err(Refusal::from(Rule("LG-BUILD-25")).with("card", &card.name.en));
        }
        let other = |faction: Faction| {
            let mut own = army.units.iter().filter_map(|entry| library.unit(&entry.unit));
            own.any(|unit| unit.faction != faction)
        };
        if card.faction.is_some_and(other) {
            return Err(Refusal::from(Rule("LG-BUILD-28")).with("card", &card.name.en));
        }
    }
    let standing = library.all().command.iter().find(|card| card.returns);
    cards.extend(standing.cloned());
    Ok(cards)
}
