//! Finished games that are thought about again: a stream of what is found. Who goes away stops it.

use std::convert::Infallible;
use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Path, State};
use axum::http::StatusCode;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::stream::{Stream, unfold};
use players::Patience;
use tokio::sync::{mpsc, oneshot};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::http::{Refused, not_too_often, refused};
use crate::limits::MOST_ANALYSED;
use crate::protocol::{Analysed, Problem};
use crate::room::{Ask, Command};
use crate::ruleset::Match;
use crate::work::Work;

/// The route of analyses.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(analysis))
}

/// Thinks about the decisions of a finished game again: a stream of events, one for each decision that
/// matters and one at the end. Who breaks it off stops the work; an address has one at a time
#[utoipa::path(get, path = "/api/games/{game}/analysis", tag = "records", params(("game" = String, Path)),
    responses((status = 200, body = Analysed, content_type = "text/event-stream"),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
async fn analysis(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(game): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refused> {
    not_too_often(&app, address.ip())?;
    let busy = || refused(StatusCode::TOO_MANY_REQUESTS, "a game is being analysed already");
    let ticket = app.guests.study(address.ip()).ok_or_else(busy)?;
    let (reply, replied) = oneshot::channel();
    app.rooms.send(&game, Command::Game(reply)).await;
    let game = replied.await.unwrap_or(Err(Ask::NoGame))?;
    let (tell, told) = mpsc::channel(64);
    tokio::spawn(study(app.rooms.work().clone(), game, tell));
    let events = unfold((told, ticket), |(mut told, ticket)| async move {
        let event = Event::default().json_data(told.recv().await?).ok()?;
        Some((Ok(event), (told, ticket)))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

/// Waits for a place and tells what is found, as long as somebody listens.
async fn study(work: Work, game: Box<dyn Match>, tell: mpsc::Sender<Analysed>) {
    let gone = tell.clone();
    let think = move || {
        let patience = Patience::of(MOST_ANALYSED);
        game.analyse(&patience, &mut |found| {
            if tell.blocking_send(found).is_err() {
                patience.stop();
            }
        });
    };
    tokio::select! {
        _ = work.analyse(think) => {}
        () = gone.closed() => {}
    }
}
