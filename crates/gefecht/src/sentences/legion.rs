//! What happened in Legion.

pub mod phrases;

use kernel::Seat;
use legion::dice::{Block, DefenceFace};
use legion::event::{Canceller, Event, Moved, RolledFor};
use legion::state::State;
use legion::table::{MiniId, Stand, UnitId};
use legion::tokens::Marker;
use legion::words::{
    attack_die, defence_die, degrees, mini_number, place, row_name, unit_name, upgrade_name,
    weapon_name, word,
};
use legion::{range, suppression};

use phrases::{
    battle_card, count, covered, figure, from_one, is_single, leader, listed, piece_at, played,
    reach, shown,
};

/// A sentence for an event; some events need none.
#[must_use]
pub fn text(state: &State, event: &Event) -> Option<String> {
    use Event as E;
    match event {
        E::TerrainPlaced { .. }
        | E::ColourChooser { .. }
        | E::Colours { .. }
        | E::Side { .. }
        | E::BattleCards { .. }
        | E::Discarded { .. }
        | E::Battle { .. }
        | E::TokenLaid { .. }
        | E::SetAside { .. }
        | E::Deployed { .. } => setup(state, event),
        E::Round { .. }
        | E::Commands { .. }
        | E::Priority { .. }
        | E::Nominated { .. }
        | E::Ordered { .. }
        | E::Drew { .. }
        | E::TokenRemoved { .. }
        | E::Promoted { .. }
        | E::Victory { .. }
        | E::RoundEnds { .. } => round(state, event),
        E::Activated { .. }
        | E::ActionsLost { .. }
        | E::Acts { .. }
        | E::Used { .. }
        | E::Again { .. }
        | E::Rolled { .. }
        | E::Tokens { .. }
        | E::Readied { .. } => activation(state, event),
        E::Moved { .. } | E::Placed { .. } | E::Melee { .. } | E::Left { .. } => {
            movement(state, event)
        }
        E::ChargeLaid { .. }
        | E::Detonated { .. }
        | E::TokenWounds { .. }
        | E::Claimed { .. }
        | E::Dropped { .. } => tokens(state, event),
        E::Attack { .. }
        | E::AttackRoll { .. }
        | E::Rerolled { .. }
        | E::Surged { .. }
        | E::InCover { .. }
        | E::Cancelled { .. }
        | E::Impact { .. }
        | E::DefenceRoll { .. }
        | E::Pierced { .. } => attack(state, event),
        E::Wounds { .. }
        | E::Wounded { .. }
        | E::MiniDefeated { .. }
        | E::NewLeader { .. }
        | E::Defeated { .. }
        | E::WeaponDestroyed { .. } => wounds(state, event),
    }
}

fn setup(state: &State, event: &Event) -> Option<String> {
    Some(match event {
        Event::TerrainPlaced { seat, at, facing } => {
            let (name, facing) = (piece_at(state, *at), degrees(*facing));
            let at = place(Stand { x: at.x, y: at.y, level: 0, facing: Default::default() });
            format!("{seat} places {name} at {at}, turned to {facing} degrees.")
        }
        Event::ColourChooser { seat, coin: true } => {
            format!("The armies cost the same; by the coin {seat} chooses the colour.")
        }
        Event::ColourChooser { seat, coin: false } => {
            format!("{seat} has the cheaper army and chooses the colour.")
        }
        Event::Colours { blue } => format!("{blue} is blue, {} is red.", blue.other()),
        Event::Side { edge } => format!("The {} edge is blue's.", word(edge)),
        Event::BattleCards { rows } => {
            let row = |(row, cards): (u8, &Vec<u8>)| {
                let names = cards.iter().map(|&card| battle_card(state, row, card).0);
                format!("{}s {}", row_name(row), names.collect::<Vec<_>>().join(", "))
            };
            let rows: Vec<String> = (0..).zip(rows).map(row).collect();
            format!("The battle cards lie open: {}.", rows.join("; "))
        }
        Event::Discarded { seat, row: Some(row) } => {
            format!("{seat} discards the leftmost {} card.", row_name(*row))
        }
        Event::Discarded { seat, row: None } => format!("{seat} discards no battle card."),
        Event::Battle { objective, deployment, condition } => format!(
            "The objective is {}, the deployment {}, the condition {}.",
            battle_card(state, 0, *objective).0,
            battle_card(state, 1, *deployment).0,
            battle_card(state, 2, *condition).0
        ),
        Event::TokenLaid { token, stand } => {
            format!("Objective token {} lies at {}.", from_one(*token), place(*stand))
        }
        Event::SetAside { unit } => {
            format!("{} sets {} aside.", state.seat(*unit), unit_name(state, *unit))
        }
        Event::Deployed { unit, stands } => {
            let places: Vec<String> = stands.iter().copied().map(place).collect();
            let name = unit_name(state, *unit);
            format!("{} deploys {name} at {}.", state.seat(*unit), places.join("; "))
        }
        _ => return None,
    })
}

