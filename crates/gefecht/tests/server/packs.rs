//! Packs of players over HTTP: checked as the commands check them, kept by their hash, played with.

use serde_json::{Value, json};

use crate::client::{Client, House, request};

async fn post(house: &House, path: &str, body: &Value) -> (u16, Value) {
    request(house.address, "POST", path, Some(body)).await
}

async fn get(house: &House, path: &str) -> (u16, Value) {
    request(house.address, "GET", path, None).await
}

/// A map without terrain.
fn court() -> Value {
    json!({ "name": "Night Court", "content": { "map": [{
        "id": "night-court", "name": { "en": "Night Court" }, "objectives": ["M16"],
        "zones": [{ "columns": "ABCDE" }, { "columns": "UVWXY" }], "source": "house",
    }] } })
}

/// The first fault comes with its field, its line and the name that was meant; a pack without one comes
/// with its file and its cards.
#[tokio::test]
async fn a_pack_is_checked_as_the_commands_check_it() {
    let house = House::new().await;
    let path = "/api/rulesets/battleground/packs/check";
    let (status, checked) = post(&house, path, &court()).await;
    assert_eq!((status, &checked["fault"]), (200, &Value::Null), "{checked}");
    assert_eq!(checked["refused"], json!([]));
    assert!(checked["text"].as_str().unwrap().starts_with("ruleset = \"battleground\"\n"));
    assert_eq!(checked["content"]["map"][0]["id"], "night-court");

    let wrong =
        "ruleset = \"battleground\"\n[[map]]\nid = \"a\"\nname = { en = \"A\" }\nobjektives = []\n";
    let (_, checked) = post(&house, path, &json!({ "name": "a", "text": wrong })).await;
    let fault = &checked["fault"];
    assert_eq!((&fault["line"], &fault["field"]), (&json!(5), &json!("map[0].objektives")));
    assert!(
        fault["message"].as_str().unwrap().ends_with("; the closest is `objectives`"),
        "{fault}"
    );

    let mut start = court();
    start["content"]["map"][0]["start"] = json!([{ "character": "he-men", "hex": "C3" }]);
    let (_, checked) = post(&house, path, &start).await;
    let message = "`he-men` is unknown, expected the id of a character; the closest is `he-man`";
    assert_eq!(checked["fault"]["message"], message);
    assert_eq!(checked["fault"]["field"], "map[0].start[0]");

    let (_, nothing) = post(&house, path, &json!({ "name": "a", "content": [1] })).await;
    assert_eq!(nothing["fault"]["message"], "expected an object of lists");
    let large = json!({ "name": "a", "text": format!("# {}", "a".repeat(200_000)) });
    let (_, large) = post(&house, path, &large).await;
    assert_eq!(large["fault"]["message"], "larger than 131072 bytes");
    assert_eq!(post(&house, "/api/rulesets/chess/packs/check", &court()).await.0, 404);
}

/// Whatever there is can be copied and changed: what the server shows of a card is what a pack may say.
#[tokio::test]
async fn a_copy_of_a_card_is_a_card() {
    let house = House::new().await;
    for (ruleset, lists) in [
        ("battleground", &["map", "character", "weapon", "item", "fate", "glory"][..]),
        ("shatterpoint", &["battlefield", "unit", "mission"]),
        ("legion", &["battlefield", "unit", "upgrade", "command", "condition", "deployment"]),
    ] {
        let (_, known) = get(&house, &format!("/api/rulesets/{ruleset}/content")).await;
        let mut content = json!({});
        for list in lists {
            let mut copy = known[*list][0].clone();
            copy["id"] = json!(format!("own-{list}"));
            for field in ["sources", "first-game"] {
                copy.as_object_mut().unwrap().remove(field);
            }
            copy["source"] = json!("house");
            content[*list] = json!([copy]);
        }
        let draft = json!({ "name": "Copies", "content": content });
        let path = format!("/api/rulesets/{ruleset}/packs/check");
        let (_, checked) = post(&house, &path, &draft).await;
        assert_eq!(
            checked["fault"],
            Value::Null,
            "{ruleset}: {}",
            checked["text"].as_str().unwrap()
        );
        assert_eq!(checked["refused"], json!([]), "{ruleset}");
        assert!(!checked["things"].as_array().unwrap().is_empty(), "{ruleset}");
    }
}

