//! What a card does: at a moment of the book, if something holds, to somebody.

use serde::{Deserialize, Serialize};

use crate::pack::{OrderedType, Rank};

/// An effect of a card. It is about the unit to which the moment comes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Effect {
    /// At which moment.
    pub when: When,
    /// Only if all of this holds.
    #[serde(rename = "if", default)]
    pub given: Vec<Given>,
    /// Once in an activation of the unit's own.
    #[serde(default)]
    pub once: bool,
    /// What the unit pays for it; its player may decline.
    #[serde(default)]
    pub cost: Vec<Doing>,
    /// Whom it affects; left out: the unit itself.
    #[serde(default)]
    pub to: Option<Targets>,
    /// What happens, one after the other.
    #[serde(rename = "do")]
    pub does: Vec<Doing>,
}

/// A moment of the book at which cards can do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// The unit is issued an order (LG-ORDER-05).
    Ordered,
    /// The unit is activated, before Rally (LG-ACTV-08).
    Activated,
    /// The unit uses the card's free card action (LG-FREE-210).
    CardAction,
    /// The unit has made an attack action.
    Attacked,
    /// The unit's activation ends.
    ActivationEnded,
}

/// Something that must hold.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Given {
    /// The unit is the character of this command card.
    Character,
    /// The unit has a faceup order token.
    Ordered,
    /// It is the unit's first activation in this round.
    FirstActivation,
    /// The unit is of this type.
    Type(OrderedType),
    /// This does not hold.
    Not(Box<Given>),
}

/// Whom an effect affects.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Targets {
    /// Of which side.
    pub side: Side,
    /// Units or single miniatures.
    #[serde(default)]
    pub what: What,
    /// Only of this type.
    #[serde(rename = "type", default)]
    pub kind: Option<OrderedType>,
    /// Only of these ranks; left out: of any.
    #[serde(default)]
    pub ranks: Vec<Rank>,
    /// At most so far from the unit.
    pub range: u8,
    /// How many of them.
    pub count: Count,
}

/// Whose units are meant, as seen from the unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the sides")]
pub enum Side {
    Friendly,
    Enemy,
}

/// What is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "as on the cards")]
pub enum What {
    #[default]
    Unit,
    Miniature,
}

/// How many are affected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// All of them.
    Each,
    /// As many as the player likes, one after the other.
    Any,
    /// One, which must be chosen.
    One,
}

/// Tokens, and how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the tokens")]
pub enum Tokens {
    Aim(u8),
    Dodge(u8),
    Suppression(u8),
}

/// Something that happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Doing {
    /// Tokens are gained.
    Gain(Tokens),
    /// So many suppression tokens are removed.
    Calm(u8),
    /// So many wounds are suffered.
    Suffer(u8),
    /// The card's player makes a move of this speed with the unit (LG-LEAVE-04).
    Push(u8),
    /// The unit performs a free action of its choice (LG-FREE-206).
    FreeAction,
    /// The unit may attack, which is no action (LG-ACTION-19).
    Attack,
    /// The unit's order token goes back to the pool, and in its second activation it has an action
    /// less.
    ActivateAgain,
}

impl When {
    /// Whether something can happen at this moment: actions and attacks belong into an activation,
    /// and only its end leads to another one.
    #[must_use]
    pub fn carries(self, doing: Doing) -> bool {
        match doing {
            Doing::Gain(_) | Doing::Calm(_) | Doing::Suffer(_) | Doing::Push(_) => true,
            Doing::FreeAction | Doing::Attack => {
                matches!(self, When::Activated | When::CardAction | When::Attacked)
            }
            Doing::ActivateAgain => self == When::ActivationEnded,
        }
    }
}
