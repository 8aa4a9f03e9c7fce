//! Attacks: whom, with which weapons, which dice are rerolled, who suffers the wounds.

use crate::Legion;
use crate::attack::Terms;
use crate::dice::{AttackDie, Hit};
use crate::keywords::Keyword;
use crate::question::{Choice, Limits, Moving};
use crate::table::{MiniId, UnitId};
use crate::terrain::Cover;
use crate::tokens::Marker;
use crate::underway::Pool;
use crate::{attack, cover, melee, pools};
use kernel::{Pick, Question, Rules};

use super::Weigher;
use super::arms;

/// A pool by the miniatures and their weapons.
type Arms = [(MiniId, u8)];

impl Weigher<'_> {
    /// The next pool of an attack: the best one, or a part of it if the rest does more elsewhere.
    pub fn attack(
        &self,
        unit: UnitId,
        formed: &[(UnitId, Vec<(MiniId, u8)>)],
        question: &Question<Legion>,
    ) -> Option<Pick<Choice>> {
        let options = &question.options;
        let aim = if formed.is_empty() { self.state.unit(unit).tokens[Marker::Aim] } else { 0 };
        let worth = |option: &Choice| match option {
            Choice::Attack { defender, weapons } => {
                let [worth] = self.pool(unit, *defender, weapons, [aim]);
                Some(worth)
            }
            _ => None,
        };
        let worths: Vec<Option<f32>> = options.iter().map(worth).collect();
        let number = ruleset::best(&worths, |worth| worth.map_or(0.0, |worth| 0.01 + worth));
        let Some(Choice::Attack { .. }) = options.get(number) else {
            return Some(Pick::Listed(number));
        };
        let whole = worths.into_iter().flatten().fold(0.0, f32::max);
        let split = self
            .split(unit, question, aim)
            .filter(|(worth, _)| *worth > self.weights.split * whole);
        Some(split.map_or(Pick::Listed(number), |(_, part)| Pick::Free(part)))
    }

    /// The worth of the best pool that is listed, with each of some numbers of aim tokens.
    pub fn best_pool<const N: usize>(
        &self,
        unit: UnitId,
        options: &[Choice],
        aims: [u8; N],
    ) -> [f32; N] {
        let mut best = [0.0_f32; N];
        for option in options {
            let Choice::Attack { defender, weapons } = option else { continue };
            let worths = self.pool(unit, *defender, weapons, aims);
            best.iter_mut().zip(worths).for_each(|(best, worth)| *best = best.max(worth));
        }
        best
    }

    /// What a pool against a defender is worth, with each of some numbers of aim tokens.
    fn pool<const N: usize>(
        &self,
        unit: UnitId,
        defender: UnitId,
        weapons: &Arms,
        aims: [u8; N],
    ) -> [f32; N] {
        let state = self.state;
        let melee = melee::are_in(state, unit, defender);
        let pool = Pool::of(defender, weapons.to_vec(), melee);
        let mut terms = Terms::without_cover(state, unit, &pool);
        if terms.heeds_cover {
            terms.covered.cover = self.cover(unit, defender);
        }
        aims.map(|aims| {
            terms.aims = aims;
            arms::expected(state, self.lookout.chances, &terms, defender, melee)
        })
    }

    /// The cover of a defender. It is measured once: pools are compared with parts of them.
    fn cover(&self, unit: UnitId, defender: UnitId) -> Cover {
        let mut covers = self.covers.borrow_mut();
        if let Some((_, cover)) = covers.iter().find(|(both, _)| *both == (unit, defender)) {
            return *cover;
        }
        let cover = cover::against(self.state, unit, defender).cover;
        covers.push(((unit, defender), cover));
        cover
    }

    /// The best way to turn the weapons of one name on one enemy and the others on another: the
    /// first of the two pools, and what both are worth.
    fn split(&self, unit: UnitId, question: &Question<Legion>, aim: u8) -> Option<(f32, Choice)> {
        let name = |weapon: u8| self.state.arm(unit, weapon).map(|arm| &arm.weapon.name.en);
        let mut best: Option<(f32, Choice)> = None;
        for one in &question.options {
            let Choice::Attack { defender, weapons } = one else { continue };
            for (number, &(_, chosen)) in weapons.iter().enumerate() {
                // Weapons of one name are one part.
                if weapons[..number].iter().any(|(_, own)| name(*own) == name(chosen)) {
                    continue;
                }
                let part: Vec<(MiniId, u8)> =
                    weapons.iter().copied().filter(|(_, own)| name(*own) == name(chosen)).collect();
                if part.len() == weapons.len() {
                    break;
                }
                let rest = self.rest(unit, *defender, &part);
                let [first] = self.pool(unit, *defender, &part, [aim]);
                let [second] = self.best_pool(unit, &rest, [0]);
                let worth = first + second;
                let choice = Choice::Attack { defender: *defender, weapons: part };
                // Some weapons only join a pool.
                let legal = || Legion::judge(self.state, question, &choice).is_ok();
                if best.as_ref().is_none_or(|(most, _)| worth > *most) && legal() {
                    best = Some((worth, choice));
                }
                // The other names come up as parts of their own.
            }
        }
        best
    }

    /// What could be attacked with the weapons that a first pool leaves.
    fn rest(&self, unit: UnitId, defender: UnitId, part: &Arms) -> Vec<Choice> {
        let melee = melee::are_in(self.state, unit, defender);
        let pool = Pool::of(defender, part.to_vec(), melee);
        pools::suggestions(self.state, unit, &Limits::default(), &[pool])
    }

    /// The dice that an aim token rerolls: what does nothing, the best dice first.
    pub fn reroll(&self, most: u8) -> Option<Choice> {
        let state = self.state;
        let attack = state.attacks.last()?;
        let pool = attack.pool.as_ref()?;
        let terms = Terms::without_cover(state, attack.attacker, pool);
        // Armour cancels the hits beyond impact.
        let mut hits_left: u8 = if terms.armor { terms.impact } else { u8::MAX };
        let mut bad: Vec<(u8, u8)> = Vec::new();
        for (number, die) in attack.dice.iter().enumerate() {
            let useless = match die.face {
                Hit::Blank => true,
                Hit::Surge => terms.surge.is_none(),
                Hit::Critical => false,
                Hit::Hit => {
                    let cancelled = hits_left == 0;
                    hits_left = hits_left.saturating_sub(1);
                    cancelled
                }
            };
            let rank = match die.die {
                AttackDie::Red => 0,
                AttackDie::Black => 1,
                AttackDie::White => 2,
            };
            bad.extend(useless.then_some((rank, number as u8)));
        }
        bad.sort_unstable();
        let dice: Vec<u8> = bad.into_iter().map(|(_, die)| die).take(most.into()).collect();
        Some(if dice.is_empty() { Choice::Decline } else { Choice::Reroll(dice) })
    }

    /// How good it is to spend so many dodge tokens: each for a hit; at least one to deflect.
    pub fn dodge(&self, tokens: u8) -> f32 {
        let state = self.state;
        let Some(attack) = state.attacks.last() else { return 0.0 };
        let Some(pool) = &attack.pool else { return 0.0 };
        let count = |face: Hit| attack.dice.iter().filter(|die| die.face == face).count();
        let (hits, criticals) = (count(Hit::Hit), count(Hit::Critical));
        let useful = usize::from(tokens).min(hits);
        let wasted = usize::from(tokens) - useful;
        let terms = Terms::without_cover(state, attack.attacker, pool);
        let deflects = tokens > 0 && terms.deflects && hits + criticals > useful;
        let regained = tokens > 0 && state.has(pool.defender, Keyword::Nimble);
        useful as f32 - self.weights.dodge_wasted * wasted as f32
            + if deflects { self.weights.dodge_deflects } else { 0.0 }
            + if regained { self.weights.dodge_regained } else { 0.0 }
    }

    /// How good it is that a unit takes hits for the defender: what the wounds cost either.
    pub fn guarding(&self, unit: UnitId, hits: u8) -> f32 {
        let state = self.state;
        let Some(pool) = state.attacks.last().and_then(|attack| attack.pool.as_ref()) else {
            return 0.0;
        };
        let cost = |unit| (1.0 - arms::blocks(state, unit)) * arms::wound(state, unit);
        f32::from(hits) * (cost(pool.defender) - cost(unit))
    }

    /// How good it is to cancel so many blocks of a unit that took hits, rather than as many of the
    /// defender.
    pub fn piercing(&self, unit: UnitId, blocks: u8) -> f32 {
        let state = self.state;
        let Some(pool) = state.attacks.last().and_then(|attack| attack.pool.as_ref()) else {
            return 0.0;
        };
        let later = self.weights.pierce_later * arms::wound(state, pool.defender);
        f32::from(blocks) * (arms::wound(state, unit) - later)
    }

    /// Dice changed for more wounds of a defender.
    pub fn harming(&self, dice: u8) -> f32 {
        let own = attack::defender(self.state)
            .is_some_and(|unit| self.state.seat(unit).is_with(self.seat));
        f32::from(dice) * if own { -1.0 } else { 1.0 }
    }

    /// How much a miniature should be kept: the leader, and who bears the better weapon.
    pub fn keeping(&self, mini: MiniId) -> f32 {
        let state = self.state;
        let unit = state.unit_of(mini);
        let leads = state.unit(unit).leader == Some(mini);
        let weapons = state.sheet(unit).weapons.iter().enumerate();
        let own = weapons.filter(|(number, _)| arms::bears(state, mini, *number as u8));
        let best = own.map(|(_, arm)| arms::strength(&arm.weapon)).max().unwrap_or(0);
        f32::from(best) + if leads { 100.0 } else { 0.0 }
    }

    /// How a towed vehicle is turned: its front away from the nearest of the own units.
    pub fn tow(&self, moving: Moving) -> Option<Choice> {
        let state = self.state;
        let (_, from) = state.leader(moving.unit)?;
        let own = state.friends_of(self.seat).filter_map(|unit| state.leader(unit));
        let nearest =
            own.map(|(_, stand)| stand.point() - from.point()).min_by_key(|to| to.dot(*to))?;
        let turns = [1, 3].map(|quarters| from.facing.quarters(quarters));
        let facing = turns.into_iter().min_by_key(|facing| facing.vector().dot(nearest))?;
        Some(Choice::Pivot { facing })
    }

    /// How good it is to destroy a weapon of an enemy vehicle.
    pub fn destroying(&self, unit: UnitId, weapon: u8) -> f32 {
        let arm = self.state.arm(unit, weapon);
        arm.map_or(0.0, |arm| {
            let far = arm.weapon.range.map_or(0, |[_, most]| most);
            f32::from(arms::strength(&arm.weapon)) + f32::from(far)
        })
    }

    /// Whether a standby token is spent: for an attack that does something.
    pub fn standby(&self, choice: &Choice) -> f32 {
        match choice {
            Choice::StandbyAttack(unit) => {
                let listed = pools::suggestions(self.state, *unit, &Limits::default(), &[]);
                let aim = self.state.unit(*unit).tokens[Marker::Aim];
                let [best] = self.best_pool(*unit, &listed, [aim]);
                best - self.weights.standby_price
            }
            Choice::StandbyMove(_) => -1.0,
            _ => 0.0,
        }
    }
}
