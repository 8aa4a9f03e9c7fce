//! What abilities do, once or all the time.

use serde::{Deserialize, Serialize};

use super::{
    Action, AttackType, Condition, Die, Face, Filter, Given, Line, MoveKind, Number, Of, Role,
    UnitType, Where,
};
use crate::operations::card::{Circumstance, Side};

/// What an ability does. `it` is the character the effect is about; the player who controls the
/// ability decides everything that is left open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// One character is chosen and becomes `it`.
    Choose {
        /// From whom.
        from: Filter,
        /// Nobody may be chosen instead.
        #[serde(default)]
        may: bool,
        /// What happens with it.
        #[serde(rename = "do")]
        then: Vec<Effect>,
    },
    /// Each of these characters in turn becomes `it`, in an order that the player chooses.
    Each {
        /// Who.
        from: Filter,
        /// What happens with each.
        #[serde(rename = "do")]
        then: Vec<Effect>,
        /// What happens once if at least one of them moved; with this unit.
        #[serde(default)]
        if_any_moved: Vec<Effect>,
    },
    /// `it` may move.
    Move {
        /// One of these movements.
        kinds: Vec<MoveKind>,
        /// Only toward these (SP-PUSH-09).
        #[serde(default)]
        toward: Option<Role>,
        /// In an operation: only toward the chosen objective.
        #[serde(default)]
        toward_objective: bool,
        /// What happens if it does.
        #[serde(default, rename = "then")]
        then: Vec<Effect>,
    },
    /// `it` may attack.
    Attack {
        /// So many dice instead of the attack value (SP-ATK-29).
        #[serde(default)]
        dice: Option<u8>,
        /// Only such an attack.
        #[serde(default, rename = "type")]
        kind: Option<AttackType>,
        /// Only these targets.
        #[serde(default)]
        against: Filter,
    },
    /// `it` heals so many times (SP-SYM-12).
    Heal(u8),
    /// `it` is pushed away from somebody (SP-PUSH-02).
    Push {
        /// How far.
        range: u8,
        /// From whom; left out: in any direction.
        #[serde(default)]
        away: Option<Role>,
    },
    /// `it` is pulled toward somebody (SP-PUSH-02).
    Pull {
        /// How far.
        range: u8,
        /// To whom.
        toward: Role,
    },
    /// A unit takes damage.
    Damage {
        /// How much.
        damage: u8,
        /// Whose unit.
        #[serde(default = "it")]
        to: Role,
    },
    /// A unit gains one of these conditions; the player chooses.
    Condition {
        /// Which.
        one_of: Vec<Condition>,
        /// Whose unit.
        #[serde(default = "it")]
        to: Role,
    },
    /// A unit gains a hunker token.
    Hunker {
        /// Whose unit.
        #[serde(default = "it")]
        to: Role,
    },
    /// One unit is chosen; the first of its characters becomes `it`.
    ChooseUnit {
        /// From these characters' units.
        from: Filter,
        /// What happens with it.
        #[serde(rename = "do")]
        then: Vec<Effect>,
    },
    /// The struggle token moves so many spaces toward the player's momentum tokens.
    Struggle(u8),
    /// The player gains so many momentum tokens.
    GainMomentum(u8),
    /// In an operation: the player adds so many momentum tokens.
    AddMomentum {
        /// How many.
        tokens: u8,
        /// On this side; left out: the player chooses a side for each.
        #[serde(default)]
        side: Option<Side>,
    },
    /// In an operation: the player removes so many momentum tokens.
    RemoveMomentum {
        /// How many.
        tokens: u8,
        /// From this side; left out: the player chooses a side for each.
        #[serde(default)]
        side: Option<Side>,
    },
    /// The player refreshes Force (SP-FORCE-05).
    Refresh(u8),
    /// This unit takes an action at once (SP-ACTV-09).
    Action(Action),
    /// This unit takes half of the damage pool, the attacking unit the rest (SP-EFFECT-08).
    SplitDamage,
    /// Removes damage from the unit of `it`.
    RemoveDamage(u8),
    /// Removes a condition from the unit of `it`.
    RemoveCondition,
    /// Removes up to so much from the unit of `it`; the player chooses how much.
    Cure {
        /// Wounded or injured tokens; they come first.
        #[serde(default)]
        wounds: u8,
        /// Damage.
        #[serde(default)]
        damage: u8,
        /// Conditions.
        #[serde(default)]
        conditions: u8,
    },
    /// Removes all damage and all conditions from the unit of `it`.
    CureAll,
    /// The unit of `it` gains a keyword until the end of the turn (SP-EFFECT-09, SP-EFFECT-10).
    Gain(Keyword),
    /// The player may do it.
    May(Vec<Effect>),
    /// The player does one of these, or none of them if `may`.
    OneOf {
        /// The alternatives; one that is not possible is not offered.
        of: Vec<Alternative>,
        /// None is possible too.
        #[serde(default)]
        may: bool,
    },
    /// In an operation: dice are rolled outside an attack; the lines work in their order.
    Roll {
        /// Which dice.
        die: Die,
        /// How many.
        dice: Number,
        /// What the results bring about.
        lines: Vec<Line>,
    },
    /// In an operation: one character of the activated unit may attack an armoured target through
    /// one of its objectives, which it contests in a melee attack.
    Assault {
        /// Which target.
        target: String,
        /// Only through objectives that the player controls.
        #[serde(default)]
        controlled: bool,
        /// What happens after the attack; `it` is the attacker.
        #[serde(default)]
        then: Vec<Effect>,
    },
    /// In an operation: takes so many damage tokens off the last spaces of an armoured target.
    Repair {
        /// Which target.
        target: String,
        /// How many.
        tokens: u8,
    },
    /// In an operation: these objectives alone have priority tokens, and lose their control tokens.
    Mark(Where),
    /// In an operation: one objective is chosen.
    ChooseObjective {
        /// From these.
        from: Where,
        /// None that was chosen so before in this turn.
        #[serde(default)]
        fresh: bool,
        /// What happens then.
        #[serde(rename = "do")]
        then: Vec<Effect>,
    },
    /// In an operation: each result of the roll puts a token on an empty space of a tracker that
    /// shows it.
    FillRolled(String),
    /// In an operation: one token is taken off a space of a tracker that shows a result of the roll.
    EmptyRolled(String),
    /// In an operation: tokens are put on the next empty spaces of a tracker.
    Fill {
        /// Which tracker.
        tracker: String,
        /// How many.
        tokens: Number,
        /// When so many tokens are on it, something happens.
        #[serde(default)]
        reaching: Vec<u8>,
        /// What.
        #[serde(default, rename = "do")]
        then: Vec<Effect>,
    },
    /// In an operation: all tokens are taken off a tracker.
    Empty(String),
    /// In an operation, before the deployment: one own squad is chosen. It is deployed last, each
    /// unit around another objective that is inactive in the first stage. These operation tokens are
    /// laid face down on its units, one each, and what is left on a unit of choice.
    Scatter(Vec<Face>),
    /// In an operation: the operation tokens are revealed.
    RevealTokens,
    /// In an operation: an operation token of the unit of `it` is removed.
    RemoveToken {
        /// Only one with the chosen objective's symbol.
        #[serde(default)]
        matching: bool,
    },
    /// In an operation: all operation tokens of the unit of `it` are replaced by an injured token.
    InjureForTokens,
    /// In an operation: so many damage tokens are put on the chosen objective.
    DamageObjective(u8),
    /// In an operation: the chosen objective is turned to its inactive side, without its tokens.
    Deactivate,
    /// In an operation: the player may turn one die of the roll to the chosen objective's symbol.
    TurnDie,
    /// In an operation: a token is drawn from the pool and laid on one of these units; only its
    /// player sees it.
    DrawToken(Filter),
    /// In an operation: the operation tokens of a unit go back to the pool.
    ReturnTokens(Role),
    /// In an operation: an operation token of an own unit is revealed and put on an empty space of
    /// this tracker that shows it; else it goes back to the pool.
    UseToken(String),
    /// In an operation: all operation tokens are shuffled and laid face down in a row, the sequence.
    LaySequence,
    /// In an operation: the first token of the sequence is revealed.
    Reveal {
        /// If it is one of these, something happens, it is discarded and the next is revealed.
        #[serde(default)]
        on: Vec<Face>,
        /// What happens then.
        #[serde(default, rename = "do")]
        then: Vec<Effect>,
    },
    /// In an operation: the revealed token of the sequence is discarded.
    DiscardRevealed,
    /// In an operation: the chosen objective is put within a range of where it lies, or of another.
    PlaceObjective {
        /// Within this range.
        range: u8,
        /// Of this objective.
        #[serde(default)]
        of: Option<String>,
    },
    /// In an operation: the objective that roams may move.
    Roam {
        /// One of these movements.
        kinds: Vec<MoveKind>,
        /// Only toward the nearest of these.
        #[serde(default)]
        toward: Option<Where>,
    },
    /// In an operation, before the deployment: one own squad is chosen. It is not deployed: it lies in
    /// wait, each unit with one of these tokens.
    LieInWait(Vec<Face>),
    /// In an operation: these ambush tokens are laid face down on the battlefield, and the order card
    /// of the supporting unit that lies in wait goes into the reserve.
    LayAmbushes(Vec<Face>),
    /// In an operation: this unit comes out of its ambush token.
    SpringAmbush,
    /// In an operation: units come out of ambush tokens near `it` and gain exposed.
    SpotAmbushes,
    /// In an operation: tokens are taken off the last spaces of a tracker.
    Withdraw {
        /// Which tracker.
        tracker: String,
        /// How many.
        tokens: u8,
        /// When so many tokens are left, something happens.
        #[serde(default)]
        reaching: Vec<u8>,
        /// What.
        #[serde(default, rename = "do")]
        then: Vec<Effect>,
    },
    /// In an operation: a token is put on the space of a tracker that shows the chosen objective's
    /// symbol.
    FillChosen(String),
    /// In an operation: the ship goes to the chosen objective.
    Dock,
    /// In an operation: the unit of `it` goes aboard the ship.
    Embark,
    /// In an operation: until the end of the turn this unit acts from the ship.
    ActFromShip,
    /// In an operation: this unit's characters that are not on the battlefield are put there.
    Station {
        /// Within this range.
        range: u8,
        /// Of this token; left out: of the chosen objective.
        #[serde(default)]
        of: Option<String>,
        /// Or within this range of any edge.
        #[serde(default)]
        edges: Option<u8>,
        /// Those of all units of the player, not only this one.
        #[serde(default)]
        all: bool,
    },
    /// In an operation: damage tokens are put on the next spaces of an armoured target.
    Batter {
        /// Which target.
        target: String,
        /// How many.
        tokens: u8,
    },
    /// In an operation: this is signalled.
    Signal(String),
    /// In an operation: the player makes so much noise, drawing tokens from the pool.
    Noise(u8),
    /// In an operation: the tokens of the noise are revealed; the lines work, and they go back.
    RevealNoise(Vec<Line>),
    /// In an operation, before the deployment: one own squad is chosen and captured.
    Capture,
    /// In an operation: the unit of `it` is captured no more.
    Free,
    /// In an operation: captured units are put within range 1 of these objectives, each of another.
    Confine(Where),
    /// In an operation, before the deployment: one own secondary unit is chosen; it and all own primary
    /// units are off duty.
    GoOffDuty,
    /// In an operation: the chosen unit is not activated; its activation is over.
    EndActivation,
    /// In an operation: the unit of `it` may take one action as if it were activated.
    ActOnce,
    /// In an operation: a token goes from a tracker to an empty space of another, of the player's choice.
    Transfer {
        /// From the last space of this tracker.
        from: String,
        /// To this one.
        to: String,
    },
    /// In an operation: a token is taken off a space of a tracker, of the player's choice.
    TakeOff(String),
    /// In an operation: the unit of `it` gains an injured token.
    Injure,
    /// In an operation: a role does it.
    By {
        /// Which role.
        side: Side,
        /// What.
        #[serde(rename = "do")]
        then: Vec<Effect>,
    },
    /// In an operation: each unit with one of these characters; the character becomes `it`.
    EachUnit {
        /// Who.
        from: Filter,
        /// What happens with each.
        #[serde(rename = "do")]
        then: Vec<Effect>,
    },
    /// In an operation: the other player does it.
    Opponent(Vec<Effect>),
    /// In an operation: the special rule with this id works.
    Rule(String),
    /// In an operation: only if matters stand so.
    When {
        /// What must be true, all of it.
        #[serde(rename = "if")]
        given: Vec<Circumstance>,
        /// What then happens.
        #[serde(rename = "do")]
        then: Vec<Effect>,
        /// What happens otherwise.
        #[serde(default, rename = "else")]
        otherwise: Vec<Effect>,
    },
    /// Only if this holds.
    If {
        /// These characters exist.
        exists: Filter,
        /// What then happens.
        #[serde(rename = "do")]
        then: Vec<Effect>,
        /// What happens otherwise.
        #[serde(default, rename = "else")]
        otherwise: Vec<Effect>,
    },
}

