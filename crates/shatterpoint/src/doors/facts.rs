//! A position and its events as plain facts with names in them: what scenarios compare.

use std::collections::BTreeMap;

use kernel::{Game, Seat, Told};
use ruleset::{Facts, player, player_or_none, word};
use serde_json::{Map, Value, json};

use crate::Shatterpoint;
use crate::dice::{AttackFace, DefenceFace};
use crate::event::{Because, Event, MomentumCause, Moved, ProgressCause, StruggleCause};
use crate::operations::{captives, ship, tokens, tracker};
use crate::question::OrderCard;
use crate::state::{Attack, State};
use crate::table::{CharacterId, Spot, UnitId};
use crate::words::{self, ability_name, card_name, character_name, stance_name, unit_name};
use crate::{engagement, objectives, operations};

/// Every fact of a position by its name: `Lord Maul.damage`, `player 1.momentum`, `token`.
#[must_use]
pub fn facts(game: &Game<Shatterpoint>) -> BTreeMap<String, Value> {
    let state = game.state();
    let mut facts = Facts::of_game(game);
    turn_facts(state, &mut facts);
    for seat in [Seat(0), Seat(1)] {
        player_facts(state, seat, &mut facts);
    }
    for unit in state.unit_ids() {
        unit_facts(state, unit, &mut facts);
    }
    character_facts(state, &mut facts);
    objective_facts(state, &mut facts);
    if let Some(attack) = state.attacks.last() {
        attack_facts(state, attack, &mut facts);
    }
    facts.all
}

fn turn_facts(state: &State, facts: &mut Facts) {
    facts.put("turn", json!(state.turn));
    facts.put("stage", json!(state.stage));
    facts.put("active-player", json!(player(state.active)));
    facts.put("first-player", json!(player(state.first)));
    facts.put("mission", json!(state.mission_pack().map_or("", |mission| &mission.name.en)));
    facts.put("token", json!(state.token));
    operation_facts(state, facts);
    let acting = state.active_unit().map_or(String::new(), |unit| unit_name(state, unit));
    facts.put("acting", json!(acting));
    let struggle = state.struggle;
    facts.put("struggle", json!(struggle.map_or(0, |struggle| struggle.number)));
    let card = struggle.map_or(String::new(), |struggle| struggle_card(state, struggle.card));
    facts.put("struggle-card", json!(card));
    facts.put("struggle-map", json!(struggle.map_or(0, |struggle| u16::from(struggle.map) + 1)));
    let won_by = struggle.and_then(|struggle| struggle.won_by);
    facts.put("struggle-won-by", json!(player_or_none(won_by)));
}

fn operation_facts(state: &State, facts: &mut Facts) {
    let Some((card, now)) = state.table.operation.as_ref().zip(state.operation.as_ref()) else {
        return;
    };
    facts.put("operation", json!(card.name.en));
    facts.put("aggressor", json!(player(now.aggressor)));
    facts.put("stage-card", json!(operations::stage(state).map_or("", |stage| &stage.name.en)));
    facts.put("token-in-the-middle", json!(now.token));
    facts.put("pool", json!(now.pool));
    facts.put("sequence", json!(now.sequence));
    let ambushes = now.ambushes.iter().map(|one| json!(words::place(one.spot)));
    facts.put("ambushes", ambushes.collect());
    facts.put("revealed", json!(now.revealed));
    facts.put("noise", json!(now.noise));
    let ship = now.ship.map_or(String::new(), |ship| objective_id(state, ship.into()));
    facts.put("ship", json!(ship));
    let signalled = |signal: &u8| words::signal_name(state, *signal).to_owned();
    facts.put("signals", now.signals.iter().map(signalled).collect());
    for (target, tokens) in card.armoured.iter().zip(&now.armour) {
        facts.of(&target.name.en, "armour", json!(tokens));
        let destroyed = usize::from(*tokens) >= target.track.len();
        facts.of(&target.name.en, "destroyed", json!(destroyed));
    }
    for (number, tracker) in (0..).zip(&card.tracker) {
        let filled = |space: &usize| tracker::is_filled(state, number, *space);
        let filled = (0..tracker.spaces.len()).filter(filled).map(|space| space + 1);
        facts.of(&tracker.name.en, "filled", filled.collect());
    }
}

fn struggle_card(state: &State, card: u8) -> String {
    let card = state.mission_pack().and_then(|mission| mission.struggle.get(usize::from(card)));
    card.map_or("?", |card| &card.name.en).to_owned()
}

