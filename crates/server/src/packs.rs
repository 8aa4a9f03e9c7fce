//! Packs of players: checked while they are written, kept by their hash for whoever has the link, and
//! at hand for the games that name them.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use content::{Fault, Pack};
use kernel::{Game, Refusal, Seed};
use ruleset::Doors;
use ruleset::lists::Thing;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::http::{Refused, no_ruleset, not_too_often, refused, unavailable};
use crate::limits::{LARGEST_PACK, LONGEST_NAME, MOST_OWN, MOST_PACKS, MOST_TRIED};
use crate::protocol::Problem;
use crate::room::now;
use crate::rooms::Rooms;
use crate::ruleset::Host;
use crate::store::StoreFault;

/// The one file of a player's pack.
const FILE: &str = "pack.toml";

/// The routes of packs.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(schema))
        .routes(routes!(check))
        .routes(routes!(keep))
        .routes(routes!(kept))
}

/// What a ruleset says of packs.
pub trait Packs {
    /// The JSON schema of their files.
    fn schema(&self) -> &'static str;
    /// Whether a pack of a player is at hand, by its hash.
    fn has(&self, hash: &str) -> bool;
    /// Takes a pack of a player to those at hand.
    fn bring(&self, pack: Pack);
    /// The packs of a game as [`crate::ruleset::Ruleset::open`] is told of them: those that the server
    /// has by their names, those of players by their hashes.
    ///
    /// # Errors
    /// Names the first that is not known here.
    fn named(&self, packs: &[(String, String)]) -> Result<Vec<String>, Refusal>;
    /// What is wrong with a pack beside the usual ones, and what is in it.
    fn check(&self, draft: Draft) -> Checked;
}

/// A pack that is being written.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// What it is called: `night-market`.
    name: String,
    /// Its file; without one it is made of the content.
    #[serde(default)]
    text: Option<String>,
    /// What it says.
    #[serde(default)]
    content: Value,
}

/// A pack that is kept.
#[derive(Clone, Serialize, Deserialize)]
struct Kept {
    ruleset: String,
    name: String,
    text: String,
}

/// What is said of a pack.
#[derive(Serialize)]
pub struct Checked {
    /// Its file.
    text: String,
    /// What it says; null where the file cannot be read.
    content: Value,
    /// The first thing that is wrong, as the commands say it.
    fault: Option<Wrong>,
    /// Tables on which the rules allow no game, and why.
    refused: Vec<Closed>,
    /// Its cards as lists show them.
    things: Vec<Thing>,
}

/// Something wrong with the file of a pack.
#[derive(Serialize)]
struct Wrong {
    field: String,
    line: Option<usize>,
    column: Option<usize>,
    message: String,
}

/// A table on which the rules allow no game.
#[derive(Serialize)]
struct Closed {
    table: String,
    refusal: Refusal,
}

impl From<&Fault> for Wrong {
    fn from(fault: &Fault) -> Self {
        Wrong {
            field: fault.field().to_owned(),
            line: fault.line(),
            column: fault.column(),
            message: fault.message().to_owned(),
        }
    }
}

impl Draft {
    /// Its file: as it is, or made of its content.
    fn text(&self, ruleset: &str) -> Result<String, String> {
        let text = match &self.text {
            Some(text) => text.clone(),
            None => written(ruleset, self.content.clone())?,
        };
        let large = || format!("larger than {LARGEST_PACK} bytes");
        if text.len() > LARGEST_PACK { Err(large()) } else { Ok(text) }
    }

    /// A name as it stands in records and files: small letters, digits, and single strokes between them.
    fn named(&self) -> String {
        let lower = self.name.to_lowercase();
        let words =
            lower.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
        let name: String = words.collect::<Vec<_>>().join("-").chars().take(LONGEST_NAME).collect();
        if name.is_empty() { "pack".to_owned() } else { name }
    }
}

/// A file that says this, with the ruleset on top.
fn written(ruleset: &str, mut content: Value) -> Result<String, String> {
    prune(&mut content);
    let Value::Object(fields) = &mut content else {
        return Err("expected an object of lists".to_owned());
    };
    fields.insert("ruleset".to_owned(), Value::from(ruleset));
    let table = toml::Value::try_from(content).map_err(|fault| fault.to_string())?;
    toml::to_string_pretty(&table).map_err(|fault| fault.to_string())
}

/// A file of TOML has no nulls: what is not said is left out.
fn prune(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|_, field| !field.is_null());
            fields.values_mut().for_each(prune);
        }
        Value::Array(items) => {
            items.retain(|item| !item.is_null());
            items.iter_mut().for_each(prune);
        }
        _ => {}
    }
}

/// What a file says, for whoever edits it.
fn understood(text: &str) -> Value {
    let table = toml::from_str::<toml::Table>(text).ok();
    table.and_then(|table| serde_json::to_value(table).ok()).unwrap_or_default()
}

