//! What stands behind a choice: pools, prices, texts, and where a movement would lead.

use kernel::{Question, Rules, Seat};
use legion::battle::DeploymentCard;
use legion::movement::vertical;
use legion::question::{Choice, Moving, Prompt};
use legion::state::{Action, State};
use legion::table::{Colour, MiniId, UnitId};
use legion::words::{
    attack_die, mini_number, place, pool, unit_name, upgrade_name, weapon_name, word,
};
use legion::{Legion, aids, command};

use super::{board, card, measured};
use crate::playable::Aid;
use crate::sentences::legion::phrases::{self, battle_card, count, listed, shown};

/// What stands beside a question.
#[must_use]
pub fn aid(state: &State, question: &Question<Legion>) -> Aid<Choice> {
    let aids = aids::aids(state, question);
    let forecasts = aids.forecasts.into_iter().chain(std::iter::repeat(None));
    let details = question.options.iter().zip(forecasts).map(|(choice, forecast)| match forecast {
        Some(forecast) => measured::attack(state, &forecast),
        None => detail(state, question, choice),
    });
    let details = details.collect();
    let with_words = |choice: Choice| {
        let words = detail(state, question, &choice);
        (choice, words)
    };
    // What is suggested by its geometry alone may still be closed to a unit: one that is disabled.
    let legal = |choice: &Choice| Legion::judge(state, question, choice).is_ok();
    let suggestions = aids.suggestions.into_iter().filter(legal).map(with_words).collect();
    Aid { details, suggestions, free: free(state, question) }
}

/// How to write an answer of one's own to an open question.
fn free(state: &State, question: &Question<Legion>) -> Option<String> {
    let own = "in millimetres from the centre, east and north";
    Some(match &question.prompt {
        Prompt::PlaceTerrain => {
            format!("a place of your own, {own}: `terrain NAME at 100,0 facing DEGREES`")
        }
        Prompt::LayToken { .. }
        | Prompt::CarryToken { .. }
        | Prompt::LayCharge { .. }
        | Prompt::Displace { .. }
        | Prompt::CloseUp { .. } => format!("a place of your own, {own}: `place 100,0`"),
        Prompt::Deploy => deployment(state, question.seat, own),
        Prompt::Enter(unit) => {
            let name = unit_name(state, *unit);
            format!("places of your own, {own}: `deploy {name} around 100,0`, at an edge")
        }
        Prompt::Move(moving) => movement(state, *moving, own),
        Prompt::Cohere { unit, .. } => {
            let leader = state.unit(*unit).leader;
            let others = state.minis_of(*unit).filter(|&mini| Some(mini) != leader);
            let others: Vec<String> = others.map(|m| mini_number(state, m).to_string()).collect();
            let order = others.join(", ");
            format!("places of your own, {own}: `stands X,Y; X,Y`, for the miniatures {order}")
        }
        Prompt::Attack { unit, .. } => arms(state, question, *unit),
        Prompt::Aim { .. } => {
            format!("dice of your own, by their numbers: `reroll 1,3`\n     {}", rolled(state))
        }
        _ => return None,
    })
}

/// How a unit is deployed, and where the own zones lie.
fn deployment(state: &State, seat: Seat, own: &str) -> String {
    let waiting = state.unit_ids().filter(|&unit| state.seat(unit) == seat);
    let mut waiting = waiting.filter(|&unit| !state.is_there(unit) && !state.unit(unit).aside);
    let name = waiting.next().map_or("UNIT".to_owned(), |unit| unit_name(state, unit));
    let colour = state.colour(seat);
    let card = state.deployment().map_or(String::new(), |card| zones(card, colour));
    format!(
        "places of your own, {own}: `deploy {name} around 100,0` for a formation,\n     `deploy \
         {name} at X,Y; X,Y; …` for each miniature, the leader first, perhaps `facing \
         DEGREES`{card}"
    )
}

/// How many zones there are; the map shows where.
fn zones(card: &DeploymentCard, colour: Colour) -> String {
    let (zones, sign) = match colour {
        Colour::Blue => (&card.blue, '+'),
        Colour::Red => (&card.red, '-'),
    };
    format!("\n     own deployment zones, marked {sign} on the map: {}", zones.len())
}

/// The ways of moving that a unit has.
fn movement(state: &State, moving: Moving, own: &str) -> String {
    let Moving { unit, speed, .. } = moving;
    let turns = match state.kind(unit).is_notched() {
        true => ", `reverse 1 to X,Y`, `pivot DEGREES` (90 is north)",
        false => "",
    };
    let others = match state.leader(unit) {
        Some((_, stand)) => format!("; the leader stands at {}", place(stand)),
        None => String::new(),
    };
    format!("a place of your own, {own}: `move {speed} to 100,0`{turns}{others}")
}

