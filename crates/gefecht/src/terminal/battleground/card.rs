//! What stands on a character's card and on those of its equipment.

use std::fmt::Write;

use battleground::Battleground;
use battleground::language::{Ability, Value};

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
        let dice = speech.t("play-fact-dice", args! { count: weapon.dice, by: by });
        let _ = writeln!(text, "  {name}: {kind}, {dice}");
        weapon.special.iter().for_each(|special| ability(&mut text, words, "  ", special));
    }
    for item in &sheet.items {
        let _ = writeln!(text, "  {}", speech.name(&item.name));
        ability(&mut text, words, "  ", &item.skill);
    }
    Some(text)
}

fn ability(text: &mut String, words: &Words, indent: &str, ability: &Ability) {
    let speech = words.speech;
    let mana = match ability.mana {
        0 => String::new(),
        count => format!(" ({})", speech.t("play-mana", args! { count: count })),
    };
    let meaning = ability.text.as_ref().map_or("", |names| speech.name(names));
    let _ = writeln!(text, "  {indent}{}{mana}: {meaning}", speech.name(&ability.name));
}
