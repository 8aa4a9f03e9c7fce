//! Clients that mean harm: each is refused or throttled, and the others keep playing.

use std::time::{Duration, Instant};

use futures_util::SinkExt;
use serde_json::{Value, json};
use server::limits::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::client::{Client, House, PATIENCE, raw_request, record, request, scripted, sit};

/// A game between two honest clients beside whatever `harm` does; it must end as usual.
async fn others_keep_playing<F: Future<Output = ()>>(house: &House, harm: F) {
    let (game, tokens) = house.open(["person", "person"]).await;
    let first = Client::join(house.address, &game, tokens[0].as_ref()).await;
    let second = Client::join(house.address, &game, tokens[1].as_ref()).await;
    let play = async { tokio::join!(sit(first, scripted(1)), sit(second, scripted(2))) };
    let play = timeout(2 * PATIENCE, play);
    let (played, ()) = tokio::join!(play, harm);
    assert!(!played.unwrap().0["outcome"].is_null());
    record(house.address, &game).await;
}

/// How much memory this process has, in bytes.
fn memory() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap() * 1024
}

#[tokio::test]
async fn a_wrong_token_opens_no_seat() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "person"]).await;
    let other = house.open(["person", "person"]).await;
    let long = "a".repeat(10_000);
    for token in ["", "x", &long, other.1[0].as_ref().unwrap()] {
        let mut client = Client::connect(house.address).await;
        client.send(json!({ "type": "join", "game": game, "token": token })).await;
        assert_eq!(client.failure().await, "wrong-token");
    }
    for game in ["", "none", "../../etc/passwd", "a\u{0}b", &long] {
        let mut client = Client::connect(house.address).await;
        client.send(json!({ "type": "join", "game": game, "token": tokens[0] })).await;
        assert_eq!(client.failure().await, "no-game");
    }
}

#[tokio::test]
async fn nobody_answers_for_another_seat() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "person"]).await;
    let (_first, welcome) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    let (mut second, _) = Client::join(house.address, &game, tokens[1].as_ref()).await;
    let (mut watcher, _) = Client::join(house.address, &game, None).await;
    let question = &welcome["now"]["question"];
    for client in [&mut second, &mut watcher] {
        client.answer(question, &question["options"][0]).await;
        assert_eq!(client.next_of("refused").await["refusal"]["rule"], "KERNEL-NOT-ASKED");
    }
    for deed in ["concede", "draw", "undo"] {
        watcher.send(json!({ "type": deed })).await;
        assert_eq!(watcher.next_of("refused").await["refusal"]["rule"], "KERNEL-NOT-ASKED");
    }
    let (_, back) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    assert_eq!(back["now"], welcome["now"]);
}

#[tokio::test]
async fn replayed_and_reordered_frames_count_once() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "greedy"]).await;
    let (mut client, welcome) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    let mut frames: Vec<(Value, Value)> = Vec::new();
    let mut now = welcome["now"].clone();
    while frames.len() < 20 {
        let question = now["question"].clone();
        let choice = question["options"][0].clone();
        client.answer(&question, &choice).await;
        frames.push((question, choice));
        // The last of the updates has the next question, whatever the computer player did.
        now = loop {
            let update = client.next_of("update").await;
            if !update["now"]["question"].is_null() || !update["now"]["outcome"].is_null() {
                break update["now"].clone();
            }
        };
        assert!(now["outcome"].is_null());
    }
    for (question, choice) in frames.iter().rev().chain(&frames) {
        client.answer(question, choice).await;
        assert_eq!(client.next_of("refused").await["refusal"]["rule"], "KERNEL-NOT-ASKED");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // Ahead of time: ids of questions that are not asked yet.
    let id = now["question"]["id"].as_u64().unwrap();
    for ahead in [id + 1, id + 7, u64::from(u32::MAX)] {
        let question = json!({ "id": ahead });
        client.answer(&question, &now["question"]["options"][0]).await;
        client.next_of("refused").await;
    }
    // The other seat may have decided meanwhile.
    let (_, back) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    assert_eq!(back["now"]["question"], now["question"]);
}

#[tokio::test]
async fn a_frame_of_ten_megabytes_ends_the_connection_before_it_is_read() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "person"]).await;
    others_keep_playing(&house, async {
        let before = memory();
        let mut clients = Vec::new();
        for _ in 0..8 {
            clients.push(Client::join(house.address, &game, None).await.0);
        }
        clients.push(Client::join(house.address, &game, tokens[0].as_ref()).await.0);
        clients.push(Client::connect(house.address).await);
        let large = Message::text("x".repeat(10 << 20));
        for client in &mut clients {
            let _ = timeout(PATIENCE, client.socket.send(large.clone())).await.unwrap();
            assert!(["closed", "malformed"].contains(&client.failure().await.as_str()));
        }
        // The clients hold the one frame and their own buffers; the server holds none of it.
        let grown = memory().saturating_sub(before);
        assert!(grown < 120 << 20, "{grown} bytes more");
    })
    .await;
}

