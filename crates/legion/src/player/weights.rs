//! The numbers by which the greedy player weighs what it sees; `gefecht tune` looks for better ones.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// What things are worth, in points of an army; what is called a share is multiplied.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Weights {
    // Where a unit stands.
    /// A victory token, in points of an army.
    pub victory: f32,
    /// The share of it that a goal is worth with all the time in the world, and what comes to it when
    /// it is pressing.
    pub patience: f32,
    pub hurry: f32,
    /// What each move to the goal costs: a shooter, a fighter, and either when it is pressing.
    pub pull: f32,
    pub pull_fighter: f32,
    pub pull_hurry: f32,
    /// What each move to the nearest enemy costs: a fighter, a shooter without a goal, and one with one
    /// until it is within this share of its range.
    pub hunt_fighter: f32,
    pub hunt: f32,
    pub hunt_beside: f32,
    pub reach: f32,
    /// The share of what enemies could do to it there: to a shooter, to a fighter, to whoever holds a
    /// token; of an enemy that was activated already, this share.
    pub danger: f32,
    pub danger_fighter: f32,
    pub danger_holder: f32,
    pub spent_foe: f32,
    /// Being in melee: good for a fighter, bad for a shooter.
    pub melee_fighter: f32,
    pub melee_shooter: f32,
    /// The share of a blow that must wait.
    pub later_blow: f32,
    /// The share of an attack after a move: with an action left for it, without, and if it was made.
    pub attack_next: f32,
    pub attack_later: f32,
    pub attack_again: f32,
    /// The actions that a unit has for its goal in a round, and so many to spare are all the time in the
    /// world.
    pub actions: f32,
    pub slack: f32,

    // What a unit does.
    /// The share of a second move like the first.
    pub move_on: f32,
    /// What any deed costs beside an attack or a move, and recovering.
    pub deed_price: f32,
    pub recover_price: f32,
    /// A dodge token: the share of the danger, at most that of a wound; that of a unit which dodges well,
    /// and of one which has a token.
    pub dodge_danger: f32,
    pub dodge_wound: f32,
    pub dodge_nimble: f32,
    pub dodge_deflect: f32,
    pub dodge_more: f32,
    /// A card that is readied.
    pub reload: f32,
    /// Suppression tokens off a unit that would panic, one that is suppressed, any other.
    pub calm_panic: f32,
    pub calm_suppressed: f32,
    pub calm: f32,
    /// The share of the attack for which a standby token waits, at least so much beside a dodge, and what
    /// spending it costs.
    pub standby: f32,
    pub standby_least: f32,
    pub standby_price: f32,
    /// Leaving a melee: the share of the blows, and what it costs.
    pub withdraw: f32,
    pub withdraw_price: f32,
    /// Who is activated: who can claim something, the share of the danger, and of who panics.
    pub eager_claim: f32,
    pub eager_danger: f32,
    pub eager_panic: f32,
    /// The share of a shot that needs a move.
    pub later_shot: f32,
    /// An order token that is drawn rather than one that can wait.
    pub draw: f32,

    // Cards and friends.
    /// A card action that harms, and one that pushes.
    pub card_harm: f32,
    pub card_push: f32,
    /// Its target was not activated yet.
    pub card_fresh: f32,
    /// The share of a second activation.
    pub second_turn: f32,
    /// What setting off a charge costs, and each enemy near when one is laid.
    pub charge_price: f32,
    pub charge_near: f32,
    /// The share of what others are made to do.
    pub strings: f32,
    /// What is mended, in wounds: a disabled vehicle, other damage.
    pub mend_disabled: f32,
    pub mend_damage: f32,
    /// The share of an attack that an aim token adds, and a further one.
    pub aim: f32,
    pub aim_more: f32,

    // Attacks and orders.
    /// Splitting the dice must be better by this factor.
    pub split: f32,
    /// Spending a dodge token on no hit, to deflect, and where one comes back; in hits.
    pub dodge_wasted: f32,
    pub dodge_deflects: f32,
    pub dodge_regained: f32,
    /// The share of a wound of the defender when pierce is spent on a guardian.
    pub pierce_later: f32,
    /// A command card in the thick of it: each order, each pip less, and both when nothing is to do; one
    /// that comes back.
    pub card_orders: f32,
    pub card_priority: f32,
    pub card_saved: f32,
    pub card_returns: f32,
    /// Each wound that a new commander can take, in units within reach.
    pub promote_health: f32,
}

impl Default for Weights {
    /// Those that come with the program.
    fn default() -> Weights {
        static EMBEDDED: LazyLock<Weights> =
            LazyLock::new(|| ruleset::embedded(include_str!("weights.json")));
        *EMBEDDED
    }
}
