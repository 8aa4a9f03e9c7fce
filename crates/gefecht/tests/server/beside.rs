//! What takes long holds nobody up: thoughts of computer players, and games played again. These tests
//! run on one thread, so that anything long on it would hold up everyone.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::client::{Client, House, record, scripted};
use crate::slow::{self, LONG};

/// How long a person thinks.
const PACE: Duration = Duration::from_millis(600);

/// How long a hundred games go on before somebody thinks.
const BEFORE: Duration = Duration::from_secs(3);

/// What is answered sooner than this was not held up by a thought.
const SOON: Duration = Duration::from_millis(1_000);

/// Plays against `random` until it is enough. Gives when each answer was sent and how long it took to
/// be safe.
async fn unhurried(
    (mut client, welcome): (Client, Value),
    seed: usize,
    enough: Arc<AtomicBool>,
) -> Vec<(Instant, Duration)> {
    let mut pick = scripted(seed);
    let mut now = welcome["now"].clone();
    let mut took = Vec::new();
    sleep(PACE * seed as u32 / 100).await;
    while now["outcome"].is_null() && !enough.load(Ordering::Relaxed) {
        let question = &now["question"];
        if question.is_null() {
            now = client.next_of("update").await["now"].clone();
            continue;
        }
        let options = question["options"].as_array().unwrap();
        let sent = Instant::now();
        client.answer(question, &options[pick(question) % options.len()]).await;
        loop {
            let update = client.next_of("update").await;
            now = update["now"].clone();
            if !update["accepted"].is_null() {
                break;
            }
        }
        took.push((sent, sent.elapsed()));
        sleep(PACE).await;
    }
    took
}

/// What 99 of 100 do not exceed.
fn p99(mut took: Vec<Duration>) -> Duration {
    assert!(took.len() >= 100, "{} answers", took.len());
    took.sort();
    took[took.len() * 99 / 100]
}

/// Answers as seat 0 until the other seat is asked.
async fn until_the_other_is_asked(client: &mut Client, welcome: &Value) -> Value {
    let mut now = welcome["now"].clone();
    while !now["question"].is_null() {
        client.answer(&now["question"], &now["question"]["options"][0]).await;
        now = client.next_of("update").await["now"].clone();
    }
    now
}

/// A thought on the games' thread would hold up an answer of nearly every game for as long as it lasts.
#[tokio::test]
async fn a_long_thought_stalls_no_other_game() {
    let house = House::of(slow::rulesets()).await;
    let mut joined = Vec::new();
    for _ in 0..100 {
        let (game, tokens) = house.open(["person", "random"]).await;
        joined.push(Client::join(house.address, &game, tokens[0].as_ref()).await);
    }
    let (game, tokens) = house.open(["person", "slow"]).await;
    let (mut client, welcome) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    let enough = Arc::new(AtomicBool::new(false));
    let others = joined.into_iter().enumerate();
    let others: Vec<_> =
        others.map(|(n, one)| tokio::spawn(unhurried(one, n, enough.clone()))).collect();
    sleep(BEFORE).await;
    until_the_other_is_asked(&mut client, &welcome).await;
    let thinks = Instant::now();
    let answered = client.next_of("update").await;
    enough.store(true, Ordering::Relaxed);
    assert_eq!(answered["step"]["seat"], 1);
    assert!(thinks.elapsed() >= LONG / 2, "the thought was long: {:?}", thinks.elapsed());
    let (mut before, mut meanwhile) = (Vec::new(), Vec::new());
    for other in others {
        for (sent, took) in other.await.unwrap() {
            let phase = if sent + took < thinks { &mut before } else { &mut meanwhile };
            phase.push(took);
        }
    }
    let (before, meanwhile) = (p99(before), p99(meanwhile));
    println!("p99 before {before:?}, meanwhile {meanwhile:?}");
    assert!(meanwhile < LONG / 2 + before, "p99 {before:?} before, {meanwhile:?} meanwhile");
}

