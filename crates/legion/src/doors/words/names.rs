//! What things are called, and lengths, places and angles in words.

use measure::{Direction, Disc, Length, Millimetres, Vector};
use ruleset::{find, word};

use crate::command;
use crate::dice::{AttackDie, AttackFace, Block, DefenceFace, Hit};
use crate::pack::DefenceDie;
use crate::question::CardId;
use crate::state::State;
use crate::table::{MiniId, Stand, Table, UnitId};
use kernel::Seat;

/// What a unit is called; with its player if both sides have one of that name.
#[must_use]
pub fn unit_name(state: &State, unit: UnitId) -> String {
    let Some(sheet) = state.table.units.get(unit.index()) else { return "?".to_owned() };
    let name = state.unit_name(unit);
    let others = state.unit_ids().filter(|&other| !state.are_friends(other, unit));
    let same = others.into_iter().any(|other| state.unit_name(other) == name);
    if same { format!("{name} of {}", sheet.seat) } else { name }
}

/// What a miniature is called: its unit and its number, the first leader first.
#[must_use]
pub fn mini_name(state: &State, mini: MiniId) -> String {
    match state.table.minis.get(mini.index()) {
        Some(&unit) => format!("{} {}", unit_name(state, unit), mini_number(state, mini)),
        None => "?".to_owned(),
    }
}

/// The number of a miniature in its unit, from 1.
#[must_use]
pub fn mini_number(state: &State, mini: MiniId) -> u16 {
    let unit = state.table.minis.get(mini.index());
    unit.map_or(0, |&unit| mini.0.saturating_sub(state.sheet(unit).first.0).saturating_add(1))
}

/// What a terrain model is called that was set aside.
#[must_use]
pub fn aside_name(state: &State, model: u8) -> &str {
    let model = state.table.aside.get(usize::from(model)).and_then(|parts| parts.first());
    model.map_or("?", |piece| &piece.name.en)
}

/// A card as it is called.
#[must_use]
pub fn card_name(state: &State, card: CardId) -> String {
    match card {
        CardId::Command(seat, number) => {
            let card = command::card(state, seat, number);
            card.map_or_else(|| "?".to_owned(), |card| card.name.en.clone())
        }
        CardId::Upgrade(unit, number) => upgrade_name(state, unit, number),
    }
}

/// What an upgrade of a unit is called.
#[must_use]
pub fn upgrade_name(state: &State, unit: UnitId, upgrade: u8) -> String {
    let sheet = state.table.units.get(unit.index());
    let card = sheet.and_then(|sheet| sheet.upgrades.get(usize::from(upgrade)));
    card.map_or("?".to_owned(), |card| card.name.en.clone())
}

/// What a weapon of a unit is called; with a number if it has several of the name.
#[must_use]
pub fn weapon_name(state: &State, unit: UnitId, weapon: u8) -> String {
    let arms = state.table.units.get(unit.index()).map_or(&[][..], |sheet| &sheet.weapons);
    let name = |number: usize| arms.get(number).map(|arm| &arm.weapon.name.en);
    let weapon = usize::from(weapon);
    let Some(own) = name(weapon) else { return "?".to_owned() };
    let same: Vec<usize> = (0..arms.len()).filter(|&other| name(other) == Some(own)).collect();
    match same.iter().position(|&other| other == weapon) {
        Some(number) if same.len() > 1 => format!("{own} {}", number + 1),
        _ => own.clone(),
    }
}

/// What a terrain model is called.
#[must_use]
pub fn model_name(state: &State, model: u8) -> &str {
    let mut pieces = state.table.terrain.pieces.iter();
    pieces.find(|piece| piece.model == model).map_or("?", |piece| &piece.name.en)
}

/// The id of a command card of a player.
#[must_use]
pub fn card_id(state: &State, seat: Seat, card: u8) -> &str {
    command::card(state, seat, card).map_or("?", |card| &card.id)
}

/// The unit of a name, in any letters.
#[must_use]
pub fn unit_named(state: &State, name: &str) -> Option<UnitId> {
    find(state.unit_ids(), name, |&unit| unit_name(state, unit))
}