/// What the rules forbid of a table is said of it: in Shatterpoint tokens lie flat (SP-SETUP-07).
#[tokio::test]
async fn a_table_on_which_no_game_can_be_played_is_named() {
    let house = House::new().await;
    let wall = json!({ "rectangle": [-20, -20, 20, 20], "top": 50, "sight": "blocking",
        "passage": "impassable", "stand": false });
    let draft = json!({ "name": "Walls", "content": { "battlefield": [{
        "id": "walls", "name": { "en": "Walls" }, "source": "house",
        "model": [{ "name": { "en": "Wall" }, "piece": [wall] }],
    }] } });
    let (_, checked) = post(&house, "/api/rulesets/shatterpoint/packs/check", &draft).await;
    assert_eq!(checked["fault"], Value::Null, "{checked}");
    let refused = &checked["refused"][0];
    assert_eq!(refused["table"], "walls");
    assert_eq!(refused["refusal"]["rule"], "SP-SETUP-07");
}

/// A pack is kept by its hash; one with a fault is not.
#[tokio::test]
async fn a_pack_is_kept_for_whoever_has_its_hash() {
    let house = House::new().await;
    let path = "/api/rulesets/battleground/packs";
    let (status, kept) = post(&house, path, &court()).await;
    assert_eq!((status, &kept["name"]), (201, &json!("night-court")), "{kept}");
    let hash = kept["id"].as_str().unwrap();
    let (_, found) = get(&house, &format!("/api/packs/{hash}")).await;
    assert_eq!(found["ruleset"], "battleground");
    assert_eq!(found["content"]["map"][0]["objectives"], json!(["M16"]));
    assert_eq!(post(&house, path, &court()).await.1["id"], *hash, "the same pack is the same");
    assert_eq!(get(&house, "/api/packs/none").await.0, 404);
    let mut wrong = court();
    wrong["content"]["map"][0]["objectives"] = json!(["Z99"]);
    let (status, why) = post(&house, path, &wrong).await;
    assert_eq!(status, 422);
    assert!(why["problem"].as_str().unwrap().contains("map[0].objectives[0]"), "{why}");
    // A lobby offers what is in it; of another game it is nothing.
    let offered = format!("/api/rulesets/battleground/lobby?packs=battleground,{hash}");
    let (_, lobby) = get(&house, &offered).await;
    assert_eq!(lobby["maps"].as_array().unwrap().len(), 3);
    let foreign = format!("/api/rulesets/legion/lobby?packs=legion,{hash}");
    assert_eq!(get(&house, &foreign).await.0, 422);
}

/// A game on an own table is played, and its record verifies wherever the pack is known; elsewhere the
/// pack that is missing is named.
#[tokio::test]
async fn a_record_names_the_pack_by_its_hash() {
    let house = House::new().await;
    let (_, kept) = post(&house, "/api/rulesets/battleground/packs", &court()).await;
    let hash = kept["id"].as_str().unwrap();
    let offered = format!("/api/rulesets/battleground/lobby?packs=battleground,{hash}");
    let (_, lobby) = get(&house, &offered).await;
    let mut setup = lobby["first"].clone();
    setup["map"] = json!("night-court");
    setup["deployment"] = json!("chosen");
    let new = json!({
        "ruleset": "battleground", "seats": ["person", "random"], "setup": setup,
        "packs": ["battleground", hash],
    });
    let (status, opened) = post(&house, "/api/games", &new).await;
    assert_eq!(status, 201, "{opened}");
    let game = opened["game"].as_str().unwrap();
    let token = opened["tokens"][0].as_str().map(str::to_owned);
    let (mut client, _) = Client::join(house.address, game, token.as_ref()).await;
    client.send(json!({ "type": "concede" })).await;
    while client.next_of("update").await["now"]["outcome"].is_null() {}
    let (_, record) = get(&house, &format!("/api/games/{game}/record")).await;
    assert_eq!(record["packs"][1], json!(["night-court", hash]));
    let (_, verdict) = post(&house, "/api/records", &record).await;
    assert_eq!(verdict["verified"], true, "{verdict}");

    let other = House::new().await;
    let (_, verdict) = post(&other, "/api/records", &record).await;
    assert_eq!(verdict["verified"], false);
    let fault = verdict["fault"].as_str().unwrap();
    assert!(
        fault.contains(&format!("`night-court` with the hash {hash} is not known here")),
        "{fault}"
    );
    post(&other, "/api/rulesets/battleground/packs", &court()).await;
    let (status, imported) = post(&other, "/api/imports", &record).await;
    assert_eq!(status, 201, "{imported}");
    let id = imported["game"].as_str().unwrap();
    let (status, _) = get(&other, &format!("/api/games/{id}/replay?count=1")).await;
    assert_eq!(status, 200);
}
