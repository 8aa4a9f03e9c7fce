//! The forecast of an attack is what the attack does: over positions by chance, with every roll of
//! small pools and many rolls of large ones. `SEEDS=200000` plays large ones that often; `make soak`
//! lets ten million dice fall.

use battleground::aids::{self, Strike};
use battleground::event::Event;
use battleground::field::Place;
use battleground::hex::{Direction, Hex};
use battleground::language::{Buff, Debuff};
use battleground::library::Library;
use battleground::pack::{Faction, Member, Squad};
use battleground::question::{Choice, Faces, Prompt};
use battleground::state::{BuffMarker, DebuffMarker, Stage, Standing, State, Turn};
use battleground::table::{Deployment, FigureId};
use battleground::{Battleground, Game, large, odds, setup, squads};
use kernel::{Chance, Events, Question, Refusal, Seed, Told, fates};

/// So many dice of both tests are played out in every way, with so many extra dice.
const SMALL: u8 = 4;
const EXTRA: usize = 3;

/// So many attacks with more dice are played.
const LARGE: u32 = 40;

/// At least so many dice fall for each of the seeds: ten million with `SEEDS=50000`, as `make soak` has it.
const DICE: u64 = 200;

/// An attack in a position, and what is foretold of it.
struct Case {
    state: State,
    choice: Choice,
    strike: Strike,
}

/// Three characters with whatever they may carry.
fn squad(library: &Library, faction: Faction, pick: &mut Chance) -> Squad {
    let all = library.all();
    let mut squad = Squad { faction, members: Vec::new() };
    let own: Vec<_> = all.character.iter().filter(|one| one.faction == faction).collect();
    for _ in 0..40 {
        let before = squad.clone();
        match squad.members.last_mut().filter(|_| pick.below(4) > 0) {
            Some(last) if pick.below(2) == 0 => {
                last.weapons.push(all.weapon[pick.below(all.weapon.len())].id.clone());
            }
            Some(last) => last.items.push(all.item[pick.below(all.item.len())].id.clone()),
            None => {
                let character = own[pick.below(own.len())].id.clone();
                squad.members.push(Member { character, weapons: Vec::new(), items: Vec::new() });
            }
        }
        if squad.members.len() > 3 || squads::check_squad(library, &squad).is_err() {
            squad = before;
        }
    }
    squad
}

/// Puts a character somewhere within so many steps, with markers.
fn put(state: &mut State, id: FigureId, near: Hex, steps: i32, pick: &mut Chance) {
    let facing = Direction::ALL[pick.below(6)];
    let places = Hex::all().flat_map(|hex| [Place::ground(hex), Place::platform(hex)]);
    let near = places.filter(|place| place.hex().steps(near) <= steps);
    let free: Vec<Place> = near.filter(|&at| large::is_legal(state, id, at, facing)).collect();
    let Some(&place) = free.get(pick.below(free.len())) else { return };
    let health = state.sheet(id).character.health;
    let figure = state.figure_mut(id);
    (figure.place, figure.facing, figure.standing) = (place, facing, Standing::Up);
    figure.wounds = pick.below(usize::from(health)) as u8;
    figure.mana = pick.below(4) as u8;
    figure.focused = pick.below(3) == 0;
    let buffs = [Buff::Haste, Buff::Enhancement, Buff::Protection, Buff::Regeneration];
    let debuffs = [Debuff::Paralysis, Debuff::Blinded, Debuff::Prone, Debuff::Curse];
    figure.buff = buffs.get(pick.below(8)).map(|&buff| BuffMarker::Common(buff));
    figure.debuff = debuffs.get(pick.below(8)).map(|&debuff| DebuffMarker::Common(debuff));
}

/// Two squads, somebody acting in their midst, and an attack that is offered.
fn case(seed: u64) -> Option<Case> {
    let library = Library::embedded().unwrap();
    let mut pick = Chance::seeded(Seed::from(seed));
    let map = &library.all().map[pick.below(library.all().map.len())].id;
    let mut setup = library.first_game(Some(map)).unwrap();
    setup.deployment = Deployment::Chosen;
    for player in &mut setup.players {
        player.squad = squad(library, player.squad.faction, &mut pick);
    }
    let mut state = setup::start(library, &setup).unwrap();
    let centre = Hex::new(pick.below(20) as i32 + 2, pick.below(24) as i32 + 3).unwrap();
    for id in state.ids() {
        let steps = if pick.below(2) == 0 { 1 } else { 8 };
        put(&mut state, id, centre, steps, &mut pick);
    }
    let fielded: Vec<FigureId> = state.fielded().collect();
    let acting = fielded[pick.below(fielded.len())];
    (state.stage, state.round) = (Stage::Act, 2);
    state.turns = vec![Turn::new(acting, None, 3)];
    let (game, _) = Game::from_position(state.clone(), Chance::scripted(&[])).unwrap();
    let question = game.pending().first().filter(|asked| asked.prompt == Prompt::Act(acting))?;
    let notes = aids::aids(game.state(), question).options;
    let noted = question.options.iter().zip(notes);
    let mut attacks: Vec<(Choice, Strike)> =
        noted.filter_map(|(choice, note)| Some((*choice, note.attack?))).collect();
    if attacks.is_empty() {
        return None;
    }
    let (choice, strike) = attacks.swap_remove(pick.below(attacks.len()));
    Some(Case { state, choice, strike })
}

/// What came of an attack.
struct Came {
    successes: usize,
    wounds: usize,
    knocked_out: bool,
}

