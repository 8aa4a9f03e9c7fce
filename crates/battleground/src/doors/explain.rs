//! Why an answer is not possible: the rule and the facts.

use kernel::{Question, Refusal, Rule};

use crate::field::Place;
use crate::hex::Direction;
use crate::language::MoveKind;
use crate::movement::{self, Journey, Leg};
use crate::question::{Bonus, Choice, Prompt};
use crate::reach;
use crate::state::State;
use crate::table::FigureId;
use crate::{Battleground, actions, activation, attack, large, sight, signs};

/// Whether an answer is legal: a listed one, or the way to a listed place that a player names.
///
/// # Errors
/// The rule that forbids it.
pub fn judge(
    state: &State,
    question: &Question<Battleground>,
    choice: &Choice,
) -> Result<(), Refusal> {
    let by_way = match (&question.prompt, choice) {
        (Prompt::Go { figure, kind, points, goal }, Choice::GoBy { place, way }) => {
            let (figure, kind, goal) = (*figure, *kind, *goal);
            let journey = Journey { figure, kind, points: None, focus: false, goal };
            // Out and back to where it stood is a movement too (BG-MOVE-04), where one may also stay.
            let back = kind == MoveKind::Move
                && *place == state.figure(figure).place
                && question.options.contains(&Choice::Stay);
            (back || question.options.contains(&Choice::Go(*place)))
                && movement::by_way(state, journey, *points, *place, *way).is_ok()
        }
        _ => false,
    };
    match by_way || question.options.contains(choice) {
        true => Ok(()),
        false => Err(explain(state, question, choice)),
    }
}

/// The refusal of an answer that is not listed.
#[must_use]
pub fn explain(state: &State, question: &Question<Battleground>, choice: &Choice) -> Refusal {
    let refusal = match (&question.prompt, choice) {
        (Prompt::Act(figure), _) => act(state, *figure, choice),
        (Prompt::Go { figure, kind, points, goal }, Choice::Go(place)) => {
            let (kind, goal) = (*kind, *goal);
            let journey = Journey { figure: *figure, kind, points: None, focus: false, goal };
            go(state, journey, *points, *place)
        }
        (Prompt::Go { figure, kind, points, goal }, Choice::GoBy { place, way }) => {
            let (kind, goal) = (*kind, *goal);
            let journey = Journey { figure: *figure, kind, points: None, focus: false, goal };
            match movement::by_way(state, journey, *points, *place, *way) {
                Err(Leg::Against(rule)) => rule.into(),
                Err(Leg::Closed(from, left, to)) => {
                    let step = Journey { kind: MoveKind::Move, goal: None, ..journey };
                    go(&from, step, left, to)
                }
                // The way is free, but it may not end there.
                Ok(_) => go(state, journey, *points, *place),
            }
        }
        (Prompt::Go { figure, kind, points, .. }, Choice::GoLarge { place, facing }) => {
            go_large(state, (*figure, *kind, *points), *place, *facing)
        }
        (Prompt::Go { kind: MoveKind::Charge, .. }, Choice::Stay) => Rule("BG-MFX-05").into(),
        (Prompt::Go { .. }, Choice::Stay) => Rule("BG-INT-08").into(),
        (Prompt::Target(bearer), Choice::Target(id)) => target(state, *bearer, *id),
        (Prompt::FreeAttack(figure), Choice::Attack { weapon, target }) => {
            let broken = attack::may_attack(state, *figure, *weapon, *target).err();
            broken.unwrap_or(Rule("BG-FREE-01")).into()
        }
        (Prompt::Sign(figure), Choice::Place(place)) => sign(state, *figure, *place),
        (Prompt::Opportunity(mover), Choice::Interrupt(figure)) => {
            let engaged = figure.index() < state.figures.len() && state.engaged(*mover, *figure);
            Rule(if engaged { "BG-OPP-03" } else { "BG-OPP-01" }).into()
        }
        (Prompt::Bonus(_), Choice::Bonus(bonus)) => Rule(match bonus {
            Bonus::Ability | Bonus::Mana => "BG-CARD-13",
            Bonus::Mission | Bonus::Ap => "BG-CARD-11",
        })
        .into(),
        (Prompt::Activate(_), Choice::Activate(figure)) => activate(state, question, *figure),
        (prompt, _) => general(state, prompt).into(),
    };
    refusal.with("asked", crate::words::prompt(state, &question.prompt))
}

