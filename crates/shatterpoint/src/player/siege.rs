//! Attacks against armoured targets: how many damage tokens they can be expected to bring.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::language::{AttackType, Condition, Symbol};
use crate::odds::{self, Duel};
use crate::operations::armour;
use crate::question::Choice;
use crate::state::State;
use crate::table::{Spot, UnitId, Walk};

use super::Weigher;
use super::tree::best_way;

/// An attack against an armoured target as far as one can foresee it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Raid {
    own: UnitId,
    stance: u8,
    ranged: bool,
    dice: u8,
    disarmed: bool,
    target: u8,
    /// Spaces of the damage track that hold tokens.
    filled: u8,
}

/// What an attack can be expected to do to an armoured target.
#[derive(Clone, Copy, Default, Debug)]
pub struct Hope {
    /// Damage tokens.
    pub tokens: f32,
    /// The chance that it is destroyed.
    pub destroyed: f32,
}

/// What was worked out already: the odds of a roll take long.
#[derive(Clone, Default, Debug)]
pub struct Hopes(RefCell<BTreeMap<Raid, Hope>>);

impl Raid {
    /// An attack by the values of the stance alone; nothing if it has no such attack.
    pub fn plain(
        state: &State,
        own: UnitId,
        stance: u8,
        kind: AttackType,
        target: u8,
    ) -> Option<Raid> {
        let values = state.table.stance(own, stance);
        let ranged = kind == AttackType::Ranged;
        let dice = if ranged { values.ranged.attack } else { values.melee.attack }?;
        let disarmed = state.unit(own).conditions.has(Condition::Disarmed);
        let armour = &state.operation.as_ref()?.armour;
        let filled = armour.get(usize::from(target)).copied()?;
        Some(Raid { own, stance, ranged, dice, disarmed, target, filled })
    }

    /// The same with so many attack dice.
    pub fn of(self, dice: u8) -> Raid {
        Raid { dice, ..self }
    }

    /// The same with more attack dice.
    pub fn with(self, dice: u8) -> Raid {
        self.of(self.dice.saturating_add(dice))
    }

    fn hope(self, state: &State) -> Hope {
        let Some(card) = armour::card(state, self.target) else { return Hope::default() };
        let Some(siege) = Siege::of(state, self.own, self.stance, self.target) else {
            return Hope::default();
        };
        let stance = state.table.stance(self.own, self.stance);
        let (chart, defence) = if self.ranged {
            (stance.ranged_expertise.as_ref(), card.ranged.defence)
        } else {
            (stance.melee_expertise.as_ref(), card.melee.defence)
        };
        let attack_chart = chart.filter(|_| !self.disarmed);
        let defence_chart = card.expertise.as_ref();
        let duel = Duel { attack: self.dice, defence, attack_chart, defence_chart };
        let left = card.track.len().saturating_sub(usize::from(self.filled));
        let mut hope = Hope::default();
        for (successes, &chance) in odds::distribution(&duel).chances().iter().enumerate() {
            let ways = siege.walk.start.iter().filter(|_| successes > 0);
            let ways = ways.map(|&option| siege.tokens(option, 0, successes as u8, self.filled));
            let tokens = ways.fold(0.0, f32::max);
            hope.tokens += chance as f32 * tokens;
            hope.destroyed += if tokens >= left as f32 { chance as f32 } else { 0.0 };
        }
        hope
    }
}

impl Hopes {
    /// What an attack can be expected to do.
    pub fn of(&self, state: &State, raid: Raid) -> Hope {
        *self.0.borrow_mut().entry(raid).or_insert_with(|| raid.hope(state))
    }
}

/// A combat tree against a damage track.
struct Siege<'a> {
    walk: &'a Walk,
    /// The symbols of each option.
    options: Vec<&'a [Symbol]>,
    track: &'a [Vec<Symbol>],
}

