//! Battle cards.

use content::{Checked, Checks};

use super::{Checker, NUMBERS, RANGES};
use crate::battle::{Condition, ConditionCard, DeploymentCard, Laying, ObjectiveCard, Victory};
use crate::format::BattleCard;
use crate::table::MOST_TOKENS;

/// The most instructions or zones of a card.
const MOST: usize = 8;

impl Checker<'_> {
    /// Mines belong to the condition that speaks of them, and are area weapons.
    pub(super) fn condition(&self, card: &ConditionCard, field: &str) -> Checked {
        let at = |name: &str| format!("{field}.mines.{name}");
        let Some(mines) = &card.mines else {
            return match card.rule {
                Condition::Minefield => self.refuse(format!("{field}.mines"), "missing"),
                _ => Ok(()),
            };
        };
        if card.rule != Condition::Minefield {
            let message = "has no effect, expected `rule = \"minefield\"`";
            return self.refuse(format!("{field}.mines"), message);
        }
        let most = u8::try_from(MOST_TOKENS).unwrap_or(u8::MAX);
        self.within(mines.tokens, 1..=most, at("tokens"))?;
        self.within(mines.beyond_zones, RANGES, at("beyond-zones"))?;
        self.within(mines.beyond_tokens, RANGES, at("beyond-tokens"))?;
        if mines.weapon.area.is_none() {
            return self.refuse(at("weapon.area"), "missing, expected how far a mine reaches");
        }
        self.weapon(&mines.weapon, &at("weapon"))
    }

    pub(super) fn objective(&self, card: &ObjectiveCard, field: &str) -> Checked {
        self.count(card.setup.len(), 0..=MOST, format!("{field}.setup"))?;
        let mut tokens = 0;
        for (i, laying) in card.setup.iter().enumerate() {
            let field = format!("{field}.setup[{i}]");
            self.laying(laying, &field)?;
            if card.setup[..i].contains(laying) {
                return self.refuse(field, "the same again, expected other tokens");
            }
            tokens += match laying {
                Laying::At(_) | Laying::CentralTerrain => 1,
                Laying::InTurns { tokens, .. } => usize::from(*tokens),
                Laying::Terrain => 2,
            };
        }
        if tokens > MOST_TOKENS {
            let message = format!("{tokens} tokens, expected at most {MOST_TOKENS}");
            return self.refuse(format!("{field}.setup"), message);
        }
        if card.claim && tokens == 0 {
            return self.refuse(format!("{field}.claim"), "no token is laid that could be claimed");
        }
        if let Some(sabotage) = card.sabotage {
            self.within(sabotage.most, NUMBERS, format!("{field}.sabotage.most"))?;
            self.within(sabotage.start, 0..=sabotage.most, format!("{field}.sabotage.start"))?;
        }
        self.count(card.victory.len(), 1..=MOST, format!("{field}.victory"))?;
        for (i, victory) in card.victory.iter().enumerate() {
            self.victory(card, victory, &format!("{field}.victory[{i}]"))?;
        }
        Ok(())
    }

    fn laying(&self, laying: &Laying, field: &str) -> Checked {
        match laying {
            Laying::At(place) => {
                let sides = self.known.smallest(BattleCard::Objective);
                for (i, inches) in place.iter().enumerate() {
                    let most = sides[i] / 2 / 2540 - 1;
                    self.within(*inches, -most..=most, format!("{field}.at[{i}]"))?;
                }
                Ok(())
            }
            Laying::InTurns { tokens, beyond_zones, beyond_tokens } => {
                let most = u8::try_from(MOST_TOKENS).unwrap_or(u8::MAX);
                self.within(*tokens, 1..=most, format!("{field}.in-turns.tokens"))?;
                self.within(*beyond_zones, RANGES, format!("{field}.in-turns.beyond-zones"))?;
                self.within(*beyond_tokens, RANGES, format!("{field}.in-turns.beyond-tokens"))
            }
            Laying::CentralTerrain | Laying::Terrain => Ok(()),
        }
    }

    /// Each way to win needs the tokens that it speaks of.
    fn victory(&self, card: &ObjectiveCard, victory: &Victory, field: &str) -> Checked {
        let marks = |laying: &Laying| matches!(laying, Laying::CentralTerrain | Laying::Terrain);
        match victory {
            Victory::Control { range, rounds, tokens } => {
                let at = |name: &str| format!("{field}.control.{name}");
                self.within(*range, RANGES, at("range"))?;
                let last = self.known.rounds();
                self.count(rounds.len(), 1..=last.into(), at("rounds"))?;
                for (i, round) in rounds.iter().enumerate() {
                    let at = format!("{}[{i}]", at("rounds"));
                    self.within(*round, 1..=last, at.as_str())?;
                    if rounds[..i].contains(round) {
                        return self.refuse(at, format!("{round} is named twice"));
                    }
                }
                self.within(*tokens, NUMBERS, at("tokens"))?;
                if card.setup.iter().all(marks) {
                    return self.refuse(field, "no token is laid that could be controlled");
                }
                Ok(())
            }
            Victory::Claimed if !card.claim => {
                self.refuse(field, "nobody can claim anything, expected `claim = true`")
            }
            Victory::Terrain if !card.setup.iter().any(marks) => {
                self.refuse(field, "no terrain is marked, expected tokens on some")
            }
            Victory::Sabotage if card.sabotage.is_none() => {
                self.refuse(field, "nobody can sabotage anything, expected `sabotage`")
            }
            Victory::Breakthrough | Victory::Claimed | Victory::Terrain | Victory::Sabotage => {
                Ok(())
            }
        }
    }

    /// The zones lie on the battlefield (LG-DEPLOY-02), and none is both players' (LG-DEPLOY-01).
    pub(super) fn deployment(&self, card: &DeploymentCard, field: &str) -> Checked {
        for (colour, zones) in [("blue", &card.blue), ("red", &card.red)] {
            self.count(zones.len(), 1..=MOST, format!("{field}.{colour}"))?;
            for (i, zone) in zones.iter().enumerate() {
                self.zone(*zone, &format!("{field}.{colour}[{i}]"))?;
            }
        }
        let apart = |&[x, y, to_x, to_y]: &[u8; 4], other: &[u8; 4]| {
            to_x <= other[0] || other[2] <= x || to_y <= other[1] || other[3] <= y
        };
        for (i, red) in card.red.iter().enumerate() {
            if card.blue.iter().any(|blue| !apart(red, blue)) {
                return self.refuse(format!("{field}.red[{i}]"), "lies over a zone of blue");
            }
        }
        Ok(())
    }

    fn zone(&self, [x, y, to_x, to_y]: [u8; 4], field: &str) -> Checked {
        let ranges = |side: i32| u8::try_from(side / self.known.segment).unwrap_or(u8::MAX);
        let [long, short] = self.known.smallest(BattleCard::Deployment).map(ranges);
        if x < to_x && to_x <= long && y < to_y && to_y <= short {
            return Ok(());
        }
        let message = format!(
            "[{x}, {y}, {to_x}, {to_y}], expected from x, from y, to x, to y, up to {long} and {short}"
        );
        self.refuse(field, message)
    }
}
