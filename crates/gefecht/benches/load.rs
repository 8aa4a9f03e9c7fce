//! Many games at once: scripted clients on loopback against servers as processes of their own: one
//! with SQLite, one and two over PostgreSQL with the players of a game at different ones, and two
//! behind HAProxy. Names of these as arguments choose among them.
//!
//! First at the pace of a busy evening (every seat thinks), then with all three games, spectators and
//! computer players beside it, then as fast as it goes. An answer counts when its acknowledgement
//! arrives: then it is on disk.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a benchmark may stop")]

#[path = "../tests/server/postgres.rs"]
#[expect(dead_code, reason = "tests do more to it")]
mod postgres;

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use postgres::Postgres;

/// Games in progress at once.
const GAMES: usize = 2_000;
/// How long each part is measured.
const MEASURED: Duration = Duration::from_secs(15);
/// How long it runs before that.
const WARM_UP: Duration = Duration::from_secs(5);
/// The average time a seat thinks.
const THINKING: Duration = Duration::from_millis(350);

#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(default)]
    accepted: Option<u32>,
    #[serde(default, borrow)]
    now: Option<Now<'a>>,
}

#[derive(Deserialize)]
struct Now<'a> {
    #[serde(borrow)]
    question: Option<Asked<'a>>,
    outcome: Option<serde::de::IgnoredAny>,
}

#[derive(Deserialize)]
struct Asked<'a> {
    id: u32,
    #[serde(borrow)]
    options: Vec<&'a RawValue>,
}

/// What all seats share.
struct Load {
    /// Where the servers are; seats of one game go to different ones.
    doors: Vec<SocketAddr>,
    /// The average time a seat thinks.
    think: Mutex<Duration>,
    measuring: AtomicBool,
    latencies: Mutex<Vec<Duration>>,
}

/// A linear congruential generator: enough for clients without a plan.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n.max(1)
    }
}

impl Load {
    fn door(&self, number: u64) -> SocketAddr {
        self.doors[number as usize % self.doors.len()]
    }
}

