//! How an operation is played: what objectives, armoured targets, wounds and time are worth by role.

use crate::language::{Effect, Face, Number, Where};
use crate::objectives;
use crate::operations::card::{Circumstance, Occurrence, Operation, Side, SpecialRule, StageCard};
use crate::operations::progress::Change;
use crate::operations::{self, armour, finding, tracker};
use crate::question::{Choice, Prompt, WoundToken};
use crate::state::State;
use crate::table::{CharacterId, SPACES, UnitId};
use kernel::Seat;

use super::Weigher;
use super::standing::{INCH, between};
use super::weights::Weights;

/// What an objective is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stake {
    /// Its control.
    pub control: f32,
    /// To be near it.
    pub lure: f32,
    /// Who would end the stage with it; the other player only denies it.
    pub wanted_by: Option<Seat>,
}

impl Weights {
    /// What an objective is worth to both players; nothing if it does not matter. Outside of operations
    /// every active objective is worth the same.
    pub fn stake(&self, state: &State, number: usize) -> Option<Stake> {
        let objective = state.objectives.get(number)?;
        let Some((card, stage)) = state.table.operation.as_ref().zip(operations::stage(state))
        else {
            let worth = self.objective * if objective.priority { self.priority } else { 1.0 };
            let stake = Stake { control: worth, lure: worth, wanted_by: None };
            return objective.active.then_some(stake);
        };
        let id = &card.objective.get(number)?.id;
        let control = objective.active.then(|| self.control(state, card, stage, id));
        let (control, wanted_by) = control.unwrap_or_default();
        let armoured = armour::all(state).any(|target| {
            armour::card(state, target).is_some_and(|armoured| armoured.objectives.contains(id))
                && self.armour_stake(state, target) > 0.0
        });
        let soon = next_stages(card, stage).any(|next| {
            next.active.contains(id)
                && next.end.iter().any(|end| asks_for(&end.given, id).is_some())
        });
        let drawn = [armoured && objective.active, soon].into_iter();
        let drawn = drawn.zip([self.operation_lure_armour, self.operation_lure_next]);
        let lure = drawn.filter(|(drawn, _)| *drawn).map(|(_, lure)| lure).fold(control, f32::max);
        (lure > 0.0 || objective.active).then_some(Stake { control, lure, wanted_by })
    }

    /// How much more or less an objective draws a player when so many enemies are near it: who wants it
    /// looks for the one that is guarded least, who denies it goes where somebody wants it.
    pub fn drawn(&self, stake: Stake, seat: Seat, foes: u8) -> f32 {
        match stake.wanted_by {
            None => 1.0,
            Some(wanted_by) if wanted_by == seat => {
                1.0 / (1.0 + self.operation_guarded * f32::from(foes))
            }
            Some(_) => 1.0 + self.operation_denied * f32::from(foes.min(4)),
        }
    }

    /// What control of an objective is worth, and who would end the stage with it; it may also make
    /// special rules work.
    fn control(
        &self,
        state: &State,
        card: &Operation,
        stage: &StageCard,
        id: &String,
    ) -> (f32, Option<Seat>) {
        let ends = stage.end.iter().filter_map(|end| {
            let (asked, side) = asks_for(&end.given, id)?;
            let last = if end.next.is_some() { 1.0 } else { self.operation_last_stage };
            let prize = last * self.objective;
            let worth = prize * (1.0 + 1.0 / f32::from(missing(state, card, asked).max(1)));
            Some((worth, state.operation.as_ref().map(|now| now.seat(side))))
        });
        let (worth, wanted_by) = ends.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or_default();
        let rules = card.rule.iter().chain(&stage.rule);
        let rules = rules.filter(|rule| asks_for(&rule.given, id).is_some());
        let rules =
            rules.map(|rule| self.operation_momentum_rule * f32::from(tokens(&rule.effects)));
        let spoken = self.spoken_of(state, card, stage, id);
        (worth + rules.sum::<f32>() + spoken, wanted_by)
    }

