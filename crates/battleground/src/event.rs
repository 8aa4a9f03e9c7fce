//! What happened: typed, and complete enough to animate it and to write the log in any language.

use kernel::{Rule, Seat, Viewer};
use serde::Serialize;

use crate::field::Place;
use crate::hex::{Direction, Hex};
use crate::language::{MoveKind, Value};
use crate::question::Bonus;
use crate::state::{BuffMarker, DebuffMarker};
use crate::table::{CardId, Cards, FigureId};

/// Why a number is what it is: a rule or a thing on the table, and by how much.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Reason {
    /// The rule behind it.
    pub rule: Rule,
    /// What carries it: a skill, a weapon, an item; empty for the rule itself.
    pub source: String,
    /// The change; positive success-range changes enlarge.
    pub by: i32,
}

/// Which test it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TestKind {
    /// An attack test (BG-ATK-06).
    Attack,
    /// A defence test (BG-DEF-03).
    Defence,
    /// A skill test (BG-SKILL-12).
    Skill,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// A character was put on the battlefield.
    Deployed { figure: FigureId, hex: Hex },
    /// A figure was turned.
    Faced { figure: FigureId, facing: Direction },
    /// The fate deck was shuffled.
    Shuffled { seat: Seat },
    /// Cards were drawn; only their owner sees which.
    Drew {
        seat: Seat,
        count: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<Cards>,
    },
    /// Cards were discarded from hand before drawing; face down.
    Discarded {
        seat: Seat,
        count: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<Cards>,
    },
    /// The priority dice were rolled.
    PriorityRoll { dice: [u8; 2] },
    /// A player has priority from now on.
    Priority { seat: Seat },
    /// A round begins.
    Round { round: u8 },
    /// A chosen card was turned face up.
    Revealed { seat: Seat, card: CardId, initiative: u8 },
    /// A player passed.
    Passed { seat: Seat },
    /// A revealed card was discarded because nobody could be activated.
    Wasted { seat: Seat, card: CardId },
    /// A character was activated.
    Activated { seat: Seat, figure: FigureId, card: CardId },
    /// Action points were gained.
    Ap { figure: FigureId, gained: u8, now: u8 },
    /// Action points were spent.
    Spent { figure: FigureId, ap: u8, now: u8 },
    /// Mana was gained or lost.
    Mana { figure: FigureId, change: i8, now: u8 },
    /// A further card was played.
    Played { seat: Seat, figure: FigureId, card: CardId },
    /// A bonus was taken.
    BonusTaken { seat: Seat, figure: FigureId, card: CardId, bonus: Bonus },
    /// A focus marker was placed or removed.
    Focus { figure: FigureId, focused: bool },
    /// A standby marker was placed or removed.
    Standby { figure: FigureId, standby: bool },
    /// A Move action or other movement was declared.
    Declared { figure: FigureId, kind: MoveKind, focus: bool },
    /// A character moved.
    Moved { figure: FigureId, from: Place, to: Place, cost: u8, points: u8 },
    /// A character was pushed, pulled or displaced.
    Shoved { figure: FigureId, from: Place, to: Place },
    /// Two characters swapped positions.
    Swapped { figures: [FigureId; 2] },
    /// An attack began.
    Attack { figure: FigureId, weapon: String, target: FigureId, further: bool },
    /// A test was rolled.
    Test {
        figure: FigureId,
        kind: TestKind,
        value: Value,
        dice: u8,
        dice_reasons: Vec<Reason>,
        needed: u8,
        range_reasons: Vec<Reason>,
        roll: Vec<u8>,
        initial: u8,
    },
    /// Dice were rerolled: those at the positions `again`. The roll is that of all dice.
    Rerolled { figure: FigureId, mana: u8, again: Vec<u8>, roll: Vec<u8> },
    /// Sixes exploded.
    Exploded { figure: FigureId, roll: Vec<u8> },
    /// A test ended.
    Tested { figure: FigureId, kind: TestKind, successes: u8 },
    /// A defence test was declined.
    Undefended { figure: FigureId },
    /// Successes remain after the defence.
    Net { figure: FigureId, target: FigureId, successes: u8 },
    /// Wounds were received.
    Wounded { figure: FigureId, wounds: u8, now: u8 },
    /// Wounds were healed.
    Healed { figure: FigureId, wounds: u8, now: u8 },
    /// A character was knocked out.
    KnockedOut { figure: FigureId, points: i32 },
    /// A figure left the battlefield.
    Removed { figure: FigureId },
    /// A buff was received or removed.
    Buff { figure: FigureId, buff: BuffMarker, gained: bool },
    /// A debuff was received or removed.
    Debuff { figure: FigureId, debuff: DebuffMarker, gained: bool },
    /// A skill, special ability or item was used or triggered.
    Used { figure: FigureId, ability: String },
    /// An item was used up.
    Consumed { figure: FigureId, item: String },
    /// A sign was placed or removed.
    Sign {
        seat: Seat,
        sign: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        place: Option<Place>,
    },
    /// An interrupt begins.
    Interrupt { figure: FigureId, against: FigureId, opportunity: bool },
    /// An interrupt ended.
    InterruptEnded { figure: FigureId },
    /// A side mission is in play.
    Mission { seat: Seat, card: CardId },
    /// A side mission was completed.
    MissionDone { seat: Seat, card: CardId, points: u8 },
    /// A character is ready again.
    Ready { figure: FigureId },
    /// An activation ended.
    Ended { figure: FigureId },
    /// The cleanup phase begins.
    Cleanup { round: u8 },
    /// An objective was captured.
    Captured { seat: Seat, figure: FigureId, hex: Hex },
    /// The game ended.
    GameOver { points: [i32; 2], winner: Option<Seat> },
}

