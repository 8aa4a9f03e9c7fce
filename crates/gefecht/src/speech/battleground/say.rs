//! What happened, in sentences of the log.

use battleground::event::{Event, Reason};
use battleground::language::{MoveKind, Value};
use battleground::table::{CardId, Cards, FigureId};
use kernel::Seat;

use super::names::Words;
use crate::speech::{Line, args, kind, signed};

impl Words<'_> {
    /// An event as a sentence; some need none.
    pub(super) fn say(&self, event: &Event) -> Option<Line> {
        use Event as E;
        match event {
            E::Faced { .. }
            | E::Ap { .. }
            | E::Spent { .. }
            | E::Mana { .. }
            | E::Focus { .. }
            | E::Standby { .. }
            | E::Declared { .. }
            | E::Moved { .. }
            | E::Shoved { .. }
            | E::Swapped { .. }
            | E::Wounded { .. }
            | E::Healed { .. }
            | E::KnockedOut { .. }
            | E::Removed { .. }
            | E::Buff { .. }
            | E::Debuff { .. }
            | E::Used { .. }
            | E::Consumed { .. }
            | E::Sign { .. }
            | E::Interrupt { .. }
            | E::InterruptEnded { .. } => self.deed(event).map(Line::from),
            E::Attack { .. }
            | E::Test { .. }
            | E::Rerolled { .. }
            | E::Exploded { .. }
            | E::Tested { .. }
            | E::Undefended { .. }
            | E::Net { .. } => self.test(event),
            _ => self.round(event),
        }
    }

    /// Set-up, cards, rounds and the end.
    fn round(&self, event: &Event) -> Option<Line> {
        let figure = |id: &FigureId| self.figure(*id);
        let player = |seat: &Seat| self.player(*seat);
        let card = |seat: &Seat, card: &CardId| self.card(*seat, *card);
        let text = match event {
            Event::Deployed { figure: id, hex } => {
                self.t("bg-say-deployed", args! { figure: figure(id), hex: hex.to_string() })
            }
            Event::Drew { seat, count, cards } => {
                let text = self.t("bg-say-drew", args! { player: player(seat), count: *count });
                return Some(Line::from(text).because(self.cards(*seat, *cards)));
            }
            Event::Discarded { seat, count, cards } => {
                let text =
                    self.t("bg-say-discarded", args! { player: player(seat), count: *count });
                return Some(Line::from(text).because(self.cards(*seat, *cards)));
            }
            Event::PriorityRoll { dice: [first, second] } => {
                let [a, b] = [Seat(0), Seat(1)].map(|seat| self.player(seat));
                self.t("bg-say-priority-roll", args! { a: a, first: *first, b: b, second: *second })
            }
            Event::Priority { seat } => self.t("bg-say-priority", args! { player: player(seat) }),
            Event::Round { round } => self.t("bg-say-round", args! { round: *round }),
            Event::Revealed { seat, card: id, initiative } => self.t(
                "bg-say-revealed",
                args! { player: player(seat), card: card(seat, id), initiative: *initiative },
            ),
            Event::Passed { seat } => self.t("bg-say-passed", args! { player: player(seat) }),
            Event::Wasted { seat, card: id } => {
                self.t("bg-say-wasted", args! { player: player(seat), card: card(seat, id) })
            }
            Event::Activated { figure: id, .. } => {
                self.t("bg-say-activated", args! { figure: figure(id) })
            }
            Event::Played { seat, figure: id, card: played } => self.t(
                "bg-say-played",
                args! { player: player(seat), figure: figure(id), card: card(seat, played) },
            ),
            Event::BonusTaken { figure: id, bonus, .. } => {
                let bonus = self.speech.of("bg-bonus-", bonus);
                self.t("bg-say-bonus", args! { figure: figure(id), bonus: bonus })
            }
            Event::Mission { seat, card: id } => {
                self.t("bg-say-mission", args! { card: card(seat, id) })
            }
            Event::MissionDone { seat, card: id, points } => self.t(
                "bg-say-mission-done",
                args! { player: player(seat), card: card(seat, id), points: *points },
            ),
            Event::Ready { figure: id } => self.t("bg-say-ready", args! { figure: figure(id) }),
            Event::Ended { figure: id } => self.t("bg-say-ended", args! { figure: figure(id) }),
            Event::Cleanup { round } => self.t("bg-say-cleanup", args! { round: *round }),
            Event::Captured { seat, figure: id, hex } => self.t(
                "bg-say-captured",
                args! { figure: figure(id), hex: hex.to_string(), player: player(seat) },
            ),
            Event::GameOver { points: [first, second], winner: None } => {
                self.t("bg-say-draw", args! { first: *first, second: *second })
            }
            Event::GameOver { points, winner: Some(seat) } => {
                let [own, other] = [*seat, seat.other()].map(|seat| points[seat.index()]);
                self.t("bg-say-won", args! { player: player(seat), own: own, other: other })
            }
            _ => return None,
        };
        Some(text.into())
    }

    /// The cards behind a number of cards, for those who may know them.
    fn cards(&self, seat: Seat, cards: Option<Cards>) -> Vec<(String, String)> {
        let cards = cards.unwrap_or_default();
        cards.iter().map(|card| (self.card(seat, card), String::new())).collect()
    }

    /// What characters do and what happens to them.
    fn deed(&self, event: &Event) -> Option<String> {
        let figure = |id: &FigureId| self.figure(*id);
        let either = |is: bool, yes: &'static str, no: &'static str| if is { yes } else { no };
        Some(match event {
            Event::Faced { figure: id, facing } => self
                .t("bg-say-faced", args! { figure: figure(id), direction: self.toward(*facing) }),
            Event::Ap { figure: id, gained, now } => {
                self.t("bg-say-ap", args! { figure: figure(id), count: *gained, now: *now })
            }
            Event::Spent { figure: id, ap, now } => {
                self.t("bg-say-spent", args! { figure: figure(id), count: *ap, now: *now })
            }
            Event::Mana { figure: id, change, now } => {
                let key = either(*change < 0, "bg-say-mana-lost", "bg-say-mana");
                self.t(key, args! { figure: figure(id), count: change.unsigned_abs(), now: *now })
            }
            Event::Focus { figure: id, focused } => self.t(
                either(*focused, "bg-say-focus", "bg-say-focus-lost"),
                args! { figure: figure(id) },
            ),
            Event::Standby { figure: id, standby } => {
                let key = either(*standby, "bg-say-standby", "bg-say-standby-lost");
                self.t(key, args! { figure: figure(id) })
            }
            // A plain movement is told when it is made.
            Event::Declared { kind: MoveKind::Move, focus: false, .. } => return None,
            Event::Declared { figure: id, kind: how, .. } => {
                self.t(&format!("bg-say-declared-{}", kind(how)), args! { figure: figure(id) })
            }
            Event::Moved { figure: id, from, to, cost, points } => {
                let (from, to) = (self.place(*from), self.place(*to));
                let (cost, points) = (*cost, *points);
                self.t(
                    "bg-say-moved",
                    args! { figure: figure(id), from: from, to: to, cost: cost, points: points },
                )
            }
            Event::Shoved { figure: id, from, to } => {
                let (from, to) = (self.place(*from), self.place(*to));
                self.t("bg-say-shoved", args! { figure: figure(id), from: from, to: to })
            }
            Event::Swapped { figures: [a, b] } => {
                self.t("bg-say-swapped", args! { a: figure(a), b: figure(b) })
            }
            Event::Wounded { figure: id, wounds, now } => {
                let health = self.state.sheet(*id).character.health;
                let (count, now) = (*wounds, *now);
                self.t(
                    "bg-say-wounded",
                    args! { figure: figure(id), count: count, now: now, health: health },
                )
            }
            Event::Healed { figure: id, wounds, now } => {
                self.t("bg-say-healed", args! { figure: figure(id), count: *wounds, now: *now })
            }
            Event::KnockedOut { figure: id, points } => {
                self.t("bg-say-knocked-out", args! { figure: figure(id), points: *points })
            }
            Event::Buff { figure: id, buff, gained } => {
                let key = either(*gained, "bg-say-buff", "bg-say-buff-lost");
                self.t(key, args! { figure: figure(id), marker: self.buff(*buff) })
            }
            Event::Debuff { figure: id, debuff, gained } => {
                let key = either(*gained, "bg-say-debuff", "bg-say-debuff-lost");
                self.t(key, args! { figure: figure(id), marker: self.debuff(*debuff) })
            }
            Event::Used { figure: id, ability } => {
                self.t("bg-say-used", args! { figure: figure(id), ability: self.english(ability) })
            }
            Event::Consumed { figure: id, item } => {
                self.t("bg-say-consumed", args! { figure: figure(id), item: self.english(item) })
            }
            Event::Sign { sign, place: Some(place), .. } => {
                let (sign, place) = (self.english(sign), self.place(*place));
                self.t("bg-say-sign", args! { sign: sign, place: place })
            }
            Event::Sign { sign, place: None, .. } => {
                self.t("bg-say-sign-removed", args! { sign: self.english(sign) })
            }
            Event::Interrupt { figure: id, against, opportunity } => {
                let key = either(*opportunity, "bg-say-opportunity", "bg-say-interrupt");
                self.t(key, args! { figure: figure(id), against: figure(against) })
            }
            _ => return None,
        })
    }

    /// Attacks and tests.
    fn test(&self, event: &Event) -> Option<Line> {
        let figure = |id: &FigureId| self.figure(*id);
        let text = match event {
            Event::Attack { figure: id, weapon, target, further } => {
                let key = if *further { "bg-say-attack-further" } else { "bg-say-attack" };
                let weapon = self.english(weapon);
                self.t(key, args! { figure: figure(id), target: figure(target), weapon: weapon })
            }
            Event::Test {
                figure: id,
                kind: test,
                value,
                dice,
                needed,
                roll,
                dice_reasons,
                range_reasons,
                ..
            } => {
                let text = self.t(
                    &format!("bg-say-test-{}", kind(test)),
                    args! {
                        figure: figure(id),
                        value: self.speech.of("bg-value-", value),
                        dice: *dice,
                        needed: *needed,
                        roll: faces(roll),
                    },
                );
                let sums = self.sums(*value, (*dice, dice_reasons), (*needed, range_reasons));
                return Some(Line::from(text).because(sums));
            }
            Event::Rerolled { figure: id, mana, roll, .. } => {
                let key = if *mana > 0 { "bg-say-rerolled-mana" } else { "bg-say-rerolled" };
                self.t(key, args! { figure: figure(id), mana: *mana, roll: faces(roll) })
            }
            Event::Exploded { figure: id, roll } => {
                self.t("bg-say-exploded", args! { figure: figure(id), roll: faces(roll) })
            }
            Event::Tested { figure: id, successes, .. } => {
                self.t("bg-say-tested", args! { figure: figure(id), successes: *successes })
            }
            Event::Undefended { figure: id } => {
                self.t("bg-say-undefended", args! { figure: figure(id) })
            }
            Event::Net { target, successes, .. } => {
                self.t("bg-say-net", args! { target: figure(target), successes: *successes })
            }
            _ => return None,
        };
        Some(text.into())
    }

    /// The sums behind a test: its dice, then the face it needs. What nothing changes has no sum.
    fn sums(
        &self,
        value: Value,
        (dice, dice_reasons): (u8, &[Reason]),
        (needed, range_reasons): (u8, &[Reason]),
    ) -> Vec<(String, String)> {
        let summand = |one: &Reason| (self.reason(one), signed(one.by));
        let changes: i32 = dice_reasons.iter().map(|one| one.by).sum();
        let mut sums = Vec::new();
        // A test never has fewer than 0 dice; then the value is not to be told from the sum.
        if dice > 0 || changes >= 0 {
            let printed = i32::from(dice) - changes;
            sums.push((self.speech.of("bg-value-", &value), printed.to_string()));
        }
        sums.extend(dice_reasons.iter().map(summand));
        if !dice_reasons.is_empty() {
            sums.push((self.t("bg-sum-dice", &[]), dice.to_string()));
        }
        sums.push((self.t("bg-sum-range", &[]), "4+".to_owned()));
        sums.extend(range_reasons.iter().map(summand));
        if !range_reasons.is_empty() {
            sums.push((self.t("bg-sum-needed", &[]), format!("{needed}+")));
        }
        sums
    }
}

fn faces(roll: &[u8]) -> String {
    let faces: Vec<String> = roll.iter().map(u8::to_string).collect();
    if faces.is_empty() { "–".to_owned() } else { faces.join(" ") }
}
