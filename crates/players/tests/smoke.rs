//! Whole games by computer players.
use battleground::{Battleground, library::Library};
use kernel::*;
#[test]
fn smoke() {
    let lib = Library::embedded().unwrap_or_else(|f| panic!("{f}"));
    let map = std::env::var("MAP").ok();
    let setup = lib.first_game(map.as_deref()).unwrap();
    let n: u64 = std::env::var("N").ok().and_then(|s| s.parse().ok()).unwrap_or(50);
    let greedy = std::env::var("G").is_ok();
    let state = Battleground::start(lib, &setup).unwrap();
    let t = std::time::Instant::now();
    let mut decisions = 0;
    let mut wins = [0; 3];
    let mut pts = [0; 2];
    let mut rules = std::collections::BTreeMap::new();
    let mut out = [0; 6];
    for i in 0..n {
        let mut c: Vec<Box<dyn Chooser<Battleground>>> = if greedy {
            vec![Box::new(players::Greedy::new(i * 2)), Box::new(players::Greedy::new(i * 2 + 1))]
        } else {
            vec![Box::new(players::Random::new(i * 2)), Box::new(players::Random::new(i * 2 + 1))]
        };
        let (end, o, deeds) =
            simulate::<Battleground>(state.clone(), Chance::seeded(Seed::from(i)), &mut c).unwrap();
        decisions += deeds.len();
        wins[o.winner.map_or(2, |s| s.index())] += 1;
        *rules.entry(o.rule.0).or_insert(0) += 1;
        for s in [0, 1] {
            pts[s] += end.points(Seat(s as u8));
        }
        for (k, f) in end.figures.iter().enumerate() {
            if f.standing != battleground::state::Standing::Up {
                out[k] += 1;
            }
        }
    }
    let e = t.elapsed();
    println!(
        "{n} games {decisions} decisions {:.0}/s wins {wins:?} {rules:?} points {:.1} {:.1} out {out:?} {e:?}",
        decisions as f64 / e.as_secs_f64(),
        pts[0] as f64 / n as f64,
        pts[1] as f64 / n as f64
    );
}
