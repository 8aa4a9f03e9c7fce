//! The table of Shatterpoint: the battlefield, the units, the players, the struggle track.

use std::fmt::Write;

use kernel::{Question, Seat};
use shatterpoint::Shatterpoint;
use shatterpoint::operations::card::{Armoured, StageEnd};
use shatterpoint::state::{Objective, Stage, State};
use shatterpoint::table::{CharacterId, SPACES, UnitId};
use shatterpoint::words::{card_name, character_name, place, stance_name, unit_name, word};
use shatterpoint::{engagement, objectives, operations};

use super::field;
use crate::sentences::shatterpoint::{objective_name, space};

/// Draws the table.
#[must_use]
pub fn draw(state: &State, _: &Question<Shatterpoint>) -> String {
    let mut text = field::draw(state);
    text.push_str(
        "  · ground  ▒3 height in inches  ░3 bridge  ██ no standing  H transfer point\n  \
         ◎ objective, ◎1 ◎2 controlled, ○ inactive; AA A1 units of player 1, aa a1 of player 2\n",
    );
    for unit in state.unit_ids() {
        text.push_str(&unit_line(state, unit));
    }
    for (number, objective) in state.objectives.iter().enumerate().filter(|(_, o)| o.active) {
        text.push_str(&objective_line(state, number, objective));
    }
    for seat in [Seat(0), Seat(1)] {
        text.push_str(&player_line(state, seat));
    }
    text.push_str(&track(state));
    text.push_str(&armour(state));
    text.push_str(&ends(state));
    text
}

/// `Turn 3, struggle 1 (Locate the Asset), token: player 1's space 2.`
#[must_use]
pub fn situation(state: &State) -> String {
    if let Some(operation) = state.operation.as_ref().filter(|_| state.stage == Stage::Turns) {
        let stage = operations::stage(state).map_or("?", |stage| &stage.name.en);
        let last = if operation.token { ", the Aggressor's last turn" } else { "" };
        return format!("Turn {}, stage {stage}{last}.", state.turn);
    }
    let Some(struggle) = state.struggle.filter(|_| state.stage == Stage::Turns) else {
        return "Set-up.".to_owned();
    };
    let mission = state.mission_pack();
    let card = mission.and_then(|mission| mission.struggle.get(usize::from(struggle.card)));
    let name = card.map_or("?", |card| &card.name.en);
    let token = space(state.token);
    format!("Turn {}, struggle {} ({name}), token: {token}.", state.turn, struggle.number)
}

/// `  L  Lord Maul  3/11 damage  strained  hunker 1  Dark Rage  100,0`
fn unit_line(state: &State, id: UnitId) -> String {
    let (unit, sheet) = (state.unit(id), state.sheet(id));
    let mut line = format!("  {}  {:<38}", field::letter(state, id), unit_name(state, id));
    if unit.defeated {
        return format!("{line} defeated\n");
    }
    let _ = write!(line, " {:>2}/{:<2} damage", unit.damage, sheet.unit.stamina);
    let mut marks: Vec<String> = Vec::new();
    marks.extend(unit.wounded.then(|| "wounded".to_owned()));
    if unit.injured > 0 {
        marks.push(format!("injured {}/{}", unit.injured, sheet.unit.durability));
    }
    marks.extend(unit.conditions.iter().map(|condition| word(&condition)));
    marks.extend((unit.hunker > 0).then(|| format!("hunker {}", unit.hunker)));
    marks.push(stance_name(state, id, unit.stance));
    let active = state.active_unit() == Some(id);
    marks.extend(active.then(|| "active".to_owned()));
    marks.extend(state.characters_of(id).map(|character| stands(state, character)));
    format!("{line}  {}\n", marks.join("; "))
}

