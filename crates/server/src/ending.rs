//! The end of a server: it is announced first, so that nobody new is sent here, and then everyone is
//! sent elsewhere.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::rooms::Rooms;

/// How long the last sockets may take to close.
const TIME_TO_CLOSE: Duration = Duration::from_secs(5);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Serves,
    Announced,
    Closes,
}

/// Whether a server ends; clones are of the same server.
#[derive(Clone)]
pub struct Ending {
    stage: Arc<watch::Sender<Stage>>,
}

impl Default for Ending {
    fn default() -> Self {
        Self { stage: Arc::new(watch::Sender::new(Stage::Serves)) }
    }
}

impl Ending {
    /// Whether the end is announced.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        *self.stage.borrow() >= Stage::Announced
    }

    /// Waits until connections close.
    pub async fn closes(&self) {
        let mut stage = self.stage.subscribe();
        // The server keeps a sender: without one there is nothing to wait for either.
        let _ = stage.wait_for(|stage| *stage == Stage::Closes).await;
    }

    /// Ends the server: it is not ready any more, and after a while all connections are closed. What
    /// was acknowledged is on disk before.
    pub(crate) async fn end(
        &self,
        rooms: &Rooms,
        announced: Duration,
        sockets: impl Fn() -> usize,
    ) {
        self.stage.send_replace(Stage::Announced);
        sleep(announced).await;
        self.stage.send_replace(Stage::Closes);
        let closed = async {
            while sockets() > 0 {
                sleep(Duration::from_millis(20)).await;
            }
        };
        let _ = timeout(TIME_TO_CLOSE, closed).await;
        if let Some(peers) = rooms.peers() {
            peers.leave().await;
        }
    }
}
