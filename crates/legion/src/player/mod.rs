//! A player of Star Wars: Legion that takes what looks best right now.

mod arms;
mod cards;
mod caring;
mod combat;
mod command;
mod deeds;
mod deploying;
mod goals;
pub mod grid;
mod lookout;
mod places;
mod quick;
mod standing;
mod thinking;
pub mod volley;
mod weights;

use std::cell::{OnceCell, RefCell};

use crate::Legion;
use crate::question::{Choice, Moving, Prompt, Why};
use crate::state::State;
use crate::table::UnitId;
use crate::terrain::Cover;
use kernel::{Chance, Chooser, Pick, Question, Rules, Seat, Seed};

use grid::Grids;
use lookout::{Foe, Lookout};
use standing::Mover;
use volley::Chances;
use weights::Weights;

/// Scores the answers to a question and takes the best one. For places it tries some around
/// objectives and enemies.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Chance,
    grids: Option<Grids>,
    chances: Chances,
    intent: Option<Intent>,
    tried: Tried,
    weights: Weights,
}

/// What was chosen so far in one place of an activation: chosen and asked again, it was taken back.
#[derive(Clone, Default, Debug)]
struct Tried {
    at: Option<(u8, UnitId, u8, bool)>,
    choices: Vec<Choice>,
}

impl Tried {
    /// Begins anew if the activation went on since.
    fn look(&mut self, state: &State, prompt: &Prompt) {
        let (Prompt::Act(unit) | Prompt::FreeAction(unit)) = prompt else { return };
        let left = state.activation.as_ref().map_or(0, |own| own.left);
        let at = Some((state.round, *unit, left, matches!(prompt, Prompt::Act(_))));
        if self.at != at {
            *self = Tried { at, choices: Vec::new() };
        }
    }

    fn note(&mut self, question: &Question<Legion>, picked: Option<&Pick<Choice>>) {
        let acts = matches!(question.prompt, Prompt::Act(_) | Prompt::FreeAction(_));
        if let Some(Pick::Listed(number)) = picked.filter(|_| acts) {
            self.choices.extend(question.options.get(*number).cloned());
        }
    }
}

/// The move for which a move action was chosen.
type Intent = (Moving, Choice);

impl Greedy {
    /// A player with its own seed.
    #[must_use]
    pub fn new(seed: u64) -> Greedy {
        Greedy::with(seed, Weights::default())
    }

    fn with(seed: u64, weights: Weights) -> Greedy {
        Greedy {
            chance: Chance::seeded(Seed::from(seed)),
            grids: None,
            chances: Chances::default(),
            intent: None,
            tried: Tried::default(),
            weights,
        }
    }

    /// Weighs something in a position for a player.
    fn weighing<T>(
        &mut self,
        state: &State,
        seat: Seat,
        weigh: impl FnOnce(&Weigher<'_>) -> T,
    ) -> T {
        let known = self.grids.take().filter(|grids| grids.is_of(&state.table));
        let mut grids = known.unwrap_or_else(|| Grids::of(&state.table));
        grids.tidy();
        let intent = RefCell::new(self.intent.take());
        let weigher = Weigher {
            state,
            grids: &grids,
            seat,
            foes: OnceCell::new(),
            lookout: Lookout::new(state, &self.chances),
            covers: RefCell::default(),
            intent,
            tried: &self.tried.choices,
            weights: &self.weights,
        };
        let weighed = weigh(&weigher);
        self.intent = weigher.intent.take();
        self.grids = Some(grids);
        weighed
    }

    /// A legal answer when nothing better was found: a listed one, or a sampled one.
    fn any(&mut self, state: &State, question: &Question<Legion>) -> Pick<Choice> {
        let declined = question.options.iter().position(|option| *option == Choice::Decline);
        if let Some(decline) = declined {
            return Pick::Listed(decline);
        }
        if !question.options.is_empty() {
            return Pick::Listed(0);
        }
        let sampled = Legion::sample(state, question, &mut self.chance);
        sampled.map_or(Pick::Listed(0), Pick::Free)
    }
}

impl Chooser<Legion> for Greedy {
    fn choose(&mut self, state: &State, question: &Question<Legion>) -> Pick<Choice> {
        // The edges are alike, and nobody knows yet on which side of a piece the own army will be.
        if matches!(question.prompt, Prompt::Side | Prompt::PlaceTerrain) {
            return Pick::Listed(self.chance.below(question.options.len()));
        }
        self.tried.look(state, &question.prompt);
        let picked = self.weighing(state, question.seat, |weigher| weigher.pick(question));
        self.tried.note(question, picked.as_ref());
        let legal = |choice: &Choice| Legion::judge(state, question, choice).is_ok();
        match picked {
            Some(Pick::Free(choice)) if legal(&choice) => Pick::Free(choice),
            Some(Pick::Listed(number)) => Pick::Listed(number),
            _ => self.any(state, question),
        }
    }
}

/// Weighs the answers to one question.
struct Weigher<'a> {
    state: &'a State,
    grids: &'a Grids,
    seat: Seat,
    foes: OnceCell<Vec<Foe>>,
    lookout: Lookout<'a>,
    /// The cover of those who were thought of as defenders, by attacker and defender.
    covers: RefCell<Vec<((UnitId, UnitId), Cover)>>,
    intent: RefCell<Option<Intent>>,
    tried: &'a [Choice],
    weights: &'a Weights,
}

