//! Lists over HTTP: judged, mended, read, and kept for whoever has the link.

use futures_util::StreamExt;
use gefecht::rulesets::{Ruleset, Task};
use gefecht::speech::Spoken;
use serde_json::{Value, json};

use crate::client::{House, request};
use crate::generated::{Numbers, Ready, generated, setup_with};

/// Lists of each ruleset that the server is asked about.
const LISTS: u64 = 1_000;

async fn post(house: &House, path: &str, body: &Value) -> (u16, Value) {
    request(house.address, "POST", path, Some(body)).await
}

/// What the rules say of a list comes with the rule, ways to mend it, and its text.
#[tokio::test]
async fn a_list_is_judged_and_mended() {
    let house = House::new().await;
    let luke = json!({ "id": "luke-skywalker", "with": ["z-6-trooper"] });
    let list = json!({
        "ruleset": "legion", "name": "Alone", "terms": { "format": "learning" },
        "parts": { "units": [luke] },
    });
    let path = "/api/rulesets/legion/lists/check?language=de";
    let (status, verdict) = post(&house, path, &list).await;
    assert_eq!(status, 200, "{verdict}");
    assert_eq!(verdict["legal"], false);
    assert_eq!(verdict["points"], json!([182, 800]));
    let broken = &verdict["broken"][0];
    let place = (&broken["part"], &broken["line"], &broken["refusal"]["rule"]);
    assert_eq!(place, (&json!("units"), &json!(0), &json!("LG-BUILD-15")));
    let fix = &verdict["fixes"][0][0];
    assert_eq!(fix["change"]["does"], "strip");
    assert_eq!((&fix["change"]["id"], &fix["points"]), (&json!("z-6-trooper"), &json!(-22)));
    assert!(verdict["text"].as_str().unwrap().starts_with("Legion: Alone (182/800)\nFormat: "));
    let (_, mended) = post(&house, "/api/rulesets/legion/lists/mend", &list).await;
    let (_, verdict) = post(&house, path, &mended).await;
    assert_eq!(verdict["legal"], true, "{verdict}");
    let read = json!({ "text": verdict["text"] });
    let (_, read) = post(&house, "/api/rulesets/legion/lists/read", &read).await;
    assert_eq!(read, json!({ "list": mended, "misread": [] }));
}

/// A list of another game is not judged, nor is one with what no list has.
#[tokio::test]
async fn a_list_of_another_game_is_refused() {
    let house = House::new().await;
    let list = json!({ "ruleset": "legion", "terms": { "format": "standard" } });
    for what in ["check", "mend"] {
        let other = format!("/api/rulesets/battleground/lists/{what}");
        let (status, problem) = post(&house, &other, &list).await;
        assert_eq!(status, 422, "{problem}");
        let own = format!("/api/rulesets/legion/lists/{what}");
        assert_eq!(post(&house, &own, &list).await.0, 200);
        let spies = json!({ "ruleset": "legion", "parts": { "spies": [] } });
        assert_eq!(post(&house, &own, &spies).await.0, 422);
    }
}

/// A list is kept as it is, and what is too large or of no ruleset is not.
#[tokio::test]
async fn a_list_is_kept_for_whoever_has_its_link() {
    let house = House::new().await;
    let list = json!({
        "ruleset": "shatterpoint", "name": "Evening", "terms": {},
        "parts": { "squad-1": [{ "id": "lord-maul" }] },
    });
    let (status, kept) = post(&house, "/api/lists", &list).await;
    assert_eq!(status, 201, "{kept}");
    let path = format!("/api/lists/{}", kept["id"].as_str().unwrap());
    assert_eq!(request(house.address, "GET", &path, None).await, (200, list.clone()));
    assert_eq!(request(house.address, "GET", "/api/lists/nobody", None).await.0, 404);
    let mut chess = list.clone();
    chess["ruleset"] = json!("chess");
    assert_eq!(post(&house, "/api/lists", &chess).await.0, 404);
    let mut large = list;
    large["parts"]["squad-1"] = json!(vec![json!({ "id": "lord-maul" }); 100]);
    for path in ["/api/lists", "/api/rulesets/shatterpoint/lists/check"] {
        assert_eq!(post(&house, path, &large).await.0, 422);
    }
}

