//! Routes to tables that others have begun: open challenges, moments to play on from, records.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::StatusCode;
use serde_json::Value;
use tokio::sync::oneshot;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::http::{Refused, not_too_often, unavailable};
use crate::protocol::{
    Challenge, Imported, NewBranch, Newcomer, Opened, Problem, Statistics, Taken,
};
use crate::room::{Ask, Command};

/// Routes of challenges, branches and imported records.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(challenges))
        .routes(routes!(accept))
        .routes(routes!(statistics))
        .routes(routes!(branch))
        .routes(routes!(import))
}

/// Open challenges, newest first
#[utoipa::path(get, path = "/api/challenges", tag = "games",
    responses((status = 200, body = Vec<Challenge>)))]
async fn challenges(State(app): State<App>) -> Result<Json<Vec<Challenge>>, Refused> {
    app.rooms.challenges().await.map(Json).map_err(|fault| unavailable(&fault))
}

/// Accepts a challenge
#[utoipa::path(post, path = "/api/games/{game}/seat", tag = "games", params(("game" = String, Path)),
    request_body = Newcomer,
    responses((status = 200, body = Taken), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn accept(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(game): Path<String>,
    Json(newcomer): Json<Newcomer>,
) -> Result<Json<Taken>, Refused> {
    not_too_often(&app, address.ip())?;
    let (reply, replied) = oneshot::channel();
    app.rooms.send(&game, Command::Take { name: newcomer.name, reply }).await;
    Ok(Json(replied.await.unwrap_or(Err(Ask::NoGame))?))
}

/// What a finished game came to
#[utoipa::path(get, path = "/api/games/{game}/statistics", tag = "records", params(("game" = String, Path)),
    responses((status = 200, body = Statistics), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn statistics(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(game): Path<String>,
) -> Result<Json<Statistics>, Refused> {
    not_too_often(&app, address.ip())?;
    let (reply, replied) = oneshot::channel();
    app.rooms.send(&game, Command::Statistics(reply)).await;
    Ok(Json(replied.await.unwrap_or(Err(Ask::NoGame))?))
}

/// Plays on from a moment of a finished game
#[utoipa::path(post, path = "/api/branches", tag = "records", request_body = NewBranch,
    responses((status = 201, body = Opened), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn branch(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Json(new): Json<NewBranch>,
) -> Result<(StatusCode, Json<Opened>), Refused> {
    not_too_often(&app, address.ip())?;
    Ok((StatusCode::CREATED, Json(app.rooms.branch(new).await?)))
}

/// Keeps a record as a game that can be looked at
#[utoipa::path(post, path = "/api/imports", tag = "records", request_body = Object,
    responses((status = 201, body = Imported), (status = 422, body = Problem)))]
async fn import(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Json(record): Json<Value>,
) -> Result<(StatusCode, Json<Imported>), Refused> {
    not_too_often(&app, address.ip())?;
    Ok((StatusCode::CREATED, Json(app.rooms.import(record).await?)))
}