fn round(state: &State, event: &Event) -> Option<String> {
    Some(match event {
        Event::Round { round, counter } => {
            format!("Round {round} begins; {counter} holds the round counter.")
        }
        Event::Commands { cards } => {
            let [one, two] = [Seat(0), Seat(1)];
            let play = |seat: Seat| played(state, seat, cards[seat.index()]);
            format!("{one} plays {}, {two} plays {}.", play(one), play(two))
        }
        Event::Priority { seat } => format!("{seat} has priority."),
        Event::Nominated { unit } => format!("{} issues the orders.", unit_name(state, *unit)),
        Event::Ordered { unit } => format!("{} is issued an order.", unit_name(state, *unit)),
        Event::Drew { seat, rank } => {
            format!("{seat} draws a {} token from the order pool.", word(rank))
        }
        Event::TokenRemoved { seat, rank } => {
            format!("The {} token fits no unit of {seat} and leaves the game.", word(rank))
        }
        Event::Promoted { unit } => {
            format!("The leader of {} is promoted to commander.", unit_name(state, *unit))
        }
        Event::Victory { seat, tokens, total } => {
            format!("{seat} gains {} ({total} now).", count(*tokens, "victory token"))
        }
        Event::RoundEnds { round } => format!("Round {round} ends."),
        _ => return None,
    })
}

fn activation(state: &State, event: &Event) -> Option<String> {
    let unit = |id: &UnitId| unit_name(state, *id);
    Some(match event {
        Event::Activated { unit: who } => format!("{} activates {}.", state.seat(*who), unit(who)),
        Event::ActionsLost { unit: who, lost } => {
            format!(
                "{} loses {}{}.",
                unit(who),
                count(*lost, "action"),
                lost_by(state, *who, *lost)
            )
        }
        Event::Acts { unit: who, action, free } => {
            let free = if *free { " as a free action" } else { "" };
            format!("{} acts: {}{free}.", unit(who), word(action))
        }
        Event::Used { unit: who, upgrade } => {
            format!("{} uses {}.", unit(who), upgrade_name(state, *who, *upgrade))
        }
        Event::Again { unit: who } => {
            format!("{} will be activated once more in this round.", unit(who))
        }
        Event::Rolled { unit: who, what, dice } => {
            rolled(who.map(|who| unit(&who)).as_deref(), *what, dice)
        }
        Event::Tokens { unit: who, token, count } => markers(state, *who, *token, *count),
        Event::Readied { unit: who } => format!("The upgrades of {} are ready again.", unit(who)),
        _ => return None,
    })
}

/// What took actions; damage only if the rest does not explain their number, for a damaged unit
/// loses none unless it rolls a blank.
fn lost_by(state: &State, unit: UnitId, lost: u8) -> String {
    let own = state.unit(unit);
    let causes = [
        (own.tokens[Marker::Ion].min(2), "ion tokens"),
        (u8::from(own.again), "the second activation"),
        (u8::from(suppression::is_suppressed(state, unit)), "suppression"),
    ];
    let known: u8 = causes.iter().map(|(actions, _)| actions).sum();
    let mut names: Vec<&str> =
        causes.iter().filter(|(actions, _)| *actions > 0).map(|(_, name)| *name).collect();
    if own.tokens.has(Marker::Damaged) && known < lost {
        names.push("damage");
    }
    if names.is_empty() { String::new() } else { format!(": {}", names.join(" and ")) }
}

