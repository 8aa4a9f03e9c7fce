//! The units of a position: sheets, tokens, places.

use arrayvec::ArrayVec;
use kernel::Seat;
use measure::{Direction, Length, Millimetres, Point, overlap};

use super::cases::UnitCase;
use super::{Position, StageCase, Wrong, core, effective, seat_of, wrong};
use crate::army;
use crate::pack::{Unit, Upgrade, Weapon};
use crate::state::{Order, State, Unit as UnitState};
use crate::table::{MOST_MINIS, MOST_UNITS, MiniId, Sheet, Stand, UnitId};
use crate::tokens::{Marker, Tokens};
use crate::words;

/// Tokens of a kind, wounds, dice, the number of a keyword.
const MOST_NUMBER: u8 = 30;
/// Miniatures of a unit, weapons of a unit, parts of a body.
const MOST_PARTS: usize = 20;
/// No miniature is higher.
const HIGHEST: Millimetres = Millimetres::whole(500);

/// The units in the order of the table, player 1's first.
pub(super) struct Team<'a> {
    pub(super) sheets: Vec<Sheet>,
    pub(super) units: Vec<UnitState>,
    cases: Vec<(usize, &'a UnitCase)>,
}

impl<'a> Team<'a> {
    pub(super) fn of(position: &'a Position) -> Result<Team<'a>, Wrong> {
        let count = position.unit.len();
        if !(1..=MOST_UNITS).contains(&count) {
            return Err(wrong("unit", format!("expected 1 to {MOST_UNITS} units")));
        }
        let mut cases: Vec<(usize, &UnitCase)> = position.unit.iter().enumerate().collect();
        cases.sort_by_key(|(_, case)| case.player);
        let mut team = Team { sheets: Vec::new(), units: Vec::new(), cases };
        let mut first = 0usize;
        for (i, case) in team.cases.clone() {
            let sheet = sheet(position, case, i, first as u16)?;
            first += sheet.minis.len();
            if first > MOST_MINIS {
                let message = format!("expected at most {MOST_MINIS} in all");
                return Err(wrong(format!("unit[{i}].minis"), message));
            }
            team.units.push(tokens(position, case, i, &sheet)?);
            team.sheets.push(sheet);
        }
        Ok(team)
    }

    /// The unit of each miniature.
    pub(super) fn minis(&self) -> Vec<UnitId> {
        let units = self.sheets.iter().enumerate();
        let each =
            |(n, sheet): (usize, &Sheet)| std::iter::repeat_n(UnitId(n as u8), sheet.minis.len());
        units.flat_map(each).collect()
    }

    /// The cost of a player's army.
    pub(super) fn points(&self, seat: Seat) -> u32 {
        let own = self.sheets.iter().filter(|sheet| sheet.seat == seat);
        own.map(|sheet| u32::from(sheet.points)).sum()
    }

    /// What is stated of a unit.
    pub(super) fn case(&self, unit: UnitId) -> Option<&'a UnitCase> {
        self.cases.get(unit.index()).map(|(_, case)| *case)
    }

    /// Where a unit stands in the file.
    pub(super) fn field(&self, unit: UnitId, name: &str) -> String {
        let i = self.cases.get(unit.index()).map_or(0, |(i, _)| *i);
        format!("unit[{i}].{name}")
    }

    /// Puts the miniatures on the battlefield, with their wounds.
    pub(super) fn place(&self, position: &Position, state: &mut State) -> Result<(), Wrong> {
        self.check_names(state)?;
        for (n, &(_, case)) in self.cases.iter().enumerate() {
            let unit = UnitId(n as u8);
            self.check_presence(position, unit, case)?;
            self.stand(state, unit, case)?;
            self.wound(state, unit, case)?;
            self.lead(state, unit, case)?;
        }
        Ok(())
    }

    /// All names that answers and facts use are distinct.
    fn check_names(&self, state: &State) -> Result<(), Wrong> {
        let mut names: Vec<String> = Vec::new();
        for unit in state.unit_ids() {
            let minis = state.table.minis_of(unit).zip(1..);
            let name = words::unit_name(state, unit);
            let own = minis.map(|(_, n): (MiniId, u8)| format!("{name} {n}"));
            let own: Vec<String> =
                own.chain([name.clone()]).map(|name| name.to_lowercase()).collect();
            if own.iter().any(|name| names.contains(name)) {
                let message = "a unit or miniature is called so already, expected another name";
                return Err(wrong(self.field(unit, "name"), message));
            }
            names.extend(own);
        }
        Ok(())
    }

