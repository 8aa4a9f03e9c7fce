//! The terms of an attack: everything that a pool and its defender bring, summed up once. The
//! attack, the forecast, the exact odds and the computer player all take it from here.

use arrayvec::ArrayVec;
use kernel::Rule;
use serde::Serialize;

use crate::cover::{self, Covered};
use crate::pack::{DefenceDie, Dice, Surge};
use crate::sight::Source;
use crate::state::State;
use crate::table::{Arm, UnitId};
use crate::terrain::Cover;
use crate::tokens::Marker;
use crate::underway::Pool;
use crate::{cards, moments};

/// A number that counts in an attack, and the rule behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Reason {
    /// The rule.
    pub rule: Rule,
    /// The number: tokens, dice, the X of a keyword; 1 for what has none.
    pub by: u8,
}

/// What counts in an attack, before any die is rolled.
#[derive(Clone, PartialEq, Debug)]
pub struct Terms {
    /// The attack dice (LG-ATK-16), extra ones included.
    pub dice: Dice,
    /// What attack surges become (LG-ATK-22).
    pub surge: Option<Surge>,
    /// Aim tokens that the attacker could spend.
    pub aims: u8,
    /// Dice that each of them rerolls (LG-AIM-05).
    pub rerolls: u8,
    /// A ranged attack whose weapons heed cover (LG-ATK-25).
    pub heeds_cover: bool,
    /// The defender's cover, if it is heeded.
    pub covered: Covered,
    /// Dodge tokens that the defender could spend (LG-DODGE-02).
    pub dodges: u8,
    /// They cancel criticals too.
    pub dodges_criticals: bool,
    /// Hits become criticals against armour.
    pub impact: u8,
    /// Hits are cancelled.
    pub armor: bool,
    /// Hits that friends of the defender could take.
    pub guards: u8,
    /// The defence die.
    pub defence: DefenceDie,
    /// Defence surges block (LG-ATK-29).
    pub defence_surge: bool,
    /// Defence surges block once a dodge token was spent.
    pub deflects: bool,
    /// Defence dice beyond those for hits.
    pub extra: u8,
    /// Defence dice that may be rerolled.
    pub luck: u8,
    /// Blocks that the pool can cancel, of whomever.
    pub pierce: u8,
    /// None of them the defender's.
    pub unpierced: bool,
    /// Where the numbers come from.
    pub because: ArrayVec<Reason, 16>,
}

impl Terms {
    /// The terms of a pool.
    #[must_use]
    pub fn of(state: &State, attacker: UnitId, pool: &Pool) -> Terms {
        let mut terms = Terms::without_cover(state, attacker, pool);
        if terms.heeds_cover {
            terms.covered = match pool.token {
                None => cover::against(state, attacker, pool.defender),
                Some(stand) => {
                    cover::from_source(state, Source::token(state, stand), pool.defender)
                }
            };
        }
        terms
    }

    /// The terms of a pool but for the defender's cover, which takes long to measure.
    #[must_use]
    pub fn without_cover(state: &State, attacker: UnitId, pool: &Pool) -> Terms {
        Terms::bare(state, attacker, pool, Knowing::Places)
    }

    /// The terms of a pool if terrain gave so much cover, wherever the units stand.
    #[must_use]
    pub fn supposed(state: &State, attacker: UnitId, pool: &Pool, terrain: Cover) -> Terms {
        Terms::anywhere(state, attacker, pool).behind(state, attacker, pool, terrain)
    }

    /// The terms of a pool in the open, wherever the units stand.
    #[must_use]
    pub fn anywhere(state: &State, attacker: UnitId, pool: &Pool) -> Terms {
        Terms::bare(state, attacker, pool, Knowing::Nothing)
    }

    /// The same if terrain gave the defender so much cover.
    #[must_use]
    pub fn behind(mut self, state: &State, attacker: UnitId, pool: &Pool, terrain: Cover) -> Terms {
        if self.heeds_cover {
            self.covered.cover = terrain;
            cover::improve(state, pool.defender, &mut self.covered);
            if pool.token.is_none() {
                moments::cover_reduced(state, attacker, &mut self.covered);
            }
        }
        self
    }

