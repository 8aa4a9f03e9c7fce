//! The two databases. Their SQL is the same; only the way in differs.

use std::str::FromStr;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::postgres::{PgPool, PgPoolOptions};
use sqlx::sqlite::{
    Sqlite, SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{QueryBuilder, Row, SqlSafeStr};

use super::{Append, Shared, Start, Store, StoreFault, Stored};

/// Entries of one statement: the number of its parameters is limited.
const MOST_ROWS: usize = 4_000;

/// Whoever waits longer for the database is told that it is away.
const TIME_TO_CONNECT: Duration = Duration::from_secs(3);

/// How often what is in the write-ahead log goes to the database file, beside the writing. Each time
/// the disk is busy for a tenth of a second or two, whatever the log's length: a game's page is written
/// once, however often it has changed.
const CHECKPOINT: Duration = Duration::from_secs(30);

/// What has to happen to a database, in order. What stands here is never changed, only added to.
macro_rules! migrations {
    ($database:literal) => {
        migrator([
            ("games", include_str!(concat!("../../migrations/", $database, "/0001_games.sql"))),
            ("deeds", include_str!(concat!("../../migrations/", $database, "/0002_deeds.sql"))),
            ("lists", include_str!(concat!("../../migrations/", $database, "/0003_lists.sql"))),
            ("open", include_str!(concat!("../../migrations/", $database, "/0004_open.sql"))),
            (
                "processes",
                include_str!(concat!("../../migrations/", $database, "/0005_processes.sql")),
            ),
            ("packs", include_str!(concat!("../../migrations/", $database, "/0006_packs.sql"))),
        ])
    };
}

fn migrator<const N: usize>(migrations: [(&'static str, &'static str); N]) -> Migrator {
    let numbered = (1..).zip(migrations).map(|(number, (name, sql))| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(numbered.collect())
}

/// Games in a file.
pub struct SqliteStore {
    pool: SqlitePool,
}

impl SqliteStore {
    /// Opens or creates the file.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub async fn open(url: &str) -> Result<Self, StoreFault> {
        // In WAL mode only `FULL` makes a commit durable before it returns.
        let options = SqliteConnectOptions::from_str(url)
            .map_err(failed)?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // Games are played at the same time: each entry falls on a page of its own, so small
            // pages make small commits.
            .page_size(1024)
            // Pages: at most 400 MB of log, under a load that no checkpoint beside it keeps up with.
            .pragma("wal_autocheckpoint", "400000")
            .busy_timeout(Duration::from_secs(10));
        let mut pool = SqlitePoolOptions::new().max_connections(4);
        if url.contains(":memory:") {
            // Such a database is that of its connection, and goes with it.
            pool = pool.max_connections(1).idle_timeout(None).max_lifetime(None);
        }
        let store = Self { pool: connected(pool, options).await.map_err(failed)? };
        store.migrate().await?;
        tokio::spawn(checkpoints(store.pool.clone()));
        Ok(store)
    }

    /// Another process may come up over the same file at this moment: it waits for the transaction.
    async fn migrate(&self) -> Result<(), StoreFault> {
        let mut lock = self.pool.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
        migrations!("sqlite").run(&mut *lock).await.map_err(not_migrated)?;
        lock.commit().await.map_err(failed)
    }
}

impl SqliteStore {
    /// All at once, or, if somebody's log has grown elsewhere, each on its own.
    async fn add(&self, batch: &[Append]) -> Result<Vec<bool>, StoreFault> {
        match self.add_all(batch).await {
            Ok(()) => Ok(vec![true; batch.len()]),
            Err(StoreFault::Conflict) => {
                let mut added = Vec::new();
                for append in batch {
                    match self.add_all(std::slice::from_ref(append)).await {
                        Ok(()) => added.push(true),
                        Err(StoreFault::Conflict) => added.push(false),
                        Err(fault) => return Err(fault),
                    }
                }
                Ok(added)
            }
            Err(fault) => Err(fault),
        }
    }

    async fn add_all(&self, batch: &[Append]) -> Result<(), StoreFault> {
        let mut transaction = self.pool.begin().await.map_err(failed)?;
        let rows: Vec<(&str, i64, &str)> = rows(batch).collect();
        for rows in rows.chunks(MOST_ROWS) {
            let mut query =
                QueryBuilder::<Sqlite>::new("INSERT INTO entries (game, number, body) ");
            query.push_values(rows, |mut row, (game, number, body)| {
                row.push_bind(*game).push_bind(*number).push_bind(*body);
            });
            query.build().execute(&mut *transaction).await.map_err(failed)?;
        }
        for append in batch.iter().filter(|append| append.over) {
            sqlx::query("UPDATE games SET over = TRUE WHERE id = $1")
                .bind(&append.game)
                .execute(&mut *transaction)
                .await
                .map_err(failed)?;
        }
        for append in batch.iter().filter(|append| append.filled) {
            sqlx::query("UPDATE games SET open_until = NULL WHERE id = $1")
                .bind(&append.game)
                .execute(&mut *transaction)
                .await
                .map_err(failed)?;
        }
        transaction.commit().await.map_err(failed)
    }

    fn as_shared(&self) -> Option<&dyn Shared> {
        None
    }
}

/// The switch of a new file to the write-ahead log does not wait for others who come up at the same
/// moment, whatever the timeout: it is tried again for a while.
async fn connected(
    pool: SqlitePoolOptions,
    options: SqliteConnectOptions,
) -> Result<SqlitePool, sqlx::Error> {
    const BUSY: &str = "5";
    for _ in 0..100 {
        match pool.clone().connect_with(options.clone()).await {
            Err(sqlx::Error::Database(fault)) if fault.code().as_deref() == Some(BUSY) => {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            done => return done,
        }
    }
    pool.connect_with(options).await
}

/// Moves the write-ahead log into the file without holding up the writer.
async fn checkpoints(pool: SqlitePool) {
    while !pool.is_closed() {
        tokio::time::sleep(CHECKPOINT).await;
        // One that fails is made up for by the next, or by the writer when the log is long.
        let _ = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await;
    }
}

/// Games in a PostgreSQL database, which several servers may share.
pub struct PostgresStore {
    pub(super) url: String,
    pub(super) pool: PgPool,
    /// This process among all over the database.
    pub(super) process: String,
}

impl PostgresStore {
    /// Connects.
    ///
    /// # Errors
    /// When it cannot be reached.
    pub async fn open(url: &str) -> Result<Self, StoreFault> {
        let options = PgPoolOptions::new().max_connections(8);
        let pool = options.acquire_timeout(TIME_TO_CONNECT).connect(url).await.map_err(failed)?;
        // One process at a time: it holds a lock of the database meanwhile.
        migrations!("postgres").run(&pool).await.map_err(not_migrated)?;
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes).map_err(|fault| StoreFault::Failed(fault.to_string()))?;
        let process = format!("{:016x}", u64::from_le_bytes(bytes));
        Ok(Self { url: url.to_owned(), pool, process })
    }
}

macro_rules! store {
    ($store:ty, $row:ty) => {
        impl $store {
            fn stored(row: &$row) -> Result<Stored, StoreFault> {
                let start: String = row.try_get("start").map_err(failed)?;
                let until: Option<i64> = row.try_get("open_until").map_err(failed)?;
                Ok(Stored {
                    id: row.try_get("id").map_err(failed)?,
                    start: read_start(&start)?,
                    listed: row.try_get("listed").map_err(failed)?,
                    over: row.try_get("over").map_err(failed)?,
                    open_until: until.map(|until| until.max(0) as u64),
                })
            }
        }

        #[async_trait]
        impl Store for $store {
            async fn open(&self, game: &Stored) -> Result<(), StoreFault> {
                let start = serde_json::to_string(&game.start).map_err(unreadable)?;
                sqlx::query(
                    "INSERT INTO games (id, start, created, listed, over, open_until)
                     VALUES ($1, $2, $3, $4, $5, $6)",
                )
                .bind(&game.id)
                .bind(start)
                .bind(game.start.created as i64)
                .bind(game.listed)
                .bind(game.over)
                .bind(game.open_until.map(|until| until as i64))
                .execute(&self.pool)
                .await
                .map_err(failed)?;
                Ok(())
            }

            async fn append(&self, batch: &[Append]) -> Result<Vec<bool>, StoreFault> {
                self.add(batch).await
            }

            fn shared(&self) -> Option<&dyn Shared> {
                self.as_shared()
            }

            async fn game(&self, id: &str) -> Result<Option<Stored>, StoreFault> {
                let query = sqlx::query(
                    "SELECT id, start, listed, over, open_until FROM games WHERE id = $1",
                );
                let row = query.bind(id).fetch_optional(&self.pool).await.map_err(failed)?;
                row.as_ref().map(Self::stored).transpose()
            }

            async fn entries(&self, id: &str, after: u32) -> Result<Vec<String>, StoreFault> {
                let query = sqlx::query(
                    "SELECT body FROM entries WHERE game = $1 AND number > $2 ORDER BY number",
                );
                let query = query.bind(id).bind(i64::from(after));
                let rows = query.fetch_all(&self.pool).await.map_err(failed)?;
                rows.iter().map(|row| row.try_get("body").map_err(failed)).collect()
            }

            async fn listed(&self, most: u32) -> Result<Vec<Stored>, StoreFault> {
                let query = sqlx::query(
                    "SELECT id, start, listed, over, open_until FROM games
                     WHERE listed ORDER BY created DESC LIMIT $1",
                );
                let rows = query.bind(i64::from(most)).fetch_all(&self.pool).await;
                rows.map_err(failed)?.iter().map(Self::stored).collect()
            }

            async fn keep_list(
                &self,
                id: &str,
                body: &str,
                created: u64,
            ) -> Result<(), StoreFault> {
                sqlx::query("INSERT INTO lists (id, body, created) VALUES ($1, $2, $3)")
                    .bind(id)
                    .bind(body)
                    .bind(created as i64)
                    .execute(&self.pool)
                    .await
                    .map_err(failed)?;
                Ok(())
            }

            async fn kept_list(&self, id: &str) -> Result<Option<String>, StoreFault> {
                let query = sqlx::query("SELECT body FROM lists WHERE id = $1");
                let row = query.bind(id).fetch_optional(&self.pool).await.map_err(failed)?;
                row.map(|row| row.try_get("body").map_err(failed)).transpose()
            }

            async fn keep_pack(
                &self,
                hash: &str,
                body: &str,
                created: u64,
                most: u32,
            ) -> Result<bool, StoreFault> {
                let query = sqlx::query(
                    "INSERT INTO packs (hash, body, created) SELECT $1, $2, $3
                     WHERE (SELECT COUNT(*) FROM packs) < $4 ON CONFLICT DO NOTHING",
                );
                let query = query.bind(hash).bind(body).bind(created as i64).bind(i64::from(most));
                query.execute(&self.pool).await.map_err(failed)?;
                Ok(self.kept_pack(hash).await?.is_some())
            }

            async fn kept_pack(&self, hash: &str) -> Result<Option<String>, StoreFault> {
                let query = sqlx::query("SELECT body FROM packs WHERE hash = $1");
                let row = query.bind(hash).fetch_optional(&self.pool).await.map_err(failed)?;
                row.map(|row| row.try_get("body").map_err(failed)).transpose()
            }

            async fn challenges(&self, now: u64, most: u32) -> Result<Vec<Stored>, StoreFault> {
                let query = sqlx::query(
                    "SELECT id, start, listed, over, open_until FROM games
                     WHERE open_until > $1 AND NOT over ORDER BY open_until DESC LIMIT $2",
                );
                let query = query.bind(now as i64).bind(i64::from(most));
                let rows = query.fetch_all(&self.pool).await;
                rows.map_err(failed)?.iter().map(Self::stored).collect()
            }
        }
    };
}

store!(SqliteStore, sqlx::sqlite::SqliteRow);
store!(PostgresStore, sqlx::postgres::PgRow);

/// The rows of a batch: game, number, body.
pub(super) fn rows(batch: &[Append]) -> impl Iterator<Item = (&str, i64, &str)> {
    batch.iter().flat_map(|append| {
        let numbers = i64::from(append.from)..;
        numbers
            .zip(&append.entries)
            .map(|(number, body)| (append.game.as_str(), number, body.as_str()))
    })
}

fn read_start(text: &str) -> Result<Start, StoreFault> {
    serde_json::from_str(text).map_err(unreadable)
}

fn unreadable(fault: serde_json::Error) -> StoreFault {
    StoreFault::Unreadable(fault.to_string())
}

fn not_migrated(fault: MigrateError) -> StoreFault {
    StoreFault::Failed(fault.to_string())
}

pub(super) fn failed(fault: sqlx::Error) -> StoreFault {
    let conflict = fault.as_database_error().is_some_and(|it| it.is_unique_violation());
    if conflict { StoreFault::Conflict } else { StoreFault::Failed(fault.to_string()) }
}
