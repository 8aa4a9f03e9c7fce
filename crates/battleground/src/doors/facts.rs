//! A position and its events as plain facts with names in them: what scenarios compare.

use std::collections::BTreeMap;

use kernel::{Seat, Told, Viewer};
use ruleset::{Facts, player, player_or_none, word};
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
    let mut facts = Facts::of_game(game);
    facts.put("round", json!(view.round));
    facts.put("stage", json!(view.stage));
    facts.put("priority", json!(player(view.priority)));
    for objective in &view.objectives {
        let by = player_or_none(objective.captured);
        facts.put(format!("objective {}", objective.hex), json!(by));
    }
    for sign in &view.signs {
        facts.put(format!("sign {}", sign.name), json!(sign.place));
    }
    for (seat, player) in [Seat(0), Seat(1)].into_iter().zip(&view.players) {
        player_facts(state, seat, player, &mut facts);
    }
    for figure in &view.figures {
        figure_facts(state, figure, &mut facts);
    }
    facts.all
}

fn player_facts(state: &State, seat: Seat, player: &PlayerView, facts: &mut Facts) {
    let names = |cards: &[CardView]| cards.iter().map(|card| json!(card.name.en)).collect();
    let hand = player.hand.iter().flatten();
    let owner = seat.to_string();
    let mut put = |name: &str, value: Value| facts.of(&owner, name, value);
    put("points", json!(player.points));
    put("passed", json!(player.passed));
    put("hand-count", json!(player.hand_count));
    put("hand", hand.map(|&id| json!(state.card_name(seat, id))).collect());
    put("deck-count", json!(player.deck_count));
    put("discard-count", json!(player.discard_count));
    put("revealed", json!(player.revealed.as_ref().map_or("", |card| &card.name.en)));
    put("completed", names(&player.completed));
}

fn figure_facts(state: &State, figure: &FigureView, facts: &mut Facts) {
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
        facts.of(state.name(figure.id), &key.replace('_', "-"), value);
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
