//! What happened in Shatterpoint.

use kernel::Seat;
use serde::Serialize;
use shatterpoint::event::{Because, Event, MomentumCause, Moved, ProgressCause, StruggleCause};
use shatterpoint::question::{OrderCard, Payment};
use shatterpoint::state::State;
use shatterpoint::table::{CharacterId, SPACES, UnitId};
use shatterpoint::words::{
    ability_name, armoured_name, card_name, character_name, place, rule_name, stance_name,
    target_name, tree, unit_name, word,
};

/// A sentence for an event; some events need none.
#[must_use]
pub fn text(state: &State, event: &Event) -> Option<String> {
    use Event as E;
    match event {
        E::RolledForFirst { .. }
        | E::Sides { .. }
        | E::Mission { .. }
        | E::Deployed { .. }
        | E::Stance { .. } => setup(state, event),
        E::Turn { .. }
        | E::Revealed { .. }
        | E::OrderRemoved { .. }
        | E::Reserved { .. }
        | E::ToBottom { .. }
        | E::ReserveUsed { .. }
        | E::ShatterpointPassed { .. }
        | E::DeckRefreshed { .. }
        | E::Activated { .. } => orders(state, event),
        E::Acts { .. }
        | E::Ability { .. }
        | E::Force { .. }
        | E::Moved { .. }
        | E::Held { .. }
        | E::Steadfast { .. } => acting(state, event),
        E::Injured { .. }
        | E::ConditionLost { .. }
        | E::ConditionGained { .. }
        | E::Hunker { .. }
        | E::Damaged { .. }
        | E::Healed { .. }
        | E::Wounded { .. }
        | E::Defeated { .. } => tokens(state, event),
        E::Attack { .. }
        | E::Pools { .. }
        | E::Rolled { .. }
        | E::ExpertiseLost { .. }
        | E::Expertise { .. }
        | E::Rolls { .. }
        | E::Successes { .. }
        | E::Option { .. }
        | E::Pool { .. }
        | E::Noted { .. } => attack(state, event),
        E::Struggle { .. }
        | E::PriorityRolled { .. }
        | E::PriorityRemoved
        | E::Control { .. }
        | E::Token { .. }
        | E::Momentum { .. }
        | E::MomentumSpent { .. }
        | E::StruggleWon { .. }
        | E::Reset => struggle(state, event),
        E::Roles { .. }
        | E::StageBegins { .. }
        | E::StageEnded { .. }
        | E::SpecialRule { .. }
        | E::Progress { .. }
        | E::LastTurn
        | E::WoundLost { .. }
        | E::Glanced { .. }
        | E::Armour { .. }
        | E::Destroyed { .. } => operation(state, event),
    }
}

fn setup(state: &State, event: &Event) -> Option<String> {
    Some(match event {
        Event::RolledForFirst { dice, first } => {
            let rolled =
                format!("Player 1 rolls {}, player 2 rolls {}", faces(&dice[0]), faces(&dice[1]));
            match first {
                Some(seat) => format!("{rolled}: {seat} is the first player."),
                None => format!("{rolled}: a tie, both roll again."),
            }
        }
        Event::Sides { seat, edge } => {
            let (own, other) = (word(edge), word(&edge.opposite()));
            format!("{seat} takes the {own} edge, {} the {other} edge.", seat.other())
        }
        Event::Mission { brought_by } => {
            let mission = state.table.missions.get(brought_by.index());
            let name = mission.map_or("?", |mission| &mission.name.en);
            format!("The mission is {name}, brought by {brought_by}.")
        }
        Event::Deployed { seat, squad, characters, places } => {
            let places = characters.iter().zip(places);
            let places: Vec<String> = places
                .map(|(id, spot)| format!("{} at {}", character_name(state, *id), place(*spot)))
                .collect();
            format!("{seat} deploys squad {}: {}.", u16::from(*squad) + 1, places.join("; "))
        }
        Event::Stance { unit, stance } => {
            format!("{} shows {}.", unit_name(state, *unit), stance_name(state, *unit, *stance))
        }
        _ => return None,
    })
}

