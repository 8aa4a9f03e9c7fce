//! What players are asked, and what they may answer.

use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::field::Place;
use crate::hex::{Direction, Hex};
use crate::language::MoveKind;
use crate::table::{CardId, Cards, FigureId};

/// What a player is asked.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// Which character to put where (standard set-up).
    Deploy,
    /// Which way a figure faces.
    Face(FigureId),
    /// Who has priority.
    Priority,
    /// Which cards to discard before drawing.
    Discard,
    /// Which card to lay face down, or pass.
    ChooseCard,
    /// Whom to activate with the revealed card.
    Activate(CardId),
    /// Which bonus of the card to take.
    Bonus(CardId),
    /// What the acting character does next.
    Act(FigureId),
    /// Where a moving character goes.
    Go {
        /// Who moves.
        figure: FigureId,
        /// By which rules.
        kind: MoveKind,
        /// Its movement points.
        points: u8,
        /// Whom a directed movement or a charge goes to.
        goal: Option<FigureId>,
    },
    /// Toward whom a directed movement or a charge goes.
    Goal(FigureId),
    /// Which dice to reroll for free.
    FreeReroll {
        /// Who tests.
        figure: FigureId,
        /// How many dice at most.
        most: u8,
        /// More successes than were rolled would change nothing.
        #[serde(skip)]
        #[cfg_attr(feature = "types", ts(skip))]
        enough: bool,
    },
    /// Which dice to reroll for mana.
    ManaReroll {
        /// Who tests.
        figure: FigureId,
        /// How many dice at most.
        most: u8,
        /// More successes than were rolled would change nothing.
        #[serde(skip)]
        #[cfg_attr(feature = "types", ts(skip))]
        enough: bool,
    },
    /// Whether to make a defence test.
    Defend {
        /// Who may defend.
        figure: FigureId,
        /// How many successes threaten it.
        successes: u8,
    },
    /// Which engaged enemy makes an opportunity attack on the mover next.
    Opportunity(FigureId),
    /// Which character on standby interrupts the mover next.
    Standby(FigureId),
    /// Whether an interrupted character uses consumables before the interrupt.
    Interrupted(FigureId),
    /// Which hex of a large target is aimed at.
    Aim(FigureId),
    /// Which further target of an area attack comes next.
    Further(FigureId),
    /// Whom an effect concerns.
    Target(FigureId),
    /// Which free attack to make, if any.
    FreeAttack(FigureId),
    /// Which of several effects comes next.
    Order {
        /// Whom they concern.
        figure: FigureId,
        /// What they are called, by the numbers of the picks; empty where a card has no name for it.
        effects: Vec<String>,
        /// What each does, in words of the effect language.
        does: Vec<Vec<String>>,
        /// In every order the same comes of them.
        #[serde(skip)]
        #[cfg_attr(feature = "types", ts(skip))]
        alike: bool,
    },
    /// Whether to use an effect.
    Use {
        /// Whose it is.
        figure: FigureId,
        /// What it is called.
        ability: String,
    },
    /// Which of the alternatives of an effect to take.
    OneOf {
        /// Whose effect it is.
        figure: FigureId,
        /// What each does, in words of the effect language such as `push 3`, by the numbers of the
        /// picks.
        alternatives: Vec<Vec<String>>,
        /// The one that nobody would do without: it only gives, and the others would do nothing now.
        #[serde(skip)]
        #[cfg_attr(feature = "types", ts(skip))]
        best: Option<u8>,
    },
    /// Where a displaced character goes.
    Displace(FigureId),
    /// In which direction a character is pushed or pulled.
    Direction(FigureId),
    /// Where a sign is placed.
    Sign(FigureId),
    /// Whether to capture an objective.
    Capture(Hex),
}

/// The bonuses of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// The ability of a fate card (BG-CARD-11).
    Ability,
    /// The mana of a fate card (BG-CARD-11).
    Mana,
    /// The side mission of a glory card (BG-CARD-13).
    Mission,
    /// The action point of a glory card (BG-CARD-13).
    Ap,
}

