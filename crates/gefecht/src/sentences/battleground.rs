//! What happened in Battleground, in English sentences with their numbers and reasons.

use battleground::event::{Event, Reason, TestKind};
use battleground::facts::{buff_name, debuff_name};
use battleground::question::Bonus;
use battleground::state::State;
use battleground::table::FigureId;

/// A sentence for an event; some events need none.
#[must_use]
pub fn text(state: &State, event: &Event) -> Option<String> {
    let name = |id: &FigureId| state.name(*id);
    Some(match event {
        Event::Deployed { figure, hex } => format!("{} is deployed on {hex}.", name(figure)),
        Event::Faced { figure, facing } => format!("{} turns to {facing}.", name(figure)),
        Event::Shuffled { seat } => format!("The fate deck of {seat} is shuffled."),
        Event::Drew { seat, count, .. } => format!("{seat} draws {count} fate cards."),
        Event::Discarded { seat, count, .. } => format!("{seat} discards {count} cards."),
        Event::PriorityRoll { dice } => {
            format!("For priority player 1 rolls {}, player 2 rolls {}.", dice[0], dice[1])
        }
        Event::Priority { seat } => format!("{seat} has priority."),
        Event::Round { round } => format!("Round {round} begins."),
        Event::Revealed { seat, card, initiative } => {
            format!("{seat} reveals {}, initiative {initiative}.", state.card_name(*seat, *card))
        }
        Event::Passed { seat } => format!("{seat} passes."),
        Event::Wasted { seat, card } => {
            format!("{seat} discards {}: nobody is ready.", state.card_name(*seat, *card))
        }
        Event::Activated { figure, seat, .. } => format!("{seat} activates {}.", name(figure)),
        Event::Ap { figure, gained, now } => {
            format!("{} gains {gained} AP ({now} now).", name(figure))
        }
        Event::Spent { figure, ap, now } => format!("{} pays {ap} AP ({now} left).", name(figure)),
        Event::Mana { figure, change, now } => {
            format!("{} has {now} mana ({change:+}).", name(figure))
        }
        Event::Played { seat, figure, card } => {
            format!("{seat} plays {} for {}.", state.card_name(*seat, *card), name(figure))
        }
        Event::BonusTaken { figure, bonus, .. } => {
            let bonus = match bonus {
                Bonus::Ability => "the card's ability",
                Bonus::Mana => "the extra mana",
                Bonus::Mission => "the side mission",
                Bonus::Ap => "the extra AP",
            };
            format!("{} takes {bonus}.", name(figure))
        }
        Event::Focus { figure, focused } => marker(name(figure), "focus", *focused),
        Event::Standby { figure, standby } => marker(name(figure), "standby", *standby),
        Event::Declared { figure, kind, .. } => {
            format!("{} declares a movement ({kind:?}).", name(figure))
        }
        Event::Moved { figure, from, to, cost, points } => {
            format!("{} goes from {from} to {to} for {cost} of {points} points.", name(figure))
        }
        Event::Shoved { figure, from, to } => {
            format!("{} is moved from {from} to {to}.", name(figure))
        }
        Event::Swapped { figures } => {
            format!("{} and {} swap positions.", name(&figures[0]), name(&figures[1]))
        }
        Event::Attack { figure, weapon, target, .. } => {
            format!("{} attacks {} with {weapon}.", name(figure), name(target))
        }
        Event::Test { .. } => test(state, event)?,
        Event::Rerolled { figure, roll, .. } => format!("{} rerolls to {roll:?}.", name(figure)),
        Event::Exploded { roll, .. } => format!("Sixes explode: {roll:?}."),
        Event::Tested { figure, successes, .. } => {
            format!("{} has {successes} successes.", name(figure))
        }
        Event::Undefended { figure } => format!("{} does not defend.", name(figure)),
        Event::Net { target, successes, .. } => {
            format!("{successes} successes remain against {}.", name(target))
        }
        Event::Wounded { figure, wounds, now } => {
            let health = state.sheet(*figure).character.health;
            format!("{} receives {wounds} wounds ({now} of {health}).", name(figure))
        }
        Event::Healed { figure, wounds, .. } => format!("{} heals {wounds} wounds.", name(figure)),
        Event::KnockedOut { figure, points } => {
            format!("{} is knocked out, worth {points} points.", name(figure))
        }
        Event::Removed { .. } | Event::InterruptEnded { .. } => return None,
        Event::Buff { figure, buff, gained } => {
            marker(name(figure), &buff_name(state, *buff), *gained)
        }
        Event::Debuff { figure, debuff, gained } => {
            marker(name(figure), &debuff_name(state, *debuff), *gained)
        }
        Event::Used { figure, ability } => format!("{} uses {ability}.", name(figure)),
        Event::Consumed { figure, item } => format!("{} uses up {item}.", name(figure)),
        Event::Sign { sign, place: Some(place), .. } => format!("{sign} is placed on {place}."),
        Event::Sign { sign, .. } => format!("{sign} is removed."),
        Event::Interrupt { figure, against, opportunity } => {
            let how = if *opportunity { "with an opportunity attack" } else { "from standby" };
            format!("{} interrupts {} {how}.", name(figure), name(against))
        }
        Event::Mission { seat, card } => {
            format!("The side mission of {} is in play.", state.card_name(*seat, *card))
        }
        Event::MissionDone { seat, card, points } => {
            format!("{seat} completes {} for {points} points.", state.card_name(*seat, *card))
        }
        Event::Ready { figure } => format!("{} is ready again.", name(figure)),
        Event::Ended { figure } => format!("{}'s activation ends.", name(figure)),
        Event::Cleanup { round } => format!("Cleanup of round {round}."),
        Event::Captured { seat, figure, hex } => {
            format!("{} captures the objective on {hex} for {seat}.", name(figure))
        }
        Event::GameOver { points, winner } => match winner {
            Some(seat) => format!("{seat} wins, {} to {} points.", points[0], points[1]),
            None => format!("A draw, {} to {} points.", points[0], points[1]),
        },
    })
}

fn marker(name: &str, what: &str, gained: bool) -> String {
    if gained { format!("{name} receives {what}.") } else { format!("{name} loses {what}.") }
}

/// `He-Man rolls Strength: 6 dice (5 + 1 Sword), needs 3 (4, flank +1): [1, 4, …], 2 successes.`
fn test(state: &State, event: &Event) -> Option<String> {
    let Event::Test {
        figure,
        kind,
        value,
        dice,
        dice_reasons,
        needed,
        range_reasons,
        roll,
        initial,
        ..
    } = event
    else {
        return None;
    };
    let kind = match kind {
        TestKind::Attack => "attacks",
        TestKind::Defence => "defends",
        TestKind::Skill => "tests",
    };
    Some(format!(
        "{} {kind} with {value:?}: {dice} dice{}, needs {needed}{}: {roll:?}, {initial} successes.",
        state.name(*figure),
        reasons("dice", dice_reasons),
        reasons("range", range_reasons),
    ))
}

fn reasons(what: &str, reasons: &[Reason]) -> String {
    if reasons.is_empty() {
        return String::new();
    }
    let one = |reason: &Reason| {
        let source = if reason.source.is_empty() { reason.rule.0 } else { &reason.source };
        format!("{:+} {source}", reason.by)
    };
    format!(" ({what} {})", reasons.iter().map(one).collect::<Vec<_>>().join(", "))
}
