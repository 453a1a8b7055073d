//! Counts open WebSockets by address and by tenant.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use prometheus::IntGauge;

use crate::config::Upgrades;

/// Open WebSockets by address and tenant.
pub struct Open {
    counts: Mutex<HashMap<Owner, u32>>,
    gauge: IntGauge,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Owner {
    Ip(IpAddr),
    Tenant(String),
}

/// One open WebSocket, counted until dropped.
pub struct OpenGuard {
    open: Arc<Open>,
    owners: [Owner; 2],
}

impl Open {
    /// No open WebSockets.
    pub fn new(gauge: &IntGauge) -> Self {
        Self {
            counts: Mutex::default(),
            gauge: gauge.clone(),
        }
    }

    /// Counts one more for this address and tenant; `None` when either has reached its limit.
    pub fn enter(self: &Arc<Self>, ip: IpAddr, tenant: &str, rules: &Upgrades) -> Option<OpenGuard> {
        let owners = [Owner::Ip(ip), Owner::Tenant(tenant.to_owned())];
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let has_room = |owner: &Owner, most| counts.get(owner).copied().unwrap_or(0) < most;
        if !has_room(&owners[0], rules.per_ip) || !has_room(&owners[1], rules.per_tenant) {
            return None;
        }
        for owner in &owners {
            *counts.entry(owner.clone()).or_insert(0) += 1;
        }
        self.gauge.inc();
        Some(OpenGuard {
            open: Arc::clone(self),
            owners,
        })
    }
}

impl Drop for OpenGuard {
    fn drop(&mut self) {
        let mut counts = self.open.counts.lock().unwrap_or_else(PoisonError::into_inner);
        for owner in &self.owners {
            if let Some(count) = counts.get_mut(owner) {
                *count -= 1;
                if *count == 0 {
                    counts.remove(owner);
                }
            }
        }
        self.open.gauge.dec();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_and_given_back() {
        let rules = Upgrades {
            routes: Vec::new(),
            per_ip: 2,
            per_tenant: 3,
            idle_seconds: 1,
        };
        let gauge = IntGauge::new("g", "g").expect("a gauge");
        let open = Arc::new(Open::new(&gauge));
        let enter = |last: u8, tenant: &str| open.enter(IpAddr::from([10, 0, 0, last]), tenant, &rules);
        let first = [enter(1, "a"), enter(1, "a")];
        assert!(first.iter().all(Option::is_some));
        assert!(enter(1, "b").is_none(), "an address has two");
        let third = enter(2, "a");
        assert!(third.is_some() && enter(3, "a").is_none(), "a tenant has three");
        assert_eq!(gauge.get(), 3);
        drop((first, third));
        assert!(gauge.get() == 0 && enter(1, "a").is_some());
        assert!(
            open.counts.lock().expect("counts").is_empty(),
            "closed connections leave no entries"
        );
    }
}
