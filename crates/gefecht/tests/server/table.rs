//! At the table: playing, watching, coming back, undo, draw, concession, clock, chat.

use serde_json::{Value, json};

use crate::client::{Client, House, open, record, request, scripted, sit};

#[tokio::test]
async fn two_people_play_a_game_to_its_end() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "person"]).await;
    let first = Client::join(house.address, &game, tokens[0].as_ref()).await;
    let second = Client::join(house.address, &game, tokens[1].as_ref()).await;
    assert_eq!((&first.1["seat"], &second.1["seat"]), (&json!(0), &json!(1)));
    let (a, b) = tokio::join!(sit(first, scripted(1)), sit(second, scripted(2)));
    assert_eq!(a["outcome"], b["outcome"]);
    assert_eq!(a["outcome"]["seed"], "07".repeat(32), "the seed is opened at the end");
    let record = record(house.address, &game).await;
    assert_eq!(record.seed.to_string(), "07".repeat(32));
    assert!(record.deeds.len() > 50);
}

#[tokio::test]
async fn one_plays_against_a_computer_player() {
    let house = House::new().await;
    let (game, tokens) = house.open(["greedy", "person"]).await;
    assert_eq!(tokens[0], None, "a computer player needs no token");
    let person = Client::join(house.address, &game, tokens[1].as_ref()).await;
    let now = sit(person, scripted(3)).await;
    assert!(!now["outcome"].is_null());
    record(house.address, &game).await;
}

#[tokio::test]
async fn two_computer_players_play_by_themselves() {
    let house = House::new().await;
    let (game, _) = house.open(["greedy", "random"]).await;
    let (mut watcher, welcome) = Client::join(house.address, &game, None).await;
    let mut over = !welcome["now"]["outcome"].is_null();
    while !over {
        over = !watcher.next_of("update").await["now"]["outcome"].is_null();
    }
    record(house.address, &game).await;
}

/// Everything in a message that only the owner of a hand may know.
fn hidden(message: &Value, seat: usize) -> Vec<&Value> {
    let view = match message["type"].as_str() {
        Some("welcome" | "update") => &message["now"]["view"],
        _ => return Vec::new(),
    };
    let told = |step: &'_ Value| step["told"].as_array().cloned().unwrap_or_default();
    let steps = message["log"].as_array().cloned().unwrap_or_default();
    let steps = steps.into_iter().chain([message["step"].clone()]);
    for told in steps.flat_map(|step| told(&step)) {
        let event = &told["event"];
        if event["seat"] == seat && (event["event"] == "drew" || event["event"] == "discarded") {
            assert!(event["cards"].is_null(), "hidden cards in {event}");
        }
    }
    let hand = &view["players"][seat]["hand"];
    let cards = message["table"]["cards"].as_array().into_iter().flatten();
    let own = cards.filter(|card| card["seat"] == seat);
    own.chain([hand]).filter(|value| !value.is_null()).collect()
}

#[tokio::test]
async fn nobody_is_shown_what_they_may_not_see() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "person"]).await;
    let first = Client::join(house.address, &game, tokens[0].as_ref()).await;
    let second = Client::join(house.address, &game, tokens[1].as_ref()).await;
    let (mut watcher, welcome) = Client::join(house.address, &game, None).await;
    assert!(!hidden(&first.1, 0).is_empty(), "the own hand is seen");
    assert!(hidden(&first.1, 1).is_empty());
    assert!(hidden(&second.1, 0).is_empty());
    let watching = async {
        let mut message = welcome;
        let mut seen = 0;
        loop {
            assert!(hidden(&message, 0).is_empty() && hidden(&message, 1).is_empty());
            assert!(message["now"]["question"].is_null(), "a spectator is asked nothing");
            let over = !message["now"]["outcome"].is_null();
            assert!(over || !message.to_string().contains(&"07".repeat(32)), "the seed is hidden");
            if over {
                return seen;
            }
            seen += 1;
            message = watcher.next_of("update").await;
        }
    };
    let (_, _, seen) = tokio::join!(sit(first, scripted(4)), sit(second, scripted(5)), watching);
    assert!(seen > 50);
}

