//! What happens, complete enough to animate it and to write the log in any language.

use kernel::{PerSeat, Seat, Viewer};
use serde::Serialize;

use crate::dice::{AttackFace, DefenceFace};
use crate::pack::Rank;
use crate::table::{Edge, MiniId, Stand, UnitId};
use crate::terrain::Cover;
use crate::tokens::Marker;
use crate::underway::Action;

/// Why a unit moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the kinds of moves")]
pub enum Moved {
    Standard,
    Reverse,
    Pivot,
    Climb,
    Clamber,
    Compulsory,
    Withdraw,
    Flight,
    Displaced,
    ClosedUp,
}

/// What a die of the defence kind was rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the reasons")]
pub enum RolledFor {
    Priority,
    Rally,
    Resilience,
    Damaged,
    Clamber,
    Mine,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are explained with each event")]
pub enum Event {
    /// A terrain piece was placed.
    TerrainPlaced {
        seat: Seat,
        at: measure::Point,
        #[cfg_attr(feature = "types", ts(as = "u16"))]
        facing: measure::Direction,
    },
    /// Who decides the colours: by the coin if the armies cost the same.
    ColourChooser { seat: Seat, coin: bool },
    /// The colours.
    Colours { blue: Seat },
    /// Blue's edge.
    Side { edge: Edge },
    /// The battle cards lie open: objectives, deployments, conditions.
    BattleCards { rows: [Vec<u8>; 3] },
    /// A player discarded the leftmost card of a row, or passed.
    Discarded { seat: Seat, row: Option<u8>, card: Option<u8> },
    /// The battle cards in use.
    Battle { objective: Option<u8>, deployment: Option<u8>, condition: Option<u8> },
    /// An objective token was laid.
    TokenLaid { token: u8, stand: Stand },
    /// A unit was set aside.
    SetAside { unit: UnitId },
    /// A unit was deployed.
    Deployed { unit: UnitId, stands: Vec<Stand> },
    /// A round begins.
    Round { round: u8, counter: Seat },
    /// All command cards are revealed, by the seats of their players.
    Commands {
        #[cfg_attr(feature = "types", ts(as = "Vec<Option<u8>>"))]
        cards: PerSeat<Option<u8>>,
    },
    /// A command card of a player was discarded for its effect.
    CommandDiscarded { seat: Seat, card: u8 },
    /// A command card of a player came back to the hand.
    CommandReturned { seat: Seat, card: u8 },
    /// A player looked at so many command cards of the opponent's hand; which, only that player knows.
    /// Whose hand it is, where there are two opponents.
    Observed {
        seat: Seat,
        count: u8,
        cards: Option<Vec<u8>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        of: Option<Seat>,
    },
    /// Who has priority.
    Priority { seat: Seat },
    /// A unit was nominated to issue orders.
    Nominated { unit: UnitId },
    /// A unit was issued an order, and by whom.
    Ordered { unit: UnitId, by: UnitId },
    /// A player drew a token.
    Drew { seat: Seat, rank: Rank },
    /// The drawn token fits no unit and leaves the game.
    TokenRemoved { seat: Seat, rank: Rank },
    /// A unit is activated.
    Activated { unit: UnitId },
    /// Actions that the unit lost, by suppression, damage and ions.
    ActionsLost { unit: UnitId, lost: u8 },
    /// A unit performs an action; free ones cost nothing.
    Acts { unit: UnitId, action: Action, free: bool },
    /// A unit uses the card action of an upgrade.
    Used { unit: UnitId, upgrade: u8 },
    /// A unit uses the card action of the command card in play.
    UsedCommand { unit: UnitId, card: u8 },
    /// A unit will be activated once more in this round.
    Again { unit: UnitId },
    /// The order token of a unit went back to the order pool.
    OrderLost { unit: UnitId },
    /// A charge token was laid.
    /// A mine is no unit's.
    ChargeLaid { unit: Option<UnitId>, charge: u8, stand: Stand },
    /// A charge token or a mine detonates.
    Detonated { charge: u8 },
    /// A mine is used up.
    MineRemoved { stand: Stand },
    /// A token has so many wound tokens now.
    TokenWounds { token: u8, wounds: u8 },
    /// The leader of a unit moved.
    Moved { unit: UnitId, how: Moved, from: Stand, to: Stand, path: Vec<measure::Point> },
    /// The other miniatures of a unit were placed.
    Placed { unit: UnitId, minis: Vec<(MiniId, Stand)> },
    /// Defence dice were rolled for something else than defence.
    Rolled { unit: Option<UnitId>, what: RolledFor, dice: Vec<DefenceFace> },
    /// A unit has so many tokens of a kind now.
    Tokens { unit: UnitId, token: Marker, count: u8 },
    /// An attack: who, against whom, with which weapons.
    Attack { unit: UnitId, defender: UnitId, melee: bool, weapons: Vec<(MiniId, u8)>, range: u8 },
    /// Attack dice were rolled.
    AttackRoll { dice: Vec<AttackFace> },
    /// Attack dice were rerolled by an aim token.
    Rerolled { dice: Vec<AttackFace> },
    /// Surges were converted.
    Surged { dice: Vec<AttackFace> },
    /// The defender's cover.
    InCover { unit: UnitId, cover: Cover, obscured: Vec<MiniId>, because: Vec<CoverCause> },
    /// Hits were cancelled: the dice that are left, and those that are gone.
    Cancelled { by: Canceller, hits: u8, dice: Vec<AttackFace>, gone: Vec<AttackFace> },
    /// Hits became criticals; the dice as they lie now.
    Impact { hits: u8, dice: Vec<AttackFace> },
    /// Defence dice were rolled, and what they show when surges are converted.
    DefenceRoll { dice: Vec<DefenceFace>, surged: Vec<DefenceFace> },
    /// Defence dice were rerolled, and what all of them show when surges are converted.
    DefenceRerolled { dice: Vec<DefenceFace>, surged: Vec<DefenceFace> },
    /// A unit took hits for the defender and rolled for them.
    Guarded { unit: UnitId, hits: u8, dice: Vec<DefenceFace>, surged: Vec<DefenceFace> },
    /// Blocks of a unit that took hits were cancelled.
    GuardPierced { unit: UnitId, blocks: u8 },
    /// Blocks were cancelled: the dice that are left, and those that are gone.
    Pierced { blocks: u8, dice: Vec<DefenceFace>, gone: Vec<DefenceFace> },
    /// How an attack ended: the hits and criticals that were left, the blocks, the difference.
    Wounds { unit: UnitId, hits: u8, blocks: u8, wounds: u8 },
    /// A miniature suffered wounds.
    Wounded { mini: MiniId, wounds: u8, total: u8 },
    /// A miniature was defeated.
    MiniDefeated { mini: MiniId },
    /// A wound token was taken off a miniature.
    Healed { mini: MiniId, total: u8 },
    /// A miniature that was defeated in this round came back.
    Restored { mini: MiniId, stand: Stand, total: u8 },
    /// Another miniature leads its unit.
    NewLeader { unit: UnitId, mini: MiniId },
    /// A unit was defeated.
    Defeated { unit: UnitId },
    /// A weapon was destroyed.
    WeaponDestroyed { unit: UnitId, weapon: u8 },
    /// A destroyed weapon works again.
    WeaponMended { unit: UnitId, weapon: u8 },
    /// A unit was marked with a victory token.
    Marked { unit: UnitId, by: UnitId },
    /// A unit holds so many victory tokens of units that it defeated.
    Collected { unit: UnitId, tokens: u8 },
    /// Two units are in melee.
    Melee { unit: UnitId, enemy: UnitId },
    /// A unit left the battlefield.
    Left { unit: UnitId },
    /// A token was claimed.
    Claimed { token: u8, unit: UnitId },
    /// A token was dropped.
    Dropped { token: u8 },
    /// Upgrades are ready again.
    Readied { unit: UnitId },
    /// A unit's leader is a commander now.
    Promoted { unit: UnitId },
    /// A player gained victory tokens.
    Victory { seat: Seat, tokens: u8, total: u8 },
    /// The round is over.
    RoundEnds { round: u8 },
    /// Players of both teams have equally few pips: the totals of the teams, and which of them counts
    /// as the lower one, by a coin if they are equal.
    TeamTie { totals: [u8; 2], team: Seat, coin: bool },
}

/// What improved or gave cover.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CoverCause {
    /// A terrain piece, by its number.
    Piece(u8),
    /// A unit in the way.
    Unit(UnitId),
    /// Suppression (LG-SUPP-203).
    Suppression,
    /// Cover X (LG-KEY-147).
    Keyword,
    /// Low Profile (LG-KEY-362).
    LowProfile,
    /// Sharpshooter X, which reduces it (LG-KEY-327).
    Sharpshooter,
}

