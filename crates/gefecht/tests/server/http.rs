//! What HTTP gives.

use serde_json::{Value, json};

use crate::client::{Client, House, open, record, request, scripted, sit};

#[tokio::test]
async fn the_interface_describes_itself() {
    let house = House::new().await;
    let (status, description) = request(house.address, "GET", "/api/openapi.json", None).await;
    assert_eq!(status, 200);
    let paths = description["paths"].as_object().unwrap();
    let expected = [
        "/api/book/{ruleset}",
        "/api/branches",
        "/api/challenges",
        "/api/exercises",
        "/api/games",
        "/api/games/{game}",
        "/api/games/{game}/analysis",
        "/api/games/{game}/record",
        "/api/games/{game}/replay",
        "/api/games/{game}/seat",
        "/api/games/{game}/statistics",
        "/api/imports",
        "/api/lists",
        "/api/lists/{list}",
        "/api/packs/{pack}",
        "/api/records",
        "/api/rules",
        "/api/rules/{id}",
        "/api/rulesets",
        "/api/rulesets/{ruleset}/content",
        "/api/rulesets/{ruleset}/lists",
        "/api/rulesets/{ruleset}/lists/check",
        "/api/rulesets/{ruleset}/lists/mend",
        "/api/rulesets/{ruleset}/lists/read",
        "/api/rulesets/{ruleset}/lobby",
        "/api/rulesets/{ruleset}/odds",
        "/api/rulesets/{ruleset}/packs",
        "/api/rulesets/{ruleset}/packs/check",
        "/api/rulesets/{ruleset}/schema",
        "/api/rulesets/{ruleset}/setup",
        "/api/scenes",
        "/api/scenes/{scene}",
        "/api/socket",
    ];
    assert_eq!(paths.keys().map(String::as_str).collect::<Vec<_>>(), expected);
    let (status, page) = request(house.address, "GET", "/api", None).await;
    let page = page.as_str().unwrap();
    assert_eq!(status, 200);
    assert!(expected.iter().all(|path| page.contains(path)));
    assert!(page.contains("id=\"NewGame\""));
    // What is told in the path stands there, and all else in the query.
    for (path, operation) in paths.iter().flat_map(|(path, all)| {
        all.as_object().unwrap().values().map(move |operation| (path, operation))
    }) {
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap();
            let place = if path.contains(&format!("{{{name}}}")) { "path" } else { "query" };
            assert_eq!(parameter["in"], place, "{path} {name}");
        }
    }
}

/// A path that is none and a method that is none are refused as all is.
#[tokio::test]
async fn what_is_not_there_is_refused_with_a_body() {
    let house = House::new().await;
    for (method, path, expected) in [("GET", "/api/nope", 404), ("DELETE", "/api/games", 405)] {
        let (status, refused) = request(house.address, method, path, None).await;
        assert_eq!(status, expected, "{path}");
        assert!(refused["problem"].is_string(), "{path}: {refused}");
    }
    assert_eq!(request(house.address, "GET", "/nowhere", None).await.0, 404);
}

#[tokio::test]
async fn rulesets_tell_what_a_lobby_needs() {
    let house = House::new().await;
    let (_, rulesets) = request(house.address, "GET", "/api/rulesets", None).await;
    let battleground = &rulesets[0];
    assert_eq!(battleground["id"], "battleground");
    assert_eq!(battleground["players"], json!(["random", "easy", "normal", "hard", "expert"]));
    assert_eq!(battleground["lobby"]["maps"].as_array().unwrap().len(), 2);
    let setup = &battleground["lobby"]["first"];
    let path = "/api/rulesets/battleground/setup";
    assert_eq!(request(house.address, "POST", path, Some(setup)).await.0, 204);
    let mut illegal = setup.clone();
    illegal["players"][0]["fate"] = json!([]);
    let (status, problem) = request(house.address, "POST", path, Some(&illegal)).await;
    assert_eq!(status, 422);
    assert_eq!(problem["refusal"]["rule"], "BG-SETUP-09");
    let content = request(house.address, "GET", "/api/rulesets/battleground/content", None).await;
    assert!(!content.1["character"].as_array().unwrap().is_empty());
    assert_eq!(request(house.address, "GET", "/api/rulesets/chess/content", None).await.0, 404);
}