fn player_facts(state: &State, seat: Seat, facts: &mut Facts) {
    let owner = seat.to_string();
    let player = state.player(seat);
    let name = |card: &OrderCard| card_name(state, *card);
    facts.of(&owner, "edge", json!(player.edge));
    facts.of(&owner, "force", json!(player.force));
    facts.of(&owner, "force-ready", json!(player.ready));
    facts.of(&owner, "momentum", json!(player.momentum));
    facts.of(&owner, "won", json!(player.won));
    facts.of(&owner, "deck-count", json!(player.deck.len()));
    // From the top.
    facts.of(&owner, "deck", player.deck.iter().rev().map(name).collect());
    facts.of(&owner, "discard", player.discard.iter().rev().map(name).collect());
    let reserve = player.reserve.map_or(String::new(), |card| card_name(state, card));
    facts.of(&owner, "reserve", json!(reserve));
}

fn unit_facts(state: &State, id: UnitId, facts: &mut Facts) {
    let owner = unit_name(state, id);
    let unit = state.unit(id);
    facts.of(&owner, "player", json!(player(state.seat(id))));
    facts.of(&owner, "damage", json!(unit.damage));
    facts.of(&owner, "wounded", json!(unit.wounded));
    facts.of(&owner, "injured", json!(unit.injured));
    facts.of(&owner, "conditions", unit.conditions.iter().map(|c| json!(c)).collect());
    facts.of(&owner, "hunker", json!(unit.hunker));
    facts.of(&owner, "stance", json!(stance_name(state, id, unit.stance)));
    facts.of(&owner, "defeated", json!(unit.defeated));
    if state.operation.is_some() {
        facts.of(&owner, "tokens", tokens::of(state, id).map(|face| json!(face)).collect());
        facts.of(&owner, "aboard", json!(ship::is_aboard(state, id)));
        facts.of(&owner, "captured", json!(captives::is_captured(state, id)));
        facts.of(&owner, "off-duty", json!(captives::is_off_duty(state, id)));
    }
    let used = unit.used.iter().enumerate().filter(|(_, times)| **times > 0);
    let used = used.map(|(ability, _)| json!(ability_name(state, id, ability as u8)));
    facts.of(&owner, "used-abilities", used.collect());
    let activation = state.activation.as_ref().filter(|activation| activation.unit == id);
    facts.of(&owner, "acting", json!(activation.is_some()));
    if let Some(activation) = activation {
        facts.of(&owner, "actions-left", json!(activation.left));
        facts.of(&owner, "made", json!(activation.made.as_slice()));
    }
}

fn character_facts(state: &State, facts: &mut Facts) {
    let pairs = engagement::pairs(state);
    let contesting = objectives::contesting_all(state);
    for number in 0..state.table.characters.len() {
        let id = CharacterId(number as u8);
        let owner = character_name(state, id);
        let at = state.spot(id).map_or(String::new(), words::place);
        facts.of(&owner, "at", json!(at));
        let engaged = pairs.iter().filter_map(|&[a, b]| match id {
            _ if a == id => Some(b),
            _ if b == id => Some(a),
            _ => None,
        });
        facts.of(&owner, "engaged-with", engaged.map(|id| character_name(state, id)).collect());
        let contests = contesting.iter().enumerate().filter(|(_, who)| who.contains(&id));
        facts.of(&owner, "contests", contests.map(|(n, _)| objective_id(state, n)).collect());
        let waiting = state.waiting.get(number).copied().unwrap_or_default();
        facts.of(&owner, "focus", json!(waiting.focus));
        facts.of(&owner, "sharpshooter", json!(waiting.sharpshooter));
        facts.of(&owner, "impact", json!(waiting.impact));
    }
}

fn objective_id(state: &State, number: usize) -> String {
    words::objective_id(state, u8::try_from(number).unwrap_or(u8::MAX))
}

fn objective_facts(state: &State, facts: &mut Facts) {
    for (number, objective) in state.objectives.iter().enumerate() {
        let owner = format!("objective {}", objective_id(state, number));
        facts.of(&owner, "at", json!(words::place(objective.spot)));
        facts.of(&owner, "active", json!(objective.active));
        facts.of(&owner, "control", json!(player_or_none(objective.control)));
        facts.of(&owner, "priority", json!(objective.priority));
        facts.of(&owner, "damage", json!(objective.damage));
    }
}

