//! Tokens beside a unit (chapter "Tokens"): how they come and go, and the one event that tells it.

use std::ops::Index;

use kernel::Rule;
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::table::UnitId;
use crate::{Play, moments};

/// The kinds of tokens that lie beside a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the tokens")]
pub enum Marker {
    Aim,
    Dodge,
    Standby,
    Suppression,
    Panic,
    Ion,
    Immobilize,
    Damaged,
    Disabled,
}

impl Marker {
    /// All of them, in the order of their numbers.
    pub const ALL: [Marker; 9] = [
        Marker::Aim,
        Marker::Dodge,
        Marker::Standby,
        Marker::Suppression,
        Marker::Panic,
        Marker::Ion,
        Marker::Immobilize,
        Marker::Damaged,
        Marker::Disabled,
    ];

    /// Of which a unit has one or none: the state of being so (LG-STANDBY-08, LG-PANIC-03).
    #[must_use]
    pub fn is_single(self) -> bool {
        use Marker::{Damaged, Disabled, Panic, Standby};
        matches!(self, Standby | Panic | Damaged | Disabled)
    }
}

/// How many tokens of each kind a unit has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tokens([u8; Marker::ALL.len()]);

impl Tokens {
    /// Whether there is any of a kind.
    #[must_use]
    pub fn has(&self, token: Marker) -> bool {
        self[token] > 0
    }

    /// Lays down so many, as a position states them.
    pub fn set(&mut self, token: Marker, count: u8) {
        self.0[token as usize] = if token.is_single() { count.min(1) } else { count };
    }
}

impl Index<Marker> for Tokens {
    type Output = u8;

    fn index(&self, token: Marker) -> &u8 {
        &self.0[token as usize]
    }
}

/// A unit gains tokens, by these rules. It gains no second one of a kind that it has once.
pub fn gain(play: &mut Play<'_>, unit: UnitId, token: Marker, count: u8, rules: &'static [Rule]) {
    let before = play.unit(unit).tokens[token];
    change(play, unit, token, before.saturating_add(count), rules);
    if count > 0 {
        moments::token_gained(play, unit, token, count);
    }
}

/// A unit gains tokens because another did, which triggers nothing more (LG-KEY-361).
pub fn share(play: &mut Play<'_>, unit: UnitId, token: Marker, count: u8, rules: &'static [Rule]) {
    let before = play.unit(unit).tokens[token];
    change(play, unit, token, before.saturating_add(count), rules);
}

/// A unit spends a token (LG-SPEND-01).
pub fn spend(play: &mut Play<'_>, unit: UnitId, token: Marker) {
    lose(play, unit, token, 1, &[Rule("LG-SPEND-01")]);
}

/// A unit loses tokens, as many as it has of them, by these rules.
pub fn lose(play: &mut Play<'_>, unit: UnitId, token: Marker, count: u8, rules: &'static [Rule]) {
    let before = play.unit(unit).tokens[token];
    change(play, unit, token, before.saturating_sub(count), rules);
}

/// The one place that changes tokens in play, and tells it.
fn change(play: &mut Play<'_>, unit: UnitId, token: Marker, to: u8, rules: &'static [Rule]) {
    let before = play.unit(unit).tokens;
    play.unit_mut(unit).tokens.set(token, to);
    let count = play.unit(unit).tokens[token];
    if count != before[token] {
        play.tell(rules, |_| Event::Tokens { unit, token, count });
    }
}
