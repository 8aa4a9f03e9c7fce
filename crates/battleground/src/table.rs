//! What is fixed for one game: the field, the sheets, the cards; and how things are numbered.

use std::sync::Arc;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::field::Field;
use crate::language::Value;
use crate::pack::{Character, Faction, FateCard, GloryCard, Item, Sign, UniqueMarker, Weapon};

/// Figures in a game, both squads together.
pub const MOST_FIGURES: usize = 16;

/// Cards of one player: a bit of a [`Cards`] each.
pub const MOST_CARDS: usize = 64;

/// Objectives on a map.
pub const MOST_OBJECTIVES: usize = 12;

/// A character's mana (BG-MANA-02).
pub const MOST_MANA: u8 = 5;

/// Fate cards in hand (BG-PREP-03).
pub const MOST_FATE: usize = 5;

ruleset::numbered! {
    /// A character in the game, by its number.
    pub struct FigureId(u8);

    /// A card of a player, by its number.
    pub struct CardId(u8);
}

/// A set of a player's cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(type = "CardId[]"))]
pub struct Cards(pub u64);

impl Cards {
    /// The cards in it, in order.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (next < u64::BITS).then_some(CardId(next as u8))
        })
    }

    /// Whether a card is in it.
    #[must_use]
    pub fn contains(self, card: CardId) -> bool {
        card.0 < MOST_CARDS as u8 && self.0 >> card.0 & 1 == 1
    }

    /// Puts a card in.
    pub fn insert(&mut self, card: CardId) {
        self.0 |= 1 << (card.0 & 63);
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << (card.0 & 63));
    }

    /// Adds all cards of another set and empties it.
    pub fn take_all(&mut self, other: &mut Cards) {
        self.0 |= std::mem::take(&mut other.0);
    }

    /// Whether no card is in it.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// A fate or glory card.
#[derive(Clone, PartialEq, Debug)]
pub enum Card {
    /// A fate card.
    Fate(FateCard),
    /// A glory card.
    Glory(GloryCard),
}

impl Card {
    /// Initiative.
    #[must_use]
    pub fn initiative(&self) -> u8 {
        match self {
            Card::Fate(card) => card.initiative,
            Card::Glory(card) => card.initiative,
        }
    }

    /// Action points and mana (BG-CARD-08).
    #[must_use]
    pub fn grants(&self) -> (u8, u8) {
        match self {
            Card::Fate(card) => (card.ap, card.mana),
            Card::Glory(card) => (card.ap, card.mana),
        }
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> &content::Names {
        match self {
            Card::Fate(card) => &card.name,
            Card::Glory(card) => &card.name,
        }
    }

    /// Whether it is a fate card.
    #[must_use]
    pub fn is_fate(&self) -> bool {
        matches!(self, Card::Fate(_))
    }
}

/// A character with its equipment, as it entered the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// Whose it is.
    pub seat: Seat,
    /// Its card.
    pub character: Character,
    /// Its weapons.
    pub weapons: Vec<Weapon>,
    /// Its items.
    pub items: Vec<Item>,
}

impl Sheet {
    /// The cost of the character and all its equipment, used consumables too (BG-VP-09, BG-ITEM-08).
    #[must_use]
    pub fn cost(&self) -> i32 {
        let weapons = self.weapons.iter().map(|weapon| weapon.cost);
        let items = self.items.iter().map(|item| item.cost);
        weapons.chain(items).map(i32::from).sum::<i32>() + i32::from(self.character.cost)
    }

    /// The printed number of a value.
    #[must_use]
    pub fn printed(&self, value: Value) -> u8 {
        match value {
            Value::Strength => self.character.strength,
            Value::Perception => self.character.perception,
            Value::Power => self.character.power,
            Value::Toughness => self.character.toughness,
            Value::Spirit => self.character.spirit,
        }
    }
}

/// What is fixed for one game: the field, the sheets, the cards, the markers.
#[derive(Debug, PartialEq)]
pub struct Table {
    /// The battlefield; what is found out about its lines of sight serves every game on it.
    pub field: Arc<Field>,
    /// All characters, by [`FigureId`].
    pub sheets: Vec<Sheet>,
    /// The cards of each player, by [`CardId`].
    pub cards: [Vec<Card>; 2],
    /// The players' factions.
    pub factions: [Faction; 2],
    /// Unique buffs and debuffs.
    pub markers: Vec<UniqueMarker>,
    /// Signs.
    pub signs: Vec<Sign>,
    /// How figures are set up.
    pub deployment: Deployment,
    /// The map's name.
    pub map: content::Names,
}

/// How figures come onto the battlefield.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Deployment {
    /// On the places the map gives them (first game).
    Given,
    /// On free hexes of the own zone, in turns (standard game).
    Chosen,
}
