//! The forecast of an attack is what the attack does: its chances of wounds are compared with the
//! engine, over positions by chance, with every roll of small pools and many of large ones.

use std::ops::Range;
use std::sync::Arc;

use kernel::{Chance, Course, Game, Moment, Pick, Question, Rule, Seed};
use legion::Legion;
use legion::aids::{self, Forecast, Measured, Query};
use legion::dice::{AttackDie, Block, Hit};
use legion::event::Event;
use legion::keywords::{Keyword, WeaponKeyword};
use legion::library::Library;
use legion::pack::{DefenceDie, Dice};
use legion::question::{Choice, Limits, Prompt};
use legion::setup;
use legion::state::{Order, Stage, State};
use legion::table::{MiniId, Stand, UnitId};
use legion::tokens::Marker;
use legion::underway::{Action, Activation, Step};

/// A pool is played with every roll if there are no more of them than so many.
const SMALL: u64 = 6_000;

/// At least so many dice fall for each of the seeds: ten million with `SEEDS=50000`, as `make soak` has it.
const DICE: u64 = 200;

/// Chances by a multiplicative generator: the same positions in every run.
struct Dealer(u64);

impl Dealer {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        (self.0 >> 33) % end
    }
}

/// An attack in a position: who, whom, with what.
struct Case {
    state: State,
    defender: UnitId,
    weapons: Vec<(MiniId, u8)>,
    forecast: Forecast,
}

fn put(state: &mut State, unit: UnitId, x: i32, y: i32) {
    let gap = 2 * state.table.radius(unit) + 200;
    for (number, mini) in (0..).zip(state.table.minis_of(unit)) {
        let stand = Stand { x: x + gap * number, y, level: 0, facing: Default::default() };
        state.put(mini, Some(stand));
    }
}

/// One of these, or none in two of three draws.
fn draw<T: Clone>(deal: &mut Dealer, all: &[T]) -> Option<T> {
    let number = deal.below(3 * all.len() as u64) as usize;
    all.get(number).cloned()
}

/// Keywords by chance for attacker, weapons and defender, beside those of their cards; sometimes a
/// friend of the defender who could guard it.
fn endow(state: &mut State, deal: &mut Dealer, unit: UnitId, defender: UnitId, x: i32, y: i32) {
    use Keyword as K;
    use WeaponKeyword as W;
    let attacking = [K::Precise(1), K::Sharpshooter(1), K::Sharpshooter(2), K::Arsenal(2)];
    let weapons = [
        W::HighVelocity,
        W::ImmuneDeflect,
        W::Blast,
        W::Pierce(1),
        W::Pierce(2),
        W::Impact(1),
        W::Spray,
    ];
    let defending = [
        K::Armor,
        K::Cover(1),
        K::Deflect,
        K::ImmuneBlast,
        K::ImmunePierce,
        K::Impervious,
        K::LowProfile,
        K::UncannyLuck(1),
        K::UncannyLuck(2),
        K::WeakPointRear(1),
    ];
    let table = Arc::make_mut(&mut state.table);
    let own = &mut table.units[unit.index()];
    own.unit.keywords.extend(draw(deal, &attacking));
    for arm in &mut own.weapons {
        arm.weapon.keywords.extend(draw(deal, &weapons));
    }
    for _ in 0..3 {
        table.units[defender.index()].unit.keywords.extend(draw(deal, &defending));
    }
    let mut friends = state
        .unit_ids()
        .filter(|&other| other != defender && state.seat(other) == state.seat(defender));
    let Some(friend) = friends.next().filter(|_| deal.below(3) == 0) else { return };
    let table = Arc::make_mut(&mut state.table);
    table.units[friend.index()].unit.keywords.push(K::Guardian(1 + deal.below(2) as u8));
    put(state, friend, x, y + 9_000);
}

