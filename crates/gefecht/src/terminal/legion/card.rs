//! What stands on the cards: of units with their upgrades, command cards, battle cards.

use std::fmt::Write;

use legion::pack::{CommandCard, OrderedType, Unit, Upgrade, Weapon};
use legion::table::{Arm, Sheet, UnitId};
use legion::words::unit_name;

use crate::speech::legion::Words;
use crate::speech::{args, capital, kind};
use crate::terminal::is_called;

/// Everything on the cards of a unit in the game, by its name or the beginning of it; or a command
/// card or a battle card.
#[must_use]
pub fn card(words: &Words, name: &str) -> Option<String> {
    let (state, speech) = (words.state, words.speech);
    let called =
        |id: &UnitId| is_called(&words.unit(*id), name) || is_called(&unit_name(state, *id), name);
    if let Some(id) = state.unit_ids().find(called) {
        return Some(unit(words, id));
    }
    let mut commands = state.table.commands.iter().flatten();
    let called = |card: &&CommandCard| {
        let names = [speech.name(&card.name), &card.name.en, &card.id];
        names.iter().any(|whole| is_called(whole, name))
    };
    if let Some(card) = commands.find(called) {
        return Some(format!("  {}: {}\n", speech.name(&card.name), command(words, card)));
    }
    let table = &state.table;
    let counts = [table.objectives.len(), table.deployments.len(), table.conditions.len()];
    let all = (0..3_u8).zip(counts).flat_map(|(row, n)| (0..n as u8).map(move |card| (row, card)));
    let mut all = all.map(|(row, card)| words.battle_card(row, card));
    let (title, text) = all.find(|(title, _)| is_called(title, name))?;
    Some(format!("  {title}: {text}\n"))
}

fn unit(words: &Words, id: UnitId) -> String {
    let (state, speech) = (words.state, words.speech);
    let sheet = state.sheet(id);
    let mut text = format!("  {}\n", values(words, id, sheet));
    let keywords: Vec<String> = sheet.keywords().map(|own| words.keyword(&own)).collect();
    if !keywords.is_empty() {
        let keywords = keywords.join(", ");
        let line = speech.t("terminal-lg-keywords", args! { keywords: keywords });
        let _ = writeln!(text, "  {line}");
    }
    for (number, arm) in (0..).zip(&sheet.weapons) {
        let destroyed = state.unit(id).destroyed.contains(&number);
        let destroyed = destroyed.then(|| words.plain("lg-weapon-destroyed"));
        let notes: Vec<String> = bearer(words, sheet, arm).into_iter().chain(destroyed).collect();
        let notes =
            if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
        let name = words.weapon(id, number);
        let _ = writeln!(text, "  {name}{notes}: {}", weapon(words, &arm.weapon));
    }
    for (number, upgrade) in (0..).zip(&sheet.upgrades) {
        let exhausted = state.unit(id).exhausted.contains(&number);
        text.push_str(&upgrade_line(words, upgrade, exhausted));
    }
    text
}

/// `Luke Skywalker of Player 1: Commander, trooper, Rebel Alliance, 160 points; 1 miniature, …`
fn values(words: &Words, id: UnitId, sheet: &Sheet) -> String {
    let (unit, speech): (&Unit, _) = (&sheet.unit, words.speech);
    let dash = |value: Option<u8>| value.map_or("-".to_owned(), |value| value.to_string());
    let nerve = match unit.kind.is_trooper() {
        true => speech.t("terminal-lg-courage", args! { value: dash(unit.courage) }),
        false => speech.t("terminal-lg-resilience", args! { value: dash(unit.resilience) }),
    };
    let surge = unit.attack_surge.map_or("blank".to_owned(), |surge| kind(&surge));
    let block = if unit.defence_surge { "block" } else { "blank" };
    speech.t(
        "terminal-lg-unit",
        args! {
            unit: words.unit(id),
            player: words.player(sheet.seat),
            rank: speech.of("lg-rank-", &unit.rank),
            type: speech.of("lg-type-", &unit.kind),
            faction: speech.of("lg-faction-", &unit.faction),
            points: sheet.points,
            minis: speech.t("terminal-lg-minis-count", args! { count: sheet.minis.len() }),
            wounds: unit.wounds,
            nerve: nerve,
            speed: unit.speed,
            die: speech.of("lg-die-", &unit.defence),
            attack: speech.of("lg-face-", &surge),
            defence: speech.of("lg-face-", &block),
            base: unit.base,
        },
    )
}

