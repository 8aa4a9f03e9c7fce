//! What a scenario may state of characters, weapons, items, cards, markers and signs.

use std::collections::BTreeMap;

use content::{Names, Source};
use serde::Deserialize;

use ruleset::{Wrong, effective};

use super::three;
use crate::field::Place;
use crate::hex::{Direction, Hex};
use crate::language::{Ability, Effect, MissionCondition, Modifier, TestResult, WeaponType};
use crate::pack::{
    Affects, Base, Character, Faction, FateCard, GloryCard, Item, ItemKind, MarkerKind, Sign,
    Slots, Targets, UniqueMarker, Weapon,
};
use crate::table::Card;

/// An objective marker.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ObjectiveCase {
    /// Where it lies.
    pub at: Hex,
    /// Which player has captured it.
    #[serde(default)]
    pub captured_by: Option<u8>,
}

/// A character with everything on it.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of a character and its figure")]
pub struct CharacterCase {
    pub name: Names,
    pub player: u8,
    /// Its place; absent if it has been knocked out, or waits for the standard set-up.
    #[serde(default)]
    pub at: Option<Place>,
    #[serde(default)]
    pub facing: Option<Direction>,
    #[serde(default = "twenty")]
    pub cost: u8,
    #[serde(default = "six")]
    pub health: u8,
    #[serde(default = "three")]
    pub strength: u8,
    #[serde(default = "three")]
    pub perception: u8,
    #[serde(default = "three")]
    pub power: u8,
    #[serde(default = "three")]
    pub toughness: u8,
    #[serde(default = "three")]
    pub spirit: u8,
    #[serde(default = "speed")]
    pub speed: [u8; 2],
    #[serde(default)]
    pub base: Option<Base>,
    #[serde(default)]
    pub wounds: u8,
    #[serde(default)]
    pub mana: u8,
    #[serde(default)]
    pub focused: bool,
    #[serde(default)]
    pub standby: bool,
    #[serde(default)]
    pub buff: Option<String>,
    #[serde(default)]
    pub debuff: Option<String>,
    /// Activated earlier this round; needs a card `on` it to be not ready.
    #[serde(default)]
    pub activated: bool,
    #[serde(default)]
    pub weapons: Vec<WeaponCase>,
    #[serde(default)]
    pub items: Vec<ItemCase>,
    #[serde(default)]
    pub skills: Vec<Ability>,
}

/// A weapon.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of a weapon")]
pub struct WeaponCase {
    pub name: Names,
    #[serde(rename = "type")]
    pub kind: WeaponType,
    #[serde(default = "five")]
    pub cost: u8,
    /// By default 12, of a melee weapon none.
    #[serde(default)]
    pub reach: Option<u8>,
    #[serde(default)]
    pub dice: i8,
    #[serde(default)]
    pub mana: u8,
    #[serde(default)]
    pub area: Option<u8>,
    #[serde(default)]
    pub targets: Targets,
    /// By default 1 wound for 1 success, 2 for 3, 3 for 5.
    #[serde(default = "wounds")]
    pub effects: Vec<TestResult>,
    #[serde(default)]
    pub special: Vec<Ability>,
}

/// An item.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of an item")]
pub struct ItemCase {
    pub name: Names,
    #[serde(default = "jewellery")]
    pub kind: ItemKind,
    #[serde(default = "three")]
    pub cost: u8,
    #[serde(default)]
    pub consumable: bool,
    /// It has been used up.
    #[serde(default)]
    pub used: bool,
    pub skill: Ability,
}

/// A fate card, or a glory card if it has a mission.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of a card")]
pub struct CardCase {
    pub name: Names,
    pub player: u8,
    #[serde(default = "three")]
    pub initiative: u8,
    #[serde(default = "three")]
    pub ap: u8,
    #[serde(default)]
    pub mana: u8,
    /// Of a fate card; by default 1.
    #[serde(default)]
    pub bonus_mana: Option<u8>,
    #[serde(default)]
    pub ability: Vec<Effect>,
    #[serde(default)]
    pub mission: Option<MissionCondition>,
    /// Of a glory card.
    #[serde(default)]
    pub points: u8,
    /// Where it is; by default in hand. The first card of a deck is drawn first.
    #[serde(default)]
    pub r#in: Option<CardPlace>,
    /// The character it lies on; instead of `in`.
    #[serde(default)]
    pub on: Option<String>,
}

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardPlace {
    /// In its player's hand.
    #[default]
    Hand,
    /// In the fate deck.
    Deck,
    /// Turned face up in step 1.
    Revealed,
    /// In the discard pile.
    Discard,
    /// Its side mission is completed.
    Completed,
    /// Not in play yet: for the set-up.
    Box,
}

/// A unique buff or debuff.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of a unique marker")]
pub struct MarkerCase {
    pub id: String,
    pub kind: MarkerKind,
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    #[serde(default)]
    pub removed: Vec<Effect>,
}

/// A sign, on the battlefield if it has a place.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of a sign")]
pub struct SignCase {
    pub id: String,
    pub reach: u8,
    pub affects: Affects,
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    #[serde(default)]
    pub on_activation: Vec<Effect>,
    #[serde(default)]
    pub at: Option<Place>,
    /// Whose it is; by default player 1's.
    #[serde(default)]
    pub player: Option<u8>,
}

fn five() -> u8 {
    5
}

fn six() -> u8 {
    6
}

fn twenty() -> u8 {
    20
}

fn speed() -> [u8; 2] {
    [5, 8]
}

