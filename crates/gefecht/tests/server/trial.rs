//! Games whose players sit at different servers, while these are killed at random and the database is
//! restarted: every game ends, no acknowledged answer is missing, every record verifies, and each
//! answer is told once to everyone.
//!
//! The large ones are run by hand:
//! `cargo nextest run --workspace --run-ignored only -E 'test(trial::)' --no-capture`.

use std::iter::Cycle;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use kernel::{Chance, Doing, Game, Record, Seat, Seed};
use legion::Legion;
use legion::library::Library;
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::client::{Client, open, request, scripted};
use crate::crash::{hear, kept, rejoin, send, steadfast};
use crate::pair::{Pair, Proxy};
use crate::teams::{self, Quick, team_battle};

/// Where players come to the servers, the one whom they prefer first.
type Doors = Vec<SocketAddr>;

/// What is done to the servers, until the games are over.
struct Trouble {
    over: Arc<AtomicBool>,
    done: JoinHandle<(Pair, u32, bool)>,
}

impl Trouble {
    /// Kills one of the servers every now and then, for so long, and restarts the database once.
    fn make(mut pair: Pair, lasts: Duration) -> Trouble {
        let over = Arc::new(AtomicBool::new(false));
        let still = over.clone();
        let done = tokio::spawn(async move {
            let (mut moment, begun, mut kills) = (scripted(77), Instant::now(), 0);
            let mut restarted = false;
            while !still.load(Ordering::Relaxed) && begun.elapsed() < lasts {
                sleep(Duration::from_millis(200 + (moment(&Value::Null) % 600) as u64)).await;
                if !restarted && begun.elapsed() > lasts / 3 {
                    pair.postgres.restart(Duration::from_millis(700)).await;
                    restarted = true;
                }
                let number = moment(&Value::Null) % 2;
                pair.kill(number).await;
                kills += 1;
                sleep(Duration::from_millis((moment(&Value::Null) % 300) as u64)).await;
                pair.revive(number).await;
            }
            (pair, kills, restarted)
        });
        Trouble { over, done }
    }

    /// The games are over: gives the servers, and says what was done to them.
    async fn end(self, games: &str, acknowledged: u32) -> Pair {
        self.over.store(true, Ordering::Relaxed);
        let (pair, kills, restarted) = self.done.await.unwrap();
        println!(
            "{games}, {kills} kills, database restarted: {restarted}, {acknowledged} acknowledged answers"
        );
        assert!(kills > 0);
        pair
    }
}

/// The doors of two players who sit at different servers: a proxy each, or the servers themselves.
async fn doors(pair: &Pair, by_proxy: bool) -> (Vec<Proxy>, [Doors; 2]) {
    let [a, b] = pair.addresses;
    if !by_proxy {
        return (Vec::new(), [vec![a, b], vec![b, a]]);
    }
    let (first, second) = tokio::join!(Proxy::start([a, b]), Proxy::start([b, a]));
    let doors = [vec![first.address], vec![second.address]];
    (vec![first, second], doors)
}

/// Games for two with a spectator.
async fn games_for_two(games: usize, trouble: Duration, by_proxy: bool) {
    let pair = Pair::start().await;
    let (_proxies, doors) = doors(&pair, by_proxy).await;
    let acknowledged = Arc::new(AtomicU32::new(0));
    let mut tables = Vec::new();
    for n in 0..games {
        let (game, tokens) =
            open(pair.addresses[n % 2], json!({ "seed": format!("{n:064x}") })).await;
        let seat = |seat: usize| {
            let (token, seed) = (tokens[seat].clone().unwrap(), 2 * n + seat);
            let (servers, acknowledged) = (doors[seat].clone(), acknowledged.clone());
            tokio::spawn(steadfast(servers, game.clone(), token, seed, acknowledged))
        };
        let seats = [seat(0), seat(1)];
        let mut watcher = Place::at(&doors[n % 2], &game, None);
        tables.push((game, seats, tokio::spawn(async move { watcher.stay().await })));
    }
    let trouble = Trouble::make(pair, trouble);
    let mut answers = Vec::new();
    for (game, [first, second], watcher) in tables {
        answers.push((game, [first.await.unwrap(), second.await.unwrap()]));
        watcher.await.unwrap();
    }
    let games = format!("{games} games");
    let pair = trouble.end(&games, acknowledged.load(Ordering::Relaxed)).await;
    for (n, (game, seats)) in answers.into_iter().enumerate() {
        kept(pair.addresses[n % 2], &game, seats).await;
    }
}

/// Somebody at a table, who comes back whenever the connection is lost.
struct Place {
    doors: Cycle<std::vec::IntoIter<SocketAddr>>,
    game: String,
    token: Option<String>,
    client: Option<Client>,
    /// The last entry that was told.
    entry: u64,
    /// The last welcome or update.
    heard: Value,
}

impl Place {
    fn at(doors: &Doors, game: &str, token: Option<String>) -> Place {
        let doors = doors.clone().into_iter().cycle();
        Place { doors, game: game.to_owned(), token, client: None, entry: 0, heard: Value::Null }
    }

