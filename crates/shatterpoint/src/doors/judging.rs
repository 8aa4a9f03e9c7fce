//! The one judge of answers, and why an answer is not possible.

use kernel::{Chance, Question, Refusal, Rule};

use crate::language::{Action, AttackType};
use crate::operations::{ambush, roaming, sequence, stationing};
use crate::push::Push;
use crate::question::{Choice, OrderCard, Payment, Prompt};
use crate::state::State;
use crate::table::{CharacterId, Spot, Target, UnitId};
use crate::{Shatterpoint, activation, attack, deployment, movement, orders, push};
use measure::Point;

/// Whether an answer is legal: listed, or a place that the rules admit.
///
/// # Errors
/// The rule that forbids it.
pub fn judge(
    state: &State,
    question: &Question<Shatterpoint>,
    choice: &Choice,
) -> Result<(), Refusal> {
    let bend = if let Choice::Move { via, .. } = choice { *via } else { None };
    let inside = places(choice).iter().all(|spot| spot.in_bounds());
    if !inside || !bend.is_none_or(Point::in_bounds) {
        return Err(Rule("SP-MOVE-21").into());
    }
    match (&question.prompt, choice) {
        (Prompt::Deploy { squads }, Choice::Deploy { squad, places }) if squads.contains(squad) => {
            deployment::judge(state, question.seat, *squad, places)
        }
        (Prompt::Go { characters, kinds, toward }, Choice::Move { character, kind, to, via }) => {
            if !characters.contains(character) {
                return Err(Rule("SP-MULTI-01").into());
            }
            movement::judge_via(state, *character, *kind, *to, *via, (kinds, *toward))
        }
        (Prompt::Transfer(character), Choice::Place(spot)) => {
            movement::judge_transfer(state, *character, *spot)
        }
        (Prompt::Transfer(character), Choice::Through { point, to }) => {
            movement::judge_through(state, *character, *to, Some(*point))
        }
        (Prompt::Lay { objective, range, of }, Choice::Place(spot)) => {
            sequence::judge(state, *objective, *range, *of, *spot)
        }
        (Prompt::Roam { kinds, toward, .. }, Choice::Roam { kind, to }) => {
            roaming::judge(state, kinds, *toward, *kind, *to).map(drop)
        }
        (Prompt::Ambush { .. }, Choice::Place(spot)) => ambush::judge(state, *spot),
        (Prompt::Station { character, around }, Choice::Place(spot)) => {
            stationing::judge(state, *character, *around, *spot)
        }
        (Prompt::Push { character, range, from, pull }, Choice::Toward { x, y, by }) => {
            let push = Push { character: *character, range: *range, from: *from, pull: *pull };
            push::judge(state, push, Point { x: *x, y: *y })?;
            push::judge_length(state, push, *by)
        }
        _ if question.options.contains(choice) => Ok(()),
        _ => Err(explain(state, question, choice)),
    }
}

/// The places that an answer names.
fn places(choice: &Choice) -> &[Spot] {
    match choice {
        Choice::Deploy { places, .. } => places,
        Choice::Move { to, .. }
        | Choice::Place(to)
        | Choice::Roam { to, .. }
        | Choice::Through { to, .. } => std::slice::from_ref(to),
        _ => &[],
    }
}

/// A random answer to an open question.
pub fn sample(
    state: &State,
    question: &Question<Shatterpoint>,
    chance: &mut Chance,
) -> Option<Choice> {
    match &question.prompt {
        Prompt::Deploy { squads } => deployment::sample(state, question.seat, squads, chance),
        Prompt::Go { characters, kinds, toward } => {
            movement::sample(state, characters, kinds, *toward, chance)
        }
        Prompt::Transfer(character) => {
            let exits = movement::exits(state, *character);
            let exit = *exits.get(chance.below(exits.len()))?;
            let reach = state.table.radius(*character) + state.table.range(1);
            (0..6).find_map(|_| {
                let mut spot = exit;
                let point = movement::around(exit.point(), reach, chance);
                (spot.x, spot.y) = (point.x, point.y);
                let legal = movement::judge_transfer(state, *character, spot).is_ok();
                legal.then_some(Choice::Place(spot))
            })
        }
        Prompt::Lay { objective, range, of } => {
            sequence::sample(state, *objective, *range, *of, chance)
        }
        Prompt::Roam { kinds, toward, .. } => roaming::sample(state, kinds, *toward, chance),
        Prompt::Ambush { .. } => ambush::sample(state, chance),
        Prompt::Station { character, around } => {
            stationing::sample(state, *character, *around, chance)
        }
        Prompt::Push { character, range, from, pull } => {
            let push = Push { character: *character, range: *range, from: *from, pull: *pull };
            push::sample(state, push, chance)
        }
        _ => None,
    }
}

