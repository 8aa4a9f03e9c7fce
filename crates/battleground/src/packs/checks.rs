//! What must hold in a pack beyond its shape: unique ids, references, limits.

use std::collections::BTreeSet;
use std::fmt::Display;

use content::{Checked, Checks, Fault, Read};

use crate::field::{Field, Overlap, Place};
use crate::language::{Ability, Change, Deed, Effect, Modifier, TestResult, Tests};
use crate::pack::{Base, Character, Map, Member, PackFile, Weapon};
use crate::table::MOST_OBJECTIVES;

/// The largest value, dice modifier or number of successes.
const MOST_VALUE: u8 = 20;
/// The largest speed or number of movement points.
const MOST_SPEED: u8 = 30;
/// The longest reach in inches: twice the length of the board.
const MOST_REACH: u8 = 60;
/// The largest health or number of wounds.
const MOST_HEALTH: u8 = 40;
/// How deep effects may be nested.
const MOST_DEPTH: usize = 6;
/// The most skills of a character, and the most items.
const MOST_SKILLS: usize = 12;

/// Checks all files against each other.
///
/// # Errors
/// The first fault.
pub fn check(files: &[Read<'_, PackFile>]) -> Checked {
    let names = Names::of(files)?;
    for file in files {
        Checker { file, names: &names }.file(&file.content)?;
    }
    Ok(())
}

/// All ids of the packs.
#[derive(Default)]
struct Names<'a> {
    characters: BTreeSet<&'a str>,
    weapons: BTreeSet<&'a str>,
    items: BTreeSet<&'a str>,
    cards: BTreeSet<&'a str>,
    markers: BTreeSet<&'a str>,
    signs: BTreeSet<&'a str>,
    maps: BTreeSet<&'a str>,
}

impl<'a> Names<'a> {
    fn of(files: &'a [Read<'_, PackFile>]) -> Result<Names<'a>, Fault> {
        let mut names = Names::default();
        for file in files {
            let PackFile { character, weapon, item, fate, glory, marker, sign, map, .. } =
                &file.content;
            let ids = character.iter().map(|character| character.id.as_str());
            file.new_ids(&mut names.characters, ids, "character")?;
            file.new_ids(&mut names.weapons, weapon.iter().map(|one| one.id.as_str()), "weapon")?;
            file.new_ids(&mut names.items, item.iter().map(|item| item.id.as_str()), "item")?;
            file.new_ids(&mut names.cards, fate.iter().map(|card| card.id.as_str()), "fate")?;
            file.new_ids(&mut names.cards, glory.iter().map(|card| card.id.as_str()), "glory")?;
            file.new_ids(&mut names.markers, marker.iter().map(|one| one.id.as_str()), "marker")?;
            file.new_ids(&mut names.signs, sign.iter().map(|sign| sign.id.as_str()), "sign")?;
            file.new_ids(&mut names.maps, map.iter().map(|map| map.id.as_str()), "map")?;
        }
        Ok(names)
    }
}

struct Checker<'a> {
    file: &'a Read<'a, PackFile>,
    names: &'a Names<'a>,
}

impl Checks for Checker<'_> {
    fn fault(&self, field: impl Into<String>, message: impl Display) -> Fault {
        self.file.fault(field, message)
    }
}

