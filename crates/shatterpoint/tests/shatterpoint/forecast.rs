//! The forecast of an attack is what the attack does: over positions by chance, with every roll of
//! small pools and many rolls of large ones. `SEEDS=200000` plays large ones that often.

use std::fmt::Write;

use kernel::{Chance, Question, Refusal, Seed, fates};
use shatterpoint::aids::{self, Forecast};
use shatterpoint::dice::{AttackFace, DefenceFace};
use shatterpoint::event::{Because, Event};
use shatterpoint::language::{Action, AttackType};
use shatterpoint::library::Library;
use shatterpoint::position::Position;
use shatterpoint::question::{Choice, Prompt};
use shatterpoint::state::State;
use shatterpoint::{Game, Shatterpoint};

/// So many dice of both pools are played out in every way.
const SMALL: u8 = 4;

/// So many attacks with more dice are played.
const LARGE: u32 = 40;

/// At least so many dice fall for each of the seeds: ten million with `SEEDS=50000`, as `make soak` has it.
const DICE: u64 = 200;

/// An attack in a position, and what is foretold of it.
struct Case {
    state: State,
    choice: Choice,
    forecast: Forecast,
}

/// Two units of each player, the first of them face to face, a wall before one, and tokens.
fn position(pick: &mut Chance) -> String {
    let library = Library::embedded().expect("the pack is sound");
    let mut units: Vec<_> = library.all().unit.iter().collect();
    let small = pick.below(4) == 0;
    let away = if pick.below(2) == 0 { 60 } else { 90 + pick.below(150) as i32 };
    let mut text =
        format!("edition = \"2023-0{}\"\nstage = \"act\"\nacting = \"A\"\n", 6 + pick.below(2));
    if pick.below(2) == 0 {
        let (front, back, top) = (away - 30, away - 25, 10 + pick.below(60));
        let wall = format!("rectangle = [-100, {front}, 5, {back}]\ntop = {top}");
        let _ = writeln!(text, "[[terrain]]\n{wall}\nsight = \"see-through\"");
    }
    let joined = pick.below(2) == 0;
    let ally = if joined { (110, away) } else { (150, -90) };
    let places = [(0, 0), (0, away), ally, (-150, away)];
    for (name, (x, y)) in ["A", "B", "C", "D"].into_iter().zip(places) {
        let unit = units.swap_remove(pick.below(units.len()));
        let player = if name == "A" || name == "C" { 1 } else { 2 };
        let at =
            (0..i32::from(unit.characters)).map(|number| format!("[{}, {y}]", x + 50 * number));
        let at = at.collect::<Vec<_>>().join(", ");
        let stance = &unit.stance[pick.below(unit.stance.len())].name.en;
        let _ =
            writeln!(text, "[[unit]]\nunit = {:?}\nname = {name:?}\nplayer = {player}", unit.id);
        let _ = writeln!(text, "at = [{at}]\nstance = {stance:?}\ndamage = {}", pick.below(7));
        // An engaged unit has no hunker tokens.
        let hunkers = name == "B" && !joined && away > 130;
        for token in ["focus", "sharpshooter", "impact", "hunker"] {
            let none = small || token == "hunker" && !hunkers;
            let _ = writeln!(text, "{token} = {}", pick.below(if none { 1 } else { 3 }));
        }
        let conditions = ["strained", "disarmed", "exposed", "pinned"];
        let conditions = conditions.into_iter().filter(|_| pick.below(4) == 0);
        let _ = writeln!(text, "conditions = {:?}", conditions.collect::<Vec<_>>());
        if small {
            let (attack, defence) = (1 + pick.below(3), pick.below(2));
            let values = format!("attack = {attack}, defence = {defence}");
            let _ = writeln!(text, "melee = {{ {values} }}\nranged = {{ range = 5, {values} }}");
        }
    }
    text
}