/// Opens a game; gives its id and the tokens of its persons.
async fn open(address: SocketAddr, ruleset: &str, player: &str) -> (String, Vec<String>) {
    let body = format!(r#"{{"ruleset":"{ruleset}","seats":["{player}","{player}"]}}"#);
    let head = format!(
        "POST /api/games HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let opened: serde_json::Value =
        serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap();
    let tokens = opened["tokens"].as_array().unwrap().iter();
    let tokens = tokens.filter_map(|token| token.as_str().map(str::to_owned)).collect();
    (opened["game"].as_str().unwrap().to_owned(), tokens)
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn join(door: SocketAddr, game: &str, token: Option<&str>) -> Socket {
    // A client clears its buffer before it reads: with the usual 128 KiB that took a tenth of both cores.
    let small = WebSocketConfig::default().read_buffer_size(4096);
    let address = format!("ws://{door}/api/socket");
    let (mut socket, _) = connect_async_with_config(address, Some(small), false).await.unwrap();
    let token = token.map(|token| format!(r#","token":"{token}""#)).unwrap_or_default();
    let join = format!(r#"{{"type":"join","game":"{game}"{token}}}"#);
    socket.send(Message::text(join)).await.unwrap();
    socket
}

/// Watches games of computer players, one after the other.
async fn watch(load: Arc<Load>, ruleset: &str, number: u64) {
    loop {
        let (game, _) = open(load.door(number), ruleset, "normal").await;
        let mut socket = join(load.door(number + 1), &game, None).await;
        while let Some(Ok(message)) = socket.next().await {
            let Message::Text(text) = message else { continue };
            let heard: Heard<'_> = serde_json::from_str(&text).unwrap();
            if heard.now.is_some_and(|now| now.outcome.is_some()) {
                break;
            }
        }
    }
}

/// A seat answers until its game is over.
async fn sit(load: Arc<Load>, door: SocketAddr, game: String, token: String, seed: u64) {
    let mut dice = Dice(seed);
    let mut socket = join(door, &game, Some(&token)).await;
    let mut waiting: Option<(u32, Instant)> = None;
    while let Some(Ok(message)) = socket.next().await {
        let Message::Text(text) = message else { continue };
        let heard: Heard<'_> = serde_json::from_str(&text).unwrap();
        assert!(heard.kind != "failed" && heard.kind != "refused", "{text}");
        if let Some((_, since)) = waiting.take_if(|(id, _)| heard.accepted == Some(*id))
            && load.measuring.load(Ordering::Relaxed)
        {
            load.latencies.lock().unwrap().push(since.elapsed());
        }
        let Some(now) = heard.now else { continue };
        if now.outcome.is_some() {
            return;
        }
        let Some(question) = now.question.filter(|_| waiting.is_none()) else { continue };
        let choice = question.options[dice.below(question.options.len())];
        let answer = format!(r#"{{"type":"answer","question":{},"choice":{choice}}}"#, question.id);
        let think = *load.think.lock().unwrap();
        if !think.is_zero() {
            sleep(think.mul_f64(dice.below(2_000) as f64 / 1_000.0)).await;
        }
        waiting = Some((question.id, Instant::now()));
        socket.send(Message::text(answer)).await.unwrap();
    }
}

/// One table for two, again and again.
async fn table(load: Arc<Load>, number: u64) {
    for round in 0.. {
        let (game, tokens) = open(load.door(number), "battleground", "person").await;
        let seed = number * 1_000_003 + round;
        let (one, other) = (load.door(number), load.door(number + 1));
        tokio::join!(
            sit(load.clone(), one, game.clone(), tokens[0].clone(), seed),
            sit(load.clone(), other, game, tokens[1].clone(), !seed)
        );
    }
}

/// A process that ends with the measurement.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn free() -> SocketAddr {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

fn wait_for(address: SocketAddr) {
    while std::net::TcpStream::connect(address).is_err() {
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn server(database: &str) -> (Running, SocketAddr) {
    let free = free();
    let child = Command::new(env!("CARGO_BIN_EXE_gefecht"))
        .args(["serve", "--address", &free.to_string(), "--database", database])
        .args(["--sockets-per-address", "100000", "--requests-per-minute", "10000000"])
        .args(["--messages-per-second", "100000"])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    wait_for(free);
    (Running(child), free)
}

/// HAProxy with the file of `deploy/`, in front of two servers.
fn proxy(folder: &Path, servers: &[SocketAddr]) -> (Running, SocketAddr) {
    let free = free();
    let settings = include_str!("../../../deploy/haproxy.cfg")
        .replace("maxconn 20000", "maxconn 8000")
        .replace("bind :8080", &format!("bind {free}"))
        .replace("first:8484", &servers[0].to_string())
        .replace("second:8484", &servers[1].to_string());
    let file = folder.join("haproxy.cfg");
    std::fs::write(&file, settings).unwrap();
    let child = Command::new("haproxy").arg("-f").arg(file).spawn().unwrap();
    wait_for(free);
    // Until it has found the servers ready.
    std::thread::sleep(Duration::from_secs(2));
    (Running(child), free)
}

/// Resident memory of processes, in KiB.
fn memory(processes: &[Running]) -> usize {
    let of = |process: &Running| {
        let status = std::fs::read_to_string(format!("/proc/{}/status", process.0.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap()
    };
    processes.iter().map(of).sum()
}

async fn measure(load: &Load, name: &str, think: Duration) {
    *load.think.lock().unwrap() = think;
    sleep(WARM_UP).await;
    load.latencies.lock().unwrap().clear();
    load.measuring.store(true, Ordering::Relaxed);
    sleep(MEASURED).await;
    load.measuring.store(false, Ordering::Relaxed);
    let mut latencies = std::mem::take(&mut *load.latencies.lock().unwrap());
    latencies.sort_unstable();
    let at = |part: f64| latencies[(latencies.len() as f64 * part) as usize].as_secs_f64() * 1e3;
    println!(
        "  {name}: {:.0} acknowledged answers/s, latency p50 {:.1} ms, p99 {:.1} ms, longest {:.0} ms",
        latencies.len() as f64 / MEASURED.as_secs_f64(),
        at(0.5),
        at(0.99),
        at(0.999_999),
    );
}

/// Plays many games at these doors and measures.
fn play(doors: Vec<SocketAddr>, servers: &[Running]) {
    let before = memory(servers);
    let load = Arc::new(Load {
        doors,
        think: Mutex::new(THINKING),
        measuring: AtomicBool::new(false),
        latencies: Mutex::default(),
    });
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let runtime = runtime.unwrap();
    runtime.block_on(async {
        for number in 0..GAMES as u64 {
            tokio::spawn(table(load.clone(), number));
            if number % 50 == 0 {
                sleep(Duration::from_millis(20)).await;
            }
        }
        measure(&load, "players who think", THINKING).await;
        let per_game = (memory(servers) - before) / GAMES;
        println!("  server memory: {per_game} KiB per game, sockets included");
        let mut watchers = tokio::task::JoinSet::new();
        for (number, ruleset) in (0..).zip(["shatterpoint", "legion"]) {
            watchers.spawn(watch(load.clone(), ruleset, number));
        }
        measure(&load, "beside computer players of the other games", THINKING).await;
        watchers.shutdown().await;
        measure(&load, "as fast as it goes", Duration::ZERO).await;
    });
    runtime.shutdown_background();
}

/// What a game of each kind takes at its beginning, with both players there.
fn kinds(folder: &Path) {
    const TABLES: usize = 200;
    for ruleset in ["battleground", "shatterpoint", "legion"] {
        let file = folder.join(format!("{ruleset}.db"));
        let (child, address) = server(&format!("sqlite:{}", file.display()));
        let servers = [child];
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let before = runtime.block_on(async {
            let first = open(address, ruleset, "person").await;
            let _first = join(address, &first.0, Some(&first.1[0])).await.next().await;
            let before = memory(&servers);
            let mut sockets = Vec::new();
            for _ in 0..TABLES {
                let (game, tokens) = open(address, ruleset, "person").await;
                for token in &tokens {
                    sockets.push(join(address, &game, Some(token)).await);
                }
            }
            for socket in &mut sockets {
                while let Some(Ok(message)) = socket.next().await {
                    if message.to_text().is_ok_and(|text| text.contains(r#""type":"welcome""#)) {
                        break;
                    }
                }
            }
            (memory(&servers) - before) / TABLES
        });
        println!("  a game of {ruleset}: {before} KiB, sockets included");
    }
}

fn main() {
    // `cargo bench` passes `--bench`; a test run passes nothing and has nothing to measure.
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if !arguments.iter().any(|argument| argument == "--bench") {
        return;
    }
    let chosen: Vec<&String> = arguments.iter().filter(|one| !one.starts_with('-')).collect();
    println!("{GAMES} games of Battleground in progress at once, 2 sockets each");
    for name in ["sqlite", "postgres-1", "postgres-2", "proxy", "kinds"] {
        if !chosen.is_empty() && !chosen.iter().any(|one| *one == name) {
            continue;
        }
        println!("{name}");
        let folder = tempfile::tempdir().unwrap();
        if name == "kinds" {
            kinds(folder.path());
            continue;
        }
        let postgres = (name != "sqlite").then(Postgres::start);
        let file = format!("sqlite:{}/games.db", folder.path().display());
        let database = postgres.as_ref().map_or(file, |postgres| postgres.url("postgres"));
        let count = if matches!(name, "sqlite" | "postgres-1") { 1 } else { 2 };
        let (servers, addresses): (Vec<Running>, Vec<SocketAddr>) =
            (0..count).map(|_| server(&database)).unzip();
        let front = (name == "proxy").then(|| proxy(folder.path(), &addresses));
        let doors = front.as_ref().map_or(addresses, |(_, address)| vec![*address]);
        play(doors, &servers);
    }
}
