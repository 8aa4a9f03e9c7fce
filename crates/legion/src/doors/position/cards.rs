//! Battle cards and command cards of a position.

use arrayvec::ArrayVec;
use content::{Names, Source};
use kernel::Seat;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{Error as ValueError, StrDeserializer};

use super::cases::{DeploymentCase, ObjectiveCase, ObjectiveRules, Zones};
use super::{Position, StageCase, Wrong, core, wrong};
use crate::battle::{Condition, ConditionCard, DeploymentCard, Laying, ObjectiveCard};
use crate::pack::{CommandCard, Rank};
use crate::state::{Order, Player, Rows, State};
use crate::table::{Table, UnitId};

/// What cards of a scenario's own are called.
const OWN: &str = "scenario";

/// Battle cards: all that can come up, and the numbers of those in use.
pub(super) struct BattleCards {
    pub(super) objectives: Vec<ObjectiveCard>,
    pub(super) deployments: Vec<DeploymentCard>,
    pub(super) conditions: Vec<ConditionCard>,
    pub(super) rows: Rows,
}

impl Position {
    /// The battle cards. Before they are drawn there are only those of the embedded pack.
    pub(super) fn battle_cards(&self) -> Result<BattleCards, Wrong> {
        let all = core()?.all();
        let mut cards = BattleCards {
            objectives: all.objective.clone(),
            deployments: all.deployment.clone(),
            conditions: all.condition.clone(),
            rows: Rows::default(),
        };
        if matches!(self.stage, StageCase::Terrain | StageCase::Setup) {
            let stated = [
                ("objective", self.objective.is_some()),
                ("deployment", self.deployment.is_some()),
                ("condition", self.condition.is_some()),
            ];
            return match stated.iter().find(|(_, stated)| *stated) {
                Some((field, _)) => Err(wrong(*field, "the set-up draws the battle cards")),
                None => Ok(cards),
            };
        }
        let used = [
            self.objective_number(&mut cards.objectives)?,
            self.deployment_number(&mut cards.deployments)?,
            self.condition_number(&mut cards.conditions)?,
        ];
        for (row, number) in cards.rows.rows.iter_mut().zip(used) {
            row.push(number as u8);
        }
        Ok(cards)
    }

    fn objective_number(&self, cards: &mut Vec<ObjectiveCard>) -> Result<usize, Wrong> {
        let rules = match &self.objective {
            Some(ObjectiveCase::Id(id)) => {
                let message = format!("`{id}` is unknown, expected the id of an objective card");
                let found = cards.iter().position(|card| card.id == *id);
                return found.ok_or_else(|| wrong("objective", message));
            }
            Some(ObjectiveCase::Card(rules)) => rules.clone(),
            None => ObjectiveRules::default(),
        };
        let outside = |laying: &Laying| {
            let Laying::At([x, y]) = laying else { return false };
            x.unsigned_abs() > HALF_LONG || y.unsigned_abs() > HALF_SHORT
        };
        if rules.setup.iter().any(outside) {
            let message = format!("expected tokens within {HALF_LONG} and {HALF_SHORT} inches");
            return Err(wrong("objective", message));
        }
        cards.push(ObjectiveCard {
            id: OWN.to_owned(),
            name: Names::from("Scenario"),
            text: Names::from("As the scenario says."),
            setup: rules.setup,
            claim: rules.claim,
            sabotage: rules.sabotage,
            victory: rules.victory,
            source: Source::House,
        });
        Ok(cards.len() - 1)
    }

    fn deployment_number(&self, cards: &mut Vec<DeploymentCard>) -> Result<usize, Wrong> {
        let zones = match &self.deployment {
            Some(DeploymentCase::Id(id)) => {
                let message = format!("`{id}` is unknown, expected the id of a deployment card");
                let found = cards.iter().position(|card| card.id == *id);
                return found.ok_or_else(|| wrong("deployment", message));
            }
            Some(DeploymentCase::Card(zones)) => zones.clone(),
            None => Zones {
                blue: vec![[0, 0, ALONG, 1]],
                red: vec![[0, ACROSS - 1, ALONG, ACROSS]],
                every_zone: false,
            },
        };
        let flat =
            |&[x, y, to_x, to_y]: &[u8; 4]| x >= to_x || y >= to_y || to_x > ALONG || to_y > ACROSS;
        if zones.blue.iter().chain(&zones.red).any(flat) {
            let message =
                format!("expected zones [x, y, to x, to y] within [0, 0, {ALONG}, {ACROSS}]");
            return Err(wrong("deployment", message));
        }
        cards.push(DeploymentCard {
            id: OWN.to_owned(),
            name: Names::from("Scenario"),
            text: None,
            blue: zones.blue,
            red: zones.red,
            trooper_keywords: Vec::new(),
            trooper_loses: Vec::new(),
            every_zone: zones.every_zone,
            source: Source::House,
        });
        Ok(cards.len() - 1)
    }

    /// A condition card by its id, or by what it changes.
    fn condition_number(&self, cards: &mut Vec<ConditionCard>) -> Result<usize, Wrong> {
        let stated = self.condition.as_deref();
        let found = cards.iter().position(|card| Some(card.id.as_str()) == stated);
        if let Some(number) = found {
            return Ok(number);
        }
        let word: StrDeserializer<'_, ValueError> = stated.unwrap_or("clear").into_deserializer();
        let rule = Condition::deserialize(word)
            .map_err(|_| wrong("condition", "expected the id of a condition card"))?;
        cards.push(ConditionCard {
            id: OWN.to_owned(),
            name: Names::from("Scenario"),
            text: Names::from("As the scenario says."),
            rule,
            mines: None,
            source: Source::House,
        });
        Ok(cards.len() - 1)
    }

