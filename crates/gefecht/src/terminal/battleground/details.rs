//! What stands behind a choice: the card's values, an attack's dice, a skill's text.

use battleground::attack::{self, Arms};
use battleground::question::{Bonus, Choice, Prompt};
use battleground::state::State;
use battleground::table::{Card, FigureId};
use battleground::{Battleground, actions};
use content::Names;
use kernel::Question;

use super::board;

/// A few words beside a choice: its price, then what it would do.
pub fn detail(state: &State, question: &Question<Battleground>, choice: &Choice) -> String {
    let price = match question.prompt {
        Prompt::Act(_) => actions::cost(state, choice).map(|ap| format!("{ap} AP")),
        _ => None,
    };
    let words = [price.unwrap_or_default(), meaning(state, question, choice)];
    words.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ")
}

fn meaning(state: &State, question: &Question<Battleground>, choice: &Choice) -> String {
    let actor = match question.prompt {
        Prompt::Act(figure) | Prompt::FreeAttack(figure) => Some(figure),
        _ => None,
    };
    match (choice, actor) {
        (Choice::Card(card), _) => {
            state.card(question.seat, *card).map_or_else(String::new, values)
        }
        (Choice::Bonus(bonus), _) => match question.prompt {
            Prompt::Bonus(card) => bonus_text(state.card(question.seat, card), *bonus),
            _ => String::new(),
        },
        (Choice::Play { card, bonus }, _) => bonus_text(state.card(question.seat, *card), *bonus),
        (Choice::Attack { weapon, target }, Some(figure)) => {
            attack_text(state, figure, *weapon, *target)
        }
        (Choice::Skill(number), Some(figure)) => {
            let skill = actions::skill(state.sheet(figure), *number);
            skill.map_or_else(String::new, |skill| {
                format!("{} mana: {}", skill.mana, text(skill.text.as_ref()))
            })
        }
        (Choice::Move { focus }, Some(figure)) => {
            format!("{} points", state.speed(figure, *focus, false))
        }
        (Choice::Turn, _) => "turns on the spot".to_owned(),
        (Choice::Face(facing), _) => board::arrow(*facing).to_string(),
        _ => String::new(),
    }
}

fn text(names: Option<&Names>) -> &str {
    names.map_or("", |names| &names.en)
}

/// `initiative 5, 3 AP, 1 mana; bonus: 1 mana, or …`
fn values(card: &Card) -> String {
    let (ap, mana) = card.grants();
    let bonus = match card {
        Card::Fate(card) => format!("{} mana, or: {}", card.bonus_mana, text(card.text.as_ref())),
        Card::Glory(card) => {
            format!("1 AP, or {} points: {}", card.points, text(card.text.as_ref()))
        }
    };
    format!("initiative {}, {ap} AP, {mana} mana; bonus: {bonus}", card.initiative())
}

fn bonus_text(card: Option<&Card>, bonus: Bonus) -> String {
    match (card, bonus) {
        (Some(Card::Fate(card)), Bonus::Ability) => text(card.text.as_ref()).to_owned(),
        (Some(Card::Fate(card)), Bonus::Mana) => format!("{} mana", card.bonus_mana),
        (Some(Card::Glory(card)), Bonus::Mission) => {
            format!("{} points: {}", card.points, text(card.text.as_ref()))
        }
        (Some(Card::Glory(_)), Bonus::Ap) => "1 AP".to_owned(),
        _ => String::new(),
    }
}

/// `5 dice on 3+, defence 3 dice on 4+`
fn attack_text(state: &State, figure: FigureId, weapon: u8, target: FigureId) -> String {
    let Some(forecast) = attack::forecast(state, figure, weapon, target) else {
        return String::new();
    };
    let ((dice, needed), (defence, blocks)) = (forecast.attack, forecast.defence);
    let mana = Arms::of(&state.table, figure, weapon).map_or(0, Arms::mana);
    let price = if mana > 0 { format!(", {mana} mana") } else { String::new() };
    format!("{dice} dice on {needed}+, defence {defence} dice on {blocks}+{price}")
}
