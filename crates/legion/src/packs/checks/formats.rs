//! Formats.

use content::{Checked, Checks};

use super::{Checker, MOST_POINTS, NUMBERS};
use crate::format::{BattleCard, Deployment, Format};
use crate::pack::Rank;
use crate::table::MOST_UNITS;

/// The most rounds of a game.
const MOST_ROUNDS: u8 = 20;

impl Checker<'_> {
    pub(super) fn format(&self, format: &Format, field: &str) -> Checked {
        let at = |name: &str| format!("{field}.{name}");
        self.within(format.points, 1..=MOST_POINTS, at("points"))?;
        self.ranks(format, &at("ranks"))?;
        for (i, side) in format.battlefield.into_iter().enumerate() {
            let sides = self.known.segment..=measure::LONGEST;
            self.within(side, sides, format!("{field}.battlefield[{i}]"))?;
        }
        if format.battlefield[0] < format.battlefield[1] {
            return self.refuse(at("battlefield"), "expected the long side first");
        }
        let kinds = &format.battle_cards.kinds;
        for (i, kind) in kinds.iter().enumerate() {
            if kinds[..i].contains(kind) {
                return self.refuse(format!("{field}.battle-cards.kinds[{i}]"), "named twice");
            }
        }
        self.within(format.battle_cards.discards, 0..=*NUMBERS.end(), at("battle-cards.discards"))?;
        self.zones(format, &at("deployment"))?;
        match format.rounds {
            Some(rounds) => self.within(rounds, 1..=MOST_ROUNDS, at("rounds"))?,
            None if !kinds.is_empty() => {
                let message = "missing: a game without a limit knows no battle cards";
                return self.refuse(at("rounds"), message);
            }
            None => {}
        }
        match format.armies_per_side {
            1 => Ok(()),
            2 if format.epic => self.refuse(at("epic"), "teams have no epic armies (LG-EPIC-01)"),
            2 => Ok(()),
            _ => self.refuse(at("armies-per-side"), "expected 1, or 2 for teams"),
        }
    }

    /// No more units are asked for than are allowed, or than an army can have.
    fn ranks(&self, format: &Format, field: &str) -> Checked {
        let mut all = 0;
        for rank in Rank::ALL {
            let [least, most] = format.rank(rank);
            if least > most {
                let message = format!("{least} to {most} of a rank, expected the least first");
                return self.refuse(field, message);
            }
            all += usize::from(least);
        }
        self.count(all, 0..=MOST_UNITS / 2, field)
    }

    /// Zones are either those of cards that lie open, or two strips that do not meet.
    fn zones(&self, format: &Format, field: &str) -> Checked {
        let open = format.battle_cards.kinds.contains(&BattleCard::Deployment);
        match format.deployment {
            Deployment::Cards if !open => {
                self.refuse(field, "no deployment cards lie open, expected zones along the edges")
            }
            Deployment::Edges(_) | Deployment::RandomCard if open => {
                self.refuse(field, "deployment cards lie open, expected their zones")
            }
            Deployment::Cards | Deployment::RandomCard => Ok(()),
            Deployment::Edges(deep) => {
                let most = u8::try_from(format.battlefield[1] / self.known.segment / 2);
                self.within(deep, 1..=most.unwrap_or(u8::MAX), format!("{field}.edges"))
            }
        }
    }
}
