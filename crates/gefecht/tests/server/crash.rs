//! The server is killed at random moments. What it acknowledged is there afterwards.

use std::net::SocketAddr;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use kernel::{Doing, Seat};
use serde_json::{Value, json};
use tokio::process::{Child, Command};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, open, record, scripted};

const GAMES: usize = 100;

/// The server as a process of its own.
pub async fn start(address: SocketAddr, database: &str) -> Child {
    let child = Command::new(env!("CARGO_BIN_EXE_gefecht"))
        .args(["serve", "--address", &address.to_string(), "--database", database])
        .args(["--sockets-per-address", "1000", "--requests-per-minute", "10000"])
        .args(["--messages-per-second", "10000"])
        .stdout(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    for _ in 0..500 {
        if tokio::net::TcpStream::connect(address).await.is_ok() {
            return child;
        }
        sleep(Duration::from_millis(20)).await;
    }
    panic!("the server does not start");
}

/// A seat that plays its game to the end, whatever happens to the server. Gives its answers in order:
/// those that were acknowledged, and those that the server had taken when it was asked again.
/// It sits at the first of some servers, and at the next one whenever the connection is lost.
pub async fn steadfast(
    servers: Vec<SocketAddr>,
    game: String,
    token: String,
    seed: usize,
    acknowledged: Arc<AtomicU32>,
) -> Vec<Value> {
    let mut pick = scripted(seed);
    let mut answers: Vec<Value> = Vec::new();
    let mut sent: Option<(Value, Value)> = None;
    let mut lost: Option<(Value, Value)> = None;
    for address in servers.into_iter().cycle() {
        let Some(mut client) = rejoin(address, &game, Some(&token)).await else { continue };
        let mut last: Option<u64> = None;
        while let Some(message) = hear(&mut client).await {
            if let Some(entry) = message["step"]["entry"].as_u64() {
                assert!(last.is_none_or(|last| entry == last + 1), "told once: {entry}, {last:?}");
                last = Some(entry);
            }
            if message["type"] != "welcome" && message["type"] != "update" {
                // An answer that was sent twice because the connection was lost counts once.
                let open = sent.as_ref().is_some_and(|(id, _)| *id == message["question"]);
                assert!(message["type"] != "refused" || !open, "{message}");
                continue;
            }
            let question = &message["now"]["question"];
            if let Some((id, choice)) = sent.take() {
                let accepted = message["accepted"] == id;
                acknowledged.fetch_add(u32::from(accepted), Ordering::Relaxed);
                if accepted || message["type"] == "welcome" && question["id"] != id {
                    answers.push(choice);
                } else if message["type"] == "update" {
                    // The other seat was first; the own answer is still on its way.
                    sent = Some((id, choice));
                    continue;
                } else {
                    lost = Some((id, choice));
                }
            }
            if !message["now"]["outcome"].is_null() {
                return answers;
            }
            if !question.is_null() {
                let options = question["options"].as_array().unwrap();
                let id = question["id"].clone();
                // The answer that was lost, or on its way at another server.
                let again = lost.take().filter(|(lost, _)| *lost == id).map(|(_, choice)| choice);
                let choice =
                    again.unwrap_or_else(|| options[pick(question) % options.len()].clone());
                let answer = json!({ "type": "answer", "question": id, "choice": choice });
                sent = Some((id, choice));
                if send(&mut client, &answer).await.is_none() {
                    break;
                }
            }
        }
    }
    answers
}

/// Comes to a table, with the last step of its log; nothing when that is not possible now.
pub async fn rejoin(address: SocketAddr, game: &str, token: Option<&str>) -> Option<Client> {
    let mut client = match Client::try_connect(address, None).await {
        Ok(client) => client,
        Err(_) => {
            sleep(Duration::from_millis(30)).await;
            return None;
        }
    };
    let join = json!({ "type": "join", "game": game, "token": token, "log": 1 });
    send(&mut client, &join).await?;
    Some(client)
}

/// Nothing when the connection is lost.
pub async fn send(client: &mut Client, message: &Value) -> Option<()> {
    client.socket.send(Message::text(message.to_string())).await.ok()
}

/// The next message; nothing when the connection is lost.
pub async fn hear(client: &mut Client) -> Option<Value> {
    loop {
        let next = timeout(Duration::from_secs(20), client.socket.next()).await.ok()?;
        match next?.ok()? {
            Message::Text(text) => return serde_json::from_str(&text).ok(),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_answer_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}/games.db", folder.path().display());
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let mut server = start(free, &database).await;
    let acknowledged = Arc::new(AtomicU32::new(0));
    let mut games = Vec::new();
    for n in 0..GAMES {
        let seed = format!("{n:064x}");
        let (game, tokens) = open(free, json!({ "seed": seed })).await;
        let seat = |seat: usize| {
            let token = tokens[seat].clone().unwrap();
            let seed = 2 * n + seat;
            tokio::spawn(steadfast(vec![free], game.clone(), token, seed, acknowledged.clone()))
        };
        let seats = [seat(0), seat(1)];
        games.push((game, seats));
    }
    let over = Arc::new(AtomicBool::new(false));
    let killing = {
        let over = over.clone();
        tokio::spawn(async move {
            let mut moment = scripted(77);
            let mut kills = 0;
            while !over.load(Ordering::Relaxed) && kills < 60 {
                sleep(Duration::from_millis(30 + (moment(&Value::Null) % 200) as u64)).await;
                // SIGKILL: nothing can be tidied up.
                server.kill().await.unwrap();
                kills += 1;
                server = start(free, &database).await;
            }
            (server, kills)
        })
    };
    let mut answers = Vec::new();
    for (game, [first, second]) in games {
        answers.push((game, [first.await.unwrap(), second.await.unwrap()]));
    }
    over.store(true, Ordering::Relaxed);
    let (_server, kills) = killing.await.unwrap();
    for (game, seats) in answers {
        kept(free, &game, seats).await;
    }
    let acknowledged = acknowledged.load(Ordering::Relaxed);
    println!("{kills} kills, {acknowledged} acknowledged answers");
    assert!(kills >= 5 && acknowledged > 5_000, "{kills} kills, {acknowledged} answers");
}

/// The record of a game verifies and holds exactly these answers of each seat.
pub async fn kept(address: SocketAddr, game: &str, seats: [Vec<Value>; 2]) {
    let record = record(address, game).await;
    for (seat, answers) in [Seat(0), Seat(1)].into_iter().zip(seats) {
        let kept: Vec<Value> = record
            .deeds
            .iter()
            .filter(|deed| deed.seat == seat)
            .map(|deed| match &deed.doing {
                Doing::Answer(choice) => serde_json::to_value(choice).unwrap(),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(kept, answers, "{game} {seat}");
    }
}

#[tokio::test]
async fn two_processes_come_up_at_the_same_moment_over_an_empty_database() {
    for _ in 0..3 {
        let folder = tempfile::tempdir().unwrap();
        let database = format!("sqlite:{}/games.db", folder.path().display());
        let listen = || std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let (first, second) = (listen(), listen());
        let [first, second] = [first, second].map(|free| free.local_addr().unwrap());
        let (_first, _second) = tokio::join!(start(first, &database), start(second, &database));
        let (game, _) = open(first, json!({})).await;
        let (_, welcome) = Client::join(second, &game, None).await;
        assert_eq!(welcome["game"]["id"], game, "they share their games");
    }
}
