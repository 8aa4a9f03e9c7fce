//! Two servers over one PostgreSQL, the players of a game at different ones.

use std::time::Duration;

use kernel::{Chance, Game, Seat, Seed};
use legion::Legion;
use legion::library::Library;
use serde_json::{Value, json};

use crate::client::{Client, open, record, request, scripted, sit};
use crate::pair::Pair;
use crate::teams::{self, Quick, team_battle};

#[tokio::test]
async fn players_at_two_servers_share_everything_at_their_table() {
    let pair = Pair::start().await;
    let [a, b] = pair.addresses;
    let (game, tokens) = open(a, json!({})).await;
    let (mut first, welcome) = Client::join(a, &game, tokens[0].as_ref()).await;
    let (mut second, _) = Client::join(b, &game, tokens[1].as_ref()).await;
    while first.next_of("presence").await["seats"] != json!([true, true]) {}

    first.send(json!({ "type": "chat", "text": "hello" })).await;
    assert_eq!(second.next_of("chat").await["text"], "hello");
    let question = welcome["now"]["question"].clone();
    first.answer(&question, &question["options"][0]).await;
    let told = second.next_of("update").await;
    assert_eq!(told["step"]["seat"], 0);
    assert!(told.get("accepted").is_none(), "only who answered is acknowledged");

    // An undo is wished at one server, declined and then granted at the other.
    first.send(json!({ "type": "undo" })).await;
    assert_eq!(second.next_of("standing").await["undo"], 0);
    second.send(json!({ "type": "grant", "allow": false })).await;
    while !first.next_of("standing").await["undo"].is_null() {}
    first.send(json!({ "type": "undo" })).await;
    while second.next_of("standing").await["undo"] != 0 {}
    second.send(json!({ "type": "grant", "allow": true })).await;
    let (one, other) = (first.welcome().await, second.welcome().await);
    assert_eq!(one["now"]["view"], welcome["now"]["view"]);
    assert_ne!(one["now"]["question"]["id"], question["id"]);
    assert_eq!(other["log"].as_array().unwrap().len(), 1);

    // Who comes to the other server is shown the same, at once.
    first.answer(&one["now"]["question"], &question["options"][0]).await;
    first.next_of("update").await;
    let (_, there) = Client::join(b, &game, tokens[0].as_ref()).await;
    assert_eq!(there["log"].as_array().unwrap().len(), 2);
    second.send(json!({ "type": "draw" })).await;
    assert_eq!(first.next_of("update").await["standing"]["draw"], json!([1]));
    first.send(json!({ "type": "concede" })).await;
    while second.next_of("update").await["now"]["outcome"]["winner"] != 1 {}
    record(b, &game).await;
}