impl Siege<'_> {
    fn of(state: &State, own: UnitId, stance: u8, target: u8) -> Option<Siege<'_>> {
        let tree = &state.table.stance(own, stance).tree;
        Some(Siege {
            walk: state.sheet(own).trees.get(usize::from(stance))?,
            options: tree.options.iter().map(|option| &option.effects[..]).collect(),
            track: &armour::card(state, target)?.track,
        })
    }

    /// The damage tokens of the best way that begins with an option: the options taken as bits, how many
    /// successes there are, and the spaces that hold tokens (SO-ARMOR-06, SO-ARMOR-08).
    fn tokens(&self, option: u8, taken: u64, successes: u8, filled: u8) -> f32 {
        let add = |filled: u8, option: u8| {
            let symbols = self.options.get(usize::from(option)).copied().unwrap_or_default();
            let space = self.track.get(usize::from(filled)).map_or(&[][..], Vec::as_slice);
            filled + u8::from(space.iter().any(|symbol| symbols.contains(symbol)))
        };
        let worth = |now: u8| f32::from(now - filled);
        best_way(self.walk, (option, taken, successes), filled, &add, &worth)
    }
}

/// An armoured target as somebody who looks for a place sees it.
#[derive(Clone, Copy, Debug)]
pub struct Sighted {
    pub target: u8,
    pub spot: Spot,
    pub radius: f32,
}

/// The armoured targets that a player can attack in this stage.
pub fn open(state: &State, seat: kernel::Seat) -> Vec<Sighted> {
    let radius = state.table.measures.objective as f32 / 2.0;
    let open = |&target: &u8| armour::enemy(state, target) == Some(seat);
    let mut sighted = Vec::new();
    for target in armour::all(state).filter(open) {
        let spots = armour::spots(state, target);
        sighted.extend(spots.map(|spot| Sighted { target, spot, radius }));
    }
    sighted
}

impl Weigher<'_> {
    /// What an attack of a unit at the end of the turn is worth that a special rule grants against an
    /// armoured target, wherever it stands.
    pub fn assault(&self, unit: UnitId, stance: u8) -> f32 {
        let state = self.state;
        let granted = open(state, state.seat(unit))
            .into_iter()
            .filter(|sighted| armour::card(state, sighted.target).is_some_and(|card| card.by_rule));
        let kinds = [AttackType::Melee, AttackType::Ranged];
        let raids = granted.flat_map(|sighted| {
            kinds.map(|kind| Raid::plain(state, unit, stance, kind, sighted.target))
        });
        raids.flatten().map(|raid| self.storming(raid)).fold(0.0, f32::max)
    }

    /// What an attack against an armoured target is worth.
    pub fn storming(&self, raid: Raid) -> f32 {
        let stake = self.weights.armour_stake(self.state, raid.target);
        if stake == 0.0 {
            return 0.0;
        }
        let hope = self.arsenal.hopes.of(self.state, raid);
        stake * hope.tokens + self.weights.operation_destroyed * hope.destroyed
    }

    /// How good each option of the combat tree is that may come next against an armoured target.
    pub fn batter(&self, target: u8, successes: u8, options: &[Choice]) -> Vec<f32> {
        let (state, equal) = (self.state, vec![0.0; options.len()]);
        let Some(attack) = state.attacks.last() else { return equal };
        let own = state.unit_of(attack.attacker);
        let siege = Siege::of(state, own, state.unit(own).stance, target);
        let armour = state.operation.as_ref().map(|now| &now.armour[..]).unwrap_or_default();
        let Some((siege, &filled)) = siege.zip(armour.get(usize::from(target))) else {
            return equal;
        };
        let taken = attack.taken.iter().fold(0, |taken, &option| taken | 1 << option.min(63));
        let score = |choice: &Choice| match choice {
            Choice::Option(option) => siege.tokens(*option, taken, successes, filled),
            _ => -1.0,
        };
        options.iter().map(score).collect()
    }
}
