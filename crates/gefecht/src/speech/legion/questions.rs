//! Questions as sentences, answers as short words.

use kernel::Question;
use legion::Legion;
use legion::attack;
use legion::battle::Apart;
use legion::question::{CardId, Choice, Moving, Placing, Prompt, Why};
use legion::table::{Stand, UnitId};
use legion::words::{aside_name, degrees, place};
use measure::Millimetres;

use super::names::Words;
use crate::speech::{args, capital, kind};

impl Words<'_> {
    /// A question as a sentence, with the actions or the speed that there are.
    pub(super) fn prompt(&self, prompt: &Prompt) -> String {
        let unit = |id: &UnitId| self.unit(*id);
        let plain = || format!("lg-ask-{}", kind(prompt));
        match prompt {
            Prompt::Issue { by, left } => {
                self.t("lg-ask-issue", args! { unit: unit(by), left: *left })
            }
            Prompt::Drawn(rank) => {
                self.t("lg-ask-drawn", args! { rank: self.speech.of("lg-rank-", rank) })
            }
            Prompt::Act(id) => {
                let left = self.state.activation.as_ref().map_or(0, |own| own.left);
                let text = self.t("lg-ask-act", args! { unit: unit(id) });
                format!("{text} ({})", self.t("lg-actions-left", args! { count: left }))
            }
            Prompt::Move(moving) => self.move_prompt(*moving),
            Prompt::Cohere { unit: id, after } => self.cohere_prompt(*id, *after),
            Prompt::CloseUp { unit: id, foe } => {
                self.t("lg-ask-close-up", args! { unit: unit(id), enemy: unit(foe) })
            }
            Prompt::Attack { unit: id, pools, .. } => {
                let key = if pools.is_empty() { "lg-ask-attack" } else { "lg-ask-attack-more" };
                self.t(key, args! { unit: unit(id) })
            }
            Prompt::Aim { most } | Prompt::Luck { most } => self.t(&plain(), args! { most: *most }),
            Prompt::PierceGuard { unit: id, most } => {
                self.t("lg-ask-pierce-guard", args! { unit: unit(id), most: *most })
            }
            Prompt::Cover { most }
            | Prompt::Dodge { most }
            | Prompt::Impact { most }
            | Prompt::Pierce { most } => {
                self.t(&plain(), args! { most: *most, unit: self.defender() })
            }
            Prompt::Standby { enemy } => self.t("lg-ask-standby", args! { enemy: unit(enemy) }),
            Prompt::CarryToken { token } => {
                self.t("lg-ask-carry-token", args! { token: self.token(*token) })
            }
            Prompt::LayToken(Apart { beyond_zones, beyond_tokens, mine }) => {
                let key = if *mine { "lg-ask-lay-mine" } else { "lg-ask-lay-token" };
                self.t(key, args! { zones: *beyond_zones, tokens: *beyond_tokens })
            }
            Prompt::Pay { unit: id, card, .. } | Prompt::Target { unit: id, card, .. } => {
                let card = match *card {
                    CardId::Command(seat, number) => self.command(seat, number),
                    CardId::Upgrade(unit, number) => self.upgrade(unit, number),
                };
                self.t(&plain(), args! { unit: unit(id), card: card })
            }
            Prompt::Ability { unit: id, ability, left } => {
                let key = format!("lg-ask-ability-{}", kind(ability));
                self.t(&key, args! { unit: unit(id), left: *left })
            }
            Prompt::Mend { unit: id, ability, left } => {
                let key = format!("lg-ask-mend-{}", kind(ability));
                self.t(&key, args! { unit: unit(id), left: *left })
            }
            Prompt::Restore { mini } => self.t("lg-ask-restore", args! { mini: self.mini(*mini) }),
            Prompt::LayCharge { unit: id, .. }
            | Prompt::Detonate { unit: id, .. }
            | Prompt::Displace { unit: id, .. }
            | Prompt::Enter(id)
            | Prompt::FreeAction(id)
            | Prompt::Guard(id)
            | Prompt::Wound(id)
            | Prompt::Leader(id)
            | Prompt::DestroyWeapon(id)
            | Prompt::Recover(id)
            | Prompt::Claim(id)
            | Prompt::Flee(id) => self.t(&plain(), args! { unit: unit(id) }),
            Prompt::Player(picked) => self.plain(&format!("lg-ask-player-{}", kind(picked))),
            _ => self.t(&plain(), &[]),
        }
    }

    /// Who is attacked.
    fn defender(&self) -> String {
        let defender = attack::defender(self.state);
        defender.map_or_else(|| self.plain("lg-somebody"), |id| self.unit(id))
    }

    fn move_prompt(&self, Moving { unit, speed, why, .. }: Moving) -> String {
        let key = match why {
            Why::Action(_) => "lg-ask-move".to_owned(),
            Why::Jump(_) => "lg-ask-move-jump".to_owned(),
            _ => format!("lg-ask-move-{}", kind(&why)),
        };
        let text = self.t(&key, args! { unit: self.unit(unit) });
        format!("{text} ({})", self.t("lg-fact-speed", args! { value: speed }))
    }

    fn cohere_prompt(&self, id: UnitId, after: Placing) -> String {
        let unit = self.unit(id);
        let key = match after {
            Placing::CloseUp(enemy) | Placing::Melee(enemy) => {
                let enemy = self.unit(enemy);
                return self.t("lg-ask-cohere-melee", args! { unit: unit, enemy: enemy });
            }
            Placing::Move { .. } => "lg-ask-cohere".to_owned(),
            after => format!("lg-ask-cohere-{}", kind(&after)),
        };
        self.t(&key, args! { unit: unit })
    }

    /// An answer in a few words, with its place where it has one.
    pub(super) fn choice(&self, question: &Question<Legion>, choice: &Choice) -> String {
        let prompt = &question.prompt;
        match choice {
            Choice::Colour(colour) => capital(&self.speech.of("lg-colour-", colour)),
            Choice::Edge(edge) => capital(&self.speech.of("lg-edge-", edge)),
            Choice::Row(row) => self.row_choice(*row),
            Choice::Model(model) => capital(&self.model(*model)),
            Choice::Unit(unit) => self.unit(*unit),
            Choice::Deploy { unit, stands } => {
                let enters = matches!(prompt, Prompt::Enter(_));
                let key = if enters { "lg-do-enter" } else { "lg-do-deploy" };
                self.at(self.t(key, args! { unit: self.unit(*unit) }), stands)
            }
            Choice::Command(card) | Choice::UseCommand(card) => self.command(question.seat, *card),
            Choice::Action(action) => self.speech.of("lg-action-", action),
            Choice::Move { speed, to, .. } => {
                self.at(self.t("lg-do-move", args! { speed: *speed }), &[*to])
            }
            Choice::Reverse { speed, to } => {
                self.at(self.t("lg-do-reverse", args! { speed: *speed }), &[*to])
            }
            Choice::Pivot { facing } => {
                format!("{} {}°", self.t("lg-do-pivot", &[]), degrees(*facing))
            }
            Choice::Climb { to } => {
                self.at(self.t("lg-do-climb", args! { height: self.inches(to.level) }), &[*to])
            }
            Choice::Clamber { to } => {
                self.at(self.t("lg-do-clamber", args! { height: self.inches(to.level) }), &[*to])
            }
            Choice::Place(stand) => {
                let own = format!("lg-do-place-{}", kind(prompt));
                let key = if self.speech.has(&own) { &own } else { "lg-do-place" };
                self.at(self.t(key, &[]), &[*stand])
            }
            Choice::Stands(stands) => self.at(self.t("lg-do-stands", &[]), stands),
            Choice::Attack { defender, weapons } => {
                self.t("lg-do-attack", args! { unit: self.unit(*defender), count: weapons.len() })
            }
            Choice::Reroll(dice) => {
                let numbers: Vec<String> =
                    dice.iter().map(|die| (u16::from(*die) + 1).to_string()).collect();
                let text = self.t("lg-do-reroll", args! { count: dice.len() });
                format!("{text}: {}", numbers.join(", "))
            }
            Choice::Spend(count) => {
                let own = format!("lg-do-spend-{}", kind(prompt));
                let key = if self.speech.has(&own) { &own } else { "lg-do-spend" };
                self.t(key, args! { count: *count })
            }
            Choice::Guard { unit, hits } => {
                self.t("lg-do-guard", args! { unit: self.unit(*unit), count: *hits })
            }
            Choice::Mini(mini) => {
                let single = self.unit_of(*mini).is_none_or(|unit| self.is_single(unit));
                if single { self.mini(*mini) } else { self.mini_short(*mini) }
            }
            Choice::Weapon(weapon) => match prompt {
                Prompt::DestroyWeapon(unit)
                | Prompt::Mend { unit, .. }
                | Prompt::Ability { unit, .. } => self.weapon(*unit, *weapon),
                _ => self.t("lg-a-weapon", &[]),
            },
            Choice::Marker(token) => {
                let token = self.speech.of("lg-marker-", token);
                self.t("lg-do-remove", args! { token: token })
            }
            Choice::StandbyAttack(unit) => {
                self.t("lg-do-standby-attack", args! { unit: self.unit(*unit) })
            }
            Choice::StandbyMove(unit) => {
                self.t("lg-do-standby-move", args! { unit: self.unit(*unit) })
            }
            Choice::Token(token) => capital(&self.token(*token)),
            Choice::Charge(charge) => {
                self.t("lg-do-charge", args! { number: u16::from(*charge) + 1 })
            }
            Choice::Use(upgrade) => {
                let card = match prompt {
                    Prompt::Act(unit) | Prompt::Ability { unit, .. } => {
                        self.upgrade_card(*unit, *upgrade)
                    }
                    _ => None,
                };
                self.named(card.map(|card| &card.name), "lg-a-card")
            }
            Choice::Terrain { model, at, facing } => {
                let name = self.aside(*model);
                let (x, y) = (Millimetres(at.x), Millimetres(at.y));
                format!("{name}: {x},{y}, {}°", degrees(*facing))
            }
            Choice::Pick(number) => self.picked(*number, prompt),
            Choice::Player(seat) => self.player(*seat),
            Choice::Draw
            | Choice::Yes
            | Choice::Withdraw
            | Choice::Anywhere
            | Choice::Decline
            | Choice::End => self.plain_choice(choice, prompt),
        }
    }

    /// A model that was set aside, in the language; its English name is that of answers in words.
    fn aside(&self, model: u8) -> String {
        let parts = self.state.table.aside.get(usize::from(model));
        let first = parts.and_then(|parts| parts.first());
        first
            .map_or(aside_name(self.state, model), |piece| self.speech.name(&piece.name))
            .to_owned()
    }

    /// Where it comes: `Deploy Luke Skywalker: 100,0; 140,0`.
    fn at(&self, text: String, stands: &[Stand]) -> String {
        let places: Vec<String> = stands.iter().copied().map(place).collect();
        format!("{text}: {}", places.join("; "))
    }

    /// Answers without a number: some are called by what was asked.
    fn plain_choice(&self, choice: &Choice, prompt: &Prompt) -> String {
        let more = matches!(prompt, Prompt::Attack { pools, .. } if !pools.is_empty());
        if more && *choice == Choice::Decline {
            return self.plain("lg-do-decline-attack-more");
        }
        let own = format!("lg-do-{}-{}", kind(choice), kind(prompt));
        if self.speech.has(&own) { self.plain(&own) } else { self.speech.of("lg-do-", choice) }
    }

    /// A row of battle cards with the card that it would lose.
    fn row_choice(&self, row: u8) -> String {
        let name = capital(&self.row(row));
        let cards = self.state.rows.rows.get(usize::from(row));
        match cards.and_then(|cards| cards.first()) {
            Some(card) => {
                let card = self.battle_card(row, *card).0;
                self.t("lg-do-row", args! { row: name, card: card })
            }
            None => name,
        }
    }

    /// One of several that wait.
    fn picked(&self, number: u8, prompt: &Prompt) -> String {
        let waiting = self.state.attacks.last().map_or(&[][..], |attack| &attack.pools);
        match (prompt, waiting.get(usize::from(number))) {
            (Prompt::NextPool, Some(pool)) => {
                self.t("lg-do-pick-pool", args! { unit: self.unit(pool.defender) })
            }
            _ => self.t("lg-do-pick", args! { number: u16::from(number) + 1 }),
        }
    }
}
