//! The table of Legion: the battlefield, the units, the tokens, the players, the battle cards.

use kernel::{Question, Seat};
use legion::state::{Order, Stage, State, Token};
use legion::table::{Edge, UnitId};
use legion::tokens::Marker;
use legion::words::{
    mini_number, model_name, place, row_name, unit_name, upgrade_name, weapon_name, word,
};
use legion::{Legion, command, melee, suppression, victory};

use super::field;
use crate::sentences::legion::phrases::{battle_card, count, listed, played};

/// Draws the table.
#[must_use]
pub fn draw(state: &State, _: &Question<Legion>) -> String {
    let mut text = field::draw(state);
    text.push_str(field::LEGEND);
    if matches!(state.stage, Stage::Cards | Stage::Deployment) {
        text.push_str("  + blue's deployment zones, - red's\n");
    }
    for unit in state.unit_ids() {
        text.push_str(&unit_line(state, unit));
    }
    for (number, token) in (1..).zip(&state.tokens) {
        text.push_str(&token_line(state, number, token));
    }
    for (number, charge) in (1_u8..).zip(&state.charges) {
        let (weapon, unit) = (charge.weapon, charge.unit);
        let name = weapon_name(state, unit, weapon);
        let (at, owner) = (place(charge.stand), state.seat(unit));
        text.push_str(&format!("  ✸{number} {name} of {owner} at {at}\n"));
    }
    for seat in [Seat(0), Seat(1)] {
        text.push_str(&player_line(state, seat));
    }
    for row in 0..3 {
        text.push_str(&battle_line(state, row));
    }
    text
}

/// `Round 2, activation phase, victory tokens 1 to 0.`
#[must_use]
pub fn situation(state: &State) -> String {
    let phase = match state.stage {
        Stage::Terrain | Stage::Setup | Stage::Cards => return "Set-up.".to_owned(),
        Stage::Deployment => return "Deployment.".to_owned(),
        Stage::Command => "command phase",
        Stage::Activation => "activation phase",
        Stage::End => "end phase",
    };
    let [own, other] = [Seat(0), Seat(1)].map(|seat| state.player(seat).victory);
    format!("Round {}, {phase}, victory tokens {own} to {other}.", state.round)
}

/// `  S  Stormtroopers     5 of 5 at 100,0; leader 1; suppression 1/1, suppressed; order faceup`
fn unit_line(state: &State, id: UnitId) -> String {
    let (unit, sheet) = (state.unit(id), state.sheet(id));
    let line = format!("  {}  {:<34}", field::letter(state, id), unit_name(state, id));
    let Some((leader, stand)) = state.leader(id) else {
        let where_to = match (unit.defeated, unit.aside) {
            (true, _) => "defeated",
            (_, true) => "set aside",
            _ => "not deployed",
        };
        return format!("{line} {where_to}\n");
    };
    let mut marks = vec![match sheet.minis.len() {
        1 => place(stand),
        all => {
            let here = state.minis_of(id).count();
            format!("{here} of {all}, leader {} at {}", mini_number(state, leader), place(stand))
        }
    }];
    marks.extend(wounds(state, id));
    marks.extend(tokens(state, id));
    marks.push(match unit.order {
        Order::Pool => "order in the pool".to_owned(),
        order => format!("order {}", word(&order)),
    });
    let enemies: Vec<String> =
        melee::with(state, id).into_iter().map(|enemy| unit_name(state, enemy)).collect();
    marks.extend((!enemies.is_empty()).then(|| format!("in melee with {}", enemies.join(", "))));
    marks.extend(active(state, id));
    format!("{line} {}\n", marks.join("; "))
}

/// `wounds 2/6`, or of several miniatures `wounds Stormtroopers 2 1/2`.
fn wounds(state: &State, id: UnitId) -> Vec<String> {
    let threshold = state.sheet(id).unit.wounds;
    let hurt = state.minis_of(id).map(|mini| (mini, state.minis[mini.index()].wounds));
    let single = state.sheet(id).minis.len() == 1;
    let hurt = hurt.filter(|(_, wounds)| single || *wounds > 0);
    let one = |(mini, wounds)| match single {
        true => format!("wounds {wounds}/{threshold}"),
        false => format!("wounds of {} {wounds}/{threshold}", mini_number(state, mini)),
    };
    hurt.map(one).collect()
}