fn orders(state: &State, event: &Event) -> Option<String> {
    let card = |card| card_name(state, card);
    Some(match event {
        Event::Turn { number, seat } => format!("Turn {number} of {seat} begins."),
        Event::Revealed { seat, card: revealed } => {
            format!("{seat} reveals the order card {}.", card(*revealed))
        }
        Event::OrderRemoved { card: removed, .. } => {
            format!("The order card of {}, who is defeated, leaves the game.", card(*removed))
        }
        Event::Reserved { seat, card: kept, force } => {
            format!("{seat} puts {} into the reserve for {force} Force.", card(*kept))
        }
        Event::ToBottom { seat, card: kept } => {
            format!("{seat} puts {} on the bottom of the deck.", card(*kept))
        }
        Event::ReserveUsed { seat, card: kept } => {
            format!("{seat} uses {} from the reserve.", card(*kept))
        }
        Event::ShatterpointPassed { seat } => format!("{seat} passes the Shatterpoint card on."),
        Event::DeckRefreshed { seat } => format!("{seat} shuffles a new order deck."),
        Event::Activated { unit, card: by } => {
            let seat = state.seat(*unit);
            let with = match by {
                OrderCard::Unit(own) if own == unit => String::new(),
                by => format!(" with the card {}", card(*by)),
            };
            format!("{seat} activates {}{with}.", unit_name(state, *unit))
        }
        _ => return None,
    })
}

fn acting(state: &State, event: &Event) -> Option<String> {
    let unit = |id: &UnitId| unit_name(state, *id);
    let character = |id: &CharacterId| character_name(state, *id);
    Some(match event {
        Event::Acts { unit: who, action } => format!("{} acts: {}.", unit(who), word(action)),
        Event::Ability { unit: who, ability, force, pay } => {
            let name = ability_name(state, *who, *ability);
            let paid = match pay {
                _ if *force == 0 => String::new(),
                Some(Payment::Force) => format!(" for {force} Force"),
                Some(Payment::Damage) => format!(" for {force} damage"),
                None => String::new(),
            };
            format!("{} uses {name}{paid}.", unit(who))
        }
        Event::Force { seat, ready } => {
            format!("{seat} has {ready} of {} Force ready.", state.player(*seat).force)
        }
        Event::Moved { character: who, how, from, to, .. } => {
            let how = match how {
                Moved::By(kind) => format!("moves ({})", word(kind)),
                Moved::Pushed => "is pushed".to_owned(),
                Moved::Pulled => "is pulled".to_owned(),
                Moved::Transferred => "goes through a transfer point".to_owned(),
            };
            format!("{} {how} from {} to {}.", character(who), place(*from), place(*to))
        }
        Event::Held { character: who } => format!("{} is pinned and stays.", character(who)),
        Event::Steadfast { character: who } => {
            format!("{} is steadfast and is not shoved.", character(who))
        }
        _ => return None,
    })
}

fn tokens(state: &State, event: &Event) -> Option<String> {
    let unit = |id: &UnitId| unit_name(state, *id);
    Some(match event {
        Event::Injured { unit: who, injured } => {
            let durability = state.sheet(*who).unit.durability;
            format!("{} is injured ({injured} of {durability}).", unit(who))
        }
        Event::ConditionLost { unit: who, condition } => {
            format!("{} is no longer {}.", unit(who), word(condition))
        }
        Event::ConditionGained { unit: who, condition } => {
            format!("{} is {}.", unit(who), word(condition))
        }
        Event::Hunker { unit: who, tokens } => {
            format!("{} has {}.", unit(who), count(*tokens, "hunker token"))
        }
        Event::Damaged { unit: who, damage, total } => {
            let stamina = state.sheet(*who).unit.stamina;
            format!("{} takes {damage} damage ({total} of {stamina}).", unit(who))
        }
        Event::Healed { by, unit: who, condition, damage } => {
            let what = match condition {
                Some(condition) => word(condition),
                None => format!("{damage} damage"),
            };
            format!("{} heals {what} of {}.", character_name(state, *by), unit(who))
        }
        Event::Wounded { unit: who, by } => {
            let by = by.map(|by| format!(" by {}", character_name(state, by)));
            format!("{} is wounded{}.", unit(who), by.unwrap_or_default())
        }
        Event::Defeated { unit: who } => format!("{} is defeated.", unit(who)),
        _ => return None,
    })
}