#[tokio::test]
async fn a_challenge_is_accepted_and_a_rematch_wished_at_another_server() {
    let pair = Pair::start().await;
    let [a, b] = pair.addresses;
    let wish = json!({ "seats": ["person", "open"], "names": ["player 1"] });
    let (game, tokens) = open(a, wish).await;
    let (mut first, _) = Client::join(a, &game, tokens[0].as_ref()).await;
    let (_, listed) = request(b, "GET", "/api/challenges", None).await;
    assert_eq!(listed[0]["game"]["id"], *game);
    // Two come at the same moment, to different servers.
    let (path, guest) = (format!("/api/games/{game}/seat"), json!({ "name": "player 2" }));
    let (one, other) = tokio::join!(
        request(a, "POST", &path, Some(&guest)),
        request(b, "POST", &path, Some(&guest))
    );
    let mut taken = [one, other];
    taken.sort_by_key(|(status, _)| *status);
    assert_eq!(taken.each_ref().map(|(status, _)| *status), [200, 409], "one of them is first");
    assert_eq!(first.next_of("seated").await["names"], json!(["player 1", "player 2"]));
    let (_, listed) = request(a, "GET", "/api/challenges", None).await;
    assert_eq!(listed, json!([]));

    let token = taken[0].1["token"].as_str().map(str::to_owned);
    let (mut second, _) = Client::join(b, &game, token.as_ref()).await;
    second.send(json!({ "type": "name", "name": "player 3" })).await;
    while first.next_of("seated").await["names"][1] != "player 3" {}
    second.send(json!({ "type": "concede" })).await;
    first.next_of("update").await;
    second.next_of("update").await;
    // Both wish another game at the same moment: it is one game, and everyone is told once.
    let wish = json!({ "type": "rematch" });
    tokio::join!(first.send(wish.clone()), second.send(wish));
    let (mine, theirs) = (first.next_of("again").await, second.next_of("again").await);
    assert_eq!(mine["game"], theirs["game"]);
    let next = mine["game"].as_str().unwrap();
    for (server, told, seat) in [(a, mine.clone(), 1), (b, theirs, 0)] {
        let token = told["token"].as_str().map(str::to_owned);
        let (_, welcome) = Client::join(server, next, token.as_ref()).await;
        assert_eq!(welcome["seat"], seat, "the sides are swapped");
        assert_eq!(welcome["game"]["names"], json!(["player 3", "player 1"]));
    }
}

#[tokio::test]
async fn a_computer_player_plays_on_when_its_server_dies() {
    let mut pair = Pair::start().await;
    let [a, b] = pair.addresses;
    let (game, tokens) = open(a, json!({ "seats": ["person", "greedy"] })).await;
    // It thinks where the game was opened; the person sits at the other server.
    let (mut early, welcome) = Client::join(a, &game, tokens[0].as_ref()).await;
    early.answer(&welcome["now"]["question"], &welcome["now"]["question"]["options"][0]).await;
    early.next_of("update").await;
    let person = Client::join(b, &game, tokens[0].as_ref()).await;
    pair.kill(0).await;
    let now = sit(person, scripted(3)).await;
    assert!(!now["outcome"].is_null());
    record(b, &game).await;
}

#[tokio::test]
async fn a_clock_falls_once_when_the_server_dies_that_watched_it() {
    let mut pair = Pair::start().await;
    let [a, b] = pair.addresses;
    let clock = json!({ "clock": { "seconds": 4, "increment": 0 } });
    let (game, tokens) = open(a, clock).await;
    let (_first, welcome) = Client::join(a, &game, tokens[0].as_ref()).await;
    let (mut second, _) = Client::join(b, &game, tokens[1].as_ref()).await;
    while second.next_of("standing").await["running"].as_array().unwrap().is_empty() {}
    pair.kill(0).await;
    let update = second.next_of("update").await;
    assert_eq!(update["step"]["deed"], "flag");
    assert_eq!(update["step"]["seat"], welcome["now"]["deciding"][0]["seat"]);
    record(b, &game).await;
}

#[tokio::test]
async fn players_are_told_that_the_database_is_away_and_play_on_when_it_is_back() {
    let pair = Pair::start().await;
    let [a, b] = pair.addresses;
    let (game, tokens) = open(a, json!({})).await;
    let (mut first, welcome) = Client::join(a, &game, tokens[0].as_ref()).await;
    let (mut second, _) = Client::join(b, &game, tokens[1].as_ref()).await;
    let question = welcome["now"]["question"].clone();
    let answering = async {
        assert_eq!(second.next_of("paused").await["paused"], true);
        first.answer(&question, &question["options"][0]).await;
        assert_eq!(first.next_of("paused").await["paused"], true);
    };
    tokio::join!(pair.postgres.restart(Duration::from_secs(2)), answering);
    assert_eq!(first.next_of("paused").await["paused"], false);
    assert_eq!(first.next_of("update").await["accepted"], question["id"]);
    assert_eq!(second.next_of("update").await["step"]["seat"], 0);
}