#[tokio::test]
async fn a_large_body_is_refused() {
    let house = House::new().await;
    let body = json!({ "text": "x".repeat(3 << 20) });
    let (status, _) = request(house.address, "POST", "/api/records", Some(&body)).await;
    assert!([413, 0].contains(&status), "{status}");
    let (status, _) = request(house.address, "GET", "/api/rulesets", None).await;
    assert_eq!(status, 200);
}

#[tokio::test]
async fn ten_thousand_frames_a_second_are_throttled() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "person"]).await;
    others_keep_playing(&house, async {
        let before = memory();
        for message in [
            json!({ "type": "ping" }),
            json!({ "type": "chat", "text": "again and again" }),
            json!({ "type": "aids", "question": 0 }),
        ] {
            let (mut client, _) = Client::join(house.address, &game, tokens[0].as_ref()).await;
            let text = Message::text(message.to_string());
            let flood = async {
                for _ in 0..10_000 {
                    if client.socket.feed(text.clone()).await.is_err() {
                        break;
                    }
                }
                let _ = client.socket.flush().await;
            };
            let _ = timeout(PATIENCE, flood).await;
            assert!(["too-fast", "closed"].contains(&client.failure().await.as_str()));
        }
        let (_, back) = Client::join(house.address, &game, tokens[0].as_ref()).await;
        assert!(back["chat"].as_array().unwrap().len() <= 200, "no more than the burst");
        let grown = memory().saturating_sub(before);
        assert!(grown < 60 << 20, "{grown} bytes more");
    })
    .await;
}

#[tokio::test]
async fn half_open_connections_hold_nobody_up() {
    let limits = Limits { sockets_per_address: 60, ..Limits::default() };
    let house = House::with(limits).await;
    others_keep_playing(&house, async {
        let mut silent = Vec::new();
        for n in 0..100 {
            let mut stream = TcpStream::connect(house.address).await.unwrap();
            // Nothing, half a head, half a body, or a socket that never joins.
            let said: [&[u8]; 4] = [b"", b"GET / HTTP/1.1\r\nHost: ", HALF_BODY, UPGRADE];
            stream.write_all(said[n % 4]).await.unwrap();
            silent.push(stream);
        }
        let (status, _) = request(house.address, "GET", "/api/rulesets", None).await;
        assert_eq!(status, 200);
        // Whoever says nothing is shown out: heads and joins must come within ten seconds, bodies
        // within fifteen.
        let start = Instant::now();
        for stream in &mut silent {
            let mut rest = Vec::new();
            timeout(2 * PATIENCE, stream.read_to_end(&mut rest)).await.unwrap().unwrap();
        }
        assert!(start.elapsed() < Duration::from_secs(40));
    })
    .await;
}

const HALF_BODY: &[u8] = b"POST /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\
    Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{\"ruleset\"";

const UPGRADE: &[u8] = b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\
    Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
    Sec-WebSocket-Version: 13\r\n\r\n";

#[tokio::test]
async fn a_client_that_never_reads_is_let_go() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "person"]).await;
    // It joins, and then reads nothing any more while the game goes on.
    let (deaf, _) = Client::join(house.address, &game, None).await;
    let first = Client::join(house.address, &game, tokens[0].as_ref()).await;
    let second = Client::join(house.address, &game, tokens[1].as_ref()).await;
    let before = memory();
    let play = async { tokio::join!(sit(first, scripted(1)), sit(second, scripted(2))) };
    assert!(!timeout(2 * PATIENCE, play).await.unwrap().0["outcome"].is_null());
    let grown = memory().saturating_sub(before);
    assert!(grown < 60 << 20, "{grown} bytes more");
    drop(deaf);
}