impl Event {
    /// What a viewer learns of it: drawn and discarded cards are known to their owner only.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        if let Event::Drew { seat, cards, .. } | Event::Discarded { seat, cards, .. } = &mut event
            && !viewer.sees(*seat)
        {
            *cards = None;
        }
        event
    }
}

/// The kinds of events with their fields, as scenarios and `docs/scenarios.md` name them.
pub const EVENTS: &str = "\
    faced (figure facing), shuffled (seat), drew (seat count cards), discarded (seat count cards), \
    priority-roll (dice), priority (seat), round (round), revealed (seat card initiative), \
    passed (seat), wasted (seat card), activated (seat figure card), ap (figure gained now), \
    spent (figure ap now), mana (figure change now), played (seat figure card), \
    bonus-taken (seat figure card bonus), focus (figure focused), standby (figure standby), \
    declared (figure kind focus), moved (figure from to cost points), shoved (figure from to), \
    swapped (figures), attack (figure weapon target further), \
    test (figure kind value dice dice-reasons needed range-reasons roll initial), \
    rerolled (figure mana roll again), exploded (figure roll), tested (figure kind successes), \
    undefended (figure), net (figure target successes), wounded (figure wounds now), \
    healed (figure wounds now), knocked-out (figure points), removed (figure), \
    buff (figure buff gained), debuff (figure debuff gained), used (figure ability), \
    consumed (figure item), sign (seat sign place), interrupt (figure against opportunity), \
    interrupt-ended (figure), mission (seat card), mission-done (seat card points), \
    ready (figure), ended (figure), deployed (figure hex), cleanup (round), \
    captured (seat figure hex), game-over (points winner)";

/// The fields of a reason that an event gives.
pub const REASONS: &str = "rule source by";

/// The values of fields that have but a few; `NAME` is a character of the game.
pub const VALUES: &str = "\
    figure figures target against: NAME, facing: N NE SE S SW NW, \
    declared.kind: move directed charge teleport jump, \
    test.kind tested.kind: attack defence skill, \
    value: strength perception power toughness spirit, bonus: ability mana mission ap";