/// The weapons that a pool of one's own can hold; the example uses one that is listed.
fn arms(state: &State, question: &Question<Legion>, unit: UnitId) -> String {
    let listed = question.options.iter().find_map(|option| match option {
        Choice::Attack { defender, weapons } => Some((*defender, weapons.first()?.1)),
        _ => None,
    });
    let (enemy, arm) =
        listed.map_or(("UNIT".to_owned(), 0), |(defender, arm)| (unit_name(state, defender), arm));
    let arm = weapon_name(state, unit, arm);
    let number = state.sheet(unit).weapons.len() as u8;
    let names: Vec<String> = (0..number).map(|arm| weapon_name(state, unit, arm)).collect();
    let names = names.join(", ");
    let single = match phrases::is_single(state, unit) {
        true => String::new(),
        false => format!(
            " for everybody who has it,\n     `attack {enemy} with 1:{arm}, 2:{arm}` for single \
             miniatures"
        ),
    };
    format!("a pool of your own: `attack {enemy} with {arm}`{single}; weapons: {names}")
}

/// The attack dice with their numbers.
fn rolled(state: &State) -> String {
    let dice = state.attacks.last().map_or(&[][..], |attack| &attack.dice);
    let one = |(number, die)| format!("{number} {}", attack_die(die));
    (1_usize..).zip(dice).map(one).collect::<Vec<_>>().join(", ")
}

/// A few words beside a choice.
fn detail(state: &State, question: &Question<Legion>, choice: &Choice) -> String {
    match (choice, &question.prompt) {
        (Choice::Colour(colour), _) => colour_text(*colour).to_owned(),
        (Choice::Row(row), _) => row_text(state, *row),
        (Choice::Model(model), _) => model_text(state, *model),
        (Choice::Unit(unit), Prompt::Target(by)) => {
            format!("{}, {}", measured::between(state, *by, *unit), unit_text(state, *unit))
        }
        (Choice::Unit(unit), _) => unit_text(state, *unit),
        (Choice::Deploy { unit, .. }, _) => {
            let sheet = &state.sheet(*unit);
            let minis = count(sheet.minis.len(), "miniature");
            format!("{}, {minis}, speed {}", word(&sheet.unit.rank), sheet.unit.speed)
        }
        (Choice::Command(number), _) => {
            let found = command::card(state, question.seat, *number);
            found.map_or(String::new(), |found| card::command(state, found))
        }
        (Choice::Draw, _) => {
            let pool = listed(state.player(question.seat).pool.iter().map(word));
            format!("one of {pool}, by chance")
        }
        (Choice::Action(action), Prompt::Act(unit) | Prompt::FreeAction(unit)) => {
            meaning(state, *unit, *action)
        }
        (Choice::Use(upgrade), Prompt::Act(unit)) => upgrade_text(state, *unit, *upgrade),
        (Choice::Withdraw, _) => "a speed-1 move takes the whole activation".to_owned(),
        (Choice::Yes, _) => "for 1 wound".to_owned(),
        (Choice::Move { to, .. }, Prompt::Move(moving)) => {
            measured::stand(state, *moving, false, *to)
        }
        (Choice::Climb { .. } | Choice::Clamber { .. }, Prompt::Move(moving)) => {
            measured::climb(state, moving.unit, choice)
        }
        (Choice::Anywhere, _) => "they are placed for you".to_owned(),
        (Choice::Reroll(numbers), _) => {
            let dice = state.attacks.last().map_or(&[][..], |attack| &attack.dice);
            let chosen = numbers.iter().filter_map(|&number| dice.get(usize::from(number)));
            shown(chosen.map(attack_die))
        }
        (Choice::Spend(number), Prompt::Dodge { .. }) => {
            format!("cancels {}; {}", count(*number, "hit"), dice_text(state))
        }
        (Choice::Mini(mini), _) => mini_text(state, *mini),
        (Choice::Weapon(weapon), Prompt::DestroyWeapon(unit)) => {
            let arm = state.arm(*unit, *weapon);
            arm.map_or(String::new(), |arm| phrases::weapon(&arm.weapon))
        }
        (Choice::StandbyAttack(unit), Prompt::Standby { enemy }) => {
            measured::between(state, *unit, *enemy)
        }
        (Choice::StandbyMove(unit), _) => format!("speed {}", state.sheet(*unit).unit.speed),
        (Choice::Token(token), _) => {
            let token = state.tokens.get(usize::from(*token));
            token.map_or(String::new(), |token| format!("at {}", place(token.stand)))
        }
        (Choice::Charge(charge), _) => {
            let charge = state.charges.get(usize::from(*charge));
            charge.map_or(String::new(), |charge| {
                let name = weapon_name(state, charge.unit, charge.weapon);
                format!("{name} at {}", place(charge.stand))
            })
        }
        (Choice::Pick(number), Prompt::NextPool) => pool_text(state, *number),
        _ => String::new(),
    }
}

