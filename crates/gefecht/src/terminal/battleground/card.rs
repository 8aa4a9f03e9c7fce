//! What stands on a character's card and on those of its equipment.

use std::fmt::Write;

use battleground::Battleground;
use battleground::language::{Ability, TestResult, Value};

use crate::speech::battleground::Words;
use crate::speech::{args, player, signed};
use crate::terminal::is_called;

/// The card of a character in the game, by its name or the beginning of it.
#[must_use]
pub fn card(words: &Words, name: &str) -> Option<String> {
    let (state, speech) = (words.state, words.speech);
    let called = |id: &_| is_called(words.name(*id), name) || is_called(state.name(*id), name);
    let id = state.ids().find(called)?;
    let sheet = state.sheet(id);
    let card = &sheet.character;
    let values = [
        (Value::Strength, card.strength),
        (Value::Perception, card.perception),
        (Value::Power, card.power),
        (Value::Toughness, card.toughness),
        (Value::Spirit, card.spirit),
    ];
    let value = |(value, count)| {
        let value = speech.of("bg-value-", &value);
        speech.t("play-value", args! { value: value, count: count })
    };
    let values: Vec<String> = values.map(value).into();
    let text = speech.t(
        "terminal-bg-card",
        args! {
            name: words.name(id),
            player: player::<Battleground>(sheet.seat, speech),
            values: values.join(", "),
            speed: card.speed[0],
            focused: card.speed[1],
            health: card.health,
        },
    );
    let mut text = format!("  {text}\n");
    card.skills.iter().for_each(|skill| ability(&mut text, words, "", skill));
    for weapon in &sheet.weapons {
        let (name, kind) = (speech.name(&weapon.name), speech.of("bg-weapon-", &weapon.kind));
        let by = signed(weapon.dice.into());
        let mut facts =
            vec![kind, speech.t("play-fact-dice", args! { count: weapon.dice, by: by })];
        if weapon.reach > 0 {
            facts.push(speech.t("play-reach", args! { inches: weapon.reach }));
        }
        if weapon.mana > 0 {
            facts.push(speech.t("play-mana", args! { count: weapon.mana }));
        }
        if let Some(hexes) = weapon.area {
            facts.push(speech.t("terminal-bg-area", args! { count: hexes }));
        }
        let _ = writeln!(text, "  {name}: {}", facts.join(", "));
        let results: Vec<String> = weapon.effects.iter().map(|one| result(words, one)).collect();
        let _ = writeln!(text, "    {}", results.join("; "));
        weapon.special.iter().for_each(|special| ability(&mut text, words, "  ", special));
    }
    for item in &sheet.items {
        let once = if item.consumable { speech.t("play-consumable", &[]) } else { String::new() };
        let _ = writeln!(text, "  {}{}", speech.name(&item.name), in_brackets(&once));
        ability(&mut text, words, "  ", &item.skill);
    }
    Some(text)
}

fn ability(text: &mut String, words: &Words, indent: &str, ability: &Ability) {
    let speech = words.speech;
    let costs = [("play-ap", ability.ap), ("play-mana", ability.mana)];
    let costs = costs.into_iter().filter(|(_, count)| *count > 0);
    let costs: Vec<String> =
        costs.map(|(key, count)| speech.t(key, args! { count: count })).collect();
    let costs = in_brackets(&costs.join(", "));
    let meaning = ability.text.as_ref().map_or("", |names| speech.name(names));
    let _ = writeln!(text, "  {indent}{}{costs}: {meaning}", speech.name(&ability.name));
}

/// What so many successes with a weapon cause: `3+: 2 wounds`.
fn result(words: &Words, result: &TestResult) -> String {
    let key = if result.effects.is_empty() { "play-result" } else { "play-result-more" };
    words.t(key, args! { successes: result.successes, wounds: result.wounds })
}

fn in_brackets(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!(" ({text})") }
}
