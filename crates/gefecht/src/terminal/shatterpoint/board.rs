//! The table of Shatterpoint: the battlefield, the units, the players, the struggle track.

use std::fmt::Write;

use kernel::{Seat, Viewer};
use shatterpoint::operations::card::{Armoured, StageEnd};
use shatterpoint::operations::{ambush, tokens, tracker};
use shatterpoint::state::{Objective, Stage, State};
use shatterpoint::table::{CharacterId, SPACES, UnitId};
use shatterpoint::words::place;
use shatterpoint::{engagement, objectives, operations};

use super::field;
use crate::speech::args;
use crate::speech::shatterpoint::Words;

/// Draws the table, as the player sees it who is asked.
#[must_use]
pub fn draw(words: &Words, asked: Seat) -> String {
    let state = words.state;
    let mut text = field::draw(state);
    for key in ["terminal-sp-legend-ground", "terminal-sp-legend-units"] {
        let _ = writeln!(text, "  {}", words.plain(key));
    }
    for unit in state.unit_ids() {
        text.push_str(&unit_line(words, unit, asked));
    }
    for (number, objective) in (0..).zip(&state.objectives).filter(|(_, o)| o.active) {
        text.push_str(&objective_line(words, number, objective));
    }
    for seat in [Seat(0), Seat(1)] {
        text.push_str(&player_line(words, seat));
    }
    text.push_str(&track(words));
    text.push_str(&armour(words));
    text.push_str(&trackers(words));
    text.push_str(&ambushes(words));
    text.push_str(&ends(words));
    text
}

/// `Turn 3, struggle 1 (Locate the Asset), token: space 2 of Player 1.`
#[must_use]
pub fn situation(words: &Words) -> String {
    let (state, speech) = (words.state, words.speech);
    if let Some(operation) = state.operation.as_ref().filter(|_| state.stage == Stage::Turns) {
        let stage = operations::stage(state).map_or("", |stage| speech.name(&stage.name));
        let text =
            speech.t("terminal-sp-situation-stage", args! { turn: state.turn, stage: stage });
        let last = operation.token.then(|| words.plain("so-last-turn"));
        return last.map_or(text.clone(), |last| format!("{text} {last}."));
    }
    let Some(struggle) = state.struggle.filter(|_| state.stage == Stage::Turns) else {
        return words.plain("terminal-sp-set-up");
    };
    let mission = state.mission_pack();
    let card = mission.and_then(|mission| mission.struggle.get(usize::from(struggle.card)));
    speech.t(
        "terminal-sp-situation",
        args! {
            turn: state.turn,
            number: struggle.number,
            card: card.map_or("", |card| speech.name(&card.name)),
            space: space(words, state.token),
        },
    )
}

/// A space of the struggle track.
fn space(words: &Words, space: i8) -> String {
    match space.signum() {
        0 => words.plain("terminal-sp-middle"),
        sign => {
            let seat = if State::own_side(Seat(0)) == sign { Seat(0) } else { Seat(1) };
            let (number, player) = (space.unsigned_abs(), words.player(seat));
            words.t("terminal-sp-space", args! { number: number, player: player })
        }
    }
}

/// `3/11 damage`
pub fn damage(words: &Words, id: UnitId) -> String {
    let (damage, stamina) = (words.state.unit(id).damage, words.state.sheet(id).unit.stamina);
    words.t("terminal-sp-damage", args! { damage: damage, stamina: stamina })
}

/// `  L  Lord Maul  3/11 damage  Strained; hunker 1; Dark Rage; 100,0`
fn unit_line(words: &Words, id: UnitId, asked: Seat) -> String {
    let (state, speech) = (words.state, words.speech);
    let unit = state.unit(id);
    let line = format!("  {}  {:<38}", field::letter(state, id), words.unit(id));
    if unit.defeated {
        return format!("{line} {}\n", words.plain("sp-state-defeated"));
    }
    let mut marks: Vec<String> = Vec::new();
    marks.extend(unit.wounded.then(|| words.plain("sp-state-wounded")));
    let injured = || speech.t("sp-state-injured", args! { count: unit.injured });
    marks.extend((unit.injured > 0).then(injured));
    marks.extend(unit.conditions.iter().map(|condition| words.of("sp-condition-", &condition)));
    let hunker = || speech.t("sp-state-hunker", args! { count: unit.hunker });
    marks.extend((unit.hunker > 0).then(hunker));
    let own = tokens::all(state).iter().filter(|token| token.unit == id);
    marks.extend(own.map(|token| match tokens::seen(state, token, Viewer::Seat(asked)) {
        Some(face) => words.t("so-unit-tokens", args! { tokens: words.of("sp-face-", &face) }),
        None => words.plain("so-token-hidden"),
    }));
    marks.push(words.stance(id, unit.stance));
    let active = state.active_unit() == Some(id);
    marks.extend(active.then(|| words.plain("terminal-active")));
    marks.extend(state.characters_of(id).map(|character| stands(words, character)));
    format!("{line} {:>13}  {}\n", damage(words, id), marks.join("; "))
}

