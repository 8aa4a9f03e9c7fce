//! What stands behind a choice: pools, prices, texts, and where a movement would lead.

use kernel::Question;
use ruleset::word;
use shatterpoint::aids::{self, Around, Forecast, Measured, Query};
use shatterpoint::event::Because;
use shatterpoint::language::Action;
use shatterpoint::question::{Choice, OrderCard, Payment, Prompt};
use shatterpoint::table::{CharacterId, UnitId};
use shatterpoint::words::{character_name, tree};
use shatterpoint::{Shatterpoint, deployment, force, orders};

use super::{board, card};
use crate::speech::shatterpoint::Words;
use crate::speech::{Aid, args};

/// What stands beside a question.
#[must_use]
pub fn aid(words: &Words, question: &Question<Shatterpoint>) -> Aid<Choice> {
    let aids = aids::aids(words.state, question);
    let forecasts = aids.attacks.into_iter().chain(std::iter::repeat(None));
    let details = question.options.iter().zip(forecasts).map(|(choice, forecast)| match forecast {
        Some(forecast) => attack(words, &forecast),
        None => detail(words, question, choice),
    });
    let mut suggestions: Vec<(Choice, String)> = Vec::new();
    for choice in aids.suggestions {
        if suggestions.iter().all(|(other, _)| *other != choice) {
            let detail = detail(words, question, &choice);
            suggestions.push((choice, detail));
        }
    }
    Aid { details: details.collect(), suggestions, free: free(words, question) }
}

/// How to write a place of one's own; what is typed is English.
fn free(words: &Words, question: &Question<Shatterpoint>) -> Option<String> {
    let own = |key: &str, example: String| words.t(key, args! { example: example });
    let name = |id: CharacterId| character_name(words.state, id);
    Some(match &question.prompt {
        Prompt::Go { characters, kinds, .. } => {
            let kind = kinds.first().map(word)?;
            let who = characters.first().map(|&id| name(id))?;
            own("terminal-free-place", format!("`{kind} {who} to 100,0`"))
        }
        Prompt::Deploy { squads } => {
            let order = |&squad: &u8| {
                let members = deployment::members(words.state, question.seat, squad);
                let names: Vec<String> =
                    members.into_iter().map(|id| words.character(id)).collect();
                let (number, names) = (u16::from(squad) + 1, names.join("; "));
                words.t("terminal-free-squad", args! { number: number, names: names })
            };
            let orders: Vec<String> = squads.iter().map(order).collect();
            let example = format!("`deploy {} at X,Y; X,Y; …`", u16::from(*squads.first()?) + 1);
            let places = own("terminal-free-places", example);
            let order = words.plain("terminal-free-order");
            format!("{places}, {order}\n     {}", orders.join("\n     "))
        }
        Prompt::Transfer(_)
        | Prompt::Lay { .. }
        | Prompt::Ambush { .. }
        | Prompt::Station { .. } => own("terminal-free-place", "`place 100,0`".to_owned()),
        Prompt::Push { .. } => own("terminal-free-toward", "`toward 100,0`".to_owned()),
        _ => return None,
    })
}

/// A few words beside a choice.
fn detail(words: &Words, question: &Question<Shatterpoint>, choice: &Choice) -> String {
    let (state, speech) = (words.state, words.speech);
    match (choice, &question.prompt) {
        (Choice::Stance(stance), Prompt::FirstStance(unit) | Prompt::Act(unit)) => {
            card::values(words, state.table.stance(*unit, *stance))
        }
        (Choice::Reserve, Prompt::Revealed(OrderCard::Unit(unit))) => {
            speech.t("sp-force", args! { count: orders::reserve_cost(state, *unit) })
        }
        (Choice::PassShatterpoint, _) => speech.t("sp-force", args! { count: 1 }),
        (Choice::Unit(unit) | Choice::HealDamage(unit), _) => damage(words, *unit),
        (Choice::Action(Action::Move), _) => words.plain("terminal-sp-move"),
        (Choice::Action(Action::Combat), _) => words.plain("terminal-sp-combat"),
        (Choice::Action(action), _) => words.of("sp-tile-", action),
        (Choice::Use { unit, ability, pay }, _) => {
            let free = matches!(question.prompt, Prompt::FreeAbility(_));
            price(words, *unit, *ability, *pay, free)
        }
        (Choice::Option(number), _) => option(words, *number),
        (Choice::Move { character, kind, to, .. }, Prompt::Go { toward, .. }) => {
            let (character, kinds, toward) = (*character, vec![*kind], *toward);
            let (x, y, level) = (to.x, to.y, Some(to.level));
            measured(words, &Query::Go { character, kinds, toward, x, y, level })
        }
        (Choice::Toward { x, y, .. }, Prompt::Push { character, range, from, pull }) => {
            let (character, range, from, pull) = (*character, *range, *from, *pull);
            measured(words, &Query::Push { character, range, from, pull, x: *x, y: *y })
        }
        _ => String::new(),
    }
}