/// Dice that were not rolled for defence, and what they mean.
fn rolled(who: Option<&str>, what: RolledFor, dice: &[DefenceFace]) -> String {
    let number = |face: Block| dice.iter().filter(|die| die.face == face).count();
    let (blocks, blanks) = (number(Block::Block), number(Block::Blank));
    let faces = shown(dice.iter().map(defence_die));
    let who = who.unwrap_or("The holder of the round counter");
    match what {
        RolledFor::Priority => {
            let has = if blocks > 0 { "takes priority" } else { "leaves priority to the other" };
            format!("{who} rolls {faces} and {has}.")
        }
        RolledFor::Rally => {
            let removed = dice.len() - blanks;
            format!("{who} rallies with {faces}: {} removed.", count(removed, "suppression token"))
        }
        RolledFor::Resilience => {
            let harm = match (blocks, blanks) {
                (1.., _) => "it is damaged",
                (_, 1..) => "it is disabled",
                _ => "a weapon is destroyed",
            };
            format!("{who} rolls {faces} for its resilience: {harm}.")
        }
        RolledFor::Damaged => {
            let harm = if blanks > 0 { "an action is lost" } else { "no action is lost" };
            format!("{who} is damaged and rolls {faces}: {harm}.")
        }
        RolledFor::Clamber => {
            format!("{who} rolls {faces} for clambering: {}.", count(blocks, "wound"))
        }
    }
}

/// The tokens of a kind that a unit has now; suppression beside the courage it is held against.
fn markers(state: &State, unit: UnitId, token: Marker, number: u8) -> String {
    let name = unit_name(state, unit);
    let state_of = |what: &str| match number {
        0 => format!("{name} is no longer {what}."),
        _ => format!("{name} is {what}."),
    };
    match token {
        Marker::Panic => state_of("panicked"),
        Marker::Damaged => state_of("damaged"),
        Marker::Disabled => state_of("disabled"),
        _ if number == 0 => format!("{name} has no {} token any more.", word(&token)),
        Marker::Suppression => {
            let courage = suppression::courage(state, unit);
            let courage = courage.map_or(String::new(), |courage| format!(" (courage {courage})"));
            format!("{name} has {}{courage}.", count(number, "suppression token"))
        }
        _ => format!("{name} has {}.", count(number, &format!("{} token", word(&token)))),
    }
}

fn movement(state: &State, event: &Event) -> Option<String> {
    let unit = |id: &UnitId| unit_name(state, *id);
    Some(match event {
        Event::Moved { unit: who, how: Moved::Pivot, to, .. } => {
            format!("{} pivots to {} degrees.", leader(state, *who), degrees(to.facing))
        }
        Event::Moved { unit: who, how, from, to, .. } => {
            let how = match how {
                Moved::Standard => "moves",
                Moved::Reverse => "reverses",
                Moved::Pivot => "pivots",
                Moved::Climb => "climbs",
                Moved::Clamber => "clambers",
                Moved::Compulsory => "makes its compulsory move",
                Moved::Withdraw => "withdraws",
                Moved::Flight => "flees",
                Moved::Displaced => "is displaced",
                Moved::ClosedUp => "closes up",
            };
            format!("{} {how} from {} to {}.", leader(state, *who), place(*from), place(*to))
        }
        Event::Placed { minis, .. } if minis.is_empty() => return None,
        Event::Placed { unit: who, minis } => {
            let one = |(mini, stand): &(MiniId, Stand)| {
                format!("{} at {}", mini_number(state, *mini), place(*stand))
            };
            let places: Vec<String> = minis.iter().map(one).collect();
            format!("The others of {} are placed: {}.", unit(who), places.join("; "))
        }
        Event::Melee { unit: who, enemy } => {
            format!("{} and {} are in melee.", unit(who), unit(enemy))
        }
        Event::Left { unit: who } => {
            format!("{} leaves the battlefield and is defeated.", unit(who))
        }
        _ => return None,
    })
}

