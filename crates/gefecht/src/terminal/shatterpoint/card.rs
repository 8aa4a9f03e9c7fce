//! What stands on the cards of a unit.

use std::fmt::Write;

use shatterpoint::operations::card::{Operation, SpecialRule};
use shatterpoint::pack::{Chart, Stance, Tree, Values};
use shatterpoint::words::unit_name;

use crate::speech::args;
use crate::speech::shatterpoint::Words;
use crate::terminal::is_called;

/// The cards of a unit in the game, by its name or the beginning of it; or those of the operation,
/// of its stages and armoured targets.
#[must_use]
pub fn card(words: &Words, name: &str) -> Option<String> {
    let operation = words.state.table.operation.as_ref();
    unit(words, name).or_else(|| self::operation(words, operation?, name))
}

/// A card of an operation.
fn operation(words: &Words, operation: &Operation, name: &str) -> Option<String> {
    let speech = words.speech;
    let called =
        |names: &content::Names| is_called(speech.name(names), name) || is_called(&names.en, name);
    if called(&operation.name) || is_called("operation", name) {
        let (name, text) = (speech.name(&operation.name), speech.name(&operation.briefing));
        return Some(format!("  {name}: {text}\n{}", rules(words, &operation.rule)));
    }
    if let Some(stage) = operation.stage.iter().find(|stage| called(&stage.name)) {
        let (name, overview) = (speech.name(&stage.name), speech.name(&stage.overview));
        let mut text = format!("  {name}: {overview}\n");
        for end in &stage.end {
            let end = speech.t("terminal-sp-ends", args! { text: speech.name(&end.text) });
            let _ = writeln!(text, "  {end}");
        }
        return Some(text + &rules(words, &stage.rule));
    }
    let target = operation.armoured.iter().find(|target| called(&target.name))?;
    let spaces: Vec<String> = target.track.iter().map(|space| words.symbols(space)).collect();
    let text = speech.t(
        "terminal-sp-armoured",
        args! {
            name: speech.name(&target.name),
            melee: target.melee.defence,
            ranged: target.ranged.defence,
            track: spaces.join(" | "),
        },
    );
    Some(format!("  {text}\n"))
}

fn rules(words: &Words, rules: &[SpecialRule]) -> String {
    let speech = words.speech;
    let line = |rule: &SpecialRule| {
        format!("  {}: {}\n", speech.name(&rule.name), speech.name(&rule.text))
    };
    rules.iter().map(line).collect()
}

fn unit(words: &Words, name: &str) -> Option<String> {
    let (state, speech) = (words.state, words.speech);
    let called =
        |id: &_| is_called(&words.unit(*id), name) || is_called(&unit_name(state, *id), name);
    let id = state.unit_ids().find(called)?;
    let (sheet, unit) = (state.sheet(id), &state.sheet(id).unit);
    let head = speech.t(
        "terminal-sp-card",
        args! {
            unit: words.unit(id),
            player: words.player(sheet.seat),
            type: words.of("sp-type-", &unit.kind),
            stamina: unit.stamina,
            durability: unit.durability,
            force: unit.force,
            traits: unit.traits.join(", "),
        },
    );
    let mut text = format!("  {head}\n");
    for ability in &unit.ability {
        let kind = words.of("sp-ability-", &ability.kind);
        let cost = ability.cost.map(|cost| speech.t("sp-force", args! { count: cost }));
        let action = ability.action.then(|| words.plain("sp-is-action"));
        let notes: Vec<String> = [kind].into_iter().chain(cost).chain(action).collect();
        let (name, meaning) = (speech.name(&ability.name), speech.name(&ability.text));
        let _ = writeln!(text, "  {name} ({}): {meaning}", notes.join(", "));
    }
    for (number, stance) in unit.stance.iter().enumerate() {
        let up = usize::from(state.unit(id).stance) == number && unit.stance.len() > 1;
        let up = if up { format!(" ({})", words.plain("terminal-sp-up")) } else { String::new() };
        let _ = writeln!(text, "  {}{up}: {}", speech.name(&stance.name), values(words, stance));
        let attacks = [&stance.melee_expertise, &stance.ranged_expertise];
        let charts = attacks.into_iter().flatten().chain([&stance.defence_expertise]);
        charts.for_each(|chart| text.push_str(&chart_line(words, chart)));
        text.push_str(&tree_lines(words, &stance.tree));
    }
    Some(text)
}

/// `melee: 7 attack, 5 defence; ranged (4): 7 attack, 6 defence`
#[must_use]
pub fn values(words: &Words, stance: &Stance) -> String {
    let speech = words.speech;
    let part = |key, values: &Values| {
        let range = values.range.map(|range| speech.t("sp-value-range", args! { range: range }));
        let kind: Vec<String> = [words.plain(key)].into_iter().chain(range).collect();
        let attack = values.attack.map_or("–".to_owned(), |dice| dice.to_string());
        let (kind, defence) = (kind.join(" "), values.defence);
        speech.t("terminal-sp-values", args! { kind: kind, attack: attack, defence: defence })
    };
    let (melee, ranged) = (("sp-value-melee", &stance.melee), ("sp-value-ranged", &stance.ranged));
    format!("{}; {}", part(melee.0, melee.1), part(ranged.0, ranged.1))
}

/// `    Juyo  1-2: block; 3+: block, heal, jump`
fn chart_line(words: &Words, chart: &Chart) -> String {
    let rows = chart.rows.iter().map(|row| {
        let count = match row.to {
            Some(to) if to == row.from => to.to_string(),
            Some(to) => format!("{}-{to}", row.from),
            None => format!("{}+", row.from),
        };
        format!("{count}: {}", words.entries(&row.results))
    });
    let rows = rows.collect::<Vec<_>>().join("; ");
    format!("    {}  {rows}\n", words.speech.name(&chart.name))
}

/// `    a* 2 × damage → b, e` for every option; those with a star are orange.
fn tree_lines(words: &Words, tree: &Tree) -> String {
    let mut text = String::new();
    for option in &tree.options {
        let star = if tree.start.contains(&option.id) { "*" } else { " " };
        let paths = tree.paths.iter().filter(|path| path[0] == option.id);
        let next: Vec<&str> = paths.map(|path| path[1].as_str()).collect();
        let next =
            if next.is_empty() { String::new() } else { format!(" → {}", next.join(", ")) };
        let _ = writeln!(text, "    {}{star} {}{next}", option.id, words.symbols(&option.effects));
    }
    text
}
