//! The table of Legion: the battlefield, the units, the tokens, the players, the battle cards.

use std::fmt::Write;

use kernel::Seat;
use legion::state::{Stage, Token};
use legion::table::{Colour, Edge, UnitId};
use legion::tokens::Marker;
use legion::words::{mini_number, place};
use legion::{melee, suppression, victory};

use super::field;
use crate::speech::legion::Words;
use crate::speech::{args, capital};

/// Draws the table.
#[must_use]
pub fn draw(words: &Words) -> String {
    let state = words.state;
    let mut text = field::draw(state);
    let legend = ["cells", "terrain", "heights", "units", "zones"];
    let zones = matches!(state.stage, Stage::Cards | Stage::Deployment);
    for part in &legend[..if zones { 5 } else { 4 }] {
        let _ = writeln!(text, "  {}", words.plain(&format!("terminal-lg-legend-{part}")));
    }
    for unit in state.unit_ids() {
        text.push_str(&unit_line(words, unit));
    }
    for (number, token) in (0..).zip(&state.tokens) {
        text.push_str(&token_line(words, number, token));
    }
    for (number, charge) in (1_u8..).zip(&state.charges) {
        let at = place(charge.stand);
        let line = match charge.unit {
            Some(unit) => {
                let weapon = words.weapon(unit, charge.weapon);
                let player = words.player(state.seat(unit));
                words.t("terminal-lg-charge", args! { weapon: weapon, player: player, place: at })
            }
            None => words.t("terminal-lg-mine", args! { place: at }),
        };
        let _ = writeln!(text, "  ✸{number} {line}");
    }
    for seat in state.seats() {
        text.push_str(&player_line(words, seat));
    }
    for row in 0..3 {
        text.push_str(&battle_line(words, row));
    }
    text
}

/// `Round 2, Activation phase, victory tokens 1 to 0.`
#[must_use]
pub fn situation(words: &Words) -> String {
    let state = words.state;
    let phase = words.speech.of("lg-stage-", &state.stage);
    if !matches!(state.stage, Stage::Command | Stage::Activation | Stage::End) {
        return format!("{phase}.");
    }
    let [own, other] = [Seat(0), Seat(1)].map(|seat| state.victory(seat));
    words.t(
        "terminal-lg-situation",
        args! { round: state.round, phase: phase, own: own, other: other },
    )
}

/// `  S  Stormtroopers     5 of 5, leader 1 at 100,0; suppression 1/1, suppressed; has an order`
fn unit_line(words: &Words, id: UnitId) -> String {
    let (state, speech) = (words.state, words.speech);
    let (unit, sheet) = (state.unit(id), state.sheet(id));
    let line = format!("  {}  {:<34}", field::letter(state, id), words.unit(id));
    let Some((leader, stand)) = state.leader(id) else {
        let where_to = match (unit.defeated, unit.aside) {
            (true, _) => "lg-state-defeated",
            (_, true) => "lg-state-aside",
            _ => "lg-state-waiting",
        };
        return format!("{line} {}\n", words.plain(where_to));
    };
    let mut marks = vec![match sheet.minis.len() {
        1 => place(stand),
        all => speech.t(
            "terminal-lg-minis",
            args! {
                here: state.minis_of(id).count(),
                all: all,
                leader: mini_number(state, leader),
                place: place(stand),
            },
        ),
    }];
    marks.extend(wounds(words, id));
    marks.extend(tokens(words, id));
    marks.push(speech.of("lg-order-", &unit.order));
    let enemies: Vec<String> =
        melee::with(state, id).into_iter().map(|enemy| words.unit(enemy)).collect();
    let engaged = || speech.t("terminal-lg-melee", args! { units: enemies.join(", ") });
    marks.extend((!enemies.is_empty()).then(engaged));
    marks.extend(active(words, id));
    format!("{line} {}\n", marks.join("; "))
}