/// How many dice of each face are rerolled.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Faces(pub [u8; 6]);

impl Faces {
    /// How many dice in all.
    #[must_use]
    pub fn count(self) -> u8 {
        self.0.iter().fold(0, |sum, n| sum.saturating_add(*n))
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ids = Vec::<CardId>::deserialize(deserializer)?;
        let mut cards = Cards::default();
        for id in ids {
            if usize::from(id.0) >= crate::table::MOST_CARDS || cards.contains(id) {
                return Err(serde::de::Error::custom("expected distinct card numbers below 64"));
            }
            cards.insert(id);
        }
        Ok(cards)
    }
}

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Puts a character on a hex (standard set-up).
    Deploy {
        /// Who.
        figure: FigureId,
        /// Where.
        hex: Hex,
    },
    /// Faces a border.
    Face(Direction),
    /// Gives priority to a player.
    Priority(Seat),
    /// Discards cards.
    Discard(Cards),
    /// Lays a card face down.
    Card(CardId),
    /// Passes.
    Pass,
    /// Activates a character.
    Activate(FigureId),
    /// Takes a bonus of the card at hand.
    Bonus(Bonus),
    /// Plays a further card for a bonus (BG-CARD-14).
    Play {
        /// The card.
        card: CardId,
        /// The bonus.
        bonus: Bonus,
    },
    /// Takes the Focus action.
    Focus,
    /// Takes the Move action.
    Move {
        /// Whether to spend the focus marker for the second speed value.
        focus: bool,
    },
    /// Takes the Move action to turn on the spot (BG-FACE-03).
    Turn,
    /// Takes the Attack action.
    Attack {
        /// The weapon's number on the sheet; [`FISTS`] for fists.
        weapon: u8,
        /// The target.
        target: FigureId,
    },
    /// Uses an active skill: skills of the card first, then of the items.
    Skill(u8),
    /// Takes the Standby action.
    Standby,
    /// Uses a consumable item.
    Consume(u8),
    /// Ends the activation or interrupt.
    End,
    /// Goes to a place. A large figure also names the facing of its base there.
    Go(Place),
    /// Goes to a place by a way that the player names (BG-MOVE-07).
    GoBy {
        /// The end.
        place: Place,
        /// Places on the way.
        #[cfg_attr(feature = "types", ts(type = "Array<Place>"))]
        way: Way,
    },
    /// A large figure's base goes to a place and faces a border.
    GoLarge {
        /// Where the pivot of its base comes to lie.
        place: Place,
        /// The facing of the base.
        facing: Direction,
    },
    /// Stays.
    Stay,
    /// Rerolls dice.
    Reroll(Faces),
    /// Makes a defence test.
    Defend,
    /// Declines.
    Decline,
    /// Interrupts with a character.
    Interrupt(FigureId),
    /// Picks a character.
    Target(FigureId),
    /// Picks a place.
    Place(Place),
    /// Picks an effect or alternative by its number.
    Pick(u8),
    /// Agrees.
    Yes,
}

/// Places on a way, in order; between them it is the cheapest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    places: [Place; Way::MOST],
    count: u8,
}

impl Way {
    /// How many places can be named.
    pub const MOST: usize = 5;

    /// A way over some places, if they are not too many.
    #[must_use]
    pub fn over(over: &[Place]) -> Option<Way> {
        let first = over.first().copied()?;
        let mut places = [first; Way::MOST];
        places.get_mut(..over.len())?.copy_from_slice(over);
        Some(Way { places, count: over.len() as u8 })
    }

    /// The places, in order.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places[..usize::from(self.count).min(Way::MOST)]
    }
}

impl Serialize for Way {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.places())
    }
}

impl<'de> Deserialize<'de> for Way {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let places = Vec::<Place>::deserialize(deserializer)?;
        let expected = || serde::de::Error::custom("expected one to five places");
        Way::over(&places).ok_or_else(expected)
    }
}

/// The number that stands for fists among a character's weapons (BG-ATK-17).
pub const FISTS: u8 = 255;