/// Where a character stands, what waits for it and with whom it is engaged.
fn stands(words: &Words, character: CharacterId) -> String {
    let state = words.state;
    let mut text = state.spot(character).map_or(String::new(), place);
    let waiting = state.waiting.get(character.index()).copied().unwrap_or_default();
    let dice = [
        ("sp-why-focus", waiting.focus),
        ("sp-why-sharpshooter", waiting.sharpshooter),
        ("sp-why-impact", waiting.impact),
    ];
    for (key, dice) in dice.into_iter().filter(|(_, dice)| *dice > 0) {
        let _ = write!(text, ", {} {dice}", words.plain(key));
    }
    let engaged: Vec<String> =
        engagement::with(state, character).map(|other| words.character(other)).collect();
    if !engaged.is_empty() {
        let names = engaged.join(", ");
        let _ = write!(text, ", {}", words.t("sp-around-engaged", args! { names: names }));
    }
    text
}

fn objective_line(words: &Words, number: u8, objective: &Objective) -> String {
    let state = words.state;
    let control = objective
        .control
        .map_or_else(|| words.plain("terminal-sp-open"), |seat| words.player(seat));
    let priority = objective.priority.then(|| words.plain("terminal-sp-priority"));
    let marks: Vec<String> = [control].into_iter().chain(priority).collect();
    let contesting = state.standing().filter(|&who| objectives::contests(state, who, objective));
    let names: Vec<String> = contesting.map(|who| words.character(who)).collect();
    let names = if names.is_empty() { String::new() } else { format!(": {}", names.join(", ")) };
    let (name, at) = (words.objective(number), place(objective.spot));
    let there = words.t("terminal-sp-at", args! { objective: name, place: at });
    format!("  ◎  {there}, {}{names}\n", marks.join(", "))
}

fn player_line(words: &Words, seat: Seat) -> String {
    let player = words.state.player(seat);
    let none = || words.plain("terminal-none");
    let cards: Vec<String> = player.discard.iter().map(|&card| words.order_card(card)).collect();
    let line = words.t(
        "terminal-sp-player",
        args! {
            player: words.player(seat),
            edge: words.of("sp-edge-", &player.edge),
            ready: player.ready,
            force: player.force,
            won: player.won,
            deck: player.deck.len(),
            reserve: player.reserve.map_or_else(none, |card| words.order_card(card)),
            discard: if cards.is_empty() { none() } else { cards.join(", ") },
        },
    );
    format!("  {line}\n")
}

/// `  Player 1 ●●······|··◆····● Player 2`: momentum from the outside, the token between.
fn track(words: &Words) -> String {
    let state = words.state;
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
    let [one, two] = [Seat(0), Seat(1)].map(|seat| words.player(seat));
    let legend = words.t("terminal-sp-track", args! { own: own, other: other });
    format!("  {one} {track} {two}   ({legend})\n")
}

/// `  ▣  Reactor shield ●●·· Next: space 3 (damage, shove).`: the tracks of armoured targets.
fn armour(words: &Words) -> String {
    let both = words.state.table.operation.as_ref().zip(words.state.operation.as_ref());
    let Some((card, now)) = both else { return String::new() };
    let line = |(target, &tokens): (&Armoured, &u8)| {
        let spaces = 0..target.track.len();
        let track: String =
            spaces.map(|space| if space < usize::from(tokens) { '●' } else { '·' }).collect();
        let next = target.track.get(usize::from(tokens)).map(|space| {
            let number = u16::from(tokens) + 1;
            let symbols = words.symbols(space);
            words.t("so-next-space", args! { number: number, symbols: symbols })
        });
        let next = next.unwrap_or_else(|| words.plain("so-destroyed"));
        format!("  ▣  {} {track} {next}\n", words.speech.name(&target.name))
    };
    card.armoured.iter().zip(&now.armour).map(line).collect()
}

/// `  ▤  Lockdown Tracker: 2 of 5 spaces filled`: the trackers of the stage.
fn trackers(words: &Words) -> String {
    let state = words.state;
    let line = |id: &String| {
        let number = tracker::number(state, id)?;
        let card = tracker::card(state, number)?;
        let (name, filled) = (words.speech.name(&card.name), tracker::tokens(state, number));
        let of = card.spaces.len();
        let text = words.t("so-tracker-state", args! { name: name, filled: filled, of: of });
        Some(format!("  ▤  {text}\n"))
    };
    let stage = operations::stage(state);
    stage.map_or(&[][..], |stage| &stage.trackers).iter().filter_map(line).collect()
}

/// `  ▢  Ambush token 100,0`: where ambush tokens lie, face down (SO-WAIT-02).
fn ambushes(words: &Words) -> String {
    let name = words.plain("so-ambush");
    let all = ambush::view(words.state, Viewer::Spectator).into_iter();
    all.map(|(spot, _)| format!("  ▢  {name} {}\n", place(spot))).collect()
}

/// `  Stage Infiltration ends: The Aggressor controls at least 2 objectives …`
fn ends(words: &Words) -> String {
    let speech = words.speech;
    let Some(stage) = operations::stage(words.state) else { return String::new() };
    let line = |end: &StageEnd| {
        let (stage, text) = (speech.name(&stage.name), speech.name(&end.text));
        let text = speech.t("terminal-sp-stage-ends", args! { stage: stage, text: text });
        format!("  {text}\n")
    };
    stage.end.iter().map(line).collect()
}
