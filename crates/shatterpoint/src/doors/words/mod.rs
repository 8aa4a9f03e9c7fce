//! Answers and questions in the words of a player: `advance Lord Maul to 100,0`, `melee Ahsoka Tano`.
//!
//! The same words serve scenarios, the terminal and refusals. Places are millimetres from the
//! centre, with up to two decimals.

mod read;

use kernel::Question;
use measure::{Disc, Length, Millimetres, Point};
use ruleset::word;

use crate::Shatterpoint;
use crate::deployment;
use crate::operations::{self, RuleAt, armour, tracker};
use crate::pack::Tree;
use crate::question::{Choice, Occasion, OrderCard, Payment, Pending, Prompt};
use crate::state::State;
use crate::table::{CharacterId, Goal, Spot, Table, Target, UnitId};
pub use read::parse;

/// A question in a sentence.
#[must_use]
pub fn prompt(state: &State, prompt: &Prompt) -> String {
    let unit = |id: &UnitId| unit_name(state, *id);
    let character = |id: &CharacterId| character_name(state, *id);
    match prompt {
        Prompt::Side => "which edge is yours?".to_owned(),
        Prompt::MissionPack => "whose mission is played?".to_owned(),
        Prompt::Deploy { .. } => "deploy a squad".to_owned(),
        Prompt::FirstStance(id) => format!("which stance does {} start with?", unit(id)),
        Prompt::StruggleMap(_) => "which map of the struggle card?".to_owned(),
        Prompt::Order => "reveal a card or use the reserve?".to_owned(),
        Prompt::Revealed(card) => format!("what to do with {}?", card_name(state, *card)),
        Prompt::Shatterpoint => "activate whom?".to_owned(),
        Prompt::LoseCondition(id) => format!("which condition does {} lose?", unit(id)),
        Prompt::Act(id) => {
            let left = state.activation.as_ref().map_or(0, |activation| activation.left);
            format!("what does {} do? ({} left)", unit(id), plural(left, "action"))
        }
        Prompt::Who { unit: id, action } => {
            format!("who of {} is next? ({})", unit(id), word(action))
        }
        Prompt::Go { characters, kinds, toward } => {
            let kinds: Vec<String> = kinds.iter().map(word).collect();
            let toward =
                toward.map_or(String::new(), |goal| format!(" toward {}", goal_name(state, goal)));
            let names = names(state, characters);
            format!("where does {names} go{toward}? ({})", kinds.join(", "))
        }
        Prompt::Transfer(id) => format!("does {} use the transfer point?", character(id)),
        Prompt::Push { character: id, range, from, pull } => push(state, *id, *range, *from, *pull),
        Prompt::Attack { characters, dice } => {
            let dice = dice.map_or(String::new(), |dice| format!(" ({dice} dice)"));
            format!("whom does {} attack?{dice}", names(state, characters))
        }
        Prompt::Tree { successes } => format!("which option? ({})", plural(*successes, "success")),
        Prompt::Next(pending) => {
            let listed = pending.iter().map(|pending| pending_name(state, pending));
            format!("what comes next? ({})", numbered(listed))
        }
        Prompt::Heal { character: id, left } => {
            format!("what does {} heal? ({left} times)", character(id))
        }
        Prompt::React(occasion) => format!("react? ({})", occasion_name(state, occasion)),
        Prompt::FreeAbility(id) => format!("which active ability does {} use for free?", unit(id)),
        Prompt::Choose { unit, ability } => {
            format!("whom does {} choose?", ability_name(state, *unit, *ability))
        }
        Prompt::Pick { unit, ability, alternatives } => {
            let listed = numbered(alternatives.iter().cloned());
            format!("what does {} do? ({listed})", ability_name(state, *unit, *ability))
        }
        Prompt::GainCondition(id) => format!("which condition does {} gain?", unit(id)),
        Prompt::Progress { adds: true } => "to which side is a token added?".to_owned(),
        Prompt::Progress { adds: false } => "from which side is a token removed?".to_owned(),
        Prompt::Objective => format!("which objective does {} choose?", tactic_name(state)),
        Prompt::Roam { objective, kinds, toward } => {
            let kinds: Vec<String> = kinds.iter().map(word).collect();
            let toward = toward.map_or(String::new(), |aim| {
                format!(" toward objective {}", objective_id(state, aim))
            });
            let objective = objective_id(state, *objective);
            format!("where does {objective} go{toward}? ({})", kinds.join(", "))
        }
        Prompt::Ambush { face } => format!("where is the ambush token {} laid?", word(face)),
        Prompt::Station { character: id, .. } => {
            format!("where does {} come out?", character(id))
        }
        Prompt::Lay { objective, range, .. } => {
            let objective = objective_id(state, *objective);
            format!("where is objective {objective} put? (range {range})")
        }
        Prompt::Face { turns_to: None } => "which token is removed?".to_owned(),
        Prompt::Face { turns_to: Some(face) } => format!("which die is turned to {}?", word(face)),
        Prompt::Space { tracker, fills } => {
            let verb = if *fills { "filled" } else { "emptied" };
            format!("which space of {} is {verb}?", tracker_name(state, *tracker))
        }
        Prompt::LoseWound(id) => format!("which token does {} lose?", unit(id)),
        Prompt::LoseDamage { unit: id, most } => {
            format!("how much damage does {} lose? (up to {most})", unit(id))
        }
    }
}

