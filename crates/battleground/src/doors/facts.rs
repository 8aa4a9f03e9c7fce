//! A position and its events as plain facts with names in them: what scenarios compare.

use std::collections::BTreeMap;

use kernel::{Seat, Told, Viewer};
use serde_json::{Map, Value, json};

use crate::Game;
use crate::event::Event;
use crate::sheets::CardView;
use crate::state::{BuffMarker, DebuffMarker, State};
use crate::table::{CardId, FigureId};
use crate::view::{self, FigureView, PlayerView};

/// Every fact of a position by its name: `He-Man.wounds`, `player 1.points`, `round`.
#[must_use]
pub fn facts(game: &Game) -> BTreeMap<String, Value> {
    let state = game.state();
    let view = view::view(state, Viewer::Judge);
    let mut facts = BTreeMap::new();
    let mut add = |name: &str, value: Value| facts.insert(name.to_owned(), value);
    add("round", json!(view.round));
    add("stage", json!(view.stage));
    add("priority", json!(view.priority.0 + 1));
    let asked: Vec<String> = game
        .pending()
        .iter()
        .map(|question| crate::words::prompt(state, &question.prompt))
        .collect();
    add("asked", json!(asked.join("; ")));
    let players: Vec<u8> = game.pending().iter().map(|question| question.seat.0 + 1).collect();
    add("asked-player", if players.len() == 1 { json!(players[0]) } else { json!(players) });
    add("over", json!(game.outcome().is_some()));
    if let Some(outcome) = game.outcome() {
        add("winner", json!(outcome.winner.map_or(0, |seat| seat.0 + 1)));
        add("decided-by", json!(outcome.rule));
    }
    for objective in &view.objectives {
        let by = objective.captured.map_or(0, |seat| seat.0 + 1);
        add(&format!("objective {}", objective.hex), json!(by));
    }
    for sign in &view.signs {
        add(&format!("sign {}", sign.name), json!(sign.place));
    }
    for (n, player) in view.players.iter().enumerate() {
        player_facts(state, n, player, &mut add);
    }
    for figure in &view.figures {
        figure_facts(state, figure, &mut add);
    }
    facts
}

fn player_facts<T>(
    state: &State,
    n: usize,
    player: &PlayerView,
    add: &mut impl FnMut(&str, Value) -> T,
) {
    let names = |cards: &[CardView]| cards.iter().map(|card| json!(card.name.en)).collect();
    let hand = player.hand.iter().flatten();
    let mut put = |name: &str, value: Value| {
        add(&format!("player {}.{name}", n + 1), value);
    };
    put("points", json!(player.points));
    put("passed", json!(player.passed));
    put("hand-count", json!(player.hand_count));
    put("hand", hand.map(|&id| json!(state.card_name(Seat(n as u8), id))).collect());
    put("deck-count", json!(player.deck_count));
    put("discard-count", json!(player.discard_count));
    put("revealed", json!(player.revealed.as_ref().map_or("", |card| &card.name.en)));
    put("completed", names(&player.completed));
}

fn figure_facts<T>(state: &State, figure: &FigureView, add: &mut impl FnMut(&str, Value) -> T) {
    let mut object = match serde_json::to_value(figure) {
        Ok(Value::Object(object)) => object,
        _ => Map::new(),
    };
    object.insert("at".into(), json!(figure.at.map_or(String::new(), |place| place.to_string())));
    object.insert("buff".into(), json!(figure.buff.map_or(String::new(), |b| buff_name(state, b))));
    let debuff = figure.debuff.map_or(String::new(), |d| debuff_name(state, d));
    object.insert("debuff".into(), json!(debuff));
    object.insert("ap".into(), json!(figure.ap.unwrap_or(0)));
    object.insert("acting".into(), json!(figure.ap.is_some()));
    let others: Vec<&str> = match figure.at {
        Some(_) => state.engaged_with(figure.id).map(|id| state.name(id)).collect(),
        None => Vec::new(),
    };
    object.insert("engaged-with".into(), json!(others));
    for (key, value) in object {
        add(&format!("{}.{}", state.name(figure.id), key.replace('_', "-")), value);
    }
}

/// What a buff is called.
#[must_use]
pub fn buff_name(state: &State, buff: BuffMarker) -> String {
    match buff {
        BuffMarker::Common(buff) => word(&buff),
        BuffMarker::Unique(n) => state.table.markers[usize::from(n)].id.clone(),
    }
}

/// What a debuff is called.
#[must_use]
pub fn debuff_name(state: &State, debuff: DebuffMarker) -> String {
    match debuff {
        DebuffMarker::Common(debuff) => word(&debuff),
        DebuffMarker::Unique(n) => state.table.markers[usize::from(n)].id.clone(),
    }
}

fn word(thing: &impl serde::Serialize) -> String {
    match serde_json::to_value(thing) {
        Ok(Value::String(word)) => word,
        _ => String::new(),
    }
}

/// An event with names instead of numbers: characters, cards and markers by name, players from 1.
#[must_use]
pub fn event_facts(state: &State, told: &Told<Event>) -> Value {
    let mut object = match serde_json::to_value(&told.event) {
        Ok(Value::Object(object)) => object,
        _ => Map::new(),
    };
    let seat = object.get("seat").and_then(Value::as_u64).map(|seat| Seat(seat as u8));
    let keys: Vec<String> = object.keys().cloned().collect();
    for key in keys {
        let value = object[&key].clone();
        let named = match (key.as_str(), &value) {
            ("figure" | "target" | "against", Value::Number(n)) => name(state, n.as_u64()),
            ("figures", Value::Array(ids)) => {
                ids.iter().map(|id| name(state, id.as_u64())).collect()
            }
            ("seat" | "winner", Value::Number(n)) => json!(n.as_u64().unwrap_or(0) + 1),
            ("winner", Value::Null) => json!(0),
            ("card", Value::Number(n)) => {
                let card = CardId(n.as_u64().unwrap_or(255) as u8);
                json!(seat.map_or("?", |seat| state.card_name(seat, card)))
            }
            _ => value,
        };
        object.insert(key, named);
    }
    match &told.event {
        Event::Buff { buff, .. } => {
            object.insert("buff".into(), json!(buff_name(state, *buff)));
        }
        Event::Debuff { debuff, .. } => {
            object.insert("debuff".into(), json!(debuff_name(state, *debuff)));
        }
        Event::Drew { seat, cards: Some(cards), .. } => {
            let names: Vec<&str> = cards.iter().map(|card| state.card_name(*seat, card)).collect();
            object.insert("cards".into(), json!(names));
        }
        _ => {}
    }
    object.insert("rules".into(), json!(told.rules));
    Value::Object(object)
}

fn name(state: &State, id: Option<u64>) -> Value {
    json!(state.name(FigureId(id.unwrap_or(255).min(255) as u8)))
}
