//! What happened, in sentences of the log: set-up, orders, turns, struggles, deeds.

use kernel::Seat;
use shatterpoint::event::{Event, MomentumCause, Moved, StruggleCause};
use shatterpoint::question::{OrderCard, Payment};
use shatterpoint::table::{CharacterId, UnitId};

use super::names::Words;
use crate::speech::{Line, args, capital, kind};

impl Words<'_> {
    /// An event as a sentence.
    pub(super) fn say(&self, event: &Event) -> Option<Line> {
        self.turn(event)
            .or_else(|| self.deed(event))
            .or_else(|| self.attack(event))
            .or_else(|| self.operation(event))
    }

    fn turn(&self, event: &Event) -> Option<Line> {
        let (player, unit) = (|seat: &Seat| self.player(*seat), |id: &UnitId| self.unit(*id));
        let card = |card: &OrderCard| self.order_card(*card);
        let text = match event {
            Event::RolledForFirst { dice, first } => {
                let text = match first {
                    None => self.t("sp-say-rolled-tie", &[]),
                    Some(seat) => self.t("sp-say-rolled-first", args! { player: player(seat) }),
                };
                let roll = |(seat, dice): (Seat, &Vec<_>)| (self.player(seat), self.faces(dice));
                let rolls = [Seat(0), Seat(1)].into_iter().zip(dice).map(roll);
                return Some(Line::from(text).because(rolls));
            }
            Event::Sides { seat, edge } => {
                let edge = self.of("sp-edge-", edge);
                self.t("sp-say-sides", args! { player: player(seat), edge: edge })
            }
            Event::Mission { brought_by } => {
                let mission = self.state.table.missions.get(brought_by.index());
                let name = mission.map_or("", |mission| self.speech.name(&mission.name));
                self.t("sp-say-mission", args! { mission: name })
            }
            Event::Deployed { seat, characters, .. } => {
                let units = self.state.table.units.iter();
                let units = units.filter(|sheet| characters.contains(&sheet.first));
                let units: Vec<&str> =
                    units.map(|sheet| self.speech.name(&sheet.unit.name)).collect();
                self.t("sp-say-deployed", args! { player: player(seat), units: units.join(", ") })
            }
            Event::Stance { unit: id, stance } => {
                self.t("sp-say-stance", args! { unit: unit(id), stance: self.stance(*id, *stance) })
            }
            Event::Struggle { number, card, .. } => self.struggle(*number, *card),
            Event::Turn { number, seat } => {
                self.t("sp-say-turn", args! { number: *number, player: player(seat) })
            }
            Event::Revealed { seat, card: one } => {
                self.t("sp-say-revealed", args! { player: player(seat), card: card(one) })
            }
            Event::OrderRemoved { card: one, .. } => {
                self.t("sp-say-order-removed", args! { card: card(one) })
            }
            Event::Reserved { seat, card: one, force } => self.t(
                "sp-say-reserved",
                args! { player: player(seat), card: card(one), force: *force },
            ),
            Event::ToBottom { seat, card: one } => {
                self.t("sp-say-to-bottom", args! { player: player(seat), card: card(one) })
            }
            Event::ReserveUsed { seat, card: one } => {
                self.t("sp-say-reserve-used", args! { player: player(seat), card: card(one) })
            }
            Event::ShatterpointPassed { seat } => {
                self.t("sp-say-shatterpoint-passed", args! { player: player(seat) })
            }
            Event::DeckRefreshed { seat } => {
                self.t("sp-say-deck-refreshed", args! { player: player(seat) })
            }
            Event::Activated { unit: id, card: OrderCard::Shatterpoint } => {
                self.t("sp-say-activated-shatterpoint", args! { unit: unit(id) })
            }
            Event::Activated { unit: id, .. } => {
                self.t("sp-say-activated", args! { unit: unit(id) })
            }
            Event::Force { seat, ready } => {
                self.t("sp-say-force", args! { player: player(seat), ready: *ready })
            }
            Event::PriorityRolled { seat, face, objective } => {
                let (face, objective) = (self.of("sp-face-", face), self.objective(*objective));
                self.t(
                    "sp-say-priority-rolled",
                    args! { player: player(seat), face: face, objective: objective },
                )
            }
            Event::PriorityRemoved => self.t("sp-say-priority-removed", &[]),
            Event::Control { objective, seat } => {
                let objective = self.objective(*objective);
                self.t("sp-say-control", args! { player: player(seat), objective: objective })
            }
            Event::Token { seat, from, to, cause } => {
                let cause = match cause {
                    StruggleCause::Ability(unit, ability) => self.ability(*unit, *ability),
                    cause => self.of("sp-cause-", cause),
                };
                let count = from.abs_diff(*to);
                self.t("sp-say-token", args! { player: player(seat), count: count, cause: cause })
            }
            Event::Momentum { seat, tokens, cause } => self.momentum(*seat, *tokens, cause),
            Event::MomentumSpent { seat, tokens, unit: id, ability } => {
                let ability = self.ability(*id, *ability);
                self.t(
                    "sp-say-momentum-spent",
                    args! { player: player(seat), tokens: *tokens, ability: ability },
                )
            }
            Event::StruggleWon { seat, number, cards } => self.t(
                "sp-say-struggle-won",
                args! { player: player(seat), number: *number, cards: *cards },
            ),
            Event::Reset => self.t("sp-say-reset", &[]),
            _ => return None,
        };
        Some(text.into())
    }

    /// Which of the two packs is played is not told here; a name that fits both is shown.
    fn struggle(&self, number: u8, card: u8) -> String {
        let packs = self.state.table.missions.iter();
        let cards = packs.filter_map(|mission| mission.struggle.get(usize::from(card)));
        let names: Vec<_> = cards.map(|card| &card.name).collect();
        match &names[..] {
            [first, rest @ ..] if rest.iter().all(|other| other.en == first.en) => {
                let card = self.speech.name(first);
                self.t("sp-say-struggle", args! { number: number, card: card })
            }
            _ => self.t("sp-say-struggle-number", args! { number: number }),
        }
    }

    fn momentum(&self, seat: Seat, tokens: u8, cause: &MomentumCause) -> String {
        let player = self.player(seat);
        let key = format!("sp-say-momentum-{}", kind(cause));
        match cause {
            MomentumCause::Wounded(unit) => {
                let unit = self.unit(*unit);
                self.t(&key, args! { player: player, tokens: tokens, unit: unit })
            }
            MomentumCause::Ability(unit, ability) => {
                let ability = self.ability(*unit, *ability);
                self.t(&key, args! { player: player, tokens: tokens, ability: ability })
            }
            MomentumCause::Behind | MomentumCause::Middle => {
                self.t(&key, args! { player: player, tokens: tokens })
            }
        }
    }

    /// What units do and what happens to them.
    fn deed(&self, event: &Event) -> Option<Line> {
        let unit = |id: &UnitId| self.unit(*id);
        let character = |id: &CharacterId| self.character(*id);
        let text = match event {
            Event::Injured { unit: id, injured } => {
                self.t("sp-say-injured", args! { unit: unit(id), injured: *injured })
            }
            Event::ConditionLost { unit: id, condition }
            | Event::ConditionGained { unit: id, condition } => {
                let condition = self.of("sp-condition-", condition);
                let key = format!("sp-say-{}", kind(event));
                self.t(&key, args! { unit: unit(id), condition: condition })
            }
            Event::Hunker { unit: id, tokens } => {
                self.t("sp-say-hunker", args! { unit: unit(id), tokens: *tokens })
            }
            Event::Acts { unit: id, action } => self
                .t("sp-say-acts", args! { unit: unit(id), action: self.of("sp-action-", action) }),
            Event::Ability { unit: id, ability, force, pay } => {
                let key = match pay {
                    Some(Payment::Damage) => "sp-say-ability-damage",
                    Some(Payment::Force) if *force > 0 => "sp-say-ability-force",
                    _ => "sp-say-ability",
                };
                let ability = self.ability(*id, *ability);
                self.t(key, args! { unit: unit(id), ability: ability, force: *force })
            }
            Event::Moved { character: id, how: Moved::By(how), .. } => self
                .t("sp-say-moved", args! { name: character(id), kind: self.of("sp-kind-", how) }),
            Event::Moved { character: id, how, .. } => {
                self.t(&format!("sp-say-{}", kind(how)), args! { name: character(id) })
            }
            Event::Held { character: id } => self.t("sp-say-held", args! { name: character(id) }),
            Event::Steadfast { character: id } => {
                self.t("sp-say-steadfast", args! { name: character(id) })
            }
            Event::Damaged { unit: id, damage, total } => {
                let stamina = self.sheet(*id).map_or(*total, |sheet| sheet.unit.stamina);
                let (damage, total) = (*damage, *total);
                self.t(
                    "sp-say-damaged",
                    args! { unit: unit(id), damage: damage, total: total, stamina: stamina },
                )
            }
            Event::Healed { by, unit: id, condition: None, damage } => self
                .t("sp-say-healed", args! { name: character(by), unit: unit(id), damage: *damage }),
            Event::Healed { by, unit: id, condition: Some(condition), .. } => {
                let condition = self.of("sp-condition-", condition);
                self.t(
                    "sp-say-healed-condition",
                    args! { name: character(by), unit: unit(id), condition: condition },
                )
            }
            Event::Wounded { unit: id, by: None } => {
                self.t("sp-say-wounded", args! { unit: unit(id) })
            }
            Event::Wounded { unit: id, by: Some(by) } => {
                self.t("sp-say-wounded-by", args! { unit: unit(id), name: character(by) })
            }
            Event::Defeated { unit: id } => self.t("sp-say-defeated", args! { unit: unit(id) }),
            Event::Noted { unit: id, symbol } => {
                let symbol = capital(&self.of("sp-symbol-", symbol));
                self.t("sp-say-noted", args! { unit: unit(id), symbol: symbol })
            }
            _ => return None,
        };
        Some(text.into())
    }
}