/// Where a character stands, what waits for it and with whom it is engaged.
fn stands(state: &State, character: CharacterId) -> String {
    let mut text = state.spot(character).map_or(String::new(), place);
    let waiting = state.waiting.get(character.index()).copied().unwrap_or_default();
    let dice = [
        ("focus", waiting.focus),
        ("sharpshooter", waiting.sharpshooter),
        ("impact", waiting.impact),
    ];
    for (name, dice) in dice.into_iter().filter(|(_, dice)| *dice > 0) {
        let _ = write!(text, " {name} {dice}");
    }
    let engaged: Vec<String> =
        engagement::with(state, character).map(|other| character_name(state, other)).collect();
    if !engaged.is_empty() {
        let _ = write!(text, " engaged with {}", engaged.join(" and "));
    }
    text
}

fn objective_line(state: &State, number: usize, objective: &Objective) -> String {
    let control = objective.control.map_or("open".to_owned(), |seat| seat.to_string());
    let priority = if objective.priority { ", priority" } else { "" };
    let contesting = state.standing().filter(|&who| objectives::contests(state, who, objective));
    let names: Vec<String> = contesting.map(|who| character_name(state, who)).collect();
    let names = if names.is_empty() { String::new() } else { format!(": {}", names.join(", ")) };
    let (name, at) = (objective_name(state, number), place(objective.spot));
    format!("  ◎  objective {name:<2} at {at}, {control}{priority}{names}\n")
}

fn player_line(state: &State, seat: Seat) -> String {
    let player = state.player(seat);
    let reserve = player.reserve.map_or("empty".to_owned(), |card| card_name(state, card));
    let cards: Vec<String> = player.discard.iter().map(|&card| card_name(state, card)).collect();
    let discard = if cards.is_empty() { "none".to_owned() } else { cards.join(", ") };
    format!(
        "  {seat} ({} edge): Force {}/{}, struggles won {}, deck {}, reserve {reserve}, discard \
         {discard}\n",
        word(&player.edge),
        player.ready,
        player.force,
        player.won,
        player.deck.len(),
    )
}

/// `  player 1 ●●······|··◆····● player 2`: momentum from the outside, the token between.
fn track(state: &State) -> String {
    let most = SPACES as i8;
    let one = State::own_side(Seat(0));
    let spaces = (-most..=most).rev().map(|space| space * one);
    // In an operation the token is off the track until the end is near (SO-SETUP-03).
    let token = match &state.operation {
        Some(operation) => operation.token.then_some(0),
        None => Some(state.token),
    };
    let mark = |space: i8| match space {
        _ if Some(space) == token => '◆',
        0 => '|',
        _ if [Seat(0), Seat(1)].iter().any(|&seat| state.has_momentum(seat, space)) => '●',
        _ => '·',
    };
    let track: String = spaces.map(mark).collect();
    let [own, other] = [Seat(0), Seat(1)].map(|seat| state.player(seat).momentum);
    format!("  player 1 {track} player 2   (◆ struggle token, ● momentum {own} and {other})\n")
}

/// `  ▣  Reactor shield ●●·· next: damage, shove`: the damage tracks of armoured targets.
fn armour(state: &State) -> String {
    let both = state.table.operation.as_ref().zip(state.operation.as_ref());
    let Some((card, now)) = both else { return String::new() };
    let line = |(target, &tokens): (&Armoured, &u8)| {
        let spaces = 0..target.track.len();
        let track: String =
            spaces.map(|space| if space < usize::from(tokens) { '●' } else { '·' }).collect();
        let next = target.track.get(usize::from(tokens)).map(|space| {
            let symbols: Vec<String> = space.iter().map(word).collect();
            format!("next: {}", symbols.join(", "))
        });
        let next = next.unwrap_or_else(|| "destroyed".to_owned());
        format!("  ▣  {} {track} {next}\n", target.name.en)
    };
    card.armoured.iter().zip(&now.armour).map(line).collect()
}

/// `  Stage Infiltration ends: The Aggressor controls at least 2 objectives …`
fn ends(state: &State) -> String {
    let Some(stage) = operations::stage(state) else { return String::new() };
    let line = |end: &StageEnd| format!("  Stage {} ends: {}\n", stage.name.en, end.text.en);
    stage.end.iter().map(line).collect()
}
