//! A position and its events as plain facts with names in them: what scenarios compare.

use std::collections::BTreeMap;

use kernel::{Game, Seat, Told};
use ruleset::{Facts, player, word};
use serde_json::{Map, Value, json};

use crate::Legion;
use crate::dice::{AttackFace, Block, DefenceFace, Hit};
use crate::event::{CoverCause, Event};
use crate::melee;
use crate::state::State;
use crate::suppression;
use crate::table::{MiniId, Stand, UnitId};
use crate::tokens::Marker;
use crate::underway::Attack;
use crate::victory;
use crate::words::{self, card_id, mini_name, unit_name, weapon_name};

/// Every fact of a position by its name: `Stormtroopers.suppression`, `Stormtroopers 2.at`,
/// `player 1.victory`, `round`.
#[must_use]
pub fn facts(game: &Game<Legion>) -> BTreeMap<String, Value> {
    let state = game.state();
    let mut facts = Facts::of_game(game);
    round_facts(state, &mut facts);
    for seat in state.seats() {
        player_facts(state, seat, &mut facts);
    }
    for unit in state.unit_ids() {
        unit_facts(state, unit, &mut facts);
        for mini in state.table.minis_of(unit) {
            mini_facts(state, mini, &mut facts);
        }
    }
    token_facts(state, &mut facts);
    charge_facts(state, &mut facts);
    if let Some(attack) = state.attacks.last() {
        attack_facts(state, attack, &mut facts);
    }
    facts.all
}

fn round_facts(state: &State, facts: &mut Facts) {
    facts.put("round", json!(state.round));
    facts.put("stage", json!(state.stage));
    facts.put("blue", json!(player(state.blue)));
    facts.put("edge", json!(state.edge));
    facts.put("priority", json!(player(state.priority)));
    facts.put("active-player", json!(player(state.active)));
    facts.put("counter", json!(player(state.counter)));
    facts.put("objective", json!(state.objective().map_or("", |card| &card.id)));
    facts.put("deployment", json!(state.deployment().map_or("", |card| &card.id)));
    facts.put("condition", json!(state.condition().map_or("", |card| &card.id)));
    for (row, cards) in (0..).zip(&state.rows.rows) {
        facts.of("rows", words::row_name(row), row_ids(state, row, cards));
    }
    let acting = state.activation.as_ref().map_or(String::new(), |own| unit_name(state, own.unit));
    facts.put("acting", json!(acting));
}

/// The ids of battle cards in a row.
fn row_ids(state: &State, row: u8, cards: &[u8]) -> Value {
    cards.iter().map(|&card| json!(battle_card(state, row, card))).collect()
}

fn battle_card(state: &State, row: u8, card: u8) -> &str {
    let (table, card) = (&state.table, usize::from(card));
    let id = match row {
        0 => table.objectives.get(card).map(|card| &card.id),
        1 => table.deployments.get(card).map(|card| &card.id),
        _ => table.conditions.get(card).map(|card| &card.id),
    };
    id.map_or("?", |id| id)
}

fn player_facts(state: &State, seat: Seat, facts: &mut Facts) {
    let owner = seat.to_string();
    let player = state.player(seat);
    let ids = |cards: &[u8]| cards.iter().map(|&card| json!(card_id(state, seat, card))).collect();
    facts.of(&owner, "colour", json!(state.colour(seat)));
    facts.of(&owner, "victory", json!(state.victory(seat)));
    facts.of(&owner, "score", json!(victory::score(state, seat)));
    facts.of(&owner, "hand", ids(&player.hand));
    facts.of(&owner, "discard", ids(&player.discard));
    let played = player.played.map_or("", |card| card_id(state, seat, card));
    facts.of(&owner, "played", json!(played));
    facts.of(&owner, "pool", json!(player.pool.as_slice()));
    facts.of(&owner, "units", json!(state.units_of(seat).count()));
}