fn jewellery() -> ItemKind {
    ItemKind::Jewellery
}

fn wounds() -> Vec<TestResult> {
    let result = |successes, wounds| TestResult { successes, wounds, effects: Vec::new() };
    vec![result(1, 1), result(3, 2), result(5, 3)]
}

impl CharacterCase {
    /// Who is out of the game has neither markers nor a facing; a melee weapon has no reach, and
    /// only a consumable is used up.
    pub(super) fn check_effects(&self, out: bool) -> Result<(), Wrong> {
        let markers = [
            ("facing", self.facing.is_some()),
            ("wounds", self.wounds > 0),
            ("mana", self.mana > 0),
            ("focused", self.focused),
            ("standby", self.standby),
            ("buff", self.buff.is_some()),
            ("debuff", self.debuff.is_some()),
        ];
        effective(markers.into_iter().filter(|_| out), "on a character that is knocked out")?;
        for (i, weapon) in self.weapons.iter().enumerate() {
            let melee = weapon.kind == WeaponType::Melee;
            let idle = effective([("reach", melee && weapon.reach.is_some())], "in melee");
            idle.map_err(|fault| fault.below(&format!("weapons[{i}]")))?;
        }
        for (i, item) in self.items.iter().enumerate() {
            let idle = effective([("used", item.used && !item.consumable)], "on a lasting item");
            idle.map_err(|fault| fault.below(&format!("items[{i}]")))?;
        }
        Ok(())
    }

    pub(super) fn character(&self) -> Character {
        Character {
            id: self.name.en.clone(),
            name: self.name.clone(),
            figure: None,
            faction: if self.player == 1 { Faction::Masters } else { Faction::EvilWarriors },
            cost: self.cost,
            health: self.health,
            strength: self.strength,
            perception: self.perception,
            power: self.power,
            toughness: self.toughness,
            spirit: self.spirit,
            speed: self.speed,
            slots: Slots::default(),
            base: self.base.clone(),
            skills: self.skills.clone(),
            source: Source::House,
            sources: BTreeMap::new(),
        }
    }
}

impl WeaponCase {
    pub(super) fn weapon(&self, id: &str) -> Weapon {
        Weapon {
            id: id.to_owned(),
            name: self.name.clone(),
            kind: self.kind,
            cost: self.cost,
            reach: if self.kind == WeaponType::Melee { 0 } else { self.reach.unwrap_or(12) },
            dice: self.dice,
            mana: self.mana,
            area: self.area,
            targets: self.targets,
            effects: self.effects.clone(),
            special: self.special.clone(),
            only: Vec::new(),
            faction: None,
            source: Source::House,
            sources: BTreeMap::new(),
        }
    }
}

impl ItemCase {
    pub(super) fn item(&self, id: &str) -> Item {
        Item {
            id: id.to_owned(),
            name: self.name.clone(),
            kind: self.kind,
            cost: self.cost,
            consumable: self.consumable,
            skill: self.skill.clone(),
            only: Vec::new(),
            faction: None,
            source: Source::House,
            sources: BTreeMap::new(),
        }
    }
}

impl CardCase {
    /// A glory card that is worth some points.
    pub(super) fn worth(name: &str, points: u8) -> CardCase {
        CardCase {
            name: Names::from(name),
            player: 1,
            initiative: 3,
            ap: 3,
            mana: 0,
            bonus_mana: None,
            ability: Vec::new(),
            mission: Some(MissionCondition::EnemyZone),
            points,
            r#in: None,
            on: None,
        }
    }

    /// Fate cards are worth no points, glory cards have no other bonus than their own.
    pub(super) fn check_effects(&self) -> Result<(), Wrong> {
        let glory = self.mission.is_some();
        let bonus =
            [("bonus-mana", self.bonus_mana.is_some()), ("ability", !self.ability.is_empty())];
        effective(bonus.into_iter().filter(|_| glory), "on a glory card")?;
        effective([("points", !glory && self.points > 0)], "on a fate card")?;
        effective([("in", self.r#in.is_some() && self.on.is_some())], "beside `on`")
    }

    pub(super) fn card(&self, id: &str) -> Card {
        let (id, name) = (id.to_owned(), self.name.clone());
        let CardCase { initiative, ap, mana, points, .. } = *self;
        let source = Source::House;
        match &self.mission {
            None => Card::Fate(FateCard {
                id,
                name,
                faction: None,
                initiative,
                ap,
                mana,
                bonus_mana: self.bonus_mana.unwrap_or(1),
                text: None,
                ability: self.ability.clone(),
                first_game: true,
                source,
            }),
            Some(mission) => Card::Glory(GloryCard {
                id,
                name,
                faction: None,
                initiative,
                ap,
                mana,
                mission: mission.clone(),
                text: None,
                points,
                first_game: true,
                source,
            }),
        }
    }
}

impl MarkerCase {
    pub(super) fn marker(&self) -> UniqueMarker {
        UniqueMarker {
            id: self.id.clone(),
            name: Names::from(self.id.as_str()),
            kind: self.kind,
            modifiers: self.modifiers.clone(),
            removed: self.removed.clone(),
            source: Source::House,
        }
    }
}

impl SignCase {
    pub(super) fn sign(&self) -> Sign {
        Sign {
            id: self.id.clone(),
            name: Names::from(self.id.as_str()),
            reach: self.reach,
            affects: self.affects,
            modifiers: self.modifiers.clone(),
            on_activation: self.on_activation.clone(),
            source: Source::House,
        }
    }
}
