//! A finished game is thought about again, for whoever asks and as long as they listen.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::sleep;

use crate::client::{Client, House, open, request};

/// Answers a few questions with the first option and gives up.
async fn given_up(house: &House) -> String {
    let (game, tokens) = open(house.address, json!({ "seats": ["person", "greedy"] })).await;
    let (mut client, welcome) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    let mut now = welcome["now"].clone();
    for _ in 0..8 {
        while now["question"].is_null() {
            now = client.next_of("update").await["now"].clone();
        }
        client.answer(&now["question"], &now["question"]["options"][0]).await;
        now = client.next_of("update").await["now"].clone();
    }
    client.send(json!({ "type": "concede" })).await;
    while now["outcome"].is_null() {
        now = client.next_of("update").await["now"].clone();
    }
    game
}

/// A whole game of two computer players.
async fn played_out(house: &House) -> String {
    let (game, _) = open(house.address, json!({ "seats": ["greedy", "greedy"] })).await;
    let path = format!("/api/games/{game}");
    while request(house.address, "GET", &path, None).await.1["outcome"].is_null() {
        sleep(Duration::from_millis(100)).await;
    }
    game
}

#[tokio::test]
async fn a_finished_game_is_judged_decision_by_decision() {
    let house = House::new().await;
    let game = given_up(&house).await;
    let (status, told) =
        request(house.address, "GET", &format!("/api/games/{game}/analysis"), None).await;
    assert_eq!(status, 200);
    let events =
        told.as_str().unwrap().split("\n\n").filter_map(|event| event.strip_prefix("data:"));
    let all: Vec<Value> = events.map(|event| serde_json::from_str(event).unwrap()).collect();
    let (done, judged) = all.split_last().unwrap();
    assert!(judged.len() >= 3, "{told}");
    let mut last = 0;
    for one in judged {
        assert_eq!(one["type"], "judged");
        let step = one["step"].as_u64().unwrap();
        assert!(step > last, "in order");
        last = step;
        assert!((0.0..=1.0).contains(&one["wins"].as_f64().unwrap()), "{one}");
        assert_eq!(one["best"].is_null(), one["lost"].as_f64().unwrap() == 0.0, "{one}");
    }
    assert_eq!((&done["type"], &done["whole"]), (&json!("done"), &json!(true)));
    assert!(done["swings"].as_array().unwrap().len() <= 3);
}

#[tokio::test]
async fn a_game_that_goes_on_is_not_analysed() {
    let house = House::new().await;
    let (game, _) = house.open(["person", "person"]).await;
    let path = format!("/api/games/{game}/analysis");
    assert_eq!(request(house.address, "GET", &path, None).await.0, 409);
    assert_eq!(request(house.address, "GET", "/api/games/none/analysis", None).await.0, 404);
}

#[tokio::test]
async fn an_address_has_one_analysis_and_who_goes_away_ends_it() {
    let house = House::new().await;
    let game = played_out(&house).await;
    let path = format!("/api/games/{game}/analysis");
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let head = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", house.address);
    stream.write_all(head.as_bytes()).await.unwrap();
    stream.read_u8().await.unwrap();
    assert_eq!(request(house.address, "GET", &path, None).await.0, 429);
    drop(stream);
    let gone = Instant::now();
    while request(house.address, "GET", &path, None).await.0 == 429 {
        assert!(gone.elapsed() < Duration::from_secs(10), "the place is free again");
        sleep(Duration::from_millis(50)).await;
    }
}