    /// Units that are out of the game have no places; all others have one when the game began.
    fn check_presence(
        &self,
        position: &Position,
        unit: UnitId,
        case: &UnitCase,
    ) -> Result<(), Wrong> {
        let fault = |message: &str| Err(wrong(self.field(unit, "at"), message));
        let away = case.defeated || case.aside;
        let before =
            matches!(position.stage, StageCase::Terrain | StageCase::Setup | StageCase::Cards);
        match case.at {
            Some(_) if away => fault("a defeated unit and one set aside have no place"),
            Some(_) if before => fault("nobody stands anywhere before deployment"),
            None if away || before || position.stage == StageCase::Deployment => Ok(()),
            None => fault("missing, expected places, or `defeated` or `aside`"),
            _ => Ok(()),
        }
    }

    fn stand(&self, state: &mut State, unit: UnitId, case: &UnitCase) -> Result<(), Wrong> {
        let Some(places) = &case.at else {
            let facing = self.field(unit, "facing");
            return effective([(facing.as_str(), case.facing.is_some())], "without a place");
        };
        let field = self.field(unit, "at");
        let places = places.list();
        let minis: Vec<MiniId> = state.table.minis_of(unit).collect();
        if places.len() != minis.len() {
            let count = minis.len();
            let message = format!("expected {count} places, an empty one for a defeated miniature");
            return Err(wrong(field, message));
        }
        let facing = case.facing.map(words::from_degrees);
        let facing = facing.unwrap_or_else(|| state.forward(state.seat(unit)));
        for (number, (mini, place)) in minis.into_iter().zip(places).enumerate() {
            if place.is_empty() {
                continue;
            }
            let stand = stand(state, unit, place, facing);
            let stand = stand.map_err(|why| wrong(format!("{field}[{number}]"), why))?;
            state.put(mini, Some(stand));
        }
        match state.is_there(unit) {
            true => Ok(()),
            false => Err(wrong(field, "expected a place, or `defeated = true`")),
        }
    }

    fn wound(&self, state: &mut State, unit: UnitId, case: &UnitCase) -> Result<(), Wrong> {
        let threshold = state.sheet(unit).unit.wounds;
        let field = self.field(unit, "wounds");
        let minis: Vec<MiniId> = state.table.minis_of(unit).collect();
        let stated = case.wounds.as_ref().map_or(&[][..], |wounds| wounds.list());
        if case.wounds.is_some() && stated.len() != minis.len() {
            return Err(wrong(field, format!("expected {} numbers", minis.len())));
        }
        for (n, mini) in minis.into_iter().enumerate() {
            let gone = case.defeated || case.at.is_some() && state.stand(mini).is_none();
            let wounds = stated.get(n).copied().unwrap_or(0);
            if gone && wounds > 0 {
                return Err(wrong(field, "has no effect on a defeated miniature"));
            }
            if !gone && wounds >= threshold {
                let message = "expected less than the threshold; an empty place for a defeated one";
                return Err(wrong(field, message));
            }
            state.minis[mini.index()].wounds = if gone { threshold } else { wounds };
        }
        self.fell(state, unit, case)
    }

    /// Notes who was defeated in this round.
    fn fell(&self, state: &mut State, unit: UnitId, case: &UnitCase) -> Result<(), Wrong> {
        let minis: Vec<MiniId> = state.table.minis_of(unit).collect();
        for number in &case.fallen {
            let stated = usize::from(*number).checked_sub(1).and_then(|n| minis.get(n));
            let gone = |mini: &&MiniId| state.stand(**mini).is_none();
            let fault =
                || wrong(self.field(unit, "fallen"), "expected the number of a defeated miniature");
            let mini = *stated.filter(gone).ok_or_else(fault)?;
            state.minis[mini.index()].fallen = true;
        }
        Ok(())
    }

    fn lead(&self, state: &mut State, unit: UnitId, case: &UnitCase) -> Result<(), Wrong> {
        let minis: Vec<MiniId> = state.table.minis_of(unit).collect();
        let first = state.minis_of(unit).next().or(minis.first().copied());
        let leader = match case.leader {
            Some(_) if case.defeated => {
                return Err(wrong(self.field(unit, "leader"), "has no effect, nobody is left"));
            }
            _ if case.defeated => None,
            None => first,
            Some(number) => {
                let stated = usize::from(number).checked_sub(1).and_then(|n| minis.get(n));
                let there = |mini: &&MiniId| case.at.is_none() || state.stand(**mini).is_some();
                let fault = || {
                    wrong(self.field(unit, "leader"), "expected the number of a miniature there")
                };
                Some(*stated.filter(there).ok_or_else(fault)?)
            }
        };
        state.unit_mut(unit).leader = leader;
        Ok(())
    }
}

