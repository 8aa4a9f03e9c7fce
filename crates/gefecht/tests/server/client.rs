//! Clients of the tests: a server in this process, requests, and seats that answer questions.

use std::net::SocketAddr;
use std::time::Duration;

use battleground::library::Library;
use battleground::{Battleground, Game};
use futures_util::{SinkExt, StreamExt};
use gefecht::hosting;
use gefecht::scenario::SCENES;
use kernel::Record;
use serde_json::{Value, json};
use server::Server;
use server::limits::Limits;
use server::ruleset::Ruleset;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::pair::Proxy;

/// Nothing on loopback takes this long, even on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A server in this process with a database of its own. If `BEHIND_PROXY` is set, its clients come
/// through HAProxy: `BEHIND_PROXY=1 cargo nextest run --workspace -E 'test(hostile::)'`.
pub struct House {
    pub address: SocketAddr,
    _proxy: Option<Proxy>,
    _folder: TempDir,
}

impl House {
    pub async fn new() -> House {
        Self::with(Limits { sockets_per_address: 500, ..Limits::default() }).await
    }

    pub async fn with(limits: Limits) -> House {
        Self::build(hosting::rulesets(&[]).unwrap(), limits).await
    }

    /// A server with these rulesets, for many clients.
    pub async fn of(rulesets: Vec<Box<dyn Ruleset>>) -> House {
        let limits =
            Limits { sockets_per_address: 500, requests_per_minute: 1_000, ..Limits::default() };
        Self::build(rulesets, limits).await
    }

    async fn build(rulesets: Vec<Box<dyn Ruleset>>, limits: Limits) -> House {
        let folder = tempfile::tempdir().unwrap();
        let database = format!("sqlite:{}/games.db", folder.path().display());
        let server = serve(&database, rulesets, limits).await;
        let proxy = match std::env::var_os("BEHIND_PROXY") {
            Some(_) => Some(Proxy::start([server, server]).await),
            None => None,
        };
        let address = proxy.as_ref().map_or(server, |proxy| proxy.address);
        House { address, _proxy: proxy, _folder: folder }
    }

    /// Opens a game with a fixed seed between two kinds of players.
    pub async fn open(&self, seats: [&str; 2]) -> (String, [Option<String>; 2]) {
        open(self.address, json!({ "seats": seats })).await
    }
}

/// Starts a server over a database; gives where it is.
pub async fn serve(database: &str, rulesets: Vec<Box<dyn Ruleset>>, limits: Limits) -> SocketAddr {
    let loopback = SocketAddr::from(([127, 0, 0, 1], 0));
    let files = crate::page::file;
    let server = Server::bind(loopback, database, rulesets, files, SCENES, limits).await.unwrap();
    let address = server.address().unwrap();
    tokio::spawn(server.run());
    address
}

/// Opens a game of Battleground; `more` adds to what is asked for.
pub async fn open(address: SocketAddr, more: Value) -> (String, [Option<String>; 2]) {
    let mut new = json!({
        "ruleset": "battleground", "seats": ["person", "person"], "seed": "07".repeat(32),
    });
    for (key, value) in more.as_object().unwrap() {
        new[key] = value.clone();
    }
    let (status, opened) = request(address, "POST", "/api/games", Some(&new)).await;
    assert_eq!(status, 201, "{opened}");
    let token = |n: usize| opened["tokens"][n].as_str().map(str::to_owned);
    (opened["game"].as_str().unwrap().to_owned(), [token(0), token(1)])
}

/// A request and its answer: status and JSON.
pub async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    body: Option<&Value>,
) -> (u16, Value) {
    let body = body.map(Value::to_string).unwrap_or_default();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    let (status, text) = raw_request(address, format!("{head}{body}").as_bytes()).await;
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

/// Sends bytes and reads an answer of HTTP to its end.
pub async fn raw_request(address: SocketAddr, bytes: &[u8]) -> (u16, String) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let exchange = async {
        // A server that refuses early may close before it has read everything.
        let _ = stream.write_all(bytes).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        answer
    };
    let answer = timeout(PATIENCE, exchange).await.unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let status = answer.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let chunked = head.to_lowercase().contains("transfer-encoding: chunked");
    (status, if chunked { dechunk(body) } else { body.to_owned() })
}