/// A unit of player 1 or 2 that may attack, an enemy somewhere near, and tokens beside both.
fn case(seed: u64) -> Option<Case> {
    let library = Library::embedded().unwrap_or_else(|fault| panic!("{fault}"));
    let setup = setup::ready(library, Some("standard"), None).expect("armies of 800 points");
    let mut state = setup::start(library, &setup).expect("it begins");
    let mut deal = Dealer(seed);
    for _ in 0..8 {
        deal.below(2);
    }
    (state.stage, state.round) = (Stage::Activation, 3);
    let units: Vec<UnitId> = state.unit_ids().collect();
    let unit = units[deal.below(units.len() as u64) as usize];
    let enemies: Vec<UnitId> =
        units.iter().copied().filter(|&other| state.seat(other) != state.seat(unit)).collect();
    let defender = enemies[deal.below(enemies.len() as u64) as usize];
    let (x, y) = (deal.below(60_000) as i32 - 30_000, deal.below(40_000) as i32 - 20_000);
    put(&mut state, unit, x, y);
    let touch = state.table.radius(unit) + state.table.radius(defender);
    let away = if deal.below(4) == 0 { touch } else { touch + deal.below(30_000) as i32 };
    put(&mut state, defender, x, y + away);
    endow(&mut state, &mut deal, unit, defender, x, y + away);
    for other in units {
        state.unit_mut(other).order = Order::Facedown;
    }
    let mut tokens = |of: UnitId, token: Marker, most: u64| {
        let count = deal.below(most + 1) as u8;
        state.unit_mut(of).tokens.set(token, count);
    };
    tokens(unit, Marker::Aim, 2);
    tokens(defender, Marker::Dodge, 2);
    tokens(defender, Marker::Suppression, 1);
    state.active = state.seat(unit);
    state.activation = Some(Activation { step: Step::Actions, ..Activation::of(unit) });
    let only = Limits { only: Some(defender), ..Limits::default() };
    let listed = legion::pools::suggestions(&state, unit, &only, &[]);
    let Some(Choice::Attack { mut weapons, .. }) = listed.into_iter().next() else { return None };
    if deal.below(2) == 0 {
        weapons.truncate(1);
    }
    let query = Query::Pool { defender, weapons: weapons.clone() };
    let Ok(Measured::Pool { forecast, refusal: None }) = aids::measure(&state, &[], &query) else {
        panic!("a listed pool is refused");
    };
    if forecast.aim > 0 && count(forecast.dice) > legion::odds::MOST_DICE {
        return None;
    }
    Some(Case { state, defender, weapons, forecast })
}

/// A die that the engine rolled in an attack.
#[derive(Clone, Copy)]
enum Rolled {
    Attack(AttackDie),
    Defence(DefenceDie),
}

impl Rolled {
    /// Each face by one of its sides, with the number of sides that show it.
    fn sides(self) -> Vec<(u8, u32)> {
        let mut sides: Vec<(u8, u32)> = Vec::new();
        match self {
            Rolled::Attack(die) => {
                for face in [Hit::Hit, Hit::Critical, Hit::Surge, Hit::Blank] {
                    let same = || (1..=AttackDie::SIDES).filter(|&side| die.face(side) == face);
                    sides.extend(same().next().map(|side| (side, same().count() as u32)));
                }
            }
            Rolled::Defence(die) => {
                for face in [Block::Block, Block::Surge, Block::Blank] {
                    let same = || (1..=DefenceDie::SIDES).filter(|&side| die.face(side) == face);
                    sides.extend(same().next().map(|side| (side, same().count() as u32)));
                }
            }
        }
        sides
    }

    fn count(self) -> u32 {
        u32::from(match self {
            Rolled::Attack(_) => AttackDie::SIDES,
            Rolled::Defence(_) => DefenceDie::SIDES,
        })
    }
}

/// What players answer who do as the forecast supposes: all aim tokens on misses, all
/// cover and dodge tokens, as many hits for a guard as it can take, Pierce for the defender, all luck on blanks.
fn answer(case: &Case, attacked: &mut bool, question: &Question<Legion>) -> Choice {
    match question.prompt {
        Prompt::Act(_) => Choice::Action(Action::Attack),
        Prompt::Attack { .. } if !*attacked => {
            *attacked = true;
            Choice::Attack { defender: case.defender, weapons: case.weapons.clone() }
        }
        Prompt::Attack { .. } => Choice::Decline,
        Prompt::Cover { most }
        | Prompt::Dodge { most }
        | Prompt::Impact { most }
        | Prompt::Pierce { most } => Choice::Spend(most),
        Prompt::PierceGuard { .. } => Choice::Spend(0),
        Prompt::Guard(_) => {
            let mut guards = question.options.iter().filter(|o| matches!(o, Choice::Guard { .. }));
            guards.next_back().expect("a guard").clone()
        }
        _ => question.options.first().expect("an option").clone(),
    }
}

