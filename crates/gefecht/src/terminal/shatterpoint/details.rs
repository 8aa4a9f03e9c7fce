//! What stands behind a choice: pools, prices, texts, and where a movement would lead.

use kernel::Question;
use shatterpoint::aids::{self, Around, Forecast, Measured, Query};
use shatterpoint::language::Action;
use shatterpoint::question::{Choice, OrderCard, Payment, Prompt};
use shatterpoint::state::State;
use shatterpoint::table::{CharacterId, UnitId};
use shatterpoint::words::{character_name, pending_name, tree};
use shatterpoint::{Shatterpoint, deployment, force, orders};

use super::card;
use crate::playable::Aid;
use crate::sentences::shatterpoint::{because, faces, objective_name};

/// What stands beside a question.
#[must_use]
pub fn aid(state: &State, question: &Question<Shatterpoint>) -> Aid<Choice> {
    let aids = aids::aids(state, question);
    let forecasts = aids.attacks.into_iter().chain(std::iter::repeat(None));
    let details = question.options.iter().zip(forecasts).map(|(choice, forecast)| match forecast {
        Some(forecast) => attack(state, &forecast),
        None => detail(state, question, choice),
    });
    let mut suggestions: Vec<(Choice, String)> = Vec::new();
    for choice in aids.suggestions {
        if suggestions.iter().all(|(other, _)| *other != choice) {
            let words = detail(state, question, &choice);
            suggestions.push((choice, words));
        }
    }
    Aid { details: details.collect(), suggestions, free: free(state, question) }
}

/// How to write a place of one's own.
fn free(state: &State, question: &Question<Shatterpoint>) -> Option<String> {
    let name = |id: CharacterId| character_name(state, id);
    let own = "in millimetres from the centre, east and north";
    Some(match &question.prompt {
        Prompt::Go { characters, kinds, .. } => {
            let kind = kinds.first().map(shatterpoint::words::word)?;
            let who = characters.first().map(|&id| name(id))?;
            format!("a place of your own, {own}: `{kind} {who} to 100,0`")
        }
        Prompt::Deploy { squads } => {
            let order = |&squad: &u8| {
                let members = deployment::members(state, question.seat, squad);
                let names: Vec<String> = members.into_iter().map(name).collect();
                format!("squad {}: {}", u16::from(squad) + 1, names.join("; "))
            };
            let orders: Vec<String> = squads.iter().map(order).collect();
            let orders = orders.join("\n     ");
            let example = u16::from(*squads.first()?) + 1;
            format!(
                "places of your own, {own}: `deploy {example} at X,Y; X,Y; …`, in the order of\n     \
                 {orders}"
            )
        }
        Prompt::Transfer(_) => format!("a place near the other end, {own}: `place 100,0`"),
        Prompt::Push { .. } => format!("toward a point, {own}: `toward 100,0`"),
        _ => return None,
    })
}

/// A few words beside a choice.
fn detail(state: &State, question: &Question<Shatterpoint>, choice: &Choice) -> String {
    match (choice, &question.prompt) {
        (Choice::Mission(seat), _) => {
            let mission = state.table.missions.get(seat.index());
            mission.map_or(String::new(), |mission| mission.name.en.clone())
        }
        (Choice::Deploy { squad, .. }, _) => {
            let members = deployment::members(state, question.seat, *squad);
            members.first().map_or(String::new(), |&first| character_name(state, first))
        }
        (Choice::Map(map), _) => map_text(state, *map),
        (Choice::Stance(stance), Prompt::FirstStance(unit) | Prompt::Act(unit)) => {
            card::values(state.table.stance(*unit, *stance))
        }
        (Choice::Reserve, Prompt::Revealed(OrderCard::Unit(unit))) => {
            format!("{} Force", orders::reserve_cost(state, *unit))
        }
        (Choice::PassShatterpoint, _) => "1 Force".to_owned(),
        (Choice::Unit(unit), _) => damage(state, *unit),
        (Choice::Action(action), _) => meaning(*action).to_owned(),
        (Choice::Use { unit, ability, pay }, _) => {
            let free = matches!(question.prompt, Prompt::FreeAbility(_));
            price(state, *unit, *ability, *pay, free)
        }
        (Choice::Option(number), _) => option(state, *number),
        (Choice::Pick(number), Prompt::Pick { alternatives, .. }) => {
            alternatives.get(usize::from(*number)).cloned().unwrap_or_default()
        }
        (Choice::Pick(number), Prompt::Next(pending)) => {
            let pending = pending.get(usize::from(*number));
            pending.map_or(String::new(), |pending| pending_name(state, pending))
        }
        (Choice::HealDamage(unit), _) => damage(state, *unit),
        (Choice::Move { character, to, .. }, _) => {
            let (character, level) = (*character, Some(to.level));
            let query = Query::Stand { character, x: to.x, y: to.y, level };
            measured(state, &query)
        }
        (Choice::Toward { x, y }, Prompt::Push { character, range, from, pull }) => {
            let (character, range, from, pull) = (*character, *range, *from, *pull);
            measured(state, &Query::Push { character, range, from, pull, x: *x, y: *y })
        }
        _ => String::new(),
    }
}