#[tokio::test]
async fn a_secret_answer_shows_to_nobody_before_both_are_in() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "person"]).await;
    let mut seats = [
        Client::join(house.address, &game, tokens[0].as_ref()).await,
        Client::join(house.address, &game, tokens[1].as_ref()).await,
    ];
    // The set-up is done one after the other; then both choose a card at once.
    while seats[0].1["now"]["deciding"].as_array().unwrap().len() < 2 {
        let asked = seats.iter().position(|(_, now)| !now["now"]["question"].is_null()).unwrap();
        let question = seats[asked].1["now"]["question"].clone();
        seats[asked].0.answer(&question, &question["options"][0]).await;
        for (client, now) in &mut seats {
            *now = client.next_of("update").await;
        }
    }
    let [(first, now), (second, other)] = &mut seats;
    let card = now["now"]["question"]["options"][0].clone();
    first.answer(&now["now"]["question"], &card).await;
    let seen = second.next_of("update").await;
    assert_eq!(seen["step"]["told"], json!([]));
    assert_eq!(seen["now"]["view"], other["now"]["view"]);
    assert_eq!(seen["now"]["question"], other["now"]["question"], "the question still stands");
    assert_eq!(seen["now"]["deciding"].as_array().unwrap().len(), 1);
    let question = seen["now"]["question"].clone();
    second.answer(&question, &question["options"][0]).await;
    let told = second.next_of("update").await["step"]["told"].to_string();
    assert!(told.contains("revealed"), "{told}");
}

#[tokio::test]
async fn who_comes_back_finds_the_same_question() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "person"]).await;
    let (mut client, welcome) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    let question = welcome["now"]["question"].clone();
    client.answer(&question, &question["options"][1]).await;
    let update = client.next_of("update").await;
    assert_eq!(update["accepted"], question["id"]);
    drop(client);
    let (_, back) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    assert_eq!(back["now"], update["now"]);
    assert_eq!(back["log"].as_array().unwrap().len(), 2, "the start and one answer");
    assert_eq!(back["log"][1]["told"], update["step"]["told"]);
}

#[tokio::test]
async fn an_illegal_answer_is_refused_with_its_rule_and_changes_nothing() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "person"]).await;
    let (mut client, welcome) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    let question = &welcome["now"]["question"];
    for choice in [json!("pass"), json!({ "face": "UP" }), json!(17), json!([[[]]])] {
        client.answer(question, &choice).await;
        let refused = client.next_of("refused").await;
        assert_eq!(refused["question"], question["id"]);
        assert!(refused["refusal"]["rule"].as_str().is_some_and(|rule| !rule.is_empty()));
    }
    let (_, back) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    assert_eq!(back["now"], welcome["now"]);
}

#[tokio::test]
async fn an_undo_is_asked_for_and_granted() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "person"]).await;
    let (mut first, welcome) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    let (mut second, _) = Client::join(house.address, &game, tokens[1].as_ref()).await;
    first.send(json!({ "type": "undo" })).await;
    assert_eq!(first.next_of("refused").await["refusal"]["rule"], "KERNEL-NOT-ASKED");
    let question = welcome["now"]["question"].clone();
    first.answer(&question, &question["options"][0]).await;
    first.next_of("update").await;
    first.send(json!({ "type": "undo" })).await;
    first.next_of("standing").await;
    first.send(json!({ "type": "grant", "allow": true })).await;
    assert_eq!(first.next_of("refused").await["refusal"]["rule"], "KERNEL-NOT-ASKED");
    second.send(json!({ "type": "grant", "allow": false })).await;
    first.next_of("standing").await;
    first.send(json!({ "type": "undo" })).await;
    first.next_of("standing").await;
    second.send(json!({ "type": "grant", "allow": true })).await;
    let undone = first.welcome().await;
    assert_eq!(undone["now"]["view"], welcome["now"]["view"]);
    assert_eq!(undone["now"]["question"]["options"], question["options"]);
    assert_ne!(undone["now"]["question"]["id"], question["id"], "an old answer must not count");
    first.answer(&question, &question["options"][0]).await;
    assert_eq!(first.next_of("refused").await["refusal"]["rule"], "KERNEL-NOT-ASKED");
}

