//! What a server counts, in the text form of Prometheus; whether it is alive and ready.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use kernel::Refusal;
use tokio::time::timeout;

use crate::App;

/// The upper ends of the parts into which the times of answers are sorted, in milliseconds.
const PARTS: [u64; 11] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000];

/// A storage that does not answer within this time is away.
const TIME_TO_ANSWER: Duration = Duration::from_secs(2);

/// What is counted.
#[derive(Default)]
pub struct Metrics {
    /// Answers by the time until they were safe; the last part has no upper end.
    parts: [AtomicU64; PARTS.len() + 1],
    microseconds: AtomicU64,
    refusals: Mutex<BTreeMap<&'static str, u64>>,
}

impl Metrics {
    /// An answer was acknowledged after this time.
    pub fn answered(&self, took: Duration) {
        let milliseconds = took.as_millis();
        let part = PARTS.iter().position(|&end| milliseconds < u128::from(end));
        self.parts[part.unwrap_or(PARTS.len())].fetch_add(1, Ordering::Relaxed);
        let took = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.microseconds.fetch_add(took, Ordering::Relaxed);
    }

    /// Something was refused.
    pub fn refused(&self, refusal: &Refusal) {
        let mut refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        *refusals.entry(refusal.rule.0).or_default() += 1;
    }

    fn text(&self, gauges: &[(&str, &str, usize)]) -> String {
        let mut text = String::new();
        for (name, help, value) in gauges {
            let _ = writeln!(
                text,
                "# HELP gefecht_{name} {help}\n# TYPE gefecht_{name} gauge\ngefecht_{name} {value}"
            );
        }
        text += "# HELP gefecht_answer_seconds From an answer's arrival until it is safe.\n\
                 # TYPE gefecht_answer_seconds histogram\n";
        let mut count = 0;
        for (part, answers) in self.parts.iter().enumerate() {
            count += answers.load(Ordering::Relaxed);
            let end =
                PARTS.get(part).map_or("+Inf".to_owned(), |&end| (end as f64 / 1e3).to_string());
            let _ = writeln!(text, "gefecht_answer_seconds_bucket{{le=\"{end}\"}} {count}");
        }
        let sum = self.microseconds.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(
            text,
            "gefecht_answer_seconds_sum {sum}\ngefecht_answer_seconds_count {count}\n\
             # HELP gefecht_refusals_total What was refused, by rule.\n\
             # TYPE gefecht_refusals_total counter"
        );
        for (rule, count) in &*self.refusals.lock().unwrap_or_else(PoisonError::into_inner) {
            let _ = writeln!(text, "gefecht_refusals_total{{rule=\"{rule}\"}} {count}");
        }
        text
    }
}

/// Whether the process is alive, and whether it can take players.
pub fn probes() -> Router<App> {
    Router::new().route("/health", get(|| async { "alive\n" })).route("/ready", get(ready))
}

/// The figures, for an address of their own: players need not see them.
pub fn figures() -> Router<App> {
    probes().route("/metrics", get(metrics))
}

async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    let away = (StatusCode::SERVICE_UNAVAILABLE, "the storage is away\n");
    if app.ending.has_begun() {
        return (StatusCode::SERVICE_UNAVAILABLE, "ends\n");
    }
    match timeout(TIME_TO_ANSWER, app.rooms.store().game("-")).await {
        Ok(Ok(_)) => (StatusCode::OK, "ready\n"),
        Ok(Err(_)) | Err(_) => away,
    }
}

async fn metrics(State(app): State<App>) -> String {
    let rooms = &app.rooms;
    rooms.metrics().text(&[
        ("rooms", "Games in memory.", rooms.games().len()),
        ("sockets", "Players and spectators at this process.", app.guests.sockets()),
        ("write_queue", "Appends that wait for the storage.", rooms.writer().waiting()),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_counted_by_their_time_and_refusals_by_their_rule() {
        let metrics = Metrics::default();
        for milliseconds in [0, 3, 3, 60_000] {
            metrics.answered(Duration::from_millis(milliseconds));
        }
        metrics.refused(&Refusal::NOT_ASKED.into());
        let text = metrics.text(&[("rooms", "Games in memory.", 7)]);
        for line in [
            "gefecht_rooms 7",
            "gefecht_answer_seconds_bucket{le=\"0.001\"} 1",
            "gefecht_answer_seconds_bucket{le=\"0.005\"} 3",
            "gefecht_answer_seconds_bucket{le=\"+Inf\"} 4",
            "gefecht_answer_seconds_count 4",
            "gefecht_refusals_total{rule=\"KERNEL-NOT-ASKED\"} 1",
        ] {
            assert!(text.lines().any(|one| one == line), "{line}\n{text}");
        }
    }
}
