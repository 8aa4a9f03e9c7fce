//! The numbers by which the greedy player weighs what it sees; `gefecht tune` looks for better ones.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// What things are worth, in damage; what is called a share is multiplied.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Weights {
    // What attacks do.
    /// Wounding a unit: a damage is worth 1. What comes to it if the unit is nearly defeated, and if it
    /// contests an ordinary objective.
    pub wound: f32,
    pub wound_defeat: f32,
    pub wound_contesting: f32,
    /// How much more a damage counts, shared by those that the unit can still take.
    pub frail: f32,
    /// Symbols of a combat tree, on average.
    pub tree_strained: f32,
    pub tree_shove: f32,
    pub tree_condition: f32,
    pub tree_active: f32,
    pub tree_heal: f32,
    pub tree_move: f32,
    /// The share of them where damage is set against them, against a wounded unit, and in a chart.
    pub tree_other: f32,
    pub tree_wounded: f32,
    pub tree_chart: f32,
    /// The share of a block that turning a crit into a hit is.
    pub tree_weaken: f32,
    /// Symbols of the attack at hand: the share of a condition, and one that the target has; a shove of
    /// who contests an ordinary objective, and any; healing, at least; an active ability.
    pub symbol_condition: f32,
    pub symbol_again: f32,
    pub symbol_shove: f32,
    pub symbol_shove_least: f32,
    pub symbol_heal_least: f32,
    pub symbol_active: f32,
    /// A movement of who contests no objective, and of who does.
    pub symbol_move: f32,
    pub symbol_move_holding: f32,

    // What a unit does.
    /// The share of an attack from a new place if it cannot follow at once, after a push, and of a unit
    /// that is not activated yet.
    pub attack_later: f32,
    pub attack_pushed: f32,
    pub attack_waiting: f32,
    /// What a move before an attack costs, and recovering; the share of what follows that.
    pub move_price: f32,
    pub recover_price: f32,
    pub recover_then: f32,
    /// What an ability beside the actions must be worth to come first, and ending the activation.
    pub aside_least: f32,
    pub end: f32,
    /// Healing a damage, and what comes to it for a unit about to be wounded.
    pub heal: f32,
    pub heal_frail: f32,
    /// Conditions; how much more one counts of the active unit, and one that a unit has already.
    pub strained: f32,
    pub pinned: f32,
    pub disarmed: f32,
    pub exposed: f32,
    pub condition_active: f32,
    pub condition_again: f32,
    /// A hunker token, and for each of three shooters near.
    pub hunker: f32,
    pub hunker_shooter: f32,
    /// What turning the stance card must bring.
    pub turn_least: f32,
    /// The share of the defence in the first stance.
    pub stance_defence: f32,
    /// Order cards: a new one rather than the one in reserve, putting a unit off, activating one that is
    /// wounded.
    pub order: f32,
    pub reserve: f32,
    pub eager_wounded: f32,

    // Abilities and their effects.
    /// What an ability costs: any reaction, paying in damage, each Force, and of the last that comes back.
    pub react_price: f32,
    pub damage_price: f32,
    pub force_price: f32,
    pub force_price_last: f32,
    /// Each Force that is refreshed; each step of the struggle token and momentum token.
    pub refresh: f32,
    pub struggle: f32,
    /// The share of a movement that an effect grants, and of an attack with few dice.
    pub granted_move: f32,
    pub granted_few_dice: f32,
    /// A keyword; pushing an enemy off an ordinary objective or an own character to one, and any.
    pub keyword: f32,
    pub push: f32,
    pub push_least: f32,
    /// A Focus action, and without an attack.
    pub focus: f32,
    pub focus_idle: f32,
    /// One of several deeds of an ability: a step in the struggle, an attack, damage, a condition, a
    /// movement, anything else.
    pub pick_struggle: f32,
    pub pick_attack: f32,
    pub pick_damage: f32,
    pub pick_condition: f32,
    pub pick_move: f32,
    pub pick_other: f32,

    // Where a character stands.
    /// Control of an objective, and how much more that of a priority one.
    pub objective: f32,
    pub priority: f32,
    /// The share of it for contesting it: with fewer characters than enemies near, else, and on its level.
    pub contest: f32,
    pub contest_guarded: f32,
    pub contest_level: f32,
    /// The share of it from afar: if it is not held, if it is, how much less for each helper, and how many
    /// inches away it ends.
    pub wish: f32,
    pub wish_held: f32,
    pub wish_helped: f32,
    pub wish_far: f32,
    /// How many inches away helpers and enemies count.
    pub helper_near: f32,
    pub foe_near: f32,
    /// The share of what enemies could do: always, more of who has damage, and of who is wounded.
    pub danger: f32,
    pub danger_frail: f32,
    pub danger_wounded: f32,
    /// How many inches an enemy threatens at least.
    pub threat: f32,
    /// What each inch to the nearest enemy costs.
    pub approach: f32,
    /// What a step must bring at least; struggling free.
    pub least: f32,
    pub unpin: f32,
    /// The share of an objective that another squad is deployed before.
    pub deploy_taken: f32,

    // Operations.
    /// A momentum token: half a round of time; and one by a special rule that control lets work.
    pub operation_momentum: f32,
    pub operation_momentum_rule: f32,
    /// A damage token on an armoured target that must be destroyed in this stage, in a later one, and its
    /// end.
    pub operation_armour: f32,
    pub operation_armour_later: f32,
    pub operation_destroyed: f32,
    /// How strongly an armoured target draws, and an objective of the next stage.
    pub operation_lure_armour: f32,
    pub operation_lure_next: f32,
    /// Control of an objective: how much more in the last stage; for a die more, for tokens more by the
    /// share of a die, as one of several that are counted, for a roll at the end of the turn, of what
    /// roams by the share of that, for an attack through it.
    pub operation_last_stage: f32,
    pub operation_die: f32,
    pub operation_fill: f32,
    pub operation_counted: f32,
    pub operation_held: f32,
    pub operation_roamer: f32,
    pub operation_through: f32,
    /// How much less a guarded objective draws who wants it, and how much more who denies it, for each
    /// enemy near.
    pub operation_guarded: f32,
    pub operation_denied: f32,
    /// How much an objective of a later stage counts at the deployment.
    pub operation_deploy_later: f32,
    /// Wounding a unit near an armoured target.
    pub operation_peace: f32,
    /// Tokens that a unit loses: wounded, injured, and injured if it is nearly defeated.
    pub operation_wounded: f32,
    pub operation_injured: f32,
    pub operation_injured_defeat: f32,
    /// How much an attack counts that a special rule grants at the end of the turn: by the activated unit,
    /// by another one, and at the end of a later turn.
    pub operation_siege: f32,
    pub operation_siege_others: f32,
    pub operation_siege_later: f32,
    /// The share of such an attack for which the stance card is turned.
    pub operation_turn: f32,
    /// How strongly objectives draw the Aggressor, over how many inches, and how much less an errand does
    /// for each enemy near.
    pub operation_pull: f32,
    pub operation_pull_far: f32,
    pub operation_pull_guarded: f32,
    /// A stage: more than all that fighting brings in the turns that it takes.
    pub operation_stage: f32,
    /// A token that must leave a tracker before something can be done.
    pub operation_lock: f32,
    /// By how many dice the wait must become shorter that a die is turned for it.
    pub operation_turn_die: f32,
    /// How much the end of the turn after the next one counts.
    pub operation_later: f32,
    /// How much it counts what the ends of the next turns bring, since control lasts; how much of that if
    /// the way is long, and if others have to help.
    pub operation_foresight: f32,
    pub operation_errand: f32,
    pub operation_helped: f32,
    /// A movement at the end of a turn.
    pub operation_move: f32,
    /// A unit aboard the ship, a signal that ends the stage, the last token of a unit, an activation more,
    /// a damage token by a rule, the ship beside a unit, and how many inches away it is half of that.
    pub operation_aboard: f32,
    pub operation_signal: f32,
    pub operation_last_token: f32,
    pub operation_act: f32,
    pub operation_batter: f32,
    pub operation_berth: f32,
    pub operation_berth_far: f32,
    /// The share of a space that a unit's token fills.
    pub operation_use_token: f32,
    /// Noise: each token, with a squad captured, more for each that was heard; the alarm, and with a squad
    /// captured.
    pub operation_noise: f32,
    pub operation_noise_lost: f32,
    pub operation_noise_heard: f32,
    pub operation_alarm: f32,
    pub operation_alarm_lost: f32,
    /// The share of the noise that an attack could make.
    pub operation_attack_noise: f32,
    /// The share of an objective's lure when one is chosen.
    pub operation_choose: f32,
    /// Where what roams is safe: near an objective, near one of the Sentinel's, what each inch from the
    /// Sentinel's edge costs, near the own characters.
    pub operation_shelter: f32,
    pub operation_shelter_held: f32,
    pub operation_shelter_edge: f32,
    pub operation_shelter_near: f32,
    /// How many inches an objective seems farther away for who is escorted: since the escort is not there,
    /// for each inch of its way, for each enemy near; how much an inch of the own way counts, and to be
    /// near the escort.
    pub operation_escort_away: f32,
    pub operation_escort_way: f32,
    pub operation_escort_foe: f32,
    pub operation_escort_inch: f32,
    pub operation_escort_near: f32,
}

impl Default for Weights {
    /// Those that come with the program.
    fn default() -> Weights {
        static EMBEDDED: LazyLock<Weights> =
            LazyLock::new(|| ruleset::embedded(include_str!("weights.json")));
        *EMBEDDED
    }
}