#[tokio::test]
async fn a_computer_player_grants_every_undo() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "greedy"]).await;
    let (mut client, welcome) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    let question = &welcome["now"]["question"];
    client.answer(question, &question["options"][2]).await;
    client.next_of("update").await;
    client.send(json!({ "type": "undo" })).await;
    let undone = client.welcome().await;
    assert_eq!(undone["now"]["question"]["options"], question["options"]);
}

#[tokio::test]
async fn a_draw_is_offered_and_accepted() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "person"]).await;
    let (mut first, _) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    let (mut second, _) = Client::join(house.address, &game, tokens[1].as_ref()).await;
    first.send(json!({ "type": "draw" })).await;
    assert_eq!(second.next_of("update").await["standing"]["draw"], json!([0]));
    first.send(json!({ "type": "draw" })).await;
    assert_eq!(first.next_of("refused").await["refusal"]["rule"], "KERNEL-NOT-ASKED");
    second.send(json!({ "type": "draw" })).await;
    let outcome = second.next_of("update").await["now"]["outcome"].clone();
    assert_eq!((&outcome["winner"], &outcome["rule"]), (&Value::Null, &json!("BG-VP-10")));
    record(house.address, &game).await;
}

#[tokio::test]
async fn who_concedes_loses() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "person"]).await;
    let (mut client, _) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    client.send(json!({ "type": "concede" })).await;
    let outcome = client.next_of("update").await["now"]["outcome"].clone();
    assert_eq!((&outcome["winner"], &outcome["flag"]), (&json!(1), &json!(false)));
    client.send(json!({ "type": "concede" })).await;
    assert_eq!(client.next_of("refused").await["refusal"]["rule"], "KERNEL-GAME-OVER");
}

#[tokio::test]
async fn whose_time_runs_out_loses() {
    let house = House::new().await;
    let clock = json!({ "clock": { "seconds": 1, "increment": 0 } });
    let (game, tokens) = open(house.address, clock).await;
    let (mut first, welcome) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    assert_eq!(welcome["standing"]["clock"], json!([1000, 1000]));
    assert_eq!(welcome["standing"]["running"], json!([]), "nobody's clock runs alone");
    let _second = Client::join(house.address, &game, tokens[1].as_ref()).await;
    let asked = welcome["now"]["deciding"][0]["seat"].clone();
    let update = first.next_of("update").await;
    assert_eq!(update["step"]["deed"], "flag");
    assert_eq!(update["step"]["seat"], asked);
    let outcome = &update["now"]["outcome"];
    assert_eq!(outcome["flag"], true);
    assert_ne!(outcome["winner"], asked);
}

#[tokio::test]
async fn an_answer_in_time_gains_the_increment() {
    let house = House::new().await;
    let clock = json!({ "clock": { "seconds": 100, "increment": 50 } });
    let (game, tokens) = open(house.address, clock).await;
    let (mut first, welcome) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    let _second = Client::join(house.address, &game, tokens[1].as_ref()).await;
    let question = &welcome["now"]["question"];
    first.answer(question, &question["options"][0]).await;
    let left = first.next_of("update").await["standing"]["clock"][0].as_u64().unwrap();
    assert!((120_000..=150_000).contains(&left), "{left}");
}