/// Plays the attack until the wounds are known; gives them and the dice that were rolled for them.
fn play(case: &Case, chance: Chance) -> (usize, Vec<Rolled>) {
    let (mut game, _) = Game::<Legion>::from_position(case.state.clone(), chance).expect("a game");
    let (mut attacked, mut rolled) = (false, Vec::new());
    for _ in 0..40 {
        let question = game.pending().first().expect("a question").clone();
        let choice = answer(case, &mut attacked, &question);
        if let Choice::Reroll(numbers) = &choice {
            let attack = game.state().attacks.last().expect("an attack");
            let rerolled = |die: &u8| match question.prompt {
                Prompt::Luck { .. } => Rolled::Defence(attack.defence[usize::from(*die)].die),
                _ => Rolled::Attack(attack.dice[usize::from(*die)].die),
            };
            rolled.extend(numbers.iter().map(rerolled));
        }
        for told in game.answer(question.seat, choice).expect("a legal answer") {
            match told.event {
                Event::AttackRoll { dice } => {
                    rolled.extend(dice.iter().map(|die| Rolled::Attack(die.die)));
                }
                Event::DefenceRoll { dice, .. }
                | Event::Guarded { dice, .. }
                | Event::Rolled { dice, .. } => {
                    rolled.extend(dice.iter().map(|die| Rolled::Defence(die.die)));
                }
                Event::Wounds { wounds, .. } => return (wounds.into(), rolled),
                _ => {}
            }
        }
    }
    panic!("the attack does not end");
}

/// The chances of wounds by every roll, each die's faces weighed by their sides.
fn enumerate(case: &Case, begun: &mut Vec<u8>, weight: f64, chances: &mut Vec<f64>) {
    let spare = std::iter::repeat_n(2, 64);
    let dice: Vec<u8> = begun.iter().copied().chain(spare).collect();
    let (wounds, rolled) = play(case, Chance::scripted(&dice));
    let Some(next) = rolled.get(begun.len()) else {
        if chances.len() <= wounds {
            chances.resize(wounds + 1, 0.0);
        }
        chances[wounds] += weight;
        return;
    };
    for (side, sides) in next.sides() {
        begun.push(side);
        enumerate(case, begun, weight * f64::from(sides) / f64::from(next.count()), chances);
        begun.pop();
    }
}

/// The attack at the question whom it is made on: what comes before the dice is not played again for
/// each roll. The defender survives whatever comes, so that all wounds can be counted on it.
fn begun(case: &Case) -> Moment<Legion> {
    let mut state = case.state.clone();
    Arc::make_mut(&mut state.table).units[case.defender.index()].unit.wounds = u8::MAX;
    let (mut game, _) =
        Game::<Legion>::from_position(state, Chance::scripted(&[])).expect("a game");
    loop {
        let question = game.pending().first().expect("a question").clone();
        if matches!(question.prompt, Prompt::Attack { .. }) {
            return game.moment(question.seat).expect("it is asked");
        }
        let choice = answer(case, &mut false, &question);
        game.answer(question.seat, choice).expect("a legal answer");
    }
}

/// The wounds by a roll.
fn wounds(case: &Case, moment: &Moment<Legion>, seed: u64) -> usize {
    let mut attacked = false;
    let attack = answer(case, &mut attacked, moment.question());
    let course = Course {
        chance: Chance::seeded(Seed::from(seed)),
        deal: &|_, _| (),
        decide: &mut |_, question| Some(Pick::Free(answer(case, &mut attacked, question))),
        goes_on: &|_, _| false,
    };
    let end = moment.play(&attack, course).expect("it is played");
    let [before, after] =
        [moment.state(), &end.state].map(|state| legion::wounds::total(state, case.defender));
    usize::from(after - before)
}

/// The chances of wounds by rolls with these seeds, on all cores.
fn sample(case: &Case, seeds: Range<u64>) -> Vec<f64> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let moment = &begun(case);
    let part = &|first: u64| {
        let mut counts = [0_u32; 128];
        for seed in (first..seeds.end).step_by(cores) {
            counts[wounds(case, moment, seed)] += 1;
        }
        counts
    };
    let parts: Vec<[u32; 128]> = std::thread::scope(|scope| {
        let begun: Vec<_> = (seeds.start..seeds.end)
            .take(cores)
            .map(|first| scope.spawn(move || part(first)))
            .collect();
        begun.into_iter().map(|part| part.join().expect("a part")).collect()
    });
    let rolls = (seeds.end - seeds.start) as f64;
    let chance = |wounds: usize| {
        let times: u32 = parts.iter().map(|counts| counts[wounds]).sum();
        f64::from(times) / rolls
    };
    (0..128).map(chance).collect()
}