fn attack_facts(state: &State, attack: &Attack, facts: &mut Facts) {
    let mut put = |name: &str, value: Value| facts.of("attack", name, value);
    put("attacker", json!(character_name(state, attack.attacker)));
    put("target", json!(words::target_name(state, attack.target)));
    put("type", json!(attack.kind));
    put("successes", json!(attack.successes));
    put("pool", json!(attack.pool));
    let options = &words::tree(state, state.unit_of(attack.attacker)).options;
    let id = |&option: &u8| options.get(usize::from(option)).map(|option| json!(option.id));
    put("options", attack.taken.iter().filter_map(id).collect());
    let faces = |face: AttackFace| json!(attack.attack.iter().filter(|f| **f == face).count());
    put("crits", faces(AttackFace::Crit));
    put("hits", faces(AttackFace::Hit));
    put("expertise", faces(AttackFace::Expertise));
    put("failures", faces(AttackFace::Failure));
    let faces = |face: DefenceFace| json!(attack.defence.iter().filter(|f| **f == face).count());
    put("blocks", faces(DefenceFace::Block));
    put("defence-expertise", faces(DefenceFace::Expertise));
    put("defence-failures", faces(DefenceFace::Failure));
}

/// An event with names instead of numbers: units, characters, abilities, cards and objectives by
/// name, places as `x,y` in millimetres, players and maps from 1. Its own name is under `event`.
#[must_use]
pub fn event_facts(state: &State, told: &Told<Event>) -> Value {
    let (event, mut fields) = match serde_json::to_value(&told.event) {
        Ok(Value::String(event)) => (event, Map::new()),
        Ok(Value::Object(object)) => match object.into_iter().next() {
            Some((event, Value::Object(fields))) => (event, fields),
            Some((event, _)) => (event, Map::new()),
            None => (String::new(), Map::new()),
        },
        _ => (String::new(), Map::new()),
    };
    let unit = fields.get("unit").and_then(number).map(UnitId);
    for (key, value) in &mut fields {
        if let Some(named) = field(state, unit, key, value) {
            *value = named;
        }
    }
    typed_fields(state, &told.event, &mut fields);
    fields.insert("event".into(), json!(event));
    fields.insert("rules".into(), json!(told.rules));
    Value::Object(fields)
}

fn number(value: &Value) -> Option<u8> {
    value.as_u64().and_then(|number| u8::try_from(number).ok())
}

/// The named form of a field, if its key says what it is.
fn field(state: &State, unit: Option<UnitId>, key: &str, value: &Value) -> Option<Value> {
    let character = |value: &Value| {
        json!(number(value).map_or(String::new(), |id| character_name(state, CharacterId(id))))
    };
    Some(match (key, value) {
        ("seat" | "brought_by" | "squad" | "map", Value::Number(_)) => {
            json!(u16::from(number(value)?) + 1)
        }
        ("first", _) => json!(number(value).map_or(0, |seat| u16::from(seat) + 1)),
        ("unit", Value::Number(_)) => json!(unit_name(state, unit?)),
        ("character" | "attacker" | "by", _) => character(value),
        ("side" | "aggressor", Value::Number(_)) => json!(u16::from(number(value)?) + 1),
        ("winner", _) => json!(number(value).map_or(0, |seat| u16::from(seat) + 1)),
        ("characters", Value::Array(ids)) => ids.iter().map(character).collect(),
        ("from" | "to" | "spot", Value::Object(_)) => place(value),
        ("places" | "path", Value::Array(spots)) => spots.iter().map(place).collect(),
        ("ability", Value::Number(_)) => json!(ability_name(state, unit?, number(value)?)),
        ("stance", Value::Number(_)) => json!(stance_name(state, unit?, number(value)?)),
        ("option", Value::Number(_)) => {
            let option = words::tree(state, unit?).options.get(usize::from(number(value)?))?;
            json!(option.id)
        }
        ("objective", Value::Number(_)) => json!(objective_id(state, number(value)?.into())),
        ("active", Value::Array(ids)) => {
            let ids = ids.iter().filter_map(number);
            ids.map(|id| objective_id(state, id.into())).collect()
        }
        ("condition" | "pay", Value::Null) => json!(""),
        _ => return None,
    })
}

fn place(value: &Value) -> Value {
    let spot: Option<Spot> = serde_json::from_value(value.clone()).ok();
    json!(spot.map_or(String::new(), words::place))
}