    /// What the special rules in force make of the control of an objective: dice for it, attacks through
    /// it, a roll for those who contest it.
    fn spoken_of(&self, state: &State, card: &Operation, stage: &StageCard, id: &String) -> f32 {
        let Some(number) = state.objective_number(id) else { return 0.0 };
        let Some(token) = state.objectives.get(number) else { return 0.0 };
        let meant = |wanted: &Where| {
            let anyone =
                Where { contested_by: None, near: None, near_roamer: None, ..anybodys(wanted) };
            !wanted.rolled && finding::is_meant(state, &anyone, number as u8, token)
        };
        let held = self.operation_held;
        let counted = |given: &Circumstance| match given {
            Circumstance::AtLeastAsMany(_) => self.operation_counted,
            Circumstance::Exists { who, .. } if who.contests.as_ref().is_some_and(meant) => held,
            Circumstance::Controls { of, .. } if of.contains(id) => self.operation_counted,
            Circumstance::Objectives { of, .. } if (of.kind.is_some() || of.ship) && meant(of) => {
                held
            }
            _ => 0.0,
        };
        let dice = |dice: &Number| {
            let each = if dice.each.as_ref().is_some_and(meant) { self.operation_die } else { 0.0 };
            each + dice.more.iter().flat_map(|more| &more.given).map(counted).sum::<f32>()
        };
        let through = |target: &String| {
            let mut targets = card.armoured.iter();
            targets.any(|one| one.id == *target && one.objectives.contains(id))
        };
        let effect = |effect: &Effect| match effect {
            Effect::Roll { dice: number, .. } => dice(number),
            Effect::Fill { tokens, .. } => self.operation_fill * dice(tokens),
            Effect::Assault { target, controlled: true, .. } if through(target) => {
                self.operation_through
            }
            Effect::ChooseObjective { then, .. } if spent(state, then) => 0.0,
            Effect::ChooseObjective { from, .. } if from.ship && meant(from) => held,
            Effect::ChooseObjective { from, .. } if from.kind.is_some() && meant(from) => held,
            Effect::OneOf { of, .. } => {
                of.iter().flat_map(|one| &one.when).map(counted).fold(0.0, f32::max)
            }
            _ => 0.0,
        };
        // Who controls what roams says where it goes.
        let roams = if token.roams { self.operation_roamer * held } else { 0.0 };
        let rules = card.rule.iter().chain(&stage.rule);
        let worth = rules.map(|rule| {
            let given: f32 = rule.given.iter().map(counted).sum();
            given + Effect::all(&rule.effects).into_iter().map(effect).sum::<f32>()
        });
        if operations::is_barred(state, number as u8) { 0.0 } else { roams + worth.sum::<f32>() }
    }

    /// What a damage token on an armoured target is worth.
    pub fn armour_stake(&self, state: &State, target: u8) -> f32 {
        let cards = state.table.operation.as_ref().zip(operations::stage(state));
        let Some(((card, stage), armoured)) = cards.zip(armour::card(state, target)) else {
            return 0.0;
        };
        let matters = |stage: &StageCard| {
            let mut given = stage.end.iter().flat_map(|end| &end.given);
            given.any(|given| match given {
                Circumstance::Destroyed(ids) => ids.contains(&armoured.id),
                _ => false,
            })
        };
        match () {
            () if armour::is_destroyed(state, target) => 0.0,
            () if matters(stage) => self.operation_armour,
            () if card.stage.iter().any(matters) => self.operation_armour_later,
            () => 0.0,
        }
    }
}

/// Whether a condition is about an objective: by its id, its kind or an armoured target there.
fn speaks_of(card: &Operation, stage: &StageCard, given: &Circumstance, id: &String) -> bool {
    match given {
        Circumstance::Destroyed(targets) => {
            let mut armoured = card.armoured.iter().filter(|one| targets.contains(&one.id));
            armoured.any(|one| one.objectives.contains(id))
        }
        Circumstance::Controls { of, .. } => of.is_empty() || of.contains(id),
        Circumstance::Objectives { of, .. } => {
            let mut kinds = stage.kind.iter().filter(|kind| of.kind.as_ref() == Some(&kind.id));
            of.of.contains(id) || kinds.any(|kind| kind.objectives.contains(id))
        }
        _ => false,
    }
}

