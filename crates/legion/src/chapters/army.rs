//! Building an army (chapter "Army building").

use content::Names;
use kernel::{Refusal, Rule, Seat};
use measure::eye::Solid;
use measure::{Disc, Point};

use crate::format::Format;
use crate::keywords::building;
use crate::language::{Doing, Effect, Given};
use crate::library::Library;
use crate::pack::{Army, CommandCard, Dice, Faction, Rank, Slot, Unit, Upgrade, Weapon};
use crate::table::{Arm, MOST_UNITS, MiniId, Sheet, UnitId};

/// A rule of building that an army breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// What breaks it.
    pub part: Part,
    /// The rule, and what it was applied to.
    pub refusal: Refusal,
}

/// A part of an army.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// All its units together.
    Army,
    /// A unit, by its place in the army.
    Unit(usize),
    /// The command cards.
    Hand,
}

/// The rule for the number of units of a rank.
fn rule_of(format: &Format, rank: Rank) -> Rule {
    Rule(match (rank, format.epic) {
        (Rank::Commander, false) => "LG-RANK-03",
        (Rank::Operative, false) => "LG-RANK-04",
        (Rank::Corps, false) => "LG-RANK-05",
        (Rank::SpecialForces, false) => "LG-RANK-06",
        (Rank::Support, false) => "LG-RANK-07",
        (Rank::Heavy, false) => "LG-RANK-08",
        (Rank::Commander, true) => "LG-EPIC-10",
        (Rank::Operative, true) => "LG-EPIC-11",
        (Rank::Corps, true) => "LG-EPIC-12",
        (Rank::SpecialForces, true) => "LG-EPIC-13",
        (Rank::Support, true) => "LG-EPIC-14",
        (Rank::Heavy, true) => "LG-EPIC-15",
    })
}

/// The units of an army on their sheets, if it keeps the rules of building.
///
/// # Errors
/// The first rule it breaks, or what is unknown.
pub fn muster(
    library: &Library,
    format: &Format,
    seat: Seat,
    army: &Army,
    first: u16,
) -> Result<Vec<Sheet>, Refusal> {
    has_room(army)?;
    let (sheets, broken) = judge(library, format, seat, army, first);
    broken.into_iter().next().map_or(Ok(sheets), |broken| Err(broken.refusal))
}

/// The units of all armies on their sheets, if each keeps the rules of building and those of a team
/// keep them together.
///
/// # Errors
/// The first rule they break, or what is unknown.
pub fn muster_all(
    library: &Library,
    format: &Format,
    armies: &[Army],
) -> Result<Vec<Sheet>, Refusal> {
    if armies.len() != format.seats() {
        return Err(Refusal::from(Refusal::SETUP).with("armies", armies.len()));
    }
    let mut units: Vec<Sheet> = Vec::new();
    for (seat, army) in (0..).map(Seat).zip(armies) {
        let minis: usize = units.iter().map(|sheet| sheet.minis.len()).sum();
        let first = u16::try_from(minis).map_err(|_| unknown("minis", &minis.to_string()))?;
        units.extend(muster(library, format, seat, army, first)?);
    }
    for team in Seat::first(2).filter(|_| format.armies_per_side > 1) {
        let team: Vec<&Sheet> = units.iter().filter(|sheet| sheet.seat.is_with(team)).collect();
        allied(&team).map_or(Ok(()), Err)?;
    }
    Ok(units)
}

/// What the armies of a team break together: one faction (LG-TEAM-04), each unique card once
/// (LG-TEAM-05).
#[must_use]
pub fn allied(team: &[&Sheet]) -> Option<Refusal> {
    let mut factions = team.iter().map(|sheet| sheet.unit.faction);
    let first = factions.next();
    if factions.any(|faction| Some(faction) != first) {
        return Some(Rule("LG-TEAM-04").into());
    }
    let twice = twice(team.iter().copied());
    twice.map(|name| Refusal::from(Rule("LG-TEAM-05")).with("name", name))
}

