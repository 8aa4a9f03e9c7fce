//! The units of a position: sheets, tokens, places.

use std::collections::BTreeMap;

use content::Read;
use kernel::Seat;
use measure::{LIMIT, Length, Millimetres, Point, overlap};

use super::cases::{Places, UnitCase};
use super::{Position, SEATS, StageCase, Wrong, core, effective, seat, wrong};
use crate::language::Condition;
use crate::pack::{PackFile, Stance, Unit, Values};
use crate::question::OrderCard;
use crate::state::{State, Unit as UnitState, Waiting};
use crate::table::{CharacterId, MOST_CHARACTERS, MOST_UNITS, Sheet, Spot, Table, UnitId, Walk};
use crate::terrain::Terrain;

/// Units of one player.
const MOST_OWN_UNITS: usize = 6;
/// Dice or tokens of a kind.
const MOST_NUMBER: u8 = 30;

/// The units in the order of the table, player 1's first.
pub(super) struct Team<'a> {
    pub(super) sheets: Vec<Sheet>,
    pub(super) units: Vec<UnitState>,
    pub(super) cases: Vec<(usize, &'a UnitCase)>,
}

impl<'a> Team<'a> {
    pub(super) fn of(cases: &'a [UnitCase]) -> Result<Team<'a>, Wrong> {
        if cases.is_empty() || cases.len() > MOST_UNITS {
            return Err(wrong("unit", format!("expected 1 to {MOST_UNITS} units")));
        }
        let mut cases: Vec<(usize, &UnitCase)> = cases.iter().enumerate().collect();
        cases.sort_by_key(|(_, case)| case.player);
        let mut team = Team { sheets: Vec::new(), units: Vec::new(), cases };
        let mut first = 0usize;
        for (i, case) in team.cases.clone() {
            let sheet = sheet(case, i, first)?;
            first += usize::from(sheet.unit.characters);
            if first > MOST_CHARACTERS {
                let message = format!("expected at most {MOST_CHARACTERS} in all");
                return Err(wrong(format!("unit[{i}].characters"), message));
            }
            team.units.push(tokens(case, i, &sheet)?);
            team.sheets.push(sheet);
        }
        team.check()?;
        Ok(team)
    }

    fn check(&self) -> Result<(), Wrong> {
        let mut names: Vec<String> = vec!["shatterpoint".to_owned()];
        for (&(i, _), sheet) in self.cases.iter().zip(&self.sheets) {
            let name = sheet.unit.name.en.to_lowercase();
            let characters = (1..=sheet.unit.characters).map(|n| format!("{name} {n}"));
            let own: Vec<String> = match sheet.unit.characters {
                1 => vec![name],
                _ => characters.chain([name.clone()]).collect(),
            };
            if own.iter().any(|name| names.contains(name)) {
                let message = "used twice, expected distinct names";
                return Err(wrong(format!("unit[{i}].name"), message));
            }
            names.extend(own);
        }
        let most = |seat: Seat| self.sheets.iter().filter(|sheet| sheet.seat == seat).count();
        if SEATS.into_iter().any(|seat| most(seat) > MOST_OWN_UNITS) {
            return Err(wrong("unit", format!("expected at most {MOST_OWN_UNITS} for a player")));
        }
        Ok(())
    }

    pub(super) fn named(&self, name: &str) -> Option<UnitId> {
        let same = |sheet: &Sheet| sheet.unit.name.en.eq_ignore_ascii_case(name.trim());
        self.sheets.iter().position(same).map(|n| UnitId(n as u8))
    }

    pub(super) fn order_card(&self, name: &str) -> Option<OrderCard> {
        if name.eq_ignore_ascii_case("shatterpoint") {
            return Some(OrderCard::Shatterpoint);
        }
        self.named(name).map(OrderCard::Unit)
    }

    /// Whether nobody of a squad is missing on the battlefield; so also if there is no such squad.
    pub(super) fn is_deployed(&self, seat: Seat, squad: u8) -> bool {
        let own = self.cases.iter().zip(&self.sheets);
        let mut own = own.filter(|(_, sheet)| sheet.seat == seat && sheet.squad == squad);
        own.all(|((_, case), _)| case.at.is_some() || case.defeated)
    }

    /// Puts the characters on the battlefield.
    pub(super) fn place(&self, position: &Position, state: &mut State) -> Result<(), Wrong> {
        for (n, &(i, case)) in self.cases.iter().enumerate() {
            let unit = UnitId(n as u8);
            let field = format!("unit[{i}].at");
            for character in state.table.characters_of(unit) {
                state.waiting[character.index()] = Waiting {
                    focus: case.focus,
                    sharpshooter: case.sharpshooter,
                    impact: case.impact,
                };
            }
            let places = match &case.at {
                Some(_) if case.defeated => {
                    return Err(wrong(field, "a defeated unit has no place"));
                }
                Some(_) if position.stage == StageCase::Setup => {
                    return Err(wrong(field, "nobody stands anywhere before the set-up"));
                }
                Some(Places::One(place)) => vec![place],
                Some(Places::Each(places)) => places.iter().collect(),
                None if case.defeated || position.stage == StageCase::Setup => continue,
                None if position.stage == StageCase::Deployment => continue,
                None if position.is_away(&state.sheet(unit).unit.name.en) => continue,
                None => {
                    let message = "missing, expected a place for each character, or `defeated`";
                    return Err(wrong(field, message));
                }
            };
            let count = usize::from(state.sheet(unit).unit.characters);
            if places.len() != count {
                return Err(wrong(field, format!("expected {count} places")));
            }
            let characters: Vec<CharacterId> = state.table.characters_of(unit).collect();
            for (number, (character, place)) in characters.into_iter().zip(places).enumerate() {
                let field = format!("{field}[{number}]");
                let spot = stand(state, character, place).map_err(|why| wrong(field, why))?;
                state.characters[character.index()] = Some(spot);
            }
        }
        for (n, &(i, case)) in self.cases.iter().enumerate() {
            if case.hunker > 0 && crate::engagement::unit_engaged(state, UnitId(n as u8)) {
                let message = "an engaged unit has no hunker tokens";
                return Err(wrong(format!("unit[{i}].hunker"), message));
            }
        }
        Ok(())
    }
}

/// A place in hundredths of a millimetre; the height only if it is stated.
pub(super) fn spot(place: &[Millimetres]) -> Result<(Point, Option<Length>), String> {
    if let Some(far) = place.iter().find(|millimetres| millimetres.0.abs() > LIMIT) {
        return Err(format!("{far} mm is too far"));
    }
    match place {
        [x, y] => Ok((Point { x: x.0, y: y.0 }, None)),
        [x, y, level] => Ok((Point { x: x.0, y: y.0 }, Some(level.0))),
        _ => Err("expected [x, y] or [x, y, height]".to_owned()),
    }
}

/// Where a character stands; without a height on the ground, else on the highest surface there.
fn stand(state: &State, character: CharacterId, place: &[Millimetres]) -> Result<Spot, String> {
    let table: &Table = &state.table;
    let (point, level) = spot(place)?;
    let base = table.base(character, point);
    if !Terrain::on_battlefield(base, table.measures.battlefield) {
        return Err("off the battlefield".to_owned());
    }
    let level = level.unwrap_or_else(|| crate::words::level_there(table, base, 0));
    table
        .terrain
        .stands(base, level)
        .map_err(|refusal| format!("cannot stand there: {refusal}"))?;
    let taken = state.standing().find(|&other| {
        let apart = |other: Spot| table.different_elevations(level, other.level);
        let other_base = state.base(other);
        other_base.is_some_and(|other| overlap::discs(base, other))
            && !state.spot(other).is_some_and(apart)
    });
    match taken {
        Some(other) => Err(format!("overlaps {}", state.character_name(other))),
        None => Ok(Spot::at(point, level)),
    }
}

fn sheet(case: &UnitCase, i: usize, first: usize) -> Result<Sheet, Wrong> {
    let field = |name: &str| format!("unit[{i}].{name}");
    let seat = seat(case.player, || field("player"))?;
    if !matches!(case.squad, 1 | 2) {
        return Err(wrong(field("squad"), "expected 1 or 2"));
    }
    let known = &core()?.all().unit;
    let pack = case.unit.as_ref().map(|id| {
        let message = format!("`{id}` is unknown, expected the id of a unit of the pack");
        let found = known.iter().find(|unit| unit.id == *id);
        found.ok_or_else(|| wrong(field("unit"), message))
    });
    let era = core()?.eras().first().map_or("", |era| &era.id);
    let unit = case.unit(pack.transpose()?, i + 1, era);
    check_unit(case, &unit, i)?;
    let attacks = |of: fn(&Stance) -> Values| unit.stance.iter().any(|s| of(s).attack.is_some());
    let idle = [
        ("melee-expertise", case.melee_expertise.is_some() && !attacks(|s| s.melee)),
        ("ranged-expertise", case.ranged_expertise.is_some() && !attacks(|s| s.ranged)),
    ];
    effective(idle, "without such an attack")
        .map_err(|fault| fault.below(&format!("unit[{i}]")))?;
    let trees = unit.stance.iter().map(|stance| Walk::of(&stance.tree)).collect();
    Ok(Sheet { seat, squad: case.squad - 1, unit, first: CharacterId(first as u8), trees })
}

/// The limits of packs hold for scenarios too. The fields are named as the position names them.
fn check_unit(case: &UnitCase, unit: &Unit, i: usize) -> Result<(), Wrong> {
    if unit.name.en.trim().is_empty() || unit.name.en.trim() != unit.name.en {
        return Err(wrong(format!("unit[{i}].name"), "expected a name"));
    }
    let era = core()?.eras().to_vec();
    let unit = Unit { sources: BTreeMap::new(), ..unit.clone() };
    let file = PackFile { unit: vec![unit], era, ..PackFile::default() };
    let read = Read { name: String::new(), text: "", content: file };
    crate::checks::check(&[read]).map_err(|fault| {
        let field = fault.field().replacen("unit[0]", &format!("unit[{i}]"), 1);
        let field = field.replacen(".ability[", ".abilities[", 1);
        let field = match case.stances {
            Some(_) => field.replacen(".stance[", ".stances[", 1),
            None => field.replacen(".stance[0]", "", 1).replacen(".stance[1]", "", 1),
        };
        wrong(field, fault.message())
    })
}

/// What lies on a unit's card.
fn tokens(case: &UnitCase, i: usize, sheet: &Sheet) -> Result<UnitState, Wrong> {
    let field = |name: &str| format!("unit[{i}].{name}");
    let unit = &sheet.unit;
    let damage = case.damage.unwrap_or(if case.wounded { unit.stamina } else { 0 });
    if damage >= unit.stamina && !case.wounded {
        let message = "expected less than its stamina, or `wounded = true`";
        return Err(wrong(field("damage"), message));
    }
    let waiting = [
        ("hunker", case.hunker),
        ("focus", case.focus),
        ("sharpshooter", case.sharpshooter),
        ("impact", case.impact),
    ];
    if let Some((name, _)) = waiting.iter().find(|(_, number)| *number > MOST_NUMBER) {
        return Err(wrong(field(name), format!("expected at most {MOST_NUMBER}")));
    }
    if case.injured > unit.durability {
        return Err(wrong(field("injured"), "expected at most its durability"));
    }
    let mut tokens = UnitState {
        damage,
        wounded: case.wounded,
        injured: case.injured,
        hunker: case.hunker,
        stance: stance(case, unit).map_err(|message| wrong(field("stance"), message))?,
        defeated: case.defeated,
        ..UnitState::default()
    };
    case.conditions.iter().for_each(|&condition: &Condition| tokens.conditions.add(condition));
    for name in &case.used {
        let same = |ability: &&crate::language::Ability| ability.name.en.eq_ignore_ascii_case(name);
        let number = unit.ability.iter().position(|ability| same(&ability));
        let message = format!("`{name}` is no ability of it");
        let number = number.ok_or_else(|| wrong(field("used"), message))?;
        tokens.used[number] = tokens.used[number].saturating_add(1);
    }
    case.gained.iter().for_each(|&keyword| tokens.gain(keyword));
    Ok(tokens)
}

fn stance(case: &UnitCase, unit: &Unit) -> Result<u8, String> {
    let Some(name) = &case.stance else { return Ok(0) };
    let found = unit.stance.iter().position(|stance| stance.name.en.eq_ignore_ascii_case(name));
    found.map(|number| number as u8).ok_or_else(|| format!("`{name}` is no stance of it"))
}
