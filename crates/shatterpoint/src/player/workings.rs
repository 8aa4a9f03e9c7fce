//! What the deeds of special rules are worth: rolls, tokens, trackers, objectives.

use crate::dice::{AttackFace, DefenceFace};
use crate::filter::{self, Roles};
use crate::language::{Die, Effect, Face, Line, MoveKind, Where};
use crate::operations::card::{Circumstance, Occurrence, Side, SpecialRule};
use crate::operations::stationing::{self, Anchor};
use crate::operations::{self, ambush, armour, finding, roaming, sequence, ship, tokens, tracker};
use crate::question::Choice;
use crate::state::Objective;
use crate::table::{CharacterId, Spot, UnitId};
use kernel::Seat;

use super::standing::{INCH, between};
use super::{Weigher, best_of};

/// The most objectives that the way of who is escorted is worked out for: all orders are tried.
const VISITS: usize = 3;

impl Weigher<'_> {
    /// What an effect that only special rules have is worth; nothing for others.
    pub fn deed(&self, roles: &Roles, effect: &Effect) -> f32 {
        let state = self.state;
        match effect {
            Effect::Roll { die, dice, lines } => {
                let dice = f32::from(finding::number(state, dice));
                let rolling = Weigher { roll: Some((*die, dice)), ..*self };
                lines.iter().map(|line| rolling.line(roles, *die, dice, line)).sum()
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
                let once = self.only.filter(|_| is_spent_by(then, self));
                let open = finding::objectives_of(state, roles, from).into_iter();
                let open = open.filter(|&number| once.is_none_or(|only| only == number));
                self.about_objectives(roles, open, then).unwrap_or(0.0).max(0.0)
            }
            Effect::By { side, then } => {
                let own = state.operation.as_ref().is_some_and(|now| now.seat(*side) == self.seat);
                if own { self.effects(roles, then) } else { -self.opposite().effects(roles, then) }
            }
            Effect::Opponent(then) => -self.opposite().effects(roles, then),
            _ => self.on_trackers(roles, effect).or_else(|| self.on_table(effect)).unwrap_or(0.0),
        }
    }

    /// What it is worth to fill and empty trackers, and to spend tokens on them; nothing else is told.
    fn on_trackers(&self, roles: &Roles, effect: &Effect) -> Option<f32> {
        let state = self.state;
        let asks = |id: &str, face| {
            tracker::number(state, id).is_some_and(|id| tracker::asks_for(state, id, face))
        };
        Some(match effect {
            Effect::FillChosen(id) => {
                let asked = tokens::chosen_symbol(state).is_some_and(|face| asks(id, face));
                if asked { self.filling(id, 1.0) } else { 0.0 }
            }
            Effect::UseToken(id) => {
                let mut all = tokens::all(state).iter();
                let own = |unit| state.seat(unit) == self.seat;
                let asked = all.any(|token| own(token.unit) && asks(id, token.face));
                let worth = self.weights.operation_use_token;
                if asked { worth * self.filling(id, 1.0) } else { -1.0 }
            }
            Effect::FillRolled(id) => self.matching(id),
            Effect::EmptyRolled(id) => self.clearing(id),
            Effect::DiscardRevealed => self.step(|given| *given == Circumstance::SequenceDone),
            Effect::Fill { tracker, tokens, reaching, then } => {
                let tokens = f32::from(finding::number(state, tokens));
                self.filling(tracker, tokens) + self.passing(roles, tracker, tokens, reaching, then)
            }
            Effect::Withdraw { tracker, tokens, reaching, then } => {
                let tokens = f32::from(*tokens);
                let passed = self.passing(roles, tracker, tokens, reaching, then);
                self.emptying(tracker, tokens) + passed
            }
            Effect::TakeOff(id) => self.emptying(id, 1.0),
            Effect::Transfer { to, .. } => self.filling(to, 1.0),
            Effect::TurnDie => tokens::chosen_symbol(state).map_or(0.0, |to| self.turning_to(to)),
            Effect::RemoveToken { .. } => {
                let unit = roles.it.last().map(|&it| state.unit_of(it));
                let last = unit.is_some_and(|unit| tokens::of(state, unit).count() == 1);
                let step = self.step(|given| *given == Circumstance::NoTokens);
                if last { step + self.weights.operation_last_token } else { step }
            }
            _ => return None,
        })
    }

    /// What it is worth to act on the ship, on objectives and armoured targets; nothing else is told.
    fn on_table(&self, effect: &Effect) -> Option<f32> {
        let weights = self.weights;
        Some(match effect {
            Effect::Signal(id) => self.signalling(id),
            Effect::Noise(tokens) => -self.noise(*tokens),
            Effect::Free => self.freeing(),
            Effect::ActOnce | Effect::ActFromShip => weights.operation_act,
            Effect::Embark => self.embarking(),
            Effect::Batter { tokens, .. } => weights.operation_batter * f32::from(*tokens),
            Effect::Repair { target, tokens } => self.repairing(target, *tokens),
            Effect::DamageObjective(tokens) => self.dent() * f32::from(*tokens),
            Effect::Deactivate => self.closing(),
            Effect::Dock => self.berth(),
            _ => return None,
        })
    }

    /// What it is worth that so many tokens of a tracker pass spaces at which something happens.
    fn passing(
        &self,
        roles: &Roles,
        id: &str,
        tokens: f32,
        reaching: &[u8],
        then: &[Effect],
    ) -> f32 {
        let card = tracker::number(self.state, id).and_then(|id| tracker::card(self.state, id));
        let spaces = card.map_or(1, |card| card.spaces.len().max(1)) as f32;
        let worth = if reaching.is_empty() { 0.0 } else { self.effects(roles, then) };
        worth * tokens * reaching.len() as f32 / spaces
    }

    /// What a signal is worth that ends the stage: all or nothing, with those aboard who would be then.
    pub fn signalling(&self, id: &str) -> f32 {
        let mut state = self.state.clone();
        let signals = state.table.operation.as_ref().map_or(&[][..], |card| &card.signal);
        let signal = signals.iter().position(|signal| signal.id == id).map(|number| number as u8);
        let boarding: Vec<UnitId> =
            state.units_of(self.seat).filter(|&unit| self.may_embark(unit)).collect();
        if let Some(now) = &mut state.operation {
            now.signals.extend(signal);
            now.aboard.extend(boarding);
        }
        let won_by = operations::ending(&state).and_then(|(_, end)| end.won_by);
        let won_by = won_by.zip(state.operation.as_ref()).map(|(side, now)| now.seat(side));
        let worth = self.weights.operation_signal;
        won_by.map_or(0.0, |winner| if winner == self.seat { worth } else { -worth })
    }

    /// Whether all characters of a unit are near the ship.
    fn may_embark(&self, unit: UnitId) -> bool {
        let Some(ship) = ship::stand(self.state) else { return false };
        let near = |own| filter::is_near(self.state, own, ship, 2);
        !ship::is_aboard(self.state, unit) && self.state.table.characters_of(unit).all(near)
    }

    /// What it is worth to go aboard: somebody has to stay while there is work to do outside.
    pub fn embarking(&self) -> f32 {
        let work = self.rules().flat_map(|rule| &rule.given).any(|given| match given {
            Circumstance::Tokens { at_most: Some(_), .. } => !operations::holds(self.state, given),
            _ => false,
        });
        let outside = self.state.units_of(self.seat);
        let outside = outside.filter(|&unit| !ship::is_aboard(self.state, unit)).count();
        if work && outside <= 3 { -1.0 } else { self.weights.operation_aboard }
    }

    /// What it is worth that damage tokens are taken off an armoured target.
    fn repairing(&self, id: &str, tokens: u8) -> f32 {
        let Some(now) = &self.state.operation else { return 0.0 };
        let worth = |number: u8| {
            let card = armour::card(self.state, number).filter(|card| card.id == id)?;
            let placed = now.armour.get(usize::from(number)).copied().unwrap_or(0);
            let stake = self.weights.armour_stake(self.state, number);
            let worth = stake * f32::from(placed.min(tokens));
            Some(if now.seat(card.of) == self.seat { worth } else { -worth })
        };
        armour::all(self.state).find_map(worth).unwrap_or(0.0)
    }

    /// What it is worth that the ship comes to the chosen objective: near those who have to go aboard.
    fn berth(&self) -> f32 {
        let Some(now) = &self.state.operation else { return 0.0 };
        let berth = now.chosen.and_then(|chosen| self.state.objectives.get(usize::from(chosen)));
        let Some(berth) = berth else { return 0.0 };
        let units = self.state.units_of(now.aggressor);
        let outside = units.filter(|&unit| !ship::is_aboard(self.state, unit));
        let near = outside.filter_map(|unit| {
            let spots = self.state.characters_of(unit).filter_map(|own| self.state.spot(own));
            let far = spots.map(|spot| between(spot, berth.spot) / INCH).reduce(f32::max)?;
            Some(self.weights.operation_berth / (1.0 + far / self.weights.operation_berth_far))
        });
        let near = near.sum::<f32>();
        if now.aggressor == self.seat { near } else { -near }
    }

    /// What noise costs the Aggressor: more, the fuller the trackers are, and all if the pool runs out
    /// while a whole squad is captured. The Sentinel likes to hear it.
    fn noise(&self, tokens: u8) -> f32 {
        let Some(now) = &self.state.operation else { return 0.0 };
        let lost = now.captured.len() > 2;
        let heard = now.trackers.first().map_or(0, |spaces| spaces.count_ones()) as f32;
        let weights = self.weights;
        let (each, alarm) = match lost {
            true => (weights.operation_noise_lost, weights.operation_alarm_lost),
            false => (weights.operation_noise, weights.operation_alarm),
        };
        let each = each + weights.operation_noise_heard * heard;
        let empty = usize::from(tokens) > now.pool.len() && tokens > 0;
        let alarm = if empty { alarm } else { 0.0 };
        let cost = f32::from(tokens) * each + alarm;
        if now.aggressor == self.seat { cost } else { -cost }
    }

    /// What the noise costs that special rules make of something the player does: of an attack that
    /// wounds nobody, of an ability, of an advance.
    pub fn racket(&self, occurrence: &Occurrence) -> f32 {
        let vain = |rule: &SpecialRule| {
            *occurrence != Occurrence::ActivationEnded
                || rule.given.contains(&Circumstance::AttackedInVain)
        };
        let rules = self.rules().filter(|rule| {
            self.is_of(rule) && rule.when.as_ref() == Some(occurrence) && vain(rule)
        });
        let effects = rules.flat_map(|rule| Effect::all(&rule.effects));
        let tokens = effects.map(|effect| if let Effect::Noise(one) = effect { *one } else { 0 });
        self.noise(tokens.fold(0, u8::saturating_add)).max(0.0)
    }

    /// The same position as the other player weighs it.
    pub fn opposite(&self) -> Weigher<'_> {
        Weigher { seat: self.seat.other(), ..*self }
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

    /// What effects are worth about the best of some objectives that is chosen for them.
    fn about_objectives(
        &self,
        roles: &Roles,
        open: impl Iterator<Item = u8>,
        then: &[Effect],
    ) -> Option<f32> {
        let mut open = open.peekable();
        open.peek()?;
        let mut state = self.state.clone();
        let worth = |number| {
            if let Some(now) = &mut state.operation {
                now.chosen = Some(number);
            }
            Weigher { state: &state, ..*self }.effects(roles, then)
        };
        open.map(worth).reduce(f32::max)
    }

    /// What choosing an objective is worth to the special rule at work.
    pub fn choosing(&self, number: u8) -> f32 {
        let stake = self.stake(usize::from(number));
        let lure = self.weights.operation_choose * stake.map_or(0.0, |stake| stake.lure);
        let rule = self.rule_at_work();
        let roles = operations::anybody(self.state, self.seat);
        let worth =
            rule.into_iter().flat_map(|rule| Effect::all(&rule.effects)).filter_map(|effect| {
                let Effect::ChooseObjective { from, then, .. } = effect else { return None };
                let meant = finding::objectives(self.state, from).contains(&number);
                let open = meant.then_some(number).into_iter();
                self.about_objectives(&roles, open, then)
            });
        worth.reduce(f32::max).unwrap_or(0.0) + lure
    }

    /// Where an objective should lie: nearer to the own characters than to the enemies; one that
    /// roams, as near as possible to where it has to go.
    pub fn lay(&self, objective: u8, range: u8, of: u8) -> Option<Choice> {
        let own = self.state.objectives.get(usize::from(objective))?;
        let worth = |spot| if own.roams { self.refuge(spot) } else { self.nearness(spot) };
        let here = if of == objective { worth(own.spot) } else { f32::MIN };
        let places = sequence::places(self.state, objective, range, of);
        let places = places.into_iter().map(|spot| (worth(spot), spot));
        let best = best_of(places).filter(|(worth, _)| *worth > here);
        best.map(|(_, spot)| Choice::Place(spot))
    }

    /// How good a place is for the objective that roams, seen from this player: the Sentinel wants it
    /// near the own characters, an objective under control and the own edge, the Aggressor far away.
    fn refuge(&self, spot: Spot) -> f32 {
        let (state, weights) = (self.state, self.weights);
        if let Some((side, goals)) = self.escort() {
            return self.escorted(spot, side, &goals);
        }
        let Some(now) = &state.operation else { return 0.0 };
        let sentinel = now.seat(Side::Sentinel);
        let edge = state.player(sentinel).edge;
        let away = edge.distance(spot.point(), state.table.measures.battlefield) as f32 / INCH;
        let held = state.objectives.iter().filter(|one| one.active && !one.roams);
        let held = held.map(|one| {
            let own = one.control == Some(sentinel);
            let worth =
                if own { weights.operation_shelter_held } else { weights.operation_shelter };
            worth / (2.0 + between(one.spot, spot) / INCH)
        });
        let sheltered = held.fold(0.0, f32::max) - weights.operation_shelter_edge * away;
        let near = weights.operation_shelter_near * self.nearness(spot);
        if self.seat == sentinel { sheltered + near } else { near - sheltered }
    }

    /// The role that a special rule wants the objective that roams near others for, and which those are.
    fn escort(&self) -> Option<(Side, Vec<u8>)> {
        let near = |effect: &Effect| match effect {
            Effect::ChooseObjective { from, .. } if from.near_roamer.is_some() => from.kind.clone(),
            _ => None,
        };
        let mut rules = self.rules().filter(|rule| rule.of == Some(Side::Aggressor));
        let kind = rules.find_map(|rule| Effect::all(&rule.effects).into_iter().find_map(near))?;
        let wanted = Where { kind: Some(kind), ..Where::default() };
        Some((Side::Aggressor, finding::objectives(self.state, &wanted)))
    }

    /// How good a place is for one that is escorted to objectives: few inches are left to walk to as
    /// many as the stage still asks for, all but one, which others open meanwhile.
    fn escorted(&self, spot: Spot, side: Side, goals: &[u8]) -> f32 {
        let Some(now) = &self.state.operation else { return 0.0 };
        let escort = now.seat(side);
        let goals: Vec<(Spot, f32)> = goals
            .iter()
            .filter_map(|&goal| self.state.objectives.get(usize::from(goal)))
            .map(|goal| (goal.spot, self.detour(goal, escort)))
            .collect();
        let left = goals.len().saturating_sub(self.spared());
        let visits = left.saturating_sub(1).max(1).min(goals.len()).min(VISITS);
        let walk = tour(spot, &goals, visits, self.weights.operation_escort_inch);
        let own = self.nearness(spot);
        let near = self.weights.operation_escort_near * own;
        if self.seat == escort { near - walk } else { own + walk }
    }

    /// How many inches an objective seems farther away for the one that is escorted since the escort
    /// has to come there, too.
    fn detour(&self, goal: &Objective, escort: Seat) -> f32 {
        if goal.control == Some(escort) {
            return 0.0;
        }
        let units = self.state.standing().filter(|&own| self.state.seat_of(own) == escort);
        let away = units.filter_map(|own| self.state.spot(own)).map(|own| between(own, goal.spot));
        let foes = self.state.standing().filter(|&foe| self.state.seat_of(foe) != escort);
        let near = |foe: &CharacterId| {
            self.state.spot(*foe).is_some_and(|foe| between(foe, goal.spot) < 8.0 * INCH)
        };
        let foes = foes.filter(near).count() as f32;
        let weights = self.weights;
        let way = weights.operation_escort_way * away.fold(f32::MAX, f32::min) / INCH;
        weights.operation_escort_away + way + weights.operation_escort_foe * foes
    }

    /// How many objectives of their kind may be left when the stage ends.
    fn spared(&self) -> usize {
        let ends = operations::stage(self.state).map_or(&[][..], |stage| &stage.end);
        let most = ends.iter().flat_map(|end| &end.given).find_map(|given| match given {
            Circumstance::Objectives { at_most, .. } => *at_most,
            _ => None,
        });
        usize::from(most.unwrap_or(0))
    }

    /// Where the objective that roams should go.
    pub fn roam(&self, kinds: &[MoveKind], toward: Option<u8>) -> Option<Choice> {
        let (_, own) = roaming::roamer(self.state)?;
        let here = self.refuge(own.spot);
        let worth = |(kind, to)| (self.refuge(to), Choice::Roam { kind, to });
        let places = roaming::places(self.state, kinds, toward).map(worth);
        let best = best_of(places).filter(|(worth, _)| *worth > here + 0.01);
        best.map(|(_, choice)| choice)
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
        let best = ambush::spots(self.state).into_iter().map(|spot| (worth(spot), spot));
        best_of(best).map(|(_, spot)| Choice::Place(spot))
    }

    /// Where a character should be put: near the enemies.
    pub fn station(&self, character: CharacterId, around: Anchor) -> Option<Choice> {
        let places = stationing::places(self.state, character, around);
        let worth = |spot| (-self.nearness(spot), spot);
        best_of(places.into_iter().map(worth)).map(|(_, spot)| Choice::Place(spot))
    }
}

