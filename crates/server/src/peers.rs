//! Other processes over the same storage: what they write reaches the rooms here, who is at their
//! tables is known here, and what a dead one had to do is done here.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use kernel::Seat;
use serde::{Deserialize, Serialize};
use tokio::sync::Notify;
use tokio::time::{sleep, timeout};

use crate::protocol::Raw;
use crate::room::{Command, News};
use crate::rooms::Rooms;
use crate::store::{Listening, Shared, Store, StoreFault};

/// How often a process says that it is alive.
const BEAT: Duration = Duration::from_secs(1);

/// So many beats lie between two looks for what a dead process or a closed room left behind.
const BEATS_TO_LOOK: u64 = 10;

/// A connection that hears nothing for so long, not even the own beat, is lost.
const DEAF_AFTER: Duration = Duration::from_secs(8);

/// Comings and goings within this time are told together.
const TOGETHER: Duration = Duration::from_millis(50);

/// Tables in one notification; each is less than 150 bytes.
const MOST_TABLES: usize = 50;

/// Who is at a table of one process.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Attendance {
    /// The seats whose players are there.
    pub seats: Vec<Seat>,
    /// How many watch.
    pub spectators: u32,
    /// Whether the clocks run.
    pub clocks: bool,
    /// Whether the others shall tell who is at theirs.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ask: bool,
}

/// What processes tell each other.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Notice {
    /// A log has grown.
    Grown {
        game: String,
        from: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entries: Option<Vec<Raw>>,
    },
    /// Who is at which table.
    Attendance(BTreeMap<String, Attendance>),
    /// Nobody acts for a game any more.
    Free { game: String },
}

/// What is known of the other processes.
pub struct Peers {
    store: Arc<dyn Store>,
    others: Mutex<HashSet<String>>,
    /// How often this process was taken for dead: what it held before is lost.
    life: AtomicU64,
    leaving: AtomicBool,
    outbox: Mutex<HashMap<String, Attendance>>,
    outgoing: Notify,
}

impl Peers {
    /// The peers over a storage; nothing if it is not shared.
    #[must_use]
    pub fn over(store: &Arc<dyn Store>) -> Option<Peers> {
        store.shared()?;
        Some(Peers {
            store: store.clone(),
            others: Mutex::default(),
            life: AtomicU64::new(0),
            leaving: AtomicBool::new(false),
            outbox: Mutex::default(),
            outgoing: Notify::new(),
        })
    }

    /// Which life of this process it is.
    #[must_use]
    pub fn life(&self) -> u64 {
        self.life.load(Ordering::Relaxed)
    }

    /// Whether another process is alive.
    #[must_use]
    pub fn is_alive(&self, process: &str) -> bool {
        self.others.lock().unwrap_or_else(PoisonError::into_inner).contains(process)
    }

    /// Takes in who is alive. Whether that is new.
    fn know(&self, others: Vec<String>) -> bool {
        let others = others.into_iter().collect();
        let mut known = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut *known, others) != *known
    }

    /// Tells the others soon who is at a table here.
    pub fn publish(&self, game: &str, attendance: Attendance) {
        let mut outbox = self.outbox.lock().unwrap_or_else(PoisonError::into_inner);
        let ask = outbox.get(game).is_some_and(|before| before.ask) || attendance.ask;
        outbox.insert(game.to_owned(), Attendance { ask, ..attendance });
        self.outgoing.notify_one();
    }

    /// Acts for a game no longer, and says so.
    pub async fn release(&self, game: String) {
        let Some(shared) = self.store.shared() else { return };
        let released = async {
            shared.release(&game).await?;
            shared.tell(&written(&[Notice::Free { game: game.clone() }])).await
        };
        if let Err(fault) = released.await {
            tracing::warn!(game, %fault, "a game is not released yet");
        }
    }

    /// Leaves everything to the others.
    pub async fn leave(&self) {
        self.leaving.store(true, Ordering::Relaxed);
        if let Some(shared) = self.store.shared()
            && let Err(fault) = shared.leave().await
        {
            tracing::warn!(%fault, "the others will notice late that this process has left");
        }
    }
}

/// Keeps in touch with the other processes, as long as this one runs.
pub fn keep_in_touch(rooms: &Rooms) {
    tokio::spawn(hear(rooms.clone()));
    tokio::spawn(live(rooms.clone()));
    tokio::spawn(tell(rooms.clone()));
}