/// Makes the attack as the forecast supposes: the target defends, and nobody rerolls or reacts.
fn attack(case: &Case, chance: Chance) -> Result<Came, Refusal> {
    let (mut game, _) = Game::from_position(case.state.clone(), chance)?;
    let mut events = Vec::new();
    let mut choice = case.choice;
    loop {
        let question = game.pending().first().cloned().unwrap();
        choice = if events.is_empty() { choice } else { supposed(&question) };
        events.extend(game.answer(question.seat, choice)?);
        if let Some(came) = came(&case.strike, &events) {
            return Ok(came);
        }
    }
}

fn supposed(question: &Question<Battleground>) -> Choice {
    let wanted = match question.prompt {
        Prompt::Defend { .. } => Choice::Defend,
        Prompt::FreeReroll { .. } | Prompt::ManaReroll { .. } => Choice::Reroll(Faces::default()),
        _ => Choice::Decline,
    };
    if question.options.contains(&wanted) { wanted } else { question.options[0] }
}

/// The wounds of the weapon come at once; what its effects do beside is not foretold.
fn came(strike: &Strike, events: &Events<Battleground>) -> Option<Came> {
    let Strike { figure, target, .. } = *strike;
    let net = |told: &Told<Event>| match told.event {
        Event::Net { figure: by, target: at, successes } => {
            ((by, at) == (figure, target)).then_some(usize::from(successes))
        }
        _ => None,
    };
    let at = events.iter().position(|told| net(told).is_some())?;
    let next = |number: usize| events.get(at + number).map(|told| &told.event);
    let wounds = match next(1) {
        Some(Event::Wounded { figure, wounds, .. }) if *figure == target => usize::from(*wounds),
        _ => 0,
    };
    let knocked_out =
        matches!(next(2), Some(Event::KnockedOut { figure, .. }) if *figure == target);
    Some(Came { successes: net(&events[at])?, wounds, knocked_out })
}

/// Chances of successes, of wounds and of a knock-out.
#[derive(Default)]
struct Chances([Vec<f64>; 3]);

impl Chances {
    fn foretold(strike: &Strike) -> Chances {
        let [attack, defence] =
            [&strike.attack, &strike.defence].map(|test| odds::successes(test.dice, test.needed));
        let knock_out = vec![1.0 - strike.knock_out, strike.knock_out];
        Chances([attack.minus(&defence).chances().to_vec(), strike.wounds.clone(), knock_out])
    }

    fn add(&mut self, came: &Came, chance: f64) {
        let values = [came.successes, came.wounds, usize::from(came.knocked_out)];
        for (list, value) in self.0.iter_mut().zip(values) {
            list.resize(list.len().max(value + 1), 0.0);
            list[value] += chance;
        }
    }

    /// Each chance with that of the other.
    fn pairs(&self, other: &Chances) -> Vec<(f64, f64)> {
        let at = |list: &[f64], n: usize| list.get(n).copied().unwrap_or(0.0);
        let lists = self.0.iter().zip(&other.0);
        let each =
            lists.flat_map(|(a, b)| (0..a.len().max(b.len())).map(move |n| (at(a, n), at(b, n))));
        each.collect()
    }
}

#[test]
fn forecast_equals_engine() {
    let seeds: u64 = std::env::var("SEEDS").ok().and_then(|all| all.parse().ok()).unwrap_or(200);
    let [mut small, mut large, mut covered, mut flank, mut melee, mut focused] = [0; 6];
    let mut fallen = 0;
    for (seed, case) in (0..120).filter_map(|seed| Some((seed, case(seed)?))) {
        let (strike, mut played) = (&case.strike, Chances::default());
        let dice = strike.attack.dice + strike.defence.dice;
        if dice > SMALL && large == LARGE {
            continue;
        }
        let because = |rule: &str| {
            u32::from(strike.attack.range_reasons.iter().any(|reason| reason.rule.0 == rule))
        };
        covered += because("BG-COVER-02");
        flank += because("BG-FLANK-03");
        focused += because("BG-FOCUS-05");
        melee += u32::from(case.state.engaged(strike.figure, strike.target));
        // Small pools: what was not played out may be missing. Large ones: five deviations.
        let bound: Box<dyn Fn(f64) -> f64> = if dice <= SMALL {
            small += 1;
            let most = usize::from(dice) + EXTRA;
            let add = |came, chance| played.add(&came, chance);
            let left = fates(|_| 6, most, |chance| attack(&case, chance), add).unwrap();
            assert!(left < 0.02, "{left} {strike:?}");
            Box::new(move |_| left + 1e-9)
        } else {
            large += 1;
            fallen += u64::from(dice) * seeds;
            for number in 0..seeds {
                let chance = Chance::seeded(Seed::from(1_000_000 * seed + number));
                played.add(&attack(&case, chance).unwrap(), 1.0 / seeds as f64);
            }
            Box::new(move |p| {
                5.0 * (p * (1.0 - p) / seeds as f64).max(0.0).sqrt() + 5.0 / seeds as f64
            })
        };
        for (foretold, played) in Chances::foretold(strike).pairs(&played) {
            let off = (foretold - played).abs();
            assert!(off <= bound(foretold), "{seed}: {foretold}, played {played}: {strike:?}");
        }
    }
    let seen = [small, large, covered, flank, melee, focused];
    println!("small, large, covered, flank, melee, focused: {seen:?}; {fallen} dice fell");
    assert!(seen.iter().all(|cases| *cases >= 3), "too few positions of a kind: {seen:?}");
    assert!(fallen >= DICE * seeds, "only {fallen} dice fell");
}
