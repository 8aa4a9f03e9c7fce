//! Before and after a game: challenges, names, rematches, playing on from a moment, records.

use serde_json::{Value, json};

use crate::client::{Client, House, open, record, request, scripted, serve, sit};

/// A game of two computer players, played to its end.
async fn finished(house: &House) -> String {
    let (game, _) = house.open(["normal", "normal"]).await;
    let (mut watcher, welcome) = Client::join(house.address, &game, None).await;
    let mut over = !welcome["now"]["outcome"].is_null();
    while !over {
        over = !watcher.next_of("update").await["now"]["outcome"].is_null();
    }
    game
}

#[tokio::test]
async fn an_open_challenge_is_accepted_once_and_then_gone() {
    let house = House::new().await;
    let at = house.address;
    let wish = json!({ "seats": ["person", "open"], "names": ["player 1"] });
    let (game, tokens) = open(at, wish).await;
    assert_eq!(tokens[1], None, "the open seat has no token yet");
    let (_, listed) = request(at, "GET", "/api/challenges", None).await;
    assert_eq!(listed[0]["game"]["id"], *game);
    assert_eq!(listed[0]["game"]["open"], json!([1]));
    assert!(listed[0]["setup"]["map"].is_string());
    let (mut host, _) = Client::join(at, &game, tokens[0].as_ref()).await;
    let path = format!("/api/games/{game}/seat");
    let guest = json!({ "name": "player 2" });
    let (status, taken) = request(at, "POST", &path, Some(&guest)).await;
    assert_eq!((status, &taken["seat"]), (200, &json!(1)));
    let seated = host.next_of("seated").await;
    assert_eq!(seated["names"], json!(["player 1", "player 2"]));
    assert_eq!(seated["open"], json!([]));
    let (status, _) = request(at, "POST", &path, Some(&guest)).await;
    assert_eq!(status, 409, "the seat is taken");
    let (_, listed) = request(at, "GET", "/api/challenges", None).await;
    assert_eq!(listed, json!([]));
    let token = taken["token"].as_str().map(str::to_owned);
    let (_, welcome) = Client::join(at, &game, token.as_ref()).await;
    assert_eq!(welcome["seat"], 1);
}

#[tokio::test]
async fn a_taken_seat_and_a_name_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}/games.db", folder.path().display());
    let server = async || {
        serve(&database, gefecht::hosting::rulesets(&[]).unwrap(), Default::default()).await
    };
    let at = server().await;
    let (game, tokens) = open(at, json!({ "seats": ["person", "open"] })).await;
    let path = format!("/api/games/{game}/seat");
    let (_, taken) = request(at, "POST", &path, Some(&json!({ "name": "player 2" }))).await;
    let (mut host, _) = Client::join(at, &game, tokens[0].as_ref()).await;
    host.send(json!({ "type": "name", "name": "  player 1  " })).await;
    assert_eq!(host.next_of("seated").await["names"], json!(["player 1", "player 2"]));
    // Another process over the same database takes the game up from its log.
    let again = server().await;
    let token = taken["token"].as_str().map(str::to_owned);
    let (_, welcome) = Client::join(again, &game, token.as_ref()).await;
    assert_eq!(welcome["seat"], 1);
    assert_eq!(welcome["game"]["names"], json!(["player 1", "player 2"]));
    let (_, listed) = request(again, "GET", "/api/challenges", None).await;
    assert_eq!(listed, json!([]));
}

#[tokio::test]
async fn a_rematch_begins_when_both_wish_it_with_the_sides_swapped() {
    let house = House::new().await;
    let at = house.address;
    let (game, tokens) = open(at, json!({ "names": ["player 1", "player 2"] })).await;
    let (mut first, _) = Client::join(at, &game, tokens[0].as_ref()).await;
    let (mut second, _) = Client::join(at, &game, tokens[1].as_ref()).await;
    first.send(json!({ "type": "rematch" })).await;
    first.next_of("refused").await;
    first.send(json!({ "type": "chat", "text": "good luck" })).await;
    first.send(json!({ "type": "concede" })).await;
    first.next_of("update").await;
    first.send(json!({ "type": "rematch" })).await;
    assert_eq!(second.next_of("standing").await["rematch"], json!([0]));
    second.send(json!({ "type": "rematch" })).await;
    let (mine, theirs) = (first.next_of("again").await, second.next_of("again").await);
    assert_eq!(mine["game"], theirs["game"]);
    let next = mine["game"].as_str().unwrap();
    let token = mine["token"].as_str().map(str::to_owned);
    let (_, welcome) = Client::join(at, next, token.as_ref()).await;
    assert_eq!(welcome["seat"], 1, "who sat first sits second");
    assert_eq!(welcome["game"]["names"], json!(["player 2", "player 1"]));
    assert_eq!(welcome["chat"][0]["text"], "good luck");
    assert_eq!(welcome["chat"][0]["seat"], 1, "it was said by the same player");
    assert_ne!(welcome["game"]["seal"], first_seal(at, &game).await, "the dice are new");
}

async fn first_seal(at: std::net::SocketAddr, game: &str) -> Value {
    request(at, "GET", &format!("/api/games/{game}"), None).await.1["game"]["seal"].clone()
}

