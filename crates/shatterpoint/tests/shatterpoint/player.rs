//! The greedy player of Shatterpoint: its games end, and it beats chance.

use std::collections::BTreeMap;
use std::time::Instant;

use kernel::{Chance, Chooser, Deed, Doing, Outcome, Pick, Question, Rules, Seat, Seed, simulate};
use players::Random;
use shatterpoint::Shatterpoint;
use shatterpoint::library::Library;
use shatterpoint::player::Greedy;
use shatterpoint::question::Choice;
use shatterpoint::setup::{self, Setup};
use shatterpoint::state::State;
use shatterpoint::table::Edition;

type Player = Box<dyn Chooser<Shatterpoint>>;
type Played = (State, Outcome, Vec<Deed<Choice>>);

fn greedy(seed: u64) -> Player {
    Box::new(Greedy::new(seed))
}

/// A greedy player whose free answers are judged, which a simulation does not do.
struct Judged(Greedy);

impl Chooser<Shatterpoint> for Judged {
    fn choose(&mut self, state: &State, question: &Question<Shatterpoint>) -> Pick<Choice> {
        let pick = self.0.choose(state, question);
        if let Pick::Free(choice) = &pick {
            let judged = Shatterpoint::judge(state, question, choice);
            assert!(judged.is_ok(), "{judged:?}: {choice:?} to {:?}", question.prompt);
        }
        pick
    }
}

fn judged(seed: u64) -> Player {
    Box::new(Judged(Greedy::new(seed)))
}

fn random(seed: u64) -> Player {
    Box::new(Random::new(seed))
}

fn play(edition: Edition, seed: u64, mut players: [Player; 2]) -> Played {
    let library = Library::embedded().unwrap();
    let setup = Setup { edition, ..setup::first(library, None).unwrap() };
    let state = Shatterpoint::start(library, &setup).unwrap();
    let chance = Chance::seeded(Seed::from(seed));
    simulate(state, chance, &mut players).unwrap()
}

#[test]
fn games_of_greedy_players_are_legal_and_end_soon_in_both_editions() {
    for edition in [Edition::June2023, Edition::July2023] {
        for seed in 0..10 {
            let players = [judged(2 * seed), judged(2 * seed + 1)];
            let (state, outcome, deeds) = play(edition, seed, players);
            let (turns, winner) = (state.turn, outcome.winner);
            println!("{edition:?} {seed}: {winner:?}, {turns} turns, {} decisions", deeds.len());
            assert!(winner.is_some(), "nobody won game {seed} of {edition:?}");
            assert!(turns <= 200, "game {seed} of {edition:?} took {turns} turns");
        }
    }
}

#[test]
fn greedy_beats_chance() {
    let mut won = 0;
    for seed in 0..20 {
        let own = Seat((seed % 2) as u8);
        let players =
            if own.0 == 0 { [greedy(seed), random(seed)] } else { [random(seed), greedy(seed)] };
        let edition = if seed < 10 { Edition::June2023 } else { Edition::July2023 };
        let (state, outcome, deeds) = play(edition, 100 + seed, players);
        println!(
            "{seed}: {own} is greedy, {:?} won, {} turns, {} decisions",
            outcome.winner,
            state.turn,
            deeds.len()
        );
        won += u8::from(outcome.winner == Some(own));
    }
    assert!(won >= 17, "greedy won only {won} of 20 games");
}

/// Measures; run by hand in the release profile.
#[test]
#[ignore = "takes long"]
fn many_games_of_greedy_players() {
    let games = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(200);
    let (mut turns, mut decisions, mut longest, mut won) = (0, 0, 0, [0; 2]);
    let mut answers: BTreeMap<String, u32> = BTreeMap::new();
    let begin = Instant::now();
    for seed in 0..games {
        let edition = if seed % 2 == 0 { Edition::June2023 } else { Edition::July2023 };
        let players = [greedy(2 * seed), greedy(2 * seed + 1)];
        let (state, outcome, deeds) = play(edition, 1000 + seed, players);
        turns += u64::from(state.turn);
        longest = longest.max(state.turn);
        decisions += deeds.len();
        for deed in deeds {
            let Doing::Answer(choice) = deed.doing else { continue };
            let kind = match choice {
                Choice::Action(_) => format!("{choice:?}"),
                _ => format!("{choice:?}").split([' ', '(']).take(1).collect(),
            };
            *answers.entry(kind).or_default() += 1;
        }
        won[outcome.winner.map_or(0, Seat::index)] += 1;
    }
    let each = begin.elapsed() / games as u32;
    let mean = |sum: u64| sum as f64 / games as f64;
    println!("{games} games, {each:?} each, {} turns, at most {longest}", mean(turns));
    println!("{answers:?}");
    println!("{} decisions each, won {won:?}", mean(decisions as u64));
}