#[tokio::test]
async fn what_is_no_json_ends_the_connection() {
    let house = House::new().await;
    let (game, _) = house.open(["person", "person"]).await;
    let deep = "[".repeat(20_000);
    let texts = [
        "",
        "{",
        "null",
        "[]",
        "\"join\"",
        r#"{"type":"join"}"#,
        r#"{"type":"dance"}"#,
        &deep,
        r#"{"type":"join","game":"x","more":1}"#,
        r#"{"type":"join","game":7}"#,
    ];
    for text in texts {
        let mut client = Client::connect(house.address).await;
        client.socket.send(Message::text(text)).await.unwrap();
        assert_eq!(client.failure().await, "malformed", "{text:.40}");
    }
    for text in texts {
        let (mut client, _) = Client::join(house.address, &game, None).await;
        client.socket.send(Message::text(text)).await.unwrap();
        assert_eq!(client.failure().await, "malformed", "{text:.40}");
    }
    let mut client = Client::connect(house.address).await;
    client.send(json!({ "type": "ping" })).await;
    assert_eq!(client.failure().await, "not-joined");
}

#[tokio::test]
async fn text_that_is_not_utf_8_ends_the_connection() {
    let house = House::new().await;
    let (game, _) = house.open(["person", "person"]).await;
    others_keep_playing(&house, async {
        for bytes in
            [&b"\xff\xfe"[..], b"{\"type\":\"chat\",\"text\":\"\xc3\x28\"}", b"\xed\xa0\x80"]
        {
            let (mut client, _) = Client::join(house.address, &game, None).await;
            let frame = Frame::message(bytes.to_vec(), OpCode::Data(Data::Text), true);
            client.socket.send(Message::Frame(frame)).await.unwrap();
            assert!(["closed", "malformed"].contains(&client.failure().await.as_str()));
            let (mut client, _) = Client::join(house.address, &game, None).await;
            client.socket.send(Message::binary(bytes.to_vec())).await.unwrap();
            assert_eq!(client.failure().await, "malformed");
        }
    })
    .await;
}

#[tokio::test]
async fn broken_http_and_odd_paths_find_nothing() {
    let house = House::new().await;
    let paths = [
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../../Cargo.toml",
        "/..%2f..%2fetc%2fpasswd",
        "/assets/..%5c..%5cCargo.toml",
        "//etc/passwd.txt",
        "/api/games/..%2f..%2fetc/record",
        "/api/rules/..%2f..%2fCargo.toml",
        "/.git/config.txt",
    ];
    for path in paths {
        let head = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        let (status, text) = raw_request(house.address, head.as_bytes()).await;
        assert!([400, 404].contains(&status), "{path}: {status}");
        assert!(!text.contains("root:") && !text.contains("[workspace]"), "{path}");
    }
    // A proxy speaks its own version of HTTP with the server, whatever it was told.
    let (status, _) =
        raw_request(house.address, b"GET / HTTP/9.9\r\nConnection: close\r\n\r\n").await;
    assert!([0, 200, 400].contains(&status), "{status}");
    let broken: [&[u8]; 3] =
        [b"\x00\xff\r\n\r\n", b"GET\r\n\r\n", b"POST /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{\xff"];
    for bytes in broken {
        let (status, _) = raw_request(house.address, bytes).await;
        assert!([0, 400].contains(&status), "{status}");
    }
    let endless = format!("GET / HTTP/1.1\r\nX: {}\r\n\r\n", "x".repeat(1 << 20));
    let (status, _) = raw_request(house.address, endless.as_bytes()).await;
    assert!([0, 400, 431].contains(&status), "{status}");
}

#[tokio::test]
async fn a_page_of_another_origin_is_refused() {
    let house = House::new().await;
    let own = format!("http://{}", house.address);
    assert!(Client::try_connect(house.address, Some(&own)).await.is_ok());
    for origin in ["http://elsewhere.example", "null", "https://127.0.0.1:1"] {
        let refused = Client::try_connect(house.address, Some(origin)).await;
        assert!(refused.is_err(), "{origin}");
        let head = format!(
            "POST /api/games HTTP/1.1\r\nHost: {}\r\nOrigin: {origin}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{{}}",
            house.address
        );
        assert_eq!(raw_request(house.address, head.as_bytes()).await.0, 403, "{origin}");
    }
}

#[tokio::test]
async fn an_address_opens_so_many_games_and_sockets_and_no_more() {
    let limits = Limits { sockets_per_address: 5, requests_per_minute: 3, ..Limits::default() };
    let house = House::with(limits).await;
    let new = json!({ "ruleset": "battleground", "seats": ["person", "person"] });
    let mut codes = Vec::new();
    for _ in 0..4 {
        codes.push(request(house.address, "POST", "/api/games", Some(&new)).await.0);
    }
    assert_eq!(codes, [201, 201, 201, 429]);
    let mut sockets = Vec::new();
    for _ in 0..5 {
        sockets.push(Client::connect(house.address).await);
    }
    assert!(Client::try_connect(house.address, None).await.is_err());
    sockets.pop();
    let again = async {
        while Client::try_connect(house.address, None).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, again).await.unwrap();
}