fn colour_text(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "chooses the edge, discards and deploys first, wins if all is even",
        Colour::Red => "discards and deploys second",
    }
}

/// Which card would go and which would be played then.
fn row_text(state: &State, row: u8) -> String {
    let cards = state.rows.rows.get(usize::from(row)).map_or(&[][..], |cards| cards);
    let [gone, next, ..] = cards else { return String::new() };
    let (gone, (next, text)) = (battle_card(state, row, *gone).0, battle_card(state, row, *next));
    format!("{gone} goes, then it is {next}. {text}").trim_end().to_owned()
}

fn model_text(state: &State, model: u8) -> String {
    let mut pieces = state.table.terrain.pieces.iter();
    let Some(piece) = pieces.find(|piece| piece.model == model) else { return String::new() };
    let (kind, cover) = (word(&piece.kind).replace('-', " "), word(&piece.cover[0]));
    format!("{kind}, cover {cover}, {} for troopers", word(&piece.movement[0]))
}

/// `corps, 4 of 5 miniatures, suppression 1/1`
fn unit_text(state: &State, unit: UnitId) -> String {
    let (here, all) = (state.minis_of(unit).count(), state.sheet(unit).minis.len());
    let mut parts = vec![word(&state.rank(unit))];
    parts.push(match all {
        1 => {
            let mut minis = state.minis_of(unit).map(|mini| state.minis[mini.index()].wounds);
            let wounds = minis.next().unwrap_or(0);
            format!("wounds {wounds}/{}", state.sheet(unit).unit.wounds)
        }
        _ if here == 0 => format!("{all} miniatures"),
        _ => format!("{here} of {all} miniatures"),
    });
    parts.extend(board::tokens(state, unit));
    parts.join(", ")
}

fn meaning(state: &State, unit: UnitId, action: Action) -> String {
    let speed = state.sheet(unit).unit.speed;
    match action {
        Action::Move if vertical::can_climb(state, unit) => {
            return format!("up to speed {speed}, or a climb");
        }
        Action::Move => return format!("up to speed {speed}"),
        Action::Attack => "forms pools of dice against enemies",
        Action::Aim => "an aim token: rerolls 2 attack dice",
        Action::Dodge => "a dodge token: cancels a hit",
        Action::Standby => "a standby token: a free move or attack after an enemy acts near by",
        Action::Recover => "removes suppression and readies upgrades",
        Action::Jump => "a move over terrain",
        Action::Claim => "takes an objective token that the leader touches",
        Action::Sabotage => "puts a wound token on an objective token",
        Action::Repair => "takes a wound token off an objective token",
        Action::Arm => "lays charge tokens",
    }
    .to_owned()
}

fn upgrade_text(state: &State, unit: UnitId, upgrade: u8) -> String {
    let card = state.sheet(unit).upgrades.get(usize::from(upgrade));
    let text = card.and_then(|card| card.text.as_ref());
    text.map_or_else(|| upgrade_name(state, unit, upgrade), |text| text.en.clone())
}

/// What the dice of the attack show now.
fn dice_text(state: &State) -> String {
    let dice = state.attacks.last().map_or(&[][..], |attack| &attack.dice);
    format!("the attack shows {}", shown(dice.iter().map(attack_die)))
}

/// The wounds of a miniature and what it carries.
fn mini_text(state: &State, mini: MiniId) -> String {
    let sheet = state.sheet(state.unit_of(mini));
    let wounds = state.minis.get(mini.index()).map_or(0, |mini| mini.wounds);
    let number = usize::from(mini.0.saturating_sub(sheet.first.0));
    let added = sheet.minis.get(number).copied().flatten();
    let added = added.and_then(|upgrade| sheet.upgrades.get(usize::from(upgrade)));
    let added = added.map_or(String::new(), |upgrade| format!(", {}", upgrade.name.en));
    let leads = state.unit(state.unit_of(mini)).leader == Some(mini);
    let leads = if leads { ", the leader" } else { "" };
    format!("wounds {wounds}/{}{added}{leads}", sheet.unit.wounds)
}

fn pool_text(state: &State, number: u8) -> String {
    let pools = state.attacks.last().map_or(&[][..], |attack| &attack.pools);
    pools.get(usize::from(number)).map_or(String::new(), |waiting| {
        format!("{}: {}", unit_name(state, waiting.defender), pool(state, &waiting.weapons))
    })
}
