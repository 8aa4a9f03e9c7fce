//! The numbers by which the greedy player weighs what it sees; `gefecht tune` looks for better ones.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// What things are worth, in points of a score; what is called a share is multiplied.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Weights {
    /// A wound to an enemy.
    pub wound: f32,
    /// Knocking out an enemy, on top, for each victory point.
    pub knock_out: f32,
    /// The share of what else the results of an attack could do.
    pub side_effect: f32,
    /// The least that is hoped for when an ally is attacked.
    pub friendly_fire: f32,
    /// What an attack costs, and each mana for it.
    pub attack_price: f32,
    pub mana_price: f32,

    /// Focus: the share of the best attack that could follow.
    pub focus: f32,
    /// Standby, and that of a character that shoots.
    pub standby: f32,
    pub standby_shooter: f32,
    /// What each action point of a skill costs.
    pub skill_point: f32,
    /// The share of what an item does.
    pub item: f32,
    /// What a card costs of which there are enough.
    pub spare_card: f32,

    /// Standing ready to capture an objective, and the share of it where an ally stands already.
    pub objective: f32,
    pub taken: f32,
    /// One step nearer to where one wants to be.
    pub step: f32,
    /// Where one wants to be when there are enemies and no objectives.
    pub to_enemies: f32,
    /// What a move costs for each enemy that one is engaged with, and if it takes focus.
    pub engaged: f32,
    pub hurry: f32,

    /// Contact with an enemy, beside one's strength: with a blade, and what it costs without one.
    pub contact: f32,
    pub clumsy: f32,
    /// Contact from behind.
    pub rear: f32,
    /// What contact costs whoever shoots.
    pub too_near: f32,
    /// An enemy within reach and sight.
    pub in_sight: f32,
    /// An enemy that can be reached either way, shared by the wounds it can still take.
    pub weak: f32,
    /// What each step to the nearest enemy costs: a blade, and whoever else.
    pub chase: f32,
    pub follow: f32,
    /// The share of where one stands in who should act first.
    pub position: f32,

    /// What a card is played for: each action point, each mana, its initiative, the share of its bonus.
    pub card_ap: f32,
    pub card_mana: f32,
    pub card_initiative: f32,
    pub card_bonus: f32,
    /// Each mana as the bonus of a card.
    pub bonus_mana: f32,
    /// An action point as the bonus of a glory card.
    pub glory_ap: f32,
    /// Its mission: the share of its points if it is at hand, else this.
    pub mission: f32,
    pub mission_later: f32,

    /// What effects do.
    pub deed_wounds: f32,
    pub deed_heal: f32,
    pub deed_mana: f32,
    pub deed_ap: f32,
    pub deed_draw: f32,
    pub deed_state: f32,
    pub deed_move: f32,
    pub deed_attack: f32,
    pub deed_focus: f32,
    pub deed_ready: f32,
    /// Each wound of a test, and the share of what else its results do.
    pub deed_test: f32,
    pub deed_result: f32,
    /// The share of what comes to the next ally.
    pub deed_next_ally: f32,
    pub deed_for: f32,
    /// Signs, pushes and the like.
    pub deed_place: f32,
    /// Taking something away.
    pub deed_remove: f32,
}

impl Default for Weights {
    /// Those that come with the program.
    fn default() -> Weights {
        static EMBEDDED: LazyLock<Weights> =
            LazyLock::new(|| ruleset::embedded(include_str!("weights.json")));
        *EMBEDDED
    }
}