fn attack(state: &State, event: &Event) -> Option<String> {
    let unit = |id: &UnitId| unit_name(state, *id);
    Some(match event {
        Event::Attack { attacker, target, kind } => format!(
            "{} attacks {} ({}).",
            character_name(state, *attacker),
            target_name(state, *target),
            word(kind)
        ),
        Event::Pools { attack, defence, attack_because, defence_because } => format!(
            "{}{} against {}{}.",
            count(*attack, "attack die"),
            because(state, attack_because),
            count(*defence, "defence die"),
            because(state, defence_because)
        ),
        Event::Rolled { attack, defence } => {
            format!("The attack rolls {}, the defence {}.", faces(attack), faces(defence))
        }
        Event::ExpertiseLost { unit: who, condition, count } => {
            format!("{} loses {count} expertise, being {}.", unit(who), word(condition))
        }
        Event::Expertise { unit: who, defence, count, entries } => {
            let chart = if *defence { "defence chart" } else { "attack chart" };
            format!("{count} expertise in the {chart} of {}: {}.", unit(who), faces(entries))
        }
        Event::Rolls { attack, defence } => {
            format!("The attack now shows {}, the defence {}.", faces(attack), faces(defence))
        }
        Event::Successes { hits, crits, blocked, successes } => {
            let all = format!("{} and {}", count(*crits, "crit"), count(*hits, "hit"));
            format!("{all}, {blocked} blocked: {}.", count(*successes, "success"))
        }
        Event::Option { unit: who, option, .. } => {
            let option = tree(state, *who).options.get(usize::from(*option))?;
            let effects = faces(&option.effects);
            format!("{} takes option {}: {effects}.", unit(who), option.id)
        }
        Event::Pool { damage } => format!("The damage pool is {damage}."),
        Event::Noted { unit: who, symbol } => format!("{} resolves {}.", unit(who), word(symbol)),
        _ => return None,
    })
}

fn struggle(state: &State, event: &Event) -> Option<String> {
    let objective = |number: &u8| objective_name(state, usize::from(*number));
    Some(match event {
        Event::Struggle { number, card, active, .. } => {
            let mission = state.mission_pack();
            let card = mission.and_then(|mission| mission.struggle.get(usize::from(*card)));
            let name = card.map_or("?", |card| &card.name.en);
            let active: Vec<String> = active.iter().map(objective).collect();
            format!("Struggle {number}, {name}: objectives {} are active.", active.join(", "))
        }
        Event::PriorityRolled { seat, face, objective: number } => {
            let number = objective(number);
            format!("{seat} rolls {} for priority: objective {number}.", word(face))
        }
        Event::PriorityRemoved => "The priority tokens are removed.".to_owned(),
        Event::Control { objective: number, seat } => {
            format!("{seat} controls objective {}.", objective(number))
        }
        Event::Token { seat, from, to, cause } => {
            let why = match cause {
                StruggleCause::Objectives => "controlled objectives".to_owned(),
                StruggleCause::Priority => "a priority objective".to_owned(),
                StruggleCause::Ability(unit, ability) => {
                    ability_name(state, *unit, *ability).to_owned()
                }
            };
            let (from, to) = (space(*from), space(*to));
            format!("{seat} moves the struggle token from {from} to {to}: {why}.")
        }
        Event::Momentum { seat, tokens, cause } => {
            let why = match cause {
                MomentumCause::Wounded(unit) => {
                    format!("{} was wounded", unit_name(state, *unit))
                }
                MomentumCause::Behind => "the token is on the opponent's side".to_owned(),
                MomentumCause::Middle => "the token is in the middle".to_owned(),
                MomentumCause::Ability(unit, ability) => {
                    ability_name(state, *unit, *ability).to_owned()
                }
            };
            format!("{seat} gains momentum ({tokens} now): {why}.")
        }
        Event::MomentumSpent { seat, tokens, unit, ability } => {
            let name = ability_name(state, *unit, *ability);
            format!("{seat} spends {} for {name}.", count(*tokens, "momentum token"))
        }
        Event::StruggleWon { seat, number, cards } => {
            format!("{seat} wins struggle {number} ({cards} won).")
        }
        Event::Reset => "The track is reset.".to_owned(),
        _ => return None,
    })
}

