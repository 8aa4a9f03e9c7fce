//! What is under way: an activation, attacks, and what is remembered until a move or a wound is done.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::dice::{AttackFace, DefenceFace};
use crate::moments::Deed;
use crate::pack::Dice;
use crate::question::CardId;
use crate::table::{MiniId, Stand, UnitId};
use crate::terrain::Cover;

/// What an activated unit has done (LG-ACTION-09).
#[derive(Clone, PartialEq, Debug)]
pub struct Activation {
    /// Who.
    pub unit: UnitId,
    /// Actions left.
    pub left: u8,
    /// Actions performed.
    pub made: ArrayVec<Action, 12>,
    /// It was suppressed after Rally and lost an action (LG-RALLY-03).
    pub suppressed: bool,
    /// It has performed an attack, action or not (LG-STANDBY-02).
    pub attacked: bool,
    /// It has moved otherwise than by a pivot (LG-KEY-342).
    pub moved: bool,
    /// It has made a standard move (LG-KEY-335).
    pub marched: bool,
    /// It has attacked with a cumbersome weapon (LG-KEY-341).
    pub cumbersome: bool,
    /// It withdrew (LG-WITHDRAW-04).
    pub withdrew: bool,
    /// Effects of cards that work once and did, by their numbers.
    pub once: ArrayVec<(CardId, u8), 8>,
    /// Free card actions that it performed (LG-FREE-211).
    pub used: ArrayVec<CardId, 9>,
    /// A card made it act: if it makes no attack, it gains so many suppression tokens.
    pub goaded: u8,
    /// Effects of cards that gave it keywords, by their numbers.
    pub granted: ArrayVec<(CardId, u8), 4>,
    /// While it attacks with the weapon of a command card alone: whom it has attacked so.
    pub salvo: Option<ArrayVec<UnitId, 4>>,
    /// How far the activation has come.
    pub step: Step,
}

impl Activation {
    /// The activation of a unit that has done nothing yet.
    #[must_use]
    pub fn of(unit: UnitId) -> Activation {
        Activation {
            unit,
            left: 2,
            made: ArrayVec::new(),
            suppressed: false,
            attacked: false,
            moved: false,
            marched: false,
            cumbersome: false,
            withdrew: false,
            once: ArrayVec::new(),
            used: ArrayVec::new(),
            goaded: 0,
            granted: ArrayVec::new(),
            salvo: None,
            step: Step::Start,
        }
    }
}

/// The steps of an activation (LG-ACTV-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Start of the activation, and Rally.
    Start,
    /// Perform actions.
    Actions,
    /// Its end.
    End,
}

/// Actions (LG-ACTION-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "explained by the rule")]
pub enum Action {
    Move,
    Attack,
    Aim,
    Dodge,
    Standby,
    Recover,
    /// The card action Jump X.
    Jump,
    /// The action of an objective card (LG-OBJ-210).
    Claim,
    /// Puts a wound token on an objective token (LG-OBJ-221).
    Sabotage,
    /// Takes a wound token off an objective token (LG-OBJ-221).
    Repair,
    /// Lays charge tokens (LG-KEY-323).
    Arm,
    /// The card action Spotter X (LG-KEY-337).
    Spotter,
    /// The card action Take Cover X (LG-KEY-106).
    TakeCover,
    /// The card action Pulling the Strings (LG-KEY-203).
    PullingTheStrings,
}

impl Action {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Action; 14] = [
        Action::Move,
        Action::Attack,
        Action::Aim,
        Action::Dodge,
        Action::Standby,
        Action::Recover,
        Action::Jump,
        Action::Claim,
        Action::Sabotage,
        Action::Repair,
        Action::Arm,
        Action::Spotter,
        Action::TakeCover,
        Action::PullingTheStrings,
    ];

    /// Whether who has performed the one has performed the other: Sabotage/Repair is one card action
    /// (LG-OBJ-221).
    #[must_use]
    pub fn is_one_with(self, other: Action) -> bool {
        let works = |action| matches!(action, Action::Sabotage | Action::Repair);
        self == other || works(self) && works(other)
    }
}

/// A pool of attack dice against one defender (LG-ATK-12).
#[derive(Clone, PartialEq, Debug)]
pub struct Pool {
    /// Against whom.
    pub defender: UnitId,
    /// Which miniature contributes which weapon.
    pub weapons: Vec<(MiniId, u8)>,
    /// A melee attack.
    pub melee: bool,
    /// The charge token that attacks instead of the unit (LG-DETON-05).
    pub token: Option<Stand>,
    /// The dice that were taken when it was formed (LG-ATK-16); none yet while it is only thought of.
    pub dice: Option<Dice>,
}

impl Pool {
    /// A pool of weapons that is not formed yet.
    #[must_use]
    pub fn of(defender: UnitId, weapons: Vec<(MiniId, u8)>, melee: bool) -> Pool {
        Pool { defender, weapons, melee, token: None, dice: None }
    }
}

/// An attack in progress.
#[derive(Clone, PartialEq, Debug)]
pub struct Attack {
    /// The attacking unit.
    pub attacker: UnitId,
    /// The pools that are not resolved yet.
    pub pools: Vec<Pool>,
    /// The pool that is being resolved.
    pub pool: Option<Pool>,
    /// Its dice.
    pub dice: Vec<AttackFace>,
    /// The defender's dice.
    pub defence: Vec<DefenceFace>,
    /// The cover that counts.
    pub cover: Cover,
    /// Dodge tokens that the defender has spent on this pool.
    pub dodged: u8,
    /// Blocks of others than the defender that this pool has cancelled (LG-KEY-146).
    pub pierced: u8,
    /// What units did meanwhile, on which others react later (LG-ATK-36).
    pub deeds: Vec<(UnitId, Deed)>,
}

impl Attack {
    /// An attack with these pools, none of them resolved.
    #[must_use]
    pub fn with(attacker: UnitId, pools: Vec<Pool>) -> Attack {
        Attack {
            attacker,
            pools,
            pool: None,
            dice: Vec::new(),
            defence: Vec::new(),
            cover: Cover::None,
            dodged: 0,
            pierced: 0,
            deeds: Vec::new(),
        }
    }
}

/// A move into melee that was faster than difficult terrain allows (LG-DIFF-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rush {
    /// Whose.
    pub unit: UnitId,
    /// The trench in which it was made (LG-TERRAIN-36), by its number.
    pub trench: Option<u8>,
}

/// What is remembered only while it is resolved: nothing of it lies on the table.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Underway {
    /// The attack whose pools are being formed is no action (LG-ACTION-19).
    pub no_action: bool,
    /// The unit that has pivoted and is about to make its standard move (LG-KEY-257).
    pub turned: Option<UnitId>,
    /// The unit that has begun a melee, while its opponent closes up (LG-MELEE-210).
    pub beginner: Option<UnitId>,
    /// The unit whose leader was put elsewhere; what it holds is laid anew when the others have followed
    /// (LG-OBJ-215).
    pub carrying: Option<UnitId>,
    /// The fast move into melee after which the others of its unit are being placed.
    pub rush: Option<Rush>,
    /// How many reactions are being resolved inside one another.
    pub reacting: u8,
    /// Wounds that a unit is suffering and that no miniature has been given yet.
    pub suffering: u8,
}
