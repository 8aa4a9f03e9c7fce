//! `gefecht serve`: the table in the browser.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::hosting;
use crate::scenario::SCENES;
use content::Pack;
use miette::{IntoDiagnostic, Result};
use server::limits::Limits;
use server::{Files, Network, Server};

use super::logs;

/// Where and how to serve.
#[derive(clap::Args)]
pub struct Serve {
    /// Where to listen.
    #[arg(long, default_value = "127.0.0.1:8484")]
    address: SocketAddr,
    /// Where games are kept: `sqlite:FILE` or `postgres://…`.
    #[arg(long, default_value = "sqlite:gefecht.db")]
    database: String,
    /// Folders of content beside the pack that comes with the program.
    #[arg(long = "pack", value_delimiter = ',')]
    packs: Vec<PathBuf>,
    /// Connections at the same time, of any kind.
    #[arg(long, default_value_t = Limits::default().connections as u32, value_parser = clap::value_parser!(u32).range(1..))]
    connections: u32,
    /// Sockets of one address at the same time.
    #[arg(long, default_value_t = Limits::default().sockets_per_address)]
    sockets_per_address: u32,
    /// Games opened, records checked and replays read by one address in a minute.
    #[arg(long, default_value_t = Limits::default().requests_per_minute)]
    requests_per_minute: u32,
    /// Messages of one socket in a second, over a longer time.
    #[arg(long, default_value_t = Limits::default().messages_per_second)]
    messages_per_second: u32,
    /// Proxies that are believed where a request comes from (`X-Forwarded-For`): addresses or
    /// networks, with commas between them.
    #[arg(long, value_delimiter = ',')]
    trusted_proxies: Vec<Network>,
    /// Where to show figures for Prometheus, beside the table's address.
    #[arg(long)]
    metrics: Option<SocketAddr>,
    /// Writes the log as lines of JSON.
    #[arg(long)]
    json_logs: bool,
    /// Seconds in which the server still serves, but is not ready, after it was told to end (SIGTERM).
    #[arg(long, default_value_t = 0)]
    drain: u64,
}

/// Serves until the process is told to end.
pub fn run(serve: &Serve, client: Files) -> Result<()> {
    logs::start(serve.json_logs);
    let packs = serve.packs.iter().map(|path| Pack::from_folder(path));
    let packs: Vec<Pack> = packs.collect::<Result<_, _>>()?;
    let rulesets = hosting::rulesets(&packs)?;
    let limits = Limits {
        connections: serve.connections as usize,
        sockets_per_address: serve.sockets_per_address,
        requests_per_minute: serve.requests_per_minute,
        messages_per_second: serve.messages_per_second,
    };
    let runtime = tokio::runtime::Runtime::new().into_diagnostic()?;
    let served = runtime.block_on(async {
        let server = Server::bind(serve.address, &serve.database, rulesets, client, SCENES, limits);
        let server = server.await.into_diagnostic()?;
        let server = server.behind(&serve.trusted_proxies);
        if let Some(address) = serve.metrics {
            server.show_figures(address).await.into_diagnostic()?;
        }
        let address = server.address().into_diagnostic()?;
        say!("Gefecht is at http://{address}");
        let ender = server.ender(Duration::from_secs(serve.drain));
        let drained = async {
            terminated().await;
            ender.await;
        };
        tokio::select! {
            _ = async { tokio::join!(server.run(), drained) } => {}
            _ = tokio::signal::ctrl_c() => {}
        }
        Ok(())
    });
    // A computer player that still thinks does not hold up the end.
    runtime.shutdown_background();
    served
}

/// Waits until the process is asked to end.
async fn terminated() {
    #[cfg(unix)]
    if let Ok(mut asked) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())
    {
        asked.recv().await;
        return;
    }
    std::future::pending::<()>().await;
}
