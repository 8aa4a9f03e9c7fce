//! What happens, complete enough to animate it and to write the log in any language.

use kernel::{Seat, Viewer};
use serde::Serialize;

use crate::dice::{AttackFace, DefenceFace};
use crate::language::{Action, AttackType, Condition, Entry, Face, MoveKind, Symbol};
use crate::operations::RuleAt;
use crate::question::{OrderCard, Payment, WoundToken};
use crate::table::{CharacterId, Edge, Spot, Target, UnitId};

/// Why a pool has the dice it has: one summand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// The value on the stance card.
    Value(u8),
    /// The number an effect states (SP-ATK-29).
    Stated(u8),
    /// The Focus action (SP-ACTV-04).
    Focus(u8),
    /// Sharpshooter (SP-KEY-03).
    Sharpshooter(u8),
    /// Impact (SP-KEY-04).
    Impact(u8),
    /// An ability of a unit.
    Ability(UnitId, u8, u8),
    /// Cover from terrain (SP-COVER-02).
    TerrainCover(u8),
    /// Cover from hunker tokens (SP-COVER-05).
    Hunker(u8),
    /// Cover from elsewhere (SP-COVER-01).
    Cover(u8),
}

/// What moved the struggle token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StruggleCause {
    /// Controlled objectives at the end of a turn (SP-STRUGGLE-06).
    Objectives,
    /// A priority objective (SP-MISSION-15).
    Priority,
    /// An ability.
    Ability(UnitId, u8),
}

/// Why a player gained a momentum token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MomentumCause {
    /// An enemy unit was wounded (SP-STRUGGLE-21).
    Wounded(UnitId),
    /// The struggle token is on the opponent's side (SP-STRUGGLE-22).
    Behind,
    /// The struggle token is in the middle (SP-STRUGGLE-23).
    Middle,
    /// An ability.
    Ability(UnitId, u8),
}

/// Why a momentum token was added or removed in an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ProgressCause {
    /// A turn began (SO-PROG-02).
    Turn,
    /// A special rule.
    Rule(RuleAt),
    /// An ability that would move the struggle token (SO-ABIL-01, SO-ABIL-02).
    Token(UnitId, u8),
    /// An ability that would spend momentum (SO-ABIL-04, SO-ABIL-05).
    Spent(UnitId, u8),
    /// An ability that would gain momentum (SO-ABIL-06, SO-ABIL-07).
    Gained(UnitId, u8),
}