fn pack_of(name: &str, text: &str) -> Pack {
    Pack::from_texts(name, &[(FILE, text)])
}

impl<R: Doors> Host<R> {
    /// The content of the usual packs and one of a player's.
    fn beside_usual(&self, own: Pack) -> Result<R::Content, Fault> {
        own.ruleset(&[(R::NAME, ())])?;
        R::content(&self.usual_packs().chain([own]).collect::<Vec<_>>())
    }

    /// Tables of a player's pack on which no game can be played.
    fn closed(&self, content: &R::Content, usual: &R::Content) -> Vec<Closed> {
        let known: BTreeSet<String> = R::grounds(usual).into_iter().collect();
        let own = R::grounds(content).into_iter().filter(|id| !known.contains(id));
        let tried = own.take(MOST_TRIED).filter_map(|table| {
            let bad = |why: String| Refusal::from(Refusal::SETUP).with("table", why);
            let setup = R::trial(content, &table).map_err(bad);
            let game = setup.and_then(|setup| Game::<R>::start(content, setup, Seed([0; 32])));
            game.err().map(|refusal| Closed { table, refusal })
        });
        tried.collect()
    }
}

impl<R: Doors> Packs for Host<R> {
    fn schema(&self) -> &'static str {
        R::SCHEMA
    }

    fn has(&self, hash: &str) -> bool {
        self.own.get(&[hash.to_owned()]).is_some()
    }

    fn bring(&self, pack: Pack) {
        self.own.put(&[pack.hash()], Arc::new(pack));
    }

    fn named(&self, packs: &[(String, String)]) -> Result<Vec<String>, Refusal> {
        let known = |(name, hash): &(String, String)| {
            if self.has(hash) {
                return Ok(hash.clone());
            }
            let missing = || format!("`{name}` with the hash {hash} is not known here");
            let unknown = || Refusal::from(Refusal::SETUP).with("pack", missing());
            self.at_hand(name).then(|| name.clone()).ok_or_else(unknown)
        };
        packs.iter().map(known).collect()
    }

    fn check(&self, draft: Draft) -> Checked {
        let nothing = |text, content, fault| {
            let (refused, things) = (Vec::new(), Vec::new());
            Checked { text, content, fault: Some(fault), refused, things }
        };
        let text = match draft.text(R::NAME) {
            Ok(text) => text,
            Err(why) => {
                let fault = Fault::of_file(FILE, why);
                return nothing(String::new(), draft.content, Wrong::from(&fault));
            }
        };
        let said = understood(&text);
        let (content, usual) =
            match (self.beside_usual(pack_of(&draft.named(), &text)), self.chosen(None)) {
                (Ok(content), Ok(usual)) => (content, usual),
                (Err(fault), _) => return nothing(text, said, Wrong::from(&fault)),
                (_, Err(refusal)) => {
                    let fault = Fault::of_file(FILE, refusal);
                    return nothing(text, said, Wrong::from(&fault));
                }
            };
        let known: BTreeSet<String> =
            R::catalogue(&usual).things.into_iter().map(|thing| thing.id).collect();
        let things =
            R::catalogue(&content).things.into_iter().filter(|thing| !known.contains(&thing.id));
        let (things, refused) = (things.collect(), self.closed(&content, &usual));
        Checked { text, content: said, fault: None, refused, things }
    }
}

/// Whether it is written as the hash of a pack is.
pub(crate) fn is_hash(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

impl Rooms {
    /// Brings packs of players to hand, as far as they are kept here: names of others are passed over.
    ///
    /// # Errors
    /// When the storage fails.
    pub async fn fetch(&self, ruleset: &str, packs: &[String]) -> Result<(), StoreFault> {
        let Some(its) = self.ruleset(ruleset) else { return Ok(()) };
        let own = packs.iter().filter(|pack| is_hash(pack)).take(2 * MOST_OWN);
        let unknown: Vec<&String> = own.filter(|hash| !its.packs().has(hash)).collect();
        for hash in unknown {
            let Some(body) = self.store().kept_pack(hash).await? else { continue };
            let kept = read(&body)?;
            if kept.ruleset == ruleset {
                its.packs().bring(pack_of(&kept.name, &kept.text));
            }
        }
        Ok(())
    }

    /// Brings the packs that a record names to hand.
    ///
    /// # Errors
    /// When the storage fails.
    pub async fn fetch_for(&self, record: &Value) -> Result<(), StoreFault> {
        let ruleset = record.get("ruleset").and_then(Value::as_str).unwrap_or_default();
        let packs = record.get("packs").and_then(Value::as_array).into_iter().flatten();
        let hash = |pack: &Value| pack.get(1).and_then(Value::as_str).map(str::to_owned);
        let hashes: Vec<String> = packs.take(2 * MOST_OWN).filter_map(hash).collect();
        self.fetch(ruleset, &hashes).await
    }
}

/// The hashes of the packs of a game.
pub(crate) fn hashes(packs: &[(String, String)]) -> Vec<String> {
    packs.iter().map(|(_, hash)| hash.clone()).collect()
}

fn read(body: &str) -> Result<Kept, StoreFault> {
    serde_json::from_str(body).map_err(|fault| StoreFault::Unreadable(fault.to_string()))
}

/// The names of packs in a query, with commas between them.
pub(crate) fn listed(query: &BTreeMap<String, String>) -> Option<Vec<String>> {
    let names = query.get("packs")?;
    Some(names.split(',').filter(|name| !name.is_empty()).map(str::to_owned).collect())
}

/// The JSON schema of a pack's files
#[utoipa::path(get, path = "/api/rulesets/{ruleset}/schema", tag = "packs",
    params(("ruleset" = String, Path)), responses((status = 200, body = Object), (status = 404, body = Problem)))]