/// The same objectives, whoever controls them.
fn anybodys(wanted: &Where) -> Where {
    Where { controlled_by: None, not_controlled_by: None, ..wanted.clone() }
}

/// Whether effects only empty a tracker that is empty.
fn spent(state: &State, effects: &[Effect]) -> bool {
    let mut trackers = Effect::all(effects).into_iter().filter_map(|effect| match effect {
        Effect::Withdraw { tracker, .. } => tracker::number(state, tracker),
        _ => None,
    });
    trackers.next().is_some_and(|number| tracker::tokens(state, number) == 0)
}

/// The condition that a role controls this objective among others, and which role.
fn asks_for<'a>(given: &'a [Circumstance], id: &String) -> Option<(&'a Circumstance, Side)> {
    given.iter().find_map(|given| match given {
        Circumstance::Controls { side, of, .. } if of.is_empty() || of.contains(id) => {
            Some((given, *side))
        }
        _ => None,
    })
}

/// How many objectives a player lacks.
fn missing(state: &State, card: &Operation, asked: &Circumstance) -> u8 {
    let (Circumstance::Controls { side, of, at_least }, Some(now)) = (asked, &state.operation)
    else {
        return 0;
    };
    let seat = now.seat(*side);
    let own = card.objective.iter().zip(&state.objectives).filter(|(card, token)| {
        let meant = of.is_empty() || of.contains(&card.id);
        meant && token.active && token.control == Some(seat)
    });
    at_least.saturating_sub(own.count() as u8)
}

/// The stages to which this one can lead.
fn next_stages<'a>(
    card: &'a Operation,
    stage: &'a StageCard,
) -> impl Iterator<Item = &'a StageCard> {
    let leads = |other: &&StageCard| {
        stage.end.iter().any(|end| end.next.as_deref() == Some(other.id.as_str()))
    };
    card.stage.iter().filter(leads)
}

/// How many momentum tokens some effects add or remove.
fn tokens(effects: &[Effect]) -> u8 {
    let tokens = effects.iter().map(|effect| match effect {
        Effect::AddMomentum { tokens, .. } | Effect::RemoveMomentum { tokens, .. } => *tokens,
        _ => 0,
    });
    tokens.sum()
}

