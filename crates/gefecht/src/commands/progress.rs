//! How far long work has come: a bar in a terminal, a line now and then elsewhere.

use std::io::{IsTerminal, stderr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{HumanDuration, ProgressBar, ProgressStyle};

/// How often a line says it where there is no terminal.
const EVERY: Duration = Duration::from_secs(30);

/// Work of which the parts are counted.
pub struct Progress {
    bar: ProgressBar,
    what: &'static str,
    begun: Instant,
    /// When a line is next; never in a terminal.
    next: Option<Mutex<Instant>>,
}

impl Progress {
    /// So many of these are to be done.
    pub fn of(all: u64, what: &'static str) -> Progress {
        let template = format!("{{bar:40}} {{pos}}/{{len}} {what}, {{per_sec}}, {{eta}} left");
        let style = ProgressStyle::with_template(&template);
        let bar = ProgressBar::new(all);
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let begun = Instant::now();
        let next = (!stderr().is_terminal()).then(|| Mutex::new(begun + EVERY));
        Progress { bar, what, begun, next }
    }

    /// One more is done.
    pub fn tick(&self) {
        self.bar.inc(1);
        let Some(next) = &self.next else { return };
        let now = Instant::now();
        let mut next = next.lock().unwrap_or_else(PoisonError::into_inner);
        if now >= *next {
            *next = now + EVERY;
            eprintln!("{}", self.line(now - self.begun));
        }
    }

    /// How far it has come after so long.
    fn line(&self, passed: Duration) -> String {
        let (done, all) = (self.bar.position(), self.bar.length().unwrap_or(0));
        let rate = done as f64 / passed.as_secs_f64().max(f64::MIN_POSITIVE);
        let left = passed.mul_f64(all.saturating_sub(done) as f64 / done.max(1) as f64);
        let left = HumanDuration(left);
        format!("{done}/{all} {}, {rate:.1} per second, {left} left", self.what)
    }

    /// It is over.
    pub fn end(&self) {
        self.bar.finish_and_clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_what_is_done_how_fast_and_how_long_it_takes_yet() {
        let progress = Progress::of(100, "games");
        progress.bar.inc(20);
        let line = progress.line(Duration::from_secs(40));
        assert_eq!(line, "20/100 games, 0.5 per second, 3 minutes left");
    }

    #[test]
    fn a_line_comes_now_and_then_where_there_is_no_terminal() {
        let begun = Instant::now();
        let next = |progress: &Progress| *progress.next.as_ref().unwrap().lock().unwrap();
        let mut progress = Progress::of(2, "games");
        progress.next = Some(Mutex::new(begun));
        progress.tick();
        let after = next(&progress);
        assert!(after >= begun + EVERY);
        progress.tick();
        assert_eq!(next(&progress), after);
    }
}