fn act(state: &State, figure: FigureId, choice: &Choice) -> Refusal {
    let Err(broken) = actions::may(state, choice) else { return Rule("BG-ACT-07").into() };
    let refusal = Refusal::from(broken).with("character", state.name(figure));
    let engaged: Vec<&str> = state.engaged_with(figure).map(|id| state.name(id)).collect();
    match broken.0 {
        "BG-ATK-21" | "BG-INT-08" if !engaged.is_empty() => {
            refusal.with("engaged with", engaged.join(", "))
        }
        "BG-ACT-09" | "BG-ATK-05" => {
            refusal.with("AP left", state.turn().map_or(0, |turn| turn.ap))
        }
        "BG-ATK-27" | "BG-SKILL-04" => refusal.with("mana", state.figure(figure).mana),
        _ => refusal,
    }
}

fn activate(state: &State, question: &Question<Battleground>, figure: FigureId) -> Refusal {
    let seat = question.seat;
    let own = figure.index() < state.figures.len() && state.seat(figure) == seat;
    if !own || !state.is_up(figure) {
        return Refusal::from(Rule("BG-ACT-01")).with("expected", "an own character");
    }
    let broken = if activation::is_barred(state, seat, figure) { "BG-ACT-05" } else { "BG-ACT-02" };
    Refusal::from(Rule(broken)).with("character", state.name(figure))
}

/// Why a character cannot go to a place.
fn go(state: &State, journey: Journey, points: u8, place: Place) -> Refusal {
    let Journey { figure, kind, .. } = journey;
    let here = state.figure(figure).place;
    let refused = |id| Refusal::from(Rule(id)).with("place", place).with("points", points);
    let field = &state.table.field;
    if !field.can_stand(place) {
        return refused(if place.is_high() { "BG-MOVE-13" } else { "BG-MOVE-08" });
    }
    let within = |stops: &[reach::Stop]| stops.iter().any(|stop| stop.place == place);
    if within(&reach::reachable(state, figure, kind, points)) {
        return match kind {
            MoveKind::Directed => refused("BG-MFX-02"),
            MoveKind::Charge => refused("BG-MFX-05"),
            _ if !leads_nearer(state, figure, &[place]) => refused("BG-INT-08"),
            _ => refused("BG-INT-09"),
        };
    }
    if let Some(other) = state.occupant(place).filter(|&other| other != figure) {
        let id = match kind {
            MoveKind::Teleport | MoveKind::Jump => "BG-MFX-07",
            _ if place.is_high() != here.is_high() => "BG-MOVE-23",
            _ => "BG-MOVE-08",
        };
        return refused(id).with("occupied by", state.name(other));
    }
    let beside = here.hex().borders(place.hex()) || here.hex() == place.hex();
    if beside && place.is_high() && !here.is_high() && field.has_platform(here.hex()) {
        return refused("BG-MOVE-15");
    }
    if beside && here.is_high() && !place.is_high() && field.has_platform(place.hex()) {
        return refused("BG-MOVE-17");
    }
    if within(&reach::past_enemies(state, figure, points)) {
        return refused("BG-MOVE-06");
    }
    match reach::reachable(state, figure, kind, reach::ANY_POINTS).iter().find(|s| s.place == place)
    {
        Some(stop) => refused("BG-MOVE-01").with("needs", stop.cost),
        None => refused("BG-MOVE-08"),
    }
}

/// Why the base of a large figure cannot go to a position.
fn go_large(
    state: &State,
    (figure, kind, points): (FigureId, MoveKind, u8),
    place: Place,
    facing: Direction,
) -> Refusal {
    let refused = |id| Refusal::from(Rule(id)).with("place", place).with("points", points);
    let far = reach::reachable(state, figure, kind, reach::ANY_POINTS);
    let climbs = place.is_high() != state.figure(figure).place.is_high();
    let there = |stop: &&reach::Stop| stop.place == place && stop.facing == Some(facing);
    match far.iter().find(there) {
        Some(stop) if stop.cost > points => refused("BG-MOVE-01").with("needs", stop.cost),
        Some(stop) => match kind {
            MoveKind::Directed => refused("BG-MFX-02"),
            MoveKind::Charge => refused("BG-MFX-05"),
            _ if !leads_nearer(state, figure, &stop.places(state, figure)) => refused("BG-INT-08"),
            _ => refused("BG-INT-09"),
        },
        // The base could lie there, but on the way it does not turn.
        None if large::is_legal(state, figure, place, facing) => refused("BG-BIG-03"),
        None if climbs && large::terrain_fits(state, figure, place, facing) => {
            refused("BG-MOVE-23")
        }
        None => refused("BG-BIG-05"),
    }
}

