//! Both databases keep games alike.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use serde_json::json;
use server::store::{self, Append, Start, Store, StoreFault, Stored, Writer};
use tempfile::TempDir;

/// A PostgreSQL server of the system's packages, on a socket in a folder of its own.
struct Postgres {
    folder: TempDir,
    programs: PathBuf,
}

impl Postgres {
    fn start() -> Postgres {
        let versions = std::fs::read_dir("/usr/lib/postgresql").unwrap_or_else(|_| {
            panic!("PostgreSQL is not installed: `make setup` does it");
        });
        let programs = versions.map(|version| version.unwrap().path().join("bin"));
        let programs = programs.filter(|path| path.join("initdb").exists()).max().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let postgres = Postgres { folder, programs };
        let owner = Command::new("chown").arg("postgres").arg(postgres.folder.path()).status();
        assert!(owner.unwrap().success());
        postgres.run("initdb", &["--auth=trust", "--no-sync", "--username=gefecht"]);
        let socket = format!("-c listen_addresses='' -k {}", postgres.folder.path().display());
        postgres.run("pg_ctl", &["--wait", "-o", &socket, "start"]);
        postgres
    }

    /// Runs one of its programs as the user whom the system's package has made for it: PostgreSQL
    /// does not run as root.
    fn run(&self, program: &str, arguments: &[&str]) {
        let data = self.folder.path().join("data");
        let status = Command::new("runuser")
            .args(["-u", "postgres", "--"])
            .arg(self.programs.join(program))
            .arg("-D")
            .arg(data)
            .args(arguments)
            .current_dir("/")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        assert!(status.unwrap().success(), "{program} fails");
    }

    fn url(&self) -> String {
        let folder = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://gefecht@{folder}/postgres")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.run("pg_ctl", &["--wait", "--mode=immediate", "stop"]);
    }
}

fn game(id: &str, created: u64, listed: bool) -> Stored {
    let start = Start {
        ruleset: "battleground".to_owned(),
        packs: vec![("battleground".to_owned(), "ab".to_owned())],
        setup: json!({ "map": "Ödland ☃", "players": [] }),
        seed: "07".repeat(32),
        seed_given: true,
        seats: ["person".to_owned(), "greedy".to_owned()],
        names: ["player 1".to_owned(), String::new()],
        tokens: [Some("cd".to_owned()), None],
        clock: None,
        created,
    };
    Stored { id: id.to_owned(), start, listed, over: false }
}

fn append(game: &str, from: u32, entries: &[&str]) -> Append {
    let entries = entries.iter().map(|&entry| entry.to_owned()).collect();
    Append { game: game.to_owned(), from, entries, over: false }
}

/// Everything that is asked of a storage.
async fn keeps_games(store: Arc<dyn Store>) {
    assert_eq!(store.game("none").await.unwrap(), None);
    for (id, created, listed) in [("a", 5, true), ("b", 7, true), ("c", 9, false)] {
        store.open(&game(id, created, listed)).await.unwrap();
    }
    assert_eq!(store.game("a").await.unwrap(), Some(game("a", 5, true)));
    let twice = store.open(&game("a", 6, true)).await;
    assert!(matches!(twice, Err(StoreFault::Conflict)), "an id is given once");

    let batch = [append("a", 1, &["one", "two"]), append("b", 1, &["'; DROP TABLE games; --"])];
    store.append(&batch).await.unwrap();
    store.append(&[append("a", 3, &["three ☃"])]).await.unwrap();
    assert_eq!(store.entries("a").await.unwrap(), ["one", "two", "three ☃"]);
    assert_eq!(store.entries("b").await.unwrap(), ["'; DROP TABLE games; --"]);

    // All or none: the log has grown elsewhere.
    let stale = [append("b", 2, &["more"]), append("a", 3, &["another three"])];
    assert!(matches!(store.append(&stale).await, Err(StoreFault::Conflict)));
    assert_eq!(store.entries("b").await.unwrap().len(), 1);
    assert_eq!(store.entries("a").await.unwrap()[2], "three ☃");

    let order = |games: Vec<Stored>| games.into_iter().map(|game| game.id).collect::<Vec<_>>();
    assert_eq!(order(store.listed(9).await.unwrap()), ["b", "a"]);
    assert_eq!(order(store.listed(1).await.unwrap()), ["b"]);
    let over = Append { over: true, ..append("b", 2, &["end"]) };
    store.append(&[over]).await.unwrap();
    assert!(store.game("b").await.unwrap().unwrap().over);
    assert!(!store.game("a").await.unwrap().unwrap().over);
    written_together(store).await;
}

/// One conflict among many appends of the writer is nobody else's.
async fn written_together(store: Arc<dyn Store>) {
    let writer = Writer::start(store.clone());
    let mut waiting = Vec::new();
    for n in 0..200u32 {
        let writer = writer.clone();
        let id = format!("g{n}");
        // Every tenth says that its log is longer than it is.
        let from = if n % 10 == 0 { 1 } else { 2 };
        store.append(&[append(&id, 1, &["first"])]).await.unwrap();
        waiting.push(tokio::spawn(async move {
            (n, writer.append(append(&id, from, &["second"])).await)
        }));
    }
    for task in waiting {
        let (n, result) = task.await.unwrap();
        let entries = store.entries(&format!("g{n}")).await.unwrap();
        if n % 10 == 0 {
            assert!(matches!(result, Err(StoreFault::Conflict)));
            assert_eq!(entries, ["first"]);
        } else {
            assert!(result.is_ok());
            assert_eq!(entries, ["first", "second"]);
        }
    }
}

#[tokio::test]
async fn sqlite_keeps_games() {
    let folder = tempfile::tempdir().unwrap();
    let url = |path: &Path| format!("sqlite:{}/games.db", path.display());
    keeps_games(store::open(&url(folder.path())).await.unwrap()).await;
    let again = store::open(&url(folder.path())).await.unwrap();
    assert_eq!(again.entries("a").await.unwrap().len(), 3, "they are there after a restart");
}

#[tokio::test]
async fn postgresql_keeps_games() {
    let postgres = Postgres::start();
    keeps_games(store::open(&postgres.url()).await.unwrap()).await;
    let again = store::open(&postgres.url()).await.unwrap();
    assert_eq!(again.entries("a").await.unwrap().len(), 3, "they are there after a restart");
}

#[tokio::test]
async fn other_urls_are_refused() {
    for url in ["", "mysql://x", "games.db", "sqlite:/no/such/folder/games.db"] {
        assert!(store::open(url).await.is_err(), "{url}");
    }
}
