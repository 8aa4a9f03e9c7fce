//! Both databases keep games alike.

use std::path::Path;
use std::sync::Arc;

use futures_util::future::join_all;
use gefecht::hosting;
use kernel::Doing;
use serde_json::{Value, json};
use server::limits::Limits;
use server::store::{self, Append, Start, Store, StoreFault, Stored, Writer};
use sqlx::Connection;

use crate::client::{Client, record, serve};
use crate::postgres::Postgres;

fn game(id: &str, created: u64, listed: bool) -> Stored {
    let start = Start {
        ruleset: "battleground".to_owned(),
        packs: vec![("battleground".to_owned(), "ab".to_owned())],
        setup: json!({ "map": "Ödland ☃", "players": [] }),
        exercise: None,
        seed: "07".repeat(32),
        seed_given: true,
        seats: vec!["person".to_owned(), "greedy".to_owned()],
        names: vec!["player 1".to_owned(), String::new()],
        tokens: vec![Some("cd".to_owned()), None],
        clock: None,
        created,
        ..Start::default()
    };
    Stored { id: id.to_owned(), start, listed, over: false, open_until: None }
}

fn append(game: &str, from: u32, entries: &[&str]) -> Append {
    let entries = entries.iter().map(|&entry| entry.to_owned()).collect();
    Append { game: game.to_owned(), from, entries, over: false, filled: false }
}

/// Everything that is asked of a storage.
async fn keeps_games(store: Arc<dyn Store>) {
    assert_eq!(store.game("none").await.unwrap(), None);
    for (id, created, listed) in [("a", 5, true), ("b", 7, true), ("c", 9, false)] {
        store.open(&game(id, created, listed)).await.unwrap();
    }
    assert_eq!(store.kept_list("a").await.unwrap(), None);
    store.keep_list("a", "{}", 5).await.unwrap();
    assert_eq!(store.kept_list("a").await.unwrap().as_deref(), Some("{}"));
    assert!(matches!(store.keep_list("a", "[]", 6).await, Err(StoreFault::Conflict)));
    assert_eq!(store.kept_pack("a").await.unwrap(), None);
    assert!(store.keep_pack("a", "{}", 5, 1).await.unwrap());
    assert!(store.keep_pack("a", "[]", 6, 1).await.unwrap(), "it is kept already");
    assert!(!store.keep_pack("b", "[]", 6, 1).await.unwrap(), "there is no room");
    assert_eq!(store.kept_pack("a").await.unwrap().as_deref(), Some("{}"));
    assert_eq!(store.game("a").await.unwrap(), Some(game("a", 5, true)));
    let twice = store.open(&game("a", 6, true)).await;
    assert!(matches!(twice, Err(StoreFault::Conflict)), "an id is given once");

    let batch = [append("a", 1, &["one", "two"]), append("b", 1, &["'; DROP TABLE games; --"])];
    assert_eq!(store.append(&batch).await.unwrap(), [true, true]);
    store.append(&[append("a", 3, &["three ☃"])]).await.unwrap();
    assert_eq!(store.entries("a", 0).await.unwrap(), ["one", "two", "three ☃"]);
    assert_eq!(store.entries("b", 0).await.unwrap(), ["'; DROP TABLE games; --"]);

    // All of an append or none of it: the log has grown elsewhere.
    let stale = [append("b", 2, &["more"]), append("a", 3, &["another three", "and four"])];
    assert_eq!(store.append(&stale).await.unwrap(), [true, false]);
    assert_eq!(store.entries("b", 1).await.unwrap(), ["more"]);
    assert_eq!(store.entries("a", 2).await.unwrap(), ["three ☃"]);

    let order = |games: Vec<Stored>| games.into_iter().map(|game| game.id).collect::<Vec<_>>();
    assert_eq!(order(store.listed(9).await.unwrap()), ["b", "a"]);
    assert_eq!(order(store.listed(1).await.unwrap()), ["b"]);
    let over = Append { over: true, ..append("b", 3, &["end"]) };
    store.append(&[over]).await.unwrap();
    assert!(store.game("b").await.unwrap().unwrap().over);
    assert!(!store.game("a").await.unwrap().unwrap().over);
    keeps_challenges(&*store).await;
    written_together(store).await;
}