async fn schema(
    State(app): State<App>,
    Path(ruleset): Path<String>,
) -> Result<impl IntoResponse, Refused> {
    let schema = app.rooms.ruleset(&ruleset).ok_or_else(no_ruleset)?.packs().schema();
    Ok(([("content-type", "application/json")], schema))
}

/// Does something with the packs of a ruleset, beside everything else.
async fn beside<T: Send + 'static>(
    app: &App,
    ruleset: String,
    work: impl FnOnce(&dyn Packs) -> T + Send + 'static,
) -> Result<T, Refused> {
    let rooms = app.rooms.clone();
    let done = app.rooms.work().measure(move || Some(work(rooms.ruleset(&ruleset)?.packs())));
    done.await.ok_or_else(not_judged)?.ok_or_else(no_ruleset)
}

fn not_judged() -> Refused {
    refused(StatusCode::INTERNAL_SERVER_ERROR, "the pack cannot be judged")
}

/// What is wrong with a pack, and what is in it
#[utoipa::path(post, path = "/api/rulesets/{ruleset}/packs/check", tag = "packs",
    params(("ruleset" = String, Path)), request_body = Object,
    responses((status = 200, body = Object), (status = 404, body = Problem)))]
async fn check(
    State(app): State<App>,
    Path(ruleset): Path<String>,
    Json(draft): Json<Draft>,
) -> Result<Json<Checked>, Refused> {
    beside(&app, ruleset, move |its| its.check(draft)).await.map(Json)
}

/// Keeps a pack without a fault for whoever has its hash
#[utoipa::path(post, path = "/api/rulesets/{ruleset}/packs", tag = "packs",
    params(("ruleset" = String, Path)), request_body = Object,
    responses((status = 201, body = Object), (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem), (status = 507, body = Problem)))]
async fn keep(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(ruleset): Path<String>,
    Json(draft): Json<Draft>,
) -> Result<(StatusCode, Json<Value>), Refused> {
    not_too_often(&app, address.ip())?;
    let name = draft.named();
    let checked = beside(&app, ruleset.clone(), move |its| its.check(draft)).await?;
    if let Some(fault) = checked.fault {
        let line = fault.line.map_or_else(String::new, |line| format!("{line}: "));
        let why = format!("{FILE}:{line}field `{}`: {}", fault.field, fault.message);
        return Err(Refusal::from(Refusal::SETUP).with("pack", why).into());
    }
    let hash = pack_of(&name, &checked.text).hash();
    let kept = Kept { ruleset, name, text: checked.text };
    let body = serde_json::to_string(&kept).unwrap_or_default();
    let room = app.rooms.store().keep_pack(&hash, &body, now(), MOST_PACKS).await;
    if !room.map_err(|fault| unavailable(&fault))? {
        return Err(refused(StatusCode::INSUFFICIENT_STORAGE, "there is no room for more packs"));
    }
    Ok((StatusCode::CREATED, Json(serde_json::json!({ "id": hash, "name": kept.name }))))
}

/// A pack that was kept
#[utoipa::path(get, path = "/api/packs/{pack}", tag = "packs", params(("pack" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = Problem)))]
async fn kept(State(app): State<App>, Path(pack): Path<String>) -> Result<Json<Value>, Refused> {
    let none = || refused(StatusCode::NOT_FOUND, "there is no such pack");
    let body = app.rooms.store().kept_pack(&pack).await.map_err(|fault| unavailable(&fault))?;
    let Kept { ruleset, name, text } =
        read(&body.ok_or_else(none)?).map_err(|fault| unavailable(&fault))?;
    let content = understood(&text);
    let all =
        serde_json::json!({ "ruleset": ruleset, "name": name, "text": text, "content": content });
    Ok(Json(all))
}
