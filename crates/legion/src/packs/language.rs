//! What a card does: at a moment of the book, if something holds, to somebody.

use serde::{Deserialize, Serialize};

use crate::keywords::Keyword;
use crate::pack::{Dice, OrderedType, Rank};

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
    /// The unit's player may decline.
    #[serde(default)]
    pub may: bool,
    /// What the unit pays for it; its player may decline.
    #[serde(default)]
    pub cost: Vec<Doing>,
    /// Whom it affects; left out: the unit itself.
    #[serde(default)]
    pub to: Option<Targets>,
    /// Keywords that they have: as long as it holds, or until the end of the activation in which a
    /// card action gave them.
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    /// What happens, one after the other.
    #[serde(rename = "do", default)]
    pub does: Vec<Doing>,
}

/// A moment of the book at which cards can do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// The command cards lie open (LG-ROUND-04); it is about the card's player.
    Revealed,
    /// The opponent is about to activate its first unit of the round; it is about the card's player.
    EnemyFirst,
    /// The unit is issued an order (LG-ORDER-05).
    Ordered,
    /// The unit is activated, before Rally (LG-ACTV-08).
    Activated,
    /// The unit is about to act in its activation: again and again until its player declines.
    Acting,
    /// The unit uses the card's free card action (LG-FREE-210); `if` says who has that of a command
    /// card.
    CardAction,
    /// The unit has made an attack action.
    Attacked,
    /// The unit has made a ranged attack, action or not.
    Shot,
    /// The unit attacked, and everybody has reacted; it is about the defender too.
    Struck,
    /// The unit spent an aim token.
    Aimed,
    /// The unit is about to suffer wounds from an attack.
    Suffering,
    /// The unit has suffered wounds.
    Wounded,
    /// A token was drawn from the order pool of the unit's player (LG-ORDER-11).
    Drawn,
    /// The unit is about to roll attack dice.
    Rolling,
    /// The unit is about to apply cover against a ranged attack.
    Covering,
    /// The unit's activation ends.
    ActivationEnded,
    /// The unit's activation is over: its order token lies facedown.
    ActivationOver,
    /// As long as the card is in play.
    Always,
    /// While the unit attacks.
    Attacks,
    /// While the unit defends.
    Defends,
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
    /// The unit is of one of these ranks.
    Ranks(Vec<Rank>),
    /// It is one of these units, by id.
    Units(Vec<String>),
    /// The unit is wounded or has lost a miniature.
    Hurt,
    /// The attack is a melee attack.
    Melee,
    /// The defender is a wounded trooper unit.
    WoundedTrooperDefends,
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
    /// Only these units, by id; left out: any.
    #[serde(default)]
    pub units: Vec<String>,
    /// Only units with a faceup order token.
    #[serde(default)]
    pub ordered: bool,
    /// Not the unit itself.
    #[serde(default)]
    pub others: bool,
    /// Only in sight of the unit.
    #[serde(default)]
    pub seen: bool,
    /// At most so far from the unit; left out: anywhere.
    #[serde(default = "anywhere")]
    pub range: u8,
    /// How many of them.
    pub count: Count,
}

/// As far as the range ruler knows: everything beyond is at this range too (LG-RNG-07).
#[must_use]
pub fn anywhere() -> u8 {
    5
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
    /// A discarded command card of the characters that `units` names.
    Discarded,
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
    /// One or none.
    AtMostOne,
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
    Immobilize(u8),
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
    /// The unit's player may make a move of this speed with it (LG-MOVE-01).
    Move(u8),
    /// The unit recovers, which is no action (LG-RECOVER-202).
    Recover,
    /// The unit performs a free action of its choice (LG-FREE-206).
    FreeAction,
    /// The unit may attack, which is no action (LG-ACTION-19).
    Attack,
    /// It may attack so often with the weapon of the command card, each time another unit.
    Bombard(u8),
    /// The unit's order token goes back to the pool, and in its second activation it has an action
    /// less.
    ActivateAgain,
    /// The unit is activated.
    Activate,
    /// Up to so many wounds come onto the card; the unit suffers them at the end of its next
    /// activation (LG-ABIL-216).
    Postpone(u8),
    /// A second token is drawn; one of both goes back. The card is ready again in the end phase.
    DrawAnother,
    /// The defender's faceup order token goes back to its pool.
    TakeOrder,
    /// The defender gains so many immobilize tokens (LG-IMMOB-201).
    Hold(u8),
    /// These dice are added to the pool.
    Add(Dice),
    /// Pierce does nothing.
    IgnorePierce,
    /// Dodge tokens cancel criticals too.
    DodgeCriticals,
    /// Enemies that attack must attack the unit if they can.
    DrawFire,
    /// The command card is discarded, the opponent's goes back to the hand, and both players choose
    /// again, the opponent another one.
    Replan,
    /// The command card goes back to the hand.
    Retrieve,
    /// The player looks at so many command cards of the opponent's hand, by chance.
    Observe(u8),
    /// The enemy unit is activated at once; if it makes no attack, it gains so many suppression
    /// tokens.
    Goad(u8),
    /// To the pool of a ranged attack comes a ranged weapon of the unit that `to` names, if it is
    /// not engaged, sees the defender and is at most so far from it.
    LendWeapon(u8),
    /// The unit moves although it is engaged with an enemy that has an immobilize token.
    LeaveHeld,
}

impl When {
    /// Whether it is no moment but a time in which something holds.
    #[must_use]
    pub fn stands(self) -> bool {
        matches!(self, When::Always | When::Attacks | When::Defends)
    }

    /// Whether it is about the player of a command card, on the battlefield or not who issued its
    /// orders.
    #[must_use]
    pub fn is_players(self) -> bool {
        matches!(self, When::Revealed | When::EnemyFirst)
    }

    /// Whether an attack is being resolved then, which nothing but tokens may disturb.
    fn interrupts_attack(self) -> bool {
        matches!(self, When::Aimed | When::Wounded | When::Rolling | When::Covering | When::Struck)
    }

    /// Whether something can happen at this moment: actions and attacks belong into an activation,
    /// and only its end leads to another one.
    #[must_use]
    pub fn carries(self, doing: Doing) -> bool {
        match doing {
            Doing::Add(_) => self == When::Attacks,
            Doing::IgnorePierce => self == When::Defends,
            Doing::DodgeCriticals | Doing::DrawFire | Doing::LeaveHeld => self == When::Always,
            Doing::LendWeapon(_) => self == When::Attacks,
            Doing::Replan | Doing::Retrieve | Doing::Observe(_) => self == When::Revealed,
            Doing::Goad(_) => self == When::EnemyFirst,
            Doing::Postpone(_) => self == When::Suffering,
            Doing::DrawAnother => self == When::Drawn,
            _ if self.stands() || self.is_players() => false,
            _ if matches!(self, When::Suffering | When::Drawn) => false,
            Doing::Gain(_) => true,
            Doing::Calm(_) | Doing::Suffer(_) | Doing::Push(_) => !self.interrupts_attack(),
            Doing::Move(_) | Doing::Recover => self == When::Ordered,
            Doing::FreeAction | Doing::Attack => {
                matches!(self, When::Activated | When::Acting | When::CardAction | When::Attacked)
            }
            Doing::ActivateAgain | Doing::Bombard(_) => self == When::ActivationEnded,
            Doing::Activate => self == When::ActivationOver,
            Doing::TakeOrder | Doing::Hold(_) => self == When::Struck,
        }
    }
}