/// A team battle, its four players and a spectator spread over two servers: whoever of a team answers,
/// everybody is told once.
#[tokio::test]
async fn four_players_at_two_servers() {
    let pair = Pair::start().await;
    let (game, tokens) = teams::open(pair.addresses[0], ["person"; 4]).await;
    let (mut clients, mut welcomes) = (Vec::new(), Vec::new());
    for (seat, token) in tokens.iter().enumerate() {
        let (client, welcome) = Client::join(pair.addresses[seat / 2], &game, token.as_ref()).await;
        clients.push(client);
        welcomes.push(welcome);
    }
    let (watcher, _) = Client::join(pair.addresses[1], &game, None).await;
    clients.push(watcher);
    let asked = teams::asked(&welcomes);
    let question = welcomes[asked[0]]["now"]["question"].clone();
    let (proposes, id, choice) = (asked[1], &question["id"], &question["options"][0]);
    clients[proposes].send(json!({ "type": "propose", "question": id, "choice": choice })).await;
    let shown = clients[asked[0]].next_of("proposals").await;
    assert_eq!(shown["proposals"], json!([{ "seat": proposes, "choice": choice }]));

    let library = Library::embedded().unwrap();
    let (mut replica, _) =
        Game::<Legion>::start(library, team_battle(), Seed(teams::SEED)).unwrap();
    let mut quick = Quick(Chance::seeded(Seed::from(11)));
    let mut ids: Vec<Value> =
        welcomes.iter().map(|welcome| welcome["now"]["question"]["id"].clone()).collect();
    for _ in 0..120 {
        let Some(question) = replica.pending().last().cloned() else { break };
        let able: Vec<Seat> = replica.seats().filter(|&seat| question.asks(seat)).collect();
        let seat = able[quick.0.below(able.len())];
        let choice = quick.choose(replica.state(), &question);
        let asked = json!({ "id": ids[seat.index()] });
        clients[seat.index()].answer(&asked, &serde_json::to_value(&choice).unwrap()).await;
        replica.answer(seat, choice).unwrap();
        let mut entry = Value::Null;
        for (number, client) in clients.iter_mut().enumerate() {
            let update = client.next_of("update").await;
            assert!(entry.is_null() || entry == update["step"]["entry"], "told once, in order");
            entry = update["step"]["entry"].clone();
            if let Some(id) = ids.get_mut(number) {
                *id = update["now"]["question"]["id"].clone();
            }
        }
    }
    // A mate who has left the other server is replaced.
    drop(clients.remove(2));
    while clients[0].next_of("presence").await["seats"][2] != false {}
    clients[0].send(json!({ "type": "seat", "seat": 2, "player": "greedy" })).await;
    assert_eq!(clients[2].next_of("seated").await["seats"][2], "greedy");
}

#[tokio::test]
async fn a_server_that_is_told_to_end_sends_its_players_to_another() {
    let mut pair = Pair::start().await;
    let [a, b] = pair.addresses;
    for address in pair.addresses {
        assert_eq!(request(address, "GET", "/health", None).await.0, 200);
        assert_eq!(request(address, "GET", "/ready", None).await.0, 200);
    }
    let (game, tokens) = open(a, json!({ "seats": ["person", "greedy"] })).await;
    let (mut client, welcome) = Client::join(a, &game, tokens[0].as_ref()).await;
    let question = &welcome["now"]["question"];
    client.answer(question, &question["options"][0]).await;
    client.next_of("update").await;
    let process = pair.servers[0].id().unwrap().to_string();
    std::process::Command::new("kill").args(["-TERM", &process]).status().unwrap();
    assert_eq!(client.failure().await, "restarting");
    assert!(pair.servers[0].wait().await.unwrap().success());
    let person = Client::join(b, &game, tokens[0].as_ref()).await;
    assert_ne!(person.1["now"]["question"]["id"], question["id"], "the answer is there");
    sit(person, scripted(5)).await;
    record(b, &game).await;
}
