//! Many games at once: scripted clients on loopback against the server as a process of its own.
//!
//! First at the pace of a busy evening (every seat thinks), then as fast as it goes. An answer counts
//! when its acknowledgement arrives: then it is on disk.

#![expect(clippy::unwrap_used, reason = "a benchmark may stop")]

use std::net::SocketAddr;
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
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

/// Games in progress at once.
const GAMES: usize = 2_000;
/// How long each part is measured.
const MEASURED: Duration = Duration::from_secs(15);
/// How long it runs before that.
const WARM_UP: Duration = Duration::from_secs(5);

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
    address: SocketAddr,
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

async fn open(address: SocketAddr) -> (String, [String; 2]) {
    let body = r#"{"ruleset":"battleground","seats":["person","person"]}"#;
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
    let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
    (text(&opened["game"]), [text(&opened["tokens"][0]), text(&opened["tokens"][1])])
}

/// A seat answers until its game is over.
async fn sit(load: Arc<Load>, game: String, token: String, seed: u64) {
    let mut dice = Dice(seed);
    let (mut socket, _) = connect_async(format!("ws://{}/api/socket", load.address)).await.unwrap();
    let join = format!(r#"{{"type":"join","game":"{game}","token":"{token}"}}"#);
    socket.send(Message::text(join)).await.unwrap();
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
        let (game, [first, second]) = open(load.address).await;
        let seed = number * 1_000_003 + round;
        tokio::join!(
            sit(load.clone(), game.clone(), first, seed),
            sit(load.clone(), game, second, !seed)
        );
    }
}

fn server(database: &str) -> (Child, SocketAddr) {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let child = Command::new(env!("CARGO_BIN_EXE_gefecht"))
        .args(["serve", "--address", &free.to_string(), "--database", database])
        .args(["--sockets-per-address", "100000", "--requests-per-minute", "10000000"])
        .args(["--messages-per-second", "100000"])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    while std::net::TcpStream::connect(free).is_err() {
        std::thread::sleep(Duration::from_millis(20));
    }
    (child, free)
}

/// Resident memory of a process, in KiB.
fn memory(process: u32) -> usize {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
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
        "{name}: {:.0} acknowledged answers/s, latency p50 {:.1} ms, p99 {:.1} ms, longest {:.0} ms",
        latencies.len() as f64 / MEASURED.as_secs_f64(),
        at(0.5),
        at(0.99),
        at(0.999_999),
    );
}

fn main() {
    // `cargo bench` passes `--bench`; a test run passes nothing and has nothing to measure.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (mut child, address) = server(&format!("sqlite:{}/games.db", folder.path().display()));
    let before = memory(child.id());
    let load = Arc::new(Load {
        address,
        think: Mutex::new(Duration::from_millis(350)),
        measuring: AtomicBool::new(false),
        latencies: Mutex::default(),
    });
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    runtime.unwrap().block_on(async {
        for number in 0..GAMES as u64 {
            tokio::spawn(table(load.clone(), number));
            if number % 50 == 0 {
                sleep(Duration::from_millis(20)).await;
            }
        }
        println!("{GAMES} games in progress at once, 2 sockets each");
        measure(&load, "players who think", Duration::from_millis(350)).await;
        let per_game = (memory(child.id()) - before) / GAMES;
        println!("server memory: {per_game} KiB per game, sockets included");
        measure(&load, "as fast as it goes", Duration::ZERO).await;
    });
    child.kill().unwrap();
    child.wait().unwrap();
}