/// The lobby of further packs is told when it is asked for, not with every first visit.
#[tokio::test]
async fn the_lobby_of_further_packs_is_asked_for_by_itself() {
    let house = House::new().await;
    let (_, rulesets) = request(house.address, "GET", "/api/rulesets", None).await;
    assert_eq!(rulesets[2]["more"], json!(["legion-later"]));
    let units = |lobby: &Value| lobby["units"].as_array().map_or(0, Vec::len);
    let path = "/api/rulesets/legion/lobby";
    let (status, lobby) = request(house.address, "GET", path, None).await;
    assert_eq!((status, &lobby), (200, &rulesets[2]["lobby"]));
    let path = "/api/rulesets/legion/lobby?packs=legion,legion-later";
    let (_, more) = request(house.address, "GET", path, None).await;
    assert!(units(&more) > units(&lobby));
    let path = "/api/rulesets/legion/lobby?packs=legion,chess";
    assert_eq!(request(house.address, "GET", path, None).await.0, 422);
}

#[tokio::test]
async fn a_game_is_opened_with_its_own_map_names_and_squads_or_refused() {
    let house = House::new().await;
    let (_, rulesets) = request(house.address, "GET", "/api/rulesets", None).await;
    let mut setup = rulesets[0]["lobby"]["first"].clone();
    setup["map"] = json!("mirrored-courtyard");
    let wanted = json!({ "setup": setup, "names": ["first\n", "x".repeat(40)], "listed": true });
    let (game, _) = open(house.address, wanted).await;
    let (_, status) = request(house.address, "GET", &format!("/api/games/{game}"), None).await;
    assert_eq!(status["table"]["map"]["en"], "Mirrored Courtyard");
    assert_eq!(status["game"]["names"], json!(["first", "x".repeat(24)]));
    assert_eq!(status["game"]["seed_given"], true);
    let (_, listed) = request(house.address, "GET", "/api/games", None).await;
    assert_eq!(listed[0]["game"]["id"], game.as_str());

    let refused = [
        json!({ "ruleset": "chess", "seats": ["person", "person"] }),
        json!({ "ruleset": "battleground", "seats": ["person", "genius"] }),
        json!({ "ruleset": "battleground", "seats": ["person", "person"], "seed": "12" }),
        json!({ "ruleset": "battleground", "seats": ["person", "person"], "packs": ["other"] }),
        json!({ "ruleset": "battleground", "seats": ["person", "person"], "setup": { "map": 1 } }),
        json!({ "ruleset": "battleground", "seats": ["person", "person"], "more": 1 }),
        json!({ "ruleset": "battleground", "seats": ["person", "person"], "clock": { "seconds": 0, "increment": 0 } }),
        json!({ "ruleset": "battleground", "seats": ["person", "person"], "setup": setup, "exercise": "battleground/puzzles/01-breathe-first" }),
    ];
    for new in refused {
        let (status, problem) = request(house.address, "POST", "/api/games", Some(&new)).await;
        assert_eq!(status, 422, "{new} {problem}");
    }
}

#[tokio::test]
async fn odds_are_exact() {
    let house = House::new().await;
    let get = |path: &'static str| request(house.address, "GET", path, None);
    let (_, odds) = get("/api/rulesets/battleground/odds?dice=1&needed=4").await;
    let chance = |n: usize| odds["chances"][n].as_f64().unwrap();
    // One die: 1, 2, 3 fail; 4 and 5 give one success; a 6 gives one and an extra die, which gives
    // another from 5 on (BG-TEST-23, -24): 5 gives exactly two in all, 6 two and one die more.
    assert!((chance(0) - 0.5).abs() < 1e-12);
    assert!((chance(1) - (2.0 / 6.0 + 1.0 / 6.0 * 4.0 / 6.0)).abs() < 1e-12);
    assert!((chance(2) - 1.0 / 36.0 * (1.0 + 4.0 / 6.0)).abs() < 1e-12);
    for bad in [
        "dice=61&needed=4",
        "dice=1&needed=7",
        "dice=x&needed=4",
        "needed=4",
        "dice=1&needed=4&more=1",
    ] {
        let path = format!("/api/rulesets/battleground/odds?{bad}");
        assert_eq!(request(house.address, "GET", &path, None).await.0, 422, "{bad}");
    }
}

#[tokio::test]
async fn rules_are_found_by_id_and_by_words() {
    let house = House::new().await;
    let (_, rule) = request(house.address, "GET", "/api/rules/bg-move-06", None).await;
    assert!(rule["title"].as_str().unwrap().contains("next to an enemy"));
    let (_, found) =
        request(house.address, "GET", "/api/rules?q=opportunity&ruleset=battleground", None).await;
    assert!((1..=50).contains(&found.as_array().unwrap().len()));
    assert_eq!(request(house.address, "GET", "/api/rules/none", None).await.0, 404);
}