fn tokens(state: &State, event: &Event) -> Option<String> {
    Some(match event {
        Event::ChargeLaid { unit, charge, stand } => {
            let (name, number) = (unit_name(state, *unit), from_one(*charge));
            format!("{name} lays charge token {number} at {}.", place(*stand))
        }
        Event::Detonated { charge } => format!("Charge token {} detonates.", from_one(*charge)),
        Event::TokenWounds { token, wounds } => {
            let number = from_one(*token);
            format!("Objective token {number} has {} now.", count(*wounds, "wound token"))
        }
        Event::Claimed { token, unit } => {
            format!("{} claims objective token {}.", unit_name(state, *unit), from_one(*token))
        }
        Event::Dropped { token } => format!("Objective token {} is dropped.", from_one(*token)),
        _ => return None,
    })
}

fn attack(state: &State, event: &Event) -> Option<String> {
    let unit = |id: &UnitId| unit_name(state, *id);
    Some(match event {
        Event::Attack { unit: who, defender, melee, weapons, range } => {
            let names = weapons.iter().map(|(_, weapon)| weapon_name(state, *who, *weapon));
            let how = match *range {
                _ if *melee => "in melee".to_owned(),
                range::BEYOND => reach(*range),
                _ => format!("at {}", reach(*range)),
            };
            format!("{} attacks {} {how} with {}.", unit(who), unit(defender), listed(names))
        }
        Event::AttackRoll { dice } => {
            format!("The attack rolls {}.", shown(dice.iter().map(attack_die)))
        }
        Event::Rerolled { dice } => {
            format!("After the reroll the attack shows {}.", shown(dice.iter().map(attack_die)))
        }
        Event::Surged { dice } => {
            format!("Its surges converted, it shows {}.", shown(dice.iter().map(attack_die)))
        }
        Event::InCover { unit: who, cover, obscured, because } => {
            let hidden = match obscured.len() {
                0 => String::new(),
                number => format!("; {} obscured", count(number, "miniature")),
            };
            format!("{} has {}{hidden}.", unit(who), covered(state, *cover, because))
        }
        Event::Cancelled { by, hits } => {
            let by = match by {
                Canceller::Dodge => "Dodging",
                Canceller::Cover => "Cover",
                Canceller::Armor => "Armor",
            };
            format!("{by} cancels {}.", count(*hits, "hit"))
        }
        Event::Impact { hits } => {
            let criticals = if *hits == 1 { "a critical" } else { "criticals" };
            format!("Impact turns {} into {criticals}.", count(*hits, "hit"))
        }
        Event::DefenceRoll { dice } => {
            format!("The defence rolls {}.", shown(dice.iter().map(defence_die)))
        }
        Event::Pierced { blocks } => format!("Pierce cancels {}.", count(*blocks, "block")),
        _ => return None,
    })
}

fn wounds(state: &State, event: &Event) -> Option<String> {
    let unit = |id: &UnitId| unit_name(state, *id);
    Some(match event {
        Event::Wounds { unit: who, wounds: 0 } => format!("{} suffers no wound.", unit(who)),
        Event::Wounds { unit: who, wounds } => {
            format!("{} suffers {}.", unit(who), count(*wounds, "wound"))
        }
        Event::Wounded { mini, wounds, total } => {
            let threshold = state.sheet(state.unit_of(*mini)).unit.wounds;
            let taken = count(*wounds, "wound");
            format!("{} takes {taken} ({total} of {threshold}).", figure(state, *mini))
        }
        // Of a single miniature the end of its unit says it.
        Event::MiniDefeated { mini } if is_single(state, state.unit_of(*mini)) => return None,
        Event::MiniDefeated { mini } => format!("{} is defeated.", figure(state, *mini)),
        Event::NewLeader { unit: who, mini } => {
            format!("{} leads {} now.", figure(state, *mini), unit(who))
        }
        Event::Defeated { unit: who } => format!("{} is defeated.", unit(who)),
        Event::WeaponDestroyed { unit: who, weapon } => {
            format!("The {} of {} is destroyed.", weapon_name(state, *who, *weapon), unit(who))
        }
        _ => return None,
    })
}