impl Effect {
    /// Effects, each followed by those inside it.
    #[must_use]
    pub fn all(effects: &[Effect]) -> Vec<&Effect> {
        // Room enough for nearly all of them: players ask for them at every place.
        let mut found = Vec::with_capacity(16);
        Effect::gather(effects, &mut found);
        found
    }

    fn gather<'a>(effects: &'a [Effect], found: &mut Vec<&'a Effect>) {
        for effect in effects {
            found.push(effect);
            match effect {
                Effect::Choose { then, .. }
                | Effect::ChooseUnit { then, .. }
                | Effect::Each { then, .. }
                | Effect::Move { then, .. }
                | Effect::EachUnit { then, .. }
                | Effect::ChooseObjective { then, .. }
                | Effect::Assault { then, .. }
                | Effect::By { then, .. }
                | Effect::Reveal { then, .. }
                | Effect::Fill { then, .. }
                | Effect::Withdraw { then, .. }
                | Effect::Opponent(then)
                | Effect::May(then) => Effect::gather(then, found),
                Effect::Roll { lines, .. } | Effect::RevealNoise(lines) => {
                    lines.iter().for_each(|line| Effect::gather(&line.then, found));
                }
                Effect::If { then, otherwise, .. } | Effect::When { then, otherwise, .. } => {
                    Effect::gather(then, found);
                    Effect::gather(otherwise, found);
                }
                Effect::OneOf { of, .. } => {
                    of.iter().for_each(|one| Effect::gather(&one.then, found));
                }
                _ => {}
            }
        }
    }
}

