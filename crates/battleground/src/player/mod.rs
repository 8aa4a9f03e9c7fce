//! A greedy player of Battleground: takes what looks best right now.
//!
//! It looks at nothing that its seat may not see: not at the other hand, nor at the order of decks.

mod estimate;
mod thinking;
mod weights;

use crate::attack::{self, Arms};
use crate::hex::Hex;
use crate::language::{Deed, Effect, WeaponType};
use crate::question::{Bonus, Choice, Prompt};
use crate::state::State;
use crate::table::{Card, CardId, FigureId};
use crate::{Battleground, actions, field::Place};
use kernel::{Chance, Chooser, Pick, Question, Seat, Seed};
use weights::Weights;

/// Scores every option by simple rules of thumb and takes the best; ties are broken at random.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Chance,
    weights: Weights,
}

impl Greedy {
    /// A player with its own seed.
    #[must_use]
    pub fn new(seed: u64) -> Greedy {
        Greedy::weighing(seed, Weights::default())
    }

    fn weighing(seed: u64, weights: Weights) -> Greedy {
        Greedy { chance: Chance::seeded(Seed::from(seed)), weights }
    }

    /// How good each listed answer looks.
    fn scores(&self, state: &State, question: &Question<Battleground>) -> Vec<f32> {
        let judge = Judge::new(state, question, &self.weights);
        question.options.iter().map(|option| judge.score(option)).collect()
    }

    /// The number of the best score; ties are broken at random.
    fn pick(&mut self, scores: &[f32]) -> usize {
        let mut best = (f32::MIN, 0, 0);
        for (index, &score) in scores.iter().enumerate() {
            if score > best.0 {
                best = (score, index, 1);
            } else if score == best.0 {
                best.2 += 1;
                if self.chance.below(best.2) == 0 {
                    best.1 = index;
                }
            }
        }
        best.1
    }
}

impl Chooser<Battleground> for Greedy {
    fn choose(&mut self, state: &State, question: &Question<Battleground>) -> Pick<Choice> {
        let scores = self.scores(state, question);
        Pick::Listed(self.pick(&scores))
    }
}

struct Judge<'a> {
    state: &'a State,
    question: &'a Question<Battleground>,
    seat: Seat,
    weights: &'a Weights,
    /// How good it is to stay, to compare moves with.
    stay: f32,
}