/// Refuses more than any army has, so that judging it takes no time.
///
/// # Errors
/// What there is too much of.
pub fn has_room(army: &Army) -> Result<(), Refusal> {
    let upgrades = army.units.iter().map(|entry| entry.upgrades.len()).max().unwrap_or(0);
    let counts = [
        ("units", army.units.len()),
        ("upgrades", upgrades),
        ("command cards", army.commands.len()),
    ];
    match counts.into_iter().find(|(_, count)| *count > MOST_UNITS / 2) {
        Some((what, count)) => Err(Refusal::from(Refusal::SETUP).with(what, count)),
        None => Ok(()),
    }
}

/// The units of an army that are known, on their sheets, and every rule of building that they break.
#[must_use]
pub fn judge(
    library: &Library,
    format: &Format,
    seat: Seat,
    army: &Army,
    first: u16,
) -> (Vec<Sheet>, Vec<Broken>) {
    let (sheets, mut broken) = assemble(library, seat, army, first);
    let whole = whole(format, &sheets).into_iter();
    broken.extend(whole.map(|refusal| Broken { part: Part::Army, refusal }));
    (sheets, broken)
}

/// The units of an army that are known, on their sheets, and the rules that each breaks for itself.
#[must_use]
pub fn assemble(
    library: &Library,
    seat: Seat,
    army: &Army,
    first: u16,
) -> (Vec<Sheet>, Vec<Broken>) {
    let mut sheets: Vec<Sheet> = Vec::new();
    let mut broken: Vec<Broken> = Vec::new();
    let mut next = first;
    for (place, entry) in army.units.iter().enumerate() {
        let part = Part::Unit(place);
        let mut refuse = |refusal| broken.push(Broken { part, refusal });
        let Some(unit) = library.unit(&entry.unit) else {
            refuse(unknown("unit", &entry.unit));
            continue;
        };
        let (known, missing): (Vec<_>, Vec<_>) =
            entry.upgrades.iter().map(|id| library.upgrade(id).ok_or(id)).partition(Result::is_ok);
        let upgrades: Vec<&Upgrade> = known.into_iter().flatten().collect();
        missing.into_iter().filter_map(Result::err).for_each(|id| refuse(unknown("upgrade", id)));
        equip(unit, &upgrades).into_iter().for_each(refuse);
        let upgrades: Vec<Upgrade> = upgrades.into_iter().cloned().collect();
        let sheet = equipped(seat, unit.clone(), upgrades, MiniId(next));
        next = next.saturating_add(sheet.minis.len() as u16);
        sheets.push(sheet);
    }
    (sheets, broken)
}

fn unknown(what: &'static str, id: &str) -> Refusal {
    Refusal::from(Refusal::SETUP).with(what, id)
}

/// What an army costs.
#[must_use]
pub fn points(sheets: &[Sheet]) -> u32 {
    sheets.iter().map(|sheet| u32::from(sheet.points)).sum()
}

/// How many units of a rank an army of these may have.
#[must_use]
pub fn most(format: &Format, sheets: &[Sheet], rank: Rank) -> usize {
    usize::from(format.rank(rank)[1]) + building::entourage(sheets, rank)
}

/// How many units of a rank there are.
#[must_use]
pub fn count(sheets: &[Sheet], rank: Rank) -> usize {
    sheets.iter().filter(|sheet| sheet.unit.rank == rank).count()
}

/// What all units together break.
fn whole(format: &Format, sheets: &[Sheet]) -> Vec<Refusal> {
    let mut broken = excess(format, sheets);
    for rank in Rank::ALL {
        let (count, [least, _]) = (count(sheets, rank), format.rank(rank));
        if count < usize::from(least) {
            broken.push(miscounted(format, rank, count).with("at least", least));
        }
    }
    broken
}

