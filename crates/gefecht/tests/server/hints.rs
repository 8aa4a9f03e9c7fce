//! Hints at the table: for whom, when, and what they hold.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Client, House, open};

/// Hints come within two seconds; a machine that does much else is given some more.
const SOON: Duration = Duration::from_secs(5);

/// Asks for hints to a question.
async fn ask(client: &mut Client, question: &Value) {
    client.send(json!({ "type": "hint", "question": question["id"] })).await;
}

#[tokio::test]
async fn hints_are_legal_answers_with_chances_and_reasons() {
    let house = House::new().await;
    for ruleset in ["battleground", "shatterpoint", "legion"] {
        let wish = json!({ "ruleset": ruleset, "seats": ["person", "random"] });
        let (game, tokens) = open(house.address, wish).await;
        let (mut client, welcome) = Client::join(house.address, &game, tokens[0].as_ref()).await;
        let mut now = welcome["now"].clone();
        let (mut compared, mut reasons) = (0, 0);
        while compared < 3 {
            while now["question"].is_null() {
                now = client.next_of("update").await["now"].clone();
            }
            let question = now["question"].clone();
            let begun = Instant::now();
            ask(&mut client, &question).await;
            let told = client.next_of("hints").await;
            assert!(begun.elapsed() < SOON, "{ruleset}: {:?}", begun.elapsed());
            assert_eq!(told["question"], question["id"]);
            let hints = told["hints"].as_array().unwrap();
            assert!((1..=3).contains(&hints.len()), "{hints:?}");
            for hint in hints {
                let wins = hint["wins"].as_f64();
                assert!(wins.is_none_or(|wins| (0.0..=1.0).contains(&wins)), "{hint}");
                reasons += usize::from(!hint["reason"].is_null());
            }
            assert_eq!(hints[0]["worse"], Value::Null, "nothing is better than the first");
            compared += usize::from(hints.len() == 3);
            client.answer(&question, &hints[hints.len() - 1]["choice"]).await;
            let update = client.next_of("update").await;
            assert_eq!(update["accepted"], question["id"], "{ruleset}: {hints:?}");
            now = update["now"].clone();
        }
        assert!(reasons > 0, "{ruleset}: something speaks for an answer");
    }
}

#[tokio::test]
async fn hints_are_for_seats_at_tables_that_allow_them() {
    let house = House::new().await;
    let persons = json!({ "seats": ["person", "person"] });
    let allowed = json!({ "seats": ["person", "person"], "hints": true });
    let forbidden = json!({ "seats": ["person", "random"], "hints": false });
    for (wish, may) in [(persons, false), (allowed, true), (forbidden, false)] {
        let (game, tokens) = open(house.address, wish.clone()).await;
        let (mut client, welcome) = Client::join(house.address, &game, tokens[0].as_ref()).await;
        assert_eq!(welcome["game"]["hints"], json!(may), "{wish}");
        let question = &welcome["now"]["question"];
        ask(&mut client, question).await;
        let told = client.next_of(if may { "hints" } else { "refused" }).await;
        assert_eq!(told["question"], question["id"], "{wish}");
        let (mut watcher, _) = Client::join(house.address, &game, None).await;
        ask(&mut watcher, question).await;
        watcher.next_of("refused").await;
        ask(&mut client, &json!({ "id": 99 })).await;
        client.next_of("refused").await;
    }
}

#[tokio::test]
async fn an_exercise_has_its_coach_and_no_hints() {
    let house = House::new().await;
    let exercise = "battleground/puzzles/01-breathe-first";
    let wish = json!({ "exercise": exercise, "seats": ["person", "greedy"], "hints": true });
    let (game, tokens) = open(house.address, wish).await;
    let (mut client, welcome) = Client::join(house.address, &game, tokens[0].as_ref()).await;
    assert_eq!(welcome["game"]["hints"], json!(false));
    ask(&mut client, &welcome["now"]["question"]).await;
    client.next_of("refused").await;
}