impl Weigher<'_> {
    /// The enemies: most small questions are not about them.
    fn foes(&self) -> &[Foe] {
        self.foes.get_or_init(|| lookout::foes(self.state, self.seat))
    }

    /// The best answer; nothing if none was found.
    fn pick(&self, question: &Question<Legion>) -> Option<Pick<Choice>> {
        let options = &question.options;
        let free = |choice: Option<Choice>| choice.map(Pick::Free);
        let number = match &question.prompt {
            Prompt::LayToken(apart) => return free(self.lay_token(*apart)),
            Prompt::LayCharge { unit, .. } => return free(self.lay_charge(*unit)),
            Prompt::Deploy => return free(self.deploy()),
            Prompt::Enter(unit) => return free(self.enter(*unit)),
            Prompt::Move(moving) => return self.go(*moving, options),
            Prompt::Attack { unit, pools, .. } => return self.attack(*unit, pools, question),
            Prompt::Aim { most } => return free(self.reroll(*most)),
            Prompt::Cohere { unit, after } => return free(self.cohere(*unit, *after)),
            Prompt::Act(unit) | Prompt::FreeAction(unit) => self.act(*unit, options),
            prompt => ruleset::best(options, |option| self.score(prompt, option)),
        };
        Some(Pick::Listed(number))
    }

    fn score(&self, prompt: &Prompt, choice: &Choice) -> f32 {
        match (prompt, choice) {
            // Blue wins what is equal (LG-WIN-06).
            (Prompt::Colour, Choice::Colour(colour)) => {
                f32::from(u8::from(*colour == crate::table::Colour::Blue))
            }
            (Prompt::Discard, Choice::Row(row)) => self.discarding(*row),
            (Prompt::MarkTerrain, Choice::Model(model)) => self.marking(*model),
            (Prompt::SetAside, Choice::Unit(unit)) => self.setting_aside(*unit),
            (Prompt::Command, Choice::Command(card)) => self.command(*card),
            (Prompt::Nominate, Choice::Unit(unit)) => self.nominating(*unit),
            (Prompt::Issue { .. } | Prompt::Activate | Prompt::Drawn(_), Choice::Unit(unit)) => {
                self.eagerness(*unit)
            }
            (Prompt::Activate, Choice::Draw) => self.drawing(self.seat),
            (Prompt::Player(_), Choice::Player(seat)) => self.picking(*seat),
            (Prompt::Cover { .. }, Choice::Spend(hits)) => f32::from(*hits),
            (Prompt::Dodge { .. }, Choice::Spend(tokens)) => self.dodge(*tokens),
            (Prompt::Guard(_), Choice::Guard { unit, hits }) => self.guarding(*unit, *hits),
            (Prompt::Impact { .. } | Prompt::Pierce { .. }, Choice::Spend(dice)) => {
                self.harming(*dice)
            }
            (Prompt::PierceGuard { unit, .. }, Choice::Spend(blocks)) => {
                self.piercing(*unit, *blocks)
            }
            (Prompt::Wound(_), Choice::Mini(mini)) => -self.keeping(*mini),
            (Prompt::Leader(_), Choice::Mini(mini)) => self.keeping(*mini),
            (Prompt::DestroyWeapon(unit), Choice::Weapon(weapon)) => {
                self.destroying(*unit, *weapon)
            }
            (Prompt::Pay { unit, card, effect }, Choice::Yes) => self.paying(*unit, *card, *effect),
            (Prompt::Detonate { .. }, Choice::Charge(charge)) => self.detonating(*charge),
            (Prompt::Target { .. }, Choice::Mini(mini)) => self.choking(*mini),
            (Prompt::Target { .. }, Choice::Command(card)) => self.command(*card),
            (Prompt::Target { card, .. }, Choice::Unit(unit)) => self.aiming_at(*card, *unit),
            (Prompt::Standby { .. }, option) => self.standby(option),
            (Prompt::Recover(_) | Prompt::Ability { .. }, Choice::Spend(tokens)) => {
                f32::from(*tokens)
            }
            (Prompt::Mend { unit, .. }, cure) => self.mending(*unit, cure),
            (Prompt::Ability { .. }, Choice::Use(_)) => 1.0,
            (Prompt::Ability { ability, .. }, Choice::Unit(other)) => {
                self.favouring(*ability, *other)
            }
            (Prompt::Promote, Choice::Unit(unit)) => self.promoting(*unit),
            _ => 0.0,
        }
    }

    /// An open question that lists nothing.
    fn free(&self, prompt: Prompt) -> Question<Legion> {
        Question { seat: self.seat, joint: false, prompt, open: true, options: Vec::new() }
    }

    /// How a unit moves.
    fn go(&self, moving: Moving, options: &[Choice]) -> Option<Pick<Choice>> {
        if moving.why == Why::Reposition {
            // A move that is in mind was planned from where it faces now.
            let planned = self.intent.borrow().is_some();
            return self.face(moving).filter(|_| !planned).map(Pick::Free);
        }
        if moving.why == Why::Pushed {
            return self.push(moving).map(Pick::Free);
        }
        if moving.why == Why::Towed {
            return self.tow(moving).map(Pick::Free);
        }
        if moving.why != Why::Compulsory
            && let Some(choice) = self.intended(moving)
        {
            return Some(Pick::Free(choice));
        }
        // Partial compulsory moves are listed.
        let listed = moving.why == Why::Compulsory && !options.is_empty();
        let mover = Mover::new(self, moving.unit)?;
        if listed {
            let worth = |option: &Choice| match option {
                Choice::Move { to, .. } => mover.place(*to),
                _ => f32::MIN,
            };
            return Some(Pick::Listed(ruleset::best(options, worth)));
        }
        let choice = match moving.why {
            Why::Compulsory => self.compulsory(&mover, moving),
            _ => self.go_anew(&mover, moving),
        };
        choice.map(Pick::Free)
    }
}
