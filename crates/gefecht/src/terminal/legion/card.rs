//! What stands on the cards: of units with their upgrades, command cards, battle cards.

use std::fmt::Write;

use legion::pack::{CommandCard, OrderedType, Unit, Upgrade};
use legion::state::State;
use legion::table::{Arm, Sheet, UnitId};
use legion::words::{unit_name, weapon_name, word};

use crate::sentences::legion::phrases::{self, battle_card, count};
use crate::terminal::is_called;

/// Everything on the cards of a unit in the game, by its name or the beginning of it; or a command
/// card or a battle card.
#[must_use]
pub fn card(state: &State, name: &str) -> Option<String> {
    let called = |id: &UnitId| is_called(&unit_name(state, *id), name);
    if let Some(id) = state.unit_ids().find(called) {
        return Some(unit(state, id));
    }
    let mut commands = state.table.commands.iter().flatten();
    let called = |card: &&CommandCard| is_called(&card.name.en, name) || is_called(&card.id, name);
    if let Some(card) = commands.find(called) {
        return Some(format!("  {}: {}\n", card.name.en, command(state, card)));
    }
    let table = &state.table;
    let counts = [table.objectives.len(), table.deployments.len(), table.conditions.len()];
    let all = (0..3_u8).zip(counts).flat_map(|(row, n)| (0..n as u8).map(move |card| (row, card)));
    let mut all = all.map(|(row, card)| battle_card(state, row, card));
    let (title, text) = all.find(|(title, _)| is_called(title, name))?;
    Some(format!("  {title}: {text}\n"))
}

fn unit(state: &State, id: UnitId) -> String {
    let sheet = state.sheet(id);
    let mut text = format!("  {} of {}: {}\n", unit_name(state, id), sheet.seat, values(sheet));
    let keywords: Vec<String> = sheet.keywords().map(|own| phrases::keyword(&own)).collect();
    if !keywords.is_empty() {
        let _ = writeln!(text, "  Keywords: {}", keywords.join(", "));
    }
    for (number, arm) in (0..).zip(&sheet.weapons) {
        let destroyed = state.unit(id).destroyed.contains(&number);
        let destroyed = if destroyed { " (destroyed)" } else { "" };
        let (name, whose) = (weapon_name(state, id, number), bearer(sheet, arm));
        let _ = writeln!(text, "  {name}{whose}{destroyed}: {}", phrases::weapon(&arm.weapon));
    }
    for (number, upgrade) in (0..).zip(&sheet.upgrades) {
        let exhausted = state.unit(id).exhausted.contains(&number);
        text.push_str(&upgrade_line(upgrade, exhausted));
    }
    text
}

/// `corps trooper, imperials, 44 points; 4 miniatures, wound threshold 1, courage 1, …`
fn values(sheet: &Sheet) -> String {
    let unit: &Unit = &sheet.unit;
    let dash = |value: Option<u8>| value.map_or("-".to_owned(), |value| value.to_string());
    let nerve = match unit.kind.is_trooper() {
        true => format!("courage {}", dash(unit.courage)),
        false => format!("resilience {}", dash(unit.resilience)),
    };
    let surge = unit.attack_surge.map_or("blank".to_owned(), |surge| word(&surge));
    let block = if unit.defence_surge { "block" } else { "blank" };
    format!(
        "{} {}, {}, {} points; {}, wound threshold {}, {nerve}, speed {}; {} defence dice, surges \
         attack {surge} and defence {block}; bases of {} mm",
        word(&unit.rank),
        word(&unit.kind).replace('-', " "),
        word(&unit.faction),
        sheet.points,
        count(sheet.minis.len(), "miniature"),
        unit.wounds,
        unit.speed,
        word(&unit.defence),
        unit.base
    )
}

/// Who has a weapon, if not everybody.
fn bearer(sheet: &Sheet, arm: &Arm) -> String {
    let number = sheet.minis.iter().position(|added| added.is_some() && *added == arm.upgrade);
    match number.filter(|_| arm.bearer_only) {
        Some(number) => format!(" (only miniature {})", number + 1),
        None => String::new(),
    }
}

/// `  Upgrade Impact Grenades (grenades, 5 points): …`
fn upgrade_line(upgrade: &Upgrade, exhausted: bool) -> String {
    let mut notes = vec![word(&upgrade.slot).replace('-', " "), count(upgrade.points, "point")];
    notes.extend(upgrade.adds_mini.then(|| "adds a miniature".to_owned()));
    notes.extend(exhausted.then(|| "exhausted".to_owned()));
    let line = format!("  Upgrade {} ({})", upgrade.name.en, notes.join(", "));
    match &upgrade.text {
        Some(text) => format!("{line}: {}\n", text.en),
        None => format!("{line}\n"),
    }
}

/// `1 pip, orders for 2 troopers. What it does.`
#[must_use]
pub fn command(state: &State, card: &CommandCard) -> String {
    let others = match (card.orders.others, card.orders.only) {
        (0, _) => None,
        (number, None) => Some(count(number, "unit")),
        (number, Some(OrderedType::Troopers)) => Some(count(number, "trooper unit")),
        (number, Some(OrderedType::Vehicles)) => Some(count(number, "vehicle")),
    };
    let name = |id: &String| {
        let mut sheets = state.table.units.iter();
        let sheet = sheets.find(|sheet| sheet.unit.id == *id);
        sheet.map_or_else(|| id.clone(), |sheet| sheet.unit.name.en.clone())
    };
    let named = card.orders.units.iter().map(name);
    let whom: Vec<String> = named.chain(others).collect();
    let text = card.text.as_ref().map_or(String::new(), |text| format!(" {}", text.en));
    format!("{}, orders for {}.{text}", count(card.pips, "pip"), whom.join(" and "))
}
