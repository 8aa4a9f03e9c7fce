//! What stands on a character's card and on those of its equipment.

use std::fmt::Write;

use battleground::language::Ability;
use battleground::state::State;

/// The card of a character in the game, by its name or the beginning of it.
#[must_use]
pub fn card(state: &State, name: &str) -> Option<String> {
    let id = state.ids().find(|&id| super::super::is_called(state.name(id), name))?;
    let sheet = state.sheet(id);
    let card = &sheet.character;
    let mut text = format!(
        "  {} of {}: strength {}, perception {}, power {}, toughness {}, spirit {}, speed {} ({} \
         focused), health {}\n",
        state.name(id),
        sheet.seat,
        card.strength,
        card.perception,
        card.power,
        card.toughness,
        card.spirit,
        card.speed[0],
        card.speed[1],
        card.health
    );
    card.skills.iter().for_each(|skill| ability(&mut text, "", skill));
    for weapon in &sheet.weapons {
        let _ = writeln!(text, "  {}: {:?}, {:+} dice", weapon.name.en, weapon.kind, weapon.dice);
        weapon.special.iter().for_each(|special| ability(&mut text, "  ", special));
    }
    for item in &sheet.items {
        let _ = writeln!(text, "  {}", item.name.en);
        ability(&mut text, "  ", &item.skill);
    }
    Some(text)
}

fn ability(text: &mut String, indent: &str, ability: &Ability) {
    let mana = if ability.mana > 0 { format!(" ({} mana)", ability.mana) } else { String::new() };
    let meaning = ability.text.as_ref().map_or("", |names| names.en.as_str());
    let _ = writeln!(text, "  {indent}{}{mana}: {meaning}", ability.name.en);
}