/// Hears what the others tell; after a lost connection all rooms read on.
async fn hear(rooms: Rooms) {
    let Some(shared) = rooms.store().shared() else { return };
    loop {
        match shared.listen().await {
            Ok(mut listening) => {
                rooms.everywhere(|| News::ReadOn);
                let fault = listen(&rooms, listening.as_mut()).await;
                tracing::warn!(%fault, "listens again");
                rooms.everywhere(|| News::Away);
            }
            Err(fault) => tracing::warn!(%fault, "cannot listen to the other processes"),
        }
        sleep(BEAT / 4).await;
    }
}

async fn listen(rooms: &Rooms, listening: &mut dyn Listening) -> StoreFault {
    loop {
        match timeout(DEAF_AFTER, listening.next()).await {
            Ok(Ok(Some((process, news)))) => pass_on(rooms, &process, &news),
            Ok(Ok(None)) => {}
            Ok(Err(fault)) => return fault,
            Err(_) => return StoreFault::Failed("nothing is heard".to_owned()),
        }
    }
}

fn pass_on(rooms: &Rooms, process: &str, news: &str) {
    match serde_json::from_str(news) {
        Ok(Notice::Grown { game, from, entries }) => rooms.inform(&game, || {
            let entries = entries.map(|all| all.iter().map(|one| one.get().to_owned()).collect());
            News::Grown { from, entries }
        }),
        Ok(Notice::Attendance(tables)) => {
            for (game, attendance) in tables {
                rooms.inform(&game, || News::Attendance(process.to_owned(), attendance));
            }
        }
        Ok(Notice::Free { game }) => rooms.inform(&game, || News::Free),
        Err(fault) => {
            tracing::warn!(process, %fault, "another process tells what is not understood")
        }
    }
}

/// Says that this process is alive, and looks after what the dead have left.
async fn live(rooms: Rooms) {
    let (Some(shared), Some(peers)) = (rooms.store().shared(), rooms.peers()) else { return };
    let mut looked = 0;
    for beat in 0.. {
        if peers.leaving.load(Ordering::Relaxed) {
            return;
        }
        match shared.beat().await {
            Ok(pulse) => {
                let changed = peers.know(pulse.others);
                peers.life.fetch_add(u64::from(pulse.reborn), Ordering::Relaxed);
                if changed || beat >= looked + BEATS_TO_LOOK {
                    looked = beat;
                    if let Err(fault) = look_after(&rooms, shared).await {
                        tracing::warn!(%fault, "what others left is looked for later");
                    }
                }
                if changed || pulse.reborn {
                    rooms.everywhere(|| News::Alive);
                }
            }
            Err(fault) => tracing::warn!(%fault, "cannot say that this process is alive"),
        }
        sleep(BEAT).await;
    }
}

/// Takes over the games of dead processes, and releases what no room here acts for any more.
async fn look_after(rooms: &Rooms, shared: &dyn Shared) -> Result<(), StoreFault> {
    let taken = shared.take_over().await?;
    let released = shared.release_others(&[rooms.games(), taken.clone()].concat()).await?;
    let free: Vec<Notice> = released.into_iter().map(|game| Notice::Free { game }).collect();
    if !free.is_empty() {
        shared.tell(&written(&free)).await?;
    }
    let rooms = rooms.clone();
    tokio::spawn(async move {
        for game in taken {
            rooms.send(&game, Command::News(News::Lead)).await;
        }
    });
    Ok(())
}

/// Tells who is at the tables here.
async fn tell(rooms: Rooms) {
    let (Some(shared), Some(peers)) = (rooms.store().shared(), rooms.peers()) else { return };
    loop {
        peers.outgoing.notified().await;
        sleep(TOGETHER).await;
        let all = std::mem::take(&mut *peers.outbox.lock().unwrap_or_else(PoisonError::into_inner));
        let all: Vec<(String, Attendance)> = all.into_iter().collect();
        let notices = all.chunks(MOST_TABLES).map(|some| some.iter().cloned().collect());
        let notices: Vec<Notice> = notices.map(Notice::Attendance).collect();
        if let Err(fault) = shared.tell(&written(&notices)).await {
            // The rooms tell it again when they read on.
            tracing::warn!(%fault, "the others are not told who is here");
        }
    }
}

fn written(notices: &[Notice]) -> Vec<String> {
    notices.iter().filter_map(|notice| serde_json::to_string(notice).ok()).collect()
}