/// How a character came to another place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Moved {
    /// With a movement tool.
    By(MoveKind),
    /// Pushed.
    Pushed,
    /// Pulled.
    Pulled,
    /// Through a transfer point.
    Transferred,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// Both players rolled for the first turn (SP-SETUP-02).
    RolledForFirst { dice: [Vec<AttackFace>; 2], first: Option<Seat> },
    /// A player chose an edge.
    Sides { seat: Seat, edge: Edge },
    /// A mission pack was chosen, by the seat that brought it.
    Mission { brought_by: Seat },
    /// A squad was deployed.
    Deployed { seat: Seat, squad: u8, characters: Vec<CharacterId>, places: Vec<Spot> },
    /// A unit shows a stance.
    Stance { unit: UnitId, stance: u8 },
    /// A struggle card was revealed.
    Struggle { number: u8, card: u8, map: u8, active: Vec<u8> },
    /// A turn begins.
    Turn { number: u16, seat: Seat },
    /// An order card was revealed.
    Revealed { seat: Seat, card: OrderCard },
    /// An order card of a defeated unit was removed (SP-ORDER-07).
    OrderRemoved { seat: Seat, card: OrderCard },
    /// An order card was put into the reserve.
    Reserved { seat: Seat, card: OrderCard, force: u8 },
    /// An order card was put on the bottom of the deck.
    ToBottom { seat: Seat, card: OrderCard },
    /// The card in reserve is used.
    ReserveUsed { seat: Seat, card: OrderCard },
    /// The Shatterpoint card was passed on.
    ShatterpointPassed { seat: Seat },
    /// The order deck was refreshed.
    DeckRefreshed { seat: Seat },
    /// A unit is activated.
    Activated { unit: UnitId, card: OrderCard },
    /// A unit's wounded token was turned.
    Injured { unit: UnitId, injured: u8 },
    /// A unit lost a condition.
    ConditionLost { unit: UnitId, condition: Condition },
    /// A unit gained a condition.
    ConditionGained { unit: UnitId, condition: Condition },
    /// A unit has hunker tokens.
    Hunker { unit: UnitId, tokens: u8 },
    /// A unit took an action.
    Acts { unit: UnitId, action: Action },
    /// An ability was used or worked.
    Ability { unit: UnitId, ability: u8, force: u8, pay: Option<Payment> },
    /// Force was spent or refreshed.
    Force { seat: Seat, ready: u8 },
    /// A character came to another place; the path of the tool or the push.
    Moved { character: CharacterId, how: Moved, from: Spot, to: Spot, path: Vec<Spot> },
    /// A pinned character could not move (SP-COND-10).
    Held { character: CharacterId },
    /// An attack was declared.
    Attack { attacker: CharacterId, target: Target, kind: AttackType },
    /// The pools and why they are so.
    Pools { attack: u8, defence: u8, attack_because: Vec<Because>, defence_because: Vec<Because> },
    /// The dice fell.
    Rolled { attack: Vec<AttackFace>, defence: Vec<DefenceFace> },
    /// Expertise results were removed by a condition.
    ExpertiseLost { unit: UnitId, condition: Condition, count: u8 },
    /// A row of an expertise chart was applied; these of its entries, at this moment.
    Expertise { unit: UnitId, defence: bool, count: u8, entries: Vec<Entry> },
    /// The rolls as they are now.
    Rolls { attack: Vec<AttackFace>, defence: Vec<DefenceFace> },
    /// Blocks were taken off.
    Successes { hits: u8, crits: u8, blocked: u8, successes: u8 },
    /// An option of the combat tree was taken; the damage pool as it was before its damage.
    Option { unit: UnitId, stance: u8, option: u8, pool: u8 },
    /// A shove did not move its target (SP-KEY-06).
    Steadfast { character: CharacterId },
    /// The damage pool.
    Pool { damage: u8 },
    /// A unit took damage.
    Damaged { unit: UnitId, damage: u8, total: u8 },
    /// A character healed.
    Healed { by: CharacterId, unit: UnitId, condition: Option<Condition>, damage: u8 },
    /// A unit became wounded.
    Wounded { unit: UnitId, by: Option<CharacterId> },
    /// A unit was defeated.
    Defeated { unit: UnitId },
    /// A symbol is resolved at the end of an attack.
    Noted { unit: UnitId, symbol: Symbol },
    /// The mission's die was rolled; the objective that now has priority.
    PriorityRolled { seat: Seat, face: DefenceFace, objective: u8 },
    /// Priority tokens were removed.
    PriorityRemoved,
    /// An objective is controlled.
    Control { objective: u8, seat: Seat },
    /// The struggle token moved.
    Token { seat: Seat, from: i8, to: i8, cause: StruggleCause },
    /// A player gained a momentum token.
    Momentum { seat: Seat, tokens: u8, cause: MomentumCause },
    /// A struggle was won.
    StruggleWon { seat: Seat, number: u8, cards: u8 },
    /// The track was reset for the next struggle.
    Reset,
    /// A player spent momentum tokens.
    MomentumSpent { seat: Seat, tokens: u8, unit: UnitId, ability: u8 },
    /// The roles of an operation (SO-SETUP-05).
    Roles { aggressor: Seat },
    /// A stage of the operation begins; these objectives are active.
    StageBegins { stage: u8, active: Vec<u8> },
    /// A stage ended, in the way with this number; who won it.
    StageEnded { stage: u8, end: u8, winner: Option<Seat> },
    /// A special rule of the operation or the stage works for a player.
    SpecialRule { seat: Seat, at: RuleAt },
    /// A momentum token was added to a side of the track or removed; so many are there now.
    Progress { side: Seat, tokens: u8, adds: bool, cause: ProgressCause },
    /// The struggle token was put on the middle space: the Aggressor has one more turn.
    LastTurn,
    /// A unit lost a wounded or injured token.
    WoundLost { unit: UnitId, token: WoundToken },
    /// The option had no symbol of the next space of an armoured target.
    Glanced { target: u8 },
    /// An armoured target got a damage token on this space, from 0.
    Armour { target: u8, space: u8 },
    /// An armoured target was destroyed.
    Destroyed { target: u8 },
    /// The expertise chart of an armoured target gave blocks.
    Plated { target: u8, count: u8, entries: Vec<Entry> },
    /// The damage token on this space of an armoured target, from 0, was taken off.
    Repaired { target: u8, space: u8 },
    /// A special rule rolled dice.
    RuleRolled { seat: Seat, at: RuleAt, attack: Vec<AttackFace>, defence: Vec<DefenceFace> },
    /// A damage token was put on a space of a tracker, from 0, or taken off.
    Tracker { tracker: u8, space: u8, filled: bool },
    /// A squad is scattered; each of these units has a token face down, perhaps two.
    Scattered { seat: Seat, squad: u8, units: Vec<UnitId> },
    /// The operation tokens on a unit's card.
    UnitTokens { unit: UnitId, tokens: Vec<Face> },
    /// An objective has so many damage tokens.
    ObjectiveDamaged { objective: u8, tokens: u8 },
    /// An objective was turned to its inactive side.
    Deactivated { objective: u8 },
    /// A die of a special rule's roll was turned.
    DieTurned { from: Face, to: Face },
    /// A token was drawn and laid on a unit's card; only its player sees what it shows.
    TokenLaid { seat: Seat, unit: UnitId, face: Option<Face> },
    /// So many tokens of a unit went back to the pool.
    TokensReturned { unit: UnitId, tokens: u8 },
    /// A token of a unit was revealed and used.
    TokenShown { unit: UnitId, face: Face },
    /// So many tokens were laid in a row.
    SequenceLaid { tokens: u8 },
    /// The first token of the row was revealed; so many are left with it.
    SequenceRevealed { face: Face, left: u8 },
    /// The revealed token of the row was discarded.
    SequenceDiscarded { face: Face },
    /// A squad lies in wait.
    LiesInWait { seat: Seat, squad: u8, units: Vec<UnitId> },
    /// An ambush token was laid face down.
    AmbushLaid { seat: Seat, spot: Spot },
    /// A unit comes out of its ambush token.
    AmbushRevealed { unit: UnitId, face: Face, spot: Spot },
    /// A character was put on the battlefield.
    Stationed { character: CharacterId, to: Spot },
    /// The ship went to an objective.
    Docked { objective: u8 },
    /// A unit went aboard the ship.
    Embarked { unit: UnitId },
    /// A unit acts from the ship until the end of the turn.
    ActsFromShip { unit: UnitId },
    /// A squad is captured.
    Captured { seat: Seat, units: Vec<UnitId> },
    /// A unit is captured no more.
    Freed { unit: UnitId },
    /// Units are off duty.
    OffDuty { seat: Seat, units: Vec<UnitId> },
    /// Noise was made; so many tokens lie there now.
    NoiseMade { seat: Seat, noise: u8 },
    /// The tokens of the noise were revealed.
    NoiseRevealed { faces: Vec<Face> },
    /// Something was signalled.
    Signalled { signal: u8 },
    /// There was no room for what a player had to put on the battlefield.
    NoRoom { seat: Seat },
    /// Nobody controls an objective any more.
    Uncontrolled { objective: u8 },
    /// An objective was put elsewhere.
    ObjectivePut { objective: u8, from: Spot, to: Spot },
    /// These objectives have priority tokens now, and nobody controls them.
    Marked { objectives: Vec<u8> },
}