fn push(
    state: &State,
    who: CharacterId,
    range: u8,
    from: Option<CharacterId>,
    pull: bool,
) -> String {
    let who = character_name(state, who);
    let verb = if pull { "pulled" } else { "pushed" };
    let relation = if pull { "to" } else { "away from" };
    let from = from.map(|from| format!(" {relation} {}", character_name(state, from)));
    format!("in which direction is {who} {verb}{}? (range {range})", from.unwrap_or_default())
}

fn numbered(listed: impl Iterator<Item = String>) -> String {
    let listed = listed.enumerate().map(|(n, what)| format!("{} {what}", n + 1));
    listed.collect::<Vec<_>>().join(", ")
}

fn names(state: &State, characters: &[CharacterId]) -> String {
    let names = characters.iter().map(|&id| character_name(state, id));
    names.collect::<Vec<_>>().join(" or ")
}

fn occasion_name(state: &State, occasion: &Occasion) -> String {
    match occasion {
        Occasion::Action(unit, action) => {
            format!("{}: action {}", unit_name(state, *unit), word(action))
        }
        Occasion::AttackDeclared => "an attack was declared".to_owned(),
        Occasion::AttackResolved => "an attack was resolved".to_owned(),
        Occasion::Damage(damage) => format!("{damage} damage"),
        Occasion::Wounded(unit) => format!("{} became wounded", unit_name(state, *unit)),
        Occasion::Left(character) => {
            format!("{} left an engagement", character_name(state, *character))
        }
        Occasion::Moved(character) => format!("{} moved", character_name(state, *character)),
        Occasion::Hunkered(unit) => format!("{} gained a hunker token", unit_name(state, *unit)),
    }
}

/// What an effect that waits is called.
#[must_use]
pub fn pending_name(state: &State, pending: &Pending) -> String {
    match pending {
        Pending::Symbol(symbol) => word(symbol),
        Pending::Entry(entry) => word(entry),
        Pending::Tactic => tactic_name(state).to_owned(),
        Pending::Ability(unit, ability) => ability_name(state, *unit, *ability).to_owned(),
        Pending::Rule(at) => rule_name(state, *at).to_owned(),
        Pending::Progress => "momentum token".to_owned(),
    }
}

/// What a special rule of the operation is called.
#[must_use]
pub fn rule_name(state: &State, at: RuleAt) -> &str {
    operations::rule(state, at).map_or("?", |rule| &rule.name.en)
}

/// What a target of an attack is called.
#[must_use]
pub fn target_name(state: &State, target: Target) -> String {
    match target {
        Target::Character(character) => character_name(state, character),
        Target::Armoured { armoured } => armoured_name(state, armoured).to_owned(),
    }
}

/// What a movement leads toward.
#[must_use]
pub fn goal_name(state: &State, goal: Goal) -> String {
    match goal {
        Goal::Character(character) => character_name(state, character),
        Goal::Objective { objective } => format!("objective {}", objective_id(state, objective)),
    }
}

/// The id of an objective, or its number from 1.
#[must_use]
pub fn objective_id(state: &State, number: u8) -> String {
    let objective = state.layout().get(usize::from(number));
    objective.map_or_else(|| (u16::from(number) + 1).to_string(), |objective| objective.id.clone())
}

/// What a tracker of the operation is called.
#[must_use]
pub fn tracker_name(state: &State, number: u8) -> &str {
    tracker::card(state, number).map_or("?", |tracker| &tracker.name.en)
}

/// What a signal of the operation is called.
#[must_use]
pub fn signal_name(state: &State, number: u8) -> &str {
    let signals = state.table.operation.as_ref().map_or(&[][..], |card| &card.signal);
    signals.get(usize::from(number)).map_or("?", |signal| &signal.name.en)
}

/// What an armoured target is called.
#[must_use]
pub fn armoured_name(state: &State, target: u8) -> &str {
    armour::card(state, target).map_or("?", |card| &card.name.en)
}

