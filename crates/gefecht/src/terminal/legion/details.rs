//! What stands behind a choice: pools, prices, texts, and where a movement would lead.

use kernel::{Question, Rules, Seat};
use legion::attack::{self, Terms};
use legion::language::Doing;
use legion::movement::{max_speed, vertical};
use legion::pack::UnitType;
use legion::question::{CardId, Choice, Moving, Prompt, Why};
use legion::table::{Colour, MiniId, UnitId};
use legion::underway::Action;
use legion::words::{mini_number, place, unit_name, weapon_name};
use legion::{Legion, aids, cards};

use super::{board, card, measured};
use crate::speech::legion::Words;
use crate::speech::{Aid, args, kind};

/// What stands beside a question.
#[must_use]
pub fn aid(words: &Words, question: &Question<Legion>) -> Aid<Choice> {
    let state = words.state;
    let aids = aids::aids(state, question);
    let forecasts = aids.forecasts.into_iter().chain(std::iter::repeat(None));
    let details = question.options.iter().zip(forecasts).map(|(choice, forecast)| match forecast {
        Some(forecast) => measured::attack(words, &forecast),
        None => detail(words, question, choice),
    });
    let details = details.collect();
    let with_words = |choice: Choice| {
        let detail = detail(words, question, &choice);
        (choice, detail)
    };
    // What is suggested by its geometry alone may still be closed to a unit: one that is disabled.
    let legal = |choice: &Choice| Legion::judge(state, question, choice).is_ok();
    let suggestions = aids.suggestions.into_iter().filter(legal).map(with_words).collect();
    Aid { details, suggestions, free: free(words, question) }
}

/// How to write an answer of one's own to an open question; what is typed is English.
fn free(words: &Words, question: &Question<Legion>) -> Option<String> {
    let own = |key: &str, example: &str| words.t(key, args! { example: example });
    Some(match &question.prompt {
        Prompt::PlaceTerrain => {
            own("terminal-free-place", "`terrain NAME at 100,0 facing DEGREES`")
        }
        Prompt::LayToken(_)
        | Prompt::CarryToken { .. }
        | Prompt::LayCharge { .. }
        | Prompt::Displace { .. }
        | Prompt::Restore { .. }
        | Prompt::CloseUp { .. } => own("terminal-free-place", "`place 100,0`"),
        Prompt::Deploy => deployment(words, question.seat),
        Prompt::Enter(unit) => {
            let name = unit_name(words.state, *unit);
            own("terminal-free-places", &format!("`deploy {name} around 100,0`"))
        }
        Prompt::Move(moving) => movement(words, *moving),
        Prompt::Cohere { unit, .. } => {
            let leader = words.state.unit(*unit).leader;
            let others = words.state.minis_of(*unit).filter(|&mini| Some(mini) != leader);
            let others: Vec<String> =
                others.map(|mini| mini_number(words.state, mini).to_string()).collect();
            let others = others.join(", ");
            let others = words.t("terminal-free-others", args! { numbers: others });
            format!("{}, {others}", own("terminal-free-places", "`stands X,Y; X,Y`"))
        }
        Prompt::Attack { unit, .. } => arms(words, question, *unit),
        Prompt::Aim { .. } | Prompt::Luck { .. } => {
            let dice: Vec<String> = (1_usize..)
                .zip(rolled(words, &question.prompt))
                .map(|(number, (die, face))| {
                    let die = words.plain(&format!("lg-die-{die}"));
                    let face = words.plain(&format!("lg-face-{face}"));
                    format!("{number} {die}: {face}")
                })
                .collect();
            format!("{}\n     {}", own("terminal-free-dice", "`reroll 1,3`"), dice.join(", "))
        }
        _ => return None,
    })
}

/// How a unit is deployed, and how many zones are its own; the map shows where.
fn deployment(words: &Words, seat: Seat) -> String {
    let (state, speech) = (words.state, words.speech);
    let waiting = legion::deployment::waiting(state, seat);
    let name = waiting.first().map_or("UNIT".to_owned(), |unit| unit_name(state, *unit));
    let example = format!("`deploy {name} around 100,0`");
    let around = speech.t("terminal-free-places", args! { example: example });
    let (formation, each) =
        (words.plain("terminal-free-formation"), words.plain("terminal-free-each"));
    let colour = state.colour(seat);
    let sign = if colour == Colour::Blue { "+" } else { "-" };
    let count = legion::deployment::regions(state, colour).len();
    let zones = speech.t("terminal-free-zones", args! { sign: sign, count: count });
    format!(
        "{around} {formation},\n     `deploy {name} at X,Y; X,Y; … facing DEGREES` {each}\n     {zones}"
    )
}

