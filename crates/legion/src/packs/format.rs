//! Formats: how large the armies are, where and how long they fight.

use std::collections::BTreeMap;

use content::{Names, Source};
use serde::{Deserialize, Serialize};

use crate::pack::Rank;

/// What is the same for all games of a kind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Format {
    /// Unique among formats.
    pub id: String,
    /// What it is called.
    pub name: Names,
    /// What it is like, in our own words.
    pub text: Names,
    /// The most points of an army (LG-BUILD-02).
    pub points: u16,
    /// Its armies are epic ones: other rules say how large they are (LG-EPIC-03, LG-EPIC-10 to
    /// LG-EPIC-15).
    #[serde(default)]
    pub epic: bool,
    /// The least and the most units of each rank in an army (LG-RANK-03 to LG-RANK-08).
    #[cfg_attr(feature = "types", ts(as = "BTreeMap<Rank, [u8; 2]>"))]
    pub ranks: BTreeMap<Rank, [u8; 2]>,
    /// The long and the short side of the battlefield, in hundredths of a millimetre (LG-SETUP-02).
    pub battlefield: [i32; 2],
    /// The battle cards.
    pub battle_cards: BattleCards,
    /// Where the deployment zones come from.
    pub deployment: Deployment,
    /// How many rounds a game has (LG-ROUND-01); left out: no limit (LG-NOLIMIT-01).
    #[serde(default)]
    pub rounds: Option<u8>,
    /// How many armies fight on a side, each of a player of its own (LG-TEAM-01).
    pub armies_per_side: u8,
    /// Where it comes from.
    #[cfg_attr(feature = "types", ts(skip))]
    #[serde(skip_serializing)]
    pub source: Source,
}

/// The battle cards of a format.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BattleCards {
    /// Of these kinds cards lie open (LG-SETUP-10).
    pub kinds: Vec<BattleCard>,
    /// How many opportunities to discard each player has (LG-SETUP-14).
    pub discards: u8,
}

/// The kinds of battle cards, in the order of their rows (LG-SETUP-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the kinds")]
pub enum BattleCard {
    Objective,
    Deployment,
    Condition,
}

/// Where the deployment zones come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Deployment {
    /// From a card, which lies among the battle cards (LG-DEPLOY-01).
    Cards,
    /// From a card that is drawn by chance (LG-NOLIMIT-03).
    RandomCard,
    /// They lie along the long edges, up to this range of them (LG-EPIC-08).
    Edges(u8),
}

/// How many rounds the counter shows; without a limit it begins anew then (LG-NOLIMIT-05).
pub const COUNTED: u8 = 6;

impl Format {
    /// The least and the most units of a rank; of one that is not named there are none.
    #[must_use]
    pub fn rank(&self, rank: Rank) -> [u8; 2] {
        self.ranks.get(&rank).copied().unwrap_or_default()
    }

    /// Whether battle cards of a kind come into play: they lie open, or chance draws one.
    #[must_use]
    pub fn plays_with(&self, kind: BattleCard) -> bool {
        let drawn = kind == BattleCard::Deployment && self.deployment == Deployment::RandomCard;
        drawn || self.battle_cards.kinds.contains(&kind)
    }

    /// How many players there are.
    #[must_use]
    pub fn seats(&self) -> usize {
        2 * usize::from(self.armies_per_side)
    }

    /// Whether a round is the last one.
    #[must_use]
    pub fn ends_after(&self, round: u8) -> bool {
        self.rounds.is_some_and(|rounds| round >= rounds)
    }
}