/// `wounds 2/6`, or of several miniatures `wounds of 2 1/2`.
fn wounds(words: &Words, id: UnitId) -> Vec<String> {
    let state = words.state;
    let most = state.sheet(id).unit.wounds;
    let hurt = state.minis_of(id).map(|mini| (mini, state.minis[mini.index()].wounds));
    let single = words.is_single(id);
    let hurt = hurt.filter(|(_, wounds)| single || *wounds > 0);
    let one = |(mini, wounds)| match single {
        true => words.t("terminal-lg-wounds", args! { wounds: wounds, most: most }),
        false => {
            let number = mini_number(state, mini);
            words
                .speech
                .t("terminal-lg-wounds-of", args! { number: number, wounds: wounds, most: most })
        }
    };
    hurt.map(one).collect()
}

/// The tokens beside a unit; suppression with the courage it is held against.
#[must_use]
pub fn tokens(words: &Words, id: UnitId) -> Vec<String> {
    let (state, speech) = (words.state, words.speech);
    let unit = state.unit(id);
    let counted = [
        ("lg-marker-aim", unit.tokens[Marker::Aim]),
        ("lg-marker-dodge", unit.tokens[Marker::Dodge]),
        ("lg-marker-ion", unit.tokens[Marker::Ion]),
        ("lg-marker-immobilize", unit.tokens[Marker::Immobilize]),
    ];
    let counted = counted.into_iter().filter(|(_, number)| *number > 0);
    let mut marks: Vec<String> =
        counted.map(|(key, number)| format!("{} {number}", words.plain(key))).collect();
    if unit.tokens.has(Marker::Suppression) {
        let courage = suppression::courage(state, id);
        let courage = courage.map_or("-".to_owned(), |courage| courage.to_string());
        let held = suppression::is_suppressed(state, id);
        let held = held.then(|| words.plain("lg-state-suppressed"));
        let name = words.plain("lg-marker-suppression");
        let tokens = format!("{name} {}/{courage}", unit.tokens[Marker::Suppression]);
        marks.push([tokens].into_iter().chain(held).collect::<Vec<_>>().join(", "));
    }
    let flags = [
        (unit.tokens.has(Marker::Standby), "lg-marker-standby"),
        (unit.tokens.has(Marker::Panic), "lg-state-panicked"),
        (unit.tokens.has(Marker::Damaged), "lg-marker-damaged"),
        (unit.tokens.has(Marker::Disabled), "lg-marker-disabled"),
        (unit.promoted, "terminal-lg-promoted"),
    ];
    marks.extend(flags.into_iter().filter(|(is, _)| *is).map(|(_, key)| words.plain(key)));
    let destroyed = unit.destroyed.iter().map(|&weapon| words.weapon(id, weapon));
    let destroyed = destroyed.map(|arm| speech.t("terminal-lg-destroyed", args! { weapon: arm }));
    marks.extend(destroyed);
    let exhausted = unit.exhausted.iter().map(|&upgrade| words.upgrade(id, upgrade));
    marks.extend(exhausted.map(|card| speech.t("terminal-lg-exhausted", args! { upgrade: card })));
    marks
}

fn active(words: &Words, id: UnitId) -> Option<String> {
    let own = words.state.activation.as_ref().filter(|own| own.unit == id)?;
    let made: Vec<String> =
        own.made.iter().map(|action| words.speech.of("lg-action-", action)).collect();
    let made = made.join(", ");
    let after = (!made.is_empty()).then(|| words.t("terminal-lg-after", args! { actions: made }));
    let active = words.plain("terminal-active");
    let left = words.t("lg-actions-left", args! { count: own.left });
    let parts: Vec<String> = [format!("{active}, {left}")].into_iter().chain(after).collect();
    Some(parts.join(" "))
}

