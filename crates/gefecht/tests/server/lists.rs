//! Lists over HTTP: judged, mended, read, and kept for whoever has the link.

use serde_json::{Value, json};

use crate::client::{House, request};

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