/// The miniature of a name; the only one of a unit by its unit's name too.
#[must_use]
pub fn mini_named(state: &State, name: &str) -> Option<MiniId> {
    let all = (0..state.table.minis.len()).map(|n| MiniId(n as u16));
    let alone = || {
        let unit = unit_named(state, name)?;
        let mut minis = state.table.minis_of(unit);
        minis.next().filter(|_| minis.next().is_none())
    };
    find(all, name, |&mini| mini_name(state, mini)).or_else(alone)
}

/// The terrain model of a name.
#[must_use]
pub fn model_named(state: &State, name: &str) -> Option<u8> {
    let models = state.table.terrain.pieces.iter().map(|piece| piece.model);
    let mut models: Vec<u8> = models.collect();
    models.sort_unstable();
    models.dedup();
    find(models.into_iter(), name, |&model| model_name(state, model).to_owned())
}

/// A place in millimetres: `100,0`, on a surface `100,0,85`.
#[must_use]
pub fn place(stand: Stand) -> String {
    let point = format!("{},{}", Millimetres(stand.x), Millimetres(stand.y));
    if stand.level == 0 { point } else { format!("{point},{}", Millimetres(stand.level)) }
}

/// The height that is meant when none is said: the own one if a base can stand there, else the
/// highest surface on which it can.
#[must_use]
pub fn level_there(table: &Table, base: Disc, own: Length) -> Length {
    if table.terrain.stands(base, own).is_ok() {
        return own;
    }
    table.terrain.level(base).unwrap_or(own)
}

/// A direction in degrees to the left from east, with up to two decimals: enough to tell any two
/// directions of the table apart.
#[must_use]
pub fn degrees(direction: Direction) -> String {
    measure::hundredths(turn(direction))
}

/// A direction in whole degrees.
#[must_use]
pub fn whole_degrees(direction: Direction) -> u16 {
    u16::try_from((turn(direction) + 50) / 100 % 360).unwrap_or(0)
}

/// Hundredths of degrees, from 0 up to a full turn.
fn turn(direction: Direction) -> i32 {
    ((direction.angle().to_degrees() * 100.0).round() as i32).rem_euclid(36_000)
}

/// The direction of the table that is nearest to an angle in degrees; right angles are exact.
#[must_use]
pub fn from_degrees(degrees: f64) -> Direction {
    let turned = if degrees.is_finite() { degrees.rem_euclid(360.0) } else { 0.0 };
    if turned % 90.0 == 0.0 {
        return Direction::default().quarters((turned / 90.0) as i32);
    }
    let (y, x) = turned.to_radians().sin_cos();
    let far = 1e9;
    Direction::nearest(Vector { x: (x * far) as i64, y: (y * far) as i64 })
}

/// A die as a colour and a face: `red hit`.
#[must_use]
pub fn attack_die(die: &AttackFace) -> String {
    format!("{} {}", word(&die.die), word(&die.face))
}

/// A die as a colour and a face: `white block`.
#[must_use]
pub fn defence_die(die: &DefenceFace) -> String {
    format!("{} {}", word(&die.die), word(&die.face))
}

/// The side of a die by the word for its face, as scenarios write it: one that shows the face on
/// dice of every colour.
#[must_use]
pub fn side(word: &str) -> Option<u8> {
    let attack = |face: Hit| {
        let dice = [AttackDie::Red, AttackDie::Black, AttackDie::White];
        (1..=AttackDie::SIDES).find(|&side| dice.iter().all(|die| die.face(side) == face))
    };
    let defence = |face: Block| {
        let dice = [DefenceDie::Red, DefenceDie::White];
        (1..=DefenceDie::SIDES).find(|&side| dice.iter().all(|die| die.face(side) == face))
    };
    match word {
        "hit" => attack(Hit::Hit),
        "critical" => attack(Hit::Critical),
        "surge" => attack(Hit::Surge),
        "blank" => attack(Hit::Blank),
        "block" => defence(Block::Block),
        "defence-surge" => defence(Block::Surge),
        "defence-blank" => defence(Block::Blank),
        _ => None,
    }
}