/// The fields whose form depends on the event.
fn typed_fields(state: &State, event: &Event, fields: &mut Map<String, Value>) {
    let mut put = |name: &str, value: Value| fields.insert(name.to_owned(), value);
    match event {
        Event::Struggle { card, .. } => {
            put("card", json!(struggle_card(state, *card)));
        }
        Event::Revealed { card, .. }
        | Event::OrderRemoved { card, .. }
        | Event::Reserved { card, .. }
        | Event::ToBottom { card, .. }
        | Event::ReserveUsed { card, .. }
        | Event::Activated { card, .. } => {
            put("card", json!(card_name(state, *card)));
        }
        Event::Attack { target, .. } => {
            put("target", json!(words::target_name(state, *target)));
        }
        Event::Armour { target, space } => {
            put("target", json!(words::armoured_name(state, *target)));
            put("space", json!(u16::from(*space) + 1));
        }
        Event::Repaired { target, space } => {
            put("target", json!(words::armoured_name(state, *target)));
            put("space", json!(u16::from(*space) + 1));
        }
        Event::Plated { target, .. } => {
            put("target", json!(words::armoured_name(state, *target)));
        }
        Event::Tracker { tracker, space, .. } => {
            put("tracker", json!(words::tracker_name(state, *tracker)));
            put("space", json!(u16::from(*space) + 1));
        }
        Event::Signalled { signal } => {
            put("signal", json!(words::signal_name(state, *signal)));
        }
        Event::Scattered { units, .. }
        | Event::LiesInWait { units, .. }
        | Event::Captured { units, .. }
        | Event::OffDuty { units, .. } => {
            let names = units.iter().map(|&unit| unit_name(state, unit));
            put("units", names.collect());
        }
        Event::DieTurned { from, to } => {
            put("from", json!(from));
            put("to", json!(to));
        }
        Event::Marked { objectives } => {
            let ids = objectives.iter().map(|&one| words::objective_id(state, one));
            put("objectives", ids.collect());
        }
        Event::Glanced { target } | Event::Destroyed { target } => {
            put("target", json!(words::armoured_name(state, *target)));
        }
        Event::StageBegins { stage, .. } | Event::StageEnded { stage, .. } => {
            put("stage", json!(stage_name(state, *stage)));
            if let Event::StageEnded { end, .. } = event {
                put("end", json!(u16::from(*end) + 1));
            }
        }
        Event::SpecialRule { at, .. } | Event::RuleRolled { at, .. } => {
            put("rule", json!(words::rule_name(state, *at)));
        }
        Event::Progress { cause, .. } => {
            let (cause, name) = progress_cause(state, *cause);
            put("cause", json!(cause));
            put("by", json!(name));
        }
        Event::Moved { how, .. } => {
            let how = if let Moved::By(kind) = how { word(kind) } else { word(how) };
            put("how", json!(how));
        }
        Event::Pools { attack_because, defence_because, .. } => {
            let list = |list: &[Because]| list.iter().map(|&b| because(state, b)).collect();
            put("attack_because", list(attack_because));
            put("defence_because", list(defence_because));
        }
        Event::Token { cause: StruggleCause::Ability(unit, ability), .. } => {
            put("cause", json!("ability"));
            put("unit", json!(unit_name(state, *unit)));
            put("ability", json!(ability_name(state, *unit, *ability)));
        }
        Event::Momentum { cause: MomentumCause::Ability(unit, ability), .. } => {
            put("cause", json!("ability"));
            put("unit", json!(unit_name(state, *unit)));
            put("ability", json!(ability_name(state, *unit, *ability)));
        }
        Event::Momentum { cause: MomentumCause::Wounded(unit), .. } => {
            put("cause", json!("wounded"));
            put("unit", json!(unit_name(state, *unit)));
        }
        _ => {}
    }
}

fn stage_name(state: &State, stage: u8) -> String {
    let operation = state.table.operation.as_ref();
    let stage = operation.and_then(|operation| operation.stage.get(usize::from(stage)));
    stage.map_or("?", |stage| &stage.name.en).to_owned()
}

/// Why a momentum token came or went, and the rule or ability behind it.
fn progress_cause(state: &State, cause: ProgressCause) -> (&'static str, String) {
    let ability = |unit, number| ability_name(state, unit, number).to_owned();
    match cause {
        ProgressCause::Turn => ("turn", String::new()),
        ProgressCause::Rule(at) => ("rule", words::rule_name(state, at).to_owned()),
        ProgressCause::Token(unit, number) => ("token", ability(unit, number)),
        ProgressCause::Spent(unit, number) => ("spent", ability(unit, number)),
        ProgressCause::Gained(unit, number) => ("gained", ability(unit, number)),
    }
}

/// A summand of a pool: what gives how many dice.
fn because(state: &State, because: Because) -> Value {
    let (reason, dice) = match because {
        Because::Value(dice) => ("value", dice),
        Because::Stated(dice) => ("stated", dice),
        Because::Focus(dice) => ("focus", dice),
        Because::Sharpshooter(dice) => ("sharpshooter", dice),
        Because::Impact(dice) => ("impact", dice),
        Because::TerrainCover(dice) => ("terrain-cover", dice),
        Because::Hunker(dice) => ("hunker", dice),
        Because::Cover(dice) => ("cover", dice),
        Because::Ability(unit, ability, dice) => {
            let (unit, ability) = (unit_name(state, unit), ability_name(state, unit, ability));
            return json!({ "because": "ability", "unit": unit, "ability": ability, "dice": dice });
        }
    };
    json!({ "because": reason, "dice": dice })
}
