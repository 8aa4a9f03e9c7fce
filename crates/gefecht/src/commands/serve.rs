//! `gefecht serve`: the table in the browser.

use std::net::SocketAddr;
use std::path::PathBuf;

use crate::hosting;
use crate::scenario::SCENES;
use content::Pack;
use miette::{IntoDiagnostic, Result};
use server::limits::Limits;
use server::{Files, Server};

/// Where and how to serve.
#[derive(clap::Args)]
pub struct Serve {
    /// Where to listen.
    #[arg(long, default_value = "127.0.0.1:8484")]
    address: SocketAddr,
    /// Where games are kept: `sqlite:FILE` or `postgres://…`.
    #[arg(long, env = "GEFECHT_DATABASE", default_value = "sqlite:gefecht.db")]
    database: String,
    /// Folders of content beside the pack that comes with the program.
    #[arg(long = "pack")]
    packs: Vec<PathBuf>,
    /// Connections at the same time, of any kind.
    #[arg(long, default_value_t = Limits::default().connections)]
    connections: usize,
    /// Sockets of one address at the same time.
    #[arg(long, default_value_t = Limits::default().sockets_per_address)]
    sockets_per_address: u32,
    /// Games opened, records checked and replays read by one address in a minute.
    #[arg(long, default_value_t = Limits::default().requests_per_minute)]
    requests_per_minute: u32,
    /// Messages of one socket in a second, over a longer time.
    #[arg(long, default_value_t = Limits::default().messages_per_second)]
    messages_per_second: u32,
}

/// Serves until the process is told to end.
pub fn run(serve: &Serve, client: Files) -> Result<()> {
    tracing_subscriber::fmt().with_writer(std::io::stderr).init();
    let packs = serve.packs.iter().map(|path| Pack::from_folder(path));
    let packs: Vec<Pack> = packs.collect::<Result<_, _>>()?;
    let rulesets = hosting::rulesets(&packs)?;
    let limits = Limits {
        connections: serve.connections,
        sockets_per_address: serve.sockets_per_address,
        requests_per_minute: serve.requests_per_minute,
        messages_per_second: serve.messages_per_second,
    };
    let runtime = tokio::runtime::Runtime::new().into_diagnostic()?;
    let served = runtime.block_on(async {
        let server = Server::bind(serve.address, &serve.database, rulesets, client, SCENES, limits);
        let server = server.await.into_diagnostic()?;
        let address = server.address().into_diagnostic()?;
        say!("Gefecht is at http://{address}");
        tokio::select! {
            () = server.run() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
        Ok(())
    });
    // A computer player that still thinks does not hold up the end.
    runtime.shutdown_background();
    served
}
