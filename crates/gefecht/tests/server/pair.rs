//! Two servers over one PostgreSQL, and what stands in front of them.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::process::Child;
use tokio::time::sleep;

use crate::crash::start;
use crate::postgres::Postgres;

/// Two servers over one database.
pub struct Pair {
    pub postgres: Postgres,
    pub addresses: [SocketAddr; 2],
    pub servers: [Child; 2],
}

impl Pair {
    pub async fn start() -> Pair {
        let postgres = Postgres::start();
        let url = postgres.url("postgres");
        let listen = || std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let free = [listen(), listen()];
        let addresses = free.map(|listener| listener.local_addr().unwrap());
        // At the same moment, over an empty database.
        let (first, second) = tokio::join!(start(addresses[0], &url), start(addresses[1], &url));
        Pair { postgres, addresses, servers: [first, second] }
    }

    /// Kills one of them; nothing can be tidied up.
    pub async fn kill(&mut self, number: usize) {
        self.servers[number].kill().await.unwrap();
    }

    pub async fn revive(&mut self, number: usize) {
        self.servers[number] = start(self.addresses[number], &self.postgres.url("postgres")).await;
    }
}

/// HAProxy of the system's packages with the file of `deploy/`, in front of two servers: the second
/// one is for when the first is away.
pub struct Proxy {
    pub address: SocketAddr,
    _child: Child,
    _folder: tempfile::TempDir,
}

impl Proxy {
    pub async fn start([first, second]: [SocketAddr; 2]) -> Proxy {
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let settings = include_str!("../../../../deploy/haproxy.cfg")
            .replace("maxconn 20000", "maxconn 4000")
            .replace("bind :8080", &format!("bind {free}"))
            .replace("first:8484", &first.to_string())
            .replace("second:8484", &format!("{second} backup"));
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("haproxy.cfg");
        std::fs::write(&file, settings).unwrap();
        let mut haproxy = tokio::process::Command::new("haproxy");
        let mut child = haproxy.arg("-q").arg("-f").arg(file).kill_on_drop(true).spawn().unwrap();
        while tokio::net::TcpStream::connect(free).await.is_err() {
            assert!(child.try_wait().unwrap().is_none(), "HAProxy does not start");
            sleep(Duration::from_millis(20)).await;
        }
        // Until it has found the servers ready.
        sleep(Duration::from_secs(2)).await;
        Proxy { address: free, _child: child, _folder: folder }
    }
}