/// A place in hundredths of a millimetre; the height only if it is stated.
pub(super) fn spot(place: &[Millimetres]) -> Result<(Point, Option<Length>), String> {
    match place {
        [x, y] => Ok((Point { x: x.0, y: y.0 }, None)),
        [x, y, level] => Ok((Point { x: x.0, y: y.0 }, Some(level.0))),
        _ => Err("expected [x, y] or [x, y, height]".to_owned()),
    }
}

/// Where a miniature stands; without a height on the ground, else on the highest surface there.
fn stand(
    state: &State,
    unit: UnitId,
    place: &[Millimetres],
    facing: Direction,
) -> Result<Stand, String> {
    let (point, level) = spot(place)?;
    let base = state.table.base(unit, point);
    if !state.table.terrain.on_battlefield(base) {
        return Err("off the battlefield".to_owned());
    }
    let level = level.unwrap_or_else(|| words::level_there(&state.table, base, 0));
    let stands = state.table.terrain.stands(base, level);
    stands.map_err(|refusal| format!("cannot stand there: {refusal}"))?;
    let taken = state.standing().find(|&other| {
        let there = state.stand(other).map_or(0, |stand| stand.level);
        state.meet((unit, level), (state.unit_of(other), there))
            && state.base(other).is_some_and(|other| overlap::discs(base, other))
    });
    match taken {
        Some(other) => Err(format!("{} is there", words::mini_name(state, other))),
        None => Ok(Stand { x: point.x, y: point.y, level, facing }),
    }
}

/// A unit with its upgrades on its sheet.
fn sheet(position: &Position, case: &UnitCase, i: usize, first: u16) -> Result<Sheet, Wrong> {
    let field = |name: &str| format!("unit[{i}].{name}");
    let seat = seat_of(position.seats()?, case.player, || field("player"))?;
    let pack = case.unit.as_ref().map(|id| {
        let message = format!("`{id}` is unknown, expected the id of a unit of the pack");
        core()?.unit(id).ok_or_else(|| wrong(field("unit"), message))
    });
    let unit = case.unit(pack.transpose()?, i + 1);
    check_unit(&unit, &field)?;
    let mut upgrades: Vec<Upgrade> = Vec::new();
    for id in &case.upgrades {
        let message = format!("`{id}` is unknown, expected the id of an upgrade of the pack");
        let upgrade = core()?.upgrade(id).ok_or_else(|| wrong(field("upgrades"), message))?;
        upgrades.push(upgrade.clone());
    }
    upgrades.extend(case.add_upgrades.iter().map(|case| case.upgrade()));
    if upgrades.len() > MOST_PARTS {
        return Err(wrong(field("upgrades"), format!("expected at most {MOST_PARTS}")));
    }
    for weapon in upgrades.iter().filter_map(|upgrade| upgrade.weapon.as_ref()) {
        check_weapon(weapon).map_err(|why| wrong(field("add-upgrades"), why))?;
    }
    Ok(army::equipped(seat, unit, upgrades, MiniId(first)))
}

/// The values of a card, so that nothing that is counted or measured runs over.
fn check_unit(unit: &Unit, field: &impl Fn(&str) -> String) -> Result<(), Wrong> {
    let fault = |name: &str, message: String| Err(wrong(field(name), message));
    let name = &unit.name.en;
    if name.trim().is_empty() || name.trim() != name {
        return fault("name", "expected a name".to_owned());
    }
    if !(1..=MOST_PARTS).contains(&usize::from(unit.minis)) {
        return fault("minis", format!("expected 1 to {MOST_PARTS}"));
    }
    if !(1..=MOST_NUMBER).contains(&unit.wounds) {
        return fault("threshold", format!("expected 1 to {MOST_NUMBER}"));
    }
    if unit.speed > 3 {
        return fault("speed", "expected 0 to 3".to_owned());
    }
    if !(10..=200).contains(&unit.base) {
        return fault("base", "expected 10 to 200 millimetres".to_owned());
    }
    if unit.height.0 <= 0 || unit.height > HIGHEST {
        return fault("height", format!("expected more than 0 and at most {HIGHEST} mm"));
    }
    let numbers = [("courage", unit.courage), ("resilience", unit.resilience)];
    if let Some((name, _)) = numbers.iter().find(|(_, n)| n.is_some_and(|n| n > MOST_NUMBER)) {
        return fault(name, format!("expected at most {MOST_NUMBER}, or \"-\""));
    }
    let flat = |part: &crate::pack::Cylinder| {
        let outside = part.radius > HIGHEST || part.top > HIGHEST;
        outside || part.radius.0 <= 0 || part.bottom.0 < 0 || part.top <= part.bottom
    };
    if unit.body.len() > MOST_PARTS || unit.body.iter().any(flat) {
        let message = format!("expected cylinders with 0 <= bottom < top, up to {HIGHEST} mm");
        return fault("body", message);
    }
    if unit.weapon.len() > MOST_PARTS {
        return fault("weapons", format!("expected at most {MOST_PARTS}"));
    }
    for (n, weapon) in unit.weapon.iter().enumerate() {
        if let Err(message) = check_weapon(weapon) {
            return fault(&format!("weapons[{n}]"), message);
        }
    }
    Ok(())
}

