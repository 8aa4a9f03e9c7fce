//! A client's connection: reads messages, holds them to the limits, passes them to the room.

use std::time::Instant;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::{interval, timeout};

use crate::ending::Ending;
use crate::limits::{
    Bucket, HEARTBEAT, LARGEST_MESSAGE, Limits, MOST_MEASURED, MOST_WAITING, SILENCE, TIME_TO_JOIN,
    TIME_TO_SEND,
};
use crate::protocol::{Failure, FromClient, ToClient};
use crate::room::{Command, text};
use crate::rooms::Rooms;
use crate::ruleset::raw;

/// Serves one connection to its end.
pub async fn serve(mut socket: WebSocket, rooms: Rooms, limits: Limits, ending: Ending) {
    let rate = f64::from(limits.messages_per_second);
    let mut bucket = Bucket::new(rate, 4.0 * rate, Instant::now());
    let (out, mut waiting) = mpsc::channel(MOST_WAITING);
    let failure = match timeout(TIME_TO_JOIN, join(&mut socket, &rooms, out)).await {
        Ok(Ok(Some((game, client)))) => {
            let ended = tokio::select! {
                ended = talk(&mut socket, &rooms, &game, client, &mut waiting, &mut bucket) => ended,
                () = ending.closes() => Some(Failure::Restarting),
            };
            rooms.send(&game, Command::Leave { client }).await;
            ended
        }
        Ok(Ok(None)) => return,
        Ok(Err(failure)) => Some(failure),
        Err(_) => Some(Failure::NotJoined),
    };
    if let Some(reason) = failure {
        let _ = timeout(TIME_TO_SEND, refuse(&mut socket, reason)).await;
    }
}

/// Waits for the first message and passes it to the room. Nothing if the client goes before.
async fn join(
    socket: &mut WebSocket,
    rooms: &Rooms,
    out: mpsc::Sender<Utf8Bytes>,
) -> Result<Option<(String, u64)>, Failure> {
    let Some(message) = next(socket).await? else { return Ok(None) };
    let FromClient::Join { game, token, log } = message else { return Err(Failure::NotJoined) };
    if game.len() > 64 || !game.bytes().all(|b| b.is_ascii_alphanumeric()) {
        return Err(Failure::NoGame);
    }
    let (reply, replied) = oneshot::channel();
    let command = Command::Join { token, log: log.unwrap_or(0), out, reply };
    rooms.send(&game, command).await;
    let client = replied.await.unwrap_or(Err(Failure::Unavailable))?;
    Ok(Some((game, client)))
}

/// The next message of the client; nothing when it is gone.
async fn next(socket: &mut WebSocket) -> Result<Option<FromClient>, Failure> {
    loop {
        match socket.recv().await {
            Some(Ok(Message::Text(text))) => return read(&text).map(Some),
            Some(Ok(Message::Binary(_))) => return Err(Failure::Malformed),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Err(_)) => return Err(Failure::Malformed),
            Some(Ok(Message::Close(_))) | None => return Ok(None),
        }
    }
}

fn read(text: &str) -> Result<FromClient, Failure> {
    serde_json::from_str(text).map_err(|_| Failure::Malformed)
}

/// Passes messages to and fro until one side ends it. Gives why the server ends it.
async fn talk(
    socket: &mut WebSocket,
    rooms: &Rooms,
    game: &str,
    client: u64,
    waiting: &mut mpsc::Receiver<Utf8Bytes>,
    bucket: &mut Bucket,
) -> Option<Failure> {
    let mut heartbeat = interval(HEARTBEAT);
    let mut heard = Instant::now();
    // Whoever measures too much at once waits, and nobody else does.
    let mut measuring = JoinSet::new();
    loop {
        tokio::select! {
            Some(measured) = measuring.join_next() => {
                if let Ok(Some(text)) = measured {
                    send(socket, text).await?;
                }
            }
            message = socket.next(), if measuring.len() < MOST_MEASURED => {
                heard = Instant::now();
                if !bucket.take(heard) {
                    return Some(Failure::TooFast);
                }
                let message = match message? {
                    Ok(Message::Text(text)) => read(&text),
                    Ok(Message::Binary(_)) | Err(_) => Err(Failure::Malformed),
                    Ok(Message::Ping(_) | Message::Pong(_)) => continue,
                    Ok(Message::Close(_)) => return None,
                };
                match message {
                    Ok(FromClient::Ping) => send(socket, text(&ToClient::Pong)?).await?,
                    Ok(FromClient::Measure { id, query }) => {
                        measuring.spawn(measure(rooms.clone(), game.to_owned(), id, query));
                    }
                    Ok(message) => rooms.send(game, Command::Say { client, message }).await,
                    Err(failure) => return Some(failure),
                }
            }
            text = waiting.recv() => match text {
                Some(text) => send_all(socket, text, waiting).await?,
                None => return Some(Failure::TooSlow),
            },
            _ = heartbeat.tick() => {
                if heard.elapsed() > SILENCE {
                    return None;
                }
                let ping = socket.send(Message::Ping(Bytes::new()));
                timeout(TIME_TO_SEND, ping).await.ok()?.ok()?;
            }
        }
    }
}

/// Measures beside the room, which only gives the position. Nothing if there is no room any more.
async fn measure(rooms: Rooms, game: String, id: u32, query: Value) -> Option<Utf8Bytes> {
    let (reply, replied) = oneshot::channel();
    rooms.send(&game, Command::Measure { query, reply }).await;
    let result = rooms.work().measure(replied.await.ok()?).await?;
    text(&ToClient::Measured { id, result: result.unwrap_or_else(|refusal| raw(&refusal)) })
}

async fn send(socket: &mut WebSocket, text: Utf8Bytes) -> Option<()> {
    timeout(TIME_TO_SEND, socket.send(Message::Text(text))).await.ok()?.ok()
}

/// Sends a message and those that wait behind it, with one write.
async fn send_all(
    socket: &mut WebSocket,
    first: Utf8Bytes,
    waiting: &mut mpsc::Receiver<Utf8Bytes>,
) -> Option<()> {
    let all = async {
        socket.feed(Message::Text(first)).await?;
        let mut fed = 0;
        while let Ok(text) = waiting.try_recv() {
            fed += text.len();
            socket.feed(Message::Text(text)).await?;
            if fed > LARGEST_MESSAGE {
                break;
            }
        }
        socket.flush().await
    };
    timeout(TIME_TO_SEND, all).await.ok()?.ok()
}

async fn refuse(socket: &mut WebSocket, reason: Failure) -> Result<(), axum::Error> {
    if let Some(text) = text(&ToClient::Failed { reason }) {
        socket.send(Message::Text(text)).await?;
    }
    let close = CloseFrame { code: close_code::POLICY, reason: Utf8Bytes::default() };
    socket.send(Message::Close(Some(close))).await
}
