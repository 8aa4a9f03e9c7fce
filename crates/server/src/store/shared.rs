//! What several processes over one PostgreSQL need: they hear of each other's entries, know who of
//! them is alive, and agree on who acts for a game where nobody asks for it.

use async_trait::async_trait;
use sqlx::Row;
use sqlx::postgres::PgListener;

use super::sql::{PostgresStore, failed, rows};
use super::{Append, StoreFault};

/// Where processes tell each other what they did.
const CHANNEL: &str = "gefecht";

/// Bytes of one notification; the database takes no longer ones.
const LONGEST_NOTICE: usize = 7_900;

/// A process that was not heard of for so long is dead, in seconds.
const DEAD_AFTER: i32 = 5;

/// Who acts for a game: lets its computer players think and its clocks fall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lease {
    /// This process.
    Own,
    /// Another one, by name.
    Of(String),
}

/// What a process learns when it says that it is alive.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Pulse {
    /// Everyone else who is.
    pub others: Vec<String>,
    /// The others had taken it for dead, or it is new: what it held is lost.
    pub reborn: bool,
}

/// A storage that several processes share.
#[async_trait]
pub trait Shared: Send + Sync {
    /// Says that this process is alive, to the storage and to everyone who listens.
    async fn beat(&self) -> Result<Pulse, StoreFault>;
    /// Says that it is not any more.
    async fn leave(&self) -> Result<(), StoreFault>;
    /// Asks to act for a game; it is given if nobody alive does.
    async fn lease(&self, game: &str) -> Result<Lease, StoreFault>;
    /// Acts for a game no longer.
    async fn release(&self, game: &str) -> Result<(), StoreFault>;
    /// Acts no longer for games that are not among these. Gives which they were.
    async fn release_others(&self, games: &[String]) -> Result<Vec<String>, StoreFault>;
    /// Takes all games over whose process is dead, and gives them.
    async fn take_over(&self) -> Result<Vec<String>, StoreFault>;
    /// Tells the others something, each of these on its own.
    async fn tell(&self, news: &[String]) -> Result<(), StoreFault>;
    /// Hears what is told from now on.
    async fn listen(&self) -> Result<Box<dyn Listening>, StoreFault>;
}

/// A connection that hears what all processes tell.
#[async_trait]
pub trait Listening: Send {
    /// The next thing that another process tells; nothing if it is only a sign of life.
    ///
    /// # Errors
    /// When the connection is lost: what was told since then has to be read.
    async fn next(&mut self) -> Result<Option<(String, String)>, StoreFault>;
}

struct Ears {
    listener: PgListener,
    process: String,
}

#[async_trait]
impl Listening for Ears {
    async fn next(&mut self) -> Result<Option<(String, String)>, StoreFault> {
        let lost = || StoreFault::Failed("the connection that listens is lost".to_owned());
        let notice = self.listener.try_recv().await.map_err(failed)?.ok_or_else(lost)?;
        let told = notice.payload().split_once(' ');
        let told = told.filter(|(process, news)| *process != self.process && !news.is_empty());
        Ok(told.map(|(process, news)| (process.to_owned(), news.to_owned())))
    }
}