/// The ways of moving that a unit has now: only ground vehicles reverse (LG-REVERSE-05), and who is
/// given a pivot or a move of one kind makes no other.
fn movement(words: &Words, moving: Moving) -> String {
    let Moving { unit, speed, why, .. } = moving;
    let kind = words.state.kind(unit);
    let turned = matches!(why, Why::Reposition | Why::Towed);
    let own = matches!(why, Why::Action(_) | Why::Free);
    let ways = [
        (!turned && speed > 0).then(|| format!("`move {speed} to 100,0`")),
        (own && kind == UnitType::GroundVehicle).then(|| "`reverse 1 to X,Y`".to_owned()),
        (turned || own && kind.is_notched()).then(|| "`pivot DEGREES`".to_owned()),
    ];
    let example = ways.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let text = words.t("terminal-free-place", args! { example: example });
    let leader = words
        .state
        .leader(unit)
        .map(|(_, stand)| words.t("terminal-free-leader", args! { place: place(stand) }));
    [text].into_iter().chain(leader).collect::<Vec<_>>().join("; ")
}

/// The weapons that a pool of one's own can hold; the example uses one that is listed.
fn arms(words: &Words, question: &Question<Legion>, unit: UnitId) -> String {
    let (state, speech) = (words.state, words.speech);
    let listed = question.options.iter().find_map(|option| match option {
        Choice::Attack { defender, weapons } => Some((*defender, weapons.first()?.1)),
        _ => None,
    });
    let (enemy, arm) =
        listed.map_or(("UNIT".to_owned(), 0), |(defender, arm)| (unit_name(state, defender), arm));
    let arm = weapon_name(state, unit, arm);
    let number = state.sheet(unit).weapons.len() as u8;
    let names: Vec<String> = (0..number).map(|arm| weapon_name(state, unit, arm)).collect();
    let example = format!("`attack {enemy} with {arm}`");
    let pool = speech.t("terminal-free-pool", args! { example: example });
    let several = match words.is_single(unit) {
        true => String::new(),
        false => {
            let (all, single) =
                (words.plain("terminal-free-everybody"), words.plain("terminal-free-single"));
            format!(" {all},\n     `attack {enemy} with 1:{arm}, 2:{arm}` {single}")
        }
    };
    let names = speech.t("terminal-free-weapons", args! { names: names.join(", ") });
    format!("{pool}{several}; {names}")
}

/// The dice of which some may be rerolled, each by its colour and face: the defence dice with Uncanny
/// Luck X (LG-KEY-373), else those of the attack.
fn rolled(words: &Words, prompt: &Prompt) -> Vec<(String, String)> {
    let Some(attack) = words.state.attacks.last() else { return Vec::new() };
    match prompt {
        Prompt::Luck { .. } => {
            attack.defence.iter().map(|die| (kind(&die.die), kind(&die.face))).collect()
        }
        _ => attack.dice.iter().map(|die| (kind(&die.die), kind(&die.face))).collect(),
    }
}

