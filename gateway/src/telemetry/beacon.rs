//! Browsers' reports about modules: load times, load failures, exceptions, web vitals.
//!
//! **Invariant**: a forged report can at worst change the numbers of live versions. Its text never becomes a label, the
//! events of one client are rate limited, and one network alone cannot end a canary.

mod counters;
mod report;
mod tally;
mod trials;

use std::net::IpAddr;
use std::time::{Duration, Instant};

use moka::Expiry;
use moka::sync::Cache;
use prometheus::Registry;

use crate::releases::ResolvedChannels;
use counters::Counters;
pub use report::Report;
pub use tally::Network;
use trials::Trials;

/// Events counted for one client address per minute: enough for an office behind one address, not for a flood.
const OF_ONE_CLIENT: u32 = 240;
const A_MINUTE: Duration = Duration::from_secs(60);
const CLIENTS: u64 = 50_000;

/// A client's count begins anew a minute after its first event, however many follow.
struct Window;

impl Expiry<IpAddr, u32> for Window {
    fn expire_after_create(&self, _client: &IpAddr, _events: &u32, _now: Instant) -> Option<Duration> {
        Some(A_MINUTE)
    }
}

/// Everything reported.
pub struct Beacons {
    counters: Counters,
    trials: Trials,
    clients: Cache<IpAddr, u32>,
}

impl Beacons {
    /// Counts into this registry.
    ///
    /// # Errors
    /// When a metric of the same name is registered already.
    pub fn new(registry: &Registry) -> prometheus::Result<Self> {
        Ok(Self {
            counters: Counters::register(registry)?,
            trials: Trials::default(),
            clients: Cache::builder().max_capacity(CLIENTS).expire_after(Window).build(),
        })
    }

    /// The pointers changed: removes the series of versions no longer served, and starts the counts of a new canary at
    /// zero.
    pub fn follow(&self, resolved: &ResolvedChannels) {
        self.counters.follow(resolved);
        self.trials.follow(&resolved.channels);
    }

    /// Running canaries and their counts, for the canary watch; records that the watch looked.
    pub fn trials(&self, now: u64) -> serde_json::Value {
        self.counters.watched(now);
        self.trials.told()
    }

    /// Counts a call by the release set of its page.
    pub fn call(&self, resolved: &ResolvedChannels, claimed: Option<&http::HeaderValue>) {
        let set = claimed.and_then(|value| value.to_str().ok());
        self.counters.call(match set {
            None => "none",
            Some(set) if resolved.is_current(set) => "current",
            Some(_) => "other",
        });
    }

    /// Counts a report by its outcome.
    pub fn report(&self, outcome: &'static str) {
        self.counters.report(outcome);
    }

    /// Counts the events of a report whose modules and versions are being served.
    pub fn count(&self, resolved: &ResolvedChannels, report: &Report, network: Option<Network>) {
        for event in &report.events {
            let (module, version) = event.about();
            if !resolved.is_served(module, version) {
                continue;
            }
            self.counters.event(module, version, &event.what);
            self.trials.event((module, version), &event.what, network);
        }
    }

    /// Whether the client's rate limit allows this many more events.
    pub fn may(&self, client: Option<IpAddr>, events: usize) -> bool {
        let Some(client) = client else { return false };
        let more = u32::try_from(events).unwrap_or(u32::MAX);
        let counted = self.clients.get(&client).unwrap_or(0).saturating_add(more);
        if counted > OF_ONE_CLIENT {
            return false;
        }
        self.clients.insert(client, counted);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_do_not_extend_the_minute_of_a_client() {
        let client = "192.0.2.1".parse().expect("an address");
        let now = Instant::now();
        let left = Some(Duration::from_secs(7));
        assert_eq!(Window.expire_after_create(&client, &1, now), Some(A_MINUTE));
        assert_eq!(Window.expire_after_update(&client, &2, now, left), left);
    }
}