/// The tokens beside a unit; suppression with the courage it is held against.
#[must_use]
pub fn tokens(state: &State, id: UnitId) -> Vec<String> {
    let unit = state.unit(id);
    let counted = [
        ("aim", unit.tokens[Marker::Aim]),
        ("dodge", unit.tokens[Marker::Dodge]),
        ("ion", unit.tokens[Marker::Ion]),
        ("immobilize", unit.tokens[Marker::Immobilize]),
    ];
    let counted = counted.into_iter().filter(|(_, number)| *number > 0);
    let mut marks: Vec<String> = counted.map(|(name, number)| format!("{name} {number}")).collect();
    if unit.tokens.has(Marker::Suppression) {
        let courage = suppression::courage(state, id);
        let courage = courage.map_or("-".to_owned(), |courage| courage.to_string());
        let held = if suppression::is_suppressed(state, id) { ", suppressed" } else { "" };
        marks.push(format!("suppression {}/{courage}{held}", unit.tokens[Marker::Suppression]));
    }
    let flags = [
        (unit.tokens.has(Marker::Standby), "standby"),
        (unit.tokens.has(Marker::Panic), "panicked"),
        (unit.tokens.has(Marker::Damaged), "damaged"),
        (unit.tokens.has(Marker::Disabled), "disabled"),
        (unit.promoted, "promoted"),
    ];
    marks.extend(flags.into_iter().filter(|(is, _)| *is).map(|(_, name)| name.to_owned()));
    let destroyed = unit.destroyed.iter().map(|&weapon| weapon_name(state, id, weapon));
    marks.extend(destroyed.map(|weapon| format!("{weapon} destroyed")));
    let exhausted = unit.exhausted.iter().map(|&upgrade| upgrade_name(state, id, upgrade));
    marks.extend(exhausted.map(|upgrade| format!("{upgrade} exhausted")));
    marks
}

fn active(state: &State, id: UnitId) -> Option<String> {
    let own = state.activation.as_ref().filter(|own| own.unit == id)?;
    let made: Vec<String> = own.made.iter().map(word).collect();
    let made = if made.is_empty() { String::new() } else { format!(" after {}", made.join(", ")) };
    Some(format!("active, {} left{made}", count(own.left, "action")))
}

fn token_line(state: &State, number: u8, token: &Token) -> String {
    let marks = token.model.map(|model| format!(", marks {}", model_name(state, model)));
    let held = token.claimed.map(|mini| unit_name(state, state.unit_of(mini)));
    let held = held.map(|unit| format!(", held by {unit}"));
    let sabotage = state.objective().and_then(|card| card.sabotage);
    let wounds = sabotage.map(|rule| format!(", wound tokens {}/{}", token.wounds, rule.most));
    let more: String = [marks, held, wounds].into_iter().flatten().collect();
    format!("  ◎{number} objective token at {}{more}\n", place(token.stand))
}

/// `  player 1 (blue, south edge): 1 victory token, 160 points destroyed; played Ambush (1 pip) …`
fn player_line(state: &State, seat: Seat) -> String {
    let player = state.player(seat);
    let colour = word(&state.colour(seat));
    let south = (state.edge == Edge::South) == (seat == state.blue);
    let edge = if south { "south" } else { "north" };
    let pool = match player.pool.is_empty() {
        true => "empty".to_owned(),
        false => listed(player.pool.iter().map(word)),
    };
    let mut parts = vec![
        count(player.victory, "victory token"),
        format!("{} points destroyed", victory::score(state, seat)),
        format!("plays {}", played(state, seat, player.played)),
        format!("{} in hand", count(player.hand.len(), "card")),
    ];
    let gone = player.discard.iter().filter_map(|&card| command::card(state, seat, card));
    let gone: Vec<&str> = gone.map(|card| card.name.en.as_str()).collect();
    parts.extend((!gone.is_empty()).then(|| format!("discarded {}", gone.join(", "))));
    parts.push(format!("order pool {pool}"));
    // Before the orders it is that of the last round, or nobody's.
    let decided = matches!(state.stage, Stage::Activation | Stage::End);
    parts.extend((decided && seat == state.priority).then(|| "priority".to_owned()));
    parts.extend((seat == state.counter).then(|| "round counter".to_owned()));
    format!("  {seat} ({colour}, {edge} edge): {}\n", parts.join("; "))
}

/// `  objective: Key Positions. One objective token …`; while cards are discarded, the whole row.
fn battle_line(state: &State, row: u8) -> String {
    let cards = &state.rows.rows[usize::from(row)];
    let name = row_name(row);
    match cards[..] {
        [] => String::new(),
        [first, ..] if state.stage != Stage::Setup => {
            let (card, text) = battle_card(state, row, first);
            format!("  {name}: {card}. {text}").trim_end().to_owned() + "\n"
        }
        _ => {
            let names: Vec<&str> =
                cards.iter().map(|&card| battle_card(state, row, card).0).collect();
            format!("  {name}s, the leftmost first: {}\n", names.join(", "))
        }
    }
}