/// A wrong number of units of a rank (LG-RANK-03 to LG-RANK-08, LG-EPIC-10 to LG-EPIC-15).
fn miscounted(format: &Format, rank: Rank, count: usize) -> Refusal {
    Refusal::from(rule_of(format, rank)).with("rank", ruleset::word(&rank)).with("units", count)
}

/// What more units would not mend: too many points (LG-BUILD-02, LG-EPIC-03, LG-TEAM-03), too many units of a
/// rank, two factions (LG-BUILD-05), a unique name twice (LG-BUILD-22).
#[must_use]
pub fn excess(format: &Format, sheets: &[Sheet]) -> Vec<Refusal> {
    let mut broken: Vec<Refusal> = Vec::new();
    let points = points(sheets);
    if points > u32::from(format.points) {
        let rule = Rule(match (format.epic, format.armies_per_side) {
            (true, _) => "LG-EPIC-03",
            (false, 1) => "LG-BUILD-02",
            (false, _) => "LG-TEAM-03",
        });
        let refusal = Refusal::from(rule).with("points", points);
        broken.push(refusal.with("at most", format.points));
    }
    for rank in Rank::ALL {
        let (count, most) = (count(sheets, rank), most(format, sheets, rank));
        if count > most {
            broken.push(miscounted(format, rank, count).with("at most", most));
        }
    }
    let mut factions = sheets.iter().map(|sheet| sheet.unit.faction);
    let first = factions.next();
    if factions.any(|faction| Some(faction) != first) {
        broken.push(Rule("LG-BUILD-05").into());
    }
    broken.extend(unique(sheets));
    broken
}

/// No unique name twice, over unit and upgrade cards together (LG-BUILD-22).
fn unique(sheets: &[Sheet]) -> Option<Refusal> {
    twice(sheets).map(|name| Refusal::from(Rule("LG-BUILD-22")).with("name", name))
}

/// A unique name that occurs twice.
fn twice<'a>(sheets: impl IntoIterator<Item = &'a Sheet>) -> Option<&'a str> {
    repeated(sheets).first().copied()
}

/// The unique names that were there before, each time they occur again.
pub fn repeated<'a>(sheets: impl IntoIterator<Item = &'a Sheet>) -> Vec<&'a str> {
    let (mut names, mut again): (Vec<&str>, Vec<&str>) = (Vec::new(), Vec::new());
    for sheet in sheets {
        let unit = sheet.unit.unique.then_some(sheet.unit.name.en.as_str());
        let upgrades = sheet.upgrades.iter().filter(|upgrade| upgrade.unique);
        for name in unit.into_iter().chain(upgrades.map(|upgrade| upgrade.name.en.as_str())) {
            if names.contains(&name) { again.push(name) } else { names.push(name) }
        }
    }
    again
}

/// What is wrong with the upgrades of a unit: an icon of its bar for each (LG-BUILD-15), none twice
/// (LG-BUILD-16), and their restrictions (LG-BUILD-18 to LG-BUILD-20).
fn equip(unit: &Unit, upgrades: &[&Upgrade]) -> Vec<Refusal> {
    let added = upgrades.iter().flat_map(|upgrade| &upgrade.bar);
    let mut bar: Vec<Slot> = unit.upgrades.iter().chain(added.clone()).copied().collect();
    let mut broken: Vec<Refusal> = building::may_muster(unit, upgrades).err().into_iter().collect();
    for (number, upgrade) in upgrades.iter().enumerate() {
        let slot = bar.iter().position(|slot| *slot == upgrade.slot);
        let twice = upgrades[..number].iter().any(|other| other.id == upgrade.id);
        let rule = match slot {
            None => Some(Rule("LG-BUILD-15")),
            Some(_) if twice => Some(Rule("LG-BUILD-16")),
            Some(_) => restriction(unit, upgrade),
        };
        slot.map(|slot| bar.remove(slot));
        broken.extend(rule.map(|rule| Refusal::from(rule).with("upgrade", &upgrade.name.en)));
    }
    // What an upgrade added to the bar must be filled.
    if let Some(empty) = added.copied().find(|slot| bar.contains(slot)) {
        let adds = upgrades.iter().find(|upgrade| upgrade.bar.contains(&empty));
        let name = adds.map_or("", |upgrade| upgrade.name.en.as_str());
        broken.push(Refusal::from(Rule("LG-BUILD-18")).with("upgrade", name));
    }
    broken
}