fn unit_facts(state: &State, id: UnitId, facts: &mut Facts) {
    let owner = unit_name(state, id);
    let (unit, sheet) = (state.unit(id), state.sheet(id));
    let mut put = |name: &str, value: Value| facts.of(&owner, name, value);
    put("player", json!(player(sheet.seat)));
    put("points", json!(sheet.points));
    put("rank", json!(state.rank(id)));
    put("minis", json!(state.minis_of(id).count()));
    let wounds = state.minis_of(id).map(|mini| u16::from(state.minis[mini.index()].wounds));
    put("wounds", json!(wounds.sum::<u16>()));
    put("leader", json!(unit.leader.map_or(0, |mini| words::mini_number(state, mini))));
    let stand = state.leader(id).map(|(_, stand)| stand);
    put("at", json!(stand.map_or(String::new(), words::place)));
    put("facing", json!(stand.map_or(0, |stand| words::whole_degrees(stand.facing))));
    put("aim", json!(unit.tokens[Marker::Aim]));
    put("dodge", json!(unit.tokens[Marker::Dodge]));
    put("standby", json!(unit.tokens.has(Marker::Standby)));
    put("suppression", json!(unit.tokens[Marker::Suppression]));
    put("suppressed", json!(suppression::is_suppressed(state, id)));
    put("panicked", json!(unit.tokens.has(Marker::Panic)));
    put("ion", json!(unit.tokens[Marker::Ion]));
    put("immobilize", json!(unit.tokens[Marker::Immobilize]));
    put("damaged", json!(unit.tokens.has(Marker::Damaged)));
    put("disabled", json!(unit.tokens.has(Marker::Disabled)));
    let destroyed = unit.destroyed.iter().map(|&weapon| json!(weapon_name(state, id, weapon)));
    put("destroyed", destroyed.collect());
    let upgrade = |number: u8| sheet.upgrades.get(usize::from(number)).map(|u| json!(u.name.en));
    put("exhausted", unit.exhausted.iter().copied().filter_map(upgrade).collect());
    put("card-wounds", unit.wounds_on_cards().filter_map(upgrade).collect());
    put("marked", json!(unit.marked));
    put("collected", json!(unit.collected));
    put("checked", json!(unit.checked));
    put("order", json!(unit.order));
    put("promoted", json!(unit.promoted));
    put("defeated", json!(unit.defeated));
    put("aside", json!(unit.aside));
    put("engaged", json!(melee::is_engaged(state, id)));
    let foes = melee::with(state, id).into_iter().map(|foe| json!(unit_name(state, foe)));
    put("melee-with", foes.collect());
    let activation = state.activation.as_ref().filter(|own| own.unit == id);
    put("acting", json!(activation.is_some()));
    if let Some(own) = activation {
        put("actions-left", json!(own.left));
        put("made", json!(own.made.as_slice()));
        put("attacked", json!(own.attacked));
        put("moved", json!(own.moved));
    }
}

fn mini_facts(state: &State, mini: MiniId, facts: &mut Facts) {
    let owner = mini_name(state, mini);
    let stand = state.stand(mini);
    facts.of(&owner, "at", json!(stand.map_or(String::new(), words::place)));
    facts.of(&owner, "facing", json!(stand.map_or(0, |s| words::whole_degrees(s.facing))));
    facts.of(&owner, "wounds", json!(state.minis[mini.index()].wounds));
    facts.of(&owner, "there", json!(stand.is_some()));
    facts.of(&owner, "fallen", json!(state.minis[mini.index()].fallen));
}

fn token_facts(state: &State, facts: &mut Facts) {
    facts.put("tokens", json!(state.tokens.len()));
    for (token, number) in state.tokens.iter().zip(1..) {
        let owner = format!("token {}", number as u8);
        facts.of(&owner, "at", json!(words::place(token.stand)));
        let holder = token.claimed.map_or(String::new(), |mini| unit_of(state, mini));
        facts.of(&owner, "claimed", json!(holder));
        let terrain = token.model.map_or("", |model| words::model_name(state, model));
        facts.of(&owner, "terrain", json!(terrain));
        facts.of(&owner, "wounds", json!(token.wounds));
    }
}

fn charge_facts(state: &State, facts: &mut Facts) {
    facts.put("charges", json!(state.charges.len()));
    for (charge, number) in state.charges.iter().zip(1_u8..) {
        let owner = format!("charge {number}");
        facts.of(&owner, "at", json!(words::place(charge.stand)));
        let player = charge.unit.map_or(0, |unit| state.seat(unit).0 + 1);
        facts.of(&owner, "player", json!(player));
    }
}

