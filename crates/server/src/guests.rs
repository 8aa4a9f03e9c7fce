//! Who is connected from where, and how often an address asks for what costs work.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::limits::{ANALYSES_PER_ADDRESS, Bucket, Limits};

/// Addresses that are remembered at once; beyond that the quiet ones are forgotten.
const MOST_ADDRESSES: usize = 10_000;

/// All addresses that are known at the moment.
#[derive(Clone)]
pub struct Guests {
    limits: Limits,
    known: Arc<Mutex<HashMap<IpAddr, Guest>>>,
}

struct Guest {
    sockets: u32,
    analyses: u32,
    bucket: Bucket,
}

impl Guest {
    fn count(&mut self, kind: Kind) -> &mut u32 {
        match kind {
            Kind::Socket => &mut self.sockets,
            Kind::Analysis => &mut self.analyses,
        }
    }
}

#[derive(Clone, Copy)]
enum Kind {
    Socket,
    Analysis,
}

/// A socket of an address, or a game that is thought about for it; it counts until it is dropped.
pub struct Ticket {
    guests: Guests,
    address: IpAddr,
    kind: Kind,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        if let Some(guest) = self.guests.lock().get_mut(&self.address) {
            let count = guest.count(self.kind);
            *count = count.saturating_sub(1);
        }
    }
}

impl Guests {
    /// Nobody yet.
    #[must_use]
    pub fn new(limits: Limits) -> Guests {
        Guests { limits, known: Arc::default() }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, Guest>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets one more socket of an address in, unless it has too many.
    #[must_use]
    pub fn enter(&self, address: IpAddr) -> Option<Ticket> {
        if self.sockets() >= self.limits.connections {
            return None;
        }
        self.ticket(address, Kind::Socket, self.limits.sockets_per_address)
    }

    /// Lets a game be thought about for an address, unless one is already.
    #[must_use]
    pub fn study(&self, address: IpAddr) -> Option<Ticket> {
        self.ticket(address, Kind::Analysis, ANALYSES_PER_ADDRESS)
    }

    fn ticket(&self, address: IpAddr, kind: Kind, most: u32) -> Option<Ticket> {
        let address = network(address);
        self.with(address, Instant::now(), |guest| {
            let count = guest.count(kind);
            let room = *count < most;
            *count += u32::from(room);
            room
        })
        .then(|| Ticket { guests: self.clone(), address, kind })
    }

    /// How many sockets there are.
    #[must_use]
    pub fn sockets(&self) -> usize {
        self.lock().values().map(|guest| guest.sockets as usize).sum()
    }

    /// Whether an address may ask for work now.
    #[must_use]
    pub fn ask(&self, address: IpAddr, now: Instant) -> bool {
        self.with(network(address), now, |guest| guest.bucket.take(now))
    }

    fn with(&self, address: IpAddr, now: Instant, f: impl Fn(&mut Guest) -> bool) -> bool {
        let mut known = self.lock();
        if known.len() >= MOST_ADDRESSES && !known.contains_key(&address) {
            known.retain(|_, guest| {
                guest.sockets + guest.analyses > 0 || !guest.bucket.is_full(now)
            });
        }
        let most = f64::from(self.limits.requests_per_minute);
        let fresh =
            || Guest { sockets: 0, analyses: 0, bucket: Bucket::new(most / 60.0, most, now) };
        f(known.entry(address).or_insert_with(fresh))
    }
}

/// One household has one IPv4 address, or a whole network of 2^64 IPv6 addresses.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_sockets_and_no_more() {
        let limits = Limits { sockets_per_address: 2, ..Limits::default() };
        let guests = Guests::new(limits);
        let address = IpAddr::from([127, 0, 0, 1]);
        let first = guests.enter(address);
        let second = guests.enter(address);
        assert!(first.is_some() && second.is_some());
        assert!(guests.enter(address).is_none());
        assert!(guests.enter(IpAddr::from([127, 0, 0, 2])).is_some());
        drop(first);
        assert!(guests.enter(address).is_some());
    }

    #[test]
    fn one_game_is_thought_about_for_an_address() {
        let guests = Guests::new(Limits::default());
        let address = IpAddr::from([127, 0, 0, 1]);
        let study = guests.study(address);
        assert!(study.is_some() && guests.study(address).is_none());
        assert!(guests.enter(address).is_some(), "sockets count apart");
        drop(study);
        assert!(guests.study(address).is_some());
    }

    #[test]
    fn one_network_of_addresses_is_one_guest() {
        let limits = Limits { requests_per_minute: 1, ..Limits::default() };
        let guests = Guests::new(limits);
        let now = Instant::now();
        let at = |last| IpAddr::from([0x2001, 0xdb8, 0, 1, 0, 0, 0, last]);
        assert!(guests.ask(at(1), now));
        assert!(!guests.ask(at(2), now));
    }
}
