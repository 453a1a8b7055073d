//! Connection limits, in total and per address.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustix::process::{Resource, getrlimit, setrlimit};

use crate::config::ConnectionRules;

/// A power of two.
const SHARDS: usize = 16;

/// Counts connections and handshakes.
#[derive(Debug)]
pub struct Caps {
    total: usize,
    per_address: usize,
    handshakes: usize,
    open: AtomicUsize,
    hasher: RandomState,
    shards: [Mutex<HashMap<IpAddr, Counts>>; SHARDS],
}

#[derive(Debug, Default)]
struct Counts {
    open: usize,
    handshakes: usize,
}

/// An admitted connection; released on drop.
#[derive(Debug)]
pub struct Place {
    caps: Arc<Caps>,
    /// `None` for an exempt address.
    address: Option<IpAddr>,
}

/// An admitted handshake; ends on drop.
#[derive(Debug)]
pub struct Shaking<'a>(&'a Place);

impl Caps {
    /// Creates it with these limits.
    pub fn new(rules: &ConnectionRules) -> Arc<Self> {
        Arc::new(Self {
            total: rules.total,
            per_address: rules.per_address,
            handshakes: rules.handshakes_per_address,
            open: AtomicUsize::new(0),
            hasher: RandomState::new(),
            shards: std::array::from_fn(|_| Mutex::default()),
        })
    }

    /// Admits a connection. Addresses that represent many clients, such as load balancers, are `exempt` from the
    /// per-address limit.
    ///
    /// # Errors
    /// The reached limit: `total` or `address`.
    pub fn enter(self: &Arc<Self>, peer: IpAddr, exempt: bool) -> Result<Place, &'static str> {
        if self.open.fetch_add(1, Ordering::AcqRel) >= self.total {
            self.open.fetch_sub(1, Ordering::AcqRel);
            return Err("total");
        }
        let mut place = Place {
            caps: Arc::clone(self),
            address: None,
        };
        if exempt {
            return Ok(place);
        }
        let address = network(peer);
        let mut shard = self.shard(address);
        let counts = shard.entry(address).or_default();
        if counts.open >= self.per_address {
            drop(shard);
            return Err("address");
        }
        counts.open += 1;
        place.address = Some(address);
        Ok(place)
    }

    fn shard(&self, address: IpAddr) -> MutexGuard<'_, HashMap<IpAddr, Counts>> {
        let at = self.hasher.hash_one(address) as usize % SHARDS;
        self.shards[at].lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place {
    /// Starts a handshake; `None` when this address has too many unfinished ones.
    pub fn shake(&self) -> Option<Shaking<'_>> {
        if let Some(address) = self.address {
            let mut shard = self.caps.shard(address);
            let counts = shard.entry(address).or_default();
            if counts.handshakes >= self.caps.handshakes {
                return None;
            }
            counts.handshakes += 1;
        }
        Some(Shaking(self))
    }
}

impl Drop for Shaking<'_> {
    fn drop(&mut self) {
        if let Some(address) = self.0.address
            && let Some(counts) = self.0.caps.shard(address).get_mut(&address)
        {
            counts.handshakes = counts.handshakes.saturating_sub(1);
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.caps.open.fetch_sub(1, Ordering::AcqRel);
        let Some(address) = self.address else { return };
        let mut shard = self.caps.shard(address);
        if let Some(counts) = shard.get_mut(&address) {
            counts.open = counts.open.saturating_sub(1);
            if counts.open == 0 {
                shard.remove(&address);
            }
        }
    }
}

/// The network of one customer: a /64 for IPv6.
fn network(peer: IpAddr) -> IpAddr {
    match peer.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        four => four,
    }
}

/// Raises the limit of open files as far as the system allows, because every connection is a file, and may need another
/// to the backend.
pub fn raise_file_limit(connections: usize) {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, limit) {
        tracing::warn!(%error, "the limit of open files cannot be raised");
    }
    let files = getrlimit(Resource::Nofile).current;
    let wanted = u64::try_from(connections).unwrap_or(u64::MAX).saturating_mul(2);
    if files.is_some_and(|files| files < wanted) {
        tracing::warn!(
            files,
            connections,
            "there may be fewer open files than connections need (connections.total)"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;

    fn caps(total: usize, per_address: usize) -> Arc<Caps> {
        let mut rules = Config::load(None, std::iter::empty()).expect("settings").connections;
        (rules.total, rules.per_address, rules.handshakes_per_address) = (total, per_address, 1);
        Caps::new(&rules)
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn an_address_has_its_share_and_a_64_is_one_address() {
        let caps = caps(100, 2);
        let first = caps.enter(ip("2001:db8::1"), false).expect("room");
        let _second = caps.enter(ip("2001:db8::2"), false).expect("room");
        assert_eq!(caps.enter(ip("2001:db8::3"), false).err(), Some("address"));
        assert!(caps.enter(ip("2001:db8:0:1::3"), false).is_ok());
        assert!(
            caps.enter(ip("2001:db8::3"), true).is_ok(),
            "a load balancer represents many clients"
        );
        drop(first);
        assert!(caps.enter(ip("2001:db8::3"), false).is_ok());
        let four = caps.enter(ip("192.0.2.1"), false).expect("room");
        let shaking = four.shake().expect("the first");
        assert!(
            caps.enter(ip("::ffff:192.0.2.1"), false)
                .expect("room")
                .shake()
                .is_none()
        );
        drop(shaking);
        assert!(four.shake().is_some());
    }

    #[test]
    fn the_total_limit_refuses_the_next_connection_and_dropped_ones_free_their_places() {
        let caps = caps(2, 2);
        let places = [1, 2].map(|n| caps.enter(ip(&format!("192.0.2.{n}")), false).expect("room"));
        assert_eq!(caps.enter(ip("192.0.2.3"), false).err(), Some("total"));
        drop(places);
        assert_eq!(caps.open.load(Ordering::Acquire), 0);
        assert!(caps.shards.iter().all(|shard| shard.lock().expect("whole").is_empty()));
    }
}