/// Why a sign cannot be placed somewhere.
fn sign(state: &State, figure: FigureId, place: Place) -> Refusal {
    let against = state.interrupt_of_squad(figure).map(|interrupt| interrupt.against);
    let id = if against.is_some_and(|against| !state.adjacent_to(place, against)) {
        "BG-INT-11"
    } else if signs::is_empty(state, place) {
        "BG-SIGN-04"
    } else {
        "BG-SIGN-03"
    };
    Refusal::from(Rule(id)).with("place", place)
}

/// Why an effect cannot be about a character: unseen (BG-SKILL-09 and the rule of sight that it comes
/// from), not the interrupted one (BG-INT-06), or out of its reach.
fn target(state: &State, bearer: FigureId, id: FigureId) -> Refusal {
    let fielded = |id: FigureId| id.index() < state.figures.len() && state.on_field(id);
    if !fielded(bearer) || !fielded(id) {
        return Rule("BG-SKILL-09").into();
    }
    let against = state.interrupt_of_squad(bearer).map(|interrupt| interrupt.against);
    let enemy = state.seat(bearer) != state.seat(id);
    let rule = if !state.sees(bearer, id) {
        let (from, to) = (state.attack_place(bearer), state.figure(id).place);
        sight::hidden_by(&state.table.field, from, to)
    } else if enemy && against.is_some_and(|against| against != id) {
        Rule("BG-INT-06")
    } else {
        Rule("BG-SKILL-09")
    };
    Refusal::from(rule).with("character", state.name(id))
}

fn leads_nearer(state: &State, figure: FigureId, end: &[Place]) -> bool {
    let against = state.turn().and_then(|turn| turn.interrupt).map(|i| i.against);
    against.is_some_and(|against| movement::leads_nearer(state, figure, against, end))
}

/// The rule behind a question whose answers need no closer reason.
fn general(state: &State, prompt: &Prompt) -> Rule {
    Rule(match prompt {
        Prompt::Deploy => "BG-SETUP-07",
        Prompt::Face(figure) if state.is_large(*figure) => "BG-BIG-05",
        Prompt::Face(_) => "BG-FACE-07",
        Prompt::Priority => "BG-SETUP-13",
        Prompt::Discard => "BG-PREP-02",
        Prompt::ChooseCard => "BG-CARD-02",
        Prompt::Activate(_) => "BG-ACT-01",
        Prompt::Bonus(_) => "BG-CARD-10",
        Prompt::Act(_) => "BG-ACT-07",
        Prompt::Go { figure, .. } if state.is_large(*figure) => "BG-BIG-05",
        Prompt::Go { .. } => "BG-MOVE-01",
        Prompt::Goal(_) => "BG-MFX-05",
        Prompt::FreeReroll { .. } => "BG-TEST-15",
        Prompt::ManaReroll { .. } => "BG-TEST-17",
        Prompt::Defend { .. } => "BG-DEF-05",
        Prompt::Opportunity(_) => "BG-OPP-01",
        Prompt::Standby(_) => "BG-READY-03",
        Prompt::Interrupted(_) => "BG-ITEM-06",
        Prompt::Aim(_) => "BG-BIG-17",
        Prompt::Further(_) => "BG-AREA-03",
        Prompt::Target(_) => "BG-SKILL-09",
        Prompt::FreeAttack(_) => "BG-FREE-01",
        Prompt::Order { figure, .. }
            if state.turn_of(*figure).is_some_and(|turn| state.turns[turn].interrupt.is_some()) =>
        {
            "BG-TIMING-07"
        }
        Prompt::Order { .. } => "BG-TIMING-04",
        Prompt::Use { .. } | Prompt::OneOf { .. } => "BG-SKILL-08",
        Prompt::Displace(_) => "BG-MOVE-21",
        Prompt::Direction(_) => "BG-MFX-18",
        Prompt::Sign(_) => "BG-SIGN-03",
        Prompt::Capture(_) => "BG-CLEAN-09",
    })
}

/// What a player may think of but cannot do now: the greyed-out choices.
#[must_use]
pub fn closed(state: &State, question: &Question<Battleground>) -> Vec<(Choice, Refusal)> {
    let candidates = match question.prompt {
        Prompt::Act(_) => actions::candidates(state),
        Prompt::Activate(_) => state.ids().map(Choice::Activate).collect(),
        _ => Vec::new(),
    };
    let own = |choice: &Choice| match choice {
        Choice::Activate(figure) => state.seat(*figure) == question.seat && state.is_up(*figure),
        _ => true,
    };
    candidates
        .into_iter()
        .filter(|choice| own(choice) && !question.options.contains(choice))
        .map(|choice| (choice, explain(state, question, &choice)))
        .collect()
}