/// A few words beside a choice.
fn detail(words: &Words, question: &Question<Legion>, choice: &Choice) -> String {
    let (state, speech) = (words.state, words.speech);
    match (choice, &question.prompt) {
        (Choice::Colour(Colour::Blue), _) => words.plain("terminal-lg-blue"),
        (Choice::Colour(Colour::Red), _) => words.plain("terminal-lg-red"),
        (Choice::Row(row), _) => row_text(words, *row),
        (Choice::Model(model), _) => model_text(words, *model),
        (Choice::Unit(unit), Prompt::Target { unit: by, .. }) => {
            format!("{}, {}", measured::between(words, *by, *unit), unit_text(words, *unit))
        }
        (Choice::Unit(unit), _) => unit_text(words, *unit),
        (Choice::Deploy { unit, .. }, _) => {
            let sheet = state.sheet(*unit);
            let rank = speech.of("lg-rank-", &sheet.unit.rank);
            let minis = speech.t("terminal-lg-minis-count", args! { count: sheet.minis.len() });
            let speed = sheet.unit.speed;
            speech.t("terminal-lg-deploys", args! { rank: rank, minis: minis, speed: speed })
        }
        (Choice::Command(number) | Choice::UseCommand(number), _) => {
            let found = words.command_card(question.seat, *number);
            found.map_or(String::new(), |found| card::command(words, found))
        }
        (Choice::Draw, _) => {
            let pool = state.player(question.seat).pool.iter();
            let pool = words.times(pool.map(|rank| speech.of("lg-rank-", rank)));
            speech.t("terminal-lg-chance", args! { tokens: pool })
        }
        (Choice::Action(action), Prompt::Act(unit) | Prompt::FreeAction(unit)) => {
            meaning(words, *unit, *action)
        }
        (Choice::Use(upgrade), Prompt::Act(unit)) => words.upgrade_text(*unit, *upgrade),
        (Choice::Withdraw, _) => words.plain("terminal-lg-withdraw"),
        (Choice::Yes, Prompt::Pay { card, effect, .. }) => price(words, *card, *effect),
        (Choice::Move { to, .. }, Prompt::Move(moving)) => {
            measured::stand(words, question, *moving, *to)
        }
        (Choice::Climb { .. } | Choice::Clamber { .. }, Prompt::Move(moving)) => {
            measured::climb(words, moving.unit, choice)
        }
        (Choice::Anywhere, _) => words.plain("terminal-lg-anywhere"),
        (Choice::Reroll(numbers), _) => {
            let dice = rolled(words, &question.prompt);
            let chosen = numbers.iter().filter_map(|&number| dice.get(usize::from(number)));
            words.faces(chosen.map(|(_, face)| face.clone()))
        }
        (Choice::Spend(number), Prompt::Dodge { .. }) => {
            let cancels = speech.t("terminal-lg-cancels", args! { count: dodged(words, *number) });
            format!("{cancels}; {}", dice_text(words))
        }
        (Choice::Mini(mini), _) => mini_text(words, *mini),
        (Choice::Weapon(weapon), Prompt::DestroyWeapon(unit) | Prompt::Ability { unit, .. }) => {
            let arm = state.arm(*unit, *weapon);
            arm.map_or(String::new(), |arm| card::weapon(words, &arm.weapon))
        }
        (Choice::StandbyAttack(unit), Prompt::Standby { enemy }) => {
            measured::between(words, *unit, *enemy)
        }
        (Choice::StandbyMove(unit), _) => {
            speech.t("lg-fact-speed", args! { value: max_speed(state, *unit) })
        }
        (Choice::Token(token), _) => {
            let token = state.tokens.get(usize::from(*token));
            token.map_or(String::new(), |token| {
                speech.t("terminal-lg-at", args! { place: place(token.stand) })
            })
        }
        (Choice::Charge(charge), _) => {
            let charge = state.charges.get(usize::from(*charge));
            charge.map_or(String::new(), |charge| {
                let at = speech.t("terminal-lg-at", args! { place: place(charge.stand) });
                let weapon = charge.unit.map(|unit| words.weapon(unit, charge.weapon));
                format!("{} {at}", weapon.unwrap_or_default())
            })
        }
        (Choice::Pick(number), Prompt::NextPool) => pool_text(words, *number),
        _ => String::new(),
    }
}

/// Which card would go and which would be played then.
fn row_text(words: &Words, row: u8) -> String {
    let cards = words.state.rows.rows.get(usize::from(row)).map_or(&[][..], |cards| cards);
    let [gone, next, ..] = cards else { return String::new() };
    let (gone, (next, text)) = (words.battle_card(row, *gone).0, words.battle_card(row, *next));
    let line = words.t("terminal-lg-gone", args! { card: gone, next: next, text: text });
    line.trim_end().to_owned()
}