impl Event {
    /// Whether a viewer learns of it at all: not where the other player lays an ambush token, since the
    /// order would tell what it shows (SO-WAIT-02).
    #[must_use]
    pub fn is_seen_by(&self, viewer: Viewer) -> bool {
        !matches!(self, Event::AmbushLaid { seat, .. } if !viewer.sees(*seat))
    }

    /// What a viewer learns of it: everything happens openly, but for tokens that are drawn.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        match self {
            Event::TokenLaid { seat, unit, .. } if !viewer.sees(*seat) => {
                Event::TokenLaid { seat: *seat, unit: *unit, face: None }
            }
            event => event.clone(),
        }
    }
}

/// The kinds of events with their fields, as scenarios and `docs/scenarios.md` name them.
pub const EVENTS: &str = "\
    rolled-for-first (dice first), sides (seat edge), mission (brought-by), \
    deployed (seat squad characters places), stance (unit stance), \
    struggle (number card map active), turn (number seat), revealed (seat card), \
    order-removed (seat card), reserved (seat card force), to-bottom (seat card), \
    reserve-used (seat card), shatterpoint-passed (seat), deck-refreshed (seat), \
    activated (unit card), injured (unit injured), condition-lost (unit condition), \
    condition-gained (unit condition), hunker (unit tokens), acts (unit action), \
    ability (unit ability force pay), force (seat ready), moved (character how from to path), \
    held (character), attack (attacker target kind), \
    pools (attack defence attack-because defence-because), rolled (attack defence), \
    expertise-lost (unit condition count), expertise (unit defence count entries), \
    rolls (attack defence), successes (hits crits blocked successes), \
    option (unit option pool stance), steadfast (character), pool (damage), \
    damaged (unit damage total), healed (by unit condition damage), wounded (unit by), \
    wound-lost (unit token), defeated (unit), noted (unit symbol), \
    priority-rolled (seat face objective), priority-removed, control (objective seat), \
    token (seat from to cause unit ability), momentum (seat tokens cause unit ability), \
    struggle-won (seat number cards), reset, momentum-spent (seat tokens unit ability), \
    roles (aggressor), stage-begins (stage active), stage-ended (stage end winner), \
    special-rule (seat rule at), progress (side tokens adds cause by), last-turn, \
    armour (target space), glanced (target), destroyed (target), plated (target count entries), \
    repaired (target space), rule-rolled (seat rule at attack defence), \
    tracker (tracker space filled), marked (objectives), scattered (seat squad units), \
    unit-tokens (unit tokens), objective-damaged (objective tokens), deactivated (objective), \
    die-turned (from to), token-laid (seat unit face), tokens-returned (unit tokens), \
    token-shown (unit face), sequence-laid (tokens), sequence-revealed (face left), \
    sequence-discarded (face), objective-put (objective from to), \
    lies-in-wait (seat squad units), ambush-laid (seat spot), ambush-revealed (unit face spot), \
    stationed (character to), uncontrolled (objective), docked (objective), embarked (unit), \
    acts-from-ship (unit), captured (seat units), freed (unit), off-duty (seat units), \
    noise-made (seat noise), noise-revealed (faces), signalled (signal), no-room (seat)";

/// The fields of a reason that an event gives.
pub const REASONS: &str = "because dice unit ability";

/// The values of fields that have but a few; `NAME` is a unit, a character or an armoured target.
pub const VALUES: &str = "\
    unit character characters attacker target healed.by wounded.by: NAME, \
    edge: south east north west, condition: strained disarmed exposed pinned, \
    action: move focus combat ability recover take-cover, pay: force damage, \
    how: advance dash climb jump reposition pushed pulled transferred, \
    attack.kind: melee ranged, wound-lost.token: wounded injured, \
    because: value stated focus sharpshooter impact ability terrain-cover hunker cover, \
    token.cause: objectives priority ability, momentum.cause: wounded behind middle ability, \
    progress.cause: turn rule token spent gained";
