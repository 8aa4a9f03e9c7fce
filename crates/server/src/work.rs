//! Work that takes long, on threads of its own: the tasks of everyone else go on beside it.

use std::sync::Arc;
use std::thread::available_parallelism;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// Lets as many thoughts, as many replays and as many measurements run at once as there are cores; the
/// others wait in the order in which they came. They wait apart, so that nobody waits for a thought to
/// join a table or to drag a figure.
#[derive(Clone)]
pub struct Work {
    thoughts: Arc<Semaphore>,
    replays: Arc<Semaphore>,
    measures: Arc<Semaphore>,
    analyses: Arc<Semaphore>,
}

impl Work {
    /// Nothing to do yet.
    #[must_use]
    pub fn new() -> Work {
        // Two at least: one long thought must not hold up all short ones.
        let cores = available_parallelism().map_or(1, usize::from).max(2);
        let places = || Arc::new(Semaphore::new(cores));
        // An analysis has all cores for a while: others wait, and whoever plays does not.
        let analyses = Arc::new(Semaphore::new(1));
        Work { thoughts: places(), replays: places(), measures: places(), analyses }
    }

    /// Lets a computer player think. Nothing if it fails.
    pub async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        run(&self.thoughts, thought).await
    }

    /// Thinks about a finished game again. Nothing if it fails.
    pub async fn analyse<T: Send + 'static>(
        &self,
        analysis: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        run(&self.analyses, analysis).await
    }

    /// Plays a game again, or a part of it. Nothing if it fails.
    pub async fn replay<T: Send + 'static>(
        &self,
        replay: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        run(&self.replays, replay).await
    }

    /// Measures on a table. Nothing if it fails.
    pub async fn measure<T: Send + 'static>(
        &self,
        measure: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        run(&self.measures, measure).await
    }
}

/// Dropped while it waits, the work is not begun; once begun it keeps its place to its end.
async fn run<T: Send + 'static>(
    places: &Arc<Semaphore>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let place = places.clone().acquire_owned().await.ok()?;
    let done = spawn_blocking(move || {
        let done = work();
        drop(place);
        done
    });
    done.await.inspect_err(|fault| tracing::error!(%fault, "work has failed")).ok()
}