impl<'a> Judge<'a> {
    fn new(
        state: &'a State,
        question: &'a Question<Battleground>,
        weights: &'a Weights,
    ) -> Judge<'a> {
        let mut judge = Judge { state, question, seat: question.seat, weights, stay: 0.0 };
        if let Prompt::Go { figure, .. } = question.prompt {
            judge.stay = judge.standing(figure, state.figure(figure).place);
        }
        judge
    }

    fn score(&self, choice: &Choice) -> f32 {
        let state = self.state;
        match (&self.question.prompt, choice) {
            (Prompt::Act(figure), _) => self.act(*figure, choice),
            (Prompt::Go { figure, .. }, Choice::Go(place) | Choice::GoLarge { place, .. }) => {
                self.standing(*figure, *place) - self.stay
            }
            (Prompt::Face(figure), Choice::Face(facing)) => self.facing(*figure, *facing),
            (Prompt::ChooseCard, Choice::Card(card)) => self.card(*card),
            (Prompt::Activate(_), Choice::Activate(figure)) => self.eagerness(*figure),
            (Prompt::Bonus(card), Choice::Bonus(bonus)) => self.bonus(self.actor(), *card, *bonus),
            (Prompt::Priority, Choice::Priority(seat)) => f32::from(u8::from(*seat == self.seat)),
            (Prompt::Discard, Choice::Discard(cards)) => -(cards.0.count_ones() as f32),
            (_, Choice::Reroll(faces)) => {
                let low: u8 = faces.0[..3].iter().sum();
                let high: u8 = faces.0[3..].iter().sum();
                f32::from(low) - 2.0 * f32::from(high)
            }
            (Prompt::Defend { figure, successes }, Choice::Defend) => {
                let by_ally = state.turn().is_some_and(|t| state.seat(t.figure) == self.seat);
                if *successes == 0 || by_ally && !state.area_attack && self.actor() != *figure {
                    -1.0
                } else {
                    1.0
                }
            }
            (Prompt::FreeAttack(figure), Choice::Attack { weapon, target }) => {
                self.attack(*figure, *weapon, *target)
            }
            (_, Choice::Interrupt(figure)) => 1.0 + self.eagerness(*figure) * 0.01,
            (_, Choice::Target(figure)) => self.target(*figure),
            (Prompt::Deploy, Choice::Deploy { hex, .. }) => self.deployment(*hex),
            (Prompt::Interrupted(_), Choice::Consume(_)) => -1.0,
            (Prompt::Sign(_), Choice::Place(place)) => self.nearness_to_enemies(*place),
            (_, Choice::Yes | Choice::Defend) => 1.0,
            _ => 0.0,
        }
    }

    fn actor(&self) -> FigureId {
        self.state.turn().map_or(FigureId(0), |turn| turn.figure)
    }

    fn act(&self, figure: FigureId, choice: &Choice) -> f32 {
        let (state, weights) = (self.state, self.weights);
        let ap = state.turn().map_or(0, |turn| turn.ap);
        match choice {
            Choice::Attack { weapon, target } => self.attack(figure, *weapon, *target),
            Choice::Move { focus } => self.moving(figure, *focus),
            // Worth it before an attack if there are points for both.
            Choice::Focus if ap >= 2 => weights.focus * self.best_attack(figure),
            Choice::Standby => {
                let shoots =
                    state.sheet(figure).weapons.iter().any(|w| w.kind == WeaponType::Ranged);
                if shoots { weights.standby_shooter } else { weights.standby }
            }
            Choice::Skill(number) => {
                let skill = actions::skill(state.sheet(figure), *number);
                skill.map_or(0.0, |skill| {
                    self.effects(&skill.effects) - weights.skill_point * f32::from(skill.ap)
                })
            }
            Choice::Consume(number) => {
                let item = state.sheet(figure).items.get(usize::from(*number));
                item.map_or(0.0, |item| self.effects(&item.skill.effects) * weights.item)
            }
            Choice::Play { card, bonus } if self.has_cards_to_spare() => {
                self.bonus(figure, *card, *bonus) - weights.spare_card
            }
            Choice::Play { .. } => -1.0,
            Choice::Turn => -0.5,
            _ => 0.0,
        }
    }

    /// More cards in hand than characters that still need one, also in the rounds to come.
    fn has_cards_to_spare(&self) -> bool {
        let cards = self.state.players[self.seat.index()].hand.0.count_ones() as usize;
        let ready = self.state.squad(self.seat).filter(|&id| self.state.is_ready(id)).count();
        cards > ready.saturating_sub(1)
    }

    /// What an attack is worth.
    fn attack(&self, figure: FigureId, weapon: u8, target: FigureId) -> f32 {
        let (state, weights) = (self.state, self.weights);
        let Some(arms) = Arms::of(&state.table, figure, weapon) else { return 0.0 };
        let Some(forecast) = attack::forecast(state, figure, weapon, target) else { return 0.0 };
        let sheet = state.sheet(target);
        let left = sheet.character.health - state.figure(target).wounds;
        let (mean, knock_out) = estimate::wounds(arms, forecast, left);
        let harm = arms.results().iter().map(|r| self.effects(&r.effects) * weights.side_effect);
        let harm: f32 = harm.sum();
        let worth =
            weights.wound * mean + weights.knock_out * sheet.cost() as f32 * knock_out + harm;
        let own = state.seat(target) == self.seat;
        let price = weights.mana_price * f32::from(arms.mana()) + weights.attack_price;
        if own { harm.max(weights.friendly_fire) - price } else { worth - price }
    }

    fn best_attack(&self, figure: FigureId) -> f32 {
        let options = self.question.options.iter();
        options.fold(0.0, |best: f32, option| match option {
            Choice::Attack { weapon, target } => best.max(self.attack(figure, *weapon, *target)),
            _ => best,
        })
    }

    /// What the best move is worth, roughly: how far one is from where one wants to be.
    fn moving(&self, figure: FigureId, focus: bool) -> f32 {
        let (state, weights) = (self.state, self.weights);
        let here = self.standing(figure, state.figure(figure).place);
        let points = f32::from(state.speed(figure, focus, false));
        let engaged = state.engaged_with(figure).count() as f32;
        let wish = self.wish(figure);
        // A charge into contact or onto an objective pays at once, otherwise every step a little.
        let gain = (points * weights.step).min((wish - here).max(0.0));
        gain - weights.engaged * engaged - if focus { weights.hurry } else { 0.0 }
    }

    /// The best position a character can hope for.
    fn wish(&self, figure: FigureId) -> f32 {
        let objectives = self.goals(figure).next().is_some();
        let enemies = self.state.enemies(figure).next().is_some();
        if objectives {
            self.weights.objective
        } else if enemies {
            self.weights.to_enemies
        } else {
            0.0
        }
    }

    /// Objectives a character's squad may capture.
    fn goals(&self, figure: FigureId) -> impl Iterator<Item = Hex> + '_ {
        let seat = self.state.seat(figure);
        self.state.open_objectives().filter(move |&hex| !self.state.table.field.in_zone(seat, hex))
    }

    /// What it is worth to stand on a place.
    fn standing(&self, figure: FigureId, place: Place) -> f32 {
        let (state, weights) = (self.state, self.weights);
        let mut score = 0.0;
        let nearest = self.goals(figure).map(|hex| (place.hex().steps(hex), hex)).min();
        if let Some((steps, hex)) = nearest {
            let taken = state.allies(figure).any(|ally| state.is_at(ally, hex));
            let worth = if taken { weights.taken } else { 1.0 };
            let worth_here =
                if steps <= 1 { weights.objective } else { -weights.step * steps as f32 };
            score += worth_here * worth;
        }
        score + self.fighting(figure, place)
    }

    /// What a place is worth for fighting: blades want contact, shooters want targets and distance.
    fn fighting(&self, figure: FigureId, place: Place) -> f32 {
        let (state, weights) = (self.state, self.weights);
        let sheet = state.sheet(figure);
        let strength = state.value(figure, crate::language::Value::Strength) as f32;
        let reach = sheet.weapons.iter().map(|weapon| weapon.reach).max().unwrap_or(0);
        let blade = sheet.weapons.iter().any(|weapon| weapon.kind == WeaponType::Melee);
        let mut score = 0.0;
        let mut nearest = 99;
        for enemy in state.enemies(figure) {
            let steps = state.steps(place.hex(), enemy);
            nearest = nearest.min(steps);
            let left = state.sheet(enemy).character.health - state.figure(enemy).wounds;
            let weak = weights.weak / f32::from(left.max(1));
            if state.adjacent_to(place, enemy) {
                let rear = state.side(enemy, place.hex()) < 0;
                let contact = if blade { weights.contact } else { -weights.clumsy };
                score += strength + contact + weak + if rear { weights.rear } else { 0.0 };
                score -= if reach > 0 { weights.too_near } else { 0.0 };
            } else if reach > 0
                && state.place_within(reach, place, enemy)
                && state.place_sees(place, enemy)
            {
                score += weights.in_sight + weak;
            }
        }
        let step = if blade && reach == 0 { weights.chase } else { weights.follow };
        score - step * nearest as f32
    }

    /// A figure should look at its enemies, the near ones first.
    fn facing(&self, figure: FigureId, facing: crate::hex::Direction) -> f32 {
        let state = self.state;
        let own = state.figure(figure).place.hex();
        let look = |enemy: FigureId| {
            let other = state.figure(enemy).place.hex();
            let lead = facing.lead(own.difference(other)) as f32;
            let steps = own.steps(other).max(1) as f32;
            lead.min(steps) / (steps * steps)
        };
        state.enemies(figure).map(look).sum()
    }

    fn card(&self, card: CardId) -> f32 {
        let weights = self.weights;
        let worth = |ap: f32, mana: u8, initiative: u8| {
            weights.card_ap * ap
                + weights.card_mana * f32::from(mana)
                + weights.card_initiative * f32::from(initiative)
        };
        match self.state.card(self.seat, card) {
            Some(Card::Fate(card)) => {
                let bonus = self.effects(&card.ability).max(f32::from(card.bonus_mana));
                worth(card.ap.into(), card.mana, card.initiative) + weights.card_bonus * bonus
            }
            Some(Card::Glory(card)) => worth(f32::from(card.ap) + 1.0, card.mana, card.initiative),
            None => 0.0,
        }
    }

    /// Who should act first: whoever can hurt most, or has the objective within reach.
    fn eagerness(&self, figure: FigureId) -> f32 {
        let state = self.state;
        let mut best: f32 = 0.0;
        for weapon in attack::arms(state, figure) {
            for target in state.enemies(figure) {
                if attack::may_attack(state, figure, weapon, target).is_ok() {
                    best = best.max(self.attack(figure, weapon, target));
                }
            }
        }
        best + self.weights.position * self.standing(figure, state.figure(figure).place).abs()
    }

    fn bonus(&self, figure: FigureId, card: CardId, bonus: Bonus) -> f32 {
        let (state, weights) = (self.state, self.weights);
        match (state.card(self.seat, card), bonus) {
            (Some(Card::Fate(card)), Bonus::Ability) => self.effects(&card.ability),
            (Some(Card::Fate(card)), Bonus::Mana) => {
                let room = 5 - state.figure(figure).mana;
                weights.bonus_mana * f32::from(card.bonus_mana.min(room))
            }
            (Some(Card::Glory(_)), Bonus::Ap) => weights.glory_ap,
            (Some(Card::Glory(card)), Bonus::Mission) => {
                let weak = state.enemies(figure).any(|enemy| {
                    let left = state.sheet(enemy).character.health - state.figure(enemy).wounds;
                    left <= 2 && state.adjacent(figure, enemy)
                });
                if weak { weights.mission * f32::from(card.points) } else { weights.mission_later }
            }
            _ => 0.0,
        }
    }

    fn target(&self, figure: FigureId) -> f32 {
        let state = self.state;
        let left = state.sheet(figure).character.health - state.figure(figure).wounds;
        if state.seat(figure) == self.seat {
            f32::from(state.figure(figure).wounds)
        } else {
            20.0 - f32::from(left)
        }
    }

    fn deployment(&self, hex: Hex) -> f32 {
        let nearest = self.state.open_objectives().map(|goal| hex.steps(goal)).min();
        -(nearest.unwrap_or(0) as f32)
    }

    fn nearness_to_enemies(&self, place: Place) -> f32 {
        let enemies = self.state.squad(self.seat.other());
        enemies.map(|enemy| 1.0 / (1 + self.state.steps(place.hex(), enemy)) as f32).sum()
    }

    /// A rough worth of effects, whoever they concern.
    fn effects(&self, effects: &[Effect]) -> f32 {
        effects.iter().flat_map(|effect| &effect.deeds).map(|deed| self.deed(deed)).sum()
    }

    fn deed(&self, deed: &Deed) -> f32 {
        let weights = self.weights;
        match deed {
            Deed::Wounds(n) => weights.deed_wounds * f32::from(*n),
            Deed::Heal(n) => weights.deed_heal * f32::from(*n),
            Deed::Mana(n) | Deed::LoseMana(n) => weights.deed_mana * f32::from(*n),
            Deed::Ap(n) => weights.deed_ap * f32::from(*n),
            Deed::Draw(n) => weights.deed_draw * f32::from(*n),
            Deed::Buff(_) | Deed::Debuff(_) | Deed::Marker(_) => weights.deed_state,
            Deed::Move(_) => weights.deed_move,
            Deed::Attack(_) => weights.deed_attack,
            Deed::Focus => weights.deed_focus,
            Deed::Ready => weights.deed_ready,
            Deed::Test(test) => test
                .results
                .iter()
                .map(|result| {
                    weights.deed_test * f32::from(result.wounds)
                        + weights.deed_result * self.effects(&result.effects)
                })
                .sum(),
            Deed::OneOf(all) => all.iter().map(|effects| self.effects(effects)).fold(0.0, f32::max),
            Deed::NextAlly(effects) => weights.deed_next_ally * self.effects(effects),
            Deed::For(_) => weights.deed_for,
            Deed::Sign(_) | Deed::Push(_) | Deed::Pull(_) | Deed::Swap | Deed::Standby => {
                weights.deed_place
            }
            Deed::RemoveBuff | Deed::RemoveDebuff | Deed::LoseFocus | Deed::LoseStandby => {
                weights.deed_remove
            }
            Deed::Turn => 0.2,
        }
    }
}