/// What a unit is called; with its player if both have one of that name.
#[must_use]
pub fn unit_name(state: &State, unit: UnitId) -> String {
    let Some(sheet) = state.table.units.get(unit.index()) else { return "?".to_owned() };
    let name = &sheet.unit.name.en;
    let same = state.table.units.iter().filter(|other| other.unit.name.en == *name);
    if same.count() > 1 { format!("{name} of {}", sheet.seat) } else { name.clone() }
}

/// What a character is called: its unit, and its number if the unit has several characters.
#[must_use]
pub fn character_name(state: &State, character: CharacterId) -> String {
    let Some(unit) = state.table.characters.get(character.index()).map(|own| own.unit) else {
        return "?".to_owned();
    };
    let sheet = state.sheet(unit);
    let name = unit_name(state, unit);
    if sheet.unit.characters == 1 {
        return name;
    }
    format!("{name} {}", character.0.saturating_sub(sheet.first.0) + 1)
}

/// What an ability is called.
#[must_use]
pub fn ability_name(state: &State, unit: UnitId, ability: u8) -> &str {
    let sheet = state.table.units.get(unit.index());
    let found = sheet.and_then(|sheet| sheet.unit.ability.get(usize::from(ability)));
    // Beyond the unit's own: the tactic of the struggle card.
    found.map_or_else(|| tactic_name(state), |ability| &ability.name.en)
}

/// The special rule at work, or the tactic of the struggle card.
fn tactic_name(state: &State) -> &str {
    if let Some(at) = state.operation.as_ref().and_then(|now| now.rule) {
        return rule_name(state, at);
    }
    let card = state.struggle.map(|struggle| usize::from(struggle.card));
    let card = card.and_then(|card| state.mission_pack()?.struggle.get(card));
    card.and_then(|card| card.tactic.as_ref()).map_or("tactic", |tactic| &tactic.name.en)
}

/// What an order card is called.
#[must_use]
pub fn card_name(state: &State, card: OrderCard) -> String {
    match card {
        OrderCard::Unit(unit) => unit_name(state, unit),
        OrderCard::Shatterpoint => "shatterpoint".to_owned(),
    }
}

/// What a stance is called; with its number if both sides are called the same.
#[must_use]
pub fn stance_name(state: &State, unit: UnitId, stance: u8) -> String {
    let sheet = state.table.units.get(unit.index());
    let stances = sheet.map_or(&[][..], |sheet| &sheet.unit.stance);
    let Some(name) = stances.get(usize::from(stance)).map(|stance| &stance.name.en) else {
        return "?".to_owned();
    };
    let same = stances.iter().filter(|other| other.name.en == *name).count();
    if same > 1 { format!("{name} {}", stance + 1) } else { name.clone() }
}

/// The combat tree of a unit's active stance.
#[must_use]
pub fn tree(state: &State, unit: UnitId) -> &Tree {
    &state.table.stance(unit, state.unit(unit).stance).tree
}

/// A place in millimetres: `100,0`, on a surface `100,0,85`.
#[must_use]
pub fn place(spot: Spot) -> String {
    let point = format!("{},{}", Millimetres(spot.x), Millimetres(spot.y));
    if spot.level == 0 { point } else { format!("{point},{}", Millimetres(spot.level)) }
}

/// The height that is meant when none is said: the own one if a base can stand there, else the
/// highest surface on which it can.
#[must_use]
pub fn level_there(table: &Table, base: Disc, own: Length) -> Length {
    if table.terrain.stands(base, own).is_ok() {
        return own;
    }
    table.terrain.levels(base).next().unwrap_or(own)
}

/// A place as an answer: the height only where another one would be meant.
fn place_for(state: &State, character: Option<CharacterId>, spot: Spot) -> String {
    let point = format!("{},{}", Millimetres(spot.x), Millimetres(spot.y));
    let meant = meant_level(state, character, spot.point());
    if meant == spot.level { point } else { format!("{point},{}", Millimetres(spot.level)) }
}

fn meant_level(state: &State, character: Option<CharacterId>, point: Point) -> Length {
    let known = |id: &CharacterId| id.index() < state.table.characters.len();
    let Some(character) = character.filter(known).filter(|_| point.in_bounds()) else { return 0 };
    let own = state.spot(character).map_or(0, |spot| spot.level);
    level_there(&state.table, state.table.base(character, point), own)
}

/// Whose ability, stance or combat tree a question is about.
fn asked_unit(prompt: &Prompt) -> Option<UnitId> {
    match prompt {
        Prompt::Act(id) | Prompt::FreeAbility(id) | Prompt::FirstStance(id) => Some(*id),
        _ => None,
    }
}

/// Who comes out of a transfer point, for the height that is meant.
fn transferred(prompt: &Prompt) -> Option<CharacterId> {
    match prompt {
        Prompt::Transfer(id) => Some(*id),
        _ => None,
    }
}

