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
    /// So many of these are to be done; the standard error shows how far it has come.
    pub fn of(all: u64, what: &'static str) -> Progress {
        Progress::shown(all, what, stderr().is_terminal())
    }

    /// The same, for a terminal or for none.
    pub fn shown(all: u64, what: &'static str, in_terminal: bool) -> Progress {
        let template = format!("{{bar:40}} {{pos}}/{{len}} {what}, {{per_sec}}, {{eta}} left");
        let style = ProgressStyle::with_template(&template);
        let bar = ProgressBar::new(all);
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let begun = Instant::now();
        let next = (!in_terminal).then(|| Mutex::new(begun + EVERY));
        Progress { bar, what, begun, next }
    }

    /// One more is done.
    pub fn tick(&self) {
        self.bar.inc(1);
        if let Some(line) = self.due(Instant::now()) {
            eprintln!("{line}");
        }
    }

    /// The line that is due at a moment.
    pub fn due(&self, now: Instant) -> Option<String> {
        let mut next = self.next.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner);
        (now >= *next).then(|| {
            *next = now + EVERY;
            self.line(now - self.begun)
        })
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