    /// The command cards of a player: in hand, then the played one, then discarded ones.
    pub(super) fn commands(&self, seat: Seat) -> Result<Vec<CommandCard>, Wrong> {
        let n = seat.index();
        let mut cards: Vec<CommandCard> = Vec::new();
        match &self.hand {
            Some(hands) => {
                for id in &hands[n] {
                    cards.push(self.command_card(id, &format!("hand[{n}]"))?);
                }
            }
            None => {
                let common = core()?
                    .all()
                    .command
                    .iter()
                    .filter(|card| card.character.is_none() && card.faction.is_none());
                let own = self.command.iter().map(|case| case.card());
                let all = common.cloned().chain(own);
                cards.extend(all.filter(|card| !self.is_used(seat, &card.id)));
            }
        }
        if let Some(id) = self.played_card(seat) {
            cards.push(self.command_card(id, &format!("played[{n}]"))?);
        }
        for id in self.discard.iter().flat_map(|piles| &piles[n]) {
            cards.push(self.command_card(id, &format!("discard[{n}]"))?);
        }
        if cards.len() > MOST_COMMANDS {
            let message = format!("expected at most {MOST_COMMANDS} command cards of a player");
            return Err(wrong(format!("hand[{n}]"), message));
        }
        let twice = |(i, card): (usize, &CommandCard)| cards[..i].iter().any(|c| c.id == card.id);
        if cards.iter().enumerate().any(twice) {
            return Err(wrong(format!("hand[{n}]"), "expected each card once"));
        }
        Ok(cards)
    }

    fn played_card(&self, seat: Seat) -> Option<&String> {
        self.played.as_ref().map(|played| &played[seat.index()]).filter(|id| !id.is_empty())
    }

    fn is_used(&self, seat: Seat, id: &str) -> bool {
        let mut discarded = self.discard.iter().flat_map(|piles| &piles[seat.index()]);
        self.played_card(seat).is_some_and(|played| played == id)
            || discarded.any(|other| other == id)
    }

    fn command_card(&self, id: &str, field: &str) -> Result<CommandCard, Wrong> {
        if let Some(own) = self.command.iter().find(|case| case.id == id) {
            return Ok(own.card());
        }
        let message = format!("`{id}` is unknown, expected the id of a command card");
        core()?.command(id).cloned().ok_or_else(|| wrong(field, message))
    }

    /// A player with the cards of the table; the order pool comes later.
    pub(super) fn player(&self, seat: Seat, table: &Table) -> Player {
        let n = seat.index();
        let count = table.commands[n].len() as u8;
        let discarded = self.discard.as_ref().map_or(0, |piles| piles[n].len()) as u8;
        let played = self.played_card(seat).map(|_| count.saturating_sub(discarded + 1));
        let hand = played.unwrap_or(count.saturating_sub(discarded));
        Player {
            hand: (0..hand).collect(),
            played,
            barred: None,
            discard: (count.saturating_sub(discarded)..count).collect(),
            pool: ArrayVec::new(),
            victory: self.victory.get(n).copied().unwrap_or(0),
            begun: false,
        }
    }

    /// The order pool: as stated, else the tokens of all units that have none beside them and are
    /// not activated (LG-ROUND-07).
    pub(super) fn fill_pool(&self, state: &mut State, seat: Seat) -> Result<(), Wrong> {
        let during =
            matches!(self.stage, StageCase::Activation | StageCase::Start | StageCase::Act);
        let pool: Vec<Rank> = match &self.pool {
            Some(pools) => pools[seat.index()].clone(),
            None if during => waiting(state, seat),
            None => Vec::new(),
        };
        let field = || wrong(format!("pool[{}]", seat.index()), "too many tokens");
        let active = state.activation.as_ref().map(|own| own.unit);
        let begun = |unit: UnitId| {
            state.seat(unit) == seat
                && (Some(unit) == active || state.unit(unit).order == Order::Facedown)
        };
        let begun = during && state.unit_ids().any(begun);
        let player = state.player_mut(seat);
        player.begun = begun;
        player.pool = ArrayVec::new();
        pool.into_iter().try_for_each(|rank| player.pool.try_push(rank).map_err(|_| field()))
    }
}

/// Half the sides of the battlefield in inches.
const HALF_LONG: u32 = 36;
const HALF_SHORT: u32 = 18;
/// The battlefield in ranges.
const ALONG: u8 = 12;
const ACROSS: u8 = 6;
/// Command cards of a player.
const MOST_COMMANDS: usize = 8;

fn waiting(state: &State, seat: Seat) -> Vec<Rank> {
    let active = state.activation.as_ref().map(|activation| activation.unit);
    let own = state.unit_ids().filter(|&unit| state.seat(unit) == seat && Some(unit) != active);
    let own =
        own.filter(|&unit| !state.unit(unit).defeated && state.unit(unit).order == Order::Pool);
    own.map(|unit| state.rank(unit)).collect()
}

impl super::cases::CommandCase {
    fn card(&self) -> CommandCard {
        CommandCard {
            id: self.id.clone(),
            name: Names::from(self.id.as_str()),
            text: None,
            pips: self.pips,
            counts_as: None,
            character: self.character.clone(),
            faction: None,
            orders: self.orders(),
            returns: self.returns,
            hinders: 0,
            weapon: None,
            effects: self.effects.clone(),
            source: Source::House,
        }
    }
}