/// The active objectives of a map.
fn map_text(state: &State, map: u8) -> String {
    let card = state.missions_deck.last().map(|&card| usize::from(card));
    let card = card.and_then(|card| state.mission_pack()?.struggle.get(card));
    let map = card.and_then(|card| card.map.get(usize::from(map)));
    map.map_or(String::new(), |map| format!("objectives {}", map.active.join(", ")))
}

/// `7 dice (6 value + 1 focus) against 5; 1+ 98 %, 3+ 71 %, 5+ 30 %`
fn attack(state: &State, forecast: &Forecast) -> String {
    let at_least = |least: usize| forecast.successes.iter().skip(least).sum::<f64>();
    let chances = [1, 3, 5].map(|least| format!("{least}+ {:.0} %", 100.0 * at_least(least)));
    format!(
        "{} dice{} against {}{}; successes {}",
        forecast.attack,
        because(state, &forecast.attack_because),
        forecast.defence,
        because(state, &forecast.defence_because),
        chances.join(", ")
    )
}

fn damage(state: &State, unit: UnitId) -> String {
    let tokens = state.unit(unit);
    let wounded = if tokens.wounded { ", wounded" } else { "" };
    format!("{}/{} damage{wounded}", tokens.damage, state.sheet(unit).unit.stamina)
}

fn meaning(action: Action) -> &'static str {
    match action {
        Action::Move => "each character may advance, dash or climb",
        Action::Focus => "a die more for the next attack",
        Action::Combat => "each character may attack",
        Action::Ability => "an ability that takes an action",
        Action::Recover => "each character heals",
        Action::TakeCover => "a push of range 1 and a hunker token",
    }
}

/// `2 Force: what it does`; an action more if it takes one.
fn price(state: &State, unit: UnitId, number: u8, pay: Payment, free: bool) -> String {
    let Some(ability) = state.table.ability(unit, number) else { return String::new() };
    let cost = force::cost(state, unit, number);
    let cost = match pay {
        _ if free || cost == 0 => "free".to_owned(),
        Payment::Force => format!("{cost} Force"),
        Payment::Damage => format!("{cost} damage"),
    };
    let action = if ability.action { " and an action" } else { "" };
    format!("{cost}{action}: {}", ability.text.en)
}

/// What an option of the attacker's tree does, and where it leads.
fn option(state: &State, number: u8) -> String {
    let Some(attack) = state.attacks.last() else { return String::new() };
    let tree = tree(state, state.unit_of(attack.attacker));
    let Some(option) = tree.options.get(usize::from(number)) else { return String::new() };
    let paths = tree.paths.iter().filter(|path| path[0] == option.id);
    let next: Vec<&str> = paths.map(|path| path[1].as_str()).collect();
    let next = if next.is_empty() { "ends".to_owned() } else { format!("→ {}", next.join(", ")) };
    format!("{} {next}", faces(&option.effects))
}

/// What would hold where somebody would stand: `contests c; engages Lord Maul; in range of …`.
fn measured(state: &State, query: &Query) -> String {
    let Ok(Measured::Stand { around, .. } | Measured::Push { around, .. }) =
        aids::measure(state, query)
    else {
        return String::new();
    };
    let Around { engaged, targets, contests } = around;
    let names = |all: Vec<CharacterId>| all.into_iter().map(|id| character_name(state, id));
    let contests = contests.into_iter().map(|number| objective_name(state, number.into()));
    let parts = [
        ("contests", contests.collect::<Vec<String>>()),
        ("engages", names(engaged).collect()),
        ("could shoot", names(targets).collect()),
    ];
    let parts = parts.into_iter().filter(|(_, what)| !what.is_empty());
    let parts = parts.map(|(verb, what)| format!("{verb} {}", what.join(", ")));
    parts.collect::<Vec<_>>().join("; ")
}