fn check_weapon(weapon: &Weapon) -> Result<(), String> {
    let name = &weapon.name.en;
    if name.trim().is_empty() || name.trim() != name {
        return Err("expected a name".to_owned());
    }
    if weapon.range.is_some_and(|[least, most]| least == 0 || least > most || most > 5) {
        return Err("expected a range from 1 to 5, the smaller number first".to_owned());
    }
    let dice = weapon.dice;
    if [dice.red, dice.black, dice.white].iter().any(|&count| count > MOST_NUMBER) {
        return Err(format!("expected at most {MOST_NUMBER} dice of a colour"));
    }
    Ok(())
}

/// What lies beside a unit.
fn tokens(
    position: &Position,
    case: &UnitCase,
    i: usize,
    sheet: &Sheet,
) -> Result<UnitState, Wrong> {
    let field = |name: &str| format!("unit[{i}].{name}");
    let counted = [
        ("aim", Marker::Aim, case.aim),
        ("dodge", Marker::Dodge, case.dodge),
        ("standby", Marker::Standby, u8::from(case.standby)),
        ("suppression", Marker::Suppression, case.suppression),
        ("panicked", Marker::Panic, u8::from(case.panicked)),
        ("ion", Marker::Ion, case.ion),
        ("immobilize", Marker::Immobilize, case.immobilize),
        ("damaged", Marker::Damaged, u8::from(case.damaged)),
        ("disabled", Marker::Disabled, u8::from(case.disabled)),
    ];
    let mut tokens = Tokens::default();
    for (name, token, number) in counted {
        if number > MOST_NUMBER {
            return Err(wrong(field(name), format!("expected at most {MOST_NUMBER}")));
        }
        tokens.set(token, number);
    }
    let mut destroyed: ArrayVec<u8, 4> = ArrayVec::new();
    for name in &case.destroyed {
        let same = |arm: &crate::table::Arm| arm.weapon.name.en.eq_ignore_ascii_case(name);
        let number = sheet.weapons.iter().position(same);
        let message = format!("`{name}` is no weapon of it");
        let number = number.ok_or_else(|| wrong(field("destroyed"), message))? as u8;
        destroyed.try_push(number).map_err(|_| wrong(field("destroyed"), "expected at most 4"))?;
    }
    let exhausted = cards(&case.exhausted, sheet).map_err(|why| wrong(field("exhausted"), why))?;
    let card_wounds =
        cards(&case.card_wounds, sheet).map_err(|why| wrong(field("card-wounds"), why))?;
    let damage = case.damaged || case.disabled || !destroyed.is_empty();
    let usual = if position.stage == StageCase::End { Order::Facedown } else { Order::Pool };
    Ok(UnitState {
        leader: None,
        tokens,
        destroyed,
        checked: case.checked.unwrap_or(damage),
        exhausted,
        card_wounds,
        marked: case.marked,
        collected: case.collected,
        again: false,
        postponed: ArrayVec::new(),
        order: case.order.map_or(usual, Order::from),
        promoted: case.promoted,
        defeated: case.defeated,
        aside: case.aside,
        zone: None,
    })
}

/// The numbers of upgrades, by id or name.
fn cards<const MOST: usize>(names: &[String], sheet: &Sheet) -> Result<ArrayVec<u8, MOST>, String> {
    let mut cards = ArrayVec::new();
    for name in names {
        let same =
            |upgrade: &Upgrade| upgrade.id == *name || upgrade.name.en.eq_ignore_ascii_case(name);
        let number = sheet.upgrades.iter().position(same);
        let number = number.ok_or_else(|| format!("`{name}` is no upgrade of it"))? as u8;
        cards.try_push(number).map_err(|_| format!("expected at most {MOST}"))?;
    }
    Ok(cards)
}
