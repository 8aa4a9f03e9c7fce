//! A PostgreSQL of the tests' own.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use sqlx::Connection;
use tempfile::TempDir;

/// A PostgreSQL server of the system's packages, on a socket in a folder of its own.
pub struct Postgres {
    folder: TempDir,
    programs: PathBuf,
}

impl Postgres {
    pub fn start() -> Postgres {
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
        postgres.up();
        postgres
    }

    fn up(&self) {
        let socket = format!("-c listen_addresses='' -k {}", self.folder.path().display());
        self.run("pg_ctl", &["--wait", "-o", &socket, "start"]);
    }

    /// Stops it, as a crash does, and starts it again after a while.
    pub async fn restart(&self, away: Duration) {
        self.run("pg_ctl", &["--wait", "--mode=immediate", "stop"]);
        tokio::time::sleep(away).await;
        self.up();
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

    pub fn url(&self, database: &str) -> String {
        let folder = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://gefecht@{folder}/{database}")
    }

    /// Does something to a database from outside.
    pub async fn execute(&self, database: &str, sql: String) {
        let connected = sqlx::PgConnection::connect(&self.url(database)).await;
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut connected.unwrap()).await.unwrap();
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.run("pg_ctl", &["--wait", "--mode=immediate", "stop"]);
    }
}