#[tokio::test]
async fn rules_speak_the_language_that_is_asked_for() {
    let house = House::new().await;
    let get = |path: &'static str| request(house.address, "GET", path, None);
    let (_, rule) = get("/api/rules/bg-flank-03?language=de").await;
    assert!(rule["title"].as_str().unwrap().starts_with("Flankenangriffe"), "{rule}");
    assert_eq!(rule["language"], "de");
    let (_, found) = get("/api/rules?q=flankenangrif&ruleset=battleground&language=pl").await;
    assert!(found[0]["title"].as_str().unwrap().contains("flanki"), "{found}");
    assert_eq!(found[0]["found"]["language"], "de");
    let (_, area) = get("/api/rules?area=BG-FLANK&language=pl").await;
    assert_eq!(area.as_array().unwrap().len(), 5);
    assert_eq!(get("/api/rules/bg-flank-03?language=fr").await.0, 400);
}

#[tokio::test]
async fn a_book_has_chapters_and_its_rules_are_seen_on_a_table() {
    let house = House::new().await;
    let get = |path: &'static str| request(house.address, "GET", path, None);
    let (_, chapters) = get("/api/book/legion?language=de").await;
    assert_eq!(chapters[0]["title"], "Das Ziel");
    assert_eq!(chapters[0]["sections"][0]["area"], "LG-WIN");
    assert_eq!(get("/api/book/chess").await.0, 404);
    for area in ["BG-OPP", "SP-PUSH", "SO-STAGE", "LG-COVER"] {
        let path = format!("/api/scenes?area={area}");
        let (_, scenes) = request(house.address, "GET", &path, None).await;
        let (rule, scenes) = scenes.as_object().unwrap().iter().next().unwrap();
        let scene = scenes[0]["scene"].as_str().unwrap().replace('/', "%2F");
        let path = format!("/api/scenes/{scene}");
        let (status, page) = request(house.address, "GET", &path, None).await;
        assert_eq!(status, 200, "{scene}");
        assert!(page["rules"].as_array().unwrap().contains(&json!(rule)));
        let frames = page["replay"]["frames"].as_array().unwrap();
        assert!(frames.len() > 1 && frames[0]["seat"].is_null(), "{scene}");
        assert_eq!(page["replay"]["total"], frames.len());
    }
    assert_eq!(get("/api/scenes/..%2F..%2FCargo").await.0, 404);
}

#[tokio::test]
async fn a_record_is_checked() {
    let house = House::new().await;
    let (game, tokens) = house.open(["person", "greedy"]).await;
    let person = Client::join(house.address, &game, tokens[0].as_ref()).await;
    sit(person, scripted(1)).await;
    let record = serde_json::to_value(record(house.address, &game).await).unwrap();
    let (_, verdict) = request(house.address, "POST", "/api/records", Some(&record)).await;
    assert_eq!(verdict, json!({ "verified": true, "fault": null }));
    let mut forged = record.clone();
    forged["deeds"].as_array_mut().unwrap().pop();
    let (_, verdict) = request(house.address, "POST", "/api/records", Some(&forged)).await;
    assert_eq!(verdict["verified"], false);
    assert!(verdict["fault"].as_str().unwrap().contains("hash"));
    let (_, verdict) = request(house.address, "POST", "/api/records", Some(&json!({}))).await;
    assert_eq!(verdict["verified"], false);
}

#[tokio::test]
async fn the_client_is_served_and_every_page_is_its_page() {
    let house = House::new().await;
    let get = |path: &'static str| request(house.address, "GET", path, None);
    let (status, page) = get("/").await;
    assert_eq!(status, 200, "{page}");
    let page = page.as_str().unwrap().to_owned();
    let script = page.split('"').find(|part| part.starts_with("/assets/") && part.ends_with(".js"));
    let (status, _) = request(house.address, "GET", script.unwrap(), None).await;
    assert_eq!(status, 200);
    for path in ["/play/some-game", "/watch/x", "/replay/x", "/rules/bg-move-06", "/odds"] {
        let (status, other) = get(path).await;
        assert_eq!((status, other.as_str()), (200, Some(page.as_str())), "{path}");
    }
    assert_eq!(get("/assets/nothing.js").await.0, 404);
}