fn unit_of(state: &State, mini: MiniId) -> String {
    let unit = state.table.minis.get(mini.index());
    unit.map_or("?".to_owned(), |&unit| unit_name(state, unit))
}

fn attack_facts(state: &State, attack: &Attack, facts: &mut Facts) {
    let mut put = |name: &str, value: Value| facts.of("attack", name, value);
    put("attacker", json!(unit_name(state, attack.attacker)));
    let pool = attack.pool.as_ref();
    put("defender", json!(pool.map_or(String::new(), |pool| unit_name(state, pool.defender))));
    put("melee", json!(pool.is_some_and(|pool| pool.melee)));
    put("weapons", json!(pool.map_or(String::new(), |pool| words::pool(state, &pool.weapons))));
    let waiting = attack.pools.iter().map(|pool| json!(unit_name(state, pool.defender)));
    put("waiting", waiting.collect());
    put("cover", json!(attack.cover));
    put("dodged", json!(attack.dodged));
    put("dice", json!(attack.dice.len()));
    let faces = |face: Hit| json!(attack.dice.iter().filter(|die| die.face == face).count());
    put("hits", faces(Hit::Hit));
    put("criticals", faces(Hit::Critical));
    put("surges", faces(Hit::Surge));
    put("blanks", faces(Hit::Blank));
    let faces = |face: Block| json!(attack.defence.iter().filter(|die| die.face == face).count());
    put("defence-dice", json!(attack.defence.len()));
    put("blocks", faces(Block::Block));
    put("defence-surges", faces(Block::Surge));
    put("defence-blanks", faces(Block::Blank));
}

/// An event with names instead of numbers: units, miniatures, weapons, cards and terrain by name,
/// places as `x,y` in millimetres, players, tokens and dice from 1. Its own name is under `event`.
#[must_use]
pub fn event_facts(state: &State, told: &Told<Event>) -> Value {
    let (event, mut fields) = match serde_json::to_value(&told.event) {
        Ok(Value::Object(object)) => match object.into_iter().next() {
            Some((event, Value::Object(fields))) => (event, fields),
            Some((event, _)) => (event, Map::new()),
            None => (String::new(), Map::new()),
        },
        Ok(Value::String(event)) => (event, Map::new()),
        _ => (String::new(), Map::new()),
    };
    for (key, value) in &mut fields {
        if let Some(named) = field(state, key, value) {
            *value = named;
        }
    }
    typed_fields(state, &told.event, &mut fields);
    fields.insert("event".into(), json!(event));
    fields.insert("rules".into(), json!(told.rules));
    Value::Object(fields)
}

fn number<T: TryFrom<u64>>(value: &Value) -> Option<T> {
    value.as_u64().and_then(|number| T::try_from(number).ok())
}

/// The named form of a field, if its key says what it is.
fn field(state: &State, key: &str, value: &Value) -> Option<Value> {
    Some(match (key, value) {
        ("seat" | "blue" | "counter" | "token" | "of" | "team", Value::Number(_)) => {
            json!(number::<u8>(value).map(u16::from)? + 1)
        }
        ("unit" | "defender" | "enemy" | "by", Value::Number(_)) => {
            json!(unit_name(state, UnitId(number(value)?)))
        }
        ("unit", Value::Null) => json!(""),
        ("mini", Value::Number(_)) => json!(mini_name(state, MiniId(number(value)?))),
        ("obscured", Value::Array(minis)) => {
            let minis = minis.iter().filter_map(number);
            minis.map(|mini| json!(mini_name(state, MiniId(mini)))).collect()
        }
        ("stand" | "from" | "to", Value::Object(_)) => place(value),
        ("stands", Value::Array(stands)) => stands.iter().map(place).collect(),
        _ => return None,
    })
}

fn place(value: &Value) -> Value {
    let stand: Option<Stand> = serde_json::from_value(value.clone()).ok();
    json!(stand.map_or(String::new(), words::place))
}