impl Checker<'_> {
    fn at_most(&self, number: u8, most: u8, field: &str) -> Checked {
        if number <= most {
            Ok(())
        } else {
            Err(self.fault(field, format!("{number} is too large, expected at most {most}")))
        }
    }

    fn file(&self, content: &PackFile) -> Checked {
        for (i, character) in content.character.iter().enumerate() {
            self.character(character, &format!("character[{i}]"))?;
        }
        for (i, weapon) in content.weapon.iter().enumerate() {
            self.weapon(weapon, &format!("weapon[{i}]"))?;
        }
        for (i, item) in content.item.iter().enumerate() {
            let field = format!("item[{i}]");
            self.only(&item.only, &field)?;
            self.at_most(item.cost, 100, &format!("{field}.cost"))?;
            self.sources(item, &item.sources, &field)?;
            self.ability(&item.skill, &format!("{field}.skill"))?;
        }
        for (i, card) in content.fate.iter().enumerate() {
            let field = format!("fate[{i}]");
            self.at_most(card.initiative, 99, &format!("{field}.initiative"))?;
            self.at_most(card.ap, MOST_VALUE, &format!("{field}.ap"))?;
            self.effects(&card.ability, &format!("{field}.ability"), 0)?;
        }
        for (i, card) in content.glory.iter().enumerate() {
            let field = format!("glory[{i}]");
            self.at_most(card.initiative, 99, &format!("{field}.initiative"))?;
            self.at_most(card.ap, MOST_VALUE, &format!("{field}.ap"))?;
        }
        for (i, marker) in content.marker.iter().enumerate() {
            self.modifiers(&marker.modifiers, &format!("marker[{i}].modifiers"))?;
            self.effects(&marker.removed, &format!("marker[{i}].removed"), 0)?;
        }
        for (i, sign) in content.sign.iter().enumerate() {
            self.at_most(sign.reach, MOST_REACH, &format!("sign[{i}].reach"))?;
            self.modifiers(&sign.modifiers, &format!("sign[{i}].modifiers"))?;
            self.effects(&sign.on_activation, &format!("sign[{i}].on-activation"), 0)?;
        }
        for (i, map) in content.map.iter().enumerate() {
            self.map(map, &format!("map[{i}]"))?;
        }
        if let Some(first) = &content.first_game {
            self.known(&self.names.maps, &first.map, "first-game.map", "a map")?;
            for (i, squad) in first.squads.iter().enumerate() {
                for (j, member) in squad.members.iter().enumerate() {
                    self.member(member, &format!("first-game.squads[{i}].members[{j}]"))?;
                }
            }
        }
        Ok(())
    }

    fn member(&self, member: &Member, field: &str) -> Checked {
        let character = format!("{field}.character");
        self.known(&self.names.characters, &member.character, &character, "a character")?;
        for (i, id) in member.weapons.iter().enumerate() {
            self.known(&self.names.weapons, id, format!("{field}.weapons[{i}]"), "a weapon")?;
        }
        for (i, id) in member.items.iter().enumerate() {
            self.known(&self.names.items, id, format!("{field}.items[{i}]"), "an item")?;
        }
        Ok(())
    }

    fn character(&self, character: &Character, field: &str) -> Checked {
        self.figure(character.figure.as_ref(), format!("{field}.figure"))?;
        let limits = [
            ("health", character.health, MOST_HEALTH),
            ("strength", character.strength, MOST_VALUE),
            ("perception", character.perception, MOST_VALUE),
            ("power", character.power, MOST_VALUE),
            ("toughness", character.toughness, MOST_VALUE),
            ("spirit", character.spirit, MOST_VALUE),
            ("speed", character.speed[0].max(character.speed[1]), MOST_SPEED),
            ("cost", character.cost, 100),
        ];
        for (name, number, most) in limits {
            self.at_most(number, most, &format!("{field}.{name}"))?;
        }
        if character.health == 0 {
            return self.refuse(format!("{field}.health"), "0, expected at least 1");
        }
        if character.skills.len() > MOST_SKILLS {
            let message = format!("expected at most {MOST_SKILLS} skills");
            return self.refuse(format!("{field}.skills"), message);
        }
        for (i, skill) in character.skills.iter().enumerate() {
            self.ability(skill, &format!("{field}.skills[{i}]"))?;
        }
        if let Some(base) = &character.base {
            check_base(base).map_err(|message| self.fault(format!("{field}.base"), message))?;
        }
        self.sources(character, &character.sources, field)
    }

    fn weapon(&self, weapon: &Weapon, field: &str) -> Checked {
        self.only(&weapon.only, field)?;
        self.at_most(weapon.cost, 100, &format!("{field}.cost"))?;
        self.at_most(weapon.reach, MOST_REACH, &format!("{field}.reach"))?;
        self.at_most(weapon.mana, 5, &format!("{field}.mana"))?;
        self.at_most(weapon.dice.unsigned_abs(), MOST_VALUE, &format!("{field}.dice"))?;
        self.at_most(weapon.area.unwrap_or(0), MOST_VALUE, &format!("{field}.area"))?;
        self.results(&weapon.effects, &format!("{field}.effects"), 0)?;
        for (i, special) in weapon.special.iter().enumerate() {
            let field = format!("{field}.special[{i}]");
            if special.is_active() {
                return self.refuse(field, "a special ability has no cost");
            }
            self.ability(special, &field)?;
        }
        self.sources(weapon, &weapon.sources, field)
    }

    fn only(&self, only: &[String], field: &str) -> Checked {
        only.iter().enumerate().try_for_each(|(i, id)| {
            self.known(&self.names.characters, id, format!("{field}.only[{i}]"), "a character")
        })
    }

    fn ability(&self, ability: &Ability, field: &str) -> Checked {
        self.at_most(ability.ap, MOST_VALUE, &format!("{field}.ap"))?;
        self.at_most(ability.mana, 5, &format!("{field}.mana"))?;
        self.modifiers(&ability.modifiers, &format!("{field}.modifiers"))?;
        self.effects(&ability.effects, &format!("{field}.effects"), 0)
    }

    fn modifiers(&self, modifiers: &[Modifier], field: &str) -> Checked {
        for (i, modifier) in modifiers.iter().enumerate() {
            let by = match modifier.change {
                Change::Value(_, by) | Change::Dice(by) | Change::Range(by) | Change::Speed(by) => {
                    by.unsigned_abs()
                }
                Change::FreeRerolls(dice) => dice,
                Change::Allow(_) | Change::Forbid(_) => 0,
            };
            self.at_most(by, MOST_VALUE, &format!("{field}[{i}].change"))?;
            let standing = matches!(modifier.change, Change::Value(..) | Change::Speed(_));
            let narrowed = modifier.tests != Tests::Any
                || !modifier.with.is_empty()
                || !modifier.values.is_empty()
                || modifier.conditions.iter().any(|condition| condition.is_about_other());
            if standing && narrowed {
                let message = "values and speed change at all times, expected no `tests`, `with`, \
                               `values` or condition about the other character";
                return self.refuse(format!("{field}[{i}]"), message);
            }
        }
        Ok(())
    }

    fn results(&self, results: &[TestResult], field: &str, depth: usize) -> Checked {
        for (i, result) in results.iter().enumerate() {
            let field = format!("{field}[{i}]");
            if result.successes == 0 {
                return self.refuse(format!("{field}.successes"), "0, expected at least 1");
            }
            self.at_most(result.wounds, MOST_HEALTH, &format!("{field}.wounds"))?;
            self.effects(&result.effects, &format!("{field}.effects"), depth + 1)?;
        }
        Ok(())
    }

    fn effects(&self, effects: &[Effect], field: &str, depth: usize) -> Checked {
        if depth > MOST_DEPTH {
            return self.refuse(field, format!("expected at most {MOST_DEPTH} nested effects"));
        }
        for (i, effect) in effects.iter().enumerate() {
            for (j, deed) in effect.deeds.iter().enumerate() {
                self.deed(deed, &format!("{field}[{i}].do[{j}]"), depth)?;
            }
        }
        Ok(())
    }

    fn deed(&self, deed: &Deed, field: &str, depth: usize) -> Checked {
        match deed {
            Deed::Wounds(number) | Deed::Heal(number) => self.at_most(*number, MOST_HEALTH, field),
            Deed::Mana(n)
            | Deed::LoseMana(n)
            | Deed::Ap(n)
            | Deed::Draw(n)
            | Deed::Push(n)
            | Deed::Pull(n) => self.at_most(*n, MOST_VALUE, field),
            Deed::Marker(id) => self.known(&self.names.markers, id, field, "a marker"),
            Deed::Sign(sign) => {
                self.at_most(sign.reach, MOST_REACH, field)?;
                self.known(&self.names.signs, &sign.sign, field, "a sign")
            }
            Deed::Move(free) => self.at_most(free.points.unwrap_or(0), MOST_SPEED, field),
            Deed::Attack(free) => {
                self.at_most(free.dice.unsigned_abs(), MOST_VALUE, field)?;
                self.at_most(free.range.unsigned_abs(), MOST_VALUE, field)
            }
            Deed::NextAlly(effects) => self.effects(effects, field, depth + 1),
            Deed::Test(test) => {
                self.at_most(test.dice.unsigned_abs(), MOST_VALUE, field)?;
                self.results(&test.results, &format!("{field}.test.results"), depth + 1)
            }
            Deed::For(lasting) => self.modifiers(&lasting.modifiers, field),
            Deed::OneOf(alternatives) => {
                if !(1..=9).contains(&alternatives.len()) {
                    return self.refuse(field, "expected 1 to 9 alternatives");
                }
                alternatives.iter().try_for_each(|effects| self.effects(effects, field, depth + 1))
            }
            Deed::Buff(_)
            | Deed::Debuff(_)
            | Deed::RemoveBuff
            | Deed::RemoveDebuff
            | Deed::Focus
            | Deed::LoseFocus
            | Deed::Standby
            | Deed::LoseStandby
            | Deed::Swap
            | Deed::Turn
            | Deed::Ready => Ok(()),
        }
    }

    fn map(&self, map: &Map, field: &str) -> Checked {
        let laid = Field::new(&map.piece, &map.zones);
        let laid = laid.map_err(|Overlap(hex)| {
            self.fault(format!("{field}.piece"), format!("two pieces lie on {hex}, expected one"))
        })?;
        if map.objectives.len() > MOST_OBJECTIVES {
            let message = format!("expected at most {MOST_OBJECTIVES}");
            return self.refuse(format!("{field}.objectives"), message);
        }
        for (i, hex) in map.objectives.iter().enumerate() {
            if !laid.can_stand(Place::ground(*hex)) || map.objectives[..i].contains(hex) {
                let message = format!("{hex} holds an obstacle or another objective");
                return self.refuse(format!("{field}.objectives[{i}]"), message);
            }
        }
        for (i, zone) in map.zones.iter().enumerate() {
            if let Some(letter) = zone.columns.chars().find(|c| !('A'..='Y').contains(c)) {
                let message = format!("`{letter}` is no column, expected letters from A to Y");
                return self.refuse(format!("{field}.zones[{i}].columns"), message);
            }
        }
        for (i, start) in map.start.iter().enumerate() {
            let at = format!("{field}.start[{i}]");
            self.known(&self.names.characters, &start.character, &at, "a character")?;
            let taken = map.start[..i].iter().any(|other| other.hex == start.hex);
            if taken || !laid.can_stand(Place::ground(start.hex)) {
                let message = format!("{} is taken or holds an obstacle", start.hex);
                return self.refuse(format!("{at}.hex"), message);
            }
        }
        Ok(())
    }
}

/// A base has 2 to 8 distinct parts, one of them the pivot, and its mark on one of them.
fn check_base(base: &Base) -> Result<(), String> {
    let centre = crate::hex::Hex::new(12, 15).map(Place::ground);
    let placed = centre.and_then(|centre| {
        crate::figures::base_places(Some(base), centre, crate::hex::Direction::N)
    });
    let Some(places) = placed else {
        return Err("expected at most 8 parts, each a few steps from the pivot".to_owned());
    };
    let distinct: BTreeSet<_> = places.iter().collect();
    if places.len() < 2 || distinct.len() != places.len() || !base.parts.contains(&Vec::new()) {
        return Err("expected 2 to 8 distinct parts, one of them `[]`".to_owned());
    }
    if usize::from(base.mark) >= places.len() {
        return Err(format!("the mark is on part {}, expected one of the parts", base.mark));
    }
    Ok(())
}
