//! The routes of HTTP. Each handler says what it gives; `openapi.rs` makes a page of it.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use axum::Json;
use axum::body::Body;
use axum::extract::{ConnectInfo, Path, Query, State, WebSocketUpgrade};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::Refusal;
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::oneshot;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::analyses;
use crate::limits::{LARGEST_MESSAGE, MOST_FRAMES};
use crate::lists;
use crate::packs;
use crate::protocol::{
    GameStatus, Listed, NewGame, Opened, Problem, Raw, ReplayPage, RulesetInfo, Verdict,
};
use crate::room::{Ask, Command};
use crate::rooms::OpenFault;
use crate::rulebook;
use crate::socket;
use crate::store::StoreFault;
use crate::tables;

/// All routes under `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(rulesets))
        .routes(routes!(lobby))
        .routes(routes!(everything))
        .routes(routes!(check_setup))
        .routes(routes!(odds))
        .routes(routes!(list_games, open_game))
        .routes(routes!(game_status))
        .routes(routes!(record))
        .routes(routes!(replay))
        .routes(routes!(check_record))
        .merge(lists::routes())
        .merge(packs::routes())
        .merge(rulebook::routes())
        .merge(tables::routes())
        .merge(analyses::routes())
        .routes(routes!(join))
}

/// A refused request.
pub struct Refused(StatusCode, Problem);

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.0, Json(self.1)).into_response()
    }
}

pub fn refused(status: StatusCode, problem: &str) -> Refused {
    Refused(status, Problem { problem: problem.to_owned(), refusal: None })
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        let problem = refusal.to_string();
        Refused(StatusCode::UNPROCESSABLE_ENTITY, Problem { problem, refusal: Some(refusal) })
    }
}

impl From<Ask> for Refused {
    fn from(ask: Ask) -> Self {
        match ask {
            Ask::NoGame => no_game(),
            Ask::NotOver => refused(StatusCode::CONFLICT, "the game is not over yet"),
            Ask::Taken => refused(StatusCode::CONFLICT, "no seat is open"),
        }
    }
}

impl From<OpenFault> for Refused {
    fn from(fault: OpenFault) -> Self {
        match fault {
            OpenFault::Refused(refusal) => refusal.into(),
            OpenFault::Ask(ask) => ask.into(),
            OpenFault::Store(fault) => unavailable(&fault),
        }
    }
}

fn no_game() -> Refused {
    refused(StatusCode::NOT_FOUND, "there is no such game")
}

/// Nothing is served on such a path.
pub fn nothing_here() -> Refused {
    refused(StatusCode::NOT_FOUND, "there is no such path")
}

/// What is on this path is not asked for so.
pub async fn other_method() -> Refused {
    refused(StatusCode::METHOD_NOT_ALLOWED, "not with this method")
}

pub fn no_ruleset() -> Refused {
    refused(StatusCode::NOT_FOUND, "there is no such ruleset")
}

/// What can be played here
#[utoipa::path(get, path = "/api/rulesets", tag = "rulesets",
    responses((status = 200, body = Vec<RulesetInfo>)))]
async fn rulesets(State(app): State<App>) -> Json<Vec<RulesetInfo>> {
    Json(app.rooms.rulesets())
}

/// What a lobby offers with packs of one's choice, in the ruleset's form
#[utoipa::path(get, path = "/api/rulesets/{ruleset}/lobby", tag = "rulesets",
    params(("ruleset" = String, Path), ("packs" = Option<String>, Query, description = "Names of packs, with commas between them")),
    responses((status = 200, body = Object), (status = 404, body = Problem), (status = 422, body = Problem)))]
async fn lobby(
    State(app): State<App>,
    Path(ruleset): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Json<Raw>, Refused> {
    let packs = wanted(&app, &ruleset, &query).await?;
    let ruleset = app.rooms.ruleset(&ruleset).ok_or_else(no_ruleset)?;
    Ok(Json(ruleset.lobby(packs.as_deref())?))
}

/// Everything in the packs of a ruleset
#[utoipa::path(get, path = "/api/rulesets/{ruleset}/content", tag = "rulesets",
    params(("ruleset" = String, Path)), responses((status = 200, body = Object), (status = 404, body = Problem)))]
async fn everything(
    State(app): State<App>,
    Path(ruleset): Path<String>,
) -> Result<Json<Raw>, Refused> {
    Ok(Json(app.rooms.ruleset(&ruleset).ok_or_else(no_ruleset)?.everything()))
}

/// Whether a setup is legal
#[utoipa::path(post, path = "/api/rulesets/{ruleset}/setup", tag = "rulesets",
    params(("ruleset" = String, Path)), request_body = Object,
    responses((status = 204), (status = 404, body = Problem), (status = 422, body = Problem)))]
async fn check_setup(
    State(app): State<App>,
    Path(ruleset): Path<String>,
    Json(setup): Json<Value>,
) -> Result<StatusCode, Refused> {
    let ruleset = app.rooms.ruleset(&ruleset).ok_or_else(no_ruleset)?;
    ruleset.open(None, Some(setup), kernel::Seed([0; 32]))?;
    Ok(StatusCode::NO_CONTENT)
}

/// The packs that a query names; those of players are brought to hand.
async fn wanted(
    app: &App,
    ruleset: &str,
    query: &BTreeMap<String, String>,
) -> Result<Option<Vec<String>>, Refused> {
    let packs = packs::listed(query);
    let names = packs.as_deref().unwrap_or_default();
    app.rooms.fetch(ruleset, names).await.map_err(|fault| unavailable(&fault))?;
    Ok(packs)
}

