//! What browsers say of modules: how long they took to come, whether they came, what they threw, how pages felt.
//!
//! **Invariant**: whoever sends it can at worst change numbers of versions that are live; no text of theirs becomes a
//! label, one client counts for a few, and no network ends a trial by itself.

mod counters;
mod report;
mod tally;
mod trials;

use std::net::IpAddr;
use std::time::Duration;

use moka::sync::Cache;
use prometheus::Registry;

use crate::releases::Standing;
use counters::Counters;
pub use report::Report;
pub use tally::Network;
use trials::Trials;

/// What one client may have counted in a minute: an office behind one address, not a flood.
const OF_ONE_CLIENT: u32 = 240;
const A_MINUTE: Duration = Duration::from_secs(60);
const CLIENTS: u64 = 50_000;

/// Everything reported.
pub struct Beacons {
    counters: Counters,
    trials: Trials,
    clients: Cache<IpAddr, u32>,
}

impl Beacons {
    /// Counting into this registry.
    ///
    /// # Errors
    /// When two series have one name.
    pub fn new(registry: &Registry) -> prometheus::Result<Self> {
        Ok(Self {
            counters: Counters::register(registry)?,
            trials: Trials::default(),
            clients: Cache::builder().max_capacity(CLIENTS).time_to_live(A_MINUTE).build(),
        })
    }

    /// The pointers moved: versions nobody gets lose their series, a new trial begins at nothing.
    pub fn follow(&self, standing: &Standing) {
        self.counters.follow(standing);
        self.trials.follow(&standing.channels);
    }

    /// Trials and what was counted of them, for the watch; the look is noted.
    pub fn trials(&self, now: u64) -> serde_json::Value {
        self.counters.watched(now);
        self.trials.told()
    }

    /// Count a call by the set its page was composed with.
    pub fn call(&self, standing: &Standing, claimed: Option<&http::HeaderValue>) {
        let set = claimed.and_then(|value| value.to_str().ok());
        self.counters.call(match set {
            None => "none",
            Some(set) if standing.is_current(set) => "current",
            Some(_) => "other",
        });
    }

    /// Counts a report by what became of it.
    pub fn report(&self, outcome: &'static str) {
        self.counters.report(outcome);
    }

    /// Counts the events of a report whose modules and versions are being served.
    pub fn count(&self, standing: &Standing, report: &Report, network: Option<Network>) {
        for event in &report.events {
            let (module, version) = event.about();
            if !standing.is_served(module, version) {
                continue;
            }
            self.counters.event(module, version, &event.what);
            self.trials.event((module, version), &event.what, network);
        }
    }

    /// Whether a client may have so many more events counted.
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