/// The restriction that keeps a unit from an upgrade: to units of a name or type (LG-BUILD-18), to the dark
/// side (LG-BUILD-19) or the light side (LG-BUILD-20).
#[must_use]
pub fn restriction(unit: &Unit, upgrade: &Upgrade) -> Option<Rule> {
    let named = upgrade.units.is_empty() || upgrade.units.contains(&unit.id);
    let typed = upgrade.types.is_empty() || upgrade.types.contains(&unit.kind);
    if !named || !typed {
        return Some(Rule("LG-BUILD-18"));
    }
    let faction = upgrade.faction.filter(|faction| *faction != unit.faction)?;
    Some(Rule(if faction == Faction::Imperials { "LG-BUILD-19" } else { "LG-BUILD-20" }))
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
    let body = body(&unit);
    Sheet { seat, unit, upgrades, first, minis, weapons, points, body }
}

/// The solids of a unit's miniature: those of its card, or a cylinder over its base.
fn body(unit: &Unit) -> Vec<(Solid, bool)> {
    let part = |radius, bottom, top, post| {
        let base = Disc { centre: Point::default(), radius };
        Some((Solid::cylinder(base, bottom, top).ok()?, post))
    };
    if unit.body.is_empty() {
        return part(unit.radius(), 0, unit.height.0, false).into_iter().collect();
    }
    let parts = unit.body.iter();
    parts.filter_map(|own| part(own.radius.0, own.bottom.0, own.top.0, own.post)).collect()
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

/// The weapons of command cards come to their characters, and those of friends to whom a card lends
/// them.
pub fn lend(units: &mut [Sheet], commands: &[Vec<CommandCard>]) {
    lend_own(units, commands);
    for unit in 0..units.len() {
        let sheet = &units[unit];
        let mut lent = Vec::new();
        let cards = (0_u8..).zip(commands).flat_map(|(seat, cards)| {
            (0..).zip(cards).map(move |(number, card)| ((Seat(seat), number), card))
        });
        // A mate's card speaks of the unit as of an own one (LG-TEAM-21).
        for (id, card) in cards.filter(|((seat, _), _)| seat.is_with(sheet.seat)) {
            for lenders in card.effects.iter().filter_map(|effect| lenders(effect, sheet)) {
                let friends = (0..).zip(units.iter()).filter(|(_, friend)| {
                    friend.seat.is_with(sheet.seat) && lenders.contains(&friend.unit.id)
                });
                let arms = friends.flat_map(|(friend, own)| {
                    (0..).zip(&own.weapons).map(move |(weapon, arm)| (UnitId(friend), weapon, arm))
                });
                let own = arms.filter(|(_, _, arm)| arm.card.is_none() && !arm.joins());
                let ranged = own.filter(|(_, _, arm)| arm.weapon.range.is_some());
                lent.extend(ranged.map(|(friend, weapon, arm)| Arm {
                    card: Some(id),
                    lent: Some((friend, weapon)),
                    ..Arm::of(arm.weapon.clone())
                }));
            }
        }
        units[unit].weapons.extend(lent);
    }
}

/// Whose weapons an effect lends to a unit, by their ids.
fn lenders<'a>(effect: &'a Effect, sheet: &Sheet) -> Option<&'a [String]> {
    let lends = effect.does.iter().any(|doing| matches!(doing, Doing::LendWeapon(_)));
    let named = |given: &Given| matches!(given, Given::Units(ids) if ids.contains(&sheet.unit.id));
    let to = effect.to.as_ref().filter(|_| lends && effect.given.iter().any(named));
    to.map(|to| &to.units[..])
}