/// A challenge stands until its time, until its seats are filled, or until its game is over.
async fn keeps_challenges(store: &dyn Store) {
    let open = |id, until| Stored { open_until: Some(until), ..game(id, 11, false) };
    for (id, until) in [("d", 100), ("e", 200), ("f", 300), ("g", 400)] {
        store.open(&open(id, until)).await.unwrap();
    }
    let listed = async |now, most| -> Vec<String> {
        let found = store.challenges(now, most).await.unwrap();
        found.into_iter().map(|stored| stored.id).collect()
    };
    assert_eq!(listed(50, 9).await, ["g", "f", "e", "d"]);
    assert_eq!(listed(100, 9).await, ["g", "f", "e"]);
    assert_eq!(listed(50, 2).await, ["g", "f"]);
    let filled = Append { filled: true, ..append("f", 1, &["taken"]) };
    let over = Append { over: true, ..append("g", 1, &["conceded"]) };
    store.append(&[filled, over]).await.unwrap();
    assert_eq!(listed(50, 9).await, ["e", "d"]);
    assert_eq!(store.game("f").await.unwrap().unwrap().open_until, None);
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
        let entries = store.entries(&format!("g{n}"), 0).await.unwrap();
        if n % 10 == 0 {
            assert!(matches!(result, Err(StoreFault::Conflict)));
            assert_eq!(entries, ["first"]);
        } else {
            assert!(result.is_ok());
            assert_eq!(entries, ["first", "second"]);
        }
    }
}

fn sqlite(folder: &Path) -> String {
    format!("sqlite:{}/games.db", folder.display())
}

#[tokio::test]
async fn sqlite_keeps_games() {
    let folder = tempfile::tempdir().unwrap();
    keeps_games(store::open(&sqlite(folder.path())).await.unwrap()).await;
    let again = store::open(&sqlite(folder.path())).await.unwrap();
    assert_eq!(again.entries("a", 0).await.unwrap().len(), 3, "they are there after a restart");
}

#[tokio::test]
async fn postgresql_keeps_games() {
    let postgres = Postgres::start();
    keeps_games(store::open(&postgres.url("postgres")).await.unwrap()).await;
    let again = store::open(&postgres.url("postgres")).await.unwrap();
    assert_eq!(again.entries("a", 0).await.unwrap().len(), 3, "they are there after a restart");
}

#[tokio::test]
async fn other_urls_are_refused() {
    for url in ["", "mysql://x", "games.db", "sqlite:/no/such/folder/games.db"] {
        assert!(store::open(url).await.is_err(), "{url}");
    }
}

/// A database of the program as it was before migrations, with the packs of today.
fn older() -> String {
    let rulesets = hosting::rulesets(&[]).unwrap();
    let hash = rulesets[0].info().packs[0].1.clone();
    include_str!("before-migrations.sql").replace("PACK\"", &format!("{hash}\""))
}

/// A finished game of it has its record, and one that is still open is played on.
async fn takes_over_games(database: &str) {
    let address = serve(database, hosting::rulesets(&[]).unwrap(), Limits::default()).await;
    let record = record(address, "rjh4st7gux9jb4uq").await;
    assert_eq!(record.deeds.len(), 28, "twenty-six answers, a draw offer, a concession");
    assert_eq!(record.deeds[20].doing, Doing::OfferDraw);
    assert_eq!(record.deeds[27].doing, Doing::Concede);
    let (_, watched) = Client::join(address, "rjh4st7gux9jb4uq", None).await;
    assert_eq!(watched["chat"][0]["text"], "well met ☃ \"quoted\"");
    assert_eq!(watched["standing"]["clock"], json!([3_639_652, 3_694_488]));

    let token = "e8r8xdgxpkiue9zs3qvnf45wv692m9fp".to_owned();
    let (mut client, welcome) = Client::join(address, "wzzeuytf48k2jb6m", Some(&token)).await;
    assert_eq!(welcome["log"].as_array().unwrap().len(), 13, "the start and twelve answers");
    let question = &welcome["now"]["question"];
    assert_eq!(question["id"], 12);
    client.answer(question, &question["options"][0]).await;
    assert_eq!(client.next_of("update").await["accepted"], 12);
    assert_ne!(question, &Value::Null);
}

#[tokio::test]
async fn an_older_sqlite_database_is_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let url = sqlite(folder.path());
    let mut older = sqlx::SqliteConnection::connect(&format!("{url}?mode=rwc")).await.unwrap();
    let sql = self::older().replace("(game, number))", "(game, number)) WITHOUT ROWID");
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut older).await.unwrap();
    older.close().await.unwrap();
    takes_over_games(&url).await;
}

#[tokio::test]
async fn an_older_postgresql_database_is_taken_over() {
    let postgres = Postgres::start();
    postgres.execute("postgres", older()).await;
    takes_over_games(&postgres.url("postgres")).await;
}

/// All who come up at the same moment over an empty database do come up.
async fn comes_up_together(url: &str) {
    for opened in join_all((0..6).map(|_| store::open(url))).await {
        opened.unwrap();
    }
}

#[tokio::test]
async fn several_come_up_over_an_empty_sqlite_database() {
    for _ in 0..10 {
        let folder = tempfile::tempdir().unwrap();
        comes_up_together(&sqlite(folder.path())).await;
    }
}

#[tokio::test]
async fn several_come_up_over_an_empty_postgresql_database() {
    let postgres = Postgres::start();
    for n in 0..5 {
        postgres.execute("postgres", format!("CREATE DATABASE empty{n}")).await;
        comes_up_together(&postgres.url(&format!("empty{n}"))).await;
    }
}