fn model_text(words: &Words, model: u8) -> String {
    let mut pieces = words.state.table.terrain.pieces.iter();
    let Some(piece) = pieces.find(|piece| piece.model == model) else { return String::new() };
    let speech = words.speech;
    speech.t(
        "terminal-lg-terrain",
        args! {
            kind: speech.of("lg-terrain-", &piece.kind),
            cover: speech.of("lg-cover-", &piece.cover[0]),
            movement: speech.of("lg-passage-", &piece.movement[0]),
        },
    )
}

/// `Corps, 4 of 5 left, suppression 1/1`
fn unit_text(words: &Words, unit: UnitId) -> String {
    let (state, speech) = (words.state, words.speech);
    let (here, all) = (state.minis_of(unit).count(), state.sheet(unit).minis.len());
    let mut parts = vec![speech.of("lg-rank-", &state.rank(unit))];
    parts.push(match all {
        1 => {
            let mut minis = state.minis_of(unit).map(|mini| state.minis[mini.index()].wounds);
            let (wounds, most) = (minis.next().unwrap_or(0), state.sheet(unit).unit.wounds);
            speech.t("terminal-lg-wounds", args! { wounds: wounds, most: most })
        }
        _ if here == 0 => speech.t("terminal-lg-minis-count", args! { count: all }),
        _ => speech.t("lg-minis-left", args! { left: here, most: all }),
    });
    parts.extend(board::tokens(words, unit));
    parts.join(", ")
}

fn meaning(words: &Words, unit: UnitId, action: Action) -> String {
    let speed = max_speed(words.state, unit);
    match action {
        Action::Move if vertical::can_climb(words.state, unit) => {
            words.t("terminal-lg-speed-climb", args! { speed: speed })
        }
        Action::Move => words.t("terminal-lg-speed", args! { speed: speed }),
        _ => words.speech.of("lg-tile-", &action),
    }
}

/// What a card costs whom it asks: a wound and nothing else, or what the card says.
fn price(words: &Words, card: CardId, effect: u8) -> String {
    let effect = cards::effects(&words.state.table, card).get(usize::from(effect));
    if effect.is_some_and(|effect| effect.cost == [Doing::Suffer(1)]) {
        return words.plain("terminal-lg-for-wound");
    }
    match card {
        CardId::Upgrade(unit, upgrade) => words.upgrade_text(unit, upgrade),
        CardId::Command(seat, number) => {
            let text = words.command_card(seat, number).and_then(|card| card.text.as_ref());
            text.map_or_else(String::new, |text| words.speech.name(text).to_owned())
        }
    }
}

/// How many hits so many dodge tokens cancel: no criticals (LG-ATK-24), unless a card lets them.
fn dodged(words: &Words, tokens: u8) -> u8 {
    let attack = words.state.attacks.last();
    let pool = attack.and_then(|attack| Some((attack.attacker, attack.pool.as_ref()?)));
    let all = pool
        .is_some_and(|(attacker, pool)| Terms::of(words.state, attacker, pool).dodges_criticals);
    let open = if all { attack::hits(words.state) } else { attack::plain_hits(words.state) };
    tokens.min(open)
}

/// What the dice of the attack show now.
fn dice_text(words: &Words) -> String {
    let dice = words.state.attacks.last().map_or(&[][..], |attack| &attack.dice);
    let faces = words.faces(dice.iter().map(|die| kind(&die.face)));
    words.t("terminal-lg-shows", args! { faces: faces })
}

/// The wounds of a miniature, and whether it leads.
fn mini_text(words: &Words, mini: MiniId) -> String {
    let state = words.state;
    let unit = state.unit_of(mini);
    let wounds = state.minis.get(mini.index()).map_or(0, |mini| mini.wounds);
    let most = state.sheet(unit).unit.wounds;
    let text = words.t("terminal-lg-wounds", args! { wounds: wounds, most: most });
    let leads = state.unit(unit).leader == Some(mini);
    let leads = leads.then(|| words.plain("terminal-lg-leads"));
    [text].into_iter().chain(leads).collect::<Vec<_>>().join(", ")
}

fn pool_text(words: &Words, number: u8) -> String {
    let attack = words.state.attacks.last();
    let waiting = attack.and_then(|attack| {
        let pool = attack.pools.get(usize::from(number))?;
        Some(words.arms(attack.attacker, &pool.weapons))
    });
    waiting.unwrap_or_default()
}
