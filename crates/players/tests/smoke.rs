use battleground::{Battleground, library::Library};
use kernel::*;
#[test] fn smoke() {
    let lib = Library::embedded().unwrap_or_else(|f| panic!("{f}"));
    let setup = lib.first_game(None).unwrap();
    let n: u64 = std::env::var("N").ok().and_then(|s| s.parse().ok()).unwrap_or(50);
    let state = Battleground::start(lib, &setup).unwrap();
    let t = std::time::Instant::now();
    let mut decisions = 0; let mut wins=[0;3];
    for i in 0..n {
        let mut c: Vec<Box<dyn Chooser<Battleground>>> = vec![Box::new(players::Random::new(i*2)), Box::new(players::Random::new(i*2+1))];
        let (end, o, deeds) = simulate::<Battleground>(state.clone(), Chance::seeded(Seed::from(i)), &mut c).unwrap();
        decisions += deeds.len();
        wins[o.winner.map_or(2, |s| s.index())]+=1;
        if i < 3 { println!("{o:?} round {} points {} {}", end.round, end.points(Seat(0)), end.points(Seat(1))); }
    }
    let e = t.elapsed();
    println!("{n} games {decisions} decisions {:.0}/s wins {wins:?} {e:?}", decisions as f64/e.as_secs_f64());
}