/// An attack that the first unit is offered.
fn case(seed: u64) -> Option<Case> {
    let mut pick = Chance::seeded(Seed::from(seed));
    let text = position(&mut pick);
    let position: Position =
        toml::from_str(&text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    let state = position.build().ok()?;
    let game = begun(&state, Chance::scripted(&[])).ok()?;
    let question = game.pending().first()?.clone();
    let attacks = aids::aids(game.state(), &question).attacks;
    let listed = question.options.iter().cloned().zip(attacks);
    let mut attacks: Vec<(Choice, Forecast)> =
        listed.filter_map(|(choice, forecast)| Some((choice, forecast?))).collect();
    if attacks.is_empty() {
        return None;
    }
    let (choice, forecast) = attacks.swap_remove(pick.below(attacks.len()));
    Some(Case { state, choice, forecast })
}

/// The position at the question which attack the acting unit makes.
fn begun(state: &State, chance: Chance) -> Result<Game, Refusal> {
    let (mut game, _) = Game::from_position(state.clone(), chance)?;
    loop {
        let question = game.pending().first().cloned().ok_or(Refusal::GAME_OVER)?;
        let choice = match question.prompt {
            Prompt::Attack { .. } => return Ok(game),
            Prompt::Act(_) => Choice::Action(Action::Combat),
            _ => supposed(&question),
        };
        game.answer(question.seat, choice)?;
    }
}

/// Nobody reacts, and entries of a chart are applied in their order.
fn supposed(question: &Question<Shatterpoint>) -> Choice {
    let decline = question.options.iter().find(|choice| **choice == Choice::Decline);
    decline.unwrap_or(&question.options[0]).clone()
}

/// Makes the attack; gives its successes.
fn attack(case: &Case, chance: Chance) -> Result<usize, Refusal> {
    let mut game = begun(&case.state, chance)?;
    let mut choice = Some(case.choice.clone());
    loop {
        let question = game.pending().first().cloned().ok_or(Refusal::GAME_OVER)?;
        let choice = choice.take().unwrap_or_else(|| supposed(&question));
        for told in game.answer(question.seat, choice)? {
            if let Event::Successes { successes, .. } = told.event {
                return Ok(usize::from(successes));
            }
        }
    }
}

fn add(chances: &mut Vec<f64>, successes: usize, chance: f64) {
    chances.resize(chances.len().max(successes + 1), 0.0);
    chances[successes] += chance;
}

/// Large pools may differ by five deviations, small ones not at all.
#[test]
fn forecast_equals_engine() {
    let seeds: u64 = std::env::var("SEEDS").ok().and_then(|all| all.parse().ok()).unwrap_or(200);
    let [mut small, mut large, mut covered, mut melee, mut helped] = [0; 5];
    let mut fallen = 0;
    for (seed, case) in (0..160).filter_map(|seed| Some((seed, case(seed)?))) {
        let (forecast, mut played) = (&case.forecast, Vec::new());
        let dice = forecast.attack + forecast.defence;
        if dice > SMALL && large == LARGE {
            continue;
        }
        let cover = |because: &Because| matches!(because, Because::TerrainCover(_));
        let ability = |because: &Because| matches!(because, Because::Ability(..));
        covered += u32::from(forecast.defence_because.iter().any(cover));
        helped += u32::from(forecast.attack_because.iter().any(ability));
        melee += u32::from(forecast.kind == AttackType::Melee);
        if dice <= SMALL {
            small += 1;
            let attacks = usize::from(forecast.attack);
            let sides =
                |die: usize| if die < attacks { AttackFace::SIDES } else { DefenceFace::SIDES };
            let each = |successes, chance| add(&mut played, successes, chance);
            let left = fates(sides, usize::from(dice), |chance| attack(&case, chance), each);
            assert_eq!(left, Ok(0.0), "other dice fall: {forecast:?}");
        } else {
            large += 1;
            fallen += u64::from(dice) * seeds;
            for number in 0..seeds {
                let chance = Chance::seeded(Seed::from(1_000_000 * seed + number));
                let successes = attack(&case, chance).expect("it is legal");
                add(&mut played, successes, 1.0 / seeds as f64);
            }
        }
        for number in 0..played.len().max(forecast.successes.len()) {
            let [p, found] = [&forecast.successes, &played]
                .map(|all: &Vec<f64>| all.get(number).copied().unwrap_or(0.0));
            let deviation = (p * (1.0 - p) / seeds as f64).max(0.0).sqrt();
            let bound = if dice <= SMALL { 1e-9 } else { 5.0 * deviation + 5.0 / seeds as f64 };
            assert!(
                (p - found).abs() <= bound,
                "{seed}: {number} with {p}, played {found}: {forecast:?}"
            );
        }
    }
    let seen = [small, large, covered, melee, helped];
    println!("small, large, covered, melee, helped: {seen:?}; {fallen} dice fell");
    assert!(seen.iter().all(|cases| *cases >= 3), "too few positions of a kind: {seen:?}");
    assert!(fallen >= DICE * seeds, "only {fallen} dice fell");
}