/// What cancelled hits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the reasons")]
pub enum Canceller {
    Dodge,
    Cover,
    Armor,
    Guardian,
}

impl Event {
    /// What a viewer learns of it: everything happens openly but a look at the other's hand.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        match self {
            Event::Observed { seat, count, of, .. } if !viewer.sees(*seat) => {
                Event::Observed { seat: *seat, count: *count, cards: None, of: *of }
            }
            _ => self.clone(),
        }
    }
}

/// The kinds of events with their fields, as scenarios and `docs/scenarios.md` name them.
pub const EVENTS: &str = "\
    terrain-placed (seat at facing), colour-chooser (seat coin), colours (blue), side (edge), \
    battle-cards (rows), discarded (seat row card), battle (objective deployment condition), \
    token-laid (token stand), set-aside (unit), deployed (unit stands), round (round counter), \
    commands (cards), command-discarded (seat card), command-returned (seat card), \
    observed (seat count cards of), priority (seat), nominated (unit), ordered (unit by), drew (seat rank), \
    token-removed (seat rank), activated (unit), actions-lost (unit lost), \
    acts (unit action free), used (unit upgrade), used-command (unit card), again (unit), order-lost (unit), \
    charge-laid (unit charge stand), detonated (charge), mine-removed (stand), token-wounds (token wounds), \
    moved (unit how from to path facing), placed (unit minis places), \
    rolled (unit what dice faces), tokens (unit token count), \
    attack (unit defender melee weapons range), attack-roll (dice faces), \
    rerolled (dice faces), surged (dice faces), in-cover (unit cover obscured because), \
    cancelled (by hits dice faces gone), impact (hits dice faces), \
    defence-roll (dice faces surged), defence-rerolled (dice faces surged), \
    guarded (unit hits dice faces surged), guard-pierced (unit blocks), \
    pierced (blocks dice faces gone), wounds (unit hits blocks wounds), \
    wounded (mini wounds total), mini-defeated (mini), healed (mini total), \
    restored (mini stand total), weapon-mended (unit weapon), marked (unit by), \
    collected (unit tokens), \
    new-leader (unit mini), defeated (unit), weapon-destroyed (unit weapon), \
    melee (unit enemy), left (unit), claimed (token unit), dropped (token), readied (unit), \
    promoted (unit), victory (seat tokens total), round-ends (round), \
    team-tie (totals team coin)";

/// The fields of a reason that an event gives.
pub const REASONS: &str = "";

/// The values of fields that have but a few; `NAME` is a unit or a miniature.
pub const VALUES: &str = "\
    unit defender enemy mini obscured minis ordered.by marked.by: NAME, edge: south north, \
    discarded.row: objective deployment condition, \
    rank: commander operative corps special-forces support heavy, \
    action: move attack aim dodge standby recover jump claim sabotage repair arm spotter \
    take-cover pulling-the-strings, \
    how: standard reverse pivot climb clamber compulsory withdraw flight displaced closed-up, \
    what: priority rally resilience damaged clamber mine, \
    tokens.token: aim dodge standby suppression panic ion immobilize damaged disabled, \
    cover: none light heavy, cancelled.by: dodge cover armor guardian, \
    faces: hit critical surge blank block";
