//! Listening: connections within their limits, headers, and the routes put together.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::Html;
use axum::routing::get;
use axum::{Extension, Json, Router, middleware};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::{ServiceBuilder, ServiceExt};
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use utoipa::openapi::{InfoBuilder, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;

use crate::guests::Guests;
use crate::limits::{LARGEST_BODY, Limits, TIME_FOR_HEAD, TIME_FOR_REQUEST};
use crate::rooms::Rooms;
use crate::ruleset::Ruleset;
use crate::store::{self, StoreFault};
use crate::{App, Files, Scenes, assets, http, openapi};

/// Why a server cannot start.
#[derive(Debug, Error)]
pub enum ServerFault {
    /// The address is taken or not ours.
    #[error("cannot listen: {0}")]
    Listen(#[from] std::io::Error),
    /// The storage cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreFault),
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    router: Router,
    connections: Arc<Semaphore>,
}

impl Server {
    /// Opens the storage and listens.
    ///
    /// # Errors
    /// When one of the two is not possible.
    pub async fn bind(
        address: SocketAddr,
        database: &str,
        rulesets: Vec<Box<dyn Ruleset>>,
        client: Files,
        scenes: Scenes,
        limits: Limits,
    ) -> Result<Server, ServerFault> {
        let store = store::open(database).await?;
        let rooms = Rooms::new(rulesets, store, scenes);
        let app = App { rooms, guests: Guests::new(limits), limits, scenes };
        Ok(Server {
            listener: TcpListener::bind(address).await?,
            router: router(app, client),
            connections: Arc::new(Semaphore::new(limits.connections)),
        })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// When the system does not tell.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until the task is dropped.
    pub async fn run(self) {
        loop {
            // Beyond the limit newcomers wait in the system's queue.
            let Ok(place) = self.connections.clone().acquire_owned().await else { return };
            match self.listener.accept().await {
                Ok((stream, address)) => {
                    let router = self.router.clone();
                    tokio::spawn(async move {
                        connection(stream, address, router).await;
                        drop(place);
                    });
                }
                Err(fault) => {
                    tracing::warn!(%fault, "a connection was not accepted");
                    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
                }
            }
        }
    }
}

async fn connection(stream: TcpStream, address: SocketAddr, router: Router) {
    let _ = stream.set_nodelay(true);
    let service = router
        .layer(Extension(axum::extract::ConnectInfo(address)))
        .into_service::<hyper::body::Incoming>()
        .map_request(|request: Request<hyper::body::Incoming>| request);
    let served = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(TIME_FOR_HEAD)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    // A client that breaks off is no fault.
    let _ = served.await;
}

fn router(app: App, client: Files) -> Router {
    let info = InfoBuilder::new().title("Gefecht").version(env!("CARGO_PKG_VERSION")).build();
    let description = OpenApiBuilder::new().info(info).build();
    let (router, description) =
        OpenApiRouter::with_openapi(description).merge(http::routes()).split_for_parts();
    let description = serde_json::to_value(&description).unwrap_or_default();
    let page = openapi::page(&description);
    let header =
        |name, value| SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value));
    let layers = ServiceBuilder::new()
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(header::REFERRER_POLICY, "no-referrer"))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, TIME_FOR_REQUEST))
        .layer(CompressionLayer::new().quality(CompressionLevel::Best))
        .layer(middleware::from_fn(http::same_origin))
        .layer(DefaultBodyLimit::max(LARGEST_BODY));
    router
        .route("/api/openapi.json", get(move || async move { Json(description) }))
        .route("/api", get(move || async move { ([assets::POLICY], Html(page)) }))
        .fallback(move |uri: Uri, headers: HeaderMap| async move {
            assets::client(client, &uri, &headers)
        })
        .layer(layers)
        .with_state(app)
}
