//! One writer for all games: what arrives while the disk is busy goes to it together.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use super::{Append, Store, StoreFault};

/// Appends of one commit.
const MOST_TOGETHER: usize = 1_000;

type Request = (Append, oneshot::Sender<Result<(), StoreFault>>);

/// Hands appends to the storage, many in one commit.
#[derive(Clone)]
pub struct Writer {
    requests: mpsc::Sender<Request>,
}

impl Writer {
    /// Starts the writer.
    #[must_use]
    pub fn start(store: Arc<dyn Store>) -> Writer {
        let (requests, waiting) = mpsc::channel(MOST_TOGETHER);
        tokio::spawn(write(store, waiting));
        Writer { requests }
    }

    /// How many appends wait.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.requests.max_capacity() - self.requests.capacity()
    }

    /// Adds entries to a log. They are durable when this returns.
    ///
    /// # Errors
    /// When the storage fails or another process has written to the game.
    pub async fn append(&self, append: Append) -> Result<(), StoreFault> {
        let (reply, replied) = oneshot::channel();
        let gone = || StoreFault::Failed("the writer has stopped".to_owned());
        self.requests.send((append, reply)).await.map_err(|_| gone())?;
        replied.await.map_err(|_| gone())?
    }
}

async fn write(store: Arc<dyn Store>, mut waiting: mpsc::Receiver<Request>) {
    let mut together = Vec::new();
    while waiting.recv_many(&mut together, MOST_TOGETHER).await > 0 {
        let (batch, replies): (Vec<Append>, Vec<_>) = together.drain(..).unzip();
        match store.append(&batch).await {
            Ok(added) => replies.into_iter().zip(added).for_each(|(reply, added)| {
                let _ = reply.send(if added { Ok(()) } else { Err(StoreFault::Conflict) });
            }),
            Err(fault) => replies.into_iter().for_each(|reply| {
                let _ = reply.send(Err(fault.clone()));
            }),
        }
    }
}
