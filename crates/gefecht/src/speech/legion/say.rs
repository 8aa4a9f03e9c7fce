//! What happened, in sentences of the log.

use kernel::{PerSeat, Seat};
use legion::dice::Hit;
use legion::event::Event;
use legion::table::{MINE, MiniId, UnitId};
use legion::tokens::Marker;

use super::names::Words;
use crate::speech::{Line, args, capital, kind};

impl Words<'_> {
    /// An event as a sentence.
    pub(super) fn say(&self, event: &Event) -> Line {
        use Event as E;
        match event {
            E::Moved { .. }
            | E::Placed { .. }
            | E::Rolled { .. }
            | E::Tokens { .. }
            | E::Melee { .. }
            | E::Left { .. }
            | E::Claimed { .. }
            | E::Dropped { .. }
            | E::ChargeLaid { .. }
            | E::Detonated { .. }
            | E::MineRemoved { .. }
            | E::Marked { .. }
            | E::Collected { .. }
            | E::TokenWounds { .. } => self.moved(event).into(),
            E::Attack { .. }
            | E::AttackRoll { .. }
            | E::Rerolled { .. }
            | E::Surged { .. }
            | E::InCover { .. }
            | E::Cancelled { .. }
            | E::Impact { .. }
            | E::DefenceRoll { .. }
            | E::DefenceRerolled { .. }
            | E::Guarded { .. }
            | E::GuardPierced { .. }
            | E::Pierced { .. }
            | E::Wounds { .. }
            | E::Wounded { .. }
            | E::MiniDefeated { .. }
            | E::NewLeader { .. }
            | E::Defeated { .. }
            | E::Healed { .. }
            | E::Restored { .. }
            | E::WeaponMended { .. }
            | E::WeaponDestroyed { .. } => self.attack(event),
            E::TerrainPlaced { .. }
            | E::ColourChooser { .. }
            | E::Colours { .. }
            | E::Side { .. }
            | E::BattleCards { .. }
            | E::Discarded { .. }
            | E::Battle { .. }
            | E::TokenLaid { .. }
            | E::SetAside { .. }
            | E::Deployed { .. } => self.setup(event),
            _ => self.round(event),
        }
    }

    /// An event that has no words yet says at least its name.
    fn unknown(&self, event: &Event) -> String {
        self.t("lg-say-unknown", args! { what: kind(event).replace('-', " ") })
    }

    fn setup(&self, event: &Event) -> Line {
        let (player, unit) = (|seat: &Seat| self.side(*seat), |id: &UnitId| self.unit(*id));
        let card = |row: u8, card: &u8| self.battle_card(row, *card).0;
        let text = match event {
            Event::TerrainPlaced { seat, .. } => {
                self.t("lg-say-terrain-placed", args! { player: player(seat) })
            }
            Event::ColourChooser { seat, coin } => {
                let key = if *coin { "lg-say-chooser-coin" } else { "lg-say-chooser" };
                self.t(key, args! { player: player(seat) })
            }
            Event::Colours { blue } => {
                self.t("lg-say-colours", args! { blue: player(blue), red: player(&blue.other()) })
            }
            Event::Side { edge } => {
                self.t("lg-say-side", args! { edge: self.speech.of("lg-edge-", edge) })
            }
            Event::BattleCards { rows } => {
                let row = |(row, cards): (u8, &Vec<u8>)| {
                    let cards: Vec<String> = cards.iter().map(|one| card(row, one)).collect();
                    (capital(&self.row(row)), cards.join(", "))
                };
                let text = self.t("lg-say-battle-cards", &[]);
                // An epic battle has no deployment cards (LG-EPIC-06).
                let open = (0..).zip(rows).filter(|(_, cards)| !cards.is_empty());
                return Line::from(text).because(open.map(row));
            }
            Event::Discarded { seat, row: Some(row), card: Some(one) } => {
                let args =
                    args! { player: player(seat), card: card(*row, one), row: self.row(*row) };
                self.t("lg-say-discarded", args)
            }
            Event::Discarded { seat, .. } => {
                self.t("lg-say-discarded-none", args! { player: player(seat) })
            }
            Event::Battle { objective, deployment, condition } => {
                let used = (0..).zip([objective, deployment, condition]);
                let cards = used.filter_map(|(row, one)| one.as_ref().map(|one| card(row, one)));
                let cards: Vec<String> = cards.collect();
                self.t("lg-say-battle", args! { cards: cards.join(", ") })
            }
            Event::TokenLaid { token, .. } => {
                self.t("lg-say-token-laid", args! { token: self.token(*token) })
            }
            Event::SetAside { unit: id } => self.t("lg-say-set-aside", args! { unit: unit(id) }),
            Event::Deployed { unit: id, .. } => self.t("lg-say-deployed", args! { unit: unit(id) }),
            _ => self.unknown(event),
        };
        text.into()
    }

    /// Rounds, orders, activations and victory.
    fn round(&self, event: &Event) -> Line {
        let (player, unit) = (|seat: &Seat| self.player(*seat), |id: &UnitId| self.unit(*id));
        let text = match event {
            Event::Round { round, counter } => {
                let why = (self.plain("lg-why-counter"), self.side(*counter));
                return Line::from(self.t("lg-say-round", args! { round: *round })).because([why]);
            }
            Event::Commands { cards } => return self.commands(cards),
            Event::Priority { seat } => self.t("lg-say-priority", args! { player: player(seat) }),
            Event::Nominated { unit: id } => self.t("lg-say-nominated", args! { unit: unit(id) }),
            Event::Ordered { unit: id, .. } => self.t("lg-say-ordered", args! { unit: unit(id) }),
            Event::Drew { seat, rank } => {
                let rank = self.speech.of("lg-rank-", rank);
                self.t("lg-say-drew", args! { player: player(seat), rank: rank })
            }
            Event::TokenRemoved { seat, rank } => {
                let rank = self.speech.of("lg-rank-", rank);
                self.t("lg-say-token-removed", args! { player: player(seat), rank: rank })
            }
            Event::Activated { unit: id } => self.t("lg-say-activated", args! { unit: unit(id) }),
            Event::ActionsLost { unit: id, lost } => {
                self.t("lg-say-actions-lost", args! { unit: unit(id), count: *lost })
            }
            Event::Acts { unit: id, action, free } => {
                let action = self.speech.of("lg-action-", action);
                let key = if *free { "lg-say-acts-free" } else { "lg-say-acts" };
                self.t(key, args! { unit: unit(id), action: action })
            }
            Event::Used { unit: id, upgrade } => {
                let upgrade = self.upgrade(*id, *upgrade);
                self.t("lg-say-used", args! { unit: unit(id), upgrade: upgrade })
            }
            Event::UsedCommand { unit: id, card } => {
                let card = self.command(self.state.seat(*id), *card);
                self.t("lg-say-used", args! { unit: unit(id), upgrade: card })
            }
            Event::CommandDiscarded { seat, card } => {
                let card = self.command(*seat, *card);
                self.t("lg-say-command-discarded", args! { player: player(seat), card: card })
            }
            Event::CommandReturned { seat, card } => {
                let card = self.command(*seat, *card);
                self.t("lg-say-command-returned", args! { player: player(seat), card: card })
            }
            Event::Observed { seat, count, cards, of } => {
                let of = of.unwrap_or(seat.other());
                let names = cards.iter().flatten().map(|card| self.command(of, *card));
                let names: Vec<String> = names.collect();
                let text = self.t("lg-say-observed", args! { player: player(seat), count: *count });
                let seen = names.into_iter().map(|name| (self.plain("lg-why-observed"), name));
                return Line::from(text).because(seen);
            }
            Event::Again { unit: id } => self.t("lg-say-again", args! { unit: unit(id) }),
            Event::OrderLost { unit: id } => self.t("lg-say-order-lost", args! { unit: unit(id) }),
            Event::Readied { unit: id } => self.t("lg-say-readied", args! { unit: unit(id) }),
            Event::Promoted { unit: id } => self.t("lg-say-promoted", args! { unit: unit(id) }),
            Event::Victory { seat, tokens, total } => self.t(
                "lg-say-victory",
                args! { player: self.side(*seat), count: *tokens, total: *total },
            ),
            Event::TeamTie { totals: [one, two], team, coin } => {
                let key = if *coin { "lg-say-team-tie-coin" } else { "lg-say-team-tie" };
                let text = self.t(key, args! { team: self.side(*team) });
                let pips = |(seat, pips): (u8, &u8)| {
                    (self.side(Seat(seat)), self.t("lg-pips", args! { count: *pips }))
                };
                return Line::from(text).because((0..).zip([one, two]).map(pips));
            }
            Event::RoundEnds { round } => self.t("lg-say-round-ends", args! { round: *round }),
            _ => self.unknown(event),
        };
        text.into()
    }

    fn commands(&self, cards: &PerSeat<Option<u8>>) -> Line {
        let played = |(seat, card): (Seat, &Option<u8>)| match card {
            Some(card) => self.command(seat, *card),
            None => self.plain("lg-say-no-card"),
        };
        let names: Vec<String> = cards.seated().map(played).collect();
        // Who plays no card has no pips to compare (LG-CCARD-221).
        let pips = |(seat, card): (Seat, &Option<u8>)| {
            let card = self.command_card(seat, (*card)?)?;
            Some((self.player(seat), self.t("lg-pips", args! { count: card.pips })))
        };
        let text = match &names[..] {
            [first, second] => {
                self.t("lg-say-commands", args! { first: &**first, second: &**second })
            }
            _ => self.t("lg-say-commands-all", args! { cards: names.join(", ") }),
        };
        Line::from(text).because(cards.seated().filter_map(pips))
    }

    /// Moves, melee, objective tokens, and tokens and dice outside attacks.
    fn moved(&self, event: &Event) -> String {
        let unit = |id: &UnitId| self.unit(*id);
        match event {
            Event::Moved { unit: id, how, to, .. } => {
                let key = format!("lg-say-moved-{}", kind(how));
                self.t(&key, args! { unit: unit(id), height: self.inches(to.level) })
            }
            Event::Placed { unit: id, .. } => self.t("lg-say-placed", args! { unit: unit(id) }),
            Event::Rolled { unit: id, what, dice } => {
                let key = format!("lg-say-rolled-{}", kind(what));
                let who = id.map_or_else(String::new, |id| self.unit(id));
                let faces = self.faces(dice.iter().map(|die| kind(&die.face)));
                self.t(&key, args! { unit: who, faces: faces })
            }
            Event::Tokens { unit: id, token, count } => {
                // Of some tokens a unit has one or none.
                let single = matches!(
                    token,
                    Marker::Standby | Marker::Panic | Marker::Damaged | Marker::Disabled
                );
                let key = match (count, single) {
                    (0, _) => "lg-say-tokens-none",
                    (_, true) => "lg-say-tokens-one",
                    (_, false) => "lg-say-tokens",
                };
                let token = self.speech.of("lg-marker-", token);
                self.t(key, args! { unit: unit(id), token: token, count: *count })
            }
            Event::Melee { unit: id, enemy } => {
                self.t("lg-say-melee", args! { unit: unit(id), enemy: unit(enemy) })
            }
            Event::Left { unit: id } => self.t("lg-say-left", args! { unit: unit(id) }),
            Event::Claimed { token, unit: id } => {
                self.t("lg-say-claimed", args! { token: self.token(*token), unit: unit(id) })
            }
            Event::Dropped { token } => {
                self.t("lg-say-dropped", args! { token: self.token(*token) })
            }
            Event::ChargeLaid { unit: Some(id), .. } => {
                self.t("lg-say-charge-laid", args! { unit: unit(id) })
            }
            Event::ChargeLaid { unit: None, .. } => self.plain("lg-say-mine-laid"),
            Event::Detonated { .. } => self.t("lg-say-detonated", &[]),
            Event::MineRemoved { .. } => self.plain("lg-say-mine-removed"),
            Event::Marked { unit: id, by } => {
                self.t("lg-say-marked", args! { unit: unit(id), by: unit(by) })
            }
            Event::Collected { unit: id, tokens } => {
                self.t("lg-say-collected", args! { unit: unit(id), count: *tokens })
            }
            Event::TokenWounds { token, wounds } => {
                let token = capital(&self.token(*token));
                self.t("lg-say-token-wounds", args! { token: token, count: *wounds })
            }
            _ => self.unknown(event),
        }
    }

    /// Pools, rolls, cover, wounds.
    fn attack(&self, event: &Event) -> Line {
        let unit = |id: &UnitId| self.unit(*id);
        let mini = |id: &MiniId| self.mini(*id);
        let text = match event {
            Event::Attack { unit: id, defender, melee, weapons, range } => {
                let range = if *melee { self.plain("lg-range-melee") } else { self.range(*range) };
                let arms = self.arms(*id, weapons);
                if weapons.iter().any(|(_, weapon)| *weapon == MINE) {
                    let args = args! { defender: unit(defender), range: range, weapons: arms };
                    return Line::from(self.t("lg-say-mine-attack", args));
                }
                let text = self.t(
                    "lg-say-attack",
                    args! { unit: unit(id), defender: unit(defender), range: range, weapons: arms },
                );
                let arm = |(mini, which): &(MiniId, u8)| {
                    (capital(&self.mini_short(*mini)), self.weapon(*id, *which))
                };
                return Line::from(text).because(weapons.iter().map(arm));
            }
            Event::AttackRoll { dice } | Event::Rerolled { dice } | Event::Surged { dice } => {
                let faces = self.faces(dice.iter().map(|die| kind(&die.face)));
                self.t(&format!("lg-say-{}", kind(event)), args! { faces: faces })
            }
            Event::DefenceRoll { dice, .. } | Event::DefenceRerolled { dice, .. } => {
                let faces = self.faces(dice.iter().map(|die| kind(&die.face)));
                self.t(&format!("lg-say-{}", kind(event)), args! { faces: faces })
            }
            Event::Guarded { unit: id, hits, dice, .. } => {
                let faces = self.faces(dice.iter().map(|die| kind(&die.face)));
                self.t("lg-say-guarded", args! { unit: unit(id), count: *hits, faces: faces })
            }
            Event::GuardPierced { unit: id, blocks } => {
                self.t("lg-say-guard-pierced", args! { unit: unit(id), count: *blocks })
            }
            Event::InCover { unit: id, cover, obscured, because } => {
                let cover = self.speech.of("lg-cover-", cover);
                let text = self.t("lg-say-in-cover", args! { unit: unit(id), cover: cover });
                // Of fewer than half nobody is told (LG-COVER-19).
                let seen = (!obscured.is_empty())
                    .then(|| (self.plain("lg-why-obscured"), obscured.len().to_string()));
                let causes = because.iter().map(|cause| capital(&self.cover_cause(cause)));
                let causes = causes.map(|cause| (cause, String::new()));
                return Line::from(text).because(seen).because(causes);
            }
            Event::Cancelled { by, hits, gone, .. } => {
                let criticals = gone.iter().any(|die| die.face == Hit::Critical);
                let what = if criticals { "-criticals" } else { "" };
                let key = format!("lg-say-cancelled-{}{what}", kind(by));
                let key = if self.speech.has(&key) { &key } else { "lg-say-cancelled" };
                self.t(key, args! { count: *hits })
            }
            Event::Impact { hits, .. } => self.t("lg-say-impact", args! { count: *hits }),
            Event::Pierced { blocks, .. } => self.t("lg-say-pierced", args! { count: *blocks }),
            Event::Wounds { unit: id, wounds, .. } => {
                self.t("lg-say-wounds", args! { unit: unit(id), count: *wounds })
            }
            Event::Wounded { mini: id, wounds, total } => {
                let sheet = self.unit_of(*id).and_then(|unit| self.sheet(unit));
                let most = sheet.map_or(*total, |sheet| sheet.unit.wounds);
                let (count, total) = (*wounds, *total);
                self.t(
                    "lg-say-wounded",
                    args! { mini: mini(id), count: count, total: total, most: most },
                )
            }
            Event::MiniDefeated { mini: id } => {
                self.t("lg-say-mini-defeated", args! { mini: mini(id) })
            }
            Event::NewLeader { mini: id, .. } => {
                self.t("lg-say-new-leader", args! { mini: mini(id) })
            }
            Event::Defeated { unit: id } => self.t("lg-say-defeated", args! { unit: unit(id) }),
            Event::Healed { mini: id, total } => {
                self.t("lg-say-healed", args! { mini: mini(id), count: *total })
            }
            Event::Restored { mini: id, .. } => self.t("lg-say-restored", args! { mini: mini(id) }),
            Event::WeaponDestroyed { unit: id, weapon }
            | Event::WeaponMended { unit: id, weapon } => {
                let weapon = self.weapon(*id, *weapon);
                let key = format!("lg-say-{}", kind(event));
                self.t(&key, args! { unit: unit(id), weapon: weapon })
            }
            _ => self.unknown(event),
        };
        text.into()
    }
}