/// An answer in words.
#[must_use]
pub fn choice(state: &State, question: &Question<Shatterpoint>, choice: &Choice) -> String {
    let unit = |id: &UnitId| unit_name(state, *id);
    let character = |id: &CharacterId| character_name(state, *id);
    match choice {
        Choice::Edge(edge) => format!("edge {}", word(edge)),
        Choice::Mission(seat) => format!("mission {}", u16::from(seat.0) + 1),
        Choice::Deploy { squad: number, places } => {
            let characters = deployment::members(state, question.seat, *number);
            let who = |n: usize| characters.get(n).copied();
            let places = places.iter().enumerate();
            let places: Vec<String> =
                places.map(|(n, spot)| place_for(state, who(n), *spot)).collect();
            format!("deploy {} at {}", u16::from(*number) + 1, places.join("; "))
        }
        Choice::Stance(stance) => match question.prompt {
            Prompt::FirstStance(unit) => format!("stance {}", stance_name(state, unit, *stance)),
            _ => "stance".to_owned(),
        },
        Choice::Map(map) => format!("map {}", u16::from(*map) + 1),
        Choice::Reveal => "reveal".to_owned(),
        Choice::UseReserve => "use reserve".to_owned(),
        Choice::Activate => "activate".to_owned(),
        Choice::Reserve => "reserve".to_owned(),
        Choice::ReserveToBottom => "bottom".to_owned(),
        Choice::PassShatterpoint => "pass".to_owned(),
        Choice::Unit(id) => format!("unit {}", unit(id)),
        Choice::Condition(condition) => format!("condition {}", word(condition)),
        Choice::Action(action) => format!("action {}", word(action)),
        Choice::Use { unit: id, ability, pay } => {
            let of = asked_unit(&question.prompt) != Some(*id);
            let of = if of { format!(" of {}", unit(id)) } else { String::new() };
            let with = if *pay == Payment::Damage { " with damage" } else { "" };
            format!("use {}{of}{with}", ability_name(state, *id, *ability))
        }
        Choice::Move { character: id, kind, to, via } => {
            let to = place_for(state, Some(*id), *to);
            let via = via.map_or(String::new(), |via| {
                format!(" via {},{}", Millimetres(via.x), Millimetres(via.y))
            });
            format!("{} {} to {to}{via}", word(kind), character(id))
        }
        Choice::Struggle { character: id, kind } => {
            format!("struggle {} {}", character(id), word(kind))
        }
        Choice::Place(spot) => {
            format!("place {}", place_for(state, transferred(&question.prompt), *spot))
        }
        Choice::Through { point, to } => {
            let to = place_for(state, transferred(&question.prompt), *to);
            format!("place {to} via {}", place(*point))
        }
        Choice::Toward { x, y, by } => {
            let by = by.map_or(String::new(), |by| format!(" by {}", Millimetres(by)));
            format!("toward {},{}{by}", Millimetres(*x), Millimetres(*y))
        }
        Choice::Attack { character: id, kind, target } => {
            let attack = format!("{} {}", word(kind), target_name(state, *target));
            match &question.prompt {
                Prompt::Attack { characters, .. } if characters.len() == 1 => attack,
                _ => format!("{}: {attack}", character(id)),
            }
        }
        Choice::Option(number) => {
            let unit = state.attacks.last().map(|attack| state.unit_of(attack.attacker));
            let option = unit.and_then(|unit| tree(state, unit).options.get(usize::from(*number)));
            format!("option {}", option.map_or("?", |option| &option.id))
        }
        Choice::Side(seat) => format!("side {}", u16::from(seat.0) + 1),
        Choice::Token(token) => format!("token {}", word(token)),
        Choice::Damage(damage) => format!("damage {damage}"),
        Choice::Objective(number) => format!("objective {}", objective_id(state, *number)),
        Choice::Space(number) => format!("space {}", u16::from(*number) + 1),
        Choice::Roam { kind, to } => format!("roam {} to {}", word(kind), place(*to)),
        Choice::Face(face) => format!("result {}", word(face)),
        Choice::Pick(number) => format!("pick {}", u16::from(*number) + 1),
        Choice::HealDamage(id) => format!("heal damage {}", unit(id)),
        Choice::HealCondition(id, condition) => format!("heal {} {}", word(condition), unit(id)),
        Choice::Character(id) => format!("character {}", character(id)),
        Choice::Yes => "yes".to_owned(),
        Choice::Decline => "decline".to_owned(),
        Choice::End => "end".to_owned(),
    }
}

/// A number of things in words.
fn plural(count: u8, thing: &str) -> String {
    match (count, thing.ends_with('s')) {
        (1, _) => format!("1 {thing}"),
        (_, true) => format!("{count} {thing}es"),
        (_, false) => format!("{count} {thing}s"),
    }
}