/// `7 (Attack value 6, Focus +1) against 5 (…); successes 1+ 98 %, 3+ 71 %, 5+ 30 %`
fn attack(words: &Words, forecast: &Forecast) -> String {
    let at_least = |least: usize| forecast.successes.iter().skip(least).sum::<f64>();
    let chances = [1, 3, 5].map(|least| format!("{least}+ {:.0} %", 100.0 * at_least(least)));
    let attack = pool(words, forecast.attack, &forecast.attack_because, "attack");
    let defence = pool(words, forecast.defence, &forecast.defence_because, "defence");
    words.t(
        "terminal-sp-odds",
        args! { attack: attack, defence: defence, chances: chances.join(", ") },
    )
}

/// The dice of a pool, and where they come from.
fn pool(words: &Words, dice: u8, because: &[Because], pool: &str) -> String {
    let summands = words.sum(because, dice, pool);
    let summands = summands.iter().take(because.len());
    let parts: Vec<String> = summands.map(|(what, value)| format!("{what} {value}")).collect();
    if parts.is_empty() { dice.to_string() } else { format!("{dice} ({})", parts.join(", ")) }
}

fn damage(words: &Words, unit: UnitId) -> String {
    let wounded = words.state.unit(unit).wounded.then(|| words.plain("sp-state-wounded"));
    let parts: Vec<String> = [board::damage(words, unit)].into_iter().chain(wounded).collect();
    parts.join(", ")
}

/// `2 Force, 1 action: what it does`
fn price(words: &Words, unit: UnitId, number: u8, pay: Payment, free: bool) -> String {
    let speech = words.speech;
    let Some(ability) = words.state.table.ability(unit, number) else { return String::new() };
    let cost = force::cost(words.state, unit, number);
    let cost = match pay {
        _ if free || cost == 0 => words.plain("sp-free"),
        Payment::Force => speech.t("sp-force", args! { count: cost }),
        Payment::Damage => speech.t("sp-cost-damage", args! { count: cost }),
    };
    let action = ability.action.then(|| words.plain("sp-one-action"));
    let price: Vec<String> = [cost].into_iter().chain(action).collect();
    format!("{}: {}", price.join(", "), speech.name(&ability.text))
}

/// Where an option of the attacker's tree leads.
fn option(words: &Words, number: u8) -> String {
    let state = words.state;
    let Some(attack) = state.attacks.last() else { return String::new() };
    let tree = tree(state, state.unit_of(attack.attacker));
    let Some(option) = tree.options.get(usize::from(number)) else { return String::new() };
    let paths = tree.paths.iter().filter(|path| path[0] == option.id);
    let next: Vec<&str> = paths.map(|path| path[1].as_str()).collect();
    match next.is_empty() {
        true => words.plain("terminal-sp-tree-ends"),
        false => format!("→ {}", next.join(", ")),
    }
}

/// What would hold where somebody would stand: `Contests objective 3; Engaged with Lord Maul; …`.
fn measured(words: &Words, query: &Query) -> String {
    let Ok(Measured::Go { around, .. } | Measured::Push { around, .. }) =
        aids::measure(words.state, query)
    else {
        return String::new();
    };
    let Around { engaged, targets, cover, contests, watching } = around;
    let names = |all: Vec<CharacterId>| all.into_iter().map(|id| words.character(id));
    let parts = [
        (
            "sp-around-contests",
            contests.into_iter().map(|number| words.objective(number)).collect(),
        ),
        ("sp-around-engaged", names(engaged).collect::<Vec<String>>()),
        ("sp-around-targets", names(targets).collect()),
        ("sp-around-cover", names(cover).collect()),
        ("sp-around-watching", watching.into_iter().map(|unit| words.unit(unit)).collect()),
    ];
    let parts = parts.into_iter().filter(|(_, what)| !what.is_empty());
    let parts = parts.map(|(key, what)| words.t(key, args! { names: what.join(", ") }));
    parts.collect::<Vec<_>>().join("; ")
}
