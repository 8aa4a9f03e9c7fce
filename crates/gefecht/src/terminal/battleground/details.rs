//! What stands behind a choice: the card's values, an attack's dice, a skill's text.

use battleground::attack::{self, Arms};
use battleground::probe::Foreseen;
use battleground::question::{Bonus, Choice, Prompt};
use battleground::table::{Card, FigureId};
use battleground::{Battleground, actions};
use content::Names;
use kernel::Question;

use crate::speech::args;
use crate::speech::battleground::Words;

/// A few words beside a choice: its price, then what it would do.
pub fn detail(words: &Words, question: &Question<Battleground>, choice: &Choice) -> String {
    let price = match question.prompt {
        Prompt::Act(_) => actions::cost(words.state, choice),
        _ => None,
    };
    let price = price.map(|ap| words.t("play-ap", args! { count: ap }));
    let parts = [price.unwrap_or_default(), meaning(words, question, choice)];
    parts.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ")
}

fn meaning(words: &Words, question: &Question<Battleground>, choice: &Choice) -> String {
    let (state, speech) = (words.state, words.speech);
    let actor = match question.prompt {
        Prompt::Act(figure) | Prompt::FreeAttack(figure) => Some(figure),
        _ => None,
    };
    match (choice, actor) {
        (Choice::Card(card), _) => {
            state.card(question.seat, *card).map_or_else(String::new, |card| values(words, card))
        }
        (Choice::Bonus(bonus), _) => match question.prompt {
            Prompt::Bonus(card) => bonus_text(words, state.card(question.seat, card), *bonus),
            _ => String::new(),
        },
        (Choice::Play { card, bonus }, _) => {
            bonus_text(words, state.card(question.seat, *card), *bonus)
        }
        (Choice::Attack { weapon, target }, Some(figure)) => {
            attack_text(words, figure, *weapon, *target)
        }
        (Choice::Skill(number), Some(figure)) => {
            let skill = actions::skill(state.sheet(figure), *number);
            skill.map_or_else(String::new, |skill| {
                let mana = speech.t("play-mana", args! { count: skill.mana });
                format!("{mana}: {}", text(words, skill.text.as_ref()))
            })
        }
        (Choice::Move { focus }, Some(figure)) => {
            speech.t("play-points", args! { count: state.speed(figure, *focus, false) })
        }
        _ => String::new(),
    }
}

fn text(words: &Words, names: Option<&Names>) -> String {
    names.map_or("", |names| words.speech.name(names)).to_owned()
}

/// What a card gives, and its two bonuses.
fn values(words: &Words, card: &Card) -> String {
    let speech = words.speech;
    let (ap, mana) = card.grants();
    let initiative = card.initiative();
    let gives = speech.t("play-card-gives", args! { initiative: initiative, ap: ap, mana: mana });
    let (key, count, own) = match card {
        Card::Fate(card) => ("play-or-mana", card.bonus_mana, text(words, card.text.as_ref())),
        Card::Glory(card) => ("play-or-ap", card.points, text(words, card.text.as_ref())),
    };
    let other = speech.t(key, args! { count: count });
    let bonus = speech.t("play-card-bonus", args! { text: format!("{own} ({other})") });
    format!("{gives} {bonus}")
}

fn bonus_text(words: &Words, card: Option<&Card>, bonus: Bonus) -> String {
    match (card, bonus) {
        (Some(Card::Fate(card)), Bonus::Ability) => text(words, card.text.as_ref()),
        (Some(Card::Glory(card)), Bonus::Mission) => text(words, card.text.as_ref()),
        _ => String::new(),
    }
}

/// `5 dice, success on 3 or more; defence 3 dice, …`
fn attack_text(words: &Words, figure: FigureId, weapon: u8, target: FigureId) -> String {
    let (state, speech) = (words.state, words.speech);
    let Some([attack, defence]) = attack::foresee(state, figure, weapon, target) else {
        return String::new();
    };
    let dice = |test: Foreseen| {
        speech.t("play-dice-needed", args! { dice: test.dice, needed: test.needed })
    };
    let (attack, defence) = (dice(attack), dice(defence));
    let odds = speech.t("terminal-bg-odds", args! { attack: attack, defence: defence });
    match Arms::of(&state.table, figure, weapon).map_or(0, Arms::mana) {
        0 => odds,
        mana => format!("{}; {odds}", speech.t("play-mana", args! { count: mana })),
    }
}