fn lend_own(units: &mut [Sheet], commands: &[Vec<CommandCard>]) {
    for sheet in units {
        for (number, card) in (0..).zip(&commands[sheet.seat.index()]) {
            let own = card.character.as_ref() == Some(&sheet.unit.id);
            if let Some(weapon) = card.weapon.clone().filter(|_| own) {
                let card = Some((sheet.seat, number));
                sheet.weapons.push(Arm { card, ..Arm::of(weapon) });
            }
        }
    }
}

/// The most pips of a command card.
pub const MOST_PIPS: u8 = 4;

/// How many command cards of each number of pips are chosen for a hand (LG-BUILD-23).
pub const HAND: [(u8, usize); 3] = [(1, 2), (2, 2), (3, 2)];

/// The hand of seven command cards, if it keeps the rules: those that were chosen, and Standing
/// Orders (LG-BUILD-26).
///
/// # Errors
/// The first rule it breaks, or what is unknown.
pub fn hand(library: &Library, army: &Army) -> Result<Vec<CommandCard>, Refusal> {
    let (cards, broken) = chosen(library, army);
    let standing = library.all().command.iter().find(|card| card.returns);
    let hand = || cards.into_iter().chain(standing).cloned().collect();
    broken.into_iter().next().map_or_else(|| Ok(hand()), Err)
}

/// The command cards that were chosen and are known, and what is wrong with them: two of each number
/// of pips (LG-BUILD-23), none twice (LG-BUILD-24), a character's only with the character
/// (LG-BUILD-25), a faction's only in it (LG-BUILD-28).
#[must_use]
pub fn chosen<'a>(library: &'a Library, army: &Army) -> (Vec<&'a CommandCard>, Vec<Refusal>) {
    let (mut cards, mut broken): (Vec<&CommandCard>, Vec<Refusal>) = (Vec::new(), Vec::new());
    for id in &army.commands {
        match library.command(id) {
            Some(card) => cards.push(card),
            None => broken.push(unknown("command card", id)),
        }
    }
    for pips in 0..=MOST_PIPS {
        let needed = HAND.iter().find(|(of, _)| *of == pips).map_or(0, |(_, needed)| *needed);
        let count = cards.iter().filter(|card| card.counts_as.unwrap_or(card.pips) == pips).count();
        if count != needed {
            let refusal = Refusal::from(Rule("LG-BUILD-23")).with("pips", pips);
            broken.push(refusal.with("cards", count).with("needed", needed));
        }
    }
    for (number, card) in cards.iter().enumerate() {
        let named = |rule: Rule| Refusal::from(rule).with("card", &card.name.en);
        if cards[..number].iter().any(|other| other.id == card.id) {
            broken.push(named(Rule("LG-BUILD-24")));
        }
        if let Some(character) = card.character.as_ref().filter(|_| !is_led(card, army)) {
            broken.push(named(Rule("LG-BUILD-25")).with("unit", character));
        }
        if is_foreign(library, card, army) {
            broken.push(named(Rule("LG-BUILD-28")));
        }
    }
    (cards, broken)
}

/// Whether the character that a command card belongs to is in the army (LG-BUILD-25).
#[must_use]
pub fn is_led(card: &CommandCard, army: &Army) -> bool {
    let has = |id: &String| army.units.iter().any(|entry| entry.unit == *id);
    card.character.as_ref().is_none_or(has)
}

/// Whether a command card belongs to another faction than the army (LG-BUILD-28).
#[must_use]
pub fn is_foreign(library: &Library, card: &CommandCard, army: &Army) -> bool {
    let mut units = army.units.iter().filter_map(|entry| library.unit(&entry.unit));
    card.faction.is_some_and(|faction| units.any(|unit| unit.faction != faction))
}