    /// The next welcome or update. What was told before is told again to nobody, and nothing that
    /// was told is missing later.
    async fn next(&mut self) -> &Value {
        loop {
            let Some(client) = &mut self.client else {
                let door = self.doors.next().unwrap();
                self.client = rejoin(door, &self.game, self.token.as_deref()).await;
                continue;
            };
            let Some(message) = hear(client).await else {
                self.client = None;
                continue;
            };
            match message["type"].as_str() {
                Some("log") => {
                    let last = message["steps"].as_array().unwrap().last().unwrap();
                    let entry = last["entry"].as_u64().unwrap();
                    assert!(entry >= self.entry, "{entry} after {}", self.entry);
                    self.entry = entry;
                }
                Some("update") => {
                    let entry = message["step"]["entry"].as_u64().unwrap();
                    assert_eq!(entry, self.entry + 1, "told once, in order");
                    self.entry = entry;
                    self.heard = message;
                    return &self.heard;
                }
                Some("welcome") => {
                    self.heard = message;
                    return &self.heard;
                }
                // What was said twice because the connection was lost counts once.
                Some("refused") => {
                    let open = &self.heard["now"]["question"]["id"];
                    assert!(open.is_null() || *open != message["question"], "{message}");
                }
                _ => {}
            }
        }
    }

    /// Stays until the game is over.
    async fn stay(&mut self) {
        while self.next().await["now"]["outcome"].is_null() {}
    }

    /// Says something until what is told shows that it was heard.
    async fn say(&mut self, message: &Value, is_done: impl Fn(&Value) -> bool) {
        self.send(message).await;
        while !is_done(self.next().await) {
            if self.heard["type"] == "welcome" {
                self.send(message).await;
            }
        }
    }

    async fn send(&mut self, message: &Value) {
        if let Some(client) = &mut self.client
            && send(client, message).await.is_none()
        {
            self.client = None;
        }
    }
}

/// Team battles of four persons, mates at different servers, with a spectator: some answers, each by
/// any who may give it, then one team gives up.
async fn games_for_four(games: u64, answers: usize, trouble: Duration) {
    let pair = Pair::start().await;
    let (_proxies, doors) = doors(&pair, true).await;
    let acknowledged = Arc::new(AtomicU32::new(0));
    let mut tables = Vec::new();
    for n in 0..games {
        let (game, tokens) = teams::open(pair.addresses[n as usize % 2], ["person"; 4]).await;
        let tokens = tokens.into_iter().chain([None]).enumerate();
        let places = tokens.map(|(seat, token)| Place::at(&doors[seat / 2 % 2], &game, token));
        let battle = battle(places.collect(), n, answers, acknowledged.clone());
        tables.push((game, tokio::spawn(battle)));
    }
    let trouble = Trouble::make(pair, trouble);
    let mut given = Vec::new();
    for (game, battle) in tables {
        given.push((game, battle.await.unwrap()));
    }
    let games = format!("{games} games for four");
    let pair = trouble.end(&games, acknowledged.load(Ordering::Relaxed)).await;
    for (n, (game, given)) in given.into_iter().enumerate() {
        let path = format!("/api/games/{game}/record");
        let (status, record) = request(pair.addresses[n % 2], "GET", &path, None).await;
        assert_eq!(status, 200, "{record}");
        let record: Record<Legion> = serde_json::from_value(record).unwrap();
        let _: Game<Legion> = record.verify(Library::embedded().unwrap()).unwrap();
        let kept = record.deeds.iter().filter_map(|deed| match &deed.doing {
            Doing::Answer(choice) => Some((deed.seat, serde_json::to_value(choice).unwrap())),
            _ => None,
        });
        assert_eq!(kept.collect::<Vec<_>>(), given, "{game}");
    }
}

/// Gives the answers in their order.
async fn battle(
    mut places: Vec<Place>,
    seed: u64,
    answers: usize,
    acknowledged: Arc<AtomicU32>,
) -> Vec<(Seat, Value)> {
    for place in &mut places {
        place.next().await;
    }
    let library = Library::embedded().unwrap();
    let (mut replica, _) =
        Game::<Legion>::start(library, team_battle(), Seed(teams::SEED)).unwrap();
    let mut quick = Quick(Chance::seeded(Seed::from(seed)));
    let mut given = Vec::new();
    for _ in 0..answers {
        let Some(question) = replica.pending().last().cloned() else { break };
        let able: Vec<Seat> = replica.seats().filter(|&seat| question.asks(seat)).collect();
        let seat = able[quick.0.below(able.len())];
        let choice = quick.choose(replica.state(), &question);
        let place = &mut places[seat.index()];
        let id = place.heard["now"]["question"]["id"].clone();
        let said = serde_json::to_value(&choice).unwrap();
        let answer = json!({ "type": "answer", "question": id, "choice": said });
        let is_done = |heard: &Value| {
            heard["accepted"] == id
                || heard["type"] == "welcome" && heard["now"]["question"]["id"] != id
        };
        place.say(&answer, is_done).await;
        acknowledged.fetch_add(u32::from(place.heard["accepted"] == id), Ordering::Relaxed);
        let entry = place.entry;
        replica.answer(seat, choice).unwrap();
        given.push((seat, said));
        for place in &mut places {
            while place.entry < entry {
                place.next().await;
            }
            assert_eq!(place.entry, entry, "everyone knows it");
        }
    }
    for seat in [0, 2] {
        let gave_up = |heard: &Value| {
            let conceding = heard["standing"]["conceding"].as_array().unwrap();
            conceding.contains(&json!(seat)) || !heard["now"]["outcome"].is_null()
        };
        places[seat].say(&json!({ "type": "concede" }), gave_up).await;
    }
    for place in &mut places {
        if place.heard["now"]["outcome"].is_null() {
            place.stay().await;
        }
    }
    given
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_end_though_servers_are_killed_and_the_database_is_restarted() {
    games_for_two(8, Duration::from_secs(6), false).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes, and needs HAProxy"]
async fn two_hundred_games_end_behind_a_proxy() {
    games_for_two(200, Duration::from_secs(90), true).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes, and needs HAProxy"]
async fn games_for_four_end_behind_a_proxy() {
    games_for_four(20, 60, Duration::from_secs(90)).await;
}