#[tokio::test]
async fn chat_reaches_everyone_and_stays() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "person"]).await;
    let (mut first, _) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    let (mut watcher, _) = Client::join(house.address, &game, None).await;
    let long = "x".repeat(600);
    first.send(json!({ "type": "chat", "text": "good luck\u{7}" })).await;
    first.send(json!({ "type": "chat", "text": long })).await;
    let said = watcher.next_of("chat").await;
    assert_eq!((&said["seat"], &said["text"]), (&json!(0), &json!("good luck")));
    assert_eq!(watcher.next_of("chat").await["text"].as_str().unwrap().len(), 500);
    watcher.send(json!({ "type": "chat", "text": "thanks" })).await;
    assert_eq!(first.next_of("chat").await["seat"], 0);
    first.next_of("chat").await;
    assert_eq!(first.next_of("chat").await["seat"], Value::Null);
    let (_, back) = Client::join(house.address, &game, None).await;
    assert_eq!(back["chat"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn presence_tells_who_is_there() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "greedy"]).await;
    let (mut first, welcome) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    assert_eq!(welcome["presence"], json!({ "seats": [true, true], "spectators": 0 }));
    first.next_of("presence").await;
    let (watcher, _) = Client::join(house.address, &game, None).await;
    assert_eq!(first.next_of("presence").await["spectators"], 1);
    drop(watcher);
    assert_eq!(first.next_of("presence").await["spectators"], 0);
}

#[tokio::test]
async fn aids_and_measuring_answer_in_the_rulesets_form() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "person"]).await;
    let (mut first, welcome) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    let id = &welcome["now"]["question"]["id"];
    first.send(json!({ "type": "aids", "question": id })).await;
    let aids = first.next_of("aids").await;
    let options = welcome["now"]["question"]["options"].as_array().unwrap();
    assert_eq!(aids["aids"]["options"].as_array().unwrap().len(), options.len());
    // Something hangs on who stands how.
    assert_eq!(aids.get("needless"), Some(&Value::Null));
    first.send(json!({ "type": "aids", "question": 999 })).await;
    first.next_of("refused").await;
    let sight = json!({ "sight": { "from": "M15", "to": "M11" } });
    first.send(json!({ "type": "measure", "id": 5, "query": sight })).await;
    let measured = first.next_of("measured").await;
    assert_eq!(measured["id"], 5);
    // Four steps in a straight row are three inches apart (the catalogue's own check).
    assert_eq!(measured["result"]["sight"]["steps"], 4);
    assert_eq!(measured["result"]["sight"]["reach"], 3);
    for query in
        [json!({ "sight": { "from": "Z99", "to": "A1" } }), json!({ "reach": { "figure": 200 } })]
    {
        first.send(json!({ "type": "measure", "id": 6, "query": query })).await;
        let refused = first.next_of("measured").await["result"]["rule"].clone();
        assert!(refused.as_str().is_some_and(|rule| !rule.is_empty()), "{query}");
    }
}

#[tokio::test]
async fn a_seat_is_kept_by_the_newest_of_its_connections() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "person"]).await;
    let (mut oldest, _) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    let mut newer = Vec::new();
    for _ in 0..3 {
        newer.push(Client::join(house.address, &game, tokens[0].as_ref()).await);
    }
    assert_eq!(oldest.failure().await, "crowded");
    let (client, welcome) = newer.last_mut().unwrap();
    let question = &welcome["now"]["question"];
    client.answer(question, &question["options"][0]).await;
    client.next_of("update").await;
}

#[tokio::test]
async fn a_replay_shows_all_cards_but_only_when_the_game_is_over() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "greedy"]).await;
    let path = format!("/api/games/{game}/replay?from=1&count=3");
    assert_eq!(request(house.address, "GET", &path, None).await.0, 409);
    let record = format!("/api/games/{game}/record");
    assert_eq!(request(house.address, "GET", &record, None).await.0, 409);
    let person = Client::join(house.address, &game, tokens[0].as_ref()).await;
    sit(person, scripted(9)).await;
    let (status, page) = request(house.address, "GET", &path, None).await;
    assert_eq!(status, 200);
    assert_eq!(page["frames"].as_array().unwrap().len(), 3);
    assert!(page["total"].as_u64().unwrap() > 50);
    for player in page["frames"][0]["view"]["players"].as_array().unwrap() {
        assert!(player["hand"].is_array());
    }
    let frame = &page["frames"][0];
    assert!(frame["options"].as_u64().unwrap() >= 2 && !frame["deed"]["answer"].is_null());
}