fn dechunk(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        if size == 0 {
            break;
        }
        whole.push_str(&rest[..size]);
        body = &rest[size + 2..];
    }
    whole
}

/// A socket of the tests.
pub struct Client {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Client {
    /// Connects without saying anything.
    pub async fn connect(address: SocketAddr) -> Client {
        Self::try_connect(address, None).await.unwrap()
    }

    /// Connects as a page of some origin does.
    pub async fn try_connect(
        address: SocketAddr,
        origin: Option<&str>,
    ) -> Result<Client, tungstenite::Error> {
        let mut request = format!("ws://{address}/api/socket").into_client_request()?;
        if let Some(origin) = origin {
            request.headers_mut().insert("Origin", origin.parse().unwrap());
        }
        Ok(Client { socket: connect_async(request).await?.0 })
    }

    /// Connects and joins; gives the welcome.
    pub async fn join(address: SocketAddr, game: &str, token: Option<&String>) -> (Client, Value) {
        let mut client = Client::connect(address).await;
        let mut join = json!({ "type": "join", "game": game, "log": 5000 });
        if let Some(token) = token {
            join["token"] = json!(token);
        }
        client.send(join).await;
        let welcome = client.welcome().await;
        (client, welcome)
    }

    /// A welcome with the parts of the table and the steps that come before it.
    pub async fn welcome(&mut self) -> Value {
        let (mut table, mut log) = (json!({}), Vec::new());
        loop {
            let mut message = self.next().await.unwrap();
            match message["type"].as_str() {
                Some("table") => {
                    let part = &mut table[message["part"].as_str().unwrap()];
                    match (part.as_array_mut(), message["value"].as_array_mut()) {
                        (Some(list), Some(more)) => list.append(more),
                        _ => *part = message["value"].take(),
                    }
                }
                Some("log") => log.extend(message["steps"].as_array().unwrap().iter().cloned()),
                Some("welcome") => {
                    message["table"] = table;
                    message["log"] = json!(log);
                    return message;
                }
                _ => {}
            }
        }
    }

    pub async fn send(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message; nothing when the server has closed the connection.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.unwrap()? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message of a type; others are passed over.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("closed before `{kind}`"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Why the server closes the connection.
    pub async fn failure(&mut self) -> String {
        loop {
            match self.next().await {
                Some(message) if message["type"] == "failed" => {
                    return message["reason"].as_str().unwrap().to_owned();
                }
                Some(_) => {}
                None => return "closed".to_owned(),
            }
        }
    }

    pub async fn answer(&mut self, question: &Value, choice: &Value) {
        let id = &question["id"];
        self.send(json!({ "type": "answer", "question": id, "choice": choice })).await;
    }
}

/// Answers every question of a seat until the game is over; `pick` says which option.
pub async fn sit(
    (mut client, welcome): (Client, Value),
    mut pick: impl FnMut(&Value) -> usize,
) -> Value {
    let mut now = welcome["now"].clone();
    let mut answered = Value::Null;
    while now["outcome"].is_null() {
        let question = &now["question"];
        if !question.is_null() && question["id"] != answered {
            let options = question["options"].as_array().unwrap();
            let choice = &options[pick(question) % options.len()];
            client.answer(question, choice).await;
            answered = question["id"].clone();
        }
        now = client.next_of("update").await["now"].clone();
    }
    now
}

/// Picks options without plan, but the same ones each time.
pub fn scripted(seed: usize) -> impl FnMut(&Value) -> usize {
    let mut number = seed;
    move |_| {
        number =
            number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        number >> 33
    }
}

/// The record of a finished game, verified.
pub async fn record(address: SocketAddr, game: &str) -> Record<Battleground> {
    let (status, record) =
        request(address, "GET", &format!("/api/games/{game}/record"), None).await;
    assert_eq!(status, 200, "{record}");
    let record: Record<Battleground> = serde_json::from_value(record).unwrap();
    let _: Game = record.verify(Library::embedded().unwrap()).unwrap();
    record
}