impl Weigher<'_> {
    /// How much an objective counts at the deployment: those of the first stage more than others, and for
    /// the Aggressor those most that its ends speak of.
    pub fn early(&self, number: usize) -> f32 {
        let state = self.state;
        let Some((card, now)) = state.table.operation.as_ref().zip(state.operation.as_ref()) else {
            return 1.0;
        };
        let (id, stage) = (card.objective.get(number).map(|at| &at.id), card.stage.first());
        let Some((id, stage)) = id.zip(stage) else { return 1.0 };
        let meant = |id: &String| {
            let mut given = stage.end.iter().flat_map(|end| &end.given);
            given.any(|given| speaks_of(card, stage, given, id))
        };
        if !stage.active.contains(id) {
            self.weights.operation_deploy_later
        } else if now.aggressor == self.seat && !meant(id) && stage.active.iter().any(meant) {
            0.0
        } else {
            1.0
        }
    }

    /// What an objective is worth to both players.
    pub fn stake(&self, number: usize) -> Option<Stake> {
        self.known.stakes.of(number, || self.weights.stake(self.state, number))
    }

    /// How much a character's contesting counts: 1 for an ordinary objective, nothing if it contests
    /// none that matters.
    pub fn contesting(&self, character: CharacterId) -> f32 {
        let (state, weights) = (self.state, self.weights);
        if state.operation.is_none() {
            return if objectives::contests_any(state, character) { 1.0 } else { 0.0 };
        }
        let contested = state.objectives.iter().enumerate().filter(|(_, objective)| {
            objective.active && objectives::contests(state, character, objective)
        });
        let stakes = contested.filter_map(|(number, _)| self.stake(number));
        stakes.map(|stake| stake.control / weights.objective).fold(0.0, f32::max)
    }

    /// What wounding a unit is worth to its enemy beyond the core rules: tokens by special rules, and
    /// peace around an armoured target.
    pub fn wound_stake(&self, unit: UnitId) -> f32 {
        let (state, weights) = (self.state, self.weights);
        let cards = state.table.operation.as_ref().zip(operations::stage(state));
        let Some(((card, stage), now)) = cards.zip(state.operation.as_ref()) else { return 0.0 };
        let enemy = state.seat(unit).other();
        let works = |rule: &&SpecialRule| {
            rule.when == Some(Occurrence::Wounded)
                && rule.of.is_none_or(|side| now.seat(side) == enemy)
                && !operations::unmoved(state, enemy, Some(unit))
        };
        let rules = card.rule.iter().chain(&stage.rule).filter(works);
        let momentum =
            rules.map(|rule| weights.operation_momentum * f32::from(tokens(&rule.effects)));
        let near = super::siege::open(state, state.seat(unit)).into_iter().any(|sighted| {
            let spots = state.characters_of(unit).filter_map(|own| state.spot(own));
            spots.into_iter().any(|spot| between(spot, sighted.spot) < 10.0 * INCH)
        });
        momentum.sum::<f32>() + if near { weights.operation_peace } else { 0.0 }
    }

    fn is_aggressor(&self) -> bool {
        self.state.operation.as_ref().is_some_and(|now| now.aggressor == self.seat)
    }

    /// What it is worth that so many momentum tokens come or go: the Aggressor gains time when they
    /// go (SO-WIN-02), unless none can go any more (SO-WIN-04); the Sentinel when they come.
    fn clock(&self, change: Change, tokens: u8) -> f32 {
        let Some(now) = &self.state.operation else { return 0.0 };
        let on_track: u8 = self.state.players.iter().map(|player| player.momentum).sum();
        let possible = match change {
            Change::Add => (2 * SPACES).saturating_sub(on_track),
            Change::Remove if self.is_aggressor() && now.token => 0,
            Change::Remove => on_track,
        };
        let worth = self.weights.operation_momentum * f32::from(tokens.min(possible));
        if self.is_aggressor() == (change == Change::Remove) { worth } else { -worth }
    }

    /// What an effect is worth that moves the struggle token or changes momentum. In an operation
    /// an instruction of an ability works once, however much it names (SO-ABIL-01 to SO-ABIL-07).
    pub fn progress(&self, effect: &Effect) -> f32 {
        match effect {
            Effect::Struggle(_) | Effect::GainMomentum(_) if self.is_aggressor() => {
                self.clock(Change::Remove, 1)
            }
            Effect::Struggle(_) | Effect::GainMomentum(_) if self.state.operation.is_some() => {
                self.clock(Change::Add, 1)
            }
            Effect::Struggle(number) | Effect::GainMomentum(number) => {
                self.weights.struggle * f32::from(*number)
            }
            Effect::AddMomentum { tokens, .. } => self.clock(Change::Add, *tokens),
            Effect::RemoveMomentum { tokens, .. } => self.clock(Change::Remove, *tokens),
            _ => 0.0,
        }
    }

    /// What spending momentum tokens costs (SO-ABIL-04, SO-ABIL-05).
    pub fn momentum_price(&self, tokens: u8) -> f32 {
        match self.state.operation {
            _ if tokens == 0 => 0.0,
            None => self.weights.struggle * f32::from(tokens),
            Some(_) if self.is_aggressor() => -self.clock(Change::Add, 1),
            Some(_) => -self.clock(Change::Remove, 1),
        }
    }

    /// What removing tokens, damage and conditions from a unit is worth.
    pub fn curing(&self, unit: UnitId, effect: &Effect) -> f32 {
        let now = self.state.unit(unit);
        let (wounds, damage, conditions) = match effect {
            Effect::Cure { wounds, damage, conditions } => (*wounds, *damage, *conditions),
            _ => (0, u8::MAX, u8::MAX),
        };
        let token = |token| self.losing(unit, token, damage).max(0.0);
        let wound = token(WoundToken::Wounded).max(token(WoundToken::Injured));
        let healed = f32::from(now.damage.min(damage)) * self.healing(unit);
        let mut cures: Vec<f32> =
            now.conditions.iter().map(|condition| self.cure(unit, condition)).collect();
        cures.sort_by(|a, b| b.total_cmp(a));
        let cured: f32 = cures.iter().take(usize::from(conditions)).sum();
        (if wounds > 0 { wound } else { 0.0 }) + healed + cured
    }

    /// What it is worth that a unit loses a token and then damage: the wounded token, since the unit
    /// contests again; the injured one if it is the last but one before defeat. A unit that keeps as
    /// much damage as stamina would only be wounded again (SP-DMG-06).
    fn losing(&self, unit: UnitId, token: WoundToken, damage: u8) -> f32 {
        let (now, card) = (self.state.unit(unit), &self.state.sheet(unit).unit);
        let frail = now.injured + 1 >= card.durability;
        match token {
            WoundToken::Wounded if !now.wounded => 0.0,
            WoundToken::Wounded if now.damage.saturating_sub(damage) >= card.stamina => -1.0,
            WoundToken::Wounded => self.weights.operation_wounded,
            WoundToken::Injured if now.injured == 0 => 0.0,
            WoundToken::Injured if frail => self.weights.operation_injured_defeat,
            WoundToken::Injured => self.weights.operation_injured,
        }
    }

    /// What an answer is worth to a question that only operations ask.
    pub fn answer(&self, prompt: &Prompt, choice: &Choice) -> f32 {
        match (prompt, choice) {
            (Prompt::LoseWound(unit), Choice::Token(token)) => {
                self.losing(*unit, *token, self.boost_damage())
            }
            (Prompt::LoseDamage { .. }, Choice::Damage(damage)) => f32::from(*damage),
            (Prompt::Objective, Choice::Objective(number)) => self.choosing(*number),
            (Prompt::Face { turns_to }, Choice::Face(face)) => self.turning_die(*turns_to, *face),
            (Prompt::Face { .. }, _) => 0.0,
            (Prompt::Space { tracker, .. }, Choice::Space(space)) => self.rarity(*tracker, *space),
            _ => 0.0,
        }
    }

    /// How seldom a die shows what a space of a tracker asks for.
    fn rarity(&self, number: u8, space: u8) -> f32 {
        let shown = tracker::card(self.state, number).and_then(|card| {
            let shown = card.spaces.get(usize::from(space))?;
            Some(shown.iter().map(|face| match face {
                Face::Crit => 1.0,
                Face::Hit => 3.0,
                Face::Expertise | Face::Failure | Face::Block => 2.0,
            }))
        });
        shown.map_or(0.0, |chances| -chances.sum::<f32>())
    }

    /// The special rules in force (SO-CARD-03).
    pub fn rules(&self) -> impl Iterator<Item = &SpecialRule> {
        let of_card = self.state.table.operation.iter().flat_map(|card| &card.rule);
        let of_stage = operations::stage(self.state).into_iter().flat_map(|stage| &stage.rule);
        of_card.chain(of_stage)
    }

    /// The special rule with an id.
    pub fn called(&self, id: &str) -> Option<&SpecialRule> {
        let printing = self.state.table.printing;
        let mut rules = self.rules().filter(|rule| rule.printing.is_none_or(|on| on == printing));
        rules.find(|rule| rule.id.as_deref() == Some(id))
    }

    /// What the special rules in force do, each effect with those inside it.
    pub fn special_effects(&self) -> Vec<&Effect> {
        self.rules().flat_map(|rule| Effect::all(&rule.effects)).collect()
    }

    /// How much damage a unit loses together with a wounded token.
    fn boost_damage(&self) -> u8 {
        let damage = self.special_effects().into_iter().map(|effect| match effect {
            Effect::Cure { wounds: 1.., damage, .. } => *damage,
            _ => 0,
        });
        damage.max().unwrap_or(0)
    }
}