/// Who has a weapon, if not everybody.
fn bearer(words: &Words, sheet: &Sheet, arm: &Arm) -> Option<String> {
    let number = sheet.minis.iter().position(|added| added.is_some() && *added == arm.upgrade);
    let number = number.filter(|_| arm.bearer_only)? + 1;
    Some(words.t("terminal-lg-only", args! { number: number }))
}

/// A weapon without its name: `range 1 to 3, 1 black; Impact 1`.
pub fn weapon(words: &Words, weapon: &Weapon) -> String {
    let values = format!("{}, {}", words.reach(weapon), words.dice(weapon.dice));
    let keywords: Vec<String> = weapon.keywords.iter().map(|own| words.keyword(own)).collect();
    if keywords.is_empty() { values } else { format!("{values}; {}", keywords.join(", ")) }
}

/// `  Upgrade Impact Grenades (Grenades, 5 points): …`
fn upgrade_line(words: &Words, upgrade: &Upgrade, exhausted: bool) -> String {
    let speech = words.speech;
    let mut notes = vec![
        speech.of("lg-slot-", &upgrade.slot),
        speech.t("lg-points", args! { count: upgrade.points }),
    ];
    notes.extend(upgrade.adds_mini.then(|| words.plain("terminal-lg-adds-mini")));
    notes.extend(exhausted.then(|| words.plain("lg-exhausted")));
    let (name, notes) = (speech.name(&upgrade.name), notes.join(", "));
    let line = speech.t("terminal-lg-upgrade", args! { upgrade: name, notes: notes });
    match &upgrade.text {
        Some(text) => format!("  {line}: {}\n", speech.name(text)),
        None => format!("  {line}\n"),
    }
}

/// The name of a character that nobody has brought, by its id: `Luke Skywalker`.
fn titled(id: &str) -> String {
    id.split('-').map(capital).collect::<Vec<_>>().join(" ")
}

/// `1 pip, orders for 2 trooper units. What it does.`
#[must_use]
pub fn command(words: &Words, card: &CommandCard) -> String {
    let speech = words.speech;
    let others = |key| speech.t(key, args! { count: card.orders.others });
    let others = match (card.orders.others, card.orders.only) {
        (0, _) => None,
        (_, None) => Some(others("lg-play-orders-units")),
        (_, Some(OrderedType::Troopers)) => Some(others("lg-play-orders-troopers")),
        (_, Some(OrderedType::Vehicles)) => Some(others("lg-play-orders-vehicles")),
    };
    let name = |id: &String| {
        let mut sheets = words.state.table.units.iter();
        let sheet = sheets.find(|sheet| sheet.unit.id == *id);
        sheet.map_or_else(|| titled(id), |sheet| speech.name(&sheet.unit.name).to_owned())
    };
    let named = card.orders.units.iter().map(name);
    let ranks: Vec<String> =
        card.orders.ranks.iter().map(|rank| speech.of("lg-rank-", rank)).collect();
    let of = if ranks.is_empty() { String::new() } else { format!(" ({})", speech.list(&ranks)) };
    let all = card.orders.all.then(|| words.plain("lg-play-orders-all"));
    let others = others.map(|others| others + &of);
    let whom: Vec<String> = named.chain(others).chain(all).collect();
    let (pips, units) = (speech.t("lg-pips", args! { count: card.pips }), speech.list(&whom));
    let line = speech.t("terminal-lg-command", args! { pips: pips, units: units });
    match &card.text {
        Some(text) => format!("{line} {}", speech.name(text)),
        None => line,
    }
}