/// Exact odds; the parameters are the ruleset's
#[utoipa::path(get, path = "/api/rulesets/{ruleset}/odds", tag = "rulesets",
    params(("ruleset" = String, Path)), responses((status = 200, body = Object), (status = 422, body = Problem)))]
async fn odds(
    State(app): State<App>,
    Path(ruleset): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Json<Raw>, Refused> {
    let ruleset = app.rooms.ruleset(&ruleset).ok_or_else(no_ruleset)?;
    Ok(Json(ruleset.odds(&query)?))
}

/// Games to watch, newest first
#[utoipa::path(get, path = "/api/games", tag = "games",
    responses((status = 200, body = Vec<Listed>)))]
async fn list_games(State(app): State<App>) -> Result<Json<Vec<Listed>>, Refused> {
    app.rooms.listed().await.map(Json).map_err(|fault| unavailable(&fault))
}

pub fn unavailable(fault: &StoreFault) -> Refused {
    tracing::error!(%fault, "a request cannot be served");
    refused(StatusCode::SERVICE_UNAVAILABLE, "the storage fails")
}

/// Opens a game
#[utoipa::path(post, path = "/api/games", tag = "games", request_body = NewGame,
    responses((status = 201, body = Opened), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn open_game(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Json(new): Json<NewGame>,
) -> Result<(StatusCode, Json<Opened>), Refused> {
    not_too_often(&app, address.ip())?;
    Ok((StatusCode::CREATED, Json(app.rooms.create(new).await?)))
}

pub fn not_too_often(app: &App, address: IpAddr) -> Result<(), Refused> {
    let often = || refused(StatusCode::TOO_MANY_REQUESTS, "too many requests; wait a minute");
    app.guests.ask(address, Instant::now()).then_some(()).ok_or_else(often)
}

/// How a game stands, as a spectator sees it
#[utoipa::path(get, path = "/api/games/{game}", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = GameStatus), (status = 404, body = Problem)))]
async fn game_status(
    State(app): State<App>,
    Path(game): Path<String>,
) -> Result<Json<GameStatus>, Refused> {
    let (reply, replied) = oneshot::channel();
    app.rooms.send(&game, Command::Status(reply)).await;
    replied.await.ok().flatten().map(Json).ok_or_else(no_game)
}

/// The record of a finished game
#[utoipa::path(get, path = "/api/games/{game}/record", tag = "records", params(("game" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn record(State(app): State<App>, Path(game): Path<String>) -> Result<Json<Raw>, Refused> {
    let (reply, replied) = oneshot::channel();
    app.rooms.send(&game, Command::Record(reply)).await;
    Ok(Json(replied.await.unwrap_or(Err(Ask::NoGame))?))
}

/// Which part of a replay.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Part {
    /// The first frame, from 0.
    #[serde(default)]
    from: usize,
    /// How many frames, at most 200.
    #[serde(default)]
    count: Option<usize>,
}

/// The steps of a finished game, all cards open
#[utoipa::path(get, path = "/api/games/{game}/replay", tag = "records",
    params(("game" = String, Path), Part),
    responses((status = 200, body = ReplayPage), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn replay(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(game): Path<String>,
    Query(part): Query<Part>,
) -> Result<Json<ReplayPage>, Refused> {
    not_too_often(&app, address.ip())?;
    let count = part.count.unwrap_or(50).min(MOST_FRAMES);
    let (reply, replied) = oneshot::channel();
    app.rooms.send(&game, Command::Replay { from: part.from, count, reply }).await;
    Ok(Json(replied.await.unwrap_or(Err(Ask::NoGame))?))
}

/// Whether a record replays to the same events
#[utoipa::path(post, path = "/api/records", tag = "records", request_body = Object,
    responses((status = 200, body = Verdict), (status = 429, body = Problem)))]
async fn check_record(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Json(record): Json<Value>,
) -> Result<Json<Verdict>, Refused> {
    not_too_often(&app, address.ip())?;
    app.rooms.fetch_for(&record).await.map_err(|fault| unavailable(&fault))?;
    let rooms = app.rooms.clone();
    let check = move || rooms.verified(record);
    let result = app.rooms.work().replay(check).await;
    let fault = result.unwrap_or_else(|| Err("the record cannot be checked".to_owned())).err();
    Ok(Json(Verdict { verified: fault.is_none(), fault }))
}

/// The socket of a game; see docs/protocol.md
#[utoipa::path(get, path = "/api/socket", tag = "games", responses((status = 101)))]
async fn join(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let crowded = || refused(StatusCode::TOO_MANY_REQUESTS, "too many connections");
    let guest = app.guests.enter(address.ip()).ok_or_else(crowded)?;
    let upgrade = upgrade
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .read_buffer_size(1024)
        .write_buffer_size(1024)
        .max_write_buffer_size(4 * 1024 * 1024);
    Ok(upgrade.on_upgrade(move |socket| async move {
        socket::serve(socket, app.rooms.clone(), app.limits, app.ending.clone()).await;
        drop(guest);
    }))
}

/// Refuses pages of another origin: they must not play in the name of whoever opens them.
pub async fn same_origin(request: Request<Body>, next: Next) -> Response {
    let risky = request.method() != Method::GET || request.uri().path() == "/api/socket";
    if risky && !origin_matches(request.headers()) {
        return refused(StatusCode::FORBIDDEN, "another origin").into_response();
    }
    next.run(request).await
}

fn origin_matches(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    matches!((origin, host), (Some((_, origin)), Some(host)) if origin.eq_ignore_ascii_case(host))
}