/// Compares, each chance within so much.
fn compare(seed: u64, case: &Case, chances: &[f64], most: impl Fn(f64) -> f64) {
    let forecast = &case.forecast.wounds;
    for wounds in 0..forecast.len().max(chances.len()) {
        let [expected, found] =
            [forecast, chances].map(|all| all.get(wounds).copied().unwrap_or(0.0));
        let off = (expected - found).abs();
        assert!(
            off <= most(expected),
            "position {seed}: {wounds} wounds with {expected}, played {found}: {:?}",
            case.forecast
        );
    }
}

/// About how many rolls there are: all misses rerolled by each token, all defence dice with what
/// keywords add.
fn rolls(forecast: &Forecast) -> u64 {
    let dice = u32::from(count(forecast.dice));
    let attack = dice + u32::from(forecast.aim) * dice.min(forecast.rerolls.into());
    let more: u32 = [Rule("LG-KEY-366"), Rule("LG-KEY-373"), Rule("LG-KEY-137")]
        .into_iter()
        .map(|rule| u32::from(by(forecast, rule)))
        .sum();
    4_u64.saturating_pow(attack).saturating_mul(3_u64.saturating_pow(dice + more))
}

/// The number behind a rule in a forecast's reasons.
fn by(forecast: &Forecast, rule: Rule) -> u8 {
    forecast.reasons.iter().find(|reason| reason.rule == rule).map_or(0, |reason| reason.by)
}

fn count(dice: Dice) -> u8 {
    dice.red + dice.black + dice.white
}

/// `SEEDS=200000` plays large pools more often than a test run has time for. They may differ by
/// five standard deviations; small pools not at all.
#[test]
fn forecast_equals_engine() {
    let seeds: u64 = std::env::var("SEEDS").ok().and_then(|all| all.parse().ok()).unwrap_or(200);
    let (mut small, mut large, mut fallen) = (0, 0, 0);
    // High Velocity, Guardian, Immune: Deflect, Immune: Pierce, Immune: Blast, Impervious, Uncanny
    // Luck.
    const RULES: [Rule; 7] = [
        Rule("LG-KEY-240"),
        Rule("LG-KEY-137"),
        Rule("LG-KEY-243"),
        Rule("LG-KEY-244"),
        Rule("LG-KEY-246"),
        Rule("LG-KEY-366"),
        Rule("LG-KEY-373"),
    ];
    let mut known = [0_u32; RULES.len()];
    let (mut dodged, mut covered, mut armored, mut melee, mut pierced) = (0, 0, 0, 0, 0);
    for seed in 0..160 {
        let Some(case) = case(seed) else { continue };
        let forecast = &case.forecast;
        dodged += u32::from(forecast.dodge > 0);
        covered += u32::from(forecast.cover as u8 > 0);
        armored += u32::from(forecast.armor);
        melee += u32::from(forecast.melee);
        pierced += u32::from(forecast.pierce > 0);
        for (number, rule) in RULES.into_iter().enumerate() {
            known[number] += u32::from(by(forecast, rule) > 0);
        }
        if rolls(forecast) <= SMALL {
            small += 1;
            let mut chances = Vec::new();
            enumerate(&case, &mut Vec::new(), 1.0, &mut chances);
            compare(seed, &case, &chances, |_| 1e-12);
        } else {
            large += 1;
            fallen += seeds * u64::from(count(forecast.dice));
            let chances = sample(&case, 1_000_000 * seed..1_000_000 * seed + seeds);
            let sure = |p: f64| 5.0 * (p * (1.0 - p) / seeds as f64).sqrt() + 5.0 / seeds as f64;
            compare(seed, &case, &chances, sure);
        }
    }
    println!("{small} small pools, {large} large ones; {fallen} attack dice fell");
    let seen = [small, large, dodged, covered, armored, melee, pierced];
    assert!(seen.iter().all(|cases| *cases >= 3), "too few positions of a kind: {seen:?}");
    assert!(fallen >= DICE * seeds, "only {fallen} dice fell");
    assert!(known.iter().all(|cases| *cases >= 1), "too few positions of a keyword: {known:?}");
}
