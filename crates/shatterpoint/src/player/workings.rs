//! What the deeds of special rules are worth: rolls, tokens, trackers, objectives.

use crate::dice::{AttackFace, DefenceFace};
use crate::filter::{self, Roles};
use crate::language::{Die, Effect, Face, Line, MoveKind};
use crate::operations::card::Side;
use crate::operations::{self, ambush, finding, roaming, sequence, tokens, tracker};
use crate::question::Choice;
use crate::table::{CharacterId, Spot, UnitId};

use super::Weigher;
use super::operations::stake;
use super::standing::{INCH, between};

/// What a step toward the end of a stage is worth.
const STEP: f32 = 6.0;

/// What a damage token on an objective is worth.
const DENT: f32 = 2.0;

impl Weigher<'_> {
    /// What an effect that only special rules have is worth; nothing for others.
    pub fn deed(&self, roles: &Roles, effect: &Effect) -> f32 {
        let state = self.state;
        match effect {
            Effect::Roll { die, dice, lines } => {
                let dice = f32::from(finding::number(state, dice));
                lines.iter().map(|line| self.line(roles, *die, dice, line)).sum()
            }
            Effect::When { given, then, otherwise } => {
                let given = given.iter().all(|given| operations::holds(state, given));
                self.effects(roles, if given { then } else { otherwise })
            }
            Effect::EachUnit { from, then } => {
                let all = filter::candidates(state, roles, from).into_iter();
                let mut units: Vec<(UnitId, _)> = all.map(|it| (state.unit_of(it), it)).collect();
                units.dedup_by_key(|(unit, _)| *unit);
                units.into_iter().map(|(_, it)| self.effects(&roles.about(it), then)).sum()
            }
            Effect::ChooseObjective { from, then, .. } => {
                let open = finding::objectives(state, from).into_iter();
                open.map(|number| self.about_objective(roles, number, then)).fold(0.0, f32::max)
            }
            Effect::By { side, then } => {
                let own = state.operation.as_ref().is_some_and(|now| now.seat(*side) == self.seat);
                if own { self.effects(roles, then) } else { -self.opposite().effects(roles, then) }
            }
            Effect::Opponent(then) => -self.opposite().effects(roles, then),
            Effect::FillChosen(id) => {
                let asked = tracker::number(state, id).zip(tokens::chosen_symbol(state));
                let asked = asked.is_some_and(|(id, face)| tracker::asks_for(state, id, face));
                if asked { STEP } else { 0.0 }
            }
            Effect::UseToken(id) => {
                let own =
                    tokens::all(state).iter().filter(|token| state.seat(token.unit) == self.seat);
                let asks = |face| {
                    tracker::number(state, id).is_some_and(|id| tracker::asks_for(state, id, face))
                };
                if own.into_iter().any(|token| asks(token.face)) { 0.9 * STEP } else { -1.0 }
            }
            Effect::FillRolled(_) | Effect::DiscardRevealed => STEP,
            Effect::Fill { .. } | Effect::Withdraw { .. } => 0.5 * STEP,
            Effect::RemoveToken { .. } => {
                let unit = roles.it.last().map(|&it| state.unit_of(it));
                let last = unit.is_some_and(|unit| tokens::of(state, unit).count() == 1);
                if last { 2.0 * STEP } else { STEP }
            }
            Effect::DamageObjective(tokens) => DENT * f32::from(*tokens),
            Effect::Deactivate => STEP,
            _ => 0.0,
        }
    }

    /// The same position as the other player weighs it.
    fn opposite(&self) -> Weigher<'_> {
        Weigher { state: self.state, arsenal: self.arsenal, seat: self.seat.other() }
    }

    /// What a line of a roll can be expected to bring.
    fn line(&self, roles: &Roles, die: Die, dice: f32, line: &Line) -> f32 {
        let chance = line.on.iter().map(|face| share(die, *face)).sum::<f32>();
        let times = match () {
            () if line.on.is_empty() => 1.0,
            () if line.each => dice * chance,
            () => 1.0 - (1.0 - chance).powf(dice),
        };
        times * self.effects(roles, &line.then)
    }

    /// What effects are worth about an objective that is chosen for them.
    fn about_objective(&self, roles: &Roles, number: u8, then: &[Effect]) -> f32 {
        let mut state = self.state.clone();
        if let Some(now) = &mut state.operation {
            now.chosen = Some(number);
        }
        Weigher { state: &state, arsenal: self.arsenal, seat: self.seat }.effects(roles, then)
    }

    /// What choosing an objective is worth to the special rule at work.
    pub fn choosing(&self, number: u8) -> f32 {
        let lure = stake(self.state, usize::from(number)).map_or(0.0, |stake| stake.lure);
        let now = self.state.operation.as_ref();
        let rule = now.and_then(|now| operations::rule(self.state, now.rule?));
        let roles = operations::anybody(self.state, self.seat);
        let worth =
            rule.into_iter().flat_map(|rule| Effect::all(&rule.effects)).filter_map(|effect| {
                let Effect::ChooseObjective { from, then, .. } = effect else { return None };
                let meant = finding::objectives(self.state, from).contains(&number);
                meant.then(|| self.about_objective(&roles, number, then))
            });
        worth.reduce(f32::max).unwrap_or(0.0) + 0.1 * lure
    }

    /// Where an objective should lie: nearer to the own characters than to the enemies; one that
    /// roams, as near as possible to where it has to go.
    pub fn lay(&self, objective: u8, range: u8, of: u8) -> Option<Choice> {
        let own = self.state.objectives.get(usize::from(objective))?;
        let worth = |spot| if own.roams { self.refuge(spot) } else { self.nearness(spot) };
        let here = if of == objective { worth(own.spot) } else { f32::MIN };
        let places = sequence::places(self.state, objective, range, of);
        let best = places.map(|spot| (worth(spot), spot)).max_by(|a, b| a.0.total_cmp(&b.0));
        best.filter(|(worth, _)| *worth > here).map(|(_, spot)| Choice::Place(spot))
    }

    /// How good a place is for the objective that roams, seen from this player: the Sentinel wants it
    /// near the own characters, an objective under control and the own edge, the Aggressor far away.
    fn refuge(&self, spot: Spot) -> f32 {
        let state = self.state;
        let Some(now) = &state.operation else { return 0.0 };
        let sentinel = now.seat(Side::Sentinel);
        let edge = state.player(sentinel).edge;
        let away = edge.distance(spot.point(), state.table.measures.battlefield) as f32 / INCH;
        let held = state.objectives.iter().filter(|one| one.active && !one.roams);
        let held = held.map(|one| {
            let worth = if one.control == Some(sentinel) { 6.0 } else { 3.0 };
            worth / (2.0 + between(one.spot, spot) / INCH)
        });
        let sheltered = held.fold(0.0, f32::max) - 0.1 * away;
        let near = 4.0 * self.nearness(spot);
        if self.seat == sentinel { sheltered + near } else { near - sheltered }
    }

    /// Where the objective that roams should go.
    pub fn roam(&self, kinds: &[MoveKind], toward: Option<u8>) -> Option<Choice> {
        let (_, own) = roaming::roamer(self.state)?;
        let here = self.refuge(own.spot);
        let worth = |(kind, to)| (self.refuge(to), Choice::Roam { kind, to });
        let places = roaming::places(self.state, kinds, toward).map(worth);
        let best = places.max_by(|a, b| a.0.total_cmp(&b.0));
        best.filter(|(worth, _)| *worth > here + 0.01).map(|(_, choice)| choice)
    }

    /// Where an ambush token should lie: in the middle, near the objectives.
    pub fn ambush(&self) -> Option<Choice> {
        let worth = |spot: Spot| {
            let near = self
                .state
                .objectives
                .iter()
                .map(|one| 1.0 / (3.0 + between(one.spot, spot) / INCH));
            near.sum::<f32>()
        };
        let best = ambush::spots(self.state).map(|spot| (worth(spot), spot));
        best.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, spot)| Choice::Place(spot))
    }

    /// Where a character should come out of an ambush token: near the enemies.
    pub fn station(&self, character: CharacterId, at: Spot) -> Option<Choice> {
        let places = ambush::places(self.state, character, at);
        let worth = |spot| (-self.nearness(spot), spot);
        let best = places.map(worth).max_by(|a, b| a.0.total_cmp(&b.0));
        best.map(|(_, spot)| Choice::Place(spot))
    }
}

/// How often a die shows a result.
fn share(die: Die, face: Face) -> f32 {
    let count = |sides: u8, shows: &dyn Fn(u8) -> Face| {
        let found = (1..=sides).filter(|&side| shows(side) == face).count();
        found as f32 / f32::from(sides)
    };
    match die {
        Die::Attack => count(AttackFace::SIDES, &|side| AttackFace::of(side).into()),
        Die::Defence => count(DefenceFace::SIDES, &|side| DefenceFace::of(side).into()),
    }
}