/// The refusal of an answer that is neither listed nor an admitted place.
#[must_use]
pub fn explain(state: &State, question: &Question<Shatterpoint>, choice: &Choice) -> Refusal {
    let refusal = match (&question.prompt, choice) {
        (Prompt::Act(unit), choice) => act(state, *unit, choice),
        (Prompt::Attack { characters, .. }, Choice::Attack { character, kind, target }) => {
            strike(state, characters, *character, *kind, *target)
        }
        (Prompt::Revealed(card), choice) => revealed(state, question, *card, choice),
        (Prompt::Shatterpoint, Choice::PassShatterpoint) => {
            revealed(state, question, OrderCard::Shatterpoint, choice)
        }
        (Prompt::Order, Choice::Reveal) => Rule("SP-ORDER-06").into(),
        (Prompt::Tree { .. }, Choice::Option(_)) => Rule("SP-TREE-03").into(),
        (Prompt::React(_), Choice::Use { unit, ability, .. }) => reaction(state, *unit, *ability),
        (Prompt::Heal { .. }, Choice::HealDamage(unit)) if known(state, *unit) => {
            let frozen = state.unit(*unit).wounded;
            Rule(if frozen { "SP-DMG-10" } else { "SP-SYM-12" }).into()
        }
        (prompt, _) => Refusal::from(general(prompt)),
    };
    refusal.with("asked", crate::words::prompt(state, &question.prompt))
}

fn known(state: &State, unit: UnitId) -> bool {
    unit.index() < state.units.len()
}

fn act(state: &State, unit: UnitId, choice: &Choice) -> Refusal {
    let broken = match choice {
        Choice::Action(action) => activation::refuse_action(state, unit, *action).err(),
        Choice::Use { unit: other, .. } if *other != unit => Some(Rule("SP-ABIL-02").into()),
        Choice::Use { ability, .. } => activation::refuse_ability(state, unit, *ability).err(),
        Choice::Stance(_) => Some(Rule("SP-STANCE-04").into()),
        _ => None,
    };
    broken.unwrap_or_else(|| Rule("SP-ACTV-01").into())
}

fn strike(
    state: &State,
    characters: &[CharacterId],
    attacker: CharacterId,
    kind: AttackType,
    target: Target,
) -> Refusal {
    // Who is not asked may be nobody at all: this comes before any look at the attacker.
    if !characters.contains(&attacker) {
        return Rule("SP-ATK-01").into();
    }
    let own = |target| state.seat_of(attacker) == state.seat_of(target);
    let there = target.character().is_none_or(|c| state.spot(c).is_some() && !own(c));
    if !there {
        return Rule("SP-ATK-01").into();
    }
    let broken = attack::may_make(state, attacker, kind).err();
    let broken = broken.or_else(|| attack::may_attack_it(state, attacker, kind, target).err());
    broken.unwrap_or_else(|| Rule("SP-ATK-13").into())
}

/// Why a revealed card cannot be reserved or passed on.
fn revealed(
    state: &State,
    question: &Question<Shatterpoint>,
    card: OrderCard,
    choice: &Choice,
) -> Refusal {
    let player = state.player(question.seat);
    let rule = match (choice, card) {
        (Choice::Reserve | Choice::ReserveToBottom, OrderCard::Shatterpoint) => "SP-ORDER-13",
        (Choice::Reserve | Choice::ReserveToBottom, OrderCard::Unit(unit)) => {
            if player.reserve.is_some() {
                "SP-ORDER-10"
            } else if player.deck.is_empty() {
                "SP-ORDER-09"
            } else if player.ready < orders::reserve_cost(state, unit) {
                "SP-FORCE-03"
            } else {
                "SP-ORDER-08"
            }
        }
        (Choice::PassShatterpoint, _) if player.deck.is_empty() => "SP-ORDER-14",
        (Choice::PassShatterpoint, OrderCard::Shatterpoint) if player.ready == 0 => "SP-FORCE-03",
        (Choice::PassShatterpoint, _) => "SP-ORDER-14",
        _ => "SP-ORDER-05",
    };
    Rule(rule).into()
}

