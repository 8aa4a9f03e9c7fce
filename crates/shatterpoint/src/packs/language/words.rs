//! What effects do, in a word: by it a player is asked which of them shall happen.

use super::{Alternative, Effect, MoveKind};

impl Alternative {
    /// What it does, in a word of the language; or the rule that explains it.
    #[must_use]
    pub fn word(&self) -> String {
        let rule = self.rule.as_ref().map(|id| format!("rule {id}"));
        rule.unwrap_or_else(|| word(&self.then))
    }
}

/// What effects do, in a word of the language.
#[must_use]
pub fn word(effects: &[Effect]) -> String {
    let said = match effects.first() {
        Some(
            Effect::Choose { then, .. }
            | Effect::ChooseUnit { then, .. }
            | Effect::ChooseObjective { then, .. }
            | Effect::Each { then, .. }
            | Effect::EachUnit { then, .. },
        ) => return word(then),
        Some(Effect::Move { kinds, .. }) => return kinds.first().map(name).unwrap_or_default(),
        Some(Effect::Attack { .. }) => "attack",
        Some(Effect::Heal(times)) => return format!("heal {times}"),
        Some(Effect::Push { .. }) => "push",
        Some(Effect::Pull { .. }) => "pull",
        Some(Effect::Damage { .. }) => "damage",
        Some(Effect::Condition { .. }) => "condition",
        Some(Effect::Hunker { .. }) => "hunker",
        Some(Effect::Struggle(_)) => "struggle",
        Some(Effect::GainMomentum(_)) => "gain-momentum",
        Some(Effect::AddMomentum { .. }) => "add-momentum",
        Some(Effect::RemoveMomentum { .. }) => "remove-momentum",
        Some(Effect::Cure { .. } | Effect::CureAll) => "cure",
        Some(Effect::Refresh(_)) => "refresh",
        Some(Effect::Action(_)) => "action",
        Some(Effect::SplitDamage) => "split-damage",
        Some(Effect::RemoveDamage(damage)) => return format!("remove-damage {damage}"),
        Some(Effect::RemoveCondition) => "remove-condition",
        Some(Effect::Gain(_)) => "gain",
        Some(
            Effect::May(effects)
            | Effect::Opponent(effects)
            | Effect::By { then: effects, .. }
            | Effect::If { then: effects, .. }
            | Effect::When { then: effects, .. },
        ) => return word(effects),
        Some(Effect::Roll { .. }) => "roll",
        Some(Effect::Assault { .. }) => "attack",
        Some(Effect::Repair { .. }) => "repair",
        Some(
            Effect::Scatter(_)
            | Effect::RevealTokens
            | Effect::DrawToken(_)
            | Effect::ReturnTokens(_),
        ) => "tokens",
        Some(Effect::UseToken(_) | Effect::FillChosen(_)) => "fill",
        Some(Effect::LaySequence | Effect::Reveal { .. } | Effect::DiscardRevealed) => "sequence",
        Some(Effect::PlaceObjective { .. }) => "place-objective",
        Some(Effect::RemoveToken { .. } | Effect::InjureForTokens) => "remove-token",
        Some(Effect::DamageObjective(_) | Effect::Deactivate) => "damage-objective",
        Some(Effect::TurnDie) => "turn-die",
        Some(Effect::Mark(_)) => "mark",
        Some(Effect::FillRolled(_) | Effect::Fill { .. }) => "fill",
        Some(Effect::EmptyRolled(_) | Effect::Empty(_) | Effect::Withdraw { .. }) => "empty",
        Some(Effect::Roam { kinds, .. }) => return kinds.first().map(name).unwrap_or_default(),
        Some(
            Effect::LieInWait(_)
            | Effect::LayAmbushes(_)
            | Effect::SpringAmbush
            | Effect::SpotAmbushes,
        ) => "tokens",
        Some(Effect::Noise(tokens)) => return format!("noise {tokens}"),
        Some(Effect::Embark | Effect::Dock) => "embark",
        Some(Effect::ActFromShip) => "act-from-ship",
        Some(Effect::Station { .. } | Effect::Confine(_)) => "station",
        Some(Effect::ActOnce) => "action",
        Some(Effect::Batter { .. }) => "damage",
        Some(Effect::TakeOff(_)) => "empty",
        Some(Effect::Transfer { .. }) => "fill",
        Some(Effect::Signal(_)) => "signal",
        Some(
            Effect::RevealNoise(_)
            | Effect::Capture
            | Effect::Free
            | Effect::GoOffDuty
            | Effect::EndActivation
            | Effect::Injure,
        ) => "tokens",
        Some(Effect::Rule(id)) => return format!("rule {id}"),
        Some(Effect::OneOf { .. }) => "one-of",
        None => "",
    };
    said.to_owned()
}

fn name(kind: &MoveKind) -> String {
    match kind {
        MoveKind::Advance => "advance",
        MoveKind::Dash => "dash",
        MoveKind::Climb => "climb",
        MoveKind::Jump => "jump",
        MoveKind::Reposition => "reposition",
    }
    .to_owned()
}