/// A list of chance, the rules that the builder of this process says it breaks, and a game with it.
struct Case {
    list: Value,
    broken: Vec<String>,
    setup: Option<Value>,
    /// It names nothing that nobody knows: it can be read again from its text.
    is_known: bool,
}

struct Cases;

impl Task for Cases {
    type Done = Vec<Case>;

    fn perform<R: Spoken>(self) -> Vec<Case> {
        let content = R::content(&[R::embedded_pack()]).unwrap();
        let catalogue = R::catalogue(&content);
        let mut ready = Ready::of(&content);
        let case = |number| {
            // Other lists than those of the test that asks the engine itself.
            let list = generated(&catalogue, R::NAME, &mut Numbers(LISTS + number));
            let broken = R::weigh(&content, &list).broken;
            Case {
                broken: broken.iter().map(|broken| broken.refusal.rule.0.to_owned()).collect(),
                setup: setup_with::<R>(&mut ready, &list).ok().flatten(),
                is_known: list.parts.values().flatten().all(|line| line.id != "nobody"),
                list: json!(list),
            }
        };
        (0..LISTS).map(case).collect()
    }
}

/// The server says of a list what the builder says, and starts a game with it only if it breaks no rule;
/// the rule that it refuses a game by is one of those. The list comes back from its text.
async fn agrees(house: &House, ruleset: &str, case: &Case, language: &str) -> bool {
    let at = |what: &str| format!("/api/rulesets/{ruleset}/{what}");
    let list = &case.list;
    let path = at(&format!("lists/check?language={language}"));
    let (status, verdict) = post(house, &path, list).await;
    assert_eq!(status, 200, "{verdict} of {list}");
    let rule = |broken: &Value| broken["refusal"]["rule"].as_str().map(str::to_owned);
    let broken = verdict["broken"].as_array().unwrap().iter().map(rule);
    assert_eq!(broken.collect::<Option<Vec<_>>>().as_ref(), Some(&case.broken), "{list}");
    assert_eq!(verdict["legal"], case.broken.is_empty(), "{list}");
    if let Some(setup) = &case.setup {
        let (status, problem) = post(house, &at("setup"), setup).await;
        assert_eq!(status == 204, case.broken.is_empty(), "{problem} of {list}");
        let refused = problem["refusal"]["rule"].as_str().unwrap_or_default().to_owned();
        assert!(status == 204 || case.broken.contains(&refused), "{problem} of {list}");
    }
    if case.is_known {
        let text = json!({ "text": verdict["text"] });
        let (_, read) = post(house, &at("lists/read"), &text).await;
        assert_eq!(read, json!({ "list": list, "misread": [] }), "{}", verdict["text"]);
    }
    case.broken.is_empty()
}

async fn agree_on_a_thousand(ruleset: Ruleset) {
    let (house, cases) = (&House::new().await, ruleset.perform(Cases));
    let languages = ["en", "de", "pl"].into_iter().cycle();
    let asked = cases.iter().zip(languages);
    let asked = asked.map(|(case, language)| agrees(house, ruleset.id(), case, language));
    let agreed = futures_util::stream::iter(asked).buffer_unordered(4);
    let legal = agreed.filter(|legal| std::future::ready(*legal)).count().await;
    assert!(legal > 50 && legal < 800, "{ruleset:?}: {legal} of {LISTS} are legal");
}

#[tokio::test(flavor = "multi_thread")]
async fn builder_server_and_engine_agree_on_squads_with_decks() {
    agree_on_a_thousand(Ruleset::Battleground).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn builder_server_and_engine_agree_on_strike_teams() {
    agree_on_a_thousand(Ruleset::Shatterpoint).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn builder_server_and_engine_agree_on_armies() {
    agree_on_a_thousand(Ruleset::Legion).await;
}