/// The fields whose form depends on the event.
fn typed_fields(state: &State, event: &Event, fields: &mut Map<String, Value>) {
    let mut put = |name: &str, value: Value| fields.insert(name.to_owned(), value);
    match event {
        Event::BattleCards { rows } => {
            let rows = (0..).zip(rows).map(|(row, cards)| row_ids(state, row, cards));
            put("rows", rows.collect());
        }
        Event::Discarded { row, card, .. } => {
            put("row", json!(row.map_or("", words::row_name)));
            let id = row.zip(*card).map(|(row, card)| battle_card(state, row, card));
            put("card", json!(id.unwrap_or_default()));
        }
        Event::Battle { objective, deployment, condition } => {
            let used =
                [("objective", objective), ("deployment", deployment), ("condition", condition)];
            for (row, (name, card)) in (0..).zip(used) {
                put(name, json!(card.map_or("", |card| battle_card(state, row, card))));
            }
        }
        Event::Commands { cards } => {
            let ids = cards
                .seated()
                .map(|(seat, card)| json!(card.map_or("", |c| card_id(state, seat, c))));
            put("cards", ids.collect());
        }
        Event::CommandDiscarded { seat, card } | Event::CommandReturned { seat, card } => {
            put("card", json!(card_id(state, *seat, *card)));
        }
        Event::Observed { seat, cards, of, .. } => {
            let of = of.unwrap_or(seat.other());
            let ids = cards.iter().flatten().map(|card| json!(card_id(state, of, *card)));
            put("cards", ids.collect());
        }
        Event::UsedCommand { unit, card } => {
            put("card", json!(card_id(state, state.seat(*unit), *card)));
        }
        Event::Moved { to, path, .. } => {
            put("facing", json!(words::whole_degrees(to.facing)));
            let points = path.iter().map(|&point| Stand { level: 0, ..to.at(point) });
            put("path", points.map(|stand| json!(words::place(stand))).collect());
        }
        Event::Placed { minis, .. } => {
            let names = minis.iter().map(|(mini, _)| json!(mini_name(state, *mini)));
            put("minis", names.collect());
            let places = minis.iter().map(|(_, stand)| json!(words::place(*stand)));
            put("places", places.collect());
        }
        Event::Attack { weapons, .. } => {
            put("weapons", json!(words::pool(state, weapons)));
        }
        Event::AttackRoll { dice }
        | Event::Rerolled { dice }
        | Event::Surged { dice }
        | Event::Cancelled { dice, .. }
        | Event::Impact { dice, .. } => {
            put("dice", dice.iter().map(|die| json!(words::attack_die(die))).collect());
            put("faces", attack_faces(dice));
        }
        Event::Rolled { dice, .. }
        | Event::DefenceRoll { dice, .. }
        | Event::DefenceRerolled { dice, .. }
        | Event::Guarded { dice, .. }
        | Event::Pierced { dice, .. } => {
            put("dice", dice.iter().map(|die| json!(words::defence_die(die))).collect());
            put("faces", defence_faces(dice));
        }
        Event::InCover { because, .. } => {
            put("because", because.iter().map(|cause| cover_cause(state, cause)).collect());
        }
        Event::WeaponDestroyed { unit, weapon } | Event::WeaponMended { unit, weapon } => {
            put("weapon", json!(weapon_name(state, *unit, *weapon)));
        }
        _ => {}
    }
}

fn attack_faces(dice: &[AttackFace]) -> Value {
    dice.iter().map(|die| json!(word(&die.face))).collect()
}

fn defence_faces(dice: &[DefenceFace]) -> Value {
    dice.iter().map(|die| json!(word(&die.face))).collect()
}

/// What gave cover: a piece or a unit by its name, or the word for it.
fn cover_cause(state: &State, cause: &CoverCause) -> Value {
    json!(match cause {
        CoverCause::Piece(piece) => {
            let piece = state.table.terrain.pieces.get(usize::from(*piece));
            piece.map_or("?".to_owned(), |piece| piece.name.en.clone())
        }
        CoverCause::Unit(unit) => unit_name(state, *unit),
        CoverCause::Suppression => "suppression".to_owned(),
        CoverCause::Keyword => "keyword".to_owned(),
        CoverCause::LowProfile => "low-profile".to_owned(),
        CoverCause::Sharpshooter => "sharpshooter".to_owned(),
    })
}