#[tokio::test]
async fn a_finished_game_is_played_on_from_a_moment_and_keeps_its_own_record() {
    let house = House::new().await;
    let at = house.address;
    let game = finished(&house).await;
    let before = record(at, &game).await;
    let step = before.deeds.len() / 2;
    let branch = |step: usize| json!({ "from": { "game": game, "step": step }, "seats": ["person", "random"] });
    let (status, opened) = request(at, "POST", "/api/branches", Some(&branch(step))).await;
    assert_eq!(status, 201, "{opened}");
    let id = opened["game"].as_str().unwrap();
    let token = opened["tokens"][0].as_str().map(str::to_owned);
    let (client, welcome) = Client::join(at, id, token.as_ref()).await;
    assert_eq!(welcome["game"]["branch"], json!({ "game": game, "step": step }));
    sit((client, welcome), scripted(5)).await;
    let after = record(at, id).await;
    assert_eq!(after.deeds[..step], before.deeds[..step]);
    assert_eq!((after.branches.len(), after.branches[0].after), (1, step));
    assert_ne!(after.hash, before.hash);
    // The end of a game is no moment to play on from, nor is one that it does not have.
    for step in [before.deeds.len(), before.deeds.len() + 1] {
        let (status, _) = request(at, "POST", "/api/branches", Some(&branch(step))).await;
        assert_eq!(status, 422);
    }
}

#[tokio::test]
async fn what_was_played_before_a_branch_cannot_be_taken_back() {
    let house = House::new().await;
    let at = house.address;
    let game = finished(&house).await;
    let branch = json!({ "from": { "game": game, "step": 20 }, "seats": ["person", "person"] });
    let (_, opened) = request(at, "POST", "/api/branches", Some(&branch)).await;
    let id = opened["game"].as_str().unwrap();
    let token = opened["tokens"][0].as_str().map(str::to_owned);
    let (mut client, _) = Client::join(at, id, token.as_ref()).await;
    client.send(json!({ "type": "undo" })).await;
    client.next_of("refused").await;
}

#[tokio::test]
async fn a_record_is_imported_as_the_same_game_and_can_be_replayed() {
    let house = House::new().await;
    let at = house.address;
    let game = finished(&house).await;
    let (_, text) = request(at, "GET", &format!("/api/games/{game}/record"), None).await;
    let (status, first) = request(at, "POST", "/api/imports", Some(&text)).await;
    assert_eq!(status, 201, "{first}");
    let (_, second) = request(at, "POST", "/api/imports", Some(&text)).await;
    assert_eq!(first, second, "the same record is the same game");
    let id = first["game"].as_str().unwrap();
    assert_eq!(record(at, id).await, record(at, &game).await);
    let (_, page) = request(at, "GET", &format!("/api/games/{id}/replay?count=1"), None).await;
    assert_eq!(page["total"], text["deeds"].as_array().unwrap().len() + 1);
    // One that was left in the middle can be looked at too.
    let mut record = record(at, &game).await;
    record.deeds.truncate(9);
    let game = {
        let library = battleground::library::Library::embedded().unwrap();
        record.replay(library, |_, _| (), |_, _| ()).unwrap()
    };
    let left = serde_json::to_value(game.record().unwrap()).unwrap();
    let (_, left) = request(at, "POST", "/api/imports", Some(&left)).await;
    let id = left["game"].as_str().unwrap();
    let (status, page) = request(at, "GET", &format!("/api/games/{id}/replay"), None).await;
    assert_eq!((status, &page["total"]), (200, &json!(10)));
    // What was tampered with is not.
    let mut wrong = text.clone();
    wrong["hash"] = json!("00");
    assert_eq!(request(at, "POST", "/api/imports", Some(&wrong)).await.0, 422);
    // Nor is what only bears the hash of a record that was.
    let mut wrong = text.clone();
    wrong["deeds"].as_array_mut().unwrap().pop();
    for wrong in [wrong, json!({ "hash": text["hash"] })] {
        assert_eq!(request(at, "POST", "/api/imports", Some(&wrong)).await.0, 422, "{wrong}");
    }
}

#[tokio::test]
async fn statistics_count_what_the_frames_tell() {
    let house = House::new().await;
    let at = house.address;
    let game = finished(&house).await;
    let path = |what: &str| format!("/api/games/{game}/{what}");
    let (_, statistics) = request(at, "GET", &path("statistics"), None).await;
    let steps = statistics["steps"].as_array().unwrap();
    let (mut wounds, mut from) = (0, 0);
    loop {
        let (_, page) =
            request(at, "GET", &path(&format!("replay?from={from}&count=200")), None).await;
        assert_eq!(page["total"], steps.len());
        let frames = page["frames"].as_array().unwrap();
        if frames.is_empty() {
            break;
        }
        from += frames.len();
        for told in frames.iter().flat_map(|frame| frame["told"].as_array().unwrap()) {
            if told["event"]["event"] == "wounded" {
                wounds += told["event"]["wounds"].as_u64().unwrap();
            }
        }
    }
    let sum =
        |step: &Value| (0..2).map(|side| step["suffered"][side].as_u64().unwrap()).sum::<u64>();
    assert_eq!(steps.iter().map(sum).sum::<u64>(), wounds);
    assert!(wounds > 0);
    let (_, running) = request(at, "GET", "/api/games/none/statistics", None).await;
    assert!(running["problem"].is_string());
}