/// What others are told of entries: the entries themselves, unless they are too long.
fn notice(process: &str, append: &Append) -> String {
    let Append { game, from, entries, .. } = append;
    let length: usize = entries.iter().map(|entry| entry.len() + 1).sum();
    let entries = entries.join(",");
    let whole = length + game.len() + process.len() + 100 < LONGEST_NOTICE;
    let entries = if whole { format!(r#","entries":[{entries}]"#) } else { String::new() };
    format!(r#"{process} {{"grown":{{"game":"{game}","from":{from}{entries}}}}}"#)
}

impl PostgresStore {
    pub(super) fn as_shared(&self) -> Option<&dyn Shared> {
        Some(self)
    }

    /// One statement and one commit. The first entry of an append decides: if its number is taken,
    /// nothing of the append is added, and nobody is told. In the order of games, so that two
    /// processes never wait for each other.
    pub(super) async fn add(&self, batch: &[Append]) -> Result<Vec<bool>, StoreFault> {
        let (mut games, mut numbers, mut bodies, mut firsts) = (vec![], vec![], vec![], vec![]);
        let mut before = "";
        for (game, number, body) in rows(batch) {
            firsts.push(game != before);
            before = game;
            games.push(game);
            numbers.push(number);
            bodies.push(body);
        }
        let ended = batch.iter().filter(|append| append.over);
        let ended: Vec<&str> = ended.map(|append| append.game.as_str()).collect();
        let filled = batch.iter().filter(|append| append.filled);
        let filled: Vec<&str> = filled.map(|append| append.game.as_str()).collect();
        let told: Vec<&str> = batch.iter().map(|append| append.game.as_str()).collect();
        let notices: Vec<String> =
            batch.iter().map(|append| notice(&self.process, append)).collect();
        let added = sqlx::query(
            "WITH new AS (
                 SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bool[])
                     AS new (game, number, body, first)),
             begun AS (
                 INSERT INTO entries (game, number, body)
                 SELECT game, number, body FROM new WHERE first ORDER BY game
                 ON CONFLICT DO NOTHING RETURNING game),
             rest AS (
                 INSERT INTO entries (game, number, body)
                 SELECT game, number, body FROM new
                 WHERE NOT first AND game IN (SELECT game FROM begun)),
             changed AS (
                 UPDATE games SET over = over OR id = ANY($5::text[]),
                     open_until = CASE WHEN id = ANY($6::text[]) THEN NULL ELSE open_until END
                 WHERE (id = ANY($5::text[]) OR id = ANY($6::text[]))
                     AND id IN (SELECT game FROM begun))
             SELECT begun.game, pg_notify($9, told.notice) FROM begun
             JOIN unnest($7::text[], $8::text[]) AS told (game, notice) ON told.game = begun.game",
        )
        .bind(games)
        .bind(numbers)
        .bind(bodies)
        .bind(firsts)
        .bind(ended)
        .bind(filled)
        .bind(told)
        .bind(notices)
        .bind(CHANNEL)
        .fetch_all(&self.pool)
        .await
        .map_err(failed)?;
        let added: Result<std::collections::HashSet<String>, _> =
            added.iter().map(|row| row.try_get("game").map_err(failed)).collect();
        let added = added?;
        Ok(batch.iter().map(|append| added.contains(&append.game)).collect())
    }

    /// The first column of all rows, as text.
    async fn texts(&self, query: Query<'_>) -> Result<Vec<String>, StoreFault> {
        let rows = query.fetch_all(&self.pool).await.map_err(failed)?;
        rows.iter().map(|row| row.try_get(0).map_err(failed)).collect()
    }
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Postgres, sqlx::postgres::PgArguments>;

#[async_trait]
impl Shared for PostgresStore {
    async fn beat(&self) -> Result<Pulse, StoreFault> {
        let beat = sqlx::query(
            "INSERT INTO processes (id, seen) VALUES ($1, now())
             ON CONFLICT (id) DO UPDATE SET seen = now()
             RETURNING xmax = 0 AS reborn, pg_notify($2, $1 || ' ')",
        );
        let row = beat.bind(&self.process).bind(CHANNEL).fetch_one(&self.pool).await;
        let reborn = row.map_err(failed)?.try_get("reborn").map_err(failed)?;
        let alive = sqlx::query(
            "SELECT id FROM processes WHERE id <> $1 AND seen > now() - make_interval(secs => $2)",
        );
        let others = self.texts(alive.bind(&self.process).bind(f64::from(DEAD_AFTER))).await?;
        Ok(Pulse { others, reborn })
    }

    async fn leave(&self) -> Result<(), StoreFault> {
        let gone = sqlx::query("DELETE FROM processes WHERE id = $1").bind(&self.process);
        gone.execute(&self.pool).await.map_err(failed)?;
        Ok(())
    }

    async fn lease(&self, game: &str) -> Result<Lease, StoreFault> {
        let ask = sqlx::query(
            "INSERT INTO leases AS held (game, process) VALUES ($1, $2)
             ON CONFLICT (game) DO UPDATE SET process =
                 CASE WHEN EXISTS (
                     SELECT 1 FROM processes
                     WHERE id = held.process AND seen > now() - make_interval(secs => $3))
                 THEN held.process ELSE $2 END
             RETURNING process",
        );
        let ask = ask.bind(game).bind(&self.process).bind(f64::from(DEAD_AFTER));
        let process: String =
            ask.fetch_one(&self.pool).await.and_then(|row| row.try_get(0)).map_err(failed)?;
        Ok(if process == self.process { Lease::Own } else { Lease::Of(process) })
    }

    async fn release(&self, game: &str) -> Result<(), StoreFault> {
        let release = sqlx::query("DELETE FROM leases WHERE game = $1 AND process = $2");
        let release = release.bind(game).bind(&self.process).execute(&self.pool);
        release.await.map_err(failed)?;
        Ok(())
    }

    async fn release_others(&self, games: &[String]) -> Result<Vec<String>, StoreFault> {
        let release = sqlx::query(
            "DELETE FROM leases WHERE process = $1 AND game <> ALL($2::text[]) RETURNING game",
        );
        self.texts(release.bind(&self.process).bind(games)).await
    }

    async fn take_over(&self) -> Result<Vec<String>, StoreFault> {
        let dead = "DELETE FROM processes WHERE seen < now() - make_interval(secs => $1)";
        let dead = sqlx::query(dead).bind(f64::from(DEAD_AFTER)).execute(&self.pool);
        dead.await.map_err(failed)?;
        let take = sqlx::query(
            "UPDATE leases SET process = $1
             WHERE process NOT IN (SELECT id FROM processes) RETURNING game",
        );
        self.texts(take.bind(&self.process)).await
    }

    async fn tell(&self, news: &[String]) -> Result<(), StoreFault> {
        let tell = sqlx::query(
            "SELECT pg_notify($1, $2::text || ' ' || news) FROM unnest($3::text[]) AS news",
        );
        let tell = tell.bind(CHANNEL).bind(&self.process).bind(news).execute(&self.pool);
        tell.await.map_err(failed)?;
        Ok(())
    }

    async fn listen(&self) -> Result<Box<dyn Listening>, StoreFault> {
        let mut listener = PgListener::connect(&self.url).await.map_err(failed)?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await.map_err(failed)?;
        Ok(Box::new(Ears { listener, process: self.process.clone() }))
    }
}