/// Why a reactive ability cannot be used now.
fn reaction(state: &State, unit: UnitId, number: u8) -> Refusal {
    let ability = if known(state, unit) { state.table.ability(unit, number) } else { None };
    let Some(ability) = ability else { return Rule("SP-ABIL-04").into() };
    let rule = if crate::abilities::used_up(state, unit, number, ability) {
        "SP-ABIL-15"
    } else if ability.when.is_some() && !crate::abilities::usable(state, unit, number, ability) {
        "SP-ABIL-12"
    } else {
        "SP-ABIL-06"
    };
    Refusal::from(Rule(rule)).with("ability", &ability.name.en)
}

/// The rule behind a question, for answers that fit it in no way.
fn general(prompt: &Prompt) -> Rule {
    Rule(match prompt {
        Prompt::Side => "SP-SETUP-04",
        Prompt::MissionPack => "SP-MISSION-08",
        Prompt::Deploy { .. } => "SP-SETUP-11",
        Prompt::FirstStance(_) => "SP-SETUP-14",
        Prompt::StruggleMap(_) => "SP-MISSION-06",
        Prompt::Order | Prompt::Revealed(_) => "SP-ORDER-05",
        Prompt::Shatterpoint => "SP-ORDER-12",
        Prompt::LoseCondition(_) => "SP-ACTV-12",
        Prompt::Act(_) => "SP-ACTV-01",
        Prompt::Who { .. } => "SP-MULTI-01",
        Prompt::Go { .. } => "SP-MOVE-04",
        Prompt::Transfer(_) => "SP-TERRAIN-12",
        Prompt::Push { .. } => "SP-PUSH-01",
        Prompt::Attack { .. } => "SP-ATK-13",
        Prompt::Tree { .. } => "SP-TREE-03",
        Prompt::Next(_) => "SP-TIMING-04",
        Prompt::Heal { .. } => "SP-SYM-12",
        Prompt::React(_) => "SP-ABIL-04",
        Prompt::FreeAbility(_) => "SP-SYM-13",
        Prompt::Choose { .. } | Prompt::Pick { .. } => "SP-EFFECT-05",
        Prompt::GainCondition(_) => "SP-COND-02",
        Prompt::Progress { adds: true } => "SO-PROG-04",
        Prompt::Progress { adds: false } => "SO-WIN-04",
        Prompt::Objective => "SO-CARD-03",
        Prompt::Lay { .. } => "SO-PLACE-01",
        Prompt::Roam { .. } => "SO-ROAM-01",
        Prompt::Ambush { .. } => "SO-WAIT-02",
        Prompt::Station { .. } => "SO-PLACE-02",
        Prompt::Face { turns_to: None } => "SO-TOKEN-02",
        Prompt::Face { turns_to: Some(_) } => "SO-ROLL-02",
        Prompt::Space { fills: true, .. } => "SO-TRACK-02",
        Prompt::Space { fills: false, .. } => "SO-TRACK-03",
        Prompt::LoseWound(_) | Prompt::LoseDamage { .. } => "SO-OP-07",
    })
}

/// What a player may think of but cannot do now, with the reason.
#[must_use]
pub fn closed(state: &State, question: &Question<Shatterpoint>) -> Vec<(Choice, Refusal)> {
    let thinkable: Vec<Choice> = match &question.prompt {
        Prompt::Act(unit) => {
            let actions = Action::ALL.into_iter().filter(|&action| action != Action::Ability);
            let abilities = state.sheet(*unit).unit.ability.iter().enumerate();
            let active = abilities.filter(|(_, a)| a.kind == crate::language::AbilityKind::Active);
            let uses = active.map(|(number, _)| Choice::Use {
                unit: *unit,
                ability: number as u8,
                pay: Payment::Force,
            });
            actions.map(Choice::Action).chain(uses).collect()
        }
        Prompt::Attack { characters, .. } => {
            let kinds = [AttackType::Melee, AttackType::Ranged];
            let targets: Vec<Target> = attack::targets(state, question.seat).collect();
            let attacks = characters.iter().flat_map(|&character| {
                let kinds = kinds.into_iter();
                let targets = &targets;
                kinds.flat_map(move |kind| {
                    targets.iter().map(move |&target| Choice::Attack { character, kind, target })
                })
            });
            attacks.collect()
        }
        Prompt::Revealed(OrderCard::Unit(_)) => vec![Choice::Reserve],
        Prompt::Revealed(OrderCard::Shatterpoint) => vec![Choice::PassShatterpoint],
        _ => Vec::new(),
    };
    let shut = thinkable.into_iter().filter(|choice| !question.options.contains(choice));
    shut.map(|choice| {
        let why = explain(state, question, &choice);
        (choice, why)
    })
    .collect()
}
