//! Listening: connections within their limits, headers, and the routes put together.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, DefaultBodyLimit, Request};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse};
use axum::routing::get;
use axum::{Json, Router, middleware};
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

use crate::ending::Ending;
use crate::guests::Guests;
use crate::limits::{LARGEST_BODY, Limits, TIME_FOR_HEAD, TIME_FOR_REQUEST};
use crate::rooms::Rooms;
use crate::ruleset::Ruleset;
use crate::store::{self, StoreFault};
use crate::{App, Files, Network, Scenes, assets, forwarded, http, metrics, openapi};

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
    app: App,
    proxies: Arc<[Network]>,
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
        let (guests, ending) = (Guests::new(limits), Ending::default());
        let app = App { rooms, guests, limits, scenes, ending };
        Ok(Server {
            listener: listen(address).await?,
            router: router(app.clone(), client),
            connections: Arc::new(Semaphore::new(limits.connections)),
            app,
            proxies: Arc::default(),
        })
    }

    /// Believes these proxies where a request comes from.
    #[must_use]
    pub fn behind(self, proxies: &[Network]) -> Server {
        Server { proxies: proxies.into(), ..self }
    }

    /// Shows its figures at an address of their own.
    ///
    /// # Errors
    /// When the address is taken or not ours.
    pub async fn show_figures(&self, address: SocketAddr) -> std::io::Result<()> {
        let listener = listen(address).await?;
        let router: Router = metrics::figures().with_state(self.app.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        Ok(())
    }

    /// Ends it, whoever runs it: first it says that it is not ready, for so long; then it closes all
    /// connections, and its players go on at another one.
    pub fn ender(&self, announced: Duration) -> impl Future<Output = ()> + use<> {
        let app = self.app.clone();
        async move { app.ending.end(&app.rooms, announced, || app.guests.sockets()).await }
    }

    /// Where it listens.
    ///
    /// # Errors
    /// When the system does not tell.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until the task is dropped, or until it ends.
    pub async fn run(self) {
        tokio::select! {
            () = self.accept() => {}
            () = self.app.ending.closes() => {}
        }
    }

    async fn accept(&self) {
        loop {
            // Beyond the limit newcomers wait in the system's queue.
            let Ok(place) = self.connections.clone().acquire_owned().await else { return };
            match self.listener.accept().await {
                Ok((stream, address)) => {
                    let (router, proxies) = (self.router.clone(), self.proxies.clone());
                    tokio::spawn(async move {
                        connection(stream, address, router, proxies).await;
                        drop(place);
                    });
                }
                Err(fault) => {
                    tracing::warn!(%fault, "a connection was not accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        }
    }
}

/// Listens at an address; a fault names it.
async fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let named =
        |fault: std::io::Error| std::io::Error::new(fault.kind(), format!("{address}: {fault}"));
    TcpListener::bind(address).await.map_err(named)
}

async fn connection(
    stream: TcpStream,
    address: SocketAddr,
    router: Router,
    proxies: Arc<[Network]>,
) {
    let _ = stream.set_nodelay(true);
    let service = router.into_service::<hyper::body::Incoming>().map_request(
        move |mut request: Request<hyper::body::Incoming>| {
            let client = forwarded::client(address.ip(), request.headers(), &proxies);
            let client = ConnectInfo(SocketAddr::new(client, address.port()));
            request.extensions_mut().insert(client);
            request
        },
    );
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
        .merge(metrics::probes())
        .route("/api/openapi.json", get(move || async move { Json(description) }))
        .route("/api", get(move || async move { ([assets::POLICY], Html(page)) }))
        .method_not_allowed_fallback(http::other_method)
        .fallback(move |uri: Uri, headers: HeaderMap| async move {
            match uri.path().starts_with("/api/") {
                true => http::nothing_here().into_response(),
                false => assets::client(client, &uri, &headers),
            }
        })
        .layer(layers)
        .with_state(app)
}