/// How far it is at least to so many of some places, each with what it seems farther away; `inch` is
/// what an inch of the way counts.
fn tour(from: Spot, places: &[(Spot, f32)], visits: usize, inch: f32) -> f32 {
    if visits == 0 {
        return 0.0;
    }
    let ways = places.iter().enumerate().map(|(number, &(spot, more))| {
        let others: Vec<(Spot, f32)> = places
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != number)
            .map(|(_, one)| *one)
            .collect();
        let way = inch * (between(from, spot) / INCH - 3.0).max(0.0);
        way + more + tour(spot, &others, visits - 1, inch)
    });
    ways.fold(f32::MAX, f32::min)
}

/// Whether effects can be used once at an objective: it is closed then, or somebody has lost a token.
fn is_spent_by(effects: &[Effect], weigher: &Weigher<'_>) -> bool {
    Effect::all(effects).into_iter().any(|effect| match effect {
        Effect::Deactivate | Effect::RemoveToken { .. } => true,
        Effect::Rule(id) => {
            weigher.called(id).is_some_and(|rule| is_spent_by(&rule.effects, weigher))
        }
        _ => false,
    })
}

/// How often a die shows a result.
pub fn share(die: Die, face: Face) -> f32 {
    let count = |sides: u8, shows: &dyn Fn(u8) -> Face| {
        let found = (1..=sides).filter(|&side| shows(side) == face).count();
        found as f32 / f32::from(sides)
    };
    match die {
        Die::Attack => count(AttackFace::SIDES, &|side| AttackFace::of(side).into()),
        Die::Defence => count(DefenceFace::SIDES, &|side| DefenceFace::of(side).into()),
    }
}