fn operation(state: &State, event: &Event) -> Option<String> {
    let card = state.table.operation.as_ref()?;
    let armoured = |target: &u8| armoured_name(state, *target);
    Some(match event {
        Event::Roles { aggressor } => {
            format!("{aggressor} is the Aggressor, {} the Sentinel.", aggressor.other())
        }
        Event::StageBegins { stage, active } => {
            let stage = card.stage.get(usize::from(*stage))?;
            let active = active.iter().map(|&number| objective_name(state, number.into()));
            let active: Vec<String> = active.collect();
            let name = &stage.name.en;
            let begins = format!("Stage {name}: objectives {} are active.", active.join(", "));
            format!("{begins} {}", stage.overview.en)
        }
        Event::StageEnded { stage, end, winner } => {
            let stage = card.stage.get(usize::from(*stage))?;
            let end = stage.end.get(usize::from(*end))?;
            let won = winner.map_or(String::new(), |seat| format!(", won by {seat}"));
            format!("The stage {} ends{won}: {}", stage.name.en, end.text.en)
        }
        Event::SpecialRule { seat, at } => format!("{seat}: {}.", rule_name(state, *at)),
        Event::Progress { side, tokens, adds, cause } => {
            let done = if *adds { "added to" } else { "removed from" };
            let why = match cause {
                ProgressCause::Turn => "the turn begins",
                ProgressCause::Rule(at) => rule_name(state, *at),
                ProgressCause::Token(unit, ability)
                | ProgressCause::Spent(unit, ability)
                | ProgressCause::Gained(unit, ability) => ability_name(state, *unit, *ability),
            };
            format!("A momentum token is {done} {side}'s side ({tokens} of {SPACES}): {why}.")
        }
        Event::LastTurn => {
            "The track is full and the struggle token lies in the middle: the Aggressor has one \
             more turn."
                .to_owned()
        }
        Event::WoundLost { unit, token } => {
            format!("{} loses a token: {}.", unit_name(state, *unit), word(token))
        }
        Event::Glanced { target } => {
            format!("No symbol fits the next space of {}.", armoured(target))
        }
        Event::Armour { target, space } => {
            format!("A damage token on space {} of {}.", u16::from(*space) + 1, armoured(target))
        }
        Event::Destroyed { target } => format!("{} is destroyed.", armoured(target)),
        _ => return None,
    })
}

/// What an objective is called in its mission or operation.
#[must_use]
pub fn objective_name(state: &State, number: usize) -> String {
    let objective = state.layout().get(number);
    objective.map_or_else(|| (number + 1).to_string(), |objective| objective.id.clone())
}

/// A space of the struggle track: `the middle`, `player 1's space 3`.
#[must_use]
pub fn space(space: i8) -> String {
    match space.signum() {
        0 => "the middle".to_owned(),
        sign => {
            let seat = if State::own_side(Seat(0)) == sign { Seat(0) } else { Seat(1) };
            format!("{seat}'s space {}", space.unsigned_abs())
        }
    }
}

/// Why a pool is so large: ` (7 value + 1 focus)`.
#[must_use]
pub fn because(state: &State, parts: &[Because]) -> String {
    let part = |part: &Because| match *part {
        Because::Value(dice) => format!("{dice} value"),
        Because::Stated(dice) => format!("{dice} stated"),
        Because::Focus(dice) => format!("{dice} focus"),
        Because::Sharpshooter(dice) => format!("{dice} sharpshooter"),
        Because::Impact(dice) => format!("{dice} impact"),
        Because::Ability(unit, ability, dice) => {
            format!("{dice} {}", ability_name(state, unit, ability))
        }
        Because::TerrainCover(dice) => format!("{dice} terrain cover"),
        Because::Hunker(dice) => format!("{dice} hunker"),
        Because::Cover(dice) => format!("{dice} cover"),
    };
    match parts {
        [] => String::new(),
        parts => format!(" ({})", parts.iter().map(part).collect::<Vec<_>>().join(" + ")),
    }
}

/// Things that are words, those that are the same counted: `2 hits, 1 crit, 3 expertise`.
#[must_use]
pub fn faces<T: Serialize>(all: &[T]) -> String {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for one in all.iter().map(word) {
        match counted.iter_mut().find(|(word, _)| *word == one) {
            Some((_, times)) => *times += 1,
            None => counted.push((one, 1)),
        }
    }
    if counted.is_empty() {
        return "nothing".to_owned();
    }
    let one = |(word, times): &(String, usize)| {
        let several = *times > 1 && ["hit", "crit", "failure", "block"].contains(&word.as_str());
        format!("{times} {word}{}", if several { "s" } else { "" })
    };
    counted.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// A number of things: `1 die`, `2 dice`, `3 successes`.
fn count(number: u8, thing: &str) -> String {
    let plural = match thing.strip_suffix("die") {
        Some(kind) => format!("{kind}dice"),
        None if thing.ends_with('s') => format!("{thing}es"),
        None => format!("{thing}s"),
    };
    format!("{number} {}", if number == 1 { thing } else { &plural })
}
