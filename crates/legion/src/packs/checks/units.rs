//! Units, their weapons and miniatures, upgrades, command cards.

use content::{Checked, Checks};

use super::effects::On;
use super::{Checker, MOST_POINTS, NUMBERS, RANGES};
use crate::army::MOST_PIPS;
use crate::keywords::Keyword;
use crate::pack::{CommandCard, Cylinder, Ordering, Unit, Upgrade, Weapon};
use measure::Millimetres;

/// The tallest miniature and the widest part of one, in millimetres.
const TALLEST: Millimetres = Millimetres::whole(300);
const WIDEST: Millimetres = Millimetres::whole(150);
/// The most weapons on a card, icons in an upgrade bar, parts of a miniature.
const MOST: usize = 8;
/// The most dice of a colour.
const MOST_DICE: u8 = 20;

impl Checker<'_> {
    pub(super) fn unit(&self, unit: &Unit, field: &str) -> Checked {
        let at = |name: &str| format!("{field}.{name}");
        self.figure(unit.figure.as_ref(), at("figure"))?;
        self.within(unit.points, 1..=MOST_POINTS, at("points"))?;
        self.within(unit.minis, 1..=12, at("minis"))?;
        self.within(unit.wounds, 1..=20, at("wounds"))?;
        self.within(unit.speed, 0..=3, at("speed"))?;
        self.within(unit.base, 20..=150, at("base"))?;
        self.nerve(unit, field)?;
        self.keywords(&unit.keywords, &at("keywords"))?;
        if let Some(i) = unit.keywords.iter().position(Keyword::is_free_card_action) {
            let message = "a keyword of upgrades: its tokens lie on their card";
            return self.refuse(format!("{field}.keywords[{i}]"), message);
        }
        self.count(unit.weapon.len(), 1..=MOST, at("weapon"))?;
        for (i, weapon) in unit.weapon.iter().enumerate() {
            self.weapon(weapon, &format!("{field}.weapon[{i}]"))?;
        }
        self.count(unit.upgrades.len(), 0..=MOST, at("upgrades"))?;
        self.within(unit.height, Millimetres(1)..=TALLEST, at("height"))?;
        self.body(unit, &at("body"))?;
        self.sources(unit, &unit.sources, field)
    }

    /// Troopers have courage, vehicles resilience (LG-CARD-01, LG-CARD-02).
    fn nerve(&self, unit: &Unit, field: &str) -> Checked {
        if let Some(courage) = unit.courage {
            self.within(courage, NUMBERS, format!("{field}.courage"))?;
            if unit.kind.is_vehicle() {
                return self.refuse(format!("{field}.courage"), "a vehicle has no courage");
            }
        }
        if let Some(resilience) = unit.resilience {
            self.within(resilience, 1..=20, format!("{field}.resilience"))?;
            if unit.kind.is_trooper() {
                return self.refuse(format!("{field}.resilience"), "a trooper has no resilience");
            }
        }
        Ok(())
    }

    /// Something of a miniature is more than post and base (LG-COVER-17).
    fn body(&self, unit: &Unit, field: &str) -> Checked {
        self.count(unit.body.len(), 0..=MOST, field)?;
        for (i, part) in unit.body.iter().enumerate() {
            self.cylinder(*part, unit.height, &format!("{field}[{i}]"))?;
        }
        if !unit.body.is_empty() && unit.body.iter().all(|part| part.post) {
            return self.refuse(field, "only posts, expected a part that can be hidden");
        }
        Ok(())
    }

    fn cylinder(&self, part: Cylinder, height: Millimetres, field: &str) -> Checked {
        self.within(part.radius, Millimetres(1)..=WIDEST, format!("{field}.radius"))?;
        self.within(part.bottom, Millimetres(0)..=height, format!("{field}.bottom"))?;
        let at = format!("{field}.top");
        if part.bottom >= part.top {
            let message = format!("{}, expected more than the bottom {}", part.top, part.bottom);
            return self.refuse(at, message);
        }
        if part.top > height {
            let message = format!("{}, expected at most the height {height}", part.top);
            return self.refuse(at, message);
        }
        Ok(())
    }

    /// A weapon is for melee, for ranges or for both (LG-WEAPON-06), and has dice.
    pub(super) fn weapon(&self, weapon: &Weapon, field: &str) -> Checked {
        if !weapon.melee && weapon.range.is_none() && weapon.area.is_none() {
            return self.refuse(field, "neither melee nor ranged, expected `melee` or `range`");
        }
        if let Some(area) = weapon.area {
            self.within(area, 1..=4, format!("{field}.area"))?;
        }
        if let Some([least, most]) = weapon.range {
            self.within(least, RANGES, format!("{field}.range[0]"))?;
            self.within(most, least..=*RANGES.end(), format!("{field}.range[1]"))?;
        }
        let dice =
            [("red", weapon.dice.red), ("black", weapon.dice.black), ("white", weapon.dice.white)];
        for (colour, dice) in dice {
            self.within(dice, 0..=MOST_DICE, format!("{field}.dice.{colour}"))?;
        }
        if dice.iter().all(|(_, dice)| *dice == 0) {
            return self.refuse(format!("{field}.dice"), "no dice, expected at least one");
        }
        for (i, keyword) in weapon.keywords.iter().enumerate() {
            let Some(number) = keyword.number() else { continue };
            self.within(number, NUMBERS, format!("{field}.keywords[{i}]"))?;
        }
        Ok(())
    }

    pub(super) fn keywords(&self, keywords: &[Keyword], field: &str) -> Checked {
        for (i, keyword) in keywords.iter().enumerate() {
            let at = format!("{field}[{i}]");
            if let Some(number) = keyword.number() {
                self.within(number, NUMBERS, at.as_str())?;
            }
            match keyword {
                Keyword::Entourage(unit) | Keyword::Teamwork(unit) => self.known_unit(unit, &at)?,
                Keyword::Repair { capacity, .. } | Keyword::Treat { capacity, .. } => {
                    self.within(*capacity, NUMBERS, at)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    pub(super) fn upgrade(&self, upgrade: &Upgrade, field: &str) -> Checked {
        let at = |name: &str| format!("{field}.{name}");
        self.within(upgrade.points, 0..=MOST_POINTS, at("points"))?;
        self.known_units(&upgrade.units, &at("units"))?;
        if let Some(weapon) = &upgrade.weapon {
            self.weapon(weapon, &at("weapon"))?;
        }
        self.keywords(&upgrade.keywords, &at("keywords"))?;
        if !upgrade.mini_keywords.is_empty() && !upgrade.adds_mini {
            let message = "keywords of a miniature, expected `adds-mini`";
            return self.refuse(at("mini-keywords"), message);
        }
        self.count(upgrade.types.len(), 0..=MOST, at("types"))?;
        self.count(upgrade.bar.len(), 0..=MOST, at("bar"))?;
        self.within(upgrade.courage, 0..=*NUMBERS.end(), at("courage"))?;
        self.count(upgrade.orders.len(), 0..=MOST, at("orders"))?;
        for (i, order) in upgrade.orders.iter().enumerate() {
            if let Ordering::Jams(range) | Ordering::Passes(range) = order {
                self.within(*range, RANGES, format!("{field}.orders[{i}]"))?;
            }
        }
        if upgrade.joins_fixed && upgrade.weapon.is_none() {
            return self.refuse(at("joins-fixed"), "no weapon, expected one that joins another");
        }
        if let Some([least, most]) = upgrade.throws {
            self.within(least, RANGES, at("throws[0]"))?;
            self.within(most, least..=*RANGES.end(), at("throws[1]"))?;
        }
        self.effects(&upgrade.effects, On::Upgrade, &at("effects"))?;
        let does = upgrade.weapon.is_some()
            || upgrade.adds_mini
            || !upgrade.effects.is_empty()
            || !upgrade.keywords.is_empty()
            || !upgrade.orders.is_empty()
            || upgrade.throws.is_some();
        if !does {
            let message = "does nothing, expected a weapon, a keyword, a miniature or an effect";
            return self.refuse(field, message);
        }
        Ok(())
    }

    /// A card belongs to a commander, an operative or nobody (LG-BUILD-25), and gives somebody
    /// orders (LG-CCARD-215).
    pub(super) fn command(&self, card: &CommandCard, field: &str) -> Checked {
        let at = |name: &str| format!("{field}.{name}");
        self.within(card.pips, 0..=MOST_PIPS, at("pips"))?;
        if let Some(pips) = card.counts_as {
            self.within(pips, 1..=3, at("counts-as"))?;
        }
        self.within(card.hinders, 0..=*NUMBERS.end(), at("hinders"))?;
        if let Some(weapon) = &card.weapon {
            self.weapon(weapon, &at("weapon"))?;
            if card.character.is_none() {
                return self.refuse(at("weapon"), "nobody has it, expected `character`");
            }
        }
        if let Some(id) = &card.character {
            self.known_unit(id, &at("character"))?;
            if !self.known.characters.contains(id.as_str()) {
                let message = format!("`{id}` is neither commander nor operative");
                return self.refuse(at("character"), message);
            }
            if card.returns {
                return self.refuse(at("returns"), "every hand has that card, expected nobody's");
            }
        }
        self.known_units(&card.orders.units, &at("orders.units"))?;
        self.within(card.orders.others, 0..=20, at("orders.others"))?;
        self.count(card.orders.ranks.len(), 0..=MOST, at("orders.ranks"))?;
        if card.orders.units.is_empty() && card.orders.others == 0 && !card.orders.all {
            return self.refuse(at("orders"), "nobody, expected `units` or `others`");
        }
        let on = if card.character.is_some() { On::Characters } else { On::Anybodys };
        self.effects(&card.effects, on, &at("effects"))
    }
}
