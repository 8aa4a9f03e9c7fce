//! What stands on the cards of a unit.

use std::fmt::Write;

use shatterpoint::operations::card::{Operation, SpecialRule};
use shatterpoint::pack::{Chart, Stance, Tree, Values};
use shatterpoint::state::State;
use shatterpoint::words::{unit_name, word};

use crate::sentences::shatterpoint::faces;
use crate::terminal::is_called;

/// The cards of a unit in the game, by its name or the beginning of it; or those of the operation,
/// of its stages and armoured targets.
#[must_use]
pub fn card(state: &State, name: &str) -> Option<String> {
    unit(state, name).or_else(|| operation(state.table.operation.as_ref()?, name))
}

/// A card of an operation.
fn operation(operation: &Operation, name: &str) -> Option<String> {
    if is_called(&operation.name.en, name) || is_called("operation", name) {
        let text = format!("  {}: {}\n", operation.name.en, operation.briefing.en);
        return Some(text + &rules(&operation.rule));
    }
    if let Some(stage) = operation.stage.iter().find(|stage| is_called(&stage.name.en, name)) {
        let mut text = format!("  {}: {}\n", stage.name.en, stage.overview.en);
        stage.end.iter().for_each(|end| text.push_str(&format!("  Ends: {}\n", end.text.en)));
        return Some(text + &rules(&stage.rule));
    }
    let target = operation.armoured.iter().find(|target| is_called(&target.name.en, name))?;
    let spaces: Vec<String> = target.track.iter().map(|space| faces(space)).collect();
    let (melee, ranged) = (target.melee.defence, target.ranged.defence);
    let track = spaces.join(" | ");
    Some(format!("  {}: defence {melee} melee, {ranged} ranged; {track}\n", target.name.en))
}

fn rules(rules: &[SpecialRule]) -> String {
    let line = |rule: &SpecialRule| format!("  {}: {}\n", rule.name.en, rule.text.en);
    rules.iter().map(line).collect()
}

fn unit(state: &State, name: &str) -> Option<String> {
    let id = state.unit_ids().find(|&id| is_called(&unit_name(state, id), name))?;
    let (sheet, unit) = (state.sheet(id), &state.sheet(id).unit);
    let mut text = format!(
        "  {} of {}: {}, stamina {}, durability {}, Force {}; {}\n",
        unit_name(state, id),
        sheet.seat,
        word(&unit.kind),
        unit.stamina,
        unit.durability,
        unit.force,
        unit.traits.join(", ")
    );
    for ability in &unit.ability {
        let cost = ability.cost.map_or(String::new(), |cost| format!(", {cost} Force"));
        let action = if ability.action { ", an action" } else { "" };
        let kind = word(&ability.kind);
        let (name, meaning) = (&ability.name.en, &ability.text.en);
        let _ = writeln!(text, "  {name} ({kind}{cost}{action}): {meaning}");
    }
    for (number, stance) in unit.stance.iter().enumerate() {
        let up = usize::from(state.unit(id).stance) == number;
        let up = if up && unit.stance.len() > 1 { " (up)" } else { "" };
        let _ = writeln!(text, "  {}{up}: {}", stance.name.en, values(stance));
        let attacks = [&stance.melee_expertise, &stance.ranged_expertise];
        let charts = attacks.into_iter().flatten().chain([&stance.defence_expertise]);
        charts.for_each(|chart| text.push_str(&chart_line(chart)));
        text.push_str(&tree_lines(&stance.tree));
    }
    Some(text)
}

/// `melee 7 attack, 5 defence; ranged (range 4) 7 attack, 6 defence`
#[must_use]
pub fn values(stance: &Stance) -> String {
    let part = |values: &Values| {
        let range = values.range.map_or(String::new(), |range| format!(" (range {range})"));
        let attack = values.attack.map_or("no".to_owned(), |dice| dice.to_string());
        format!("{range} {attack} attack, {} defence", values.defence)
    };
    format!("melee{}; ranged{}", part(&stance.melee), part(&stance.ranged))
}

/// `    Juyo: 1-2 1 block; 3 1 block, 1 heal, 1 jump`
fn chart_line(chart: &Chart) -> String {
    let rows = chart.rows.iter().map(|row| {
        let count = match row.to {
            Some(to) if to == row.from => to.to_string(),
            Some(to) => format!("{}-{to}", row.from),
            None => format!("{}+", row.from),
        };
        format!("{count}: {}", faces(&row.results))
    });
    format!("    {}  {}\n", chart.name.en, rows.collect::<Vec<_>>().join("; "))
}

/// `    a* 2 damage → b, e` for every option; those with a star are orange.
fn tree_lines(tree: &Tree) -> String {
    let mut text = String::new();
    for option in &tree.options {
        let star = if tree.start.contains(&option.id) { "*" } else { " " };
        let paths = tree.paths.iter().filter(|path| path[0] == option.id);
        let next: Vec<&str> = paths.map(|path| path[1].as_str()).collect();
        let next =
            if next.is_empty() { String::new() } else { format!(" → {}", next.join(", ")) };
        let _ = writeln!(text, "    {}{star} {}{next}", option.id, faces(&option.effects));
    }
    text
}