#[tokio::test]
async fn a_room_answers_while_its_computer_player_thinks() {
    let house = House::of(slow::rulesets()).await;
    let (game, tokens) = house.open(["person", "slow"]).await;
    let (mut client, welcome) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    let now = until_the_other_is_asked(&mut client, &welcome).await;
    let thinks = Instant::now();
    assert_eq!(now["deciding"][0]["seat"], 1);

    client.send(json!({ "type": "chat", "text": "take your time" })).await;
    client.next_of("chat").await;
    let sight = json!({ "sight": { "from": "M15", "to": "M11" } });
    client.send(json!({ "type": "measure", "id": 5, "query": sight })).await;
    client.next_of("measured").await;
    let (_watcher, seen) = Client::join(house.address, &game, None).await;
    assert_eq!(seen["now"]["deciding"], now["deciding"]);
    assert_eq!(seen["log"].as_array().unwrap().len(), 4, "the start and three answers");
    client.send(json!({ "type": "undo" })).await;
    let undone = client.welcome().await;
    assert!(!undone["now"]["question"].is_null(), "it is the person's turn again");
    assert!(thinks.elapsed() < SOON, "{:?}", thinks.elapsed());

    // The thought comes back to a game that has moved on.
    let late = timeout(LONG + SOON, client.next_of("update")).await;
    assert!(late.is_err(), "{late:?}");
    client.answer(&undone["now"]["question"], &undone["now"]["question"]["options"][1]).await;
    assert_eq!(client.next_of("update").await["accepted"], undone["now"]["question"]["id"]);
    let concedes = Instant::now();
    client.send(json!({ "type": "concede" })).await;
    let over = client.next_of("update").await;
    assert_eq!(over["now"]["outcome"]["winner"], 1);
    assert!(concedes.elapsed() < SOON, "{:?}", concedes.elapsed());
    assert_eq!(record(house.address, &game).await.deeds.len(), 4, "three answers, a concession");
}

#[tokio::test]
async fn a_thought_about_what_was_taken_back_is_stopped() {
    let house = House::of(slow::rulesets()).await;
    let (game, tokens) = house.open(["person", "slow"]).await;
    let (mut client, welcome) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    until_the_other_is_asked(&mut client, &welcome).await;
    let thinks = Instant::now();
    client.send(json!({ "type": "undo" })).await;
    let undone = client.welcome().await;
    until_the_other_is_asked(&mut client, &undone).await;
    let answered = client.next_of("update").await;
    assert_eq!(answered["step"]["seat"], 1);
    assert!(thinks.elapsed() < LONG + SOON, "one long thought, not two: {:?}", thinks.elapsed());
}

#[tokio::test]
async fn who_measures_for_long_holds_up_nobody_and_may_answer_meanwhile() {
    let house = House::of(slow::rulesets()).await;
    let (game, tokens) = house.open(["person", "forgetful"]).await;
    let mut client = Client::connect(house.address).await;
    client.send(json!({ "type": "join", "game": game, "token": tokens[0] })).await;
    let now = client.welcome().await["now"].clone();
    let begun = Instant::now();
    let sight = json!({ "sight": { "from": "M15", "to": "M11" } });
    client.send(json!({ "type": "measure", "id": 7, "query": sight })).await;
    client.answer(&now["question"], &now["question"]["options"][0]).await;
    assert_eq!(client.next_of("update").await["accepted"], now["question"]["id"]);
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    assert_eq!(client.next_of("measured").await["id"], 7);
    assert!(begun.elapsed() >= LONG);
}

#[tokio::test]
async fn who_joins_a_long_game_holds_up_nobody_and_misses_nothing() {
    let house = House::of(slow::rulesets()).await;
    let (game, tokens) = house.open(["person", "forgetful"]).await;
    let mut client = Client::connect(house.address).await;
    client.send(json!({ "type": "join", "game": game, "token": tokens[0] })).await;
    let mut now = client.welcome().await["now"].clone();
    let joins = Instant::now();
    let mut watcher = Client::connect(house.address).await;
    watcher.send(json!({ "type": "join", "game": game, "log": 5000 })).await;
    client.next_of("presence").await;
    client.next_of("presence").await;
    let mut entries = Vec::new();
    for _ in 0..3 {
        client.answer(&now["question"], &now["question"]["options"][0]).await;
        let update = client.next_of("update").await;
        entries.push(update["step"]["entry"].clone());
        now = update["now"].clone();
    }
    assert!(joins.elapsed() < SOON, "{:?}", joins.elapsed());
    let welcome = watcher.welcome().await;
    assert!(joins.elapsed() >= LONG, "the welcome was made beside the game");
    assert_eq!(welcome["log"].as_array().unwrap().len(), 1, "as the table was at the time");
    for entry in entries {
        assert_eq!(watcher.next_of("update").await["step"]["entry"], entry);
    }
}