fn token_line(words: &Words, number: u8, token: &Token) -> String {
    let (state, speech) = (words.state, words.speech);
    let marks = token.model.map(|model| words.model(model));
    let marks = marks.map(|terrain| speech.t("terminal-lg-marks", args! { terrain: terrain }));
    let held = token.claimed.map(|mini| words.unit(state.unit_of(mini)));
    let held = held.map(|unit| speech.t("terminal-lg-held", args! { unit: unit }));
    let sabotage = state.objective().and_then(|card| card.sabotage);
    let wounds = sabotage.map(|rule| {
        let (wounds, most) = (token.wounds, rule.most);
        speech.t("terminal-lg-token-wounds", args! { wounds: wounds, most: most })
    });
    let (name, at) = (words.token(number), place(token.stand));
    let there = speech.t("terminal-lg-token", args! { token: name, place: at });
    let parts = [Some(there), marks, held, wounds].into_iter().flatten();
    let number = u16::from(number) + 1;
    format!("  ◎{number} {}\n", parts.collect::<Vec<_>>().join(", "))
}

/// `  Player 1 (Blue, southern edge): 1 victory token; 160 points destroyed; plays Ambush …`
fn player_line(words: &Words, seat: Seat) -> String {
    let (state, speech) = (words.state, words.speech);
    let player = state.player(seat);
    let south = (state.edge == Edge::South) == (state.colour(seat) == Colour::Blue);
    let edge = words.plain(if south { "lg-edge-south" } else { "lg-edge-north" });
    let colour = speech.of("lg-colour-", &state.colour(seat));
    let who = speech
        .t("terminal-lg-player", args! { player: words.player(seat), colour: colour, edge: edge });
    let pool = match player.pool.is_empty() {
        true => words.plain("terminal-none"),
        false => words.times(player.pool.iter().map(|rank| speech.of("lg-rank-", rank))),
    };
    let score = victory::score(state, seat);
    let mut parts = vec![
        speech.t("terminal-lg-victory", args! { count: state.victory(seat) }),
        speech.t("terminal-lg-score", args! { points: score }),
        speech.t("terminal-lg-plays", args! { card: played(words, seat, player.played) }),
        speech.t("terminal-lg-hand", args! { count: player.hand.len() }),
    ];
    let gone = player.discard.iter().filter_map(|&card| words.command_card(seat, card));
    let gone: Vec<&str> = gone.map(|card| speech.name(&card.name)).collect();
    let gone = (!gone.is_empty()).then(|| gone.join(", "));
    parts.extend(gone.map(|cards| speech.t("terminal-lg-discarded", args! { cards: cards })));
    parts.push(speech.t("terminal-lg-pool", args! { tokens: pool }));
    // Before the orders it is that of the last round, or nobody's.
    let decided = matches!(state.stage, Stage::Activation | Stage::End);
    let priority = decided && seat == state.priority;
    parts.extend(priority.then(|| words.plain("terminal-lg-priority")));
    parts.extend((seat == state.counter).then(|| words.plain("terminal-lg-counter")));
    format!("  {who}: {}\n", parts.join("; "))
}

/// A command card that a player may have played: `Ambush (1 pip)`.
fn played(words: &Words, seat: Seat, card: Option<u8>) -> String {
    match card.and_then(|card| words.command_card(seat, card)) {
        None => words.plain("lg-say-no-card"),
        Some(card) => {
            let pips = words.t("lg-pips", args! { count: card.pips });
            format!("{} ({pips})", words.speech.name(&card.name))
        }
    }
}

/// `  Objective: Key Positions. One objective token …`; while cards are discarded, the whole row.
fn battle_line(words: &Words, row: u8) -> String {
    let cards = &words.state.rows.rows[usize::from(row)];
    let name = capital(&words.row(row));
    match cards[..] {
        [] => String::new(),
        [first, ..] if words.state.stage != Stage::Setup => {
            let (card, text) = words.battle_card(row, first);
            format!("  {name}: {card}. {text}").trim_end().to_owned() + "\n"
        }
        _ => {
            let names: Vec<String> =
                cards.iter().map(|&card| words.battle_card(row, card).0).collect();
            let names = names.join(", ");
            let line = words.t("terminal-lg-row", args! { row: name, cards: names });
            format!("  {line}\n")
        }
    }
}