    /// Dice against a defence die, in the open, with nothing that anybody adds.
    #[must_use]
    pub fn plain(dice: Dice, defence: DefenceDie) -> Terms {
        Terms {
            dice,
            surge: None,
            aims: 0,
            rerolls: 2,
            heeds_cover: true,
            covered: Covered::default(),
            dodges: 0,
            dodges_criticals: false,
            impact: 0,
            armor: false,
            guards: 0,
            defence,
            defence_surge: false,
            deflects: false,
            extra: 0,
            luck: 0,
            pierce: 0,
            unpierced: false,
            because: ArrayVec::new(),
        }
    }

    /// The terms without cover.
    fn bare(state: &State, attacker: UnitId, pool: &Pool, knowing: Knowing) -> Terms {
        let defender = &state.sheet(pool.defender).unit;
        let dice = pool.dice.unwrap_or_else(|| contributed(state, attacker, pool, knowing));
        let mut terms = Terms {
            surge: state.sheet(attacker).unit.attack_surge,
            aims: state.unit(attacker).tokens[Marker::Aim],
            heeds_cover: !pool.melee,
            dodges: state.unit(pool.defender).tokens[Marker::Dodge],
            defence_surge: defender.defence_surge,
            ..Terms::plain(dice, defender.defence)
        };
        let chart = arms(state, attacker, pool).filter_map(|arm| arm.weapon.surge);
        terms.surge = chart.chain(terms.surge).max();
        if pool.token.is_some() {
            // Nobody aims a token (LG-DETON-09); its weapon has a chart of its own (LG-DETON-08).
            terms.aims = 0;
            terms.surge = arms(state, attacker, pool).next().and_then(|arm| arm.weapon.surge);
        }
        terms.note(Rule("LG-AIM-05"), terms.aims);
        moments::terms(state, attacker, pool, knowing, &mut terms);
        cards::terms(state, attacker, pool, &mut terms);
        terms
    }

    /// Notes the rule behind a number, unless it is 0.
    pub fn note(&mut self, rule: Rule, by: u8) {
        if by > 0 {
            self.because.try_push(Reason { rule, by }).ok();
        }
    }

    /// Whether defence surges block a defender who has spent so many dodge tokens.
    #[must_use]
    pub fn surges_block(&self, dodged: u8) -> bool {
        self.defence_surge || self.deflects && dodged > 0
    }

    /// Blocks of the defender that are cancelled when so many of others were (LG-KEY-146).
    #[must_use]
    pub fn pierces(&self, used: u8) -> u8 {
        if self.unpierced { 0 } else { self.pierce.saturating_sub(used) }
    }

    /// Hits that cover cancels, if it is heeded (LG-ATK-25).
    #[must_use]
    pub fn cover(&self) -> u8 {
        if self.heeds_cover { self.covered.cover as u8 } else { 0 }
    }
}

/// What is known when terms are summed up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Knowing {
    /// Where everybody stands.
    Places,
    /// The units alone, wherever they will stand.
    Nothing,
}

/// The dice that the weapons of a pool contribute (LG-ATK-16).
#[must_use]
pub fn contributed(state: &State, attacker: UnitId, pool: &Pool, knowing: Knowing) -> Dice {
    let mut dice = Dice::default();
    for &(mini, weapon) in &pool.weapons {
        let Some(arm) = state.arm(attacker, weapon) else { continue };
        for _ in 0..moments::contributed(state, mini, arm, pool, knowing) {
            dice.add(arm.weapon.dice);
        }
    }
    dice
}

/// The weapons of a pool, one for each choice of a miniature.
pub fn arms<'a>(
    state: &'a State,
    attacker: UnitId,
    pool: &'a Pool,
) -> impl Iterator<Item = &'a Arm> + 'a {
    pool.weapons.iter().filter_map(move |(_, weapon)| state.arm(attacker, *weapon))
}