fn it() -> Role {
    Role::It
}

/// One of several things to do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Alternative {
    /// Offered only if such a character exists.
    #[serde(default, rename = "if")]
    pub given: Option<Filter>,
    /// In an operation: the rule without effects that explains it, by its id.
    #[serde(default)]
    pub rule: Option<String>,
    /// In an operation: offered only if matters stand so.
    #[serde(default)]
    pub when: Vec<Circumstance>,
    /// What happens.
    #[serde(rename = "do")]
    pub then: Vec<Effect>,
}

/// The keywords of appendix B (SP-KEY-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Keyword {
    /// SP-KEY-02.
    Immunity(Condition),
    /// SP-KEY-03.
    Sharpshooter(u8),
    /// SP-KEY-04.
    Impact(u8),
    /// SP-KEY-05.
    Protection,
    /// SP-KEY-06.
    Steadfast,
    /// SP-KEY-07.
    Scale,
    /// SP-COVER-01.
    Cover(u8),
}

/// What an innate ability changes all the time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Modifier {
    /// These characters have a keyword.
    Keyword {
        /// Which.
        keyword: Keyword,
        /// Who.
        #[serde(default = "ours")]
        to: Filter,
        /// While this holds.
        #[serde(default, rename = "if")]
        given: Vec<Given>,
    },
    /// These characters add dice to attacks (SP-ATK-15).
    AttackDice {
        /// How many.
        dice: u8,
        /// Only such attacks.
        #[serde(default, rename = "type")]
        kind: Option<AttackType>,
        /// Who attacks; `it` in the filters is the attacker.
        #[serde(default = "ours")]
        to: Filter,
        /// A character for which this holds must exist; `target` is the defender.
        #[serde(default)]
        given_exists: Option<Filter>,
        /// So often as this.
        #[serde(default)]
        per: Option<Per>,
    },
    /// The targets of these characters' attacks have no benefit from cover.
    IgnoreCover {
        /// Only such attacks.
        #[serde(rename = "type")]
        kind: AttackType,
    },
    /// While not wounded this unit may take damage equal to an ability's cost instead of paying it.
    PayWithDamage,
    /// Reserving this unit's order card costs less (SP-ORDER-08).
    ReserveDiscount(u8),
    /// This unit's order card may go to the bottom of the deck instead of into the reserve.
    ReserveToBottom,
    /// While this unit is not wounded, enemies engaged with it cannot attack friendly characters of
    /// these types.
    Intercede(Vec<UnitType>),
}

fn ours() -> Filter {
    Filter { of: Of::ThisUnit, ..Filter::default() }
}

/// What a number of dice is counted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Per {
    /// For every full so many damage on this unit.
    Damage(u8),
    /// For each injured token on this unit.
    Injured,
}
